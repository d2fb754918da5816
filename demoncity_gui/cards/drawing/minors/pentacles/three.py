"""The Three of Pentacles."""

from __future__ import annotations

import math

from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import rolled
from demoncity_gui.cards.drawing.backdrop import bricks
from demoncity_gui.cards.drawing.features import ink
from demoncity_gui.cards.drawing.figures import Nose, fedora
from demoncity_gui.cards.drawing.hands import fist
from demoncity_gui.cards.drawing.heads import Face, side
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import coin
from demoncity_gui.cards.drawing.paint import fill, mixed, rimmed, tilted
from demoncity_gui.cards.drawing.primitives import (
    along,
    blob,
    disc,
    joined,
    limb,
    placed,
    polygon,
    rays,
    rect,
    star,
    thick_line,
)
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_SMOCK, _SKIN = "#3E68A0", "#9A6440"
_LAMP = (10, -6)
_EDGE = (524, 376)
"""Where the chisel's edge bites."""
_BUTT = (424, 678)


def scene(painter: QPainter, t: Tones) -> None:
    """A mason, close, drives her chisel at an arch of three coins; on the wall fall the shadows of those who pay."""
    bricks(painter, 0, -150, 700, 1300, "#7A5426", look.SODIUM)
    glow(painter, *_EDGE, 620, look.SODIUM, 0.5)
    _arch(painter)
    shadows = joined(placed(fedora(), 596, 810, 1.1, 4), disc(596, 850, 62, 80), blob(((510, 1140), (530, 960), (596,
        916), (680, 950), (720, 1140)), tension=0.7), blob(((380, 1140), (404, 1040), (424, 960), (456, 912), (478,
        920), (510, 980), (526, 1050), (560, 1140)), tension=0.7))  # fmt: skip
    glaze(painter, shadows, BLACK, 0.55)
    _far_arm(painter)
    _head(painter)
    _body(painter)
    _mallet_arm(painter)
    gloom(painter, 400, 520, 520, 0.3)


def _arch(painter: QPainter) -> None:
    """The round head of a window, in it three coins, one nearly done."""
    above = rect(200, -100, 560, 560)
    outer, stone = disc(495, 320, 246, 304).intersected(above), disc(495, 320, 206, 260).intersected(above)
    lit(painter, outer, "#A8864C", look.BONE, (-9, -6), shade="#4A3418", width=8)
    for angle in range(190, 360, 20):
        x, y = math.cos(math.radians(angle)), math.sin(math.radians(angle))
        fill(painter, thick_line(((495 + 206 * x, 320 + 260 * y), (495 + 248 * x, 320 + 306 * y)), 5), "#3A2812")
    rimmed(painter, stone, "#3A2812", BLACK, 6)
    lit(painter, rect(240, 440, 480, 52, 4), "#A8864C", look.SODIUM, (0, -8), shade="#4A3418")
    for x, y in ((495, 154), (410, 298), (580, 298)):
        lit(painter, disc(x, y, 82), "#8C7442", look.BONE, (0, 7), width=5)
        coin(painter, x, y, 144)


def _far_arm(painter: QPainter) -> None:
    """The arm beyond, its sleeve rolled up: the fist holds the chisel to the rim of a coin."""
    sleeve = limb(((200, 900, 150), (290, 800, 130)))
    lit(painter, sleeve, mixed(BLACK, _SMOCK, 0.75), look.SODIUM, _LAMP, shade="#0E1A30")
    rolled(painter, (264, 838), (418, 630), 156, mixed(BLACK, _SKIN, 0.86), look.SODIUM, _LAMP)
    glow(painter, *_EDGE, 150, "#FFE9A8", 0.4)
    fill(painter, rays(*_EDGE, 20, 120, 14, 10, 8), "#FFF0C0")
    steel = polygon([along(_BUTT, _EDGE, *at) for at in ((0, -16), (0.62, -14), (0.9, -20), (1, -24), (1, 24), (0.9,
        20), (0.62, 14), (0, 16))])  # fmt: skip
    lit(painter, steel, "#A8A2B0", look.BONE, (5, -2), shade="#3A3644", width=6)
    lit(painter, disc(*_BUTT, 24, 14), "#A8A2B0", look.BONE, (3, -3), width=6)
    fist(painter, 464, 552, 18, 1.0, _SKIN, mirror=True, towards=_LAMP)


def _head(painter: QPainter) -> None:
    """Her face in profile, large: the lips pressed, one eye narrowed on the chisel's edge; a red headscarf."""
    with tilted(painter, 200, 600, -17):
        side(painter, 200, 540, 1.5, Face("#4A2C1A", _SKIN, nose=Nose.BROAD, brow=12, stern=0.8, smile=0.5, jaw=0.4,
            lips="#8C3A34", squint=0.3))  # fmt: skip
        painter.translate(200, 540)
        painter.scale(1.55, 1.55)
        wrap = blob(((66, -52), (58, -104), (-6, -124), (-76, -92), (-98, -10), (-112, 44), (-150, 96), (-112, 104),
            (-74, 66), (-60, 30), (-40, -30), (0, -52)), tension=0.7)  # fmt: skip
        lit(painter, wrap, look.OXBLOOD, look.DANGER, (8, -5), shade="#33090F")
        fill(painter, joined(ink(((56, -84, 2), (-6, -90, 6), (-66, -50, 2))), ink(((48, -62, 2), (-6, -68, 5), (-72,
            10, 2)))), "#33090F")  # fmt: skip
        rimmed(painter, disc(-16, 34, 12), look.BRASS, BLACK, 3)


def _body(painter: QPainter) -> None:
    """Smock and apron, from the throat down."""
    body = blob(((-40, 1190), (-40, 800), (60, 716), (140, 690), (230, 706), (300, 770), (330, 880), (350, 1190)),
        tension=0.8)  # fmt: skip
    lit(painter, body, _SMOCK, look.SODIUM, (14, -7), shade="#0E1A30")
    within(painter, body, blob(((-60, 700), (90, 720), (60, 860), (130, 1000), (110, 1200), (-60, 1200)), tension=0.7),
        "#0A1322")  # fmt: skip
    apron = blob(((120, 1190), (140, 1000), (190, 870), (330, 860), (360, 1190)), tension=0.5)
    lit(painter, apron, "#A86A34", look.SODIUM, (10, -4), shade="#3E2410")


def _mallet_arm(painter: QPainter) -> None:
    """The near arm: the fist on the mallet's handle, the mallet at the chisel's butt."""
    hold, top = (180, 860), (392, 784)
    lit(painter, thick_line(((120, 882), top), 30), "#C98F4A", look.BONE, (3, -6), shade="#4A2A12", width=6)
    head = placed(rect(-64, -88, 128, 176, 16), *top, 1, 18)
    lit(painter, head, "#D9A25A", look.BONE, (9, -7), shade="#5A3416", width=8)
    rolled(painter, (-50, 972), (126, 902), 150, _SKIN, look.SODIUM, _LAMP)
    sleeve = polygon(((-60, 850), (66, 862), (92, 990), (-60, 1080)))
    lit(painter, sleeve, _SMOCK, look.SODIUM, (6, -6), shade="#0E1A30", width=7)
    band = blob(((44, 846), (78, 850), (98, 914), (106, 988), (76, 1010), (58, 930)), tension=0.4)
    lit(painter, band, mixed(_SMOCK, look.BONE, 0.2), look.SODIUM, (5, -5), shade="#0E1A30", width=7, smooth=True)
    fist(painter, *hold, 70, 1.0, _SKIN, back=True, towards=_LAMP)
    fill(painter, star(*_EDGE, 40, 10, 8, 6), look.BONE)
