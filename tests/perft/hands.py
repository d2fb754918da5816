"""Every hand of a plan, and the endings that a ruling is counted under."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations_with_replacement, product
from typing import Any

Json = dict[str, Any]
Values = dict[str, list[str | int]]
Table = dict[str, dict[str, dict[str, int]]]
"""Plan → reading → ending → how often."""


def readings_of(reading: str) -> dict[str, str]:
    """Return the house rules of a row, `presets` or ids with their letters: `T-AMB-13b T-AMB-10c`."""
    return {} if reading == "presets" else {one[:-1]: one[-1] for one in reading.split()}


def hands(values: list[str | int], number: int) -> Iterator[list[str | int]]:
    """Yield every hand up to its order; of a value any card, but The Fool and a card by name lie once."""
    for hand in combinations_with_replacement(values, number):
        if all(hand.count(card) == 1 for card in hand if card == 0 or isinstance(card, str)):
            yield list(hand)


def dealt(scenario: Json, values: Values, asked: dict[str, int]) -> Iterator[Json]:
    """Yield the plan with every hand that may lie before those who are asked for cards."""
    throwing = [name for name in values if name in asked]
    for cards in product(*(hands(values[name], asked[name]) for name in throwing)):
        before = dict(zip(throwing, cards, strict=True))
        if "parties" in scenario:
            parties = [
                {**party, "cards": before[party["name"]]} if party["name"] in before else party
                for party in scenario["parties"]
            ]
            yield {**scenario, "parties": parties}
        else:
            yield {**scenario, "cards": before}


def endings(ruling: Json) -> Iterator[str]:
    """Yield what one ruling is counted under; the whole of it once, each critical success and fumble besides."""
    if "clashes" not in ruling:
        levels = ", ".join(map(str, ruling["levels"])) or "nothing"
        yield ruling["result"] if ruling["result"] not in ("success", "failure") else f"beats {levels}"
        yield from (f"critical {name}" for name in ruling["critical"])
        yield from (f"fumble {name}" for name in ruling["fumble"])
        return
    for clash in ruling["clashes"]:
        yield _ending_of(clash)
        yield from (f"critical {name}" for name in clash["critical"])
        yield from (f"fumble {name}" for name in clash["fumble"])
    for deed in ruling["uncontested"]:
        marks = " critically" * deed["critical"] + " with a fumble" * deed["fumble"]
        yield f"{deed['who']} alone: {deed['result']}, {len(deed['levels'])} beaten{marks}"


def _ending_of(clash: Json) -> str:
    if clash["outcome"] == "tied":
        return "tied"
    how = {"won": "", "stalemate": ", attack fails", "choose": ", attack to choose"}[clash["outcome"]]
    waits = ", deed to choose" if clash["undecided"] else ""
    hit = f" on {', '.join(clash['hit'])}" if len(clash["hit"]) > 1 else ""
    return f"{clash['winning_side']}{how}{waits}: {', '.join(clash['happens']) or 'nothing'}{hit}"


def tallied(rulings: Iterator[Json]) -> dict[str, int]:
    """Return how often each ending comes, and `hands` there are."""
    counted: dict[str, int] = {"hands": 0}
    for ruling in rulings:
        counted["hands"] += 1
        for ending in endings(ruling):
            counted[ending] = counted.get(ending, 0) + 1
    return dict(sorted(counted.items()))


def counted_by(judge: Callable[[Json], Json], plan: Json, values: Values, reading: str) -> dict[str, int]:
    """Return the row of one plan by one reading, as this judge rules."""
    scenario = {**plan, "house_rules": readings_of(reading)}
    asked = {name: throw["cards"] for name, throw in judge(scenario)["throws"].items()}
    return tallied(judge(one) for one in dealt(scenario, values, asked))
