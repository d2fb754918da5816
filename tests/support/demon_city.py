"""Journals and sessions of Demon City, as most tests use them: bound to its words, and nothing told of a game."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from pathlib import Path

from demoncity_gui.evening import replay as replay_
from demoncity_gui.games.demon_city.game import DEMON_CITY
from demoncity_gui.games.demon_city.rules.commands import Command
from demoncity_gui.games.demon_city.rules.events import Event
from demoncity_gui.games.demon_city.rules.table import Table
from demoncity_gui.games.game import Game
from demoncity_gui.journal import entries, file, in_memory, journal, rescue
from demoncity_gui.journal.troubles import TroubleReason

DemonCity = Game[Table, Command, Event]
Entry = entries.Entry[Command, Event]
Journal = journal.Journal[Table, Command, Event]
JournalFile = file.JournalFile[Table, Command, Event]


def whatever_begins(_word: str) -> DemonCity:
    """Return Demon City for any first word: entries of these tests needn't be an evening."""
    return DEMON_CITY


class JournalInMemory(in_memory.JournalInMemory[Table, Command, Event]):
    """See the program's."""

    def __init__(self, entries: Iterable[Entry] = (), path: Path = Path("evening in memory")) -> None:
        super().__init__(DEMON_CITY, entries, path)


def create_journal(path: Path, entries: Iterable[Entry] = ()) -> JournalFile:
    return JournalFile.create(path, DEMON_CITY, entries)


def open_journal(path: Path) -> JournalFile:
    return JournalFile.open(path, whatever_begins)


def open_to_read(path: Path) -> tuple[in_memory.JournalToRead[Table, Command, Event], TroubleReason | None]:
    return rescue.open_to_read(path, whatever_begins)


decode = entries.decoder_of(DEMON_CITY).decode
as_written = entries.decoder_of(DEMON_CITY).as_written
replay = partial(replay_.replay, DEMON_CITY)
