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
from demoncity_gui.cards.drawing.hands import fist
from demoncity_gui.cards.drawing.heads import Face, turned
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import blade
from demoncity_gui.cards.drawing.paint import fill, mixed, rimmed, tilted
from demoncity_gui.cards.drawing.primitives import blob, disc, joined, limb, polygon, rect
from demoncity_gui.cards.drawing.tones import BLACK, Tones


def scene(painter: QPainter, t: Tones) -> None:
    """Bound and blindfolded among eight blades, she saws at her rope; the gate behind her is wide open."""
    bricks(painter, 0, -150, 700, 1060, "#20202E", look.BONE)
    gate = joined(rect(150, 300, 400, 700), disc(350, 300, 200))
    rimmed(painter, gate, "#0B0A10", "#1B1B26", 22)
    painter.save()
    painter.setClipPath(gate, Qt.ClipOperation.IntersectClip)
    sky(painter, "#A85A30", "#F8E0A0", 760, 100)
    fill(painter, disc(450, 330, 110), look.BONE)
    glow(painter, 450, 330, 280, look.BONE, 0.8)
    city(painter, 830, "#B8703C", None, tall=330, seed=6, left=140, right=570)
    city(painter, 840, "#7A4428", "#F8E0A0", tall=170, seed=15, left=140, right=570)
    fill(painter, rect(140, 836, 430, 330), "#E0B068")
    painter.restore()
    for way in (-1, 1):  # its two wings, swung towards us
        x = 350 + way * 202
        wing = polygon(((x, 206), (x + way * 66, 140), (x + way * 66, 1010), (x, 930)))
        lit(painter, wing, "#5A3A24", look.SODIUM, (-way * 7, 0), shade="#2B1A10", width=6)
        for share in (0.34, 0.68):
            a = x + way * 66 * share
            fill(painter, polygon(((a, 214 - 62 * share), (a + way * 5, 212 - 62 * share), (a + way * 5, 930 + 76
                * share), (a, 928 + 76 * share))), "#2B1A10")  # fmt: skip
    _wet_pavement(painter)
    glaze(painter, polygon(((200, 940), (500, 940), (720, 1180), (-20, 1180))), "#F6C87A", 0.45)
    for x, y, turn, height in ((80, 570, -3, 540), (158, 660, 2, 480), (562, 640, -5, 520), (624, 590, 3, 540)):
        blade(painter, x, y, height, turn, 3.8)
    blade(painter, 98, 890, 480, -3, 3)  # the one whose edge her bonds are on
    with tilted(painter, 350, 1120, 3):
        painter.translate(14, 0)
        _bound(painter)
    for x, y, turn, height in ((404, 985, 4, 400), (562, 930, -7, 420), (624, 900, 5, 470)):
        glaze(painter, polygon(((x - 12, y + height * 0.48), (x + 12, y + height * 0.48), (x + (x - 350) * 0.3, 1180),
            (x - 30 + (x - 350) * 0.3, 1180))), BLACK, 0.5)  # fmt: skip
        blade(painter, x, y, height, turn, 3)
    gloom(painter, 380, 520, 440, 0.4)


def _wet_pavement(painter: QPainter) -> None:
    """Pavement after rain, with streaks that shine."""
    fill(painter, rect(0, 940, 700, 1200), "#0E0D13")
    streaks = ((90, 980, 260), (430, 1010, 200), (150, 1070, 320), (380, 1130, 280), (60, 1170, 220))
    for number, (x, y, width) in enumerate(streaks):
        fill(painter, rect(x, y, width, 10 + number, 6), mixed(BLACK, look.BONE, 0.22))


def _bound(painter: QPainter) -> None:
    """She: she leans into her ropes, her wrists crossed behind her, and turns her head away from the wind."""
    red, dark, skin, shade, warm = "#B82C2C", "#3A080E", "#E8B890", "#8A5244", "#FFE0A0"
    _flying_hair(painter)
    upper = limb(((474, 560, 80), (506, 690, 68), (480, 820, 56), (400, 880, 46)))  # the far arm goes behind her
    lit(painter, upper, skin, warm, (9, -5), shade=shade, width=6)
    far = limb(((300, 850, 60), (220, 890, 56), (150, 906, 42)))  # and comes out on her other side
    lit(painter, far, mixed(shade, skin, 0.8), warm, (4, -6), shade=shade, width=6)
    fist(painter, 88, 910, -84, 0.66, mixed(shade, skin, 0.8), towards=(0.6, -0.6))
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
    for y, half, sag, lean in ((812, 112, 26, -10), (838, 110, 28, 6)):
        _rope(painter, 366, y, half, sag, lean)
    turned_away = blob(((160, 480), (290, 530), (316, 620), (290, 720), (310, 860), (280, 1000), (300, 1190), (100,
        1190), (100, 700)), tension=0.6)  # fmt: skip
    glaze(painter, dress.intersected(turned_away), BLACK, 0.5)
    _pulls(painter, skin, shade, warm)
    for y, half, sag, lean in ((622, 176, 30, 12), (654, 180, 32, -8), (684, 178, 34, 10)):
        _rope(painter, 352, y, half, sag, lean)
    with tilted(painter, 366, 470, 10):
        painter.translate(368, 350)
        turned(painter, 0, 0, 1.18, Face(shade, skin, lips="#9A2028", brow=0.1, jaw=0.1, smile=-0.7))
        painter.scale(1.18, 1.18)
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


def _pulls(painter: QPainter, skin: str, shade: str, warm: str) -> None:
    """Her near arm: elbow thrust back, the wrist crossed over the other; she saws their rope on a blade's edge."""
    fist(painter, 158, 970, 180, 0.66, skin, towards=(0.8, -0.4))
    near = blob(((222, 528), (262, 514), (300, 540), (310, 590), (284, 660), (252, 740), (222, 800), (204, 870), (186,
        944), (140, 942), (138, 880), (146, 820), (146, 762), (158, 700), (186, 620), (202,
        560)), tension=0.8)  # fmt: skip
    lit(painter, near, skin, warm, (10, -5), shade=shade, width=6)
    creases = joined(limb(((226, 762, 2), (206, 768, 6), (184, 760, 2))), limb(((222, 778, 2), (206, 784, 4), (192, 780,
        2))), limb(((150, 772, 2), (158, 790, 5), (152, 812, 2))))  # fmt: skip
    within(painter, near, creases, shade)
    for y in (882, 906, 930):
        band = limb(((122, y + 4, 16), (158, y + 10, 22), (200, y, 16)))
        lit(painter, band, "#E2B878", look.BONE, (3, -5), shade="#7A4A22", width=5)
    for x, y, way in ((124, 884, -1), (124, 936, 1)):  # the cut rope's two ends, frayed
        tuft = joined(*(limb(((x - 28 + k, y + way * (20 + k), 7), (x - 44 + k * 1.6, y + way * (32 + k * 1.4), 5), (x
            - 54 + k * 2, y + way * (40 + k * 1.7), 2))) for k in (-9, -3, 3, 9)))  # fmt: skip
        rimmed(painter, tuft, "#F0D096", BLACK, 5)
        lit(painter, limb(((x, y, 16), (x - 18, y + way * 6, 16), (x - 36, y + way * 24, 16))), "#E2B878", look.BONE,
            (3, -4), shade="#7A4A22", width=5)  # fmt: skip


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
