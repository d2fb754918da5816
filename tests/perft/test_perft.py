"""Every ending of every plan comes as often as the table says, by the second reading and by the core."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from demoncity_gui.commandline.rulings import ruled_line
from tests.perft.forks import own_plans
from tests.perft.hands import Json, Table, counted_by
from tests.perft.plans import of_three, of_two
from tests.support.dense_scenarios import ALL_READINGS
from tests.support.second_reading import ruling_of
from tests.support.trials import Trials

TABLE: Table = json.loads((Path(__file__).parent / "table.json").read_text(encoding="utf-8"))
PLANS = {**of_two(), **of_three(), **own_plans()}
ROWS = [(name, reading) for name, rows in TABLE.items() for reading in rows]


def test_the_table_has_every_plan_and_a_fork_for_every_reading() -> None:
    """Each reading that a scenario can show is in some row, and no row of a reading is that of the presets."""
    assert TABLE.keys() == PLANS.keys()
    assert {reading for _, reading in ROWS} == {"presets", *ALL_READINGS}
    for name, reading in ROWS:
        assert reading == "presets" or TABLE[name][reading] != TABLE[name]["presets"], f"{name}, {reading}"


def test_the_second_reading_counts_as_the_table_does() -> None:
    """The judge of the differential, judged itself."""
    for name, reading in ROWS:
        plan = PLANS[name]
        assert counted_by(ruling_of, plan.scenario, plan.values, reading) == TABLE[name][reading], f"{name}, {reading}"


def ruled_by_the_core(scenario: Json) -> Json:
    """Return what the program says of a scenario."""
    told: Json = json.loads(ruled_line(json.dumps(scenario).encode()))
    assert "error" not in told, f"{told['error']}: {scenario}"
    return told


def counted_by_the_core(name: str, reading: str) -> dict[str, int]:
    return counted_by(ruled_by_the_core, PLANS[name].scenario, PLANS[name].values, reading)


def test_the_core_counts_as_the_table_does() -> None:
    """Every fork, by every reading that a scenario can show.

    T-ALG-01, T-ALG-02, T-ALG-03, T-ALG-04, T-ALG-05, T-ALG-06, T-ALG-07, T-ALG-08, T-ALG-09, T-ALG-10, T-ALG-11.
    """
    for name, reading in ROWS:
        assert counted_by_the_core(name, reading) == TABLE[name][reading], f"{name}, {reading}"


def test_10_is_exceeded_by_every_reading() -> None:
    """T-AMB-85, T-STATIC-06: contested, alone and in a task, a 10 does not meet it."""
    for name in ("held up at Intensity 10", "alone at Intensity 10", "task at 10, supernatural"):
        for reading in ("T-AMB-85b", "T-AMB-85c"):
            assert counted_by_the_core(name, reading) == TABLE[name]["presets"], f"{name}, {reading}"


def test_who_is_in_the_same_plight_gains_nothing() -> None:
    """T-AMB-37 (a), T-EX-124: both aim with one throw each."""
    name = "both aim, and neither is stronger"
    assert counted_by_the_core(name, "T-AMB-37a") == TABLE[name]["presets"]


def test_a_defender_is_stronger_than_attackers_alone() -> None:
    """T-AMB-31 (b): who is defended against and does something else, or nothing, is compared with nobody."""
    name = "a dodge of those who don't attack"
    assert counted_by_the_core(name, "T-AMB-31b") == TABLE[name]["presets"]


@pytest.mark.soak
def test_where_a_reading_has_no_row_it_changes_nothing(trials: Trials) -> None:
    """Each reading is shown both ways: where it matters, and where it must not."""
    pairs = [(name, reading) for name in PLANS for reading in ALL_READINGS if reading not in TABLE[name]]
    step = len(pairs) // trials(len(pairs), one_in=30)
    for name, reading in pairs[::step]:
        assert counted_by_the_core(name, reading) == TABLE[name]["presets"], f"{name}, {reading}"
