"""Entries for tests: plain ones by number, and any that could be."""

from __future__ import annotations

import random
from enum import Enum
from functools import cache
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

from hypothesis import strategies as st
from msgspec import Struct

from demoncity_gui.games.demon_city.rules.characters import CharacterId
from demoncity_gui.games.demon_city.rules.commands import SetToughness
from demoncity_gui.games.demon_city.rules.events import CharacterChanged, DeckShuffled
from demoncity_gui.journal.entries import LARGEST, EntryKind
from demoncity_gui.journal.troubles import Trouble, TroubleReason
from demoncity_gui.pieces.decks import DeckName
from demoncity_gui.pieces.tarot import Card
from tests.support.demon_city import Entry, create_journal, open_journal

NOON = "2018-05-26T12:00:00Z"
SOMEBODY = CharacterId(1)


def deed(number: int) -> Entry:
    """Return an entry that is different for each number and always the same, a shuffled deck included."""
    cards = list(Card)
    random.Random(number).shuffle(cards)
    events = (CharacterChanged(SOMEBODY, toughness=number), DeckShuffled(DeckName.PLAYERS, tuple(cards)))
    return Entry(number, EntryKind.DO, NOON, SetToughness(SOMEBODY, number), events)


def undo(number: int) -> Entry:
    return Entry(number, EntryKind.UNDO, NOON)


def redo(number: int) -> Entry:
    return Entry(number, EntryKind.REDO, NOON)


def go(number: int, *, to: int) -> Entry:
    return Entry(number, EntryKind.GO, NOON, to=to)


def evening_of(path: Path, length: int) -> tuple[Entry, ...]:
    """Make an evening of that many deeds, and return them."""
    deeds = tuple(deed(number) for number in range(1, length + 1))
    journal = create_journal(path)
    for entry in deeds:
        journal.append(entry)
    journal.close()
    return deeds


def entries_in(path: Path) -> tuple[Entry, ...]:
    """Open, read, close."""
    journal = open_journal(path)
    entries = journal.entries()
    journal.close()
    return entries


def refusal_of(path: Path) -> TroubleReason | None:
    """Return why this can't be opened, None if it can."""
    try:
        entries_in(path)
    except Trouble as trouble:
        return trouble.reason
    return None


@cache
def anything(kind: Any) -> st.SearchStrategy[Any]:
    """Return a strategy for every value of a type that commands and events are made of."""
    if hasattr(kind, "__supertype__"):
        return anything(kind.__supertype__)
    if get_origin(kind) in (Union, UnionType):
        return st.one_of([anything(member) for member in get_args(kind)])
    if get_origin(kind) is tuple:
        of, *more = get_args(kind)
        if more != [...]:
            return st.tuples(*(anything(member) for member in (of, *more)))
        return st.lists(anything(of), max_size=3).map(tuple)
    if kind is NoneType:
        return st.none()
    if kind is bool:
        return st.booleans()
    if kind is int:
        return st.integers(-LARGEST, LARGEST)
    if kind is str:
        return st.text(st.characters(codec="utf-8", exclude_categories=["Cc", "Cf", "Zl", "Zp"]), max_size=12)
    if issubclass(kind, Enum):
        return st.sampled_from(kind)
    assert issubclass(kind, Struct), kind
    # Later fields need the module's own names, which only get_type_hints finds; it finds what is no field, too.
    return st.deferred(lambda: _built(kind, get_type_hints(kind)))


def _built(kind: Any, types: dict[str, Any]) -> st.SearchStrategy[Any]:
    return st.builds(kind, **{name: anything(types[name]) for name in kind.__struct_fields__})
