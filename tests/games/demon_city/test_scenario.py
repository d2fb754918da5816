"""Scenarios that can't be ruled: one line for each, which names the very place."""

from __future__ import annotations

import json
from typing import Any

import pytest

from demoncity_gui.games.common.scenario import ScenarioUnreadable
from demoncity_gui.games.demon_city.ruling import rule
from demoncity_gui.texts import scenario_faults as faults
from tests.support.written import GONE, Written, written

ROUND: Written = {
    "format": "demoncity.round/1",
    "characters": [
        {"name": "Ann", "side": "players", "stats": {"Agility": 4, "Toughness": 3}, "skills": {"Firearms": 5}},
        {"name": "Bill", "side": "cult", "stats": {"Agility": 2, "Toughness": 4}},
        {"name": "Cassie", "side": "cult", "stats": {"Agility": 5, "Toughness": 2}},
    ],
    "announcements": [
        {"who": "Bill", "kind": "attack", "target": "Ann"},
        {"who": "Ann", "kind": "defend"},
        {"who": "Cassie", "kind": "act", "intensity": 5},
    ],
    "cards": {"Bill": ["cups-7"], "Ann": ["wands-3", 9], "Cassie": [6]},
}

STATIC: Written = {
    "format": "demoncity.task/1",
    "kind": "static",
    "intensity": 4,
    "parties": [{"name": "Ann", "deck": "players", "stat": 3, "cards": [7]}],
}

OPPOSED: Written = {
    "format": "demoncity.task/1",
    "kind": "opposed",
    "parties": [
        {"name": "Marty", "deck": "players", "cards": ["cups-6"]},
        {"name": "a lock", "deck": "horror", "cards": ["pentacles-5"]},
    ],
}


def fault(text: bytes) -> str:
    """Return what is said of a scenario that can't be ruled."""
    with pytest.raises(ScenarioUnreadable) as told:
        rule(text)
    return str(told.value)


def in_short(told: str) -> str:
    """Return what is said of a scenario without the list of all keys that it could have."""
    return told.partition(", only kind,")[0].partition(", only name,")[0].partition(", only format,")[0]


@pytest.mark.parametrize("base", [ROUND, STATIC, OPPOSED], ids=["round", "static task", "opposed task"])
def test_without_a_change_there_is_nothing_wrong(base: Written) -> None:
    rule(written(base, {}))


BILLS, ANNS, CASSIES = "announcements.0", "announcements.1", "announcements.2"

ROUNDS: dict[str, tuple[dict[str, Any], str]] = {
    # The file as such
    "another format": (
        {"format": "demoncity.round/2"},
        "$.format: “demoncity.round/1” or “demoncity.task/1” belongs here, not “demoncity.round/2”",
    ),
    "no format": (
        {"format": GONE},
        "$.format: this is missing: “demoncity.round/1” or “demoncity.task/1” belongs here",
    ),
    "no characters": ({"characters": GONE}, "$.characters: this is missing: a list belongs here"),
    "no announcements": ({"announcements": GONE}, "$.announcements: this is missing: a list belongs here"),
    "an unknown key": (
        {"weather": "rain"},
        "$.weather: no key of this name belongs here",
    ),
    "one character for a list": ({"characters": {}}, "$.characters: a list belongs here, not an object"),
    # Characters
    "an unknown key of a character": (
        {"characters.1.hp": 3},
        "$.characters[1].hp: no key of this name belongs here",
    ),
    "no name": ({"characters.2.name": GONE}, "$.characters[2].name: this is missing: text belongs here"),
    "an empty name": ({"characters.2.name": ""}, f"$.characters[2].name: {faults.nameless}"),
    "a number for a name": ({"characters.0.name": 5}, "$.characters[0].name: text belongs here, not 5"),
    "two of one name": ({"characters.2.name": "Bill"}, "$.characters[2].name: two are called 'Bill'"),
    "no side": ({"characters.0.side": GONE}, "$.characters[0].side: this is missing: text belongs here"),
    "a deck that nobody has": (
        {"characters.0.deck": "cult"},
        "$.characters[0].deck: “players”, “horror” or null belongs here, not “cult”",
    ),
    "no stats": ({"characters.0.stats": GONE}, "$.characters[0].stats: this is missing: an object belongs here"),
    "no Agility": ({"characters.1.stats.Agility": GONE}, "$.characters[1].stats.Agility: 'Bill' has no Agility"),
    "no Toughness": ({"characters.0.stats.Toughness": GONE}, "$.characters[0].stats.Toughness: 'Ann' has no Toughness"),
    "half a rank": (
        {"characters.1.stats.Agility": 2.5},
        "$.characters[1].stats.Agility: a whole number belongs here, not 2.5",
    ),
    "a rank in words": (
        {"characters.0.skills.Firearms": "good"},
        "$.characters[0].skills.Firearms: a whole number belongs here, not “good”",
    ),
    "only the second rank is wrong": (
        {"characters.1.stats.Toughness": True},
        "$.characters[1].stats.Toughness: a whole number belongs here, not true",
    ),
    "a stat under 0": (
        {"characters.1.stats.Toughness": -1},
        "$.characters[1].stats.Toughness: a rank is 0 or more, not -1",
    ),
    "a skill under 0": (
        {"characters.0.skills.Firearms": -2},
        "$.characters[0].skills.Firearms: a rank is 0 or more, not -2",
    ),
    "an unknown Significator": (
        {"characters.0.significators": ["major-5", "major-22"]},
        "$.characters[0].significators[1]: no card is called 'major-22'",
    ),
    "a Significator by number": (
        {"characters.0.significators": [5]},
        "$.characters[0].significators[0]: a Significator is a card by name, not 5",
    ),
    "hurt in words": ({"characters.0.hurt": "badly"}, "$.characters[0].hurt: true or false belongs here, not “badly”"),
    # Who announces, and what
    "nobody announces": ({f"{BILLS}.who": "Bil"}, "$.announcements[0].who: nobody here is called 'Bil'"),
    "no announcer": ({f"{BILLS}.who": GONE}, "$.announcements[0].who: this is missing: text belongs here"),
    "announced twice": ({f"{CASSIES}.who": "Ann"}, "$.announcements[2].who: 'Ann' has announced already"),
    "no kind": (
        {f"{ANNS}.kind": GONE},
        "$.announcements[1].kind: this is missing: “attack”, “defend”, “act” or “move” belongs here",
    ),
    "an unknown kind": (
        {f"{ANNS}.kind": "wait"},
        "$.announcements[1].kind: “attack”, “defend”, “act” or “move” belongs here, not “wait”",
    ),
    # Attacks
    "no target": ({f"{BILLS}.target": GONE}, "$.announcements[0].target: this is missing: text belongs here"),
    "nobody as a target": ({f"{BILLS}.target": "An"}, "$.announcements[0].target: nobody here is called 'An'"),
    "oneself as a target": ({f"{BILLS}.target": "Bill"}, "$.announcements[0].target: 'Bill' can’t attack themselves"),
    "a target on one's own side": (
        {f"{BILLS}.target": "Cassie"},
        "$.announcements[0].target: 'Bill' and 'Cassie' are on the same side: "
        "put the attacker on another first (T-AMB-23)",
    ),
    "an unknown manner": (
        {f"{BILLS}.manner": "throw"},
        "$.announcements[0].manner: “close”, “shoot” or “supernatural” belongs here, not “throw”",
    ),
    "a skill in close combat": (
        {f"{BILLS}.skill": "Firearms"},
        "$.announcements[0].skill: only who shoots does it with a skill",
    ),
    "a skill that the shooter lacks": (
        {f"{BILLS}.manner": "shoot", f"{BILLS}.skill": "Firearms"},
        "$.announcements[0].skill: 'Bill' has no stat or skill called 'Firearms'",
    ),
    "a stat that the attacker lacks": (
        {f"{BILLS}.stat": "Calm"},
        "$.announcements[0].stat: 'Bill' has no stat or skill called 'Calm'",
    ),
    "a resist stat that the target lacks": (
        {f"{BILLS}.resist": "Calm"},
        "$.announcements[0].resist: 'Ann' has no stat or skill called 'Calm'",
    ),
    "a power without its stat": (
        {f"{BILLS}.manner": "supernatural", f"{BILLS}.resist": "Agility"},
        "$.announcements[0].stat: a supernatural attack names the stat it uses and the stat that resists it",
    ),
    "a power that nothing resists": (
        {f"{BILLS}.manner": "supernatural", f"{BILLS}.stat": "Agility"},
        "$.announcements[0].resist: a supernatural attack names the stat it uses and the stat that resists it",
    ),
    "an Intensity of an attack": (
        {f"{BILLS}.intensity": 3},
        "$.announcements[0].intensity: no key of this name belongs here",
    ),
    "an uncontested attack": (
        {f"{BILLS}.uncontested": True},
        "$.announcements[0].uncontested: no key of this name belongs here",
    ),
    "an attack against several": (
        {f"{BILLS}.against": ["Ann"]},
        "$.announcements[0].against: no key of this name belongs here",
    ),
    "one label for a list": (
        {f"{BILLS}.advantages": "high ground"},
        "$.announcements[0].advantages: a list belongs here, not “high ground”",
    ),
    "a number for a label": (
        {f"{BILLS}.disadvantages": ["drunk", 2]},
        "$.announcements[0].disadvantages[1]: text belongs here, not 2",
    ),
    "1 for true": ({f"{BILLS}.called_shot": 1}, "$.announcements[0].called_shot: true or false belongs here, not 1"),
    # Defences
    "a defence with a target": (
        {f"{ANNS}.target": "Bill"},
        "$.announcements[1].target: no key of this name belongs here",
    ),
    "a defence by a stat": (
        {f"{ANNS}.stat": "Agility"},
        "$.announcements[1].stat: no key of this name belongs here",
    ),
    "a defence at an Intensity": (
        {f"{ANNS}.intensity": 2},
        "$.announcements[1].intensity: no key of this name belongs here",
    ),
    "a defence against nobody here": (
        {f"{ANNS}.against": ["Bill", "Dirk"]},
        "$.announcements[1].against[1]: nobody here is called 'Dirk'",
    ),
    "a defence against oneself": (
        {f"{ANNS}.against": ["Ann"]},
        "$.announcements[1].against[0]: 'Ann' can’t stand against themselves",
    ),
    # Other deeds
    "a deed with a manner": (
        {f"{CASSIES}.manner": "close"},
        "$.announcements[2].manner: no key of this name belongs here",
    ),
    "a deed as a called shot": (
        {f"{CASSIES}.called_shot": True},
        "$.announcements[2].called_shot: no key of this name belongs here",
    ),
    "a deed by a stat that is lacking": (
        {f"{CASSIES}.stat": "Luck"},
        "$.announcements[2].stat: 'Cassie' has no stat or skill called 'Luck'",
    ),
    "an Intensity over 10": (
        {f"{CASSIES}.intensity": 11},
        "$.announcements[2].intensity: an Intensity goes from 0 to 10, not 11",
    ),
    "an Intensity under 0": (
        {f"{CASSIES}.intensity": -1},
        "$.announcements[2].intensity: an Intensity goes from 0 to 10, not -1",
    ),
    "an Intensity in words": (
        {f"{CASSIES}.intensity": "hard"},
        "$.announcements[2].intensity: a whole number, a list or null belongs here, not “hard”",
    ),
    "a deed that nobody here stops": (
        {f"{CASSIES}.against": ["Dirk"]},
        "$.announcements[2].against[0]: nobody here is called 'Dirk'",
    ),
    "a move with an advantage": (
        {CASSIES: {"who": "Cassie", "kind": "move", "advantages": ["downhill"]}},
        "$.announcements[2].advantages: no key of this name belongs here",
    ),
    "a move with a weapon": (
        {CASSIES: {"who": "Cassie", "kind": "move", "weapon_edge": True}},
        "$.announcements[2].weapon_edge: no key of this name belongs here",
    ),
    "an uncontested move": (
        {CASSIES: {"who": "Cassie", "kind": "move", "uncontested": True}},
        "$.announcements[2].uncontested: no key of this name belongs here",
    ),
    # House rules, links, drivers, choices
    "an unknown house rule": (
        {"house_rules": {"T-AMB-99": "a"}},
        "$.house_rules.T-AMB-99: there is no house rule of that name",
    ),
    "an unknown reading": (
        {"house_rules": {"T-AMB-13": "a", "T-AMB-10": "d"}},
        "$.house_rules.T-AMB-10: there is no reading 'd', only a, b, c",
    ),
    "a reading by number": (
        {"house_rules": {"T-AMB-10": "a", "T-AMB-13": 2}},
        "$.house_rules.T-AMB-13: text belongs here, not 2",
    ),
    "a link of one": ({"links": [["Ann"]]}, "$.links[0]: a list of 2 belongs here, not of 1"),
    "a link of three": ({"links": [["Ann", "Bill", "Cassie"]]}, "$.links[0]: a list of 2 belongs here, not of 3"),
    "a link with nobody": (
        {"links": [["Ann", "Bill"], ["Cassie", "Dirk"]]},
        "$.links[1][1]: nobody here is called 'Dirk'",
    ),
    "a link from nobody": ({"links": [["Dirk", "Ann"]]}, "$.links[0][0]: nobody here is called 'Dirk'"),
    "nobody at the wheel": ({"drivers": ["Dirk"]}, "$.drivers[0]: nobody here is called 'Dirk'"),
    "a driver who attacks": (
        {"drivers": ["Cassie", "Bill"]},
        "$.drivers[1]: 'Bill' drives, and must announce a contested act",
    ),
    "a driver who announces nothing": (
        {"drivers": ["Cassie"], CASSIES: GONE},
        "$.drivers[0]: 'Cassie' drives, and must announce a contested act",
    ),
    "a driver whom nobody contests": (
        {"drivers": ["Cassie"], f"{CASSIES}.uncontested": True},
        "$.drivers[0]: 'Cassie' drives, and must announce a contested act",
    ),
    "a choice of something else": (
        {"choices": {"defend": ["Ann"]}},
        "$.choices.defend: no key of this name belongs here; “deed” does",
    ),
    "nobody chosen": ({"choices": {"attack": ["Dirk"]}}, "$.choices.attack[0]: nobody here is called 'Dirk'"),
    "chosen without an attack": (
        {"choices": {"attack": ["Bill", "Ann"]}},
        "$.choices.attack[1]: 'Ann' makes no attack that could be chosen",
    ),
    # Cards
    "cards of nobody": ({"cards.Dirk": [3]}, "$.cards.Dirk: nobody here is called 'Dirk'"),
    "too many cards": ({"cards.Bill": [3, 4]}, "$.cards.Bill: 'Bill' takes 1 card, and 2 are given"),
    "too few cards": ({"cards.Ann": [9]}, "$.cards.Ann: 'Ann' takes 2 cards, and 1 is given"),
    "no cards at all": ({"cards.Ann": []}, "$.cards.Ann: 'Ann' takes 2 cards, and 0 are given"),
    "no cards for one who throws": ({"cards.Cassie": GONE}, "$.cards.Cassie: 'Cassie' throws, and no cards are given"),
    "cards for one who announces nothing": ({CASSIES: GONE}, "$.cards.Cassie: 'Cassie' makes no throw"),
    "cards for one who moves": (
        {CASSIES: {"who": "Cassie", "kind": "move"}},
        "$.cards.Cassie: 'Cassie' makes no throw",
    ),
    "cards for what is settled without": (
        {f"{CASSIES}.uncontested": True, f"{CASSIES}.intensity": 10},
        "$.cards.Cassie: 'Cassie' makes no throw",
    ),
    "an unknown card": ({"cards.Ann": ["wands-3", "cups-11"]}, "$.cards.Ann[1]: no card is called 'cups-11'"),
    "a Major without its kind": ({"cards.Bill": ["justice"]}, "$.cards.Bill[0]: no card is called 'justice'"),
    "a number over 21": ({"cards.Ann": [22, 9]}, "$.cards.Ann[0]: a card’s number goes from 0 to 21, not 22"),
    "a number under 0": ({"cards.Ann": [9, -1]}, "$.cards.Ann[1]: a card’s number goes from 0 to 21, not -1"),
    "half a card": ({"cards.Ann": [9, 1.5]}, "$.cards.Ann[1]: text or a whole number belongs here, not 1.5"),
    "one card for a list": ({"cards.Ann": 9}, "$.cards.Ann: a list belongs here, not 9"),
    "one card in two hands": ({"cards.Cassie": ["cups-7"]}, "$.cards.Cassie[0]: cups-7 lies with 'Bill' already"),
    "one card twice in a hand": (
        {"cards.Ann": ["wands-3", "wands-3"]},
        "$.cards.Ann[1]: wands-3 lies with 'Ann' already",
    ),
    "The Fool by two names": (
        {"cards.Bill": ["major-0"], "cards.Cassie": [0]},
        "$.cards.Cassie[0]: major-0 lies with 'Bill' already",
    ),
    "a Major by two names": (
        {"cards.Ann": ["major-justice", "major-11"]},
        "$.cards.Ann[1]: major-11 lies with 'Ann' already",
    ),
    # Decks
    "a third deck": (
        {"decks": {"cult": []}},
        "$.decks.cult: no key of this name belongs here, only players, horror, players_discard, horror_discard",
    ),
    "an unknown card in a deck": ({"decks": {"horror": [1, "sun"]}}, "$.decks.horror[1]: no card is called 'sun'"),
    "one card in a deck and its discard": (
        {"decks": {"players": ["cups-1"], "players_discard": ["cups-2", "cups-1"]}},
        "$.decks.players_discard[1]: cups-1 lies with 'players' already",
    ),
}


@pytest.mark.parametrize(("changes", "said"), ROUNDS.values(), ids=ROUNDS)
def test_a_round_that_can_t_be_meant_names_the_place(changes: dict[str, Any], said: str) -> None:
    assert in_short(fault(written(ROUND, changes))) == said


STATIC_TASKS: dict[str, tuple[dict[str, Any], str]] = {
    "an unknown kind": ({"kind": "contest"}, "$.kind: a task is static or opposed, not 'contest'"),
    "no kind": ({"kind": GONE}, "$.kind: this is missing: text belongs here"),
    "an unknown key": ({"characters": []}, "$.characters: no key of this name belongs here"),
    "two parties": ({"parties.1": {"name": "Bill"}}, "$.parties: a task of this kind has 1 party, not 2"),
    "nobody": ({"parties": []}, "$.parties: a task of this kind has 1 party, not 0"),
    "no Intensity": ({"intensity": GONE}, "$.intensity: a static task has an Intensity"),
    "an empty list": ({"intensity": []}, "$.intensity: this list holds no Intensity"),
    "an Intensity over 10": ({"intensity": 11}, "$.intensity: an Intensity goes from 0 to 10, not 11"),
    "one of several over 10": ({"intensity": [4, 12]}, "$.intensity[1]: an Intensity goes from 0 to 10, not 12"),
    "a falling list": ({"intensity": [3, 5, 4]}, "$.intensity[2]: several Intensities rise, and 4 comes after 5"),
    "a list that stands still": (
        {"intensity": [3, 3]},
        "$.intensity[1]: several Intensities rise, and 3 comes after 3",
    ),
    "supernatural in words": ({"supernatural": "yes"}, "$.supernatural: true, false or null belongs here, not “yes”"),
    "no name": ({"parties.0.name": GONE}, "$.parties[0].name: this is missing: text belongs here"),
    "an empty name": ({"parties.0.name": ""}, f"$.parties[0].name: {faults.nameless}"),
    "a side": (
        {"parties.0.side": "players"},
        "$.parties[0].side: no key of this name belongs here",
    ),
    "an unknown deck": (
        {"parties.0.deck": "mine"},
        "$.parties[0].deck: “players” or “horror” belongs here, not “mine”",
    ),
    "a stat under 0": ({"parties.0.stat": -1}, "$.parties[0].stat: a rank is 0 or more, not -1"),
    "overlap under 0": ({"parties.0.overlap": -1}, "$.parties[0].overlap: further skills go from 0 to 77, not -1"),
    "overlap beyond a tarot": (
        {"parties.0.overlap": 2_000_000_000},
        "$.parties[0].overlap: further skills go from 0 to 77, not 2000000000",
    ),
    "an unknown Significator": (
        {"parties.0.significators": ["moon"]},
        "$.parties[0].significators[0]: no card is called 'moon'",
    ),
    "too many cards": ({"parties.0.cards": [3, 4]}, "$.parties[0].cards: 'Ann' takes 1 card, and 2 are given"),
    "an unknown card": ({"parties.0.cards": ["cups-0"]}, "$.parties[0].cards[0]: no card is called 'cups-0'"),
    "cards for Intensity 0": ({"intensity": 0}, "$.parties[0].cards: 'Ann' makes no throw"),
    "cards for Intensity 10": ({"intensity": 10}, "$.parties[0].cards: 'Ann' makes no throw"),
    "an unknown house rule": (
        {"house_rules": {"T-41": "b"}},
        "$.house_rules.T-41: there is no house rule of that name",
    ),
}

OPPOSED_TASKS: dict[str, tuple[dict[str, Any], str]] = {
    "one party": ({"parties.1": GONE}, "$.parties: a task of this kind has 2 parties, not 1"),
    "an Intensity": ({"intensity": 4}, "$.intensity: this belongs to a static task"),
    "supernatural": ({"supernatural": True}, "$.supernatural: this belongs to a static task"),
    "two of one name": ({"parties.1.name": "Marty"}, "$.parties[1].name: two are called 'Marty'"),
    "one card in two hands": (
        {"parties.1.cards": ["cups-6"]},
        "$.parties[1].cards[0]: cups-6 lies with 'Marty' already",
    ),
    "cards for one alone": ({"parties.0.cards": GONE}, "$.parties[0].cards: 'Marty' throws, and no cards are given"),
    "a number over 21": ({"parties.1.cards": [30]}, "$.parties[1].cards[0]: a card’s number goes from 0 to 21, not 30"),
    "too few cards": (
        {"parties.1.advantages": ["rusty"]},
        "$.parties[1].cards: 'a lock' takes 2 cards, and 1 is given",
    ),
}


@pytest.mark.parametrize(("changes", "said"), STATIC_TASKS.values(), ids=STATIC_TASKS)
def test_a_static_task_that_can_t_be_meant_names_the_place(changes: dict[str, Any], said: str) -> None:
    assert in_short(fault(written(STATIC, changes))) == said


@pytest.mark.parametrize(("changes", "said"), OPPOSED_TASKS.values(), ids=OPPOSED_TASKS)
def test_an_opposed_task_that_can_t_be_meant_names_the_place(changes: dict[str, Any], said: str) -> None:
    assert in_short(fault(written(OPPOSED, changes))) == said


FILES: dict[str, tuple[bytes, str]] = {
    "nothing": (b"", "$: this is empty"),
    "half a file": (written(ROUND, {})[:200], "$: this is not JSON: it ends too early"),
    "a picture": (b"\x89PNG\r\n\x1a\n", "$: this is not JSON: line 1, byte 1 can’t be read"),
    "a sentence": (b"Ann attacks Bill", "$: this is not JSON: line 1, byte 1 can’t be read"),
    "two scenarios": (
        written(ROUND, {}) * 2,
        f"$: this is not JSON: line 1, byte {len(written(ROUND, {})) + 2} can’t be read",
    ),
    "a list": (b"[]", "$: an object belongs here, not a list"),
    "null": (b"null", "$: an object belongs here, not null"),
    "a letter that is none": (
        written(ROUND, {}).replace(b'"Cassie"', b'"C\xff"'),
        "$: this is not JSON: it is not text in UTF-8",
    ),
    "half a character": (
        written(ROUND, {}).replace(b'"Cassie"', b'"\\ud800"'),
        "$: this is not JSON: line 1, byte 243 can’t be read",
    ),
}


@pytest.mark.parametrize(("text", "said"), FILES.values(), ids=FILES)
def test_a_file_that_is_no_scenario_is_told_in_one_line(text: bytes, said: str) -> None:
    assert fault(text) == said


def test_deep_nesting_is_no_traceback() -> None:
    deep = b'{"format": "demoncity.round/1", "characters": ' + b"[" * 100_000
    assert fault(deep).startswith("$")


def test_names_with_odd_letters_lead_nobody_astray() -> None:
    odd = " - at `$.links`"
    assert (
        fault(written(ROUND, {f"{ANNS}.kind": odd}))
        == f"$.announcements[1].kind: “attack”, “defend”, “act” or “move” belongs here, not “{odd}”"
    )


def test_every_line_names_a_place_and_no_two_cases_are_the_same() -> None:
    """At least sixty ways to be wrong."""
    lines = [said for table in (ROUNDS, STATIC_TASKS, OPPOSED_TASKS) for _, said in table.values()]
    assert all(line.startswith("$.") and len(line.splitlines()) == 1 for line in lines)
    assert len({json.dumps(changes, default=str) for changes, _ in ROUNDS.values()}) == len(ROUNDS) >= 60
