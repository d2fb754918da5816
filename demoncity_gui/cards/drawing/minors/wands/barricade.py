"""The seven of wands: one against six."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm, neck, rolled
from demoncity_gui.cards.drawing.backdrop import bricks
from demoncity_gui.cards.drawing.figures import fedora
from demoncity_gui.cards.drawing.hair import strands
from demoncity_gui.cards.drawing.hands import grip
from demoncity_gui.cards.drawing.heads import Face, Mouth, turned
from demoncity_gui.cards.drawing.legs import leg, shoe
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit
from demoncity_gui.cards.drawing.minors.signs import match
from demoncity_gui.cards.drawing.paint import fill, tilted
from demoncity_gui.cards.drawing.primitives import blob, disc, joined, limb, placed, polygon, rect
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_SKIN, _LIGHT = "#F0C090", "#FFB040"
_FOES: Final = ((62, 560, -3), (158, 690, 4), (246, 610, -2), (330, 790, 5), (520, 850, -3), (640, 800, 4))
"""Where each foe's torch has its tip, and how it leans."""


def seven(painter: QPainter, t: Tones) -> None:
    """One on the barricade against six: their torches light him from below, and his shadow is a giant's."""
    bricks(painter, 0, -150, 700, 1300, "#4A3040", look.SODIUM)
    glow(painter, 200, 760, 640, look.SODIUM, 0.8)
    shadow = joined(polygon(((430, 250), (410, 150), (440, 60), (410, 20), (470, 20), (480, -40), (540, 0), (590, -50),
        (610, 20), (670, 10), (650, 80), (700, 110), (650, 150), (660, 240), (600, 320), (480, 320))), blob(((360, 440),
        (440, 310), (560, 260), (800, 260), (800, 900), (560, 900), (470, 640)), tension=0.5), limb(((480, 400, 110),
        (300, 400, 80), (60, 250, 54))))  # fmt: skip
    glaze(painter, shadow, "#0A0612", 0.78)
    for x, y, wide, turn in ((430, 880, 330, -8), (300, 930, 300, 5), (120, 1030, 420, -4), (380, 1020, 360, 7)):
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
        up = (176, 232, 150, 210, 160, 226)[number]
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
    gloom(painter, 360, 600, 480, 0.35)


def _defender(painter: QPainter) -> None:
    """He: planted on planks, his coat flung back, the seventh torch thrust at them with both hands."""
    green, dark, red = "#3E7A56", "#0E1E18", "#8A2430"
    tails = blob(((560, 440), (640, 470), (700, 580), (760, 700), (690, 700), (700, 800), (630, 760), (590, 820), (540,
        700)), tension=0.6)  # fmt: skip
    lit(painter, tails, red, _LIGHT, (-8, 8), shade="#22060E")
    for points in (((590, 500, 3), (650, 620, 9), (690, 760, 12)), ((570, 560, 3), (600, 680, 8), (600, 780, 10))):
        fill(painter, limb(points), "#22060E")
    leg(painter, ((556, 660), (634, 770), (590, 906)), 136, "#3A4A78", _LIGHT, (-7, 6), calf=-1)
    shoe(painter, (588, 900), 1.16, "#4A2A1A", _LIGHT, mirror=True, turn=-6)
    leg(painter, ((498, 660), (390, 772), (424, 916)), 146, "#4A5C94", _LIGHT, (-9, 7), calf=-1)
    shoe(painter, (420, 920), 1.22, "#5A3420", _LIGHT, mirror=True, turn=4)
    trunk = blob(((404, 470), (436, 420), (500, 402), (572, 414), (616, 470), (606, 560), (604, 670), (530, 690), (458,
        668), (456, 570), (420, 520)), tension=0.7)  # fmt: skip
    lit(painter, trunk, green, _LIGHT, (-12, 7), shade=dark)
    for points in (((500, 500, 3), (496, 580, 8), (520, 650, 3)), ((470, 590, 3), (520, 640, 8), (590, 640, 3))):
        fill(painter, limb(points), dark)
    lit(painter, limb(((458, 662, 34), (530, 678, 36), (602, 662, 34))), "#7A4426", _LIGHT, (-3, 6), width=5)
    lit(painter, rect(488, 656, 46, 46, 6), look.BRASS, look.BONE, (-3, 4), width=5)
    _defenders_head(painter)
    turn = -70.3
    arm(painter, ((584, 474), (640, 650), (506, 610)), 104, green, _LIGHT, (-7, 8), skin=_SKIN, body=trunk)
    rolled(painter, (640, 650), (504, 606), 110, _SKIN, _LIGHT, (-6, 6))
    arm(painter, ((432, 476), (410, 668), (354, 566)), 104, green, _LIGHT, (-7, 8), skin=_SKIN, body=trunk)
    rolled(painter, (410, 668), (352, 562), 110, _SKIN, _LIGHT, (-7, 6))
    with grip(painter, 322, 482, turn, 0.84, _SKIN, across=46, mirror=True):
        with grip(painter, 484, 539, turn, 0.84, _SKIN, across=46, mirror=True):
            match(painter, 610, 584, 500, turn, 3, 0.8)


def _defenders_head(painter: QPainter) -> None:
    """Red hair that flies, a red beard, the teeth bared."""
    hair_, deep, shade = "#C2501E", "#4A180C", "#7A3A24"
    neck(painter, 474, 380, 92, 436, _SKIN)
    painter.save()
    painter.translate(780, 4)
    painter.scale(-1, 1)
    with tilted(painter, 330, 420, 12):
        turned(painter, 322, 306, 1.06, Face(shade, _SKIN, stern=1.8, brow=15, brow_colour="#8A3414", jaw=1,
            mouth=Mouth.GRIT, gaze=0.7))  # fmt: skip
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
