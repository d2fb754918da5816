"""The program as Host, or as one of the cast: what it may play, and what an evening of one player begins with."""

from __future__ import annotations

import pytest

from demoncity_gui.games.demon_city.rules import commands as cmd
from demoncity_gui.games.demon_city.rules import refusals as no
from demoncity_gui.games.demon_city.rules.announcements import Attack
from demoncity_gui.games.demon_city.rules.readings import DAMAGE_IS_THROWN, WHAT_IS_LEFT_IS_THROWN
from demoncity_gui.games.demon_city.rules.solo import is_by_program
from tests.support.cast import foe
from tests.support.dice_table import dice_table
from tests.support.sitting import Sitting, table_with
from tests.support.stacked import StackedChance
from tests.support.trio import ANN, BILL


def test_the_program_plays_whom_it_is_given_and_nobody_else() -> None:
    sitting = table_with(ANN, BILL)
    sitting.do(cmd.LetProgramPlay(BILL.id, True))
    assert [bool(one.by_program) for one in sitting.table.characters] == [False, True]
    sitting.do(cmd.LetProgramPlay(BILL.id, False))
    assert sitting.table.character(BILL.id).by_program is False
    stranger = foe("Nobody").id
    assert sitting.refusal(cmd.LetProgramPlay(stranger, True)) == no.NobodyThere(stranger)


def test_a_solo_evening_of_cards_throws_for_damage_and_a_full_table_keeps_that() -> None:
    """T-AMB-70, T-AMB-04: the Host’s word would be wanted else."""
    sitting = table_with(ANN, BILL, in_action=False)
    assert not sitting.table.house_rules.reads(DAMAGE_IS_THROWN)
    sitting.do(cmd.PlaySolo(True))
    for solo in (True, False):
        sitting.do(cmd.PlaySolo(solo))
        assert sitting.table.solo is solo
        assert sitting.table.house_rules.reads(DAMAGE_IS_THROWN)
        assert sitting.table.house_rules.reads(WHAT_IS_LEFT_IS_THROWN)


def test_no_switch_moves_while_cards_lie_turned_nor_with_dice() -> None:
    sitting = table_with(ANN, BILL)
    sitting.announce(ANN, Attack(BILL.id))
    sitting.announce(BILL, Attack(ANN.id))
    sitting.throw()
    dice = dice_table(ANN, BILL)
    for table in (sitting, dice):
        before = table.table.house_rules
        table.do(cmd.PlaySolo(True))
        assert table.table.solo
        assert table.table.house_rules == before


def test_only_somebody_who_plays_alone_peeks_and_who_sits_down_again_looks_away() -> None:
    sitting = table_with(ANN, BILL)
    assert sitting.refusal(cmd.Peek(True)) == no.NotNow()
    sitting.do(cmd.PlaySolo(True))
    for peeks in (True, False, True):
        sitting.do(cmd.Peek(peeks))
        assert sitting.table.peeks is peeks
    sitting.do(cmd.PlaySolo(True))
    assert sitting.table.peeks is False
    assert Sitting(StackedChance()).refusal(cmd.PlaySolo(True)) == no.NotNow()


@pytest.mark.parametrize("solo", [False, True])
def test_alone_the_program_plays_all_but_the_players_own_unless_somebody_says_otherwise(solo: bool) -> None:
    sitting = table_with(ANN, BILL)
    sitting.do(cmd.PlaySolo(solo))

    def played() -> list[bool]:
        return [is_by_program(sitting.table, one) for one in sitting.table.characters]

    assert played() == [False, solo]
    for who, plays in ((ANN, True), (BILL, not solo)):
        sitting.do(cmd.LetProgramPlay(who.id, plays))
    assert played() == [True, not solo]
