"""The cups, ace to ten: what is felt. Love, company, the morning after, and what is poured out for nothing."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtGui import QPainter

from demoncity_gui.art import look
from demoncity_gui.art.glyphs import paint_glyph
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
from demoncity_gui.art.primitives import (
    SKY,
    Hatch,
    blob,
    cone,
    crown,
    disc,
    fill,
    hatch,
    joined,
    lamp,
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
from demoncity_gui.art.tones import BLACK, Tones
from demoncity_gui.rules.cards import Suit


def _glass(painter: QPainter, x: float, foot: float, height: float, turn: float = 0) -> None:
    """A tumbler that stands on `foot`, or lies turned about its middle."""
    paint_glyph(painter, Suit.CUPS, x, foot - height / 2, height, rim=BLACK, turn=turn)


def _water(painter: QPainter, top: float, t: Tones) -> None:
    fill(painter, rect(0, top, 700, 1200), t.sky)
    hatch(painter, rect(0, top, 700, 1200 - top), Hatch.WAVES, t.dusk, pitch=34, width=4)


def _hand(painter: QPainter, x: float, y: float, t: Tones, *, mirror: bool = False) -> None:
    """An open hand, palm up, in a dark sleeve that comes from the side."""
    side = -1 if mirror else 1
    sleeve = polygon(
        ((x + side * 90, y - 34), (x + side * 420, y - 60), (x + side * 420, y + 100), (x + side * 90, y + 56))
    )
    rimmed(painter, sleeve, BLACK, t.light, 5)
    rimmed(painter, rect(min(x + side * 74, x + side * 104), y - 44, 30, 108, 8), t.light, BLACK, 5)
    palm = blob(
        ((-120, -14), (-60, 2), (0, -4), (60, -28), (100, -30), (100, 44), (40, 58), (-40, 44), (-110, 14)), tension=0.8
    )
    rimmed(painter, placed(palm, x, y, 1, 0, mirror=mirror), look.BONE, BLACK, 6)
    rimmed(
        painter,
        limb(((x + side * 60, y - 16, 34), (x + side * 10, y - 46, 26), (x - side * 24, y - 42, 20))),
        look.BONE,
        BLACK,
        5,
    )


def one(painter: QPainter, t: Tones) -> None:
    """A hand out of the dark offers one glass that runs over, and the street below it floods with light."""
    fill(painter, SKY, t.far)
    fill(painter, rays(330, 470, 230, 480, 26, 40, 6), t.sky)
    fill(painter, disc(330, 470, 236), t.dusk)
    fill(
        painter, skyline(900, ((90, 120), (70, 200), (110, 90), (80, 150), (90, 110), (120, 190), (140, 130)), 0), BLACK
    )
    fill(painter, windows(110, 720, 2, 3, (30, 46), (13, 20), 0b101101), look.SODIUM)
    _water(painter, 880, t)
    for x, width in ((196, 20), (262, 28), (330, 34), (398, 28), (464, 20)):
        fall = blob(
            ((x, 470), (x + width * 0.4, 700), (x + width, 890), (x, 930), (x - width, 890), (x - width * 0.4, 700))
        )
        rimmed(painter, fall, t.light, BLACK, 4)
    _hand(painter, 380, 700, t)
    _glass(painter, 330, 690, 420)
    bird = joined(
        blob(((-10, -60), (14, -30), (16, 20), (0, 70), (-16, 20))),
        blob(((0, -10), (70, -50), (120, -30), (60, 0), (10, 20))),
        blob(((0, -10), (-70, -50), (-120, -30), (-60, 0), (-10, 20))),
    )
    rimmed(painter, placed(bird, 520, 190, 0.9, 160), look.BONE, BLACK, 6)


def two(painter: QPainter, t: Tones) -> None:
    """Two who have just met touch glasses across a small table, and the whole bar goes dark around them."""
    fill(painter, SKY, "#0B0A10")
    fill(painter, cone(350, 250, 1010, 40, 660, 30), t.sky)
    fill(painter, joined(lamp(350, 250, 80)), t.glow)
    fill(painter, rect(316, 250, 68, 12, 6), look.BONE)
    for mirror, x, colour in ((False, 190, BLACK), (True, 510, look.OXBLOOD)):
        side = -1 if mirror else 1
        shoulders = blob(
            (
                (x - side * 200, 1030),
                (x - side * 180, 800),
                (x - side * 90, 690),
                (x, 700),
                (x + side * 60, 800),
                (x + side * 50, 1030),
            )
        )
        rimmed(painter, shoulders, colour, t.light, 6)
        rimmed(painter, placed(profile(), x, 590, 1.35, 4 * side, mirror=mirror), look.BONE, BLACK, 6)
        eye = limb(((x + side * 40, 568, 5), (x + side * 60, 574, 8), (x + side * 78, 570, 4)))
        fill(painter, eye, BLACK)
    short = blob(
        ((120, 500), (170, 430), (260, 446), (280, 500), (220, 490), (150, 560), (110, 650), (76, 600), (82, 530))
    )
    rimmed(painter, short, BLACK, t.light, 4)
    long = blob(
        (
            (580, 500),
            (530, 430),
            (440, 446),
            (424, 500),
            (490, 490),
            (546, 560),
            (570, 760),
            (640, 780),
            (648, 620),
            (624, 520),
        )
    )
    rimmed(painter, long, BLACK, t.light, 4)
    rimmed(painter, disc(350, 1000, 250, 46), "#17151C", t.glow, 6)
    for mirror, x in ((False, 268), (True, 432)):
        side = -1 if mirror else 1
        rimmed(
            painter,
            limb(((x - side * 110, 960, 66), (x - side * 60, 880, 52), (x - side * 30, 840, 44))),
            BLACK,
            t.light,
            5,
        )
        _glass(painter, x, 860, 190, 8 * side)
        for number in range(3):
            rimmed(painter, rect(x - side * 16 - 44, 776 + number * 26, 76, 28, 14), look.BONE, BLACK, 4)
    fill(painter, star(350, 640, 46, 10, 4), look.BONE)


def three(painter: QPainter, t: Tones) -> None:
    """Three friends on a roof, glasses up, under a string of bulbs: the one good night."""
    fill(painter, SKY, t.sky)
    fill(
        painter,
        skyline(700, ((100, 120), (80, 220), (120, 90), (90, 180), (110, 120), (90, 240), (120, 160)), 0),
        t.far,
    )
    wire = blob(((-20, 120), (200, 236), (420, 250), (720, 110), (720, 118), (420, 262), (200, 248), (-20, 132)))
    fill(painter, wire, BLACK)
    for x, y in ((300, 262), (380, 268), (460, 256), (540, 224), (620, 178)):
        fill(painter, disc(x, y + 16, 34), mixed(BLACK, look.SODIUM, 0.35))
        rimmed(painter, disc(x, y + 16, 17), look.SODIUM, BLACK, 4)
    fill(painter, rect(0, 960, 700, 300), "#0E0D13")
    fill(painter, rect(0, 950, 700, 16), t.glow)
    wears = (
        Wear(Hair.CURLS, Cloth.GOWN, look.OXBLOOD, look.BONE),
        Wear(Hair.LONG, Cloth.GOWN, BLACK, t.light),
        Wear(Hair.BUN, Cloth.SKIRT, mixed(BLACK, t.light, 0.4), look.BONE),
    )
    up = REACHING._replace(near_arm=Limb((56, -344), (52, -430)), far_arm=Limb((-60, -250), (-96, -230)))
    for wear, x, mirror in zip(wears, (150, 350, 560), (False, False, True), strict=True):
        person(painter, up, wear, x, 990, 1.24, mirror=mirror)
        side = -1 if mirror else 1
        _glass(painter, x + side * 66, 462, 190, 6 * side)


def four(painter: QPainter, t: Tones) -> None:
    """Arms folded at the end of the bar, three glasses untouched; he doesn't see the fourth being offered."""
    fill(painter, SKY, "#0B0A10")
    fill(painter, cone(480, 130, 1010, 150, 760, 26), t.sky)
    fill(painter, lamp(480, 130, 64), t.glow)
    fill(painter, rect(0, 470, 700, 14), t.dusk)
    for x, height in ((420, 90), (470, 120), (520, 100), (566, 130), (620, 96)):
        fill(painter, joined(rect(x - 15, 470 - height, 30, height, 6), rect(x - 6, 440 - height, 12, 40)), t.dusk)
    body = blob(((40, 1040), (60, 760), (140, 640), (260, 630), (350, 720), (390, 1040)), tension=0.7)
    rimmed(painter, body, BLACK, t.light, 6)
    rimmed(painter, placed(profile(), 216, 520, 1.2, 16), look.BONE, BLACK, 6)
    hair = blob(
        ((116, 500), (150, 410), (240, 386), (306, 440), (250, 450), (200, 500), (190, 570), (150, 610), (116, 570))
    )
    rimmed(painter, hair, BLACK, t.glow, 4)
    fill(painter, limb(((250, 520, 6), (272, 530, 8), (292, 530, 4))), BLACK)
    rimmed(painter, rect(-20, 880, 760, 60), t.dusk, BLACK, 6)
    fill(painter, rect(0, 940, 700, 300), "#0E0D13")
    hatch(painter, rect(0, 940, 700, 300), Hatch.VERTICAL, t.far, pitch=60, width=6)
    for points in (((120, 760, 72), (250, 850, 66), (350, 840, 56)), ((320, 770, 72), (230, 860, 66), (130, 850, 56))):
        rimmed(painter, limb(points), BLACK, t.light, 5)
    rimmed(painter, disc(352, 836, 32, 28), look.BONE, BLACK, 5)
    for x in (420, 522, 624):
        _glass(painter, x, 886, 150)
    _hand(painter, 566, 640, t)
    _glass(painter, 530, 632, 170)


def five(painter: QPainter, t: Tones) -> None:
    """Three glasses spilt on the bridge, and all eyes are on them. Two stand full behind the black coat."""
    fill(painter, SKY, t.far)
    hatch(painter, SKY, Hatch.RAIN, t.dusk, pitch=52, width=4)
    fill(painter, skyline(520, ((120, 90), (70, 150), (90, 70), (120, 120), (100, 60), (90, 140), (110, 90)), 0), BLACK)
    fill(painter, rect(560, 410, 14, 20), look.SODIUM)
    fill(painter, rect(0, 520, 700, 60), t.sky)
    fill(painter, rect(0, 580, 700, 500), "#121018")
    hatch(painter, rect(0, 580, 700, 500), Hatch.HORIZONTAL, t.far, pitch=44, width=5)
    for x in (540, 640):
        _glass(painter, x, 760, 180)
    coat = blob(
        ((300, 330), (372, 350), (430, 520), (480, 930), (430, 966), (180, 966), (150, 930), (200, 520), (240, 370)),
        tension=0.8,
    )
    rimmed(painter, coat, BLACK, t.light, 7)
    hood = blob(((312, 250), (380, 300), (390, 380), (350, 430), (260, 440), (216, 390), (230, 300)))
    rimmed(painter, hood, BLACK, t.light, 6)
    rimmed(painter, blob(((238, 330), (270, 310), (290, 350), (282, 410), (244, 416), (222, 380))), look.BONE, BLACK, 4)
    fill(painter, limb(((232, 372, 4), (246, 376, 6), (262, 370, 4))), BLACK)
    for x, y, turn, spill in ((130, 930, -96, -1), (330, 1000, -100, -1), (560, 970, 96, 1)):
        pool = blob(
            (
                (x + spill * 60, y + 10),
                (x + spill * 170, y + 4),
                (x + spill * 200, y + 36),
                (x + spill * 60, y + 44),
                (x, y + 26),
            )
        )
        fill(painter, pool, t.glow)
        _glass(painter, x, y + 85, 170, turn)


def six(painter: QPainter, t: Tones) -> None:
    """On the steps of the old house a boy gives a girl a flower in a glass; five more stand where they always stood."""
    fill(painter, SKY, t.far)
    fill(painter, polygon(((250, 60), (700, 60), (700, 760), (250, 760))), t.sky)
    hatch(painter, rect(250, 60, 450, 700), Hatch.HORIZONTAL, t.far, pitch=36, width=4)
    fill(painter, rect(430, 250, 180, 510), BLACK)
    fill(painter, rect(446, 266, 148, 494), mixed(BLACK, look.SODIUM, 0.6))
    for number in range(4):
        fill(painter, rect(200 - number * 60, 760 + number * 66, 560 + number * 60, 68), (t.dusk, t.sky)[number % 2])
    child = Wear(Hair.CAP, Cloth.SUIT, BLACK, t.light, stout=0.95)
    giving = STANDING._replace(near_arm=Limb((70, -250), (118, -250)), far_arm=Limb((64, -260), (110, -240)))
    person(painter, giving, child, 210, 950, 0.98)
    taking = STANDING._replace(near_arm=Limb((66, -250), (104, -270)))
    person(
        painter, taking, Wear(Hair.BUN, Cloth.SKIRT, look.OXBLOOD, look.BONE, stout=0.9), 520, 950, 0.86, mirror=True
    )
    for x, foot in ((350, 760), (644, 760), (100, 1000), (640, 958), (400, 1010)):
        _flower(painter, x, foot, 128)
    _flower(painter, 358, 720, 150)


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
    _glass(painter, x, foot, height)


def seven(painter: QPainter, t: Tones) -> None:
    """A man before seven glasses in the air; in each floats something he wants, and one holds a snake."""
    fill(painter, SKY, t.far)
    cloud = blob(
        (
            (40, 560),
            (60, 440),
            (200, 420),
            (260, 320),
            (400, 170),
            (560, 120),
            (690, 220),
            (690, 640),
            (560, 690),
            (400, 660),
            (250, 700),
            (110, 660),
        )
    )
    fill(painter, cloud, t.dusk)
    fill(
        painter,
        blob(
            (
                (70, 570),
                (120, 480),
                (240, 470),
                (330, 330),
                (480, 200),
                (620, 200),
                (660, 330),
                (660, 600),
                (520, 650),
                (380, 620),
                (220, 650),
            )
        ),
        t.sky,
    )
    places = ((470, 300), (612, 330), (330, 440), (180, 570), (340, 660), (500, 560), (630, 660))
    for number, (x, y) in enumerate(places):
        _wish(painter, number, x, y - 128)
        _glass(painter, x, y, 138)
    back = blob(((210, 1040), (220, 900), (280, 820), (350, 800), (420, 820), (480, 900), (490, 1040)), tension=0.7)
    rimmed(painter, back, BLACK, t.light, 6)
    rimmed(painter, rect(326, 770, 48, 50), look.BONE, BLACK, 4)
    rimmed(painter, disc(350, 730, 54, 62), BLACK, t.light, 5)
    for side in (-1, 1):
        rimmed(
            painter,
            limb(((350 + side * 110, 900, 56), (350 + side * 200, 860, 46), (350 + side * 220, 770, 36))),
            BLACK,
            t.light,
            5,
        )
        rimmed(painter, disc(350 + side * 222, 752, 28), look.BONE, BLACK, 5)


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


def eight(painter: QPainter, t: Tones) -> None:
    """Eight glasses, neatly stacked, and the one who drank them is already on the stairs, under a dark moon."""
    fill(painter, SKY, t.far)
    fill(painter, disc(530, 220, 120), t.light)
    fill(painter, disc(506, 206, 112), t.far)
    for number in range(8):
        fill(painter, rect(330 + number * 46, 760 - number * 40, 420, 42), (t.dusk, t.sky)[number % 2])
    fill(painter, rect(0, 790, 700, 300), "#121018")
    hatch(painter, rect(0, 790, 700, 300), Hatch.HORIZONTAL, t.far, pitch=40, width=5)
    person(painter, WALKING, Wear(Hair.FEDORA, Cloth.COAT, look.OXBLOOD, look.BONE), 560, 604, 0.74)
    fill(painter, thick_line(((620, 440), (636, 606)), 9), look.BONE)
    for x, foot in ((104, 1010), (236, 1010), (368, 1010), (500, 1010), (170, 874), (302, 874), (434, 874), (236, 738)):
        _glass(painter, x, foot, 140)


def nine(painter: QPainter, t: Tones) -> None:
    """The owner, very pleased, arms folded; nine of his best stand on the shelf behind him."""
    fill(painter, SKY, "#0B0A10")
    arch = polygon(((40, 420), (660, 420), (660, 1000), (40, 1000)))
    fill(painter, arch, t.sky)
    hatch(painter, arch, Hatch.VERTICAL, t.far, pitch=52, width=5)
    for y in (440, 640):
        fill(painter, rect(30, y, 640, 18, 6), t.glow)
    for x, foot in (
        (350, 442),
        (475, 442),
        (600, 442),
        (100, 642),
        (225, 642),
        (475, 642),
        (600, 642),
        (82, 830),
        (618, 830),
    ):
        _glass(painter, x, foot, 132)
    body = blob(((120, 1040), (130, 830), (220, 730), (350, 716), (480, 730), (570, 830), (580, 1040)), tension=0.8)
    rimmed(painter, body, BLACK, t.light, 6)
    fill(painter, polygon(((310, 726), (390, 726), (350, 860))), look.BONE)
    fill(painter, polygon(((338, 750), (362, 750), (370, 860), (350, 890), (330, 860))), look.OXBLOOD)
    face = blob(((350, 520), (430, 560), (444, 650), (400, 730), (350, 746), (300, 730), (256, 650), (270, 560)))
    rimmed(painter, face, look.BONE, BLACK, 6)
    fill(painter, blob(((268, 590), (290, 530), (350, 512), (410, 530), (432, 590), (390, 562), (310, 562))), BLACK)
    for x in (312, 388):
        fill(painter, limb(((x - 18, 626, 5), (x, 616, 8), (x + 18, 626, 5))), BLACK)
    fill(painter, blob(((296, 668), (350, 690), (404, 668), (386, 710), (350, 722), (314, 710))), BLACK)
    fill(painter, blob(((308, 676), (350, 692), (392, 676), (380, 690), (350, 700), (320, 690))), look.BONE)
    for points in (((160, 850, 84), (300, 950, 76), (440, 930, 64)), ((540, 850, 84), (400, 960, 76), (260, 944, 64))):
        rimmed(painter, limb(points), BLACK, t.light, 5)
    rimmed(painter, disc(252, 940, 34, 28), look.BONE, BLACK, 5)


def ten(painter: QPainter, t: Tones) -> None:
    """A lit window far above the street, and ten glasses over it like a rainbow: for once, everybody is home."""
    fill(painter, SKY, t.far)
    fill(painter, rays(350, 800, 200, 640, 30, 46, 3), t.sky)
    for number in range(10):
        angle = math.radians(180 + number * 20)
        _glass(painter, 350 + 284 * math.cos(angle), 790 + 330 * math.sin(angle) + 50, 112, 0)
    fill(painter, polygon(((110, 800), (590, 800), (640, 1040), (60, 1040))), t.dusk)
    fill(painter, rect(0, 1000, 700, 200), BLACK)
    couple = STANDING._replace(far_arm=Limb((-60, -290), (-84, -380)), near_arm=Limb((50, -260), (30, -200)))
    person(painter, couple, Wear(Hair.SHORT, Cloth.SUIT, BLACK, look.BONE), 300, 1000, 0.94)
    person(painter, couple, Wear(Hair.LONG, Cloth.GOWN, look.OXBLOOD, look.BONE), 400, 1000, 0.9, mirror=True)
    for x, mirror, hair in ((150, False, Hair.CURLS), (560, True, Hair.CAP)):
        person(
            painter,
            REACHING,
            Wear(hair, Cloth.SKIRT if mirror else Cloth.SUIT, BLACK, look.BONE, stout=0.85),
            x,
            1004,
            0.5,
            mirror=mirror,
        )


SCENES: Final = (one, two, three, four, five, six, seven, eight, nine, ten)
"""Ace to ten."""
