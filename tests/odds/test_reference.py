"""Tables to print: the reference odds of the rules, and the decks as they are (T-ODDS-01, T-ODDS-02, T-ODDS-06)."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

from demoncity_gui.games.demon_city.scenario.cards import FRESH
from demoncity_gui.host.desks.demon_city.odds.tables import tables_page
from demoncity_gui.odds.reference import (
    dice_against_dice,
    dice_over_number,
    over_intensity,
    players_against_horror,
)


def test_against_an_intensity_they_are_the_reference_odds() -> None:
    """T-ODDS-01: one card of 31 beats Intensity 5 in 15 of 31; the Horror's ten give one over 9."""
    assert over_intensity(FRESH.players)[1, 5] == Fraction(15, 31)
    assert over_intensity(FRESH.horror)[1, 9] == Fraction(1, 10)
    assert over_intensity(FRESH.horror)[6, 4] == 1


def test_against_each_other_they_are_the_reference_odds() -> None:
    """T-ODDS-02, T-ODDS-03."""
    odds = players_against_horror(FRESH)
    assert odds[1, 1] == Fraction(27, 62)
    assert odds[3, 3] == Fraction(8351, 22475)


def test_dice_are_counted_roll_by_roll() -> None:
    rolls = [(max(ours), theirs) for *ours, theirs in product(range(1, 11), repeat=3)]
    assert dice_against_dice()[2, 1] == Fraction(sum(best > theirs for best, theirs in rolls), len(rolls))
    assert dice_over_number()[2, 7] == 1 - Fraction(49, 100)


def test_the_page_has_fresh_decks_and_dice_even_where_nobody_knows_what_is_left() -> None:
    whole, least = tables_page(FRESH.players, FRESH.horror).decode(), tables_page(None, None).decode()
    assert whole.count("<table>") == 8 and least.count("<table>") == 5
