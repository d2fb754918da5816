"""Rulings of Action!: the examples, and the worked cases by their ids."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from demoncity_gui.texts import scenario_faults as faults
from tests.games.action.files import attacked, carded, does, falls, fighter, hurt, ruled, sequence, target

EXAMPLES = [json.loads(line) for line in Path(__file__).with_name("examples.jsonl").read_text("utf-8").splitlines()]
STAKES = {"Ann": 15, "Bill": 15, "Cass": 15, "Dirk": 15}


@pytest.mark.parametrize("number", range(len(EXAMPLES)))
def test_each_example_is_ruled_as_it_says(number: int) -> None:
    assert ruled(EXAMPLES[number]["scenario"]) == EXAMPLES[number]["ruling"]


def test_a_ex_01_the_shot_count() -> None:
    """A-SHOT-01, A-SHOT-02."""
    told = sequence([fighter("Ann", 5, 6, 7), fighter("Bill", 5, 5, 6)], [])
    assert told["shot_counts"] == told["shots"] == {"Ann": 6, "Bill": 5}


def test_a_ex_02_initiative_is_the_pool_and_may_be_bought() -> None:
    """A-INIT-01, A-SHOT-05."""
    told = sequence([fighter("Ann")], [does("Ann", "hurry", shots=2)])
    assert told["order"] == [{"who": "Ann", "initiative": 6}]
    assert told["log"] == [{"kind": "hurry", "who": "Ann", "initiative": 16, "shots": 4}]


def test_a_ex_03_an_active_defense_costs_a_shot_and_an_interrupt_three() -> None:
    """A-SHOT-04, A-SHOT-06."""
    ann = [fighter("Ann", shots=2)]
    assert sequence(ann, [does("Ann", "act"), does("Ann", "defend")])["shots"] == {"Ann": 1}
    with pytest.raises(Exception, match=r"^\$\.events\[1\]\.who: "):
        sequence(ann, [does("Ann", "act"), does("Ann", "interrupt")])


@pytest.mark.parametrize(("shots", "regain"), [(6, []), (4, ["Ann"])])
def test_a_ex_04_a_shot_comes_back_after_actions_without_a_roll(shots: int, regain: list[str]) -> None:
    """A-SHOT-03."""
    assert sequence([fighter("Ann", shots=shots)], [does("Ann", "act", rolled=False)])["regain"] == regain


@pytest.mark.parametrize(
    ("parts", "penalty", "switch"), [(1, 0, "-19"), (2, -3, "-19"), (3, -5, "-19"), (4, -8, "+19"), (10, -47, "+19")]
)
def test_a_ex_05_snapshots(parts: int, penalty: int, switch: str) -> None:
    """A-SNAP-01, A-SNAP-02, A-SNAP-03, A-HERO-01."""
    assert sequence([fighter("Ann")], [does("Ann", "act", parts=parts)], switch)["log"][0]["penalty"] == penalty


@pytest.mark.parametrize(("damage", "wounds"), [(12, 2), (4, 0), (5, 1), (15, 3)])
def test_a_ex_06_a_wound_for_each_full_threshold(damage: int, wounds: int) -> None:
    """A-DMG-01, A-DMG-02, A-DMG-03, A-DMG-04."""
    assert hurt(damage)["gained"] == {"shock": damage, "wounds": wounds}


def test_a_ex_07_down_at_health_and_dying_at_toughness() -> None:
    """A-DMG-05, A-DMG-06."""
    assert hurt(3, who=target(10, 3, shock=7))["new"] == ["down"]
    assert hurt(2, who=target(10, 3, shock=7))["new"] == []
    assert hurt(5, who=target(99, 3, wounds=2))["new"] == ["dying"]


@pytest.mark.parametrize(("pv", "damage"), [(12, 8), (4, 10), (60, 0)])
def test_a_ex_08_a_fall(pv: int, damage: int) -> None:
    """A-FALL-01, A-FALL-02."""
    assert falls(10, pv)["damage"] == damage


def test_a_ex_09_covering_fire() -> None:
    """A-COVER-02, A-COVER-03, A-COVER-04, A-AGGR-01, A-AGGR-02."""
    defended = attacked({"skill": 5, "dice": [5, 5]}, "1b", "+01", defense={"skill": 5, "covering": [12, 5]})
    assert defended["defense"] == 8
    static = attacked({"covering": [12]}, "1b", "+01", "+02", defense={"skill": 17})
    assert (static["av"], static["degree"]) == (12, "total_failure")


@pytest.mark.parametrize(
    ("damage", "wall", "flung"),
    [(23, 1, {"metres": 2, "object": 1}), (23, None, {"metres": 2, "object": 0}), (10, None, None), (12, None, None)],
)
def test_a_ex_10_knockback(damage: int, wall: int | None, flung: dict[str, int] | None) -> None:
    """A-KNOCK-02, A-KNOCK-03, A-KNOCK-04, A-KNOCK-05."""
    told = hurt(damage, "+05", who=target(mass=10), **({} if wall is None else {"wall": wall}))
    assert told["knockback"] == flung
    assert ("prone" in told["new"]) is (flung is not None)
    assert told["gained"]["shock"] == damage + (flung or {"object": 0})["object"]


@pytest.mark.parametrize(("wounds", "points"), [(30, 2), (9, 0), (90, 5), (50, 3), (75, 4), (10, 1)])
def test_a_ex_11_the_percentile_penalty(wounds: int, points: int) -> None:
    """A-WPEN-02: treated Wounds count too."""
    assert hurt(0, "+07", who=target(toughness=100, wounds=wounds, treated=wounds))["impairment"] == points


def test_a_ex_12_a_failed_shock_roll() -> None:
    """A-SHOCK-01, A-SHOCK-02, A-SHOCK-03, A-SHOCK-04."""
    told = hurt(10, "+08", rolls={"shock": 11})
    assert told["shock_roll"] == {"difficulty": 15, "total": 11, "passed": False, "sequences": 4}
    assert told["new"] == ["unconscious"]


def test_a_ex_13_luck_for_each_wound() -> None:
    """A-CINEV-01, A-CINEV-02, A-CINEV-03: failed by choice, too."""
    assert hurt(15, "+11", "+13")["needs"]["luck"] == [5, 10, 15]
    assert hurt(15, "+11", "+13", rolls={"luck": [5, 10, 14]})["cinematic"]
    assert hurt(15, "+11", "+13", rolls={"luck": [5, "fail", 15]})["cinematic"]
    assert not hurt(15, "+11", "+13", rolls={"luck": [5, 10, 15]})["cinematic"]


@pytest.mark.parametrize(("damage", "wounds"), [(3, 1), (12, 3)])
def test_a_ex_14_sand_in_your_teeth(damage: int, wounds: int) -> None:
    """A-SAND-01."""
    assert hurt(damage, "+14")["gained"]["wounds"] == wounds


def test_a_ex_15_wound_seriousness() -> None:
    """A-SER-01, A-SER-02, A-SER-03."""
    assert hurt(10, "+15", who=target(wounds=3, worst=3))["impairment"] == 4
    assert hurt(20, "+15")["impairment"] == 8
    assert hurt(25, "+15")["new"] == ["dead"]


def test_a_ex_16_to_stabilise_the_dying() -> None:
    """A-DARK-01, A-DARK-02."""
    told = hurt(3, "+16", who=target(8, 9, wounds=3), rolls={"dark": 2})
    assert (told["dark_roll"]["difficulty"], told["new"], told["stabilise"]) == (3, ["dying"], 32)
    assert hurt(3, "+16", who=target(8, 9), rolls={"dark": 3})["stabilise"] is None


def test_a_ex_17_stun_costs_shots() -> None:
    """A-STUN-01."""
    assert [hurt(10, "+09", who=target(shots=shots))["shots"] for shots in (5, 1)] == [3, 0]
    assert hurt(10, "+09")["shots"] is None


@pytest.mark.parametrize(
    ("letter", "damage", "new", "free_d10"),
    [
        ("34a", 4, [], False),
        ("34a", 5, ["shaken"], False),
        ("34a", 9, ["shaken"], False),
        ("34a", 10, ["out"], False),
        ("34b", 4, ["shaken"], False),
        ("34b", 5, [], True),
        ("34b", 9, [], True),
        ("34b", 10, ["unconscious"], False),
        ("34b", 15, ["unconscious"], False),
        ("34b", 16, ["out"], False),
        ("34b", 18, ["out"], False),
        ("34b", 25, ["out"], False),
    ],
)
def test_a_ex_18_tables_for_mooks(letter: str, damage: int, new: list[str], free_d10: bool) -> None:
    """A-MOOK-01, A-GLASS-01, A-GLASS-03, A-ADV-01, A-ADV-02, A-ADV-03, A-ADV-04: in place of Shock and Wounds."""
    told = hurt(damage, letter, who=target(unnamed=True))
    assert (told["new"], told["free_d10"]) == (new, free_d10)
    assert told["gained"] == {"shock": 0, "wounds": 0}


def test_a_ex_19_a_speed_bump() -> None:
    """A-BUMP-01, A-BUMP-02, A-BUMP-03."""
    told = attacked({"skill": 10, "effect": 8}, "34c", group={"size": 5, "skill": 4, "effect": 2})
    assert (told["pv"], told["falls"], told["degree"], told["harm"]) == (12, 2, "hit", None)


def test_a_ex_20_dramatic_cards() -> None:
    """A-CARD-01, A-CARD-02, A-CARD-03, A-CARD-04, A-CARD-05, A-CARD-06, A-CARD-07, A-CARD-08, A-CARD-09."""
    cards = {"A": "hearts-7", "B": "spades-queen", "C": "clubs-3", "D": "joker-2", "E": "diamonds-1", "F": "clubs-4"}
    told = sequence([], [], "+04", draws={**cards, "G": "hearts-2", "H": "diamonds-10"})["draws"]
    plain = {
        **{"inspired": False, "favored": None, "pool_points": True},
        **{"stymie": False, "setback": False, "restores": False},
    }
    assert told == {
        "A": {**plain, "favored": "interaction"},
        "B": {**plain, "inspired": True, "favored": "combat"},
        "C": {**plain, "pool_points": False},
        "D": {**plain, "inspired": True, "favored": "all", "restores": True},
        "E": {**plain, "inspired": True, "favored": "all"},
        "F": {**plain, "stymie": True},
        "G": {**plain, "setback": True},
        "H": {**plain, "favored": "deceit"},
    }


def test_a_ex_21_initiative_cards() -> None:
    """A-ALT-01, A-ALT-02, A-ALT-03, A-ALT-04."""
    hits = [does("Ann", "act"), does("Dirk", "damage", damage=3), does("Bill", "act")]
    told = carded(STAKES, ["Ann", "Bill", "Cass", "Dirk"], hits[:1])
    assert told["log"][0]["stack"] == ["Bill", "Cass", "Dirk", "Ann"]
    hits = [does("Ann", "act"), does("Dirk", "damage", damage=6), does("Dirk", "damage", damage=3)]
    told = carded(STAKES, ["Ann", "Bill", "Cass", "Dirk"], hits)
    assert [entry["stack"] for entry in told["log"][1:]] == [["Dirk", "Bill", "Cass", "Ann"], ["Bill", "Cass", "Ann"]]
    assert (told["next"], told["out"]) == ("Bill", [{"who": "Dirk", "wound": False}])


@pytest.mark.parametrize(("damage", "massive"), [(19, False), (20, True)])
def test_a_ex_22_massive_damage(damage: int, massive: bool) -> None:
    """A-MASS-01, A-CINE-04."""
    told = hurt(damage, "+10", "+11")
    assert (told["massive"], told["cinematic"]) == (massive, massive)
    assert not hurt(damage)["massive"]


@pytest.mark.parametrize("pv", [0, -3])
def test_a_ex_23_a_hit_without_damage(pv: int) -> None:
    """A-AMB-07, A-AMB-45."""
    assert attacked({"pv": pv})["harm"]["gained"] == {"shock": 0, "wounds": 0}
    assert attacked({"pv": pv}, "+14")["harm"]["gained"] == {"shock": 0, "wounds": 1}


def test_a_ex_24_an_attack_that_is_rolled() -> None:
    """A-AMB-01 b."""
    attack = {"skill": 8, "attribute": 5, "effect": 4, "dice": [7, 3]}
    told = attacked(attack, "1b", defense={"skill": 9, "attribute": 4, "effect": 2})
    assert (told["av"], told["outcome"], told["pv"], told["harm"]["damage"]) == (12, 3, 6, 6)


@pytest.mark.parametrize(
    ("dice", "defense", "degree"),
    [
        ([0, 0], 9, "fumble"),
        ([0, 0], 8, "hit"),
        ([1, 1], 9, "failure"),
        ([0, 5], 8, "total_failure"),
        ([0, 9], 8, "fumble"),
    ],
)
def test_a_ex_25_degrees(dice: list[int], defense: int, degree: str) -> None:
    """A-AMB-01 b."""
    assert attacked({"skill": 8, "dice": dice}, "1b", defense={"skill": defense})["degree"] == degree
    assert attacked({"skill": 8, "dice": dice}, "1b", defense={"skill": 4, "active": True})["defense"] == 9


def test_a_ex_26_two_who_interrupt_each_other() -> None:
    """A-INIT-02, A-SHOT-06, A-SHOT-07."""
    people = [fighter("Bill", 5, 6, 7), fighter("Ann", 6, 6, 6)]
    events = [
        does("Ann", "act"),
        does("Bill", "act"),
        {"kind": "contest", "between": ["Ann", "Bill"], "shots": [1, 2]},
        does("Bill", "interrupt"),
    ]
    told = sequence(people, events)
    assert [one["who"] for one in told["order"]] == ["Ann", "Bill"]
    assert told["log"][2] == {"kind": "contest", "first": "Bill", "values": [11, 16], "shots": [5, 4]}
    assert told["log"][3]["shots"] == 1


@pytest.mark.parametrize(("roll", "shaken"), [(20, []), (19, ["Ann"])])
def test_a_ex_27_a_shaken_one_is_steady_again(roll: int, shaken: list[str]) -> None:
    """A-SHAKEN-02, A-SHAKEN-03, A-SHAKEN-04: that was the Action, and meanwhile there is no Active Defense."""
    ann = [fighter("Ann", shaken=True)]
    told = sequence(ann, [does("Ann", "steady", roll=roll)])
    assert (told["shaken"], told["next"], told["regain"]) == (shaken, None, [])
    for kind in ("defend", "act"):
        with pytest.raises(Exception, match=re.escape("$.events[0].who: " + faults.shaken(who="'Ann'"))):
            sequence(ann, [does("Ann", kind)])


def test_a_ex_28_padding_is_removed_when_it_is_reached() -> None:
    """A-ALT-12."""
    told = carded(STAKES, ["Ann", ["d10"], "Bill", "Cass", "Dirk"], [does("Ann", "act")])
    assert told["log"] == [{"padding": [{"text": "d10", "who": None}], "stack": ["Bill", "Cass", "Dirk", "Ann"]}]


@pytest.mark.parametrize(("letter", "wounds", "worst"), [("48a", 6, 5), ("48b", 6, 6)])
def test_a_ex_29_flung_against_a_wall(letter: str, wounds: int, worst: int) -> None:
    """A-KNOCK-05, A-AMB-48."""
    told = hurt(26, "+05", letter, who=target(mass=1), wall=0)
    assert told["knockback"] == {"metres": 5, "object": 5}
    assert (told["damage"], told["gained"], told["worst"]) == (26, {"shock": 31, "wounds": wounds}, worst)


@pytest.mark.parametrize(("letter", "statuses"), [("31a", ["incapacitated"]), ("31b", ["broken"])])
def test_a_ex_30_who_is_broken(letter: str, statuses: list[str]) -> None:
    """A-STAT-03, A-AMB-31."""
    assert hurt(3, "+18", letter, who=target(statuses=["broken"]))["statuses"] == statuses
    assert hurt(20, "+18", letter, who=target(statuses=["broken"]))["statuses"] == ["incapacitated"]
