"""The title card: the evening's name under a street lamp, the city behind it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from demoncity_gui.art import look
from demoncity_gui.scene.boxes import CANVAS_HEIGHT, CANVAS_WIDTH, CARD_ASPECT, Box
from demoncity_gui.scene.lettering import Line, titled, wrapped

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

ROOFS: Final = (
    (0, 130, 190), (130, 90, 250), (220, 150, 150), (370, 70, 280), (440, 120, 200), (560, 170, 130),
    (730, 80, 210), (810, 110, 160), (920, 60, 300), (980, 140, 180), (1120, 90, 240), (1210, 160, 140),
    (1370, 80, 270), (1450, 130, 170), (1580, 70, 230), (1650, 150, 200), (1800, 120, 160),
)  # fmt: skip
"""The city's houses: where each begins, how wide, how high."""
LIT_WINDOWS: Final = ((150, 60), (250, 110), (395, 190), (470, 70), (600, 60), (755, 150), (945, 210), (1010, 90),
               (1145, 170), (1395, 60), (1395, 200), (1490, 100), (1605, 150), (1700, 120), (1840, 80))  # fmt: skip
"""The lit windows: x, and how far above the ground."""


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

    @property
    def lines(self) -> tuple[str, ...]:
        """The title's and the subtitle's lines as they are written."""
        return tuple(line.text for line in self._title + self._subtitle)

    @property
    def texts(self) -> tuple[Line, ...]:
        """All that is written, line by line."""
        return self._title + self._subtitle

    def show_title(self, title: str, subtitle: str) -> None:
        """Write title and subtitle, made to fit."""
        self._title = titled(title, _TITLE_LARGEST, _TITLE_SMALLEST, _TEXT_WIDTH, _TITLE_HEIGHT)
        self._subtitle = wrapped(subtitle, look.TEXT, _SUBTITLE, _TEXT_WIDTH, 2)
        self.update()

    def boundingRect(self) -> QRectF:
        """Return the whole canvas."""
        return QRectF(0, 0, CANVAS_WIDTH, CANVAS_HEIGHT)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Paint the city, the lamp's light and the words."""
        paint_city(painter)
        size = self._title[0].font.pixelSize() if self._title else 0
        line_height = size * 1.12
        height = len(self._title) * line_height + len(self._subtitle) * _SUBTITLE_LINE + 34
        y = _TEXT_MIDDLE - height / 2
        for line in self._title:
            metrics = QFontMetricsF(line.font)
            painter.setPen(QColor(look.BONE))
            painter.setFont(line.font)
            baseline = y + (line_height + metrics.capHeight()) / 2
            painter.drawText(QPointF((CANVAS_WIDTH - line.width) / 2, baseline), line.text)
            y += line_height
        if self._subtitle:
            middle = CANVAS_WIDTH / 2
            painter.setPen(QPen(QColor(look.SODIUM), 3))
            painter.drawLine(QPointF(middle - 90, y + 12), QPointF(middle + 90, y + 12))
            y += 34
        painter.setPen(QColor(look.BONE))
        for line in self._subtitle:
            painter.setFont(line.font)
            metrics = QFontMetricsF(line.font)
            painter.drawText(
                QPointF((CANVAS_WIDTH - line.width) / 2, y + (_SUBTITLE_LINE + metrics.capHeight()) / 2), line.text
            )
            y += _SUBTITLE_LINE


def paint_city(painter: QPainter) -> None:
    """Paint the city at night under its lamp, on a canvas that is dark already."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, True)
    ground = CANVAS_HEIGHT
    middle = CANVAS_WIDTH / 2
    light = QColor(look.SODIUM)
    painter.setPen(Qt.PenStyle.NoPen)
    for reach, strength in ((760, 0.045), (620, 0.045)):
        light.setAlphaF(strength)
        painter.setBrush(light)
        painter.drawPolygon(_trapezium(middle, (24, 92), (reach, ground)))
    # The lamp hangs from the upper edge; only what hangs inside the safe margin must be seen.
    painter.setBrush(QColor(look.LINE))
    painter.drawRect(QRectF(middle - 3, 0, 6, 58))
    painter.drawPolygon(_trapezium(middle, (20, 58), (64, 92)))
    painter.setBrush(QColor(look.SODIUM))
    painter.drawChord(QRectF(middle - 26, 74, 52, 36), 180 * 16, 180 * 16)
    for x, width, height in ROOFS:
        painter.setBrush(QColor(look.INK))
        painter.drawRect(QRectF(x, ground - height, width, height))
        painter.setBrush(QColor(look.PANEL))
        towards = x if x + width / 2 > middle else x + width - 10
        painter.drawRect(QRectF(towards, ground - height, 10, height))
    painter.setBrush(QColor(look.SODIUM))
    for x, above in LIT_WINDOWS:
        painter.drawRect(QRectF(x, ground - above, 16, 24))


def _trapezium(middle: float, upper: tuple[float, float], lower: tuple[float, float]) -> QPolygonF:
    """Return what spreads from one (half width, y) to another."""
    (a, top), (b, foot) = upper, lower
    return QPolygonF(
        [QPointF(middle - a, top), QPointF(middle + a, top), QPointF(middle + b, foot), QPointF(middle - b, foot)]
    )
