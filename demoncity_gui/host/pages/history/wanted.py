"""Which lines of the history are asked for."""

from __future__ import annotations

import re

from msgspec import Struct

from demoncity_gui.evening.history import AnyHistory, HistoryLine


class Wanted(Struct, frozen=True):
    """Which lines are shown: of one round, of one person by name, and with `taken_back` those of branches left behind.

    `round_number` is None for all rounds, `name` empty for everybody. What redo leads to is always shown.
    """

    round_number: int | None = None
    name: str = ""
    taken_back: bool = False

    @property
    def is_all(self) -> bool:
        """Whether neither round nor person is asked for."""
        return self.round_number is None and not self.name

    def takes(self, line: HistoryLine, finder: NameFinder) -> bool:
        """Whether this line is asked for."""
        if self.round_number is not None and line.round_number != self.round_number:
            return False
        return not self.name or finder.finds(self.name, "\n".join((line.text, *line.reasons)))


class NameFinder:
    """Finds names whole: Ann neither in Annabel nor in Ann Lee."""

    def __init__(self, history: AnyHistory) -> None:
        self._history = history
        self._people: tuple[str, ...] = ()
        self._any_name = re.compile("(?!)")

    def finds(self, name: str, words: str) -> bool:
        """Whether the words name this person."""
        if name not in words:
            return False
        people = self._history.people
        if people != self._people:
            self._people = people
            longest_first = sorted(filter(None, people), key=len, reverse=True)
            whole = (rf"(?<!\w){re.escape(one)}(?!\w)" for one in longest_first)
            self._any_name = re.compile("|".join(whole) or "(?!)")
        return name in self._any_name.findall(words)
