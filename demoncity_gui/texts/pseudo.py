"""English made strange, to find what is in no catalogue and what is cut off: accents, longer words, marks that turn."""

from __future__ import annotations

from typing import Any, Final

PSEUDO: Final = "pseudo"

_ACCENTS = str.maketrans("acdeghijklnorstuwyzACDEGHIJKLNORSTUWYZ", "àçđéĝĥîĵķļñöŕšţûŵýžÀÇĐÉĜĤÎĴĶĻÑÖŔŠŢÛŴÝŽ")
_VOWELS = frozenset("aeiouAEIOU")
_TURN, _BACK = "\u200f", "\u200e"
"""Marks without width, of writing from right to left and from left to right."""


def disguised(message: Any) -> Any:
    """Return a message with its own words made strange; what its arguments say stays as it is."""
    if isinstance(message, str):
        return f"{_TURN}[{_strange(message)}]{_BACK}"
    return [f"{_TURN}[", *_inner(message), f"]{_BACK}"]


def _inner(message: Any) -> Any:
    if isinstance(message, str):
        return _strange(message)
    return [_part(part) for part in message]


def _part(part: Any) -> Any:
    match part:
        case str(text):
            return _strange(text)
        case ["?", kind, name, choices, default]:
            return ["?", kind, name, {key: _inner(one) for key, one in choices.items()}, default]
        case _:
            return part


def _strange(text: str) -> str:
    """Return a text with accents, and each vowel twice: half as long again, as German is."""
    return "".join(sign * 2 if sign in _VOWELS else sign for sign in text).translate(_ACCENTS)
