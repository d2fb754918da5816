"""The Eight of Pentacles."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm, rolled
from demoncity_gui.cards.drawing.backdrop import bricks
from demoncity_gui.cards.drawing.features import ink
from demoncity_gui.cards.drawing.hair import Cut, hair
from demoncity_gui.cards.drawing.hands import fist
from demoncity_gui.cards.drawing.heads import Face, side
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import coin
from demoncity_gui.cards.drawing.paint import fill, mixed
from demoncity_gui.cards.drawing.primitives import blob, disc, joined, limb, placed, polygon, rect, star, thick_line
from demoncity_gui.cards.drawing.tones import Tones

_HOT: Final = (552, 880)
"""Where the coin lies on the anvil."""


def scene(painter: QPainter, t: Tones) -> None:
    """By the light of what she forges she strikes coin after coin; seven hang there, the eighth is in the tongs."""
    bricks(painter, 0, -150, 700, 1300, "#241A12", look.SODIUM)
    for reach in (700, 520, 350):
        glaze(painter, disc(*_HOT, reach), "#F08A28", 0.2)
    fill(painter, joined(rect(481, -150, 6, 560), rect(603, -150, 6, 620)), "#8C5A2E")
    for x, y in ((484, 156), (484, 278), (484, 400), (606, 98), (606, 220), (606, 342), (606, 464)):
        coin(painter, x, y, 112)
    _striker(painter)
    painter.translate(32, 0)
    lit(painter, rect(390, 1010, 330, 200), "#4E3220", look.SODIUM, (-7, -5), shade="#1A0E08")
    anvil = polygon(((352, 900), (420, 908), (690, 898), (712, 934), (610, 964), (574, 1004), (586, 1034), (438, 1034),
        (452, 1004), (430, 964), (380, 944)))  # fmt: skip
    lit(painter, anvil, "#4A4654", look.BONE, (-3, -9), shade="#08070C")
    painter.translate(-32, 0)
    glow(painter, 542, 820, 210, "#FFC860", 0.6)
    _sparks(painter)
    painter.save()  # it lies flat upon the anvil
    painter.translate(*_HOT)
    painter.scale(1, 0.56)
    coin(painter, 0, 0, 184, 12)
    painter.restore()
    painter.translate(32, 0)
    tongs = joined(limb(((350, 880, 16), (390, 866, 20), (462, 872, 14))), limb(((350, 904, 16), (390, 908, 20), (466,
        902, 14))))  # fmt: skip
    lit(painter, tongs, look.MUTED, look.BONE, (2, -4), shade="#3A3642", width=5)
    fist(painter, 362, 892, 84, 0.86, "#C98F5E", towards=(9, -3))
    painter.translate(-32, 0)
    gloom(painter, 400, 640, 470, 0.4)


def _sparks(painter: QPainter) -> None:
    """What the last stroke struck out of the coin, up to her face and over the floor."""
    for k in range(17):
        turn, far = math.radians(-172 + 10.6 * k), 120 + 190 * (k * 0.618 % 1)
        x, y = math.cos(turn), math.sin(turn)
        way = ((0.3, 0.3, 2), (0.7, 0.8, 7), (1, 0.9 + 0.07 * abs(x), 10))
        spark = ink([(_HOT[0] + 8 + x * far * a, _HOT[1] - 16 + y * far * b, wide) for a, b, wide in way])
        fill(painter, spark, ("#FFE8A8", look.SODIUM)[k % 2])
    fill(painter, star(_HOT[0] + 8, _HOT[1] - 40, 150, 30, 10, 8), look.SODIUM)
    fill(painter, star(_HOT[0] + 8, _HOT[1] - 44, 112, 24, 8, 4), "#FFF6D8")


def _striker(painter: QPainter) -> None:
    """She bends over the anvil in profile, lit from below; the near arm has swung the hammer up over her head."""
    skin, shirt, deep, leather = "#C98F5E", "#345478", "#0A121C", "#7A4A24"
    rolled(painter, (196, 924), (380, 900), 120, skin, look.SODIUM, (6, -6))
    cuff = limb(((250, 866, 32), (264, 912, 36), (258, 962, 32)))
    lit(painter, cuff, mixed(shirt, look.BONE, 0.3), look.SODIUM, (5, -2), shade=deep, width=5)
    back = blob(((216, 640), (130, 650), (70, 716), (30, 820), (0, 940), (-40, 1200), (250, 1200), (236, 1040), (230,
        920), (280, 800), (286, 700)), tension=0.8)  # fmt: skip
    lit(painter, back, shirt, "#FFC860", (13, 3), shade=deep)
    apron = blob(((250, 720), (286, 720), (290, 800), (250, 920), (256, 1040), (270, 1200), (90, 1200), (110, 1020),
        (150, 920), (200, 810)), tension=0.5)  # fmt: skip
    within(painter, back, apron, "#3A1E0C")
    within(painter, back, apron.translated(14, 4), leather)
    for wide, tone in ((34, "#3A1E0C"), (24, leather)):
        within(painter, back, limb(((150, 640, wide), (216, 690, wide), (262, 760, wide))), tone)
        within(painter, back, limb(((-20, 944, wide), (70, 964, wide), (150, 950, wide))), tone)
    _smith_head(painter, skin)
    hammer = joined(thick_line(((176, 330), (214, 130)), 28), placed(rect(-100, -58, 200, 116, 12), 224, 104, 1, 10))
    lit(painter, hammer, look.MUTED, "#FFE0A0", (7, 5), shade="#2A2834")
    arm(painter, ((150, 730), (62, 500), (84, 450)), 132, shirt, look.SODIUM, (9, 4), skin=skin, body=back)
    rolled(painter, (58, 500), (158, 334), 124, skin, "#FFC860", (9, 4))
    roll = limb(((16, 500, 34), (60, 520, 38), (108, 506, 32)))
    lit(painter, roll, mixed(shirt, look.BONE, 0.3), look.SODIUM, (4, 3), shade=deep, width=5)
    fist(painter, 184, 268, 16, 0.9, skin, towards=(9, 4))


def _smith_head(painter: QPainter, skin: str) -> None:
    """Her face over the work, a red cloth about her head."""
    painter.save()
    painter.translate(300, 556)
    painter.rotate(26)
    painter.scale(1.14, 1.14)
    side(painter, 0, 0, 1, Face("#8C5A34", skin, stern=0.8, brow=9, lips="#9A3A34", jaw=0.2, lid=0.25))
    hair(painter, 0, 0, 1.02, Cut.SIDE_UP, "#17110F", look.SODIUM)
    cloth = blob(((56, -84), (34, -116), (-46, -130), (-100, -66), (-80, -46), (-24, -86), (36, -64)))
    lit(painter, cloth, look.OXBLOOD, look.DANGER, (5, 2), shade="#33090F", width=5)
    for x, y in ((88, -62), (108, -20)):  # sweat
        drop = blob(((x, y - 15), (x + 8, y + 4), (x, y + 11), (x - 8, y + 4)), tension=0.9)
        lit(painter, drop, "#E8F0F8", look.BONE, (2, 2), width=3)
    painter.restore()
