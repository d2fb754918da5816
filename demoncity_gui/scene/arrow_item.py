"""An arrow from attacker to target; one that did not land is broken, and ends at a bar."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import hypot
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from demoncity_gui.art import look
from demoncity_gui.scene.routes import Point

_LINE: Final = 6.0
_HEAD: Final = 20.0
_HEAD_HALF: Final = 15.0
_FOOT: Final = 8.0
_ROUND: Final = 12.0


class ArrowItem(QGraphicsItem):
    """An arrow along its corners; `grown` runs from 0 to 1."""

    def __init__(self) -> None:
        super().__init__()
        self._points: tuple[Point, ...] = ()
        self._landed = True
        self._grown = 1.0

    @property
    def points(self) -> tuple[Point, ...]:
        """Its corners on the canvas, from the attacker on."""
        return self._points

    @property
    def landed(self) -> bool:
        """Tell whether the attack took effect."""
        return self._landed

    def show_arrow(self, points: Sequence[Point], *, landed: bool) -> None:
        """Lay the arrow along these corners."""
        self.prepareGeometryChange()
        self._points = tuple(points)
        self._landed = landed
        self.update()

    def grow(self, grown: float) -> None:
        """Let it run so far, 0 to 1."""
        self._grown = grown
        self.update()

    def boundingRect(self) -> QRectF:
        """Return the ground around its corners."""
        polygon = QPolygonF([QPointF(*point) for point in self._points])
        around = _HEAD_HALF + 2
        return polygon.boundingRect().adjusted(-around, -around, around, around)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Paint as much of it as has grown."""
        if len(self._points) < 2 or self._grown <= 0.0:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, True)
        colour = QColor(look.SODIUM if self._landed else look.MUTED)
        (before_x, before_y), (tip_x, tip_y) = self._points[-2:]
        length = hypot(tip_x - before_x, tip_y - before_y) or 1.0
        along = ((tip_x - before_x) / length, (tip_y - before_y) / length)
        neck = (tip_x - along[0] * _HEAD, tip_y - along[1] * _HEAD) if self._landed else (tip_x, tip_y)
        pen = QPen(colour, _LINE)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        if not self._landed:
            pen.setDashPattern([2.2, 1.4])
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(_rounded((*self._points[:-1], neck), self._grown))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        painter.drawEllipse(QPointF(*self._points[0]), _FOOT, _FOOT)
        if self._grown < 1.0:
            return
        aside = (-along[1] * _HEAD_HALF, along[0] * _HEAD_HALF)
        if self._landed:
            base = (tip_x - along[0] * _HEAD, tip_y - along[1] * _HEAD)
            painter.drawPolygon(
                QPolygonF(
                    [
                        QPointF(tip_x, tip_y),
                        QPointF(base[0] + aside[0], base[1] + aside[1]),
                        QPointF(base[0] - aside[0], base[1] - aside[1]),
                    ]
                )
            )
        else:
            end = (tip_x - along[0] * _LINE, tip_y - along[1] * _LINE)
            painter.setPen(QPen(colour, _LINE))
            painter.drawLine(
                QPointF(end[0] + aside[0], end[1] + aside[1]), QPointF(end[0] - aside[0], end[1] - aside[1])
            )


def _rounded(points: Sequence[Point], part: float) -> QPainterPath:
    """Return the way along the corners, each a little rounded, up to this part of its length."""
    lengths = [hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(points)]
    left = sum(lengths) * part
    path = QPainterPath(QPointF(*points[0]))
    for at, length in enumerate(lengths):
        (ax, ay), (bx, by) = points[at], points[at + 1]
        if length <= 0.0:
            continue
        if left <= length:
            path.lineTo(ax + (bx - ax) * left / length, ay + (by - ay) * left / length)
            return path
        left -= length
        if at + 1 < len(lengths) and lengths[at + 1] > 0.0:
            (cx, cy), after = points[at + 2], lengths[at + 1]
            bend = min(_ROUND, length / 2, after / 2)
            path.lineTo(bx - (bx - ax) * bend / length, by - (by - ay) * bend / length)
            path.quadTo(bx, by, bx + (cx - bx) * bend / after, by + (cy - by) * bend / after)
        else:
            path.lineTo(bx, by)
    return path
