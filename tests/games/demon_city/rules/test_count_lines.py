"""What a proof says of each card that is counted: its rule, whom it is about, and which stats were compared."""

from __future__ import annotations

import json
from typing import Any

from msgspec.structs import replace

from demoncity_gui.games.demon_city.rules.announcements import Act, Attack, Defend, Edges, ThrowReason
from demoncity_gui.games.demon_city.rules.confrontation import Confrontation
from demoncity_gui.games.demon_city.rules.counting import count_throws
from demoncity_gui.games.demon_city.rules.house_rules import PRESETS
from demoncity_gui.games.demon_city.rules.ladders import confirmed_steps, unconfirmed_steps
from demoncity_gui.games.demon_city.ruling import RuledRound, rule
from tests.games.demon_city.rules.test_proofs import lines_of
from tests.games.demon_city.test_ruling import Written, acts, attacks, defends, foe, in_round, person, throws
from tests.support.cast import ann, bill, cassie, dirk

ALL_PRESENT = PRESETS.with_reading("T-AMB-82", "b")


def test_the_hardest_stat_that_is_beaten_is_told() -> None:
    """T-HSTAT-04, T-HSTAT-02: one card for several targets, and the highest of their stats as the reason."""
    for other, also in (("Bill", "Dirk"), ("Dirk", "Bill")):
        scenario = in_round(
            [person("Ann", toughness=7), foe("Bill", skills={"Hand To Hand": 4}), foe("Dirk", agility=5)],
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
    """T-AMB-41: Calm 6 is over 4 and not over 7, on a deed in the round that nobody contests."""
    scenario = in_round(
        [person("Ann", stats={"Calm": 6}), foe("Bill")],
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


def test_other_house_rules_read_the_same_round() -> None:
    """What the Host said of a round stays: who has yet to announce, links, cuts, conflicts, drivers, ladders."""
    people = {one.id: one for one in (ann, bill, cassie, dirk)}
    round_ = Confrontation(
        people,
        {ann.id: Act(against=(bill.id,)), cassie.id: Act(), bill.id: Attack(ann.id), dirk.id: Defend()},
        pending=[dirk.id],
        links=[(ann.id, dirk.id)],
        cuts=[(bill.id, dirk.id)],
        conflicts=[(ann.id, cassie.id)],
        drivers=[ann.id, cassie.id],
        ladders=["above"],
    )
    again = round_.read_by(PRESETS)
    for name in ("pending", "links", "cuts", "conflicts", "drivers", "ladders", "groups", "against"):
        assert getattr(again, name) == getattr(round_, name) != type(getattr(round_, name))(), name


def test_only_deeds_of_one_side_conflict() -> None:
    """T-RESOLVE-27: foes whom the Host names so oppose each other, and exclude nothing."""
    people = {one.id: one for one in (ann, bill, cassie)}
    deeds = {ann.id: Act(), bill.id: Act(), cassie.id: Act()}
    round_ = Confrontation(people, deeds, conflicts=[(ann.id, bill.id), (bill.id, ann.id), (ann.id, cassie.id)])
    assert round_.conflicts == ((ann.id, cassie.id),)
    assert round_.conflicts_with(bill.id) == frozenset()


def test_a_driver_who_names_somebody_is_set_against_them_alone() -> None:
    """T-CLASH-06, T-HSTAT-13: and whom a deed targets stands against it once."""
    people = {one.id: one for one in (ann, bill, dirk)}
    deeds = {ann.id: Act(against=(dirk.id,), target=dirk.id), bill.id: Act(), dirk.id: Act()}
    round_ = Confrontation(people, deeds, drivers=[ann.id, bill.id])
    assert (round_.against[ann.id], round_.against[bill.id]) == ((dirk.id,), (ann.id,))


def test_a_deed_that_nobody_contests_is_set_against_nobody() -> None:
    """T-UNCONTESTED-01: Bill's own deed is no answer to Ann, who tries to stop it."""
    people = {one.id: one for one in (ann, bill)}
    round_ = Confrontation(people, {ann.id: Act(against=(bill.id,)), bill.id: Act(uncontested=True)})
    assert not round_.stand_against_each_other(ann.id, bill.id)


def test_a_defence_gains_nothing_by_somebody_who_attacks_another() -> None:
    """T-AMB-31 b: Bill names Ann, nobody attacks him."""
    scenario = in_round(
        [person("Ann"), foe("Bill", agility=9), foe("Dirk")],
        [attacks("Ann", "Dirk"), defends("Bill", "Ann"), defends("Dirk")],
        house_rules={"T-AMB-31": "b"},
    )
    assert throws(scenario)["Bill"] == "2: +1 T-THROW-03, +1 T-DEF-01"


def reasons(*announcements: Written, of: str = "Ann", **more: Any) -> str:
    """Return the cards and their rules of one of Ann, Bill, whom a foe can hit, and Cass, who stands by Ann."""
    return throws(in_round([person("Ann"), foe("Bill"), person("Cass")], [*announcements], **more))[of]


def test_a_better_weapon_counts_by_the_rule_where_blades_cross_and_else_by_the_hosts_word() -> None:
    """T-WEAP-01, T-AMB-33, T-AMB-45."""
    strikes, fends_off = attacks("Ann", "Bill", weapon_edge=True), defends("Ann", "Bill", weapon_edge=True)
    assert "+1 T-WEAP-01" in reasons(strikes, attacks("Bill", "Ann"))
    assert "+1 T-AMB-33" in reasons(strikes, attacks("Bill", "Cass"), defends("Cass"))
    assert "+1 T-WEAP-01" in reasons(fends_off, attacks("Bill", "Ann"))
    assert "+1 T-AMB-45" in reasons(
        fends_off, attacks("Bill", "Cass"), attacks("Cass", "Bill"), links=[["Ann", "Bill"]]
    )
    runs = acts("Ann", against=["Bill"], weapon_edge=True)
    assert "+1 T-AMB-45" in reasons(runs, attacks("Bill", "Cass"), defends("Cass"))
    assert "+1 T-AMB-45" in reasons(runs, attacks("Bill", "Ann")), "a run is no parry"


def test_a_power_counts_by_the_rule_against_somebody_and_else_by_the_hosts_word() -> None:
    """T-SUP-01, T-AMB-45."""
    vanishes = acts("Ann", against=["Bill"], supernatural_edge=True)
    assert "+1 T-SUP-01" in reasons(attacks("Ann", "Bill", supernatural_edge=True), attacks("Bill", "Ann"))
    assert "+1 T-SUP-01" in reasons(vanishes, attacks("Bill", "Ann"))
    assert "+1 T-AMB-45" in reasons(vanishes, attacks("Bill", "Cass"), defends("Cass"))


def test_what_a_house_rule_gives_or_takes_is_told_by_its_question() -> None:
    """T-ALOST-05, T-AMB-37, T-AMB-38: what the rules give stands beside it under their own ids."""
    tricks = attacks("Ann", "Bill", tricks=["blind", "trip"])
    assert reasons(tricks, attacks("Bill", "Ann")) == "3 lowest: +1 T-THROW-03, +1 T-ALOST-05, +1 T-AMB-38"
    every, one = {"house_rules": {"T-AMB-37": "a"}}, attacks("Ann", "Bill", tricks=["blind"])
    assert reasons(one, attacks("Bill", "Ann"), of="Bill", **every) == "2: +1 T-THROW-03, +1 T-AMB-37"


def test_an_injury_is_told_by_its_rule_and_with_who_gains_by_the_other_reading() -> None:
    """T-ALOST-12, T-AMB-37."""
    hurt = [person("Ann", hurt=True), foe("Bill")]
    deeds = [attacks("Ann", "Bill"), attacks("Bill", "Ann")]
    told = lines_of(in_round(hurt, deeds), "Ann")[-1]
    assert (told["rule"], told["change"], told.get("whom")) == ("T-ALOST-12", 0, None)
    told = lines_of(in_round(hurt, deeds, house_rules={"T-AMB-37": "a"}), "Ann")[-1]
    assert (told["rule"], told["change"], told.get("whom")) == ("T-AMB-37", 0, "Bill")


def test_what_was_lost_of_toughness_changes_no_throw_but_by_its_own_house_rule() -> None:
    """T-AMB-82: another house rule has no say in it."""
    weak = replace(ann, toughness_lost=1)
    for rules, lost in ((PRESETS, 0), (PRESETS.with_reading("T-AMB-01", "b"), 0), (ALL_PRESENT, 1)):
        round_ = Confrontation({ann.id: weak}, {}, rules=rules)
        assert round_.rank(ann.id, "Toughness") == ann.toughness - lost


def test_who_lacks_what_a_power_is_resisted_with_resists_with_nothing() -> None:
    """T-HSTAT-03, T-RESOLVE-09: any card beats it."""
    hexes = Attack(bill.id, resist="Willpower")
    assert Confrontation({bill.id: bill}, {}).resist_stat(bill.id, hexes) == ("Willpower", 0)


# Dirk holds the place over Cass, whom nobody stands below.
LADDER = in_round(
    [person("Ann"), foe("Bill"), person("Dirk"), foe("Cass"), foe("Eve")],
    [
        attacks("Ann", "Bill", also=["Eve"], advantages=["above"]),
        attacks("Bill", "Dirk", advantages=["above"]),
        attacks("Dirk", "Cass"),
    ],
    ladders=["above"],
)


def test_over_two_targets_the_lowest_step_counts_or_by_one_reading_the_highest() -> None:
    """T-AMB-80, T-SIT-04: Bill stands on the ladder, Eve doesn't."""
    assert "T-SIT-04" not in throws(LADDER)["Ann"]
    assert "+1 T-SIT-04" in throws({**LADDER, "house_rules": {"T-AMB-80": "b"}})["Ann"]
    assert "T-SIT-04" not in throws({**LADDER, "house_rules": {"T-AMB-80": "b", "T-AMB-35": "b"}})["Ann"]


def test_who_stands_on_a_ladder_is_told_apart_by_whether_the_host_has_confirmed_it() -> None:
    """T-SIT-06."""
    people = {one.id: one for one in (ann, bill, dirk)}
    above = Edges(advantages=("above",))
    deeds = {ann.id: Attack(bill.id, edges=above), bill.id: Attack(dirk.id, edges=above)}
    asked, told = Confrontation(people, deeds), Confrontation(people, deeds, ladders=["above"])
    assert (unconfirmed_steps(asked), confirmed_steps(asked)) == ({ann.id: "above"}, {})
    assert (unconfirmed_steps(told), confirmed_steps(told)) == ({}, {ann.id: "above"})


def test_that_somebody_who_faces_the_attack_is_unaware_is_the_hosts_word() -> None:
    """T-DIST-01, T-AMB-45, T-AMB-80: Bill faces Ann, Dirk is busy."""
    told = {**TWO, "announcements": [{**TWO["announcements"][0], "unaware": True}, *TWO["announcements"][1:]]}
    (line,) = (line for line in lines_of(told, "Ann") if line["reason"] == "distraction")
    assert (line["rule"], line["whom"]) == ("T-AMB-45", "Bill")


def test_of_somebody_who_has_yet_to_announce_the_hosts_word_is_enough() -> None:
    """T-DIST-01, T-AMB-31 b: nobody can say yet whether Bill faces Ann; she fends him off before he strikes."""
    people = {one.id: one for one in (ann, bill)}
    round_ = Confrontation(people, {ann.id: Attack(bill.id, unaware=True)}, pending=[bill.id])
    (line,) = (line for line in count_throws(round_)[ann.id].lines if line.reason is ThrowReason.DISTRACTION)
    assert (line.whom, line.rule) == (bill.id, "")
    rules = PRESETS.with_reading("T-AMB-31", "b")
    round_ = Confrontation(people, {ann.id: Defend((bill.id,))}, pending=[bill.id], rules=rules)
    assert count_throws(round_)[ann.id].cards == 2


def test_what_holds_by_its_own_rule_names_no_other() -> None:
    """T-WEAP-01, T-SUP-01, T-ALOST-07: as in entries older than the ids."""
    fends_off = defends("Bill", "Ann", weapon_edge=True)
    for other in (attacks("Bill", "Ann"), fends_off):
        people = [person("Ann", hurt=True), foe("Bill")]
        deeds = [attacks("Ann", "Bill", weapon_edge=other is not fends_off, supernatural_edge=True), other]
        ruled = rule(json.dumps(in_round(people, deeds)).encode())
        assert isinstance(ruled, RuledRound)
        assert {line.rule for count in ruled.counts.values() for line in count.lines} == {""}
