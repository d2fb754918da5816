"""Laying cards face down and taking them back, with a reshuffle where a pile runs out (T-DECK-21…23, T-THROW-07)."""

from __future__ import annotations

from collections import Counter

from demoncity_gui.rules.cards import Card, listed_in_order
from demoncity_gui.rules.characters import CharacterId
from demoncity_gui.rules.decks import DeckMode, DeckName
from demoncity_gui.rules.events import (
    CardsLaid,
    CardsReturned,
    CardsSpread,
    DeckShuffled,
    SpreadDiscarded,
    ThrowDiscarded,
)
from demoncity_gui.rules.refusals import NotEnoughCards, RealDeckThere, RuleRefusal
from demoncity_gui.rules.table import FaceDownThrow, RealThrow, ShownThrow, Stage, Table
from demoncity_gui.rules.unfolding import Unfolding


def deal(unfolding: Unfolding, wanted: dict[CharacterId, int]) -> None:
    """Bring everybody's face-down cards to the wanted number: first those taken back, then those laid.

    What a task or a draw has left open makes way first, where its deck lays any (T-THROW-05, T-THROW-06).

    Raises:
        RuleRefusal: a deck can't serve all of it, its discard included; no card has moved (T-AMB-04).
    """
    changes = {who: number - cards_face_down(unfolding, who) for who, number in wanted.items()}
    for name in DeckName:
        laid = any(change > 0 and unfolding.table.character(who).deck is name for who, change in changes.items())
        if laid and unfolding.table.deck(name).spread:
            unfolding.happen(SpreadDiscarded(name))
    table = unfolding.table
    needed: Counter[DeckName] = Counter()
    for who, change in changes.items():
        needed[table.character(who).deck] += change
    for name, asked in needed.items():
        left = cards_left(table, name)
        if asked > left:
            raise RuleRefusal(NotEnoughCards(name, asked, left))

    for who, change in changes.items():
        if change < 0:
            unfolding.happen(CardsReturned(who, -change))
    for who, change in changes.items():
        if change > 0:
            _lay(unfolding, who, change)


def cards_left(table: Table, name: DeckName) -> int:
    """Return how many cards a deck could still give: its pile and its discard (T-AMB-04)."""
    deck = table.deck(name)
    return table.pile_size(name) + deck.unturned + len(deck.discard)


def spread(unfolding: Unfolding, name: DeckName, number: int) -> tuple[Card, ...]:
    """Throw so many cards from a deck, open, after clearing its last throw away; return them.

    T-THROW-01, T-THROW-05, T-THROW-06, T-THROW-07.

    Raises:
        RuleRefusal: the deck can't serve it, or is a real one; no card has moved.
    """
    clear_spread(unfolding, name)
    if number > cards_left(unfolding.table, name):
        raise RuleRefusal(NotEnoughCards(name, number, cards_left(unfolding.table, name)))
    return spread_more(unfolding, name, number)


def clear_spread(unfolding: Unfolding, name: DeckName) -> None:
    """Discard what the last throw from this deck left lying open, uncontested throws of a fight as well (T-AMB-07).

    Cards committed face down are not on the table: a throw made meanwhile leaves them alone (T-STATE-05).
    """
    table = unfolding.table
    if table.deck(name).spread:
        unfolding.happen(SpreadDiscarded(name))
    participants = () if table.fight is None or table.fight.stage is not Stage.ANNOUNCING else table.fight.participants
    for one in participants:
        if isinstance(one.throw, ShownThrow) and table.character(one.who).deck is name:
            unfolding.happen(ThrowDiscarded(one.who))


def spread_more(unfolding: Unfolding, name: DeckName, number: int) -> tuple[Card, ...]:
    """Draw so many further cards to those that lie open; return them.

    Raises:
        RuleRefusal: it is a real deck, and cards that lie open are not typed.
    """
    if unfolding.table.deck(name).is_real:
        raise RuleRefusal(RealDeckThere(name))
    at_once = min(number, len(unfolding.table.deck(name).pile))
    if at_once:
        unfolding.happen(CardsSpread(name, at_once))
    if number > at_once:
        unfolding.happen(DeckShuffled(name, unfolding.chance.shuffled(unfolding.table.deck(name).discard)))
        unfolding.happen(CardsSpread(name, number - at_once))
    return unfolding.table.deck(name).spread[-number:]


def cards_face_down(unfolding: Unfolding, who: CharacterId) -> int:
    """Return how many cards lie face down before somebody."""
    participant = unfolding.fight.participant(who)
    if participant is None or not isinstance(participant.throw, FaceDownThrow | RealThrow):
        return 0
    return participant.throw.number


def _lay(unfolding: Unfolding, who: CharacterId, number: int) -> None:
    """Lay cards, keeping those drawn where the pile ends in mid-throw (T-THROW-07); a pile is only rebuilt when a
    card is needed and none is left (T-AMB-03)."""
    name = unfolding.table.character(who).deck
    at_once = min(number, unfolding.table.pile_size(name))
    if at_once:
        unfolding.happen(CardsLaid(who, at_once))
    if number > at_once:
        deck = unfolding.table.deck(name)
        if deck.mode is DeckMode.EVERY_CARD:
            # The people shuffle; what lies face down before them stays unknown, and so in the list.
            order = listed_in_order(deck.pile + deck.discard)
        else:
            order = unfolding.chance.shuffled(deck.discard)
        unfolding.happen(DeckShuffled(name, order))
        unfolding.happen(CardsLaid(who, number - at_once))
