"""The cards as they are printed: minor arcana in print colours on bone, Majors as pictures in a bone frame."""

from __future__ import annotations

from functools import cache
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainterPath

from demoncity_gui.art import look
from demoncity_gui.art.backs import paint_back
from demoncity_gui.art.faces import paint_face
from demoncity_gui.art.index import paint_index
from demoncity_gui.art.majors import ACCENT, ROMAN, paint_major
from demoncity_gui.art.primitives import CARD_HEIGHT, CARD_WIDTH, CORNER, fill, lettering, moved, rect, stroke
from demoncity_gui.art.print_painter import PrintPainter
from demoncity_gui.art.scan_faces import paint_scan
from demoncity_gui.rules.cards import Card
from demoncity_gui.rules.decks import DeckName

BLEED: Final = 25
"""Card units that the ground goes on beyond the edge, so that no white shows where a cut is a hair off."""
SHRUNK: Final = 0.975
"""How large a picture is on its card: the frame keeps 2 mm from the scissors, the index its 16 % of the height."""

_PICTURE: Final = rect(30, 30, 640, 990, 22)  # what the Majors' scenes fill
_LEAST_CONTRAST: Final = 4.5
_GROUND: Final = {DeckName.PLAYERS: look.PLAYERS_GROUND, DeckName.HORROR: look.HORROR_GROUND}


def paint_printed_face(painter: PrintPainter, card: Card) -> None:
    """Paint a card's face for print into the 700 × 1200 units at the painter's origin, and its ground `BLEED` around.

    The painter is given back as it came. The fonts must be loaded.
    """
    painter.save()
    fill(painter, _with_bleed(), look.PAPER)
    _shrink(painter)
    if card.suit is not None:
        painter.change_colours(look.SUIT_COLOUR[card.suit], look.SUIT_COLOUR_IN_PRINT[card.suit])
        paint_face(painter, card)
        painter.change_colours("", "")
    else:
        assert card.major is not None
        _paint_major(painter, card, card.major)
    painter.restore()


def paint_printed_back(painter: PrintPainter, deck: DeckName) -> None:
    """Paint a deck's back for print, its ground and `BLEED` around it; the painter is given back as it came."""
    painter.save()
    fill(painter, _with_bleed(), _GROUND[deck])
    _shrink(painter)
    paint_back(painter, deck)
    painter.restore()


def paint_printed_scan(painter: PrintPainter, scan: QImage, side: Card | DeckName, *, overlay: bool) -> None:
    """Paint a picture of a deck pack for print, its edges drawn out for `BLEED`; the painter is given back as it came.

    With `overlay` a face has its index. The fonts must be loaded.
    """
    painter.drawImage(_BLEEDING, scan)
    paint_scan(painter, scan, side, overlay=overlay)


@cache
def in_print(accent: str) -> str:
    """Return a Major's accent, darkened until it can be read on paper."""
    colour = QColor(accent)
    while _contrast(colour, QColor(look.PAPER)) < _LEAST_CONTRAST:
        colour = QColor.fromHslF(
            max(0.0, colour.hslHueF()), colour.hslSaturationF(), max(0.0, colour.lightnessF() - 0.01)
        )
    return colour.name()


def _paint_major(painter: PrintPainter, card: Card, number: int) -> None:
    accent = ACCENT[number]
    painter.save()
    painter.setClipPath(_PICTURE, Qt.ClipOperation.IntersectClip)
    paint_major(painter, card, number, large_index=False)
    paint_index(painter, card, look.INK, large=False, ground=accent)
    painter.restore()
    for text, height, line, colour in (
        (ROMAN[number], 34.0, 1082.0, in_print(accent)),
        (card.title.upper(), 44.0, 1150.0, look.INK),
    ):
        word = lettering(text, height, look.TITLE, 700, 0.04, widest=600)
        fill(painter, moved(word, (CARD_WIDTH - word.boundingRect().width()) / 2, line), colour)
    edge = rect(15, 15, CARD_WIDTH - 30, CARD_HEIGHT - 30, CORNER - 9)
    stroke(painter, edge, in_print(accent), 5)


_BLEEDING: Final = QRectF(-BLEED, -BLEED, CARD_WIDTH + 2 * BLEED, CARD_HEIGHT + 2 * BLEED)


def _with_bleed() -> QPainterPath:
    return rect(_BLEEDING.x(), _BLEEDING.y(), _BLEEDING.width(), _BLEEDING.height())


def _shrink(painter: PrintPainter) -> None:
    painter.translate(CARD_WIDTH * (1 - SHRUNK) / 2, CARD_HEIGHT * (1 - SHRUNK) / 2)
    painter.scale(SHRUNK, SHRUNK)


def _contrast(one: QColor, other: QColor) -> float:
    light, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: QColor) -> float:
    def linear(channel: float) -> float:
        return channel / 12.92 if channel <= 0.04045 else ((channel + 0.055) / 1.055) ** 2.4

    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF())
