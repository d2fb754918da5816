"""The Four of Wands."""

from __future__ import annotations

import math

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm, neck
from demoncity_gui.cards.drawing.backdrop import city, sky, stars
from demoncity_gui.cards.drawing.hair import Cut, hair
from demoncity_gui.cards.drawing.hands import fingers, grip
from demoncity_gui.cards.drawing.heads import Face, Mouth, turned
from demoncity_gui.cards.drawing.legs import leg
from demoncity_gui.cards.drawing.light import gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import match
from demoncity_gui.cards.drawing.paint import fill, mixed, rimmed, stroke, tilted
from demoncity_gui.cards.drawing.primitives import blob, disc, joined, limb, placed, polygon, rect, star
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_FAIR, _BROWN, _WARM, _DUSK = "#EBC29A", "#A8703F", "#FFD890", "#6E6088"


def scene(painter: QPainter, t: Tones) -> None:
    """A wedding in a back yard, under a garland on four torches: he carries her in his arms, she lifts her flowers."""
    sky(painter, "#06071A", "#3E1C2A", 900)
    stars(painter, 9, (230, 30), (230, 200), look.BONE)
    city(painter, 1100, "#100812", look.SODIUM, tall=800, seed=8, right=250)
    city(painter, 1100, "#100812", look.SODIUM, tall=720, seed=21, left=470)
    fill(painter, rect(240, 700, 320, 420), "#100812")
    glow(painter, 350, 400, 360, look.SODIUM, 0.7)
    for x, top, foot in ((60, 300, 730), (104, 462, 690), (600, 548, 1100), (636, 70, 1100)):
        match(painter, x, foot, foot - top, 0, (foot - top) / 100 - 1)
    sag = ((36, 500), (60, 432), (126, 326), (220, 260), (350, 252), (460, 240), (560, 222), (636, 206), (662, 310))
    lit(painter, limb([(x, y, 24) for x, y in sag]), mixed(BLACK, look.HORROR, 0.5), look.HORROR, (0, -7),
        shade=mixed(BLACK, look.HORROR, 0.25))  # fmt: skip
    for number, (x, y) in enumerate(sag):
        rimmed(painter, star(x, y, 25, 11, 6, number * 9), (look.BONE, look.DANGER)[number % 2], BLACK, 4)
        fill(painter, disc(x, y, 7), look.SODIUM)
    _bride_and_groom(painter)
    for x, y, turn in ((380, 120, 20), (250, 130, -30), (300, 190, 40), (336, 560, 10), (560, 960, 20), (320, 1010,
        60)):  # fmt: skip
        petal = placed(blob(((0, -16), (12, 0), (0, 16), (-10, 0))), x, y, 1, turn)
        lit(painter, petal, look.DANGER, look.BONE, (-2, -2), width=4)
    gloom(painter, 350, 400, 420, 0.42)


def _bride_and_groom(painter: QPainter) -> None:
    """He has an arm under her knees and one round her back; she has one round his neck; they look at each other."""
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
    fingers(painter, 126, 620, -64, 0.56, _FAIR)
    arm(painter, ((96, 680), (60, 872), (252, 898)), 112, blue, _WARM, (-9, -8), cuff=look.BONE, skin=_BROWN,
        body=coat)  # fmt: skip
    arm(painter, ((400, 690), (588, 796), (546, 716)), 104, blue, _WARM, (-6, -8), cuff=look.BONE, skin=_BROWN)
    _bride(painter)
    fingers(painter, 506, 680, 20, 0.7, _BROWN)
    fingers(painter, 286, 860, 104, 0.8, _BROWN)


def _grooms_head(painter: QPainter) -> None:
    """His face, all teeth, close to hers."""
    neck(painter, 218, 510, 90, 580, _BROWN)
    with tilted(painter, 226, 520, 13):
        turned(painter, 228, 420, 1.02, Face("#5E3A1E", _BROWN, stern=-0.6, brow=10, jaw=0.8, mouth=Mouth.LAUGH,
            gaze=0.9))  # fmt: skip
        hair(painter, 228, 416, 1.04, Cut.TURNED_SHORT, "#2A1812", _WARM)
    collar = blob(((160, 556), (190, 572), (226, 590), (262, 566), (290, 570), (266, 622), (226, 610), (176, 616)),
        tension=0.5)  # fmt: skip
    lit(painter, collar, look.BONE, look.BONE, (-4, -5), shade=_DUSK, width=5)
    rimmed(painter, polygon(((226, 608), (262, 584), (270, 636), (226, 608), (190, 584), (184, 636))), look.OXBLOOD,
        BLACK, 4)  # fmt: skip


def _bride(painter: QPainter) -> None:
    """She lies in his arms: back and seat, thighs over his forearm, shins that hang; one skirt, one hem, red shoes."""
    blush = "#B07858"
    train = blob(((330, 850), (420, 830), (500, 770), (540, 860), (560, 960), (620, 1060), (640, 1140), (330, 1160),
        (350, 1060), (340, 960)), tension=0.7)  # fmt: skip
    lit(painter, train, look.BONE, look.BONE, (-14, -8), shade=_DUSK)
    for fold in (((440, 860, 4), (410, 980, 14), (420, 1120, 8)), ((500, 840, 4), (490, 980, 12), (540, 1120,
            8))):  # fmt: skip
        within(painter, train, limb(fold), _DUSK)
    for knee, ankle in (((186, 772), (214, 976)), ((142, 774), (128, 988))):
        leg(painter, ((420, 800), knee, ankle), 136, _FAIR, _FAIR, (-6, -6), bare=True)
        _pump(painter, *ankle)
    skirt = blob(((392, 716), (330, 718), (256, 700), (184, 686), (126, 704), (92, 770), (68, 820), (44, 892), (96,
        880), (146, 908), (200, 884), (266, 906), (268, 880), (276, 852), (296, 852), (340, 868), (410, 880), (466,
        852), (496, 796), (502, 728)), tension=0.7)  # fmt: skip
    lit(painter, skirt, look.BONE, look.BONE, (-12, -12), shade=_DUSK)
    under = blob(((262, 980), (206, 920), (196, 850), (216, 806), (300, 816), (380, 826), (440, 800), (470, 720), (540,
        720), (520, 900), (300, 900)), tension=0.6)  # fmt: skip
    within(painter, skirt, under, _DUSK)
    for points in (((440, 746, 3), (340, 772, 9), (190, 748, 3)), ((150, 738, 3), (120, 800, 10), (92, 880, 4)),
        ((192, 770, 3), (160, 850, 10), (146, 950, 4)), ((440, 760, 3), (420, 790, 8), (380, 800, 3))):  # fmt: skip
        fill(painter, limb(points), _DUSK)
    bare = blob(((372, 600), (392, 552), (426, 528), (474, 526), (514, 546), (530, 600), (500, 650), (400, 650)),
        tension=0.7)  # fmt: skip
    lit(painter, bare, _FAIR, _FAIR, (-6, -6), shade=blush, width=5)
    fill(painter, joined(limb(((404, 568, 2), (430, 576, 4), (440, 584, 2))), limb(((452, 584, 2), (470, 574, 4), (500,
        566, 2)))), blush)  # fmt: skip
    arm(painter, ((500, 564), (580, 460), (536, 340)), 68, _FAIR, _FAIR, (-7, -7), skin=_FAIR, body=bare)
    with grip(painter, 528, 300, 14, 0.6, _FAIR, across=44):
        painter.save()
        painter.translate(10, 68)
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
        turned(painter, 424, 398, 0.94, Face(blush, _FAIR, brow=7, brow_colour="#6B2E12", stern=-0.6,
            mouth=Mouth.SMILE, jaw=0, gaze=0.9, lips="#9A2A24", lid=0.35), mirror=True)  # fmt: skip
        hair(painter, 424, 398, 0.98, Cut.TURNED_LONG, "#B0501E", _WARM, mirror=True)
        spots = [(358 + k * 27, 336 - 46 * math.sin(math.pi * (k + 0.5) / 6)) for k in range(6)]
        lit(painter, joined(*(disc(x, y, 17) for x, y in spots)), look.BONE, look.BONE, (-3, -4), shade=_DUSK, width=5)
        fill(painter, joined(*(disc(x, y, 5) for x, y in spots)), look.DANGER)


def _pump(painter: QPainter, x: float, y: float) -> None:
    """A foot that hangs, its toes to the left, in a red shoe with a heel."""
    foot = blob(((-17, -24), (17, -24), (38, 8), (72, 34), (30, 44), (-18, 32)), tension=0.6)
    lit(painter, placed(foot, x, y, 1.02, -20, mirror=True), _FAIR, _FAIR, (-4, -4), shade="#B07858", width=5)
    red = blob(((-26, 2), (-12, 22), (20, 32), (46, 22), (84, 40), (92, 52), (60, 58), (18, 50), (-12, 46), (-16, 74),
        (-27, 74), (-30, 30)), tension=0.4)  # fmt: skip
    lit(painter, placed(red, x, y, 1.02, -20, mirror=True), "#C2402E", look.BONE, (-3, -5), shade="#5A1410", width=5)


def _bouquet(painter: QPainter) -> None:
    """Roses in a ruff of leaves, their stems in her fist, a ribbon that flies."""
    painter.save()
    painter.translate(510, 132)
    painter.rotate(8)
    painter.scale(0.86, 0.86)
    leaf = blob(((0, -40), (17, -8), (0, 30), (-17, -8)))
    for turn in (-110, -74, -38, 0, 38, 74, 110):
        x, y = 74 * math.sin(math.radians(turn)), -20 - 70 * math.cos(math.radians(turn))
        lit(painter, placed(leaf, x, y, 1.1, turn), "#3E7A56", look.HORROR, (-3, -4), shade="#143022", width=5)
    stems = polygon(((-26, 20), (26, 20), (16, 84), (28, 170), (-28, 170), (-16, 84)))
    lit(painter, stems, "#3E7A56", look.HORROR, (-6, -3), shade="#143022")
    for number, (x, y) in enumerate(((0, -76), (-52, -46), (52, -46), (-36, 4), (36, 4), (0, -28))):
        colour, dark = ((look.BONE, "#A89CAC"), (look.DANGER, "#7A1A1E"))[number % 2]
        lit(painter, disc(x, y, 36), colour, look.BONE, (-5, -6), shade=dark, width=5)
        for shift, reach in ((4, 24), (1, 14), (-2, 5)):
            stroke(painter, disc(x + shift, y + shift, reach, reach * 0.84), dark, 3)
    painter.restore()
