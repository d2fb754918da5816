"""The faces of all 78 cards, painted on a canvas of 700 × 1200 card units."""

from __future__ import annotations

from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.index import paint_index
from demoncity_gui.cards.drawing.majors.major import ACCENT, paint_major
from demoncity_gui.cards.drawing.minors.minor import paint_minor
from demoncity_gui.cards.drawing.paint import fill, stroke
from demoncity_gui.cards.drawing.primitives import CARD_HEIGHT, CARD_WIDTH, CORNER, rect
from demoncity_gui.pieces.tarot import Card

_FRAME_INSET = 15


def paint_face(painter: QPainter, card: Card, *, large_index: bool = False) -> None:
    """Paint a card's face into the 700 × 1200 units at the painter's origin; outside its round corners stays as it was.

    With `large_index` digits are 24.5 % of the card's height, for the TV, instead of 16.5 %, and the words,
    too small to be read from a sofa, are left out. The painter is given back as it came. The fonts must be loaded.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    fill(painter, rect(0, 0, CARD_WIDTH, CARD_HEIGHT, CORNER), look.INK)
    suit, major = card.suit, card.major
    if suit is None:
        assert major is not None
        frame = ACCENT[major]
        paint_major(painter, card, major, large_index=large_index)
        paint_index(painter, card, look.INK, large=large_index, ground=frame)
    else:
        frame = look.SUIT_COLOUR[suit]
        paint_minor(painter, card, suit, large_index=large_index)
        paint_index(painter, card, look.BONE, large=large_index, ground=look.INK)
    inset = _FRAME_INSET
    edge = rect(inset, inset, CARD_WIDTH - 2 * inset, CARD_HEIGHT - 2 * inset, CORNER - inset * 0.6)
    stroke(painter, edge, frame, 7 if large_index else 5)
    painter.restore()
