"""The pictures of one evening: what it keeps, and what a window may read of that."""

from __future__ import annotations

from collections.abc import Iterable

from demoncity_gui.evening.held_pictures import HeldPictures
from demoncity_gui.journal.entries import AnyEntry
from demoncity_gui.journal.journal import AnyJournal
from demoncity_gui.journal.pictures import KeptPictures


class EveningPictures(KeptPictures):
    """Pictures by their SHA-256. `held` are those that a window may read, of this evening and others."""

    def __init__(self, journal: AnyJournal, entries: Iterable[AnyEntry], held: HeldPictures) -> None:
        super().__init__(journal, entries)
        self.held = held

    def readable(self, name: str) -> bytes:
        """Return a picture as a window may read it, nothing while there is none."""
        return self.held.found(name) or b"" if name else b""

    def unread(self) -> tuple[str, ...]:
        """Return the names of those that the evening keeps and no window may read yet: nobody here has made them."""
        held = self.held
        return tuple(name for name in self.names if not held.is_refused(name) and held.found(name) is None)

    def is_coming(self, name: str) -> bool:
        """Whether the evening keeps this picture, and the second program has not refused it."""
        return self.entry_of(name) != 0 and not self.held.is_refused(name)

    def those(self, names: Iterable[str]) -> tuple[bytes, ...]:
        """Return those of these pictures that the evening keeps, each once, for another evening to keep.

        Raises:
            Trouble: the disk or the file is at fault.
        """
        return tuple(self.kept(name) for name in dict.fromkeys(names) if self.entry_of(name))
