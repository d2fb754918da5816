"""A die on the TV: blank before it is rolled, then it tumbles to its face. It has no sides that nobody has seen."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from demoncity_gui.cards.drawing import look
from demoncity_gui.pieces.board import Die
from demoncity_gui.tv.scene.boxes import Box
from demoncity_gui.tv.scene.lettering import font

_STEPS: Final = 9
"""So many faces are seen while it tumbles: more would flicker."""
_TURNS: Final = 540.0
_DIGITS: Final = 0.868


class DieItem(QGraphicsItem):
    """One die in its box; `tumble` runs from 0 to 1."""

    def __init__(self, die: Die, box: Box, *, hop: float) -> None:
        super().__init__()
        self.setZValue(5.0)
        self.die, self._box, self._hop = die, box, hop
        self._part = 1.0
        self.setPos(box.middle, box.centre)

    @property
    def text(self) -> str:
        """The face that is seen now; nothing before it is rolled."""
        if self.die.face is None:
            return ""
        if self._part >= 1.0:
            return str(self.die.face)
        least = 0 if self.die.sides == 10 else 1
        return str((self.die.face + 1 + round(self._part * _STEPS) * 2) % self.die.sides + least)

    def tumble(self, part: float) -> None:
        """Let it have come so far: it hops, turns, and comes to rest with its face up."""
        self._part = part
        self.setRotation((1.0 - part) * (1.0 - part) * _TURNS)
        self.setPos(self._box.middle, self._box.centre - self._hop * sin(pi * part))
        self.update()

    def boundingRect(self) -> QRectF:
        """Return the die's ground, around its middle."""
        side = self._box.width
        return QRectF(-side / 2 - 4, -side / 2 - 4, side + 8, side + 8)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Paint its body and its face."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, True)
        ground, ink = (look.INK, look.BONE) if self.die.dark else (look.BONE, look.INK)
        painter.setPen(QPen(QColor(look.BONE if self.die.dark else look.SODIUM), 5))
        painter.setBrush(QColor(ground))
        painter.drawPath(self._body())
        if self.text:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.fillPath(self._digits(), QColor(ink))

    def _body(self) -> QPainterPath:
        """Return a square with round corners for a few sides, a kite's outline for ten."""
        side, path = self._box.width * 0.94, QPainterPath()
        if self.die.sides != 10:
            path.addRoundedRect(QRectF(-side / 2, -side / 2, side, side), side * 0.18, side * 0.18)
            return path
        corners = [QPointF(sin(pi * place / 3) * side / 2, -cos(pi * place / 3) * side / 2) for place in range(6)]
        path.addPolygon(QPolygonF(corners))
        path.closeSubpath()
        return path

    def _digits(self) -> QPainterPath:
        path = QPainterPath()
        path.addText(QPointF(0, 0), font(look.NUMERAL, self._box.height * 0.5 / _DIGITS), self.text)
        bounds = path.boundingRect()
        path.translate(-bounds.center().x(), -bounds.center().y())
        return path
