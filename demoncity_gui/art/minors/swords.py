"""The swords, ace to ten: what cuts. Grief, nights without sleep, words that can't be taken back."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QColor, QPainter

from demoncity_gui.art import look
from demoncity_gui.art.glyphs import paint_glyph
from demoncity_gui.art.minors.people import (
    BOWED,
    CARRYING,
    LYING,
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
    limb,
    mixed,
    placed,
    polygon,
    rays,
    rect,
    rimmed,
    skyline,
    stroke,
    thick_line,
    windows,
)
from demoncity_gui.art.tones import BLACK, Tones
from demoncity_gui.rules.cards import Suit


def _blade(painter: QPainter, x: float, y: float, height: float, turn: float = 0, slim: float = 0.7) -> None:
    """A blade around (x, y), point down at turn 0, slimmer than the suit's sign so that ten of them have room."""
    painter.save()
    painter.translate(x, y)
    painter.rotate(turn)
    painter.scale(slim, 1)
    paint_glyph(painter, Suit.SWORDS, 0, 0, height, rim=BLACK)
    painter.restore()


def _wet_ground(painter: QPainter, top: float, colour: QColor) -> None:
    fill(painter, rect(0, top, 700, 1200), "#0E0D13")
    for number, (x, y, width) in enumerate(
        ((90, 40, 260), (430, 70, 200), (150, 130, 320), (380, 190, 280), (60, 230, 220))
    ):
        fill(painter, rect(x, top + y, width, 10 + number, 6), colour)


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
    _wet_ground(painter, 850, t.sky)
    rimmed(painter, disc(372, 950, 190, 44), BLACK, t.glow, 6)
    sleeve = polygon(((300, 955), (326, 770), (428, 770), (452, 955)))
    rimmed(painter, sleeve, BLACK, t.light, 5)
    rimmed(painter, rect(318, 748, 118, 40, 10), look.OXBLOOD, BLACK, 5)
    _blade(painter, 372, 400, 740, 180, 0.86)
    for number in range(4):
        rimmed(painter, rect(322, 650 + number * 26, 100, 29, 14), look.BONE, BLACK, 5)
    rimmed(painter, limb(((330, 742, 40), (322, 690, 34), (340, 650, 28))), look.BONE, BLACK, 5)
    for x, y, size in ((210, 900, 60), (560, 890, 70), (150, 830, 40), (600, 800, 44)):
        stroke(painter, blob(((x - size, y), (x, y - size * 0.6), (x + size, y), (x, y + size * 0.3))), t.dusk, 5)


def two(painter: QPainter, t: Tones) -> None:
    """Blindfolded on a quay under a thin moon, two blades crossed before her, and the water knows which."""
    fill(painter, SKY, t.far)
    fill(painter, disc(560, 190, 74), t.light)
    fill(painter, disc(530, 176, 70), t.far)
    fill(painter, rect(0, 480, 700, 330), t.sky)
    for number in range(9):
        fill(painter, rect(470 - number * 9 + (number % 3) * 26, 500 + number * 32, 70 + number * 15, 8, 4), t.glow)
    fill(painter, skyline(484, ((110, 30), (60, 60), (140, 24), (90, 44), (60, 80), (110, 36), (160, 20)), 0), BLACK)
    for x in (70, 640):
        rimmed(painter, joined(rect(x - 26, 720, 52, 130, 10), disc(x, 720, 40, 16)), BLACK, t.glow, 5)
    fill(painter, rect(0, 830, 700, 400), "#17151C")
    hatch(painter, rect(0, 830, 700, 400), Hatch.HORIZONTAL, t.sky, pitch=48, width=5)
    gown = blob(((300, 560), (400, 560), (440, 700), (500, 1010), (200, 1010), (262, 700)), tension=0.5)
    rimmed(painter, gown, BLACK, t.light, 6)
    rimmed(painter, rect(318, 500, 64, 80, 20), look.BONE, BLACK, 5)
    hair = blob(
        ((350, 330), (440, 370), (452, 470), (470, 590), (420, 600), (280, 600), (230, 590), (248, 470), (260, 370))
    )
    rimmed(painter, hair, BLACK, t.glow, 4)
    rimmed(painter, disc(350, 446, 72, 90), look.BONE, BLACK, 5)
    fill(painter, blob(((274, 400), (350, 340), (426, 400), (410, 410), (350, 384), (290, 410))), BLACK)
    rimmed(painter, polygon(((270, 414), (430, 414), (430, 462), (270, 462))), look.OXBLOOD, BLACK, 4)
    rimmed(painter, limb(((428, 438, 16), (486, 470, 18), (500, 540, 26))), look.OXBLOOD, BLACK, 4)
    fill(painter, limb(((334, 504, 5), (350, 508, 6), (366, 504, 5))), BLACK)
    for side in (-1, 1):
        _blade(painter, 350 + side * 150, 590, 640, 180 + side * 34, 0.66)
    for side in (-1, 1):
        arm = limb(((350 + side * 80, 620, 60), (350 + side * 128, 760, 54), (350 - side * 10, 800, 44)))
        rimmed(painter, arm, BLACK, t.light, 5)
    for side in (-1, 1):
        rimmed(painter, disc(350 + side * 34, 800, 36, 30), look.BONE, BLACK, 5)


def three(painter: QPainter, t: Tones) -> None:
    """A neon heart over a wet street, run through three times; its light bleeds into the puddle."""
    fill(painter, SKY, t.far)
    fill(painter, skyline(900, ((120, 330), (90, 250), (150, 180), (120, 160), (110, 300), (90, 420)), 20), BLACK)
    fill(painter, windows(56, 610, 2, 5, (40, 52), (18, 26), 0b1001010010), t.dusk)
    hatch(painter, SKY, Hatch.RAIN, mixed(BLACK, look.BONE, 0.38), pitch=34, width=4)
    fill(painter, rect(0, 900, 700, 300), "#0B0A10")
    puddle = blob(((110, 970), (250, 930), (430, 925), (600, 950), (640, 980), (420, 1014), (220, 1012)))
    fill(painter, puddle, mixed(BLACK, look.OXBLOOD, 0.7))
    heart = blob(
        (
            (360, 880),
            (196, 720),
            (120, 580),
            (150, 456),
            (262, 420),
            (360, 520),
            (458, 420),
            (570, 456),
            (600, 580),
            (524, 720),
        ),
        tension=0.85,
    )
    stroke(painter, heart, mixed(BLACK, look.DANGER, 0.45), 44)
    fill(painter, heart, look.OXBLOOD)
    stroke(painter, heart, look.DANGER, 14)
    for x, y, turn in ((232, 620, -30), (488, 620, 30), (360, 650, 0)):
        _blade(painter, x, y, 640, turn, 0.62)
    for x, y, size in ((360, 972, 15), (206, 916, 10), (514, 916, 10)):
        fill(painter, blob(((x, y - 2.4 * size), (x + size, y), (x, y + size), (x - size, y))), look.DANGER)


def four(painter: QPainter, t: Tones) -> None:
    """A ward at night: somebody sleeps at last, three blades on the wall and one beneath the bed."""
    fill(painter, SKY, "#100F15")
    light = polygon(((300, 60), (660, 60), (560, 700), (60, 700)))
    fill(painter, light, t.sky)
    hatch(painter, light, Hatch.HORIZONTAL, "#100F15", pitch=34, width=9)
    for x in (390, 490, 590):
        _blade(painter, x, 330, 520, 0, 0.72)
    fill(painter, rect(0, 700, 700, 500), "#0B0A10")
    hatch(painter, rect(0, 700, 700, 500), Hatch.VERTICAL, t.far, pitch=90, width=4)
    frame = joined(
        rect(44, 560, 26, 400, 10), rect(630, 640, 26, 320, 10), rect(44, 800, 612, 26), rect(44, 600, 26, 26)
    )
    rimmed(painter, joined(frame, disc(57, 966, 20), disc(643, 966, 20)), t.glow, BLACK, 5)
    rimmed(painter, rect(80, 690, 190, 84, 34), look.BONE, BLACK, 5)
    head = blob(((150, 690), (176, 620), (238, 606), (286, 640), (296, 690), (270, 740), (200, 744)))
    rimmed(painter, head, look.BONE, BLACK, 5)
    fill(painter, blob(((140, 700), (150, 620), (220, 590), (268, 612), (222, 632), (190, 690), (176, 740))), BLACK)
    fill(painter, limb(((240, 656, 4), (256, 662, 6), (272, 656, 4))), BLACK)
    fill(painter, limb(((276, 704, 4), (290, 700, 5))), BLACK)
    sheet = blob(
        ((250, 730), (330, 664), (420, 690), (520, 700), (600, 640), (640, 720), (640, 800), (240, 806)), tension=0.7
    )
    rimmed(painter, sheet, t.light, BLACK, 6)
    hatch(painter, sheet, Hatch.DIAGONAL, t.glow, pitch=30, width=4)
    for x in (350, 410):
        rimmed(painter, disc(x, 700, 34, 22), look.BONE, BLACK, 5)
    _blade(painter, 350, 904, 540, 90, 0.72)


def five(painter: QPainter, t: Tones) -> None:
    """He has won: three blades in his arms and two at his feet. Nobody is left to tell; they walk away in the rain."""
    fill(painter, SKY, t.far)
    fill(painter, rect(0, 640, 700, 20), t.dusk)
    fill(painter, skyline(644, ((60, 90), (120, 40), (80, 130), (110, 60), (90, 40), (140, 100), (110, 60))), BLACK)
    _wet_ground(painter, 655, t.sky)
    hatch(painter, SKY, Hatch.RAIN, mixed(BLACK, look.BONE, 0.34), pitch=42, width=4)
    person(painter, WALKING, Wear(Hair.FEDORA, Cloth.COAT, BLACK, t.glow), 80, 740, 0.56, mirror=True)
    person(
        painter,
        BOWED._replace(
            hip=(10, -190),
            neck=(20, -300),
            far_leg=WALKING.far_leg,
            near_leg=WALKING.near_leg,
            head=(44, -330),
            near_arm=Limb((50, -250), (60, -310)),
        ),
        Wear(Hair.BUN, Cloth.SKIRT, BLACK, t.glow),
        210,
        770,
        0.6,
        mirror=True,
    )
    _blade(painter, 190, 946, 420, 82, 0.8)
    _blade(painter, 216, 1000, 400, 100, 0.8)
    coat = blob(((400, 470), (520, 450), (640, 520), (690, 700), (700, 1040), (370, 1040), (380, 760)), tension=0.6)
    rimmed(painter, coat, BLACK, t.light, 6)
    head = placed(
        blob(((-60, 40), (-70, -30), (-40, -90), (20, -100), (66, -60), (70, 0), (40, 84), (-20, 92))), 500, 390
    )
    rimmed(painter, rect(480, 440, 70, 60), look.BONE, BLACK, 4)
    rimmed(painter, head, look.BONE, BLACK, 6)
    fill(
        painter,
        blob(((424, 380), (436, 300), (500, 276), (566, 300), (576, 390), (556, 350), (500, 330), (450, 346))),
        BLACK,
    )
    for x in (462, 520):
        fill(painter, limb(((x - 16, 378, 5), (x, 368, 9), (x + 16, 382, 5))), BLACK)
        fill(painter, disc(x, 396, 7), BLACK)
    fill(painter, blob(((444, 424), (490, 440), (540, 420), (532, 458), (490, 470), (456, 456))), BLACK)
    fill(painter, polygon(((458, 432), (490, 444), (528, 430), (524, 442), (490, 454), (462, 444))), look.BONE)
    for x, turn in ((440, 170), (520, 180), (600, 190)):
        _blade(painter, x + 10, 760, 560, turn, 0.6)
    for side in (-1, 1):
        arm = limb(((520 + side * 130, 600, 74), (520 + side * 140, 800, 66), (520 + side * 20, 850, 50)))
        rimmed(painter, arm, BLACK, t.light, 5)
    rimmed(painter, joined(disc(500, 856, 40, 32), disc(556, 846, 38, 32)), look.BONE, BLACK, 5)


def six(painter: QPainter, t: Tones) -> None:
    """A ferryman takes two people across to the dark side of the city; six blades stand in the boat, and stay."""
    fill(painter, SKY, t.far)
    fill(
        painter,
        skyline(470, ((90, 60), (60, 110), (120, 50), (70, 150), (110, 80), (80, 130), (60, 60), (110, 100))),
        BLACK,
    )
    fill(painter, windows(250, 340, 6, 3, (70, 40), (12, 18), 0b001001100010010001), t.glow)
    fill(painter, rect(0, 468, 700, 600), t.sky)
    for number in range(12):
        fill(painter, rect((number * 173) % 520 - 20, 500 + number * 44, 130 + (number % 4) * 60, 9, 5), t.dusk)
    for number in range(6):
        _blade(painter, 250 + number * 74, 560 + (number % 2) * 26, 500, 4 * (number - 2.5), 0.62)
    hood = Wear(Hair.HOOD, Cloth.COAT, BLACK, t.light)
    person(painter, BOWED, hood, 330, 880, 0.9)
    person(painter, SITTING, Wear(Hair.CAP, Cloth.SUIT, BLACK, t.light, stout=0.75), 470, 880, 0.62)
    poling = STANDING._replace(far_arm=Limb((50, -300), (96, -330)), near_arm=Limb((60, -250), (92, -240)))
    person(painter, poling, Wear(Hair.FEDORA, Cloth.COAT, BLACK, t.light), 150, 850, 1.0)
    rimmed(painter, thick_line(((262, 420), (190, 1000)), 12), look.BONE, BLACK, 4)
    boat = blob(
        ((40, 770), (120, 830), (360, 850), (600, 826), (690, 760), (650, 920), (560, 980), (160, 980), (80, 910)),
        tension=0.6,
    )
    rimmed(painter, boat, BLACK, t.light, 6)
    hatch(painter, boat, Hatch.HORIZONTAL, t.sky, pitch=36, width=5)


def seven(painter: QPainter, t: Tones) -> None:
    """Out by the back door of the pawn shop with five, looking over a shoulder; two are still on the wall."""
    fill(painter, SKY, t.far)
    hatch(painter, SKY, Hatch.HORIZONTAL, t.sky, pitch=40, width=4)
    fill(painter, rect(400, 170, 270, 700), t.dusk)
    fill(painter, rect(424, 194, 222, 676), t.glow)
    for x in (490, 584):
        _blade(painter, x, 450, 470, 0, 0.78)
    fill(painter, polygon(((400, 870), (670, 870), (700, 1100), (150, 1100))), t.sky)
    fill(painter, rect(0, 866, 400, 300), "#0E0D13")
    fill(painter, polygon(((400, 870), (430, 870), (330, 1100), (100, 1100))), t.dusk)
    thief = CARRYING._replace(
        head=(30, -330), far_leg=Limb((-30, -100), (-92, -30)), near_leg=Limb((44, -120), (70, 0))
    )
    person(painter, thief, Wear(Hair.CAP, Cloth.SUIT, BLACK, t.light), 300, 1000, 1.5, mirror=True)
    for number in range(5):
        _blade(painter, 190, 700 + number * 30, 520, 72 + number * 9, 0.56)
    rimmed(painter, limb(((330, 600, 60), (236, 720, 50), (176, 740, 44))), BLACK, t.light, 5)
    rimmed(painter, disc(170, 742, 32), look.BONE, BLACK, 5)


def eight(painter: QPainter, t: Tones) -> None:
    """Bound and blindfolded in a yard of eight blades. The rope is loose, and the gate behind her stands open."""
    fill(painter, SKY, t.far)
    fill(painter, polygon(((420, 60), (660, 60), (660, 620), (420, 620))), BLACK)
    fill(painter, polygon(((470, 130), (620, 130), (620, 620), (470, 620))), mixed(BLACK, look.SODIUM, 0.55))
    _wet_ground(painter, 620, t.sky)
    fill(painter, polygon(((470, 620), (620, 620), (690, 1000), (380, 1000))), mixed(BLACK, look.SODIUM, 0.28))
    for x in (70, 176, 560, 652):
        _blade(painter, x, 610, 560, 0, 0.62)
    person(
        painter,
        STANDING._replace(near_arm=Limb((46, -250), (10, -210)), far_arm=Limb((-46, -250), (-6, -212))),
        Wear(Hair.LONG, Cloth.GOWN, look.OXBLOOD, look.BONE),
        362,
        960,
        1.55,
    )
    for number, y in enumerate((540, 590, 640)):
        rimmed(painter, thick_line(((300 - number * 4, y + 8), (424 + number * 4, y - 6)), 15), look.BONE, BLACK, 4)
    rimmed(painter, polygon(((334, 386), (424, 372), (426, 402), (336, 416))), look.BONE, BLACK, 4)
    rimmed(painter, limb(((430, 640, 12), (470, 720, 12), (452, 810, 10))), look.BONE, BLACK, 4)
    for x in (122, 250, 476, 606):
        _blade(painter, x, 760, 560, 0, 0.62)


def nine(painter: QPainter, t: Tones) -> None:
    """Somebody sits up in bed with their face in their hands; nine blades hang on the wall as slats of a blind."""
    fill(painter, SKY, "#0B0A10")
    fill(painter, polygon(((200, 380), (670, 380), (670, 760), (200, 760))), t.sky)
    for number in range(9):
        _blade(painter, 440, 330 + number * 47, 440, 90, 0.46)
    bed = joined(rect(40, 800, 640, 60, 18), rect(40, 660, 44, 330, 12), rect(640, 740, 40, 250, 12))
    rimmed(painter, bed, BLACK, t.glow, 5)
    person(painter, BOWED, Wear(Hair.LONG, Cloth.SUIT, mixed(BLACK, look.BONE, 0.16), skin=look.BONE), 226, 900, 1.02)
    quilt = blob(
        ((180, 800), (300, 748), (420, 770), (560, 760), (650, 800), (652, 950), (520, 972), (350, 950), (200, 968)),
        tension=0.7,
    )
    rimmed(painter, quilt, t.dusk, BLACK, 6)
    hatch(painter, quilt, Hatch.DIAGONAL, t.glow, pitch=30, width=5)


def ten(painter: QPainter, t: Tones) -> None:
    """Face down on the pavement at first light, and all ten in the back."""
    fill(painter, SKY, t.far)
    fill(painter, rect(0, 560, 700, 130), mixed(BLACK, look.SODIUM, 0.75))
    fill(painter, rect(0, 520, 700, 50), mixed(BLACK, look.SODIUM, 0.4))
    fill(painter, skyline(700, ((90, 60), (60, 130), (110, 90), (70, 160), (120, 70), (80, 120), (170, 50))), BLACK)
    fill(painter, rect(0, 700, 700, 400), "#17151C")
    hatch(painter, rect(0, 700, 700, 400), Hatch.HORIZONTAL, "#24212B", pitch=46, width=4)
    blood = blob(((40, 960), (180, 900), (420, 905), (640, 930), (690, 980), (560, 1016), (280, 1010), (100, 1008)))
    fill(painter, blood, look.OXBLOOD)
    person(painter, LYING, Wear(Hair.SHORT, Cloth.COAT, BLACK), 390, 940, 1.5)
    for number in range(10):
        _blade(painter, 150 + number * 48, 660 + (number % 2) * 60, 500, -9 + number * 2, 0.5)


SCENES: Final = (one, two, three, four, five, six, seven, eight, nine, ten)
"""Ace to ten."""
