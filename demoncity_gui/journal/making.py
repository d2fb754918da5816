"""A file put in its place whole or not at all, never in another's, and kept by the disk under its name."""

from __future__ import annotations

import errno
import os
import secrets
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from demoncity_gui.journal.reading import reason_of_system
from demoncity_gui.journal.troubles import AlreadyThere, NoFolder, NotWritable, Trouble, TroubleReason

_ABANDONED = 3600
"""Seconds after which a draft is nobody's any more."""


def make(path: Path, fill: Callable[[Path], None]) -> None:
    """Have `fill` write a draft in the same folder, and give that this name; if it fails, nothing lies there after.

    Raises:
        Trouble: something is there already, or no file can be made there.
    """
    see_to_place(path)
    draft = path.parent / f".{secrets.token_hex(8)}.demoncity-draft"
    try:
        fill(draft)
        _put_in_place(draft, path)
    except FileExistsError:
        raise Trouble(AlreadyThere(path)) from None
    except OSError as error:
        raise Trouble(_reason_not_made(error, path)) from error
    finally:
        # On a disk that refuses, there is nothing to clear away.
        with suppress(OSError):
            draft.unlink()
    _settle_names(path.parent)
    _clear_away(path.parent)


def see_to_place(path: Path) -> None:
    """See that a file can be made there, as far as that shows beforehand.

    Raises:
        Trouble: something is there already, or there is no folder.
    """
    if os.path.lexists(path):
        raise Trouble(AlreadyThere(path))
    if not os.path.isdir(path.parent):
        raise Trouble(NoFolder(path.parent))


def write(draft: Path, content: bytes) -> None:
    """Write these bytes to a new file and have the disk keep them."""
    with os.fdopen(os.open(draft, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o666), "wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())


def _put_in_place(draft: Path, path: Path) -> None:
    """Give the draft its name, whole or not at all, and never in another file's place.

    Raises:
        FileExistsError: the name was taken meanwhile.
    """
    try:
        os.link(draft, path)
    except FileExistsError:
        raise
    except OSError:
        # FAT and exFAT, as on memory sticks, know no links: claim the name with an empty file, then replace that.
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o666))
        try:
            os.replace(draft, path)
        except OSError:
            path.unlink(missing_ok=True)
            raise


def _clear_away(folder: Path) -> None:
    """Let go of drafts that programs left which were killed at work; one at work needs no more than seconds."""
    with suppress(OSError):
        for draft in folder.glob(".*.demoncity-draft"):
            with suppress(OSError):
                if time.time() - draft.stat().st_mtime > _ABANDONED:
                    draft.unlink()


def _settle_names(folder: Path) -> None:
    """Have the disk keep the folder's list of names, where the system can: the new file's name is in it."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def _reason_not_made(error: OSError, path: Path) -> TroubleReason:
    if error.errno in (errno.EACCES, errno.EPERM, errno.EROFS, errno.ENOENT):
        return NotWritable(path)
    return reason_of_system(error, path)
