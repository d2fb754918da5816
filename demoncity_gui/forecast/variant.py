"""Another set-up of a fight: some stay away, of some there are more, or it is fought in the other edition."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from demoncity_gui.games.common.chance import Chance
from demoncity_gui.games.demon_city.rules.characters import CharacterId
from demoncity_gui.games.demon_city.rules.commands import AddCharacters, Command, JoinFight, LeaveFight, RemoveCharacter
from demoncity_gui.games.demon_city.rules.decide import decided
from demoncity_gui.games.demon_city.rules.other_edition import in_other_edition
from demoncity_gui.games.demon_city.rules.table import EMPTY_TABLE, Table

MOST_ALIKE = 6
"""So many of one kind at most."""


def with_people(table: Table, numbers: Mapping[CharacterId, int], luck: Chance) -> Table:
    """Return the table with so many of each: nobody of those with 0, further ones like them of those with more.

    Further ones have no Significators: no card belongs to two.

    Raises:
        RuleRefusal: the rules don’t let somebody come or go now.
    """
    in_fight = table.fight is not None
    for who, number in numbers.items():
        like = table.character(who)
        for place in range(2, number + 1):
            one = replace(like, id=table.next_id, name=f"{like.name} {place}", significators=(), short="")
            more: Command = JoinFight(one) if in_fight else AddCharacters((one,), who)
            table = decided(table, more, luck)[1]
    for who, number in numbers.items():
        if not number:
            table = decided(table, LeaveFight(who) if in_fight else RemoveCharacter(who), luck)[1]
    return table


def in_the_other_edition(table: Table, luck: Chance) -> Table:
    """Return those who are in the fight as they are, about to fight it anew with d10s, or with cards from fresh decks.

    House rules don’t go along: the other edition has its own.
    """
    fight = table.fight
    here = tuple(one for one in table.characters if fight is None or fight.has(one.id))
    begun = decided(EMPTY_TABLE, in_other_edition(table), luck)[1]
    return replace(begun, characters=here)
