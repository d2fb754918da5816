"""The window comes back as it stood, on a screen that is there."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray, QSettings
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDockWidget, QLabel, QTableView

from demoncity_gui.host.desks.demon_city.round.agility_model import Column
from demoncity_gui.host.desks.demon_city.round.chip_groups import GAINS, LOSSES
from demoncity_gui.host.keyboard.keys import Key
from demoncity_gui.texts import host_window
from demoncity_gui.texts.catalogue import spoken
from demoncity_gui.texts.pseudo import PSEUDO
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
    after.host.docks.column.trigger()  # in so narrow a window it is folded
    after.settle()

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


ON_A_LAPTOP = """
import sys
from pathlib import Path
from demoncity_gui.host.settings import Settings
from demoncity_gui.app.program import Program
from demoncity_gui.app.start import application
from demoncity_gui.evening.evening import no_evening
app = application()
folder = Path(sys.argv[1])
settings = Settings(folder / "settings.ini")
program = Program(no_evening(), settings, casts=folder / "casts")
program.host.fit_screen()
program.show()
app.processEvents()
screen = program.host.screen().availableGeometry()
print(program.host.isMaximized())
program.host.showNormal()
app.processEvents()
framed = program.host.frameGeometry().size()
print(framed != program.host.size(), framed.boundedTo(screen.size()) == framed)
program.host.close()
"""


@pytest.mark.parametrize("scale", ["1", "1.5", "2"])
def test_on_a_laptop_s_screen_a_first_start_fills_it_and_fits_it_with_its_frame(tmp_path: Path, scale: str) -> None:
    """A laptop of 1366 by 768 pixels, which may enlarge everything."""
    screen = {"name": "Laptop", "x": 0, "y": 0, "width": 1366, "height": 768, "dpr": 1}
    screen |= {"logicalDpi": 96, "logicalBaseDpi": 96}
    config = tmp_path / "screen.json"
    config.write_text(
        json.dumps({"synchronousWindowSystemEvents": True, "windowFrameMargins": True, "screens": [screen]})
    )
    said = subprocess.run(
        [sys.executable, "-c", ON_A_LAPTOP, str(tmp_path)],
        env={**os.environ, "QT_QPA_PLATFORM": f"offscreen:configfile={config}", "QT_SCALE_FACTOR": scale},
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert said.stdout.split() == ["True"] * 3, said.stderr


def test_in_a_small_window_four_rows_and_the_whole_big_button_are_in_sight(desk: Desk) -> None:
    """A laptop of 1366 by 768 pixels that enlarges by a half, the window's frame taken off."""
    desk.host.resize(910, 484)
    desk.settle()
    desk.press("Return", "A", "5", "Return", "S", "4")
    table, button = desk.page.table, desk.page.next_step
    assert table.viewport().height() >= 4 * table.verticalHeader().defaultSectionSize()
    assert button.visibleRegion().boundingRect().size() == button.size()
    assert not dock(desk, "tv").isVisible(), "the side column leaves the table its room"


def at_twice_the_size(desk: Desk) -> None:
    """A laptop of 1366 by 768 pixels that makes everything twice as large."""
    desk.host.docks.stack()
    desk.settle()
    desk.host.resize(683, 384)
    desk.settle()
    assert (desk.host.width(), desk.host.height()) == (683, 384)


def cut(desk: Desk, *keys: Key) -> list[Key]:
    """Return the commands whose buttons are too narrow for their words."""
    buttons = {key: desk.button(key) for key in keys}
    return [key for key, button in buttons.items() if button.width() < button.sizeHint().width()]


def test_at_twice_the_size_two_rows_with_their_deeds_and_every_chip_can_be_read(desk: Desk) -> None:
    at_twice_the_size(desk)
    desk.press("Return", "A", "5")
    table = desk.page.table
    assert table.viewport().height() >= 2 * table.verticalHeader().defaultSectionSize()
    assert table.columnWidth(Column.ANNOUNCES) >= 120
    assert cut(desk, *GAINS, *LOSSES) == []


def test_at_twice_the_size_no_button_of_the_workshop_or_the_cast_is_cut(desk: Desk) -> None:
    at_twice_the_size(desk)
    desk.press("F4")
    moving = (Key.TO_PLAYERS, Key.TO_HORROR, Key.TO_NEITHER, Key.OWNER, Key.SIGNIFICATOR, Key.SHUFFLE, Key.PUT_BACK)
    assert cut(desk, Key.PRESET_PLAYERS, Key.PRESET_HORROR, Key.PRINT_DECK, *moving, Key.FORGET, Key.BUILD) == []
    desk.press("F3")
    rows = (Key.ADD_CHARACTER, Key.DUPLICATE_CHARACTER, Key.REMOVE_CHARACTER, Key.HIDE_CHARACTER)
    assert cut(desk, *rows, Key.CHARACTER_UP, Key.CHARACTER_DOWN) == []


def test_in_a_language_of_long_words_decks_keep_their_names_and_the_file_its_place(open_desk: OpenDesk) -> None:
    with spoken(PSEUDO):
        desk = open_desk()
        desk.settle()
        table = dock(desk, "decks").widget()
        assert isinstance(table, QTableView)
        widths = [table.columnWidth(column) for column in range(table.model().columnCount())]
        assert widths[0] >= table.sizeHintForColumn(0)
        assert sum(widths) <= table.viewport().width()
        (saved,) = (
            label for label in desk.host.statusBar().findChildren(QLabel) if host_window.all_saved in label.text()
        )
        assert saved.width() >= saved.sizeHint().width()


def test_on_a_laptop_at_twice_the_size_deeds_and_throws_both_have_room(desk: Desk) -> None:
    """683 logical pixels across: the deeds were left 44 of them, less than their own heading."""
    desk.host.resize(683, 384)
    desk.settle()
    table, header = desk.page.table, desk.page.table.horizontalHeader()
    assert table.columnWidth(Column.ANNOUNCES) >= 150
    assert all(table.columnWidth(column) >= header.sectionSizeHint(column) for column in Column)
    assert sum(map(table.columnWidth, Column)) <= table.viewport().width()
