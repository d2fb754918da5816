"""A journal on a disk that can fill up."""

from __future__ import annotations

from pathlib import Path

from demoncity_gui.journal.troubles import NoSpace, Trouble
from tests.support.demon_city import Entry, JournalInMemory


class JournalOnFullDisk(JournalInMemory):
    """Keeps entries in memory; while `is_full` it can write none, and says so as a file would."""

    def __init__(self, path: Path) -> None:
        super().__init__(path=path)
        self.is_full = False

    def append(self, entry: Entry) -> None:
        """See `Journal`."""
        if self.is_full:
            raise Trouble(NoSpace(self.path))
        super().append(entry)
