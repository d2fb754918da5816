"""The Star, Major XVII."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import bust
from demoncity_gui.cards.drawing.backdrop import city, sky
from demoncity_gui.cards.drawing.features import ink
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.hair import strands
from demoncity_gui.cards.drawing.hands import fingers
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
_LEFT: Final = ((250, 516), (194, 622), (146, 722))
_RIGHT: Final = ((442, 516), (498, 622), (546, 722))
"""Shoulder, elbow and wrist."""


def scene(painter: QPainter, t: Tones) -> None:
    """Hip-deep in a pool on a roof a woman empties two jugs; over her the one great star, and in the water too."""
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
    painter.save()
    painter.translate(4, -46)
    _bather(painter, t)
    painter.restore()


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
    """She from the hips up; her straight arms make a roof's two sides, a jug at the end of each."""
    _hair_behind(painter, t)
    for wide, deep, width in ((190, 40, 6), (250, 58, 5), (330, 80, 4)):
        stroke(painter, disc(344, 884, wide, deep), mixed(_POOL, t.light, 0.7), width)
    throat = blob(((318, 400), (376, 420), (380, 456), (404, 486), (440, 500), (350, 540), (252, 500), (296, 482),
        (320, 456)), tension=0.7)  # fmt: skip
    body = bust(346, 474, 270, 1000, waist=0.62, hip=0.92).united(throat)
    for joints in (_LEFT, _RIGHT):
        body = body.united(_bare_arm(*joints))
    painter.save()
    above = rect(-60, 0, 900, 880)
    above.addPath(disc(344, 876, 150, 34))
    above.setFillRule(Qt.FillRule.WindingFill)
    painter.setClipPath(above, Qt.ClipOperation.IntersectClip)
    lit(painter, body, _SKIN, look.BONE, _LAMP, shade=_DUSKY, smooth=True)
    within(painter, body, blob(((300, 400), (372, 424), (368, 462), (340, 500), (300, 520), (280, 490)), tension=0.6),
        _DUSKY)  # fmt: skip
    within(painter, body, joined(limb(((336, 496, 2), (348, 520, 5), (356, 526, 2))), limb(((366, 524, 2), (400, 512,
        5), (436, 510, 2)))), "#B08A84")  # fmt: skip
    _slip(painter, body)
    painter.restore()
    _skirt(painter, t)
    _head(painter, t)
    for (_, _, wrist), way in ((_LEFT, -1), (_RIGHT, 1)):
        _pours(painter, t, wrist, way)


def _pours(painter: QPainter, t: Tones, wrist: Point, way: int) -> None:
    """A jug that hangs from her hand by its handle, tipped outwards, and the water out of it."""
    x, y = wrist[0] + way * 14, wrist[1] + 36
    lip = _jug(painter, (x, y), way * 112, mirror=way > 0)
    _pour(painter, ((lip[0] - way * 14, lip[1] - 10, 30), (lip[0] + way * 6, lip[1] + 12, 48), (lip[0] + way * 12,
        lip[1] + 60, 52), (lip[0] + way * 12, 1032, 56)), t.light)  # fmt: skip
    fingers(painter, x, y - 4, way * 66, 0.6, _HAND, mirror=way > 0, towards=_LAMP)
    bone = wrist[0] + (4 if way > 0 else 0)
    joint = limb(((bone - way * 3, wrist[1] - 10, 23), (bone + way * 3, wrist[1] + 4, 23)))
    fill(painter, joint, mixed(_DUSKY, _SKIN, 0.9 if way < 0 else 0.75))


def _bare_arm(shoulder: Point, elbow: Point, wrist: Point) -> QPainterPath:
    """A bare arm that is nearly straight, full below the shoulder and below the elbow, thin at the wrist."""
    return limb(((*shoulder, 76), (*along(shoulder, elbow, 0.5), 66), (*elbow, 56), (*along(elbow, wrist, 0.3), 58),
        (*along(elbow, wrist, 0.7), 46), (*wrist, 38), (*along(elbow, wrist, 1.2), 36))).simplified()  # fmt: skip


def _slip(painter: QPainter, body: QPainterPath) -> None:
    """A white slip with two straps; the side away from the star is night."""
    cloth = blob(((246, 610), (276, 584), (312, 588), (346, 612), (382, 584), (420, 576), (446, 600), (600, 1020),
        (80,
        1020)), tension=0.5).intersected(body)  # fmt: skip
    straps = joined(limb(((280, 590, 12), (276, 500, 12)))), limb(((416, 582, 12), (412, 500, 12)))
    lit(painter, joined(*straps).intersected(body), _SLIP, look.BONE, (2, -2), width=4)
    lit(painter, cloth, _SLIP, look.BONE, _LAMP, shade=_FOLDS)
    within(painter, cloth, folds(((346, 616), (352, 656), (346, 690), 8), ((416, 716), (396, 790), (430, 890), 13),
        ((380, 724), (370, 800), (390, 890), 12), ((346, 730), (338, 800),
        (344, 890), 11)), _FOLDS)  # fmt: skip
    painter.save()
    painter.setClipPath(cloth, Qt.ClipOperation.IntersectClip)
    glaze(painter, blob(((150, 500), (286, 520), (306, 590), (290, 650), (316, 730), (302, 790), (320, 1020), (100,
        1020)), tension=0.6), _NIGHT, 0.6)  # fmt: skip
    painter.restore()


def _skirt(painter: QPainter, t: Tones) -> None:
    """The slip's hem floats on the water around her."""
    hem = blob(((232, 866), (250, 874), (344, 884), (440, 874), (458, 866), (500, 880), (540, 900), (508, 914), (480,
        934), (430, 928), (396, 950), (350, 938), (300, 952), (264, 930), (210, 936), (186, 916), (150, 902), (196,
        884)), tension=0.9)  # fmt: skip
    lit(painter, hem, _SLIP, look.BONE, (5, -5), shade=_FOLDS, edge="#08142A", width=5)
    within(painter, hem, folds(((250, 872), (226, 890), (186, 904), 10), ((290, 880), (272, 902), (262, 926), 10),
        ((330,
        884), (322, 908), (304, 944), 10), ((376, 884), (386, 908), (394, 944), 10), ((420, 878), (440, 898), (476,
        926), 10), ((448, 870), (474, 884), (512, 904), 9)), _FOLDS)  # fmt: skip
    glaze(painter, hem.intersected(polygon(((0, 800), (316, 800), (306, 880), (262, 960), (0, 960)))), _NIGHT, 0.4)
    for ring in (((190, 892, 2), (226, 924, 7), (286, 950, 9), (344, 956, 10), (410, 948, 9), (470, 924, 7), (506,
        890,
            2)),):  # fmt: skip
        fill(painter, ink(ring), mixed(t.light, look.BONE, 0.5))


_AT: Final = (328, 378, 0.68)


def _hair_behind(painter: QPainter, t: Tones) -> None:
    """What the wind has of her hair, at the left."""
    with tilted(painter, _AT[0], _AT[1], -26):
        mass = blob(((-20, -126), (-90, -112), (-160, -112), (-230, -136), (-310, -150), (-390, -196), (-356, -130),
            (-290, -92), (-350, -96), (-420, -76), (-360, -40), (-290, -26), (-230, -30), (-270, -4), (-310, 26),
                (-240,
            44), (-170, 34), (-100, 64), (-40, 66), (0, 0)), tension=1)  # fmt: skip
        lit(painter, placed(mass, *_AT), _HAIR, t.light, (7, -7), shade="#1A1230")


def _head(painter: QPainter, t: Tones) -> None:
    """Her face is lifted to the star."""
    x, y, size = _AT
    with tilted(painter, x, y, -26):
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


def _jug(painter: QPainter, hand: Point, turn: float, *, mirror: bool = False) -> Point:
    """A jug with its handle in that hand, tipped until it pours, to the left, or the right if mirrored: its lip."""
    jug = blob(((-44, 78), (-66, 14), (-46, -44), (-28, -74), (-56, -104), (38, -98), (27, -74), (44, -44), (66, 14),
        (44, 78)), tension=0.7)  # fmt: skip
    handle = ink(((22, -74, 15), (62, -84, 15), (96, -66, 17), (107, -26, 18), (100, 10, 17), (78, 32, 15), (44, 34,
        15)))  # fmt: skip
    x, y = hand
    middle = placed(disc(104, -22, 1), 0, 0, 0.9, turn, mirror=mirror).boundingRect().center()
    at = (x - middle.x(), y - middle.y(), 0.9, turn)
    lit(painter, placed(handle, *at, mirror=mirror), look.SODIUM, "#FFF0C0", (3, -3), shade="#8C5A1E")
    shape = placed(jug, *at, mirror=mirror)
    lit(painter, shape, look.SODIUM, "#FFF0C0", _LAMP, shade="#8C5A1E")
    for band in (-34, -16):
        within(painter, shape, placed(rect(-80, band, 160, 7), *at, mirror=mirror), "#8C5A1E")
    fill(painter, placed(disc(-8, -102, 40, 9), *at, mirror=mirror), BLACK)
    lip = placed(disc(-36, -106, 1), *at, mirror=mirror).boundingRect().center()
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
