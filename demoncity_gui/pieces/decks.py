"""The two decks by name, and who holds their cards (T-DECK-01)."""

from __future__ import annotations

from enum import Enum


class DeckName(Enum):
    """The Players' Deck, from which all players draw and whose discard they share (T-DECK-15), and the Horror's Deck.

    The Host has a discard of their own (T-DECK-18); the two decks never mix (T-DECK-01, T-DECK-22).
    """

    PLAYERS = "players"
    HORROR = "horror"


class DeckMode(Enum):
    """Who holds a deck's cards, and what the Host tells the program of those that were turned at the table."""

    PROGRAM = "program"  # the program shuffles and deals
    EVERY_CARD = "every-card"  # a real deck; each turned card is typed
    HIGHEST_ONLY = "highest-only"  # a real deck; of each throw the one number that counts is typed
