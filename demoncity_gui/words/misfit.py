"""What in a file has no room in its format, in sentences of ours: the place, what may stand there, what does.

The decoders know it as well, but speak of their own types (“expected `array | null`, got `str`”), and only while they
read. Nothing here is asked until one of them has refused a file.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterator, Sequence
from itertools import chain
from typing import NamedTuple

import msgspec
from msgspec import inspect

from demoncity_gui.texts import lists
from demoncity_gui.texts import misfits as said
from demoncity_gui.words.plain_text import shown

_MANY = 24
"""Keys or values that a sentence may list."""


class Misfit(NamedTuple):
    """The place in a file, from `$` on, and what is wrong there: words without a stop."""

    place: str
    why: str


def misfit(read: object, kind: object, *, json: bool = False) -> Misfit:
    """Return the first thing in what was `read` of a file that `kind` has no room for.

    `read` is made of texts, numbers, lists and tables (dicts); `kind` is any type that msgspec knows.
    In `json` a table is called an object, and null may stand for nothing.
    """
    found = next(_Reader(json).faults("$", read, inspect.type_info(kind)), None)
    return found or Misfit("$", said.twice_or_too_large)


def json_fault(why: msgspec.DecodeError, text: bytes) -> str:
    """Return where a text stops being JSON; words without a stop."""
    if not text.strip():
        return said.json_empty
    byte = re.search(r"\(byte (\d+)\)", str(why))
    if byte is None:
        return said.json_ends_early
    before = text[: int(byte[1])]
    line, column = before.count(b"\n") + 1, len(before.rpartition(b"\n")[2]) + 1
    return said.json_unreadable(line=line, byte=column)


class _Reader:
    """Goes through a file beside its format."""

    def __init__(self, json: bool) -> None:
        self._json = json

    def faults(self, place: str, read: object, kind: inspect.Type) -> Iterator[Misfit]:
        """Yield what is wrong at this place, in the order of the file."""
        match kind:
            case inspect.UnionType() if (fitting := self._meant(read, kind)) is not None:
                yield from self._members(place, read, fitting)
            case inspect.UnionType() if isinstance(read, dict) and (tags := _tags(kind)):
                field = next(iter(tags.values())).tag_field
                yield self._not_among(f"{place}.{field}", read, field, [str(tag) for tag in tags])
            case _ if not self._fits(read, kind):
                yield Misfit(place, said.belongs(wanted=self._wanted(kind), told=self._told(read)))
            case _:
                yield from self._members(place, read, kind)

    def _members(self, place: str, read: object, kind: inspect.Type) -> Iterator[Misfit]:
        match read, kind:
            case dict(), inspect.StructType():
                yield from self._struct(place, read, kind)
            case dict(), inspect.DictType():
                for name, value in read.items():
                    yield from self.faults(f"{place}.{shown(name)}", value, kind.value_type)
            case list(), inspect.ListType() | inspect.VarTupleType():
                for number, value in enumerate(read):
                    yield from self.faults(f"{place}[{number}]", value, kind.item_type)
            case list(), inspect.TupleType():
                if len(read) != len(kind.item_types):
                    yield Misfit(place, said.list_of(wanted=len(kind.item_types), told=len(read)))
                for number, (value, item) in enumerate(zip(read, kind.item_types, strict=False)):
                    yield from self.faults(f"{place}[{number}]", value, item)

    def _struct(self, place: str, read: dict[str, object], kind: inspect.StructType) -> Iterator[Misfit]:
        fields = {field.encode_name: field for field in kind.fields}
        if kind.tag_field is not None and read.get(kind.tag_field) != kind.tag:
            yield self._not_among(f"{place}.{kind.tag_field}", read, kind.tag_field, [str(kind.tag)])
        for name, value in read.items():
            if name in fields:
                yield from self.faults(f"{place}.{name}", value, fields[name].type)
            elif name != kind.tag_field and kind.forbid_unknown_fields:
                tags = () if kind.tag_field is None else (kind.tag_field,)
                yield Misfit(f"{place}.{shown(name)}", _no_such_key(name, (*tags, *fields)))
        for name, field in fields.items():
            if field.required and name not in read:
                yield Misfit(f"{place}.{name}", said.missing(wanted=self._wanted(field.type)))

    def _meant(self, read: object, kind: inspect.UnionType) -> inspect.Type | None:
        """Return which of several kinds this is meant as, None where no such thing belongs here."""
        if isinstance(read, dict) and (tags := _tags(kind)):
            return tags.get(str(read.get(next(iter(tags.values())).tag_field)))
        return next((one for one in kind.types if self._fits(read, one)), None)

    def _not_among(self, place: str, read: dict[str, object], field: str | None, tags: Sequence[str]) -> Misfit:
        wanted = lists.any_of(items=[said.word(word=tag) for tag in tags])
        if field not in read:
            return Misfit(place, said.missing(wanted=wanted))
        return Misfit(place, said.belongs(wanted=wanted, told=self._told(read[field])))

    def _fits(self, read: object, kind: inspect.Type) -> bool:
        """Whether this is of that kind by itself, whatever is in it."""
        match kind:
            case inspect.AnyType():
                return True
            case inspect.BoolType():
                return isinstance(read, bool)
            case inspect.IntType():
                whole = isinstance(read, int) or (isinstance(read, float) and read.is_integer())
                return whole and not isinstance(read, bool)
            case inspect.FloatType():
                return isinstance(read, int | float) and not isinstance(read, bool)
            case inspect.StrType():
                return isinstance(read, str)
            case inspect.NoneType():
                return read is None
            case inspect.EnumType():
                return isinstance(read, str) and any(read == one.value for one in kind.cls)
            case inspect.ListType() | inspect.VarTupleType() | inspect.TupleType():
                return isinstance(read, list)
            case inspect.DictType() | inspect.StructType():
                return isinstance(read, dict)
            case inspect.UnionType():
                return self._meant(read, kind) is not None
            case _:
                return True

    def _wanted(self, kind: inspect.Type) -> str:
        return lists.any_of(items=list(dict.fromkeys(self._kinds(kind))))

    def _kinds(self, kind: inspect.Type) -> list[str]:
        match kind:
            case inspect.UnionType():
                return list(chain.from_iterable(map(self._kinds, kind.types)))
            case inspect.EnumType():
                return [said.word(word=str(one.value)) for one in kind.cls]
            case inspect.BoolType():
                return ["true", "false"]
            case inspect.IntType():
                return [said.whole_number]
            case inspect.FloatType():
                return [said.number]
            case inspect.StrType():
                return [said.text]
            case inspect.NoneType():
                return ["null"] if self._json else []
            case inspect.DictType() | inspect.StructType():
                return [said.table(json=self._json)]
            case _:
                return [said.list]

    def _told(self, read: object) -> str:
        match read:
            case str():
                return said.word(word=shown(read))
            case None:
                return "null"
            case bool():
                return "true" if read else "false"
            case int() if abs(read) >= 10**30:
                return said.endless_number
            case int() | float():
                return str(read)
            case list():
                return said.list
            case dict():
                return said.table(json=self._json)
            case _:
                return said.date


def _tags(kind: inspect.UnionType) -> dict[str, inspect.StructType]:
    """Return the kinds of table that a word in them tells apart, by that word."""
    structs = (one for one in kind.types if isinstance(one, inspect.StructType))
    return {str(one.tag): one for one in structs if one.tag_field is not None}


def _no_such_key(name: str, known: Sequence[str]) -> str:
    """Return that a key is unknown, with what may have been meant, or all that could be."""
    close = difflib.get_close_matches(name[:_MANY], known, 1)
    return said.no_such_key(close=close[0]) if close else said.no_such_key_only(known=", ".join(known[:_MANY]))
