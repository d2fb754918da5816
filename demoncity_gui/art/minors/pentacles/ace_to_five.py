"""The pentacles from the ace to the five."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtGui import QPainter

from demoncity_gui.art import look
from demoncity_gui.art.minors.ground import NIGHT, boards
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
from demoncity_gui.art.minors.signs import coin
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
    star,
    stroke,
    thick_line,
)
from demoncity_gui.art.tones import BLACK, Tones


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
    coin(painter, 330, 500, 380)
    rimmed(painter, limb(((456, 620, 50), (420, 560, 44), (400, 520, 34))), look.BONE, BLACK, 5)
    fill(painter, rect(0, 790, 700, 400), "#121018")
    for number, x in enumerate(range(50, 700, 75)):
        top = 840 - (number * 53) % 90
        fill(painter, limb(((x, 1030, 10), (x + 6, top + 60, 8), (x, top, 5))), mixed(BLACK, look.HORROR, 0.5))
        rimmed(painter, star(x, top, 32, 14, 6, number * 11), (look.BONE, look.DANGER)[number % 2], BLACK, 4)


def two(painter: QPainter, t: Tones) -> None:
    """A street juggler on a drum with the rent in one hand and dinner in the other; the harbour heaves behind him."""
    fill(painter, SKY, t.far)
    waves = blob(((0, 660), (120, 570), (240, 680), (360, 570), (480, 680), (600, 570), (720, 660), (720, 860),
                  (0, 860)))  # fmt: skip
    fill(painter, waves, t.sky)
    stroke(painter, waves, t.dusk, 6)
    for x, y, turn in ((80, 570, -14), (620, 556, 12)):
        ship = joined(polygon(((-60, 0), (60, 0), (44, 30), (-44, 30))), polygon(((-4, -90), (50, -14), (-4, -14))))
        rimmed(painter, placed(ship, x, y, 1, turn), BLACK, t.glow, 4)
    boards(painter, 820, t)
    for number in range(44):
        a = number * math.tau / 44
        fill(painter, disc(350 + 190 * math.sin(a), 430 - 150 * math.sin(2 * a), 10), look.SODIUM)
    juggler = STANDING._replace(
        head=(12, -360),
        near_arm=Limb((70, -246), (118, -300)),
        far_arm=Limb((-70, -246), (-118, -290)),
        near_leg=Limb((50, -130), (8, -70)),
        far_leg=Limb((-14, -96), (-16, 0)),
    )
    person(painter, juggler, Wear(Hair.CAP, Cloth.SUIT, look.OXBLOOD, look.BONE), 350, 950, 1.36)
    drum = joined(rect(230, 946, 240, 130, 10), disc(350, 948, 120, 28))
    rimmed(painter, drum, BLACK, t.light, 6)
    lacing = ((230, 980), (278, 1066), (326, 984), (374, 1066), (422, 984), (470, 1066), (470, 980))
    stroke(painter, polygon(lacing), t.glow, 5)
    coin(painter, 150, 450, 216, -8)
    coin(painter, 550, 440, 216, 8)


def three(painter: QPainter, t: Tones) -> None:
    """A mason on a scaffold under three coins of stone; below him the priest and the money hold the plan."""
    fill(painter, SKY, t.far)
    opening = joined(rect(200, 520, 420, 700), disc(410, 520, 210, 300))
    wall = rect(30, -150, 640, 1400).subtracted(opening)
    fill(painter, wall, t.sky)
    hatch(painter, wall, Hatch.HORIZONTAL, t.far, pitch=58, width=6)
    stroke(painter, opening.simplified(), t.dusk, 9)
    for x, y in ((410, 330), (320, 480), (500, 480)):
        coin(painter, x, y, 156)
    boards(painter, 1000, t)
    scaffold = joined(rect(44, 790, 300, 24), rect(66, 800, 18, 260), rect(300, 800, 18, 260),
                      thick_line(((74, 1040), (308, 820)), 11))  # fmt: skip
    fill(painter, scaffold, t.glow)
    mason = REACHING._replace(near_arm=Limb((52, -280), (76, -330)), far_arm=Limb((60, -240), (100, -250)))
    person(painter, mason, Wear(Hair.CAP, Cloth.SUIT, look.OXBLOOD, look.BONE), 150, 790, 1.0)
    rimmed(painter, thick_line(((226, 560), (272, 520)), 16), look.BONE, BLACK, 4)
    mallet = joined(thick_line(((226, 470), (250, 420)), 13), placed(rect(-22, -40, 44, 76, 8), 254, 410, 1, 26))
    rimmed(painter, mallet, look.BONE, BLACK, 4)
    priest = STANDING._replace(near_arm=Limb((56, -256), (84, -236)))
    person(painter, priest, Wear(Hair.BALD, Cloth.GOWN, BLACK, look.BONE), 432, 1060, 1.0)
    money = STANDING._replace(near_arm=Limb((60, -256), (96, -240)))
    person(painter, money, Wear(Hair.FEDORA, Cloth.COAT, BLACK, t.light), 606, 1060, 1.04, mirror=True)
    rimmed(painter, polygon(((490, 780), (560, 764), (572, 846), (500, 862))), look.BONE, BLACK, 5)


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
    boards(painter, 950, t)
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
    coin(painter, 360, 300, 170)
    coin(painter, 360, 720, 236)
    for side in (-1, 1):
        arm = limb(((360 + side * 150, 640, 80), (360 + side * 190, 790, 72), (360 + side * 60, 810, 56)))
        rimmed(painter, arm, BLACK, t.light, 5)
        rimmed(painter, disc(360 + side * 54, 808, 34, 28), look.BONE, BLACK, 5)
        coin(painter, 360 + side * 164, 990, 124)
        shoe = blob(
            ((360 + side * 110, 930), (360 + side * 200, 926), (360 + side * 220, 956), (360 + side * 110, 960))
        )
        rimmed(painter, shoe, BLACK, t.light, 5)


def five(painter: QPainter, t: Tones) -> None:
    """Two go by in the snow, one on a crutch. The church window with its five coins is lit, and nobody looks out."""
    fill(painter, SKY, NIGHT)
    frame = joined(rect(236, 240, 400, 360), disc(436, 240, 200, 220))
    fill(painter, frame, t.dusk)
    stroke(painter, frame.simplified(), BLACK, 14)
    glazing = joined(rect(256, 240, 360, 344), disc(436, 240, 180, 200))
    fill(painter, glazing, mixed(BLACK, look.SODIUM, 0.55))
    fill(painter, joined(rect(430, 40, 12, 544), rect(256, 392, 360, 12)), BLACK)
    for x, y in ((436, 150), (340, 300), (532, 300), (340, 486), (532, 486)):
        coin(painter, x, y, 142)
    drift = blob(((0, 760), (180, 720), (400, 750), (720, 716), (720, 1300), (0, 1300)), tension=0.5)
    fill(painter, drift, mixed(BLACK, look.BONE, 0.42))
    for number in range(70):
        x, y = (number * 151) % 700, (number * 97) % 1050
        if not (250 < x < 620 and y < 590):
            fill(painter, disc(x, y, 4 + number % 4), look.BONE)
    lame = WALKING._replace(
        neck=(36, -296),
        head=(72, -318),
        hip=(0, -186),
        far_leg=Limb((-14, -90), (-24, 0)),
        near_leg=Limb((40, -110), (6, -56)),
        near_arm=Limb((50, -230), (84, -206)),
    )
    person(painter, lame, Wear(Hair.BALD, Cloth.SUIT, BLACK, look.BONE), 440, 1050, 1.24)
    crutch = joined(thick_line(((530, 690), (552, 1050)), 15), thick_line(((506, 690), (556, 688)), 16))
    rimmed(painter, crutch, look.BONE, BLACK, 5)
    huddled = WALKING._replace(head=(40, -336), neck=(18, -306), near_arm=Limb((44, -246), (20, -226)))
    person(painter, huddled, Wear(Hair.HOOD, Cloth.GOWN, look.OXBLOOD, BLACK), 190, 1070, 1.2)


SCENES: Final = (one, two, three, four, five)
