"""Laying cards face down and taking them back, with a reshuffle where a pile runs out (T-DECK-21…23, T-THROW-07)."""

from __future__ import annotations

from collections import Counter

from demoncity_gui.rules.characters import CharacterId
from demoncity_gui.rules.decks import DeckName
from demoncity_gui.rules.events import CardsLaid, CardsReturned, DeckShuffled
from demoncity_gui.rules.refusals import NotEnoughCards, RuleRefusal
from demoncity_gui.rules.table import FaceDownThrow
from demoncity_gui.rules.unfolding import Unfolding


def deal(unfolding: Unfolding, wanted: dict[CharacterId, int]) -> None:
    """Bring everybody's face-down cards to the wanted number: first those taken back, then those laid.

    Raises:
        RuleRefusal: a deck can't serve all of it, its discard included; no card has moved (T-AMB-04).
    """
    table = unfolding.table
    changes = {who: number - cards_face_down(unfolding, who) for who, number in wanted.items()}
    needed: Counter[DeckName] = Counter()
    for who, change in changes.items():
        needed[table.character(who).deck] += change
    for name, asked in needed.items():
        deck = table.deck(name)
        left = len(deck.pile) + len(deck.discard)
        if asked > left:
            raise RuleRefusal(NotEnoughCards(name, asked, left))

    for who, change in changes.items():
        if change < 0:
            unfolding.happen(CardsReturned(who, -change))
    for who, change in changes.items():
        if change > 0:
            _lay(unfolding, who, change)


def cards_face_down(unfolding: Unfolding, who: CharacterId) -> int:
    """Return how many cards lie face down before somebody."""
    participant = unfolding.fight.participant(who)
    if participant is None or not isinstance(participant.throw, FaceDownThrow):
        return 0
    return len(participant.throw.cards)


def _lay(unfolding: Unfolding, who: CharacterId, number: int) -> None:
    """Lay cards, keeping those drawn where the pile ends in mid-throw (T-THROW-07); a pile is only rebuilt when a
    card is needed and none is left (T-AMB-03)."""
    name = unfolding.table.character(who).deck
    at_once = min(number, len(unfolding.table.deck(name).pile))
    if at_once:
        unfolding.happen(CardsLaid(who, at_once))
    if number > at_once:
        discard = unfolding.table.deck(name).discard
        unfolding.happen(DeckShuffled(name, unfolding.chance.shuffled(discard)))
        unfolding.happen(CardsLaid(who, number - at_once))
