"""The Ten of Wands."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.backdrop import bricks
from demoncity_gui.cards.drawing.features import ink
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.hand_parts import digit, flesh, hand_at, line_of, pale_of
from demoncity_gui.cards.drawing.heads import Face, front
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import match
from demoncity_gui.cards.drawing.paint import fill, mixed, place_at
from demoncity_gui.cards.drawing.primitives import Point, along, blob, disc, joined, limb, placed, rect
from demoncity_gui.cards.drawing.tones import Tones

_SKIN: Final = "#D8A070"
_WARM: Final = "#FFD088"
_SHIRT: Final = "#C8B48E"
_DUSK: Final = "#6A5840"
_LOAD: Final = (((186, 924), (452, 66)), ((202, 931), (524, 46)), ((218, 938), (588, 56)), ((236, 945), (644, 118)), (
    (194, 928), (488, 170)), ((210, 935), (558, 178)), ((228, 942), (622, 218)), ((190, 926), (458, 288)), ((206, 933),
        (530, 300)), ((230, 944), (600, 334)))  # fmt: skip
"""Each stick's foot before his breast, and its match's tip."""
_AXIS: Final = ((395, 517), (0.92, 0.392), (0.392, -0.92))
"""Where the rope goes around the sheaf: the middle, the way across, the way up."""


def scene(painter: QPainter, t: Tones) -> None:
    """Bent double he comes out of the dark; all ten lie over his shoulder, one great fist drags at their lower ends."""
    bricks(painter, 0, -150, 700, 1350, "#33263C", look.SODIUM)
    glaze(painter, rect(0, -150, 700, 1350), "#080512", 0.46)
    glow(painter, 540, 200, 580, look.SODIUM, 0.8)
    painter.save()
    place_at(painter, (350, 540), (366, 560), 1.2)
    _trunk(painter)
    _sleeves(painter)
    _pad(painter)
    painter.restore()
    _load(painter)
    painter.save()
    painter.translate(22, -14)
    _neck(painter)
    painter.restore()
    _head(painter)
    hanging = limb(((94, 940, 116), (112, 1000, 108), (150, 1130, 92)))
    lit(painter, hanging, _SKIN, _WARM, (5, -6), shade="#5A3420", width=7, smooth=True)
    _hold(painter, 318, 748, 23, ((636, 900), (650, 980)))
    _rolls(painter)
    gloom(painter, 380, 440, 520, 0.35)


def _trunk(painter: QPainter) -> None:
    """His bowed back, broad behind the head."""
    trunk = blob(((60, 720), (70, 630), (116, 540), (200, 474), (300, 450), (400, 480), (480, 550), (516, 660), (510,
        780), (548, 1040), (400, 1060), (226, 1040), (206, 860), (110, 800)), tension=0.8)  # fmt: skip
    lit(painter, trunk, _SHIRT, _WARM, (6, -12), shade="#4A3A2C")
    night = blob(((60, 560), (150, 600), (240, 640), (330, 620), (400, 640), (424, 740), (400, 860), (420, 1070), (200,
        1070), (60, 900)), tension=0.6)  # fmt: skip
    within(painter, trunk, night, mixed("#100A12", _SHIRT, 0.24))
    within(painter, trunk, ink(((452, 480, 24), (474, 580, 28), (470, 700, 29), (446, 820, 28), (440, 1050, 26))),
        "#5A1E1A")  # fmt: skip
    within(painter, trunk, ink(((150, 690, 22), (240, 860, 26), (320, 1030, 26))), "#3A1210")
    folds = (((424, 800, 2), (400, 860, 9), (350, 900, 2)), ((520, 800, 2), (490, 870, 10), (500, 930, 2)))
    within(painter, trunk, joined(*(ink(points) for points in folds)), _DUSK)


def _bound(across: float, up: float) -> Point:
    (x, y), (a, b), (c, d) = _AXIS
    return (x + across * a + up * c, y + across * b + up * d)


def _load(painter: QPainter) -> None:
    """Ten matches down to a rope that pinches them, and their sticks below it."""
    (x, y), (a, b), (c, d) = _AXIS
    for foot, tip in _LOAD:
        low, high = ((u - x) * c + (v - y) * d for u, v in (foot, tip))
        cut = along(foot, tip, -low / (high - low))
        waist = _bound(((cut[0] - x) * a + (cut[1] - y) * b) * 0.86, 0)
        lit(painter, limb(((*waist, 20), (*foot, 20))), "#B8562E", look.SODIUM, (4, -2), shade="#4A1A10", smooth=True)
        long = math.dist(waist, tip)
        match(painter, *waist, long, math.degrees(math.atan2(tip[0] - waist[0], waist[1] - tip[1])), long / 93 - 1, 0)
    for turn in (-26, 0, 26):
        course = tuple((*_bound(u, turn - v), 27) for u, v in ((-66, -5), (-34, 7), (0, 10), (34, 7), (66, -5)))
        band = limb(course)
        lit(painter, band, "#B88A42", _WARM, (-1, -7), shade="#4A3214", width=5)
        strands = (limb(((*_bound(u - 7, turn - 24), 2), (*_bound(u + 7, turn + 8), 5))) for u in range(-60, 70, 15))
        within(painter, band, joined(*strands), "#4A3214")


def _hold(painter: QPainter, x: float, y: float, turn: float, joints: Sequence[Point]) -> None:
    """A bare arm from above the elbow, and its hand around the sheaf: its back at this side, four fingers in front."""
    size = 1.5
    with hand_at(painter, x, y, turn, size, False, (0.5, -0.9)) as lamp:
        way = math.radians(-turn)
        own = []
        for a, b in joints:
            dx, dy = (a - x) / size, (b - y) / size
            across = dx * math.cos(way) - dy * math.sin(way)
            own.append((across, dx * math.sin(way) + dy * math.cos(way)))
        upper, elbow, wrist = own[0], own[1], (66.0, 6.0)
        fore = limb(((*upper, 78), (*elbow, 74), (*along(elbow, wrist, 0.3), 82), (*along(elbow, wrist, 0.8), 58),
            (*wrist, 60)))  # fmt: skip
        whole = blob(((20, -50), (46, -57), (70, -40), (84, -6), (80, 30), (60, 58), (46, 76), (32, 74), (20, 60)),
            tension=0.6)  # fmt: skip
        chains = [((54, bend * 0.84, thick + 3), (14, bend - 2, thick), (tip * 0.5, (bend + top) / 2, thick * 0.88),
            (tip, top, thick * 0.62)) for bend, tip, top, thick in ((-46, -36, -38, 31), (-16, -46, -10, 33), (14, -42,
            18, 31), (41, -28, 42, 27))]  # fmt: skip
        flesh(painter, (fore.united(whole), *(digit(chain) for chain in reversed(chains))), _SKIN, lamp, 6)
        fill(painter, joined(*(disc(50, v, 5, 7) for v in (-40, -14, 12, 35))), pale_of(_SKIN))
        fill(painter, joined(*(limb(((14, v - 9, 2), (18, v, 4), (14, v + 8, 2))) for v in (-46, -16, 14, 41))),
            line_of(_SKIN))  # fmt: skip


def _sleeves(painter: QPainter) -> None:
    """From the shoulders, one of them under the load, to above the elbows."""
    left = blob(((250, 620), (190, 556), (130, 556), (84, 606), (58, 700), (52, 816), (100, 836), (152, 820), (166,
        760), (196, 716), (250, 690)), tension=0.8)  # fmt: skip
    right = blob(((350, 480), (420, 478), (486, 520), (534, 610), (594, 756), (550, 800), (496, 812), (464, 750), (424,
        700), (350, 640)), tension=0.8)  # fmt: skip
    for shape, *creases in ((left, ((196, 620, 2), (150, 650, 9), (130, 700, 2)), ((160, 720, 2), (126, 740, 8), (96,
            740, 2))), (right, ((430, 570, 2), (470, 610, 9), (480, 680, 2)), ((470, 720, 2), (506, 716, 9), (536, 690,
            2)))):  # fmt: skip
        lit(painter, shape, _SHIRT, _WARM, (5, -9), shade=_DUSK, width=6)
        within(painter, shape, joined(*(limb(points) for points in creases)), _DUSK)


def _pad(painter: QPainter) -> None:
    """The leather on his shoulder that the sheaf presses into, and its strap."""
    pad = blob(((300, 470), (352, 452), (430, 462), (490, 504), (528, 570), (520, 606), (476, 612), (420, 640), (350,
        640), (310, 560)), tension=0.8)  # fmt: skip
    lit(painter, pad, "#7A4A2A", _WARM, (4, -9), shade="#2A140C", width=6)
    seams = (((452, 498, 2), (494, 540, 5), (510, 580, 2)), ((430, 610, 2), (470, 580, 7), (490, 560, 2)))
    within(painter, pad, joined(*(ink(points) for points in seams)), "#2A140C")


def _neck(painter: QPainter) -> None:
    """From the collar at his bowed shoulders to the back of his head."""
    neck = blob(((176, 476), (236, 470), (282, 500), (306, 550), (296, 620), (240, 650), (180, 620)), tension=0.8)
    lit(painter, neck, "#C88A5C", _WARM, (4, -7), shade="#6A3420", width=6)
    cords = (((268, 496, 2), (276, 540, 8), (262, 590, 2)), ((288, 530, 1), (290, 570, 6), (278, 610, 1)))
    within(painter, neck, joined(*(ink(points) for points in cords)), "#6A3420")
    collar = ink(((206, 462, 6), (258, 470, 24), (298, 504, 34), (312, 560, 36), (300, 624, 30), (270, 664, 10)))
    lit(painter, collar, "#E0D2B4", look.BONE, (3, -5), shade="#8A7858", width=5)


def _rolls(painter: QPainter) -> None:
    for roll in (((540, 912, 34), (580, 900, 58), (640, 864, 58), (690, 812, 34)), ((24, 880, 34), (70, 908, 56), (130,
            910, 56), (176, 884, 32))):  # fmt: skip
        lit(painter, ink(roll), _SHIRT, _WARM, (4, -6), shade=_DUSK, width=6)


def _head(painter: QPainter) -> None:
    """His bowed head, pushed aside by the load: bald, a great moustache, eyes shut tight; he sweats."""
    shade, grey, flushed = "#7A3A24", "#B8B0B0", "#E0986A"
    painter.save()
    painter.translate(204, 596)
    painter.rotate(-15)
    painter.scale(1.36, 1.36)
    front(painter, 0, 0, 1, Face(shade, flushed, nose=Nose.HOOKED, open=False, stern=1, brow=1, brow_colour=shade,
        jaw=0.9, old=True, squint=1), mirror=True)  # fmt: skip
    for way in (-1, 1):
        squeezed = (((way * 12, -22, 2), (way * 34, -4, 7), (way * 62, -12, 2)), ((way * 20, 8, 1), (way * 36, 10, 4),
            (way * 56, 2, 1)), ((way * 62, -8, 1), (way * 72, 0, 4), (way * 76, 12, 1)))  # fmt: skip
        fill(painter, joined(*(ink(points) for points in squeezed)), "#3A140C")
        brow = blob(((way * 6, -16), (way * 12, -32), (way * 40, -50), (way * 68, -44), (way * 76, -26), (way * 56,
            -34), (way * 34, -26)), tension=0.7)  # fmt: skip
        lit(painter, brow, grey, look.BONE, (3, -4), shade="#5A5254", width=4)
        side = blob(((way * 70, -50), (way * 92, -56), (way * 98, -20), (way * 84, 20), (way * 76, 0)), tension=0.7)
        lit(painter, side, grey, look.BONE, (3, -4), shade="#5A5254", width=4)
    tash = blob(((0, 34), (24, 26), (54, 44), (76, 92), (56, 86), (30, 74), (0, 66), (-30, 74), (-56, 86), (-76, 92),
        (-54, 44), (-24, 26)), tension=0.8)  # fmt: skip
    lit(painter, tash, grey, look.BONE, (4, -4), shade="#5A5254", width=5)
    painter.restore()
    for x, y, size in ((72, 452, 1.5), (236, 404, 1.3), (96, 770, 1.5)):
        drop = blob(((0, -20), (9, 2), (0, 12), (-9, 2)), tension=0.8)
        lit(painter, placed(drop, x, y, size), look.ICE, look.BONE, (-2, -3), width=4)
