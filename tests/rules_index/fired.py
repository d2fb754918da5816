"""The ids that fire: those that some ruling gives as the reason of a card, a hurdle, an ending or a mark."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from random import Random
from typing import Any

from demoncity_gui.ruling import as_json, explain, rule
from tests.perft.forks import own_plans
from tests.perft.hands import dealt
from tests.perft.plans import of_three, of_two
from tests.support.dense_scenarios import dense_round, dense_task
from tests.support.second_reading import ruling_of

_EVERY = 7
"""Of the hands of a plan, one in so many."""
_ID = re.compile(r"T-[A-Z0-9]+-\d\d")


def fired() -> set[str]:
    """Return every id that a ruling of these scenarios rests on."""
    found: set[str] = set()
    for scenario in _scenarios():
        ruled = rule(json.dumps(scenario).encode())
        for sentence in explain(ruled):
            found.update(_ID.findall(sentence[sentence.rfind("[") :]))
        for throw in as_json(ruled).get("throws", {}).values():
            found.update(reason["rule"] for reason in throw["reasons"])
    return found


def _scenarios() -> Iterator[dict[str, Any]]:
    for seed in range(300):
        yield dense_round(Random(seed))
        yield dense_task(Random(seed))
    for plan in {**of_two(), **of_three(), **own_plans()}.values():
        asked = {name: throw["cards"] for name, throw in ruling_of(plan.scenario)["throws"].items()}
        yield from list(dealt(plan.scenario, plan.values, asked))[::_EVERY]
