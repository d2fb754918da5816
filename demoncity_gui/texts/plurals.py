"""Which form of a word goes with a number, by language: the rules of Unicode’s CLDR for whole numbers."""

from __future__ import annotations

from collections.abc import Callable


def _one_and_other(number: int) -> str:
    return "one" if number == 1 else "other"


def _none_is_one_too(number: int) -> str:
    return "one" if number in (0, 1) else "other"


def _polish(number: int) -> str:
    if number == 1:
        return "one"
    few = 2 <= number % 10 <= 4 and not 12 <= number % 100 <= 14
    return "few" if few else "many"


def _czech(number: int) -> str:
    return "one" if number == 1 else "few" if 2 <= number <= 4 else "other"


_RULES: dict[str, Callable[[int], str]] = {
    "cs": _czech,
    "fr": _none_is_one_too,
    "pl": _polish,
    "pt": _none_is_one_too,
}
"""Of languages that have other forms than one for 1 and another for all else."""


def plural(language: str, number: int) -> str:
    """Return the form for so many things: “one”, “few”, “many” or “other”."""
    return _RULES.get(language, _one_and_other)(abs(number))
