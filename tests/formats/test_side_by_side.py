"""The people of one fight in each system: what a cast or a plan says, and what in it can't be meant."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from demoncity_gui.assets import asset
from demoncity_gui.formats.evening_plan import PlanUnreadable, plan_written
from demoncity_gui.formats.side_by_side import SYSTEMS, SideBySide, read_side_by_side, side_by_side
from demoncity_gui.second_program.texts import side_by_side_from_outside

EXAMPLE = asset("example-side-by-side.toml")
PLAN = EXAMPLE.read_text(encoding="utf-8")
CAST = PLAN[PLAN.index("[[characters]]") :]


def test_the_example_has_all_that_each_system_needs() -> None:
    found = read_side_by_side(EXAMPLE)
    assert tuple(found.plans) == SYSTEMS and not found.lacking
    action, kings = found.plans["action"], found.plans["kings"]
    assert [(one.name, one.faction, one.temper) for one in action.people] == [
        ("Nena", "players", "quick"),
        ("Ceelo", "players", "bold"),
        ("Eel-Faced Girl", "cult", "wary"),
        ("Man in the Grey Coat", "cult", "coward"),
    ]
    assert ("A-AMB-01", "b") in action.house_rules.chosen
    assert [(one.name, one.traits, one.retests) for one in kings.people] == [("Nena", 9, 0), ("Eel-Faced Girl", 8, 1)]
    assert found.challenge == ("Nena", "Eel-Faced Girl")
    assert found.plans["tarot"].characters == found.plans["dice"].characters


def test_an_evening_is_begun_from_the_same_file() -> None:
    assert plan_written(PLAN) == side_by_side(PLAN).plans["tarot"]


def test_a_cast_alone_has_no_horrors_deck_and_so_no_tarot() -> None:
    found = side_by_side(CAST)
    assert set(found.plans) == {"dice", "action", "kings"} and found.lacking == {"tarot": ()}


def test_a_system_for_which_somebody_has_no_ranks_is_left_out_by_name() -> None:
    lines = PLAN.splitlines()
    found = side_by_side("\n".join(line for line in lines if "coward" not in line and not line.startswith("kings")))
    assert set(found.plans) == {"tarot", "dice"}
    assert found.lacking["action"] == ("Man in the Grey Coat",) and len(found.lacking["kings"]) == 4


def test_without_a_word_the_first_of_the_players_challenges_the_first_foe() -> None:
    assert side_by_side(PLAN.replace(', challenges = "Eel-Faced Girl"', "")).challenge == ("Nena", "Eel-Faced Girl")


@pytest.mark.parametrize(
    ("old", "new", "place"),
    [
        ("skill = 10", "skill = 999", "$.characters[0].action.skill: "),
        ("skill = 10", 'skill = "ten"', "$.characters[0].action.skill: "),
        ("skill = 10", "skil = 10", "$.characters[0].action.skil: "),
        ("skill = 10", "skill = [10]", "$.characters[0].action.skill: "),
        ('"coward"', '"brave"', "$.characters[3].action.temper: "),
        ("skill = 9, effect = 5, health = 25", 'name = "X"', "$.characters[1].action.name: "),
        ("retests = 1", "retests = 99", "$.characters[2].kings.retests: "),
        ("retests = 1", 'retests = "1"', "$.characters[2].kings.retests: "),
        ("retests = 1", "luck = 1", "$.characters[2].kings"),
        ("retests = 1", 'challenges = "Nena"', "$.characters[2].kings.challenges: "),
        ('challenges = "Eel-Faced Girl"', 'challenges = "Ceelo"', "$.characters[0].kings.challenges: "),
        ('challenges = "Eel-Faced Girl"', 'challenges = "Nena"', "$.characters[0].kings.challenges: "),
        ("base = 9", "base = 0", "$.characters[0].kings: "),
        ("Toughness = 2", "Toughness = -1", "$.characters[0].stats"),
        ("title = ", 'system = "kings"\ntitle = ', "$.system: "),
        ('name = "Ceelo"', 'name = "Nena"', "$.characters[1].name: "),
    ],
)
def test_what_cant_be_meant_is_told_with_its_place(old: str, new: str, place: str) -> None:
    assert old in PLAN
    with pytest.raises(PlanUnreadable) as told:
        side_by_side(PLAN.replace(old, new, 1))
    assert str(told.value).startswith(place), told.value
    assert "\n" not in str(told.value)


def test_whatever_is_written_is_read_or_refused_in_a_line() -> None:
    words = ['"', "[", "]", "{", "}", "=", "-1", "99999999999999999999", "true", '"x"', "action", "kings", "\n", "1.5"]
    for seed in range(300):
        dice, text = Random(seed), PLAN
        for _ in range(dice.randint(1, 3)):
            at = dice.randrange(len(text))
            text = text[:at] + dice.choice(words) + text[at + dice.randint(0, 6) :]
        try:
            assert isinstance(side_by_side(text), SideBySide)
        except PlanUnreadable as why:
            assert "\n" not in str(why)


def test_the_second_program_reads_it_as_well(tmp_path: Path) -> None:
    assert side_by_side_from_outside(EXAMPLE) == read_side_by_side(EXAMPLE)
    (tmp_path / "bad.toml").write_text(PLAN.replace("skill = 10", "skill = 999"), encoding="utf-8")
    with pytest.raises(PlanUnreadable) as told:
        side_by_side_from_outside(tmp_path / "bad.toml")
    assert "$.characters[0].action.skill: " in str(told.value)
