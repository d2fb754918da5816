"""The table after each deed of a journal: some are kept, the others made again from those."""

from __future__ import annotations

from collections.abc import Iterable

from demoncity_gui.games.demon_city.rules.apply import apply
from demoncity_gui.games.demon_city.rules.table import EMPTY_TABLE, Table
from demoncity_gui.journal.entries import Entry
from demoncity_gui.journal.journal import Journal
from demoncity_gui.journal.troubles import telling_of

_EVERY = 64
"""One table in so many is kept for good; none is ever further than that many deeds away."""
_RECENT = 256
"""So many of those used last are kept besides, for undo."""


class TableCache:
    """Tables by the number of the deed that led to them; what they weigh doesn't grow with each deed.

    `entries` are the journal's, from one who has them at hand.

    Raises:
        Trouble: an entry tells of something that can't have happened after those before it.
    """

    def __init__(self, journal: Journal, entries: Iterable[Entry] | None = None) -> None:
        self._journal = journal
        self._kept: dict[int, Table] = {}
        self._recent: dict[int, Table] = {}
        for entry in journal.entries() if entries is None else entries:
            if entry.command is not None:
                self.add(entry)

    def add(self, deed: Entry, before: Table | None = None) -> Table:
        """Go on by a deed that has just been written, from the table before it; return the one that it led to."""
        return self._tell(deed, before or self.after(self._journal.timeline.before(deed.number)))

    def after(self, deed: int) -> Table:
        """Return the table that this deed led to, the empty one for 0; it need not stand any more."""
        missing = []
        while (table := self._found(deed)) is None:
            missing.append(deed)
            deed = self._journal.timeline.before(deed)
        for number in reversed(missing):
            table = self._tell(self._journal.entry(number), table)
        return table

    def before(self, deed: int) -> Table:
        """Return the table at which this deed was done."""
        return self.after(self._journal.timeline.before(deed))

    def _found(self, deed: int) -> Table | None:
        if not deed:
            return EMPTY_TABLE
        return self._kept.get(deed) or self._recent.get(deed)

    def _tell(self, deed: Entry, table: Table) -> Table:
        with telling_of(self._journal.path, deed.number):
            for event in deed.events:
                table = apply(table, event)
        if deed.number % _EVERY == 0:
            self._kept[deed.number] = table
        self._recent[deed.number] = table
        if len(self._recent) > _RECENT:
            del self._recent[next(iter(self._recent))]
        return table
