"""A process beside the window that works out chances: what takes longer than a frame must not hold up the cards."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Future
from time import perf_counter
from typing import Any, NamedTuple

from PySide6.QtCore import QObject

from demoncity_gui.host.widgets.watched_workers import WatchedWorkers

_LOOK = 15
"""Milliseconds between two looks at whether the answer is there."""
_PATIENCE = 2.0
"""Seconds that an answer may take which nobody wants any more."""
Work = Callable[..., Any]


class _Job(NamedTuple):
    """Something to work out, and who wants it; `is_kept`: it is done whatever else is asked meanwhile."""

    work: Work
    given: tuple[Any, ...]
    then: Callable[[Any], None]
    is_kept: bool


class OddsWorker(WatchedWorkers):
    """Does one thing at a time; of one kind of question only the newest is worked out. It starts when it is needed."""

    def __init__(self, parent: QObject | None = None, *, patience: float = _PATIENCE) -> None:
        super().__init__(_LOOK, parent)
        self._patience = patience
        self._under_way: tuple[Future[Any], _Job] | None = None
        self._waiting: list[_Job] = []
        self._rests = False
        self._began = 0.0

    @property
    def is_at_work(self) -> bool:
        """Whether an answer is still to come."""
        return self._under_way is not None or bool(self._waiting)

    def ask(self, work: Work, *given: Any, then: Callable[[Any], None]) -> None:
        """Queue this work and pass its answer to `then`; asking for it again replaces it.

        What is under way is let finish, unless it has taken long already.
        """
        self._waiting = [one for one in self._waiting if one.is_kept or one.work is not work]
        if self._under_way is not None and perf_counter() - self._began > self._patience:
            job = self._under_way[1]
            if job.work is work and not job.is_kept:
                self._under_way = None
                self.end()
        self._add(_Job(work, given, then, is_kept=False))

    def do(self, work: Work, *given: Any, then: Callable[[Any], None]) -> None:
        """Have this worked out whatever is asked meanwhile, and hand its answer to `then`."""
        self._add(_Job(work, given, then, is_kept=True))

    def drop(self, work: Work) -> None:
        """Want no answer to this question any more."""
        self._waiting = [one for one in self._waiting if one.is_kept or one.work is not work]
        if self._under_way is not None:
            future, job = self._under_way
            if job.work is work and not job.is_kept:
                self._under_way = future, job._replace(then=_ignore)

    def rest(self) -> None:
        """Answer no question any more, and end the process once all that is to be done is done."""
        self._waiting = [one for one in self._waiting if one.is_kept]
        if self._waiting or (self._under_way is not None and self._under_way[1].is_kept):
            self._rests = True
        else:
            self.stop()

    def stop(self) -> None:
        """End the process, whatever it does."""
        self._waiting, self._under_way, self._rests = [], None, False
        self.end()

    def _add(self, job: _Job) -> None:
        self._rests = False
        self._waiting.append(job)
        self._next()

    def _next(self) -> None:
        if self._under_way is not None:
            return
        if not self._waiting:
            if self._rests:
                self.stop()
            return
        job = self._waiting.pop(0)
        self._began = perf_counter()
        self._under_way = self.begin(1).executor.submit(job.work, *job.given), job

    def look(self) -> None:
        """See `WatchedWorkers`."""
        if self._under_way is None:
            return
        future, job = self._under_way
        if not future.done():
            return
        self._under_way = None
        try:
            found = future.result()
        except BrokenExecutor:  # killed from outside: what is to be done is begun once more
            once_more = [job._replace(is_kept=False)] if job.is_kept else []
            kept = [*once_more, *[one for one in self._waiting if one.is_kept]]
            self.stop()
            self._waiting = kept
        else:
            job.then(found)
        self._next()


def _ignore(_found: Any) -> None:
    """Do nothing with an answer that nobody wants any more."""
