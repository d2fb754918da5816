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
from demoncity_gui.cards.drawing.hands import fist, palm
from demoncity_gui.cards.drawing.heads import Face, Mouth, front, side, turned
from demoncity_gui.cards.drawing.legs import leg, shoe
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.ground import FLOOR, wet_ground
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
    sky(painter, "#0C1120", "#8088A0", 500)
    fill(painter, disc(430, 270, 110), look.BONE)
    glow(painter, 430, 270, 220, look.BONE, 0.5)
    clouds(painter, ((560, 110, 0.8), (300, 190, 0.6), (620, 320, 0.6)), "#343A4E", look.BONE)
    city(painter, 484, "#343A4E", None, tall=210, seed=44)
    city(painter, 484, "#0E1018", look.SODIUM, tall=120, seed=12)
    fill(painter, rect(0, 478, 700, 760), "#0F1828")
    fill(painter, polygon(((340, 478), (520, 478), (600, 1130), (260, 1130))), "#34425E")
    for number in range(15):
        fill(painter, rect((number * 173) % 520 - 20, 510 + number * 42, 130 + (number % 4) * 60, 8, 4), "#454B58")
    for number in range(6):
        long = 490 - (number % 2) * 70
        blade(painter, 450 + number * 34, 948 - long / 2, long, 0.8 * (number - 2.5), 5.2 - (number % 2) * 0.8)
    lit(painter, thick_line(((92, 330), (60, 1180)), 18), "#8C5A3A", look.SODIUM, (5, -2), width=4)
    _ferryman(painter)
    boat = blob(((30, 850), (120, 930), (360, 966), (610, 934), (690, 850), (660, 1030), (570, 1110), (170, 1110),
        (76, 1030)), tension=0.6)  # fmt: skip
    lit(painter, boat, "#2A2028", look.BONE, (0, -10), shade=BLACK)
    for y in (1000, 1048):
        fill(painter, limb(((110, y - 10, 4), (370, y + 16, 7), (640, y - 14, 4))), BLACK)
    gloom(painter, 430, 540, 430, 0.42)


def seven(painter: QPainter, t: Tones) -> None:
    """On tiptoe out of their camp, five blades in his fist; he looks back, and nobody has noticed. Two are left."""
    sky(painter, "#080D28", "#8A4A3A", 900)
    stars(painter, 9, (260, -60), (400, 260))
    fill(painter, disc(560, 170, 74).subtracted(disc(528, 156, 70)), look.BONE)
    clouds(painter, ((600, 330, 0.8), (380, 120, 0.5)), "#1B2046", look.SODIUM)
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
    """He: a mask, a striped jersey, one knee high; the tent's light on his back and on his grin."""
    skin, shade, red, dark = "#E2B58A", "#7A4630", "#B8362E", "#3A0E12"
    legs, deep = "#262E54", "#070914"
    for knee, ankle, turn in (((306, 896), (232, 984), 42), ((520, 850), (498, 984), 30)):  # both heels are up
        shoe(painter, (ankle[0] + 2, ankle[1] + 14), 0.94, "#2A1E28", look.SODIUM, turn=turn)
        leg(painter, ((360 if turn > 40 else 396, 776), knee, ankle), 118, legs, look.SODIUM, (-9, -6), shade=deep)
    arm(painter, ((462, 560), (540, 706), (600, 838)), 92, "#7A241E", look.SODIUM, (-7, -6), cuff="#1E1620",
        skin=skin)  # fmt: skip
    palm(painter, 612, 884, 156, 0.6, skin, back=True, mirror=True)  # spread, to keep his balance
    body = blob(((282, 790), (276, 690), (300, 560), (350, 486), (420, 470), (482, 510), (496, 590), (476, 680), (456,
        790), (370, 816)), tension=0.7)  # fmt: skip
    lit(painter, body, red, look.SODIUM, (-14, -8), shade=dark)
    for y in (566, 638, 710, 778):
        within(painter, body, limb(((270, y - 16, 28), (370, y + 8, 32), (500, y - 12, 28))), "#1E1620")
    within(painter, body, polygon(((424, 460), (520, 460), (520, 820), (380, 820), (440, 640))), "#22070A")
    for turn, tall in ((84, 372), (72, 392), (59, 424), (46, 470), (34, 520)):  # by their points, the hilts up
        up = math.radians(turn)
        reach = tall * 0.5 - 70
        blade(painter, 344 + math.sin(up) * reach, 706 - math.cos(up) * reach, tall, turn, 3.4)
    with tilted(painter, 400, 480, -12):
        collar = blob(((330, 500), (360, 460), (420, 452), (464, 476), (458, 510), (400, 526), (340, 524)), tension=0.8)
        lit(painter, collar, "#1E1620", look.SODIUM, (-5, -6), shade=BLACK)
        painter.translate(396, 376)
        turned(painter, 0, 0, 1.22, Face(shade, skin, arch=0.8, brow=12, brow_colour="#1B1210", jaw=0.6, gaze=0.9,
            mouth=Mouth.SMILE, nose=Nose.HOOKED), mirror=True)  # fmt: skip
        painter.scale(1.22, 1.22)
        mask = blob(((-66, -28), (-40, -36), (0, -30), (40, -36), (74, -40), (76, -18), (40, 8), (10, 14), (-22, 2),
            (-40, 10), (-62, 2)), tension=0.7)  # fmt: skip
        fill(painter, mask.subtracted(joined(disc(-2, -11, 24, 13), disc(-47, -11, 12, 13))), "#17131A")
        fill(painter, joined(limb(((70, -36, 9), (104, -30, 7), (130, -46, 4))), limb(((70, -28, 8), (104, -14, 7),
            (124, -12, 4)))), "#17131A")  # fmt: skip
        cap = blob(((-90, -54), (-92, -104), (-40, -142), (36, -146), (92, -112), (100, -50), (60, -56), (-20, -76)),
            tension=0.8)  # fmt: skip
        lit(painter, cap, "#34406A", look.SODIUM, (-8, -9), shade=deep)
        peak = blob(((-128, -52), (-96, -84), (-30, -82), (24, -70), (-20, -58), (-80, -46)), tension=0.8)
        lit(painter, peak, "#1E2440", look.SODIUM, (-4, -5), shade=BLACK, width=5)
    arm(painter, ((330, 560), (206, 694), (334, 742)), 104, red, look.SODIUM, (-11, -8), cuff="#1E1620", skin=skin,
        body=body)  # fmt: skip
    fist(painter, 394, 706, 62, 0.78, skin, back=True, towards=(-0.8, -0.6))


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
    for x, y, turn, height in ((80, 640, -4, 520), (148, 690, 2, 470), (550, 640, -5, 520), (630, 600, 3, 540)):
        blade(painter, x, y, height, turn, 3.8)
    with tilted(painter, 350, 1120, -4):
        painter.translate(26, 0)
        _bound(painter)
    for x, y, turn, height in ((70, 900, -7, 500), (184, 930, 5, 440), (566, 930, -7, 440), (646, 900, 5, 500)):
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
    neck(painter, 366, 430, 84, 520, mixed(shade, skin, 0.5))
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
        turned(painter, 0, 0, 1.18, Face(shade, skin, lips="#9A2028", brow=0.1, jaw=0.1, smile=-0.5))
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
    """Three in the morning: she sits up in bed, an eye between her fingers; the slats of the blind are nine blades."""
    fill(painter, SKY, "#10131E")
    for x in range(0, 700, 46):  # wallpaper
        fill(painter, rect(x, -150, 20, 1120), "#161A28")
    pane = rect(246, -60, 400, 590)
    rimmed(painter, pane, "#7E9CC8", "#06070C", 24)
    stroke(painter, pane, "#2A3044", 7)
    painter.save()
    painter.setClipPath(pane, Qt.ClipOperation.IntersectClip)
    sky(painter, "#34507E", "#B8D0EC", 540, -60)
    fill(painter, disc(520, 190, 120), look.BONE)
    glow(painter, 520, 190, 260, look.BONE, 0.5)
    city(painter, 540, "#3A4E78", look.SODIUM, tall=210, seed=14)
    painter.restore()
    for number in range(9):
        y = 50 + number * 53
        glaze(painter, rect(260, y + 16, 374, 12), "#06070C", 0.5)
        blade(painter, 451, y, 414, 90 if number % 2 else -90, 6.2)
    for x in (330, 560):  # the cords they hang on
        fill(painter, rect(x, -150, 4, 690), "#06070C")
    fill(painter, rect(0, 960, 700, 300), FLOOR)
    rails = joined(*(rect(x, 690, 18, 330, 6) for x in range(150, 640, 92)), rect(70, 664, 560, 34, 10))
    lit(painter, joined(rails, rect(50, 600, 44, 540, 14), rect(612, 600, 44, 540, 14)), "#3A2E2A", "#B8D0EC", (5, -4),
        shade=BLACK)  # fmt: skip
    painter.save()
    painter.translate(350, 1082)
    painter.scale(1.12, 1.12)
    painter.translate(-356, -1060)
    _sleepless(painter)
    painter.restore()
    for number in range(9):  # what the nine throw on all of it
        y = 590 + number * 62
        bar = polygon(((30, y + 76), (680, y - 26), (680, y - 8), (30, y + 98)))
        glaze(painter, bar.subtracted(disc(398, 636, 48, 34)), "#03040A", 0.38)  # but for her eye
    gloom(painter, 400, 560, 470, 0.35)


def _sleepless(painter: QPainter) -> None:
    """She: her hair undone, her fingers over her face; one eye is wide open between them."""
    gown, dusk, skin, moon = "#6F86A8", "#1E2A40", "#E2B58A", "#D8E8FF"
    pillow = blob(((100, 960), (110, 770), (210, 740), (360, 760), (510, 740), (600, 770), (610, 960)), tension=0.7)
    lit(painter, pillow, "#8A90A8", moon, (8, -8), shade="#24283A")
    behind = blob(((360, 540), (446, 570), (480, 650), (470, 720), (520, 780), (486, 800), (508, 880), (450, 850),
        (440, 890), (280, 890), (262, 850), (216, 876), (234, 800), (196, 780), (250, 720), (240, 650), (274, 570)),
        tension=0.6)  # fmt: skip
    lit(painter, behind, "#1B1A22", "#9FB0C0", (9, -8), shade=BLACK)
    body = blob(((180, 1010), (196, 880), (250, 800), (320, 770), (400, 770), (470, 800), (524, 880), (540, 1010)),
        tension=0.8)  # fmt: skip
    lit(painter, body, gown, moon, (12, -8), shade=dusk)
    rimmed(painter, polygon(((322, 730), (398, 730), (410, 790), (360, 830), (310, 790))), "#7A5A48", BLACK, 4)
    front(painter, 360, 668, 1.06, Face("#6E5058", skin, stern=-1.8, brow=11, jaw=0.2, mouth=Mouth.CRY), mirror=True)
    _staring_eye(painter, 399, 660)
    crop = blob(((262, 830), (244, 760), (252, 680), (246, 610), (276, 556), (300, 560), (330, 524), (352, 536), (392,
        518), (410, 538), (446, 556), (456, 610), (478, 640), (464, 690), (482, 750), (462, 830), (446, 760),
        (442, 690), (432, 640), (420, 602), (400, 582), (392, 622), (376, 588), (352, 576), (338, 628),
        (322, 588), (300, 610), (284, 660), (280, 740)), tension=0.55)  # fmt: skip
    lit(painter, crop, "#1B1A22", "#9FB0C0", (8, -6), shade=BLACK)
    strands(painter, [((372 + a, 530 + a * 0.2), (430 + a * 0.4, 570 + a), (456, 690 + a)) for a in (0, 18, 36)] +
        [((346 - a, 534 + a * 0.4), (290 - a * 0.4, 570 + a), (262, 700 + a)) for a in (0, 18, 36)], "#1B1A22",
        "#9FB0C0", 5)  # fmt: skip
    _drawn_up_knees(painter)
    for joints in (((232, 866), (208, 984), (278, 812)), ((488, 866), (522, 984), (496, 726))):
        arm(painter, joints, 88, gown, moon, (9, -7), cuff="#A8B8D4", skin=skin, body=body)
    palm(painter, 306, 716, 16, 0.94, skin, mirror=True, back=True, apart=0.8)
    palm(painter, 478, 630, -22, 0.9, skin, back=True, apart=1.1)
    for root, bend, tip in (((436, 530), (440, 570), (432, 600)), ((462, 542), (470, 580), (464, 606))):
        fill(painter, limb(((*root, 10), (*bend, 8), (*tip, 2))), "#1B1A22")  # hair between her fingers


def _staring_eye(painter: QPainter, x: float, y: float) -> None:
    """An eye so wide that the white is seen all around, and what has run out of it."""
    white = blob(((x - 29, y + 3), (x - 13, y - 18), (x + 8, y - 20), (x + 28, y - 1), (x + 11, y + 16), (x - 13,
        y + 17)), tension=0.8)  # fmt: skip
    rimmed(painter, white, look.BONE, BLACK, 4)
    fill(painter, limb(((x - 29, y, 4), (x - 13, y - 20, 7), (x + 8, y - 22, 7), (x + 29, y - 4, 4))), BLACK)
    for a, b, c, d in ((-24, 3, -14, 1), (24, 1, 14, 4), (-18, 11, -11, 6)):
        fill(painter, limb(((x + a, y + b, 2), (x + c, y + d, 1))), look.DANGER)
    fill(painter, disc(x - 2, y + 1, 9), "#5A7A9A")
    fill(painter, disc(x - 2, y + 1, 5), BLACK)
    fill(painter, disc(x + 1, y - 2, 3), look.BONE)
    for points in (((x - 24, y + 24, 2), (x, y + 30, 4), (x + 22, y + 22, 2)), ((x - 26, y - 24, 2), (x, y - 29, 4),
        (x + 26, y - 20, 2))):  # fmt: skip
        fill(painter, limb(points), "#4A3640")
    tear = blob(((x + 12, y + 18), (x + 20, y + 52), (x + 13, y + 64), (x + 6, y + 52)), tension=0.8)
    lit(painter, tear, look.ICE, look.BONE, (2, -3), width=3)


def _drawn_up_knees(painter: QPainter) -> None:
    """A quilt over two knees that are drawn up for elbows to rest on, its folds falling down the shins."""
    quilt = blob(((20, 1010), (110, 990), (220, 960), (360, 1000), (500, 960), (610, 990), (700, 1010), (720, 1180),
        (0, 1180)), tension=0.7)  # fmt: skip
    lit(painter, quilt, look.OXBLOOD, look.DANGER, (8, -10), shade="#33090F")
    for way in (-1, 1):
        x = 360 + way * 116
        knee = blob(((x - 100, 1190), (x - 96, 1060), (x - 84, 970), (x - 50, 930), (x, 918), (x + 50, 930), (x + 84,
            970), (x + 96, 1060), (x + 100, 1190)), tension=0.8)  # fmt: skip
        lit(painter, knee, look.OXBLOOD, look.DANGER, (10, -12), shade="#33090F")
        for a, b in ((-30, -62), (6, 4), (40, 66)):
            fill(painter, limb(((x + a, 968, 2), (x + b * 0.9, 1030, 9), (x + b, 1120, 4))), "#33090F")
    for x, y in ((76, 1050), (196, 1020), (296, 1020), (424, 1020), (524, 1020), (640, 1050)):
        fill(painter, star(x, y, 20, 8, 4), look.SODIUM)


def ten(painter: QPainter, t: Tones) -> None:
    """Face down on the quay at first light, ten in the back like the rays of that sun. The crow has come early."""
    sky(painter, "#05060C", "#C85A22", 640)
    clouds(painter, ((560, 60, 1.1), (350, 190, 0.9), (620, 290, 0.8)), "#100F18", "#8C4A3A")
    fill(painter, disc(372, 640, 210), "#FFC860")
    glow(painter, 372, 640, 420, look.SODIUM, 0.85)
    city(painter, 640, "#3A1A14", None, tall=120, seed=37)
    fill(painter, rect(0, 638, 700, 90), "#3A1C16")
    for number in range(10):  # the sun on the river
        fill(painter, rect(372 - 120 + (number * 53) % 90, 646 + number * 8, 150 - number * 4, 5, 2), look.SODIUM)
    fill(painter, rect(0, 716, 700, 500), "#17151F")
    fill(painter, rect(0, 712, 700, 10), look.SODIUM)
    for row in range(6):  # cobbles, the low sun on their heads
        y, deep = 734 + row * 46 + row * row * 4, 34 + row * 8
        for column in range(-1, 8):
            x = column * (96 + row * 10) + row % 2 * 52 - row * 14
            stone = rect(x, y, 84 + row * 10, deep, 14)
            lit(painter, stone, "#2B2834", "#B8642C", (0, -4), shade="#121018", edge="#0B0A10", width=2)
    fill(painter, _blood(), "#3A050C")
    fill(painter, _blood().translated(-6, -7), "#A81424")
    _fallen(painter)
    for number in range(10):
        share = number / 9
        foot_x, foot_y = 190 + 330 * share, 838 + 18 * math.sin(share * 3.14) - (number % 2) * 22 + 8 * share
        turn, height = -16 + 31 * share, 400 if number % 2 else 340
        up = math.radians(turn)
        blade(painter, foot_x + height / 2 * math.sin(up), foot_y - height / 2 * math.cos(up), height, turn, 3.8)
        _wound(painter, foot_x, foot_y, (52, 20, 76, 34, 60, 26, 84, 40, 58, 22)[number])
    crow(painter, 136, 432, 0.72, look.SODIUM)
    gloom(painter, 360, 740, 380, 0.45)


def _blood() -> QPainterPath:
    """What has run out from under him, along the gutters between the stones, to us."""
    return blob(((150, 940), (300, 930), (480, 926), (600, 934), (690, 950), (720, 1010), (640, 1000), (600, 1030),
        (530, 1022), (500, 1058), (410, 1070), (370, 1040), (300, 1052), (230, 1020)), tension=0.8)  # fmt: skip


def _wound(painter: QPainter, x: float, y: float, long: float) -> None:
    """A slit where a blade went in, and what runs from it down the coat."""
    fill(painter, blob(((x - 20, y - 2), (x, y - 12), (x + 20, y - 2), (x, y + 8)), tension=0.8), "#1B0408")
    run = limb(((x + 2, y, 9), (x + 4, y + long * 0.6, 8), (x + 2, y + long, 12)))
    fill(painter, run, "#C81E30")


def _fallen(painter: QPainter) -> None:
    """He lies along the quay on his belly, an arm flung out before him, his cheek on the stones, his eyes not shut."""
    coat, deep, sun, skin = "#34425E", "#0B0E16", look.SODIUM, "#C8B090"
    leg(painter, ((500, 866), (612, 838), (716, 862)), 96, "#23222C", sun, (-2, -8), shade=BLACK)
    trunk = blob(((146, 936), (140, 880), (176, 828), (250, 810), (360, 824), (450, 832), (530, 826), (566, 860),
        (556, 926), (470, 946), (330, 952), (210, 960)), tension=0.8)  # fmt: skip
    lit(painter, trunk, coat, sun, (-2, -12), shade=deep)
    for points in (((250, 830, 3), (236, 880, 9), (250, 930, 3)), ((430, 850, 3), (450, 900, 10), (420, 944, 4)),
        ((520, 840, 3), (500, 880, 8), (520, 930, 3))):  # fmt: skip
        fill(painter, limb(points), deep)
    leg(painter, ((498, 894), (604, 976), (712, 930)), 108, "#2B2A36", sun, (-2, -8), shade=BLACK)
    collar = blob(((136, 930), (150, 850), (186, 820), (206, 850), (190, 930)), tension=0.7)
    lit(painter, collar, mixed(BLACK, coat, 0.7), sun, (-2, -8), shade=deep, width=5)
    with tilted(painter, 112, 908, -80):
        front(painter, 112, 908, 0.74, Face("#6E5A4C", skin, stern=-0.8, brow=12, smile=-1, jaw=0.6, lid=0.72,
            iris="#8A98A0"))  # fmt: skip
        hair(painter, 112, 908, 0.76, Cut.FRONT_PARTED, "#2B1C18", sun)
    arm(painter, ((226, 902), (292, 1030), (150, 1034)), 88, coat, sun, (-2, -9), cuff=look.BONE, skin=skin, body=trunk)
    palm(painter, 90, 1028, -88, 0.66, skin, back=True)


def _ferryman(painter: QPainter) -> None:
    """He poles; before him a woman bows her head in a red shawl, and her child looks back at us."""
    blue = "#34426C"
    arm(painter, ((160, 620), (60, 640), (88, 560)), 62, mixed(BLACK, blue, 0.7), look.BONE, (7, -5), skin="#C98F5E")
    coat = blob(((100, 980), (112, 760), (120, 640), (160, 580), (220, 576), (250, 630), (252, 780), (270, 980)),
        tension=0.6)  # fmt: skip
    lit(painter, coat, blue, look.BONE, (9, -7), shade="#12161E")
    for a, b in (((170, 720), (150, 940)), ((216, 720), (224, 940))):
        fill(painter, limb(((*a, 3), (*b, 9))), "#12161E")
    side(painter, 206, 500, 0.66, Face("#7A5030", "#C98F5E", nose=Nose.BROAD, brow=10, jaw=0.7, smile=-0.4))
    lit(painter, blob(((150, 580), (190, 556), (236, 574), (236, 610), (180, 624)), tension=0.7), blue, look.BONE,
        (6, -5), shade="#12161E", width=5)  # fmt: skip
    lit(painter, placed(fedora(), 200, 462, 0.8, -3), "#23212C", look.BONE, (7, -6), shade=BLACK)
    arm(painter, ((216, 650), (200, 790), (104, 720)), 70, blue, look.BONE, (7, -5), skin="#C98F5E", body=coat)
    for x, y in ((84, 526), (78, 704)):
        fist(painter, x, y, -2, 0.5, "#C98F5E")
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


SCENES: Final = (six, seven, eight, nine, ten)
