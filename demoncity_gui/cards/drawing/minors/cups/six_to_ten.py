"""The cups from the six to the ten."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.hands import arm, fist, palm
from demoncity_gui.cards.drawing.heads import Face, front, side
from demoncity_gui.cards.drawing.light import beam, halo, lit, within
from demoncity_gui.cards.drawing.minors.signs import glass
from demoncity_gui.cards.drawing.people import (
    REACHING,
    STANDING,
    WALKING,
    Cloth,
    Hair,
    Limb,
    Wear,
    person,
)
from demoncity_gui.cards.drawing.primitives import (
    SKY,
    Hatch,
    blob,
    crown,
    disc,
    fill,
    hatch,
    joined,
    limb,
    mixed,
    placed,
    polygon,
    profile,
    rays,
    rect,
    rimmed,
    skyline,
    star,
    thick_line,
    windows,
)
from demoncity_gui.cards.drawing.tones import BLACK, Tones


def six(painter: QPainter, t: Tones) -> None:
    """On the steps of the old house a boy gives a girl a flower in a glass; five more stand where they always stood."""
    fill(painter, SKY, "#122030")
    for y in range(-140, 1000, 44):
        for x in range(-60 + (y // 44) % 2 * 50, 720, 100):
            fill(painter, rect(x, y, 94, 38, 3), "#1D3248")
    rimmed(painter, joined(rect(270, 150, 190, 700), disc(365, 160, 95, 70)), "#0D1219", BLACK, 8)
    fill(painter, joined(rect(290, 160, 150, 700), disc(365, 168, 75, 55)), mixed(BLACK, look.SODIUM, 0.86))
    rimmed(painter, rect(530, 140, 110, 160, 4), mixed(BLACK, look.SODIUM, 0.7), "#0D1219", 12)
    fill(painter, joined(rect(580, 140, 10, 160), rect(530, 214, 110, 10)), "#0D1219")
    for x, y, size, turn in ((500, 330, 1, 0), (640, 390, 1.2, 40), (600, 330, 0.9, 90), (60, 420, 1.2, 20),
        (110, 380, 1, 70)):  # fmt: skip
        leaf = blob(((0, -40), (20, -8), (0, 36), (-20, -8)))
        lit(painter, placed(leaf, x, y, size, turn), mixed(BLACK, look.HORROR, 0.5), look.HORROR, (3, -3), width=3)
    shirt = blob(((20, 1130), (40, 900), (90, 800), (170, 770), (250, 820), (280, 960), (280, 1130)), tension=0.6)
    lit(painter, shirt, "#3E7A5A", look.SODIUM, (12, -8), shade="#173024")
    fill(painter, joined(polygon(((210, 790), (240, 800), (230, 1130), (196, 1130)))), "#6B4022")
    side(painter, 166, 660, 0.96, Face(mixed(BLACK, t.light, 0.55), "#E2B58A", stern=-0.8, brow=8, smile=1, jaw=0.1))
    hair = blob(((220, 610), (190, 590), (120, 600), (82, 640), (92, 720), (126, 710), (130, 660), (170, 630)),
        tension=0.7)  # fmt: skip
    lit(painter, hair, "#8C4A1E", look.SODIUM, (6, -6), shade="#3A1C0A")
    cap = joined(blob(((84, 640), (82, 580), (140, 548), (206, 566), (226, 606)), tension=0.8), polygon(((180, 590),
        (272, 608), (268, 624), (180, 614))))  # fmt: skip
    lit(painter, cap, look.OXBLOOD, look.DANGER, (7, -7), shade="#33090F")
    for x, y in ((206, 680), (220, 688), (198, 694)):
        fill(painter, disc(x, y, 4), "#A8603A")
    dress = blob(((420, 1130), (430, 980), (470, 860), (550, 820), (620, 860), (660, 960), (680, 1130)), tension=0.6)
    lit(painter, dress, look.SODIUM, look.BONE, (-12, -8), shade="#8C5A1E")
    side(painter, 536, 722, 0.9, Face("#4A2A1A", "#8C5A3A", stern=-0.8, brow=7, smile=1, jaw=0), mirror=True)
    crown_ = blob(((486, 660), (520, 626), (580, 626), (620, 670), (620, 740), (590, 760), (580, 700), (540, 680)),
        tension=0.7)  # fmt: skip
    lit(painter, joined(crown_, disc(632, 650, 38), disc(600, 790, 22), disc(606, 822, 18)),
        "#17110F", t.light, (-6, -7), shade=BLACK)  # fmt: skip
    lit(painter, joined(polygon(((612, 670), (590, 640), (600, 690))), polygon(((618, 672), (650, 700),
        (616, 700)))), look.DANGER, look.BONE, (-3, -3), width=3)  # fmt: skip
    _flower(painter, 360, 880, 150)
    arm(painter, ((120, 900), (160, 1040), (260, 880)), 84, "#3E7A5A", look.SODIUM, (8, -7),
        cuff=look.BONE, skin="#E2B58A")  # fmt: skip
    fist(painter, 302, 828, 8, 0.6, "#E2B58A", mirror=True)
    arm(painter, ((600, 930), (560, 1060), (470, 910)), 78, look.SODIUM, look.BONE, (-8, -7), skin="#8C5A3A")
    fist(painter, 424, 850, -8, 0.56, "#8C5A3A")
    for x in (88, 222, 358, 492, 622):
        _flower(painter, x, 1094, 112)


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
    front(painter, 350, 640, 1.12, Face(mixed(BLACK, t.light, 0.6), "#E2B58A", stern=-1, brow=12, jaw=1, old=True,
        open=False))  # fmt: skip
    for x, skin in ((290, "#E09A7A"), (410, "#4A6A88")):
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
    arm(painter, ((560, 920), (480, 1060), (270, 1000)), 104, look.OXBLOOD, look.DANGER, cuff=look.BONE)
    arm(painter, ((140, 920), (220, 1070), (450, 1000)), 104, look.OXBLOOD, look.DANGER, cuff=look.BONE, skin="#E2B58A")
    fist(painter, 506, 978, 74, 0.76, "#E2B58A", thumb=False)
    painter.restore()


def ten(painter: QPainter, t: Tones) -> None:
    """A lit window far above the street, and ten glasses over it like a rainbow: for once, everybody is home."""
    fill(painter, SKY, mixed(BLACK, t.light, 0.14))
    fill(painter, rays(350, 820, 200, 860, 30, 66, 3), mixed(BLACK, t.light, 0.28))
    for number in range(18):
        fill(painter, star(240 + (number * 131) % 430, 50 + (number * 83) % 250, 9, 3, 4), t.light)
    for number in range(10):
        angle = math.radians(174 + number * 21.3)
        glass(painter, 350 + 264 * math.cos(angle), 820 + 400 * math.sin(angle) + 50, 104, 0)
    window = joined(disc(350, 800, 206, 250), rect(144, 800, 412, 300))
    rimmed(painter, window, mixed(BLACK, look.SODIUM, 0.9), "#3A2618", 12)
    within(painter, window, joined(rect(344, 500, 12, 600), rect(130, 740, 440, 12)), "#8C5A1E")
    within(painter, window, polygon(((144, 560), (230, 560), (190, 800), (144, 1000))), look.OXBLOOD)
    within(painter, window, polygon(((556, 560), (470, 560), (510, 800), (556, 1000))), look.OXBLOOD)
    lit(painter, rect(90, 1046, 520, 34, 8), "#3A2618", look.SODIUM, (0, -8))
    couple = STANDING._replace(far_arm=Limb((-56, -296), (-84, -384)), near_arm=Limb((50, -260), (34, -200)),
        head=(6, -362))  # fmt: skip
    man = Wear(Hair.SHORT, Cloth.SUIT, "#22344A", look.BONE, "#8C5A3A", beard="#17110F", shirt=look.BONE)
    woman = Wear(Hair.LONG, Cloth.GOWN, "#3E7A6A", look.BONE, "#E2B58A", hair_colour="#B5532A")
    person(painter, couple, man, 292, 1050, 1.08)
    person(painter, couple, woman, 410, 1050, 1.02, mirror=True)
    son = Wear(Hair.CURLS, Cloth.SUIT, "#C63A2E", look.BONE, "#C98F5E", legs="#2B2A3A", stout=1.0)
    daughter = Wear(Hair.BRAID, Cloth.SKIRT, look.BONE, look.BONE, "#C98F5E", legs="#C98F5E", stout=1.0)
    person(painter, REACHING, son, 190, 1054, 0.64)
    person(painter, REACHING, daughter, 508, 1054, 0.6, mirror=True)


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
    """What floats over the n-th glass: a face, a house, gold, a wreath, a snake, a mask, a crown."""
    coins = ((-30, 0), (0, 0), (30, 0), (-15, -28), (15, -28), (0, -56))
    leaves = (disc(40 * math.cos(step * 0.7), -40 + 40 * math.sin(step * 0.7), 15) for step in range(9))
    shape, colour = ((placed(profile(), 0, -40, 0.62), look.BONE), (joined(rect(-40, -58, 80, 64),
        polygon(((-52, -56), (0, -108), (52, -56)))), look.BONE), (joined(*(disc(x, y, 18) for x, y in coins)),
        look.BRASS), (joined(*leaves), look.HORROR), (limb(((-26, 8, 22), (30, -16, 22), (-28, -46, 22),
        (24, -78, 24), (48, -70, 14))), look.HORROR), (blob(((-56, -78), (0, -62), (56, -78), (40, -12), (0, 4),
        (-40, -12))), look.DANGER), (placed(crown(), 0, 0, 0.5), look.BRASS))[number]  # fmt: skip
    lit(painter, shape, colour, look.BONE, (-5, -5), shade=mixed(BLACK, colour, 0.6), width=5)
    if number == 0:
        fill(painter, joined(disc(26, -50, 4), limb(((16, -66, 3), (34, -64, 5)))), BLACK)
    elif number == 1:
        fill(painter, joined(rect(-12, -34, 24, 40), rect(-32, -46, 14, 14),
            rect(18, -46, 14, 14)), look.SODIUM)  # fmt: skip
    elif number == 2:
        for x, y in coins:
            rimmed(painter, disc(x, y, 15), look.BRASS, BLACK, 4)
    elif number == 4:
        fill(painter, disc(26, -80, 5), BLACK)
    elif number == 5:
        fill(painter, joined(disc(-22, -46, 12, 8), disc(22, -46, 12, 8)), BLACK)


SCENES: Final = (six, seven, eight, nine, ten)
