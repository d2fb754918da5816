"""Hair for the half figures' heads: a mass that leaves brow and ear free, a parting, locks with pointed tips, strands.

A cut is drawn in the units of `heads`: around the middle of a face 200 units tall that looks or turns to the right.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from enum import Enum
from typing import Final, NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from demoncity_gui.cards.drawing.light import glaze
from demoncity_gui.cards.drawing.paint import fill, mixed, rimmed
from demoncity_gui.cards.drawing.primitives import Point, blob, disc
from demoncity_gui.cards.drawing.tones import BLACK

Strand = tuple[Point, Point, Point]
"""Root, bend and tip."""


class Cut(Enum):
    """How the hair is cut, and for which of the three heads."""

    FRONT_PARTED = "front parted"  # short, combed aside from a parting
    FRONT_LONG = "front long"  # parted in the middle, falling on both sides of the face
    TURNED_SHORT = "turned short"
    TURNED_LONG = "turned long"
    SIDE_SHORT = "side short"
    SIDE_UP = "side up"  # drawn back to the nape, over the ear


class _Shape(NamedTuple):
    mass: Sequence[Point]
    strands: Sequence[Strand]


_SHAPES: Final = {
    Cut.FRONT_PARTED: _Shape(
        ((-75, -8), (-84, -58), (-66, -108), (-36, -128), (-22, -116), (10, -138), (58, -122), (84, -78), (80, -30),
         (74, -6), (68, -44), (54, -70), (62, -76), (22, -80), (30, -88), (-26, -96), (-44, -76), (-62, -64),
         (-68, -40)),
        (((-26, -104), (14, -126), (64, -96)), ((-20, -100), (24, -110), (70, -66)), ((-14, -97), (20, -98),
         (56, -82)), ((-32, -110), (-62, -98), (-74, -54)), ((-34, -104), (-56, -88), (-66, -62))),
    ),
    Cut.FRONT_LONG: _Shape(
        ((0, -126), (48, -120), (86, -74), (94, -10), (104, 60), (84, 150), (78, 112), (64, 136), (72, 60), (74, 0),
         (60, -46), (24, -84), (0, -98), (-24, -84), (-60, -46), (-74, 0), (-72, 60), (-64, 136), (-78, 112),
         (-84, 150), (-104, 60), (-94, -10), (-86, -74), (-48, -120)),
        (((4, -108), (58, -80), (80, -6)), ((8, -114), (76, -84), (86, 60)), ((82, -20), (90, 40), (76, 110)),
         ((-4, -108), (-58, -80), (-80, -6)), ((-8, -114), (-76, -84), (-86, 60)), ((-82, -20), (-90, 40),
         (-76, 110))),
    ),
    Cut.TURNED_SHORT: _Shape(
        ((60, -56), (74, -84), (52, -112), (58, -120), (16, -124), (-36, -122), (-76, -92), (-92, -40), (-84, 10),
         (-70, 36), (-66, 4), (-72, -20), (-56, -30), (-46, -26), (-44, -2), (-36, -40), (-30, -68), (-6, -62),
         (6, -78), (22, -64), (36, -80), (44, -62)),
        (((50, -104), (0, -116), (-56, -80)), ((40, -94), (-4, -100), (-50, -60)), ((-44, -104), (-78, -70),
         (-80, -10)), ((-36, -90), (-66, -64), (-70, -24)), ((30, -84), (10, -90), (-24, -74))),
    ),
    Cut.TURNED_LONG: _Shape(
        ((66, -44), (70, -88), (36, -120), (-20, -126), (-72, -100), (-98, -40), (-104, 40), (-120, 110), (-96, 104),
         (-100, 150), (-72, 116), (-54, 140), (-52, 84), (-60, 36), (-54, 4), (-44, -24), (-24, -46), (8, -68),
         (44, -58)),
        (((22, -104), (-34, -84), (-62, 0)), ((14, -110), (-66, -84), (-78, 20)), ((8, -114), (-84, -70), (-94, 50)),
         ((-70, 20), (-72, 70), (-84, 110)), ((-92, 30), (-96, 80), (-108, 104)), ((26, -104), (52, -96), (60, -64))),
    ),
    Cut.SIDE_SHORT: _Shape(
        ((62, -72), (80, -96), (58, -104), (62, -122), (20, -118), (-20, -128), (-66, -108), (-94, -56), (-88, -4),
         (-68, 44), (-50, 52), (-44, 26), (-28, 30), (-28, -14), (-18, -36), (4, -36), (14, -10), (18, -44), (14, -64),
         (34, -76)),
        (((62, -98), (20, -104), (-22, -60)), ((44, -88), (14, -92), (-12, -54)), ((30, -112), (-50, -100),
         (-76, -34)), ((-8, -104), (-58, -76), (-66, 10)), ((-34, -70), (-50, -40), (-48, 20))),
    ),
    Cut.SIDE_UP: _Shape(
        ((60, -66), (56, -92), (20, -116), (-30, -118), (-76, -92), (-96, -40), (-88, 16), (-104, 52), (-66, 62),
         (-44, 40), (-28, 14), (-24, -10), (-20, -34), (2, -40), (16, -54), (36, -72)),
        (((52, -80), (0, -88), (-60, 30)), ((44, -92), (-40, -90), (-78, 26)), ((30, -104), (-66, -96), (-88, 0)),
         ((40, -74), (10, -60), (-14, -38)), ((-26, -30), (-50, 0), (-70, 44))),
    ),
}  # fmt: skip


def hair(
    painter: QPainter,
    x: float,
    y: float,
    size: float,
    cut: Cut,
    colour: str | QColor,
    light: str | QColor,
    *,
    mirror: bool = False,
) -> None:
    """Paint a cut on the head at (x, y): a mass, locks in the light, a rim, and the shadow it throws on the brow."""
    shape = _SHAPES[cut]
    painter.save()
    painter.translate(x, y)
    painter.scale(-size if mirror else size, size)
    mass = blob(shape.mass, tension=0.7)
    painter.save()
    painter.setClipPath(disc(0, -10, 66, 84), Qt.ClipOperation.IntersectClip)
    glaze(painter, mass.translated(-2 if "front" in cut.value else -5, 13), BLACK, 0.42)
    painter.restore()
    rimmed(painter, mass, mixed(BLACK, colour, 0.62), BLACK, 5)
    painter.setClipPath(mass, Qt.ClipOperation.IntersectClip)
    way = 5 if "front" not in cut.value else -5
    fill(painter, mass.translated(way * 4, -12).intersected(mass), colour)
    edge = mass.subtracted(mass.translated(-way, 5))
    fill(painter, edge, mixed(colour, light, 0.7))
    painter.restore()
    for shift, width in ((0, 10), (7, 5)):  # a broad lock and a fine one beside it
        strands(painter, [tuple(_placed((px - shift * 0.4, py + shift), x, y, size, mirror) for px, py in strand)
            for strand in shape.strands], colour, light, width * size)  # fmt: skip


def _placed(point: Point, x: float, y: float, size: float, mirror: bool) -> Point:
    return x + (-point[0] if mirror else point[0]) * size, y + point[1] * size


def strands(
    painter: QPainter, lines: Sequence[Sequence[Point]], colour: str | QColor, light: str | QColor, width: float
) -> None:
    """Strands on hair that is painted: each a bent line through root, bend and tip, every other one in the light.

    A strand is as wide as `width` in its middle and ends in points.
    """
    paths = (QPainterPath(), QPainterPath())
    for path in paths:
        path.setFillRule(Qt.FillRule.WindingFill)
    for number, (root, bend, tip) in enumerate(lines):
        dx, dy = tip[0] - root[0], tip[1] - root[1]
        long = math.hypot(dx, dy) or 1
        ax, ay = -dy / long * width * 0.9, dx / long * width * 0.9
        path = paths[number % 2]
        path.moveTo(*root)
        path.quadTo(bend[0] + ax, bend[1] + ay, *tip)
        path.quadTo(bend[0] - ax, bend[1] - ay, *root)
    fill(painter, paths[1], mixed(BLACK, colour, 0.45))
    fill(painter, paths[0], mixed(colour, light, 0.34))
