"""Files of Action! and their rulings, in few words."""

from __future__ import annotations

import json
from typing import Any

from demoncity_gui.games.action.ruling import as_json, rule

Written = dict[str, Any]


def reads(*switches: str) -> Written:
    """Return house rules and options: `13b` is A-AMB-13 b, `+05` has A-OPT-05 in use and `-05` not."""
    letters = {f"A-AMB-{one[:-1]:0>2}": one[-1] for one in switches if one[0].isdigit()}
    options = {f"A-OPT-{one[1:]}": one[0] == "+" for one in switches if not one[0].isdigit()}
    return {"house_rules": letters, "options": options}


def ruled(scenario: Written) -> Any:
    """Return the ruling of a file."""
    return as_json(rule(json.dumps(scenario).encode()))


def target(health: int = 50, toughness: int = 50, **more: Any) -> Written:
    return {"name": "Bill", "health": health, "toughness": toughness, **more}


def hurt(damage: int, *switches: str, who: Written | None = None, **more: Any) -> Any:
    """Return the ruling of one Damage; Shock isn’t rolled for unless a switch says so."""
    known = switches if any(one[1:] == "08" for one in switches) else (*switches, "-08")
    return ruled({"format": "action.harm/1", "target": who or target(), "damage": damage, **reads(*known), **more})


def falls(metres: int, pv: int, *switches: str, who: Written | None = None, **more: Any) -> Any:
    fall = {"metres": metres, "pv": pv}
    return ruled(
        {"format": "action.harm/1", "target": who or target(), "fall": fall, **reads("-08", *switches), **more}
    )


def attacked(attack: Written, *switches: str, **more: Any) -> Any:
    """Return the ruling of one attack whose target has no rolls to make."""
    who = {} if "group" in more else {"target": target()}
    return ruled({"format": "action.attack/1", "attack": attack, **who, **reads("-08", *switches), **more})


def fighter(name: str, agility: int = 6, wits: int = 6, luck: int = 6, **more: Any) -> Written:
    return {"name": name, "agility": agility, "wits": wits, "luck": luck, **more}


def does(who: str, kind: str, **more: Any) -> Written:
    return {"who": who, "kind": kind, **more}


def sequence(people: list[Written], events: list[Written], *switches: str, **more: Any) -> Any:
    scenario = {"format": "action.sequence/1", "characters": people, "events": events}
    return ruled({**scenario, **reads(*switches), **more})


def carded(healths: dict[str, int], stack: list[Any], events: list[Written], *switches: str) -> Any:
    """Return the ruling of a Sequence with initiative cards; a padding card is a text in a list."""
    cards = [{"padding": card[0]} if isinstance(card, list) else card for card in stack]
    people = [{"name": name, "health": health} for name, health in healths.items()]
    return sequence(people, events, "+20", *switches, stack=cards)
