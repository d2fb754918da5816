"""The sixteen court cards: a half figure under a lamp, half of it lit, with the suit's glyph huge in its hands."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter

from demoncity_gui.art import court_figures, look
from demoncity_gui.art.glyphs import paint_glyph
from demoncity_gui.art.primitives import (
    CARD_WIDTH,
    SUIT_HATCH,
    Hatch,
    Point,
    cone,
    fill,
    hatch,
    joined,
    lamp,
    lettering,
    limb,
    mixed,
    moved,
    placed,
    rect,
    rimmed,
)
from demoncity_gui.art.tones import BLACK
from demoncity_gui.rules.cards import Court, Suit

_FIGURE: Final = {
    Court.PAGE: court_figures.page,
    Court.KNIGHT: court_figures.knight,
    Court.QUEEN: court_figures.queen,
    Court.KING: court_figures.king,
}
_LAMP: Final = {Court.PAGE: 330.0, Court.KNIGHT: 470.0, Court.QUEEN: 410.0, Court.KING: 480.0}
"""Across: where the lamp hangs."""
_LOWER: Final = 90
"""How much lower the figure stands under the TV's large index, card units."""


class _Hand(NamedTuple):
    """A gloved hand closed around something, and its arm from the shoulder on."""

    x: float
    y: float
    turn: float
    """Of the knuckles, degrees clockwise; 0 holds something upright from its right."""
    arm: tuple[Point, ...]


class _Hold(NamedTuple):
    """Where a figure's glyph is: its middle, its height and its turn; and the hands around it."""

    x: float
    y: float
    height: float
    turn: float
    hands: tuple[_Hand, ...]


_W, _C, _S, _P = Suit.WANDS, Suit.CUPS, Suit.SWORDS, Suit.PENTACLES
_HOLDS: Final = {
    (Court.PAGE, _W): _Hold(170, 690, 620, -4, (_Hand(182, 900, -4, ((440, 760), (380, 960))),)),
    (Court.PAGE, _C): _Hold(190, 640, 320, -6, (_Hand(250, 770, -20, ((450, 760), (400, 950))),)),
    (Court.PAGE, _S): _Hold(170, 690, 600, 176, (_Hand(186, 914, -4, ((440, 760), (380, 980))),)),
    (Court.PAGE, _P): _Hold(178, 640, 300, 0, (_Hand(224, 776, -30, ((450, 760), (400, 950))),)),
    (Court.KNIGHT, _W): _Hold(554, 610, 500, 10, (_Hand(526, 770, 10, ((310, 710), (390, 880))),)),
    (Court.KNIGHT, _C): _Hold(552, 690, 270, 12, (_Hand(512, 784, 30, ((310, 710), (390, 890))),)),
    (Court.KNIGHT, _S): _Hold(560, 600, 500, 190, (_Hand(528, 784, 10, ((310, 710), (390, 890))),)),
    (Court.KNIGHT, _P): _Hold(540, 700, 270, 0, (_Hand(478, 800, 34, ((310, 710), (380, 900))),)),
    (Court.QUEEN, _W): _Hold(160, 720, 620, -4, (_Hand(172, 930, -4, ((290, 760), (300, 960))),)),
    (Court.QUEEN, _C): _Hold(
        410,
        880,
        280,
        0,
        (_Hand(308, 950, 12, ((250, 760), (210, 940))), _Hand(512, 950, -12, ((570, 760), (610, 940)))),
    ),
    (Court.QUEEN, _S): _Hold(172, 720, 560, 176, (_Hand(186, 928, -4, ((290, 760), (300, 960))),)),
    (Court.QUEEN, _P): _Hold(
        410,
        890,
        290,
        0,
        (_Hand(290, 940, 20, ((250, 760), (210, 940))), _Hand(530, 940, -20, ((570, 760), (610, 940)))),
    ),
    (Court.KING, _W): _Hold(552, 730, 560, 4, (_Hand(540, 920, 4, ((560, 790), (630, 960))),)),
    (Court.KING, _C): _Hold(530, 790, 310, 4, (_Hand(574, 890, -14, ((560, 790), (660, 970))),)),
    (Court.KING, _S): _Hold(530, 700, 540, 182, (_Hand(524, 900, 2, ((560, 790), (630, 960))),)),
    (Court.KING, _P): _Hold(524, 800, 300, 0, (_Hand(578, 910, -30, ((560, 790), (660, 970))),)),
}


def paint_court(painter: QPainter, suit: Suit, court: Court, *, large_index: bool) -> None:
    """Paint the picture and the name of a court card; its frame and index are the face's."""
    colour = look.SUIT_COLOUR[suit]
    floor = 1172 if large_index else 1080
    stage = rect(28, 28, 644, floor - 28, 24)
    painter.save()
    painter.setClipPath(stage, Qt.ClipOperation.IntersectClip)
    if large_index:
        painter.translate(0, _LOWER)
    x = _LAMP[court]
    light = cone(x, 150, 1172, x - 420, x + 420, 36)
    fill(painter, light, mixed(look.INK, colour, 0.24))
    style = SUIT_HATCH[suit]
    tone = mixed(look.INK, colour, 0.46)
    pitch = {Hatch.DOTS: 30, Hatch.WAVES: 32}.get(style, 24)
    hatch(painter, light, style, tone, pitch=pitch, width=8 if style is Hatch.DOTS else 3)
    fill(painter, lamp(x, 150, 74), colour)
    fill(painter, rect(x - 34, 150, 68, 12, 6), look.BONE)

    _FIGURE[court](painter, colour)
    _paint_hold(painter, suit, _HOLDS[court, suit])
    painter.restore()
    if not large_index:
        name = lettering(f"{court.value} of {suit.value}".upper(), 34, look.TITLE, 700, 0.04, widest=600)
        fill(painter, moved(name, (CARD_WIDTH - name.boundingRect().width()) / 2, 1142), colour)


def _paint_hold(painter: QPainter, suit: Suit, hold: _Hold) -> None:
    """The arms, the glyph before them, and the fingers before the glyph."""
    colour = look.SUIT_COLOUR[suit]
    for hand in hold.hands:
        widths = (104.0, 88.0, 66.0)
        points = (*hand.arm, (hand.x, hand.y))
        sleeve = limb([(x, y, width) for (x, y), width in zip(points, widths, strict=True)])
        rimmed(painter, sleeve, mixed(BLACK, colour, 0.22), BLACK, 6)
    paint_glyph(painter, suit, hold.x, hold.y, hold.height, rim=BLACK, turn=hold.turn)
    for hand in hold.hands:
        fingers = joined(*(rect(-50, -54 + i * 27, 100, 29, 14) for i in range(4)))
        rimmed(painter, placed(fingers, hand.x, hand.y, 1, hand.turn), look.BONE, BLACK, 6)
        gaps = joined(*(rect(-44, -29 + i * 27, 84, 5, 2) for i in range(3)))
        fill(painter, placed(gaps, hand.x, hand.y, 1, hand.turn), BLACK)
