"""The Ace of Cups."""

from __future__ import annotations

import math
from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtGui import QPainter, QPainterPath

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.animals import dove
from demoncity_gui.cards.drawing.backdrop import city, sky
from demoncity_gui.cards.drawing.features import ink
from demoncity_gui.cards.drawing.hand_parts import bends, dark_of, digit, flesh, line_of, nail, pale_of
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import glass
from demoncity_gui.cards.drawing.paint import Hatch, fill, hatch, mixed, place_at, stroke, tilted
from demoncity_gui.cards.drawing.primitives import blob, disc, joined, limb, rays, rect
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_SKIN, _LAMP = "#E2B58A", (-0.4, -0.9)


def scene(painter: QPainter, t: Tones) -> None:
    """A hand out of a cloud bears on its palm one great glass that runs over; a dove drops a cube of ice into it."""
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
    _fingers(painter)
    with _at_the_glass(painter):
        glass(painter, 310, 826, 410, 0)
    _palm(painter, t)
    with _at_the_glass(painter):
        for start, throw, fall in ((430, 190, 556), (192, -190, 540)):
            _falls(painter, t, (start, 458), throw, fall, 44)
        _brim(painter, t)
        _plunge(painter, t)
    dove(painter, 416, 192, 0.8, -12, mirror=True)
    gloom(painter, 340, 560, 500, 0.34)


@contextmanager
def _at_the_glass(painter: QPainter) -> Iterator[None]:
    """The glass and its water are drawn around (310, 826), where it stands, and larger than they are."""
    painter.save()
    place_at(painter, (310, 826), (350, 800), 0.86)
    yield
    painter.restore()


def _fingers(painter: QPainter) -> None:
    """What of the hand is behind the glass: three fingers that rise along its far side, and the palm it stands on."""
    palm = blob(((250, 800), (470, 780), (600, 830), (590, 930), (450, 960), (300, 920)), tension=0.6)
    chains = (((340, 800, 70), (216, 730, 62), (180, 662, 52), (184, 600, 36)), ((330, 820, 80), (200, 768, 72), (150,
        700, 62), (144, 628, 42)), ((330, 840, 90), (206, 812, 78), (140, 756, 66), (118, 686, 46)))  # fmt: skip
    stroke(painter, joined(*(digit(chain) for chain in chains)), BLACK, 14)
    flesh(painter, (*(digit(chain) for chain in chains), palm), _SKIN, _LAMP, 9, seam=4)
    fill(painter, joined(*(bends(chain, 0.7) for chain in chains)), line_of(_SKIN))


def _palm(painter: QPainter, t: Tones) -> None:
    """What is before the glass: the first finger and the thumb, the hand's edge, the wrist out of a cloud."""
    index = ((430, 884, 110), (306, 874, 86), (214, 846, 76), (166, 780, 50))
    heel = blob(((300, 846), (400, 822), (500, 830), (580, 840), (612, 890), (598, 950), (578, 1000), (578, 1060), (450,
        1060), (448, 1000), (400, 960), (320, 920)), tension=0.6)  # fmt: skip
    thumb = ((560, 920, 112), (526, 836, 98), (478, 748, 80), (434, 672, 52))
    before = heel.united(digit(index))
    whole = before.united(digit(thumb))
    stroke(painter, whole, BLACK, 14)
    flesh(painter, (whole,), _SKIN, _LAMP, 10)
    under = blob(((150, 800), (190, 860), (300, 902), (420, 930), (480, 990), (500, 1080), (300, 1080), (140, 900)),
        tension=0.6)  # fmt: skip
    within(painter, before, under, dark_of(_SKIN))
    ball = ink(((440, 826, 3), (462, 870, 12), (500, 920, 10), (520, 990, 2)))
    within(painter, whole, ball, dark_of(_SKIN))
    side = blob(((600, 860), (560, 960), (556, 1060), (640, 1060), (640, 860)), tension=0.5)
    within(painter, whole, side, dark_of(_SKIN))
    folds = (((508, 756, 2), (490, 772, 6), (462, 780, 1)), ((514, 770, 1), (500, 786, 4), (480, 794, 1)), ((236, 822,
        1), (226, 848, 5), (234, 876, 1)), ((322, 842, 1), (314, 868, 5), (322, 896, 1)), ((480, 1010, 1), (520, 1018,
        5), (570, 1010, 1)))  # fmt: skip
    within(painter, whole, joined(*(ink(points) for points in folds)), line_of(_SKIN))
    fill(painter, nail(((486, 760, 80), (436, 680, 62))), pale_of(_SKIN))
    _cloud(painter, t)


def _cloud(painter: QPainter, t: Tones) -> None:
    """The cuff that the hand comes out of, and the cloud."""
    cuff = blob(((430, 1010), (600, 1010), (610, 1080), (420, 1080)), tension=0.4)
    lit(painter, cuff, look.BONE, look.BONE, (-5, -8), shade="#8C94A8")
    cloud = joined(*(disc(x, y, wide) for x, y, wide in ((380, 1090, 50), (450, 1080, 46), (520, 1090, 60), (600, 1080,
        56), (660, 1070, 60), (320, 1110, 50)))).simplified()  # fmt: skip
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
