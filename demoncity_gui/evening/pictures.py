"""The pictures of one evening: what it keeps, and what a window may read of that."""

from __future__ import annotations

from collections.abc import Iterable

from demoncity_gui.evening.held_pictures import HeldPictures
from demoncity_gui.journal.entries import AnyEntry
from demoncity_gui.journal.journal import AnyJournal
from demoncity_gui.journal.pictures import KeptPictures


class EveningPictures:
    """Pictures by their SHA-256. `held` are those that a window may read, of this evening and others."""

    def __init__(self, journal: AnyJournal, entries: Iterable[AnyEntry], held: HeldPictures) -> None:
        self.held = held
        self._kept = KeptPictures(journal, entries)

    @property
    def names(self) -> tuple[str, ...]:
        """The names of those that the evening keeps, oldest first."""
        return self._kept.names

    def new(self, images: Iterable[bytes]) -> tuple[bytes, ...]:
        """Return those of these pictures that the evening doesn't keep yet, each once.

        Raises:
            Trouble: it would keep too many.
        """
        return self._kept.new(images)

    def add(self, entry: AnyEntry) -> None:
        """Take note of the pictures that an entry brings."""
        self._kept.add(entry)

    def readable(self, name: str) -> bytes:
        """Return a picture as a window may read it, nothing while there is none."""
        return self.held.found(name) or b"" if name else b""

    def unread(self) -> tuple[str, ...]:
        """Return the names of those that the evening keeps and no window may read yet: nobody here has made them."""
        held = self.held
        return tuple(name for name in self._kept.names if not held.is_refused(name) and held.found(name) is None)

    def is_coming(self, name: str) -> bool:
        """Whether the evening keeps this picture, and the second program has not refused it."""
        return self._kept.entry_of(name) is not None and not self.held.is_refused(name)

    def entry_of(self, name: str) -> int:
        """Return the number of the entry that brought a picture, 0 where none has."""
        return self._kept.entry_of(name) or 0

    def kept(self, name: str) -> bytes:
        """Return the bytes of a picture as they stand in the evening: a stranger's, for the second program alone.

        Raises:
            KeyError: there is no such picture.
            Trouble: the disk or the file is at fault.
        """
        image = self._kept.image(name)
        if image is None:
            raise KeyError(name)
        return image

    def those(self, names: Iterable[str]) -> tuple[bytes, ...]:
        """Return those of these pictures that the evening keeps, each once, for another evening to keep.

        Raises:
            Trouble: the disk or the file is at fault.
        """
        images = (self._kept.image(name) for name in dict.fromkeys(names))
        return tuple(image for image in images if image is not None)
