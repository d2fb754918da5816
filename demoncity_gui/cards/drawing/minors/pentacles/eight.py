"""The Eight of Pentacles."""

from __future__ import annotations

import math

from PySide6.QtGui import QPainter, QPainterPath

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm, bust, neck, rolled
from demoncity_gui.cards.drawing.backdrop import bricks
from demoncity_gui.cards.drawing.hair import Cut, hair
from demoncity_gui.cards.drawing.hands import fist
from demoncity_gui.cards.drawing.heads import Face, Mouth, turned
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import coin
from demoncity_gui.cards.drawing.paint import fill, mixed, rimmed, tilted
from demoncity_gui.cards.drawing.primitives import blob, disc, joined, limb, placed, polygon, rect, star, thick_line
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_SKIN, _SHIRT, _DEEP, _WARM = "#C98F5E", "#345478", "#0A121C", "#FFC860"


def scene(painter: QPainter, t: Tones) -> None:
    """By the light of what she forges she strikes coin after coin; seven hang there, the eighth is in the tongs."""
    bricks(painter, 0, -150, 700, 1300, "#241A12", look.SODIUM)
    for reach in (760, 560, 380):
        glaze(painter, disc(220, 900, reach), "#F08A28", 0.2)
    thrown = joined(disc(480, 470, 170, 190), limb(((380, 360, 150), (520, 560, 380), (640, 1120, 500))))
    glaze(painter, thrown, BLACK, 0.62)  # what the hot coin makes of her on the wall
    fill(painter, joined(rect(503, -150, 5, 560), rect(613, -150, 5, 600)), "#8C5A2E")
    for x, y in ((506, 184), (506, 300), (506, 416), (616, 118), (616, 234), (616, 350), (616, 466)):
        coin(painter, x, y, 104)
    _striker(painter)
    _anvil(painter)
    fist(painter, 452, 924, -84, 0.96, _SKIN, towards=(-9, 2), mirror=True)
    _sparks(painter)
    gloom(painter, 290, 640, 470, 0.42)


def _anvil(painter: QPainter) -> None:
    """The anvil, and on it the coin, white-hot, in a pair of tongs."""
    glow(painter, 210, 880, 260, _WARM, 0.7)
    block = polygon(((-20, 950), (60, 962), (380, 950), (420, 990), (330, 1030), (300, 1200), (60, 1200), (40, 1030),
        (-20, 1010)))  # fmt: skip
    lit(painter, block, "#4A4654", _WARM, (-3, -12), shade="#08070C", width=7)
    glow(painter, 210, 905, 170, _WARM, 0.4)
    tongs = joined(limb(((560, 900, 16), (440, 912, 20), (310, 898, 14))), limb(((560, 936, 16), (440, 938, 20), (316,
        940, 14))))  # fmt: skip
    painter.save()  # it lies flat upon the anvil
    painter.translate(210, 912)
    painter.scale(1, 0.5)
    coin(painter, 0, 0, 262, 12)
    painter.restore()
    lit(painter, tongs, look.MUTED, look.BONE, (-2, -4), shade="#3A3642", width=5)


def _sparks(painter: QPainter) -> None:
    """They fly from the last blow."""
    fill(painter, star(196, 800, 96, 18, 9, 8), look.BONE)
    for turn, near, far in ((-70, 110, 190), (-38, 130, 190), (-8, 130, 230), (24, 120, 180), (52, 130, 220), (78, 110,
        170)):  # fmt: skip
        a = math.radians(turn)
        fill(painter, limb(((196 + near * math.sin(a), 800 - near * math.cos(a), 3), (196 + far * math.sin(a), 800 - far
            * math.cos(a), 10))), look.SODIUM)  # fmt: skip


def _striker(painter: QPainter) -> None:
    """She leans over the block, lit from below; the hammer is swung up over her head, her teeth are set."""
    arm(painter, ((520, 780), (640, 960), (500, 930)), 104, mixed(BLACK, _SHIRT, 0.8), look.SODIUM, (-8, 4), skin=_SKIN)
    rolled(painter, (640, 960), (490, 928), 112, _SKIN, look.SODIUM, (-6, -6))
    body = bust(360, 664, 396, 1220, waist=0.8, hip=0.9)
    lit(painter, body, _SHIRT, _WARM, (-14, 8), shade=_DEEP)
    apron = blob(((250, 790), (360, 812), (452, 786), (470, 900), (500, 1220), (220, 1220), (240, 900)), tension=0.4)
    within(painter, body, apron.translated(0, -8), BLACK)
    within(painter, body, apron, "#3A1E0C")
    within(painter, body, apron.translated(-26, 10).intersected(apron), "#8A5428")
    within(painter, body, blob(((470, 640), (600, 640), (600, 1220), (430, 1220), (470, 960), (440, 820)), tension=0.5),
        "#07090F")  # fmt: skip
    for straps in (((262, 690, 26), (268, 800, 26)), ((446, 690, 26), (440, 800, 26))):
        lit(painter, limb(straps), "#7A4A24", _WARM, (-4, 2), width=4)
    _hammer_arm(painter, body)
    neck(painter, 372, 610, 100, 706, _SKIN)
    _smith_head(painter)


def _hammer_arm(painter: QPainter, body: QPainterPath) -> None:
    arm(painter, ((206, 762), (84, 560), (130, 480)), 124, _SHIRT, _WARM, (-8, 6), skin=_SKIN)
    turn = 38
    painter.save()
    painter.translate(196, 262)
    painter.rotate(turn)
    hammer = joined(thick_line(((0, 90), (0, -150)), 30), placed(rect(-108, -62, 216, 124, 14), 0, -148))
    lit(painter, hammer, look.MUTED, "#FFE0A0", (-6, 8), shade="#2A2834", width=7)
    painter.restore()
    rolled(painter, (78, 566), (182, 312), 124, _SKIN, _WARM, (-8, 4))
    lit(painter, limb(((30, 540, 36), (80, 566, 44), (132, 570, 36))), mixed(_SHIRT, look.BONE, 0.3), look.SODIUM,
        (-4, 4), shade=_DEEP, width=5)  # fmt: skip
    fist(painter, 196, 262, turn, 0.92, _SKIN, towards=(-9, 4))


def _smith_head(painter: QPainter) -> None:
    """Her face over the work: the teeth set, a red cloth about her hair, goggles that hold the glow."""
    with tilted(painter, 360, 640, -19):
        x, y, size = 352, 500, 1.3
        painter.save()
        painter.translate(x, y)
        painter.scale(size, size)
        turned(painter, 0, 0, 1, Face("#8C5A34", _SKIN, stern=1.1, brow=11, lips="#9A3A34", jaw=0.25, mouth=Mouth.GRIT,
            gaze=0.6, lid=0.3), mirror=True)  # fmt: skip
        hair(painter, 0, 0, 1.02, Cut.TURNED_LONG, "#17110F", look.SODIUM, mirror=True)
        cloth = blob(((-72, -52), (-84, -96), (-44, -132), (20, -140), (84, -112), (104, -50), (96, -14), (60, -50), (0,
            -74)), tension=0.8)  # fmt: skip
        lit(painter, cloth, look.OXBLOOD, look.DANGER, (-7, 3), shade="#33090F", width=5)
        fill(painter, limb(((-80, -70, 16), (0, -94, 18), (98, -50, 14))), BLACK)
        for a, b, wide in ((-50, -84, 22), (2, -94, 29)):
            rimmed(painter, disc(a, b, wide, 26), "#5A4A3A", BLACK, 5)
            lit(painter, disc(a, b, wide - 6, 20), "#8A3A10", _WARM, (-5, 7), shade="#2A0E06", width=3)
        painter.restore()
