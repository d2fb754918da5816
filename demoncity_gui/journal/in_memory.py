"""Journals that outlive nothing: one to try things in, and one to read and not to add to."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Generic

from demoncity_gui.games.game import C, E, Game, T
from demoncity_gui.journal.entries import Entry, encode
from demoncity_gui.journal.timeline import Timeline
from demoncity_gui.journal.troubles import ReadOnly, Trouble


class JournalInMemory(Generic[T, C, E]):
    """Keeps the promises of `Journal` but that of outliving the program; knows no trouble."""

    is_to_read = False

    def __init__(
        self, game: Game[T, C, E], entries: Iterable[Entry[C, E]] = (), path: Path = Path("in-memory")
    ) -> None:
        self.path, self.game = path, game
        self._entries = list(entries)
        self.timeline = Timeline(self._entries)
        self._closed = False

    def entries(self) -> tuple[Entry[C, E], ...]:
        """See `Journal`."""
        self._see_to_open()
        return tuple(self._entries)

    def entry(self, number: int) -> Entry[C, E]:
        """See `Journal`."""
        self._see_to_open()
        return self._entries[number - 1]

    def append(self, entry: Entry[C, E]) -> None:
        """See `Journal`."""
        self._see_to_open()
        self.timeline.check(entry)
        encode(entry)  # what no file could hold is refused here too
        self.timeline.add(entry)
        self._entries.append(entry)

    def close(self) -> None:
        """See `Journal`."""
        self._closed = True

    def _see_to_open(self) -> None:
        if self._closed:
            raise ValueError("the journal is closed")


class JournalToRead(JournalInMemory[T, C, E]):
    """What could be read of an evening's file that can't be played on; it never touches the file again."""

    is_to_read = True

    def __init__(self, path: Path, game: Game[T, C, E], entries: Iterable[Entry[C, E]]) -> None:
        super().__init__(game, entries, path)

    def append(self, entry: Entry[C, E]) -> None:
        """Refuse: nothing can be added."""
        raise Trouble(ReadOnly(self.path))
