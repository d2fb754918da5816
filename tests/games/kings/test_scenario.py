"""Challenges that can't be ruled: one line for each, which names the very place."""

from __future__ import annotations

from typing import Any

import pytest

from demoncity_gui import texts
from demoncity_gui.games.common.scenario import ScenarioUnreadable
from demoncity_gui.games.kings.ruling import rule
from demoncity_gui.texts import scenario_faults as faults
from tests.support.written import GONE, Written, written

CHALLENGE: Written = {
    "format": "kings.challenge/1",
    "parties": [
        {"name": "Vic", "aim": "throws him out", "base": 8, "bid": 2, "retests": 1},
        {"name": "Sal", "aim": "stays in the room", "base": 7},
    ],
    "overbids": ["Vic"],
    "dice": {"test": {"Vic": [2, 3], "Sal": [1]}, "overbid": {"Vic": [1, 1], "Sal": [3]}},
}
RELENTED: Written = {
    "format": "kings.challenge/1",
    "parties": [{"name": "Vic", "aim": "throws him out", "base": 8}, {"name": "Sal", "base": 0, "relents": True}],
}
EQUAL: dict[str, Any] = {"parties.1.named": 8}
APART: dict[str, Any] = {"house_rules": {"K-AMB-01": "b", "K-AMB-14": "b"}, "parties.0.extra": [4]}


def fault(text: bytes) -> str:
    """Return what is said of a challenge that can't be ruled."""
    with pytest.raises(ScenarioUnreadable) as told:
        rule(text)
    return str(told.value)


@pytest.mark.parametrize(
    "changes",
    [
        {},
        EQUAL,
        {**EQUAL, "dice.initiative": {"Vic": [3, 10], "Sal": [3, 1]}},
        {**APART, "parties.1.extra": [4], "dice.initiative": {"Vic": [1], "Sal": [2]}},
        {"dice": GONE},
        {"overbids": GONE, "dice.overbid": GONE},
        {"overbids": ["Sal"], "dice.overbid": GONE},
        {"parties.1.relents": False},
        {"parties.1.spends": {"blood": 0}},
        {"house_rules": {"K-AMB-10": "b"}},
    ],
)
def test_what_can_be_meant_is_ruled(changes: dict[str, Any]) -> None:
    rule(written(CHALLENGE, changes))


def test_who_relents_needs_no_bid() -> None:
    rule(written(RELENTED, {}))


@pytest.mark.english
@pytest.mark.parametrize(
    ("changes", "place", "why"),
    [
        (
            {"format": "kings.challenge/2"},
            "$.format",
            texts.misfits.belongs(wanted="“kings.challenge/1”", told="“kings.challenge/2”"),
        ),
        (
            {"weather": 1},
            "$.weather",
            texts.misfits.no_such_key_only(known="format, parties, house_rules, overbids, dice"),
        ),
        ({"parties": GONE}, "$.parties", "missing"),
        (
            {"parties.2": {"name": "Tom", "aim": "", "base": 1}},
            "$.parties",
            "2 parties, challenger and challenged, not",
        ),
        ({"parties": []}, "$.parties", texts.scenario_faults.two_parties(told=0)),
        ({"parties.1.name": GONE}, "$.parties[1].name", "missing"),
        ({"parties.1.name": ""}, "$.parties[1].name", faults.nameless),
        ({"parties.1.name": "Vic"}, "$.parties[1].name", texts.scenario_faults.named_twice(name="'Vic'")),
        ({"parties.1.aim": GONE}, "$.parties[1].aim", "missing"),
        ({"parties.1.aim": None}, "$.parties[1].aim", texts.misfits.belongs(wanted=texts.misfits.text, told="null")),
        ({"parties.0.base": GONE}, "$.parties[0].base", "missing"),
        (
            {"parties.0.base": 2.5},
            "$.parties[0].base",
            texts.misfits.belongs(wanted=texts.misfits.whole_number, told="2.5"),
        ),
        ({"parties.0.base": -1}, "$.parties[0].base", texts.scenario_faults.from_0(told="-1")),
        ({"parties.0.bonus": -1}, "$.parties[0].bonus", texts.scenario_faults.from_0(told="-1")),
        ({"parties.0.penalties": -1}, "$.parties[0].penalties", texts.scenario_faults.from_0(told="-1")),
        ({"parties.0.named": -1}, "$.parties[0].named", texts.scenario_faults.from_0(told="-1")),
        ({"parties.0.celerity": 6}, "$.parties[0].celerity", texts.scenario_faults.celerity(most=5, told=6)),
        ({"parties.0.celerity": -1}, "$.parties[0].celerity", texts.scenario_faults.from_0(told="-1")),
        ({"parties.0.extra": [1, -2]}, "$.parties[0].extra[1]", texts.scenario_faults.from_0(told="-2")),
        ({"parties.0.retests": -1}, "$.parties[0].retests", texts.scenario_faults.from_0(told="-1")),
        ({"parties.0.negative": -1}, "$.parties[0].negative", texts.scenario_faults.from_0(told="-1")),
        ({"parties.0.traits": -1}, "$.parties[0].traits", texts.scenario_faults.from_0(told="-1")),
        ({"parties.0.spends": {"blood": -1}}, "$.parties[0].spends.blood", texts.scenario_faults.from_0(told="-1")),
        ({"parties.0.bid": 0}, "$.parties[0].bid", texts.scenario_faults.bid(told=0)),
        ({"parties.0.bid": 9}, "$.parties[0].bid", texts.scenario_faults.bid_too_high(who="'Vic'", bid=9, left=8)),
        ({"parties.1.base": 0}, "$.parties[1].bid", texts.scenario_faults.bid_too_high(who="'Sal'", bid=1, left=0)),
        ({"parties.0.relents": True}, "$.parties[0].relents", texts.scenario_faults.challenged_relents),
        ({"parties.1.relents": True}, "$.parties[1].aim", "'Sal' relents"),
        ({"house_rules": {"K-AMB-03": "a"}}, "$.house_rules.K-AMB-03", texts.scenario_faults.no_house_rule),
        ({"house_rules": {"T-AMB-13": "b"}}, "$.house_rules.T-AMB-13", texts.scenario_faults.no_house_rule),
        (
            {"house_rules": {"K-AMB-05": "c"}},
            "$.house_rules.K-AMB-05",
            texts.scenario_faults.no_reading(letter="'c'", known="a, b"),
        ),
        ({"overbids": ["Vic", "Tom"]}, "$.overbids[1]", texts.scenario_faults.nobody_called(name="'Tom'")),
        ({"dice.test": GONE}, "$.dice.test", "missing"),
        ({"dice.test.Sal": GONE}, "$.dice.test.Sal", texts.scenario_faults.d3s(who="'Sal'", dice=1, given=0)),
        ({"dice.test.Tom": [1]}, "$.dice.test.Tom", texts.scenario_faults.nobody_called(name="'Tom'")),
        ({"dice.test.Vic": [1]}, "$.dice.test.Vic", texts.scenario_faults.d3s(who="'Vic'", dice=2, given=1)),
        ({"dice.test.Vic": [1, 4]}, "$.dice.test.Vic[1]", texts.scenario_faults.die_shows(sides=3, told="4")),
        ({"dice.test.Vic": [0, 1]}, "$.dice.test.Vic[0]", texts.scenario_faults.die_shows(sides=3, told="0")),
        ({"dice.overbid": GONE}, "$.dice.overbid", "missing"),
        ({"overbids": ["Sal"]}, "$.dice.overbid", texts.scenario_faults.no_overbid),
        (
            {"dice.overbid.Vic": [1, 1, 1]},
            "$.dice.overbid.Vic",
            texts.scenario_faults.d3s(who="'Vic'", dice=2, given=3),
        ),
        ({"dice.initiative": {"Vic": [3], "Sal": [2]}}, "$.dice.initiative", texts.scenario_faults.initiatives_differ),
        (
            {**APART, "dice.initiative": {"Vic": [3], "Sal": [2]}},
            "$.dice.initiative",
            texts.scenario_faults.initiatives_differ,
        ),
        ({**EQUAL, "dice.initiative": {"Vic": [3]}}, "$.dice.initiative", texts.scenario_faults.initiative_dice),
        (
            {**EQUAL, "dice.initiative": {"Vic": [], "Sal": []}},
            "$.dice.initiative",
            texts.scenario_faults.initiative_again,
        ),
        (
            {**EQUAL, "dice.initiative": {"Vic": [3, 4], "Sal": [3]}},
            "$.dice.initiative",
            texts.scenario_faults.initiative_dice,
        ),
        (
            {**EQUAL, "dice.initiative": {"Vic": [3], "Sal": [3]}},
            "$.dice.initiative",
            texts.scenario_faults.initiative_again,
        ),
        (
            {**EQUAL, "dice.initiative": {"Vic": [3, 4], "Sal": [2, 5]}},
            "$.dice.initiative",
            texts.scenario_faults.initiative_again,
        ),
        (
            {**EQUAL, "dice.initiative": {"Vic": [11], "Sal": [2]}},
            "$.dice.initiative.Vic[0]",
            texts.scenario_faults.die_shows(sides=10, told="11"),
        ),
    ],
)
def test_what_cannot_be_meant_is_named_with_its_place(changes: dict[str, Any], place: str, why: str) -> None:
    told = fault(written(CHALLENGE, changes))
    assert told.startswith(f"{place}: ")
    assert why in told
    assert "\n" not in told


@pytest.mark.parametrize(
    ("changes", "place"),
    [
        ({"parties.1.bid": 1}, "$.parties[1].bid"),
        ({"parties.1.aim": ""}, "$.parties[1].aim"),
        ({"dice": {}}, "$.dice"),
        ({"overbids": []}, "$.overbids"),
        ({"parties.0.bid": 9}, "$.parties[0].bid"),
    ],
)
def test_what_does_not_belong_to_a_challenge_without_a_test(changes: dict[str, Any], place: str) -> None:
    assert fault(written(RELENTED, changes)).startswith(f"{place}: ")


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (b"", f"$: {texts.misfits.json_empty}"),
        (b"[]", "$: " + texts.misfits.belongs(wanted=texts.misfits.table(json=True), told=texts.misfits.list)),
        (b'{"format": "kings.challenge/1", ', f"$: {texts.misfits.json_ends_early}"),
        (b'{"format": "kings.challenge/1", "parties": ' + b"[" * 5000, f"$: {texts.misfits.json_too_deep}"),
        (b'{"format": "kings.challenge/1", "parties": "\xff"}', f"$: {texts.misfits.json_not_text}"),
    ],
)
def test_what_is_no_scenario_at_all(text: bytes, told: str) -> None:
    assert fault(text) == told


def test_a_name_that_commands_a_terminal_is_not_passed_on() -> None:
    told = fault(written(CHALLENGE, {"overbids": ["\x1b[2J" + "V" * 10_000]}))
    assert "\x1b" not in told
    assert len(told) < 400


def test_a_number_that_nobody_can_count_to_is_refused() -> None:
    told = fault(written(CHALLENGE, {"parties.0.extra": [10**7]}))
    assert told == f"$.parties[0].extra[0]: {texts.scenario_faults.too_large(most=1000000)}"
