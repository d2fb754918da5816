"""The evening as a story: a line for all that happened, its reasons beneath; what was taken back can be read too."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from demoncity_gui.journal.entries import Entry, EntryKind
from demoncity_gui.journal.journal import Journal
from demoncity_gui.rules import events as ev
from demoncity_gui.rules.apply import apply
from demoncity_gui.session.moments import Moments
from demoncity_gui.wording.commands import command_words
from demoncity_gui.wording.story import story_lines


class HistoryLine(Struct, frozen=True):
    """One line. `entry` is the number of the journal's entry it belongs to, `written_at` that one's time (UTC).

    `round_number` is 0 outside Action Rounds. `aside`: it tells of an undo or a redo, no part of the story.
    """

    entry: int
    written_at: str
    round_number: int
    text: str
    reasons: tuple[str, ...]
    aside: bool = False


class History:
    """The lines of a journal, made when they are asked for; a face-down card is named in none."""

    def __init__(self, journal: Journal, moments: Moments) -> None:
        self._journal = journal
        self._moments = moments

    @property
    def last(self) -> int:
        """The number of the newest entry, 0 for none."""
        return self._journal.timeline.last

    def stands(self, entry: int) -> bool:
        """Return whether this entry is a deed that stands."""
        return self._journal.timeline.stands(entry)

    def deed_of(self, entry: int) -> int:
        """Return the deed that this entry did, took back or brought back."""
        return self._journal.timeline.deed_of(entry)

    def lines(self, first: int, last: int) -> list[HistoryLine]:
        """Return the lines of these entries, both included, taken back or not."""
        return [line for number in range(first, last + 1) for line in self._lines_of(self._journal.entry(number))]

    def _lines_of(self, entry: Entry) -> Iterator[HistoryLine]:
        deed = entry if entry.command is not None else self._journal.entry(self.deed_of(entry.number))
        table = self._moments.before(deed.number)
        if entry.kind is not EntryKind.DO:
            yield _aside(entry, deed, "" if deed.command is None else command_words(table, deed.command))
            return
        for event in entry.events:
            after = apply(table, event)
            told = story_lines(table, after, event)
            if told:
                yield HistoryLine(
                    entry=entry.number,
                    written_at=entry.written_at,
                    round_number=0 if after.fight is None else after.fight.round_number,
                    text=told[0],
                    reasons=told[1:],
                )
            table = after


def turned_cards(deed: Entry) -> bool:
    """Whether this deed turned cards for everybody at the table to see."""
    return any(isinstance(event, ev.CardsTurned | ev.ThrowShown | ev.CardsSpread) for event in deed.events)


def _aside(entry: Entry, deed: Entry, words: str) -> HistoryLine:
    back = entry.kind is EntryKind.UNDO
    return HistoryLine(
        entry=entry.number,
        written_at=entry.written_at,
        round_number=0,
        text=f"{'Taken back' if back else 'Brought back'}: {words}.",
        reasons=("The players had seen these cards.",) if back and turned_cards(deed) else (),
        aside=True,
    )
