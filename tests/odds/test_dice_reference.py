"""D-ODDS: the reference table of the dice edition, counted out roll by roll and asked of the program."""

from __future__ import annotations

import json
from fractions import Fraction
from itertools import product
from typing import Any

import pytest

from demoncity_gui.games.demon_city.rules.house_rules import PRESETS
from demoncity_gui.games.demon_city.ruling_dice import as_json, rule
from demoncity_gui.odds.dice import dice_opposed_odds, dice_roll_odds

FACES = range(1, 11)
OPPOSED = {
    (1, 1): "45.00/10.00/45.00",
    (2, 1): "61.50/10.00/28.50",
    (3, 1): "69.75/10.00/20.25",
    (4, 1): "74.67/10.00/15.33",
    (5, 1): "77.92/10.00/12.08",
    (2, 3): "32.69/14.95/52.36",
    (2, 4): "25.70/15.93/58.37",
    (2, 5): "20.78/16.58/62.64",
    (3, 4): "33.13/19.85/47.02",
    (3, 5): "27.30/21.23/51.47",
    (4, 5): "32.34/24.67/42.99",
}
TIES = {1: "10.00", 2: "13.30", 3: "17.90", 4: "22.62", 5: "27.31"}
RE_ROLLED = {1: "1/2", 2: "41/60", 3: "31/40", 4: "24889/30000", 5: "3463/4000"}
CRITICALS = {1: "9.00", 2: "17.10", 3: "24.39", 4: "30.95", 5: "36.86"}


def in_percent(chance: Fraction) -> str:
    """Return a chance with two digits, a half rounded up as the table has it."""
    return f"{int(chance * 10000 + Fraction(1, 2)) / 100:.2f}"


def ways(dice: int) -> dict[int, Fraction]:
    """Return how likely each highest die is: what one die adds to those before it, roll by roll."""
    chances = dict.fromkeys(FACES, Fraction(0)) | {1: Fraction(1)}
    for _ in range(dice):
        added = dict.fromkeys(FACES, Fraction(0))
        for (top, chance), face in product(chances.items(), FACES):
            added[max(top, face)] += chance / 10
        chances = added
    return chances


@pytest.mark.parametrize(("dice", "chances"), OPPOSED.items())
def test_one_roll_against_another(dice: tuple[int, int], chances: str) -> None:
    """D-ODDS-02, D-ODDS-04."""
    ours, theirs = map(ways, dice)
    wins = sum((ours[a] * theirs[b] for a, b in product(FACES, FACES) if a > b), Fraction())
    ties = sum((ours[a] * theirs[a] for a in FACES), Fraction())
    told = dice_opposed_odds(dice)
    assert (*told.wins.values(), told.tied) == (wins, 1 - wins - ties, ties)
    assert "/".join(map(in_percent, (wins, ties, 1 - wins - ties))) == chances


@pytest.mark.parametrize("number", TIES)
def test_equal_numbers_of_dice_tie_the_oftener_the_more_there_are(number: int) -> None:
    """D-ODDS-03."""
    assert in_percent(dice_opposed_odds((number, number)).tied) == TIES[number]


@pytest.mark.parametrize("number", RE_ROLLED)
def test_against_one_die_with_ties_rolled_again(number: int) -> None:
    """D-ODDS-01, D-ODDS-06."""
    told = dice_opposed_odds((number, 1))
    ours, theirs = told.wins.values()
    assert ours / (ours + theirs) == Fraction(RE_ROLLED[number])
    assert in_percent(next(iter(told.critical.values()))) == CRITICALS[number]
    assert next(iter(told.fumble.values())) == Fraction(1, 10**number)


@pytest.mark.parametrize("dice", range(1, 6))
def test_a_roll_over_a_number(dice: int) -> None:
    """D-ODDS-05, D-ODDS-06."""
    for number in range(1, 10):
        told = dice_roll_odds(dice, number, PRESETS)
        assert told.success == sum(chance for top, chance in ways(dice).items() if top > number)
        assert told.success == 1 - Fraction(number, 10) ** dice
        assert told.fumble == Fraction(1, 10**dice)


MEAN_LOST = {1: "5.50", 2: "3.85", 3: "3.025", 4: "2.533", 5: "2.208", 8: "1.677", 9: "1.574"}
FIRST_OUT = {1: "90.00", 2: "64.00", 3: "34.30", 4: "12.96", 5: "3.13"}
HITS = {0: "1.00", 1: "1.10", 2: "1.40", 3: "1.87", 4: "2.48", 5: "3.19", 9: "6.69"}


def lost_by(dice: int) -> dict[int, Fraction]:
    """Return how likely each loss is, the lowest of so many dice: a highest turned upside down."""
    return {11 - top: chance for top, chance in ways(dice).items()}


def hits_to_be_out(toughness: int, lost: dict[int, Fraction]) -> Fraction:
    """Return the mean number of hits until Toughness is under 0."""
    if toughness < 0:
        return Fraction(0)
    return 1 + sum((chance * hits_to_be_out(toughness - points, lost) for points, chance in lost.items()), Fraction(0))


@pytest.mark.parametrize("toughness", sorted({*MEAN_LOST, *FIRST_OUT, *HITS}))
def test_what_a_hit_costs(toughness: int) -> None:
    """D-ODDS-07, D-ODDS-08."""
    lost = lost_by(max(toughness, 1))
    mean = sum(points * chance for points, chance in lost.items())
    out = sum((chance for points, chance in lost.items() if points > toughness), Fraction(0))
    if toughness in MEAN_LOST:
        digits = len(MEAN_LOST[toughness].partition(".")[2])
        assert f"{float(mean):.{digits}f}" == MEAN_LOST[toughness]
    if toughness in FIRST_OUT:
        assert in_percent(out) == FIRST_OUT[toughness]
    if toughness in HITS:
        assert f"{float(hits_to_be_out(toughness, lost)):.2f}" == HITS[toughness]


def test_one_point_is_the_likeliest_loss_from_two_dice_on_and_likelier_than_not_from_seven() -> None:
    """D-ODDS-07."""
    likeliest = [max(lost_by(dice).items(), key=lambda one: one[1]) for dice in range(1, 10)]
    assert len({*lost_by(1).values()}) == 1
    assert {points for points, _ in likeliest[1:]} == {1}
    assert [dice for dice in range(1, 10) if lost_by(dice)[1] > Fraction(1, 2)] == [7, 8, 9]
    assert in_percent(lost_by(7)[1]) == "52.17"


def test_damage_dice_capped_at_five_would_put_toughness_nine_out_in_five_hits() -> None:
    """D-ODDS-08, D-RULING-10: why there is no cap."""
    assert f"{float(hits_to_be_out(9, lost_by(5))):.2f}" == "5.00"


@pytest.mark.parametrize("toughness", [1, 2, 3])
def test_every_roll_of_a_hit_is_ruled_as_counted(toughness: int) -> None:
    """D-ODDS-07, D-ODDS-08, D-DMG-01, D-DMG-03."""
    people = [
        {"name": "Ann", "side": "players", "stats": {"Agility": 4, "Toughness": 3}},
        {"name": "Bill", "side": "cult", "stats": {"Agility": 4, "Toughness": toughness}},
    ]
    scenario: dict[str, Any] = {
        "format": "demoncity.dice-round/1",
        "characters": people,
        "announcements": [{"who": "Ann", "kind": "attack", "target": "Bill", "manner": "shoot"}],
        "dice": {"Ann": [9]},
    }
    hits = []
    for faces in product(FACES, repeat=toughness):
        told = as_json(rule(json.dumps({**scenario, "damage": {"Ann": list(faces)}}).encode()))
        hits += told["damage"]
    lost = lost_by(toughness)
    assert {points: Fraction(sum(hit["lost"] == points for hit in hits), len(hits)) for points in FACES} == lost
    assert sum(hit["out"] for hit in hits) == len(hits) * sum(lost[points] for points in FACES if points > toughness)
