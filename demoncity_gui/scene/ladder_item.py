"""The ladder: who speaks when, slowest first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from demoncity_gui.art import look
from demoncity_gui.scene.lanes import SMALLEST_TEXT, Box
from demoncity_gui.scene.lettering import Line, fitted
from demoncity_gui.scene.painted import Painted
from demoncity_gui.scene.signs import mark_sign, side_colour, side_sign
from demoncity_gui.session.tv_picture import Mark, Rung

_NAME_SIZE: Final = 38.0
_HEADING_SIZE: Final = 50.0
_SIGN: Final = 32.0
_TICK: Final = 24.0
_BESIDE_TICK: Final = 8.0
"""Left and right of a tick."""
_PADDING: Final = 14.0
_CORNER: Final = 12.0


class LadderItem(QGraphicsItem):
    """A column of names; the speaker's is lit, those who have spoken are ticked."""

    def __init__(self) -> None:
        super().__init__()
        self._size = (1.0, 1.0)
        self._heading: Line | None = None
        self._rungs: tuple[tuple[Rung, Line, Box], ...] = ()
        self._painted = Painted()

    @property
    def names(self) -> tuple[str, ...]:
        """The names as they are written, from the top."""
        return tuple(line.text for _, line, _ in self._rungs)

    @property
    def texts(self) -> tuple[Line, ...]:
        """All that is written, line by line."""
        return (*([self._heading] if self._heading else []), *(line for _, line, _ in self._rungs))

    def show_ladder(self, rungs: Sequence[Rung], round_number: int, box: Box, places: Sequence[Box]) -> None:
        """Write the rungs at their places; where there are more than places, those around the speaker."""
        self.prepareGeometryChange()
        self.setPos(box.x, box.y)
        self._size = (box.width, box.height)
        self._heading = None
        if round_number:
            text = QCoreApplication.translate("Stage", "Round {number}").replace("{number}", str(round_number))
            self._heading = fitted(text, look.TITLE, _HEADING_SIZE, SMALLEST_TEXT, box.width)
        speaker = next((at for at, rung in enumerate(rungs) if rung.speaking), 0)
        first = max(0, min(len(rungs) - len(places), speaker - len(places) // 2))
        width = box.width - 3 * _PADDING - _SIGN
        ticked = width + _PADDING - _TICK - 2 * _BESIDE_TICK
        self._rungs = tuple(
            (
                rung,
                fitted(
                    rung.name,
                    look.TEXT,
                    _NAME_SIZE,
                    SMALLEST_TEXT,
                    ticked if rung.done else width,
                    bold=rung.speaking,
                ),
                Box(place.x - box.x, place.y - box.y, place.width, place.height),
            )
            for rung, place in zip(rungs[first:], places, strict=False)
        )
        self._painted.forget()
        self.update()

    def boundingRect(self) -> QRectF:
        """Return the ladder's ground."""
        return QRectF(0, 0, *self._size)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Show heading and rungs."""
        self._painted.show(painter, self.boundingRect(), self._paint)

    def _paint(self, painter: QPainter) -> None:
        if self._heading is not None:
            painter.setPen(QColor(look.BONE))
            painter.setFont(self._heading.font)
            painter.drawText(QPointF(0, QFontMetricsF(self._heading.font).capHeight() + 8), self._heading.text)
        for rung, line, box in self._rungs:
            colour = QColor(side_colour(rung.deck))
            ground = QRectF(box.x, box.y + 3, box.width, box.height - 6)
            ink = QColor(look.BONE)
            if rung.speaking:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(colour)
                painter.drawRoundedRect(ground, _CORNER, _CORNER)
                ink = colour = QColor(look.TABLE)
            elif rung.done:
                ink = colour = QColor(look.MUTED)
            else:
                painter.setPen(QPen(QColor(look.LINE), 2))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(ground.adjusted(1, 1, -1, -1), _CORNER, _CORNER)
            middle = ground.center().y()
            x = ground.left() + _PADDING
            painter.fillPath(QTransform(_SIGN, 0, 0, _SIGN, x, middle - _SIGN / 2).map(side_sign(rung.deck)), colour)
            metrics = QFontMetricsF(line.font)
            painter.setPen(ink)
            painter.setFont(line.font)
            painter.drawText(QPointF(x + _SIGN + _PADDING, middle - metrics.height() / 2 + metrics.ascent()), line.text)
            if rung.done:
                tick = QTransform(_TICK, 0, 0, _TICK, ground.right() - _BESIDE_TICK - _TICK, middle - _TICK / 2)
                painter.fillPath(tick.map(mark_sign(Mark.SETTLED)), colour)
