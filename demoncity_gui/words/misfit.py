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

from demoncity_gui.words.plain_text import shown

_MANY = 24
"""Keys or values that a sentence may list."""


class Misfit(NamedTuple):
    """The place in a file, from `$` on, and what is wrong there: words without a stop."""

    place: str
    why: str


def misfit(read: object, kind: object, *, table: str = "a table") -> Misfit:
    """Return the first thing in what was `read` of a file that `kind` has no room for.

    `read` is made of texts, numbers, lists and tables (dicts); `kind` is any type that msgspec knows. `table` is what
    the format calls a table.
    """
    found = next(_Reader(table).faults("$", read, inspect.type_info(kind)), None)
    return found or Misfit("$", "something is in it twice, or too large")


def json_fault(why: msgspec.DecodeError, text: bytes) -> str:
    """Return where a text stops being JSON; words without a stop."""
    if not text.strip():
        return "this is empty"
    byte = re.search(r"\(byte (\d+)\)", str(why))
    if byte is None:
        return "this is not JSON: it ends too early"
    before = text[: int(byte[1])]
    line, column = before.count(b"\n") + 1, len(before.rpartition(b"\n")[2]) + 1
    return f"this is not JSON: line {line}, byte {column} can’t be read"


class _Reader:
    """Goes through a file beside its format."""

    def __init__(self, table: str) -> None:
        self._table = table

    def faults(self, place: str, read: object, kind: inspect.Type) -> Iterator[Misfit]:
        """Yield what is wrong at this place, in the order of the file."""
        match kind:
            case inspect.UnionType() if (fitting := self._meant(read, kind)) is not None:
                yield from self._members(place, read, fitting)
            case inspect.UnionType() if isinstance(read, dict) and (tags := _tags(kind)):
                field = next(iter(tags.values())).tag_field
                yield self._not_among(f"{place}.{field}", read, field, [str(tag) for tag in tags])
            case _ if not self._fits(read, kind):
                yield Misfit(place, f"{self._wanted(kind)} belongs here, not {self._told(read)}")
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
                    yield Misfit(place, f"a list of {len(kind.item_types)} belongs here, not of {len(read)}")
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
                yield Misfit(f"{place}.{shown(name)}", f"no such key belongs here{_instead(name, (*tags, *fields))}")
        for name, field in fields.items():
            if field.required and name not in read:
                yield Misfit(f"{place}.{name}", f"this is missing: {self._wanted(field.type)} belongs here")

    def _meant(self, read: object, kind: inspect.UnionType) -> inspect.Type | None:
        """Return which of several kinds this is meant as, None where no such thing belongs here."""
        if isinstance(read, dict) and (tags := _tags(kind)):
            return tags.get(str(read.get(next(iter(tags.values())).tag_field)))
        return next((one for one in kind.types if self._fits(read, one)), None)

    def _not_among(self, place: str, read: dict[str, object], field: str | None, tags: Sequence[str]) -> Misfit:
        wanted = f"{_either([f'“{tag}”' for tag in tags])} belongs here"
        if field not in read:
            return Misfit(place, f"this is missing: {wanted}")
        return Misfit(place, f"{wanted}, not {self._told(read[field])}")

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
        return _either(list(dict.fromkeys(self._kinds(kind))))

    def _kinds(self, kind: inspect.Type) -> list[str]:
        match kind:
            case inspect.UnionType():
                return list(chain.from_iterable(map(self._kinds, kind.types)))
            case inspect.EnumType():
                return [f"“{one.value}”" for one in kind.cls]
            case inspect.BoolType():
                return ["true", "false"]
            case inspect.IntType():
                return ["a whole number"]
            case inspect.FloatType():
                return ["a number"]
            case inspect.StrType():
                return ["text"]
            case inspect.NoneType():
                return ["null"] if self._table == "an object" else []
            case inspect.DictType() | inspect.StructType():
                return [self._table]
            case _:
                return ["a list"]

    def _told(self, read: object) -> str:
        match read:
            case str():
                return f"“{shown(read)}”"
            case None:
                return "null"
            case bool():
                return "true" if read else "false"
            case int() if abs(read) >= 10**30:
                return "a number without end"
            case int() | float():
                return str(read)
            case list():
                return "a list"
            case dict():
                return self._table
            case _:
                return "a date or a time"


def _tags(kind: inspect.UnionType) -> dict[str, inspect.StructType]:
    """Return the kinds of table that a word in them tells apart, by that word."""
    structs = (one for one in kind.types if isinstance(one, inspect.StructType))
    return {str(one.tag): one for one in structs if one.tag_field is not None}


def _either(words: Sequence[str]) -> str:
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} or {words[-1]}"


def _instead(name: str, known: Sequence[str]) -> str:
    """Return what may have been meant, or all that could be."""
    close = difflib.get_close_matches(name[:_MANY], known, 1)
    return f"; “{close[0]}” does" if close else f", only {', '.join(known[:_MANY])}"
