"""The journal: every entry of one evening, in order, kept."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Protocol

from demoncity_gui.games.game import C, E, Game, T
from demoncity_gui.journal.entries import Entry
from demoncity_gui.journal.timeline import Timeline


class Journal(Protocol[T, C, E]):
    """Where an evening's entries are kept. Entries are only ever added; nothing is changed or removed."""

    @property
    def path(self) -> Path:
        """What troubles call it: where the evening lies."""
        ...

    @property
    def game(self) -> Game[T, C, E]:
        """What is played in it."""
        ...

    @property
    def is_to_read(self) -> bool:
        """Whether nothing can be added to it."""
        ...

    @property
    def timeline(self) -> Timeline:
        """Which of the entries stand; it is the journal's own and grows with it."""
        ...

    def entries(self) -> tuple[Entry[C, E], ...]:
        """Return all entries, oldest first, those of undone branches too.

        Raises:
            ValueError: the journal is closed.
            Trouble: the disk or the file is at fault.
        """
        ...

    def entry(self, number: int) -> Entry[C, E]:
        """Return one entry.

        Raises:
            ValueError: the journal is closed.
            Trouble: the disk or the file is at fault.
        """
        ...

    def append(self, entry: Entry[C, E]) -> None:
        """Add one entry; it is kept for good when this returns. After a trouble the journal is as it was.

        Raises:
            OutOfOrder: it can't come next; see `timeline`.
            ValueError: it can't be written down (`entries.encode`), or the journal is closed.
            Trouble: the disk or the file is at fault.
        """
        ...

    def close(self) -> None:
        """Let go of the journal; a second time does nothing."""
        ...


AnyJournal = Journal[Any, Any, Any]
"""The journal of an evening of whatever game."""
