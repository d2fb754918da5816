"""Undo and redo of every step: the windows as they were, and the same cards."""

from __future__ import annotations

import pytest

from demoncity_gui.pieces.tv_picture import FaceUp
from demoncity_gui.texts import demon_city_rows as row_texts
from demoncity_gui.texts import host_window
from tests.host.conftest import OpenDesk
from tests.support.desk import Desk
from tests.support.trio import ANN, BILL, CASSIE, evening_of, stacked

UNDO, REDO = "Ctrl+Z", "Ctrl+Shift+Z"

EXAMPLE_STEPS: tuple[tuple[str, ...], ...] = (
    ("Return",),
    ("A", "5", "Return"),
    ("S", "4", "Return"),
    ("U", "Return", "Return"),
    ("D", "Return"),
    ("P", "3", "Return"),
    ("S", "2", "W", "+", "Return"),
    ("Space",),
    ("Space",),
    ("Return",),
    ("Return",),
    ("-",),
    ("Y",),
    ("Return",),
    ("Shift+Return",),
    ("Space",),
    ("Space",),
    ("Ctrl+E",),
)
TIE_AND_CHOICE: tuple[tuple[str, ...], ...] = (
    ("Return",),
    ("A", "Return"),
    ("A", "1", "Return"),
    ("A", "Return"),
    ("Space",),
    ("Space",),
    ("T", *"fog", "Return"),
    ("Return",),
    ("Return",),
    ("Return",),
    ("D", "Return"),
    ("Return",),
    ("Space",),
    ("Space",),
    ("Return",),
    ("Return",),
)


def cards_up(desk: Desk) -> list[str]:
    return [str(card.card) for lane in desk.tv.lanes for card in lane.cards if isinstance(card, FaceUp)]


@pytest.fixture(params=["example", "tie and choice"])
def desk_and_steps(request: pytest.FixtureRequest, open_desk: OpenDesk) -> tuple[Desk, tuple[tuple[str, ...], ...]]:
    if request.param == "example":
        return open_desk(), EXAMPLE_STEPS
    chance = stacked(players="7 3 2 9 9", horror="7 2 1")
    return open_desk(evening_of(ANN, BILL, CASSIE), chance), TIE_AND_CHOICE


def test_every_step_is_undone_and_redone_and_both_windows_are_as_they_were(
    desk_and_steps: tuple[Desk, tuple[tuple[str, ...], ...]],
) -> None:
    desk, steps = desk_and_steps
    seen = [desk.seen()]
    tables = [desk.session.table]
    for keys in steps:
        desk.press(*keys)
        assert desk.message == ""
        seen.append(desk.seen())
        tables.append(desk.session.table)
    assert len({repr(table) for table in tables}) == len(tables)

    for at in reversed(range(len(steps))):
        desk.press(UNDO)
        assert desk.seen() == seen[at], f"undo of step {at + 1}: {steps[at]}"
        assert desk.session.table == tables[at]
    for at in range(len(steps)):
        desk.press(REDO)
        assert desk.seen() == seen[at + 1], f"redo of step {at + 1}: {steps[at]}"
        assert desk.session.table == tables[at + 1]


def test_what_is_undone_and_done_anew_draws_the_same_cards(
    desk_and_steps: tuple[Desk, tuple[tuple[str, ...], ...]],
) -> None:
    desk, steps = desk_and_steps
    for keys in steps:
        desk.press(*keys)
        table, seen, up = desk.session.table, desk.seen(), cards_up(desk)

        desk.press(UNDO)
        desk.press(*keys)

        assert desk.session.table == table
        assert desk.seen() == seen
        assert cards_up(desk) == up


def test_the_first_step_is_not_undone_and_nothing_new_is_redone(desk: Desk) -> None:
    before = desk.seen()

    desk.press(UNDO, REDO)

    assert desk.seen() == before
    assert desk.message == ""


def test_undoing_the_throw_says_that_the_players_have_seen_the_cards(desk: Desk) -> None:
    desk.press("Return", *["D", "Return"] * 6, "Space", "Space")

    desk.press(UNDO)

    assert desk.message == host_window.seen
    assert desk.page.message.objectName() == "notice", "it is news, and no refusal"
    assert cards_up(desk) == []


def test_a_half_made_announcement_is_no_step(desk: Desk) -> None:
    desk.press("Return", "A", "5", "W")

    desk.press(UNDO)

    assert desk.next_step == row_texts.begin_action
