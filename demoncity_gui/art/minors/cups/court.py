"""The four people who live by the cups."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QPainter

from demoncity_gui.art import look
from demoncity_gui.art.minors.people import (
    SITTING,
    STANDING,
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
    rect,
    rimmed,
    ring,
    skyline,
    stroke,
    thick_line,
    windows,
)
from demoncity_gui.art.tones import BLACK, Tones


def _fish(
    painter: QPainter, x: float, y: float, size: float, colour: str, *, mirror: bool = False, turn: float = 0
) -> None:
    body = joined(
        blob(((-60, 0), (-20, -34), (30, -30), (62, 0), (30, 28), (-20, 30))),
        polygon(((-50, 0), (-96, -36), (-84, 0), (-96, 36))),
    )
    rimmed(painter, placed(body, x, y, size, turn, mirror=mirror), colour, BLACK, 5)
    fill(painter, placed(disc(36, -8, 7), x, y, size, turn, mirror=mirror), BLACK)


def page(painter: QPainter, t: Tones) -> None:
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
    glass(painter, 500, 790, 300)
    rimmed(painter, disc(420, 690, 34), look.BONE, BLACK, 5)
    _fish(painter, 490, 470, 0.95, look.SODIUM, mirror=True, turn=-16)
    for number, x in enumerate((90, 170, 600)):
        rimmed(painter, rect(x - 30, 800 - number % 2 * 10, 60, 44, 10), t.dusk, BLACK, 4)


def knight(painter: QPainter, t: Tones) -> None:
    """A mounted policeman off duty, at a walk through the flooded street, and not a drop spilt."""
    fill(painter, SKY, mixed(BLACK, t.light, 0.3))
    fill(painter, disc(330, 330, 130), look.BONE)
    fill(painter, skyline(860, ((90, 330), (70, 250), (360, 0), (70, 300), (150, 430)), 0), BLACK)
    fill(painter, windows(30, 600, 2, 4, (64, 60), (18, 28), 0b10110101), t.glow)
    fill(painter, rect(0, 850, 700, 400), t.sky)
    hatch(painter, rect(0, 850, 700, 400), Hatch.WAVES, t.dusk, pitch=36, width=4)
    paths = (
        ((220, 800, 60), (200, 920, 36), (224, 1060, 26)),
        ((300, 800, 54), (330, 930, 32), (300, 1060, 24)),
        ((470, 790, 56), (570, 850, 36), (540, 960, 26)),
        ((430, 800, 56), (440, 930, 34), (430, 1066, 26)),
    )
    grey = mixed(BLACK, look.BONE, 0.8)
    for number, points in enumerate(paths):
        rimmed(painter, limb(points), grey if number in (1, 2) else look.BONE, BLACK, 6)
    rimmed(painter, limb(((180, 710, 44), (116, 780, 48), (100, 930, 14))), mixed(BLACK, look.BONE, 0.55), BLACK, 5)
    horse = blob(((160, 700), (230, 650), (380, 660), (460, 620), (520, 500), (566, 450), (590, 440), (596, 490),
                  (660, 580), (650, 620), (600, 624), (560, 610), (540, 680), (520, 780), (440, 840), (280, 844),
                  (180, 810)), tension=0.7)  # fmt: skip
    rimmed(painter, horse, look.BONE, BLACK, 7)
    rimmed(painter, polygon(((566, 456), (572, 406), (596, 448))), look.BONE, BLACK, 5)
    mane = blob(((560, 440), (570, 470), (530, 560), (480, 650), (440, 640), (480, 560), (520, 470)))
    rimmed(painter, mane, mixed(BLACK, look.BONE, 0.55), BLACK, 5)
    fill(painter, joined(disc(604, 528, 9), disc(644, 588, 5), limb(((632, 608, 4), (656, 602, 4)))), BLACK)
    stroke(painter, thick_line(((600, 590), (470, 660), (420, 690)), 1), look.OXBLOOD, 7)
    rider = SITTING._replace(
        head=(4, -290),
        near_arm=Limb((50, -180), (88, -136)),
        far_arm=Limb((-50, -200), (-96, -220)),
        near_leg=Limb((56, -50), (36, 50)),
        far_leg=Limb((56, -50), (36, 50)),
    )
    person(painter, rider, Wear(Hair.CAP, Cloth.SUIT, BLACK, t.light), 320, 800, 1.5)
    glass(painter, 150, 480, 176)
    rimmed(painter, joined(disc(176, 474, 27), limb(((176, 474, 30), (128, 478, 20)))), look.BONE, BLACK, 5)


def queen(painter: QPainter, t: Tones) -> None:
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
    glass(painter, 350, 960, 260)
    for side in (-1, 1):
        rimmed(painter, disc(350 + side * 108, 860, 34, 46), look.BONE, BLACK, 5)


def king(painter: QPainter, t: Tones) -> None:
    """The ferry's captain at his wheel in the worst of it, glass in hand, quite calm; he has drowned before."""
    fill(painter, SKY, "#0B0A10")
    for y, colour in ((330, t.dusk), (460, t.sky), (600, t.glow)):
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
    glass(painter, 560, 805, 210)
    rimmed(painter, joined(*(rect(556, 690 + i * 28, 90, 30, 15) for i in range(3))), look.BONE, BLACK, 5)


SCENES: Final = (page, knight, queen, king)
