"""The Two of Pentacles."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtGui import QPainter, QPainterPath

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import bust, neck, sleeve
from demoncity_gui.cards.drawing.backdrop import sky, stars
from demoncity_gui.cards.drawing.features import inked
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.hair import Cut, hair
from demoncity_gui.cards.drawing.hands import offer, palm
from demoncity_gui.cards.drawing.heads import Face, turned
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import coin
from demoncity_gui.cards.drawing.paint import fill, mixed, rimmed, stroke, tilted
from demoncity_gui.cards.drawing.primitives import Point, along, blob, disc, joined, limb, polygon, rect, thick_line
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_RED, _DARK, _SKIN = "#B8301F", "#3E0C0A", "#E2B58A"
_LAMP = (11, -7)
_WIDE = (108, 96, 84)
_FALLING: Point = (546, 288)
_THROWN: Point = (262, 722)


def scene(painter: QPainter, t: Tones) -> None:
    """A hotel's page juggles two coins in an endless band of light; behind him ships are tossed on the high sea."""
    sky(painter, "#05060E", "#24386A", 900)
    stars(painter, 5, (250, 60), (400, 200), look.BONE)
    glow(painter, *_FALLING, 330, look.SODIUM, 0.6)
    _ship(painter, 98, 506, -12, 0.5, way=-1)
    _swell(painter, ((-60, 470), (30, 500), (120, 560), (230, 700), (360, 740), (470, 660), (570, 560), (640, 500),
        (690, 490), (780, 560)), "#1E5068")  # fmt: skip
    _swell(painter, ((-60, 760), (60, 800), (200, 860), (400, 860), (500, 820), (600, 740), (680, 690), (780, 700)),
        "#123648")  # fmt: skip
    _ship(painter, 600, 990, -16, 0.52)
    _swell(painter, ((-60, 980), (120, 1010), (300, 1050), (460, 1060), (560, 1020), (660, 950), (780, 920)), "#0A2230")
    _juggler(painter)
    gloom(painter, 370, 500, 480, 0.4)


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
    """He, from the waist up: a coin has just left one open hand, the other waits for the one that falls."""
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
    near, far = ((158, 606), (78, 822), (200, 938)), ((444, 606), (548, 850), (586, 680))
    sleeve(painter, near, _WIDE, _RED, look.SODIUM, _LAMP, body=trunk)
    _ribbon(painter)
    _speed(painter)
    coin(painter, *_THROWN, 172, -8)
    coin(painter, *_FALLING, 172, 14)
    offer(painter, 300, 950, 4, 0.96, _SKIN, mirror=True, towards=(0.8, -0.6))
    _cuff(painter, *near[1:])
    palm(painter, 585, 602, 4, 0.94, _SKIN, mirror=True, towards=(0.8, -0.6))
    sleeve(painter, far, (106, 88, 82), _RED, look.SODIUM, _LAMP, body=trunk)
    _cuff(painter, *far[1:])
    inked(painter, BLACK, ((540, 712, 7), (530, 764, 9), (522, 800, 7), (528, 838, 2)))


def _cuff(painter: QPainter, elbow: Point, wrist: Point) -> None:
    """A sleeve's broad cuff, which lies over the wrist that is painted already."""
    for start, end, half, tone, shade in ((0.76, 1.04, 46, "#17131C", BLACK), (0.98, 1.09, 50, look.BRASS, "#6B4612")):
        cuff = polygon([along(elbow, wrist, *at) for at in ((start, -half), (end, -half - 2), (end, half + 2), (start,
            half))])  # fmt: skip
        lit(painter, cuff, tone, look.BRASS, (5, -4), shade=shade, width=5)


def _head(painter: QPainter) -> None:
    """His face, lifted to the coin above: one brow up, a sly smile; a round cap."""
    neck(painter, 288, 420, 84, 516, _SKIN)
    collar = blob(((208, 530), (222, 478), (290, 508), (364, 474), (384, 524), (298, 566)), tension=0.5)
    lit(painter, collar, _RED, look.BRASS, (3, -6), shade=_DARK)
    painter.save()
    painter.translate(270, 326)
    painter.rotate(-20)
    painter.scale(1.18, 1.18)
    turned(painter, 0, 0, 1, Face("#A86C40", _SKIN, nose=Nose.SNUB, stern=-0.3, brow=10, arch=0.9,
        brow_colour="#3A1A10", gaze=1, jaw=0.4, smile=1.3, sneer=0.5))  # fmt: skip
    hair(painter, 0, 0, 1.02, Cut.TURNED_SHORT, "#5A2A14", look.SODIUM)
    cap = polygon(((-88, -66), (-78, -146), (58, -158), (78, -84)))
    lit(painter, cap, _RED, look.SODIUM, (10, -5), shade=_DARK)
    within(painter, cap, polygon(((-100, -80), (100, -104), (100, -66), (-100, -42))), look.BRASS)
    within(painter, cap, polygon(((-100, -128), (100, -148), (100, -138), (-100, -118))), look.BRASS)
    painter.restore()


def _eight(turns: float) -> Point:
    """Where the lying eight around both coins is after so many turns."""
    (ax, ay), (bx, by) = _THROWN, _FALLING
    x, y, half = (ax + bx) / 2, (ay + by) / 2, math.dist(_THROWN, _FALLING) / 2
    ux, uy = (bx - ax) / half / 2, (by - ay) / half / 2
    a = turns * math.tau
    ahead, aside = half * 1.36 * math.sin(a), 112 * math.sin(2 * a)
    return (x + ux * ahead - uy * aside, y + uy * ahead + ux * aside)


def _ribbon(painter: QPainter) -> None:
    """The loose ribbon that flies with both coins in a lying eight; behind his hand its ends cross, and hang down."""
    way: list[Point] = [(176, 1046), (196, 1014), (244, 976), (302, 918), (334, 872), (352, 822)]
    way += [_eight(-0.37 - k / 72) for k in range(59)]
    way += [(164, 804), (182, 852), (214, 896), (270, 950), (352, 990), (408, 1006), (438, 1040)]
    ribbon = [(x, y, 13 + 20 * abs(math.sin(k * 0.2 + 0.9))) for k, (x, y) in enumerate(way)]
    glaze(painter, limb([(x - 14, y + 28, wide) for x, y, wide in ribbon if 200 < x < 440 and 520 < y < 840]), BLACK,
        0.4)  # fmt: skip
    ends = [_fork(way[1], way[0]), _fork(way[-2], way[-1])]
    for first, last, end in ((0, 30, ends[0]), (30, len(way), ends[1])):
        part = ribbon[first:last]
        stroke(painter, end, BLACK, 13)
        fill(painter, limb([(x, y, wide + 13) for x, y, wide in part]), BLACK)
        part = ribbon[max(first - 3, 0) : last]
        fill(painter, joined(limb(part), end), mixed(BLACK, look.HORROR, 0.8))
        fill(painter, limb([(x + 3, y - 3, wide * 0.36) for x, y, wide in part]), "#D8F4E8")


def _fork(before: Point, end: Point) -> QPainterPath:
    """A ribbon's end, cut like a swallow's tail."""
    return polygon([along(before, end, *at) for at in ((0.7, -12), (1.7, -22), (1.3, 0), (1.7, 22), (0.7, 12))])


def _speed(painter: QPainter) -> None:
    """Strokes of the coins' flight: up out of the palm, down out of the sky."""
    (x, y), (fx, fy) = _THROWN, _FALLING
    up = [((x + a, y + 94 - abs(a) * 0.3, 3), (x + a, y + 112, 11), (x + a, y + 190, 2)) for a in (-44, 0, 44)]
    down = [((fx + a, fy - 140 + abs(a) * 0.2, 3), (fx + a, fy - 158 + abs(a) * 0.2, 11), (fx + a * 1.04, fy - 234
        + abs(a) * 0.6, 1)) for a in (-56, -18, 20, 58)]  # fmt: skip
    inked(painter, "#FFF0C0", *up, *down)
