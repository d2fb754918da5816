"""How shapes are painted: flat, with an edge, hatched; a painter is left as it was found."""

from __future__ import annotations

import math
from enum import Enum

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPainterPathStroker, QPen


class Hatch(Enum):
    """Ways to shade without a gradient."""

    VERTICAL = "vertical"
    WAVES = "waves"
    DIAGONAL = "diagonal"
    DOTS = "dots"  # growing downwards
    HORIZONTAL = "horizontal"
    RAIN = "rain"


def mixed(ground: str | QColor, light: str | QColor, share: float) -> QColor:
    """A flat tone between two colours; `share` 0 is the ground, 1 the light."""
    a, b = QColor(ground), QColor(light)
    return QColor.fromRgbF(a.redF() + (b.redF() - a.redF()) * share, a.greenF() + (b.greenF() - a.greenF()) * share,
        a.blueF() + (b.blueF() - a.blueF()) * share)  # fmt: skip


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
    painter: QPainter, shape: QPainterPath, style: Hatch, colour: str | QColor, *, pitch: float = 16, width: float = 3
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
