"""The face of a real card of which only the number was told: the number, and nothing that would be made up."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.lettering import lettering
from demoncity_gui.cards.drawing.paint import fill, mixed, stroke
from demoncity_gui.cards.drawing.primitives import CARD_HEIGHT, CARD_WIDTH, CORNER, joined, moved, rect

_HEIGHT: Final = 0.42 * CARD_HEIGHT
_WIDEST: Final = 0.74 * CARD_WIDTH
_INSET: Final = 15


def paint_numeral(painter: QPainter, number: int) -> None:
    """Paint a plain number as a card's face into the 700 × 1200 units at the painter's origin; 6 and 9 have a line.

    The painter is given back as it came. The fonts must be loaded.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    fill(painter, rect(0, 0, CARD_WIDTH, CARD_HEIGHT, CORNER), look.INK)
    for inset, width, colour in ((_INSET, 7, look.BONE), (3 * _INSET, 3, mixed(look.INK, look.BONE, 0.45))):
        edge = rect(inset, inset, CARD_WIDTH - 2 * inset, CARD_HEIGHT - 2 * inset, max(8, CORNER - inset * 0.6))
        stroke(painter, edge, colour, width)
    digits = lettering(str(number), _HEIGHT, look.NUMERAL, widest=_WIDEST)
    box = digits.boundingRect()
    digits = moved(digits, (CARD_WIDTH - box.width()) / 2, (CARD_HEIGHT - box.height()) / 2 - box.top())
    if number in (6, 9):
        box = digits.boundingRect()
        digits = joined(digits, rect(box.left(), box.bottom() + 40, box.width(), 34))
    fill(painter, digits, look.BONE)
    painter.restore()
