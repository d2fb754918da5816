"""Whether an evening's file is still what it was: nobody else may write into it, and yet it happens."""

from __future__ import annotations

import os
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from demoncity_gui.journal.file_format import HEADER_LENGTH
from demoncity_gui.journal.reading import Identity, as_trouble, identity_of
from demoncity_gui.journal.troubles import NotAnEvening, Overwritten, Replaced, Trouble


class _Marks(NamedTuple):
    """What of a file changes when it is written: bytes, time of the last writing, and SQLite's header."""

    size: int
    written_at: int
    header: bytes


class Watch:
    """Watches a file that is open, by a handle of its own.

    On POSIX, closing any handle to a file drops the process's locks on it: close this once SQLite has closed its own.
    """

    def __init__(self, path: Path, identity: Identity) -> None:
        self._path, self._identity = path, identity
        self._handle = os.open(path, os.O_RDONLY | getattr(os, "O_BINARY", 0) | getattr(os, "O_NONBLOCK", 0))
        self.note()

    def note(self) -> None:
        """Take the file as it is now for what it should be: we have written to it."""
        self._marks: _Marks | None = None
        with suppress(OSError):  # what it is, is compared whole before the next commit
            self._marks = self._marks_now()

    def see_to(self, content: Callable[[], bytes]) -> None:
        """See that the file lies where it lay, and that nobody has written into it; `content` is what it should hold.

        Raises:
            Trouble: `Missing`, `Replaced` or `Overwritten`, or the disk refuses to tell.
        """
        with as_trouble(self._path):
            try:
                is_there = identity_of(self._path) == self._identity
            except Trouble as other:  # a folder, or something else that is no file
                if not isinstance(other.reason, NotAnEvening):
                    raise
                is_there = False
            if not is_there:
                raise Trouble(Replaced(self._path))
            marks = self._marks_now()
            if marks == self._marks:
                return
            # Programs that keep folders in step put files' times back: what counts is what the file holds.
            if self._read(0, marks.size) != content():
                raise Trouble(Overwritten(self._path))
            self._marks = marks

    def close(self) -> None:
        """Let go of the file."""
        os.close(self._handle)

    def _marks_now(self) -> _Marks:
        about = os.fstat(self._handle)
        return _Marks(about.st_size, about.st_mtime_ns, self._read(0, HEADER_LENGTH))

    def _read(self, start: int, length: int) -> bytes:
        os.lseek(self._handle, start, os.SEEK_SET)
        with os.fdopen(self._handle, "rb", closefd=False) as file:
            return file.read(length)
