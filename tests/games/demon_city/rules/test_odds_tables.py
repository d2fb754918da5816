"""The reference odds, counted out card by card through the judging itself (T-ODDS)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from fractions import Fraction
from itertools import combinations, product
from math import comb

import pytest

from demoncity_gui.games.demon_city.rules.characters import Character
from demoncity_gui.games.demon_city.rules.clash import ClashRuling, Outcome, judge_clash
from demoncity_gui.games.demon_city.rules.house_rules import PRESETS
from demoncity_gui.games.demon_city.rules.hurdles import Hurdle, HurdleKind, beats_all
from demoncity_gui.games.demon_city.rules.thrown import Thrown, turned
from demoncity_gui.pieces.tarot import Card
from tests.support.cast import ann, attacks, bill
from tests.support.flip import facing
from tests.support.stacked import HORROR_10, PLAYERS_31

DUEL = facing((ann, attacks(bill)), (bill, attacks(ann)))
MEMBERS = (ann.id, bill.id)

WIN_TIE_LOSS = {
    (1, 1): "43.55/9.68/46.77",
    (1, 2): "25.81/9.68/64.52",
    (1, 3): "16.94/9.68/73.39",
    (1, 4): "11.61/9.68/78.71",
    (2, 1): "60.97/10.00/29.03",
    (2, 2): "40.86/13.55/45.59",
    (2, 3): "28.68/15.32/56.00",
    (2, 4): "20.52/16.39/63.10",
    (3, 1): "69.78/10.00/20.22",
    (3, 2): "50.45/15.51/34.04",
    (3, 3): "37.16/18.92/43.92",
    (3, 4): "27.48/21.23/51.29",
    (4, 1): "75.03/10.00/14.97",
    (4, 2): "57.01/16.67/26.31",
    (4, 3): "43.50/21.38/35.12",
    (4, 4): "33.03/24.86/42.12",
}


def every_throw(deck: Iterable[Card], number: int, thrower: Character, *, lowest: bool = False) -> list[Thrown]:
    """Return all throws of that many cards, each as likely as any other."""
    return [turned(hand, thrower, lowest=lowest, rules=PRESETS) for hand in combinations(deck, number)]


def judged(anns: Thrown, bills: Thrown) -> ClashRuling:
    """Return the ruling of a duel."""
    return judge_clash(DUEL, MEMBERS, {ann.id: anns, bill.id: bills})


def verdict(ruling: ClashRuling) -> str:
    """Return who wins."""
    if ruling.outcome is Outcome.TIED:
        return "tie"
    return "win" if ruling.attacker == ann.id else "loss"


def duel(ours: int, theirs: int) -> dict[str, Fraction]:
    """Return the exact chances of a duel: each value is judged once and weighed by how many throws show it."""
    left, right = every_throw(PLAYERS_31, ours, ann), every_throw(HORROR_10, theirs, bill)
    left_of, right_of = Counter(thrown.value for thrown in left), Counter(thrown.value for thrown in right)
    one_of_each = {thrown.value: thrown for thrown in left}, {thrown.value: thrown for thrown in right}
    chances = dict.fromkeys(("win", "tie", "loss"), Fraction())
    for (value, ours_often), (other, theirs_often) in product(left_of.items(), right_of.items()):
        outcome = verdict(judged(one_of_each[0][value], one_of_each[1][other]))
        chances[outcome] += Fraction(ours_often * theirs_often, len(left) * len(right))
    return chances


@pytest.mark.parametrize(("ours", "theirs"), WIN_TIE_LOSS)
def test_a_duel_has_the_reference_odds(ours: int, theirs: int) -> None:
    """T-ODDS-02: win, tie and loss in per cent."""
    chances = duel(ours, theirs)
    assert sum(chances.values()) == 1
    assert "/".join(f"{float(chance) * 100:.2f}" for chance in chances.values()) == WIN_TIE_LOSS[ours, theirs]


def test_one_against_one_and_three_against_three_are_exact() -> None:
    """T-ODDS-03, T-QUIRK-03."""
    assert list(duel(1, 1).values()) == [Fraction(27, 62), Fraction(3, 31), Fraction(29, 62)]
    assert list(duel(3, 3).values()) == [Fraction(8351, 22475), Fraction(17009, 89900), Fraction(39487, 89900)]


def test_every_pair_of_two_card_throws_judged_one_by_one() -> None:
    """T-ODDS-02: 20,925 duels, none weighed."""
    outcomes = Counter(
        verdict(judged(ours, theirs))
        for ours, theirs in product(every_throw(PLAYERS_31, 2, ann), every_throw(HORROR_10, 2, bill))
    )
    total = comb(31, 2) * comb(10, 2)
    assert {outcome: Fraction(times, total) for outcome, times in outcomes.items()} == duel(2, 2)


@pytest.mark.parametrize("number", [1, 2, 3, 4])
@pytest.mark.parametrize("intensity", range(1, 10))
def test_a_static_throw_succeeds_as_often_as_the_formula_says(intensity: int, number: int) -> None:
    """T-ODDS-01: 1 − C(1+3I, n) / C(31, n)."""
    throws = every_throw(PLAYERS_31, number, ann)
    good = sum(beats_all(thrown.value, [Hurdle(HurdleKind.INTENSITY, intensity)]) for thrown in throws)
    assert Fraction(good, len(throws)) == 1 - Fraction(comb(1 + 3 * intensity, number), comb(31, number))


@pytest.mark.parametrize("intensity", range(1, 10))
def test_the_lower_of_two_succeeds_as_often_as_the_formula_says(intensity: int) -> None:
    """T-ODDS-05: C(30−3I, 2) / C(31, 2)."""
    throws = every_throw(PLAYERS_31, 2, ann, lowest=True)
    good = sum(beats_all(thrown.value, [Hurdle(HurdleKind.INTENSITY, intensity)]) for thrown in throws)
    assert Fraction(good, len(throws)) == Fraction(comb(30 - 3 * intensity, 2), comb(31, 2))


@pytest.mark.parametrize(
    ("number", "lowest", "chance"),
    [(1, False, Fraction(1, 31)), (2, False, Fraction(0)), (3, False, Fraction(0)), (2, True, Fraction(2, 31))],
)
def test_a_fumble_is_as_rare_as_the_fool(number: int, lowest: bool, chance: Fraction) -> None:
    """T-ODDS-04."""
    throws = every_throw(PLAYERS_31, number, ann, lowest=lowest)
    assert Fraction(sum(thrown.is_fumble for thrown in throws), len(throws)) == chance
