"""The Seven of Wands."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtGui import QPainter, QPainterPath

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm, neck, rolled
from demoncity_gui.cards.drawing.backdrop import bricks
from demoncity_gui.cards.drawing.hair import strands
from demoncity_gui.cards.drawing.hands import fist, grip
from demoncity_gui.cards.drawing.heads import Face, Mouth, turned
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import match
from demoncity_gui.cards.drawing.paint import tilted
from demoncity_gui.cards.drawing.primitives import blob, joined, limb, polygon, rect
from demoncity_gui.cards.drawing.tones import Tones

_SKIN, _LIGHT = "#F0C090", "#FFB040"
_FOES: Final = (
    (118, 690, 12),
    (212, 810, 5),
    (318, 740, 10),
    (424, 850, -8),
    (516, 770, -7),
    (592, 664, -13),
)
"""Where each foe's torch has its tip, and how it leans."""
_STRIKES: Final = ((470, 108), 500, -135)
"""The foot of his own torch, its length, its turn."""


def scene(painter: QPainter, t: Tones) -> None:
    """One on a wall against six: he brings his torch down on theirs, which light him; his shadow is a giant's."""
    bricks(painter, 0, -150, 700, 1300, "#4A3040", look.SODIUM)
    glow(painter, 200, 760, 640, look.SODIUM, 0.8)
    glow(painter, 90, 600, 420, "#FFC868", 0.5)
    _shadow(painter)
    _defender(painter)
    _wall(painter)
    for x, y, turn in _FOES:
        lean, long = math.radians(turn), 1180 - y
        match(painter, x - long * math.tan(lean), 1180, long / math.cos(lean), turn, long / math.cos(lean) / 128 - 1,
            0.4)  # fmt: skip
    gloom(painter, 330, 560, 460, 0.5)


def _wall(painter: QPainter) -> None:
    """The wall he stands on: one course of great stones, its coping lit from below."""
    for x, wide in ((-60, 250), (190, 270), (460, 300)):
        lit(painter, rect(x, 980, wide, 330, 8), "#3A2832", _LIGHT, (-4, -6), shade="#180E16")
    lit(painter, rect(-60, 940, 820, 60, 10), "#7A5240", _LIGHT, (-4, -9), shade="#24141A")


def _shadow(painter: QPainter) -> None:
    """His shadow, a giant's: wild hair, a beard thrust forward, an arm flung up."""
    head = polygon(((106, 330), (82, 306), (100, 250), (84, 190), (112, 180), (94, 104), (150, 146), (176, 66), (214,
        130), (280, 90), (280, 150), (350, 180), (320, 230), (352, 300), (310, 400), (150, 420), (84,
        410)))  # fmt: skip
    trunk = blob(((120, 480), (200, 390), (330, 380), (460, 500), (460, 1000), (250, 1000), (170, 720)), tension=0.6)
    arm_ = limb(((360, 480, 130), (420, 200, 100), (250, 10, 70)))
    glaze(painter, joined(trunk, head, arm_), "#0A0410", 0.76)


def _defender(painter: QPainter) -> None:
    """He, from the waist up, bent over the edge: both arms above his head, the torch on its way down."""
    green, dark = "#2E6248", "#060E0C"
    trunk = blob(((316, 612), (356, 560), (430, 536), (490, 530), (560, 534), (630, 560), (664, 620), (654, 720), (640,
        820), (650, 1000), (430, 1000), (410, 880), (356, 760)), tension=0.7)  # fmt: skip
    far, near = ((604, 600), (612, 356), (440, 172)), ((372, 606), (292, 436), (336, 262))
    arm(painter, far, 122, green, _LIGHT, (-9, 9), skin=_SKIN)
    rolled(painter, far[1], far[2], 128, _SKIN, _LIGHT, (-7, 7))
    lit(painter, trunk, green, _LIGHT, (-14, 8), shade=dark)
    within(painter, trunk, blob(((580, 500), (540, 620), (580, 740), (550, 1010), (720, 1010), (720, 500)),
        tension=0.6), dark)  # fmt: skip
    _open_shirt(painter, trunk, dark)
    arm(painter, far, 122, green, _LIGHT, (-9, 9), skin=_SKIN, body=trunk)
    rolled(painter, far[1], far[2], 128, _SKIN, _LIGHT, (-7, 7))
    painter.save()
    painter.translate(-60, 26)
    painter.scale(1.18, 1.18)
    _defenders_head(painter)
    painter.restore()
    arm(painter, near, 124, green, _LIGHT, (-9, 9), skin=_SKIN, body=trunk)
    rolled(painter, near[1], near[2], 130, _SKIN, _LIGHT, (-8, 7))
    foot, long, turn = _STRIKES
    with grip(painter, 414, 164, 45, 0.94, _SKIN, across=50):
        match(painter, *foot, long, turn, 2.9, 0.8)
    fist(painter, 348, 228, 24, 0.94, _SKIN)


def _open_shirt(painter: QPainter, trunk: QPainterPath, dark: str) -> None:
    """His shirt: torn open at the throat, strained over the chest, drawn to the waist in folds."""
    chest = blob(((316, 590), (380, 550), (462, 580), (466, 690), (400, 740), (340, 700)), tension=0.8)
    within(painter, trunk, chest, "#478A62")
    within(painter, trunk, polygon(((392, 470), (548, 470), (520, 580), (470, 740), (430, 600))), "#7A3A24")
    within(painter, trunk, polygon(((392, 470), (500, 470), (486, 590), (466, 720), (430, 600))), _SKIN)
    for wing in (((404, 486), (374, 522), (400, 610), (440, 590)), ((536, 484), (566, 520), (548, 612), (508, 594))):
        lit(painter, polygon(wing), "#2E6248", _LIGHT, (-5, 5), shade=dark, width=5)
    folds = (((466, 740, 3), (456, 820, 9), (462, 960, 5)), ((340, 740, 3), (390, 800, 10), (420, 960, 4)), ((350, 850,
        3), (370, 900, 9), (380, 960, 4)))  # fmt: skip
    within(painter, trunk, joined(*(limb(points) for points in folds)), dark)


def _defenders_head(painter: QPainter) -> None:
    """Red hair that flies, a red beard, and he shouts."""
    hair_, deep, shade = "#C2501E", "#4A180C", "#7A3A24"
    neck(painter, 452, 380, 84, 452, shade)
    painter.save()
    painter.translate(780, 4)
    painter.scale(-1, 1)
    with tilted(painter, 330, 420, 12):
        turned(painter, 322, 306, 1.06, Face(shade, _SKIN, stern=1.8, brow=15, brow_colour="#8A3414", jaw=1,
            mouth=Mouth.CRY, gaze=0.9))  # fmt: skip
        beard = blob(((262, 316), (280, 350), (318, 354), (334, 358), (376, 354), (396, 340), (394, 396), (364, 440),
            (326, 436), (286, 400)), tension=0.7)  # fmt: skip
        mouth = blob(((318, 372), (350, 364), (382, 370), (376, 396), (348, 400), (322, 394)), tension=0.8)
        lit(painter, beard.subtracted(mouth), hair_, _LIGHT, (6, 6), shade=deep, width=5)
        gape = blob(((322, 366), (350, 358), (382, 364), (386, 384), (370, 410), (338, 408), (322, 390)), tension=0.7)
        lit(painter, gape, "#1A0606", "#1A0606", width=5)
        teeth = blob(((316, 352), (388, 350), (384, 376), (354, 372), (324, 378)), tension=0.4)
        within(painter, gape, teeth, "#FFF0D8")
        within(painter, gape, blob(((330, 402), (352, 392), (376, 402), (360, 424)), tension=0.8), "#A83A2A")
        mane = blob(((392, 260), (404, 208), (350, 180), (300, 186), (236, 172), (250, 206), (206, 220), (236, 250),
            (200, 300), (240, 310), (240, 360), (266, 340), (268, 290), (290, 250), (340, 240), (360, 226)),
            tension=0.6)  # fmt: skip
        lit(painter, mane, hair_, _LIGHT, (8, 4), shade=deep)
        strands(painter, [((380 - a, 214 + a * 0.3), (310 - a, 190 + a), (230 + a * 0.2, 240 + a)) for a in (0, 20,
            40)], hair_, _LIGHT, 5)  # fmt: skip
    painter.restore()
