"""The chances of a number drawn from a deck, past cards that give none: C10 and damage (T-C10, T-AMB-70)."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from demoncity_gui.games.demon_city.rules.unseen import UnseenDeck
from demoncity_gui.games.demon_city.rules.worth import gives_a_number, worth
from demoncity_gui.odds.deal import Deal, Lane
from demoncity_gui.odds.spread import values_of
from demoncity_gui.pieces.tarot import Drawn


def number_odds(deck: UnseenDeck, cards: int = 1, *, lowest: bool = True) -> dict[int, Fraction]:
    """Return how likely each number is to come of so many cards worth 1 to 10, of which the lowest counts.

    One card is C10 (T-C10-01, T-C10-02), as many as somebody’s Toughness are damage (T-AMB-70 b); of Massive Damage
    the highest counts. Empty where the deck has too few such cards.
    """
    heaps = [_numbers(deck.pile), _numbers(deck.discard)]
    from_pile = min(cards, len(heaps[0]))
    if cards - from_pile > len(heaps[1]):
        return {}
    return dict(values_of(Deal(heaps, [Lane((from_pile, cards - from_pile), lowest)])))


def _numbers(cards: Sequence[Drawn]) -> list[int]:
    return [worth(card) for card in cards if gives_a_number(card)]
