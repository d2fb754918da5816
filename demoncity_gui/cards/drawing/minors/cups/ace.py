"""The Ace of Cups."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtGui import QPainter, QPainterPath

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.animals import dove
from demoncity_gui.cards.drawing.backdrop import city, sky
from demoncity_gui.cards.drawing.features import ink
from demoncity_gui.cards.drawing.hand_parts import digit, nail
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import glass
from demoncity_gui.cards.drawing.paint import Hatch, fill, hatch, mixed, stroke, tilted
from demoncity_gui.cards.drawing.primitives import blob, disc, joined, limb, polygon, rays, rect
from demoncity_gui.cards.drawing.tones import BLACK, Tones


def scene(painter: QPainter, t: Tones) -> None:
    """Out of the flood in the street a hand lifts one great glass that runs over and over; a dove comes down to it."""
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
    _holds_up(painter)
    _cuff(painter, t)
    for way in (-1, 1):
        _falls(painter, t, (350 + way * 128, 350), way * 146, 590, 46)
    _brim(painter, t)
    _dives(painter)
    gloom(painter, 350, 520, 480, 0.34)


def _dives(painter: QPainter) -> None:
    """The dove that dives, and the cube of ice that it lets fall into the glass."""
    dove(painter, 466, 170, 0.62, -16, mirror=True)
    with tilted(painter, 346, 252, 18):
        glow(painter, 346, 252, 74, look.BONE, 0.5)
        lit(painter, rect(320, 226, 52, 52, 8), look.BONE, "#FFFFFF", (-5, -6), shade="#7FA6C8", width=6)
        fill(painter, limb(((332, 239, 3), (346, 237, 6), (360, 241, 2))), "#FFFFFF")


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
    """Water up to the rim and over it, from wall to wall one level face with rings in it."""
    pale = mixed(t.light, look.BONE, 0.7)
    face = disc(350, 349, 158, 27)
    fill(painter, face, t.light)
    within(painter, face, disc(350, 364, 150, 24), mixed(BLACK, t.light, 0.7))
    for wide in (52, 96):
        stroke(painter, disc(350, 350, wide, wide * 0.17), pale, 4)
    fill(painter, ink(((214, 374, 2), (270, 386, 8), (350, 391, 9), (430, 386, 8), (486, 374, 2))), look.BONE)
    for way in (-1, 1):
        fill(painter, ink(((350 + way * 100, 338, 2), (350 + way * 136, 330, 8), (350 + way * 172, 340, 2))), look.BONE)


def _holds_up(painter: QPainter) -> None:
    """The hand, from below: the glass stands in it, the thumb before it at the left, the fingers around its right."""
    skin = "#E2B58A"
    dark, pale = mixed(BLACK, skin, 0.5), mixed(skin, look.BONE, 0.55)
    thumb = ((292, 880, 124), (200, 800, 92), (186, 700, 80), (240, 614, 52))
    index = ((424, 880, 110), (496, 796, 88), (514, 690, 76), (452, 622, 50))
    middle = ((470, 860, 100), (536, 760, 82), (548, 652, 72), (490, 582, 46))
    ring = ((500, 840, 90), (572, 726, 72), (576, 624, 62), (524, 552, 42))
    _flesh(painter, (digit(ring),), skin)
    glass(painter, 350, 740, 430, 0)
    wall = polygon(((172, 356), (528, 356), (492, 736), (208, 736)))
    for chain in (middle, index, thumb):
        glaze(painter, digit(chain).translated(14, 20).intersected(wall), BLACK, 0.4)
    palm = blob(((206, 770), (236, 738), (290, 728), (350, 726), (410, 728), (456, 738), (490, 770), (486, 860), (440,
        920), (420, 960), (424, 1060), (280, 1060), (284, 968), (262, 930), (224, 880)), tension=0.6)  # fmt: skip
    whole = palm.united(digit(thumb)).united(digit(index))
    _flesh(painter, (digit(middle), whole), skin)
    within(painter, whole, blob(((520, 720), (484, 764), (440, 812), (404, 860), (390, 930), (392, 1070), (520, 1070),
        (600, 800)), tension=0.6), dark)  # fmt: skip
    within(painter, whole, blob(((226, 700), (250, 764), (300, 796), (356, 802), (420, 784), (460, 740), (470, 680),
        (350, 690)), tension=0.7).intersected(palm), dark)  # fmt: skip
    fill(painter, joined(*(nail(chain) for chain in (thumb, index, middle, ring))), pale)
    creases = [limb(((x - 22, y - 4, 2), (x, y + 3, 6), (x + 20, y - 6, 2))) for _, _, (x, y, _), _ in (thumb, index,
        middle)]  # fmt: skip
    creases += [limb(((300, 948, 2), (346, 960, 5), (384, 954, 2))), limb(((284, 912, 2), (322, 880, 7), (346, 824,
        2)))]  # fmt: skip
    fill(painter, joined(*creases), dark)


def _cuff(painter: QPainter, t: Tones) -> None:
    """The sleeve in the flood, and the rings that it makes."""
    sleeve = blob(((258, 1010), (350, 1022), (448, 1008), (470, 1080), (490, 1160), (214, 1160), (236, 1080)),
        tension=0.6)  # fmt: skip
    lit(painter, sleeve, "#26344A", t.light, (-12, -5), shade="#070B12")
    cuff = blob(((254, 986), (350, 998), (450, 984), (458, 1030), (350, 1046), (246, 1032)), tension=0.5)
    lit(painter, cuff, look.BONE, look.BONE, (-9, -5), shade="#8C94A8")
    ring = disc(350, 1062, 176, 24).subtracted(disc(350, 1056, 170, 20))
    glaze(painter, ring.intersected(rect(0, 1062, 740, 90)), mixed(t.light, look.BONE, 0.6), 0.9)


def _flesh(painter: QPainter, parts: Sequence[QPainterPath], skin: str) -> None:
    """Parts of a large hand, the hindmost first: one dark edge around all of them, seams between them."""
    for part in parts:
        stroke(painter, part, BLACK, 13)
    for part in parts:
        lit(painter, part, skin, skin, (-8, -7), shade=mixed(BLACK, skin, 0.62), edge=mixed(BLACK, skin, 0.36), width=3,
            smooth=True)  # fmt: skip
