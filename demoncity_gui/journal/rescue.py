"""An evening read without being opened: one that is open elsewhere, can't be written, or is damaged."""

from __future__ import annotations

import os
from pathlib import Path

from demoncity_gui.journal.file import is_open_here, read_copy
from demoncity_gui.journal.in_memory import JournalToRead
from demoncity_gui.journal.reading import Contents, as_trouble, check_header
from demoncity_gui.journal.troubles import Damaged, InUse, Trouble, TroubleReason

_TRIES = 3
"""A program at work on the file may change it while it is copied; it needs a millisecond a step."""


def open_to_read(path: Path) -> tuple[JournalToRead, TroubleReason | None]:
    """Return the sound part of an evening, and why it ends there: None where all is sound. The file stays as it is.

    Raises:
        Trouble: nothing of it can be read, or this very program has it open.
    """
    with as_trouble(path):
        if is_open_here(path):
            raise Trouble(InUse(path))
        check_header(path)
        for _ in range(_TRIES):
            contents, reason = _read(path)
            if reason is None:
                break
        if reason is not None and not contents.entries:
            contents, why = _read(path, cut_short=True)
            reason = why or Damaged(path, contents.timeline.last + 1)
    if reason is not None and not contents.entries:
        raise Trouble(reason)
    return JournalToRead(path, contents.entries), reason


def _read(path: Path, *, cut_short: bool = False) -> tuple[Contents, TroubleReason | None]:
    contents = Contents()
    try:
        read_copy(Path(os.path.realpath(path)), path, contents, cut_short=cut_short)
    except Trouble as trouble:
        return contents, trouble.reason
    return contents, None
