"""The band across the TV's preview: blank, frozen and held, each with its own key, and the big button says so too."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from demoncity_gui import texts
from demoncity_gui.games.demon_city.rules.table import Stage
from demoncity_gui.host.desks.demon_city.task.task_page import TaskPage
from demoncity_gui.host.keyboard.keys import Key
from demoncity_gui.host.settings import RESULTS_AT_ONCE
from demoncity_gui.pieces.tv_picture import TvStage
from demoncity_gui.texts import host_window
from tests.host.conftest import OpenDesk
from tests.support.desk import Desk

ALL_DEFEND = ("Return", *["D", "Return"] * 6)
READY = (*ALL_DEFEND, "Space")


def bands(desk: Desk) -> list[str]:
    """What stands across the preview, line by line."""
    lines = desk.host.preview.findChildren(QPushButton)
    return [line.text() for line in lines if line.isVisible()]


def told(desk: Desk) -> int:
    fight = desk.session.table.fight
    assert fight is not None
    return fight.told


def test_nothing_stands_across_a_tv_that_follows(desk: Desk) -> None:
    desk.press(*READY, "Space", "Return")
    assert bands(desk) == []


@pytest.mark.parametrize(
    ("key", "band", "note"),
    [
        (
            "F9",
            f"{texts.tv_page.band(state=texts.tv_page.is_blank, does=texts.tv_page.show_again)} [F9]",
            "tv_is_blank",
        ),
        (
            "Shift+F9",
            (texts.tv_page.band(state=texts.tv_page.is_frozen, does=texts.tv_page.let_follow) + " [Shift+F9]"),
            "tv_is_frozen",
        ),
    ],
)
def test_a_blank_and_a_frozen_tv_say_so_and_the_same_key_ends_it(desk: Desk, key: str, band: str, note: str) -> None:
    desk.press(*ALL_DEFEND)
    plain = desk.next_step
    desk.press(key)
    assert bands(desk) == [band]
    assert desk.next_step == f"{plain} · {host_window[note]}"
    desk.press(key)
    assert bands(desk) == []
    assert desk.next_step == plain


def test_what_is_blank_and_frozen_says_both_and_each_key_ends_its_own(desk: Desk) -> None:
    desk.press(*ALL_DEFEND, "F9", "Shift+F9")
    assert len(bands(desk)) == 2 and desk.next_step.endswith(host_window.tv_is_both)
    desk.press("F9")
    assert bands(desk) == [
        (texts.tv_page.band(state=texts.tv_page.is_frozen, does=texts.tv_page.let_follow) + " [Shift+F9]")
    ]
    assert desk.session.tv.frozen and not desk.session.tv.state.blank


def test_a_held_flip_stands_there_and_in_the_big_button_which_turns_the_cards(desk: Desk) -> None:
    desk.press(*READY, "Ctrl+F9")
    assert bands(desk) == []
    desk.press("Space")
    assert bands(desk) == [
        (texts.tv_page.band(state=texts.tv_page.is_held, does=texts.tv_page.turn_cards) + " [Ctrl+Shift+F9]")
    ]
    assert desk.next_step == texts.keys.turn_cards
    assert desk.stage() is TvStage.READY

    desk.press("Space")

    assert desk.stage() is TvStage.VERDICT
    assert bands(desk) == [] and told(desk) == 0, "the key that turns them tells nothing further"


def test_where_the_host_has_results_at_once_the_big_button_still_turns_the_held_cards_first(desk: Desk) -> None:
    desk.host.settings[RESULTS_AT_ONCE] = True
    desk.press(*READY, "Ctrl+F9", "Space")
    assert desk.next_step == texts.keys.turn_cards
    desk.press("Return")
    assert desk.stage() is TvStage.VERDICT and told(desk) == 0
    assert desk.next_step != texts.keys.turn_cards


def test_freezing_turns_no_held_card(desk: Desk) -> None:
    desk.press(*READY, "Ctrl+F9", "Space", "Shift+F9")
    assert desk.stage() is TvStage.READY
    assert bands(desk) == [
        (texts.tv_page.band(state=texts.tv_page.is_frozen, does=texts.tv_page.let_follow) + " [Shift+F9]")
    ]
    desk.press("Shift+F9")
    assert desk.stage() is TvStage.VERDICT


def test_a_click_on_a_band_does_what_its_key_does(desk: Desk) -> None:
    desk.press(*READY, "Ctrl+F9", "Space", "F9")
    for state in ("BLANK", "HELD"):
        line = next(line for line in desk.host.preview.findChildren(QPushButton) if line.text().startswith(state))
        QTest.mouseClick(line, Qt.MouseButton.LeftButton)
        desk.settle()
    assert bands(desk) == []
    assert desk.stage() is TvStage.VERDICT


def test_a_note_that_is_written_while_a_flip_is_held_is_neither_lost_nor_turns_the_cards(desk: Desk) -> None:
    desk.press(*READY, "Ctrl+F9", "Space", "Ctrl+J")
    desk.type("She limps")
    desk.press("Return")

    assert desk.stage() is TvStage.READY
    assert desk.host.history.note.text() == "She limps"
    turn = desk.host.own_keys.with_sign(Key.TURN_CARDS)
    assert desk.message == host_window.cards_first(button=turn)


def test_a_task_that_is_held_is_turned_by_the_big_button_of_its_page(open_desk: OpenDesk) -> None:
    desk = open_desk()
    desk.press("Ctrl+F9", "F5", "Return", "5", "Return")
    button = desk.side_page(TaskPage).next_step
    assert desk.session.tv.flip_held
    assert button.accessibleName() == texts.keys.turn_cards
    desk.press("Space")
    assert desk.stage() is TvStage.TASK and not desk.session.tv.flip_held


def test_the_band_lies_over_the_picture_and_takes_no_more_than_its_lines(desk: Desk) -> None:
    desk.press("F9")
    preview = desk.host.preview
    band = next(line for line in preview.findChildren(QPushButton) if line.isVisible()).parentWidget()
    assert band is not None
    assert band.width() == preview.width() and band.height() < preview.height() / 2
    assert preview.rect().contains(band.geometry())


def test_the_stage_is_not_told_further_by_the_band(desk: Desk) -> None:
    desk.press(*READY, "Ctrl+F9", "Space")
    fight = desk.session.table.fight
    assert fight is not None and fight.stage is Stage.RESOLVING
    assert not any("won" in line for line in bands(desk))
