"""Every ending of every dice plan comes as often as the table says, by the second reading and by the core."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from demoncity_gui.commandline.rulings import ruled_line
from demoncity_gui.games.demon_city.rules.dice.house_rules import HOUSE_RULES
from tests.perft.dice_hands import Json, counted_by
from tests.support import second_dice

PLANS: dict[str, Json] = json.loads((Path(__file__).parent / "dice.json").read_text(encoding="utf-8"))
"""By name: the scenario without dice, the faces that every die may show, and by reading how often each ending comes."""


def ruled_by_the_core(scenario: Json) -> Json:
    told: Json = json.loads(ruled_line(json.dumps(scenario).encode()))
    assert "error" not in told, f"{told['error']}: {scenario}"
    return told


def counted_by_the_core(scenario: Json) -> dict[str, int]:
    return {who: throw["dice"] for who, throw in ruled_by_the_core(scenario)["throws"].items()}


def test_each_reading_has_a_row_that_is_not_that_of_the_presets() -> None:
    others = {f"{rule.id}{letter}" for rule in HOUSE_RULES.values() for letter in rule.letters if letter != rule.preset}
    shown = {
        reading
        for plan in PLANS.values()
        for reading, row in plan["counts"].items()
        if row != plan["counts"]["presets"]
    }
    assert shown == others


@pytest.mark.parametrize("name", PLANS)
def test_the_second_reading_counts_as_the_table_does(name: str) -> None:
    """The judge of the table, judged itself."""
    plan = PLANS[name]
    for reading, row in plan["counts"].items():
        assert counted_by(second_dice.ruling_of, second_dice.dice_of, plan, reading) == row, reading


@pytest.mark.parametrize("name", PLANS)
def test_the_core_counts_as_the_table_does(name: str) -> None:
    """Every fork of the edition, by every reading.

    D-DICE-17, D-CLASH-04, D-CLASH-05, D-CLASH-06, D-CLASH-08, D-CLASH-09, D-DMG-01, D-DMG-03, D-TASK-12, D-TASK-13.
    """
    plan = PLANS[name]
    for reading, row in plan["counts"].items():
        assert counted_by(ruled_by_the_core, counted_by_the_core, plan, reading) == row, reading
