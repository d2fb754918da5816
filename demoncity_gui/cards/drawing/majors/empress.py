"""The Empress, Major III."""

from __future__ import annotations

from functools import cache
from math import cos, radians, sin
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPainterPath

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm, neck
from demoncity_gui.cards.drawing.backdrop import sky
from demoncity_gui.cards.drawing.figures import Nose, crown
from demoncity_gui.cards.drawing.hands import grip, palm
from demoncity_gui.cards.drawing.heads import Face, front
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit, within
from demoncity_gui.cards.drawing.paint import fill, mixed, rimmed, stroke, tilted
from demoncity_gui.cards.drawing.primitives import blob, disc, joined, limb, placed, polygon, rect, star
from demoncity_gui.cards.drawing.tones import BLACK, Tones


def scene(painter: QPainter, t: Tones) -> None:
    """A woman in a great wicker chair with twelve stars, a sceptre in one hand, the other on the child to come."""
    sky(painter, mixed(BLACK, t.light, 0.1), mixed(BLACK, t.light, 0.36), 1000)
    for x in range(40, 700, 88):  # the panes of a greenhouse, the night behind them
        fill(painter, rect(x, -150, 7, 1200), BLACK)
    for y in (-60, 130, 320, 510, 700):
        fill(painter, rect(20, y, 660, 7), BLACK)
    glow(painter, 240, 300, 400, t.light, 0.8)
    for x, y, scale, turn, mirror in ((40, 930, 2.0, 12, False), (20, 660, 1.5, 34, False), (664, 930, 2.0, 12, True),
        (680, 660, 1.5, 34, True)):  # fmt: skip
        leaf = placed(_leaf(), x, y, scale, -turn if mirror else turn, mirror=mirror)
        lit(painter, leaf, mixed(BLACK, t.light, 0.4), t.light, (-5, -5), shade=mixed(BLACK, t.light, 0.2))
    _peacock_chair(painter)
    skin, gown, fold = "#D09A6C", "#A0243A", "#3A0B1A"
    _curls(painter)
    _skirt(painter, gown, fold)
    _expecting(painter, skin, gown, fold)
    _empress_head(painter, skin)
    heart = blob(((326, 690), (344, 668), (366, 676), (368, 704), (326, 762), (284, 704), (286, 676), (308, 668)),
        tension=0.75)  # fmt: skip
    heart = heart.translated(-16, -12)
    fill(painter, heart, look.SODIUM)
    fill(painter, placed(heart, 310 * 0.4, 700 * 0.4, 0.6), look.BONE)
    glaze(painter, limb(((370, 780, 36), (440, 786, 52), (524, 740, 44))), BLACK, 0.45)  # her hand on the gown
    pale = mixed(skin, look.BONE, 0.5)
    arm(painter, ((440, 492), (566, 676), (470, 742)), 84, skin, pale, (-8, -7), skin=skin)
    palm(painter, 428, 756, -102, 0.74, skin, back=True, apart=0.25)
    lit(painter, placed(rect(-9, -24, 18, 48, 8), 484, 730, 1, -30), look.SODIUM, look.BONE, (-2, -3), shade="#8C5A1E",
        width=4)  # fmt: skip
    arm(painter, ((256, 492), (108, 696), (92, 560)), 84, skin, pale, (-8, -7), skin=skin)
    with grip(painter, 132, 514, -3, 0.74, skin, across=30, mirror=True):
        _sceptre(painter)
    glow(painter, 326, 690, 150, look.SODIUM, 0.4)
    for x, y, size, turn in ((64, 930, 1.5, -10), (180, 1030, 1.1, 8), (632, 940, 1.5, 12), (576,
        1010, 1.15, -6)):  # fmt: skip
        lit(painter, placed(_wheat(), x, y, size, turn), look.SODIUM, look.BONE, (-3, -3), shade="#7A4A16", width=4)
    for x, y, scale, turn in ((800, 330, 1.7, -64), (800, 1050, 2.6, -74)):
        glaze(painter, placed(_leaf(), x, y, scale, turn), "#0A0508", 0.5)  # what the palms throw over her
    gloom(painter, 290, 540, 420, 0.5)


def _sceptre(painter: QPainter) -> None:
    """A golden rod, on it an orb."""
    lit(painter, limb(((132, 440, 20), (150, 830, 20))), look.SODIUM, look.BONE, (-4, -3), shade="#8C5A1E", width=5)
    lit(painter, disc(131, 420, 32), look.SODIUM, look.BONE, (-6, -6), shade="#8C5A1E", width=5)


def _peacock_chair(painter: QPainter) -> None:
    """A chair of wicker, its back a fan as wide as the picture."""
    straw, dark = "#C9A24A", "#4E3812"
    back = joined(disc(350, 400, 282, 346), rect(150, 560, 400, 330, 60))
    lit(painter, back, straw, look.BONE, (-9, -8), shade=dark, width=9)
    for k in range(12):  # the crown of twelve stars
        turn = radians(-171 + k * 14.7)
        rimmed(painter, star(350 + 256 * cos(turn), 398 + 318 * sin(turn), 27, 11), look.BONE, BLACK, 5)
    inner = disc(350, 410, 222, 276)
    rimmed(painter, inner, "#2E2210", BLACK, 4)
    painter.save()
    painter.setClipPath(inner, Qt.ClipOperation.IntersectClip)
    for a in range(-4, 185, 9):
        turn = radians(180 + a)
        fill(painter, limb(((350, 640, 5), (350 + 400 * cos(turn), 640 + 560 * sin(turn), 13))), straw)
    for size in (0.55, 0.8):
        stroke(painter, disc(350, 640, 300 * size * 1.1, 500 * size), "#2E2210", 9)
    painter.restore()
    for way in (-1, 1):  # its arms
        rest = limb(((350 + way * 200, 700, 44), (350 + way * 262, 720, 50), (350 + way * 262, 900, 40)))
        lit(painter, rest, straw, look.BONE, (-6, -6), shade=dark)


_CURLS: Final = ((240, 250, 62), (222, 330, 64), (218, 412, 60), (236, 480, 48), (452, 250, 62), (470, 330, 64), (474,
    412, 60), (458, 476, 48), (346, 230, 110), (346, 380, 120))  # fmt: skip


@cache
def _mass() -> QPainterPath:
    """The outline of her hair."""
    return joined(*(disc(x, y, r) for x, y, r in _CURLS)).simplified()


def _curls(painter: QPainter) -> None:
    """Her hair: a dark cloud of curls around head and shoulders."""
    lit(painter, _mass(), "#3A1A14", "#C87A44", (-6, -7), shade="#160807")
    for x, y, r in _CURLS[:8]:
        stroke(painter, _curl(x, y, r * 0.56), "#7A4228", 5)
        stroke(painter, _curl(x + 3, y + 4, r * 0.26), "#7A4228", 4)


def _curl(x: float, y: float, r: float) -> QPainterPath:
    """One curl: most of a circle around (x, y)."""
    path = QPainterPath()
    path.arcMoveTo(x - r, y - r, 2 * r, 2 * r, 40)
    path.arcTo(x - r, y - r, 2 * r, 2 * r, 40, 250)
    return path


def _expecting(painter: QPainter, skin: str, gown: str, fold: str) -> None:
    """Her trunk, turned a little to the right: bare shoulders, and one line from the breast over the great belly."""
    neck(painter, 346, 386, 62, 446, skin)
    bare = blob(((300, 428), (252, 446), (222, 480), (222, 560), (470, 560), (472, 482), (440, 446), (392, 428), (346,
        440)), tension=0.8)  # fmt: skip
    lit(painter, bare, skin, mixed(skin, look.BONE, 0.5), (-7, -6), shade=mixed(BLACK, skin, 0.5), smooth=True)
    fill(painter, joined(limb(((336, 462, 2), (296, 454, 4), (262, 462, 2))), limb(((358, 462, 2), (398, 454, 4), (430,
        462, 2)))), mixed(BLACK, skin, 0.55))  # fmt: skip
    trunk = blob(((226, 530), (262, 506), (310, 506), (346, 536), (386, 508), (434, 506), (468, 530), (468, 580), (496,
        640), (518, 706), (504, 776), (446, 824), (362, 836), (282, 822), (230, 776), (216, 706), (230, 640), (234,
        580)), tension=0.9)  # fmt: skip
    lit(painter, trunk, gown, "#F0566A", (-11, -9), shade=fold)
    within(painter, trunk, blob(((270, 842), (362, 812), (450, 790), (500, 720), (540, 640), (560, 850)), tension=0.8),
        fold)  # fmt: skip
    for reach, share in ((116, 0.25), (88, 0.5), (60, 0.8)):  # a light within: the child's heart
        within(painter, trunk, disc(312, 702, reach), mixed(gown, "#F0704A", share))
    for bend in (300, 356, 424):  # pleats that part over it
        fill(painter, limb(((346 + (bend - 356) * 0.6, 604, 2), (bend, 690, 4), (bend + (bend - 356) * 0.1, 790, 2))),
            fold)  # fmt: skip
    band = limb(((232, 576, 15), (272, 602, 15), (316, 602, 15), (346, 586, 15), (380, 602, 15), (430, 600, 15), (468,
        574, 15)))  # fmt: skip
    within(painter, trunk, limb(((240, 590, 9), (300, 622, 9), (346, 604, 9), (410, 620, 9), (466, 590, 9))), fold)
    lit(painter, band, look.SODIUM, look.BONE, (-2, -4), shade="#8C5A1E", width=4)
    for colour, width in ((BLACK, 12), (look.SODIUM, 5)):  # the sign of Venus
        stroke(painter, joined(disc(346, 480, 11), rect(345, 492, 2, 26), rect(335, 503, 22, 2)), colour, width)


def _skirt(painter: QPainter, gown: str, fold: str) -> None:
    """Her lap: a knee at each side under the gown, which hangs between them in round folds and falls to the floor."""
    fall = blob(((176, 812), (236, 768), (350, 760), (466, 768), (530, 812), (562, 870), (566, 950), (590, 1070), (112,
        1070), (138, 950), (144, 870)), tension=0.7)  # fmt: skip
    lit(painter, fall, gown, "#F0566A", (-10, -9), shade=fold)
    for number, (wide, deep) in enumerate(((74, 62), (92, 110), (108, 160))):  # between the knees
        y = 866 + number * 34
        fill(painter, limb(((354 - wide, y, 2), (354 - wide * 0.5, y + deep * 0.42, 9), (354, y + deep * 0.56, 15),
            (354 + wide * 0.5, y + deep * 0.42, 9), (354 + wide, y, 2))), fold)  # fmt: skip
    for x, foot in ((176, 150), (216, 206), (262, 276), (446, 436), (492, 500), (534, 556)):
        fill(painter, limb(((x, 922, 2), ((x + foot) / 2, 990, 9), (foot, 1070, 16))), fold)
    for x in (216, 492):  # a knee
        cap = disc(x, 862, 62, 44)
        fill(painter, cap, mixed(gown, "#F0566A", 0.4))
        fill(painter, disc(x + 8, 872, 60, 42), gown)


@cache
def _wheat() -> QPainterPath:
    """An ear of wheat on its stalk, its foot 100 below the origin."""
    grain = blob(((0, 0), (15, -10), (15, -34), (4, -22)), tension=0.8)
    return joined(rect(-3, -130, 6, 230), placed(grain, -8, -186, 1, -28), *(placed(grain, way * 2, -112 - k, 1,
        way * 14, mirror=way < 0) for k in range(0, 84, 27) for way in (-1, 1)), *(limb(((0, -180, 3), (dx, -250, 1.6)))
        for dx in (-18, 0, 18)))  # fmt: skip


def _empress_head(painter: QPainter, skin: str) -> None:
    """Her head bends to the child she carries; a small crown on her curls."""
    with tilted(painter, 346, 430, 9):
        front(painter, 346, 316, 0.8, Face("#8C5A38", skin, nose=Nose.SNUB, brow=8, stern=-0.4, jaw=0.15,
            lips="#A01828", smile=0.95, lid=0.6, arch=0.25, gaze=0.3))  # fmt: skip
        fringe = blob(((278, 330), (270, 260), (300, 222), (346, 214), (394, 224), (422, 262), (414, 330), (400, 276),
            (346, 250), (292, 278)), tension=0.8)  # fmt: skip
        lit(painter, fringe, "#3A1A14", "#C87A44", (-5, -6), shade="#160807")
        lit(painter, placed(crown(), 346, 246, 0.56), look.SODIUM, look.BONE, (-6, -5), shade="#8C5A1E")
        for dx in (-34, 0, 34):
            lit(painter, disc(346 + dx, 230, 8), "#C8283A", look.BONE, (-2, -2), width=3)
        for way in (-1, 1):
            lit(painter, disc(346 + way * 62, 362, 9, 12), look.SODIUM, look.BONE, (-2, -2), width=3)


@cache
def _leaf() -> QPainterPath:
    """A leaf cut in at both sides, its stalk on the origin, its tip up."""
    blade = blob(((0, 0), (-52, -60), (-62, -130), (-30, -190), (0, -220), (30, -190), (62, -130), (52, -60)))
    cuts = joined(*(polygon(((side * 14, -60 - i * 42), (side * 80, -86 - i * 42),
        (side * 80, -66 - i * 42))) for side in (-1, 1) for i in range(3)))  # fmt: skip
    return blade.subtracted(cuts).united(rect(-4, -20, 8, 90))
