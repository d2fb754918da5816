"""The wands from the ace to the five."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.figures import fedora
from demoncity_gui.cards.drawing.glyphs import paint_glyph
from demoncity_gui.cards.drawing.hair import Cut, hair, strands
from demoncity_gui.cards.drawing.hands import arm, fist, grip
from demoncity_gui.cards.drawing.heads import Face, side
from demoncity_gui.cards.drawing.light import halo, lit, within
from demoncity_gui.cards.drawing.minors.ground import NIGHT
from demoncity_gui.cards.drawing.minors.signs import match
from demoncity_gui.cards.drawing.paint import Hatch, fill, hatch, mixed, rimmed, stroke
from demoncity_gui.cards.drawing.people import (
    KNEELING,
    RUNNING,
    STANDING,
    Cloth,
    Limb,
    Wear,
    person,
)
from demoncity_gui.cards.drawing.primitives import (
    SKY,
    blob,
    disc,
    joined,
    limb,
    placed,
    polygon,
    rays,
    rect,
    skyline,
    star,
    windows,
)
from demoncity_gui.cards.drawing.small_heads import Hair
from demoncity_gui.cards.drawing.tones import BLACK, Tones
from demoncity_gui.pieces.tarot import Suit


def one(painter: QPainter, t: Tones) -> None:
    """A match struck in a hand that fills the doorway: the first light, and somebody's idea."""
    fill(painter, SKY, NIGHT)
    fill(painter, rays(440, 280, 120, 620, 34, 50, 5), t.sky)
    halo(painter, 440, 280, 320, NIGHT, t.light, 4)
    houses = ((80, 160), (60, 330), (90, 140), (80, 200), (120, 120), (90, 260), (70, 340), (120, 180))
    fill(painter, skyline(1090, houses, 0), "#1D1513")
    fill(painter, windows(96, 790, 2, 5, (24, 50), (12, 20), 0b1011010110), look.SODIUM)
    fill(painter, windows(530, 790, 3, 5, (40, 52), (14, 22), 0b101101101011011), look.SODIUM)
    paint_glyph(painter, Suit.WANDS, 390, 510, 860, rim=BLACK, turn=14)
    arm(painter, ((740, 1260), (600, 1150), (430, 950)), 250, "#23212C", t.light, (-20, -10), cuff=t.light)
    fist(painter, 330, 790, 14, 1.75)
    for x, y in ((180, 480), (140, 640), (240, 700), (610, 470), (570, 620), (630, 240), (250, 400)):
        fill(painter, star(x, y, 18, 5, 4), look.SODIUM)


def two(painter: QPainter, t: Tones) -> None:
    """From the top floor she looks over the whole city, a globe in her hand: one match lit here, one out there."""
    fill(painter, SKY, mixed(BLACK, look.SODIUM, 0.36))
    halo(painter, 560, 250, 250, mixed(BLACK, look.SODIUM, 0.36), look.SODIUM, 2)
    far = ((80, 190), (70, 300), (60, 160), (70, 240), (70, 330), (80, 200), (60, 280), (220, 180))
    fill(painter, skyline(800, far, 0), mixed(BLACK, look.SODIUM, 0.24))
    fill(painter, skyline(840, ((130, 170), (90, 90), (80, 200), (90, 120), (70, 60), (100, 190), (180, 110)), 0),
        "#120E0C")  # fmt: skip
    fill(painter, windows(24, 690, 13, 3, (52, 44), (14, 20), 0x3259345ACB5), look.SODIUM)
    lit(painter, rect(206, -150, 34, 1000), "#1B1512", t.light, (7, 0), width=4)
    lit(painter, rect(-20, 850, 740, 50), "#3A2218", t.light, (0, -9))
    fill(painter, rect(0, 900, 700, 300), NIGHT)
    for x in range(20, 700, 70):
        fill(painter, rect(x, 900, 12, 220), t.dusk)
    match(painter, 600, 862, 460, 0, 2.4)
    coat = blob(((60, 1130), (66, 900), (110, 790), (200, 730), (286, 760), (336, 860), (356, 1130)), tension=0.6)
    lit(painter, coat, "#22344A", look.SODIUM, (13, -6), shade=BLACK)
    fill(painter, limb(((300, 840, 3), (320, 1120, 9))), BLACK)
    rimmed(painter, limb(((206, 650, 76), (196, 750, 88))), mixed(BLACK, t.light, 0.62), BLACK, 4)
    side(painter, 222, 560, 1.06, Face("#94602F", "#D9A06A", brow=8, stern=0.2, lips="#8C2A1E",
        smile=0.4, jaw=0.1))  # fmt: skip
    scarf = blob(((130, 720), (200, 690), (268, 706), (300, 760), (250, 800), (180, 790), (120, 780)), tension=0.8)
    lit(painter, scarf, t.light, look.BONE, (8, -6), shade=t.dusk)
    fill(painter, limb(((150, 750, 3), (210, 760, 7), (280, 746, 3))), t.dusk)
    plait = joined(*(disc(126 - i * 3 + (i % 2) * 10, 620 + i * 36, 28 - i * 2) for i in range(6)))
    lit(painter, plait, "#3A2218", look.SODIUM, (7, -6), shade=BLACK)
    strands(painter, [((104 - i * 3, 616 + i * 36), (126, 640 + i * 36), (146 - i * 3, 616 + i * 36)) for i in
        range(5)], "#3A2218", look.SODIUM, 5)  # fmt: skip
    hair(painter, 222, 560, 1.06, Cut.SIDE_UP, "#3A2218", look.SODIUM)
    rimmed(painter, disc(208, 608, 10), look.BRASS, BLACK, 3)
    halo(painter, 446, 620, 150, mixed(BLACK, look.SODIUM, 0.36), look.SODIUM, 2)
    arm(painter, ((200, 860), (300, 1010), (396, 806)), 96, "#22344A", look.SODIUM, (9, -6), cuff=look.BONE,
        skin="#D9A06A")  # fmt: skip
    with grip(painter, 446, 712, 84, 0.86, "#D9A06A", across=50):
        _globe(painter, t)
    match(painter, 84, 1130, 640, 0, 3)
    arm(painter, ((120, 850), (46, 1010), (70, 916)), 88, "#22344A", look.SODIUM, (9, -6), cuff=look.BONE,
        skin="#D9A06A")  # fmt: skip
    fist(painter, 80, 866, 0, 0.66, "#D9A06A", mirror=True)


def _globe(painter: QPainter, t: Tones) -> None:
    """A globe of the world with its circles."""
    globe = disc(446, 620, 100)
    lit(painter, globe, t.light, look.BONE, (12, -10), shade=t.dusk)
    for points in (((380, 590), (420, 560), (450, 580), (440, 640), (410, 660), (390, 630)), ((466, 640), (510, 610),
        (520, 660), (480, 690))):  # fmt: skip
        within(painter, globe, blob(points), look.SODIUM)
    for width in (32, 70):
        stroke(painter, disc(446, 620, width, 100), BLACK, 4)
    for y, half in ((620, 100), (566, 84), (674, 84)):
        fill(painter, rect(446 - half, y - 2, half * 2, 4), BLACK)


def three(painter: QPainter, t: Tones) -> None:
    """On the pier, one hand on the nearest of three matches, he looks out for ships that are his."""
    fill(painter, SKY, mixed(BLACK, t.light, 0.3))
    halo(painter, 400, 430, 420, mixed(BLACK, t.light, 0.3), look.SODIUM, 4)
    fill(painter, disc(400, 440, 120), look.BONE)
    for x, y, size in ((560, 130, 1.0), (300, 80, 0.6), (90, 340, 0.5)):
        cloud = blob(((-150, 10), (-60, -24), (40, -18), (150, 0), (60, 16), (-60, 20)))
        fill(painter, placed(cloud, x, y, size), mixed(BLACK, t.light, 0.5))
    fill(painter, rect(0, 470, 700, 500), mixed(BLACK, t.light, 0.56))
    hatch(painter, rect(0, 480, 700, 460), Hatch.WAVES, mixed(t.light, look.SODIUM, 0.5), pitch=38, width=6)
    fill(painter, polygon(((320, 474), (480, 474), (560, 900), (240, 900))), mixed(t.light, look.SODIUM, 0.7))
    hull = polygon(((-170, -20), (170, -20), (132, 50), (-132, 50)))
    upper = joined(rect(-90, -74, 150, 56), rect(-60, -120, 90, 48))
    funnel = polygon(((40, -70), (52, -170), (92, -170), (100, -70)))
    for x, y, size in ((560, 466, 0.72), (220, 476, 0.4), (84, 482, 0.24)):
        smoke = blob(((60, -180), (90, -180), (130, -260), (220, -290), (150, -230)))
        fill(painter, placed(smoke, x, y, size), "#5A3A2A")
        lit(painter, placed(funnel, x, y, size), look.OXBLOOD, look.DANGER, (-4, -3), width=4)
        lit(painter, placed(upper, x, y, size), look.BONE, look.BONE, (-4, -3), shade="#B08A5A", width=4)
        lit(painter, placed(hull, x, y, size), "#2B1712", look.SODIUM, (-5, -4), width=4)
        fill(painter, placed(joined(*(disc(a, 6, 11) for a in range(-110, 120, 44))), x, y, size), look.SODIUM)
    fill(painter, rect(0, 900, 700, 310), NIGHT)
    hatch(painter, rect(0, 900, 700, 310), Hatch.HORIZONTAL, t.dusk, pitch=44, width=5)
    match(painter, 628, 1060, 480, 0, 2.6)
    match(painter, 84, 1060, 480, 0, 2.6)
    coat = blob(((170, 1140), (186, 960), (206, 800), (270, 740), (340, 726), (410, 740), (474, 800), (494, 960),
        (510, 1140)), tension=0.6)  # fmt: skip
    lit(painter, coat, "#3E3048", look.SODIUM, (12, -9), shade=BLACK)
    fill(painter, joined(limb(((340, 800, 3), (342, 940, 6), (336, 1130, 9))), limb(((250, 900, 3), (240, 1130, 9)))),
        BLACK)  # fmt: skip
    lit(painter, limb(((220, 944, 22), (340, 952, 24), (470, 944, 22))), "#2B2133", look.SODIUM, (0, -5), width=4)
    rimmed(painter, rect(302, 660, 76, 80, 20), "#8C5A3A", BLACK, 5)
    for x in (272, 408):
        rimmed(painter, disc(x, 634, 13, 22), "#8C5A3A", BLACK, 5)
    nape = blob(((278, 560), (402, 560), (410, 640), (386, 700), (340, 712), (294, 700), (270, 640)), tension=0.8)
    lit(painter, nape, "#4A3428", look.SODIUM, (8, -6), shade="#1B1210")
    lit(painter, blob(((262, 730), (340, 704), (418, 730), (440, 770), (340, 800), (240, 770)), tension=0.7),
        "#3E3048", look.SODIUM, (8, -8), shade=BLACK)  # fmt: skip
    lit(painter, placed(fedora(), 340, 584, 1.08, 2), "#4A342E", look.SODIUM, (9, -9), shade=BLACK)
    within(painter, placed(fedora(), 340, 584, 1.08, 2), rect(250, 546, 180, 26), look.OXBLOOD)
    match(painter, 524, 1130, 560, 0, 3, 0)
    arm(painter, ((438, 830), (490, 1030), (512, 960)), 88, "#3E3048", look.SODIUM, (8, -6), cuff=look.BONE,
        skin="#A8703F")  # fmt: skip
    fist(painter, 524, 912, 0, 0.76, "#A8703F", mirror=True)


def four(painter: QPainter, t: Tones) -> None:
    """A wedding under four torches in a back yard: a garland from wall to wall, and the two dance."""
    fill(painter, SKY, "#2A1712")
    fill(painter, disc(570, 120, 70), look.BONE)
    fill(painter, disc(544, 106, 66), "#2A1712")
    fill(painter, skyline(860, ((110, 520), (80, 560), (320, 160), (120, 480), (180, 520)), 0), "#160D0B")
    fill(painter, windows(36, 380, 7, 5, (96, 76), (22, 34), 0b10110101101011011010110110101100101), look.SODIUM)
    fill(painter, rect(0, 860, 700, 340), t.dusk)
    fill(painter, joined(disc(350, 1030, 360, 120)), t.glow)
    fill(painter, joined(disc(350, 1046, 270, 80)), t.light)
    for x in (148, 560):
        match(painter, x, 930, 500, 0, 2.8)
    garland = blob(((-20, 330), (120, 390), (240, 400), (350, 372), (460, 400), (580, 390), (720, 330), (720, 366),
        (580, 432), (460, 442), (350, 412), (240, 442), (120, 432), (-20, 366)), tension=0.8)  # fmt: skip
    lit(painter, garland, mixed(BLACK, look.HORROR, 0.5), look.HORROR, (0, -7), shade=mixed(BLACK, look.HORROR, 0.25))
    for number, (x, y) in enumerate(((56, 388), (120, 414), (184, 424), (246, 420), (302, 402), (356, 390), (412, 402),
        (468, 420), (530, 424), (590, 412), (650, 388))):  # fmt: skip
        rimmed(painter, star(x, y, 29, 13, 6, number * 9), (look.BONE, look.DANGER)[number % 2], BLACK, 4)
        fill(painter, disc(x, y, 8), look.SODIUM)
    pose = STANDING._replace(head=(12, -360), near_arm=Limb((44, -236), (86, -276)), far_arm=Limb((-44, -262),
        (-52, -196)))  # fmt: skip
    groom = pose._replace(near_leg=Limb((34, -98), (40, 0)), far_leg=Limb((-24, -96), (-44, -6)))
    bride = Wear(Hair.LONG, Cloth.GOWN, look.BONE, look.BONE, hair_colour="#8C3A1E", skin="#E2B58A")
    person(painter, pose, bride, 474, 1076, 1.5, mirror=True)
    person(
        painter,
        groom,
        Wear(Hair.SHORT, Cloth.SUIT, "#32406B", look.SODIUM, skin="#A8703F", shirt=look.BONE, beard="#17110F"),
        220,
        1076,
        1.58,
    )
    fist(painter, 348, 652, -50, 0.42, "#E2B58A", thumb=False)  # fmt: skip
    veil = joined(*(disc(x, y, 15) for x, y in ((444, 492), (464, 484), (486, 490), (504, 504))))
    rimmed(painter, veil, look.BONE, BLACK, 3)
    for x in (62, 640):
        match(painter, x, 1110, 600, 0, 3)


def five(painter: QPainter, t: Tones) -> None:
    """Five boys, five torches, one alley: nobody remembers how it began."""
    fill(painter, SKY, "#241713")
    for x, w in ((0, 150), (550, 200)):
        fill(painter, rect(x, -150, w, 1100), "#3D261C")
        hatch(painter, rect(x, -150, w, 1100), Hatch.HORIZONTAL, "#1A110F", pitch=36, width=4)
    fill(painter, windows(580, 60, 1, 2, (70, 120), (54, 76)), mixed(BLACK, look.SODIUM, 0.6))
    fill(painter, polygon(((150, -150), (550, -150), (550, 800), (150, 800))), mixed(BLACK, t.light, 0.4))
    fill(painter, polygon(((150, 800), (550, 800), (720, 1200), (-20, 1200))), mixed(BLACK, t.light, 0.62))
    fill(painter, polygon(((150, 800), (-20, 1200), (-20, 800))), "#120D0C")
    fill(painter, polygon(((550, 800), (720, 1200), (720, 800))), "#120D0C")
    for x in (214, 392):
        lit(painter, rect(x, 800, 120, 96, 6), "#6B4022", look.SODIUM, (0, -8), shade="#2B180E")
    high = STANDING._replace(near_arm=Limb((66, -326), (72, -410)), far_arm=Limb((-60, -280), (-84, -230)),
        near_leg=Limb((40, -104), (56, 0)), far_leg=Limb((-36, -100), (-50, 0)))  # fmt: skip
    swing = RUNNING._replace(head=(48, -348), near_arm=Limb((-48, -290), (-20, -336)), far_arm=Limb((90, -250),
        (136, -262)))  # fmt: skip
    down = KNEELING._replace(head=(30, -220), far_arm=Limb((-40, -140), (-70, -100)), near_arm=Limb((-44, -222),
        (-36, -296)))  # fmt: skip
    fighters = ((high, Wear(Hair.TALL, Cloth.SUIT, "#4E7A60", look.SODIUM, "#C98F5E", stout=1.1),
        240, 812, 1.2, False, 26), (high, Wear(Hair.BALD, Cloth.SUIT, "#C9A86A", look.BONE, "#8C5A3A",
        legs="#2B3444", stout=1.15), 484, 812, 1.2, True, -26), (swing, Wear(Hair.CAP, Cloth.SUIT, "#5A6A9A",
        look.BONE, "#E2B58A", stout=1.1), 120, 1080, 1.3, False, -12), (swing, Wear(Hair.HOOD, Cloth.SUIT,
        "#7A5A7E", t.light, "#C98F5E", "#7A5A7E", stout=1.1), 588, 1080, 1.3, True, 12), (down, Wear(Hair.CURLS,
        Cloth.SUIT, look.OXBLOOD, look.DANGER, "#E2B58A", hair_colour="#6B2A18", legs="#23212C", stout=1.1),
        330, 1072, 1.36, False, 4))  # fmt: skip
    for pose, wear, x, y, size, mirror, turn in fighters:
        hand_x, hand_y = x + (-1 if mirror else 1) * size * pose.near_arm.end[0], y + size * pose.near_arm.end[1]
        lean = math.radians(turn)
        person(painter, pose, wear, x, y, size, mirror=mirror)
        match(painter, hand_x - 84 * math.sin(lean), hand_y + 84 * math.cos(lean), 340, turn, 2, 0)
        fist(painter, hand_x, hand_y, turn, 0.46, wear.skin, mirror=not mirror)
    fill(painter, star(362, 250, 46, 12, 8), look.BONE)


SCENES: Final = (one, two, three, four, five)
