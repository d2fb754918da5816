"""A fight with foes off the shelf: who is in it, which deck is theirs, and how strong they are."""

from __future__ import annotations

from math import inf

import pytest
from msgspec.structs import replace

from demoncity_gui.forecast.matched import (
    FIRST,
    Match,
    Strength,
    casts_of,
    matching,
    nearest,
    unlike_those_there,
)
from demoncity_gui.formats.shelf import shelf
from demoncity_gui.games.demon_city.rules import refusals as no
from demoncity_gui.games.demon_city.rules.commands import BeginAction, BeginEvening, BeginFight
from demoncity_gui.games.demon_city.rules.refusals import RuleRefusal
from demoncity_gui.pieces.decks import DeckName
from demoncity_gui.pieces.tarot import Card
from tests.support.dice_table import dice_table
from tests.support.sitting import Sitting
from tests.support.stacked import HORROR_10, PLAYERS_31
from tests.support.trio import ANN, BILL, CASSIE, evening_of, stacked


def seated() -> Sitting:
    sitting = Sitting(stacked())
    sitting.do(evening_of(ANN, BILL, CASSIE))
    return sitting


@pytest.mark.parametrize("plan", shelf(), ids=lambda plan: plan.title)
def test_each_horror_of_the_shelf_fights_with_its_own_deck_and_people(plan: BeginEvening) -> None:
    horror, *people = plan.characters
    assert len(people) == 3
    assert "WEAKNESS" in horror.notes
    assert horror.power is not None
    assert all(one.instincts and one.instincts[-1].when.value == "always" for one in plan.characters)
    sitting = seated()
    sitting.do(BeginFight(plan.characters, plan.horror_deck))
    table = sitting.table
    assert table.fight is not None
    here = {table.character(one.who).name for one in table.fight.participants}
    assert here == {"Ann", "Cassie", *(one.name for one in plan.characters)}
    assert set(table.deck(DeckName.HORROR).pile) == set(plan.horror_deck)
    assert table.character(table.fight.participants[0].who).rank("Agility") == min(
        one.rank("Agility") for one in table.characters if one.name in here
    )
    assert {one.name for one in table.characters if one.significators} == {horror.name}


def test_there_are_twelve() -> None:
    assert len({plan.title for plan in shelf()}) == 12


def test_with_dice_there_is_no_deck_and_the_fight_begins_all_the_same() -> None:
    sitting = dice_table(ANN, BILL, in_action=False)
    sitting.do(BeginFight(shelf()[0].characters, shelf()[0].horror_deck))
    assert sitting.table.fight is not None
    assert len(sitting.table.fight.participants) == 5


def test_no_second_fight_begins_in_the_midst_of_one() -> None:
    sitting = seated()
    sitting.do(BeginAction())
    with pytest.raises(RuleRefusal) as refused:
        sitting.do(BeginFight(shelf()[0].characters, shelf()[0].horror_deck))
    assert refused.value.reason == no.NotNow()


def test_without_players_or_foes_or_an_evening_no_fight_begins() -> None:
    foes = shelf()[0].characters
    sitting = Sitting(stacked())
    assert sitting.refusal(BeginFight(foes, ())) == no.NotNow()
    sitting.do(evening_of(BILL))
    assert sitting.refusal(BeginFight(foes, HORROR_10)) == no.CastUnfit()
    assert seated().refusal(BeginFight((), HORROR_10)) == no.CastUnfit()


@pytest.mark.parametrize("players_have_the_fool", [True, False])
def test_the_new_deck_has_what_others_of_the_horror_own_and_the_fool_where_the_players_have_none(
    players_have_the_fool: bool,
) -> None:
    """T-DECK-07, T-DECK-16, T-DECK-20: what the Players’ Deck holds already is left out."""
    players = PLAYERS_31 if players_have_the_fool else tuple(card for card in PLAYERS_31 if card is not Card.FOOL)
    sitting = Sitting(stacked())
    bill = replace(BILL, significators=(Card.MOON,))
    horror = (*HORROR_10, Card.MOON, *(() if players_have_the_fool else (Card.FOOL,)))
    sitting.do(replace(evening_of(ANN, bill, players=players), horror_deck=horror))
    plan = shelf()[0]
    sitting.do(BeginFight(plan.characters, (*plan.horror_deck, players[0])))
    built = {*plan.horror_deck, Card.MOON, *(() if players_have_the_fool else (Card.FOOL,))}
    assert set(sitting.table.horror_deck.pile) == built
    assert set(sitting.table.players_deck.pile) == set(players)


def test_a_second_of_its_name_is_called_otherwise() -> None:
    sitting = seated()
    plan = shelf()[10]
    sitting.do(BeginFight(plan.characters, plan.horror_deck))
    assert next(one.name for one in unlike_those_there(sitting.table, plan.characters)) == "The White Dog 2"


def test_each_strength_has_a_cast_of_its_own_that_the_players_beat_less_often() -> None:
    sitting, (horror, *people) = seated(), shelf()[0].characters
    found = list(matching(sitting.table, horror, people, shelf()[0].horror_deck, Strength.GRIM, inf))
    assert found[-1].played > FIRST and found[-1].harder
    assert found[-1].cast in casts_of(horror, people)


def test_of_casts_the_nearest_is_taken_and_none_twice_unless_it_is_said() -> None:
    one, two, three, four = (
        Match((replace(ANN, name=name),), won, 20) for name, won in zip("abcd", (20, 9, 8, 0), strict=True)
    )
    assert nearest([one, two, three, four]) == {Strength.EVEN: two, Strength.GRIM: three, Strength.HOPELESS: four}
    assert nearest([four, one]) == {
        Strength.EVEN: one,
        Strength.GRIM: four,
        Strength.HOPELESS: replace(four, harder=False),
    }
