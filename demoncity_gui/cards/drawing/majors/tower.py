"""The Tower, Major XVI."""

from __future__ import annotations

from math import cos, radians, sin
from typing import Final

from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm, neck
from demoncity_gui.cards.drawing.backdrop import city, sky
from demoncity_gui.cards.drawing.features import ink
from demoncity_gui.cards.drawing.figures import Nose, crown
from demoncity_gui.cards.drawing.hair import strands
from demoncity_gui.cards.drawing.hands import palm
from demoncity_gui.cards.drawing.heads import Face, Feeling, Mouth, side, turned
from demoncity_gui.cards.drawing.legs import leg, shoe
from demoncity_gui.cards.drawing.light import glaze, glow, lit, within
from demoncity_gui.cards.drawing.majors.parts import folds
from demoncity_gui.cards.drawing.paint import fill, mixed, rimmed, tilted
from demoncity_gui.cards.drawing.primitives import blob, disc, joined, limb, placed, polygon, rect, star
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_STRIKE: Final = (318, 396)


def scene(painter: QPainter, t: Tones) -> None:
    """A tower is struck: its crown lifts off whole; a man falls head first, a woman on her back."""
    x, y = _STRIKE
    sky(painter, "#0A0710", mixed(BLACK, t.light, 0.62), 1000)
    for angle in range(0, 360, 20):
        far, near = ((x + 1200 * cos(radians(angle + a)), y + 1200 * sin(radians(angle + a))) for a in (0, 9))
        glaze(painter, polygon((_STRIKE, far, near)), t.light, 0.14)
    glow(painter, 330, 700, 480, t.light, 0.66)
    glow(painter, 330, 700, 300, look.SODIUM, 0.5)
    city(painter, 1040, "#12080C", look.SODIUM, tall=84, seed=45)
    _blast(painter, t)
    _burning_house(painter, t)
    _bolt(painter)
    _crown_flies(painter)
    for left, top, size, tilt in ((180, 440, 40, 50), (120, 360, 32, 10), (604, 420, 34, 60), (84, 500, 26, 30)):
        stone = placed(rect(-size / 2, -size / 2, size, size * 0.8), left, top, 1, tilt)
        lit(painter, stone, "#3E2C2A", look.SODIUM, (5 if left < 350 else -5, 4), shade="#0C080A", width=4)
    painter.save()
    painter.translate(60, 170)
    painter.scale(0.85, 0.85)
    _woman_falls(painter)
    painter.restore()
    painter.save()
    painter.translate(526, 745)
    painter.rotate(186)
    painter.scale(0.58, 0.58)
    _man_falls(painter)
    painter.restore()


def _blast(painter: QPainter, t: Tones) -> None:
    """The fire that bursts out of the tower's neck, in three flat tones."""
    x, y = _STRIKE
    for tone, out, inner, points, turn in ((look.OXBLOOD, 292, 190, 13, 6), (t.light, 232, 140, 13, 6), ("#FFB648",
            170, 96, 13, 6)):  # fmt: skip
        fill(painter, star(x, y, out, inner, points, turn), tone)


def _bolt(painter: QPainter) -> None:
    """The lightning, thick at the cloud and a point where it strikes; the white heart of the fire behind its point."""
    x, y = _STRIKE
    rimmed(painter, star(x, y + 26, 70, 32, 10, 8), look.BONE, BLACK, 6)
    whole = ((260, -150), (262, 100), (206, 236), (272, 226), (x, y + 76), (370, 170), (306, 180), (404, 40),
        (338, 50), (440, -150))  # fmt: skip
    rimmed(painter, polygon(whole), look.BONE, BLACK, 10)
    fill(painter, polygon((*whole[4:], (396, -150), (294, 76), (360, 66), (264, 206), (336, 196))), "#FFD98A")
    cloud = disc(140, -4, 66)
    for left, top, size in ((206, 26, 58), (288, 44, 70), (376, 48, 66), (448, 20, 62), (512, -10, 60)):
        cloud = cloud.united(disc(left, top, size))
    lit(painter, cloud, "#2A161C", look.SODIUM, (0, 7), shade="#12080C", width=8)


def _crown_flies(painter: QPainter) -> None:
    """The tower's head, a crown of gold, lifted off whole; the stones it stood on break from under it."""
    painter.save()
    painter.translate(500, 262)
    painter.rotate(24)
    painter.scale(1.22, 1.22)
    lit(painter, polygon(((-84, -4), (84, -4), (84, 26), (60, 26), (60, 46), (24, 46), (24, 30), (-16, 30), (-16, 50), (
        -52, 50), (-52, 28), (-84, 28))), "#6A443A", look.SODIUM, (-5, 5), shade="#241416")  # fmt: skip
    lit(painter, placed(crown(), 0, 0, 0.84), look.SODIUM, look.BONE, (-6, 7), shade="#7A3E12", width=7)
    fill(painter, joined(*(disc(way * 47, -24, 9) for way in (-1, 0, 1))), look.OXBLOOD)
    painter.restore()


def _burning_house(painter: QPainter, t: Tones) -> None:
    """A tower, whole against the sky: corbels under its broken battlement, a crack, lamps that burn in it."""
    dark, stone_ = "#1A0D12", "#5A3230"
    shaft = polygon(((244, 560), (396, 560), (430, 1060), (196, 1060)))
    lit(painter, shaft, stone_, "#FFC25A", (8, 9), shade="#2C161A", width=9)
    within(painter, shaft, polygon(((346, 560), (400, 560), (440, 1060), (330, 1060))), "#2C161A")
    for row in range(9):
        y, left = 630 + row * 50, 244 - (row * 50 + 70) * 0.096
        for x in (left + (24 if row % 2 else 60), left + (92 if row % 2 else 120)):
            within(painter, shaft, rect(x, y, 44, 6, 3), dark)
    for x, y in ((366, 594), (322, 912)):
        arch = blob(((x - 24, y + 74), (x - 24, y + 16), (x, y - 14), (x + 24, y + 16), (x + 24, y + 74)), tension=0.5)
        rimmed(painter, arch, "#FFD27A", BLACK, 7)
        fill(painter, joined(rect(x - 3, y - 10, 6, 84), rect(x - 24, y + 28, 48, 6)), BLACK)
    head = polygon(((222, 524), (222, 456), (258, 456), (258, 486), (290, 486), (302, 512), (332, 502), (346, 476), (
        380, 476), (380, 450), (418, 450), (418, 524), (396, 566), (244, 566)))  # fmt: skip
    lit(painter, head, "#7A4638", "#FFE0A0", (2, 9), shade="#3A1E20", width=9)
    within(painter, head, rect(210, 520, 220, 8), dark)
    crack = limb(((318, 512, 18), (300, 560, 12), (330, 610, 9), (296, 690, 7), (316, 740, 2)))
    fill(painter, crack, BLACK)
    fill(painter, limb(((316, 512, 6), (301, 558, 4), (326, 606, 1))), t.light)


def _man_falls(painter: QPainter) -> None:
    """He, thrown out, drawn upright around his waist: arms and legs flung apart, his coat's red lining spread open.

    A head is 140: shoulders (±70, -96), hips (±30, 112), upper arms 150, forearms 140, thighs 185, shins 175.
    """
    cloth, deep, light, rays = "#232A4A", "#06070F", "#FFC25A", (2, 9)
    skin, shade = "#E8B88A", "#8A5434"
    coat = blob(((-64, -130), (-120, -60), (-150, 60), (-214, 200), (-150, 190), (-100, 240), (-40, 196), (0, 226), (50,
        190), (110, 230), (150, 176), (220, 170), (150, 50), (116, -60), (64, -130)), tension=0.8)  # fmt: skip
    lit(painter, coat, "#9A1E24", light, rays, shade="#3A060C", width=7)
    within(painter, coat, folds(((-70, -60), (-110, 60), (-150, 200), 18), ((70, -60), (104, 60), (150, 190), 18)),
        "#4A080E")  # fmt: skip
    pelvis = blob(((-80, 70), (-76, 126), (-30, 156), (30, 156), (76, 126), (80, 70)), tension=0.8)
    lit(painter, pelvis, cloth, light, rays, shade=deep)
    leg(painter, ((-34, 112), (-150, 200), (-92, 364)), 96, cloth, light, rays, calf=1, shade=deep)
    shoe(painter, (-88, 374), 0.9, "#5A3020", light, turn=-16, mirror=True)
    leg(painter, ((34, 112), (84, 284), (88, 456)), 96, cloth, light, rays, calf=1, shade=deep)
    shoe(painter, (90, 466), 0.9, "#5A3020", light, turn=4)
    neck(painter, 2, -208, 66, -118, skin)
    trunk = blob(((-24, -134), (-78, -118), (-96, -70), (-74, 10), (-80, 94), (-60, 104), (60, 104), (80, 94), (80,
        60), (74, 10), (96, -70), (78, -118), (24, -134)), tension=0.6)  # fmt: skip
    lit(painter, trunk, cloth, light, rays, shade=deep)
    shirt = polygon(((-36, -134), (36, -134), (40, 60), (0, 92), (-40, 60)))
    lit(painter, shirt, look.BONE, look.BONE, rays, shade="#8A7A78", width=5)
    lit(painter, rect(-80, 84, 160, 22), "#1A1016", light, (0, 3), width=4)
    with tilted(painter, 0, -140, 8):
        painter.translate(-4, -44)
        turned(painter, 10, -220, 0.94, Face(shade, skin, nose=Nose.STRAIGHT, brow=12, mouth=Mouth.CRY, jaw=0.4,
            gaze=0.3, feeling=Feeling.FEAR))  # fmt: skip
        painter.translate(10, -220)
        painter.scale(1.28, 1.28)
        painter.translate(-10, 208)
        mop = blob(((58, -250), (74, -276), (66, -306), (48, -292), (36, -318), (8, -302), (-22, -314), (-38, -290),
            (-68, -282), (-76, -236), (-66, -188), (-44, -186), (-36, -236), (4, -254), (20, -240)),
            tension=0.8)  # fmt: skip
        lit(painter, mop, "#6A3618", "#E0923A", (5, 5), shade="#140C0A", width=6)
    arm(painter, ((-72, -92), (-190, -176), (-176, -316)), 72, cloth, light, rays, skin=skin, body=trunk,
        cuff=look.BONE)  # fmt: skip
    palm(painter, -174, -350, 4, 0.62, skin, towards=(0.2, 0.9))
    arm(painter, ((72, -92), (180, -44), (212, -178)), 72, cloth, light, rays, skin=skin, body=trunk,
        cuff=look.BONE)  # fmt: skip
    palm(painter, 222, -214, 16, 0.62, skin, mirror=True, towards=(0.2, 0.9))
    tie = blob(((-14, -124), (14, -124), (10, -80), (30, -20), (22, 50), (44, 110), (14, 122), (-16, 54), (-4, -10),
        (-12, -80)), tension=0.7)  # fmt: skip
    lit(painter, tie, look.DANGER, light, (3, 3), shade=look.OXBLOOD, width=5)


def _woman_falls(painter: QPainter) -> None:
    """She falls on her back: head and hips lowest; arms, legs, skirt and hair stream up after her.

    A head is 92. Shoulders (104, 812) and (128, 796); hips (214, 830) and (222, 806).
    """
    skin, cloth, dark, light = "#F2CDA6", "#F2ECE2", "#7A6A7A", look.SODIUM
    away, red, hair_ = (6, -5), "#C0242C", "#40141C"
    mane = blob(((-6, 840), (-14, 780), (4, 720), (-14, 660), (12, 690), (30, 640), (14, 566), (56, 620), (66, 680), (
        84, 640), (92, 604), (98, 670), (78, 740), (74, 800)), tension=0.8)  # fmt: skip
    lit(painter, mane, hair_, light, (5, -4), shade="#12060A", width=7)
    strands(painter, [((16, 780), (22, 730), (14, 690)), ((34, 776), (44, 710), (40, 640)), ((54, 770), (64, 720), (84,
        660))], hair_, light, 8)  # fmt: skip
    arm(painter, ((128, 804), (142, 710), (106, 624)), 36, skin, look.BONE, away, skin=skin)
    palm(painter, 100, 602, -18, 0.4, skin, towards=(0.4, -0.6))
    leg(painter, ((226, 812), (290, 712), (280, 600)), 62, skin, look.BONE, away, bare=True, shade="#8A5238", calf=1)
    leg(painter, ((214, 830), (330, 750), (366, 646)), 66, skin, look.BONE, away, bare=True, shade="#8A5238", calf=1)
    for x, y, turn in ((280, 600, -8), (366, 646, 18)):
        pump = blob(((-18, 8), (-16, -14), (-10, -40), (2, -62), (12, -54), (16, -14), (18, 10), (0, 2)), tension=0.6)
        lit(painter, placed(limb(((14, 0, 10), (32, -10, 4))), x, y, 1, turn), red, red, width=5)
        lit(painter, placed(pump, x, y, 1, turn), red, "#FF8A70", (3, -3), shade="#4A0A10", width=5)
    skirt = blob(((178, 782), (196, 740), (218, 700), (236, 726), (262, 716), (272, 744), (304, 750), (290, 786), (296,
        822), (262, 860), (216, 876), (176, 862)), tension=0.6)  # fmt: skip
    lit(painter, skirt, cloth, light, away, shade=dark, width=7)
    within(painter, skirt, joined(ink(((188, 810, 2), (214, 780, 9), (236, 730, 2))), ink(((196, 830, 2), (236, 800, 9),
        (274, 750, 2))), ink(((200, 850, 2), (240, 836, 9), (284, 800, 2)))), dark)  # fmt: skip
    bare = blob(((66, 812), (92, 796), (124, 778), (150, 780), (144, 850), (112, 850), (90, 834), (70, 834)),
        tension=0.7)  # fmt: skip
    lit(painter, bare, skin, look.BONE, away, shade="#8A5238", width=6, smooth=True)
    trunk = blob(((124, 778), (150, 776), (190, 782), (196, 820), (184, 862), (150, 864), (112, 852), (128, 838), (122,
        806)), tension=0.7)  # fmt: skip
    lit(painter, trunk, cloth, light, away, shade=dark, width=7)
    lit(painter, limb(((190, 790, 18), (188, 858, 18))), red, red, width=5)
    painter.save()
    painter.translate(38, 802)
    painter.rotate(-78)
    painter.scale(0.49, 0.49)
    side(painter, 0, 0, 1, Face("#B07A54", skin, nose=Nose.SNUB, brow=9, brow_colour="#40141C", stern=-0.9,
        mouth=Mouth.CRY, jaw=0.1, lips="#B8202C", iris="#3A6A4A"))  # fmt: skip
    cap = blob(((58, -70), (48, -102), (8, -126), (-44, -122), (-90, -90), (-106, -30), (-100, 50), (-70, 76), (-46,
        44), (-32, 10), (-26, -20), (-6, -44), (28, -64)), tension=0.8)  # fmt: skip
    lit(painter, cap, hair_, light, (5, -6), shade="#12060A", width=10)
    painter.restore()
    fill(painter, blob(((82, 810), (100, 803), (110, 828), (88, 834))), skin)
    arm(painter, ((126, 816), (196, 744), (214, 648)), 40, skin, look.BONE, away, skin=skin)
    palm(painter, 220, 624, 12, 0.43, skin, towards=(0.4, -0.6))
