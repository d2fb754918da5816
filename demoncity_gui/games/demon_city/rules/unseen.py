"""The cards of a deck that whoever asks has not seen: what lies where, and never in which order."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from demoncity_gui.games.demon_city.rules.table import FaceDownThrow, Table
from demoncity_gui.pieces.decks import DeckMode, DeckName
from demoncity_gui.pieces.tarot import Card, Drawn


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


def unseen_of(table: Table, name: DeckName) -> UnseenDeck | None:
    """Return what the Host hasn’t seen of a deck: its pile with what lies face down before people, and its discard.

    Of a real deck whose every card is typed the list of its pile holds those already. Of one of which only the highest
    card is typed nobody knows what is left, and so there is nothing to tell: None. Equal for any two tables that differ
    only in the order of cards that nobody has seen, or in which of them lie face down (T-ODDS-06).
    """
    deck = table.deck(name)
    if deck.mode is DeckMode.HIGHEST_ONLY:
        return None
    people = () if table.fight is None else table.fight.participants
    face_down = [
        card
        for one in people
        if isinstance(one.throw, FaceDownThrow) and table.character(one.who).deck is name
        for card in one.throw.cards
    ]
    return UnseenDeck(_in_no_order((*deck.pile, *face_down)), _in_no_order(deck.discard))


def _in_no_order(cards: Iterable[Card]) -> tuple[Card, ...]:
    return tuple(sorted(cards, key=lambda card: card.value))
