"""The four people who live by the pentacles."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QPainter

from demoncity_gui.art import look
from demoncity_gui.art.minors.people import (
    SITTING,
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
    limb,
    mixed,
    placed,
    polygon,
    rect,
    rimmed,
    skyline,
    stroke,
    thick_line,
    windows,
)
from demoncity_gui.art.tones import BLACK, Tones


def page(painter: QPainter, t: Tones) -> None:
    """The night-school girl at the library table, who has read one coin for an hour and found what nobody saw."""
    fill(painter, SKY, "#0B0A10")
    for row in range(4):
        for number in range(11):
            height = 110 + (number * 37 + row * 53) % 46
            fill(
                painter,
                rect(34 + number * 58, 280 + row * 190 - height + 40, 46, height),
                (t.sky, t.dusk, t.far)[(number * 2 + row) % 3],
            )
        fill(painter, rect(0, 322 + row * 190, 700, 12), t.dusk)
    fill(painter, cone(430, 330, 860, 150, 690, 60), mixed(BLACK, look.SODIUM, 0.4))
    shade = joined(polygon(((340, 340), (390, 270), (490, 270), (540, 340))), rect(432, 200, 16, 80))
    rimmed(painter, shade, look.HORROR, BLACK, 6)
    girl = SITTING._replace(
        head=(40, -280), near_arm=Limb((62, -160), (120, -190)), far_arm=Limb((70, -176), (126, -206))
    )
    person(painter, girl, Wear(Hair.BUN, Cloth.SUIT, look.OXBLOOD, look.BONE), 180, 1040, 1.7)
    rimmed(painter, rect(230, 860, 500, 40, 8), t.dusk, BLACK, 6)
    fill(painter, rect(270, 900, 30, 200), t.sky)
    coin(painter, 470, 710, 270)
    rimmed(painter, limb(((372, 742, 48), (400, 722, 36), (428, 706, 20))), look.BONE, BLACK, 5)
    rimmed(
        painter,
        placed(joined(rect(-80, -16, 160, 16, 4), rect(-70, -34, 150, 16, 4)), 600, 858, 1),
        look.BONE,
        BLACK,
        4,
    )
    stroke(painter, joined(disc(262, 566, 17), disc(300, 562, 15)), look.SODIUM, 5)


def knight(painter: QPainter, t: Tones) -> None:
    """The driver of the last tram, never late and never early, with the night's takings on the front."""
    fill(painter, SKY, t.far)
    fill(painter, joined(thick_line(((0, 90), (700, 60)), 5), thick_line(((0, 130), (700, 120)), 5)), t.dusk)
    cab = rect(90, 240, 530, 700, 60)
    rimmed(painter, cab, t.light, BLACK, 9)
    fill(painter, rect(130, 300, 450, 360, 30), BLACK)
    fill(painter, rect(146, 316, 418, 328, 22), t.sky)
    rimmed(painter, rect(250, 196, 210, 66, 10), BLACK, t.light, 6)
    fill(painter, joined(*(rect(276 + i * 44, 214, 28, 30) for i in range(4))), look.SODIUM)
    body = blob(((190, 660), (210, 540), (290, 490), (350, 480), (410, 490), (490, 540), (510, 660)), tension=0.7)
    rimmed(painter, body, BLACK, look.BONE, 6)
    rimmed(
        painter,
        blob(((355, 340), (410, 360), (420, 420), (400, 480), (355, 500), (310, 480), (290, 420), (300, 360))),
        look.BONE,
        BLACK,
        6,
    )
    hat = joined(
        blob(((286, 386), (290, 320), (355, 300), (420, 320), (424, 386)), tension=0.7), rect(276, 374, 160, 18, 8)
    )
    rimmed(painter, hat, BLACK, look.BONE, 5)
    for side in (-1, 1):
        fill(painter, limb(((355 + side * 12, 414, 5), (355 + side * 28, 408, 8), (355 + side * 44, 414, 4))), BLACK)
    fill(painter, blob(((314, 452), (355, 438), (396, 452), (380, 464), (355, 456), (330, 464))), BLACK)
    fill(painter, limb(((336, 476, 4), (374, 476, 4))), BLACK)
    fill(painter, rect(130, 660, 450, 14), BLACK)
    for x in (160, 540):
        rimmed(painter, disc(x, 760, 46), look.BONE, BLACK, 7)
    coin(painter, 350, 800, 230)
    rimmed(painter, polygon(((130, 940), (580, 940), (540, 1010), (170, 1010))), BLACK, t.light, 5)
    fill(
        painter,
        joined(
            polygon(((220, 1010), (240, 1010), (120, 1120), (60, 1120))),
            polygon(((460, 1010), (480, 1010), (640, 1120), (580, 1120))),
        ),
        t.glow,
    )


def queen(painter: QPainter, t: Tones) -> None:
    """The grocer's widow, who owns the block, in her winter garden with a rabbit by her shoe."""
    fill(painter, SKY, mixed(BLACK, look.HORROR, 0.22))
    for x in range(20, 700, 130):
        fill(painter, rect(x, -150, 8, 1200), mixed(BLACK, look.HORROR, 0.5))
    for y in (160, 420):
        fill(painter, rect(0, y, 700, 8), mixed(BLACK, look.HORROR, 0.5))
    for x, y, turn in (
        (70, 560, 20),
        (130, 480, 50),
        (60, 700, -10),
        (640, 480, -30),
        (590, 400, -60),
        (650, 640, -6),
        (600, 300, 200),
    ):
        leaf = blob(((0, -110), (44, -40), (30, 40), (0, 70), (-30, 40), (-44, -40)))
        rimmed(painter, placed(leaf, x, y, 1, turn), mixed(BLACK, look.HORROR, 0.62), BLACK, 5)
    chair = joined(rect(180, 470, 360, 560, 90))
    rimmed(painter, chair, t.dusk, t.light, 6)
    hatch(painter, chair, Hatch.DOTS, t.glow, pitch=44, width=9)
    gown = blob(((270, 610), (360, 570), (450, 610), (520, 760), (620, 1040), (110, 1040), (200, 760)), tension=0.7)
    rimmed(painter, gown, look.OXBLOOD, look.BONE, 7)
    face = blob(((360, 390), (430, 420), (440, 500), (410, 570), (360, 590), (310, 570), (280, 500), (290, 420)))
    rimmed(painter, face, mixed(BLACK, look.BONE, 0.9), BLACK, 6)
    hair = blob(
        ((274, 480), (270, 400), (320, 350), (360, 340), (400, 350), (450, 400), (446, 480), (420, 430), (300, 430))
    )
    rimmed(painter, joined(hair, disc(360, 330, 46)), look.BONE, BLACK, 6)
    for side in (-1, 1):
        stroke(painter, disc(360 + side * 36, 484, 24), BLACK, 6)
        fill(painter, disc(360 + side * 32, 488, 8), BLACK)
    fill(painter, limb(((330, 546, 5), (360, 552, 8), (390, 546, 5))), BLACK)
    fill(painter, joined(*(disc(x, 612 + abs(x - 360) * -0.2, 11) for x in range(300, 430, 24))), look.BONE)
    for side in (-1, 1):
        rimmed(
            painter,
            limb(((360 + side * 120, 700, 80), (360 + side * 180, 840, 68), (360 + side * 100, 880, 50))),
            look.OXBLOOD,
            look.BONE,
            5,
        )
    coin(painter, 360, 830, 240)
    for side in (-1, 1):
        rimmed(painter, disc(360 + side * 106, 886, 34, 40), mixed(BLACK, look.BONE, 0.9), BLACK, 5)
    rabbit = joined(
        blob(((60, 1030), (50, 960), (100, 910), (160, 930), (190, 1030))),
        disc(170, 920, 38, 32),
        limb(((160, 900, 22), (140, 820, 12))),
        limb(((182, 896, 20), (190, 820, 12))),
    )
    rimmed(painter, rabbit, look.BONE, BLACK, 6)
    fill(painter, disc(184, 914, 6), BLACK)


def king(painter: QPainter, t: Tones) -> None:
    """The man who holds everybody's mortgage, wide in his bull's-horned chair, the skyline at his back."""
    fill(painter, SKY, t.sky)
    fill(
        painter,
        skyline(760, ((60, 300), (80, 430), (50, 240), (90, 380), (60, 500), (100, 300), (70, 440), (190, 360)), 0),
        BLACK,
    )
    fill(painter, windows(16, 360, 13, 6, (52, 64), (18, 30), 0x5AD3695A6B2D4B96D), look.SODIUM)
    chair = blob(((120, 1060), (110, 560), (170, 400), (350, 360), (530, 400), (590, 560), (580, 1060)), tension=0.6)
    rimmed(painter, chair, look.OXBLOOD, BLACK, 8)
    for side in (-1, 1):
        horn = limb(((350 + side * 190, 440, 64), (350 + side * 272, 400, 42), (350 + side * 284, 326, 10)))
        rimmed(painter, horn, look.BONE, BLACK, 6)
    body = blob(((60, 1060), (90, 820), (190, 700), (350, 660), (510, 700), (610, 820), (640, 1060)), tension=0.8)
    rimmed(painter, body, BLACK, t.light, 8)
    hatch(painter, body, Hatch.VERTICAL, mixed(BLACK, t.light, 0.3), pitch=44, width=4)
    fill(painter, polygon(((290, 676), (410, 676), (350, 860))), look.BONE)
    fill(painter, polygon(((336, 700), (364, 700), (376, 820), (350, 860), (324, 820))), t.light)
    face = blob(((350, 430), (440, 460), (466, 560), (440, 660), (350, 700), (260, 660), (234, 560), (260, 460)))
    rimmed(painter, face, look.BONE, BLACK, 7)
    rimmed(painter, joined(rect(250, 330, 200, 120, 14), rect(206, 436, 288, 28, 14)), BLACK, t.light, 6)
    fill(painter, rect(250, 404, 200, 26), t.light)
    for side in (-1, 1):
        fill(painter, limb(((350 + side * 20, 520, 8), (350 + side * 50, 514, 14), (350 + side * 84, 530, 7))), BLACK)
        fill(painter, disc(350 + side * 46, 540, 9), BLACK)
    fill(painter, blob(((290, 600), (350, 584), (410, 600), (390, 616), (350, 606), (310, 616))), BLACK)
    fill(painter, limb(((310, 640, 6), (350, 648, 9), (390, 636, 6))), BLACK)
    rimmed(painter, limb(((384, 640, 22), (480, 668, 24))), mixed(BLACK, look.EMBER, 0.7), BLACK, 4)
    fill(painter, disc(490, 670, 14), look.DANGER)
    for side in (-1, 1):
        rimmed(
            painter,
            limb(((350 + side * 220, 840, 110), (350 + side * 240, 980, 96), (350 + side * 120, 980, 70))),
            BLACK,
            t.light,
            6,
        )
    coin(painter, 350, 950, 220)
    for side in (-1, 1):
        rimmed(painter, disc(350 + side * 110, 980, 42, 36), look.BONE, BLACK, 5)


SCENES: Final = (page, knight, queen, king)
