"""The evening's file: made whole, locked, never overwritten, and refused with the right trouble."""

from __future__ import annotations

import errno
import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from tempfile import mkdtemp

import pytest

from demoncity_gui.journal import file_format
from demoncity_gui.journal.entries import UnknownWord, encode
from demoncity_gui.journal.file_format import VERSION, FormatVersion
from demoncity_gui.journal.troubles import (
    AlreadyThere,
    Damaged,
    DiskFailed,
    InUse,
    Missing,
    NameTooLong,
    NoFolder,
    NoSpace,
    NotAnEvening,
    NotWritable,
    Replaced,
    TooNew,
    Trouble,
    TroubleReason,
)
from tests.journal.evenings import deed, entries_in, evening_of, redo, refusal_of, undo
from tests.support.demon_city import create_journal, decode, open_journal

ROOT = Path(__file__).parents[2]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "the red door.demoncity"


def refusal_to_create(path: Path) -> TroubleReason:
    with pytest.raises(Trouble) as refused:
        create_journal(path)
    return refused.value.reason


def header_with(header: bytes, at: int, number: int) -> bytes:
    return header[:at] + number.to_bytes(4, signed=True) + header[at + 4 :]


# Keeping


def test_an_evening_comes_back_after_closing_with_every_kind_of_entry(path: Path) -> None:
    story = (deed(1), deed(2), undo(3), redo(4), undo(5), deed(6))
    journal = create_journal(path)
    for entry in story:
        journal.append(entry)
    journal.close()
    assert entries_in(path) == story


def test_an_evening_is_one_file_once_closed(path: Path) -> None:
    evening_of(path, 3)
    assert os.listdir(path.parent) == [path.name]
    journal = open_journal(path)
    journal.append(deed(4))
    journal.close()
    assert os.listdir(path.parent) == [path.name]


def test_the_file_alone_copied_from_outside_in_mid_play_holds_every_entry(path: Path, tmp_path: Path) -> None:
    copy = tmp_path / "on the stick.demoncity"
    journal = create_journal(path)
    for number in range(1, 11):
        journal.append(deed(number))
        subprocess.run(["cp", path, copy], check=True)
        assert entries_in(copy) == journal.entries()
    journal.close()


@pytest.mark.parametrize(
    "name", ["50% of ?mode=ro#1.demoncity", "Überfall “im Café”.demoncity", "sp  ace ", "\udcff.demoncity"]
)
def test_any_name_will_do(tmp_path: Path, name: str) -> None:
    deeds = evening_of(tmp_path / name, 2)
    assert os.listdir(tmp_path) == [name]
    assert entries_in(tmp_path / name) == deeds


def test_an_evening_is_opened_through_a_link(path: Path, tmp_path: Path) -> None:
    deeds = evening_of(path, 2)
    (tmp_path / "link").symlink_to(path)
    assert entries_in(tmp_path / "link") == deeds


def test_a_commit_is_on_disk_and_not_only_on_its_way(path: Path) -> None:
    journal = create_journal(path)

    def pragma(name: str) -> object:
        return journal._connection.execute(f"PRAGMA {name}").fetchone()[0]

    assert pragma("journal_mode") == b"delete"
    assert pragma("synchronous") == 3  # EXTRA
    assert pragma("locking_mode") == b"exclusive"
    assert pragma("trusted_schema") == 0
    journal.close()
    assert int.from_bytes(path.read_bytes()[68:72]) == file_format.APPLICATION_ID
    assert int.from_bytes(path.read_bytes()[60:64]) == VERSION.user_version


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE entries SET body = x'00' WHERE number = 2",
        "UPDATE entries SET number = 9 WHERE number = 2",
        "DELETE FROM entries WHERE number = 3",
        "DELETE FROM entries",
        "INSERT OR REPLACE INTO entries VALUES (2, x'00', zeroblob(32))",
        "REPLACE INTO entries VALUES (3, x'00', zeroblob(32))",
        "INSERT INTO entries VALUES (5, x'00', zeroblob(32))",
        "INSERT INTO entries VALUES (NULL, x'00', zeroblob(32))",
        "INSERT INTO entries VALUES (4, x'00', x'00')",
        "INSERT INTO entries VALUES (4, 'text', zeroblob(32))",
    ],
)
def test_the_file_itself_refuses_to_change_an_entry(path: Path, statement: str) -> None:
    deeds = evening_of(path, 3)
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        with pytest.raises(sqlite3.IntegrityError):
            connection.execute(statement)
    assert entries_in(path) == deeds


# Making


def test_nothing_is_ever_overwritten(path: Path) -> None:
    path.write_bytes(b"my shopping list")
    assert refusal_to_create(path) == AlreadyThere(path)
    assert path.read_bytes() == b"my shopping list"
    path.unlink()
    path.symlink_to("nowhere")
    assert refusal_to_create(path) == AlreadyThere(path)
    path.unlink()
    path.mkdir()
    assert refusal_to_create(path) == AlreadyThere(path)


def test_an_evening_that_is_open_is_not_made_anew(path: Path) -> None:
    journal = create_journal(path)
    assert refusal_to_create(path) == AlreadyThere(path)
    journal.append(deed(1))
    journal.close()
    assert entries_in(path) == (deed(1),)


def test_there_must_be_a_folder(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("no folder")
    for folder in (tmp_path / "nowhere", tmp_path / "notes.txt"):
        assert refusal_to_create(folder / "evening.demoncity") == NoFolder(folder)


def test_where_no_file_can_be_made_the_place_is_named() -> None:
    path = Path("/proc/evening.demoncity")
    assert refusal_to_create(path) == NotWritable(path)


def test_a_read_only_disk_takes_no_new_evening(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuses(*_: object, **__: object) -> None:
        raise OSError(errno.EROFS, "Read-only file system")

    monkeypatch.setattr(os, "open", refuses)
    monkeypatch.setattr(os, "unlink", refuses)
    assert refusal_to_create(path) == NotWritable(path)


def test_a_name_too_long_leaves_nothing_behind(tmp_path: Path) -> None:
    path = tmp_path / ("long" * 70)
    assert refusal_to_create(path) == NameTooLong(path)
    assert os.listdir(tmp_path) == []


def no_links(*_: object) -> None:
    raise PermissionError(errno.EPERM, "Operation not permitted")


def test_a_disk_without_links_keeps_the_promise_too(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "link", no_links)
    deeds = evening_of(path, 2)
    assert os.listdir(path.parent) == [path.name]
    assert entries_in(path) == deeds


def test_an_evening_is_on_disk_before_it_has_its_name(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    fsync, link = os.fsync, os.link

    def keep(handle: int) -> None:
        told.append("kept " + ("names" if os.path.isdir(f"/proc/self/fd/{handle}") else "file"))
        fsync(handle)

    def give_name(draft: Path, place: Path) -> None:
        told.append("named")
        link(draft, place)

    monkeypatch.setattr(os, "fsync", keep)
    monkeypatch.setattr(os, "link", give_name)
    create_journal(path).close()
    assert told == ["kept file", "named", "kept names"]


@pytest.mark.parametrize("links", [True, False])
def test_somebody_quicker_keeps_their_file(path: Path, monkeypatch: pytest.MonkeyPatch, links: bool) -> None:
    link = os.link

    def somebody_is_quicker(draft: Path, place: Path) -> None:
        place.write_text("theirs")
        (link if links else no_links)(draft, place)

    monkeypatch.setattr(os, "link", somebody_is_quicker)
    assert refusal_to_create(path) == AlreadyThere(path)
    assert path.read_text() == "theirs"
    assert os.listdir(path.parent) == [path.name]


def test_a_disk_that_fails_midway_leaves_no_half_made_evening(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "link", no_links)
    monkeypatch.setattr(os, "replace", fails)
    assert refusal_to_create(path) == NoSpace(path)
    assert os.listdir(path.parent) == []


# Opening


def test_what_is_not_there_is_missing(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("no folder")
    for path in (tmp_path / "evening.demoncity", tmp_path / "nowhere" / "evening", tmp_path / "notes.txt" / "evening"):
        assert refusal_of(path) == Missing(path)


def test_an_evening_is_told_from_other_things(path: Path) -> None:
    evening_of(path, 1)
    evening = path.read_bytes()
    for other in (
        b"",
        b"my shopping list",
        b"\x89PNG\r\n\x1a\n" + bytes(200),
        evening[:99],
        header_with(evening, 68, 0),
        b"SQLite format 4\0" + evening[16:],
    ):
        path.write_bytes(other)
        assert refusal_of(path) == NotAnEvening(path)
        assert path.read_bytes() == other


def test_a_folder_and_a_pipe_are_no_evenings(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    assert refusal_of(tmp_path) == NotAnEvening(tmp_path)
    assert refusal_of(tmp_path / "pipe") == NotAnEvening(tmp_path / "pipe")


def test_another_program_s_database_is_left_alone_even_in_mid_commit(path: Path) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("CREATE TABLE recipes (name TEXT)")
        before = {name: (path.parent / name).read_bytes() for name in os.listdir(path.parent)}
        assert refusal_of(path) == NotAnEvening(path)
        assert {name: (path.parent / name).read_bytes() for name in os.listdir(path.parent)} == before


@pytest.mark.parametrize("what", ["table", "trigger gone", "trigger changed", "column"])
def test_a_table_that_is_not_ours_is_damage(path: Path, what: str) -> None:
    evening_of(path, 2)
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        if what == "table":
            connection.execute("CREATE TABLE recipes (name TEXT)")
        elif what == "column":
            connection.execute("ALTER TABLE entries ADD COLUMN recipe TEXT")
        else:
            connection.execute("DROP TRIGGER entries_never_go")
        if what == "trigger changed":
            connection.execute("CREATE TRIGGER entries_never_go AFTER DELETE ON entries BEGIN SELECT 1; END")
    assert refusal_of(path) == Damaged(path, 1)


def test_an_evening_kept_in_another_way_would_leave_files_beside_it_and_is_refused(path: Path) -> None:
    evening_of(path, 2)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
    before = path.read_bytes()
    assert refusal_of(path) == Damaged(path, 1)
    assert path.read_bytes() == before
    assert os.listdir(path.parent) == [path.name]


def test_a_newer_minor_format_is_opened_and_stays_as_new_as_it_was(path: Path) -> None:
    evening_of(path, 1)
    newer = FormatVersion(VERSION.major, VERSION.minor + 7)
    path.write_bytes(header_with(path.read_bytes(), 60, newer.user_version))
    journal = open_journal(path)
    journal.append(deed(2))
    journal.close()
    assert entries_in(path) == (deed(1), deed(2))
    assert file_format.version_in(path.read_bytes()[:100]) == newer


def test_a_newer_major_format_is_refused_with_the_version_it_needs(path: Path) -> None:
    evening_of(path, 1)
    path.write_bytes(header_with(path.read_bytes(), 60, FormatVersion(2, 3).user_version))
    before = path.read_bytes()
    assert refusal_of(path) == TooNew(path, "2.3", str(VERSION))
    assert path.read_bytes() == before


@pytest.mark.parametrize("number", [0, 999, -1, -(2**31)])
def test_a_version_that_never_was_is_damage(path: Path, number: int) -> None:
    evening_of(path, 1)
    path.write_bytes(header_with(path.read_bytes(), 60, number))
    assert refusal_of(path) == Damaged(path, 1)


def write_raw(path: Path, number: int, body: bytes) -> None:
    """Add a row with a sound hash, whatever is in it."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        before = connection.execute("SELECT hash FROM entries ORDER BY number DESC").fetchone()
        own_hash = file_format.chained(before[0] if before else file_format.FIRST_HASH, body)
        connection.execute("INSERT INTO entries VALUES (?, ?, ?)", (number, body, own_hash))


def test_an_entry_with_a_word_unknown_here_is_refused_and_not_skipped(path: Path) -> None:
    evening_of(path, 2)
    unknown = encode(deed(3)).replace(b'"set-toughness"', b'"set-the-mood"')
    with pytest.raises(UnknownWord):
        decode(unknown)
    write_raw(path, 3, unknown)
    path.write_bytes(header_with(path.read_bytes(), 60, VERSION.user_version + 1))
    before = path.read_bytes()
    assert refusal_of(path) == TooNew(path, f"1.{VERSION.minor + 1}", str(VERSION), entry=3)
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    "body", [encode(undo(1)), encode(redo(1)), encode(deed(2)), b"{", b'{"number":1}'[:-1]], ids=repr
)
def test_an_entry_that_can_t_stand_there_is_damage_though_its_hash_is_sound(path: Path, body: bytes) -> None:
    evening_of(path, 0)
    write_raw(path, 1, body)
    assert refusal_of(path) == Damaged(path, 1)


def test_a_second_undo_with_nothing_left_to_undo_is_damage_at_that_entry(path: Path) -> None:
    evening_of(path, 1)
    write_raw(path, 2, encode(undo(2)))
    write_raw(path, 3, encode(undo(3)))
    assert refusal_of(path) == Damaged(path, 3)


# One at a time


OPEN_ELSEWHERE = """
import sys
from pathlib import Path
from tests.support.demon_city import open_journal
from demoncity_gui.journal.troubles import Trouble
try:
    open_journal(Path(sys.argv[1])).close()
except Trouble as trouble:
    print(type(trouble.reason).__name__)
"""


def refusal_elsewhere(path: Path) -> str:
    """Return what a second program is told."""
    command = [sys.executable, "-c", OPEN_ELSEWHERE, str(path)]
    return subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout.strip()


def test_an_evening_is_open_once_here_and_elsewhere(path: Path) -> None:
    journal = create_journal(path)
    assert refusal_of(path) == InUse(path)
    # Trying here must not let go of the lock that keeps others out.
    assert refusal_elsewhere(path) == "InUse"
    journal.append(deed(1))
    assert refusal_of(path) == InUse(path)
    assert refusal_elsewhere(path) == "InUse"
    journal.close()
    assert refusal_elsewhere(path) == ""
    assert entries_in(path) == (deed(1),)


def test_an_evening_open_by_another_name_is_known(path: Path, tmp_path: Path) -> None:
    journal = create_journal(path)
    os.link(path, tmp_path / "twin")
    (tmp_path / "link").symlink_to(path)
    for name in ("twin", "link"):
        assert refusal_of(tmp_path / name) == InUse(tmp_path / name)
    journal.close()


def test_a_reader_in_another_program_keeps_the_evening_shut_with_a_sentence(path: Path) -> None:
    evening_of(path, 1)
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("BEGIN")
        connection.execute("SELECT * FROM entries").fetchall()
        assert refusal_of(path) == InUse(path)
    assert refusal_of(path) is None


# Read-only


@pytest.fixture
def open_folder() -> Iterator[Path]:
    """A folder that nobody in particular may reach, unlike pytest's own."""
    folder = Path(mkdtemp())
    folder.chmod(0o777)
    yield folder
    folder.chmod(0o777)
    shutil.rmtree(folder)


def told_to_nobody(verb: str, path: Path) -> str:
    """Return what somebody without a right to everything is told."""
    command = [sys.executable, "-m", "tests.journal.unprivileged", verb, str(path)]
    return subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout.strip()


def test_a_read_only_folder_takes_no_new_evening(open_folder: Path) -> None:
    path = open_folder / "evening.demoncity"
    open_folder.chmod(0o555)
    assert told_to_nobody("create", path) == "NotWritable"
    assert os.listdir(open_folder) == []
    open_folder.chmod(0o777)
    assert told_to_nobody("create", path) == ""
    assert os.listdir(open_folder) == [path.name]


@pytest.mark.parametrize(
    ("folder_mode", "mode", "told"),
    [
        (0o777, 0o666, ""),
        (0o777, 0o444, "NotWritable"),
        (0o555, 0o666, "NotWritable"),
        (0o777, 0o000, "NotReadable"),
        (0o000, 0o666, "NotReadable"),
    ],
)
def test_an_evening_that_can_t_be_written_is_not_played_on(
    open_folder: Path, folder_mode: int, mode: int, told: str
) -> None:
    path = open_folder / "evening.demoncity"
    deeds = evening_of(path, 2)
    before = path.read_bytes()
    path.chmod(mode)
    open_folder.chmod(folder_mode)
    assert told_to_nobody("open", path) == told
    open_folder.chmod(0o777)
    path.chmod(0o666)
    assert path.read_bytes() == before
    assert entries_in(path) == deeds


# Trouble in mid-play


def test_a_full_disk_loses_nothing_and_play_goes_on_once_there_is_room(path: Path) -> None:
    journal = create_journal(path)
    (pages,) = journal._connection.execute("PRAGMA page_count").fetchone()
    journal._connection.execute(f"PRAGMA max_page_count = {pages + 3}")
    kept = 0
    with pytest.raises(Trouble) as full:
        while True:
            journal.append(deed(kept + 1))
            kept += 1
    assert full.value.reason == NoSpace(path)
    assert len(journal.entries()) == kept > 1
    journal._connection.execute("PRAGMA max_page_count = 1000000")
    journal.append(deed(kept + 1))
    journal.close()
    assert entries_in(path) == tuple(deed(number) for number in range(1, kept + 2))


def test_a_commit_that_can_t_begin_loses_nothing(path: Path) -> None:
    evening_of(path, 1)
    journal = open_journal(path)
    in_the_way = path.with_name(path.name + "-journal")
    in_the_way.mkdir()
    with pytest.raises(Trouble) as refused:
        journal.append(deed(2))
    assert refused.value.reason == DiskFailed(path, "SQLITE_CANTOPEN")
    in_the_way.rmdir()
    journal.append(deed(2))
    journal.close()
    assert entries_in(path) == (deed(1), deed(2))


def test_an_evening_moved_away_or_deleted_in_mid_play_takes_no_more_entries(path: Path, tmp_path: Path) -> None:
    journal = create_journal(path)
    journal.append(deed(1))
    path.rename(tmp_path / "elsewhere")
    with pytest.raises(Trouble) as gone:
        journal.append(deed(2))
    assert gone.value.reason == Missing(path)
    path.write_text("another file in its place")
    with pytest.raises(Trouble) as taken:
        journal.append(deed(2))
    assert taken.value.reason == Replaced(path)
    path.unlink()
    path.mkdir()
    with pytest.raises(Trouble) as blocked:
        journal.append(deed(2))
    assert blocked.value.reason == Replaced(path)
    path.rmdir()
    (tmp_path / "elsewhere").rename(path)
    journal.append(deed(2))
    journal.close()
    assert entries_in(path) == (deed(1), deed(2))


def test_a_draft_that_a_killed_program_left_goes_away_one_at_work_stays(path: Path) -> None:
    left, at_work = (path.with_name(f".{name}.demoncity-draft") for name in ("left", "at-work"))
    left.touch()
    at_work.touch()
    os.utime(left, (0, 0))
    create_journal(path).close()
    assert not left.exists() and at_work.exists()
