"""The Seven of Pentacles."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtGui import QPainter, QPainterPath

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import rolled, sleeve
from demoncity_gui.cards.drawing.backdrop import city, sky
from demoncity_gui.cards.drawing.features import ink, inked
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.hands import grip
from demoncity_gui.cards.drawing.heads import Face, turned
from demoncity_gui.cards.drawing.light import gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import coin
from demoncity_gui.cards.drawing.paint import fill, mixed
from demoncity_gui.cards.drawing.primitives import (
    Point,
    along,
    blob,
    disc,
    joined,
    limb,
    polygon,
    rays,
    rect,
    thick_line,
)
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_SKIN, _SHIRT, _BLUE, _NAVY = "#A8703F", "#A83A22", "#2E4876", "#0C1226"
_COINS: Final = ((556, 112), (446, 190), (590, 262), (478, 360), (592, 440), (478, 540), (590, 636))
"""The seven that have grown, the youngest at the top."""
_STEM: Final = ((580, 1130), (548, 960), (540, 800), (536, 640), (532, 480), (528, 320), (540, 190))
"""The plant's way from the earth to its top."""
_HANDLE, _FOOT, _LEAN = (254, 656), (368, 1090), -15
"""The hoe: the middle of its handle, its foot in the earth, how it leans."""


def scene(painter: QPainter, t: Tones) -> None:
    """His roof garden, the sun going down: both fists on his hoe, he looks at what has grown, and wonders: worth it?"""
    sky(painter, "#180F22", "#D9772A", 860)
    fill(painter, rays(470, 640, 300, 1100, 22, 30, 4), mixed("#6B3426", look.SODIUM, 0.2))
    fill(painter, disc(470, 640, 290), "#F8CE6A")
    glow(painter, 470, 640, 520, look.SODIUM, 0.4)
    city(painter, 960, "#6B3620", None, tall=150, seed=11)
    fill(painter, rect(-20, 950, 740, 300), "#6B3A22")
    _plant(painter)
    _gardener(painter)
    gloom(painter, 400, 560, 520, 0.3)


def _plant(painter: QPainter) -> None:
    """One tall plant, black before the sun but for its rim; each of its blossoms is a coin between two leaves."""
    green, rim, dark = "#1E5238", "#A8E0A0", "#0C2018"
    stems = [limb([(x, y, 30 - 2.4 * n) for n, (x, y) in enumerate(_STEM)])]
    for x, y in _COINS:
        root = min(_STEM, key=lambda point: abs(point[1] - y - 120))
        stems.append(limb(((*root, 16), ((root[0] + x) / 2 + (x - root[0]) * 0.2, (root[1] + y) / 2 + 40, 14), (x,
            y + 50, 13))))  # fmt: skip
    lit(painter, joined(*stems), green, look.SODIUM, (-5, -2), shade=dark, width=6)
    for x, y in _COINS:
        for way in (-1, 1):
            leaf = blob(((x + way * 6, y + 76), (x + way * 40, y + 40), (x + way * 84, y + 36), (x + way * 104, y + 8),
                (x + way * 96, y + 62), (x + way * 56, y + 92)), tension=0.7)  # fmt: skip
            lit(painter, leaf, "#2E7A4A", rim, (-4, -5), shade=dark, width=5)
            fill(painter, ink(((x + way * 16, y + 78, 2), (x + way * 60, y + 64, 5), (x + way * 98, y + 22, 1))), dark)
        coin(painter, x, y, 132)


def _gardener(painter: QPainter) -> None:
    """He, from the waist up, leaning on the hoe: both fists around its shaft, his chin on its handle."""
    dark = "#2A0A08"
    body = blob(((-10, 1190), (0, 960), (10, 800), (36, 690), (96, 616), (180, 580), (280, 584), (356, 630), (392,
        700), (392, 800), (376, 940), (390, 1190)), tension=0.8)  # fmt: skip
    lit(painter, body, _SHIRT, look.SODIUM, (11, -5), shade=dark)
    bib = blob(((60, 1200), (90, 1010), (150, 900), (200, 830), (400, 810), (430, 1200)), tension=0.3)
    within(painter, body, bib, _BLUE)
    within(painter, body, blob(((-20, 1200), (-20, 640), (70, 600), (96, 640), (60, 740), (90, 880), (50, 980), (120,
        1200)), tension=0.7), "#120608")  # fmt: skip
    for strap in (((160, 590, 32), (196, 720, 32), (220, 850, 32)), ((320, 620, 28), (350, 720, 28), (352, 840, 28))):
        within(painter, body, limb([(x, y, wide + 10) for x, y, wide in strap]), _NAVY)
        within(painter, body, limb(strap), _BLUE)
    _neck(painter)
    _forearm(painter, ((358, 690), (512, 822), (384, 868)), body)
    with (
        grip(painter, *_on_hoe(212), _LEAN, 0.86, _SKIN, across=34, towards=(0.8, -0.6)),
        grip(painter, *_on_hoe(104), _LEAN, 0.86, _SKIN, across=34, mirror=True, towards=(0.8, -0.6)),
    ):
        _forearm(painter, ((112, 712), (84, 926), (228, 806)), body)
        _hoe(painter)
    _head(painter)
    _bed(painter)


def _on_hoe(down: float) -> Point:
    """A point on the hoe's shaft, so far down from its handle."""
    return along(_HANDLE, _FOOT, down / math.dist(_HANDLE, _FOOT))


def _hoe(painter: QPainter) -> None:
    """The hoe, its handle a bar across the shaft; its blade has gone into the earth."""
    wood = ("#C98F4A", look.SODIUM, (8, -2))
    blade = blob(((264, 984), (286, 962), (332, 944), (390, 934), (410, 946), (434, 1060), (290, 1080)), tension=0.3)
    lit(painter, blade, "#A8A2B0", look.BONE, (7, -6), shade="#2A2834", width=6)
    lit(painter, thick_line((_HANDLE, _on_hoe(306)), 34), *wood, shade="#3A1E0E", width=6)
    lit(painter, thick_line((_on_hoe(292), _on_hoe(324)), 46), "#4A4654", look.BONE, (6, -3), shade="#16141C", width=6)
    bar = thick_line((along(_HANDLE, _FOOT, 0, 76), along(_HANDLE, _FOOT, 0, -76)), 42)
    lit(painter, bar, wood[0], wood[1], (5, -7), shade="#3A1E0E", width=6)


def _forearm(painter: QPainter, joints: tuple[Point, Point, Point], body: QPainterPath) -> None:
    """An arm whose sleeve is rolled up to the elbow: red cloth, a pale roll, brown skin down to the wrist."""
    shoulder, elbow, wrist = joints
    sleeve(painter, (shoulder, elbow, along(elbow, wrist, 0.24)), (116, 100, 92), _SHIRT, look.SODIUM, (10, -5),
        body=body)  # fmt: skip
    rolled(painter, along(elbow, wrist, 0.24), wrist, 104, _SKIN, look.SODIUM, (8, -4))
    roll = [(*along(elbow, wrist, share, aside), 26) for share, aside in ((0.2, -46), (0.3, 0), (0.2, 46))]
    lit(painter, ink(roll), mixed(_SHIRT, look.BONE, 0.2), look.SODIUM, (5, -4), shade="#5A1A10", width=5)


def _bed(painter: QPainter) -> None:
    """The raised bed before him: dark earth that the plant grows from and the hoe stands in, a board before it."""
    earth = blob(((-40, 1200), (-40, 1000), (60, 996), (170, 1004), (280, 988), (340, 984), (420, 996), (500, 984),
        (580, 996), (640, 984), (740, 990), (740, 1200)), tension=0.8)  # fmt: skip
    lit(painter, earth, "#4A2818", look.SODIUM, (5, -6), shade="#1A0C08")
    mound = blob(((200, 1036), (236, 1004), (284, 990), (330, 1000), (376, 984), (430, 992), (470, 1036)), tension=0.8)
    lit(painter, mound, "#4A2818", look.SODIUM, (4, -6), shade="#1A0C08")
    stones = ((270, 1014), (352, 1016), (424, 1014), (120, 1016), (620, 1008), (528, 1012))
    fill(painter, joined(*(disc(x, y, 9, 6) for x, y in stones)), "#2A140A")
    lit(painter, rect(-20, 1030, 740, 120), "#8A5A30", look.SODIUM, (0, -7), shade="#2A140A", width=6)
    inked(painter, "#3A1E0E", ((30, 1052, 1), (200, 1056, 5), (380, 1050, 1)), ((420, 1060, 1), (540, 1054, 5), (680,
        1058, 1)))  # fmt: skip


def _neck(painter: QPainter) -> None:
    """His neck in the shirt's open collar."""
    lit(painter, limb(((206, 500, 110), (214, 610, 124))), mixed(BLACK, _SKIN, 0.6), look.SODIUM, (6, -3), width=5)
    for flap in (((148, 560), (176, 560), (214, 632), (176, 668), (128, 604)), ((320, 578), (288, 574), (238, 632),
        (282, 666), (338, 616))):  # fmt: skip
        lit(painter, blob(flap, tension=0.3), _SHIRT, look.SODIUM, (6, -4), shade="#2A0A08", width=5)


def _head(painter: QPainter) -> None:
    """His head, bent to the coin: white beard, straw hat, one brow up, a cloth around his neck."""
    straw, white = "#E8C468", "#D8D2C8"
    painter.save()
    painter.translate(228, 450)
    painter.rotate(4)
    painter.scale(1.2, 1.2)
    turned(painter, 0, 0, 1.0, Face("#5E3A1E", _SKIN, nose=Nose.BROAD, brow=14, brow_colour=white, stern=-0.9, jaw=0.8,
        gaze=1.0, lid=0.12, old=True, smile=0.4, arch=0.4, squint=0.35))  # fmt: skip
    hair_ = blob(((-60, -60), (-58, -34), (-72, -16), (-72, 16), (-92, 12), (-90, -54)), tension=0.7)
    lit(painter, hair_, white, look.BONE, (4, -4), shade="#5E5860", width=5)
    beard = blob(((-62, 26), (-74, 52), (-62, 74), (-70, 100), (-44, 120), (-36, 146), (-6, 146), (14, 162), (34, 144),
        (58, 138), (66, 112), (80, 96), (70, 70), (66, 48), (54, 46), (42, 40), (28, 44), (10, 42), (-6, 54), (-20,
        40), (-44, 46)), tension=0.8)  # fmt: skip
    lit(painter, beard, white, look.BONE, (6, 3), shade="#5E5860", width=5)
    fill(painter, blob(((10, 64), (30, 67), (52, 61), (46, 74), (30, 79), (16, 74)), tension=0.8), "#4A1E16")
    fill(painter, blob(((18, 75), (30, 76), (44, 73), (40, 79), (30, 82), (20, 80)), tension=0.8), "#8C4E3C")
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
