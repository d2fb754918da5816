"""Rulings of challenges of Kings: the examples, the worked cases by their ids, and every reading."""

from __future__ import annotations

import json
from collections import Counter
from fractions import Fraction
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import pytest

from demoncity_gui.games.common.house_rules import HouseRules
from demoncity_gui.games.common.scenario import ScenarioUnreadable
from demoncity_gui.games.kings.rules.challenge import Challenge, JudgedTest, Party, after_test
from demoncity_gui.games.kings.rules.house_rules import HOUSE_RULES, PRESETS
from demoncity_gui.games.kings.ruling import as_json, explain, rule
from demoncity_gui.texts import kings, scenario_faults
from demoncity_gui.words.values import cited
from tests.support.trials import Trials

Written = dict[str, Any]

EXAMPLES = [json.loads(line) for line in Path(__file__).with_name("examples.jsonl").read_text("utf-8").splitlines()]


def party(name: str, base: int = 8, **more: Any) -> Written:
    return {"name": name, "base": base, **({} if more.get("relents") else {"aim": f"{name}’s way"}), **more}


def ruled(
    one: Written, other: Written, *, test: Any = None, overbid: Any = None, first: Any = None, **more: Any
) -> Any:
    """Return the ruling of Vic against Sal; `test`, `overbid` and `first` are the dice of both."""
    names = ("Vic", "Sal")
    dice = {"test": test, "overbid": overbid, "initiative": first}
    given = {key: dict(zip(names, faces, strict=True)) for key, faces in dice.items() if faces is not None}
    parties = [party("Vic", **one), party("Sal", **other)]
    scenario = {"format": "kings.challenge/1", "parties": parties, **({"dice": given} if given else {}), **more}
    return as_json(rule(json.dumps(scenario).encode()))


def reads(**letters: str) -> Written:
    """Return house rules: `k01="b"` is K-AMB-01 b."""
    return {"house_rules": {f"K-AMB-{key[1:]}": letter for key, letter in letters.items()}}


@pytest.mark.parametrize("number", range(len(EXAMPLES)))
def test_each_example_is_ruled_as_it_says(number: int) -> None:
    example = EXAMPLES[number]
    told = as_json(rule(json.dumps(example["scenario"]).encode()))
    assert told.pop("format") == "kings.ruling/1"
    assert told == example["ruling"]


# --- worked cases ----------------------------------------------------------------------------------------------------


def test_k_ex_01_initiative_counts_named_traits_and_celerity() -> None:
    """K-INIT-01, K-INIT-02."""
    told = ruled({"base": 9, "named": 9, "celerity": 3, "bonus": 4}, {"base": 9})
    assert told["initiative"] == {"Vic": 12, "Sal": 9}
    assert told["order"] == ["Vic", "Sal"]


def test_k_ex_02_equal_initiatives_go_by_d10s_rolled_until_they_differ() -> None:
    """K-INIT-03: without them, nobody knows the order."""
    one, other = {"named": 12}, {"named": 12}
    assert ruled(one, other)["order"] is None
    assert ruled(one, other, test=([2], [2]))["order"] is None
    assert ruled(one, other, test=([2], [2]), first=([7], [4]))["order"] == ["Vic", "Sal"]
    assert ruled(one, other, test=([2], [2]), first=([7, 3], [7, 5]))["order"] == ["Sal", "Vic"]


@pytest.mark.parametrize(
    ("base", "bonus", "penalties", "pool"), [(20, 14, 2, 30), (20, 14, 10, 24), (28, 6, 6, 28), (3, 0, 9, 0)]
)
def test_k_ex_03_a_pool_is_cut_to_30_after_its_penalties(base: int, bonus: int, penalties: int, pool: int) -> None:
    """K-POOL-01, K-POOL-02, K-POOL-03."""
    assert ruled({"base": base, "bonus": bonus, "penalties": penalties}, {})["pools"]["Vic"] == pool


def test_k_ex_04_a_d3_and_one_for_each_of_ones_own_retests() -> None:
    """K-TEST-01, K-TEST-02."""
    told = ruled({}, {"retests": 2})
    assert told["throws"] == {"Vic": {"dice": 1}, "Sal": {"dice": 3}}
    assert told["tests"] == told["overbids"] == []
    assert "outcome" not in told


def test_k_ex_05_more_ones_win_and_threes_cancel_nothing() -> None:
    """K-TEST-03, K-TEST-04, K-TEST-05."""
    won = ruled({"retests": 2}, {"retests": 1}, test=([1, 3, 2], [2, 2]))
    assert (won["outcome"], won["winner"], won["aim"]) == ("won", "Vic", "Vic’s way")
    assert won["tests"][0]["decided_by"] == "successes"
    drawn = ruled({"retests": 1}, {"retests": 2}, test=([1, 1], [1, 2, 1]))
    assert drawn["tests"][0]["successes"] == {"Vic": 2, "Sal": 2}
    assert (drawn["outcome"], drawn["winner"], drawn["aim"]) == ("draw", None, None)


def test_k_ex_06_after_a_draw_both_lose_what_they_bid() -> None:
    """K-LOSE-02."""
    told = ruled({"bid": 2}, {"bid": 3}, test=([2], [3]))
    assert (told["lost"], told["left"]) == ({"Vic": 2, "Sal": 3}, {"Vic": 6, "Sal": 5})


def test_k_ex_07_who_may_overbid() -> None:
    """K-OVER-01, K-OVER-02, K-OVER-03, K-OVER-04, K-OVER-05: double the other's bid, once, by the loser."""
    few = ruled({"traits": 2}, {}, test=([2], [1]), overbids=["Vic", "Sal"])
    assert few["overbids"] == [
        {"who": "Vic", "bid": 2, "refused": "too-few"},
        {"who": "Sal", "bid": 2, "refused": "not-loser"},
    ]
    made = ruled({"traits": 3}, {}, test=([2], [1]), overbids=["Vic", "Vic", "Sal"], overbid=([1], [3]))
    assert [one["refused"] for one in made["overbids"]] == [None, "once", "once"]
    assert (made["winner"], made["lost"]) == ("Vic", {"Vic": 1, "Sal": 1})


@pytest.mark.parametrize(("letter", "lost"), [("a", 0), ("b", 2)])
def test_k_ex_08_who_relents_is_not_tested(letter: str, lost: int) -> None:
    """K-TERM-05, K-DECL-02, K-DECL-03, K-AMB-02."""
    told = ruled({"bid": 2}, {"relents": True}, **reads(k02=letter))
    assert (told["outcome"], told["winner"], told["aim"]) == ("relented", "Vic", "Vic’s way")
    assert told["initiative"] == told["pools"] == told["throws"] == {}
    assert told["order"] == told["tests"] == told["overbids"] == []
    assert (told["lost"], told["left"]) == ({"Vic": lost, "Sal": 0}, {"Vic": 8 - lost, "Sal": 8})


@pytest.mark.parametrize(
    ("letter", "pools", "ahead", "by"),
    [("a", (12, 9), "Vic", "pool"), ("b", (12, 9), None, None), ("a", (12, 12), None, None)],
)
def test_k_ex_09_the_pool_is_there_for_ties(letter: str, pools: tuple[int, int], ahead: str, by: str) -> None:
    """K-POOL-04, K-AMB-05."""
    (told,) = ruled({"base": pools[0]}, {"base": pools[1]}, test=([1], [1]), **reads(k05=letter))["tests"]
    assert (told["ahead"], told["decided_by"]) == (ahead, by)


@pytest.mark.parametrize(("k11", "k16", "pool", "lost"), [("a", "a", 7, 3), ("b", "a", 8, 3), ("a", "b", 7, 1)])
def test_k_ex_10_the_new_test_after_an_overbid(k11: str, k16: str, pool: int, lost: int) -> None:
    """K-OVER-04, K-AMB-11, K-AMB-16."""
    told = ruled({}, {}, test=([2], [1]), overbids=["Vic"], overbid=([3], [1]), **reads(k11=k11, k16=k16))
    assert told["tests"][1]["pools"] == {"Vic": pool, "Sal": 8}
    assert told["lost"] == {"Vic": lost, "Sal": 0}


@pytest.mark.parametrize(("letter", "order"), [("a", "VVVSS"), ("b", "VSVSV")])
def test_k_ex_11_extra_actions(letter: str, order: str) -> None:
    """K-TERM-01, K-TERM-02, K-TERM-03, K-TERM-04, K-INIT-04, K-AMB-01."""
    told = ruled({"named": 12, "extra": [1, 1]}, {"named": 9, "extra": [20]}, **reads(k01=letter))
    assert "".join(who[0] for who in told["order"]) == order


@pytest.mark.parametrize(("letter", "ahead", "by"), [("a", None, None), ("b", "Vic", "failures")])
def test_k_ex_12_of_equal_successes_the_fewer_threes(letter: str, ahead: str, by: str) -> None:
    """K-TEST-03, K-AMB-06."""
    (told,) = ruled({"retests": 1}, {"retests": 1}, test=([1, 2], [1, 3]), **reads(k06=letter))["tests"]
    assert (told["ahead"], told["decided_by"]) == (ahead, by)


# --- readings that no worked case shows ------------------------------------------------------------------------------


@pytest.mark.parametrize(("letter", "negative", "lost"), [("a", 3, 5), ("b", 3, 3), ("b", 0, 2), ("a", 9, 8)])
def test_what_negative_traits_cost(letter: str, negative: int, lost: int) -> None:
    """K-LOSE-01, K-LOSE-03, K-AMB-07: never more than is left."""
    told = ruled({"bid": 2, "negative": negative}, {}, test=([2], [1]), **reads(k07=letter))
    assert told["lost"] == {"Vic": lost, "Sal": 0}


@pytest.mark.parametrize(("base", "refused"), [(17, None), (16, "not-double")])
def test_a_pool_must_be_double_the_others(base: int, refused: str | None) -> None:
    """K-OVER-03, K-AMB-08 b: the pool as it is by then, a Trait lower."""
    again = {} if refused else {"overbid": ([1], [1])}
    told = ruled({"base": base}, {"bid": 4}, test=([2], [1]), overbids=["Vic"], **again, **reads(k08="b"))
    assert told["overbids"] == [{"who": "Vic", "bid": 1, "refused": refused}]


@pytest.mark.parametrize("who", ["Vic", "Sal"])
def test_either_may_overbid_after_a_draw(who: str) -> None:
    """K-AMB-09 b: and the other then has nothing left at stake, for the first bid is lost."""
    assert ruled({}, {}, test=([2], [2]), overbids=[who])["overbids"][0]["refused"] == "not-loser"
    dice = ([1], [2]) if who == "Vic" else ([2], [1])
    told = ruled({}, {}, test=([2], [2]), overbids=[who, who], overbid=dice, **reads(k09="b"))
    assert [one["refused"] for one in told["overbids"]] == [None, "once"]
    assert (told["winner"], told["lost"]) == (who, {"Vic": 1, "Sal": 1})


@pytest.mark.parametrize(("letter", "order"), [("a", "VSVS"), ("b", "VSSV")])
def test_by_whose_initiative_extra_actions_go(letter: str, order: str) -> None:
    """K-INIT-05, K-AMB-14."""
    told = ruled({"named": 9, "extra": [2]}, {"named": 8, "extra": [3]}, **reads(k01="b", k14=letter))
    assert "".join(who[0] for who in told["order"]) == order


def test_extra_actions_that_stand_apart_may_be_equal_too() -> None:
    """K-INIT-03, K-AMB-14 b: the d10s serve every pass in which both act and are equal."""
    one, other = {"named": 9, "extra": [4, 4]}, {"named": 8, "extra": [4]}
    apart = reads(k01="b", k14="b")
    assert ruled(one, other, **apart)["order"] is None
    told = ruled(one, other, test=([2], [2]), first=([1], [2]), **apart)
    assert told["order"] == ["Vic", "Sal", "Sal", "Vic", "Vic"]


def test_a_pool_under_0() -> None:
    """K-AMB-15."""
    assert ruled({"penalties": 9}, {}, **reads(k15="b"))["pools"] == {"Vic": -1, "Sal": 8}


def test_when_one_declares_touches_no_challenge() -> None:
    """K-AMB-10."""
    assert ruled({}, {}, test=([1], [2]), **reads(k10="b")) == ruled({}, {}, test=([1], [2]))


def test_a_ruling_is_told_in_the_order_of_its_steps() -> None:
    """K-SEQ-01, K-DECL-01, K-EXP-01, K-RES-01: each sentence names its rule."""
    scenario = {
        "format": "kings.challenge/1",
        "parties": [party("Vic", 9, spends={"blood": 2}), party("Sal", celerity=1)],
        "overbids": ["Vic"],
        "dice": {
            "initiative": {"Vic": [3], "Sal": [2]},
            "test": {"Vic": [2], "Sal": [1]},
            "overbid": {"Vic": [1], "Sal": [2]},
        },
    }
    told = explain(rule(json.dumps(scenario).encode()))
    rules = [sentence.rpartition(" [")[2].rstrip("]") for sentence in told]
    steps = ["K-DECL-01", "K-EXP-01", "K-INIT-03", "K-POOL-01", "K-TEST-04", "K-LOSE-01", "K-OVER-04", "K-RES-01"]
    assert [rules.index(step) for step in steps] == sorted(rules.index(step) for step in steps)
    assert cited(kings.spent(who="Vic", what=["2 blood"]), "K-EXP-01") in told
    assert told[-1] == cited(kings.won(who="Vic", aim="Vic’s way"), "K-RES-01")


def test_what_is_spent_is_told_of_who_relents_too() -> None:
    """K-EXP-01."""
    parties = [party("Vic"), party("Sal", relents=True, spends={"blood": 1, "Willpower": 2})]
    scenario = {"format": "kings.challenge/1", "parties": parties}
    spent = cited(kings.spent(who="Sal", what=["1 blood", "2 Willpower"]), "K-EXP-01")
    assert spent in explain(rule(json.dumps(scenario).encode()))


# --- chances, against published numbers ------------------------------------------------------------------------------


def judged(one: int, other: int, pools: tuple[int, int] = (5, 5), rules: HouseRules = PRESETS) -> list[Fraction]:
    """Return the chances that the challenger wins, that nobody does, and that the challenged wins."""
    sides = Challenge((Party("Vic", pools[0], 9), Party("Sal", pools[1], 9)))
    found: Counter[int | None] = Counter()
    for faces in product((1, 2, 3), repeat=one + other):
        (test,) = after_test(sides, (faces[:one], faces[one:]), rules).tests
        assert isinstance(test, JudgedTest)
        found[test.ahead] += 1
    return [Fraction(found[ahead], found.total()) for ahead in (0, None, 1)]


@pytest.mark.parametrize(
    ("dice", "chances"),
    [
        ((1, 1), "2/9 5/9 2/9"),
        ((1, 2), "4/27 4/9 11/27"),
        ((2, 2), "8/27 11/27 8/27"),
        ((2, 1), "11/27 4/9 4/27"),
        ((3, 1), "5/9 28/81 8/81"),
        ((3, 2), "35/81 86/243 52/243"),
        ((3, 3), "242/729 245/729 242/729"),
        ((4, 4), "2320/6561 1921/6561 2320/6561"),
    ],
)
def test_k_odds_01_the_chances_of_a_test(dice: tuple[int, int], chances: str) -> None:
    assert judged(*dice) == [Fraction(chance) for chance in chances.split()]


def test_k_odds_02_with_one_die_each_the_higher_pool_wins_seven_times_in_nine() -> None:
    assert judged(1, 1, pools=(6, 5)) == [Fraction(7, 9), 0, Fraction(2, 9)]


# --- whatever is written ---------------------------------------------------------------------------------------------


def random_challenge(dice: Random) -> Written:
    """Return a challenge with the test's dice, and those of an overbid that may not be made."""
    parties = [
        party(
            name,
            dice.randint(2, 12),
            bonus=dice.randint(0, 25),
            penalties=dice.randint(0, 9),
            named=dice.randint(1, 9),
            celerity=dice.randint(0, 5),
            extra=[dice.randint(0, 9) for _ in range(dice.randint(0, 2))],
            bid=dice.randint(1, 2),
            retests=dice.randint(0, 3),
            negative=dice.randint(0, 2),
        )
        for name in ("Vic", "Sal")
    ]
    faces = {one["name"]: [dice.randint(1, 3) for _ in range(1 + one["retests"])] for one in parties}
    return {
        "format": "kings.challenge/1",
        "parties": parties,
        "house_rules": {rule_: dice.choice("ab") for rule_ in dice.sample(sorted(HOUSE_RULES), 4)},
        "overbids": dice.choices(("Vic", "Sal"), k=dice.randint(0, 3)),
        "dice": {"test": faces},
    }


def test_whatever_is_ruled_adds_up_and_is_told(trials: Trials) -> None:
    """Nobody loses more than they have, the winner of the last test wins, and every sentence names a rule."""
    ended: Counter[str] = Counter()
    for seed in range(trials(3000)):
        scenario = random_challenge(Random(seed))
        try:
            done = rule(json.dumps(scenario).encode())
        except ScenarioUnreadable as why:
            assert f"$.dice.overbid: {scenario_faults.missing_overbid}" in str(why), scenario
            scenario["dice"]["overbid"] = scenario["dice"]["test"]
            done = rule(json.dumps(scenario).encode())
        told = as_json(done)
        ended[f"{told['outcome']} after {len(told['tests'])}"] += 1
        for one in scenario["parties"]:
            name = one["name"]
            assert told["lost"][name] == sum(test["lost"][name] for test in told["tests"])
            assert told["left"][name] == one["base"] - told["lost"][name] >= 0
            assert told["tests"][-1]["ahead"] == told["winner"]
            assert told["order"] is None or told["order"].count(name) == 1 + len(one["extra"])
        assert all(sentence.endswith("]") and " [K-" in sentence for sentence in explain(done))
    assert len(ended) == 4, ended
