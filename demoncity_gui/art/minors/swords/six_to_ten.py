"""The swords from the six to the ten."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtGui import QPainter

from demoncity_gui.art import look
from demoncity_gui.art.hands import arm, fist, palm
from demoncity_gui.art.heads import Face, front, side, turned
from demoncity_gui.art.light import lit, within
from demoncity_gui.art.minors.ground import FLOOR, wet_ground
from demoncity_gui.art.minors.signs import blade
from demoncity_gui.art.people import (
    BOWED,
    SITTING,
    STANDING,
    WALKING,
    Cloth,
    Hair,
    Limb,
    Wear,
    person,
)
from demoncity_gui.art.primitives import (
    SKY,
    Hatch,
    blob,
    disc,
    fill,
    hatch,
    joined,
    limb,
    mixed,
    placed,
    polygon,
    rect,
    rimmed,
    skyline,
    star,
    thick_line,
    windows,
)
from demoncity_gui.art.tones import BLACK, Tones


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
        blade(painter, 360 + number * 51, 680 + (number % 2) * 50, 420, 3 * (number - 2.5), 3)
    shawl = Wear(Hair.HOOD, Cloth.COAT, look.OXBLOOD, look.DANGER, hair_colour=look.OXBLOOD)
    person(painter, BOWED, shawl, 214, 1010, 1.34)
    person(painter, SITTING, Wear(Hair.CAP, Cloth.SUIT, "#3E5A52", look.BONE, "#E2B58A", stout=0.85), 360, 1010, 0.9)
    poling = STANDING._replace(far_arm=Limb((-66, -316), (-100, -344)), near_arm=Limb((-56, -256), (-92, -262)),
        head=(12, -362))  # fmt: skip
    person(painter, poling, Wear(Hair.FEDORA, Cloth.COAT, "#2B3444", look.BONE), 156, 910, 1.24)
    lit(painter, thick_line(((50, 380), (34, 1180)), 16), "#8C5A3A", look.SODIUM, (5, -2), width=4)
    for x, y in ((47, 486), (46, 588)):
        fist(painter, x, y, -3, 0.4)
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
            fill(painter, rect(x, y, 94, 38, 3), "#23232D")
    fill(painter, rect(430, -150, 300, 1040), "#17171F")
    lit(painter, rect(440, 110, 260, 800), "#3A3644", look.BONE, (-6, -6))
    fill(painter, rect(464, 134, 240, 780), mixed(BLACK, look.SODIUM, 0.82))
    for x in (520, 606):
        blade(painter, x, 400, 420, 0, 2.2)
    fill(painter, polygon(((464, 900), (704, 900), (704, 1200), (60, 1200))), mixed(BLACK, look.SODIUM, 0.5))
    fill(painter, polygon(((0, 900), (464, 900), (60, 1200), (0, 1200))), "#23222C")
    thief = WALKING._replace(head=(6, -352), neck=(18, -306), hip=(-14, -186), near_arm=Limb((62, -236), (26, -196)),
        far_arm=Limb((60, -270), (70, -220)), near_leg=Limb((44, -116), (70, -4)), far_leg=Limb((-50, -110),
        (-110, -36)))  # fmt: skip
    painter.save()
    painter.translate(300, 1070)
    painter.scale(-1.76, 1.76)
    for leg, shade in ((thief.far_leg, "#4A4658"), (thief.near_leg, "#625E74")):
        shape = joined(limb(((*thief.hip, 56), (*leg.joint, 42), (*leg.end, 26))), limb(((*leg.end, 26),
            (leg.end[0] + 26, leg.end[1] + 2, 18))))  # fmt: skip
        lit(painter, shape, shade, look.SODIUM, (-5, -3), shade=BLACK, width=3)
    body = blob(((-6, -316), (36, -316), (60, -270), (40, -190), (-46, -176), (-40, -260)), tension=0.7)
    lit(painter, body, "#56688A", look.SODIUM, (-7, -4), shade=BLACK, width=3)
    for y in range(-300, -180, 24):
        within(painter, body, rect(-80, y, 160, 9), "#14131A")
    painter.restore()
    turned(painter, 288, 462, 0.74, Face(mixed(BLACK, look.SODIUM, 0.4), stern=0.5, brow=12, jaw=0.6, smile=1))
    fill(painter, polygon(((238, 440), (346, 440), (342, 474), (300, 466), (242, 474))), BLACK)
    for x in (290, 322):
        fill(painter, blob(((x - 12, 456), (x, 448), (x + 12, 456), (x, 463))), look.BONE)
        fill(painter, disc(x + 4, 456, 5), BLACK)
    cap = blob(((226, 440), (232, 390), (280, 366), (334, 384), (346, 436), (290, 424)), tension=0.8)
    lit(painter, cap, "#2B2A34", look.SODIUM, (7, -6), shade=BLACK)
    arm(painter, ((270, 600), (262, 740), (372, 770)), 82, "#56688A", look.SODIUM, (9, -6), cuff="#14131A")
    for number in range(5):
        lean = math.radians(38 + number * 24)
        blade(painter, 420 - 168 * math.sin(lean), 810 + 168 * math.cos(lean), 400, 38 + number * 24, 2.6)
    fist(painter, 414, 806, 80, 0.76, "#4A4652", mirror=True)


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
        arm(painter, ((350 + way * 78, 650), (350 + way * 112, 780), (350 + way * 20, 812)),
            60, look.BONE, look.BONE, (-7, -5))  # fmt: skip
    fist(painter, 350, 806, 90, 0.5, thumb=False)
    for number, y in enumerate((690, 744, 850)):
        rope = limb(((252 - number * 4, y + 12, 17), (350, y + 26, 17), (448 + number * 4, y + 8, 17)))
        lit(painter, rope, "#8C5A3A", look.SODIUM, (-2, -5), shade="#4A2E16", width=4)
    lit(painter, limb(((440, 858, 15), (474, 940, 15), (452, 1040, 12))), "#8C5A3A", look.SODIUM, (-4, -3), width=4)
    for x in (78, 182, 518, 622):
        blade(painter, x, 850, 460, (350 - x) * 0.022, 2.8)


def nine(painter: QPainter, t: Tones) -> None:
    """Somebody sits up in bed with their face in their hands; nine blades hang over them as slats of a blind."""
    fill(painter, SKY, "#0D0F14")
    fill(painter, rect(240, -150, 450, 800), "#2E3846")
    fill(painter, disc(560, 250, 90), "#9FB0C0")
    for number in range(9):
        blade(painter, 468, 76 + number * 58, 390, 90 if number % 2 else -90, 3.4)
    fill(painter, polygon(((240, 640), (690, 640), (640, 930), (110, 930))), "#1B222C")
    fill(painter, rect(0, 960, 700, 300), FLOOR)
    lit(painter, joined(rect(30, 600, 40, 520, 14), rect(30, 640, 150, 24)), "#5A4634", look.BONE, (4, -4), shade=BLACK)
    lit(painter, blob(((70, 920), (70, 770), (130, 720), (200, 760), (210, 920))), look.MUTED, look.BONE, (8, -6),
        shade="#3A3644")  # fmt: skip
    gown = blob(((130, 1000), (130, 820), (180, 700), (270, 670), (340, 730), (370, 1000)), tension=0.8)
    lit(painter, gown, look.BONE, look.BONE, (12, -8), shade="#6F7488")
    for x in (190, 250, 310):
        fill(painter, limb(((x, 780, 3), (x - 10, 980, 9))), "#6F7488")
    painter.save()
    painter.translate(306, 612)
    painter.rotate(24)
    side(painter, 0, 0, 0.94, Face("#6F7488", open=False, jaw=0.3))
    painter.restore()
    hair = blob(((352, 560), (350, 510), (290, 490), (226, 520), (196, 600), (190, 720), (160, 830), (230, 850),
        (262, 740), (270, 640), (300, 580)), tension=0.8)  # fmt: skip
    lit(painter, hair, "#1B1A22", "#9FB0C0", (10, -9), shade=BLACK)
    for dx, dy in ((40, -6), (-20, 22)):
        arm(painter, ((270 + dx, 790 + dy), (410 + dx, 910 + dy), (366 + dx, 734 + dy)),
            74, look.BONE, look.BONE, (9, -7))  # fmt: skip
        palm(painter, 352 + dx, 652 + dy, -16, 0.74, mirror=True, back=True)
    quilt = blob(((100, 970), (250, 900), (400, 930), (560, 900), (700, 940), (720, 1180), (100, 1180)), tension=0.7)
    lit(painter, quilt, look.OXBLOOD, look.DANGER, (6, -10), shade="#33090F")
    for x in (180, 300, 420, 540, 640):
        for y in (1000, 1086):
            fill(painter, star(x + (y - 1000) * 0.5, y, 22, 9, 4), look.SODIUM)


def ten(painter: QPainter, t: Tones) -> None:
    """Face down on the pavement at first light, and all ten in the back."""
    fill(painter, SKY, "#1A1A24")
    for y, share in ((120, 0.16), (220, 0.3), (320, 0.46), (420, 0.64), (510, 0.86)):
        fill(painter, rect(0, y, 700, 400), mixed("#1A1A24", look.SODIUM, share))
    fill(painter, disc(350, 640, 150), look.BONE)
    for x, y, size in ((520, 130, 1.0), (330, 250, 0.8), (610, 330, 0.7)):
        cloud = blob(((-180, 12), (-80, -26), (20, -14), (180, 0), (60, 22), (-80, 24)))
        fill(painter, placed(cloud, x, y, size), "#2A2018")
    fill(painter, skyline(700, ((90, 120), (60, 230), (60, 130), (50, 60), (180, 40), (70, 120), (60, 250),
        (80, 170), (90, 110))), "#0D0B10")  # fmt: skip
    fill(painter, rect(0, 690, 700, 600), "#34303C")
    for x in range(-300, 1000, 160):
        fill(painter, thick_line(((350 + (x - 350) * 0.4, 690), (x, 1200)), 4), "#1B1922")
    hatch(painter, rect(0, 690, 700, 600), Hatch.HORIZONTAL, "#1B1922", pitch=80, width=4)
    blood = blob(((10, 1040), (150, 970), (420, 980), (680, 980), (720, 1050), (560, 1100), (280, 1096), (60, 1090)))
    fill(painter, blood, look.OXBLOOD)
    fill(painter, blob(((120, 1050), (300, 1040), (560, 1050), (480, 1080), (260, 1080))), "#B01828")
    for points in (((560, 960, 110), (640, 990, 90), (740, 1010, 80)), ((560, 930, 120), (650, 900, 96),
        (740, 940, 80))):  # fmt: skip
        lit(painter, limb(points), "#2B2A34", look.SODIUM, (-2, -10), shade=BLACK)
    body = blob(((190, 1020), (180, 930), (240, 850), (340, 826), (460, 850), (600, 890), (620, 980), (560, 1030),
        (340, 1040)), tension=0.7)  # fmt: skip
    lit(painter, body, "#3E4A62", look.SODIUM, (-4, -14), shade="#161C26")
    painter.save()
    painter.translate(160, 960)
    painter.rotate(-84)
    side(painter, 0, 0, 0.84, Face("#B9B3A6", open=False, jaw=0.8, old=True), mirror=True)
    painter.restore()
    hair = blob(((96, 870), (140, 838), (214, 850), (250, 930), (240, 1010), (214, 960), (200, 900), (150, 886)))
    lit(painter, hair, "#3A2A20", look.SODIUM, (-5, -8), shade=BLACK)
    arm(painter, ((270, 960), (200, 1070), (100, 1060)), 80, "#3E4A62", look.SODIUM, (-4, -9), cuff=look.BONE)
    palm(painter, 56, 1062, -96, 0.56, back=True)
    places = ((226, 640, -20), (272, 600, -9), (318, 630, -15), (356, 586, -3), (398, 626, -7), (440, 594, 5),
        (478, 640, 1), (524, 606, 12), (552, 650, 7), (590, 634, 15))  # fmt: skip
    for x, y, turn in places:
        blade(painter, x, y, 420, turn, 3)


SCENES: Final = (six, seven, eight, nine, ten)
