"""The two decks: their piles, what they are built of, and drawing from them (T-DECK)."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum

from msgspec import Struct

from demoncity_gui.games.demon_city.rules.worth import worth
from demoncity_gui.pieces.decks import DeckMode
from demoncity_gui.pieces.tarot import Card, Drawn


class Deck(Struct, frozen=True):
    """A draw pile, top card first, and a discard, which lie face down (T-DECK-19, T-DECK-23).

    `spread` are the cards of the last throw or draw that belong to nobody's place in a fight; they lie open until the
    next throw from this deck (T-THROW-05).

    Of a real deck nobody knows how it lies: its `pile` is the list of all cards that are not known to be elsewhere, in
    no order; those that lie face down before people are among them, and so are the `unturned` ones that went to the
    real discard unseen (T-AMB-59). Where only the highest card is typed, the pile is the whole deck at all times.
    """

    pile: tuple[Card, ...]
    discard: tuple[Card, ...] = ()
    spread: tuple[Drawn, ...] = ()
    mode: DeckMode = DeckMode.PROGRAM
    unturned: int = 0

    @property
    def opened(self) -> tuple[Card, ...]:
        """The cards of `spread` that lie there and nowhere else; of highest cards the list has them as well."""
        named = tuple(card for card in self.spread if isinstance(card, Card))
        return () if self.mode is DeckMode.HIGHEST_ONLY else named

    @property
    def is_real(self) -> bool:
        """Whether real cards lie on the table."""
        return self.mode is not DeckMode.PROGRAM


def starting_players_deck(*, with_the_fool: bool = True) -> tuple[Card, ...]:
    """Return three cards of each value 1–10 and, by default, The Fool (T-DECK-03, T-DECK-06, T-DECK-08)."""
    suits = ("wands", "cups", "swords")
    pips = tuple(Card(f"{suit}-{number}") for suit in suits for number in range(1, 11))
    return (*pips, Card.FOOL) if with_the_fool else pips


class DeckBreach(Enum):
    """A way in which two decks break the rules for building them."""

    FOOL_IN_BOTH = "fool-in-both"  # T-DECK-07
    FOOL_IN_NEITHER = "fool-in-neither"  # T-DECK-07
    CARD_TWICE = "card-twice"  # T-DECK-20
    MOSTLY_OVER_TEN = "mostly-over-ten"  # T-DECK-17, a warning
    SIGNIFICATOR_AWAY = "significator-away"  # T-DECK-13


def deck_breaches(players: Iterable[Card], horror: Iterable[Card]) -> tuple[DeckBreach, ...]:
    """Return every rule of deck building that these two decks break (T-DECK-07, T-DECK-17, T-DECK-20)."""
    ours, theirs = tuple(players), tuple(horror)
    breaches = []
    if Card.FOOL in ours and Card.FOOL in theirs:
        breaches.append(DeckBreach.FOOL_IN_BOTH)
    if Card.FOOL not in ours and Card.FOOL not in theirs:
        breaches.append(DeckBreach.FOOL_IN_NEITHER)
    all_but_the_fool = [card for card in (*ours, *theirs) if card is not Card.FOOL]
    twice_in_one = max(ours.count(Card.FOOL), theirs.count(Card.FOOL)) > 1
    if len(set(all_but_the_fool)) < len(all_but_the_fool) or twice_in_one:
        breaches.append(DeckBreach.CARD_TWICE)
    if sum(worth(card) > 10 for card in theirs) * 2 > len(theirs):
        breaches.append(DeckBreach.MOSTLY_OVER_TEN)
    return tuple(breaches)
