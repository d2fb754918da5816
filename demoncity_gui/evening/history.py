"""The evening as a story: a line for all that happened, its reasons beneath; what was taken back can be read too."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Generic

from msgspec import Struct
from msgspec.structs import replace

from demoncity_gui.evening.table_cache import TableCache, deed_of
from demoncity_gui.evening.tv_state import tv_state
from demoncity_gui.games.game import C, Deed, E, LineKind, T
from demoncity_gui.journal.entries import Entry, EntryKind
from demoncity_gui.journal.journal import Journal
from demoncity_gui.journal.troubles import Trouble, sentence, telling_of
from demoncity_gui.pieces.tv_picture import TvPicture
from demoncity_gui.texts import evenings as said
from demoncity_gui.words.values import ended


class HistoryLine(Struct, frozen=True):
    """One line. `entry` is the number of the journal's entry it belongs to, `written_at` that one's time (UTC).

    `round_number` is 0 outside Action Rounds. `opens`: a round, or the time after a fight, begins with it. `aside`: it
    tells of a step back or forth, no part of the story. `prose`: somebody wrote it between the throws.
    """

    entry: int
    written_at: str
    round_number: int
    text: str
    reasons: tuple[str, ...]
    opens: bool = False
    aside: bool = False
    prose: bool = False


class History(Generic[T, C, E]):
    """The lines of a journal, made when they are asked for; a face-down card is named in none."""

    def __init__(self, journal: Journal[T, C, E], tables: TableCache[T, C, E]) -> None:
        self._journal = journal
        self.timeline = journal.timeline  # which deeds stand, and which were taken back
        self._game = journal.game
        self._tables = tables
        self._last_flip = self._looked_at = 0

    @property
    def people(self) -> tuple[str, ...]:
        """The names of all who are in the evening now, each once, in the order in which they came."""
        now = self._now
        return self._game.heading(self._game.shown(now, now)).people

    @property
    def _now(self) -> T:
        return self._tables.after(self.timeline.newest)

    @property
    def hides(self) -> bool:
        """Whether only what the players know may be told, as the evening is now."""
        return self._game.shown(self._now, self._now) is not self._now

    def is_leap(self, entry: int) -> bool:
        """Return whether this entry went to a deed, over others perhaps."""
        return self._journal.entry(entry).kind is EntryKind.GO

    def lines(self, first: int, last: int) -> list[HistoryLine]:
        """Return the lines of these entries, both included, taken back or not; beneath a throw’s, its luck.

        An entry that can't be read or told has one line, which says so.
        """
        return [line for number in range(first, last + 1) for line in self._lines_or_why_not(number)]

    def is_flip_taken_back(self) -> bool:
        """Return whether the last cards that were turned for all to see were taken back.

        Raises:
            Trouble: the disk or the file is at fault.
        """
        for number in range(self._looked_at + 1, self.timeline.last + 1):
            entry = self._journal.entry(number)
            if entry.kind is EntryKind.DO and self._game.turned(entry.events):
                self._last_flip = number
            self._looked_at = number
        return bool(self._last_flip) and not self.timeline.stands(self._last_flip)

    def see_to(self, number: int) -> None:
        """Tell this entry to the Host and to the players, and discard the lines, to see whether it can be told.

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
        standing = self.timeline.standing
        for deed in self._seen_of(standing) if for_players else standing:
            with telling_of(self._journal.path, deed):
                lines = tuple(self._told(self._journal.entry(deed), for_players=for_players))
            yield lines

    def account(self, *, for_players: bool) -> Iterator[tuple[HistoryLine, ...]]:
        """Yield the same story to be read out: before the lines of each passage stands its prose, if it has any.

        Raises:
            Trouble: the disk or the file is at fault.
        """
        account = self._game.account(for_players=for_players)
        if account is None:
            yield from self.story(for_players=for_players)
            return
        passage: list[HistoryLine] = []
        standing = self.timeline.standing
        for number in self._seen_of(standing) if for_players else standing:
            finished: list[HistoryLine] = []
            with telling_of(self._journal.path, number):
                entry = self._journal.entry(number)
                deed = deed_of(entry, self._tables.before(number))
                for before, after, event in self._steps(entry):
                    if account.begins(deed, after, event):
                        finished += _passage(account.prose(), passage)
                        passage = []
                    is_told = account.add(deed, before, after, event)
                    line = None if is_told else self._line(entry, deed, before, after, event, for_players=for_players)
                    passage += [] if line is None else [line]
            yield tuple(finished)
        yield tuple(_passage(account.prose(), passage))

    def _seen_of(self, standing: tuple[int, ...]) -> tuple[int, ...]:
        """Return those of the deeds that the players have seen, as far as they were to see them."""
        state = tv_state(self._journal, self._tables)
        if state.kept is not None:
            shown, deed = set[int](), state.kept.deed
            while deed:
                shown.add(deed)
                deed = self.timeline.before(deed)
            standing = tuple(deed for deed in standing if deed in shown)
        return tuple(deed for deed in standing if deed not in state.kept_off)

    def _lines_or_why_not(self, number: int) -> tuple[HistoryLine, ...]:
        try:
            with telling_of(self._journal.path, number):
                return tuple(self._lines_of(self._journal.entry(number)))
        except Trouble as trouble:
            return (HistoryLine(number, "", 0, sentence(trouble.reason), (), aside=True),)

    def _lines_of(self, entry: Entry[C, E]) -> Iterator[HistoryLine]:
        if entry.kind is EntryKind.DO:
            hides = self.hides
            told = tuple(self._told(entry, for_players=hides))
            return iter(told) if hides else self._with_luck(entry, told)
        if entry.kind is EntryKind.TV:
            return iter(())
        deed = self._journal.entry(self.timeline.deed_of(entry.number))
        table = self._game.shown(self._tables.before(deed.number), self._now)
        words = "" if deed.command is None else self._game.called(table, deed.command)
        return iter((self._aside(entry, deed, words),))

    def _told(self, entry: Entry[C, E], *, for_players: bool = False) -> Iterator[HistoryLine]:
        deed = deed_of(entry, self._tables.before(entry.number))
        for before, after, event in self._steps(entry):
            line = self._line(entry, deed, before, after, event, for_players=for_players)
            if line is not None:
                yield line

    def _steps(self, entry: Entry[C, E]) -> Iterator[tuple[T, T, E]]:
        """Yield each event of an entry with the tables before and after it."""
        table = self._tables.before(entry.number)
        for event in entry.events:
            after = self._game.apply(table, event)
            yield table, after, event
            table = after

    def _line(
        self, entry: Entry[C, E], deed: Deed[T, C, E], before: T, after: T, event: E, *, for_players: bool
    ) -> HistoryLine | None:
        told = self._game.story(deed, before, after, event, for_players=for_players)
        if not told:
            return None
        round_number = self._game.heading(after).round_number
        kind = self._game.line_kind(event)
        return HistoryLine(
            entry=entry.number,
            written_at=entry.written_at,
            round_number=round_number,
            text=ended(told[0]) if kind is LineKind.PLAY else told[0],
            reasons=tuple(map(ended, told[1:])),
            opens=kind is LineKind.HEADING or round_number != self._game.heading(before).round_number,
            prose=kind is LineKind.PROSE,
        )

    def _with_luck(self, entry: Entry[C, E], lines: tuple[HistoryLine, ...]) -> Iterator[HistoryLine]:
        if lines and self._game.turned(entry.events):
            from demoncity_gui.luck.words import luck_sentences  # nobody is lucky before the first throw

            luck = luck_sentences(deed_of(entry, self._tables.before(entry.number)))
            lines = (*lines[:-1], replace(lines[-1], reasons=(*lines[-1].reasons, *luck)))
        return iter(lines)

    def luck(self, *, for_players: bool) -> Iterator[str]:
        """Yield the luck of the deeds that stand, of all or of what the players saw; of none before its cards lay open.

        Raises:
            Trouble: the disk or the file is at fault.
        """
        from demoncity_gui.luck.evening import luck_of_evening
        from demoncity_gui.luck.words import evening_sentences

        standing = self.timeline.standing
        deeds = self._seen_of(standing) if for_players else standing
        yield from evening_sentences(luck_of_evening(map(self._deed, deeds), for_players=for_players))

    def luck_in(self, picture: TvPicture) -> str:
        """Return the luck of the throw that this picture shows, if it is the last that the players saw.

        Raises:
            Trouble: the disk or the file is at fault.
        """
        from demoncity_gui.luck.moment import luck_in

        for number in reversed(self._seen_of(self.timeline.standing)):
            with telling_of(self._journal.path, number):
                deed = self._deed(number)
                if self._game.turned(deed.events):
                    return luck_in(picture, deed)
        return ""

    def _deed(self, number: int) -> Deed[T, C, E]:
        return deed_of(self._journal.entry(number), self._tables.before(number))

    def _aside(self, entry: Entry[C, E], deed: Entry[C, E], words: str) -> HistoryLine:
        seen = entry.kind is EntryKind.UNDO and self._game.turned(deed.events)
        return HistoryLine(
            entry=entry.number,
            written_at=entry.written_at,
            round_number=0,
            text=_aside_words(entry.kind, words),
            reasons=(said.had_seen,) if seen else (),
            aside=True,
        )


def _passage(prose: str, lines: Sequence[HistoryLine]) -> Iterator[HistoryLine]:
    """Yield the lines of a passage beneath its prose; a round that begins there needs no heading."""
    if prose and lines:
        yield replace(lines[0], text=prose, reasons=(), opens=False, prose=True)
        yield from (replace(line, opens=False) for line in lines)
    elif prose:
        yield HistoryLine(0, "", 0, prose, (), prose=True)
    else:
        yield from lines


AnyHistory = History[Any, Any, Any]
"""The history of an evening of whatever game."""


def _aside_words(kind: EntryKind, step: str) -> str:
    match kind:
        case EntryKind.UNDO:
            return said.undone(step=step)
        case EntryKind.REDO:
            return said.redone(step=step)
        case _:
            return said.gone_to(step=step)
