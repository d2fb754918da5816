"""What the page of house rules shows: each open question, how it is read, and what stands behind that."""

from __future__ import annotations

from msgspec import Struct

from demoncity_gui.games.common.house_rules import HouseRule
from demoncity_gui.games.demon_city.rules.table import Stage, Table
from demoncity_gui.games.demon_city.words.house_rules import grounds_sentence, house_rules


class Reading(Struct, frozen=True):
    """One way to read a question; `hosts_word` says what the Host does where the program computes nothing."""

    letter: str
    sentence: str
    is_preset: bool
    hosts_word: str


class HouseRuleLine(Struct, frozen=True):
    """A question with its readings; `letter` is the one that holds."""

    id: str
    question: str
    letter: str
    readings: tuple[Reading, ...]
    grounds: str
    example: str

    @property
    def chosen(self) -> Reading:
        """The reading that holds."""
        return next(reading for reading in self.readings if reading.letter == self.letter)

    @property
    def is_changed(self) -> bool:
        """Whether it is read otherwise than preset."""
        return not self.chosen.is_preset

    def speaks_of(self, words: str) -> bool:
        """Whether each of these words stands somewhere in it, in capitals or not."""
        sentences = [reading.sentence for reading in self.readings]
        everything = " ".join((self.id, self.question, *sentences, self.example)).casefold()
        return all(word in everything for word in words.casefold().split())


class HouseRulesPicture(Struct, frozen=True):
    """All questions in the order of their ids; nothing can be changed while Clashes are being told."""

    lines: tuple[HouseRuleLine, ...]
    may_change: bool


def house_rules_picture(table: Table) -> HouseRulesPicture:
    """Return what the page shows of this table."""
    fight = table.fight
    return HouseRulesPicture(
        lines=tuple(_line(table, rule) for rule in house_rules().values()),
        may_change=fight is None or fight.stage is not Stage.RESOLVING,
    )


def _line(table: Table, rule: HouseRule) -> HouseRuleLine:
    hosts_word = dict(rule.hosts_word)
    return HouseRuleLine(
        id=rule.id,
        question=rule.question,
        letter=table.house_rules.letter(rule.id),
        readings=tuple(
            Reading(letter, sentence, letter == rule.preset, hosts_word.get(letter, ""))
            for letter, sentence in rule.readings
        ),
        grounds=grounds_sentence(rule.grounds),
        example=rule.example,
    )
