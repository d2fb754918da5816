"""The Four of Cups."""

from __future__ import annotations

from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm, neck
from demoncity_gui.cards.drawing.backdrop import sky
from demoncity_gui.cards.drawing.features import ink
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.hair import Cut, hair
from demoncity_gui.cards.drawing.hand_parts import (
    bends,
    dark_of,
    digit,
    flesh,
    hand_at,
    line_of,
    nail,
    pale_of,
)
from demoncity_gui.cards.drawing.hands import grip
from demoncity_gui.cards.drawing.heads import Face, Feeling, turned
from demoncity_gui.cards.drawing.light import glaze, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import glass
from demoncity_gui.cards.drawing.paint import Hatch, fill, hatch, mixed, place_at, tilted
from demoncity_gui.cards.drawing.primitives import blob, disc, joined, limb, polygon, rect
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_SKIN, _GLOVE = "#E2B58A", "#E6EAF2"


def scene(painter: QPainter, t: Tones) -> None:
    """His cheek on his fist he looks away: three glasses stand untouched, a white glove holds out a fourth to him."""
    sky(painter, "#0A0F18", "#141C2A", 930)
    for x in range(0, 700, 70):
        fill(painter, rect(x, -150, 4, 1100), "#070A10")
    for number in range(9):  # the blinds, thrown on the wall
        y = 96 + number * 66
        pale = polygon(((286, y), (690, y + 60), (690, y + 98), (286, y + 38)))
        fill(painter, pale, mixed(BLACK, t.light, 0.42))
        fill(painter, polygon(((286, y), (690, y + 60), (690, y + 70), (286, y + 10))), mixed(BLACK, t.light, 0.6))
    fill(painter, polygon(((470, 60), (484, 60), (484, 800), (470, 800))), "#0C121C")
    _thrown_on_the_wall(painter)
    glow(painter, 522, 244, 220, t.light, 0.6)
    painter.save()
    place_at(painter, (270, 946), (262, 946), 1.15)
    _weary(painter, t)
    painter.restore()
    lit(painter, rect(-20, 936, 760, 260), "#4A2A18", look.SODIUM, (0, -7), shade="#1F120A")
    fill(painter, joined(limb(((30, 990, 2), (300, 984, 4), (690, 992, 2))), limb(((90, 1048, 2), (420, 1040, 4), (690,
        1046, 2)))), "#2B180E")  # fmt: skip
    painter.save()
    place_at(painter, (270, 946), (262, 946), 1.15)
    _leans(painter, t)
    painter.restore()
    for x, foot in ((108, 1066), (254, 1046), (400, 1066)):
        glaze(painter, blob(((x - 50, foot - 8), (x + 50, foot - 20), (x + 190, foot + 2), (x + 120, foot + 16))),
            BLACK,
            0.5)  # fmt: skip
        glass(painter, x, foot, 162)
    painter.save()
    painter.translate(18, -18)
    _offered(painter)
    painter.restore()


def _offered(painter: QPainter) -> None:
    """The barman's hand, in a white glove, holds the fourth glass out to him."""
    forearm = polygon(((640, 196), (760, 170), (760, 350), (640, 330)))
    lit(painter, forearm, "#3A1420", "#C8485A", (-6, -9), shade="#12060A")
    with grip(painter, 486, 250, -4, 1.02, _GLOVE, across=168):
        glass(painter, 482, 356, 220, -5)
    fill(painter, limb(((582, 266, 44), (624, 264, 54))), _GLOVE)
    cuff = blob(((612, 206), (660, 196), (664, 330), (616, 322)), tension=0.3)
    lit(painter, cuff, look.BONE, "#FFFFFF", (-5, -8), shade="#8C94A8", width=6)
    lit(painter, disc(640, 300, 9), look.BRASS, look.BONE, (-2, -3), width=4)


def _thrown_on_the_wall(painter: QPainter) -> None:
    """The shadow he throws there, over the bars of light."""
    shape = joined(disc(420, 500, 118, 150), blob(((300, 640), (560, 620), (690, 760), (690, 960), (300, 960)),
        tension=0.7))  # fmt: skip
    glaze(painter, shape, "#05070C", 0.72)


def _weary(painter: QPainter, t: Tones) -> None:
    """He: unshaven, heavy lids, the tie pulled loose; the light from the left leaves half of him in the dark."""
    shade, blue, dark = "#7E4A38", "#31486E", "#080C15"
    body = blob(((-30, 1100), (-20, 900), (30, 770), (110, 706), (200, 674), (330, 676), (430, 716), (500, 800), (540,
        930), (540, 1100)), tension=0.7)  # fmt: skip
    lit(painter, body, blue, t.light, (-12, -12), shade=dark)
    within(painter, body, blob(((330, 660), (560, 690), (600, 1100), (340, 1100), (372, 900)), tension=0.6), dark)
    fill(painter, polygon(((176, 690), (330, 690), (262, 940))), look.BONE)
    fill(painter, polygon(((262, 690), (330, 690), (262, 940))), "#8E94A8")
    tie = joined(polygon(((232, 780), (268, 776), (272, 806), (240, 812))), polygon(((244, 808), (268, 806), (292, 940),
        (240, 940))))  # fmt: skip
    lit(painter, tie, look.OXBLOOD, look.DANGER, (-5, -3), shade="#33090F", width=4)
    for way, points in ((1, ((176, 676), (120, 730), (150, 800), (130, 820), (250, 970))), (-1, ((334, 672), (398, 730),
        (372, 800), (392, 822), (266, 970)))):  # fmt: skip
        lit(painter, polygon(points), blue if way > 0 else dark, t.light, (-7, -8), shade=dark, width=5)
    with tilted(painter, 270, 660, 13):
        neck(painter, 272, 610, 104, 690, _SKIN)
        turned(painter, 252, 502, 1.3, Face(shade, _SKIN, nose=Nose.HOOKED, stern=0.9, brow=13, brow_colour="#2A1810",
            smile=-0.8, jaw=0.9, lid=0.3, gaze=0.9, arch=0.8, sneer=0.4, feeling=Feeling.WEARY),
            mirror=True)  # fmt: skip
        chin = blob(((176, 580), (204, 566), (230, 574), (280, 564), (320, 530), (326, 570), (270, 626), (226, 630),
            (200, 614)), tension=0.8)  # fmt: skip
        hatch(painter, chin, Hatch.DOTS, "#4A2A20", pitch=10, width=2.6)
        hair(painter, 252, 496, 1.34, Cut.TURNED_SHORT, "#33221C", t.light, mirror=True)
    for way in (-1, 1):
        wing = polygon(((254, 716), (254 + way * 62, 664), (254 + way * 88, 716), (254 + way * 30, 772)))
        lit(painter, wing, look.BONE if way < 0 else "#8E94A8", look.BONE, (-4, -6), shade="#6E7488", width=5)


def _leans(painter: QPainter, t: Tones) -> None:
    """His arms: one lies on the bar, the other stands on its elbow, and his cheek lies heavily on that fist."""
    blue = "#31486E"
    arm(painter, ((30, 810), (10, 950), (118, 985)), 112, blue, t.light, (-8, -11), cuff=look.BONE, skin=_SKIN)
    glaze(painter, disc(470, 966, 120, 18), BLACK, 0.5)
    sleeve = blob(((372, 738), (340, 790), (360, 880), (392, 960), (430, 982), (486, 972), (508, 930), (498, 860), (476,
        790), (446, 716)), tension=0.66)  # fmt: skip
    lit(painter, sleeve, blue, t.light, (-9, -8), shade="#080C15")
    folds = (((486, 950, 2), (450, 930, 10), (430, 886, 2)), ((496, 900, 2), (460, 880, 9), (446, 846, 2)), ((404, 960,
        2), (412, 924, 8), (404, 884, 2)))  # fmt: skip
    within(painter, sleeve, joined(*(ink(points) for points in folds)), "#080C15")
    _fist(painter, 352, 634)
    cuff = blob(((352, 730), (430, 700), (446, 734), (364, 768)), tension=0.3)
    lit(painter, cuff, look.BONE, look.BONE, (-6, -6), shade="#6E7488", width=5)
    squash = (((278, 566, 2), (290, 590, 6), (284, 616, 2)), ((266, 584, 1), (274, 602, 4), (268, 620, 1)))
    fill(painter, joined(*(ink(points) for points in squash)), "#4A2A20")


def _fist(painter: QPainter, x: float, y: float) -> None:
    """A fist seen from the thumb's side: the first finger is rolled up, the thumb lies before it."""
    with hand_at(painter, x, y, -14, 1.04, False, None) as lamp:
        back = blob(((-30, -58), (20, -62), (58, -48), (68, -6), (60, 40), (58, 84), (58, 118), (2, 118), (0,
            84), (-10, 62), (-50, 40), (-62,
            0), (-58, -36)), tension=0.6)  # fmt: skip
        index = ((50, -32, 50), (-34, -36, 48), (-44, 8, 38), (-10, 24, 28))
        thumb = ((36, 104, 50), (6, 46, 44), (-30, 18, 36), (-54, 4, 23))
        flesh(painter, (back, digit(index)), _SKIN, lamp)
        fill(painter, limb(((40, -30, 42), (46, 10, 30))), _SKIN)
        within(painter, back, blob(((62, -50), (44, 0), (40, 50), (48, 90), (90, 90), (90, -50)), tension=0.5),
            dark_of(_SKIN))  # fmt: skip
        within(painter, digit(index), digit(thumb).translated(-2, -9), dark_of(_SKIN))
        flesh(painter, (digit(thumb),), _SKIN, lamp)
        fill(painter, limb(((34, 72, 24), (44, 100, 24))), _SKIN)
        fill(painter, nail(thumb), pale_of(_SKIN))
        fill(painter, joined(ink(((-30, -58, 1), (-36, -42, 4), (-28, -26, 1))), bends(thumb, 0.7)), line_of(_SKIN))
