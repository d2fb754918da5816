"""The wands, ace to ten: what burns. Work, will, quarrels, and the end of one's strength."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QPainter

from demoncity_gui.art import look
from demoncity_gui.art.glyphs import paint_glyph
from demoncity_gui.art.minors.people import (
    CARRYING,
    REACHING,
    RUNNING,
    STANDING,
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
    disc,
    fedora,
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
    ring,
    skyline,
    star,
    stroke,
    thick_line,
    windows,
)
from demoncity_gui.art.tones import BLACK, Tones
from demoncity_gui.rules.cards import Suit


def _match(painter: QPainter, x: float, foot: float, height: float, turn: float = 0, slim: float = 0.66) -> None:
    """A burning match that stands on `foot`, turned about its foot, slimmer than the suit's sign, in its own glow."""
    painter.save()
    painter.translate(x, foot)
    painter.rotate(turn)
    glow = disc(0, -height * 0.76, height * 0.2)
    fill(painter, glow, mixed(BLACK, look.EMBER, 0.3))
    painter.scale(slim, 1)
    paint_glyph(painter, Suit.WANDS, 0, -height / 2, height, rim=BLACK)
    painter.restore()


def _fist(painter: QPainter, x: float, y: float, turn: float = 0, size: float = 1) -> None:
    fingers = joined(*(rect(-48, -52 + i * 26, 96, 28, 14) for i in range(4)))
    rimmed(painter, placed(fingers, x, y, size, turn), look.BONE, BLACK, 5)


def one(painter: QPainter, t: Tones) -> None:
    """A match struck in a hand that fills the doorway: the first light, and somebody's idea."""
    fill(painter, SKY, "#0B0A10")
    fill(painter, rays(400, 300, 120, 560, 34, 46, 5), t.sky)
    fill(painter, disc(400, 310, 240), t.dusk)
    fill(painter, disc(400, 310, 170), t.glow)
    paint_glyph(painter, Suit.WANDS, 400, 480, 800, rim=BLACK)
    sleeve = blob(((500, 830), (640, 780), (760, 860), (760, 1100), (420, 1100), (420, 900)), tension=0.6)
    rimmed(painter, sleeve, BLACK, t.light, 6)
    rimmed(painter, polygon(((430, 850), (520, 796), (580, 900), (480, 960))), t.light, BLACK, 5)
    hand = blob(((360, 720), (470, 690), (540, 780), (520, 880), (430, 910), (360, 860)))
    rimmed(painter, hand, look.BONE, BLACK, 6)
    for number in range(3):
        rimmed(painter, rect(348, 720 + number * 44, 120, 46, 22), look.BONE, BLACK, 5)
    rimmed(painter, limb(((500, 790, 50), (430, 730, 44), (400, 660, 34))), look.BONE, BLACK, 5)
    fill(painter, skyline(1040, ((80, 60), (60, 130), (90, 40), (80, 100)), 0), BLACK)
    for x, y in ((180, 480), (140, 640), (240, 760), (610, 480), (560, 600)):
        fill(painter, star(x, y, 16, 5, 4), look.SODIUM)


def two(painter: QPainter, t: Tones) -> None:
    """From the top floor she looks over the whole city with a globe in her hand: one match lit here, one out there."""
    fill(painter, SKY, mixed(BLACK, look.SODIUM, 0.14))
    fill(painter, disc(560, 420, 120), t.glow)
    fill(
        painter,
        skyline(760, ((80, 190), (70, 90), (60, 240), (90, 140), (70, 60), (80, 200), (60, 110), (190, 150)), 0),
        BLACK,
    )
    fill(painter, windows(20, 590, 9, 3, (72, 50), (14, 22), 0b110010010110011010001011010), look.SODIUM)
    fill(painter, rect(0, 760, 700, 26), t.glow)
    fill(painter, rect(0, 786, 700, 300), "#121018")
    for x in range(40, 700, 90):
        fill(painter, rect(x, 786, 16, 220), t.dusk)
    _match(painter, 600, 780, 470)
    woman = STANDING._replace(near_arm=Limb((74, -290), (110, -330)))
    person(painter, woman, Wear(Hair.BUN, Cloth.GOWN, BLACK, t.light), 280, 1010, 1.5)
    globe = disc(470, 500, 62)
    rimmed(painter, globe, t.light, BLACK, 6)
    for width in (20, 46):
        stroke(painter, disc(470, 500, width, 62), BLACK, 4)
    fill(painter, joined(rect(408, 498, 124, 4), rect(416, 468, 108, 4), rect(416, 528, 108, 4)), BLACK)
    rimmed(painter, disc(446, 560, 24), look.BONE, BLACK, 5)
    _match(painter, 130, 1010, 620)


def three(painter: QPainter, t: Tones) -> None:
    """On the pier with his back to us, waiting for ships that are his; three matches burn along the rail."""
    fill(painter, SKY, mixed(BLACK, look.SODIUM, 0.2))
    fill(painter, disc(440, 560, 170), mixed(BLACK, look.SODIUM, 0.6))
    fill(painter, rect(0, 560, 700, 260), t.dusk)
    hatch(painter, rect(0, 560, 700, 260), Hatch.WAVES, t.glow, pitch=34, width=4)
    for x, y, size in ((520, 562, 1.0), (300, 570, 0.7), (620, 600, 0.6)):
        hull = placed(
            joined(
                polygon(((-80, -10), (80, -10), (60, 22), (-60, 22))), rect(-30, -44, 40, 40), rect(16, -70, 14, 66)
            ),
            x,
            y,
            size,
        )
        rimmed(painter, hull, BLACK, t.light, 3)
    fill(painter, polygon(((0, 820), (700, 820), (700, 1100), (0, 1100))), "#121018")
    hatch(painter, rect(0, 820, 700, 300), Hatch.HORIZONTAL, t.sky, pitch=38, width=5)
    for x, foot in ((120, 980), (600, 950), (480, 900)):
        _match(painter, x, foot, 560)
    coat = blob(((250, 500), (330, 480), (410, 520), (440, 760), (470, 1000), (190, 1000), (210, 760)), tension=0.6)
    rimmed(painter, coat, BLACK, t.light, 7)
    stroke(painter, thick_line(((330, 560), (330, 990)), 1), t.glow, 4)
    rimmed(painter, rect(302, 430, 58, 70), look.BONE, BLACK, 4)
    rimmed(painter, disc(330, 396, 52, 58), BLACK, t.light, 5)
    rimmed(painter, placed(fedora(), 330, 378, 0.86), BLACK, t.light, 5)
    rimmed(painter, limb(((420, 600, 58), (490, 700, 50), (486, 800, 40))), BLACK, t.light, 5)
    rimmed(painter, disc(486, 806, 26), look.BONE, BLACK, 5)


def four(painter: QPainter, t: Tones) -> None:
    """A wedding under four torches in a back yard: a roof of paper flowers, and everybody dances."""
    fill(painter, SKY, t.far)
    fill(painter, skyline(620, ((110, 160), (80, 260), (120, 120), (90, 200), (120, 140), (180, 230)), 0), BLACK)
    fill(painter, windows(130, 420, 6, 2, (86, 62), (18, 28), 0b101101011010), look.SODIUM)
    fill(painter, rect(0, 900, 700, 300), t.sky)
    fill(painter, disc(350, 930, 330, 60), t.dusk)
    for x, foot in ((150, 900), (560, 900)):
        _match(painter, x, foot, 560)
    garland = blob(
        (
            (60, 470),
            (220, 560),
            (350, 520),
            (480, 560),
            (640, 470),
            (650, 500),
            (490, 610),
            (350, 566),
            (210, 610),
            (56, 500),
        ),
        tension=0.8,
    )
    rimmed(painter, garland, mixed(BLACK, look.HORROR, 0.5), BLACK, 5)
    for x, y in (
        (90, 500),
        (160, 548),
        (230, 584),
        (300, 560),
        (350, 540),
        (400, 560),
        (470, 584),
        (540, 548),
        (610, 500),
    ):
        rimmed(painter, star(x, y, 24, 11, 6), look.BONE, BLACK, 4)
        fill(painter, disc(x, y, 7), look.DANGER)
    pose = STANDING._replace(near_arm=Limb((56, -300), (52, -400)), far_arm=Limb((50, -260), (92, -250)))
    person(painter, pose, Wear(Hair.SHORT, Cloth.SUIT, BLACK, look.BONE), 290, 980, 0.94)
    person(
        painter,
        pose,
        Wear(Hair.SCARF, Cloth.GOWN, look.BONE, BLACK, hair_colour=look.BONE, skin=mixed(BLACK, look.BONE, 0.8)),
        420,
        980,
        0.9,
        mirror=True,
    )
    for x, foot in ((70, 1020), (640, 1020)):
        _match(painter, x, foot, 640)


def five(painter: QPainter, t: Tones) -> None:
    """Five boys, five torches, one alley: nobody remembers how it began."""
    fill(painter, SKY, "#0B0A10")
    hatch(painter, rect(0, -150, 700, 1000), Hatch.HORIZONTAL, t.far, pitch=36, width=6)
    fill(painter, polygon(((250, 150), (480, 150), (520, 800), (180, 800))), t.sky)
    fill(painter, rect(0, 800, 700, 300), "#121018")
    fill(painter, blob(((110, 900), (350, 850), (600, 900), (560, 980), (350, 1010), (130, 980))), t.sky)
    up = REACHING._replace(near_arm=Limb((66, -330), (110, -390)))
    people = (
        (RUNNING, Hair.CAP, 120, 880, 0.9, False, 196, 640, -38),
        (up, Hair.SHORT, 330, 850, 0.84, True, 240, 520, 42),
        (RUNNING, Hair.CURLS, 590, 890, 0.92, True, 494, 640, 34),
        (up, Hair.BALD, 210, 1000, 1.0, False, 322, 612, 52),
        (up, Hair.CAP, 500, 1010, 1.0, True, 390, 622, -58),
    )
    for number, (pose, hair, x, y, size, mirror, hand_x, hand_y, turn) in enumerate(people):
        wear = Wear(
            hair, Cloth.SUIT, look.OXBLOOD if number in (1, 4) else BLACK, look.BONE if number in (1, 4) else t.light
        )
        person(painter, pose, wear, x, y, size, mirror=mirror)
        foot_x, foot_y = hand_x - 1.7 * turn, hand_y + 90
        _match(painter, foot_x, foot_y, 440, turn)
        rimmed(painter, disc(hand_x - turn * 0.2, hand_y + 8, 18), look.BONE, BLACK, 4)


def six(painter: QPainter, t: Tones) -> None:
    """She won, and rides home on the roof of a cab with a wreath on; the street holds its matches up for her."""
    fill(painter, SKY, t.sky)
    fill(painter, rays(400, 420, 160, 620, 26, 56, 4), t.dusk)
    fill(painter, skyline(820, ((70, 380), (60, 300), (40, 220), (360, 0), (60, 260), (110, 400)), 0), BLACK)
    fill(painter, windows(16, 470, 2, 6, (44, 56), (16, 24), 0b101101100110), look.SODIUM)
    fill(painter, windows(606, 450, 2, 6, (44, 56), (16, 24), 0b011010010111), look.SODIUM)
    rider = STANDING._replace(near_arm=Limb((60, -310), (80, -410)), far_arm=Limb((-56, -300), (-80, -390)))
    person(painter, rider, Wear(Hair.LONG, Cloth.SKIRT, look.OXBLOOD, look.BONE), 372, 800, 0.96)
    wreath = ring(382, 432, 44, 30)
    rimmed(painter, wreath.intersected(rect(300, 380, 200, 46)), look.HORROR, BLACK, 4)
    cab = joined(
        blob(
            ((150, 980), (140, 880), (210, 860), (260, 790), (480, 790), (540, 860), (600, 880), (600, 980)),
            tension=0.5,
        ),
    )
    rimmed(painter, cab, look.SODIUM, BLACK, 7)
    fill(painter, polygon(((276, 806), (362, 806), (362, 862), (236, 862))), BLACK)
    fill(painter, polygon(((380, 806), (468, 806), (510, 862), (380, 862))), BLACK)
    for number in range(12):
        fill(painter, rect(150 + number * 38, 890 + (number % 2) * 14, 38, 14), BLACK)
    for x in (240, 510):
        rimmed(painter, disc(x, 980, 52), BLACK, look.BONE, 4)
        fill(painter, disc(x, 980, 20), look.BONE)
    fill(painter, rect(0, 1026, 700, 100), "#0B0A10")
    for x, foot, turn in (
        (70, 1010, -5),
        (150, 800, 6),
        (250, 780, -14),
        (520, 770, 12),
        (590, 820, -6),
        (646, 1010, 4),
    ):
        _match(painter, x, foot, 460, turn)


def seven(painter: QPainter, t: Tones) -> None:
    """One man at the top of the fire stairs with one match, six from below; he has the height."""
    fill(painter, SKY, t.far)
    hatch(painter, SKY, Hatch.VERTICAL, t.sky, pitch=56, width=6)
    fill(painter, polygon(((300, 640), (720, 560), (720, 1120), (160, 1120), (200, 860))), BLACK)
    for number in range(6):
        fill(
            painter,
            polygon(
                (
                    (300 - number * 18, 640 + number * 60),
                    (700, 560 + number * 66),
                    (700, 572 + number * 66),
                    (300 - number * 18, 652 + number * 60),
                )
            ),
            t.dusk,
        )
    man = STANDING._replace(
        near_arm=Limb((-30, -250), (-60, -230)),
        far_arm=Limb((60, -290), (40, -330)),
        near_leg=Limb((44, -110), (62, 0)),
        far_leg=Limb((-40, -100), (-64, 10)),
    )
    person(painter, man, Wear(Hair.SHORT, Cloth.SUIT, look.OXBLOOD, look.BONE), 470, 640, 1.2, mirror=True)
    _match(painter, 560, 470, 560, -62)
    rimmed(painter, joined(disc(440, 380, 22), disc(520, 420, 22)), look.BONE, BLACK, 5)
    for x, foot, turn in (
        (70, 1010, 16),
        (170, 1020, 10),
        (270, 1060, 14),
        (380, 1040, 4),
        (490, 1060, -4),
        (610, 1040, -10),
    ):
        _match(painter, x, foot, 410, turn)
        rimmed(painter, disc(x + 1.6 * turn, foot - 110, 24), look.BONE, BLACK, 5)


def eight(painter: QPainter, t: Tones) -> None:
    """Eight of them thrown from the bridge at once: a few seconds in which everything is on its way."""
    fill(painter, SKY, t.far)
    for y, width in ((250, 8), (420, 6), (600, 8), (730, 6)):
        fill(painter, polygon(((0, y + 130), (700, y - 130), (700, y - 130 + width), (0, y + 130 + width))), t.dusk)
    fill(
        painter,
        skyline(1010, ((90, 60), (70, 140), (110, 50), (90, 110), (60, 60), (80, 150), (100, 70), (120, 110)), 0),
        BLACK,
    )
    fill(painter, windows(110, 900, 6, 2, (90, 40), (14, 20), 0b101101101101), look.SODIUM)
    for number, (x, y) in enumerate(
        ((380, 130), (560, 240), (290, 320), (480, 430), (640, 540), (200, 520), (390, 640), (560, 760))
    ):
        for lag in (1, 2, 3):
            fill(painter, disc(x - 96 - lag * 60, y + 40 + lag * 25, 26 - lag * 6), (t.glow, t.dusk, t.sky)[lag - 1])
        _match(painter, x - 150, y + 62, 370, 68 + (number % 3) * 2)


def nine(painter: QPainter, t: Tones) -> None:
    """Bandaged, the ninth in his fists, eight in the fence behind him: he has held this gate all night."""
    fill(painter, SKY, "#0B0A10")
    fill(painter, rect(0, 420, 700, 480), t.sky)
    hatch(painter, rect(0, 420, 700, 480), Hatch.DIAGONAL, t.far, pitch=36, width=5)
    fill(painter, rect(0, 880, 700, 300), "#121018")
    for x in (56, 140, 224, 308, 476, 546, 616, 670):
        _match(painter, x, 900, 500)
    coat = blob(((290, 560), (390, 530), (500, 570), (540, 760), (550, 1040), (240, 1040), (250, 760)), tension=0.6)
    rimmed(painter, coat, BLACK, t.light, 7)
    rimmed(painter, placed(profile(), 392, 480, 0.95, 0, mirror=True), look.BONE, BLACK, 6)
    fill(
        painter,
        blob(((330, 420), (380, 372), (450, 386), (480, 440), (470, 520), (440, 480), (420, 430), (360, 424))),
        BLACK,
    )
    rimmed(painter, polygon(((322, 410), (476, 390), (480, 424), (324, 442))), look.BONE, BLACK, 5)
    fill(painter, joined(disc(350, 424, 11), disc(366, 420, 9)), look.DANGER)
    fill(painter, limb(((334, 468, 5), (350, 472, 8), (366, 464, 4))), BLACK)
    _match(painter, 236, 1030, 640, -4)
    rimmed(painter, limb(((300, 640, 74), (230, 740, 66), (230, 780, 52))), BLACK, t.light, 5)
    _fist(painter, 226, 800, -4, 0.8)
    rimmed(painter, limb(((480, 640, 74), (420, 800, 62), (320, 850, 52))), BLACK, t.light, 5)
    _fist(painter, 266, 868, -4, 0.8)


def ten(painter: QPainter, t: Tones) -> None:
    """All ten on one back, up the hill, with the town in sight and no hand free to wipe his eyes."""
    fill(painter, SKY, t.far)
    fill(painter, polygon(((0, 900), (700, 700), (700, 1100), (0, 1100))), "#121018")
    fill(painter, polygon(((0, 900), (700, 700), (700, 716), (0, 916))), t.glow)
    fill(
        painter,
        joined(rect(600, 600, 60, 130), polygon(((590, 604), (630, 560), (670, 604))), rect(540, 640, 50, 110)),
        BLACK,
    )
    fill(painter, joined(rect(616, 630, 14, 20), rect(640, 660, 12, 18), rect(556, 664, 14, 18)), look.SODIUM)
    for number in range(10):
        _match(painter, 300 + number * 16, 800 - number * 2, 640, -32 + number * 7.4)
    bent = CARRYING._replace(
        head=(104, -250), neck=(62, -246), far_arm=Limb((84, -190), (30, -240)), near_arm=Limb((96, -180), (40, -216))
    )
    person(painter, bent, Wear(Hair.CAP, Cloth.SUIT, look.OXBLOOD, look.BONE), 300, 980, 1.35)
    rope = joined(thick_line(((300, 640), (420, 700)), 20), thick_line(((320, 610), (436, 668)), 20))
    rimmed(painter, rope, look.BONE, BLACK, 4)


SCENES: Final = (one, two, three, four, five, six, seven, eight, nine, ten)
"""Ace to ten."""
