"""Chances as files have them: the examples, the reference tables, and cards in whatever order they are written."""

from __future__ import annotations

import json
from fractions import Fraction
from pathlib import Path
from random import Random
from typing import Any

import pytest

from demoncity_gui.commandline.odds import as_json, odds
from demoncity_gui.commandline.odds_words import percent

Written = dict[str, Any]

EXAMPLES = [json.loads(line) for line in Path(__file__).with_name("examples.jsonl").read_text("utf-8").splitlines()]

WIN_TIE_LOSS = {
    (1, 1): "43.55/9.68/46.77",
    (1, 4): "11.61/9.68/78.71",
    (2, 1): "60.97/10.00/29.03",
    (2, 2): "40.86/13.55/45.59",
    (2, 3): "28.68/15.32/56.00",
    (3, 3): "37.16/18.92/43.92",
    (4, 1): "75.03/10.00/14.97",
    (4, 4): "33.03/24.86/42.12",
}
STATIC = {
    1: "87.10 98.71 99.91 100.00",
    2: "77.42 95.48 99.22 99.89",
    3: "67.74 90.32 97.33 99.33",
    4: "58.06 83.23 93.64 97.73",
    5: "48.39 74.19 87.54 94.22",
    6: "38.71 63.23 78.44 87.68",
    7: "29.03 50.32 65.74 76.75",
    8: "19.35 35.48 48.83 59.80",
    9: "9.68 18.71 27.12 34.93",
}


def told(scenario: Written) -> Written:
    """Return the chances of a scenario, without the reasons for its counts."""
    answer = as_json(odds(json.dumps(scenario).encode()))
    for throw in answer["throws"].values():
        throw.pop("reasons")
    return answer


def in_percent(chance: str) -> str:
    return percent(Fraction(chance)).removesuffix(" %")


def task(*parties: Written, **more: Any) -> Written:
    kind = "static" if len(parties) == 1 else "opposed"
    return {"format": "demoncity.task/1", "kind": kind, "parties": list(parties), **more}


def with_cards(number: int, **more: Any) -> Written:
    """Return a party that takes so many cards."""
    return {"name": "Ann", "overlap": number - 1, **more}


@pytest.mark.parametrize("number", range(len(EXAMPLES)))
def test_each_example_has_the_chances_it_says(number: int) -> None:
    assert told(EXAMPLES[number]["scenario"]) == EXAMPLES[number]["odds"]


@pytest.mark.parametrize("number", range(len(EXAMPLES)))
def test_the_order_in_which_unseen_cards_are_written_means_nothing(number: int) -> None:
    """T-ODDS-06: nor in which they lie; only what is unseen."""
    scenario = json.loads(json.dumps(EXAMPLES[number]["scenario"]))
    for cards in scenario["decks"].values():
        Random(number).shuffle(cards)
    assert told(scenario) == EXAMPLES[number]["odds"]


@pytest.mark.parametrize("intensity", STATIC)
def test_static_throws_have_the_reference_odds(intensity: int) -> None:
    """T-ODDS-01."""
    chances = [told(task(with_cards(number), intensity=intensity))["success"] for number in (1, 2, 3, 4)]
    assert " ".join(map(in_percent, chances)) == STATIC[intensity]


@pytest.mark.parametrize(("ours", "theirs"), WIN_TIE_LOSS)
def test_contests_have_the_reference_odds(ours: int, theirs: int) -> None:
    """T-ODDS-02."""
    chances = told(task(with_cards(ours), with_cards(theirs, name="Bill", deck="horror")))
    wins = chances["wins"]
    assert "/".join(map(in_percent, (wins["Ann"], chances["tied"], wins["Bill"]))) == WIN_TIE_LOSS[ours, theirs]


def test_contests_are_exact() -> None:
    """T-ODDS-03."""
    one = told(task(with_cards(1), with_cards(1, name="Bill", deck="horror")))
    assert (one["wins"], one["tied"]) == ({"Ann": "27/62", "Bill": "29/62"}, "3/31")
    three = told(task(with_cards(3), with_cards(3, name="Bill", deck="horror")))
    assert (three["wins"], three["tied"]) == ({"Ann": "8351/22475", "Bill": "39487/89900"}, "17009/89900")


def aimed(agility: int) -> Written:
    """Return a called shot with one throw at somebody of this Agility who does nothing (T-ALOST-05)."""
    ann, bill = ("players", 0), ("cult", agility)
    people = [
        {"name": name, "side": side, "stats": {"Agility": rank, "Toughness": 0}}
        for name, (side, rank) in (("Ann", ann), ("Bill", bill))
    ]
    attack = {"who": "Ann", "kind": "attack", "target": "Bill", "called_shot": True, "disadvantages": ["drunk"]}
    return {"format": "demoncity.round/1", "characters": people, "announcements": [attack]}


def test_the_lower_of_two_has_the_reference_odds() -> None:
    """T-ODDS-05, T-ODDS-04: against each number the formula’s, and The Fool is the lower one in 6.45 of 100."""
    happens = [told(aimed(agility))["clashes"][0]["deeds"]["Ann"]["happens"] for agility in range(1, 10)]
    assert " ".join(map(in_percent, happens)) == "75.48 59.35 45.16 32.90 22.58 14.19 7.74 3.23 0.65"
    assert told(aimed(3))["clashes"][0]["deeds"]["Ann"]["fumble"] == "2/31"


@pytest.mark.parametrize(("number", "fumble"), [(1, "1/31"), (2, "0/1"), (3, "0/1")])
def test_a_fumble_is_as_rare_as_the_fool(number: int, fumble: str) -> None:
    """T-ODDS-04."""
    assert told(task(with_cards(number), intensity=3))["fumble"] == {"Ann": fumble}


def test_three_allies_against_one_foe_have_the_chance_of_three_cards() -> None:
    """T-QUIRK-03: whoever of the three holds the highest card, it is the side’s."""
    people = [
        {"name": name, "side": "players", "stats": {"Agility": 5, "Toughness": 5}} for name in ("Ann", "Bea", "Cid")
    ]
    foe = {"name": "Eel", "side": "horror", "stats": {"Agility": 5, "Toughness": 5}}
    blows = [{"who": one["name"], "kind": "attack", "target": "Eel", "disadvantages": ["wet"]} for one in people[:2]]
    blows.append({"who": "Cid", "kind": "attack", "target": "Eel"})
    eel = {"who": "Eel", "kind": "attack", "target": "Cid"}
    clash = told({"format": "demoncity.round/1", "characters": [*people, foe], "announcements": [*blows, eel]})
    assert {name: throw["cards"] for name, throw in clash["throws"].items()} == {"Ann": 1, "Bea": 1, "Cid": 1, "Eel": 1}
    (only,) = clash["clashes"]
    three = told(task(with_cards(3), with_cards(1, name="Bill", deck="horror")))
    assert (only["sides"]["players"]["wins"], only["tied"]) == (three["wins"]["Ann"], three["tied"])
    attacks = [Fraction(only["deeds"][name]["happens"]) for name in ("Ann", "Bea", "Cid")]
    assert sum(attacks) + Fraction(only["sides"]["players"]["stalemate"]) <= Fraction(only["sides"]["players"]["wins"])


# --- what is unseen --------------------------------------------------------------------------------------------------


def test_a_pile_that_is_left_out_is_the_fresh_one() -> None:
    fresh = told(task(with_cards(2), intensity=5))
    written = [0, *[value for value in range(1, 11) for _ in range(3)]]
    assert fresh == told(task(with_cards(2), intensity=5, decks={"players": written}))
    assert fresh == told(task(with_cards(2), intensity=5, decks={"horror": [3]}))


def test_a_fresh_pile_has_no_fool_where_that_lies_elsewhere() -> None:
    """T-DECK-07."""
    chances = told(task(with_cards(1), intensity=5, decks={"horror_discard": ["major-0"]}))
    assert (chances["fumble"], chances["success"]) == ({"Ann": "0/1"}, "1/2")


def test_a_pile_that_ends_is_thrown_whole_and_the_discard_follows() -> None:
    """T-THROW-07, T-AMB-03: one card is left, a 2; the second comes out of the discard."""
    decks = {"players": [2], "players_discard": [1, 4, 9]}
    assert told(task(with_cards(2), intensity=3, decks=decks))["success"] == "2/3"
    assert told(task(with_cards(1), intensity=1, decks=decks))["success"] == "1/1"


def test_who_throws_first_holds_nothing_that_only_the_discard_has() -> None:
    """T-AMB-03: Ann draws the last card of the pile, and Bill out of the discard."""
    decks = {"players": [6], "players_discard": [9, 9, 1]}
    chances = told(task(with_cards(1), with_cards(1, name="Bill"), decks=decks))
    assert chances["wins"] == {"Ann": "1/3", "Bill": "2/3"}
