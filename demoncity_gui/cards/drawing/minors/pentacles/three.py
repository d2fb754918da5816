"""The Three of Pentacles."""

from __future__ import annotations

import math

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import rolled, sleeve
from demoncity_gui.cards.drawing.backdrop import bricks
from demoncity_gui.cards.drawing.features import ink
from demoncity_gui.cards.drawing.figures import Nose, fedora
from demoncity_gui.cards.drawing.hand_parts import digit, flesh, hand_at, line_of, pale_of
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
_EDGE = (530, 402)
"""Where the chisel's edge bites."""
_BUTT = (352, 604)
_MALLET, _HOLD = (292, 678), (434, 796)
"""The mallet's head, a blow away from the chisel's butt, and where her fist has its handle."""


_TRUNK = blob(((20, 1240), (26, 1000), (10, 790), (44, 686), (104, 632), (190, 612), (266, 636), (336, 690), (366, 800),
    (360, 1000), (376, 1240)), tension=0.8)  # fmt: skip


def scene(painter: QPainter, t: Tones) -> None:
    """A mason swings her mallet at the chisel below three coins; the shadows of those who pay fall on the wall."""
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
    _near_arm(painter)
    gloom(painter, 400, 520, 520, 0.3)


def _arch(painter: QPainter) -> None:
    """The round head of a window walled up in pale stone, in it three coins, one nearly done."""
    above = rect(200, -100, 560, 580)
    outer, stone = disc(500, 330, 246, 304).intersected(above), disc(500, 330, 206, 260).intersected(above)
    lit(painter, outer, "#A8864C", look.BONE, (-9, -6), shade="#4A3418", width=8)
    for angle in range(190, 360, 20):
        x, y = math.cos(math.radians(angle)), math.sin(math.radians(angle))
        fill(painter, thick_line(((500 + 206 * x, 330 + 260 * y), (500 + 248 * x, 330 + 306 * y)), 5), "#3A2812")
    lit(painter, stone, "#6E5630", "#2A1C0C", (10, 8), shade="#4A3A20", width=6)
    chips = [limb(((x, y, 2), (x + 12, y + 9, 5), (x + 26, y + 10, 2))) for x, y in ((400, 180), (604, 196), (330, 250),
        (640, 250), (480, 440), (620, 440), (340, 420), (500, 256))]  # fmt: skip
    fill(painter, joined(*chips), "#33260F")
    lit(painter, rect(240, 462, 480, 46, 4), "#A8864C", look.SODIUM, (0, -8), shade="#4A3418")
    for x, y in ((500, 174), (418, 326), (582, 326)):
        lit(painter, disc(x, y, 80), "#A88C54", look.BONE, (0, 7), width=6)
        coin(painter, x, y, 142)


def _far_arm(painter: QPainter) -> None:
    """The arm beyond: out from her shoulder to the elbow, its bare forearm up to the fist with the chisel."""
    cloth = mixed(BLACK, _SMOCK, 0.66)
    sleeve(painter, ((302, 722), (526, 792), (492, 716)), (136, 122, 116), cloth, look.SODIUM, _LAMP)
    rolled(painter, along((526, 792), (426, 582), 0.26), (426, 582), 156, _SKIN, look.SODIUM, _LAMP)
    cuff = polygon([along((526, 792), (426, 582), *at) for at in ((0.2, -66), (0.36, -64), (0.36, 62), (0.2, 66))])
    lit(painter, cuff, mixed(_SMOCK, BLACK, 0.2), look.SODIUM, (5, -5), shade="#0E1A30", width=7)
    glow(painter, *_EDGE, 150, "#FFE9A8", 0.4)
    fill(painter, rays(*_EDGE, 20, 92, 14, 10, 8), "#FFF0C0")
    steel = polygon([along(_BUTT, _EDGE, *at) for at in ((0, -16), (0.62, -14), (0.9, -20), (1, -24), (1, 24), (0.9,
        20), (0.62, 14), (0, 16))])  # fmt: skip
    lit(painter, steel, "#A8A2B0", look.BONE, (5, -2), shade="#3A3644", width=6)
    lit(painter, placed(disc(0, 0, 25, 13), *_BUTT, 1, 41), "#A8A2B0", look.BONE, (3, -3), width=6)
    fist(painter, 446, 500, 0, 1, _SKIN, mirror=True, towards=_LAMP)
    fill(painter, star(*_EDGE, 40, 10, 8, 6), look.BONE)


def _head(painter: QPainter) -> None:
    """Her face in profile: the lips pressed, one eye narrowed on the chisel's edge; a kerchief tied at the nape."""
    with tilted(painter, 190, 472, -4):
        side(painter, 190, 472, 1.3, Face("#4A2C1A", _SKIN, nose=Nose.BROAD, brow=12, stern=0.8, smile=0.3, jaw=0.4,
            lips="#8C3A34", squint=0.35))  # fmt: skip
        painter.translate(190, 472)
        painter.scale(1.34, 1.34)
        for tail in (((-84, 16), (-98, 44), (-112, 100), (-88, 92), (-76, 44)), ((-88, 12), (-108, 26), (-118, 62),
                (-104, 66), (-84, 34))):  # fmt: skip
            lit(painter, blob(tail, tension=0.5), look.OXBLOOD, look.DANGER, (4, -4), shade="#33090F", width=5)
        wrap = blob(((68, -50), (60, -100), (-6, -122), (-70, -96), (-92, -30), (-92, 20), (-66, 34), (-44, -10), (-24,
            -36), (14, -48)), tension=0.7)  # fmt: skip
        lit(painter, wrap, look.OXBLOOD, look.DANGER, (8, -5), shade="#33090F", width=6)
        fill(painter, joined(ink(((54, -80, 2), (0, -90, 6), (-76, 4, 2))), ink(((40, -64, 2), (-14, -64, 5), (-78, 14,
            2)))), "#33090F")  # fmt: skip
        lit(painter, blob(((-96, -2), (-72, 0), (-68, 28), (-88, 36), (-104, 20)), tension=0.7), look.OXBLOOD,
            look.DANGER, (4, -4), shade="#33090F", width=5)  # fmt: skip
        rimmed(painter, disc(-18, 36, 12), look.BRASS, BLACK, 3)


def _body(painter: QPainter) -> None:
    """Smock and apron, from the throat down."""
    lit(painter, _TRUNK, _SMOCK, look.SODIUM, (14, -7), shade="#0E1A30")
    breast = blob(((206, 600), (340, 640), (380, 800), (380, 1240), (190, 1240), (230, 1000), (226, 800), (190, 690)),
        tension=0.6)  # fmt: skip
    within(painter, _TRUNK, breast, mixed(BLACK, _SMOCK, 0.62))
    apron = ((170, 1240), (190, 1000), (240, 900), (240, 800), (372, 770), (400, 1000), (400, 1240))
    within(painter, _TRUNK, limb(((190, 620, 30), (238, 700, 30), (260, 800, 30))), "#A86A34")
    within(painter, _TRUNK, polygon([(x - 8, y - 8) for x, y in apron]), BLACK)
    within(painter, _TRUNK, polygon(apron), "#A86A34")
    collar = blob(((96, 588), (170, 628), (244, 616), (262, 650), (180, 674), (84, 634)), tension=0.6)
    lit(painter, collar, mixed(_SMOCK, look.BONE, 0.15), look.SODIUM, (5, -5), shade="#0E1A30", width=6)


def _near_arm(painter: QPainter) -> None:
    """The near arm, from the shoulder over the elbow to the fist: it swings the mallet up at the chisel's butt."""
    handle = thick_line((_MALLET, along(_MALLET, _HOLD, 1.56)), 28)
    lit(painter, handle, "#C98F4A", look.BONE, (3, -6), shade="#4A2A12", width=6)
    head = placed(rect(-62, -62, 124, 124, 16), *_MALLET, 1, 42)
    lit(painter, head, "#D9A25A", look.BONE, (9, -7), shade="#5A3416", width=8)
    elbow, wrist = (208, 1000), (388, 838)
    sleeve(painter, ((124, 744), elbow, (290, 926)), (172, 142, 130), _SMOCK, look.SODIUM, _LAMP, body=_TRUNK)
    rolled(painter, along(elbow, wrist, 0.3), wrist, 164, _SKIN, _SKIN, _LAMP)
    cuff = polygon([along(elbow, wrist, *at) for at in ((0.3, -72), (0.46, -68), (0.46, 68), (0.3, 72))])
    lit(painter, cuff, mixed(_SMOCK, look.BONE, 0.2), look.SODIUM, (5, -5), shade="#0E1A30", width=7)
    _near_hand(painter)
    fill(painter, limb(((356, 876, 44), (374, 858, 44))), _SKIN)  # no seam where the hand begins


def _near_hand(painter: QPainter) -> None:
    """Her near hand from its back, across the handle: knuckles in a row, the fingers go away around it."""
    with hand_at(painter, *_HOLD, -46, 1.04, False, _LAMP, QRectF(-96, -400, 800, 800)) as lamp:
        thumb = digit(((-44, -30, 42), (-8, -58, 34), (24, -62, 28), (46, -54, 19)))
        rows = ((-34, 31), (-9, 34), (16, 32), (39, 26))
        away = [blob(((10, y - t * 0.5), (50, y - t * 0.52), (64, y - t * 0.3), (67, y + t * 0.2), (58, y + t * 0.46),
            (10, y + t * 0.5)), tension=0.5) for y, t in rows]  # fmt: skip
        back = blob(((30, -52), (42, -36), (40, -22), (46, -8), (42, 4), (44, 18), (38, 30), (36, 42), (14, 56), (-26,
            50), (-70, 38), (-130, 36), (-130, -36), (-70, -38), (-34, -50), (4, -58)), tension=0.55)  # fmt: skip
        flesh(painter, (thumb, *reversed(away)), _SKIN, lamp, 6)
        flesh(painter, (back,), _SKIN, lamp, 8)
        fill(painter, joined(*(disc(30, y, 8, 6) for y, _ in rows)), pale_of(_SKIN))
        valleys = [limb(((34, y + 13, 5), (16, y + 13, 3), (-12, y * 0.8 + 10, 1))) for y, _ in rows[:3]]
        fill(painter, joined(*valleys), line_of(_SKIN))
