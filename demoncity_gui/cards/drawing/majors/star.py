"""The Star, Major XVII."""

from __future__ import annotations

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
from demoncity_gui.cards.drawing.hands import grip
from demoncity_gui.cards.drawing.heads import Face, turned
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
    rect,
    star,
    thick_line,
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


def scene(painter: QPainter, t: Tones) -> None:
    """Hip-deep in a pool on a roof a woman empties two jugs; over her the one great star, and in the water too."""
    sky(painter, "#04081A", mixed(BLACK, t.light, 0.6), 780)
    glow(painter, 396, 176, 470, t.light, 0.85)
    for step in range(4):  # the star is all the light there is
        dark = rect(20, -160, 660, 1200)
        dark.addPath(disc(396, 176, 210 + step * 74, 240 + step * 100))
        dark.setFillRule(Qt.FillRule.OddEvenFill)
        glaze(painter, dark, "#02040E", 0.3)
    city(painter, 780, "#20344C", None, tall=290, seed=14, left=20, right=680)
    city(painter, 790, "#0A1424", look.SODIUM, tall=170, seed=31, left=20, right=680, edge=mixed(BLACK, t.light, 0.6))
    for x, y, size in ((604, 96, 24), (640, 330, 20), (150, 232, 24), (78, 360, 22), (150, 476, 18), (620, 208, 17),
        (206, 350, 17)):  # fmt: skip
        fill(painter, star(x, y, size, size * 0.28, 4), look.BONE)
    lit(painter, star(396, 168, 118, 33, 8, 22.5), t.light, look.BONE, (-4, -4), shade=mixed(BLACK, t.light, 0.7),
        width=5)  # fmt: skip
    lit(painter, star(396, 168, 126, 34, 4), look.BONE, look.BONE, width=5)
    lit(painter, star(396, 168, 82, 32, 4, 45), look.BONE, look.BONE, width=0.5, edge=look.BONE)
    _pool(painter, t)
    painter.save()
    painter.translate(340, 434)
    painter.scale(0.9, 0.9)
    painter.translate(-345, -420)
    _bather(painter, t)
    painter.restore()


def _pool(painter: QPainter, t: Tones) -> None:
    """Dark water up to the parapet, with the star in it, broken in pieces."""
    fill(painter, rect(20, 770, 680, 280), _POOL)
    lit(painter, rect(0, 758, 720, 26), "#1A2840", t.light, (0, -6), width=5)
    for y, wide, thick in ((806, 60, 6), (824, 110, 8)):
        fill(painter, disc(560, y, wide, thick * 0.5), mixed(_POOL, t.light, 0.3))
    glow(painter, 400, 960, 200, t.light, 0.5)
    for y, wide, thick, aside in ((880, 40, 8, 6), (904, 64, 9, -8), (930, 110, 11, 8), (958, 216, 15, -4), (986, 120,
        12, 10), (1010, 74, 10, -8)):  # fmt: skip
        x = 400 + aside
        fill(painter, blob(((x - wide, y), (x - wide * 0.3, y - thick), (x + wide * 0.2, y - thick * 0.5), (x + wide,
            y), (x + wide * 0.3, y + thick), (x - wide * 0.2, y + thick * 0.5)), tension=0.7), look.BONE)  # fmt: skip


def _bather(painter: QPainter, t: Tones) -> None:
    """Her arms are two bows, the left one high: shoulder (444, 594), elbow (592, 530), wrist (624, 650)."""
    behind = blob(((270, 430), (300, 420), (330, 470), (330, 560), (250, 640), (236, 760), (256, 880), (200, 900), (156,
        880), (168, 760), (150, 700), (190, 600), (228, 530), (246, 450)), tension=0.8)  # fmt: skip
    lit(painter, behind, _HAIR, t.light, (-7, -5), shade="#1A1230")
    for wide, deep, width in ((190, 64, 6), (240, 82, 5), (296, 102, 4)):
        stroke(painter, disc(330, 876, wide, deep), mixed(_POOL, t.light, 0.7), width)
    painter.save()
    above = rect(-60, 0, 900, 866)
    above.addPath(disc(330, 866, 150, 48))
    above.setFillRule(Qt.FillRule.WindingFill)
    painter.setClipPath(above, Qt.ClipOperation.IntersectClip)
    throat = blob(((306, 440), (366, 440), (364, 490), (372, 520), (410, 548), (332, 580), (250, 548), (296, 520), (304,
        490)), tension=0.7)  # fmt: skip
    body = bust(330, 512, 292, 1000, waist=0.6, hip=0.88).united(throat)
    for joints in (((214, 598), (84, 672), (106, 776)), ((444, 594), (592, 530), (624, 650))):
        body = body.united(_bare_arm(*joints))
    lit(painter, body, _SKIN, look.BONE, _LAMP, shade=_DUSKY, smooth=True)
    within(painter, body, blob(((290, 430), (380, 430), (372, 478), (346, 508), (318, 560), (296, 540)), tension=0.6),
        _DUSKY)  # fmt: skip
    within(painter, body, joined(limb(((318, 540, 2), (330, 566, 5), (338, 576, 2))), limb(((350, 574, 2), (390, 560,
        5), (430, 562, 2)))), "#B08A84")  # fmt: skip
    _slip(painter, body)
    painter.restore()
    for ring in (((196, 878, 3), (222, 894, 9), (270, 909, 12), (330, 916, 14), (390, 909, 12), (438, 894, 9), (458,
        882, 3)), ((190, 908, 2), (250, 934, 6), (330, 942, 8), (410, 934, 6), (470, 908, 2))):  # fmt: skip
        fill(painter, ink(ring), mixed(t.light, look.BONE, 0.5))
    with grip(painter, 82, 820, -140, 0.8, _HAND, across=26, towards=_LAMP):
        lip = _jug(painter, (82, 820), -122)
    _pour(painter, ((lip[0] + 8, lip[1] - 6, 24), (lip[0] - 10, lip[1] + 14, 46), (lip[0] - 14, lip[1] + 60, 52),
        (lip[0] - 14, 1034, 56)), t.light)  # fmt: skip
    _head(painter, t)
    with grip(painter, 646, 700, 140, 0.8, _HAND, across=26, mirror=True, towards=(-8, -8)):
        lip = _jug(painter, (646, 700), 118, mirror=True)
    x, y = lip
    _pour(painter, ((x - 8, y - 6, 26), (x + 8, y + 14, 48), (x + 12, y + 50, 54), (x + 10, y + 90, 54), (x + 10, 1004,
        60)), t.light)  # fmt: skip


def _bare_arm(shoulder: Point, elbow: Point, wrist: Point) -> QPainterPath:
    """A bare arm with a round elbow, full below the shoulder and below the elbow, thin at the wrist."""
    upper, fore = along(shoulder, elbow, 0.5), along(elbow, wrist, 0.35)
    above, below = along(shoulder, elbow, 0.85), along(elbow, wrist, 0.14)
    bend = along(along(above, below, 0.5), elbow, 0.6)
    return limb(((*shoulder, 98), (*upper, 82), (*above, 74), (*bend, 72), (*below, 72),
        (*fore, 70), (*along(elbow, wrist, 0.7), 58), (*wrist, 46))).simplified()  # fmt: skip


def _slip(painter: QPainter, body: QPainterPath) -> None:
    """A white slip with two straps; the side away from the star is night."""
    cloth = blob(((226, 660), (260, 634), (300, 640), (334, 664), (372, 636), (412, 628), (440, 654), (600, 1020), (80,
        1020)), tension=0.5).intersected(body)  # fmt: skip
    straps = joined(limb(((262, 640, 13), (258, 560, 13))), limb(((410, 634, 13), (404, 556, 13)))).intersected(body)
    lit(painter, straps, _SLIP, look.BONE, (2, -2), width=4)
    lit(painter, cloth, _SLIP, look.BONE, _LAMP, shade=_FOLDS)
    within(painter, cloth, folds(((430, 712), (396, 734), (346, 716), 13), ((334, 668), (344, 720), (336, 770), 8),
        ((414, 770), (392, 850), (430, 940), 13), ((372, 776), (360, 850), (380, 940), 12), ((334, 780), (326, 850),
        (332, 940), 11)), _FOLDS)  # fmt: skip
    painter.save()
    painter.setClipPath(cloth.united(straps), Qt.ClipOperation.IntersectClip)
    glaze(painter, blob(((150, 560), (268, 560), (290, 640), (270, 700), (300, 780), (286, 840), (306, 1020), (100,
        1020)), tension=0.6), _NIGHT, 0.6)  # fmt: skip
    wet = blob(((160, 836), (210, 838), (246, 872), (284, 856), (330, 884), (376, 858), (414, 872), (450, 836), (500,
        832), (500, 960), (160, 960)), tension=0.7)  # fmt: skip
    glaze(painter, wet, "#24588C", 0.62)
    painter.restore()


def _head(painter: QPainter, t: Tones) -> None:
    """She looks down at the water that falls; her hair lies over one shoulder."""
    with tilted(painter, 334, 480, 15):
        turned(painter, 340, 396, 0.84, Face("#B08A84", _SKIN, nose=Nose.SNUB, brow=5, stern=-0.6, open=False,
            smile=0.5, jaw=0, lips="#C0606A", young=True))  # fmt: skip
        mass = blob(((62, -62), (58, -94), (20, -120), (-34, -120), (-82, -92), (-106, -36), (-110, 30), (-106,
            100), (-94, 170), (-76, 240), (-54, 310), (-22, 384), (-14, 336), (8, 366), (2, 280), (-14, 190), (-34,
            110), (-44, 40), (-40, 6), (-30, -24), (-10, -44), (14, -54), (38, -72)), tension=0.75)  # fmt: skip
        lit(painter, placed(mass, 340, 396, 0.9), _HAIR, t.light, (5, -8), shade="#1A1230")
        locks = (((310, 296), (372, 300), (386, 334)), ((300, 300), (258, 330), (250, 440)), ((330, 310), (282, 340),
            (276, 440)), ((258, 400), (260, 520), (294,
            640)), ((276, 420), (280, 520), (308, 660)), ((292, 430), (300, 520), (322, 650)))  # fmt: skip
        strands(painter, locks, _HAIR, t.light, 8)


def _jug(painter: QPainter, hand: Point, turn: float, *, mirror: bool = False) -> Point:
    """A jug with its handle in that hand, turned until it pours, to the left, or to the right if mirrored: its lip."""
    jug = blob(((-40, 66), (-58, 10), (-40, -40), (-26, -72), (-46, -96), (34, -92), (24, -72), (38, -40), (58, 10),
        (40, 66)), tension=0.7)  # fmt: skip
    handle = thick_line(((26, -72), (82, -66), (98, -40), (92, -4), (48, 24)), 1)
    x, y = hand
    middle = placed(disc(96, -34, 1), 0, 0, 0.95, turn, mirror=mirror).boundingRect().center()
    at = (x - middle.x(), y - middle.y(), 0.95, turn)
    for colour, width in ((BLACK, 25), (look.SODIUM, 14)):
        stroke(painter, placed(handle, *at, mirror=mirror), colour, width)
    shape = placed(jug, *at, mirror=mirror)
    lit(painter, shape, look.SODIUM, look.BONE, _LAMP, shade="#8C5A1E")
    for band in (-30, -14):
        within(painter, shape, placed(rect(-70, band, 140, 6), *at, mirror=mirror), "#8C5A1E")
    fill(painter, placed(disc(-6, -94, 36, 8), *at, mirror=mirror), BLACK)
    lip = placed(disc(-26, -96, 1), *at, mirror=mirror).boundingRect().center()
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
