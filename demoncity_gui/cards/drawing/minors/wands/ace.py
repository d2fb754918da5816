"""The Ace of Wands."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.backdrop import city, sky
from demoncity_gui.cards.drawing.features import ink
from demoncity_gui.cards.drawing.glyphs import paint_glyph
from demoncity_gui.cards.drawing.hand_parts import dark_of, digit, flesh, hand_at, line_of, nail, pale_of
from demoncity_gui.cards.drawing.light import gloom, glow, lit, within
from demoncity_gui.cards.drawing.paint import fill, mixed, stroke
from demoncity_gui.cards.drawing.primitives import blob, disc, joined, limb, placed, polygon, rays, rect, star
from demoncity_gui.cards.drawing.tones import BLACK, Tones
from demoncity_gui.pieces.tarot import Suit

SKIN = "#E2B58A"


def scene(painter: QPainter, t: Tones) -> None:
    """A giant hand out of the clouds has struck a match along a tower: windows light up, sparks fly in its track."""
    sky(painter, "#080A20", "#5A2A34")
    glow(painter, 455, 280, 560, t.light, 0.7)
    fill(painter, rays(455, 280, 150, 800, 26, 54, 5), mixed("#A8502E", look.SODIUM, 0.3))
    glow(painter, 455, 280, 400, look.SODIUM, 0.75)
    city(painter, 1090, "#2A1430", "#E9A33B", tall=330, seed=5, left=220)
    _tower(painter, t)
    _track(painter)
    for size, colour in ((1.0, "#D8582E"), (0.9, look.SODIUM), (0.76, "#FFE9B0")):
        fill(painter, placed(star(0, 0, 330, 214, 15, 4), 452, 300, size), colour)
    with _fist(painter, 342, 772):
        paint_glyph(painter, Suit.WANDS, 390, 500, 860, rim=BLACK, turn=10, modelled=True)
    _sleeve(painter, t)
    _cloud(painter)
    _sparks(painter)
    gloom(painter, 380, 540, 540, 0.4)


@contextmanager
def _fist(painter: QPainter, x: float, y: float) -> Iterator[None]:
    """A hand from the right that closes around what is painted inside of the `with`.

    The palm is behind it, four fingers lie around its front, the thumb across the first of them.
    """
    towards = (0.3, -1.0)
    with hand_at(painter, x, y, 10, 1, False, towards) as lamp:
        behind = blob(((-92, -70), (-60, -98), (60, -98), (120, -60), (150, 0), (140, 110), (60, 118), (-60, 104),
            (-84, 80)), tension=0.5)  # fmt: skip
        flesh(painter, (behind,), dark_of(SKIN), lamp)
    yield
    with hand_at(painter, x, y, 10, 1, False, towards) as lamp:
        heel = blob(((46, -40), (84, -80), (130, -78), (168, -34), (212, 34), (340, 102), (284, 212), (152, 148), (100,
            142), (60, 122), (42, 90), (38, 10)), tension=0.5)  # fmt: skip
        rows = ((-94, 58, -62, 28), (-104, 66, -12, 29), (-99, 62, 38, 27), (-84, 46, 83, 22))
        bent = [blob(((left, y + h * 0.1), (left + 10, y - h * 0.8), (left + 34, y - h * 1.02), (left + 74, y - h
            * 0.84), (tip - 40, y - h * 0.86), (tip - 10, y - h * 0.5), (tip, y + h * 0.3), (tip - 12, y + h * 0.9),
            (tip - 44, y + h * 1.06), (left + 74, y + h * 0.9), (left + 36, y + h), (left + 10, y + h * 0.76)),
            tension=0.7) for left, tip, y, h in rows]  # fmt: skip
        chain = ((140, 16, 80), (112, -56, 62), (52, -92, 54), (-44, -88, 40))
        thumb = digit(chain)
        stroke(painter, joined(heel, *bent, thumb), BLACK, 15)
        flesh(painter, (heel,), SKIN, lamp, 12)
        flesh(painter, tuple(reversed(bent)), SKIN, lamp, 7, seam=3.6)
        for shape, (left, tip, y_, h) in zip(bent, rows, strict=True):
            within(painter, shape, polygon(((left - 9, y_ - h), (left + 16, y_ - h * 0.4), (left + 30, y_ + h * 1.2),
                (left - 9, y_ + h * 1.2))), dark_of(SKIN))  # fmt: skip
            fill(painter, limb(((left + 30, y_ - h * 0.55, 7), (left + 42, y_ - h * 0.6, 4))), pale_of(SKIN))
            fill(painter, disc(tip - 20, y_ + h * 0.16, 14, h * 0.42), pale_of(SKIN))
            fill(painter, limb(((left + 88, y_ - h * 0.66, 2), (left + 82, y_, 4), (left + 88, y_ + h * 0.66, 2))),
                line_of(SKIN))  # fmt: skip
        within(painter, joined(*bent), thumb.translated(-4, 14), dark_of(SKIN))
        flesh(painter, (thumb,), SKIN, lamp, 9, seam=3.6)
        within(painter, heel, blob(((180, -30), (206, 50), (130, 84), (98, 20), (124, -44)), tension=0.7), SKIN)
        fill(painter, nail(chain), pale_of(SKIN))
        fill(painter, joined(limb(((48, -112, 2), (58, -96, 4), (54, -78, 2))), limb(((92, 26, 2), (104, 64, 5), (96,
            110, 2))), limb(((196, 44, 2), (184, 92, 5), (160, 130, 2)))), line_of(SKIN))  # fmt: skip


def _sleeve(painter: QPainter, t: Tones) -> None:
    """The cuff at his wrist and the coat's sleeve, out of the cloud."""
    sleeve = blob(((600, 872), (520, 998), (620, 1110), (760, 1110), (760, 960)), tension=0.4)
    lit(painter, sleeve, "#2B2A44", t.light, (-4, -14), shade="#0C0A12", width=7)
    cuff = blob(((586, 848), (626, 880), (548, 1012), (504, 976)), tension=0.4)
    lit(painter, cuff, look.BONE, look.BONE, (-3, -8), shade="#8C8478", width=7)
    fill(painter, disc(566, 960, 10), look.SODIUM)


def _tower(painter: QPainter, t: Tones) -> None:
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
