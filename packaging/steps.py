"""One step of work at a time: said in a line, done quietly, told in a sentence if it fails."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path

CHECKOUT = Path(__file__).resolve().parent.parent
"""The folder that holds the whole project."""


class Failure(Exception):
    """Why the work can't go on, in a sentence for the person, and the exit status to end with."""

    def __init__(self, sentence: str, status: int = 1) -> None:
        super().__init__(sentence)
        self.status = status


def say(line: str) -> None:
    """Print a line at once, also where the output is a file or a pipe."""
    print(line, flush=True)


def quietly(doing: str, command: Sequence[str | Path], environ: Mapping[str, str] | None = None) -> str:
    """Say what is being done, run the command in the checkout, and return all it printed.

    Raises:
        Failure: it could not be started, or ended with another exit status than 0; its output is printed then.
    """
    say(f"{doing} ...")
    try:
        done = subprocess.run(
            command,
            cwd=CHECKOUT,
            env=None if environ is None else os.environ | environ,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
        )
    except OSError as error:
        raise Failure(f"{command[0]} cannot be started: {error.strerror}.") from error
    if done.returncode != 0:
        say(done.stdout.rstrip())
        raise Failure(f"{doing}: failed with exit status {done.returncode}.", abs(done.returncode))
    return done.stdout
