"""What the Host may do at a guest's desk: commands with keys, whose fields are asked for one by one. No Qt."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import takewhile
from typing import Any

from msgspec import Struct
from msgspec.structs import asdict
from msgspec.structs import fields as fields_of

from demoncity_gui.games.common.asks import Ask, Choices, Field, Numbers, SomeNumbers
from demoncity_gui.texts import guest_desk as said


@dataclass(frozen=True)
class Deed:
    """A command with its key.

    `name` finds its words in the catalogue of the desk: `name` itself, and `name-tip`. `fixed` are fields that aren't
    asked for, `usual` what is offered for others. The fields of `line` are typed in one line: numbers in this order, or
    anywhere behind their letter in `letters`, as in the `example`. What is `derived` follows from what was told before
    it. `label` stands on its button, and `asked` are what fields are asked as, where that says more than their words.
    """

    key: str
    command: type[Struct]
    name: str
    fixed: Mapping[str, Any] = field(default_factory=dict)
    usual: Mapping[str, Any] = field(default_factory=dict)
    line: tuple[str, ...] = ()
    letters: Mapping[str, str] = field(default_factory=dict)
    derived: Mapping[str, Callable[[Mapping[str, Any]], Any]] = field(default_factory=dict)
    example: str = ""
    label: str = ""
    asked: Mapping[str, str] = field(default_factory=dict)

    @property
    def tag(self) -> str:
        """The tag of its command."""
        return str(self.command.__struct_config__.tag)


PROGRAM_KEY = "Shift+P"
"""The key by which the program plays, as at Demon City's desk."""


def of_program(command: Struct, *asked: str, usual: Mapping[str, Any] | None = None) -> Deed:
    """Return what the program would do as a deed; these fields are `asked` for all the same."""
    fixed = {name: value for name, value in asdict(command).items() if name not in asked}
    return Deed(PROGRAM_KEY, type(command), "program", fixed, usual or {})


@dataclass(frozen=True)
class Filling:
    """A deed whose fields are being filled: what may be asked with the values that it has by now."""

    deed: Deed
    asks: tuple[Ask, ...]
    values: Mapping[str, Any]

    @property
    def open(self) -> tuple[Field, ...]:
        """The fields still to be filled; the choices of the next one are those of all that may be asked."""
        if not self.asks:
            return ()
        found = [one for one in self.asks[0].fields if one.name not in self.values]
        if found and isinstance(found[0], Choices):
            found[0] = Choices(found[0].name, self._among(found[0].name))
        return tuple(found)

    def _among(self, name: str) -> tuple[str, ...]:
        every = (one.among for ask in self.asks for one in ask.fields if one.name == name and isinstance(one, Choices))
        words = tuple(dict.fromkeys(word for among in every for word in among))
        if not self.deed.derived:
            return words
        return tuple(word for word in words if self.filled({name: word}).without_choice().asks)

    def filled(self, values: Mapping[str, Any]) -> Filling:
        """Return it with these values."""
        return Filling(self.deed, _taking(self.asks, values), {**self.values, **values})

    def without_choice(self) -> Filling:
        """Return it with every next field filled that is derived, or for which there is one choice alone."""
        if not self.open:
            return self
        one = self.open[0]
        if one.name in self.deed.derived:
            return self.filled({one.name: self.deed.derived[one.name](self.values)}).without_choice()
        if isinstance(one, Choices) and len(one.among) == 1:
            return self.filled({one.name: one.among[0]}).without_choice()
        return self

    @property
    def together(self) -> tuple[Field, ...]:
        """The next fields that are typed in one line; nothing where the next one is asked for by itself."""
        return tuple(takewhile(lambda one: one.name in self.deed.line, self.open))

    @property
    def command(self) -> Any:
        """The command, once nothing is open."""
        known = {one.name for one in fields_of(self.deed.command)}
        return self.deed.command(**{name: value for name, value in self.values.items() if name in known})


def begun(deed: Deed, asks: Iterable[Any]) -> Filling | None:
    """Return a deed to be filled, None where it may not be asked now."""
    taking = _taking((ask for ask in asks if ask.command == deed.tag), deed.fixed)
    filling = Filling(deed, taking, dict(deed.fixed))
    is_open = not deed.derived or any(not isinstance(one, Choices) or one.among for one in filling.open[:1])
    return filling if taking and is_open else None


def _taking(asks: Iterable[Ask], values: Mapping[str, Any]) -> tuple[Ask, ...]:
    """Return those of these that take the values; one that is in no field must be the command's own preset."""

    def takes(ask: Ask) -> bool:
        own = {one.name: one for one in ask.fields}
        return all(name not in own or own[name].takes(value) for name, value in values.items())

    return tuple(filter(takes, asks))


def typed(text: str, filling: Filling, fields: Sequence[Field]) -> dict[str, Any] | str:
    """Return the numbers that a line says for these fields, by name, or why it says none.

    Numbers without a letter go to the fields in their order: one to each, and to one that takes several as many as it
    takes. Digits of dice may be typed without spaces. What isn't typed is as usual.
    """
    bare, lettered = _words_of(text, filling.deed.letters, fields)
    if bare is None:
        return said.no_numbers(text=text)
    values: dict[str, Any] = {}
    for one in fields:
        if one.name in lettered:
            values[one.name] = lettered[one.name]
        elif isinstance(one, SomeNumbers):
            values[one.name] = tuple(bare[: one.longest])
            bare = bare[one.longest :]
        elif bare:
            values[one.name], bare = bare[0], bare[1:]
        elif one.name in filling.deed.usual:
            values[one.name] = filling.deed.usual[one.name]
        else:
            return said.more_numbers
    if bare:
        return said.too_many_numbers
    if all(isinstance(one, SomeNumbers) and one.fewest == one.longest for one in fields):
        needed = sum(one.longest for one in fields if isinstance(one, SomeNumbers))
        if sum(map(len, values.values())) < needed and isinstance(fields[0], SomeNumbers):
            return said.so_many_numbers(number=needed, least=fields[0].least, most=fields[0].most)
    wrong = next((one for one in fields if not one.takes(values[one.name])), None)
    return values if wrong is None else range_of(wrong)


def _words_of(
    text: str, letters: Mapping[str, str], fields: Sequence[Field]
) -> tuple[list[int] | None, dict[str, int]]:
    """Return the bare numbers of a line, None where something in it is no number, and those behind a letter."""
    bare: list[int] = []
    lettered: dict[str, int] = {}
    names = {letter: name for name, letter in letters.items()}
    dice = all(isinstance(one, SomeNumbers) and 0 <= one.least and one.most < 10 for one in fields)
    for word in text.replace(",", " ").replace("/", " ").replace("−", "-").split():
        name, digits = (names[word[0].lower()], word[1:]) if word[0].lower() in names else ("", word)
        if not digits.removeprefix("-").isdecimal() or len(digits) > 30:
            return None, {}
        if name:
            lettered[name] = int(digits)
        else:
            bare += map(int, digits) if dice and digits.isdecimal() else [int(digits)]
    return bare, lettered


def range_of(one: Field) -> str:
    """Return what a field takes, in a sentence."""
    match one:
        case Numbers(least=least, most=most):
            return said.number_from(least=least, most=most)
        case SomeNumbers(least=least, most=most, fewest=fewest, longest=longest):
            if fewest == longest:
                return said.so_many_numbers(number=fewest, least=least, most=most)
            return said.numbers_from(least=least, most=most, fewest=fewest, longest=longest)
        case _:
            return said.another_text
