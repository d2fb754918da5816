"""The King of Swords."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm
from demoncity_gui.cards.drawing.features import ink
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.hair import strands
from demoncity_gui.cards.drawing.hands import fist
from demoncity_gui.cards.drawing.heads import Face, front, side
from demoncity_gui.cards.drawing.light import glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import sword
from demoncity_gui.cards.drawing.paint import fill, mixed, rimmed, tilted
from demoncity_gui.cards.drawing.primitives import SKY, blob, disc, joined, limb, rect, ring, star
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_GREEN: Final = mixed(BLACK, look.HORROR, 0.5)
_PALE: Final = mixed(BLACK, look.HORROR, 0.72)
_MINT: Final = mixed(BLACK, look.HORROR, 0.95)
_DARK: Final = mixed(BLACK, look.HORROR, 0.14)
_GLOVE: Final = "#C2463A"


def scene(painter: QPainter, t: Tones) -> None:
    """Masked, crowned by gold and by his great lamp, he lifts the blade over whoever lies before him asleep."""
    fill(painter, SKY, "#070B0B")
    for y in range(180, 1100, 96):  # tiles
        fill(painter, rect(0, y, 700, 4), "#16221F")
    for x in range(60, 700, 120):
        fill(painter, rect(x, -150, 4, 1300), "#16221F")
    _lamp(painter)
    body = blob(((-10, 1130), (4, 900), (34, 780), (110, 704), (226, 640), (350, 640), (440, 704), (478, 770), (452,
        860), (430, 960), (420, 1130)), tension=0.7)  # fmt: skip
    lit(painter, body, _GREEN, _PALE, (-12, -12), shade=_DARK)
    night = blob(((330, 640), (380, 690), (440, 730), (440, 800), (640, 860), (640, 1140), (330, 1140), (366, 980),
        (320, 860), (350, 760)), tension=0.6)  # fmt: skip
    within(painter, body, night, mixed(BLACK, _GREEN, 0.3))
    fill(painter, joined(*(ink(fold) for fold in (((112, 770, 2), (138, 850, 12), (120, 960, 5)), ((170, 720, 2), (206,
        800, 8), (206, 900, 2)), ((290, 790, 3), (296, 860, 8), (288, 960, 3))))), _DARK)  # fmt: skip
    painter.save()
    painter.translate(-114, -24)
    with tilted(painter, 404, 640, -4):
        _masked(painter)
    painter.restore()
    arm(painter, ((418, 762), (588, 906), (582, 740)), 122, _GREEN, _MINT, (-10, -10), skin=_GLOVE)
    fill(painter, ink(((404, 704, 2), (470, 742, 9), (544, 800, 7), (556, 812, 2))), _MINT)
    _royal_sword(painter)
    _patient(painter)


def _lamp(painter: QPainter) -> None:
    """The operating lamp behind his head: a steel dish with a ring of lenses, on a jointed arm."""
    x, y = 290, 350
    fill(painter, limb(((x + 150, y - 150, 40), (620, 20, 34), (560, -160, 34))), "#2A3836")
    glow(painter, x, y, 400, look.HORROR, 0.36)
    rimmed(painter, disc(x, y, 272), "#8FA8A0", BLACK, 8)
    fill(painter, disc(x, y, 254), "#DDE8DC")
    fill(painter, disc(x, y, 244), mixed(BLACK, look.HORROR, 0.8))
    fill(painter, ring(x, y, 244, 132), mixed(BLACK, look.HORROR, 0.62))
    for number in range(9):
        turn = math.radians(number * 40 - 90)
        place = x + 186 * math.cos(turn), y + 186 * math.sin(turn)
        rimmed(painter, disc(*place, 50), "#FFF8E4", BLACK, 6)
        fill(painter, ring(*place, 44, 38), "#D8CFAE")


def _royal_sword(painter: QPainter) -> None:
    """His sword upright in one red glove: gold ends to the guard, a red stone in its middle, a glint on the steel."""
    x, y, turn = 540, 652, 4
    sword(painter, x, y, 540, turn, 2.5, grip=150)
    with tilted(painter, x, y, turn):
        for way in (-1, 1):
            lit(painter, disc(x + way * 74, y - 86, 14), look.BRASS, look.BONE, (-4, -4), shade="#6E4A20", width=5)
        rimmed(painter, disc(x, y - 86, 14), look.OXBLOOD, BLACK, 4)
    fill(painter, star(x + 20, 330, 66, 9, 4, 8), "#FFFFFF")
    fore = blob(((x + 10, y + 130), (x + 92, y + 116), (x + 116, y + 190), (x + 118, y + 260), (x + 92, y + 304), (x
        + 44, y + 300), (x + 4, y + 256), (x + 2, y + 190)), tension=0.7)  # fmt: skip
    lit(painter, fore, _GREEN, _MINT, (-9, -5), shade=_DARK)
    folds = (((x + 112, y + 276, 3), (x + 84, y + 262, 11), (x + 40, y + 274, 3)), ((x + 108, y + 240, 3), (x + 84, y
        + 224, 10), (x + 52, y + 232, 3)))  # fmt: skip
    within(painter, fore, joined(*(ink(fold) for fold in folds)), _DARK)
    cuff = blob(((x + 6, y + 76), (x + 72, y + 70), (x + 98, y + 112), (x + 108, y + 142), (x + 60, y + 158), (x + 4, y
        + 154), (x + 10, y + 116)), tension=0.4)  # fmt: skip
    lit(painter, cuff, _GLOVE, "#E07A66", (-8, -5), shade=mixed(BLACK, _GLOVE, 0.5))
    fist(painter, x - 2, y + 2, -12, 1.0, _GLOVE, towards=(-0.8, -0.6))


def _patient(painter: QPainter) -> None:
    """Whoever lies there under the lamp, asleep, all but the head under one white sheet."""
    fill(painter, rect(-80, 1030, 800, 200), "#0C1413")
    painter.save()
    painter.translate(196, 990)
    painter.rotate(-84)
    painter.scale(1.7, 1.7)
    side(painter, 0, 0, 1, Face("#8A6656", "#E8C6A4", lips="#B8705E", open=False, brow=8, jaw=0.3, smile=0.3))
    cap = blob(((54, -74), (30, -64), (8, -46), (2, -16), (-6, 14), (-26, 34), (-60, 40), (-96, 14), (-112, -40), (-100,
        -96), (-56, -132), (0, -134), (44, -112), (60, -90)), tension=0.8)  # fmt: skip
    lit(painter, cap, _PALE, _MINT, (5, -3), shade=_GREEN, width=4)
    hem = ink(((60, -84, 8), (30, -64, 15), (8, -46, 15), (2, -16, 15), (-6, 14, 15), (-26, 34, 12), (-52, 42, 4)))
    rimmed(painter, hem, _MINT, BLACK, 3)
    gathers = (((0, -66, 1), (-24, -84, 5), (-40, -112, 1)), ((-12, -36, 1), (-44, -44, 5), (-80, -70, 1)), ((-12, -2,
        1), (-48, 0, 5), (-92, -14, 1)), ((26, -76, 1), (14, -98, 4), (8, -124, 1)))  # fmt: skip
    fill(painter, joined(*(ink(fold) for fold in gathers)), _GREEN)
    painter.restore()
    sheet = blob(((270, 1240), (300, 1060), (316, 980), (352, 922), (420, 896), (510, 940), (610, 986), (740, 1000),
        (740, 1240)), tension=0.6)  # fmt: skip
    lit(painter, sheet, look.BONE, "#FFFFFF", (-4, -10), shade=look.MUTED)
    low = blob(((296, 1130), (390, 1050), (540, 1050), (640, 1060), (760, 1050), (760, 1260), (290, 1260)), tension=0.6)
    within(painter, sheet, low, "#6A7674")
    folds = (((372, 950, 2), (376, 1000, 9), (352, 1070, 3)), ((470, 930, 2), (500, 980, 9), (496, 1060, 3)),
        ((600, 1000, 2), (610, 1030, 8), (590, 1080, 3)))  # fmt: skip
    fill(painter, joined(*(ink(fold) for fold in folds)), "#4E5452")


def _masked(painter: QPainter) -> None:
    """His head: a crown around the cap, cold eyes over the mask, a grey beard beneath it."""
    beard = blob(((316, 540), (360, 560), (448, 560), (492, 540), (506, 610), (500, 690), (470, 734), (452, 716), (424,
        770), (404, 738), (384, 776), (360, 724), (340, 740), (310, 690), (302, 610)), tension=0.6)  # fmt: skip
    lit(painter, beard, "#8A8884", "#E8E2D8", (-9, -5), shade="#2A2726", width=6)
    front(painter, 404, 456, 1.24, Face("#8C6A54", "#E2B894", nose=Nose.HOOKED, stern=1.6, brow=18, jaw=0.9, old=True,
        brow_colour="#C4C4C6", lid=0.3, gaze=-0.1))  # fmt: skip
    for way in (-1, 1):
        fill(painter, limb(((404 + way * 76, 484, 8), (404 + way * 92, 456, 8))), BLACK)
    mask = blob(((318, 486), (352, 478), (388, 470), (404, 466), (420, 470), (456, 478), (490, 486), (494, 540), (470,
        596), (404, 616), (338, 596), (314, 540)), tension=0.6)  # fmt: skip
    lit(painter, mask, _PALE, _MINT, (-9, -8), shade=_GREEN)
    dusk = blob(((418, 464), (500, 480), (500, 600), (410, 624), (436, 570), (424, 520)), tension=0.5)
    within(painter, mask, dusk, _GREEN)
    fill(painter, joined(*(ink(((330, y - 8, 2), (404, y + 6, 7), (478, y - 8, 2))) for y in (520, 552))), _DARK)
    strands(painter, [((404 + way * a, 612), (404 + way * (a + 10), 660), (404 + way * a * 0.8, 750 - a * 0.7))
        for a in (8, 30, 54, 74) for way in (-1, 1)], "#8A8884", "#FFFFFF", 9)  # fmt: skip
    cap = blob(((302, 426), (292, 330), (336, 254), (404, 244), (472, 254), (516, 330), (506, 426), (478, 384),
        (404, 372), (330, 384)), tension=0.8)  # fmt: skip
    lit(painter, cap, _PALE, _MINT, (-9, -12), shade=_GREEN)
    gold = mixed(BLACK, look.BRASS, 0.5)
    ring_ = blob(((290, 368), (404, 330), (518, 368), (530, 244), (466, 318), (404, 216), (342, 318), (278, 244)),
        tension=0.0)  # fmt: skip
    lit(painter, ring_, look.BRASS, look.BONE, (-9, -7), shade=gold)
    band = blob(((284, 360), (340, 384), (404, 392), (468, 384), (524, 360), (520, 324), (466, 346), (404, 354), (342,
        346), (288, 324)), tension=0.7)  # fmt: skip
    lit(painter, band, look.BRASS, look.BONE, (-6, -7), shade=gold)
    for x, y, gem in ((334, 364, look.OXBLOOD), (404, 373, look.ICE), (474, 364, look.OXBLOOD)):
        rimmed(painter, disc(x, y, 11), gem, BLACK, 4)
