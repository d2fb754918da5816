"""Both decks built anew, shuffled, and cards put back: nothing is lost or doubled, and every slip is named."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec.structs import replace

from demoncity_gui import texts
from demoncity_gui.games.demon_city.rules import refusals as no
from demoncity_gui.games.demon_city.rules.characters import CardPower, Character
from demoncity_gui.games.demon_city.rules.commands import BeginEvening, DrawFreely, Note, PutBack, SetDecks, ShuffleDeck
from demoncity_gui.games.demon_city.rules.deck_building import (
    DeckOddity,
    DeckRemark,
    deck_remarks,
    horror_preset,
    own_cards,
    players_preset,
)
from demoncity_gui.games.demon_city.rules.decks import DeckBreach
from demoncity_gui.games.demon_city.rules.events import Noted
from demoncity_gui.games.demon_city.rules.house_rules import HouseRules
from demoncity_gui.games.demon_city.rules.significators import everywhere
from demoncity_gui.games.demon_city.rules.table import EMPTY_TABLE
from demoncity_gui.games.demon_city.rules.worth import worth
from demoncity_gui.games.demon_city.words.decks import remark_sentence
from demoncity_gui.pieces.decks import DeckName
from demoncity_gui.pieces.tarot import Card
from tests.support.cast import ann, bill, foe, player
from tests.support.sitting import Sitting, table_with
from tests.support.stacked import HORROR_10, PLAYERS_31, StackedChance, pick

MOON = player("Ann", significators=(Card.MOON,))
CREATURE = replace(foe("Eel", significators=(Card.STRENGTH,)), card_powers=(CardPower(Card.DEVIL, "it speaks"),))


def remarks(*cast: Character, players: tuple[Card, ...] = PLAYERS_31, horror: tuple[Card, ...] = HORROR_10) -> object:
    return deck_remarks(players, horror, cast)


def test_the_usual_decks_call_for_no_remark() -> None:
    """T-DECK-03, T-DECK-07, T-DECK-16, T-DECK-20."""
    assert remarks(ann, bill) == ()


@pytest.mark.parametrize(
    ("cast", "players", "horror", "remark", "words"),
    [
        (
            (),
            PLAYERS_31[:-1],
            HORROR_10,
            DeckRemark(DeckBreach.FOOL_IN_NEITHER),
            texts.demon_city_decks.fool_in_neither,
        ),
        (
            (),
            PLAYERS_31,
            (*HORROR_10, Card.FOOL),
            DeckRemark(DeckBreach.FOOL_IN_BOTH),
            texts.demon_city_decks.fool_in_both,
        ),
        (
            (),
            PLAYERS_31,
            (*HORROR_10, Card.CUPS_7),
            DeckRemark(DeckBreach.CARD_TWICE, (Card.CUPS_7,)),
            texts.card_titles.cups_7,
        ),
        (
            (MOON,),
            PLAYERS_31,
            HORROR_10,
            DeckRemark(DeckBreach.SIGNIFICATOR_AWAY, (Card.MOON,)),
            texts.card_titles.major_18,
        ),
        (
            (),
            (*PLAYERS_31, Card.MOON, Card.SUN),
            HORROR_10,
            DeckRemark(DeckOddity.NOBODYS_CARD, (Card.MOON, Card.SUN)),
            texts.lists.and_last(before=texts.card_titles.major_18, last=texts.card_titles.major_19),
        ),
        (
            (),
            (*PLAYERS_31[1:], Card.PENTACLES_2),
            (Card.PENTACLES_1, *HORROR_10[2:], Card.HIGH_PRIESTESS),
            DeckRemark(DeckOddity.NOT_THREE_OF_EACH, values=(1, 2)),
            texts.demon_city_decks.not_three_of_each(values=["1", "2"]),
        ),
        (
            (),
            PLAYERS_31,
            HORROR_10[1:],
            DeckRemark(DeckOddity.VALUE_MISSING, values=(1,)),
            texts.demon_city_decks.value_missing(values=["1"]),
        ),
        (
            (CREATURE,),
            PLAYERS_31,
            (*HORROR_10, Card.STRENGTH),
            DeckRemark(DeckOddity.OWN_CARD_AWAY, (Card.DEVIL,)),
            texts.card_titles.major_15,
        ),
        (
            (),
            PLAYERS_31,
            (*HORROR_10, *pick("Justice Hanged_Man Death Temperance Devil Tower Star Moon Sun Judgement World")),
            DeckRemark(DeckBreach.MOSTLY_OVER_TEN),
            texts.demon_city_decks.mostly_over_ten,
        ),
    ],
)
def test_every_slip_is_named(
    cast: tuple[Character, ...],
    players: tuple[Card, ...],
    horror: tuple[Card, ...],
    remark: DeckRemark,
    words: str,
) -> None:
    assert deck_remarks(players, horror, cast) == (remark,)
    assert words in remark_sentence(remark)


def test_what_forbids_to_play_is_told_first() -> None:
    found = deck_remarks(PLAYERS_31[1:-1], HORROR_10[1:], ())
    assert [remark.forbids for remark in found] == [True, False, False]


def test_the_presets_are_whole_and_majors_stand_in() -> None:
    """T-DECK-08, T-DECK-11, T-DECK-16, T-DECK-20: Strength is the eel's own 8, so the Eight of Pentacles stays out."""
    players = players_preset([MOON, CREATURE])
    horror = horror_preset([MOON, CREATURE], players)
    assert set(players) == {*PLAYERS_31, Card.MOON}
    assert set(horror) == {*HORROR_10, Card.STRENGTH, Card.DEVIL} - {Card.PENTACLES_8}
    assert deck_remarks(players, horror, [MOON, CREATURE]) == ()


def test_where_the_players_have_every_pip_majors_stand_in_for_all() -> None:
    pips = tuple(card for card in Card if card.pip is not None)
    horror = horror_preset([], (*pips, Card.FOOL))
    assert [worth(card) for card in horror] == list(range(1, 11))
    assert all(card.major is not None for card in horror)


def test_a_creature_tied_to_the_fool_has_it_in_its_deck() -> None:
    """T-DECK-09."""
    eel = foe("Eel", significators=(Card.FOOL,))
    players = players_preset([ann, eel])
    assert Card.FOOL not in players and Card.FOOL in horror_preset([ann, eel], players)
    assert own_cards([MOON, eel]) == (Card.FOOL,)


def drawn_from(sitting: Sitting) -> None:
    sitting.do(DrawFreely(DeckName.PLAYERS, 3))
    sitting.do(DrawFreely(DeckName.PLAYERS, 2))


def test_decks_built_anew_are_shuffled_and_hold_these_cards_alone() -> None:
    """T-DECK-01, T-DECK-19."""
    sitting = table_with(ann, bill, players="9 2 5 7", in_action=False)
    drawn_from(sitting)
    sitting.chance = StackedChance(Card.CUPS_3, Card.MOON)
    players = (*PLAYERS_31[1:], Card.PENTACLES_1)
    horror = (Card.WANDS_1, *HORROR_10[1:], Card.MOON)
    sitting.do(SetDecks(players, horror))
    assert sitting.table.players_deck.pile[0] is Card.CUPS_3 and sitting.table.horror_deck.pile[0] is Card.MOON
    assert Counter(everywhere(sitting.table, DeckName.PLAYERS)) == Counter(players)
    assert Counter(everywhere(sitting.table, DeckName.HORROR)) == Counter(horror)
    assert sitting.table.players_deck.discard == sitting.table.players_deck.spread == ()


def test_decks_nobody_could_play_with_are_refused_and_so_is_building_in_action() -> None:
    sitting = table_with(MOON, bill, players_deck=(*PLAYERS_31, Card.MOON), in_action=False)
    refused = sitting.refusal(SetDecks(PLAYERS_31[:-1], HORROR_10))
    assert refused == no.DecksUnfit((DeckBreach.FOOL_IN_NEITHER, DeckBreach.SIGNIFICATOR_AWAY))
    assert table_with(ann, bill).refusal(SetDecks(PLAYERS_31, HORROR_10)) == no.NotNow()
    assert Sitting(StackedChance()).refusal(SetDecks(PLAYERS_31, HORROR_10)) == no.NotNow()


def test_shuffle_now_takes_in_the_discard_and_leaves_what_lies_open() -> None:
    """T-DECK-22."""
    sitting = table_with(ann, bill, players="9 2 5 7 1", in_action=False)
    drawn_from(sitting)
    sitting.do(ShuffleDeck(DeckName.PLAYERS))
    deck = sitting.table.players_deck
    assert deck.discard == () and deck.spread == pick("7 1", PLAYERS_31) and len(deck.pile) == 29


def test_a_card_put_back_is_shuffled_in_and_the_rest_of_the_discard_stays() -> None:
    sitting = table_with(ann, bill, players="9 2 5 7 1", in_action=False)
    drawn_from(sitting)
    two = pick("9 2", PLAYERS_31)[1]
    sitting.chance = StackedChance(two)
    sitting.do(PutBack(DeckName.PLAYERS, two))
    assert sitting.table.players_deck.pile[0] is two
    assert sitting.table.players_deck.discard == pick("9 5", PLAYERS_31)
    seven = sitting.table.players_deck.opened[0]
    for card in (two, seven, Card.PENTACLES_1):
        assert sitting.refusal(PutBack(DeckName.PLAYERS, card)) == no.NotInDiscard(DeckName.PLAYERS, card)


def test_a_note_changes_nothing_at_the_table() -> None:
    sitting = table_with(ann, bill)
    before = sitting.table
    assert sitting.do(Note("  the caretaker lied \n")) == (Noted("the caretaker lied"),)
    assert sitting.table == before
    assert sitting.refusal(Note(" \n")) == no.NothingWritten()
    assert Sitting(StackedChance()).refusal(Note("early")) == no.NotNow()


def test_an_evening_begins_with_the_house_rules_of_the_last() -> None:
    """HOST-16."""
    sitting = Sitting(StackedChance())
    rules = HouseRules((("T-AMB-13", "b"), ("T-AMB-01", "b")))
    sitting.do(BeginEvening("Again", "", (ann, bill), PLAYERS_31, HORROR_10, rules))
    assert sitting.table.house_rules == rules
    unknown = BeginEvening("Again", "", (ann, bill), PLAYERS_31, HORROR_10, HouseRules((("T-AMB-99", "b"),)))
    assert Sitting(StackedChance()).refusal(unknown) == no.NoSuchReading("T-AMB-99", "b")
    assert EMPTY_TABLE.house_rules == HouseRules()


def test_a_horrors_deck_mostly_over_ten_is_warned_of_and_built() -> None:
    """T-DECK-17."""
    sitting = table_with(ann, bill, in_action=False)
    horror = tuple(card for card in Card if worth(card) > 10 and card is not Card.FOOL)
    sitting.do(SetDecks(PLAYERS_31, horror))
    assert set(sitting.table.horror_deck.pile) == set(horror)


def test_a_value_of_which_no_card_is_left_stays_out_of_the_horrors_preset() -> None:
    """T-DECK-16, T-DECK-20: all that is worth 1 is in the Players' Deck."""
    ones = [card for card in Card if worth(card) == 1]
    assert {worth(card) for card in horror_preset((ann, bill), (*PLAYERS_31, *ones))} == set(range(2, 11))
