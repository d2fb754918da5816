"""C10, C100 and free draws: cards for a number or a detail, not for success (T-C10, T-C100, T-WHEN-04)."""

from __future__ import annotations

from collections.abc import Iterable

from demoncity_gui.games.demon_city.rules import readings
from demoncity_gui.games.demon_city.rules.awaited import Draw
from demoncity_gui.games.demon_city.rules.by_edition import by_edition
from demoncity_gui.games.demon_city.rules.characters import CharacterId
from demoncity_gui.games.demon_city.rules.dealing import clear_spread, numbers_left, throw
from demoncity_gui.games.demon_city.rules.events import NumberDrawn
from demoncity_gui.games.demon_city.rules.refusals import BadNumber, RuleRefusal
from demoncity_gui.games.demon_city.rules.transaction import Transaction
from demoncity_gui.games.demon_city.rules.worth import gives_a_number, worth
from demoncity_gui.pieces.decks import DeckName
from demoncity_gui.pieces.tarot import Drawn

MOST_FREE_CARDS = 10
"""More than anybody draws for a detail; a number past it is a slip of the finger."""


def hundred_of(first: int, second: int) -> int:
    """Return the number 1–100 of two cards: ones, then tens, a 10 being the digit 0.

    T-C100-01, T-C100-02, T-C100-03, T-C100-07.
    """
    number = (second % 10) * 10 + first % 10
    return number or 100


def draw_number(transaction: Transaction, drawer: DeckName, *, hundred: bool) -> None:
    """Draw C10 or C100; cards that don't count lie with the rest and are drawn past (T-C10-01, T-C10-03, T-C100-01).

    It is a number for the table, of people in a room perhaps, and nothing is judged by it (T-C10-04). C100 is drawn
    from the Players' Deck whoever asks (T-C100-04), C10 from the drawer's own or as the house rule has
    it (T-AMB-06).
    """
    from_players = hundred or transaction.table.house_rules.reads(readings.C10_FROM_THE_PLAYERS_DECK)
    name = DeckName.PLAYERS if from_players else drawer
    thrown = throw(transaction, Draw(None, name, 2 if hundred else 1, numbers=True, each=True))
    if thrown is not None:
        numbers = _numbers_of(thrown[0])
        transaction.happen(NumberDrawn(name, hundred_of(*numbers) if hundred else numbers[0], hundred))


def draw_values(
    transaction: Transaction, who: CharacterId, name: DeckName, cards: int, *, lowest: bool
) -> list[int] | None:
    """Draw so many cards worth 1 to 10, past those that aren't, as C10 does (T-AMB-70); None before they are typed.

    Where what is left is thrown, a short deck gives what it has (T-AMB-04 b). If it has none, the number is 1, the
    lowest there is: a hit that costs nothing would let a fight go on for ever.

    Raises:
        RuleRefusal: the deck does not hold so many, and the house rule has the Host choose (T-AMB-04 a).
    """
    table = transaction.table
    if table.edition.has_decks and table.awaited is None and table.house_rules.reads(readings.WHAT_IS_LEFT_IS_THROWN):
        clear_spread(transaction, name)
        cards = min(cards, numbers_left(transaction.table, name))
        if not cards:
            return [1]
    hidden = by_edition(transaction.table.edition).says_what_a_hit_costs  # their number tells somebody's Toughness
    thrown = throw(transaction, Draw(who, name, cards, lowest=lowest, numbers=True, hidden=hidden))
    return None if thrown is None else _numbers_of(thrown[0])


def _numbers_of(cards: Iterable[Drawn]) -> list[int]:
    return [worth(card) for card in cards if gives_a_number(card)]


def draw_freely(transaction: Transaction, deck: DeckName, cards: int) -> None:
    """Draw cards that no rule judges, to choose any detail (T-WHEN-04)."""
    if not 1 <= cards <= MOST_FREE_CARDS:
        raise RuleRefusal(BadNumber("cards", cards, 1, MOST_FREE_CARDS))
    throw(transaction, Draw(None, deck, cards, each=True))
