"""The Star, Major XVII."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm, neck
from demoncity_gui.cards.drawing.backdrop import city, sky
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.hair import strands
from demoncity_gui.cards.drawing.hands import fist
from demoncity_gui.cards.drawing.heads import Face, turned
from demoncity_gui.cards.drawing.light import glaze, glow, lit, within
from demoncity_gui.cards.drawing.majors.parts import folds
from demoncity_gui.cards.drawing.paint import Hatch, fill, hatch, mixed, rimmed, stroke, tilted
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
    thick_line,
)
from demoncity_gui.cards.drawing.tones import BLACK, Tones


def scene(painter: QPainter, t: Tones) -> None:
    """A woman in the water looks up at the one great star and empties two jugs, in the water and on the stones."""
    sky(painter, "#060B20", mixed(BLACK, t.light, 0.62), 760)
    glow(painter, 478, 226, 460, t.light, 0.8)
    city(painter, 760, mixed(BLACK, t.light, 0.4), None, tall=210, seed=12, left=80, right=600)
    city(painter, 800, mixed(BLACK, t.light, 0.22), look.SODIUM, tall=170, seed=31, left=60, right=640)
    fill(painter, rect(20, 790, 660, 240), "#152436")
    for wall, way in ((((20, -150), (40, -150), (84, 790), (20, 900)), 1), (((670, -150), (640, -150), (586, 790),
        (670, 870)), -1)):  # fmt: skip
        lit(painter, polygon(wall), "#0E1424", t.light, (6 * way, -1), shade="#070A14")
    for step in range(4):  # the star is all the light there is
        dark = rect(20, -160, 660, 1200)
        dark.addPath(disc(478, 226, 270 + step * 84, 290 + step * 110))
        dark.setFillRule(Qt.FillRule.OddEvenFill)
        glaze(painter, dark, "#02040E", 0.22)
    for x, y, size in ((270, 90, 20), (622, 430, 20), (132, 420, 24), (86, 560, 18), (480, 470, 20), (568, 520, 15),
        (644, 560, 15)):  # fmt: skip
        fill(painter, star(x, y, size, size * 0.28, 4), look.BONE)
    for left, right, share in ((60, 720, 0.12), (180, 600, 0.14)):  # its light falls down the alley
        glaze(painter, polygon(((448, 240), (508, 240), (right, 1040), (left, 1040))), t.light, share)
    lit(painter, star(478, 222, 172, 42, 8, 22.5), t.light, look.BONE, (-4, -4), shade=mixed(BLACK, t.light, 0.7),
        width=5)  # fmt: skip
    lit(painter, star(478, 222, 182, 40, 4), look.BONE, look.BONE, width=5)
    lit(painter, star(478, 222, 112, 40, 4, 45), look.BONE, look.BONE, width=0.5, edge=look.BONE)
    painter.save()
    _pool(painter, t, 800)
    _bather(painter, t)
    _pool(painter, t, 912)
    _waters_edge(painter, t)
    painter.restore()


def _pool(painter: QPainter, t: Tones, top: float) -> None:
    """The dark water from there down."""
    pool = rect(20, top, 680, 300)
    lit(painter, pool, "#0E2A44", t.light, (0, -4), width=3)
    hatch(painter, pool, Hatch.WAVES, mixed("#0E2A44", t.light, 0.42), pitch=26, width=5)


def _waters_edge(painter: QPainter, t: Tones) -> None:
    """The star and she are in the water too; the stones beside, on which a jug is poured."""
    for wide in (158, 212):
        stroke(painter, disc(306, 916, wide, wide * 0.13), mixed("#0E2A44", t.light, 0.8), 4)
    painter.save()
    painter.translate(420, 984)
    painter.scale(1, 0.3)
    glow(painter, 0, 0, 190, t.light, 0.8)
    fill(painter, star(0, 0, 130, 30, 8, 22.5), t.light)
    fill(painter, star(0, 0, 190, 34, 4), look.BONE)
    painter.restore()
    bank = blob(((-10, 1060), (-10, 930), (60, 936), (130, 952), (190, 990), (214, 1060)), tension=0.7)
    lit(painter, bank, "#0C1A1E", look.HORROR, (4, -6), shade="#060C10")
    _pour(painter, ((62, 842, 18), (52, 864, 24), (52, 910, 26), (52, 966, 28)), t.light)
    _pour(painter, ((634, 730, 20), (640, 754, 28), (640, 830, 30), (640, 934, 34)), t.light)
    for x, y, size in ((604, 790, 16), (658, 850, 20), (610, 890, 12)):
        rimmed(painter, star(x, y, size, size * 0.26, 4), look.BONE, "#1A4A6A", 3)


_SKIN: Final = "#F2DCC4"
_DUSKY: Final = "#9A7A80"
_SLIP: Final = "#E6E2EE"
_FOLDS: Final = "#6A7396"


def _bather(painter: QPainter, t: Tones) -> None:
    """She stands to the waist in the water, her head thrown back, a jug in each hand.

    A head is 176: shoulders (176, 612) and (412, 612), elbows (84, 720) and (498, 742), wrists (132, 790), (570, 660).
    """
    lamp = (8, -7)
    tone, deep = "#4E3670", "#1A1230"
    mass = blob(((330, 300), (250, 292), (190, 330), (160, 400), (150, 480), (104, 560), (92, 660), (120, 700), (130,
        770), (170, 830), (190, 900), (230, 840), (250, 720), (280, 600), (330, 480)), tension=0.75)  # fmt: skip
    lit(painter, mass, tone, t.light, (-5, -8), shade=deep, width=7)
    fill(painter, joined(*(star(x, y, size, size * 0.26, 4) for x, y, size in ((176, 470, 14), (140, 560, 16), (128,
        650, 13), (152, 740, 15)))), look.BONE)  # fmt: skip
    trunk = blob(((266, 540), (214, 554), (164, 566), (136, 612), (160, 690), (196, 770), (204, 850), (184, 960), (430,
        960), (408, 850), (406, 780), (436, 690), (452, 620), (424, 570), (372, 554), (336, 540)),
        tension=0.8)  # fmt: skip
    lit(painter, trunk, _SKIN, look.BONE, lamp, shade=_DUSKY, smooth=True)
    neck(painter, 302, 470, 66, 548, _SKIN)
    fill(painter, disc(302, 574, 62, 19), _SKIN)
    bones = folds(((296, 586), (240, 574), (186, 592), 6), ((320, 586), (366, 574), (414, 590), 6))
    within(painter, trunk, bones, _DUSKY)
    _wet_slip(painter, trunk)
    _lifted_head(painter, t)
    away = mixed("#3A2438", _SKIN, 0.8)
    arm(painter, ((178, 614), (92, 700), (150, 756)), 76, away, _SKIN, (6, -6), skin=away, body=trunk)
    painter.save()
    painter.translate(152, 758)
    painter.scale(1.12, 1.12)
    _jug(painter, (-6, 36), -58)
    _hook(painter, (0, 0), 12, 0.9, away)
    painter.restore()
    arm(painter, ((414, 616), (498, 742), (556, 640)), 80, _SKIN, look.BONE, lamp, skin=_SKIN, body=trunk)
    _jug(painter, (582, 634), 78, mirror=True)
    fist(painter, 584, 594, 30, 0.6, _SKIN, back=True, mirror=True, towards=(0.8, -0.6))


def _wet_slip(painter: QPainter, trunk: QPainterPath) -> None:
    """Her dress clings to her; the side away from the star is dark."""
    slip = blob(((166, 664), (196, 640), (236, 636), (300, 680), (366, 634), (410, 640), (444, 660), (424, 730), (408,
        790), (412, 850), (440, 970), (176, 970), (202, 850), (194, 780), (172, 720)), tension=0.6)  # fmt: skip
    for x, low in ((228, 214), (376, 392)):
        rimmed(painter, limb(((x, 552, 9), (low, 650, 11))), _SLIP, BLACK, 4)
    lit(painter, slip, _SLIP, look.BONE, (9, -6), shade=_FOLDS)
    creases = folds(((200, 700), (270, 740), (298, 690), 9), ((410, 690), (340, 740), (306, 690), 8), ((210, 760), (300,
        800), (400, 770), 10), ((404, 800), (320, 850), (216, 830), 12), ((250, 840), (240, 900), (246, 970), 14), ((
        320, 860), (330, 900), (322, 970), 13), ((380, 840), (392, 900), (390, 970), 11))  # fmt: skip
    within(painter, slip, creases, _FOLDS)
    painter.save()
    painter.setClipPath(trunk.united(slip), Qt.ClipOperation.IntersectClip)
    glaze(painter, blob(((100, 500), (262, 540), (236, 600), (246, 680), (236, 740), (270, 800), (250, 980), (100,
        980)), tension=0.6), "#0A1030", 0.6)  # fmt: skip
    painter.restore()


def _lifted_head(painter: QPainter, t: Tones) -> None:
    """Her face is lifted to the star, and hopes."""
    tone, deep = "#4E3670", "#1A1230"
    with tilted(painter, 300, 500, -17):
        turned(painter, 312, 402, 0.9, Face(_DUSKY, _SKIN, nose=Nose.SNUB, brow=8, stern=-0.9, lid=0.05, gaze=0.8,
            lips="#B0283C", smile=1.4, jaw=0, iris="#2A6A9C"))  # fmt: skip
        front_ = blob(((372, 340), (366, 306), (330, 286), (268, 288), (222, 322), (208, 390), (214, 460), (196, 560),
            (206, 604), (252, 520), (266, 440), (262, 400), (280, 376), (314, 350)), tension=0.75)  # fmt: skip
        lit(painter, front_, tone, t.light, (5, -8), shade=deep)
        locks = (((356, 322), (290, 318), (250, 400)), ((346, 312), (262, 312), (232, 430)), ((330, 304), (240, 320),
            (222, 470)), ((240, 420), (232, 480), (226, 540)), ((252, 420), (248, 480), (240, 530)))  # fmt: skip
        strands(painter, locks, tone, t.light, 7)


def _hook(painter: QPainter, wrist: Point, turn: float, size: float, skin: str | QColor) -> None:
    """A hand that hangs from its wrist and is hooked through a handle, seen from its back; at turn 0 it hangs down."""
    painter.save()
    painter.translate(*wrist)
    painter.rotate(turn)
    painter.scale(size, size)
    dark, away = mixed("#3A2438", skin, 0.45), (-3, -5)
    back = blob(((-13, -12), (13, -12), (24, 10), (33, 34), (24, 46), (-26, 46), (-33, 34), (-22, 8)), tension=0.6)
    lit(painter, back, skin, skin, away, shade=dark, width=5, smooth=True)
    for x, low in ((24, 66), (8, 72), (-9, 72), (-25, 64)):  # the first joints, around the handle and back
        finger = blob(((x - 9, 32), (x + 9, 32), (x + 10, 50), (x + 7, low), (x - 7, low), (x - 10, 50)), tension=0.7)
        lit(painter, finger, skin, skin, away, shade=dark, width=3.5)
        fill(painter, limb(((x - 3, 40, 5), (x - 4, 48, 3))), mixed(skin, look.BONE, 0.5))
    thumb = blob(((-20, 6), (-34, 14), (-46, 34), (-46, 56), (-36, 64), (-28, 54), (-28, 38), (-16, 26)), tension=0.7)
    lit(painter, thumb, skin, skin, away, shade=dark, width=3.5)
    painter.restore()


def _jug(painter: QPainter, hand: Point, turn: float, *, mirror: bool = False) -> None:
    """A jug with its handle in that hand, turned until it pours: to the left, or to the right if mirrored."""
    jug = blob(((-40, 66), (-58, 10), (-40, -40), (-26, -72), (-46, -96), (34, -92), (24, -72), (38, -40), (58, 10),
        (40, 66)), tension=0.7)  # fmt: skip
    handle = thick_line(((26, -72), (82, -66), (98, -40), (92, -4), (48, 24)), 1)
    x, y = hand
    middle = placed(disc(96, -34, 1), 0, 0, 0.8, turn, mirror=mirror).boundingRect().center()
    at = (x - middle.x(), y - middle.y(), 0.8, turn)
    for colour, width in ((BLACK, 25), (look.SODIUM, 14)):
        stroke(painter, placed(handle, *at, mirror=mirror), colour, width)
    shape = placed(jug, *at, mirror=mirror)
    lit(painter, shape, look.SODIUM, look.BONE, (-4, -9), shade="#8C5A1E")
    for band in (-30, -14):
        within(painter, shape, placed(rect(-70, band, 140, 6), *at, mirror=mirror), "#8C5A1E")
    fill(painter, placed(disc(-6, -94, 36, 8), *at, mirror=mirror), BLACK)


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
    for grown in (1.5, 2.5):
        around = disc(x, y + wide * 0.1, wide * grown, wide * grown * 0.26)
        stroke(painter, around, mixed(colour, look.BONE, 0.6), wide * 0.1)
    foam = joined(*(disc(x + wide * a, y - wide * b, wide * c) for a, b, c in ((-0.72, 0, 0.26), (-0.34, 0.14,
        0.34), (0.1, 0.1,
        0.3), (0.5, 0.12, 0.34), (0.86, -0.02, 0.2), (-1, 0.5, 0.09), (-0.6, 0.8, 0.12), (0.9, 0.62, 0.12), (1.2, 0.3,
        0.08))))  # fmt: skip
    lit(painter, foam, look.BONE, look.BONE, (-2, -3), shade=mixed(colour, look.BONE, 0.6), width=3)
