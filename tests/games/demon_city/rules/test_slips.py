"""Cases that small slips in the rules would get wrong: each was made, and no other test noticed it."""

from __future__ import annotations

import pytest

from demoncity_gui.games.demon_city.rules import commands as cmd
from demoncity_gui.games.demon_city.rules import refusals as no
from demoncity_gui.games.demon_city.rules.apply import apply
from demoncity_gui.games.demon_city.rules.characters import AfterFailure, Character, CharacterId, State
from demoncity_gui.games.demon_city.rules.events import ActionEnded, CharacterChanged, DamageThrown
from demoncity_gui.games.demon_city.rules.harm import damage_cards
from demoncity_gui.games.demon_city.rules.real_cards import lanes_to_type
from demoncity_gui.pieces.decks import DeckMode, DeckName
from tests.support.cast import defends, foe, player
from tests.support.sitting import Sitting, table_with

ANN, BILL = player("Ann", agility=1, toughness=2), foe("Bill", agility=5, toughness=0)


def failed() -> Sitting:
    """Return a table where Ann is Out of the Fight and has failed to recover."""
    sitting = table_with(ANN, BILL, players="3")
    sitting.do(cmd.SetState(ANN.id, State.OUT, is_so=True))
    sitting.do(cmd.Recover(ANN.id, None, 5))
    return sitting


def test_what_follows_a_failed_recovery_is_said_before_they_announce_and_of_somebody_there() -> None:
    """T-ANNOUNCE-08."""
    sitting = failed()
    assert sitting.refusal(cmd.FollowFailure(CharacterId(99), AfterFailure.ACTS)) == no.NobodyThere(CharacterId(99))
    sitting.do(cmd.FollowFailure(ANN.id, AfterFailure.ACTS))
    sitting.announce(ANN, defends())
    assert sitting.refusal(cmd.FollowFailure(ANN.id, AfterFailure.NO_ACTION)) == no.NothingToRecover(ANN.id)


def test_nobody_is_hurt_by_going_down_nor_by_another_state_that_ends() -> None:
    """T-STATE-10: only who gets up after having been below 0 is hurt."""
    sitting = table_with(ANN, BILL)
    sitting.do(cmd.SetToughness(ANN.id, -1))
    sitting.do(cmd.SetState(ANN.id, State.PANIC, is_so=True))
    sitting.do(cmd.SetState(ANN.id, State.PANIC, is_so=False))
    assert not sitting.table.character(ANN.id).hurt
    sitting.do(cmd.SetState(ANN.id, State.OUT, is_so=True))
    assert not sitting.table.character(ANN.id).hurt
    sitting.do(cmd.SetState(ANN.id, State.OUT, is_so=False))
    assert sitting.table.character(ANN.id).hurt


def test_who_goes_out_anew_before_announcing_is_still_recovering() -> None:
    """T-STATE-11: what is regained then belongs to the recovery."""
    sitting = table_with(ANN, BILL)
    sitting.do(cmd.SetToughness(ANN.id, -1))
    for is_so in (True, False, True):
        sitting.do(cmd.SetState(ANN.id, State.OUT, is_so=is_so))
    sitting.do(cmd.SetToughness(ANN.id, 1))
    assert sitting.table.character(ANN.id).hurt


def test_who_is_out_for_good_gets_no_turn_in_any_later_round() -> None:
    """T-ANNOUNCE-08."""
    sitting = failed()
    sitting.do(cmd.FollowFailure(ANN.id, AfterFailure.OUT_FOR_GOOD))
    for _ in range(3):
        assert (sitting.participant(ANN).passes, sitting.participant(ANN).out_for_good) == (True, True)
        sitting.announce(BILL, defends())
        sitting.throw()
        sitting.accept_all()
        sitting.do(cmd.NextRound())
        sitting.do(cmd.SetState(ANN.id, State.OUT, is_so=True))
    sitting.do(cmd.SetState(ANN.id, State.OUT, is_so=False))
    assert sitting.participant(ANN).out_for_good is False


def test_recovery_lasts_until_the_announcement_and_nothing_of_it_outlasts_the_fight() -> None:
    """T-STATE-10, T-STATE-11: Ann has got up and announces; Bill is still down when the fight ends."""

    def marks(who: Character) -> tuple[bool, bool]:
        one = sitting.table.character(who.id)
        return one.knocked_under, one.recovering

    sitting = table_with(ANN, BILL)
    for who in (ANN, BILL):
        sitting.do(cmd.SetToughness(who.id, -1))
        sitting.do(cmd.SetState(who.id, State.OUT, is_so=False))
        assert marks(who) == (True, False), "who was never Out gets up from nothing"
        sitting.do(cmd.SetState(who.id, State.OUT, is_so=True))
    sitting.do(cmd.SetState(ANN.id, State.OUT, is_so=False))
    assert (marks(ANN), marks(BILL)) == ((False, True), (True, False))
    ended = apply(sitting.table, ActionEnded())
    assert [(one.knocked_under, one.recovering) for one in ended.characters] == [(False, False)] * 2
    first, *_ = sitting.fight.participants
    assert first.who == ANN.id
    sitting.announce(ANN, defends())
    assert marks(ANN) == (False, False)


def test_massive_harm_by_a_stat_of_0_is_one_card_and_puts_out() -> None:
    """T-AMB-70 (b), T-QUIRK-07."""
    sitting = table_with(ANN, BILL, horror="3 9", in_action=False)
    sitting.do(cmd.SetHouseRule("T-AMB-70", "b"))
    happened = sitting.do(cmd.ThrowDamage(BILL.id, ANN.id, massive="Toughness"))
    assert DamageThrown(BILL.id, ANN.id, 3, lowest=False) in happened
    assert CharacterChanged(ANN.id, state=State.OUT) in happened
    assert damage_cards(ANN) == 2


def test_of_massive_harm_the_host_is_asked_for_the_highest_real_card() -> None:
    """T-AMB-70 (b)."""
    sitting = table_with(ANN, BILL, in_action=False)
    sitting.do(cmd.SetHouseRule("T-AMB-70", "b"))
    sitting.do(cmd.SetRealDeck(DeckName.PLAYERS, DeckMode.HIGHEST_ONLY))
    sitting.do(cmd.ThrowDamage(ANN.id, BILL.id, massive="Toughness"))
    (lane,) = lanes_to_type(sitting.table)
    assert not lane.lowest


def test_who_is_asked_for_and_not_there_is_named() -> None:
    with pytest.raises(KeyError, match="99"):
        table_with(ANN).table.character(CharacterId(99))
