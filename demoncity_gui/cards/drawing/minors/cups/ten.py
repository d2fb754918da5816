"""The Ten of Cups."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPainterPath

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.backdrop import sky, stars
from demoncity_gui.cards.drawing.hands import palm
from demoncity_gui.cards.drawing.light import backlit, glaze, gloom, glow, lit
from demoncity_gui.cards.drawing.minors.signs import glass
from demoncity_gui.cards.drawing.paint import fill, mixed, stroke
from demoncity_gui.cards.drawing.primitives import blob, disc, joined, limb, placed, polygon, rays, rect
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_MIDDLE: Final = 696
"""How far down the middle of the bow is."""
_BROWN: Final = "#7A4C30"
_FAIR: Final = "#C89A74"
_BLUE: Final = "#1E3068"
_RED: Final = "#7E1A26"
_WARM: Final = "#FFDC94"


def scene(painter: QPainter, t: Tones) -> None:
    """From behind, arm in arm, they greet ten glasses in a rainbow over their lit house; the children dance."""
    sky(painter, "#040A22", "#24327A", 720)
    for angle in range(8, 180, 18):
        ends = [(350 - 1100 * math.cos(math.radians(a)), _MIDDLE - 1100 * math.sin(math.radians(a))) for a in (angle
            - 4, angle + 4)]  # fmt: skip
        glaze(painter, polygon(((350, _MIDDLE), *ends)), "#7AA0FF", 0.16)
    for x, y, size, tone in ((520, 160, 118, look.SODIUM), (316, 120, 70, "#66B3E4")):
        glow(painter, x, y, size, tone, 0.4)
        fill(painter, rays(x, y, size * 0.08, size, 20, 7), mixed(tone, look.BONE, 0.4))
    stars(painter, 9, (60, 50), (580, 220), look.BONE)
    _bow(painter, t)
    _home(painter)
    _children(painter)
    painter.save()
    painter.translate(336, 1142)
    painter.scale(0.82, 0.82)
    painter.translate(-314, -1062)
    _father(painter)
    _mother(painter)
    _embrace(painter)
    painter.restore()
    gloom(painter, 370, 640, 470, 0.36)


def _bow(painter: QPainter, t: Tones) -> None:
    """The bow of light, and the ten glasses that stand on it, as far from each other all around."""
    for size, tone in ((1, "#E08A3C"), (0.86, "#F2B04C"), (0.68, "#F8CC70"), (0.46, "#FDE8B0")):
        fill(painter, disc(350, _MIDDLE, 200 * size, 250 * size), tone)
    for number, tone in enumerate(("#F0664F", "#F2A03B", "#F5D65C", "#6CC08A", "#66B3E4")):
        wide, high = 214 - number * 14, 278 - number * 14
        band = QPainterPath(QPointF(350 - wide, 900))
        for angle in range(0, 181, 4):
            band.lineTo(350 - wide * math.cos(math.radians(angle)), _MIDDLE - high * math.sin(math.radians(angle)))
        band.lineTo(350 + wide, 900)
        for colour, thick in ((BLACK, 22), (tone, 13), (mixed(tone, look.BONE, 0.75), 4)):
            stroke(painter, band, colour, thick)
    for turn in (0, 19.6, 38.6, 58, 79, 101, 122, 141.4, 160.4, 180):
        x, y = 350 - 272 * math.cos(math.radians(turn)), _MIDDLE - 343 * math.sin(math.radians(turn))
        glaze(painter, disc(x, y, 74), t.light, 0.16)
        glass(painter, x, y + 54, 108, (turn - 90) * 0.3)


def _home(painter: QPainter) -> None:
    """Dark hills, their little house with its windows lit, and the bright way from its door to the eye."""
    hill = blob(((-40, 770), (100, 740), (200, 676), (294, 640), (410, 664), (580, 736), (760, 770), (760, 1300), (-40,
        1300)), tension=0.8)  # fmt: skip
    lit(painter, hill, "#122038", "#4A6AB8", (-2, -8), shade="#0A1222", width=6)
    way = blob(((286, 650), (316, 650), (400, 740), (560, 820), (690, 940), (720, 1200), (440, 1200), (450, 960), (420,
        840), (350, 740)), tension=0.7)  # fmt: skip
    fill(painter, way, "#D89A44")
    fill(painter, blob(((292, 652), (310, 652), (390, 750), (530, 840), (620, 950), (650, 1200), (490, 1200), (500,
        970), (450, 840), (360, 740)), tension=0.7), "#F2C468")  # fmt: skip
    painter.save()
    painter.translate(294, 634)
    painter.scale(0.94, 0.94)
    painter.translate(-350, -654)
    walls = joined(rect(296, 560, 108, 100), polygon(((282, 566), (350, 500), (418, 566))), rect(376, 506, 20, 40))
    lit(painter, walls, "#2A2440", "#8A7AB0", (-4, -4), shade="#14101E", width=6)
    fill(painter, rect(334, 600, 32, 60, 6), "#FFF0B8")
    fill(painter, joined(rect(305, 584, 20, 26), rect(375, 584, 20, 26), disc(350, 546, 12)), look.SODIUM)
    painter.restore()


def _arm(*joints: tuple[float, float], wide: float) -> QPainterPath:
    """A sleeve from shoulder over elbow to wrist."""
    (ax, ay), (bx, by), (cx, cy) = joints
    upper = limb(((ax, ay, wide), (bx, by, wide * 0.8)))
    lower = limb(((bx, by, wide * 0.8), ((bx * 2 + cx) / 3, (by * 2 + cy) / 3, wide * 0.82), (cx, cy, wide * 0.56)))
    return upper.united(lower)


def _father(painter: QPainter) -> None:
    """He, at the right, in a blue jacket: broad, his free arm flung open towards the light."""
    palm(painter, 524, 356, 8, 0.58, _BROWN, back=True, mirror=True, towards=(0, -1))
    legs = joined(blob(((262, 880), (350, 880), (346, 1000), (340, 1240), (252, 1240)), tension=0.4),
        blob(((340, 880), (428, 880), (436, 1240), (352, 1240)), tension=0.4))  # fmt: skip
    backlit(painter, legs, "#20202E")
    backlit(painter, limb(((338, 540, 56), (338, 620, 70))), _BROWN, 4)
    coat = blob(((338, 604), (380, 610), (424, 624), (452, 670), (444, 760), (432, 840), (438, 930), (340, 944), (246,
        930), (248, 840), (238, 760), (232, 670), (252, 628), (296, 610)), tension=0.7)  # fmt: skip
    backlit(painter, coat.united(_arm((404, 654), (498, 560), (516, 410), wide=78)), _BLUE)
    seams = joined(limb(((340, 850, 2), (342, 900, 5), (340, 942, 4))), limb(((432, 776, 3), (428, 726, 6), (440, 676,
        2))), limb(((470, 606, 2), (484, 580, 6), (500, 570, 2))), limb(((458, 590, 2), (478, 566, 5), (490, 556,
        2))))  # fmt: skip
    fill(painter, seams, "#0A1026")
    for x in (289.0, 387.0):
        backlit(painter, disc(x, 520, 11, 16), _BROWN, 3)
    curls = [(338 + 40 * math.cos(math.radians(a)), 498 + 46 * math.sin(math.radians(a))) for a in range(0, 360, 36)]
    head = disc(338, 504, 50, 58)
    for x, y in curls:
        head = head.united(disc(x, y, 19))
    backlit(painter, head, "#1C1418")


def _mother(painter: QPainter) -> None:
    """She, at the left, in a red dress with a wide skirt, her copper hair in a knot, her free arm raised."""
    palm(painter, 166, 384, 10, 0.52, _FAIR, back=True, towards=(0, -1))
    backlit(painter, limb(((196, 570, 42), (196, 650, 52))), _FAIR, 4)
    dress = blob(((150, 636), (196, 662), (242, 640), (268, 668), (262, 740), (248, 800), (252, 860), (290, 960), (330,
        1080), (350, 1240), (20, 1240), (50, 1080), (96, 960), (140, 860), (142, 800), (128, 740), (112, 660)),
        tension=0.7)  # fmt: skip
    backlit(painter, dress.united(_arm((142, 668), (104, 550), (158, 432), wide=62)), _RED)
    folds = joined(*(limb(((194 + k * 18, 850, 2), (194 + k * 46, 960, 7), (194 + k * 70, 1080, 9))) for k in (-1.4,
        -0.4, 0.6, 1.5)), limb(((120, 580, 2), (112, 556, 5), (122, 530, 2))))  # fmt: skip
    fill(painter, folds, "#22060A")
    backlit(painter, disc(196, 500, 31, 27), "#8E3E18")
    backlit(painter, disc(196, 552, 45, 54), "#8E3E18")
    fill(painter, joined(*(limb(((196 + k * 34, 590, 2), (196 + k * 26, 556, 5), (196 + k * 8, 520, 2))) for k in (-1,
        -0.4, 0.4, 1))), "#3A160A")  # fmt: skip


def _embrace(painter: QPainter) -> None:
    """Her arm lies across his back, his across hers."""
    palm(painter, 374, 792, 78, 0.43, _FAIR, back=True, apart=0.3, towards=(0, -1))
    backlit(painter, _arm((240, 706), (284, 806), (346, 800), wide=58), _RED, 5)
    palm(painter, 158, 682, -56, 0.54, _BROWN, back=True, apart=0.2, mirror=True, towards=(0, -1))
    backlit(painter, _arm((306, 666), (242, 744), (196, 706), wide=68), _BLUE, 5)
    fill(painter, blob(((258, 650), (300, 622), (360, 640), (356, 700), (310, 716), (284, 690)), tension=0.8), _BLUE)
    fill(painter, limb(((284, 748, 2), (302, 720, 6), (318, 700, 2))), "#0A1026")


def _children(painter: QPainter) -> None:
    """Two children hand in hand on the bright way: they dance."""
    girl = (disc(496, 812, 31), limb(((496, 836, 18), (496, 866, 32))), blob(((478, 850), (514, 850), (522, 900), (560,
        964), (504, 976), (440, 960), (470, 900)), tension=0.4), limb(((488, 950, 24), (484, 1000, 18), (478, 1034,
        15))), limb(((512, 950, 24), (540, 996, 18), (570, 974, 14))), limb(((466, 1040, 13), (484, 1038, 16))),
        limb(((482, 864, 20), (452, 846, 16), (444, 800, 13))), limb(((510, 864, 20), (538, 856, 15), (552, 816,
        13))), limb(((500, 790, 20), (514, 762, 18), (536, 766, 14), (544, 784, 4))))  # fmt: skip
    boy = (disc(602, 796, 32), limb(((602, 824, 20), (602, 858, 36))), blob(((580, 850), (626, 850), (630, 900), (626,
        944), (580, 944), (574, 900)), tension=0.5), limb(((592, 936, 28), (600, 990, 21), (606, 1040, 16))),
        limb(((614, 936, 28), (644, 974, 21), (628, 1016, 16))), limb(((600, 1046, 16), (622, 1044, 15))),
        limb(((588, 862, 22), (566, 852, 16), (552, 812, 13))), limb(((620, 862, 22), (648, 836, 17), (650, 782,
        13))), limb(((590, 768, 8), (608, 758, 12), (628, 770, 4))), disc(650, 778, 9), disc(552, 810,
        10))  # fmt: skip
    for parts in (girl, boy):
        shape = parts[0]
        for part in parts[1:]:
            shape = shape.united(part)
        shape = placed(shape.translated(-590, -1046), 594, 1046, 0.93)
        stroke(painter, shape, BLACK, 7)
        lit(painter, shape, "#1A1230", _WARM, (-2, -5), width=3)
