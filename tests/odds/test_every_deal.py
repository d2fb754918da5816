"""Chances that are worked out equal those that are counted out: every deal is ruled on, by each house rule in turn."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from random import Random

import pytest

from demoncity_gui.commandline.odds import as_json, odds
from demoncity_gui.games.common.scenario import ScenarioUnreadable
from demoncity_gui.games.demon_city.rules.house_rules import HOUSE_RULES
from tests.support.every_deal import Written, counted_out
from tests.support.odds_scenarios import odds_round, odds_task
from tests.support.trials import Trials

MOST_DEALS = 3_000
OTHER_READINGS = [
    {rule.id: letter} for rule in HOUSE_RULES.values() for letter in rule.letters if letter != rule.preset
]


def compared(scenario: Written) -> bool:
    """Whether both could be asked for the chances; they must agree if so."""
    text = json.dumps(scenario).encode()
    try:
        told = as_json(odds(text))
    except ScenarioUnreadable:  # a deck can't serve so many, or somebody aims at a friend
        return False
    counted = counted_out(text, most=MOST_DEALS)
    if counted is None:
        return False
    assert {key: part for key, part in told.items() if key not in ("format", "throws")} == counted, text.decode()
    return True


@pytest.mark.soak
@pytest.mark.parametrize("part", range(2))
def test_rounds_have_the_chances_that_are_counted_out(
    part: int, trials: Trials, record_property: Callable[[str, object], None]
) -> None:
    """T-ODDS-06: several sides, conflicts, drivers, choices, Significators, piles that end; each reading in turn."""
    agreed: Counter[str] = Counter()
    number = trials(2_000)
    for seed in range(part * number, (part + 1) * number):
        dice = Random(seed)
        house_rules = OTHER_READINGS[seed % len(OTHER_READINGS)] if seed % 3 else {}
        if dice.random() < 0.3:
            house_rules = {key: letter for one in dice.sample(OTHER_READINGS, 4) for key, letter in one.items()}
        people, sides = dice.choice((2, 3, 3, 4, 4, 5)), dice.choice((1, 2, 2, 3))
        agreed[", ".join(house_rules) or "presets"] += compared(
            odds_round(dice, house_rules, people=people, sides=sides)
        )
    assert agreed["presets"] > number // 10
    record_property("rounds", agreed.total())


@pytest.mark.soak
def test_attacks_of_which_the_highest_that_succeeds_is_made(
    trials: Trials, record_property: Callable[[str, object], None]
) -> None:
    """T-AMB-13 b, alone and with three other readings: attacks on several foes, with conflicts and choices."""
    agreed = 0
    for seed in range(trials(2_000)):
        dice = Random(seed)
        house_rules = {
            key: letter for one in dice.sample(OTHER_READINGS, 3 * (seed % 2)) for key, letter in one.items()
        }
        people, sides = dice.choice((3, 4, 4, 5)), dice.choice((1, 2, 2, 2, 3))
        agreed += compared(odds_round(dice, {**house_rules, "T-AMB-13": "b"}, people=people, sides=sides))
    assert agreed
    record_property("rounds", agreed)


@pytest.mark.soak
def test_tasks_have_the_chances_that_are_counted_out(
    trials: Trials, record_property: Callable[[str, object], None]
) -> None:
    """T-STATIC, T-OPP, T-AMB-41, T-AMB-85: either kind, each reading in turn."""
    agreed = 0
    for seed in range(trials(3_000)):
        dice = Random(seed)
        agreed += compared(odds_task(dice, OTHER_READINGS[seed % len(OTHER_READINGS)] if seed % 2 else {}))
    assert agreed
    record_property("tasks", agreed)
