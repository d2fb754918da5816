"""Processes beside the window, looked at now and then while they work."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, QTimer

if TYPE_CHECKING:
    from demoncity_gui.forecast.workers import Workers


class WatchedWorkers(QObject):
    """So many processes from `begin` to `end`; `look` is called each `look_ms` milliseconds. The program ends them."""

    def __init__(self, look_ms: int, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.workers: Workers | None = None
        self._timer = QTimer(self)
        self._timer.setInterval(look_ms)
        self._timer.timeout.connect(self.look)
        application = QCoreApplication.instance()
        if application is not None:
            application.aboutToQuit.connect(self.stop)

    def begin(self, jobs: int) -> Workers:
        """Start so many, unless they are there already, and look at them from now on."""
        if self.workers is None:
            from demoncity_gui.forecast.workers import Workers  # most evenings need none

            self.workers = Workers(jobs)
            self.workers.start()
        self._timer.start()
        return self.workers

    def end(self) -> bool:
        """Have them end, whatever they do; return whether there were any."""
        self._timer.stop()
        workers, self.workers = self.workers, None
        if workers is not None:
            workers.close(wait_for_them=False)
        return workers is not None

    def look(self) -> None:
        """Take in what they have."""
        raise NotImplementedError

    def stop(self) -> None:
        """End them, and want nothing of them any more."""
        raise NotImplementedError
