"""Chances of numbers drawn from a deck, beside every order in which its cards may come."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import permutations

import pytest

from demoncity_gui.games.demon_city.rules.unseen import UnseenDeck
from demoncity_gui.games.demon_city.rules.worth import gives_a_number, worth
from demoncity_gui.games.demon_city.scenario.cards import FRESH
from demoncity_gui.odds.draws import number_odds
from demoncity_gui.pieces.tarot import Card

PILE = (Card.FOOL, Card.CUPS_3, Card.WANDS_10, Card.SWORDS_KING)
DISCARD = (Card.WANDS_3, Card.HIEROPHANT, Card.MOON)


def every_order() -> list[list[int]]:
    """Return the numbers that come, in each order: the pile’s first, then the discard’s."""
    return [
        [worth(card) for card in (*pile, *discard) if gives_a_number(card)]
        for pile in permutations(PILE)
        for discard in permutations(DISCARD)
    ]


def shares(numbers: list[int]) -> dict[int, Fraction]:
    return {number: Fraction(times, len(numbers)) for number, times in sorted(Counter(numbers).items())}


def test_ten_numbers_of_a_fresh_deck_are_equally_likely() -> None:
    """T-C10-02: The Fool is drawn past."""
    assert number_odds(FRESH.players) == dict.fromkeys(range(1, 11), Fraction(1, 10))


@pytest.mark.parametrize("cards", [1, 2, 3, 4])
@pytest.mark.parametrize("lowest", [True, False])
def test_the_lowest_or_highest_of_several_is_counted_out(cards: int, lowest: bool) -> None:
    """T-AMB-70, T-C10-02, T-AMB-03: the pile ends with its second number."""
    counts = min if lowest else max
    assert number_odds(UnseenDeck(PILE, DISCARD), cards, lowest=lowest) == shares(
        [counts(order[:cards]) for order in every_order()]
    )


def test_too_few_numbers_have_no_chances() -> None:
    assert number_odds(UnseenDeck(PILE, DISCARD), 5) == {}
