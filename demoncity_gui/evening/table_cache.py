"""The table after each deed of a journal: some are kept, the others made again from those."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Generic

from demoncity_gui.games.game import C, Deed, E, T
from demoncity_gui.journal.entries import Entry
from demoncity_gui.journal.journal import Journal
from demoncity_gui.journal.troubles import telling_of

_EVERY = 64
"""One table in so many is kept for good; none is ever further than that many deeds away."""
_RECENT = 256
"""So many of those used last are kept besides, for undo."""


def deed_of(entry: Entry[C, E], before: T) -> Deed[T, C, E]:
    """Return what an entry did at this table."""
    assert entry.command is not None, f"entry {entry.number} is no deed"
    return Deed(entry.number, entry.command, entry.events, lambda: before)


class TableCache(Generic[T, C, E]):
    """Tables by the number of the deed that led to them; what they weigh doesn't grow with each deed.

    `entries` are the journal's, from one who has them at hand.

    Raises:
        Trouble: an entry tells of something that can't have happened after those before it.
    """

    def __init__(self, journal: Journal[T, C, E], entries: Iterable[Entry[C, E]] | None = None) -> None:
        self._journal = journal
        self.game = journal.game
        self._kept: dict[int, T] = {}
        self._recent: dict[int, T] = {}
        for entry in journal.entries() if entries is None else entries:
            if entry.command is not None:
                self.add(entry)

    def add(self, deed: Entry[C, E]) -> None:
        """Go on by a deed that has just been written."""
        self._tell(deed, self.before(deed.number))

    def keep(self, deed: int, table: T) -> None:
        """Take the table that a deed led to from one who has it at hand."""
        if deed % _EVERY == 0:
            self._kept[deed] = table
        self._recent[deed] = table
        if len(self._recent) > _RECENT:
            del self._recent[next(iter(self._recent))]

    def after(self, deed: int) -> T:
        """Return the table that this deed led to, the empty one for 0; it need not stand any more."""
        missing = []
        while (table := self._found(deed)) is None:
            missing.append(deed)
            deed = self._journal.timeline.before(deed)
        for number in reversed(missing):
            table = self._tell(self._journal.entry(number), table)
        return table

    def before(self, deed: int) -> T:
        """Return the table at which this deed was done."""
        return self.after(self._journal.timeline.before(deed))

    def last_deeds(self, deed: int) -> tuple[Deed[T, C, E], ...]:
        """Return this deed and those before it that it goes on from, oldest first: what a screen may tell together.

        Raises:
            Trouble: the disk or the file is at fault.
        """
        found: list[Deed[T, C, E]] = []
        while deed:
            found.append(self._deed(deed))
            if not self.game.on_tv(found[-1]).goes_on:
                break
            deed = self._journal.timeline.before(deed)
        return tuple(reversed(found))

    def commands(self) -> Iterator[C]:
        """Yield the commands that stand, the newest first.

        Raises:
            Trouble: the disk or the file is at fault.
        """
        deed = self._journal.timeline.newest
        while deed:
            command = self._journal.entry(deed).command
            if command is not None:
                yield command
            deed = self._journal.timeline.before(deed)

    def _deed(self, number: int) -> Deed[T, C, E]:
        return deed_of(self._journal.entry(number), self.before(number))

    def _found(self, deed: int) -> T | None:
        if not deed:
            return self.game.empty
        return self._kept.get(deed) or self._recent.get(deed)

    def _tell(self, deed: Entry[C, E], table: T) -> T:
        with telling_of(self._journal.path, deed.number):
            for event in deed.events:
                table = self.game.apply(table, event)
        self.keep(deed.number, table)
        return table
