"""The wands from the six to the ten."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtGui import QPainter

from demoncity_gui.art import look
from demoncity_gui.art.hands import arm, fist
from demoncity_gui.art.heads import Face, turned
from demoncity_gui.art.light import halo, lit, within
from demoncity_gui.art.minors.ground import NIGHT
from demoncity_gui.art.minors.signs import match
from demoncity_gui.art.people import (
    CARRYING,
    STANDING,
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
    rays,
    rect,
    rimmed,
    skyline,
    star,
    thick_line,
    windows,
)
from demoncity_gui.art.tones import BLACK, Tones


def six(painter: QPainter, t: Tones) -> None:
    """She won, and rides home on the roof of a cab with a wreath on; the street holds its matches up for her."""
    fill(painter, SKY, mixed(BLACK, t.light, 0.26))
    fill(painter, rays(360, 560, 170, 900, 26, 70, 4), mixed(BLACK, t.light, 0.44))
    fill(painter, skyline(900, ((70, 500), (60, 400), (50, 280), (340, 0), (60, 320), (110, 520)), 0), "#160D0B")
    fill(painter, windows(16, 440, 2, 7, (44, 62), (18, 28), 0b10110110110110), look.SODIUM)
    fill(painter, windows(606, 410, 2, 7, (44, 62), (18, 28), 0b01101001011101), look.SODIUM)
    for number in range(26):  # paper from the windows
        x, y = 210 + (number * 137) % 440, 40 + (number * 89) % 420
        fill(painter, placed(rect(-9, -5, 18, 10), x, y, 1, number * 41), (look.BONE, look.SODIUM,
            look.DANGER)[number % 3])  # fmt: skip
    for x, foot, turn, skin in ((96, 800, -4, look.BONE), (206, 790, 5, "#8C5A3A"), (494, 790, -5, "#E2B58A"),
        (604, 800, 4, look.BONE)):  # fmt: skip
        match(painter, x, foot, 400, turn, 2, 0.5)
        arm(painter, ((x + 6, foot + 200), (x + 8, foot + 90), (x, foot - 30)), 58, "#2B2A3A", t.light, (8, -4),
            skin=skin)  # fmt: skip
        fist(painter, x, foot - 64, turn, 0.42, skin)
    rider = STANDING._replace(near_arm=Limb((70, -320), (96, -412)), far_arm=Limb((-68, -314), (-96, -400)),
        head=(6, -362))  # fmt: skip
    person(painter, rider, Wear(Hair.LONG, Cloth.SKIRT, look.BONE, look.BONE, "#C98F5E", legs="#C98F5E"),
        350, 812, 1.12)  # fmt: skip
    within(painter, rect(300, 540, 110, 60), polygon(((318, 470), (330, 466), (392, 600), (378, 606))), look.OXBLOOD)
    wreath = joined(*(disc(358 + 50 * math.cos(a / 10), 402 + 40 * math.sin(a / 10), 12) for a in range(31, 66, 5)))
    rimmed(painter, wreath, look.HORROR, BLACK, 4)
    cab = blob(((100, 990), (90, 890), (180, 862), (240, 780), (470, 780), (540, 862), (620, 890), (620, 990)),
        tension=0.5)  # fmt: skip
    lit(painter, cab, look.SODIUM, look.BONE, (0, -12), shade="#8C5A1E", width=7)
    for pane in (((262, 800), (346, 800), (346, 866), (206, 866)), ((364, 800), (460, 800), (514, 866), (364, 866))):
        rimmed(painter, polygon(pane), "#1B2430", BLACK, 4)
        within(painter, polygon(pane), polygon(((pane[0][0] + 10, 790), (pane[0][0] + 50, 790), (pane[0][0], 880),
            (pane[0][0] - 40, 880))), "#4A6078")  # fmt: skip
    for number in range(13):
        fill(painter, rect(100 + number * 40, 894 + (number % 2) * 16, 40, 16), BLACK)
    for x in (206, 514):
        rimmed(painter, disc(x, 990, 60), "#17151C", look.BONE, 5)
        fill(painter, disc(x, 990, 26), look.MUTED)
    for x in (108, 612):
        rimmed(painter, disc(x, 936, 17), look.BONE, BLACK, 4)
    fill(painter, rect(0, 1050, 700, 160), NIGHT)
    for x, turn, skin in ((58, 2, "#E2B58A"), (642, -2, "#8C5A3A")):
        match(painter, x, 1080, 480, turn, 2)
        arm(painter, ((x, 1240), (x, 1140), (x, 1010)), 78, "#3A2218", t.light, (9, -4), skin=skin)
        fist(painter, x, 970, turn, 0.56, skin)


def seven(painter: QPainter, t: Tones) -> None:
    """One man at the top of the fire stairs with one match, six from below; he has the height."""
    fill(painter, SKY, "#1A110F")
    for y in range(-140, 1100, 44):
        for x in range(-60 + (y // 44) % 2 * 50, 720, 100):
            fill(painter, rect(x, y, 94, 38, 3), "#2A1914")
    pane = rect(250, 60, 130, 200)
    rimmed(painter, pane, mixed(BLACK, look.SODIUM, 0.7), BLACK, 12)
    fill(painter, joined(rect(310, 60, 9, 200), rect(250, 150, 130, 9)), BLACK)
    fill(painter, polygon(((250, 720), (720, 640), (720, 1200), (150, 1200), (176, 880))), "#0D0A0A")
    for number in range(7):
        left, y = 250 - number * 14, 720 + number * 62
        fill(painter, polygon(((left, y), (700, y - 76), (700, y - 58), (left, y + 18))), t.dusk)
    man = STANDING._replace(head=(16, -360), near_arm=Limb((40, -250), (66, -222)), far_arm=Limb((64, -296),
        (104, -300)), near_leg=Limb((60, -110), (84, 14)), far_leg=Limb((-44, -100), (-70, 4)))  # fmt: skip
    hero = Wear(Hair.SHORT, Cloth.SUIT, "#3E5A52", look.SODIUM, "#E2B58A", "#4A2A1A", stout=1.1, legs="#2B2430",
        beard="#4A2A1A", shirt=look.BONE)  # fmt: skip
    person(painter, man, hero, 500, 706, 1.42, mirror=True)
    match(painter, 606, 186, 560, -128, 2.4)
    for x, y in ((414, 336), (350, 286)):
        fist(painter, x, y, -128, 0.5, "#E2B58A")
    skins = (look.BONE, "#8C5A3A", "#E2B58A", look.BONE, "#C98F5E", look.BONE)
    for number, (x, foot, turn, height) in enumerate(((84, 1060, 8, 430), (192, 1090, 4, 380), (298, 1060, 10, 400),
        (404, 1090, -2, 360), (510, 1070, -6, 400), (618, 1090, -8, 380))):  # fmt: skip
        match(painter, x, foot, height, turn, 2, 0)
        sleeve = ("#3A2A26", "#2B3444", "#4A2A1A", "#2E2E36", "#5A4634", "#33443E")[number]
        arm(painter, ((x - turn * 3, 1230), (x - turn, 1130), (x, foot - 50)), 84, sleeve, t.light, (-8, -5),
            skin=skins[number])  # fmt: skip
        fist(painter, x + turn, foot - 92, turn, 0.56, skins[number])


def eight(painter: QPainter, t: Tones) -> None:
    """Eight of them thrown from the bridge at once: a few seconds in which everything is on its way."""
    fill(painter, SKY, mixed(BLACK, t.light, 0.22))
    fill(painter, disc(170, 560, 110), mixed(BLACK, t.light, 0.3))
    fill(painter, skyline(1000, ((90, 160), (70, 260), (110, 120), (90, 200), (60, 140), (80, 290), (100, 150),
        (120, 220)), 0), "#1F120E")  # fmt: skip
    fill(painter, windows(20, 800, 14, 4, (48, 46), (14, 20), 50864188069094821), mixed(BLACK, look.SODIUM, 0.8))
    fill(painter, rect(0, 960, 700, 240), mixed(BLACK, t.light, 0.36))
    hatch(painter, rect(0, 960, 700, 240), Hatch.WAVES, t.light, pitch=34, width=5)
    heads = ((420, 110), (590, 200), (320, 320), (520, 390), (230, 520), (420, 590), (600, 620), (330, 770))
    for x, y in heads:
        trail = polygon(((x - 190, y + 66), (x - 176, y + 98), (x - 560, y + 268)))
        fill(painter, trail, mixed(BLACK, t.light, 0.5))
        fill(painter, polygon(((x - 186, y + 72), (x - 178, y + 90), (x - 400, y + 184))), look.SODIUM)
    for x, y in heads:
        match(painter, x - 170, y + 78, 250, 66, 1.7)
    girder = joined(thick_line(((-20, 1090), (720, 940)), 30), thick_line(((-20, 960), (720, 810)), 12))
    for number in range(8):
        x = number * 100
        girder = joined(girder, thick_line(((x, 1080 - x * 0.2), (x + 60, 945 - x * 0.2), (x + 100, 1060 - x * 0.2)),
            9))  # fmt: skip
    lit(painter, girder, "#0D0A0A", t.light, (0, -5), width=3)


def nine(painter: QPainter, t: Tones) -> None:
    """Bandaged, the ninth in his fists, eight in the fence behind him: he has held this gate all night."""
    fill(painter, SKY, "#1A1214")
    # a searchlight, and the tower it comes from
    fill(painter, polygon(((600, 560), (160, -150), (420, -150))), "#34221E")
    fill(painter, polygon(((600, 560), (240, -150), (340, -150))), "#5A3A2C")
    fill(painter, skyline(660, ((120, 130), (90, 200), (100, 110), (130, 170), (80, 260), (180, 150)), 0), "#0D0A0A")
    fill(painter, windows(320, 510, 6, 2, (60, 52), (14, 22), 0b101101011010), look.SODIUM)
    fill(painter, rect(0, 640, 700, 460), t.dusk)
    hatch(painter, rect(0, 640, 700, 460), Hatch.VERTICAL, "#1A1214", pitch=40, width=8)
    for x in (60, 108, 156, 204, 508, 556, 602, 646):
        match(painter, x, 1000, 600, 0, 3.9, 0)
    fill(painter, rect(0, 830, 700, 20), "#1A1214")
    painter.translate(16, 0)
    coat = blob(((250, 1130), (270, 900), (330, 780), (420, 740), (500, 790), (550, 920), (570, 1130)), tension=0.6)
    lit(painter, coat, "#2F3A34", t.light, (-14, -7), shade=BLACK)
    lit(painter, polygon(((340, 770), (430, 720), (470, 770), (400, 860))), "#5A4634", look.SODIUM, (-6, -6),
        shade=BLACK)  # fmt: skip
    turned(painter, 404, 620, 0.98, Face(mixed(BLACK, t.light, 0.62), "#E2B58A", stern=1, brow=14, jaw=1, smile=-1,
        old=True), mirror=True)  # fmt: skip
    stubble = blob(((352, 660), (390, 690), (440, 690), (456, 640), (440, 716), (390, 724)))
    hatch(painter, stubble, Hatch.DOTS, BLACK, pitch=9, width=3)
    hair = blob(((340, 560), (336, 500), (390, 476), (450, 490), (490, 560), (478, 640), (456, 600), (450, 560)),
        tension=0.7)  # fmt: skip
    lit(painter, hair, "#1B1512", t.light, (-7, -8), shade=BLACK)
    lit(painter, polygon(((330, 530), (478, 512), (482, 552), (332, 574))), look.BONE, look.BONE, (-6, -4),
        shade=look.MUTED)  # fmt: skip
    fill(painter, joined(disc(362, 548, 14), disc(384, 540, 10)), look.DANGER)
    match(painter, 312, 1140, 700, -3, 3, 0)
    arm(painter, ((500, 840), (520, 1040), (400, 960)), 92, "#2F3A34", t.light, cuff="#5A4634", skin="#E2B58A")
    fist(painter, 302, 950, -3, 0.86, "#E2B58A")
    arm(painter, ((320, 850), (230, 960), (262, 880)), 84, "#2F3A34", t.light, cuff="#5A4634", skin="#E2B58A")
    fist(painter, 295, 812, -3, 0.86, "#E2B58A", mirror=True)


def ten(painter: QPainter, t: Tones) -> None:
    """All ten on one back, up the hill, with the town in sight and no hand free to wipe his eyes."""
    fill(painter, SKY, "#241512")
    halo(painter, 590, 640, 330, "#241512", look.SODIUM, 3)
    fill(painter, disc(480, 170, 70).subtracted(disc(448, 156, 68)), look.BONE)
    for number in range(16):
        fill(painter, star(270 + (number * 131) % 390, 60 + (number * 83) % 330, 9, 3, 4), t.light)
    fill(painter, polygon(((0, 980), (700, 780), (700, 1200), (0, 1200))), "#0D0A0A")
    fill(painter, polygon(((0, 980), (700, 780), (700, 806), (0, 1006))), t.glow)
    for x, w, top in ((560, 70, 690), (630, 60, 640), (520, 44, 740)):
        house = joined(rect(x, top, w, 830 - top), polygon(((x - 10, top + 4), (x + w / 2, top - 46),
            (x + w + 10, top + 4))))  # fmt: skip
        lit(painter, house, "#1D1210", look.SODIUM, (-4, -3), width=4)
        fill(painter, joined(rect(x + 12, top + 24, 14, 22), rect(x + w - 26, top + 50, 14, 22)), look.BONE)
    for number in range(10):
        match(painter, 376 - abs(number - 4.5) * 3, 880, 520, -37 + number * 7.8, 4, 0)
    bent = CARRYING._replace(head=(112, -262), neck=(70, -250), far_arm=Limb((96, -190), (60, -170)),
        near_arm=Limb((110, -176), (66, -150)), near_leg=Limb((50, -110), (44, -16)))  # fmt: skip
    person(painter, bent, Wear(Hair.FRINGE, Cloth.SUIT, "#5A4634", t.light, "#E2B58A", "#8E8680", legs="#2B2430",
        stout=1.2, beard="#B9B2A4", old=True), 240, 1060, 1.66)  # fmt: skip
    strap = limb(((226, 700, 22), (300, 830, 22), (350, 800, 22), (386, 700, 22)))
    lit(painter, strap, "#8C5A3A", look.SODIUM, (5, -4), width=4)
    fist(painter, 352, 808, 60, 0.5, "#E2B58A")


SCENES: Final = (six, seven, eight, nine, ten)
