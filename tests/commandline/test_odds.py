"""`demoncity odds`, as a shell sees it. What is asked for to the letter is read in English."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from demoncity_gui import texts
from demoncity_gui.commandline.odds import explanation, odds, odds_line
from demoncity_gui.games.common.scenario import ScenarioUnreadable
from demoncity_gui.texts import chance_sentences as said
from demoncity_gui.texts import commandline
from demoncity_gui.texts import scenario_faults as faults
from tests.support.odds_scenarios import odds_round, odds_task
from tests.support.random_scenarios import random_round_scenario, random_task_scenario, spoilt
from tests.support.started import started
from tests.support.trials import Trials

Written = dict[str, Any]

DUEL: Written = {
    "format": "demoncity.round/1",
    "characters": [
        {"name": "Ann", "side": "players", "stats": {"Agility": 4, "Toughness": 3}},
        {"name": "Bill", "side": "cult", "stats": {"Agility": 2, "Toughness": 3}},
    ],
    "announcements": [
        {"who": "Bill", "kind": "attack", "target": "Ann"},
        {"who": "Ann", "kind": "attack", "target": "Bill"},
    ],
}
TASK: Written = {"format": "demoncity.task/1", "kind": "static", "intensity": 4, "parties": [{"name": "Ann"}]}


def crowd(people: int) -> Written:
    """Return a round of so many who all defend."""
    names = [f"N{number}" for number in range(people)]
    return {
        "format": "demoncity.round/1",
        "characters": [{"name": name, "side": "players", "stats": {"Agility": 1, "Toughness": 1}} for name in names],
        "announcements": [{"who": name, "kind": "defend"} for name in names],
    }


def a_round(dice: Random) -> Written:
    return odds_round(dice, {}, people=3, sides=2)


def a_task(dice: Random) -> Written:
    return odds_task(dice, {})


def fault(scenario: Written) -> str:
    with pytest.raises(ScenarioUnreadable) as caught:
        odds(json.dumps(scenario).encode())
    return str(caught.value)


def test_a_file_has_its_chances_as_json(tmp_path: Path) -> None:
    """T-ODDS-03: one card against one."""
    path = tmp_path / "duel.json"
    path.write_text(json.dumps(DUEL), encoding="utf-8")
    done = started(tmp_path / "home", "odds", path)
    assert (done.status, done.err) == (0, "")
    answer = json.loads(done.out)
    assert answer["format"] == "demoncity.odds/1"
    assert answer["throws"]["Ann"]["reasons"][0]["rule"] == "T-THROW-03"
    (clash,) = answer["clashes"]
    assert clash["sides"]["players"] == {"wins": "27/62", "won": "27/62", "stalemate": "0/1", "choose": "0/1"}
    assert (clash["sides"]["cult"]["wins"], clash["tied"]) == ("29/62", "3/31")


def test_the_chances_are_told_in_sentences(tmp_path: Path) -> None:
    path = tmp_path / "duel.json"
    path.write_text(json.dumps(DUEL), encoding="utf-8")
    done = started(tmp_path / "home", "odds", "--explain", path)
    assert (done.status, done.err) == (0, "")
    lines = done.out.splitlines()
    assert f"{texts.demon_city_tasks.takes(who='Bill', cards=1)} [T-THROW-03]" in lines
    holds = said.side_holds(
        side=texts.demon_city_people.side(side="players", first=True), edition="cards", number=0, chance="43.55 %"
    )
    assert f"{holds} [T-RESOLVE-01]" in lines
    assert f"{said.opposed_tie(edition='cards', number=0, chance='9.68 %')} [T-RESOLVE-04]" in lines
    assert f"{said.attack_lands(who='Bill', chance='46.77 %')} [T-RESOLVE-08, T-RESOLVE-12]" in lines
    assert f"{texts.chance_sentences.fumble(who='Ann', chance='3.23 %')} [T-CRIT-01]" in lines


def test_a_batch_answers_line_by_line_whatever_is_wrong_with_some(tmp_path: Path) -> None:
    known = {**DUEL, "cards": {"Ann": [3], "Bill": [4]}}
    path = tmp_path / "lines.jsonl"
    lines = [json.dumps(DUEL), json.dumps(known), "", "no scenario", json.dumps(DUEL)]
    path.write_text("\n".join(lines), encoding="utf-8")
    done = started(tmp_path / "home", "odds", "--batch", path)
    assert (done.status, done.err) == (0, "")
    first, second, empty, third, last = map(json.loads, done.out.splitlines())
    assert first == last and first["format"] == "demoncity.odds/1"
    assert second == {"error": f"$.cards: {texts.chance_sentences.cards_known}"}
    assert empty == {"error": f"$: {commandline.empty_line}"}
    assert third["error"].startswith("$: ")


def test_what_has_no_chances_is_said_in_one_line_that_names_the_place(tmp_path: Path) -> None:
    path = tmp_path / "few.json"
    path.write_text(json.dumps({**DUEL, "decks": {"horror": []}}), encoding="utf-8")
    for how in ((), ("--explain",)):
        done = started(tmp_path / "home", "odds", path, *how)
        assert (done.status, done.out) == (2, "")
        words = said.too_few_cards(cards=1, deck="horror", held=0)
        assert done.err == f"demoncity: $.decks.horror: {words}.\n"


def test_known_cards_of_a_task_are_named_with_their_party() -> None:
    bill = {"name": "Bill", "cards": [7]}
    scenario = {**TASK, "kind": "opposed", "parties": [{"name": "Ann"}, bill]}
    del scenario["intensity"]
    words = texts.chance_sentences.cards_known
    assert fault(scenario) == f"$.parties[1].cards: {words}"
    assert fault({**DUEL, "cards": {}}) == f"$.cards: {words}"


def test_there_is_a_limit_to_what_is_worked_out() -> None:
    assert odds(json.dumps({**crowd(12), "decks": {"players": [1, 2, 3] * 8}}).encode())
    words = texts.chance_sentences.too_many_throws(most=12, throws=13)
    assert fault(crowd(13)) == f"$.announcements: {words}"


def test_a_deck_that_holds_too_little_is_named() -> None:
    """T-AMB-04: nothing is shortened, whatever the house rule says."""
    decks = {"players": [7], "players_discard": [8]}
    few = {**crowd(2), "decks": decks, "house_rules": {"T-AMB-04": "b"}}
    assert fault(few) == f"$.decks.players: {said.too_few_cards(cards=4, deck='players', held=2)}"


def test_cards_without_end_are_refused() -> None:
    words = faults.heap(most="10,000", told="10,001")
    assert fault({**TASK, "decks": {"players_discard": [7] * 10_001}}) == f"$.decks.players_discard: {words}"


def test_a_card_lies_in_one_place_only() -> None:
    decks = {"players": ["cups-7"], "horror_discard": ["cups-7"]}
    words = faults.lies_already(card="cups-7", name=repr("players"))
    assert fault({**TASK, "decks": decks}) == f"$.decks.horror_discard[0]: {words}"


def test_a_rule_asks_nothing_of_the_decks(tmp_path: Path) -> None:
    path = tmp_path / "task.json"
    path.write_text(json.dumps({**TASK, "decks": {"players": [7]}}), encoding="utf-8")
    done = started(tmp_path / "home", "rule", path)
    assert (done.status, json.loads(done.out)["throws"]["Ann"]["cards"]) == (0, 1)


@pytest.mark.soak
def test_a_spoilt_scenario_has_chances_or_is_told_with_its_place(trials: Trials) -> None:
    """Whatever stands in a file: one line, and no traceback."""
    for seed in range(trials(3_000)):
        dice = Random(seed)
        sound = dice.choice((a_round, a_task, random_round_scenario, random_task_scenario))(dice)
        for holder in (sound, *sound.get("parties", [])) if dice.random() < 0.7 else ():
            holder.pop("cards", None)
        scenario = spoilt(dice, sound) if dice.random() < 0.6 else sound
        answer = json.loads(odds_line(json.dumps(scenario).encode()))
        assert answer.keys() == {"error"} or answer["format"] == "demoncity.odds/1"
        if "error" in answer:
            assert answer["error"].startswith("$") and "\n" not in answer["error"]
        else:
            assert all(sentence.endswith("]") for sentence in explanation(odds(json.dumps(scenario).encode())))
