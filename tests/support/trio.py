"""Three people whom nothing sets apart, so that everybody takes one card unless they say more; decks to stack."""

from __future__ import annotations

from demoncity_gui.games.demon_city.rules.characters import Character
from demoncity_gui.games.demon_city.rules.commands import BeginEvening
from demoncity_gui.pieces.tarot import Card
from tests.support.cast import foe, player
from tests.support.stacked import HORROR_10, PLAYERS_31, StackedChance, pick

ANN = player("Ann", agility=2, toughness=2)
BILL = foe("Bill", agility=3, toughness=2)
CASSIE = player("Cassie", agility=4, toughness=2)


def evening_of(*characters: Character, players: tuple[Card, ...] = PLAYERS_31) -> BeginEvening:
    """Return the beginning of an evening with this cast and two plain decks."""
    return BeginEvening("A long night", "The pier", characters, players, HORROR_10)


def stacked(*, players: str = "", horror: str = "") -> StackedChance:
    """Return a chance that lays these cards on top of the plain decks, the first one first."""
    return StackedChance(*pick(players, PLAYERS_31), *pick(horror, HORROR_10))
