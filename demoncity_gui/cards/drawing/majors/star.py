"""The Star, Major XVII."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import sleeve
from demoncity_gui.cards.drawing.backdrop import city, sky
from demoncity_gui.cards.drawing.features import ink
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.hair import strands
from demoncity_gui.cards.drawing.hands import fist
from demoncity_gui.cards.drawing.heads import Face, side
from demoncity_gui.cards.drawing.light import glaze, glow, lit, within
from demoncity_gui.cards.drawing.majors.parts import folds
from demoncity_gui.cards.drawing.paint import fill, mixed, stroke, tilted
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

_SKIN: Final = "#F2DCC4"
_HAND: Final = "#F8DCC2"
_DUSKY: Final = "#A88088"
_SLIP: Final = "#E6E2EE"
_FOLDS: Final = "#4A5684"
_NIGHT: Final = "#0A1030"
_POOL: Final = "#0A1C34"
_HAIR: Final = "#4E3670"
_LAMP: Final = (8, -8)
_FAR: Final = ((304, 544), (392, 630), (444, 498))
"""The far shoulder, elbow and wrist."""
_FISTS: Final = ((440, 742, 62), (468, 446, 34))
"""Where the near and the far fist are, and how far the jug in it is tipped."""


def scene(painter: QPainter, t: Tones) -> None:
    """On her knees by a pool a woman empties two jugs, one into the water, one on the bank; over her the great star."""
    sky(painter, "#04081A", mixed(BLACK, t.light, 0.6), 780)
    glow(painter, 520, 178, 470, t.light, 0.66)
    for step in range(4):  # the star is all the light there is
        dark = rect(20, -160, 660, 1200)
        dark.addPath(disc(520, 178, 210 + step * 74, 240 + step * 100))
        dark.setFillRule(Qt.FillRule.OddEvenFill)
        glaze(painter, dark, "#02040E", 0.3)
    city(painter, 780, "#20344C", None, tall=290, seed=14, left=20, right=680)
    city(painter, 790, "#0A1424", look.SODIUM, tall=170, seed=31, left=20, right=680, edge=mixed(BLACK, t.light, 0.6))
    for x, y, size in ((96, 190, 20), (220, 92, 26), (640, 352, 18), (300, 222, 17), (640, 560, 14), (430, 390, 18),
        (190, 262, 14)):  # fmt: skip
        fill(painter, star(x, y, size, size * 0.28, 4), look.BONE)
    _great_star(painter, t)
    _pool(painter, t)
    _bather(painter, t)


def _great_star(painter: QPainter, t: Tones) -> None:
    """Eight points, cut like a jewel: one side of each in the light, the other in the dusk."""
    x, y = 520, 178
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
    """Dark water up to the parapet, with the star in it, broken in pieces."""
    fill(painter, rect(20, 770, 680, 280), _POOL)
    lit(painter, rect(0, 758, 720, 26), "#1A2840", t.light, (0, -6), width=5)
    for y, wide, thick in ((806, 60, 6), (824, 110, 8)):
        fill(painter, disc(560, y, wide, thick * 0.5), mixed(_POOL, t.light, 0.3))
    glow(painter, 470, 970, 200, t.light, 0.5)
    for y, wide, thick, aside in ((880, 40, 8, 6), (904, 64, 9, -8), (930, 110, 11, 8), (958, 216, 15, -4), (986, 120,
        12, 10), (1010, 74, 10, -8)):  # fmt: skip
        x = 476 + aside
        fill(painter, blob(((x - wide, y), (x - wide * 0.3, y - thick), (x + wide * 0.2, y - thick * 0.5), (x + wide,
            y), (x + wide * 0.3, y + thick), (x - wide * 0.2, y + thick * 0.5)), tension=0.7), look.BONE)  # fmt: skip


def _bather(painter: QPainter, t: Tones) -> None:
    """She from the side, on her knees on the bank: the far arm lifts its jug high, the near one waters the bank."""
    sleeve(painter, _FAR, (64, 50, 33), _SKIN, look.BONE, _LAMP, bare=True)
    x, y, turn = _FISTS[1]
    _pours(painter, t, (x, y), turn, 836, far=True)
    fist(painter, x, y, turn, 0.64, _HAND, towards=_LAMP)
    _bank(painter)
    _hair_behind(painter, t)
    foot = blob(((160, 928), (112, 920), (84, 934), (64, 952), (34, 962), (32, 978), (70, 984), (120, 972), (160, 972)),
        tension=0.7)  # fmt: skip
    shin = limb(((404, 908, 96), (360, 934, 78), (270, 938, 76), (190, 946, 58), (124, 950, 38)))
    lit(painter, foot.united(shin), _SKIN, look.BONE, _LAMP, shade=_DUSKY, smooth=True)
    fill(painter, limb(((110, 948, 2), (132, 952, 6), (146, 966, 2))), _DUSKY)
    body = blob(((238, 446), (226, 506), (196, 544), (172, 600), (164, 660), (172, 720), (152, 780), (110, 830), (90,
        890), (300, 930), (300, 830), (286, 790), (276, 740), (288, 698), (320, 674), (340, 640), (332, 604), (312,
        562), (298, 528), (290, 500), (292, 456)), tension=0.8)  # fmt: skip
    lit(painter, body, _SKIN, look.BONE, _LAMP, shade=_DUSKY, smooth=True)
    within(painter, body, blob(((220, 430), (300, 440), (300, 476), (268, 506), (244, 496), (220, 520)), tension=0.6),
        _DUSKY)  # fmt: skip
    _slip(painter, body)
    _lap(painter)
    _head(painter, t)
    throat = blob(((240, 484), (284, 486), (291, 498), (290, 516), (268, 522), (244, 512), (222, 540), (232, 500)),
        tension=0.5)  # fmt: skip
    fill(painter, throat, "#65524C")
    x, y, turn = _FISTS[0]
    _pours(painter, t, (x, y), turn, 970)
    near = limb(((242, 560, 56), (250, 600, 66), (266, 660, 54), (286, 734, 42), (310, 760, 44), (340, 764, 50), (376,
        760, 40), (402, 756, 31)))  # fmt: skip
    lit(painter, near, _SKIN, look.BONE, _LAMP, shade=_DUSKY, smooth=True)
    fist(painter, x, y, turn, 0.68, _HAND, mirror=True, back=True, towards=_LAMP)
    lamplit = blob(((22, -48), (38, -45), (53, -16), (53, 24), (41, 58), (36, 84), (20, 84), (28, 50), (16, 6)),
        tension=0.6)  # fmt: skip
    fill(painter, placed(lamplit, x, y, 0.68, turn, mirror=True), _HAND)
    fill(painter, placed(limb(((44, -26, 3), (49, 4, 8), (44, 40, 3))), x, y, 0.68, turn, mirror=True), look.BONE)


def _bank(painter: QPainter) -> None:
    """A bank of earth before the pool, lit at its edge, with reeds and a lily where the water falls."""
    bank = blob(((-20, 930), (200, 936), (420, 920), (540, 926), (640, 946), (740, 990), (740, 1200), (-20, 1200)),
        tension=0.6)  # fmt: skip
    lit(painter, bank, "#1C3C44", "#8FC8C0", (3, -8), shade="#0C1E28")
    leaves = joined(*(blob(((x - 11, 1060), (x - 8 + lean * 0.3, 960), (x + lean, top), (x + 10 + lean * 0.3, 960),
        (x + 13, 1060)), tension=0.7) for x, lean, top in ((496, -30, 886), (522, -8, 836), (638, 20, 850), (656, 40,
            900), (474, -40, 946))))  # fmt: skip
    lit(painter, leaves, "#2E6A62", "#BFF0D8", (-4, -5), shade="#123430", width=5)


def _pours(painter: QPainter, t: Tones, fist: Point, turn: float, foot: float, *, far: bool = False) -> None:
    """A jug whose handle is in her fist, tipped forward, and the water out of it, down to `foot`."""
    lip = _jug(painter, fist, turn)
    _pour(painter, ((lip[0] - 16, lip[1] - 8, 24), (lip[0] + 4, lip[1] + 12, 36), (lip[0] + 9, lip[1] + 50, 40),
        (lip[0] + 10, foot, 42)), t.light, (1.5, 2.2, 2.9) if far else ())  # fmt: skip


def _slip(painter: QPainter, body: QPainterPath) -> None:
    """A white slip with a strap over each shoulder; the side away from the star is night."""
    cloth = blob(((140, 668), (196, 666), (250, 640), (300, 604), (334, 590), (380, 640), (320, 760), (300, 1000), (0,
        1000)), tension=0.6).intersected(body)  # fmt: skip
    strap = joined(limb(((176, 680, 11), (204, 590, 11), (250, 514, 11))), limb(((256, 514, 11), (300, 560, 11), (318,
        606, 11))))  # fmt: skip
    lit(painter, strap.intersected(body), _SLIP, look.BONE, (2, -2), width=4)
    lit(painter, cloth, _SLIP, look.BONE, _LAMP, shade=_FOLDS)
    within(painter, cloth, folds(((334, 656), (306, 684), (266, 680), 12), ((286, 700), (262, 724), (226, 730), 9),
        ((272, 740), (240, 744), (196, 730), 8)), _FOLDS)  # fmt: skip
    glaze(painter, blob(((120, 640), (196, 650), (206, 700), (200, 760), (160, 900), (0, 940)),
        tension=0.6).intersected(cloth), _NIGHT, 0.45)  # fmt: skip


def _lap(painter: QPainter) -> None:
    """Hip, thigh and knee under the slip, which spreads on the bank."""
    skirt = blob(((172, 728), (222, 744), (278, 742), (306, 782), (350, 800), (400, 826), (436, 862), (448, 900), (430,
        936), (396, 946), (372, 922), (330, 938), (280, 918), (226, 940), (170, 926), (126, 942), (90, 916), (84, 870),
        (108, 824), (150, 780)), tension=0.8)  # fmt: skip
    lit(painter, skirt, _SLIP, look.BONE, _LAMP, shade=_FOLDS)
    within(painter, skirt, folds(((268, 776), (216, 800), (150, 802), 12), ((300, 800), (240, 846), (206, 900), 12),
        ((436, 884), (404, 906), (372, 922), 12), ((372, 922), (290, 896), (150, 896), 13)), _FOLDS)  # fmt: skip
    glaze(painter, blob(((80, 740), (190, 740), (180, 800), (210, 850), (300, 886), (372, 922), (360, 990), (60,
        1000)), tension=0.6).intersected(skirt), _NIGHT, 0.4)  # fmt: skip


_LEAN: Final = 5
_AT: Final = (282, 430, 0.66)


def _hair_behind(painter: QPainter, t: Tones) -> None:
    """What the wind has of her hair, at the left."""
    with tilted(painter, _AT[0], _AT[1], _LEAN):
        mass = blob(((-20, -126), (-90, -112), (-160, -112), (-230, -136), (-310, -150), (-390, -196), (-356, -130),
            (-290, -92), (-350, -96), (-420, -76), (-360, -40), (-290, _LEAN), (-230, -30), (-270, -4), (-310, 26),
                (-240,
            44), (-170, 34), (-100, 64), (-40, 66), (0, 0)), tension=1)  # fmt: skip
        lit(painter, placed(mass, *_AT), _HAIR, t.light, (7, -7), shade="#1A1230")


def _head(painter: QPainter, t: Tones) -> None:
    """Her face is lifted to the star."""
    x, y, size = _AT
    with tilted(painter, x, y, _LEAN):
        side(painter, x, y, size, Face("#B08A84", _SKIN, nose=Nose.SNUB, brow=5, stern=-0.7, smile=0.6, jaw=0,
            lips="#C0606A", iris="#3A5A8A"))  # fmt: skip
        cap = blob(((50, -84), (34, -112), (-20, -126), (-76, -112), (-120, -98), (-180, -100), (-250, -122), (-210,
            -72), (-150, -40), (-100, 0), (-110, 40), (-64, 52), (-30, 30), (-28, -8), (-16, -40), (14, -52), (36,
            -70)), tension=0.8)  # fmt: skip
        lit(painter, placed(cap, x, y, size), _HAIR, t.light, (6, -6), shade="#1A1230", width=5)
        locks = (((40, -92), (-40, -96), (-120, -60)), ((20, -74), (-50, -60), (-140, -20)), ((-10, -50), (-50, -20),
            (-110, 20)), ((-60, -100), (-160, -90), (-260, -110)), ((-140, -50), (-240, -50), (-340, -120)), ((-150,
            -10), (-230, -30), (-320, -60)))  # fmt: skip
        strands(painter, [tuple((x + a * size, y + b * size) for a, b in lock) for lock in locks], _HAIR, t.light, 8)


def _jug(painter: QPainter, hand: Point, turn: float) -> Point:
    """A jug with its handle in that hand, tipped to the right until it pours: its lip."""
    jug = blob(((-44, 78), (-66, 14), (-46, -44), (-28, -74), (-56, -104), (38, -98), (27, -74), (44, -44), (66, 14),
        (44, 78)), tension=0.7)  # fmt: skip
    handle = ink(((22, -78, 15), (66, -94, 15), (102, -82, 17), (112, -40, 18), (112, 20, 18), (98, 54, 17), (66, 60,
        15), (40, 44, 15)))  # fmt: skip
    x, y = hand
    middle = placed(disc(110, -14, 1), 0, 0, 0.86, turn, mirror=True).boundingRect().center()
    at = (x - middle.x(), y - middle.y(), 0.86, turn)
    lit(painter, placed(handle, *at, mirror=True), look.SODIUM, "#FFF0C0", (3, -3), shade="#8C5A1E")
    shape = placed(jug, *at, mirror=True)
    lit(painter, shape, look.SODIUM, "#FFF0C0", _LAMP, shade="#8C5A1E")
    for band in (-34, -16):
        within(painter, shape, placed(rect(-80, band, 160, 7), *at, mirror=True), "#8C5A1E")
    fill(painter, placed(disc(-8, -102, 40, 9), *at, mirror=True), BLACK)
    lip = placed(disc(-36, -106, 1), *at, mirror=True).boundingRect().center()
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
