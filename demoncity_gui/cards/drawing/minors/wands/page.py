"""The Page of Wands."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm, neck
from demoncity_gui.cards.drawing.backdrop import city, sky
from demoncity_gui.cards.drawing.features import ink
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.hair import strands
from demoncity_gui.cards.drawing.hands import fist
from demoncity_gui.cards.drawing.heads import Face, turned
from demoncity_gui.cards.drawing.light import gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import match
from demoncity_gui.cards.drawing.paint import fill, mixed, rimmed, tilted
from demoncity_gui.cards.drawing.primitives import blob, disc, joined, limb, placed, polygon, rect, star
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_SKIN: Final = "#F0C89C"
_DUSKY: Final = "#A8663E"
_CLOTH: Final = "#2A5A66"
_DARK: Final = "#06141A"
_WARM: Final = "#FFD890"
_HAIR: Final = "#8A3C1A"


def scene(painter: QPainter, t: Tones) -> None:
    """A girl high over the roofs holds up a burning match, with which she has sent off a rocket."""
    sky(painter, "#0E1030", "#7A3234", 1000)
    _burst(painter, 330, 196, look.DANGER)
    city(painter, 1100, "#1B0E24", look.SODIUM, tall=330, seed=12)
    city(painter, 1100, "#0C0712", look.SODIUM, tall=190, seed=2, edge=t.light)
    glow(painter, 578, 200, 380, look.SODIUM, 0.8)
    _rocket(painter)
    _rocket_girl(painter)
    gloom(painter, 430, 430, 500, 0.5)


def _burst(painter: QPainter, x: float, y: float, tone: str) -> None:
    """What a rocket becomes: sparks that fly apart from one bright place."""
    glow(painter, x, y, 230, tone, 0.5)
    for reach, wide in ((206, 10), (140, 7)):
        spray = joined(*(placed(limb(((0, -48, 2), (0, -reach * 0.7, wide), (0, -reach, 3))), x, y, 1, turn
            + reach) for turn in range(0, 360, 24)))  # fmt: skip
        fill(painter, spray, tone if reach > 150 else look.SODIUM)
    fill(painter, joined(*(disc(x + 232 * math.cos(math.radians(turn)), y + 232 * math.sin(math.radians(turn)), 7)
        for turn in range(2, 360, 24))), look.SODIUM)  # fmt: skip
    fill(painter, star(x, y, 44, 14, 6), look.BONE)


def _rocket(painter: QPainter) -> None:
    """It goes up on a tail of fire."""
    for wide, tone in ((1.0, "#B8432A"), (0.66, look.SODIUM), (0.3, "#FFF0C8")):
        fill(painter, limb(((250, 1010, 120 * wide), (186, 860, 110 * wide), (142, 700, 86 * wide), (114, 516, 50
            * wide))), tone)  # fmt: skip
    sparks = ((74, 700, 20), (212, 640, 18), (70, 850, 24), (196, 560, 14), (54, 590, 14), (112, 950, 18))
    fill(painter, joined(*(star(x, y, size, size * 0.3, 4) for x, y, size in sparks)), look.BONE)
    rocket = joined(rect(-26, -90, 52, 150, 6), polygon(((-40, -84), (0, -166), (40, -84))), polygon(((-26, 4),
        (-56, 66), (56, 66), (26, 4))))  # fmt: skip
    lit(painter, placed(rocket, 106, 440, 1.15, -7), look.DANGER, look.SODIUM, (8, 4), shade=look.OXBLOOD, width=7)
    fill(painter, placed(joined(rect(-26, -60, 52, 20), rect(-26, -20, 52, 20)), 106, 440, 1.15, -7), look.BONE)


def _rocket_girl(painter: QPainter) -> None:
    """She leans back to look up; all the light on her is her match's."""
    jacket = blob(((130, 1200), (140, 1010), (166, 896), (240, 822), (350, 796), (452, 818), (500, 880), (512, 1000),
        (520, 1200)), tension=0.7)  # fmt: skip
    lit(painter, jacket, _CLOTH, _WARM, (15, -6), shade=_DARK)
    within(painter, jacket, blob(((100, 860), (230, 800), (290, 900), (262, 1010), (300, 1200), (80, 1200)),
        tension=0.6), _DARK)  # fmt: skip
    arm(painter, ((196, 912), (128, 1090), (196, 1260)), 118, _DARK, mixed(_CLOTH, _WARM, 0.3), (7, -6), body=jacket)
    fill(painter, limb(((366, 930, 5), (372, 1060, 8), (368, 1200, 8))), _DARK)
    for y in (980, 1060):
        rimmed(painter, disc(404, y, 14), look.BRASS, BLACK, 5)
    _young_face(painter)
    knot = blob(((222, 806), (290, 768), (400, 766), (470, 800), (430, 846), (384, 940), (340, 866), (256, 850)),
        tension=0.7)  # fmt: skip
    lit(painter, knot, look.SODIUM, _WARM, (9, -5), shade="#8C5A1E")
    fill(painter, joined(limb(((252, 808, 3), (350, 834, 7), (444, 804, 3))), limb(((352, 842, 3), (376, 904, 7)))),
        "#6B3A12")  # fmt: skip
    match(painter, 544, 690, 630, 3, 1.6, 0.6)
    arm(painter, ((446, 890), (616, 796), (572, 612)), 116, _CLOTH, _WARM, (-6, -9), cuff=look.BONE, skin=_SKIN,
        body=jacket)  # fmt: skip
    fist(painter, 548, 530, -4, 1.0, _SKIN, towards=(-0.2, -1))


def _young_face(painter: QPainter) -> None:
    """Her head, thrown back to the flame: curls under a cap, freckles, a smile."""
    neck(painter, 340, 700, 84, 800, _SKIN)
    with tilted(painter, 350, 720, -13):
        behind = joined(*(disc(x, y, r) for x, y, r in ((258, 560, 52), (236, 620, 54), (246, 684, 50), (286, 716,
            40))))  # fmt: skip
        lit(painter, behind, _HAIR, _WARM, (8, -7), shade="#2B0F08")
        turned(painter, 356, 596, 1.34, Face(_DUSKY, _SKIN, nose=Nose.SNUB, brow=9, brow_colour="#4A1C0C", young=True,
            smile=1.1, gaze=0.8, iris="#3E6A4A", stern=-0.5, lid=0.1))  # fmt: skip
        painter.save()
        painter.translate(356, 596)
        painter.scale(1.34, 1.34)
        gape = blob(((0, 48), (14, 53), (32, 54), (46, 53), (56, 48), (52, 62), (40, 72), (26, 74), (10, 64)),
            tension=0.8)  # fmt: skip
        rimmed(painter, gape, "#4A0E12", BLACK, 3)
        within(painter, gape, disc(36, 76, 20, 12), look.DANGER)
        fill(painter, ink(((-6, 44, 1), (0, 49, 4), (5, 54, 1))), BLACK)
        painter.restore()
        freckles = ((336, 636), (354, 646), (320, 652), (428, 636), (440, 644))
        fill(painter, joined(*(disc(x, y, 4.6) for x, y in freckles)), _DUSKY)
        curls = joined(*(disc(x, y, r) for x, y, r in ((276, 540, 34), (262, 590, 36), (268, 646, 32), (278, 694, 26),
            (318, 514, 26), (362, 508, 24), (402, 506, 22), (436, 512, 18))))  # fmt: skip
        lit(painter, curls, _HAIR, _WARM, (7, -6), shade="#2B0F08")
        strands(painter, [((x - 16, y + 8), (x, y - 20), (x + 16, y + 6)) for x, y in ((276, 542), (262, 594), (268,
            648), (318, 516), (362, 510), (402, 508), (240, 630), (250, 690))], _HAIR, _WARM, 6)  # fmt: skip
        painter.translate(8, 8)
        _cap(painter)


def _cap(painter: QPainter) -> None:
    """A newsboy's cap, its peak to the flame."""
    lit(painter, blob(((396, 494), (450, 466), (520, 476), (560, 514), (500, 528), (430, 532)), tension=0.8),
        "#8C2420",
        _WARM, (6, -4), shade="#240810", width=6)  # fmt: skip
    dome = blob(((226, 520), (196, 456), (228, 386), (320, 350), (418, 360), (470, 414), (474, 470), (440, 506), (340,
        534), (256, 544)), tension=0.9)  # fmt: skip
    lit(painter, dome, "#A82E28", _WARM, (11, -6), shade="#240810")
    seams = [((344, 358), (282, 420), (262, 510)), ((350, 358), (360, 430), (352, 520)), ((358, 358), (430, 420),
        (440,
        500))]  # fmt: skip
    within(painter, dome, joined(*(limb(((*a, 3), (*b, 7), (*c, 4))) for a, b, c in seams)), "#5A141C")
    lit(painter, disc(352, 352, 22, 13), "#A82E28", _WARM, (4, -3), shade="#240810", width=4)
    lit(painter, limb(((232, 524, 20), (296, 532, 26), (364, 526, 26), (450, 494, 20))), "#2F7A7A", _WARM, (5, -3),
        width=4)  # fmt: skip
