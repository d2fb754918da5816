"""Playing cards that lie at a guest's table, in a row, each over the name of whose it is."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from demoncity_gui.cards.drawing.playing import paint_playing_card
from demoncity_gui.cards.drawing.primitives import CARD_HEIGHT, CARD_WIDTH
from demoncity_gui.host.desks.guest.picture import LyingCard
from demoncity_gui.host.widgets.theme import worn

_CARD = QSize(63, 108)
_LETTERS, _GAP = 20, 12
"""Logical pixels of the line beneath a card, and between two cards."""
_LEAST_PITCH = 22
"""Of cards that lie over each other: the corner that tells one stays in sight."""


class CardRow(QWidget):
    """The cards, the first one foremost where there are too many to lie side by side."""

    def __init__(self) -> None:
        super().__init__()
        self._cards: tuple[LyingCard, ...] = ()
        self.setFixedHeight(_CARD.height() + _LETTERS + 4)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    @property
    def cards(self) -> tuple[LyingCard, ...]:
        """The cards that lie there."""
        return self._cards

    def show_cards(self, cards: Sequence[LyingCard]) -> None:
        """Show these cards from now on."""
        self._cards = tuple(cards)
        self.setAccessibleName(", ".join(f"{one.whose}: {one.words}" for one in cards))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint them from the last to the first."""
        if not self._cards:
            return
        with QPainter(self) as painter:
            self._paint(painter)

    def _paint(self, painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        room = (self.width() - _CARD.width()) / max(1, len(self._cards) - 1)
        pitch = max(_LEAST_PITCH, min(_CARD.width() + _GAP, room))
        metrics, hue = QFontMetricsF(self.font()), worn()
        for at in reversed(range(len(self._cards))):
            one, left = self._cards[at], at * pitch
            painter.drawPixmap(QPointF(left, 2), _painted(one.card, self.devicePixelRatioF()))
            if one.is_next:
                painter.setPen(QPen(QColor(hue.accent), 2))
                painter.drawRoundedRect(QRectF(left + 1, 3, _CARD.width() - 2, _CARD.height() - 2), 5, 5)
            painter.setPen(QColor(hue.accent if one.is_next else hue.bone))
            name = metrics.elidedText(one.whose, Qt.TextElideMode.ElideRight, pitch - 3)
            painter.drawText(QPointF(left, _CARD.height() + _LETTERS - 2), name)


@lru_cache(maxsize=128)
def _painted(card: str, ratio: float) -> QPixmap:
    """Return a card painted once for pixels of this size."""
    picture = QPixmap(_CARD * ratio)
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    with QPainter(picture) as painter:
        painter.scale(_CARD.width() / CARD_WIDTH, _CARD.height() / CARD_HEIGHT)
        paint_playing_card(painter, card)
    return picture
