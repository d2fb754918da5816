"""TOML from anywhere and for anybody: what nobody would write is refused before anything else sees it."""

from __future__ import annotations

import re
import tomllib
from typing import Any, Final

import msgspec

from demoncity_gui.words.plain_text import shown

_LARGEST: Final = 2**63
"""TOML's own bound of whole numbers. Python prints none of more than 4,300 digits, and a hundred thousand take time."""
_DEEPEST: Final = 50
"""Tables and lists within each other: whatever reads them after us goes down by recursion."""


class TomlUnreadable(Exception):
    """This is no TOML, or none that anybody would write; the message says where and why, words without a stop."""


def toml_values(text: str) -> dict[str, Any]:
    """Return what this TOML says: a table of texts, numbers, dates, lists and tables.

    Raises:
        TomlUnreadable: it says nothing, or something that nobody would write.
    """
    try:
        read = tomllib.loads(text)
    except tomllib.TOMLDecodeError as why:
        raise TomlUnreadable(_fault(why)) from why
    except (ValueError, RecursionError) as why:  # a number of thousands of digits; brackets in brackets without end
        raise TomlUnreadable("this is not TOML that anybody would write: a number or a nesting is too long") from why
    _see_to_bounds(read)
    return read


def _see_to_bounds(read: dict[str, Any]) -> None:
    """See that no number is too large and no nesting too deep; a dotted key nests deeper than recursion could follow.

    Raises:
        TomlUnreadable: one is.
    """
    todo: list[tuple[object, tuple[str, ...]]] = [(read, ("$",))]
    while todo:
        value, place = todo.pop()
        inner: list[tuple[object, str]] = []
        match value:
            case int() if not -_LARGEST <= value < _LARGEST:
                raise TomlUnreadable(f"{''.join(place)}: this number is larger than any that can be meant")
            case dict():
                inner = [(one, f".{shown(name)}") for name, one in value.items()]
            case list():
                inner = [(one, f"[{number}]") for number, one in enumerate(value)]
        if inner and len(place) > _DEEPEST:
            raise TomlUnreadable("this is not TOML that anybody would write: tables lie in tables without end")
        todo += ((one, (*place, step)) for one, step in inner)


def _fault(why: tomllib.TOMLDecodeError) -> str:
    """Return where a text stops being TOML, and why; words without a stop."""
    place = re.search(r"\(at (?:line (\d+), column (\d+)|end of document)\)", str(why))
    where = "" if place is None else f"line {place[1]}, column {place[2]}" if place[1] else "its end"
    words = next((plain for told, plain in _FAULTS if re.search(told, str(why))), "this can’t be read")
    return f"this is not TOML: {where}: {words}" if where else f"this is not TOML: {words}"


def toml_value(value: object) -> str:
    """Return a value as TOML: text, a number, true or false, or lists and tables of them on one line."""
    match value:
        case dict():
            return f"{{ {', '.join(f'{_key(name)} = {toml_value(one)}' for name, one in value.items())} }}"
        case list():
            return f"[{', '.join(map(toml_value, value))}]"
        case _:  # TOML's strings are JSON's but for one sign
            return msgspec.json.encode(value).decode().replace("\x7f", "\\u007f")


def _key(name: str) -> str:
    bare = name.isascii() and name.replace("_", "").replace("-", "").isalnum()
    return name if bare else toml_value(name)


_FAULTS = (
    (r"^Unterminated", "a text has no end"),
    (r"^Unclosed array", "a list has no end"),
    (r"^Unclosed inline table", "a table has no end"),
    (r"^Cannot|^Duplicate", "this is there already"),
    (r"^Expected '='", "an = belongs behind a key"),
    (r"^Expected newline", "nothing more belongs on this line"),
    (r"^Expected '\]", "the name of a table ends with ]"),
    (r"^Expected", "a text has no end"),
    (r"^Invalid initial|^Invalid statement", "a key belongs here"),
    (r"^Unescaped|^Invalid hex|^Escaped", "in a text, \\ is written \\\\"),
    (r"^Illegal|^Found invalid", "no such sign belongs here"),
    (r"^Invalid date", "there is no such date"),
    (r"^Invalid value", "a value belongs here, and a text stands in quotation marks"),
)
"""What the decoder of TOML says, and what it means."""
