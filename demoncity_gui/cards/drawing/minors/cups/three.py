"""The Three of Cups."""

from __future__ import annotations

import math

from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm, neck
from demoncity_gui.cards.drawing.backdrop import bulbs, sky
from demoncity_gui.cards.drawing.features import ink
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.hair import strands
from demoncity_gui.cards.drawing.hands import grip
from demoncity_gui.cards.drawing.heads import Face, Mouth, front, side
from demoncity_gui.cards.drawing.light import gloom, glow, lit, within
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
    """What leaps out of the glasses as they meet: one crown of tongues, and drops above."""
    falls = (((318, 580, 80), (286, 520, 52), (244, 486, 26), (200, 490, 3)), ((340, 560, 80), (312, 480, 46), (290,
        430, 26), (256, 398, 3)), ((352, 560, 90), (356, 460, 46), (350, 408, 30), (366, 356, 3)), ((364, 560, 80),
        (396, 490, 46), (424, 444, 24), (462, 430, 3)), ((382, 580, 80), (420, 530, 50), (462, 506, 24), (500, 520,
        3)))  # fmt: skip
    crown = disc(350, 580, 90, 60)
    for fall in falls:
        crown = crown.united(ink(fall))
    lit(painter, crown, "#8CCBF2", look.BONE, (-4, -6), shade="#2A6A9A", width=6)
    drops = joined(disc(216, 446, 10, 12), disc(308, 388, 8, 11), disc(412, 398, 10, 13), disc(486, 470, 8, 10))
    lit(painter, drops, "#8CCBF2", look.BONE, (-3, -4), shade="#2A6A9A", width=5)


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
    dress = blob(((-60, 1200), (-50, 700), (-10, 580), (60, 520), (120, 540), (190, 552), (240, 590), (276, 660), (270,
        740), (236, 850), (220, 960), (230, 1200)), tension=0.7)  # fmt: skip
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
    dress = blob(((760, 1200), (750, 700), (710, 580), (640, 520), (580, 540), (510, 552), (460, 590), (424, 660), (430,
        740), (464, 850), (480, 960), (470, 1200)), tension=0.7)  # fmt: skip
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
    """She, white-haired, in yellow, behind and between them, laughs out loud."""
    skin, shade, gold, dark, white = "#E2B58A", "#8C5A42", "#D8962E", "#4A2C0C", "#D8D2DC"
    dress = blob(((120, 1200), (160, 660), (190, 500), (270, 440), (350, 426), (430, 440), (510, 500), (540, 660),
        (580, 1200)), tension=0.7)  # fmt: skip
    lit(painter, dress, gold, _WARM, (0, -12), shade=dark)
    within(painter, dress, blob(((180, 640), (350, 600), (520, 640), (600, 1200), (100, 1200)), tension=0.6), dark)
    neck(painter, 350, 340, 96, 430, skin)
    with tilted(painter, 350, 420, 5):
        curls = [(350 + 90 * math.sin(math.radians(a)), 222 - 98 * math.cos(math.radians(a))) for a in range(-100, 101,
            25)]  # fmt: skip
        lit(painter, joined(*(disc(x, y, 38) for x, y in curls)), white, _WARM, (2, -9), shade="#6E6880")
        front(painter, 350, 236, 1.08, Face(shade, skin, nose=Nose.HOOKED, open=False, stern=-1, brow=7, jaw=0.3,
            brow_colour="#B4ACB4", mouth=Mouth.LAUGH, lips="#B04A44", old=True))  # fmt: skip
        fringe = [(350 + x, 138 + abs(x) * 0.3) for x in (-60, -28, 6, 42, 70)]
        lit(painter, joined(*(disc(x, y, 32) for x, y in fringe)), white, _WARM, (2, -9), shade="#6E6880", width=5)
        rolls = joined(*(ink(((x - 15, y + 3, 1), (x - 2, y + 13, 5), (x + 15, y + 2, 1))) for x, y in fringe))
        fill(painter, rolls, "#8C869C")


def _arms(painter: QPainter) -> None:
    """Three forearms that rise from three sides, and the glasses that meet."""
    fair, brown, pale = "#F0D0AC", "#8A5636", "#E2B58A"
    arm(painter, ((560, 1220), (508, 1110), (418, 862)), 112, "#E0A034", _WARM, (-7, -8), cuff=look.BONE, skin=pale)
    _splash(painter)
    arm(painter, ((16, 650), (6, 980), (160, 728)), 112, "#B02C3A", _WARM, (8, -7), cuff=look.BONE, skin=fair)
    with grip(painter, 244, 646, 2, 0.84, fair, across=148, mirror=True):
        glass(painter, 244, 742, 196, 16)
    arm(painter, ((684, 650), (690, 940), (542, 728)), 112, "#2F8A72", _WARM, (-8, -7), cuff=look.BONE, skin=brown)
    with grip(painter, 456, 646, -2, 0.84, brown, across=148):
        glass(painter, 456, 742, 196, -16)
    with grip(painter, 350, 758, 14, 0.84, pale, across=148):
        glass(painter, 350, 852, 196, 0)
    for x, y, size in ((300, 672, 38), (400, 672, 38)):
        fill(painter, star(x, y, size, 7, 6), look.BONE)
    glow(painter, 350, 540, 120, look.BONE, 0.3)
