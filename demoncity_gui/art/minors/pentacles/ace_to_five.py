"""The pentacles from the ace to the five."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtGui import QPainter

from demoncity_gui.art import look
from demoncity_gui.art.hands import arm, fist
from demoncity_gui.art.heads import Face, front
from demoncity_gui.art.light import halo, lit, within
from demoncity_gui.art.minors.ground import boards
from demoncity_gui.art.minors.signs import coin
from demoncity_gui.art.people import (
    REACHING,
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
    star,
    stroke,
    thick_line,
)
from demoncity_gui.art.tones import BLACK, Tones


def one(painter: QPainter, t: Tones) -> None:
    """A hand through the pay window's bars holds out one great coin over a garden of weeds in bloom."""
    fill(painter, SKY, "#3A2C12")
    for y in range(-140, 830, 46):
        for x in range(-60 + (y // 46) % 2 * 56, 720, 112):
            fill(painter, rect(x, y, 106, 40, 3), "#4A3918")
    arch = joined(rect(170, 440, 420, 300), disc(380, 440, 210, 230))
    rimmed(painter, arch, "#1A140A", "#6B5220", 16)
    halo(painter, 350, 500, 230, "#1A140A", look.BRASS, 3)
    for x in (240, 340, 440, 540):
        lit(painter, rect(x - 9, 216, 18, 530), "#6B6258", look.BONE, (-4, 0), width=3)
    fill(painter, rect(150, 730, 460, 34), "#6B5220")
    arm(painter, ((800, 820), (700, 720), (590, 620)), 170, "#2B2A3A", look.BRASS, (-10, -12), cuff=look.BONE)
    palmed = blob(((330, 700), (420, 640), (520, 540), (610, 560), (610, 660), (520, 720), (400, 740)), tension=0.8)
    lit(painter, palmed, look.BONE, look.BONE, (-6, -9), shade="#97948B")
    for number in range(4):  # four fingers under the rim
        x, y = 250 + number * 62, 700 - (number - 1) * abs(number - 1) * 8
        lit(painter, limb(((x + 110, y + 30, 44), (x + 20, y + 14, 42), (x - 6, y - 36, 34))),
            look.BONE, look.BONE, (-5, -5), shade="#97948B", width=4.5)  # fmt: skip
    coin(painter, 330, 500, 380)
    lit(painter, limb(((560, 590, 56), (500, 520, 50), (452, 500, 38))), look.BONE, look.BONE, (-6, -7),
        shade="#97948B", width=5)  # fmt: skip
    fill(painter, limb(((462, 488, 4), (474, 492, 6), (484, 502, 4))), "#97948B")
    fill(painter, rect(0, 830, 700, 400), "#15170F")
    for number, x in enumerate(range(50, 700, 66)):
        top = 850 - (number * 53) % 110
        fill(painter, limb(((x, 1090, 11), (x + 8, top + 90, 9), (x, top, 6))), mixed(BLACK, look.HORROR, 0.55))
        leaf = blob(((x, top + 130), (x + 44, top + 90), (x + 60, top + 100), (x + 30, top + 136)))
        lit(painter, leaf, mixed(BLACK, look.HORROR, 0.55), look.HORROR, (-3, -4), width=3)
        bloom = star(x, top, 36, 17, 6, number * 11)
        lit(painter, bloom, (look.BONE, look.DANGER, look.SODIUM)[number % 3], look.BONE, (-4, -4), width=4)
        fill(painter, disc(x, top, 10), "#5C3A1E")


def two(painter: QPainter, t: Tones) -> None:
    """A street juggler on a drum with the rent in one hand and dinner in the other; the harbour heaves behind him."""
    fill(painter, SKY, "#2A2110")
    fill(painter, disc(350, 200, 110), "#4A3918")
    fill(painter, disc(350, 200, 80), look.BONE)
    for x, y, size in ((560, 240, 0.9), (250, 150, 0.6), (600, 110, 0.6)):
        cloud = blob(((-180, 12), (-80, -26), (20, -14), (180, 0), (60, 22), (-80, 24)))
        fill(painter, placed(cloud, x, y, size), "#3F3118")
    for y, tone in ((700, "#4A3918"), (790, "#372B14")):
        wave = blob(((-20, y + 60), (100, y - 50), (230, y + 60), (360, y - 50), (490, y + 60), (610, y - 50),
            (730, y + 60), (730, 1000), (-20, 1000)))  # fmt: skip
        lit(painter, wave, tone, look.BRASS, (3, -6), width=3)
        for x, turn in ((84, -12), (616, 12)) if y == 700 else ():
            ship = joined(polygon(((-70, 0), (70, 0), (52, 36), (-52, 36))), polygon(((-4, -120), (60, -16),
                (-4, -16))), polygon(((-12, -100), (-50, -16), (-12, -16))))  # fmt: skip
            lit(painter, placed(ship, x, y - 34, 1.0, turn), "#14100A", look.BONE, (4, -4), width=4)
    boards(painter, 880, t)
    for number in range(48):
        a = number * math.tau / 48
        fill(painter, disc(350 + 196 * math.sin(a), 420 - 160 * math.sin(2 * a), 10),
            (look.DANGER, look.SODIUM)[number % 2])  # fmt: skip
    juggler = STANDING._replace(head=(12, -360), near_arm=Limb((70, -246), (118, -300)), far_arm=Limb((-70, -246),
        (-118, -290)), near_leg=Limb((56, -130), (10, -66)), far_leg=Limb((-14, -96), (-16, 0)))  # fmt: skip
    wear = Wear(Hair.TALL, Cloth.SUIT, "#8C2A1E", look.BONE, "#E2B58A", "#B5532A", legs="#22344A", shirt=look.BONE,
        stout=1.05)  # fmt: skip
    person(painter, juggler, wear, 350, 960, 1.46)
    drum = joined(rect(220, 960, 260, 140, 10), disc(350, 960, 130, 32))
    lit(painter, drum, "#22344A", look.BRASS, (8, -4), shade=BLACK)
    lit(painter, disc(350, 960, 130, 30), look.BONE, look.BONE, (0, -8), shade=look.MUTED)
    stroke(painter, polygon(((220, 1000), (266, 1096), (312, 1004), (350, 1096), (388, 1004), (434, 1096),
        (480, 1000), (434, 1094), (266, 1094))), look.BRASS, 5)  # fmt: skip
    coin(painter, 150, 430, 216, -8)
    coin(painter, 550, 430, 216, 8)


def three(painter: QPainter, t: Tones) -> None:
    """A mason on a scaffold under three coins of stone; below him the priest and the money hold the plan."""
    fill(painter, SKY, "#4A3D26")
    for y in range(-140, 1100, 70):
        for x in range(-60 + (y // 70) % 2 * 80, 720, 160):
            fill(painter, rect(x, y, 152, 63, 4), "#584A2E")
    outer = joined(rect(180, 500, 460, 700), disc(410, 500, 230, 330))
    opening = joined(rect(210, 510, 400, 700), disc(410, 510, 200, 296))
    rimmed(painter, outer, "#7A6840", "#2A2110", 8)
    fill(painter, opening, "#171210")
    fill(painter, polygon(((410, 210), (610, 560), (610, 1100), (340, 1100))), "#2A2118")
    for x, y in ((410, 330), (322, 486), (498, 486)):
        rimmed(painter, disc(x, y, 92), "#584A2E", "#2A2110", 5)
        coin(painter, x, y, 156)
    boards(painter, 1010, t)
    for x in (70, 320):
        lit(painter, rect(x, 780, 20, 320), "#8C5A2E", look.SODIUM, (5, 0), width=4)
    lit(painter, thick_line(((84, 1060), (330, 830)), 14), "#6B4022", look.SODIUM, (3, -3), width=4)
    lit(painter, rect(34, 770, 330, 28), "#8C5A2E", look.SODIUM, (0, -7), width=5)
    mason = REACHING._replace(near_arm=Limb((56, -300), (70, -372)), far_arm=Limb((66, -256), (112, -262)),
        head=(14, -358))  # fmt: skip
    wear = Wear(Hair.SCARF, Cloth.SKIRT, "#B08A4A", look.BONE, "#8C5A3A", hair_colour=look.DANGER, legs="#2B3444",
        stout=1.1)  # fmt: skip
    person(painter, mason, wear, 156, 768, 1.06)
    lit(painter, joined(thick_line(((270, 492), (332, 520)), 15)), look.MUTED, look.BONE, (2, -3), width=4)
    lit(painter, joined(thick_line(((236, 376), (214, 330)), 14), placed(rect(-26, -44, 52, 84, 10),
        210, 322, 1, -30)), "#8C5A2E", look.SODIUM, (5, -4), width=4)  # fmt: skip
    fill(painter, star(336, 520, 24, 7, 6), look.BONE)
    priest = STANDING._replace(near_arm=Limb((56, -256), (90, -240)), head=(6, -364))
    person(painter, priest, Wear(Hair.FRINGE, Cloth.GOWN, "#2B2430", look.BONE, hair_colour="#8E8680", old=True,
        stout=1.15), 412, 1070, 1.12)  # fmt: skip
    money = STANDING._replace(near_arm=Limb((60, -256), (96, -244)), head=(6, -364))
    person(painter, money, Wear(Hair.FEDORA, Cloth.COAT, look.OXBLOOD, look.BRASS, "#E2B58A", "#3A2618", stout=1.3,
        beard="#3A2618"), 604, 1080, 1.14, mirror=True)  # fmt: skip
    lit(painter, polygon(((468, 762), (552, 744), (566, 850), (482, 870))), look.BONE, look.BONE, (4, -4),
        shade=look.MUTED, width=5)  # fmt: skip
    stroke(painter, joined(disc(520, 800, 22), thick_line(((494, 842), (548, 830)), 1)), "#22344A", 4)


def four(painter: QPainter, t: Tones) -> None:
    """The landlord: one on his head, one in his arms, one under each shoe, and the door chained behind him."""
    fill(painter, SKY, "#2E2414")
    hatch(painter, SKY, Hatch.VERTICAL, "#3A2E1A", pitch=64, width=30)
    rimmed(painter, rect(180, 190, 360, 800), "#4A2E1C", "#1A140A", 14)
    for x in (212, 372):
        for y in (230, 560):
            rimmed(painter, rect(x, y, 136, 290), "#3A2214", "#1A140A", 5)
    for way in (-1, 1):
        for number in range(10):
            lit(painter, disc(206 + number * 34, 480 + way * (number - 4.5) * 36, 20,
                14).subtracted(disc(206 + number * 34, 480 + way * (number - 4.5) * 36, 11, 6)),
                look.MUTED, look.BONE, (3, -3), width=3)  # fmt: skip
    for x in (60, 600):
        halo(painter, x + 20, 300, 130, "#2E2414", look.SODIUM, 3)
        lit(painter, polygon(((x - 20, 320), (x + 60, 320), (x + 44, 256), (x - 4, 256))),
            look.SODIUM, look.BONE, (4, -4))  # fmt: skip
    boards(painter, 960, t)
    for way in (-1, 1):
        leg = limb(((360 + way * 80, 890, 128), (360 + way * 160, 900, 104), (360 + way * 160, 960, 70)))
        lit(painter, leg, "#3E3A4A", look.BRASS, (-9, -8), shade=BLACK)
    body = blob(((190, 950), (180, 760), (240, 630), (360, 590), (480, 630), (540, 760), (530, 950)), tension=0.7)
    lit(painter, body, "#4E4A5C", look.BRASS, (-13, -8), shade="#1B1A22")
    hatch(painter, body, Hatch.VERTICAL, "#2B2A34", pitch=44, width=4)
    fill(painter, polygon(((310, 600), (410, 600), (360, 720))), look.BONE)
    front(painter, 360, 510, 0.98, Face(mixed(BLACK, look.BRASS, 0.5), "#E2B58A", stern=1, brow=15, jaw=1, smile=-1,
        old=True))  # fmt: skip
    rimmed(painter, blob(((312, 568), (344, 548), (360, 556), (376, 548), (410, 568), (380, 572), (360, 562),
        (340, 572))), "#17110F", BLACK, 2)  # fmt: skip
    for way in (-1, 1):
        tuft = blob(((360 + way * 70, 500), (360 + way * 88, 470), (360 + way * 70, 424), (360 + way * 50, 440)))
        lit(painter, tuft, "#17110F", look.BRASS, (-4, -4), width=4)
    coin(painter, 360, 330, 170)
    coin(painter, 360, 780, 236)
    for way in (1, -1):
        arm(painter, ((360 + way * 150, 720), (360 + way * 226, 900), (360 + way * 140, 860)),
            96, "#4E4A5C", look.BRASS, (-9, -7), cuff=look.BONE, skin="#E2B58A")  # fmt: skip
        fist(painter, 360 + way * 76, 836, way * -70, 0.72, "#E2B58A", mirror=way < 0, thumb=False)
    for way in (-1, 1):
        coin(painter, 360 + way * 166, 1014, 124)
        shoe = blob(((360 + way * 106, 930), (360 + way * 200, 926), (360 + way * 232, 964), (360 + way * 106, 970)))
        lit(painter, shoe, "#17110F", look.BRASS, (-4, -5))


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
    lame = WALKING._replace(neck=(24, -302), head=(56, -336), hip=(0, -186), far_leg=Limb((-14, -90), (-24, 0)),
        near_leg=Limb((40, -110), (8, -56)), near_arm=Limb((54, -240), (88, -206)))  # fmt: skip
    wear = Wear(Hair.TALL, Cloth.COAT, "#4A5A4A", look.SODIUM, "#E2B58A", "#6E6A66", beard="#6E6A66", legs="#2B2A34",
        old=True)  # fmt: skip
    person(painter, lame, wear, 450, 1076, 1.24)
    crutch = joined(thick_line(((552, 780), (572, 1080)), 16), thick_line(((526, 782), (582, 776)), 17))
    lit(painter, crutch, "#8C5A2E", look.SODIUM, (4, -3), width=5)
    fist(painter, 554, 820, 8, 0.36, "#E2B58A", mirror=True)
    huddled = WALKING._replace(head=(36, -342), neck=(14, -306), near_arm=Limb((50, -250), (24, -226)))
    person(painter, huddled, Wear(Hair.HOOD, Cloth.GOWN, "#5A3A5E", look.SODIUM, hair_colour="#5A3A5E"),
        180, 1086, 1.32)  # fmt: skip


SCENES: Final = (one, two, three, four, five)
