"""The swords from the six to the ten."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.hands import arm, fist, palm
from demoncity_gui.cards.drawing.heads import Face, front, side, turned
from demoncity_gui.cards.drawing.light import lit, within
from demoncity_gui.cards.drawing.minors.ground import FLOOR, wet_ground
from demoncity_gui.cards.drawing.minors.signs import blade
from demoncity_gui.cards.drawing.paint import Hatch, fill, hatch, mixed, rimmed
from demoncity_gui.cards.drawing.people import (
    SITTING,
    STANDING,
    Cloth,
    Limb,
    Wear,
    person,
)
from demoncity_gui.cards.drawing.primitives import (
    SKY,
    blob,
    disc,
    joined,
    limb,
    placed,
    polygon,
    rect,
    skyline,
    star,
    thick_line,
    windows,
)
from demoncity_gui.cards.drawing.small_heads import Hair
from demoncity_gui.cards.drawing.tones import BLACK, Tones


def six(painter: QPainter, t: Tones) -> None:
    """A ferryman takes two people across to the dark side of the city; six blades stand in the boat, and stay."""
    fill(painter, SKY, mixed(BLACK, look.BONE, 0.34))
    fill(painter, disc(430, 300, 110), look.BONE)
    for x, y, size in ((560, 130, 1.0), (300, 200, 0.7), (600, 330, 0.8)):
        cloud = blob(((-180, 12), (-80, -26), (20, -14), (180, 0), (60, 22), (-80, 24)))
        fill(painter, placed(cloud, x, y, size), mixed(BLACK, look.BONE, 0.46))
    houses = ((90, 60), (60, 130), (120, 50), (70, 180), (110, 80), (80, 150), (60, 60), (110, 120))
    fill(painter, skyline(480, houses), "#14131A")
    fill(painter, windows(26, 400, 11, 2, (60, 36), (12, 18), 0b1001001101001011001010), look.SODIUM)
    fill(painter, rect(0, 478, 700, 760), "#1A1D26")
    fill(painter, polygon(((340, 478), (520, 478), (600, 1130), (260, 1130))), "#2E333F")
    for number in range(15):
        fill(painter, rect((number * 173) % 520 - 20, 510 + number * 42, 130 + (number % 4) * 60, 8, 4), "#454B58")
    for number in range(6):
        blade(painter, 416 + number * 45, 700 + (number % 2) * 46, 420, 3 * (number - 2.5), 3)
    shawl = Wear(Hair.HOOD, Cloth.COAT, look.OXBLOOD, look.DANGER, "#E2B58A", look.OXBLOOD)
    mother = SITTING._replace(head=(26, -270), near_arm=Limb((58, -170), (112, -150)))
    person(painter, mother, shawl, 236, 1030, 1.22)
    person(painter, SITTING, Wear(Hair.CAP, Cloth.SUIT, "#3E5A52", look.BONE, "#E2B58A", stout=0.85), 372, 1030, 0.94)
    poling = STANDING._replace(far_arm=Limb((-66, -316), (-100, -344)), near_arm=Limb((-56, -256), (-92, -262)),
        head=(12, -362))  # fmt: skip
    person(painter, poling, Wear(Hair.FEDORA, Cloth.COAT, "#3E4A62", look.BONE, "#C98F5E"), 150, 910, 1.24)
    lit(painter, thick_line(((50, 380), (34, 1180)), 16), "#8C5A3A", look.SODIUM, (5, -2), width=4)
    for x, y in ((47, 486), (46, 588)):
        fist(painter, x, y, -3, 0.4, "#C98F5E")
    boat = blob(((60, 800), (140, 890), (360, 926), (600, 900), (690, 800), (650, 1000), (560, 1070), (190, 1070),
        (104, 990)), tension=0.6)  # fmt: skip
    lit(painter, boat, "#2A2028", look.BONE, (0, -10), shade=BLACK)
    for y in (960, 1010):
        fill(painter, limb(((120, y - 10, 4), (370, y + 16, 7), (640, y - 14, 4))), BLACK)
    for x, w in ((60, 240), (380, 280), (200, 200)):
        fill(painter, rect(x, 1080, w, 7, 3), look.BONE)


def seven(painter: QPainter, t: Tones) -> None:
    """Out by the back door of the pawn shop with five, looking over a shoulder; two are still on the wall."""
    fill(painter, SKY, "#17171F")
    for y in range(-140, 900, 44):
        for x in range(-60 + (y // 44) % 2 * 50, 460, 100):
            fill(painter, rect(x, y, 94, 38, 3), "#2B2B38")
    fill(painter, rect(430, -150, 300, 1040), "#17171F")
    lit(painter, rect(440, 110, 260, 800), "#3A3644", look.BONE, (-6, -6))
    fill(painter, rect(464, 134, 240, 780), mixed(BLACK, look.SODIUM, 0.82))
    for x in (520, 606):
        blade(painter, x, 400, 420, 0, 2.2)
    fill(painter, rect(0, 900, 700, 300), "#23222C")
    fill(painter, polygon(((464, 900), (704, 900), (704, 1200), (60, 1200))), mixed(BLACK, look.SODIUM, 0.5))
    painter.save()
    painter.translate(-6, -34)
    far, near = "#4E4A5E", "#6E6A84"
    for skin, points, foot in ((far, ((330, 780, 96), (424, 900, 66), (490, 1010, 38)), (504, 1026, 30)),
        (near, ((310, 790, 104), (232, 900, 72), (226, 1050, 42)), (214, 1078, -4))):  # fmt: skip
        lit(painter, limb(points), skin, look.SODIUM, (8, -4), shade="#23212E", width=5)
        shoe = blob(((26, -22), (-14, -22), (-62, -2), (-66, 14), (26, 16)), tension=0.6)
        lit(painter, placed(shoe, foot[0], foot[1], 1, foot[2]), "#17161D", look.SODIUM, (5, -4), width=5)
    body = blob(((222, 610), (260, 570), (330, 568), (378, 610), (392, 700), (380, 830), (256, 830), (240, 720)),
        tension=0.6)  # fmt: skip
    lit(painter, body, "#56688A", look.SODIUM, (9, -6), shade="#1B2230")
    for y in (620, 676, 732, 788):
        within(painter, body, rect(200, y, 220, 22), "#14131A")
    rimmed(painter, rect(264, 520, 64, 66, 12), "#8C8478", BLACK, 4)
    painter.translate(4, 22)
    turned(painter, 288, 462, 0.84, Face(mixed(BLACK, look.SODIUM, 0.4), stern=0.5, brow=12, jaw=0.6, smile=1.6))
    fill(painter, polygon(((226, 440), (354, 440), (350, 478), (304, 468), (234, 478))), BLACK)
    for x in (290, 328):
        fill(painter, blob(((x - 13, 457), (x, 448), (x + 13, 457), (x, 465))), look.BONE)
        fill(painter, disc(x + 4, 457, 5), BLACK)
    cap = blob(((216, 440), (222, 382), (276, 354), (340, 374), (356, 436), (290, 422)), tension=0.8)
    lit(painter, cap, "#2B2A34", look.SODIUM, (7, -6), shade=BLACK)
    painter.translate(-4, -22)
    for number in range(5):
        lean = math.radians(34 + number * 22)
        blade(painter, 372 - 160 * math.sin(lean), 808 + 160 * math.cos(lean), 336, 214 + number * 22, 2.3)
    arm(painter, ((334, 640), (420, 760), (380, 812)), 80, "#56688A", look.SODIUM, (9, -6), cuff="#14131A")
    fist(painter, 352, 824, 250, 0.66, "#4A4652", mirror=True)
    painter.restore()


def eight(painter: QPainter, t: Tones) -> None:
    """Bound and blindfolded in a yard of eight blades. The rope is loose, and the gate behind her stands open."""
    fill(painter, SKY, "#17171F")
    for y in range(-140, 700, 50):
        for x in range(-60 + (y // 50) % 2 * 60, 720, 120):
            fill(painter, rect(x, y, 113, 43, 3), "#262630")
    rimmed(painter, rect(240, -150, 220, 850), "#0B0A10", BLACK, 8)
    fill(painter, rect(262, -150, 176, 850), mixed(BLACK, look.SODIUM, 0.75))
    fill(painter, skyline(700, ((40, 200), (50, 320), (40, 170), (50, 260)), 262), mixed(BLACK, look.SODIUM, 0.34))
    lit(painter, polygon(((438, -150), (540, -110), (540, 800), (438, 700))), "#2B2420", look.SODIUM, (-6, 0),
        shade=BLACK)  # fmt: skip
    wet_ground(painter, 700, mixed(BLACK, look.BONE, 0.24))
    fill(painter, polygon(((262, 700), (438, 700), (600, 1130), (100, 1130))), mixed(BLACK, look.SODIUM, 0.45))
    for x in (130, 228, 472, 570):
        blade(painter, x, 610, 430, (x - 350) * 0.02, 3)
    gown = blob(((290, 620), (350, 590), (410, 620), (430, 760), (450, 900), (500, 1100), (200, 1100), (250, 900),
        (270, 760)), tension=0.5)  # fmt: skip
    lit(painter, gown, look.BONE, look.BONE, (-12, -5), shade="#6F7488")
    for x in (260, 330, 390, 450):
        fill(painter, limb(((350 + (x - 350) * 0.5, 860, 3), (x, 1090, 10))), "#6F7488")
    hair = blob(((350, 340), (420, 370), (434, 460), (450, 600), (410, 640), (290, 640), (250, 600), (266, 460),
        (280, 370)))  # fmt: skip
    lit(painter, hair, "#7A3A1E", look.SODIUM, (-7, -8), shade="#2B120A")
    rimmed(painter, polygon(((326, 540), (374, 540), (386, 610), (350, 640), (314, 610))), "#6F7488", BLACK, 4)
    front(painter, 350, 462, 0.8, Face("#6F7488", open=False, jaw=0.2, smile=-1))
    part = blob(((350, 376), (388, 396), (414, 460), (420, 520), (430, 450), (404, 372), (350, 352), (296, 372),
        (270, 450), (280, 520), (286, 460), (312, 396)))  # fmt: skip
    lit(painter, part, "#7A3A1E", look.SODIUM, (-6, -7), shade="#2B120A")
    lit(painter, blob(((284, 434), (350, 426), (416, 434), (416, 478), (350, 488), (284, 478)), tension=0.5),
        look.OXBLOOD, look.DANGER, (-5, -5), shade="#33090F")  # fmt: skip
    for way in (-1, 1):
        arm(painter, ((350 + way * 58, 682), (350 + way * 98, 780), (350 + way * 48, 880)),
            62, look.BONE, look.BONE, (-7, -5))  # fmt: skip
    for way in (-1, 1):
        fist(painter, 350 + way * 24, 880, way * 120, 0.44, thumb=False, mirror=way > 0)
    for number, y in enumerate((690, 744, 816)):
        rope = limb(((252 - number * 4, y + 12, 17), (350, y + 26, 17), (448 + number * 4, y + 8, 17)))
        lit(painter, rope, "#8C5A3A", look.SODIUM, (-2, -5), shade="#4A2E16", width=4)
    lit(painter, limb(((446, 824, 15), (484, 920, 15), (458, 1030, 12))), "#8C5A3A", look.SODIUM, (-4, -3), width=4)
    for x in (78, 182, 518, 622):
        blade(painter, x, 850, 460, (350 - x) * 0.022, 2.8)


def nine(painter: QPainter, t: Tones) -> None:
    """Somebody sits up in bed with their face in their hands; nine blades hang on the dark over them."""
    fill(painter, SKY, "#0D0F14")
    fill(painter, polygon(((190, -150), (720, -150), (720, 960), (40, 960))), "#1E2632")
    fill(painter, polygon(((330, -150), (720, -150), (720, 700), (150, 960))), "#2A3442")
    for number in range(9):
        blade(painter, 466, 76 + number * 58, 390, 90 if number % 2 else -90, 3.4)
    fill(painter, rect(0, 960, 700, 300), FLOOR)
    lit(painter, joined(rect(30, 600, 40, 520, 14), rect(30, 640, 150, 24)), "#5A4634", look.BONE, (4, -4), shade=BLACK)
    lit(painter, blob(((70, 920), (70, 770), (130, 720), (200, 760), (210, 920))), look.MUTED, look.BONE, (8, -6),
        shade="#3A3644")  # fmt: skip
    gown, dusk, skin = "#6F86A8", "#2C3A52", look.BONE
    body = blob(((120, 1000), (124, 850), (170, 730), (260, 690), (340, 740), (380, 860), (390, 1000)), tension=0.8)
    lit(painter, body, gown, look.BONE, (12, -8), shade=dusk)
    for x in (180, 240, 300):
        fill(painter, limb(((x, 800, 3), (x - 10, 980, 9))), dusk)
    arm(painter, ((340, 790), (440, 900), (424, 780)), 72, dusk, look.BONE, (9, -7))
    palm(painter, 414, 694, -20, 0.74, mirror=True, back=True)
    painter.save()
    painter.translate(306, 622)
    painter.rotate(26)
    side(painter, 0, 0, 0.96, Face("#6F7488", skin, open=False, stern=-1, smile=-1, jaw=0.3))
    painter.restore()
    hair = blob(((366, 560), (356, 510), (290, 484), (222, 520), (190, 600), (184, 720), (150, 850), (200, 830),
        (220, 860), (256, 780), (262, 690), (288, 620), (322, 560)), tension=0.7)  # fmt: skip
    lit(painter, hair, "#1B1A22", "#9FB0C0", (10, -9), shade=BLACK)
    for a, b in (((270, 520), (220, 700)), ((310, 530), (250, 680))):
        fill(painter, limb(((*a, 2), (*b, 6))), "#4A5564")
    arm(painter, ((250, 810), (380, 930), (352, 800)), 84, gown, look.BONE, (9, -7))
    palm(painter, 342, 706, -14, 0.8, mirror=True, back=True)
    quilt = blob(((100, 980), (250, 916), (400, 944), (560, 910), (700, 950), (720, 1180), (100, 1180)), tension=0.7)
    lit(painter, quilt, look.OXBLOOD, look.DANGER, (6, -10), shade="#33090F")
    for x in (180, 300, 420, 540, 640):
        for y in (1006, 1086):
            fill(painter, star(x + (y - 1000) * 0.5, y, 22, 9, 4), look.SODIUM)


def ten(painter: QPainter, t: Tones) -> None:
    """Face down on the pavement at first light, and all ten in the back."""
    fill(painter, SKY, "#1A1A24")
    for y, share in ((120, 0.14), (240, 0.3), (360, 0.46), (480, 0.66), (580, 0.9)):
        fill(painter, rect(0, y, 700, 400), mixed("#1A1A24", look.SODIUM, share))
    fill(painter, disc(330, 720, 190), look.BONE)
    for x, y, size in ((540, 130, 1.0), (310, 330, 0.8), (600, 330, 0.7)):
        cloud = blob(((-180, 12), (-80, -26), (20, -14), (180, 0), (60, 22), (-80, 24)))
        fill(painter, placed(cloud, x, y, size), "#2A2018")
    fill(painter, skyline(760, ((60, 120), (50, 230), (40, 90), (380, 30), (50, 110), (50, 250), (80, 150))),
        "#0D0B10")  # fmt: skip
    fill(painter, rect(0, 750, 700, 600), "#34303C")
    for x in range(-300, 1000, 160):
        fill(painter, thick_line(((350 + (x - 350) * 0.4, 750), (x, 1200)), 4), "#1B1922")
    hatch(painter, rect(0, 750, 700, 600), Hatch.HORIZONTAL, "#1B1922", pitch=80, width=4)
    blood = blob(((40, 1040), (150, 1000), (420, 1004), (640, 1000), (680, 1040), (560, 1076), (280, 1080), (90, 1070)))
    fill(painter, blood, look.OXBLOOD)
    fill(painter, blob(((160, 1056), (300, 1046), (500, 1054), (440, 1068), (260, 1070))), "#B01828")
    painter.translate(0, -30)
    for places, height in ((((170, -8), (260, -4), (350, 2), (440, 6), (526, 11)), 440),
        (((216, -6), (306, -2), (396, 2), (484, 6), (568, 9)), 350)):  # fmt: skip
        for x, turn in places:
            lean = math.radians(turn)
            blade(painter, x + height / 2 * math.sin(lean), 976 - height / 2 * math.cos(lean), height, turn, 3.4)
    for points, tone in ((((540, 980, 84), (620, 990, 60), (668, 1036, 40)), "#17161D"), (((520, 1010, 92),
        (610, 1020, 62), (690, 1026, 44)), "#23212C")):  # fmt: skip
        lit(painter, limb(points), tone, look.SODIUM, (-2, -7), shade=BLACK)
    coat = blob(((132, 1020), (150, 960), (210, 930), (300, 936), (420, 950), (540, 944), (600, 970), (612, 1030),
        (560, 1054), (300, 1052), (160, 1050)), tension=0.7)  # fmt: skip
    lit(painter, coat, "#3E4E70", look.SODIUM, (-3, -10), shade="#161C26")
    for x in (240, 330, 420, 510):
        fill(painter, limb(((x, 976, 2), (x + 14, 1010, 7), (x + 8, 1044, 3))), "#161C26")
    lit(painter, blob(((62, 990), (100, 948), (150, 960), (162, 1010), (130, 1044), (80, 1040))), "#C9B98A",
        look.BONE, (-4, -6), shade="#6E6448")  # fmt: skip
    hair = blob(((70, 980), (86, 934), (140, 922), (176, 958), (170, 1014), (140, 1030), (142, 990), (110, 972)),
        tension=0.8)  # fmt: skip
    lit(painter, hair, "#3A2A20", look.SODIUM, (-4, -7), shade=BLACK)
    rimmed(painter, disc(136, 1004, 10, 13), "#C9B98A", BLACK, 3)
    arm(painter, ((226, 1006), (190, 1064), (112, 1066)), 66, "#3E4E70", look.SODIUM, (-3, -7), cuff=look.BONE,
        skin="#C9B98A")  # fmt: skip
    palm(painter, 66, 1066, -92, 0.5, "#C9B98A", back=True)


SCENES: Final = (six, seven, eight, nine, ten)
