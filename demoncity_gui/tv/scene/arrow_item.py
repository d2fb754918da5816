"""Threads from who announced to the target, and the arrow of the one attack; one that did not land is broken."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import hypot
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from demoncity_gui.cards.drawing import look
from demoncity_gui.tv.scene.threads import Point

_LINE: Final = 11.0
_HEAD: Final = 40.0
_HEAD_HALF: Final = 26.0
_FOOT: Final = 13.0
_THREAD: Final = 4.0
_PIN: Final = 8.0
_ROUND: Final = 26.0


class ThreadItem(QGraphicsItem):
    """A thread along its corners, with a pin at either end; `grown` runs from 0 to 1."""

    def __init__(self, z: float = 1.0) -> None:
        super().__init__()
        self.setZValue(z)
        self.points: tuple[Point, ...] = ()  # its corners on the canvas, from the one who announced on
        self._colour = look.BONE
        self._grown = 1.0
        self._shown = 1.0

    def show_thread(self, points: Sequence[Point], colour: str) -> None:
        """Lay the thread along these corners."""
        self.prepareGeometryChange()
        self.points = tuple(points)
        self._colour = colour
        self.update()

    def grow(self, grown: float) -> None:
        """Let it run so far, 0 to 1."""
        self._grown = grown
        self.update()

    def appear(self, shown: float) -> None:
        """Let it fade so far, 0 to 1."""
        self._shown = shown
        self.update()

    def boundingRect(self) -> QRectF:
        """Return the ground around its corners."""
        polygon = QPolygonF([QPointF(*point) for point in self.points])
        around = _HEAD_HALF + _LINE
        return polygon.boundingRect().adjusted(-around, -around, around, around)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Paint as much of it as has grown."""
        if len(self.points) < 2 or self._grown <= 0.0:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, True)
        painter.setOpacity(self._shown)
        self._paint_line(painter)

    def _paint_line(self, painter: QPainter) -> None:
        colour = QColor(self._colour)
        path = rounded(self.points, self._grown)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(look.TABLE), _THREAD + 4))
        painter.drawPath(path)
        painter.setPen(QPen(colour, _THREAD))
        painter.drawPath(path)
        painter.setPen(QPen(QColor(look.TABLE), 2))
        painter.setBrush(colour)
        painter.drawEllipse(QPointF(*self.points[0]), _PIN, _PIN)
        if self._grown >= 1.0:
            painter.setBrush(QColor(look.DANGER))
            painter.drawEllipse(QPointF(*self.points[-1]), _PIN, _PIN)


class ArrowItem(ThreadItem):
    """The arrow of an attack; one that did not land is broken, and ends at a bar."""

    def __init__(self) -> None:
        super().__init__(8.0)
        self.landed = True  # whether the attack took effect

    def show_arrow(self, points: Sequence[Point], *, landed: bool) -> None:
        """Lay the arrow along these corners."""
        self.landed = landed
        self.show_thread(points, look.SODIUM if landed else look.MUTED)

    def _paint_line(self, painter: QPainter) -> None:
        (before_x, before_y), (tip_x, tip_y) = self.points[-2:]
        length = hypot(tip_x - before_x, tip_y - before_y) or 1.0
        along = ((tip_x - before_x) / length, (tip_y - before_y) / length)
        back = _HEAD * 0.8 if self.landed else 0.0
        neck = (tip_x - along[0] * back, tip_y - along[1] * back)
        path = rounded((*self.points[:-1], neck), self._grown)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, line in ((QColor(look.TABLE), _LINE + 8), (QColor(self._colour), _LINE)):
            pen = QPen(colour, line)
            pen.setCapStyle(Qt.PenCapStyle.FlatCap)
            if not self.landed and line == _LINE:
                pen.setDashPattern([1.6, 1.0])
            painter.setPen(pen)
            painter.drawPath(path)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._colour))
        painter.drawEllipse(QPointF(*self.points[0]), _FOOT, _FOOT)
        if self._grown >= 1.0:
            self._paint_end(painter, along)

    def _paint_end(self, painter: QPainter, along: Point) -> None:
        tip_x, tip_y = self.points[-1]
        aside = (-along[1] * _HEAD_HALF, along[0] * _HEAD_HALF)
        if self.landed:
            x, y = tip_x - along[0] * _HEAD, tip_y - along[1] * _HEAD
            corners = [(tip_x, tip_y), (x + aside[0], y + aside[1]), (x - aside[0], y - aside[1])]
            painter.setPen(QPen(QColor(look.TABLE), 3))
            painter.drawPolygon(QPolygonF([QPointF(*corner) for corner in corners]))
        else:
            painter.setPen(QPen(QColor(self._colour), _LINE))
            painter.drawLine(QPointF(tip_x + aside[0], tip_y + aside[1]), QPointF(tip_x - aside[0], tip_y - aside[1]))


def rounded(points: Sequence[Point], part: float) -> QPainterPath:
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
