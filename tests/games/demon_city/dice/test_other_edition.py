"""One cast in two editions: taken over and back, nothing typed twice, and what has no counterpart named."""

from __future__ import annotations

import pytest

from demoncity_gui.formats.evening_plan import PlanUnreadable, example_plan, plan_written
from demoncity_gui.games.demon_city.rules.commands import (
    BeginDiceEvening,
    BeginEvening,
    SetHouseRule,
    SetRealDeck,
    SetToughness,
)
from demoncity_gui.games.demon_city.rules.other_edition import in_other_edition, left_behind
from demoncity_gui.games.demon_city.words.editions import left_sentence
from demoncity_gui.pieces.decks import DeckMode, DeckName
from demoncity_gui.pieces.tarot import Card
from demoncity_gui.texts import demon_city_editions as editions
from tests.support.cast import foe, player
from tests.support.dice_table import dice_table
from tests.support.sitting import Sitting, table_with

ann = player("Ann", significators=(Card.CUPS_QUEEN,))
ogre = foe("Ogre")
PLAN = """
system = "dice"
title = "Low water"

[[characters]]
name = "Ann"
side = "players"
stats = { Agility = 3, Toughness = 4 }
significators = ["cups-queen"]
"""


def begun(plan: object) -> Sitting:
    sitting = Sitting(dice_table(ann).chance)
    sitting.do(plan)  # type: ignore[arg-type]
    return sitting


def test_a_cast_goes_over_with_all_that_has_befallen_it() -> None:
    sitting = table_with(ann, ogre, in_action=False)
    sitting.do(SetToughness(ann.id, 1))
    sitting.do(SetRealDeck(DeckName.HORROR, DeckMode.EVERY_CARD))
    plan = in_other_edition(sitting.table)
    assert isinstance(plan, BeginDiceEvening)
    assert [one.toughness for one in plan.characters if one.id == ann.id] == [1]
    assert (plan.players_mode, plan.horror_mode) == (DeckMode.PROGRAM, DeckMode.HIGHEST_ONLY)


def test_there_and_back_again_nothing_of_a_sheet_is_lost() -> None:
    there = begun(in_other_edition(table_with(ann, ogre, in_action=False).table))
    plan = in_other_edition(there.table)
    assert isinstance(plan, BeginEvening)
    assert plan.characters == (ann, ogre)
    assert Card.CUPS_QUEEN in plan.players_deck and Card.CUPS_QUEEN not in plan.horror_deck
    assert begun(plan).table.characters == (ann, ogre)


def test_what_has_no_counterpart_is_named() -> None:
    sitting = table_with(ann, ogre, in_action=False)
    sitting.do(SetHouseRule("T-AMB-13", "b"))
    told = left_sentence(sitting.table, left_behind(sitting.table))
    assert editions.no_decks in told and "Ann" in told and "T-AMB-13" in told and "Ogre" not in told
    there = dice_table(ogre, in_action=False)
    there.do(SetHouseRule("D-AMB-04", "b"))
    back = left_sentence(there.table, left_behind(there.table))
    assert "D-AMB-04" in back and "Ogre" not in back


def test_a_plan_says_that_it_is_played_with_dice_and_needs_no_deck() -> None:
    plan = plan_written(PLAN)
    assert isinstance(plan, BeginDiceEvening)
    assert plan.players_mode is DeckMode.HIGHEST_ONLY and plan.title == "Low water"
    with pytest.raises(PlanUnreadable, match="horror_deck"):
        plan_written(PLAN.replace('title = "Low water"', 'title = "Low water"\nhorror_deck = []'))
    with pytest.raises(PlanUnreadable, match="dice"):
        plan_written(PLAN.replace('"dice"', '"runes"'))


def test_the_example_evening_is_there_with_dice_too() -> None:
    tarot, dice = example_plan(), example_plan("dice")
    assert [one.name for one in dice.characters] == [one.name for one in tarot.characters]
    begun(dice)
