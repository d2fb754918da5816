"""`demoncity rule` and files of the guests: found by their format, among each other, and whatever is wrong in them."""

from __future__ import annotations

import json
from collections import Counter
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

import pytest

from demoncity_gui.commandline.rulings import ruled_line
from demoncity_gui.games.registry import RULINGS, rulings_for
from demoncity_gui.texts import commandline, kings, misfits
from demoncity_gui.texts import scenario_faults as faults
from demoncity_gui.words.values import cited
from tests.commandline.test_rulings import DUEL, PLACE, piped
from tests.support.random_scenarios import spoilt
from tests.support.started import CHECKOUT, started
from tests.support.trials import Trials

GUESTS = ("action", "kings")
EXAMPLES: list[Any] = [
    json.loads(line)["scenario"]
    for guest in GUESTS
    for line in (CHECKOUT / "tests" / "games" / guest / "examples.jsonl").read_text("utf-8").splitlines()
]
CHALLENGE: dict[str, Any] = {
    "format": "kings.challenge/1",
    "parties": [{"name": "Vic", "aim": "he goes", "base": 8}, {"name": "Sal", "aim": "he stays", "base": 7}],
    "dice": {"test": {"Vic": [1], "Sal": [2]}},
}
HARM = {"format": "action.harm/1", "target": {"name": "Bill", "health": 20, "toughness": 5}, "damage": 4}


def test_a_batch_may_hold_files_of_every_game(tmp_path: Path) -> None:
    wrong = {**HARM, "damage": -1}
    lines = [json.dumps(one) for one in (DUEL, CHALLENGE, HARM, wrong)]
    done = piped(tmp_path, "\n".join([*lines, "", ""]), "rule", "--batch", "-")
    told = [json.loads(line) for line in done.out.splitlines()]
    assert (done.status, done.err) == (0, "")
    assert [one.get("format") for one in told[:3]] == ["demoncity.ruling/1", "kings.ruling/1", "action.ruling/1"]
    assert told[3:] == [
        {"error": f"$.damage: {faults.from_0(told='-1')}"},
        {"error": f"$: {commandline.empty_line}"},
    ]


@pytest.mark.parametrize(
    ("scenario", "sentence"),
    [(CHALLENGE, cited(kings.won(who="Vic", aim="he goes"), "K-RES-01")), (HARM, "[A-DMG-01]")],
)
def test_a_file_of_a_guest_is_ruled_and_explained(tmp_path: Path, scenario: dict[str, Any], sentence: str) -> None:
    path = tmp_path / "one.json"
    path.write_text(json.dumps(scenario), encoding="utf-8")
    done = started(tmp_path / "home", "rule", path)
    assert (done.status, done.err) == (0, "")
    assert json.loads(done.out)["format"].endswith(".ruling/1")
    assert sentence in started(tmp_path / "home", "rule", path, "--explain").out


@pytest.mark.parametrize("how", [(), ("--explain",)])
def test_what_cannot_be_ruled_is_one_line_and_status_2(tmp_path: Path, how: tuple[str, ...]) -> None:
    done = piped(tmp_path, json.dumps({**HARM, "target": {"name": "Bill"}}), "rule", "-", *how)
    assert (done.status, done.out) == (2, "")
    assert done.err.count("\n") == 1
    assert f"$.target.health: {misfits.missing(wanted='WANTED').partition('WANTED')[0]}" in done.err


def test_a_guest_has_no_derivation(tmp_path: Path) -> None:
    done = piped(tmp_path, json.dumps(CHALLENGE), "rule", "-", "--derivation")
    assert (done.status, done.out, done.err.count("\n")) == (2, "", 1)


@pytest.mark.parametrize("guest", GUESTS)
def test_the_house_rules_of_a_guest_are_listed(tmp_path: Path, guest: str) -> None:
    done = started(tmp_path / "home", "house-rules", guest)
    assert done.status == 0
    known = RULINGS[guest].load().house_rules()
    assert all(f"{one.id}  {one.question}" in done.out for one in known.values())
    a, preset = (commandline.reading(letter="a", preset=is_preset, says="") for is_preset in (False, True))
    assert done.out.count(preset.strip().removeprefix(a.strip(": "))) == len(known)


def test_a_spoilt_file_is_ruled_or_told_with_its_place(trials: Trials, record_property: Any) -> None:
    ended = Counter[str]()
    for seed in range(trials(5000)):
        dice = Random(seed)
        scenario = spoilt(dice, deepcopy(dice.choice(EXAMPLES)))
        if not str(scenario.get("format")).startswith(GUESTS):
            continue
        line = json.dumps(scenario).encode()
        told = json.loads(ruled_line(line))
        if "error" in told:
            assert PLACE.match(told["error"]), told
            assert misfits.twice_or_too_large not in told["error"], scenario
            ended["told what is wrong"] += 1
        else:
            game = rulings_for(scenario["format"])
            assert all(sentence.endswith("]") for sentence in game.explain(game.rule(line, proof=True)))
            ended["ruled"] += 1
    record_property("ended", dict(ended))
    assert len(ended) == 2


@pytest.mark.parametrize("scenario", [{}, {"format": "queens.ball/1"}], ids=["none", "unknown"])
def test_an_unknown_format_is_answered_with_those_of_all_games(scenario: dict[str, Any]) -> None:
    error = json.loads(ruled_line(json.dumps(scenario).encode()))["error"]
    assert error.startswith("$.format: ")
    assert all(known in error for one in RULINGS.values() for known in one.scenarios)


@pytest.mark.parametrize("known", [known for one in RULINGS.values() for known in one.scenarios])
def test_each_format_that_is_named_so_is_known_to_its_game(known: str) -> None:
    error = json.loads(ruled_line(json.dumps({"format": known}).encode()))["error"]
    assert not error.startswith("$.format"), error
