"""The title card: the evening's name under a street lamp, the city behind it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from demoncity_gui.cards.drawing import look
from demoncity_gui.tv.scene.boxes import CANVAS_HEIGHT, CANVAS_WIDTH, CARD_ASPECT, Box
from demoncity_gui.tv.scene.city import paint_city
from demoncity_gui.tv.scene.lettering import Line, titled, wrapped
from demoncity_gui.tv.scene.letters import as_large_as_fits, same_words
from demoncity_gui.tv.scene.painted import Painted
from demoncity_gui.tv.scene.texts import paint_texts, stacked

_CARD_HEIGHT: Final = 500.0
_CARD_X: Final = 128.0
_CARD_Y: Final = 240.0
_TEXT_WIDTH: Final = 960.0
_TITLE_LARGEST: Final = 132.0
_TITLE_SMALLEST: Final = 60.0
_TITLE_HEIGHT: Final = 430.0
_SUBTITLE: Final = 42.0
_SUBTITLE_LINE: Final = 54.0
_TEXT_MIDDLE: Final = _CARD_Y + _CARD_HEIGHT / 2


def back_places() -> tuple[Box, Box]:
    """Return where the two decks' backs lie on the title card: the players', the Horror's."""
    width = _CARD_HEIGHT * CARD_ASPECT
    return (
        Box(_CARD_X, _CARD_Y, width, _CARD_HEIGHT),
        Box(CANVAS_WIDTH - _CARD_X - width, _CARD_Y, width, _CARD_HEIGHT),
    )


class TitleItem(QGraphicsItem):
    """The title, the subtitle, and a city at night; the backs are cards of their own."""

    def __init__(self) -> None:
        super().__init__()
        self._title: tuple[Line, ...] = ()
        self._subtitle: tuple[Line, ...] = ()
        self._painted = Painted()

    @property
    def lines(self) -> tuple[str, ...]:
        """The title's and the subtitle's lines as they are written."""
        return tuple(line.text for line in self._title + self._subtitle)

    @property
    def texts(self) -> tuple[Line, ...]:
        """All that is written, line by line."""
        return self._title + self._subtitle

    def show_title(self, title: str, subtitle: str, letters: float = 1.0) -> None:
        """Write title and subtitle, made to fit."""
        self._title = titled(title, _TITLE_LARGEST * letters, _TITLE_SMALLEST, _TEXT_WIDTH, _TITLE_HEIGHT)
        self._subtitle = as_large_as_fits(
            letters, lambda times: wrapped(subtitle, look.TEXT, _SUBTITLE * times, _TEXT_WIDTH, 2), same_words
        )
        self._painted.forget()
        self.update()

    def boundingRect(self) -> QRectF:
        """Return the whole canvas."""
        return QRectF(0, 0, CANVAS_WIDTH, CANVAS_HEIGHT)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Show the city, the lamp's light and the words; they are painted once for each screen."""
        self._painted.show(painter, self.boundingRect(), self._paint)

    def _paint(self, painter: QPainter) -> None:
        paint_city(painter)
        size = self._title[0].font.pixelSize() if self._title else 0
        line_height = size * 1.12
        beneath = self._subtitle[0].font.pixelSize() * _SUBTITLE_LINE / _SUBTITLE if self._subtitle else 0.0
        height = len(self._title) * line_height + len(self._subtitle) * beneath + 34
        y = _TEXT_MIDDLE - height / 2
        paint_texts(painter, stacked(self._title, Box(0, y, CANVAS_WIDTH, 1), line_height, towards=0.5))
        y += len(self._title) * line_height
        if self._subtitle:
            middle = CANVAS_WIDTH / 2
            painter.setPen(QPen(QColor(look.SODIUM), 3))
            painter.drawLine(QPointF(middle - 90, y + 12), QPointF(middle + 90, y + 12))
            y += 34
        paint_texts(painter, stacked(self._subtitle, Box(0, y, CANVAS_WIDTH, 1), beneath, towards=0.5))
