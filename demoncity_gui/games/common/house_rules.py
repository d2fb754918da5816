"""Open questions of a game's rules and how the Host reads them; each game keeps its own book of them."""

from __future__ import annotations

from enum import Enum
from typing import TypeVar

from msgspec import Struct
from msgspec.structs import replace


class Grounds(Enum):
    """What stands behind the preset of an open question."""

    TEXT = "text"  # what the text says, read word for word
    LEANING = "leaning"  # the text can be read in several ways, and this one fits more of it
    SILENT = "silent"  # the text doesn't say; the preset is our own


Switch = tuple[str, str]
"""The id of an open question and the letter by which it is read."""


class NamedReading(Struct, frozen=True):
    """A reading that code asks for."""

    ambiguity: str
    letter: str
    is_preset: bool

    @property
    def switch(self) -> Switch:
        """The pair that events and files hold."""
        return self.ambiguity, self.letter


class OpenQuestion(Struct, frozen=True):
    """An open question as rules know it: its id, the letters of its readings, and which of these is the preset.

    `grounds` say what stands behind the preset; by the readings `by_hand` the program computes nothing of its own.
    """

    id: str
    preset: str
    letters: tuple[str, ...]
    grounds: Grounds = Grounds.SILENT
    by_hand: tuple[str, ...] = ()

    def reading(self, letter: str) -> NamedReading:
        """Return the reading of this letter.

        Raises:
            KeyError: there is no such letter.
        """
        if letter not in self.letters:
            raise KeyError(letter)
        return NamedReading(self.id, letter, is_preset=letter == self.preset)


class HouseRule(Struct, frozen=True):
    """An open question with its readings: letter and a plain sentence each.

    `hosts_word` are the readings in which the program computes nothing of its own, by letter, each with what the Host
    does instead. `grounds` say what stands behind the preset, `example` shows the readings on a case.
    """

    id: str
    question: str
    preset: str
    readings: tuple[tuple[str, str], ...]
    hosts_word: tuple[tuple[str, str], ...] = ()
    grounds: Grounds = Grounds.SILENT
    example: str = ""

    @property
    def letters(self) -> tuple[str, ...]:
        """The letters of the readings."""
        return tuple(letter for letter, _ in self.readings)

    def reading(self, letter: str) -> NamedReading:
        """Return the reading of this letter.

        Raises:
            KeyError: there is no such letter.
        """
        return OpenQuestion(self.id, self.preset, self.letters).reading(letter)


class HouseRuleLine(Struct, frozen=True):
    """A question with its sentences; `letter` is that of the reading that holds."""

    rule: HouseRule
    letter: str
    grounds: str

    @property
    def id(self) -> str:
        """The id of the question."""
        return self.rule.id

    @property
    def is_changed(self) -> bool:
        """Whether it is read otherwise than preset."""
        return self.letter != self.rule.preset

    def speaks_of(self, words: str) -> bool:
        """Whether each of these words stands somewhere in it, in capitals or not."""
        rule = self.rule
        everything = " ".join((rule.id, rule.question, *dict(rule.readings).values(), rule.example)).casefold()
        return all(word in everything for word in words.casefold().split())


Rules = TypeVar("Rules", bound="HouseRules")


class HouseRules(Struct, frozen=True):
    """The readings that differ from their presets, as pairs of id and letter; nothing else is kept."""

    chosen: tuple[Switch, ...] = ()

    def reads(self, reading: NamedReading) -> bool:
        """Whether an ambiguity is read so."""
        if self.chosen:
            ambiguity = reading.ambiguity
            for known, letter in self.chosen:
                if known == ambiguity:
                    return letter == reading.letter
        return reading.is_preset

    def read_by(self: Rules, rule: OpenQuestion | HouseRule, letter: str) -> Rules:
        """Return these house rules with one question read by this letter."""
        kept = tuple(pair for pair in self.chosen if pair[0] != rule.id)
        return replace(self, chosen=kept if letter == rule.preset else (*kept, (rule.id, letter)))
