"""The Queen of Cups."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import neck
from demoncity_gui.cards.drawing.features import ink
from demoncity_gui.cards.drawing.figures import Nose, crown
from demoncity_gui.cards.drawing.hair import Cut, hair, strands
from demoncity_gui.cards.drawing.hands import cradle, grip
from demoncity_gui.cards.drawing.heads import Face, turned
from demoncity_gui.cards.drawing.light import glaze, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import glass
from demoncity_gui.cards.drawing.paint import fill, mixed, rimmed, tilted
from demoncity_gui.cards.drawing.primitives import SKY, blob, disc, joined, limb, placed, polygon, rect
from demoncity_gui.cards.drawing.tones import BLACK, Tones


def scene(painter: QPainter, t: Tones) -> None:
    """On the last dry step of the drowned Lido she reads the one glass that shines, and holds it with both hands."""
    painter.translate(700, 0)
    painter.scale(-1, 1)
    fill(painter, SKY, "#07111C")
    for reach, share in ((560, 0.1), (430, 0.12), (310, 0.14), (200, 0.16)):
        around = disc(206, 536, reach)
        glaze(painter, around, t.light, share)
        tiles = joined(*(rect(0, y, 700, 3) for y in range(-60, 960, 90)), *(rect(x, -150, 3, 1110) for x in range(30,
            700, 90)))  # fmt: skip
        within(painter, around, tiles, mixed("#07111C", t.light, share * 1.3))
    painter.save()
    painter.translate(128, -40)
    _shell(painter)
    painter.restore()
    glaze(painter, polygon(((470, -150), (760, -150), (760, 1200), (640, 1200), (560, 700))), "#04080F", 0.24)
    glaze(painter, polygon(((380, -150), (760, -150), (760, 1200), (520, 1200))), "#04080F", 0.2)
    painter.save()
    painter.translate(322, 580)
    painter.scale(1.2, 1.2)
    painter.translate(-330, -616)
    _gown(painter, t)
    _reader(painter, t)
    painter.restore()
    _water(painter, t)


_PALE: Final = "#EBD8CE"
_HAIR: Final = "#7A2E22"
_SHEEN: Final = "#E8905A"
_CLOTH: Final = "#A8CFE0"
_FOLD: Final = "#2C5878"


def _gown(painter: QPainter, t: Tones) -> None:
    """She sits to her lap in the water, turned to the left: a long fall of hair, a narrow waist, cloth that floats."""
    cloth, dark = _CLOTH, _FOLD
    fall = blob(((372, 330), (470, 306), (548, 380), (572, 520), (600, 700), (640, 860), (700, 1000), (700, 1200),
        (560, 1200), (560, 1000), (520, 820), (490, 680), (430, 560)), tension=0.75)  # fmt: skip
    lit(painter, fall, _HAIR, _SHEEN, (-10, -4), shade="#1C0A0C")
    strands(painter, [((520, 420), (560, 620), (610, 860)), ((500, 440), (540, 680), (600, 960)), ((540, 440), (590,
        640), (650, 900)), ((480, 480), (520, 720), (580, 1060))], _HAIR, _SHEEN, 6)  # fmt: skip
    locks = (((440, 330, 2), (500, 440, 10), (486, 560, 12), (530, 700, 9), (520, 800, 2)), ((490, 336, 2), (536, 460,
        11), (524, 590, 13), (568, 740, 10), (570, 900, 3)), ((530, 380, 2), (562, 520, 8), (556, 640, 10), (604, 800,
        8), (620, 900, 2)))  # fmt: skip
    within(painter, fall, joined(*(ink(points) for points in locks)), mixed(_HAIR, _SHEEN, 0.55))
    bodice = blob(((372, 628), (336, 668), (334, 760), (362, 830), (350, 880), (320, 940), (600, 940), (556, 820), (548,
        700), (506, 642), (440, 622)), tension=0.7)  # fmt: skip
    lit(painter, bodice, cloth, look.BONE, (-13, -4), shade=dark)
    skirt = blob(((356, 856), (440, 872), (556, 840), (640, 880), (700, 930), (700, 1060), (160, 1060), (150, 940),
        (196, 904), (270, 892)), tension=0.7)  # fmt: skip
    lit(painter, skirt, cloth, look.BONE, (-10, -9), shade=dark)
    folds = (((380, 876, 3), (320, 900, 9), (220, 926, 3)), ((430, 880, 3), (400, 920, 11), (330, 960, 3)), ((500, 872,
        3), (520, 920, 11), (560, 960, 3)), ((340, 884, 2), (260, 940, 9), (190, 1000, 3)), ((470, 880, 2), (470, 950,
        10), (440, 1010, 3)), ((600, 890, 2), (630, 940, 9), (650, 1000, 3)))  # fmt: skip
    within(painter, skirt, joined(*(limb(points) for points in folds)), dark)
    within(painter, skirt, blob(((420, 870), (560, 830), (720, 880), (720, 1080), (330, 1080), (480, 960)),
        tension=0.6), dark)  # fmt: skip
    glaze(painter, skirt.intersected(disc(224, 860, 190, 110)), "#DDF2FF", 0.16)


def _reader(painter: QPainter, t: Tones) -> None:
    """Her head bent over the glass, her two hands that hold it, its light on both."""
    lamp = (-1.0, 0.2)
    neck(painter, 424, 520, 70, 634, _PALE)
    with tilted(painter, 436, 570, -25):
        turned(painter, 412, 418, 1.08, Face("#8480A4", _PALE, brow=7, brow_colour="#101C2C", lips=look.OXBLOOD, jaw=0,
            nose=Nose.SNUB, stern=-0.9, lid=0.68, gaze=1), mirror=True)  # fmt: skip
        hair(painter, 412, 416, 1.14, Cut.TURNED_LONG, _HAIR, _SHEEN, mirror=True)
        lit(painter, placed(crown(), 424, 314, 0.72, 5), look.BRASS, look.BONE, (-11, 2), shade="#5A3A10")
        for x, y in ((370, 292), (422, 296), (474, 302)):
            lit(painter, disc(x, y, 9), look.DANGER, look.BONE, (-3, -2), width=3)
        fill(
            painter,
            joined(limb(((403, 424, 1), (409, 440, 4))), blob(((411, 434), (419, 452), (411, 461), (403, 452)))),
            "#DDF2FF",
        )  # a tear
        fill(painter, joined(disc(470, 486, 7), disc(470, 504, 10)), look.BONE)
    glow(painter, 224, 640, 230, "#DDF2FF", 0.66)
    far = blob(((324, 740), (396, 740), (404, 830), (392, 884), (360, 904), (322, 890), (280, 858), (240, 826), (232,
        808), (246, 788), (262, 792), (296, 820), (322, 834), (326, 800)), tension=0.75)  # fmt: skip
    lit(painter, far, _PALE, _PALE, (-8, -5), shade="#6C6288", smooth=True)
    lit(painter, blob(((372, 634), (322, 660), (308, 730), (318, 800), (392, 800), (400, 700)), tension=0.8), _CLOTH,
        look.BONE, (-9, -3), shade=_FOLD)  # fmt: skip
    near = blob(
        (
            (466, 690),
            (544, 690),
            (550, 780),
            (538, 850),
            (504, 884),
            (458, 880),
            (404, 838),
            (340, 780),
            (282, 744),
            (262, 712),
            (276, 682),
            (300, 684),
            (360, 726),
            (420, 768),
            (452, 790),
            (458, 750),
        ),
        tension=0.75,
    )
    lit(painter, near, _PALE, _PALE, (-8, -7), shade="#6C6288", smooth=True)
    with (
        cradle(painter, 202, 768, -50, 0.72, _PALE, towards=lamp),
        grip(painter, 224, 676, -4, 0.72, _PALE, across=172, towards=lamp),
    ):
        glass(painter, 224, 770, 236, -3)
    drop = blob(((262, 520), (270, 546), (262, 558), (253, 546)))
    rimmed(painter, drop, "#DDF2FF", BLACK, 3)
    cap = blob(((438, 640), (500, 636), (556, 700), (566, 800), (520, 822), (452, 800), (438, 720)), tension=0.8)
    lit(painter, cap, _CLOTH, look.BONE, (-12, -3), shade=_FOLD)
    folds = joined(limb(((470, 670, 2), (490, 740, 8), (486, 806, 3))), limb(((520, 670, 2), (536, 740, 8), (530,
        806, 3))))  # fmt: skip
    within(painter, cap, folds, _FOLD)


def _water(painter: QPainter, t: Tones) -> None:
    """The water on the step, with the light of the glass on it."""
    water = blob(((-20, 1000), (120, 986), (300, 1004), (480, 990), (720, 1008), (720, 1220), (-20, 1220)), tension=0.7)
    fill(painter, water, "#0A2234")
    ripples = ((110, 1016, 70), (290, 1012, 84), (420, 1044, 66), (590, 1044, 62), (270, 1060, 56), (500, 1070, 44),
        (90, 1064, 44))  # fmt: skip
    within(painter, water, joined(*(blob(((x - w, y), (x, y - 3), (x + w, y), (x, y + 9)), tension=0.8)
        for x, y, w in ripples)), t.light)  # fmt: skip
    within(painter, water, joined(*(blob(((x - w, y), (x, y - 4), (x + w, y), (x, y + 9)), tension=0.8)
        for x, y, w in ((176, 1018, 64), (200, 1040, 46), (184, 1062, 52)))), "#DDF2FF")  # fmt: skip


def _shell(painter: QPainter) -> None:
    """A scallop behind her, tall as a throne: its ribs spread like a fan from one hinge."""
    pearl, rose, dark = "#A9B4CC", "#8C7C9C", "#39405C"
    for number in (8, 7, 6, 3, 5, 4):
        ends = [math.radians(-168 + 156 / 9 * (number + part)) for part in (0, 0.25, 0.5, 0.75, 1)]
        rim = [(350 + 304 * far * math.cos(a), 770 + 560 * far * math.sin(a))
            for a, far in zip(ends, (0.97, 1.03, 1.05, 1.03, 0.97), strict=True)]  # fmt: skip
        rib = blob(((330, 790), *rim, (370, 790)), tension=0.5)
        lit(painter, rib, (pearl, rose)[number % 2], look.BONE, (-7, -9), shade=dark, width=5)
        fill(painter, limb(((350, 770, 2), (*rim[2], 6))), mixed(dark, pearl, 0.4))
    for share in (0.66, 0.84):  # the lines of its growth
        line = [(350 + 304 * share * math.cos(math.radians(a)), 770 + 560 * share * math.sin(math.radians(a)), 4)
            for a in range(-114, -8, 6)]  # fmt: skip
        glaze(painter, limb(line), dark, 0.5)
