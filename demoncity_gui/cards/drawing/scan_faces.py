"""The faces and backs of a scanned deck: its pictures from the cache in the shape of our cards, an index over them."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QImage, QImageReader, QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.index import chip, paint_index
from demoncity_gui.cards.drawing.majors.major import ACCENT
from demoncity_gui.cards.drawing.paint import stroke
from demoncity_gui.cards.drawing.primitives import CARD_HEIGHT, CARD_WIDTH, CORNER, rect
from demoncity_gui.cards.packs.pack_messages import ScannedDeck
from demoncity_gui.pieces.decks import DeckName
from demoncity_gui.pieces.tarot import Card, Drawn

_CHIP_CORNER: Final = 20


def scan_image(deck: ScannedDeck, side: Drawn | DeckName, width: int, height: int) -> QImage | None:
    """Return the deck's picture of a face or a back at exactly so many device pixels, None if it has none to read."""
    match side:
        case Card():
            place = deck.faces.get(side)
        case DeckName():
            place = deck.backs.get(side)
        case _:  # only its number is known: no picture is of that
            place = None
    if place is None:
        return None
    reader = QImageReader(place, b"jpeg")  # as our own cache writes it, and nothing else
    reader.setScaledSize(QSize(width, height))
    image = reader.read()
    return None if image.isNull() else image


def paint_scan(
    painter: QPainter, scan: QImage, side: Card | DeckName, *, overlay: bool, large_index: bool = False
) -> None:
    """Paint a picture into the 700 × 1200 units at the painter's origin; outside its round corners stays as it was.

    With `overlay` a face has its index on a solid ground at the top left, as large as on our own cards. The painter is
    given back as it came. The fonts must be loaded.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    card = rect(0, 0, CARD_WIDTH, CARD_HEIGHT, CORNER)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setClipPath(card, Qt.ClipOperation.IntersectClip)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawImage(QRectF(0, 0, CARD_WIDTH, CARD_HEIGHT), scan)
    if overlay and isinstance(side, Card):
        _paint_overlay(painter, side, large=large_index)
    painter.restore()


def _paint_overlay(painter: QPainter, card: Card, *, large: bool) -> None:
    if card.suit is None:
        assert card.major is not None
        paint_index(painter, card, look.INK, large=large, ground=ACCENT[card.major])
        return
    colour = look.SUIT_COLOUR[card.suit]
    paint_index(painter, card, colour, large=large, ground=look.INK)
    box = chip(card, large=large)
    stroke(painter, rect(box.left(), box.top(), box.width(), box.height(), _CHIP_CORNER), colour, 5)
