"""The Three of Cups."""

from __future__ import annotations

import math

from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm, sleeve
from demoncity_gui.cards.drawing.backdrop import bulbs, sky
from demoncity_gui.cards.drawing.features import ink
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.hair import strands
from demoncity_gui.cards.drawing.hands import grip
from demoncity_gui.cards.drawing.heads import Face, Mouth, front, side
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import glass
from demoncity_gui.cards.drawing.paint import fill, stroke, tilted
from demoncity_gui.cards.drawing.primitives import blob, disc, joined, limb, ring, star
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_WARM = "#FFD890"


def scene(painter: QPainter, t: Tones) -> None:
    """Three women put their heads together and clink their glasses so that it splashes up between them."""
    sky(painter, "#050A20", "#1C2C66", 1000)
    for size, tone in ((1, "#2C2A56"), (0.86, "#5A3A4C"), (0.72, "#8E5638"), (0.58, "#C47E36"), (0.44, "#EDAE50")):
        fill(painter, disc(350, 400, 430 * size, 450 * size), tone)
    bulbs(painter, ((0, 60), (110, 130), (230, 96), (350, 60), (470, 96), (590, 130), (700, 60)))
    _old_one(painter)
    _blonde(painter)
    _dark_one(painter)
    _arms(painter)
    gloom(painter, 350, 470, 430, 0.4)


def _splash(painter: QPainter) -> None:
    """What leaps out of the glasses as they meet: a small clear crown, and drops above."""
    falls = (((330, 606, 40), (300, 570, 30), (270, 548, 16), (240, 552, 3)), ((340, 600, 44), (322, 550, 28), (306,
        516, 15), (290, 496, 3)), ((350, 600, 44), (352, 540, 28), (350, 516, 18), (354, 488, 3)), ((360, 600, 44),
        (380, 552, 28), (398, 522, 14), (416, 508, 3)), ((370, 606, 40), (402, 576, 30), (432, 560, 14), (460, 566,
        3)))  # fmt: skip
    crown = disc(350, 606, 52, 22)
    for fall in falls:
        crown = crown.united(ink(fall))
    drops = joined(disc(252, 514, 7, 9), disc(316, 476, 6, 9), disc(398, 480, 8, 11), disc(450, 524, 7, 9))
    for water in (crown, drops):
        stroke(painter, water, "#123A66", 5)
        glaze(painter, water, "#D4F0FF", 0.86)
        within(painter, water, water.translated(7, 9), "#8CCBF2")
        within(painter, water, water.translated(13, 18), "#BFE4FA")


def _blonde(painter: QPainter) -> None:
    """She, young and blonde, in red, in profile: her eyes shut with laughter."""
    skin, shade, red, dark, straw = "#F0D0AC", "#A8705C", "#A82A38", "#33090F", "#E8C87A"
    back = blob(((20, 380), (30, 230), (110, 150), (190, 170), (200, 330), (180, 480), (150, 640), (40, 680),
        (0, 560)), tension=0.8)  # fmt: skip
    lit(painter, back, straw, _WARM, (8, -6), shade="#8C6A2E")
    with tilted(painter, 140, 480, 8):
        lit(painter, limb(((134, 380, 84), (130, 460, 90), (110, 560, 150))), skin, skin, (7, -4), shade=shade, width=5,
            smooth=True)  # fmt: skip
        fill(painter, joined(*(disc(118 + 26 * k, 494 + 7 * k - 4 * k * k, 12) for k in range(4))), BLACK)
        fill(painter, joined(*(disc(118 + 26 * k, 494 + 7 * k - 4 * k * k, 9) for k in range(4))), look.BONE)
    dress = blob(((-60, 1200), (-50, 700), (-10, 580), (60, 520), (120, 540), (190, 552), (216, 596), (240, 660), (234,
        740), (212, 850), (204, 960), (214, 1200)), tension=0.7)  # fmt: skip
    lit(painter, dress, red, _WARM, (10, -8), shade=dark)
    within(painter, dress, blob(((300, 620), (210, 624), (120, 640), (74, 690), (60, 800), (60, 1200), (300, 1200)),
        tension=0.6), dark)  # fmt: skip
    with tilted(painter, 140, 480, 8):
        side(painter, 150, 310, 1.08, Face(shade, skin, nose=Nose.SNUB, stern=-0.9, brow=7, open=False, smile=1.4,
            lips="#C4303C", jaw=0.1, brow_colour="#8C6A2E"))  # fmt: skip
        cut = blob(((216, 232), (206, 186), (150, 164), (84, 176), (40, 236), (26, 330), (2, 440), (20, 540), (0, 640),
            (70, 660), (110, 590), (94, 500), (120, 420), (112, 350), (128, 300), (150, 262), (186, 246)),
            tension=0.8)  # fmt: skip
        lit(painter, cut, straw, _WARM, (7, -7), shade="#8C6A2E")
        strands(painter, [((196 - a, 190 + a * 0.3), (70 - a * 0.2, 220 + a), (50 + a * 0.3, 420 + a * 2)) for a in (0,
            16, 32, 48)], straw, _WARM, 9)  # fmt: skip


def _dark_one(painter: QPainter) -> None:
    """She, at the right, in green: short curls, a golden ring in her ear, her eyes wide open."""
    skin, shade, green, deep, black = "#8A5636", "#4A2A1A", "#2F8A72", "#0C201C", "#221620"
    with tilted(painter, 560, 480, -8):
        lit(painter, limb(((566, 380, 84), (570, 460, 90), (590, 560, 150))), skin, skin, (-7, -4), shade=shade,
            width=5, smooth=True)  # fmt: skip
    dress = blob(((760, 1200), (750, 700), (714, 560), (650, 498), (584, 520), (510, 552), (490, 596), (480, 660), (508,
        740), (552, 850), (566, 960), (560, 1200)), tension=0.7)  # fmt: skip
    lit(painter, dress, green, _WARM, (-10, -8), shade=deep)
    within(painter, dress, blob(((400, 620), (490, 624), (580, 640), (626, 690), (640, 800), (640, 1200), (400, 1200)),
        tension=0.6), deep)  # fmt: skip
    with tilted(painter, 560, 480, -8):
        painter.save()
        painter.translate(550, 310)
        painter.scale(-1.08, 1.08)
        side(painter, 0, 0, 1, Face(shade, skin, nose=Nose.BROAD, stern=-0.7, brow=8, mouth=Mouth.LAUGH,
            lips="#C4303C", brow_colour="#120C10"))  # fmt: skip
        curls = [(-18 + 62 * math.sin(math.radians(a)), -56 - 62 * math.cos(math.radians(a))) for a in range(-130, 61,
            27)]  # fmt: skip
        mass = joined(*(disc(x, y, 36) for x, y in curls), disc(-30, -50, 60))
        lit(painter, mass, black, _WARM, (5, -7), shade=BLACK)
        stroke(painter, ring(-30, 42, 20, 12), BLACK, 8)
        fill(painter, ring(-30, 42, 20, 12), look.BRASS)
        painter.restore()


def _old_one(painter: QPainter) -> None:
    """She, white-haired, in yellow, behind and between them, laughs out loud: a grandmother with spectacles."""
    skin, shade, gold, dark, white = "#EBC29C", "#A06A50", "#D8962E", "#4A2C0C", "#D8D2DC"
    dress = blob(((120, 1200), (160, 660), (190, 500), (262, 430), (350, 414), (438, 430), (510, 500), (540, 660),
        (580, 1200)), tension=0.7)  # fmt: skip
    lit(painter, dress, gold, _WARM, (0, -12), shade=dark)
    within(painter, dress, blob(((180, 640), (350, 600), (520, 640), (600, 1200), (100, 1200)), tension=0.6), "#6E4412")
    sleeve(painter, ((436, 520), (504, 850), (530, 962)), (116, 100, 44), gold, _WARM, (-6, -8), body=dress)
    lit(painter, limb(((412, 800, 46), (406, 750, 44))), skin, skin, (-5, -4), shade=shade, width=5, smooth=True)
    fore = blob(((382, 800), (404, 862), (438, 926), (486, 980), (532, 1000), (540, 954), (508, 878), (474, 822), (438,
        772)), tension=0.66)  # fmt: skip
    lit(painter, fore, "#E8AC40", _WARM, (-7, -6), shade=dark)
    lit(painter, limb(((380, 800, 28), (410, 792, 36), (438, 774, 28))), look.BONE, look.BONE, (-5, -4),
        shade="#8C869C", width=5)  # fmt: skip
    collar = joined(*(disc(350 + 34 * k, 428 - 2.6 * k * k, 26) for k in range(-3, 4)))
    lit(painter, collar, look.BONE, look.BONE, (0, -6), shade="#8C869C", width=5)
    stroke(painter, disc(350, 452, 17, 21), BLACK, 7)
    fill(painter, disc(350, 452, 17, 21), look.BRASS)
    fill(painter, disc(350, 452, 11, 14), look.OXBLOOD)
    with tilted(painter, 350, 420, 5):
        bun = disc(350, 128, 58, 44)
        curls = [(350 + 96 * math.sin(math.radians(a)), 258 - 88 * math.cos(math.radians(a))) for a in range(-100, 101,
            25)]  # fmt: skip
        lit(painter, bun, white, _WARM, (2, -9), shade="#6E6880")
        lit(painter, joined(*(disc(x, y, 36) for x, y in curls)), white, _WARM, (2, -9), shade="#6E6880")
        painter.save()
        painter.translate(350, 282)
        painter.scale(1.16, 1)
        front(painter, 0, 0, 1, Face(shade, skin, nose=Nose.SNUB, open=False, stern=-1, brow=6, jaw=0.75,
            brow_colour="#B4ACB4", mouth=Mouth.LAUGH, lips="#C0584E", old=True))  # fmt: skip
        painter.restore()
        for x in (306, 394):
            glaze(painter, disc(x, 322, 18, 13), "#E0604A", 0.4)
            stroke(painter, ring(x, 276, 36, 30), BLACK, 6)
            fill(painter, ring(x, 276, 36, 30), look.BRASS)
        fill(painter, ink(((340, 274, 5), (350, 268, 6), (360, 274, 5))), look.BRASS)
        fringe = [(350 + x, 196 + abs(x) * 0.36) for x in (-74, -40, 0, 40, 74)]
        lit(painter, joined(*(disc(x, y, 27) for x, y in fringe)), white, _WARM, (2, -9), shade="#6E6880", width=5)
        rolls = joined(*(ink(((x - 13, y + 3, 1), (x - 2, y + 11, 5), (x + 13, y + 2, 1))) for x, y in fringe))
        fill(painter, rolls, "#8C869C")


def _arms(painter: QPainter) -> None:
    """Three forearms that rise from three sides, and the glasses that meet."""
    fair, brown, pale = "#F0D0AC", "#8A5636", "#EBC29C"
    _splash(painter)
    with grip(painter, 350, 694, 14, 0.76, pale, across=132):
        glass(painter, 350, 780, 172, 0)
    arm(painter, ((16, 650), (-6, 960), (110, 772)), 112, "#B02C3A", _WARM, (8, -7), cuff=look.BONE, skin=fair)
    with grip(painter, 192, 700, 6, 0.76, fair, across=132, mirror=True):
        glass(painter, 192, 780, 172, 16)
    arm(painter, ((684, 650), (706, 960), (590, 772)), 112, "#2F8A72", _WARM, (-8, -7), cuff=look.BONE, skin=brown)
    with grip(painter, 508, 700, -6, 0.76, brown, across=132):
        glass(painter, 508, 780, 172, -16)
    for x, y, size in ((280, 640, 34), (420, 640, 34)):
        fill(painter, star(x, y, size, 7, 6), look.BONE)
    glow(painter, 350, 580, 90, look.BONE, 0.3)
