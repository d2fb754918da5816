"""What lies beside an evening is looked at before SQLite obeys it: a stranger's journal deletes nothing."""

from __future__ import annotations

import os
import socket
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from demoncity_gui.journal import file_format
from demoncity_gui.journal.backups import Backups
from demoncity_gui.journal.troubles import (
    Damaged,
    ForeignJournal,
    NameTooLong,
    NotAnEvening,
    TooLarge,
    Trouble,
    sentence,
)
from tests.journal.crafted import PAGE, crafted, header, record, super_journal
from tests.journal.evenings import deed, entries_in, evening_of, refusal_of
from tests.support.demon_city import create_journal, open_journal, open_to_read
from tests.support.random_evenings import evening_on_disk
from tests.support.started import everything_in, started
from tests.support.trials import Trials

LENGTH = 12


@pytest.fixture
def path(tmp_path: Path) -> Path:
    folder = tmp_path / "gift"
    folder.mkdir()
    evening_of(folder / "gift.demoncity", LENGTH)
    return folder / "gift.demoncity"


@pytest.fixture
def victim(tmp_path: Path) -> Path:
    file = tmp_path / "thesis.odt"
    file.write_bytes(b"\0 three years of work")
    return file


def journal_of(path: Path) -> Path:
    return path.with_name(f"{path.name}-journal")


def a_super_journal(path: Path, victim: Path) -> None:
    journal_of(path).write_bytes(header(path.stat().st_size // PAGE) + super_journal(victim))


def a_super_journal_behind_records(path: Path, victim: Path) -> None:
    first = record(1, path.read_bytes()[:PAGE])
    journal_of(path).write_bytes(header(path.stat().st_size // PAGE, 1) + first + super_journal(victim))


def a_super_journal_that_waits_for_a_crash(path: Path, victim: Path) -> None:
    journal_of(path).write_bytes(bytes(9000) + super_journal(victim))


def a_link(path: Path, victim: Path) -> None:
    journal_of(path).symlink_to(victim)


def a_second_name(path: Path, victim: Path) -> None:
    journal_of(path).hardlink_to(victim)


def a_pipe(path: Path, victim: Path) -> None:
    os.mkfifo(journal_of(path))


def a_folder(path: Path, victim: Path) -> None:
    journal_of(path).mkdir()


def a_socket(path: Path, victim: Path) -> None:
    here = os.getcwd()
    os.chdir(path.parent)  # an address is short
    with socket.socket(socket.AF_UNIX) as line:
        line.bind(journal_of(path).name)
    os.chdir(here)


def an_endless_size(path: Path, victim: Path) -> None:
    journal_of(path).write_bytes(header(2**31))


def no_size_of_a_page(path: Path, victim: Path) -> None:
    lies = bytearray(header(2**25))
    lies[24:28] = bytes(4)
    journal_of(path).write_bytes(lies)


def an_odd_size_of_a_page(path: Path, victim: Path) -> None:
    lies = bytearray(header(1))
    lies[24:28] = (3).to_bytes(4)
    journal_of(path).write_bytes(lies)


def a_wal(path: Path, victim: Path) -> None:
    path.with_name(f"{path.name}-wal").write_bytes(b"")


def a_wal_pipe(path: Path, victim: Path) -> None:
    os.mkfifo(path.with_name(f"{path.name}-wal"))


def a_shm_link(path: Path, victim: Path) -> None:
    path.with_name(f"{path.name}-shm").symlink_to(victim)


Lay = Callable[[Path, Path], None]
FOREIGN: list[Lay] = [
    a_super_journal,
    a_super_journal_behind_records,
    a_super_journal_that_waits_for_a_crash,
    a_link,
    a_second_name,
    a_pipe,
    a_folder,
    a_socket,
    an_endless_size,
    no_size_of_a_page,
    an_odd_size_of_a_page,
    a_wal,
    a_wal_pipe,
    a_shm_link,
]


def lying(folder: Path) -> dict[str, tuple[int, int, bytes]]:
    """Return what lies there: of each its kind, its names, and its bytes if it is a file."""
    return {
        place.name: (place.lstat().st_mode, place.lstat().st_nlink, place.read_bytes() if place.is_file() else b"")
        for place in folder.iterdir()
    }


@pytest.mark.parametrize("lay", FOREIGN)
def test_beside_a_stranger_s_journal_an_evening_is_read_as_it_lies_and_nothing_changes(
    path: Path, victim: Path, lay: Lay
) -> None:
    truth = entries_in(path)
    lay(path, victim)
    before, work = lying(path.parent), victim.read_bytes()

    refused = refusal_of(path)
    journal, reason = open_to_read(path)

    assert isinstance(refused, ForeignJournal)
    assert reason == refused
    assert journal.entries() == truth
    assert lying(path.parent) == before
    assert victim.read_bytes() == work


@pytest.mark.parametrize("pages", [0, 1])
def test_an_evening_that_a_stranger_s_journal_would_cut_short_is_read_as_it_lies(path: Path, pages: int) -> None:
    truth, before = entries_in(path), path.read_bytes()
    journal_of(path).write_bytes(header(pages))

    assert isinstance(refusal_of(path), Damaged | ForeignJournal | NotAnEvening)
    journal, reason = open_to_read(path)

    assert journal.entries() == truth
    assert reason == ForeignJournal(path, journal_of(path))
    assert path.read_bytes() == before


@pytest.mark.parametrize("command", ["check", "history", "replay"])
@pytest.mark.parametrize("lay", [a_super_journal, a_pipe])
def test_the_commands_say_what_lies_there_and_delete_nothing(
    path: Path, victim: Path, tmp_path: Path, lay: Lay, command: str
) -> None:
    path.unlink()
    lay(evening_on_disk(path, steps=LENGTH), victim)
    done = started(tmp_path / "home", command, path)
    assert done.err == f"demoncity: {sentence(ForeignJournal(path, journal_of(path)))}\n"
    assert done.status == 1
    assert victim.exists()


def test_once_it_is_moved_away_the_evening_opens(path: Path, victim: Path) -> None:
    a_super_journal(path, victim)
    assert isinstance(refusal_of(path), ForeignJournal)
    journal_of(path).unlink()
    assert len(entries_in(path)) == LENGTH


def test_a_journal_that_ends_as_pages_do_is_honest(path: Path) -> None:
    """What a program leaves that is killed between two commits: a header of zeros, and old pages behind it."""
    journal_of(path).write_bytes(bytes(512) + record(1, path.read_bytes()[:PAGE]))
    opened = open_journal(path)
    assert opened.left_open
    opened.append(deed(LENGTH + 1))
    opened.close()
    assert os.listdir(path.parent) == [path.name]


def test_a_backup_is_looked_at_as_well(path: Path, victim: Path) -> None:
    backups = Backups(path.parent / "backups")
    journal = open_journal(path)
    backups.make(journal, "2018-05-26T12:00:00Z")
    (copy,) = backups.of(journal.mark)
    a_super_journal(copy.path, victim)
    backups.make(journal, "2018-05-26T12:00:01Z")
    journal.close()
    assert victim.exists()


def test_no_evening_is_made_where_none_could_be_opened(tmp_path: Path) -> None:
    longest = 255 - len("-journal")
    deep = tmp_path / ("d" * 200) / ("e" * 200)
    deep.mkdir(parents=True)
    for path in (tmp_path / ("n" * 255), tmp_path / ("n" * (longest + 1)), deep / ("n" * 200)):
        with pytest.raises(Trouble) as refused:
            create_journal(path)
        assert refused.value.reason == NameTooLong(path)
    create_journal(tmp_path / ("n" * longest)).close()
    assert sorted(os.listdir(tmp_path)) == sorted(["d" * 200, "n" * longest])


def test_one_that_came_under_too_long_a_name_is_told_so_and_left_alone(path: Path, tmp_path: Path) -> None:
    long = path.rename(tmp_path / ("n" * 255))
    assert refusal_of(long) == NameTooLong(long)
    assert sorted(os.listdir(tmp_path)) == sorted(["gift", long.name])


def test_a_file_larger_than_any_evening_is_not_read(path: Path) -> None:
    os.truncate(path, 20_000_000_000)  # holes, and no bytes on the disk
    assert refusal_of(path) == TooLarge(path)
    with pytest.raises(Trouble) as refused:
        open_to_read(path)
    assert refused.value.reason == TooLarge(path)


def test_reading_leaves_no_copy_on_the_disk(path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A program that is killed while it reads would leave it there."""
    empty = tmp_path / "temporary"
    empty.mkdir(mode=0o500)
    monkeypatch.setattr("tempfile.tempdir", str(empty / "nowhere"))
    assert len(open_to_read(path)[0].entries()) == LENGTH


def test_what_a_killed_program_left_of_a_copy_goes_with_the_next(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "temporary"
    old, young = folder / "demoncity-copy-old", folder / "demoncity-copy-young"
    for left in (old, young):
        left.mkdir(parents=True)
        (left / "evening").write_bytes(bytes(99))
    os.utime(old, (0, 0))
    monkeypatch.setattr("tempfile.tempdir", str(folder))
    journal_of(path).write_bytes(header(path.stat().st_size // PAGE))
    assert len(entries_in(path)) == LENGTH
    assert os.listdir(folder) == [young.name]


@pytest.mark.soak
def test_crafted_journals_delete_nothing_and_hang_nothing_in_the_real_program(
    path: Path, tmp_path: Path, trials: Trials, record_property: Callable[[str, object], None]
) -> None:
    evening, endings = path.read_bytes(), Counter[str]()
    for trial in range(trials(300, one_in=20)):
        luck = Random(trial)
        victim = tmp_path / f"{luck.choice(['thesis', 'façade', 'ä' * 50])}.odt"
        victim.write_bytes(b"three years of work")
        path.write_bytes(evening)
        journal_of(path).write_bytes(crafted(luck, evening, victim))
        before = everything_in(path.parent)
        done = started(tmp_path / "home", luck.choice(["check", "history", "replay"]), path)
        assert victim.read_bytes() == b"three years of work", trial
        assert everything_in(path.parent) == before, trial
        assert "Traceback" not in done.err and done.err.count("\n") <= 1, (trial, done)
        try:
            open_journal(path).close()
            endings["rolled back or passed over"] += 1
        except Trouble as trouble:
            endings["foreign" if isinstance(trouble.reason, ForeignJournal) else "damaged"] += 1
            assert everything_in(path.parent) == before, trial
        assert victim.read_bytes() == b"three years of work", trial
        assert path.stat().st_size < file_format.MOST_BYTES
    for ending, times in endings.items():
        record_property(ending, times)
    assert endings["foreign"] and endings["rolled back or passed over"]
