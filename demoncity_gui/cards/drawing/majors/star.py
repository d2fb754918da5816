"""The Star, Major XVII."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm
from demoncity_gui.cards.drawing.backdrop import city, sky
from demoncity_gui.cards.drawing.features import ink
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.hair import strands
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
_HAND: Final = "#FFE2C4"
_DUSKY: Final = "#A88088"
_SLIP: Final = "#E6E2EE"
_FOLDS: Final = "#4A5684"
_NIGHT: Final = "#0A1030"
_POOL: Final = "#0A1C34"
_HAIR: Final = "#4E3670"
_LAMP: Final = (8, -8)
_NEAR: Final = (424, 706)
_FAR: Final = ((310, 536), (398, 624), (508, 566))
"""The near wrist; the far shoulder, elbow and wrist."""


def scene(painter: QPainter, t: Tones) -> None:
    """Hip-deep in a pool on a roof a woman bends to empty two jugs; over her the great star, and in the water."""
    sky(painter, "#04081A", mixed(BLACK, t.light, 0.6), 780)
    glow(painter, 520, 178, 470, t.light, 0.66)
    for step in range(4):  # the star is all the light there is
        dark = rect(20, -160, 660, 1200)
        dark.addPath(disc(520, 178, 210 + step * 74, 240 + step * 100))
        dark.setFillRule(Qt.FillRule.OddEvenFill)
        glaze(painter, dark, "#02040E", 0.3)
    city(painter, 780, "#20344C", None, tall=290, seed=14, left=20, right=680)
    city(painter, 790, "#0A1424", look.SODIUM, tall=170, seed=31, left=20, right=680, edge=mixed(BLACK, t.light, 0.6))
    for x, y, size in ((96, 300, 20), (220, 92, 26), (640, 352, 18), (300, 212, 17), (80, 430, 16), (600, 440, 20),
        (200,
        330, 15)):  # fmt: skip
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
    """She from the side, bent forward: the far arm and its jug behind her, the near arm and its jug before."""
    for wide, deep, width in ((150, 30, 6), (210, 46, 5), (290, 66, 4)):
        stroke(painter, disc(150, 896, wide, deep), mixed(_POOL, t.light, 0.7), width)
    arm(painter, _FAR, 58, _SKIN, look.BONE, _LAMP, skin=_SKIN)
    _pours(painter, t, _FAR[2], 862, far=True)
    _hair_behind(painter, t)
    body = blob(((300, 470), (250, 498), (194, 552), (152, 640), (118, 724), (66, 800), (36, 880), (44, 1000), (250,
        1000), (232, 880), (222, 810), (238, 744), (276, 696), (318, 668), (334, 634), (332, 590), (338, 548), (352,
        518), (366, 494), (356, 440), (310, 430)), tension=0.7)  # fmt: skip
    painter.save()
    above = rect(-60, 0, 900, 890)
    painter.setClipPath(above, Qt.ClipOperation.IntersectClip)
    lit(painter, body, _SKIN, look.BONE, _LAMP, shade=_DUSKY, smooth=True)
    within(painter, body, blob(((300, 420), (380, 440), (374, 484), (340, 518), (322, 498), (300, 500)), tension=0.6),
        _DUSKY)  # fmt: skip
    _slip(painter, body)
    painter.restore()
    _skirt(painter, t)
    _head(painter, t)
    throat = polygon(((306, 446), (316, 446), (318, 459), (350, 462), (357, 470), (356, 484), (309, 484), (303, 472)))
    fill(painter, throat, _DUSKY)
    near = blob(((246, 548), (234, 590), (238, 660), (250, 736), (266, 774), (300, 780), (350, 762), (424, 726), (424,
        690), (370, 690), (324, 704), (310, 676), (320, 620), (324, 570), (306, 530), (272, 520)),
        tension=0.8)  # fmt: skip
    lit(painter, near, _SKIN, look.BONE, _LAMP, shade=_DUSKY, smooth=True)
    fill(painter, limb(((252, 556, 16), (262, 532, 26), (290, 522, 26), (312, 546, 22), (318, 566, 10))), _SKIN)
    _pours(painter, t, _NEAR, 940)


def _pours(painter: QPainter, t: Tones, wrist: Point, foot: float, *, far: bool = False) -> None:
    """A jug that hangs from her fist by its handle, tipped forward, and the water out of it, down to `foot`."""
    x, y = wrist[0] + 42, wrist[1] + 12
    lip = _jug(painter, (x, y), 98)
    _pour(painter, ((lip[0] - 14, lip[1] - 10, 26), (lip[0] + 6, lip[1] + 12, 42), (lip[0] + 12, lip[1] + 60, 46),
        (lip[0] + 12, foot, 48)), t.light)  # fmt: skip
    with tilted(painter, x, y, 8):
        painter.translate(x, y)
        painter.scale(0.64, 0.64)
        _fist(painter, far=far)


def _fist(painter: QPainter, *, far: bool) -> None:
    """A hand from the left that is closed around a level handle; of the far one the fingers' tips and the thumb."""
    skin = _SKIN
    for number, (x, low) in enumerate(((-38, 30), (-12, 38), (15, 38), (42, 30))):
        one = blob(((x - 14, -20), (x + 14, -20), (x + 15, low * 0.5), (x + 9, low), (x - 8, low), (x - 14, low * 0.5)),
            tension=0.7)  # fmt: skip
        lit(painter, one, skin, look.BONE, (5, -4), shade=_DUSKY, width=6, smooth=True)
        if not far:
            fill(painter, limb(((x - 7, 10, 2), (x, 13, 4), (x + 7, 10, 2))), _DUSKY)
        elif number < 3:
            fill(painter, disc(x + 1, -2, 6, 8), look.BONE)
    if far:
        palm = blob(((-92, -22), (-60, -34), (-20, -46), (16, -48), (52, -38), (72, -26), (70, -12), (50, -8), (10,
            -14), (-24, -10), (-40, 12), (-58, 16), (-92, 14)), tension=0.7)  # fmt: skip
    else:
        palm = blob(((-92, -22), (-56, -36), (-10, -50), (30, -48), (58, -30), (62, -8), (46, 2), (30, -4), (15, 5), (0,
            -2), (-12, 6), (-26, 0), (-38, 6), (-58, 10), (-92, 14)), tension=0.7)  # fmt: skip
    lit(painter, palm, skin, look.BONE, (5, -5), shade=_DUSKY, width=6, smooth=True)
    if far:
        fill(painter, blob(((50, -30), (66, -24), (62, -16), (48, -20)), tension=0.8), look.BONE)
    fill(painter, blob(((-110, -20), (-74, -29), (-70, 9), (-110, 12)), tension=0.4), skin)


def _slip(painter: QPainter, body: QPainterPath) -> None:
    """A white slip with two straps; the side away from the star is night."""
    cloth = blob(((120, 600), (190, 622), (250, 640), (300, 622), (340, 600), (380, 640), (300, 1000), (0, 1000), (0,
        800)), tension=0.5).intersected(body)  # fmt: skip
    strap = joined(limb(((190, 630, 12), (236, 546, 12), (290, 470, 12))), limb(((290, 470, 12), (328, 540, 12), (330,
        612, 12))))  # fmt: skip
    lit(painter, strap.intersected(body), _SLIP, look.BONE, (2, -2), width=4)
    lit(painter, cloth, _SLIP, look.BONE, _LAMP, shade=_FOLDS)
    within(painter, cloth, folds(((300, 690), (250, 716), (200, 716), 9), ((240, 744), (190, 764), (130, 750), 11),
        ((226, 770), (180, 820), (150, 900), 12), ((222, 800), (200, 840), (190, 900), 10)), _FOLDS)  # fmt: skip
    painter.save()
    painter.setClipPath(cloth, Qt.ClipOperation.IntersectClip)
    glaze(painter, blob(((100, 560), (196, 600), (196, 680), (150, 760), (120, 840), (110, 1020), (0, 1020)),
        tension=0.6), _NIGHT, 0.5)  # fmt: skip
    painter.restore()


def _skirt(painter: QPainter, t: Tones) -> None:
    """The slip's hem floats on the water around her."""
    painter.save()
    painter.translate(-106, 234)
    painter.scale(0.74, 0.74)
    hem = blob(((232, 866), (250, 874), (344, 884), (440, 874), (458, 866), (500, 880), (540, 900), (508, 914), (480,
        934), (430, 928), (396, 950), (350, 938), (300, 952), (264, 930), (210, 936), (186, 916), (150, 902), (196,
        884)), tension=0.9)  # fmt: skip
    lit(painter, hem, _SLIP, look.BONE, (5, -5), shade=_FOLDS, edge="#08142A", width=5)
    within(painter, hem, folds(((250, 872), (226, 890), (186, 904), 10), ((290, 880), (272, 902), (262, 926), 10),
        ((330,
        884), (322, 908), (304, 944), 10), ((376, 884), (386, 908), (394, 944), 10), ((420, 878), (440, 898), (476,
        926), 10), ((448, 870), (474, 884), (512, 904), 9)), _FOLDS)  # fmt: skip
    glaze(painter, hem.intersected(polygon(((0, 800), (316, 800), (306, 880), (262, 960), (0, 960)))), _NIGHT, 0.4)
    painter.restore()


_LEAN: Final = 5
_AT: Final = (350, 412, 0.62)


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
    middle = placed(disc(110, -14, 1), 0, 0, 0.9, turn, mirror=True).boundingRect().center()
    at = (x - middle.x(), y - middle.y(), 0.9, turn)
    lit(painter, placed(handle, *at, mirror=True), look.SODIUM, "#FFF0C0", (3, -3), shade="#8C5A1E")
    shape = placed(jug, *at, mirror=True)
    lit(painter, shape, look.SODIUM, "#FFF0C0", _LAMP, shade="#8C5A1E")
    for band in (-34, -16):
        within(painter, shape, placed(rect(-80, band, 160, 7), *at, mirror=True), "#8C5A1E")
    fill(painter, placed(disc(-8, -102, 40, 9), *at, mirror=True), BLACK)
    lip = placed(disc(-36, -106, 1), *at, mirror=True).boundingRect().center()
    return lip.x(), lip.y()


def _pour(painter: QPainter, course: Sequence[tuple[float, float, float]], colour: str | QColor) -> None:
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
    for grown in (1.5, 2.4, 3.4):
        around = disc(x, y + wide * 0.1, wide * grown, wide * grown * 0.26)
        stroke(painter, around, mixed(colour, look.BONE, 0.6), wide * 0.1)
    splash = joined(disc(x, y + wide * 0.06, wide * 1.1, wide * 0.3), *(limb(((x + wide * a * 0.6, y, wide * 0.3), (x
        + wide * a, y - wide * b, wide * 0.05))) for a, b in ((-1.3, 0.6), (-0.8, 0.95), (0.8, 0.95), (1.3,
        0.6))))  # fmt: skip
    lit(painter, splash, look.BONE, look.BONE, (-2, -3), shade=mixed(colour, look.BONE, 0.4), edge="#0C2A44", width=4)
    drops = joined(*(disc(x + wide * a, y - wide * b, wide * 0.1) for a, b in ((-1.5, 1), (1.5, 0.95), (-0.95, 1.4),
        (1.0, 1.45))))  # fmt: skip
    lit(painter, drops, look.BONE, look.BONE, edge="#0C2A44", width=3)
