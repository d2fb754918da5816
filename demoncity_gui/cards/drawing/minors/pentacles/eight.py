"""The Eight of Pentacles."""

from __future__ import annotations

import math

from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm, rolled, sleeve
from demoncity_gui.cards.drawing.backdrop import bricks
from demoncity_gui.cards.drawing.features import ink
from demoncity_gui.cards.drawing.hair import Cut, hair
from demoncity_gui.cards.drawing.hands import fist
from demoncity_gui.cards.drawing.heads import Face, side
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import coin
from demoncity_gui.cards.drawing.paint import fill, mixed
from demoncity_gui.cards.drawing.primitives import blob, disc, joined, limb, placed, polygon, rect, star, thick_line
from demoncity_gui.cards.drawing.tones import BLACK, Tones


def scene(painter: QPainter, t: Tones) -> None:
    """By the light of what she forges she strikes coin after coin; seven hang there, the eighth is in the tongs."""
    bricks(painter, 0, -150, 700, 1300, "#241A12", look.SODIUM)
    for reach in (700, 520, 350):
        glaze(painter, disc(548, 806, reach), "#F08A28", 0.2)
    thrown = joined(placed(rect(-116, -70, 232, 140, 10), 130, 150, 1, 10), limb(((118, 200, 30), (96, 380, 70), (30,
        560, 130), (110, 700, 200), (30, 1120, 330))), disc(96, 372, 62, 70), disc(262, 500, 128, 136))  # fmt: skip
    glaze(painter, thrown, BLACK, 0.62)  # what the hot coin makes of her on the wall
    fill(painter, joined(rect(501, -150, 5, 640), rect(613, -150, 5, 700)), "#8C5A2E")
    for x, y in ((504, 176), (504, 300), (504, 424), (616, 118), (616, 242), (616, 366), (616, 490)):
        coin(painter, x, y, 108)
    _striker(painter)
    painter.translate(11, 0)
    lit(painter, rect(450, 1000, 290, 200), "#4E3220", look.SODIUM, (-7, -5), shade="#1A0E08")
    anvil = polygon(((404, 886), (470, 896), (720, 884), (740, 920), (650, 950), (614, 990), (626, 1020), (478, 1020),
        (492, 990), (470, 950), (424, 930)))  # fmt: skip
    lit(painter, anvil, "#4A4654", look.BONE, (-3, -9), shade="#08070C")
    glow(painter, 548, 806, 190, "#FFC860", 0.6)
    _sparks(painter)
    painter.save()  # it lies flat upon the anvil
    painter.translate(566, 866)
    painter.scale(1, 0.56)
    coin(painter, 0, 0, 168, 12)
    painter.restore()
    tongs = joined(limb(((420, 856, 14), (450, 846, 17), (516, 854, 13))), limb(((420, 880, 14), (450, 888, 17), (520,
        884, 13))))  # fmt: skip
    lit(painter, tongs, look.MUTED, look.BONE, (2, -4), shade="#3A3642", width=5)
    fist(painter, 436, 870, 84, 0.74, "#C98F5E", towards=(9, -3))
    painter.translate(-11, 0)
    gloom(painter, 430, 660, 460, 0.4)


def _sparks(painter: QPainter) -> None:
    """What the last stroke struck out of the coin, up to her face and over the floor."""
    for k in range(17):
        turn, far = math.radians(-172 + 10.6 * k), 120 + 190 * (k * 0.618 % 1)
        x, y = math.cos(turn), math.sin(turn)
        way = ((0.3, 0.3, 2), (0.7, 0.8, 7), (1, 0.9 + 0.07 * abs(x), 10))
        spark = ink([(574 + x * far * a, 850 + y * far * b, wide) for a, b, wide in way])
        fill(painter, spark, ("#FFE8A8", look.SODIUM)[k % 2])
    fill(painter, star(574, 826, 150, 30, 10, 8), look.SODIUM)
    fill(painter, star(574, 822, 112, 24, 8, 4), "#FFF6D8")


def _striker(painter: QPainter) -> None:
    """She bends over the block in profile, lit from below, her whole back behind the hammer that she has swung up."""
    skin, shirt, deep, leather = "#C98F5E", "#345478", "#0A121C", "#7A4A24"
    sleeve(painter, ((330, 712), (316, 876), (366, 876)), (100, 90, 76), mixed(BLACK, shirt, 0.8), "#FFC860", (9, 4))
    rolled(painter, (322, 882), (448, 870), 104, skin, look.SODIUM, (6, -6))
    painter.save()
    painter.translate(180, 1080)
    painter.rotate(6)
    painter.translate(-180, -1080)
    back = blob(((250, 604), (196, 606), (136, 660), (106, 760), (108, 880), (80, 980), (60, 1180), (330, 1180), (322,
        980), (296, 880), (318, 770), (312, 660)), tension=0.8)  # fmt: skip
    lit(painter, back, shirt, "#FFC860", (13, 3), shade=deep)
    apron = blob(((250, 690), (306, 676), (340, 770), (320, 880), (340, 1000), (340, 1190), (160, 1190), (180, 1000),
        (216, 890), (240, 790)), tension=0.5)  # fmt: skip
    within(painter, back, apron, "#3A1E0C")
    within(painter, back, apron.translated(14, 4), leather)
    within(painter, back, blob(((306, 660), (330, 700), (318, 770), (296, 880), (322, 980), (330, 1190), (316, 1190),
        (300, 990), (276, 884), (300, 770)), tension=0.7), "#FFC860")  # fmt: skip
    for strap in (((236, 880, 20), (160, 896, 20), (90, 884, 20)),):
        within(painter, back, limb(tuple((x, y, wide + 10) for x, y, wide in strap)), BLACK)
        within(painter, back, limb(strap), leather)
    within(painter, back, joined(*(limb(((a, 910, 2), (b, 1060, 12))) for a, b in ((140, 110), (176, 160)))), deep)
    hammer = joined(thick_line(((192, 400), (222, 190)), 24), placed(rect(-86, -50, 172, 100, 10), 226, 156, 1, 9))
    lit(painter, hammer, look.MUTED, "#FFE0A0", (7, 5), shade="#2A2834")
    _smith_head(painter, skin)
    arm(painter, ((206, 672), (112, 520), (130, 474)), 118, shirt, look.SODIUM, (8, 3), skin=skin, body=back)
    rolled(painter, (106, 514), (184, 384), 104, skin, "#FFC860", (8, 3))
    lit(painter, limb(((72, 508, 30), (106, 524, 34), (146, 512, 28))), mixed(shirt, look.BONE, 0.3), look.SODIUM,
        (4, 3), shade=deep, width=5)  # fmt: skip
    fist(painter, 202, 332, 14, 0.74, skin, towards=(9, 4))
    painter.restore()


def _smith_head(painter: QPainter, skin: str) -> None:
    """Her face over the work, a red cloth about her head."""
    painter.save()
    painter.translate(318, 556)
    painter.rotate(30)
    painter.scale(0.9, 0.9)
    side(painter, 0, 0, 1, Face("#8C5A34", skin, stern=0.8, brow=9, lips="#9A3A34", jaw=0.2, lid=0.25))
    hair(painter, 0, 0, 1.02, Cut.SIDE_UP, "#17110F", look.SODIUM)
    cloth = blob(((56, -84), (34, -116), (-46, -130), (-100, -66), (-80, -46), (-24, -86), (36, -64)))
    lit(painter, cloth, look.OXBLOOD, look.DANGER, (5, 2), shade="#33090F", width=5)
    for x, y in ((88, -62), (108, -20)):  # sweat
        drop = blob(((x, y - 15), (x + 8, y + 4), (x, y + 11), (x - 8, y + 4)), tension=0.9)
        lit(painter, drop, "#E8F0F8", look.BONE, (2, 2), width=3)
    painter.restore()
