"""The core against the second reading of the rules, on rounds, tasks and whole evenings that nobody planned."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from demoncity_gui.commandline.rulings import ruled_line
from tests.support.dense_scenarios import ALL_READINGS, dense_round, dense_task
from tests.support.played_twice import PlayedTwice
from tests.support.second_reading import ruling_of
from tests.support.trials import Trials

ENDINGS = {"won", "stalemate", "tied", "choose", "undecided", "hits two", "out", "happens", "success", "failure"}


def without_reasons(ruling: dict[str, Any]) -> dict[str, Any]:
    """Return a ruling with its counts and no words; what the reasons say must add up to the cards."""
    for throw in ruling.get("throws", {}).values():
        reasons = throw.pop("reasons")
        assert sum(reason["change"] for reason in reasons) == throw["cards"]
    return ruling


@pytest.mark.soak
@pytest.mark.parametrize("part", range(4))
def test_dense_rounds_are_ruled_as_by_the_second_reading(
    part: int, scale: int, record_property: Callable[[str, object], None]
) -> None:
    """Every kind of deed, by every reading of a house rule; the seed of a round that differs is in the message.

    T-ALG-01, T-ALG-02, T-ALG-03, T-ALG-04, T-ALG-05, T-ALG-06, T-ALG-07, T-ALG-08, T-ALG-09, T-ALG-10, T-ALG-11.
    """
    number = 25_000 if scale == 10 else 400
    seen: Counter[str] = Counter()
    readings: Counter[str] = Counter()
    for seed in range(part * number, (part + 1) * number):
        scenario = dense_round(Random(seed))
        ruled = without_reasons(json.loads(ruled_line(json.dumps(scenario).encode())))
        assert ruled == ruling_of(scenario), f"seed {seed}"
        readings.update(f"{one}{letter}" for one, letter in scenario.get("house_rules", {}).items())
        seen.update(_endings(scenario, ruled))
    assert seen.keys() >= (ENDINGS if scale == 10 else {"won", "tied"}), "the rounds were too tame to tell anything"
    assert readings.keys() == set(ALL_READINGS)
    record_property("rounds", number)


def _endings(scenario: dict[str, Any], ruled: dict[str, Any]) -> list[str]:
    if "cards" not in scenario:
        return []
    found = [deed["result"] for deed in ruled["uncontested"]]
    for clash in ruled["clashes"]:
        found.append(clash["outcome"])
        found += ["undecided"] * bool(clash["undecided"]) + ["hits two"] * (len(clash["hit"]) > 1)
        found += ["out"] * bool(set(scenario.get("out", [])) & set(clash["members"]))
    return found


@pytest.mark.soak
def test_dense_tasks_are_ruled_as_by_the_second_reading(
    trials: Trials, record_property: Callable[[str, object], None]
) -> None:
    """T-STATIC, T-OPP, T-CRIT; the seed of a task that differs is in the message."""
    seen: Counter[str] = Counter()
    for seed in range(trials(50_000)):
        scenario = dense_task(Random(seed))
        ruled = without_reasons(json.loads(ruled_line(json.dumps(scenario).encode())))
        assert ruled == ruling_of(scenario), f"seed {seed}"
        seen.update([ruled.get("result", "counted"), *["critical"] * bool(ruled.get("critical"))])
    assert seen.keys() == {"success", "failure", "tied", "Ann", "Bill", "counted", "critical"}
    record_property("tasks", seen.total())


@pytest.mark.soak
@pytest.mark.parametrize("part", range(4))
def test_whole_evenings_go_as_by_the_second_reading(
    part: int, scale: int, record_property: Callable[[str, object], None]
) -> None:
    """Rounds on end with harm, recovery, conflicts, ladders and drivers: T-ROUND-06, T-STATE-10, T-STATE-11."""
    number = 5_000 if scale == 10 else 15
    seen: Counter[str] = Counter()
    for seed in range(part * number, (part + 1) * number):
        evening = PlayedTwice(seed)
        try:
            evening.play(5)
        except AssertionError as differs:
            raise AssertionError(f"seed {seed}, round {evening.fight.round_number}") from differs
        seen.update(evening.seen)
    wanted = {"won", "stalemate", "tied", "choose", "undecided", "out", "hurt"} if scale == 10 else {"won", "hurt"}
    assert all(seen[one] for one in wanted), "the evenings were too tame to tell anything"
    record_property("rounds", seen["rounds"])
