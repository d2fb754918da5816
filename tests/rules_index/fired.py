"""The ids that fire: those that the derivation of some ruling rests on."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from random import Random
from typing import Any

from demoncity_gui.games.demon_city.derivation import derivation
from demoncity_gui.games.demon_city.ruling import rule
from tests.perft.forks import own_plans
from tests.perft.hands import dealt
from tests.perft.plans import of_three, of_two
from tests.support.dense_scenarios import dense_round, dense_task
from tests.support.second_reading import ruling_of

_EVERY = 7
"""Of the hands of a plan, one in so many."""
_ID = re.compile(r"T-[A-Z0-9]+-\d\d")


def fired() -> set[str]:
    """Return every id that the derivation of one of these scenarios names as a rule that fired."""
    found: set[str] = set()
    for scenario in _scenarios():
        found.update(_ids_in(derivation(rule(json.dumps(scenario).encode(), proof=True))))
    return found


def _ids_in(value: Any) -> Iterator[str]:
    if isinstance(value, str) and _ID.fullmatch(value):
        yield value
    elif isinstance(value, dict | list):
        for inner in value.values() if isinstance(value, dict) else value:
            yield from _ids_in(inner)


def _scenarios() -> Iterator[dict[str, Any]]:
    for seed in range(300):
        yield dense_round(Random(seed))
        yield dense_task(Random(seed))
    for plan in {**of_two(), **of_three(), **own_plans()}.values():
        asked = {name: throw["cards"] for name, throw in ruling_of(plan.scenario)["throws"].items()}
        yield from list(dealt(plan.scenario, plan.values, asked))[::_EVERY]
