"""Garbage is cleared away by the thread of the windows, whoever else works beside it."""

from __future__ import annotations

from pathlib import Path

from tests.support.started import run

LEFT_BEHIND = """
import gc
from threading import Thread, current_thread
from weakref import finalize
from PySide6.QtCore import QEventLoop
from PySide6.QtWidgets import QApplication, QWidget
from demoncity_gui.app.start import application, go_offscreen

class Left(QWidget):
    def __init__(self):
        super().__init__()
        self.child = QWidget(self)
        self.itself = self
        finalize(self, lambda: gone.append(current_thread().name))

gone, made = [], []

def make_things():
    for _ in range(20_000):
        made.append([])

go_offscreen()
application()
for _ in range(10):
    Left()
threads = [Thread(target=make_things) for _ in range(5)]
for thread in threads:
    thread.start()
    thread.join()
while len(gone) < 10:
    QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
print(*sorted(set(gone)))
"""
"""Leaves windows behind that only a search for garbage finds, lets threads make things, and says who deleted them."""


def test_a_window_left_behind_is_deleted_by_the_thread_of_the_windows(tmp_path: Path) -> None:
    done = run(tmp_path / "home", ["-c", LEFT_BEHIND])
    assert (done.status, done.out, done.err) == (0, "MainThread\n", "")
