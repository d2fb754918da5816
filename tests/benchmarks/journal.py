"""What keeping an evening costs, beside the disk's own part of it: `python tests/benchmarks/journal.py`.

What is compared takes turns within one run, so that a machine that is busy for a while is busy for both.
"""

from __future__ import annotations

import gc
import sqlite3
import statistics
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter

sys.path.insert(0, str(Path(__file__).parents[2]))


from demoncity_gui.evening.chance import RehearsedChance
from demoncity_gui.games.demon_city.rules.commands import BeginEvening, Command, EndAction, JoinFight, ShuffleDeck
from demoncity_gui.games.demon_city.rules.refusals import RuleRefusal
from demoncity_gui.journal.entries import encode
from demoncity_gui.pieces.decks import DeckName
from tests.support.asked_play import asked
from tests.support.cast import ann, bill, cassie, dirk, eel, max_
from tests.support.demon_city import JournalFile, JournalInMemory, Session, create_journal, decode, open_journal
from tests.support.stacked import HORROR_10, PLAYERS_31
from tests.support.whole_rounds import next_command

COMMANDS, EARLY, UNDOS = 10_000, 1_000, 1_000
TURNS = 7
COMMITS = 1_000
MOST_PEOPLE = 10
SIX = (ann, cassie, max_, bill, dirk, eel)
NOON = "2018-05-26T12:00:00Z"


def session_over(journal: JournalFile | JournalInMemory) -> Session:
    return Session(journal, RehearsedChance(1), lambda: NOON)


def commands(session: Session, dice: Random) -> Iterator[Command]:
    """Ask for one command after another, whatever the rules say to them."""
    if not session.history.timeline.last:
        yield BeginEvening("A long night", "The pier", (ann, bill, cassie, dirk, eel), PLAYERS_31, HORROR_10)
    while True:
        command = asked(session.table, dice)
        # Random play would have more and more people join, until the table is like none that was ever played at.
        if not isinstance(command, JoinFight) or len(session.table.characters) < MOST_PEOPLE:
            yield command


def play(session: Session, until: int, asked_for: Iterator[Command]) -> None:
    """Do what is asked for until so many entries are kept."""
    for command in asked_for:
        try:
            session.do(command)
        except RuleRefusal:
            continue
        if session.history.timeline.last >= until:
            return


def ordinary(session: Session, dice: Random) -> Iterator[Command]:
    """Ask for one command after another of an ordinary evening: round after round of six people, by no house rule.

    What random play comes to is slower to judge than to keep: fights of everybody, by the oddest readings.
    """
    if not session.history.timeline.last:
        yield BeginEvening("A long night", "The pier", SIX, PLAYERS_31, HORROR_10)
    while True:
        height = session.history.timeline.last
        command = next_command(dice, session.table, SIX)
        yield command
        if session.history.timeline.last == height:  # refused: a deck is too small for all that was announced
            yield EndAction()
            yield ShuffleDeck(DeckName.PLAYERS)
            yield ShuffleDeck(DeckName.HORROR)


def seconds(work: Callable[[], None]) -> float:
    gc.collect()
    began = perf_counter()
    work()
    return perf_counter() - began


def reopening(path: Path) -> None:
    """Compare opening an evening at its last step with reading and decoding the rows that it is made of."""

    def reopened() -> None:
        journal = open_journal(path)
        session_over(journal)
        journal.close()

    def read() -> None:
        with closing(sqlite3.connect(path)) as connection:
            rows = connection.execute("SELECT number, body, hash FROM entries ORDER BY number")
            entries = [decode(body) for _, body, _ in rows]
        assert len(entries) == COMMANDS

    turns = [(seconds(reopened), seconds(read)) for _ in range(TURNS)]
    whole, rows = (min(times) for times in zip(*turns, strict=True))
    print(f"{COMMANDS} commands, {path.stat().st_size / 1e6:.1f} MB, best of {TURNS} turns")
    print(
        f"reopened {whole * 1000:.0f} ms, rows read and decoded {rows * 1000:.0f} ms: {whole / rows:.2f} times (aim 2)"
    )


def acknowledging(path: Path) -> None:
    """Compare a command, from asked to kept, with a bare commit of a row of its size, one after the other.

    The evening is an ordinary one: six people, no house rule, thousands of entries.
    """
    bare = sqlite3.connect(path.with_name("bare"), isolation_level=None)
    bare.execute("PRAGMA locking_mode = EXCLUSIVE")
    bare.execute("PRAGMA synchronous = EXTRA")
    bare.execute("PRAGMA journal_mode = DELETE")
    bare.execute("CREATE TABLE entries (number INTEGER PRIMARY KEY, body BLOB NOT NULL, hash BLOB NOT NULL)")
    journal = open_journal(path)
    session = session_over(journal)
    times: list[tuple[float, float]] = []
    for command in ordinary(session, Random(2)):
        began = perf_counter()
        try:
            session.do(command)
        except RuleRefusal:
            continue
        kept = perf_counter() - began
        row = (len(times), bytes(len(encode(journal.entry(journal.timeline.last)))), bytes(32))
        began = perf_counter()
        bare.execute("INSERT INTO entries VALUES (?, ?, ?)", row)
        times.append((kept, perf_counter() - began))
        if len(times) == COMMITS:
            break
    journal.close()
    bare.close()
    ours, theirs = (statistics.median(column) * 1000 for column in zip(*times, strict=True))
    print(
        f"{COMMITS} commands more, medians: {ours:.2f} ms from asked to kept, a bare commit {theirs:.2f} ms: ", end=""
    )
    print(f"{ours / theirs:.2f} times (aim 1.5)")


def memory(path: Path) -> None:
    """Compare what this process weighs late in an evening with what it weighed early."""
    journal = create_journal(path)
    session, dice = session_over(journal), Random(3)
    play(session, EARLY, commands(session, dice))
    early = resident()
    play(session, COMMANDS, commands(session, dice))
    for _ in range(UNDOS):
        session.undo()
    late = resident()
    journal.close()
    print(
        f"{early / 1000:.1f} MB after {EARLY} commands, {late / 1000:.1f} MB after {COMMANDS} and {UNDOS} undos: ",
        end="",
    )
    print(f"{late / early:.2f} times (aim 1.3)")


def resident() -> int:
    """Return how much of this process is in memory, in kB."""
    gc.collect()
    status = Path("/proc/self/status").read_text()
    return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS:"))


def kept(path: Path, asks: Callable[[Session, Random], Iterator[Command]]) -> Path:
    """Keep an evening of so many commands in a file; return where."""
    journal = JournalInMemory()
    session = session_over(journal)
    play(session, COMMANDS, asks(session, Random(1)))
    create_journal(path, journal.entries()).close()
    return path


def main() -> None:
    """Print the three figures."""
    with TemporaryDirectory() as folder:
        memory(Path(folder) / "memory")
        reopening(kept(Path(folder) / "random", commands))
        acknowledging(kept(Path(folder) / "ordinary", ordinary))


if __name__ == "__main__":
    main()
