"""The Four of Wands."""

from __future__ import annotations

import math

from PySide6.QtGui import QPainter, QPainterPath

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm, neck
from demoncity_gui.cards.drawing.backdrop import bricks, city, sky, stars
from demoncity_gui.cards.drawing.features import ink
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.hair import Cut, hair
from demoncity_gui.cards.drawing.hands import cradle, palm
from demoncity_gui.cards.drawing.heads import Face, side, turned
from demoncity_gui.cards.drawing.legs import leg
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import match
from demoncity_gui.cards.drawing.paint import fill, mixed, rimmed, stroke, tilted
from demoncity_gui.cards.drawing.primitives import Point, blob, disc, joined, limb, placed, rect, star, thick_line
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_TORCHES = (288, 362, 546, 620)
_FAIR, _BROWN, _WARM, _DUSK = "#EBC29A", "#A8703F", "#FFD890", "#6E6088"
_SUIT, _DARK = "#28366E", "#060818"
_BLUSH = "#B07858"
_APART = 38  # so far she stands from him


def scene(painter: QPainter, t: Tones) -> None:
    """The wedding dance: hand in hand, her skirt swinging, under a garland that four torches hold."""
    sky(painter, "#06071A", "#4A2030", 1000)
    stars(painter, 7, (40, 300), (140, 260), look.BONE)
    city(painter, 600, "#180C1C", look.SODIUM, tall=330, seed=8)
    glow(painter, 420, 330, 460, look.SODIUM, 0.85)
    bricks(painter, 0, 600, 700, 560, "#2E1C30", look.SODIUM)
    lit(painter, rect(-10, 588, 720, 34), "#5A3A40", look.SODIUM, (0, -8), shade="#24141E", width=5)
    for x in _TORCHES:
        match(painter, x, 594, 546, 0, 4.4, 0.5)
    for left, right, deep in (((288, 186), (262, 300), 0), ((620, 186), (654, 310), 0), ((288, 186), (362, 186), 14),
        ((362, 186), (546, 186), 78), ((546, 186), (620, 186), 14)):  # fmt: skip
        _garland(painter, left, right, deep)
    for x in _TORCHES:
        rimmed(painter, star(x, 186, 25, 14, 6, x), look.DANGER, BLACK, 4)
        fill(painter, disc(x, 186, 8), look.SODIUM)
    lit(painter, rect(-10, 986, 720, 200), "#21161F", look.SODIUM, (0, 5), shade=BLACK, width=5)
    glow(painter, 408, 450, 190, "#FFC860", 0.8)
    painter.save()
    painter.translate(56, 48)
    painter.scale(0.84, 0.84)
    _dancers(painter)
    painter.restore()
    for x, y, turn in ((70, 720, 30), (64, 984, 10), (640, 470, 50), (52, 500, 10), (600, 330, 70)):
        petal = placed(blob(((0, -16), (12, 0), (0, 16), (-10, 0))), x, y, 1, turn)
        lit(painter, petal, look.DANGER, look.BONE, (-2, -2), width=4)
    gloom(painter, 380, 460, 450, 0.4)


def _garland(painter: QPainter, start: Point, end: Point, deep: float) -> None:
    """Leaves on a string that hangs in a soft bow from one torch to the next."""
    count = max(4, round(math.dist(start, end) / 20))
    spots = [(start[0] + (end[0] - start[0]) * k / count, start[1] + (end[1] - start[1]) * k / count + 4 * deep
        * (k / count) * (1 - k / count)) for k in range(count + 1)]  # fmt: skip
    stroke(painter, thick_line(spots, 3), BLACK, 7)
    leaf = blob(((0, -30), (12, -8), (3, 14), (-3, 14), (-12, -8)))
    for number, (x, y) in enumerate(spots):
        for turn in (40, 150) if number % 2 else (95, 200):
            lit(painter, placed(leaf, x, y, 0.85 + 0.25 * (number % 3 == 1), turn), "#3E7A56", look.HORROR, (-3, -4),
                shade="#143022", width=4)  # fmt: skip
    for x, y in spots[3:-1:4] if deep > 30 else ():
        rimmed(painter, star(x, y + 4, 22, 11, 6, x), look.BONE, BLACK, 4)
        fill(painter, disc(x, y + 4, 6), look.SODIUM)


def _dancers(painter: QPainter) -> None:
    """Bride and groom, from what is farthest to their arms about each other."""
    painter.save()
    painter.translate(_APART, 0)
    _veil(painter)
    painter.restore()
    arm(painter, ((440, 618), (222, 580), (184, 396)), 86, _FAIR, _FAIR, (6, -6), skin=_FAIR)  # her far one
    fill(painter, ink(((230, 537, 6), (330, 553, 6), (450, 572, 6))), BLACK)
    painter.save()
    painter.translate(_APART, 0)
    _bride(painter)
    painter.restore()
    _legs(painter)
    _groom(painter)
    painter.save()
    painter.translate(_APART, 0)
    _her_head(painter)
    painter.restore()
    _embrace(painter)


def _legs(painter: QPainter) -> None:
    """He steps out with her: the frame cuts both legs at the knee."""
    leg(painter, ((214, 930), (140, 1200), (20, 1420)), 160, _SUIT, _WARM, (7, -6), shade=_DARK)
    leg(painter, ((312, 930), (356, 1190), (340, 1420)), 160, _SUIT, _WARM, (7, -5), shade=_DARK)


def _veil(painter: QPainter) -> None:
    """It swings out behind her as she turns."""
    veil = blob(((430, 340), (500, 330), (560, 420), (596, 560), (680, 690), (720, 800), (660, 800), (640, 860), (590,
        800), (540, 700), (480, 560)), tension=0.8)  # fmt: skip
    stroke(painter, veil, BLACK, 9)
    glaze(painter, veil, "#E8DCE8", 0.86)
    folds = (((500, 360, 2), (560, 540, 9), (650, 760, 4)), ((490, 400, 2), (530, 580, 10), (610, 790, 4)))
    within(painter, veil, joined(*(limb(points) for points in folds)), _DUSK)


def _bride(painter: QPainter) -> None:
    """Her gown from the breast over waist and hip to a skirt that swings."""
    skirt = blob(((402, 850), (590, 850), (636, 886), (690, 910), (764, 910), (800, 930), (744, 1030), (690, 1062),
        (650, 1120), (590, 1110), (540, 1164), (470, 1140), (400, 1176), (330, 1150), (356, 1000)),
        tension=0.8)  # fmt: skip
    under = blob(
        ((400, 1100), (640, 1060), (780, 960), (740, 1060), (668, 1150), (540, 1190), (400, 1184)), tension=0.7
    )
    lit(painter, under, _DUSK, _DUSK, (0, -6), shade="#2C2440")
    lit(painter, skirt, look.BONE, look.BONE, (-10, -10), shade=_DUSK)
    for points in (((556, 880, 3), (610, 940, 12), (740, 980, 16)), ((530, 890, 3), (580, 980, 14), (690, 1062, 20)),
        ((504, 900, 3), (540, 1000, 14), (592, 1110, 20)), ((470, 900, 3), (474, 1010, 12), (472, 1140,
        18))):  # fmt: skip
        within(painter, skirt, ink(points), _DUSK)
    bare = blob(((372, 620), (400, 560), (436, 540), (484, 540), (540, 566), (580, 610), (574, 680), (380, 700)),
        tension=0.7)  # fmt: skip
    lit(painter, bare, _FAIR, _FAIR, (-6, -8), shade=_BLUSH, width=5)
    neck(painter, 466, 516, 64, 584, _FAIR)
    bodice = blob(((384, 660), (420, 648), (450, 676), (484, 648), (550, 640), (578, 690), (576, 760), (578, 820), (604,
        880), (490, 904), (390, 880), (396, 780)), tension=0.7)  # fmt: skip
    lit(painter, bodice, look.BONE, look.BONE, (-10, -8), shade=_DUSK)


def _back() -> QPainterPath:
    return blob(((118, 990), (146, 900), (142, 800), (116, 700), (136, 634), (206, 592), (270, 576), (330, 590), (388,
        622), (412, 690), (398, 800), (392, 880), (412, 980), (330, 1004), (262, 1000), (190, 1010)),
        tension=0.75)  # fmt: skip


def _groom(painter: QPainter) -> None:
    """His broad back, his profile bent to her."""
    back = _back()
    lit(painter, back, _SUIT, _WARM, (8, -10), shade=_DARK)
    shadow = blob(((80, 600), (170, 600), (190, 700), (230, 820), (220, 960), (250, 1220), (60, 1220)), tension=0.6)
    within(painter, back, shadow, _DARK)
    seams = joined(limb(((276, 610, 3), (280, 760, 5), (270, 900, 4), (272, 1080, 3))), limb(((350, 640, 2), (366, 720,
        6), (352, 820, 2))), limb(((180, 900, 2), (240, 930, 8), (330, 920, 2))))  # fmt: skip
    within(painter, back, seams, _DARK)
    arm(painter, ((184, 654), (42, 590), (122, 424)), 108, _SUIT, _WARM, (8, -8), cuff=look.BONE, skin=_BROWN,
        body=back)  # fmt: skip
    with cradle(painter, 136, 356, 8, 0.74, _BROWN, towards=(0.6, -0.8)):
        palm(painter, 158, 344, -40, 0.64, _FAIR, back=True, mirror=True, apart=0.2, towards=(0.6, -0.8))
    with tilted(painter, 276, 540, 9):
        side(painter, 288, 430, 0.92, Face("#5E3A1E", _BROWN, nose=Nose.STRAIGHT, open=False, brow=10, jaw=0.8,
            smile=1))  # fmt: skip
        hair(painter, 288, 428, 0.94, Cut.SIDE_SHORT, "#2A1812", _WARM)
        collar = blob(((222, 540), (250, 520), (300, 532), (322, 548), (318, 580), (270, 590), (222, 574)), tension=0.6)
        lit(painter, collar, look.BONE, look.BONE, (4, -5), shade=_DUSK, width=5)
    yoke = blob(((190, 600), (226, 570), (280, 592), (330, 572), (352, 600), (290, 616)), tension=0.6)
    lit(painter, yoke, mixed(BLACK, _SUIT, 0.8), _WARM, (4, -6), shade=_DARK, width=5)


def _her_head(painter: QPainter) -> None:
    """Her face, laid back a little, her hair and the wreath."""
    with tilted(painter, 460, 540, -13):
        turned(painter, 450, 440, 0.88, Face(_BLUSH, _FAIR, brow=7, brow_colour="#6B2E12", stern=-0.8, smile=1.2,
            jaw=0, open=False, lips="#9A2A24"), mirror=True)  # fmt: skip
        hair(painter, 450, 440, 0.92, Cut.TURNED_LONG, "#B0501E", _WARM, mirror=True)
        spots = [(388 + k * 25, 382 - 44 * math.sin(math.pi * (k + 0.5) / 6)) for k in range(6)]
        lit(painter, joined(*(disc(x, y, 17) for x, y in spots)), look.BONE, look.BONE, (-3, -4), shade=_DUSK, width=5)
        fill(painter, joined(*(disc(x, y, 5) for x, y in spots)), look.DANGER)


def _embrace(painter: QPainter) -> None:
    """His hand on her waist; hers, with the ring, on his back."""
    arm(painter, ((356, 662), (376, 884), (536, 884)), 112, _SUIT, _WARM, (7, -8), cuff=look.BONE, skin=_BROWN,
        body=_back())  # fmt: skip
    painter.save()  # his fingers go on round her waist
    painter.setClipPath(blob(((480, 780), (612, 780), (616, 820), (642, 880), (660, 960), (480, 960)), tension=0.1))
    palm(painter, 588, 876, 80, 0.74, _BROWN, back=True, apart=0.4, mirror=True, towards=(0.2, -0.9))
    painter.restore()
    edges = ((614, 826, 5), (628, 856, 7), (641, 880, 7), (645, 890, 4)), ((537, 848, 4), (533, 874, 6), (538, 906, 4))
    fill(painter, joined(*(ink(points) for points in edges)), BLACK)
    arm(painter, ((588, 634), (624, 806), (420, 730)), 86, _FAIR, _FAIR, (-4, -8), skin=_FAIR)
    seams = (((542, 632, 3), (556, 676, 8), (573, 748, 7)), ((572, 746, 6), (590, 760, 6), (604, 764, 1)), ((634, 790,
        1), (632, 806, 5), (618, 818, 1)))  # fmt: skip
    fill(painter, joined(*(ink(points) for points in seams[:2])), BLACK)
    fill(painter, ink(seams[2]), _BLUSH)
    palm(painter, 364, 700, -64, 0.66, _FAIR, back=True, apart=0.4, towards=(-0.2, -0.9))
    rimmed(painter, disc(330, 670, 6), look.BRASS, BLACK, 3)
