"""Rulings of the dice edition: the examples, the worked cases by their ids, and every reading both ways."""

from __future__ import annotations

import json
from fractions import Fraction
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from demoncity_gui.games.demon_city.rules.dice.house_rules import HOUSE_RULES
from demoncity_gui.games.demon_city.ruling_dice import as_json, explain, rule
from demoncity_gui.games.registry import RULINGS

Written = dict[str, Any]

EXAMPLES = [json.loads(line) for line in Path(__file__).with_name("examples.jsonl").read_text("utf-8").splitlines()]


def somebody(name: str, side: str = "", agility: int = 3, toughness: int = 3, **more: Any) -> Written:
    """Return a character; those of no side named are each on their own."""
    return {
        "name": name,
        "side": side or name,
        "stats": {"Agility": agility, "Toughness": toughness, **more.pop("stats", {})},
        **more,
    }


def attack(who: str, target: str, **more: Any) -> Written:
    return {"who": who, "kind": "attack", "target": target, **more}


def defend(who: str, **more: Any) -> Written:
    return {"who": who, "kind": "defend", **more}


def act(who: str, **more: Any) -> Written:
    return {"who": who, "kind": "act", **more}


def move(who: str) -> Written:
    return {"who": who, "kind": "move"}


def reads(**letters: str) -> Written:
    """Return house rules: `d01="b"` is D-AMB-01 b."""
    return {"house_rules": {f"D-AMB-{key[1:]}": letter for key, letter in letters.items()}}


def told(characters: list[Written], announcements: list[Written], **more: Any) -> Any:
    scenario = {
        "format": "demoncity.dice-round/1",
        "characters": characters,
        "announcements": announcements,
        **more,
    }
    return as_json(rule(json.dumps(scenario).encode()))


def dice(characters: list[Written], announcements: list[Written], **more: Any) -> dict[str, int]:
    """Return how many dice each rolls."""
    return {name: throw["dice"] for name, throw in told(characters, announcements, **more)["throws"].items()}


def rolled(characters: list[Written], announcements: list[Written], rolls: dict[str, int], **more: Any) -> Any:
    """Return the ruling where each rolls this number with the best of their dice, and 1 with the others."""
    counts = dice(characters, announcements, **{key: value for key, value in more.items() if key != "damage"})
    faces = {name: [roll] + [1] * (counts[name] - 1) for name, roll in rolls.items()}
    return told(characters, announcements, dice=faces, **more)


def happens(ruling: Any) -> list[str]:
    return [name for clash in ruling["clashes"] for name in clash["happens"]]


def task(*parties: Written, intensity: int | None = None, **more: Any) -> Any:
    kind: Written = {"kind": "opposed"} if intensity is None else {"kind": "static", "intensity": intensity}
    scenario = {"format": "demoncity.dice-task/1", "parties": list(parties), **kind, **more}
    return as_json(rule(json.dumps(scenario).encode()))


def rules_of(throw: Written) -> list[str]:
    return [line["rule"] for line in throw["reasons"]]


@pytest.mark.parametrize("number", range(len(EXAMPLES)))
def test_each_example_is_ruled_as_it_says(number: int) -> None:
    example = EXAMPLES[number]
    ruling = as_json(rule(json.dumps(example["scenario"]).encode()))
    assert ruling.pop("format") == "demoncity.dice-ruling/1"
    for throw in ruling["throws"].values():
        assert sum(line["change"] for line in throw.pop("reasons")) == throw["dice"]
    assert ruling == example["ruling"]


@pytest.mark.parametrize("number", range(len(EXAMPLES)))
def test_each_example_is_explained_in_sentences_that_end_with_their_rule(number: int) -> None:
    for sentence in explain(rule(json.dumps(EXAMPLES[number]["scenario"]).encode())):
        assert "[D-" in sentence
        assert "T-" not in sentence
        assert not any(word in sentence.lower().split() for word in ("card", "cards", "deck", "pile", "suit"))


# --- worked cases ----------------------------------------------------------------------------------------------------


def test_d_ex_01_the_highest_die_counts() -> None:
    """D-TASK-01, D-TASK-02."""
    assert task({"name": "Ann", "stat": 8, "dice": [6, 8]}, intensity=7)["result"] == "success"
    assert task({"name": "Ann", "stat": 9, "dice": [6, 8]}, intensity=8)["result"] == "failure"


def test_d_ex_02_two_situation_dice_and_no_third() -> None:
    """D-TASK-10, D-RULING-03."""
    two = task({"name": "Ann", "advantages": ["head start", "rough ground"]}, {"name": "Bill"})
    assert two["throws"]["Ann"]["dice"] == 3
    three = task({"name": "Ann", "advantages": ["head start", "rough ground", "a map"]}, {"name": "Bill"})
    assert three["throws"]["Ann"]["dice"] == 3


@pytest.mark.parametrize(("roll", "result"), [(3, "failure"), (4, "success")])
def test_d_ex_03_a_number_is_rolled_over(roll: int, result: str) -> None:
    """D-TASK-01, D-TASK-04."""
    assert task({"name": "Ann", "dice": [roll]}, intensity=3)["result"] == result


def test_d_ex_04_a_ten_that_wins_is_a_critical() -> None:
    """D-TASK-12, D-TASK-13."""
    tied = task({"name": "Ann", "dice": [10]}, {"name": "Bill", "dice": [10]})
    assert (tied["result"], tied["critical"]) == ("tied", [])
    won = task({"name": "Ann", "dice": [10]}, {"name": "Bill", "dice": [9]})
    assert (won["result"], won["critical"]) == ("Ann", ["Ann"])


@pytest.mark.parametrize(
    ("ann", "bill", "fumble", "worse"),
    [([1, 1], [1], ["Ann", "Bill"], True), ([1, 1], [2], ["Ann"], False), ([1, 2], [3], [], False)],
)
def test_d_ex_05_the_best_die_is_a_1(ann: list[int], bill: list[int], fumble: list[str], worse: bool) -> None:
    """D-TASK-14, D-TASK-15."""
    told_so = task({"name": "Ann", "distracted": True, "dice": ann}, {"name": "Bill", "dice": bill})
    assert (told_so["fumble"], told_so["worse_for_both"]) == (fumble, worse)


def hit(faces: list[int], letters: dict[str, str] | None = None, **target: Any) -> Any:
    """Return what it costs Bill that Ann hits him."""
    people = [somebody("Ann"), somebody("Bill", **target)]
    said, rules = [attack("Ann", "Bill", manner="shoot"), defend("Bill")], reads(**(letters or {}))
    (damage,) = rolled(people, said, {"Ann": 9, "Bill": 2}, damage={"Ann": faces}, **rules)["damage"]
    return damage


@pytest.mark.parametrize(
    ("faces", "current", "out"), [([7, 4, 9], -1, True), ([3, 8, 8], 0, False), ([1, 5, 6], 2, False)]
)
def test_d_ex_06_the_lowest_of_as_many_dice_as_toughness(faces: list[int], current: int, out: bool) -> None:
    """D-DMG-01, D-DMG-03, D-DMG-04, D-RULING-07: at 0 still up."""
    damage = hit(faces)
    assert (damage["dice"], damage["counts"], damage["lost"]) == (3, "lowest", min(faces))
    assert (damage["current"], damage["out"], damage["injured"]) == (current, out, out)


def test_d_ex_07_toughness_0_rolls_one_die_and_is_always_out() -> None:
    """D-DMG-02, D-DMG-05, D-DMG-06, D-RULING-06."""
    for face in range(1, 11):
        assert (hit([face], toughness=0)["dice"], hit([face], toughness=0)["out"]) == (1, True)


def test_d_ex_08_massive_damage_rolls_the_attackers_stat_and_the_highest_counts() -> None:
    """D-DMG-07, D-DMG-11."""
    people = [somebody("Ann", agility=4), somebody("Bill", toughness=9)]
    said = [attack("Ann", "Bill", manner="shoot", massive=True), defend("Bill")]
    (damage,) = rolled(people, said, {"Ann": 9, "Bill": 2}, damage={"Ann": [2, 9, 5, 5]})["damage"]
    assert (damage["dice"], damage["counts"], damage["lost"], damage["current"]) == (4, "highest", 9, 0)


def test_d_ex_09_five_dice_at_most() -> None:
    """D-DICE-17: six claims come to five dice."""
    people = [somebody("Ann", agility=9), somebody("Bill", agility=1), somebody("Cat")]
    said = [
        attack("Ann", "Bill", manner="shoot", weapon_edge=True, advantages=["high ground", "a map"]),
        attack("Bill", "Cat"),
    ]
    assert dice(people, said)["Ann"] == 5


def test_d_ex_10_injured_with_one_die_rolls_one() -> None:
    """D-DICE-15, D-RULING-04."""
    people = [somebody("Ann", hurt=True), somebody("Bill")]
    ruling = told(people, [attack("Ann", "Bill"), attack("Bill", "Ann")])
    assert ruling["throws"]["Ann"]["dice"] == 1
    assert "D-DICE-15" in rules_of(ruling["throws"]["Ann"])


BETTYS_FRIEND = [
    somebody("Alfie", "players", agility=5, skills={"Firearms": 9}),
    somebody("Betty", "cult", agility=5, skills={"Firearms": 5}),
    somebody("CeCe", "players", agility=1),
]
FLEES = [
    attack("Alfie", "Betty", manner="shoot", skill="Firearms"),
    attack("Betty", "CeCe", manner="shoot", skill="Firearms"),
    defend("CeCe"),
]


@pytest.mark.parametrize(("letter", "alfie"), [("a", 3), ("b", 2)])
def test_d_ex_11_alfie_betty_and_cece(letter: str, alfie: int) -> None:
    """D-DICE-02, D-DICE-04, D-DICE-06, D-DICE-14, D-DICE-19, D-AMB-01: by b Betty, the first to be shot at, is busy."""
    assert dice(BETTYS_FRIEND, FLEES, **reads(d01=letter)) == {"CeCe": 2, "Alfie": alfie, "Betty": 2}


@pytest.mark.parametrize(("letter", "betty"), [("a", 1), ("b", 2)])
def test_d_ex_12_two_who_shoot_each_other(letter: str, betty: int) -> None:
    """D-DICE-02, D-AMB-16: Betty's 5 is over Alfie's Agility, and not over his Firearms."""
    people = [somebody("Alfie", agility=4, skills={"Firearms": 9}), BETTYS_FRIEND[1]]
    said = [attack("Alfie", "Betty", manner="shoot", skill="Firearms"), attack("Betty", "Alfie", manner="shoot")]
    assert dice(people, said, **reads(d16=letter)) == {"Alfie": 2, "Betty": betty}


def test_d_ex_13_betty_is_shot_before_she_shoots_and_cece_gets_away() -> None:
    """D-ROUND-03, D-CLASH-04, D-CLASH-08, D-RULING-08, D-AMB-17."""
    ruling = rolled(BETTYS_FRIEND, FLEES, {"Alfie": 8, "Betty": 6, "CeCe": 5})
    assert happens(ruling) == ["Alfie", "CeCe"]
    assert ruling["clashes"][0]["attack"] == {"who": "Alfie", "target": "Betty"}


@pytest.mark.parametrize(("letter", "done"), [("a", ["Alfie"]), ("b", ["Alfie", "CeCe"])])
def test_d_ex_14_cece_shoots_betty_too(letter: str, done: list[str]) -> None:
    """D-RULING-09, D-AMB-02."""
    said = [*FLEES[:2], attack("CeCe", "Betty", manner="shoot")]
    assert happens(rolled(BETTYS_FRIEND, said, {"Alfie": 8, "Betty": 6, "CeCe": 5}, **reads(d02=letter))) == done


@pytest.mark.parametrize(("involves", "done"), [([], ["Ann", "Cassie"]), (["Ann"], ["Ann"])])
def test_d_ex_15_a_gun_is_picked_up_and_a_friend_waits(involves: list[str], done: list[str]) -> None:
    """D-CLASH-08: what concerns somebody else waits."""
    people = [somebody("Ann", "players"), somebody("Bill", "cult"), somebody("Cassie", "players")]
    said = [attack("Ann", "Bill"), attack("Bill", "Ann"), act("Cassie", involves=involves)]
    links = [] if involves else [["Cassie", "Ann"]]
    assert happens(rolled(people, said, {"Ann": 7, "Bill": 5, "Cassie": 3}, links=links)) == done


def test_d_ex_16_two_fights_and_the_one_link_that_joins_them() -> None:
    """D-CLASH-02."""
    names = {"Alfred": "players", "Bebe": "players", "Ceelo": "cult", "Didi": "players", "Eve": "players"}
    people = [*(somebody(name, side) for name, side in names.items()), somebody("Fifi", "cult")]
    said = [
        attack("Alfred", "Ceelo"),
        attack("Bebe", "Ceelo"),
        attack("Ceelo", "Alfred"),
        attack("Didi", "Fifi"),
        attack("Eve", "Fifi"),
    ]
    two = told(people, [*said, attack("Fifi", "Didi")])["clashes"]
    assert [len(clash["members"]) for clash in two] == [3, 3]
    one = told(people, [*said, act("Fifi", target="Alfred", against=["Didi"])])["clashes"]
    assert [len(clash["members"]) for clash in one] == [6]


def test_d_ex_17_the_better_weapon_is_the_hosts_word() -> None:
    """D-DICE-10, D-DICE-11: whoever it is for, a bottle as much as a shotgun."""
    people = [somebody("Ann"), somebody("Bill")]
    assert dice(people, [attack("Ann", "Bill", weapon_edge=True), attack("Bill", "Ann")]) == {"Ann": 2, "Bill": 1}


def test_d_ex_18_three_claims_are_two_situation_dice() -> None:
    """D-DICE-07, D-DICE-08, D-DICE-09, D-DICE-12, D-DICE-20: of several people in one Clash."""
    people = [somebody("Ann", defended=True), somebody("Bill")]
    said = [
        attack("Ann", "Bill", weapon_edge=True, advantages=["high ground", "high ground"]),
        attack("Bill", "Ann", advantages=["it trips", "a map"]),
    ]
    ruling = told(people, said)
    assert {name: throw["dice"] for name, throw in ruling["throws"].items()} == {"Ann": 3, "Bill": 3}
    assert rules_of(ruling["throws"]["Ann"]) == ["D-DICE-01", "D-DICE-08", "D-DICE-10", "D-DICE-12"]


@pytest.mark.parametrize("foe", [[attack("Foe", "Ann")], []])
def test_d_ex_19_the_second_and_third_attacker(foe: list[Written]) -> None:
    """D-DICE-13, D-AMB-05: by announcing order, whatever their sides."""
    people = [somebody("Ann"), somebody("Bill"), somebody("Cat"), somebody("Foe", agility=9, toughness=9)]
    counts = dice(people, [attack(name, "Foe") for name in ("Ann", "Bill", "Cat")] + foe)
    assert {name: counts[name] for name in ("Ann", "Bill", "Cat")} == {"Ann": 1, "Bill": 2, "Cat": 2}


def test_d_ex_20_of_equals_on_one_side_chance_picks_one() -> None:
    """D-CLASH-05, D-AMB-14: the others are judged like anybody."""
    people = [
        somebody("Ann", "players"),
        somebody("Bill", "cult"),
        somebody("Cat", "players"),
        somebody("Dora", "cult"),
    ]
    said = [attack("Ann", "Bill"), attack("Bill", "Ann"), attack("Cat", "Dora"), defend("Dora")]
    rolls = {"Ann": 8, "Bill": 5, "Cat": 8, "Dora": 3}
    (open_one,) = rolled(people, said, rolls, links=[["Ann", "Cat"]])["clashes"]
    assert (open_one["outcome"], open_one["candidates"], open_one["happens"]) == ("choose", ["Ann", "Cat"], [])
    (picked,) = rolled(people, said, rolls, links=[["Ann", "Cat"]], choices={"first": ["Bill", "Cat"]})["clashes"]
    assert (picked["outcome"], picked["attack"]) == ("won", {"who": "Cat", "target": "Dora"})
    assert picked["happens"] == ["Cat"]


@pytest.mark.parametrize(("letter", "count"), [("a", 3), ("b", 4)])
def test_d_ex_21_the_cap_and_the_losses(letter: str, count: int) -> None:
    """D-DICE-12, D-DICE-15, D-AMB-19."""
    people = [somebody("Ann", agility=5, hurt=True), somebody("Bill", agility=1)]
    said = [attack("Ann", "Bill", manner="shoot", advantages=["one", "two", "three"]), defend("Bill", against=["Ann"])]
    assert dice(people, said, **reads(d19=letter))["Ann"] == count


@pytest.mark.parametrize(
    ("cece", "letter", "done"), [(5, "a", ["Dave"]), (7, "a", ["Dave", "CeCe"]), (5, "b", ["Dave", "CeCe"])]
)
def test_d_ex_22_who_is_held_does_not_get_away(cece: int, letter: str, done: list[str]) -> None:
    """D-CLASH-08, D-AMB-17."""
    people = [
        somebody("Betty", "cult"),
        somebody("CeCe", "players"),
        somebody("Dave", "players"),
        somebody("Ed", "cult"),
    ]
    said = [attack("Betty", "CeCe"), defend("CeCe"), attack("Dave", "Ed")]
    rolls = {"Betty": 6, "CeCe": cece, "Dave": 9}
    assert happens(rolled(people, said, rolls, links=[["Dave", "CeCe"]], **reads(d17=letter))) == done


@pytest.mark.parametrize(
    ("roll", "number", "letters", "result", "fumble"),
    [
        (1, 0, {}, "failure", ["Ann"]),
        (1, 0, {"d07": "b"}, "success", ["Ann"]),
        (10, 10, {}, "failure", []),
        (10, 10, {"d11": "b"}, "success", []),
        (3, 3, {"d03": "b"}, "tied", []),
    ],
)
def test_d_ex_23_a_1_over_0_and_a_10_against_10(
    roll: int, number: int, letters: dict[str, str], result: str, fumble: list[str]
) -> None:
    """D-AMB-03, D-AMB-07, D-AMB-11; the same for a deed that nobody contests (D-SLOW-07, D-SLOW-08)."""
    alone = task({"name": "Ann", "dice": [roll]}, intensity=number, **reads(**letters))
    assert (alone["result"], alone["fumble"]) == (result, fumble)
    said = [act("Ann", intensity=number, uncontested=True)]
    (settled,) = rolled([somebody("Ann")], said, {"Ann": roll}, **reads(**letters))["uncontested"]
    critical = result == "success" and roll == 10
    assert settled == {"who": "Ann", "result": result, "critical": critical, "fumble": bool(fumble)}


def test_d_ex_24_a_tie_between_sides_leaves_nothing_to_anybody() -> None:
    """D-CLASH-06."""
    people = [somebody("Ann", "players"), somebody("Bill", "cult"), somebody("Cassie", "players")]
    said = [attack("Ann", "Bill"), attack("Bill", "Ann"), act("Cassie")]
    ruling = rolled(people, said, {"Ann": 8, "Bill": 8, "Cassie": 2}, links=[["Cassie", "Ann"]])
    (clash,) = ruling["clashes"]
    assert (clash["outcome"], clash["winning_side"], clash["happens"]) == ("tied", None, [])


@pytest.mark.parametrize(
    ("faces", "letter", "current", "out"),
    [([7, 4, 9, 6, 5], "a", -1, True), ([7, 4, 9, 6, 5], "b", -1, False), ([7, 1, 9, 6, 5], "a", 2, False)],
)
def test_d_ex_25_a_vest_adds_dice(faces: list[int], letter: str, current: int, out: bool) -> None:
    """D-DMG-08, D-AMB-09."""
    damage = hit(faces, {"d09": letter}, protection=2)
    assert (damage["dice"], damage["current"], damage["out"]) == (5, current, out)


@pytest.mark.parametrize(
    ("ranks", "counts"), [((9, 1), (2, 1)), ((4, 4), (1, 1)), ((9, 9, 1), (1, 1, 1)), ((9, 8, 1), (2, 1, 1))]
)
def test_d_ex_26_drivers_compete_with_the_drivers_of_other_sides(ranks: tuple[int, ...], counts: tuple[int]) -> None:
    """D-CLASH-03, D-CLASH-13, D-DICE-21, D-AMB-23: over every one of them; who shoots at one finds them busy."""
    names = ["Ann", "Bill", "Cat"][: len(ranks)]
    people = [somebody(name, skills={"Driving": rank}) for name, rank in zip(names, ranks, strict=True)]
    said = [act(name, stat="Driving") for name in names]
    assert tuple(dice(people, said, drivers=names).values()) == counts
    shot = told([*people, somebody("Dora")], [*said, attack("Dora", "Ann", manner="shoot")], drivers=names)
    assert "D-DICE-14" in rules_of(shot["throws"]["Dora"])
    assert [len(clash["members"]) for clash in shot["clashes"]] == [len(names), 1]


@pytest.mark.parametrize(
    ("free", "letter", "ann", "bill"),
    [
        ({"target": "Bill", "stat": "Toughness"}, "a", 2, 1),
        ({"target": "Bill", "stat": "Toughness"}, "b", 2, 2),
        ({"stat": "Toughness", "against": ["Bill"]}, "a", 1, 2),
    ],
)
def test_d_ex_27_a_grab_and_a_twist(free: Written, letter: str, ann: int, bill: int) -> None:
    """D-DICE-21, D-DICE-22, D-AMB-16: a deed at a door is not compared with who hinders it."""
    people = [somebody("Ann", agility=2, toughness=9), somebody("Bill", agility=3, toughness=4)]
    said = [act("Ann", **free), attack("Bill", "Ann", harmless=True)]
    assert dice(people, said, **reads(d16=letter)) == {"Ann": ann, "Bill": bill}


@pytest.mark.parametrize(("agility", "number", "count"), [(4, None, 2), (5, None, 1), (4, 6, 1)])
def test_d_ex_28_pulling_somebody_back(agility: int, number: int | None, count: int) -> None:
    """D-DICE-22, D-TASK-06, D-AMB-23: over the target's Agility, and over the number as well."""
    people = [somebody("Ann", stats={"Calm": 5}), somebody("Bill", agility=agility)]
    said = [act("Ann", target="Bill", stat="Calm", **({} if number is None else {"intensity": number})), move("Bill")]
    assert dice(people, said)["Ann"] == count


# --- readings that no worked case shows ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("letter", "agility", "done"), [("a", 5, ["Bill"]), ("b", 5, []), ("b", 4, []), ("b", 3, ["Bill"])]
)
def test_an_attack_on_somebody_without_dice(letter: str, agility: int, done: list[str]) -> None:
    """D-AMB-04: the highest roll hits, by b only over the stat that it targets."""
    people = [somebody("Bill"), somebody("Ann", agility=agility)]
    ruling = rolled(people, [attack("Bill", "Ann", manner="shoot"), move("Ann")], {"Bill": 4}, **reads(d04=letter))
    assert happens(ruling) == done
    assert ruling["clashes"][0]["outcome"] == ("won" if done else "stalemate")


def test_a_second_attack_too_must_beat_the_stat_of_a_target_without_dice() -> None:
    """D-AMB-02 b, D-AMB-04 b."""
    people = [somebody("Bill", "cult"), somebody("Cat", "cult"), somebody("Ann", agility=5)]
    said = [attack("Bill", "Ann"), attack("Cat", "Ann")]
    for roll, done in ((6, ["Bill", "Cat"]), (5, ["Bill"])):
        assert happens(rolled(people, said, {"Bill": 8, "Cat": roll}, **reads(d04="b"))) == done


@pytest.mark.parametrize(
    ("letter", "manner", "count"), [("a", "shoot", 2), ("b", "shoot", 1), ("a", "close", 2), ("b", "close", 2)]
)
def test_somebody_who_is_grabbed(letter: str, manner: str, count: int) -> None:
    """D-DICE-05, D-AMB-06: Toughness 2 is easier to be over than Agility 5; a stat named goes before both."""
    people = [somebody("Bill", agility=4), somebody("Ann", agility=5, toughness=2, grabbed=True)]
    assert dice(people, [attack("Bill", "Ann", manner=manner)], **reads(d06=letter)) == {"Bill": count}
    named = [attack("Bill", "Ann", manner=manner, resist="Agility")]
    assert dice(people, named, **reads(d06=letter)) == {"Bill": 1}
    held = [act("Bill", target="Ann", stat="Agility")]
    assert dice(people, held, **reads(d06=letter)) == {"Bill": 2 if letter == "a" else 1}


@pytest.mark.parametrize(("letter", "done"), [("a", []), ("b", ["Ann", "Cat"])])
def test_a_fumble_in_a_clash(letter: str, done: list[str]) -> None:
    """D-TASK-14, D-AMB-07: it undoes the deed, that of somebody who was not first too."""
    people = [somebody("Ann", "players"), somebody("Cat", "players")]
    said = [act("Ann"), act("Cat")]
    ruling = rolled(
        people, said, {"Ann": 1, "Cat": 1}, links=[["Ann", "Cat"]], choices={"first": ["Ann"]}, **reads(d07=letter)
    )
    assert happens(ruling) == done
    assert ruling["clashes"][0]["fumble"] == ["Ann", "Cat"]


@pytest.mark.parametrize(("letter", "due"), [("a", [1]), ("b", [])])
def test_massive_damage_by_a_stat_of_0(letter: str, due: list[int]) -> None:
    """D-DMG-07, D-AMB-08."""
    people = [somebody("Ann", agility=0), somebody("Bill")]
    said = [attack("Ann", "Bill", manner="shoot", massive=True)]
    ruling = rolled(people, said, {"Ann": 5}, **reads(d08=letter))
    assert [damage["dice"] for damage in ruling["damage"]] == due


def test_a_deed_that_does_no_harm_costs_no_toughness() -> None:
    people = [somebody("Ann"), somebody("Bill")]
    assert rolled(people, [attack("Ann", "Bill", harmless=True)], {"Ann": 5})["damage"] == []


@pytest.mark.parametrize(("letter", "count"), [("a", 2), ("b", 1)])
def test_toughness_that_was_lost_without_reaching_the_end(letter: str, count: int) -> None:
    """D-DICE-15, D-AMB-10: by b it is an injury, and whoever is hit is Injured from now on."""
    people = [somebody("Ann", current=2), somebody("Bill")]
    assert dice(people, [defend("Ann")], **reads(d10=letter)) == {"Ann": count}
    assert hit([1, 1, 1], {"d10": letter})["injured"] is (letter == "b")


@pytest.mark.parametrize(("letter", "done"), [("a", ["Ann", "Dora"]), ("b", ["Ann"])])
def test_whose_deeds_go_on(letter: str, done: list[str]) -> None:
    """D-CLASH-08, D-AMB-13."""
    people = [somebody("Ann", "players"), somebody("Bill", "cult"), somebody("Dora", "cult")]
    said = [attack("Ann", "Bill"), attack("Bill", "Ann"), act("Dora")]
    ruling = rolled(people, said, {"Ann": 8, "Bill": 5, "Dora": 3}, links=[["Ann", "Dora"]], **reads(d13=letter))
    assert happens(ruling) == done


@pytest.mark.parametrize(("letter", "firearms", "count"), [("a", 5, 2), ("b", 5, 3), ("b", 6, 2)])
def test_a_defenders_skill_die(letter: str, firearms: int, count: int) -> None:
    """D-DICE-06, D-DICE-18, D-AMB-15."""
    people = [somebody("CeCe", agility=6), somebody("Betty", agility=1, skills={"Firearms": firearms})]
    said = [defend("CeCe"), attack("Betty", "CeCe", manner="shoot", skill="Firearms")]
    assert dice(people, said, **reads(d15=letter))["CeCe"] == count


@pytest.mark.parametrize(("letter", "ann", "bill"), [("a", 2, 1), ("b", 1, 1)])
def test_a_skill_lower_than_the_stat_it_stands_in_for(letter: str, ann: int, bill: int) -> None:
    """D-DICE-03, D-AMB-18: of the attacker, and of the one attacked, whose Agility 5 keeps Bill's 4 off by a alone."""
    people = [
        somebody("Ann", toughness=6, agility=2, skills={"Hand To Hand": 3}),
        somebody("Bill", agility=5, skills={"Hand To Hand": 4}),
    ]
    said = [attack("Ann", "Bill"), move("Bill")]
    assert dice(people, said, **reads(d18=letter)) == {"Ann": ann}
    shot = [attack("Bill", "Ann"), move("Ann")]
    people[0]["skills"] = {"Hand To Hand": 4}
    people[0]["stats"]["Agility"] = 4
    assert dice(people, shot, **reads(d18=letter)) == {"Bill": 2 if letter == "a" else 1}
    assert bill == 1


def test_close_combat_uses_the_higher_of_agility_and_toughness() -> None:
    """D-DICE-03, D-TASK-03: ranks have no maximum."""
    foe = somebody("Bill", agility=5)
    for agility, toughness in ((6, 1), (1, 6), (14, 1)):
        assert dice([somebody("Ann", agility=agility, toughness=toughness), foe], [attack("Ann", "Bill")])["Ann"] == 2


@pytest.mark.parametrize(("letter", "outcome"), [("a", "stalemate"), ("b", "won")])
def test_the_highest_roll_and_the_number_of_its_own_deed(letter: str, outcome: str) -> None:
    """D-AMB-20: a deed that is not first must beat it by both."""
    people = [somebody("Ann", "players"), somebody("Bill", "cult"), somebody("Cat", "players")]
    said = [act("Ann", intensity=6, against=["Bill"]), attack("Bill", "Ann"), act("Cat", intensity=6)]
    ruling = rolled(people, said, {"Ann": 5, "Bill": 3, "Cat": 4}, links=[["Ann", "Cat"]], **reads(d20=letter))
    assert ruling["clashes"][0]["outcome"] == outcome
    assert "Cat" not in happens(ruling)


@pytest.mark.parametrize(("letter", "critical"), [("a", ["Ann"]), ("b", [])])
def test_a_10_that_chance_picked(letter: str, critical: list[str]) -> None:
    """D-TASK-13, D-CLASH-12, D-AMB-21."""
    people = [somebody("Ann", "players"), somebody("Bill", "cult"), somebody("Cat", "players")]
    said = [attack("Ann", "Bill"), attack("Bill", "Ann"), attack("Cat", "Bill")]
    rolls = {"Ann": 10, "Bill": 9, "Cat": 10}
    ruling = rolled(people, said, rolls, choices={"first": ["Ann"]}, **reads(d21=letter))
    assert ruling["clashes"][0]["critical"] == critical
    assert rolled(people, said, {**rolls, "Cat": 9}, **reads(d21=letter))["clashes"][0]["critical"] == ["Ann"]


@pytest.mark.parametrize(("letter", "result"), [("a", "stopped"), ("b", "happens")])
def test_who_only_moves_is_stopped_by_a_hit(letter: str, result: str) -> None:
    """D-CLASH-09, D-AMB-22."""
    people = [somebody("Ann"), somebody("Bill"), somebody("Cat")]
    said = [move("Ann"), attack("Bill", "Ann"), move("Cat")]
    ruling = rolled(people, said, {"Bill": 4}, **reads(d22=letter))
    assert [one["result"] for one in ruling["uncontested"]] == [result, "happens"]


def test_several_hits_on_one_target_add_up() -> None:
    """D-DMG-01, D-AMB-02 b: each counts from what the one before left."""
    people = [somebody("Ann", "players"), somebody("Bill", "cult", toughness=2, current=1), somebody("Cat", "players")]
    said = [attack("Ann", "Bill"), attack("Cat", "Bill")]
    ruling = rolled(people, said, {"Ann": 8, "Cat": 5}, damage={"Ann": [1, 3], "Cat": [2, 2]})
    assert [(one["current"], one["out"]) for one in ruling["damage"]] == [(0, False), (-2, True)]


def test_each_house_rule_shows_its_readings_on_a_case() -> None:
    assert len(HOUSE_RULES) == 19
    for known in RULINGS["dice"].load().house_rules().values():
        assert [letter for letter, _ in known.readings] == ["a", "b"]
        assert known.preset == ("b" if known.id == "D-AMB-02" else "a")
        assert known.example


# --- rules that stand by themselves ----------------------------------------------------------------------------------


def test_the_slowest_comes_first_and_each_names_one_foe() -> None:
    """D-SLOW-01, D-SLOW-04, D-SLOW-05, D-ROUND-02, D-ROUND-04: equals in the order of the file."""
    people = [somebody("Ann", agility=4), somebody("Bill", agility=2), somebody("Cat", agility=4)]
    ruling = told(people, [attack("Ann", "Bill"), move("Cat"), attack("Bill", "Ann")])
    assert ruling["order"] == ["Bill", "Ann", "Cat"]
    assert list(ruling["throws"]) == ["Bill", "Ann"]


def test_nothing_is_rolled_where_nothing_is_in_doubt() -> None:
    """D-WHEN-01, D-SLOW-07, D-SLOW-08: with a number it is, whatever the number."""
    people = [somebody("Ann"), somebody("Bill")]
    said = [act("Ann", uncontested=True), act("Bill", uncontested=True, intensity=0)]
    assert dice(people, said) == {"Bill": 1}
    assert rolled(people, said, {"Bill": 4})["uncontested"] == [
        {"who": "Ann", "result": "happens", "critical": False, "fumble": False},
        {"who": "Bill", "result": "success", "critical": False, "fumble": False},
    ]


def test_each_clash_is_judged_by_itself() -> None:
    """D-CLASH-01, D-CLASH-07: a lower roll wins where the higher one is not."""
    people = [somebody(name) for name in ("Ann", "Bill", "Cat", "Dora")]
    said = [attack("Ann", "Bill"), attack("Bill", "Ann"), attack("Cat", "Dora"), attack("Dora", "Cat")]
    ruling = rolled(people, said, {"Ann": 9, "Bill": 8, "Cat": 3, "Dora": 2})
    assert [clash["winning_side"] for clash in ruling["clashes"]] == ["Ann", "Cat"]


@pytest.mark.parametrize(("troubles", "count"), [(["drunk"], 3), (["drunk", "dark"], 2), (["drunk", "dark", "wet"], 2)])
def test_two_dice_at_most_are_lost_and_never_the_last(troubles: list[str], count: int) -> None:
    """D-DICE-16, D-TASK-11."""
    people = [somebody("Ann"), somebody("Bill")]
    said = [
        defend("Ann", advantages=["one", "two"], disadvantages=troubles),
        defend("Bill", disadvantages=[*troubles, "a"]),
    ]
    assert dice(people, said) == {"Ann": count, "Bill": 1}
    alone = task({"name": "Ann", "distracted": True, "advantages": ["a", "b"], "disadvantages": troubles}, intensity=3)
    assert alone["throws"]["Ann"]["dice"] == count


def test_the_skill_die_of_two_who_compete() -> None:
    """D-TASK-05, D-TASK-09: the higher stat; none where one of them has no stat."""
    ruling = task({"name": "Ann", "stat": 4}, {"name": "Bill", "stat": 3, "distracted": True})
    assert [rules_of(throw) for throw in ruling["throws"].values()] == [
        ["D-TASK-01", "D-TASK-05"],
        ["D-TASK-01", "D-TASK-09"],
    ]
    assert rules_of(task({"name": "Ann", "stat": 4}, {"name": "Bill"})["throws"]["Ann"]) == ["D-TASK-01"]
    seen = told([somebody("Ann"), somebody("Bill")], [attack("Ann", "Bill", unaware=True)])
    assert rules_of(seen["throws"]["Ann"]) == ["D-DICE-01", "D-TASK-09"]


# --- chances ---------------------------------------------------------------------------------------------------------


def chances(n: int, m: int) -> tuple[Fraction, Fraction, Fraction]:
    """Return how likely it is that n dice win, tie and lose against m, by ruling every roll of the best dice."""

    def best(count: int, value: int) -> Fraction:
        return Fraction(value**count - (value - 1) ** count, 10**count)

    ends = {"Ann": Fraction(0), "tied": Fraction(0), "Bill": Fraction(0)}
    more: dict[int, Written] = {
        1: {},
        2: {"distracted": True},
        3: {"advantages": ["a", "b"]},
        4: {"distracted": True, "advantages": ["a", "b"]},
    }
    for ann, bill in product(range(1, 11), repeat=2):
        parties = [
            {"name": name, **more[count], "dice": [value] * count}
            for name, count, value in (("Ann", n, ann), ("Bill", m, bill))
        ]
        ends[task(*parties)["result"]] += best(n, ann) * best(m, bill)
    return ends["Ann"], ends["tied"], ends["Bill"]


@pytest.mark.parametrize(
    ("n", "m", "win", "tie"),
    [(1, 1, "45", "10"), (2, 1, "61.5", "10"), (3, 1, "69.75", "10"), (2, 2, None, "13.30"), (2, 3, "32.69", "14.95")],
)
def test_the_chances_of_the_text(n: int, m: int, win: str | None, tie: str) -> None:
    """D-ODDS-02, D-ODDS-03, D-ODDS-04, D-RULING-02, to the digits given."""
    won, tied, _ = chances(n, m)
    places = 2
    assert round(float(tied) * 100, places) == float(tie)
    if win is not None:
        assert round(float(won) * 100, places) == float(win)
