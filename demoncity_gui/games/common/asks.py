"""What may be asked of a table, field by field, and the refusal of what may not.

A game that lists all of it leaves nothing else to judge: a command is refused just where it isn't offered.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import fields

from demoncity_gui.games.common.names import LONGEST_NAME
from demoncity_gui.games.common.refusals import Later, NotNow, RuleRefusal

LONGEST_TEXT = 300
"""Letters of what somebody says, wants or does."""


class Numbers(Struct, frozen=True, tag="numbers"):
    """A field that takes a whole number from `least` to `most`."""

    name: str
    least: int
    most: int

    def takes(self, value: Any) -> bool:
        """Whether the field takes this."""
        return isinstance(value, int) and not isinstance(value, bool) and self.least <= value <= self.most


class SomeNumbers(Struct, frozen=True, tag="some-numbers"):
    """A field that takes so many whole numbers, `fewest` to `longest` of them, each from `least` to `most`."""

    name: str
    least: int
    most: int
    fewest: int
    longest: int

    def takes(self, value: Any) -> bool:
        """Whether the field takes this."""
        return self.fewest <= len(value) <= self.longest and all(self.least <= one <= self.most for one in value)


class Choices(Struct, frozen=True, tag="choices"):
    """A field that takes one of these words: a name, an id, a letter."""

    name: str
    among: tuple[str, ...]

    def takes(self, value: Any) -> bool:
        """Whether the field takes this."""
        return value in self.among


class Words(Struct, frozen=True, tag="words"):
    """A field that takes a text of some length, of so many letters at least."""

    name: str
    fewest: int = 0

    def takes(self, value: Any) -> bool:
        """Whether the field takes this."""
        return isinstance(value, str) and len(value.strip()) >= self.fewest and len(value) <= LONGEST_TEXT


class NewName(Struct, frozen=True, tag="new-name"):
    """A field that takes a name that nobody has."""

    name: str
    taken: tuple[str, ...]

    def takes(self, value: Any) -> bool:
        """Whether the field takes this."""
        return isinstance(value, str) and bool(value.strip()) and len(value) <= LONGEST_NAME and value not in self.taken


class YesNo(Struct, frozen=True, tag="yes-no"):
    """A field that takes yes or no."""

    name: str

    def takes(self, value: Any) -> bool:
        """Whether the field takes this."""
        return isinstance(value, bool)


class Picture(Struct, frozen=True, tag="picture"):
    """A field that takes the name of a picture that the evening keeps, a SHA-256 in hexadecimal digits, or nothing."""

    name: str

    def takes(self, value: Any) -> bool:
        """Whether the field takes this."""
        return isinstance(value, str) and (not value or (len(value) == 64 and set(value) <= _HEXADECIMAL))


_HEXADECIMAL = frozenset("0123456789abcdef")
Field = Numbers | SomeNumbers | Choices | Words | NewName | YesNo | Picture


class Ask(Struct, frozen=True):
    """Something that may be asked: a command, by its tag, and what each of its fields takes; others stay as preset."""

    command: str
    fields: tuple[Field, ...] = ()


class NotThat(Struct, frozen=True, tag="not-that"):
    """A field of a command that could be asked else doesn't take what was given."""

    field: Field


def refuse_unasked(asks: Iterable[Ask], command: Struct, until: str = "") -> None:
    """Refuse a command that isn't among what may be asked; `until` says what must be over before it can be.

    Raises:
        RuleRefusal: it may not be asked now (`Later` or `NotNow`), or not with this in one of its fields (`NotThat`).
    """
    wrong: Field | None = None
    for ask in asks:
        if ask.command != command.__struct_config__.tag:
            continue
        wrong = _wrong_field(ask.fields, command)
        if wrong is None and _rest_is_preset(ask.fields, command):
            return
    if until:
        raise RuleRefusal(Later(until))
    raise RuleRefusal(NotNow() if wrong is None else NotThat(wrong))


def _wrong_field(asked: Sequence[Field], command: Struct) -> Field | None:
    return next((field for field in asked if not field.takes(getattr(command, field.name))), None)


def _rest_is_preset(asked: Sequence[Field], command: Struct) -> bool:
    told = {field.name for field in asked}
    return all(getattr(command, one.name) == one.default for one in fields(command) if one.name not in told)
