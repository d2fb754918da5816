"""Why did this happen? A ruling, a count and a deed name the changed house rules that made them so, and no others."""

from __future__ import annotations

import json

from msgspec.structs import replace

from demoncity_gui import texts
from demoncity_gui.games.demon_city.rules import commands as cmd
from demoncity_gui.games.demon_city.rules.announcements import Act, Edges
from demoncity_gui.games.demon_city.rules.apply import apply
from demoncity_gui.games.demon_city.rules.characters import State
from demoncity_gui.games.demon_city.rules.clash import Outcome
from demoncity_gui.games.demon_city.rules.decide import decide
from demoncity_gui.games.demon_city.rules.events import ClashJudged, ThrowsCounted
from demoncity_gui.games.demon_city.ruling import RuledRound, rule
from demoncity_gui.games.demon_city.views.host_view import host_picture
from demoncity_gui.games.demon_city.words.story import story_lines
from demoncity_gui.pieces.decks import DeckName
from demoncity_gui.pieces.tarot import Card
from demoncity_gui.texts import demon_city_house_rules as said
from tests.games.demon_city.test_ruling import acts, in_round, moves, person
from tests.games.demon_city.test_ruling import attacks as strikes
from tests.support.cast import ann, attacks, bill, defends, foe, player
from tests.support.sitting import Sitting, table_with
from tests.support.stacked import HORROR_10, PLAYERS_31, StackedChance

SLOW, QUICK = player("Ann", agility=1), foe("Bill", agility=7)
BY_RULE_14 = texts.demon_city_house_rules.turned_by(
    rule="T-AMB-14",
    letter="b",
    question=texts.demon_city_open_questions.T_AMB_14,
    reading=texts.demon_city_open_questions.T_AMB_14_b,
    for_the_host=False,
)


def a_dodge_badly_thrown(*switches: tuple[str, str]) -> Sitting:
    """Ann throws 5 at Bill (Agility 7), who dodges with 3 and 2: over the throw, and not over the stat."""
    sitting = table_with(SLOW, QUICK, players="5", horror="3 2")
    for ambiguity, letter in switches:
        sitting.do(cmd.SetHouseRule(ambiguity, letter))
    sitting.announce(ann, attacks(bill))
    sitting.announce(bill, defends())
    sitting.throw()
    return sitting


def test_a_clash_names_the_switch_without_which_it_would_have_ended_otherwise() -> None:
    sitting = a_dodge_badly_thrown(("T-AMB-10", "b"), ("T-AMB-14", "b"), ("T-AMB-56", "b"))
    ruling = sitting.fight.clashes[0].ruling
    assert ruling.outcome is Outcome.STALEMATE
    assert ruling.turned_by == (("T-AMB-14", "b"),)


def test_a_clash_that_presets_alone_have_ruled_names_none() -> None:
    sitting = a_dodge_badly_thrown()
    assert sitting.fight.clashes[0].ruling.turned_by == ()


def test_the_host_reads_it_among_the_reasons_and_in_the_history() -> None:
    sitting = a_dodge_badly_thrown(("T-AMB-14", "b"), ("T-AMB-10", "b"))
    ruling = host_picture(sitting.table, undo=None, redo=None).ruling
    assert ruling is not None and ruling.reasons[1] == BY_RULE_14
    (judged,) = (event for event in sitting.events if isinstance(event, ClashJudged))
    assert story_lines(sitting.table, sitting.table, judged)[-1] == BY_RULE_14


def test_of_equal_attacks_the_one_that_was_chosen_is_judged_again() -> None:
    """T-RESOLVE-03: with no choice made anew, every switch would seem to have mattered."""
    cassie = player("Cassie", agility=2)
    sitting = table_with(SLOW, cassie, QUICK, players="9 9", horror="3 2")
    for ambiguity in ("T-AMB-10", "T-AMB-14"):
        sitting.do(cmd.SetHouseRule(ambiguity, "b"))
    sitting.announce(ann, attacks(bill))
    sitting.announce(cassie, attacks(bill))
    sitting.announce(bill, defends())
    sitting.throw()
    for who in (ann, cassie):
        assert sitting.fight.clashes[0].ruling.turned_by == ()
        if sitting.fight.clashes[0].ruling.outcome is Outcome.CHOOSE:
            sitting.do(cmd.ChooseAttack(who.id))
            assert sitting.fight.clashes[0].ruling.attacker == who.id
    assert sitting.fight.clashes[0].ruling.outcome is Outcome.WON


def test_a_count_that_comes_to_the_same_in_another_way_is_not_turned() -> None:
    """T-AMB-82: 6 on the sheet and 5 now are over 4. T-AMB-56: as driver Fay acts on nobody, else on her foe."""
    weary, fay = person("Dirk", toughness=6, present={"Toughness": 5}), person("Fay", "cult")
    blow = strikes("Dirk", "Fay")
    drive = in_round([weary, fay], [blow, acts("Fay", supernatural_edge=True)], drivers=["Fay"])
    for scenario, switch in ((in_round([weary, fay], [blow, moves("Fay")]), "T-AMB-82"), (drive, "T-AMB-56")):
        ruled = rule(json.dumps(scenario | {"house_rules": {switch: "b"}}).encode(), proof=True)
        assert isinstance(ruled, RuledRound)
        assert ruled.counts
        assert all(count.turned_by == () for count in ruled.counts.values())


def test_a_count_names_its_switch_and_a_bystander_has_none() -> None:
    """T-AMB-31: Bill's Agility 7 is over Ann's 1, and he only defends."""
    sitting = table_with(SLOW, QUICK)
    sitting.do(cmd.SetHouseRule("T-AMB-31", "b"))
    sitting.do(cmd.SetHouseRule("T-AMB-37", "a"))
    sitting.announce(ann, attacks(bill))
    sitting.announce(bill, defends())
    turned_by = {one.who: one.count.turned_by for one in sitting.fight.participants if one.count is not None}
    assert turned_by == {ann.id: (), bill.id: (("T-AMB-31", "b"),)}
    row = host_picture(sitting.table, undo=None, redo=None).rows[1]
    assert row.why[-1].startswith(
        texts.demon_city_house_rules.turned_by(
            rule="T-AMB-31",
            letter="b",
            question=texts.demon_city_open_questions.T_AMB_31,
            reading=texts.demon_city_open_questions.T_AMB_31_b,
            for_the_host=False,
        )
    )
    counted = [event for event in sitting.events if isinstance(event, ThrowsCounted) and event.who == bill.id][-1]
    assert story_lines(sitting.table, sitting.table, counted)[-1] == row.why[-1]


def test_a_deed_names_its_switch() -> None:
    """T-AMB-09: Ann's own Strength comes up with a 10, against Intensity 5; what courts are worth is all one."""
    here = (player("Ann", agility=1, significators=(Card.STRENGTH,)), QUICK)
    sitting = table_with(*here, players="Strength 10", players_deck=(*PLAYERS_31, Card.STRENGTH))
    sitting.do(cmd.SetHouseRule("T-AMB-09", "a"))
    sitting.do(cmd.SetHouseRule("T-AMB-01", "b"))
    sitting.announce(ann, Act(intensity=5, uncontested=True, edges=Edges(advantages=("time",))))
    settled = sitting.result_of(ann)
    assert not settled.critical
    assert settled.turned_by == (("T-AMB-09", "a"),)


# --- outside the Clashes -----------------------------------------------------------------------------------------


def by_house_rule(rule: str, letter: str) -> str:
    """Return how a sentence on a house rule begins."""
    return said.turned_by(rule=rule, letter=letter, question="", reading="", for_the_host=False).partition(":")[0]


def last_told(sitting: Sitting, command: cmd.Command, *switches: tuple[str, str]) -> list[str]:
    """Do this by these house rules, and return what the history says of the house rules."""
    for ambiguity, letter in switches:
        sitting.do(cmd.SetHouseRule(ambiguity, letter))
    lines: list[str] = []
    table = sitting.table
    for event in sitting.do(command):
        after = apply(table, event)
        lines += story_lines(table, after, event, command)
        table = after
    begins = by_house_rule("", "").strip()
    return [line.split(":")[0] for line in lines if line.startswith(begins)]


IDLE = (("T-AMB-10", "b"), ("T-AMB-26", "b"))
"""Switches that no task goes by."""


def test_a_task_names_the_switch_by_which_it_took_fewer_cards() -> None:
    """T-AMB-41 b: Calm 4 is over 3 and not over 6."""
    sitting = table_with(ann, bill, players="9", in_action=False)
    task = cmd.TryTask(cmd.TaskSide(ann.id, "Calm"), (3, 6))
    assert last_told(sitting, task, ("T-AMB-41", "b"), *IDLE) == [by_house_rule("T-AMB-41", "b")]
    assert last_told(sitting, cmd.TryTask(cmd.TaskSide(ann.id, "Calm"), (3,))) == []


def test_a_task_names_the_switch_by_which_it_is_no_critical_success_and_none_that_changed_nothing() -> None:
    """T-AMB-09 a: The Hierophant, 5, would have done it, and the 9 beside it counts; T-AMB-01 b: no court is there."""
    owner = player("Ann", significators=(Card.HIEROPHANT,))
    deck = (*PLAYERS_31, Card.HIEROPHANT)
    sitting = table_with(owner, bill, players="HIEROPHANT 9", players_deck=deck, in_action=False)
    task = cmd.TryTask(cmd.TaskSide(owner.id, advantages=("a light",)), (4,))
    assert last_told(sitting, task, ("T-AMB-09", "a"), ("T-AMB-01", "b"), *IDLE) == [by_house_rule("T-AMB-09", "a")]


def test_a_contest_names_the_switch_by_which_it_is_tied() -> None:
    """T-AMB-01 b: Queen and Knight are 11 both; by the preset the Queen wins."""
    decks = {"players_deck": (*PLAYERS_31, Card.CUPS_QUEEN), "horror_deck": (*HORROR_10, Card.WANDS_KNIGHT)}
    owner = player("Ann", significators=(Card.CUPS_QUEEN,))
    sitting = table_with(owner, bill, players="CUPS_QUEEN", horror="WANDS_KNIGHT", in_action=False, **decks)
    contest = cmd.Contest(cmd.TaskSide(owner.id), cmd.TaskSide(bill.id))
    assert last_told(sitting, contest, ("T-AMB-01", "b"), *IDLE) == [by_house_rule("T-AMB-01", "b")]


def test_a_contest_names_the_switch_by_which_somebody_took_more_cards() -> None:
    """T-AMB-37 a: in action Ann's Injury, past her one throw, is a card more for Bill."""
    hurt = player("Ann", hurt=True)
    contest = cmd.Contest(cmd.TaskSide(hurt.id), cmd.TaskSide(bill.id))
    assert last_told(table_with(hurt, bill), contest, ("T-AMB-37", "a"), *IDLE) == [by_house_rule("T-AMB-37", "a")]
    assert last_told(table_with(ann, bill), contest, ("T-AMB-37", "a")) == []


def test_damage_calm_and_getting_up_name_the_rule_that_they_are_thrown_by() -> None:
    """T-AMB-70, T-AMB-71, T-AMB-72; a check that was passed would have brought nothing by the preset either."""
    sitting = table_with(SLOW, QUICK, players="2 9 8", horror="1 2 3 4 5 6 7 8")
    by_rule = [by_house_rule("T-AMB-70", "b")]
    assert last_told(sitting, cmd.ThrowDamage(bill.id, ann.id), ("T-AMB-70", "b"), *IDLE) == by_rule
    assert last_told(sitting, cmd.CheckCalm(ann.id, 5)) == []
    assert last_told(sitting, cmd.CheckCalm(ann.id, 10), ("T-AMB-71", "b")) == [by_house_rule("T-AMB-71", "b")]
    sitting.do(cmd.SetState(ann.id, State.PANIC, is_so=False))
    assert last_told(sitting, cmd.CheckCalm(ann.id, 0)) == []
    sitting.do(cmd.SetState(ann.id, State.OUT, is_so=True))
    assert last_told(sitting, cmd.Recover(ann.id, None, 0), ("T-AMB-72", "b")) == [by_house_rule("T-AMB-72", "b")]


def test_c10_names_the_switch_by_which_it_came_from_another_deck() -> None:
    """T-AMB-06 b."""
    sitting = table_with(ann, bill, in_action=False)
    assert last_told(sitting, cmd.DrawNumber(DeckName.HORROR, False), ("T-AMB-06", "b")) == [
        by_house_rule("T-AMB-06", "b")
    ]
    assert last_told(sitting, cmd.DrawNumber(DeckName.PLAYERS, False)) == []
    assert last_told(sitting, cmd.DrawNumber(DeckName.HORROR, True)) == []


def test_a_rule_for_getting_up_is_named_by_no_other_throw() -> None:
    """T-AMB-72 b: a plain task of somebody Out, and a recovery from Panic alone."""
    sitting = table_with(SLOW, QUICK)
    sitting.do(cmd.SetHouseRule("T-AMB-72", "b"))
    sitting.do(cmd.SetState(ann.id, State.PANIC, is_so=True))
    assert last_told(sitting, cmd.Recover(ann.id, "Calm", 0)) == []
    quiet = table_with(SLOW, QUICK, in_action=False)
    quiet.do(cmd.SetState(ann.id, State.OUT, is_so=True))
    assert last_told(quiet, cmd.TryTask(cmd.TaskSide(ann.id, "Calm"), (3,)), ("T-AMB-72", "b")) == []


def test_tasks_and_contests_name_the_reading_by_which_present_stats_count() -> None:
    """T-AMB-82 b: Ann's Calm of 4 is 2 now, against Intensity 3 and against Bill's 3."""
    steady = foe("Bill", agility=7)
    weaker = (cmd.SetHouseRule("T-AMB-82", "b"), cmd.SetCalm(ann.id, 2), cmd.SetCalm(bill.id, 3))
    sitting = table_with(SLOW, steady, in_action=False)
    for command in weaker:
        sitting.do(command)
    task, rivals = cmd.TaskSide(ann.id, "Calm"), cmd.TaskSide(bill.id, "Calm")
    for thrown in (cmd.TryTask(task, (3,)), cmd.Contest(task, rivals)):
        assert last_told(sitting, thrown, *IDLE) == [by_house_rule("T-AMB-82", "b")]


def test_a_count_is_told_again_where_its_reasons_change_and_an_older_one_where_its_number_does() -> None:
    """Counts of entries older than proofs have no reasons; they stand while the number of cards does."""
    sitting = table_with(SLOW, QUICK)
    sitting.announce(ann, attacks(bill))
    known = sitting.participant(ann).count
    assert known is not None
    older = replace(known, lines=(), turned_by=None)
    for count, is_told in (
        (known, False),
        (replace(known, lines=()), True),
        (older, False),
        (replace(older, cards=known.cards + 1), True),
        (replace(older, lowest=True), True),
    ):
        people = [replace(one, count=count) if one.who == ann.id else one for one in sitting.fight.participants]
        table = replace(sitting.table, fight=replace(sitting.fight, participants=tuple(people)))
        told = [
            event.who for event in decide(table, cmd.Note("…"), StackedChance()) if isinstance(event, ThrowsCounted)
        ]
        assert told == ([ann.id] if is_told else [])
