"""Pictures that an evening keeps: bytes of JPEGs, each once, known by their SHA-256 and carried by the entry that
first names them.

Whoever edits an evening can put any bytes there. They are bounded and looked at from outside as an entry is read, and
decoded by nobody but the second program.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable

from demoncity_gui.journal.entries import AnyEntry
from demoncity_gui.journal.journal import AnyJournal
from demoncity_gui.journal.troubles import TooManyPictures, Trouble

MOST_PICTURES = 200
"""So many pictures are kept in one evening: 50 MB at most."""


def picture_name(image: bytes) -> str:
    """Return what a picture is known by: its SHA-256 in hexadecimal digits."""
    return hashlib.sha256(image).hexdigest()


class KeptPictures:
    """Which pictures a journal holds, and where; their bytes stay in its file until they are asked for."""

    def __init__(self, journal: AnyJournal, entries: Iterable[AnyEntry]) -> None:
        self._journal = journal
        self._places: dict[str, tuple[int, int]] = {}
        for entry in entries:
            self.add(entry)

    @property
    def names(self) -> tuple[str, ...]:
        """What the pictures are known by, oldest first."""
        return tuple(self._places)

    def add(self, entry: AnyEntry) -> None:
        """Take note of the pictures that an entry brings."""
        for place, image in enumerate(entry.pictures):
            self._places.setdefault(picture_name(image), (entry.number, place))

    def entry_of(self, name: str) -> int:
        """Return the number of the entry that brought this picture, 0 where none has."""
        return self._places[name][0] if name in self._places else 0

    def kept(self, name: str) -> bytes:
        """Return the bytes of this picture as they stand in the evening: a stranger's, for the second program alone.

        Raises:
            KeyError: there is no such picture.
            Trouble: the disk or the file is at fault.
        """
        number, place = self._places[name]
        return self._journal.entry(number).pictures[place]

    def new(self, images: Iterable[bytes]) -> tuple[bytes, ...]:
        """Return those of these pictures that the evening doesn't hold yet, each once.

        Raises:
            Trouble: it would hold more than `MOST_PICTURES`.
        """
        wanted = {picture_name(image): image for image in images}
        found = tuple(image for name, image in wanted.items() if name not in self._places)
        if found and len(self._places) + len(found) > MOST_PICTURES:
            raise Trouble(TooManyPictures(self._journal.path, MOST_PICTURES))
        return found
