"""The cards of a deck that whoever asks has not seen: what lies where, and never in which order."""

from __future__ import annotations

from msgspec import Struct

from demoncity_gui.pieces.decks import DeckName
from demoncity_gui.pieces.tarot import Drawn


class UnseenDeck(Struct, frozen=True):
    """The unseen cards of one deck, in no order: its pile, and its discard, which follows when the pile ends."""

    pile: tuple[Drawn, ...]
    discard: tuple[Drawn, ...] = ()


class Unseen(Struct, frozen=True):
    """What is unseen of each deck."""

    players: UnseenDeck
    horror: UnseenDeck

    def of(self, deck: DeckName) -> UnseenDeck:
        """Return what is unseen of one."""
        return self.players if deck is DeckName.PLAYERS else self.horror
