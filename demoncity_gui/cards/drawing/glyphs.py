"""The four suit glyphs: a burning match, a tumbler, a blade, a coin; told apart by silhouette alone."""

from __future__ import annotations

from enum import Enum
from functools import cache

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.light import glaze
from demoncity_gui.cards.drawing.paint import fill, mixed, stroke
from demoncity_gui.cards.drawing.primitives import blob, disc, joined, placed, polygon, rect, star
from demoncity_gui.cards.drawing.tones import BLACK
from demoncity_gui.pieces.tarot import Suit


class _Tone(Enum):
    SUIT = "suit"
    LIT = "lit"  # bone
    CUT = "cut"  # the rim's colour: nothing behind shows through
    SHADE = "shade"  # halfway between the two: glass, the dark side of a thing


GlyphPart = tuple[QPainterPath, _Tone]


def paint_glyph(
    painter: QPainter,
    suit: Suit,
    x: float,
    y: float,
    height: float,
    *,
    rim: str | QColor = look.INK,
    turn: float = 0,
    long: float = 1,
    modelled: bool = False,
) -> None:
    """Paint a suit's glyph around (x, y), `height` card units tall, with a dark rim that keeps hatching off it.

    It is of its suit's colour. With `long` above 1 a match's stick or a sword's blade is so many
    times as long as its flame or its hilt wants, and so the whole is slimmer. `modelled`, it is a thing with a lit
    side and a dark one, not a sign in print.
    """
    scale = height / 100
    colour = look.SUIT_COLOUR[suit]
    colours = {
        _Tone.SUIT: colour,
        _Tone.LIT: look.BONE,
        _Tone.CUT: rim,
        _Tone.SHADE: mixed(rim, colour, 0.42),
    }
    stroke(painter, placed(glyph(suit, long), x, y, scale, turn), rim, 10 * min(1.6, scale))
    for path, tone in parts(suit, long):
        fill(painter, placed(path, x, y, scale, turn), colours[tone])
    if modelled:
        for path, coat, share in _coats(suit, long):
            glaze(painter, placed(path, x, y, scale, turn), coat, share)


@cache
def glyph(suit: Suit, long: float = 1) -> QPainterPath:
    """The silhouette of a suit, 100 units tall around the origin."""
    return joined(*(path for path, tone in parts(suit, long) if tone is _Tone.SUIT))  # the rest lies inside


@cache
def parts(suit: Suit, long: float = 1) -> tuple[GlyphPart, ...]:
    """What a suit's glyph is put together from, in the order of painting, 100 units tall around the origin."""
    longer = _longer(suit, long)
    return tuple((_shrunk(path, longer), tone) for path, tone in _at_full_size(suit, longer))


def _longer(suit: Suit, long: float) -> float:
    return {Suit.WANDS: 49.0, Suit.SWORDS: 52.0}.get(suit, 0) * (long - 1)


def _shrunk(path: QPainterPath, longer: float) -> QPainterPath:
    """A part of a sign that was made `longer`, for the whole to be 100 units tall again."""
    if not longer:
        return path
    scale = 100 / (100 + longer)
    return placed(path, 0, -longer / 2 * scale, scale)


@cache
def _coats(suit: Suit, long: float) -> tuple[tuple[QPainterPath, str, float], ...]:
    """The thin coats of light and shade that make a thing of a sign: shape, colour, share."""
    longer = _longer(suit, long)
    coats: tuple[tuple[QPainterPath, str, float], ...]
    match suit:
        case Suit.WANDS:
            stick = rect(0, -4, 5, 54 + longer, 2)
            heart = blob(((1, -38), (9, -26), (13, -14), (7, -5), (0, -3), (-7, -5), (-13, -14), (-9, -25)))
            heart.addPath(blob(((1, -29), (8, -17), (7, -10), (0, -6), (-7, -10), (-7, -17))))
            heart.setFillRule(Qt.FillRule.OddEvenFill)
            grain = joined(*(rect(-5, y, 10, 1.6) for y in range(10, int(50 + longer), 14)))
            char = rect(-5, -3, 10, 9, 2)
            coats = (stick, BLACK, 0.3), (grain, BLACK, 0.1), (char, BLACK, 0.5), (heart, look.SODIUM, 0.75)
        case Suit.CUPS:
            side = polygon(((16, -34), (38, -36), (31, 42), (12, 46)))
            gleam = polygon(((-32, -28), (-24, -27), (-20, 36), (-26, 36)))
            coats = (side, BLACK, 0.22), (gleam, look.BONE, 0.5)
        case Suit.SWORDS:
            half = polygon(((0, -22), (9.5, -22), (9.5, 30 + longer), (0, 50 + longer)))
            guard = joined(rect(-25, -25, 50, 3.5, 2), rect(0, -40, 4, 10), disc(2.5, -43, 4))
            leather = joined(*(rect(-4, y, 8, 1.6) for y in (-37, -34)))
            coats = (half, "#3A4258", 0.36), (guard, BLACK, 0.4), (leather, BLACK, 0.6)
        case Suit.PENTACLES:
            low = disc(0, 0, 50).subtracted(disc(-7, -8, 50))
            inner = disc(0, 0, 39.5).subtracted(disc(6, 7, 40))
            glint = polygon(((-46, 6), (-10, -50), (8, -50), (-42, 24))).intersected(disc(0, 0, 49))
            coats = (low, BLACK, 0.34), (inner, BLACK, 0.26), (glint, look.BONE, 0.3)
    return tuple((_shrunk(path, longer), colour, share) for path, colour, share in coats)


def _at_full_size(suit: Suit, longer: float) -> tuple[GlyphPart, ...]:
    """The parts with a stick or a blade `longer` units longer downwards than the sign's own."""
    match suit:
        case Suit.WANDS:
            flame = blob(((1, -50), (8, -38), (17, -27), (18, -14), (10, -4), (0, -2), (-10, -4), (-18, -14), (-15,
                -26), (-5, -37)))  # fmt: skip
            core = blob(((1, -29), (8, -17), (7, -10), (0, -6), (-7, -10), (-7, -17)))
            return (rect(-5, -6, 10, 56 + longer, 2), _Tone.SUIT), (flame, _Tone.SUIT), (core, _Tone.LIT)
        case Suit.CUPS:
            return _tumbler()
        case Suit.SWORDS:
            blade = polygon(((-9.5, -22), (9.5, -22), (9.5, 30 + longer), (0, 50 + longer), (-9.5, 30 + longer)))
            hilt = joined(rect(-25, -30, 50, 8.5, 3), rect(-4, -44, 8, 16), disc(0, -44, 6.5))
            fuller = polygon(((-1.8, -19), (1.8, -19), (0, 30 + longer)))
            return (blade, _Tone.SUIT), (hilt, _Tone.SUIT), (fuller, _Tone.CUT)
        case Suit.PENTACLES:
            groove = disc(0, 0, 43)
            return (
                (disc(0, 0, 50), _Tone.SUIT),
                (groove, _Tone.CUT),
                (disc(0, 0, 39.5), _Tone.SUIT),
                (star(0, 1.5, 34, 14), _Tone.CUT),
            )


def _tumbler() -> tuple[GlyphPart, ...]:
    """A heavy-bottomed glass seen a little from above: rim, clear wall, drink, two cubes afloat, a thick foot."""
    glass = joined(disc(0, -41, 42, 9), polygon(((-42, -41), (42, -41), (34, 42), (-34, 42))), disc(0, 42, 34,
        8))  # fmt: skip
    inside = disc(0, -41, 36, 5.5)
    wall = polygon(((-36.5, -34), (-20, -29), (0, -27), (20, -29), (36.5, -34), (34.6, -10), (-34.6, -10)))
    foot = disc(0, 29, 32.5, 6.5).subtracted(disc(0, 24, 36, 7))
    cubes = ((-11, -9, 13, 12), (13, -4, 12, -16))
    ice: list[GlyphPart] = []
    for x, y, half, turn in cubes:
        for size, tone in ((half + 3, _Tone.CUT), (half, _Tone.LIT)):
            ice.append((placed(rect(-size, -size, 2 * size, 2 * size, 3), x, y, 1, turn), tone))
    return (
        (glass, _Tone.SUIT),
        (inside, _Tone.CUT),
        (wall, _Tone.SHADE),
        (foot, _Tone.CUT),
        *ice,
    )
