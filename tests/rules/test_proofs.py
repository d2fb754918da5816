"""What a proof says of each hurdle, card and fate, and what leaves a ruling as it is: one small round for each."""

from __future__ import annotations

import json
from typing import Any

import pytest

from demoncity_gui.derivation import derivation
from demoncity_gui.ruling import rule
from tests.test_ruling import (
    Written,
    acts,
    attacks,
    defends,
    foe,
    in_round,
    person,
    ruling,
    shoots,
    throws,
)


def clash_of(scenario: Written) -> Any:
    (clash,) = derivation(rule(json.dumps(scenario).encode(), proof=True))["clashes"]
    return clash


def deed_of(scenario: Written, who: str) -> Any:
    return next(deed for deed in clash_of(scenario)["deeds"] if deed["who"] == who)


def fates(scenario: Written) -> dict[str, tuple[str, str]]:
    return {deed["who"]: (deed["fate"], deed["rule"]) for deed in clash_of(scenario)["deeds"]}


def lines_of(scenario: Written, who: str) -> Any:
    told = derivation(rule(json.dumps(scenario).encode(), proof=True))
    return told["throws"][who]["lines"]


# --- fates and hurdles -----------------------------------------------------------------------------------------------

DUEL = in_round(
    [person("Ann"), foe("Bill")],
    [attacks("Ann", "Bill"), attacks("Bill", "Ann")],
    cards={"Ann": [9], "Bill": [4]},
)


def test_an_attack_that_was_answered_happens_by_the_throw_it_beat() -> None:
    """T-RESOLVE-08."""
    ann = deed_of(DUEL, "Ann")
    assert (ann["fate"], ann["rule"]) == ("happened", "T-RESOLVE-08")
    assert ann["hurdles"] == [{"kind": "answer", "value": 4, "rule": "T-RESOLVE-08", "whom": "Bill", "beaten": True}]


def test_equal_highest_attacks_are_to_be_chosen_and_the_choice_is_kept() -> None:
    """T-RESOLVE-03."""
    scenario = in_round(
        [person("Ann"), person("Cass"), foe("Bill")],
        [attacks("Ann", "Bill"), attacks("Cass", "Bill"), attacks("Bill", "Ann")],
        cards={"Ann": [9], "Cass": [9, 1], "Bill": [4]},
    )
    assert fates(scenario)["Ann"] == fates(scenario)["Cass"] == ("to-be-chosen", "T-RESOLVE-03")
    assert clash_of(scenario)["chosen"] == []
    chosen = {**scenario, "choices": {"attack": ["Cass"]}}
    assert clash_of(chosen)["chosen"] == ["Cass"]
    assert fates(chosen)["Cass"][0] == "happened"


BUSY = in_round(
    [person("Ann"), foe("Bill", agility=6), person("Cass")],
    [attacks("Ann", "Bill"), attacks("Bill", "Cass"), defends("Cass")],
    cards={"Ann": [5, 2], "Bill": [3], "Cass": [4, 1]},
)
STANDS = {"kind": "stat", "value": 6, "rule": "T-RESOLVE-09", "whom": "Bill", "stat": "Agility", "beaten": False}


def test_a_stat_that_stands_names_itself_and_its_owner() -> None:
    """T-RESOLVE-09, T-RESOLVE-11: Bill is busy with Cass."""
    ann = deed_of(BUSY, "Ann")
    assert (ann["fate"], ann["rule"], ann["hurdles"]) == ("not-high-enough", "T-RESOLVE-11", [STANDS])


def test_the_highest_card_of_all_needs_to_beat_no_stat_by_one_reading() -> None:
    """T-AMB-12 b."""
    ann = deed_of({**BUSY, "house_rules": {"T-AMB-12": "b"}}, "Ann")
    assert (ann["fate"], ann["hurdles"]) == ("happened", [{**STANDS, "beaten": True, "waived": "T-AMB-12"}])


def test_the_throw_of_somebody_busy_stands_instead_of_the_stat_by_one_reading() -> None:
    """T-AMB-10 b: Bill's 3 stands against Ann's 5, his stat doesn't."""
    ann = deed_of({**BUSY, "house_rules": {"T-AMB-10": "b"}}, "Ann")
    throw = {"kind": "answer", "value": 3, "rule": "T-RESOLVE-08", "whom": "Bill", "beaten": True}
    assert ann["hurdles"] == [throw, {**STANDS, "beaten": True, "waived": "T-AMB-10"}]


def test_allies_whose_deeds_exclude_each_other_are_no_hurdle() -> None:
    """T-RESOLVE-27: the other's number is told, and waived."""
    scenario = in_round(
        [person("Ann"), person("Cass"), foe("Bill")],
        [acts("Ann", against=["Cass", "Bill"]), acts("Cass", against=["Ann"]), defends("Bill")],
        cards={"Ann": [5], "Cass": [7], "Bill": [4, 1]},
    )
    rival, stopper = deed_of(scenario, "Ann")["hurdles"]
    assert rival == {
        "kind": "rival",
        "value": 7,
        "rule": "T-RESOLVE-27",
        "whom": "Cass",
        "beaten": True,
        "waived": "T-RESOLVE-27",
    }
    assert (stopper["kind"], stopper["value"], stopper["whom"]) == ("stopper", 4, "Bill")
    assert fates(scenario) == {
        "Ann": ("conflict", "T-RESOLVE-27"),
        "Cass": ("happened", "T-RESOLVE-18"),
        "Bill": ("side-lost", "T-RESOLVE-22"),
    }


def test_who_attacks_the_doer_stands_against_the_deed_too() -> None:
    """T-ALG-05: Dirk is whom Ann holds up, and Bill shoots at her."""
    scenario = in_round(
        [person("Ann"), foe("Bill"), foe("Dirk")],
        [acts("Ann", against=["Dirk"]), shoots("Bill", "Ann"), acts("Dirk", against=["Ann"])],
        cards={"Ann": [9], "Bill": [4, 1], "Dirk": [3]},
    )
    kinds = [(hurdle["kind"], hurdle["whom"], hurdle["value"]) for hurdle in deed_of(scenario, "Ann")["hurdles"]]
    assert kinds == [("stopper", "Dirk", 3), ("foe", "Bill", 4)]


def test_of_several_targets_each_has_its_own_hurdles() -> None:
    """T-AMB-57: Bill answers with a throw, Dirk resists with a stat."""
    scenario = in_round(
        [person("Ann"), foe("Bill"), foe("Dirk", agility=6)],
        [attacks("Ann", "Bill", also=["Dirk"]), attacks("Bill", "Ann"), defends("Dirk", "Bill")],
        cards={"Ann": [5], "Bill": [4], "Dirk": [1, 2]},
    )
    told = [(one["kind"], one["whom"], one["at"], one["beaten"]) for one in deed_of(scenario, "Ann")["hurdles"]]
    assert ("answer", "Bill", "Bill", True) in told
    assert ("stat", "Dirk", "Dirk", False) in told
    assert clash_of(scenario)["deeds"][0]["fate"] == "happened"
    assert ruling(scenario)["clashes"][0]["hit"] == ["Bill"]


OUT = in_round(
    [person("Ann"), person("Cass"), foe("Bill")],
    [acts("Ann", against=["Cass"]), acts("Cass", against=["Ann"]), acts("Bill", against=["Ann"])],
    cards={"Ann": [9], "Cass": [7], "Bill": [4]},
    out=["Ann"],
)


def test_somebody_out_keeps_their_card_and_excludes_no_other_deed() -> None:
    """T-RESOLVE-28: Ann's 9 wins the Clash for her side, and what she meant to stop is done."""
    assert fates(OUT)["Ann"][0] == "out"
    assert fates(OUT)["Cass"] == ("happened", "T-RESOLVE-18")
    assert clash_of(OUT)["out"] == ["Ann"]


def test_the_highest_attack_of_somebody_out_is_a_stalemate() -> None:
    """T-RESOLVE-28, T-RESOLVE-11."""
    told = ruling({**DUEL, "out": ["Ann"]})["clashes"][0]
    assert (told["outcome"], told["happens"], told["hit"]) == ("stalemate", [], [])


def test_a_tie_of_deeds_is_told_apart_from_what_waits_for_it() -> None:
    """T-RESOLVE-27: Ann and Cass are to be chosen from, and Eve, who is lower, waits."""
    scenario = in_round(
        [person("Ann"), person("Cass"), person("Eve"), foe("Bill")],
        [
            acts("Ann", against=["Cass", "Bill"]),
            acts("Cass", against=["Ann", "Eve"]),
            acts("Eve", against=["Cass"]),
            defends("Bill"),
        ],
        cards={"Ann": [7], "Cass": [7, 1], "Eve": [5], "Bill": [4, 2]},
    )
    scenario["cards"] = {name: hand[: throw["cards"]] for (name, hand), throw in _paired(scenario)}
    told = {who: fate for who, (fate, _) in fates(scenario).items()}
    assert (told["Ann"], told["Cass"], told["Eve"]) == ("to-be-chosen", "to-be-chosen", "waits")


def _paired(scenario: Written) -> list[tuple[tuple[str, list[int]], Any]]:
    counted = ruling({key: part for key, part in scenario.items() if key != "cards"})["throws"]
    return [((name, hand), counted[name]) for name, hand in scenario["cards"].items()]


# --- what a count is made of -----------------------------------------------------------------------------------------

OTHERWISE = {"T-AMB-01": "b"}
"""A house rule that has no say in any of these."""


@pytest.mark.parametrize(
    "scenario",
    [
        pytest.param(BUSY, id="T-AMB-12"),
        pytest.param(
            in_round(
                [person("Ann"), foe("Bill", agility=2), foe("Dirk"), person("Cass")],
                [attacks("Ann", "Bill"), attacks("Bill", "Cass"), attacks("Dirk", "Ann"), defends("Cass")],
                cards={"Ann": [5, 2, 1], "Bill": [3], "Dirk": [6, 1], "Cass": [7, 4]},
            ),
            id="T-AMB-11: who attacks the attacker stands against the attack",
        ),
        pytest.param(
            in_round(
                [person("Ann"), person("Cass"), foe("Bill", agility=8), foe("Dirk", agility=3)],
                [
                    attacks("Ann", "Bill"),
                    attacks("Cass", "Dirk"),
                    acts("Bill", target="Cass"),
                    acts("Dirk", target="Cass"),
                ],
                cards={"Ann": [7, 2], "Cass": [6, 2], "Bill": [4], "Dirk": [5]},
            ),
            id="T-AMB-13: the highest attack is the highest, though a lower one could land",
        ),
        pytest.param(
            in_round(
                [person("Ann", toughness=5), foe("Bill", agility=3), foe("Dirk", agility=8)],
                [attacks("Ann", "Bill", also=["Dirk"]), attacks("Bill", "Ann"), defends("Dirk", "Bill")],
            ),
            id="T-AMB-80: over one stat of two is not enough",
        ),
        pytest.param(
            in_round([person("Ann", hurt=True), foe("Bill")], [attacks("Ann", "Bill"), attacks("Bill", "Ann")]),
            id="T-AMB-37: an Injury that finds one throw is nobody's gain",
        ),
    ],
)
def test_a_house_rule_that_has_no_say_changes_nothing(scenario: Written) -> None:
    """T-AMB-11, T-AMB-12, T-AMB-13, T-AMB-37, T-AMB-80: another house rule is chosen, these stay preset."""
    told, otherwise = (
        derivation(rule(json.dumps(one).encode(), proof=True))
        for one in (scenario, {**scenario, "house_rules": OTHERWISE})
    )
    assert otherwise.pop("house_rules") == OTHERWISE and told.pop("house_rules") == {}
    assert otherwise == told


def test_without_house_rules_none_has_turned_a_count() -> None:
    """A count says that it was looked at, and that nothing turned it."""
    ruled = rule(json.dumps(DUEL).encode(), proof=True)
    assert [count.turned_by for count in ruled.counts.values()] == [(), ()]


def test_the_hardest_stat_that_is_beaten_is_told() -> None:
    """T-HSTAT-04, T-HSTAT-02: one card for several targets, and the highest of their stats as the reason."""
    for other, also in (("Bill", "Dirk"), ("Dirk", "Bill")):
        scenario = in_round(
            [person("Ann", toughness=7), foe("Bill", agility=3), foe("Dirk", agility=5)],
            [attacks("Ann", other, also=[also]), defends("Bill"), defends("Dirk")],
        )
        (line,) = (one for one in lines_of(scenario, "Ann") if one["reason"] == "higher-stat")
        assert line["compared"] == {"stat": "Toughness", "rank": 7, "with": "Agility", "its_rank": 5, "of": "Dirk"}


def test_each_comparison_of_stats_names_its_rule() -> None:
    """T-HSTAT-01, T-HSTAT-02, T-HSTAT-12, T-STATIC-08."""
    ann = person("Ann", toughness=9, stats={"Calm": 9})

    def of(announcement: Written, *others: Written) -> str:
        told = throws(in_round([ann, foe("Bill", stats={"Calm": 2})], [announcement, *others]))
        return told["Ann"]

    assert "+1 T-HSTAT-01" in of(attacks("Ann", "Bill"), attacks("Bill", "Ann"))
    assert "+1 T-HSTAT-02" in of(attacks("Ann", "Bill"), defends("Bill"))
    assert "+1 T-HSTAT-12" in of(attacks("Ann", "Bill"), acts("Bill", target="Ann", stat="Calm"))
    assert "+1 T-HSTAT-12" in of(acts("Ann", target="Bill", stat="Calm"), attacks("Bill", "Ann"))
    both = acts("Ann", against=["Bill"], stat="Calm"), acts("Bill", against=["Ann"], stat="Calm")
    assert "+1 T-HSTAT-12" in of(*both)
    assert "+1 T-HSTAT-02" in of(acts("Ann", target="Bill", stat="Calm"), defends("Bill"))
    assert "+1 T-STATIC-08" in of(acts("Ann", intensity=5, stat="Calm", uncontested=True))


def test_of_several_intensities_the_stat_meets_the_first_or_by_one_reading_the_last() -> None:
    """T-AMB-41: Calm 5 is over 4 and not over 7, on a deed in the round that nobody contests."""
    scenario = in_round(
        [person("Ann", stats={"Calm": 5}), foe("Bill")],
        [acts("Ann", intensity=[4, 5, 7], stat="Calm", uncontested=True), defends("Bill")],
    )
    assert throws(scenario)["Ann"] == "2: +1 T-THROW-03, +1 T-STATIC-08"
    assert throws({**scenario, "house_rules": {"T-AMB-41": "b"}})["Ann"] == "1: +1 T-THROW-03"


TWO = in_round(
    [person("Ann"), foe("Bill"), foe("Dirk"), person("Cass")],
    [attacks("Ann", "Bill", also=["Dirk"], weapon_edge=True), attacks("Bill", "Ann"), attacks("Dirk", "Cass")],
)


def test_of_two_targets_one_may_be_enough_by_one_reading() -> None:
    """T-AMB-80: Bill faces Ann, Dirk does not; who is busy is the one that is told."""
    assert not any(line["reason"] == "distraction" for line in lines_of(TWO, "Ann"))
    one = {**TWO, "house_rules": {"T-AMB-80": "b"}}
    (line,) = (line for line in lines_of(one, "Ann") if line["reason"] == "distraction")
    assert line["whom"] == "Dirk"


def test_none_of_two_targets_is_never_enough() -> None:
    """T-AMB-80 b: both face Ann, and both are faster."""
    scenario = in_round(
        [person("Ann"), foe("Bill"), foe("Dirk")],
        [attacks("Ann", "Bill", also=["Dirk"]), attacks("Bill", "Ann"), attacks("Dirk", "Ann")],
        house_rules={"T-AMB-80": "b"},
    )
    assert throws(scenario)["Ann"] == "1: +1 T-THROW-03"


def test_a_weapon_against_two_of_whom_one_strikes_back() -> None:
    """T-AMB-33 a with T-AMB-80: nothing, and by the other reading of both one card."""
    told = [
        "T-WEAP-01" in throws({**TWO, "house_rules": rules})["Ann"]
        for rules in ({}, {"T-AMB-33": "a"}, {"T-AMB-33": "a", "T-AMB-80": "b"})
    ]
    assert told == [True, False, True]


def test_what_is_spilled_goes_to_one_who_stands_against_the_deed() -> None:
    """T-ALOST-10: Bill is in the Clash and announces first; Dirk is who stands against it."""
    scenario = in_round(
        [person("Ann"), foe("Bill"), foe("Dirk")],
        [attacks("Bill", "Ann"), defends("Dirk"), acts("Ann", against=["Dirk"], disadvantages=["dark"])],
    )
    scenario["announcements"][0]["target"] = "Cass"
    scenario["characters"].append(person("Cass"))
    scenario["links"] = [["Bill", "Ann"]]
    (line,) = (line for line in lines_of(scenario, "Ann") if line["reason"] == "disadvantage")
    assert (line["change"], line["whom"]) == (0, "Dirk")
    assert "+1 T-ALOST-10" in throws(scenario)["Dirk"]


def test_each_further_trick_is_a_line_of_its_own() -> None:
    """T-ALOST-05, T-AMB-38: one throw, two tricks; the second costs a card by one reading alone."""
    scenario = in_round(
        [person("Ann"), foe("Bill")], [attacks("Ann", "Bill", tricks=["blind", "trip"]), attacks("Bill", "Ann")]
    )
    for letter, change in (("a", 0), ("b", 1)):
        told = [line for line in lines_of({**scenario, "house_rules": {"T-AMB-38": letter}}, "Ann")]
        assert [(line["reason"], line["label"], line["change"]) for line in told[1:]] == [
            ("trick", "blind", 1),
            ("trick", "trip", change),
        ]


def test_a_step_of_a_ladder_is_told_with_the_advantage_and_over_whom() -> None:
    """T-SIT-04: Ann stands two steps above Bill."""
    scenario = in_round(
        [person("Ann"), foe("Bill"), person("Dirk")],
        [
            attacks("Ann", "Bill", advantages=["above"]),
            attacks("Bill", "Dirk", advantages=["above"]),
            defends("Dirk"),
        ],
        ladders=["above"],
    )
    (line,) = (line for line in lines_of(scenario, "Ann") if line["reason"] == "ladder")
    assert (line["rule"], line["label"], line["whom"], line["change"]) == ("T-SIT-04", "above", "Bill", 1)
