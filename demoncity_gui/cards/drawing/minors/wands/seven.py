"""The Seven of Wands."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtGui import QPainter, QPainterPath

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm, neck, rolled
from demoncity_gui.cards.drawing.backdrop import bricks
from demoncity_gui.cards.drawing.hair import strands
from demoncity_gui.cards.drawing.hands import grip
from demoncity_gui.cards.drawing.heads import Face, Mouth, turned
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import match
from demoncity_gui.cards.drawing.paint import tilted
from demoncity_gui.cards.drawing.primitives import blob, joined, limb, polygon, rect
from demoncity_gui.cards.drawing.tones import Tones

_SKIN, _LIGHT = "#F0C090", "#FFB040"
_FOES: Final = (
    (84, 650, -3, 890),
    (174, 790, 2, 960),
    (284, 850, -2, 1012),
    (404, 846, 2, 994),
    (516, 856, -2, 1014),
    (620, 826, 2, 978),
)
"""Where each foe's torch has its tip, how it leans, and how low it is held."""


def scene(painter: QPainter, t: Tones) -> None:
    """One behind a wall against six: their torches light him from below, and his shadow is a giant's."""
    bricks(painter, 0, -150, 700, 1300, "#4A3040", look.SODIUM)
    glow(painter, 200, 760, 640, look.SODIUM, 0.8)
    glow(painter, 90, 700, 420, "#FFC868", 0.5)
    _shadow(painter)
    painter.save()
    painter.translate(-10, 0)
    _defender(painter)
    painter.restore()
    _wall(painter)
    for number, (x, y, turn, held) in enumerate(_FOES):
        tone = ("#C98F5E", "#8A5A38", "#E2B58A")[number % 3]
        way = 1 if x < 350 else -1
        lean = math.radians(turn)
        hand = (x - (held - y) * math.sin(lean), held)
        foot = (x - (held + 72 - y) * math.sin(lean), held + 72)
        joints = ((hand[0] + way * 10, held + 400), (hand[0] + way * 26, held + 200), (hand[0] + way * 22, held + 52))
        cloth = ("#4A3A5C", "#2F5A52", "#6A2E34")[number % 3]
        arm(painter, joints, 74, cloth, _LIGHT, (-4, -7), skin=tone)
        with grip(painter, *hand, turn, 0.66, tone, across=34, mirror=way < 0):
            match(painter, *foot, held + 72 - y, turn, (held + 72 - y) / 124 - 1, 0.4)
    gloom(painter, 330, 560, 460, 0.5)


def _wall(painter: QPainter) -> None:
    """The parapet he stands behind: one course of great stones, its coping lit from below."""
    for x, wide in ((-60, 250), (190, 270), (460, 300)):
        lit(painter, rect(x, 950, wide, 330, 8), "#3A2832", _LIGHT, (-4, -6), shade="#180E16")
    lit(painter, rect(-60, 900, 820, 70, 10), "#7A5240", _LIGHT, (-4, -9), shade="#24141A")


def _shadow(painter: QPainter) -> None:
    """His shadow, twice his size, its torch over all the wall."""
    head = polygon(((506, 230), (494, 210), (512, 170), (500, 130), (516, 110), (500, 80), (540, 92), (550, 40), (590,
        76), (624, 34), (636, 84), (690, 70), (672, 120), (720, 140), (680, 180), (700, 260), (640, 330), (540, 330),
        (512, 290)))  # fmt: skip
    body = blob(((430, 420), (500, 330), (600, 290), (800, 300), (800, 1000), (560, 1000), (470, 700)), tension=0.5)
    torch = limb(((560, 430, 120), (380, 330, 84), (330, 300, 40), (170, 214, 38)))
    flame = blob(
        ((200, 236), (166, 270), (106, 264), (70, 204), (34, 110), (112, 140), (176, 146), (214, 188)), tension=0.8
    )
    glaze(painter, joined(head, body, torch, flame), "#0A0410", 0.86)


def _defender(painter: QPainter) -> None:
    """He, from the waist up: the seventh torch thrust at them with both hands."""
    green, dark = "#2E6248", "#060E0C"
    trunk = blob(((284, 590), (312, 532), (400, 492), (466, 484), (540, 496), (622, 530), (654, 600), (640, 720), (618,
        830), (620, 1000), (330, 1000), (332, 830), (306, 700)), tension=0.7)  # fmt: skip
    lit(painter, trunk, green, _LIGHT, (-14, 8), shade=dark)
    within(painter, trunk, blob(((560, 460), (520, 600), (560, 720), (530, 1010), (720, 1010), (720, 460)),
        tension=0.6), dark)  # fmt: skip
    _open_shirt(painter, trunk, dark)
    painter.save()
    painter.translate(-97, -26)
    painter.scale(1.18, 1.18)
    _defenders_head(painter)
    painter.restore()
    turn = -69
    arm(painter, ((596, 600), (652, 800), (560, 720)), 120, green, _LIGHT, (-9, 9), skin=_SKIN, body=trunk)
    rolled(painter, (652, 802), (512, 690), 128, _SKIN, _LIGHT, (-7, 7))
    arm(painter, ((338, 600), (266, 806), (256, 700)), 124, green, _LIGHT, (-9, 9), skin=_SKIN, body=trunk)
    rolled(painter, (266, 808), (250, 634), 130, _SKIN, _LIGHT, (-8, 7))
    with grip(painter, 232, 546, turn, 0.98, _SKIN, across=56, mirror=True):
        with grip(painter, 470, 637, turn, 0.98, _SKIN, across=56, mirror=True):
            match(painter, 616, 693, 604, turn, 3.3, 0.8)


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
    """Red hair that flies, a red beard, the teeth bared."""
    hair_, deep, shade = "#C2501E", "#4A180C", "#7A3A24"
    neck(painter, 474, 380, 92, 436, _SKIN)
    painter.save()
    painter.translate(780, 4)
    painter.scale(-1, 1)
    with tilted(painter, 330, 420, 12):
        turned(painter, 322, 306, 1.06, Face(shade, _SKIN, stern=1.8, brow=15, brow_colour="#8A3414", jaw=1,
            mouth=Mouth.GRIT, gaze=0.9))  # fmt: skip
        beard = blob(((262, 316), (280, 350), (318, 354), (334, 358), (376, 354), (396, 340), (394, 396), (364, 440),
            (326, 436), (286, 400)), tension=0.7)  # fmt: skip
        mouth = blob(((318, 372), (350, 364), (382, 370), (376, 396), (348, 400), (322, 394)), tension=0.8)
        lit(painter, beard.subtracted(mouth), hair_, _LIGHT, (6, 6), shade=deep, width=5)
        mane = blob(((392, 260), (404, 208), (350, 180), (300, 186), (236, 172), (250, 206), (206, 220), (236, 250),
            (200, 300), (240, 310), (240, 360), (266, 340), (268, 290), (290, 250), (340, 240), (360, 226)),
            tension=0.6)  # fmt: skip
        lit(painter, mane, hair_, _LIGHT, (8, 4), shade=deep)
        strands(painter, [((380 - a, 214 + a * 0.3), (310 - a, 190 + a), (230 + a * 0.2, 240 + a)) for a in (0, 20,
            40)], hair_, _LIGHT, 5)  # fmt: skip
    painter.restore()
