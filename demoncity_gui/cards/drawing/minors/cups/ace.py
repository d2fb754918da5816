"""The Ace of Cups."""

from __future__ import annotations

import math

from PySide6.QtGui import QPainter, QPainterPath

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.animals import dove
from demoncity_gui.cards.drawing.backdrop import city, sky
from demoncity_gui.cards.drawing.features import ink
from demoncity_gui.cards.drawing.hands import offer
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import glass
from demoncity_gui.cards.drawing.paint import Hatch, fill, hatch, mixed, stroke, tilted
from demoncity_gui.cards.drawing.primitives import blob, disc, joined, limb, polygon, rays, rect
from demoncity_gui.cards.drawing.tones import BLACK, Tones


def scene(painter: QPainter, t: Tones) -> None:
    """An open hand out of a cloud bears one great glass that runs over; a dove drops a cube of ice into it."""
    sky(painter, "#02050C", mixed(BLACK, t.light, 0.4), 920)
    fill(painter, rays(350, 300, 150, 760, 26, 54, 6), mixed(BLACK, t.light, 0.26))
    glow(painter, 350, 320, 380, t.light, 0.9)
    city(painter, 960, mixed(BLACK, t.light, 0.16), None, tall=560, seed=26, right=210)
    city(painter, 960, mixed(BLACK, t.light, 0.16), None, tall=620, seed=12, left=520)
    city(painter, 960, "#04070D", look.SODIUM, tall=330, seed=5, right=280, edge=t.light)
    city(painter, 960, "#04070D", look.SODIUM, tall=360, seed=9, left=470, edge=t.light)
    fill(painter, rect(0, 900, 700, 300), mixed(BLACK, t.light, 0.12))
    hatch(painter, rect(0, 910, 700, 300), Hatch.WAVES, mixed(BLACK, t.light, 0.7), pitch=30, width=4)
    for x, y, wide in ((90, 930, 60), (180, 960, 40), (560, 936, 60), (640, 964, 44)):
        glaze(painter, disc(x, y, wide, 7), look.SODIUM, 0.5)
    painter.save()
    painter.translate(26, 0)
    _falls(painter, t, (428, 458), 78, 556, 44)
    _hand(painter, t)
    glaze(painter, disc(320, 822, 150, 26), BLACK, 0.5)
    glass(painter, 310, 826, 410, 0)
    _falls(painter, t, (192, 458), -128, 520, 44)
    _brim(painter, t)
    _plunge(painter, t)
    painter.restore()
    dove(painter, 406, 190, 0.8, 14, mirror=True)
    gloom(painter, 340, 500, 500, 0.34)


def _hand(painter: QPainter, t: Tones) -> None:
    """An open hand out of a cloud, its palm up: the glass stands on it."""
    offer(painter, 340, 806, 7, 2.3, "#E2B58A", towards=(-0.4, -1))
    sleeve = polygon(((590, 800), (760, 820), (760, 1010), (576, 940)))
    lit(painter, sleeve, "#26344A", t.light, (-5, -9), shade="#070B12")
    cuff = blob(((560, 786), (610, 790), (600, 950), (548, 940)), tension=0.4)
    lit(painter, cuff, look.BONE, look.BONE, (-5, -8), shade="#8C94A8")
    cloud = joined(*(disc(x, y, wide) for x, y, wide in ((690, 770, 60), (700, 870, 84), (640, 930, 56), (700, 960, 90),
        (590, 976, 40)))).simplified()  # fmt: skip
    lit(painter, cloud, mixed(BLACK, t.light, 0.5), mixed(t.light, look.BONE, 0.5), (-8, -10), shade=mixed(BLACK,
        t.light, 0.2), width=7)  # fmt: skip


def _plunge(painter: QPainter, t: Tones) -> None:
    """The cube of ice that the dove has let fall goes into the water, and a crown of water leaps up around it."""
    pale = mixed(t.light, look.BONE, 0.7)
    back = blob(((204, 470), (196, 400), (172, 340), (216, 372), (246, 420), (280, 390), (310, 416), (340, 390), (374,
        420), (404, 372), (448, 340), (424, 400), (416, 470)), tension=0.5)  # fmt: skip
    lit(painter, back, mixed(BLACK, t.light, 0.62), t.light, (-4, -6), width=6)
    with tilted(painter, 310, 366, 20):
        glow(painter, 310, 366, 120, look.BONE, 0.5)
        lit(painter, rect(264, 320, 92, 92, 12), look.BONE, "#FFFFFF", (-7, -8), shade="#7FA6C8", width=7)
    front = blob(((190, 474), (172, 430), (128, 384), (182, 398), (226, 440), (238, 410), (224, 366), (264, 404), (286,
        446), (310, 404), (334, 446), (356, 404), (396, 366), (382, 410), (394, 440), (438, 398), (492, 384), (448,
        430), (430, 474), (310, 492)), tension=0.5)  # fmt: skip
    lit(painter, front, t.light, pale, (-4, -7), width=6)
    for x, y, size in ((112, 356, 14), (162, 300, 16), (508, 356, 14), (462, 298, 16),
        (250, 280, 12), (372, 276, 12)):  # fmt: skip
        lit(painter, disc(x, y, size), t.light, pale, (-4, -5), width=5)


def _falls(painter: QPainter, t: Tones, start: tuple[float, float], throw: float, fall: float, wide: float) -> None:
    """A rope of water that leaps over the rim, swells, and bursts where it hits the flood."""
    pale = mixed(t.light, look.BONE, 0.7)
    rise = 46 + abs(throw) * 0.3

    def rope(begin: float, end: float, aside: float, share: float) -> QPainterPath:
        """A part of it, `aside` of its own width from its middle."""
        steps = []
        for number in range(25):
            at = begin + (end - begin) * number / 24
            thick = wide * (0.62 + 0.5 * math.sin(math.pi * at**0.7) + 0.08 * math.sin(19 * at))
            x, y = start[0] + throw * (1 - (1 - at) ** 1.7), start[1] - 2 * rise * at + (fall + 2 * rise) * at * at
            thin = share if share == 1 else share * math.sin(math.pi * (0.05 + 0.9 * number / 24))
            steps.append((x + aside * thick, y - abs(aside) * thick * (1 - at), max(1.4, thick * thin)))
        return limb(steps)

    whole = rope(0, 1, 0, 1)
    stroke(painter, whole, mixed(BLACK, t.light, 0.1), 10)
    fill(painter, whole, t.light)
    within(painter, whole, rope(0.1, 1, 0.34 if throw > 0 else 0.3, 0.62), mixed(BLACK, t.light, 0.56))
    for begin, end, aside, share in ((0.02, 0.5, -0.22, 0.24), (0.3, 0.62, 0.06, 0.16), (0.56, 0.97, -0.28, 0.24),
        (0.72, 0.95, 0.1, 0.16)):  # fmt: skip
        fill(painter, rope(begin, end, aside, share), pale)
    x, y = start[0] + throw, start[1] + fall
    for grown in (1.0, 1.7):
        stroke(painter, disc(x, y + 12, wide * 1.5 * grown, wide * 0.32 * grown), pale, 4)
    foam = ((-1.1, 0.2, 0.36), (-0.6, -0.02, 0.46), (0, -0.16, 0.52), (0.6, -0.04, 0.46), (1.1, 0.2, 0.34), (-1.5, -0.6,
        0.13), (-0.86, -1, 0.17), (0.9, -1.06, 0.15), (1.5, -0.5, 0.12), (0.1, 0.2, 0.5))  # fmt: skip
    spray = joined(*(disc(x + a * wide, y + b * wide, size * wide) for a, b, size in foam))
    lit(painter, spray, pale, look.BONE, (-5, -6), shade=t.light, edge=mixed(BLACK, t.light, 0.3), width=4)


def _brim(painter: QPainter, t: Tones) -> None:
    """Water up to the rim and over it, from wall to wall one level face."""
    pale = mixed(t.light, look.BONE, 0.7)
    fill(painter, disc(310, 456, 150, 26), t.light)
    stroke(painter, disc(310, 456, 128, 20), pale, 5)
    fill(painter, ink(((182, 476, 2), (236, 488, 8), (310, 493, 9), (384, 488, 8), (438, 476, 2))), look.BONE)
