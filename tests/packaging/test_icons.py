"""The icon's files: each size as it was drawn for it."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import IcoImagePlugin, Image
from PySide6.QtWidgets import QApplication

from demoncity_gui.cards.drawing.icon import SIZES
from icons import write_icons


@pytest.fixture
def folder(tmp_path: Path, qapp: QApplication) -> Path:
    write_icons(tmp_path)
    return tmp_path


def pixels(picture: Image.Image) -> bytes:
    return picture.convert("RGBA").tobytes()


def drawn(folder: Path, size: int) -> bytes:
    with Image.open(folder / f"demoncity-{size}.png") as picture:
        assert picture.size == (size, size)
        return pixels(picture)


def test_there_is_a_png_of_each_size(folder: Path) -> None:
    assert len({drawn(folder, size) for size in SIZES}) == len(SIZES)


def test_windows_gets_each_size_as_it_was_drawn(folder: Path) -> None:
    with Image.open(folder / "demoncity.ico") as icon:
        assert isinstance(icon, IcoImagePlugin.IcoImageFile)
        assert {width for width, _ in icon.ico.sizes()} == {size for size in SIZES if size <= 256}
        for size in (16, 24, 32, 256):
            assert pixels(icon.ico.getimage((size, size))) == drawn(folder, size)


def test_a_mac_gets_its_own_kind_of_file(folder: Path) -> None:
    with Image.open(folder / "demoncity.icns") as icon:
        assert {(512, 512, 2), (128, 128, 1), (16, 16, 2)} <= set(icon.info["sizes"])
