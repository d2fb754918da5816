"""The Page of Pentacles."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm, bust, neck
from demoncity_gui.cards.drawing.features import inked
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.hair import strands
from demoncity_gui.cards.drawing.hands import cradle, grip
from demoncity_gui.cards.drawing.heads import Face, front
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import coin
from demoncity_gui.cards.drawing.paint import fill, mixed, rimmed, stroke, tilted
from demoncity_gui.cards.drawing.primitives import (
    Point,
    along,
    blob,
    disc,
    joined,
    limb,
    placed,
    polygon,
    rect,
    star,
)
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_SKIN, _GREEN, _DEEP, _WARM = "#C98F5E", "#2C6E58", "#081210", "#FFD878"
_LENS = (386, 334)
"""The middle of her glass."""


def scene(painter: QPainter, t: Tones) -> None:
    """The night-school girl under her lamp: a coin held up in one hand, in the other the glass she studies it with."""
    _room(painter)
    painter.save()
    painter.translate(46, 112)
    _girl(painter)
    painter.restore()
    gloom(painter, 420, 640, 560, 0.26)


def _girl(painter: QPainter) -> None:
    """She, from the chest up: her face, the coin in one hand, in the other the glass."""
    dress = bust(270, 540, 400, 1210, waist=0.76, hip=0.86)
    lit(painter, dress, _GREEN, _WARM, (11, -8), shade=_DEEP)
    within(painter, dress, blob(((40, 540), (170, 560), (230, 700), (210, 900), (240, 1210), (40, 1210)), tension=0.6),
        mixed(_DEEP, _GREEN, 0.4))  # fmt: skip
    _head(painter)
    shadow = mixed(_DEEP, _GREEN, 0.62)
    arm(painter, ((446, 664), (590, 1010), (530, 830)), 116, shadow, _WARM, (7, -6), skin=_SKIN, body=dress)
    _forearm(painter, (560, 1060), (496, 772))
    glow(painter, 476, 576, 230, look.BRASS, 0.4)
    with cradle(painter, 492, 702, -2, 1.14, _SKIN, towards=(0.5, -0.8)):
        coin(painter, 478, 574, 252, 8)
    arm(painter, ((112, 672), (72, 1000), (242, 742)), 124, shadow, _WARM, (7, -6), skin=_SKIN, body=dress)
    _forearm(painter, (60, 1030), (256, 704))
    with grip(painter, 306, 598, 22, 1.02, _SKIN, across=40, mirror=True, towards=(0.7, -0.7)):
        _glass(painter)


def _room(painter: QPainter) -> None:
    """The shelves behind, almost in the dark, and the desk lamp whose light falls on coin and face."""
    fill(painter, rect(0, -160, 700, 1400), "#0E0B0C")
    for row in range(7):
        for number in range(13):
            high = 104 + (number * 37 + row * 53) % 40
            fill(painter, rect(20 + number * 52, 130 + row * 170 - high, 34 + (number * 29 + row * 17) % 16, high, 3),
                mixed("#0E0B0C", ("#5C2A1E", "#6B5220", "#3A3A58")[(number * 2 + row) % 3], 0.8))  # fmt: skip
        fill(painter, rect(0, 130 + row * 170, 700, 16), "#4A3020")
    glow(painter, 560, 230, 420, look.BRASS, 0.32)
    glaze(painter, polygon(((480, 170), (660, 170), (890, 1150), (110, 1150))), look.BRASS, 0.34)
    glaze(painter, polygon(((510, 170), (640, 170), (756, 1150), (220, 1150))), look.BRASS, 0.3)
    fill(painter, limb(((572, -150, 14), (572, 60, 14))), BLACK)
    shade = blob(((446, 172), (470, 92), (540, 58), (604, 58), (672, 92), (698, 172), (572, 160)), tension=0.5)
    lit(painter, shade, "#3AA07A", "#B8F0C8", (-6, -6), shade=_DEEP)
    lit(painter, blob(((520, 164), (624, 164), (606, 196), (572, 206), (538, 196)), tension=0.8), "#FFF4D0", "#FFF4D0",
        width=4)  # fmt: skip


def _forearm(painter: QPainter, elbow: Point, wrist: Point) -> None:
    """A forearm propped on its elbow, before the upper arm: full below the elbow, a white cuff at the wrist."""
    sides = [[along(elbow, wrist, share, half * way) for share, half in ((-0.12, 26), (-0.02, 52), (0.16, 62), (0.4,
        57), (0.7, 46), (0.96, 39))] for way in (1, -1)]  # fmt: skip
    fore = blob((*sides[0], *reversed(sides[1])), tension=0.7)
    lit(painter, limb(((*along(elbow, wrist, 0.9), 58), (*along(elbow, wrist, 1.24), 54))), _SKIN, _SKIN, (6, -5),
        shade="#8A5632", width=5)  # fmt: skip
    lit(painter, fore, _GREEN, _WARM, (9, -6), shade=_DEEP, width=7)
    creases = [limb(((*along(elbow, wrist, a, -54), 2), (*along(elbow, wrist, a + 0.05, -16), 9), (*along(elbow, wrist,
        a + 0.02, 20), 2))) for a in (0.06, 0.2)]  # fmt: skip
    within(painter, fore, joined(*creases), _DEEP)
    cuff = polygon([along(elbow, wrist, share, aside) for share, aside in ((0.9, 45), (1.02, 42), (1.02, -42), (0.9,
        -45))])  # fmt: skip
    lit(painter, cuff, look.BONE, look.BONE, (6, -5), shade=look.MUTED, width=5)


def _head(painter: QPainter) -> None:
    """Her face, one eye shut, a smile, the tip of her tongue between her lips; around it a cloud of curls."""
    brown, dark = "#4A2C1A", "#150B08"
    curls = ((150, 262, 70), (136, 366, 66), (202, 182, 60), (272, 136, 72), (362, 160, 66), (410, 236, 56), (156, 462,
        60), (404, 440, 46))  # fmt: skip
    lit(painter, joined(*(disc(*curl) for curl in curls)), brown, look.BRASS, (8, -4), shade=dark)
    strands(painter, [((x - r * 0.5, y + 8), (x, y - r * 0.6), (x + r * 0.5, y + 6)) for x, y, r in curls], brown,
        look.BRASS, 7)  # fmt: skip
    neck(painter, 264, 440, 100, 556, _SKIN)
    lit(painter, polygon(((178, 546), (272, 590), (366, 546), (392, 612), (272, 660), (152, 612))), look.BONE,
        look.BONE, (6, -4), shade=look.MUTED, width=5)  # fmt: skip
    with tilted(painter, 260, 460, 8):
        painter.translate(258, 338)
        painter.scale(1.5, 1.5)
        front(painter, 0, 0, 1, Face("#8A5632", _SKIN, nose=Nose.SNUB, stern=-0.9, brow=10, jaw=0.1, open=False,
            smile=0.7), mirror=True)  # fmt: skip
        tongue = blob(((-24, 61), (-9, 65), (-7, 73), (-15, 78), (-23, 72)), tension=0.9)
        lit(painter, tongue, "#D8605A", "#D8605A", (2, -2), shade="#8A2A2A", width=3)
        fringe = joined(*(disc(*curl) for curl in ((-82, -50, 20), (-66, -80, 25), (-42, -100, 28), (-8, -110, 28), (30,
            -100, 26), (62, -76, 24), (78, -44, 18))))  # fmt: skip
        lit(painter, fringe, brown, look.BRASS, (6, -3), shade=dark, width=5)
        strands(painter, [((x - 16, y + 6), (x, y - 18), (x + 16, y + 4)) for x, y in ((-66, -78), (-42, -98), (-6,
            -108), (32, -98), (62, -74))], brown, look.BRASS, 5)  # fmt: skip


def _glass(painter: QPainter) -> None:
    """The magnifying glass on its handle, and in it her eye, as large as the coin's star, that looks at the coin."""
    x, y = _LENS
    lit(painter, limb(((352, 440, 22), (282, 652, 30))), "#6B2E1A", _WARM, (5, -3), shade="#2A0E08", width=6)
    lit(painter, limb(((357, 428, 30), (346, 460, 26))), look.BRASS, "#FFF4D0", (4, -3), shade="#6B4A1A", width=5)
    round_ = disc(x, y, 96)
    rimmed(painter, disc(x, y, 110), look.BRASS, BLACK, 6)
    painter.save()
    painter.setClipPath(round_, Qt.ClipOperation.IntersectClip)
    fill(painter, round_, mixed(_SKIN, "#FFE4BC", 0.24))
    fill(painter, blob(((200, 200), (330, 250), (300, 330), (310, 420), (370, 470), (200, 470)), tension=0.7),
        mixed("#8A5632", _SKIN, 0.3))  # fmt: skip
    painter.translate(x, y)
    painter.rotate(8)
    painter.scale(0.92, 0.92)
    inked(painter, BLACK, ((-96, -66, 8), (-30, -92, 26), (60, -84, 20), (110, -50, 4)))
    white = blob(((-88, 14), (-56, -34), (0, -54), (54, -38), (90, 4), (56, 42), (0, 56), (-54, 44)), tension=0.9)
    rimmed(painter, white, "#FFF6E4", BLACK, 5)
    within(painter, white, disc(24, 16, 45), BLACK)
    within(painter, white, disc(24, 17, 38), "#8A5A1E")
    within(painter, white, disc(24, 22, 28), "#C98A2A")
    within(painter, white, disc(24, 16, 21), BLACK)
    within(painter, white, blob(((-90, 10), (-56, -34), (0, -54), (54, -38), (92, 2), (50, -22), (0, -36), (-52, -16)),
        tension=0.9), mixed(BLACK, _SKIN, 0.4))  # fmt: skip
    inked(painter, BLACK, ((-92, 18, 3), (-56, -36, 12), (0, -57, 15), (56, -40, 14), (94, 2, 5)))
    inked(painter, BLACK, *(((a, b, 9), (a * 1.24, b - 22, 2)) for a, b in ((-46, -40), (-16, -54), (18, -54), (50,
        -40), (78, -16))))  # fmt: skip
    fill(painter, placed(star(0, 0, 15, 6, 5), 40, 0), look.BRASS)
    painter.restore()
    glaze(painter, round_.intersected(blob(((300, 250), (350, 236), (290, 320), (286, 380), (260, 340)), tension=0.8)),
        "#FFFFFF", 0.4)  # fmt: skip
    stroke(painter, round_, BLACK, 6)
    stroke(painter, disc(x, y, 104), "#FFF0C0", 3)
