"""The scenes of the Majors 0 to 2. The upper left 390 × 380 units are quiet in each: the index stands there."""

from __future__ import annotations

from functools import cache, partial
from math import sin

from PySide6.QtGui import QPainter, QPainterPath

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.animals import dove, hound, rabbit
from demoncity_gui.cards.drawing.arms import arm, bust, sleeve
from demoncity_gui.cards.drawing.backdrop import bricks, city, clouds, sky, stars
from demoncity_gui.cards.drawing.figures import Nose, crown
from demoncity_gui.cards.drawing.glyphs import paint_glyph
from demoncity_gui.cards.drawing.hair import Cut, hair
from demoncity_gui.cards.drawing.hands import fingers, fist, grip, offer, palm
from demoncity_gui.cards.drawing.heads import Face, front, turned
from demoncity_gui.cards.drawing.legs import leg
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit, within
from demoncity_gui.cards.drawing.paint import Hatch, fill, hatch, mixed, rimmed, stroke, tilted
from demoncity_gui.cards.drawing.primitives import (
    blob,
    cone,
    disc,
    joined,
    lamp,
    limb,
    placed,
    polygon,
    rect,
    ring,
    star,
    thick_line,
)
from demoncity_gui.cards.drawing.tones import BLACK, Tones
from demoncity_gui.pieces.tarot import Suit


def _fool(painter: QPainter, t: Tones) -> None:
    """A young man with all he owns on a stick steps off a roof's edge, eyes on his balloon; his dog, the moon."""
    sky(painter, "#20204A", "#E08A3E", 980)
    fill(painter, disc(500, 560, 220), mixed(t.light, look.BONE, 0.35))
    glow(painter, 500, 560, 330, t.light, 0.35)
    clouds(painter, ((610, 400, 0.7), (110, 600, 0.5), (640, 720, 0.6)), "#6B3E4A", look.BONE)
    city(painter, 1040, "#7A3E3A", t.light, tall=250, seed=7, left=330)
    city(painter, 1040, "#241420", t.light, tall=130, seed=13, left=330, edge=t.light)
    bricks(painter, 30, 860, 316, 200, "#9A5A2C", look.BONE)
    glaze(painter, rect(250, 860, 96, 230), BLACK, 0.35)
    lit(painter, rect(20, 856, 346, 36), look.BONE, look.BONE, (-4, -8), shade="#A89878")
    hound(painter, 130, 858, 0.78, look.BONE, look.BONE, collar=look.OXBLOOD)
    stroke(painter, thick_line(((540, 300), (592, 190)), 1), BLACK, 4)
    lit(painter, disc(600, 110, 66, 78), "#C8283A", look.BONE, (-9, -9), shade="#5A0C18")
    fill(painter, polygon(((588, 184), (612, 184), (600, 202))), "#C8283A")
    _wanderer(painter)


def _wanderer(painter: QPainter) -> None:
    """He: a feather in his hat, a patched coat, a bundle over his shoulder, one boot already in the air."""
    green, dark, skin, red = "#3E8A62", "#0E2A1E", "#F0C89C", "#B8362E"
    bundle = blob(((150, 380), (190, 350), (232, 372), (246, 430), (214, 478), (160, 474), (130, 430)), tension=0.9)
    lit(painter, bundle, look.SODIUM, look.BONE, (-7, -7), shade="#8C5420")
    fill(painter, joined(*(disc(x, y, 9) for x, y in ((170, 420), (206, 404), (196, 450), (160, 456), (222, 440)))),
        look.OXBLOOD)  # fmt: skip
    lit(painter, blob(((186, 362), (170, 326), (196, 346), (214, 318), (208, 364)), tension=0.6), look.SODIUM,
        look.BONE, (-3, -4), width=4)  # fmt: skip
    leg(painter, ((356, 640), (344, 744), (328, 846)), 88, red, look.BONE, (-7, -4), shade="#3E0E12")
    leg(painter, ((412, 646), (520, 694), (544, 804)), 88, red, look.BONE, (-7, -5), calf=-1, shade="#3E0E12")
    boot = blob(((-34, -70), (34, -70), (36, -22), (78, -2), (80, 16), (-38, 16)), tension=0.5)
    for x, y, turn in ((328, 844, 0), (544, 806, -16)):
        lit(painter, placed(boot, x, y, 0.92, turn), "#5A3418", look.SODIUM, (-5, -5), shade="#221006")
    arm(painter, ((440, 470), (520, 430), (536, 330)), 70, mixed(BLACK, green, 0.8), look.BONE, (-6, -6),
        skin=skin)  # fmt: skip
    fist(painter, 542, 296, 10, 0.54, skin)
    coat = blob(((310, 716), (336, 600), (322, 490), (352, 438), (400, 420), (444, 436), (468, 490), (460, 600), (506,
        704), (456, 718), (408, 726), (356, 724)), tension=0.6)  # fmt: skip
    lit(painter, coat, "#2F7456", look.BONE, (-11, -7), shade=dark)
    lit(painter, placed(rect(-20, -20, 40, 40, 4), 372, 692, 1, 6), "#C8503A", look.BONE, (-3, -3), width=4)
    within(painter, coat, limb(((300, 646, 22), (396, 660, 24), (500, 642, 22))), "#5A3418")
    scarf = blob(((352, 436), (398, 418), (448, 430), (454, 462), (400, 480), (340, 470), (280, 500), (236, 480), (270,
        452), (320, 450)), tension=0.8)  # fmt: skip
    painter.save()
    painter.translate(404, 336)
    painter.rotate(-16)
    turned(painter, 0, 0, 0.88, Face("#B07848", skin, nose=Nose.SNUB, stern=-1, brow=9, brow_colour="#5A2A14", jaw=0.3,
        smile=1.4, gaze=0.9))  # fmt: skip
    hair(painter, 0, 0, 0.92, Cut.TURNED_SHORT, "#8C4A22", look.SODIUM)
    feather = blob(((-40, -110), (-110, -150), (-176, -140), (-130, -110), (-60, -86)), tension=0.9)
    lit(painter, feather, look.BONE, look.BONE, (-4, -5), shade="#B0A898", width=5)
    hat = joined(
        blob(((-72, -56), (-64, -122), (-10, -152), (48, -128), (60, -66), (0, -76)), tension=0.8),
        blob(((-106, -40), (-60, -72), (0, -84), (60, -78), (104, -62), (60, -50), (0, -56), (-60, -44)), tension=0.8),
    )
    lit(painter, hat, red, look.BONE, (-7, -8), shade="#3E0E12")
    painter.restore()
    lit(painter, scarf, look.SODIUM, look.BONE, (-6, -6), shade="#8C5420", width=5)
    arm(painter, ((350, 500), (312, 628), (422, 606)), 62, "#62B486", look.BONE, (-7, -6), cuff=look.BONE, skin=skin)
    with grip(painter, 452, 578, -51, 0.56, skin, across=24, mirror=True):
        lit(painter, thick_line(((176, 356), (506, 622)), 18), "#8C5A2E", look.BONE, (3, -4), width=5)


def _magician(painter: QPainter, t: Tones) -> None:
    """A card-sharp at his table, his cards flying in an arc from an open hand to the wand he raises."""
    sky(painter, "#1B0C12", mixed(BLACK, t.light, 0.36), 1000)
    for number in range(10):  # the curtain of the back room
        left = 20 + number * 74
        fold = blob(((left, -150), (left + 60, -150), (left + 66, 700), (left + 74, 1040), (left - 8, 1040),
            (left - 4, 600)), tension=0.5)  # fmt: skip
        lit(painter, fold, mixed(BLACK, t.light, 0.26), mixed(BLACK, t.light, 0.6), (-6, 0),
            shade=mixed(BLACK, t.light, 0.14), width=3)  # fmt: skip
    for foot in (-60, 120):
        glaze(painter, cone(400, 120, 1020, foot, 800 - foot, 40), look.SODIUM, 0.2)
    lit(painter, lamp(400, 120, 90), t.light, look.BONE, (-6, -5), shade=mixed(BLACK, t.light, 0.5))
    fill(painter, rect(362, 120, 76, 13, 6), look.BONE)
    body = blob(((310, 640), (340, 610), (460, 610), (490, 640), (560, 700), (600, 900), (200, 900), (240, 700)),
        tension=0.6)  # fmt: skip
    blue, deep = "#3A4688", "#161B3A"
    lit(painter, body, blue, look.BONE, (-9, -7), shade=deep)
    fill(painter, polygon(((356, 612), (444, 612), (400, 760))), look.BONE)
    front(painter, 400, 526, 1.0, Face("#9A5A3A", "#E8BC94", stern=0.4, brow=12, smile=0.9, jaw=0.2,
        arch=1.1, lid=0.25, gaze=-0.3))  # fmt: skip
    moustache = blob(((400, 572), (440, 562), (462, 578), (424, 586), (400, 582), (376, 586), (338, 578), (360, 562)))
    fill(painter, moustache, BLACK)
    for side in (-1, 1):
        burn = blob(((400 + side * 50, 466), (400 + side * 78, 462), (400 + side * 76, 520), (400 + side * 66, 562),
            (400 + side * 60, 520)), tension=0.6)  # fmt: skip
        lit(painter, burn, "#2B1A16", t.light, (-4, -3), width=4)
        lapel = polygon(((400 + side * 44, 616), (400 + side * 84, 628), (400 + side * 104, 700), (400 + side * 74,
            712), (400, 800)))  # fmt: skip
        lit(painter, lapel, deep, t.light, (-5, -5), shade=BLACK, width=4)
    fill(painter, polygon(((400, 660), (444, 636), (444, 684), (356, 636), (356, 684))), t.light)
    hat = joined(rect(336, 344, 128, 112, 14), blob(((282, 462), (320, 446), (400, 440), (480, 446), (518, 462),
        (400, 476))))  # fmt: skip
    lit(painter, hat, "#221A22", t.light, (-8, -7), shade=BLACK)
    within(painter, hat, rect(336, 414, 128, 20), look.OXBLOOD)
    arm(painter, ((496, 706), (606, 770), (588, 604)), 84, blue, look.BONE, (-8, -6), cuff=look.BONE, body=body)
    wand = thick_line(((570, 596), (594, 380)), 16, round_ends=False)
    glow(painter, 596, 366, 90, look.SODIUM, 0.6)
    lit(painter, wand, "#2B1A16", look.BONE, (-3, -2), width=5)
    lit(painter, placed(rect(-9, -22, 18, 44), 592, 398, 1, 6), look.BONE, look.BONE, width=4)
    fist(painter, 576, 548, 6, 0.66)
    arm(painter, ((304, 706), (196, 786), (186, 668)), 84, blue, look.BONE, (-8, -6), cuff=look.BONE, body=body)
    offer(painter, 134, 632, 24, 0.64)
    for suit, x, y, turn in ((Suit.PENTACLES, 110, 536, -62), (Suit.SWORDS, 174, 416, -44), (Suit.CUPS, 284, 304,
        -26), (Suit.WANDS, 414, 256, 4), (Suit.PENTACLES, 526, 316, 32)):  # fmt: skip
        painter.save()
        painter.translate(x, y)
        painter.rotate(turn)
        rimmed(painter, rect(-40, -56, 80, 112, 8), look.BONE, BLACK, 6)
        paint_glyph(painter, suit, 0, 0, 66, rim=BLACK, modelled=True)
        painter.restore()
    lit(painter, joined(disc(350, 920, 330, 116)), "#5A3418", t.light, (0, -8), shade="#20100A")
    lit(painter, disc(350, 894, 326, 112), "#7A4A28", look.SODIUM, (0, -6), width=5)
    fill(painter, disc(350, 894, 300, 98), "#2A5A42")
    hatch(painter, disc(350, 894, 300, 98), Hatch.DIAGONAL, "#245038", pitch=12, width=4)
    glow(painter, 350, 880, 230, look.SODIUM, 0.2)
    for suit, x in ((Suit.WANDS, 140), (Suit.CUPS, 280), (Suit.SWORDS, 420), (Suit.PENTACLES, 556)):
        glaze(painter, disc(x + 8, 944, 54, 12), BLACK, 0.4)
        paint_glyph(painter, suit, x, 882, 126, rim=BLACK, modelled=True)


def _high_priestess(painter: QPainter, t: Tones) -> None:
    """A woman on a throne between two doors, one dark, one lit; an open book in her lap, the moon at her feet."""
    sky(painter, mixed(BLACK, t.light, 0.62), mixed(BLACK, t.light, 0.16), 800)
    for number in range(9):  # a curtain, drawn up
        x = 30 + number * 80
        fold = blob(((x - 50, -150), (x + 50, -150), (x + 44, 150), (x + 10, 250 - abs(x - 350) * 0.3), (x - 30, 190)))
        lit(painter, fold, mixed(BLACK, t.light, 0.4), t.light, (-8, -4), shade=mixed(BLACK, t.light, 0.2), width=4)
    fill(painter, rect(30, 940, 640, 80), BLACK)
    for x, ground in ((44, BLACK), (446, t.light)):
        door = joined(rect(x, 420, 210, 520), disc(x + 105, 420, 105))
        rimmed(painter, door, BLACK, t.light, 7)
        fill(painter, joined(rect(x + 16, 420, 178, 520), disc(x + 105, 420, 89)), ground)
    for y in (470, 700):
        stroke(painter, rect(76, y, 146, 190), t.dusk, 5)
    fill(painter, disc(66, 706, 11), t.light)
    for number in range(1, 4):  # a passage behind it, vault after vault, into more light
        side, top, foot = number * 24, 420 + number * 34, 940 - number * 56
        vault = joined(rect(462 + side, top, 178 - 2 * side, foot - top), disc(551, top, 89 - side))
        rimmed(painter, vault, mixed(t.light, look.BONE, number * 0.3), mixed(BLACK, t.light, 0.72), 4)
    for x in (462, 640):
        fill(painter, thick_line(((x, 940), (551 + (x - 551) * 0.2, 772)), 4), mixed(BLACK, t.light, 0.72))
    fill(painter, polygon(((446, 940), (656, 940), (640, 1020), (360, 1020))), t.light)
    rimmed(painter, ring(350, 410, 152, 130), look.BONE, BLACK, 6)
    fill(painter, disc(350, 410, 130), t.dusk)
    mantle = blob(((350, 310), (420, 336), (452, 440), (470, 570), (530, 720), (580, 1040), (120, 1040), (170, 720),
        (230, 570), (248, 440), (280, 336)), tension=0.8)  # fmt: skip
    lit(painter, mantle, t.glow, t.light, (-10, -7), shade=mixed(BLACK, t.light, 0.3), width=9)
    hatch(painter, mantle, Hatch.VERTICAL, t.dusk, pitch=24, width=5)
    gown = blob(((316, 560), (384, 560), (440, 640), (470, 780), (500, 1040), (200, 1040), (230, 780), (260, 640)),
        tension=0.7)  # fmt: skip
    rimmed(painter, gown, BLACK, t.light, 4)
    fill(painter, blob(((350, 360), (418, 390), (430, 500), (404, 600), (350, 612), (296, 600), (270, 500),
        (282, 390))), BLACK)  # fmt: skip
    fill(painter, polygon(((324, 540), (376, 540), (400, 610), (350, 690), (300, 610))), look.BONE)
    front(painter, 350, 476, 0.84, Face("#8C7C9A", "#F0DCCC", brow=7, stern=0.25, jaw=0.1, lips="#B01828", smile=0.9,
        lid=0.5, arch=0.6))  # fmt: skip
    band = polygon(((290, 410), (410, 410), (404, 372), (350, 350), (296, 372)))
    rimmed(painter, band, t.light, BLACK, 6)
    rimmed(painter, disc(350, 340, 40), look.BONE, BLACK, 7)
    rimmed(painter, joined(rect(342, 636, 16, 84), rect(316, 658, 68, 16)), t.light, BLACK, 4)
    skirt = blob(((226, 800), (350, 780), (474, 800), (520, 900), (560, 1050), (140, 1050), (180, 900)), tension=0.7)
    lit(painter, skirt, t.glow, t.light, (-9, -7), shade=mixed(BLACK, t.light, 0.3), width=6)
    for x, foot in ((236, 180), (290, 262), (410, 438), (464, 520)):  # it falls in folds from her knees
        fill(painter, limb(((x, 850, 2), ((x * 2 + foot) / 3, 920, 8), (foot, 1040, 12))), mixed(BLACK, t.light, 0.3))
    for side in (-1, 1):
        sleeve(painter, ((350 + side * 104, 650), (350 + side * 184, 806), (350 + side * 124, 838)), (100, 96, 58),
            t.glow, t.light, (-6, -6))  # fmt: skip
    book = polygon(((222, 780), (350, 800), (478, 780), (478, 866), (350, 890), (222, 866)))
    lit(painter, book, look.BONE, look.BONE, (-8, -6), shade="#B0A890", width=7)
    fill(painter, rect(344, 800, 12, 88), t.dusk)
    for side in (-1, 1):
        for i in range(3):
            fill(painter, thick_line(((350 + side * 24, 818 + i * 20), (350 + side * 108, 804 + i * 20)), 5), t.dusk)
        fingers(painter, 350 + side * 128, 836, side * -8, 0.6, "#F0DCCC", mirror=side < 0)
    moon = disc(0, 0, 118).subtracted(disc(0, -52, 112))
    rimmed(painter, placed(moon, 350, 918), look.BONE, BLACK, 8)
    gloom(painter, 400, 560, 380, 0.4)


SCENES = (_fool, _magician, _high_priestess)
"""Scenes 0 to 2, each painting 30 … 670 across and 30 … 1020 down."""
