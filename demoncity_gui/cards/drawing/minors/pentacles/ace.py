"""The Ace of Pentacles."""

from __future__ import annotations

import math

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.backdrop import city, clouds, sky
from demoncity_gui.cards.drawing.hand_parts import bends, digit, flesh, line_of, nail, pale_of
from demoncity_gui.cards.drawing.light import glaze, glow, lit
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
    painter.save()
    painter.translate(290, 1120)
    painter.scale(1.24, 1.24)
    painter.translate(-240, -1120)
    _garden(painter)
    painter.restore()
    painter.translate(12, -40)
    _bearer(painter)


def _garden(painter: QPainter) -> None:
    """A hedge by night; through an arch of roses with its gate open morning is seen, and its light on the path."""
    lit(painter, blob([(-20 + k * 62, 806 - k % 2 * 20) for k in range(13)] + [(720, 1200), (-20, 1200)], tension=0.9),
        "#16241C", mixed(BLACK, look.HORROR, 0.6), (0, -9), shade="#0A120E")  # fmt: skip
    glow(painter, 240, 880, 300, look.SODIUM, 0.6)
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
    """An open hand, palm up, from its thumb's side: the coin stands in it, fingers rise beside it, the thumb before."""
    skin, lamp = "#E2B58A", (-0.3, -1.0)
    far = (((404, 660, 60), (280, 636, 48), (196, 566, 44), (174, 482, 30)), ((400, 676, 60), (256, 662, 52), (158,
        582, 47), (126, 498, 31)), ((396, 694, 60), (240, 690, 54), (134, 616, 49), (90, 538, 32)))  # fmt: skip
    flesh(painter, [digit(one) for one in far], skin, lamp, 9, seam=4)
    fill(painter, joined(*(bends(one, 0.6) for one in far)), line_of(skin))
    coin(painter, 348, 424, 388)
    near = ((430, 704, 70), (250, 722, 60), (146, 674, 52), (88, 606, 34))
    heel = blob(((340, 668), (410, 652), (480, 634), (550, 650), (600, 684), (680, 740), (610, 824), (546, 780), (470,
        786), (400, 770), (330, 748)), tension=0.7)  # fmt: skip
    thumb = ((530, 716, 110), (480, 646, 76), (440, 590, 58), (412, 536, 38))
    whole = heel.united(digit(near)).united(digit(thumb))
    flesh(painter, (whole,), skin, lamp, 15, seam=4)
    ball = limb(((418, 646, 2), (440, 694, 7), (486, 740, 6), (540, 762, 2)))
    fill(painter, joined(bends(near, 0.6), bends(thumb[1:], 0.6), ball, limb(((340, 672, 2), (352, 694, 5), (350, 716,
        2)))), line_of(skin))  # fmt: skip
    fill(painter, nail(thumb), pale_of(skin))
    sleeve = polygon(((692, 730), (960, 900), (820, 1090), (598, 848)))
    lit(painter, sleeve, "#34325A", look.SODIUM, (-8, -12), shade="#0E0E1E")
    cuff = polygon(((648, 690), (550, 808), (604, 864), (712, 736)))
    lit(painter, cuff, look.BONE, look.BONE, (-5, -8), shade="#8C8474", width=7)
    rimmed(painter, disc(606, 818, 11), look.BRASS, BLACK, 4)
