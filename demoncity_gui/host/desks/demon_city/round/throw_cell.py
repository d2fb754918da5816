"""The throw of a row of the Agility table: its cards, the number that counts, and the reasons beside them."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from demoncity_gui.games.demon_city.views.host_picture import Row, RowState
from demoncity_gui.host.desks.demon_city.round.small_card import line, paint_small_card, parted
from demoncity_gui.host.widgets.theme import worn

_SMALL, _LARGE = 9.5, 13.0
"""Letters beside those of the window, in points: reasons, and the number that counts."""
_CARD = QSize(19, 27)


def _small_of(font: QFont) -> QFont:
    small = QFont(font)
    small.setPointSizeF(_SMALL)
    return small


def _large_of(font: QFont) -> QFont:
    large = QFont(font)
    large.setBold(True)
    large.setPointSizeF(_LARGE)
    return large


def _reasons(row: Row) -> str:
    return row.reasons if row.value is not None or row.shown else f"{row.cards}  {row.reasons}"


def width_of_throw(row: Row, font: QFont) -> int:
    """Return how wide the cards, their number and their reasons are beside each other."""
    if row.cards is None:
        return 0
    lying = len(row.shown) or row.cards
    cards = 6 + (lying - 1) * _step(lying, bool(row.shown)) + _CARD.width() + 8
    number = 0.0 if row.value is None else QFontMetricsF(_large_of(font)).horizontalAdvance(str(row.value)) + 10
    return ceil(cards + number + QFontMetricsF(_small_of(font)).horizontalAdvance(_reasons(row))) + 8


def paint_throw(painter: QPainter, rect: QRectF, row: Row, ink: QColor, font: QFont) -> None:
    """Paint the cards as small backs, then as values, the one that counts in front of the eye; the reasons beside."""
    if row.cards is None or (row.state is RowState.SETTLED and not row.shown):
        return  # a settled deed's cards are put away at the throw
    left = rect.left() + 6
    high = min(_CARD.height(), rect.height() - 4)
    top = rect.center().y() - high / 2
    small = _small_of(font)
    lying = len(row.shown) or row.cards  # of real cards perhaps only the highest was told
    step = _step(lying, bool(row.shown))
    for number in range(lying):
        card = QRectF(left + number * step, top, _CARD.width(), high)
        paint_small_card(painter, card, row, number, small)
    left += (lying - 1) * step + _CARD.width() + 8
    if row.value is not None:
        font = _large_of(font)
        painter.setPen(QColor(worn().accent if row.state is not RowState.NOTHING else worn().muted))
        wide = QFontMetricsF(font).horizontalAdvance(str(row.value)) + 10
        spot = QRectF(left, rect.top(), wide, rect.height())
        line(painter, spot, str(row.value), font, Qt.AlignmentFlag.AlignLeft)
        left += wide
    painter.setPen(ink)
    room = QRectF(left, rect.top() + 1, rect.right() - left - 4, rect.height() - 2)
    _two_lines(painter, room, _reasons(row), small)


def _step(lying: int, turned: bool) -> int:
    """Return how far one card lies from the next: backs overlap so that the reasons have room, values stay legible."""
    if lying <= 3:
        return _CARD.width() + 4
    if turned:
        return _CARD.width() + 1 if lying <= 5 else max(7, 96 // lying)
    return max(7, 48 // (lying - 1))


def _two_lines(painter: QPainter, rect: QRectF, text: str, font: QFont) -> None:
    """Paint words over two lines at most; what does not fit ends in an ellipsis (the tool tip has it all)."""
    first, rest = parted(text, QFontMetricsF(font), rect.width())
    left = Qt.AlignmentFlag.AlignLeft
    if not rest:
        line(painter, rect, first, font, left)
        return
    line(painter, rect.adjusted(0, 0, 0, -rect.height() / 2), first, font, left)
    line(painter, rect.adjusted(0, rect.height() / 2, 0, 0), rest, font, left)
