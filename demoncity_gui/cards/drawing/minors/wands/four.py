"""The Four of Wands."""

from __future__ import annotations

import math
from itertools import pairwise
from typing import Final

from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm, bust, neck
from demoncity_gui.cards.drawing.backdrop import bricks
from demoncity_gui.cards.drawing.features import ink
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.hair import Cut, hair
from demoncity_gui.cards.drawing.hands import fingers, fist
from demoncity_gui.cards.drawing.heads import Face, side
from demoncity_gui.cards.drawing.light import gloom, lit, within
from demoncity_gui.cards.drawing.minors.signs import match
from demoncity_gui.cards.drawing.paint import fill, mixed, rimmed, stroke, tilted
from demoncity_gui.cards.drawing.primitives import (
    Point,
    blob,
    disc,
    joined,
    limb,
    placed,
    polygon,
    rect,
    star,
    thick_line,
)
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_TORCHES: Final = (288, 397, 507, 616)
_FAIR, _BROWN, _WARM, _DUSK = "#EBC29A", "#A8703F", "#FFD890", "#6E6088"
_SUIT, _DARK = "#28366E", "#060818"
_BLUSH = "#B07858"


def scene(painter: QPainter, t: Tones) -> None:
    """He carries his bride over the threshold; she lifts her bouquet to the garland that four torches hold."""
    bricks(painter, 0, -150, 700, 1300, "#2E1C30", look.SODIUM)
    lit(painter, rect(140, 340, 500, 860), "#5A3A40", look.SODIUM, (0, -8), shade="#24141E", width=6)
    inner = rect(168, 380, 444, 820)
    fill(painter, inner, "#9A5422")
    for wide in (1, 0.78, 0.56):
        light = disc(360, 520, 260 * wide, 460 * wide).intersected(inner)
        fill(painter, light, mixed("#9A5422", "#FFD070", 1.14 - wide * 0.8))
    for x in _TORCHES:
        match(painter, x, 334, 292, 0, 1.7, 0.5)
    lit(painter, rect(120, 324, 540, 38, 6), "#7A4C44", look.SODIUM, (0, -8), shade="#2E1820", width=6)
    for left, right in pairwise((146, *_TORCHES, 726)):
        _garland(painter, (left, 204), (right, 204), 46)
    for x in _TORCHES:
        rimmed(painter, star(x, 200, 27, 15, 6, x), look.DANGER, BLACK, 4)
        fill(painter, disc(x, 200, 9), look.SODIUM)
    _groom(painter)
    _bride(painter)
    for x, y, turn in ((70, 380, 30), (96, 560, 10), (560, 1010, 20)):  # fmt: skip
        petal = placed(blob(((0, -17), (13, 0), (0, 17), (-11, 0))), x, y, 1, turn)
        lit(painter, petal, look.DANGER, look.BONE, (-2, -2), width=4)
    gloom(painter, 350, 520, 560, 0.26)


def _garland(painter: QPainter, start: Point, end: Point, deep: float) -> None:
    """Leaves on a string that hangs in a soft bow from one torch to the next."""
    count = 7
    spots = [(start[0] + (end[0] - start[0]) * k / count, start[1] + (end[1] - start[1]) * k / count + 4 * deep
        * (k / count) * (1 - k / count)) for k in range(count + 1)]  # fmt: skip
    stroke(painter, thick_line(spots, 3), BLACK, 7)
    leaf = blob(((0, -30), (12, -8), (3, 14), (-3, 14), (-12, -8)))
    for number, (x, y) in enumerate(spots):
        for turn in (40, 150) if number % 2 else (95, 200):
            lit(painter, placed(leaf, x, y, 0.95 + 0.25 * (number % 3 == 1), turn), "#3E7A56", look.HORROR, (-3, -4),
                shade="#143022", width=4)  # fmt: skip


def _groom(painter: QPainter) -> None:
    """He, dark before the lit door: his profile to her, one forearm under her knees, the other round her back."""
    body = bust(240, 590, 360, 1200, waist=0.7, hip=0.75)
    lit(painter, body, _SUIT, _WARM, (10, -8), shade=_DARK)
    within(painter, body, blob(((40, 580), (110, 600), (130, 700), (180, 1000), (180, 1200), (40, 1200)), tension=0.5),
        _DARK)  # fmt: skip
    shirt = polygon(((204, 580), (300, 580), (330, 680), (270, 760), (216, 690)))
    lit(painter, shirt, look.BONE, look.BONE, (6, -5), shade=_DUSK, width=5)
    for points in (((200, 576), (168, 604), (150, 660), (178, 668), (166, 690), (250, 800), (220, 690)), ((304, 576),
        (334, 600), (360, 660), (334, 672), (344, 690), (290, 800), (316, 690))):  # fmt: skip
        lit(painter, polygon(points), mixed(BLACK, _SUIT, 0.75), _WARM, (6, -5), shade=_DARK, width=5)
    arm(painter, ((112, 690), (80, 884), (258, 918)), 112, _SUIT, _WARM, (7, -8), cuff=look.BONE, skin=_BROWN,
        body=body)  # fmt: skip
    neck(painter, 232, 542, 76, 566, _BROWN)
    with tilted(painter, 250, 560, 4):
        side(painter, 250, 424, 0.98, Face("#5E3A1E", _BROWN, nose=Nose.BROAD, brow=11, jaw=0.8, smile=1.2, stern=-0.5,
            lid=0.2))  # fmt: skip
        hair(painter, 250, 422, 1, Cut.SIDE_SHORT, "#2A1812", _WARM)
    fill(painter, polygon(((197, 522), (262, 526), (258, 548), (198, 546))), "#362012")
    collar = blob(((172, 562), (192, 544), (214, 548), (248, 562), (284, 572), (302, 578), (302, 604), (262, 614), (214,
        598), (178, 588)), tension=0.5)  # fmt: skip
    lit(painter, collar, look.BONE, look.BONE, (6, -4), shade=_DUSK, width=5)
    for way in (-1, 1):
        lit(painter, blob(((258, 614), (258 + way * 52, 590), (258 + way * 54, 646), (258, 628)), tension=0.5), _DARK,
            _WARM, (3, -4), width=5)  # fmt: skip
    rimmed(painter, rect(246, 606, 24, 28, 7), _DARK, BLACK, 4)


def _bride(painter: QPainter) -> None:
    """She lies in his arms: her back on his one arm, her knees bent over the other, her shins and shoes hanging."""
    _veil(painter)
    behind = limb(((430, 670, 100), (560, 812, 100), (598, 866, 92), (556, 824, 74)))
    lit(painter, behind, _SUIT, _WARM, (7, -8), shade=_DARK)
    within(painter, behind, joined(ink(((606, 820, 2), (580, 836, 7), (552, 822, 2))), ink(((628, 858, 2), (590, 864,
        7), (566, 842, 2)))), _DARK)  # fmt: skip
    _legs(painter)
    skirt = blob(((352, 800), (280, 742), (218, 698), (168, 696), (134, 730), (118, 800), (102, 850), (90, 878), (118,
        870), (146, 884), (180, 872), (212, 884), (236, 870), (246, 846), (264, 838), (300, 872), (360, 930), (430,
        972), (492, 960), (528, 904), (524, 840)), tension=0.7)  # fmt: skip
    lit(painter, skirt, look.BONE, look.BONE, (8, -10), shade=_DUSK)
    folds = (((176, 720, 2), (160, 800, 9), (134, 874, 4)), ((206, 730, 2), (208, 800, 10), (194, 874, 4)), ((250, 842,
        8), (246, 800, 8), (232, 752, 2)), ((370, 838, 2), (330, 846, 9), (262, 800, 2)), ((452, 876, 2), (400, 900,
        12), (316, 866, 3)), ((482, 900, 2), (440, 934, 10), (380, 920, 2)))  # fmt: skip
    within(painter, skirt, joined(*map(ink, folds)), _DUSK)
    bare = blob(
        (
            (392, 640),
            (398, 604),
            (412, 582),
            (422, 566),
            (482, 566),
            (492, 582),
            (506, 600),
            (522, 630),
            (516, 720),
            (380, 720),
        ),
        tension=0.7,
    )
    lit(painter, bare, _FAIR, _FAIR, (6, -8), shade=_BLUSH, width=5)
    high = ((490, 644), (616, 704), (606, 556))
    arm(painter, high, 62, _FAIR, _FAIR, (6, -7), skin=_FAIR, body=bare)
    bodice = blob(((372, 690), (406, 662), (446, 678), (522, 656), (542, 730), (538, 800), (520, 858), (430, 842), (350,
        802), (354, 744)), tension=0.7)  # fmt: skip
    lit(painter, bodice, look.BONE, look.BONE, (8, -8), shade=_DUSK)
    within(painter, bodice, joined(ink(((372, 740, 2), (410, 752, 8), (446, 728, 2))), ink(((380, 784, 2), (420, 790,
        6), (440, 760, 1)))), _DUSK)  # fmt: skip
    sash = ink(((346, 796, 18), (420, 842, 26), (524, 858, 24)))
    lit(painter, sash, look.OXBLOOD, look.DANGER, (4, -5), width=5)
    cuff = polygon(((596, 792), (576, 764), (540, 780), (538, 826), (556, 828)))
    lit(painter, cuff, look.BONE, look.BONE, (5, -6), shade=_DUSK, width=5)
    fingers(painter, 512, 770, 20, 0.74, _BROWN, towards=(0.3, -0.9))
    fingers(painter, 312, 882, 98, 0.74, _BROWN, towards=(0.3, -0.9))
    neck(painter, 452, 520, 66, 592, _FAIR)
    within(
        painter,
        bare,
        polygon(
            ((412, 574), (432, 584), (453, 602), (474, 584), (494, 574), (510, 604), (490, 626), (414, 626), (392, 612))
        ),
        _FAIR,
    )
    fill(painter, joined(ink(((446, 618, 2), (426, 608, 5), (400, 616, 1))), ink(((458, 618, 2), (478, 606, 5), (508,
        614, 1)))), _BLUSH)  # fmt: skip
    fill(painter, polygon(((589, 636), (600, 616), (609, 618), (600, 648), (590, 662))), mixed(BLACK, _FAIR, 0.62))
    fist(painter, 619, 508, -4, 0.6, _FAIR, back=True, mirror=True)
    _bouquet(painter)
    _her_head(painter)


def _legs(painter: QPainter) -> None:
    """Her shins hang from the knees, crossed a little; her pumps point down."""
    pump = polygon(((20, -8), (24, 14), (26, 30), (46, 70), (37, 74), (12, 46), (-4, 56), (-22, 80), (-40, 100), (-60,
        102), (-66, 90), (-52, 62), (-36, 34), (-24, 40), (-4, 26)))  # fmt: skip
    for knee, ankle in (((206, 790), (190, 968)), ((150, 790), (124, 982))):
        shin = limb(((*knee, 66), (knee[0] + 2, 872, 64), (*ankle, 38), (ankle[0] - 20, ankle[1] + 42, 34)))
        lit(painter, shin, _FAIR, _FAIR, (6, -6), shade=_BLUSH, width=5, smooth=True)
        lit(painter, placed(pump, *ankle, 0.9, 0), look.DANGER, "#FFB09A", (4, -5), shade="#6A1018",
            width=5)  # fmt: skip


def _veil(painter: QPainter) -> None:
    """It falls from her wreath over his arm and flies."""
    veil = blob(((450, 360), (520, 370), (566, 480), (600, 640), (650, 800), (690, 920), (640, 910), (606, 960), (566,
        900), (530, 900), (500, 800), (480, 600)), tension=0.8)  # fmt: skip
    stroke(painter, veil, BLACK, 10)
    fill(painter, veil, "#CFC4DA")
    folds = (((500, 400, 2), (550, 620, 12), (620, 890, 4)), ((480, 440, 2), (520, 680, 12), (566, 880, 4)))
    within(painter, veil, joined(*(limb(points) for points in folds)), _DUSK)


def _bouquet(painter: QPainter) -> None:
    """Roses, leaves, two ribbons."""
    leaf = blob(((0, -34), (16, -6), (0, 22), (-16, -6)))
    for x, y, turn in ((562, 398, -40), (600, 378, 0), (636, 392, 40)):
        lit(painter, placed(leaf, x, y, 1, turn), "#3E7A56", look.HORROR, (3, -4), shade="#143022", width=4)
    for x, y in ((578, 416), (626, 416), (562, 460), (602, 462), (640, 458)):
        lit(painter, disc(x, y, 27), "#D8404A", "#FFB09A", (5, -5), shade="#6A1018", width=5)
        fill(painter, joined(ink(((x - 24, y - 8, 1), (x - 16, y + 18, 6), (x + 10, y + 22, 1))), ink(((x + 24, y - 6,
            1), (x + 12, y + 10, 6), (x - 8, y + 10, 1))), ink(((x - 10, y + 2, 1), (x - 8, y - 14, 6), (x + 10, y
            - 14, 5), (x + 12, y - 2, 1)))), "#6A1018")  # fmt: skip


def _her_head(painter: QPainter) -> None:
    """Her profile to his, the wreath, the hair done up."""
    with tilted(painter, 452, 540, 6):
        side(painter, 444, 436, 0.9, Face(_BLUSH, _FAIR, nose=Nose.SNUB, brow=7, brow_colour="#6B2E12", stern=-0.6,
            smile=1.3, open=False, lips="#9A2A24"), mirror=True)  # fmt: skip
        hair(painter, 444, 436, 0.94, Cut.SIDE_UP, "#B0501E", _WARM, mirror=True)
        spots = [(400 + k * 24, 366 - 30 * math.sin(math.pi * (k + 0.6) / 6.4)) for k in range(6)]
        lit(painter, joined(*(disc(x, y, 18) for x, y in spots)), look.BONE, look.BONE, (3, -4), shade=_DUSK, width=5)
        fill(painter, joined(*(disc(x, y, 6) for x, y in spots)), look.DANGER)
    pearls = joined(*(disc(x, y, 10) for x, y in ((422, 532), (438, 540), (455, 544), (472, 543), (488, 537))))
    lit(painter, pearls, look.BONE, look.BONE, (3, -3), shade=_DUSK, width=4)
