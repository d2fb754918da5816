"""The Six of Wands."""

from __future__ import annotations

import math
from itertools import pairwise
from typing import Final

from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm, neck
from demoncity_gui.cards.drawing.backdrop import city, sky
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.hair import strands
from demoncity_gui.cards.drawing.hands import fist, palm
from demoncity_gui.cards.drawing.heads import Face, turned
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import match
from demoncity_gui.cards.drawing.paint import fill, mixed, rimmed, tilted
from demoncity_gui.cards.drawing.primitives import Point, blob, joined, limb, placed, polygon, rect
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_SKIN, _WARM, _CROWD = "#D09A68", "#FFD890", "#1A0C14"
_CHEERS: Final = (
    ((88, 1000), -4, (108, 1090), (80, 1240)),
    ((217, 1034), -2, (226, 1110), (190, 1260)),
    ((346, 1004), 0, (340, 1090), (330, 1240)),
    ((475, 1034), 2, (468, 1110), (500, 1260)),
    ((606, 1000), 4, (588, 1090), (640, 1240)),
)
"""Who holds a match up to her: the fist, how the match leans, the elbow and the shoulder."""


def scene(painter: QPainter, t: Tones) -> None:
    """She won: laurelled, she stands in the open car, lifts the great match and waves; five more go up below."""
    sky(painter, "#0A0824", "#6A3030", 900)
    for foot, left, right in ((60, 60, 330), (660, 330, 760)):  # searchlights
        for share in (1.0, 0.6):
            middle, half = (left + right) / 2, (right - left) / 2 * share
            glaze(painter, polygon(((foot - 20, 1000), (middle - half, -150), (middle + half, -150), (foot + 20,
                1000))), look.SODIUM, 0.2)  # fmt: skip
    city(painter, 1000, "#160C14", look.SODIUM, tall=660, seed=14, right=190, edge=t.light)
    city(painter, 1000, "#160C14", look.SODIUM, tall=560, seed=23, left=580, edge=t.light)
    glow(painter, 580, 130, 420, look.SODIUM, 0.8)
    _streamers(painter)
    painter.save()
    painter.translate(4, 62)
    _winner(painter)
    painter.restore()
    painter.save()
    painter.translate(0, 34)
    _car(painter, t)
    painter.restore()
    _street(painter, t)
    gloom(painter, 380, 430, 480, 0.4)


def _streamers(painter: QPainter) -> None:
    """Paper ribbons from the windows above, and some confetti."""
    for x, y, way, tone in ((156, 60, 1, look.DANGER), (250, -80, 1, look.BONE), (418, -90, -1, "#D8842A")):
        turns = [(x + way * (30 * math.sin(k * 0.4) + k * 2.4), y + k * 12, math.cos(k * 0.4) < 0) for k in range(25)]
        for back in (True, False):  # the ribbon's inner side behind its outer one
            bits = [polygon(((ax, ay - 9), (ax, ay + 9), (bx, by + 9), (bx, by - 9))) for (ax, ay, away), (bx, by, _) in
                pairwise(turns) if away is back]  # fmt: skip
            fill(painter, joined(*bits), mixed(BLACK, tone, 0.4) if back else tone)
    for number in range(9):
        x, y = 200 + (number * 137) % 440, 90 + (number * 97) % 460
        fill(painter, placed(rect(-11, -7, 22, 14), x, y, 1, number * 41), (look.BONE, look.SODIUM,
            look.DANGER)[number % 3])  # fmt: skip


def _winner(painter: QPainter) -> None:
    """She, from the waist up: white and a red sash; one arm lifts the torch, the other hand waves."""
    dusk = "#5A5070"
    jacket = blob(((264, 560), (214, 582), (172, 606), (156, 650), (172, 720), (200, 800), (206, 880), (190, 1000),
        (480, 1000), (462, 880), (468, 800), (488, 716), (494, 640), (470, 600), (420, 578), (372, 560)),
        tension=0.7)  # fmt: skip
    high, wave = ((452, 640), (584, 470), (590, 268)), ((204, 650), (66, 740), (94, 556))
    match(painter, 591, 390, 404, 2, 1.5, 0.66)
    arm(painter, high, 98, look.BONE, look.BONE, (9, -7), skin=_SKIN)
    arm(painter, wave, 86, look.BONE, look.BONE, (9, -7), skin=_SKIN)
    lit(painter, jacket, look.BONE, look.BONE, (14, -10), shade=dusk)
    sash = polygon(((392, 560), (476, 596), (282, 1010), (170, 1010)))
    within(painter, jacket, sash, look.OXBLOOD)
    within(painter, jacket, limb(((476, 596, 8), (282, 1010, 8))), look.SODIUM)
    night = blob(((140, 560), (262, 556), (284, 640), (256, 720), (270, 800), (246, 880), (262, 1010), (100, 1010)),
        tension=0.5)  # fmt: skip
    within(painter, jacket, night, "#7C7492")
    within(painter, jacket, sash.intersected(night), "#3A0810")
    within(painter, jacket, joined(*(limb(points) for points in (((470, 700, 3), (434, 750, 8), (420, 800, 2)), ((476,
        780, 3), (440, 830, 8), (434, 900, 3)), ((462, 640, 3), (430, 676, 7), (416, 710, 2))))),
        "#A49AB0")  # fmt: skip
    arm(painter, high, 98, look.BONE, look.BONE, (9, -7), skin=_SKIN, cuff=look.OXBLOOD, body=jacket)
    arm(painter, wave, 86, "#7C7492", look.BONE, (9, -5), skin=_SKIN, cuff=look.OXBLOOD, body=jacket.intersected(night))
    fist(painter, 592, 192, 2, 0.82, _SKIN, towards=(0.3, -1))
    palm(painter, 100, 492, 2, 0.74, _SKIN, towards=(6, -8))
    neck(painter, 318, 486, 84, 566, _SKIN)
    for way in (-1, 1):
        wing = polygon(((320 + way * 30, 544), (320 + way * 50, 530), (320 + way * 72, 570), (320 + way * 44, 612),
            (320, 586)))  # fmt: skip
        lit(painter, wing, look.BONE if way > 0 else "#6A6278", look.BONE, (5, -5), shade="#8C8494", width=5)
    with tilted(painter, 318, 500, -8):
        painter.translate(308, 380)
        painter.scale(1.2, 1.2)
        _winners_head(painter)


def _car(painter: QPainter, t: Tones) -> None:
    """The open car she stands in: its door and its windscreen."""
    glass = polygon(((560, 896), (640, 690), (760, 690), (760, 896)))
    glaze(painter, glass, "#8FB0C8", 0.35)
    glaze(painter, polygon(((620, 880), (676, 720), (704, 720), (650, 880))), look.BONE, 0.35)
    rimmed(painter, limb(((552, 900, 16), (634, 690, 16), (780, 690, 16))), "#B8B4C0", BLACK, 5)
    side = blob(((-60, 890), (120, 884), (480, 890), (560, 896), (780, 920), (780, 1300), (-60, 1300)), tension=0.3)
    lit(painter, side, "#7E1A20", t.light, (4, -9), shade="#2A060C", width=8)
    rimmed(painter, limb(((-60, 894, 22), (120, 888, 22), (480, 894, 22), (570, 900, 20))), "#D8CFC0", BLACK, 5)


def _winners_head(painter: QPainter) -> None:
    """Her chin up, a proud smile, the hair gathered at the nape under a wreath of laurel."""
    dark = "#3A2016"
    knot = blob(((-70, -30), (-104, -40), (-132, -10), (-130, 34), (-98, 54), (-66, 40)), tension=0.9)
    lit(painter, knot, dark, _WARM, (5, -6), shade=BLACK)
    strands(painter, [((-78, -16 + a), (-104, -20 + a), (-122, 12 + a)) for a in (0, 14, 28)], dark, _WARM, 4)
    turned(painter, 0, 0, 1, Face("#9A5C38", _SKIN, nose=Nose.STRAIGHT, stern=-0.5, brow=8, jaw=0.2, smile=1,
        lips="#A03028", gaze=0.9, lid=0.25, brow_colour=dark))  # fmt: skip
    mass = blob(((66, -46), (70, -86), (38, -118), (-16, -126), (-66, -104), (-92, -50), (-88, 10), (-72, 44), (-62,
        10), (-54, -22), (-34, -48), (0, -70), (36, -72)), tension=0.8)  # fmt: skip
    lit(painter, mass, dark, _WARM, (5, -6), shade=BLACK)
    strands(painter, [((44 - a, -80 - a * 0.2), (-10 - a, -92 + a * 0.3), (-76, -10 + a * 0.6)) for a in (0, 12, 24,
        36)], dark, _WARM, 5)  # fmt: skip
    leaf = blob(((0, -31), (13, -4), (0, 24), (-13, -4)))
    green = mixed(BLACK, look.HORROR, 0.72)
    band = ((-84, -6), (-82, -40), (-66, -70), (-40, -90), (-8, -100), (24, -98), (52, -84))
    for number, (x, y) in enumerate(band):
        ax, ay = band[min(number + 1, 6)]
        bx, by = band[max(number - 1, 0)]
        along = math.degrees(math.atan2(ay - by, ax - bx)) + 90
        for aside in (-32, 32):
            lean = math.radians(along + aside)
            lit(painter, placed(leaf, x + 10 * math.sin(lean), y - 10 * math.cos(lean), 1, along + aside), green,
                look.HORROR, (3, -3), width=4)  # fmt: skip


def _street(painter: QPainter, t: Tones) -> None:
    """The street: five matches thrust up, dark but for their edges."""
    for hand, turn, elbow, shoulder in _CHEERS:
        _cheer(painter, t, hand, turn, elbow, shoulder)


def _cheer(painter: QPainter, t: Tones, hand: Point, turn: float, elbow: Point, shoulder: Point) -> None:
    """One match, and the arm that thrusts it up."""
    lean = math.radians(turn)
    foot = (hand[0] - 66 * math.sin(lean), hand[1] + 66)
    way = 1 if hand[0] < 350 else -1
    match(painter, *foot, 256, turn, 1.4, 0.55)
    wrist = (hand[0] + way * 4, hand[1] + 34)
    lit(painter, limb(((*wrist, 34), (*elbow, 56), (*shoulder, 74))), _CROWD, t.light, (way * 4, -6), shade=BLACK,
        width=4)  # fmt: skip
    fist(painter, *hand, turn, 0.46, "#6A3A28", mirror=way > 0, back=True)
