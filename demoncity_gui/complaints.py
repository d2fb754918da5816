"""The one way to say at a terminal that something can't be done: `demoncity:`, a sentence, its stop."""

from __future__ import annotations

import sys

from demoncity_gui.plain_text import one_line

CANT = 2
"""Exit status where something can't be done as asked: one sentence on standard error says what."""


def complain(words: str, status: int = CANT) -> int:
    """Print a sentence on standard error; return the exit status."""
    line = one_line(words)
    print(f"demoncity: {line}" if line.endswith((".", "?")) else f"demoncity: {line}.", file=sys.stderr)
    return status
