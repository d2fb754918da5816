"""Cases and tables in TOML: those that the program comes with, and what is wrong with others, with its place."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from demoncity_gui.formats.evening_plan import PlanUnreadable, evening_plan
from demoncity_gui.formats.random_tables import TablesUnreadable, own_tables, tables_in, tables_written
from demoncity_gui.formats.shelf import cases
from demoncity_gui.games.common.case import CaseScene, Outcome
from demoncity_gui.games.common.random_tables import RandomTable, Use, fitting, suggestions
from demoncity_gui.games.demon_city.rules.commands import BeginEvening
from demoncity_gui.texts import case_files as faults
from demoncity_gui.texts.catalogue import languages, spoken


def outcomes(scene: CaseScene) -> list[Outcome]:
    """Return all that may follow of a throw or a fight in a scene."""
    return [scene.beaten, scene.overcome, *(one for tried in scene.tries for one in (tried.won, tried.lost))]


def reached(plan: BeginEvening) -> set[str]:
    """Return the keys that can be come to from the first scene."""
    assert plan.casebook is not None
    case = plan.casebook.case
    found, open_ends = set[str](), [case.scenes[0].key]
    while open_ends:
        key = open_ends.pop()
        if key not in found:
            found.add(key)
            scene = case.scene(key)
            open_ends += [lead.to for lead in scene.leads] if scene is not None else []
            open_ends += [one.to for one in outcomes(scene) if one.to] if scene is not None else []
            open_ends += [one.to for one in case.full]
    return found


def in_every_language() -> Iterator[BeginEvening]:
    for code in languages():
        with spoken(code):
            yield from cases()


@pytest.mark.parametrize("plan", dict.fromkeys(in_every_language()), ids=lambda plan: plan.title)
def test_every_scene_and_ending_of_a_case_can_be_reached(plan: BeginEvening) -> None:
    assert plan.casebook is not None
    case = plan.casebook.case
    assert reached(plan) == {*(one.key for one in case.scenes), *(one.key for one in case.endings)}
    assert all(scene.text and scene.advice for scene in case.scenes)
    assert all(ending.text for ending in case.endings)
    assert plan.casebook.clocks and plan.casebook.lists
    assert all(scene.tries for scene in case.scenes), "something depends on a throw everywhere"
    assert all(Outcome() not in (one.won, one.lost) for scene in case.scenes for one in scene.tries)
    assert {one.side for one in plan.characters} == {"players", "horror"}
    assert {one.name for one in plan.characters if not one.is_player_character} == case.people
    assert {one.name for one in plan.characters if one.hidden} == case.people, "somebody is known before they are met"


def test_there_is_a_starter_case_with_three_endings_and_five_seeds() -> None:
    starter, *seeds = [plan.casebook.case for plan in cases() if plan.casebook is not None]
    assert len(starter.endings) == 3 and len(starter.scenes) == 8
    assert [len(seed.endings) for seed in seeds] == [2] * 5


@pytest.mark.parametrize("code", languages())
def test_there_are_thirty_tables_of_ten_lines_and_each_is_offered_somewhere(code: str) -> None:
    with spoken(code):
        offered_in_scenes(own_tables(), cases())


def offered_in_scenes(tables: tuple[RandomTable, ...], plans: tuple[BeginEvening, ...]) -> None:
    assert len({one.title for one in tables}) == 30
    assert {len(one.lines) for one in tables} == {10}
    assert len({line for one in tables for line in one.lines}) == 300
    scenes = {scene.tags for plan in plans if plan.casebook is not None for scene in plan.casebook.case.scenes}
    offered = {one for use in Use for tags in scenes for one in fitting(tables, use, tags, 4)}
    assert {one.title for one in tables} - {one.title for one in offered} == set()


def test_ideas_fit_the_scene_and_the_night_and_come_back_after_undo() -> None:
    tables = own_tables()
    by_water = fitting(tables, Use.COMPLICATION, "water", 1)
    assert [one.title for one in by_water] == ["By the water"]
    assert "When it is there" in [one.title for one in fitting(tables, Use.COMPLICATION, "water", 3)]
    assert suggestions(by_water, "7/0") == suggestions(by_water, "7/0") != suggestions(by_water, "7/1")


TABLE = '[[tables]]\ntitle = "Rooms"\nuse = "scene"\nlines = ["a", "b"]\n'
TRY = "[[case.scenes]]\nkey = 'a'\ntitle = 'A'\ntries = [{ words = 'Wade', stats = ['Calm'], against = 4"
PLAN = 'title = "x"\nhorror_deck = []\n[[characters]]\nname = "Ann"\nside = "players"\n'
PLAN += "stats = { Agility = 1, Toughness = 1 }\n"


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (TABLE.replace('"b"]', '"b", "c"]'), f"$.tables[0].lines: {faults.uneven(number=3)}"),
        (TABLE + TABLE, f"$.tables[1].title: {faults.title_twice(title='Rooms')}"),
        (TABLE.replace('"b"', '" "'), f"$.tables[0].lines[1]: {faults.empty}"),
        (TABLE.replace('"b"', f'"{"b" * 241}"'), f"$.tables[0].lines[1]: {faults.too_long(number=241, most=240)}"),
        (TABLE + "pace = 9\n", f"$.tables[0].pace: {faults.pace_out}"),
        (TABLE.replace("scene", "song"), "$.tables[0].use"),
        ("tables = []", f"$.tables: {faults.so_many_tables(number=0, most=300)}"),
    ],
)
def test_a_table_that_can_t_be_meant_is_named_with_its_place(text: str, words: str) -> None:
    with pytest.raises(TablesUnreadable) as said:
        tables_written(text)
    assert str(said.value).startswith(words)


@pytest.mark.parametrize(
    ("case", "words"),
    [
        (
            "[case]\nclocks = { Dawn = 1 }",
            f"$.case.clocks: {faults.clock_out(clock='Dawn', fewest=2, most=12)}",
        ),
        (
            '[[case.scenes]]\nkey = "a"\ntitle = "A"\nleads = [{ words = "on", to = "b" }]',
            f"$.case.scenes[0].leads[0].to: {faults.leads_nowhere(key='b')}",
        ),
        (
            '[[case.scenes]]\nkey = "a"\ntitle = "A"\n[[case.endings]]\nkey = "a"\ntitle = "A"',
            f"$.case.endings[0].key: {faults.key_twice(key='a')}",
        ),
        (
            f'[[case.scenes]]\nkey = "a"\ntitle = "A"\nwho = "{"x" * 241}"',
            f"$.case.scenes[0].who: {faults.too_long(number=241, most=240)}",
        ),
        (
            '[[case.scenes]]\nkey = "a"\ntitle = "A"\npeople = ["Who"]',
            f"$.case.scenes[0].people[0]: {faults.nobody_called(name='Who')}",
        ),
        (
            f"{TRY}, won = {{ to = 'b' }} }}]",
            f"$.case.scenes[0].tries[0].won.to: {faults.leads_nowhere(key='b')}",
        ),
        (
            f"{TRY}, lost = {{ tick = 'Dawn' }} }}]",
            f"$.case.scenes[0].tries[0].lost.tick: {faults.no_such_clock(clock='Dawn')}",
        ),
        (f"{TRY}, won = {{ find = 'a shoe' }} }}]", f"$.case.finds: {faults.empty}"),
        (
            f"{TRY}, needs = 'a shoe' }}]",
            f"$.case.scenes[0].tries[0].needs: {faults.found_nowhere(find='a shoe')}",
        ),
        (
            f"{TRY.replace('= 4', '= 11')} }}]",
            f"$.case.scenes[0].tries[0].against: {faults.against_out(most=10)}",
        ),
        ("[case]\nfull = { Dawn = 'a' }", f"$.case.full: {faults.no_such_clock(clock='Dawn')}"),
        ('[[case.scenes]]\nkey = " "\ntitle = "A"', f"$.case.scenes[0]: {faults.empty}"),
    ],
)
def test_a_case_that_can_t_be_meant_is_named_with_its_place(case: str, words: str) -> None:
    with pytest.raises(PlanUnreadable) as said:
        evening_plan(f"{PLAN}{case}\n")
    assert str(said.value).startswith(words)


def test_a_file_of_tables_that_can_t_be_used_costs_only_itself(tmp_path: Path) -> None:
    (tmp_path / "a.toml").write_text("tables = 3")
    (tmp_path / "b.toml").write_text(TABLE)
    tables, faults = tables_in(tmp_path)
    assert [one.title for one in tables] == ["Rooms"]
    assert len(faults) == 1 and "a.toml" in faults[0]
    assert tables_in(tmp_path / "nowhere") == ((), ())
