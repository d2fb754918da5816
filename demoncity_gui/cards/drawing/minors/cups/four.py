"""The Four of Cups."""

from __future__ import annotations

from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm, neck
from demoncity_gui.cards.drawing.backdrop import sky
from demoncity_gui.cards.drawing.features import ink
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.hair import Cut, hair
from demoncity_gui.cards.drawing.hands import fist, grip
from demoncity_gui.cards.drawing.heads import Face, Feeling, turned
from demoncity_gui.cards.drawing.light import glaze, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import glass
from demoncity_gui.cards.drawing.paint import Hatch, fill, hatch, mixed, tilted
from demoncity_gui.cards.drawing.primitives import blob, disc, joined, limb, polygon, rect
from demoncity_gui.cards.drawing.tones import BLACK, Tones


def scene(painter: QPainter, t: Tones) -> None:
    """His cheek on his fist he looks away: three glasses stand untouched, and a fourth is held out to him too."""
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
    painter.translate(262, 946)
    painter.scale(1.15, 1.15)
    painter.translate(-270, -946)
    _weary(painter, t)
    painter.restore()
    lit(painter, rect(-20, 936, 760, 260), "#4A2A18", look.SODIUM, (0, -7), shade="#1F120A")
    fill(painter, joined(limb(((30, 990, 2), (300, 984, 4), (690, 992, 2))), limb(((90, 1048, 2), (420, 1040, 4), (690,
        1046, 2)))), "#2B180E")  # fmt: skip
    painter.save()
    painter.translate(262, 946)
    painter.scale(1.15, 1.15)
    painter.translate(-270, -946)
    _leans(painter, t)
    painter.restore()
    for x, foot in ((108, 1066), (254, 1046), (400, 1066)):
        glaze(painter, blob(((x - 50, foot - 8), (x + 50, foot - 20), (x + 190, foot + 2), (x + 120, foot + 16))),
            BLACK,
            0.5)  # fmt: skip
        glass(painter, x, foot, 162)
    painter.save()
    painter.translate(16, -92)
    _offered(painter, t)
    painter.restore()


def _offered(painter: QPainter, t: Tones) -> None:
    """A hand out of a little cloud holds the fourth glass out to him."""
    arm(painter, ((900, 640), (790, 540), (612, 402)), 136, "#DCE6EE", look.BONE, (-7, -9), cuff=look.BONE,
        skin="#C98F5E")  # fmt: skip
    with grip(painter, 500, 338, -10, 0.92, "#C98F5E", across=162):
        glass(painter, 496, 436, 206, -5)
    cloud = joined(*(disc(x, y, wide) for x, y, wide in ((676, 430, 40), (690, 510, 60), (626, 520, 46), (580, 556, 34),
        (650, 580, 56), (700, 600, 60)))).simplified()  # fmt: skip
    lit(painter, cloud, mixed(BLACK, t.light, 0.56), mixed(t.light, look.BONE, 0.6), (-5, -9), shade=mixed(BLACK,
        t.light, 0.24), width=6)  # fmt: skip
    for line in (((612, 520, 2), (640, 500, 8), (672, 512, 8), (668, 540, 2)), ((636, 586, 2), (664, 570, 7), (690,
        580, 2))):  # fmt: skip
        fill(painter, ink(line), mixed(BLACK, t.light, 0.2))


def _thrown_on_the_wall(painter: QPainter) -> None:
    """The shadow he throws there, over the bars of light."""
    shape = joined(disc(420, 500, 118, 150), blob(((300, 640), (560, 620), (690, 760), (690, 960), (300, 960)),
        tension=0.7))  # fmt: skip
    glaze(painter, shape, "#05070C", 0.72)


def _weary(painter: QPainter, t: Tones) -> None:
    """He: unshaven, heavy lids, the tie pulled loose; the lamp on his left leaves half of him in the dark."""
    skin, shade, blue, dark = "#E2B58A", "#7E4A38", "#31486E", "#080C15"
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
        neck(painter, 272, 610, 104, 690, skin)
        turned(painter, 252, 502, 1.3, Face(shade, skin, nose=Nose.HOOKED, stern=0.9, brow=13, brow_colour="#2A1810",
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
    """His arms: one lies on the bar, the other stands on its elbow, and his cheek lies on that fist."""
    skin, blue = "#E2B58A", "#31486E"
    arm(painter, ((30, 810), (10, 950), (118, 985)), 112, blue, t.light, (-8, -11), cuff=look.BONE, skin=skin)
    glaze(painter, disc(520, 968, 130, 18), BLACK, 0.5)
    arm(painter, ((456, 826), (556, 946), (392, 712)), 112, blue, t.light, (-9, -8), cuff=look.BONE, skin=skin)
    squash = joined(limb(((286, 560, 2), (300, 590, 6), (296, 622, 2))), limb(((276, 584, 1), (284, 602, 4), (280, 622,
        1))))  # fmt: skip
    fill(painter, squash, "#4A2A20")
    fist(painter, 344, 634, -30, 0.94, skin, back=True)
