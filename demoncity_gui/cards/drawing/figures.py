"""Shapes with a name: a hat, a dog, a head, a crown. Drawn around (0, 0), feet or neck on the origin."""

from __future__ import annotations

from enum import Enum
from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

from demoncity_gui.cards.drawing.primitives import Point, blob, joined, polygon


def fedora() -> QPainterPath:
    """A hat 200 units wide, the middle of its brim on the origin."""
    crown = blob(((-62, 4), (-58, -60), (-40, -92), (-8, -80), (28, -94), (54, -66), (62, 4)), tension=0.8)
    brim = blob(((-104, 10), (-70, -8), (0, -4), (70, -8), (104, 8), (60, 20), (0, 24), (-60, 20)))
    return joined(crown, brim)


class Nose(Enum):
    """What most tells one profile from another, brow, lips and chin with it."""

    STRAIGHT = "straight"
    SNUB = "snub"  # short and turned up under a round forehead: children, the young
    HOOKED = "hooked"  # long, with a bump and a strong chin: the old, the stern
    BROAD = "broad"  # full lips with it


_PROFILES: Final[dict[Nose, tuple[Point, ...]]] = {
    Nose.STRAIGHT: ((34, -98), (57, -66), (60, -44), (56, -28), (65, -6), (78, 14), (76, 24), (65, 28), (67, 34),
        (72, 39), (63, 44), (70, 50), (62, 57), (61, 64), (64, 76), (54, 88), (34, 84), (12, 74)),
    Nose.SNUB: ((36, -100), (62, -66), (63, -44), (55, -26), (61, -8), (76, 6), (77, 14), (65, 23), (67, 31),
        (74, 37), (64, 43), (71, 49), (62, 56), (61, 63), (63, 74), (52, 85), (32, 82), (12, 74)),
    Nose.HOOKED: ((34, -98), (56, -68), (66, -46), (58, -31), (72, -14), (84, 6), (87, 24), (78, 29), (65, 27),
        (66, 35), (69, 40), (61, 45), (67, 51), (60, 58), (62, 66), (75, 79), (66, 95), (40, 90), (14, 78)),
    Nose.BROAD: ((34, -98), (58, -66), (61, -44), (56, -28), (62, -8), (80, 12), (82, 22), (74, 29), (65, 29),
        (70, 36), (78, 41), (67, 46), (77, 53), (66, 60), (62, 66), (65, 78), (55, 90), (34, 85), (12, 74)),
}  # fmt: skip
"""Brow, nose, lips and chin from the hair to the throat."""


def profile(nose: Nose = Nose.STRAIGHT, gape: bool = False) -> QPainterPath:
    """A head in profile looking right, 210 units tall with its neck, its middle on the origin; `gape`s its mouth?"""
    skull = blob(((-58, 108), (-50, 80), (-56, 46), (-76, 14), (-88, -30), (-82, -70), (-52, -100), (-10, -112),
        (30, -102), (54, -66), (50, -24), (48, 20), (26, 66), (6, 84), (10, 108)), tension=0.85)  # fmt: skip
    drop = 9 if gape else 0
    line = [(x - drop * 0.4, y + drop) if y > 41 else (x, y) for x, y in _PROFILES[nose]]
    return joined(skull, blob((*line, (6, 20), (0, -50)), tension=0.72))


def crown() -> QPainterPath:
    """A crown 200 units wide, its foot on the origin."""
    return polygon(((-100, 0), (-112, -110), (-56, -52), (0, -132), (56, -52), (112, -110), (100, 0)))


def eye(width: float, height: float) -> QPainterPath:
    """An open eye's outline around the origin."""
    path = QPainterPath(QPointF(-width / 2, 0))
    path.cubicTo(-width / 4, -height * 0.62, width / 4, -height * 0.62, width / 2, 0)
    path.cubicTo(width / 4, height * 0.62, -width / 4, height * 0.62, -width / 2, 0)
    path.closeSubpath()
    return path
