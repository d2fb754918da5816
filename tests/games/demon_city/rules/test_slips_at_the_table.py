"""Cases at the table that small slips would get wrong: a deck taken for the other, a thing done where nothing is."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from demoncity_gui.games.demon_city.rules import commands as cmd
from demoncity_gui.games.demon_city.rules import events as ev
from demoncity_gui.games.demon_city.rules import refusals as no
from demoncity_gui.games.demon_city.rules.announcements import Act, Attack, Defend, Move, ThrowReason, renamed
from demoncity_gui.games.demon_city.rules.apply import apply
from demoncity_gui.games.demon_city.rules.characters import AGILITY, CharacterId, State
from demoncity_gui.games.demon_city.rules.confrontation import Confrontation
from demoncity_gui.games.demon_city.rules.counting import CountLine
from demoncity_gui.games.demon_city.rules.house_rules import PRESETS, HouseRules
from demoncity_gui.games.demon_city.rules.hurdles import Hurdle, HurdleKind
from demoncity_gui.games.demon_city.rules.next_evening import next_evening
from demoncity_gui.games.demon_city.rules.opposition import opposition
from demoncity_gui.games.demon_city.rules.readings import FOE_GAINS_THE_REST
from demoncity_gui.games.demon_city.rules.real_cards import deed_to_type
from demoncity_gui.games.demon_city.rules.recovery import to_recover
from demoncity_gui.games.demon_city.rules.table import EMPTY_TABLE, RealThrow, Stage, confrontation_of
from demoncity_gui.games.demon_city.rules.task import OpposedTask, Party, judge_opposed
from demoncity_gui.games.demon_city.rules.telling import with_proof
from demoncity_gui.games.demon_city.rules.thrown import Thrown
from demoncity_gui.games.demon_city.rules.unseen import Unseen, UnseenDeck, unseen_of
from demoncity_gui.pieces.decks import DeckMode, DeckName
from demoncity_gui.pieces.tarot import Card, Numeral
from tests.support.cast import acts, ann, attacks, bill, cassie, defends, foe, player
from tests.support.dice_table import dice_table
from tests.support.sitting import Sitting, table_with
from tests.support.stacked import HORROR_10, PLAYERS_31, StackedChance, pick

bo, cy = player("Bo", agility=4), foe("Cy", agility=4)


def test_a_sheet_changed_in_something_else_leaves_the_order_as_it_is() -> None:
    """T-ORDER-06: chance would let Cy go first now."""
    sitting = table_with(bo, cy)
    assert sitting.order == ["Bo", "Cy"]
    sitting.chance = StackedChance(cy.id)
    sitting.do(cmd.EditCharacter(replace(bo, notes="is late")))
    assert sitting.order == ["Bo", "Cy"]


@pytest.mark.parametrize("rules", [PRESETS, HouseRules((("T-AMB-13", "b"),))])
def test_what_stands_against_a_deed_is_told_to_the_last_field(rules: HouseRules) -> None:
    """T-ALG-04, T-ALG-05."""
    people = {one.id: one for one in (ann, bill, cassie)}
    struck = Confrontation(people, {ann.id: attacks(bill), bill.id: acts(), cassie.id: acts()}, rules=rules)
    rank = bill.rank(AGILITY)
    assert opposition(struck, ann.id, {ann.id: 5, bill.id: 3}, is_top=True) == [
        (bill.id, [Hurdle(HurdleKind.STAT, rank, bill.id, AGILITY)])
    ]
    tried = Confrontation(people, {ann.id: Act(intensity=4), bill.id: attacks(ann), cassie.id: acts()}, rules=rules)
    assert opposition(tried, ann.id, {ann.id: 5, bill.id: 3}, is_top=True) == [
        (None, [Hurdle(HurdleKind.FOE, 3, bill.id), Hurdle(HurdleKind.INTENSITY, 4)])
    ]


@pytest.mark.parametrize("deck", list(DeckName))
@pytest.mark.parametrize("mode", [DeckMode.EVERY_CARD, DeckMode.HIGHEST_ONLY])
def test_the_people_shuffle_a_real_deck_and_the_program_its_own(deck: DeckName, mode: DeckMode) -> None:
    sitting = table_with(ann, bill, in_action=False)
    assert sitting.do(cmd.SetRealDeck(deck, mode)) == (ev.RealDeckSet(deck, mode),)
    back, told = sitting.do(cmd.SetRealDeck(deck, DeckMode.PROGRAM))
    assert back == ev.RealDeckSet(deck, DeckMode.PROGRAM)
    assert isinstance(told, ev.DeckShuffled) and told.deck is deck


@pytest.mark.parametrize(("deck", "real"), [(DeckName.PLAYERS, DeckName.HORROR), (DeckName.HORROR, DeckName.PLAYERS)])
def test_a_card_put_back_is_shuffled_in_whatever_the_other_deck_is(deck: DeckName, real: DeckName) -> None:
    sitting = table_with(ann, bill, in_action=False)
    sitting.do(cmd.SetRealDeck(real, DeckMode.EVERY_CARD))
    for _ in range(2):
        sitting.do(cmd.DrawFreely(deck, 1))
    (card,) = sitting.table.deck(deck).discard
    put, shuffled = sitting.do(cmd.PutBack(deck, card))
    assert put == ev.CardPutBack(deck, card)
    assert isinstance(shuffled, ev.DeckShuffled) and shuffled.deck is deck


def test_dice_that_the_program_rolls_again_are_not_shuffled() -> None:
    sitting = dice_table(ann, bill, real=True, in_action=False)
    assert sitting.do(cmd.SetRealDeck(DeckName.PLAYERS, DeckMode.PROGRAM)) == (
        ev.RealDeckSet(DeckName.PLAYERS, DeckMode.PROGRAM),
    )


def test_the_next_evening_has_the_cards_that_lie_before_people_too() -> None:
    """T-DECK-19."""
    sitting = table_with(ann, bill)
    sitting.announce(ann, Attack(bill.id))
    sitting.announce(bill, Attack(ann.id))
    following = next_evening(sitting.table)
    assert following.horror_deck == tuple(card for card in Card if card in HORROR_10)
    assert following.players_deck == tuple(card for card in Card if card in PLAYERS_31)


def test_each_of_two_decks_built_anew_is_shuffled_by_its_name() -> None:
    """T-DECK-01."""
    sitting = table_with(ann, bill, in_action=False)
    built = sitting.do(cmd.SetDecks(PLAYERS_31, HORROR_10))
    assert built == (
        ev.DecksBuilt(PLAYERS_31, HORROR_10),
        ev.DeckShuffled(DeckName.PLAYERS, PLAYERS_31),
        ev.DeckShuffled(DeckName.HORROR, HORROR_10),
    )


def test_before_an_evening_no_deck_is_shuffled() -> None:
    assert Sitting(StackedChance()).refusal(cmd.ShuffleDeck(DeckName.PLAYERS)) == no.NotNow()


def test_everybody_in_a_deed_is_called_anew_once() -> None:
    both = {ann.id: bill.id, bill.id: bill.id, cassie.id: ann.id}

    def named(who: CharacterId) -> CharacterId:
        return both[who]

    assert renamed(Act((ann.id, bill.id), target=cassie.id, involves=(ann.id,)), named) == Act(
        (bill.id,), target=ann.id, involves=(bill.id,)
    )
    assert renamed(Act((ann.id,)), named) == Act((bill.id,))
    assert renamed(Attack(ann.id, also=(bill.id, cassie.id)), named) == Attack(bill.id, also=(ann.id,))
    assert renamed(defends(ann, bill), named) == Defend((bill.id,))
    assert renamed(Defend(), named) == Defend()
    assert renamed(Move(), named) == Move()
    assert renamed(None, named) is None


def panicking(*, under: bool) -> Sitting:
    """Return a table where Bo panics, out of the fight no more; `under`: an attack has taken her below 0."""
    sitting = table_with(bo, cy, players="9")
    if under:
        sitting.do(cmd.SetToughness(bo.id, -1))
        sitting.do(cmd.SetState(bo.id, State.OUT, is_so=False))
        sitting.do(cmd.SetToughness(bo.id, -1))
    sitting.do(cmd.SetState(bo.id, State.PANIC, is_so=True))
    return sitting


@pytest.mark.parametrize("under", [False, True])
def test_a_panic_that_ends_hurts_nobody(under: bool) -> None:
    """T-ALOST-07: an Injury is of those who get up."""
    sitting = panicking(under=under)
    assert (sitting.table.character(bo.id).out, sitting.table.character(bo.id).knocked_under) == (False, under)
    happened = sitting.do(cmd.Recover(bo.id, None, 3))
    assert [one for one in happened if isinstance(one, ev.CharacterChanged)] == [
        ev.CharacterChanged(bo.id, state=State.PANIC, is_so=False)
    ]


def test_with_cards_a_failed_recovery_costs_the_turn_and_with_dice_none() -> None:
    """T-ANNOUNCE-08, D-CLASH-10."""
    cards = table_with(bo, cy, players="3")
    cards.do(cmd.SetState(bo.id, State.PANIC, is_so=True))
    assert ev.TurnPassed(bo.id) in cards.do(cmd.Recover(bo.id, None, 9))
    dice = dice_table(bo, cy, faces=[2])
    for who in (bo, cy):
        dice.announce(who, Move())
    dice.do(cmd.SetState(bo.id, State.PANIC, is_so=True))
    assert to_recover(dice.table) == (), "it is not the end of the round"
    dice.throw()
    assert to_recover(dice.table) == (bo.id,)
    assert not any(isinstance(one, ev.TurnPassed) for one in dice.do(cmd.Recover(bo.id, None, 9)))
    assert to_recover(dice.table) == (), "each tries once"


def test_with_cards_nobody_gets_up_at_a_rounds_end_and_without_a_fight_nobody_by_a_throw() -> None:
    """D-CLASH-10."""
    sitting = table_with(bo, cy)
    for who in (bo, cy):
        sitting.announce(who, Move())
    sitting.throw()
    sitting.do(cmd.SetState(bo.id, State.PANIC, is_so=True))
    assert sitting.fight.stage is Stage.AFTERMATH and to_recover(sitting.table) == ()
    at_rest = dice_table(bo, cy, in_action=False)
    at_rest.do(cmd.SetState(bo.id, State.PANIC, is_so=True))
    assert to_recover(at_rest.table) == ()


@pytest.mark.parametrize(("sitting", "most"), [(table_with(bo, cy), 10), (dice_table(bo, cy), 99)])
def test_a_number_out_of_bounds_is_told_with_the_bound(sitting: Sitting, most: int) -> None:
    """T-STATIC-01."""
    for number in (-1, most + 1):
        said = cmd.Announce(bo.id, Act(intensity=number, uncontested=True))
        assert sitting.refusal(said) == no.BadIntensity(number, most)


def test_dice_lie_with_the_side_that_rolled_them() -> None:
    table = dice_table(bo, cy, in_action=False).table
    for deck, faces in ((DeckName.HORROR, (3,)), (DeckName.PLAYERS, (5,)), (DeckName.PLAYERS, (6,))):
        table = apply(table, ev.DiceSpread(deck, faces))
    assert table.players_deck.spread == (Numeral(5), Numeral(6))
    assert table.horror_deck.spread == (Numeral(3),)


@pytest.mark.parametrize(
    "begun",
    [
        ev.EveningBegan("", "", (bo, replace(cy, id=bo.id)), PLAYERS_31, HORROR_10),
        ev.DiceEveningBegan("", "", (bo, replace(cy, id=bo.id)), DeckMode.PROGRAM, DeckMode.PROGRAM),
    ],
)
def test_an_evening_of_two_who_share_an_id_is_not_replayed(begun: ev.Event) -> None:
    with pytest.raises(ValueError, match="there twice"):
        apply(EMPTY_TABLE, begun)


def test_a_horrors_card_that_lies_before_its_creature_is_nobodys_significator_but_its() -> None:
    """T-DECK-16, T-DECK-20."""
    sitting = table_with(bo, cy, horror_deck=(Card.MOON, *HORROR_10))
    for who in (bo, cy):
        sitting.announce(who, Attack(cy.id if who is bo else bo.id))
    assert sitting.cards_before(cy) == (Card.MOON,)
    assert sitting.refusal(cmd.GrantSignificator(bo.id, Card.MOON)) == no.NotASignificator(bo.id, Card.MOON)
    assert sitting.do(cmd.GrantSignificator(cy.id, Card.MOON)) == (
        ev.SignificatorSet(cy.id, Card.MOON, owned=True, moved=False),
    )


def test_an_evening_of_dice_has_no_cards_in_its_decks() -> None:
    table = dice_table(bo, cy, in_action=False).table
    assert [(deck.pile, deck.discard, deck.spread) for deck in (table.players_deck, table.horror_deck)] == [
        ((),) * 3
    ] * 2


@pytest.mark.parametrize("edition", ["cards", "dice"])
def test_all_that_was_said_of_a_fight_counts_in_who_faces_whom(edition: str) -> None:
    """T-CLASH-06, T-CLASH-08, T-SIT-06."""
    dex = foe("Dex", agility=9)
    sitting = table_with(bo, cy, dex) if edition == "cards" else dice_table(bo, cy, dex)
    rule = ("T-AMB-13", "b") if edition == "cards" else ("D-AMB-04", "b")
    sitting.do(cmd.SetHouseRule(*rule))
    for who in (bo, cy):
        sitting.announce(who, acts())
    sitting.do(cmd.SetDrivers((bo.id, cy.id)))
    sitting.do(cmd.SetTouch(bo.id, cy.id, False))
    sitting.do(cmd.SetTouch(bo.id, dex.id, True))
    read = confrontation_of(sitting.table, sitting.fight)
    assert (set(read.drivers), set(read.pending)) == ({bo.id, cy.id}, {dex.id})
    assert (tuple(read.links), tuple(read.cuts)) == (sitting.fight.links, sitting.fight.cuts)
    assert sitting.fight.links and sitting.fight.cuts
    assert read.rules.chosen == (rule,)


def test_an_injury_that_found_one_card_is_told_as_one_to_whom_it_gives() -> None:
    """T-AMB-37 (b)."""
    sitting = table_with(replace(bo, hurt=True), cy)
    sitting.do(cmd.SetHouseRule(*FOE_GAINS_THE_REST.switch))
    sitting.do(cmd.Contest(cmd.TaskSide(bo.id), cmd.TaskSide(cy.id)))
    (judged,) = [one for one in sitting.events if isinstance(one, ev.ContestJudged)]
    _, gains = judged.parties
    assert [line for line in gains.count.lines if line.reason is ThrowReason.SPILLED] == [
        CountLine(ThrowReason.SPILLED, +1, "injury", whom=bo.id)
    ]


def test_of_a_tasks_cards_the_highest_counts() -> None:
    """T-STATIC-02."""
    sitting = table_with(bo, cy, players="3 8")
    sitting.do(cmd.TryTask(cmd.TaskSide(bo.id, advantages=("a lamp",)), (5,)))
    (judged,) = [one for one in sitting.events if isinstance(one, ev.TaskJudged)]
    (three, eight) = pick("3 8", PLAYERS_31)
    assert judged.ruling.thrown == Thrown((three, eight), eight, 8, lowest=False)


def test_of_a_contests_cards_too() -> None:
    """T-OPP-01."""
    three, eight, nine = pick("3 8 9")
    ruling = judge_opposed(OpposedTask((Party(bo), Party(cy))), {bo.id: (three, eight), cy.id: (nine,)}, PRESETS)
    assert ruling.thrown == {
        bo.id: Thrown((three, eight), eight, 8, lowest=False),
        cy.id: Thrown((nine,), nine, 9, lowest=False),
    }


def test_what_is_of_the_tarot_alone_is_refused_to_a_roll() -> None:
    """D-TASK-01: two roll against each other, for one number and with one skill."""
    sitting = dice_table(bo, cy, foe("Dex", agility=9), in_action=False)
    three = cmd.Contest(cmd.TaskSide(bo.id), cmd.TaskSide(cy.id), (cmd.TaskSide(foe("Dex").id),))
    assert sitting.refusal(three) == no.OfTheTarot()
    assert sitting.refusal(cmd.TryTask(cmd.TaskSide(bo.id, further_skills=("Yoga",)), (3,))) == no.OfTheTarot()
    assert sitting.refusal(cmd.TryTask(cmd.TaskSide(bo.id), (100,))) == no.BadIntensity(100, 99)


def test_a_house_rule_that_makes_one_clash_of_two_is_told_as_one_that_turned_it() -> None:
    """T-CLASH-06, T-AMB-56."""
    dex = foe("Dex", agility=9)
    sitting = table_with(bo, cy, dex)
    sitting.do(cmd.SetHouseRule("T-AMB-56", "b"))
    sitting.announce(bo, acts(cy))
    sitting.announce(cy, acts(bo))
    sitting.announce(dex, Attack(bo.id))
    sitting.do(cmd.SetDrivers((bo.id, cy.id)))
    sitting.throw()
    (clash,) = sitting.fight.clashes
    assert clash.ruling.turned_by == (("T-AMB-56", "b"),)


def test_action_ends_whoever_has_fallen_while_it_was_told() -> None:
    """T-ENTRY-06."""
    sitting = table_with(bo, cy)
    sitting.announce(bo, Attack(cy.id))
    sitting.announce(cy, Attack(bo.id))
    sitting.throw()
    sitting.do(cmd.SetState(bo.id, State.OUT, is_so=True))
    assert sitting.fight.fallen == (bo.id,)
    sitting.do(cmd.EndAction())
    assert sitting.table.fight is None


def test_of_people_who_are_no_clash_today_an_older_ruling_has_no_reasons() -> None:
    sitting = table_with(bo, cy)
    sitting.announce(bo, Attack(cy.id))
    sitting.announce(cy, Attack(bo.id))
    sitting.throw()
    (clash,) = sitting.fight.clashes
    older = replace(clash.ruling, turned_by=None)
    assert with_proof(sitting.table, sitting.fight, older) == clash.ruling
    assert with_proof(sitting.table, sitting.fight, replace(older, members=(bo.id,))) is None


def test_a_clash_that_an_edited_evening_lacks_is_neither_taken_nor_chosen_from() -> None:
    sitting = table_with(bo, cy)
    sitting.announce(bo, Attack(cy.id))
    sitting.announce(cy, Attack(bo.id))
    sitting.throw()
    sitting.table = replace(sitting.table, fight=replace(sitting.fight, clashes=()))
    assert sitting.refusal(cmd.AcceptRuling()) == no.NotNow()
    assert sitting.refusal(cmd.WaiveTheFallen()) == no.NotNow()
    assert sitting.refusal(cmd.ChooseAttack(bo.id)) == no.NotACandidate(bo.id)


def test_nobody_is_chosen_in_a_clash_of_which_an_edited_evening_has_a_part() -> None:
    sitting = table_with(bo, cy)
    sitting.announce(bo, Attack(cy.id))
    sitting.announce(cy, Attack(bo.id))
    sitting.throw()
    (clash,) = sitting.fight.clashes
    part = replace(clash, ruling=replace(clash.ruling, members=(bo.id,), candidates=(bo.id,)))
    sitting.table = replace(sitting.table, fight=replace(sitting.fight, clashes=(part,)))
    assert sitting.refusal(cmd.ChooseAttack(bo.id)) == no.NotNow()


def test_each_decks_unseen_cards_are_its_own() -> None:
    """T-ODDS-06."""
    players, horror = UnseenDeck((Card.SUN,)), UnseenDeck((Card.MOON,))
    unseen = Unseen(players, horror)
    assert [unseen.of(name) for name in (DeckName.PLAYERS, DeckName.HORROR)] == [players, horror]


def test_what_lies_face_down_is_unseen_with_its_own_deck() -> None:
    """T-ODDS-06."""
    few = (*PLAYERS_31[:2], Card.FOOL)
    sitting = table_with(bo, cy, players_deck=few, horror_deck=HORROR_10)
    unseen = [unseen_of(sitting.table, name) for name in DeckName]
    sitting.announce(bo, Attack(cy.id))
    sitting.announce(cy, Attack(bo.id))
    assert [unseen_of(sitting.table, name) for name in DeckName] == unseen
    sitting.throw()
    gone = [unseen_of(sitting.table, name) for name in DeckName]
    assert [len(deck.pile) for deck in gone if deck is not None] == [2, 9]


def test_of_a_real_highest_card_that_is_somebodys_own_the_card_is_kept_and_of_others_the_number() -> None:
    sitting = table_with(replace(bo, significators=(Card.SUN,)), cy, players_deck=(*PLAYERS_31, Card.SUN))
    sitting.do(cmd.SetRealDeck(DeckName.PLAYERS, DeckMode.HIGHEST_ONLY))
    sitting.announce(bo, Attack(cy.id))
    sitting.announce(cy, Attack(bo.id))
    sitting.do(cmd.CallReady())
    for word, kept in (("*", Card.SUN), ("F", Card.FOOL), ("7", Numeral(7))):
        sitting.do(cmd.TypeCards(bo.id, (word,)))
        throw = sitting.participant(bo).throw
        assert isinstance(throw, RealThrow) and throw.typed == (kept,)


def test_without_a_fight_no_deed_waits_for_cards() -> None:
    assert deed_to_type(table_with(bo, cy, in_action=False).table) is None


def test_a_real_deck_that_ends_before_a_number_came_is_named() -> None:
    """T-C10-01: one of its two cards lies before Cy, and the other is no number."""
    sitting = table_with(bo, cy, horror_deck=(Card.MOON, HORROR_10[6]))
    sitting.do(cmd.SetRealDeck(DeckName.HORROR, DeckMode.EVERY_CARD))
    sitting.announce(bo, Attack(cy.id))
    sitting.announce(cy, Attack(bo.id))
    sitting.do(cmd.DrawNumber(DeckName.HORROR, hundred=False))
    assert sitting.refusal(cmd.TypeCards(None, ("J18",))) == no.NoNumberLeft(DeckName.HORROR)


def test_with_dice_the_end_of_a_fight_heals_those_alone_who_are_injured() -> None:
    """D-DICE-15."""
    sitting = dice_table(bo, cy)
    sitting.do(cmd.SetHurt(cy.id, True))
    healed = [one for one in sitting.do(cmd.EndAction()) if isinstance(one, ev.CharacterChanged)]
    assert healed == [ev.CharacterChanged(cy.id, hurt=False)]
