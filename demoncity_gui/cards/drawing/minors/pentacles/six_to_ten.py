"""The pentacles from the six to the ten."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.figures import sitting_dog
from demoncity_gui.cards.drawing.hair import Cut, hair, strands
from demoncity_gui.cards.drawing.hands import arm, fist, grip, offer, palm
from demoncity_gui.cards.drawing.heads import Face, side, turned
from demoncity_gui.cards.drawing.light import beam, lit, within
from demoncity_gui.cards.drawing.minors.ground import FLOOR, boards
from demoncity_gui.cards.drawing.minors.signs import coin
from demoncity_gui.cards.drawing.paint import fill, mixed, rimmed, stroke
from demoncity_gui.cards.drawing.people import (
    KNEELING,
    REACHING,
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
    lamp,
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
    """In the door of his bank, under five coins, a rich man weighs first and then drops the sixth into open hands."""
    fill(painter, SKY, "#3A2E16")
    for y in range(-140, 1100, 70):
        for x in range(-60 + (y // 70) % 2 * 80, 720, 160):
            fill(painter, rect(x, y, 152, 63, 4), "#463818")
    door = joined(rect(94, 590, 516, 600), disc(352, 590, 258, 250))
    rimmed(painter, door, "#2A2110", "#1A140A", 8)
    within(painter, door, joined(rect(166, 600, 372, 600), disc(352, 600, 186, 176)), mixed(BLACK, look.SODIUM, 0.8))
    within(painter, door, disc(352, 640, 150), look.SODIUM)
    for angle in (-164, -127, -90, -53, -16):
        along, up = math.cos(math.radians(angle)), math.sin(math.radians(angle))
        coin(painter, 352 + 226 * along, 590 + 216 * up, 122)
    fill(painter, rect(0, 1040, 700, 200), "#171209")
    lit(painter, rect(-20, 1030, 740, 26), "#6B5220", look.SODIUM, (0, -6), width=4)
    _banker(painter)
    begging = KNEELING._replace(head=(30, -226), far_arm=Limb((62, -150), (104, -196)), near_arm=Limb((66, -126),
        (112, -176)))  # fmt: skip
    poor = Wear(Hair.FRINGE, Cloth.SUIT, "#5A6A5A", look.SODIUM, "#8C5A3A", "#8E8680", beard="#B9B2A4",
        legs="#3A3644", old=True)  # fmt: skip
    person(painter, begging, poor, 74, 1170, 1.36)
    mother = Wear(Hair.SCARF, Cloth.SKIRT, look.OXBLOOD, look.DANGER, "#E2B58A", hair_colour="#3E7A6A")
    person(painter, begging, mother, 690, 1180, 1.36, mirror=True)
    coin(painter, 532, 880, 96)


def seven(painter: QPainter, t: Tones) -> None:
    """On a roof garden he leans on his hoe before a bush with six coins on it and one fallen; is it enough?"""
    fill(painter, SKY, "#4A3A18")
    fill(painter, disc(250, 560, 210), "#6B5220")
    fill(painter, disc(250, 560, 150), mixed(BLACK, look.SODIUM, 0.86))
    roofs = ((80, 210), (60, 110), (90, 250), (70, 160), (110, 100), (90, 220), (60, 130), (160, 180))
    fill(painter, skyline(840, roofs, 0), "#1F180A")
    fill(painter, windows(14, 680, 6, 3, (48, 46), (14, 20), 0b101101011010110101), look.SODIUM)
    boards(painter, 840, t)
    for x, y, size in ((330, 130, 0.8), (250, 250, 0.6)):
        cloud = blob(((-180, 12), (-80, -26), (20, -14), (180, 0), (60, 22), (-80, 24)))
        fill(painter, placed(cloud, x, y, size), "#6B5220")
    _bush(painter)
    for x, y in ((530, 290), (446, 420), (590, 440), (440, 580), (580, 600), (500, 740)):
        coin(painter, x, y, 136)
    lit(painter, rect(326, 880, 350, 120, 8), "#6B4022", look.SODIUM, (-6, -8), shade="#2B180E")
    for y in (916, 956):
        fill(painter, rect(336, y, 330, 5), "#2B180E")
    leaning = STANDING._replace(head=(30, -348), neck=(14, -310), near_arm=Limb((58, -240), (86, -276)),
        far_arm=Limb((50, -262), (86, -292)), near_leg=Limb((26, -96), (52, 0)))  # fmt: skip
    wear = Wear(Hair.FEDORA, Cloth.SUIT, "#B08A4A", look.BONE, "#8C5A3A", "#C9A86A", legs="#33506B", stout=1.1,
        old=True)  # fmt: skip
    person(painter, leaning, wear, 150, 1050, 1.56)
    hoe = joined(thick_line(((284, 560), (292, 1056)), 15), polygon(((276, 1046), (330, 1052), (326, 1076),
        (272, 1074))))  # fmt: skip
    lit(painter, hoe, "#8C5A2E", look.SODIUM, (4, -2), width=5)
    for y in (604, 640):
        fist(painter, 286, y, 0, 0.36, "#8C5A3A", mirror=True)
    coin(painter, 432, 1018, 120)


def _bush(painter: QPainter) -> None:
    """A tall bush in a tub: stems, and leaves in tiers, the dark ones behind."""
    dark, green = mixed(BLACK, look.HORROR, 0.3), mixed(BLACK, look.HORROR, 0.56)
    for x in (450, 500, 550):
        fill(painter, limb(((x, 900, 16), (x + (x - 500) * 0.6, 700, 12), (500 + (x - 500) * 1.8, 380, 6))), "#4A3418")
    fill(painter, blob(((520, 240), (620, 400), (640, 640), (580, 850), (420, 850), (380, 640), (430, 400))), dark)
    leaf = blob(((0, -56), (24, -18), (18, 24), (0, 48), (-18, 24), (-24, -18)))
    for ring, (tone, light) in enumerate(((dark, look.HORROR), (green, look.HORROR))):
        for number in range(30 - ring * 6):
            along = number / (30 - ring * 6)
            angle = along * math.tau
            along_x, down = (150 - ring * 62) * math.sin(angle), -(316 - ring * 110) * math.cos(angle)
            turn = math.degrees(angle) * 0.9 + (number % 3 - 1) * 26
            lit(painter, placed(leaf, 512 + along_x, 560 + down, 1.06, turn), tone, light, (-4, -4),
                shade=mixed(BLACK, tone, 0.6), width=4)  # fmt: skip


def eight(painter: QPainter, t: Tones) -> None:
    """Under a green lamp somebody strikes coin after coin; seven hang on the wall, the eighth is on the block."""
    fill(painter, SKY, "#1A140C")
    for x in range(-20, 720, 90):
        fill(painter, rect(x, -150, 82, 1110), "#241C10")
    beam(painter, 400, 180, 1090, 20, 780, "#2E2414", look.SODIUM, 70, 3)
    lit(painter, lamp(400, 180, 84), mixed(BLACK, look.HORROR, 0.7), look.HORROR, (8, -6),
        shade=mixed(BLACK, look.HORROR, 0.3))  # fmt: skip
    fill(painter, disc(400, 180, 54, 12), look.BONE)
    fill(painter, joined(rect(97, 300, 6, 400), rect(603, 130, 6, 560)), "#8C5A2E")
    for x, y in ((100, 400), (100, 540), (100, 680), (606, 260), (606, 400), (606, 540), (606, 680)):
        coin(painter, x, y, 122)
    boards(painter, 980, t)
    smith = SITTING._replace(head=(40, -280), neck=(8, -244), far_arm=Limb((52, -292), (60, -356)),
        near_arm=Limb((60, -180), (122, -158)))  # fmt: skip
    wear = Wear(Hair.BRAID, Cloth.SUIT, "#3A5A7A", look.SODIUM, "#C98F5E", "#17110F", legs="#2B2430",
        shirt="#6B4022", stout=1.1)  # fmt: skip
    stool = joined(rect(120, 924, 170, 26, 6), rect(140, 940, 20, 160), rect(256, 940, 20, 160))
    lit(painter, stool, "#6B4022", look.SODIUM, (4, -4), width=4)
    person(painter, smith, wear, 206, 1108, 1.7)
    lit(painter, joined(rect(372, 900, 190, 60, 8), rect(410, 950, 114, 150)), "#4A4652", look.BONE, (-6, -7),
        shade=BLACK)  # fmt: skip
    hammer = joined(thick_line(((306, 520), (388, 384)), 20), placed(rect(-34, -60, 68, 120, 8), 396, 370, 1, -59))
    lit(painter, hammer, look.MUTED, look.BONE, (6, -6), shade="#4A4652")
    fist(painter, 316, 498, 31, 0.5, "#C98F5E")
    with grip(painter, 420, 846, 176, 0.5, "#C98F5E", across=60):
        coin(painter, 474, 830, 130, 12)
    fill(painter, star(440, 726, 56, 12, 8), look.BONE)
    for x, y in ((500, 720), (540, 764), (380, 700), (560, 700)):
        fill(painter, star(x, y, 14, 4, 4), look.SODIUM)


def nine(painter: QPainter, t: Tones) -> None:
    """Alone in her roof garden with a falcon on her glove and nine coins on the vine; everything here is hers."""
    fill(painter, SKY, "#5A441A")
    fill(painter, disc(390, 300, 190), mixed(BLACK, look.SODIUM, 0.6))
    fill(painter, disc(390, 300, 140), mixed(BLACK, look.SODIUM, 0.9))
    houses = ((70, 190), (90, 300), (60, 160), (100, 240), (80, 340), (90, 200), (60, 260), (160, 180))
    fill(painter, skyline(760, houses, 0), "#2A2010")
    fill(painter, windows(240, 520, 5, 4, (50, 56), (15, 24), 0b10110101101001101101), look.SODIUM)
    for x, left in ((126, 14), (584, 478)):
        vine = blob(((left, 1090), (left - 4, 620), (x, 430), (left + 210, 620), (left + 210, 1090)), tension=0.7)
        lit(painter, vine, mixed(BLACK, look.HORROR, 0.4), look.HORROR, (8, -8), shade=mixed(BLACK, look.HORROR, 0.2))
        leaf = blob(((0, -40), (20, -10), (12, 20), (0, 34), (-12, 20), (-20, -10)))
        for number in range(22):
            a, b = left + 14 + (number * 67) % 180, 560 + (number * 113) % 500
            lit(painter, placed(leaf, a, b, 0.9, number * 53), mixed(BLACK, look.HORROR, 0.54), look.HORROR, (3, -3),
                width=3)  # fmt: skip
    fill(painter, rect(0, 1050, 700, 200), FLOOR)
    places = ((124, 510), (92, 640), (180, 740), (92, 850), (180, 960), (580, 550), (606, 690), (556, 820), (606, 950))
    for x, y in places:
        coin(painter, x, y, 112)
    gown = blob(((290, 700), (360, 660), (430, 700), (450, 850), (520, 1130), (220, 1130), (270, 850)), tension=0.5)
    lit(painter, gown, "#2F5A6B", look.BONE, (13, -6), shade="#12242C")
    for x in (270, 340, 400, 460):
        fill(painter, limb(((360 + (x - 360) * 0.5, 880, 3), (x, 1120, 11))), "#12242C")
    fill(painter, rect(278, 836, 168, 20, 8), look.BRASS)
    side(painter, 352, 570, 0.86, Face("#5A3822", "#8C5A3A", brow=8, stern=-0.2, lips="#B01828",
        jaw=0.2))  # fmt: skip
    rimmed(painter, joined(*(disc(318 + i * 17, 676 + 10 * (1 - abs(i - 2.5) / 2.5), 9) for i in range(6))),
        look.BONE, BLACK, 2)  # fmt: skip
    wrap = blob(((402, 510), (400, 460), (350, 430), (290, 450), (250, 400), (220, 470), (266, 560), (300, 600),
        (320, 560), (340, 520)), tension=0.8)  # fmt: skip
    lit(painter, wrap, look.SODIUM, look.BONE, (8, -8), shade="#8C5A1E")
    for fold in (((250, 430, 4), (390, 490, 7)), ((240, 480, 4), (330, 530, 7))):
        fill(painter, limb(fold), "#8C5A1E")
    rimmed(painter, disc(340, 622, 12), look.BRASS, BLACK, 3)
    arm(painter, ((300, 740), (250, 880), (300, 930)), 66, "#2F5A6B", look.BONE, (8, -6), skin="#8C5A3A")
    fist(painter, 326, 946, 70, 0.5, "#8C5A3A", thumb=False)
    arm(painter, ((420, 740), (540, 720), (496, 560)), 66, "#2F5A6B", look.BONE, (8, -6),
        cuff="#6B4022", skin="#6B4022")  # fmt: skip
    fist(painter, 486, 506, -10, 0.58, "#6B4022", mirror=True)
    _falcon(painter)


def ten(painter: QPainter, t: Tones) -> None:
    """An old man and his dog before the gateway of his house, his heirs behind him; ten coins in the stone."""
    fill(painter, SKY, "#4A3D20")
    for y in range(-140, 1100, 60):
        for x in range(-60 + (y // 60) % 2 * 70, 720, 140):
            fill(painter, rect(x, y, 133, 53, 4), "#5F5030")
    rimmed(painter, joined(disc(350, 590, 206, 190), rect(144, 590, 412, 700)), "#7A6636", "#2A2110", 8)
    opening = joined(disc(350, 600, 180, 164), rect(170, 600, 360, 700))
    fill(painter, opening, mixed(BLACK, look.SODIUM, 0.85))
    within(painter, opening, disc(350, 560, 100), look.BONE)
    within(painter, opening, skyline(960, ((70, 300), (60, 340), (230, 160), (110, 260)), 162), "#6B5220")
    vine = mixed(BLACK, look.HORROR, 0.5)
    fill(
        painter,
        limb(((620, -150, 14), (646, 20, 12), (628, 130, 10), (660, 240, 9), (640, 340, 7), (656, 430, 4))),
        vine,
    )
    leaf = blob(((0, -34), (24, -10), (16, 12), (0, 34), (-16, 12), (-24, -10)))
    for x, y, turn in ((600, -20, 60), (668, 10, -60), (606, 60, 70), (662, 96, -70), (596, 140, 80), (650, 176, -80),
        (616, 226, 60), (684, 250, -60), (620, 300, 70), (668, 330, -70), (628, 386, 60), (674, 406, -50),
        (652, 452, 180)):  # fmt: skip
        lit(painter, placed(leaf, x, y, 1.2 - y / 900, turn), vine, look.HORROR, (3, -4), width=4)
    for way in (-1, 1):
        for dx, y in ((266, 640), (260, 536), (218, 440), (142, 370), (50, 346)):
            coin(painter, 350 + way * dx, y, 96)
    boards(painter, 1010, t)
    couple = STANDING._replace(near_arm=Limb((46, -250), (24, -172)), head=(8, -364))
    man = Wear(Hair.SHORT, Cloth.SUIT, "#2F4A6B", look.BONE, "#C98F5E", "#4A2A1A", shirt=look.BONE, beard="#4A2A1A",
        stout=1.1)  # fmt: skip
    woman = Wear(Hair.BUN, Cloth.GOWN, "#3E8A76", look.BONE, "#8C5A3A", hair_colour="#2B1A14")
    person(painter, couple, man, 350, 1000, 1.2)
    person(painter, couple, woman, 492, 1004, 1.14, mirror=True)
    child = Wear(Hair.CURLS, Cloth.SKIRT, look.SODIUM, look.BONE, "#C98F5E", "#17110F", legs="#C98F5E")
    between = REACHING._replace(near_arm=Limb((54, -330), (72, -404)), far_arm=Limb((-54, -330), (-72, -404)))
    person(painter, between, child, 421, 1040, 0.62)
    painter.save()
    painter.translate(16, 64)
    _elder(painter)
    painter.restore()
    painter.translate(36, 0)
    dog = placed(sitting_dog(), 530, 1094, 1.36, mirror=True)
    lit(painter, dog, look.BONE, look.BONE, (-9, -7), shade="#8E8680")
    fill(painter, joined(disc(494, 856, 7), disc(418, 872, 11)), BLACK)
    lit(painter, blob(((500, 830), (532, 838), (536, 890), (516, 896))), "#8C5A2E", look.SODIUM, (-3, -4), width=4)
    lit(painter, limb(((488, 920, 16), (536, 936, 16))), look.OXBLOOD, look.DANGER, (0, -4), width=4)


def _falcon(painter: QPainter) -> None:
    """Her falcon: a hooked beak, a dark cap, bars on its breast, its wings folded."""
    painter.save()
    painter.translate(492, 384)
    painter.rotate(6)
    painter.scale(1.34, 1.34)
    brown = "#6B4A30"
    lit(painter, blob(((-26, 30), (-8, 30), (-14, 112), (-30, 116)), tension=0.4), brown, look.SODIUM, (4, -3), width=4)
    breast = blob(((-18, -60), (12, -62), (32, -20), (28, 40), (8, 82), (-14, 60), (-28, 0)), tension=0.9)
    lit(painter, breast, look.BONE, look.BONE, (6, -5), shade="#B09A78", width=5)
    for y in (-30, -12, 6, 24, 42):
        fill(painter, joined(*(limb(((x - 5, y, 3), (x, y + 5, 5), (x + 5, y, 3))) for x in (2, 18))), brown)
    wing = blob(((-22, -56), (2, -44), (4, 10), (-12, 70), (-34, 96), (-40, 20), (-36, -30)), tension=0.8)
    lit(painter, wing, brown, look.SODIUM, (5, -5), shade="#3A2618", width=5)
    for a, b in (((-20, -30), (-30, 74)), ((-10, -20), (-22, 66)), ((-28, -10), (-34, 60))):
        fill(painter, limb(((*a, 2), (*b, 5))), "#3A2618")
    head = blob(((-20, -60), (-22, -88), (2, -102), (24, -92), (30, -76), (16, -56)), tension=0.9)
    lit(painter, head, brown, look.SODIUM, (4, -4), shade="#3A2618", width=5)
    fill(painter, blob(((-6, -66), (14, -74), (24, -68), (14, -56), (-4, -56))), look.BONE)
    fill(painter, limb(((12, -78, 4), (14, -62, 7))), "#2B1A12")  # the dark stripe under the eye
    rimmed(painter, blob(((26, -86), (42, -80), (44, -62), (36, -70), (26, -70)), tension=0.6), look.BRASS, BLACK, 4)
    fill(painter, disc(13, -82, 6), look.BRASS)
    fill(painter, disc(14, -82, 4), BLACK)
    for x in (-4, 12):
        lit(painter, limb(((x, 70, 10), (x + 2, 92, 9))), look.BRASS, look.BONE, (2, -2), width=3)
    painter.restore()


def _banker(painter: QPainter) -> None:
    """He: a top hat, a coat with a fur collar, the scales in one hand; the other has just let go of a coin."""
    purple, dark, skin = "#5E4A78", "#241B30", "#EBC7A0"
    coat = blob(((214, 1150), (226, 900), (238, 760), (290, 690), (352, 676), (416, 690), (466, 760), (478, 900),
        (490, 1150)), tension=0.6)  # fmt: skip
    lit(painter, coat, purple, look.BRASS, (13, -6), shade=dark)
    arm(painter, ((276, 764), (180, 876), (142, 736)), 92, purple, look.BRASS, (8, -6), cuff=look.BONE, skin=skin)
    arm(painter, ((430, 764), (520, 800), (538, 736)), 92, purple, look.BRASS, (8, -6), cuff=look.BONE, skin=skin)
    fill(painter, polygon(((318, 680), (388, 680), (360, 900))), look.BONE)
    fill(painter, polygon(((344, 700), (362, 700), (366, 860), (350, 850))), look.OXBLOOD)
    for way in (-1, 1):
        fur = blob(((352 + way * 34, 660), (352 + way * 104, 690), (352 + way * 80, 850), (352 + way * 10, 1010),
            (354, 950), (352 + way * 26, 800)))  # fmt: skip
        lit(painter, fur, "#8C6A3A", look.BONE, (7, -6), shade="#4A3418")
        strands(painter, [((352 + way * a, b), (352 + way * (a + 14), b + 14), (352 + way * (a + 10), b + 34))
            for a, b in ((60, 690), (84, 720), (50, 740), (76, 780), (46, 810), (60, 850), (38, 880))], "#8C6A3A",
            look.BONE, 5)  # fmt: skip
    fill(painter, joined(*(disc(354, y, 10) for y in (1040, 1090))), look.BRASS)
    turned(painter, 352, 588, 0.86, Face("#A8805C", skin, stern=-0.5, brow=10, jaw=0.8, smile=-0.4, old=True))
    lit(painter, blob(((348, 634), (372, 622), (390, 628), (408, 622), (418, 636), (386, 640))),
        "#8E8680", look.BONE, (3, -3), width=3)  # fmt: skip
    lit(painter, blob(((284, 540), (300, 530), (304, 560), (296, 620), (286, 600)), tension=0.8), "#8E8680", look.BONE,
        (4, -4), width=4)  # fmt: skip
    hat = joined(rect(288, 424, 132, 110, 12), rect(246, 518, 220, 26, 13))
    lit(painter, hat, "#2B2430", look.BRASS, (9, -7), shade=BLACK)
    within(painter, hat, rect(280, 492, 160, 24), look.OXBLOOD)
    lit(painter, thick_line(((44, 742), (240, 742)), 11), look.BRASS, look.BONE, (0, -3), width=4)
    for x in (60, 222):
        stroke(painter, polygon(((x, 746), (x - 30, 820), (x + 30, 820))), look.BRASS, 4)
        lit(painter, blob(((x - 40, 820), (x + 40, 820), (x + 20, 848), (x - 20, 848)), tension=0.5),
            look.BRASS, look.BONE, (0, -6), width=4)  # fmt: skip
    lit(painter, thick_line(((142, 640), (142, 742)), 10), look.BRASS, look.BONE, (0, -3), width=3)
    fist(painter, 140, 690, 0, 0.6, skin)
    palm(painter, 548, 776, 186, 0.6, skin, back=True)


def _elder(painter: QPainter) -> None:
    """The old man in his armchair, in profile, robed, a white beard down his chest, one hand out to the dog."""
    chair = joined(blob(((20, 760), (60, 730), (104, 770), (120, 1130), (20, 1130)), tension=0.4),
        rect(60, 1000, 220, 150, 12))  # fmt: skip
    lit(painter, chair, "#8C4A26", look.SODIUM, (7, -7), shade="#2B140A")
    robe = blob(((90, 1000), (84, 880), (120, 800), (190, 776), (250, 820), (262, 940), (330, 960), (356, 1040),
        (356, 1140), (110, 1140)), tension=0.6)  # fmt: skip
    lit(painter, robe, look.OXBLOOD, look.DANGER, (10, -9), shade="#33090F")
    for a, b in (((210, 960), (120, 1000)), ((260, 980), (230, 1120)), ((310, 990), (310, 1130))):
        fill(painter, limb(((*a, 3), (*b, 9))), "#33090F")
    side(painter, 206, 700, 0.84, Face("#B9B3A6", "#E2B58A", brow=12, brow_colour=look.BONE, smile=0.6, jaw=0.6,
        old=True))  # fmt: skip
    hair(painter, 206, 700, 0.84, Cut.SIDE_UP, "#D8D0C0", look.BONE)
    beard = blob(((206, 726), (232, 744), (264, 738), (272, 770), (270, 850), (240, 900), (214, 850), (196, 780)),
        tension=0.8)  # fmt: skip
    lit(painter, beard, look.BONE, look.BONE, (6, -5), shade=look.MUTED)
    for x in (226, 246):
        fill(painter, limb(((x, 772, 2), (x + 4, 850, 6))), look.MUTED)
    arm(painter, ((150, 850), (190, 980), (300, 930)), 78, look.OXBLOOD, look.DANGER, (8, -7), cuff=look.BONE,
        skin="#E2B58A")  # fmt: skip
    offer(painter, 356, 916, -4, 0.56, "#E2B58A", mirror=True)


SCENES: Final = (six, seven, eight, nine, ten)
