"""How the Host writes on the sheets of a guest's people, and what players may not read of who is hidden from them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, TypeVar

from msgspec import Struct, structs

from demoncity_gui.games.common.asks import Ask, Choices, Field, NewName, Numbers, Picture, Words, YesNo

T = TypeVar("T")
OF_ANYBODY: tuple[Field, ...] = (Words("pronoun"), Words("notes"), YesNo("hidden"), Picture("portrait"))
"""What no rule asks for: it may be written at any time."""


_AT_ANY_TIME = frozenset(part.name for part in OF_ANYBODY)


class EditSheet(Struct, frozen=True, tag="edit-sheet"):
    """Write one part of somebody's sheet."""

    who: str
    part: str
    value: int | str | bool

    @property
    def is_of_anybody(self) -> bool:
        """Whether the part is one that no rule asks for."""
        return self.part in _AT_ANY_TIME


class CopyPerson(Struct, frozen=True, tag="copy-person"):
    """Let somebody sit down whose sheet is that of somebody else."""

    who: str
    name: str


class MovePerson(Struct, frozen=True, tag="move-person"):
    """Put somebody at another place among the people, counted from 0."""

    who: str
    place: int


def edits(names: tuple[str, ...], parts: Iterable[Field]) -> Iterator[Ask]:
    """Yield what may be written on anybody's sheet, a part at a time."""
    for part in parts:
        yield Ask(
            "edit-sheet",
            (Choices("who", names), Choices("part", (part.name,)), structs.replace(part, name="value")),
        )


def seating(names: tuple[str, ...], most: int) -> Iterator[Ask]:
    """Yield what may be asked of who sits at the table, and where: at most so many do."""
    who = Choices("who", names)
    if len(names) < most:
        yield Ask("copy-person", (who, NewName("name", names)))
    if len(names) > 1:
        yield Ask("remove-person", (who,))
        yield Ask("move-person", (who, Numbers("place", 0, len(names) - 1)))


def moved(people: Sequence[T], one: T, place: int) -> tuple[T, ...]:
    """Return the people with this one at that place."""
    others = [other for other in people if other is not one]
    return (*others[:place], one, *others[place:])


def veiled(value: T, names: Mapping[str, str]) -> T:
    """Return a value in which each of these names stands as players may read it; who is hidden has another."""
    if not names:
        return value
    changed: Any = value
    if isinstance(value, str):
        changed = names.get(value, value)
    elif isinstance(value, tuple):
        changed = tuple(veiled(one, names) for one in value)
    elif isinstance(value, Struct):
        own = {name: getattr(value, name) for name in value.__struct_fields__}
        changed = structs.replace(value, **{name: veiled(one, names) for name, one in own.items()})
    return changed  # type: ignore[no-any-return]
