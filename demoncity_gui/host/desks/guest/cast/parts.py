"""The parts of a guest's sheets: what stands there, and what commands write what was typed. No Qt."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from msgspec import Struct

from demoncity_gui.games.common.asks import Field
from demoncity_gui.games.common.sheets import EditSheet
from demoncity_gui.host.desks.guest.deeds import range_of
from demoncity_gui.texts import guest_desk as said
from demoncity_gui.texts.catalogue import Subject

Commands = Sequence[Struct]


class Unwritable(Exception):
    """What was typed can't stand on a sheet; the message is a sentence."""


@dataclass(frozen=True)
class CastPart:
    """A part of a sheet, by its name in `words`; `field` is that field of its command which takes what was typed.

    `read` returns the commands that write a text, nothing where it stands there already, or raises `Unwritable`.
    """

    name: str
    words: Subject
    shown: Callable[[Any], str]
    read: Callable[[Any, str], Commands]
    field: str = "value"
    lines: int = 1

    @property
    def title(self) -> str:
        """What it is called."""
        return self.words[self.name]

    @property
    def example(self) -> str:
        """What it means, and what may stand there."""
        return self.words[f"{self.name}-tip"]

    def asked(self, asks: Iterable[Any], command: Struct) -> Field | None:
        """Return the field that takes what was typed, None where the command can't be asked at all now."""
        for ask in asks:
            if ask.command == command.__struct_config__.tag:
                fields: dict[str, Field] = {one.name: one for one in ask.fields}
                taking = fields.pop(self.field)
                if all(one.takes(getattr(command, name)) for name, one in fields.items()):
                    return taking
        return None

    def check(self, asks: Iterable[Any], command: Struct) -> None:
        """See that the field takes what was typed; whether it may be written now at all, the rules say.

        Raises:
            Unwritable: it doesn't; the sentence says what would be possible.
        """
        field = self.asked(asks, command)
        if field is not None and not field.takes(getattr(command, self.field)):
            raise Unwritable(range_of(field))


def number(
    name: str,
    words: Subject,
    value: Callable[[Any], int],
    make: Callable[[Any, int], Struct] | None = None,
    field: str = "value",
) -> CastPart:
    """Return a part that is a whole number."""
    write = make or (lambda person, typed: EditSheet(person.name, name, typed))

    def read(person: Any, text: str) -> Commands:
        digits = text.strip().replace("−", "-")
        if not digits.removeprefix("-").isdecimal() or len(digits) > 30:
            raise Unwritable(said.no_number(title=words[name], text=text.strip()))
        return () if int(digits) == value(person) else (write(person, int(digits)),)

    return CastPart(name, words, lambda person: str(value(person)), read, field)


def text(name: str, words: Subject, value: Callable[[Any], str], lines: int = 1) -> CastPart:
    """Return a part that is a text."""

    def read(person: Any, typed: str) -> Commands:
        return () if typed.strip() == value(person) else (EditSheet(person.name, name, typed.strip()),)

    return CastPart(name, words, value, read, lines=lines)


def yes_no(name: str, words: Subject, value: Callable[[Any], bool]) -> CastPart:
    """Return a part that is yes or no."""

    def read(person: Any, typed: str) -> Commands:
        for is_so in (True, False):
            if typed.strip() and _answer(is_so).casefold().startswith(typed.strip().casefold()):
                return () if is_so is value(person) else (EditSheet(person.name, name, is_so),)
        raise Unwritable(said.no_answer(title=words[name], yes=said.yes, no=said.no))

    return CastPart(name, words, lambda person: _answer(value(person)), read)


def _answer(is_so: bool) -> str:
    return said.yes if is_so else said.no


def several(
    name: str,
    words: Subject,
    called: Callable[[], dict[str, str]],
    value: Callable[[Any], Sequence[str]],
    make: Callable[[Any, str, bool], Struct],
    field: str,
) -> CastPart:
    """Return a part that holds some of several words, each as it is `called`, with commas between them."""

    def shown(person: Any) -> str:
        return ", ".join(called()[one] for one in value(person))

    def read(person: Any, typed: str) -> Commands:
        wanted = set()
        for one in filter(None, map(str.strip, typed.split(","))):
            known = [word for word, title in called().items() if title.casefold().startswith(one.casefold())]
            if not known:
                raise Unwritable(said.no_such_word(text=one, words=list(called().values())))
            wanted.add(known[0])
        now = set(value(person))
        return tuple(make(person, word, word in wanted) for word in called() if (word in wanted) is not (word in now))

    return CastPart(name, words, shown, read, field)


def of_anybody(words: Subject, sheet: Callable[[Any], Any]) -> tuple[CastPart, ...]:
    """Return what stands on every guest's sheets."""

    def value(name: str, person: Any) -> Any:
        return getattr(sheet(person), name)

    return (
        yes_no("hidden", words, partial(value, "hidden")),
        text("pronoun", words, partial(value, "pronoun")),
        text("notes", words, partial(value, "notes"), lines=3),
    )
