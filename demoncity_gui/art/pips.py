"""The forty pip cards: as many glyphs as the value, in the classic places, in a hatched pool of lamplight."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath

from demoncity_gui.art import look
from demoncity_gui.art.glyphs import WIDTH, paint_glyph
from demoncity_gui.art.index import chip
from demoncity_gui.art.primitives import (
    CARD_WIDTH,
    SUIT_HATCH,
    Hatch,
    Point,
    cone,
    fill,
    hatch,
    lamp,
    lettering,
    mixed,
    moved,
    rect,
)
from demoncity_gui.rules.cards import Card, Suit

_L, _M, _R = 0.0, 0.5, 1.0
_THIRD: Final = 1 / 3
_SIX: Final = tuple((x, y) for y in (0.0, 0.5, 1.0) for x in (_L, _R))
_EIGHT: Final = tuple((x, y) for y in (0.0, _THIRD, 2 * _THIRD, 1.0) for x in (_L, _R))

PLACES: Final[dict[int, tuple[Point, ...]]] = {
    1: ((_M, 0.5),),
    2: ((_M, 0.0), (_M, 1.0)),
    3: ((_M, 0.0), (_M, 0.5), (_M, 1.0)),
    4: ((_L, 0.0), (_R, 0.0), (_L, 1.0), (_R, 1.0)),
    5: ((_L, 0.0), (_R, 0.0), (_M, 0.5), (_L, 1.0), (_R, 1.0)),
    6: _SIX,
    7: (*_SIX, (_M, 0.25)),
    8: (*_SIX, (_M, 0.25), (_M, 0.75)),
    9: (*_EIGHT, (_M, 0.5)),
    10: (*_EIGHT, (_M, _THIRD / 2), (_M, 1 - _THIRD / 2)),
}
"""Where the glyphs of each pip stand: shares of the field, across and down."""

_GLYPH_HEIGHT: Final = {1: 660, 2: 330, 3: 236, 4: 300, 5: 270, 6: 236, 7: 220, 8: 220, 9: 184, 10: 184}
_ROWS: Final = {1: 1, 2: 2, 3: 3, 4: 2, 5: 2.5, 6: 3, 7: 3, 8: 3, 9: 4, 10: 4}
_WIDE: Final = 0.76  # coins and tumblers fill their square, so they are drawn smaller


def glyph_boxes(card: Card, suit: Suit, number: int, *, large_index: bool) -> tuple[QRectF, ...]:
    """Return where a pip card's glyphs stand, card units: below the index, as large as their number allows."""
    top = max(chip(card, large=large_index).bottom() + 14, 300)
    bottom = 1150 if large_index else 1076
    height = min(_GLYPH_HEIGHT[number], 0.86 * (bottom - top) / _ROWS[number]) * (_WIDE if WIDTH[suit] > 0.7 else 1.0)
    width = height * WIDTH[suit]
    left, right = 175.0, CARD_WIDTH - 175.0
    return tuple(
        QRectF(left + across * (right - left) - width / 2, top + down * (bottom - top - height), width, height)
        for across, down in PLACES[number]
    )


def paint_pip(painter: QPainter, card: Card, suit: Suit, number: int, *, large_index: bool) -> None:
    """Paint lamp, light and glyphs of a pip card; its frame and index are the face's."""
    colour = look.SUIT_COLOUR[suit]
    lamp_x, lamp_y = 548, 150
    light = cone(lamp_x, lamp_y, 1170, 30, 670, 40).intersected(rect(28, 28, 644, 1144, 24))
    fill(painter, light, mixed(look.INK, colour, 0.10))
    _hatch_light(painter, light, suit)
    fill(painter, lamp(lamp_x, lamp_y, 74).intersected(rect(28, 28, 644, 300)), colour)
    fill(painter, rect(lamp_x - 34, lamp_y, 68, 12, 6), look.BONE)

    for box in glyph_boxes(card, suit, number, large_index=large_index):
        paint_glyph(painter, suit, box.center().x(), box.center().y(), box.height())
    if not large_index:
        word = lettering(suit.value.upper(), 34, look.TITLE, 700, 0.06)
        fill(painter, moved(word, (CARD_WIDTH - word.boundingRect().width()) / 2, 1146), colour)


def _hatch_light(painter: QPainter, light: QPainterPath, suit: Suit) -> None:
    style = SUIT_HATCH[suit]
    tone = mixed(look.INK, look.SUIT_COLOUR[suit], 0.30)
    if style is Hatch.DOTS:
        hatch(painter, light, style, tone, pitch=30, width=8)
    else:
        hatch(painter, light, style, tone, pitch=24, width=3)
