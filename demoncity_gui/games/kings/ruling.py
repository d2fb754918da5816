"""`demoncity rule` for a challenge of Kings: its ruling, as JSON or as sentences."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from demoncity_gui.games.common.scenario import ScenarioUnreadable
from demoncity_gui.games.kings import words
from demoncity_gui.games.kings.rules.challenge import (
    Both,
    Challenge,
    OverbidRefused,
    after_test,
    lost_by_relenting,
    overbid,
    overbid_of,
    pools,
    why_no_overbid,
)
from demoncity_gui.games.kings.rules.initiative import acting_order, equals
from demoncity_gui.games.kings.scenario import Scenario, read_scenario
from demoncity_gui.texts import scenario_faults as faults

RULING = "kings.ruling/1"

Json = dict[str, Any]


class Overbid(Struct, frozen=True):
    """Somebody tried to overbid: which side, how many Traits that is, and why it is refused, if it is."""

    side: int
    bid: int
    refused: OverbidRefused | None


class Ruled(Struct, frozen=True):
    """A challenge with all that came of it; `order` is None where a d10 is still to decide it."""

    scenario: Scenario
    order: tuple[str, ...] | None
    challenge: Challenge
    overbids: tuple[Overbid, ...] = ()


def rule(text: bytes, *, proof: bool = False) -> Ruled:
    """Return the challenge written in this JSON with its ruling; a `proof` takes no more of it.

    Raises:
        ScenarioUnreadable: it can't be ruled; the message is one line that names the place.
    """
    scenario = read_scenario(text)
    rules, challenge = scenario.rules, scenario.challenge
    if scenario.relents:
        return Ruled(scenario, (), challenge)
    order = None
    if scenario.rolled is not None or not equals(scenario.actions, rules):
        order = acting_order(scenario.actions, scenario.rolled or {}, rules)
    if scenario.test is None:
        return Ruled(scenario, order, challenge)
    challenge = after_test(challenge, scenario.test, rules)
    tried: list[Overbid] = []
    for side in scenario.overbids:
        refused = why_no_overbid(challenge, side, rules)
        tried.append(Overbid(side, overbid_of(challenge, side, rules), refused))
        if refused is None:
            if scenario.overbid is None:
                raise ScenarioUnreadable("$.dice.overbid", faults.missing_overbid)
            challenge = after_test(overbid(challenge, side, rules), scenario.overbid, rules)
    if scenario.overbid is not None and challenge.overbidder is None:
        raise ScenarioUnreadable("$.dice.overbid", faults.no_overbid)
    return Ruled(scenario, order, challenge, tuple(tried))


def as_json(ruled: Ruled) -> Json:
    """Return a ruling with the keys of `kings.ruling/1`."""
    scenario, challenge = ruled.scenario, ruled.challenge
    if scenario.relents:
        return _relented(ruled)
    told: Json = {
        "format": RULING,
        "initiative": {who: actions[0] for who, actions in scenario.actions.items()},
        "order": None if ruled.order is None else list(ruled.order),
        "pools": _named(challenge, pools(scenario.challenge, scenario.rules)),
        "throws": {party.name: {"dice": party.dice} for party in challenge.parties},
        "tests": [
            {
                "pools": _named(challenge, test.pools),
                "successes": _named(challenge, test.successes),
                "decided_by": None if test.decided_by is None else test.decided_by.value,
                "ahead": None if test.ahead is None else challenge.parties[test.ahead].name,
                "lost": _named(challenge, test.lost),
            }
            for test in challenge.tests
        ],
        "overbids": [
            {
                "who": challenge.parties[one.side].name,
                "bid": one.bid,
                "refused": None if one.refused is None else one.refused.value,
            }
            for one in ruled.overbids
        ],
    }
    return {**told, **_ended(challenge)} if challenge.tests else told


def _ended(challenge: Challenge) -> Json:
    winner = None if challenge.winner is None else challenge.parties[challenge.winner]
    return {
        "outcome": "draw" if winner is None else "won",
        "winner": None if winner is None else winner.name,
        "aim": None if winner is None else winner.aim,
        "lost": _named(challenge, challenge.lost),
        "left": _named(challenge, challenge.left),
    }


def _relented(ruled: Ruled) -> Json:
    challenge = ruled.challenge
    challenger, challenged = challenge.parties
    lost = lost_by_relenting(challenge, ruled.scenario.rules)
    return {
        "format": RULING,
        **{"initiative": {}, "order": [], "pools": {}, "throws": {}, "tests": [], "overbids": []},
        "outcome": "relented",
        "winner": challenger.name,
        "aim": challenger.aim,
        "lost": _named(challenge, lost),
        "left": _named(challenge, (challenger.traits - lost[0], challenged.traits - lost[1])),
    }


def _named(challenge: Challenge, both: Both) -> dict[str, int]:
    one, other = challenge.parties
    return {one.name: both[0], other.name: both[1]}


def explain(ruled: Ruled) -> list[str]:
    """Return a ruling as sentences, each with the id of its rule in brackets, in the order of the steps (K-SEQ-01)."""
    scenario, challenge = ruled.scenario, ruled.challenge
    told = words.declared(challenge, relents=scenario.relents)
    if scenario.relents:
        return [*told, *words.relented(challenge, lost_by_relenting(challenge, scenario.rules))]
    told += words.order(scenario.actions, scenario.rolled or {}, ruled.order)
    told += words.counted(challenge, pools(scenario.challenge, scenario.rules))
    if not challenge.tests:
        return told
    first, *again = challenge.tests
    told += words.tested(challenge, first, scenario.test or ((), ()))
    for one in ruled.overbids:
        told.append(words.overbid(challenge.parties[one.side].name, one.bid, one.refused))
        if one.refused is None:
            told += words.tested(challenge, again[0], scenario.overbid or ((), ()))
    return [*told, words.ended(challenge)]
