"""Sentences with their rules, and values as the arguments of a sentence: people by their names, choices by their words.

So each kind of refusal or command has one message, named by its tag, and no code of its own.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from enum import Enum
from functools import cache
from types import NoneType, UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

from msgspec import Struct

from demoncity_gui.texts.catalogue import Subject, rules_in_dialect

Sayings = Mapping[Any, Callable[[Any], Any]]
"""How a value of a type is said: the id of somebody by their name, a card by its title."""

_CITING = re.compile(r"(.*?)((?: \[[A-Z][A-Z0-9, -]+\])?)", re.DOTALL)
_COUNTS, _ENDS, _CLOSING = ("+", "−", "±"), (".", "!", "?", "…"), "”“’)]\u200e"


def cited(sentence: str, *rules: str) -> str:
    """Return a sentence with the ids of the rules that it stands on, each once, as the edition calls them."""
    known = rules_in_dialect(rules)
    return f"{sentence} [{', '.join(known)}]" if known else sentence


def as_sentence(typed: str) -> str:
    """Return what somebody typed as a sentence is written: with a capital, and a full stop unless it ends so."""
    return ended(typed[:1].upper() + typed[1:])


def ended(sentence: str) -> str:
    """Return a line of a story with a full stop, before the rules that it cites, unless it ends so; a count has none.

    What people typed may end as they like, so no catalogue can know whether one is missing.
    """
    body, rules = _CITING.fullmatch(sentence).groups()  # type: ignore[union-attr]  # it matches every text
    is_whole = not body or body.startswith(_COUNTS) or body.rstrip(_CLOSING).endswith(_ENDS)
    return sentence if is_whole else f"{body}.{rules}"


def sentence_of(subject: Subject, value: Struct, sayings: Sayings, **more: Any) -> str:
    """Return the message of a catalogue that has this value's tag for its name, with the fields for its arguments."""
    return said_by_name(subject, str(value.__struct_config__.tag), **{**arguments(value, sayings), **more})


def said_by_name(subject: Subject, name: str, /, **told: Any) -> str:
    """Return the message of this name with these arguments; those that it doesn't take mean nothing."""
    made = getattr(subject, name.replace("-", "_"))
    return made if isinstance(made, str) else str(made(**told))


def arguments(value: Struct, sayings: Sayings) -> dict[str, Any]:
    """Return the fields of a value as a sentence takes them; what is left out is an empty text."""
    return {name: _said(getattr(value, name), sayings.get(kind)) for name, kind in _fields(type(value))}


def _said(value: Any, say: Callable[[Any], Any] | None) -> Any:
    match value:
        case None:
            return ""
        case tuple():
            return [_said(one, say) for one in value]
        case Enum() if say is None:
            return value.value
        case _:
            return value if say is None else say(value)


@cache
def _fields(kind: type[Struct]) -> tuple[tuple[str, Any], ...]:
    """Return the fields of a kind of value, each with the type that says how it is told."""
    hints = get_type_hints(kind)
    return tuple((name, _kind(hints[name])) for name in kind.__struct_fields__)


def _kind(hint: Any) -> Any:
    """Return the type of a field, of one that may be left out or has several the type of what is there."""
    if get_origin(hint) in (Union, UnionType):
        rest = [one for one in get_args(hint) if one is not NoneType]
        return _kind(rest[0]) if len(rest) == 1 else hint
    if get_origin(hint) is tuple and Ellipsis in get_args(hint):
        return _kind(get_args(hint)[0])
    return hint
