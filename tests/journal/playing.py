"""A program of its own that plays an evening at random, and says each entry once it is acknowledged: to be killed."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from demoncity_gui.evening.evening import Evening
from demoncity_gui.evening.session import AnySession
from demoncity_gui.games.common.refusals import RuleRefusal
from demoncity_gui.games.registry import game_for
from demoncity_gui.journal.backups import Backups
from demoncity_gui.journal.entries import Entry, EntryKind
from tests.support.random_evenings import ASKED, EVERY_GAME


def plan(name: str = "cards") -> Any:
    """Return the beginning of every evening of this game here."""
    return EVERY_GAME[name].begin


def now() -> str:
    """Return the time as an entry states it."""
    return datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def digest(table: Any) -> str:
    """Return what only this very table has, the orders of its decks included."""
    return hashlib.sha256(msgspec.json.encode(table, order="deterministic")).hexdigest()


def tables_after(entries: Sequence[Entry[Any, Any]]) -> Iterator[Any]:
    """Tell the story entry by entry, with nothing of the program's but what an event does."""
    if not entries:
        return
    began: Any = entries[0].command
    game = game_for(str(began.__struct_config__.tag))
    tables, before, after, now = {0: game.empty}, dict[int, int](), dict[int, int](), 0
    for entry in entries:
        match entry.kind:
            case EntryKind.UNDO:
                now = before[now]
            case EntryKind.REDO:
                now = after[now]
            case EntryKind.GO:
                assert entry.to is not None
                now = step = entry.to
                while step:
                    after[before[step]], step = step, before[step]
            case EntryKind.DO:
                table = tables[now]
                for event in entry.events:
                    table = game.apply(table, event)
                before[entry.number], after[now], now = now, entry.number, entry.number
                tables[now] = table
        yield tables[now]


def step(session: AnySession, dice: Random) -> None:
    """Do something that a Host may do now, or find that it can't be done.

    Raises:
        Trouble: the disk or the file is at fault.
    """
    history = session.history
    lot = dice.random()
    with suppress(RuleRefusal):
        if lot < 0.12:
            session.undo()
        elif lot < 0.2:
            session.redo()
        elif lot < 0.22:
            session.go_to(dice.randint(max(1, history.timeline.last - 8), history.timeline.last))
        else:
            session.do(ASKED[session.game.word](session.table, dice))


class Acknowledged(msgspec.Struct, frozen=True):
    """The newest entry once it is kept, and the table after it."""

    entry: int
    table: str

    @classmethod
    def by(cls, session: AnySession) -> Acknowledged:
        """Return how far this session has come."""
        return cls(session.history.timeline.last, digest(session.table))


def play(path: Path, backups: Path, seed: int, name: str, say: Connection) -> None:
    """Play until killed, closing the evening and opening it anew now and then."""
    say.send(None)
    dice = Random(seed)
    evening = opened(path, Backups(backups), name)
    while True:
        say.send(Acknowledged.by(evening.session))
        if dice.random() < 0.05:
            evening.close(now())
            evening = opened(path, Backups(backups), name)
        else:
            before = evening.session.history.timeline.last
            while evening.session.history.timeline.last == before:
                step(evening.session, dice)


def opened(path: Path, backups: Backups, name: str = "cards") -> Evening:
    """Open the evening, or begin it where there is none."""
    if path.exists():
        return Evening.open(path, plan, backups, now)
    return Evening.begin(path, plan(name), backups, now)
