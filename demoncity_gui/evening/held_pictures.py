"""Pictures that a window may read: JPEGs made by the second program on this computer, and nothing of any file's own.

What was made here lies in the program's own folder by its SHA-256, so that a picture of one's own evening is there at
once after a restart. A picture of a stranger's evening has been made by nobody here: the second program makes it anew,
and what it made stands for it as long as the program runs.
"""

from __future__ import annotations

import re
from contextlib import suppress
from pathlib import Path

from demoncity_gui.disk.door import read_bytes
from demoncity_gui.disk.whole import cached
from demoncity_gui.journal.pictures import picture_name

KEPT = 400
"""So many pictures are kept in the folder, those made last: 100 MB at most."""
_LARGEST = 32_000_000
"""Bytes; today's are a hundredth of that, but older versions kept larger ones."""
_NAME = re.compile(r"[0-9a-f]{64}")


class HeldPictures:
    """JPEGs by their SHA-256. Without a folder, or where it can't be written, they last as long as the program."""

    def __init__(self, folder: Path | None = None) -> None:
        self._folder = folder
        self._known: dict[str, bytes] = {}
        self._refused: set[str] = set()

    def keep(self, image: bytes) -> str:
        """Keep this picture; return the name that it is found by."""
        name = picture_name(image)
        self._known[name] = image
        for old in tuple(self._known)[:-KEPT]:
            del self._known[old]
        if self._folder is not None:
            with suppress(OSError):
                self._folder.mkdir(parents=True, exist_ok=True)
                with cached(self._folder / name) as file:
                    file.write(image)
                self._let_go_of_old(self._folder)
        return name

    def made_anew(self, name: str, image: bytes) -> None:
        """Let this, which the second program has made of the picture of that name, stand for it."""
        self._known[name] = image

    def refuse(self, name: str) -> None:
        """Note that the second program can't read this picture."""
        self._refused.add(name)

    def is_refused(self, name: str) -> bool:
        """Whether the second program can't read this picture."""
        return name in self._refused

    def found(self, name: str) -> bytes | None:
        """Return the picture of this name as it may be read in a window, None while there is none."""
        if name not in self._known:
            image = self._read(name)
            if image is None or picture_name(image) != name:
                return None
            self._known[name] = image
        return self._known[name]

    def _read(self, name: str) -> bytes | None:
        if self._folder is None or not _NAME.fullmatch(name):
            return None
        try:
            return read_bytes(self._folder / name, _LARGEST, follow_links=False)
        except OSError:
            return None

    def _let_go_of_old(self, folder: Path) -> None:
        kept = sorted(folder.iterdir(), key=lambda path: path.stat().st_mtime, reverse=True)
        for path in kept[KEPT:]:
            path.unlink()
