"""Evenings edited by somebody who recomputes every hash: the chain holds, and anything at all may stand in it."""

from __future__ import annotations

import copy
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from demoncity_gui.journal.file_format import APPLICATION_ID, FIRST_HASH, SCHEMA, VERSION, chained
from demoncity_gui.pieces.tarot import Card

Json = Any
"""A value as JSON has it: what an edited entry holds follows no type."""

_ODD_VALUES: tuple[Json, ...] = (
    None,
    True,
    False,
    0,
    -1,
    1,
    2,
    99,
    10**9,
    -(10**9),
    2**63,
    10**30,
    -(10**30),
    1.5,
    "",
    "x",
    "☠\u202e<b>\x00\n",
    "a" * 10_000,
    "players",
    "horror",
    "cups-7",
    "fool",
    [],
    {},
    [1, 1],
    ["cups-7", "cups-7"],
    "9999-99-99T99:99:99Z",
    "0000-00-00T00:00:00Z",
)


def evening_of_bodies(path: Path, bodies: Sequence[bytes]) -> Path:
    """Write an evening's file with these bytes as its entries, every hash as it should be."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        connection.execute(f"PRAGMA user_version = {VERSION.user_version}")
        for sql in SCHEMA.values():
            connection.execute(sql)
        last_hash = FIRST_HASH
        for number, body in enumerate(bodies, start=1):
            last_hash = chained(last_hash, body)
            connection.execute("INSERT INTO entries VALUES (?, ?, ?)", (number, body, last_hash))
        path.write_bytes(connection.serialize())
    return path


def bodies_in(path: Path) -> tuple[bytes, ...]:
    """Return the entries of an evening's file as the bytes they are."""
    with closing(sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True)) as connection:
        return tuple(body for (body,) in connection.execute("SELECT body FROM entries ORDER BY number"))


def edited(bodies: Sequence[bytes], others: Sequence[bytes], luck: Random) -> tuple[bytes, ...]:
    """Return the entries with one to four edits; `others` are another evening's, to take entries from."""
    entries = [msgspec.json.decode(body) for body in bodies]
    for _ in range(luck.choice((1, 1, 1, 2, 4))):
        luck.choice(_EDITS)(entries, others, luck)
    if luck.random() < 0.9:
        for number, entry in enumerate(entries, start=1):
            if isinstance(entry, dict) and "number" in entry:
                entry["number"] = number
    written = [msgspec.json.encode(entry) for entry in entries]
    if luck.random() < 0.05 and written:
        place = luck.randrange(len(written))
        written[place] = luck.choice((_deep(20_000), b"{", b"", b"null", b'{"number":' + b"9" * 5000 + b"}"))
    return tuple(written)


def _deep(levels: int) -> bytes:
    return b'{"number":1,"command":' + b"[" * levels + b"]" * levels + b"}"


def _places(value: Json) -> list[tuple[Json, Any]]:
    """Return every place in a value, as what holds it and its key there."""
    places: list[tuple[Json, Any]] = []
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, inner in items:
        places.append((value, key))
        places += _places(inner)
    return places


def _somewhere(entries: list[Json], luck: Random) -> list[tuple[Json, Any]]:
    return _places(entries[luck.randrange(len(entries))]) if entries else []


def _change(entries: list[Json], _: Sequence[bytes], luck: Random) -> None:
    """Put another value in a place: mostly one of its own type, so that it is decoded."""
    for holder, key in luck.sample(places := _somewhere(entries, luck), min(1, len(places))):
        was = holder[key]
        if luck.random() < 0.25:
            holder[key] = copy.deepcopy(luck.choice(_ODD_VALUES))
        elif isinstance(was, bool):
            holder[key] = not was
        elif isinstance(was, int):
            holder[key] = luck.choice((was + 1, was - 1, -was, 0, 7, 99, 1000, 10**9, -(10**9), 2**62, 10**30))
        elif isinstance(was, str):
            same = sorted({other for entry in entries for other in _texts(entry)})
            holder[key] = luck.choice(
                (luck.choice(same), luck.choice(tuple(Card)).value, "", "☠\u202e<b>\n", "a" * 5000)
            )
        elif isinstance(was, list):
            holder[key] = luck.choice(([], was * 2, was[:-1], was[::-1], luck.sample(was, len(was)), was * 200))
        else:
            holder[key] = copy.deepcopy(luck.choice(_ODD_VALUES))


def _texts(value: Json) -> list[str]:
    if isinstance(value, dict):
        return [text for inner in value.values() for text in _texts(inner)]
    if isinstance(value, list):
        return [text for inner in value for text in _texts(inner)]
    return [value] if isinstance(value, str) else []


def _drop(entries: list[Json], _: Sequence[bytes], luck: Random) -> None:
    """Leave out a field or an element."""
    for holder, key in luck.sample(places := _somewhere(entries, luck), min(1, len(places))):
        del holder[key]


def _swap(entries: list[Json], _: Sequence[bytes], luck: Random) -> None:
    """Swap two values, of whatever kind, perhaps of two entries."""
    one, other = _somewhere(entries, luck), _somewhere(entries, luck)
    if one and other:
        (holder, key), (second, second_key) = luck.choice(one), luck.choice(other)
        holder[key], second[second_key] = copy.deepcopy(second[second_key]), copy.deepcopy(holder[key])


def _reorder_events(entries: list[Json], _: Sequence[bytes], luck: Random) -> None:
    """Drop, double, move or mix the events of one entry."""
    holders = [entry for entry in entries if isinstance(entry, dict) and entry.get("events")]
    if not holders:
        return
    chosen = luck.choice(holders)
    events = chosen["events"]
    if isinstance(events, list) and events:
        other = luck.choice(holders)["events"]
        lent = copy.deepcopy(luck.choice(other)) if isinstance(other, list) and other else {}
        place = luck.randrange(len(events))
        match luck.randrange(4):
            case 0:
                del events[place]
            case 1:
                events.insert(place, copy.deepcopy(events[place]))
            case 2:
                events.insert(place, lent)
            case _:
                luck.shuffle(events)


def _reorder_entries(entries: list[Json], others: Sequence[bytes], luck: Random) -> None:
    """Drop, double, swap, or take from another evening, whole entries."""
    if not entries:
        return
    one, other = luck.randrange(len(entries)), luck.randrange(len(entries))
    match luck.randrange(5):
        case 0:
            del entries[one]
        case 1:
            entries.insert(other, copy.deepcopy(entries[one]))
        case 2:
            entries[one], entries[other] = entries[other], entries[one]
        case 3:
            entries.insert(one, msgspec.json.decode(luck.choice(others)))
        case _:
            entries[one] = msgspec.json.decode(luck.choice(others))


def _other_kind(entries: list[Json], _: Sequence[bytes], luck: Random) -> None:
    """Let an entry be of another kind, or another command or event of its own."""
    if entries and isinstance(entry := luck.choice(entries), dict):
        if luck.random() < 0.4:
            entry["kind"] = luck.choice(("do", "undo", "redo", "tv", "x"))
            if entry["kind"] != "do":
                entry["command"], entry["events"] = None, []
        else:
            entry["command"] = copy.deepcopy(
                luck.choice([one.get("command") for one in entries if isinstance(one, dict)])
            )


_EDITS: tuple[Callable[[list[Json], Sequence[bytes], Random], None], ...] = (
    _change,
    _change,
    _change,
    _change,
    _drop,
    _swap,
    _reorder_events,
    _reorder_events,
    _reorder_entries,
    _other_kind,
)
