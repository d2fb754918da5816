"""How it is said that a story was written, or why it was not."""

from __future__ import annotations

import errno
from pathlib import Path

from demoncity_gui.disk.door import system_words
from demoncity_gui.words.plain_text import quoted


def written(path: Path, *, for_players: bool) -> str:
    """Return that the story lies there."""
    return f"The story for {_whom(for_players)} is in {quoted(path)}."


def stopped(path: Path) -> str:
    """Return that nothing was written because the Host stopped it."""
    return f"Stopped: nothing was written to {quoted(path)}."


def unknown_kind(path: Path) -> str:
    """Return that the name's ending says nothing."""
    return f"{quoted(path)} should end in .md, .html or .pdf: that says what is written."


def under_way() -> str:
    """Return that one is being written already."""
    return "A story is being written already."


def not_written(path: Path, fault: OSError) -> str:
    """Return why the system did not take it; what lay there before lies there still."""
    match fault.errno:
        case errno.ENOSPC | errno.EDQUOT:
            why = "the disk is full"
        case errno.EACCES | errno.EPERM | errno.EROFS:
            why = "the folder is read-only"
        case errno.ENOENT | errno.ENOTDIR:
            why = "there is no such folder"
        case _:
            why = system_words(fault) if fault.errno else "the disk refused"
    return f"The story could not be written to {quoted(path)}: {why}."


def progress(done: int, whole: int) -> str:
    """Return how far it is."""
    return f"writing the story: {done:,} of {whole:,}"


def _whom(for_players: bool) -> str:
    return "the players" if for_players else "the Host"
