"""The Eight of Swords."""

from __future__ import annotations

import math
from itertools import pairwise

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import neck
from demoncity_gui.cards.drawing.backdrop import bricks, city, sky
from demoncity_gui.cards.drawing.features import ink
from demoncity_gui.cards.drawing.hair import strands
from demoncity_gui.cards.drawing.heads import Face, turned
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import blade
from demoncity_gui.cards.drawing.paint import fill, mixed, rimmed, stroke, tilted
from demoncity_gui.cards.drawing.primitives import blob, disc, joined, limb, polygon, rect
from demoncity_gui.cards.drawing.tones import BLACK, Tones


def scene(painter: QPainter, t: Tones) -> None:
    """Bound and blindfolded behind eight blades, she pulls till a rope tears; the gate behind her is wide open."""
    bricks(painter, 0, -150, 700, 1300, "#20202E", look.BONE)
    gate = joined(rect(150, 300, 400, 700), disc(350, 300, 200))
    rimmed(painter, gate, "#0B0A10", "#1B1B26", 22)
    painter.save()
    painter.setClipPath(gate, Qt.ClipOperation.IntersectClip)
    sky(painter, "#B05A2C", "#FBE2A4", 760, 60)
    glow(painter, 400, 560, 420, look.BONE, 0.5)
    city(painter, 830, "#B8703C", None, tall=330, seed=6, left=140, right=570)
    city(painter, 840, "#7A4428", "#F8E0A0", tall=170, seed=15, left=140, right=570)
    fill(painter, rect(140, 836, 430, 330), "#E0B068")
    painter.restore()
    for way in (-1, 1):  # its two wings, swung towards us
        x = 350 + way * 202
        wing = polygon(((x, 206), (x + way * 86, 120), (x + way * 86, 1030), (x, 950)))
        lit(painter, wing, "#5A3A24", look.SODIUM, (-way * 7, 0), shade="#2B1A10", width=6, smooth=True)
        for share in (0.34, 0.68):
            a = x + way * 86 * share
            fill(painter, polygon(((a, 214 - 84 * share), (a + way * 5, 212 - 84 * share), (a + way * 5, 950 + 80
                * share), (a, 948 + 80 * share))), "#2B1A10")  # fmt: skip
    _wet_pavement(painter)
    glaze(painter, polygon(((200, 980), (500, 980), (720, 1180), (-20, 1180))), "#F6C87A", 0.45)
    _taut(painter)
    with tilted(painter, 300, 1120, 13):
        painter.translate(-28, -36)
        _bound(painter)
    feet = [(77 + number * 78, 1054 - abs(number - 3.5) * 7) for number in range(8)]
    for number in (0, 7, 1, 6, 2, 5, 3, 4):  # the nearest stand in the middle
        x, foot = feet[number]
        blade(painter, x, foot - 124, 310, (number - 3.5) * 1.2, 3.5)
    heaps = [blob(((x - 46, foot + 60), (x - 40, foot + 14), (x - 22, foot + 6), (x - 9, foot - 8), (x + 10, foot - 11),
        (x + 24, foot + 5), (x + 42, foot + 12), (x + 46, foot + 60)), tension=0.4) for x, foot in feet]  # fmt: skip
    soil = joined(*heaps, rect(-10, 1052, 720, 160)).simplified()
    lit(painter, soil, "#1C1820", "#F6C87A", (2, -5), shade=BLACK, width=6)
    gloom(painter, 360, 480, 460, 0.4)


def _wet_pavement(painter: QPainter) -> None:
    """Pavement after rain, with streaks that shine."""
    fill(painter, rect(0, 980, 700, 1200), "#0E0D13")
    streaks = ((90, 980, 260), (430, 1010, 200), (150, 1070, 320), (380, 1130, 280), (60, 1170, 220))
    for number, (x, y, width) in enumerate(streaks):
        fill(painter, rect(x, y, width, 10 + number, 6), mixed(BLACK, look.BONE, 0.22))


def _taut(painter: QPainter) -> None:
    """The rope that holds her back, from behind her out of the picture; it begins to tear."""
    straw, dark = "#E2B878", "#7A4A22"
    lit(painter, rect(48, 424, 44, 60, 6), "#3A3640", look.BONE, (4, -4), shade=BLACK, width=5)
    for tone, wide in ((BLACK, 26), ("#8C8894", 14)):
        stroke(painter, disc(70, 492, 27, 31), tone, wide)
    for course in (((76, 512, 30), (104, 528, 30), (128, 544, 28)), ((178, 576, 28), (240, 612, 30), (360, 690, 30))):
        lit(painter, ink(course), straw, look.BONE, (3, -6), shade=dark, width=6)
        (ax, ay, _), (bx, by, _) = course[0], course[-1]
        twists = [limb(((ax + (bx - ax) * k / 12 - 2, ay + (by - ay) * k / 12 - 12, 3), (ax + (bx - ax) * k / 12 + 12,
            ay + (by - ay) * k / 12 + 14, 4))) for k in range(1, 12)]  # fmt: skip
        fill(painter, joined(*twists), dark)
    lit(painter, ink(((120, 540, 6), (152, 564, 9), (186, 580, 6))), straw, look.BONE, (2, -3), width=4)
    for x, y, way in ((128, 544, 1), (178, 576, -1)):  # strands that have sprung
        for aside in (-26, -9, 9, 26):
            out = way * (44 - abs(aside) * 0.8)
            strand = ink(((x - way * 8, y + aside * 0.3, 9), (x + out * 0.4 - aside * 0.3, y + out * 0.24 + aside * 0.5,
                8), (x + out * 0.8 - aside * 0.7, y + out * 0.4 + aside * 1.3, 2)))  # fmt: skip
            lit(painter, strand, straw, look.BONE, (2, -3), width=4)


def _bound(painter: QPainter) -> None:
    """She: she throws herself forward against the ropes, her hands behind her back; her hair flies."""
    red, dark, skin, shade, warm = "#B82C2C", "#3A080E", "#E8B890", "#8A5244", "#FFE0A0"
    _flying_hair(painter)
    for chain in (((474, 560, 84), (530, 700, 70), (500, 800, 54), (390, 870, 44)), ((150, 740, 66), (190, 810, 62),
            (300, 860, 50))):  # fmt: skip
        lit(painter, ink(chain), mixed(shade, skin, 0.8), warm, (8, -5), shade=shade, width=6)
    dress = blob(((222, 560), (262, 516), (300, 540), (360, 580), (420, 520), (456, 490), (496, 530), (480, 640), (450,
        760), (476, 860), (530, 1000), (560, 1180), (170, 1180), (196, 1000), (256, 870), (268, 770), (232, 660)),
        tension=0.6)  # fmt: skip
    lit(painter, dress, red, warm, (15, -8), shade=dark)
    within(painter, dress, blob(((170, 500), (300, 540), (320, 700), (300, 860), (330, 1000), (300, 1190), (100, 1190)),
        tension=0.7), "#7A1820")  # fmt: skip
    for a, b, c in (((330, 880), (300, 1000), (270, 1160)), ((390, 890), (400, 1020), (410, 1160)), ((430, 870), (476,
        990), (510, 1150)), ((290, 580), (330, 660), (326, 740)), ((440, 560), (400, 640), (410, 720))):  # fmt: skip
        fill(painter, limb(((*a, 3), (*b, 9), (*c, 12))), dark)
    chest = blob(((262, 520), (310, 500), (404, 490), (456, 494), (420, 540), (362, 586), (300, 548)), tension=0.7)
    lit(painter, chest, skin, warm, (9, -4), shade=shade, width=5)
    fill(painter, joined(limb(((300, 520, 2), (336, 534, 5), (352, 548, 3))), limb(((430, 506, 2), (390, 524, 5), (372,
        544, 3)))), shade)  # fmt: skip
    neck(painter, 368, 430, 84, 516, mixed(shade, skin, 0.85))
    turned_away = blob(((160, 480), (290, 530), (316, 620), (290, 720), (310, 860), (280, 1000), (300, 1190), (100,
        1190), (100, 700)), tension=0.6)  # fmt: skip
    glaze(painter, dress.intersected(turned_away), BLACK, 0.5)
    near = blob(((222, 528), (262, 514), (300, 540), (308, 590), (280, 650), (240, 710), (206, 764), (168, 792), (128,
        780), (112, 744), (124, 704), (152, 650), (176, 590), (196, 548)), tension=0.8)  # fmt: skip
    lit(painter, near, skin, warm, (10, -5), shade=shade, width=6)
    for y, half, sag, lean in ((618, 200, 30, 12), (654, 212, 32, -8), (690, 222, 34, 10)):
        _rope(painter, 344, y, half, sag, lean)
    with tilted(painter, 366, 470, -12):
        painter.translate(368, 350)
        turned(painter, 0, 0, 1.18, Face(shade, skin, lips="#9A2028", brow=0.1, jaw=0.1, smile=-0.8, stern=-1))
        painter.scale(1.18, 1.18)
        fill(painter, ink(((13, 63, 1), (24, 62, 9), (36, 61, 10), (47, 62, 1))), "#2A0608")  # the lips part
        crop = blob(((62, -50), (68, -92), (30, -124), (-30, -126), (-80, -96), (-96, -40), (-88, 30), (-66, 70), (-62,
            10), (-40, -40), (0, -66), (40, -66)), tension=0.7)  # fmt: skip
        lit(painter, crop, "#6E2A14", warm, (8, -7), shade="#240C08")
        strands(painter, [((50 - a, -90 + a * 0.2), (-20 - a * 0.6, -104 + a), (-76, -10 + a)) for a in (0, 18, 36)],
            "#6E2A14", warm, 5)  # fmt: skip
        band = blob(((-92, -40), (-20, -34), (30, -36), (70, -42), (74, 4), (30, 12), (-20, 16), (-88, 10)),
            tension=0.5)  # fmt: skip
        lit(painter, band, look.BONE, look.BONE, (6, -6), shade="#A89AA0", width=6)
        fill(painter, joined(limb(((-80, -18, 2), (-10, -12, 4), (64, -22, 2))), limb(((-70, -2, 2), (0, 2, 3), (66, -6,
            2)))), "#A098A0")  # fmt: skip
        fill(painter, joined(limb(((20, 14, 2), (17, 36, 3))), disc(16, 40, 4, 6)), "#F4FAFF")  # a tear
        for end in (((-86, -30), (-130, -50), (-190, -30), (-150, -12), (-90, -8)), ((-86, -16), (-130, 10), (-168, 60),
            (-124, 44), (-84, 8))):  # fmt: skip
            lit(painter, blob(end, tension=0.7), look.BONE, look.BONE, (4, -5), shade="#A89AA0", width=5)


def _flying_hair(painter: QPainter) -> None:
    """Long locks that the wind from the gate lifts off her neck, each with a turn of its own."""
    for lock in (((330, 400, 40), (300, 450, 62), (262, 496, 46), (262, 540, 26), (238, 572, 2)),
        ((330, 250, 50), (262, 232, 74), (196, 262, 58), (140, 236, 30), (84, 258, 2)),
        ((330, 350, 50), (262, 388, 76), (206, 388, 50), (172, 404, 26), (128, 392, 2)),
        ((340, 220, 40), (284, 178, 66), (220, 186, 50), (170, 150, 26), (116, 158, 2)),
        ((330, 310, 60), (254, 316, 80), (190, 344, 56), (136, 330, 30), (80, 354, 2))):  # fmt: skip
        shape = ink(lock)
        lit(painter, shape, "#7A2E16", "#FFE0A0", (6, -8), shade="#240C08", width=6)
        for share, tone, wide in ((0.2, "#2E0E08", 7), (-0.16, "#B4552A", 5), (0.04, "#2E0E08", 4)):
            within(painter, shape, ink([(x, y + thick * share, wide if 0 < number < 4 else 1) for number, (x, y,
                thick) in enumerate(lock)]), tone)  # fmt: skip


def _rope(painter: QPainter, x: float, y: float, half: float, sag: float, lean: float) -> None:
    """A winding about arms and waist: it comes from behind one arm, bulges towards us, and goes behind the other."""
    course = [(x + half * math.sin(k * math.pi / 12), y + sag * math.cos(k * math.pi / 12) + lean * k / 6,
        15 + 9 * math.cos(k * math.pi / 12)) for k in range(-6, 7)]  # fmt: skip
    glaze(painter, limb([(a - 5, b + 15, thick) for a, b, thick in course]), BLACK, 0.45)
    lit(painter, limb(course), "#E2B878", look.BONE, (3, -5), shade="#7A4A22", width=5)
    twists = [limb(((a - 5, b - thick * 0.4, 1.5), (a + 2, b, 3.5), (a + 5, b + thick * 0.4, 1.5)))
        for (a0, b0, _), (a1, b1, thick) in pairwise(course) for a, b in (((a0 + a1) / 2, (b0 + b1) / 2),
        (a1, b1))]  # fmt: skip
    fill(painter, joined(*twists), "#7A4A22")
