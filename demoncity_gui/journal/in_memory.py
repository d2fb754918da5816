"""A journal that lasts as long as the program: for tests, trials and forecasts."""

from __future__ import annotations

from demoncity_gui.journal.entries import Entry, encode
from demoncity_gui.journal.timeline import NOTHING_YET, after


class JournalInMemory:
    """Keeps the promises of `Journal` but that of outliving the program; knows no trouble."""

    def __init__(self) -> None:
        self._entries: list[Entry] = []
        self._timeline = NOTHING_YET
        self._closed = False

    def entries(self) -> tuple[Entry, ...]:
        """See `Journal`."""
        return tuple(self._entries)

    def append(self, entry: Entry) -> None:
        """See `Journal`."""
        if self._closed:
            raise ValueError("the journal is closed")
        timeline = after(self._timeline, entry)
        encode(entry)  # what no file could hold is refused here too
        self._entries.append(entry)
        self._timeline = timeline

    def close(self) -> None:
        """See `Journal`."""
        self._closed = True
