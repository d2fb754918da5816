"""How shapes are painted: flat, with an edge, hatched; a painter is left as it was found."""

from __future__ import annotations

import math
from collections.abc import Iterator
from contextlib import contextmanager
from enum import Enum

from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QTransform

from demoncity_gui.cards.drawing.primitives import Point


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


def draw_lines(painter: QPainter, lines: list[QLineF], colour: str | QColor, width: float) -> None:
    """Draw straight lines, each `width` card units wide.

    They are drawn in device pixels: a card of whole pixels is seldom as much smaller across as down, and where the two
    scales differ Qt takes a hundred times as long.
    """
    to_pixels = painter.worldTransform()
    painter.save()
    painter.setWorldTransform(QTransform())
    painter.setPen(QPen(QColor(colour), width * math.sqrt(abs(to_pixels.determinant()))))
    painter.drawLines([to_pixels.map(line) for line in lines])
    painter.restore()


def rimmed(painter: QPainter, path: QPainterPath, colour: str | QColor, rim: str | QColor, width: float = 6) -> None:
    """Fill a shape and give it an edge outside of it, so that it stands out of a busy ground."""
    stroke(painter, path, rim, width * 2)
    fill(painter, path, colour)


@contextmanager
def tilted(painter: QPainter, x: float, y: float, degrees: float) -> Iterator[None]:
    """All that is painted inside is turned clockwise about a point: a head on its neck, somebody who leans."""
    painter.save()
    place_at(painter, (x, y), (x, y), degrees=degrees)
    yield
    painter.restore()


def place_at(painter: QPainter, drawn: Point, place: Point, size: float | Point = 1, *, degrees: float = 0) -> None:
    """From here on what is drawn around one point is painted around another: so large, and turned clockwise.

    A pair of sizes is across and down.
    """
    across, down = size if isinstance(size, tuple) else (size, size)
    painter.translate(*place)
    painter.rotate(degrees)
    painter.scale(across, down)
    painter.translate(-drawn[0], -drawn[1])


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
        draw_lines(painter, _lines(box, style, pitch), colour, width)
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
    # Ripples that grow towards the eye: each row's are one path, filled once, for Qt takes far longer over many.
    y, row = box.top() + pitch * 0.4, 0
    while y < box.bottom():
        near = (y - box.top()) / max(box.height(), 1)
        grown = 0.62 + 0.8 * near
        ripples = QPainterPath()
        x = box.left() - (row * 83 % 131) * grown
        while x < box.right():
            long = (58 + (row * 53 + round(x - box.left()) * 7) % 61) * grown
            high, thick = long * 0.15, width * 1.5 * grown
            ripples.moveTo(x, y)
            ripples.quadTo(x + long * 0.5, y - high - thick, x + long, y)
            ripples.quadTo(x + long * 0.5, y - high + thick * 0.4, x, y)
            x += long * (1.5 + (row * 29) % 3 * 0.3)
        painter.fillPath(ripples, colour)
        y += pitch * grown * 0.8
        row += 1


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
