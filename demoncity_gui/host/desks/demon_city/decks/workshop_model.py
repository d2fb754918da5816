"""The cards of one place in the deck workshop, as pictures."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtGui import QPixmap

from demoncity_gui.games.demon_city.views.decks_picture import WorkshopCard
from demoncity_gui.host.widgets.plain_tips import plain_tips
from demoncity_gui.pieces.tarot import Card

Index = QModelIndex | QPersistentModelIndex
CARD_ROLE = Qt.ItemDataRole.UserRole
"""The whole `WorkshopCard` of a row."""


class WorkshopCardsModel(QAbstractListModel):
    """A row a card; `face` gives its picture, or None while that is still being painted."""

    def __init__(self, face: Callable[[Card], QPixmap | None], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._face = face
        self.cards: tuple[WorkshopCard, ...] = ()

    def show_cards(self, cards: tuple[WorkshopCard, ...]) -> None:
        """Show these cards; those that stay, stay where the view has them."""
        wanted = {one.card for one in cards}
        for row in reversed(range(len(self.cards))):
            if self.cards[row].card not in wanted:
                self.beginRemoveRows(QModelIndex(), row, row)
                self.cards = self.cards[:row] + self.cards[row + 1 :]
                self.endRemoveRows()
        for row, one in enumerate(cards):
            if row == len(self.cards) or self.cards[row].card is not one.card:
                self.beginInsertRows(QModelIndex(), row, row)
                self.cards = (*self.cards[:row], one, *self.cards[row:])
                self.endInsertRows()
            elif self.cards[row] != one:
                self.cards = (*self.cards[:row], one, *self.cards[row + 1 :])
                self.dataChanged.emit(self.index(row), self.index(row))

    def face_is_there(self, card: Card) -> None:
        """Show the picture of a card that has just been painted."""
        for row, one in enumerate(self.cards):
            if one.card is card:
                self.dataChanged.emit(self.index(row), self.index(row), [Qt.ItemDataRole.DecorationRole])

    def row_of(self, card: Card) -> int:
        """Return the row of a card, -1 where it isn't here."""
        return next((row for row, one in enumerate(self.cards) if one.card is card), -1)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 — Qt's own signature
        """Return the number of cards."""
        return 0 if parent.isValid() else len(self.cards)

    @plain_tips
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return a card's words or picture."""
        if not index.isValid():
            return None
        one = self.cards[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return one.card.title
            case Qt.ItemDataRole.ToolTipRole | Qt.ItemDataRole.AccessibleTextRole:
                return one.words
            case Qt.ItemDataRole.DecorationRole:
                return self._face(one.card)
            case _:
                return one if role == CARD_ROLE else None
