"""What every journal promises, in memory and on disk."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from demoncity_gui.games.demon_city.rules.commands import Complicate
from demoncity_gui.journal.entries import EntryKind
from demoncity_gui.journal.timeline import OutOfOrder
from tests.journal.evenings import NOON, deed, redo, undo
from tests.support.demon_city import Entry, Journal, JournalInMemory, create_journal


def in_memory(_folder: Path) -> Journal:
    return JournalInMemory()


def on_disk(folder: Path) -> Journal:
    return create_journal(folder / "evening.demoncity")


def made_in_memory(_folder: Path, entries: tuple[Entry, ...]) -> Journal:
    return JournalInMemory(entries)


def made_on_disk(folder: Path, entries: tuple[Entry, ...]) -> Journal:
    return create_journal(folder / "evening.demoncity", entries)


@pytest.fixture(params=[in_memory, on_disk])
def journal(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Journal]:
    make: Callable[[Path], Journal] = request.param
    made = make(tmp_path)
    yield made
    made.close()


def test_a_new_journal_is_empty(journal: Journal) -> None:
    assert journal.entries() == ()


def test_entries_are_kept_in_order(journal: Journal) -> None:
    story = (deed(1), deed(2), undo(3), redo(4), undo(5), deed(6))
    for length, entry in enumerate(story, start=1):
        journal.append(entry)
        assert journal.entries() == story[:length]


def test_an_undone_branch_stays_readable(journal: Journal) -> None:
    for entry in (deed(1), undo(2), deed(3)):
        journal.append(entry)
    assert deed(1) in journal.entries()


@pytest.mark.parametrize(
    "wrong", [deed(1), deed(2), deed(4), redo(3)], ids=["first again", "last again", "gap", "no redo"]
)
def test_what_can_t_come_next_is_refused_and_changes_nothing(journal: Journal, wrong: Entry) -> None:
    journal.append(deed(1))
    journal.append(deed(2))
    with pytest.raises(OutOfOrder):
        journal.append(wrong)
    journal.append(deed(3))
    assert journal.entries() == (deed(1), deed(2), deed(3))


def test_nothing_to_undo_is_refused(journal: Journal) -> None:
    with pytest.raises(OutOfOrder):
        journal.append(undo(1))
    assert journal.entries() == ()


def test_half_a_character_is_refused_and_changes_nothing(journal: Journal) -> None:
    with pytest.raises(ValueError, match="surrogates"):
        journal.append(Entry(1, EntryKind.DO, NOON, Complicate("\ud83d")))
    journal.append(deed(1))
    assert journal.entries() == (deed(1),)


def test_a_closed_journal_can_be_closed_again_but_neither_read_nor_added_to(journal: Journal) -> None:
    journal.append(deed(1))
    journal.close()
    journal.close()
    asked: tuple[Callable[[], object], ...] = (
        journal.entries,
        lambda: journal.entry(1),
        lambda: journal.append(deed(2)),
    )
    for ask in asked:
        with pytest.raises(ValueError, match="closed"):
            ask()


def test_one_entry_can_be_read_by_its_number(journal: Journal) -> None:
    story = (deed(1), deed(2), undo(3), redo(4))
    for length, entry in enumerate(story, start=1):
        journal.append(entry)
        assert tuple(journal.entry(number) for number in range(1, length + 1)) == story[:length]


def test_its_timeline_grows_with_it_and_by_nothing_that_was_refused(journal: Journal) -> None:
    timeline = journal.timeline
    for entry in (deed(1), deed(2), undo(3), deed(4)):
        journal.append(entry)
    with pytest.raises(OutOfOrder):
        journal.append(redo(5))
    assert (timeline.last, timeline.standing) == (4, (1, 4))
    assert journal.timeline is timeline


@pytest.mark.parametrize("made", [made_in_memory, made_on_disk])
def test_a_journal_can_begin_with_entries(made: Callable[[Path, tuple[Entry, ...]], Journal], tmp_path: Path) -> None:
    story = (deed(1), deed(2), undo(3))
    journal = made(tmp_path, story)
    assert (journal.entries(), journal.timeline.standing, journal.timeline.to_redo) == (story, (1,), 2)
    journal.append(redo(4))
    assert journal.entries() == (*story, redo(4))
    journal.close()


def test_what_was_read_does_not_grow(journal: Journal) -> None:
    before = journal.entries()
    journal.append(deed(1))
    assert before == ()
