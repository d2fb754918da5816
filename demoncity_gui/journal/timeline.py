"""Which deeds stand and which may be redone, read off the journal in order."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Iterator
from enum import IntEnum

from demoncity_gui.journal.entries import AnyEntry, EntryKind


class OutOfOrder(ValueError):
    """Entry `number` can't come next: its number leaves a gap, or there is nothing to undo, to redo or to go to."""

    def __init__(self, entry: AnyEntry, why: str) -> None:
        super().__init__(f"{entry.number} {why}")
        self.number = entry.number


class _Place(IntEnum):
    """Where an entry is, seen from now."""

    ASIDE = 0  # on a branch that was left, or no deed at all
    STANDS = 1
    AHEAD = 2  # redo leads there


class Timeline:
    """The deeds as a tree: one path of it stands, and redo goes on along the path that last stood.

    It knows entries by their numbers alone, and grows by `add`. Nothing is ever cut off the tree: a new deed begins
    another branch, and any deed of any branch can be gone to.
    """

    def __init__(self, entries: Iterable[AnyEntry] = ()) -> None:
        # By the number of an entry; 0 is the time before the first.
        self._deeds = array("L", [0])
        self._before = array("L", [0])
        self._next = array("L", [0])
        self._newest_after = array("L", [0])
        self._places = bytearray([_Place.ASIDE])
        self._standing = array("L")
        for entry in entries:
            self.add(entry)

    @property
    def last(self) -> int:
        """The number of the newest entry of any kind, 0 in an empty journal."""
        return len(self._deeds) - 1

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
        return self._next[self.newest]

    def stands(self, number: int) -> bool:
        """Return whether this entry is a deed that stands."""
        return self._places[number] == _Place.STANDS

    def may_be_redone(self, number: int) -> bool:
        """Return whether this entry is a deed that redo leads to, sooner or later."""
        return self._places[number] == _Place.AHEAD

    def deed_of(self, number: int) -> int:
        """Return the deed that this entry did, took back, brought back or went to, 0 for what is about the TV."""
        return self._deeds[number]

    def before(self, deed: int) -> int:
        """Return the deed that stood last when this one was done, 0 for none."""
        return self._before[deed]

    def newest_after(self, number: int) -> int:
        """Return the deed that stood last once this entry was written, 0 for none."""
        return self._newest_after[number]

    def left_behind_by(self, deed: int) -> Iterator[int]:
        """Yield the deeds that stand now and would not once this one is gone to, newest first."""
        kept = deed
        while not self.stands(kept) and kept:
            kept = self._before[kept]
        for number in reversed(self._standing):
            if number == kept:
                return
            yield number

    def add(self, entry: AnyEntry) -> None:
        """Let this entry come next.

        Raises:
            OutOfOrder: it can't; nothing has changed.
        """
        self.check(entry)
        match entry.kind:
            case EntryKind.DO:
                deed = entry.number
            case EntryKind.UNDO:
                deed = self.newest
            case EntryKind.REDO:
                deed = self.to_redo
            case EntryKind.GO:
                deed = entry.to or 0
            case EntryKind.TV:
                deed = 0
        self._deeds.append(deed)
        self._before.append(self.newest if entry.kind is EntryKind.DO else 0)
        self._next.append(0)
        self._places.append(_Place.ASIDE)
        match entry.kind:
            case EntryKind.UNDO:
                self._standing.pop()
                self._places[deed] = _Place.AHEAD
            case EntryKind.REDO:
                self._stand(deed)
            case EntryKind.DO:
                self._set_aside_what_is_ahead()
                self._stand(deed)
            case EntryKind.GO:
                self._go_to(deed)
        self._newest_after.append(self.newest)

    def _set_aside_what_is_ahead(self) -> None:
        for number in self._ahead():
            self._places[number] = _Place.ASIDE

    def _go_to(self, deed: int) -> None:
        self._set_aside_what_is_ahead()
        for number in tuple(self.left_behind_by(deed)):
            self._standing.pop()
            self._places[number] = _Place.ASIDE
        path = []
        while deed != self.newest:
            path.append(deed)
            deed = self._before[deed]
        for number in reversed(path):
            self._stand(number)
        for number in self._ahead():
            self._places[number] = _Place.AHEAD

    def _stand(self, deed: int) -> None:
        """Let this deed stand, the next after those that do."""
        self._next[self.newest] = deed
        self._standing.append(deed)
        self._places[deed] = _Place.STANDS

    def _ahead(self) -> Iterator[int]:
        """Yield the deeds that redo would bring back one after the other."""
        deed = self.to_redo
        while deed:
            yield deed
            deed = self._next[deed]

    def check(self, entry: AnyEntry) -> None:
        """See that this entry may come next.

        Raises:
            OutOfOrder: it can't.
        """
        if entry.number != self.last + 1:
            raise OutOfOrder(entry, f"can’t follow entry {self.last}")
        if entry.kind is EntryKind.UNDO and not self._standing:
            raise OutOfOrder(entry, "finds nothing to undo")
        if entry.kind is EntryKind.REDO and not self.to_redo:
            raise OutOfOrder(entry, "finds nothing to redo")
        if entry.kind is EntryKind.GO and not self.can_go_to(entry.to or 0):
            raise OutOfOrder(entry, "finds nothing to go to")
        if entry.kind is EntryKind.TV and not self._standing:
            raise OutOfOrder(entry, "finds no evening to show")

    def can_go_to(self, deed: int) -> bool:
        """Return whether this is the number of a deed that is not the newest: whether it stands or not is one."""
        return 1 <= deed <= self.last and self._deeds[deed] == deed and deed != self.newest
