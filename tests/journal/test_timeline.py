from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from demoncity_gui.journal.entries import Entry
from demoncity_gui.journal.timeline import OutOfOrder, Timeline
from tests.journal.evenings import deed, redo, undo


def told(words: str) -> tuple[Entry, ...]:
    """Return the entries of a story in three words: do, undo, redo."""
    write = {"do": deed, "undo": undo, "redo": redo}
    return tuple(write[word](number) for number, word in enumerate(words.split(), start=1))


def undone(timeline: Timeline) -> list[int]:
    """Return what may be redone, the next first, by redoing it all."""
    found = []
    while timeline.to_redo:
        found.append(timeline.to_redo)
        timeline.add(redo(timeline.last + 1))
    return found


@pytest.mark.parametrize(
    ("words", "standing", "to_redo"),
    [
        ("", (), []),
        ("do do do", (1, 2, 3), []),
        ("do do do undo", (1, 2), [3]),
        ("do do do undo undo", (1,), [2, 3]),
        ("do do do undo undo redo", (1, 2), [3]),
        ("do do do undo undo redo redo", (1, 2, 3), []),
        ("do undo", (), [1]),
        ("do do undo do", (1, 4), []),
        ("do do undo undo do undo redo", (5,), []),
    ],
)
def test_what_stands_and_what_may_be_redone(words: str, standing: tuple[int, ...], to_redo: list[int]) -> None:
    timeline = Timeline(told(words))
    assert (timeline.standing, timeline.height) == (standing, len(standing))
    assert timeline.newest == (standing[-1] if standing else 0)
    assert [number for number in range(1, timeline.last + 1) if timeline.stands(number)] == list(standing)
    assert timeline.last == len(words.split())
    assert undone(timeline) == to_redo


@pytest.mark.parametrize(
    ("words", "deeds"),
    [
        ("do do undo undo redo redo", [1, 2, 2, 1, 1, 2]),
        ("do do undo do undo undo redo", [1, 2, 2, 4, 4, 1, 1]),
    ],
)
def test_each_entry_is_about_a_deed(words: str, deeds: list[int]) -> None:
    timeline = Timeline(told(words))
    assert [timeline.deed_of(number) for number in range(1, timeline.last + 1)] == deeds


def test_a_branch_that_was_left_still_knows_where_it_began() -> None:
    timeline = Timeline(told("do do do undo undo do do"))
    assert timeline.standing == (1, 6, 7)
    assert [timeline.before(deed) for deed in (1, 2, 3, 6, 7)] == [0, 1, 2, 1, 6]


def test_a_new_deed_ends_what_could_be_redone() -> None:
    timeline = Timeline(told("do do undo do"))
    assert timeline.to_redo == 0
    with pytest.raises(OutOfOrder):
        timeline.add(redo(5))


@pytest.mark.parametrize("words", ["undo", "redo", "do redo", "do undo undo", "do undo redo redo"])
def test_nobody_undoes_what_was_never_done_nor_redoes_what_was_not_undone(words: str) -> None:
    with pytest.raises(OutOfOrder) as refused:
        Timeline(told(words))
    assert refused.value.number == len(words.split())


@pytest.mark.parametrize("number", [1, 2, 4])
def test_entries_count_up_without_gaps(number: int) -> None:
    timeline = Timeline(told("do do"))
    with pytest.raises(OutOfOrder):
        timeline.add(deed(number))
    assert (timeline.last, timeline.standing) == (2, (1, 2))


@given(st.lists(st.sampled_from(["do", "undo", "redo"]), max_size=40))
def test_any_story_is_told_as_two_piles_would_tell_it(words: list[str]) -> None:
    """What is done lies on one pile; undo moves its top to another, redo back; a new deed clears that other."""
    timeline = Timeline()
    standing: list[int] = []
    aside: list[int] = []
    entries: list[Entry] = []
    for word in words:
        entry = {"do": deed, "undo": undo, "redo": redo}[word](len(entries) + 1)
        if (word == "undo" and not standing) or (word == "redo" and not aside):
            with pytest.raises(OutOfOrder):
                timeline.check(entry)
            with pytest.raises(OutOfOrder):
                timeline.add(entry)
            continue
        timeline.check(entry)
        timeline.add(entry)
        entries.append(entry)
        match word:
            case "undo":
                aside.append(standing.pop())
            case "redo":
                standing.append(aside.pop())
            case _:
                standing.append(entry.number)
                aside.clear()
        assert timeline.standing == tuple(standing)
        assert timeline.to_redo == (aside[-1] if aside else 0)
    again = Timeline(entries)
    assert (again.last, again.standing, undone(again)) == (timeline.last, tuple(standing), aside[::-1])
