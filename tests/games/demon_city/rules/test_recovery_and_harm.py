"""Toughness, Injury, Calm, and getting up again before announcing.

T-ANNOUNCE-07, T-ALOST-07, T-AMB-70, T-AMB-71, T-AMB-72.
"""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from demoncity_gui.games.demon_city.rules import refusals as no
from demoncity_gui.games.demon_city.rules.announcements import Move
from demoncity_gui.games.demon_city.rules.characters import AfterFailure, Character, State
from demoncity_gui.games.demon_city.rules.commands import (
    Announce,
    CheckCalm,
    Command,
    FollowFailure,
    LeaveFight,
    NextRound,
    PassTurn,
    Recover,
    SetCalm,
    SetHouseRule,
    SetHurt,
    SetState,
    SetToughness,
    ThrowDamage,
)
from demoncity_gui.games.demon_city.rules.events import CharacterChanged, DamageThrown, TaskJudged, TurnPassed
from demoncity_gui.games.demon_city.rules.harm import does_damage, horrors_faced
from demoncity_gui.pieces.decks import DeckName
from demoncity_gui.pieces.tarot import Card
from tests.support.cast import acts, attacks, defends, foe, player
from tests.support.sitting import Sitting, table_with
from tests.support.stacked import HORROR_10, PLAYERS_31, pick

ann, bill, cassie = player("Ann", agility=1), foe("Bill", agility=5), player("Cassie", agility=6)
eel = foe("Eel", agility=3)
STRANGER = foe("Nobody").id


def now(sitting: Sitting, who: Character) -> Character:
    """Return somebody as they are now."""
    return sitting.table.character(who.id)


def down(state: State = State.OUT, *, toughness: int = 4, players: str = "") -> Sitting:
    """Return a table where Ann, the slowest, is down."""
    sitting = table_with(ann, bill, cassie, players=players)
    sitting.do(SetToughness(ann.id, toughness))
    sitting.do(SetState(ann.id, state, is_so=True))
    return sitting


# --- recovery ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("state", [State.OUT, State.PANIC])
def test_t_ex_50_no_announcement_before_a_recovery_and_none_after_a_failed_one(state: State) -> None:
    """T-EX-50, T-ANNOUNCE-07, T-ANNOUNCE-08, T-AMB-55: a 5 isn't over 5; next round it is asked again."""
    sitting = down(state, players="5 6")
    assert sitting.refusal(Announce(ann.id, defends())) == no.MustRecover(ann.id)
    happened = sitting.do(Recover(ann.id, None, 5))
    judged = happened[-2]
    assert isinstance(judged, TaskJudged) and judged.recovery
    assert happened[-1] == TurnPassed(ann.id)
    assert now(sitting, ann).is_in(state)
    assert sitting.refusal(Announce(ann.id, defends())) == no.NotTheirTurn(ann.id, bill.id)
    for who in (bill, cassie):
        sitting.announce(who, Move())
    sitting.throw()
    sitting.do(NextRound())
    sitting.do(Recover(ann.id, None, 5))
    assert not now(sitting, ann).must_recover
    sitting.announce(ann, defends())


def test_t_ex_126_out_of_the_fight_and_panic_take_a_throw_each() -> None:
    """T-EX-126, T-ANNOUNCE-07, T-ANNOUNCE-14, T-AMB-84: Out of the Fight first, both before announcing."""
    sitting = down(State.PANIC)
    sitting.do(SetState(ann.id, State.OUT, is_so=True))
    assert sitting.do(Recover(ann.id, "Toughness", 0))[1:] == (CharacterChanged(ann.id, state=State.OUT, is_so=False),)
    assert sitting.refusal(Announce(ann.id, defends())) == no.MustRecover(ann.id)
    assert sitting.do(Recover(ann.id, "Calm", 0))[1:] == (CharacterChanged(ann.id, state=State.PANIC, is_so=False),)
    sitting.announce(ann, defends())


@pytest.mark.parametrize("then", AfterFailure)
def test_t_ex_125_the_host_says_what_follows_a_failed_recovery(then: AfterFailure) -> None:
    """T-EX-125, T-ANNOUNCE-08, HOST-18: they act all the same, have no action this round, or are out for good."""
    sitting = down(players="5 6")
    assert sitting.refusal(FollowFailure(ann.id, then)) == no.NothingToRecover(ann.id)
    sitting.do(Recover(ann.id, None, 10))
    sitting.do(FollowFailure(ann.id, then))
    if then is AfterFailure.ACTS:
        sitting.announce(ann, defends())
    else:
        assert sitting.refusal(Announce(ann.id, defends())) == no.NotTheirTurn(ann.id, bill.id)
    for who in (bill, cassie):
        sitting.announce(who, Move())
    sitting.throw()
    sitting.accept_all()
    sitting.do(NextRound())
    waits_for = bill if then is AfterFailure.OUT_FOR_GOOD else ann
    assert sitting.fight.speaker == sitting.participant(waits_for)


def test_who_was_out_for_good_and_is_brought_back_by_the_host_is_waited_for_again() -> None:
    """T-ANNOUNCE-08, T-AMB-72: from the next round on."""
    sitting = down()
    sitting.do(PassTurn(ann.id))
    sitting.do(FollowFailure(ann.id, AfterFailure.OUT_FOR_GOOD))
    sitting.do(SetState(ann.id, State.OUT, is_so=False))
    for who in (bill, cassie):
        sitting.announce(who, Move())
    sitting.throw()
    sitting.do(NextRound())
    sitting.announce(ann, defends())


@pytest.mark.parametrize(
    ("state", "toughness", "hurt"),
    [(State.OUT, -1, True), (State.OUT, 0, False), (State.OUT, 2, False), (State.PANIC, -1, False)],
)
def test_t_ex_66_getting_up_with_toughness_under_zero_is_an_injury(state: State, toughness: int, hurt: bool) -> None:
    """T-EX-66, T-ALOST-07, T-ALOST-08: down to 0 is none, nor is Panic."""
    sitting = down(state, toughness=toughness, players="9")
    sitting.do(Recover(ann.id, None, 5))
    assert now(sitting, ann).hurt is hurt


def test_who_is_hurt_already_and_gets_up_is_not_hurt_a_second_time() -> None:
    """T-ALOST-07: the flag stands; nothing is told of it again."""
    sitting = down(toughness=-1, players="9")
    sitting.do(SetHurt(ann.id, hurt=True))
    happened = sitting.do(Recover(ann.id, None, 5))
    assert CharacterChanged(ann.id, hurt=True) not in happened
    assert now(sitting, ann).hurt


def test_nothing_follows_a_failed_recovery_once_the_host_has_brought_somebody_back() -> None:
    """T-ANNOUNCE-08, T-AMB-72."""
    sitting = down()
    sitting.do(PassTurn(ann.id))
    sitting.do(SetState(ann.id, State.OUT, is_so=False))
    assert sitting.refusal(FollowFailure(ann.id, AfterFailure.OUT_FOR_GOOD)) == no.NothingToRecover(ann.id)


def test_the_stat_counts_in_a_recovery() -> None:
    """T-STATIC-08: Toughness 4 over 3."""
    sitting = down()
    sitting.do(Recover(ann.id, "Toughness", 3))
    assert len(sitting.table.players_deck.spread) == 2


def test_intensity_ten_fails_without_a_card() -> None:
    """T-STATIC-06."""
    sitting = down()
    assert sitting.do(Recover(ann.id, None, 10))[-1] == TurnPassed(ann.id)
    assert sitting.table.players_deck.spread == ()


def test_who_passes_is_not_waited_for_and_is_no_ones_hindrance() -> None:
    """T-ANNOUNCE-08, T-DIST-02: the attacker is not kept waiting for an answer, and has the Distraction throw."""
    sitting = down()
    sitting.do(PassTurn(ann.id))
    assert sitting.fight.speaker == sitting.participant(bill)
    sitting.announce(bill, attacks(ann))
    assert len(sitting.cards_before(bill)) == 3, "one, Toughness over Agility, Distraction"
    sitting.announce(cassie, Move())
    sitting.throw()


@pytest.mark.parametrize("ends_the_turn", [PassTurn(cassie.id), Recover(cassie.id, None, 10)], ids=repr)
def test_who_attacked_somebody_that_passes_throws_for_distraction_at_once(ends_the_turn: Command) -> None:
    """T-ANNOUNCE-08, T-DIST-02: Bill, slower, has announced already; whether the turn is passed or not recovered."""
    sitting = table_with(ann, bill, cassie)
    sitting.do(SetState(cassie.id, State.OUT, is_so=True))
    sitting.announce(ann, Move())
    sitting.announce(bill, attacks(cassie))
    assert len(sitting.cards_before(bill)) == 1
    sitting.do(ends_the_turn)
    assert len(sitting.cards_before(bill)) == 2


def test_a_grip_changes_the_cards_of_who_attacks_the_one_held() -> None:
    """T-AMB-73 (reading b): Toughness 4 is not over Agility 6, but over the Toughness of who is held."""
    weak = player("Cassie", agility=6, toughness=3)
    sitting = table_with(ann, bill, weak)
    sitting.do(SetHouseRule("T-AMB-73", "b"))
    sitting.announce(ann, Move())
    sitting.announce(bill, attacks(weak))
    assert len(sitting.cards_before(bill)) == 1
    sitting.do(SetState(weak.id, State.HELD, is_so=True))
    assert len(sitting.cards_before(bill)) == 2
    sitting.do(SetState(weak.id, State.HELD, is_so=False))
    assert len(sitting.cards_before(bill)) == 1


@pytest.mark.parametrize("command", [Recover(bill.id, None, 5), PassTurn(bill.id)])
def test_nobody_recovers_out_of_turn(command: Recover | PassTurn) -> None:
    """T-AMB-55."""
    assert down().refusal(command) == no.NotTheirTurn(bill.id, ann.id)


def test_what_a_recovery_cannot_be() -> None:
    """T-ANNOUNCE-07: of somebody well, of nobody, against no Intensity, by no stat; or when all have announced."""
    well = table_with(ann, bill)
    assert well.refusal(Recover(ann.id, None, 5)) == well.refusal(PassTurn(ann.id)) == no.NothingToRecover(ann.id)
    for who in (ann, bill):
        well.announce(who, Move())
    assert well.refusal(Recover(ann.id, None, 5)) == well.refusal(PassTurn(ann.id)) == no.NotNow()
    sitting = down()
    assert sitting.refusal(Recover(STRANGER, None, 5)) == no.NotTheirTurn(STRANGER, ann.id)
    assert sitting.refusal(Recover(ann.id, None, 11)) == no.BadIntensity(11)
    assert sitting.refusal(Recover(ann.id, "Occult", 5)) == no.LacksStat(ann.id, "Occult")
    assert table_with(ann, bill, in_action=False).refusal(PassTurn(ann.id)) == no.NotNow()


# --- by hand -----------------------------------------------------------------------------------------------------


def test_t_ex_66_a_point_regained_ends_an_injury_and_nothing_less_does() -> None:
    """T-EX-66, T-ALOST-07, T-STATE-08."""
    sitting = table_with(ann, bill)
    sitting.do(SetToughness(ann.id, -1))
    sitting.do(SetHurt(ann.id, hurt=True))
    sitting.do(SetToughness(ann.id, -1))
    sitting.do(SetToughness(ann.id, -2))
    assert now(sitting, ann).hurt
    assert CharacterChanged(ann.id, hurt=False) in sitting.do(SetToughness(ann.id, -1))
    assert (now(sitting, ann).hurt, now(sitting, ann).toughness) == (False, -1)


def test_an_injury_is_paid_at_once_and_given_back_at_once() -> None:
    """T-ALOST-07: while announcing, the cards on the table follow."""
    sitting = table_with(ann, bill)
    sitting.announce(ann, defends())
    sitting.do(SetHurt(ann.id, hurt=True))
    assert len(sitting.cards_before(ann)) == 1
    sitting.do(SetToughness(ann.id, 5))
    assert len(sitting.cards_before(ann)) == 2


@pytest.mark.parametrize("number", [-100, 100])
def test_numbers_past_anybodys(number: int) -> None:
    """HOST-14: a slip of the finger."""
    sitting = table_with(ann, bill)
    assert sitting.refusal(SetToughness(ann.id, number)) == no.BadToughness(number)
    assert sitting.refusal(SetCalm(ann.id, number)) == no.BadNumber("calm", number, -99, 99)


@pytest.mark.parametrize("number", [-99, 0, 99])
def test_numbers_that_may_be_entered(number: int) -> None:
    """T-AMB-70, T-AMB-71."""
    sitting = table_with(ann, bill)
    sitting.do(SetToughness(ann.id, number))
    sitting.do(SetCalm(ann.id, number))
    assert (now(sitting, ann).toughness, now(sitting, ann).calm) == (number, number)


def test_a_state_is_set_and_cleared_by_hand() -> None:
    """T-AMB-71, T-AMB-72: each for itself; then they announce like anybody."""
    sitting = down(State.PANIC)
    assert (now(sitting, ann).panicked, now(sitting, ann).out) == (True, False)
    sitting.do(SetState(ann.id, State.PANIC, is_so=False))
    sitting.announce(ann, defends())


@pytest.mark.parametrize(
    "command",
    [
        SetToughness(STRANGER, 1),
        SetHurt(STRANGER, hurt=True),
        SetCalm(STRANGER, 1),
        SetState(STRANGER, State.OUT, is_so=True),
    ],
    ids=repr,
)
def test_nobody_of_that_name_is_harmed(command: SetToughness | SetHurt | SetCalm | SetState) -> None:
    """T-STATE-02."""
    assert table_with(ann, bill).refusal(command) == no.NobodyThere(STRANGER)


# --- damage by the optional rule ---------------------------------------------------------------------------------


def struck(
    cards: str, *, toughness: int = 3, protection: int = 0, massive: str | None = None, deck: str = ""
) -> tuple[Sitting, DamageThrown]:
    """Return the table after Ann has thrown damage against Bill, and the damage."""
    victim = foe("Bill", agility=5, toughness=toughness)
    extra = (Card.JUSTICE, Card.MOON) if deck else ()
    sitting = table_with(ann, victim, players=cards, players_deck=(*PLAYERS_31, *extra), in_action=False)
    sitting.do(SetHouseRule("T-AMB-70", "b"))
    happened = sitting.do(ThrowDamage(ann.id, victim.id, protection, massive))
    (damage,) = (event for event in happened if isinstance(event, DamageThrown))
    return sitting, damage


def test_any_deed_may_do_harm_or_shake_somebody() -> None:
    """T-RESOLVE-21, T-RESOLVE-15: Ann's trap, no attack, happens; damage is thrown for it and Calm entered."""
    sitting = table_with(ann, bill, players="9 5 6 7 8", horror="2")
    sitting.do(SetHouseRule("T-AMB-70", "b"))
    sitting.announce(ann, acts(bill))
    sitting.announce(bill, attacks(ann))
    sitting.throw()
    ruling = sitting.fight.clashes[0].ruling
    assert (ruling.happens, ruling.attacker) == ((ann.id,), None)
    assert does_damage(sitting.table, sitting.fight, ann.id)
    sitting.accept_all()
    assert DamageThrown(ann.id, bill.id, 5, lowest=True) in sitting.do(ThrowDamage(ann.id, bill.id))
    sitting.do(SetCalm(bill.id, 1))
    assert (now(sitting, bill).toughness, now(sitting, bill).calm) == (-1, 1)


def test_damage_is_the_lowest_of_as_many_cards_as_base_toughness() -> None:
    """T-AMB-70 (reading b), T-QUIRK-06: whatever strength the attacker has."""
    sitting, damage = struck("7 4 9 1")
    assert (damage.damage, damage.lowest) == (4, True)
    assert (now(sitting, bill).toughness, now(sitting, bill).out) == (-1, True)
    assert len(sitting.table.players_deck.spread) == 3


def test_protection_adds_cards_and_so_takes_harm_away() -> None:
    """T-AMB-70 (reading b)."""
    sitting, damage = struck("7 4 9 1", protection=1)
    assert damage.damage == 1
    assert (now(sitting, bill).toughness, now(sitting, bill).out) == (2, False)


def test_massive_harm_is_the_highest_of_the_attackers_stat() -> None:
    """T-QUIRK-07, T-AMB-70 (reading b): Calm 4, four cards."""
    sitting, damage = struck("2 3 9 1 10", massive="Calm")
    assert (damage.damage, damage.lowest) == (9, False)
    assert len(sitting.table.players_deck.spread) == 4


def test_down_to_zero_is_still_up() -> None:
    """T-ALOST-08, T-AMB-70: out is negative."""
    sitting, damage = struck("3 3 3")
    assert damage.damage == 3
    assert (now(sitting, bill).toughness, now(sitting, bill).out) == (0, False)


def test_one_card_at_least_and_only_cards_worth_one_to_ten() -> None:
    """T-AMB-70 (reading b): Toughness 0; The Fool, Justice and The Moon are drawn past."""
    sitting, damage = struck("Fool Justice Moon 6", toughness=0, deck="high")
    assert damage.damage == 6
    assert len(sitting.table.players_deck.spread) == 4


def test_who_is_out_already_is_not_put_out_again() -> None:
    """T-AMB-70: the second blow takes Toughness alone."""
    sitting, _ = struck("7 4 9")
    happened = sitting.do(ThrowDamage(ann.id, bill.id))
    assert not any(isinstance(event, CharacterChanged) and event.state is not None for event in happened)
    assert now(sitting, bill).toughness < -1
    assert len(sitting.table.players_deck.spread) == 3, "what the first has left open made way (T-THROW-05)"


def test_one_hit_is_thrown_for_once_in_a_fight_and_again_by_the_hosts_word() -> None:
    """T-AMB-70 (reading b): until the next flip, the next round's announcements included; another's hit is another."""
    sitting = table_with(ann, bill, cassie, players="9 5 6 7 8 2 3")
    sitting.do(SetHouseRule("T-AMB-70", "b"))
    for who, deed in ((ann, attacks(bill)), (bill, attacks(ann)), (cassie, attacks(bill))):
        sitting.announce(who, deed)
    sitting.throw()
    sitting.accept_all()
    (first,) = (event for event in sitting.do(ThrowDamage(ann.id, bill.id)) if isinstance(event, DamageThrown))
    before = sitting.table

    refused = no.DamageWasThrown(ann.id, bill.id, first.damage)
    assert sitting.refusal(ThrowDamage(ann.id, bill.id)) == refused
    assert sitting.refusal(ThrowDamage(ann.id, bill.id, massive="Calm")) == refused
    assert sitting.table == before
    sitting.do(ThrowDamage(cassie.id, bill.id))
    happened = sitting.do(ThrowDamage(ann.id, bill.id, again=True))
    assert any(isinstance(event, DamageThrown) and event.again for event in happened)
    sitting.do(SetState(bill.id, State.OUT, is_so=False))
    sitting.do(NextRound())
    assert isinstance(sitting.refusal(ThrowDamage(ann.id, bill.id)), no.DamageWasThrown)
    sitting.announce(ann, attacks(bill))
    sitting.announce(bill, attacks(ann))
    sitting.announce(cassie, attacks(bill))
    sitting.throw()
    sitting.accept_all()
    sitting.do(ThrowDamage(ann.id, bill.id))


def test_what_damage_cannot_be() -> None:
    """T-AMB-70: not by the preset; not by or on a stranger, by no stat, past a sane protection, past the deck."""
    sitting = table_with(ann, bill, horror_deck=HORROR_10[:3], in_action=False)
    assert sitting.refusal(ThrowDamage(ann.id, bill.id)) == no.NotThisRule("T-AMB-70")
    sitting.do(SetHouseRule("T-AMB-70", "b"))
    assert sitting.refusal(ThrowDamage(STRANGER, bill.id)) == no.NobodyThere(STRANGER)
    assert sitting.refusal(ThrowDamage(ann.id, STRANGER)) == no.NobodyThere(STRANGER)
    assert sitting.refusal(ThrowDamage(ann.id, bill.id, massive="Occult")) == no.LacksStat(ann.id, "Occult")
    for protection in (-1, 100):
        too_much = no.BadNumber("protection", protection, 0, 99)
        assert sitting.refusal(ThrowDamage(ann.id, bill.id, protection)) == too_much
    assert sitting.refusal(ThrowDamage(ann.id, bill.id, 99)) == no.NotEnoughCards(DeckName.PLAYERS, 103, 30)
    assert sitting.refusal(ThrowDamage(bill.id, ann.id)) == no.NotEnoughCards(DeckName.HORROR, 4, 3)


def test_damage_takes_the_last_cards_of_a_deck() -> None:
    """T-AMB-70 (reading b), T-AMB-04: four are wanted, and four there are."""
    sitting = table_with(ann, bill, horror_deck=HORROR_10[:4], in_action=False)
    sitting.do(SetHouseRule("T-AMB-70", "b"))
    sitting.do(ThrowDamage(bill.id, ann.id))
    assert now(sitting, ann).toughness == 3


def test_a_short_deck_throws_what_it_has_left_for_damage() -> None:
    """T-AMB-70 (reading b), T-AMB-04 b: four are wanted, and three there are; they are there again the next time."""
    sitting = table_with(
        ann, bill, horror_deck=pick("pentacles-7 pentacles-5 pentacles-6 pentacles-queen"), in_action=False
    )
    sitting.do(SetHouseRule("T-AMB-70", "b"))
    sitting.do(SetHouseRule("T-AMB-04", "b"))
    for toughness in (-1, -6):
        sitting.do(ThrowDamage(bill.id, ann.id))
        assert now(sitting, ann).toughness == toughness


def test_a_hit_for_which_no_card_is_left_costs_one_point() -> None:
    """T-AMB-70 (reading b), T-AMB-04 b: the Horror’s one card lies in its lane, which a throw for damage leaves."""
    sitting = table_with(ann, bill, horror_deck=pick("pentacles-7"))
    sitting.do(SetHouseRule("T-AMB-70", "b"))
    sitting.do(SetHouseRule("T-AMB-04", "b"))
    sitting.announce(ann, attacks(bill))
    sitting.announce(bill, attacks(ann))
    for _ in range(2):
        before = now(sitting, ann).toughness
        sitting.do(ThrowDamage(bill.id, ann.id, again=before < ann.toughness))
        assert now(sitting, ann).toughness == before - 1


def test_a_refusal_names_the_reading_that_stands_in_the_way() -> None:
    """T-AMB-72: by the other reading nobody is helped up, and nobody passes."""
    sitting = down()
    sitting.do(SetHouseRule("T-AMB-72", "b"))
    assert sitting.refusal(SetState(ann.id, State.OUT, is_so=False)) == no.NotThisRule("T-AMB-72")
    assert sitting.refusal(PassTurn(ann.id)) == no.NotThisRule("T-AMB-72")


@pytest.mark.parametrize(("toughness", "hurt"), [(-1, True), (0, False)])
def test_who_is_let_up_by_the_hosts_word_is_hurt_as_after_a_throw(toughness: int, hurt: bool) -> None:
    """T-ALOST-07, T-ALOST-08, T-AMB-72: in a fight; outside it nobody throws in Action Rounds."""
    sitting = down(toughness=toughness)
    sitting.do(SetState(ann.id, State.OUT, is_so=False))
    assert now(sitting, ann).hurt is hurt
    outside = table_with(ann, bill, in_action=False)
    outside.do(SetToughness(ann.id, toughness))
    outside.do(SetState(ann.id, State.OUT, is_so=True))
    outside.do(SetState(ann.id, State.OUT, is_so=False))
    assert not now(outside, ann).hurt


def test_by_the_preset_a_calm_check_is_a_throw_and_what_it_brings_is_the_hosts_to_say() -> None:
    """T-AMB-71 (reading a), T-RESOLVE-16."""
    sitting = table_with(ann, bill, players="2", in_action=False)
    sitting.do(CheckCalm(ann.id, 5))
    assert not now(sitting, ann).panicked
    assert sitting.table.players_deck.spread == pick("2", PLAYERS_31)


def test_who_faces_a_horror_is_offered_its_number_the_hardest_first() -> None:
    """T-RESOLVE-16: a creature does not fear its own side, and in a fight one must be there to be seen."""
    dread, whisper = replace(bill, calm_check=6), replace(eel, calm_check=8)
    sitting = table_with(ann, dread, whisper)
    faced = [(one.name, intensity) for one, intensity in horrors_faced(sitting.table, ann.id)]
    assert faced == [("Eel", 8), ("Bill", 6)]
    assert horrors_faced(sitting.table, dread.id) == ()
    sitting.do(LeaveFight(whisper.id))
    assert [one.name for one, _ in horrors_faced(sitting.table, ann.id)] == ["Bill"]


def test_nothing_supernatural_helps_in_a_calm_check() -> None:
    """T-AMB-71 (reading b), T-STATIC-06: at Intensity 10 it fails without a card."""
    sitting = table_with(ann, bill, in_action=False)
    sitting.do(SetHouseRule("T-AMB-71", "b"))
    sitting.do(CheckCalm(ann.id, 10))
    assert now(sitting, ann).panicked
    assert sitting.table.players_deck.spread == ()
