"""The icon as files: PNGs in all sizes for Linux, .ico for Windows, .icns for macOS. `icons.py FOLDER` writes them."""

from __future__ import annotations

import os
import sys
from io import BytesIO
from pathlib import Path

from PIL import Image
from PySide6.QtGui import QGuiApplication

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from demoncity_gui.cards.drawing.icon import SIZES, icon_image
from demoncity_gui.cards.drawing.png import png

_ICO = tuple(size for size in SIZES if size <= 256)
_ICNS = (32, 64, 128, 256, 512, 1024)


def write_icons(folder: Path) -> None:
    """Write every kind of file into this folder. Needs a running QGuiApplication.

    Raises:
        OSError: they can't be written.
    """
    folder.mkdir(parents=True, exist_ok=True)
    pictures = {size: _picture(size) for size in SIZES}
    for size, picture in pictures.items():
        picture.save(folder / f"demoncity-{size}.png")
    _save(folder / "demoncity.ico", [pictures[size] for size in _ICO])
    _save(folder / "demoncity.icns", [_picture(size) for size in _ICNS])


def _save(file: Path, pictures: list[Image.Image]) -> None:
    """Save pictures as one file: each as it was drawn for its size, none made of a larger one."""
    largest = pictures[-1]
    largest.save(file, sizes=[picture.size for picture in pictures], append_images=pictures)


def _picture(size: int) -> Image.Image:
    return Image.open(BytesIO(png(icon_image(size))))


if __name__ == "__main__":
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    application = QGuiApplication(["demoncity"])
    write_icons(Path(sys.argv[1]))
