"""The cups from the six to the ten."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.figures import crown
from demoncity_gui.cards.drawing.hair import Cut, hair
from demoncity_gui.cards.drawing.hands import arm, fingers, fist, grip, offer, palm
from demoncity_gui.cards.drawing.heads import Face, front, side
from demoncity_gui.cards.drawing.light import beam, halo, lit, within
from demoncity_gui.cards.drawing.minors.signs import glass
from demoncity_gui.cards.drawing.paint import Hatch, fill, hatch, mixed, rimmed
from demoncity_gui.cards.drawing.people import (
    REACHING,
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
    rays,
    rect,
    skyline,
    star,
    thick_line,
    windows,
)
from demoncity_gui.cards.drawing.small_heads import Hair
from demoncity_gui.cards.drawing.tones import BLACK, Tones


def six(painter: QPainter, t: Tones) -> None:
    """On the steps of the old house a boy gives a girl a flower in a glass; five more stand where they always stood."""
    fill(painter, SKY, "#122030")
    for y in range(-140, 1000, 44):
        for x in range(-60 + (y // 44) % 2 * 50, 720, 100):
            fill(painter, rect(x, y, 94, 38, 3), "#1D3248")
    door = joined(rect(252, 330, 200, 700), disc(352, 330, 100, 80))
    rimmed(painter, door, "#0D1219", "#0D1219", 26)
    fill(painter, door, mixed(BLACK, look.OXBLOOD, 0.9))
    for x in (276, 368):
        rimmed(painter, joined(rect(x, 400, 60, 180, 4), rect(x, 620, 60, 200, 4)), "#4A0E18", BLACK, 3)
    fill(painter, joined(rect(276, 320, 152, 40, 18)), look.SODIUM)
    fill(painter, rect(348, 300, 8, 62), "#4A0E18")
    rimmed(painter, disc(432, 600, 9), look.BRASS, BLACK, 3)
    rimmed(painter, rect(510, 140, 140, 190, 4), mixed(BLACK, look.SODIUM, 0.8), "#0D1219", 12)
    fill(painter, joined(rect(575, 140, 10, 190), rect(510, 228, 140, 10)), "#0D1219")
    for way in (-1, 1):
        fill(painter, blob(((580 + way * 70, 140), (580 + way * 20, 140), (580 + way * 40, 220),
            (580 + way * 66, 290))), look.BONE)  # fmt: skip
    lit(painter, rect(484, 374, 190, 22, 4), "#3A4658", t.light, (0, -6))
    lit(painter, rect(36, 570, 150, 22, 4), "#3A4658", t.light, (0, -6))
    for x, foot, tall in ((540, 378, 92), (624, 378, 92), (112, 574, 92)):
        _flower(painter, x, foot, tall)
    for number in range(3):
        lit(painter, rect(-20, 956 + number * 50, 740, 60), ("#3A4658", "#2E3848")[number % 2], t.light, (0, -6),
            width=4)  # fmt: skip
    _boy_and_girl(painter, t)
    for x in (90, 614):
        _flower(painter, x, 1086, 124)


def seven(painter: QPainter, t: Tones) -> None:
    """A man before seven glasses in the air; in each floats something he wants, and one holds a snake."""
    fill(painter, SKY, "#0E131A")
    smoke = blob(((-20, 700), (20, 520), (130, 450), (250, 400), (280, 230), (330, 90), (480, 30), (640, 60),
        (720, 200), (720, 760), (600, 820), (400, 790), (230, 840), (60, 800)))  # fmt: skip
    lit(painter, smoke, mixed(BLACK, t.light, 0.34), mixed(BLACK, t.light, 0.6), (-10, -12),
        shade=mixed(BLACK, t.light, 0.2))  # fmt: skip
    for x, y, size in ((560, 440, 0.9), (190, 700, 0.8), (420, 240, 0.7)):
        puff = blob(((-130, 20), (-60, -40), (20, -30), (130, 0), (60, 40), (-60, 44)))
        fill(painter, placed(puff, x, y, size), mixed(BLACK, t.light, 0.44))
    places = ((390, 330), (572, 330), (250, 540), (420, 560), (590, 570), (114, 716), (570, 800))
    for number, (x, y) in enumerate(places):
        painter.save()
        painter.translate(x, y - 126)
        painter.scale(1.2, 1.2)
        _wish(painter, number)
        painter.restore()
        glass(painter, x, y, 134)
    coat = blob(((150, 1180), (170, 980), (240, 900), (340, 880), (440, 900), (510, 980), (530, 1180)), tension=0.7)
    lit(painter, coat, "#3A4658", t.light, (12, -9), shade=BLACK)
    rimmed(painter, rect(306, 840, 70, 60, 14), "#E2B58A", BLACK, 4)
    skull = blob(((340, 690), (404, 716), (416, 790), (392, 860), (340, 874), (290, 860), (264, 790), (276, 716)))
    lit(painter, skull, "#6B3A1E", t.light, (8, -9), shade="#2B140A")
    for x in (310, 340, 370):
        fill(painter, limb(((340, 712, 2), (x * 1.4 - 136, 850, 6))), "#2B140A")
    for x in (266, 414):
        rimmed(painter, disc(x, 800, 12, 20), "#E2B58A", BLACK, 4)
    arm(painter, ((200, 1000), (70, 1040), (120, 930)), 84, "#3A4658", t.light, (8, -8), cuff=look.BONE, skin="#E2B58A")
    palm(painter, 134, 862, -6, 0.8, "#E2B58A", back=True)
    arm(painter, ((480, 1000), (630, 1050), (540, 940)), 84, "#3A4658", t.light, (8, -8),
        cuff=look.BONE, skin="#E2B58A")  # fmt: skip
    palm(painter, 520, 868, 4, 0.8, "#E2B58A", mirror=True, back=True)


def eight(painter: QPainter, t: Tones) -> None:
    """Eight glasses, neatly stacked, and the one who drank them is already on the stairs, under a dark moon."""
    fill(painter, SKY, mixed(BLACK, t.light, 0.2))
    halo(painter, 400, 240, 240, mixed(BLACK, t.light, 0.2), t.light, 2)
    fill(painter, disc(400, 240, 136), look.BONE)
    fill(painter, disc(364, 222, 126), mixed(BLACK, t.light, 0.36))
    fill(painter, skyline(860, ((80, 240), (60, 380), (90, 200), (70, 300), (60, 240), (90, 160)), 0), "#0D1219")
    fill(painter, windows(24, 560, 6, 5, (56, 56), (16, 26), 0b100101101001011010010110100101), look.SODIUM)
    for number in range(8):
        step = rect(310 + number * 50, 800 - number * 42, 460, 1000)
        lit(painter, step, (mixed(BLACK, t.light, 0.3), mixed(BLACK, t.light, 0.24))[number % 2], t.light, (4, -6),
            width=3)  # fmt: skip
    fill(painter, rect(0, 830, 700, 400), "#171D26")
    hatch(painter, rect(0, 830, 700, 400), Hatch.HORIZONTAL, "#0D1219", pitch=40, width=5)
    leaving = WALKING._replace(head=(22, -350), near_arm=Limb((46, -256), (84, -232)), near_leg=Limb((46, -116),
        (52, -24)), far_leg=Limb((-22, -96), (-50, 20)))  # fmt: skip
    person(painter, leaving, Wear(Hair.FEDORA, Cloth.COAT, look.OXBLOOD, look.DANGER, "#E2B58A", beard="#8E8680",
        lamp=-1), 560, 634, 1.1)  # fmt: skip
    lit(painter, thick_line(((644, 390), (664, 570)), 10), "#8C5A3A", look.SODIUM, (3, -2), width=3)
    for foot, places in ((1056, (90, 220, 350, 480)), (928, (155, 285, 415)), (800, (220,))):
        for x in places:
            glass(painter, x, foot, 130)


def nine(painter: QPainter, t: Tones) -> None:
    """The owner, very pleased, arms folded; nine of his best stand on the shelf behind him."""
    fill(painter, SKY, "#0E131A")
    wall = rect(0, -150, 700, 1400)
    beam(painter, 350, -150, 900, -60, 760, "#0E131A", mixed(BLACK, t.light, 0.5), 260, 3)
    hatch(painter, wall, Hatch.VERTICAL, "#0E131A", pitch=70, width=6)
    for x in (290, 420, 550):
        halo(painter, x, 150, 80, mixed(BLACK, t.light, 0.3), look.SODIUM, 2)
        rimmed(painter, joined(rect(x - 3, -150, 6, 270), polygon(((x - 44, 160), (x - 16, 110), (x + 16, 110),
            (x + 44, 160)))), "#3A2618", BLACK, 4)  # fmt: skip
        fill(painter, disc(x, 160, 22, 8), look.BONE)
    for y in (472, 640):
        lit(painter, rect(20, y, 660, 20, 6), "#6B4022", look.SODIUM, (0, -6), shade="#2B180E", width=4)
    for x in (92, 192, 292, 408, 508, 608):
        glass(painter, x, 474, 116)
    for x in (92, 192, 608):
        glass(painter, x, 642, 116)
    painter.save()
    painter.translate(30, 40)
    body = blob(((50, 1130), (80, 900), (190, 790), (340, 760), (500, 790), (600, 900), (630, 1130)), tension=0.8)
    lit(painter, body, look.OXBLOOD, look.DANGER, (-12, -10), shade="#33090F")
    fill(painter, polygon(((290, 766), (410, 766), (350, 930))), look.BONE)
    rimmed(painter, polygon(((350, 800), (406, 772), (406, 830), (294, 772), (294, 830))), "#17161D", BLACK, 3)
    face = Face("#A8754A", "#E2B58A", stern=-1, brow=12, jaw=1, old=True, open=False)
    front(painter, 350, 640, 1.12, face)
    for x, skin in ((290, "#E09A7A"), (410, "#B8674A")):
        fill(painter, disc(x, 682, 20, 14), skin)
    rimmed(painter, blob(((292, 690), (350, 706), (408, 690), (394, 734), (350, 752), (306, 734)), tension=0.8),
        BLACK, BLACK, 3)  # fmt: skip
    fill(painter, blob(((302, 698), (350, 712), (398, 698), (388, 716), (350, 728), (312, 716))), look.BONE)
    lit(painter, blob(((284, 690), (316, 664), (350, 674), (384, 664), (416, 690), (384, 690), (350, 684),
        (316, 690))), "#3A2218", t.light, (-4, -4), width=3)  # fmt: skip
    for way in (-1, 1):
        tuft = blob(((350 + way * 76, 640), (350 + way * 96, 600), (350 + way * 80, 548), (350 + way * 60, 570),
            (350 + way * 68, 610)))  # fmt: skip
        lit(painter, tuft, "#3A2218", t.light, (-4, -4), width=4)
    arm(painter, ((560, 870), (520, 1010), (250, 960)), 104, look.OXBLOOD, look.DANGER, cuff=look.BONE)
    arm(painter, ((140, 870), (190, 1030), (440, 930)), 104, look.OXBLOOD, look.DANGER, cuff=look.BONE, skin="#E2B58A")
    fist(painter, 496, 906, 70, 0.76, "#E2B58A", thumb=False)
    fingers(painter, 196, 936, 28, 0.56, "#E2B58A")  # the other hand, under his arm
    painter.restore()


def ten(painter: QPainter, t: Tones) -> None:
    """A lit window far above the street, and ten glasses over it like a rainbow: for once, everybody is home."""
    fill(painter, SKY, mixed(BLACK, t.light, 0.14))
    fill(painter, rays(350, 820, 200, 860, 30, 66, 3), mixed(BLACK, t.light, 0.28))
    for x, y, size in ((420, 90, 14), (520, 170, 10), (610, 70, 16), (320, 190, 10), (640, 250, 10), (300, 70, 10)):
        fill(painter, star(x, y, size, size * 0.3, 4), look.BONE)
    for number in range(10):
        angle = math.radians(174 + number * 21.3)
        glass(painter, 350 + 264 * math.cos(angle), 820 + 400 * math.sin(angle) + 50, 104, 0)
    window = joined(disc(350, 800, 206, 250), rect(144, 800, 412, 300))
    rimmed(painter, window, mixed(BLACK, look.SODIUM, 0.9), "#3A2618", 12)
    within(painter, window, joined(rect(344, 500, 12, 600), rect(130, 740, 440, 12)), "#8C5A1E")
    within(painter, window, polygon(((144, 560), (230, 560), (190, 800), (144, 1000))), look.OXBLOOD)
    within(painter, window, polygon(((556, 560), (470, 560), (510, 800), (556, 1000))), look.OXBLOOD)
    lit(painter, rect(90, 1046, 520, 34, 8), "#3A2618", look.SODIUM, (0, -8))
    couple = STANDING._replace(far_arm=Limb((-56, -296), (-84, -384)), near_arm=Limb((46, -256), (49, -196)),
        head=(6, -362))  # fmt: skip
    man = Wear(Hair.SHORT, Cloth.SUIT, "#22344A", look.BONE, "#8C5A3A", beard="#17110F", shirt=look.BONE)
    woman = Wear(Hair.LONG, Cloth.GOWN, "#3E7A6A", look.BONE, "#E2B58A", hair_colour="#B5532A")
    person(painter, couple, man, 296, 1050, 1.2)
    person(painter, couple, woman, 412, 1050, 1.14, mirror=True)
    son = Wear(Hair.CURLS, Cloth.SUIT, "#C63A2E", look.BONE, "#C98F5E", legs="#2B2A3A", stout=1.0)
    daughter = Wear(Hair.BRAID, Cloth.SKIRT, look.BONE, look.BONE, "#C98F5E", legs="#C98F5E", stout=1.0)
    jumping = REACHING._replace(far_arm=Limb((-52, -330), (-78, -400)), near_leg=Limb((44, -120), (26, -40)),
        far_leg=Limb((-22, -96), (-40, 0)))  # fmt: skip
    person(painter, jumping, son, 186, 1044, 0.8)
    person(painter, jumping, daughter, 522, 1050, 0.7, mirror=True)


def _flower(painter: QPainter, x: float, foot: float, height: float) -> None:
    """A glass with a flower in it."""
    top, size = foot - height * 1.46, height / 112
    fill(painter, thick_line(((x, foot - height * 0.6), (x, top)), 8), mixed(BLACK, look.HORROR, 0.7))
    leaf = blob(((0, 0), (22, -26), (44, -22), (24, 2)))
    for mirror in (False, True):
        lit(painter, placed(leaf, x, foot - height * 0.94, size, mirror=mirror), mixed(BLACK, look.HORROR, 0.7),
            look.HORROR, (2, -3), width=3)  # fmt: skip
    petal = blob(((0, 0), (-15, -22), (0, -44), (15, -22)))
    for turn in range(0, 360, 60):
        lit(painter, placed(petal, x, top, size, turn), look.BONE, look.BONE, (3, -3),
            shade=mixed(BLACK, look.BONE, 0.7), width=3)  # fmt: skip
    rimmed(painter, disc(x, top, 12 * size), look.SODIUM, BLACK, 3)
    glass(painter, x, foot, height)


def _wish(painter: QPainter, number: int) -> None:
    """What floats over the n-th glass: a face, a castle, jewels, a wreath, a snake, somebody veiled, a crown."""
    (_face, _castle, _jewels, _wreath, _snake, _veiled, _crowned)[number](painter)


def _boy_and_girl(painter: QPainter, t: Tones) -> None:
    """They sit on the steps, face to face, and hold one glass between them."""
    skin, dark = "#E2B58A", "#8C5A3A"
    lit(painter, limb(((150, 1000, 120), (280, 972, 86), (306, 1130, 60))), "#3A4A68", look.SODIUM, (8, -7),
        shade=BLACK)  # fmt: skip
    lit(painter, limb(((560, 1010, 120), (432, 984, 78), (408, 1130, 56))), look.SODIUM, look.BONE, (-8, -7),
        shade="#8C5A1E")  # fmt: skip
    shirt = blob(((66, 1060), (76, 900), (110, 800), (170, 770), (234, 810), (256, 920), (250, 1060)), tension=0.6)
    lit(painter, shirt, "#3E7A5A", look.SODIUM, (12, -8), shade="#173024")
    for x in (130, 214):
        within(painter, shirt, limb(((x, 760, 18), (x + 6, 1060, 18))), "#6B4022")
    side(painter, 172, 660, 0.98, Face("#A8754A", skin, stern=-0.8, brow=8, smile=1.2, jaw=0.1))
    hair(painter, 172, 660, 0.98, Cut.SIDE_SHORT, "#A85A24", look.SODIUM)
    cap = joined(blob(((86, 640), (84, 578), (142, 544), (210, 562), (232, 606)), tension=0.8), polygon(((184, 590),
        (280, 608), (276, 624), (184, 614))))  # fmt: skip
    lit(painter, cap, look.OXBLOOD, look.DANGER, (7, -7), shade="#33090F")
    for x, y in ((212, 680), (226, 688), (204, 694)):
        fill(painter, disc(x, y, 4), "#A8603A")
    dress = blob(((440, 1070), (444, 960), (480, 860), (546, 820), (610, 850), (640, 950), (650, 1070)), tension=0.6)
    lit(painter, dress, look.SODIUM, look.BONE, (-12, -8), shade="#8C5A1E")
    side(painter, 540, 716, 0.92, Face("#4A2A1A", dark, stern=-0.8, brow=7, smile=1.2, jaw=0), mirror=True)
    lit(painter, joined(disc(638, 640, 36), disc(652, 600, 24), disc(664, 660, 22)), "#2B1A14", t.light, (-6, -7),
        shade=BLACK)  # fmt: skip
    hair(painter, 540, 716, 0.92, Cut.SIDE_UP, "#2B1A14", t.light, mirror=True)
    lit(painter, joined(polygon(((616, 662), (594, 630), (604, 682))), polygon(((622, 664), (654, 690), (620, 692)))),
        look.DANGER, look.BONE, (-3, -3), width=3)  # fmt: skip
    arm(painter, ((140, 880), (176, 1020), (272, 884)), 82, "#3E7A5A", look.SODIUM, (8, -7), cuff=look.BONE, skin=skin)
    arm(painter, ((590, 920), (560, 1040), (490, 916)), 76, look.SODIUM, look.BONE, (-8, -7), skin=dark)
    offer(painter, 424, 902, 0, 0.62, dark)
    with grip(painter, 356, 846, -6, 0.56, skin, across=110, mirror=True):
        _flower(painter, 356, 900, 150)


def _face(painter: QPainter) -> None:
    back = blob(((-30, -92), (6, -102), (34, -80), (10, -60), (-10, -20), (-14, 6), (-46, 8), (-48, -50)), tension=0.8)
    side(painter, 0, -40, 0.52, Face("#6F7488", stern=-0.6, brow=9, lips="#B01828", smile=0.6))
    lit(painter, back, "#B5532A", look.SODIUM, (4, -4), shade="#4A1E10", width=4)


def _castle(painter: QPainter) -> None:
    walls = joined(rect(-46, -54, 92, 60), rect(-58, -80, 30, 86), rect(28, -80, 30, 86), rect(-16, -96, 32, 60),
        *(polygon(((x - 20, y), (x, y - 30), (x + 20, y))) for x, y in ((-43, -78), (43, -78), (0, -94))))  # fmt: skip
    lit(painter, walls, look.BONE, look.BONE, (-5, -5), shade="#8E8680", width=5)
    fill(painter, joined(rect(-10, -26, 20, 32, 10), rect(-48, -58, 9, 16), rect(39, -58, 9, 16),
        rect(-4, -76, 9, 16)), look.SODIUM)  # fmt: skip


def _jewels(painter: QPainter) -> None:
    for x, y in ((-30, -4), (2, -2), (32, -6), (-14, -28), (18, -30)):
        lit(painter, disc(x, y, 17), look.BRASS, look.BONE, (-3, -4), width=4)
    gem = polygon(((-22, -10), (-12, -24), (12, -24), (22, -10), (0, 18)))
    for x, y, colour in ((-4, -60, look.DANGER), (34, -48, look.HORROR)):
        lit(painter, placed(gem, x, y), colour, look.BONE, (-5, -5), width=4)


def _wreath(painter: QPainter) -> None:
    leaf = blob(((0, -20), (9, -4), (0, 16), (-9, -4)))
    for step in range(14):
        angle = math.radians(step * 360 / 14)
        for lean in (-36, 36):
            lit(painter, placed(leaf, 40 * math.cos(angle), -42 + 40 * math.sin(angle), 0.9, step * 360 / 14 + lean),
                mixed(BLACK, look.HORROR, 0.75), look.HORROR, (-2, -2), width=3)  # fmt: skip
    rimmed(painter, polygon(((0, 0), (-22, 22), (-10, 26), (0, 8), (10, 26), (22, 22))), look.DANGER, BLACK, 3)


def _snake(painter: QPainter) -> None:
    coils = ((-30, 2, 20), (24, 4, 22), (36, -14, 22), (-10, -24, 22), (-34, -38, 20), (-12, -60, 18), (16, -66, 17),
        (26, -86, 20))  # fmt: skip
    lit(painter, limb(coils), mixed(BLACK, look.HORROR, 0.75), look.HORROR, (-4, -5),
        shade=mixed(BLACK, look.HORROR, 0.4), width=5)  # fmt: skip
    head = blob(((10, -92), (24, -106), (46, -96), (50, -84), (26, -76)), tension=0.8)
    lit(painter, head, mixed(BLACK, look.HORROR, 0.75), look.HORROR, (-3, -4), width=4)
    fill(painter, disc(32, -94, 4), BLACK)
    fill(painter, limb(((48, -86, 4), (66, -82, 3), (72, -90, 2))), look.DANGER)


def _veiled(painter: QPainter) -> None:
    fill(painter, joined(*(placed(limb(((0, -62, 8), (0, -92, 2))), 0, -42, 1, turn) for turn in range(-120, 121, 30))),
        look.SODIUM)  # fmt: skip
    sheet = blob(((-24, -70), (0, -94), (24, -70), (34, -30), (46, 8), (-46, 8), (-34, -30)), tension=0.8)
    lit(painter, sheet, look.BONE, look.BONE, (-5, -5), shade=look.MUTED, width=5)
    fill(painter, joined(*(limb(((x * 0.4, -50, 2), (x, 4, 5))) for x in (-26, 0, 26))), look.MUTED)


def _crowned(painter: QPainter) -> None:
    lit(painter, placed(crown(), 0, 0, 0.5), look.BRASS, look.BONE, (-5, -5), shade=mixed(BLACK, look.BRASS, 0.6),
        width=5)  # fmt: skip
    for x in (-28, 0, 28):
        rimmed(painter, disc(x, -14, 8), look.DANGER, BLACK, 2)


SCENES: Final = (six, seven, eight, nine, ten)
