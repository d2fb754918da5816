"""The Two of Pentacles."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm, bust, neck
from demoncity_gui.cards.drawing.backdrop import sky, stars
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.hair import Cut, hair
from demoncity_gui.cards.drawing.hands import offer, palm
from demoncity_gui.cards.drawing.heads import Face, turned
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import coin
from demoncity_gui.cards.drawing.paint import fill, mixed, rimmed, stroke, tilted
from demoncity_gui.cards.drawing.primitives import Point, blob, disc, joined, limb, placed, polygon, rect, thick_line
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_RED, _DARK, _SKIN = "#B8301F", "#3E0C0A", "#E2B58A"
_LAMP = (11, -7)
_FALLING: Point = (540, 326)
_CAUGHT: Point = (222, 836)


def scene(painter: QPainter, t: Tones) -> None:
    """A hotel's page juggles two coins in an endless band of light; behind him ships are tossed on the high sea."""
    sky(painter, "#05060E", "#24386A", 900)
    stars(painter, 5, (250, 60), (400, 200), look.BONE)
    glow(painter, *_FALLING, 330, look.SODIUM, 0.6)
    _swell(painter, ((-60, 470), (30, 500), (120, 560), (230, 700), (360, 740), (470, 660), (570, 560), (640, 500),
        (690, 490), (780, 560)), "#1E5068")  # fmt: skip
    _ship(painter, 108, 500, 22, 0.8)
    _swell(painter, ((-60, 760), (60, 800), (200, 860), (400, 860), (500, 820), (600, 740), (680, 690), (780, 700)),
        "#123648")  # fmt: skip
    _ship(painter, 566, 1016, -20, 0.66)
    _swell(painter, ((-60, 980), (120, 1010), (300, 1050), (460, 1060), (560, 1020), (660, 950), (780, 920)), "#0A2230")
    _juggler(painter)
    gloom(painter, 370, 500, 480, 0.4)


def _swell(painter: QPainter, line: Sequence[Point], tone: str) -> None:
    """One steep swell of the sea, a pale edge along its back, lines of its way down."""
    sea = blob(((-60, 1200), *line, (780, 1200)), tension=0.8)
    lit(painter, sea, tone, "#BFE4E8", (3, -8), shade=mixed(BLACK, tone, 0.5), width=5)


def _ship(painter: QPainter, x: float, foot: float, turn: float, size: float) -> None:
    """A steamer that the waves toss, black, its portholes lit, smoke torn from its funnel."""
    with tilted(painter, x, foot, turn):
        painter.translate(x, foot)
        painter.scale(size, size)
        smoke = blob(((-6, -120), (10, -122), (40, -158), (96, -170), (150, -204), (140, -176), (90, -150), (30, -118)),
            tension=0.8)  # fmt: skip
        fill(painter, smoke, "#04050A")
        lit(painter, polygon(((-20, -52), (-14, -122), (18, -122), (24, -52))), "#7A1C18", look.SODIUM, (4, -2),
            width=4)  # fmt: skip
        fill(painter, rect(-15, -122, 34, 16), BLACK)
        lit(painter, joined(rect(-60, -62, 120, 40, 3), thick_line(((88, -20), (88, -130)), 5)), "#1B2030", "#E8D49A",
            (4, -4), width=4)  # fmt: skip
        hull = blob(((-124, -34), (-60, -22), (60, -22), (132, -48), (104, 60), (-96, 60)), tension=0.2)
        lit(painter, hull, "#0C0F1A", "#E8D49A", (4, -6), width=4)
        fill(painter, joined(*(disc(a, 8, 9) for a in (-84, -42, 0, 42, 84)), *(rect(a, -52, 16, 16) for a in
            (-50, -12, 26))), look.SODIUM)  # fmt: skip


def _juggler(painter: QPainter) -> None:
    """He, from the waist up: one hand brings the caught coin, the other is open for the one that falls."""
    trunk = bust(306, 496, 372, 1200, waist=0.76, hip=0.84)
    lit(painter, trunk, _RED, look.SODIUM, (13, -7), shade=_DARK, width=8)
    within(painter, trunk, blob(((80, 1240), (110, 560), (250, 480), (270, 560), (226, 760), (242, 1000), (230, 1240)),
        tension=0.6), "#1A0506")  # fmt: skip
    fill(painter, limb(((314, 540, 4), (320, 760, 5), (314, 1100, 5))), _DARK)
    for k in range(4):
        for way in (-1, 1):
            rimmed(painter, disc(316 + way * (84 - k * 8), 600 + k * 96, 14), look.BRASS, BLACK, 3)
    belt = polygon(((100, 1020), (560, 996), (560, 1050), (100, 1074)))
    within(painter, trunk, belt, "#17131C")
    rimmed(painter, rect(322, 1002, 70, 68, 6), look.BRASS, BLACK, 5)
    fill(painter, rect(338, 1018, 38, 36), "#17131C")
    _head(painter)
    near, far = ((158, 606), (56, 850), (156, 936)), ((458, 606), (588, 890), (598, 716))
    arm(painter, far, 104, _RED, look.SODIUM, _LAMP, cuff=look.BRASS, skin=_SKIN, body=trunk)
    arm(painter, near, 104, _RED, look.SODIUM, _LAMP, cuff=look.BRASS, skin=_SKIN, body=trunk)
    _band(painter)
    coin(painter, *_CAUGHT, 172, -8)
    offer(painter, 256, 952, 8, 0.92, _SKIN, mirror=True)
    lit(painter, placed(rect(-17, -42, 34, 84, 8), 146, 934, 1, 24), look.BRASS, "#FFF0C0", (6, -6), shade="#6B4612")
    palm(painter, 604, 642, 8, 0.82, _SKIN, mirror=True)
    coin(painter, *_FALLING, 172, 14)


def _head(painter: QPainter) -> None:
    """His face, lifted to the coin above: one brow up, a sly smile; a round cap."""
    neck(painter, 288, 420, 84, 516, _SKIN)
    collar = blob(((208, 530), (222, 478), (290, 508), (364, 474), (384, 524), (298, 566)), tension=0.5)
    lit(painter, collar, _RED, look.BRASS, (3, -6), shade=_DARK)
    painter.save()
    painter.translate(270, 326)
    painter.rotate(-12)
    painter.scale(1.18, 1.18)
    turned(painter, 0, 0, 1, Face("#A86C40", _SKIN, nose=Nose.SNUB, stern=-0.3, brow=10, arch=0.9,
        brow_colour="#3A1A10", gaze=1, jaw=0.4, smile=1.3, sneer=0.5))  # fmt: skip
    hair(painter, 0, 0, 1.02, Cut.TURNED_SHORT, "#5A2A14", look.SODIUM)
    cap = polygon(((-88, -66), (-78, -146), (58, -158), (78, -84)))
    lit(painter, cap, _RED, look.SODIUM, (10, -5), shade=_DARK)
    within(painter, cap, polygon(((-100, -80), (100, -104), (100, -66), (-100, -42))), look.BRASS)
    within(painter, cap, polygon(((-100, -128), (100, -148), (100, -138), (-100, -118))), look.BRASS)
    painter.restore()


def _eight(start: float, end: float) -> list[Point]:
    """A stretch of the lying eight around both coins, in shares of its way; it crosses on his breast at 0 and 0.5."""
    (ax, ay), (bx, by) = _CAUGHT, _FALLING
    x, y, half = (ax + bx) / 2, (ay + by) / 2, math.dist(_CAUGHT, _FALLING) / 2
    ux, uy = (bx - ax) / half / 2, (by - ay) / half / 2
    way = []
    for k in range(41):
        a = (start + (end - start) * k / 40) * math.tau
        along, aside = half * 1.38 * math.sin(a), 108 * math.sin(2 * a)
        way.append((x + ux * along - uy * aside, y + uy * along + ux * aside))
    return way


def _band(painter: QPainter) -> None:
    """The shining band of the way both coins go, and its shadow on him."""
    whole = [*_eight(0, 0.5)[:-1], *_eight(0.5, 1)[:-1]]
    glaze(painter, thick_line([(x - 14, y + 26) for x, y in whole if 200 < x < 440 and y > 520], 26), BLACK, 0.4)
    for stretch in (whole, _eight(-0.1, 0.1)):
        for colour, width in ((BLACK, 36), (mixed(BLACK, look.HORROR, 0.8), 26), ("#D8F4E8", 8)):
            if stretch is whole:
                stroke(painter, blob(whole), colour, width)
            else:
                fill(painter, thick_line(stretch, width, round_ends=False), colour)
