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
from demoncity_gui.cards.drawing.hair import strands
from demoncity_gui.cards.drawing.hands import fingers, fist
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
_HAND: Final = "#DDB4A6"
_DUSKY: Final = "#6A4C74"
_NIGHT: Final = "#3A2A58"
_SLIP: Final = "#D8D6EC"
_POOL: Final = "#0C2444"
_HAIR: Final = "#4E3670"
_LAMP: Final = (7, -9)
_STAR: Final = (462, 190)
_HIGH: Final = ((302, 574), (180, 520), (214, 390))
"""The shoulder, elbow and wrist of the arm that lifts a jug."""
_FIST: Final = (228, 336, 3)
_LOW: Final = ((496, 580), (600, 684), (526, 752))
"""Those of the arm that has a jug on the hip."""


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
    for a, b, size in ((316, 78, 24), (630, 92, 18), (640, 372, 20), (300, 312, 18), (600, 520, 16), (266, 450, 14),
        (552, 430, 12)):  # fmt: skip
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
    """She from behind, up to her hips in the pool: one arm lifts its jug, the other has one on the hip."""
    body = blob(((362, 510), (360, 542), (330, 560), (286, 552), (262, 590), (280, 640), (304, 690), (314, 740), (302,
        790), (278, 850), (266, 960), (516, 960), (504, 850), (478, 790), (460, 740), (470, 690), (496, 640), (528,
        600), (520, 568), (480, 556), (432, 540), (430, 510)), tension=0.8)  # fmt: skip
    body = body.subtracted(_water())
    lit(painter, body, _SKIN, look.BONE, _LAMP, shade=_DUSKY, smooth=True)
    fill(painter, joined(limb(((396, 560, 2), (394, 660, 8), (390, 776, 3))), limb(((470, 612, 2), (446, 640, 8), (436,
        700, 2)))), _DUSKY)  # fmt: skip
    fill(painter, joined(disc(368, 786, 6, 9), disc(412, 786, 6, 9)), _DUSKY)
    _slip(painter, body, t)
    _falls(painter, t, _jug(painter, (496, 796), 64, 0.84, mirror=True), 1, 986, (1.5, 2.2))
    arm(painter, _LOW, 76, _SKIN, look.BONE, _LAMP, skin=_SKIN, body=body)
    fingers(painter, 492, 792, -54, 0.66, _HAND, towards=_LAMP)
    x, y, turn = _FIST
    _falls(painter, t, _jug(painter, (x, y), -38, 0.86), -1, 900, (1.5, 2.2, 2.9))
    arm(painter, _HIGH, 76, _SKIN, look.BONE, _LAMP, skin=_SKIN, body=body)
    night = blob(((150, 528), (210, 552), (280, 580), (336, 590), (366, 640), (352, 700), (384, 780), (350, 816), (250,
        820), (240, 650), (150, 580)), tension=0.6)  # fmt: skip
    glaze(painter, night.intersected(body.united(limb(((302, 574, 76), (180, 520, 58))))), _NIGHT, 0.6)
    fist(painter, x, y, turn, 0.66, _HAND, mirror=True, back=True, towards=_LAMP)
    fill(painter, limb(((213, 396, 22), (218, 372, 27))), mixed(_SKIN, _HAND, 0.5))
    _hair(painter, t)


def _falls(painter: QPainter, t: Tones, lip: Point, way: int, foot: float, rings: Sequence[float]) -> None:
    """Water out of a jug's lip, to the left or the right of it, down to `foot`."""
    x, y = lip
    _pour(painter, ((x - way * 16, y - 8, 24), (x + way * 4, y + 12, 36), (x + way * 9, y + 50, 40), (x + way * 10,
        foot - 50, 44), (x + way * 10, foot, 46)), t.light, rings)  # fmt: skip


def _water() -> QPainterPath:
    """All that is under water, up to the ripple around her."""
    return blob(((20, 1100), (20, 950), (180, 944), (240, 924), (300, 936), (350, 926), (400, 938), (450, 926), (500,
        936), (552, 922), (620, 944), (720, 950), (720, 1100)), tension=0.8)  # fmt: skip


def _slip(painter: QPainter, body: QPainterPath, t: Tones) -> None:
    """A white cloth round her hips, and the water that takes it and her."""
    painter.save()
    above = rect(0, 0, 700, 1200).subtracted(_water())
    painter.setClipPath(above, Qt.ClipOperation.IntersectClip)
    cloth = blob(((280, 806), (330, 828), (390, 838), (450, 826), (500, 800), (520, 870), (540, 1000), (240, 1000),
        (262, 870)), tension=0.7)  # fmt: skip
    lit(painter, cloth, _SLIP, look.BONE, _LAMP, shade="#3E4478")
    within(painter, cloth, folds(((300, 836), (300, 880), (270, 960), 12), ((350, 846), (350, 900), (330, 960), 13),
        ((440, 840), (446, 900), (460, 960), 12), ((394, 880), (396, 920), (400, 970), 9)), "#4A5684")  # fmt: skip
    glaze(painter, blob(((240, 800), (330, 826), (350, 900), (330, 1000), (220, 1000)), tension=0.6).intersected(cloth),
        "#0A1030", 0.5)  # fmt: skip
    painter.restore()
    fill(painter, ink(((232, 927, 2), (270, 930, 7), (300, 936, 5), (350, 926, 8), (400, 938, 6), (450, 926, 8), (500,
        936, 6), (548, 924, 2))), look.BONE)  # fmt: skip
    for y, half, tone in ((958, 96, _SLIP), (980, 70, _SLIP), (1002, 84, _HAIR)):  # she in the water
        fill(painter, blob(((396 - half, y), (380, y - 8), (396 + half, y), (410, y + 8)), tension=0.8), mixed(_POOL,
            tone, 0.5))  # fmt: skip
    for wide, y in ((150, 930), (196, 936)):
        near = disc(392, y, wide, wide * 0.17).subtracted(disc(392, y - 5, wide, wide * 0.165)).subtracted(rect(0, 0,
            700, y - 8))  # fmt: skip
        fill(painter, near, look.BONE)


def _hair(painter: QPainter, t: Tones) -> None:
    """Her head from behind, lifted to the star; what hair falls down her back the wind takes at its ends."""
    mass = blob(((398, 372), (440, 384), (462, 424), (458, 470), (438, 512), (444, 560), (452, 610), (436, 660), (414,
        700), (388, 736), (344, 766), (286, 780), (330, 748), (352, 716), (310, 740), (262, 744), (312, 706), (336,
        660), (334, 610), (346, 560), (352, 516), (334, 476), (328, 430), (350, 388)), tension=0.9)  # fmt: skip
    lit(painter, disc(456, 466, 13, 20), _SKIN, look.BONE, (4, -4), shade=_DUSKY, width=5)
    fill(painter, star(466, 496, 16, 6, 4), look.SODIUM)
    lit(painter, mass, _HAIR, t.light, (8, -6), shade="#1A1230", width=6)
    strands(painter, [((396, 384), (372, 500), (360, 640)), ((404, 384), (406, 520), (384, 690)), ((414, 388), (448,
        470), (418, 560)), ((420, 560), (440, 640), (370, 740)), ((384, 390), (340, 440), (366, 540)), ((370, 640),
        (360, 710), (310, 766))], _HAIR, t.light, 7)  # fmt: skip
    for x, y in ((352, 410), (396, 392), (440, 414)):  # stars in her hair
        fill(painter, star(x, y, 15, 5, 4), look.BONE)


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
