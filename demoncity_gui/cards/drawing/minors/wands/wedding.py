"""The four of wands: a wedding under four torches."""

from __future__ import annotations

import math

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm, neck
from demoncity_gui.cards.drawing.backdrop import city, sky, stars
from demoncity_gui.cards.drawing.hair import Cut, hair
from demoncity_gui.cards.drawing.hands import fingers, grip, palm
from demoncity_gui.cards.drawing.heads import Face, Mouth, turned
from demoncity_gui.cards.drawing.legs import leg, shoe
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import match
from demoncity_gui.cards.drawing.paint import fill, mixed, rimmed, stroke, tilted
from demoncity_gui.cards.drawing.primitives import blob, disc, joined, limb, placed, polygon, rect, star
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_FAIR, _BROWN, _WARM, _DUSK = "#EBC29A", "#A8703F", "#FFD890", "#8C7C98"


def four(painter: QPainter, t: Tones) -> None:
    """A wedding in a back yard, under a garland on four torches: he swings her off her feet, she lifts her flowers."""
    sky(painter, "#12143A", "#8A4636", 900)
    stars(painter, 10, (300, 30), (360, 200), look.BONE)
    city(painter, 1100, "#33192A", look.SODIUM, tall=760, seed=8, right=250)
    city(painter, 1100, "#33192A", look.SODIUM, tall=700, seed=21, left=470)
    glow(painter, 350, 560, 460, look.SODIUM, 0.85)
    fill(painter, rect(0, 980, 700, 300), "#2A1622")
    glaze(painter, disc(350, 1050, 330, 80), look.SODIUM, 0.35)
    for x, foot, height in ((66, 900, 500), (158, 846, 520), (640, 1090, 840), (598, 1090, 570)):
        match(painter, x, foot, height, 0, height / 118 - 1)
    sag = ((20, 500), (74, 540), (168, 480), (260, 540), (350, 560), (450, 540), (560, 500), (640, 420), (700, 440))
    lit(painter, limb([(x, y, 24) for x, y in sag]), mixed(BLACK, look.HORROR, 0.5), look.HORROR, (0, -7),
        shade=mixed(BLACK, look.HORROR, 0.25))  # fmt: skip
    for number, (x, y) in enumerate((*sag, (120, 512), (214, 512), (306, 552), (505, 520), (560, 500))):
        rimmed(painter, star(x, y, 25, 11, 6, number * 9), (look.BONE, look.DANGER)[number % 2], BLACK, 4)
        fill(painter, disc(x, y, 7), look.SODIUM)
    _bride_and_groom(painter)
    for x, y, turn in ((320, 150, 20), (640, 150, -30), (270, 380, 40), (296, 470, 10), (560, 690, 20), (420, 1010, 60),
        (350, 1040, 20)):  # fmt: skip
        petal = placed(blob(((0, -16), (12, 0), (0, 16), (-10, 0))), x, y, 1, turn)
        lit(painter, petal, look.DANGER, look.BONE, (-2, -2), width=4)
    gloom(painter, 350, 560, 490, 0.35)


def _bride_and_groom(painter: QPainter) -> None:
    """He has her by the waist and looks up at her; she flies, her skirt swept out behind her, and looks down at him."""
    blue, dark = "#34468A", "#0C1230"
    veil = blob(((440, 270), (490, 290), (530, 420), (560, 520), (572, 640), (540, 620), (520, 680), (490, 620), (470,
        520), (450, 400)), tension=0.7)  # fmt: skip
    stroke(painter, veil, BLACK, 7)
    glaze(painter, veil, look.BONE, 0.8)
    for points in (((490, 360, 3), (530, 500, 7), (552, 620, 3)), ((470, 340, 3), (500, 540, 6), (516, 660, 3))):
        fill(painter, limb(points), _DUSK)
    fingers(painter, 490, 690, 20, 0.62, _BROWN)
    _bride(painter)
    coat = blob(((36, 1200), (50, 960), (40, 850), (66, 770), (140, 726), (230, 724), (300, 760), (318, 840), (300,
        960), (310, 1200)), tension=0.7)  # fmt: skip
    lit(painter, coat, blue, _WARM, (-10, -10), shade=dark)
    within(painter, coat, polygon(((150, 730), (250, 740), (226, 1010))), look.BONE)
    within(painter, coat, polygon(((214, 730), (270, 740), (226, 1010), (222, 860))), _DUSK)
    for lapel in (((122, 730), (160, 750), (226, 1010), (214, 1030), (110, 880), (136, 866), (100, 830)), ((250, 740),
        (290, 770), (296, 850), (276, 866), (288, 890), (232, 1024), (226, 1010))):  # fmt: skip
        painter.save()
        painter.setClipPath(coat, Qt.ClipOperation.IntersectClip)
        lit(painter, polygon(lapel), "#26346A", _WARM, (-6, -5), shade=dark, width=5)
        painter.restore()
    within(painter, coat, blob(((236, 1010), (290, 880), (360, 800), (360, 1200), (220, 1200)), tension=0.5), dark)
    _grooms_head(painter)
    fingers(painter, 78, 764, -72, 0.52, _FAIR)
    arm(painter, ((236, 800), (352, 872), (394, 742)), 108, blue, _WARM, (-8, -9), cuff=look.BONE, skin=_BROWN,
        body=coat)  # fmt: skip
    palm(painter, 414, 694, 34, 0.62, _BROWN, back=True, apart=0.35, mirror=True)


def _grooms_head(painter: QPainter) -> None:
    """His face, thrown back, all teeth."""
    neck(painter, 186, 680, 84, 740, _BROWN)
    with tilted(painter, 190, 700, -22):
        turned(painter, 200, 590, 0.98, Face("#5E3A1E", _BROWN, stern=-0.6, brow=10, jaw=0.7, mouth=Mouth.LAUGH,
            gaze=0.8))  # fmt: skip
        hair(painter, 200, 586, 1.0, Cut.TURNED_SHORT, "#2A1812", _WARM)
    collar = blob(((130, 716), (180, 742), (240, 716), (262, 740), (230, 790), (150, 780)), tension=0.5)
    lit(painter, collar, look.BONE, look.BONE, (-4, -5), shade=_DUSK, width=5)
    rimmed(painter, polygon(((226, 764), (262, 738), (270, 792), (226, 764), (196, 744), (188, 794))), look.OXBLOOD,
        BLACK, 4)  # fmt: skip
    rose = disc(96, 900, 24)
    lit(painter, rose, look.DANGER, look.BONE, (-4, -5), shade="#7A1A1E", width=5)
    for reach in (14, 6):
        stroke(painter, disc(98, 902, reach, reach * 0.84), "#7A1A1E", 3)


def _bride(painter: QPainter) -> None:
    """Her dress is one sweep from the bodice to the hem that flies; red shoes kick behind it."""
    blush = "#B07858"
    for joints, turn in ((((540, 820), (610, 880), (626, 944)), 52), (((500, 840), (536, 930), (530, 990)), 62)):
        leg(painter, joints, 84, _FAIR, _FAIR, (-5, -6), bare=True)
        shoe(painter, joints[2], 0.72, "#C2402E", look.BONE, turn=turn)
    skirt = blob(((366, 650), (420, 640), (476, 650), (520, 720), (590, 770), (664, 800), (640, 850), (656, 900), (596,
        890), (556, 940), (500, 910), (430, 960), (380, 910), (316, 930), (328, 830), (352, 740)),
        tension=0.75)  # fmt: skip
    lit(painter, skirt, look.BONE, look.BONE, (-10, -10), shade=_DUSK)
    for points in (((440, 670, 3), (520, 770, 10), (640, 870, 5)), ((426, 680, 3), (480, 800, 11), (556, 930, 5)),
        ((410, 690, 3), (430, 830, 11), (430, 950, 5)), ((390, 690, 3), (372, 810, 9), (340, 920, 5))):  # fmt: skip
        fill(painter, limb(points), _DUSK)
    bodice = blob(((352, 500), (384, 482), (420, 512), (456, 480), (486, 494), (484, 570), (470, 650), (372, 656), (356,
        580)), tension=0.7)  # fmt: skip
    bare = blob(((340, 500), (356, 456), (400, 440), (450, 440), (490, 458), (496, 520), (420, 560), (350, 540)),
        tension=0.7)  # fmt: skip
    lit(painter, bare, _FAIR, _FAIR, (-6, -6), shade=blush, width=5)
    arm(painter, ((362, 490), (300, 620), (196, 742)), 62, _FAIR, _FAIR, (-6, -7), skin=_FAIR, body=bare)
    arm(painter, ((474, 484), (568, 396), (528, 276)), 64, _FAIR, _FAIR, (-6, -7), skin=_FAIR, body=bare)
    with grip(painter, 518, 232, 14, 0.56, _FAIR, across=44):
        _bouquet(painter)
    lit(painter, bodice, look.BONE, look.BONE, (-8, -8), shade=_DUSK)
    lit(painter, limb(((372, 648, 26), (420, 656, 28), (472, 646, 26))), "#E8A0A0", look.BONE, (-3, -5),
        shade="#8C4A50", width=5)  # fmt: skip
    with tilted(painter, 410, 440, -16):
        neck(painter, 420, 410, 64, 460, _FAIR)
        turned(painter, 408, 326, 0.9, Face(blush, _FAIR, brow=7, brow_colour="#6B2E12", stern=-0.6,
            mouth=Mouth.SMILE, jaw=0, gaze=0.7, lips="#9A2A24", lid=0.35), mirror=True)  # fmt: skip
        hair(painter, 408, 326, 0.94, Cut.TURNED_LONG, "#B0501E", _WARM, mirror=True)
        spots = [(346 + k * 25, 264 - 42 * math.sin(math.pi * (k + 0.5) / 6)) for k in range(6)]
        lit(painter, joined(*(disc(x, y, 16) for x, y in spots)), look.BONE, look.BONE, (-3, -4), shade=_DUSK, width=5)
        fill(painter, joined(*(disc(x, y, 5) for x, y in spots)), look.DANGER)


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
