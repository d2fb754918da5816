"""The index: the number or letter by which a card is told across a room, once, at the top left."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.lettering import lettering
from demoncity_gui.cards.drawing.paint import fill
from demoncity_gui.cards.drawing.primitives import CARD_HEIGHT, joined, moved, rect
from demoncity_gui.pieces.tarot import Card, Court

HEIGHT: Final = 0.165 * CARD_HEIGHT
"""Digits on the Host's screen, card units."""
LARGE_HEIGHT: Final = 0.245 * CARD_HEIGHT
"""Digits on the TV, card units."""
EDGE: Final = 30
"""From the card's edge to the Majors' picture and chip, card units."""

_LETTER: Final = {Court.PAGE: "P", Court.KNIGHT: "N", Court.QUEEN: "Q", Court.KING: "K"}


def index_text(card: Card) -> str:
    """What the index says: a pip's or a Major's number, a court's letter."""
    if card.court is not None:
        return _LETTER[card.court]
    return str(card.pip if card.pip is not None else card.major)


def index_path(card: Card, *, large: bool) -> QPainterPath:
    """The index as a shape where it stands on the card; 6 and 9 have a line beneath."""
    text, height = index_text(card), LARGE_HEIGHT if large else HEIGHT
    letters = lettering(text, height, look.NUMERAL)
    inset = EDGE + _PADDING
    letters = moved(letters, inset, inset - letters.boundingRect().top())
    if text not in ("6", "9"):
        return letters
    box = letters.boundingRect()
    return joined(letters, rect(box.left(), box.bottom() + height * 0.07, box.width(), height * 0.08))


def chip(card: Card, *, large: bool) -> QRectF:
    """The solid ground of a Major's index, card units; for other cards the room the index takes."""
    box = index_path(card, large=large).boundingRect()
    return QRectF(EDGE, EDGE, box.right() + _PADDING - EDGE, box.bottom() + _PADDING - EDGE)


def paint_index(painter: QPainter, card: Card, colour: str, *, large: bool, ground: str | None = None) -> None:
    """Paint the index in `colour`, on a chip of `ground` if given."""
    if ground is not None:
        box = chip(card, large=large)
        fill(painter, rect(box.left() - 8, box.top() - 8, box.width() + 16, box.height() + 16, 26), look.INK)
        fill(painter, rect(box.left(), box.top(), box.width(), box.height(), 20), ground)
    fill(painter, index_path(card, large=large), colour)


_PADDING: Final = 26
