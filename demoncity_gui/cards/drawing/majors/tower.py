"""The Tower, Major XVI."""

from __future__ import annotations

from math import cos, radians, sin
from typing import Final

from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm, neck
from demoncity_gui.cards.drawing.backdrop import city, sky
from demoncity_gui.cards.drawing.figures import Nose, crown
from demoncity_gui.cards.drawing.hands import palm
from demoncity_gui.cards.drawing.heads import Face, Feeling, Mouth, turned
from demoncity_gui.cards.drawing.legs import leg, shoe
from demoncity_gui.cards.drawing.light import glaze, glow, lit, within
from demoncity_gui.cards.drawing.majors.parts import folds
from demoncity_gui.cards.drawing.paint import fill, mixed, rimmed, tilted
from demoncity_gui.cards.drawing.primitives import blob, disc, joined, limb, placed, polygon, rect, star, windows
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_STRIKE: Final = (280, 400)


def scene(painter: QPainter, t: Tones) -> None:
    """A tower block leans over, struck: its crown flies off whole; two are thrown out like stars, head first."""
    x, y = _STRIKE
    sky(painter, "#0A0710", mixed(BLACK, t.light, 0.62), 1000)
    for angle in range(0, 360, 20):
        far, near = ((x + 1200 * cos(radians(angle + a)), y + 1200 * sin(radians(angle + a))) for a in (0, 9))
        glaze(painter, polygon((_STRIKE, far, near)), t.light, 0.14)
    glow(painter, 470, 640, 460, t.light, 0.62)
    glow(painter, 480, 640, 260, look.SODIUM, 0.5)
    city(painter, 1040, "#12080C", look.SODIUM, tall=130, seed=45)
    _blast(painter, t)
    _burning_house(painter, t)
    _bolt(painter)
    _crown_flies(painter)
    for left, top, size, tilt in ((470, 340, 40, 50), (100, 330, 34, 10), (610, 400, 30, 60), (64, 420, 24, 30)):
        stone = placed(rect(-size / 2, -size / 2, size, size * 0.8), left, top, 1, tilt)
        lit(painter, stone, "#3E2C2A", look.SODIUM, (5 if left < 350 else -5, 4), shade="#0C080A", width=4)
    painter.save()
    painter.translate(148, 728)
    painter.rotate(190)
    painter.scale(0.38, 0.38)
    _woman_falls(painter)
    painter.restore()
    painter.save()
    painter.translate(454, 724)
    painter.rotate(173)
    painter.scale(0.64, 0.64)
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
    rimmed(painter, star(x, y + 14, 96, 40, 10, 8), look.BONE, BLACK, 6)
    whole = ((322, -150), (320, 108), (240, 258), (304, 246), (x, y + 62), (416, 178), (344, 190), (456, 44),
        (386, 56), (490, -150))  # fmt: skip
    rimmed(painter, polygon(whole), look.BONE, BLACK, 10)
    fill(painter, polygon((*whole[4:], (446, -150), (346, 80), (414, 68), (302, 214), (374, 202))), "#FFD98A")
    cloud = blob(((220, -40), (228, 44), (262, 76), (308, 70), (334, 104), (388, 118), (432, 98), (472, 116), (518,
        108), (536, 72), (552, 30), (540, -40)), tension=0.9)  # fmt: skip
    cloud.translate(-30, 0)
    lit(painter, cloud, "#2A161C", look.SODIUM, (0, 7), shade="#12080C", width=8)


def _crown_flies(painter: QPainter) -> None:
    """The tower's head, a crown of gold on broken wall, free in the air."""
    painter.save()
    painter.translate(560, 244)
    painter.rotate(30)
    painter.scale(0.92, 0.92)
    lit(painter, polygon(((-88, 0), (88, 0), (82, 70), (52, 46), (30, 88), (0, 52), (-34, 80), (-58, 48), (-84, 74))),
        "#4A332E", look.SODIUM, (-8, 8), shade="#1A1012")  # fmt: skip
    fill(painter, windows(-62, 8, 4, 1, (34, 40), (20, 28)), "#FFC25A")
    lit(painter, placed(crown(), 0, 0, 0.84), look.SODIUM, look.BONE, (-6, 7), shade="#7A3E12", width=7)
    fill(painter, joined(*(disc(way * 47, -24, 8) for way in (-1, 0, 1))), look.OXBLOOD)
    painter.restore()


def _burning_house(painter: QPainter, t: Tones) -> None:
    """Two of its walls, leaning, narrower the higher; its head is broken off, a crack runs down, some lamps burn."""
    painter.save()
    painter.translate(-66, 0)
    side_ = polygon(((398, 500), (416, 448), (432, 486), (456, 430), (500, 1050), (366, 1050)))
    front_ = polygon(((196, 470), (228, 500), (252, 462), (288, 522), (320, 470), (352, 516), (376, 470), (398, 500),
        (366, 1050), (-60, 1050)))  # fmt: skip
    lit(painter, side_, "#4A2622", look.SODIUM, (-3, 5), shade="#12090C", width=8)
    lit(painter, front_, "#84492F", "#FFC25A", (4, 9), shade="#4A2820", width=8)
    within(painter, front_, polygon(((398, 500), (366, 1050), (190, 1050), (268, 800), (320, 640))), "#4A2820")
    for row, lamps in enumerate((0b010, 0b101, 0b000, 0b011, 0b100)):
        share = (row + 0.1) / 5
        y, high = 540 + 520 * share, 50 + 30 * share
        left, right = 196 - 256 * (y - 470) / 580, 398 - 32 * (y - 500) / 550
        for column in range(3):
            x, wide = left + (right - left) * (0.13 + column * 0.28), (right - left) * 0.18
            pane = polygon(((x, y), (x + wide, y), (x + wide - 8, y + high), (x - 20, y + high)))
            fill(painter, pane, "#FFD27A" if lamps >> column & 1 else "#1A0C0E")
    crack = limb(((288, 500, 16), (262, 580, 11), (292, 640, 9), (254, 720, 7), (276, 790, 2)))
    fill(painter, crack.united(limb(((292, 640, 8), (330, 690, 5), (322, 740, 1)))), BLACK)
    fill(painter, limb(((286, 500, 5), (262, 576, 4), (286, 630, 1))), t.light)
    painter.restore()


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
    leg(painter, ((-34, 112), (-150, 236), (-70, 392)), 96, cloth, light, rays, calf=1, shade=deep)
    shoe(painter, (-66, 400), 0.9, "#5A3020", light, turn=-10, mirror=True)
    leg(painter, ((34, 112), (140, 250), (236, 396)), 96, cloth, light, rays, calf=1, shade=deep)
    shoe(painter, (242, 402), 0.9, "#5A3020", light, turn=-24)
    neck(painter, 4, -176, 54, -112, skin)
    trunk = blob(((-24, -134), (-78, -118), (-96, -70), (-74, 10), (-80, 94), (-60, 104), (60, 104), (80, 94), (80,
        60), (74, 10), (96, -70), (78, -118), (24, -134)), tension=0.6)  # fmt: skip
    lit(painter, trunk, cloth, light, rays, shade=deep)
    shirt = polygon(((-36, -134), (36, -134), (40, 60), (0, 92), (-40, 60)))
    lit(painter, shirt, look.BONE, look.BONE, rays, shade="#8A7A78", width=5)
    lit(painter, rect(-80, 84, 160, 22), "#1A1016", light, (0, 3), width=4)
    with tilted(painter, 0, -140, 8):
        turned(painter, 10, -220, 0.94, Face(shade, skin, nose=Nose.STRAIGHT, brow=12, mouth=Mouth.CRY, jaw=0.4,
            gaze=0.3, feeling=Feeling.FEAR))  # fmt: skip
        painter.translate(10, -220)
        painter.scale(1.28, 1.28)
        painter.translate(-10, 208)
        mop = blob(((58, -250), (74, -276), (66, -306), (48, -292), (36, -318), (8, -302), (-22, -314), (-38, -290),
            (-68, -282), (-76, -236), (-66, -188), (-44, -186), (-36, -236), (4, -254), (20, -240)),
            tension=0.8)  # fmt: skip
        lit(painter, mop, "#6A3618", "#E0923A", (5, 5), shade="#140C0A", width=6)
    arm(painter, ((-72, -92), (-200, -150), (-222, -292)), 72, cloth, light, rays, skin=skin, body=trunk,
        cuff=look.BONE)  # fmt: skip
    palm(painter, -228, -330, -10, 0.74, skin, towards=(0.2, 0.9))
    arm(painter, ((72, -92), (186, -170), (230, -306)), 72, cloth, light, rays, skin=skin, body=trunk,
        cuff=look.BONE)  # fmt: skip
    palm(painter, 240, -344, 14, 0.74, skin, mirror=True, towards=(0.2, 0.9))
    tie = blob(((-14, -124), (14, -124), (10, -80), (30, -20), (22, 50), (44, 110), (14, 122), (-16, 54), (-4, -10),
        (-12, -80)), tension=0.7)  # fmt: skip
    lit(painter, tie, look.DANGER, light, (3, 3), shade=look.OXBLOOD, width=5)


def _woman_falls(painter: QPainter) -> None:
    """She, farther off, drawn upright: arms and legs flung apart, her skirt spread, her hair streaming after her.

    A head is 120: shoulder (±40, -92), hip (±24, 60), thighs 190, shins 180, upper arms 140, forearms 130.
    """
    skin, cloth, dark, light = "#F2CDA6", "#F2ECE2", "#7A6A7A", look.SODIUM
    away, red = (-7, 6), "#C0242C"
    hair_ = blob(((40, -250), (-40, -256), (-84, -200), (-96, -120), (-150, -40), (-110, -50), (-116, 30), (-70, -20),
        (-40, -90), (30, -90), (70, -20), (96, 20), (94, -50), (140, -30), (92, -120), (84, -200)),
        tension=0.6)  # fmt: skip
    lit(painter, hair_, "#A83C16", light, (-6, 6), shade="#2B0C06", width=8)
    for way, knee, ankle in ((-1, (-110, 250), (-200, 402)), (1, (120, 240), (150, 420))):
        leg(painter, ((way * 26, 90), knee, ankle), 84, skin, look.BONE, away, bare=True, shade="#8A5238", calf=way)
        shoe(painter, ankle, 0.8, red, light, turn=-30 * way, mirror=way < 0)
    neck(painter, 0, -170, 42, -112, skin)
    trunk = blob(((-16, -124), (-50, -108), (-56, -60), (-38, 6), (-36, 40), (36, 40), (38, 6), (56, -60), (50, -108),
        (16, -124)), tension=0.7)  # fmt: skip
    lit(painter, trunk, cloth, light, away, shade=dark, width=8)
    skirt = blob(((-38, 20), (38, 20), (90, 90), (176, 150), (120, 166), (110, 226), (50, 196), (0, 244), (-50, 196),
        (-110, 226), (-120, 166), (-176, 150), (-90, 90)), tension=0.5)  # fmt: skip
    lit(painter, skirt, cloth, light, away, shade=dark, width=8)
    within(painter, skirt, folds(((-16, 40), (-50, 110), (-100, 200), 14), ((0, 40), (4, 120), (0, 230), 14), ((16, 40),
        (50, 110), (100, 200), 14)), dark)  # fmt: skip
    lit(painter, limb(((-36, 24, 20), (36, 24, 20))), red, red, width=5)
    turned(painter, 4, -184, 0.72, Face("#8A5238", skin, nose=Nose.SNUB, brow=11, brow_colour="#5A200C",
        feeling=Feeling.FEAR, mouth=Mouth.CRY, jaw=0.1, lips="#B0202A"))  # fmt: skip
    fringe = blob(((54, -214), (50, -250), (0, -268), (-50, -246), (-64, -180), (-44, -190), (-10, -228), (20, -236)),
        tension=0.7)  # fmt: skip
    lit(painter, fringe, "#A83C16", light, (-5, 5), shade="#2B0C06", width=6)
    for way, elbow, wrist in ((-1, (-160, -160), (-220, -270)), (1, (150, -180), (196, -296))):
        arm(painter, ((way * 44, -88), elbow, wrist), 56, skin, look.BONE, away, skin=skin, body=trunk)
        palm(painter, wrist[0] + way * 12, wrist[1] - 26, (10 if way > 0 else -28), 0.7, skin, mirror=way > 0)
