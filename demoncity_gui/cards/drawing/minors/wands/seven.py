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
_FOES: Final = ((98, 396, -2), (206, 760, 3), (70, 800, -3), (452, 830, 4), (550, 900, -3), (634, 800, 3))
"""Where each foe's torch has its tip, and how it leans."""


def scene(painter: QPainter, t: Tones) -> None:
    """One on the barricade against six: he has seized one of their torches, and his shadow is a giant's."""
    bricks(painter, 0, -150, 700, 1300, "#4A3040", look.SODIUM)
    glow(painter, 200, 760, 640, look.SODIUM, 0.8)
    glow(painter, 90, 700, 420, "#FFC868", 0.5)
    _shadow(painter)
    for x, y, wide, turn in ((430, 930, 330, -8), (280, 970, 300, 5), (120, 1050, 420, -4), (380, 1040, 360, 7)):
        lit(painter, placed(rect(0, 0, wide, 130, 4), x, y, 1, turn), "#6A4228", _LIGHT, (-4, -8), shade="#20120C")
        fill(painter, placed(joined(rect(14, 40, wide - 28, 7), rect(14, 86, wide - 28, 7)), x, y, 1, turn), "#20120C")
    _defender(painter)
    for number in range(1, len(_FOES)):
        _foe(painter, number)
    _crowd(painter)
    gloom(painter, 330, 500, 480, 0.5)


def _foe(painter: QPainter, number: int) -> None:
    """An arm out of the crowd with a torch in its hand."""
    x, y, turn = _FOES[number]
    high, lean = 1200 - y, math.radians(turn)
    foot = x - high * math.sin(lean)
    tone = ("#C98F5E", "#8A5A38", "#E2B58A")[number % 3]
    way = -1 if number in (1, 3, 4) else 1
    up = (300, 232, 150, 190, 160, 226)[number]
    at = (foot + up * math.sin(lean), 1200 - up)
    arm(painter, ((at[0] + way * 60, 1290), (at[0] + way * 74, 1170), (at[0] + way * 34, at[1] + 52)), 66,
        ("#4A3A5C", "#2F5A52", "#6A2E34")[number % 3], _LIGHT, (-4, -7), skin=tone)  # fmt: skip
    with grip(painter, *at, turn, 0.6, tone, across=34, mirror=way < 0):
        match(painter, foot, 1200, high, turn, high / 118 - 1, 0.4)


def _crowd(painter: QPainter) -> None:
    """Who they are, from behind."""
    for x, y, hat in ((300, 1090, 2), (440, 1100, 0), (610, 1084, 1)):
        coat = blob(((x - 96, 1240), (x - 86, y + 70), (x, y + 36), (x + 86, y + 70), (x + 96, 1240)), tension=0.8)
        lit(painter, joined(coat, disc(x, y, 42, 48)), "#17101A", _LIGHT, (3, -7), shade=BLACK, width=4)
        if hat == 1:
            lit(painter, placed(fedora(), x, y - 16, 0.62), "#2A1A2A", _LIGHT, (3, -7), shade=BLACK, width=4)
        elif hat == 2:
            cap = blob(((x - 48, y - 2), (x - 40, y - 50), (x, y - 62), (x + 40, y - 50), (x + 48, y - 2)), tension=0.8)
            lit(painter, cap, "#5A1A20", _LIGHT, (3, -7), shade=BLACK, width=4)


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
    """He: he leans over them from the planks, one of their torches seized, his own swung back over his head."""
    green, dark, red = "#2E6248", "#060E0C", "#7A1C28"
    tails = blob(((520, 470), (600, 500), (660, 600), (760, 700), (700, 700), (730, 830), (650, 790), (620, 900), (540,
        760)), tension=0.6)  # fmt: skip
    lit(painter, tails, red, _LIGHT, (-8, 8), shade="#22060E")
    for points in (((580, 540, 3), (650, 660, 9), (700, 790, 12)), ((560, 600, 3), (600, 740, 8), (616, 850, 10))):
        fill(painter, limb(points), "#22060E")
    leg(painter, ((540, 770), (652, 900), (634, 1090)), 176, "#1E2848", _LIGHT, (-7, 6), calf=-1, shade=BLACK)
    leg(painter, ((462, 772), (280, 850), (336, 1010)), 198, "#3A4A80", _LIGHT, (-13, 9), calf=-1, shade="#070A1C")
    shoe(painter, (326, 1004), 1.7, "#2A202C", _LIGHT, mirror=True, turn=6)
    trunk = blob(((410, 420), (440, 372), (500, 354), (568, 366), (608, 420), (600, 510), (606, 630), (530, 660), (452,
        630), (458, 520), (424, 470)), tension=0.7)  # fmt: skip
    painter.save()
    painter.translate(495, 774)
    painter.rotate(-9)
    painter.scale(1.16, 1.16)
    painter.translate(-530, -650)
    lit(painter, trunk, green, _LIGHT, (-12, 7), shade=dark)
    within(painter, trunk, blob(((560, 340), (530, 420), (560, 520), (540, 700), (700, 700), (700, 340)), tension=0.6),
        dark)  # fmt: skip
    _open_shirt(painter, trunk, dark)
    lit(painter, limb(((456, 622, 34), (530, 638, 36), (604, 622, 34))), "#7A4426", _LIGHT, (-3, 6), width=5)
    lit(painter, rect(488, 616, 46, 46, 6), look.BRASS, look.BONE, (-3, 4), width=5)
    painter.translate(30, -26)
    _defenders_head(painter)
    painter.restore()
    _defenders_arms(painter, placed(trunk.translated(-530, -650), 495, 774, 1.16, -9), green)


def _defenders_arms(painter: QPainter, body: QPainterPath, green: str) -> None:
    """One raised, the torch swung back over his head; the other thrust out at a foe's torch, the hand shut on it."""
    arm(painter, ((506, 520), (622, 410), (586, 330)), 116, green, _LIGHT, (-8, 7), skin=_SKIN, body=body)
    rolled(painter, (624, 412), (564, 232), 124, _SKIN, _LIGHT, (-7, 6))
    with grip(painter, 552, 196, -72, 0.9, _SKIN, across=46, mirror=True):
        match(painter, 648, 227, 405, -72, 3, 0.9)
    arm(painter, ((354, 540), (262, 694), (220, 650)), 120, green, _LIGHT, (-8, 7), skin=_SKIN, body=body)
    rolled(painter, (262, 696), (164, 602), 124, _SKIN, _LIGHT, (-7, 6))
    with grip(painter, 114, 574, _FOES[0][2], 0.9, _SKIN, across=40):
        _foe(painter, 0)


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
            mouth=Mouth.SHOUT, gaze=0.8))  # fmt: skip
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
