"""The evening as a story: a line for all that happened, its reasons beneath; what was taken back can be read too."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from demoncity_gui.evening.table_cache import TableCache
from demoncity_gui.evening.tv_state import turned_cards, tv_state
from demoncity_gui.games.demon_city.rules.apply import apply
from demoncity_gui.games.demon_city.rules.table import Table
from demoncity_gui.games.demon_city.words.commands import command_words
from demoncity_gui.games.demon_city.words.players_story import players_lines
from demoncity_gui.games.demon_city.words.story import story_lines
from demoncity_gui.journal.entries import Entry, EntryKind
from demoncity_gui.journal.journal import Journal
from demoncity_gui.journal.troubles import Trouble, sentence, telling_of


class HistoryLine(Struct, frozen=True):
    """One line. `entry` is the number of the journal's entry it belongs to, `written_at` that one's time (UTC).

    `round_number` is 0 outside Action Rounds. `opens`: a round, or the time after a fight, begins with it. `aside`: it
    tells of a step back or forth, no part of the story.
    """

    entry: int
    written_at: str
    round_number: int
    text: str
    reasons: tuple[str, ...]
    opens: bool = False
    aside: bool = False


class History:
    """The lines of a journal, made when they are asked for; a face-down card is named in none."""

    def __init__(self, journal: Journal, tables: TableCache) -> None:
        self._journal = journal
        self._tables = tables

    @property
    def last(self) -> int:
        """The number of the newest entry, 0 for none."""
        return self._journal.timeline.last

    @property
    def newest(self) -> int:
        """The deed that stands last, 0 for none."""
        return self._journal.timeline.newest

    @property
    def height(self) -> int:
        """How many deeds stand."""
        return self._journal.timeline.height

    @property
    def people(self) -> tuple[str, ...]:
        """The names of all who are in the evening now, each once, in the order in which they came."""
        return tuple(dict.fromkeys(one.name for one in self._tables.after(self.newest).characters))

    def stands(self, entry: int) -> bool:
        """Return whether this entry is a deed that stands."""
        return self._journal.timeline.stands(entry)

    def may_be_redone(self, entry: int) -> bool:
        """Return whether this entry is a deed that redo leads to, sooner or later."""
        return self._journal.timeline.may_be_redone(entry)

    @property
    def can_redo(self) -> bool:
        """Whether anything may be redone."""
        return bool(self._journal.timeline.to_redo)

    def deed_of(self, entry: int) -> int:
        """Return the deed that this entry did, took back, brought back or went to."""
        return self._journal.timeline.deed_of(entry)

    def is_leap(self, entry: int) -> bool:
        """Return whether this entry went to a deed, over others perhaps."""
        return self._journal.entry(entry).kind is EntryKind.GO

    def newest_after(self, entry: int) -> int:
        """Return the deed that stood last once this entry was written, 0 for none."""
        return self._journal.timeline.newest_after(entry)

    def lines(self, first: int, last: int) -> list[HistoryLine]:
        """Return the lines of these entries, both included, taken back or not.

        An entry that can't be read or told has one line, which says so.
        """
        return [line for number in range(first, last + 1) for line in self._lines_or_why_not(number)]

    def see_to(self, number: int) -> None:
        """Tell this entry to the Host and to the players, for nobody.

        Raises:
            Trouble: the disk or the file is at fault.
        """
        entry = self._journal.entry(number)
        with telling_of(self._journal.path, number):
            list(self._lines_of(entry))
            if entry.kind is EntryKind.DO:
                list(self._told(entry, for_players=True))

    def story(self, *, for_players: bool) -> Iterator[tuple[HistoryLine, ...]]:
        """Yield the lines of each deed that stands, oldest first: all of it, or only what the players saw.

        The deeds are those that stand at the first of them; play may go on meanwhile. For the players a task that was
        kept off the TV is left out, and all that the TV doesn't show yet: it is frozen, or waits at a throw.

        Raises:
            Trouble: the disk or the file is at fault.
        """
        standing = self._journal.timeline.standing
        for deed in self._seen_of(standing) if for_players else standing:
            with telling_of(self._journal.path, deed):
                lines = tuple(self._told(self._journal.entry(deed), for_players=for_players))
            yield lines

    def _seen_of(self, standing: tuple[int, ...]) -> tuple[int, ...]:
        """Return those of the deeds that the players have seen, as far as they were to see them."""
        state = tv_state(self._journal, self._tables)
        if state.kept is not None:
            shown, deed = set[int](), state.kept.deed
            while deed:
                shown.add(deed)
                deed = self._journal.timeline.before(deed)
            standing = tuple(deed for deed in standing if deed in shown)
        return tuple(deed for deed in standing if deed not in state.kept_off)

    def _lines_or_why_not(self, number: int) -> tuple[HistoryLine, ...]:
        try:
            with telling_of(self._journal.path, number):
                return tuple(self._lines_of(self._journal.entry(number)))
        except Trouble as trouble:
            return (HistoryLine(number, "", 0, sentence(trouble.reason), (), aside=True),)

    def _lines_of(self, entry: Entry) -> Iterator[HistoryLine]:
        if entry.kind is EntryKind.DO:
            return self._told(entry)
        if entry.kind is EntryKind.TV:
            return iter(())
        deed = self._journal.entry(self.deed_of(entry.number))
        words = "" if deed.command is None else command_words(self._tables.before(deed.number), deed.command)
        return iter((_aside(entry, deed, words),))

    def _told(self, deed: Entry, *, for_players: bool = False) -> Iterator[HistoryLine]:
        table = self._tables.before(deed.number)
        command = deed.command if table.awaited is None else table.awaited.asked  # real cards were typed meanwhile
        for event in deed.events:
            after = apply(table, event)
            told = players_lines(table, after, event) if for_players else story_lines(table, after, event, command)
            if told:
                yield HistoryLine(
                    entry=deed.number,
                    written_at=deed.written_at,
                    round_number=_round(after),
                    text=told[0],
                    reasons=told[1:],
                    opens=_round(after) != _round(table),
                )
            table = after


def _round(table: Table) -> int:
    return 0 if table.fight is None else table.fight.round_number


_ASIDES = {EntryKind.UNDO: "Taken back", EntryKind.REDO: "Brought back", EntryKind.GO: "Gone to"}


def _aside(entry: Entry, deed: Entry, words: str) -> HistoryLine:
    seen = entry.kind is EntryKind.UNDO and turned_cards(deed)
    return HistoryLine(
        entry=entry.number,
        written_at=entry.written_at,
        round_number=0,
        text=f"{_ASIDES[entry.kind]}: {words}.",
        reasons=("The players had seen these cards.",) if seen else (),
        aside=True,
    )
