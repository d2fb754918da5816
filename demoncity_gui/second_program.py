"""The program started once more, without windows, for work on files from outside: what they break, they break there."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import demoncity_gui

PATIENCE = 10.0
"""Seconds that reading a text may take: a page long, it takes a fraction of one."""


def command() -> list[str]:
    """Return what starts it; a request goes to its standard input."""
    ours = [] if getattr(sys, "frozen", False) else ["-m", "demoncity_gui"]
    return [sys.executable, *ours, "deck-work"]


def search_path() -> str:
    """Return `PYTHONPATH` for it: wherever this very program was started from."""
    ours = str(Path(demoncity_gui.__path__[0]).parent)
    return os.pathsep.join(filter(None, (ours, os.environ.get("PYTHONPATH"))))


def answer_to(request: bytes) -> bytes | None:
    """Return the last line that it answers, None if it failed or took longer than `PATIENCE`."""
    environment = {**os.environ, "PYTHONPATH": search_path()}
    try:
        done = subprocess.run(
            command(),
            input=request,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env=environment,
            timeout=PATIENCE,
        )
    except (OSError, subprocess.TimeoutExpired):
        return None
    return done.stdout.rstrip(b"\n").rpartition(b"\n")[2] or None
