"""The swords from the ace to the five."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtGui import QPainter

from demoncity_gui.art import look
from demoncity_gui.art.minors.ground import NIGHT, wet_ground
from demoncity_gui.art.minors.people import (
    WALKING,
    Cloth,
    Hair,
    Limb,
    Wear,
    person,
)
from demoncity_gui.art.minors.signs import blade, fist
from demoncity_gui.art.primitives import (
    SKY,
    Hatch,
    blob,
    cone,
    disc,
    fill,
    hatch,
    joined,
    limb,
    mixed,
    polygon,
    rays,
    rect,
    rimmed,
    skyline,
    stroke,
    windows,
)
from demoncity_gui.art.tones import BLACK, Tones


def one(painter: QPainter, t: Tones) -> None:
    """A hand comes up out of a manhole's steam with one blade, and every searchlight of the city finds it."""
    fill(painter, SKY, t.far)
    for x, left, right in ((40.0, 250, 420), (350.0, 300, 420), (690.0, 300, 470)):
        fill(painter, cone(x, 1010, -140, left - 40, right + 40, 8), t.sky)
    fill(painter, rays(372, 330, 130, 330, 22, 22, 4), t.dusk)
    fill(painter, disc(372, 330, 150), t.far)
    stroke(painter, disc(372, 330, 150), t.glow, 7)
    fill(
        painter,
        skyline(850, ((80, 150), (70, 240), (90, 120), (60, 200), (110, 90), (90, 210), (70, 150), (130, 260)), 0),
        BLACK,
    )
    fill(painter, windows(96, 640, 2, 4, (26, 46), (13, 22), 0b10011010), look.SODIUM)
    fill(painter, windows(540, 624, 3, 4, (40, 50), (15, 24), 0b100100010010), look.SODIUM)
    wet_ground(painter, 850, t.sky)
    rimmed(painter, disc(372, 950, 190, 44), BLACK, t.glow, 6)
    sleeve = polygon(((300, 955), (326, 770), (428, 770), (452, 955)))
    rimmed(painter, sleeve, BLACK, t.light, 5)
    rimmed(painter, rect(318, 748, 118, 40, 10), look.OXBLOOD, BLACK, 5)
    blade(painter, 372, 400, 740, 180, 0.86)
    for number in range(4):
        rimmed(painter, rect(322, 650 + number * 26, 100, 29, 14), look.BONE, BLACK, 5)
    rimmed(painter, limb(((330, 742, 40), (322, 690, 34), (340, 650, 28))), look.BONE, BLACK, 5)
    for x, y, size in ((210, 900, 60), (560, 890, 70), (150, 830, 40), (600, 800, 44)):
        stroke(painter, blob(((x - size, y), (x, y - size * 0.6), (x + size, y), (x, y + size * 0.3))), t.dusk, 5)


def two(painter: QPainter, t: Tones) -> None:
    """Blindfolded on a quay under a thin moon, two blades crossed before her, and the water knows which."""
    fill(painter, SKY, t.far)
    fill(painter, disc(580, 140, 70), t.light)
    fill(painter, disc(552, 126, 66), t.far)
    fill(painter, rect(0, 520, 700, 360), t.dusk)
    for number in range(10):
        fill(painter, rect(500 - number * 14 + (number % 3) * 26, 540 + number * 32, 70 + number * 15, 8, 4), t.light)
    fill(painter, skyline(524, ((110, 30), (60, 60), (140, 24), (90, 44), (60, 80), (110, 36), (160, 20)), 0), BLACK)
    fill(painter, rect(0, 880, 700, 400), "#17151C")
    hatch(painter, rect(0, 880, 700, 400), Hatch.HORIZONTAL, t.sky, pitch=48, width=5)
    gown = blob(((290, 580), (410, 580), (460, 720), (540, 1060), (160, 1060), (240, 720)), tension=0.5)
    rimmed(painter, gown, BLACK, t.light, 6)
    hair = blob(((350, 350), (440, 390), (452, 490), (480, 620), (420, 630), (280, 630), (220, 620), (248, 490),
                 (260, 390)))  # fmt: skip
    rimmed(painter, hair, BLACK, t.glow, 4)
    rimmed(painter, rect(318, 520, 64, 90, 20), look.BONE, BLACK, 5)
    rimmed(painter, disc(350, 466, 72, 90), look.BONE, BLACK, 5)
    fill(painter, blob(((274, 420), (350, 360), (426, 420), (410, 430), (350, 404), (290, 430))), BLACK)
    rimmed(painter, polygon(((268, 432), (432, 432), (432, 484), (268, 484))), look.OXBLOOD, BLACK, 4)
    rimmed(painter, limb(((430, 458, 16), (486, 490, 18), (500, 560, 26))), look.OXBLOOD, BLACK, 4)
    fill(painter, limb(((334, 524, 5), (350, 528, 6), (366, 524, 5))), BLACK)
    for side in (-1, 1):
        blade(painter, 350 + side * 134, 640, 640, 180 + side * 33, 2)
    for side in (-1, 1):
        arm = limb(((350 + side * 92, 650, 64), (350 + side * 136, 800, 56), (350 - side * 2, 836, 44)))
        rimmed(painter, arm, BLACK, t.light, 5)
    for side in (1, -1):
        fist(painter, 350 - side * 20, 852 + side * 12, side * 33, 0.56)


def three(painter: QPainter, t: Tones) -> None:
    """A neon heart over a wet street, run through three times; its light bleeds into the puddle."""
    fill(painter, SKY, t.far)
    fill(painter, skyline(900, ((120, 330), (90, 250), (150, 180), (120, 160), (110, 300), (90, 420)), 20), BLACK)
    fill(painter, windows(56, 610, 2, 5, (40, 52), (18, 26), 0b1001010010), t.dusk)
    hatch(painter, SKY, Hatch.RAIN, mixed(BLACK, look.BONE, 0.38), pitch=34, width=4)
    fill(painter, rect(0, 920, 700, 300), NIGHT)
    puddle = blob(((80, 1000), (250, 950), (430, 945), (620, 970), (660, 1010), (420, 1050), (200, 1046)))
    fill(painter, puddle, mixed(BLACK, look.OXBLOOD, 0.8))
    outline = ((360, 900), (176, 720), (96, 570), (134, 440), (250, 400), (360, 500), (470, 400), (586, 440),
               (624, 570), (544, 720))  # fmt: skip
    heart = blob(outline, tension=0.85)
    stroke(painter, heart, mixed(BLACK, look.DANGER, 0.45), 52)
    fill(painter, heart, look.OXBLOOD)
    stroke(painter, heart, look.DANGER, 16)
    for x, y, turn in ((222, 620, -32), (498, 620, 32), (360, 640, 0)):
        blade(painter, x, y, 640, turn, 2.8)
    for x, y, size in ((360, 1004, 18), (196, 900, 14), (524, 900, 14), (268, 830, 11), (452, 830, 11)):
        drop = blob(((x, y - 2.6 * size), (x + size, y), (x, y + size), (x - size, y)))
        rimmed(painter, drop, look.DANGER, BLACK, 3)


def four(painter: QPainter, t: Tones) -> None:
    """A ward at night: somebody sleeps at last, three blades on the wall and one beneath the bed."""
    fill(painter, SKY, "#100F15")
    light = polygon(((260, -150), (700, -150), (560, 740), (60, 740)))
    fill(painter, light, t.sky)
    hatch(painter, light, Hatch.HORIZONTAL, "#100F15", pitch=34, width=9)
    for x in (330, 460, 590):
        blade(painter, x, 350, 440, 0, 2)
    fill(painter, rect(0, 740, 700, 500), NIGHT)
    hatch(painter, rect(0, 740, 700, 500), Hatch.VERTICAL, t.far, pitch=90, width=4)
    frame = joined(rect(44, 600, 26, 440, 10), rect(630, 680, 26, 360, 10), rect(44, 860, 612, 26))
    rimmed(painter, joined(frame, disc(57, 1040, 20), disc(643, 1040, 20), disc(57, 600, 20)), t.glow, BLACK, 5)
    rimmed(painter, rect(80, 740, 200, 96, 38), look.BONE, BLACK, 5)
    head = blob(((150, 750), (176, 670), (238, 650), (290, 680), (316, 704), (300, 730), (280, 790), (200, 800)))
    rimmed(painter, head, mixed(BLACK, look.BONE, 0.86), BLACK, 5)
    fill(painter, blob(((140, 760), (150, 670), (220, 636), (272, 654), (226, 682), (194, 746), (176, 796))), BLACK)
    fill(painter, limb(((246, 706, 4), (262, 714, 7), (280, 706, 4))), BLACK)
    fill(painter, limb(((276, 762, 4), (292, 758, 5))), BLACK)
    sheet = blob(((270, 800), (340, 716), (420, 740), (520, 750), (600, 690), (646, 770), (640, 860), (240, 866)),
                 tension=0.7)  # fmt: skip
    rimmed(painter, sheet, t.light, BLACK, 6)
    hatch(painter, sheet, Hatch.DIAGONAL, t.glow, pitch=30, width=4)
    palms = blob(((340, 760), (380, 720), (440, 716), (452, 740), (410, 772), (360, 786)))
    rimmed(painter, palms, mixed(BLACK, look.BONE, 0.86), BLACK, 5)
    blade(painter, 350, 956, 520, 90, 2)


def five(painter: QPainter, t: Tones) -> None:
    """He has won: three blades in his arms and two at his feet. Nobody is left to tell; they walk away in the rain."""
    fill(painter, SKY, t.sky)
    houses = ((60, 90), (120, 40), (80, 130), (110, 60), (90, 40), (140, 100), (110, 60))
    fill(painter, skyline(644, houses), BLACK)
    wet_ground(painter, 644, t.dusk)
    hatch(painter, SKY, Hatch.RAIN, mixed(BLACK, look.BONE, 0.34), pitch=42, width=4)
    person(painter, WALKING, Wear(Hair.FEDORA, Cloth.COAT, BLACK, t.glow), 76, 730, 0.6, mirror=True)
    weeping = WALKING._replace(head=(44, -334), neck=(20, -300), near_arm=Limb((52, -246), (64, -306)))
    person(painter, weeping, Wear(Hair.BUN, Cloth.SKIRT, BLACK, t.glow), 220, 800, 0.74, mirror=True)
    blade(painter, 200, 960, 400, 84, 1.8)
    blade(painter, 210, 1040, 400, 100, 1.8)
    coat = blob(((420, 500), (520, 470), (640, 530), (690, 700), (700, 1180), (380, 1180), (390, 760)), tension=0.6)
    rimmed(painter, coat, BLACK, look.BONE, 6)
    rimmed(painter, rect(480, 440, 70, 70), look.BONE, BLACK, 4)
    head = blob(((440, 430), (430, 360), (460, 300), (520, 290), (566, 330), (570, 390), (540, 474), (480, 482)))
    rimmed(painter, head, look.BONE, BLACK, 6)
    fill(painter, blob(((424, 380), (430, 300), (500, 270), (570, 296), (580, 390), (556, 346), (500, 328),
                        (446, 346))), BLACK)  # fmt: skip
    for x, slope in ((462, 12), (524, -12)):
        fill(painter, limb(((x - 20, 374 - slope, 6), (x + 20, 374 + slope, 8))), BLACK)
        fill(painter, disc(x, 394, 7), BLACK)
    fill(painter, blob(((442, 418), (490, 436), (546, 412), (534, 456), (490, 470), (454, 456))), BLACK)
    fill(painter, polygon(((456, 428), (490, 442), (534, 424), (526, 442), (490, 454), (462, 444))), look.BONE)
    for side in (-1, 1):
        arm = limb(((530 + side * 124, 640, 78), (530 + side * 130, 860, 68), (530 + side * 20, 900, 50)))
        rimmed(painter, arm, BLACK, look.BONE, 5)
    for turn in (-17, 17, 0):
        lean = math.radians(turn)
        blade(painter, 526 + 190 * math.sin(lean), 910 - 190 * math.cos(lean), 480, 180 + turn, 2.6)
    fist(painter, 476, 906, -14, 0.66)
    fist(painter, 560, 900, 20, 0.66, thumb=False)


SCENES: Final = (one, two, three, four, five)
