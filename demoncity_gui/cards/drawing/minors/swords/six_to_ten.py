"""The swords from the six to the ten."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.animals import crow
from demoncity_gui.cards.drawing.arms import arm
from demoncity_gui.cards.drawing.backdrop import bricks, city, clouds, sky, stars
from demoncity_gui.cards.drawing.figures import Nose, fedora
from demoncity_gui.cards.drawing.hair import Cut, hair
from demoncity_gui.cards.drawing.hands import fist, palm
from demoncity_gui.cards.drawing.heads import Face, Mouth, front, side, turned
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.ground import FLOOR, wet_ground
from demoncity_gui.cards.drawing.minors.signs import blade
from demoncity_gui.cards.drawing.paint import fill, mixed, rimmed, tilted
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
    sky(painter, "#222C4A", "#B8B0B0", 500)
    fill(painter, disc(430, 270, 110), look.BONE)
    glow(painter, 430, 270, 220, look.BONE, 0.5)
    clouds(painter, ((560, 110, 0.8), (300, 190, 0.6), (620, 320, 0.6)), "#565C6E", look.BONE)
    city(painter, 484, "#4A5062", None, tall=210, seed=44)
    city(painter, 484, "#171922", look.SODIUM, tall=120, seed=12)
    fill(painter, rect(0, 478, 700, 760), "#1C2A44")
    fill(painter, polygon(((340, 478), (520, 478), (600, 1130), (260, 1130))), "#3C4A66")
    for number in range(15):
        fill(painter, rect((number * 173) % 520 - 20, 510 + number * 42, 130 + (number % 4) * 60, 8, 4), "#454B58")
    for number in range(6):
        blade(painter, 448 + number * 37, 690 + (number % 2) * 50, 440, 2.4 * (number - 2.5), 3.4)
    lit(painter, thick_line(((92, 330), (60, 1180)), 18), "#8C5A3A", look.SODIUM, (5, -2), width=4)
    _ferryman(painter)
    boat = blob(((30, 850), (120, 930), (360, 966), (610, 934), (690, 850), (660, 1030), (570, 1110), (170, 1110),
        (76, 1030)), tension=0.6)  # fmt: skip
    lit(painter, boat, "#2A2028", look.BONE, (0, -10), shade=BLACK)
    for y in (1000, 1048):
        fill(painter, limb(((110, y - 10, 4), (370, y + 16, 7), (640, y - 14, 4))), BLACK)


def seven(painter: QPainter, t: Tones) -> None:
    """On tiptoe out of their camp, five blades under his arm; he looks back, and nobody has noticed. Two are left."""
    sky(painter, "#101A4A", "#D8824E", 900)
    stars(painter, 9, (260, -60), (400, 260))
    fill(painter, disc(560, 170, 74).subtracted(disc(528, 156, 70)), look.BONE)
    clouds(painter, ((600, 330, 0.8), (380, 120, 0.5)), "#2B3058", look.SODIUM)
    city(painter, 900, "#3A3458", look.SODIUM, tall=380, seed=31)
    for x, y, size in ((250, 900, 0.7), (60, 900, 1.0)):
        painter.save()
        painter.translate(x, y)
        painter.scale(size, size)
        _tent(painter)
        painter.restore()
    fill(painter, rect(0, 890, 700, 320), "#2A2230")
    glaze(painter, polygon(((-60, 890), (260, 890), (560, 1200), (-60, 1200))), look.SODIUM, 0.28)
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
    legs, deep = "#34406A", "#0E1226"
    near = joined(limb(((372, 770, 122), (340, 900, 88), (356, 1010, 54))))
    raised_ = joined(limb(((390, 780, 124), (536, 800, 96), (560, 916, 56))))
    shoe = blob(((-30, -40), (26, -40), (34, 0), (96, 40), (98, 58), (60, 60), (-6, 30), (-36, 10)), tension=0.7)
    for part, foot, turn in ((near, (352, 1026), 0), (raised_, (560, 930), 40)):
        lit(painter, part, legs, look.SODIUM, (-9, -6), shade=deep)
        lit(painter, placed(shoe, *foot, 1.0, turn), "#1E1622", look.SODIUM, (-5, -5), shade=BLACK)
    fill(painter, limb(((430, 776, 3), (500, 790, 8), (530, 840, 3))), deep)
    arm(painter, ((470, 570), (580, 620), (520, 700)), 76, mixed(BLACK, red, 0.6), look.SODIUM, (-6, -6), skin=shade)
    body = blob(((282, 790), (276, 690), (300, 560), (350, 486), (420, 470), (482, 510), (496, 590), (476, 680), (456,
        790), (370, 816)), tension=0.7)  # fmt: skip
    lit(painter, body, red, look.SODIUM, (-14, -8), shade=dark)
    for y in (566, 638, 710, 778):
        within(painter, body, limb(((270, y - 16, 28), (370, y + 8, 32), (500, y - 12, 28))), "#1E1620")
    within(painter, body, polygon(((440, 460), (520, 460), (520, 820), (410, 820), (470, 640))), dark)
    for turn, tall in ((100, 420), (87, 470), (74, 510), (61, 540), (48, 540)):
        up = math.radians(turn)
        reach = tall * 0.5 - 90
        blade(painter, 330 + math.sin(up) * reach, 690 - math.cos(up) * reach, tall, 180 + turn, 3.4)
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
    arm(painter, ((330, 560), (214, 690), (350, 728)), 104, red, look.SODIUM, (-11, -8), cuff="#1E1620", skin=skin,
        body=body)  # fmt: skip
    fist(painter, 392, 708, 76, 0.72, skin, mirror=True)


def eight(painter: QPainter, t: Tones) -> None:
    """Bound and blindfolded among eight blades; the gate behind her is wide open, and nobody holds her."""
    bricks(painter, 0, -150, 700, 1060, "#343448", look.BONE)
    gate = joined(rect(160, 330, 392, 590), disc(356, 330, 196))
    rimmed(painter, gate, "#0B0A10", "#1B1B26", 22)
    painter.save()
    painter.setClipPath(gate, Qt.ClipOperation.IntersectClip)
    sky(painter, "#B86A3A", "#F6D88A", 760, 120)
    fill(painter, disc(356, 420, 118), look.BONE)
    glow(painter, 356, 420, 230, look.BONE, 0.7)
    city(painter, 800, "#A8683A", look.BONE, tall=170, seed=6, left=150, right=560)
    fill(painter, rect(150, 796, 410, 130), "#D9A860")
    painter.restore()
    for way in (-1, 1):  # its two wings, swung towards us
        x = 356 + way * 198
        wing = polygon(((x, 236), (x + way * 62, 180), (x + way * 62, 960), (x, 900)))
        lit(painter, wing, "#5A3A24", look.SODIUM, (-way * 7, 0), shade="#2B1A10", width=6)
        for share in (0.34, 0.68):
            a = x + way * 62 * share
            fill(painter, polygon(((a, 240 - 56 * share), (a + way * 5, 238 - 56 * share), (a + way * 5, 902 + 60
                * share), (a, 900 + 60 * share))), "#2B1A10")  # fmt: skip
    wet_ground(painter, 906, mixed(BLACK, look.BONE, 0.22))
    glaze(painter, polygon(((220, 906), (492, 906), (700, 1150), (0, 1150))), "#F6C87A", 0.4)
    glaze(painter, polygon(((310, 960), (410, 960), (480, 1150), (220, 1150))), BLACK, 0.5)
    for x, y, turn, height in ((92, 660, -3, 560), (182, 700, 3, 520), (540, 700, -3, 520), (628, 660, 3, 560)):
        blade(painter, x, y, height, turn, 3.4)
    _bound(painter)
    for x, y, turn, height in ((66, 890, -5, 460), (196, 930, 5, 400), (516, 930, -5, 400), (640, 890, 5, 460)):
        blade(painter, x, y, height, turn, 3)


def _bound(painter: QPainter) -> None:
    """She: her arms roped behind her, her head bowed to listen; a red dress, bare feet in the wet."""
    red, dark, skin, shade, brown = "#C8342E", "#4A0C10", "#F0C8A0", "#B07850", "#7A2E14"
    for x, way in ((322, -1), (396, 1)):
        lit(painter, limb(((x, 940, 46), (x - 2, 1010, 32))), skin, skin, (7, -4), shade=shade, width=5)
        foot = blob(((-18, -24), (18, -24), (26, 8), (34, 34), (6, 44), (-30, 36), (-24, 8)), tension=0.7)
        lit(painter, placed(foot, x, 1016, 1, mirror=way < 0), skin, skin, (6, -5), shade=shade, width=5)
        toes = [limb(((x + way * (a - 2), 1046, 2), (x + way * a, 1056, 3))) for a in (-14, 2, 16)]
        fill(painter, joined(*toes), shade)
    behind = blob(((250, 320), (270, 230), (350, 190), (430, 220), (470, 310), (478, 430), (500, 540), (466, 530), (450,
        590), (400, 520), (310, 520), (262, 580), (250, 520), (222, 540), (240, 430)), tension=0.7)  # fmt: skip
    lit(painter, behind, brown, "#F6C87A", (9, -8), shade="#2B0F08")
    for way in (-1, 1):  # arms that go behind her
        upper = limb(((356 + way * 92, 500, 62), (356 + way * 116, 600, 54), (356 + way * 100, 690, 46), (356 + way
            * 40, 730, 36)))  # fmt: skip
        lit(painter, upper, skin, skin, (way * 7, -5), shade=shade, width=6)
    dress = blob(((268, 470), (310, 448), (356, 476), (404, 448), (446, 470), (440, 560), (424, 650), (450, 760),
        (486, 900), (496, 984), (440, 960), (400, 990), (350, 966), (300, 992), (262, 962), (214, 984), (230, 900),
        (262, 760), (290, 650), (274, 560)), tension=0.6)  # fmt: skip
    lit(painter, dress, red, "#F6C87A", (10, -7), shade=dark)
    for a, b, c in (((320, 720), (300, 840), (286, 960)), ((362, 740), (366, 850), (372, 950)), ((396, 720), (424, 840),
        (446, 940)), ((340, 700), (330, 760), (326, 800))):  # fmt: skip
        fill(painter, limb(((*a, 3), (*b, 7), (*c, 10))), dark)
    throat = blob(((300, 452), (330, 420), (384, 420), (412, 452), (384, 500), (356, 520), (328, 500)), tension=0.7)
    lit(painter, throat, skin, skin, (6, -4), shade=shade, width=5)
    rimmed(painter, limb(((356, 380, 58), (356, 446, 62))), shade, BLACK, 4)
    for row, (y, half, sag) in enumerate(((556, 128, 14), (600, 134, 16), (660, 124, 12), (700, 112, 12))):
        rope = limb(((356 - half, y - 6, 20), (356, y + sag, 24), (356 + half, y - 2, 20)))
        lit(painter, rope, "#E2B878", look.BONE, (3, -5), shade="#8A5A2A", width=5)
        turns = [limb(((356 + a, y + sag - 14 - abs(a) * 0.12, 2), (356 + a + 10, y + sag + 6 - abs(a) * 0.12, 4)))
            for a in range(-100 + row * 7, 110, 26)]  # fmt: skip
        fill(painter, joined(*turns), "#8A5A2A")
    painter.save()
    painter.translate(352, 330)
    painter.rotate(14)
    turned(painter, 0, 0, 0.96, Face(shade, skin, lips="#A82028", brow=0.1, jaw=0, smile=-0.8, nose=Nose.STRAIGHT),
        mirror=True)  # fmt: skip
    hair(painter, 0, 0, 1.0, Cut.TURNED_LONG, brown, "#F6C87A", mirror=True)
    band = blob(((-82, -38), (-20, -36), (40, -40), (88, -52), (92, 0), (40, 14), (-20, 18), (-78, 8)), tension=0.5)
    lit(painter, band, look.BONE, look.BONE, (4, -6), shade="#B8B0A8", width=6)
    fill(painter, joined(limb(((-70, -18, 2), (-10, -12, 4), (60, -24, 2))), limb(((-60, -2, 2), (0, 2, 3), (70, -10,
        2)))), "#A098A0")  # fmt: skip
    for end in (((88, -40), (140, -52), (168, -20), (130, -16), (90, -14)), ((86, -24), (126, 10), (134, 52), (104,
        30), (82, 0))):  # fmt: skip
        lit(painter, blob(end, tension=0.7), look.BONE, look.BONE, (4, -5), shade="#B8B0A8", width=5)
    painter.restore()


def nine(painter: QPainter, t: Tones) -> None:
    """Somebody sits up in bed with their face in their hands; nine blades hang on the dark over them."""
    fill(painter, SKY, "#121620")
    for x in range(0, 700, 46):  # wallpaper
        fill(painter, rect(x, -150, 20, 1120), "#1B212E")
    for number in range(40):
        x, y = 33 + (number % 8) * 92, 20 + (number // 8) * 190 + (number % 2) * 95
        fill(painter, star(x, y, 14, 5, 4), "#2C3648")
    for share, tone in ((190, 0.16), (330, 0.2)):  # the moon through a window that we don't see
        glaze(painter, polygon(((share, -150), (720, -150), (720, 900), (share - 160, 960))), look.ICE, tone)
    for x in (402, 560):
        glaze(painter, polygon(((x, -150), (x + 18, -150), (x - 120, 960), (x - 146, 960))), BLACK, 0.3)
    for number in range(9):
        blade(painter, 466, 76 + number * 52, 390, 90 if number % 2 else -90, 3.4)
    fill(painter, rect(0, 960, 700, 300), FLOOR)
    rails = joined(*(rect(x, 660, 18, 330, 6) for x in range(150, 640, 92)), rect(70, 640, 560, 30, 10))
    lit(painter, joined(rails, rect(56, 580, 40, 540, 14), rect(610, 580, 40, 540, 14)), "#5A4634", look.BONE, (4, -4),
        shade=BLACK)  # fmt: skip
    pillow = blob(((100, 960), (110, 770), (210, 740), (360, 760), (510, 740), (600, 770), (610, 960)), tension=0.7)
    lit(painter, pillow, look.MUTED, look.BONE, (8, -8), shade="#3A3644")
    gown, dusk, skin = "#6F86A8", "#2C3A52", "#E2B58A"
    behind = blob(((360, 530), (440, 560), (462, 660), (474, 790), (492, 880), (228, 880), (246, 790), (258, 660),
        (280, 560)), tension=0.8)  # fmt: skip
    lit(painter, behind, "#1B1A22", "#9FB0C0", (9, -8), shade=BLACK)
    body = blob(((180, 1010), (196, 880), (250, 800), (320, 770), (400, 770), (470, 800), (524, 880), (540, 1010)),
        tension=0.8)  # fmt: skip
    lit(painter, body, gown, look.BONE, (12, -8), shade=dusk)
    rimmed(painter, polygon(((322, 730), (398, 730), (410, 790), (360, 830), (310, 790))), "#A8754A", BLACK, 4)
    front(painter, 360, 668, 0.96, Face("#A8754A", skin, open=False, stern=-1.3, brow=10, jaw=0.3), mirror=True)
    hair(painter, 360, 664, 0.98, Cut.FRONT_LONG, "#1B1A22", "#9FB0C0")
    for way in (-1, 1):
        arm(painter, ((360 + way * 122, 880), (360 + way * 158, 1010), (360 + way * 72, 816)), 84, gown, look.BONE,
            (9, -7), skin=skin, body=body)  # fmt: skip
    for way in (-1, 1):
        palm(painter, 360 + way * 40, 724, way * -12, 0.86, skin, mirror=way < 0, back=True)
    quilt = blob(((20, 1010), (120, 970), (190, 920), (270, 950), (360, 990), (450, 950), (530, 920), (600, 970),
        (700, 1010), (720, 1180), (0, 1180)), tension=0.8)  # fmt: skip
    lit(painter, quilt, look.OXBLOOD, look.DANGER, (6, -10), shade="#33090F")
    for x, y in ((90, 1040), (200, 986), (210, 1090), (320, 1050), (430, 1050), (520, 986), (540, 1090), (640, 1040)):
        fill(painter, star(x, y, 22, 9, 4), look.SODIUM)


def ten(painter: QPainter, t: Tones) -> None:
    """Face down on the quay at first light, and all ten in the back. The crows have come early."""
    sky(painter, "#05060C", "#D8742A", 610)
    clouds(painter, ((560, 60, 1.1), (330, 190, 0.9), (620, 280, 0.8)), "#15141F", "#8C4A3A")
    clouds(painter, ((150, 400, 0.8), (470, 420, 0.7)), "#3A1E20", look.SODIUM)
    fill(painter, disc(380, 606, 120), "#FFD27A")
    glow(painter, 380, 600, 320, look.SODIUM, 0.8)
    city(painter, 606, "#4A2418", None, tall=150, seed=37, right=300)
    city(painter, 606, "#2A1512", None, tall=110, seed=10, left=470)
    fill(painter, rect(0, 604, 700, 130), "#5A2C1C")
    for number in range(14):  # the sun on the river
        fill(painter, rect(380 - 90 + (number * 53) % 70, 612 + number * 9, 110 - number * 2, 5, 2), look.SODIUM)
    fill(painter, polygon(((0, 726), (700, 700), (700, 1200), (0, 1200))), "#2A2630")
    for plank in range(-700, 1500, 110):  # they run to the sun
        fill(painter, thick_line(((380 + (plank - 380) * 0.3, 712), (plank, 1200)), 5), "#15131A")
    fill(painter, polygon(((0, 722), (700, 696), (700, 708), (0, 736))), look.SODIUM)
    blood = blob(((80, 1010), (220, 900), (420, 800), (560, 760), (640, 790), (600, 880), (520, 960), (560, 1030), (400,
        1100), (150, 1110)), tension=0.8)  # fmt: skip
    fill(painter, blood, "#5C0A16")
    fill(painter, blob(((300, 1040), (420, 980), (500, 1000), (440, 1060), (330, 1080))), "#B01828")
    _fallen(painter)
    for row, aside, deep in ((0, -14, -14), (1, -6, 44)):
        for number in reversed(range(5)):
            share = (number + 0.5 * row) / 4.6
            x, foot = 206 + 380 * share + aside * (1 - 0.5 * share), 920 - 186 * share + deep * (1 - 0.4 * share)
            height, turn = (450 - 210 * share) * (1 - 0.14 * row), 22 * share - 10 - 3 * row
            lean = math.radians(turn)
            blade(painter, x + height / 2 * math.sin(lean), foot - height / 2 * math.cos(lean), height, turn, 3.4)
            k = 1.2 - 0.5 * share
            wound = blob(((x - 18 * k, foot), (x, foot - 14 * k), (x + 18 * k, foot), (x + 8 * k, foot + 14 * k), (x,
                foot + 36 * k), (x - 6 * k, foot + 12 * k)))  # fmt: skip
            fill(painter, wound, "#C81E30")
    crow(painter, 128, 452, 0.78, look.SODIUM)
    crow(painter, 600, 486, 0.5, look.SODIUM, mirror=True)
    gloom(painter, 380, 720, 400, 0.4)


def _fallen(painter: QPainter) -> None:
    """He lies away from us towards the sun: head and hand near, the feet far off on the edge."""
    coat, deep, skin = "#34425E", "#0F131C", "#C9B48C"
    for points in (((430, 830, 88), (520, 770, 62), (606, 742, 34)), ((480, 856, 88), (572, 806, 60), (650, 772, 34))):
        lit(painter, limb(points), "#2B2A36", look.SODIUM, (0, -8), shade=BLACK)
        x, y = points[-1][:2]
        lit(painter, limb(((x, y, 32), (x + 18, y - 34, 20))), "#4A2E16", look.SODIUM, (-2, -4), shade=BLACK, width=5)
    arm(painter, ((180, 900), (90, 930), (66, 1010)), 66, coat, look.SODIUM, (-2, -9), cuff=look.BONE, skin=skin)
    palm(painter, 66, 1064, 176, 0.54, skin, back=True)
    trunk = blob(((110, 950), (150, 886), (230, 850), (320, 812), (420, 776), (490, 790), (530, 850), (500, 900), (430,
        940), (350, 990), (290, 1030), (200, 1040), (130, 1010)), tension=0.8)  # fmt: skip
    lit(painter, trunk, coat, look.SODIUM, (-3, -14), shade=deep)
    for points in (((220, 900, 3), (300, 930, 9), (330, 990, 3)), ((330, 850, 3), (390, 870, 8), (430, 930, 3)), ((180,
        940, 3), (210, 980, 8), (220, 1030, 3))):  # fmt: skip
        fill(painter, limb(points), deep)
    with tilted(painter, 150, 990, -112):
        front(painter, 150, 990, 0.74, Face("#7A6848", skin, open=False, stern=-1, brow=12, smile=-1, jaw=0.6))
        hair(painter, 150, 990, 0.76, Cut.FRONT_PARTED, "#3A2A20", look.SODIUM)
    arm(painter, ((280, 1000), (350, 1066), (270, 1092)), 70, coat, look.SODIUM, (-2, -8), cuff=look.BONE, skin=skin)
    palm(painter, 216, 1076, -84, 0.56, skin, back=True)


def _ferryman(painter: QPainter) -> None:
    """He poles; before him a woman bows her head in a red shawl, and her child looks back at us."""
    blue = "#4A5C8C"
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
        side(painter, 326, 690, 0.66, Face("#8C6240", "#EBC7A0", nose=Nose.STRAIGHT, open=False, stern=-1.2, brow=8,
            smile=-1, jaw=0.1, lips="#9A3A40"))  # fmt: skip
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
