"""The suits' signs as things in a scene, and the hands that hold them."""

from __future__ import annotations

import math

from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.glyphs import paint_glyph
from demoncity_gui.cards.drawing.light import glow as shine
from demoncity_gui.cards.drawing.light import lit
from demoncity_gui.cards.drawing.primitives import disc, rect
from demoncity_gui.cards.drawing.tones import BLACK
from demoncity_gui.pieces.tarot import Suit


def match(
    painter: QPainter, x: float, foot: float, height: float, turn: float = 0, long: float = 3, glow: float = 0.66
) -> None:
    """A burning match in its own glow, as `height` units long, its lower end at (x, foot), turned about that end.

    The glow is `glow` flames wide; 0 for none, where matches stand close.
    """
    painter.save()
    painter.translate(x, foot)
    painter.rotate(turn)
    flame = height / (1 + long)
    if glow:
        shine(painter, 0, -height + flame * 0.55, flame * glow * 1.5, look.SODIUM, 0.6)
    paint_glyph(painter, Suit.WANDS, 0, -height / 2, height, rim=BLACK, modelled=True, long=long)
    painter.restore()


def blade(painter: QPainter, x: float, y: float, height: float, turn: float = 0, long: float = 2.2) -> None:
    """A blade around (x, y), point down at turn 0."""
    paint_glyph(painter, Suit.SWORDS, x, y, height, rim=BLACK, modelled=True, turn=turn, long=long)


def sword(
    painter: QPainter, x: float, y: float, height: float, turn: float = 0, long: float = 2, *, grip: float = 84
) -> None:
    """A blade held in a fist at (x, y), point up at turn 0: a grip so long that the fist is between guard and pommel.

    `height` is the sign's own, from its point to its pommel.
    """
    longer = 52 * (long - 1)  # as the glyph is made longer
    unit = height / (100 + longer)
    painter.save()
    painter.translate(x, y)
    painter.rotate(turn)
    lit(painter, rect(-5 * unit, -grip / 2, 10 * unit, grip, 4), "#5A3A22", look.SODIUM, (-3, 0), shade="#2B180E",
        width=5)  # fmt: skip
    lit(painter, disc(0, grip / 2 + 6 * unit, 7 * unit), look.BONE, look.BONE, (-3, -3), shade=look.MUTED, width=5)
    painter.restore()
    up = math.radians(turn)
    middle = grip / 2 + unit * (26 + longer / 2)
    blade(painter, x + middle * math.sin(up), y - middle * math.cos(up), height, 180 + turn, long)


def glass(painter: QPainter, x: float, foot: float, height: float, turn: float = 0) -> None:
    """A tumbler that stands on `foot`, or lies turned about its middle."""
    paint_glyph(painter, Suit.CUPS, x, foot - height / 2, height, rim=BLACK, modelled=True, turn=turn)


def coin(painter: QPainter, x: float, y: float, height: float, turn: float = 0) -> None:
    """A coin around (x, y)."""
    paint_glyph(painter, Suit.PENTACLES, x, y, height, rim=BLACK, modelled=True, turn=turn)
