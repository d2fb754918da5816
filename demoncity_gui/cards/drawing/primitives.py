"""The shapes all card art is cut from: paths in card units (a card is 700 × 1200). Nothing is painted here."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath, QTransform

CARD_WIDTH: Final = 700
"""Card units across."""
CARD_HEIGHT: Final = 1200
"""Card units down."""
CARD: Final = QRectF(0, 0, CARD_WIDTH, CARD_HEIGHT)
CORNER: Final = 36
"""Radius of a card's corners, card units."""

Point = tuple[float, float]


def along(start: Point, end: Point, share: float, aside: float = 0) -> Point:
    """A point on the way from one point to another, and `aside` units to the right of it."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = (dx * dx + dy * dy) ** 0.5 or 1
    return (start[0] + dx * share - dy / length * aside, start[1] + dy * share + dx / length * aside)


def polygon(points: Iterable[Point]) -> QPainterPath:
    """A closed shape with straight edges."""
    path = QPainterPath()
    _add_corners(path, _clockwise(tuple(points)))
    path.setFillRule(Qt.FillRule.WindingFill)
    return path


def _add_corners(path: QPainterPath, corners: Sequence[Point]) -> None:
    # Thousands a deck: a Python list made into a Qt polygon takes twice as long.
    path.moveTo(*corners[0])
    for x, y in corners[1:]:
        path.lineTo(x, y)
    path.closeSubpath()


def blob(points: Sequence[Point], *, tension: float = 1.0) -> QPainterPath:
    """A closed smooth shape through all points; `tension` 0 gives straight edges, 1 the roundest."""
    points = _clockwise(points)
    path = QPainterPath(QPointF(*points[0]))
    count = len(points)
    for i in range(count):
        before, start, end, after = (points[(i + offset) % count] for offset in (-1, 0, 1, 2))
        pull = tension / 6
        path.cubicTo(start[0] + (end[0] - before[0]) * pull, start[1] + (end[1] - before[1]) * pull,
            end[0] - (after[0] - start[0]) * pull, end[1] - (after[1] - start[1]) * pull, *end)  # fmt: skip
    path.closeSubpath()
    path.setFillRule(Qt.FillRule.WindingFill)
    return path


def _clockwise(points: Sequence[Point]) -> Sequence[Point]:
    # Qt's own discs and rectangles run clockwise; shapes that run the other way would cut holes where they overlap.
    area = 0.0
    x1, y1 = points[-1]
    for x2, y2 in points:
        area += x1 * y2 - x2 * y1
        x1, y1 = x2, y2
    return points if area >= 0 else tuple(reversed(points))


def rect(left: float, top: float, width: float, height: float, radius: float = 0) -> QPainterPath:
    """A rectangle, its corners rounded if a radius is given."""
    path = QPainterPath()
    path.addRoundedRect(QRectF(left, top, width, height), radius, radius)
    return path


def disc(x: float, y: float, radius: float, radius_down: float | None = None) -> QPainterPath:
    """A disc, or an ellipse with another radius downwards."""
    path = QPainterPath()
    path.addEllipse(QPointF(x, y), radius, radius if radius_down is None else radius_down)
    return path


def ring(x: float, y: float, outer: float, inner: float) -> QPainterPath:
    """A disc with a round hole."""
    path = disc(x, y, outer)
    path.addPath(disc(x, y, inner))
    path.setFillRule(Qt.FillRule.OddEvenFill)
    return path


def star(x: float, y: float, outer: float, inner: float, points: int = 5, turn: float = 0) -> QPainterPath:
    """A star, one point up, turned clockwise by `turn` degrees."""
    corners = []
    for i in range(2 * points):
        angle = math.radians(turn - 90 + i * 180 / points)
        radius = inner if i % 2 else outer
        corners.append((x + radius * math.cos(angle), y + radius * math.sin(angle)))
    return polygon(corners)


def rays(x: float, y: float, inner: float, outer: float, count: int, width: float, turn: float = 0) -> QPainterPath:
    """Tapering beams around a point, `width` units wide at the inner end, alternating long and short."""
    path = QPainterPath()
    for i in range(count):
        angle = math.radians(turn + i * 360 / count)
        far = outer if i % 2 == 0 else inner + (outer - inner) * 0.62
        across, along = (-math.sin(angle), math.cos(angle)), (math.cos(angle), math.sin(angle))
        path.addPath(polygon(((x + along[0] * inner + across[0] * width / 2,
            y + along[1] * inner + across[1] * width / 2), (x + along[0] * far, y + along[1] * far),
            (x + along[0] * inner - across[0] * width / 2, y + along[1] * inner - across[1] * width / 2))))  # fmt: skip
    path.setFillRule(Qt.FillRule.WindingFill)
    return path


def cone(x: float, top: float, bottom: float, left: float, right: float, mouth: float = 14) -> QPainterPath:
    """The light of a lamp at (x, top), falling to a floor from `left` to `right`."""
    return polygon(((x - mouth, top), (x + mouth, top), (right, bottom), (left, bottom)))


def lamp(x: float, y: float, size: float = 60) -> QPainterPath:
    """A hanging lamp's shade and flex, its rim at (x, y)."""
    path = polygon(
        ((x - size, y), (x - size * 0.36, y - size * 0.62), (x + size * 0.36, y - size * 0.62), (x + size, y))
    )
    path.addPath(rect(x - size * 0.14, y - size * 0.85, size * 0.28, size * 0.3))
    path.addPath(rect(x - 4, -200, 8, y - size * 0.8 + 200))
    path.setFillRule(Qt.FillRule.WindingFill)
    return path


def skyline(base: float, roofs: Sequence[tuple[float, float]], left: float = 0) -> QPainterPath:
    """A row of houses on `base`: (width, height) of each, from `left` on."""
    corners: list[Point] = [(left, base)]
    x = left
    for width, height in roofs:
        corners += [(x, base - height), (x + width, base - height)]
        x += width
    corners.append((x, base))
    return polygon(corners)


def windows(left: float, top: float, columns: int, rows: int, pitch: Point, size: Point, lit: int = -1) -> QPainterPath:
    """A grid of windows; bit n of `lit` says whether the n-th is lit (all are, if not given)."""
    path = QPainterPath()
    for row in range(rows):
        for column in range(columns):
            if lit >> (row * columns + column) & 1:
                path.addRect(left + column * pitch[0], top + row * pitch[1], *size)
    return path


def thick_line(points: Sequence[Point], width: float, *, round_ends: bool = True) -> QPainterPath:
    """A line as a shape: limbs, ropes, poles. Cheap enough for a handful a card."""
    path = QPainterPath()
    for (x1, y1), (x2, y2) in pairwise(points):
        length = math.hypot(x2 - x1, y2 - y1) or 1
        dx, dy = -(y2 - y1) / length * width / 2, (x2 - x1) / length * width / 2
        _add_corners(path, ((x1 - dx, y1 - dy), (x2 - dx, y2 - dy), (x2 + dx, y2 + dy), (x1 + dx, y1 + dy)))
    if round_ends:
        for x, y in points:
            path.addEllipse(QPointF(x, y), width / 2, width / 2)
    path.setFillRule(Qt.FillRule.WindingFill)
    return path


def limb(points: Sequence[tuple[float, float, float]]) -> QPainterPath:
    """A tapering limb through (x, y, width): an arm, a leg, a tail."""
    path = QPainterPath()
    for (x1, y1, w1), (x2, y2, w2) in pairwise(points):
        length = math.hypot(x2 - x1, y2 - y1) or 1
        ux, uy = -(y2 - y1) / length / 2, (x2 - x1) / length / 2
        _add_corners(path, ((x1 - ux * w1, y1 - uy * w1), (x2 - ux * w2, y2 - uy * w2), (x2 + ux * w2, y2 + uy * w2),
            (x1 + ux * w1, y1 + uy * w1)))  # fmt: skip
    for x, y, width in points:
        path.addEllipse(QPointF(x, y), width / 2, width / 2)
    path.setFillRule(Qt.FillRule.WindingFill)
    return path


def joined(*paths: QPainterPath) -> QPainterPath:
    """Several shapes as one, filled wherever any of them is."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for part in paths:
        path.addPath(part)
    return path


def moved(path: QPainterPath, dx: float, dy: float) -> QPainterPath:
    """The same shape elsewhere."""
    return path.translated(dx, dy)


def placed(
    path: QPainterPath, x: float, y: float, scale: float = 1, turn: float = 0, *, mirror: bool = False
) -> QPainterPath:
    """A shape drawn around (0, 0), scaled, turned clockwise by `turn` degrees, and put at (x, y)."""
    transform = QTransform()
    transform.translate(x, y)
    transform.rotate(turn)
    transform.scale(-scale if mirror else scale, scale)
    return transform.map(path)


SKY: Final = rect(30, -150, 640, 1170)
"""All that a Major's scene may cover: it reaches above the picture, for on the TV the scene stands lower."""
