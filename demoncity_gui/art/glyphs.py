"""The four suit glyphs: a burning match, a tumbler, a blade, a coin; told apart by silhouette alone."""

from __future__ import annotations

from enum import Enum
from functools import cache

from PySide6.QtGui import QColor, QPainter, QPainterPath

from demoncity_gui.art import look
from demoncity_gui.art.primitives import blob, disc, fill, joined, placed, polygon, rect, star, stroke
from demoncity_gui.rules.cards import Suit


class _Tone(Enum):
    SUIT = "suit"
    LIT = "lit"  # bone
    CUT = "cut"  # the rim's colour: nothing behind shows through


Part = tuple[QPainterPath, _Tone]

WIDTH = {Suit.WANDS: 0.40, Suit.CUPS: 0.84, Suit.SWORDS: 0.50, Suit.PENTACLES: 1.0}
"""Each glyph's width for a height of 1."""


_GLASS = polygon(((-42, -50), (42, -50), (32, 50), (-32, 50)))


def paint_glyph(
    painter: QPainter, suit: Suit, x: float, y: float, height: float, *, rim: str | QColor = look.INK, turn: float = 0
) -> None:
    """Paint a suit's glyph around (x, y), `height` card units tall, with a dark rim that keeps hatching off it."""
    scale = height / 100
    colours = {_Tone.SUIT: look.SUIT_COLOUR[suit], _Tone.LIT: look.BONE, _Tone.CUT: rim}
    stroke(painter, placed(glyph(suit), x, y, scale, turn), rim, 10 * min(1.6, scale))
    for path, tone in _parts(suit):
        fill(painter, placed(path, x, y, scale, turn), colours[tone])


@cache
def glyph(suit: Suit) -> QPainterPath:
    """The silhouette of a suit, 100 units tall around the origin."""
    return joined(*(path for path, _tone in _parts(suit)))


@cache
def _parts(suit: Suit) -> tuple[Part, ...]:
    match suit:
        case Suit.WANDS:
            flame = blob(
                (
                    (1, -50),
                    (8, -38),
                    (17, -27),
                    (18, -14),
                    (10, -4),
                    (0, -2),
                    (-10, -4),
                    (-18, -14),
                    (-15, -26),
                    (-5, -37),
                )
            )
            core = blob(((1, -29), (8, -17), (7, -10), (0, -6), (-7, -10), (-7, -17)))
            return (rect(-5, 1, 10, 49, 2), _Tone.SUIT), (flame, _Tone.SUIT), (core, _Tone.LIT)
        case Suit.CUPS:
            glass = polygon(((-42, -50), (42, -50), (32, 50), (-32, 50)))
            empty = polygon(((-33, -50), (33, -50), (30.5, -16), (-30.5, -16)))
            shade = placed(rect(-15, -15, 30, 30, 3), 7, 4, 1, 24)
            ice = placed(rect(-11, -11, 22, 22, 2), 7, 4, 1, 24)
            return (glass, _Tone.SUIT), (empty, _Tone.CUT), (shade, _Tone.CUT), (ice, _Tone.LIT)
        case Suit.SWORDS:
            blade = polygon(((-9.5, -22), (9.5, -22), (9.5, 30), (0, 50), (-9.5, 30)))
            hilt = joined(rect(-25, -30, 50, 8.5, 3), rect(-4, -44, 8, 16), disc(0, -44, 6.5))
            fuller = polygon(((-1.8, -19), (1.8, -19), (0, 30)))
            return (blade, _Tone.SUIT), (hilt, _Tone.SUIT), (fuller, _Tone.CUT)
        case Suit.PENTACLES:
            groove = disc(0, 0, 43)
            return (
                (disc(0, 0, 50), _Tone.SUIT),
                (groove, _Tone.CUT),
                (disc(0, 0, 39.5), _Tone.SUIT),
                (star(0, 1.5, 34, 14), _Tone.CUT),
            )
