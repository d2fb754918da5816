"""The cups from the six to the ten."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtGui import QPainter

from demoncity_gui.art import look
from demoncity_gui.art.minors.ground import FLOOR, NIGHT
from demoncity_gui.art.minors.people import (
    REACHING,
    STANDING,
    WALKING,
    Cloth,
    Hair,
    Limb,
    Wear,
    person,
)
from demoncity_gui.art.minors.signs import glass
from demoncity_gui.art.primitives import (
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
    star,
    stroke,
    thick_line,
)
from demoncity_gui.art.tones import BLACK, Tones


def six(painter: QPainter, t: Tones) -> None:
    """On the steps of the old house a boy gives a girl a flower in a glass; five more stand where they always stood."""
    fill(painter, SKY, t.far)
    fill(painter, rect(200, -150, 500, 930), t.sky)
    hatch(painter, rect(200, -150, 500, 930), Hatch.HORIZONTAL, t.far, pitch=36, width=4)
    fill(painter, rect(350, 250, 200, 530), BLACK)
    fill(painter, rect(366, 266, 168, 514), mixed(BLACK, look.SODIUM, 0.7))
    fill(painter, disc(510, 540, 10), BLACK)
    for number in range(5):
        fill(painter, rect(160 - number * 60, 780 + number * 64, 700, 66), (t.dusk, t.sky)[number % 2])
    giving = STANDING._replace(near_arm=Limb((66, -250), (112, -272)), far_arm=Limb((60, -270), (108, -286)))
    person(painter, giving, Wear(Hair.CAP, Cloth.SUIT, BLACK, look.BONE, stout=0.95), 190, 960, 1.1)
    taking = STANDING._replace(near_arm=Limb((66, -240), (112, -262)), head=(0, -356))
    girl = Wear(Hair.BUN, Cloth.SKIRT, look.OXBLOOD, look.BONE, stout=0.9)
    person(painter, taking, girl, 500, 960, 0.92, mirror=True)
    for x, foot in ((92, 1050), (250, 1070), (430, 1070), (610, 1050), (620, 790)):
        _flower(painter, x, foot, 112)
    _flower(painter, 352, 720, 124)
    rimmed(painter, joined(disc(312, 664, 18), disc(396, 716, 18)), look.BONE, BLACK, 4)


def seven(painter: QPainter, t: Tones) -> None:
    """A man before seven glasses in the air; in each floats something he wants, and one holds a snake."""
    fill(painter, SKY, NIGHT)
    smoke = blob(((20, 600), (50, 470), (180, 420), (270, 330), (300, 200), (420, 120), (560, 90), (700, 180),
                  (720, 640), (600, 720), (400, 690), (250, 730), (90, 700)))  # fmt: skip
    fill(painter, smoke, t.dusk)
    stroke(painter, smoke, t.glow, 6)
    places = ((410, 360), (580, 330), (250, 480), (120, 640), (320, 700), (462, 560), (600, 620))
    for number, (x, y) in enumerate(places):
        _wish(painter, number, x, y - 118)
        glass(painter, x, y, 126)
    back = blob(((190, 1180), (210, 940), (270, 870), (350, 850), (430, 870), (490, 940), (510, 1180)), tension=0.7)
    rimmed(painter, back, BLACK, look.BONE, 6)
    rimmed(painter, rect(324, 820, 52, 50), look.BONE, BLACK, 4)
    rimmed(painter, disc(350, 780, 56, 64), BLACK, look.BONE, 5)
    for side in (-1, 1):
        arm = limb(((350 + side * 120, 950, 60), (350 + side * 230, 920, 50), (350 + side * 250, 840, 38)))
        rimmed(painter, arm, BLACK, look.BONE, 5)
        x = 350 + side * 252
        fingers = (limb(((x, 816, 32), (x + dx, 766, 14))) for dx in (-26, -8, 10, 28))
        rimmed(painter, joined(disc(x, 814, 26), *fingers), look.BONE, BLACK, 5)


def eight(painter: QPainter, t: Tones) -> None:
    """Eight glasses, neatly stacked, and the one who drank them is already on the stairs, under a dark moon."""
    fill(painter, SKY, t.far)
    fill(painter, disc(460, 230, 130), t.light)
    fill(painter, disc(430, 214, 122), t.far)
    for number in range(8):
        fill(painter, rect(330 + number * 46, 780 - number * 40, 420, 1000), (t.dusk, t.sky)[number % 2])
    fill(painter, rect(0, 810, 700, 400), FLOOR)
    hatch(painter, rect(0, 810, 700, 400), Hatch.HORIZONTAL, t.far, pitch=40, width=5)
    leaving = WALKING._replace(head=(18, -352), near_arm=Limb((40, -256), (72, -230)))
    person(painter, leaving, Wear(Hair.FEDORA, Cloth.COAT, look.OXBLOOD, look.BONE), 560, 622, 0.9)
    rimmed(painter, thick_line(((626, 412), (648, 604)), 9), look.BONE, BLACK, 3)
    rows = ((1050, (90, 220, 350, 480)), (924, (155, 285, 415)), (798, (220,)))
    for foot, places in rows:
        for x in places:
            glass(painter, x, foot, 128)


def nine(painter: QPainter, t: Tones) -> None:
    """The owner, very pleased, arms folded; nine of his best stand on the shelf behind him."""
    fill(painter, SKY, NIGHT)
    wall = rect(30, 300, 640, 900)
    fill(painter, wall, t.sky)
    hatch(painter, wall, Hatch.VERTICAL, t.far, pitch=52, width=5)
    for y in (470, 640):
        fill(painter, rect(30, y, 640, 18, 6), t.glow)
    for x in (92, 192, 292, 408, 508, 608):
        glass(painter, x, 472, 116)
    for x in (92, 192, 608):
        glass(painter, x, 642, 116)
    painter.save()
    painter.translate(40, 60)
    body = blob(((80, 1120), (110, 850), (210, 740), (350, 716), (490, 740), (590, 850), (620, 1120)), tension=0.8)
    rimmed(painter, body, BLACK, look.BONE, 6)
    fill(painter, polygon(((300, 726), (400, 726), (350, 880))), look.BONE)
    fill(painter, polygon(((338, 750), (362, 750), (370, 860), (350, 890), (330, 860))), look.OXBLOOD)
    face = blob(((350, 520), (430, 560), (448, 650), (410, 736), (350, 756), (290, 736), (252, 650), (270, 560)))
    rimmed(painter, face, look.BONE, BLACK, 6)
    fill(painter, blob(((262, 600), (280, 530), (350, 508), (420, 530), (438, 600), (400, 556), (300, 556))), BLACK)
    for x in (306, 394):
        fill(painter, limb(((x - 22, 628, 5), (x, 614, 9), (x + 22, 628, 5))), BLACK)
    fill(painter, blob(((286, 668), (350, 684), (414, 668), (394, 718), (350, 734), (306, 718))), BLACK)
    fill(painter, blob(((300, 676), (350, 690), (400, 676), (388, 698), (350, 708), (312, 698))), look.BONE)
    for points in (((150, 870, 88), (300, 980, 80), (450, 950, 66)), ((550, 870, 88), (400, 990, 80), (250, 964, 66))):
        rimmed(painter, limb(points), BLACK, look.BONE, 5)
    rimmed(painter, limb(((250, 962, 56), (206, 936, 44))), look.BONE, BLACK, 5)
    painter.restore()


def ten(painter: QPainter, t: Tones) -> None:
    """A lit window far above the street, and ten glasses over it like a rainbow: for once, everybody is home."""
    fill(painter, SKY, t.far)
    fill(painter, rays(350, 860, 200, 760, 30, 56, 3), t.sky)
    for number in range(10):
        angle = math.radians(176 + number * 20.9)
        glass(painter, 350 + 276 * math.cos(angle), 780 + 350 * math.sin(angle) + 50, 104, 0)
    fill(painter, disc(350, 860, 214, 300), mixed(BLACK, look.SODIUM, 0.62))
    fill(painter, joined(rect(344, 560, 12, 500), rect(136, 720, 428, 12)), mixed(BLACK, look.SODIUM, 0.3))
    fill(painter, rect(0, 1020, 700, 300), BLACK)
    couple = STANDING._replace(far_arm=Limb((-56, -290), (-76, -384)), near_arm=Limb((50, -260), (30, -200)))
    person(painter, couple, Wear(Hair.SHORT, Cloth.SUIT, BLACK, look.BONE), 300, 1044, 1.0)
    person(painter, couple, Wear(Hair.LONG, Cloth.GOWN, look.OXBLOOD, look.BONE), 406, 1044, 0.95, mirror=True)
    for x, mirror, hair in ((150, False, Hair.CURLS), (560, True, Hair.CAP)):
        cloth = Cloth.SKIRT if mirror else Cloth.SUIT
        person(painter, REACHING, Wear(hair, cloth, BLACK, look.BONE, stout=0.9), x, 1050, 0.56, mirror=mirror)


def _flower(painter: QPainter, x: float, foot: float, height: float) -> None:
    """A glass with a flower in it."""
    top = foot - height - 40
    fill(painter, thick_line(((x, foot - height * 0.6), (x, top)), 8), "#7FD0B0")
    rimmed(
        painter,
        joined(*(disc(x + 17 * math.cos(a), top + 17 * math.sin(a), 13) for a in (0, 1.26, 2.51, 3.77, 5.03))),
        look.BONE,
        BLACK,
        4,
    )
    fill(painter, disc(x, top, 9), look.SODIUM)
    glass(painter, x, foot, height)


def _wish(painter: QPainter, number: int, x: float, y: float) -> None:
    """What floats over the n-th glass: a face, a house, gold, a wreath, a snake, a mask, a crown."""
    if number == 0:
        shape, colour = placed(profile(), x, y - 34, 0.5), look.BONE
    elif number == 1:
        shape, colour = (
            joined(rect(x - 34, y - 50, 68, 56), polygon(((x - 44, y - 48), (x, y - 92), (x + 44, y - 48)))),
            look.BONE,
        )
    elif number == 2:
        shape, colour = (
            joined(*(disc(x + a, y - b, 15) for a, b in ((-24, 0), (0, 0), (24, 0), (-12, 24), (12, 24), (0, 48)))),
            look.BRASS,
        )
    elif number == 3:
        shape, colour = star(x, y - 34, 44, 19), look.SODIUM
    elif number == 4:
        shape, colour = (
            limb(
                (
                    (x - 20, y + 6, 18),
                    (x + 24, y - 14, 18),
                    (x - 22, y - 40, 18),
                    (x + 20, y - 66, 20),
                    (x + 40, y - 60, 12),
                )
            ),
            look.HORROR,
        )
    elif number == 5:
        shape, colour = (
            blob(((x - 46, y - 66), (x, y - 54), (x + 46, y - 66), (x + 34, y - 10), (x, y + 4), (x - 34, y - 10))),
            look.DANGER,
        )
    else:
        shape, colour = placed(crown(), x, y, 0.4), look.BRASS
    rimmed(painter, shape, colour, BLACK, 5)
    if number == 5:
        fill(painter, joined(disc(x - 18, y - 40, 9), disc(x + 18, y - 40, 9)), BLACK)


SCENES: Final = (six, seven, eight, nine, ten)
