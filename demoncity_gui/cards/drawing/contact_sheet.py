"""The whole deck on one picture, so that it can be looked at: small, as on the Host's screen, as on the TV."""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage, QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.backs import paint_back
from demoncity_gui.cards.drawing.faces import paint_face
from demoncity_gui.cards.drawing.primitives import CARD_HEIGHT, CARD_WIDTH
from demoncity_gui.pieces.decks import DeckName
from demoncity_gui.pieces.tarot import Card


class Size(Struct, frozen=True):
    """A size of cards: its name, how wide they are in pixels, and whether they have the TV's large index."""

    name: str
    width: int
    large_index: bool


SIZES: Final = (Size("small", 60, False), Size("host", 200, False), Size("tv", 245, True))
"""60 pixels wide, as in the deck workshop; 200, as in a preview; and as high as a TV of 1920 × 1080 shows cards."""
COLUMNS: Final = 14
_SIDES: Final[tuple[Card | DeckName, ...]] = (*Card, *DeckName)


def contact_sheet(size: Size) -> QImage:
    """Return all 78 faces and both backs on the table's ground, a suit a row. The fonts must be loaded."""
    height = round(size.width * CARD_HEIGHT / CARD_WIDTH)
    gap = max(4, size.width // 16)
    rows = -(-len(_SIDES) // COLUMNS)
    image = QImage(
        gap + COLUMNS * (size.width + gap), gap + rows * (height + gap), QImage.Format.Format_ARGB32_Premultiplied
    )
    image.fill(QColor(look.TABLE))
    with QPainter(image) as painter:
        for place, side in enumerate(_SIDES):
            row, column = divmod(place, COLUMNS)
            painter.save()
            painter.translate(gap + column * (size.width + gap), gap + row * (height + gap))
            painter.scale(size.width / CARD_WIDTH, height / CARD_HEIGHT)
            _paint(painter, side, large_index=size.large_index)
            painter.restore()
    return image


def side_alone(side: Card | DeckName) -> QImage:
    """Return a face or a back as a picture of its own, a pixel for each card unit. The fonts must be loaded."""
    image = QImage(CARD_WIDTH, CARD_HEIGHT, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    with QPainter(image) as painter:
        _paint(painter, side, large_index=False)
    return image


def _paint(painter: QPainter, side: Card | DeckName, *, large_index: bool) -> None:
    if isinstance(side, Card):
        paint_face(painter, side, large_index=large_index)
    else:
        paint_back(painter, side)
