"""The Five of Wands."""

from __future__ import annotations

import math

from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm, rolled
from demoncity_gui.cards.drawing.backdrop import bricks
from demoncity_gui.cards.drawing.features import ink
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.hair import strands
from demoncity_gui.cards.drawing.hands import fist, grip
from demoncity_gui.cards.drawing.heads import Face, Mouth, front
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import match
from demoncity_gui.cards.drawing.paint import fill, mixed, rimmed
from demoncity_gui.cards.drawing.primitives import Point, along, blob, disc, joined, limb, placed, polygon, rect, star
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_CLASH = (354, 322)
_SKIN, _SHADE = "#DDA478", "#6E3A28"
_HAIR, _DARK = "#B0461A", "#32120A"
_SHIRT, _DIM = "#DCCFB4", "#6E6478"


def scene(painter: QPainter, t: Tones) -> None:
    """A brawler roars: five torches, his own and four thrust in from all sides, crash together over his head."""
    fill(painter, rect(0, -150, 700, 1350), "#0E0A16")
    bricks(painter, 0, -150, 700, 1350, "#231B36", look.SODIUM)
    for turn in range(0, 360, 24):
        glaze(painter, placed(polygon(((0, 0), (-46, -1100), (46, -1100))), *_CLASH, 1, turn + 8), look.SODIUM, 0.18)
    glow(painter, *_CLASH, 400, look.SODIUM, 0.55)
    fill(painter, star(*_CLASH, 190, 30, 13, 8), look.SODIUM)
    fill(painter, star(*_CLASH, 120, 34, 13, 20), look.BONE)
    _brawler(painter)
    for sleeve, at, turn, way, cloth, skin, cuff in (
            (((-200, 800), (-26, 600)), (148, 352), 80, 1, "#34509A", "#F0CDA8", look.BONE),
            (((900, 760), (724, 510)), (562, 254), -72, -1, "#8E2430", "#3C3038", None),
            (((-160, 1060), (-70, 790)), (172, 530), 42, -1, "#4A5A30", "#B47A4C", None),
            (((900, 1000), (716, 740)), (556, 486), -46, 1, "#8A5634", "#8A5634", None)):  # fmt: skip
        _blow(painter, sleeve, at, turn, way, cloth, skin, cuff=cuff, behind=at[0] > 520 and at[1] > 400)
    for x, y, size in ((250, 120, 16), (352, 70, 12), (440, 130, 18), (300, 190, 10), (520, 90, 11), (410, 60, 9),
            (224, 210, 11), (500, 200, 9)):  # fmt: skip
        fill(painter, star(x, y, size, size * 0.36, 4, x), look.SODIUM)
    gloom(painter, 350, 520, 480, 0.35)


def _blow(
    painter: QPainter,
    sleeve: tuple[Point, Point],
    at: Point,
    turn: float,
    way: int,
    cloth: str,
    skin: str,
    *,
    cuff: str | None,
    behind: bool,
) -> None:
    """An arm from shoulder and elbow, a fist at its end, a torch in it turned so.

    `way` is -1 for a hand drawn the other way round; one seen from `behind` shows its back.
    """
    size = 0.98
    up = math.radians(turn)
    side, down = way * (20 if behind else 34) * size, 70 * size
    wrist = (at[0] - math.sin(up) * down + math.cos(up) * side, at[1] + math.cos(up) * down + math.sin(up) * side)
    arm(painter, (*sleeve, wrist), 124, cloth, look.SODIUM, (-6 if at[0] > 350 else 6, -8), cuff=cuff, skin=skin)
    foot = at[0] - math.sin(up) * 64, at[1] + math.cos(up) * 64
    if behind:
        match(painter, *foot, 262, turn, 1.75, 0.3)
        fist(painter, *at, turn, size, skin, back=True, mirror=way < 0, towards=(0, -1))
        return
    with grip(painter, *at, turn, size, skin, across=46, mirror=way < 0, towards=(0, -1)):
        match(painter, *foot, 262, turn, 1.75, 0.3)


def _brawler(painter: QPainter) -> None:
    """A red-bearded man in a pale shirt, head and shoulders; his own arm goes up beside his head, the sleeve rolled."""
    elbow, wrist = (616, 872), (446, 630)
    rolled(painter, along(elbow, wrist, 0.13), wrist, 158, _SKIN, look.SODIUM, (-8, -5))
    fill(painter, joined(ink(((548, 800, 1), (524, 750, 7), (500, 716, 1))), ink(((596, 790, 1), (560, 742, 6), (540,
        722, 1)))), mixed(BLACK, _SKIN, 0.55))  # fmt: skip
    body = blob(((10, 1240), (30, 1100), (84, 1022), (180, 976), (300, 962), (420, 976), (492, 958), (530, 908), (556,
        856), (600, 830), (646, 838), (672, 894), (660, 980), (640, 1070), (640, 1240)), tension=0.7)  # fmt: skip
    lit(painter, body, _SHIRT, "#FFF4DC", (-3, -11), shade=_DIM)
    dark = joined(blob(((0, 960), (120, 1010), (170, 1080), (180, 1240), (0, 1240)), tension=0.6), blob(((560, 1240),
        (566, 1110), (596, 1020), (640, 950), (664, 880), (720, 900), (720, 1240)), tension=0.6))  # fmt: skip
    within(painter, body, dark, _DIM)
    folds = (((566, 1150, 2), (548, 1080, 12), (500, 1030, 1)), ((548, 880, 1), (580, 940, 11), (640, 960, 1)), ((530,
        930, 1), (560, 1000, 11), (610, 1030, 1)), ((250, 1000, 1), (210, 1040, 9), (204, 1120, 1)))  # fmt: skip
    within(painter, body, joined(*(ink(fold) for fold in folds)), mixed(BLACK, _DIM, 0.7))
    for x in (200, 452):  # braces
        for wide, tone in ((42, BLACK), (32, "#7A3A1C")):
            within(painter, body, limb(((x - 8, 960, wide), (x, 1080, wide), (x, 1240, wide))), tone)
    roll = limb(((546, 866, 40), (594, 826, 48), (640, 790, 40)))
    lit(painter, roll, _SHIRT, "#FFF4DC", (-5, -7), shade=_DIM, width=5)
    with grip(painter, 402, 566, -10, 0.98, _SKIN, across=46, towards=(0, -1)):
        match(painter, 413, 629, 262, -10, 1.75, 0.3)
    _head(painter, 316, 812)


def _head(painter: QPainter, x: float, y: float) -> None:
    """His head, thrown back a little: wild red hair and beard, the mouth wide open."""
    painter.save()
    painter.translate(x, y)
    painter.rotate(-5)
    painter.scale(1.4, 1.4)
    mane = blob(((-78, 30), (-98, 24), (-92, -20), (-106, -50), (-92, -74), (-98, -104), (-70, -112), (-58, -140),
        (-30, -128), (-2, -150), (24, -128), (60, -138), (72, -112), (102, -104), (94, -66), (108, -40), (94, -10),
        (100, 24), (78, 30), (0, 40)), tension=0.6)  # fmt: skip
    lit(painter, mane, _HAIR, look.SODIUM, (3, -8), shade=_DARK, width=5)
    front(painter, 0, 0, 1, Face(_SHADE, _SKIN, stern=2.1, brow=19, brow_colour="#6A2810", nose=Nose.BROAD, jaw=1,
        mouth=Mouth.CRY, squint=0.3))  # fmt: skip
    line = blob(((-80, -20), (-88, -70), (-60, -114), (0, -122), (60, -114), (88, -70), (80, -20), (72, -40), (64, -74),
        (40, -88), (18, -92), (0, -82), (-18, -92), (-40, -88), (-64, -74), (-72, -40)), tension=0.5)  # fmt: skip
    fill(painter, line, _HAIR)
    locks = [((x0 * 0.5, -88 - abs(x0) * 0.02), (x0 * 0.8, -108), (x0, y0)) for x0, y0 in ((-96, -50), (-74, -96), (-40,
        -122), (-10, -132), (22, -130), (56, -118), (86, -86), (98, -50))]  # fmt: skip
    strands(painter, locks, _HAIR, look.SODIUM, 16)
    beard = blob(((-77, -12), (-68, 20), (-52, 38), (-30, 44), (0, 47), (30, 44), (52, 38), (68, 20), (77, -12), (92,
        40), (90, 84), (98, 112), (74, 122), (60, 150), (32, 142), (6, 166), (-22, 144), (-50, 152), (-66, 124), (-96,
        112), (-88, 84), (-92, 40)), tension=0.6)  # fmt: skip
    lit(painter, beard, _HAIR, _HAIR, (3, -7), shade=_DARK, width=5)
    tips = ((72, 0, 86, 104), (60, 12, 66, 132), (50, 70, 46, 144), (20, 92, 12, 156))
    strands(painter, [((way * a, 40 + b), (way * (a + 14), 80 + b), (way * c, d)) for way in (-1, 1) for a, b, c, d in
        tips], _HAIR, look.SODIUM, 12)  # fmt: skip
    roar = blob(((-42, 64), (-22, 53), (0, 57), (22, 53), (42, 64), (46, 92), (28, 116), (0, 120), (-28, 116), (-46,
        92)), tension=0.8)  # fmt: skip
    rimmed(painter, roar, "#1A0608", BLACK, 4)
    within(painter, roar, blob(((-44, 40), (44, 40), (34, 66), (0, 69), (-34, 66)), tension=0.6), look.BONE)
    within(painter, roar, disc(0, 118, 28, 22), "#A8323A")
    within(painter, roar, ink(((0, 98, 2), (0, 108, 4), (0, 120, 4))), "#6A1A22")
    painter.restore()
