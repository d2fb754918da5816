"""The Ace of Pentacles."""

from __future__ import annotations

import math

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.backdrop import city, clouds, sky
from demoncity_gui.cards.drawing.light import glaze, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import coin
from demoncity_gui.cards.drawing.paint import fill, mixed, rimmed, stroke
from demoncity_gui.cards.drawing.primitives import blob, disc, joined, limb, placed, polygon, rays, rect
from demoncity_gui.cards.drawing.tones import BLACK, Tones


def scene(painter: QPainter, t: Tones) -> None:
    """A hand out of the dark bears one great coin, the only lamp of the night; below it a garden's gate stands open."""
    sky(painter, "#0B0D1C", "#4A2C22", 820)
    glow(painter, 346, 386, 440, look.BRASS, 0.5)
    glow(painter, 346, 386, 290, look.BRASS, 0.5)
    painter.save()
    painter.setClipRect(0, -200, 700, 1000, Qt.ClipOperation.IntersectClip)
    glaze(painter, rays(346, 386, 190, 640, 32, 26, 4), look.SODIUM, 0.16)
    painter.restore()
    clouds(painter, ((600, 150, 0.5), (96, 560, 0.45), (640, 590, 0.4)), "#2A1C26", look.SODIUM)
    city(painter, 800, "#1C141C", look.SODIUM, tall=190, seed=40, edge=mixed(BLACK, look.SODIUM, 0.7))
    _garden(painter)
    painter.translate(14, -14)
    _bearer(painter)


def _garden(painter: QPainter) -> None:
    """A hedge by night; through an arch of roses with its gate open morning is seen, and its light on the path."""
    lit(painter, blob([(-20 + k * 62, 806 - k % 2 * 20) for k in range(13)] + [(720, 1200), (-20, 1200)], tension=0.9),
        "#16241C", mixed(BLACK, look.HORROR, 0.6), (0, -9), shade="#0A120E")  # fmt: skip
    door = joined(rect(122, 870, 236, 260), disc(240, 870, 118, 104))
    fill(painter, door, "#F0B548")
    painter.save()
    painter.setClipPath(door, Qt.ClipOperation.IntersectClip)
    glow(painter, 240, 880, 150, look.BONE, 0.9)
    fill(painter, blob(((100, 960), (180, 920), (260, 944), (340, 912), (380, 1000), (100, 1000)), tension=0.8),
        "#8C6A24")  # fmt: skip
    fill(painter, rect(100, 966, 280, 200), "#5E5A24")
    painter.restore()
    path = blob(((236, 944), (246, 944), (262, 976), (304, 1040), (400, 1140), (30, 1140), (170, 1040), (220, 976)),
        tension=0.5)  # fmt: skip
    lit(painter, path, "#E8C078", look.BONE, (5, -2), shade="#8C6A32", width=4)
    fill(painter, joined(disc(240, 1006, 20, 5), disc(256, 1040, 30, 7), disc(200, 1066, 38, 9)), "#A87C3C")
    leaf = blob(((0, -40), (24, -10), (0, 38), (-24, -10)))
    roses = []
    for number in range(52):
        angle = math.radians(180 + number % 22 * 8.6)
        wide = (148, 176)[number % 2]
        spot = 240 + wide * math.cos(angle), 870 + (wide - 14) * math.sin(angle)
        if number >= 22:  # the posts
            spot = 240.0 + (-160, 160)[number % 2] + number * 37 % 44 - 22, 872.0 + (number - 22) * 8
        lit(painter, placed(leaf, *spot, 0.9, number * 61), mixed(BLACK, look.HORROR, (0.22, 0.4)[number % 2]),
            mixed(BLACK, look.HORROR, 0.9), (2, -4), width=3)  # fmt: skip
        if number % 5 == 0:
            roses.append((*spot, (look.DANGER, look.BONE)[number % 2]))
    for x, y, tone in roses:
        lit(painter, disc(x, y, 17), tone, look.BONE, (3, -4), shade=look.OXBLOOD, width=4)
        stroke(painter, disc(x, y, 8), look.OXBLOOD, 3)
    for number in range(26):  # the hedge's own
        spot = 420.0 + number * 83 % 270, 826.0 + number * 47 % 250
        lit(painter, placed(leaf, *spot, 0.8, number * 71), "#1E3428", mixed(BLACK, look.HORROR, 0.6), (-3, -4),
            width=3)  # fmt: skip
    for way in (-1, 1):
        _gate_leaf(painter, way)


def _gate_leaf(painter: QPainter, way: int) -> None:
    """One of the gate's two leaves of iron, swung wide open towards us, at the left (-1) or at the right (1)."""

    def at(share: float, height: float) -> tuple[float, float]:
        return 240 + way * (124 + share * 96), 1030 + share * 70 - height * (1 + share * 0.25)

    for low, high in ((16, 26), (112, 122)):
        lit(painter, polygon((at(0, low), at(1, low), at(1, high), at(0, high))), "#2A2620", look.SODIUM,
            (-way * 2, -2), width=4)  # fmt: skip
    for number in range(5):
        (x, foot), (_, top) = at(number / 4, -4), at(number / 4, 146)
        spike = polygon(((x - 6, foot), (x - 6, top), (x - 11, top), (x, top - 26), (x + 11, top), (x + 6, top),
            (x + 6, foot)))  # fmt: skip
        lit(painter, spike, "#2A2620", look.SODIUM, (-way * 3, -1), width=4)


def _bearer(painter: QPainter) -> None:
    """The hand, cupped, from its thumb's side: three fingers rise behind the coin, forefinger and thumb hold it."""
    skin, shade, deep = "#E2B58A", "#A06A40", "#5A3420"
    far = (((430, 640, 60), (270, 600, 54), (160, 500, 48), (134, 420, 38)), ((430, 650, 60), (256, 620, 54), (128,
        534, 48), (98, 460, 38)), ((430, 660, 58), (250, 640, 54), (112, 578, 46), (78, 516, 36)))  # fmt: skip
    for finger in far:
        lit(painter, limb(finger), skin, skin, (5, -12), shade=shade, width=7, smooth=True)
    for finger in far:
        x, y, _ = finger[2]
        fill(painter, limb(((x - 16, y + 12, 2), (x - 2, y + 2, 5), (x + 16, y - 4, 2))), deep)
    coin(painter, 346, 394, 400)
    hand = blob(((150, 600), (172, 576), (204, 586), (262, 626), (340, 640), (420, 626), (480, 600), (540, 620), (610,
        690), (560, 790), (500, 776), (420, 772), (330, 736), (240, 700), (176, 650)), tension=0.8)  # fmt: skip
    lit(painter, hand, skin, skin, (2, -26), shade=shade, width=8, smooth=True)
    within(painter, hand, blob(((240, 700), (320, 706), (420, 730), (500, 716), (600, 700), (600, 820), (380, 800),
        (250, 730)), tension=0.8), deep)  # fmt: skip
    thumb = blob(((598, 690), (560, 640), (500, 590), (470, 540), (446, 496), (420, 480), (398, 494), (396, 526), (414,
        566), (430, 610), (452, 660), (500, 700), (540, 716)), tension=0.8)  # fmt: skip
    lit(painter, thumb, skin, skin, (-14, -12), shade=shade, width=7, smooth=True)
    nail = blob(((404, 500), (420, 490), (436, 504), (436, 530), (414, 532)))
    fill(painter, nail, mixed(skin, look.BONE, 0.6))
    stroke(painter, nail, shade, 2)
    folds = (((250, 622, 2), (262, 642, 5), (260, 664, 2)), ((330, 642, 2), (344, 664, 6), (340, 690, 2)), ((408, 572,
        2), (428, 580, 5), (448, 574, 2)), ((446, 652, 3), (466, 690, 7), (510, 714, 2)))  # fmt: skip
    fill(painter, joined(*(limb(line) for line in folds)), deep)
    sleeve = polygon(((800, 1150), (800, 860), (660, 728), (560, 846), (690, 1010)))
    lit(painter, sleeve, "#34325A", look.SODIUM, (-8, -12), shade="#0E0E1E")
    fill(painter, joined(limb(((640, 840, 3), (720, 940, 9))), limb(((680, 810, 3), (770, 910, 9)))), BLACK)
    cuff = polygon(((668, 726), (586, 648), (484, 796), (568, 850)))
    lit(painter, cuff, look.BONE, look.BONE, (-5, -8), shade="#8C8474", width=7)
    rimmed(painter, disc(586, 776, 11), look.BRASS, BLACK, 4)
