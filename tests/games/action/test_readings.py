"""Each reading of each open question that a file can be ruled by, and what else no worked case of Action! shows."""

from __future__ import annotations

import re
from typing import Any

import pytest

from demoncity_gui.games.action.rules.rolls import row
from demoncity_gui.texts import scenario_faults as faults
from tests.games.action.files import attacked, carded, does, falls, fighter, hurt, sequence, target

HEROIC = [fighter("Ann", heroic=True)]


def test_a_sequence_is_over_when_all_have_had_their_turn() -> None:
    """A-TIME-01, A-INIT-02, A-INIT-03, A-INIT-04."""
    people = [fighter("Ann"), fighter("Bill", 7), fighter("Cass", out=True)]
    told = sequence(people, [does("Bill", "pass")])
    assert (told["order"][0], told["next"], told["regain"]) == ({"who": "Bill", "initiative": 6}, "Ann", [])
    told = sequence(people, [does("Bill", "pass"), does("Ann", "rest")])
    assert (told["next"], told["rests"]) == (None, ["Ann"])


@pytest.mark.parametrize(("letter", "initiative"), [("2a", 16), ("2b", 14)])
def test_what_shots_do_to_initiative(letter: str, initiative: int) -> None:
    """A-AMB-02."""
    assert sequence([fighter("Ann")], [does("Ann", "hurry", shots=2)], letter)["log"][0]["initiative"] == initiative


def test_an_interrupt_before_ones_turn() -> None:
    """A-AMB-03."""
    assert sequence([fighter("Ann")], [does("Ann", "interrupt")], "3b")["next"] == "Ann"
    with pytest.raises(Exception, match=re.escape(faults.before_the_turn(who="'Ann'"))):
        sequence([fighter("Ann")], [does("Ann", "interrupt")])


@pytest.mark.parametrize(("letter", "first"), [("4a", "Bill"), ("4b", "Cass")])
def test_equal_initiatives(letter: str, first: str) -> None:
    """A-AMB-04: who isn’t among the lots drawn comes after them, in the order of the file."""
    people = [fighter("Ann"), fighter("Bill", 7, 5), fighter("Cass")]
    order = sequence(people, [], letter, ties=["Cass"])["order"]
    assert order[0]["who"] == first
    assert [one["who"] for one in order if one["who"] != "Bill"] == ["Cass", "Ann"]


@pytest.mark.parametrize(
    ("letters", "penalties"),
    [
        (("5a",), (12, 0)),
        (("5b",), (-row(6), 0)),
        (("5c",), (0, -12)),
        (("5d",), (-12, 0)),
        (("5a", "6b"), (3, 0)),
        (("6b",), (-3, 0)),
    ],
)
def test_the_table_against_the_unnamed(letters: tuple[str, ...], penalties: tuple[int, int]) -> None:
    """A-HERO-01, A-HERO-03, A-AMB-05, A-AMB-06."""
    (entry,) = sequence(HEROIC, [does("Ann", "act", parts=5, targets=2, unnamed=True)], "+19", *letters)["log"]
    assert (entry["penalty"], entry["unnamed_penalty"]) == penalties


def test_the_rows_of_the_table() -> None:
    """A-HERO-01, A-HERO-02."""
    assert [row(n) for n in range(1, 11)] == [2, 3, 5, 8, 12, 17, 23, 30, 38, 47]
    (entry,) = sequence(HEROIC, [does("Ann", "act", unnamed=True)], "+19", "5a")["log"]
    assert entry["penalty"] == 2, "one part has a row too, against the unnamed"
    (entry,) = sequence(HEROIC, [does("Ann", "act", unnamed=True)], "5a")["log"]
    assert entry["penalty"] == 0, "without Heroic Initiative the table is not used"


def test_against_what_the_shaken_roll() -> None:
    """A-AMB-09, A-AMB-19."""
    ann = [fighter("Ann", shaken=True)]
    assert sequence(ann, [does("Ann", "steady", roll=10)], "9b")["shaken"] == []
    assert sequence(ann, [does("Ann", "steady", roll=10)], "9b", "19b")["shaken"] == ["Ann"]
    dice = {"sum": 11, "dice": [9, 0]}
    assert sequence(ann, [does("Ann", "steady", roll=dice)], "1b")["log"][0]["passed"]


@pytest.mark.parametrize(("letter", "damage", "new"), [("10a", 1, ["shaken"]), ("10b", 4, []), ("10b", 5, ["shaken"])])
def test_what_shakes(letter: str, damage: int, new: list[str]) -> None:
    """A-SHAKEN-01, A-AMB-10."""
    assert hurt(damage, "+03", letter)["new"] == new
    assert hurt(damage, letter)["new"] == []


@pytest.mark.parametrize(
    ("letter", "card", "favored"),
    [
        ("11b", "spades-jack", None),
        ("11c", "spades-2", "combat"),
        ("11c", "spades-king", "combat"),
        ("11b", "clubs-6", "other"),
    ],
)
def test_which_cards_favor(letter: str, card: str, favored: str | None) -> None:
    """A-AMB-11, A-CARD-09."""
    assert sequence([], [], "+04", letter, draws={"Heroes": card})["draws"]["Heroes"]["favored"] == favored


def test_flung_by_0_metres() -> None:
    """A-AMB-13: over the Mass Value at all, and then down."""
    told = hurt(12, "+05", "13b", who=target(mass=10), wall=0)
    assert (told["knockback"], told["new"]) == ({"metres": 0, "object": 0}, ["prone"])
    assert hurt(10, "+05", "13b", who=target(mass=10))["knockback"] is None


@pytest.mark.parametrize(
    ("switches", "points"),
    [
        ((), 3),
        (("-06",), 0),
        (("+07",), 2),
        (("+07", "15b"), 1),
        (("+07", "37b"), 5),
        (("+07", "37b", "-06"), 2),
        (("+15",), 2),
        (("+15", "24b"), 5),
        (("+15", "24b", "+07"), 4),
    ],
)
def test_impairment(switches: tuple[str, ...], points: int) -> None:
    """A-WPEN-01, A-WPEN-02, A-SER-01, A-SER-02, A-AMB-15, A-AMB-24, A-AMB-37."""
    who = target(health=40, toughness=16, wounds=4, treated=1, worst=2)
    assert hurt(0, *switches, who=who)["impairment"] == points


def test_seriousness_counts_while_a_wound_is_untreated() -> None:
    """A-SER-02."""
    assert hurt(0, "+15", who=target(wounds=2, treated=2, worst=2))["impairment"] == 0


@pytest.mark.parametrize(
    ("switches", "damage", "new"), [(("16b",), 4, []), (("16b",), 5, ["out"]), (("16b", "+14"), 0, ["out"])]
)
def test_a_glass_jaw_on_a_single_wound(switches: tuple[str, ...], damage: int, new: list[str]) -> None:
    """A-GLASS-01, A-AMB-16."""
    assert hurt(damage, *switches, who=target(unnamed=True))["new"] == new


def test_wounds_may_ease_stabilising() -> None:
    """A-AMB-18."""
    assert hurt(0, "+16", "18b", who=target(8, 3, wounds=3, statuses=["dying"]))["stabilise"] == 25 - 8 - 15


def test_a_roll_that_meets_its_difficulty() -> None:
    """A-AMB-19: by b it fails by 1."""
    assert hurt(5, "+08", rolls={"shock": 10})["shock_roll"]["passed"]
    assert hurt(5, "+08", "19b", rolls={"shock": 10})["shock_roll"]["sequences"] == 1
    assert hurt(5, "+11", "+13", "19b", rolls={"luck": [5]})["cinematic"]


@pytest.mark.parametrize(("letter", "place"), [("20a", 1), ("20b", 2)])
def test_how_far_damage_moves_a_card(letter: str, place: int) -> None:
    """A-ALT-03, A-AMB-20."""
    told = carded({name: 15 for name in "ABCD"}, ["A", "B", "C", "D"], [does("D", "damage", damage=6)], letter)
    assert told["log"][0]["stack"].index("D") == place
    told = carded({name: 4 for name in "AB"}, ["A", "B"], [does("B", "damage", damage=1)])
    assert told["next"] == "B", "a fifth of 4 counts as 1"


@pytest.mark.parametrize(("letter", "stack"), [("21a", "ACBD"), ("21b", "BACD")])
def test_which_way_a_defender_moves(letter: str, stack: str) -> None:
    """A-ALT-06, A-ALT-07, A-AMB-21: not from first place."""
    people = {name: 15 for name in "ABCD"}
    assert "".join(carded(people, [*"ABCD"], [does("B", "defend")], letter)["log"][0]["stack"]) == stack
    assert carded(people, [*"ABCD"], [does("D", "defend")])["log"][0]["stack"] == [*"ABCD"]
    with pytest.raises(Exception, match=re.escape(faults.first_no_defense(who="'A'"))):
        carded(people, [*"ABCD"], [does("A", "defend")])


@pytest.mark.parametrize(
    ("letter", "parts", "stack"), [("22a", 3, "BCAD"), ("22b", 3, "BACD"), ("22a", 2, "BCAD"), ("22a", 1, "BCDA")]
)
def test_a_third_of_the_penalty(letter: str, parts: int, stack: str) -> None:
    """A-ALT-09, A-AMB-22: put last, then moved up."""
    events = [does("A", "act", parts=parts)]
    assert "".join(carded({name: 15 for name in "ABCD"}, [*"ABCD"], events, letter)["log"][0]["stack"]) == stack


def test_no_card_goes_past_the_first_place() -> None:
    """A-ALT-09."""
    told = carded({"A": 15, "B": 15}, ["A", "B"], [does("A", "act", parts=10)], "+19")
    assert told["log"][0]["stack"] == ["A", "B"]


@pytest.mark.parametrize(("letter", "who"), [("23a", None), ("23b", "B")])
def test_whom_padding_befalls(letter: str, who: str | None) -> None:
    """A-ALT-12, A-AMB-23: at the start too."""
    told = carded({"B": 15}, [["rain"], ["fire"], "B", ["d10"]], [], letter)
    assert told["opening"] == [{"text": "rain", "who": who}, {"text": "fire", "who": who}]


@pytest.mark.parametrize(("letter", "pv", "falls_"), [("27a", 12, 2), ("27b", -8, 0)])
def test_whose_skill_a_speed_bump_has(letter: str, pv: int, falls_: int) -> None:
    """A-AMB-27, A-BUMP-02, A-BUMP-03: extra dice count; never more fall than there are."""
    attack = {"skill": 10, "effect": 4, "extra": [3, 5]}
    told = attacked(attack, "34c", letter, group={"size": 3, "skill": 8, "effect": 2})
    assert (told["pv"], told["falls"]) == (pv, falls_)
    assert attacked({"skill": 99}, "34c", group={"size": 3, "skill": 8, "effect": 2})["falls"] == 3


@pytest.mark.parametrize(("letter", "difficulty"), [("28a", 15), ("28b", 20), ("29b", 15), ("29c", 15)])
def test_how_hard_the_shock_roll_is(letter: str, difficulty: int) -> None:
    """A-SHOCK-01, A-AMB-28, A-AMB-29."""
    assert hurt(10, "+08", letter)["needs"]["shock"] == difficulty


def test_the_unconscious_roll_for_no_shock_and_the_dying_not_to_die() -> None:
    """A-SHOCK-01, A-DARK-01."""
    told = hurt(10, "+08", "+16", who=target(statuses=["unconscious", "dying"]))
    assert told["needs"] == {"shock": None, "dark": None, "luck": []}


@pytest.mark.parametrize("letter", ["31a", "31b"])
def test_what_a_hit_carries(letter: str) -> None:
    """A-STAT-01, A-STAT-02, A-STAT-03, A-AMB-31."""
    causes = ["bruised", "battered", "broken"]
    assert ("broken" in hurt(3, "+18", letter, causes=causes)["new"]) is (letter == "31b")
    assert hurt(20, "+18", letter, causes=causes)["new"] == causes


@pytest.mark.parametrize(("switches", "new"), [(("33b",), []), (("33b", "+03"), ["shaken"])])
def test_mooks_shaken_by_option(switches: tuple[str, ...], new: list[str]) -> None:
    """A-AMB-33."""
    assert hurt(5, *switches, who=target(unnamed=True))["new"] == new


def test_a_single_one_of_a_speed_bump_is_treated_as_anybody() -> None:
    """A-AMB-34 c."""
    assert hurt(10, "34c", who=target(unnamed=True))["gained"] == {"shock": 10, "wounds": 2}
    assert hurt(10, "-17", who=target(unnamed=True))["gained"] == {"shock": 10, "wounds": 2}


def test_initiative_bought_after_ones_turn() -> None:
    """A-AMB-35."""
    events = [does("Ann", "act"), does("Ann", "hurry", shots=1)]
    assert sequence([fighter("Ann")], events, "35b")["next"] == "Ann"
    with pytest.raises(Exception, match=re.escape(faults.has_had_the_turn(who="'Ann'"))):
        sequence([fighter("Ann")], events)


@pytest.mark.parametrize(("letter", "regain"), [("40a", ["Ann"]), ("40b", [])])
def test_what_bars_the_shot_regained(letter: str, regain: list[str]) -> None:
    """A-SHOT-03, A-AMB-40."""
    events = [does("Ann", "defend"), does("Ann", "pass")]
    assert sequence([fighter("Ann")], events, letter)["regain"] == regain
    assert sequence([fighter("Ann", shots=1)], [does("Ann", "act")], letter)["regain"] == []


@pytest.mark.parametrize(("letter", "initiative"), [("41a", 6), ("41b", 11)])
def test_shots_added_by_two_who_interrupt_each_other(letter: str, initiative: int) -> None:
    """A-SHOT-07, A-AMB-41."""
    contest = {"kind": "contest", "between": ["Ann", "Bill"], "shots": [1, 0]}
    told = sequence([fighter("Ann"), fighter("Bill")], [contest, does("Ann", "pass")], letter)
    assert told["log"][1]["initiative"] == initiative


def test_whose_sheet_says_heroic() -> None:
    """A-AMB-42."""
    assert sequence(HEROIC, [does("Ann", "act", parts=4)], "+19", "42b")["log"][0]["penalty"] == -8
    with pytest.raises(Exception, match=re.escape("$.events[0].parts: " + faults.parts(most=3, told="4"))):
        sequence([fighter("Ann")], [does("Ann", "act", parts=4)], "+19", "42b")


def test_a_joker_for_all() -> None:
    """A-CARD-02, A-AMB-43: the rest of their cards stays."""
    told = sequence([], [], "+04", "43b", draws={"Heroes": "joker-1", "Triad": "clubs-3"})["draws"]["Triad"]
    assert told["inspired"] and told["restores"] and told["favored"] == "all" and not told["pool_points"]


@pytest.mark.parametrize(("damage", "wounds"), [(3, 1), (12, 2)])
def test_sand_is_at_least_one_wound(damage: int, wounds: int) -> None:
    """A-SAND-01, A-AMB-45."""
    assert hurt(damage, "+14", "45b")["gained"]["wounds"] == wounds


def test_luck_rolled_once() -> None:
    """A-CINEV-01, A-AMB-46."""
    assert hurt(15, "+11", "+13", "46b")["needs"]["luck"] == [15]


def test_what_rests_on_what_is_off_does_nothing() -> None:
    """A-DMG-10, A-AMB-25: and Variable takes the place of Massive."""
    assert hurt(15, "+13")["needs"]["luck"] == []
    assert not hurt(20, "+11", "+13", rolls={"luck": [5, 10, 15, 20]})["cinematic"]
    assert hurt(10, "+08")["needs"]["shock"] == 15


@pytest.mark.parametrize(("letter", "is_hit"), [("47a", False), ("47b", True)])
def test_whether_a_fall_is_a_hit(letter: str, is_hit: bool) -> None:
    """A-AMB-47: what speaks of Damage, Shock points or Wounds serves in any case."""
    told = falls(25, 0, letter, "+03", "+09", "+10", "+11", "+14", "+15", who=target(mass=1, shots=9))
    assert (told["gained"]["wounds"], told["shots"]) == ((6, 3) if is_hit else (5, 9))
    assert (told["cinematic"], told["massive"]) == (is_hit, True)
    assert told["new"] == (["shaken", "dead"] if is_hit else ["shaken"])
    assert falls(25, 0, letter, "+16")["needs"]["dark"] == (25 if is_hit else None)


def test_no_fall_knocks_back_or_carries_a_status() -> None:
    """A-AMB-47: never."""
    told = falls(30, 0, "47b", "+05", "+18", who=target(statuses=["broken"]))
    assert (told["knockback"], told["statuses"]) == (None, ["broken"])


@pytest.mark.parametrize(("letter", "defense"), [("49a", 9), ("49b", 7), ("49c", 7)])
def test_what_impairment_lowers(letter: str, defense: int) -> None:
    """A-AMB-49: every roll by c, by what was there before this Damage."""
    attack = {"skill": 9, "dice": [5, 5], "impairment": 1}
    told = attacked(attack, "1b", letter, defense={"skill": 9, "impairment": 2})
    assert (told["av"], told["defense"]) == (8, defense)
    rolls = {"shock": {"sum": 10, "dice": [2, 0]}}
    told = hurt(5, "1b", "+08", letter, who=target(wounds=2), rolls=rolls)
    assert told["shock_roll"]["total"] == (10 if letter == "49c" else 12)


def test_tables_for_mooks_beside_shock_and_wounds() -> None:
    """A-AMB-50 b."""
    told = hurt(7, "34b", "50b", who=target(unnamed=True))
    assert (told["gained"], told["free_d10"]) == ({"shock": 7, "wounds": 1}, True)


def test_a_mook_that_a_table_alone_serves_still_bears_statuses() -> None:
    """A-STAT-03, A-AMB-50 a: nothing else follows."""
    everything = [f"+{number:02}" for number in range(1, 17) if number != 6] + ["+18"]
    told = hurt(25, *everything, who=target(unnamed=True, statuses=["broken"], shots=5), causes=["bruised"])
    assert told["statuses"] == ["out", "incapacitated", "bruised"]
    assert (told["shots"], told["massive"], told["cinematic"], told["needs"]["dark"]) == (5, False, False, None)


@pytest.mark.parametrize(("letter", "out", "stack"), [("53a", ["B"], "AC"), ("53b", [], "ABC")])
def test_a_defender_may_count_as_last(letter: str, out: list[str], stack: str) -> None:
    """A-ALT-08, A-AMB-53."""
    hit = [does("B", "damage", damage=6 if letter == "53a" else 3, defended=True)]
    told = carded({name: 15 for name in "ABC"}, [*"ABC"], hit, letter)
    assert ([one["who"] for one in told["out"]], "".join(told["log"][0]["stack"])) == (out, stack)


@pytest.mark.parametrize(("letter", "wound"), [("54a", False), ("54b", True)])
def test_whether_being_pushed_out_is_a_wound(letter: str, wound: bool) -> None:
    """A-ALT-04, A-ALT-05, A-AMB-54."""
    told = carded({"A": 15}, ["A"], [does("A", "damage", damage=3)], letter)
    assert (told["out"], told["next"]) == ([{"who": "A", "wound": wound}], None)


@pytest.mark.parametrize("switch", ["26b", "32b", "36b", "38b", "39b", "44b", "52b"])
def test_readings_of_what_lies_between_sequences_touch_no_file(switch: str) -> None:
    """A-AMB-26, A-AMB-32, A-AMB-36, A-AMB-38, A-AMB-39, A-AMB-44, A-AMB-52."""
    assert hurt(12, switch) == hurt(12)
    acts: list[dict[str, Any]] = [does("Ann", "act")]
    assert sequence([fighter("Ann")], acts, switch) == sequence([fighter("Ann")], acts)
