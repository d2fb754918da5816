"""The Eight of Pentacles."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtGui import QPainter, QPainterPath

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

_HOT: Final = (560, 862)
"""Where the coin lies on the anvil."""

_SKIN: Final = "#C98F5E"
_SHIRT: Final = "#345478"
_DEEP: Final = "#0A121C"


def scene(painter: QPainter, t: Tones) -> None:
    """By the light of what she forges she strikes coin after coin; seven hang there, the eighth is in the tongs."""
    bricks(painter, 0, -150, 700, 1300, "#241A12", look.SODIUM)
    for reach in (700, 520, 350):
        glaze(painter, disc(*_HOT, reach), "#F08A28", 0.2)
    shadow = blob(((-20, 700), (-20, 330), (30, 250), (60, 130), (170, 50), (290, 70), (356, 160), (372, 250), (400,
        330), (376, 400), (330, 440), (240, 700)), tension=0.7)  # fmt: skip
    glaze(painter, shadow, "#0A0604", 0.62)
    fill(painter, joined(rect(481, -150, 6, 560), rect(603, -150, 6, 620)), "#8C5A2E")
    for x, y in ((484, 156), (484, 278), (484, 400), (606, 98), (606, 220), (606, 342), (606, 464)):
        coin(painter, x, y, 112)
    back = _body(painter)
    _smith_head(painter, _SKIN)
    _anvil(painter)
    glow(painter, 570, 800, 230, "#FFC860", 0.6)
    _sparks(painter)
    painter.save()  # it lies flat upon the anvil
    painter.translate(*_HOT)
    painter.scale(1, 0.56)
    coin(painter, 0, 0, 196, 12)
    painter.restore()
    tongs = joined(limb(((372, 920, 16), (420, 874, 20), (484, 858, 14))), limb(((386, 940, 16), (444, 916, 20), (496,
        888, 14))))  # fmt: skip
    lit(painter, tongs, look.MUTED, look.BONE, (2, -4), shade="#3A3642", width=5)
    fist(painter, 382, 928, 62, 0.86, _SKIN, towards=(9, -3))
    _strike(painter, back)
    gloom(painter, 400, 640, 470, 0.4)


def _anvil(painter: QPainter) -> None:
    """A great anvil on its block, its horn towards her."""
    lit(painter, rect(340, 1030, 400, 200), "#4E3220", look.SODIUM, (-7, -5), shade="#1A0E08")
    anvil = polygon(((318, 900), (362, 890), (430, 896), (430, 874), (760, 866), (760, 930), (690, 962), (652, 1000),
        (664, 1046), (700, 1066), (392, 1066), (424, 1046), (438, 1000), (404, 958), (340, 930)))  # fmt: skip
    lit(painter, anvil, "#565262", "#FFE0A0", (-3, -10), shade="#2E2A38")


def _sparks(painter: QPainter) -> None:
    """What the stroke strikes out of the coin, up to her face and over the floor."""
    for k in range(22):
        turn, far = math.radians(-190 + 10 * k), 170 + (60 if k < 8 else 190) * (k * 0.618 % 1)
        x, y = math.cos(turn), math.sin(turn)
        way = ((0.3, 0.3, 2), (0.7, 0.8, 7), (1, 0.9 + 0.07 * abs(x), 10))
        spark = ink([(_HOT[0] + 30 + x * far * a, _HOT[1] - 46 + y * far * b, wide) for a, b, wide in way])
        fill(painter, spark, ("#FFE8A8", look.SODIUM)[k % 2])
    fill(painter, star(_HOT[0] + 30, _HOT[1] - 54, 210, 40, 12, 8), look.SODIUM)
    fill(painter, star(_HOT[0] + 30, _HOT[1] - 58, 136, 30, 8, 4), "#FFF6D8")


def _body(painter: QPainter) -> QPainterPath:
    """She bends over the anvil in profile, lit from below; the far arm holds the tongs."""
    leather = "#7A4A24"
    arm(painter, ((262, 690), (252, 950), (310, 950)), 118, mixed(_DEEP, _SHIRT, 0.45), look.SODIUM, (6, 2))
    rolled(painter, (250, 962), (358, 940), 122, _SKIN, look.SODIUM, (5, -6))
    cuff = limb(((262, 910, 30), (276, 956, 34), (272, 1006, 30)))
    lit(painter, cuff, mixed(_SHIRT, look.BONE, 0.3), look.SODIUM, (5, -2), shade=_DEEP, width=5)
    back = blob(((206, 566), (110, 570), (40, 640), (-10, 760), (-50, 940), (-80, 1200), (236, 1200), (226, 1060), (220,
        900), (262, 770), (284, 680), (268, 618)), tension=0.8)  # fmt: skip
    lit(painter, back, _SHIRT, "#FFC860", (13, 3), shade=_DEEP)
    apron = blob(((236, 640), (284, 640), (276, 730), (224, 880), (230, 1040), (250, 1200), (60, 1200), (84, 1000),
        (124, 880), (190, 740)), tension=0.5)  # fmt: skip
    within(painter, back, apron, "#3A1E0C")
    within(painter, back, apron.translated(14, 4), leather)
    for wide, tone in ((34, "#3A1E0C"), (24, leather)):
        within(painter, back, limb(((150, 556, wide), (216, 620, wide), (250, 690, wide))), tone)
        within(painter, back, limb(((-60, 944, wide), (30, 974, wide), (120, 960, wide))), tone)
    return back


def _strike(painter: QPainter, back: QPainterPath) -> None:
    """The near arm, from the shoulder to the hammer that comes down upon the coin."""
    arm(painter, ((112, 690), (150, 900), (190, 850)), 146, _SHIRT, look.SODIUM, (9, 4), skin=_SKIN, body=back)
    hammer = joined(thick_line(((338, 730), (576, 684)), 30), placed(rect(-60, -96, 120, 192, 12), 584, 682, 1, -10))
    lit(painter, hammer, look.MUTED, "#FFE0A0", (-4, 8), shade="#2A2834")
    rolled(painter, (150, 902), (362, 744), 138, _SKIN, "#FFC860", (7, 6))
    roll = limb(((142, 846, 36), (186, 882, 42), (212, 932, 36)))
    lit(painter, roll, mixed(_SHIRT, look.BONE, 0.3), look.SODIUM, (4, 3), shade=_DEEP, width=5)
    fist(painter, 406, 718, 68, 1, _SKIN, towards=(9, 6))


def _smith_head(painter: QPainter, skin: str) -> None:
    """Her face over the work, a red cloth about her head."""
    painter.save()
    painter.translate(290, 470)
    painter.rotate(26)
    painter.scale(1.28, 1.28)
    side(painter, 0, 0, 1, Face("#8C5A34", skin, stern=0.8, brow=9, lips="#9A3A34", jaw=0.2, lid=0.25))
    hair(painter, 0, 0, 1.02, Cut.SIDE_UP, "#17110F", look.SODIUM)
    cloth = blob(((56, -84), (34, -116), (-46, -130), (-100, -66), (-80, -46), (-24, -86), (36, -64)))
    lit(painter, cloth, look.OXBLOOD, look.DANGER, (5, 2), shade="#33090F", width=5)
    painter.restore()
