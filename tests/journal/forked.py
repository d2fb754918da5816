"""Programs of their own, each forked from one that has imported everything: to start a Python would take too long.

What is wrong within one shows in how it ends: a failed assertion, a crash of SQLite, no end at all.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any

LONGEST = 60
"""Seconds after which a program that says nothing has hung."""

_forks = get_context("forkserver")
_forks.set_forkserver_preload(["tests.journal.mutating", "tests.journal.restarting", "tests.journal.starving"])


def started(program: Callable[..., None], *arguments: Any) -> tuple[BaseProcess, Connection]:
    """Have this run with these arguments and a connection to speak on; return it and what it says."""
    hears, says = _forks.Pipe(duplex=False)
    process = _forks.Process(target=program, args=(*arguments, says), daemon=True)
    process.start()
    says.close()
    return process, hears


def all_said(hears: Connection) -> list[Any]:
    """Return what was said, up to the end of the program; what a kill has cut off in the middle is not said."""
    said = []
    with hears, suppress(EOFError, OSError):
        while True:
            assert hears.poll(LONGEST), "hangs"
            said.append(hears.recv())
    return said


def outcome(process: BaseProcess, hears: Connection) -> Any:
    """Return the one thing that the program says, having seen it end well."""
    said = all_said(hears)
    process.join()
    assert process.exitcode == 0, f"ended with {process.exitcode}"
    (last,) = said
    return last
