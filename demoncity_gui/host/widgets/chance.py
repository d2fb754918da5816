"""A chance as people see it: so many of a hundred small cards, or a bar with words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from demoncity_gui.host.widgets.plain import set_tip
from demoncity_gui.host.widgets.theme import worn

if TYPE_CHECKING:
    from fractions import Fraction

_TENS = 10
_CARD = QSize(10, 14)
_GAP, _GROUP_GAP = 2, 6
"""Between cards, and between two groups of five columns or rows, in logical pixels."""
_BAR_HEIGHT = 22


class HundredField(QWidget):
    """A hundred small cards in groups of twenty-five, the first so many of them lit and filled."""

    def __init__(self) -> None:
        super().__init__()
        self._lit = 0
        self.setFixedSize(_along(_CARD.width()), _along(_CARD.height()))

    def show_chance(self, lit: int, words: str) -> None:
        """Light so many; the words are what a screen reader says."""
        self._lit = lit
        self.setAccessibleName(words)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the cards, tens from left to right, from the top."""
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for number in range(_TENS * _TENS):
                row, column = divmod(number, _TENS)
                card = QRectF(_at(column, _CARD.width()), _at(row, _CARD.height()), _CARD.width(), _CARD.height())
                lit = number < self._lit
                painter.setPen(QColor(worn().accent if lit else worn().line))
                painter.setBrush(QColor(worn().accent) if lit else Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(card.adjusted(0.5, 0.5, -0.5, -0.5), 2, 2)


class ChanceBar(QWidget):
    """A bar as long as a chance, with its words on it; a darker end reaches as far as the chance may lie."""

    def __init__(self) -> None:
        super().__init__()
        self._share, self._bounds, self._words = 0.0, (0.0, 0.0), ""
        self._marked = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFixedHeight(_BAR_HEIGHT)

    def show_chance(self, share: float, words: str, bounds: tuple[float, float] | None = None) -> None:
        """Show this part of the whole, 0 to 1."""
        self._share, self._bounds, self._words = share, bounds or (share, share), words
        self.setAccessibleName(words)
        set_tip(self, words)
        self.update()

    def mark(self, marked: bool) -> None:
        """Frame it, or not."""
        self._marked = marked
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the bar and its words."""
        with QPainter(self) as painter:
            width, height = self.width(), self.height() - 2
            low, high = self._bounds
            painter.fillRect(QRectF(0, 1, width, height), QColor(worn().panel))
            painter.fillRect(QRectF(0, 1, width * high, height), QColor(worn().line))
            painter.fillRect(QRectF(0, 1, width * low, height), QColor(worn().oxblood))
            painter.fillRect(QRectF(max(width * self._share - 1, 0), 1, 2, height), QColor(worn().accent))
            painter.setPen(QColor(worn().bone))
            room = QRectF(8, 0, width - 16, self.height())
            words = painter.fontMetrics().elidedText(self._words, Qt.TextElideMode.ElideRight, int(room.width()))
            if self._marked:
                painter.drawRect(QRectF(0.5, 1.5, width - 1, height - 1))
            painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, words)


def _at(place: int, size: int) -> int:
    return place * (size + _GAP) + (_GROUP_GAP if place >= _TENS // 2 else 0)


def _along(size: int) -> int:
    return _at(_TENS - 1, size) + size


class Bars(QWidget):
    """Chances one beneath another; `chosen` carries the place of the one that was clicked, counted from 0."""

    chosen = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self._bars: list[ChanceBar] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(2)

    @property
    def words(self) -> list[str]:
        """What its lines say."""
        return [bar.accessibleName() for bar in self._bars if not bar.isHidden()]

    def show_lines(self, lines: Sequence[tuple[str, Fraction | float]]) -> None:
        """Show these, each as its words and its chance; bars keep their places."""
        while len(self._bars) < len(lines):
            bar = ChanceBar()
            self._bars.append(bar)
            self._column.addWidget(bar)
        for place, bar in enumerate(self._bars):
            bar.setVisible(place < len(lines))
            bar.mark(False)
            if place < len(lines):
                words, share = lines[place]
                bar.show_chance(float(share), words)

    def mark(self, place: int) -> None:
        """Frame the one at this place: all else that is shown is of it."""
        for number, bar in enumerate(self._bars):
            bar.mark(number == place)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose the bar under the pointer."""
        for place, bar in enumerate(self._bars):
            if not bar.isHidden() and bar.geometry().contains(event.position().toPoint()):
                self.chosen.emit(place)
