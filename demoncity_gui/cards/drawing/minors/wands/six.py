"""The Six of Wands."""

from __future__ import annotations

import math
from itertools import pairwise
from typing import Final

from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm, neck
from demoncity_gui.cards.drawing.backdrop import city, sky
from demoncity_gui.cards.drawing.figures import Nose, fedora
from demoncity_gui.cards.drawing.hair import strands
from demoncity_gui.cards.drawing.hands import fist
from demoncity_gui.cards.drawing.heads import Face, turned
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import match
from demoncity_gui.cards.drawing.paint import fill, mixed, rimmed, tilted
from demoncity_gui.cards.drawing.primitives import Point, blob, disc, joined, limb, placed, polygon, rect
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_SKIN, _WARM, _CROWD = "#D09A68", "#FFD890", "#1A0C14"
_CHEERS: Final = (
    ((66, 794), -4, (92, 900), (64, 1080)),
    ((140, 910), -2, (166, 1010), (120, 1130)),
    ((212, 806), 0, (206, 920), (180, 1120)),
    ((640, 790), 3, (612, 900), (650, 1080)),
    ((566, 900), 0, (548, 1000), (580, 1130)),
)
"""Who holds a match up to her: the fist, how the match leans, the elbow and the shoulder."""


def scene(painter: QPainter, t: Tones) -> None:
    """She won: laurelled, high on her horse, she lifts the great match; five more go up out of the cheering street."""
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
    painter.translate(340, 1000)
    painter.scale(0.92, 0.92)
    painter.translate(-340, -1000)
    _winner(painter)
    painter.restore()
    _cheer(painter, t, *_CHEERS[2])
    painter.save()
    painter.translate(44, 48)
    _horse(painter)
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
    """She, from the waist up: white and a red sash, one arm straight up with the torch, the other at her side."""
    dusk = "#5A5070"
    jacket = blob(((296, 622), (236, 646), (176, 676), (142, 750), (134, 860), (150, 960), (190, 1120), (530, 1120),
        (534, 980), (548, 860), (560, 780), (556, 716), (520, 668), (470, 640), (404, 618)), tension=0.7)  # fmt: skip
    joints = ((496, 724), (598, 536), (606, 334))
    match(painter, 606, 436, 450, 3, 1.5, 0.7)
    arm(painter, joints, 104, look.BONE, look.BONE, (9, -7), skin=_SKIN)
    lit(painter, jacket, look.BONE, look.BONE, (14, -10), shade=dusk)
    sash = polygon(((380, 590), (470, 620), (256, 1130), (136, 1130)))
    within(painter, jacket, sash, look.OXBLOOD)
    within(painter, jacket, limb(((470, 620, 8), (256, 1130, 8))), look.SODIUM)
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
    arm(painter, joints, 104, look.BONE, look.BONE, (9, -7), skin=_SKIN, cuff=look.OXBLOOD, body=jacket)
    fist(painter, 608, 246, 2, 0.88, _SKIN, towards=(0.3, -1))
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


def _horse(painter: QPainter) -> None:
    """Her grey, head and arched neck, in bridle and laurel, between her and the street."""
    grey, dark, rays = "#CFC4BA", "#5A4C58", (-7, -7)
    neck_ = blob(((318, 752), (352, 742), (420, 764), (480, 830), (520, 930), (540, 1140), (230, 1140), (272, 1040),
        (310, 960), (320, 900)), tension=0.7)  # fmt: skip
    lit(painter, neck_, grey, look.BONE, rays, shade=dark, width=8)
    mane = blob(((322, 748), (350, 716), (390, 736), (420, 722), (448, 772), (486, 770), (500, 830), (536, 846), (536,
        910), (566, 936), (552, 1010), (580, 1140), (500, 1140), (498, 1020), (474, 930), (444, 860), (400, 806), (352,
        780)), tension=0.5)  # fmt: skip
    lit(painter, mane, "#2A1A20", _WARM, (6, -7), shade=BLACK, width=7)
    for x, y, turn in ((352, 750, 22), (314, 748, -8)):
        ear = placed(blob(((-20, 14), (-16, -34), (6, -72), (20, -30), (20, 14)), tension=0.6), x, y, 0.96, turn)
        lit(painter, ear, grey, look.BONE, (-5, -3), shade=dark, width=7)
    rein = ((270, 952), (400, 940), (530, 800))
    rimmed(painter, limb(tuple((*point, 12) for point in rein)), look.DANGER, BLACK, 5)
    head = blob(((334, 742), (300, 752), (270, 806), (236, 872), (200, 926), (176, 962), (172, 996), (188, 1016), (216,
        1018), (238, 1004), (268, 984), (306, 976), (350, 962), (378, 916), (382, 850), (366, 780)),
        tension=0.75)  # fmt: skip
    lit(painter, head, grey, look.BONE, rays, shade=dark, width=8)
    within(painter, head, blob(((366, 770), (334, 830), (330, 890), (300, 930), (262, 960), (230, 1004), (300, 1030),
        (420, 940), (410, 780)), tension=0.6), mixed(dark, grey, 0.4))  # fmt: skip
    lit(painter, blob(((312, 750), (346, 742), (336, 800), (300, 836), (296, 790)), tension=0.6), "#2A1A20", _WARM,
        (-4, -5), width=5)  # fmt: skip
    fill(painter, blob(((284, 838), (304, 826), (320, 842), (304, 858)), tension=0.7), BLACK)
    fill(painter, disc(298, 838, 4), look.BONE)
    fill(painter, limb(((278, 828, 3), (300, 816, 7), (324, 834, 2))), dark)
    fill(painter, blob(((190, 958), (204, 950), (208, 966), (196, 976)), tension=0.8), BLACK)
    fill(painter, limb(((180, 998, 3), (204, 996, 5), (232, 984, 2))), BLACK)
    bands = joined(limb(((222, 894, 15), (258, 926, 15), (282, 976, 15))), limb(((330, 752, 14), (352, 860, 14), (270,
        946, 13))), limb(((284, 780, 13), (320, 806, 13), (372, 816, 13))))  # fmt: skip
    within(painter, head, bands, BLACK)
    within(painter, head, joined(limb(((222, 894, 9), (258, 926, 9), (282, 976, 9))), limb(((330, 752, 8), (352, 860,
        8), (270, 946, 7))), limb(((284, 780, 7), (320, 806, 7), (372, 816, 7)))), look.DANGER)  # fmt: skip
    for x, y in ((266, 942), (342, 812)):
        lit(painter, disc(x, y, 14), look.SODIUM, look.BONE, (-3, -3), width=4)


def _street(painter: QPainter, t: Tones) -> None:
    """The street: five matches thrust up, two men from behind, all of it dark but for its edges."""
    for hand, turn, elbow, shoulder in (*_CHEERS[:2], *_CHEERS[3:]):
        _cheer(painter, t, hand, turn, elbow, shoulder)
    for x, y, size, turn in ((94, 984, 0.84, -12), (612, 994, 0.82, 10)):
        way = 1 if x < 350 else -1
        shoulders = blob(((x - 170, 1260), (x - 130, y + 90), (x - 40, y + 62), (x + 40, y + 62), (x + 130, y + 90),
            (x + 170, 1260)), tension=0.7)  # fmt: skip
        lit(painter, joined(disc(x, y + 20, 56, 66), shoulders), _CROWD, t.light, (9 * way, -6), shade=BLACK, width=5)
        lit(painter, placed(fedora(), x, y, size, turn), "#442430", t.light, (6 * way, -8), shade=BLACK, width=6)
        band = placed(polygon(((-61, -26), (62, -26), (62, 2), (0, 8), (-61, 2))), x, y, size, turn)
        within(painter, placed(fedora(), x, y, size, turn), band, BLACK)


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
