"""The pentacles from the ace to the five."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.hands import arm, fingers, fist, grip, offer
from demoncity_gui.cards.drawing.heads import Face, front, side, turned
from demoncity_gui.cards.drawing.light import halo, lit, within
from demoncity_gui.cards.drawing.minors.ground import boards
from demoncity_gui.cards.drawing.minors.signs import coin
from demoncity_gui.cards.drawing.paint import Hatch, fill, hatch, mixed, rimmed, stroke
from demoncity_gui.cards.drawing.people import (
    STANDING,
    WALKING,
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
    star,
    thick_line,
)
from demoncity_gui.cards.drawing.small_heads import Hair
from demoncity_gui.cards.drawing.tones import BLACK, Tones


def one(painter: QPainter, t: Tones) -> None:
    """A hand out of the dark holds one great coin over a garden; its gate stands open, and a path goes on."""
    fill(painter, SKY, "#3A2C12")
    halo(painter, 380, 330, 330, "#3A2C12", look.BRASS, 3)
    far = blob(((-20, 700), (120, 600), (260, 640), (420, 560), (560, 620), (720, 580), (720, 900), (-20, 900)))
    fill(painter, far, "#4A4A24")
    fill(painter, rect(0, 700, 700, 600), "#2E3A22")
    path = blob(((366, 650), (392, 652), (420, 720), (380, 800), (400, 880), (520, 1000), (560, 1130), (180, 1130),
        (250, 1010), (330, 900), (318, 800), (366, 720)), tension=0.8)  # fmt: skip
    lit(painter, path, "#B08A4A", look.SODIUM, (6, -3), shade="#6B5220", width=4)
    for x, y, wide in (
        (384, 740, 16),
        (352, 800, 22),
        (362, 880, 28),
        (400, 960, 36),
        (340, 1030, 40),
        (440, 1060, 42),
    ):
        fill(painter, disc(x, y, wide, wide * 0.3), "#8C6A32")
    arch = joined(rect(170, 800, 420, 330), disc(380, 800, 210, 150)).subtracted(joined(rect(216, 806, 328, 330),
        disc(380, 806, 164, 108)))  # fmt: skip
    lit(painter, arch, mixed(BLACK, look.HORROR, 0.42), look.HORROR, (-6, -8), shade=mixed(BLACK, look.HORROR, 0.2))
    leaf = blob(((0, -30), (18, -8), (0, 28), (-18, -8)))
    for number in range(34):
        angle = math.radians(180 + number % 17 * 11.25)
        leaf_x, leaf_y = 380 + 190 * math.cos(angle), 800 + 130 * math.sin(angle)
        if number >= 17:  # the posts
            leaf_x, leaf_y = 380.0 + (-190, 190)[number % 2] + number * 37 % 24 - 12, 800.0 + (number - 17) * 17
        one_leaf = placed(leaf, leaf_x, leaf_y, 1, number * 61)
        lit(painter, one_leaf, mixed(BLACK, look.HORROR, 0.6), look.HORROR, (-3, -3), width=3)
        if number % 3 == 0:
            bloom = star(leaf_x, leaf_y + 8, 32, 15, 6, number * 11)
            lit(painter, bloom, (look.BONE, look.DANGER)[number % 2], look.BONE, (-4, -4), width=4)
            fill(painter, disc(leaf_x, leaf_y + 8, 9), "#5C3A1E")
    for way in (-1, 1):
        _gate_leaf(painter, way)
    arm(painter, ((780, 780), (700, 690), (570, 600)), 150, "#2B2A3A", look.BRASS, (-10, -12), cuff=look.BONE)
    offer(painter, 420, 596, 4, 1.5)
    coin(painter, 352, 370, 380)
    lit(painter, limb(((540, 580, 44), (510, 530, 40), (496, 480, 28))), look.BONE, look.BONE, (-6, -5),
        shade="#97948B", width=5)  # fmt: skip


def two(painter: QPainter, t: Tones) -> None:
    """A street juggler on a drum with the rent in one hand and dinner in the other; the harbour heaves behind him."""
    fill(painter, SKY, "#2A2110")
    fill(painter, disc(420, 170, 110), "#4A3918")
    fill(painter, disc(420, 170, 80), look.BONE)
    for x, y, size in ((560, 240, 0.9), (290, 110, 0.5), (620, 100, 0.5)):
        cloud = blob(((-180, 12), (-80, -26), (20, -14), (180, 0), (60, 22), (-80, 24)))
        fill(painter, placed(cloud, x, y, size), "#3F3118")
    ship = joined(polygon(((-70, 0), (70, 0), (52, 36), (-52, 36))), polygon(((-4, -120), (60, -16), (-4, -16))),
        polygon(((-12, -100), (-50, -16), (-12, -16))))  # fmt: skip
    for x, y, turn in ((126, 770, -12), (586, 750, 12)):
        lit(painter, placed(ship, x, y, 1.1, turn), look.BONE, look.BONE, (4, -4), shade="#8C7A4A", width=4)
    for y, tone in ((790, "#2F5A60"), (860, "#1E3C42")):
        crests = [(-20 + step * 125, y + (50, -36)[step % 2]) for step in range(7)]
        lit(painter, blob((*crests, (730, 1000), (-20, 1000))), tone, look.BONE, (3, -8), width=3)
        for x, crest in crests[1::2]:  # foam
            fill(painter, joined(*(disc(x + dx, crest + 12 + abs(dx) * 0.3, 12) for dx in (-30, -10, 12))), look.BONE)
    boards(painter, 930, t)
    loop = [(350 + 250 * math.sin(step * math.tau / 24),
        470 - 170 * math.sin(2 * step * math.tau / 24)) for step in range(24)]  # fmt: skip
    band = blob(loop)
    for colour, width in ((BLACK, 32), (look.DANGER, 22), (look.SODIUM, 8)):
        stroke(painter, band, colour, width)
    drum = joined(rect(220, 1000, 260, 140, 10), disc(350, 1000, 130, 32))
    lit(painter, drum, "#2F4A6B", look.BRASS, (8, -4), shade=BLACK)
    lit(painter, disc(350, 1000, 130, 30), look.BONE, look.BONE, (0, -8), shade=look.MUTED)
    for x in range(232, 470, 60):
        stroke(painter, thick_line(((x, 1040), (x + 28, 1120), (x + 56, 1040)), 1), look.BRASS, 5)
    coin(painter, 158, 470, 180, -8)
    coin(painter, 542, 470, 180, 8)
    _juggler(painter)


def three(painter: QPainter, t: Tones) -> None:
    """A mason on a scaffold under three coins of stone; below him the priest and the money hold the plan."""
    fill(painter, SKY, "#4A3D26")
    for y in range(-140, 1100, 70):
        for x in range(-60 + (y // 70) % 2 * 80, 720, 160):
            fill(painter, rect(x, y, 152, 63, 4), "#584A2E")
    outer = joined(rect(180, 470, 460, 730), disc(410, 470, 230, 330))
    opening = joined(rect(210, 480, 400, 730), disc(410, 480, 200, 296))
    rimmed(painter, outer, "#7A6840", "#2A2110", 8)
    fill(painter, opening, "#171210")
    fill(painter, polygon(((410, 180), (610, 530), (610, 1100), (340, 1100))), "#2A2118")
    for x, y in ((420, 250), (340, 410), (508, 410)):
        rimmed(painter, disc(x, y, 90), "#584A2E", "#2A2110", 5)
        coin(painter, x, y, 152)
    boards(painter, 1010, t)
    for x in (50, 296):
        lit(painter, rect(x, 800, 20, 320), "#8C5A2E", look.SODIUM, (5, 0), width=4)
    lit(painter, thick_line(((64, 1060), (304, 850)), 14), "#6B4022", look.SODIUM, (3, -3), width=4)
    _mason(painter)
    lit(painter, rect(20, 790, 320, 28), "#8C5A2E", look.SODIUM, (0, -7), width=5)
    priest = STANDING._replace(near_arm=Limb((56, -256), (96, -230)), head=(22, -352), neck=(6, -316),
        far_arm=Limb((-66, -276), (-72, -356)))  # fmt: skip
    person(painter, priest, Wear(Hair.FRINGE, Cloth.GOWN, "#6B5A7E", look.BONE, "#E2B58A", "#8E8680", old=True,
        stout=1.2), 384, 1090, 1.3)  # fmt: skip
    money = STANDING._replace(near_arm=Limb((60, -256), (96, -230)), head=(14, -358))
    person(painter, money, Wear(Hair.FEDORA, Cloth.COAT, look.OXBLOOD, look.DANGER, "#E2B58A", "#3A2618", stout=1.3,
        beard="#3A2618"), 610, 1096, 1.3, mirror=True)  # fmt: skip
    lit(painter, polygon(((440, 740), (552, 732), (560, 850), (448, 862))), look.BONE, look.BONE, (4, -4),
        shade=look.MUTED, width=5)  # fmt: skip
    stroke(painter, joined(disc(500, 780, 24), thick_line(((466, 836), (540, 830)), 1)), "#22344A", 5)
    for x, y, way in ((446, 806, 1), (552, 800, -1)):
        fist(painter, x, y, 0, 0.34, "#E2B58A", thumb=False, mirror=way > 0)


def four(painter: QPainter, t: Tones) -> None:
    """The landlord: one on his head, one in his arms, one under each shoe, and the door barred behind him."""
    fill(painter, SKY, "#2E2414")
    hatch(painter, SKY, Hatch.VERTICAL, "#3A2E1A", pitch=64, width=30)
    rimmed(painter, rect(160, 140, 400, 850), "#4A2E1C", "#1A140A", 14)
    for x in (192, 372):
        rimmed(painter, rect(x, 260, 156, 220), "#3A2214", "#1A140A", 5)
    lit(painter, rect(120, 196, 480, 30, 6), look.MUTED, look.BONE, (0, -8), shade="#4A4652")
    for x in (54, 606):
        halo(painter, x + 20, 350, 120, "#2E2414", look.SODIUM, 3)
        lit(painter, polygon(((x - 20, 370), (x + 60, 370), (x + 44, 306), (x - 4, 306))),
            look.SODIUM, look.BONE, (4, -4))  # fmt: skip
    boards(painter, 960, t)
    chair = joined(blob(((190, 860), (176, 600), (196, 540), (360, 500), (524, 540), (544, 600), (530, 860)),
        tension=0.5), rect(150, 980, 30, 80, 8), rect(540, 980, 30, 80, 8))  # fmt: skip
    lit(painter, chair, look.OXBLOOD, look.DANGER, (-8, -9), shade="#33090F")
    for x, y in ((226, 600), (496, 600), (216, 700), (506, 700), (272, 556), (450, 556)):
        fill(painter, disc(x, y, 7), look.BRASS)
    lit(painter, rect(176, 850, 368, 130, 14), look.OXBLOOD, look.DANGER, (-6, -9), shade="#33090F")
    for x in (136, 526):
        arm_rest = joined(rect(x, 800, 58, 220, 10), disc(x + 29, 800, 36))
        lit(painter, arm_rest, "#6B4022", look.SODIUM, (-6, -8), shade="#2B180E")
        stroke(painter, disc(x + 29, 800, 18), "#2B180E", 5)
    _landlord(painter)


def five(painter: QPainter, t: Tones) -> None:
    """Two go by in the snow, one on a crutch. The church window with its five coins is lit, and nobody looks out."""
    fill(painter, SKY, "#1B202C")
    for y in range(-140, 800, 56):
        for x in range(-60 + (y // 56) % 2 * 70, 720, 140):
            fill(painter, rect(x, y, 133, 49, 3), "#262D3C")
    frame = joined(rect(236, 240, 400, 360), disc(436, 240, 200, 220))
    rimmed(painter, frame, "#6B5220", "#12151C", 16)
    glazing = joined(rect(256, 240, 360, 344), disc(436, 240, 180, 200))
    fill(painter, glazing, mixed(BLACK, look.SODIUM, 0.85))
    for number in range(9):
        within(painter, glazing, polygon(((436, 320), (200 + number * 90, -60), (230 + number * 90, -60))), look.SODIUM)
    within(painter, glazing, joined(rect(430, 40, 12, 544), rect(256, 392, 360, 12)), "#3A2618")
    for x, y in ((436, 150), (340, 300), (532, 300), (340, 486), (532, 486)):
        coin(painter, x, y, 142)
    fill(painter, polygon(((256, 620), (616, 620), (720, 1130), (130, 1130))), "#5A5648")
    drift = blob(((0, 780), (180, 740), (400, 770), (720, 736), (720, 1300), (0, 1300)), tension=0.5)
    fill(painter, drift, "#77808E")
    within(painter, drift, polygon(((256, 620), (616, 620), (760, 1200), (120, 1200))), "#C9B98A")
    for number in range(70):
        x, y = (number * 151) % 700, (number * 97) % 1050
        if not (250 < x < 620 and y < 590):
            fill(painter, disc(x, y, 4 + number % 4), look.BONE)
    for number in range(7):  # their tracks
        for dx in (0, 230):
            fill(painter, disc(30 + dx * 1.1 + number * 26, 1110 - (number % 2) * 16, 15, 5), "#6B7280")
    lame = WALKING._replace(neck=(40, -292), head=(82, -316), hip=(-6, -186), far_leg=Limb((-20, -92), (-52, -6)),
        near_leg=Limb((46, -108), (44, 0)), near_arm=Limb((58, -226), (92, -206)),
        far_arm=Limb((70, -250), (96, -222)))  # fmt: skip
    wear = Wear(Hair.TALL, Cloth.COAT, "#4A5A4A", look.SODIUM, "#E2B58A", "#6E6A66", beard="#6E6A66", legs="#2B2A34",
        old=True)  # fmt: skip
    person(painter, lame, wear, 450, 1076, 1.24)
    crutch = joined(thick_line(((552, 780), (572, 1080)), 16), thick_line(((526, 782), (582, 776)), 17))
    lit(painter, crutch, "#8C5A2E", look.SODIUM, (4, -3), width=5)
    fist(painter, 556, 820, 8, 0.4, "#E2B58A", mirror=True)
    bandage = limb(((500, 1050, 40), (530, 1062, 30)))
    lit(painter, bandage, look.BONE, look.BONE, (3, -3), shade=look.MUTED, width=4)
    huddled = WALKING._replace(head=(54, -330), neck=(26, -300), near_arm=Limb((40, -222), (84, -230)),
        far_arm=Limb((60, -250), (90, -262)))  # fmt: skip
    person(painter, huddled, Wear(Hair.HOOD, Cloth.GOWN, "#5A3A5E", look.SODIUM, "#E2B58A", hair_colour="#5A3A5E"),
        166, 1086, 1.32)  # fmt: skip
    bundle = blob(((226, 740), (252, 706), (300, 716), (318, 748), (300, 790), (246, 800), (222, 780)), tension=0.9)
    lit(painter, bundle, "#8C7A5A", look.BONE, (5, -6), shade="#4A3A24", width=5)
    rimmed(painter, disc(284, 736, 19), "#E2B58A", BLACK, 4)  # the child's face in its shawl
    fill(painter, joined(limb(((276, 738, 2), (281, 741, 3), (286, 738, 2))), limb(((290, 738, 2), (294, 740, 3),
        (298, 737, 2)))), BLACK)  # fmt: skip
    fist(painter, 272, 788, 74, 0.4, "#E2B58A", thumb=False)


def _gate_leaf(painter: QPainter, way: int) -> None:
    """One of the gate's two leaves of iron, swung wide open towards us, at the left (-1) or at the right (1)."""

    def at(share: float, height: float) -> tuple[float, float]:
        return 380 + way * (170 + share * 150), 1030 + share * 90 - height * (1 + share * 0.25)

    for low, high in ((16, 26), (128, 138)):
        lit(painter, polygon((at(0, low), at(1, low), at(1, high), at(0, high))), "#8E8474", look.BONE, (0, -3),
            width=4)  # fmt: skip
    for number in range(6):
        (x, foot), (_, top) = at(number / 5, -4), at(number / 5, 166)
        spike = polygon(((x - 6, foot), (x - 6, top), (x - 11, top), (x, top - 26), (x + 11, top), (x + 6, top),
            (x + 6, foot)))  # fmt: skip
        lit(painter, spike, "#8E8474", look.BONE, (-3, 0), width=4)


def _juggler(painter: QPainter) -> None:
    """He leans and hops: a tall red hat, a belted jerkin, one foot on the drum and one in the air."""
    red, blue, skin = "#A8301E", "#3E5A86", "#E2B58A"
    for points in (((330, 760, 90), (290, 870, 62), (318, 960, 38)), ((366, 760, 96), (470, 838, 66),
        (430, 930, 40))):  # fmt: skip
        lit(painter, limb(points), blue, look.BONE, (6, -5), shade="#16202E")
    for x, y, turn in ((322, 974, 4), (434, 940, 34)):
        shoe = blob(((-26, -22), (14, -22), (64, 2), (78, -14), (74, 16), (-26, 16)), tension=0.6)
        lit(painter, placed(shoe, x, y, 0.9, turn), "#8C5A2E", look.SODIUM, (4, -5), shade="#3A2212")
    tunic = blob(((280, 600), (330, 560), (390, 556), (436, 590), (420, 700), (446, 800), (390, 826), (320, 820),
        (266, 806), (296, 700)), tension=0.6)  # fmt: skip
    lit(painter, tunic, red, look.DANGER, (10, -8), shade="#4A120C")
    lit(painter, limb(((296, 712, 24), (360, 724, 26), (424, 708, 24))), "#5A3A1E", look.SODIUM, (0, -5), width=4)
    for x, foot in ((330, 316), (386, 394)):
        fill(painter, limb(((x, 742, 3), (foot, 812, 9))), "#4A120C")
    rimmed(painter, limb(((356, 540, 44), (356, 580, 48))), "#9A6A3E", BLACK, 4)
    lit(painter, blob(((300, 580), (356, 604), (412, 574), (400, 620), (356, 640), (312, 624))), look.BONE, look.BONE,
        (4, -5), shade=look.MUTED, width=5)  # fmt: skip
    painter.save()
    painter.translate(356, 478)
    painter.rotate(10)
    turned(painter, 0, 0, 0.74, Face("#9A6A3E", skin, stern=-0.7, brow=9, smile=1.2, jaw=0.4))
    hair = blob(((-54, -20), (-70, 30), (-50, 66), (-34, 30), (-40, -4)), tension=0.8)
    lit(painter, hair, "#5A2A14", look.SODIUM, (4, -5), shade="#2B120A", width=5)
    hat = blob(((-60, -36), (-50, -90), (-20, -180), (14, -190), (44, -90), (56, -40), (0, -52)), tension=0.6)
    lit(painter, hat, red, look.DANGER, (8, -7), shade="#4A120C")
    lit(painter, blob(((-72, -30), (0, -54), (68, -38), (66, -22), (0, -34), (-68, -10))), look.SODIUM, look.BONE,
        (3, -4), shade="#8C5A1E", width=5)  # fmt: skip
    painter.restore()
    arm(painter, ((300, 620), (206, 680), (172, 586)), 64, red, look.DANGER, (6, -7), cuff=look.SODIUM, skin=skin)
    arm(painter, ((412, 610), (506, 672), (532, 584)), 64, red, look.DANGER, (6, -7), cuff=look.SODIUM, skin=skin)
    fingers(painter, 162, 548, 80, 0.46, skin)
    fingers(painter, 540, 546, 100, 0.46, skin)


def _mason(painter: QPainter) -> None:
    """He kneels on the boards, a mallet raised behind him, and holds the chisel to the stone."""
    smock, skin = "#B08A4A", "#8C5A3A"
    lit(painter, limb(((126, 700, 92), (218, 716, 70), (210, 776, 44))), "#3E5A86", look.BONE, (6, -5), shade=BLACK)
    lit(painter, limb(((116, 700, 96), (150, 776, 62), (60, 780, 40))), "#2F4A6B", look.BONE, (6, -5), shade=BLACK)
    arm(painter, ((190, 550), (236, 540), (268, 498)), 52, mixed(BLACK, smock, 0.75), look.BONE, (6, -5), skin=skin)
    lit(painter, thick_line(((254, 504), (326, 452)), 17), look.MUTED, look.BONE, (2, -3), width=4)
    fist(painter, 274, 488, 52, 0.36, skin)
    body = blob(((72, 730), (78, 600), (116, 530), (176, 516), (214, 560), (196, 640), (186, 730)), tension=0.7)
    lit(painter, body, smock, look.BONE, (10, -7), shade="#5A4420")
    lit(painter, limb(((78, 690, 20), (190, 694, 20))), "#5A3A1E", look.SODIUM, (0, -4), width=4)
    rimmed(painter, limb(((168, 490, 38), (160, 530, 44))), "#5A3420", BLACK, 4)
    side(painter, 182, 448, 0.62, Face("#5A3420", skin, brow=12, smile=0.4, jaw=0.8))
    wrap = blob(((222, 410), (214, 380), (170, 366), (124, 390), (112, 450), (90, 500), (124, 490), (140, 460),
        (150, 424)), tension=0.7)  # fmt: skip
    lit(painter, wrap, look.OXBLOOD, look.DANGER, (6, -6), shade="#33090F")
    lit(painter, joined(thick_line(((58, 500), (76, 400)), 16)), "#8C5A2E", look.SODIUM, (4, -2), width=4)
    lit(painter, rect(36, 330, 92, 66, 12), "#8C5A2E", look.SODIUM, (6, -6), shade="#4A2E16")
    arm(painter, ((112, 570), (40, 610), (54, 530)), 56, smock, look.BONE, (6, -5), skin=skin)
    fist(painter, 62, 484, 8, 0.4, skin)


def _landlord(painter: QPainter) -> None:
    """He, broad and bald, knees apart, both arms around the coin."""
    suit, dark, skin = "#5A5670", "#1B1A22", "#E2B58A"
    for way in (-1, 1):
        x = 360 + way * 96
        coin(painter, x + way * 10, 1010, 116)
        shin = limb(((x, 860, 96), (x + way * 6, 910, 76), (x + way * 8, 946, 66)))
        lit(painter, shin, "#3E4258", look.BRASS, (-9, -8), shade=BLACK)
        thigh = limb(((360 + way * 52, 836, 100), (x, 846, 104)))
        lit(painter, thigh, "#4A4E68", look.BRASS, (-9, -8), shade="#1B1A22")
        fill(painter, joined(limb(((x - way * 40, 836, 3), (x - way * 8, 856, 7), (x - way * 20, 880, 3))),
            limb(((x - 8, 890, 4), (x, 940, 7)))), BLACK)  # fmt: skip
        shoe = blob(((-36, -28), (0, -38), (36, -28), (46, 6), (32, 26), (0, 32), (-32, 26), (-46, 6)), tension=0.8)
        lit(painter, placed(shoe, x + way * 9, 956), "#2B1A14", look.BRASS, (-4, -6), width=5)
        fill(painter, limb(((x + way * 9 - 30, 960, 3), (x + way * 9, 948, 5), (x + way * 9 + 30, 960, 3))), look.BRASS)
    body = blob(((236, 900), (216, 770), (234, 650), (300, 596), (360, 590), (420, 596), (486, 650), (504, 770),
        (484, 900)), tension=0.7)  # fmt: skip
    lit(painter, body, suit, look.BRASS, (-13, -8), shade=dark)
    fill(painter, polygon(((310, 600), (410, 600), (360, 700))), look.BONE)
    fill(painter, polygon(((346, 610), (374, 610), (368, 690), (352, 690))), look.OXBLOOD)
    front(painter, 360, 510, 0.98, Face("#A87A4A", skin, stern=1, brow=15, jaw=1, smile=-1, old=True))
    rimmed(painter, blob(((312, 568), (344, 548), (360, 556), (376, 548), (410, 568), (380, 572), (360, 562),
        (340, 572))), "#17110F", BLACK, 2)  # fmt: skip
    for way in (-1, 1):
        tuft = blob(((360 + way * 70, 500), (360 + way * 88, 470), (360 + way * 70, 424), (360 + way * 50, 440)))
        lit(painter, tuft, "#17110F", look.BRASS, (-4, -4), width=4)
    coin(painter, 360, 330, 170)
    for way in (-1, 1):
        arm(painter, ((360 + way * 108, 676), (360 + way * 164, 830), (360 + way * 104, 826 + way * 6)), 84, suit,
            look.BRASS, (-9, -7), cuff=look.BONE, skin=skin)  # fmt: skip
    with (
        grip(painter, 360, 800, 34, 0.6, skin, across=180),
        grip(painter, 360, 800, -34, 0.6, skin, across=180, mirror=True),
    ):
        coin(painter, 360, 744, 196)


SCENES: Final = (one, two, three, four, five)
