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
from demoncity_gui.cards.drawing.heads import Face, Mouth, turned
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import match
from demoncity_gui.cards.drawing.paint import fill, mixed, rimmed, tilted
from demoncity_gui.cards.drawing.primitives import Point, blob, disc, joined, limb, placed, polygon, rect
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
    """She, from the waist up: white and a red sash; one arm lifts the torch, the other hand waves.

    A face is 210. Shoulders (206, 650) and (446, 640); the upper arms 230 and 190 (it comes forward), the forearms 220.
    """
    dusk = "#6C6486"
    jacket = blob(((276, 566), (222, 584), (178, 604), (158, 650), (170, 720), (186, 800), (190, 880), (180, 1000),
        (474, 1000), (462, 880), (464, 800), (482, 716), (492, 640), (470, 600), (420, 580), (364, 566)),
        tension=0.7)  # fmt: skip
    high, wave = ((446, 640), (596, 474), (590, 264)), ((206, 654), (62, 764), (70, 546))
    match(painter, 591, 390, 404, 2, 1.5, 0.66)
    arm(painter, high, 98, look.BONE, look.BONE, (9, -7), skin=_SKIN)
    arm(painter, wave, 92, look.BONE, look.BONE, (9, -7), skin=_SKIN)
    lit(painter, jacket, look.BONE, look.BONE, (14, -10), shade=dusk)
    arm(painter, high, 98, look.BONE, look.BONE, (9, -7), skin=_SKIN, cuff=look.OXBLOOD, body=jacket)
    arm(painter, wave, 92, look.BONE, look.BONE, (9, -7), skin=_SKIN, cuff=look.OXBLOOD, body=jacket)
    within(painter, jacket, limb(((196, 596, 2), (190, 680, 6), (206, 760, 2))), dusk)  # the sleeve is set in
    sash = polygon(((410, 566), (486, 606), (284, 1010), (176, 1010)))
    within(painter, jacket, sash, look.OXBLOOD)
    within(painter, jacket, joined(limb(((410, 562, 9), (176, 1010, 9))), limb(((486, 604, 9), (284, 1010, 9)))),
        look.SODIUM)  # fmt: skip
    fist(painter, 592, 188, 2, 0.82, _SKIN, towards=(0.3, -1))
    palm(painter, 74, 484, -4, 0.7, _SKIN, towards=(6, -8))
    lit(painter, polygon(((272, 570), (366, 570), (326, 700))), "#8A1420", look.DANGER, (6, -4), width=5)
    neck(painter, 318, 486, 78, 578, _SKIN)
    for points in (((286, 548), (246, 580), (222, 640), (256, 652), (248, 684), (326, 800), (318, 690)), ((354, 548),
        (392, 580), (414, 640), (384, 652), (392, 684), (326, 800), (330, 690))):  # fmt: skip
        lit(painter, polygon(points), look.BONE, look.BONE, (7, -5), shade=dusk, width=5)
    with tilted(painter, 318, 500, -8):
        painter.translate(310, 404)
        painter.scale(1.1, 1.1)
        _winners_head(painter)


def _car(painter: QPainter, t: Tones) -> None:
    """The open car she stands in: its door with a handle, its mirror, its windscreen."""
    glass = polygon(((566, 896), (646, 640), (780, 640), (780, 896)))
    fill(painter, glass, "#24405A")
    fill(painter, polygon(((626, 880), (700, 650), (740, 650), (666, 880))), "#6E9AB8")
    rimmed(painter, limb(((560, 900, 20), (642, 640, 18), (790, 640, 18))), "#D8CFC0", BLACK, 5)
    lit(painter, limb(((534, 890, 12), (540, 820, 12))), "#B8B4C0", look.BONE, (3, -3), width=5)
    lit(painter, disc(542, 776, 40, 34), "#B8B4C0", look.BONE, (4, -5), shade="#4A4656", width=6)
    fill(painter, disc(542, 776, 27, 22), "#24405A")
    side = blob(((-60, 890), (120, 884), (480, 890), (560, 896), (780, 920), (780, 1300), (-60, 1300)), tension=0.3)
    lit(painter, side, "#7E1A20", t.light, (4, -9), shade="#2A060C", width=8)
    for points in (((154, 890, 7), (150, 1300, 7)), ((546, 890, 7), (552, 1300, 7))):
        within(painter, side, limb(points), "#2A060C")
    lit(painter, rect(250, 962, 66, 20, 10), "#D8CFC0", look.BONE, (3, -3), shade="#6A6474", width=5)
    rimmed(painter, limb(((-60, 894, 22), (120, 888, 22), (480, 894, 22), (570, 900, 20))), "#D8CFC0", BLACK, 5)


def _winners_head(painter: QPainter) -> None:
    """Her chin up, a proud smile, the hair gathered at the nape under a wreath of laurel."""
    dark = "#3A2016"
    knot = blob(((-70, -30), (-104, -40), (-132, -10), (-130, 34), (-98, 54), (-66, 40)), tension=0.9)
    lit(painter, knot, dark, _WARM, (5, -6), shade=BLACK)
    strands(painter, [((-78, -16 + a), (-104, -20 + a), (-122, 12 + a)) for a in (0, 14, 28)], dark, _WARM, 4)
    turned(painter, 0, 0, 1, Face("#9A5C38", _SKIN, nose=Nose.STRAIGHT, stern=-0.5, brow=8, jaw=0.2, smile=1,
        mouth=Mouth.LAUGH, lips="#A03028", gaze=0.9, lid=0.25, brow_colour=dark))  # fmt: skip
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
