"""The cards of one place in the deck workshop, as pictures."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QPixmap

from demoncity_gui.games.demon_city.views.decks_picture import WorkshopCard
from demoncity_gui.host.widgets.rows_model import RowsModel
from demoncity_gui.pieces.tarot import Card
from demoncity_gui.texts import demon_city_workshop as said
from demoncity_gui.words.cards import card_title


class WorkshopCardsModel(RowsModel[WorkshopCard]):
    """A row a card; `face` gives its picture, or None while that is still being painted."""

    def __init__(self, face: Callable[[Card], QPixmap | None], parent: QObject | None = None) -> None:
        super().__init__(((said.card, ""),), lambda one: one.card, self._picture_or_words, parent)
        self._face = face

    def face_is_there(self, card: Card) -> None:
        """Show the picture of a card that has just been painted."""
        place = self.place_of(card)
        if place is not None:
            here = self.index(place, 0)
            self.dataChanged.emit(here, here, [Qt.ItemDataRole.DecorationRole])

    def _picture_or_words(self, one: WorkshopCard, _column: int, role: int) -> object:
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return card_title(one.card)
            case Qt.ItemDataRole.ToolTipRole | Qt.ItemDataRole.AccessibleTextRole:
                return one.words
            case Qt.ItemDataRole.DecorationRole:
                return self._face(one.card)
            case _:
                return None
