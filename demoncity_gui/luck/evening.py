"""The luck of an evening: who had how much of it, when, and what was least to be expected."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from typing import Any

from msgspec import Struct

from demoncity_gui.games.demon_city.rules.characters import CharacterId
from demoncity_gui.games.demon_city.rules.table import Table
from demoncity_gui.games.game import Deed
from demoncity_gui.luck.throws import DeedLuck, ThrowLuck, Turn, luck_of
from demoncity_gui.pieces.decks import DeckName


class ThrowMade(Struct, frozen=True):
    """A throw with the round it was made in, 0 between fights, and the name of who made it."""

    round_number: int
    name: str
    luck: ThrowLuck


class TurnTaken(Struct, frozen=True):
    """What a Clash or a contest came to with its round; `name` is that of the one who won, of a side or somebody."""

    round_number: int
    name: str
    turn: Turn


class PersonsLuck(Struct, frozen=True):
    """Somebody’s luck over all their throws: the mean of what each was better than."""

    name: str
    throws: int
    share: Fraction


class EveningLuck(Struct, frozen=True):
    """The luck of an evening: everybody’s, the luckiest first, the throws beyond all others, and the turning point."""

    people: tuple[PersonsLuck, ...] = ()
    luckiest: ThrowMade | None = None
    unluckiest: ThrowMade | None = None
    turning_point: TurnTaken | None = None


def luck_of_evening(deeds: Iterable[Deed[Any, Any, Any]], *, for_players: bool = False) -> EveningLuck:
    """Return the luck of these deeds.

    For the players it is of throws from their own deck alone: what the Horror’s Deck holds is the Host’s to know.
    Nobody who is hidden from them is in it.
    """
    throws: list[tuple[CharacterId, ThrowMade]] = []
    turns: list[TurnTaken] = []
    for deed in deeds:
        luck = luck_of(deed)
        if luck != DeedLuck():
            table: Table = deed.before
            throws += _throws(table, luck, for_players=for_players)
            if not for_players:
                turns += _turns(table, luck)
    by_luck = sorted([throw for _, throw in throws], key=lambda one: one.luck.share)
    return EveningLuck(
        tuple(sorted(_people(throws), key=lambda one: -one.share)),
        by_luck[-1] if by_luck else None,
        by_luck[0] if by_luck else None,
        min(turns, key=lambda one: one.turn.chance, default=None),
    )


def _throws(table: Table, luck: DeedLuck, *, for_players: bool) -> Iterable[tuple[CharacterId, ThrowMade]]:
    for one in luck.throws:
        who = table.character(one.who)
        if not for_players:
            yield one.who, ThrowMade(_round(table), who.name, one)
        elif who.deck is DeckName.PLAYERS and not who.hidden:
            yield one.who, ThrowMade(_round(table), who.public_name, one)


def _turns(table: Table, luck: DeedLuck) -> Iterable[TurnTaken]:
    for turn in luck.turns:
        yield TurnTaken(_round(table), "" if turn.who is None else table.character(turn.who).name, turn)


def _round(table: Table) -> int:
    return 0 if table.fight is None else table.fight.round_number


def _people(throws: Iterable[tuple[CharacterId, ThrowMade]]) -> Iterable[PersonsLuck]:
    shares: dict[CharacterId, list[Fraction]] = {}
    names: dict[CharacterId, str] = {}
    for who, throw in throws:
        shares.setdefault(who, []).append(throw.luck.share)
        names[who] = throw.name
    for who, those in shares.items():
        yield PersonsLuck(names[who], len(those), sum(those, Fraction()) / len(those))
