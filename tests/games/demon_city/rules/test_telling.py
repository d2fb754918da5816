"""Clashes as the Host tells them: judged again, let be, and read from evenings older than proofs."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from demoncity_gui.games.demon_city.rules import commands as cmd
from demoncity_gui.games.demon_city.rules.announcements import Announcement, Attack, Manner
from demoncity_gui.games.demon_city.rules.apply import apply
from demoncity_gui.games.demon_city.rules.characters import (
    AGILITY,
    CALM,
    TOUGHNESS,
    UNKNOWN,
    Character,
    CharacterId,
    Rank,
    State,
)
from demoncity_gui.games.demon_city.rules.clash import ClashRuling, Fate, Outcome
from demoncity_gui.games.demon_city.rules.events import ClashJudged
from demoncity_gui.games.demon_city.rules.telling import with_proof
from tests.support.cast import acts, attacks, defends, foe, player, shoots
from tests.support.sitting import Sitting, table_with

CECE, BETTY, ALFIE = player("CeCe", agility=1), foe("Betty", agility=5), player("Alfie", agility=4)
MAX, ANN = player("Max", agility=3), player("Ann", agility=6)
AIDED = (ANN, acts(BETTY))
"""Ann does something that Betty opposes, and brings it off with a 9."""
EQUALS = ((MAX, shoots(BETTY)),)
"""Max shoots at Betty with 8, like Alfie."""


def flight(
    *more: tuple[Character, Announcement], betty: Character = BETTY, players: str = "2 5 4 8", house_rule: str = ""
) -> Sitting:
    """Return CeCe's flight from Betty's shot with 5 against 6, while Alfie shoots Betty with 8, and others act."""
    sitting = table_with(CECE, betty, ALFIE, *(one for one, _ in more), players=players, horror="6")
    if house_rule:
        sitting.do(cmd.SetHouseRule(house_rule, "b"))
    deeds: dict[CharacterId, Announcement] = {CECE.id: defends(), betty.id: shoots(CECE), ALFIE.id: shoots(betty)}
    deeds.update({one.id: deed for one, deed in more})
    for one in sitting.fight.participants:
        sitting.do(cmd.Announce(one.who, deeds[one.who]))
    sitting.throw()
    return sitting


def told(sitting: Sitting, number: int = 0) -> ClashRuling:
    return sitting.fight.clashes[number].ruling


def fates(ruling: ClashRuling) -> dict[int, Fate]:
    return {one.who: one.fate for one in ruling.judgements}


# --- judged again ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("is_waived", [True, False])
def test_what_the_host_let_be_stays_so_where_somebody_else_falls(is_waived: bool) -> None:
    """T-RESOLVE-28, T-AMB-17: Betty is shot; Ann, who has brought something off, falls while that is told."""
    sitting = flight(AIDED, players="2 5 4 8 9")
    assert ANN.id in told(sitting).happens
    if is_waived:
        sitting.do(cmd.WaiveTheFallen())
    assert (CECE.id in told(sitting).happens) is is_waived

    (_, judged) = sitting.do(cmd.SetState(ANN.id, State.OUT, is_so=True))

    assert isinstance(judged, ClashJudged) and judged.clash == 0
    assert fates(told(sitting))[ANN.id] is Fate.OUT
    assert (CECE.id in told(sitting).happens) is is_waived


def test_whom_the_attack_on_the_screens_puts_out_is_not_judged_out_in_it() -> None:
    """T-RESOLVE-28: Betty threw against Alfie and lost to him; that is told as it was."""
    sitting = flight()
    before = told(sitting)
    assert fates(before)[BETTY.id] is Fate.SIDE_LOST and before.hit == (BETTY.id,)
    events = sitting.do(cmd.SetState(BETTY.id, State.OUT, is_so=True))
    assert not [event for event in events if isinstance(event, ClashJudged)]
    assert told(sitting) == before


def test_a_friend_whom_the_attack_on_the_screens_puts_out_has_still_done_what_they_did() -> None:
    """T-RESOLVE-28, T-AMB-23 c: Ann stabs Max, who meanwhile gets past Betty."""
    sitting = table_with(MAX, BETTY, ANN, players="9 8", horror="6")
    sitting.do(cmd.SetHouseRule("T-AMB-23", "c"))
    for who, deed in ((MAX, acts(BETTY)), (BETTY, attacks(MAX)), (ANN, attacks(MAX))):
        sitting.announce(who, deed)
    sitting.throw()
    assert (told(sitting).hit, told(sitting).happens) == ((MAX.id,), (ANN.id, MAX.id))
    sitting.do(cmd.SetState(MAX.id, State.OUT, is_so=True))
    assert told(sitting).happens == (ANN.id, MAX.id)


def test_what_was_told_is_not_judged_again() -> None:
    """T-RESOLVE-28: CeCe got away in the Clash before, which is accepted by the time she falls."""
    ann, bill = player("Ann", agility=2), foe("Bill", agility=7)
    sitting = table_with(CECE, ann, BETTY, bill, players="9 8", horror="3 4")
    sitting.announce(CECE, attacks(BETTY))
    sitting.announce(ann, attacks(bill))
    sitting.announce(BETTY, attacks(CECE))
    sitting.announce(bill, attacks(ann))
    sitting.throw()
    assert [told(sitting, number).happens for number in (0, 1)] == [(CECE.id,), (ann.id,)]
    sitting.do(cmd.AcceptRuling())
    events = sitting.do(cmd.SetState(CECE.id, State.OUT, is_so=True))
    assert not [event for event in events if isinstance(event, ClashJudged)]
    assert told(sitting).happens == (CECE.id,)


def test_the_attack_that_was_chosen_stays_chosen_where_somebody_falls() -> None:
    """T-RESOLVE-03, T-RESOLVE-28: Max and Alfie threw 8 each, and Ann falls."""
    sitting = flight(*EQUALS, AIDED, players="2 5 8 8 1 3 9")
    assert told(sitting).candidates == (MAX.id, ALFIE.id)
    sitting.do(cmd.ChooseAttack(ALFIE.id))
    sitting.do(cmd.SetState(ANN.id, State.OUT, is_so=True))
    assert fates(told(sitting))[ANN.id] is Fate.OUT
    assert told(sitting).attacker == ALFIE.id


def test_a_group_whose_leader_falls_acts_while_anybody_of_it_stands() -> None:
    """T-RESOLVE-28, T-AMB-63: Dirk stands behind Bill, who is put out in the Clash before; then Dirk falls as well."""
    ann, gus = player("Ann", agility=1), player("Gus", agility=2)
    bill, dirk = foe("Bill", agility=3, toughness=1), foe("Dirk", agility=3, toughness=1)
    sitting = table_with(ann, gus, bill, dirk, players="4 10 8", horror="9")
    sitting.do(cmd.GroupFoes(bill.id, (dirk.id,)))
    sitting.do(cmd.SetDrivers((ann.id, bill.id)))
    sitting.announce(ann, acts())
    sitting.announce(gus, attacks(bill))
    sitting.announce(bill, acts())
    sitting.throw()
    assert told(sitting, 1).happens == (bill.id,)
    sitting.do(cmd.SetState(bill.id, State.OUT, is_so=True))
    assert told(sitting, 1).happens == (bill.id,)
    sitting.do(cmd.SetState(dirk.id, State.OUT, is_so=True))
    assert told(sitting, 1).happens == ()


@pytest.mark.parametrize(("before", "after", "is_hit"), [(4, 9, True), (9, 4, False)])
@pytest.mark.parametrize("stat", [TOUGHNESS, CALM])
def test_a_throw_is_held_against_the_number_that_stood_when_the_cards_turned(
    stat: str, before: int, after: int, is_hit: bool
) -> None:
    """T-AMB-58, T-AMB-82 b: Max shoots at what Betty has of this stat with 8; then it changes, and Ann falls."""
    shot = Attack(BETTY.id, Manner.SHOOT, resist=stat)
    ranks = {AGILITY: 5, TOUGHNESS: 4, CALM: 4, stat: before}
    betty = replace(BETTY, stats=tuple(Rank(name, rank) for name, rank in ranks.items()))
    sitting = flight((MAX, shot), AIDED, betty=betty, players="2 5 8 3 1 3 9", house_rule="T-AMB-82")
    assert told(sitting).hit == ((BETTY.id,) if is_hit else ())
    sitting.do((cmd.SetToughness if stat == TOUGHNESS else cmd.SetCalm)(BETTY.id, after))
    (_, judged) = sitting.do(cmd.SetState(ANN.id, State.OUT, is_so=True))
    assert isinstance(judged, ClashJudged)
    assert told(sitting).hit == ((BETTY.id,) if is_hit else ())


def test_a_clash_judged_again_keeps_the_hosts_change() -> None:
    """T-RESOLVE-05, T-RESOLVE-28: of this Clash, and of no other."""
    sitting = flight()
    assert sitting.fight.clashes[0].complication == ""
    (judged,) = sitting.fight.clashes
    changed = replace(
        sitting.table, fight=replace(sitting.fight, clashes=(judged, replace(judged, complication="Fog.")))
    )
    again = apply(apply(changed, ClashJudged(0, judged.ruling)), ClashJudged(1, judged.ruling))
    assert again.fight is not None
    assert [one.complication for one in again.fight.clashes] == ["", "Fog."]


# --- let be by the Host's word ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("is_written_down", [True, False])
def test_the_chosen_attack_stays_so_where_the_fallen_are_waived(is_written_down: bool) -> None:
    """T-AMB-17, T-RESOLVE-03: also in an evening older than format 1.4, where nobody wrote down who was chosen."""
    sitting = flight(*EQUALS, players="2 5 8 8 1 3")
    sitting.do(cmd.ChooseAttack(ALFIE.id))
    assert told(sitting).chosen == (ALFIE.id,)
    if not is_written_down:
        (judged,) = sitting.fight.clashes
        older = replace(judged, ruling=replace(judged.ruling, chosen=()))
        sitting.table = replace(sitting.table, fight=replace(sitting.fight, clashes=(older,)))
    sitting.do(cmd.WaiveTheFallen())
    assert (told(sitting).attacker, told(sitting).outcome) == (ALFIE.id, Outcome.WON)
    assert told(sitting).happens == (ALFIE.id, CECE.id)
    assert told(sitting).chosen == (ALFIE.id,)


def test_the_hosts_word_is_no_house_rule_and_those_that_turned_the_clash_are_still_told() -> None:
    """T-AMB-17, T-AMB-12 b: Alfie's 8 is under Betty's Agility, and the highest card of all needs to beat no stat."""
    sitting = flight(betty=foe("Betty", agility=9), house_rule="T-AMB-12")
    assert told(sitting).hit == (BETTY.id,)
    sitting.do(cmd.WaiveTheFallen())
    assert told(sitting).happens == (ALFIE.id, CECE.id)
    assert told(sitting).turned_by == (("T-AMB-12", "b"),)


# --- entries older than proofs --------------------------------------------------------------------------------------


def without_proof(ruling: ClashRuling) -> ClashRuling:
    """Return a ruling as it was written before rulings carried their proof."""
    bare = tuple(replace(one, hurdles=()) for one in ruling.judgements)
    return replace(ruling, judgements=bare, turned_by=None)


def test_an_older_ruling_is_told_with_todays_reasons_where_they_end_it_alike() -> None:
    """T-RESOLVE-08, T-RESOLVE-03, T-AMB-17: a plain one, one where an attack was chosen, one with the fallen waived."""
    sitting = flight(*EQUALS, players="2 5 8 8 1 3")
    rulings = [told(sitting)]
    sitting.do(cmd.ChooseAttack(ALFIE.id))
    rulings.append(told(sitting))
    sitting.do(cmd.WaiveTheFallen())
    rulings.append(told(sitting))
    for ruling in rulings:
        assert with_proof(sitting.table, sitting.fight, ruling) is ruling
        proof = with_proof(sitting.table, sitting.fight, without_proof(ruling))
        assert proof is not None and proof.turned_by is not None
        assert (proof.told, proof.judgements) == (ruling.told, ruling.judgements)


def test_an_older_ruling_that_would_end_otherwise_today_has_no_reasons() -> None:
    """Who won is never told otherwise than it was."""
    sitting = flight()
    otherwise = replace(told(sitting), happens=(BETTY.id,), turned_by=None)
    assert with_proof(sitting.table, sitting.fight, otherwise) is None


# --- what the players know ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("hidden", "cards", "side"), [(False, "2", "cult"), (True, "2", "?"), (True, "9", "players")])
def test_a_side_that_hidden_ones_alone_stand_for_is_not_named(hidden: bool, cards: str, side: str) -> None:
    """T-SIDE-01: Bill throws 5 against Ann; a tie has no side to name."""
    ann, bill = player("Ann", agility=1), foe("Bill", agility=5)
    sitting = table_with(ann, replace(bill, hidden=hidden), players=cards, horror="5")
    sitting.announce(ann, attacks(bill))
    sitting.announce(bill, attacks(ann))
    sitting.throw()
    public = sitting.table.as_the_players_know_it
    known = public.ruling_as_known(told(sitting))
    assert known.winning_side == (UNKNOWN if side == "?" else side)
    assert replace(known, winning_side=told(sitting).winning_side) == told(sitting)
    tied = replace(told(sitting), winning_side=None)
    assert public.ruling_as_known(tied) == tied
