"""Reading an evening without opening it: the sound part, and why it ends there."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from demoncity_gui.journal.file_format import SCHEMA
from demoncity_gui.journal.troubles import Damaged, InUse, Missing, NotAnEvening, ReadOnly, Trouble, TroubleReason
from tests.journal.evenings import deed, entries_in, evening_of
from tests.support.demon_city import create_journal, open_to_read

PAGE = 4096


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "evening.demoncity"


def refusal(path: Path) -> TroubleReason:
    with pytest.raises(Trouble) as refused:
        open_to_read(path)
    return refused.value.reason


def test_a_sound_evening_is_read_whole_and_stays_as_it_is(path: Path) -> None:
    deeds = evening_of(path, 5)
    before = path.read_bytes(), path.stat().st_mtime_ns
    journal, reason = open_to_read(path)
    assert (journal.entries(), reason) == (deeds, None)
    assert (path.read_bytes(), path.stat().st_mtime_ns) == before
    assert os.listdir(path.parent) == [path.name]


def test_nothing_can_be_added_to_what_was_read(path: Path) -> None:
    deeds = evening_of(path, 2)
    journal, _ = open_to_read(path)
    with pytest.raises(Trouble) as refused:
        journal.append(deed(3))
    assert refused.value.reason == ReadOnly(path)
    assert journal.entries() == deeds == entries_in(path)


@pytest.mark.parametrize("number", [2, 7, 20])
def test_what_comes_before_the_damage_is_read(path: Path, number: int) -> None:
    deeds = evening_of(path, 20)
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("DROP TRIGGER entries_never_change")
        connection.execute("UPDATE entries SET hash = zeroblob(32) WHERE number = ?", (number,))
        connection.execute(SCHEMA["entries_never_change"])
    before = path.read_bytes()
    journal, reason = open_to_read(path)
    assert (journal.entries(), reason) == (deeds[: number - 1], Damaged(path, number))
    assert path.read_bytes() == before


def test_of_a_file_cut_short_what_is_left_is_read(path: Path) -> None:
    deeds = evening_of(path, 30)
    whole = path.read_bytes()
    read = []
    for pages in range(len(whole) // PAGE - 1, 2, -1):
        path.write_bytes(whole[: pages * PAGE])
        try:
            journal, reason = open_to_read(path)
        except Trouble as trouble:
            assert trouble.reason == Damaged(path, 1)
            read.append(0)
            continue
        entries = journal.entries()
        assert entries == deeds[: len(entries)]
        assert reason == Damaged(path, len(entries) + 1)
        read.append(len(entries))
    assert read == sorted(read, reverse=True) and read[0] > 20


def test_damage_to_the_first_entry_leaves_nothing_to_read(path: Path) -> None:
    evening_of(path, 3)
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("DROP TRIGGER entries_never_change")
        connection.execute("UPDATE entries SET hash = zeroblob(32) WHERE number = 1")
        connection.execute(SCHEMA["entries_never_change"])
    assert refusal(path) == Damaged(path, 1)


def test_what_is_open_in_this_program_is_not_touched(path: Path) -> None:
    journal = create_journal(path)
    assert refusal(path) == InUse(path)
    journal.append(deed(1))
    journal.close()
    assert open_to_read(path)[0].entries() == (deed(1),)


def test_what_is_not_there_and_what_is_no_evening(path: Path) -> None:
    assert refusal(path) == Missing(path)
    path.mkdir()
    assert refusal(path) == NotAnEvening(path)
    path.rmdir()
    path.write_text("my shopping list")
    assert refusal(path) == NotAnEvening(path)
