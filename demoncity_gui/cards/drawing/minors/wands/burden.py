"""The ten of wands: one who carries them all."""

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
from demoncity_gui.cards.drawing.hands import grip
from demoncity_gui.cards.drawing.heads import Face, side
from demoncity_gui.cards.drawing.legs import leg, shoe
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import match
from demoncity_gui.cards.drawing.paint import fill, mixed, rimmed
from demoncity_gui.cards.drawing.primitives import blob, joined, limb, placed, rect, thick_line
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_SKIN: Final = "#D8A070"
_WARM: Final = "#FFD088"
_LOAD: Final = (((360, 700), (424, 62)), ((392, 705), (494, 36)), ((430, 710), (562, 72)), ((470, 725), (624, 156)),
    ((306, 700), (292, 326)), ((338, 700), (362, 316)), ((376, 700), (436, 250)), ((412, 710), (506, 232)), ((446, 720),
    (574, 268)), ((490, 740), (642, 344)))  # fmt: skip
"""Foot and tip of each match on his back."""


def ten(painter: QPainter, t: Tones) -> None:
    """Bent double under all ten he hauls himself up the stairs by the rail, and there are more stairs."""
    bricks(painter, 0, -150, 700, 1350, "#33263C", look.SODIUM)
    glaze(painter, rect(0, -150, 700, 1350), "#080512", 0.4)
    glow(painter, 490, 220, 520, look.SODIUM, 0.85)
    lit(painter, rect(64, 330, 130, 210), "#3A1E1A", look.SODIUM, (5, -5), width=5)  # the door, high up, still far
    fill(painter, rect(82, 350, 94, 190), look.SODIUM)
    for x, y in ((-60, 540), (-60, 600), (-60, 660), (-60, 720), (-60, 780)):
        lit(painter, rect(x, y, 330 - (780 - y) * 0.3, 64), "#4A2E34", look.SODIUM, (0, -7), shade="#1C1018", width=4)
    for x, y in ((-40, 850), (-40, 930), (-40, 1010), (-40, 1076)):
        lit(painter, rect(x, y, 120 + (y - 780) * 1.55, 190), "#5A3830", t.light, (4, -9), shade="#1E1216", width=5)
    for foot, tip in _LOAD:
        (x, y), (a, b) = foot, tip
        high = math.hypot(a - x, b - y)
        match(painter, x, y, high, math.degrees(math.atan2(a - x, y - b)), high / 100 - 1, 0)
    tie = limb(((276, 574, 30), (330, 590, 32), (420, 612, 32), (512, 640, 30)))
    lit(painter, tie, "#A8803E", _WARM, (-1, -7), shade="#4A3214", width=5)
    _bearer(painter)
    gloom(painter, 360, 520, 470, 0.35)


def _bearer(painter: QPainter) -> None:
    """He, from the side, bent to the left: a rope over his shoulder, one fist on it, the other on the rail."""
    shirt, dark, vest = "#C8B48E", "#4A3A2C", "#5A2A24"
    lit(painter, thick_line(((40, 790), (40, 1000)), 18), "#4A3A44", _WARM, (-5, -2), shade="#1A1218", width=5)
    arm(painter, ((262, 730), (204, 892), (112, 844)), 88, mixed(BLACK, shirt, 0.6), _WARM, (-3, -6), skin=_SKIN)
    rolled(painter, (204, 892), (112, 844), 92, mixed(BLACK, _SKIN, 0.75), _WARM, (-3, -6))
    with grip(painter, 78, 810, -66, 0.72, _SKIN, across=32, mirror=True):
        lit(
            painter, thick_line(((-20, 764), (760, 1112)), 28), "#6A5662", look.BONE, (-2, -7), shade="#2A1E28", width=5
        )
    leg(painter, ((524, 800), (550, 940), (606, 1044)), 132, "#28304A", _WARM, (6, -4), calf=-1)
    shoe(painter, (606, 1046), 1.02, "#3A2218", _WARM, mirror=True, turn=10)
    leg(painter, ((500, 800), (340, 868), (376, 1024)), 140, "#46547E", _WARM, (3, -9), calf=-1)
    shoe(painter, (374, 1026), 1.08, "#4A2A1A", _WARM, mirror=True)
    _bent_head(painter)
    trunk = blob(((574, 830), (566, 746), (506, 676), (420, 634), (330, 612), (262, 616), (222, 664), (228, 726), (276,
        764), (350, 790), (420, 826), (470, 872), (540, 880)), tension=0.8)  # fmt: skip
    lit(painter, trunk, shirt, _WARM, (2, -14), shade=dark)
    within(painter, trunk, blob(((190, 700), (280, 716), (400, 760), (500, 800), (600, 860), (600, 920), (200, 900)),
        tension=0.7), dark)  # fmt: skip
    back = blob(((350, 600), (430, 600), (530, 660), (600, 760), (600, 860), (520, 840), (450, 880), (380, 840), (388,
        740), (360, 690)), tension=0.7)  # fmt: skip
    painter.save()
    painter.setClipPath(trunk, Qt.ClipOperation.IntersectClip)
    lit(painter, back, vest, "#E8884A", (2, -12), shade="#1E0A0C", width=4)
    painter.restore()
    within(painter, trunk, blob(((380, 790), (470, 800), (600, 850), (600, 920), (380, 920)), tension=0.7), "#1E0A0C")
    arm(painter, ((318, 706), (344, 920), (272, 850)), 108, shirt, _WARM, (-4, -7), skin=_SKIN, body=trunk)
    rolled(painter, (344, 920), (270, 846), 114, _SKIN, _WARM, (-5, -6))
    with grip(painter, 230, 800, 4, 0.8, _SKIN, across=28):
        _rope(painter)


def _rope(painter: QPainter) -> None:
    """From the load over his shoulder into his fist."""
    rope = ((396, 600, 26), (330, 606, 28), (268, 630, 28), (240, 700, 26), (230, 790, 24), (222, 890, 22))
    lit(painter, limb(rope), "#A8803E", _WARM, (-3, -6), shade="#4A3214", width=5)
    for (x, y, wide), (a, b, _) in pairwise(rope):
        for share in (0.3, 0.8):
            u, v = x + (a - x) * share, y + (b - y) * share
            fill(painter, limb(((u - wide * 0.4, v - wide * 0.2, 3), (u + wide * 0.4, v + wide * 0.2, 3))), "#4A3214")


def _bent_head(painter: QPainter) -> None:
    """His head hangs before the load: bald, a great moustache, the teeth set; sweat drips from it."""
    shade, grey = "#6E3E26", "#B8B0B0"
    painter.save()
    painter.translate(168, 664)
    painter.rotate(-34)
    painter.scale(-0.9, 0.9)
    side(painter, 0, 0, 1, Face(shade, _SKIN, nose=Nose.HOOKED, open=False, stern=1.7, brow=15, brow_colour=grey,
        jaw=0.9, old=True))  # fmt: skip
    teeth = blob(((70, 40), (44, 42), (34, 50), (40, 60), (68, 58)), tension=0.6)
    rimmed(painter, teeth, look.BONE, BLACK, 4)
    fill(painter, joined(rect(36, 49, 34, 3), *(rect(x, 40, 2.4, 20) for x in (46, 54, 62))), BLACK)
    tash = blob(((74, 24), (54, 20), (34, 32), (14, 64), (30, 60), (50, 44), (70, 44), (80, 36)), tension=0.8)
    lit(painter, tash, grey, look.BONE, (4, -4), shade="#5A5254", width=5)
    fringe = blob(((-34, -38), (-70, -50), (-88, -30), (-76, 20), (-50, 50), (-40, 20), (-24, 24), (-30, -8)),
        tension=0.7)  # fmt: skip
    lit(painter, fringe, grey, look.BONE, (4, -5), shade="#5A5254", width=5)
    painter.restore()
    for x, y, size in ((66, 706, 1), (48, 640, 0.7), (150, 770, 0.7)):
        drop = blob(((0, -20), (9, 2), (0, 12), (-9, 2)), tension=0.8)
        lit(painter, placed(drop, x, y, size), look.ICE, look.BONE, (-2, -3), width=4)
