"""Chances that are worked out equal those of icepool, which knows decks and nothing of these rules."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from itertools import product
from random import Random
from typing import Any

import pytest
from icepool import Deck, multiset_function

from demoncity_gui.commandline.odds import as_json, odds
from demoncity_gui.games.common.scenario import ScenarioUnreadable
from demoncity_gui.games.demon_city.ruling import as_json as ruling_as_json
from demoncity_gui.games.demon_city.ruling import rule
from tests.odds.test_every_deal import OTHER_READINGS
from tests.support.odds_scenarios import odds_round
from tests.support.trials import Trials

Written = dict[str, Any]
Tops = dict[tuple[int, ...], Fraction]

MOST_THROWS = 3
"""Of one deck: icepool’s joint answer takes long for more."""


def counting(hand: Any, is_lowest: bool) -> Any:
    """Return the card of a hand that counts, in icepool’s terms."""
    return (hand.lowest if is_lowest else hand.highest)(1).sum()


def tops(values: list[int], throws: list[Written]) -> Tops:
    """Return how likely the cards that count are to have these values, for throws dealt jointly from one deck."""
    lowest = [throw["counts"] == "lowest" for throw in throws]
    cards = tuple(throw["cards"] for throw in throws)
    deck = Deck(Counter(values))
    match lowest:
        case []:
            return {(): Fraction(1)}
        case [first]:
            found = multiset_function(lambda a: (counting(a, first),))(deck.deal(*cards))
        case [first, second]:
            found = multiset_function(lambda a, b: (counting(a, first), counting(b, second)))(deck.deal(cards))
        case [first, second, third]:
            found = multiset_function(lambda a, b, c: (counting(a, first), counting(b, second), counting(c, third)))(
                deck.deal(cards)
            )
        case _:
            raise AssertionError("too many throws")
    return {outcome: Fraction(quantity, found.denominator()) for outcome, quantity in found.items()}


def hand(value: int, throw: Written) -> list[int]:
    """Return cards of which one of this value counts."""
    return [value, *[21 if throw["counts"] == "lowest" else value] * (throw["cards"] - 1)]


def of_icepool(scenario: Written, throws: Written) -> dict[tuple[int, str, str], Fraction]:
    """Return for each Clash how likely each of its ends is, by icepool’s joint values and the rules’ own rulings."""
    deck_of = {
        one["name"]: one.get("deck", "players" if one["side"] == "players" else "horror")
        for one in scenario["characters"]
    }
    names = {deck: [name for name in throws if deck_of[name] == deck] for deck in ("players", "horror")}
    joint = {deck: tops(scenario["decks"][deck], [throws[name] for name in names[deck]]) for deck in names}
    found: dict[tuple[int, str, str], Fraction] = {}
    for (ours, one), (theirs, other) in product(joint["players"].items(), joint["horror"].items()):
        value = dict(zip((*names["players"], *names["horror"]), (*ours, *theirs), strict=True))
        cards = {name: hand(value[name], throws[name]) for name in throws}
        ruling = ruling_as_json(rule(json.dumps({**scenario, "cards": cards}).encode()))
        for number, clash in enumerate(ruling["clashes"]):
            ends = [("happens", who) for who in clash["happens"]] + [("critical", who) for who in clash["critical"]]
            ends += [("fumble", who) for who in clash["fumble"]] + [(clash["outcome"], clash["winning_side"] or "")]
            for end, who in ends:
                found[number, end, who] = found.get((number, end, who), Fraction()) + one * other
    return found


def as_told(told: Written) -> dict[tuple[int, str, str], Fraction]:
    """Return the chances of a round in the same words, those that are none left out."""
    found: dict[tuple[int, str, str], Fraction] = {}
    for number, clash in enumerate(told["clashes"]):
        found[number, "tied", ""] = Fraction(clash["tied"])
        for side, chances in clash["sides"].items():
            for end in ("won", "stalemate", "choose"):
                found[number, end, side] = Fraction(chances[end])
        for who, chances in clash["deeds"].items():
            for end in ("happens", "critical", "fumble"):
                found[number, end, who] = Fraction(chances[end])
    return {key: chance for key, chance in found.items() if chance}


@pytest.mark.soak
def test_rounds_have_the_chances_of_icepool(trials: Trials, record_property: Callable[[str, object], None]) -> None:
    """T-ODDS-06, T-AMB-03: whole decks and plain cards, each reading in turn."""
    agreed = 0
    for seed in range(trials(1_000)):
        dice = Random(seed)
        house_rules = OTHER_READINGS[seed % len(OTHER_READINGS)] if seed % 3 else {}
        scenario = odds_round(dice, house_rules, people=dice.choice((2, 3, 4)), sides=2)
        for one in scenario["characters"]:
            one.pop("significators", None)
        plain = {deck: [0] * (deck == "players") for deck in ("players", "horror")}
        scenario["decks"] = {deck: [*cards, *dice.choices(range(1, 15), k=8)] for deck, cards in plain.items()}
        try:
            told = as_json(odds(json.dumps(scenario).encode()))
        except ScenarioUnreadable:
            continue
        if len(told["throws"]) <= MOST_THROWS:
            assert as_told(told) == of_icepool(scenario, told["throws"]), json.dumps(scenario)
            agreed += 1
    assert agreed
    record_property("rounds", agreed)
