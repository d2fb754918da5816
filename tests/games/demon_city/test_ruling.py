"""Rulings of scenarios, written out by hand from the text of the rules, as JSON and in words."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from demoncity_gui.games.demon_city.ruling import as_json, explain, rule
from demoncity_gui.texts import demon_city_open_questions as said

Written = dict[str, Any]


def person(name: str, side: str = "players", agility: int = 4, toughness: int = 4, **more: Any) -> Written:
    """Return a character; `skills`, `significators`, `deck`, `hurt` and further `stats` as a file has them."""
    stats = {"Agility": agility, "Toughness": toughness} | more.pop("stats", {})
    return {"name": name, "side": side, "stats": stats, **more}


def foe(name: str, agility: int = 4, toughness: int = 4, **more: Any) -> Written:
    return person(name, "cult", agility, toughness, **more)


def attacks(who: str, target: str, **more: Any) -> Written:
    return {"who": who, "kind": "attack", "target": target, **more}


def shoots(who: str, target: str, **more: Any) -> Written:
    return attacks(who, target, manner="shoot", **more)


def defends(who: str, *against: str, **more: Any) -> Written:
    return {"who": who, "kind": "defend", **({"against": list(against)} if against else {}), **more}


def acts(who: str, **more: Any) -> Written:
    return {"who": who, "kind": "act", **more}


def moves(who: str) -> Written:
    return {"who": who, "kind": "move"}


def in_round(people: list[Written], announcements: list[Written], **more: Any) -> Written:
    return {"format": "demoncity.round/1", "characters": people, "announcements": announcements, **more}


def static(intensity: int | list[int], cards: list[str | int] | None = None, **more: Any) -> Written:
    task: Written = {key: more.pop(key) for key in ("supernatural", "house_rules") if key in more}
    drawn = {} if cards is None else {"cards": cards}
    party = {"name": "Ann", "deck": "players", **drawn, **more}
    return {"format": "demoncity.task/1", "kind": "static", "intensity": intensity, "parties": [party], **task}


def opposed(one: Written, other: Written) -> Written:
    parties = [{"name": "Ann", "deck": "players", **one}, {"name": "Bill", "deck": "horror", **other}]
    return {"format": "demoncity.task/1", "kind": "opposed", "parties": parties}


def ruling(scenario: Written) -> Written:
    return as_json(rule(json.dumps(scenario).encode()))


def explained(scenario: Written) -> list[str]:
    return list(explain(rule(json.dumps(scenario).encode(), proof=True)))


def throws(scenario: Written) -> dict[str, str]:
    """Return each count as one line: `2: +1 T-THROW-03, +1 T-DIST-01`, and whether the lowest counts."""
    told = {}
    for name, throw in ruling(scenario)["throws"].items():
        reasons = ", ".join(f"{reason['change']:+d} {reason['rule']}" for reason in throw["reasons"])
        assert throw["cards"] == sum(reason["change"] for reason in throw["reasons"])
        assert all(reason["why"] for reason in throw["reasons"])
        told[name] = f"{throw['cards']}{' lowest' if throw['counts'] == 'lowest' else ''}: {reasons}"
    return told


def only_clash(scenario: Written) -> Written:
    (clash,) = ruling(scenario)["clashes"]
    assert isinstance(clash, dict)
    return clash


START = "+1 T-THROW-03"


# --- counting throws -------------------------------------------------------------------------------------------------

COUNTS: dict[str, tuple[Written, dict[str, str]]] = {
    "two of the same strength at each other": (
        in_round([person("Ann"), foe("Bill")], [attacks("Ann", "Bill"), attacks("Bill", "Ann")]),
        {"Ann": f"1: {START}", "Bill": f"1: {START}"},
    ),
    "the stats that both use are compared where both attack": (
        in_round(
            [person("Ann", toughness=5), foe("Bill", toughness=2, skills={"Firearms": 6})],
            [attacks("Ann", "Bill"), shoots("Bill", "Ann", skill="Firearms")],
        ),
        {"Ann": f"1: {START}", "Bill": f"2: {START}, +1 T-HSTAT-01"},
    ),
    "somebody who flees is shot at by the higher of Agility and the skill, against Agility": (
        in_round(
            [person("Ann", agility=3, skills={"Firearms": 6}), foe("Bill", agility=5)],
            [shoots("Ann", "Bill", skill="Firearms"), defends("Bill")],
        ),
        {"Ann": f"2: {START}, +1 T-HSTAT-02", "Bill": f"2: {START}, +1 T-DEF-01"},
    ),
    "a poor skill does not make Agility worse": (
        in_round(
            [person("Ann", agility=6, skills={"Firearms": 1}), foe("Bill", agility=5)],
            [shoots("Ann", "Bill", skill="Firearms"), defends("Bill")],
        ),
        {"Bill": f"2: {START}, +1 T-DEF-01", "Ann": f"2: {START}, +1 T-HSTAT-02"},
    ),
    "Hand To Hand serves for Toughness and for Agility": (
        in_round(
            [
                person("Ann", toughness=1, skills={"Hand To Hand": 5}),
                foe("Bill", agility=1, skills={"Hand To Hand": 5}),
            ],
            [attacks("Ann", "Bill"), moves("Bill")],
        ),
        {"Ann": f"2: {START}, +1 T-DIST-01"},
    ),
    "equal stats give nothing, whatever the target does": (
        in_round([person("Ann"), foe("Bill")], [attacks("Ann", "Bill"), moves("Bill")]),
        {"Ann": f"2: {START}, +1 T-DIST-01"},
    ),
    "a defence against somebody else leaves the target open": (
        in_round(
            [person("Ann"), person("Max"), foe("Bill")],
            [attacks("Ann", "Bill"), attacks("Max", "Bill"), defends("Bill", "Max")],
        ),
        {"Ann": f"2: {START}, +1 T-DIST-01", "Max": f"1: {START}", "Bill": f"2: {START}, +1 T-DEF-01"},
    ),
    "nobody defends against what nobody sees coming": (
        in_round([person("Ann"), foe("Bill")], [attacks("Ann", "Bill", unaware=True), defends("Bill")]),
        {"Ann": f"2: {START}, +1 T-DIST-01", "Bill": f"2: {START}, +1 T-DEF-01"},
    ),
    "but one who attacks back unawares is distracted once, and compared with by what they use": (
        in_round(
            [person("Ann", toughness=5), foe("Bill", toughness=4)],
            [attacks("Ann", "Bill", unaware=True), attacks("Bill", "Ann")],
        ),
        {"Ann": f"3: {START}, +1 T-HSTAT-01, +1 T-AMB-45", "Bill": f"1: {START}"},
    ),
    "weapon, the supernatural and each distinct label": (
        in_round(
            [person("Ann"), foe("Bill")],
            [
                attacks("Ann", "Bill", weapon_edge=True, advantages=["high ground", "he trips", "high ground"]),
                attacks("Bill", "Ann", supernatural_edge=True),
            ],
        ),
        {
            "Ann": f"4: {START}, +1 T-WEAP-01, +1 T-SIT-01, +1 T-SIT-01",
            "Bill": f"2: {START}, +1 T-SUP-01",
        },
    ),
    "disadvantages take, and past one card give to the target who answers": (
        in_round(
            [person("Ann"), foe("Bill")],
            [
                attacks(
                    "Ann", "Bill", weapon_edge=True, disadvantages=["drunk", "in the dark", "drunk", "left-handed"]
                ),
                attacks("Bill", "Ann"),
            ],
        ),
        {
            "Ann": f"1: {START}, +1 T-WEAP-01, -1 T-ALOST-02, +0 T-ALOST-10, +0 T-ALOST-10",
            "Bill": f"3: {START}, +1 T-ALOST-10, +1 T-ALOST-10",
        },
    ),
    "or to the first who attacks the one in trouble": (
        in_round(
            [person("Ann", agility=1), foe("Bill", agility=3), foe("Dirk", agility=2)],
            [
                acts("Ann", disadvantages=["drunk"]),
                attacks("Bill", "Ann", stat="Agility", resist="Toughness"),
                attacks("Dirk", "Ann", stat="Agility", resist="Toughness"),
            ],
        ),
        {
            "Ann": f"1: {START}, +0 T-ALOST-10",
            "Dirk": f"3: {START}, +1 T-DIST-01, +1 T-ALOST-10",
            "Bill": f"2: {START}, +1 T-DIST-01",
        },
    ),
    "or to nobody": (
        in_round([person("Ann")], [acts("Ann", disadvantages=["drunk"])]),
        {"Ann": f"1: {START}, +0 T-ALOST-10"},
    ),
    "an Injury takes one and never spills": (
        in_round(
            [person("Ann", hurt=True), foe("Bill", hurt=True)],
            [attacks("Ann", "Bill"), attacks("Bill", "Ann", advantages=["high ground"])],
        ),
        {"Ann": f"1: {START}, +0 T-ALOST-12", "Bill": f"1: {START}, +1 T-SIT-01, -1 T-ALOST-07"},
    ),
    "what others spill comes after the Injury and before the trick": (
        in_round(
            [person("Ann", hurt=True), foe("Bill")],
            [attacks("Ann", "Bill", called_shot=True), attacks("Bill", "Ann", disadvantages=["drunk"])],
        ),
        {
            "Ann": f"1: {START}, +0 T-ALOST-12, +1 T-ALOST-10, -1 T-ALOST-04",
            "Bill": f"1: {START}, +0 T-ALOST-10",
        },
    ),
    "a called shot with one throw draws two, and the lower counts": (
        in_round([person("Ann"), foe("Bill")], [attacks("Ann", "Bill", called_shot=True), attacks("Bill", "Ann")]),
        {"Ann": f"2 lowest: {START}, +1 T-ALOST-05", "Bill": f"1: {START}"},
    ),
    "a disarm without harm costs nothing": (
        in_round(
            [person("Ann"), foe("Bill")],
            [attacks("Ann", "Bill", called_shot=True, harmless=True), attacks("Bill", "Ann", harmless=True)],
        ),
        {"Ann": f"1: {START}", "Bill": f"1: {START}"},
    ),
    "a deed compares its stat with its Intensity": (
        in_round(
            [person("Ann", stats={"Perception": 6}), person("Max", stats={"Perception": 5}), person("Zed")],
            [
                acts("Ann", stat="Perception", intensity=5),
                acts("Max", stat="Perception", intensity=5, uncontested=True),
                acts("Zed", stat="Toughness"),
            ],
        ),
        {"Ann": f"2: {START}, +1 T-STATIC-08", "Max": f"1: {START}", "Zed": f"1: {START}"},
    ),
    "what just happens, moves, and what 0 and 10 settle take no cards; contested, 0 and 10 do": (
        in_round(
            [person(name) for name in ("Ann", "Ben", "Cas", "Dee", "Eve", "Flo", "Gus")],
            [
                acts("Ann", uncontested=True),
                acts("Ben", uncontested=True, intensity=0),
                moves("Dee"),
                acts("Cas", uncontested=True, intensity=10),
                acts("Eve", intensity=0),
                acts("Flo", intensity=10),
            ],
        ),
        {"Eve": f"1: {START}", "Flo": f"1: {START}"},
    ),
    "a power uses the stats that it names": (
        in_round(
            [person("Ann", stats={"Calm": 2}), foe("Imp", toughness=0, skills={"Telekinesis": 3})],
            [attacks("Imp", "Ann", manner="supernatural", stat="Telekinesis", resist="Calm"), defends("Ann")],
        ),
        {"Imp": f"2: {START}, +1 T-HSTAT-02", "Ann": f"2: {START}, +1 T-DEF-01"},
    ),
    "a house rule gives defenders their higher stat": (
        in_round(
            [person("Ann", agility=9), foe("Bill")],
            [attacks("Bill", "Ann"), defends("Ann")],
            house_rules={"T-AMB-31": "b"},
        ),
        {"Bill": f"1: {START}", "Ann": f"3: {START}, +1 T-AMB-31, +1 T-DEF-01"},
    ),
    "a house rule lets Injuries spill": (
        in_round(
            [person("Ann", hurt=True), foe("Bill")],
            [attacks("Ann", "Bill"), attacks("Bill", "Ann")],
            house_rules={"T-AMB-37": "a"},
        ),
        {"Ann": f"1: {START}, +0 T-AMB-37", "Bill": f"2: {START}, +1 T-AMB-37"},
    ),
}


@pytest.mark.parametrize(("scenario", "counted"), COUNTS.values(), ids=COUNTS)
def test_throws_are_counted_and_their_reasons_add_up(scenario: Written, counted: dict[str, str]) -> None:
    """T-ALG-01, T-COUNT-01, T-COUNT-02, T-ALOST-03; what takes no cards: T-WHEN-01, T-MOVE-08.

    The stats: T-HSTAT-03, T-HSTAT-05, T-HSTAT-06, T-HSTAT-08, T-HSTAT-09. One throw for each reason, however great:
    T-HSTAT-04, T-DIST-03, T-SIT-03, T-WEAP-05.
    """
    assert throws(scenario) == counted


def test_extras_have_no_limit_and_no_size() -> None:
    """T-COUNT-05, T-EXTRA-02, T-EXTRA-03, T-EXTRA-04, T-EXTRA-07, T-EXTRA-08."""
    labels = [f"advantage {number}" for number in range(12)]
    fight = in_round(
        [person("Ann", toughness=99), foe("Bill", agility=0)],
        [attacks("Ann", "Bill", advantages=labels * 2), attacks("Bill", "Ann")],
    )
    assert ruling(fight)["throws"]["Ann"]["cards"] == 1 + 1 + 12
    assert ruling(static(1, stat=99, advantages=labels * 2))["throws"]["Ann"]["cards"] == 1 + 1 + 12


@pytest.mark.english
def test_reasons_say_why_in_words() -> None:
    scenario = in_round(
        [person("Ann", skills={"Firearms": 6}, agility=2), foe("Bill", agility=5, hurt=True)],
        [
            shoots("Ann", "Bill", skill="Firearms", disadvantages=["drunk"], called_shot=True, unaware=True),
            acts(
                "Bill", stat="Toughness", intensity=3, weapon_edge=True, supernatural_edge=True, disadvantages=["dark"]
            ),
        ],
    )
    told = ruling(scenario)["throws"]
    assert {name: [reason["why"] for reason in throw["reasons"]] for name, throw in told.items()} == {
        "Ann": [
            "everybody starts with one",
            "higher stat: Firearms 6 over Bill’s Agility 5",
            "Bill is not set to face this",
            "drunk",
            "called shot",
        ],
        "Bill": [
            "everybody starts with one",
            "higher stat: Toughness 4 over Intensity 3",
            "the Host gives one for the weapon",
            "supernatural against mundane",
            "dark",
            "hurt",
        ],
    }


# --- grouping --------------------------------------------------------------------------------------------------------

SIX = [person("Alfred"), person("Bebe"), foe("Ceelo"), foe("Didi"), foe("Eve"), person("Fifi")]
KICKS = [attacks("Alfred", "Ceelo"), attacks("Bebe", "Ceelo"), attacks("Didi", "Fifi"), attacks("Eve", "Fifi")]

GROUPS: dict[str, tuple[Written, list[list[str]]]] = {
    "two fights that don't touch": (in_round(SIX, KICKS), [["Alfred", "Bebe"], ["Didi", "Eve"]]),
    "one who acts on somebody of the other fight joins both": (
        in_round(SIX, [*KICKS, acts("Fifi", against=["Didi"]), attacks("Ceelo", "Alfred")]),
        [["Alfred", "Bebe", "Ceelo"], ["Didi", "Eve", "Fifi"]],
    ),
    "a pocket picked across makes them one": (
        in_round(SIX, [*KICKS, attacks("Ceelo", "Fifi")]),
        [["Alfred", "Bebe", "Ceelo", "Didi", "Eve"]],
    ),
    "a link joins": (
        in_round(SIX, KICKS, links=[["Eve", "Bebe"]]),
        [["Alfred", "Bebe", "Didi", "Eve"]],
    ),
    "a link with somebody who does nothing joins nobody": (
        in_round([*SIX, person("Gus")], KICKS, links=[["Eve", "Gus"], ["Gus", "Bebe"]]),
        [["Alfred", "Bebe"], ["Didi", "Eve"]],
    ),
    "a defence against somebody who does not attack joins too": (
        in_round([person("Ann"), foe("Bill"), foe("Dirk")], [defends("Ann", "Dirk"), acts("Bill"), acts("Dirk")]),
        [["Ann", "Dirk"], ["Bill"]],
    ),
    "uncontested deeds and moves belong to no Clash, whomever they name": (
        in_round(
            [person("Ann"), foe("Bill"), foe("Dirk")],
            [acts("Ann", uncontested=True, against=["Bill"]), attacks("Bill", "Ann"), moves("Dirk")],
        ),
        [["Bill"]],
    ),
    "drivers clash apart, and an attack on one stays with the passengers": (
        in_round(
            [person("Ann"), foe("Bill"), person("Max"), foe("Dirk")],
            [
                acts("Ann", against=["Bill"]),
                acts("Bill", against=["Ann"]),
                shoots("Max", "Bill"),
                shoots("Dirk", "Max"),
            ],
            drivers=["Ann", "Bill"],
        ),
        [["Ann", "Bill"], ["Max", "Dirk"]],
    ),
    "drivers who name nobody clash all the same": (
        in_round([person("Ann"), foe("Bill")], [acts("Ann"), acts("Bill")], drivers=["Bill", "Ann"]),
        [["Ann", "Bill"]],
    ),
    "a house rule puts drivers and passengers together": (
        in_round(
            [person("Ann"), foe("Bill"), person("Max")],
            [acts("Ann", against=["Bill"]), acts("Bill", against=["Ann"]), shoots("Max", "Bill")],
            drivers=["Ann", "Bill"],
            house_rules={"T-AMB-56": "b"},
        ),
        [["Ann", "Bill", "Max"]],
    ),
}


@pytest.mark.parametrize(("scenario", "groups"), GROUPS.values(), ids=GROUPS)
def test_clashes_are_what_touches(scenario: Written, groups: list[list[str]]) -> None:
    """T-CLASH-02, T-CLASH-03, T-CLASH-06; without cards the ruling stops here."""
    told = ruling(scenario)
    assert told["clashes"] == [{"members": group} for group in groups]
    assert told["uncontested"] == []


def test_the_slowest_announces_first_and_equals_stand_as_in_the_file() -> None:
    """T-ORDER-01."""
    people = [person("Ann", agility=4), foe("Bill", agility=2), person("Cas", agility=4), foe("Dog", agility=0)]
    told = ruling(in_round(people, [attacks("Ann", "Bill"), attacks("Bill", "Ann")]))
    assert told["format"] == "demoncity.ruling/1"
    assert told["order"] == ["Dog", "Bill", "Ann", "Cas"]
    assert list(told["throws"]) == ["Bill", "Ann"]
    assert told["clashes"] == [{"members": ["Bill", "Ann"]}]


# --- resolving -------------------------------------------------------------------------------------------------------


def dodge_and_shot(ann: int, bill: int, cassie: int, **more: Any) -> Written:
    """Return Ann dodging Bill, who attacks her, while Cassie shoots at him (Agility 4)."""
    return in_round(
        [person("Ann"), foe("Bill"), person("Cassie")],
        [defends("Ann"), attacks("Bill", "Ann"), shoots("Cassie", "Bill")],
        cards={"Ann": [ann, 1], "Bill": [bill], "Cassie": [cassie, 1]},
        **more,
    )


def two_at_bill(ann: str | int, cassie: str | int, bill: str | int, **more: Any) -> Written:
    """Return Ann (Agility 3) and Cassie both at Bill, who strikes back at Ann."""
    return in_round(
        [person("Ann", agility=3), person("Cassie", agility=5), foe("Bill")],
        [attacks("Ann", "Bill"), attacks("Cassie", "Bill"), attacks("Bill", "Ann")],
        cards={"Ann": [ann], "Cassie": [1, cassie], "Bill": [bill]},
        **more,
    )


def clash(outcome: str, side: str | None, top: int, attack: str = "", **more: list[str]) -> Written:
    """Return what a Clash is to be, all but its members; the attack as `Ann > Bill`."""
    who, _, target = attack.partition(" > ")
    return {
        "top": top,
        "outcome": outcome,
        "winning_side": side,
        "attack": {"who": who, "target": target} if attack else None,
        "candidates": [],
        "happens": [],
        "critical": [],
        "fumble": [],
        **more,
    }


ENDS: dict[str, tuple[Written, Written]] = {
    "a dodge wins, and the ally's shot beats the target's Agility": (
        dodge_and_shot(9, 7, 5),
        clash("won", "players", 9, "Cassie > Bill", happens=["Cassie", "Ann"]),
    ),
    "equal to Agility is not over it, and the dodge stands": (
        dodge_and_shot(9, 7, 4),
        clash("stalemate", "players", 9, happens=["Ann"]),
    ),
    "the side that lost does nothing": (
        dodge_and_shot(6, 7, 5),
        clash("won", "cult", 7, "Bill > Ann", happens=["Bill"]),
    ),
    "the highest held by two sides is a tie": (dodge_and_shot(7, 7, 6), clash("tied", None, 7)),
    "two highest attacks ask for a choice": (
        two_at_bill("wands-9", "swords-9", 7),
        clash("choose", "players", 9, candidates=["Ann", "Cassie"]),
    ),
    "a choice answers it": (
        two_at_bill("wands-9", "swords-9", 7, choices={"attack": ["Cassie"]}),
        clash("won", "players", 9, "Cassie > Bill", happens=["Cassie"]),
    ),
    "a choice of a lower attack answers nothing": (
        two_at_bill(9, 8, 7, choices={"attack": ["Cassie"]}),
        clash("won", "players", 9, "Ann > Bill", happens=["Ann"]),
    ),
    "only one attack succeeds, the higher": (
        two_at_bill(6, 9, 5),
        clash("won", "players", 9, "Cassie > Bill", happens=["Cassie"]),
    ),
    "the attack must beat a foe who attacks the attacker": (
        in_round(
            [person("Ann"), person("Cas"), foe("Bill"), foe("Dirk"), foe("Eel")],
            [
                defends("Ann", "Eel"),
                attacks("Cas", "Bill"),
                attacks("Bill", "Ann"),
                attacks("Dirk", "Cas"),
                attacks("Eel", "Ann"),
            ],
            cards={"Ann": [10, 1], "Cas": [6, 1], "Bill": ["wands-3", 1], "Dirk": [8, 2], "Eel": [2]},
        ),
        clash("stalemate", "players", 10, happens=["Ann"]),
    ),
    "by a house rule it need not": (
        in_round(
            [person("Ann"), person("Cas"), foe("Bill"), foe("Dirk"), foe("Eel")],
            [
                defends("Ann", "Eel"),
                attacks("Cas", "Bill"),
                attacks("Bill", "Ann"),
                attacks("Dirk", "Cas"),
                attacks("Eel", "Ann"),
            ],
            cards={"Ann": [10, 1], "Cas": [6, 1], "Bill": ["wands-3", 1], "Dirk": [8, 2], "Eel": [2]},
            house_rules={"T-AMB-11": "a"},
        ),
        clash("won", "players", 10, "Cas > Bill", happens=["Cas", "Ann"]),
    ),
    "strictly the highest attack": (
        in_round(
            [person("Ann"), person("Max"), person("Cas"), foe("Bill"), foe("Dirk")],
            [acts("Ann"), attacks("Max", "Bill"), attacks("Cas", "Dirk"), defends("Bill"), acts("Dirk")],
            links=[["Ann", "Max"], ["Max", "Cas"]],
            cards={"Ann": [10], "Max": [7], "Cas": [6, 2], "Bill": [8, 1], "Dirk": [5]},
        ),
        clash("stalemate", "players", 10, happens=["Ann"]),
    ),
    "by a house rule the highest that lands": (
        in_round(
            [person("Ann"), person("Max"), person("Cas"), foe("Bill"), foe("Dirk")],
            [acts("Ann"), attacks("Max", "Bill"), attacks("Cas", "Dirk"), defends("Bill"), acts("Dirk")],
            links=[["Ann", "Max"], ["Max", "Cas"]],
            cards={"Ann": [10], "Max": [7], "Cas": [6, 2], "Bill": [8, 1], "Dirk": [5]},
            house_rules={"T-AMB-13": "b"},
        ),
        clash("won", "players", 10, "Cas > Dirk", happens=["Cas", "Ann"]),
    ),
    "a deed must beat who tries to stop it, and its Intensity": (
        in_round(
            [person("Ann"), person("Max"), foe("Ghoul")],
            [
                acts("Ann", against=["Ghoul"], intensity=5),
                acts("Max", against=["Ghoul"], intensity=7),
                acts("Ghoul", against=["Max"]),
            ],
            cards={"Ann": ["wands-6"], "Max": ["wands-7"], "Ghoul": [5]},
        ),
        clash("won", "players", 7, happens=["Ann"]),
    ),
    "equal to the grappler is not free": (
        in_round(
            [person("Ann"), person("Max"), foe("Ghoul")],
            [acts("Ann", against=["Ghoul"]), acts("Max", against=["Ghoul"]), acts("Ghoul", against=["Ann"])],
            cards={"Ann": ["wands-6"], "Max": [8], "Ghoul": ["cups-6"]},
        ),
        clash("won", "players", 8, happens=["Max"]),
    ),
    "contested, Intensity 10 is a number like any other": (
        in_round([person("Ann")], [acts("Ann", intensity=10)], cards={"Ann": ["major-star"]}),
        clash("won", "players", 17, happens=["Ann"], critical=["Ann"]),
    ),
    "and so is Intensity 0": (
        in_round([person("Ann")], [acts("Ann", intensity=0)], cards={"Ann": [0]}),
        clash("won", "players", 0, fumble=["Ann"]),
    ),
    "a called shot counts by its lower card": (
        in_round(
            [person("Ann"), foe("Bill")],
            [attacks("Ann", "Bill", called_shot=True), attacks("Bill", "Ann")],
            cards={"Ann": [9, 2], "Bill": [3]},
        ),
        clash("won", "cult", 3, "Bill > Ann", happens=["Bill"]),
    ),
    "three sides, and one card alone on top": (
        in_round(
            [person("Ann"), foe("Bill"), person("Rat", "vermin")],
            [attacks("Ann", "Bill"), attacks("Bill", "Rat"), attacks("Rat", "Ann")],
            cards={"Ann": [9, 1], "Bill": ["wands-8", 1], "Rat": ["cups-8", 1]},
        ),
        clash("won", "players", 9, "Ann > Bill", happens=["Ann"]),
    ),
    # Criticals and fumbles
    "a card over 10 that wins is critical, on any side": (
        two_at_bill(9, 8, "major-moon"),
        clash("won", "cult", 18, "Bill > Ann", happens=["Bill"], critical=["Bill"]),
    ),
    "courts are worth more than 10": (
        two_at_bill("cups-page", 8, 9),
        clash("won", "players", 11, "Ann > Bill", happens=["Ann"], critical=["Ann"]),
    ),
    "a Knight beats a Page": (
        two_at_bill("cups-page", 8, "cups-knight"),
        clash("won", "cult", 12, "Bill > Ann", happens=["Bill"], critical=["Bill"]),
    ),
    "by a house rule all courts are equal": (
        two_at_bill("cups-page", 8, "cups-knight", house_rules={"T-AMB-01": "b"}),
        clash("tied", None, 11),
    ),
    "over 10 and beaten is nothing": (
        two_at_bill("cups-page", 8, "major-world"),
        clash("won", "cult", 21, "Bill > Ann", happens=["Bill"], critical=["Bill"]),
    ),
    "a Significator that alone would have done it, beside a higher card": (
        in_round(
            [person("Ann", significators=["major-hierophant"]), foe("Bill")],
            [attacks("Ann", "Bill", advantages=["high ground"]), attacks("Bill", "Ann")],
            cards={"Ann": ["major-5", 9], "Bill": [4]},
        ),
        clash("won", "players", 9, "Ann > Bill", happens=["Ann"], critical=["Ann"]),
    ),
    "a Significator that alone would not": (
        in_round(
            [person("Ann", significators=["major-hierophant"]), foe("Bill")],
            [attacks("Ann", "Bill", advantages=["high ground"]), attacks("Bill", "Ann")],
            cards={"Ann": ["major-5", 9], "Bill": ["cups-5"]},
        ),
        clash("won", "players", 9, "Ann > Bill", happens=["Ann"]),
    ),
    "in another's hand it is its number": (
        in_round(
            [person("Ann"), foe("Bill"), person("Max", significators=["major-hierophant"])],
            [attacks("Ann", "Bill"), attacks("Bill", "Ann")],
            cards={"Ann": ["major-5"], "Bill": [4]},
        ),
        clash("won", "players", 5, "Ann > Bill", happens=["Ann"]),
    ),
    "the Host's people have no use of one": (
        in_round(
            [person("Ann"), foe("Bill", significators=["major-hierophant"])],
            [attacks("Ann", "Bill"), attacks("Bill", "Ann")],
            cards={"Ann": [4], "Bill": ["major-5"]},
        ),
        clash("won", "cult", 5, "Bill > Ann", happens=["Bill"]),
    ),
    "a friend of the cult who draws from the players' deck is a player character": (
        in_round(
            [person("Ann"), foe("Bill", significators=["major-hierophant"], deck="players")],
            [attacks("Ann", "Bill"), attacks("Bill", "Ann")],
            cards={"Ann": [4], "Bill": ["major-5"]},
        ),
        clash("won", "cult", 5, "Bill > Ann", happens=["Bill"], critical=["Bill"]),
    ),
    "after a trick a Significator works as the lower card alone": (
        in_round(
            [person("Ann", significators=["major-6"]), foe("Bill")],
            [attacks("Ann", "Bill", called_shot=True), attacks("Bill", "Ann")],
            cards={"Ann": ["major-6", 5], "Bill": [3]},
        ),
        clash("won", "players", 5, "Ann > Bill", happens=["Ann"]),
    ),
    "and there it does": (
        in_round(
            [person("Ann", significators=["major-6"]), foe("Bill")],
            [attacks("Ann", "Bill", called_shot=True), attacks("Bill", "Ann")],
            cards={"Ann": [7, "major-6"], "Bill": [3]},
        ),
        clash("won", "players", 6, "Ann > Bill", happens=["Ann"], critical=["Ann"]),
    ),
    "The Fool of one's own is 22": (
        in_round(
            [person("Ann", significators=["major-fool"]), foe("Bill")],
            [attacks("Ann", "Bill"), attacks("Bill", "Ann")],
            cards={"Ann": [0], "Bill": ["major-world"]},
        ),
        clash("won", "players", 22, "Ann > Bill", happens=["Ann"], critical=["Ann"]),
    ),
    "The Fool fumbles though the side won": (
        two_at_bill(0, 8, 7),
        clash("won", "players", 8, "Cassie > Bill", happens=["Cassie"], fumble=["Ann"]),
    ),
    "The Fool fumbles in a tie of others": (
        in_round(
            [person("Ann"), person("Max"), foe("Bill")],
            [attacks("Ann", "Bill"), attacks("Max", "Bill"), attacks("Bill", "Ann")],
            cards={"Ann": [0], "Max": ["swords-7", 2], "Bill": ["cups-7"]},
        ),
        clash("tied", None, 7, fumble=["Ann"]),
    ),
    "The Fool beside a 1 is no fumble": (
        in_round([person("Ann")], [defends("Ann")], cards={"Ann": [0, 1]}),
        clash("won", "players", 1, happens=["Ann"]),
    ),
    "The Fool as the lower of two is one": (
        in_round(
            [person("Ann"), foe("Bill")],
            [attacks("Ann", "Bill", called_shot=True), attacks("Bill", "Ann")],
            cards={"Ann": ["major-fool", 9], "Bill": [3]},
        ),
        clash("won", "cult", 3, "Bill > Ann", happens=["Bill"], fumble=["Ann"]),
    ),
}


@pytest.mark.parametrize(("scenario", "ends"), ENDS.values(), ids=ENDS)
def test_a_clash_ends_as_the_rules_say(scenario: Written, ends: Written) -> None:
    """T-RESOLVE-01, T-RESOLVE-03, T-RESOLVE-04, T-RESOLVE-08, T-RESOLVE-09, T-RESOLVE-12, T-RESOLVE-18, T-CRIT-03.

    One side gets something done, whoever else threw well (T-ROUND-05, T-SIDE-01); its highest attack is tried, though
    another deed of the side threw higher (T-RESOLVE-07, T-DEF-03); a Significator high enough (T-RESOLVE-17).
    """
    told = only_clash(scenario)
    members = told.pop("members")
    landed = [] if ends["attack"] is None else [ends["attack"]["target"]]
    assert told == {"hit": landed, "undecided": [], **ends}
    announced = [announcement["who"] for announcement in scenario["announcements"]]
    agility = {one["name"]: one["stats"]["Agility"] for one in scenario["characters"]}
    assert members == sorted(announced, key=lambda who: agility[who])


def test_the_suits_of_the_cards_decide_nothing() -> None:
    """T-DECK-04."""
    of_cups = two_at_bill("cups-9", "cups-6", "cups-5")
    of_all = two_at_bill("wands-9", "swords-6", "pentacles-5")
    assert ruling(of_cups)["clashes"] == ruling(of_all)["clashes"]


def test_how_much_higher_somebody_throws_makes_no_odds() -> None:
    """T-WHEN-06, T-THROW-02."""
    narrowly, by_far = (only_clash(two_at_bill(high, 1, low)) for high, low in ((9, 8), (10, "wands-1")))
    assert {**narrowly, "top": 0} == {**by_far, "top": 0}


def test_any_number_of_other_deeds_happen_beside_the_one_attack() -> None:
    """T-RESOLVE-19, T-RESOLVE-13: the second attack meets the first nowhere, and waits all the same."""
    scenario = in_round(
        [person("Ann"), person("Ben"), person("Cas"), person("Dee"), person("Max"), foe("Bill"), foe("Dirk")],
        [
            attacks("Ann", "Bill"),
            acts("Ben", intensity=3),
            acts("Cas", against=["Bill"]),
            defends("Dee", "Dirk"),
            attacks("Max", "Dirk"),
            defends("Bill"),
            acts("Dirk", against=["Dee", "Ben"]),
        ],
        links=[["Cas", "Dee"]],
        cards={"Ann": [9], "Ben": [4], "Cas": [8], "Dee": [5, 1], "Max": [7, 6], "Bill": ["wands-3", 2], "Dirk": [2]},
    )
    told = only_clash(scenario)
    assert told["attack"] == {"who": "Ann", "target": "Bill"}
    assert told["happens"] == ["Ann", "Ben", "Cas", "Dee"]


def test_the_first_chosen_of_the_candidates_attacks_though_others_were_chosen_before() -> None:
    scenario = in_round(
        [person("Ann"), person("Cas"), person("Max"), foe("Bill")],
        [attacks("Ann", "Bill"), attacks("Cas", "Bill"), attacks("Max", "Bill"), defends("Bill")],
        cards={"Ann": ["wands-9"], "Cas": ["cups-9"], "Max": [8], "Bill": [7, 1]},
        choices={"attack": ["Max", "Cas", "Ann"]},
    )
    assert only_clash(scenario)["happens"] == ["Cas"]


def test_two_clashes_are_judged_apart() -> None:
    """T-RESOLVE-24, T-CLASH-05, T-AMB-25: a tie in the first leaves the second alone.

    A driver has no card among passengers, and drivers who tie bring nothing off (T-CLASH-07).
    """
    told = ruling(
        in_round(
            [person("Ann", agility=1), foe("Bill"), person("Max"), foe("Dirk")],
            [
                acts("Ann", against=["Bill"]),
                acts("Bill", against=["Ann"]),
                shoots("Max", "Bill"),
                defends("Dirk", "Max"),
            ],
            drivers=["Ann", "Bill"],
            cards={"Ann": ["wands-9"], "Bill": ["cups-9"], "Max": [5, 2], "Dirk": [4, 1]},
        )
    )
    assert [(one["members"], one["outcome"], one["happens"]) for one in told["clashes"]] == [
        (["Ann", "Bill"], "tied", []),
        (["Max", "Dirk"], "won", ["Max"]),
    ]


def test_who_has_no_card_is_attacked_by_their_stat() -> None:
    """T-AMB-48: both attackers are in one Clash; the target's own deed was settled before."""
    scenario = in_round(
        [person("Ann"), person("Max"), foe("Bill", agility=2)],
        [attacks("Ann", "Bill"), attacks("Max", "Bill"), acts("Bill", uncontested=True)],
        cards={"Ann": [3, 1, 2], "Max": [2, 1, "wands-2"]},
    )
    told = ruling(scenario)
    assert [clash["members"] for clash in told["clashes"]] == [["Ann", "Max"]]
    assert told["clashes"][0]["happens"] == ["Ann"]
    assert told["uncontested"] == [
        {"who": "Bill", "result": "happens", "levels": [], "critical": False, "fumble": False}
    ]


def test_what_nobody_contests_is_settled_outside_every_clash() -> None:
    """T-UNCONTESTED-01, T-UNCONTESTED-02, T-UNCONTESTED-05, T-STATIC-05, T-STATIC-06.

    Whom such a deed names makes no odds.
    """
    people = [
        person(name, agility=place) for place, name in enumerate(("Ann", "Ben", "Cas", "Dee", "Eve", "Flo", "Gus"))
    ]
    people[5]["significators"] = ["major-8"]
    told = ruling(
        in_round(
            [*people, foe("Bill")],
            [
                moves("Ann"),
                acts("Ben", uncontested=True, intensity=0),
                acts("Cas", uncontested=True, intensity=10, against=["Bill"]),
                acts("Dee", uncontested=True, intensity=6),
                acts("Eve", uncontested=True, intensity=3, against=["Bill"]),
                acts("Flo", uncontested=True, intensity=7),
                acts("Gus", uncontested=True, intensity=1),
            ],
            cards={"Dee": ["wands-6"], "Eve": ["major-sun"], "Flo": ["major-strength"], "Gus": [0]},
        )
    )
    assert told["clashes"] == []
    assert [(one["who"], one["result"], one["critical"], one["fumble"]) for one in told["uncontested"]] == [
        ("Ann", "happens", False, False),
        ("Ben", "success", False, False),
        ("Cas", "failure", False, False),
        ("Dee", "failure", False, False),
        ("Eve", "success", True, False),
        ("Flo", "success", True, False),
        ("Gus", "failure", False, True),
    ]


def test_an_attack_on_one_s_own_side_is_judged_where_a_house_rule_has_it_so() -> None:
    """T-AMB-23."""
    scenario = in_round(
        [person("Ann"), person("Max", agility=2)],
        [attacks("Ann", "Max")],
        house_rules={"T-AMB-23": "c"},
        cards={"Ann": [3, 1, 2]},
    )
    assert only_clash(scenario)["attack"] == {"who": "Ann", "target": "Max"}


def test_decks_given_for_the_odds_change_no_ruling() -> None:
    scenario = dodge_and_shot(9, 7, 5)
    decks = {"players": ["cups-1", 3], "horror": [], "players_discard": ["major-0"], "horror_discard": ["swords-king"]}
    assert ruling({**scenario, "decks": decks}) == ruling(scenario)


def test_a_round_without_anybody_is_ruled_too() -> None:
    empty: Written = {"format": "demoncity.ruling/1", "order": [], "throws": {}, "clashes": [], "uncontested": []}
    assert ruling(in_round([], [])) == empty
    assert ruling(in_round([], [], cards={})) == empty


# --- tasks -----------------------------------------------------------------------------------------------------------

TASK_COUNTS: dict[str, tuple[Written, dict[str, str]]] = {
    "a stat over the Intensity": (static(4, stat=5), {"Ann": f"2: {START}, +1 T-STATIC-08"}),
    "a stat equal to it": (static(5, stat=5), {"Ann": f"1: {START}"}),
    "no stat": (static(5), {"Ann": f"1: {START}"}),
    "the lowest of several": (static([4, 9], stat=5), {"Ann": f"2: {START}, +1 T-STATIC-08"}),
    "the highest by a house rule": (
        static([4, 9], stat=5, house_rules={"T-AMB-41": "b"}),
        {"Ann": f"1: {START}"},
    ),
    "skills that fit as well": (static(5, overlap=2), {"Ann": f"3: {START}, +1 T-EXTRA-09, +1 T-EXTRA-09"}),
    "distraction and each distinct label": (
        static(5, distracted=True, advantages=["head start", "downhill", "head start"]),
        {"Ann": f"4: {START}, +1 T-EXTRA-13, +1 T-EXTRA-01, +1 T-EXTRA-01"},
    ),
    "a disadvantage past one throw is lost": (
        static(5, advantages=["light"], disadvantages=["drunk", "left-handed"]),
        {"Ann": f"1: {START}, +1 T-EXTRA-01, -1 T-LOST-01, +0 T-LOST-02"},
    ),
    "the higher stat of two": (
        opposed({"stat": 4}, {"stat": 2}),
        {"Ann": f"2: {START}, +1 T-OPP-02", "Bill": f"1: {START}"},
    ),
    "equal stats": (opposed({"stat": 4}, {"stat": 4}), {"Ann": f"1: {START}", "Bill": f"1: {START}"}),
    "a disadvantage past one throw is the other's extra": (
        opposed({"disadvantages": ["drunk", "rough ground"], "distracted": True}, {"overlap": 1}),
        {
            "Ann": f"1: {START}, +1 T-EXTRA-13, -1 T-LOST-01, +0 T-LOST-04",
            "Bill": f"3: {START}, +1 T-EXTRA-09, +1 T-LOST-04",
        },
    ),
    "both in trouble": (
        opposed({"disadvantages": ["drunk"]}, {"disadvantages": ["drunk"]}),
        {
            "Ann": f"2: {START}, +0 T-LOST-04, +1 T-LOST-04",
            "Bill": f"2: {START}, +0 T-LOST-04, +1 T-LOST-04",
        },
    ),
}


@pytest.mark.parametrize(("scenario", "counted"), TASK_COUNTS.values(), ids=TASK_COUNTS)
def test_throws_of_a_task_are_counted(scenario: Written, counted: dict[str, str]) -> None:
    """T-STATIC-08, T-OPP-02, T-EXTRA-01, T-LOST-04; without cards the ruling stops here."""
    assert throws(scenario) == counted
    assert set(ruling(scenario)) == {"format", "throws"}


def ended(result: str, **more: object) -> Written:
    return {"result": result, "automatic": False, "levels": [], "critical": [], "fumble": [], **more}


TASK_ENDS: dict[str, tuple[Written, Written]] = {
    "equal is failure": (static(3, [3]), ended("failure")),
    "over is success": (static(3, [4]), ended("success", levels=[3])),
    "no level": (static([4, 7], [4]), ended("failure")),
    "one level": (static([4, 7], ["cups-7"]), ended("success", levels=[4])),
    "both levels": (static([4, 7], [8]), ended("success", levels=[4, 7])),
    "0 needs no throw": (static(0), ended("success", automatic=True, levels=[0])),
    "10 is not to be had": (static(10), ended("failure", automatic=True)),
    "10 with something supernatural, short of it": (static(10, [10], supernatural=True), ended("failure")),
    "10 with something supernatural, over it": (
        static(10, ["major-justice"], supernatural=True),
        ended("success", levels=[10], critical=["Ann"]),
    ),
    "10 at the end of a list is out of reach": (
        static([9, 10], ["major-justice"]),
        ended("success", levels=[9], critical=["Ann"]),
    ),
    "0 and 10 leave nothing in doubt": (static([0, 10]), ended("success", automatic=True, levels=[0])),
    "0 at the head of a list is had whatever is thrown": (static([0, 5], [1]), ended("success", levels=[0])),
    "T-EX-102, T-CRIT-14: but for a fumble, which earns nothing": (
        static([0, 5], [0]),
        ended("failure", fumble=["Ann"]),
    ),
    "10 is not over 10": (static(9, [10]), ended("success", levels=[9])),
    "The Fool fumbles": (static(1, ["major-fool"]), ended("failure", fumble=["Ann"])),
    "The Fool of one's own is 22": (
        static(9, [0], significators=["major-0"]),
        ended("success", levels=[9], critical=["Ann"]),
    ),
    "a Significator that is enough": (
        static(4, ["major-5"], significators=["major-hierophant"]),
        ended("success", levels=[4], critical=["Ann"]),
    ),
    "a Significator that is not": (static(5, ["major-5"], significators=["major-5"]), ended("failure")),
    "a Significator of the Host's people": (
        static(4, ["major-5"], significators=["major-5"], deck="horror"),
        ended("success", levels=[4]),
    ),
    "the highest of three": (static(8, [2, 9, 4], overlap=2), ended("success", levels=[8])),
    "the higher throw wins": (
        opposed({"cards": [6, "wands-8"], "overlap": 1}, {"cards": [5, 9], "overlap": 1}),
        ended("Bill"),
    ),
    "a tie decides nothing": (opposed({"cards": [6]}, {"cards": ["cups-6"]}), ended("tied")),
    "a tie over 10 is no critical": (opposed({"cards": ["cups-page"]}, {"cards": [11]}), ended("tied")),
    "over 10 and higher": (
        opposed({"cards": ["major-justice"]}, {"cards": [9]}),
        ended("Ann", critical=["Ann"]),
    ),
    "over 10 and beaten, with The Fool": (
        opposed({"cards": [0]}, {"cards": ["major-moon"]}),
        ended("Bill", critical=["Bill"], fumble=["Ann"]),
    ),
    "a Significator that alone would have won": (
        opposed({"cards": ["major-5", 9], "overlap": 1, "significators": ["major-5"]}, {"cards": [4]}),
        ended("Ann", critical=["Ann"]),
    ),
    "a Significator that alone would have tied": (
        opposed({"cards": ["major-5", 9], "overlap": 1, "significators": ["major-5"]}, {"cards": [5]}),
        ended("Ann"),
    ),
}


@pytest.mark.parametrize(("scenario", "ends"), TASK_ENDS.values(), ids=TASK_ENDS)
def test_a_task_ends_as_the_rules_say(scenario: Written, ends: Written) -> None:
    """T-STATIC-02, T-STATIC-05, T-STATIC-06, T-STATIC-09, T-OPP-01, T-TIE-01, T-CRIT-01, T-CRIT-06, T-THROW-04."""
    told = ruling(scenario)
    assert told.pop("format") == "demoncity.ruling/1"
    assert bool(told.pop("throws")) is not ends["automatic"]
    assert told == ends


# --- in words --------------------------------------------------------------------------------------------------------

EVERYTHING = [scenario for table in (COUNTS, GROUPS, ENDS, TASK_COUNTS, TASK_ENDS) for scenario, _ in table.values()]


def test_every_sentence_ends_with_a_rule() -> None:
    told = [line for scenario in EVERYTHING for line in explained(scenario)]
    assert len(told) > 500
    for line in told:
        assert re.search(r"\[T-[A-Z0-9]+-\d+(, T-[A-Z0-9]+-\d+)*\]$", line), line
        assert "nobody’s" not in line and "  " not in line and "None" not in line, line


@pytest.mark.english
def test_a_round_is_told_as_a_referee_would() -> None:
    scenario = in_round(
        [person("Ann"), foe("Bill", agility=3), person("Cassie", skills={"Firearms": 6}), person("Max", agility=9)],
        [
            defends("Ann"),
            attacks("Bill", "Ann", disadvantages=["drunk"]),
            shoots("Cassie", "Bill", skill="Firearms", called_shot=True),
            acts("Max", stat="Agility", intensity=8, uncontested=True),
        ],
        cards={"Ann": ["wands-9", 2, 3], "Bill": ["major-fool"], "Cassie": ["swords-queen", 5], "Max": [8, 1]},
        house_rules={"T-AMB-31": "b", "T-AMB-13": "a"},
    )
    assert explained(scenario) == [
        f"House rule. {said['T-AMB-31']} {said['T-AMB-31-b']} [T-AMB-31]",
        "Agility order, slowest first: Bill, Ann, Cassie and Max [T-ORDER-01]",
        "Equally fast: Ann and Cassie. Here the order of the file counts; at the table it is drawn at random "
        "[T-ORDER-02]",
        "Bill attacks Ann [T-ANNOUNCE-12]",
        "Bill takes 1 card: 1 to start with [T-THROW-03]; "
        "±0 drunk: already down to one card, so one more card for Ann [T-ALOST-10, T-AMB-36]",
        "Bill has no higher stat: Toughness 4 is not over Ann’s Agility 4 [T-HSTAT-02]",
        "Ann defends [T-ANNOUNCE-12]",
        "Ann takes 3 cards: 1 to start with [T-THROW-03]; +1 only defends [T-DEF-01]; "
        "+1 Bill’s disadvantage: drunk [T-ALOST-10]",
        "Cassie shoots at Bill, a called shot [T-ANNOUNCE-12]",
        "Cassie takes 2 cards: 1 to start with [T-THROW-03]; "
        "+1 higher stat: Firearms 6 over Bill’s Agility 3 [T-HSTAT-02]; "
        "+1 Bill (busy attacking Ann) is not set to face this [T-DIST-01]; −1 called shot [T-ALOST-04]",
        "Max does something at Intensity 8 that nobody contests [T-ANNOUNCE-12]",
        "Max fails: 8 doesn’t beat Intensity 8 [T-STATIC-02]",
        "Max takes 2 cards: 1 to start with [T-THROW-03]; +1 higher stat: Agility 9 over Intensity 8 [T-STATIC-08]",
        "Max throws an 8 and a 1; the highest counts, 8 [T-THROW-01]",
        "Clash 1: Bill, Ann and Cassie [T-CLASH-04]",
        "The players won: Cassie has the highest throw, 13 [T-RESOLVE-01]",
        "Bill throws The Fool, worth 0 [T-THROW-01]",
        "Ann throws the Nine of Wands, a 2 and a 3; the highest counts, 9 [T-THROW-01]",
        "Cassie throws the Queen of Swords and a 5; the highest counts, 13 [T-THROW-01]",
        "Cassie shoots at Bill, and succeeds: 13 beats Bill’s Agility 3 [T-RESOLVE-09]",
        "Cassie has a critical success: 13 is over 10 [T-CRIT-03]",
        "Ann defends, and succeeds: 9 beats Bill’s 0 [T-RESOLVE-18]",
        "Bill attacks Ann, and gets nothing done: the players won this Clash with 13 [T-RESOLVE-22]",
        "Bill fumbles: The Fool is the card that counts [T-CRIT-01]",
    ]


SAID: dict[str, tuple[Written, list[str]]] = {
    "a tie": (
        dodge_and_shot(7, 7, 6),
        [
            "Ann and Bill tie at 7 on different sides: nothing takes effect [T-RESOLVE-04]",
            "The Host changes something for everybody in this Clash [T-RESOLVE-05]",
        ],
    ),
    "a stalemate": (
        dodge_and_shot(9, 7, 4),
        [
            "Stalemate: the winning side’s highest attack doesn’t land [T-RESOLVE-11]",
            "Cassie shoots at Bill, and fails: 4 doesn’t beat Bill’s Agility 4 [T-RESOLVE-09, T-RESOLVE-11]",
        ],
    ),
    "a choice": (
        two_at_bill("wands-9", "swords-9", 7),
        ["The attacks of Ann and Cassie are equally high: the players choose whose is made [T-RESOLVE-03]"],
    ),
    "a deed that somebody would stop": (
        in_round([person("Ann"), foe("Bill")], [acts("Ann", intensity=3, against=["Bill"])], cards={"Ann": [4]}),
        [
            "Ann tries something at Intensity 3 [T-ANNOUNCE-12]",
            "Bill means to stop Ann, but has no card in this Clash [T-RESOLVE-18]",
            "Bill announces nothing [T-ANNOUNCE-01]",
            "Clash 1: Ann alone [T-CLASH-04]",
            "Ann tries something, and succeeds: 4 beats Intensity 3 [T-RESOLVE-18]",
        ],
    ),
    "a move, and what needs no throw": (
        in_round(
            [person("Ann"), person("Max"), person("Zed")],
            [moves("Ann"), acts("Max", uncontested=True, intensity=10), acts("Zed", uncontested=True, intensity=0)],
            cards={},
        ),
        [
            "It happens: nobody stands in Ann’s way [T-UNCONTESTED-02]",
            "Max fails without a throw at Intensity 10 [T-STATIC-06]",
            "Zed succeeds without a throw at Intensity 0 [T-STATIC-05]",
        ],
    ),
    "a power, and a disarm": (
        in_round(
            [person("Ann", stats={"Calm": 3}), foe("Imp")],
            [
                attacks("Ann", "Imp", called_shot=True, harmless=True),
                attacks("Imp", "Ann", manner="supernatural", stat="Toughness", resist="Calm", unaware=True),
            ],
        ),
        [
            "Ann attacks Imp, disarming without harm [T-ANNOUNCE-12]",
            "Imp uses a power on Ann (Toughness against Calm), unseen [T-ANNOUNCE-12]",
        ],
    ),
    "the lower of two": (
        in_round(
            [person("Ann"), foe("Bill")],
            [attacks("Ann", "Bill", called_shot=True), attacks("Bill", "Ann")],
            cards={"Ann": [8, 11], "Bill": [3]},
        ),
        ["Ann throws an 8 and an 11; the lowest counts, 8 [T-ALOST-05]"],
    ),
    "a static task": (
        static([4, 7, 9], ["major-8", 3], stat=5, significators=["major-8"]),
        [
            "Ann succeeds at Intensity 4 and 7, and not at 9 [T-STATIC-09]",
            "Ann has a critical success: Strength, Ann’s own, would have been enough by itself [T-CRIT-06]",
            "Ann throws alone against Intensity 4, 7 and 9 [T-STATIC-01]",
            "Ann takes 2 cards: 1 to start with [T-THROW-03]; +1 higher stat: 5 over Intensity 4 [T-STATIC-08]",
            "Ann throws Strength and a 3; the highest counts, 8 [T-THROW-01]",
            "8 beats Intensity 4 [T-STATIC-09]",
            "8 beats Intensity 7 [T-STATIC-09]",
            "8 doesn’t beat Intensity 9 [T-STATIC-09]",
        ],
    ),
    "a level that the higher stat does not reach": (
        static([4, 7], [3, 9], stat=5, house_rules={"T-AMB-41": "c"}),
        ["Without the card of the higher stat, Intensity 7 is not beaten [T-AMB-41]"],
    ),
    "a level out of reach": (
        static([9, 10], ["major-sun"]),
        ["19 would beat Intensity 10, but nothing mundane does [T-STATIC-06]"],
    ),
    "a failure": (
        static(4, ["cups-4"]),
        [
            "Ann fails: 4 doesn’t beat Intensity 4 [T-STATIC-02]",
            "The Host says what comes of the failure [T-STATIC-12]",
            "Ann throws the Four of Cups [T-THROW-01]",
        ],
    ),
    "one's own Fool": (
        static(4, [0], significators=["major-0"]),
        ["Ann throws The Fool; Ann’s own Fool counts as 22 [T-CRIT-08]"],
    ),
    "a tie of two": (
        opposed({"cards": [6], "stat": 2}, {"cards": ["cups-6"], "stat": 2}),
        [
            "Ann and Bill both throw 6, so nothing is decided [T-TIE-01]",
            "The Host makes the situation more complicated; they may try again in it [T-TIE-02, T-TIE-03]",
            "Ann and Bill throw against each other [T-OPP-01]",
        ],
    ),
    "a win of one": (
        opposed({"cards": [6, 1], "stat": 3}, {"cards": ["cups-4"], "stat": 2}),
        [
            "Ann won: 6 beats Bill’s 4 [T-OPP-01]",
            "Ann takes 2 cards: 1 to start with [T-THROW-03]; +1 higher stat: 3 over Bill’s 2 [T-OPP-02]",
        ],
    ),
}


@pytest.mark.english
@pytest.mark.parametrize(("scenario", "said"), SAID.values(), ids=SAID)
def test_it_is_said_who_threw_what_against_what_and_why(scenario: Written, said: list[str]) -> None:
    told = explained(scenario)
    assert [line for line in told if line in said] == said, told
