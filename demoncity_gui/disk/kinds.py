"""What an export may replace: a file of its own kind. Evenings, links and everything else stay as they are."""

from __future__ import annotations

import errno
import os
import re
import stat
from collections.abc import Callable
from enum import Enum
from pathlib import Path
from typing import Final

from demoncity_gui.disk.door import opened
from demoncity_gui.texts import files as said

_LOOKED_AT: Final = 65_536
"""Bytes of a file that tell its kind."""


def _is_text(start: bytes) -> bool:
    try:
        start.decode("utf-8")
    except UnicodeDecodeError as why:
        # A letter that goes on after what was looked at is no fault.
        return len(start) == _LOOKED_AT and why.start > _LOOKED_AT - 4
    return b"\0" not in start


def _is_page(start: bytes) -> bool:
    return _is_text(start) and re.match(rb"\s*<(!doctype html|html)\b", start, re.IGNORECASE) is not None


def _is_cast(start: bytes) -> bool:
    """Whether this is TOML whose first words are a character's: a plan has a title before, which a cast would lose."""
    first = re.search(rb"^[ \t]*[^#\s].*$", start, re.MULTILINE)
    return _is_text(start) and first is not None and first[0].split() == [b"[[characters]]"]


class Kind(Enum):
    """What is exported: how the names of such files end, and how one is known."""

    PDF = ("pdf", (".pdf",), lambda start: start.startswith(b"%PDF-"))
    PAGE = ("page", (".html",), _is_page)
    MARKDOWN = ("markdown", (".md",), _is_text)
    CAST = ("cast", (".toml",), _is_cast)
    PNG = ("png", (".png",), lambda start: start.startswith(b"\x89PNG\r\n\x1a\n"))
    GIF = ("gif", (".gif",), lambda start: start.startswith((b"GIF87a", b"GIF89a")))
    WEBP = ("webp", (".webp",), lambda start: start[:4] == b"RIFF" and start[8:12] == b"WEBP")

    def __init__(self, word: str, endings: tuple[str, ...], knows: Callable[[bytes], bool]) -> None:
        self.word = word
        self.endings = endings
        self.knows = knows


class ExportRefused(OSError):
    """Nothing may be written there; the existing file stays unchanged. `strerror` says why."""

    def __init__(self, path: Path, why: str) -> None:
        super().__init__(errno.EEXIST, why, str(path))


def see_to_export(path: Path, kind: Kind) -> None:
    """See that an export of this kind may be written to that place: nothing lies there, or a file of the same kind.

    An empty file is of any kind. A link is of none: what it leads to may be anything, and belongs elsewhere.

    Raises:
        ExportRefused: the name has another ending, or what lies there must stay.
        OSError: what lies there can't be looked at, or there is no such folder.
    """
    if path.suffix.lower() not in kind.endings:
        raise ExportRefused(path, said.wrong_ending(kind=kind.word, endings=kind.endings))
    try:
        there = os.lstat(path)
    except FileNotFoundError:
        path.parent.stat()  # no folder is told now, before what takes long is made for it
        return
    if stat.S_ISDIR(there.st_mode):
        raise ExportRefused(path, said.folder)
    if not stat.S_ISREG(there.st_mode):
        raise ExportRefused(path, said.not_ordinary_stays)
    with opened(path, follow_links=False) as file:
        start = file.read(_LOOKED_AT)
    if start and not kind.knows(start):
        raise ExportRefused(path, said.other_kind_stays(kind=kind.word))
