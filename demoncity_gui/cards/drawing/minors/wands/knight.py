"""The Knight of Wands."""

from __future__ import annotations

import math
from itertools import pairwise
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.features import ink
from demoncity_gui.cards.drawing.figures import Nose, profile
from demoncity_gui.cards.drawing.heads import Face, Mouth, side
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import match
from demoncity_gui.cards.drawing.paint import fill, mixed, rimmed
from demoncity_gui.cards.drawing.primitives import Point, blob, disc, joined, limb, polygon, rect, star
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_RED: Final = "#A82A2E"
_DEEP: Final = "#33090F"
_SKIN: Final = "#B87A4C"
_WARM: Final = "#FFD890"
_SUIT: Final = "#E2D6C8"
_BLUE: Final = "#2A4A9C"
_NIGHT: Final = "#0C1230"
_HAIR: Final = "#24120E"
_MUZZLE: Final = (168, 920)
"""The middle of the cannon's mouth."""


def scene(painter: QPainter, t: Tones) -> None:
    """A stunt woman flies out of a cannon, a burning match between her teeth."""
    painter.translate(700, 0)
    painter.scale(-1, 1)  # she flies to the left: drawn the other way round
    _tent(painter)
    glow(painter, 570, 420, 200, BLACK, 0.5)  # dark behind the match
    _blast(painter, t)
    _barrel(painter, inside=True)
    _body(painter)
    painter.save()
    painter.translate(346, 444)
    painter.rotate(-12)
    painter.scale(1.62, 1.62)
    _head(painter)
    painter.restore()
    _cape(painter)
    _barrel(painter, inside=False)
    _smoke(painter)
    gloom(painter, 380, 540, 400, 0.36)


def _tent(painter: QPainter) -> None:
    """The big top from within, its strips run together at the mast."""
    fill(painter, rect(0, -150, 700, 1300), "#6A1C22")
    apex = (180, -260)
    for number in range(-6, 14, 2):
        left, right = (apex[0] + (number + k) * 235 - 867 for k in (0, 1))
        fill(painter, polygon((apex, (left, 1300), (right, 1300))), "#C6894E")
    for reach, share in ((900, 0.2), (700, 0.22), (520, 0.22)):  # it is lit at its top
        ground = rect(0, -150, 700, 1300)
        ground.addPath(disc(300, 60, reach, reach * 0.9))
        ground.setFillRule(Qt.FillRule.OddEvenFill)
        glaze(painter, ground, "#12060E", share)


def _from_muzzle(far: float, turn: float) -> Point:
    """A point so far from the cannon's mouth; turn 0 is to the right, -90 up."""
    return _MUZZLE[0] + far * math.cos(math.radians(turn)), _MUZZLE[1] + far * math.sin(math.radians(turn))


def _blast(painter: QPainter, t: Tones) -> None:
    """The fire that throws her out, in jagged tongues the way she flies."""
    glow(painter, 250, 830, 460, t.light, 0.8)
    for reach, tone in ((1, look.DANGER), (0.8, look.SODIUM), (0.56, "#FFE8A8")):
        tongues = []
        for number, turn in enumerate(range(-112, 22, 9)):
            far = (560, 300, 480, 280)[number % 4] * reach
            tongues.append(_from_muzzle(far, turn))
        fill(painter, blob(((40, 1100), *tongues, (240, 1100)), tension=0.2), tone)


def _barrel(painter: QPainter, *, inside: bool) -> None:
    """The cannon's mouth, aslant: what is behind her, then the barrel before her."""
    ring = [(math.cos(math.radians(a)) * 176, math.sin(math.radians(a)) * 62) for a in range(0, 361, 12)]
    edge = [(_MUZZLE[0] + a * 0.77 - b * 0.64, _MUZZLE[1] + a * 0.64 + b * 0.77) for a, b in ring]
    if inside:
        rimmed(painter, polygon(edge), "#5A1410", BLACK, 8)
        fill(painter, polygon(edge), "#2B0A08")
        return
    near = edge[:16]
    barrel = polygon((*near, (near[-1][0] - 330, near[-1][1] + 400), (near[0][0] - 330, near[0][1] + 400)))
    lit(painter, barrel, _RED, _WARM, (8, -8), shade=_DEEP)
    band = joined(*(limb(((*a, 40), (*b, 40))) for a, b in pairwise(near))).simplified()
    lit(painter, band, look.BRASS, "#FFF0C0", (5, -6), shade="#6B4612")


def _body(painter: QPainter) -> None:
    """Straight as an arrow, in white with a red stripe."""
    trunk = blob(((240, 600), (330, 600), (404, 610), (452, 670), (456, 750), (420, 840), (350, 940), (270, 1030), (110,
        920), (140, 800), (190, 690)), tension=0.7)  # fmt: skip
    lit(painter, trunk, _SUIT, "#FFFFFF", (10, -6), shade="#6A5A66")
    within(painter, trunk, joined(limb(((396, 600, 34), (384, 760, 40), (250, 960, 54)))), _RED)


def _cape(painter: QPainter) -> None:
    """A blue cape full of stars with a high collar, close round her shoulders, then blown back in tongues."""
    cape = blob(((396, 626), (420, 650), (396, 700), (350, 780), (280, 880), (216, 950), (180, 930), (176, 860), (120,
        900), (130, 810), (40, 850), (70, 760), (-20, 770), (-40, 600), (80, 610), (170, 590), (240, 560), (310,
        590)), tension=0.7)  # fmt: skip
    lit(painter, cape, _BLUE, _WARM, (9, -10), shade=_NIGHT)
    folds = joined(ink(((330, 650, 3), (240, 740, 18), (190, 880, 8))), ink(((290, 630, 3), (180, 700, 20), (110, 810,
        10))), ink(((240, 610, 3), (130, 660, 18), (20, 730, 14))))  # fmt: skip
    within(painter, cape, folds, _NIGHT)
    for x, y, size in ((318, 720, 26), (240, 690, 22), (210, 800, 24), (128, 640, 24), (150, 740, 20), (54, 660, 22), (
            272, 800, 20)):  # fmt: skip
        within(painter, cape, star(x, y, size, size * 0.42, 5, x), look.BONE)
    collar = blob(((226, 588), (240, 530), (290, 566), (350, 586), (410, 574), (430, 620), (396, 660), (310, 650), (250,
        620)), tension=0.6)  # fmt: skip
    lit(painter, collar, _BLUE, _WARM, (7, -7), shade=_NIGHT)
    lit(painter, star(404, 648, 34, 14, 5, 12), look.BRASS, "#FFF0C0", (3, -4), shade="#6B4612", width=5)


def _head(painter: QPainter) -> None:
    """A grin with the match in it, one huge eye behind the goggles' glass, a braid that flies."""
    braid = ink(((-60, 40, 36), (-110, 50, 44), (-150, 36, 40), (-186, 46, 34), (-214, 34, 14)))
    lit(painter, braid, _HAIR, "#C08050", (3, -5), shade=BLACK, width=4)
    for x in (-96, -126, -154, -180):
        fill(painter, ink(((x - 6, 24, 1), (x + 6, 44, 5), (x - 4, 64, 1))), BLACK)
    side(painter, 0, 0, 1, Face("#6A3E28", _SKIN, nose=Nose.SNUB, mouth=Mouth.GRIT, jaw=0.3, brow=0.1, open=False))
    _mouth(painter)
    helmet = blob(((60, -56), (72, -84), (52, -122), (0, -140), (-62, -122), (-96, -64), (-94, 0), (-74, 46), (-36,
        48), (-20, 24), (-12, -20), (8, -46)), tension=0.75)  # fmt: skip
    lit(painter, helmet, _SUIT, "#FFFFFF", (6, -6), shade="#6A5A66", width=4)
    within(painter, helmet, limb(((-60, 80, 40), (-54, -40, 40), (0, -170, 40))), _RED)
    rimmed(painter, limb(((-30, 40, 11), (-6, 72, 11), (30, 92, 10))), "#2B1A14", BLACK, 3)
    rimmed(painter, limb(((-98, -40, 18), (-30, -38, 18), (30, -26, 18))), "#2B1A14", BLACK, 3)
    rim = blob(((24, -54), (52, -62), (76, -52), (82, -24), (74, 0), (48, 8), (26, 0), (18, -26)), tension=0.9)
    lit(painter, rim, look.BRASS, "#FFF0C0", (3, -4), shade="#6B4612", width=4)
    lens = blob(((32, -46), (52, -52), (70, -44), (74, -24), (68, -6), (48, -1), (33, -8), (27, -26)), tension=0.9)
    rimmed(painter, lens, "#FFF6DC", BLACK, 2)
    within(painter, lens, disc(61, -26, 13, 16), "#5A3016")
    within(painter, lens, disc(63, -26, 7, 9), BLACK)
    within(painter, lens, disc(66, -32, 3.6, 4.6), "#FFFFFF")
    within(painter, lens, polygon(((20, -40), (80, -62), (80, -70), (20, -60))), mixed(_SKIN, BLACK, 0.2))
    glaze(painter, polygon(((32, -10), (52, -52), (60, -50), (42, -4))), "#FFFFFF", 0.4)


def _mouth(painter: QPainter) -> None:
    """Red lips drawn back, and two rows of teeth that hold the match."""
    outline = profile(Nose.SNUB, gape=True)
    within(painter, outline, blob(((34, 46), (52, 41), (92, 41), (92, 68), (60, 69), (42, 61)), tension=0.7), BLACK)
    for row in (((38, 44), (92, 40), (92, 51), (44, 54)), ((44, 62), (92, 59), (92, 68), (54, 69))):
        within(painter, outline, polygon(row), "#F6EAD8")
    match(painter, 64, 55, 136, 68, 1.2, 0.9)
    for lip in (((40, 46), (58, 36), (92, 31), (92, 43), (60, 44)), ((44, 62), (60, 67), (92, 64), (92, 78), (62, 77))):
        within(painter, outline, blob(lip, tension=0.6), "#C03A40")


def _smoke(painter: QPainter) -> None:
    """Smoke round the cannon's mouth."""
    for puffs, tone, light in ((((40, 800, 56), (-10, 850, 70), (90, 850, 40)), "#6A4038", look.SODIUM), (((330, 1040,
            64), (400, 1080, 60), (270, 1090, 70), (470, 1110, 50)), "#5A3430", look.SODIUM)):  # fmt: skip
        lit(painter, joined(*(disc(*puff) for puff in puffs)).simplified(), tone, light, (6, -8), shade="#2A1414")
