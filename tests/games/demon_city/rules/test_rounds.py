"""From the flip to the next round (T-ROUND, T-RESOLVE, T-ALG-12), and Injury (T-ALOST-07)."""

from __future__ import annotations

import pytest

from demoncity_gui.games.demon_city.rules.announcements import Announcement, Edges, Move
from demoncity_gui.games.demon_city.rules.characters import PLAYERS_SIDE, CharacterId, State
from demoncity_gui.games.demon_city.rules.clash import Outcome
from demoncity_gui.games.demon_city.rules.commands import (
    AcceptRuling,
    Announce,
    BeginAction,
    CallReady,
    ChooseAttack,
    Complicate,
    JoinFight,
    NextRound,
    RepeatAll,
    SetHouseRule,
    SetHurt,
    SetSide,
    SetState,
    SetToughness,
    ThrowCards,
)
from demoncity_gui.games.demon_city.rules.counting import count_throws
from demoncity_gui.games.demon_city.rules.events import Announced
from demoncity_gui.games.demon_city.rules.refusals import (
    BadToughness,
    ChoiceOpen,
    MustRecover,
    NotACandidate,
    NothingToRepeat,
    NotNow,
    NotTied,
    RuleRefusal,
)
from demoncity_gui.games.demon_city.rules.round import can_repeat
from demoncity_gui.games.demon_city.rules.table import Stage, confrontation_of
from demoncity_gui.pieces.tarot import Card
from tests.support.cast import ann, attacks, bill, cassie, defends, dirk, foe, max_, player, quietly_tries, shoots
from tests.support.sitting import Sitting, table_with
from tests.support.stacked import HORROR_10

SLOW_ANN, QUICK_BILL = player("Ann", agility=1), foe("Bill", agility=5)


def succeeded(sitting: Sitting) -> list[str]:
    """Return who may be placed anew, by name."""
    return [sitting.table.character(one.who).name for one in sitting.fight.participants if one.succeeded]


def stage_of(sitting: Sitting) -> Stage:
    """Return where the round is."""
    return sitting.fight.stage


def test_a_round_goes_through_its_steps_in_their_order() -> None:
    """T-ROUND-06: list, announce, count, cards, the uncontested at once, the rest, flip, each Clash, start over."""
    slow, quick = player("Ann", agility=1), foe("Bill", agility=5)
    sitting = table_with(slow, player("Cassie", agility=3), quick, players="9 8", horror="2", in_action=False)
    happened = list(sitting.do(BeginAction()))
    for who, deed in ((slow, quietly_tries(4)), (cassie, attacks(quick)), (quick, attacks(cassie))):
        happened += sitting.do(Announce(who.id, deed))
    for command in (CallReady(), ThrowCards(), AcceptRuling(), NextRound()):
        happened += sitting.do(command)
    assert [type(event).__name__ for event in happened] == [
        "ActionBegan",
        *("Announced", "ThrowsCounted", "CardsLaid", "ThrowShown", "DeedSettled"),
        *("Announced", "ThrowsCounted", "CardsLaid"),
        *("Announced", "ThrowsCounted", "CardsLaid"),
        "ReadyCalled",
        *("ThrowDiscarded", "CardsTurned", "ClashJudged"),
        *("RulingAccepted", "AftermathReached"),
        "RoundBegan",
    ]


def test_t_ex_94_a_good_dodge_earns_a_new_place_in_the_next_round_alone() -> None:
    """T-EX-94, T-EX-48, T-ALG-12, T-STATE-07: the right is gone in round 3 unless renewed."""
    sitting = table_with(ann, bill, players="9 2", horror="7")
    sitting.announce(ann, defends())
    sitting.announce(bill, attacks(ann))
    sitting.throw()
    sitting.accept_all()
    sitting.do(NextRound())
    assert succeeded(sitting) == ["Ann"]
    for who in (ann, bill):
        sitting.announce(who, Move())
    sitting.throw()
    sitting.do(NextRound())
    assert succeeded(sitting) == []


def test_t_ex_95_a_dodge_that_did_not_succeed_earns_nothing() -> None:
    """T-EX-95, T-AMB-16, T-AMB-18: Cassie's 10 wins; Ann's 3 isn't over Bill's 7."""
    sitting = table_with(ann, cassie, bill, dirk, players="3 1 10", horror="7")
    sitting.announce(ann, defends())
    sitting.announce(cassie, attacks(bill))
    sitting.announce(bill, attacks(ann))
    sitting.announce(dirk, Move())
    sitting.throw()
    sitting.accept_all()
    assert succeeded(sitting) == ["Cassie"]


def test_t_ex_82_the_clash_waits_for_the_choice() -> None:
    """T-EX-82, T-AMB-20: then one attack is made, and only a candidate's."""
    sitting = table_with(ann, cassie, bill, players="9 9 1 1", horror="7")
    sitting.announce(ann, attacks(bill))
    sitting.announce(cassie, attacks(bill))
    sitting.announce(bill, attacks(ann))
    sitting.throw()
    with pytest.raises(RuleRefusal) as waiting:
        sitting.do(AcceptRuling())
    assert waiting.value.reason == ChoiceOpen()
    with pytest.raises(RuleRefusal) as wrong:
        sitting.do(ChooseAttack(bill.id))
    assert wrong.value.reason == NotACandidate(bill.id)
    sitting.do(ChooseAttack(cassie.id))
    sitting.accept_all()
    assert succeeded(sitting) == ["Cassie"]


def test_t_ex_83_a_tie_is_complicated_and_the_next_round_follows() -> None:
    """T-EX-83, T-RESOLVE-05, T-RESOLVE-06, T-RESOLVE-25: the Host's words are kept; then all announce again."""
    sitting = table_with(ann, bill, players="9", horror="9")
    sitting.announce(ann, attacks(bill))
    sitting.announce(bill, attacks(ann))
    sitting.throw()
    sitting.do(Complicate("The floor starts to give way."))
    assert sitting.fight.clashes[0].complication == "The floor starts to give way."
    sitting.do(AcceptRuling())
    assert succeeded(sitting) == []
    sitting.do(NextRound())
    assert sitting.fight.round_number == 2
    assert (sitting.fight.stage, sitting.fight.speaker) == (Stage.ANNOUNCING, sitting.participant(ann))
    assert all(one.announcement is None for one in sitting.fight.participants)


def test_only_a_tie_is_complicated() -> None:
    """T-AMB-19: a Clash that was won has no change by the Host."""
    sitting = table_with(ann, bill, players="9", horror="7")
    sitting.announce(ann, attacks(bill))
    sitting.announce(bill, attacks(ann))
    sitting.throw()
    with pytest.raises(RuleRefusal) as refused:
        sitting.do(Complicate("A window bursts."))
    assert refused.value.reason == NotTied()


def test_t_ex_96_clashes_are_told_one_after_another_the_highest_card_first() -> None:
    """T-EX-96, T-RESOLVE-24, T-AMB-25, T-AMB-58: the tie at 9 comes first and doesn't end the round for the other."""
    sitting = table_with(ann, bill, cassie, dirk, players="9 7", horror="9 3")
    sitting.announce(ann, attacks(bill))
    sitting.announce(bill, attacks(ann))
    sitting.announce(cassie, shoots(dirk))
    sitting.announce(dirk, shoots(cassie))
    sitting.throw()
    assert [clash.ruling.outcome for clash in sitting.fight.clashes] == [Outcome.TIED, Outcome.WON]
    sitting.do(AcceptRuling())
    assert stage_of(sitting) is Stage.RESOLVING
    sitting.do(AcceptRuling())
    assert stage_of(sitting) is Stage.AFTERMATH
    assert succeeded(sitting) == ["Cassie"]


def test_last_rounds_throw_is_remembered_and_can_be_repeated() -> None:
    """T-THROW-08, T-STATE-03: a repeat for all stops at the first who did nothing to repeat."""
    sitting = table_with(ann, bill, players="9", horror="2")
    with pytest.raises(RuleRefusal) as refused:
        sitting.do(RepeatAll())
    assert refused.value.reason == NothingToRepeat(ann.id)
    sitting.announce(ann, defends())
    sitting.announce(bill, attacks(ann))
    sitting.throw()
    sitting.accept_all()
    sitting.do(NextRound())
    assert (sitting.participant(ann).last, sitting.participant(ann).last_cards) == (defends(), 2)
    assert [sitting.participant(who).succeeded for who in (ann, bill)] == [True, False]
    sitting.do(RepeatAll())
    assert sitting.participant(bill).announcement == attacks(ann)
    assert (len(sitting.cards_before(ann)), len(sitting.cards_before(bill))) == (2, 1)


def test_t_ex_66_an_injury_lasts_until_toughness_is_regained() -> None:
    """T-EX-66, T-ALOST-07, T-STATE-08: falling further doesn't end it, a point regained does."""
    sitting = table_with(player("Ann", toughness=2), foe("Bill"))
    sitting.do(SetToughness(ann.id, -1))
    sitting.do(SetHurt(ann.id, hurt=True))
    sitting.do(SetToughness(ann.id, -2))
    assert sitting.table.character(ann.id).hurt
    sitting.do(SetToughness(ann.id, -1))
    assert not sitting.table.character(ann.id).hurt
    assert sitting.table.character(ann.id).toughness == -1


def test_t_ex_66_toughness_zero_alone_costs_nothing() -> None:
    """T-EX-66, T-ALOST-08."""
    sitting = table_with(player("Ann", toughness=2), foe("Bill"))
    sitting.do(SetToughness(ann.id, 0))
    sitting.announce(ann, defends())
    assert len(sitting.cards_before(ann)) == 2


def test_an_injury_set_while_announcing_takes_a_card_back() -> None:
    """T-ALOST-07: counted afresh at once; after “Ready…” the cards stay."""
    sitting = table_with(ann, bill)
    sitting.announce(ann, defends())
    sitting.do(SetHurt(ann.id, hurt=True))
    assert len(sitting.cards_before(ann)) == 1
    sitting.announce(bill, attacks(ann))
    sitting.throw()
    sitting.do(SetHurt(ann.id, hurt=False))
    assert len(sitting.cards_before(ann)) == 1


def test_toughness_beyond_every_creature_is_refused() -> None:
    """T-AMB-70."""
    sitting = table_with(ann, bill)
    with pytest.raises(RuleRefusal) as refused:
        sitting.do(SetToughness(ann.id, 100))
    assert refused.value.reason == BadToughness(100)


# --- a deed of last round, again ---------------------------------------------------------------------------------


def second_round(*, horror_deck: tuple[Card, ...] = HORROR_10) -> Sitting:
    """Return a table in round 2, where Ann defended and Bill attacked her with four cards."""
    sitting = table_with(SLOW_ANN, QUICK_BILL, horror_deck=horror_deck)
    sitting.announce(ann, defends())
    sitting.announce(bill, attacks(ann, edges=Edges(advantages=("a", "b"))))
    sitting.throw()
    sitting.accept_all()
    sitting.do(NextRound())
    return sitting


def test_what_can_be_repeated() -> None:
    """T-THROW-08: a deed of last round that can still be announced; nobody's in round 1, nor a stranger's."""
    first = table_with(SLOW_ANN, QUICK_BILL)
    assert not can_repeat(first.table, first.fight, ann.id)
    sitting = second_round()
    assert can_repeat(sitting.table, sitting.fight, bill.id)
    assert not can_repeat(sitting.table, sitting.fight, dirk.id)
    sitting.do(SetHouseRule("T-AMB-23", "c"))
    sitting.do(SetSide(bill.id, PLAYERS_SIDE))
    sitting.do(SetHouseRule("T-AMB-23", "b"))
    assert not can_repeat(sitting.table, sitting.fight, bill.id)


def test_a_repeat_for_all_stops_at_whoever_must_recover_first() -> None:
    """T-THROW-08, T-ANNOUNCE-07: Ann's dodge stands, and Bill, who is down, is asked."""
    sitting = second_round()
    sitting.do(SetState(bill.id, State.OUT, is_so=True))
    sitting.do(RepeatAll())
    assert sitting.participant(ann).announcement == defends()
    assert sitting.fight.speaker == sitting.participant(bill)
    assert sitting.refusal(RepeatAll()) == MustRecover(bill.id)


def test_a_repeat_for_all_stops_where_a_deck_cannot_serve_it() -> None:
    """T-THROW-08, T-AMB-04: Eel has come and taken two cards, and Bill's four are not left; nothing of his stands."""
    sitting = second_round(horror_deck=HORROR_10[:4])
    sitting.do(JoinFight(foe("Eel", agility=0)))
    newcomer = sitting.fight.participants[0].who
    sitting.do(Announce(newcomer, attacks(ann)))
    happened = sitting.do(RepeatAll())
    assert [event.who for event in happened if isinstance(event, Announced)] == [ann.id]
    assert sitting.fight.speaker == sitting.participant(bill)
    assert sitting.cards_before(QUICK_BILL) == ()


def test_a_repeat_for_all_that_cannot_begin_says_why() -> None:
    """T-THROW-08: the first can't do again what was done; or everybody has announced."""
    sitting = second_round()
    sitting.announce(ann, defends())
    sitting.announce(bill, Move())
    assert sitting.refusal(RepeatAll()) == NotNow()
    sitting = second_round()
    sitting.announce(ann, Move())
    sitting.do(SetSide(bill.id, PLAYERS_SIDE))
    assert sitting.refusal(RepeatAll()) == NothingToRepeat(bill.id)


# --- what stands while a round goes on ---------------------------------------------------------------------------


def test_a_count_can_be_asked_before_it_is_announced() -> None:
    """T-COUNT-06: what a blow at Bill would take, and what it would take from him; the table stays."""
    sitting = table_with(SLOW_ANN, QUICK_BILL)
    before = sitting.table
    deeds: dict[CharacterId, Announcement] = {ann.id: attacks(bill), bill.id: defends()}
    counts = count_throws(confrontation_of(sitting.table, sitting.fight, announcing=deeds))
    assert {who: count.cards for who, count in counts.items()} == {ann.id: 1, bill.id: 2}
    assert sitting.table == before
    sitting.announce(ann, attacks(bill))
    turned_away = confrontation_of(sitting.table, sitting.fight, announcing={bill.id: Move()})
    assert count_throws(turned_away)[ann.id].cards == 2


def test_a_choice_in_one_clash_leaves_the_others_as_they_were_judged() -> None:
    """T-RESOLVE-03, T-RESOLVE-24: Ann's or Cassie's 9 in the first; Max's 7 in the second."""
    sitting = table_with(ann, cassie, max_, bill, dirk, players="9 9 7", horror="2 1")
    sitting.announce(ann, shoots(bill))
    sitting.announce(cassie, shoots(bill))
    sitting.announce(max_, attacks(dirk))
    sitting.announce(bill, defends())
    sitting.announce(dirk, defends())
    sitting.throw()
    _, second = sitting.fight.clashes
    sitting.do(ChooseAttack(cassie.id))
    chosen, other = sitting.fight.clashes
    assert (chosen.ruling.attacker, other) == (cassie.id, second)


def test_a_called_shot_at_the_table_counts_the_lower_card() -> None:
    """T-ALOST-05, T-ALG-02: 9 and 2 are 2."""
    sitting = table_with(SLOW_ANN, QUICK_BILL, players="9 2")
    sitting.announce(ann, attacks(bill, called_shot=True))
    sitting.announce(bill, attacks(ann))
    sitting.throw()
    assert sitting.fight.clashes[0].ruling.judgements[0].value == 2


def test_the_tables_house_rules_count_in_its_fights() -> None:
    """HOST-16, T-AMB-31: while announcing the cards follow a switch at once; with turned cards nothing is switched."""
    sitting = table_with(SLOW_ANN, foe("Bill", agility=5, toughness=0), players="9")
    sitting.announce(ann, defends())
    sitting.announce(bill, attacks(ann))
    for letter, cards in (("b", 3), ("a", 2)):
        sitting.do(SetHouseRule("T-AMB-31", letter))
        assert len(sitting.cards_before(ann)) == cards
    sitting.throw()
    assert sitting.refusal(SetHouseRule("T-AMB-31", "b")) == NotNow()
    sitting.accept_all()
    sitting.do(SetHouseRule("T-AMB-31", "b"))


@pytest.mark.parametrize(("bills", "earned"), [("4", True), ("5", False), ("6", False)])
def test_a_dodge_on_the_losing_side_has_to_be_over_the_attack(bills: str, earned: bool) -> None:
    """T-AMB-18 (reading b), T-RESOLVE-26: Ann's 5 against Bill; Eel's 9 wins for the other side."""
    weak = foe("Bill", agility=5, toughness=0)
    people = SLOW_ANN, player("Cassie", agility=2), weak, foe("Eel", agility=6)
    sitting = table_with(*people, players="5 1 3", horror=f"{bills} 9")
    sitting.do(SetHouseRule("T-AMB-18", "b"))
    sitting.announce(ann, defends(bill))
    sitting.announce(cassie, attacks(bill))
    sitting.announce(bill, attacks(ann))
    sitting.announce(people[3], attacks(cassie))
    sitting.throw()
    assert sitting.fight.clashes[0].ruling.winning_side == people[3].side
    sitting.accept_all()
    assert sitting.participant(ann).succeeded is earned
