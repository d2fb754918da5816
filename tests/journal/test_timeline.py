from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from demoncity_gui.journal.entries import Entry
from demoncity_gui.journal.timeline import NOTHING_YET, OutOfOrder, Timeline, after, timeline_of
from tests.journal.evenings import deed, redo, undo


def told(words: str) -> tuple[Entry, ...]:
    """Return the entries of a story in three words: do, undo, redo."""
    write = {"do": deed, "undo": undo, "redo": redo}
    return tuple(write[word](number) for number, word in enumerate(words.split(), start=1))


def numbers(entries: tuple[Entry, ...]) -> list[int]:
    return [entry.number for entry in entries]


@pytest.mark.parametrize(
    ("words", "standing", "undone"),
    [
        ("", [], []),
        ("do do do", [1, 2, 3], []),
        ("do do do undo", [1, 2], [3]),
        ("do do do undo undo", [1], [3, 2]),
        ("do do do undo undo redo", [1, 2], [3]),
        ("do do do undo undo redo redo", [1, 2, 3], []),
        ("do undo", [], [1]),
        ("do do undo do", [1, 4], []),
        ("do do undo undo do undo redo", [5], []),
    ],
)
def test_what_stands_and_what_may_be_redone(words: str, standing: list[int], undone: list[int]) -> None:
    timeline = timeline_of(told(words))
    assert (numbers(timeline.standing), numbers(timeline.undone)) == (standing, undone)
    assert timeline.last == len(words.split())


def test_a_new_deed_ends_what_could_be_redone() -> None:
    timeline = timeline_of(told("do do undo do"))
    with pytest.raises(OutOfOrder):
        after(timeline, redo(5))


@pytest.mark.parametrize("words", ["undo", "redo", "do redo", "do undo undo", "do undo redo redo"])
def test_nobody_undoes_what_was_never_done_nor_redoes_what_was_not_undone(words: str) -> None:
    with pytest.raises(OutOfOrder) as refused:
        timeline_of(told(words))
    assert refused.value.number == len(words.split())


@pytest.mark.parametrize("number", [1, 2, 4])
def test_entries_count_up_without_gaps(number: int) -> None:
    with pytest.raises(OutOfOrder):
        after(timeline_of(told("do do")), deed(number))


@given(st.lists(st.sampled_from(["do", "undo", "redo"]), max_size=40))
def test_one_entry_at_a_time_tells_the_same_as_all_at_once(words: list[str]) -> None:
    by_steps: Timeline = NOTHING_YET
    entries: list[Entry] = []
    for word in words:
        entry = {"do": deed, "undo": undo, "redo": redo}[word](len(entries) + 1)
        try:
            by_steps = after(by_steps, entry)
        except OutOfOrder:
            continue
        entries.append(entry)
        if word == "undo":
            assert after(by_steps, redo(len(entries) + 1)).standing == by_steps.standing + by_steps.undone[-1:]
    assert by_steps == timeline_of(entries)
    assert len(set(numbers(by_steps.standing + by_steps.undone))) == len(by_steps.standing + by_steps.undone)
