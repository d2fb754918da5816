"""Pictures that the Host has held up, kept on this computer so that the same one comes back after a restart."""

from __future__ import annotations

import hashlib
import re
from contextlib import suppress
from pathlib import Path

from demoncity_gui.disk.door import read_bytes
from demoncity_gui.disk.whole import cached

KEPT = 20
"""So many pictures are kept in the folder, those held up last."""
_LARGEST = 32_000_000
"""Bytes; the helper that makes them writes less than a tenth of that."""
_NAME = re.compile(r"[0-9a-f]{64}")


class HeldPictures:
    """JPEGs by their SHA-256. Without a folder, or where it can't be written, they last as long as the program."""

    def __init__(self, folder: Path | None = None) -> None:
        self._folder = folder
        self._known: dict[str, bytes] = {}

    def keep(self, image: bytes) -> str:
        """Keep this picture; return the name that it is found by."""
        name = hashlib.sha256(image).hexdigest()
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

    def found(self, name: str) -> bytes | None:
        """Return the picture of this name, None if it isn't here. A name from a file finds what was kept here alone."""
        if name not in self._known:
            image = self._read(name)
            if image is None or hashlib.sha256(image).hexdigest() != name:
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
