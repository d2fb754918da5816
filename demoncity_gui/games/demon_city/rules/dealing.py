"""Laying cards face down and throwing them open, with a reshuffle where a pile runs out.

T-DECK-21, T-DECK-22, T-DECK-23, T-THROW-07.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TypeGuard

from demoncity_gui.games.demon_city.rules import events as ev
from demoncity_gui.games.demon_city.rules.awaited import Asked, Draw
from demoncity_gui.games.demon_city.rules.characters import CharacterId
from demoncity_gui.games.demon_city.rules.refusals import NoNumberLeft, NotEnoughCards, RuleRefusal
from demoncity_gui.games.demon_city.rules.table import FaceDownThrow, RealThrow, ShownThrow, Stage, Table
from demoncity_gui.games.demon_city.rules.transaction import Transaction
from demoncity_gui.games.demon_city.rules.worth import gives_a_number
from demoncity_gui.pieces.decks import DeckMode, DeckName
from demoncity_gui.pieces.tarot import Drawn, Numeral, listed_in_order

D10 = tuple(map(Numeral, range(1, 11)))
"""The faces of a die; chance is asked to put them in an order, of which the first is up."""


def deal(transaction: Transaction, wanted: dict[CharacterId, int]) -> None:
    """Bring everybody's face-down cards to the wanted number: first those taken back, then those laid.

    What a task or a draw has left open makes way first, where its deck lays any (T-THROW-05, T-THROW-06).

    Raises:
        RuleRefusal: a deck can't serve all of it, its discard included; no card has moved (T-AMB-04).
    """
    lying = {one.who: one.throw.number for one in transaction.fight.participants if _is_face_down(one.throw)}
    changes = {who: change for who, number in wanted.items() if (change := number - lying.get(who, 0))}
    if not changes:
        return
    table = transaction.table
    deck_of = {who: table.character(who).deck for who in changes}
    for name in DeckName:
        if table.deck(name).spread and any(change > 0 and deck_of[who] is name for who, change in changes.items()):
            transaction.happen(ev.SpreadDiscarded(name))
    table = transaction.table
    needed: Counter[DeckName] = Counter()
    for who, change in changes.items():
        needed[deck_of[who]] += change
    for name, asked in needed.items():
        left = cards_left(table, name)
        if asked > left:
            raise RuleRefusal(NotEnoughCards(name, asked, left))

    for who, change in changes.items():
        if change < 0:
            transaction.happen(ev.CardsReturned(who, -change))
    for who, change in changes.items():
        if change > 0:
            _lay(transaction, who, change)


def cards_left(table: Table, name: DeckName) -> int:
    """Return how many cards a deck could still give: its pile and its discard (T-AMB-04)."""
    deck = table.deck(name)
    return table.pile_size(name) + deck.unturned + len(deck.discard)


def numbers_left(table: Table, name: DeckName) -> int:
    """Return how many cards worth 1 to 10 a deck could still give; dice never run out (T-C10-01, T-AMB-04)."""
    left = cards_left(table, name)
    if not table.edition.has_decks:
        return left
    deck = table.deck(name)
    return min(left, sum(map(gives_a_number, deck.pile + deck.discard)))  # of a real deck’s list some may lie face down


def throw(transaction: Transaction, *draws: Draw) -> tuple[tuple[Drawn, ...], ...] | None:
    """Throw these at once, open, after clearing the last throws from their decks away; return the cards of each.

    None where real cards have to be typed first: then nothing is thrown, and the command is carried out from its
    start again once they are. T-THROW-01, T-THROW-05, T-THROW-06, T-THROW-07.

    Raises:
        RuleRefusal: a deck can't serve it; no card has moved.
    """
    if transaction.table.awaited is None:
        for name in dict.fromkeys(draw.deck for draw in draws):
            clear_spread(transaction, name)
            _refuse_too_many(transaction.table, name, [draw for draw in draws if draw.deck is name])
        real = tuple(draw for draw in draws if transaction.table.deck(draw.deck).is_real)
        if real and isinstance(transaction.command, Asked):
            transaction.happen(ev.CardsAwaited(transaction.command, real))
            for name in dict.fromkeys(draw.deck for draw in real):
                if transaction.table.pile_size(name) < 0:
                    shuffle_real_discard(transaction, name)
            return None
    return tuple(_thrown(transaction, draw) for draw in draws)


def _refuse_too_many(table: Table, name: DeckName, draws: Sequence[Draw]) -> None:
    if not table.edition.has_decks:
        return
    in_numbers = any(draw.numbers for draw in draws)
    asked, left = sum(draw.places for draw in draws), (numbers_left if in_numbers else cards_left)(table, name)
    if asked > left and in_numbers and all(draw.each for draw in draws):
        raise RuleRefusal(NoNumberLeft(name))
    if asked > left:
        raise RuleRefusal(NotEnoughCards(name, asked, left))


def _thrown(transaction: Transaction, draw: Draw) -> tuple[Drawn, ...]:
    """Open one's cards: the real ones that were typed, or the program's, past those that don't count (T-C10-01)."""
    name = draw.deck
    if transaction.table.deck(name).is_real:
        before = len(transaction.table.deck(name).spread)
        transaction.happen(ev.RealCardsSpread(draw.who))
        return transaction.table.deck(name).spread[before:]
    if not transaction.table.edition.has_decks:
        transaction.happen(ev.DiceSpread(name, _faces(transaction, draw.places), draw.hidden))
        return transaction.table.deck(name).spread[-draw.places :]
    if not draw.numbers:
        return _spread_more(transaction, name, draw.places)
    thrown: tuple[Drawn, ...] = ()
    while sum(map(gives_a_number, thrown)) < draw.places:
        thrown += _spread_more(transaction, name, 1)
    return thrown


def roll_dice(transaction: Transaction, who: CharacterId) -> bool:
    """Roll the program's dice that lie before somebody in a fight; whether there were any (D-CLASH-01)."""
    table, participant = transaction.table, transaction.fight.participant(who)
    deck = table.deck(table.character(who).deck)
    if table.edition.has_decks or deck.is_real or participant is None:
        return False
    if isinstance(participant.throw, RealThrow):
        transaction.happen(ev.DiceRolled(who, _faces(transaction, participant.throw.places)))
    return True


def _faces(transaction: Transaction, number: int) -> tuple[int, ...]:
    """Return what so many d10s show: each face is as likely, whatever the others show."""
    return tuple(transaction.chance.shuffled(D10)[0].number for _ in range(number))


def clear_spread(transaction: Transaction, name: DeckName) -> None:
    """Discard what the last throw from this deck left lying open, uncontested throws of a fight as well (T-AMB-07).

    Cards committed face down are not on the table: a throw made meanwhile leaves them alone (T-STATE-05).
    """
    table = transaction.table
    if table.deck(name).spread:
        transaction.happen(ev.SpreadDiscarded(name))
    participants = () if table.fight is None or table.fight.stage is not Stage.ANNOUNCING else table.fight.participants
    for one in participants:
        if isinstance(one.throw, ShownThrow) and table.character(one.who).deck is name:
            transaction.happen(ev.ThrowDiscarded(one.who))


def _spread_more(transaction: Transaction, name: DeckName, number: int) -> tuple[Drawn, ...]:
    """Draw so many further cards to those that lie open; return them."""
    at_once = min(number, len(transaction.table.deck(name).pile))
    if at_once:
        transaction.happen(ev.CardsSpread(name, at_once))
    if number > at_once:
        transaction.happen(ev.DeckShuffled(name, transaction.chance.shuffled(transaction.table.deck(name).discard)))
        transaction.happen(ev.CardsSpread(name, number - at_once))
    return transaction.table.deck(name).spread[-number:]


def shuffle_real_discard(transaction: Transaction, name: DeckName) -> None:
    """Have the people shuffle a real deck's discard into it; what lies face down before them stays unknown, and so in
    the list (T-DECK-22, T-THROW-07).
    """
    deck = transaction.table.deck(name)
    transaction.happen(ev.DeckShuffled(name, listed_in_order(deck.pile + deck.discard)))


def _is_face_down(throw: FaceDownThrow | RealThrow | ShownThrow | None) -> TypeGuard[FaceDownThrow | RealThrow]:
    return isinstance(throw, (FaceDownThrow, RealThrow))


def _lay(transaction: Transaction, who: CharacterId, number: int) -> None:
    """Lay cards, keeping those drawn where the pile ends in mid-throw (T-THROW-07); a pile is only rebuilt when a
    card is needed and none is left (T-AMB-03)."""
    name = transaction.table.character(who).deck
    at_once = min(number, transaction.table.pile_size(name))
    if at_once:
        transaction.happen(ev.CardsLaid(who, at_once))
    if number > at_once:
        deck = transaction.table.deck(name)
        if deck.mode is DeckMode.EVERY_CARD:
            shuffle_real_discard(transaction, name)
        else:
            transaction.happen(ev.DeckShuffled(name, transaction.chance.shuffled(deck.discard)))
        transaction.happen(ev.CardsLaid(who, number - at_once))
