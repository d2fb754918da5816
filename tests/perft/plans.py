"""The plans: who is there, what they announce, and which values may lie before them."""

from __future__ import annotations

from typing import Any, NamedTuple

from tests.perft.hands import Json, Values


class Plan(NamedTuple):
    """A scenario without cards, and the values that may lie before each person."""

    scenario: Json
    values: Values


def person(name: str, side: str, agility: int, toughness: int, **more: Any) -> Json:
    """Return somebody as a scenario writes them."""
    stats = {"Agility": agility, "Toughness": toughness, **more.pop("stats", {})}
    return {"name": name, "side": side, "stats": stats, **more}


def a_round(people: list[Json], *deeds: Json, **more: Any) -> Json:
    """Return a round of these announcements."""
    return {"format": "demoncity.round/1", "characters": people, "announcements": list(deeds), **more}


def attack(who: str, target: str, **more: Any) -> Json:
    """Return an attack."""
    return {"who": who, "kind": "attack", "target": target, **more}


def defend(who: str, **more: Any) -> Json:
    """Return a defence."""
    return {"who": who, "kind": "defend", **more}


def act(who: str, **more: Any) -> Json:
    """Return any other deed."""
    return {"who": who, "kind": "act", **more}


# --- two, and everything that each may do ----------------------------------------------------------------------------


def deeds_between(who: str, other: str) -> dict[str, Json | None]:
    """Return the seven things somebody may do about another."""
    climb = act(who, intensity=3, stat="Agility", disadvantages=["wet"])
    search = act(who, intensity=[2, 5], stat="Agility", uncontested=True, weapon_edge=True)
    return {
        "attacks": attack(who, other),
        "aims": attack(who, other, called_shot=True),
        "defends": defend(who),
        "escapes": act(who, target=other, stat="Toughness"),
        "climbs": climb,
        "searches": search,
        "idles": None,
    }


TWO = [person("Ann", "players", 3, 4, significators=["major-5"]), person("Bill", "host", 3, 3)]
TWO_VALUES: Values = {"Ann": [0, 2, 3, "major-5", 11], "Bill": [2, 3, 5, 11]}


def of_two() -> dict[str, Plan]:
    """Return the plans in which two do anything about each other."""
    plans = {}
    for ann, first in deeds_between("Ann", "Bill").items():
        for bill, second in deeds_between("Bill", "Ann").items():
            said = [deed for deed in (first, second) if deed is not None]
            speakers = {deed["who"] for deed in said}
            if said:
                values = {name: cards for name, cards in TWO_VALUES.items() if name in speakers}
                plans[f"Ann {ann}, Bill {bill}"] = Plan(a_round(TWO, *said), values)
    return plans


# --- three ------------------------------------------------------------------------------------------------------------

THREE = [person("Ann", "players", 3, 3), person("Bill", "host", 3, 2), person("Cass", "players", 2, 3)]
THREE_VALUES: Values = {"Ann": [0, 3, 5, 11], "Bill": [3, 5, 12], "Cass": [3, 5, 11]}
LADDER = [person("Ann", "cult", 3, 3), *THREE[1:]]


def of_three() -> dict[str, Plan]:
    """Return the plans for an ally's dodge, several targets, drivers, conflicts, ladders and who is Out by then."""
    shot = attack("Cass", "Bill", manner="shoot")
    high: Json = {"advantages": ["high ground"]}
    rounds = {
        "Ann dodges Bill, Cass shoots him": a_round(THREE, defend("Ann"), attack("Bill", "Ann"), shot),
        "two at Bill, who strikes at Ann": a_round(THREE, attack("Ann", "Bill"), attack("Bill", "Ann"), shot),
        "two at Bill, who dodges": a_round(THREE, attack("Ann", "Bill"), defend("Bill"), shot),
        "two at Bill, who is busy": a_round(THREE, attack("Ann", "Bill"), act("Bill", intensity=4), shot),
        "Bill at both, who dodge": a_round(THREE, defend("Ann"), attack("Bill", "Ann", also=["Cass"]), defend("Cass")),
        "Bill at both, who strike back": a_round(
            THREE, attack("Ann", "Bill"), attack("Bill", "Ann", also=["Cass"]), attack("Cass", "Bill")
        ),
        "two grab one thing, Bill dodges": a_round(
            THREE,
            *(act("Ann", against=["Cass"]), defend("Bill"), act("Cass", against=["Ann"])),
            links=[["Ann", "Bill"]],
        ),
        "two in conflict by the Host's word": a_round(
            THREE, act("Ann"), attack("Bill", "Ann"), act("Cass"), conflicts=[["Ann", "Cass"]]
        ),
        "three drivers": a_round(
            THREE,
            act("Ann", stat="Agility", against=["Bill"]),
            act("Bill", stat="Agility", against=["Ann", "Cass"]),
            act("Cass", stat="Agility", against=["Bill"]),
            drivers=["Ann", "Bill", "Cass"],
        ),
        "Bill is Out by then": a_round(
            THREE, attack("Ann", "Bill"), attack("Bill", "Ann"), defend("Cass", against=["Bill"]), out=["Bill"]
        ),
    }
    plans = {name: Plan(scenario, THREE_VALUES) for name, scenario in rounds.items()}
    ladder = a_round(
        LADDER, attack("Ann", "Bill", **high), attack("Bill", "Cass", **high), defend("Cass"), ladders=["high ground"]
    )
    plans["three sides on a ladder"] = Plan(ladder, {name: [3, 5] for name in ("Ann", "Bill", "Cass")})
    return plans
