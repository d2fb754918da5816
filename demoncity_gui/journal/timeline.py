"""Which deeds stand and which may be redone, read off the journal in order."""

from __future__ import annotations

from array import array
from collections.abc import Iterable

from demoncity_gui.journal.entries import Entry, EntryKind


class OutOfOrder(ValueError):
    """Entry `number` can't come next: its number leaves a gap, or there is nothing to undo or redo."""

    def __init__(self, entry: Entry, why: str) -> None:
        super().__init__(f"entry {entry.number} {why}")
        self.number = entry.number


class Timeline:
    """What was done and stands, what was undone and may be redone, and which deed each entry is about.

    It knows entries by their numbers alone, and grows by `add`. A new deed ends what could be redone; the entries of
    that branch stay in the journal, and `before` still says where it left the others.
    """

    def __init__(self, entries: Iterable[Entry] = ()) -> None:
        self._standing = array("L")
        self._undone = array("L")
        self._deeds = array("L")
        self._before = array("L")
        self._stands = bytearray()
        for entry in entries:
            self.add(entry)

    @property
    def last(self) -> int:
        """The number of the newest entry of any kind, 0 in an empty journal."""
        return len(self._deeds)

    @property
    def standing(self) -> tuple[int, ...]:
        """The deeds that stand, oldest first."""
        return tuple(self._standing)

    @property
    def height(self) -> int:
        """How many deeds stand."""
        return len(self._standing)

    @property
    def newest(self) -> int:
        """The deed that stands last, 0 for none: what undo would take back."""
        return self._standing[-1] if self._standing else 0

    @property
    def to_redo(self) -> int:
        """The deed that redo would bring back, 0 for none."""
        return self._undone[-1] if self._undone else 0

    def stands(self, number: int) -> bool:
        """Return whether this entry is a deed that stands."""
        return bool(self._stands[number - 1])

    def deed_of(self, number: int) -> int:
        """Return the deed that this entry did, took back or brought back."""
        return self._deeds[number - 1]

    def before(self, deed: int) -> int:
        """Return the deed that stood last when this one was done, 0 for none."""
        return self._before[deed - 1]

    def add(self, entry: Entry) -> None:
        """Let this entry come next.

        Raises:
            OutOfOrder: it can't; nothing has changed.
        """
        self.check(entry)
        if entry.kind is EntryKind.DO:
            deed = entry.number
            self._before.append(self.newest)
            self._standing.append(deed)
            self._stands.append(True)
            del self._undone[:]
        else:
            back = entry.kind is EntryKind.UNDO
            source, target = (self._standing, self._undone) if back else (self._undone, self._standing)
            deed = source.pop()
            target.append(deed)
            self._stands[deed - 1] = not back
            self._stands.append(False)
            self._before.append(0)
        self._deeds.append(deed)

    def check(self, entry: Entry) -> None:
        """See that this entry may come next.

        Raises:
            OutOfOrder: it can't.
        """
        if entry.number != self.last + 1:
            raise OutOfOrder(entry, f"can’t follow entry {self.last}")
        if entry.kind is EntryKind.UNDO and not self._standing:
            raise OutOfOrder(entry, "finds nothing to undo")
        if entry.kind is EntryKind.REDO and not self._undone:
            raise OutOfOrder(entry, "finds nothing to redo")
