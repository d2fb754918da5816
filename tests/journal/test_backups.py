"""Dated copies: ten of each evening, each whole, and none in the way of playing on."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest
from msgspec.structs import replace

from demoncity_gui import texts
from demoncity_gui.journal.backups import KEPT, Backup, Backups, restore
from demoncity_gui.journal.troubles import NoSpace, Trouble
from tests.journal.evenings import deed, entries_in, evening_of, undo
from tests.support.demon_city import JournalFile, create_journal


@pytest.fixture
def backups(tmp_path: Path) -> Backups:
    return Backups(tmp_path / "not there yet" / "backups")


def evening(folder: Path, length: int, name: str = "the red door.demoncity") -> JournalFile:
    return create_journal(folder / name, [deed(number) for number in range(1, length + 1)])


def moment(number: int) -> str:
    return f"2018-05-{26 + number // 24:02}T{number % 24:02}:00:00Z"


def test_a_backup_is_a_whole_evening_at_its_moment(tmp_path: Path, backups: Backups) -> None:
    journal = evening(tmp_path, 3)
    backups.make(journal, moment(20))
    journal.append(deed(4))
    (backup,) = backups.of(journal.mark)
    assert backup.made_at == moment(20)
    assert entries_in(backup.path) == (deed(1), deed(2), deed(3))
    journal.close()


def test_ten_are_kept_and_the_newest_come_first(tmp_path: Path, backups: Backups) -> None:
    journal = evening(tmp_path, 1)
    for number in range(KEPT + 3):
        backups.make(journal, moment(number))
        journal.append(deed(number + 2))
    kept = backups.of(journal.mark)
    assert KEPT == 10
    assert [backup.made_at for backup in kept] == [moment(number) for number in range(KEPT + 2, 2, -1)]
    assert [len(entries_in(backup.path)) for backup in kept] == list(range(KEPT + 3, 3, -1))
    assert len(os.listdir(kept[0].path.parent)) == KEPT
    journal.close()


def test_a_clock_that_was_ahead_once_stops_no_backups(tmp_path: Path, backups: Backups) -> None:
    journal = evening(tmp_path, 1)
    for number in range(KEPT + 2):
        backups.make(journal, "2031-01-01T00:00:00Z")
        journal.append(deed(number + 2))
    for number in range(KEPT + 2):
        backups.make(journal, moment(number))
        journal.append(deed(KEPT + number + 4))
        assert backups.of(journal.mark)[0].made_at == moment(number)
    assert [backup.entries for backup in backups.of(journal.mark)] == list(range(KEPT * 2 + 4, KEPT + 4, -1))
    journal.close()


def test_who_goes_back_to_a_copy_and_plays_on_is_backed_up_though_it_is_shorter(
    tmp_path: Path, backups: Backups
) -> None:
    journal = evening(tmp_path, 50)
    for number in range(KEPT):
        backups.make(journal, moment(number))
        journal.append(deed(51 + number))
    journal.close()
    older = evening(tmp_path, 20, "restored.demoncity")
    older.append(undo(21))
    backups.make(older, moment(KEPT))
    kept = backups.of(older.mark)
    assert len(kept) == KEPT
    assert kept[-1].entries == 21 and kept[-1].made_at == moment(KEPT)
    older.close()


def test_two_in_one_second_are_in_order(tmp_path: Path, backups: Backups) -> None:
    journal = evening(tmp_path, 9)
    backups.make(journal, moment(1))
    journal.append(deed(10))
    backups.make(journal, moment(1))
    assert [len(entries_in(backup.path)) for backup in backups.of(journal.mark)] == [10, 9]
    journal.close()


def test_what_has_not_changed_is_not_copied_again(tmp_path: Path, backups: Backups) -> None:
    journal = evening(tmp_path, 2)
    backups.make(journal, moment(1))
    backups.make(journal, moment(2))
    assert [backup.made_at for backup in backups.of(journal.mark)] == [moment(1)]
    backups.of(journal.mark)[0].path.write_bytes(b"no longer an evening")
    backups.make(journal, moment(3))
    assert [backup.made_at for backup in backups.of(journal.mark)] == [moment(3), moment(1)]
    journal.close()


def test_an_evening_that_has_not_begun_has_none(tmp_path: Path, backups: Backups) -> None:
    journal = evening(tmp_path, 0)
    backups.make(journal, moment(1))
    assert backups.of(journal.mark) == [] == backups.of_name("the red door")
    journal.close()


def test_each_evening_has_its_own_whatever_it_is_called(tmp_path: Path, backups: Backups) -> None:
    one = evening(tmp_path, 1)
    (tmp_path / "elsewhere").mkdir()
    other = create_journal(tmp_path / "elsewhere" / one.path.name, [deed(1), deed(2)])
    assert one.mark == other.mark, "a copy is the same evening"
    third = create_journal(tmp_path / "third.demoncity")
    third.append(replace(deed(1), written_at="2019-01-01T00:00:00Z"))
    assert third.mark != one.mark
    for number, journal in enumerate((one, other, third)):
        backups.make(journal, moment(number))
        journal.close()
    assert [backup.made_at for backup in backups.of_name("the red door")] == [moment(1), moment(0)]
    assert [backup.made_at for backup in backups.of_name("third")] == [moment(2)]
    assert backups.of_name("never played") == []


@pytest.mark.parametrize(
    "name",
    [
        "l" * 200,
        "ü" * 100,
        "🂡" * 59,
        "two\nlines",
        texts.evenings.restored(evening="50% ?mode=ro#1", moment="2018-05-26 01.00"),
    ],
)
def test_any_name_will_do(tmp_path: Path, backups: Backups, name: str) -> None:
    journal = evening(tmp_path, 1, f"{name}.demoncity")
    backups.make(journal, moment(1))
    (backup,) = backups.of(journal.mark)
    assert backups.of_name(name) == [backup]
    assert entries_in(backup.path) == (deed(1),)
    journal.close()
    assert entries_in(restore(backup, journal.path)) == (deed(1),)


def test_on_a_full_disk_there_is_trouble_and_all_is_kept_and_play_goes_on(
    tmp_path: Path, backups: Backups, monkeypatch: pytest.MonkeyPatch
) -> None:
    journal = evening(tmp_path, 1)
    for number in range(KEPT):
        backups.make(journal, moment(number))
        journal.append(deed(number + 2))
    before = backups.of(journal.mark)

    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as disk:
        disk.setattr(os, "fsync", full)
        with pytest.raises(Trouble) as refused:
            backups.make(journal, moment(20))
    assert isinstance(refused.value.reason, NoSpace)
    assert backups.of(journal.mark) == before
    assert len(os.listdir(before[0].path.parent)) == KEPT, "no half copy lies about"
    journal.append(deed(KEPT + 2))
    backups.make(journal, moment(21))
    assert backups.of(journal.mark)[0].made_at == moment(21)
    journal.close()


def test_where_no_folder_can_be_made_the_place_is_named(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("no folder")
    backups = Backups(tmp_path / "notes.txt")
    journal = evening(tmp_path, 1)
    with pytest.raises(Trouble) as refused:
        backups.make(journal, moment(1))
    assert str(tmp_path / "notes.txt") in str(refused.value.reason.path)
    assert backups.of(journal.mark) == []
    journal.close()


def test_other_files_in_the_folder_are_left_alone(tmp_path: Path, backups: Backups) -> None:
    journal = evening(tmp_path, 1)
    backups.make(journal, moment(0))
    note = backups.of(journal.mark)[0].path.with_name("note.txt")
    note.write_text("mine")
    for number in range(1, KEPT + 3):
        journal.append(deed(number + 1))
        backups.make(journal, moment(number))
    assert note.read_text() == "mine"
    journal.close()


def test_a_restored_copy_lies_beside_the_evening_and_changes_nothing(tmp_path: Path, backups: Backups) -> None:
    journal = evening(tmp_path, 2)
    backups.make(journal, moment(20))
    journal.append(deed(3))
    (backup,) = backups.of(journal.mark)
    journal.close()
    places = [restore(backup, journal.path) for _ in range(2)]
    assert len(set(places)) == 2 and all(place.parent == tmp_path for place in places)
    assert texts.evenings.restored(evening="the red door", moment="2018-05-26 20.00") in places[0].name
    for place in places:
        assert entries_in(place) == (deed(1), deed(2))
    assert entries_in(journal.path) == (deed(1), deed(2), deed(3))


def test_a_copy_that_is_gone_is_told(tmp_path: Path) -> None:
    evening_of(tmp_path / "e.demoncity", 1)
    before = os.listdir(tmp_path)
    with pytest.raises(Trouble):
        restore(Backup(tmp_path / "gone.demoncity", moment(1), 1), tmp_path / "e.demoncity")
    assert os.listdir(tmp_path) == before
