"""The King of Wands."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm
from demoncity_gui.cards.drawing.backdrop import bricks
from demoncity_gui.cards.drawing.figures import Nose, crown
from demoncity_gui.cards.drawing.hair import strands
from demoncity_gui.cards.drawing.hands import fist
from demoncity_gui.cards.drawing.heads import Face, turned
from demoncity_gui.cards.drawing.light import glaze, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import match
from demoncity_gui.cards.drawing.paint import fill, mixed, rimmed
from demoncity_gui.cards.drawing.primitives import Point, along, blob, disc, joined, limb, placed, polygon, rect
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_RUST: Final = "#6E2A22"
_TANNED: Final = "#E2B080"
_WARM: Final = "#FFE2A8"
_FAR: Final = ((322, 704), (140, 616), (236, 426))
_NEAR: Final = ((572, 752), (640, 944), (470, 996))
"""Shoulder, elbow and wrist of the arm that swings, and of that which holds."""


def scene(painter: QPainter, t: Tones) -> None:
    """The foundry's old master swings his hammer over a burning match that he holds on the anvil: he forges fire."""
    bricks(painter, 0, -150, 700, 1400, "#1C0B0C", "#54241A")
    for reach, share in ((820, 0.16), (640, 0.16), (470, 0.18), (330, 0.22), (210, 0.3)):
        glaze(painter, disc(140, 800, reach), t.light, share)
    glaze(painter, polygon(((330, -150), (720, -150), (720, 1150), (520, 1150), (420, 500))), "#0A0406", 0.62)
    painter.save()
    painter.translate(10, 282)
    painter.scale(0.74, 0.74)
    _salamander(painter)
    painter.restore()
    coat = blob(((420, 640), (340, 640), (280, 690), (262, 790), (270, 940), (230, 1150), (680, 1150), (668, 960), (650,
        800), (612, 716), (550, 660), (486, 632)), tension=0.7)  # fmt: skip
    _hammer_arm(painter)
    lit(painter, coat, _RUST, look.SODIUM, (-12, 3), shade="#2B0E0C")
    within(painter, coat, blob(((560, 600), (470, 760), (520, 900), (560, 1160), (720, 1160), (720, 600)), tension=0.5),
        "#19090B")  # fmt: skip
    apron = polygon(((312, 800), (480, 790), (560, 1180), (236, 1180)))
    lit(painter, apron, "#8C5A34", look.SODIUM, (-11, 3), shade="#2A160E")
    _short_sleeve(painter, *_FAR[:2])
    _old_master(painter)
    _forge(painter)


def _salamander(painter: QPainter) -> None:
    """A salamander that clings to the warm bricks over the fire."""
    trunk = limb(((196, 70, 5), (150, 62, 10), (122, 84, 16), (128, 122, 24), (146, 164, 42), (142, 210, 52), (124, 252,
        44), (112, 282, 32), (110, 304, 46), (104, 330, 38), (100, 348, 24)))  # fmt: skip
    legs = joined(*(limb(points) for points in (((150, 180, 18), (196, 176, 15), (206, 214, 12)), ((132, 176, 18), (86,
        164, 15), (72, 196, 12)), ((128, 258, 18), (172, 268, 15), (184, 308, 12)), ((112, 256, 18), (70, 252, 15), (56,
        288, 12)))), *(limb(((x, y, 8), (x + a, y + 22, 5))) for x, y in ((206, 214), (72, 196), (184, 308), (56, 288))
        for a in (-16, 0, 16)))  # fmt: skip
    lit(painter, joined(trunk, legs), "#2A1210", look.SODIUM, (-3, 9), shade="#120608", width=5)
    fill(painter, joined(*(disc(x, y, r) for x, y, r in ((142, 160, 8), (146, 192, 10), (136, 226, 9), (122, 262, 7)))),
        look.SODIUM)  # fmt: skip
    for x in (94, 120):
        rimmed(painter, disc(x, 318, 6), look.SODIUM, BLACK, 3)


def _hammer_arm(painter: QPainter) -> None:
    """The bare arm bent back for the blow, the hammer behind his crown."""
    turn, (x, y) = 46, (268, 366)
    lit(painter, placed(rect(-15, -290, 30, 390, 8), x, y, 1, turn), "#B07A4A", look.SODIUM, (-7, 3),
        shade="#4A2A18")  # fmt: skip
    block = joined(rect(-104, -62, 208, 124, 12), rect(-112, -50, 30, 100, 8), rect(82, -50, 30, 100, 8))
    at = (x + 188, y - 182)
    lit(painter, placed(block, *at, 1, turn), "#5A5664", look.SODIUM, (-12, 9), shade="#0E0D12")
    fill(painter, placed(rect(-24, -48, 48, 96, 6), *at, 1, turn), "#17151C")
    arm(painter, _FAR, 122, _TANNED, _WARM, (-10, 6), skin=_TANNED)
    elbow, wrist = _FAR[1:]
    sinews = joined(*(limb(tuple((*along(elbow, wrist, share, aside), wide) for share, aside, wide in line)) for line in
        (((0.14, 26, 2), (0.4, 18, 6), (0.8, 8, 2)), ((0.3, 34, 2), (0.5, 26, 5), (0.7, 18, 2)))))  # fmt: skip
    fill(painter, sinews, mixed(BLACK, _TANNED, 0.5))
    fist(painter, x, y, turn - 14, 0.86, _TANNED, mirror=True, towards=(-0.8, 0.4))


def _short_sleeve(painter: QPainter, shoulder: Point, elbow: Point) -> None:
    """A sleeve rolled up to the middle of the upper arm."""
    cap = blob([along(shoulder, elbow, share, aside) for share, aside in ((-0.3, 20), (-0.1, 60), (0.28, 66), (0.52,
        60), (0.52, -60), (0.28, -66), (-0.1, -60), (-0.3, -20))], tension=0.6)  # fmt: skip
    lit(painter, cap, _RUST, look.SODIUM, (-9, 5), shade="#2B0E0C")
    hem = limb([(*along(shoulder, elbow, 0.54, aside), 30) for aside in (-52, 0, 52)])
    lit(painter, hem, "#8A3A2C", look.SODIUM, (-6, 5), shade="#2B0E0C", width=5)
    folds = [limb([(*along(shoulder, elbow, share, aside), wide) for share, wide in ((0.1, 2), (0.24, 7), (0.44, 2))])
        for aside in (-24, 18)]  # fmt: skip
    fill(painter, joined(*folds), "#2B0E0C")


def _forge(painter: QPainter) -> None:
    """The anvil, the match that burns on it, the hand that holds that there, sparks."""
    glow(painter, 140, 820, 210, look.SODIUM, 0.8)
    anvil = polygon(((34, 900), (110, 884), (356, 884), (356, 930), (290, 950), (244, 990), (244, 1030), (300, 1072),
        (300, 1200), (70, 1200), (70, 1072), (124, 1030), (124, 984), (96, 950), (52, 926)))  # fmt: skip
    lit(painter, anvil, "#3A3944", _WARM, (3, -12), shade=BLACK)
    within(painter, anvil, polygon(((90, 944), (290, 946), (244, 990), (244, 1030), (300, 1072), (300, 1200), (160,
        1200), (180, 1000))), "#121117")  # fmt: skip
    match(painter, 470, 1000, 448, -61, 1.7, 0)
    for turn, far in ((-84, 240), (-56, 250), (-28, 200), (12, 200), (52, 230)):
        fill(painter, placed(limb(((0, -118, 8), (0, -far, 2))), 146, 838, 1, turn), "#FFE2A0")
    arm(painter, _NEAR, 122, _TANNED, _WARM, (-14, 9), skin=_TANNED)
    _short_sleeve(painter, *_NEAR[:2])
    glaze(painter, polygon(((600, 700), (582, 860), (600, 960), (570, 1160), (720, 1160), (720, 700))), "#0A0406", 0.62)
    fist(painter, 410, 966, -64, 0.88, _TANNED, towards=(-1, 0.1))


def _old_master(painter: QPainter) -> None:
    """His head, bent to the fire: a white beard that flies with the blow, brows like hedges, a crown."""
    painter.save()
    painter.translate(446, 552)
    painter.rotate(-13)
    painter.scale(0.96, 0.96)
    rimmed(painter, limb(((14, 80, 96), (20, 150, 120))), mixed(BLACK, "#94542E", 0.6), BLACK, 4)
    mane = blob(((60, -40), (104, -20), (150, 20), (128, 40), (166, 90), (124, 96), (136, 150), (84, 120), (40, 40)),
        tension=0.6)  # fmt: skip
    lit(painter, mane, "#B8B0A4", look.BONE, (-8, 4), shade="#5E5852")
    turned(painter, 0, 0, 1.2, Face("#94542E", _TANNED, nose=Nose.BROAD, stern=1.2, brow=17, brow_colour="#D8D2C4",
        jaw=0.9, old=True, gaze=0.8), mirror=True)  # fmt: skip
    beard = blob(((66, 20), (50, 66), (10, 74), (-24, 66), (-62, 76), (-86, 104), (-90, 160), (-60, 200), (-30, 262),
        (-10, 226), (24, 300), (44, 236), (96, 284), (92, 214), (150, 222), (112, 160), (92, 90)),
        tension=0.7)  # fmt: skip
    lit(painter, beard, look.BONE, look.BONE, (-14, 4), shade="#5E5852")
    strands(painter, [((60, 90), (60, 160), (120, 206)), ((30, 100), (36, 190), (84, 262)), ((-6, 110), (-10, 200), (20,
        276)), ((-46, 104), (-60, 160), (-34, 236))], "#8E8680", look.BONE, 7)  # fmt: skip
    fill(painter, limb(((-62, 92, 4), (-40, 88, 9), (-14, 94, 4))), "#3A1A12")
    moustache = blob(((-86, 96), (-60, 66), (-36, 60), (-6, 62), (34, 98), (-6, 88), (-36, 76), (-58, 86)),
        tension=0.8)  # fmt: skip
    lit(painter, moustache, look.BONE, look.BONE, (-3, 3), shade="#8E8680", width=4)
    cap = blob(((-78, -58), (-50, -92), (10, -100), (70, -76), (84, -30), (66, 4), (56, -40), (0, -66)), tension=0.7)
    lit(painter, cap, "#D8D2C4", look.BONE, (-6, 3), shade="#6E6660")
    lit(painter, placed(crown(), 2, -72, 0.84, 4), look.BRASS, "#FFF0C0", (-12, 4), shade="#6B4612")
    for x in (-52, 4, 58):
        rimmed(painter, disc(x, -96 + x * 0.07, 11), look.DANGER, BLACK, 3)
    painter.restore()
