"""The wands from the ace to the five."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtGui import QPainter

from demoncity_gui.art import look
from demoncity_gui.art.glyphs import paint_glyph
from demoncity_gui.art.minors.ground import FLOOR, NIGHT
from demoncity_gui.art.minors.people import (
    KNEELING,
    RUNNING,
    STANDING,
    Cloth,
    Hair,
    Limb,
    Wear,
    person,
)
from demoncity_gui.art.minors.signs import match
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
    rays,
    rect,
    rimmed,
    skyline,
    star,
    stroke,
    thick_line,
    windows,
)
from demoncity_gui.art.tones import BLACK, Tones
from demoncity_gui.rules.cards import Suit


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
    fill(painter, SKY, NIGHT)
    fill(painter, rect(60, -150, 580, 950), mixed(BLACK, look.SODIUM, 0.62))
    fill(painter, disc(470, 330, 110), look.SODIUM)
    houses = ((80, 150), (70, 90), (60, 260), (70, 140), (70, 60), (80, 230), (60, 110), (120, 150))
    fill(painter, skyline(760, houses, 60), BLACK)
    fill(painter, windows(76, 610, 8, 3, (72, 50), (14, 22), 0b110010010110011010001011), look.SODIUM)
    for x in (60, 628):
        fill(painter, rect(x - 24, -150, 40, 960), BLACK)
    fill(painter, rect(0, 760, 700, 30), t.glow)
    fill(painter, rect(0, 790, 700, 300), FLOOR)
    for x in range(30, 700, 80):
        fill(painter, rect(x, 790, 16, 220), t.dusk)
    match(painter, 584, 780, 500)
    woman = STANDING._replace(near_arm=Limb((66, -268), (118, -290)), head=(8, -364))
    person(painter, woman, Wear(Hair.BUN, Cloth.GOWN, look.OXBLOOD, look.BONE), 250, 1030, 1.62)
    globe = disc(452, 500, 74)
    rimmed(painter, globe, t.light, BLACK, 6)
    for width in (24, 56):
        stroke(painter, disc(452, 500, width, 74), BLACK, 4)
    fill(painter, joined(rect(378, 498, 148, 4), rect(388, 462, 128, 4), rect(388, 536, 128, 4)), BLACK)
    rimmed(painter, blob(((400, 560), (440, 548), (500, 556), (486, 590), (440, 598), (404, 590))), look.BONE, BLACK, 5)
    match(painter, 96, 1040, 640)


def three(painter: QPainter, t: Tones) -> None:
    """On the pier with his back to us, waiting for ships that are his; three matches burn along the rail."""
    fill(painter, SKY, mixed(BLACK, t.light, 0.1))
    fill(painter, rect(0, 470, 700, 360), mixed(BLACK, t.light, 0.5))
    hatch(painter, rect(0, 470, 700, 360), Hatch.WAVES, t.light, pitch=38, width=5)
    fill(painter, rect(0, 462, 700, 10), t.light)
    hull = joined(
        polygon(((-110, -10), (110, -10), (84, 34), (-84, 34))), rect(-44, -58, 60, 50), rect(24, -112, 22, 104)
    )
    smoke = blob(((24, -120), (46, -122), (70, -190), (130, -210), (90, -150)))
    for x, y, size in ((540, 474, 1.25), (60, 476, 0.6)):
        fill(painter, placed(smoke, x, y, size), t.dusk)
        rimmed(painter, placed(hull, x, y, size), BLACK, t.light, 3)
    fill(painter, polygon(((0, 830), (700, 830), (700, 1200), (0, 1200))), FLOOR)
    hatch(painter, rect(0, 830, 700, 400), Hatch.HORIZONTAL, t.sky, pitch=38, width=5)
    for x, foot, height in ((70, 1020, 520), (486, 1000, 470), (610, 1040, 560)):
        match(painter, x, foot, height, 0, 2.4)
    painter.save()
    painter.translate(-56, 0)
    coat = blob(((230, 500), (310, 476), (390, 500), (430, 760), (470, 1040), (150, 1040), (190, 760)), tension=0.6)
    rimmed(painter, coat, BLACK, look.BONE, 6)
    stroke(painter, thick_line(((310, 640), (310, 1030)), 1), t.glow, 5)
    rimmed(painter, rect(280, 440, 60, 60, 12), look.BONE, BLACK, 4)
    rimmed(painter, disc(310, 406, 54, 60), BLACK, look.BONE, 4)
    rimmed(painter, placed(fedora(), 310, 388, 0.9), BLACK, look.BONE, 5)
    for side in (-1, 1):
        sleeve = limb(((310 + side * 84, 540, 62), (310 + side * 128, 690, 54), (310 + side * 60, 740, 44)))
        rimmed(painter, sleeve, BLACK, look.BONE, 5)
    rimmed(painter, disc(310, 744, 40, 26), look.BONE, BLACK, 5)  # hands clasped behind the back
    painter.restore()


def four(painter: QPainter, t: Tones) -> None:
    """A wedding under four torches in a back yard: a roof of paper flowers, and everybody dances."""
    fill(painter, SKY, t.sky)
    fill(painter, skyline(700, ((110, 160), (80, 260), (120, 200), (90, 240), (120, 140), (180, 230)), 0), t.far)
    fill(painter, windows(130, 500, 6, 2, (86, 62), (18, 28), 0b101101011010), look.SODIUM)
    fill(painter, rect(0, 880, 700, 340), t.dusk)
    fill(painter, disc(350, 960, 330, 70), t.glow)
    for x, foot in ((180, 880), (520, 880)):
        match(painter, x, foot, 520, 0, 2.6)
    garland = blob(
        (
            (60, 470), (220, 560), (350, 530), (480, 560), (640, 470), (650, 500), (490, 600), (350, 566), (210, 600),
            (56, 500),
        ),
        tension=0.8,
    )  # fmt: skip
    rimmed(painter, garland, mixed(BLACK, look.HORROR, 0.5), BLACK, 5)
    for x, y in ((90, 500), (230, 574), (350, 548), (470, 574), (610, 500)):
        rimmed(painter, star(x, y, 27, 12, 6), look.BONE, BLACK, 4)
        fill(painter, disc(x, y, 8), look.DANGER)
    pose = STANDING._replace(near_arm=Limb((60, -290), (58, -372)), far_arm=Limb((50, -260), (92, -250)))
    groom = pose._replace(near_leg=Limb((26, -100), (56, -10)), far_leg=Limb((-26, -96), (-40, 0)))
    person(painter, groom, Wear(Hair.SHORT, Cloth.SUIT, BLACK, look.BONE), 262, 1000, 1.12)
    bride = Wear(Hair.SCARF, Cloth.GOWN, look.BONE, BLACK, hair_colour=look.BONE, skin=mixed(BLACK, look.BONE, 0.82))
    person(painter, pose, bride, 430, 1000, 1.06, mirror=True)
    for x in (66, 634):
        match(painter, x, 1040, 640, 0, 2.8)


def five(painter: QPainter, t: Tones) -> None:
    """Five boys, five torches, one alley: nobody remembers how it began."""
    fill(painter, SKY, NIGHT)
    hatch(painter, rect(0, -150, 700, 1000), Hatch.HORIZONTAL, t.far, pitch=36, width=6)
    fill(painter, polygon(((250, -150), (480, -150), (540, 800), (160, 800))), t.sky)
    fill(painter, rect(0, 800, 700, 400), FLOOR)
    fill(painter, blob(((40, 930), (350, 850), (660, 930), (640, 1020), (350, 1050), (60, 1020))), t.sky)
    swing = RUNNING._replace(near_arm=Limb((76, -330), (70, -400)), head=(52, -350))
    high = STANDING._replace(
        near_arm=Limb((66, -330), (92, -396)),
        far_arm=Limb((-50, -300), (-84, -340)),
        near_leg=Limb((44, -104), (74, 0)),
        far_leg=Limb((-40, -100), (-70, 0)),
    )
    down = KNEELING._replace(far_arm=Limb((60, -210), (70, -270)), near_arm=Limb((62, -220), (84, -286)))
    back = Wear(Hair.CURLS, Cloth.SUIT, BLACK, t.light)
    person(painter, high, back, 350, 820, 0.8)
    match(painter, 404, 560, 330, -24, 2, 0)
    rimmed(painter, disc(424, 506, 17), look.BONE, BLACK, 4)
    fighters = (
        (swing, Wear(Hair.CAP, Cloth.SUIT, BLACK, t.light), 90, 960, 1.0, False, (140, 566), 22),
        (swing, Wear(Hair.BALD, Cloth.SUIT, BLACK, look.BONE), 600, 950, 1.0, True, (546, 550), -34),
        (down, Wear(Hair.SHORT, Cloth.SUIT, look.OXBLOOD, look.BONE), 250, 1050, 1.16, False, (350, 716), 40),
        (high, Wear(Hair.HOOD, Cloth.COAT, look.OXBLOOD, look.BONE), 500, 1050, 1.02, True, (406, 646), -52),
    )
    for pose, wear, x, y, size, mirror, (hand_x, hand_y), turn in fighters:
        person(painter, pose, wear, x, y, size, mirror=mirror)
        lean = math.radians(turn)
        match(painter, hand_x - 76 * math.sin(lean), hand_y + 76 * math.cos(lean), 370, turn, 2, 0)
        rimmed(painter, disc(hand_x, hand_y, 20), look.BONE, BLACK, 4)


SCENES: Final = (one, two, three, four, five)
