"""The cards as they are printed: in a frame of bone, its line and words in colours made for paper, or as on screen."""

from __future__ import annotations

from functools import cache
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainterPath

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.backs import paint_back
from demoncity_gui.cards.drawing.faces import paint_face
from demoncity_gui.cards.drawing.majors.major import ACCENT
from demoncity_gui.cards.drawing.paint import fill
from demoncity_gui.cards.drawing.playing import colour_of, paint_playing_card, picture_of
from demoncity_gui.cards.drawing.primitives import CARD_HEIGHT, CARD_WIDTH, rect
from demoncity_gui.cards.drawing.scan_faces import paint_scan
from demoncity_gui.cards.printing.paper import Frame
from demoncity_gui.cards.printing.print_painter import PrintPainter
from demoncity_gui.pieces.decks import DeckName
from demoncity_gui.pieces.tarot import Card

BLEED: Final = 25
"""Card units that the ground goes on beyond the edge, so that no white shows where a cut is a hair off."""
SHRUNK: Final = 0.975
"""How large a picture is on its card: the frame keeps 2 mm from the scissors, the index its 16 % of the height."""

_MAJOR: Final = rect(30, 30, 640, 990, 22)  # what the Majors' scenes fill
_MINOR: Final = rect(30, 30, 640, 1050, 22)
_LEAST_CONTRAST: Final = 4.5
_GROUND: Final = {DeckName.PLAYERS: look.PLAYERS_GROUND, DeckName.HORROR: look.HORROR_GROUND}


def paint_printed_face(painter: PrintPainter, card: Card, frame: Frame = Frame.BONE) -> None:
    """Paint a card's face for print into the 700 × 1200 units at the painter's origin, and its ground `BLEED` around.

    The painter is given back as it came. The fonts must be loaded.
    """
    painter.save()
    fill(painter, _with_bleed(), look.INK if frame is Frame.NIGHT else look.PAPER)
    _shrink(painter)
    if frame is Frame.BONE:
        painter.change_colours(*_light(card))
        paint_face(painter, card)
        painter.change_colours("", "")
        # The picture is no negative: in one a face, a skull or a moon is none.
        painter.setClipPath(_MAJOR if card.suit is None else _MINOR, Qt.ClipOperation.IntersectClip)
    paint_face(painter, card)
    painter.restore()


def paint_printed_playing_card(painter: PrintPainter, name: str, frame: Frame = Frame.BONE) -> None:
    """Paint a playing card for print as `paint_printed_face` does; people stay as they are on the screen."""
    painter.save()
    fill(painter, _with_bleed(), look.INK if frame is Frame.NIGHT else look.PAPER)
    _shrink(painter)
    if frame is Frame.BONE:
        colour = colour_of(name)
        painter.change_colours(colour, in_print(colour))
        paint_playing_card(painter, name)
        painter.change_colours("", "")
        painter.setClipPath(picture_of(name), Qt.ClipOperation.IntersectClip)
    paint_playing_card(painter, name)
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


def _light(card: Card) -> tuple[str, str]:
    """Return the colour of a card's light, and what it is in print."""
    if card.suit is not None:
        return look.SUIT_COLOUR[card.suit], look.SUIT_COLOUR_IN_PRINT[card.suit]
    assert card.major is not None
    return ACCENT[card.major], in_print(ACCENT[card.major])


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
