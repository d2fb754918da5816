"""The swords from the six to the ten."""

from __future__ import annotations

import math
from itertools import pairwise
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPainterPath

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.animals import crow
from demoncity_gui.cards.drawing.arms import arm, neck
from demoncity_gui.cards.drawing.backdrop import bricks, city, clouds, sky, stars
from demoncity_gui.cards.drawing.figures import Nose, fedora
from demoncity_gui.cards.drawing.hair import Cut, hair, strands
from demoncity_gui.cards.drawing.hands import fist, grip, palm
from demoncity_gui.cards.drawing.heads import Face, Mouth, side, turned
from demoncity_gui.cards.drawing.legs import leg, shoe
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.ground import wet_ground
from demoncity_gui.cards.drawing.minors.signs import blade
from demoncity_gui.cards.drawing.paint import fill, mixed, rimmed, stroke, tilted
from demoncity_gui.cards.drawing.primitives import (
    SKY,
    blob,
    disc,
    joined,
    limb,
    placed,
    polygon,
    rect,
    star,
    thick_line,
)
from demoncity_gui.cards.drawing.tones import BLACK, Tones


def six(painter: QPainter, t: Tones) -> None:
    """A ferryman takes two people across to the dark side of the city; six blades stand in the boat, and stay."""
    sky(painter, "#060912", "#5A6A8C", 500)
    fill(painter, disc(270, 390, 226), look.BONE)
    glow(painter, 270, 390, 380, look.BONE, 0.45)
    clouds(painter, ((560, 60, 0.9), (600, 330, 0.7)), "#161C2C", look.BONE)
    city(painter, 500, "#1C2438", None, tall=84, seed=44)
    city(painter, 500, "#0A0C14", look.SODIUM, tall=50, seed=12)
    fill(painter, rect(0, 494, 700, 760), "#0A1020")
    for number in range(17):  # the moon's way over the water
        half = 60 + number * 12 - (number % 3) * 22
        y = 506 + number * 38
        fill(painter, rect(270 - half + (number * 37) % 30, y, 2 * half, 9 + number, 8), mixed("#0A1020", look.BONE,
            0.62 - number * 0.022))  # fmt: skip
    for number in range(6):
        long = 524 - (number % 2) * 74
        blade(painter, 446 + number * 34, 950 - long / 2, long, 0.6 * (number - 2.5), 5.2 - (number % 2) * 0.8)
    with tilted(painter, 360, 950, -3):
        _ferryman(painter)
        painter.save()
        painter.translate(72, 66)
        painter.scale(0.94, 0.94)
        _passengers(painter)
        painter.restore()
        boat = blob(((-10, 880), (90, 936), (360, 966), (600, 934), (690, 830), (720, 850), (660, 1010), (570, 1090),
            (170, 1110), (20, 1040)), tension=0.6)  # fmt: skip
        lit(painter, boat, "#1B161E", look.BONE, (0, -10), shade=BLACK)
        for y in (1000, 1048):
            fill(painter, limb(((20, y - 20, 4), (370, y + 16, 7), (640, y - 24, 4))), BLACK)
    gloom(painter, 340, 560, 430, 0.42)


def _ferryman(painter: QPainter) -> None:
    """He throws his whole weight on the pole, a black shape before the moon."""
    blue, deep, skin = "#26325A", "#05070E", "#C98F5E"
    arm(painter, ((256, 598), (400, 632), (370, 514)), 68, mixed(BLACK, blue, 0.8), look.BONE, (7, -5), cuff="#8A94B8",
        skin=skin)  # fmt: skip
    for hip, knee, ankle in (((176, 780), (250, 860), (246, 990)), ((150, 780), (110, 880), (40, 980))):
        leg(painter, (hip, knee, ankle), 92, "#1B2036", look.BONE, (7, -5), shade=BLACK)
    coat = blob(((20, 900), (70, 780), (112, 650), (170, 566), (236, 552), (276, 590), (270, 660), (232, 760),
        (228, 880), (170, 850), (130, 890), (80, 880)), tension=0.6)  # fmt: skip
    lit(painter, coat, blue, look.BONE, (9, -7), shade=deep)
    for points in (((170, 700, 3), (120, 790, 10), (90, 860, 4)), ((210, 700, 3), (180, 780, 9), (176, 840, 4))):
        fill(painter, limb(points), deep)
    with tilted(painter, 250, 560, 16):
        side(painter, 256, 484, 0.64, Face("#5A3420", skin, nose=Nose.BROAD, brow=12, jaw=0.8, stern=0.9, smile=-0.6))
        lit(painter, placed(fedora(), 256, 444, 0.78, -3), "#17161E", look.BONE, (7, -6), shade=BLACK)
    lit(painter, blob(((176, 580), (206, 540), (262, 544), (290, 584), (270, 616), (214, 622)), tension=0.7), blue,
        look.BONE, (6, -5), shade=deep, width=5)  # fmt: skip
    lit(painter, thick_line(((450, 300), (30, 1214)), 18), "#8C5A3A", look.SODIUM, (5, -2), width=4)
    arm(painter, ((190, 618), (142, 792), (274, 708)), 84, "#26325A", look.BONE, (6, -7), cuff="#8A94B8", skin=skin)
    fist(painter, 380, 456, 24, 0.54, skin, towards=(0.8, -0.6))
    fist(painter, 288, 652, 24, 0.58, skin, towards=(0.8, -0.6))


def _passengers(painter: QPainter) -> None:
    """A woman bows her head in a red shawl, and her child looks back at us from under her arm."""
    shawl = blob(((214, 990), (226, 880), (244, 800), (280, 750), (340, 746), (376, 790), (392, 860), (418, 920), (430,
        990)), tension=0.8)  # fmt: skip
    lit(painter, shawl, "#A82A34", look.BONE, (9, -8), shade="#3E0A12")
    for a, b in (((300, 800), (262, 970)), ((340, 810), (336, 970))):
        fill(painter, limb(((*a, 2), (*b, 10))), "#3E0A12")
    with tilted(painter, 326, 700, 14):
        side(painter, 326, 690, 0.66, Face("#8C6240", "#EBC7A0", nose=Nose.SNUB, open=False, stern=-1.2, brow=8,
            smile=-0.4, jaw=0, lips="#9A3A40"))  # fmt: skip
        hood = blob(((368, 648), (360, 610), (312, 596), (262, 622), (246, 690), (250, 760), (300, 786), (330, 764),
            (308, 730), (304, 690), (320, 656), (348, 646)), tension=0.8)  # fmt: skip
        lit(painter, hood, "#A82A34", look.BONE, (7, -7), shade="#3E0A12")
    child = blob(((350, 990), (362, 900), (396, 860), (446, 862), (480, 900), (490, 990)), tension=0.7)
    lit(painter, child, "#3E7A6A", look.BONE, (7, -8), shade="#16261F")
    turned(painter, 420, 800, 0.6, Face("#A87850", "#EBC7A0", nose=Nose.SNUB, stern=-1.2, brow=8, young=True,
        smile=-0.8, jaw=0, gaze=0.7), mirror=True)  # fmt: skip
    cap = joined(blob(((364, 776), (368, 744), (420, 722), (468, 742), (478, 790), (452, 764), (400, 758)),
        tension=0.8), disc(424, 722, 15))  # fmt: skip
    lit(painter, cap, "#D09A3A", look.BONE, (5, -6), shade="#5A3E12", width=5)
    lit(painter, limb(((384, 866, 26), (424, 878, 28), (464, 862, 26))), "#D09A3A", look.BONE, (4, -5), width=5)
    arm(painter, ((262, 830), (270, 960), (392, 910)), 60, "#A82A34", look.BONE, (6, -6), skin="#EBC7A0", body=shawl)
    palm(painter, 418, 904, 80, 0.38, "#EBC7A0", back=True, apart=0.2, mirror=True)


def seven(painter: QPainter, t: Tones) -> None:
    """On tiptoe out of their camp, five blades in his hands; he looks back, and nobody has noticed. Two are left."""
    sky(painter, "#080D28", "#8A4A3A", 900)
    stars(painter, 9, (260, -60), (400, 260))
    fill(painter, disc(176, 190, 78).subtracted(disc(144, 176, 74)), look.BONE)
    clouds(painter, ((560, 90, 0.7), (130, 330, 0.6)), "#1B2046", look.SODIUM)
    city(painter, 900, "#1E1C38", look.SODIUM, tall=380, seed=31)
    for x, y, size in ((250, 900, 0.7), (60, 900, 1.0)):
        painter.save()
        painter.translate(x, y)
        painter.scale(size, size)
        _tent(painter)
        painter.restore()
    fill(painter, rect(0, 890, 700, 320), "#1B1622")
    glaze(painter, polygon(((-60, 890), (260, 890), (560, 1200), (-60, 1200))), look.SODIUM, 0.34)
    for x, y, long in ((90, 930, 130), (420, 950, 160), (230, 1000, 180), (520, 1040, 150), (60, 1066, 140)):
        fill(painter, limb(((x, y, 2), (x + long / 2, y - 5, 6), (x + long, y, 2))), "#17121C")
    for x, turn in ((66, -5), (150, 4)):
        glaze(painter, polygon(((x - 10, 1050), (x + 10, 1050), (x + 130, 1130), (x + 90, 1130))), BLACK, 0.6)
        blade(painter, x, 880, 370, turn, 3)
    glaze(painter, polygon(((330, 1050), (420, 1050), (760, 1130), (760, 1180))), BLACK, 0.6)
    _thief(painter)
    gloom(painter, 330, 600, 430, 0.35)


def _tent(painter: QPainter) -> None:
    """A lit tent around x = 0 on y = 0, the shadows of those who drink in it on its cloth."""
    cloth = polygon(((-160, 0), (-160, -340), (0, -520), (160, -340), (160, 0)))
    glow(painter, 0, -200, 300, look.SODIUM, 0.5)
    lit(painter, cloth, "#E8B85A", look.BONE, (-6, -6), shade="#B8823A")
    for x in (-120, 112):
        lit(painter, polygon(((0, -516), (x - 30, -334), (x - 30, 0), (x + 30, 0), (x + 30, -334))), "#A83A2A",
            look.SODIUM, (-4, -5), shade="#5A1A14", width=5)  # fmt: skip
    fill(painter, joined(*(disc(a, -332, 27, 22) for a in range(-138, 160, 54))), "#A83A2A")
    for x, cup in ((-34, 30), (44, -28)):
        guard = joined(disc(x, -214, 25, 29), rect(x - 30, -240, 60, 10, 4), blob(((x - 46, 0), (x - 44, -160), (x,
            -186), (x + 44, -160), (x + 46, 0))), limb(((x, -130, 18), (x + cup, -200, 14))), rect(x + cup - 10, -236,
            20, 30))  # fmt: skip
        within(painter, cloth, guard, "#6B4420")


def _thief(painter: QPainter) -> None:
    """He: a mask, a striped jersey, up on his toes; the tent's light on his back and on his grin."""
    skin, red, dark, black = "#E2B58A", "#B8362E", "#3A0E12", "#1E1620"
    legs, deep, light = "#3A4688", "#10142E", look.SODIUM
    shoe(painter, (572, 978), 0.84, black, light, turn=34)  # the far foot comes down on its toes
    leg(painter, ((380, 590), (572, 722), (562, 970)), 108, "#222A52", light, (-6, -6), shade="#070914")
    hips = blob(((282, 600), (284, 556), (310, 530), (380, 526), (424, 540), (440, 590), (436, 640), (390, 664), (336,
        668), (290, 650)), tension=0.8)  # fmt: skip
    lit(painter, hips, legs, light, (-8, -3), shade=deep)
    shoe(painter, (216, 1008), 0.88, "#2A1E28", light, turn=54)
    leg(painter, ((334, 600), (352, 822), (208, 996)), 118, legs, light, (-9, -5), shade=deep)
    fill(painter, blob(((290, 540), (392, 540), (390, 640), (340, 700), (300, 640)), tension=0.6), legs)
    fill(painter, joined(limb(((396, 620, 2), (372, 664, 7), (336, 690, 2))), limb(((300, 600, 2), (318, 640, 6), (326,
        670, 2)))), deep)  # the hip's folds  # fmt: skip
    body = blob(((284, 560), (276, 480), (276, 400), (288, 336), (330, 298), (390, 286), (452, 296), (488, 330),
        (494, 392), (470, 460), (440, 520), (438, 566), (360, 580)), tension=0.75)  # fmt: skip
    lit(painter, body, red, light, (-12, -7), shade=dark)
    for y in (364, 430, 496, 556):
        within(painter, body, limb(((250, y - 8, 22), (370, y + 10, 26), (510, y - 12, 22))), black)
    within(painter, body, polygon(((446, 270), (520, 270), (520, 600), (400, 600), (424, 480))), "#22070A")
    _grinning(painter, skin)
    arm(painter, ((462, 352), (556, 528), (552, 440)), 76, "#B03A30", light, (-7, -8), cuff="#6A5A78", skin=skin,
        body=body)  # fmt: skip
    arm(painter, ((318, 352), (240, 530), (344, 526)), 86, red, light, (-9, -7), cuff="#8A7A9A", skin=skin, body=body)
    lamp = (-0.8, -0.6)
    with grip(painter, 410, 498, 22, 0.6, skin, across=62, mirror=True, towards=lamp), grip(painter, 568, 394, 56, 0.54,
        mixed(BLACK, skin, 0.8), across=36, towards=lamp):  # fmt: skip
        for turn, reach in ((8, 340), (20, 290), (32, 346), (44, 296), (56, 300)):
            up, tall = math.radians(turn), reach + 92
            middle = reach - tall / 2
            blade(painter, 410 + math.sin(up) * middle, 498 - math.cos(up) * middle, tall, turn, (tall / 1.7 - 48) / 52)


def _grinning(painter: QPainter, skin: str) -> None:
    """His head on a black collar, turned back over his shoulder, a mask on it and a cap."""
    with tilted(painter, 390, 310, -10):
        collar = blob(((336, 322), (350, 282), (392, 272), (432, 282), (440, 322), (390, 338)), tension=0.8)
        lit(painter, collar, "#1E1620", look.SODIUM, (-5, -6), shade=BLACK)
        painter.translate(380, 202)
        painter.scale(0.8, 0.8)
        turned(painter, 0, 0, 1, Face("#7A4630", skin, arch=0.8, brow=12, brow_colour="#1B1210", jaw=0.6, gaze=0.9,
            mouth=Mouth.SMILE, nose=Nose.HOOKED), mirror=True)  # fmt: skip
        mask = blob(((-66, -28), (-40, -36), (0, -30), (40, -36), (74, -40), (76, -18), (40, 8), (10, 14), (-22, 2),
            (-40, 10), (-62, 2)), tension=0.7)  # fmt: skip
        fill(painter, mask.subtracted(joined(disc(-2, -11, 24, 13), disc(-47, -11, 12, 13))), "#17131A")
        cap = blob(((-90, -54), (-92, -104), (-40, -142), (36, -146), (92, -112), (100, -50), (60, -56), (-20, -76)),
            tension=0.8)  # fmt: skip
        lit(painter, cap, "#3E4C80", look.SODIUM, (-9, -10), shade="#070914")
        peak = blob(((-128, -52), (-96, -84), (-30, -82), (24, -70), (-20, -58), (-80, -46)), tension=0.8)
        lit(painter, peak, "#1E2440", look.SODIUM, (-4, -5), shade=BLACK, width=5)


def eight(painter: QPainter, t: Tones) -> None:
    """Bound and blindfolded among eight blades; the gate behind her is wide open, and nobody holds her."""
    bricks(painter, 0, -150, 700, 1060, "#20202E", look.BONE)
    gate = joined(rect(150, 300, 400, 700), disc(350, 300, 200))
    rimmed(painter, gate, "#0B0A10", "#1B1B26", 22)
    painter.save()
    painter.setClipPath(gate, Qt.ClipOperation.IntersectClip)
    sky(painter, "#A85A30", "#F8E0A0", 760, 100)
    fill(painter, disc(450, 330, 110), look.BONE)
    glow(painter, 450, 330, 280, look.BONE, 0.8)
    city(painter, 830, "#B8703C", None, tall=330, seed=6, left=140, right=570)
    city(painter, 840, "#7A4428", "#F8E0A0", tall=170, seed=15, left=140, right=570)
    fill(painter, rect(140, 836, 430, 330), "#E0B068")
    painter.restore()
    for way in (-1, 1):  # its two wings, swung towards us
        x = 350 + way * 202
        wing = polygon(((x, 206), (x + way * 66, 140), (x + way * 66, 1010), (x, 930)))
        lit(painter, wing, "#5A3A24", look.SODIUM, (-way * 7, 0), shade="#2B1A10", width=6)
        for share in (0.34, 0.68):
            a = x + way * 66 * share
            fill(painter, polygon(((a, 214 - 62 * share), (a + way * 5, 212 - 62 * share), (a + way * 5, 930 + 76
                * share), (a, 928 + 76 * share))), "#2B1A10")  # fmt: skip
    wet_ground(painter, 940, mixed(BLACK, look.BONE, 0.22))
    glaze(painter, polygon(((200, 940), (500, 940), (720, 1180), (-20, 1180))), "#F6C87A", 0.45)
    for x, y, turn, height in ((92, 640, -4, 520), (160, 690, 2, 470), (548, 640, -5, 520), (616, 600, 3, 540)):
        blade(painter, x, y, height, turn, 3.8)
    with tilted(painter, 350, 1120, -4):
        painter.translate(26, 0)
        _bound(painter)
    for x, y, turn, height in ((104, 900, -7, 470), (190, 930, 4, 420), (560, 930, -7, 420), (622, 900, 5, 470)):
        glaze(painter, polygon(((x - 12, y + height * 0.48), (x + 12, y + height * 0.48), (x + (x - 350) * 0.3, 1180),
            (x - 30 + (x - 350) * 0.3, 1180))), BLACK, 0.5)  # fmt: skip
        blade(painter, x, y, height, turn, 3)
    gloom(painter, 380, 520, 440, 0.4)


def _bound(painter: QPainter) -> None:
    """She: her arms roped behind her back, one shoulder up, her head turned to the wind that comes in at the gate."""
    red, dark, skin, shade, warm = "#B82C2C", "#3A080E", "#E8B890", "#8A5244", "#FFE0A0"
    flying = blob(((420, 330), (400, 220), (320, 180), (250, 204), (214, 172), (140, 196), (184, 226), (120, 268), (190,
        290), (136, 350), (214, 350), (196, 420), (270, 410), (330, 480), (420, 440)), tension=0.6)  # fmt: skip
    lit(painter, flying, "#6E2A14", warm, (9, -8), shade="#240C08")
    strands(painter, [((380, 230 + a * 1.4), (270, 220 + a * 1.8), (180 + a * 0.3, 240 + a * 2)) for a in (0, 24,
        48)], "#6E2A14", warm, 6)  # fmt: skip
    for way, drop in ((-1, 30), (1, 0)):  # arms that go behind her
        upper = limb(((356 + way * 122, 566 + drop, 84), (356 + way * 152, 700 + drop, 70), (356 + way * 120, 850, 60),
            (356 + way * 40, 900, 50)))  # fmt: skip
        lit(painter, upper, skin, warm, (9, -5), shade=shade, width=6)
    dress = blob(((222, 560), (262, 516), (300, 540), (360, 580), (420, 520), (456, 490), (496, 530), (480, 640), (450,
        760), (476, 860), (530, 1000), (560, 1180), (170, 1180), (196, 1000), (256, 870), (268, 770), (232, 660)),
        tension=0.6)  # fmt: skip
    lit(painter, dress, red, warm, (15, -8), shade=dark)
    within(painter, dress, blob(((170, 500), (300, 540), (320, 700), (300, 860), (330, 1000), (300, 1190), (100, 1190)),
        tension=0.7), "#7A1820")  # fmt: skip
    for a, b, c in (((330, 880), (300, 1000), (270, 1160)), ((390, 890), (400, 1020), (410, 1160)), ((430, 870), (476,
        990), (510, 1150)), ((290, 580), (330, 660), (326, 740)), ((440, 560), (400, 640), (410, 720))):  # fmt: skip
        fill(painter, limb(((*a, 3), (*b, 9), (*c, 12))), dark)
    chest = blob(((262, 520), (310, 500), (404, 490), (456, 494), (420, 540), (362, 586), (300, 548)), tension=0.7)
    lit(painter, chest, skin, warm, (9, -4), shade=shade, width=5)
    fill(painter, joined(limb(((300, 520, 2), (336, 534, 5), (352, 548, 3))), limb(((430, 506, 2), (390, 524, 5), (372,
        544, 3)))), shade)  # fmt: skip
    neck(painter, 368, 430, 84, 516, mixed(shade, skin, 0.85))
    for y, half, sag, lean in ((628, 176, 30, 12), (660, 178, 32, -8), (690, 176, 34, 10), (812, 156, 34, -12),
        (840, 152, 36, 8)):  # fmt: skip
        _rope(painter, y, half, sag, lean)
    turned_away = blob(((160, 480), (290, 530), (316, 620), (290, 720), (310, 860), (280, 1000), (300, 1190), (100,
        1190), (100, 700)), tension=0.6)  # fmt: skip
    glaze(painter, dress.united(limb(((234, 596, 88), (204, 730, 76), (236, 850, 64)))).intersected(turned_away), BLACK,
        0.6)  # fmt: skip
    knot = blob(((344, 836), (372, 824), (398, 844), (392, 880), (360, 890), (340, 868)), tension=0.8)
    for course in (((358, 880, 20), (330, 960, 17), (346, 1030, 16), (326, 1090, 20)), ((384, 880, 20), (412, 940, 17),
        (400, 1000, 22))):  # its ends hang loose  # fmt: skip
        lit(painter, limb(course), "#E2B878", look.BONE, (4, -3), shade="#7A4A22", width=5)
    lit(painter, knot, "#E2B878", look.BONE, (4, -5), shade="#7A4A22", width=6)
    fill(painter, joined(limb(((350, 846, 3), (370, 862, 5), (388, 866, 3))), limb(((356, 874, 3), (372, 856, 4), (380,
        838, 3)))), "#7A4A22")  # fmt: skip
    with tilted(painter, 366, 470, 10):
        painter.translate(368, 350)
        turned(painter, 0, 0, 1.18, Face(shade, skin, lips="#9A2028", brow=0.1, jaw=0.1, smile=-0.7))
        painter.scale(1.18, 1.18)
        crop = blob(((62, -50), (68, -92), (30, -124), (-30, -126), (-80, -96), (-96, -40), (-88, 30), (-66, 70), (-62,
            10), (-40, -40), (0, -66), (40, -66)), tension=0.7)  # fmt: skip
        lit(painter, crop, "#6E2A14", warm, (8, -7), shade="#240C08")
        strands(painter, [((50 - a, -90 + a * 0.2), (-20 - a * 0.6, -104 + a), (-76, -10 + a)) for a in (0, 18, 36)],
            "#6E2A14", warm, 5)  # fmt: skip
        band = blob(((-92, -40), (-20, -34), (30, -36), (70, -42), (74, 4), (30, 12), (-20, 16), (-88, 10)),
            tension=0.5)  # fmt: skip
        lit(painter, band, look.BONE, look.BONE, (6, -6), shade="#A89AA0", width=6)
        fill(painter, joined(limb(((-80, -18, 2), (-10, -12, 4), (64, -22, 2))), limb(((-70, -2, 2), (0, 2, 3), (66, -6,
            2)))), "#A098A0")  # fmt: skip
        fill(painter, joined(limb(((20, 14, 2), (17, 36, 3))), disc(16, 40, 4, 6)), "#F4FAFF")  # a tear
        for end in (((-86, -30), (-130, -50), (-190, -30), (-150, -12), (-90, -8)), ((-86, -16), (-130, 10), (-168, 60),
            (-124, 44), (-84, 8))):  # fmt: skip
            lit(painter, blob(end, tension=0.7), look.BONE, look.BONE, (4, -5), shade="#A89AA0", width=5)


def _rope(painter: QPainter, y: float, half: float, sag: float, lean: float) -> None:
    """A winding about arms and waist: it comes from behind one arm, bulges towards us, and goes behind the other."""
    course = [(356 + half * math.sin(k * math.pi / 12), y + sag * math.cos(k * math.pi / 12) + lean * k / 6,
        15 + 9 * math.cos(k * math.pi / 12)) for k in range(-6, 7)]  # fmt: skip
    glaze(painter, limb([(a - 5, b + 15, thick) for a, b, thick in course]), BLACK, 0.45)
    lit(painter, limb(course), "#E2B878", look.BONE, (3, -5), shade="#7A4A22", width=5)
    twists = [limb(((a - 5, b - thick * 0.4, 1.5), (a + 2, b, 3.5), (a + 5, b + thick * 0.4, 1.5)))
        for (a0, b0, _), (a1, b1, thick) in pairwise(course) for a, b in (((a0 + a1) / 2, (b0 + b1) / 2),
        (a1, b1))]  # fmt: skip
    fill(painter, joined(*twists), "#7A4A22")


def nine(painter: QPainter, t: Tones) -> None:
    """Three in the morning: she sits up in bed, her face in her hands; the slats of the blind are nine blades."""
    fill(painter, SKY, "#0A0C14")
    pane = rect(246, -80, 400, 592)
    rimmed(painter, pane, "#7E9CC8", "#05060A", 22)
    stroke(painter, pane, "#2A3044", 7)
    painter.save()
    painter.setClipPath(pane, Qt.ClipOperation.IntersectClip)
    sky(painter, "#2C4878", "#B8D0EC", 520, -60)
    fill(painter, disc(508, 190, 132), look.BONE)
    glow(painter, 508, 190, 280, look.BONE, 0.5)
    city(painter, 530, "#2A3A62", look.SODIUM, tall=190, seed=14)
    painter.restore()
    for number in range(9):
        y = 46 + number * 53
        glaze(painter, rect(260, y + 15, 374, 14), "#05060A", 0.6)
        blade(painter, 449, y, 406, 90 if number % 2 else -90, 6.0)
    for x in (336, 556):  # the cords they hang on
        fill(painter, rect(x, -150, 4, 646), "#05060A")
    fill(painter, rect(222, 508, 448, 24), "#05060A")
    fill(painter, rect(246, 508, 400, 6), "#8AA4CC")
    fill(painter, rect(0, 990, 700, 300), "#07080C")
    rails = joined(*(rect(x, 640, 20, 400, 6) for x in (118, 206)), rect(30, 616, 246, 36, 12), rect(30, 560, 46, 560,
        16))  # fmt: skip
    lit(painter, rails, "#2E2622", "#9FB8DC", (5, -4), shade=BLACK)
    _sleepless(painter)
    for number in range(9):  # what the nine throw on all of it
        y = 568 + number * 66
        glaze(painter, polygon(((30, y + 84), (680, y - 34), (680, y - 4), (30, y + 114))), "#020308", 0.5)
    gloom(painter, 410, 560, 470, 0.4)


def _sleepless(painter: QPainter) -> None:
    """She: bent over her drawn-up knees, elbows on them, both palms on her eyes, her fingers in her hair."""
    gown, dusk, skin, moon, black = "#6A82A8", "#101829", "#E2B58A", "#E4F0FF", "#17161E"
    pillow = blob(((40, 1010), (56, 800), (110, 730), (210, 742), (270, 830), (260, 1010)), tension=0.7)
    lit(painter, pillow, "#6E7690", moon, (8, -8), shade="#10131E")
    body = blob(((118, 1130), (112, 980), (136, 850), (190, 752), (280, 694), (390, 690), (470, 712), (520, 770),
        (524, 900), (500, 1130)), tension=0.8)  # fmt: skip
    lit(painter, body, gown, moon, (12, -9), shade=dusk)
    within(painter, body, blob(((80, 1140), (80, 800), (190, 740), (250, 800), (220, 900), (270, 980), (240, 1140)),
        tension=0.6), "#0C1220")  # fmt: skip
    behind = blob(((420, 470), (340, 490), (296, 560), (276, 650), (236, 720), (262, 730), (232, 800), (276, 792),
        (270, 850), (330, 810), (370, 830), (400, 760), (452, 700), (530, 640), (520, 540), (480, 484)),
        tension=0.6)  # fmt: skip
    lit(painter, behind, black, "#9FB8DC", (8, -6), shade=BLACK)
    with tilted(painter, 420, 612, 13):
        turned(painter, 420, 612, 1.1, Face("#6E4A4C", skin, stern=-1.6, brow=10, jaw=0.1, smile=-1.5, open=False))
    mass = blob(((300, 690), (296, 600), (312, 530), (350, 480), (410, 456), (476, 466), (532, 508), (556, 580),
        (562, 690), (540, 660), (512, 590), (490, 560), (452, 548), (400, 552), (356, 580), (340, 630), (330, 700),
        (316, 740)), tension=0.6)  # fmt: skip
    lit(painter, mass, black, "#9FB8DC", (8, -7), shade=BLACK)
    _drawn_up_knees(painter)
    arm(painter, ((452, 776), (568, 884), (518, 690)), 78, mixed(BLACK, gown, 0.8), moon, (9, -7), cuff="#8A9CBC",
        skin=skin, body=body)  # fmt: skip
    arm(painter, ((262, 784), (366, 908), (372, 694)), 88, gown, moon, (9, -7), cuff="#A8B8D4", skin=skin,
        body=body)  # fmt: skip
    for x, wide, cuff in ((502, 42, "#8A9CBC"), (369, 46, "#A8B8D4")):  # the wrists, out of the cuffs
        lit(painter, limb(((x, 690, wide), (x - 4, 640, wide))), skin, skin, (5, -2), shade="#7A5A4A", width=5)
        band = blob(((x - wide * 0.7, 682), (x, 692), (x + wide * 0.7, 682), (x + wide * 0.72, 712), (x, 722),
            (x - wide * 0.72, 712)), tension=0.6)  # fmt: skip
        lit(painter, band, cuff, moon, (6, -4), shade="#2A3858", width=5)
    palm(painter, 496, 600, -1, 1.0, skin, back=True, apart=0.62, towards=(0.8, -0.6))
    palm(painter, 378, 600, 6, 1.06, skin, mirror=True, back=True, apart=0.62, towards=(0.8, -0.6))
    crown = blob(((330, 560), (324, 520), (356, 470), (412, 446), (484, 458), (538, 502), (558, 566), (548, 536),
        (538, 512), (526, 494), (508, 528), (498, 492), (478, 516), (464, 492), (446, 556), (432, 494), (412, 520),
        (400, 490), (384, 522), (372, 496), (354, 514), (344, 552)), tension=0.5)  # fmt: skip
    lit(painter, crown, black, "#9FB8DC", (7, -7), shade=BLACK, width=5)
    strands(painter, [((424 + a * 0.2, 452 + a * 0.2), (480 + a * 0.5, 474 + a * 0.4), (530 - a * 0.6, 548 + a * 0.1))
        for a in (0, 26, 52, 78)] + [((416 - a * 0.2, 452 + a * 0.2), (366 - a * 0.2, 470 + a * 0.6), (338 + a * 0.7,
        550 - a * 0.1)) for a in (0, 26, 52, 78)], black, "#9FB8DC", 6)  # fmt: skip


def _drawn_up_knees(painter: QPainter) -> None:
    """A quilt over two knees that are drawn up for elbows to rest on, its folds falling down the shins."""
    red, bright, dark = "#8E1C28", "#FF6A58", "#1E060B"
    for knee in (((430, 1190), (444, 1040), (470, 930), (520, 884), (580, 882), (630, 916), (664, 1010), (720, 1110),
        (720, 1190)), ((-20, 1190), (-20, 1070), (120, 1030), (230, 1010), (290, 940), (346, 900), (408, 902), (454,
        946), (486, 1060), (530, 1190))):  # fmt: skip
        lit(painter, blob(knee, tension=0.8), red, bright, (10, -10), shade=dark)
    folds = (((330, 930, 2), (296, 1010, 12), (210, 1080, 4)), ((380, 930, 2), (372, 1020, 12), (350, 1120, 4)),
        ((420, 930, 2), (448, 1020, 11), (460, 1120, 4)), ((560, 910, 2), (570, 990, 11), (560, 1100, 4)),
        ((600, 910, 2), (640, 1000, 10), (660, 1090, 4)))  # fmt: skip
    fill(painter, joined(*(limb(fold) for fold in folds)), dark)
    for x, y in ((86, 1066), (252, 1050), (330, 1040), (412, 1010), (534, 1010), (612, 996)):
        fill(painter, star(x, y, 20, 8, 4), look.SODIUM)


def ten(painter: QPainter, t: Tones) -> None:
    """Face down on the quay at first light, ten in the back like the rays of that sun. The crow has come early."""
    sky(painter, "#05060C", "#C85A22", 640)
    clouds(painter, ((560, 60, 1.1), (350, 190, 0.9), (620, 290, 0.8)), "#100F18", "#8C4A3A")
    fill(painter, disc(352, 640, 216), "#FFC860")
    glow(painter, 352, 640, 420, look.SODIUM, 0.85)
    city(painter, 640, "#2A120E", None, tall=120, seed=37)
    fill(painter, rect(0, 638, 700, 90), "#2E1410")
    for number in range(10):  # the sun on the river
        fill(painter, rect(352 - 120 + (number * 53) % 90, 646 + number * 8, 150 - number * 4, 5, 2), look.SODIUM)
    fill(painter, rect(0, 716, 700, 500), "#0F0E15")
    fill(painter, rect(0, 712, 700, 10), look.SODIUM)
    for row in range(6):  # cobbles, the low sun on their heads
        top, deep = 734 + row * 46 + row * row * 4, 34 + row * 8
        for column in range(-1, 8):
            left = column * (96 + row * 10) + row % 2 * 52 - row * 14
            near = 1 - min(1, abs(left + 42 - 352) / 440)
            stone = rect(left, top, 84 + row * 10, deep, 14)
            lit(painter, stone, mixed("#2A1C20", "#C06A34", near), mixed("#8A4A2C", "#FFC060", near), (0, -5),
                shade="#0B0A10", edge="#08070C", width=2)  # fmt: skip
    feet = [(180 + 278 * number / 9, 838 + 16 * math.sin(number / 9 * 3.14) - number % 2 * 20, -15 + 30 * number / 9)
        for number in range(10)]  # fmt: skip
    thrown = [polygon(((x - 9, y + 70), (x + 9, y + 70), (x + (x - 352) * 1.1 + 18, 1130), (x + (x - 352) * 1.1 - 18,
        1130))) for x, y, _ in feet]  # fmt: skip
    glaze(painter, joined(*thrown, blob(((96, 930), (300, 900), (560, 900), (640, 940), (560, 1010), (330, 1030), (110,
        1000)), tension=0.8)), "#040306", 0.55)  # fmt: skip
    fill(painter, _blood(), "#3A050C")
    fill(painter, _blood().translated(-5, -6), "#B01426")
    lit(painter, placed(fedora(), 580, 1042, 0.54, 164), "#2E2C3A", look.SODIUM, (-3, -7), shade=BLACK)
    painter.translate(26, 0)
    _fallen(painter)
    painter.translate(-26, 0)
    for number, (x, y, turn) in enumerate(feet):
        height = 400 if number % 2 else 340
        up = math.radians(turn)
        blade(painter, x + height / 2 * math.sin(up), y - height / 2 * math.cos(up), height, turn, 3.8)
        _wound(painter, x, y, (52, 20, 76, 34, 60, 26, 84, 40, 58, 22)[number])
    crow(painter, 126, 432, 0.72, look.SODIUM)
    gloom(painter, 352, 760, 420, 0.4)


def _blood() -> QPainterPath:
    """What has run out from under him, along the gutters between the stones, to us."""
    return blob(((150, 944), (300, 930), (430, 934), (500, 950), (540, 946), (548, 964), (504, 976), (486, 1004),
        (440, 1002), (428, 1024), (434, 1100), (410, 1110), (400, 1040), (386, 1006), (340, 996), (316, 1010),
        (310, 1060), (296, 1056), (284, 1000), (230, 984)),
        tension=0.8)  # fmt: skip


def _wound(painter: QPainter, x: float, y: float, long: float) -> None:
    """A slit where a blade went in, and what runs from it down the coat."""
    fill(painter, blob(((x - 20, y - 2), (x, y - 12), (x + 20, y - 2), (x, y + 8)), tension=0.8), "#1B0408")
    run = limb(((x + 2, y, 9), (x + 4, y + long * 0.6, 8), (x + 2, y + long, 12)))
    fill(painter, run, "#C81E30")


def _fallen(painter: QPainter) -> None:
    """He lies along the quay on his belly, black against the sun: his face on the stones, his legs as they fell."""
    coat, deep, sun, skin, trousers = "#2A3650", "#05060A", "#FFB850", "#B08A6C", "#4A3A44"
    shoe(painter, (566, 800), 0.68, "#6A3E26", sun, turn=-122, mirror=True)
    leg(painter, ((392, 860), (496, 834), (566, 806)), 84, "#2E252E", sun, (0, -7), shade=BLACK)
    hips = blob(((346, 930), (340, 860), (362, 818), (402, 806), (446, 822), (462, 868), (452, 920), (420, 944)),
        tension=0.8)  # fmt: skip
    lit(painter, hips, trousers, sun, (1, -10), shade="#120D12")
    shoe(painter, (574, 938), 0.82, "#8A5432", sun, turn=-118, mirror=True)
    leg(painter, ((404, 890), (508, 956), (576, 942)), 104, trousers, sun, (1, -8), shade="#120D12")
    fill(painter, blob(((372, 848), (430, 846), (452, 880), (470, 914), (430, 920), (380, 916)), tension=0.7), trousers)
    folds = (((436, 856, 2), (448, 884, 7), (446, 910, 2)), ((400, 912, 2), (436, 926, 8), (470, 940, 2)))
    fill(painter, joined(*(limb(fold) for fold in folds)), "#120D12")
    trunk = blob(((122, 936), (116, 880), (142, 836), (196, 812), (262, 816), (320, 828), (366, 822), (382, 870),
        (380, 940), (300, 954), (190, 954)), tension=0.75)  # fmt: skip
    lit(painter, trunk, coat, sun, (1, -11), shade=deep)
    for points in (((352, 836, 2), (340, 880, 8), (348, 936, 3)), ((250, 904, 2), (300, 916, 8), (352, 908, 2))):
        fill(painter, limb(points), deep)
    with tilted(painter, 84, 890, -76):
        side(painter, 84, 890, 0.5, Face("#3A2420", skin, brow=11, jaw=0.7, lid=0.5, mouth=Mouth.CRY), mirror=True)
        hair(painter, 84, 890, 0.52, Cut.SIDE_SHORT, "#1B1416", sun, mirror=True)
    collar = blob(((116, 944), (110, 884), (124, 846), (150, 830), (162, 860), (154, 944)), tension=0.7)
    lit(painter, collar, mixed(BLACK, coat, 0.7), sun, (-2, -8), shade=deep, width=5)
    arm(painter, ((190, 900), (286, 1006), (196, 1036)), 78, coat, sun, (0, -9), cuff=look.BONE, skin=skin)
    palm(painter, 140, 1038, -88, 0.56, skin, back=True, apart=0.6, towards=(0, -1))


SCENES: Final = (six, seven, eight, nine, ten)
