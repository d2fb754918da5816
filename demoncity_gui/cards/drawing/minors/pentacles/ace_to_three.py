"""The pentacles from the ace to the three."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm, neck
from demoncity_gui.cards.drawing.backdrop import bricks, city, clouds, sky
from demoncity_gui.cards.drawing.figures import Nose, fedora
from demoncity_gui.cards.drawing.hands import cradle, fingers, fist
from demoncity_gui.cards.drawing.heads import Face, Mouth, front, side
from demoncity_gui.cards.drawing.legs import leg
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.ground import boards
from demoncity_gui.cards.drawing.minors.signs import coin
from demoncity_gui.cards.drawing.paint import fill, mixed, rimmed, stroke, tilted
from demoncity_gui.cards.drawing.primitives import (
    along,
    blob,
    disc,
    joined,
    limb,
    placed,
    polygon,
    rays,
    rect,
    ring,
    star,
    thick_line,
)
from demoncity_gui.cards.drawing.tones import BLACK, Tones


def one(painter: QPainter, t: Tones) -> None:
    """A hand out of the dark holds one great coin over a garden; its gate stands open, and a path goes on."""
    sky(painter, "#2A1E2E", "#C8883A", 700)
    glow(painter, 340, 340, 420, look.BRASS, 0.8)
    clouds(painter, ((560, 120, 0.6), (110, 520, 0.6), (620, 500, 0.5)), "#6B4430", look.SODIUM)
    city(painter, 690, "#5A3E2A", look.SODIUM, tall=170, seed=40)
    far = blob(((-20, 760), (120, 660), (260, 700), (420, 620), (560, 680), (720, 640), (720, 900), (-20, 900)))
    fill(painter, far, "#6B6A2E")
    lit(painter, blob(((-40, 800), (160, 760), (400, 780), (740, 750), (740, 1300), (-40, 1300)), tension=0.6),
        "#4A5A2A", "#A8A040", (0, -10), shade="#26301A")  # fmt: skip
    glow(painter, 300, 760, 420, look.BRASS, 0.4)
    path = blob(((424, 640), (446, 642), (400, 690), (330, 724), (306, 780), (280,
        840), (310, 920), (430, 1020), (470, 1140), (90, 1140),
        (160, 1030), (226, 930), (222, 840), (260, 760), (300, 712), (380, 676)), tension=0.8)  # fmt: skip
    lit(painter, path, "#B08A4A", look.SODIUM, (6, -3), shade="#6B5220", width=4)
    for x, y, wide in ((280, 790, 14), (256, 850, 20), (270, 916, 26), (316, 990, 36), (240, 1050, 40)):
        fill(painter, disc(x, y, wide, wide * 0.3), "#8C6A32")
    arch = joined(rect(80, 860, 400, 300), disc(280, 860, 200, 130)).subtracted(joined(rect(126, 866, 308, 300),
        disc(280, 866, 154, 88)))  # fmt: skip
    lit(painter, arch, mixed(BLACK, look.HORROR, 0.42), look.HORROR, (-6, -8), shade=mixed(BLACK, look.HORROR, 0.2))
    leaf = blob(((0, -40), (24, -10), (0, 38), (-24, -10)))
    for number in range(34):
        angle = math.radians(180 + number % 17 * 11.25)
        leaf_x, leaf_y = 280 + 178 * math.cos(angle), 860 + 110 * math.sin(angle)
        if number >= 17:  # the posts
            leaf_x, leaf_y = 280.0 + (-178, 178)[number % 2] + number * 37 % 24 - 12, 860.0 + (number - 17) * 15
        one_leaf = placed(leaf, leaf_x, leaf_y, 1, number * 61)
        lit(painter, one_leaf, mixed(BLACK, look.HORROR, (0.5, 0.75)[number % 2]), look.HORROR, (-3, -4), width=3)
        if number % 3 == 0:
            bloom = star(leaf_x, leaf_y + 8, 34, 16, 6, number * 11)
            lit(painter, bloom, (look.BONE, look.DANGER)[number % 2], look.BONE, (-4, -4), width=4)
            fill(painter, disc(leaf_x, leaf_y + 8, 9), "#5C3A1E")
    for way in (-1, 1):
        _gate_leaf(painter, way)
    painter.translate(26, -6)
    arm(painter, ((800, 1080), (720, 980), (520, 800)), 190, "#2B2A4A", look.SODIUM, (-10, -12), cuff=look.BONE,
        skin="#E2B58A")  # fmt: skip
    with cradle(painter, 436, 620, -26, 1.9, "#E2B58A"):
        coin(painter, 350, 370, 380)
    creases = ((470, 690, 2), (506, 716, 7), (560, 704, 3)), ((438, 700, 2), (452, 734, 6), (490, 762, 2))
    fill(painter, joined(*(limb(line) for line in creases)), "#8C6440")


def _gate_leaf(painter: QPainter, way: int) -> None:
    """One of the gate's two leaves of iron, swung wide open towards us, at the left (-1) or at the right (1)."""

    def at(share: float, height: float) -> tuple[float, float]:
        return 280 + way * (178 + share * 130), 1030 + share * 90 - height * (1 + share * 0.25)

    for low, high in ((16, 26), (128, 138)):
        lit(painter, polygon((at(0, low), at(1, low), at(1, high), at(0, high))), "#8E8474", look.BONE, (0, -3),
            width=4)  # fmt: skip
    for number in range(6):
        (x, foot), (_, top) = at(number / 5, -4), at(number / 5, 166)
        spike = polygon(((x - 6, foot), (x - 6, top), (x - 11, top), (x, top - 26), (x + 11, top), (x + 6, top),
            (x + 6, foot)))  # fmt: skip
        lit(painter, spike, "#8E8474", look.BONE, (-3, 0), width=4)


def two(painter: QPainter, t: Tones) -> None:
    """On one wheel along the quay, the rent in one hand and dinner in the other; the harbour heaves behind him."""
    sky(painter, "#1A2048", "#C8843E", 640)
    fill(painter, disc(470, 150, 92), look.BONE)
    glow(painter, 470, 150, 230, look.BONE, 0.45)
    clouds(painter, ((610, 250, 0.7), (330, 90, 0.5)), "#3E3450", look.BRASS)
    city(painter, 640, "#4A3038", look.SODIUM, tall=170, seed=22)
    for y, tone, lift, ships in ((640, "#3A7A84", -50, ()), (740, "#2A5A68", 46, ()),
        (840, "#1B3E4C", -40, ((118, 828, -12), (588, 834, 10)))):  # fmt: skip
        for x, foot, turn in ships:
            _ship(painter, x, foot, turn)
        crests = [(-60 + step * 137, y + (lift, -lift)[step % 2]) for step in range(7)]
        lit(painter, blob((*crests, (760, 1000), (-60, 1000))), tone, look.BONE, (3, -9), shade=mixed(BLACK, tone, 0.6),
            width=4)  # fmt: skip
        for x, crest in crests[lift > 0 :: 2]:
            foam = joined(*(disc(x + dx, crest + 14 + abs(dx) * 0.25, 13) for dx in (-44, -22, 0, 20, 40)))
            fill(painter, foam, look.BONE)
    lit(painter, rect(-20, 960, 740, 240), "#3A2E38", look.SODIUM, (0, -9), shade="#1F1820")
    fill(painter, joined(*(rect(x, 976, 6, 120) for x in (90, 250, 410, 560)), rect(0, 1046, 700, 5)), BLACK)
    glaze(painter, disc(350, 1052, 150, 20), BLACK, 0.55)
    with tilted(painter, 350, 1052, 4):
        _one_wheel(painter)
        _juggler(painter, "#E2B58A")


def _ship(painter: QPainter, x: float, foot: float, turn: float) -> None:
    """A sailing ship that the waves toss: a red hull with portholes, a mast, two sails, a pennant."""
    with tilted(painter, x, foot, turn):
        painter.translate(x, foot)
        painter.scale(0.84, 0.84)
        lit(painter, rect(-5, -172, 9, 180), "#5A3A1E", look.SODIUM, (2, 0), width=3)
        for sail in (((8, -156), (40, -96), (68, -24), (8, -24)), ((-10, -140), (-34, -80), (-62, -24), (-10, -24))):
            lit(painter, polygon(sail), look.BONE, look.BONE, (4, -4), shade="#C8B070", width=4)
        lit(painter, polygon(((4, -172), (46, -160), (4, -148))), look.DANGER, look.DANGER, width=3)
        hull = blob(((-92, -10), (-40, 0), (40, 0), (96, -18), (66, 44), (-62, 44)), tension=0.3)
        lit(painter, hull, "#8C3A22", look.SODIUM, (3, -6), shade="#3A140A", width=4)
        fill(painter, joined(*(disc(a, 18, 7) for a in (-40, -8, 24, 56))), look.SODIUM)


def _one_wheel(painter: QPainter) -> None:
    """A wheel with its spokes, a fork and a saddle."""
    for turn in range(0, 180, 20):
        fill(painter, placed(rect(-104, -2, 208, 4), 350, 940, 1, turn + 6), "#C8C0B0")
    rimmed(painter, ring(350, 940, 116, 92), "#2B2630", look.BONE, 4)
    stroke(painter, disc(350, 940, 92), look.BRASS, 6)
    for x in (318, 382):
        lit(painter, limb(((350 + (x - 350) * 0.5, 730, 16), (x, 860, 15), (x, 944, 14))), look.DANGER, look.BONE,
            (-3, -3), width=4)  # fmt: skip
    rimmed(painter, disc(350, 940, 20), look.BRASS, BLACK, 4)
    lit(painter, limb(((350, 940, 15), (404, 896, 13))), "#8E8894", look.BONE, (-3, -3), width=4)
    lit(painter, limb(((350, 940, 15), (296, 984, 13))), "#8E8894", look.BONE, (-3, -3), width=4)


def _juggler(painter: QPainter, skin: str) -> None:
    """He: a tall hat, striped sleeves, a broad laugh; a ribbon runs around both coins in an endless loop."""
    red, dark, blue = "#C23A28", "#4A100C", "#3E5A9A"
    for knee, ankle, calf, turn in (((226, 836), (284, 956), 1, 6), ((490, 784), (416, 866), -1, -10)):
        hip = (318, 744) if knee[0] < 350 else (384, 742)
        leg(painter, (hip, knee, ankle), 88, blue, look.BONE, (7, -6), calf=-calf, shade="#141E3A")
        hose = limb(((*along(knee, ankle, 0.66), 52), (*ankle, 40)))
        lit(painter, hose, look.BONE, look.BONE, (4, -3), shade="#8C8A98", width=5)
        curled = blob(((-26, -22), (16, -20), (56, 0), (84, -30), (92, -6), (76, 22), (-26, 22)), tension=0.6)
        lit(painter, placed(curled, ankle[0] + 2, ankle[1] + 18, 0.86, turn), "#8C4A1E", look.SODIUM, (4, -5),
            shade="#3A1A0A")  # fmt: skip
    lit(painter, blob(((290, 730), (350, 718), (410, 730), (396, 762), (304, 762)), tension=0.6), "#2B2026", look.BONE,
        (0, -5), width=4)  # fmt: skip
    painter.save()
    painter.translate(352, 756)
    painter.scale(0.9, 0.9)
    painter.translate(-352, -800)
    tunic = blob(((266, 560), (310, 520), (356, 512), (404, 520), (446, 560), (424, 660), (446, 780), (400, 806), (350,
        796), (304, 812), (262, 786), (290, 670)), tension=0.6)  # fmt: skip
    lit(painter, tunic, red, look.SODIUM, (11, -8), shade=dark)
    for x, y in ((356, 600), (356, 650), (356, 760)):
        rimmed(painter, disc(x, y, 12), look.BRASS, BLACK, 3)
    lit(painter, limb(((288, 700, 28), (356, 712, 30), (430, 698, 28))), "#5A3A1E", look.SODIUM, (0, -6), width=5)
    for x, foot in ((320, 296), (392, 404)):
        fill(painter, limb(((x, 724, 3), (foot, 790, 9))), dark)
    for a in (-58, -20, 20, 58):
        lit(painter, polygon(((356 + a - 26, 536), (356 + a + 26, 536), (356 + a * 1.2, 590))), look.SODIUM, look.BONE,
            (3, -3), shade="#8C5A1E", width=5)  # fmt: skip
    neck(painter, 356, 500, 56, 540, skin)
    painter.save()
    painter.translate(356, 410)
    painter.rotate(-9)
    front(painter, 0, 0, 0.98, Face("#A8703F", skin, nose=Nose.SNUB, stern=-0.9, brow=10, brow_colour="#5A2A14",
        mouth=Mouth.LAUGH, gaze=-0.9, jaw=0.7))  # fmt: skip
    for way in (-1, 1):
        tuft = blob(((way * 58, -60), (way * 92, -40), (way * 84, -8), (way * 104, 20), (way * 80, 44), (way * 66, 20),
            (way * 64, -20)), tension=0.7)  # fmt: skip
        lit(painter, tuft, "#8C3A1A", look.SODIUM, (5, -5), shade="#3A140A", width=5)
    hat = blob(((-74, -58), (-62, -130), (-36, -210), (6, -240), (46, -206), (64, -130), (72, -58), (0, -76)),
        tension=0.6)  # fmt: skip
    lit(painter, hat, red, look.SODIUM, (9, -8), shade=dark)
    band = polygon(((-66, -112), (66, -112), (70, -82), (-70, -82)))
    within(painter, hat, band, look.BONE)
    brim = blob(((-104, -54), (0, -92), (104, -54), (92, -34), (0, -62), (-92, -34)), tension=0.8)
    lit(painter, brim, look.SODIUM, look.BONE, (3, -5), shade="#8C5A1E", width=5)
    painter.restore()
    for way in (-1, 1):
        arm(painter, ((356 + way * 66, 582), (356 + way * 126, 782), (350 + way * 192, 736)), 78, red, look.SODIUM,
            (7, -8), cuff=look.SODIUM, skin=skin, body=tunic)  # fmt: skip
    loop = [(352 + 286 * math.sin(a), 570 - 124 * math.sin(2 * a) + 96 * math.cos(a) ** 2 - 24 * math.sin(a))
        for a in (k * math.tau / 32 for k in range(32))]  # fmt: skip
    painter.save()
    painter.setClipPath(tunic, Qt.ClipOperation.IntersectClip)
    stroke(painter, blob([(x - 10, y + 30) for x, y in loop]), "#5A120E", 24)  # it swings before him: its shadow
    painter.restore()
    for colour, width in ((BLACK, 30), (mixed(BLACK, look.HORROR, 0.8), 20), ("#D8F4E8", 6)):
        stroke(painter, blob(loop), colour, width)
    with cradle(painter, 146, 714, -8, 0.74, skin), cradle(painter, 554, 684, 8, 0.74, skin, mirror=True):
        coin(painter, 142, 620, 166, -8)
        coin(painter, 558, 588, 166, 8)
    painter.restore()


def three(painter: QPainter, t: Tones) -> None:
    """A mason on a scaffold sets her chisel to three coins of stone; the priest and the money hold the plan."""
    bricks(painter, 0, -150, 700, 1200, "#5F5032", look.BONE)
    painter.save()
    painter.translate(76, 20)
    painter.scale(0.9, 0.96)
    outer = joined(rect(180, 470, 460, 730), disc(410, 470, 230, 330))
    opening = joined(rect(210, 480, 400, 730), disc(410, 480, 200, 296))
    lit(painter, outer, "#8C7A4C", look.BONE, (-8, -8), shade="#4A3F24")
    fill(painter, outer.subtracted(opening), "#8C7A4C")
    stroke(painter, opening, "#2A2110", 8)
    for angle in range(190, 360, 17):  # the stones of the arch
        x, y = math.cos(math.radians(angle)), math.sin(math.radians(angle))
        fill(painter, thick_line(((410 + 202 * x, 480 + 296 * y), (410 + 230 * x, 470 + 330 * y)), 5), "#4A3F24")
    painter.setClipPath(opening, Qt.ClipOperation.IntersectClip)
    _lit_nave(painter)
    stone = opening.intersected(rect(0, 0, 700, 520))  # carved, over the door
    fill(painter, stone, "#A8966A")
    within(painter, stone, rays(410, 360, 60, 400, 40, 14), "#7A6840")
    painter.restore()
    lit(painter, rect(236, 506, 420, 40, 4), "#8C7A4C", look.BONE, (0, -8), shade="#4A3F24")
    for x, y in ((446, 268), (374, 418), (518, 418)):
        lit(painter, disc(x, y, 80), "#6B5C3A", look.BONE, (6, 6), width=5)
        coin(painter, x, y, 138)
    boards(painter, 1010, t)
    painter.save()
    painter.setClipRect(0, -200, 700, 1222, Qt.ClipOperation.IntersectClip)  # to the boards she stands on
    painter.translate(-10, 46)
    painter.scale(0.86, 0.86)
    _mason(painter)
    painter.restore()
    glow(painter, 326, 464, 70, look.BONE, 0.5)
    fill(painter, star(326, 464, 30, 9, 8, 6), look.BONE)
    chips = ((296, 430, 20), (342, 502, 70), (310, 508, 140), (278, 446, 200))
    for x, y, turn in chips:
        lit(painter, placed(polygon(((-7, -4), (6, -7), (8, 5), (-3, 7))), x, y, 1, turn), "#A8966A", look.BONE,
            (-2, -2), width=3)  # fmt: skip
    for x in (54, 250):  # what the scaffold stands on
        lit(painter, rect(x, 1040, 26, 200), "#6B4022", look.SODIUM, (-4, 0), shade="#2B180E", width=5)
    lit(painter, rect(-20, 1012, 330, 38), "#8C5A2E", look.SODIUM, (0, -7), width=5)
    _patrons(painter)
    gloom(painter, 380, 560, 440, 0.25)


def _lit_nave(painter: QPainter) -> None:
    """What is seen through the door: the nave by candle light, an altar at its end."""
    sky(painter, "#2A1C10", "#B87A2C", 900, 470)
    fill(painter, polygon(((200, 1200), (340, 800), (480, 800), (620, 1200))), "#D89A3C")
    for way in (-1, 1):  # pillars, the nearest the darkest
        for number, tone in ((2, "#7A5222"), (1, "#5A3A1A"), (0, "#33210F")):
            x = 410 + way * (196 - number * 50)
            wide = 46 - number * 10
            lit(painter, rect(x - wide / 2, 480, wide, 560 - number * 110), tone, look.SODIUM, (-way * 5, 0), width=3)
    glow(painter, 410, 700, 190, look.BONE, 0.7)
    lit(painter, rect(350, 760, 120, 60, 4), look.OXBLOOD, look.DANGER, (0, -6), shade="#33090F", width=4)
    fill(painter, joined(rect(403, 640, 14, 118), rect(378, 672, 64, 14)), "#3A2410")
    for x in (366, 386, 434, 454):
        fill(painter, rect(x - 4, 730, 8, 30), look.BONE)
        fill(painter, blob(((x, 706), (x + 6, 722), (x, 730), (x - 6, 722)), tension=0.8), look.SODIUM)


def _mason(painter: QPainter) -> None:
    """She stands on the boards, the mallet swung back, and holds the chisel to the stone."""
    smock, skin, shade = "#4A74A8", "#8C5A3A", "#55341F"
    arm(painter, ((244, 620), (306, 700), (310, 604)), 72, mixed(BLACK, smock, 0.75), look.BONE, (8, -6), skin=skin)
    lit(painter, thick_line(((274, 600), (340, 536)), 24), "#A86A34", look.SODIUM, (3, -4), shade="#4A2E16", width=5)
    lit(painter, disc(272, 602, 17), look.MUTED, look.BONE, (3, -3), shade="#4A4652", width=5)
    steel = polygon(((336, 524), (376, 484), (384, 470), (402, 488), (390, 498), (352, 542)))
    lit(painter, steel, look.MUTED, look.BONE, (3, -4), shade="#5A5662", width=5)
    fist(painter, 312, 562, 46, 0.5, skin, mirror=True)
    body = blob(((56, 1180), (70, 900), (76, 720), (108, 610), (190, 570), (256, 604), (272, 700), (262, 900), (284,
        1180)), tension=0.7)  # fmt: skip
    lit(painter, body, smock, look.BONE, (12, -8), shade="#162848")
    apron = blob(((120, 1180), (134, 860), (150, 760), (220, 740), (266, 770), (266, 900), (284, 1180)), tension=0.5)
    lit(painter, apron, "#B0783E", look.BONE, (8, -6), shade="#5A3618")
    for strap in (((140, 590, 20), (164, 680, 20), (170, 770, 20)), ((230, 590, 20), (246, 660, 20), (246, 760, 20))):
        lit(painter, limb(strap), "#B0783E", look.BONE, (4, -3), width=4)
    lit(painter, rect(166, 860, 80, 70, 6), "#8C5A2E", look.BONE, (4, -5), width=5)
    lit(painter, limb(((186, 870, 10), (180, 820, 10))), look.MUTED, look.BONE, (2, -2), width=4)
    rimmed(painter, limb(((186, 520, 62), (180, 596, 76))), shade, BLACK, 4)
    with tilted(painter, 204, 470, 6):
        side(painter, 204, 470, 0.9, Face(shade, skin, nose=Nose.BROAD, brow=11, stern=0.5, smile=0.6, jaw=0.4))
        wrap = blob(((262, 418), (254, 372), (190, 352), (120, 388), (98, 470), (62, 548), (112, 536), (136, 500),
            (156, 440)), tension=0.7)  # fmt: skip
        lit(painter, wrap, look.OXBLOOD, look.DANGER, (8, -8), shade="#33090F")
        fill(painter, joined(limb(((250, 388, 3), (190, 384, 6), (130, 420, 4))), limb(((240, 408, 3), (190, 404, 5),
            (130, 460, 3)))), "#33090F")  # fmt: skip
        rimmed(painter, disc(178, 512, 10), look.BRASS, BLACK, 3)
    lit(painter, thick_line(((84, 560), (122, 404)), 24), "#8C5A2E", look.BONE, (5, -2), width=5)
    lit(painter, placed(rect(-62, -46, 124, 92, 16), 130, 366, 1, 14), "#A86A34", look.BONE, (7, -8), shade="#4A2E16")
    arm(painter, ((126, 680), (58, 740), (82, 600)), 84, smock, look.BONE, (8, -6), skin=skin, body=body)
    fist(painter, 94, 540, 14, 0.56, skin)


def _patrons(painter: QPainter) -> None:
    """The monk and the man with the money look up from the plan to the work: the same arch, the same three."""
    fair = "#E2B58A"
    looks = ((360, 800, "#6B5A7E", "#2A2234", False), (590, 788, look.OXBLOOD, "#33090F", True))
    for x, y, cloth, shade, mirror in looks:
        way = -1 if mirror else 1
        body = blob(((x - way * 96, 1180), (x - way * 100, y + 160), (x - way * 50, y + 84), (x + way * 30, y + 88),
            (x + way * 74, y + 170), (x + way * 80, 1180)), tension=0.7)  # fmt: skip
        lit(painter, body, cloth, look.BONE, (7, -8), shade=shade)
        painter.save()
        painter.translate(x, y)
        painter.scale(way * 0.74, 0.74)
        painter.rotate(-24)
        side(painter, 0, 0, 1, Face("#A8754A", fair, nose=Nose.HOOKED, stern=-0.6, brow=11, smile=0.8, jaw=0.7))
        if mirror:
            beard = blob(
                ((-22, -4), (0, 24), (36, 44), (58, 34), (76, 44), (72, 84), (44, 122), (4, 110), (-22, 60)),
                tension=0.8,
            )
            lit(painter, beard, "#6B4628", look.BONE, (4, -4), shade="#33200F", width=4)
            fill(painter, limb(((58, 54, 3), (66, 56, 4), (74, 52, 3))), "#33200F")
            nape = blob(((-40, -76), (-88, -50), (-88, 0), (-62, 50), (-40, 40), (-30, 4), (-24, -50)), tension=0.8)
            lit(painter, nape, "#6B4628", look.BONE, (4, -4), shade="#33200F", width=4)
            lit(painter, placed(fedora(), -4, -58, 0.86, -4), "#5A3420", look.BONE, (5, -6), shade="#20130C")
        else:
            tonsure = blob(((34, -74), (30, -96), (-30, -108), (-82, -60), (-84, 10), (-52, 44), (-42, 0), (-30, -40),
                (0, -60)), tension=0.7)  # fmt: skip
            lit(painter, tonsure, "#5A4634", look.BONE, (5, -6), shade="#20160E")
            fill(painter, blob(((10, -92), (-34, -100), (-66, -70), (-30, -78))), fair)
        painter.restore()
    plan = polygon(((404, 900), (552, 890), (562, 1076), (412, 1088)))
    lit(painter, plan, look.BONE, look.BONE, (4, -4), shade=look.MUTED, width=5)
    painter.save()
    painter.translate(484, 990)
    painter.rotate(-4)
    painter.scale(0.8, 0.8)
    arch = joined(disc(0, 10, 78, 96), rect(-78, 10, 156, 80))  # the arch above them, drawn
    stroke(painter, arch.intersected(rect(-90, -100, 180, 170)), "#22447A", 6)
    for x, y in ((0, -44), (-34, 20), (34, 20)):
        stroke(painter, disc(x, y, 28), "#22447A", 6)
        fill(painter, star(x, y, 20, 8), "#22447A")
    painter.restore()
    arm(painter, ((322, 960), (300, 1068), (376, 1022)), 72, "#6B5A7E", "#9A8CAC", (6, -6), skin=fair)
    fingers(painter, 408, 1006, 0, 0.48, fair, mirror=True)
    arm(painter, ((626, 950), (652, 1056), (594, 1004)), 72, look.OXBLOOD, look.DANGER, (6, -6), skin=fair)
    fingers(painter, 558, 988, 0, 0.48, fair)


SCENES: Final = (one, two, three)
