"""A line of the journal: a command with what came of it, or a step back and forth among those; and its JSON bytes."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from datetime import datetime
from enum import Enum
from functools import cache
from typing import Any, Generic, TypeVar

import msgspec
from msgspec import Struct

from demoncity_gui.disk.door import MOST_BYTES_OF_PICTURE
from demoncity_gui.games.game import C, E, Game
from demoncity_gui.journal.fit_to_show import fit_to_show
from demoncity_gui.journal.tv_change import TvChange

_S = TypeVar("_S", bound=Struct)
_JPEG = b"\xff\xd8\xff"
LARGEST = 999_999_999
"""No number in an entry is larger, or smaller than its negative: screens and sums take these, and not any that are."""
_LONG_NUMBER = re.compile(rb"\d{10}")
_UTC_SECONDS = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(Z|\+00:00)")


class EntryKind(Enum):
    """What a line of the journal is; the words stand in files and never change."""

    DO = "do"
    UNDO = "undo"
    REDO = "redo"
    GO = "go"
    TV = "tv"


class Entry(Struct, Generic[C, E], frozen=True):
    """One line of the journal. `number` counts from 1 without gaps; `written_at` is UTC, ISO 8601, in seconds.

    Only what was done has a command and events; undo and redo speak of the entry that the timeline names. `go` makes
    the evening what it was right after the deed `to`, whether that one stands or was taken back. `tv` is what the
    Host did about the players' screen: no deed, and undo passes over it. `pictures` are the JPEGs that this entry is
    the first to name, by their SHA-256; who doesn't know the field loses nothing but them.

    Raises:
        ValueError: the parts don't belong together.
    """

    number: int
    kind: EntryKind
    written_at: str
    command: C | None = None
    events: tuple[E, ...] = ()
    to: int | None = None
    tv: TvChange | None = None
    pictures: tuple[bytes, ...] = ()

    def __post_init__(self) -> None:
        if self.number < 1:
            raise ValueError(f"entries count from 1, not {self.number}")
        if not _UTC_SECONDS.fullmatch(self.written_at):
            raise ValueError(f"not a time in UTC, to the second: {self.written_at!r}")
        datetime.fromisoformat(self.written_at)  # there is no 31st of February
        if (self.kind is EntryKind.DO) != (self.command is not None):
            raise ValueError(f"entry {self.number}: a command belongs to what was done, and only there")
        if self.events and self.kind is not EntryKind.DO:
            raise ValueError(f"entry {self.number}: only what was done has events")
        if (self.kind is EntryKind.GO) != (self.to is not None):
            raise ValueError(f"entry {self.number}: one goes to a deed, and nothing else has one to go to")
        if (self.kind is EntryKind.TV) != (self.tv is not None):
            raise ValueError(f"entry {self.number}: what is done about the TV stands there, and nowhere else")
        if self.pictures and self.command is None and self.tv is None:
            raise ValueError(f"entry {self.number}: pictures come with what names them")
        for image in self.pictures:
            if len(image) > MOST_BYTES_OF_PICTURE or not image.startswith(_JPEG):
                raise ValueError(f"entry {self.number}: a picture is a JPEG of at most {MOST_BYTES_OF_PICTURE} bytes")


AnyEntry = Entry[Any, Any]
"""An entry of whatever game."""


class UnknownWord(ValueError):
    """An entry holds a word or a value that this program doesn't know: a newer one wrote it."""


class Unreadable(ValueError):
    """These bytes are no entry."""


_encoder = msgspec.json.Encoder()


def encode(entry: AnyEntry) -> bytes:
    """Return the entry as JSON.

    Raises:
        ValueError: a text holds half a character (a lone surrogate), which no file can hold, or a number passes
            `LARGEST`.
    """
    body = _encoder.encode(entry)
    if _has_a_number_too_large(body, entry):
        raise ValueError(f"entry {entry.number} holds a number past {LARGEST}")
    return body


class Decoder(Generic[C, E]):
    """Reads the entries of one game."""

    def __init__(self, commands: Any, events: Any, upcast: Callable[[bytes], bytes]) -> None:
        self._upcast = upcast
        self._entry: msgspec.json.Decoder[Entry[C, E]] = msgspec.json.Decoder(Entry[commands, events])
        self._command: msgspec.json.Decoder[C] = msgspec.json.Decoder(commands)

    def as_written(self, command: C) -> C:
        """Return the command as a file will hand it on: what people type is made fit to be shown as well.

        Raises:
            ValueError: a text holds half a character (a lone surrogate), which no file can hold.
        """
        body = _encoder.encode(command)
        fit = fit_to_show(body, is_typed=True)
        return command if fit is body else self._command.decode(fit)

    def decode(self, body: bytes) -> Entry[C, E]:
        """Return the entry that these bytes of JSON hold.

        Raises:
            UnknownWord: it is JSON, but a kind, a command, an event or a value in it is unknown here.
            Unreadable: it is no JSON, or its parts don't belong together.
        """
        entry = _read(self._entry, self._upcast(body))
        if _has_a_number_too_large(body, entry):
            raise Unreadable(f"entry {entry.number} holds a number past {LARGEST}")
        return entry


@cache
def _decoder(commands: Any, events: Any, upcast: Callable[[bytes], bytes]) -> Decoder[Any, Any]:
    return Decoder(commands, events, upcast)


def decoder_of(game: Game[Any, C, E]) -> Decoder[C, E]:
    """Return what reads the entries of a game."""
    return _decoder(game.commands, game.events, game.upcast)


def first_word(body: bytes) -> str:
    """Return the tag of the command in an evening's first entry, nothing where it holds none.

    Raises:
        UnknownWord: it is JSON, but no entry.
        Unreadable: it is no JSON.
    """
    command = _read(_head, body).command
    return "" if command is None else command.type


class _Word(Struct):
    type: str


class _Head(Struct):
    """As much of an entry as says whose it is."""

    command: _Word | None = None


_head = msgspec.json.Decoder(_Head)


def _read(decoder: msgspec.json.Decoder[_S], body: bytes) -> _S:
    try:
        return decoder.decode(fit_to_show(body))
    except msgspec.ValidationError as error:
        # msgspec hands on what __post_init__ raised as the cause; without one, the types did not fit.
        if error.__cause__ is None:
            raise UnknownWord(str(error)) from error
        raise Unreadable(str(error)) from error
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Unreadable(str(error)) from error


def _has_a_number_too_large(body: bytes, entry: AnyEntry) -> bool:
    return _LONG_NUMBER.search(body) is not None and any(abs(number) > LARGEST for number in _numbers(entry))


def _numbers(value: object) -> Iterator[int]:
    """Yield every number in a value that entries are made of."""
    if isinstance(value, int):
        yield value
    elif isinstance(value, Struct):
        for field in value.__struct_fields__:
            yield from _numbers(getattr(value, field))
    elif isinstance(value, tuple):
        for item in value:
            yield from _numbers(item)
