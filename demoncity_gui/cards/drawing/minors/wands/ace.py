"""The Ace of Wands."""

from __future__ import annotations

from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm
from demoncity_gui.cards.drawing.backdrop import city, sky
from demoncity_gui.cards.drawing.glyphs import paint_glyph
from demoncity_gui.cards.drawing.hands import grip
from demoncity_gui.cards.drawing.light import gloom, glow, lit
from demoncity_gui.cards.drawing.paint import fill, mixed
from demoncity_gui.cards.drawing.primitives import blob, disc, joined, limb, placed, rays, star
from demoncity_gui.cards.drawing.tones import BLACK, Tones
from demoncity_gui.pieces.tarot import Suit


def scene(painter: QPainter, t: Tones) -> None:
    """A hand out of the smoke holds up one great match: the first light, and somebody's idea."""
    sky(painter, "#080A20", "#5A2A34")
    glow(painter, 420, 310, 560, t.light, 0.7)
    fill(painter, rays(420, 310, 150, 760, 26, 52, 5), mixed("#A8502E", look.SODIUM, 0.3))
    glow(painter, 420, 310, 380, look.SODIUM, 0.75)
    city(painter, 1090, "#2A1830", None, tall=400, seed=5)
    city(painter, 1090, "#0E090E", look.SODIUM, tall=280, seed=3, edge=t.light)
    licks = blob(((0, 10), (-22, 6), (-33, -10), (-30, -26), (-38, -44), (-24, -38), (-18, -58), (-6, -46), (8, -74),
        (16, -46), (30, -56), (26, -36), (38, -34), (32, -8), (18, 6)), tension=0.9)  # fmt: skip
    for size, colour in ((6.6, "#D8602E"), (5.9, look.SODIUM), (5.2, "#FFE6A8")):
        fill(painter, placed(licks, 404, 452, size, 8), colour)
    smoke = ((660, 930, 90), (560, 1010, 80), (640, 1060, 120), (470, 1090, 80), (380, 1120, 60), (690, 840, 60))
    arm(painter, ((800, 1290), (700, 1230), (470, 930)), 250, "#2B2A38", t.light, (-20, -10), cuff=look.BONE,
        skin="#E2B58A")  # fmt: skip
    for number, (x, y, wide) in enumerate(smoke):
        lit(painter, disc(x, y, wide), ("#5A3A4A", "#6E4450")[number % 2], look.SODIUM, (-7, -10), shade="#1E1220")
    for x, y, wide in smoke:  # it curls
        curl = limb(((x - wide * 0.5, y + 6, 3), (x - wide * 0.1, y - wide * 0.4, 8), (x + wide * 0.35, y - 8, 3)))
        fill(painter, curl, "#2A1826")
    with grip(painter, 334, 800, 14, 1.75, "#E2B58A", across=96):
        paint_glyph(painter, Suit.WANDS, 390, 510, 860, rim=BLACK, turn=14, modelled=True)
    sparks = ((130, 420, 1), (90, 620, 0.7), (200, 700, 1.1), (620, 560, 1), (560, 700, 0.7), (640, 130, 1.1), (180,
        330, 0.7), (236, 560, 0.6), (600, 400, 0.6))  # fmt: skip
    fill(painter, joined(*(star(x, y, 20 * size, 5 * size, 4) for x, y, size in sparks)), "#FFE6A8")
    gloom(painter, 380, 480, 480, 0.45)
