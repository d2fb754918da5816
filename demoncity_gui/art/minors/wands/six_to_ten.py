"""The wands from the six to the ten."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QPainter

from demoncity_gui.art import look
from demoncity_gui.art.minors.ground import FLOOR, NIGHT
from demoncity_gui.art.minors.people import (
    CARRYING,
    STANDING,
    Cloth,
    Hair,
    Limb,
    Wear,
    person,
)
from demoncity_gui.art.minors.signs import fist, match
from demoncity_gui.art.primitives import (
    SKY,
    Hatch,
    blob,
    disc,
    fill,
    hatch,
    joined,
    limb,
    placed,
    polygon,
    profile,
    rays,
    rect,
    rimmed,
    ring,
    skyline,
    thick_line,
    windows,
)
from demoncity_gui.art.tones import BLACK, Tones


def six(painter: QPainter, t: Tones) -> None:
    """She won, and rides home on the roof of a cab with a wreath on; the street holds its matches up for her."""
    fill(painter, SKY, t.sky)
    fill(painter, rays(370, 520, 170, 800, 26, 60, 4), t.dusk)
    fill(painter, skyline(900, ((70, 420), (60, 340), (50, 240), (340, 0), (60, 280), (110, 440)), 0), BLACK)
    fill(painter, windows(16, 520, 2, 6, (44, 56), (16, 24), 0b101101100110), look.SODIUM)
    fill(painter, windows(606, 500, 2, 6, (44, 56), (16, 24), 0b011010010111), look.SODIUM)
    for x, foot, turn in ((96, 800, -4), (196, 770, 5), (500, 770, -5), (610, 790, 4)):
        match(painter, x, foot, 400, turn, 2, 0.5)
        rimmed(painter, disc(x, foot - 60, 20), look.BONE, BLACK, 4)
        rimmed(painter, limb(((x, foot - 48, 32), (x + 8, foot + 160, 46))), BLACK, t.light, 4)
    rider = STANDING._replace(near_arm=Limb((62, -316), (86, -412)), far_arm=Limb((-60, -310), (-86, -400)))
    person(painter, rider, Wear(Hair.LONG, Cloth.SKIRT, look.OXBLOOD, look.BONE), 350, 808, 1.06)
    wreath = ring(356, 416, 50, 32).intersected(rect(280, 350, 200, 50))
    rimmed(painter, wreath, look.HORROR, BLACK, 4)
    cab = blob(
        ((110, 990), (100, 890), (180, 862), (240, 790), (470, 790), (540, 862), (610, 890), (610, 990)), tension=0.5
    )
    rimmed(painter, cab, look.SODIUM, BLACK, 7)
    fill(painter, polygon(((262, 808), (346, 808), (346, 866), (212, 866))), BLACK)
    fill(painter, polygon(((364, 808), (460, 808), (512, 866), (364, 866))), BLACK)
    for number in range(13):
        fill(painter, rect(108 + number * 38, 894 + (number % 2) * 16, 38, 16), BLACK)
    for x in (210, 510):
        rimmed(painter, disc(x, 990, 56), BLACK, look.BONE, 5)
        fill(painter, disc(x, 990, 22), look.BONE)
    fill(painter, rect(0, 1046, 700, 160), NIGHT)
    for x, turn in ((52, 2), (652, -2)):
        match(painter, x, 1080, 500, turn, 2)
        rimmed(painter, disc(x, 990, 24), look.BONE, BLACK, 4)
        rimmed(painter, limb(((x, 1006, 40), (x, 1180, 60))), BLACK, t.light, 4)


def seven(painter: QPainter, t: Tones) -> None:
    """One man at the top of the fire stairs with one match, six from below; he has the height."""
    fill(painter, SKY, t.far)
    hatch(painter, SKY, Hatch.VERTICAL, t.sky, pitch=56, width=6)
    fill(painter, polygon(((250, 700), (720, 620), (720, 1200), (160, 1200), (180, 860))), BLACK)
    for number in range(7):
        left, y = 250 - number * 14, 700 + number * 62
        fill(painter, polygon(((left, y), (700, y - 76), (700, y - 62), (left, y + 14))), t.dusk)
    man = STANDING._replace(
        head=(16, -360),
        near_arm=Limb((40, -250), (66, -230)),
        far_arm=Limb((60, -290), (100, -300)),
        near_leg=Limb((56, -110), (76, 14)),
        far_leg=Limb((-40, -100), (-64, 4)),
    )
    person(painter, man, Wear(Hair.SHORT, Cloth.SUIT, look.OXBLOOD, look.BONE), 500, 690, 1.36, mirror=True)
    match(painter, 600, 190, 560, -128, 2.4)
    for x, y in ((430, 330), (364, 282)):
        rimmed(painter, disc(x + 14, y - 4, 24), look.BONE, BLACK, 5)
    for x, foot, turn, height in (
        (90, 1060, 8, 430), (196, 1090, 4, 380), (300, 1060, 10, 400), (404, 1090, -2, 360), (510, 1070, -6, 400),
        (622, 1090, -8, 380),
    ):  # fmt: skip
        match(painter, x, foot, height, turn, 2, 0)
        rimmed(painter, limb(((x + turn, foot - 70, 40), (x - turn, foot + 130, 64))), BLACK, t.light, 4)
        rimmed(painter, disc(x + turn, foot - 80, 25), look.BONE, BLACK, 5)


def eight(painter: QPainter, t: Tones) -> None:
    """Eight of them thrown from the bridge at once: a few seconds in which everything is on its way."""
    fill(painter, SKY, t.far)
    fill(painter, polygon(((0, 1020), (700, 860), (700, 1200), (0, 1200))), BLACK)
    houses = ((90, 60), (70, 140), (110, 50), (90, 110), (60, 60), (80, 150), (100, 70), (120, 110))
    fill(painter, skyline(1060, houses, 0), BLACK)
    fill(painter, windows(110, 950, 6, 2, (90, 40), (14, 20), 0b101101101101), look.SODIUM)
    heads = ((430, 120), (620, 210), (330, 330), (540, 400), (230, 530), (440, 600), (640, 640), (330, 790))
    for x, y in heads:
        for lag, colour in ((1, t.glow), (2, t.dusk), (3, t.sky)):
            fill(painter, disc(x - 200 - lag * 54, y + 92 + lag * 24, 24 - lag * 5), colour)
        match(painter, x - 170, y + 78, 250, 66, 1.7)


def nine(painter: QPainter, t: Tones) -> None:
    """Bandaged, the ninth in his fists, eight in the fence behind him: he has held this gate all night."""
    fill(painter, SKY, NIGHT)
    fill(painter, rect(0, 640, 700, 360), t.sky)
    hatch(painter, rect(0, 640, 700, 360), Hatch.VERTICAL, t.far, pitch=36, width=8)
    fill(painter, rect(0, 980, 700, 300), FLOOR)
    for number in range(8):
        match(painter, (70, 146, 222, 298, 448, 514, 580, 646)[number], 1000, 640, 0, 3.6, 0)
    painter.save()
    painter.translate(30, 190)
    painter.scale(0.86, 0.86)
    coat = blob(((290, 600), (390, 560), (500, 600), (550, 780), (570, 1180), (220, 1180), (250, 780)), tension=0.6)
    rimmed(painter, coat, BLACK, look.BONE, 6)
    rimmed(painter, placed(profile(), 392, 510, 0.95, 0, mirror=True), look.BONE, BLACK, 6)
    fill(painter, blob(((380, 402), (450, 416), (480, 470), (470, 550), (440, 510), (420, 460), (350, 440))), BLACK)
    rimmed(painter, polygon(((322, 440), (476, 420), (480, 456), (324, 474))), look.BONE, BLACK, 5)
    fill(painter, joined(disc(350, 455, 12), disc(367, 450, 10)), look.DANGER)
    fill(painter, limb(((334, 500, 5), (350, 504, 8), (366, 496, 4))), BLACK)
    match(painter, 220, 1090, 620, -3, 2.4, 0)
    rimmed(painter, limb(((300, 670, 74), (200, 790, 66), (206, 820, 52))), BLACK, look.BONE, 5)
    fist(painter, 206, 836, -3, 0.7)
    rimmed(painter, limb(((490, 680, 74), (430, 870, 62), (310, 930, 52))), BLACK, look.BONE, 5)
    fist(painter, 222, 944, -3, 0.74)
    painter.restore()


def ten(painter: QPainter, t: Tones) -> None:
    """All ten on one back, up the hill, with the town in sight and no hand free to wipe his eyes."""
    fill(painter, SKY, t.far)
    fill(painter, disc(590, 560, 170), t.sky)
    fill(painter, polygon(((0, 960), (700, 740), (700, 1200), (0, 1200))), FLOOR)
    fill(painter, polygon(((0, 960), (700, 740), (700, 756), (0, 976))), t.glow)
    house = joined(rect(604, 640, 60, 130), polygon(((594, 644), (634, 596), (674, 644))), rect(544, 690, 50, 110))
    fill(painter, house, BLACK)
    fill(painter, joined(rect(618, 670, 14, 20), rect(642, 700, 12, 18), rect(558, 714, 14, 18)), look.SODIUM)
    for number in range(10):
        match(painter, 392 - abs(number - 4.5) * 3, 850, 500, -46 + number * 9.4, 4, 0)
    bent = CARRYING._replace(
        head=(112, -262),
        neck=(70, -250),
        far_arm=Limb((96, -190), (60, -170)),
        near_arm=Limb((104, -170), (70, -142)),
        near_leg=Limb((50, -110), (44, -16)),
    )
    person(painter, bent, Wear(Hair.CAP, Cloth.SUIT, look.OXBLOOD, look.BONE), 270, 1020, 1.5)
    rope = joined(thick_line(((318, 742), (470, 744)), 18), thick_line(((326, 776), (462, 778)), 18))
    rimmed(painter, rope, look.BONE, BLACK, 4)
    rimmed(painter, disc(372, 806, 24), look.BONE, BLACK, 4)


SCENES: Final = (six, seven, eight, nine, ten)
