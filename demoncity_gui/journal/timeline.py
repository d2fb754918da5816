"""Which entries stand and which may be redone, read off the journal in order."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from demoncity_gui.journal.entries import Entry, EntryKind


class Timeline(Struct, frozen=True):
    """What was done and stands, oldest first, and what was undone and may be redone, the next to redo last.

    All are entries of the kind DO. `last` is the number of the newest entry of any kind, 0 in an empty journal.
    """

    standing: tuple[Entry, ...] = ()
    undone: tuple[Entry, ...] = ()
    last: int = 0


NOTHING_YET = Timeline()
"""The timeline of an empty journal."""


class OutOfOrder(ValueError):
    """Entry `number` can't come next: its number leaves a gap, or there is nothing to undo or redo."""

    def __init__(self, entry: Entry, why: str) -> None:
        super().__init__(f"entry {entry.number} {why}")
        self.number = entry.number


def after(timeline: Timeline, entry: Entry) -> Timeline:
    """Return the timeline once this entry is written.

    Raises:
        OutOfOrder: it can't come next.
    """
    return timeline_of((entry,), timeline)


def timeline_of(entries: Iterable[Entry], start: Timeline = NOTHING_YET) -> Timeline:
    """Return the timeline after all these entries, told from `start`.

    A new deed ends what could be redone; the entries of that branch stay in the journal.

    Raises:
        OutOfOrder: one of them can't come where it stands.
    """
    standing, undone, last = list(start.standing), list(start.undone), start.last
    for entry in entries:
        if entry.number != last + 1:
            raise OutOfOrder(entry, f"can't follow entry {last}")
        last = entry.number
        if entry.kind is EntryKind.DO:
            standing.append(entry)
            undone.clear()
            continue
        source, target = (standing, undone) if entry.kind is EntryKind.UNDO else (undone, standing)
        if not source:
            raise OutOfOrder(entry, f"finds nothing to {entry.kind.value}")
        target.append(source.pop())
    return Timeline(tuple(standing), tuple(undone), last)
