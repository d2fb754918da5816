"""Cases at the table that small slips would get wrong: a deck taken for the other, a thing done where nothing is."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from demoncity_gui.games.demon_city.rules import commands as cmd
from demoncity_gui.games.demon_city.rules import events as ev
from demoncity_gui.games.demon_city.rules import refusals as no
from demoncity_gui.games.demon_city.rules.announcements import Act, Attack, Defend, Move, renamed
from demoncity_gui.games.demon_city.rules.characters import AGILITY, CharacterId
from demoncity_gui.games.demon_city.rules.confrontation import Confrontation
from demoncity_gui.games.demon_city.rules.hurdles import Hurdle, HurdleKind
from demoncity_gui.games.demon_city.rules.next_evening import next_evening
from demoncity_gui.games.demon_city.rules.opposition import opposition
from demoncity_gui.pieces.decks import DeckMode, DeckName
from demoncity_gui.pieces.tarot import Card
from tests.support.cast import acts, ann, attacks, bill, cassie, defends, foe, player
from tests.support.dice_table import dice_table
from tests.support.sitting import Sitting, table_with
from tests.support.stacked import HORROR_10, PLAYERS_31, StackedChance

bo, cy = player("Bo", agility=4), foe("Cy", agility=4)


def test_a_sheet_changed_in_something_else_leaves_the_order_as_it_is() -> None:
    """T-ORDER-06: chance would let Cy go first now."""
    sitting = table_with(bo, cy)
    assert sitting.order == ["Bo", "Cy"]
    sitting.chance = StackedChance(cy.id)
    sitting.do(cmd.EditCharacter(replace(bo, notes="is late")))
    assert sitting.order == ["Bo", "Cy"]


def test_what_stands_against_a_deed_is_told_to_the_last_field() -> None:
    """T-ALG-04, T-ALG-05."""
    people = {one.id: one for one in (ann, bill, cassie)}
    struck = Confrontation(people, {ann.id: attacks(bill), bill.id: acts(), cassie.id: acts()})
    rank = bill.rank(AGILITY)
    assert opposition(struck, ann.id, {ann.id: 5, bill.id: 3}, is_top=True) == [
        (bill.id, [Hurdle(HurdleKind.STAT, rank, bill.id, AGILITY)])
    ]
    tried = Confrontation(people, {ann.id: Act(intensity=4), bill.id: attacks(ann), cassie.id: acts()})
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


@pytest.mark.parametrize(
    ("deck", "real"), [(DeckName.PLAYERS, DeckName.HORROR), (DeckName.HORROR, DeckName.PLAYERS)]
)
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
