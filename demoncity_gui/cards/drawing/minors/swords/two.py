"""The Two of Swords."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import bust, neck
from demoncity_gui.cards.drawing.backdrop import city, sky
from demoncity_gui.cards.drawing.features import ink
from demoncity_gui.cards.drawing.hair import strands
from demoncity_gui.cards.drawing.hand_parts import digit, flesh, line_of, pale_of
from demoncity_gui.cards.drawing.heads import Face, front
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import sword
from demoncity_gui.cards.drawing.paint import Hatch, fill, hatch, mixed, tilted
from demoncity_gui.cards.drawing.primitives import blob, disc, joined, limb, polygon, rect
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_SKIN: Final = "#EBD0B4"
_MOON: Final = "#F4F8FF"
_GOWN: Final = "#46548A"
_NIGHT: Final = "#12182E"
_HAIR: Final = "#2E2444"
_WRIST: Final = (-50, 856)
"""Left of her middle, for her right arm."""


def scene(painter: QPainter, t: Tones) -> None:
    """Blindfolded, she stands fast: two blades clash before her, and over her breaks a wave."""
    sky(painter, "#070D1A", "#2E5A80", 560)
    fill(painter, disc(568, 150, 92).subtracted(disc(530, 134, 88)), look.BONE)
    glow(painter, 568, 150, 210, look.BONE, 0.3)
    city(painter, 560, "#12202F", None, tall=210, seed=33)
    city(painter, 564, "#0A0E15", look.SODIUM, tall=120, seed=25, edge=mixed(BLACK, look.ICE, 0.5))
    fill(painter, rect(0, 560, 700, 600), mixed(BLACK, look.ICE, 0.26))
    hatch(painter, rect(0, 566, 700, 540), Hatch.WAVES, mixed(BLACK, look.ICE, 0.48), pitch=36, width=4)
    for number in range(14):
        fill(painter, rect(570 - number * 8 + (number % 3) * 26, 574 + number * 34, 70 + number * 8, 8, 4), look.BONE)
    _wave(painter)
    body = bust(350, 590, 410, 1240, waist=0.62, hip=0.86)
    _body(painter, body)
    _head(painter)
    _arms(painter, body)
    _spark(painter)
    gloom(painter, 360, 560, 460, 0.4)


def _wave(painter: QPainter) -> None:
    """It has come up behind her from the left and curls over her head, its foam about to fall."""
    deep, mid = mixed(BLACK, look.ICE, 0.24), mixed(BLACK, look.ICE, 0.5)
    wall = blob(((-40, 400), (40, 250), (150, 110), (270, 34), (390, 18), (490, 60), (552, 130), (574, 226), (520, 180),
        (450, 170), (390, 210), (370, 300), (380, 440), (430, 560), (520, 700), (640, 790), (760, 820), (760, 1160),
        (-40, 1160)), tension=0.75)  # fmt: skip
    lit(painter, wall, mid, look.ICE, (9, -8), shade=deep, width=6)
    ways = (((60, 640, 3), (66, 440, 24), (150, 230, 26), (300, 90, 5)), ((10, 760, 3), (14, 560, 24), (60, 350, 22),
        (170, 160, 3)), ((140, 660, 3), (134, 470, 18), (206, 280, 22), (350, 130, 4)), ((214, 600, 3), (204, 440, 16),
        (250, 290, 20), (380, 160, 4)))  # fmt: skip
    within(painter, wall, joined(*(ink(points) for points in ways[::2])), deep)
    within(painter, wall, joined(*(ink(points) for points in ways[1::2])), mixed(BLACK, look.ICE, 0.76))
    swell = ink(((-40, 900, 10), (80, 860, 20), (200, 900, 4)))
    within(painter, wall, joined(swell, swell.translated(470, -60), swell.translated(20, 130), swell.translated(500,
        110)), mixed(BLACK, look.ICE, 0.76))  # fmt: skip
    _foam(painter, wall)


def _foam(painter: QPainter, wall: QPainterPath) -> None:
    """The lip: round scallops, great and small by turns, that pale back into the wave's blue; drops fall off it."""
    puffs = ((356, 186, 20), (392, 166, 36), (436, 148, 23), (478, 162, 40), (522, 182, 25), (552, 218, 38), (582,
        250, 20))  # fmt: skip
    foam = joined(*(disc(*puff) for puff in puffs))
    lit(painter, foam, look.BONE, look.BONE, (5, -8), shade="#6E9CBE", width=6, smooth=True)
    flecks = ((352, 118, 9), (384, 96, 6), (414, 98, 10), (446, 84, 6), (476, 88, 8), (516, 118, 7), (330, 140, 6),
        (328, 176, 8))  # fmt: skip
    within(painter, wall, joined(*(disc(x, y - size * 0.8, size) for x, y, size in puffs), *(disc(*fleck) for fleck in
        flecks)), "#9CC4DE")  # fmt: skip
    froth = joined(*(disc(x, y - size * 0.4, size * 0.84) for x, y, size in puffs))
    within(painter, wall.united(foam), froth, look.BONE)
    spray = ((600, 292, 9), (562, 286, 7), (618, 322, 6), (592, 340, 5), (500, 236, 8), (442, 206, 6), (626, 240, 5))
    fill(painter, joined(*(disc(*drop) for drop in spray)), look.BONE)


def _spark(painter: QPainter) -> None:
    """Where the two blades meet it sparks."""
    x, y = 340, 664
    glow(painter, x, y, 130, look.SODIUM, 0.5)
    rays = ((4, 104), (40, 50), (78, 92), (126, 56), (172, 84), (216, 50), (266, 98), (312, 60))
    for colour, share in ((look.SODIUM, 1), ("#FFF6D8", 0.72)):
        points = [(x + far * share * math.sin(math.radians(angle)), y - far * share * math.cos(math.radians(angle)))
            for turn, long in rays for angle, far in ((turn - 20, 22), (turn, long))]  # fmt: skip
        fill(painter, polygon(points), colour)
    fill(painter, joined(*(limb(((x + a, y + b, 1), (x + a * 1.36, y + b * 1.36 + 8, 8))) for a, b in ((-96, -40), (104,
        -34), (56, -92), (-52, -100), (84, 60), (-88, 56)))), "#FFD884")  # fmt: skip


def _body(painter: QPainter, body: QPainterPath) -> None:
    """Hair in the wind behind her, bare shoulders, a dark gown; the moon on her left side."""
    blown = blob(((300, 250), (400, 236), (470, 290), (540, 330), (640, 330), (600, 372), (668, 410), (590, 430), (650,
        500), (556, 490), (590, 580), (500, 560), (450, 620), (270, 620), (240, 480), (240, 330)),
        tension=0.8)  # fmt: skip
    lit(painter, blown, _HAIR, look.ICE, (6, -9), shade="#0C0A14")
    strands(painter, [((440, 300), (520, 350), (624, 344)), ((450, 340), (540, 390), (640, 410)), ((450, 400), (530,
        440), (626, 488)), ((446, 460), (500, 490), (574, 562))], _HAIR, look.ICE, 12)  # fmt: skip
    lit(painter, body, _SKIN, _MOON, (12, -8), shade="#7A6068", smooth=True)
    gown = blob(((216, 690), (262, 720), (350, 800), (438, 720), (484, 690), (520, 760), (500, 900), (474, 1000), (500,
        1240), (200, 1240), (226, 1000), (200, 900), (180, 760)), tension=0.6)  # fmt: skip
    within(painter, body, gown.translated(0, -8), BLACK)
    within(painter, body, gown, _GOWN)
    within(painter, body, blob(((140, 640), (270, 700), (330, 800), (290, 900), (330, 1000), (300, 1240), (140, 1240)),
        tension=0.6).intersected(gown), _NIGHT)  # fmt: skip


def _head(painter: QPainter) -> None:
    """Her chin up, listening; a red cloth over her eyes, its ends in the wind."""
    with tilted(painter, 350, 600, -5):
        neck(painter, 350, 480, 88, 606, _SKIN)
        throat = blob(((294, 598), (350, 612), (406, 598), (440, 640), (350, 690), (262, 640)), tension=0.6)
        fill(painter, throat, _SKIN)
        fill(painter, joined(*(limb(((350 + way * 16, 632, 5), (350 + way * 60, 622, 4), (350 + way * 110, 628, 1)))
            for way in (-1, 1))), "#9A7C70")  # fmt: skip
        front(painter, 350, 368, 1.2, Face("#6A5A70", _SKIN, open=False, lips="#B02838", jaw=0.1, smile=-0.4),
            mirror=True)  # fmt: skip
        cap = blob(((346, 226), (420, 236), (458, 290), (462, 350), (440, 400), (436, 330), (400, 276), (350, 262),
            (304, 280), (266, 336), (262, 440), (240, 500), (228, 400), (238, 300), (284, 240)),
            tension=0.7)  # fmt: skip
        lit(painter, cap, _HAIR, look.ICE, (7, -7), shade="#0C0A14", width=6)
        strands(painter, [((350, 246), (420, 262), (446, 340)), ((346, 240), (280, 270), (250, 370)), ((340, 252), (270,
            300), (246, 430))], _HAIR, look.ICE, 9)  # fmt: skip
        for end in (((436, 318), (500, 290), (560, 316), (664, 262), (640, 316), (568, 366), (500, 344), (440, 362)),
            ((436, 336), (490, 360), (540, 420), (630, 420), (600, 462), (524, 470), (470, 410),
            (430, 374))):  # fmt: skip
            lit(painter, blob(end, tension=0.8), "#A81C2C", "#FF7A68", (5, -6), shade="#33090F", width=5)
        band = blob(((256, 318), (350, 302), (446, 320), (448, 382), (350, 398), (254, 382)), tension=0.5)
        lit(painter, band, "#B8202F", "#FF7A68", (8, -7), shade="#33090F")
        fill(painter, joined(limb(((264, 348, 2), (350, 336, 6), (436, 350, 2))), limb(((266, 370, 2), (350, 372, 4),
            (436, 366, 2)))), "#4A0C14")  # fmt: skip


def _arms(painter: QPainter, body: QPainterPath) -> None:
    """Bare arms, one over the other before her breast, and in each fist a blade: the two cross above them."""
    for way in (1, -1):
        lit(painter, _arm(way), _SKIN, _MOON, (8, -6), shade="#7A6068", width=5, smooth=True)
        # the shoulder is the body's: no edge parts them above the armpit
        within(painter, body, limb([(350 - way * x, y, wide) for x, y, wide in ((140, 650, 76), (166, 690, 96), (176,
            730, 76))]), _SKIN)  # fmt: skip
        within(painter, body, limb(((350 - way * 128, 610, 24), (350 - way * 122, 720, 28))), _GOWN if way < 0
            else _NIGHT)  # fmt: skip
    _guard(painter, -1)
    _fist(painter, -1)
    glaze(painter, limb(((200, 1010, 90), (330, 930, 86), (430, 884, 90))).intersected(_arm(-1)), BLACK, 0.4)
    painter.save()  # her right forearm again, over her left
    over = polygon(((60, 930), (196, 889), (420, 818), (440, 900), (300, 1000), (100, 1060), (60, 1000)))
    painter.setClipPath(over, Qt.ClipOperation.IntersectClip)
    lit(painter, _arm(1), _SKIN, _MOON, (8, -6), shade="#7A6068", width=5, smooth=True)
    painter.restore()
    fill(painter, limb(((146, 912, 1), (176, 899, 5), (208, 888, 7))), BLACK)  # in the bend of that elbow
    _guard(painter, 1)
    _fist(painter, 1)
    night = blob(((60, 640), (190, 640), (190, 700), (150, 800), (142, 880), (166, 938), (230, 954), (330, 914), (330,
        960), (200, 1010), (60, 1010)), tension=0.6)  # fmt: skip
    glaze(painter, night.intersected(_arm(1)), _NIGHT, 0.5)


def _arm(way: int) -> QPainterPath:
    """Her right arm, or -1 her left: a round shoulder, a slim upper arm, a soft elbow, a forearm that narrows."""
    outline = ((132, 640), (180, 642), (216, 672), (230, 730), (238, 800), (246, 870), (250, 920), (240, 962),
        (212, 988), (174, 990), (130, 972), (70, 940), (10, 908), (-56, 876), (-50, 834), (20, 858), (90, 882), (140,
        896), (166, 884), (162, 830), (152, 770), (136, 710), (122, 670))  # fmt: skip
    return blob([(350 - way * x, y) for x, y in outline], tension=0.8)


def _guard(painter: QPainter, way: int) -> None:
    """The leather on her right forearm, or -1 her left, laced, with a rim at the wrist and one below the elbow."""
    shape = blob([(350 - way * x, y) for x, y in ((100, 968), (40, 934), (-34, 894), (-40, 866), (-28, 832), (30, 854),
        (92, 876), (106, 920))], tension=0.5)  # fmt: skip
    lit(painter, shape, "#9A3430", "#FF8A70", (6, -7), shade="#3A0E12", width=6)
    for rim in (((98, 874, 16), (112, 920, 18), (102, 970, 16)), ((-28, 828, 14), (-42, 864, 16), (-36, 898, 14))):
        lit(painter, ink([(350 - way * x, y, wide) for x, y, wide in rim]), look.SODIUM, look.BONE, (3, -4),
            shade="#8C5A1E", width=5)  # fmt: skip
    laces = joined(*(limb(((350 - way * (x + 8), y - 15, 5), (350 - way * (x - 12), y + 13, 5))) for x, y in ((72, 920),
        (42, 906), (12, 890))))  # fmt: skip
    fill(painter, laces, look.SODIUM)


def _fist(painter: QPainter, way: int) -> None:
    """Her right fist, or -1 her left, from its back, at the end of its forearm, and its blade."""
    lamp, skin = (0.8 * way, -0.6), _SKIN
    painter.save()
    painter.translate(350 - way * _WRIST[0], _WRIST[1])
    painter.scale(way, 1)
    painter.rotate(-29)
    flesh(painter, (digit(((16, -18, 42), (40, -58, 36), (66, -76, 30), (88, -64, 20))),), skin, lamp, 6)
    sword(painter, 78, 0, 634, -5, 4, grip=124)
    painter.setClipRect(QRectF(-14, -300, 400, 600), Qt.ClipOperation.IntersectClip)
    chains = [((56, -42 + k * 28, 33), (86, -45 + k * 29, 35), (102, -42 + k * 28, 32)) for k in range(4)]
    back = blob(((-30, -25), (10, -32), (56, -56), (78, -40), (80, 44), (58, 60), (10, 34), (-30, 25)), tension=0.6)
    flesh(painter, (*(digit(chain) for chain in reversed(chains)), back), skin, lamp, 6)
    fill(painter, joined(*(disc(69, y + 1, 5, 8) for _, y, _ in (chain[0] for chain in chains))), pale_of(skin))
    fill(painter, joined(*(limb(((60, y + 15, 4), (32, y + 9, 3), (12, y + 4, 1))) for _, y, _ in (chain[0] for chain
        in chains[:3]))), line_of(skin))  # fmt: skip
    painter.restore()
