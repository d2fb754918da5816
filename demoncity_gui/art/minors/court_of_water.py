"""The courts of cups and pentacles: eight people who live by what is felt and by what is paid."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QPainter

from demoncity_gui.art import look
from demoncity_gui.art.glyphs import paint_glyph
from demoncity_gui.art.minors.people import SITTING, STANDING, Cloth, Hair, Limb, Wear, person
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
    limb,
    mixed,
    placed,
    polygon,
    profile,
    rect,
    rimmed,
    ring,
    skyline,
    stroke,
    thick_line,
    windows,
)
from demoncity_gui.art.tones import BLACK, Tones
from demoncity_gui.rules.cards import Suit


def _glass(painter: QPainter, x: float, y: float, height: float, turn: float = 0) -> None:
    paint_glyph(painter, Suit.CUPS, x, y, height, rim=BLACK, turn=turn)


def _coin(painter: QPainter, x: float, y: float, height: float, turn: float = 0) -> None:
    paint_glyph(painter, Suit.PENTACLES, x, y, height, rim=BLACK, turn=turn)


def _fish(
    painter: QPainter, x: float, y: float, size: float, colour: str, *, mirror: bool = False, turn: float = 0
) -> None:
    body = joined(
        blob(((-60, 0), (-20, -34), (30, -30), (62, 0), (30, 28), (-20, 30))),
        polygon(((-50, 0), (-96, -36), (-84, 0), (-96, 36))),
    )
    rimmed(painter, placed(body, x, y, size, turn, mirror=mirror), colour, BLACK, 5)
    fill(painter, placed(disc(36, -8, 7), x, y, size, turn, mirror=mirror), BLACK)


def page_of_cups(painter: QPainter, t: Tones) -> None:
    """The kid who washes up at the aquarium bar, and a fish in the glass that has something to say."""
    fill(painter, SKY, mixed(BLACK, t.light, 0.42))
    hatch(painter, SKY, Hatch.WAVES, mixed(BLACK, t.light, 0.58), pitch=40, width=5)
    for x, y, size, mirror in (
        (560, 160, 1.0, True),
        (420, 90, 0.6, False),
        (130, 480, 0.8, False),
        (610, 330, 0.6, True),
    ):
        _fish(painter, x, y, size, t.light, mirror=mirror)
    for x, y, size in ((90, 660, 14), (110, 610, 9), (630, 560, 12), (612, 500, 8), (640, 450, 6)):
        stroke(painter, disc(x, y, size), t.light, 5)
    fill(painter, rect(0, 850, 700, 300), "#0B0A10")
    fill(painter, rect(0, 840, 700, 20), look.BONE)
    kid = STANDING._replace(
        head=(20, -360), near_arm=Limb((58, -256), (108, -262)), far_arm=Limb((60, -280), (112, -290))
    )
    person(
        painter,
        kid,
        Wear(Hair.SCARF, Cloth.COAT, BLACK, look.BONE, hair_colour=look.OXBLOOD, stout=0.9),
        250,
        1160,
        1.8,
    )
    _glass(painter, 500, 640, 300)
    rimmed(painter, disc(420, 690, 34), look.BONE, BLACK, 5)
    _fish(painter, 490, 470, 0.95, look.SODIUM, mirror=True, turn=-16)
    for number, x in enumerate((90, 170, 600)):
        rimmed(painter, rect(x - 30, 800 - number % 2 * 10, 60, 44, 10), t.dusk, BLACK, 4)


def knight_of_cups(painter: QPainter, t: Tones) -> None:
    """A mounted policeman off duty, at a walk through the flooded street, and not a drop spilt."""
    fill(painter, SKY, t.far)
    fill(painter, disc(590, 190, 80), look.BONE)
    fill(painter, skyline(800, ((100, 330), (80, 420), (60, 260), (240, 0), (70, 200), (150, 330)), 0), BLACK)
    fill(painter, windows(30, 520, 3, 4, (64, 60), (18, 28), 0b101101011010), t.glow)
    fill(painter, rect(0, 800, 700, 300), t.sky)
    hatch(painter, rect(0, 800, 700, 300), Hatch.WAVES, t.dusk, pitch=36, width=4)
    legs = joined(
        *(
            limb(points)
            for points in (
                ((250, 740, 56), (230, 860, 34), (250, 980, 26)),
                ((330, 740, 50), (350, 860, 30), (330, 980, 24)),
                ((480, 720, 52), (560, 780, 34), (530, 880, 26)),
                ((450, 740, 52), (460, 860, 32), (450, 990, 26)),
            )
        )
    )
    rimmed(painter, legs, look.BONE, BLACK, 6)
    horse = blob(
        (
            (190, 640),
            (260, 590),
            (400, 600),
            (480, 560),
            (540, 440),
            (590, 400),
            (600, 450),
            (650, 520),
            (640, 560),
            (590, 560),
            (560, 600),
            (540, 720),
            (460, 780),
            (300, 780),
            (210, 750),
        ),
        tension=0.7,
    )
    rimmed(painter, horse, look.BONE, BLACK, 7)
    tail = limb(((200, 650, 40), (140, 720, 44), (120, 860, 14)))
    rimmed(
        painter,
        joined(tail, limb(((520, 440, 40), (480, 510, 40), (450, 580, 26)))),
        mixed(BLACK, look.BONE, 0.6),
        BLACK,
        5,
    )
    fill(painter, joined(disc(600, 470, 8), limb(((630, 545, 4), (650, 540, 4)))), BLACK)
    rider = SITTING._replace(
        near_arm=Limb((64, -200), (120, -226)),
        far_arm=Limb((40, -180), (96, -150)),
        near_leg=Limb((60, -60), (40, 30)),
        far_leg=Limb((60, -60), (40, 30)),
    )
    person(painter, rider, Wear(Hair.CAP, Cloth.SUIT, BLACK, t.light), 330, 740, 1.4)
    _glass(painter, 560, 330, 200)
    rimmed(painter, disc(504, 396, 28), look.BONE, BLACK, 5)


def queen_of_cups(painter: QPainter, t: Tones) -> None:
    """She reads drowned letters and other people's dreams on the last dry step of the Lido, deep in one glass."""
    fill(painter, SKY, t.dusk)
    fill(painter, disc(350, 420, 300), t.glow)
    hatch(painter, disc(350, 420, 300), Hatch.HORIZONTAL, t.dusk, pitch=40, width=10)
    shell = joined(
        *(limb(((350, 700, 40), (350 + dx, 300 - abs(dx) * -0.25, 96))) for dx in (-240, -160, -80, 0, 80, 160, 240))
    )
    rimmed(painter, shell, t.sky, t.light, 5)
    gown = blob(((350, 560), (450, 600), (520, 780), (640, 1060), (60, 1060), (180, 780), (250, 600)), tension=0.6)
    rimmed(painter, gown, look.BONE, BLACK, 8)
    for x in (180, 260, 350, 440, 520):
        fill(painter, limb(((350 + (x - 350) * 0.3, 720, 3), (x, 1050, 9))), mixed(BLACK, t.light, 0.7))
    hair = blob(
        ((350, 310), (450, 350), (480, 470), (520, 620), (470, 660), (230, 660), (180, 620), (220, 470), (250, 350))
    )
    rimmed(painter, hair, BLACK, t.light, 5)
    rimmed(
        painter,
        blob(((350, 370), (410, 400), (416, 480), (380, 560), (350, 572), (320, 560), (284, 480), (290, 400))),
        look.BONE,
        BLACK,
        5,
    )
    for side in (-1, 1):
        fill(painter, limb(((350 + side * 18, 474, 5), (350 + side * 36, 480, 8), (350 + side * 52, 472, 4))), BLACK)
    fill(painter, limb(((334, 536, 5), (350, 540, 8), (366, 536, 5))), look.OXBLOOD)
    rimmed(painter, placed(crown(), 350, 384, 0.62), t.light, BLACK, 6)
    for side in (-1, 1):
        rimmed(
            painter,
            limb(((350 + side * 120, 680, 70), (350 + side * 170, 830, 60), (350 + side * 90, 860, 46))),
            look.BONE,
            BLACK,
            6,
        )
    _glass(painter, 350, 820, 260)
    for side in (-1, 1):
        rimmed(painter, disc(350 + side * 108, 860, 34, 46), look.BONE, BLACK, 5)


def king_of_cups(painter: QPainter, t: Tones) -> None:
    """The ferry's captain at his wheel in the worst of it, glass in hand, quite calm; he has drowned before."""
    fill(painter, SKY, "#0B0A10")
    for y, colour in ((330, t.far), (460, t.sky), (600, t.dusk)):
        crest = blob(
            (
                (-40, y + 60),
                (90, y - 60),
                (200, y + 40),
                (330, y - 70),
                (460, y + 40),
                (600, y - 80),
                (740, y + 40),
                (740, 1200),
                (-40, 1200),
            )
        )
        fill(painter, crest, colour)
        stroke(painter, crest, BLACK, 5)
    hatch(painter, rect(0, -150, 700, 700), Hatch.RAIN, t.glow, pitch=54, width=4)
    body = blob(((150, 1060), (170, 780), (260, 640), (400, 610), (540, 650), (620, 790), (640, 1060)), tension=0.7)
    rimmed(painter, body, BLACK, look.BONE, 7)
    for y in (760, 850, 940):
        rimmed(painter, joined(disc(360, y, 16), disc(460, y, 16)), look.SODIUM, BLACK, 3)
    rimmed(painter, placed(profile(), 400, 500, 1.25, -3), look.BONE, BLACK, 7)
    beard = blob(((380, 530), (440, 570), (490, 566), (500, 620), (440, 690), (370, 690), (330, 620), (340, 560)))
    rimmed(painter, beard, mixed(BLACK, look.BONE, 0.75), BLACK, 6)
    fill(painter, limb(((440, 480, 5), (458, 484, 9), (476, 478, 5))), BLACK)
    cap = joined(
        blob(((290, 440), (290, 350), (380, 320), (490, 340), (500, 430)), tension=0.8),
        polygon(((440, 410), (540, 430), (530, 460), (440, 440))),
    )
    rimmed(painter, cap, look.BONE, BLACK, 6)
    fill(painter, rect(296, 412, 200, 30), BLACK)
    rimmed(painter, placed(crown(), 390, 426, 0.22), look.SODIUM, BLACK, 2)
    wheel = joined(
        ring(140, 860, 180, 148), *(placed(rect(-230, -9, 460, 18, 8), 140, 860, 1, turn) for turn in (0, 45, 90, 135))
    )
    rimmed(painter, wheel, mixed(BLACK, look.SODIUM, 0.7), BLACK, 6)
    rimmed(painter, disc(140, 860, 44), look.SODIUM, BLACK, 5)
    rimmed(painter, limb(((250, 760, 90), (220, 880, 76), (190, 730, 60))), BLACK, look.BONE, 5)
    rimmed(painter, disc(188, 720, 38), look.BONE, BLACK, 5)
    rimmed(painter, limb(((560, 760, 90), (640, 880, 80), (580, 800, 62))), BLACK, look.BONE, 5)
    _glass(painter, 560, 700, 210)
    rimmed(painter, joined(*(rect(556, 690 + i * 28, 90, 30, 15) for i in range(3))), look.BONE, BLACK, 5)


def page_of_pentacles(painter: QPainter, t: Tones) -> None:
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
    _coin(painter, 470, 710, 270)
    rimmed(painter, joined(disc(392, 742, 28), disc(404, 706, 24)), look.BONE, BLACK, 5)
    rimmed(
        painter,
        placed(joined(rect(-80, -16, 160, 16, 4), rect(-70, -34, 150, 16, 4)), 600, 858, 1),
        look.BONE,
        BLACK,
        4,
    )
    stroke(painter, joined(disc(262, 566, 17), disc(300, 562, 15)), look.SODIUM, 5)


def knight_of_pentacles(painter: QPainter, t: Tones) -> None:
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
    _coin(painter, 350, 800, 230)
    rimmed(painter, polygon(((130, 940), (580, 940), (540, 1010), (170, 1010))), BLACK, t.light, 5)
    fill(
        painter,
        joined(
            polygon(((220, 1010), (240, 1010), (120, 1120), (60, 1120))),
            polygon(((460, 1010), (480, 1010), (640, 1120), (580, 1120))),
        ),
        t.glow,
    )


def queen_of_pentacles(painter: QPainter, t: Tones) -> None:
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
    _coin(painter, 360, 830, 240)
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


def king_of_pentacles(painter: QPainter, t: Tones) -> None:
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
        horn = limb(((350 + side * 210, 420, 60), (350 + side * 290, 340, 40), (350 + side * 270, 240, 10)))
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
    _coin(painter, 350, 950, 220)
    for side in (-1, 1):
        rimmed(painter, disc(350 + side * 110, 980, 42, 36), look.BONE, BLACK, 5)


CUPS: Final = (page_of_cups, knight_of_cups, queen_of_cups, king_of_cups)
PENTACLES: Final = (page_of_pentacles, knight_of_pentacles, queen_of_pentacles, king_of_pentacles)
