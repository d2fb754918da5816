"""The strip between the two rows: one short line in large letters, a longer one beneath."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from demoncity_gui.art import look
from demoncity_gui.scene.lanes import SMALLEST_TEXT, Box
from demoncity_gui.scene.lettering import Line, balanced, fitted
from demoncity_gui.scene.painted import Painted
from demoncity_gui.scene.signs import mood_colour, mood_sign
from demoncity_gui.session.tv_picture import Banner, BannerMood

_LARGE: Final = 62.0
_LARGE_ALONE: Final = 84.0
_LARGE_ABOVE_TWO: Final = 40.0
_LINE_HEIGHT: Final = 40.0
_LINE_HEIGHT_OF_TWO: Final = 37.0
_GAP: Final = 14.0
_GAP_ABOVE_TWO: Final = 8.0
"""Between the large line and what stands beneath it."""
_BESIDE: Final = 120.0
"""Kept free at either end: arrows pass there."""
_RULE_GAP: Final = 26.0
_SIGN_GAP: Final = 24.0
_SLACK: Final = 8.0
"""Letters reach a little beyond the width they are said to have."""


class StripItem(QGraphicsItem):
    """The strip; without words it is a rule from side to side."""

    def __init__(self) -> None:
        super().__init__()
        self._size = (1.0, 1.0)
        self._text: Line | None = None
        self._lines: tuple[Line, ...] = ()
        self._mood = BannerMood.NEUTRAL
        self._banner: Banner | None = None
        self._words: Box | None = None
        self._shown = 1.0
        self._painted = Painted()

    @property
    def text(self) -> str:
        """The large line as it is written."""
        return "" if self._text is None else self._text.text

    @property
    def lines(self) -> tuple[str, ...]:
        """The lines beneath as they are written."""
        return tuple(line.text for line in self._lines)

    @property
    def texts(self) -> tuple[Line, ...]:
        """All that is written, line by line."""
        return (*([self._text] if self._text else []), *self._lines)

    @property
    def banner(self) -> Banner | None:
        """The words as they were given; None for the bare rule."""
        return self._banner

    @property
    def words(self) -> Box | None:
        """The ground the words take on the canvas; arrows go round it."""
        return self._words

    def show_banner(self, banner: Banner | None, box: Box) -> None:
        """Write these words into this box; None leaves the rule alone."""
        self.prepareGeometryChange()
        self.setPos(box.x, box.y)
        self._size = (box.width, box.height)
        self._banner = banner
        self._text, self._lines, self._words = None, (), None
        self._mood = BannerMood.NEUTRAL if banner is None else banner.mood
        if banner is not None:
            width = box.width - 2 * _BESIDE
            self._lines = balanced(banner.line, look.TEXT, SMALLEST_TEXT, width, 2)
            size = (_LARGE_ALONE, _LARGE, _LARGE_ABOVE_TWO)[len(self._lines)]
            signs = 0.0 if mood_sign(self._mood) is None else 2 * (size * 0.8 + _SIGN_GAP)
            self._text = fitted(banner.text, look.TITLE, size, SMALLEST_TEXT, width - signs)
            widest = max([self._text.width + signs, *(line.width for line in self._lines)])
            self._words = Box(box.x + (box.width - widest) / 2, box.y, widest, box.height)
        self._painted.forget()
        self.update()

    def appear(self, shown: float) -> None:
        """Let the words come so far, 0 to 1."""
        self._shown = shown
        self.update()

    def paint_ahead(self, zooms: Collection[float]) -> None:
        """Paint its words before they are shown, for screens of so many device pixels to a canvas unit."""
        if self._words is not None:
            self._painted.paint_ahead(zooms, self._words_ground(), self._paint_words)

    def boundingRect(self) -> QRectF:
        """Return the strip's ground."""
        return QRectF(0, 0, *self._size)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Paint the rule and the words in it."""
        width, height = self._size
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, True)
        middle = height / 2
        if self._words is None or self._text is None:
            painter.setPen(_rule(QColor(look.LINE), 2))
            painter.drawLine(QPointF(0, middle), QPointF(width, middle))
            return
        colour = QColor(mood_colour(self._mood))
        painter.setOpacity(self._shown)
        left, right = self._words.x - self.x() - _RULE_GAP, self._words.right - self.x() + _RULE_GAP
        reach = self._shown
        painter.setPen(_rule(colour, 3))
        if left > 40:
            painter.drawLine(QPointF(left * (1 - reach), middle), QPointF(left, middle))
            painter.drawLine(QPointF(right, middle), QPointF(right + (width - right) * reach, middle))

        self._painted.show(painter, self._words_ground(), self._paint_words)

    def _words_ground(self) -> QRectF:
        words = self._words
        if words is None:
            return QRectF()
        return QRectF(words.x - self.x() - _SLACK, 0, words.width + 2 * _SLACK, words.height)

    def _paint_words(self, painter: QPainter) -> None:
        assert self._text is not None
        colour = QColor(mood_colour(self._mood))
        width, height = self._size
        metrics = QFontMetricsF(self._text.font)
        # Capitals of the title face fill its line badly: place them by their own height.
        capitals = metrics.capHeight()
        line_height, gap = (_LINE_HEIGHT_OF_TWO, _GAP_ABOVE_TWO) if len(self._lines) > 1 else (_LINE_HEIGHT, _GAP)
        gap = gap if self._lines else 0.0
        beneath = len(self._lines) * line_height
        top = (height - capitals - beneath - gap) / 2
        painter.setPen(colour)
        painter.setFont(self._text.font)
        text_left = (width - self._text.width) / 2
        painter.drawText(QPointF(text_left, top + capitals), self._text.text)
        sign = mood_sign(self._mood)
        if sign is not None:
            size = self._text.font.pixelSize() * 0.8
            for x in (text_left - _SIGN_GAP - size, text_left + self._text.width + _SIGN_GAP):
                painter.fillPath(QTransform(size, 0, 0, size, x, top + (capitals - size) / 2).map(sign), colour)
        painter.setPen(QColor(look.BONE))
        y = top + capitals + gap
        for line in self._lines:
            painter.setFont(line.font)
            painter.drawText(
                QRectF(0, y, width, line_height), Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextSingleLine, line.text
            )
            y += line_height


def _rule(colour: QColor, width: float) -> QPen:
    """Return a pen that ends where the line does, so as not to reach into the margin."""
    return QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap)
