"""The Four of Wands."""

from __future__ import annotations

import math
from itertools import pairwise
from typing import Final

from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm, bust, neck, sleeve
from demoncity_gui.cards.drawing.backdrop import bricks
from demoncity_gui.cards.drawing.features import ink
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.hair import Cut, hair
from demoncity_gui.cards.drawing.hands import fingers, fist, palm
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
    for x, y, turn in ((70, 380, 30), (96, 560, 10), (640, 470, 50), (628, 640, 10), (336, 330, 70), (660, 800, 40),
        (560, 1010, 20)):  # fmt: skip
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
    arm(painter, ((112, 690), (70, 900), (262, 950)), 116, _SUIT, _WARM, (7, -8), cuff=look.BONE, skin=_BROWN,
        body=body)  # fmt: skip
    neck(painter, 252, 510, 88, 584, _BROWN)
    with tilted(painter, 250, 560, 4):
        side(painter, 250, 424, 0.98, Face("#5E3A1E", _BROWN, nose=Nose.BROAD, brow=11, jaw=0.8, smile=1.2, stern=-0.5,
            lid=0.2))  # fmt: skip
        hair(painter, 250, 422, 1, Cut.SIDE_SHORT, "#2A1812", _WARM)
    collar = blob(((184, 536), (214, 526), (250, 540), (290, 556), (304, 566), (300, 606), (262, 612), (220, 594), (190,
        576)), tension=0.5)  # fmt: skip
    lit(painter, collar, look.BONE, look.BONE, (6, -4), shade=_DUSK, width=5)
    for way in (-1, 1):
        lit(painter, blob(((258, 614), (258 + way * 52, 590), (258 + way * 54, 646), (258, 628)), tension=0.5), _DARK,
            _WARM, (3, -4), width=5)  # fmt: skip
    rimmed(painter, rect(246, 606, 24, 28, 7), _DARK, BLACK, 4)


def _bride(painter: QPainter) -> None:
    """She lies in his arms: bodice and skirt one white sweep from her breast over the knees to her shoes."""
    _veil(painter)
    sleeve(painter, ((440, 640), (566, 800), (470, 820)), (100, 100, 78), _SUIT, _WARM, (7, -8))
    for x, turn in ((92, 14), (158, 4)):  # her shoes
        lit(painter, placed(blob(((-24, -40), (24, -40), (26, 6), (10, 44), (-12, 52), (-26, 30), (-26, 0)),
            tension=0.7), x, 1030, 1, turn), look.BONE, look.BONE, (5, -5), shade=_DUSK, width=5)  # fmt: skip
    skirt = blob(((356, 770), (300, 764), (220, 732), (150, 712), (94, 730), (72, 800), (64, 900), (40, 1004), (84,
        1020), (124, 1010), (168, 1026), (212, 1012), (214, 960), (240, 912), (330, 926), (430, 930), (486, 890), (484,
        800)), tension=0.7)  # fmt: skip
    lit(painter, skirt, look.BONE, look.BONE, (8, -10), shade=_DUSK)
    folds = (((160, 740, 2), (130, 830, 10), (96, 990, 5)), ((190, 750, 2), (180, 840, 12), (140, 1000, 5)), ((400, 810,
        2), (330, 850, 10), (236, 850, 3)), ((430, 850, 2), (350, 890, 10), (262, 890, 3)))  # fmt: skip
    within(painter, skirt, joined(*map(ink, folds)), _DUSK)
    bare = blob(((392, 640), (410, 596), (450, 574), (490, 590), (516, 640), (500, 720), (380, 720)), tension=0.7)
    lit(painter, bare, _FAIR, _FAIR, (6, -8), shade=_BLUSH, width=5)
    bodice = blob(((376, 676), (410, 660), (446, 676), (508, 664), (514, 730), (492, 830), (430, 820), (352, 776), (356,
        730)), tension=0.7)  # fmt: skip
    lit(painter, bodice, look.BONE, look.BONE, (8, -8), shade=_DUSK)
    sash = ink(((346, 770, 18), (410, 806, 26), (500, 830, 24)))
    lit(painter, sash, look.OXBLOOD, look.DANGER, (4, -5), width=5)
    fingers(painter, 496, 756, 8, 0.74, _BROWN, towards=(0.3, -0.9))
    palm(painter, 322, 918, 62, 0.72, _BROWN, back=True, apart=0.3, mirror=True, towards=(0.3, -0.9))
    neck(painter, 452, 520, 66, 592, _FAIR)
    high = ((474, 648), (598, 560), (574, 384))
    arm(painter, high, 84, _FAIR, _FAIR, (7, -8), skin=_FAIR, body=bare)
    fist(painter, 566, 326, -4, 0.7, _FAIR, back=True, mirror=True)
    _bouquet(painter)
    _her_head(painter)


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
    for x, y, turn in ((496, 290, -70), (520, 226, -40), (566, 206, 0), (622, 230, 40), (642, 290, 70)):
        lit(painter, placed(leaf, x, y, 1.1, turn), "#3E7A56", look.HORROR, (3, -4), shade="#143022", width=4)
    for x, y in ((530, 246), (600, 244), (514, 290), (566, 276), (618, 288)):
        lit(painter, disc(x, y, 32), "#D8404A", "#FFB09A", (5, -5), shade="#6A1018", width=5)
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
