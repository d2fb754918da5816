"""Who leads a group, and how somebody parts from one (T-AMB-63)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from demoncity_gui import texts
from demoncity_gui.games.demon_city.rules import refusals as no
from demoncity_gui.games.demon_city.rules.announcements import Announcement, Attack, Move, renamed
from demoncity_gui.games.demon_city.rules.asks import People, asks
from demoncity_gui.games.demon_city.rules.characters import PLAYERS_SIDE, CharacterId, State
from demoncity_gui.games.demon_city.rules.commands import (
    Announce,
    BeginAction,
    EditCharacter,
    GroupFoes,
    LeaveFight,
    LetLead,
    NextRound,
    PassTurn,
    Recover,
    SetConflict,
    SetDeck,
    SetDrivers,
    SetHouseRule,
    SetRange,
    SetSide,
    SetState,
    SetTouch,
)
from demoncity_gui.games.demon_city.rules.offers import OfferAnnouncement, OfferLeader, next_offer
from demoncity_gui.games.demon_city.rules.table import FaceDownThrow
from demoncity_gui.games.demon_city.words.players_story import players_lines
from demoncity_gui.games.demon_city.words.refusals import refusal_sentence
from demoncity_gui.pieces.decks import DeckName
from tests.support.cast import acts, attacks, defends, foe, player, shoots
from tests.support.sitting import Sitting, table_with

ann, bill = player("Ann", agility=1), foe("Bill", agility=3)
cassie, dirk, eel = player("Cassie", agility=5), foe("Dirk", agility=3), foe("Eel", agility=4)


def grouped() -> Sitting:
    """Return a fight in which Dirk and Eel stand behind Bill."""
    sitting = table_with(ann, bill, cassie, dirk, eel)
    sitting.do(GroupFoes(bill.id, (dirk.id, eel.id)))
    return sitting


def may_recover(sitting: Sitting) -> tuple[CharacterId, ...]:
    """Return whom the Host may ask to throw for getting up."""
    fields = next((ask.fields for ask in asks(sitting.table) if ask.command == "recover"), ())
    return next((field.among for field in fields if isinstance(field, People)), ())


def test_an_heir_has_the_groups_place_deed_and_cards_and_what_is_aimed_at_it() -> None:
    """T-AMB-63, T-CLASH-08, T-MOVE-03."""
    sitting = grouped()
    sitting.do(SetTouch(cassie.id, bill.id, True))
    sitting.do(SetDrivers((bill.id,)))
    sitting.do(SetRange(ann.id, bill.id, 20))
    sitting.announce(ann, attacks(bill))
    sitting.announce(bill, attacks(ann))
    before = sitting.participant(bill)
    assert isinstance(before.throw, FaceDownThrow)

    events = sitting.do(LetLead(eel.id))

    now = sitting.participant(eel)
    assert sitting.order == ["Ann", "Eel", "Cassie"]
    assert now.stands_for == (dirk.id, bill.id)
    assert (now.announcement, now.throw) == (before.announcement, before.throw)
    assert sitting.participant(ann).announcement == Attack(eel.id)
    assert (sitting.fight.links, sitting.fight.drivers) == (((cassie.id, eel.id),), (eel.id,))
    assert sitting.fight.feet_between(ann.id, eel.id) == 20
    assert players_lines(sitting.table, sitting.table, events[0]) == (
        texts.demon_city_players_story.leader_changed(was="Bill", now="Eel"),
    )


@pytest.mark.parametrize("state", [State.OUT, State.PANIC])
def test_a_group_waits_for_one_who_leads_while_anybody_of_it_stands(state: State) -> None:
    """T-AMB-63, T-ANNOUNCE-07: nobody announces, recovers or passes for it before."""
    sitting = grouped()
    sitting.announce(ann, defends())
    sitting.do(SetState(bill.id, state, is_so=True))
    sitting.do(SetState(dirk.id, state, is_so=True))
    assert next_offer(sitting.table) == OfferLeader(bill.id, (eel.id,))
    assert {ask.command for ask in asks(sitting.table)}.isdisjoint({"recover", "pass-turn"})
    for command in (Announce(bill.id, defends()), Recover(bill.id, None, 3), PassTurn(bill.id)):
        assert sitting.refusal(command) == no.LeaderDown(bill.id)
    told = texts.demon_city_refusals.leader_down(who=bill.name)
    assert told in refusal_sentence(sitting.table, no.LeaderDown(bill.id))
    assert sitting.refusal(LetLead(dirk.id)) == no.MustRecover(dirk.id)
    for stranger in (ann, bill):
        assert sitting.refusal(LetLead(stranger.id)) == no.NobodyThere(stranger.id)

    sitting.do(LetLead(eel.id))

    assert isinstance(next_offer(sitting.table), OfferAnnouncement)
    sitting.announce(eel, defends())
    assert sitting.participant(eel).stands_for == (dirk.id, bill.id)


def test_who_is_down_in_a_group_throws_once_on_its_turn_and_loses_nobody_elses_action() -> None:
    """T-ANNOUNCE-07, T-ANNOUNCE-08."""
    sitting = grouped()
    sitting.do(SetState(dirk.id, State.OUT, is_so=True))
    assert isinstance(sitting.refusal(Recover(dirk.id, None, 9)), no.NotTheirTurn)
    sitting.announce(ann, defends())
    assert may_recover(sitting) == (dirk.id,)
    sitting.do(Recover(dirk.id, None, 9))
    assert may_recover(sitting) == ()
    assert sitting.table.character(dirk.id).out
    assert sitting.refusal(Recover(dirk.id, None, 9)) == no.NotNow()
    assert not sitting.participant(bill).passes
    sitting.announce(bill, defends())


def test_a_group_that_is_down_as_a_whole_recovers_or_passes_by_its_leader() -> None:
    """T-ANNOUNCE-07."""
    sitting = grouped()
    sitting.announce(ann, defends())
    for one in (bill, dirk, eel):
        sitting.do(SetState(one.id, State.OUT, is_so=True))
    assert isinstance(next_offer(sitting.table), OfferAnnouncement)
    sitting.do(PassTurn(bill.id))
    assert sitting.participant(bill).passes


def test_who_leads_leaves_with_an_heir_or_all_part() -> None:
    """T-AMB-63, T-AMB-59: what is aimed at the group is in nobody's way, for the heir is there."""
    sitting = grouped()
    sitting.announce(ann, attacks(bill))
    assert sitting.refusal(LeaveFight(bill.id)) == no.AimedAt(bill.id, ann.id)
    assert sitting.refusal(LeaveFight(bill.id, heir=ann.id)) == no.NobodyThere(ann.id)
    sitting.do(LeaveFight(bill.id, heir=dirk.id))
    assert sitting.order == ["Ann", "Dirk", "Cassie"]
    assert sitting.participant(dirk).stands_for == (eel.id,)
    sitting.do(LeaveFight(eel.id))
    assert sitting.participant(dirk).stands_for == ()
    alone = grouped()
    alone.do(LeaveFight(bill.id))
    assert alone.order == ["Ann", "Dirk", "Eel", "Cassie"]


def test_who_changes_sides_or_decks_stands_alone_and_the_others_with_an_heir() -> None:
    """T-AMB-63, T-SIDE-02: nobody throws for one of another side."""
    sitting = grouped()
    sitting.do(SetSide(bill.id, PLAYERS_SIDE, heir=eel.id))
    assert (sitting.participant(eel).stands_for, sitting.participant(bill).stands_for) == ((dirk.id,), ())
    sitting.do(SetSide(dirk.id, PLAYERS_SIDE))
    assert sitting.participant(eel).stands_for == ()
    sitting.do(GroupFoes(bill.id, (dirk.id,)))
    sitting.do(SetHouseRule("T-AMB-24", "b"))
    sitting.do(SetDeck(dirk.id, DeckName.PLAYERS))
    assert sitting.participant(bill).stands_for == ()


def test_a_sheet_that_fits_the_group_no_more_parts_from_it() -> None:
    """T-AMB-63."""
    sitting = grouped()
    sitting.do(EditCharacter(replace(sitting.table.character(dirk.id), side=PLAYERS_SIDE)))
    assert sitting.participant(bill).stands_for == (eel.id,)
    assert "Dirk" in sitting.order


def test_an_heir_stands_behind_the_very_leader_who_goes() -> None:
    """T-AMB-63: Fay is in another group."""
    fay, gil = foe("Fay", agility=3), foe("Gil", agility=3)
    sitting = table_with(ann, bill, dirk, fay, gil)
    sitting.do(GroupFoes(bill.id, (dirk.id,)))
    sitting.do(GroupFoes(gil.id, (fay.id,)))
    for heir in (fay, bill):
        assert sitting.refusal(LeaveFight(bill.id, heir=heir.id)) == no.NobodyThere(heir.id)


def test_foes_are_alike_whatever_they_are_called_and_look_like() -> None:
    """T-AMB-63 b: and not where a stat is another."""
    disguised = replace(
        dirk, name="Dirk the Red", alias="A stoker", short="Red", picture="red.png", portrait="00", notes="limps"
    )
    sitting = table_with(ann, bill, disguised, eel, in_action=False)
    sitting.do(SetHouseRule("T-AMB-63", "b"))
    sitting.do(BeginAction())
    assert sitting.participant(bill).stands_for == (dirk.id,)
    assert sitting.order == ["Ann", "Bill", "Eel"]


def test_who_leads_in_the_next_round_may_repeat_what_the_group_did() -> None:
    """T-THROW-08, T-AMB-63: Dirk stood behind Bill then; it was his deed as well."""
    sitting = grouped()
    for who, deed in ((ann, attacks(bill)), (bill, attacks(ann)), (cassie, attacks(bill))):
        sitting.announce(who, deed)
    sitting.throw()
    sitting.accept_all()
    sitting.do(NextRound())
    sitting.do(LetLead(dirk.id))
    assert sitting.participant(dirk).last == attacks(ann)
    assert sitting.participant(cassie).last == attacks(dirk)


def test_whoever_leads_has_last_rounds_deed_only_if_it_was_theirs() -> None:
    """T-THROW-08, T-MOVE-05, T-AMB-63: Bill's blow landed, and Dirk stands behind him since then."""
    sitting = table_with(ann, bill, dirk, players="1", horror="9")
    sitting.announce(ann, attacks(bill))
    for one in sitting.fight.participants[1:]:
        sitting.do(Announce(one.who, attacks(ann) if one.who == bill.id else Move()))
    sitting.throw()
    sitting.accept_all()
    sitting.do(NextRound())
    was = sitting.participant(bill)
    assert (was.last, was.succeeded) == (attacks(ann), True) and was.last_cards
    sitting.do(GroupFoes(bill.id, (dirk.id,)))
    sitting.do(LetLead(dirk.id))
    now = sitting.participant(dirk)
    assert (now.last, now.last_cards, now.succeeded) == (None, None, False)


def test_a_group_that_has_passed_gets_its_turn_where_one_of_it_stands_again() -> None:
    """T-ANNOUNCE-07, T-AMB-63."""
    sitting = grouped()
    sitting.announce(ann, defends())
    for one in (bill, dirk, eel):
        sitting.do(SetState(one.id, State.OUT, is_so=True))
    sitting.do(PassTurn(bill.id))
    sitting.do(SetState(dirk.id, State.OUT, is_so=False))
    sitting.do(LetLead(dirk.id))
    assert sitting.participant(dirk).passes is False


def test_what_the_host_said_of_a_leader_holds_for_whoever_leads() -> None:
    """T-CLASH-08, T-RESOLVE-27, T-MOVE-03: Clashes apart, deeds that exclude each other, and how far they stand."""
    fay = foe("Fay", agility=9)
    sitting = table_with(ann, bill, cassie, dirk, fay)
    sitting.do(GroupFoes(bill.id, (dirk.id,)))
    sitting.do(SetTouch(ann.id, bill.id, False))
    sitting.do(SetConflict(bill.id, fay.id, True))
    sitting.do(SetRange(bill.id, cassie.id, 30))
    sitting.do(LetLead(dirk.id))
    assert sitting.fight.cuts == ((ann.id, dirk.id),)
    assert sitting.fight.conflicts == ((dirk.id, fay.id),)
    assert sitting.fight.feet_between(dirk.id, cassie.id) == 30


@pytest.mark.parametrize(
    ("said", "now"),
    [
        (shoots(bill), shoots(eel)),
        (replace(shoots(bill), also=(ann.id, eel.id)), replace(shoots(eel), also=(ann.id,))),
        (defends(), defends()),
        (defends(ann, bill, eel), defends(ann, eel)),
        (acts(bill, ann), acts(eel, ann)),
        (replace(acts(), target=bill.id), replace(acts(), target=eel.id)),
        (replace(acts(bill, stat="Calm"), target=ann.id), replace(acts(eel, stat="Calm"), target=ann.id)),
        (Move(run=20), Move(run=20)),
        (None, None),
    ],
)
def test_a_deed_against_a_leader_is_one_against_whoever_leads_now(
    said: Announcement | None, now: Announcement | None
) -> None:
    """T-AMB-63: each once, and all else as it was said."""
    assert renamed(said, lambda who: eel.id if who == bill.id else who) == now
