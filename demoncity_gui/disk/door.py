"""The one door for files that come from outside: an ordinary file, of a bounded size, and nothing is waited for."""

from __future__ import annotations

import errno
import os
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

from demoncity_gui.texts import files as said

MOST_BYTES_OF_PICTURE = 262_144
"""Of a picture that an evening keeps; what is taken from a file is made smaller until it fits."""


class NoFile(OSError):
    """The path is no ordinary file: a folder, a pipe, a device, or a link where none is followed."""

    def __init__(self, path: Path) -> None:
        super().__init__(errno.EINVAL, said.not_ordinary, str(path))


class OverLimit(OSError):
    """The file holds more than the `most` bytes that anybody needs."""

    def __init__(self, path: Path, most: int) -> None:
        super().__init__(errno.EFBIG, said.larger_than(size=_size(most)), str(path))


def system_words(why: OSError) -> str:
    """Return what the system says, or we in its place, to stand after “can’t be read: ”."""
    words = why.strerror or str(why)
    return words[:1].lower() + words[1:]


@contextmanager
def opened(path: Path, *, follow_links: bool = True) -> Iterator[BinaryIO]:
    """Open an ordinary file to be read; a pipe that nobody writes to is refused and not waited for.

    `follow_links`: whether a link counts as the file it leads to. Say no where somebody else chose the path.

    Raises:
        OSError: `NoFile`, or the system refuses.
    """
    flags = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
    if not follow_links:
        flags |= getattr(os, "O_NOFOLLOW", 0)
    try:
        number = os.open(path, flags)
    except ValueError as why:
        raise OSError(errno.EINVAL, said.no_such_name, str(path)) from why
    except OSError as why:
        if why.errno in (errno.ELOOP, errno.ENXIO):  # a link; a socket, or a device that is not there
            raise NoFile(path) from why
        raise
    with os.fdopen(number, "rb") as file:
        if not stat.S_ISREG(os.fstat(number).st_mode):
            raise NoFile(path)
        yield file


def read_bytes(path: Path, most: int, *, follow_links: bool = True) -> bytes:
    """Return the bytes of an ordinary file, no more than `most`; see `opened`.

    Raises:
        OSError: `NoFile`, `OverLimit`, or the system refuses.
    """
    with opened(path, follow_links=follow_links) as file:
        # What it says of its size comes first: a file full of holes may say more than any memory holds.
        if os.fstat(file.fileno()).st_size > most or len(content := file.read(most + 1)) > most:
            raise OverLimit(path, most)
    return content


def read_text(path: Path, most: int) -> str:
    """Return the text of an ordinary file of no more than `most` bytes, in UTF-8, its line ends as they are.

    Raises:
        OSError: as for `read_bytes`.
        UnicodeDecodeError: it is no text.
    """
    return read_bytes(path, most).decode("utf-8")


def leads_to_a_network(path: str) -> bool:
    """Whether opening this path would ask another machine: Windows sends it the person's name and password's hash."""
    return path.replace("\\", "/").startswith("//")


def _size(most: int) -> str:
    if most >= 1_000_000:
        return said.megabytes(number=most // 1_000_000)
    return said.kilobytes(number=most // 1000)
