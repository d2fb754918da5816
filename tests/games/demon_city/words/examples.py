"""Examples of every value of a type, made from its fields: a new kind of event or refusal is among them by itself."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from types import NoneType, UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

from msgspec import Struct

from demoncity_gui.games.demon_city.rules.characters import CharacterId
from tests.support.told_evening import CAST

PLAIN: dict[object, list[Any]] = {
    CharacterId: [one.id for one in CAST],
    NoneType: [None],
    bool: [True, False],
    int: [3, 0, 12],
    str: ["high ground"],
}


def members(union: Any) -> list[type[Struct]]:
    """Return every kind that a union of values knows."""
    return list(get_args(union))


def examples(kind: Any) -> list[Any]:
    """Return values of this type in which each choice of each field comes up at least once."""
    if kind in PLAIN:
        return PLAIN[kind]
    if hasattr(kind, "__supertype__"):
        return examples(kind.__supertype__)
    if get_origin(kind) in (Union, UnionType):
        return [one for member in get_args(kind) for one in examples(member)]
    if get_origin(kind) is tuple and Ellipsis not in get_args(kind):
        parts = [examples(part) for part in get_args(kind)]
        return [tuple(part[number % len(part)] for part in parts) for number in range(max(map(len, parts)))]
    if get_origin(kind) is tuple:
        of = examples(get_args(kind)[0])
        return [tuple(of), (), (of[0],)]
    if isinstance(kind, type) and issubclass(kind, Enum):
        return list(kind)
    if isinstance(kind, type) and issubclass(kind, Struct):
        return list(_structs(kind))
    raise TypeError(f"nobody has said what {kind} might be")


def _structs(kind: type[Struct]) -> Iterator[Struct]:
    choices = {name: examples(of) for name, of in get_type_hints(kind).items() if name in kind.__struct_fields__}
    for number in range(max((len(choice) for choice in choices.values()), default=1)):
        yield kind(**{name: choice[number % len(choice)] for name, choice in choices.items()})
