"""Temperance, Major XIV."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import bust, neck
from demoncity_gui.cards.drawing.backdrop import sky
from demoncity_gui.cards.drawing.features import ink
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.hands import grip
from demoncity_gui.cards.drawing.heads import Face, front
from demoncity_gui.cards.drawing.light import glow, lit, within
from demoncity_gui.cards.drawing.majors.parts import folds
from demoncity_gui.cards.drawing.paint import fill, mixed, rimmed, stroke, tilted
from demoncity_gui.cards.drawing.primitives import Point, along, blob, disc, joined, limb, placed, polygon, rays, rect
from demoncity_gui.cards.drawing.tones import BLACK, Tones


def scene(painter: QPainter, t: Tones) -> None:
    """A winged barman pours from glass to glass in one long arc; his eyes are shut, and he spills hardly a drop."""
    painter.translate(700, 0)
    painter.scale(-1, 1)  # all of it is drawn the other way round
    sky(painter, "#0C0709", "#2A180E", 1000)
    glow(painter, 286, 380, 420, t.light, 0.4)
    fill(painter, rays(286, 350, 250, 720, 22, 40, 8), mixed("#1A0F0B", t.light, 0.2))
    for wide, tone in ((252, BLACK), (242, t.light), (228, "#3A2210"), (218, mixed("#5A3416", t.light, 0.4))):
        fill(painter, disc(286, 350, wide), tone)  # the mirror behind the bar, round as the sun
    glow(painter, 286, 350, 214, "#FFDFA0", 0.4)
    _folded(painter, t, 132, -1)
    _folded(painter, t, 476, 1)
    for neon, width in ((BLACK, 30), (t.light, 17), (look.BONE, 6)):
        stroke(painter, disc(264, 168, 98, 23), neon, width)
    _barman(painter, t)
    lit(painter, rect(0, 964, 700, 80), "#4A2A14", t.light, (0, -8))
    glow(painter, 400, 620, 200, "#9AD8F0", 0.22)
    _mixes(painter)


def _folded(painter: QPainter, t: Tones, x: float, way: int) -> None:
    """A wing that is folded behind his shoulder: its bow at x, three rows of plumes that hang down from it."""
    rows = ((7, 470, 44, "#9A6C34", 0), (6, 300, 44, "#D8B276", 8), (5, 160, 44, "#FFF0CC", 16))
    for count, long, wide, tone, inset in rows:
        for number in range(count):
            share = number / (count - 1)
            root = (x + way * (70 - inset - 140 * (1 - share)), 440 + 120 * (1 - share) + inset)
            far = long * (0.76 + 0.24 * share)
            plume = blob(((-wide * 0.4, 0), (wide * 0.4, 0), (wide * 0.55, far * 0.6), (wide * 0.42, far * 0.88), (0,
                far), (-wide * 0.42, far * 0.88), (-wide * 0.55, far * 0.6)), tension=0.7)  # fmt: skip
            lit(painter, placed(plume, *root, 1, -way * (1 + 7 * share)), tone, look.BONE,
                (-5, -2), shade=mixed(BLACK, tone, 0.5), width=4)  # fmt: skip
    bow = limb(((x - way * 70, 620, 30), (x - way * 46, 500, 42), (x - way * 4, 440, 46), (x + way * 42, 442, 36),
        (x + way * 70, 486, 20)))  # fmt: skip
    lit(painter, bow, "#FFF0CC", look.BONE, (-5, -7), shade=mixed(BLACK, t.light, 0.7), width=6)


def _barman(painter: QPainter, t: Tones) -> None:
    """His head and its halo: he pours without a look."""
    skin = "#E8BE94"
    arms = ((142, 684), (88, 842), (178, 916)), ((450, 684), (616, 638), (580, 494))
    sleeves = (limb(((*shoulder, 104), (*along(shoulder, elbow, 0.5), 94))) for shoulder, elbow, _ in arms)
    shirt = joined(bust(296, 566, 410, 1040, waist=0.78, hip=0.84), *sleeves).simplified()
    lit(painter, shirt, "#E4DED2", look.BONE, (-12, -7), shade="#5E5868")
    vest = blob(((170, 1040), (166, 780), (188, 640), (232, 580), (296, 800), (360, 580), (414, 636), (430, 780), (424,
        1040)), tension=0.3)  # fmt: skip
    lit(painter, vest, "#2A2836", t.light, (-9, -5), shade=BLACK)
    within(painter, vest, folds(((200, 660), (220, 800), (198, 920), 10), ((396, 660), (376, 780), (400, 900), 10)),
        BLACK)  # fmt: skip
    neck(painter, 294, 480, 122, 580, skin)
    bow = polygon(((294, 588), (226, 552), (220, 632), (294, 600), (368, 632), (364, 552)))
    lit(painter, bow, "#A8202A", look.DANGER, (-3, -5), shade="#33090F", width=5)
    lit(painter, rect(280, 574, 28, 36, 7), "#A8202A", look.DANGER, (-3, -5), width=5)
    with tilted(painter, 290, 500, -6):
        painter.translate(286, 380)
        painter.scale(1.26, 1.26)
        _calm(painter, t, skin)
    for joints in arms:
        _pouring_arm(painter, joints, skin)


def _calm(painter: QPainter, t: Tones, skin: str) -> None:
    """His head in its own units: eyes shut, one brow up, a smile under the moustache."""
    front(painter, 0, 0, 1, Face("#8A5638", skin, open=False, stern=-0.7, brow=12, brow_colour="#3A1E12", smile=0.6,
        jaw=0.6, nose=Nose.STRAIGHT))  # fmt: skip
    combed = blob(((-75, 0), (-88, -56), (-66, -112), (-24, -134), (-6, -122), (14, -137), (64, -114), (88, -56), (75,
        0), (69, -38), (56, -62), (26, -78), (-6, -106), (-32, -80), (-56, -62), (-69, -38)), tension=0.75)  # fmt: skip
    within(painter, disc(0, -6, 72, 92), combed.translated(-4, 11), "#A0663F")
    lit(painter, combed, "#4A2616", t.light, (-3, -5), shade="#1E0E08", width=5)
    locks = joined(*(ink(((-6 + way * 3, -112, 1), (way * a, b, 5), (way * c, d, 1))) for way in (-1, 1) for a, b, c, d
        in ((40, -102, 74, -40), (46, -116, 80, -62), (30, -92, 62, -60))))  # fmt: skip
    within(painter, combed, locks, mixed("#4A2616", t.light, 0.4))
    moustache = blob(((0, 47), (14, 43), (34, 52), (52, 56), (64, 44), (64, 58), (48, 68), (24, 65), (0, 58), (-24, 65),
        (-48, 68), (-64, 58), (-64, 44), (-52, 56), (-34, 52), (-14, 43)), tension=0.7)  # fmt: skip
    lit(painter, moustache, "#4A2616", t.light, (-2, -3), shade="#1E0E08", width=4)


def _mixes(painter: QPainter) -> None:
    """Glass, arc, glass: the arc crosses his breast from the raised hand to the other."""
    skin, drink = "#E2B58A", "#9AD8F0"
    with grip(painter, 572, 428, 72, 0.72, skin, across=112):
        _tumbler(painter, 566, 420, -104, ((-62, -78), (-34, -86), (4, 78), (-48, 80)))
    with grip(painter, 254, 904, 14, 0.72, skin, across=108, mirror=True):
        _tumbler(painter, 264, 878, 8, ((-57, -26), (57, -34), (46, 76), (-46, 76)), level=57)
        _stream(painter, drink)


def _stream(painter: QPainter, drink: str) -> None:
    """The drink in the air: it leaps off the lip, falls ever steeper and thinner, twists, and throws off drops."""
    course = [(510 - 230 * at, 488 + 358 * at * at, 38 - 18 * at) for at in (-0.04, 0.1, 0.25, 0.4, 0.55, 0.7, 0.85, 1)]
    arc = ink([(x, y, wide if number else 10) for number, (x, y, wide) in enumerate(course)])
    rimmed(painter, arc, mixed(BLACK, drink, 0.56), BLACK, 7)
    within(painter, arc, ink([(x + 5, y - 4, w * 0.78) for x, y, w in course]), drink)
    within(painter, arc, ink([(x + 7, y - 5, w * 0.26) for x, y, w in course]), look.BONE)
    foam = joined(*(disc(278 + a, 852 + b, c) for a, b, c in ((-22, 2, 9), (-8, -3, 12), (8, -2, 12), (22, 3, 9),
        (-30, -16, 5), (32, -18, 5), (-14, -26, 4))))  # fmt: skip
    lit(painter, foam, look.BONE, look.BONE, (2, -3), shade=drink, width=3)
    drop = blob(((0, -16), (8, 0), (5, 10), (-5, 10), (-8, 0)), tension=0.8)
    for x, y, size, turn in ((468, 560, 1, 30), (350, 760, 0.8, 14)):  # fmt: skip
        lit(painter, placed(drop, x, y, size, turn), drink, look.BONE, (2, -2), width=4)


def _pouring_arm(painter: QPainter, joints: Sequence[Point], skin: str) -> None:
    """A bare arm with its elbow free, out of a sleeve that is rolled up over it."""
    shoulder, elbow, wrist = joints
    thick = along(elbow, wrist, 0.32)
    flesh = joined(
        limb(((*along(shoulder, elbow, 0.62), 72), (*elbow, 66))), limb(((*elbow, 64), (*thick, 72), (*wrist, 48)))
    ).simplified()
    lit(painter, flesh, skin, "#FFE0B4", (-6, -5), shade="#9A6646", smooth=True)
    roll = blob([along(shoulder, elbow, share, aside) for share, aside in ((0.3, -56), (0.6, -54), (0.66, 0),
        (0.6, 54), (0.3, 56), (0.37, 0))], tension=0.4)  # fmt: skip
    lit(painter, roll, look.BONE, look.BONE, (-5, -5), shade="#8C8794", width=5)


def _tumbler(painter: QPainter, x: float, y: float, turn: float, drink: tuple[Point, ...], *, level: float = 0) -> None:
    """A round glass around (x, y), turned, the drink in it; `level` is half as wide as the drink's surface."""
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
