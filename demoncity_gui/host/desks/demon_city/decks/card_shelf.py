"""The three places of the deck workshop, with cards as large as the room allows."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from demoncity_gui.games.demon_city.views.decks_picture import DeckOrNone
from demoncity_gui.host.desks.demon_city.decks.card_grid import CardGrid
from demoncity_gui.host.widgets.elided import ElidedLabel
from demoncity_gui.pieces.decks import DeckName
from demoncity_gui.pieces.tarot import Card

FACES = range(132, 58, -2)
"""The heights that cards may have, in logical pixels, the largest first."""
_BETWEEN = 6
_FEWEST = 10
"""A Horror's Deck has one card of each value at least (T-DECK-16)."""
_LEAST = QSize(600, 330)


class CardShelf(QWidget):
    """Both decks side by side, and beneath them what is in neither. `face_changed` carries the new height of a card."""

    face_changed = Signal(int)

    def __init__(self, grids: Mapping[DeckOrNone, CardGrid], titles: Mapping[DeckOrNone, ElidedLabel]) -> None:
        super().__init__()
        self._grids, self._titles = grids, titles
        layout = QGridLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setHorizontalSpacing(10)
        layout.setVerticalSpacing(_BETWEEN)
        for column, place in enumerate((DeckName.PLAYERS, DeckName.HORROR)):
            layout.addWidget(titles[place], 0, column)
            layout.addWidget(grids[place], 1, column)
            layout.setColumnStretch(column, 1)
        layout.addWidget(titles[None], 2, 0, 1, 2)
        layout.addWidget(grids[None], 3, 0, 1, 2)
        layout.setRowStretch(1, 1)

    def minimumSizeHint(self) -> QSize:
        """Ask for little: with the smallest cards a place scrolls."""
        return _LEAST

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the cards to the new room."""
        super().resizeEvent(event)
        self.fit()

    def fit(self) -> None:
        """Take the largest cards that need no scrolling; with the smallest the upper places scroll."""
        titles = sum(self._titles[place].sizeHint().height() for place in (DeckName.PLAYERS, None))
        room = self.height() - titles - 3 * _BETWEEN
        face = next((face for face in FACES if sum(self._heights(face)) <= room), FACES[-1])
        self._grids[None].setFixedHeight(self._heights(face)[1])
        if any(grid.face != face for grid in self._grids.values()):
            for grid in self._grids.values():
                grid.set_face(face)
            self.face_changed.emit(face)

    def _heights(self, face: int) -> tuple[int, int]:
        """Return the heights of the upper places and of the lower one, in logical pixels.

        How many of the others are in neither deck may be a secret: the size of a card must not tell it.
        """
        players = self._grids[DeckName.PLAYERS].model().rowCount()
        others = len(Card) - players
        half = (self.width() - 10) // 2
        upper = [self._grids[DeckName.PLAYERS].height_of(players, face, half)]
        horror = self._grids[DeckName.HORROR].model().rowCount()
        upper.append(self._grids[DeckName.HORROR].height_of(horror, face, half))
        lower = max(self._grids[None].model().rowCount(), others - _FEWEST)
        return max(upper), self._grids[None].height_of(lower, face, self.width())
