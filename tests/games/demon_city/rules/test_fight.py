"""Who takes part, in which order, on which side, and who touches whom (T-ORDER, T-SIDE, T-CLASH-08)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from demoncity_gui import texts
from demoncity_gui.games.demon_city.rules import refusals as no
from demoncity_gui.games.demon_city.rules.announcements import Act, Announcement, Edges, Move
from demoncity_gui.games.demon_city.rules.characters import (
    AGILITY,
    LONGEST_NAME,
    PLAYERS_SIDE,
    Character,
    CharacterId,
    Rank,
    Side,
    State,
)
from demoncity_gui.games.demon_city.rules.clash import Outcome
from demoncity_gui.games.demon_city.rules.commands import (
    Announce,
    BeginAction,
    EditCharacter,
    GroupFoes,
    JoinFight,
    LeaveFight,
    NextRound,
    RedrawTies,
    RemoveCharacter,
    SetConflict,
    SetDeck,
    SetDrivers,
    SetHouseRule,
    SetLadder,
    SetRange,
    SetSide,
    SetState,
    SetTouch,
)
from demoncity_gui.games.demon_city.rules.decks import starting_players_deck
from demoncity_gui.games.demon_city.rules.events import FightLeft, FoesGrouped
from demoncity_gui.games.demon_city.rules.ladders import steps_below, unconfirmed_steps
from demoncity_gui.games.demon_city.rules.significators import everywhere
from demoncity_gui.games.demon_city.rules.table import Range, confrontation_of
from demoncity_gui.games.demon_city.words.players_story import players_lines
from demoncity_gui.games.demon_city.words.refusals import refusal_sentence
from demoncity_gui.games.demon_city.words.story import story_lines
from demoncity_gui.pieces.decks import DeckName
from demoncity_gui.pieces.tarot import Card
from demoncity_gui.texts import demon_city_sheets as sheets
from tests.support.cast import CULT, acts, attacks, defends, foe, player, quietly_tries, shoots
from tests.support.sitting import table_with
from tests.support.stacked import HORROR_10, PLAYERS_31, StackedChance, pick

ann, bill = player("Ann", agility=1), foe("Bill", agility=3)
cassie, dirk, eel = player("Cassie", agility=5), foe("Dirk", agility=3), foe("Eel", agility=3)
STRANGER = foe("Nobody").id


# --- newcomers and those who go ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("drawn", "order"), [((bill, eel), ["Bill", "Eel"]), ((eel, bill), ["Eel", "Bill"])])
def test_only_ties_with_a_newcomer_are_drawn(drawn: tuple[Character, Character], order: list[str]) -> None:
    """T-ORDER-05: Eel ties with Bill alone."""
    sitting = table_with(ann, bill, cassie)
    newcomer_id = CharacterId(max(ann.id, bill.id, cassie.id) + 1)
    sitting.chance = StackedChance(*(newcomer_id if one is eel else one.id for one in drawn))
    sitting.do(JoinFight(eel))
    assert sitting.order == ["Ann", *order, "Cassie"]


def test_the_faster_of_two_equals_by_chance_stay_so_when_a_third_comes() -> None:
    """T-ORDER-03, T-ORDER-05: the order of the two who are there holds."""
    sitting = table_with(ann, bill, dirk)
    before = [name for name in sitting.order if name in ("Bill", "Dirk")]
    sitting.do(JoinFight(eel))
    assert [name for name in sitting.order if name in ("Bill", "Dirk")] == before


def test_somebody_of_the_cast_comes_back_as_they_are() -> None:
    """T-ORDER-05: under their own id, with what has become of them since; and before they have left they can't."""
    sitting = table_with(ann, bill, cassie)
    assert sitting.refusal(JoinFight(bill)) == no.InFightAlready(bill.id)
    sitting.do(SetState(bill.id, State.PANIC, is_so=True))
    sitting.do(LeaveFight(bill.id))
    sitting.do(JoinFight(bill))
    assert sitting.order == ["Ann", "Bill", "Cassie"]
    assert sitting.table.character(bill.id).panicked
    assert len(sitting.table.characters) == 3


def test_a_newcomer_gets_an_id_that_nobody_has() -> None:
    """T-STATE-02: whatever id they come with."""
    sitting = table_with(ann, bill)
    sitting.do(JoinFight(replace(eel, id=CharacterId(4000))))
    assert sitting.table.characters[-1].id == max(ann.id, bill.id) + 1


def test_nobody_joins_or_leaves_but_while_announcing() -> None:
    """T-AMB-59: after “Ready…” the round is played out."""
    sitting = table_with(ann, bill)
    for who in (ann, bill):
        sitting.announce(who, Move())
    sitting.throw()
    assert sitting.refusal(JoinFight(eel)) == no.NotNow()
    assert sitting.refusal(LeaveFight(ann.id)) == no.NotNow()
    outside = table_with(ann, bill, in_action=False)
    assert outside.refusal(LeaveFight(ann.id)) == outside.refusal(JoinFight(eel)) == no.NotNow()


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"name": " "}, texts.demon_city_sheets.nameless),
        (
            {"name": "x" * 61},
            texts.demon_city_sheets.too_long(what="name", number=60),
        ),
        ({"name": " Ann "}, texts.demon_city_sheets.name_taken(whose="Ann")),
        ({"side": Side("x" * 61)}, sheets.too_long(what="side", number=60)),
        ({"stats": ()}, sheets.stat_missing(whose="Eel", what="Agility")),
    ],
)
def test_somebody_new_in_the_fight_needs_a_sheet_like_anybody_new(change: dict[str, object], sentence: str) -> None:
    sitting = table_with(ann, bill)
    refusal = sitting.refusal(JoinFight(replace(eel, **change)))
    assert refusal_sentence(sitting.table, refusal) == sentence


def test_somebody_new_in_the_fight_comes_unharmed_with_the_significators_that_are_free() -> None:
    """T-DECK-13, T-DECK-20: as into the cast."""
    sitting = table_with(player("Ann", significators=(Card.MOON,)), bill)
    zoe = replace(cassie, name=f" {'x' * 60} ", hurt=True, toughness_lost=2, significators=(Card.MOON, Card.SUN))
    sitting.do(JoinFight(zoe))
    came = sitting.table.characters[-1]
    assert (came.name, came.hurt, came.toughness_lost, came.significators) == ("x" * 60, False, 0, (Card.SUN,))
    assert Card.SUN in everywhere(sitting.table, DeckName.PLAYERS)


# --- another Agility in mid-fight --------------------------------------------------------------------------------


def agile(one: Character, rank: int) -> EditCharacter:
    return EditCharacter(
        replace(one, stats=tuple(Rank(AGILITY, rank) if own.name == AGILITY else own for own in one.stats))
    )


@pytest.mark.english
def test_another_agility_moves_its_character_at_once_and_nobody_else() -> None:
    """T-ORDER-01, T-ORDER-03, T-ORDER-06: Bill and Dirk are equal, and stay as chance had put them."""
    sitting = table_with(ann, bill, dirk, cassie)
    equals = sitting.order[1:3]
    before = sitting.table
    edited, moved = sitting.do(agile(ann, 9))
    assert sitting.order == [*equals, "Cassie", "Ann"]
    line = f"Ann took another place; slowest first: {equals[0]}, {equals[1]}, Cassie and Ann"
    assert story_lines(before, sitting.table, moved) == (f"{line} [T-ORDER-01]",)
    assert players_lines(before, sitting.table, moved) == (f"{line}.",)
    assert players_lines(before, sitting.table, edited) == ()
    for name in (*equals, "Cassie", "Ann"):
        speaker = sitting.fight.speaker
        assert speaker is not None and sitting.table.character(speaker.who).name == name
        sitting.do(Announce(speaker.who, Move()))


@pytest.mark.parametrize("first", [ann, bill])
def test_a_new_tie_is_drawn(first: Character) -> None:
    """T-ORDER-02, T-ORDER-05."""
    sitting = table_with(ann, bill, cassie)
    sitting.chance = StackedChance(first.id)
    sitting.do(agile(ann, 3))
    assert sitting.order[0] == first.name
    assert sitting.order[2] == "Cassie"


def test_an_agility_that_leaves_the_order_as_it_is_moves_nobody() -> None:
    sitting = table_with(ann, bill, cassie)
    assert len(sitting.do(agile(ann, 2))) == 1
    sitting.do(GroupFoes(bill.id, ()))
    assert len(sitting.do(EditCharacter(replace(ann, notes="limps")))) == 1


@pytest.mark.parametrize("deed", [attacks(bill), defends(bill), acts(bill), replace(shoots(cassie), also=(bill.id,))])
def test_nobody_leaves_at_whom_a_deed_is_aimed(deed: Announcement) -> None:
    """T-AMB-59: whoever announced it announces anew first."""
    sitting = table_with(replace(ann, side=Side("the dead")), bill, cassie)
    sitting.announce(ann, deed)
    refusal = sitting.refusal(LeaveFight(bill.id))
    assert refusal_sentence(sitting.table, refusal) == texts.demon_city_refusals.aimed_at(who="Bill", by="Ann")
    sitting.announce(ann, acts())
    sitting.do(LeaveFight(bill.id))
    assert sitting.order == ["Ann", "Cassie"]


def test_a_settled_deed_holds_nobody_here() -> None:
    """T-UNCONTESTED-02: it is over, whomever it named."""
    sitting = table_with(ann, bill, cassie)
    sitting.announce(ann, Act((bill.id,), uncontested=True))
    sitting.do(LeaveFight(bill.id))
    assert sitting.order == ["Ann", "Cassie"]


def test_with_who_leaves_goes_all_that_named_them() -> None:
    """T-CLASH-06, T-CLASH-08, T-MOVE-03; and a stranger can't leave."""
    sitting = table_with(ann, bill, cassie, dirk)
    sitting.do(SetTouch(ann.id, bill.id, touch=True))
    sitting.do(SetTouch(cassie.id, bill.id, touch=False))
    sitting.do(SetDrivers((ann.id, bill.id)))
    sitting.do(SetRange(ann.id, bill.id, 20))
    sitting.do(SetRange(ann.id, dirk.id, 10))
    sitting.do(LeaveFight(bill.id))
    fight = sitting.fight
    assert (fight.links, fight.cuts, fight.drivers) == ((), (), (ann.id,))
    assert fight.ranges == (Range(ann.id, dirk.id, 10),)
    assert sitting.refusal(LeaveFight(bill.id)) == no.NobodyThere(bill.id)


def test_who_leaves_changes_what_others_throw() -> None:
    """T-ALOST-10: Eel's drunkenness went to Ann, who attacks him; when Ann turns away it goes to Cassie."""
    weak, eel, other = (
        player("Ann", agility=1, toughness=1),
        foe("Eel", agility=3),
        player("Cassie", agility=5, toughness=1),
    )
    sitting = table_with(weak, eel, other)
    sitting.announce(ann, attacks(eel))
    sitting.announce(eel, acts(edges=Edges(disadvantages=("drunk",))))
    assert len(sitting.cards_before(ann)) == 3, "one, Distraction, and what Eel's drunkenness gives"
    sitting.announce(cassie, attacks(eel))
    sitting.do(LeaveFight(ann.id))
    assert len(sitting.cards_before(cassie)) == 3
    assert len(sitting.table.players_deck.discard) == 3


# --- order -------------------------------------------------------------------------------------------------------


def test_ties_are_redrawn_and_only_ties() -> None:
    """T-ORDER-04: before anybody has announced, or when a round is over."""
    sitting = table_with(ann, bill, cassie, dirk)
    assert sitting.order == ["Ann", "Bill", "Dirk", "Cassie"]
    sitting.chance = StackedChance(cassie, dirk, bill, ann)
    sitting.do(RedrawTies())
    assert sitting.order == ["Ann", "Dirk", "Bill", "Cassie"]
    for who in (ann, dirk, bill, cassie):
        sitting.announce(who, Move())
        assert sitting.refusal(RedrawTies()) == no.NotNow()
    sitting.throw()
    sitting.chance = StackedChance(bill)
    sitting.do(RedrawTies())
    sitting.do(NextRound())
    assert sitting.order == ["Ann", "Bill", "Dirk", "Cassie"]


# --- groups ------------------------------------------------------------------------------------------------------


def test_a_group_throws_once_and_is_attacked_as_one() -> None:
    """T-AMB-63: who stands behind another is nobody's target, and takes no card."""
    sitting = table_with(ann, bill, dirk, eel)
    sitting.do(GroupFoes(bill.id, (dirk.id, eel.id)))
    assert sitting.order == ["Ann", "Bill"]
    assert sitting.refusal(Announce(ann.id, attacks(dirk))) == no.NobodyThere(dirk.id)
    sitting.announce(ann, attacks(bill))
    sitting.announce(bill, attacks(ann))
    assert len(sitting.table.horror_deck.pile) == 9
    sitting.throw()
    sitting.accept_all()
    sitting.do(NextRound())
    assert sitting.participant(bill).stands_for == (dirk.id, eel.id), "they stay together"


def test_a_group_changes_and_nobody_is_in_it_twice() -> None:
    """T-AMB-63: Dirk stands for himself again, Eel stays."""
    sitting = table_with(ann, bill, dirk, eel)
    sitting.do(GroupFoes(bill.id, (dirk.id, eel.id, dirk.id)))
    assert sitting.participant(bill).stands_for == (dirk.id, eel.id)
    sitting.do(GroupFoes(bill.id, (eel.id, eel.id)))
    assert sitting.order == ["Ann", "Bill", "Dirk"]
    sitting.do(GroupFoes(bill.id, ()))
    assert sitting.order == ["Ann", "Bill", "Dirk", "Eel"]


def test_where_a_leader_leaves_the_others_stand_for_themselves() -> None:
    """T-AMB-59, T-AMB-63: also in the middle of announcing, where they speak in their turn."""
    sitting = table_with(ann, bill, dirk, eel)
    sitting.do(GroupFoes(bill.id, (dirk.id, eel.id)))
    sitting.announce(ann, defends())
    sitting.do(LeaveFight(bill.id))
    assert sitting.order == ["Ann", "Dirk", "Eel"]
    assert sitting.fight.speaker == sitting.participant(dirk)


def test_who_stands_behind_another_is_there_already() -> None:
    """T-AMB-63."""
    sitting = table_with(ann, bill, eel)
    sitting.do(GroupFoes(bill.id, (eel.id,)))
    assert sitting.refusal(JoinFight(eel)) == no.InFightAlready(eel.id)


def test_who_cannot_stand_behind_whom() -> None:
    """T-AMB-63: oneself, a foe, somebody of the other deck, a leader of others, a stranger, nobody's leader."""
    traitor = foe("Traitor", deck=DeckName.PLAYERS)
    sitting = table_with(ann, bill, dirk, eel, traitor)
    for who in (bill.id, ann.id, traitor.id):
        assert sitting.refusal(GroupFoes(bill.id, (who,))) == no.NotAlike()
    assert sitting.refusal(GroupFoes(bill.id, (STRANGER,))) == no.NobodyThere(STRANGER)
    assert sitting.refusal(GroupFoes(STRANGER, (bill.id,))) == no.NobodyThere(STRANGER)
    sitting.do(GroupFoes(dirk.id, (eel.id,)))
    assert sitting.refusal(GroupFoes(bill.id, (dirk.id,))) == no.NotAlike()
    assert sitting.refusal(GroupFoes(bill.id, (eel.id,))) == no.NobodyThere(eel.id), "he stands behind Dirk"
    sitting.announce(ann, Move())
    assert sitting.refusal(GroupFoes(dirk.id, ())) == no.NotNow()


def test_last_rounds_attack_on_somebody_now_in_a_group_is_not_repeated() -> None:
    """T-THROW-08, T-AMB-63."""
    sitting = table_with(ann, bill, eel)
    sitting.announce(ann, attacks(eel))
    for who in (bill, eel):
        sitting.announce(who, Move())
    sitting.throw()
    sitting.accept_all()
    sitting.do(NextRound())
    sitting.do(GroupFoes(bill.id, (eel.id,)))
    assert sitting.refusal(Announce(ann.id, attacks(eel))) == no.NobodyThere(eel.id)


def test_what_was_done_last_round_to_one_in_a_group_may_be_repeated_on_its_leader() -> None:
    """T-THROW-08, T-AMB-63: Ann shot at Eel, Bill and Eel at Ann."""
    sitting = table_with(ann, bill, eel)
    sitting.announce(ann, shoots(eel))
    for one in sitting.fight.participants[1:]:
        sitting.do(Announce(one.who, shoots(ann)))
    sitting.throw()
    sitting.accept_all()
    sitting.do(NextRound())
    sitting.do(GroupFoes(bill.id, (eel.id,)))
    assert sitting.participant(ann).last == shoots(bill)
    assert sitting.participant(bill).last == shoots(ann)


# --- sides -------------------------------------------------------------------------------------------------------


def test_nobody_becomes_the_friend_of_whoever_attacks_them() -> None:
    """T-AMB-23, T-SIDE-02: on either side of a blow that is announced; a third side is free."""
    sitting = table_with(ann, bill)
    sitting.announce(ann, attacks(bill))
    assert sitting.refusal(SetSide(bill.id, PLAYERS_SIDE)) == no.OwnSide(ann.id, bill.id)
    assert sitting.refusal(SetSide(ann.id, CULT)) == no.OwnSide(ann.id, bill.id)
    sitting.do(SetSide(bill.id, Side("the dead")))
    assert sitting.table.character(bill.id).side == "the dead"


def test_by_the_reading_that_judges_friends_like_any_other_sides_are_free_and_oneself_is_no_target() -> None:
    """T-AMB-23 (reading c)."""
    sitting = table_with(ann, cassie, bill)
    sitting.do(SetHouseRule("T-AMB-23", "c"))
    sitting.announce(ann, attacks(bill))
    sitting.do(SetSide(bill.id, PLAYERS_SIDE))
    assert sitting.refusal(Announce(ann.id, attacks(ann))) == no.OwnSide(ann.id, ann.id)


def test_a_side_is_set_outside_action_too_and_not_once_ready_was_called() -> None:
    """T-SIDE-01, T-SIDE-02: any word but nothing; of anybody in the cast."""
    sitting = table_with(ann, bill, in_action=False)
    sitting.do(SetSide(bill.id, Side("the dead")))
    assert sitting.refusal(SetSide(bill.id, Side("  "))) == no.BadNumber("letters-of-side", 0, 1, 60)
    assert sitting.refusal(SetSide(STRANGER, CULT)) == no.NobodyThere(STRANGER)
    sitting.do(BeginAction())
    for who in (ann, bill):
        sitting.announce(who, Move())
    sitting.throw()
    assert sitting.refusal(SetSide(bill.id, CULT)) == no.NotNow()


def test_the_new_side_wins_or_loses() -> None:
    """T-RESOLVE-01, T-SIDE-02: Bill has changed sides after he announced his dodge."""
    sitting = table_with(ann, bill, cassie, players="9 2 1", horror="3 8")
    sitting.announce(ann, defends(bill))
    sitting.announce(bill, defends(ann))
    sitting.announce(cassie, Move())
    sitting.do(SetSide(bill.id, PLAYERS_SIDE))
    sitting.throw()
    (clash,) = sitting.fight.clashes
    assert {judgement.fate.value for judgement in clash.ruling.judgements} == {"happened", "not-high-enough"}


# --- touching, driving, distances --------------------------------------------------------------------------------


def test_a_touch_is_set_turned_and_taken_back() -> None:
    """T-CLASH-08, T-CLASH-03: whichever of the two is named first."""
    sitting = table_with(ann, bill)
    sitting.do(SetTouch(ann.id, bill.id, touch=True))
    assert (sitting.fight.links, sitting.fight.cuts) == (((ann.id, bill.id),), ())
    sitting.do(SetTouch(bill.id, ann.id, touch=False))
    assert (sitting.fight.links, sitting.fight.cuts) == ((), ((bill.id, ann.id),))
    sitting.do(SetTouch(ann.id, bill.id, touch=None))
    assert (sitting.fight.links, sitting.fight.cuts) == ((), ())


def test_a_merged_clash_is_judged_as_one() -> None:
    """T-CLASH-08: Cassie's 10 against Dirk settles Ann's 9 against Bill too, which by itself would have landed."""
    for touch, landed in ((None, 2), (True, 1)):
        sitting = table_with(ann, bill, dirk, cassie, players="9 10", horror="3 2")
        sitting.announce(ann, attacks(bill))
        sitting.announce(bill, attacks(ann))
        sitting.announce(dirk, attacks(cassie))
        sitting.announce(cassie, attacks(dirk))
        sitting.do(SetTouch(ann.id, cassie.id, touch))
        sitting.throw()
        assert sum(clash.ruling.attacker is not None for clash in sitting.fight.clashes) == landed


def test_t_ex_73_and_74_drivers_at_the_table() -> None:
    """T-EX-73, T-EX-74, T-CLASH-06, T-CLASH-07: their own Clash while they drive; a tie brings off nothing."""
    gunner = player("Gunner", agility=9)
    sitting = table_with(ann, bill, gunner, players="7 9", horror="7")
    sitting.do(SetDrivers((ann.id, bill.id, ann.id)))
    assert sitting.fight.drivers == (ann.id, bill.id)
    sitting.announce(ann, acts(bill))
    sitting.announce(bill, acts(ann))
    sitting.announce(gunner, shoots(bill))
    sitting.throw()
    shot, drivers = sitting.fight.clashes
    assert drivers.ruling.outcome is Outcome.TIED
    assert shot.ruling.happens == (gunner.id,), "over his Agility 3, not over the driver's 7 or anything else"


def test_a_driver_who_shoots_drives_no_more_and_is_no_hurdle_at_the_wheel() -> None:
    """T-AMB-56: driving is the driver's action; the shot stays apart from the one who still drives."""
    sitting = table_with(ann, bill)
    sitting.do(SetDrivers((ann.id, bill.id)))
    sitting.announce(ann, shoots(bill))
    sitting.announce(bill, acts(ann))
    sitting.throw()
    assert sorted(clash.ruling.members for clash in sitting.fight.clashes) == sorted([(ann.id,), (bill.id,)])


@pytest.mark.parametrize("feet", [-1, 5281])
def test_nobody_stands_so_far(feet: int) -> None:
    """T-MOVE-03."""
    assert table_with(ann, bill).refusal(SetRange(ann.id, bill.id, feet)) == no.BadNumber("feet", feet, 0, 5280)


def test_two_are_needed_to_touch_or_to_be_apart() -> None:
    """T-CLASH-08, T-MOVE-03."""
    sitting = table_with(ann, bill)
    assert sitting.refusal(SetTouch(ann.id, ann.id, touch=True)) == no.NamesThemselves(ann.id)
    assert sitting.refusal(SetRange(ann.id, ann.id, 5)) == no.NamesThemselves(ann.id)
    for one, other in ((STRANGER, ann.id), (ann.id, STRANGER)):
        assert sitting.refusal(SetTouch(one, other, touch=True)) == no.NobodyThere(STRANGER)
        assert sitting.refusal(SetRange(one, other, 5)) == no.NobodyThere(STRANGER)
    assert sitting.refusal(SetDrivers((ann.id, STRANGER))) == no.NobodyThere(STRANGER)


def test_a_distance_is_that_of_one_round_and_of_both_ways() -> None:
    """T-MOVE-03: links and drivers last, distances change with every round."""
    sitting = table_with(ann, bill)
    sitting.do(SetRange(ann.id, bill.id, 20))
    sitting.do(SetRange(bill.id, ann.id, 40))
    sitting.do(SetDrivers((ann.id,)))
    assert sitting.fight.feet_between(ann.id, bill.id) == sitting.fight.feet_between(bill.id, ann.id) == 40
    for who in (ann, bill):
        sitting.announce(who, Move())
    sitting.throw()
    sitting.do(NextRound())
    assert sitting.fight.feet_between(ann.id, bill.id) is None
    assert sitting.fight.drivers == (ann.id,)


# --- ladders -----------------------------------------------------------------------------------------------------


def test_t_ex_52_hiram_two_max_four() -> None:
    """T-EX-52, T-EX-118, T-SIT-04, T-SIT-05: one throw of the kind more for Max by the ladder, and Distraction."""
    lois, maxim = player("Lois", agility=1), player("Max", agility=3, toughness=1)
    hiram = foe("Hiram", agility=2, toughness=1)
    height = Edges(advantages=("height",))
    sitting = table_with(lois, hiram, maxim)
    sitting.announce(lois, defends())
    sitting.announce(hiram, attacks(lois, edges=height))
    sitting.announce(maxim, attacks(hiram, edges=height))
    assert unconfirmed_steps(confrontation_of(sitting.table, sitting.fight)) == {maxim.id: "height"}
    assert len(sitting.cards_before(maxim)) == 3, "T-EX-118: without the Host's word"
    sitting.do(SetLadder("height", is_ladder=True))
    assert (len(sitting.cards_before(hiram)), len(sitting.cards_before(maxim))) == (2, 4)


def test_a_ladder_is_confirmed_once_and_counts_as_far_as_it_goes() -> None:
    """T-SIT-05, T-SIT-06: what was confirmed is not asked about again; it goes on through the rounds till struck."""
    height = Edges(advantages=("height",))
    lois, hiram = player("Lois", agility=1), foe("Hiram", agility=2, toughness=1)
    maxim, top = player("Max", agility=3, toughness=1), foe("Top", agility=5, toughness=1)
    sitting = table_with(lois, hiram, maxim, top)
    sitting.announce(lois, defends())
    sitting.announce(hiram, attacks(lois, edges=height))
    sitting.announce(maxim, attacks(hiram, edges=height))
    sitting.announce(top, attacks(maxim, edges=height))
    people = (lois, hiram, maxim, top)
    before = [len(sitting.cards_before(who)) for who in people]
    sitting.do(SetLadder("height", is_ladder=True))
    after = [len(sitting.cards_before(who)) for who in people]
    assert [new - old for new, old in zip(after, before, strict=True)] == [0, 0, 1, 2]
    assert unconfirmed_steps(confrontation_of(sitting.table, sitting.fight)) == {}
    sitting.throw()
    sitting.accept_all()
    sitting.do(NextRound())
    assert "height" in sitting.fight.ladders
    sitting.do(SetLadder("height", is_ladder=False))
    assert "height" not in sitting.fight.ladders


def test_what_a_ladder_cannot_be() -> None:
    """T-SIT-06, T-AMB-35: without a name, by the reading that knows none, or once the cards are to be thrown."""
    sitting = table_with(ann, bill)
    assert sitting.refusal(SetLadder(" ", is_ladder=True)) == no.NothingWritten()
    sitting.do(SetHouseRule("T-AMB-35", "b"))
    assert sitting.refusal(SetLadder("height", is_ladder=True)) == no.NotThisRule("T-AMB-35")
    for who in (ann, bill):
        sitting.announce(who, Move())
    sitting.throw()
    assert sitting.refusal(SetLadder("height", is_ladder=False)) == no.NotNow()


def test_a_third_step_is_worth_three_and_a_ring_nothing() -> None:
    """T-SIT-05, T-AMB-35, T-EX-119: along a chain of targets between hostile sides, of the same label alone."""
    height = Edges(advantages=("height",))
    one, two, three = player("One", agility=2), foe("Two", agility=3), player("Three", agility=4)
    four = foe("Four", agility=1, side=Side("the dead"))
    sitting = table_with(four, one, two, three)
    steps = [(four, one), (one, two), (two, three), (three, four)]
    for who, target in steps:
        sitting.announce(who, attacks(target, edges=height))
    sitting.do(SetLadder("height", is_ladder=True))
    assert steps_below(confrontation_of(sitting.table, sitting.fight), "height") == {who.id: 0 for who, _ in steps}
    sitting.announce(three, attacks(four, edges=Edges(advantages=("sunlight",))))
    found = steps_below(confrontation_of(sitting.table, sitting.fight), "height")
    assert found == {four.id: 2, one.id: 1, two.id: 0}


def test_cards_of_those_who_come_and_go_stay_in_their_decks() -> None:
    """T-DECK-22, T-AMB-59."""
    sitting = table_with(ann, bill, eel)
    sitting.announce(ann, quietly_tries(4))
    sitting.announce(bill, defends())
    sitting.do(LeaveFight(bill.id))
    sitting.do(JoinFight(bill))
    assert sorted(card.value for card in everywhere(sitting.table, DeckName.HORROR)) == sorted(
        card.value for card in HORROR_10
    )
    assert Card.FOOL in everywhere(sitting.table, DeckName.PLAYERS)


def test_a_ladder_stands_between_hostile_sides_alone() -> None:
    """T-AMB-35, T-SIT-04: Ann is over her friend Cassie, who is over Bill; only Cassie's is a step, and the first."""
    height = Edges(advantages=("height",))
    sitting = table_with(ann, bill, cassie)
    sitting.do(SetHouseRule("T-AMB-23", "c"))
    sitting.announce(ann, attacks(cassie, edges=height))
    sitting.announce(bill, Move())
    sitting.announce(cassie, attacks(bill, edges=height))
    assert unconfirmed_steps(confrontation_of(sitting.table, sitting.fight)) == {}


def test_who_comes_back_from_a_group_stands_at_their_agility() -> None:
    """T-ORDER-01, T-AMB-63: behind those who are no faster; where the leader leaves, the history names the group."""
    slow, quick = foe("Dirk", agility=2), foe("Eel", agility=4)
    sitting = table_with(ann, bill, slow, quick, cassie)
    sitting.do(GroupFoes(bill.id, (slow.id, quick.id)))
    assert sitting.order == ["Ann", "Bill", "Cassie"]
    happened = sitting.do(LeaveFight(bill.id))
    order = (ann.id, slow.id, bill.id, quick.id, cassie.id)
    assert happened[:2] == (FoesGrouped(bill.id, (), order), FightLeft(bill.id))
    assert sitting.order == ["Ann", "Dirk", "Eel", "Cassie"]


def test_the_hosts_word_on_clashes_holds_from_round_to_round() -> None:
    """T-CLASH-08, T-CLASH-06: links, cuts and drivers."""
    sitting = table_with(ann, bill, cassie)
    sitting.do(SetTouch(ann.id, bill.id, touch=True))
    sitting.do(SetTouch(cassie.id, bill.id, touch=False))
    sitting.do(SetDrivers((ann.id, bill.id)))
    for who in (ann, bill, cassie):
        sitting.announce(who, Move())
    sitting.throw()
    sitting.do(NextRound())
    fight = sitting.fight
    assert (fight.links, fight.cuts) == (((ann.id, bill.id),), ((cassie.id, bill.id),))
    assert fight.drivers == (ann.id, bill.id)


def test_a_newcomer_who_draws_the_higher_card_stands_first_among_equals() -> None:
    """T-AMB-62 (reading b), T-ORDER-05: Eel's 9 and Bill's 5, or the other way round."""
    for cards, order in (("5 9", ["Ann", "Eel", "Bill"]), ("9 5", ["Ann", "Bill", "Eel"])):
        sitting = table_with(ann, bill, horror=cards)
        sitting.do(SetHouseRule("T-AMB-62", "b"))
        sitting.do(JoinFight(eel))
        assert sitting.order == order


def test_whose_deck_is_changed() -> None:
    """T-AMB-24: by the preset nobody's; by the other reading a friend's, outside Action Rounds as well."""
    friend = foe("Dirk", side=PLAYERS_SIDE)
    sitting = table_with(friend, bill, in_action=False)
    assert sitting.refusal(SetDeck(friend.id, DeckName.PLAYERS)) == no.NotThisRule("T-AMB-24")
    sitting.do(SetHouseRule("T-AMB-24", "b"))
    assert sitting.refusal(SetDeck(bill.id, DeckName.PLAYERS)) == no.NoFriend(bill.id)
    sitting.do(SetDeck(friend.id, DeckName.PLAYERS))
    assert sitting.table.character(friend.id).is_player_character


def test_what_a_card_drawn_for_the_order_is_worth() -> None:
    """T-AMB-62 (reading b), T-CRIT-08, T-AMB-01: one's own Fool is 22; a King is 11 where all courts are."""
    owner = player("Ann", agility=3, significators=(Card.FOOL,))
    deck = (*starting_players_deck(), Card.CUPS_KING)
    for letter, cards, order in (("a", "Fool", ["Ann", "Bill"]), ("b", "cups-king", ["Bill", "Ann"])):
        horror = (*HORROR_10, Card.HANGED_MAN)
        sitting = table_with(
            owner, bill, players=cards, horror="Hanged_Man", players_deck=deck, horror_deck=horror, in_action=False
        )
        sitting.do(SetHouseRule("T-AMB-62", "b"))
        sitting.do(SetHouseRule("T-AMB-01", letter))
        sitting.do(BeginAction())
        assert sitting.order == order


def test_cards_for_the_order_are_drawn_one_after_the_other() -> None:
    """T-AMB-62 (reading b), T-DECK-21: three tie over a deck of two cards, which is shuffled for the third."""
    deck = pick("5 Fool", PLAYERS_31)
    equals = [player(name, agility=3) for name in ("Ann", "Cassie", "Max")]
    sitting = table_with(*equals, players="5 Fool", players_deck=deck, in_action=False)
    sitting.do(SetHouseRule("T-AMB-62", "b"))
    sitting.do(BeginAction())
    assert len(sitting.order) == 3


def test_a_side_has_a_name_of_one_letter_or_many() -> None:
    """T-SIDE-01."""
    sitting = table_with(ann, bill)
    for letters in (1, LONGEST_NAME):
        sitting.do(SetSide(bill.id, Side("x" * letters)))
        assert sitting.table.character(bill.id).side == "x" * letters
    assert isinstance(sitting.refusal(SetSide(bill.id, Side("x" * (LONGEST_NAME + 1)))), no.BadNumber)


def test_what_the_host_says_of_two_deeds_holds_for_these_two_until_it_is_taken_back() -> None:
    """T-RESOLVE-27, HOST-17: in whichever order they are named."""
    max_ = player("Max")
    sitting = table_with(ann, cassie, max_, bill)
    sitting.do(SetConflict(ann.id, cassie.id, True))
    sitting.do(SetConflict(cassie.id, max_.id, True))
    sitting.do(SetConflict(cassie.id, ann.id, True))
    assert list(sitting.fight.conflicts) == [(cassie.id, max_.id), (cassie.id, ann.id)]
    sitting.do(SetConflict(ann.id, cassie.id, False))
    assert list(sitting.fight.conflicts) == [(cassie.id, max_.id)]
    sitting.do(LeaveFight(max_.id))
    assert list(sitting.fight.conflicts) == []


def test_nobody_gets_the_number_of_somebody_who_has_gone() -> None:
    """T-ORDER-05: a newcomer has left the fight and the cast before the next comes."""
    sitting = table_with(ann, bill)
    newcomer = sitting.table.next_id
    sitting.do(JoinFight(eel))
    sitting.do(LeaveFight(newcomer))
    sitting.do(RemoveCharacter(newcomer))
    assert sitting.table.next_id == newcomer + 1


def test_it_is_remembered_in_which_order_people_came_whoever_goes_and_comes_again() -> None:
    """T-ORDER-05: Ann went, slow Eel came, a round passed, and Ann is back."""
    slow = player("Cassie", agility=2)
    sitting = table_with(ann, slow, bill)
    came = sitting.fight.arrivals
    sitting.do(LeaveFight(ann.id))
    sitting.do(JoinFight(foe("Eel", agility=1)))
    newcomer = sitting.fight.participants[0].who
    for one in sitting.fight.participants:
        sitting.do(Announce(one.who, Move()))
    sitting.throw()
    sitting.do(NextRound())
    sitting.do(JoinFight(ann))
    assert sitting.fight.arrivals == (*came, newcomer)
