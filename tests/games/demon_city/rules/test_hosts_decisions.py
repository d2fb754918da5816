"""What the Host decides beside a round's flow: people, places, harm, draws, tasks, house rules (HOST-01…16)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from demoncity_gui.games.demon_city.rules import commands as cmd
from demoncity_gui.games.demon_city.rules import refusals as no
from demoncity_gui.games.demon_city.rules.announcements import Attack, Edges, Move
from demoncity_gui.games.demon_city.rules.asks import asks
from demoncity_gui.games.demon_city.rules.asymmetries import ChargedTwice
from demoncity_gui.games.demon_city.rules.characters import LONGEST_LINE, CharacterId, Side, State
from demoncity_gui.games.demon_city.rules.draws import hundred_of
from demoncity_gui.games.demon_city.rules.events import (
    CharacterChanged,
    ClashJudged,
    ContestJudged,
    DamageThrown,
    LineShown,
    NumberDrawn,
    TaskJudged,
)
from demoncity_gui.games.demon_city.rules.refusals import Refusal, RuleRefusal
from demoncity_gui.games.demon_city.rules.significators import everywhere
from demoncity_gui.games.demon_city.words.asymmetries import twice_sentence
from demoncity_gui.games.demon_city.words.story import story_lines
from demoncity_gui.pieces.decks import DeckName
from demoncity_gui.pieces.tarot import Card
from tests.support.cast import ann, attacks, bill, cassie, defends, dirk, eel, foe, player, shoots
from tests.support.sitting import Sitting, table_with
from tests.support.stacked import StackedChance, pick


def refused(sitting: Sitting, command: cmd.Command) -> Refusal:
    """Return why this is refused, having seen that nothing changed."""
    before = sitting.table
    with pytest.raises(RuleRefusal) as why:
        sitting.do(command)
    assert sitting.table == before
    reason: Refusal = why.value.reason
    return reason


def order(sitting: Sitting) -> list[CharacterId]:
    return [one.who for one in sitting.fight.participants]


# --- the opposition is gone ---------------------------------------------------------------------------------------


def fled_from(sitting: Sitting) -> list[str]:
    """Let CeCe flee from Betty, who shoots at her, while Alfie shoots Betty; return whose deed happened (T-EX-89)."""
    for who, deed in ((CECE, defends()), (ALFIE, shoots(BETTY)), (BETTY, shoots(CECE))):
        sitting.announce(who, deed)
    sitting.throw()
    return happened(sitting)


def happened(sitting: Sitting) -> list[str]:
    return [sitting.table.character(who).name for who in sitting.fight.clashes[0].ruling.happens]


CECE, BETTY, ALFIE = player("CeCe", agility=1), foe("Betty", agility=5), player("Alfie", agility=4)


def test_a_deed_opposed_by_one_who_was_just_hit_is_let_be_by_the_hosts_word() -> None:
    """T-AMB-17, T-EX-89: CeCe's 5 is not over Betty's 6, whom Alfie's 8 has just put down; nothing else changes."""
    sitting = table_with(CECE, BETTY, ALFIE, players="2 5 4 8 3", horror="6")
    assert fled_from(sitting) == ["Alfie"]
    assert "waive-the-fallen" in {ask.command for ask in asks(sitting.table)}
    (judged,) = sitting.do(cmd.WaiveTheFallen())
    assert happened(sitting) == ["Alfie", "CeCe"]
    assert sitting.fight.clashes[0].ruling.hit == (BETTY.id,)
    assert isinstance(judged, ClashJudged)
    lines = story_lines(sitting.table, sitting.table, judged)
    assert [line for line in lines if line.startswith("CeCe ") and "T-RESOLVE-18" in line]
    assert refused(sitting, cmd.WaiveTheFallen()) == no.NotNow()
    sitting.accept_all()
    assert sitting.participant(CECE).succeeded  # T-MOVE-05


@pytest.mark.parametrize("horror", ["6 9", "4"])
def test_nobody_is_waived_who_stands_or_opposes_nothing(horror: str) -> None:
    """T-AMB-17: Betty's side has won; or CeCe has got away as it is."""
    sitting = table_with(CECE, BETTY, ALFIE, players="2 5 4 8 3", horror=horror)
    assert refused(sitting, cmd.WaiveTheFallen()) == no.NotNow()
    fled_from(sitting)
    assert refused(sitting, cmd.WaiveTheFallen()) == no.NotNow()
    assert "waive-the-fallen" not in {ask.command for ask in asks(sitting.table)}


# --- what everybody reads, and whom they know ------------------------------------------------------------------------


def test_a_line_for_everybody_is_one_line_that_can_be_read_across_a_room() -> None:
    """Spaces and line ends are one space each; nothing else at the table changes."""
    sitting = table_with(ann, bill, in_action=False)
    before = sitting.table
    assert sitting.do(cmd.ShowLine("  The lights\n go  out. ")) == (LineShown("The lights go out."),)
    assert sitting.do(cmd.ShowLine("x" * LONGEST_LINE)) == (LineShown("x" * LONGEST_LINE),)
    assert sitting.table == before
    assert refused(sitting, cmd.ShowLine(" \n ")) == no.NothingWritten()
    too_long = no.BadNumber("letters-on-tv", LONGEST_LINE + 1, 1, LONGEST_LINE)
    assert refused(sitting, cmd.ShowLine("x" * (LONGEST_LINE + 1))) == too_long
    nobody = Sitting(StackedChance())
    assert nobody.refusal(cmd.ShowLine("The lights go out.")) == no.NotNow()


def test_title_and_scene_are_what_the_players_read_from_now_on() -> None:
    sitting = table_with(ann, bill, in_action=False)
    before = sitting.table
    sitting.do(cmd.NameEvening("x" * LONGEST_LINE, " Under  the\n pier "))
    assert sitting.table.scene == "Under the pier"
    sitting.do(cmd.NameEvening("  Low\n water ", ""))
    assert sitting.table == replace(before, title="Low water", scene="")
    assert refused(sitting, cmd.NameEvening(" ", "The bath")) == no.NothingWritten()
    too_long = no.BadNumber("letters-on-tv", LONGEST_LINE + 1, 1, LONGEST_LINE)
    assert refused(sitting, cmd.NameEvening("x" * (LONGEST_LINE + 1), "")) == too_long
    assert Sitting(StackedChance()).refusal(cmd.NameEvening("Low water", "")) == no.NotNow()


def test_the_host_says_whom_the_players_know() -> None:
    """A creature is hidden and shown again, alone."""
    sitting = table_with(ann, bill, dirk, in_action=False)
    for hidden in (True, False):
        assert sitting.do(cmd.SetHidden(bill.id, hidden)) == (CharacterChanged(bill.id, hidden=hidden),)
        assert [one.hidden for one in sitting.table.characters] == [False, hidden, False]


# --- who takes part ----------------------------------------------------------------------------------------------


def test_a_newcomer_stands_at_their_agility() -> None:
    """T-ORDER-05: between the slower and the faster, with an id of their own."""
    sitting = table_with(player("Ann", agility=2), foe("Bill", agility=6))
    sitting.do(cmd.JoinFight(foe("Eel", agility=4)))
    names = [sitting.table.character(who).name for who in order(sitting)]
    assert names == ["Ann", "Eel", "Bill"]
    assert isinstance(refused(sitting, cmd.JoinFight(sitting.table.characters[0])), no.InFightAlready)


def test_who_leaves_takes_unturned_cards_to_the_discard() -> None:
    """T-AMB-59; and nobody leaves at whom a deed is still aimed."""
    sitting = table_with(ann, bill, cassie)
    first = order(sitting)[0]
    sitting.do(cmd.Announce(first, defends()))
    sitting.do(cmd.LeaveFight(first))
    assert first not in order(sitting)
    deck = sitting.table.deck(sitting.table.character(first).deck)
    assert len(deck.discard) == 2


def test_equal_agility_is_drawn_anew_only_before_anybody_announced() -> None:
    """T-ORDER-04."""
    sitting = table_with(ann, bill)
    sitting.do(cmd.RedrawTies())
    sitting.do(cmd.Announce(order(sitting)[0], defends()))
    assert refused(sitting, cmd.RedrawTies()) == no.NotNow()


def test_like_foes_stand_behind_one_throw_and_come_back() -> None:
    """T-AMB-04, T-AMB-63."""
    sitting = table_with(ann, bill, eel)
    sitting.do(cmd.GroupFoes(bill.id, (eel.id,)))
    assert eel.id not in order(sitting)
    assert sitting.participant(bill).stands_for == (eel.id,)
    sitting.do(cmd.GroupFoes(bill.id, ()))
    assert eel.id in order(sitting)
    assert isinstance(refused(sitting, cmd.GroupFoes(bill.id, (ann.id,))), no.NotAlike)


def test_a_new_friend_is_no_target() -> None:
    """T-SIDE-02, T-AMB-23."""
    sitting = table_with(player("Ann", agility=1), foe("Bill", agility=5))
    sitting.do(cmd.SetSide(bill.id, Side("players")))
    assert isinstance(refused(sitting, cmd.Announce(ann.id, attacks(bill))), no.OwnSide)


def test_clashes_are_merged_and_split_by_hand() -> None:
    """T-CLASH-08."""
    sitting = table_with(ann, bill)
    for who in order(sitting):
        sitting.do(cmd.Announce(who, defends()))
    sitting.do(cmd.SetTouch(ann.id, bill.id, touch=True))
    sitting.throw()
    assert len(sitting.fight.clashes) == 1

    sitting = table_with(player("Ann", agility=1), foe("Bill", agility=5))
    sitting.announce(ann, attacks(bill))
    sitting.announce(bill, attacks(ann))
    sitting.do(cmd.SetTouch(ann.id, bill.id, touch=False))
    sitting.throw()
    assert len(sitting.fight.clashes) == 2


def test_t_ex_52_the_upper_step_of_a_ladder_is_worth_one_more() -> None:
    """T-EX-52, T-SIT-04, T-SIT-05: Hiram stands over Lois, Max over Hiram, each with high ground."""
    lois, hiram, maxim = player("Lois", agility=1), foe("Hiram", agility=2), player("Max", agility=3)
    high = Edges(advantages=("high ground",))
    sitting = table_with(lois, hiram, maxim)
    sitting.announce(lois, defends())
    sitting.announce(hiram, Attack(lois.id, edges=high))
    sitting.announce(maxim, Attack(hiram.id, edges=high))
    assert len(sitting.cards_before(maxim)) == 4
    sitting.do(cmd.SetLadder("high ground", is_ladder=True))
    assert len(sitting.cards_before(maxim)) == 5


# --- places --------------------------------------------------------------------------------------------------------


def test_t_ex_47_thirty_feet_beside_an_action_sixty_alone() -> None:
    """T-EX-47, T-MOVE-01, T-MOVE-02."""
    sitting = table_with(player("Ann", agility=1), foe("Bill", agility=5))
    assert refused(sitting, cmd.Announce(ann.id, replace(attacks(bill), run=31))) == no.TooFar(31, 30)
    assert refused(sitting, cmd.Announce(ann.id, Move(run=61))) == no.TooFar(61, 60)
    sitting.announce(ann, replace(attacks(bill), run=30))


def test_a_blow_past_a_run_is_out_of_reach_where_the_distance_is_known() -> None:
    """T-AMB-76, T-MOVE-03."""
    sitting = table_with(player("Ann", agility=1), foe("Bill", agility=5))
    sitting.do(cmd.SetRange(ann.id, bill.id, 31))
    assert refused(sitting, cmd.Announce(ann.id, attacks(bill))) == no.OutOfReach(bill.id, 31)
    sitting.announce(ann, shoots(bill))


def test_t_ex_48_the_right_to_stand_elsewhere_holds_for_one_round() -> None:
    """T-EX-48, T-MOVE-05, T-MOVE-07, T-STATE-07: before one's own announcement, and once."""
    sitting = table_with(player("Ann", agility=1), foe("Bill", agility=5))
    assert isinstance(refused(sitting, cmd.PlaceAnew(ann.id, "behind Bill")), no.NoRight)
    sitting.announce(ann, defends())
    sitting.announce(bill, Move())
    sitting.throw()
    sitting.accept_all()
    sitting.do(cmd.NextRound())
    sitting.do(cmd.PlaceAnew(ann.id, "behind Bill"))
    assert isinstance(refused(sitting, cmd.PlaceAnew(ann.id, "on the roof")), no.NoRight)


# --- harm ----------------------------------------------------------------------------------------------------------


def test_t_ex_50_a_recovery_comes_before_announcing() -> None:
    """T-EX-50, T-ANNOUNCE-07, T-ANNOUNCE-08: who fails gets no action, and the next one speaks."""
    sitting = table_with(player("Ann", agility=1), foe("Bill", agility=5), players="1")
    sitting.do(cmd.SetState(ann.id, State.OUT, is_so=True))
    assert refused(sitting, cmd.Announce(ann.id, defends())) == no.MustRecover(ann.id)
    sitting.do(cmd.Recover(ann.id, None, 5))
    assert sitting.fight.speaker == sitting.participant(bill)
    assert sitting.table.character(ann.id).out


def test_getting_up_with_toughness_under_zero_is_an_injury() -> None:
    """T-ALOST-07."""
    sitting = table_with(player("Ann", agility=1), foe("Bill", agility=5), players="9")
    sitting.do(cmd.SetToughness(ann.id, -1))
    sitting.do(cmd.SetState(ann.id, State.OUT, is_so=True))
    sitting.do(cmd.Recover(ann.id, None, 5))
    assert sitting.table.character(ann.id).hurt
    assert not sitting.table.character(ann.id).out


def test_damage_by_the_optional_rule_counts_the_lowest_of_as_many_cards_as_toughness() -> None:
    """T-AMB-70 (b), T-QUIRK-06, T-QUIRK-07: massive harm counts the highest of the attacker's stat."""
    sitting = table_with(ann, foe("Bill", toughness=3), players="7 4 9")
    assert refused(sitting, cmd.ThrowDamage(ann.id, bill.id)) == no.NotThisRule("T-AMB-70")
    sitting.do(cmd.SetHouseRule("T-AMB-70", "b"))
    happened = sitting.do(cmd.ThrowDamage(ann.id, bill.id))
    assert DamageThrown(ann.id, bill.id, 4, lowest=True) in happened
    hit = sitting.table.character(bill.id)
    assert (hit.toughness, hit.out) == (-1, True)


def test_calm_and_states_are_entered_by_hand() -> None:
    """T-AMB-71, T-AMB-72, HOST-14."""
    sitting = table_with(ann, bill)
    sitting.do(cmd.SetCalm(ann.id, -1))
    sitting.do(cmd.SetState(ann.id, State.PANIC, is_so=True))
    assert (sitting.table.character(ann.id).calm, sitting.table.character(ann.id).must_recover) == (-1, True)
    assert isinstance(refused(sitting, cmd.SetCalm(ann.id, 100)), no.BadNumber)


# --- cards ---------------------------------------------------------------------------------------------------------


def test_t_ex_35_c10_passes_over_what_is_not_worth_one_to_ten() -> None:
    """T-EX-35, T-C10-01, T-C10-02, T-C10-03."""
    justice = player("Nena", significators=(Card.JUSTICE, Card.CUPS_KNIGHT))
    deck = (*table_with(ann, bill).table.players_deck.pile, Card.JUSTICE, Card.CUPS_KNIGHT)
    sitting = table_with(justice, bill, players_deck=deck, players="Fool CUPS_KNIGHT JUSTICE 7", in_action=False)
    happened = sitting.do(cmd.DrawNumber(DeckName.PLAYERS, hundred=False))
    assert NumberDrawn(DeckName.PLAYERS, 7, hundred=False) in happened
    assert len(sitting.table.players_deck.spread) == 4


def test_t_ex_36_a_major_up_to_ten_counts_on_c10() -> None:
    """T-EX-36, T-C10-02."""
    horror = (Card.HIEROPHANT, *pick("1 2 3", [Card(f"pentacles-{number}") for number in range(1, 11)]))
    sitting = table_with(ann, bill, horror_deck=horror, horror="HIEROPHANT", in_action=False)
    assert NumberDrawn(DeckName.HORROR, 5, hundred=False) in sitting.do(cmd.DrawNumber(DeckName.HORROR, hundred=False))


@pytest.mark.parametrize(
    ("first", "second", "number"),
    [(10, 10, 100), (7, 7, 77), (7, 3, 37), (10, 3, 30), (3, 10, 3), (10, 1, 10), (1, 10, 1)],
)
def test_t_ex_37_c100_reads_ones_then_tens(first: int, second: int, number: int) -> None:
    """T-EX-37, T-C100-01, T-C100-02, T-C100-03, T-C100-06, T-C100-07."""
    assert hundred_of(first, second) == number


def test_t_ex_38_c100_comes_from_the_players_deck_whoever_asks() -> None:
    """T-EX-38, T-C100-04."""
    sitting = table_with(ann, bill, in_action=False)
    sitting.do(cmd.DrawNumber(DeckName.HORROR, hundred=True))
    assert len(sitting.table.players_deck.pile) < 31
    assert len(sitting.table.horror_deck.pile) == 10


def test_a_free_draw_lies_until_the_next_throw_from_its_deck() -> None:
    """T-WHEN-04, T-THROW-05, T-THROW-06, T-AMB-07."""
    sitting = table_with(ann, bill, in_action=False)
    sitting.do(cmd.DrawFreely(DeckName.PLAYERS, 3))
    assert len(sitting.table.players_deck.spread) == 3
    sitting.do(cmd.DrawFreely(DeckName.PLAYERS, 1))
    deck = sitting.table.players_deck
    assert (len(deck.spread), len(deck.discard)) == (1, 3)


def test_a_significator_joins_the_players_deck_and_leaves_it() -> None:
    """T-DECK-13, T-DECK-14, T-DECK-26."""
    sitting = table_with(ann, bill, in_action=False)
    sitting.do(cmd.GrantSignificator(ann.id, Card.MOON))
    assert Card.MOON in everywhere(sitting.table, DeckName.PLAYERS)
    assert isinstance(refused(sitting, cmd.GrantSignificator(ann.id, Card.CUPS_7)), no.NotASignificator)
    assert isinstance(refused(sitting, cmd.GrantSignificator(bill.id, Card.SUN)), no.NotASignificator)
    sitting.do(cmd.RemoveSignificator(ann.id, Card.MOON))
    assert Card.MOON not in everywhere(sitting.table, DeckName.PLAYERS)


def test_the_fool_becomes_a_significator_where_it_lies() -> None:
    """T-DECK-07, T-CRIT-08."""
    sitting = table_with(ann, bill, in_action=False)
    sitting.do(cmd.GrantSignificator(ann.id, Card.FOOL))
    sitting.do(cmd.RemoveSignificator(ann.id, Card.FOOL))
    assert everywhere(sitting.table, DeckName.PLAYERS).count(Card.FOOL) == 1


# --- tasks ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "levels"), [("4", ()), ("5", (4,)), ("7", (4,)), ("8", (4, 7)), ("10", (4, 7))])
def test_t_ex_08_one_throw_earns_every_level_it_exceeds(card: str, levels: tuple[int, ...]) -> None:
    """T-EX-08, T-STATIC-02, T-STATIC-09."""
    sitting = table_with(ann, bill, players=card, in_action=False)
    (judged,) = [
        event for event in sitting.do(cmd.TryTask(cmd.TaskSide(ann.id), (4, 7))) if isinstance(event, TaskJudged)
    ]
    assert judged.ruling.levels == levels


def test_t_ex_09_zero_and_ten_need_no_cards() -> None:
    """T-EX-09, T-STATIC-05, T-STATIC-06."""
    sitting = table_with(ann, bill, in_action=False)
    for intensity, levels in ((0, (0,)), (10, ())):
        (judged,) = sitting.do(cmd.TryTask(cmd.TaskSide(ann.id), (intensity,)))
        assert isinstance(judged, TaskJudged)
        assert (judged.ruling.levels, judged.ruling.automatic, judged.count) == (levels, True, None)


def test_t_ex_13_the_higher_stat_takes_one_card_more() -> None:
    """T-EX-13, T-OPP-02, T-OPP-03."""
    sitting = table_with(player("Ann", agility=4), player("Dirk", agility=2), bill, in_action=False)
    judged = sitting.do(cmd.Contest(cmd.TaskSide(ann.id, "Agility"), cmd.TaskSide(dirk.id, "Agility")))[-1]
    assert isinstance(judged, ContestJudged)
    assert [one.count.cards for one in judged.parties] == [2, 1]


def test_t_ex_21_and_22_a_loss_past_one_throw_is_the_others_gain() -> None:
    """T-EX-21, T-EX-22, T-LOST-02, T-LOST-04."""
    sitting = table_with(ann, dirk, bill, in_action=False)
    twice = ("drunk", "left-handed")
    for advantages, cards in (((), [1, 3]), (("a head start",), [1, 2])):
        side = cmd.TaskSide(ann.id, advantages=advantages, disadvantages=twice)
        judged = sitting.do(cmd.Contest(side, cmd.TaskSide(dirk.id)))[-1]
        assert isinstance(judged, ContestJudged)
        assert [one.count.cards for one in judged.parties] == cards


def test_t_ex_20_one_asymmetry_is_charged_once() -> None:
    """T-EX-20, T-LOST-05: the Host is warned where Nena has the extra and Marty the loss, and may have it so."""
    sitting = table_with(ann, dirk, bill, in_action=False)
    sober, drunk = cmd.TaskSide(ann.id, advantages=("Drunk",)), cmd.TaskSide(dirk.id, disadvantages=("drunk ",))
    for one, other, twice in (
        (sober, cmd.TaskSide(dirk.id), ()),
        (cmd.TaskSide(ann.id), drunk, ()),
        (sober, drunk, (ChargedTwice("Drunk", gains=ann.id, loses=dirk.id),)),
        (drunk, sober, (ChargedTwice("Drunk", gains=ann.id, loses=dirk.id),)),
    ):
        *_, judged = sitting.do(cmd.Contest(one, other))
        assert isinstance(judged, ContestJudged)
        assert judged.charged_twice == twice
        warned = [twice_sentence(sitting.table, one, in_action=False) for one in twice]
        told = story_lines(sitting.table, sitting.table, judged)
        assert [line for line in told if "T-LOST-05" in line] == warned


def test_t_ex_24_a_tie_is_undecided_and_made_more_complicated() -> None:
    """T-EX-24, T-TIE-01, T-TIE-02, T-OPP-05."""
    sitting = table_with(ann, bill, players="6", horror="6", in_action=False)
    judged = sitting.do(cmd.Contest(cmd.TaskSide(ann.id), cmd.TaskSide(bill.id)))[-1]
    assert isinstance(judged, ContestJudged)
    assert judged.winner is None
    sitting.do(cmd.ComplicateTask("blood runs under the door"))


def test_t_ex_17_further_skills_count_outside_action_alone() -> None:
    """T-EX-17, T-EXTRA-12, T-UNCONTESTED-07."""
    versed = player("Ann", hand_to_hand=2, firearms=3)
    task = cmd.TryTask(cmd.TaskSide(versed.id, None, ("Firearms", "Hand To Hand")), (4,))
    judged = table_with(versed, bill, in_action=False).do(task)[-1]
    assert isinstance(judged, TaskJudged) and judged.count is not None
    assert judged.count.cards == 3
    assert refused(table_with(versed, bill), task) == no.NoOverlapInAction()


# --- house rules -----------------------------------------------------------------------------------------------------


def test_a_house_rule_nobody_knows_is_refused() -> None:
    """HOST-16."""
    sitting = table_with(ann, bill, in_action=False)
    assert refused(sitting, cmd.SetHouseRule("T-AMB-02", "a")) == no.NoSuchReading("T-AMB-02", "a")
    assert refused(sitting, cmd.SetHouseRule("T-AMB-13", "z")) == no.NoSuchReading("T-AMB-13", "z")


def test_one_throw_is_compared_with_each_of_several_targets() -> None:
    """T-ANNOUNCE-06, T-AMB-57: a grenade lands on whom it beats, and is one attack."""
    thrower = player("Ann", agility=1)
    quick, slow = foe("Bill", agility=9), foe("Eel", agility=3)
    sitting = table_with(thrower, quick, slow, players="5")
    sitting.announce(thrower, replace(shoots(quick), also=(slow.id,)))
    sitting.do(cmd.Announce(slow.id, Move()))
    sitting.do(cmd.Announce(quick.id, Move()))
    sitting.throw()
    (clash,) = sitting.fight.clashes
    assert clash.ruling.hit == (slow.id,)
    assert clash.ruling.attacker == thrower.id
