"""The Ace of Wands."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.backdrop import city, sky
from demoncity_gui.cards.drawing.features import ink
from demoncity_gui.cards.drawing.glyphs import paint_glyph
from demoncity_gui.cards.drawing.great_fist import great_fist
from demoncity_gui.cards.drawing.light import gloom, glow, lit
from demoncity_gui.cards.drawing.paint import fill, mixed
from demoncity_gui.cards.drawing.primitives import blob, disc, joined, placed, rays, rect, star
from demoncity_gui.cards.drawing.tones import BLACK, Tones
from demoncity_gui.pieces.tarot import Suit

SKIN: Final = "#E2B58A"
_HEEL: Final = blob(((46, -40), (84, -80), (130, -78), (168, -34), (212, 34), (340, 102), (284, 212), (152,
    148), (100, 142), (60, 122), (42, 90), (38, 10)), tension=0.5)  # fmt: skip
"""The palm and the wrist, in the hand's own units."""


def scene(painter: QPainter, t: Tones) -> None:
    """A giant hand out of the clouds has struck a match along a tower: windows light up, sparks fly in its track."""
    sky(painter, "#080A20", "#5A2A34")
    glow(painter, 455, 280, 560, t.light, 0.7)
    fill(painter, rays(455, 280, 150, 800, 26, 54, 5), mixed("#A8502E", look.SODIUM, 0.3))
    glow(painter, 455, 280, 400, look.SODIUM, 0.75)
    city(painter, 1090, "#2A1430", "#E9A33B", tall=330, seed=5, left=220)
    _tower(painter)
    _track(painter)
    for size, colour in ((1.0, "#D8582E"), (0.9, look.SODIUM), (0.76, "#FFE9B0")):
        fill(painter, placed(star(0, 0, 330, 214, 15, 4), 452, 300, size), colour)
    with great_fist(painter, 342, 772, 10, 1, SKIN, _HEEL, towards=(0.3, -1.0)):
        paint_glyph(painter, Suit.WANDS, 390, 500, 860, rim=BLACK, turn=10, modelled=True)
    _sleeve(painter, t)
    _cloud(painter)
    _sparks(painter)
    gloom(painter, 380, 540, 540, 0.4)


def _sleeve(painter: QPainter, t: Tones) -> None:
    """The cuff at his wrist and the coat's sleeve, out of the cloud."""
    sleeve = blob(((600, 872), (520, 998), (620, 1110), (760, 1110), (760, 960)), tension=0.4)
    lit(painter, sleeve, "#2B2A44", t.light, (-4, -14), shade="#0C0A12", width=7)
    cuff = blob(((586, 848), (626, 880), (548, 1012), (504, 976)), tension=0.4)
    lit(painter, cuff, look.BONE, look.BONE, (-3, -8), shade="#8C8478", width=7)
    fill(painter, disc(566, 960, 10), look.SODIUM)


def _tower(painter: QPainter) -> None:
    """A tower of the city; where the match went past, its windows are lit."""
    wall = joined(rect(-20, 640, 244, 500), rect(-20, 600, 200, 44), rect(-20, 566, 150, 38))
    lit(painter, wall, "#1C1020", look.SODIUM, (7, -7), shade=BLACK, width=6)
    for row in range(6):
        for column in range(4):
            x, y = 44 + column * 45, 668 + row * 70
            pane = rect(x, y, 28, 44, 3)
            if (column * 3 + row * 2) % 5 < 4 - row // 2:
                glow(painter, x + 14, y + 22, 38, look.SODIUM, 0.4)
                fill(painter, pane, "#FFE9A8" if row < 2 else look.SODIUM)
                fill(painter, joined(rect(x + 12, y, 4, 44), rect(x, y + 20, 28, 4)), "#5A2A14")
            else:
                fill(painter, pane, "#30182C")


def _track(painter: QPainter) -> None:
    """The fiery track of the head: from the tower's wall in one arc up to where it burns now."""
    course = ((150, 1090), (92, 960), (66, 820), (80, 680), (132, 556), (220, 456), (330, 390), (430, 370))
    widths = (3, 16, 28, 42, 58, 78, 104, 130)
    for share, shift, colour in ((1, 0, "#D8482E"), (0.68, 4, look.SODIUM), (0.34, 6, "#FFF0C0")):
        line = [(x + shift, y + shift, max(2, wide * share)) for (x, y), wide in zip(course, widths, strict=True)]
        fill(painter, ink(line), colour)


def _cloud(painter: QPainter) -> None:
    """A thundercloud in the corner, out of which the arm comes."""
    cloud = joined(*(disc(x, y, wide) for x, y, wide in ((690, 880, 66), (700, 990, 100), (616, 1040, 80), (690, 1080,
        120), (522, 1070, 64), (436, 1096, 56), (364, 1112, 46), (298, 1126, 40)))).simplified()  # fmt: skip
    lit(painter, cloud, "#7A4A52", look.SODIUM, (-6, -12), shade="#2A1626", width=7)
    for line in (((564, 1020, 2), (604, 992, 10), (652, 1000, 12), (664, 1040, 10), (636, 1056, 2)), ((634, 930,
        2), (680, 906, 10), (720, 930, 2)), ((466, 1066, 2), (504, 1036, 10), (546, 1046, 10), (550, 1070,
        2))):  # fmt: skip
        fill(painter, ink(line), "#2A1626")


def _sparks(painter: QPainter) -> None:
    """They fly out of the track, on its outer side."""
    places = ((70, 480, 26), (150, 380, 20), (250, 300, 24), (196, 560, 16), (252, 520, 20), (120, 300, 14), (190, 700,
        14), (626, 560, 20), (560, 660, 14), (620, 740, 16), (486, 610, 12))  # fmt: skip
    fill(painter, joined(*(star(x, y, size * 1.3, size * 0.34, 4) for x, y, size in places)), "#FFF0C8")
