"""TOML from anywhere and for anybody: what nobody would write is refused before anything else sees it."""

from __future__ import annotations

import re
from typing import Any, Final

import msgspec

from demoncity_gui.texts import misfits as said
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
    import tomllib  # a cast or a plan is seldom read

    try:
        read = tomllib.loads(text)
    except tomllib.TOMLDecodeError as why:
        raise TomlUnreadable(_fault(why)) from why
    except (ValueError, RecursionError) as why:  # a number of thousands of digits; brackets in brackets without end
        raise TomlUnreadable(said.toml_too_long) from why
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
                raise TomlUnreadable(f"{''.join(place)}: {said.toml_too_large}")
            case dict():
                inner = [(one, f".{shown(name)}") for name, one in value.items()]
            case list():
                inner = [(one, f"[{number}]") for number, one in enumerate(value)]
        if inner and len(place) > _DEEPEST:
            raise TomlUnreadable(said.toml_too_deep)
        todo += ((one, (*place, step)) for one, step in inner)


def _fault(why: ValueError) -> str:
    """Return where a text stops being TOML, and why; words without a stop."""
    place = re.search(r"\(at\s(?:line\s(\d+),\scolumn\s(\d+)|end\sof\sdocument)\)", str(why))
    fault = next((word for told, word in _FAULTS if re.search(told, str(why))), "other")
    if place is None:
        return said.toml_somewhere(fault=fault)
    return said.toml_at(line=place[1], column=place[2], fault=fault) if place[1] else said.toml_at_end(fault=fault)


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
    (r"^Unterminated", "text-open"),
    (r"^Unclosed\sarray", "list-open"),
    (r"^Unclosed\sinline\stable", "table-open"),
    (r"^Cannot|^Duplicate", "there-already"),
    (r"^Expected\s'='", "no-equals-sign"),
    (r"^Expected\snewline", "too-much"),
    (r"^Expected\s'\]", "table-name-open"),
    (r"^Expected", "text-open"),
    (r"^Invalid\sinitial|^Invalid\sstatement", "no-key"),
    (r"^Unescaped|^Invalid\shex|^Escaped", "backslash"),
    (r"^Illegal|^Found\sinvalid", "no-such-sign"),
    (r"^Invalid\sdate", "no-such-date"),
    (r"^Invalid\svalue", "no-value"),
)
"""What the decoder of TOML says, and by what word a sentence says it."""
