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

Row = tuple[float, ...]

_ONE: Final[Row] = (0.5,)
_TWO: Final[Row] = (0.25, 0.75)
_THREE: Final[Row] = (0.0, 0.5, 1.0)
_FOUR: Final[Row] = (0.0, 1 / 3, 2 / 3, 1.0)
_ENDS: Final[Row] = (0.0, 1.0)


class _Layout(NamedTuple):
    """How a pip's glyphs stand: rows from the top down, each of shares of the spread."""

    rows: tuple[Row, ...]
    tallest: float
    """How tall a glyph gets, card units; less where the index takes more room."""
    spread: float = 430
    """From the leftmost column to the rightmost, card units."""
    abreast: int = 0
    """How many rows share the height, if not all do: a slim glyph may reach between the columns of another row."""


_SLIM: Final = {
    1: _Layout((_ONE,), 720),
    2: _Layout((_ENDS,), 590, 312),
    3: _Layout((_ONE, _ENDS), 376, 300),
    4: _Layout((_ENDS, _ENDS), 376, 330),
    5: _Layout((_ENDS, _ONE, _ENDS), 352, 380, 2),
    6: _Layout((_THREE, _THREE), 366),
    7: _Layout((_TWO, _THREE, _TWO), 250),
    8: _Layout((_THREE, _TWO, _THREE), 250),
    9: _Layout((_THREE, _THREE, _THREE), 250),
    10: _Layout((_THREE, _FOUR, _THREE), 250, 444),
}
"""Matches and blades: side by side."""
_BROAD: Final = {
    1: _Layout((_ONE,), 560),
    2: _Layout((_ONE, _ONE), 366),
    3: _Layout((_ONE, _ENDS), 312, 324),
    4: _Layout((_ENDS, _ENDS), 306, 324),
    5: _Layout((_ENDS, _ONE, _ENDS), 258, 360),
    6: _Layout((_ENDS, _ENDS, _ENDS), 250, 330),
    7: _Layout((_TWO, _THREE, _TWO), 202),
    8: _Layout((_THREE, _TWO, _THREE), 202),
    9: _Layout((_THREE, _THREE, _THREE), 202),
    10: _Layout((_TWO, _THREE, _THREE, _TWO), 186),
}
"""Tumblers and coins: above one another."""
_LAMP_Y: Final = 140.0
_CLEAR: Final = 12.0
"""Between two rows, card units."""


def glyph_boxes(card: Card, suit: Suit, number: int, *, large_index: bool) -> tuple[QRectF, ...]:
    """Return where a pip card's glyphs stand, card units: below the index, as large as their number allows."""
    layout = (_SLIM if WIDTH[suit] < 0.7 else _BROAD)[number]
    top = chip(card, large=large_index).bottom() + 14
    room = (1150 if large_index else 1084) - top
    rows = layout.abreast or len(layout.rows)
    height = min(layout.tallest, (room + _CLEAR) / rows - _CLEAR)
    width = height * WIDTH[suit]
    inset = (room - rows * height - (rows - 1) * _CLEAR) / (2 * rows)
    down = (room - height - 2 * inset) / max(1, len(layout.rows) - 1)
    left = (CARD_WIDTH - layout.spread) / 2
    return tuple(
        QRectF(left + across * layout.spread - width / 2, top + inset + row * down, width, height)
        for row, shares in enumerate(layout.rows)
        for across in shares
    )


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
