"""An evening's file that somebody else moves, replaces or overwrites in mid-play: noticed, and nothing is lost."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from demoncity_gui.evening.evening import Evening
from demoncity_gui.journal.backups import Backups
from demoncity_gui.journal.troubles import Missing, Overwritten, Replaced, Trouble, TroubleReason
from tests.journal.evenings import deed, entries_in, evening_of
from tests.journal.playing import now, plan, step
from tests.support.demon_city import JournalFile, open_journal, open_to_read
from tests.support.trials import Trials

LENGTH = 40


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "the red door.demoncity"


def refusal_to_append(journal: JournalFile, number: int) -> TroubleReason:
    with pytest.raises(Trouble) as refused:
        journal.append(deed(number))
    return refused.value.reason


def a_byte_in_the_midst(path: Path) -> None:
    with path.open("r+b") as file:
        file.seek(9000)
        file.write(b"\xff")


def cut_short(path: Path) -> None:
    os.truncate(path, 8192)


def emptied(path: Path) -> None:
    path.write_bytes(b"")


def grown(path: Path) -> None:
    with path.open("ab") as file:
        file.write(bytes(4096))


def another_program_s(path: Path) -> None:
    path.write_bytes(b"my shopping list" * 9000)


def an_older_copy(path: Path) -> None:
    """What a program does that keeps folders in step, where the other side has the older file."""
    older = path.with_name("older")
    evening_of(older, 3)
    path.write_bytes(older.read_bytes())
    older.unlink()


def its_time_put_back(path: Path, change: Callable[[Path], None]) -> None:
    before = path.stat()
    change(path)
    os.utime(path, ns=(before.st_atime_ns, before.st_mtime_ns))


OVERWRITTEN = [a_byte_in_the_midst, cut_short, emptied, grown, another_program_s, an_older_copy]


@pytest.mark.parametrize("overwrite", OVERWRITTEN)
def test_a_file_overwritten_in_place_takes_no_more_entries_and_is_saved_whole_elsewhere(
    path: Path, tmp_path: Path, overwrite: Callable[[Path], None]
) -> None:
    truth = evening_of(path, LENGTH)
    journal = open_journal(path)
    journal.append(deed(LENGTH + 1))
    overwrite(path)
    ruins = path.read_bytes()

    assert refusal_to_append(journal, LENGTH + 2) == Overwritten(path)
    assert refusal_to_append(journal, LENGTH + 2) == Overwritten(path)
    assert path.read_bytes() == ruins
    assert journal.entries() == (*truth, deed(LENGTH + 1))
    assert journal.entry(7) == deed(7)
    journal.copy_to(tmp_path / "elsewhere")
    journal.close()

    assert entries_in(tmp_path / "elsewhere") == (*truth, deed(LENGTH + 1))
    assert path.read_bytes() == ruins


def test_the_size_and_the_header_are_looked_at_where_the_time_was_put_back(path: Path) -> None:
    evening_of(path, LENGTH)
    journal = open_journal(path)
    its_time_put_back(path, cut_short)
    assert refusal_to_append(journal, LENGTH + 1) == Overwritten(path)
    journal.close()


def test_a_file_that_was_only_touched_is_played_on(path: Path) -> None:
    truth = evening_of(path, 3)
    journal = open_journal(path)
    os.utime(path)
    journal.append(deed(4))
    content = path.read_bytes()
    path.write_bytes(content)
    journal.append(deed(5))
    journal.close()
    assert entries_in(path) == (*truth, deed(4), deed(5))


@pytest.mark.parametrize("what", ["gone", "replaced"])
def test_a_file_gone_or_replaced_is_told_apart_and_saved_elsewhere(path: Path, tmp_path: Path, what: str) -> None:
    truth = evening_of(path, LENGTH)
    journal = open_journal(path)
    path.unlink()
    if what == "replaced":
        evening_of(path, 1)
    assert refusal_to_append(journal, LENGTH + 1) == (Missing(path) if what == "gone" else Replaced(path))
    journal.copy_to(tmp_path / "elsewhere")
    journal.close()
    assert entries_in(tmp_path / "elsewhere") == truth
    assert not path.exists() if what == "gone" else entries_in(path) == (deed(1),)


def test_an_older_format_is_not_raised_in_a_file_that_was_overwritten(path: Path) -> None:
    evening_of(path, LENGTH)
    journal = open_journal(path)
    another_program_s(path)
    with pytest.raises(Trouble) as refused:
        journal.upgrade()
    assert refused.value.reason == Overwritten(path)
    journal.close()


@pytest.mark.soak
def test_an_evening_overwritten_at_any_moment_is_saved_elsewhere_with_every_step(
    tmp_path: Path, trials: Trials, record_property: Callable[[str, object], None]
) -> None:
    found = Counter[str]()
    for trial in range(trials(100)):
        luck = Random(trial)
        folder = tmp_path / str(trial)
        folder.mkdir()
        path, backups = folder / "evening.demoncity", Backups(folder / "backups")
        evening = Evening.begin(path, plan(), backups, now)
        for _ in range(luck.randrange(1, 60)):
            step(evening.session, luck)
        mark, table, last = evening.mark, evening.session.table, evening.session.history.timeline.last
        luck.choice(OVERWRITTEN)(path)
        ruins = path.read_bytes()
        with pytest.raises(Trouble) as refused:
            while True:
                step(evening.session, luck)
        found[type(refused.value.reason).__name__] += 1
        assert evening.session.table == table
        evening.copy_to(folder / "elsewhere.demoncity")
        evening.close(now())
        assert path.read_bytes() == ruins
        for copy in (folder / "elsewhere.demoncity", backups.of(mark)[0].path):
            assert len(open_to_read(copy)[0].entries()) == last
        again = Evening.open(folder / "elsewhere.demoncity", plan, backups, now)
        assert again.session.table == table
        again.close(now())
    assert set(found) == {"Overwritten"}
    record_property("evenings overwritten", found.total())
