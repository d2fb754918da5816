"""The swords from the six to the ten."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm, neck
from demoncity_gui.cards.drawing.backdrop import bricks, city, clouds, sky
from demoncity_gui.cards.drawing.figures import Nose, fedora
from demoncity_gui.cards.drawing.hair import Cut, hair
from demoncity_gui.cards.drawing.hands import fist, palm, raised
from demoncity_gui.cards.drawing.heads import Face, front, side, turned
from demoncity_gui.cards.drawing.light import glaze, glow, lit, within
from demoncity_gui.cards.drawing.minors.ground import FLOOR, wet_ground
from demoncity_gui.cards.drawing.minors.signs import blade
from demoncity_gui.cards.drawing.paint import Hatch, fill, hatch, mixed, rimmed
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
    sky(painter, "#2A3040", "#A8A4A4", 500)
    fill(painter, disc(430, 270, 110), look.BONE)
    glow(painter, 430, 270, 220, look.BONE, 0.5)
    clouds(painter, ((560, 110, 0.8), (300, 190, 0.6), (620, 320, 0.6)), "#565C6E", look.BONE)
    city(painter, 484, "#4A5062", None, tall=210, seed=44)
    city(painter, 484, "#171922", look.SODIUM, tall=120, seed=12)
    fill(painter, rect(0, 478, 700, 760), "#1A1D26")
    fill(painter, polygon(((340, 478), (520, 478), (600, 1130), (260, 1130))), "#2E333F")
    for number in range(15):
        fill(painter, rect((number * 173) % 520 - 20, 510 + number * 42, 130 + (number % 4) * 60, 8, 4), "#454B58")
    for number in range(6):
        blade(painter, 436 + number * 38, 690 + (number % 2) * 50, 440, 2.4 * (number - 2.5), 3.4)
    lit(painter, thick_line(((92, 330), (60, 1180)), 18), "#8C5A3A", look.SODIUM, (5, -2), width=4)
    _ferryman(painter)
    boat = blob(((30, 850), (120, 930), (360, 966), (610, 934), (690, 850), (660, 1030), (570, 1110), (170, 1110),
        (76, 1030)), tension=0.6)  # fmt: skip
    lit(painter, boat, "#2A2028", look.BONE, (0, -10), shade=BLACK)
    for y in (1000, 1048):
        fill(painter, limb(((110, y - 10, 4), (370, y + 16, 7), (640, y - 14, 4))), BLACK)


def seven(painter: QPainter, t: Tones) -> None:
    """Out by the back door of the pawn shop with five, looking over a shoulder; two are still on the wall."""
    bricks(painter, 0, -150, 450, 1060, "#34344A", look.SODIUM)
    lit(painter, joined(rect(214, 96, 12, 50), polygon(((180, 180), (200, 140), (240, 140), (260, 180)))), "#3A3644",
        look.BONE, (-3, -4), width=4)  # fmt: skip
    glaze(painter, polygon(((196, 180), (244, 180), (400, 900), (40, 900))), look.SODIUM, 0.22)
    fill(painter, disc(220, 182, 26, 8), look.BONE)
    fill(painter, rect(430, -150, 300, 1040), "#17171F")
    lit(painter, rect(440, 110, 260, 800), "#3A3644", look.BONE, (-6, -6))
    fill(painter, rect(464, 134, 240, 780), mixed(BLACK, look.SODIUM, 0.82))
    for x in (522, 614):
        blade(painter, x, 370, 310, 0, 2.2)
    fill(painter, rect(0, 900, 700, 300), "#23222C")
    fill(painter, polygon(((464, 900), (704, 900), (704, 1200), (60, 1200))), mixed(BLACK, look.SODIUM, 0.5))
    painter.save()
    painter.translate(-6, -34)
    far, near, bare = "#4E4A5E", "#6E6A84", "#E2B58A"
    for skin, points, foot in ((far, ((330, 780, 96), (424, 900, 66), (490, 1010, 38)), (504, 1026, 30)),
        (near, ((310, 790, 104), (232, 900, 72), (226, 1050, 42)), (214, 1078, -4))):  # fmt: skip
        lit(painter, limb(points), skin, look.SODIUM, (8, -4), shade="#23212E", width=5)
        shoe = blob(((26, -22), (-14, -22), (-62, -2), (-66, 14), (26, 16)), tension=0.6)
        lit(painter, placed(shoe, foot[0], foot[1], 1, foot[2]), "#17161D", look.SODIUM, (5, -4), width=5)
    hip = blob(((246, 780), (384, 780), (392, 830), (356, 880), (280, 880), (250, 840)), tension=0.7)
    lit(painter, hip, near, look.SODIUM, (8, -4), shade="#23212E", width=5)
    body = blob(((222, 610), (260, 570), (330, 568), (378, 610), (392, 700), (380, 830), (256, 830), (240, 720)),
        tension=0.6)  # fmt: skip
    lit(painter, body, "#56688A", look.SODIUM, (9, -6), shade="#1B2230")
    for y in (676, 732, 788):
        within(painter, body, rect(200, y, 220, 22), "#14131A")
    lit(painter, blob(((256, 812), (318, 822), (382, 808), (384, 836), (318, 850), (254, 840)), tension=0.6),
        "#23212E", look.BRASS, (4, -5), width=4)  # fmt: skip
    rimmed(painter, rect(264, 520, 64, 66, 12), "#8A6240", BLACK, 4)
    painter.translate(4, 22)
    turned(painter, 288, 462, 0.84, Face("#8A6240", "#E2B58A", nose=Nose.SNUB, stern=0.5, brow=12, jaw=0.6, smile=1.6))
    fill(painter, polygon(((226, 440), (354, 440), (350, 478), (304, 468), (234, 478))), BLACK)
    for x in (290, 328):
        fill(painter, blob(((x - 13, 457), (x, 448), (x + 13, 457), (x, 465))), look.BONE)
        fill(painter, disc(x + 4, 457, 5), BLACK)
    cap = blob(((216, 440), (222, 382), (276, 354), (340, 374), (356, 436), (290, 422)), tension=0.8)
    lit(painter, cap, "#2B2A34", look.SODIUM, (7, -6), shade=BLACK)
    painter.translate(-4, -22)
    arm(painter, ((252, 650), (168, 740), (290, 640)), 70, "#56688A", look.SODIUM, (9, -6), cuff="#14131A", skin=bare,
        body=body)  # fmt: skip
    raised(painter, 326, 588, -6, 0.5, bare, fingers_up=1)  # a finger on his lips
    for number in range(5):  # the pack under his arm, hilts before him
        turn = -38 + number * 17
        lean = math.radians(turn)
        blade(painter, 336 - 126 * math.cos(lean), 822 - 126 * math.sin(lean), 350, turn - 90, 2.2)
    arm(painter, ((356, 640), (452, 770), (356, 806)), 84, "#56688A", look.SODIUM, (9, -6), cuff="#14131A", skin=bare,
        body=body)  # fmt: skip
    fist(painter, 312, 824, 258, 0.66, bare, mirror=True)
    painter.restore()


def eight(painter: QPainter, t: Tones) -> None:
    """Bound and blindfolded in a yard of eight blades. The rope is loose, and the gate behind her stands open."""
    bricks(painter, 0, -150, 700, 860, "#2E2E3C", look.SODIUM)
    for x in range(20, 700, 34):  # barbed wire on the wall
        if not 220 < x < 560:
            fill(painter, joined(thick_line(((x, 286), (x + 20, 306)), 4), thick_line(((x + 20, 286), (x, 306)), 4)),
                look.MUTED)  # fmt: skip
    fill(painter, joined(rect(0, 294, 240, 4), rect(540, 294, 200, 4)), look.MUTED)
    rimmed(painter, rect(240, -150, 220, 850), "#0B0A10", BLACK, 8)
    painter.save()
    painter.setClipRect(262, -150, 176, 850, Qt.ClipOperation.IntersectClip)
    sky(painter, "#3A3450", look.SODIUM, 700)
    fill(painter, disc(380, 330, 46), look.BONE)
    city(painter, 700, mixed(BLACK, look.SODIUM, 0.3), look.BONE, tall=330, seed=6, left=250, right=450)
    painter.restore()
    lit(painter, polygon(((438, -150), (540, -110), (540, 800), (438, 700))), "#2B2420", look.SODIUM, (-6, 0),
        shade=BLACK)  # fmt: skip
    wet_ground(painter, 700, mixed(BLACK, look.BONE, 0.24))
    fill(painter, polygon(((262, 700), (438, 700), (600, 1130), (100, 1130))), mixed(BLACK, look.SODIUM, 0.45))
    for x in (130, 228, 472, 570):
        blade(painter, x, 610, 430, (x - 350) * 0.02, 3)
    behind = blob(((350, 360), (410, 390), (430, 470), (442, 560), (462, 640), (430, 632), (424, 676), (390, 640),
        (310, 640), (276, 676), (270, 632), (238, 640), (258, 560), (270, 470), (290, 390)), tension=0.7)  # fmt: skip
    lit(painter, behind, "#7A3A1E", look.SODIUM, (-7, -8), shade="#2B120A")
    gown = blob(((290, 620), (350, 596), (410, 620), (430, 760), (450, 900), (500, 1100), (200, 1100), (250, 900),
        (270, 760)), tension=0.5)  # fmt: skip
    lit(painter, gown, "#A03A2E", look.DANGER, (-12, -5), shade="#4A120C")
    for x in (260, 330, 390, 450):
        fill(painter, limb(((350 + (x - 350) * 0.5, 860, 3), (x, 1090, 10))), "#4A120C")
    skin, dusk = "#EBC7A0", "#A8805C"
    neck(painter, 350, 556, 58, 630, skin)
    front(painter, 350, 470, 0.84, Face(dusk, skin, open=False, jaw=0.2, smile=-1, lips="#9A3A34"))
    lit(painter, blob(((284, 440), (350, 432), (416, 440), (414, 482), (350, 492), (286, 482)), tension=0.5),
        look.BONE, look.BONE, (-5, -5), shade="#6F7488")  # fmt: skip
    hair(painter, 350, 466, 0.88, Cut.FRONT_LONG, "#7A3A1E", look.SODIUM)
    for way in (-1, 1):
        arm(painter, ((350 + way * 58, 682), (350 + way * 104, 790), (350 + way * 34, 872)),
            62, "#A03A2E", look.DANGER, (-7, -5), skin=skin, body=gown)  # fmt: skip
    for way in (1, -1):  # one wrist over the other
        palm(painter, 350 + way * 22, 918, 180 - way * 24, 0.46, skin, back=True, apart=0.2, mirror=way > 0)
    for number, y in enumerate((690, 744, 816)):
        rope = limb(((252 - number * 4, y + 12, 17), (350, y + 26, 17), (448 + number * 4, y + 8, 17)))
        lit(painter, rope, "#8C5A3A", look.SODIUM, (-2, -5), shade="#4A2E16", width=4)
    lit(painter, joined(limb(((318, 868, 15), (350, 880, 16), (384, 866, 15))), limb(((318, 884, 15), (350, 896, 16),
        (384, 882, 15)))), "#8C5A3A", look.SODIUM, (-2, -4), shade="#4A2E16", width=4)  # fmt: skip
    cord = limb(((444, 824, 15), (466, 862, 14), (470, 930, 13), (462, 1000, 13), (468, 1056, 12)))
    lit(painter, cord, "#8C5A3A", look.SODIUM, (-4, -3), width=4)
    for x in (78, 182, 518, 622):
        blade(painter, x, 850, 460, (350 - x) * 0.022, 2.8)


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
    """Face down on the pavement at first light, and all ten in the back."""
    sky(painter, "#0C0E1A", "#C85A2A", 740)
    fill(painter, disc(330, 720, 170), look.SODIUM)
    glow(painter, 330, 720, 330, look.SODIUM, 0.7)
    clouds(painter, ((540, 90, 1.1), (250, 220, 0.8), (640, 270, 0.7)), "#1B1A26", look.DANGER)
    clouds(painter, ((120, 430, 0.8), (560, 430, 0.8)), "#3A1E20", look.SODIUM)
    city(painter, 760, "#3A1A14", None, tall=330, seed=37)
    city(painter, 760, "#120D12", look.SODIUM, tall=200, seed=10)
    fill(painter, rect(0, 750, 700, 600), "#34303C")
    for x in range(-300, 1000, 160):
        fill(painter, thick_line(((350 + (x - 350) * 0.4, 750), (x, 1200)), 4), "#1B1922")
    hatch(painter, rect(0, 750, 700, 600), Hatch.HORIZONTAL, "#1B1922", pitch=80, width=4)
    blood = blob(((30, 1060), (150, 1000), (420, 1004), (640, 1000), (690, 1050), (560, 1096), (280, 1104), (90, 1100)))
    fill(painter, blood, look.OXBLOOD)
    fill(painter, blob(((160, 1076), (300, 1056), (500, 1064), (440, 1084), (260, 1088))), "#B01828")
    painter.translate(-14, -30)
    for points, tone in ((((470, 960, 104), (570, 962, 80), (664, 990, 44)), "#23232E"), (((460, 1020, 112),
        (560, 1044, 78), (650, 1066, 48)), "#3A3A4A")):  # fmt: skip
        lit(painter, limb(points), tone, look.SODIUM, (-2, -7), shade=BLACK)
    for x, y in ((656, 1004), (648, 1062)):
        lit(painter, limb(((x, y, 40), (x + 12, y - 46, 24))), "#4A2E16", look.SODIUM, (-2, -5), shade=BLACK)
    coat = blob(((140, 1050), (150, 940), (206, 872), (290, 840), (372, 856), (430, 900), (486, 906), (530, 950),
        (536, 1040), (500, 1074), (400, 1066), (300, 1082), (180, 1076)), tension=0.8)  # fmt: skip
    lit(painter, coat, "#46587E", look.SODIUM, (-4, -13), shade="#161C26")
    fill(painter, limb(((424, 900, 3), (440, 970, 9), (420, 1066, 4))), "#161C26")  # its belt
    for x in (250, 360, 430):
        fill(painter, limb(((x, 1000, 2), (x + 14, 1040, 7), (x + 8, 1070, 3))), "#161C26")
    for places in (((216, -12, 930, 400), (292, -6, 892, 400), (374, 1, 896, 420), (452, 7, 914, 410), (526, 14, 972,
        420)), ((186, -16, 1008, 360), (250, -9, 960, 340), (334, -2, 990, 350), (414, 5, 966, 330), (492, 12, 1024,
        360))):  # fmt: skip
        for x, turn, foot, height in places:
            lean = math.radians(turn)
            blade(painter, x + height / 2 * math.sin(lean), foot - height / 2 * math.cos(lean), height, turn, 3.2)
            wound = blob(((x - 22, foot), (x - 10, foot - 17), (x + 10, foot - 17), (x + 22, foot), (x + 9, foot + 12),
                (x + 3, foot + 18 + x * 7 % 31), (x - 5, foot + 12)))  # fmt: skip
            fill(painter, wound, "#B01828")
    _fallen(painter)


def _fallen(painter: QPainter) -> None:
    """His head on the stones, the face towards us, and the arm that reached for something."""
    skin, shade = "#D9C29A", "#8A7A58"
    lit(painter, limb(((206, 1006, 62), (140, 1012, 52))), shade, shade, width=5)
    painter.save()
    painter.translate(104, 1000)
    painter.rotate(-76)
    front(painter, 0, 0, 0.66, Face(shade, skin, open=False, stern=-1, brow=12, smile=-1, jaw=0.6))
    hair(painter, 0, 0, 0.67, Cut.FRONT_PARTED, "#3A2A20", look.SODIUM)
    painter.restore()
    fill(painter, limb(((132, 1020, 6), (140, 1040, 8), (136, 1062, 5))), "#B01828")  # from the corner of the mouth
    arm(painter, ((290, 1040), (232, 1086), (150, 1082)), 66, "#46587E", look.SODIUM, (-3, -7), cuff=look.BONE,
        skin=skin)  # fmt: skip
    palm(painter, 104, 1092, -112, 0.5, "#B8A684", back=True)


def _ferryman(painter: QPainter) -> None:
    """He poles; before him, seen from behind, a bowed woman in a red shawl and a child that leans on her."""
    blue = "#3E4A62"
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
    child = blob(((360, 980), (372, 870), (408, 830), (446, 836), (476, 880), (484, 980)), tension=0.7)
    lit(painter, child, "#3E6A5E", look.BONE, (7, -8), shade="#16261F")
    cap = joined(disc(416, 796, 48, 50))
    lit(painter, cap, "#5A4634", look.BONE, (7, -7), shade="#20160E")
    lit(painter, blob(((362, 806), (416, 826), (470, 806), (466, 834), (416, 850), (366, 834)), tension=0.7), "#C63A2E",
        look.BONE, (5, -5), shade=look.OXBLOOD, width=5)  # fmt: skip
    shawl = blob(((224, 990), (230, 860), (258, 760), (276, 680), (316, 632), (364, 650), (388, 720), (392, 800),
        (418, 880), (430, 990)), tension=0.8)  # fmt: skip
    lit(painter, shawl, look.OXBLOOD, look.DANGER, (11, -8), shade="#33090F")
    for a, b, c in (((326, 660), (290, 780), (270, 960)), ((350, 680), (340, 820), (340, 970)), ((370, 740), (376, 840),
        (400, 960))):  # fmt: skip
        fill(painter, limb(((*a, 2), (*b, 6), (*c, 10))), "#33090F")


SCENES: Final = (six, seven, eight, nine, ten)
