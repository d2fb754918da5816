"""The Star, Major XVII."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.backdrop import city, sky
from demoncity_gui.cards.drawing.features import ink
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.hair import strands
from demoncity_gui.cards.drawing.hands import fist, grip
from demoncity_gui.cards.drawing.heads import Face, side
from demoncity_gui.cards.drawing.light import glaze, glow, lit, within
from demoncity_gui.cards.drawing.majors.parts import folds
from demoncity_gui.cards.drawing.paint import fill, mixed, stroke
from demoncity_gui.cards.drawing.primitives import (
    Point,
    along,
    blob,
    disc,
    joined,
    limb,
    placed,
    polygon,
    rect,
    star,
)
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_SKIN: Final = "#C79C94"
_HAND: Final = "#D4A89E"
_DUSKY: Final = "#6A4C74"
_SLIP: Final = "#D8D6EC"
_POOL: Final = "#0C2444"
_HAIR: Final = "#4E3670"
_LAMP: Final = (7, -9)
_STAR: Final = (462, 190)
_FIST: Final = (230, 330, 3)
"""The hand that lifts a jug, and its turn."""
_GRIP: Final = (541, 804, -76)
"""The hand that tips a jug at the hip."""


def scene(painter: QPainter, t: Tones) -> None:
    """A woman who stands in a pool, seen from behind, empties two jugs, one high, one from her hip, before a star."""
    sky(painter, "#04081A", mixed(BLACK, t.light, 0.6), 780)
    x, y = _STAR
    glow(painter, x, y, 560, t.light, 0.7)
    for step in range(4):  # the star is all the light there is
        dark = rect(20, -160, 660, 1200)
        dark.addPath(disc(x, y, 300 + step * 70, 350 + step * 96))
        dark.setFillRule(Qt.FillRule.OddEvenFill)
        glaze(painter, dark, "#02040E", 0.42)
    city(painter, 700, "#20344C", None, tall=150, seed=14, left=20, right=680)
    city(painter, 706, "#0A1424", look.SODIUM, tall=90, seed=31, left=20, right=680, edge=mixed(BLACK, t.light, 0.6))
    for a, b, size in ((316, 78, 28), (630, 92, 24), (636, 372, 26), (304, 306, 24), (600, 520, 22), (278, 440, 22),
        (548, 440, 20)):  # fmt: skip
        fill(painter, star(a, b, size, size * 0.28, 4), look.BONE)
    fill(painter, joined(*(disc(a, b, 3) for a, b in ((80, 120), (150, 220), (120, 66), (220, 140), (90, 300), (250,
        232)))), look.BONE)  # fmt: skip
    _great_star(painter, t)
    _pool(painter, t)
    _bather(painter, t)


def _great_star(painter: QPainter, t: Tones) -> None:
    """Eight points, cut like a jewel: one side of each in the light, the other in the dusk."""
    x, y = _STAR
    glow(painter, x, y, 150, look.BONE, 0.4)
    stroke(painter, joined(star(x, y, 96, 36, 8, 22.5), star(x, y, 140, 36, 4), star(x, y, 104, 36, 4, 45)),
        "#0E2440",
        11)  # fmt: skip
    dusk = mixed(BLACK, t.light, 0.66)
    for start, far, near in ((22.5, 96, 34), (67.5, 96, 34), (0, 140, 36), (45, 104, 36)):
        for turn in range(0, 360, 90):
            ends = [(x + reach * math.sin(math.radians(start + turn + a)), y - reach * math.cos(math.radians(start
                + turn + a))) for reach, a in ((near, -22.5), (far, 0), (near, 22.5))]  # fmt: skip
            fill(painter, polygon(((x, y), ends[0], ends[1])), look.BONE)
            fill(painter, polygon(((x, y), ends[1], ends[2])), dusk if far < 100 else mixed(t.light, look.BONE, 0.35))


def _pool(painter: QPainter, t: Tones) -> None:
    """Water up to the other bank, with the star in it, broken in pieces."""
    fill(painter, rect(20, 700, 680, 340), _POOL)
    lit(painter, rect(0, 696, 720, 12), "#1A2840", t.light, (0, -5), width=4)
    glow(painter, 500, 860, 260, t.light, 0.6)
    for y, wide, thick, aside in ((728, 60, 6, 4), (752, 92, 8, -6), (782, 130, 9, 10), (816, 170, 10, -8), (852, 200,
        12, 6), (890, 230, 13, -10), (932, 250, 14, 8), (974, 220, 15, -6)):  # fmt: skip
        x = 490 + aside
        fill(painter, blob(((x - wide, y), (x - wide * 0.3, y - thick), (x + wide * 0.2, y - thick * 0.5), (x + wide,
            y), (x + wide * 0.3, y + thick), (x - wide * 0.2, y + thick * 0.5)), tension=0.7), look.BONE)  # fmt: skip


def _bather(painter: QPainter, t: Tones) -> None:
    """She from behind, up to her hips in the pool: one arm lifts its jug, the other tips one at the hip."""
    _falls(painter, t, _jug(painter, _FIST[:2], -38, 0.86), -1, 900, (1.5, 2.2, 2.9))
    body = blob(((432, 500), (432, 528), (446, 544), (480, 550), (516, 562), (550, 590), (588, 628), (616, 664), (626,
        690), (616, 716), (592, 748), (566, 782), (530, 758), (548, 726), (556, 700), (552, 686), (530, 668), (508,
        652), (492, 648), (480, 676), (470, 712), (468, 744), (478, 786), (500, 840), (516, 900), (520, 960), (262,
        960), (268, 890), (288, 836), (306, 786), (312, 740), (302, 696), (286, 652), (268, 616), (244, 592), (208,
        570), (174, 554), (154, 536), (148, 508), (158, 470), (176, 426), (196, 376), (234, 380), (236, 426), (228,
        464), (224, 486), (234, 500), (262, 514), (300, 530), (336, 540), (362, 538), (372, 520), (374, 490)),
        tension=0.8)  # fmt: skip
    lit(painter, body, _SKIN, look.BONE, _LAMP, shade=_DUSKY, smooth=True)
    _back(painter, body)
    _slip(painter, t)
    x, y, turn = _GRIP
    painter.save()
    painter.setClipRect(QRectF(400, 600, 206, 210), Qt.ClipOperation.IntersectClip)  # no palm beneath the handle
    with grip(painter, x, y, turn, 0.76, _HAND, across=16, towards=_LAMP):
        painter.restore()
        _falls(painter, t, _jug(painter, (x, y), 95, 0.78, mirror=True), 1, 990, (1.5, 2.2))
    x, y, turn = _FIST
    fist(painter, x, y, turn, 0.78, _HAND, mirror=True, back=True, towards=_LAMP)
    fill(painter, limb(((214, 402, 20), (216, 384, 26))), _HAND)
    _head(painter, t)


def _back(painter: QPainter, body: QPainterPath) -> None:
    """The side that the star doesn't see, the blades of the shoulders, the spine, what the hair throws."""
    dusk = mixed(_DUSKY, _SKIN, 0.62)
    within(painter, body, blob(((240, 600), (276, 590), (318, 604), (340, 650), (346, 720), (342, 780), (326, 840),
        (320, 980), (200, 980), (240, 700)), tension=0.8), dusk)  # fmt: skip
    within(painter, body, blob(((330, 540), (440, 540), (470, 580), (472, 640), (446, 700), (410, 750), (350, 790),
        (300, 790), (330, 700)), tension=0.8), dusk)  # fmt: skip
    within(painter, body, joined(ink(((300, 560, 1), (286, 590, 7), (290, 624, 1))), ink(((484, 584, 1), (500, 606, 7),
        (496, 646, 2))), ink(((404, 730, 1), (396, 768, 8), (394, 812, 2))), disc(366, 792, 6, 9), disc(416, 792, 6,
        9)), _DUSKY)  # fmt: skip


def _falls(painter: QPainter, t: Tones, lip: Point, way: int, foot: float, rings: Sequence[float]) -> None:
    """Water out of a jug's lip, to the left or the right of it, down to `foot`."""
    x, y = lip
    _pour(painter, ((x - way * 16, y - 8, 24), (x + way * 4, y + 12, 36), (x + way * 9, y + 50, 40), (x + way * 10,
        foot - 50, 44), (x + way * 10, foot, 46)), t.light, rings)  # fmt: skip


def _slip(painter: QPainter, t: Tones) -> None:
    """A white cloth round her hips; where she sinks into the pool it spreads and floats."""
    for wide, y in ((204, 940), (256, 946)):
        stroke(painter, disc(392, y, wide, wide * 0.2), mixed(t.light, look.BONE, 0.6), 5)
    cloth = blob(((288, 812), (330, 830), (390, 838), (450, 830), (492, 812), (508, 856), (516, 898), (556, 918), (604,
        940), (572, 962), (520, 964), (474, 984), (424, 974), (372, 990), (320, 976), (268, 984), (226, 966), (178,
        958), (166, 936), (214, 916), (262, 902), (270, 858)), tension=0.85)  # fmt: skip
    lit(painter, cloth, _SLIP, look.BONE, _LAMP, shade="#3E4478", smooth=True)
    within(painter, cloth, blob(((260, 800), (330, 820), (338, 860), (326, 926), (300, 990), (160, 990), (160, 930),
        (250, 880)), tension=0.7), mixed(_SLIP, "#3E4478", 0.5))  # fmt: skip
    within(painter, cloth, folds(((346, 840), (348, 890), (322, 966), 12), ((440, 840), (448, 890), (476, 966), 12), ((
        394, 850), (396, 900), (398, 976), 10), ((300, 830), (290, 890), (240, 956), 10), ((480, 830), (496, 890), (
        546, 950), 10)), "#4A5684")  # fmt: skip
    wet = blob(((150, 934), (214, 920), (262, 908), (320, 926), (392, 932), (452, 926), (514, 904), (556, 922), (620,
        936), (600, 1000), (170, 1000)), tension=0.8)  # fmt: skip
    glaze(painter, wet.intersected(cloth), "#2C64A0", 0.34)
    fill(painter, joined(ink(((262, 908, 1), (290, 920, 5), (330, 929, 6), (392, 933, 6), (452, 928, 6), (490, 916, 5),
        (514, 904, 1))), ink(((166, 962, 1), (226, 979, 6), (268, 997, 6), (320, 988, 6), (372, 1002, 7), (424, 986,
        6), (474, 996, 6), (520, 977, 6), (574, 973, 1)))), look.BONE)  # fmt: skip


def _head(painter: QPainter, t: Tones) -> None:
    """Her head turned to the star, the face in its light; the hair falls down her back, the wind has its ends."""
    x, y, size, turn = 398, 442, 0.74, -20
    painter.save()
    painter.translate(x, y)
    painter.rotate(turn)
    painter.scale(size, size)
    side(painter, 0, 0, 1, Face("#B98A88", "#EACABE", nose=Nose.SNUB, stern=-0.9, brow=5, brow_colour=_HAIR,
        lips="#A83A5C", smile=0.4))  # fmt: skip
    painter.restore()
    fill(painter, blob(((380, 480), (416, 492), (428, 494), (440, 493), (437, 512), (439, 530), (452, 546), (430, 580),
        (380, 570)), tension=0.6), _SKIN)  # fmt: skip
    fill(painter, blob(((370, 470), (410, 490), (440, 492), (436, 506), (420, 520), (412, 560), (370, 570)),
        tension=0.7), mixed(_DUSKY, _SKIN, 0.5))  # fmt: skip
    fill(painter, ink(((441, 488, 3), (438, 508, 6), (440, 528, 6), (450, 545, 6))), BLACK)
    crown = blob(((56, -72), (48, -100), (10, -122), (-40, -120), (-86, -90), (-104, -30), (-108, 50), (-90, 110), (-52,
        80), (-30, 40), (-26, -14), (-10, -44), (24, -64)), tension=0.8)  # fmt: skip
    fall = blob(((350, 400), (392, 420), (396, 466), (398, 510), (420, 556), (446, 610), (436, 660), (414, 700), (388,
        736), (344, 766), (286, 780), (330, 748), (352, 716), (310, 740), (262, 744), (312, 706), (336, 660), (334,
        610), (340, 560), (338, 516), (322, 470), (324, 430)), tension=0.9)  # fmt: skip
    mass = placed(crown, x, y, size, turn).united(fall)
    lit(painter, mass, _HAIR, t.light, (8, -6), shade="#1A1230", width=6)
    strands(painter, [((396, 370), (350, 430), (360, 640)), ((370, 380), (366, 500), (384, 690)), ((380, 450), (394,
        540), (410, 640)), ((420, 560), (440, 640), (370, 740)), ((370, 660), (360, 710), (310, 766))], _HAIR, t.light,
        7)  # fmt: skip
    fill(painter, joined(*(disc(a, b, 5.5) for a, b in ((336, 408), (350, 388), (370, 374), (394, 368), (416, 370)))),
        look.BONE)  # fmt: skip


def _jug(painter: QPainter, hand: Point, turn: float, size: float, *, mirror: bool = False) -> Point:
    """A jug with its handle in that hand, tipped to the left, or the right if mirrored, until it pours: its lip."""
    jug = blob(((-44, 78), (-66, 14), (-46, -44), (-28, -74), (-56, -104), (38, -98), (27, -74), (44, -44), (66, 14),
        (44, 78)), tension=0.7)  # fmt: skip
    handle = ink(((22, -78, 15), (66, -94, 15), (102, -82, 17), (112, -40, 18), (112, 20, 18), (98, 54, 17), (66, 60,
        15), (40, 44, 15)))  # fmt: skip
    x, y = hand
    middle = placed(disc(110, -14, 1), 0, 0, size, turn, mirror=mirror).boundingRect().center()
    at = (x - middle.x(), y - middle.y(), size, turn)
    lit(painter, placed(handle, *at, mirror=mirror), look.SODIUM, "#FFF0C0", (3, -3), shade="#8C5A1E")
    shape = placed(jug, *at, mirror=mirror)
    lit(painter, shape, look.SODIUM, "#FFF0C0", _LAMP, shade="#8C5A1E")
    for band in (-34, -16):
        within(painter, shape, placed(rect(-80, band, 160, 7), *at, mirror=mirror), "#8C5A1E")
    fill(painter, placed(disc(-8, -102, 40, 9), *at, mirror=mirror), BLACK)
    lip = placed(disc(-36, -106, 1), *at, mirror=mirror).boundingRect().center()
    return lip.x(), lip.y()


def _pour(painter: QPainter, course: Sequence[tuple[float, float, float]], colour: str | QColor,
    rings: Sequence[float]) -> None:  # fmt: skip
    """Something that is poured, along (x, y, width) to where it strikes: two threads of light in it, a splash."""
    sides: tuple[list[tuple[float, float]], list[tuple[float, float]]] = ([], [])
    for number, (x, y, wide) in enumerate(course):
        start, end = course[max(0, number - 1)], course[min(len(course) - 1, number + 1)]
        for way, points in zip((1, -1), sides, strict=True):
            dx, dy = along((0, 0), (end[0] - start[0], end[1] - start[1]), 0, way * wide / 2)
            points.append((x + dx, y + dy))
    stream = blob((*sides[0], *reversed(sides[1])), tension=0.9)
    lit(painter, stream, colour, mixed(colour, look.BONE, 0.6), (-4, -2), shade=mixed(BLACK, colour, 0.62), width=5)
    for share in (0.28, 0.62):
        thread = [(a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, w * 0.1) for a, b, (_, _,
            w) in zip(*sides, course, strict=True)]  # fmt: skip
        fill(painter, limb(thread[: len(thread) - 1 if share > 0.5 else None]), mixed(colour, look.BONE, 0.85))
    x, y, wide = course[-1]
    for grown in rings:
        around = disc(x, y + wide * 0.1, wide * grown, wide * grown * 0.26)
        stroke(painter, around, mixed(colour, look.BONE, 0.6), wide * 0.1)
    splash = joined(disc(x, y + wide * 0.06, wide * 1.1, wide * 0.3), *(limb(((x + wide * a * 0.6, y, wide * 0.3), (x
        + wide * a, y - wide * b, wide * 0.05))) for a, b in ((-1.3, 0.6), (-0.8, 0.95), (0.8, 0.95), (1.3,
        0.6))))  # fmt: skip
    lit(painter, splash, look.BONE, look.BONE, (-2, -3), shade=mixed(colour, look.BONE, 0.4), edge="#0C2A44", width=4)
    drops = joined(*(disc(x + wide * a, y - wide * b, wide * 0.1) for a, b in ((-1.5, 1), (1.5, 0.95), (-0.95, 1.4),
        (1.0, 1.45))))  # fmt: skip
    lit(painter, drops, look.BONE, look.BONE, edge="#0C2A44", width=3)
