"""Plans for evenings of guests: a plan says by `system` whose it is."""

from __future__ import annotations

from pathlib import Path

import pytest

from demoncity_gui.assets import asset
from demoncity_gui.formats.evening_plan import PlanUnreadable, plan_written, read_evening_plan
from demoncity_gui.games.kings.rules.commands import BeginKings
from demoncity_gui.games.registry import PLANS
from demoncity_gui.second_program.texts import plan_from_outside

COURT = """
system = "kings"
title = "A court"
house_rules = { K-AMB-05 = "b" }

[[people]]
name = "Vic"
base = 9
traits = 7

[[people]]
name = "Sal"
"""


def test_a_plan_of_kings_begins_an_evening_of_kings() -> None:
    plan = plan_written(COURT)
    assert isinstance(plan, BeginKings)
    assert [(one.name, one.base, one.traits) for one in plan.people] == [("Vic", 9, 7), ("Sal", 8, 8)]
    assert plan.house_rules.chosen == (("K-AMB-05", "b"),)


def test_a_plan_says_who_is_hidden_and_holds_no_portrait() -> None:
    plan = plan_written(COURT + 'hidden = true\npronoun = "he"\nnotes = "lies"\n')
    assert [(one.hidden, one.pronoun, one.notes) for one in plan.people] == [(False, "", ""), (True, "he", "lies")]
    for system in ('"kings"', '"action"'):
        with pytest.raises(PlanUnreadable) as told:
            plan_written(f'system = {system}\ntitle = "A"\n[[people]]\nname = "Vic"\nportrait = "a"\n')
        assert str(told.value).startswith("$.people[0]")


@pytest.mark.parametrize("system", PLANS)
def test_the_example_of_each_guest_can_be_begun(system: str) -> None:
    assert read_evening_plan(asset(f"example-{system}.toml")).people


@pytest.mark.parametrize(
    ("old", "new", "place"),
    [
        ('"kings"', '"queens"', "$.system"),
        ('"A court"', '" "', "$.title"),
        ('"Sal"', '"Vic"', "$.people[1].name"),
        ('"Sal"', '""', "$.people[1].name"),
        ("base = 9", "base = 100", "$.people[0].base"),
        ("traits = 7", "traits = -1", "$.people[0].traits"),
        ("traits = 7", "luck = 7", "$.people[0]"),
        ('"b"', '"z"', "$.house_rules.K-AMB-05"),
    ],
)
def test_what_cant_be_meant_is_told_with_its_place(old: str, new: str, place: str) -> None:
    with pytest.raises(PlanUnreadable) as told:
        plan_written(COURT.replace(old, new))
    assert str(told.value).startswith(place)


def test_a_plan_is_read_by_the_second_program_as_well(tmp_path: Path) -> None:
    (tmp_path / "court.toml").write_text(COURT, encoding="utf-8")
    assert plan_from_outside(tmp_path / "court.toml") == plan_written(COURT)
