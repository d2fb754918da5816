"""The Four of Wands."""

from __future__ import annotations

import math
from itertools import pairwise

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm, neck
from demoncity_gui.cards.drawing.backdrop import bricks, city, sky, stars
from demoncity_gui.cards.drawing.hair import Cut, hair
from demoncity_gui.cards.drawing.hands import grip
from demoncity_gui.cards.drawing.heads import Face, turned
from demoncity_gui.cards.drawing.light import gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import match
from demoncity_gui.cards.drawing.paint import fill, rimmed, stroke, tilted
from demoncity_gui.cards.drawing.primitives import blob, disc, joined, limb, placed, polygon, rect, star, thick_line
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_TORCHES = (286, 400, 514, 628)
_FAIR, _BROWN, _WARM, _DUSK = "#EBC29A", "#A8703F", "#FFD890", "#6E6088"


def scene(painter: QPainter, t: Tones) -> None:
    """A wedding in a back yard, under a garland on four torches: he holds her close, she lifts her flowers."""
    sky(painter, "#06071A", "#3E1C2A", 900)
    stars(painter, 9, (230, 30), (230, 200), look.BONE)
    city(painter, 1100, "#100812", look.SODIUM, tall=900, seed=8, right=250)
    city(painter, 1100, "#100812", look.SODIUM, tall=860, seed=21, left=470)
    glow(painter, 456, 240, 380, look.SODIUM, 0.7)
    bricks(painter, 0, 360, 700, 780, "#2E1C30", look.SODIUM)
    lit(painter, rect(-10, 346, 720, 34), "#5A3A40", look.SODIUM, (0, 8), shade="#24141E", width=5)
    for x in _TORCHES:
        match(painter, x, 350, 270, 0, 2.4, 0.5)
    for left, right in pairwise((10, *_TORCHES)):
        _garland(painter, left, right, 26 + 0.3 * (right - left))
    painter.save()
    painter.translate(-120, 58)
    painter.scale(1.2, 1.2)
    _bride_and_groom(painter)
    painter.restore()
    for x, y, turn in ((170, 160, 30), (52, 480, 10), (600, 930, 50), (640, 1020, 10)):
        petal = placed(blob(((0, -16), (12, 0), (0, 16), (-10, 0))), x, y, 1, turn)
        lit(painter, petal, look.DANGER, look.BONE, (-2, -2), width=4)
    gloom(painter, 380, 460, 430, 0.42)


def _garland(painter: QPainter, left: float, right: float, deep: float) -> None:
    """Leaves on a string that hangs in a soft bow from one torch to the next, flowers where it is tied and lowest."""
    count = max(5, round((right - left) / 19))
    spots = [(left + (right - left) * k / count, 196 + 4 * deep * (k / count) * (1 - k / count)) for k in range(
        count + 1)]  # fmt: skip
    stroke(painter, thick_line(spots, 3), BLACK, 7)
    leaf = blob(((0, -30), (12, -8), (3, 14), (-3, 14), (-12, -8)))
    for number, (x, y) in enumerate(spots):
        slope = math.degrees(math.atan2(4 * deep * (1 - 2 * number / count), right - left))
        for turn in (40, 150) if number % 2 else (95, 200):
            lit(painter, placed(leaf, x, y, 0.8 + 0.25 * (number % 3 == 1), turn + slope), "#3E7A56", look.HORROR, (-3,
                -4), shade="#143022", width=4)  # fmt: skip
    for number, (x, y) in enumerate((spots[0], spots[count // 2], spots[-1])):
        rimmed(painter, star(x, y, 26, 13, 6, number * 9), (look.BONE, look.DANGER)[number % 2], BLACK, 4)
        fill(painter, disc(x, y, 7), look.SODIUM)


def _bride_and_groom(painter: QPainter) -> None:
    """He has an arm round her waist, she has one round his neck; they look at each other."""
    blue, dark = "#28366E", "#060818"
    coat = blob(((34, 1200), (52, 960), (38, 760), (48, 660), (110, 606), (190, 574), (270, 576), (350, 606), (400,
        680), (396, 860), (430, 1200)), tension=0.7)  # fmt: skip
    lit(painter, coat, blue, _WARM, (-12, -10), shade=dark)
    within(painter, coat, polygon(((174, 560), (270, 560), (226, 800))), look.BONE)
    within(painter, coat, polygon(((240, 560), (290, 570), (226, 800))), _DUSK)
    painter.save()
    painter.setClipPath(coat, Qt.ClipOperation.IntersectClip)
    for lapel in (((150, 560), (186, 580), (228, 800), (214, 830), (124, 690), (150, 676), (124, 650)), ((276, 560),
        (306, 590), (310, 660), (286, 676), (300, 700), (234, 820), (228, 800))):  # fmt: skip
        lit(painter, polygon(lapel), "#1A2450", _WARM, (-6, -5), shade=dark, width=5)
    painter.restore()
    within(painter, coat, blob(((236, 830), (310, 700), (360, 560), (500, 560), (500, 1200), (200, 1200)), tension=0.5),
        dark)  # fmt: skip
    lit(painter, limb(((430, 606, 76), (350, 584, 70), (250, 548, 58))), _FAIR, _FAIR, (-4, -9), shade="#B07858",
        width=6, smooth=True)  # fmt: skip
    _grooms_head(painter)
    arm(painter, ((96, 684), (134, 836), (400, 752)), 112, blue, _WARM, (-9, -8), cuff=look.BONE, skin=_BROWN,
        body=coat)  # fmt: skip
    _bride(painter)


def _grooms_head(painter: QPainter) -> None:
    """His face, a tender smile, close to hers."""
    neck(painter, 218, 510, 90, 580, _BROWN)
    with tilted(painter, 226, 520, 13):
        turned(painter, 228, 420, 1.02, Face("#5E3A1E", _BROWN, stern=-0.8, brow=10, jaw=0.8, smile=1.2,
            gaze=0.9, squint=0.2))  # fmt: skip
        hair(painter, 228, 416, 1.04, Cut.TURNED_SHORT, "#2A1812", _WARM)
    collar = blob(((160, 556), (190, 572), (226, 590), (262, 566), (290, 570), (266, 622), (226, 610), (176, 616)),
        tension=0.5)  # fmt: skip
    lit(painter, collar, look.BONE, look.BONE, (-4, -5), shade=_DUSK, width=5)
    rimmed(painter, polygon(((226, 608), (262, 584), (270, 636), (226, 608), (190, 584), (184, 636))), look.OXBLOOD,
        BLACK, 4)  # fmt: skip


def _bride(painter: QPainter) -> None:
    """She leans on him, an arm round his neck: one gown from the breast to the floor, that sweeps to the right."""
    blush = "#B07858"
    skirt = blob(((392, 716), (374, 770), (342, 840), (310, 940), (284, 1060), (270, 1200), (720, 1200), (690, 1080),
        (640, 960), (580, 860), (528, 780), (504, 716)), tension=0.7)  # fmt: skip
    lit(painter, skirt, look.BONE, look.BONE, (-12, -12), shade=_DUSK)
    under = blob(((560, 760), (470, 790), (500, 880), (520, 1000), (500, 1220), (760, 1220), (760, 900)), tension=0.6)
    within(painter, skirt, under, _DUSK)
    for points in (((420, 760, 3), (392, 860, 9), (366, 1010, 14), (352, 1180, 10)), ((450, 770, 3), (446, 900, 10),
        (432, 1180, 18)), ((400, 760, 3), (366, 830, 8), (330, 900, 3))):  # fmt: skip
        fill(painter, limb(points), _DUSK)
    for points in (((520, 800, 3), (580, 930, 9), (620, 1100, 16)), ((540, 800, 3), (620, 930, 6), (680, 1080, 10))):
        within(painter, skirt, limb(points), look.BONE)
    bare = blob(((372, 600), (392, 552), (426, 528), (474, 526), (514, 546), (530, 600), (500, 650), (400, 650)),
        tension=0.7)  # fmt: skip
    lit(painter, bare, _FAIR, _FAIR, (-6, -6), shade=blush, width=5)
    fill(painter, joined(limb(((404, 568, 2), (430, 576, 4), (440, 584, 2))), limb(((452, 584, 2), (470, 574, 4), (500,
        566, 2)))), blush)  # fmt: skip
    arm(painter, ((504, 574), (606, 672), (584, 470)), 68, _FAIR, _FAIR, (-7, -7), skin=_FAIR, body=bare)
    with grip(painter, 577, 432, 4, 0.66, _FAIR, across=44):
        painter.save()
        painter.translate(577, 432)
        painter.rotate(2)
        painter.translate(-522, -196)
        _bouquet(painter)
        painter.restore()
    with tilted(painter, 450, 600, 7):
        bodice = blob(((362, 616), (384, 598), (414, 604), (440, 630), (464, 602), (500, 590), (532, 606), (538, 640),
            (520, 684), (508, 740), (460, 752), (410, 738), (398, 694), (366, 660)), tension=0.75)  # fmt: skip
        lit(painter, bodice, look.BONE, look.BONE, (-10, -8), shade=_DUSK)
        bust = joined(limb(((370, 654, 3), (396, 680, 8), (432, 664, 3))), limb(((452, 662, 3), (492, 680, 9),
            (528, 650, 3))), limb(((440, 632, 2), (444, 690, 5), (450, 740, 3))))  # fmt: skip
        within(painter, bodice, joined(bust, blob(((520, 580), (500, 640), (512, 680), (484, 760), (580, 760),
            (580, 580)), tension=0.6)), _DUSK)  # fmt: skip
    with tilted(painter, 440, 510, -11):
        neck(painter, 444, 482, 66, 536, _FAIR)
        turned(painter, 424, 398, 0.94, Face(blush, _FAIR, brow=7, brow_colour="#6B2E12", stern=-0.8,
            smile=1.4, jaw=0, open=False, lips="#9A2A24"), mirror=True)  # fmt: skip
        hair(painter, 424, 398, 0.98, Cut.TURNED_LONG, "#B0501E", _WARM, mirror=True)
        spots = [(358 + k * 27, 336 - 46 * math.sin(math.pi * (k + 0.5) / 6)) for k in range(6)]
        lit(painter, joined(*(disc(x, y, 17) for x, y in spots)), look.BONE, look.BONE, (-3, -4), shade=_DUSK, width=5)
        fill(painter, joined(*(disc(x, y, 5) for x, y in spots)), look.DANGER)


def _bouquet(painter: QPainter) -> None:
    """Roses in a ruff of leaves, their stems in her fist, a ribbon that flies."""
    painter.save()
    painter.translate(510, 132)
    painter.rotate(8)
    painter.scale(0.76, 0.76)
    leaf = blob(((0, -40), (17, -8), (0, 30), (-17, -8)))
    for turn in (-110, -74, -38, 0, 38, 74, 110):
        x, y = 74 * math.sin(math.radians(turn)), -20 - 70 * math.cos(math.radians(turn))
        lit(painter, placed(leaf, x, y, 1.1, turn), "#3E7A56", look.HORROR, (-3, -4), shade="#143022", width=5)
    stems = polygon(((-26, 20), (26, 20), (16, 84), (26, 144), (-26, 144), (-16, 84)))
    lit(painter, stems, "#3E7A56", look.HORROR, (-6, -3), shade="#143022")
    for number, (x, y) in enumerate(((0, -76), (-52, -46), (52, -46), (-36, 4), (36, 4), (0, -28))):
        colour, dark = ((look.BONE, "#A89CAC"), (look.DANGER, "#7A1A1E"))[number % 2]
        lit(painter, disc(x, y, 36), colour, look.BONE, (-5, -6), shade=dark, width=5)
        for shift, reach in ((4, 24), (1, 14), (-2, 5)):
            stroke(painter, disc(x + shift, y + shift, reach, reach * 0.84), dark, 3)
    painter.restore()
