"""One throw against an Intensity: uncontested deeds on their announcer's own turn (T-STATIC, T-UNCONTESTED, T-CRIT)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from demoncity_gui.games.demon_city.rules.announcements import Edges, Move
from demoncity_gui.games.demon_city.rules.characters import Character, CharacterId
from demoncity_gui.games.demon_city.rules.confrontation import Confrontation
from demoncity_gui.games.demon_city.rules.house_rules import HouseRules
from demoncity_gui.games.demon_city.rules.table import FaceDownThrow, ShownThrow
from demoncity_gui.games.demon_city.rules.task import TaskResult, TaskRuling, judge_uncontested
from demoncity_gui.pieces.tarot import Card
from tests.support.cast import ann, attacks, bill, cassie, defends, foe, max_, player, quietly_tries
from tests.support.flip import counts, facing, full_counts
from tests.support.sitting import table_with
from tests.support.stacked import PLAYERS_31, pick


def against(intensity: int, cards: str, thrower: Character = ann) -> TaskRuling:
    """Return the ruling of these cards against the Intensity, something supernatural involved."""
    deed = replace(quietly_tries(intensity), supernatural=True)
    count = full_counts((thrower, deed))[thrower.name]
    return in_short(judge_uncontested(facing((thrower, deed)), thrower.id, count, pick(cards)))


def in_short(ruling: TaskRuling) -> TaskRuling:
    """Return the ruling without its proof."""
    return replace(ruling, tried=(), turned_by=None)


@pytest.mark.parametrize(("throw", "result"), [("3", TaskResult.FAILURE), ("4", TaskResult.SUCCESS)])
def test_t_ex_07_equal_is_failure(throw: str, result: TaskResult) -> None:
    """T-EX-07, T-STATIC-02: Intensity 3."""
    assert against(3, throw).result is result


@pytest.mark.parametrize(
    ("intensity", "result"), [(0, TaskResult.SUCCESS), (10, TaskResult.FAILURE), (None, TaskResult.HAPPENS)]
)
def test_t_ex_09_intensity_0_and_10_draw_no_cards(intensity: int | None, result: TaskResult) -> None:
    """T-EX-09, T-STATIC-05, T-STATIC-06, T-AMB-43: nor does a deed that is in no doubt; nothing is critical."""
    sitting = table_with(ann, bill)
    sitting.announce(ann, quietly_tries(intensity))
    settled = sitting.result_of(ann)
    assert (settled.result, settled.intensity, settled.value) == (result, intensity, None)
    assert sitting.cards_before(ann) == ()
    assert sitting.table.players_deck.pile == PLAYERS_31


def test_t_ex_10_over_ten_succeeds_at_intensity_ten_where_something_supernatural_is_about() -> None:
    """T-EX-10: a 10 fails, Justice succeeds critically. The judging alone: the Host's switch is not in this slice."""
    assert against(10, "10").result is TaskResult.FAILURE
    assert against(10, "Justice") == TaskRuling(TaskResult.SUCCESS, 10, 11, critical=True)


@pytest.mark.parametrize(("intensity", "cards"), [(4, 2), (5, 1), (6, 1)])
def test_t_ex_11_a_stat_over_the_intensity_is_one_card_more(intensity: int, cards: int) -> None:
    """T-EX-11, T-STATIC-08: stat 5."""
    reader = player("Ann", agility=5)
    assert counts((reader, quietly_tries(intensity, stat="Agility")))["Ann"] == cards


def test_t_ex_12_a_ten_at_intensity_nine_is_no_critical() -> None:
    """T-EX-12: 10 is not over 10."""
    assert against(9, "10") == TaskRuling(TaskResult.SUCCESS, 9, 10)


def test_t_ex_25_a_tie_with_the_intensity_is_plain_failure() -> None:
    """T-EX-25: and nothing waits for a complication."""
    sitting = table_with(ann, bill, players="6")
    sitting.announce(ann, quietly_tries(6))
    assert in_short(sitting.result_of(ann)) == TaskRuling(TaskResult.FAILURE, 6, 6)


def test_t_ex_26_the_fool_alone_is_a_fumble() -> None:
    """T-EX-26, T-CRIT-01, T-UNCONTESTED-05."""
    sitting = table_with(ann, bill, players="Fool")
    sitting.announce(ann, quietly_tries(4))
    assert in_short(sitting.result_of(ann)) == TaskRuling(TaskResult.FAILURE, 4, 0, fumble=True)


def test_t_ex_27_the_fool_beside_an_ace_is_none() -> None:
    """T-EX-27: the effective card is the 1."""
    assert against(4, "Fool 1") == TaskRuling(TaskResult.FAILURE, 4, 1)


def test_t_ex_28_over_ten_is_critical_for_anyone() -> None:
    """T-EX-28, T-CRIT-03."""
    assert against(9, "Justice").critical
    assert against(9, "Moon", bill).critical


def test_t_ex_30_the_hierophant_in_its_owners_hand() -> None:
    """T-EX-30, T-CRIT-06, T-CRIT-10: critical at Intensity 4, a failure at 5."""
    owner = player("Ann", significators=(Card.HIEROPHANT,))
    assert against(4, "Hierophant", owner) == TaskRuling(TaskResult.SUCCESS, 4, 5, critical=True)
    assert against(5, "Hierophant", owner) == TaskRuling(TaskResult.FAILURE, 5, 5)


def test_t_ex_31_a_significator_beside_a_better_card() -> None:
    """T-EX-31: Hierophant and 9; alone it beats 4 and not 7."""
    owner = player("Ann", significators=(Card.HIEROPHANT,))
    assert against(4, "Hierophant 9", owner).critical
    assert against(7, "Hierophant 9", owner) == TaskRuling(TaskResult.SUCCESS, 7, 9)


def test_t_ex_32_another_ones_hierophant_is_a_plain_success() -> None:
    """T-EX-32."""
    assert against(4, "Hierophant", cassie) == TaskRuling(TaskResult.SUCCESS, 4, 5)


def test_t_ex_33_and_34_the_fool_by_whose_hand_it_is_in() -> None:
    """T-EX-33, T-EX-34, T-STATIC-14."""
    owner = player("Ann", significators=(Card.FOOL,))
    assert against(9, "Fool", owner) == TaskRuling(TaskResult.SUCCESS, 9, 22, critical=True)
    assert against(1, "Fool", cassie) == TaskRuling(TaskResult.FAILURE, 1, 0, fumble=True)


def test_t_ex_69_ceelos_search_is_settled_on_his_own_turn() -> None:
    """T-EX-69, T-UNCONTESTED-02: before the faster Bebe has said a word."""
    ceelo, bebe = player("Ceelo", agility=2), foe("Bebe", agility=6)
    sitting = table_with(ceelo, bebe, players="7")
    sitting.announce(ceelo, quietly_tries(4, stat="Perception"))
    assert in_short(sitting.result_of(ceelo)) == TaskRuling(TaskResult.SUCCESS, 4, 7)
    assert sitting.participant(bebe).announcement is None


def test_t_ex_98_an_uncontested_throw_leaves_face_down_cards_alone() -> None:
    """T-EX-98, T-STATE-05: three have committed cards; the next throw of the deck discards the search alone."""
    first, second = player("Max", agility=8), player("Ceelo", agility=9)
    sitting = table_with(ann, cassie, bill, first, second, players="1 2 3 4 5 6 7 8")
    sitting.announce(ann, defends())
    sitting.announce(cassie, attacks(bill))
    sitting.announce(bill, attacks(ann))
    committed = {one.who: one.throw for one in sitting.fight.participants[:3]}
    assert all(isinstance(throw, FaceDownThrow) for throw in committed.values())

    sitting.announce(first, quietly_tries(5))
    shown = sitting.cards_before(first)
    assert isinstance(sitting.participant(first).throw, ShownThrow)
    assert sitting.table.players_deck.discard == ()
    sitting.announce(second, quietly_tries(5))
    assert sitting.cards_before(first) == ()
    assert sitting.table.players_deck.discard == shown
    assert {one: sitting.at(one).throw for one in committed} == committed


def test_an_uncontested_throw_of_the_other_deck_stays_on_the_table() -> None:
    """T-AMB-07: until the next throw from that deck."""
    ghoul = foe("Ghoul", agility=9)
    sitting = table_with(ann, bill, ghoul)
    sitting.announce(ann, quietly_tries(4))
    sitting.announce(bill, Move())
    sitting.announce(ghoul, quietly_tries(4))
    assert len(sitting.cards_before(ann)) == len(sitting.cards_before(ghoul)) == 1


def test_an_uncontested_throw_makes_way_where_its_own_deck_is_turned() -> None:
    """T-THROW-05, T-AMB-07: Ann's search lies until Cassie's card is turned; the ghoul's stays, nobody else's is."""
    ghoul, quick = foe("Ghoul", agility=2), player("Cassie", agility=3)
    sitting = table_with(player("Ann", agility=1), ghoul, quick)
    sitting.announce(ann, quietly_tries(4))
    sitting.announce(ghoul, quietly_tries(4))
    sitting.announce(quick, attacks(ghoul))
    searched = sitting.cards_before(ann)
    sitting.throw()
    assert (sitting.cards_before(ann), sitting.table.players_deck.discard) == ((), searched)
    assert (len(sitting.cards_before(ghoul)), len(sitting.cards_before(quick))) == (1, 3)


def test_an_uncontested_deed_stands_whatever_the_clash_brings() -> None:
    """T-UNCONTESTED-06: Max is shot at, and his search has succeeded all the same."""
    sitting = table_with(max_, foe("Bill", agility=5), players="9", horror="10")
    sitting.announce(max_, quietly_tries(4, edges=Edges()))
    sitting.announce(bill, attacks(max_))
    sitting.throw()
    sitting.accept_all()
    assert sitting.result_of(max_).result is TaskResult.SUCCESS


@pytest.mark.parametrize(("lists", "result"), [((), TaskResult.FAILURE), ((ann.id,), TaskResult.SUCCESS)])
def test_one_level_of_a_list_is_met_by_its_own_number_where_the_house_rule_says_so(
    lists: tuple[CharacterId, ...], result: TaskResult
) -> None:
    """T-AMB-85 (c)."""
    rules = HouseRules((("T-AMB-85", "c"),))
    read = Confrontation({ann.id: ann}, {ann.id: quietly_tries(5)}, rules=rules, lists=lists)
    (count,) = full_counts((ann, quietly_tries(5))).values()
    assert judge_uncontested(read, ann.id, count, pick("5")).result is result
