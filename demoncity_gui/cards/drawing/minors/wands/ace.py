"""The Ace of Wands."""

from __future__ import annotations

import math

from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.backdrop import city, sky
from demoncity_gui.cards.drawing.features import ink
from demoncity_gui.cards.drawing.glyphs import paint_glyph
from demoncity_gui.cards.drawing.hand_parts import dark_of
from demoncity_gui.cards.drawing.hands import fist
from demoncity_gui.cards.drawing.light import gloom, glow, lit
from demoncity_gui.cards.drawing.paint import fill, mixed, stroke
from demoncity_gui.cards.drawing.primitives import blob, disc, joined, placed, polygon, rays, rect, star
from demoncity_gui.cards.drawing.tones import BLACK, Tones
from demoncity_gui.pieces.tarot import Suit


def scene(painter: QPainter, t: Tones) -> None:
    """A hand out of the smoke holds up one great match: its sparks fly, and one window after another lights up."""
    sky(painter, "#080A20", "#5A2A34")
    glow(painter, 420, 310, 560, t.light, 0.7)
    fill(painter, rays(420, 310, 150, 760, 26, 52, 5), mixed("#A8502E", look.SODIUM, 0.3))
    glow(painter, 420, 310, 380, look.SODIUM, 0.75)
    city(painter, 1090, "#3A1E34", None, tall=440, seed=5)
    _houses(painter, t)
    _fire(painter)
    stick = polygon(((270, 830), (364, 854), (324, 1016), (230, 992)))
    lit(painter, stick, "#C8643C", look.SODIUM, (-6, 0), shade="#6A2A1C", smooth=True, width=8)
    paint_glyph(painter, Suit.WANDS, 390, 510, 860, rim=BLACK, turn=14, modelled=True)
    _holds(painter, t)
    _smoke(painter)
    _sparks(painter)
    gloom(painter, 360, 520, 520, 0.42)


def _holds(painter: QPainter, t: Tones) -> None:
    """A fist, its thumb across the fingers, on a wrist that goes straight into its cuff."""
    skin = "#E2B58A"
    sleeve = blob(((318, 990), (390, 1000), (462, 980), (520, 1060), (580, 1200), (330, 1200), (316, 1080)),
        tension=0.5)  # fmt: skip
    lit(painter, sleeve, "#2B2A38", t.light, (-14, -8), shade="#0C0A12", width=7)
    wrist = polygon(((347, 930), (431, 914), (448, 1016), (364, 1030)))
    stroke(painter, wrist, BLACK, 12)
    fist(painter, 322, 786, -10, 1.9, skin, towards=(0.1, -1))
    fill(painter, wrist, skin)
    fill(painter, polygon(((415, 917), (431, 914), (448, 1016), (428, 1020))), dark_of(skin))
    cuff = blob(((312, 972), (376, 992), (452, 956), (476, 1016), (394, 1056), (316, 1036)), tension=0.5)
    lit(painter, cuff, look.BONE, look.BONE, (-9, -5), shade="#8C8478", width=7)


def _houses(painter: QPainter, t: Tones) -> None:
    """Three black houses; the nearer to the match, the more windows are lit already."""
    for left, top, wide, columns, shining in ((430, 820, 260, 4, 0b0101_0000_0000), (250, 880, 190, 3, 0b010_001_101),
            (20, 720, 240, 3, 0b000_010_101_011_111)):  # fmt: skip
        house = joined(rect(left, top, wide, 420), rect(left - 8, top - 4, wide + 16, 22))
        lit(painter, house, "#120A12", t.light, (5, -5), shade=BLACK, width=6)
        for number in range(columns * 5):
            x, y = left + 26 + number % columns * (wide - 40) / columns, top + 44 + number // columns * 76
            pane = rect(x, y, 38, 50, 3)
            if shining >> number & 1:
                glow(painter, x + 19, y + 25, 48, look.SODIUM, 0.45)
                fill(painter, pane, "#FFE9A8" if number < columns else look.SODIUM)
                fill(painter, joined(rect(x + 17, y, 4, 50), rect(x, y + 22, 38, 4)), "#5A2A14")
            else:
                fill(painter, pane, "#2A1A26")


def _fire(painter: QPainter) -> None:
    """Tongues that lick past the flame, and some that have torn themselves off."""
    licks = blob(((4, 14), (-20, 10), (-38, -6), (-37, -26), (-50, -44), (-32, -44), (-38, -70), (-18, -58), (-4, -92),
        (8, -64), (24, -84), (24, -58), (44, -64), (36, -42), (48, -40), (37, -12), (20, 8)), tension=0.8)  # fmt: skip
    torn = blob(((0, 26), (-11, 8), (-4, -8), (-6, -30), (10, -6), (11, 12)), tension=0.9)
    places = ((166, 250, 1.5, -26), (232, 118, 1.3, -14), (118, 380, 1.1, -34))
    for size, colour in ((5.7, look.SODIUM), (5.0, "#FFE6A8")):
        fill(painter, placed(licks, 404, 446, size, 10), colour)
    for size, colour in ((6.4, "#D8482E"), (5.7, look.SODIUM), (5.0, "#FFE6A8")):
        for x, y, own, turn in places:
            fill(painter, placed(torn, x, y, own * (size - 3.4) / 2.2, turn), colour)


def _smoke(painter: QPainter) -> None:
    """A cloud in the corner, out of which the arm comes."""
    cloud = joined(*(disc(x, y, wide) for x, y, wide in ((690, 950, 84), (610, 1040, 74), (690, 1090, 130), (560,
        1100,
        60), (480, 1124, 60), (700, 860, 56), (410, 1120, 54), (340, 1134, 46)))).simplified()  # fmt: skip
    lit(painter, cloud, "#7A4A52", look.SODIUM, (-8, -12), shade="#2A1626", width=7)
    for x, y, size, turn in ((650, 950, 1, 0), (600, 1046, 0.9, -10), (500, 1112, 0.6, 0), (672, 1040, 0.8, 20)):
        curl = ink([((40 - k * 2.4) * math.cos(k * 0.52), -(40 - k * 2.4) * math.sin(k * 0.52), 2 + 10 * math.sin(k
            * 0.21)) for k in range(15)])  # fmt: skip
        fill(painter, placed(curl, x, y, size, turn), "#2A1626")


def _sparks(painter: QPainter) -> None:
    """They fly from the flame, in one long arc down to the windows."""
    course = ((196, 330, 22), (128, 410, 18), (86, 500, 24), (72, 590, 18), (84, 670, 26))
    fill(painter, ink(((250, 300, 2), (170, 350, 10), (100, 460, 12), (70, 580, 9), (92, 700, 2))), look.SODIUM)
    more = ((620, 560, 18), (560, 690, 13), (640, 120, 20), (222, 560, 14), (160, 640, 12), (604, 424, 12))
    fill(painter, joined(*(star(x, y, size * 1.3, size * 0.34, 4) for x, y, size in (*course, *more))), "#FFF0C8")
