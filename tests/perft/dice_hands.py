"""Every roll of a dice plan, and the endings that a ruling is counted under.

Of a roll only its highest die matters, and of damage its lowest (massive: its highest): one face stands for all dice.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import product
from typing import Any

Json = dict[str, Any]
Judge = Callable[[Json], Json]
Count = Callable[[Json], dict[str, int]]


def rolled(scenario: Json, count: Count, faces: list[int]) -> Iterator[Json]:
    """Yield the plan with every roll of everybody who has dice."""
    dice = count(scenario)
    for rolls in product(faces, repeat=len(dice)):
        shown = {who: [roll] * dice[who] for who, roll in zip(dice, rolls, strict=True)}
        if "parties" in scenario:
            parties = [{**party, "dice": shown[party["name"]]} for party in scenario["parties"]]
            yield {**scenario, "parties": parties}
        else:
            yield {**scenario, "dice": shown}


def hurt(scenario: Json, judge: Judge, faces: list[int]) -> Iterator[Json]:
    """Yield a round with every damage that its hits may do."""
    due = {hit["who"]: hit["dice"] for hit in judge(scenario)["damage"]}
    for rolls in product(faces, repeat=len(due)):
        damage = {who: [roll] * due[who] for who, roll in zip(due, rolls, strict=True)}
        yield {**scenario, "damage": damage}


def endings(ruling: Json) -> Iterator[str]:
    """Yield what one ruling is counted under; each critical success and fumble besides."""
    if "clashes" not in ruling:
        yield ruling["result"] + ", worse for both" * ruling["worse_for_both"]
        yield from (f"critical {name}" for name in ruling["critical"])
        yield from (f"fumble {name}" for name in ruling["fumble"])
        return
    for clash in ruling["clashes"]:
        yield f"{clash['outcome']} {clash['winning_side'] or 'nobody'}: {', '.join(clash['happens']) or 'nothing'}"
        yield from (f"critical {name}" for name in clash["critical"])
        yield from (f"fumble {name}" for name in clash["fumble"])
    for deed in ruling["uncontested"]:
        marks = " critically" * deed["critical"] + " with a fumble" * deed["fumble"]
        yield f"{deed['who']} alone: {deed['result']}{marks}"
    for hit in ruling["damage"]:
        after = ", out" * hit.get("out", False) + ", injured" * hit.get("injured", False)
        yield f"{hit['who']} hits {hit['target']}: {hit['dice']} dice, {hit.get('current', 'unknown')} left{after}"


def counted_by(judge: Judge, count: Count, plan: Json, reading: str) -> dict[str, int]:
    """Return how often each ending comes by one reading, and how many `rolls` there are, as this judge rules."""
    scenario = plan["scenario"] | ({} if reading == "presets" else {"house_rules": {reading[:-1]: reading[-1]}})
    counted: Counter[str] = Counter({f"{who}: dice": number for who, number in count(scenario).items()})
    for one in rolled(scenario, count, plan["faces"]):
        for full in hurt(one, judge, plan["faces"]) if plan.get("damage") else (one,):
            counted.update(["rolls", *endings(judge(full))])
    return dict(sorted(counted.items()))
