"""C10, C100 and free draws: cards for a number or a detail, not for success (T-C10, T-C100, T-WHEN-04)."""

from __future__ import annotations

from demoncity_gui.rules.cards import Card, worth
from demoncity_gui.rules.dealing import clear_spread, spread, spread_more
from demoncity_gui.rules.decks import DeckName
from demoncity_gui.rules.events import NumberDrawn
from demoncity_gui.rules.refusals import BadNumber, NoNumberLeft, NotEnoughCards, RuleRefusal
from demoncity_gui.rules.unfolding import Unfolding

MOST_FREE_CARDS = 10
"""More than anybody draws for a detail; a number past it is a slip of the finger."""


def gives_a_number(card: Card) -> bool:
    """Whether a card counts on C10 and C100: worth 1 to 10, a Major as well (T-C10-02, T-C100-05)."""
    return 1 <= worth(card) <= 10


def hundred_of(first: int, second: int) -> int:
    """Return the number 1–100 of two cards: ones, then tens, a 10 being the digit 0 (T-C100-01…03, T-C100-07)."""
    number = (second % 10) * 10 + first % 10
    return number or 100


def draw_number(unfolding: Unfolding, drawer: DeckName, *, hundred: bool) -> None:
    """Draw C10 or C100; cards that don't count lie with the rest and are drawn past (T-C10-01, T-C10-03, T-C100-01).

    It is a number for the table, of people in a room perhaps, and nothing is judged by it (T-C10-04). C100 is drawn
    from the Players' Deck whoever asks (T-C100-04), C10 from the drawer's own or as the house rule has
    it (T-AMB-06).
    """
    from_players = hundred or unfolding.table.house_rules.reads("T-AMB-06", "b")
    name = DeckName.PLAYERS if from_players else drawer
    clear_spread(unfolding, name)
    numbers = [_next_number(unfolding, name) for _ in range(2 if hundred else 1)]
    unfolding.happen(NumberDrawn(name, hundred_of(*numbers) if hundred else numbers[0], hundred))


def _next_number(unfolding: Unfolding, name: DeckName) -> int:
    deck = unfolding.table.deck(name)
    if not any(gives_a_number(card) for card in deck.pile + deck.discard):
        raise RuleRefusal(NoNumberLeft(name))
    while True:
        (card,) = spread_more(unfolding, name, 1)
        if gives_a_number(card):
            return worth(card)


def draw_values(unfolding: Unfolding, name: DeckName, cards: int) -> list[int]:
    """Draw so many cards worth 1 to 10, past those that aren't, as C10 does (T-AMB-70).

    Raises:
        RuleRefusal: the deck does not hold so many.
    """
    clear_spread(unfolding, name)
    deck = unfolding.table.deck(name)
    left = sum(gives_a_number(card) for card in deck.pile + deck.discard)
    if cards > left:
        raise RuleRefusal(NotEnoughCards(name, cards, left))
    return [_next_number(unfolding, name) for _ in range(cards)]


def draw_freely(unfolding: Unfolding, name: DeckName, cards: int) -> None:
    """Draw cards that no rule judges, to choose any detail (T-WHEN-04)."""
    if not 1 <= cards <= MOST_FREE_CARDS:
        raise RuleRefusal(BadNumber("cards", cards, 1, MOST_FREE_CARDS))
    spread(unfolding, name, cards)
