"""The King of Wands."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm
from demoncity_gui.cards.drawing.figures import Nose, crown
from demoncity_gui.cards.drawing.hands import grip
from demoncity_gui.cards.drawing.heads import Face, Mouth, side
from demoncity_gui.cards.drawing.light import glaze, glow, lit, within
from demoncity_gui.cards.drawing.majors.parts import folds
from demoncity_gui.cards.drawing.minors.signs import match
from demoncity_gui.cards.drawing.paint import fill, mixed, rimmed
from demoncity_gui.cards.drawing.primitives import blob, disc, joined, placed, polygon, rect, star
from demoncity_gui.cards.drawing.tones import BLACK, Tones
from demoncity_gui.pieces.tarot import Suit

_SKIN: Final = "#9A6034"
_SHADE: Final = "#3E1E14"
_LAMP: Final = (10, -8)


def scene(painter: QPainter, t: Tones) -> None:
    """A king in a mantle throws his head back and breathes fire over his torch: a blaze that fills the night."""
    fill(painter, rect(0, -150, 700, 1400), "#1A0A10")
    for turn in range(-80, 110, 20):
        glaze(painter, placed(polygon(((0, 0), (-60, -1300), (60, -1300))), 400, 620, 1, turn), look.SODIUM, 0.1)
    painter.save()  # drawn the other way round: he blows to the left
    painter.translate(700, 0)
    painter.scale(-1, 1)
    glow(painter, 500, 360, 460, look.SODIUM, 0.5)
    painter.save()
    painter.translate(12, 0)
    _blaze(painter)
    painter.restore()
    _king(painter)
    glow(painter, 430, 560, 240, look.SODIUM, 0.18)
    painter.restore()


_TONGUES: Final = (
    ((398, 634), (470, 585), (552, 520), (612, 436), (690, 360), (640, 366), (668, 280), (720, 190), (650, 236), (656,
        150), (650, 60), (590, 160), (572, 60), (560, -50), (512, 96), (470, 40), (430, -20), (430, 120), (390, 80),
        (330, 40), (366, 180), (330, 176), (270, 160), (336, 270), (306, 290), (256, 296), (340, 372), (372, 480),
        (388, 580)),
    ((400, 632), (462, 594), (536, 530), (590, 450), (646, 400), (598, 396), (620, 330), (650, 262), (572, 316), (576,
        240), (566, 150), (516, 252), (500, 190), (470, 110), (450, 240), (424, 210), (384, 160), (404, 284), (376,
        270), (330, 258), (380, 360), (360, 372), (326, 376), (384, 440), (394, 540)),
    ((402, 630), (448, 602), (504, 548), (546, 480), (588, 424), (540, 434), (546, 380), (540, 310), (496, 396), (490,
        340), (470, 270), (452, 390), (436, 360), (412, 320), (424, 424), (410, 416), (384, 404), (412, 500), (404,
        580)))  # fmt: skip
"""The blaze's outlines, from the outermost to the white-hot core."""


def _blaze(painter: QPainter) -> None:
    """What he breathes: from a point at his lips to tongues at the top of the card."""
    ember = look.SUIT_COLOUR[Suit.WANDS]
    for number, (outline, colour) in enumerate(zip(_TONGUES, (ember, look.SODIUM, "#FFF0C8"), strict=True)):
        rimmed(painter, blob(outline, tension=0.9), colour, colour if number else BLACK, 0.1 if number else 7)
    for x, y, size in ((236, 90, 15), (200, 230, 11), (300, 130, 9), (600, 30, 10), (660, 470, 14), (600, 560, 10),
            (226, 380, 9)):  # fmt: skip
        fill(painter, star(x, y, size, size * 0.36, 4, x), look.SODIUM)


def _king(painter: QPainter) -> None:
    """A scarlet mantle with an ermine collar; one arm comes out of it, the torch in his fist."""
    arm(painter, ((200, 960), (318, 1124), (440, 950)), 140, "#4E3A72", look.SODIUM, _LAMP, cuff=look.BRASS, skin=_SKIN)
    mantle = blob(((-60, 1240), (-60, 900), (10, 820), (120, 790), (240, 800), (310, 840), (336, 900), (316, 980), (270,
        1060), (250, 1150), (250, 1240)), tension=0.7)  # fmt: skip
    glaze(painter, mantle.translated(20, 10), BLACK, 0.5)
    lit(painter, mantle, "#8E1824", look.SODIUM, _LAMP, shade="#20060A", width=7)
    within(painter, mantle, folds(((250, 880), (200, 1000), (190, 1200), 24), ((150, 900), (110, 1040), (110, 1200),
        26), ((60, 900), (20, 1000), (20, 1200), 26)), "#20060A")  # fmt: skip
    throat = blob(((180, 640), (330, 680), (344, 720), (330, 780), (350, 820), (150, 800), (150, 720)), tension=0.6)
    lit(painter, throat, mixed(_SHADE, _SKIN, 0.5), look.SODIUM, (8, -2), shade=_SHADE, smooth=True)
    painter.save()
    painter.translate(288, 600)
    painter.rotate(-22)
    painter.scale(1.5, 1.5)
    _head(painter)
    painter.restore()
    collar = blob(((84, 760), (120, 726), (180, 742), (250, 770), (310, 784), (352, 800), (366, 846), (340, 884), (270,
        880), (190, 856), (110, 830), (70, 800)), tension=0.8).translated(10, -18)  # fmt: skip
    glaze(painter, collar.translated(-6, 22), BLACK, 0.5)
    lit(painter, collar, "#E8DCC4", look.BONE, (8, -9), shade="#6A5A58", width=7)
    fill(painter, joined(*(placed(blob(((0, -16), (9, 4), (0, 22), (-9, 4))), x, y, 1, 14) for x, y in ((140, 754),
        (200, 788), (256, 792), (310, 822)))), BLACK)  # fmt: skip
    with grip(painter, 484, 866, 3, 1.08, _SKIN, across=54, mirror=True, towards=(0.3, -0.8)):
        match(painter, 480, 954, 360, 3, 2.3, 0.3)


def _head(painter: QPainter) -> None:
    """His head in profile, thrown back, the mouth open: a short beard, a ring in the ear, the crown."""
    side(painter, 0, 0, 1, Face(_SHADE, _SKIN, nose=Nose.BROAD, mouth=Mouth.CRY, stern=0.9, brow=13, jaw=0.8))
    hair = blob(((50, -84), (20, -112), (-40, -116), (-86, -84), (-100, -30), (-84, 30), (-66, 60), (-44, 50), (-34,
        20), (-24, -20), (-4, -30), (6, -56), (40, -66)), tension=0.6)  # fmt: skip
    lit(painter, hair, "#1C1416", "#6A3A20", (4, -5), shade=BLACK, width=5)
    beard = blob(((-28, 14), (-16, 10), (-8, 34), (10, 52), (30, 62), (44, 72), (60, 74), (68, 84), (60, 108), (34,
        112), (0, 92), (-26, 60)), tension=0.6)  # fmt: skip
    lit(painter, beard, "#1C1416", "#8A4A24", (4, -3), shade=BLACK, width=4)
    rimmed(painter, disc(-16, 26, 9, 11), look.BRASS, BLACK, 4)
    fill(painter, disc(-16, 26, 4, 6), "#1C1416")
    lit(painter, placed(crown(), -16, -78, 0.8, -9), look.BRASS, "#FFF0C0", (8, -4), shade="#6B4612", width=5)
    fill(painter, joined(*(placed(disc(x, -22, 10), -16, -78, 0.8, -9) for x in (-52, 0, 52))), look.DANGER)
