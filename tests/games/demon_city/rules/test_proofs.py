"""What a proof says of each hurdle, card and fate, and what leaves a ruling as it is: one small round for each."""

from __future__ import annotations

import json
from typing import Any

import pytest

from demoncity_gui.games.demon_city.derivation import derivation
from demoncity_gui.games.demon_city.ruling import rule
from tests.games.demon_city.test_ruling import (
    Written,
    acts,
    attacks,
    defends,
    explained,
    foe,
    in_round,
    opposed,
    person,
    ruling,
    shoots,
    static,
)

OTHERWISE = {"T-AMB-01": "b"}
"""A house rule that has no say in any of these."""


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
    assert (fates(chosen)["Cass"][0], fates(chosen)["Ann"]) == ("happened", ("lower-attack", "T-RESOLVE-03"))


@pytest.mark.parametrize(("agility", "fate"), [(4, "T-RESOLVE-12"), (9, "T-RESOLVE-11")])
def test_a_lower_attack_is_not_made_beside_the_highest_nor_instead_of_it(agility: int, fate: str) -> None:
    """T-RESOLVE-11, T-RESOLVE-12: Ann's is the highest, and lands on Bill or fails."""
    scenario = in_round(
        [person("Ann"), person("Cass"), foe("Bill", agility=agility), foe("Dirk")],
        [attacks("Ann", "Bill"), attacks("Cass", "Dirk"), acts("Bill", target="Cass"), attacks("Dirk", "Cass")],
        cards={"Ann": [9, 1], "Cass": [8], "Bill": [4], "Dirk": [3]},
    )
    assert fates(scenario)["Cass"] == ("lower-attack", fate)


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


def test_the_stat_stands_beside_the_throw_by_one_reading() -> None:
    """T-AMB-14 b."""
    ann = deed_of({**DUEL, "house_rules": {"T-AMB-14": "b"}}, "Ann")
    throw, stat = ann["hurdles"]
    assert throw["kind"] == "answer"
    assert stat == {**STANDS, "value": 4, "beaten": True}


def test_who_has_just_fallen_stands_in_nobodys_way_by_one_reading() -> None:
    """T-AMB-17 b: Alfie has shot Betty, from whom CeCe flees; Dirk still stands in her way."""
    scenario = in_round(
        [person("Alfie"), person("CeCe"), foe("Betty"), foe("Dirk")],
        [shoots("Alfie", "Betty"), acts("CeCe", against=["Betty", "Dirk"]), attacks("Betty", "CeCe"), defends("Dirk")],
        cards={"Alfie": [8, 1], "CeCe": [5], "Betty": [6, 1], "Dirk": [4, 1]},
        house_rules={"T-AMB-17": "b"},
    )
    assert fates(scenario)["CeCe"][0] == "happened"
    told = [(one["whom"], one.get("waived"), one["beaten"]) for one in deed_of(scenario, "CeCe")["hurdles"]]
    assert told == [("Betty", "T-AMB-17", True), ("Dirk", None, True)]


@pytest.mark.parametrize(
    ("letter", "intensity", "fate"),
    [("a", 5, "not-high-enough"), ("b", 5, "happened"), ("c", 5, "not-high-enough"), ("b", 10, "not-high-enough")],
)
def test_whether_the_very_number_beats_the_intensity_of_a_contested_deed(
    letter: str, intensity: int, fate: str
) -> None:
    """T-AMB-85, T-STATIC-02: by one reading it does, but for 10."""
    scenario = in_round(
        [person("Ann"), foe("Bill")],
        [acts("Ann", against=["Bill"], intensity=intensity), defends("Bill")],
        cards={"Ann": [intensity], "Bill": [4, 1]},
        house_rules={"T-AMB-85": letter},
    )
    ann = deed_of(scenario, "Ann")
    assert (ann["fate"], ann["hurdles"][1]["kind"], ann["hurdles"][1]["value"]) == (fate, "intensity", intensity)


# --- criticals -------------------------------------------------------------------------------------------------------


def test_a_significator_need_only_beat_those_who_were_hit() -> None:
    """T-CRIT-06, T-AMB-57: Ann's 8 hits Bill, who threw 4, and not Dirk; her own 5 would have hit Bill."""
    scenario = in_round(
        [person("Ann", significators=["major-5"]), foe("Bill"), foe("Dirk", agility=9)],
        [attacks("Ann", "Bill", also=["Dirk"], weapon_edge=True), attacks("Bill", "Ann"), defends("Dirk", "Bill")],
        cards={"Ann": ["major-5", "wands-8"], "Bill": [4], "Dirk": [1, 2]},
    )
    assert deed_of(scenario, "Ann")["critical"] == "T-CRIT-06"
    faster = {**scenario, "cards": {**scenario["cards"], "Bill": [6]}}
    assert "critical" not in deed_of(faster, "Ann")


def test_a_significator_must_beat_the_deed_that_it_excluded_and_no_foe_beside() -> None:
    """T-CRIT-06, T-ALG-11: Cass's deed was not done, and Bill's 7 stands against neither."""
    scenario = in_round(
        [person("Ann", significators=["major-5"]), person("Cass"), foe("Bill"), person("Dirk")],
        [
            acts("Ann", against=["Cass"], weapon_edge=True),
            acts("Cass", against=["Ann"]),
            attacks("Bill", "Dirk"),
            defends("Dirk"),
        ],
        links=[["Bill", "Ann"]],
        cards={"Ann": ["major-5", "wands-8"], "Cass": [4], "Bill": [7], "Dirk": [2, 1]},
    )
    assert deed_of(scenario, "Ann")["critical"] == "T-CRIT-06"
    higher = {**scenario, "cards": {**scenario["cards"], "Cass": ["swords-5"]}}
    assert "critical" not in deed_of(higher, "Ann")


def test_a_card_over_10_that_a_foe_beats() -> None:
    """T-AMB-27: Cass's card wins the Clash, Ann's beats the one who holds her, and Bill's is over it."""
    scenario = in_round(
        [person("Ann"), person("Cass"), foe("Bill"), foe("Dirk")],
        [acts("Ann", against=["Dirk"]), attacks("Cass", "Bill"), attacks("Bill", "Cass"), defends("Dirk")],
        links=[["Ann", "Bill"]],
        cards={"Ann": ["major-11"], "Cass": ["major-20"], "Bill": ["major-15"], "Dirk": [4, 1]},
    )
    assert deed_of(scenario, "Ann")["critical"] == "T-CRIT-03"
    assert deed_of({**scenario, "house_rules": OTHERWISE}, "Ann")["critical"] == "T-CRIT-03"
    assert "critical" not in deed_of({**scenario, "house_rules": {"T-AMB-27": "b"}}, "Ann")


@pytest.mark.parametrize(("cass", "critical"), [("wands-10", "T-CRIT-03"), ("cups-king", None), ("major-12", None)])
def test_a_card_over_10_that_a_deed_beats_which_was_not_done(cass: str, critical: str | None) -> None:
    """T-CRIT-04, T-ALG-11: Ann's attack goes before the deed of Cass that it excludes, who threw as high or higher."""
    scenario = in_round(
        [person("Ann"), person("Cass"), foe("Bill")],
        [attacks("Ann", "Bill"), acts("Cass")],
        conflicts=[["Ann", "Cass"]],
        cards={"Ann": ["major-12" if cass != "major-12" else "wands-knight", 3], "Cass": [cass]},
    )
    assert deed_of(scenario, "Ann")["fate"] == "happened"
    assert deed_of(scenario, "Ann").get("critical") == critical
    why = [sentence for sentence in explained(scenario) if sentence.endswith("[T-CRIT-04, T-ALG-11]")]
    assert all(sentence.startswith("Ann ") for sentence in why) and bool(why) == (critical is None)


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


# --- house rules ----------------------------------------------------------------------------------------------------


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


# --- tasks -----------------------------------------------------------------------------------------------------------


def levels_of(
    intensities: int | list[int], cards: list[str | int] | None, rules: Written | None = None, **ann: Any
) -> Any:
    """Return what became of each Intensity that Ann tries, and whether that was critical."""
    task = static(intensities, cards, house_rules=rules or {}, **{"significators": ["major-5"], **ann})
    ruled = derivation(rule(json.dumps(task).encode(), proof=True))
    return [(one["fate"], one["rule"]) for one in ruled["levels"]], ruled["ruling"]["critical"] == ["Ann"]


def test_an_intensity_that_needs_no_throw_is_told_too() -> None:
    """T-STATIC-05."""
    assert levels_of([0], None) == ([("automatic", "T-STATIC-05")], False)


def test_an_intensity_that_is_met_is_told_apart_from_one_that_is_exceeded() -> None:
    """T-AMB-85 b."""
    told, _ = levels_of([4, 6], ["cups-6"], {"T-AMB-85": "b"})
    assert told == [("exceeded", "T-STATIC-02"), ("met", "T-AMB-85")]


@pytest.mark.parametrize(
    ("letter", "intensities", "critical"),
    [("a", 5, False), ("b", 5, True), ("c", 5, False), ("a", [5, 9], False), ("c", [5, 9], True), ("c", [5], True)],
)
def test_a_significator_that_meets_an_intensity(letter: str, intensities: int | list[int], critical: bool) -> None:
    """T-CRIT-06, T-AMB-85: Ann's own 5 beside an 8, against 5; where equal is enough it is a critical success.

    A list may hold one degree of success alone.
    """
    assert levels_of(intensities, ["major-5", "wands-8"], {"T-AMB-85": letter}, stat=6)[1] is critical


def test_the_card_of_a_stat_makes_nothing_critical_that_it_does_not_count_for() -> None:
    """T-AMB-41 c, T-CRIT-03: stat 3 is over 0 and not over 5, so that the last card counts for 0 alone."""
    beaten = [("automatic", "T-STATIC-05"), ("exceeded", "T-STATIC-02")]
    assert levels_of([0, 5], ["cups-6", "major-20"], {"T-AMB-41": "c"}, stat=3) == (beaten, False)
    assert levels_of([0, 5], ["cups-6", "major-20"], stat=3) == (beaten, True)


@pytest.mark.parametrize(("letter", "beaten"), [("a", [4, 7]), ("c", [4])])
def test_the_card_of_a_stat_in_a_round_counts_for_what_the_stat_is_over(letter: str, beaten: list[int]) -> None:
    """T-AMB-41 c: Calm 5 is over 4 and not over 7; Bill, who goes by no stat, has one card for all."""
    bill = acts("Bill", intensity=[4, 7], uncontested=True)
    scenario = in_round(
        [person("Ann", stats={"Calm": 5}), person("Bill")],
        [acts("Ann", intensity=[4, 7], stat="Calm", uncontested=True), bill],
        cards={"Ann": [3, 9], "Bill": [9]},
        house_rules={"T-AMB-41": letter},
    )
    ann, other = ruling(scenario)["uncontested"]
    assert (ann["levels"], other["levels"]) == (beaten, [4, 7])


@pytest.mark.parametrize(("card", "fate"), [("major-10", "mundane"), ("major-11", "exceeded")])
def test_a_significator_worth_over_10_and_no_lower_one_is_something_supernatural(card: str, fate: str) -> None:
    """T-AMB-42, T-STATIC-06, T-STATIC-07."""
    (level,), _ = levels_of([10], ["major-20"] if fate == "exceeded" else None, significators=[card])
    assert level[0] == fate


@pytest.mark.parametrize(("card", "critical"), [("wands-10", []), ("major-11", ["Ann"])])
def test_a_10_that_wins_a_contest_is_no_critical_success(card: str, critical: list[str]) -> None:
    """T-CRIT-03: a card over 10 is."""
    task = opposed({"name": "Ann", "cards": [card]}, {"name": "Bill", "cards": [4]})
    assert (ruling(task)["result"], ruling(task)["critical"]) == ("Ann", critical)
