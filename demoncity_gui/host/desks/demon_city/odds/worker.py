"""A process beside the window that works out chances: what takes longer than a frame must not hold up the cards."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject, QTimer

from demoncity_gui.forecast.workers import Workers

_LOOK = 15
"""Milliseconds between two looks at whether the answer is there."""
Work = Callable[..., Any]


class OddsWorker(QObject):
    """Does one thing at a time; of what waits only the newest is done. It is started when it is first needed."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._workers: Workers | None = None
        self._under_way: tuple[Future[Any], Callable[[Any], None]] | None = None
        self._waiting: tuple[Work, tuple[Any, ...], Callable[[Any], None]] | None = None
        self._timer = QTimer(self)
        self._timer.setInterval(_LOOK)
        self._timer.timeout.connect(self._look)
        application = QCoreApplication.instance()
        if application is not None:
            application.aboutToQuit.connect(self.stop)

    @property
    def is_at_work(self) -> bool:
        """Whether an answer is still to come."""
        return self._under_way is not None or self._waiting is not None

    def do(self, work: Work, *given: Any, then: Callable[[Any], None]) -> None:
        """Have this worked out, and hand its answer to `then`, unless something newer is asked before it is begun."""
        self._waiting = work, given, then
        self._begin()

    def drop(self) -> None:
        """Want nothing more of what is under way or waits."""
        self._waiting = None
        if self._under_way is not None:
            self._under_way = self._under_way[0], _ignore

    def stop(self) -> None:
        """End the process."""
        self.drop()
        self._timer.stop()
        self._under_way = None
        if self._workers is not None:
            self._workers.close(wait_for_them=False)
            self._workers = None

    def _begin(self) -> None:
        if self._under_way is not None or self._waiting is None:
            return
        if self._workers is None:
            self._workers = Workers(1)
            self._workers.start()
        work, given, then = self._waiting
        self._waiting = None
        self._under_way = self._workers.executor.submit(work, *given), then
        self._timer.start()

    def _look(self) -> None:
        if self._under_way is None:
            self._timer.stop()
            return
        future, then = self._under_way
        if not future.done():
            return
        self._under_way = None
        try:
            found = future.result()
        except BrokenProcessPool:  # killed from outside: the next question starts another
            self.stop()
            return
        then(found)
        self._begin()


def _ignore(_found: Any) -> None:
    """Do nothing with an answer that nobody wants any more."""
