"""Scenarios that can't be ruled: one line for each, which names the very place."""

from __future__ import annotations

import json
from typing import Any

import pytest

from demoncity_gui import texts
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


NO_KEY = texts.misfits.no_such_key_only(known="…")


def in_short(told: str) -> str:
    """Return what is said of a scenario without the list of all keys that it could have."""
    before, after = NO_KEY.split("…")
    place, found, _ = told.partition(before)
    return f"{place}{NO_KEY}" if found and after == "" else told


@pytest.mark.parametrize("base", [ROUND, STATIC, OPPOSED], ids=["round", "static task", "opposed task"])
def test_without_a_change_there_is_nothing_wrong(base: Written) -> None:
    rule(written(base, {}))


BILLS, ANNS, CASSIES = "announcements.0", "announcements.1", "announcements.2"

ROUNDS: dict[str, tuple[dict[str, Any], str]] = {
    # The file as such
    "another format": (
        {"format": "demoncity.round/2"},
        (
            "$.format: "
            + texts.misfits.belongs(
                wanted=texts.lists.or_last(before="“demoncity.round/1”", last="“demoncity.task/1”"),
                told="“demoncity.round/2”",
            )
        ),
    ),
    "no format": (
        {"format": GONE},
        "$.format: "
        + texts.misfits.missing(wanted=texts.lists.or_last(before="“demoncity.round/1”", last="“demoncity.task/1”")),
    ),
    "no characters": ({"characters": GONE}, f"$.characters: {texts.misfits.missing(wanted=texts.misfits.list)}"),
    "no announcements": (
        {"announcements": GONE},
        f"$.announcements: {texts.misfits.missing(wanted=texts.misfits.list)}",
    ),
    "an unknown key": (
        {"weather": "rain"},
        f"$.weather: {NO_KEY}",
    ),
    "one character for a list": (
        {"characters": {}},
        "$.characters: " + texts.misfits.belongs(wanted=texts.misfits.list, told=texts.misfits.table(json=True)),
    ),
    # Characters
    "an unknown key of a character": (
        {"characters.1.hp": 3},
        f"$.characters[1].hp: {NO_KEY}",
    ),
    "no name": (
        {"characters.2.name": GONE},
        f"$.characters[2].name: {texts.misfits.missing(wanted=texts.misfits.text)}",
    ),
    "an empty name": ({"characters.2.name": ""}, f"$.characters[2].name: {faults.nameless}"),
    "a number for a name": (
        {"characters.0.name": 5},
        "$.characters[0].name: " + texts.misfits.belongs(wanted=texts.misfits.text, told="5"),
    ),
    "two of one name": (
        {"characters.2.name": "Bill"},
        "$.characters[2].name: " + texts.scenario_faults.named_twice(name="'Bill'"),
    ),
    "no side": (
        {"characters.0.side": GONE},
        f"$.characters[0].side: {texts.misfits.missing(wanted=texts.misfits.text)}",
    ),
    "a deck that nobody has": (
        {"characters.0.deck": "cult"},
        "$.characters[0].deck: "
        + texts.misfits.belongs(wanted=texts.lists.or_last(before="“players”, “horror”", last="null"), told="“cult”"),
    ),
    "no stats": (
        {"characters.0.stats": GONE},
        "$.characters[0].stats: " + texts.misfits.missing(wanted=texts.misfits.table(json=True)),
    ),
    "no Agility": (
        {"characters.1.stats.Agility": GONE},
        "$.characters[1].stats.Agility: " + texts.scenario_faults.no_stat(who="'Bill'", stat="Agility"),
    ),
    "no Toughness": (
        {"characters.0.stats.Toughness": GONE},
        "$.characters[0].stats.Toughness: " + texts.scenario_faults.no_stat(who="'Ann'", stat="Toughness"),
    ),
    "half a rank": (
        {"characters.1.stats.Agility": 2.5},
        "$.characters[1].stats.Agility: " + texts.misfits.belongs(wanted=texts.misfits.whole_number, told="2.5"),
    ),
    "a rank in words": (
        {"characters.0.skills.Firearms": "good"},
        "$.characters[0].skills.Firearms: " + texts.misfits.belongs(wanted=texts.misfits.whole_number, told="“good”"),
    ),
    "only the second rank is wrong": (
        {"characters.1.stats.Toughness": True},
        "$.characters[1].stats.Toughness: " + texts.misfits.belongs(wanted=texts.misfits.whole_number, told="true"),
    ),
    "a stat under 0": (
        {"characters.1.stats.Toughness": -1},
        "$.characters[1].stats.Toughness: " + texts.scenario_faults.rank_from_0(told="-1"),
    ),
    "a skill under 0": (
        {"characters.0.skills.Firearms": -2},
        "$.characters[0].skills.Firearms: " + texts.scenario_faults.rank_from_0(told="-2"),
    ),
    "an unknown Significator": (
        {"characters.0.significators": ["major-5", "major-22"]},
        "$.characters[0].significators[1]: " + texts.scenario_faults.no_card_called(name="'major-22'"),
    ),
    "a Significator by number": (
        {"characters.0.significators": [5]},
        "$.characters[0].significators[0]: " + texts.scenario_faults.significator_number(number=5),
    ),
    "hurt in words": (
        {"characters.0.hurt": "badly"},
        "$.characters[0].hurt: "
        + texts.misfits.belongs(wanted=texts.lists.or_last(before="true", last="false"), told="“badly”"),
    ),
    # Who announces, and what
    "nobody announces": (
        {f"{BILLS}.who": "Bil"},
        "$.announcements[0].who: " + texts.scenario_faults.nobody_called(name="'Bil'"),
    ),
    "no announcer": (
        {f"{BILLS}.who": GONE},
        f"$.announcements[0].who: {texts.misfits.missing(wanted=texts.misfits.text)}",
    ),
    "announced twice": (
        {f"{CASSIES}.who": "Ann"},
        "$.announcements[2].who: " + texts.scenario_faults.announced_already(who="'Ann'"),
    ),
    "no kind": (
        {f"{ANNS}.kind": GONE},
        "$.announcements[1].kind: "
        + texts.misfits.missing(wanted=texts.lists.or_last(before="“attack”, “defend”, “act”", last="“move”")),
    ),
    "an unknown kind": (
        {f"{ANNS}.kind": "wait"},
        (
            "$.announcements[1].kind: "
            + texts.misfits.belongs(
                wanted=texts.lists.or_last(before="“attack”, “defend”, “act”", last="“move”"), told="“wait”"
            )
        ),
    ),
    # Attacks
    "no target": (
        {f"{BILLS}.target": GONE},
        "$.announcements[0].target: " + texts.misfits.missing(wanted=texts.misfits.text),
    ),
    "nobody as a target": (
        {f"{BILLS}.target": "An"},
        "$.announcements[0].target: " + texts.scenario_faults.nobody_called(name="'An'"),
    ),
    "oneself as a target": (
        {f"{BILLS}.target": "Bill"},
        "$.announcements[0].target: " + texts.scenario_faults.attacks_oneself(who="'Bill'"),
    ),
    "a target on one's own side": (
        {f"{BILLS}.target": "Cassie"},
        "$.announcements[0].target: " + texts.scenario_faults.own_side(who="'Bill'", target="'Cassie'"),
    ),
    "an unknown manner": (
        {f"{BILLS}.manner": "throw"},
        (
            "$.announcements[0].manner: "
            + texts.misfits.belongs(
                wanted=texts.lists.or_last(before="“close”, “shoot”", last="“supernatural”"), told="“throw”"
            )
        ),
    ),
    "a skill in close combat": (
        {f"{BILLS}.skill": "Firearms"},
        f"$.announcements[0].skill: {texts.scenario_faults.only_shooting}",
    ),
    "a skill that the shooter lacks": (
        {f"{BILLS}.manner": "shoot", f"{BILLS}.skill": "Firearms"},
        "$.announcements[0].skill: " + texts.scenario_faults.lacks_stat(who="'Bill'", stat="'Firearms'"),
    ),
    "a stat that the attacker lacks": (
        {f"{BILLS}.stat": "Calm"},
        "$.announcements[0].stat: " + texts.scenario_faults.lacks_stat(who="'Bill'", stat="'Calm'"),
    ),
    "a resist stat that the target lacks": (
        {f"{BILLS}.resist": "Calm"},
        "$.announcements[0].resist: " + texts.scenario_faults.lacks_stat(who="'Ann'", stat="'Calm'"),
    ),
    "a power without its stat": (
        {f"{BILLS}.manner": "supernatural", f"{BILLS}.resist": "Agility"},
        f"$.announcements[0].stat: {texts.scenario_faults.supernatural_stats}",
    ),
    "a power that nothing resists": (
        {f"{BILLS}.manner": "supernatural", f"{BILLS}.stat": "Agility"},
        f"$.announcements[0].resist: {texts.scenario_faults.supernatural_stats}",
    ),
    "an Intensity of an attack": (
        {f"{BILLS}.intensity": 3},
        f"$.announcements[0].intensity: {NO_KEY}",
    ),
    "an uncontested attack": (
        {f"{BILLS}.uncontested": True},
        f"$.announcements[0].uncontested: {NO_KEY}",
    ),
    "an attack against several": (
        {f"{BILLS}.against": ["Ann"]},
        f"$.announcements[0].against: {NO_KEY}",
    ),
    "one label for a list": (
        {f"{BILLS}.advantages": "high ground"},
        "$.announcements[0].advantages: " + texts.misfits.belongs(wanted=texts.misfits.list, told="“high ground”"),
    ),
    "a number for a label": (
        {f"{BILLS}.disadvantages": ["drunk", 2]},
        "$.announcements[0].disadvantages[1]: " + texts.misfits.belongs(wanted=texts.misfits.text, told="2"),
    ),
    "1 for true": (
        {f"{BILLS}.called_shot": 1},
        "$.announcements[0].called_shot: "
        + texts.misfits.belongs(wanted=texts.lists.or_last(before="true", last="false"), told="1"),
    ),
    # Defences
    "a defence with a target": (
        {f"{ANNS}.target": "Bill"},
        f"$.announcements[1].target: {NO_KEY}",
    ),
    "a defence by a stat": (
        {f"{ANNS}.stat": "Agility"},
        f"$.announcements[1].stat: {NO_KEY}",
    ),
    "a defence at an Intensity": (
        {f"{ANNS}.intensity": 2},
        f"$.announcements[1].intensity: {NO_KEY}",
    ),
    "a defence against nobody here": (
        {f"{ANNS}.against": ["Bill", "Dirk"]},
        "$.announcements[1].against[1]: " + texts.scenario_faults.nobody_called(name="'Dirk'"),
    ),
    "a defence against oneself": (
        {f"{ANNS}.against": ["Ann"]},
        "$.announcements[1].against[0]: " + texts.scenario_faults.against_oneself(who="'Ann'"),
    ),
    # Other deeds
    "a deed with a manner": (
        {f"{CASSIES}.manner": "close"},
        f"$.announcements[2].manner: {NO_KEY}",
    ),
    "a deed as a called shot": (
        {f"{CASSIES}.called_shot": True},
        f"$.announcements[2].called_shot: {NO_KEY}",
    ),
    "a deed by a stat that is lacking": (
        {f"{CASSIES}.stat": "Luck"},
        "$.announcements[2].stat: " + texts.scenario_faults.lacks_stat(who="'Cassie'", stat="'Luck'"),
    ),
    "an Intensity over 10": (
        {f"{CASSIES}.intensity": 11},
        f"$.announcements[2].intensity: {texts.scenario_faults.intensity(told='11')}",
    ),
    "an Intensity under 0": (
        {f"{CASSIES}.intensity": -1},
        f"$.announcements[2].intensity: {texts.scenario_faults.intensity(told='-1')}",
    ),
    "an Intensity in words": (
        {f"{CASSIES}.intensity": "hard"},
        (
            "$.announcements[2].intensity: "
            + texts.misfits.belongs(
                wanted=texts.lists.or_last(before=f"{texts.misfits.whole_number}, {texts.misfits.list}", last="null"),
                told="“hard”",
            )
        ),
    ),
    "a deed that nobody here stops": (
        {f"{CASSIES}.against": ["Dirk"]},
        "$.announcements[2].against[0]: " + texts.scenario_faults.nobody_called(name="'Dirk'"),
    ),
    "a move with an advantage": (
        {CASSIES: {"who": "Cassie", "kind": "move", "advantages": ["downhill"]}},
        f"$.announcements[2].advantages: {NO_KEY}",
    ),
    "a move with a weapon": (
        {CASSIES: {"who": "Cassie", "kind": "move", "weapon_edge": True}},
        f"$.announcements[2].weapon_edge: {NO_KEY}",
    ),
    "an uncontested move": (
        {CASSIES: {"who": "Cassie", "kind": "move", "uncontested": True}},
        f"$.announcements[2].uncontested: {NO_KEY}",
    ),
    # House rules, links, drivers, choices
    "an unknown house rule": (
        {"house_rules": {"T-AMB-99": "a"}},
        f"$.house_rules.T-AMB-99: {texts.scenario_faults.no_house_rule}",
    ),
    "an unknown reading": (
        {"house_rules": {"T-AMB-13": "a", "T-AMB-10": "d"}},
        "$.house_rules.T-AMB-10: " + texts.scenario_faults.no_reading(letter="'d'", known="a, b, c"),
    ),
    "a reading by number": (
        {"house_rules": {"T-AMB-10": "a", "T-AMB-13": 2}},
        "$.house_rules.T-AMB-13: " + texts.misfits.belongs(wanted=texts.misfits.text, told="2"),
    ),
    "a link of one": ({"links": [["Ann"]]}, f"$.links[0]: {texts.misfits.list_of(wanted=2, told=1)}"),
    "a link of three": (
        {"links": [["Ann", "Bill", "Cassie"]]},
        f"$.links[0]: {texts.misfits.list_of(wanted=2, told=3)}",
    ),
    "a link with nobody": (
        {"links": [["Ann", "Bill"], ["Cassie", "Dirk"]]},
        "$.links[1][1]: " + texts.scenario_faults.nobody_called(name="'Dirk'"),
    ),
    "a link from nobody": (
        {"links": [["Dirk", "Ann"]]},
        "$.links[0][0]: " + texts.scenario_faults.nobody_called(name="'Dirk'"),
    ),
    "nobody at the wheel": (
        {"drivers": ["Dirk"]},
        "$.drivers[0]: " + texts.scenario_faults.nobody_called(name="'Dirk'"),
    ),
    "a driver who attacks": (
        {"drivers": ["Cassie", "Bill"]},
        "$.drivers[1]: " + texts.scenario_faults.drives(who="'Bill'"),
    ),
    "a driver who announces nothing": (
        {"drivers": ["Cassie"], CASSIES: GONE},
        "$.drivers[0]: " + texts.scenario_faults.drives(who="'Cassie'"),
    ),
    "a driver whom nobody contests": (
        {"drivers": ["Cassie"], f"{CASSIES}.uncontested": True},
        "$.drivers[0]: " + texts.scenario_faults.drives(who="'Cassie'"),
    ),
    "a choice of something else": (
        {"choices": {"defend": ["Ann"]}},
        f"$.choices.defend: {texts.misfits.no_such_key(close='deed')}",
    ),
    "nobody chosen": (
        {"choices": {"attack": ["Dirk"]}},
        "$.choices.attack[0]: " + texts.scenario_faults.nobody_called(name="'Dirk'"),
    ),
    "chosen without an attack": (
        {"choices": {"attack": ["Bill", "Ann"]}},
        "$.choices.attack[1]: " + texts.scenario_faults.no_choice(who="'Ann'", kind="attack"),
    ),
    # Cards
    "cards of nobody": ({"cards.Dirk": [3]}, "$.cards.Dirk: " + texts.scenario_faults.nobody_called(name="'Dirk'")),
    "too many cards": (
        {"cards.Bill": [3, 4]},
        "$.cards.Bill: " + texts.scenario_faults.other_cards(who="'Bill'", cards=1, given=2),
    ),
    "too few cards": (
        {"cards.Ann": [9]},
        "$.cards.Ann: " + texts.scenario_faults.other_cards(who="'Ann'", cards=2, given=1),
    ),
    "no cards at all": (
        {"cards.Ann": []},
        "$.cards.Ann: " + texts.scenario_faults.other_cards(who="'Ann'", cards=2, given=0),
    ),
    "no cards for one who throws": (
        {"cards.Cassie": GONE},
        "$.cards.Cassie: " + texts.scenario_faults.cards_missing(who="'Cassie'"),
    ),
    "cards for one who announces nothing": (
        {CASSIES: GONE},
        "$.cards.Cassie: " + texts.scenario_faults.no_throw(who="'Cassie'"),
    ),
    "cards for one who moves": (
        {CASSIES: {"who": "Cassie", "kind": "move"}},
        "$.cards.Cassie: " + texts.scenario_faults.no_throw(who="'Cassie'"),
    ),
    "cards for what is settled without": (
        {f"{CASSIES}.uncontested": True, f"{CASSIES}.intensity": 10},
        "$.cards.Cassie: " + texts.scenario_faults.no_throw(who="'Cassie'"),
    ),
    "an unknown card": (
        {"cards.Ann": ["wands-3", "cups-11"]},
        "$.cards.Ann[1]: " + texts.scenario_faults.no_card_called(name="'cups-11'"),
    ),
    "a Major without its kind": (
        {"cards.Bill": ["justice"]},
        "$.cards.Bill[0]: " + texts.scenario_faults.no_card_called(name="'justice'"),
    ),
    "a number over 21": ({"cards.Ann": [22, 9]}, f"$.cards.Ann[0]: {texts.scenario_faults.card_number(told='22')}"),
    "a number under 0": ({"cards.Ann": [9, -1]}, f"$.cards.Ann[1]: {texts.scenario_faults.card_number(told='-1')}"),
    "half a card": (
        {"cards.Ann": [9, 1.5]},
        "$.cards.Ann[1]: "
        + texts.misfits.belongs(
            wanted=texts.lists.or_last(before=texts.misfits.text, last=texts.misfits.whole_number), told="1.5"
        ),
    ),
    "one card for a list": (
        {"cards.Ann": 9},
        f"$.cards.Ann: {texts.misfits.belongs(wanted=texts.misfits.list, told='9')}",
    ),
    "one card in two hands": (
        {"cards.Cassie": ["cups-7"]},
        "$.cards.Cassie[0]: " + texts.scenario_faults.lies_already(card="cups-7", name="'Bill'"),
    ),
    "one card twice in a hand": (
        {"cards.Ann": ["wands-3", "wands-3"]},
        "$.cards.Ann[1]: " + texts.scenario_faults.lies_already(card="wands-3", name="'Ann'"),
    ),
    "The Fool by two names": (
        {"cards.Bill": ["major-0"], "cards.Cassie": [0]},
        "$.cards.Cassie[0]: " + texts.scenario_faults.lies_already(card="major-0", name="'Bill'"),
    ),
    "a Major by two names": (
        {"cards.Ann": ["major-justice", "major-11"]},
        "$.cards.Ann[1]: " + texts.scenario_faults.lies_already(card="major-11", name="'Ann'"),
    ),
    # Decks
    "a third deck": (
        {"decks": {"cult": []}},
        f"$.decks.cult: {NO_KEY}",
    ),
    "an unknown card in a deck": (
        {"decks": {"horror": [1, "sun"]}},
        "$.decks.horror[1]: " + texts.scenario_faults.no_card_called(name="'sun'"),
    ),
    "one card in a deck and its discard": (
        {"decks": {"players": ["cups-1"], "players_discard": ["cups-2", "cups-1"]}},
        "$.decks.players_discard[1]: " + texts.scenario_faults.lies_already(card="cups-1", name="'players'"),
    ),
}


@pytest.mark.parametrize(("changes", "said"), ROUNDS.values(), ids=ROUNDS)
def test_a_round_that_can_t_be_meant_names_the_place(changes: dict[str, Any], said: str) -> None:
    assert in_short(fault(written(ROUND, changes))) == said


STATIC_TASKS: dict[str, tuple[dict[str, Any], str]] = {
    "an unknown kind": ({"kind": "contest"}, "$.kind: " + texts.scenario_faults.task_kind(told="'contest'")),
    "no kind": ({"kind": GONE}, f"$.kind: {texts.misfits.missing(wanted=texts.misfits.text)}"),
    "an unknown key": ({"characters": []}, f"$.characters: {NO_KEY}"),
    "two parties": (
        {"parties.1": {"name": "Bill"}},
        f"$.parties: {texts.scenario_faults.parties(opposed=False, told=2)}",
    ),
    "nobody": ({"parties": []}, f"$.parties: {texts.scenario_faults.parties(opposed=False, told=0)}"),
    "no Intensity": ({"intensity": GONE}, f"$.intensity: {texts.scenario_faults.static_intensity}"),
    "an empty list": ({"intensity": []}, f"$.intensity: {texts.scenario_faults.no_intensity}"),
    "an Intensity over 10": ({"intensity": 11}, f"$.intensity: {texts.scenario_faults.intensity(told='11')}"),
    "one of several over 10": ({"intensity": [4, 12]}, f"$.intensity[1]: {texts.scenario_faults.intensity(told='12')}"),
    "a falling list": (
        {"intensity": [3, 5, 4]},
        "$.intensity[2]: " + texts.scenario_faults.intensities_rise(told="4", before="5"),
    ),
    "a list that stands still": (
        {"intensity": [3, 3]},
        "$.intensity[1]: " + texts.scenario_faults.intensities_rise(told="3", before="3"),
    ),
    "supernatural in words": (
        {"supernatural": "yes"},
        "$.supernatural: "
        + texts.misfits.belongs(wanted=texts.lists.or_last(before="true, false", last="null"), told="“yes”"),
    ),
    "no name": ({"parties.0.name": GONE}, f"$.parties[0].name: {texts.misfits.missing(wanted=texts.misfits.text)}"),
    "an empty name": ({"parties.0.name": ""}, f"$.parties[0].name: {faults.nameless}"),
    "a side": (
        {"parties.0.side": "players"},
        f"$.parties[0].side: {NO_KEY}",
    ),
    "an unknown deck": (
        {"parties.0.deck": "mine"},
        "$.parties[0].deck: "
        + texts.misfits.belongs(wanted=texts.lists.or_last(before="“players”", last="“horror”"), told="“mine”"),
    ),
    "a stat under 0": ({"parties.0.stat": -1}, f"$.parties[0].stat: {texts.scenario_faults.rank_from_0(told='-1')}"),
    "overlap under 0": (
        {"parties.0.overlap": -1},
        f"$.parties[0].overlap: {texts.scenario_faults.overlap(most=77, told='-1')}",
    ),
    "overlap beyond a tarot": (
        {"parties.0.overlap": 2_000_000_000},
        "$.parties[0].overlap: " + texts.scenario_faults.overlap(most=77, told="2000000000"),
    ),
    "an unknown Significator": (
        {"parties.0.significators": ["moon"]},
        "$.parties[0].significators[0]: " + texts.scenario_faults.no_card_called(name="'moon'"),
    ),
    "too many cards": (
        {"parties.0.cards": [3, 4]},
        "$.parties[0].cards: " + texts.scenario_faults.other_cards(who="'Ann'", cards=1, given=2),
    ),
    "an unknown card": (
        {"parties.0.cards": ["cups-0"]},
        "$.parties[0].cards[0]: " + texts.scenario_faults.no_card_called(name="'cups-0'"),
    ),
    "cards for Intensity 0": ({"intensity": 0}, "$.parties[0].cards: " + texts.scenario_faults.no_throw(who="'Ann'")),
    "cards for Intensity 10": (
        {"intensity": 10},
        "$.parties[0].cards: " + texts.scenario_faults.no_throw(who="'Ann'"),
    ),
    "an unknown house rule": (
        {"house_rules": {"T-41": "b"}},
        f"$.house_rules.T-41: {texts.scenario_faults.no_house_rule}",
    ),
}

OPPOSED_TASKS: dict[str, tuple[dict[str, Any], str]] = {
    "one party": ({"parties.1": GONE}, f"$.parties: {texts.scenario_faults.parties(opposed=True, told=1)}"),
    "an Intensity": ({"intensity": 4}, f"$.intensity: {texts.scenario_faults.static_alone}"),
    "supernatural": ({"supernatural": True}, f"$.supernatural: {texts.scenario_faults.static_alone}"),
    "two of one name": (
        {"parties.1.name": "Marty"},
        "$.parties[1].name: " + texts.scenario_faults.named_twice(name="'Marty'"),
    ),
    "one card in two hands": (
        {"parties.1.cards": ["cups-6"]},
        "$.parties[1].cards[0]: " + texts.scenario_faults.lies_already(card="cups-6", name="'Marty'"),
    ),
    "cards for one alone": (
        {"parties.0.cards": GONE},
        "$.parties[0].cards: " + texts.scenario_faults.cards_missing(who="'Marty'"),
    ),
    "a number over 21": (
        {"parties.1.cards": [30]},
        f"$.parties[1].cards[0]: {texts.scenario_faults.card_number(told='30')}",
    ),
    "too few cards": (
        {"parties.1.advantages": ["rusty"]},
        "$.parties[1].cards: " + texts.scenario_faults.other_cards(who="'a lock'", cards=2, given=1),
    ),
}


@pytest.mark.parametrize(("changes", "said"), STATIC_TASKS.values(), ids=STATIC_TASKS)
def test_a_static_task_that_can_t_be_meant_names_the_place(changes: dict[str, Any], said: str) -> None:
    assert in_short(fault(written(STATIC, changes))) == said


@pytest.mark.parametrize(("changes", "said"), OPPOSED_TASKS.values(), ids=OPPOSED_TASKS)
def test_an_opposed_task_that_can_t_be_meant_names_the_place(changes: dict[str, Any], said: str) -> None:
    assert in_short(fault(written(OPPOSED, changes))) == said


FILES: dict[str, tuple[bytes, str]] = {
    "nothing": (b"", f"$: {texts.misfits.json_empty}"),
    "half a file": (written(ROUND, {})[:200], f"$: {texts.misfits.json_ends_early}"),
    "a picture": (b"\x89PNG\r\n\x1a\n", f"$: {texts.misfits.json_unreadable(line=1, byte=1)}"),
    "a sentence": (b"Ann attacks Bill", f"$: {texts.misfits.json_unreadable(line=1, byte=1)}"),
    "two scenarios": (
        written(ROUND, {}) * 2,
        f"$: {texts.misfits.json_unreadable(line=1, byte=len(written(ROUND, {})) + 2)}",
    ),
    "a list": (b"[]", "$: " + texts.misfits.belongs(wanted=texts.misfits.table(json=True), told=texts.misfits.list)),
    "null": (b"null", "$: " + texts.misfits.belongs(wanted=texts.misfits.table(json=True), told="null")),
    "a letter that is none": (
        written(ROUND, {}).replace(b'"Cassie"', b'"C\xff"'),
        f"$: {texts.misfits.json_not_text}",
    ),
    "half a character": (
        written(ROUND, {}).replace(b'"Cassie"', b'"\\ud800"'),
        f"$: {texts.misfits.json_unreadable(line=1, byte=243)}",
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
    kinds = texts.lists.or_last(before="“attack”, “defend”, “act”", last="“move”")
    said = "$.announcements[1].kind: " + texts.misfits.belongs(wanted=kinds, told=f"“{odd}”")
    assert fault(written(ROUND, {f"{ANNS}.kind": odd})) == said


def test_every_line_names_a_place_and_no_two_cases_are_the_same() -> None:
    """At least sixty ways to be wrong."""
    lines = [said for table in (ROUNDS, STATIC_TASKS, OPPOSED_TASKS) for _, said in table.values()]
    assert all(line.startswith("$.") and len(line.splitlines()) == 1 for line in lines)
    assert len({json.dumps(changes, default=str) for changes, _ in ROUNDS.values()}) == len(ROUNDS) >= 60
