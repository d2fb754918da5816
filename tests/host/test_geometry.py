"""The window comes back as it stood, on a screen that is there."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QByteArray, QSettings
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDockWidget

from tests.host.conftest import OpenDesk
from tests.support.desk import Desk


def dock(desk: Desk, name: str) -> QDockWidget:
    found = desk.host.findChild(QDockWidget, name)
    assert isinstance(found, QDockWidget)
    return found


def close(desk: Desk) -> None:
    desk.host.close()
    desk.settle()


def test_a_first_start_is_of_the_common_size_and_shows_every_dock(desk: Desk) -> None:
    assert (desk.host.width(), desk.host.height()) == (1366, 768)
    assert all(dock(desk, name).isVisible() for name in ("tv", "clashes", "decks", "history"))


def test_size_place_and_docks_come_back(open_desk: OpenDesk) -> None:
    before = open_desk()
    before.host.setGeometry(0, 30, 1300, 700)
    dock(before, "clashes").hide()
    dock(before, "history").setFloating(True)
    before.settle()
    close(before)

    after = open_desk()

    # Of the width Qt makes what the offscreen screen of 800 by 800 pixels has room for.
    assert (after.host.geometry().y(), after.host.height()) == (30, 700)
    assert not dock(after, "clashes").isVisible()
    assert dock(after, "history").isFloating()
    assert dock(after, "tv").isVisible()


def test_a_place_off_every_screen_comes_back_into_sight(open_desk: OpenDesk) -> None:
    before = open_desk()
    before.host.move(9000, 7000)
    before.settle()
    close(before)

    after = open_desk()

    screen = QGuiApplication.primaryScreen().availableGeometry()
    assert screen.contains(after.host.frameGeometry().topLeft())


def test_settings_that_are_no_geometry_are_passed_over(open_desk: OpenDesk, tmp_path: Path) -> None:
    settings = QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)
    for key, value in (("host/geometry", QByteArray(b"nonsense")), ("host/docks", 7)):
        settings.setValue(key, value)
    settings.sync()

    desk = open_desk()

    assert (desk.host.width(), desk.host.height()) == (1366, 768)
    assert all(dock(desk, name).isVisible() for name in ("tv", "clashes", "decks", "history"))
