"""Faces of cards painted one after another, so that a page of them never keeps the window waiting."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QPixmap

from demoncity_gui.cards.drawing.cache import CardPixmaps
from demoncity_gui.cards.packs.pack_messages import ScannedDeck
from demoncity_gui.pieces.tarot import Card


class FacesInTurn(QObject):
    """Gives the face of a card at once if it is painted; else paints it in its turn and says so by `painted`.

    `set_height` says how high they are in logical pixels, `set_ratio` how many device pixels each of those has on this
    screen.
    """

    painted = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._height = 1
        self._ratio = 1.0
        self._pixmaps = CardPixmaps()
        self._faces: dict[Card, QPixmap] = {}
        self._waiting: dict[Card, None] = {}
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._paint_next)

    @property
    def is_painting(self) -> bool:
        """Whether a face is still to come."""
        return self._timer.isActive()

    def set_ratio(self, ratio: float) -> None:
        """Paint for a screen of this device pixel ratio from now on."""
        if ratio != self._ratio:
            self._ratio = ratio
            self._faces.clear()

    def set_height(self, height: int) -> None:
        """Paint faces of this height from now on, in logical pixels."""
        if height != self._height:
            self._height = height
            self._faces.clear()

    def show_deck(self, deck: ScannedDeck | None) -> None:
        """Paint the faces of this deck from now on, None: of the program's own. Who shows faces has to ask again."""
        self._pixmaps.show_deck(deck)
        self._faces.clear()

    def face(self, card: Card) -> QPixmap | None:
        """Return a card's face, None while it has yet to be painted."""
        face = self._faces.get(card)
        if face is None and card not in self._waiting:
            self._waiting[card] = None
            self._timer.start()
        return face

    def _paint_next(self) -> None:
        if not self._waiting:
            self._timer.stop()
            return
        card = next(iter(self._waiting))
        face = QPixmap(self._pixmaps.face(card, round(self._height * self._ratio)))
        face.setDevicePixelRatio(self._ratio)
        self._faces[card] = face
        del self._waiting[card]
        self.painted.emit(card)
