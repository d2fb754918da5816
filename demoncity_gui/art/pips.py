"""The forty pip cards: as many glyphs as the value, in the classic places, in a hatched pool of lamplight."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath

from demoncity_gui.art import look
from demoncity_gui.art.glyphs import WIDTH, paint_glyph
from demoncity_gui.art.index import chip
from demoncity_gui.art.primitives import (
    CARD_HEIGHT,
    CARD_WIDTH,
    SUIT_HATCH,
    Hatch,
    fill,
    hatch,
    lamp,
    lettering,
    mixed,
    moved,
    polygon,
    rect,
)
from demoncity_gui.rules.cards import Card, Suit


class _Layout(NamedTuple):
    """How a pip's glyphs stand: in two outer columns, and in a middle one, each by shares of the way down."""

    outer: tuple[float, ...]
    middle: tuple[float, ...]
    tallest: float
    """How tall a glyph gets, card units; less where the index takes more room."""
    abreast: int
    """How many share the height: those of the fuller column."""
    spread: float = 430
    """From the left column to the right one, card units."""


_TWO: Final = (0.0, 1.0)
_THREE: Final = (0.0, 0.5, 1.0)
_FOUR: Final = (0.0, 1 / 3, 2 / 3, 1.0)

_SLIM: Final = {
    1: _Layout((), (0.5,), 720, 1),
    2: _Layout((0.5,), (), 590, 1, 312),
    3: _Layout((1.0,), (0.0,), 376, 2, 300),
    4: _Layout(_TWO, (), 376, 2, 330),
    5: _Layout(_TWO, (0.5,), 352, 2, 380),
    6: _Layout(_THREE, (), 264, 3, 300),
    7: _Layout(_THREE, (0.25,), 264, 3, 360),
    8: _Layout(_THREE, (0.25, 0.75), 264, 3, 360),
    9: _Layout(_FOUR, (0.5,), 208, 4, 330),
    10: _Layout(_FOUR, (1 / 6, 5 / 6), 208, 4, 330),
}
"""Matches and blades, which leave room beside them."""
_BROAD: Final = {
    1: _Layout((), (0.5,), 560, 1),
    2: _Layout((), _TWO, 366, 2),
    3: _Layout((1.0,), (0.0,), 312, 2, 324),
    4: _Layout(_TWO, (), 306, 2, 324),
    5: _Layout(_TWO, (0.5,), 258, 3, 360),
    6: _Layout(_THREE, (), 250, 3, 330),
    7: _Layout(_THREE, (0.25,), 214, 3),
    8: _Layout(_THREE, (0.25, 0.75), 214, 3),
    9: _Layout(_FOUR, (0.5,), 200, 4),
    10: _Layout(_FOUR, (1 / 6, 5 / 6), 200, 4),
}
"""Tumblers and coins."""
_LAMP_Y: Final = 140.0
_CLEAR: Final = 12.0
"""Between two rows, card units."""


def glyph_boxes(card: Card, suit: Suit, number: int, *, large_index: bool) -> tuple[QRectF, ...]:
    """Return where a pip card's glyphs stand, card units: below the index, as large as their number allows."""
    layout = (_SLIM if WIDTH[suit] < 0.7 else _BROAD)[number]
    top = chip(card, large=large_index).bottom() + 14
    room = (1150 if large_index else 1084) - top
    rows = layout.abreast
    height = min(layout.tallest, (room + _CLEAR) / rows - _CLEAR)
    width = height * WIDTH[suit]
    inset = (room - rows * height - (rows - 1) * _CLEAR) / (2 * rows)
    down = room - height - 2 * inset
    left, middle = (CARD_WIDTH - layout.spread - width) / 2, (CARD_WIDTH - width) / 2
    places = [(x, share) for share in layout.outer for x in (left, left + layout.spread)]
    places += [(middle, share) for share in layout.middle]
    return tuple(QRectF(x, top + inset + share * down, width, height) for x, share in places)


def paint_pip(painter: QPainter, card: Card, suit: Suit, number: int, *, large_index: bool) -> None:
    """Paint lamp, light and glyphs of a pip card; its frame and index are the face's."""
    colour = look.SUIT_COLOUR[suit]
    lamp_x, light = _light(card, large_index=large_index)
    fill(painter, light, mixed(look.INK, colour, 0.10))
    _hatch_light(painter, light, suit)
    fill(painter, lamp(lamp_x, _LAMP_Y, 74).intersected(rect(28, 28, 644, 300)), colour)
    fill(painter, rect(lamp_x - 34, _LAMP_Y, 68, 12, 6), look.BONE)

    for box in glyph_boxes(card, suit, number, large_index=large_index):
        paint_glyph(painter, suit, box.center().x(), box.center().y(), box.height())
    if not large_index:
        word = lettering(suit.value.upper(), 34, look.TITLE, 700, 0.06)
        fill(painter, moved(word, (CARD_WIDTH - word.boundingRect().width()) / 2, 1146), colour)


def _light(card: Card, *, large_index: bool) -> tuple[float, QPainterPath]:
    """Return where the lamp hangs, and its light: as wide as the index lets it fall, so that every glyph is lit."""
    index = chip(card, large=large_index)
    lamp_x = max(430.0, (index.right() + CARD_WIDTH - 30) / 2)
    mouth = 40.0
    # The beam's edge passes the index's lower right corner.
    steep = (index.bottom() + 6 - _LAMP_Y) / (lamp_x - mouth - index.right() - 6)
    drop = CARD_HEIGHT - _LAMP_Y
    beam = polygon(
        (
            (lamp_x - mouth, _LAMP_Y),
            (lamp_x + mouth, _LAMP_Y),
            (lamp_x + mouth + drop / steep, CARD_HEIGHT),
            (lamp_x - mouth - drop / steep, CARD_HEIGHT),
        )
    )
    return lamp_x, beam.intersected(rect(28, 28, 644, 1144, 24))


def _hatch_light(painter: QPainter, light: QPainterPath, suit: Suit) -> None:
    style = SUIT_HATCH[suit]
    tone = mixed(look.INK, look.SUIT_COLOUR[suit], 0.30)
    if style is Hatch.DOTS:
        hatch(painter, light, style, tone, pitch=30, width=8)
    else:
        hatch(painter, light, style, tone, pitch=32 if style is Hatch.WAVES else 24, width=3)
