"""From one evening to the next, with cards and with dice: what goes along, and what was of one evening alone."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from demoncity_gui.games.common.casebook import EMPTY_CASEBOOK, Casebook
from demoncity_gui.games.demon_city.rules.characters import CardPower, State
from demoncity_gui.games.demon_city.rules.commands import (
    BeginDiceEvening,
    BeginEvening,
    SetCalm,
    SetHouseRule,
    SetRealDeck,
    SetState,
    SetToughness,
)
from demoncity_gui.games.demon_city.rules.house_rules import HouseRules
from demoncity_gui.games.demon_city.rules.next_evening import next_dice_evening, next_evening
from demoncity_gui.games.demon_city.rules.other_edition import in_other_edition
from demoncity_gui.pieces.decks import DeckMode, DeckName
from demoncity_gui.pieces.tarot import Card, Suit
from tests.support.cast import foe, player
from tests.support.dice_table import LoadedDice
from tests.support.sitting import Sitting, table_with
from tests.support.stacked import HORROR_10, PLAYERS_31

ann, ogre = player("Ann", significators=(Card.CUPS_QUEEN,)), foe("Ogre")
BEGUN_CASE = replace(EMPTY_CASEBOOK, scenes=3, ending="The tide took it.")
SOLO_RULES = (("T-AMB-70", "b"), ("T-AMB-04", "b"))
"""What a solo evening with cards is played by from the first."""
FELLED = (State.OUT, State.PANIC, State.HELD)


def fell(sitting: Sitting) -> None:
    """Let all befall Ann that a fight can bring."""
    for state in FELLED:
        sitting.do(SetState(ann.id, state, True))
    sitting.do(SetToughness(ann.id, 1))
    sitting.do(SetCalm(ann.id, 2))


def test_the_next_evening_with_cards_has_the_cast_up_again_and_both_decks_in_order() -> None:
    """T-DECK-19, T-STATE-08."""
    sitting = Sitting(LoadedDice())
    shuffled = tuple(reversed(PLAYERS_31))
    sitting.do(BeginEvening("Low water", "The pier.", (ann, ogre), shuffled, HORROR_10, casebook=BEGUN_CASE, solo=True))
    fell(sitting)
    sitting.do(SetRealDeck(DeckName.PLAYERS, DeckMode.HIGHEST_ONLY))
    sitting.do(SetRealDeck(DeckName.HORROR, DeckMode.EVERY_CARD))
    sitting.do(SetHouseRule("T-AMB-13", "b"))
    assert next_evening(sitting.table) == BeginEvening(
        "Low water",
        "The pier.",
        (replace(ann, toughness_lost=3, calm_lost=2), ogre),
        players_deck=tuple(card for card in Card if card in PLAYERS_31),
        horror_deck=tuple(card for card in Card if card in HORROR_10),
        house_rules=HouseRules((*SOLO_RULES, ("T-AMB-13", "b"))),
        players_mode=DeckMode.HIGHEST_ONLY,
        horror_mode=DeckMode.EVERY_CARD,
        casebook=BEGUN_CASE,
        solo=True,
    )


@pytest.mark.parametrize(
    ("ours", "theirs", "casebook"),
    [(DeckMode.HIGHEST_ONLY, DeckMode.PROGRAM, BEGUN_CASE), (DeckMode.PROGRAM, DeckMode.HIGHEST_ONLY, None)],
)
def test_the_next_evening_with_dice_begins_as_the_last_one_ended(
    ours: DeckMode, theirs: DeckMode, casebook: Casebook | None
) -> None:
    """D-SLOW-02: but for the order of equals."""
    chosen = HouseRules((("D-AMB-04", "b"), ("D-AMB-17", "b")))
    begun = BeginDiceEvening(
        "Low water",
        "The pier.",
        (ann, ogre),
        chosen,
        players_mode=ours,
        horror_mode=theirs,
        casebook=casebook,
        solo=True,
    )
    sitting = Sitting(LoadedDice())
    sitting.do(begun)
    table = sitting.table
    assert (table.title, table.scene, table.house_rules) == ("Low water", "The pier.", chosen)
    fell(sitting)
    rested = replace(ann, toughness_lost=3, calm_lost=2)
    assert next_dice_evening(sitting.table) == replace(begun, characters=(rested, ogre))


def test_an_evening_with_dice_goes_on_with_cards_of_everybodys_own() -> None:
    """T-DECK-03, T-DECK-13, T-DECK-16: the Horror's Deck has a card of each value and what creatures call their own."""
    beast = foe("Beast", significators=(Card.DEVIL,))
    met = replace(ogre, card_powers=(CardPower(Card.MOON, "The tide comes in."),))
    wise = replace(ann, card_powers=(CardPower(Card.SUN, "It dawns."),))
    sitting = Sitting(LoadedDice())
    sitting.do(BeginDiceEvening("Low water", "The pier.", (wise, met, beast), players_mode=DeckMode.PROGRAM))
    plan = in_other_edition(sitting.table)
    assert isinstance(plan, BeginEvening)
    assert (plan.title, plan.scene, plan.characters) == ("Low water", "The pier.", (wise, met, beast))
    assert (plan.players_mode, plan.horror_mode) == (DeckMode.PROGRAM, DeckMode.HIGHEST_ONLY)
    pips = {card for card in Card if card.suit is Suit.PENTACLES and card.pip is not None}
    assert set(plan.horror_deck) == {*pips, Card.DEVIL, Card.MOON} and len(pips) == 10
    assert Card.CUPS_QUEEN in plan.players_deck and Card.SUN not in plan.players_deck

    swapped = Sitting(LoadedDice())
    swapped.do(BeginDiceEvening("", "", (ann, ogre), horror_mode=DeckMode.PROGRAM))
    other = in_other_edition(swapped.table)
    assert (other.players_mode, other.horror_mode) == (DeckMode.HIGHEST_ONLY, DeckMode.PROGRAM)


def test_an_evening_with_cards_goes_on_with_dice_under_its_title() -> None:
    sitting = table_with(ann, ogre, in_action=False)
    sitting.do(SetRealDeck(DeckName.PLAYERS, DeckMode.EVERY_CARD))
    table = replace(sitting.table, title="Low water", scene="The pier.")
    assert in_other_edition(table) == BeginDiceEvening(
        "Low water", "The pier.", (ann, ogre), players_mode=DeckMode.HIGHEST_ONLY, horror_mode=DeckMode.PROGRAM
    )


def test_an_evening_without_a_casebook_hands_none_on() -> None:
    assert next_evening(table_with(ann, ogre, in_action=False).table).casebook is None
