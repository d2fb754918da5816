"""Painted faces and backs kept on disk, so that another start of the program reads them instead of painting."""

from __future__ import annotations

import shutil
import sys
import zlib
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from typing import Final

from PySide6.QtCore import qVersion
from PySide6.QtGui import QImage

from demoncity_gui.disk.whole import cached
from demoncity_gui.pieces.decks import DeckName
from demoncity_gui.pieces.tarot import Card

_MOST_BYTES: Final = 64_000_000
_FORMAT: Final = QImage.Format.Format_ARGB32_Premultiplied
_QUICKLY: Final = 1
"""How hard zlib tries: a face is a tenth of its size so already."""


class FaceStore:
    """The faces with large indices, and the backs, that were painted by this very code, by height in device pixels.

    Whatever goes wrong with the disk, one is merely painted again. Nothing is read or written before the first is asked
    for.
    """

    def __init__(self, folder: Path) -> None:
        self._all = folder
        self._folder: Path | None = None

    def find(self, side: Card | DeckName, width: int, height: int) -> QImage | None:
        """Return a face or a back as it was painted before, None if it is not here."""
        unpacking = zlib.decompressobj()
        try:
            data = unpacking.decompress(self._place(side, height).read_bytes(), width * height * 4 + 1)
        except (OSError, zlib.error):
            return None
        if len(data) != width * height * 4 or not unpacking.eof:
            return None
        return QImage(data, width, height, width * 4, _FORMAT).copy()  # the copy owns its bytes

    def has(self, side: Card | DeckName, height: int) -> bool:
        """Tell whether a face or a back was kept, whatever has become of it since."""
        return self._place(side, height).exists()

    def keep(self, side: Card | DeckName, image: QImage) -> None:
        """Keep a face or a back, unless it is here already."""
        place = self._place(side, image.height())
        with suppress(OSError):
            if place.exists():
                return
            place.parent.mkdir(parents=True, exist_ok=True)
            # Where a power cut loses it, it is painted again; waiting for the disk would stop the windows.
            with cached(place, lasting=False) as file:
                file.write(zlib.compress(image.convertToFormat(_FORMAT).constBits(), _QUICKLY))

    def _place(self, side: Card | DeckName, height: int) -> Path:
        if self._folder is None:
            self._folder = self._all / _recipe()
            self._forget_others(self._folder)
        return self._folder / str(height) / f"{side.value}.face"

    def _forget_others(self, ours: Path) -> None:
        """Forget what other versions have painted, and all of ours once it has grown too large."""
        with suppress(OSError):
            for folder in self._all.iterdir():
                if folder != ours:
                    shutil.rmtree(folder, ignore_errors=True)
            if sum(file.stat().st_size for file in ours.rglob("*.face")) > _MOST_BYTES:
                shutil.rmtree(ours, ignore_errors=True)


def _recipe() -> str:
    """Return a name for what paints: it changes with our code, where there is code to be seen, and with Qt."""
    sources = sorted(Path(__file__).parent.rglob("*.py")) or [Path(sys.executable)]
    told = [qVersion()]
    for source in sources:
        about = source.stat()
        told.append(f"{source.name} {about.st_size} {about.st_mtime_ns}")
    return sha256("\n".join(told).encode()).hexdigest()[:32]
