"""The TV menu: freezing, holding the flip; and how much moves."""

from __future__ import annotations

from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QLabel

from demoncity_gui.host.settings import MOTION
from demoncity_gui.pieces.tv_picture import TvStage
from demoncity_gui.texts import host_window
from demoncity_gui.tv.scene.liveliness import Liveliness
from tests.host.conftest import OpenDesk
from tests.support.desk import Desk


def to_ready(desk: Desk) -> None:
    desk.press("Return")
    desk.press(*["D", "Return"] * 6, "Space")
    assert stage_of(desk) == TvStage.READY


def stage_of(desk: Desk) -> TvStage:
    return desk.tv.stage


def liveliness(desk: Desk) -> Liveliness:
    return desk.program.stage.liveliness


def status(desk: Desk) -> str:
    return " ".join(label.toolTip() or label.text() for label in desk.host.statusBar().findChildren(QLabel))


def test_a_frozen_tv_waits_while_the_host_goes_on_and_the_status_bar_says_so(desk: Desk) -> None:
    to_ready(desk)
    desk.press("Shift+F9", "Space")

    assert stage_of(desk) == TvStage.READY
    assert desk.host.session.table.fight is not None
    assert host_window.frozen(key="Shift+F9") in status(desk)

    desk.press("Shift+F9")
    assert stage_of(desk) == TvStage.VERDICT
    assert "frozen" not in status(desk)


def test_a_held_flip_waits_for_a_key_and_then_turns_the_cards(desk: Desk) -> None:
    to_ready(desk)
    desk.press("Ctrl+F9", "Space")
    assert stage_of(desk) == TvStage.READY
    assert host_window.held(key="Ctrl+Shift+F9") in status(desk)

    desk.keyboard.press("Ctrl+Shift+F9")

    assert stage_of(desk) == TvStage.VERDICT
    assert desk.program.stage.motion.running


def test_these_keys_work_in_the_players_window_too(desk: Desk) -> None:
    to_ready(desk)
    desk.host.press(QKeySequence("Shift+F9"))

    assert desk.host.session.tv.frozen


def test_the_choice_of_motion_is_kept(open_desk: OpenDesk) -> None:
    desk = open_desk()
    assert liveliness(desk) == Liveliness.ON

    desk.host.settings[MOTION] = Liveliness.REDUCED
    assert liveliness(desk) == Liveliness.REDUCED

    again = open_desk()
    assert liveliness(again) == Liveliness.REDUCED


def test_another_evening_is_shown_unfrozen(desk: Desk) -> None:
    desk.press("Shift+F9")
    desk.host.put_away()

    assert not desk.host.session.tv.frozen
    assert "frozen" not in status(desk)


def test_a_window_on_the_one_screen_comes_back_next_time_where_it_was_dragged_to(open_desk: OpenDesk) -> None:
    desk = open_desk()
    desk.program.tv.setGeometry(40, 50, 320, 180)
    desk.host.close()

    again = open_desk()

    assert again.program.tv.geometry().getRect() == (40, 50, 320, 180)
