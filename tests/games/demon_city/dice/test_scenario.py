"""Files of the dice edition that can't be ruled: one line for each, which names the very place."""

from __future__ import annotations

import json
from typing import Any

import pytest

from demoncity_gui import texts
from demoncity_gui.games.common.scenario import ScenarioUnreadable
from demoncity_gui.games.demon_city.ruling_dice import rule
from demoncity_gui.texts import scenario_faults as faults
from tests.support.written import GONE, Written, written

ROUND: Written = {
    "format": "demoncity.dice-round/1",
    "characters": [
        {"name": "Ann", "side": "players", "stats": {"Agility": 3, "Toughness": 2, "Driving": 5}},
        {"name": "Bill", "side": "cult", "stats": {"Agility": 4, "Toughness": 3, "Driving": 5}},
        {"name": "Cat", "side": "players", "stats": {"Agility": 5, "Toughness": 3}},
    ],
    "announcements": [
        {"who": "Ann", "kind": "attack", "target": "Bill", "advantages": ["high ground"]},
        {"who": "Bill", "kind": "act", "target": "Ann", "intensity": 2},
        {"who": "Cat", "kind": "act", "uncontested": True, "intensity": 12},
    ],
    "dice": {"Ann": [9, 9], "Bill": [8], "Cat": [3]},
    "damage": {"Ann": [3, 4, 5]},
}
TASK: Written = {
    "format": "demoncity.dice-task/1",
    "kind": "opposed",
    "parties": [{"name": "Ann", "stat": 3, "dice": [4, 5]}, {"name": "Bill", "stat": 2, "dice": [6]}],
}
BARE: dict[str, Any] = {"dice": GONE, "damage": GONE}


def fault(text: bytes) -> str:
    with pytest.raises(ScenarioUnreadable) as told:
        rule(text)
    return str(told.value)


@pytest.mark.parametrize(
    "changes",
    [
        {},
        BARE,
        {"damage": GONE},
        {**BARE, "characters.0.current": 7, "characters.0.protection": 3, "characters.0.grabbed": True},
        {**BARE, "announcements.0.manner": "shoot", "announcements.0.massive": True, "announcements.0.unaware": True},
        {**BARE, "announcements.1": {"who": "Bill", "kind": "act", "stat": "Driving"}, "drivers": ["Bill"]},
        {**BARE, "announcements.1.involves": ["Cat", "Ann"], "links": [["Ann", "Cat"]]},
        {"choices": {"first": ["Bill", "Ann"]}},
        {"house_rules": {"D-AMB-13": "b"}},
    ],
)
def test_what_can_be_meant_is_ruled(changes: dict[str, Any]) -> None:
    rule(written(ROUND, changes))


@pytest.mark.english
@pytest.mark.parametrize(
    ("changes", "place", "why"),
    [
        ({"weather": 1}, "$.weather", "no key of this name belongs here"),
        ({"cards": {}}, "$.cards", "no key of this name belongs here"),
        ({"characters.0.deck": "players"}, "$.characters[0].deck", "no key of this name belongs here"),
        ({"announcements.0.called_shot": True}, "$.announcements[0].called_shot", "no key of this name belongs here"),
        ({"announcements.0.intensity": 1}, "$.announcements[0].intensity", "no key of this name belongs here"),
        ({"announcements.0.kind": "wait"}, "$.announcements[0].kind", "belongs here"),
        ({"house_rules": {"T-AMB-13": "b"}}, "$.house_rules.T-AMB-13", texts.scenario_faults.no_house_rule),
        ({"house_rules": {"D-AMB-05": "a"}}, "$.house_rules.D-AMB-05", texts.scenario_faults.no_house_rule),
        (
            {"house_rules": {"D-AMB-13": "c"}},
            "$.house_rules.D-AMB-13",
            texts.scenario_faults.no_reading(letter="'c'", known="a, b"),
        ),
        ({"characters.1.name": "Ann"}, "$.characters[1].name", texts.scenario_faults.named_twice(name="'Ann'")),
        ({"characters.1.name": ""}, "$.characters[1].name", faults.nameless),
        (
            {"characters.1.stats.Toughness": GONE},
            "$.characters[1].stats.Toughness",
            texts.scenario_faults.no_stat(who="'Bill'", stat="Toughness"),
        ),
        (
            {"characters.1.stats.Driving": -1},
            "$.characters[1].stats.Driving",
            texts.scenario_faults.rank_from_0(told="-1"),
        ),
        ({"characters.1.current": -1}, "$.characters[1].current", "0 or more, not -1"),
        ({"characters.1.protection": -2}, "$.characters[1].protection", "0 or more, not -2"),
        ({"announcements.0.who": "Dora"}, "$.announcements[0].who", texts.scenario_faults.nobody_called(name="'Dora'")),
        (
            {"announcements.1.who": "Ann"},
            "$.announcements[1].who",
            texts.scenario_faults.announced_already(who="'Ann'"),
        ),
        ({"announcements.0.target": "Cat"}, "$.announcements[0].target", "on the same side"),
        ({"announcements.0.target": "Ann"}, "$.announcements[0].target", "can’t attack themselves"),
        ({"announcements.0.skill": "Driving"}, "$.announcements[0].skill", "only who shoots"),
        (
            {"announcements.0.stat": "Magic"},
            "$.announcements[0].stat",
            texts.scenario_faults.lacks_stat(who="'Ann'", stat="'Magic'"),
        ),
        ({"announcements.0.resist": "Magic"}, "$.announcements[0].resist", "'Bill' has no stat or skill"),
        ({"announcements.0.manner": "supernatural"}, "$.announcements[0].stat", "names the stat it uses"),
        ({"announcements.1.target": "Bill"}, "$.announcements[1].target", "can’t aim at themselves"),
        ({"announcements.1.involves": ["Bill"]}, "$.announcements[1].involves[0]", "themselves"),
        (
            {"announcements.1.involves": ["Dora"]},
            "$.announcements[1].involves[0]",
            texts.scenario_faults.nobody_called(name="'Dora'"),
        ),
        ({"announcements.1.intensity": -1}, "$.announcements[1].intensity", "0 or more, not -1"),
        (
            {"announcements.1.target": GONE, "announcements.1.resist": "Agility"},
            "$.announcements[1].resist",
            "a target",
        ),
        ({"announcements.2.against": []}, "$.announcements[2].against", "somebody contests"),
        ({"announcements.2.involves": ["Ann"]}, "$.announcements[2].involves", "somebody contests"),
        ({"announcements.2.target": "Ann"}, "$.announcements[2].target", "somebody contests"),
        ({"announcements.2.resist": "Agility"}, "$.announcements[2].resist", "somebody contests"),
        ({"links": [["Ann", "Dora"]]}, "$.links[0][1]", texts.scenario_faults.nobody_called(name="'Dora'")),
        ({"drivers": ["Ann"]}, "$.drivers[0]", texts.scenario_faults.drives(who="'Ann'")),
        ({"choices": {"first": ["Cat"]}}, "$.choices.first[0]", "no contested deed"),
        ({"choices": {"first": ["Dora"]}}, "$.choices.first[0]", texts.scenario_faults.nobody_called(name="'Dora'")),
        ({"choices": {"attack": ["Ann"]}}, "$.choices.attack", "no key of this name belongs here"),
        ({"dice.Ann": [9, 11]}, "$.dice.Ann[1]", texts.scenario_faults.die_shows(sides=10, told="11")),
        ({"dice.Ann": [0, 1]}, "$.dice.Ann[0]", texts.scenario_faults.die_shows(sides=10, told="0")),
        ({"dice.Ann": [9]}, "$.dice.Ann", texts.scenario_faults.other_dice(who="'Ann'", dice=2, given=1)),
        ({"dice.Bill": GONE}, "$.dice.Bill", texts.scenario_faults.dice_missing(who="'Bill'", dice=1)),
        ({"dice.Dora": [1]}, "$.dice.Dora", texts.scenario_faults.nobody_called(name="'Dora'")),
        ({"announcements.2.intensity": GONE}, "$.dice.Cat", texts.scenario_faults.no_dice(who="'Cat'")),
        ({"dice": GONE}, "$.damage", "damage is rolled after the dice"),
        ({"damage.Ann": [3, 4]}, "$.damage.Ann", texts.scenario_faults.other_dice(who="'Ann'", dice=3, given=2)),
        ({"damage.Ann": [3, 4, 12]}, "$.damage.Ann[2]", texts.scenario_faults.die_shows(sides=10, told="12")),
        ({"damage.Bill": [3]}, "$.damage.Bill", texts.scenario_faults.no_dice(who="'Bill'")),
        ({"damage": {}}, "$.damage.Ann", texts.scenario_faults.dice_missing(who="'Ann'", dice=3)),
        (
            {"dice.Ann": [9], "damage.Ann": [12]},
            "$.dice.Ann",
            texts.scenario_faults.other_dice(who="'Ann'", dice=2, given=1),
        ),
        ({"dice.Ann": [9], "drivers": ["Ann"]}, "$.drivers[0]", "'Ann' drives"),
    ],
)
def test_a_round_that_cant_be_ruled_names_the_place(changes: dict[str, Any], place: str, why: str) -> None:
    told = fault(written(ROUND, changes))
    assert told.startswith(f"{place}: ")
    assert why in told
    assert "\n" not in told


@pytest.mark.english
@pytest.mark.parametrize(
    ("changes", "place", "why"),
    [
        ({"kind": "hard"}, "$.kind", "static or opposed, not 'hard'"),
        ({"kind": "static"}, "$.parties", "1 party, not 2"),
        ({"intensity": 3}, "$.intensity", "belongs to a static task"),
        ({"kind": "static", "parties.1": GONE}, "$.intensity", texts.scenario_faults.static_number),
        ({"kind": "static", "parties.1": GONE, "intensity": -1}, "$.intensity", "0 or more, not -1"),
        ({"parties.1.name": "Ann"}, "$.parties[1].name", texts.scenario_faults.named_twice(name="'Ann'")),
        ({"parties.0.name": ""}, "$.parties[0].name", faults.nameless),
        ({"parties.0.stat": -1}, "$.parties[0].stat", "0 or more, not -1"),
        ({"parties.0.overlap": 1}, "$.parties[0].overlap", "no key of this name belongs here"),
        ({"parties.0.dice": [4]}, "$.parties[0].dice", texts.scenario_faults.other_dice(who="'Ann'", dice=2, given=1)),
        ({"parties.0.dice": [4, 0]}, "$.parties[0].dice[1]", texts.scenario_faults.die_shows(sides=10, told="0")),
        ({"parties.1.dice": GONE}, "$.parties[1].dice", texts.scenario_faults.dice_missing(who="'Bill'", dice=1)),
        ({"parties.0.dice": [11], "parties.1.name": ""}, "$.parties[1].name", faults.nameless),
    ],
)
def test_a_task_that_cant_be_ruled_names_the_place(changes: dict[str, Any], place: str, why: str) -> None:
    told = fault(written(TASK, changes))
    assert told.startswith(f"{place}: ")
    assert why in told


@pytest.mark.parametrize("text", [b"", b"[]", b"{", b"\xff", b"[" * 100_000, json.dumps({**ROUND, "dice": 3}).encode()])
def test_what_is_no_round_is_refused_in_one_line(text: bytes) -> None:
    assert fault(text).startswith("$")
