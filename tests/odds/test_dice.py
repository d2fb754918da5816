"""Chances of the dice edition: the reference odds, and rolls counted out and ruled on one by one."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import pytest

from demoncity_gui import texts
from demoncity_gui.commandline.odds import as_json, explanation, odds
from demoncity_gui.commandline.odds_words import percent
from demoncity_gui.games.common.scenario import ScenarioUnreadable
from demoncity_gui.games.demon_city.rules.dice.house_rules import HOUSE_RULES
from demoncity_gui.games.demon_city.ruling_dice import as_json as ruling_as_json
from demoncity_gui.games.demon_city.ruling_dice import rule
from tests.support.trials import Trials

Written = dict[str, Any]

ROUNDS = [
    scenario
    for scenario in (
        json.loads(line)["scenario"]
        for line in (Path(__file__).parents[1] / "games/demon_city/dice/examples.jsonl").read_text("utf-8").splitlines()
    )
    if scenario["format"] == "demoncity.dice-round/1"
]
LETTERS = [(rule.id, letter) for rule in HOUSE_RULES.values() for letter in rule.letters]


def told(scenario: Written) -> Written:
    return as_json(odds(json.dumps(scenario).encode()))


def in_percent(chance: str) -> str:
    return percent(Fraction(chance)).removesuffix(" %")


def task(*dice: int, **more: Any) -> Written:
    """Return a task of parties who roll so many dice: no more than three come of advantages."""
    parties = [
        {
            "name": name,
            "advantages": ["high ground", "surprise"][: number - 1],
            "distracted": number > 3,
            **({"stat": 5} if number > 4 else {}),
        }
        for name, number in zip(("Ann", "Bill"), dice, strict=False)
    ]
    kind = "static" if len(dice) == 1 else "opposed"
    return {"format": "demoncity.dice-task/1", "kind": kind, "parties": parties, **more}


@pytest.mark.parametrize(
    ("ours", "theirs", "chances"),
    [
        (1, 1, "45.00/10.00/45.00"),
        (2, 1, "61.50/10.00/28.50"),
        (3, 1, "69.75/10.00/20.25"),
        (4, 1, "74.67/10.00/15.33"),
        (2, 3, "32.69/14.95/52.36"),
        (3, 4, "33.13/19.85/47.02"),
    ],
)
def test_contests_have_the_reference_odds(ours: int, theirs: int, chances: str) -> None:
    """D-ODDS-02, D-ODDS-04, D-TASK-12."""
    answer = told(task(ours, theirs))
    assert {name: throw["dice"] for name, throw in answer["throws"].items()} == {"Ann": ours, "Bill": theirs}
    assert "/".join(map(in_percent, (answer["wins"]["Ann"], answer["tied"], answer["wins"]["Bill"]))) == chances


@pytest.mark.parametrize(
    ("number", "chances"), [(3, "70.00 91.00 97.30"), (5, "50.00 75.00 87.50"), (9, "10.00 19.00 27.10")]
)
def test_static_rolls_have_the_reference_odds(number: int, chances: str) -> None:
    """D-ODDS-05, D-ODDS-06."""
    answers = [told(task(dice, intensity=number)) for dice in (1, 2, 3)]
    assert " ".join(in_percent(answer["success"]) for answer in answers) == chances
    assert [answer["fumble"]["Ann"] for answer in answers] == ["1/10", "1/100", "1/1000"]
    assert answers[0]["levels"] == {str(number): answers[0]["success"]}


Ends = dict[tuple[int, str, str], Fraction]


def counted_out(scenario: Written, dice: dict[str, int]) -> Ends:
    """Return the chances of all Clashes and moves, every roll ruled on; a lot falls evenly among those who tie."""
    found: Ends = {}
    for rolls in product(range(1, 11), repeat=len(dice)):
        chance = Fraction(1)
        for roll, number in zip(rolls, dice.values(), strict=True):
            chance *= Fraction(roll**number - (roll - 1) ** number, 10**number)
        faces = {name: [roll] * number for (name, number), roll in zip(dice.items(), rolls, strict=True)}
        ruling = ruled(scenario, faces, [])
        picked = [clash["candidates"] or [None] for clash in ruling["clashes"]]
        lots = list(product(*picked))
        for lot in lots:
            drawn = ruling if not any(lot) else ruled(scenario, faces, [one for one in lot if one])
            for number, clash in enumerate(drawn["clashes"]):
                ends = [(end, who) for end in ("happens", "critical", "fumble") for who in clash[end]]
                for end, who in [*ends, (clash["outcome"], clash["winning_side"] or "")]:
                    found[number, end, who] = found.get((number, end, who), Fraction()) + chance / len(lots)
            for deed in drawn["uncontested"]:
                key = -1, deed["result"], deed["who"]
                found[key] = found.get(key, Fraction()) + chance / len(lots)
    return {key: part for key, part in found.items() if part}


def ruled(scenario: Written, faces: dict[str, list[int]], first: list[str]) -> Written:
    chosen = [*scenario.get("choices", {}).get("first", []), *first]
    text = json.dumps({**scenario, "dice": faces, "choices": {"first": chosen}})
    return ruling_as_json(rule(text.encode()))


def in_the_same_words(answer: Written) -> Ends:
    found: Ends = {}
    for number, clash in enumerate(answer["clashes"]):
        found[number, "tied", ""] = Fraction(clash["tied"])
        for side, chances in clash["sides"].items():
            assert chances["choose"] == "0/1"
            for end in ("won", "stalemate"):
                found[number, end, side] = Fraction(chances[end])
        for who, chances in clash["deeds"].items():
            assert chances["candidate"] == "0/1"
            for end in ("happens", "critical", "fumble"):
                found[number, end, who] = Fraction(chances[end])
    for who, chances in answer["uncontested"].items():
        for end in ("happens", "success", "failure"):
            found[-1, end, who] = Fraction(chances[end])
    return {key: part for key, part in found.items() if part}


@pytest.mark.soak
def test_rounds_have_the_chances_that_are_counted_out(
    trials: Trials, record_property: Callable[[str, object], None]
) -> None:
    """D-CLASH-04, D-CLASH-05, D-CLASH-06, D-CLASH-08, D-CLASH-09: rounds of the examples, each reading in turn."""
    seen: Counter[str] = Counter()
    for seed in range(trials(400)):
        dice = Random(seed)
        scenario = {key: part for key, part in dice.choice(ROUNDS).items() if key not in ("dice", "damage")}
        scenario["house_rules"] = dict([LETTERS[seed % len(LETTERS)]])
        answer = told(scenario)
        rolled = {name: throw["dice"] for name, throw in answer["throws"].items()}
        if len(rolled) > 3:
            continue
        counted = counted_out(scenario, rolled)
        for (number, end, who), chance in list(counted.items()):
            if end in ("stopped", "tied") and number == -1:  # neither happens, and so both are told as a failure
                del counted[number, end, who]
                counted[number, "failure", who] = counted.get((number, "failure", who), Fraction()) + chance
        assert in_the_same_words(answer) == counted, json.dumps(scenario)
        assert all(sentence.endswith("]") for sentence in explanation(odds(json.dumps(scenario).encode())))
        seen[str(scenario["house_rules"])] += 1
    assert seen
    record_property("rounds", seen.total())


def test_known_dice_are_named() -> None:
    words = texts.chance_sentences.dice_known
    scenario = task(1, intensity=4)
    scenario["parties"][0]["dice"] = [4]
    with pytest.raises(ScenarioUnreadable) as caught:
        told(scenario)
    assert str(caught.value) == f"$.parties[0].dice: {words}"


def test_dice_have_no_decks() -> None:
    with pytest.raises(ScenarioUnreadable) as caught:
        told({**task(1, intensity=4), "decks": {}})
    assert str(caught.value).startswith("$.decks")
