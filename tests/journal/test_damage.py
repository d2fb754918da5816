"""Any byte of an evening may be wrong: it opens with its true content, or is refused with one sentence, unchanged."""

from __future__ import annotations

import os
import random
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from demoncity_gui.games.demon_city.rules.commands import EndAction
from demoncity_gui.journal.entries import EntryKind, encode
from demoncity_gui.journal.file_format import FIRST_HASH, SCHEMA, chained
from demoncity_gui.journal.troubles import Damaged, InUse, Trouble, sentence
from tests.journal.evenings import NOON, deed, entries_in, evening_of, refusal_of
from tests.support.demon_city import Entry, open_journal
from tests.support.trials import Trials

PAGE = 4096
LENGTH = 30


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "evening.demoncity"


def opens_truly_or_is_refused(path: Path, truth: tuple[Entry, ...], mutation: object) -> bool:
    """Assert what this file's tests are about; return whether it opened."""
    before = path.read_bytes()
    try:
        journal = open_journal(path)
    except Trouble as trouble:
        opened = False
        words = sentence(trouble.reason)
        assert str(path) in words and words.endswith("."), mutation
        if isinstance(trouble.reason, Damaged):
            assert 1 <= trouble.reason.entry <= len(truth) + 1, mutation
    else:
        opened, entries = True, journal.entries()
        journal.close()
        assert entries == truth, mutation
    assert path.read_bytes() == before, mutation
    assert os.listdir(path.parent) == [path.name], mutation
    return opened


@pytest.mark.soak
def test_a_flipped_bit_of_an_entry_is_found_at_that_entry(path: Path, trials: Trials) -> None:
    evening_of(path, LENGTH)
    pristine = path.read_bytes()
    for trial in range(trials(1000)):
        luck = random.Random(trial)
        number, column = luck.randint(1, LENGTH), luck.choice(["body", "body", "hash"])
        path.write_bytes(pristine)
        with closing(sqlite3.connect(path, isolation_level=None)) as connection:
            connection.execute("PRAGMA synchronous = OFF")
            connection.execute("DROP TRIGGER entries_never_change")
            (value,) = connection.execute(f"SELECT {column} FROM entries WHERE number = ?", (number,)).fetchone()
            changed = bytearray(value)
            changed[luck.randrange(len(changed))] ^= 1 << luck.randrange(8)
            connection.execute(f"UPDATE entries SET {column} = ? WHERE number = ?", (bytes(changed), number))
            connection.execute(SCHEMA["entries_never_change"])
        assert refusal_of(path) == Damaged(path, number), trial


@pytest.mark.parametrize("what", ["one gone", "last renumbered", "two swapped", "one doubled", "another evening's"])
def test_entries_taken_out_moved_or_put_in_are_found(path: Path, what: str) -> None:
    evening_of(path, 10)
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        for trigger in ("entries_never_change", "entries_never_go", "entries_only_follow"):
            connection.execute(f"DROP TRIGGER {trigger}")
        if what == "one gone":
            connection.execute("DELETE FROM entries WHERE number = 5")
        elif what == "two swapped":
            connection.execute("UPDATE entries SET number = -5 WHERE number = 5")
            connection.execute("UPDATE entries SET number = 5 WHERE number = 6")
            connection.execute("UPDATE entries SET number = 6 WHERE number = -5")
        elif what == "another evening's":
            theirs = encode(Entry(5, EntryKind.DO, NOON, EndAction()))
            row = (theirs, chained(chained(FIRST_HASH, encode(deed(4))), theirs))
            connection.execute("UPDATE entries SET body = ?, hash = ? WHERE number = 5", row)
        elif what == "one doubled":
            connection.execute("UPDATE entries SET body = (SELECT body FROM entries WHERE number = 6) WHERE number = 5")
        else:
            connection.execute("UPDATE entries SET number = 11 WHERE number = 10")
        for trigger in ("entries_never_change", "entries_never_go", "entries_only_follow"):
            connection.execute(SCHEMA[trigger])
    assert refusal_of(path) == Damaged(path, 10 if what == "last renumbered" else 5)


@pytest.mark.soak
def test_pages_cut_off_zeroed_swapped_or_doubled(path: Path, trials: Trials) -> None:
    truth = evening_of(path, LENGTH)
    pristine = path.read_bytes()
    pages = len(pristine) // PAGE
    for trial in range(trials(1000)):
        luck = random.Random(trial)
        one, other = (slice(PAGE * page, PAGE * (page + 1)) for page in luck.sample(range(pages), 2))
        mutated = bytearray(pristine)
        match trial % 5:
            case 0:
                del mutated[luck.randrange(len(mutated)) :]
            case 1:
                mutated[one] = bytes(PAGE)
            case 2:
                mutated[one], mutated[other] = pristine[other], pristine[one]
            case 3:
                mutated[one] = pristine[other]
            case _:
                del mutated[one]
        path.write_bytes(mutated)
        assert not opens_truly_or_is_refused(path, truth, trial)


# A commit that was cut off


def cut_off(path: Path, number: int) -> dict[str, bytes]:
    """Return the two files as they lie when the program dies in the midst of writing this entry."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA cache_size = 1")
        connection.execute("BEGIN")
        for late in range(number, number + 20):
            # With no room to keep pages, SQLite writes them before the commit.
            connection.execute("INSERT INTO entries VALUES (?, zeroblob(9000), zeroblob(32))", (late,))
        # Locked, and so no case for recovery.
        assert refusal_of(path) == InUse(path)
        lying = {file.name: file.read_bytes() for file in path.parent.iterdir()}
    assert len(lying) == 2 and any(lying[path.name + "-journal"][:8])
    return lying


def lay(files: dict[str, bytes], folder: Path) -> None:
    for name, content in files.items():
        (folder / name).write_bytes(content)


def test_a_commit_that_was_cut_off_is_undone_and_all_before_it_kept(path: Path) -> None:
    truth = evening_of(path, LENGTH)
    lay(cut_off(path, LENGTH + 1), path.parent)
    journal = open_journal(path)
    assert journal.entries() == truth
    journal.append(deed(LENGTH + 1))
    journal.close()
    assert entries_in(path) == (*truth, deed(LENGTH + 1))
    assert os.listdir(path.parent) == [path.name]


def test_a_damaged_evening_is_left_alone_even_where_a_commit_was_cut_off(path: Path) -> None:
    evening_of(path, LENGTH)
    lying = cut_off(path, LENGTH + 1)
    at = lying[path.name].rindex(b'"set-toughness","who":1')
    lying[path.name] = lying[path.name][:at] + b"X" + lying[path.name][at + 1 :]
    lay(lying, path.parent)
    assert isinstance(refusal_of(path), Damaged)
    assert {file.name: file.read_bytes() for file in path.parent.iterdir()} == lying


def test_the_unfinished_commit_of_another_evening_ruins_nothing(path: Path, tmp_path: Path) -> None:
    truth = evening_of(path, LENGTH)
    other = tmp_path / "other"
    other.mkdir()
    evening_of(other / path.name, LENGTH + 15)
    foreign = path.name + "-journal"
    unfinished = cut_off(other / path.name, LENGTH + 16)[foreign]
    shutil.rmtree(other)
    before = path.read_bytes()
    with closing(sqlite3.connect(path, isolation_level=None)) as somebody:
        somebody.execute("BEGIN EXCLUSIVE")
        (path.parent / foreign).write_bytes(unfinished)
        assert refusal_of(path) == InUse(path)
        (path.parent / foreign).unlink()
    (path.parent / foreign).write_bytes(unfinished)
    assert isinstance(refusal_of(path), Damaged)
    assert path.read_bytes() == before
    (path.parent / foreign).unlink()
    assert entries_in(path) == truth
