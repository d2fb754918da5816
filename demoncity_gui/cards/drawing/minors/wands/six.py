"""The Six of Wands."""

from __future__ import annotations

import math
from itertools import pairwise
from typing import Final

from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm, neck
from demoncity_gui.cards.drawing.backdrop import city, sky
from demoncity_gui.cards.drawing.figures import Nose, profile
from demoncity_gui.cards.drawing.hair import strands
from demoncity_gui.cards.drawing.hands import fist
from demoncity_gui.cards.drawing.heads import Face, turned
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import match
from demoncity_gui.cards.drawing.paint import fill, mixed, tilted
from demoncity_gui.cards.drawing.primitives import Point, blob, joined, limb, placed, polygon, rect
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_SKIN, _WARM, _CROWD = "#D09A68", "#FFD890", "#1A0C14"
_CHEERS: Final = (
    ((68, 640), -5, (98, 770), (70, 930)),
    ((150, 748), -2, (186, 870), (140, 1010)),
    ((240, 868), 2, (262, 980), (220, 1120)),
    ((640, 838), 4, (612, 950), (650, 1080)),
    ((556, 910), -2, (520, 1010), (560, 1130)),
)
"""Who holds a match up to her: the fist, how the match leans, the elbow and the shoulder."""


def scene(painter: QPainter, t: Tones) -> None:
    """She won: laurelled, in an open car, she lifts the great match; five more go up out of the cheering street."""
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
    _winner(painter)
    _car(painter)
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
    """She, from the waist up: white and a red sash, one arm straight up with the torch, the other at her side."""
    dusk = "#5A5070"
    jacket = blob(((296, 622), (236, 646), (176, 676), (142, 750), (134, 860), (150, 960), (190, 1120), (530, 1120),
        (534, 980), (548, 860), (560, 780), (556, 716), (520, 668), (470, 640), (404, 618)), tension=0.7)  # fmt: skip
    joints = ((496, 724), (628, 556), (560, 346))
    match(painter, 526, 470, 426, 9, 1.5, 0.7)
    arm(painter, joints, 104, look.BONE, look.BONE, (9, -7), skin=_SKIN)
    lit(painter, jacket, look.BONE, look.BONE, (14, -10), shade=dusk)
    sash = polygon(((430, 600), (512, 640), (280, 1130), (160, 1130)))
    within(painter, jacket, sash, look.OXBLOOD)
    within(painter, jacket, limb(((512, 640, 8), (280, 1130, 8))), look.SODIUM)
    night = blob(((120, 600), (300, 590), (318, 680), (284, 760), (306, 860), (276, 960), (300, 1130), (90, 1130)),
        tension=0.5)  # fmt: skip
    within(painter, jacket, night, "#453E5E")
    within(painter, jacket, sash.intersected(night), "#3A0810")
    within(painter, jacket, joined(*(limb(points) for points in (((214, 760, 3), (226, 860, 10), (206, 1000, 4)),
        ((180, 720, 2), (200, 760, 8), (214, 820, 3))))), "#221C38")  # fmt: skip
    within(painter, jacket, joined(*(limb(points) for points in (((486, 760, 3), (450, 800, 9), (430, 850, 2)), ((540,
        790, 3), (500, 860, 9), (490, 960, 3)), ((470, 700, 3), (440, 730, 7), (424, 770, 2))))),
        "#A49AB0")  # fmt: skip
    fill(painter, limb(((226, 770, 3), (232, 850, 7), (222, 980, 8))), BLACK)  # the arm that hangs
    arm(painter, joints, 104, look.BONE, look.BONE, (9, -7), skin=_SKIN, body=jacket)
    fist(painter, 549, 298, 8, 0.84, _SKIN, towards=(0.3, -1))
    neck(painter, 340, 540, 96, 640, _SKIN)
    for way in (-1, 1):
        wing = polygon(((346 + way * 34, 606), (346 + way * 66, 590), (346 + way * 96, 650), (346 + way * 62, 716),
            (346, 668)))  # fmt: skip
        lit(painter, wing, look.BONE if way > 0 else "#6A6278", look.BONE, (5, -5), shade="#8C8494", width=5)
    with tilted(painter, 330, 560, -10):
        painter.translate(326, 430)
        painter.scale(1.28, 1.28)
        _winners_head(painter)


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


def _car(painter: QPainter) -> None:
    """What is seen of the open car: the windscreen's frame, the glass, the bonnet."""
    glass = blob(((60, 1120), (100, 1000), (150, 976), (350, 962), (550, 976), (600, 1000), (640, 1120)), tension=0.4)
    lit(painter, glass, "#1C2440", look.BONE, (0, -16), shade="#1C2440", width=8)
    for x, wide in ((360, 60), (450, 22)):
        within(painter, glass, polygon(((x, 984), (x + wide, 984), (x + wide - 60, 1120), (x - 60, 1120))), "#5A6A9A")
    bonnet = blob(((120, 1160), (170, 1060), (350, 1036), (530, 1060), (580, 1160)), tension=0.6)
    lit(painter, bonnet, "#B02A2C", _WARM, (6, -9), shade="#2C060C")


def _street(painter: QPainter, t: Tones) -> None:
    """The street: five matches thrust up, heads in profile that shout, all of it dark but for its edges."""
    for hand, turn, elbow, shoulder in _CHEERS:
        _cheer(painter, t, hand, turn, elbow, shoulder)
    for x, y, size, turn, nose in ((104, 930, 0.84, -20, Nose.BROAD), (-606, 972, 0.76, -20,
        Nose.STRAIGHT)):  # fmt: skip
        way = 1 if x > 0 else -1
        shoulders = blob(((x - 160, 1240), (x - 130, y + 120), (x - 50, y + 70 * size), (x + 24, y + 84 * size),
            (x + 84, y + 130), (x + 96, 1240)), tension=0.7)  # fmt: skip
        whole = joined(placed(profile(nose, gape=True), x, y, size, turn), shoulders)
        shout = placed(polygon(((96, 44), (36, 56), (40, 62), (90, 66))), x, y, size, turn)
        head = placed(whole.subtracted(shout), 0, 0, 1, mirror=way < 0)
        lit(painter, head, _CROWD, t.light, (10 * way, -7), shade=BLACK, width=4)


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
