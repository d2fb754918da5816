"""Cards painted for tests, and how their colours compare."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage, QPainter

from demoncity_gui.cards.drawing.backs import paint_back
from demoncity_gui.cards.drawing.faces import paint_face
from demoncity_gui.cards.drawing.primitives import CARD_HEIGHT, CARD_WIDTH
from demoncity_gui.pieces.decks import DeckName
from demoncity_gui.pieces.tarot import Card


@lru_cache(320)
def painted(side: Card | DeckName, height_px: int, *, large_index: bool = False, margin: int = 0) -> QImage:
    """A face or back on transparent ground, with `margin` device pixels of it all around; several tests look at one."""
    width_px = round(height_px * CARD_WIDTH / CARD_HEIGHT)
    image = QImage(width_px + 2 * margin, height_px + 2 * margin, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    with QPainter(image) as painter:
        painter.translate(margin, margin)
        painter.scale(width_px / CARD_WIDTH, height_px / CARD_HEIGHT)
        if isinstance(side, Card):
            paint_face(painter, side, large_index=large_index)
        else:
            paint_back(painter, side)
    return image


def small(image: QImage, width: int, height: int) -> QImage:
    """The picture as it looks from far away."""
    return image.scaled(width, height, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation)


def greys(image: QImage) -> tuple[int, ...]:
    """The picture's greys, 0–255, row by row."""
    grey = image.convertToFormat(QImage.Format.Format_Grayscale8)
    return tuple(grey.pixelColor(x, y).value() for y in range(grey.height()) for x in range(grey.width()))


def fingerprint(image: QImage) -> int:
    """A picture's perceptual hash: 16 rows of 16 bits, each whether a spot is lighter than the next one."""
    far = greys(small(image, 17, 16))
    bits = (far[row * 17 + column] < far[row * 17 + column + 1] for row in range(16) for column in range(16))
    return sum(bit << place for place, bit in enumerate(bits))


def difference(one: tuple[int, ...], other: tuple[int, ...]) -> float:
    """The mean difference of two pictures' greys, 0–255."""
    return sum(abs(a - b) for a, b in zip(one, other, strict=True)) / len(one)


def contrast(one: QColor, other: QColor) -> float:
    """The contrast of two colours as web accessibility reckons it, 1 to 21."""
    light, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: QColor) -> float:
    def linear(channel: float) -> float:
        return channel / 12.92 if channel <= 0.04045 else ((channel + 0.055) / 1.055) ** 2.4

    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF())
