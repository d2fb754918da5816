"""A ruling's proof as data: it says what the ruling says, and names a rule for each step (`--derivation`)."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from demoncity_gui.games.demon_city.derivation import derivation
from demoncity_gui.games.demon_city.rules.clash import Fate
from demoncity_gui.games.demon_city.ruling import explain, rule
from tests.games.demon_city.test_ruling import Written, acts, attacks, defends, foe, in_round, person, static
from tests.support.random_scenarios import random_round_scenario
from tests.support.started import started
from tests.support.trials import Trials

RULE = re.compile(r"T-[A-Z0-9]+-\d\d")


def derived(scenario: Written) -> dict[str, Any]:
    return derivation(rule(json.dumps(scenario).encode(), proof=True))


DODGE = in_round(
    [person("Ann"), foe("Bill", agility=3), person("Cassie")],
    [defends("Ann"), attacks("Bill", "Ann"), attacks("Cassie", "Bill")],
    cards={"Ann": [9, 1], "Bill": [7], "Cassie": [5, 2, 1]},
)


def test_a_deed_names_its_hurdles_and_whose_they_are() -> None:
    """T-RESOLVE-09, T-RESOLVE-18: the shot goes by Agility, for Bill is busy with Ann."""
    (clash,) = derived(DODGE)["clashes"]
    deeds = {deed["who"]: deed for deed in clash["deeds"]}
    assert deeds["Cassie"]["hurdles"] == [
        {"kind": "stat", "value": 3, "rule": "T-RESOLVE-09", "whom": "Bill", "stat": "Agility", "beaten": True}
    ]
    assert (deeds["Cassie"]["fate"], deeds["Cassie"]["rule"]) == ("happened", "T-RESOLVE-09")
    assert deeds["Ann"]["hurdles"][0] == {
        "kind": "stopper",
        "value": 7,
        "rule": "T-RESOLVE-18",
        "whom": "Bill",
        "beaten": True,
    }
    assert (deeds["Bill"]["fate"], deeds["Bill"]["rule"]) == ("side-lost", "T-RESOLVE-22")


def test_a_waived_hurdle_says_by_what_and_the_house_rule_that_turned_it_is_named() -> None:
    """T-AMB-10 c: nothing stands against an attack on somebody busy."""
    told = derived({**DODGE, "cards": {**DODGE["cards"], "Cassie": [3, 2, 1]}, "house_rules": {"T-AMB-10": "c"}})
    (clash,) = told["clashes"]
    (hurdle,) = next(deed["hurdles"] for deed in clash["deeds"] if deed["who"] == "Cassie")
    assert (hurdle["waived"], hurdle["beaten"]) == ("T-AMB-10", True)
    assert clash["turned_by"] == [["T-AMB-10", "c"]]


def test_levels_say_what_became_of_each() -> None:
    """T-STATIC-09, T-STATIC-06."""
    told = derived(static([0, 4, 7, 10], [5]))
    assert [(level["intensity"], level["fate"]) for level in told["levels"]] == [
        (0, "automatic"),
        (4, "exceeded"),
        (7, "not-exceeded"),
        (10, "mundane"),
    ]


def test_it_is_printed_by_command(tmp_path: Path) -> None:
    path = tmp_path / "round.json"
    path.write_text(json.dumps(DODGE), encoding="utf-8")
    done = started(tmp_path / "home", "rule", path, "--derivation")
    assert (done.status, done.err) == (0, "")
    assert json.loads(done.out) == derived(DODGE)


@pytest.mark.soak
def test_a_proof_says_what_the_ruling_says(trials: Trials) -> None:
    """Each card has a rule, each deed a fate by a rule; what happened beat all that counts, and what failed did not."""
    for seed in range(trials(2_000)):
        scenario = random_round_scenario(Random(seed))
        told = derived(scenario)
        for name, throw in told["throws"].items():
            assert sum(line["change"] for line in throw["lines"]) == told["ruling"]["throws"][name]["cards"]
            assert all(RULE.fullmatch(line["rule"]) for line in throw["lines"])
        for clash, ruled in zip(told["clashes"], told["ruling"]["clashes"], strict=False):
            assert {deed["who"] for deed in clash["deeds"] if deed["fate"] == "happened"} == set(ruled["happens"])
            for deed in clash["deeds"]:
                assert RULE.fullmatch(deed["rule"]) and Fate(deed["fate"])
                beaten = all(hurdle["beaten"] for hurdle in deed["hurdles"] if "at" not in hurdle)
                if deed["fate"] == "happened":
                    assert beaten, f"seed {seed}"
                if deed["fate"] == "not-high-enough":
                    assert not all(hurdle["beaten"] for hurdle in deed["hurdles"]), f"seed {seed}"


@pytest.mark.english
def test_a_conflict_is_explained() -> None:
    """T-RESOLVE-27."""
    scenario = in_round(
        [person("Ann"), person("Cass"), foe("Bill")],
        [acts("Ann", against=["Cass"]), acts("Cass", against=["Ann"]), defends("Bill")],
        cards={"Ann": [5], "Cass": [7], "Bill": [4, 1]},
    )
    told = list(explain(rule(json.dumps(scenario).encode(), proof=True)))
    assert "Cass tries something, and succeeds: nothing that counts stands against it [T-RESOLVE-18]" in told
    first = "Cass’s deed is higher and goes first, and only one of the two can be done"
    assert f"Ann tries something, and gets nothing done: {first} [T-RESOLVE-27]" in told
