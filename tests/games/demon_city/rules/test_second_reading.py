"""The worked cases of the second reading, one by one (T-EX-100 and after), as files have them or at the table."""

from __future__ import annotations

import json
from typing import Any

import pytest

from demoncity_gui import texts
from demoncity_gui.games.common.scenario import ScenarioUnreadable
from demoncity_gui.games.demon_city.rules import commands as cmd
from demoncity_gui.games.demon_city.rules import refusals as no
from demoncity_gui.games.demon_city.rules.announcements import Act, Move
from demoncity_gui.games.demon_city.rules.characters import PLAYERS_SIDE, Side, State
from demoncity_gui.games.demon_city.rules.clash import Fate
from demoncity_gui.games.demon_city.rules.events import ClashJudged
from demoncity_gui.games.demon_city.ruling import as_json, rule
from demoncity_gui.games.demon_city.words.judgements import players_choose
from demoncity_gui.pieces.tarot import Card
from tests.games.demon_city.test_ruling import (
    Written,
    acts,
    attacks,
    defends,
    foe,
    in_round,
    moves,
    person,
    ruling,
    static,
)
from tests.support.cast import attacks as strikes
from tests.support.cast import foe as enemy
from tests.support.cast import player
from tests.support.sitting import Sitting, table_with


def cards_taken(scenario: Written) -> dict[str, int]:
    """Return how many cards everybody takes."""
    return {name: throw["cards"] for name, throw in ruling(scenario)["throws"].items()}


def clash_of(scenario: Written, number: int = 0) -> dict[str, Any]:
    """Return one Clash of the ruling."""
    told: dict[str, Any] = ruling(scenario)["clashes"][number]
    return told


def settled(scenario: Written) -> dict[str, Any]:
    """Return the only uncontested deed."""
    (told,) = ruling(scenario)["uncontested"]
    return dict(told)


# --- a fumble never succeeds ---------------------------------------------------------------------------------------


def test_t_ex_100_a_fool_with_nothing_against_it_does_nothing() -> None:
    """T-EX-100, T-CRIT-14: on the winning side, and the attack beside it happens."""
    told = clash_of(
        in_round(
            [person("Ann"), person("Cass"), foe("Bill")],
            [attacks("Ann", "Bill"), acts("Cass"), attacks("Bill", "Ann")],
            links=[["Cass", "Ann"]],
            cards={"Ann": [9], "Cass": ["major-fool"], "Bill": [3]},
        )
    )
    assert (told["happens"], told["fumble"]) == (["Ann"], ["Cass"])


def test_t_ex_101_a_defence_against_nobody_fumbles_and_earns_no_placement() -> None:
    """T-EX-101, T-CRIT-14, T-MOVE-05."""
    ann, bill = player("Ann", agility=1), enemy("Bill", agility=5)
    sitting = table_with(ann, bill, players="Fool")
    sitting.announce(ann, Act())
    sitting.announce(bill, Move())
    sitting.throw()
    ruled = sitting.fight.clashes[0].ruling
    assert (ruled.happens, ruled.fumble, ruled.judgements[0].fate) == ((), (ann.id,), Fate.FUMBLED)
    sitting.accept_all()
    assert not sitting.participant(ann).succeeded


def test_t_ex_102_a_fumble_earns_not_even_the_level_0() -> None:
    """T-EX-102, T-AMB-79: in a task and in Action Rounds."""
    told = ruling(static([0, 4], ["major-fool"]))
    assert (told["result"], told["levels"], told["fumble"]) == ("failure", [], ["Ann"])
    search = acts("Ann", uncontested=True, intensity=[0, 4])
    told = settled(in_round([person("Ann"), foe("Bill")], [search], cards={"Ann": ["major-fool"]}))
    assert (told["result"], told["levels"], told["fumble"]) == ("failure", [], True)


# --- who opposes whom ----------------------------------------------------------------------------------------------


def chase(*driving: tuple[str, int], **more: Any) -> Written:
    """Return competing drivers, the first on the players' side, each with that much Driving."""
    people = [
        person(name, "players" if place == 0 else f"car {place}", stats={"Driving": rank})
        for place, (name, rank) in enumerate(driving)
    ]
    announced = [acts(name, stat="Driving", **more.get(name, {})) for name, _ in driving]
    return in_round(people, announced, drivers=[name for name, _ in driving])


@pytest.mark.parametrize(("other", "cards"), [(1, {"Ann": 2, "Bill": 1}), (9, {"Ann": 1, "Bill": 1})])
def test_t_ex_103_drivers_compare_their_driving(other: int, cards: dict[str, int]) -> None:
    """T-EX-103, T-HSTAT-12, T-CLASH-06: each set against the other without being named."""
    assert cards_taken(chase(("Ann", 9), ("Bill", other))) == cards


def test_t_ex_104_of_three_drivers_all_must_be_worse() -> None:
    """T-EX-104, T-AMB-80."""
    three = chase(("Ann", 9), ("Bill", 1), ("Cass", 9))
    assert cards_taken(three)["Ann"] == 1
    assert cards_taken({**three, "house_rules": {"T-AMB-80": "b"}})["Ann"] == 2


def grip(**escape: Any) -> Written:
    """Return Bill squeezing Ann, and what she does about it."""
    people = [person("Ann", toughness=9), foe("Bill", toughness=1)]
    return in_round(people, [acts("Ann", stat="Toughness", **escape), attacks("Bill", "Ann")])


def test_t_ex_105_an_escape_is_aimed_at_who_holds_on() -> None:
    """T-EX-105, T-HSTAT-13: they face each other, and he must beat her throw."""
    held = grip(target="Bill")
    assert cards_taken(held) == {"Ann": 2, "Bill": 1}
    told = clash_of({**held, "cards": {"Ann": [3, 2], "Bill": [5]}})
    assert (told["attack"], told["happens"]) == ({"who": "Bill", "target": "Ann"}, ["Bill"])
    assert clash_of({**held, "cards": {"Ann": [6, 2], "Bill": [5]}})["happens"] == ["Ann"]


def test_t_ex_106_somebody_at_a_garage_door_is_busy() -> None:
    """T-EX-106, T-AMB-86: Bill only hinders her, and must beat her Agility, 4."""
    door = grip(against=["Bill"])
    assert cards_taken(door) == {"Ann": 1, "Bill": 2}
    assert clash_of({**door, "cards": {"Ann": [3], "Bill": [5, 1]}})["happens"] == ["Bill"]
    assert clash_of({**door, "cards": {"Ann": [3], "Bill": [4, 1]}})["outcome"] == "stalemate"


def test_t_ex_107_a_tie_leaves_her_held() -> None:
    """T-EX-107, T-RESOLVE-04, T-RESOLVE-20."""
    told = clash_of({**grip(target="Bill"), "cards": {"Ann": ["cups-6", 1], "Bill": ["wands-6"]}})
    assert (told["outcome"], told["happens"]) == ("tied", [])


def test_t_ex_108_a_drivers_troubles_help_the_other_driver() -> None:
    """T-EX-108, T-ALOST-10: a flat tyre, and drunk."""
    troubled = chase(
        ("Ann", 9),
        ("Bill", 1),
        Bill={"disadvantages": [texts.demon_city_counts.spilled(whom="Bill", label="a flat tyre"), "drunk"]},
    )
    assert cards_taken(troubled) == {"Ann": 4, "Bill": 1}


@pytest.mark.parametrize(("uncontested", "bill"), [(True, 2), (False, 3)])
def test_t_ex_109_and_110_only_a_contested_search_helps_who_attacks(uncontested: bool, bill: int) -> None:
    """T-EX-109, T-EX-110, T-ALOST-10: the dark is nobody's gain where nobody's card opposes the search."""
    search = acts(
        "Ceelo",
        intensity=4,
        uncontested=uncontested,
        disadvantages=[texts.demon_city_counts.spilled(whom="Ceelo", label="in the dark")],
    )
    told = cards_taken(in_round([person("Ceelo"), foe("Bebe")], [search, attacks("Bebe", "Ceelo")]))
    assert told == {"Ceelo": 1, "Bebe": bill}


# --- put out by a Clash told before ----------------------------------------------------------------------------------


def two_clashes() -> tuple[Sitting, Any, Any]:
    """Return Gus, whose shot at driver Bill is told first, and Bill, who drives against Ann and threw higher."""
    ann, gus = player("Ann", agility=1), player("Gus", agility=2)
    bill = enemy("Bill", agility=3, toughness=1)
    sitting = table_with(ann, gus, bill, players="4 10 8", horror="9")
    sitting.do(cmd.SetDrivers((ann.id, bill.id)))
    sitting.announce(ann, Act())
    sitting.announce(gus, strikes(bill))
    sitting.announce(bill, Act())
    sitting.throw()
    return sitting, gus, bill


def test_t_ex_111_a_driver_put_out_brings_off_no_manoeuvre_and_the_side_still_wins() -> None:
    """T-EX-111, T-RESOLVE-28, T-AMB-58, T-AMB-81: judged again when he falls, and when he is brought back."""
    sitting, gus, bill = two_clashes()
    assert [clash.ruling.happens for clash in sitting.fight.clashes] == [(gus.id,), (bill.id,)]
    happened = sitting.do(cmd.SetState(bill.id, State.OUT, is_so=True))
    assert [event.clash for event in happened if isinstance(event, ClashJudged)] == [1]
    ruled = sitting.fight.clashes[1].ruling
    assert (ruled.happens, ruled.winning_side, ruled.out) == ((), "cult", (bill.id,))
    assert {one.who: one.fate for one in ruled.judgements}[bill.id] is Fate.OUT
    sitting.do(cmd.SetState(bill.id, State.OUT, is_so=False))
    assert sitting.fight.clashes[1].ruling.happens == (bill.id,)


def test_a_fall_entered_while_the_next_clash_is_told_is_judged_all_the_same() -> None:
    """T-RESOLVE-28: the Host accepted the first Clash before entering the harm."""
    sitting, _, bill = two_clashes()
    sitting.do(cmd.AcceptRuling())
    sitting.do(cmd.SetState(bill.id, State.OUT, is_so=True))
    assert sitting.fight.clashes[1].ruling.happens == ()


def test_who_is_put_out_by_the_clash_on_the_screens_changes_nothing_in_it() -> None:
    """T-RESOLVE-28: what is told is told."""
    sitting, gus, bill = two_clashes()
    sitting.do(cmd.SetState(bill.id, State.OUT, is_so=True))
    assert sitting.fight.clashes[0].ruling.happens == (gus.id,)


# --- Intensity 10 --------------------------------------------------------------------------------------------------


def at_ten(card: str, drawn: str | int | None, **more: Any) -> dict[str, Any]:
    """Return how an uncontested deed at Intensity 10 ends for the owner of this Significator."""
    people = [person("Ann", significators=[card]), foe("Bill")]
    cards = {} if drawn is None else {"Ann": [drawn]}
    return settled(in_round(people, [acts("Ann", uncontested=True, intensity=10, **more)], cards=cards))


def test_t_ex_112_the_world_for_significator_is_something_supernatural() -> None:
    """T-EX-112, T-AMB-42, T-STATIC-07."""
    won = at_ten("major-21", "major-21")
    assert (won["result"], won["critical"]) == ("success", True)
    assert at_ten("major-21", 10)["result"] == "failure"


def test_t_ex_113_ten_fails_without_cards_where_nothing_supernatural_is_involved() -> None:
    """T-EX-113: the Hierophant is worth 5; and the Host's word goes before the preset."""
    assert at_ten("major-5", None)["result"] == "failure"
    assert at_ten("major-21", None, supernatural=False)["result"] == "failure"


def test_t_ex_114_the_fool_of_ones_own_beats_ten() -> None:
    """T-EX-114: 22."""
    told = ruling(static(10, ["major-fool"], significators=["major-fool"]))
    assert (told["result"], told["critical"], told["automatic"]) == ("success", ["Ann"], False)


def test_t_ex_115_the_sheet_or_what_is_left_of_it() -> None:
    """T-EX-115, T-AMB-82: Toughness 5 on the sheet and 0 now, at Agility 4, busy; and a Calm check."""
    weary = person("Ann", toughness=5, present={"Toughness": 0})
    blow = in_round([weary, foe("Bill")], [attacks("Ann", "Bill")])
    assert cards_taken(blow) == {"Ann": 3}
    assert cards_taken({**blow, "house_rules": {"T-AMB-82": "b"}}) == {"Ann": 2}
    for letter, cards in (("a", 2), ("b", 1)):
        ann = player("Ann")
        sitting = table_with(ann, enemy("Bill"), in_action=False)
        sitting.do(cmd.SetHouseRule("T-AMB-82", letter))
        sitting.do(cmd.SetCalm(ann.id, -2))
        sitting.do(cmd.CheckCalm(ann.id, 3))
        assert len(sitting.table.players_deck.spread) == cards


# --- Injury --------------------------------------------------------------------------------------------------------


def knocked_under() -> tuple[Sitting, Any, Any]:
    """Return Ann, the slowest, knocked from 4 to −1 and Out."""
    ann, bill = player("Ann", agility=1), enemy("Bill", agility=5)
    sitting = table_with(ann, bill)
    sitting.do(cmd.SetToughness(ann.id, -1))
    sitting.do(cmd.SetState(ann.id, State.OUT, is_so=True))
    return sitting, ann, bill


def test_t_ex_116_who_was_under_zero_is_hurt_though_the_host_has_put_it_right() -> None:
    """T-EX-116, T-STATE-10, T-ALOST-07."""
    sitting, ann, _ = knocked_under()
    sitting.do(cmd.SetToughness(ann.id, 0))
    sitting.do(cmd.Recover(ann.id, None, 0))
    assert sitting.table.character(ann.id).hurt


def test_t_ex_117_what_a_recovery_gives_back_does_not_end_the_injury() -> None:
    """T-EX-117, T-STATE-11: but the first point after the announcement does."""
    sitting, ann, bill = knocked_under()
    sitting.do(cmd.Recover(ann.id, None, 0))
    sitting.do(cmd.SetToughness(ann.id, 0))
    assert sitting.table.character(ann.id).hurt
    for who in (ann, bill):
        sitting.announce(who, Move())
    sitting.throw()
    sitting.do(cmd.NextRound())
    sitting.do(cmd.SetToughness(ann.id, 1))
    assert not sitting.table.character(ann.id).hurt


def test_who_began_the_fight_under_zero_is_not_hurt_by_getting_up() -> None:
    """T-ALOST-08, T-STATE-10: this fight has knocked them nowhere, and the mark does not outlast a fight."""
    ann = player("Ann", agility=1)
    sitting = table_with(ann, enemy("Bill", agility=5), in_action=False)
    sitting.do(cmd.SetToughness(ann.id, -1))
    sitting.do(cmd.SetState(ann.id, State.OUT, is_so=True))
    sitting.do(cmd.BeginAction())
    sitting.do(cmd.Recover(ann.id, None, 0))
    assert not sitting.table.character(ann.id).hurt


# --- deeds of one side that exclude each other ---------------------------------------------------------------------


def grab(ann: int, cass: int, **more: Any) -> dict[str, Any]:
    """Return how it ends where Ann and Cass, on one side, grab at one thing, and Bill throws 4."""
    scenario = in_round(
        [person("Ann"), person("Cass"), foe("Bill")],
        [acts("Ann", against=["Cass"]), acts("Cass", against=["Ann"]), defends("Bill")],
        links=[["Ann", "Bill"]],
        cards={"Ann": [ann], "Cass": [cass], "Bill": [4, 1]},
        **more,
    )
    return clash_of(scenario)


def test_t_ex_120_and_121_between_equals_the_players_choose() -> None:
    """T-EX-120, T-EX-121, T-RESOLVE-27, T-AMB-51."""
    open_choice = grab(5, 5)
    assert (open_choice["happens"], open_choice["undecided"]) == ([], [["Ann", "Cass"]])
    chosen = grab(5, 5, choices={"deed": ["Cass"]})
    assert (chosen["happens"], chosen["undecided"]) == (["Cass"], [])
    higher = grab(5, 7)
    assert (higher["happens"], higher["undecided"]) == (["Cass"], [])


def test_t_ex_120_the_clash_waits_for_the_choice() -> None:
    """T-EX-120, T-RESOLVE-03: at the table nothing is accepted before."""
    ann, cass, bill = player("Ann", agility=1), player("Cass", agility=2), enemy("Bill", agility=3)
    sitting = table_with(ann, cass, bill, players="5 5")
    sitting.do(cmd.SetConflict(ann.id, cass.id, conflict=True))
    sitting.announce(ann, Act())
    sitting.announce(cass, Act())
    sitting.announce(bill, Move())
    sitting.throw()
    assert sitting.refusal(cmd.AcceptRuling()) == no.ChoiceOpen()
    assert sitting.refusal(cmd.ChooseDeed(bill.id)) == no.NotACandidate(bill.id)
    assert sitting.refusal(cmd.ChooseAttack(cass.id)) == no.NotACandidate(cass.id)
    sitting.do(cmd.ChooseDeed(cass.id))
    assert sitting.fight.clashes[0].ruling.happens == (cass.id,)
    sitting.do(cmd.AcceptRuling())


def test_a_player_and_somebody_of_the_hosts_on_one_side_are_the_players_to_choose_between() -> None:
    """T-AMB-24: one player character among the equals is enough."""
    ann, helper = player("Ann", agility=1), enemy("Helper", agility=2, side=PLAYERS_SIDE)
    other = enemy("Other", agility=3, side=PLAYERS_SIDE)
    sitting = table_with(ann, helper, other, enemy("Bill", agility=4))
    assert players_choose(sitting.table, (ann.id, helper.id))
    assert not players_choose(sitting.table, (helper.id, other.id))


def test_what_a_conflict_cannot_be() -> None:
    """T-RESOLVE-27, HOST-17: between two sides, or with oneself."""
    ann, bill = player("Ann", agility=1), enemy("Bill", agility=5)
    sitting = table_with(ann, bill)
    assert sitting.refusal(cmd.SetConflict(ann.id, bill.id, True)) == no.NotOneSide(ann.id, bill.id)
    assert sitting.refusal(cmd.SetConflict(ann.id, ann.id, True)) == no.NamesThemselves(ann.id)


def test_t_ex_122_one_that_fails_excludes_nothing() -> None:
    """T-EX-122: Ann's 7 is not over 8, and Cass's 5 is over 2."""
    told = clash_of(
        in_round(
            [person("Ann"), person("Cass"), foe("Bill")],
            [acts("Ann", intensity=8), acts("Cass", intensity=2), defends("Bill")],
            conflicts=[["Ann", "Cass"]],
            cards={"Ann": [7], "Cass": [5], "Bill": [4, 1]},
        )
    )
    assert told["happens"] == ["Cass"]


def test_t_ex_123_the_attack_that_happened_goes_before_all() -> None:
    """T-EX-123: an 8 that lands excludes a 9."""
    told = clash_of(
        in_round(
            [person("Ann"), person("Cass"), foe("Bill")],
            [attacks("Ann", "Bill"), acts("Cass"), moves("Bill")],
            conflicts=[["Ann", "Cass"]],
            cards={"Ann": [8, 1], "Cass": [9]},
        )
    )
    assert told["happens"] == ["Ann"]


# --- called shots, several targets, levels -------------------------------------------------------------------------


def test_t_ex_124_a_called_shot_is_charged_once() -> None:
    """T-EX-124, T-AMB-37 a: not where it finds two throws, nor to a foe in the same plight."""
    by_a = {"house_rules": {"T-AMB-37": "a"}}
    people = [person("Ann"), foe("Bill")]
    aimed, back = attacks("Ann", "Bill", called_shot=True), attacks("Bill", "Ann")
    assert cards_taken(in_round(people, [aimed, back], **by_a)) == {"Ann": 2, "Bill": 2}
    spilling = {**back, "disadvantages": ["drunk"]}
    assert cards_taken(in_round(people, [aimed, spilling], **by_a)) == {"Ann": 1, "Bill": 1}
    both = in_round(people, [aimed, {**back, "called_shot": True}], **by_a)
    assert {name: (one["cards"], one["counts"]) for name, one in ruling(both)["throws"].items()} == {
        "Ann": (2, "lowest"),
        "Bill": (2, "lowest"),
    }


def sweep(first: str, other: str, **more: Any) -> Written:
    """Return Ann, Toughness 5, who strikes at Bob (Agility 9) and Cat (Agility 1), named in this order."""
    people = [person("Ann", toughness=5), foe("Bob", agility=9), foe("Cat", agility=1)]
    return in_round(people, [attacks("Ann", first, also=[other]), *more.pop("announced", [])], **more)


def test_t_ex_128_an_advantage_over_one_target_is_none_over_both() -> None:
    """T-EX-128, T-AMB-80: in whichever order they are named."""
    for first, other in (("Bob", "Cat"), ("Cat", "Bob")):
        assert cards_taken(sweep(first, other)) == {"Ann": 2}
        assert cards_taken(sweep(first, other, house_rules={"T-AMB-80": "b"})) == {"Ann": 3}


def test_t_ex_129_one_throw_lands_on_whom_it_beats() -> None:
    """T-EX-129, T-AMB-57."""
    told = clash_of(sweep("Bob", "Cat", cards={"Ann": [5, 2]}))
    assert (told["outcome"], told["attack"], told["hit"]) == ("won", {"who": "Ann", "target": "Bob"}, ["Cat"])


def test_t_ex_130_one_who_dodges_spoils_the_distraction() -> None:
    """T-EX-130, T-AMB-80."""
    grenade = sweep("Bob", "Cat", announced=[defends("Cat")])
    assert cards_taken(grenade)["Ann"] == 1
    assert cards_taken({**grenade, "house_rules": {"T-AMB-80": "b"}})["Ann"] == 3, "Distraction, and over Cat’s Agility"


@pytest.mark.parametrize(("letter", "levels", "single"), [("a", [4], []), ("b", [4, 7], [7]), ("c", [4, 7], [])])
def test_t_ex_131_exceeded_or_met(letter: str, levels: list[int], single: list[int]) -> None:
    """T-EX-131, T-AMB-85: 10 is exceeded by every reading."""
    by = {"house_rules": {"T-AMB-85": letter}}
    assert ruling(static([4, 7], [7], **by))["levels"] == levels
    assert ruling(static(7, [7], **by))["levels"] == single
    assert ruling(static([4, 10], [10], supernatural=True, **by))["levels"] == [4]


def test_t_ex_132_an_uncontested_search_earns_every_level_it_exceeds() -> None:
    """T-EX-132, T-STATIC-09."""
    search = acts("Ann", uncontested=True, intensity=[2, 6, 9])
    told = settled(in_round([person("Ann"), foe("Bill")], [search], cards={"Ann": [8]}))
    assert (told["result"], told["levels"]) == ("success", [2, 6])


# --- Significators and sides ---------------------------------------------------------------------------------------


def test_t_ex_133_which_cards_may_be_a_significator() -> None:
    """T-EX-133, T-DECK-13: courts and Majors, each of one owner."""
    ann, max_ = player("Ann"), player("Max")
    sitting = table_with(ann, max_, enemy("Bill"), in_action=False)
    for card in (Card.HIEROPHANT, Card.JUSTICE, Card.CUPS_QUEEN):
        sitting.do(cmd.GrantSignificator(ann.id, card))
    for card in (Card.CUPS_3, Card.JUSTICE):
        assert sitting.refusal(cmd.GrantSignificator(max_.id, card)) == no.NotASignificator(max_.id, card)


@pytest.mark.parametrize(
    ("cards", "said"),
    [
        (
            (["cups-3"], []),
            "$.characters[0].significators[0]: " + texts.scenario_faults.significator_kind(card="cups-3"),
        ),
        (([7], []), "$.characters[0].significators[0]: " + texts.scenario_faults.significator_number(number=7)),
        (
            (["major-11"], ["major-11"]),
            (
                "$.characters[1].significators[0]: "
                + texts.scenario_faults.significator_taken(card="major-11", who="'Ann'")
            ),
        ),
        (
            (["major-11", "major-11"], []),
            "$.characters[0].significators[1]: " + texts.scenario_faults.card_twice(card="major-11"),
        ),
    ],
)
def test_t_ex_133_in_a_scenario(cards: tuple[list[str | int], list[str | int]], said: str) -> None:
    """T-EX-133, T-DECK-13."""
    people = [person(name, significators=own) for name, own in zip(("Ann", "Max"), cards, strict=True)]
    with pytest.raises(ScenarioUnreadable) as unread:
        as_json(rule(json.dumps(in_round(people, [moves("Ann")])).encode()))
    assert str(unread.value).startswith(said)


def test_t_ex_134_a_side_for_one_round() -> None:
    """T-EX-134, T-AMB-23: bewitched, and back on the players' side next round, unless the Host says otherwise."""
    ann, bill, dirk = player("Ann", agility=1), player("Bill", agility=2), enemy("Dirk", agility=3)
    sitting = table_with(ann, bill, dirk)
    sitting.do(cmd.SetSide(bill.id, Side("bewitched"), this_round=True))
    sitting.announce(ann, Move())
    sitting.announce(bill, strikes(ann))
    sitting.announce(dirk, Move())
    sitting.throw()
    assert sitting.table.character(bill.id).side == "bewitched"
    sitting.accept_all()
    sitting.do(cmd.NextRound())
    assert sitting.table.character(bill.id).side == "players"
    sitting.do(cmd.SetSide(bill.id, Side("bewitched"), this_round=True))
    sitting.do(cmd.SetSide(bill.id, Side("bewitched")))
    for who in (ann, bill, dirk):
        sitting.announce(who, Move())
    sitting.throw()
    sitting.do(cmd.NextRound())
    assert sitting.table.character(bill.id).side == "bewitched"


def test_nobody_is_on_another_side_for_a_round_outside_a_fight() -> None:
    """T-AMB-23: there is no round to end."""
    ann = player("Ann")
    sitting = table_with(ann, enemy("Bill"), in_action=False)
    assert sitting.refusal(cmd.SetSide(ann.id, Side("bewitched"), this_round=True)) == no.NotNow()
