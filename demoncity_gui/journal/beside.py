"""What lies beside an evening and would be obeyed: SQLite's own files, looked at before SQLite sees them.

SQLite rolls a commit back that was cut off, from a `-journal` beside the file. Such a journal may end in a
super-journal record: the name of a file that SQLite deletes once it has rolled back. It is written only where a commit
spans several files, which an evening's never does. A `-wal` would be read into the evening, whatever its header says.
"""

from __future__ import annotations

import errno
import os
from pathlib import Path
from typing import Final

from msgspec import Struct

from demoncity_gui.disk.door import NoFile, opened
from demoncity_gui.journal.file_format import MOST_BYTES
from demoncity_gui.journal.troubles import ForeignJournal, NameTooLong, Trouble

_MAGIC: Final = bytes.fromhex("d9d505f920a163d7")
"""What a rollback journal begins with, and what a super-journal record ends in."""
_HEADER: Final = 28
"""Bytes: magic, records, nonce, pages that the file had, bytes of a sector, bytes of a page."""
_PAGES: Final = tuple(2**power for power in range(9, 17))
"""Bytes of a page that SQLite writes. Of any other it takes the evening's own, and we could not tell the size."""
_LONGEST_PATH: Final = 512
"""Bytes of a path, with the byte that ends it, that SQLite opens on Unix."""


class Beside(Struct, frozen=True):
    """What an earlier program left: `is_there`, a journal; `is_cut_off`, one with a commit to be rolled back."""

    is_there: bool
    is_cut_off: bool


def rollback_journal_of(file: Path) -> Path:
    """Return where SQLite looks for the rollback journal of this file."""
    return file.with_name(file.name + "-journal")


def look_beside(file: Path, path: Path) -> Beside:
    """Return what lies beside a file (`path` is what troubles call it), if SQLite may see it.

    An honest journal is an ordinary file with this name alone, without a super-journal record, of an evening of a size
    that is read. There is no `-wal` and no `-shm`.

    Raises:
        OSError: it can't be looked at.
        Trouble: `ForeignJournal`.
    """
    see_to_name(file)
    for ending in ("-wal", "-shm"):
        other = file.with_name(file.name + ending)
        if os.path.lexists(other):
            raise Trouble(ForeignJournal(path, other))
    journal = rollback_journal_of(file)
    try:
        with opened(journal, follow_links=False) as content:
            about = os.fstat(content.fileno())
            header = content.read(_HEADER)
            content.seek(max(0, about.st_size - len(_MAGIC)))
            tail = content.read(len(_MAGIC))
    except FileNotFoundError:
        return Beside(is_there=False, is_cut_off=False)
    except (NoFile, IsADirectoryError) as why:
        raise Trouble(ForeignJournal(path, journal)) from why
    is_cut_off = any(header[: len(_MAGIC)])
    pages, page = int.from_bytes(header[16:20]), int.from_bytes(header[24:28])
    # The magic alone decides about the record: what its length and checksum are taken for differs between machines.
    if (
        about.st_nlink > 1
        or about.st_size > MOST_BYTES
        or (tail == _MAGIC and about.st_size > len(_MAGIC))
        or (is_cut_off and (page not in _PAGES or pages * page > MOST_BYTES))
    ):
        raise Trouble(ForeignJournal(path, journal))
    return Beside(is_there=True, is_cut_off=is_cut_off)


def see_to_name(path: Path) -> None:
    """See that SQLite can open a file that is called so, and keep its journal beside it.

    Raises:
        Trouble: the name or the path is too long.
    """
    journal = rollback_journal_of(Path(os.path.realpath(path)))
    if os.name == "posix" and len(os.fsencode(journal)) >= _LONGEST_PATH:
        raise Trouble(NameTooLong(path))
    try:
        os.lstat(journal)
    except OSError as why:
        if why.errno == errno.ENAMETOOLONG:
            raise Trouble(NameTooLong(path)) from why
