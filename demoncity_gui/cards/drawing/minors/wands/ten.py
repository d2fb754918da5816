"""The Ten of Wands."""

from __future__ import annotations

import math
from itertools import pairwise
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm, rolled
from demoncity_gui.cards.drawing.backdrop import bricks
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.hand_parts import digit, flesh, line_of, pale_of
from demoncity_gui.cards.drawing.hands import grip
from demoncity_gui.cards.drawing.heads import Face, Mouth, side
from demoncity_gui.cards.drawing.legs import leg, shoe
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import match
from demoncity_gui.cards.drawing.paint import fill, mixed, rimmed
from demoncity_gui.cards.drawing.primitives import blob, disc, joined, limb, placed, polygon, rect
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_SKIN: Final = "#D8A070"
_WARM: Final = "#FFD088"
_LOAD: Final = (((452, 590), (404, 58)), ((494, 590), (480, 50)), ((536, 590), (556, 50)), ((580, 590), (632, 58)),
    ((474, 590), (441, 172)), ((516, 590), (518, 168)), ((560, 590), (595, 172)), ((462, 590), (404, 292)), ((514, 590),
    (480, 286)), ((556, 590), (557, 286)))  # fmt: skip
"""Foot and tip of each match on his back."""


def scene(painter: QPainter, t: Tones) -> None:
    """Bent double under all ten, their rope over his shoulder in his fist, he hauls himself up the stairs."""
    bricks(painter, 0, -150, 700, 1350, "#33263C", look.SODIUM)
    glaze(painter, rect(0, -150, 700, 1350), "#080512", 0.4)
    glow(painter, 400, 240, 560, look.SODIUM, 0.9)
    for x, y, wide in ((-40, 800, 200), (-40, 920, 420), (-40, 1040, 800)):
        lit(painter, rect(x, y, wide, 190), "#6A4234", t.light, (4, -9), shade="#1E1216", width=5)
    glaze(painter, polygon(((360, 1046), (700, 1046), (700, 1100), (450, 1100))), BLACK, 0.5)
    thrown = blob(((420, 560), (560, 520), (720, 560), (720, 1080), (650, 1066), (560, 900), (500, 820), (540, 760)),
        tension=0.6)  # fmt: skip
    glaze(painter, thrown, BLACK, 0.5)
    _load(painter)
    _bearer(painter)
    gloom(painter, 330, 430, 480, 0.35)


def _load(painter: QPainter) -> None:
    """All ten in one sheaf, in three heights, a rope around it twice."""
    for (x, y), (a, b) in _LOAD:
        high = math.hypot(a - x, b - y)
        match(painter, x, y, high, math.degrees(math.atan2(a - x, y - b)), high / 100 - 1, 0)
    for y in (412, 442):
        _band(painter, ((414, y - 12, 18), (450, y + 4, 27), (510, y + 10, 28), (570, y + 4, 27), (604, y - 12, 18)))


def _bearer(painter: QPainter) -> None:
    """He, from the side, bent to the left: one hand on the next step, the other shut on the load's rope."""
    shirt, blue, vest = "#C8B48E", "#46547E", "#6A2E26"
    arm(painter, ((262, 520), (246, 668), (158, 722)), 92, mixed(BLACK, shirt, 0.6), _WARM, (-3, -7), skin=_SKIN)
    rolled(painter, (246, 668), (154, 728), 112, mixed(BLACK, _SKIN, 0.8), _WARM, (-3, -7))
    _planted_hand(painter)
    leg(painter, ((490, 620), (272, 660), (252, 876)), 142, "#28304A", _WARM, (2, -8), calf=-1)
    shoe(painter, (248, 876), 1.05, "#3A2218", _WARM, mirror=True)
    shoe(painter, (596, 986), 1.1, "#4A2A1A", _WARM, mirror=True, turn=-10)
    trousers = blob(((470, 532), (560, 528), (614, 570), (624, 640), (596, 716), (552, 784), (536, 826), (580, 872),
        (622, 930), (632, 966), (568, 998), (516, 934), (446, 880), (398, 830), (390, 770), (408, 690), (436, 606)),
        tension=0.75)  # fmt: skip
    lit(painter, trousers, blue, _WARM, (4, -11), shade="#141A30")
    seams = (((548, 620, 3), (524, 700, 9), (470, 760, 3)), ((400, 846, 3), (440, 850, 9), (496, 838, 4)), ((412, 884,
        3), (456, 876, 7), (500, 860, 3)), ((552, 968, 3), (584, 960, 7), (620, 936, 3)))  # fmt: skip
    within(painter, trousers, blob(((340, 740), (416, 760), (446, 830), (530, 890), (590, 960), (560, 1060), (440,
        980), (350, 900)), tension=0.6), "#141A30")  # fmt: skip
    within(painter, trousers, joined(*(limb(points) for points in seams)), "#141A30")
    _bent_head(painter)
    trunk = blob(((586, 560), (540, 512), (460, 462), (380, 420), (300, 392), (236, 396), (206, 436), (214, 498), (262,
        560), (330, 604), (400, 640), (470, 668), (548, 650)), tension=0.8)  # fmt: skip
    lit(painter, trunk, shirt, _WARM, (2, -14), shade="#4A3A2C")
    back = blob(((316, 380), (430, 430), (540, 500), (620, 560), (560, 680), (470, 680), (380, 640), (352, 590), (376,
        520), (346, 450)), tension=0.6)  # fmt: skip
    painter.save()
    painter.setClipPath(trunk, Qt.ClipOperation.IntersectClip)
    lit(painter, back, vest, "#F09A50", (2, -13), shade="#1E0A0C", width=5)
    painter.restore()
    within(painter, trunk, blob(((214, 520), (300, 560), (400, 590), (480, 600), (600, 640), (600, 760), (200, 760)),
        tension=0.6), "#1E0A0C")  # fmt: skip
    lit(painter, limb(((452, 672, 22), (530, 622, 24), (592, 566, 22))), "#3A2216", _WARM, (-2, -5), width=5)
    arm(painter, ((300, 490), (392, 652), (246, 600)), 106, shirt, _WARM, (-3, -8), skin=_SKIN)
    for points in (((330, 500, 3), (352, 570, 8), (350, 620, 3)), ((362, 550, 3), (384, 596, 7), (390, 630, 3))):
        fill(painter, limb(points), "#7A6A4E")
    rolled(painter, (390, 654), (244, 598), 112, _SKIN, _WARM, (-2, -7))
    with grip(painter, 212, 566, 20, 0.74, _SKIN, across=30):
        _band(painter, ((436, 438, 18), (400, 420, 25), (326, 388, 27), (282, 404, 28), (248, 470, 28), (214, 560, 28),
            (196, 640, 26), (192, 664, 18)))  # fmt: skip


def _planted_hand(painter: QPainter) -> None:
    """The hand that bears him, clawed into the step: the heel at its edge, the knuckles up, white at the tips."""
    lamp = (0.3, -1.0)
    back = blob(((172, 700), (136, 708), (104, 728), (76, 744), (66, 764), (84, 782), (120, 792), (164, 798), (180,
        780), (186, 744), (188, 716)), tension=0.6)  # fmt: skip
    chains = [((100, 750, 30), (64, 736, 29), (36, 760, 25), (22, 790, 17)), ((104, 758, 32), (74, 746, 30), (50, 768,
        26), (40, 796, 18)), ((110, 766, 32), (86, 756, 31), (68, 776, 26), (62, 800, 18)), ((122, 774, 32), (106, 766,
        29), (92, 782, 24), (86, 802, 17))]  # fmt: skip
    thumb = digit(((166, 752, 44), (148, 776, 36), (132, 794, 29), (112, 802, 18)))
    flesh(painter, (digit(chains[0]), digit(chains[1]), back), _SKIN, lamp, 6)
    flesh(painter, (digit(chains[2]), digit(chains[3]), thumb), _SKIN, lamp, 5)
    fill(painter, joined(*(disc(x - 2, y - 6, 9, 6) for (x, y, _) in (chain[1] for chain in chains))), pale_of(_SKIN))
    fill(painter, joined(*(limb(((x + 14, y + 2, 2), (x + 44, y - 18, 4), (x + 66, y - 34, 2))) for x, y in ((64, 740),
        (80, 748)))), line_of(_SKIN))  # fmt: skip


def _band(painter: QPainter, course: tuple[tuple[float, float, float], ...]) -> None:
    """Rope around the load, its strands marked."""
    lit(painter, limb(course), "#A8803E", _WARM, (-1, -7), shade="#4A3214", width=5)
    for (x, y, wide), (a, b, _) in pairwise(course):
        for share in (0.15, 0.38, 0.61, 0.84):
            u, v = x + (a - x) * share, y + (b - y) * share
            fill(painter, limb(((u - wide * 0.3, v + wide * 0.36, 3), (u + wide * 0.3, v - wide * 0.36, 3))), "#4A3214")


def _bent_head(painter: QPainter) -> None:
    """His head hangs before the load: bald, a great moustache, the teeth set, veins at the brow; sweat drips."""
    shade, grey, flushed = "#7A3A24", "#B8B0B0", "#E0986A"
    painter.save()
    painter.translate(164, 474)
    painter.rotate(-30)
    painter.scale(-1.06, 1.06)
    side(painter, 0, 0, 1, Face(shade, flushed, nose=Nose.HOOKED, open=False, stern=2, brow=14, brow_colour="#D8D0CC",
        jaw=0.9, old=True, mouth=Mouth.GRIT))  # fmt: skip
    teeth = blob(((72, 40), (44, 38), (30, 50), (40, 66), (68, 63)), tension=0.6)
    rimmed(painter, teeth, look.BONE, BLACK, 4)
    fill(painter, joined(rect(34, 50, 36, 3.4), *(rect(x, 39, 2.6, 25) for x in (42, 50, 58, 66))), BLACK)
    tash = blob(((74, 24), (54, 18), (34, 28), (8, 66), (-2, 84), (26, 66), (48, 44), (70, 42), (82, 36)), tension=0.8)
    lit(painter, tash, grey, look.BONE, (4, -4), shade="#5A5254", width=5)
    for points in (((26, -34, 1), (10, -28, 3.4), (-6, -34, 1)), ((26, -26, 1), (12, -16, 3.4), (-4, -16, 1)), ((24,
        -18, 1), (14, -6, 3.4), (0, -2, 1)), ((20, -92, 1), (12, -76, 4), (22, -66, 4.4), (12, -52, 1)), ((22, -66, 1),
        (32, -58, 3), (28, -50, 1))):  # fmt: skip
        fill(painter, limb(points), "#6A2A1C")
    fringe = blob(((-34, -38), (-70, -50), (-88, -30), (-76, 20), (-50, 50), (-40, 20), (-24, 24), (-30, -8)),
        tension=0.7)  # fmt: skip
    lit(painter, fringe, grey, look.BONE, (4, -5), shade="#5A5254", width=5)
    painter.restore()
    for x, y, size in ((66, 596, 1.3), (112, 650, 1), (52, 690, 0.8), (98, 588, 0.7)):
        drop = blob(((0, -20), (9, 2), (0, 12), (-9, 2)), tension=0.8)
        lit(painter, placed(drop, x, y, size), look.ICE, look.BONE, (-2, -3), width=4)
