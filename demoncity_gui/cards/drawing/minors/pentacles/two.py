"""The Two of Pentacles."""

from __future__ import annotations

import math
from itertools import pairwise

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import bust, neck, sleeve
from demoncity_gui.cards.drawing.backdrop import sky, stars
from demoncity_gui.cards.drawing.features import ink
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.hair import Cut, hair
from demoncity_gui.cards.drawing.hand_parts import above, bends, dark_of, digit, flesh, hand_at, line_of, nail, pale_of
from demoncity_gui.cards.drawing.heads import Face, turned
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import coin
from demoncity_gui.cards.drawing.paint import fill, mixed, rimmed, tilted
from demoncity_gui.cards.drawing.primitives import Point, along, blob, disc, joined, limb, polygon, rect, thick_line
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_RED, _DARK, _SKIN = "#B8301F", "#3E0C0A", "#E2B58A"
_LAMP = (-11, -8)
_EIGHT: Point = (428, 588)
_APART, _TILT = 216, math.radians(-49)
"""How far each coin is from the middle of the eight, and how the eight lies."""
_FOAM = ((-84, -22, 9), (-76, -36, 13), (-62, -52, 16), (-42, -66, 17), (-20, -78, 19), (6, -82, 18), (30, -76, 17),
    (54, -62, 15), (76, -44, 14), (98, -28, 12), (120, -14, 10), (140, -2, 8), (-54, -32, 12), (-34, -46, 13), (-10,
    -58, 14))  # fmt: skip
"""The balls of froth along a breaker's crest, from its tip."""


def scene(painter: QPainter, t: Tones) -> None:
    """A bellhop slyly flicks one coin up and cups a hand for the other in a ribbon's eight; ships ride breakers."""
    sky(painter, "#070B1C", "#3E5C9E", 700)
    stars(painter, 7, (240, 40), (420, 200), look.BONE)
    glow(painter, 350, 360, 330, "#FFE0A0", 0.75)
    _ship(painter, 116, 470, 9, way=-1)
    _ship(painter, 562, 214, -12)
    _breaker(painter, 66, 570, 1.1, "#1E5068", way=-1)
    _breaker(painter, 596, 358, 1.5, "#1E5068")
    _breaker(painter, 70, 1016, 0.8, "#1A465E", way=-1)
    _breaker(painter, 656, 1010, 0.84, "#1A465E")
    _juggler(painter)
    gloom(painter, 350, 560, 540, 0.26)


def _breaker(painter: QPainter, x: float, y: float, size: float, tone: str, way: int = 1) -> None:
    """A steep wave of the sea; its crest curls over towards him and breaks into foam."""
    painter.save()
    painter.translate(x, y)
    painter.scale(way * size, size)
    sea = blob(((-170, 560), (-170, 150), (-104, 112), (-50, 62), (-18, 6), (-20, -34), (-46, -46), (-78, -34), (-58,
        -66), (-14, -86), (40, -70), (90, -30), (150, 10), (240, 30), (240, 560)), tension=0.7)  # fmt: skip
    lit(painter, sea, tone, "#BFE4E8", (3, -6), shade=mixed(BLACK, tone, 0.5), width=5)
    for k in range(4):  # streaks that run up the hollow and over
        off = 26 * k
        streak = ink(((-96 + off, 170 + off, 2), (-38 + off, 100 + off, 7), (4 + off, 40 + off, 7), (14 + off * 0.8, -14
            + off, 5), (2 + off * 0.7, -50 + off * 0.9, 1)))  # fmt: skip
        within(painter, sea, streak, "#5E9EB4" if k % 2 else "#123448")
    foam = joined(*(disc(*ball) for ball in _FOAM), limb([(a, b + 6, r * 2) for a, b, r in _FOAM[:12]])).simplified()
    rimmed(painter, foam, "#9CC8D4", BLACK, 5)
    within(painter, foam, foam.translated(-3, -8), "#F2FAF8")
    painter.restore()


def _ship(painter: QPainter, x: float, foot: float, turn: float, way: int = 1) -> None:
    """A steamer that the waves toss, black, its portholes lit, smoke torn from its funnel."""
    with tilted(painter, x, foot, turn):
        painter.translate(x, foot)
        painter.scale(way * 0.72, 0.72)
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
    """He, from the hips up: his elbows at his sides, both forearms brought forward."""
    trunk = bust(356, 500, 460, 1240, waist=0.72, hip=0.84)
    lit(painter, trunk, _RED, look.SODIUM, _LAMP, shade=_DARK, width=8)
    fill(painter, limb(((356, 600, 4), (357, 800, 5), (356, 1100, 5))), _DARK)
    for y in (980, 1060):
        rimmed(painter, disc(356, y, 17), look.BRASS, BLACK, 4)
    _head(painter)
    sleeve(painter, ((178, 622), (104, 872), (196, 918)), (134, 116, 104), _RED, look.SODIUM, _LAMP, body=trunk)
    sleeve(painter, ((534, 622), (592, 880), (566, 770)), (134, 116, 104), _RED, look.SODIUM, _LAMP, body=trunk)
    _ribbon(painter)
    for way, turn in ((-1, -10), (1, 14)):
        coin(painter, _EIGHT[0] + way * _APART * math.cos(_TILT), _EIGHT[1] + way * _APART * math.sin(_TILT), 156, turn)
    _tossing(painter)
    _cuff(painter, (572, 790), (564, 738), 118)
    _catching(painter)
    _cuff(painter, (168, 908), (216, 924), 116)


def _cuff(painter: QPainter, low: Point, high: Point, wide: float) -> None:
    """The stiff end of his sleeve."""
    band = polygon((along(low, high, 0, wide / 2), along(low, high, 1, wide / 2), along(low, high, 1, -wide / 2),
        along(low, high, 0, -wide / 2)))  # fmt: skip
    lit(painter, band, "#17131C", look.BRASS, (-5, -5), shade=BLACK, width=6)


def _tossing(painter: QPainter) -> None:
    """The hand at the right, its palm to us: it has just let the coin go, its fingers flick up after it one by one."""
    with hand_at(painter, 556, 672, -4, 1.2, True, (-0.8, -0.6), above(72)) as lamp:
        straight = [((12, 4, 30), (18, -48, 28), (20, -86, 24), (14, -118, 16)), ((32, 6, 29), (46, -40, 27), (58, -74,
            23), (62, -106, 15))]  # fmt: skip
        bent = [((-34, 4, 26), (-52, -26, 25), (-52, -40, 22), (-40, -34, 15)), ((-12, 0, 29), (-20, -48, 28), (-18,
            -72, 25), (-6, -76, 17))]  # fmt: skip
        whole = blob(((-45, -2), (-34, -10), (8, -18), (42, -10), (44, 20), (30, 52), (23, 84), (23, 130), (-23, 130),
            (-23, 84), (-38, 48)), tension=0.5)  # fmt: skip
        thumb = ((14, 46, 52), (54, 20, 36), (80, -8, 29), (100, -34, 18))
        hand = whole.united(digit(thumb))
        flesh(painter, (*(digit(chain) for chain in (*bent, *straight)), hand), _SKIN, lamp, 5)
        fill(painter, limb(((-32, 0, 20), (8, -10, 26), (32, 0, 20))), _SKIN)
        hollow = blob(((-30, 34), (-20, 14), (22, -2), (26, 8), (8, 24), (0, 44), (-2, 74), (-14, 60)), tension=0.6)
        within(painter, whole, hollow, mixed(dark_of(_SKIN), _SKIN, 0.5))
        lines = [limb(((-40, 20, 2), (-16, 12, 4), (14, -4, 2))), limb(((2, 76, 2), (0, 52, 5), (10, 24, 5), (30, 4,
            2)))]  # fmt: skip
        lines += [bends(chain, 0.8) for chain in (bent[1], *straight, thumb)]
        fill(painter, joined(*lines), line_of(_SKIN))


def _catching(painter: QPainter) -> None:
    """The hand at the left under the coin that falls, palm up and hollow, the thumb on our side."""
    with hand_at(painter, 300, 922, 2, 1.2, False, (-0.6, -0.8), QRectF(-96, -400, 800, 800)) as lamp:
        chains = [((-8, -20, 28), (36, -36, 26), (70, -66, 21), (74, -100, 13)), ((-6, -10, 32), (50, -16, 30), (94,
            -50, 25), (100, -92, 15)), ((-6, 2, 33), (58, 4, 32), (106, -32, 26), (118, -78, 16)), ((-10, 18, 34), (50,
            28, 32), (98, 0, 27), (116, -42, 16))]  # fmt: skip
        heel = blob(((16, -24), (-20, -30), (-64, -34), (-100, -26), (-150, -24), (-150, 34), (-104, 40), (-64, 44),
            (-10, 36), (16, 24)), tension=0.55)  # fmt: skip
        thumb = ((-88, 24, 42), (-44, 34, 38), (-12, 6, 30), (2, -36, 19))
        flesh(painter, (*(digit(chain) for chain in chains), heel), _SKIN, lamp, 6)
        fill(painter, limb(((8, -14, 30), (8, 14, 30))), _SKIN)  # the fingers come out of the palm
        hollow = blob(((-58, 0), (-26, -16), (14, -10), (20, 4), (-2, 20), (-36, 20)), tension=0.7)
        within(painter, heel, hollow, mixed(dark_of(_SKIN), _SKIN, 0.4))
        flesh(painter, (digit(thumb),), _SKIN, lamp, 6)
        fill(painter, limb(((-92, 20, 26), (-70, 32, 22))), _SKIN)
        fill(painter, joined(*(bends(chain, 0.7) for chain in chains[1:])), line_of(_SKIN))
        fill(painter, nail(thumb), pale_of(_SKIN))


def _head(painter: QPainter) -> None:
    """His face, tipped up after the coin that rises: a sly smile, one brow lifted; a bellhop's cap."""
    neck(painter, 352, 430, 140, 530, _SKIN)
    collar = blob(((234, 560), (238, 474), (284, 506), (352, 520), (420, 506), (470, 474), (476, 560), (356, 616)),
        tension=0.5)  # fmt: skip
    lit(painter, collar, _RED, look.BRASS, (-3, -6), shade=_DARK)
    painter.save()
    painter.translate(340, 350)
    painter.rotate(-17)
    painter.scale(1.46, 1.46)
    turned(painter, 0, 0, 1, Face("#8C5A3A", _SKIN, nose=Nose.SNUB, stern=-0.7, brow=10, brow_colour="#5A2410", jaw=0.5,
        smile=1.25, sneer=0.1, arch=0.7, lid=0.15, gaze=0.9, squint=0.55, iris="#2E6A5A"))  # fmt: skip
    hair(painter, 0, 0, 1, Cut.TURNED_SHORT, "#7A3214", look.SODIUM)
    painter.rotate(4)
    cap = blob(((-78, -74), (-70, -150), (0, -158), (70, -150), (78, -74), (0, -60)), tension=0.4)
    glaze(painter, cap.translated(0, 14).intersected(disc(0, -30, 72, 90)), BLACK, 0.3)
    lit(painter, cap, _RED, look.SODIUM, (-8, -4), shade=_DARK)
    for low, high in ((-60, 20), (-138, 8)):
        band = blob(((-90, low - 14), (0, low), (90, low - 14), (90, low - 14 - high), (0, low - high), (-90, low - 14
            - high)), tension=0.6)  # fmt: skip
        within(painter, cap, band, look.BRASS)
    rimmed(painter, disc(0, -162, 12, 9), look.BRASS, BLACK, 4)
    painter.restore()


def _eight(turns: float) -> Point:
    """Where the lying eight around both coins is after so many turns."""
    a = turns * math.tau
    ahead, aside = 296 * math.sin(a), 100 * math.sin(2 * a)
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
