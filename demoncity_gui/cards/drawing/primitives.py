"""The shapes all card art is cut from: paths in card units (a card is 700 × 1200), filled flat or hatched.

Functions named by a noun return a path and paint nothing; `fill`, `hatch` and `stroke` paint, and leave the
painter as they found it.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from enum import Enum
from functools import lru_cache
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPainterPathStroker, QPen, QPolygonF, QTransform

from demoncity_gui.pieces.tarot import Suit

CARD_WIDTH: Final = 700
"""Card units across."""
CARD_HEIGHT: Final = 1200
"""Card units down."""
CARD: Final = QRectF(0, 0, CARD_WIDTH, CARD_HEIGHT)
CORNER: Final = 36
"""Radius of a card's corners, card units."""

Point = tuple[float, float]


class Hatch(Enum):
    """Ways to shade without a gradient; each suit has one."""

    VERTICAL = "vertical"
    WAVES = "waves"
    DIAGONAL = "diagonal"
    DOTS = "dots"  # growing downwards
    HORIZONTAL = "horizontal"
    RAIN = "rain"


# ---- paths ---------------------------------------------------------------------------------------------------------


def polygon(points: Iterable[Point]) -> QPainterPath:
    """A closed shape with straight edges."""
    path = QPainterPath()
    path.addPolygon(QPolygonF([QPointF(x, y) for x, y in _clockwise(tuple(points))]))
    path.closeSubpath()
    path.setFillRule(Qt.FillRule.WindingFill)
    return path


def blob(points: Sequence[Point], *, tension: float = 1.0) -> QPainterPath:
    """A closed smooth shape through all points; `tension` 0 gives straight edges, 1 the roundest."""
    points = _clockwise(points)
    path = QPainterPath(QPointF(*points[0]))
    count = len(points)
    for i in range(count):
        before, start, end, after = (points[(i + offset) % count] for offset in (-1, 0, 1, 2))
        pull = tension / 6
        path.cubicTo(
            start[0] + (end[0] - before[0]) * pull,
            start[1] + (end[1] - before[1]) * pull,
            end[0] - (after[0] - start[0]) * pull,
            end[1] - (after[1] - start[1]) * pull,
            *end,
        )
    path.closeSubpath()
    path.setFillRule(Qt.FillRule.WindingFill)
    return path


def _clockwise(points: Sequence[Point]) -> Sequence[Point]:
    # Qt's own discs and rectangles run clockwise; shapes that run the other way would cut holes where they overlap.
    area = sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in zip(points, (*points[1:], points[0]), strict=True))
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
        path.addPath(
            polygon(
                (
                    (x + along[0] * inner + across[0] * width / 2, y + along[1] * inner + across[1] * width / 2),
                    (x + along[0] * far, y + along[1] * far),
                    (x + along[0] * inner - across[0] * width / 2, y + along[1] * inner - across[1] * width / 2),
                )
            )
        )
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
        path.addPath(polygon(((x1 + dx, y1 + dy), (x2 + dx, y2 + dy), (x2 - dx, y2 - dy), (x1 - dx, y1 - dy))))
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
        path.addPath(
            polygon(
                (
                    (x1 + ux * w1, y1 + uy * w1),
                    (x2 + ux * w2, y2 + uy * w2),
                    (x2 - ux * w2, y2 - uy * w2),
                    (x1 - ux * w1, y1 - uy * w1),
                )
            )
        )
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


# ---- figures: drawn around (0, 0), feet or neck on the origin -----------------------------------------------------


def fedora() -> QPainterPath:
    """A hat 200 units wide, the middle of its brim on the origin."""
    crown = blob(((-62, 4), (-58, -60), (-40, -92), (-8, -80), (28, -94), (54, -66), (62, 4)), tension=0.8)
    brim = blob(((-104, 10), (-70, -8), (0, -4), (70, -8), (104, 8), (60, 20), (0, 24), (-60, 20)))
    return joined(crown, brim)


def sitting_dog() -> QPainterPath:
    """A dog sitting in profile, looking right, 200 units tall, its seat on the origin."""
    body = blob(
        (
            (-70, 0),
            (-86, -40),
            (-62, -96),
            (-20, -132),
            (14, -150),
            (34, -120),
            (38, -70),
            (36, 0),
            (8, 0),
            (4, -40),
            (-10, 0),
        ),
        tension=0.7,
    )
    head = polygon(
        ((-4, -140), (4, -196), (18, -214), (28, -190), (50, -184), (86, -166), (84, -152), (48, -146), (36, -120))
    )
    tail = limb(((-70, -12, 22), (-116, -18, 16), (-140, -52, 6)))
    return joined(body, head, tail)


def howling_dog() -> QPainterPath:
    """A dog sitting in profile, its muzzle to the sky on the right, 240 units tall, its seat on the origin."""
    body = blob(
        (
            (-70, 0),
            (-86, -40),
            (-60, -100),
            (-24, -140),
            (2, -168),
            (34, -150),
            (40, -80),
            (36, 0),
            (8, 0),
            (2, -44),
            (-10, 0),
        ),
        tension=0.7,
    )
    head = polygon(
        (
            (-24, -140),
            (-40, -190),
            (-18, -186),
            (0, -210),
            (44, -252),
            (56, -244),
            (40, -214),
            (58, -210),
            (40, -184),
            (36, -140),
        )
    )
    tail = limb(((-70, -12, 22), (-112, -10, 16), (-136, -34, 6)))
    return joined(body, head, tail)


def profile() -> QPainterPath:
    """A head in profile looking right, 210 units tall with its neck, its middle on the origin."""
    skull = blob(
        (
            (-40, 104),
            (-56, 50),
            (-82, 0),
            (-84, -50),
            (-60, -94),
            (-10, -110),
            (36, -96),
            (58, -60),
            (60, -24),
            (54, 20),
            (30, 70),
            (30, 104),
        ),
        tension=0.9,
    )
    features = polygon(
        (
            (54, -40),
            (60, -18),
            (84, 16),
            (80, 24),
            (64, 26),
            (70, 36),
            (62, 44),
            (70, 50),
            (62, 60),
            (60, 78),
            (44, 86),
            (14, 76),
            (20, -20),
        )
    )
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


# ---- text ----------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=256)
def _lettering(text: str, family: str, weight: int, spacing: float) -> tuple[QPainterPath, float]:
    """The outline of a text at 200 units to the em, and the height of its capital H there."""
    font = QFont(family)
    font.setPixelSize(200)
    font.setWeight(QFont.Weight(weight))
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    font.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, spacing * 200)
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)  # the strokes of a variable font overlap
    path.addText(0, 0, font, text)
    capital = QPainterPath()
    capital.addText(0, 0, font, "H")
    return path, capital.boundingRect().height()


def lettering(
    text: str, height: float, family: str, weight: int = 400, spacing: float = 0, widest: float = math.inf
) -> QPainterPath:
    """A text's outline with capitals `height` units tall, its ink starting at x = 0, on the line y = 0.

    It is squeezed evenly if it would be wider than `widest`; `spacing` is in parts of the em.
    """
    path, capital = _lettering(text, family, weight, spacing)
    scale = height / capital
    box = path.boundingRect()
    squeeze = min(1.0, widest / (box.width() * scale)) if box.width() else 1.0
    return QTransform(scale * squeeze, 0, 0, scale * squeeze, -box.left() * scale * squeeze, 0).map(path)


# ---- paint ---------------------------------------------------------------------------------------------------------


def mixed(ground: str | QColor, light: str | QColor, share: float) -> QColor:
    """A flat tone between two colours; `share` 0 is the ground, 1 the light."""
    a, b = QColor(ground), QColor(light)
    return QColor.fromRgbF(
        a.redF() + (b.redF() - a.redF()) * share,
        a.greenF() + (b.greenF() - a.greenF()) * share,
        a.blueF() + (b.blueF() - a.blueF()) * share,
    )


def fill(painter: QPainter, path: QPainterPath, colour: str | QColor) -> None:
    """Fill a shape flat."""
    painter.fillPath(path, QColor(colour))


def stroke(painter: QPainter, path: QPainterPath, colour: str | QColor, width: float) -> None:
    """Draw a shape's edge, `width` card units wide."""
    pen = QPen(QColor(colour), width)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.strokePath(path, pen)


def rimmed(painter: QPainter, path: QPainterPath, colour: str | QColor, rim: str | QColor, width: float = 6) -> None:
    """Fill a shape and give it an edge outside of it, so that it stands out of a busy ground."""
    stroke(painter, path, rim, width * 2)
    fill(painter, path, colour)


def hatch(
    painter: QPainter,
    shape: QPainterPath,
    style: Hatch,
    colour: str | QColor,
    *,
    pitch: float = 16,
    width: float = 3,
) -> None:
    """Shade a shape with lines `width` wide every `pitch` card units (for dots: the widest dot's radius is `width`)."""
    box = shape.boundingRect()
    painter.save()
    painter.setClipPath(shape, Qt.ClipOperation.IntersectClip)
    if style is Hatch.DOTS:
        _dots(painter, box, QColor(colour), pitch, width)
    elif style is Hatch.WAVES:
        _waves(painter, box, QColor(colour), pitch, width)
    else:
        painter.setPen(QPen(QColor(colour), width))
        painter.drawLines(_lines(box, style, pitch))
    painter.restore()


def _lines(box: QRectF, style: Hatch, pitch: float) -> list[QLineF]:
    left, top, right, bottom = box.left(), box.top(), box.right(), box.bottom()
    if style is Hatch.VERTICAL:
        return [QLineF(x, top, x, bottom) for x in _steps(left, right, pitch)]
    if style is Hatch.HORIZONTAL:
        return [QLineF(left, y, right, y) for y in _steps(top, bottom, pitch)]
    if style is Hatch.DIAGONAL:
        reach = bottom - top
        return [QLineF(x, bottom, x + reach, top) for x in _steps(left - reach, right, pitch * 1.3)]
    drops = []
    for i, x in enumerate(_steps(left, right, pitch)):
        y = top - (i * 197) % 150
        while y < bottom:
            drops.append(QLineF(x, y, x - 12, y + 44))
            y += 110 + (i * 53) % 60
    return drops


def _steps(start: float, end: float, pitch: float) -> list[float]:
    return [start + pitch * (i + 0.5) for i in range(max(0, math.ceil((end - start) / pitch)))]


def _waves(painter: QPainter, box: QRectF, colour: QColor, pitch: float, width: float) -> None:
    # One wavy line, outlined once and filled row by row: Qt takes four times as long over one path of all rows.
    line = QPainterPath(QPointF(0, 0))
    x, half = 0.0, 26.0
    while x < box.width() + 2 * half:
        line.quadTo(x + half / 2, -9, x + half, 0)
        line.quadTo(x + half * 1.5, 9, x + 2 * half, 0)
        x += 2 * half
    stroker = QPainterPathStroker()
    stroker.setWidth(width)
    outline = stroker.createStroke(line)
    for row, y in enumerate(_steps(box.top(), box.bottom(), pitch)):
        painter.fillPath(outline.translated(box.left() - (row % 2) * half / 2, y), colour)


def _dots(painter: QPainter, box: QRectF, colour: QColor, pitch: float, widest: float) -> None:
    # A dash of no length with round ends is a dot; Qt lays a row of them far faster than one ellipse after another.
    for row, y in enumerate(_steps(box.top(), box.bottom(), pitch)):
        radius = widest * (0.25 + 0.75 * (y - box.top()) / box.height())
        pen = QPen(colour, radius * 2)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setDashPattern([0.001, pitch / (radius * 2)])
        painter.setPen(pen)
        x = box.left() - (row % 2) * pitch / 2
        painter.drawLine(QLineF(x, y, box.right() + pitch, y))


SUIT_HATCH: Final = {
    Suit.WANDS: Hatch.VERTICAL,
    Suit.CUPS: Hatch.WAVES,
    Suit.SWORDS: Hatch.DIAGONAL,
    Suit.PENTACLES: Hatch.DOTS,
}
