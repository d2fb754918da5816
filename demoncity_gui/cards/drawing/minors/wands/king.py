"""The King of Wands."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.backdrop import bricks
from demoncity_gui.cards.drawing.figures import Nose, crown
from demoncity_gui.cards.drawing.hair import strands
from demoncity_gui.cards.drawing.hands import fist, grip
from demoncity_gui.cards.drawing.heads import Face, turned
from demoncity_gui.cards.drawing.light import glaze, lit, within
from demoncity_gui.cards.drawing.minors.signs import match
from demoncity_gui.cards.drawing.paint import fill, mixed, rimmed
from demoncity_gui.cards.drawing.primitives import Point, along, blob, disc, joined, limb, placed, polygon, rect
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_RUST: Final = "#6E2A22"
_TANNED: Final = "#E2B080"
_WARM: Final = "#FFE2A8"
_SWING: Final = ((466, 590), (606, 600), (590, 404))
_FIST: Final = (588, 322)
_HOLD: Final = ((190, 606), (84, 760), (142, 892))
"""Shoulder, elbow and wrist of the arm that swings, and of that which holds."""


def scene(painter: QPainter, t: Tones) -> None:
    """The foundry's old master behind his anvil, the hammer up: he forges fire, a burning match."""
    bricks(painter, 0, -150, 700, 1400, "#321618", "#4A221A")
    for reach, share in ((520, 0.1), (400, 0.14), (290, 0.2), (190, 0.26)):
        glaze(painter, disc(400, 830, reach, reach * 0.9), t.light, share)
    _furnace(painter, t)
    trunk = blob(((262, 500), (180, 530), (132, 600), (138, 700), (190, 780), (204, 940), (190, 1150), (560, 1150),
        (530, 940), (546, 780), (566, 690), (550, 590), (500, 530), (420, 490)), tension=0.7)  # fmt: skip
    lit(painter, trunk, _RUST, look.SODIUM, (-5, 12), shade="#2B0E0C")
    within(painter, trunk, blob(((440, 460), (380, 600), (470, 720), (430, 820), (470, 1160), (700, 1160), (700, 460)),
        tension=0.6), "#1E090B")  # fmt: skip
    apron = blob(((226, 640), (250, 700), (350, 726), (450, 700), (474, 640), (486, 760), (510, 1180), (210, 1180),
        (220, 760)), tension=0.5)  # fmt: skip
    lit(painter, apron, "#7A4626", look.SODIUM, (-6, 10), shade="#2A160E")
    _bare(painter, _SWING[:2], _SWING[1:], -1, (-9, 8))
    _sleeve(painter, *_SWING[:2], 0.54)
    _hammer(painter)
    _old_master(painter)
    fist(painter, *_FIST, -9, 1.0, _TANNED, mirror=True, towards=(-0.6, 0.7))
    _forge(painter)


def _furnace(painter: QPainter, t: Tones) -> None:
    """The open door of the furnace behind him: the one white-hot place of the wall."""
    for grow, colour in ((34, "#3A1A12"), (16, BLACK), (0, t.light), (-26, look.SODIUM), (-56, _WARM)):
        door = blob(((-60, 640 + grow), (-60, 120 - grow), (60, 80 - grow), (176 + grow, 180), (216 + grow, 400),
            (216 + grow, 640 + grow)), tension=0.5)  # fmt: skip
        fill(painter, door, colour)


def _bare(
    painter: QPainter,
    upper: tuple[Point, Point] | None,
    fore: tuple[Point, Point],
    way: float,
    towards: Point,
    full: float = 1,
) -> None:
    """A smith's bare arm or forearm: biceps, the point of the elbow, the full muscle below it, sinews to the wrist.

    `way` is on which side of the forearm, seen from the elbow, its inside is: 1 the right. `full` is how stout it is.
    """
    way *= full
    low = [along(*fore, share, aside * way) for share, aside in ((-0.1, 22), (0.04, 42), (0.2, 58), (0.42, 56), (0.7,
        40), (0.9, 33), (1.1, 32), (1.1, -30), (0.9, -32), (0.66, -44), (0.4, -60), (0.2, -66), (0.02, -56), (-0.12,
        -30))]  # fmt: skip
    shape = blob(low, tension=0.8)
    if upper is not None:
        high = [along(*upper, share, aside * way) for share, aside in ((-0.1, 60), (0.2, 56), (0.42, 56), (0.62, 74),
            (0.84, 58), (1.0, 40), (1.1, -14), (1.04, -44), (0.8, -54), (0.5, -70), (0.2, -70),
            (-0.1, -62))]  # fmt: skip
        shape = shape.united(blob(high, tension=0.8))
    lit(painter, shape, _TANNED, _WARM, towards, shade="#6E3A22", smooth=True)
    muscles: list[tuple[tuple[float, float, float], ...]] = [((0.06, 14, 2), (0.3, 22, 7), (0.66, 14, 2)), ((0.1, -22,
        2), (0.34, -26, 6), (0.6, -20, 2)), ((0.62, -6, 2), (0.8, -5, 4), (1.0, -4, 2))]  # fmt: skip
    lines = [limb([(*along(*fore, share, aside * way), wide) for share, aside, wide in line]) for line in muscles]
    if upper is not None:
        muscles = [((0.3, 36, 2), (0.46, 20, 6), (0.72, 22, 7), (0.86, 40, 3)), ((0.5, -28, 2), (0.7, -22, 6), (0.94,
            -30, 2)), ((0.88, 54, 2), (0.9, 30, 7), (0.98, 14, 2))]  # fmt: skip
        lines += [limb([(*along(*upper, share, aside * way), wide) for share, aside, wide in line]) for line in muscles]
    within(painter, shape, joined(*lines), "#96582F")


def _hammer(painter: QPainter) -> None:
    """The sledge-hammer beside his crown, its shaft through his fist."""
    turn, (x, y) = -15, _FIST
    lit(painter, placed(rect(-17, -196, 34, 330, 9), x, y, 0.88, turn), "#B07A4A", look.SODIUM, (-7, 3),
        shade="#4A2A18")  # fmt: skip
    at = (x - 50, y - 196)
    block = polygon(((-126, -48), (-112, -62), (-84, -62), (-60, -50), (60, -50), (84, -62), (112, -62), (126, -48),
        (126, 48), (112, 62), (84, 62), (60, 50), (-60, 50), (-84, 62), (-112, 62), (-126, 48)))  # fmt: skip
    iron = placed(block, *at, 0.88, turn)
    lit(painter, iron, "#4C4A58", look.SODIUM, (-7, 9), width=7)
    for part, tone in ((rect(-140, -70, 280, 44), "#1B1922"), (rect(-140, 26, 280, 20), "#777488"),
        (polygon(((-84, -62), (-70, -56), (-70, 56), (-84, 62))), "#0E0D12"), (polygon(((84, -62), (70, -56), (70, 56),
        (84, 62))), "#0E0D12")):  # fmt: skip
        within(painter, iron, placed(part, *at, 0.88, turn), tone)
    within(painter, iron, placed(polygon(((-128, -70), (-112, -70), (-112, 70), (-128, 70))), *at, 0.88, turn),
        look.SODIUM)  # fmt: skip


def _sleeve(painter: QPainter, shoulder: Point, elbow: Point, end: float = 0.52) -> None:
    """A sleeve rolled up to that share of the upper arm."""
    cap = blob([along(shoulder, elbow, share, aside) for share, aside in ((-0.3, 20), (-0.1, 60), (end * 0.54,
        66), (end, 60), (end, -60), (end * 0.54, -66), (-0.1, -60), (-0.3, -20))], tension=0.6)  # fmt: skip
    lit(painter, cap, _RUST, look.SODIUM, (-9, 5), shade="#2B0E0C")
    hem = limb([(*along(shoulder, elbow, end + 0.02, aside), 30) for aside in (-52, 0, 52)])
    lit(painter, hem, "#8A3A2C", look.SODIUM, (-6, 5), shade="#2B0E0C", width=5)
    folds = [limb([(*along(shoulder, elbow, share, aside), wide) for share, wide in ((end * 0.2, 2), (end * 0.46, 7),
        (end * 0.84, 2))]) for aside in (-24, 18)]  # fmt: skip
    fill(painter, joined(*folds), "#2B0E0C")


def _forge(painter: QPainter) -> None:
    """The anvil, the match that burns on it, the hand that holds that there, sparks."""
    anvil = polygon(((136, 884), (190, 868), (576, 868), (640, 890), (610, 926), (500, 954), (464, 994), (470, 1040),
        (540, 1082), (540, 1200), (200, 1200), (200, 1082), (270, 1040), (276, 994), (240, 950),
        (166, 930)))  # fmt: skip
    lit(painter, anvil, "#3A3944", _WARM, (-3, -12), shade=BLACK)
    within(painter, anvil, polygon(((230, 930), (640, 920), (464, 1000), (470, 1040), (540, 1082), (540, 1200), (370,
        1200), (380, 1010))), "#121117")  # fmt: skip
    _bare(painter, _HOLD[:2], _HOLD[1:], -1, (7, 9))
    _sleeve(painter, *_HOLD[:2])
    cuff = polygon(
        [along(*_HOLD[1:], share, aside) for share, aside in ((0.42, -58), (0.98, -42), (0.98, 42), (0.42, 58))]
    )
    lit(painter, cuff, "#7A4A2A", look.SODIUM, (8, 6), shade="#2A160E")
    with grip(painter, 168, 946, 48, 0.98, _TANNED, across=44, mirror=True):
        match(painter, 110, 998, 380, 48, 1.5, 0.7)
    for turn, far in ((-76, 190), (-46, 210), (-20, 240), (8, 230), (34, 230), (60, 260), (84, 230)):
        fill(painter, placed(limb(((0, -104, 5), (far * 0.06, -far * 0.8, 11), (far * 0.12, -far, 2))), 326, 800, 0.95,
            turn), "#FFE2A0")  # fmt: skip


def _old_master(painter: QPainter) -> None:
    """His head, bent to the fire: a white beard that flies with the blow, brows like hedges, a crown."""
    painter.save()
    painter.translate(306, 404)
    painter.rotate(-23)
    rimmed(painter, limb(((14, 80, 96), (20, 150, 120))), mixed(BLACK, "#94542E", 0.6), BLACK, 4)
    mane = blob(((60, -40), (104, -20), (150, 20), (128, 40), (160, 76), (120, 84), (126, 124), (84, 110), (40, 40)),
        tension=0.6)  # fmt: skip
    lit(painter, mane, "#B8B0A4", look.BONE, (-8, 4), shade="#5E5852")
    turned(painter, 0, 0, 1.2, Face("#94542E", _TANNED, nose=Nose.BROAD, stern=1.2, brow=17, brow_colour="#D8D2C4",
        jaw=0.9, old=True, gaze=0.8, lid=0.6), mirror=True)  # fmt: skip
    beard = blob(((66, 20), (50, 66), (10, 74), (-24, 66), (-62, 76), (-86, 104), (-90, 160), (-60, 200), (-30, 262),
        (-10, 226), (24, 300), (44, 236), (76, 280), (74, 220), (112, 226), (92, 150), (84, 90)),
        tension=0.7)  # fmt: skip
    lit(painter, beard, look.BONE, look.BONE, (-14, 4), shade="#5E5852")
    strands(painter, [((60, 90), (58, 150), (86, 200)), ((30, 100), (36, 190), (84, 262)), ((-6, 110), (-10, 200), (20,
        276)), ((-46, 104), (-60, 160), (-34, 236))], "#8E8680", look.BONE, 7)  # fmt: skip
    fill(painter, limb(((-62, 92, 4), (-40, 88, 9), (-14, 94, 4))), "#3A1A12")
    moustache = blob(((-86, 96), (-60, 66), (-36, 60), (-6, 62), (34, 98), (-6, 88), (-36, 76), (-58, 86)),
        tension=0.8)  # fmt: skip
    lit(painter, moustache, look.BONE, look.BONE, (-3, 3), shade="#8E8680", width=4)
    cap = blob(((-78, -58), (-50, -92), (10, -100), (70, -76), (84, -30), (66, 4), (56, -40), (0, -66)), tension=0.7)
    lit(painter, cap, "#D8D2C4", look.BONE, (-6, 3), shade="#6E6660")
    lit(painter, placed(crown(), 2, -72, 0.84, 4), look.BRASS, "#FFF0C0", (-12, 4), shade="#6B4612")
    for x in (-52, 4, 58):
        rimmed(painter, disc(x, -96 + x * 0.07, 11), look.DANGER, BLACK, 3)
    painter.restore()
