from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QImage, QKeyEvent, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.cache import CardPixmaps
from demoncity_gui.texts import host_window
from demoncity_gui.tv.scene.scene_view import SceneView
from demoncity_gui.tv.scene.tv_scene import TvScene
from demoncity_gui.tv.screens import Area
from demoncity_gui.tv.tv_window import TvWindow
from tests.tv.scene.evening import READY, VERDICT


@pytest.fixture
def host(qtbot: QtBot) -> QWidget:
    window = QWidget()
    qtbot.addWidget(window)
    window.setGeometry(0, 0, 200, 60)
    window.show()
    return window


@pytest.fixture
def tv(qtbot: QtBot, host: QWidget) -> Iterator[TvWindow]:
    look.load_fonts()
    window = TvWindow(TvScene(CardPixmaps()), host)
    qtbot.addWidget(window)
    yield window
    window.turn_off()


def test_on_one_screen_the_tv_is_a_window_of_16_to_9_that_is_wholly_seen(tv: TvWindow) -> None:
    tv.turn_on()

    assert tv.isVisible()
    assert not tv.isFullScreen()
    assert tv.screen_filled is None
    assert tv.width() / tv.height() == pytest.approx(16 / 9, abs=0.01)
    assert QGuiApplication.primaryScreen().geometry().contains(tv.geometry())


def test_the_stage_fills_the_window(tv: TvWindow) -> None:
    tv.turn_on()

    assert tv.view.geometry() == tv.rect()
    assert tv.view.stage is not None


def test_a_window_comes_back_where_it_was_but_not_off_the_screens(tv: TvWindow) -> None:
    tv.turn_on(window=Area(10, 20, 320, 180))
    assert tv.geometry().getRect() == (10, 20, 320, 180)
    tv.turn_off()

    tv.turn_on(window=Area(20_000, 20, 320, 180))
    assert QGuiApplication.primaryScreen().geometry().contains(tv.geometry())


def test_a_window_comes_back_where_it_was_dragged_to(tv: TvWindow) -> None:
    tv.turn_on()
    tv.setGeometry(30, 40, 320, 180)
    tv.turn_off()
    assert tv.window_place == Area(30, 40, 320, 180)

    tv.turn_on()

    assert tv.geometry().getRect() == (30, 40, 320, 180)


def test_a_resolution_that_changes_in_mid_flip_costs_nothing(tv: TvWindow, qtbot: QtBot) -> None:
    stage = tv.view.stage
    tv.turn_on(window=Area(0, 0, 640, 360))
    stage.show_picture(READY)
    stage.show_picture(VERDICT)
    for size in ((320, 180), (700, 394), (500, 400)):
        stage.motion.setCurrentTime(stage.motion.currentTime() + 150)
        tv.resize(*size)
        tv.grab()
    assert stage.motion.running
    stage.settle()

    other = TvScene(CardPixmaps())
    view = SceneView(other)
    qtbot.addWidget(view)
    view.resize(500, 400)
    view.show()
    other.show_picture(VERDICT, quiet=True)
    shown, wanted = (one.grab().toImage().convertToFormat(QImage.Format.Format_RGB32) for one in (tv.view, view))
    assert shown == wanted


def test_the_tv_neither_takes_the_focus_nor_keeps_the_program_running(tv: TvWindow) -> None:
    assert tv.cursor().shape() is Qt.CursorShape.OpenHandCursor, "a window can be dragged"
    assert tv.testAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
    assert not tv.testAttribute(Qt.WidgetAttribute.WA_QuitOnClose)
    assert tv.isWindow()
    assert tv.parent() is None


def test_keys_pressed_on_the_tv_reach_the_host(tv: TvWindow) -> None:
    heard = list[QKeySequence]()
    tv.key_pressed.connect(lambda key, _event: heard.append(key))
    tv.turn_on()

    QTest.keyClick(tv, Qt.Key.Key_F9)
    QTest.keyClick(tv, Qt.Key.Key_Space)
    QTest.keyClick(tv, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)

    assert heard == [QKeySequence("F9"), QKeySequence("Space"), QKeySequence("Ctrl+Z")]


def test_a_held_space_comes_once_and_a_bare_shift_never(tv: TvWindow) -> None:
    heard = list[QKeySequence]()
    tv.key_pressed.connect(lambda key, _event: heard.append(key))
    held = QKeyEvent(
        QKeyEvent.Type.KeyPress, Qt.Key.Key_Space, Qt.KeyboardModifier.NoModifier, " ", autorep=True, count=1
    )

    QTest.keyPress(tv, Qt.Key.Key_Space)
    QApplication.sendEvent(tv, held)
    QTest.keyPress(tv, Qt.Key.Key_Shift)

    assert heard == [QKeySequence("Space")]


def test_closing_the_window_turns_the_tv_off_and_says_so(tv: TvWindow, qtbot: QtBot) -> None:
    tv.turn_on()

    with qtbot.waitSignal(tv.turned_off):
        tv.close()

    assert not tv.is_on
    assert not tv.isVisible()


def with_screens(folder: Path, program: str, places: dict[str, int]) -> subprocess.CompletedProcess[str]:
    """Run a program where there are these screens, each with its x."""
    screens = [
        {"name": name, "x": x, "y": 0, "width": 960, "height": 540, "logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1}
        for name, x in places.items()
    ]
    config = folder / "screens.json"
    config.write_text(
        json.dumps({"synchronousWindowSystemEvents": True, "windowFrameMargins": False, "screens": screens})
    )
    return subprocess.run(
        [sys.executable, "-c", program, str(folder / "settings.ini")],
        env={**os.environ, "QT_QPA_PLATFORM": f"offscreen:configfile={config}"},
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
        timeout=60,
    )


TWO_SCREENS = """
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
app = QApplication([])
named = {screen.name(): screen for screen in app.screens()}
from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.cache import CardPixmaps
from demoncity_gui.tv.scene.tv_scene import TvScene
from demoncity_gui.tv.tv_window import TvWindow
look.load_fonts()
host = QWidget()
host.setGeometry(0, 0, 600, 400)
host.show()
host.windowHandle().setScreen(named["Laptop"])
tv = TvWindow(TvScene(CardPixmaps()), host)
tv.turn_on()
app.processEvents()
print(tv.isFullScreen(), tv.screen_filled.name, *tv.geometry().getRect(), tv.cursor().shape().name)
host.setGeometry(1000, 0, 400, 300)
host.windowHandle().setScreen(named["TV"])
tv.arrange()
app.processEvents()
print(tv.isFullScreen(), tv.screen_filled.name, *tv.geometry().getRect())
host.setGeometry(0, 0, 400, 300)
host.windowHandle().setScreen(named["Laptop"])
tv.arrange()
print(tv.screens())
tv.choose("Beamer")
app.processEvents()
print(tv.isFullScreen(), tv.screen_filled.name, *tv.geometry().getRect())
print(tv.screens())
tv.turn_off()
tv.turn_on()
print(tv.screen_filled.name)
tv.turn_off()
print(tv.isVisible(), tv.isFullScreen(), tv.screen_filled)
"""


def test_the_tv_fills_a_second_screen_gives_way_to_the_host_comes_back_and_goes_where_it_is_told(
    tmp_path: Path,
) -> None:
    done = with_screens(tmp_path, TWO_SCREENS, {"Laptop": 0, "TV": 960, "Beamer": 1920})

    assert done.stderr == ""
    assert done.stdout.splitlines() == [
        "True TV 960 0 960 540 BlankCursor",
        "True Laptop 0 0 960 540",
        "[('Beamer', False), ('TV', True)]",
        "True Beamer 1920 0 960 540",
        "[('Beamer', True), ('TV', False)]",
        "Beamer",
        "False False None",
    ]


STARTED = """
import sys
from pathlib import Path
from PySide6.QtWidgets import QLabel
from demoncity_gui.app.program import Program
from demoncity_gui.app.start import application
from demoncity_gui.evening.evening import no_evening
from demoncity_gui.host.settings import Settings
app = application()
def start():
    program = Program(no_evening(), Settings(Path(sys.argv[1])))
    program.host.setGeometry(0, 0, 900, 500)
    program.show()
    return program
def say(program):
    filled = program.tv.screen_filled
    words = [label.text() for label in program.host.statusBar().findChildren(QLabel)]
    print(filled and filled.name, program.tv.isVisible(), *[text for text in words if "TV" in text])
"""
CHOSEN = (
    STARTED
    + """
program = start()
say(program)
program.host.tv.menu.screen_wanted.emit("Beamer")
program.host.close()
say(start())
"""
)


def complaints(done: subprocess.CompletedProcess[str]) -> list[str]:
    """Return what went wrong, but not what Qt's offscreen plugin lacks."""
    return [line for line in done.stderr.splitlines() if "This plugin does not support" not in line]


def test_the_screen_chosen_is_found_again_after_a_restart_in_whatever_order_screens_are(tmp_path: Path) -> None:
    done = with_screens(tmp_path, CHOSEN, {"Laptop": 0, "TV": 960, "Beamer": 1920})
    assert complaints(done) == []
    assert done.stdout.splitlines() == [
        f"TV True {host_window.tv_on(screen='TV')}",
        f"Beamer True {host_window.tv_on(screen='Beamer')}",
    ]

    again = with_screens(tmp_path, STARTED + "say(start())", {"Laptop": 0, "Beamer": 960, "TV": 1920})
    assert again.stdout.splitlines() == [f"Beamer True {host_window.tv_on(screen='Beamer')}"]


def test_a_mirrored_screen_is_no_tv_and_the_hosts_window_stays_uncovered(tmp_path: Path) -> None:
    done = with_screens(tmp_path, STARTED + "say(start())", {"Laptop": 0, "Mirror": 0})

    assert complaints(done) == []
    assert done.stdout.splitlines() == [
        f"None False {host_window.tv_mirrored(tv=host_window.tv_waits, key='Shift+F8')}"
    ]
