"""The Four of Wands."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import neck
from demoncity_gui.cards.drawing.features import ink, inked
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.hair import strands
from demoncity_gui.cards.drawing.hands import palm
from demoncity_gui.cards.drawing.heads import Face, turned
from demoncity_gui.cards.drawing.light import glaze, gloom, lit, within
from demoncity_gui.cards.drawing.minors.signs import match
from demoncity_gui.cards.drawing.paint import fill, mixed, place_at, rimmed, stroke, tilted
from demoncity_gui.cards.drawing.primitives import Point, blob, disc, joined, limb, placed, polygon, rect
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_TORCHES: Final = ((300, 262), (398, 262), (496, 262), (594, 262))
"""Where each torch's foot is."""
_SKIN, _BLUSH, _HAIR, _WARM, _WOOD = "#E8B88C", "#9A5A44", "#3A1C16", "#FFD890", "#7A4024"
_SHEER: Final = "#E9C9BC"
"""Lace with the skin beneath."""
_TULLE: Final = "#F6E8EA"
_DUSK: Final = "#7A6690"
"""White where the torches don't reach."""


def scene(painter: QPainter, t: Tones) -> None:
    """A laughing bride flings her bouquet up in an arch of wood; on its beam stand four torches over a garland."""
    _night(painter)
    _arch(painter)
    _veil(painter)
    _bust(painter)
    _head(painter)
    palm(painter, 574, 612, -2, 1.02, _SKIN, mirror=True, towards=(-2, -8))
    fill(painter, limb(((576, 664, 24), (576, 688, 34), (576, 716, 34))), _SKIN)
    painter.save()
    painter.translate(484, 392)
    painter.scale(0.93, 0.93)
    _bouquet(painter, 0, 0)
    painter.restore()
    for x, y, turn, size in ((366, 352, 30, 1), (440, 470, -20, 0.9), (424, 650, 10, 0.8), (170,
        390, 50, 0.9), (470, 560, 60, 0.8)):  # fmt: skip
        petal = placed(blob(((0, -17), (13, 0), (0, 17), (-11, 0))), x, y, size, turn)
        lit(painter, petal, look.DANGER, "#FFB09A", (-3, -3), width=4)
    gloom(painter, 370, 480, 520, 0.3)


def _night(painter: QPainter, haze: float = 0) -> None:
    """The night, and the torches' light in it; a veil before it makes it so much paler."""
    fill(painter, rect(0, -150, 700, 1400), mixed("#1C0E22", _TULLE, haze))
    for size, tone in ((1, "#33152A"), (0.84, "#552230"), (0.68, "#7E3A2E"), (0.53, "#AC5C2C"), (0.39, "#D68838")):
        fill(painter, disc(400, 330, 620 * size, 700 * size), mixed(tone, _TULLE, haze))


def _arch(painter: QPainter) -> None:
    """Two posts and a beam; the torches on it, and leaves and flowers hung from one to the next."""
    for x in (34, 628):
        lit(painter, rect(x, 280, 38, 900), _WOOD, _WARM, (-3 if x > 300 else 4, -2), shade="#2A120A")
        inked(painter, "#3A1A0E", ((x + 14, 420, 1), (x + 18, 520, 5), (x + 13, 640, 1)), ((x + 24, 700, 1), (x + 20,
            790, 5), (x + 25, 900, 1)))  # fmt: skip
    lit(painter, polygon(((630, 296), (630, 384), (542, 296))), _WOOD, _WARM, (-3, 4), shade="#2A120A")
    lit(painter, rect(10, 258, 680, 42, 4), _WOOD, _WARM, (-3, -7), shade="#2A120A")
    for (x, foot), turn in zip(_TORCHES, (-2, -1, 1, 2), strict=True):
        match(painter, x, foot, 214, turn, 1.5, 0.5)
    ends = ((196, 282), *((x, y + 20) for x, y in _TORCHES), (700, 282))
    for start, end in pairwise(ends):
        _garland(painter, start, end, 26)
    for x, y in ends[1:-1]:
        _rose(painter, x, y, 26, "#F4D8DC", "#B05A70")


def _garland(painter: QPainter, start: Point, end: Point, deep: float) -> None:
    """Leaves that hang in a soft bow, as on a string, from one torch to the next."""
    count = 6
    spots = [(start[0] + (end[0] - start[0]) * k / count, start[1] + (end[1] - start[1]) * k / count + 4 * deep
        * (k / count) * (1 - k / count)) for k in range(count + 1)]  # fmt: skip
    leaf = blob(((0, -32), (13, -8), (3, 14), (-3, 14), (-13, -8)))
    for number, (x, y) in enumerate(spots):
        for turn in (40, 150) if number % 2 else (95, 200):
            lit(painter, placed(leaf, x, y, 0.95 + 0.25 * (number % 3 == 1), turn), "#3E7A56", "#9CCB7A", (-3, -5),
                shade="#143022", width=4)  # fmt: skip


def _rose(painter: QPainter, x: float, y: float, size: float, colour: str, dark: str) -> None:
    """A rose seen from above: its petals wound around its heart."""
    lit(painter, disc(x, y, size), colour, "#FFF0E0", (-3, -4), shade=dark, width=5)
    curls = (((-0.9, -0.3, 1), (-0.6, 0.66, 6), (0.36, 0.8, 1)), ((0.9, -0.2, 1), (0.5, 0.4, 6), (-0.3, 0.4, 1)), (
        (-0.4, 0.1, 1), (-0.3, -0.5, 5), (0.36, -0.5, 5), (0.44, -0.06, 1)))  # fmt: skip
    fill(painter, joined(*(ink([(x + a * size, y + b * size, w) for a, b, w in curl]) for curl in curls)), dark)


def _veil(painter: QPainter) -> None:
    """From the back of her head it billows out to the left, the night to be seen through it."""
    edge = ((250, 424), (190, 440), (140, 422), (104, 436), (92, 490), (106, 560), (88, 640), (102, 720), (82, 800),
        (96, 880), (70, 960))  # fmt: skip
    veil = blob(
        (*edge, (70, 1200), (740, 1200), (740, 1030), (580, 950), (506, 860), (450, 790), (390, 660)), tension=0.8
    )
    _lace(painter, edge, 15)
    stroke(painter, veil, BLACK, 8)
    painter.save()
    painter.setClipPath(veil, Qt.ClipOperation.IntersectClip)
    _night(painter, 0.66)
    folds = (((190, 480, 3), (110, 520, 20), (96, 640, 18), (84, 780, 4)), ((170, 600, 3), (130, 700, 22), (100, 800,
        16), (90, 880, 3)), ((210, 680, 3), (190, 760, 20), (140, 840, 4)), ((250, 720, 3), (240, 780, 14), (200, 820,
        3)), ((400, 720, 3), (410, 770, 12), (420, 820, 3)))  # fmt: skip
    fill(painter, joined(*(ink(points) for points in folds)), mixed(_DUSK, _TULLE, 0.3))
    fill(painter, joined(*(ink([(x - 13, y - 8, w * 0.4) for x, y, w in points]) for points in folds)), "#FFFFFF")
    painter.restore()


def _bust(painter: QPainter) -> None:
    """Her throat, a white bodice, and sheer sleeves: one hangs, the other slides back from the arm that is up."""
    skin = blob(((272, 780), (240, 806), (196, 826), (190, 880), (300, 960), (420, 880), (410, 830), (364, 808), (330,
        780)), tension=0.6)  # fmt: skip
    lit(painter, skin, _SKIN, "#FFE0B8", (8, -8), shade=_BLUSH, smooth=True)
    neck(painter, 302, 710, 100, 802, _SKIN)
    trunk = blob(((50, 1140), (34, 1010), (56, 900), (110, 846), (196, 812), (206, 838), (244, 872), (300, 890), (354,
        874), (390, 842), (404, 814), (462, 832), (492, 910), (500, 1000), (496, 1140)), tension=0.66)  # fmt: skip
    up = blob(((404, 812), (462, 828), (512, 862), (538, 880), (550, 862), (550, 816), (638, 812), (650, 880), (660,
        950), (656, 1004), (632, 1030), (580, 1036), (530, 1054), (490, 1100), (420, 1000)), tension=0.66)  # fmt: skip
    fore = blob(((554, 840), (547, 780), (552, 724), (555, 674), (601, 674), (607, 724), (624, 780), (634, 840)),
        tension=0.7)  # fmt: skip
    mouth = placed(disc(0, 0, 46, 16), 594, 816, 1, -2)
    rimmed(painter, mouth, "#8E6A70", BLACK, 6)
    lit(painter, fore, _SKIN, _SKIN, (-3, -5), shade=_BLUSH, width=5, smooth=True)
    sheer = trunk.united(up).subtracted(mouth)
    lit(painter, sheer, _SHEER, "#FFF2E4", (7, -9), shade="#8A6680")
    sprigs = joined(*(disc(x + 24 * (row % 2) + a, 836 + row * 32 + b, 5.4) for a, b in ((0, -6), (6, 4), (-6, 4))
        for row in range(9) for x in range(46, 700, 48)))  # fmt: skip
    within(painter, sheer, sprigs, "#FFFFFF")
    folds = (((544, 878, 3), (572, 910, 9), (610, 928, 2)), ((542, 888, 2), (560, 940, 8), (600, 976, 2)), (
        (648, 900, 2), (622, 872, 8), (606, 838, 2)), ((500, 1010, 3), (512, 950, 9), (500, 890, 2)), ((74, 1100, 3),
        (92, 1000, 12), (84, 920, 2)))  # fmt: skip
    within(painter, sheer, joined(*(ink(points) for points in folds)), "#8A6680")
    bodice = blob(((112, 1140), (120, 1040), (122, 996), (150, 960), (206, 944), (262, 958), (300, 1004), (340, 958),
        (392, 942), (446, 950), (482, 990), (484, 1060), (480, 1140)), tension=0.66)  # fmt: skip
    lit(painter, bodice, look.BONE, "#FFFFFF", (8, -9), shade=_DUSK)
    pleats = (((300, 1034, 2), (296, 1070, 8), (300, 1140, 8)), ((250, 1016, 2), (210, 1046, 8), (140, 1060, 3)), ((350,
        1016, 2), (392, 1046, 8), (466, 1056, 3)), ((270, 1044, 2), (226, 1080, 8), (150, 1100, 3)), ((330, 1044, 2),
        (376, 1080, 8), (456, 1096, 3)))  # fmt: skip
    within(painter, bodice, joined(*(ink(points) for points in pleats)), _DUSK)
    _lace(
        painter,
        ((130, 980), (160, 956), (206, 946), (256, 956), (300, 1000), (344, 956), (396, 944), (440, 952), (476, 980)),
        13,
    )
    _lace(painter, ((198, 816), (212, 842), (246, 870), (300, 886), (352, 872), (386, 846), (404, 818)), 11)
    _lace(painter, ((550, 820), (566, 830), (594, 834), (622, 831), (640, 818)), 14)
    pearls = [(228 + 21 * k, 812 + 30 * math.sin(math.pi * (k + 1) / 9)) for k in range(8)]
    lit(painter, joined(*(disc(x, y, 12) for x, y in pearls)), look.BONE, "#FFFFFF", (3, -4), shade=_DUSK, width=5)


def _lace(painter: QPainter, line: Sequence[Point], size: float) -> None:
    """A scalloped edge along a line."""
    spots = []
    for (ax, ay), (bx, by) in pairwise(line):
        count = max(1, round(math.dist((ax, ay), (bx, by)) / size / 1.5))
        spots += [(ax + (bx - ax) * k / count, ay + (by - ay) * k / count) for k in range(count)]
    lit(painter, joined(*(disc(x, y, size) for x, y in spots)), "#FFFFFF", "#FFFFFF", (3, -4), shade=_DUSK, width=5)
    fill(painter, joined(*(disc(x, y, size * 0.3) for x, y in spots)), _DUSK)


def _head(painter: QPainter) -> None:
    """Her head thrown back, laughing: dark hair put up, a wreath of white flowers."""
    painter.save()
    place_at(painter, (310, 690), (300, 764), 1.07, degrees=-12)
    back = blob(((330, 372), (240, 376), (176, 430), (160, 520), (186, 610), (220, 650), (250, 640), (240, 560),
        (270, 470)), tension=0.8)  # fmt: skip
    lit(painter, back, _HAIR, _WARM, (4, -7), shade=BLACK)
    turned(painter, 310, 522, 1.36, Face(_BLUSH, _SKIN, nose=Nose.SNUB, brow=8, brow_colour=_HAIR, stern=-1,
        open=False, smile=0.85, lips="#C4303C", jaw=0.1))  # fmt: skip
    _smile(painter)
    for size in (1.3, 1, 0.7):
        glaze(painter, disc(294, 568, 26 * size, 19 * size), look.DANGER, 0.09)
    front = blob(((382, 430), (394, 402), (380, 380), (340, 366), (270, 370), (206, 410), (180, 480), (190, 560),
        (216, 620), (228, 570), (232, 540), (252, 536), (262, 500), (290, 460), (340, 436)), tension=0.8)  # fmt: skip
    lit(painter, front, _HAIR, _WARM, (5, -8), shade=BLACK)
    strands(painter, [((390, 400), (300, 400), (240, 520)), ((370, 380), (260, 400), (210, 520)), ((340, 374), (230,
        410), (196, 520)), ((404, 420), (320, 420), (262, 490))], _HAIR, _WARM, 9)  # fmt: skip
    lit(painter, disc(232, 606, 12), look.BONE, "#FFFFFF", (3, -4), shade=_DUSK, width=4)
    for number in range(7):
        at = math.radians(198 + 21 * number)
        x, y = 300 + 116 * math.cos(at), 452 + 96 * math.sin(at)
        _flower(painter, x, y, 25)
    painter.restore()


def _smile(painter: QPainter) -> None:
    """A wide smile over the head's own mouth: painted lips, one row of teeth, the cheek folded."""
    painter.save()
    painter.translate(310, 522)
    painter.scale(1.36, 1.36)
    lips = blob(((-9, 49), (6, 55), (21, 55), (28, 58), (35, 55), (43, 53), (49, 47), (49, 62), (42, 79), (29, 88), (15,
        85), (1, 70)), tension=0.7)  # fmt: skip
    fill(painter, limb(((51, 59, 5), (53, 58, 4))), _SKIN)
    rimmed(painter, lips, "#C4303C", BLACK, 2.4)
    within(painter, lips, blob(((-12, 46), (21, 50), (52, 44), (50, 60), (28, 66), (2, 60)), tension=0.6), "#8E1E2C")
    gap = blob(((-3, 55), (10, 61), (28, 64), (40, 60), (46, 53), (45, 63), (39, 74), (28, 79), (15, 76), (5, 66)),
        tension=0.8)  # fmt: skip
    rimmed(painter, gap, BLACK, BLACK, 1.4)
    teeth = blob(((-6, 48), (28, 54), (50, 46), (46, 58), (39, 69), (28, 73), (14, 70), (2, 60)), tension=0.8)
    within(painter, gap, teeth, "#FFF8EC")
    within(
        painter, gap.intersected(teeth), blob(((-8, 46), (8, 54), (2, 62), (14, 76), (-10, 76)), tension=0.6), "#D8B8AC"
    )
    within(painter, lips, ink(((20, 83, 1), (29, 84.5, 3.4), (38, 79, 1))), "#F0949A")
    inked(painter, BLACK, ((-13, 45, 2), (-9, 49, 3.4), (-4, 54, 1)), ((51, 44, 1), (49.5, 48, 2.6), (47, 53, 1)))
    inked(painter, _BLUSH, ((14, 37, 1), (-10, 43, 3.6), (-19, 60, 1)), ((18, 94, 1), (29, 96, 4), (38, 92, 1)))
    painter.restore()


def _flower(painter: QPainter, x: float, y: float, size: float) -> None:
    """Five white petals around a golden eye."""
    petals = [(x + size * 0.56 * math.sin(k * 1.2566), y - size * 0.56 * math.cos(k * 1.2566)) for k in range(5)]
    lit(painter, joined(*(disc(a, b, size * 0.5) for a, b in petals)), "#FFFFFF", "#FFFFFF", (2, -3), shade=_DUSK,
        width=5)  # fmt: skip
    rimmed(painter, disc(x, y, size * 0.3), look.SODIUM, "#A8651A", 2)


def _bouquet(painter: QPainter, x: float, y: float) -> None:
    """Red roses and leaves, tumbling, their stems bound with a ribbon that flies."""
    leaf = blob(((0, -40), (18, -8), (0, 26), (-18, -8)))
    with tilted(painter, x, y, -24):
        for tail in (((x + 4, y + 78, 6), (x + 50, y + 104, 16), (x + 76, y + 84, 14), (x + 112, y + 112, 3)), ((x, y
            + 80, 6), (x + 22, y + 126, 16), (x + 60, y + 138, 13), (x + 76, y + 170, 3))):  # fmt: skip
            lit(painter, ink(tail), "#F4D8DC", "#FFFFFF", (2, -3), shade="#B05A70", width=4)
        stems = joined(*(limb(((x - 8 + 5 * k, y + 20, 9), (x - 30 + 17 * k, y + 128, 9))) for k in range(4)))
        lit(painter, stems, "#3E7A56", "#9CCB7A", (-2, -3), width=4)
        lit(painter, rect(x - 26, y + 66, 52, 22, 9), "#F4D8DC", "#FFFFFF", (-2, -3), shade="#B05A70", width=4)
        for a, b, turn in ((-74, 20, -70), (-56, -52, -35), (14, -80, 10), (76, -24, 75), (64, 40, 110)):
            lit(painter, placed(leaf, x + a, y + b, 1, turn), "#3E7A56", "#9CCB7A", (-3, -5), shade="#143022", width=4)
        for a, b in ((-48, -14), (2, -46), (50, -14), (-26, 32), (28, 34), (2, -4)):
            _rose(painter, x + a, y + b, 32, "#D8404A", "#6A1018")
