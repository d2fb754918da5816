"""How a story calls people, and how it keeps from saying the same twice in a row."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence

from demoncity_gui.games.demon_city.rules.characters import SEVERAL, UNKNOWN, CharacterId
from demoncity_gui.games.demon_city.rules.table import Table
from demoncity_gui.texts import demon_city_account as said
from demoncity_gui.texts.catalogue import ENGLISH, Person, language

_WAYS = 4
"""So many ways there are to say each thing."""
_WITHIN = re.compile(r"(?<=[\w,;:] )The (?=[A-Z])")


class Voice:
    """Tells of people by their names as `table` has them: the whole one first, then the sheet's short one."""

    def __init__(self) -> None:
        self._said: Counter[str] = Counter()
        self._met: set[CharacterId] = set()
        self.table: Table | None = None

    def turn(self, what: str) -> int:
        """Return in which of its ways this is said now: not as the last time."""
        self._said[what] += 1
        return (self._said[what] - 1) % _WAYS

    def begin(self) -> None:
        """Call everybody by their whole name once more."""
        self._met.clear()

    def name(self, who: CharacterId) -> Person:
        """Return somebody as the next sentence names them."""
        assert self.table is not None
        one = self.table.character(who)
        known = who in self._met
        self._met.add(who)
        if one.name == UNKNOWN:
            return Person(said.someone)
        return Person(one.short if known and one.short else one.name, one.pronoun)

    def is_several(self, whom: Sequence[CharacterId]) -> bool:
        """Whether these are more than one: by number, or one whose sheet says so."""
        assert self.table is not None
        return len(whom) != 1 or self.table.character(whom[0]).pronoun == SEVERAL

    def person(self, who: CharacterId) -> Person:
        """Return somebody of whom a sentence says only “her” or “their”."""
        assert self.table is not None
        one = self.table.character(who)
        return Person(one.name, one.pronoun)

    def they(self, who: CharacterId, beside: CharacterId) -> Person:
        """Return who was just named, beside somebody else, as they stand within a sentence; “it” could be anything."""
        one = self.person(who)
        if one.pronoun == "it" or not self.is_clear(who, (beside,)):
            return self.name(who)
        return Person(said.they_within(who=one), one.pronoun)

    def names(self, whom: Iterable[CharacterId]) -> list[str]:
        """Return several as the next sentence names them."""
        return [self.name(one) for one in whom]

    def is_clear(self, who: CharacterId, beside: Iterable[CharacterId]) -> bool:
        """Whether somebody's pronoun means nobody else who stands `beside` them in the sentence."""
        assert self.table is not None
        pronoun = self.table.character(who).pronoun
        return bool(pronoun) and all(self.table.character(one).pronoun != pronoun for one in beside if one != who)

    def spoken_of(self, who: CharacterId, beside: CharacterId) -> tuple[str, str]:
        """Return how somebody is called who was just named: by pronoun, unless that could be the one `beside` them.

        As the head of a sentence, and within one.
        """
        assert self.table is not None
        if not self.is_clear(who, (beside,)):
            called = self.name(who)
            return called, called
        return said.they(who=self.person(who)), said.them(who=self.person(who))


def read_out(sentences: Iterable[str]) -> str:
    """Return sentences as one paragraph: each begins with a capital, an English name’s article within one does not."""
    heads = (one[:1].upper() + one[1:] for one in sentences if one)
    return " ".join(_WITHIN.sub(lambda found: found[0].lower(), one) if language() == ENGLISH else one for one in heads)
