"""An evening read without being opened: one that is open elsewhere, can't be written, or is damaged."""

from __future__ import annotations

import os
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from demoncity_gui.games.game import C, E, Game, T
from demoncity_gui.journal.beside import look_beside, rollback_journal_of
from demoncity_gui.journal.file import is_open_here, read_copy
from demoncity_gui.journal.in_memory import JournalToRead
from demoncity_gui.journal.reading import Contents, as_trouble, check_header
from demoncity_gui.journal.troubles import Damaged, ForeignJournal, InUse, Trouble, TroubleReason

_TRIES = 3
"""A program at work on the file may change it while it is copied; it needs a millisecond a step."""


def open_to_read(
    path: Path, game_for: Callable[[str], Game[T, C, E]]
) -> tuple[JournalToRead[T, C, E], TroubleReason | None]:
    """Return the sound part of an evening, and why it ends there: None where all is sound. The file stays as it is.

    `game_for` finds its game by its first word, as in `Contents`.

    Raises:
        Trouble: nothing of it can be read, or this very program has it open.
    """
    with as_trouble(path):
        if is_open_here(path):
            raise Trouble(InUse(path))
        check_header(path)
        for _ in range(_TRIES):
            contents, reason = _read(path, game_for)
            if reason is None:
                break
        if reason is not None and not contents.entries:
            contents, why = _read(path, game_for, is_cut_short=True)
            reason = why or Damaged(path, contents.timeline.last + 1)
    if reason is not None and not contents.entries:
        raise Trouble(reason)
    return JournalToRead(path, contents.game, contents.entries), reason


def _read(
    path: Path, game_for: Callable[[str], Game[T, C, E]], *, is_cut_short: bool = False
) -> tuple[Contents[T, C, E], TroubleReason | None]:
    contents = Contents(game_for)
    file = Path(os.path.realpath(path))
    foreign: TroubleReason | None = None
    is_cut_off = False
    try:
        is_cut_off = look_beside(file, path).is_cut_off
    except Trouble as trouble:
        foreign = trouble.reason
    try:
        # What lies beside it and isn't the evening's own is left out: the evening is read as it lies.
        read_copy(file, path, contents, is_cut_off=is_cut_off, is_cut_short=is_cut_short)
    except Trouble as trouble:
        as_it_lies = _as_it_lies(file, path, Contents(game_for)) if is_cut_off else contents
        if len(as_it_lies.entries) > len(contents.entries):  # a commit that is undone ruins no evening of its own
            return as_it_lies, ForeignJournal(path, rollback_journal_of(file))
        return contents, trouble.reason
    return contents, foreign


def _as_it_lies(file: Path, path: Path, contents: Contents[T, C, E]) -> Contents[T, C, E]:
    """Return what is sound of the file where the journal beside it is left out."""
    with suppress(Trouble):
        read_copy(file, path, contents)
    return contents
