"""Fights between people whom nobody would plan, from sitting down to somewhere in their midst."""

from __future__ import annotations

from random import Random

from demoncity_gui.games.demon_city.rules.commands import BeginEvening
from demoncity_gui.games.demon_city.rules.decide import decided
from demoncity_gui.games.demon_city.rules.table import EMPTY_TABLE, Table
from demoncity_gui.games.demon_city.tempers.fights import next_step
from tests.support.random_rounds import random_character, with_their_own
from tests.support.stacked import HORROR_10, PLAYERS_31
from tests.support.whole_rounds import CardLuck


def sitting(seed: int) -> Table:
    """Return a table at which two to five of several sides sit."""
    dice = Random(seed)
    cast = tuple(with_their_own([random_character(dice, number) for number in range(1, dice.randint(2, 5) + 1)]))
    ours = [card for one in cast if one.is_player_character for card in one.significators]
    theirs = [card for one in cast if not one.is_player_character for card in one.significators]
    players = tuple(dict.fromkeys((*PLAYERS_31, *ours)))
    horror = tuple(dict.fromkeys((*HORROR_10, *(card for card in theirs if card not in players))))
    return decided(EMPTY_TABLE, BeginEvening("A fight", "", cast, players, horror), CardLuck(dice))[1]


def in_mid_fight(seed: int, steps: int) -> Table:
    """Return a table after so many steps of a fight that nobody plays, or at its end."""
    table, luck = sitting(seed), CardLuck(Random(seed))
    for _ in range(steps):
        step = next_step(table, {}, luck)
        if step is None or "damage" in str(type(step.command).__struct_config__.tag):
            break
        table = decided(table, step.command, luck)[1]
    return table
