"""How long the windows are kept from listening: `python tests/benchmarks/gaps.py`.

Both windows stand there, unseen. A timer beats, and how late it comes is told, by the clock; and what the thread that
slides cards worked without a rest, by its own processor time, which hardly changes when other programs keep the
machine busy. So it goes while nothing happens, while everybody's cards turn on the TV, with chances hidden and shown,
and while two forecasts are made side by side on all cores. The first work after a key is what the key does; what
follows is done while cards move.
"""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path
from time import perf_counter, thread_time

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).parents[2]))

from PySide6.QtCore import QAbstractEventDispatcher, QEventLoop, Qt, QTimer
from PySide6.QtWidgets import QApplication

from demoncity_gui.app.garbage import GarbageCollector
from demoncity_gui.host.pages.forecast.forecast_page import ForecastPage
from demoncity_gui.host.widgets.theme import apply_theme
from tests.support.desk import EXAMPLE, Desk, luck

SECONDS = 8.0
BEAT = 2
MOST_FORECAST, MOST_CARDS = 50.0, 17.0
"""Milliseconds that no gap may be longer than."""


class Gaps:
    """Listens to the event loop: how late a timer comes, and what the thread worked since it last slept."""

    def __init__(self) -> None:
        self.late: list[float] = []
        self.worked: list[float] = []
        self._beat, self._slept = perf_counter(), thread_time()
        loop = QAbstractEventDispatcher.instance()
        assert loop is not None
        loop.aboutToBlock.connect(self._sleep)
        self._timer = QTimer()
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._tick)
        self._timer.start(BEAT)

    def _tick(self) -> None:
        now = perf_counter()
        self.late.append((now - self._beat) * 1000 - BEAT)
        self._beat = now

    def _sleep(self) -> None:
        now = thread_time()
        self.worked.append((now - self._slept) * 1000)
        self._slept = now

    def forget(self) -> None:
        """Begin anew."""
        self.late, self.worked = [], []

    def told(self, what: str, most: float) -> None:
        """Print the longest gaps since the last time."""
        late, worked = sorted(self.late, reverse=True), sorted(self.worked, reverse=True)
        longest = ", ".join(f"{one:.1f}" for one in worked[:5])
        print(
            f"{what:34} late by {late[0]:6.1f} ms, worked {longest} ms of {len(worked)}; limit {most:.0f}", flush=True
        )
        self.forget()


def wait(seconds: float) -> None:
    loop = QEventLoop()
    QTimer.singleShot(int(seconds * 1000), loop.quit)
    loop.exec()


def play_round(desk: Desk, gaps: Gaps, what: str) -> None:
    """Have everybody announce, call “Ready…”, and turn all cards, which move as they would."""
    desk.press("Return", "A", "2", "Return", "S", "1", "Return", *("D", "Return") * 4)
    wait(1)
    gaps.forget()
    desk.keyboard.press("Space")
    wait(3)
    gaps.told(f"“Ready…”, {what}", MOST_CARDS)
    while desk.program.stage.paint_ahead():
        pass  # as happens in spare moments
    wait(0.5)
    gaps.forget()
    desk.keyboard.press("Space")
    wait(5)
    gaps.told(f"cards turn, {what}", MOST_CARDS)


def main() -> None:
    """Print the figures."""
    application = QApplication([])
    GarbageCollector(application)
    apply_theme(application)
    with tempfile.TemporaryDirectory() as folder:
        for shown in (False, True):
            desk = Desk(EXAMPLE, luck(), Path(folder) / f"settings-{shown}.ini")
            desk.show()
            gaps = Gaps()
            wait(3)
            gaps.told("nothing happens", MOST_CARDS)
            if shown:
                desk.keyboard.press("Ctrl+F3")
                wait(1)
            play_round(desk, gaps, "chances shown" if shown else "chances hidden")
            if shown:
                desk.press("Shift+F4")
                page = desk.side_page(ForecastPage)
                page.beside.click()
                wait(1)
                gaps.forget()
                desk.keyboard.press("Return")
                wait(SECONDS)
                gaps.told(f"forecast, {page.forecasting.runs[0].tally.fights} fights", MOST_FORECAST)
                page.stop.click()
                wait(1)
                gaps.told("forecast stopped", MOST_FORECAST)
            desk.program.tv.turn_off()
            desk.host.close()


if __name__ == "__main__":
    main()
