"""The program started once more, without windows, for work on files from outside: what they break, they break there.

Python puts the folder that one works in before all others where it looks for modules. That folder may be somebody's
gift, with a `tomllib.py` in it: so each start leaves it out, and works in a folder of its own.
"""

from __future__ import annotations

import os
import sys
from enum import Enum, auto
from pathlib import Path
from typing import Final

import demoncity_gui
from demoncity_gui.texts.catalogue import ENGLISH, language

PATIENCE = 10.0
"""Seconds that reading a text may take: a page long, it takes a fraction of one."""
SCALE_FACTOR: Final = "QT_SCALE_FACTOR"
"""What Qt reads, before its application is made, to draw everything larger or smaller."""
FOLDER: Final = str(Path(sys.executable).absolute().parent)
"""Where it works: Python's own folder, in which nothing from outside lies. Paths that it is told are whole."""


class Failure(Enum):
    """Why the second program gave no answer."""

    TOOK_TOO_LONG = auto()
    CRASHED = auto()
    NOT_STARTED = auto()


class NoAnswer(Exception):
    """The second program gave no answer, for this `failure`."""

    def __init__(self, failure: Failure) -> None:
        super().__init__(failure.name)
        self.failure = failure


def program() -> list[str]:
    """Return what starts this program again, as if nothing had been asked."""
    return [sys.executable, *([] if getattr(sys, "frozen", False) else ["-P", "-m", "demoncity_gui"])]


def command(*asked: str) -> list[str]:
    """Return what starts this program again, in the same language.

    Without arguments it does work, and takes a request on standard input.
    """
    speaks = [] if language() == ENGLISH else ["--language", language()]
    return [*program(), *(asked or ("deck-work",)), *speaks]


def environment() -> dict[str, str]:
    """Return the environment variables for it: the program's own, with Python's search path made safe."""
    return {**os.environ, "PYTHONPATH": search_path()}


def start_again() -> None:
    """Start this program anew, with its windows, as if nothing had been asked: this one ends."""
    import subprocess

    environ = {name: value for name, value in environment().items() if name != SCALE_FACTOR}
    subprocess.Popen(program(), env=environ, start_new_session=True)


def search_path() -> str:
    """Return `PYTHONPATH` for it: wherever this very program was started from, and the person's own, as far as whole.

    An empty or a relative place would be the folder that one works in.
    """
    ours = str(Path(demoncity_gui.__path__[0]).absolute().parent)
    others = os.environ.get("PYTHONPATH", "").split(os.pathsep)
    return os.pathsep.join([ours, *(place for place in others if os.path.isabs(place))])


def answer_to(request: bytes) -> bytes:
    """Return the last line that it answers.

    Raises:
        NoAnswer: it could not be started, failed, or took longer than `PATIENCE`.
    """
    import subprocess  # the windows start it by Qt

    try:
        done = subprocess.run(
            command(),
            input=request,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env=environment(),
            cwd=FOLDER,
            timeout=PATIENCE,
        )
    except subprocess.TimeoutExpired as why:
        raise NoAnswer(Failure.TOOK_TOO_LONG) from why
    except OSError as why:
        raise NoAnswer(Failure.NOT_STARTED) from why
    line = done.stdout.rstrip(b"\n").rpartition(b"\n")[2]
    if done.returncode or not line:
        raise NoAnswer(Failure.CRASHED)
    return line
