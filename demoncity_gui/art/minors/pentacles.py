"""The pentacles, ace to ten: what things cost. Rent, craft, charity, and what is left to the grandchildren."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtGui import QPainter

from demoncity_gui.art import look
from demoncity_gui.art.glyphs import paint_glyph
from demoncity_gui.art.minors.people import (
    BOWED,
    KNEELING,
    REACHING,
    SITTING,
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
    disc,
    fill,
    hatch,
    joined,
    lamp,
    limb,
    mixed,
    placed,
    polygon,
    rays,
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
from demoncity_gui.rules.cards import Suit


def _coin(painter: QPainter, x: float, y: float, height: float, turn: float = 0) -> None:
    paint_glyph(painter, Suit.PENTACLES, x, y, height, rim=BLACK, turn=turn)


def _floor(painter: QPainter, top: float, t: Tones) -> None:
    fill(painter, rect(0, top, 700, 1200), "#121018")
    hatch(painter, rect(0, top, 700, 1200 - top), Hatch.HORIZONTAL, t.far, pitch=42, width=5)


def one(painter: QPainter, t: Tones) -> None:
    """A hand through the pay window's bars holds out one great coin over a garden of weeds in bloom."""
    fill(painter, SKY, t.far)
    fill(painter, rays(370, 480, 250, 560, 30, 44), t.sky)
    wall = rect(40, 60, 640, 700).subtracted(rect(170, 250, 420, 440, 200))
    fill(painter, wall, "#0B0A10")
    hatch(painter, wall, Hatch.HORIZONTAL, t.far, pitch=40, width=5)
    stroke(painter, rect(170, 250, 420, 440, 200), t.glow, 10)
    for x in (240, 340, 440, 540):
        fill(painter, rect(x - 6, 240, 12, 460), t.dusk)
    sleeve = polygon(((470, 560), (720, 520), (720, 720), (480, 690)))
    rimmed(painter, sleeve, BLACK, t.light, 6)
    rimmed(painter, polygon(((450, 562), (486, 556), (496, 692), (460, 696))), t.light, BLACK, 5)
    rimmed(painter, blob(((250, 690), (350, 660), (456, 580), (470, 690), (380, 740), (270, 740))), look.BONE, BLACK, 6)
    _coin(painter, 330, 500, 380)
    rimmed(painter, limb(((456, 620, 50), (420, 560, 44), (400, 520, 34))), look.BONE, BLACK, 5)
    fill(painter, rect(0, 790, 700, 400), "#121018")
    for number, x in enumerate(range(50, 700, 75)):
        top = 840 - (number * 53) % 90
        fill(painter, limb(((x, 1030, 10), (x + 6, top + 60, 8), (x, top, 5))), mixed(BLACK, look.HORROR, 0.5))
        rimmed(painter, star(x, top, 32, 14, 6, number * 11), (look.BONE, look.DANGER)[number % 2], BLACK, 4)


def two(painter: QPainter, t: Tones) -> None:
    """A street juggler on a drum with the rent in one hand and dinner in the other; the harbour heaves behind him."""
    fill(painter, SKY, t.far)
    waves = blob(
        ((0, 560), (120, 470), (240, 580), (360, 470), (480, 580), (600, 470), (720, 560), (720, 760), (0, 760))
    )
    fill(painter, waves, t.sky)
    stroke(painter, waves, t.dusk, 6)
    for x, y, turn in ((90, 470, -14), (610, 456, 12)):
        ship = joined(polygon(((-60, 0), (60, 0), (44, 30), (-44, 30))), polygon(((-4, -90), (50, -14), (-4, -14))))
        rimmed(painter, placed(ship, x, y, 1, turn), BLACK, t.glow, 4)
    _floor(painter, 760, t)
    for number in range(40):
        a = number * math.tau / 40
        fill(painter, disc(360 + 250 * math.sin(a), 470 + 120 * math.sin(2 * a), 9), t.glow)
    juggler = STANDING._replace(
        near_arm=Limb((70, -250), (110, -310)),
        far_arm=Limb((-70, -250), (-110, -310)),
        near_leg=Limb((40, -120), (12, -60)),
    )
    person(painter, juggler, Wear(Hair.CAP, Cloth.SUIT, look.OXBLOOD, look.BONE), 360, 900, 1.1)
    drum = joined(rect(250, 896, 220, 110, 10), disc(360, 898, 110, 26))
    rimmed(painter, drum, BLACK, t.light, 6)
    stroke(
        painter,
        polygon(((250, 920), (290, 1000), (330, 924), (370, 1004), (410, 924), (450, 1000), (470, 920))),
        t.glow,
        5,
    )
    _coin(painter, 150, 480, 230, -8)
    _coin(painter, 570, 480, 230, 8)


def three(painter: QPainter, t: Tones) -> None:
    """A mason on a scaffold under three coins of stone; below him the priest and the money hold the plan."""
    fill(painter, SKY, t.far)
    arch = rect(80, 110, 590, 900).subtracted(joined(rect(170, 520, 400, 500), disc(370, 520, 200, 250)))
    fill(painter, arch, t.sky)
    hatch(painter, arch, Hatch.HORIZONTAL, t.far, pitch=58, width=6)
    stroke(painter, joined(disc(370, 520, 200, 250)).intersected(rect(0, 0, 700, 520)), t.dusk, 8)
    for x, y in ((370, 350), (296, 480), (444, 480)):
        _coin(painter, x, y, 156)
    _floor(painter, 980, t)
    fill(
        painter,
        joined(
            rect(60, 790, 330, 22),
            rect(90, 800, 16, 210),
            rect(346, 800, 16, 210),
            thick_line(((98, 990), (354, 820)), 10),
        ),
        t.glow,
    )
    mason = REACHING._replace(near_arm=Limb((70, -290), (120, -320)), far_arm=Limb((56, -260), (108, -270)))
    person(painter, mason, Wear(Hair.CAP, Cloth.SUIT, look.OXBLOOD, look.BONE), 180, 790, 0.9)
    rimmed(painter, thick_line(((282, 500), (312, 474)), 20), look.BONE, BLACK, 4)
    person(
        painter,
        STANDING._replace(near_arm=Limb((56, -256), (84, -236))),
        Wear(Hair.BALD, Cloth.GOWN, BLACK, t.light),
        460,
        1000,
        0.92,
    )
    person(
        painter,
        STANDING._replace(near_arm=Limb((60, -256), (96, -240))),
        Wear(Hair.FEDORA, Cloth.COAT, BLACK, t.light),
        626,
        1000,
        0.96,
        mirror=True,
    )
    rimmed(painter, polygon(((520, 740), (590, 726), (600, 800), (530, 816))), look.BONE, BLACK, 5)


def four(painter: QPainter, t: Tones) -> None:
    """The landlord: one on his head, one in his arms, one under each shoe, and the door chained behind him."""
    fill(painter, SKY, t.far)
    door = rect(190, 250, 340, 700)
    fill(painter, door, "#0B0A10")
    stroke(painter, door, t.dusk, 12)
    for turn in (-1, 1):
        for number in range(9):
            x = 220 + number * 35
            y = 420 + turn * (number - 4) * 34 + 60
            stroke(painter, disc(x, y, 19, 14), t.dusk, 7)
    fill(painter, joined(rect(40, 300, 110, 160), rect(570, 300, 90, 160)), t.sky)
    _floor(painter, 950, t)
    body = blob(((200, 930), (180, 700), (230, 560), (360, 530), (490, 560), (540, 700), (520, 930)), tension=0.7)
    rimmed(painter, body, BLACK, t.light, 7)
    for side in (-1, 1):
        leg = limb(((360 + side * 70, 850, 120), (360 + side * 150, 880, 96), (360 + side * 150, 960, 70)))
        rimmed(painter, leg, BLACK, t.light, 5)
    face = blob(((360, 380), (430, 410), (444, 480), (410, 550), (360, 566), (310, 550), (276, 480), (290, 410)))
    rimmed(painter, face, look.BONE, BLACK, 6)
    for side in (-1, 1):
        fill(painter, limb(((360 + side * 14, 448, 6), (360 + side * 40, 436, 10), (360 + side * 58, 440, 5))), BLACK)
        fill(painter, disc(360 + side * 34, 460, 8), BLACK)
    fill(painter, limb(((330, 522, 5), (360, 514, 8), (390, 522, 5))), BLACK)
    rimmed(painter, blob(((318, 500), (360, 490), (402, 500), (380, 510), (360, 502), (340, 510))), BLACK, BLACK, 1)
    _coin(painter, 360, 300, 170)
    _coin(painter, 360, 720, 236)
    for side in (-1, 1):
        arm = limb(((360 + side * 150, 640, 80), (360 + side * 190, 790, 72), (360 + side * 60, 810, 56)))
        rimmed(painter, arm, BLACK, t.light, 5)
        rimmed(painter, disc(360 + side * 54, 808, 34, 28), look.BONE, BLACK, 5)
        _coin(painter, 360 + side * 160, 966, 112)
        shoe = blob(
            ((360 + side * 110, 930), (360 + side * 200, 926), (360 + side * 220, 956), (360 + side * 110, 960))
        )
        rimmed(painter, shoe, BLACK, t.light, 5)


def five(painter: QPainter, t: Tones) -> None:
    """Two go by in the snow, one on a crutch. The church window with its five coins is lit, and nobody looks out."""
    fill(painter, SKY, "#0B0A10")
    frame = joined(rect(200, 300, 420, 380), disc(410, 300, 210, 220))
    fill(painter, frame, t.dusk)
    stroke(painter, frame.simplified(), BLACK, 14)
    glass = joined(rect(222, 300, 376, 360), disc(410, 300, 188, 198))
    fill(painter, glass, mixed(BLACK, look.SODIUM, 0.5))
    fill(painter, joined(rect(404, 100, 12, 560), rect(222, 400, 376, 12)), BLACK)
    for x, y in ((410, 210), (304, 330), (516, 330), (304, 540), (516, 540)):
        _coin(painter, x, y, 156)
    fill(
        painter,
        blob(((0, 760), (180, 720), (400, 750), (720, 716), (720, 1200), (0, 1200)), tension=0.5),
        mixed(BLACK, look.BONE, 0.42),
    )
    for number in range(70):
        x, y = (number * 151) % 700, (number * 97) % 1050
        fill(painter, disc(x, y, 4 + number % 4), look.BONE)
    lame = BOWED._replace(
        hip=(0, -186),
        neck=(30, -300),
        head=(62, -324),
        far_leg=Limb((-20, -90), (-40, 0)),
        near_leg=Limb((40, -110), (16, -50)),
        far_arm=Limb((60, -240), (70, -200)),
        near_arm=Limb((56, -236), (64, -180)),
    )
    person(painter, lame, Wear(Hair.SCARF, Cloth.SUIT, BLACK, look.BONE), 210, 990, 1.1)
    rimmed(painter, thick_line(((276, 780), (300, 1000)), 15), look.BONE, BLACK, 5)
    person(
        painter,
        WALKING._replace(head=(34, -346), near_arm=Limb((40, -250), (10, -230))),
        Wear(Hair.HOOD, Cloth.GOWN, look.OXBLOOD, BLACK),
        470,
        990,
        1.12,
    )


def six(painter: QPainter, t: Tones) -> None:
    """A rich man drops one coin of his six into two pairs of hands, and weighs it first."""
    fill(painter, SKY, t.far)
    fill(painter, skyline(700, ((90, 260), (70, 180), (50, 120), (300, 0), (60, 160), (130, 260)), 0), BLACK)
    fill(painter, windows(16, 470, 2, 4, (42, 50), (15, 22), 0b10110110), look.SODIUM)
    _floor(painter, 700, t)
    for x, y in ((330, 160), (480, 120), (630, 160), (160, 480), (610, 420)):
        _coin(painter, x, y, 132)
    giver = STANDING._replace(near_arm=Limb((74, -256), (116, -210)), far_arm=Limb((-70, -286), (-110, -320)))
    person(painter, giver, Wear(Hair.FEDORA, Cloth.COAT, BLACK, t.light), 340, 970, 1.66)
    beam = thick_line(((96, 452), (220, 428)), 9)
    rimmed(painter, beam, look.BONE, BLACK, 4)
    for x, y in ((100, 452), (216, 428)):
        stroke(painter, polygon(((x, y), (x - 30, y + 80), (x + 30, y + 80))), look.BONE, 4)
    begging = KNEELING._replace(
        head=(34, -220), far_arm=Limb((70, -150), (96, -196)), near_arm=Limb((74, -140), (108, -186))
    )
    person(painter, begging, Wear(Hair.BALD, Cloth.SUIT, look.OXBLOOD, look.BONE), 110, 1010, 1.15)
    person(painter, begging, Wear(Hair.SCARF, Cloth.SKIRT, look.OXBLOOD, look.BONE), 640, 1010, 1.15, mirror=True)
    _coin(painter, 520, 720, 132)


def seven(painter: QPainter, t: Tones) -> None:
    """On a roof garden he leans on his hoe before a bush with six coins on it and one fallen; is it enough?"""
    fill(painter, SKY, t.sky)
    fill(painter, disc(170, 560, 120), mixed(BLACK, look.SODIUM, 0.5))
    fill(
        painter,
        skyline(800, ((80, 150), (60, 60), (90, 190), (70, 110), (110, 60), (90, 160), (60, 90), (160, 130)), 0),
        BLACK,
    )
    _floor(painter, 800, t)
    bush = blob(
        ((360, 900), (330, 700), (350, 480), (420, 280), (540, 200), (640, 320), (680, 520), (660, 740), (620, 900)),
        tension=0.9,
    )
    rimmed(painter, bush, mixed(BLACK, look.HORROR, 0.28), BLACK, 6)
    hatch(painter, bush, Hatch.DIAGONAL, mixed(BLACK, look.HORROR, 0.46), pitch=36, width=6)
    for x, y in ((530, 290), (446, 420), (590, 440), (440, 580), (580, 600), (500, 740)):
        _coin(painter, x, y, 136)
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
    _coin(painter, 396, 950, 130)


def eight(painter: QPainter, t: Tones) -> None:
    """Under a green lamp somebody strikes coin after coin; seven hang on the wall, the eighth is on the block."""
    fill(painter, SKY, "#0B0A10")
    fill(painter, cone(480, 190, 1010, 160, 760, 30), t.sky)
    fill(painter, lamp(480, 190, 70), look.HORROR)
    for x, y in ((94, 470), (94, 610), (94, 750), (600, 340), (600, 480), (360, 320), (600, 620)):
        _coin(painter, x, y, 130)
    _floor(painter, 920, t)
    bench = joined(rect(330, 800, 330, 34, 6), rect(360, 830, 30, 180), rect(600, 830, 30, 180))
    rimmed(painter, bench, t.dusk, BLACK, 6)
    stool = joined(rect(170, 880, 120, 20, 6), rect(186, 896, 14, 110), rect(262, 896, 14, 110))
    rimmed(painter, stool, t.glow, BLACK, 4)
    smith = SITTING._replace(
        head=(34, -270), far_arm=Limb((70, -190), (120, -150)), near_arm=Limb((70, -270), (110, -340))
    )
    person(painter, smith, Wear(Hair.SCARF, Cloth.SUIT, look.OXBLOOD, look.BONE), 230, 1010, 1.25)
    hammer = joined(thick_line(((340, 640), (420, 530)), 15), placed(rect(-24, -44, 48, 88, 8), 420, 530, 1, -36))
    rimmed(painter, hammer, look.BONE, BLACK, 5)
    _coin(painter, 440, 742, 134, 12)
    fill(painter, star(372, 690, 34, 8, 6), look.BONE)


def nine(painter: QPainter, t: Tones) -> None:
    """Alone in her roof garden with a falcon on her glove and nine coins on the vine; everything here is hers."""
    fill(painter, SKY, t.sky)
    fill(
        painter,
        skyline(620, ((70, 90), (90, 180), (60, 60), (100, 140), (80, 220), (90, 100), (60, 160), (160, 80)), 0),
        BLACK,
    )
    fill(painter, windows(90, 470, 8, 2, (70, 56), (14, 22), 0b1011001101101001), look.SODIUM)
    for x, left in ((120, 30), (580, 470)):
        vine = blob(((left, 1010), (left - 4, 640), (x, 520), (left + 200, 640), (left + 204, 1010)), tension=0.7)
        rimmed(painter, vine, mixed(BLACK, look.HORROR, 0.26), BLACK, 6)
        hatch(painter, vine, Hatch.DIAGONAL, mixed(BLACK, look.HORROR, 0.44), pitch=36, width=6)
    fill(painter, rect(0, 980, 700, 200), "#121018")
    for x, y in (
        (124, 600),
        (80, 730),
        (176, 760),
        (84, 880),
        (184, 910),
        (580, 600),
        (530, 740),
        (630, 760),
        (580, 890),
    ):
        _coin(painter, x, y, 118)
    lady = STANDING._replace(near_arm=Limb((58, -290), (94, -350)), far_arm=Limb((-56, -256), (-30, -196)))
    person(painter, lady, Wear(Hair.BUN, Cloth.GOWN, look.OXBLOOD, look.BONE), 346, 1010, 1.55)
    bird = joined(
        blob(((-16, -70), (14, -66), (30, -20), (24, 40), (6, 86), (-14, 40), (-26, -10))),
        disc(6, -76, 24),
        polygon(((26, -82), (48, -70), (26, -64))),
    )
    rimmed(painter, placed(bird, 500, 400, 1.15, 8), look.BONE, BLACK, 6)
    fill(painter, disc(514, 306, 5), BLACK)
    fill(painter, limb(((492, 380, 4), (486, 430, 6), (492, 470, 3))), BLACK)


def ten(painter: QPainter, t: Tones) -> None:
    """Three generations and two dogs in the gateway of the old house; ten coins in the ironwork, and who gets them?"""
    fill(painter, SKY, t.far)
    gate = rect(60, 80, 620, 940).subtracted(joined(rect(170, 500, 400, 530), disc(370, 500, 200, 190)))
    fill(painter, gate, t.sky)
    hatch(painter, gate, Hatch.HORIZONTAL, t.far, pitch=52, width=6)
    fill(painter, joined(rect(170, 500, 400, 530), disc(370, 500, 200, 190)), mixed(BLACK, look.SODIUM, 0.22))
    fill(painter, skyline(900, ((70, 180), (60, 260), (90, 140), (60, 220), (120, 160)), 172), BLACK)
    places = [
        (370 + 250 * math.cos(math.radians(a)), 490 + 238 * math.sin(math.radians(a))) for a in (-128, -90, -52, -14)
    ]
    places += [(370 - 255, 560), (370 + 255, 590), (115, 700), (625, 730), (115, 840), (625, 870)]
    for x, y in places:
        _coin(painter, x, y, 118)
    _floor(painter, 950, t)
    person(painter, SITTING, Wear(Hair.BALD, Cloth.GOWN, look.OXBLOOD, look.BONE), 220, 1000, 1.15)
    couple = STANDING._replace(near_arm=Limb((56, -256), (84, -236)))
    person(painter, couple, Wear(Hair.SHORT, Cloth.SUIT, BLACK, t.light), 410, 960, 0.9)
    person(painter, couple, Wear(Hair.LONG, Cloth.GOWN, BLACK, look.BONE), 520, 960, 0.88, mirror=True)
    person(painter, REACHING, Wear(Hair.CURLS, Cloth.SKIRT, look.BONE, BLACK, stout=0.9), 386, 1006, 0.46, mirror=True)
    rimmed(painter, placed(sitting_dog(), 520, 1010, 0.72, mirror=True), look.BONE, BLACK, 5)
    rimmed(painter, placed(sitting_dog(), 92, 1014, 0.6), look.BONE, BLACK, 5)


SCENES: Final = (one, two, three, four, five, six, seven, eight, nine, ten)
"""Ace to ten."""
