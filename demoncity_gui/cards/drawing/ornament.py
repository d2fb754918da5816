"""What frames a card's picture and its words: hairlines, small diamonds, a bracket in each corner."""

from __future__ import annotations

from PySide6.QtGui import QColor, QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.paint import fill, mixed, stroke
from demoncity_gui.cards.drawing.primitives import CARD_HEIGHT, CARD_WIDTH, disc, joined, polygon, rect

_LEFT, _RIGHT = 48, CARD_WIDTH - 48


def beside_words(painter: QPainter, y: float, wide: float, colour: str | QColor) -> None:
    """Lead a hairline from either side of the frame to words `wide` units wide around the card's middle, at y."""
    dim = mixed(look.INK, colour, 0.6)
    for side in (-1, 1):
        near = CARD_WIDTH / 2 + side * (wide / 2 + 30)
        far = _RIGHT if side > 0 else _LEFT
        if (far - near) * side < 24:
            continue
        left, right = min(near, far), max(near, far)
        fill(painter, joined(rect(left, y - 1.5, right - left, 3), disc(far, y, 6)), dim)
        fill(painter, polygon(((near - 13, y), (near, y - 9), (near + 13, y), (near, y + 9))), colour)


def picture_edge(painter: QPainter, height: float, colour: str | QColor) -> None:
    """Draw a hairline around a picture so high at (30, 30), and a bracket in each corner of the card below it."""
    dim = mixed(look.INK, colour, 0.55)
    stroke(painter, rect(29, 29, 642, height + 2, 23), dim, 3)
    foot = CARD_HEIGHT - 32
    for side in (-1, 1):
        corner = CARD_WIDTH / 2 + side * (CARD_WIDTH / 2 - 32)
        fill(painter, polygon(((corner, foot), (corner - side * 34, foot), (corner - side * 20, foot - 6),
            (corner - side * 8, foot - 8), (corner - side * 6, foot - 20), (corner, foot - 34))), dim)  # fmt: skip
