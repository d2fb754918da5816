"""The one way to say at a terminal that something can't be done: `demoncity:`, a sentence, its stop."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from io import UnsupportedOperation
from typing import TextIO

from demoncity_gui.words.plain_text import one_line

CANT = 2
"""Exit status where something can't be done as asked: one sentence on standard error says what."""


def complain(words: str, status: int = CANT) -> int:
    """Print a sentence on standard error; return the exit status, which is all that is said where that is full."""
    line = one_line(words)
    try:
        print(f"demoncity: {line}" if line.endswith((".", "?")) else f"demoncity: {line}.", file=sys.stderr, flush=True)
    except OSError:
        nowhere(sys.stderr)
    return status


def nowhere(stream: TextIO) -> None:
    """Let what is still to be printed go nowhere, or Python would try once more at its end."""
    with suppress(UnsupportedOperation):  # nothing of the system's is behind it
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
