"""Processes of this machine that play fights: they stop when they are told to, and end when the program is gone."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection, wait
from multiprocessing.synchronize import Event
from threading import Thread
from time import sleep

from demoncity_gui.forecast.run import AnySetup, Chunk, play_chunk

_GRACE = 0.5
"""Seconds in which a worker may end what it does; what doesn’t ask whether it is to stop ends with its process."""
_stop: Event | None = None
"""In a worker: set once nobody wants its answer any more."""


class Workers:
    """So many processes, once they are started; `executor` takes what they do. To be closed, started or not.

    They are started anew and not forked: a fork of a program with windows and threads may hang.
    """

    def __init__(self, jobs: int) -> None:
        context = get_context("spawn")
        self.jobs = jobs
        self._stop = context.Event()
        self._line = context.Pipe(duplex=False)  # they end soon after ours is closed
        self._pool = ProcessPoolExecutor(jobs, context, _begin, (self._stop, self._line[0]))

    def start(self) -> None:
        """Start them; they don’t hear Ctrl+C."""
        with _deaf_to_ctrl_c():
            self._pool.submit(os.getpid)

    @property
    def executor(self) -> Executor:
        """What hands them their work."""
        return self._pool

    def close(self, *, wait_for_them: bool = True) -> None:
        """Have them stop within the fight that they play, and end; whatever else they do ends soon, unfinished."""
        self._stop.set()
        for end in self._line:
            end.close()
        self._pool.shutdown(wait=wait_for_them, cancel_futures=True)


def play_until_told(setup: AnySetup, seed: int, first: int, blocks: int, fights: int) -> Chunk:
    """Play a chunk in a worker, and stop when it is told to."""
    return play_chunk(setup, seed, first, blocks, fights, None if _stop is None else _stop.is_set)


def _begin(stop: Event, line: Connection) -> None:
    global _stop
    _stop = stop
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(5)  # the window, the TV and its cards go first
    Thread(target=_end_with_the_program, args=(line,), daemon=True).start()


def _end_with_the_program(line: Connection) -> None:
    """Wait until the program that started this worker is gone, killed perhaps, or wants it no more, and end as well."""
    program = parent_process()
    if program is not None:
        if program.sentinel not in wait([program.sentinel, line]):
            sleep(_GRACE)
        os._exit(1)


@contextmanager
def _deaf_to_ctrl_c() -> Iterator[None]:
    """Start processes in this block with Ctrl+C ignored: the program handles it, and stops them.

    Nor do they look for modules in the folder that one works in, which may be somebody’s gift.
    """
    safe = os.environ.get("PYTHONSAFEPATH")
    os.environ["PYTHONSAFEPATH"] = "1"
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT}) if hasattr(signal, "pthread_sigmask") else None
    try:
        yield
    finally:
        if safe is None:
            del os.environ["PYTHONSAFEPATH"]
        else:
            os.environ["PYTHONSAFEPATH"] = safe
        if before is not None:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)  # what was pressed meanwhile comes now
