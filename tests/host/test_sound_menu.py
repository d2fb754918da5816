"""The TV's sounds: how loud, mute by one key, kept for the next evening."""

from __future__ import annotations

from PySide6.QtGui import QAction

from demoncity_gui import texts
from demoncity_gui.host.settings import VOLUME
from tests.host.conftest import OpenDesk
from tests.support.desk import Desk


def line(desk: Desk, words: str) -> QAction:
    return next(action for action in desk.host.tv.sound_menu.menu.actions() if words in action.text())


def test_one_key_silences_the_tv_and_lets_it_sound_again(desk: Desk) -> None:
    assert desk.host.tv.sound_menu.loudness == 0.75
    desk.press("F12")
    assert desk.host.tv.sound_menu.loudness == 0
    desk.press("F12")
    assert desk.host.tv.sound_menu.loudness == 0.75


def test_volume_and_mute_are_kept_for_the_next_evening(open_desk: OpenDesk) -> None:
    first = open_desk()
    first.host.settings[VOLUME] = 25
    first.press("F12")

    again = open_desk()

    assert again.host.tv.sound_menu.loudness == 0
    again.press("F12")
    assert again.host.tv.sound_menu.loudness == 0.25


def test_the_menu_says_that_there_is_no_device_only_where_there_is_none(desk: Desk) -> None:
    nothing = line(desk, texts.tv_page.no_sound)
    assert not nothing.isVisible()
    desk.program.sounds.device_found.emit(False)
    assert nothing.isVisible()
    desk.program.sounds.device_found.emit(True)
    assert not nothing.isVisible()
