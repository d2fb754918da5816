"""The swords from the ace to the five."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm, bust, neck, rolled
from demoncity_gui.cards.drawing.backdrop import city, clouds, sky, stars
from demoncity_gui.cards.drawing.figures import Nose, crown
from demoncity_gui.cards.drawing.hair import Cut, hair, strands
from demoncity_gui.cards.drawing.hands import fingers, fist, palm
from demoncity_gui.cards.drawing.heads import Face, Mouth, front, turned
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.ground import NIGHT
from demoncity_gui.cards.drawing.minors.signs import blade, sword
from demoncity_gui.cards.drawing.paint import Hatch, fill, hatch, mixed, rimmed, stroke, tilted
from demoncity_gui.cards.drawing.primitives import (
    SKY,
    blob,
    cone,
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


def one(painter: QPainter, t: Tones) -> None:
    """A hand comes up out of a manhole with one blade, and every searchlight of the city finds it."""
    sky(painter, "#0E0F18", "#3E4254", 900)
    clouds(painter, ((160, 500, 0.7), (600, 420, 0.6)), "#2A2C3A", look.MUTED)
    for x, left, right in ((20, 300, 420), (400, 330, 440), (700, 330, 470)):
        fill(painter, cone(x, 1010, -140, left - 60, right + 60, 10), mixed(BLACK, look.BONE, 0.22))
        fill(painter, cone(x, 1010, -140, left, right, 6), mixed(BLACK, look.BONE, 0.36))
    glow(painter, 372, 260, 300, look.BONE, 0.55)
    city(painter, 880, "#2A2C3A", look.SODIUM, tall=380, seed=16)
    city(painter, 880, "#101118", look.SODIUM, tall=230, seed=3, edge=look.MUTED)
    fill(painter, rect(0, 880, 700, 400), "#24222B")
    for x in range(-300, 1000, 130):
        fill(painter, thick_line(((372 + (x - 372) * 0.5, 880), (x, 1200)), 4), "#14131A")
    hatch(painter, rect(0, 880, 700, 300), Hatch.HORIZONTAL, "#14131A", pitch=56, width=4)
    lit(painter, disc(372, 1000, 190, 56), look.MUTED, look.BONE, (-4, -8), shade="#4A4652")
    fill(painter, disc(372, 1000, 158, 42), BLACK)
    lid = disc(610, 960, 120, 34)
    lit(painter, lid, "#4A4652", look.BONE, (-3, -6), shade="#201E28", width=5)
    stroke(painter, joined(disc(610, 956, 84, 22), disc(610, 956, 44, 11)), "#201E28", 6)
    gold = mixed(BLACK, look.BRASS, 0.45)
    lit(painter, placed(rect(-96, -34, 192, 34), 372, 300, 1), gold, gold, (0, -5), width=5)  # the crown's far side
    sword(painter, 372, 752, 700, 0, 1.5, grip=160)
    lit(painter, placed(crown(), 372, 316, 1.0), look.BRASS, look.BONE, (-8, -7),
        shade=gold)  # fmt: skip
    band = blob(((268, 308), (372, 324), (476, 308), (472, 342), (372, 360), (272, 342)), tension=0.6)
    lit(painter, band, look.BRASS, look.BONE, (-5, -6), shade=gold)
    for x, y in ((306, 330), (372, 340), (438, 330)):
        rimmed(painter, disc(x, y, 11), look.OXBLOOD, BLACK, 4)
    painter.save()
    hole = disc(372, 1000, 158, 42).united(rect(0, 0, 700, 1000))  # the rim is before the arm
    painter.setClipPath(hole, Qt.ClipOperation.IntersectClip)
    arm(
        painter,
        ((372, 1200), (368, 1010), (372, 860)),
        150,
        look.OXBLOOD,
        look.DANGER,
        (-14, -6),
        cuff=look.BONE,
        skin="#E2B58A",
    )
    painter.restore()
    fist(painter, 374, 746, 0, 1.0, "#E2B58A")
    for number in range(7):
        angle = math.radians(-150 + number * 20)
        fill(painter, star(372 + 190 * math.cos(angle), 230 + 200 * math.sin(angle), 20, 6, 4), look.SODIUM)


def two(painter: QPainter, t: Tones) -> None:
    """Blindfolded on a quay under a thin moon, two blades crossed before her breast, and the water knows which."""
    sky(painter, "#0B1424", "#3A6A8C", 600)
    stars(painter, 14, (230, 40), (430, 300), look.BONE)
    fill(painter, disc(520, 170, 110).subtracted(disc(476, 150, 104)), look.BONE)
    glow(painter, 520, 175, 230, look.BONE, 0.3)
    clouds(painter, ((180, 400, 0.8), (600, 380, 0.6)), "#234460", look.BONE)
    city(painter, 600, "#16283E", None, tall=260, seed=33)
    city(painter, 604, "#0D1118", look.SODIUM, tall=170, seed=25, edge=mixed(BLACK, look.ICE, 0.6))
    fill(painter, rect(0, 600, 700, 600), mixed(BLACK, look.ICE, 0.38))
    hatch(painter, rect(0, 606, 700, 540), Hatch.WAVES, mixed(BLACK, look.ICE, 0.6), pitch=36, width=4)
    for number in range(13):
        fill(painter, rect(470 - number * 10 + (number % 3) * 30, 614 + number * 34, 80 + number * 12, 8, 4), look.BONE)
    gown = bust(350, 690, 400, 1200, waist=0.66, hip=1.1)
    lit(painter, gown, "#D8DCE8", look.BONE, (16, -9), shade="#5A6484")
    within(painter, gown, blob(((120, 700), (270, 720), (290, 860), (270, 1000), (290, 1200), (60, 1200)), tension=0.7),
        "#8890AC")  # fmt: skip
    for points in (((310, 960, 3), (290, 1050, 10), (260, 1160, 5)), ((390, 960, 3), (410, 1050, 10), (440, 1160, 5)),
        ((350, 980, 3), (352, 1080, 8), (346, 1160, 4))):  # fmt: skip
        fill(painter, limb(points), "#5A6484")
    with tilted(painter, 350, 690, -4):
        behind = blob(((350, 350), (450, 380), (480, 500), (500, 640), (540, 780), (480, 760), (440, 820), (390, 740),
            (310, 740), (260, 830), (226, 750), (170, 780), (204, 640), (222, 500), (254, 380)),
            tension=0.7)  # fmt: skip
        lit(painter, behind, "#2E2444", look.ICE, (10, -8), shade=BLACK)
        bare = blob(((270, 720), (310, 680), (390, 680), (430, 720), (390, 770), (350, 800), (310, 770)), tension=0.7)
        lit(painter, bare, "#EBD0B4", "#EBD0B4", (8, -5), shade="#8A6E70", width=5)
        neck(painter, 350, 630, 84, 710, "#EBD0B4")
        front(painter, 350, 520, 1.12, Face("#8A6E70", "#EBD0B4", open=False, lips="#B02838", jaw=0.1, smile=-0.6),
            mirror=True)  # fmt: skip
        hair(painter, 350, 514, 1.18, Cut.FRONT_LONG, "#2E2444", look.ICE)
        band = blob(((262, 480), (350, 466), (438, 480), (440, 540), (350, 552), (260, 540)), tension=0.5)
        lit(painter, band, "#A81C2C", look.DANGER, (7, -7), shade="#33090F")
        fill(painter, joined(limb(((270, 506, 2), (350, 496, 5), (430, 508, 2))), limb(((272, 526, 2), (350, 526, 4),
            (428, 524, 2)))), "#4A0C14")  # fmt: skip
        for end in (((436, 490), (500, 470), (580, 500), (530, 520), (440, 520)), ((436, 510), (490, 540), (540, 610),
            (490, 590), (434, 540))):  # fmt: skip
            lit(painter, blob(end, tension=0.7), "#A81C2C", look.DANGER, (5, -6), shade="#33090F", width=5)
    for way in (-1, 1):
        sword(painter, 350 + way * 150, 940, 700, -way * 36, 3.1, grip=110)
    for way in (-1, 1):
        arm(painter, ((350 + way * 158, 800), (350 + way * 236, 1030), (350 + way * 176, 984)), 96, "#D8DCE8",
            look.BONE, (10, -8), cuff="#8890AC", skin="#EBD0B4", body=gown)  # fmt: skip
        fist(painter, 350 + way * 150, 940, -way * 36, 0.76, "#EBD0B4", mirror=way > 0)
    gloom(painter, 370, 560, 480, 0.35)


def three(painter: QPainter, t: Tones) -> None:
    """A neon heart over a wet street, run through three times; its light bleeds into the puddle."""
    sky(painter, "#12111C", "#3A1A2A", 900)
    clouds(painter, ((500, 110, 1.0), (260, 250, 0.8), (620, 290, 0.6)), "#2A2230", look.DANGER)
    city(painter, 930, "#241824", look.SODIUM, tall=620, seed=18, right=240, edge=look.DANGER)
    city(painter, 930, "#241824", look.SODIUM, tall=640, seed=29, left=470, edge=look.DANGER)
    glow(painter, 360, 640, 480, look.DANGER, 0.5)
    hatch(painter, SKY, Hatch.RAIN, mixed(BLACK, look.BONE, 0.4), pitch=38, width=4)
    fill(painter, rect(0, 930, 700, 300), NIGHT)
    puddle = blob(((80, 1000), (250, 955), (430, 950), (620, 970), (660, 1010), (420, 1060), (200, 1056)))
    fill(painter, puddle, look.OXBLOOD)
    fill(painter, blob(((220, 1000), (360, 980), (520, 1000), (400, 1030))), look.DANGER)
    outline = ((360, 900), (176, 720), (96, 570), (134, 440), (250, 400), (360, 500), (470, 400), (586, 440),
        (624, 570), (544, 720))  # fmt: skip
    heart = blob(outline, tension=0.85)
    stroke(painter, heart, mixed(BLACK, look.DANGER, 0.4), 60)
    lit(painter, heart, "#A81C2C", look.DANGER, (-22, -18), shade="#4A0A14", width=4)
    stroke(painter, heart, look.DANGER, 14)
    stroke(painter, heart, look.BONE, 4)
    for x, y, turn in ((236, 620, -26), (484, 620, 26), (360, 640, 0)):
        blade(painter, x, y, 640, turn, 2.8)
    for x, y, foot, turn in ((200, 548, 700, -26), (520, 548, 690, 26), (360, 556, 760, 0)):  # where they went in
        cut = placed(
            blob(((-46, 0), (-20, -15), (0, -10), (20, -15), (46, 0), (20, 12), (0, 7), (-20, 12))), x, y, 1, turn
        )
        rimmed(painter, cut.subtracted(placed(rect(-22, -30, 44, 60), x, y, 1, turn)), "#2B050C", look.DANGER, 3)
        for dx, deep in ((-34, 40), (30, 0)):
            fill(
                painter, limb(((x + dx, y + 6, 5), (x + dx, foot - deep - 20, 8), (x + dx, foot - deep, 13))), "#5C0A16"
            )
    for x, y, size in ((360, 1004, 18), (196, 900, 14), (524, 900, 14), (268, 830, 11), (452, 830, 11)):
        drop = blob(((x, y - 2.6 * size), (x + size, y), (x, y + size), (x - size, y)))
        lit(painter, drop, look.DANGER, look.BONE, (-3, -3), width=3)


def four(painter: QPainter, t: Tones) -> None:
    """A berth in the night train: she sleeps at last; three blades hang in the window, one lies below."""
    fill(painter, SKY, "#171420")
    pane = rect(96, 40, 560, 620, 40)
    rimmed(painter, pane, "#0E1830", "#3A2C2A", 20)
    painter.save()
    painter.setClipPath(pane, Qt.ClipOperation.IntersectClip)
    sky(painter, "#0B1838", "#6E8CB8", 660, 40)
    fill(painter, disc(300, 300, 130), look.BONE)
    glow(painter, 300, 300, 270, look.BONE, 0.5)
    clouds(painter, ((520, 180, 0.8), (190, 420, 0.7), (590, 440, 0.6)), "#2A3C64", look.BONE)
    city(painter, 664, "#2E4270", look.SODIUM, tall=260, seed=14)
    city(painter, 664, "#101830", look.SODIUM, tall=130, seed=31)
    painter.restore()
    within(painter, pane, polygon(((96, 40), (180, 40), (96, 300))), "#3E5684")
    stroke(painter, pane, "#6B5240", 9)
    lit(painter, rect(80, 76, 600, 18, 9), look.BRASS, look.BONE, (0, -5), shade="#5A4416", width=5)  # the rack
    for x, turn in ((314, -1), (436, 0), (558, 1)):
        stroke(painter, disc(x, 98, 15, 24), "#8A6A3A", 6)
        blade(painter, x, 300, 400, turn, 3)
    for left, folds in ((20, (36, 70, 104)), (640, (654, 676))):
        drape = blob(((left, -160), (left + 120, -160), (left + 104, 300), (left + 70, 520), (left + 110, 720),
            (left - 40, 720)), tension=0.6)  # fmt: skip
        lit(painter, drape, "#6A1822", look.DANGER, (7, -3), shade="#22060C")
        for x in folds:
            fill(painter, limb(((x, -150, 4), (x - 6, 300, 12), (x - 14, 700, 5))), "#22060C")
    fill(painter, rect(0, 690, 700, 500), "#241A22")
    painter.save()
    painter.translate(0, -74)
    _sleeper(painter)
    painter.restore()
    lit(painter, rect(-20, 856, 740, 44, 10), "#7A4A28", "#C8D8F0", (0, -7), shade="#2B180E")
    fill(painter, rect(0, 900, 700, 200), "#0D0B12")
    glaze(painter, polygon(((150, 900), (640, 900), (700, 1110), (100, 1110))), "#6E8CB8", 0.3)
    blade(painter, 356, 1016, 560, 88, 2.6)
    arm(painter, ((404, 736), (334, 866), (330, 974)), 78, "#C8B48C", "#E8F0FF", (6, -8), skin="#D9A878")
    rolled(painter, (335, 868), (330, 966), 84, "#D9A878", "#E8F0FF", (5, -4))
    palm(painter, 326, 1014, 186, 0.62, "#D9A878", back=True, apart=0.5, mirror=True)
    gloom(painter, 340, 560, 440, 0.35)


def _sleeper(painter: QPainter) -> None:
    """Her face to the moon, her curls all over the pillow, under a chequered blanket that rises over hip and knees."""
    skin, shade, black, moon = "#D9A878", "#7A5048", "#2A1A26", "#C8DCF8"
    pillow = blob(((0, 940), (-10, 780), (20, 690), (170, 640), (320, 690), (388, 780), (390, 940)), tension=0.7)
    lit(painter, pillow, "#DCE4F4", look.BONE, (5, -12), shade="#8A94B4")
    for points in (((330, 760, 3), (290, 800, 7), (280, 850, 3)), ((60, 780, 3), (90, 830, 7), (86, 900, 3))):
        fill(painter, limb(points), "#4A5270")
    curls = ((128, 736, 40), (98, 790, 42), (106, 850, 40), (150, 886, 40), (178, 722, 40), (150, 800, 70), (206, 884,
        40))  # fmt: skip
    lit(painter, joined(*(disc(*curl) for curl in curls)), black, moon, (4, -8), shade=BLACK)
    strands(painter, [((x - r * 0.7, y + 8), (x - 4, y - r * 0.9), (x + r * 0.6, y)) for x, y, r in curls[:5]], black,
        moon, 5)  # fmt: skip
    neck_ = blob(((240, 790), (300, 770), (350, 800), (350, 880), (260, 890)), tension=0.8)
    lit(painter, neck_, mixed(shade, skin, 0.4), skin, (4, -7), shade=shade, width=5)
    with tilted(painter, 200, 786, -70):
        turned(painter, 200, 790, 1.0, Face(shade, skin, open=False, brow=8, stern=-0.6, lips="#9A3A44", smile=0.8,
            jaw=0))  # fmt: skip
        for lock in (((264, 734), (268, 690), (224, 664), (150, 668), (116, 720), (120, 800), (140, 830), (146, 770),
            (178, 730), (222, 712)),):  # fmt: skip
            lit(painter, blob(lock, tension=0.8), black, moon, (8, 2), shade=BLACK, width=5)
        strands(painter, [((250 - a, 700 + a * 0.3), (190 - a * 0.4, 690 + a * 0.5), (140, 760 + a)) for a in (0, 18,
            36)], black, moon, 4)  # fmt: skip
    cover = blob(((262, 950), (280, 850), (326, 772), (376, 732), (430, 742), (484, 776), (524, 744), (572, 700), (630,
        684), (690, 708), (760, 764), (760, 950)), tension=0.8)  # shoulder, waist, hip, thigh  # fmt: skip
    lit(painter, cover, "#A83A2E", "#F0C8B8", (-6, -14), shade="#3E0E12")
    for k in range(6):  # its pattern goes over hip and knees as they rise
        x = 330 + k * 74
        within(painter, cover, limb(((x, 640, 14), (x - 20, 790, 16), (x - 50, 950, 20))), "#D08A3A")
        y = 722 + k * 46
        rise = limb(((250, y + 90, 9), (380, y, 9), (484, y + 44, 9), (560, y - 10, 9), (630, y - 26, 9), (740, y + 30,
            9)))  # fmt: skip
        within(painter, cover, rise, "#6A1420")
    for points in (((486, 780, 4), (462, 850, 14), (400, 930, 4)), ((494, 780, 3), (540, 830, 12), (640, 850, 4)),
        ((600, 690, 3), (566, 790, 9), (560, 880, 4))):  # fmt: skip
        fill(painter, limb(points), "#3E0E12")
    hem = blob(((262, 960), (272, 860), (318, 776), (400, 732), (446, 744), (396, 790), (340, 860), (330, 960)),
        tension=0.7)  # fmt: skip
    lit(painter, hem, "#D8DCE8", look.BONE, (-3, -9), shade="#6E7690")


def five(painter: QPainter, t: Tones) -> None:
    """Rain on the steps: he has won and gloats, three blades on his shoulder; the beaten go, and one comes our way."""
    painter.save()
    painter.translate(700, 0)
    painter.scale(-1, 1)
    sky(painter, "#1B2030", "#D8B088", 640)
    clouds(painter, ((420, 70, 1.3), (150, 220, 0.9), (640, 250, 1.0)), "#343A4C", look.BONE)
    glow(painter, 250, 560, 380, "#F4D8A8", 0.7)
    city(painter, 640, "#8A7468", None, tall=230, seed=32)
    city(painter, 650, "#4A4450", look.SODIUM, tall=120, seed=9)
    fill(painter, rect(0, 640, 700, 560), "#3A3844")
    for number in range(6):  # steps, each wet with the light
        y = 700 + number * 70
        lit(painter, rect(-20, y, 740, 80), mixed("#5A5864", "#22212C", number / 6), "#C8B8A8", (0, -7),
            shade="#1B1A22", width=3)  # fmt: skip
    glaze(painter, polygon(((110, 850), (350, 850), (520, 1200), (40, 1200))), BLACK, 0.45)
    painter.save()
    painter.translate(650, 110)
    painter.scale(-0.75, 0.75)
    _winner(painter)
    painter.restore()
    for x, y, turn in ((182, 942, 278), (178, 1030, 263)):
        glaze(painter, disc(x, y + 24, 140, 14), BLACK, 0.6)
        blade(painter, x, y, 276, turn, 2.4)
    painter.save()
    painter.translate(12, 0)
    _loser(painter)
    painter.restore()
    painter.restore()
    hatch(painter, SKY, Hatch.RAIN, mixed("#5A6070", look.BONE, 0.4), pitch=64, width=3)
    gloom(painter, 350, 600, 460, 0.35)


def _winner(painter: QPainter) -> None:
    """Red-haired, his coat in the wind, a fist on his hip; he can't hide how it pleases him."""
    cloth, dark, skin, red = "#3E6A58", "#111C17", "#EBC7A0", "#C0562A"
    tail = blob(((340, 760), (280, 900), (230, 1010), (300, 1020), (280, 1090), (400, 1060), (600, 1060), (700, 1100),
        (690, 1000), (640, 860)), tension=0.6)  # fmt: skip
    lit(painter, tail, mixed(BLACK, cloth, 0.7), look.BONE, (-6, -8), shade=dark)
    for points in (((440, 900, 110), (410, 1010, 84), (400, 1120, 60)), ((540, 900, 110), (590, 1010, 84), (600, 1120,
        60))):  # fmt: skip
        lit(painter, limb(points), "#2E3244", look.BONE, (-8, -4), shade=BLACK)
    coat = bust(492, 610, 330, 940, waist=0.7, hip=0.84)
    lit(painter, coat, cloth, look.BONE, (-16, -8), shade=dark)
    fill(painter, polygon(((440, 606), (540, 606), (480, 800))), "#D8C49C")
    neck(painter, 490, 566, 88, 640, skin)
    for way in (-1, 1):
        lapel = polygon(((486 + way * 40, 588), (486 + way * 100, 612), (486 + way * 96, 724), (486 + way * 58, 738),
            (480, 880)))  # fmt: skip
        lit(painter, lapel, mixed(cloth, look.BONE, 0.18), look.BONE, (-6, -6), shade=dark, width=5)
    within(painter, coat, limb(((340, 892, 44), (488, 912, 46), (640, 892, 44))), BLACK)
    within(painter, coat, limb(((340, 892, 34), (488, 912, 36), (640, 892, 34))), "#5A3A22")
    for turn in (14, 24, 34):
        sword(painter, 570, 800, 510, turn, 3, grip=126)
    with tilted(painter, 480, 600, 9):  # he lays his head back
        turned(painter, 474, 462, 1.16, Face("#A8704C", skin, nose=Nose.HOOKED, stern=0.5, brow=13,
            brow_colour="#6B2E14", jaw=0.8, mouth=Mouth.SMILE, lid=0.5, arch=1, gaze=0.9), mirror=True)  # fmt: skip
        locks = blob(((392, 420), (396, 366), (440, 326), (500, 320), (560, 330), (650, 316), (606, 362), (660, 390),
            (600, 408), (632, 460), (580, 452), (570, 512), (546, 522), (544, 470), (524, 448), (512, 484), (504, 424),
            (460, 398), (420, 408)), tension=0.6)  # fmt: skip
        lit(painter, locks, red, look.SODIUM, (-8, -8), shade="#4A1A0C")
        strands(painter, [((410 + a, 394 - a * 0.4), (490 + a * 0.5, 352 + a * 0.3), (600 - a * 0.3, 396 + a)) for a in
            (0, 22, 44, 66)], red, look.SODIUM, 5)  # fmt: skip
    arm(painter, ((366, 706), (268, 830), (376, 890)), 100, cloth, look.BONE, (-10, -6), cuff=look.BONE, skin=skin,
        body=coat)  # fmt: skip
    palm(painter, 404, 896, 112, 0.66, skin, back=True, apart=0.3)
    arm(painter, ((620, 702), (744, 858), (640, 838)), 100, cloth, look.BONE, (-8, -6), cuff=look.BONE, skin=skin,
        body=coat)  # fmt: skip
    fist(painter, 582, 800, -16, 0.84, skin)


def _loser(painter: QPainter) -> None:
    """She, near us: drenched, her eyes shut; she holds the arm that is hurt."""
    cloth, dark, skin, shade, black = "#5A2E4A", "#1B0C18", "#C8946A", "#6E4434", "#1B161E"
    back = blob(((400, 620), (470, 520), (560, 510), (630, 590), (650, 720), (620, 860), (560, 900), (420, 880)),
        tension=0.8)  # fmt: skip
    lit(painter, back, black, "#C8B8C0", (-8, -8), shade=BLACK)
    body = blob(((316, 1200), (330, 980), (370, 880), (450, 830), (560, 820), (660, 870), (720, 960), (720, 1200)),
        tension=0.7)  # fmt: skip
    lit(painter, body, cloth, "#F0C8B0", (-14, -10), shade=dark)
    for points in (((420, 900, 3), (440, 1000, 10), (420, 1120, 4)), ((610, 900, 3), (640, 990, 10), (630, 1100, 4))):
        fill(painter, limb(points), dark)
    with tilted(painter, 520, 830, 16):
        neck(painter, 512, 770, 82, 862, skin)
        turned(painter, 520, 670, 1.18, Face(shade, skin, open=False, stern=-1.6, brow=10, lips="#8C3A3E", smile=-1.5,
            jaw=0.1))  # fmt: skip
        crop = blob(((602, 622), (590, 560), (530, 532), (450, 548), (416, 620), (420, 720), (440, 800), (462, 770),
            (456, 700), (478, 640), (520, 600), (560, 600), (590, 660)), tension=0.7)  # fmt: skip
        lit(painter, crop, black, "#C8B8C0", (-7, -8), shade=BLACK)
        strands(painter, [((570 - a, 560 + a * 0.2), (480 - a * 0.4, 570 + a), (446, 720 + a)) for a in (0, 20, 40)],
            black, "#C8B8C0", 5)  # fmt: skip
        tear = blob(((536, 690), (545, 712), (536, 722), (527, 712)), tension=0.8)
        lit(painter, tear, look.ICE, look.BONE, (-2, -3), width=4)
    collar = blob(((404, 880), (440, 826), (500, 850), (560, 858), (620, 832), (650, 880), (560, 930), (460, 926)),
        tension=0.7)  # fmt: skip
    lit(painter, collar, mixed(BLACK, cloth, 0.8), "#F0C8B0", (-6, -9), shade=dark)
    arm(painter, ((384, 926), (346, 1080), (392, 1240)), 118, cloth, "#F0C8B0", (-8, -9), skin=skin, body=body)
    arm(painter, ((636, 930), (670, 1160), (470, 1020)), 110, cloth, "#F0C8B0", (-8, -9), skin=skin, body=body)
    fingers(painter, 386, 1000, 14, 0.84, skin)


SCENES: Final = (one, two, three, four, five)
