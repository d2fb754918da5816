"""What every game's scenario files have in common: how one is read, and what is said of one that can't be ruled."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, TypeVar

import msgspec

from demoncity_gui.games.common.house_rules import HouseRule, OpenQuestion, Switch
from demoncity_gui.texts import misfits
from demoncity_gui.texts import scenario_faults as faults
from demoncity_gui.words.plain_text import shown

T = TypeVar("T")
W = TypeVar("W")

_LARGEST = 1_000_000
"""No number at a table is larger; what is counted out for each of so many stays countable."""
_LONGEST = 300
"""Letters of a place, and of what is wrong there: both may quote a name without end."""


class ScenarioUnreadable(Exception):
    """The scenario can't be ruled; the message is one line that names the place in the file.

    Whoever finds the fault names the place from where they stand (`.target`), and whoever called them says where that
    is (`within`), so that no place is put together while nothing is wrong.
    """

    def __init__(self, place: str, why: str) -> None:
        super().__init__(f"{shown(place, _LONGEST)}: {shown(why, _LONGEST)}")
        self._place = place
        self._why = why

    def within(self, outer: str) -> ScenarioUnreadable:
        """Return the same fault seen from further out."""
        return ScenarioUnreadable(outer + self._place, self._why)


def read(text: bytes, decode: Callable[[bytes], W], kind: object, meant: Callable[[W], T]) -> T:
    """Return what is `meant` by what is written in this JSON; `kind` is what `decode` reads.

    Raises:
        ScenarioUnreadable: it is no JSON, not of this kind, or can't be meant.
    """
    try:
        written = decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as why:  # a ValidationError is a DecodeError, too
        raise _misread(text, kind) from why
    try:
        return meant(written)
    except ScenarioUnreadable as why:
        raise why.within("$") from why


def _misread(text: bytes, kind: object) -> ScenarioUnreadable:
    """Return why no scenario could be read, with the place to the very key."""
    from demoncity_gui.words.misfit import json_fault, misfit  # most files are sound

    try:
        read = msgspec.json.decode(text)
    except msgspec.DecodeError as why:
        return ScenarioUnreadable("$", json_fault(why, text))
    except UnicodeDecodeError:
        return ScenarioUnreadable("$", misfits.json_not_text)
    except RecursionError:
        return ScenarioUnreadable("$", misfits.json_too_deep)
    found = misfit(read, kind, json=True)
    return ScenarioUnreadable(found.place, found.why)


def chosen_readings(
    book: Mapping[str, OpenQuestion] | Mapping[str, HouseRule], written: Mapping[str, str]
) -> tuple[Switch, ...]:
    """Return the readings that a file asks for, of the questions in this book.

    Raises:
        ScenarioUnreadable: there is no such question, or no such reading of it.
    """
    for ambiguity, letter in written.items():
        rule = book.get(ambiguity)
        if rule is None:
            raise ScenarioUnreadable(f".house_rules.{ambiguity}", faults.no_house_rule)
        if letter not in rule.letters:
            known = ", ".join(rule.letters)
            raise ScenarioUnreadable(f".house_rules.{ambiguity}", faults.no_reading(letter=repr(letter), known=known))
    return tuple(written.items())


def refuse_endless(written: object) -> None:
    """Refuse a number that is of no use at any table, anywhere in what is written.

    Raises:
        ScenarioUnreadable: there is one.
    """
    for place, number in _numbers(msgspec.to_builtins(written), ""):
        if abs(number) > _LARGEST:
            raise ScenarioUnreadable(place, faults.too_large(most=_LARGEST))


def _numbers(value: Any, place: str) -> Iterator[tuple[str, int]]:
    """Yield every number with its place."""
    match value:
        case bool():
            pass
        case int():
            yield place, value
        case dict():
            for key, inner in value.items():
                yield from _numbers(inner, f"{place}.{key}")
        case list() | tuple():
            for number, inner in enumerate(value):
                yield from _numbers(inner, f"{place}[{number}]")
