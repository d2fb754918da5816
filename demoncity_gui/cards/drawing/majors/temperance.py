"""Temperance, Major XIV."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtGui import QPainter, QPainterPath

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import bust, neck, sleeve
from demoncity_gui.cards.drawing.backdrop import sky
from demoncity_gui.cards.drawing.features import ink
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.hair import Cut, hair
from demoncity_gui.cards.drawing.hands import grip
from demoncity_gui.cards.drawing.heads import Face, turned
from demoncity_gui.cards.drawing.light import glow, lit, within
from demoncity_gui.cards.drawing.majors.parts import folds, wing
from demoncity_gui.cards.drawing.paint import fill, mixed, rimmed, stroke, tilted
from demoncity_gui.cards.drawing.primitives import Point, along, blob, disc, joined, limb, placed, polygon, rays, rect
from demoncity_gui.cards.drawing.tones import BLACK, Tones


def scene(painter: QPainter, t: Tones) -> None:
    """A winged barman under a neon halo pours from glass to glass, in one long arc, and spills hardly a drop."""
    sky(painter, "#0C0709", "#2A180E", 1000)
    glow(painter, 334, 420, 420, t.light, 0.4)
    fill(painter, rays(334, 380, 250, 720, 22, 40, 8), mixed("#1A0F0B", t.light, 0.2))
    for wide, tone in ((268, BLACK), (258, t.light), (244, "#3A2210"), (232, mixed("#5A3416", t.light, 0.5))):
        fill(painter, disc(334, 400, wide), tone)  # the mirror behind the bar, round as the sun
    glow(painter, 334, 400, 228, "#FFDFA0", 0.4)
    for x, tall, tone in ((44, 150, "#4A6A9C"), (104, 118, "#4E7A54"), (556, 112, "#A2503C"), (616, 156, "#4E7A54")):
        bottle = joined(rect(x, 950 - tall * 0.62, 40, tall * 0.62, 5), rect(x + 13, 950 - tall, 14, tall * 0.5, 3))
        lit(painter, bottle.simplified(), mixed(BLACK, tone, 0.5), mixed(tone, t.light, 0.5), (4, -2), shade=BLACK,
            width=4)  # fmt: skip
    for mirror, x, turn in ((True, 246, -4), (False, 424, 8)):
        wing(painter, x, 650, 1.42, turn, ("#FFF6DC", "#E6C68A", "#9A6C34"), look.BONE, mirror=mirror)
    for neon, width in ((BLACK, 30), (t.light, 17), (look.BONE, 6)):
        stroke(painter, disc(334, 250, 112, 25), neon, width)
    _barman(painter, t)
    lit(painter, rect(0, 964, 700, 80), "#4A2A14", t.light, (0, -8))
    glow(painter, 410, 560, 200, "#9AD8F0", 0.25)
    _mixes(painter)


def _barman(painter: QPainter, t: Tones) -> None:
    """He looks at the glass that he raises, one brow up, and knows that it will do."""
    skin, shade = "#E8BE94", "#8A5638"
    shirt = bust(340, 556, 340, 1040, waist=0.82, hip=0.88)
    lit(painter, shirt, "#E4DED2", look.BONE, (12, -7), shade="#5E5868")
    vest = blob(((238, 1040), (240, 760), (256, 610), (290, 566), (340, 770), (392, 566), (446, 606), (470, 760), (472,
        1040)), tension=0.3)  # fmt: skip
    lit(painter, vest, "#2A2836", t.light, (9, -5), shade=BLACK)
    within(painter, vest, folds(((262, 640), (280, 760), (262, 900), 10), ((428, 640), (410, 740), (430, 860), 10)),
        BLACK)  # fmt: skip
    for y in (800, 860, 920):
        lit(painter, disc(342, y, 9), t.light, look.BONE, (2, -3), width=3)
    with tilted(painter, 340, 540, -14):
        neck(painter, 338, 500, 72, 572, skin)
        painter.translate(0, 26)
        turned(painter, 336, 376, 0.96, Face(shade, skin, stern=-0.6, brow=12, smile=1.2, jaw=0.7, squint=0.3, arch=0.7,
            gaze=0.95, nose=Nose.STRAIGHT))  # fmt: skip
        hair(painter, 336, 374, 0.98, Cut.TURNED_SHORT, "#3A1E12", t.light)
        moustache = blob(((326, 434), (342, 420), (364, 424), (386, 420), (402, 432), (410, 424), (404, 442), (384,
            444), (364, 436), (344, 446), (322, 442), (312, 428)), tension=0.7)  # fmt: skip
        lit(painter, moustache, "#2B1610", t.light, (2, -2), width=3)
    bow = polygon(((332, 576), (280, 546), (276, 612), (332, 584), (392, 612), (390, 546)))
    lit(painter, bow, "#A8202A", look.DANGER, (3, -5), shade="#33090F", width=5)
    lit(painter, rect(324, 564, 24, 30, 6), "#A8202A", look.DANGER, (3, -5), width=5)
    _pouring_arm(painter, ((206, 660), (108, 806), (178, 912)), skin, shirt)
    _pouring_arm(painter, ((474, 660), (624, 540), (580, 384)), skin, shirt)


def _mixes(painter: QPainter) -> None:
    """Glass, arc, glass: the arc crosses his breast from the raised hand to the other."""
    skin, drink = "#E2B58A", "#9AD8F0"
    with grip(painter, 572, 318, 72, 0.72, skin, across=112):
        _tumbler(painter, 566, 310, -104, ((-62, -78), (-34, -86), (4, 78), (-48, 80)))
    with grip(painter, 254, 904, 14, 0.72, skin, across=108, mirror=True):
        _tumbler(painter, 264, 878, 8, ((-57, -26), (57, -34), (46, 76), (-46, 76)), level=57)
        _stream(painter, drink)


def _stream(painter: QPainter, drink: str) -> None:
    """The drink in the air: it leaps off the lip, falls ever steeper and thinner, twists, and throws off drops."""
    course = [(506 - 226 * at, 384 + 462 * at * at, 38 - 18 * at) for at in (-0.04, 0.1, 0.25, 0.4, 0.55, 0.7, 0.85, 1)]
    arc = ink([(x, y, wide if number else 10) for number, (x, y, wide) in enumerate(course)])
    rimmed(painter, arc, mixed(BLACK, drink, 0.56), BLACK, 7)
    within(painter, arc, ink([(x + 5, y - 4, w * 0.78) for x, y, w in course]), drink)
    within(painter, arc, ink([(x + 7, y - 5, w * 0.26) for x, y, w in course]), look.BONE)
    foam = joined(*(disc(278 + a, 852 + b, c) for a, b, c in ((-22, 2, 9), (-8, -3, 12), (8, -2, 12), (22, 3, 9),
        (-30, -16, 5), (32, -18, 5), (-14, -26, 4))))  # fmt: skip
    lit(painter, foam, look.BONE, look.BONE, (2, -3), shade=drink, width=3)
    drop = blob(((0, -16), (8, 0), (5, 10), (-5, 10), (-8, 0)), tension=0.8)
    for x, y, size, turn in ((462, 470, 1, 30), (404, 596, 0.9, 22), (344, 740, 0.8, 14)):  # fmt: skip
        lit(painter, placed(drop, x, y, size, turn), drink, look.BONE, (2, -2), width=4)


def _pouring_arm(painter: QPainter, joints: Sequence[Point], skin: str, shirt: QPainterPath) -> None:
    """A bare arm with its elbow free, out of a sleeve that is rolled up over it."""
    shoulder, elbow, wrist = joints
    thick = along(elbow, wrist, 0.32)
    flesh = joined(
        limb(((*along(shoulder, elbow, 0.5), 74), (*elbow, 64))), limb(((*elbow, 64), (*thick, 72), (*wrist, 48)))
    ).simplified()
    lit(painter, flesh, skin, look.BONE, (-8, -6), shade="#9A6646", smooth=True)
    end = along(shoulder, elbow, 0.5)
    sleeve(painter, (shoulder, along(shoulder, elbow, 0.3), end), (96, 92, 88), look.BONE, look.BONE, (-9, -6),
        body=shirt)  # fmt: skip
    roll = blob([along(shoulder, elbow, share, aside) for share, aside in ((0.38, -52), (0.56, -50), (0.6, 0),
        (0.56, 50), (0.38, 52), (0.42, 0))], tension=0.4)  # fmt: skip
    lit(painter, roll, look.BONE, look.BONE, (-5, -5), shade="#8C8794", width=5)


def _tumbler(painter: QPainter, x: float, y: float, turn: float, drink: tuple[Point, ...], *, level: float = 0) -> None:
    """A round glass around (x, y), turned, with so much of the drink in it; half as wide as `level` is its surface."""
    glass, pale = mixed(BLACK, look.BONE, 0.7), mixed("#9AD8F0", look.BONE, 0.6)
    cup = joined(polygon(((-62, -80), (62, -80), (50, 80), (-50, 80))), disc(0, -80, 62, 20), disc(0, 80, 50, 14))
    lit(painter, placed(cup.simplified(), x, y, 1, turn), glass, look.BONE, (-8, -4), shade=look.MUTED, width=7)
    poured = blob(drink, tension=0.2) if not level else joined(polygon(drink), disc(0, 76, 46, 11))
    fill(painter, placed(poured, x, y, 1, turn), "#9AD8F0")
    if level:
        rimmed(painter, placed(disc(0, drink[0][1], level, 16), x, y, 1, turn), pale, "#5AA0C0", 3)
    for tone, width in ((BLACK, 12), (look.BONE, 6)):
        stroke(painter, placed(disc(0, -80, 59, 18), x, y, 1, turn), tone, width)
    fill(painter, placed(limb(((-44, -48, 5), (-38, 40, 5))), x, y, 1, turn), look.BONE)
