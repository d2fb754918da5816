"""The pentacles from the six to the ten."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QPainter

from demoncity_gui.art import look
from demoncity_gui.art.minors.ground import FLOOR, NIGHT, boards
from demoncity_gui.art.minors.people import (
    KNEELING,
    REACHING,
    SITTING,
    STANDING,
    Cloth,
    Hair,
    Limb,
    Wear,
    person,
)
from demoncity_gui.art.minors.signs import coin
from demoncity_gui.art.primitives import (
    SKY,
    Hatch,
    blob,
    cone,
    disc,
    fill,
    hatch,
    joined,
    lamp,
    limb,
    mixed,
    placed,
    polygon,
    rect,
    rimmed,
    sitting_dog,
    skyline,
    star,
    stroke,
    thick_line,
    windows,
)
from demoncity_gui.art.tones import BLACK, Tones


def six(painter: QPainter, t: Tones) -> None:
    """A rich man drops one coin of his six into two pairs of hands, and weighs it first."""
    fill(painter, SKY, t.far)
    fill(painter, skyline(760, ((90, 300), (70, 220), (50, 160), (270, 0), (60, 200), (160, 300)), 0), BLACK)
    fill(painter, windows(16, 530, 2, 4, (42, 50), (15, 22), 0b10110110), look.SODIUM)
    boards(painter, 760, t)
    for x, y in ((310, 110), (460, 100), (590, 170), (604, 320), (594, 470)):
        coin(painter, x, y, 122)
    giver = STANDING._replace(near_arm=Limb((66, -250), (92, -200)), far_arm=Limb((-64, -276), (-92, -300)))
    person(painter, giver, Wear(Hair.FEDORA, Cloth.COAT, BLACK, t.light), 350, 1040, 1.78)
    rimmed(painter, thick_line(((84, 480), (270, 480)), 9), look.BONE, BLACK, 4)
    rimmed(painter, disc(184, 492, 24), look.BONE, BLACK, 4)
    for x in (92, 262):
        stroke(painter, polygon(((x, 484), (x - 36, 574), (x + 36, 574))), look.BONE, 4)
        rimmed(
            painter,
            blob(((x - 44, 574), (x + 44, 574), (x + 20, 596), (x - 20, 596)), tension=0.5),
            look.BONE,
            BLACK,
            4,
        )
    begging = KNEELING._replace(
        head=(34, -220), far_arm=Limb((66, -150), (92, -190)), near_arm=Limb((70, -140), (100, -176))
    )
    person(painter, begging, Wear(Hair.BALD, Cloth.SUIT, look.OXBLOOD, look.BONE), 110, 1070, 1.2)
    person(painter, begging, Wear(Hair.SCARF, Cloth.SKIRT, look.OXBLOOD, look.BONE), 626, 1070, 1.2, mirror=True)
    coin(painter, 512, 760, 116)


def seven(painter: QPainter, t: Tones) -> None:
    """On a roof garden he leans on his hoe before a bush with six coins on it and one fallen; is it enough?"""
    fill(painter, SKY, t.sky)
    fill(painter, disc(170, 560, 120), mixed(BLACK, look.SODIUM, 0.5))
    fill(
        painter,
        skyline(800, ((80, 150), (60, 60), (90, 190), (70, 110), (110, 60), (90, 160), (60, 90), (160, 130)), 0),
        BLACK,
    )
    boards(painter, 800, t)
    bush = blob(
        ((360, 900), (330, 700), (350, 480), (420, 280), (540, 200), (640, 320), (680, 520), (660, 740), (620, 900)),
        tension=0.9,
    )
    rimmed(painter, bush, mixed(BLACK, look.HORROR, 0.28), BLACK, 6)
    hatch(painter, bush, Hatch.DIAGONAL, mixed(BLACK, look.HORROR, 0.46), pitch=36, width=6)
    for x, y in ((530, 290), (446, 420), (590, 440), (440, 580), (580, 600), (500, 740)):
        coin(painter, x, y, 136)
    box = rect(330, 870, 350, 110, 8)
    rimmed(painter, box, t.dusk, BLACK, 6)
    leaning = STANDING._replace(
        head=(30, -352),
        near_arm=Limb((56, -240), (84, -270)),
        far_arm=Limb((50, -262), (86, -286)),
        near_leg=Limb((22, -96), (44, 0)),
    )
    person(painter, leaning, Wear(Hair.CAP, Cloth.SUIT, look.OXBLOOD, look.BONE), 150, 990, 1.4)
    rimmed(
        painter,
        joined(thick_line(((268, 570), (290, 1000)), 14), polygon(((270, 990), (330, 1000), (326, 1020), (268, 1016)))),
        look.BONE,
        BLACK,
        5,
    )
    coin(painter, 396, 950, 130)


def eight(painter: QPainter, t: Tones) -> None:
    """Under a green lamp somebody strikes coin after coin; seven hang on the wall, the eighth is on the block."""
    fill(painter, SKY, NIGHT)
    fill(painter, cone(460, 190, 1010, 130, 790, 30), t.sky)
    fill(painter, lamp(460, 190, 70), look.HORROR)
    for x, y in ((100, 430), (100, 570), (100, 710), (600, 300), (600, 440), (600, 580), (600, 720)):
        coin(painter, x, y, 122)
    boards(painter, 960, t)
    bench = joined(rect(330, 850, 340, 36, 6), rect(360, 880, 32, 190), rect(610, 880, 32, 190))
    rimmed(painter, bench, t.dusk, BLACK, 6)
    stool = joined(rect(170, 930, 130, 22, 6), rect(186, 946, 14, 120), rect(272, 946, 14, 120))
    rimmed(painter, stool, t.glow, BLACK, 4)
    smith = SITTING._replace(
        head=(36, -276),
        neck=(8, -240),
        far_arm=Limb((-30, -290), (40, -352)),
        near_arm=Limb((60, -180), (126, -164)),
    )
    person(
        painter, smith, Wear(Hair.SCARF, Cloth.SUIT, look.OXBLOOD, look.BONE, hair_colour=look.HORROR), 226, 1070, 1.4
    )
    hammer = joined(thick_line(((276, 584), (350, 490)), 16), placed(rect(-27, -48, 54, 96, 8), 356, 482, 1, -52))
    rimmed(painter, hammer, look.BONE, BLACK, 5)
    rimmed(painter, disc(284, 576, 20), look.BONE, BLACK, 4)
    coin(painter, 460, 792, 126, 12)
    fill(painter, star(408, 712, 40, 9, 6), look.BONE)


def nine(painter: QPainter, t: Tones) -> None:
    """Alone in her roof garden with a falcon on her glove and nine coins on the vine; everything here is hers."""
    fill(painter, SKY, mixed(BLACK, look.SODIUM, 0.34))
    houses = ((70, 90), (90, 180), (60, 60), (100, 140), (80, 220), (90, 100), (60, 160), (160, 80))
    fill(painter, skyline(660, houses, 0), BLACK)
    fill(painter, windows(90, 510, 8, 2, (70, 56), (14, 22), 0b1011001101101001), look.SODIUM)
    for x, left in ((130, 20), (580, 474)):
        vine = blob(((left, 1060), (left - 4, 620), (x, 430), (left + 206, 620), (left + 206, 1060)), tension=0.7)
        rimmed(painter, vine, mixed(BLACK, look.HORROR, 0.26), BLACK, 6)
        hatch(painter, vine, Hatch.DIAGONAL, mixed(BLACK, look.HORROR, 0.44), pitch=36, width=6)
    fill(painter, rect(0, 1030, 700, 200), FLOOR)
    for x, y in (
        (124, 510),
        (92, 640),
        (180, 740),
        (92, 850),
        (180, 960),
        (580, 530),
        (592, 680),
        (540, 820),
        (606, 940),
    ):
        coin(painter, x, y, 116)
    lady = STANDING._replace(near_arm=Limb((52, -290), (84, -344)), far_arm=Limb((-56, -256), (-30, -196)))
    person(painter, lady, Wear(Hair.BUN, Cloth.GOWN, look.OXBLOOD, look.BONE), 356, 1060, 1.66)
    bird = joined(
        blob(((-16, -70), (14, -66), (30, -20), (24, 40), (6, 86), (-14, 40), (-26, -10))),
        disc(6, -76, 24),
        polygon(((26, -82), (48, -70), (26, -64))),
    )
    rimmed(painter, placed(bird, 504, 384, 1.3, 8), look.BONE, BLACK, 6)
    fill(painter, disc(522, 278, 6), BLACK)
    fill(painter, limb(((494, 362, 4), (488, 420, 7), (496, 462, 3))), BLACK)
    rimmed(painter, disc(500, 492, 26, 22), mixed(BLACK, look.SODIUM, 0.6), BLACK, 5)


def ten(painter: QPainter, t: Tones) -> None:
    """Three generations and two dogs in the gateway of the old house; ten coins in the ironwork, and who gets them?"""
    fill(painter, SKY, t.far)
    opening = joined(rect(160, 560, 390, 700), disc(355, 560, 195, 190))
    gate = rect(30, -150, 640, 1400).subtracted(opening)
    fill(painter, gate, t.sky)
    hatch(painter, gate, Hatch.HORIZONTAL, t.far, pitch=52, width=6)
    fill(painter, opening, mixed(BLACK, look.SODIUM, 0.4))
    fill(painter, skyline(960, ((70, 180), (60, 260), (90, 140), (60, 220), (110, 160)), 162), BLACK)
    places = [(355 + a, b) for a, b in ((-250, 480), (-142, 404), (0, 364), (142, 404), (250, 480))]
    places += [(105, 606), (605, 606), (105, 732), (605, 732), (605, 858)]
    for x, y in places:
        coin(painter, x, y, 112)
    boards(painter, 1000, t)
    person(painter, SITTING, Wear(Hair.BALD, Cloth.GOWN, look.OXBLOOD, look.BONE), 146, 1070, 1.04)
    couple = STANDING._replace(near_arm=Limb((56, -256), (84, -236)))
    person(painter, couple, Wear(Hair.SHORT, Cloth.SUIT, BLACK, look.BONE), 370, 1010, 1.0)
    person(painter, couple, Wear(Hair.LONG, Cloth.GOWN, BLACK, look.BONE), 486, 1010, 0.95, mirror=True)
    child = Wear(Hair.CURLS, Cloth.SKIRT, look.BONE, BLACK, stout=0.9, skin=mixed(BLACK, look.BONE, 0.85))
    person(painter, REACHING, child, 350, 1066, 0.54, mirror=True)
    rimmed(painter, placed(sitting_dog(), 500, 1070, 0.72, mirror=True), look.BONE, BLACK, 5)
    rimmed(painter, placed(sitting_dog(), 606, 1070, 0.56, mirror=True), look.BONE, BLACK, 5)


SCENES: Final = (six, seven, eight, nine, ten)
