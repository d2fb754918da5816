"""Garbage is looked for in the windows' thread alone: a window that another thread deletes takes the program with it.

Python looks for it in whatever thread happens to make objects, and the threads that wait for chances and forecasts do.
"""

from __future__ import annotations

import gc

from PySide6.QtCore import QObject, Qt, QTimer

_LOOK = 1_000
"""Milliseconds between two looks at whether there may be enough to look for."""


class GarbageCollector(QObject):
    """Looks for garbage now and then, while Qt's loop runs; from now on Python doesn't look by itself."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        gc.disable()
        timer = QTimer(self)
        timer.setTimerType(Qt.TimerType.CoarseTimer)
        timer.timeout.connect(collect_what_is_due)
        timer.start(_LOOK)


def collect_what_is_due() -> None:
    """Look for garbage if much has been made since: mostly among what is new, now and then among everything."""
    (young, _, looks), (many, _, often) = gc.get_count(), gc.get_threshold()
    if young > many:
        gc.collect(2 if looks > often else 1)
