"""The one way to write a file: whole or not at all. What lay there before is there until all is on the disk."""

from __future__ import annotations

import errno
import os
import secrets
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import BinaryIO

from demoncity_gui.disk.kinds import Kind, see_to_export

_ABANDONED = 3600
"""Seconds after which a draft is nobody's any more."""


@contextmanager
def made(path: Path) -> Iterator[BinaryIO]:
    """Open a draft for writing, and give it this name at the end, never in another file's place.

    Raises:
        FileExistsError: something lies there; it is left as it is.
        OSError: it can't be written; nothing lies there.
    """
    if os.path.lexists(path):
        raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(path))
    with _drafted(path) as (file, draft):
        yield file
        _kept(file)
        _put_in_place(draft, path)
    _settle_names(path.parent)


@contextmanager
def exported(path: Path, kind: Kind) -> Iterator[BinaryIO]:
    """Open a draft for an export; on success it replaces what is at the path, if that may be replaced.

    Raises:
        ExportRefused: see `see_to_export`; looked at before and after the writing.
        OSError: it can't be written; what lay there stays.
    """
    see_to_export(path, kind)
    with _drafted(path) as (file, draft):
        yield file
        _kept(file)
        see_to_export(path, kind)
        os.replace(draft, path)
    _settle_names(path.parent)


@contextmanager
def cached(path: Path, *, lasting: bool = True) -> Iterator[BinaryIO]:
    """Open a draft for a file in one of the program's own folders; on success it replaces what is there.

    `lasting`: have the disk keep it before it gets its name, so that not even a power cut leaves it half there.

    Raises:
        OSError: it can't be written; what lay there stays.
    """
    with _drafted(path) as (file, draft):
        yield file
        if lasting:
            _kept(file)
        else:
            file.close()
        os.replace(draft, path)
    if lasting:
        _settle_names(path.parent)


@contextmanager
def _drafted(path: Path) -> Iterator[tuple[BinaryIO, Path]]:
    """Open a new file beside that place, under a name that nobody can foresee; it is gone at the end."""
    draft = path.parent / f".{secrets.token_hex(8)}.demoncity-draft"
    flags = os.O_CREAT | os.O_EXCL | os.O_WRONLY | getattr(os, "O_BINARY", 0)
    try:
        with os.fdopen(os.open(draft, flags, 0o666), "wb") as file:
            yield file, draft
    finally:
        # On a disk that refuses, there is nothing to clear away.
        with suppress(OSError):
            draft.unlink(missing_ok=True)
    _clear_away(path.parent)


def _kept(file: BinaryIO) -> None:
    """Have the disk keep what was written, and close the file: some systems rename no file that is open."""
    file.flush()
    os.fsync(file.fileno())
    file.close()


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


def _settle_names(folder: Path) -> None:
    """Have the disk keep the folder's list of names, where the system can: the new file's name is in it."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def _clear_away(folder: Path) -> None:
    """Let go of drafts that programs left which were killed at work; one at work needs no more than minutes."""
    with suppress(OSError):
        for draft in folder.glob(".*.demoncity-draft"):
            with suppress(OSError):
                if time.time() - draft.stat().st_mtime > _ABANDONED:
                    draft.unlink()
