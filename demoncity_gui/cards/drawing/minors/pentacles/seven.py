"""The Seven of Pentacles."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm
from demoncity_gui.cards.drawing.backdrop import city, sky
from demoncity_gui.cards.drawing.features import inked
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.hands import cradle, grip
from demoncity_gui.cards.drawing.heads import Face, turned
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import coin
from demoncity_gui.cards.drawing.paint import fill, mixed, rimmed
from demoncity_gui.cards.drawing.primitives import blob, disc, joined, limb, polygon, rays, rect, thick_line
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_SKIN, _SHIRT, _BLUE, _NAVY = "#A8703F", "#A83A22", "#2E4876", "#0C1226"
_COINS: Final = ((456, 136), (596, 152), (522, 272), (620, 356), (498, 418), (552, 566))
"""The six on the bush, the last in his hand."""


def scene(painter: QPainter, t: Tones) -> None:
    """His roof garden, the sun going down: leaning on his hoe he weighs a ripe coin, and wonders if it was worth it."""
    sky(painter, "#180F22", "#D9772A", 860)
    fill(painter, rays(400, 720, 260, 1000, 22, 30, 4), mixed("#6B3426", look.SODIUM, 0.2))
    fill(painter, disc(400, 720, 250), "#F8CE6A")
    glow(painter, 400, 720, 460, look.SODIUM, 0.4)
    city(painter, 930, "#6B3620", None, tall=150, seed=11)
    fill(painter, rect(-20, 950, 740, 300), "#6B3A22")
    lit(painter, rect(-20, 938, 740, 18), "#8C4E2C", look.SODIUM, (0, -5), width=4)
    _bush(painter)
    for k, (x, y) in enumerate(_COINS[:-1]):
        _stalk(painter, x, y, 1 if k % 2 else -1)
    for x, y in _COINS[:-1]:
        coin(painter, x, y, 128)
    _gardener(painter)
    coin(painter, 592, 996, 128, 14)
    gloom(painter, 400, 600, 500, 0.3)


def _bush(painter: QPainter) -> None:
    """A bush in a tub: heaped leaves in two tones, the sun behind them."""
    heaps = (
        (((510, 140, 130), (640, 220, 120), (470, 270, 90), (600, 370, 130), (500, 420, 100), (650, 500, 100), (590,
            530, 80)), "#123326", look.SODIUM),
        (((520, 170, 70), (610, 230, 60), (560, 330, 66), (630, 430, 70), (540, 460, 50)), "#1E5238", "#7AC08A"),
    )  # fmt: skip
    lit(painter, limb(((650, 900, 56), (644, 760, 44), (640, 540, 40))), "#5A3018", look.SODIUM, (-9, -2),
        shade="#1A0C08")  # fmt: skip
    for discs, tone, light in heaps:
        crowns = [blob([(x + r * reach * math.cos(k * math.tau / 27), y + r * reach * math.sin(k * math.tau / 27))
            for k, reach in enumerate((0.88, 1.02, 1.02) * 9)]) for x, y, r in discs]  # fmt: skip
        lit(painter, joined(*crowns), tone, light, (-7, 6) if light == look.SODIUM else (-5, -6),
            shade=mixed(BLACK, tone, 0.4))  # fmt: skip
    glaze(painter, polygon(((540, 1000), (720, 1000), (720, 1130), (420, 1130))), BLACK, 0.7)
    lit(painter, polygon(((556, 850), (720, 850), (720, 1000), (588, 1000))), "#8C4A26", look.SODIUM, (-9, -5),
        shade="#2A120A")  # fmt: skip


def _stalk(painter: QPainter, x: float, y: float, way: float) -> None:
    """What a coin hangs by: a bent stalk out of the leaves, with a leaf of its own."""
    top = y - 60
    lit(painter, limb(((x + way * 26, top - 40, 11), (x + way * 8, top - 26, 11), (x, top + 4, 15))), "#7A4A20",
        look.SODIUM, (-3, 0), shade="#1A0C08", width=5)  # fmt: skip
    leaf = blob(((x + way * 4, top - 22), (x - way * 14, top - 38), (x - way * 42, top - 34), (x - way * 58, top - 14),
        (x - way * 36, top - 6), (x - way * 14, top - 8)), tension=0.7)  # fmt: skip
    lit(painter, leaf, "#4A9A5C", "#A8E0A0", (-4, 5), shade="#123326", width=5)


def _gardener(painter: QPainter) -> None:
    """He, from the waist up: one fist on the hoe's end, on the other palm the lowest coin."""
    dark = "#2A0A08"
    body = blob(((10, 1190), (14, 960), (24, 800), (50, 680), (104, 596), (190, 556), (280, 560), (360, 600), (398,
        680), (392, 800), (376, 940), (390, 1190)), tension=0.8)  # fmt: skip
    lit(painter, body, _SHIRT, look.SODIUM, (10, -5), shade=dark)
    bib = blob(((0, 1200), (10, 1010), (120, 960), (180, 900), (216, 800), (400, 780), (420, 1200)), tension=0.3)
    within(painter, body, bib, _BLUE)
    within(painter, body, joined(*(limb((*a,)) for a in (((10, 1010, 5), (120, 960, 6), (180, 900, 5), (216, 800, 6),
        (400, 780, 6)), ((250, 980, 3), (300, 1000, 9), (370, 980, 3)), ((180, 1030, 3), (260, 1060, 10), (330, 1060,
        3))))), _NAVY)  # fmt: skip
    within(painter, body, blob(((-10, 1200), (-10, 640), (60, 590), (96, 620), (70, 720), (100, 860), (60, 960), (110,
        1200)), tension=0.7), "#120608")  # fmt: skip
    lit(painter, limb(((196, 556, 30), (236, 680, 30), (246, 810, 30))), _BLUE, look.SODIUM, (6, -2), shade=_NAVY,
        width=5)  # fmt: skip
    rimmed(painter, disc(246, 812, 15), look.BRASS, BLACK, 4)
    arm(painter, ((346, 652), (436, 896), (524, 726)), 100, _SHIRT, look.SODIUM, (9, -5), cuff="#D8B890", skin=_SKIN,
        body=body)  # fmt: skip
    _head(painter)
    with cradle(painter, 544, 634, 22, 0.84, _SKIN, towards=(9, -5)):
        _stalk(painter, *_COINS[-1], 1)
        coin(painter, *_COINS[-1], 128, 8)
    arm(painter, ((118, 690), (104, 940), (286, 838)), 124, _SHIRT, look.SODIUM, (12, -6), skin=_SKIN, body=body)
    _bed(painter)
    with grip(painter, 338, 796, -6, 0.96, _SKIN, across=36, mirror=True, towards=(9, -5)):
        lit(painter, thick_line(((330, 724), (374, 1024)), 32), "#C98F4A", look.SODIUM, (8, 0), shade="#3A1E0E",
            width=6)  # fmt: skip
    blade = polygon(((352, 1000), (398, 992), (424, 1008), (490, 1030), (486, 1062), (392, 1056), (354, 1034)))
    lit(painter, blade, "#A8A2B0", look.BONE, (6, -5), shade="#2A2834", width=6)


def _bed(painter: QPainter) -> None:
    """The bed before him: a heap of dark earth behind a board, where the hoe stands and the fallen coin lies."""
    earth = blob(((-40, 1200), (-40, 1030), (60, 1012), (170, 1024), (280, 1000), (400, 1012), (520, 996), (640, 1010),
        (740, 1000), (740, 1200)), tension=0.8)  # fmt: skip
    lit(painter, earth, "#4A2818", look.SODIUM, (5, -6), shade="#1A0C08")
    fill(painter, joined(*(disc(x, y, 9, 5) for x, y in ((90, 1050), (200, 1046), (280, 1034), (510, 1034), (150,
        1068), (240, 1070)))), "#1A0C08")  # fmt: skip


def _head(painter: QPainter) -> None:
    """His head, bent to the coin: white beard, straw hat, one brow up, a cloth around his neck."""
    straw, white = "#E8C468", "#D8D2C8"
    lit(painter, limb(((236, 500, 120), (246, 600, 140))), mixed(BLACK, _SKIN, 0.6), look.SODIUM, (6, -3), width=5)
    lit(painter, blob(((152, 570), (190, 586), (260, 596), (330, 566), (352, 592), (340, 640), (290, 700), (270, 712),
        (210, 660), (148, 620)), tension=0.4), _BLUE, look.SODIUM, (7, -3), shade=_NAVY, width=5)  # fmt: skip
    fill(painter, joined(limb(((170, 600, 2), (236, 634, 8), (268, 690, 3))), limb(((340, 590, 2), (300, 630, 8), (274,
        690, 3)))), _NAVY)  # fmt: skip
    painter.save()
    painter.translate(252, 416)
    painter.rotate(20)
    painter.scale(1.3, 1.3)
    turned(painter, 0, 0, 1.0, Face("#5E3A1E", _SKIN, nose=Nose.BROAD, brow=14, brow_colour=white, stern=-0.9, jaw=0.8,
        gaze=1.0, lid=0.12, old=True, smile=0.4, arch=0.4, squint=0.35))  # fmt: skip
    hair_ = blob(((-60, -60), (-58, -34), (-72, -16), (-72, 16), (-92, 12), (-90, -54)), tension=0.7)
    lit(painter, hair_, white, look.BONE, (4, -4), shade="#5E5860", width=5)
    beard = blob(((-62, 26), (-74, 52), (-62, 74), (-70, 100), (-44, 120), (-36, 146), (-6, 146), (14, 162), (34, 144),
        (58, 138), (66, 112), (80, 96), (70, 70), (66, 48), (54, 46), (42, 40), (28, 44), (10, 42), (-6, 54), (-20,
        40), (-44, 46)), tension=0.8)  # fmt: skip
    lit(painter, beard, white, look.BONE, (6, 3), shade="#5E5860", width=5)
    fill(painter, blob(((4, 62), (30, 66), (56, 58), (50, 76), (30, 84), (14, 77)), tension=0.8), "#4A1E16")
    fill(painter, blob(((14, 73), (30, 74), (49, 70), (45, 79), (30, 86), (17, 80)), tension=0.8), "#A8604A")
    for tash in (((30, 42), (44, 40), (60, 52), (76, 62), (60, 68), (44, 64), (32, 58)), ((30, 42), (12, 42), (-8, 54),
        (-28, 74), (-6, 74), (14, 66), (28, 58))):  # fmt: skip
        lit(painter, blob(tash, tension=0.8), white, look.BONE, (4, -3), shade="#5E5860", width=4)
    inked(painter, "#5E5860", ((-40, 64, 1), (-34, 90, 5), (-16, 120, 1)), ((0, 90, 1), (6, 116, 5), (14, 140, 1)),
        ((40, 86, 1), (40, 106, 5), (34, 126, 1)), ((-52, 90, 1), (-38, 106, 4), (-30, 120, 1)))  # fmt: skip
    crown = blob(((-78, -56), (-72, -130), (-20, -158), (44, -146), (72, -64)), tension=0.8)
    lit(painter, crown, straw, look.BONE, (8, -6), shade="#6B4A18")
    within(painter, crown, polygon(((-90, -96), (90, -104), (90, -72), (-90, -60))), look.OXBLOOD)
    within(
        painter, crown, blob(((-90, -40), (-90, -140), (-30, -170), (-40, -100), (-20, -50)), tension=0.6), "#3A260E"
    )
    brim = blob(((-150, -40), (-70, -72), (0, -80), (80, -82), (146, -66), (90, -44), (0, -36), (-90, -30)),
        tension=0.8)  # fmt: skip
    lit(painter, brim, straw, look.BONE, (5, -7), shade="#6B4A18")
    straws = [limb(((x, -70 + abs(x) * 0.06, 2), (x * 1.12, -44 + abs(x) * 0.02, 3))) for x in range(-110, 130, 30)]
    within(painter, brim, joined(*straws), "#8C6420")
    painter.restore()
