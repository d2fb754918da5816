"""The Seven of Wands."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtGui import QPainter, QPainterPath

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm, neck, rolled
from demoncity_gui.cards.drawing.backdrop import bricks
from demoncity_gui.cards.drawing.figures import fedora
from demoncity_gui.cards.drawing.hair import strands
from demoncity_gui.cards.drawing.hands import grip
from demoncity_gui.cards.drawing.heads import Face, Mouth, turned
from demoncity_gui.cards.drawing.legs import leg, shoe
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import match
from demoncity_gui.cards.drawing.paint import fill, tilted
from demoncity_gui.cards.drawing.primitives import blob, disc, joined, limb, placed, polygon, rect
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_SKIN, _LIGHT = "#F0C090", "#FFB040"
_FOES: Final = ((58, 560, -3), (146, 690, 4), (226, 610, -2), (448, 800, 4), (556, 870, -3), (634, 776, 4))
"""Where each foe's torch has its tip, and how it leans."""


def scene(painter: QPainter, t: Tones) -> None:
    """One on the barricade against six: their torches light him from below, and his shadow is a giant's."""
    bricks(painter, 0, -150, 700, 1300, "#4A3040", look.SODIUM)
    glow(painter, 200, 760, 640, look.SODIUM, 0.8)
    glow(painter, 90, 700, 420, "#FFC868", 0.5)
    _shadow(painter)
    for x, y, wide, turn in ((430, 930, 330, -8), (280, 970, 300, 5), (120, 1050, 420, -4), (380, 1040, 360, 7)):
        lit(painter, placed(rect(0, 0, wide, 130, 4), x, y, 1, turn), "#6A4228", _LIGHT, (-4, -8), shade="#20120C")
        fill(painter, placed(joined(rect(14, 40, wide - 28, 7), rect(14, 86, wide - 28, 7)), x, y, 1, turn), "#20120C")
    painter.save()
    painter.translate(-44, 0)
    _defender(painter)
    painter.restore()
    for number, (x, y, turn) in enumerate(_FOES):
        high = 1200 - y
        lean = math.radians(turn)
        foot = x - high * math.sin(lean)
        tone = ("#C98F5E", "#8A5A38", "#E2B58A")[number % 3]
        way = -1 if number in (1, 2, 4) else 1
        up = (250, 300, 236, 252, 186, 268)[number]
        at = (foot + up * math.sin(lean), 1200 - up)
        arm(painter, ((at[0] + way * 60, 1290), (at[0] + way * 74, 1170), (at[0] + way * 34, at[1] + 52)), 66,
            ("#4A3A5C", "#2F5A52", "#6A2E34")[number % 3], _LIGHT, (-4, -7), skin=tone)  # fmt: skip
        with grip(painter, *at, turn, 0.6, tone, across=34, mirror=way < 0):
            match(painter, foot, 1200, high, turn, high / 118 - 1, 0.4)
    for x, y, hat in ((96, 1080, 1), (290, 1100, 2), (440, 1090, 0), (590, 1080, 1)):  # who they are, from behind
        coat = blob(((x - 96, 1240), (x - 86, y + 70), (x, y + 36), (x + 86, y + 70), (x + 96, 1240)), tension=0.8)
        lit(painter, joined(coat, disc(x, y, 42, 48)), "#17101A", _LIGHT, (3, -7), shade=BLACK, width=4)
        if hat == 1:
            lit(painter, placed(fedora(), x, y - 16, 0.62), "#2A1A2A", _LIGHT, (3, -7), shade=BLACK, width=4)
        elif hat == 2:
            cap = blob(((x - 48, y - 2), (x - 40, y - 50), (x, y - 62), (x + 40, y - 50), (x + 48, y - 2)), tension=0.8)
            lit(painter, cap, "#5A1A20", _LIGHT, (3, -7), shade=BLACK, width=4)
    gloom(painter, 320, 600, 440, 0.5)


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
    """He: planted on planks, his coat flung back, the seventh torch thrust at them with both hands."""
    green, dark, red = "#2E6248", "#060E0C", "#7A1C28"
    tails = blob(((560, 380), (640, 410), (700, 520), (770, 680), (690, 660), (710, 790), (630, 740), (600, 820), (540,
        640)), tension=0.6)  # fmt: skip
    lit(painter, tails, red, _LIGHT, (-8, 8), shade="#22060E")
    for points in (((590, 430, 3), (650, 580, 9), (690, 740, 12)), ((570, 500, 3), (600, 660, 8), (610, 780, 10))):
        fill(painter, limb(points), "#22060E")
    leg(painter, ((562, 622), (664, 770), (640, 948)), 150, "#1E2848", _LIGHT, (-7, 6), calf=-1, shade=BLACK)
    shoe(painter, (638, 944), 1.3, "#1E1722", _LIGHT, mirror=True, turn=-4)
    leg(painter, ((506, 620), (364, 742), (400, 930)), 164, "#3A4A80", _LIGHT, (-12, 8), calf=-1, shade="#070A1C")
    shoe(painter, (396, 934), 1.4, "#2A202C", _LIGHT, mirror=True, turn=4)
    trunk = blob(((410, 420), (440, 372), (500, 354), (568, 366), (608, 420), (600, 510), (606, 630), (530, 660), (452,
        630), (458, 520), (424, 470)), tension=0.7)  # fmt: skip
    lit(painter, trunk, green, _LIGHT, (-12, 7), shade=dark)
    within(painter, trunk, blob(((560, 340), (530, 420), (560, 520), (540, 700), (700, 700), (700, 340)), tension=0.6),
        dark)  # fmt: skip
    _open_shirt(painter, trunk, dark)
    lit(painter, limb(((456, 622, 34), (530, 638, 36), (604, 622, 34))), "#7A4426", _LIGHT, (-3, 6), width=5)
    lit(painter, rect(488, 616, 46, 46, 6), look.BRASS, look.BONE, (-3, 4), width=5)
    painter.save()
    painter.translate(30, -26)
    painter.scale(0.94, 0.94)
    _defenders_head(painter)
    painter.restore()
    turn = -70.3
    arm(painter, ((574, 432), (640, 606), (592, 583)), 92, green, _LIGHT, (-7, 8), skin=_SKIN, body=trunk)
    for points in (((588, 470, 3), (610, 520, 9), (606, 570, 3)), ((622, 510, 3), (642, 556, 8), (632, 590, 3))):
        fill(painter, limb(points), dark)
    rolled(painter, (642, 606), (530, 566), 104, _SKIN, _LIGHT, (-6, 6))
    arm(painter, ((436, 428), (414, 616), (386, 566)), 104, green, _LIGHT, (-7, 8), skin=_SKIN, body=trunk)
    rolled(painter, (412, 618), (358, 516), 108, _SKIN, _LIGHT, (-7, 6))
    with grip(painter, 322, 436, turn, 0.8, _SKIN, across=46, mirror=True):
        with grip(painter, 484, 493, turn, 0.8, _SKIN, across=46, mirror=True):
            match(painter, 630, 545, 520, turn, 3, 0.8)


def _open_shirt(painter: QPainter, trunk: QPainterPath, dark: str) -> None:
    """His shirt: torn open at the throat, strained over the chest, drawn into the belt in folds."""
    chest = blob(((428, 420), (470, 396), (520, 420), (524, 486), (486, 510), (446, 486)), tension=0.8)
    within(painter, trunk, chest, "#478A62")
    bare = polygon(((468, 352), (548, 352), (536, 420), (514, 500), (492, 440)))
    within(painter, trunk, bare, "#7A3A24")
    within(painter, trunk, polygon(((468, 352), (520, 352), (516, 420), (512, 490), (492, 440))), _SKIN)
    for wing in (((474, 350), (456, 372), (470, 430), (496, 424)), ((546, 352), (566, 372), (556, 432), (530, 420))):
        lit(painter, polygon(wing), "#2E6248", _LIGHT, (-4, 4), shade=dark, width=5)
    folds = (((514, 500, 3), (510, 560, 6), (512, 624, 4)), ((446, 496, 2), (478, 520, 8), (506, 520, 3)), ((462, 560,
        3), (476, 590, 9), (490, 626, 4)), ((540, 500, 3), (550, 560, 9), (536, 626, 4)), ((600, 450, 4), (572, 480, 8),
        (530, 490, 2)))  # fmt: skip
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
