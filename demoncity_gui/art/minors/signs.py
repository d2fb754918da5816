"""The suits' signs as things in a scene, and the hands that hold them."""

from __future__ import annotations

from PySide6.QtGui import QColor, QPainter

from demoncity_gui.art import look
from demoncity_gui.art.glyphs import paint_glyph
from demoncity_gui.art.primitives import blob, disc, fill, limb, mixed, placed, polygon, rect, rimmed
from demoncity_gui.art.tones import BLACK, Tones
from demoncity_gui.rules.cards import Suit


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
    fill(painter, disc(0, -height + flame * 0.55, flame * glow), mixed(BLACK, look.EMBER, 0.3))
    paint_glyph(painter, Suit.WANDS, 0, -height / 2, height, rim=BLACK, long=long)
    painter.restore()


def blade(painter: QPainter, x: float, y: float, height: float, turn: float = 0, long: float = 2.2) -> None:
    """A blade around (x, y), point down at turn 0."""
    paint_glyph(painter, Suit.SWORDS, x, y, height, rim=BLACK, turn=turn, long=long)


def glass(painter: QPainter, x: float, foot: float, height: float, turn: float = 0) -> None:
    """A tumbler that stands on `foot`, or lies turned about its middle."""
    paint_glyph(painter, Suit.CUPS, x, foot - height / 2, height, rim=BLACK, turn=turn)


def coin(painter: QPainter, x: float, y: float, height: float, turn: float = 0) -> None:
    """A coin around (x, y)."""
    paint_glyph(painter, Suit.PENTACLES, x, y, height, rim=BLACK, turn=turn)


def fist(
    painter: QPainter,
    x: float,
    y: float,
    turn: float = 0,
    size: float = 1,
    skin: str | QColor = look.BONE,
    *,
    thumb: bool = True,
) -> None:
    """A fist around something upright, 96 units wide at size 1: four fingers across it, the thumb over them."""
    for number in range(4):
        inset = (8, 0, 3, 12)[number]
        finger = rect(-48 + inset, -54 + number * 26, 92 - inset, 29, 14)
        rimmed(painter, placed(finger, x, y, size, turn), skin, BLACK, 5 * min(1, size))
    if thumb:
        over = limb(((40, 34, 34), (30, -20, 30), (6, -36, 24)))
        rimmed(painter, placed(over, x, y, size, turn), skin, BLACK, 5 * min(1, size))


def open_hand(painter: QPainter, x: float, y: float, t: Tones, *, mirror: bool = False) -> None:
    """An open hand, palm up, in a dark sleeve that comes from the right, or from the left if mirrored."""
    side = -1 if mirror else 1
    sleeve = polygon(
        ((x + side * 90, y - 34), (x + side * 420, y - 60), (x + side * 420, y + 100), (x + side * 90, y + 56))
    )
    rimmed(painter, sleeve, BLACK, t.light, 5)
    rimmed(painter, rect(min(x + side * 74, x + side * 104), y - 44, 30, 108, 8), t.light, BLACK, 5)
    palm = blob(
        ((-120, -14), (-60, 2), (0, -4), (60, -28), (100, -30), (100, 44), (40, 58), (-40, 44), (-110, 14)), tension=0.8
    )
    rimmed(painter, placed(palm, x, y, 1, 0, mirror=mirror), look.BONE, BLACK, 6)
    thumb = limb(((60, -16, 34), (10, -46, 26), (-24, -42, 20)))
    rimmed(painter, placed(thumb, x, y, 1, 0, mirror=mirror), look.BONE, BLACK, 5)
