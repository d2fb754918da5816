"""Small changes of a table, of which events are made."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from msgspec.structs import replace

from demoncity_gui.games.demon_city.rules.characters import (
    MOST_CHARACTERS,
    Character,
    CharacterId,
)
from demoncity_gui.games.demon_city.rules.decks import Deck
from demoncity_gui.games.demon_city.rules.sheet import overfull_list
from demoncity_gui.games.demon_city.rules.table import (
    Fight,
    JudgedClash,
    Participant,
    Table,
)
from demoncity_gui.pieces.decks import DeckName

_Sequence = TypeVar("_Sequence", bound=tuple[object, ...])


def each_once(things: _Sequence, names: Sequence[object] | None = None) -> _Sequence:
    """Return these, seen to be each there once, or by these names of theirs.

    Raises:
        ValueError: one is there twice.
    """
    if len(set(things if names is None else names)) < len(things):
        raise ValueError("something is there twice")
    return things


def bounded(people: tuple[Character, ...]) -> tuple[Character, ...]:
    """Return this cast, seen to be no larger than play can bear, and its sheets as well.

    Raises:
        ValueError: there are too many people, or too many lines on a sheet.
    """
    if len(people) > MOST_CHARACTERS or any(overfull_list(one) for one in people):
        raise ValueError("there is more of something than anybody plays with")
    return people


def fight_of(table: Table) -> Fight:
    """Return the fight.

    Raises:
        ValueError: there is none.
    """
    if table.fight is None:
        raise ValueError("this can’t have happened outside Action Rounds")
    return table.fight


def with_fight(table: Table, **changes: object) -> Table:
    """Return the table with these fields of its fight changed.

    Raises:
        ValueError: there is no fight.
    """
    return replace(table, fight=replace(fight_of(table), **changes))


def with_deck(table: Table, name: DeckName, deck: Deck) -> Table:
    """Return the table with this deck under that name."""
    return replace(table, players_deck=deck) if name is DeckName.PLAYERS else replace(table, horror_deck=deck)


def with_character(table: Table, who: CharacterId, change: Callable[[Character], Character]) -> Table:
    """Return the table with somebody changed."""
    return replace(table, characters=tuple(change(one) if one.id == who else one for one in table.characters))


def without_character(table: Table, who: CharacterId) -> Table:
    """Return the table with somebody out of the cast."""
    return replace(table, characters=tuple(one for one in table.characters if one.id != who))


def with_character_at(table: Table, character: Character, place: int) -> Table:
    """Return the table with this character at a place of the cast, counted from 0."""
    return replace(table, characters=(*table.characters[:place], character, *table.characters[place:]))


def with_participant(table: Table, who: CharacterId, change: Callable[[Participant], Participant]) -> Table:
    """Return the table with somebody changed who takes part in the fight.

    Raises:
        ValueError: there is no fight.
    """
    people = tuple([change(one) if one.who == who else one for one in fight_of(table).participants])
    return with_fight(table, participants=people)


def with_clash(table: Table, clash: int, judged: JudgedClash) -> Table:
    """Return the table with this Clash judged so.

    Raises:
        ValueError: no Clash is judged before it.
    """
    fight = fight_of(table)
    if not 0 <= clash <= len(fight.clashes):
        raise ValueError(f"there is no Clash {clash}")
    return with_fight(table, clashes=(*fight.clashes[:clash], judged, *fight.clashes[clash + 1 :]))


def participant_of(table: Table, who: CharacterId) -> Participant:
    """Return somebody who takes part in the fight.

    Raises:
        ValueError: they take none.
    """
    participant = fight_of(table).participant(who)
    if participant is None:
        raise ValueError(f"character {who} takes no part")
    return participant
