"""The large number of a contender: it climbs as far as its value goes, and is struck through if it lost."""

from __future__ import annotations

from collections.abc import Collection
from math import ceil
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from demoncity_gui.cards.drawing import look
from demoncity_gui.tv.scene.boxes import Box
from demoncity_gui.tv.scene.duel_sheets import digits_ground, paint_strike
from demoncity_gui.tv.scene.lettering import font
from demoncity_gui.tv.scene.painted import Painted

_DIGITS: Final = 0.868
"""The height of a digit, as a part of the numeral face's size."""

_STEPS: Final = 6
"""A number counts up in so many steps: more would flicker."""


class NumberItem(QGraphicsItem):
    """Digits as high as their box; `count` runs from 0 to 1 as they count up to the value."""

    def __init__(self) -> None:
        super().__init__()
        self.setZValue(7)
        self._value = self._top = 0
        self.box = Box(0.0, 0.0, 1.0, 1.0)  # the ground of the digits
        self._towards = 0.5
        self._colour = look.BONE
        self._counted = 1.0
        self._struck = 0.0
        self._painted = Painted()

    @property
    def text(self) -> str:
        """The digits as they are seen now; nothing before the count begins."""
        if self._counted <= 0.0:
            return ""
        return str(min(self._value, round(self._top * ceil(self._counted * _STEPS) / _STEPS)))

    @property
    def is_struck(self) -> bool:
        """Whether it is struck through."""
        return self._struck > 0.0

    def show_number(self, value: int, box: Box, colour: str, *, towards: float, top: int = 0) -> None:
        """Write this value into this box, to its left (0) or to its right (1).

        It climbs as one that goes to `top`: of two that climb together the lower one stops, and the other goes on.
        """
        self.prepareGeometryChange()
        self._value, self.box, self._colour, self._towards = value, box, colour, towards
        self._top = max(value, top)
        self._painted.forget()
        self.update()

    def count(self, part: float) -> None:
        """Let it have counted up so far."""
        self._counted = part
        self.update()

    def strike(self, part: float) -> None:
        """Strike it through from one half on; it goes dark as it is."""
        struck = 1.0 if part >= 0.5 else 0.0
        if struck != self._struck:
            self._struck = struck
            self._painted.forget()
            self.update()

    def paint_ahead(self, zooms: Collection[float]) -> None:
        """Paint it before it is shown, for screens of so many device pixels to a canvas unit."""
        self._painted.paint_ahead(zooms, self.boundingRect(), self._paint)

    def boundingRect(self) -> QRectF:
        """Return the ground of digits and stroke."""
        return digits_ground(self.box)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Paint the digits: while they count as shapes, then as a picture made once."""
        if self._counted >= 1.0:
            self._painted.show(painter, self.boundingRect(), self._paint)
        elif self._counted > 0.0:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing, True)
            painter.fillPath(self._digits(self.text), QColor(self._colour))

    def _paint(self, painter: QPainter) -> None:
        painter.fillPath(self._digits(str(self._value)), QColor(look.MUTED if self._struck else self._colour))
        if self._struck:
            paint_strike(painter, self._stroke_ground())

    def _stroke_ground(self) -> Box:
        digits = self._digits(str(self._value)).boundingRect()
        return Box(digits.x() - 24, digits.y(), digits.width() + 48, digits.height())

    def _digits(self, text: str) -> QPainterPath:
        """Return the digits as a shape in their box, as large as fits."""
        box = self.box
        path = QPainterPath()
        path.addText(QPointF(0, 0), font(look.NUMERAL, box.height * 0.92 / _DIGITS), text)
        bounds = path.boundingRect()
        narrow = min(1.0, (box.width - 30) / max(1.0, bounds.width()))
        path = QTransform.fromScale(narrow, narrow).map(path)
        bounds = path.boundingRect()
        x = box.x + 15 + (box.width - 30 - bounds.width()) * self._towards
        path.translate(x - bounds.x(), box.centre - bounds.center().y())
        return path
