"""The Ace of Cups."""

from __future__ import annotations

import math

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPainterPath

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.animals import dove
from demoncity_gui.cards.drawing.backdrop import city, sky
from demoncity_gui.cards.drawing.features import ink
from demoncity_gui.cards.drawing.hand_parts import digit, flesh, nail, pale_of
from demoncity_gui.cards.drawing.hands import cradle
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import glass
from demoncity_gui.cards.drawing.paint import Hatch, fill, hatch, mixed, stroke, tilted
from demoncity_gui.cards.drawing.primitives import blob, disc, joined, limb, polygon, rays, rect
from demoncity_gui.cards.drawing.tones import BLACK, Tones


def scene(painter: QPainter, t: Tones) -> None:
    """A hand out of a cloud holds one great glass that runs over; a dove drops a cube of ice into it."""
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
    _falls(painter, t, (430, 458), 112, 556, 44)
    skin = "#E2B58A"
    tips = [((152, y - 6, 46), (178, y + 1, 52), (216, y + 7, 46), (250, y + 9, 32)) for y in (710, 764)]
    with cradle(painter, 400, 776, -82, 2.2, skin, mirror=True, towards=(-0.4, -1)):
        glass(painter, 310, 826, 410, 0)
        flesh(painter, [digit(tip) for tip in reversed(tips)], skin, (-0.4, -0.9))
        fill(painter, joined(*(nail(tip) for tip in tips)), pale_of(skin))
    _cloud(painter, t)
    painter.save()
    painter.setClipRect(0, 0, 760, 640, Qt.ClipOperation.IntersectClip)
    _falls(painter, t, (430, 458), 112, 556, 44)
    painter.restore()
    _falls(painter, t, (192, 458), -128, 520, 44)
    _brim(painter, t)
    _plunge(painter, t)
    painter.restore()
    dove(painter, 416, 192, 0.8, -12, mirror=True)
    gloom(painter, 340, 500, 500, 0.34)


def _cloud(painter: QPainter, t: Tones) -> None:
    """The cuff that the hand comes out of, and the cloud."""
    sleeve = polygon(((590, 706), (760, 720), (760, 900), (596, 888)))
    lit(painter, sleeve, "#26344A", t.light, (-5, -9), shade="#070B12")
    cuff = blob(((548, 716), (604, 712), (612, 880), (556, 884)), tension=0.4)
    lit(painter, cuff, look.BONE, look.BONE, (-5, -8), shade="#8C94A8")
    cloud = joined(*(disc(x, y, wide) for x, y, wide in ((690, 690, 60), (700, 800, 80), (644, 860, 56), (700, 900, 90),
        (600, 906, 40)))).simplified()  # fmt: skip
    lit(painter, cloud, mixed(BLACK, t.light, 0.5), mixed(t.light, look.BONE, 0.5), (-8, -10), shade=mixed(BLACK,
        t.light, 0.2), width=7)  # fmt: skip


def _plunge(painter: QPainter, t: Tones) -> None:
    """The cube of ice that the dove has let fall goes into the water, and a crown of water leaps up around it."""
    pale, deep = mixed(t.light, look.BONE, 0.7), mixed(BLACK, t.light, 0.62)
    behind = (((236, 440, 40), (222, 400, 26), (204, 346, 15), (194, 322, 24)), ((384, 440, 40), (398, 400, 26), (416,
        346, 15), (426, 322, 24)))  # fmt: skip
    lit(painter, joined(*(limb(spout) for spout in behind)).simplified(), deep, t.light, (-4, -6), width=6)
    with tilted(painter, 310, 366, 20):
        glow(painter, 310, 366, 120, look.BONE, 0.5)
        lit(painter, rect(264, 320, 92, 92, 12), look.BONE, "#FFFFFF", (-7, -8), shade="#7FA6C8", width=7)
    spouts = (((214, 452, 46), (180, 430, 32), (150, 404, 18), (128, 384, 26)), ((258, 456, 50), (244, 420, 28), (230,
        392, 16), (222, 376, 22)), ((310, 458, 54), (309, 430, 28), (312, 400, 15), (316, 386, 20)), ((362, 456, 50),
        (376, 420, 28), (390, 388, 16), (398, 370, 24)), ((406, 452, 46), (440, 430, 32), (470, 408, 18), (492, 390,
        26)))  # fmt: skip
    wall = blob(((182, 462), (214, 446), (250, 452), (284, 446), (336, 446), (370, 452), (406, 446), (438, 462), (400,
        476), (310, 484), (220, 476)), tension=0.8)  # fmt: skip
    front = joined(wall, *(limb(spout) for spout in spouts)).simplified()
    lit(painter, front, t.light, pale, (-4, -7), shade=deep, width=6, smooth=True)
    shines = joined(*(ink(tuple((x - 4, y, thick * 0.24) for x, y, thick in spout[:3])) for spout in spouts))
    within(painter, front, shines, look.BONE)
    for x, y, size in ((104, 348, 15), (172, 292, 16), (516, 352, 14), (452, 288, 17), (250, 270, 11)):
        lit(painter, blob(((x, y - size * 1.3), (x + size, y), (x, y + size), (x - size, y)), tension=0.9), t.light,
            pale, (-4, -5), width=5)  # fmt: skip


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
