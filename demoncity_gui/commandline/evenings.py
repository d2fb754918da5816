"""The commands that print of an evening's file: its story, whether it is sound, and whether it comes out again."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic
from typing import TextIO

from demoncity_gui.commandline.rulings import say
from demoncity_gui.evening.evening import read_sound_part
from demoncity_gui.evening.history import AnyHistory, History
from demoncity_gui.evening.replay import Difference, replay
from demoncity_gui.journal.file import JournalFile
from demoncity_gui.journal.journal import AnyJournal
from demoncity_gui.journal.making import see_to_place
from demoncity_gui.journal.troubles import Trouble, TroubleReason, sentence
from demoncity_gui.texts import commandline as said
from demoncity_gui.texts import luck as luck_said
from demoncity_gui.words.complaints import CANT, complain
from demoncity_gui.words.plain_text import one_line, quoted

BADLY = 1
"""Exit status where an evening is sound in part, or comes out differently when it is played again."""
_PATIENCE = 2.0
"""Seconds until somebody who waits at a terminal is told how far it is."""


def history(file: Path, *, for_players: bool, luck: bool = False) -> int:
    """Print the story of an evening without undone deeds, up to the first damage; return the exit status.

    `for_players`: only what the players saw at the table. `luck`: with the luck of the evening at its end.
    """
    try:
        journal, tables, reason = read_sound_part(file)
    except Trouble as trouble:
        return _told(trouble.reason, CANT)
    told = History(journal, tables)
    say(_story(told, for_players))
    if luck and (sentences := list(told.luck(for_players=for_players))):
        say(["", luck_said.heading, "", *map(one_line, sentences)])
    return 0 if reason is None else _told(reason, BADLY)


def check(file: Path) -> int:
    """Say whether an evening is sound: its pages, every entry, and that all can have happened; return the exit status.

    0: sound; 1: sound up to an entry, which is named; 2: nothing of it can be read.
    """
    try:
        journal, _, reason = read_sound_part(file)
    except Trouble as trouble:
        return _told(trouble.reason, CANT)
    if reason is not None:
        return _told(reason, BADLY)
    say([_soundness(file, journal)])
    return 0


def replay_evening(file: Path, out: Path | None) -> int:
    """Play an evening again, write it to a new file (none: one that goes away), and compare; return the exit status.

    0: all the same; 1: an entry comes out differently, or the evening isn't sound; 2: it can't be read, or `out` not
    be made. `out` is there, whole, only after 0.
    """
    try:
        if out is not None:
            see_to_place(out)
        journal, _, reason = read_sound_part(file)
        if reason is not None:
            return _told(reason, BADLY)
        entries = journal.entries()
        with TerminalProgress(sys.stderr, len(entries)) as progress:
            played, differences = replay(journal.game, entries, progress.at)
        if differences:
            say(line for one in differences for line in _difference_lines(one))
            first = differences[0]
            differs = said.replay_differs(file=quoted(file), number=first.number, refused=first.refused)
            return complain(differs, BADLY)
        with TemporaryDirectory() as folder:
            fresh = JournalFile.create(Path(folder) / "evening.demoncity" if out is None else out, journal.game, played)
            written = fresh.entries()
            fresh.close()
    except Trouble as trouble:
        return _told(trouble.reason, CANT)
    if written != played:
        return complain(said.replay_unwritten(file=quoted(file)), BADLY)
    say([said.replayed(file=quoted(file), number=journal.timeline.last)])
    return 0


def _difference_lines(one: Difference) -> Iterator[str]:
    """Yield what today's rules would rule otherwise in one entry, and how it was played."""
    yield said.entry_differs(number=one.number, refused=one.refused)
    yield from (f"    {said.was(line=one_line(line))}" for line in one.was)
    yield from (f"    {said.now(line=one_line(line))}" for line in one.now)


def _story(history: AnyHistory, for_players: bool) -> Iterator[str]:
    """Yield what stands: a heading for each round, a line for each thing that happened, its reasons indented."""
    round_number = 0
    for lines in history.story(for_players=for_players):
        for line in lines:
            if line.round_number != round_number:
                round_number = line.round_number
                yield from ("", said.round(number=round_number), "") if round_number else ("",)
            if line.text != f"{said.round(number=round_number)}.":
                yield one_line(line.text)
                yield from (f"    {one_line(reason)}" for reason in line.reasons)


def _soundness(file: Path, journal: AnyJournal) -> str:
    entries, number = journal.entries(), journal.timeline.last
    if not entries:
        return said.sound_empty(file=quoted(file), number=number)
    first, last = (_moment(entry.written_at) for entry in (entries[0], entries[-1]))
    return said.sound(file=quoted(file), number=number, first=first, last=last)


def _moment(written_at: str) -> str:
    return written_at[:19].replace("T", " ")


class TerminalProgress:
    """Says on a terminal how far it is, once that has taken longer than people like to wait; anywhere else, nothing."""

    def __init__(self, terminal: TextIO, last: int, clock: Callable[[], float] = monotonic) -> None:
        self._terminal, self._last, self._clock = terminal, last, clock
        self._due = clock() + _PATIENCE if terminal.isatty() else float("inf")
        self._shown = ""

    def __enter__(self) -> TerminalProgress:
        return self

    def at(self, number: int) -> None:
        """Take note that so many are done."""
        if self._clock() >= self._due:
            self._due = self._clock() + 0.1
            self._shown = said.progress(done=number, last=self._last)
            print(f"\r{self._shown}", end="", file=self._terminal, flush=True)

    def __exit__(self, *_: object) -> None:
        if self._shown:
            print(f"\r{' ' * len(self._shown)}\r", end="", file=self._terminal, flush=True)


def _told(reason: TroubleReason, status: int) -> int:
    return complain(sentence(reason), status)
