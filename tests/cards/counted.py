"""Counts a card's suit signs as an eye would: by what of each is still to be seen when the card is finished."""

from __future__ import annotations

import math
from collections import Counter
from itertools import pairwise
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen, QTransform

from demoncity_gui.cards.drawing.faces import paint_face
from demoncity_gui.cards.drawing.glyphs import glyph, parts
from demoncity_gui.cards.drawing.primitives import CARD_HEIGHT, CARD_WIDTH
from demoncity_gui.pieces.tarot import Card, Suit

_HEIGHT_PX = 480
_WIDTH_PX = _HEIGHT_PX * CARD_WIDTH // CARD_HEIGHT


class _SignPainter(QPainter):
    """Paints every sign of a suit in a number of its own, and all else in nothing, so that what covers a sign takes
    it away. A sign is known by its rim, its outline drawn as a stroke, and by the parts that are filled after it."""

    def __init__(self, image: QImage, suit: Suit) -> None:
        super().__init__(image)
        self._outline = _build(glyph(suit))
        self._parts = [path.elementCount() for path, _ in parts(suit)]
        self._left = 0
        self.alone: list[int] = []
        """How many pixels each sign takes where nothing covers or cuts it."""
        self.outlines: list[QPainterPath] = []
        """Each sign's outline, device pixels."""

    def setRenderHint(self, hint: QPainter.RenderHint, on: bool = True) -> None:
        """Paint without smoothing: a pixel belongs to one sign or to none."""

    def strokePath(self, path: QPainterPath, pen: Any, /) -> None:
        if not self._left and _build(path) == self._outline:
            self._left = len(self._parts)
            self.alone.append(0)
            self.outlines.append(self.transform().map(path))
        super().strokePath(path, _pen_of(pen, QColor(0, 0, 0)))

    def fillPath(self, path: QPainterPath, brush: Any, /) -> None:
        if QColor(brush).alpha() < 255:
            return  # a glaze hides nothing
        colour = QColor(0, 0, 0)
        if self._left:
            if path.elementCount() == self._parts[len(self._parts) - self._left]:
                self._left -= 1
                colour = QColor(len(self.alone), 0, 0)
                self.alone[-1] = max(self.alone[-1], self._size(path))
            else:  # another disc or box than a sign's
                self._left = 0
                self.alone[-1] = 0
        super().fillPath(path, colour)

    def setPen(self, pen: Any, /) -> None:
        super().setPen(_pen_of(pen, QColor(0, 0, 0)))

    def _size(self, path: QPainterPath) -> int:
        box = self.transform().map(path).boundingRect()
        image = QImage(int(box.width()) + 3, int(box.height()) + 3, QImage.Format.Format_RGB32)
        image.fill(Qt.GlobalColor.black)
        with QPainter(image) as painter:
            painter.translate(1 - box.left(), 1 - box.top())
            painter.setTransform(self.transform(), combine=True)
            painter.fillPath(path, QColor(1, 0, 0))
        return _numbers(image).count(1)


def _build(path: QPainterPath) -> tuple[int, ...]:
    """What doesn't change when an outline is moved, turned, scaled, or its stick or blade made longer."""
    count = path.elementCount()
    last = [path.elementAt(count - number) for number in range(1, 9) if number <= count]
    steps = [math.hypot(a.x - b.x, a.y - b.y) for a, b in pairwise(last)]
    longest = max(steps, default=0) or 1
    return (count, *(round(100 * step / longest) for step in steps))


def _pen_of(pen: Any, colour: QColor) -> QPen:
    changed = QPen(pen)
    changed.setColor(colour)
    return changed


def _numbers(image: QImage) -> bytes:
    """The red of each pixel, row by row."""
    red_first = image.convertToFormat(QImage.Format.Format_RGBX8888)  # its bytes last no longer than it does
    return bytes(red_first.constBits())[::4]


def signs_seen(card: Card, suit: Suit, *, large_index: bool) -> list[float]:
    """How much of each of a card's signs can be seen on the finished face, 0 to 1, in the order they are painted."""
    image, painter = _painted(card, suit, large_index=large_index)
    seen = Counter(_numbers(image))
    # A sign's parts lie over each other: what is seen of all of them is set against the largest.
    return [min(1.0, seen[number] / alone) for number, alone in enumerate(painter.alone, start=1) if alone]


def sign_outlines(card: Card, suit: Suit, *, large_index: bool) -> list[QPainterPath]:
    """The outlines of a card's signs, card units."""
    _, painter = _painted(card, suit, large_index=large_index)
    to_card = QTransform.fromScale(CARD_WIDTH / _WIDTH_PX, CARD_HEIGHT / _HEIGHT_PX)
    return [to_card.map(path) for path, alone in zip(painter.outlines, painter.alone, strict=True) if alone]


def _painted(card: Card, suit: Suit, *, large_index: bool) -> tuple[QImage, _SignPainter]:
    image = QImage(_WIDTH_PX, _HEIGHT_PX, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.black)
    painter = _SignPainter(image, suit)
    painter.scale(_WIDTH_PX / CARD_WIDTH, _HEIGHT_PX / CARD_HEIGHT)
    paint_face(painter, card, large_index=large_index)
    painter.end()
    return image, painter
