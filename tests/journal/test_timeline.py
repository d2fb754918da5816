from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from demoncity_gui.journal.timeline import OutOfOrder, Timeline
from tests.journal.evenings import deed, go, redo, undo
from tests.support.demon_city import Entry


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


def test_any_deed_of_any_branch_can_be_gone_to_and_redo_goes_on_as_that_branch_did() -> None:
    timeline = Timeline(told("do do do do undo undo do do"))  # 1 2 3 4, and from 2 the branch 7 8
    timeline.add(go(9, to=3))
    assert (timeline.standing, timeline.to_redo) == ((1, 2, 3), 4)
    assert [number for number in range(1, 10) if timeline.may_be_redone(number)] == [4]
    timeline.add(go(10, to=1))
    assert [number for number in range(1, 11) if timeline.may_be_redone(number)] == [2, 3, 4]
    assert [timeline.newest_after(number) for number in range(1, 11)] == [1, 2, 3, 4, 3, 2, 7, 8, 3, 1]
    timeline.add(go(11, to=8))
    assert (timeline.standing, timeline.to_redo) == ((1, 2, 7, 8), 0)
    assert list(timeline.left_behind_by(4)) == [8, 7]


@pytest.mark.parametrize("to", [0, 2, 3, 4])
def test_nobody_goes_to_what_is_no_deed_or_the_newest(to: int) -> None:
    timeline = Timeline(told("do do undo redo"))
    with pytest.raises(OutOfOrder):
        timeline.add(go(5, to=to))
    assert timeline.standing == (1, 2)


@given(st.lists(st.one_of(st.sampled_from(["do", "undo", "redo"]), st.integers(1, 30)), max_size=40))
def test_any_story_with_leaps_is_told_as_a_tree_would_tell_it(words: list[str | int]) -> None:
    timeline, parents, last_child, now = Timeline(), dict[int, int](), dict[int, int](), 0
    for word in words:
        number = timeline.last + 1
        if isinstance(word, int):
            if word not in parents or word == now:
                with pytest.raises(OutOfOrder):
                    timeline.check(go(number, to=word))
                continue
            timeline.add(go(number, to=word))
            now = step = word
            while step:
                last_child[parents[step]], step = step, parents[step]
        elif (word == "undo" and not now) or (word == "redo" and not last_child.get(now)):
            continue
        else:
            timeline.add({"do": deed, "undo": undo, "redo": redo}[word](number))
            if word == "do":
                parents[number], last_child[now], now = now, number, number
            else:
                now = parents[now] if word == "undo" else last_child[now]
        path, step = [], now
        while step:
            path.append(step)
            step = parents[step]
        ahead, step = [], last_child.get(now, 0)
        while step:
            ahead.append(step)
            step = last_child.get(step, 0)
        assert timeline.standing == tuple(reversed(path))
        assert [one for one in range(1, timeline.last + 1) if timeline.stands(one)] == path[::-1]
        assert [one for one in range(1, timeline.last + 1) if timeline.may_be_redone(one)] == ahead
        assert timeline.newest_after(timeline.last) == now


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
