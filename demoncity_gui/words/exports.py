"""How it is said that a story was written, or why it was not."""

from __future__ import annotations

import errno
from pathlib import Path

from demoncity_gui.disk.door import system_words
from demoncity_gui.texts import exports as said
from demoncity_gui.words.plain_text import quoted


def written(path: Path, *, for_players: bool) -> str:
    """Return the sentence that says where the story was written."""
    return said.written(players=for_players, path=quoted(path))


def stopped(path: Path) -> str:
    """Return that nothing was written because the Host stopped it."""
    return said.stopped(path=quoted(path))


def unknown_kind(path: Path) -> str:
    """Return that the name's ending says nothing."""
    return said.unknown_kind(path=quoted(path))


def under_way() -> str:
    """Return that one is being written already."""
    return said.under_way


def not_written(path: Path, fault: OSError) -> str:
    """Return why the system refused to write it; an existing file stays unchanged."""
    match fault.errno:
        case errno.ENOSPC | errno.EDQUOT:
            why = "full"
        case errno.EACCES | errno.EPERM | errno.EROFS:
            why = "read-only"
        case errno.ENOENT | errno.ENOTDIR:
            why = "no-folder"
        case _:
            if fault.errno:
                return said.not_written_system(path=quoted(path), words=system_words(fault))
            why = "refused"
    return said.not_written(path=quoted(path), why=why)


def progress(done: int, whole: int) -> str:
    """Return how far it is."""
    return said.progress(done=f"{done:,}", whole=f"{whole:,}")
