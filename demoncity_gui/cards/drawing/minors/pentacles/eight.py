"""The Eight of Pentacles."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import bust, neck, rolled
from demoncity_gui.cards.drawing.backdrop import bricks
from demoncity_gui.cards.drawing.features import ink
from demoncity_gui.cards.drawing.hands import fist
from demoncity_gui.cards.drawing.heads import Face, Mouth, front
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import coin
from demoncity_gui.cards.drawing.paint import fill, mixed, rimmed, stroke
from demoncity_gui.cards.drawing.primitives import blob, disc, joined, limb, placed, polygon, rect, thick_line
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_HOT: Final = (346, 876)
"""Where the coin lies on the anvil."""

_SKIN: Final = "#C98F5E"
_SHIRT: Final = "#345478"
_DEEP: Final = "#0A121C"
_GLOVE: Final = "#A8743A"
_FIRE: Final = "#FFC860"


def scene(painter: QPainter, t: Tones) -> None:
    """Over a hot coin a grinning smith in goggles lifts her hammer; seven finished ones stand before her."""
    bricks(painter, 0, -150, 700, 1300, "#241A12", look.SODIUM)
    for reach in (760, 560, 380):
        glaze(painter, disc(*_HOT, reach), "#F08A28", 0.22)
    shadow = joined(disc(300, 150, 190, 210), placed(rect(-140, -90, 280, 180, 12), 600, -10, 1, -5))
    glaze(painter, shadow, "#0A0604", 0.5)
    _body(painter)
    _head(painter)
    _hammer_arm(painter)
    _anvil(painter)
    _sparks(painter)
    _tongs(painter)
    _rack(painter)
    gloom(painter, 350, 640, 560, 0.16)


def _body(painter: QPainter) -> None:
    """Shoulders and both upper arms in one shirt, lit from below; a leather apron."""
    arms = [blob([(330 + way * a, b) for a, b in ((120, 620), (220, 640), (300, 720), (420, 860), (420, 1000), (330,
        980), (230, 900), (180, 760))], tension=0.7) for way in (-1, 1)]  # fmt: skip
    trunk = bust(330, 580, 500, 1200, waist=0.8, hip=0.84).united(arms[0]).united(arms[1])
    lit(painter, trunk, _SHIRT, _FIRE, (0, 8), shade=_DEEP, width=8)
    folds = [ink([(330 + way * a, b, wide) for a, b, wide in ((176, 740, 2), (210, 840, 9), (262, 930, 3))]) for way in
        (-1, 1)]  # fmt: skip
    within(painter, trunk, joined(*folds), _DEEP)
    apron = blob(((210, 700), (330, 716), (450, 700), (478, 820), (500, 1200), (160, 1200), (182, 820)), tension=0.4)
    straps = joined(limb(((196, 590, 34), (230, 720, 34))), limb(((464, 590, 34), (430, 720, 34))))
    for shape in (straps, apron):
        painter.save()
        painter.setClipPath(trunk, Qt.ClipOperation.IntersectClip)
        lit(painter, shape, "#7A4A24", _FIRE, (0, 6), shade="#3A1E0C")
        painter.restore()
    neck(painter, 330, 480, 136, 606, _SKIN)


def _head(painter: QPainter) -> None:
    """Her face, lit from below: goggles, in which the coin is seen twice; a red cloth about her hair."""
    painter.save()
    painter.translate(338, 386)
    painter.rotate(4)
    painter.scale(1.5, 1.5)
    bun = blob(((-30, -110), (-60, -150), (-30, -176), (20, -172), (44, -146), (30, -110)), tension=0.9)
    lit(painter, bun, "#2A1A14", "#A8643A", (4, 5), shade=BLACK, width=5)
    front(painter, 0, 0, 1, Face("#8C5A34", _SKIN, stern=0.3, brow=9, lips="#9A3A34", jaw=0.3, mouth=Mouth.SMILE))
    glaze(painter, blob(((-76, -110), (76, -110), (76, -40), (0, -56), (-76, -40)), tension=0.6), BLACK, 0.25)
    glaze(painter, disc(4, 92, 56, 34).intersected(disc(0, 0, 62, 102)), _FIRE, 0.3)
    cloth = blob(((-84, -30), (-88, -80), (-54, -124), (0, -136), (54, -124), (88, -80), (84, -30), (58, -66), (0, -80),
        (-58, -66)), tension=0.8)  # fmt: skip
    lit(painter, cloth, look.OXBLOOD, look.DANGER, (0, 6), shade="#33090F", width=5)
    fill(painter, joined(ink(((-70, -60, 1), (-20, -104, 5), (30, -122, 2))), ink(((-40, -84, 1), (20, -106, 5), (66,
        -92, 2)))), "#33090F")  # fmt: skip
    stroke(painter, limb(((-78, -16, 16), (78, -16, 16))), BLACK, 8)
    fill(painter, limb(((-78, -16, 16), (78, -16, 16))), "#3A2A20")
    for x in (-36, 36):
        rimmed(painter, disc(x, -10, 34), "#8C6428", BLACK, 5)
        rimmed(painter, disc(x, -10, 25), "#1A1014", BLACK, 3)
        lens = disc(x, -10, 25)
        within(painter, lens, disc(x, 12, 26, 22), "#8C3A10")
        within(painter, lens, disc(x, 6, 17, 9), look.SODIUM)
        within(painter, lens, disc(x, 5, 9, 4), "#FFF6D8")
        fill(painter, ink(((x - 18, -16, 1), (x - 10, -26, 5), (x + 2, -30, 1))), "#C8B8A8")
    painter.restore()


def _hammer_arm(painter: QPainter) -> None:
    """The bare forearm beside her head, the glove, the hammer that is about to fall."""
    rolled(painter, (672, 790), (592, 560), 160, _SKIN, _FIRE, (-7, 5))
    roll = limb(((584, 800, 44), (640, 812, 56), (720, 800, 60)))
    lit(painter, roll, mixed(_SHIRT, look.BONE, 0.2), _FIRE, (-3, 6), shade=_DEEP, width=7)
    hammer = joined(thick_line(((592, 620), (556, 210)), 34), placed(rect(-96, -62, 192, 124, 12), 554, 214, 1, -5))
    lit(painter, hammer, look.MUTED, "#FFE0A0", (-4, 8), shade="#2A2834", width=8)
    fist(painter, 580, 480, -5, 1.1, _GLOVE, towards=(-0.6, 0.6))
    cuff = polygon(((556, 566), (632, 556), (668, 646), (560, 664)))
    lit(painter, cuff, _GLOVE, _FIRE, (-6, 5), shade="#3A220E", width=7)


def _tongs(painter: QPainter) -> None:
    """The other glove, from the left, with the tongs."""
    tongs = joined(limb(((96, 812, 18), (180, 830, 20), (258, 862, 14))), limb(((96, 836, 18), (176, 868, 20), (262,
        886, 14))))  # fmt: skip
    lit(painter, tongs, look.MUTED, look.BONE, (2, -4), shade="#3A3642", width=6)
    fist(painter, 124, 816, 80, 1.1, _GLOVE, back=True, towards=(0.6, 0.5))
    cuff = polygon(((62, 768), (64, 890), (-40, 930), (-40, 760)))
    lit(painter, cuff, _GLOVE, _FIRE, (4, 6), shade="#3A220E", width=7)


def _anvil(painter: QPainter) -> None:
    """The anvil, on it, flat, the coin that she forges, held in the tongs."""
    anvil = polygon(((60, 884), (180, 880), (600, 880), (610, 940), (520, 960), (470, 1010), (470, 1120), (230, 1120),
        (230, 1010), (190, 960), (110, 940)))  # fmt: skip
    lit(painter, anvil, "#565262", "#FFE0A0", (-3, -10), shade="#2E2A38", width=8)
    glow(painter, *_HOT, 250, _FIRE, 0.7)
    painter.save()
    painter.translate(*_HOT)
    painter.scale(1, 0.5)
    coin(painter, 0, 0, 210, 12)
    painter.restore()


def _sparks(painter: QPainter) -> None:
    """What the last stroke struck out of the coin."""
    for k in range(17):
        turn, far = math.radians(-172 + 10.4 * k), 180 + 190 * (k * 0.618 % 1)
        x, y = math.cos(turn), math.sin(turn)
        way = ((0.6, 0.5, 2), (0.8, 0.76, 9), (1, 0.93 + 0.1 * abs(x), 1))
        spark = ink([(_HOT[0] + x * far * a, _HOT[1] + y * far * 0.9 * b, wide) for a, b, wide in way])
        fill(painter, spark, ("#FFF0C0", look.SODIUM)[k % 2])


def _rack(painter: QPainter) -> None:
    """Seven finished coins, leaning in a row in a rack of wood."""
    lit(painter, rect(-20, 1040, 740, 100), "#6B4424", look.SODIUM, (0, -6), shade="#2E1A0C", width=7)
    for number in range(7):
        coin(painter, 89 + number * 87, 1012, 84, number * 7 - 20)
