"""An evening over either journal, and the same evening opened anew."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from demoncity_gui.evening.history import HistoryLine
from demoncity_gui.games.demon_city.rules.table import Table
from demoncity_gui.games.demon_city.views.host_picture import HostPicture
from demoncity_gui.host.desks.demon_city.views import Views
from demoncity_gui.pieces.tv_picture import TvPicture
from tests.support.demon_city import Entry, Journal, JournalInMemory, Session, create_journal, open_journal
from tests.support.told_evening import COMMANDS, told_chance

NOON = "2018-05-26T12:00:00Z"


Seen = tuple[Table, TvPicture, HostPicture, list[HistoryLine]]


def seen(session: Session) -> Seen:
    """Everything that an evening is at one moment: the truth, both screens, undo, redo and the story included."""
    story = session.history.lines(1, session.history.timeline.last)
    return session.table, session.tv.picture(), Views(session).host(), story


def begun_in(length: int = len(COMMANDS)) -> JournalInMemory:
    """Return the journal of the told evening up to there."""
    journal = JournalInMemory()
    session = Session(journal, told_chance(), lambda: NOON)
    for command in COMMANDS[:length]:
        session.do(command)
    return journal


def begun(length: int = len(COMMANDS)) -> Session:
    session = Session(JournalInMemory(), told_chance(), lambda: NOON)
    for command in COMMANDS[:length]:
        session.do(command)
    return session


class Evening:
    """A session over a journal, which can be closed and opened anew in the session's place."""

    def __init__(self, journal: Journal, opened_anew: Callable[[tuple[Entry, ...]], Journal]) -> None:
        self.journal, self._opened_anew = journal, opened_anew
        self.session = self.session_over(journal)

    def session_over(self, journal: Journal) -> Session:
        return Session(journal, told_chance(), lambda: NOON)

    def reopen(self) -> Session:
        """Close the evening and open it again, with everything but the journal made new."""
        entries = self.journal.entries()
        self.session.close()
        self.journal = self._opened_anew(entries)
        self.session = self.session_over(self.journal)
        return self.session


def in_memory(_folder: Path) -> Evening:
    return Evening(JournalInMemory(), JournalInMemory)


def on_disk(folder: Path) -> Evening:
    path = folder / "evening.demoncity"
    return Evening(create_journal(path), lambda _entries: open_journal(path))
