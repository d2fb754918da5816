"""Shapes with a name: a hat, a dog, a head, a crown. Drawn around (0, 0), feet or neck on the origin."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

from demoncity_gui.cards.drawing.primitives import blob, joined, limb, polygon


def fedora() -> QPainterPath:
    """A hat 200 units wide, the middle of its brim on the origin."""
    crown = blob(((-62, 4), (-58, -60), (-40, -92), (-8, -80), (28, -94), (54, -66), (62, 4)), tension=0.8)
    brim = blob(((-104, 10), (-70, -8), (0, -4), (70, -8), (104, 8), (60, 20), (0, 24), (-60, 20)))
    return joined(crown, brim)


def sitting_dog() -> QPainterPath:
    """A dog sitting in profile, looking right, 200 units tall, its seat on the origin."""
    body = blob(((-70, 0), (-86, -40), (-62, -96), (-20, -132), (14, -150), (34, -120), (38, -70), (36, 0), (8,
        0), (4, -40), (-10, 0)), tension=0.7)  # fmt: skip
    head = polygon(
        ((-4, -140), (4, -196), (18, -214), (28, -190), (50, -184), (86, -166), (84, -152), (48, -146), (36, -120))
    )
    tail = limb(((-70, -12, 22), (-116, -18, 16), (-140, -52, 6)))
    return joined(body, head, tail)


def howling_dog() -> QPainterPath:
    """A dog sitting in profile, its muzzle to the sky on the right, 240 units tall, its seat on the origin."""
    body = blob(((-70, 0), (-86, -40), (-60, -100), (-24, -140), (2, -168), (34, -150), (40, -80), (36, 0), (8,
        0), (2, -44), (-10, 0)), tension=0.7)  # fmt: skip
    head = polygon(((-24, -140), (-40, -190), (-18, -186), (0, -210), (44, -252), (56, -244), (40, -214), (58,
        -210), (40, -184), (36, -140)))  # fmt: skip
    tail = limb(((-70, -12, 22), (-112, -10, 16), (-136, -34, 6)))
    return joined(body, head, tail)


def profile() -> QPainterPath:
    """A head in profile looking right, 210 units tall with its neck, its middle on the origin."""
    skull = blob(((-40, 104), (-56, 50), (-82, 0), (-84, -50), (-60, -94), (-10, -110), (36, -96), (58, -60),
        (60, -24), (54, 20), (30, 70), (30, 104)), tension=0.9)  # fmt: skip
    features = polygon(((54, -40), (60, -18), (84, 16), (80, 24), (64, 26), (70, 36), (62, 44), (70, 50), (62,
        60), (60, 78), (44, 86), (14, 76), (20, -20)))  # fmt: skip
    return joined(skull, features)


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
