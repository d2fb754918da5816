from __future__ import annotations

import pytest
from PySide6.QtGui import QColor, QImage

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.icon import SIZES, app_icon, icon_image
from tests.cards.painted import contrast, difference, greys, small


@pytest.mark.parametrize("size", SIZES)
def test_an_icon_is_of_its_size_fills_it_and_leaves_the_corners_clear(size: int) -> None:
    image = icon_image(size)
    assert (image.width(), image.height()) == (size, size)
    assert image.pixelColor(size // 2, size - 2 - size // 32).alpha() == 255
    assert {image.pixelColor(x, y).alpha() for x in (0, size - 1) for y in (0, size - 1)} <= set(range(128))


@pytest.mark.parametrize("size", [16, 20, 24])
def test_small_sizes_are_drawn_anew_on_whole_pixels(size: int) -> None:
    drawn, shrunk = icon_image(size), small(icon_image(512), size, size)
    assert difference(greys(drawn), greys(shrunk)) > 10
    bone = QColor(look.BONE).rgb()
    assert sum(drawn.pixel(x, y) == bone for x in range(size) for y in range(size)) >= size * size // 10


@pytest.mark.parametrize("ground", ["#000000", "#FFFFFF"])
def test_the_smallest_is_seen_on_dark_and_on_light(ground: str) -> None:
    image = icon_image(16)
    shown = QImage(16, 16, QImage.Format.Format_RGB32)
    shown.fill(QColor(ground))
    clear = [contrast(image.pixelColor(x, y), QColor(ground)) > 4.5 for x in range(16) for y in range(16)]
    assert sum(clear) > 20


def test_windows_have_a_picture_for_each_size_that_they_show(qapp: object) -> None:
    sizes = {size.width() for size in app_icon().availableSizes()}
    assert {16, 24, 32, 48, 64, 128} <= sizes
