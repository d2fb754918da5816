"""The Two of Pentacles."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import bust, sleeve
from demoncity_gui.cards.drawing.backdrop import sky, stars
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.hair import Cut, hair
from demoncity_gui.cards.drawing.hands import offer
from demoncity_gui.cards.drawing.heads import Face, Mouth, front
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import coin
from demoncity_gui.cards.drawing.paint import fill, mixed, rimmed, tilted
from demoncity_gui.cards.drawing.primitives import Point, blob, disc, joined, limb, polygon, rect, thick_line
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_RED, _DARK, _SKIN = "#B8301F", "#3E0C0A", "#E2B58A"
_LAMP = (-11, -8)
_EIGHT: Point = (356, 690)
_APART, _TILT = 196, math.radians(-33)
"""How far each coin is from the middle of the eight, and how the eight lies."""


def scene(painter: QPainter, t: Tones) -> None:
    """A grinning bellhop juggles two coins in a ribbon's eight; behind him ships are tossed on the high sea."""
    sky(painter, "#070B1C", "#3E5C9E", 700)
    stars(painter, 7, (240, 40), (420, 200), look.BONE)
    glow(painter, 350, 360, 330, "#FFE0A0", 0.75)
    _ship(painter, 96, 500, -12, 0.46, way=-1)
    _ship(painter, 596, 366, -12, 0.5)
    _swell(painter, ((-60, 470), (30, 500), (120, 560), (230, 700), (360, 740), (470, 640), (550, 480), (620, 390),
        (690, 364), (780, 420)), "#1E5068")  # fmt: skip
    _juggler(painter)
    gloom(painter, 350, 560, 540, 0.26)


def _swell(painter: QPainter, line: Sequence[Point], tone: str) -> None:
    """One steep swell of the sea, a pale edge along its back, lines of its way down."""
    sea = blob(((-60, 1200), *line, (780, 1200)), tension=0.8)
    lit(painter, sea, tone, "#BFE4E8", (3, -8), shade=mixed(BLACK, tone, 0.5), width=5)


def _ship(painter: QPainter, x: float, foot: float, turn: float, size: float, way: int = 1) -> None:
    """A steamer that the waves toss, black, its portholes lit, smoke torn from its funnel."""
    with tilted(painter, x, foot, turn):
        painter.translate(x, foot)
        painter.scale(way * size, size)
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
    """He, from the waist up: the coins fly before his chest, his two hands wait below, palms up."""
    trunk = bust(350, 520, 560, 1200, waist=0.8, hip=0.84)
    lit(painter, trunk, _RED, look.SODIUM, _LAMP, shade=_DARK, width=8)
    fill(painter, limb(((350, 600, 4), (352, 800, 5), (350, 1100, 5))), _DARK)
    for y in (860, 950, 1040):
        rimmed(painter, disc(352, y, 18), look.BRASS, BLACK, 4)
    within(painter, trunk, blob(((500, 560), (640, 640), (640, 1240), (470, 1240), (520, 1040), (560, 860), (540, 700)),
        tension=0.6), "#5A120E")  # fmt: skip
    _head(painter)
    for way in (-1, 1):
        arm = [(350 + way * x, y) for x, y in ((222, 690), (342, 930), (290, 1010))]
        sleeve(painter, arm, (140, 136, 120), _RED, look.SODIUM, _LAMP, body=trunk)
    _ribbon(painter)
    for way, turn in ((-1, -10), (1, 14)):
        coin(painter, _EIGHT[0] + way * _APART * math.cos(_TILT), _EIGHT[1] + way * _APART * math.sin(_TILT), 196, turn)
    for way in (-1, 1):
        painter.save()
        painter.translate(350, 0)
        painter.scale(way, 1)
        offer(painter, 212, 990, 2, 1.24, _SKIN, towards=(-0.6 * way, -0.8))
        cuff = polygon(((290, 906), (350, 900), (350, 1076), (292, 1064)))
        lit(painter, cuff, "#17131C", look.BRASS, (-5, -5), shade=BLACK, width=6)
        painter.restore()


def _head(painter: QPainter) -> None:
    """His face: a wide grin, both brows up, the eyes on the coin that rises; a bellhop's cap held by a strap."""
    throat = blob(((284, 440), (410, 440), (420, 560), (280, 560)), tension=0.3)
    rimmed(painter, throat, mixed(BLACK, _SKIN, 0.5), BLACK, 6)
    collar = blob(((240, 570), (246, 510), (290, 536), (350, 546), (410, 536), (454, 510), (460, 570), (350, 622)),
        tension=0.5)  # fmt: skip
    lit(painter, collar, _RED, look.BRASS, (-3, -6), shade=_DARK)
    painter.save()
    painter.translate(338, 368)
    painter.rotate(3)
    painter.scale(1.56, 1.5)
    front(painter, 0, 0, 1, Face("#8C5A3A", _SKIN, nose=Nose.SNUB, stern=-1, brow=10, brow_colour="#5A2410", jaw=0.5,
        mouth=Mouth.LAUGH, smile=1, gaze=0.8, squint=-0.3, iris="#2E6A5A"))  # fmt: skip
    hair(painter, 0, 0, 1, Cut.FRONT_PARTED, "#7A3214", look.SODIUM)
    painter.rotate(7)
    cap = blob(((-78, -84), (-70, -156), (0, -164), (70, -156), (78, -84), (0, -70)), tension=0.4)
    glaze(painter, cap.translated(0, 14).intersected(disc(0, -30, 72, 90)), BLACK, 0.3)
    lit(painter, cap, _RED, look.SODIUM, (-8, -4), shade=_DARK)
    for low, high in ((-70, 20), (-144, 8)):
        band = blob(((-90, low - 14), (0, low), (90, low - 14), (90, low - 14 - high), (0, low - high), (-90, low - 14
            - high)), tension=0.6)  # fmt: skip
        within(painter, cap, band, look.BRASS)
    rimmed(painter, disc(0, -168, 12, 9), look.BRASS, BLACK, 4)
    painter.restore()


def _eight(turns: float) -> Point:
    """Where the lying eight around both coins is after so many turns."""
    a = turns * math.tau
    ahead, aside = 314 * math.sin(a), 132 * math.sin(2 * a)
    cos, sin = math.cos(_TILT), math.sin(_TILT)
    return (_EIGHT[0] + cos * ahead - sin * aside, _EIGHT[1] + sin * ahead + cos * aside)


def _ribbon(painter: QPainter) -> None:
    """The ribbon that flies around both coins: an eight without an end, that crosses itself before his breast."""
    ways = [k * math.tau / 144 for k in range(145)]
    ribbon = [(*_eight(k / 144), 9 + 27 * abs(math.sin(way * 2 + 0.9))) for k, way in enumerate(ways)]
    backs = [math.sin(way * 2 + 0.9) < 0 for way in ways]
    glaze(painter, limb([(x + 12, y + 26, wide) for x, y, wide in ribbon]), BLACK, 0.4)
    for strand in (range(-8, 153), range(-18, 19)):  # the strand that crosses over the other one comes last
        turns = [k % 144 for k in strand]
        fill(painter, limb([(x, y, wide + 13) for x, y, wide in (ribbon[k] for k in turns[6:-6])]), BLACK)
        for one, two in pairwise(turns[4:-4]):
            tone = mixed(BLACK, look.HORROR, 0.58 if backs[one] else 0.86)
            fill(painter, limb((ribbon[one], ribbon[two])), tone)
        for one, two in pairwise(turns):
            if not backs[one] and not backs[two]:
                fill(painter, limb([(x - 2, y - 3, wide * 0.3) for x, y, wide in (ribbon[one], ribbon[two])]),
                    "#D8F4E8")  # fmt: skip
