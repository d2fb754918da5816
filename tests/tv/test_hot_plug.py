"""A TV plugged in, pulled out in mid-flip, and back at another size while cards turn, on an X screen nobody sees."""

from __future__ import annotations

import json
import os
import select
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from typing import IO

import pytest

from tests.support.trials import Trials

LAPTOP = (1366, 768)
TVS = ((1920, 1080), (1280, 720), (1024, 768))
PATIENCE = 20.0
"""Seconds until a screen that has not been noticed counts as missed; a slow machine needs one."""

PROGRAM = """
import json, sys, tempfile
from pathlib import Path
from PySide6.QtCore import QSocketNotifier
from PySide6.QtGui import QKeySequence
from demoncity_gui.app.program import Program, now
from demoncity_gui.app.start import application
from demoncity_gui.assets import asset
from demoncity_gui.formats.evening_plan import read_evening_plan
from demoncity_gui.host.settings import Settings
from tests.support.demon_city import JournalInMemory
from demoncity_gui.evening.chance import TrueChance
from tests.support.demon_city import Session

app = application()
session = Session(JournalInMemory(), TrueChance(), now)
session.do(read_evening_plan(asset("example-evening.toml")))
settings = Settings(Path(tempfile.mkdtemp()) / "settings.ini")
program = Program(session, settings)
program.show()

def answer():
    asked = sys.stdin.readline().split()
    if not asked:
        app.quit()
        return
    for key in asked[1:]:
        program.host.press(QKeySequence(key))
    tv, picture = program.tv.geometry(), program.stage.picture
    moving = program.stage.motion.running
    print(json.dumps({
        "tv": [tv.x(), tv.y(), tv.width(), tv.height()],
        "fills": program.tv.screen_filled is not None and program.tv.isVisible(),
        "stage": picture.stage.value, "round": picture.round_number, "moving": moving,
    }), flush=True)

asking = QSocketNotifier(sys.stdin.fileno(), QSocketNotifier.Type.Read)
asking.activated.connect(answer)
sys.exit(app.exec())
"""


def in_time(lines: IO[str]) -> None:
    """Wait until there is something to read, but not for ever."""
    ready, _, _ = select.select([lines], [], [], PATIENCE)
    assert ready, "nothing was said"


class Screens:
    """An X server of our own, with a laptop's monitor and perhaps a TV's."""

    def __init__(self) -> None:
        reading, writing = os.pipe()
        self._server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(writing), "-noreset", "-screen", "0", "3286x1200x24"],
            pass_fds=[writing],
            stderr=subprocess.DEVNULL,
        )
        os.close(writing)
        with os.fdopen(reading) as told:
            in_time(told)
            self.display = f":{told.readline().strip()}"
        self._xrandr("--setmonitor", "LAPTOP", "1366/361x768/203+0+0", "screen")

    def plug_in(self, width: int, height: int) -> None:
        self._xrandr("--setmonitor", "TV", f"{width}/1200x{height}/680+{LAPTOP[0]}+0", "none")

    def pull_out(self) -> None:
        self._xrandr("--delmonitor", "TV")

    def close(self) -> None:
        self._server.kill()
        self._server.wait(timeout=PATIENCE)

    def _xrandr(self, *arguments: str) -> None:
        subprocess.run(["xrandr", *arguments], env=os.environ | {"DISPLAY": self.display}, check=True, timeout=PATIENCE)


class Playing:
    """The program in a process of its own, which presses keys and says where its TV is."""

    def __init__(self, display: str) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-c", PROGRAM],
            env=os.environ | {"DISPLAY": display, "QT_QPA_PLATFORM": "xcb"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def press(self, *keys: str) -> dict[str, object]:
        """Press these keys in the Host's window; say how things stand then."""
        assert self._process.stdin is not None and self._process.stdout is not None
        self._process.stdin.write(" ".join(("press", *keys)) + "\n")
        self._process.stdin.flush()
        in_time(self._process.stdout)
        said: dict[str, object] = json.loads(self._process.stdout.readline())
        return said

    def until(self, holds: Callable[[dict[str, object]], bool]) -> dict[str, object]:
        """Ask until this holds; the answer that it does not, once patience ends."""
        end = time.monotonic() + PATIENCE
        while not holds(said := self.press()) and time.monotonic() < end:
            pass
        return said

    def close(self) -> int:
        """Let it end by itself; return its exit status."""
        self._process.communicate(timeout=PATIENCE)
        return self._process.returncode

    def end(self) -> None:
        """End it, whatever it is doing."""
        if self._process.returncode is None:
            self._process.kill()
            self._process.communicate()


@pytest.fixture
def screens() -> Iterator[Screens]:
    screens = Screens()
    yield screens
    screens.close()


@pytest.fixture
def playing(screens: Screens) -> Iterator[Playing]:
    playing = Playing(screens.display)
    yield playing
    playing.end()


def on(width: int, height: int) -> Callable[[dict[str, object]], bool]:
    return lambda said: said["fills"] is True and said["tv"] == [LAPTOP[0], 0, width, height]


@pytest.mark.soak
def test_a_tv_that_comes_and_goes_costs_no_step(
    screens: Screens,
    playing: Playing,
    trials: Trials,
    record_property: Callable[[str, object], None],
) -> None:
    playing.press("Return")
    times = trials(50)
    for number in range(times):
        width, height = TVS[number % len(TVS)]
        screens.plug_in(width, height)
        assert on(width, height)(playing.until(on(width, height))), (number, playing.press())

        thrown = playing.press(*["D", "Return"] * 6, "Space", "Space")
        assert (thrown["stage"], thrown["moving"]) == ("verdict", True)
        screens.pull_out()
        gone = playing.until(lambda said: said["fills"] is False)
        assert (gone["fills"], gone["stage"]) == (False, "verdict"), number
        other = TVS[(number + 1) % len(TVS)]
        screens.plug_in(*other)  # X tells of another resolution as of another screen
        back = playing.until(on(*other))
        assert (on(*other)(back), back["stage"]) == (True, "verdict"), (number, back)
        screens.pull_out()
        assert not playing.until(lambda said: said["fills"] is False)["fills"], number

        after = playing.press(*["Return"] * 7)
        assert (after["stage"], after["round"]) == ("announce", number + 2)
    assert playing.close() == 0
    record_property("plugged in and pulled out", times)
