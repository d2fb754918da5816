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
from demoncity_gui.cards.drawing.primitives import Point, blob, disc, joined, limb, placed, polygon, rect
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_SKIN, _WARM, _CROWD = "#D09A68", "#FFD890", "#1A0C14"
_FAR: Final = (((532, 702), -2), ((630, 668), 2))
_NEAR: Final = (((80, 946), -4), ((226, 966), -1), ((376, 946), 3))
"""Who holds a match up to her, beyond the car and before it: the fist, and how the match leans."""


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
    painter.translate(-23, 10)
    painter.scale(0.86, 0.86)
    _winner(painter)
    painter.restore()
    for hand, turn in _FAR:
        _cheer(painter, t, hand, turn, far=True)
    _car(painter, t)
    for hand, turn in _NEAR:
        _cheer(painter, t, hand, turn)
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
    jacket = blob(((276, 566), (222, 584), (178, 604), (166, 650), (186, 720), (190, 800), (190, 880), (180, 1000),
        (474, 1000), (462, 880), (464, 800), (482, 716), (492, 640), (470, 600), (420, 580), (364, 566)),
        tension=0.7)  # fmt: skip
    high, wave = ((446, 640), (606, 568), (562, 396)), ((206, 654), (104, 772), (112, 584))
    match(painter, 525, 448, 412, 9, 1.4, 0.66)
    arm(painter, high, 98, look.BONE, look.BONE, (9, -7), skin=_SKIN)
    arm(painter, wave, 92, look.BONE, look.BONE, (9, -7), skin=_SKIN)
    lit(painter, jacket, look.BONE, look.BONE, (14, -10), shade=dusk)
    arm(painter, high, 98, look.BONE, look.BONE, (9, -7), skin=_SKIN, cuff=look.OXBLOOD, body=jacket)
    arm(painter, wave, 96, look.BONE, look.BONE, (9, -7), skin=_SKIN, cuff=look.OXBLOOD)
    fill(painter, limb(((190, 600, 5), (169, 624, 7), (140, 657, 7))), BLACK)
    sash = polygon(((410, 566), (486, 606), (284, 1010), (176, 1010)))
    within(painter, jacket, sash, look.OXBLOOD)
    within(painter, jacket, joined(limb(((410, 562, 9), (176, 1010, 9))), limb(((486, 604, 9), (284, 1010, 9)))),
        look.SODIUM)  # fmt: skip
    fist(painter, 548, 322, -6, 0.82, _SKIN, towards=(0.3, -1))
    palm(painter, 106, 510, -6, 0.83, _SKIN, apart=0.85, towards=(6, -8))
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
    """The open car she stands in, that goes to the right: windscreen, long bonnet, lamp, wing, wheel and door."""
    red, dark, chrome, steel = "#8E1C22", "#3A080E", "#D8CFC0", "#6A6474"
    _windscreen(painter, chrome)
    side = blob(((-60, 776), (120, 770), (380, 772), (430, 752), (540, 742), (630, 752), (664, 790), (668, 900), (640,
        1020), (-60, 1020)), tension=0.4)  # fmt: skip
    lit(painter, side, red, t.light, (4, -9), shade=dark, width=8)
    within(painter, side, polygon(((646, 740), (700, 740), (700, 1000), (646, 1000))), chrome)
    within(painter, side, joined(*(limb(((640, y, 5), (700, y, 5))) for y in range(780, 960, 18))), BLACK)
    for points in (((120, 772, 7), (116, 1020, 7)), ((392, 772, 7), (384, 1020, 7)), ((410, 800, 5), (640, 786, 5))):
        within(painter, side, limb(points), dark)
    for x in (424, 448, 472):
        within(painter, side, limb(((x, 816, 9), (x - 10, 862, 9))), dark)
    lit(painter, rect(272, 812, 60, 19, 9), chrome, look.BONE, (3, -3), shade=steel, width=5)
    rimmed(painter, limb(((-60, 778, 20), (120, 770, 20), (384, 772, 20), (412, 764, 16))), chrome, BLACK, 5)
    rimmed(painter, limb(((412, 768, 11), (372, 690, 9), (330, 612, 8))), chrome, BLACK, 5)
    lit(painter, blob(((384, 784), (392, 762), (412, 752), (436, 758), (452, 780)), tension=0.5), chrome, look.BONE,
        (4, -4), shade=steel, width=5)  # fmt: skip
    lit(painter, disc(554, 984, 104), "#16121A", "#4A4656", (5, -6), width=7)
    lit(painter, disc(554, 984, 76), look.BONE, look.BONE, (5, -6), shade="#8A8490", width=5)
    lit(painter, disc(554, 984, 50), steel, look.BONE, (6, -7), shade="#2A2430", width=5)
    lit(painter, disc(554, 984, 22), chrome, look.BONE, (4, -4), shade=steel, width=5)
    wing = blob(((300, 1016), (384, 1000), (430, 900), (500, 850), (580, 842), (650, 880), (690, 960), (690, 1010),
        (664, 1000), (632, 930), (584, 892), (530, 892), (474, 930), (446, 1010), (430, 1044), (300, 1046)),
        tension=0.6)  # fmt: skip
    lit(painter, wing, red, t.light, (4, -9), shade=dark, width=8)
    glow(painter, 640, 826, 130, look.SODIUM, 0.8)
    shell = blob(((560, 826), (590, 794), (634, 782), (646, 826), (634, 870), (590, 858)), tension=0.8)
    lit(painter, shell, chrome, look.BONE, (4, -6), shade=steel, width=6)
    lit(painter, disc(636, 826, 26, 46), "#FFE9B0", look.BONE, (3, -4), shade=look.SODIUM, width=6)


def _windscreen(painter: QPainter, chrome: str) -> None:
    """The glass before her: it slants back from the cowl, and her jacket and sleeve are seen through it."""
    glass = blob(((420, 790), (372, 690), (330, 612), (346, 596), (396, 574), (434, 560), (452, 566), (494, 660), (532,
        760)), tension=0.3)  # fmt: skip
    glaze(painter, glass, "#4E86A8", 0.5)
    painter.save()
    painter.setClipPath(glass)
    for x, wide in ((352, 30), (398, 10)):
        glaze(painter, polygon(((x + 70, 540), (x + 70 + wide, 540), (x + 10 + wide, 790), (x + 10, 790))), "#FFFFFF",
            0.5)  # fmt: skip
    painter.restore()
    frame = limb(((330, 612, 8), (342, 598, 8), (390, 577, 7), (432, 562, 7), (450, 568, 7), (492, 660, 6), (532, 760,
        6)))  # fmt: skip
    rimmed(painter, frame, chrome, BLACK, 5)
    rimmed(painter, limb(((474, 760, 6), (392, 578, 4))), chrome, BLACK, 4)


def _winners_head(painter: QPainter) -> None:
    """Her chin up, a proud smile, the hair gathered at the nape under a wreath of laurel."""
    dark = "#3A2016"
    knot = blob(((-70, -30), (-104, -40), (-132, -10), (-130, 34), (-98, 54), (-66, 40)), tension=0.9)
    lit(painter, knot, dark, _WARM, (5, -6), shade=BLACK)
    strands(painter, [((-78, -16 + a), (-104, -20 + a), (-122, 12 + a)) for a in (0, 14, 28)], dark, _WARM, 4)
    turned(painter, 0, 0, 1, Face("#9A5C38", _SKIN, nose=Nose.STRAIGHT, stern=-0.5, brow=8, jaw=0.2, smile=1.1,
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


def _cheer(painter: QPainter, t: Tones, hand: Point, turn: float, *, far: bool = False) -> None:
    """One of the crowd and the arm that thrusts a match up: from behind, or, far, looking up at her over the car."""
    painter.save()
    painter.translate(*hand)
    if far:
        painter.scale(0.76, 0.76)
    lean = math.radians(turn)
    painter.save()
    painter.translate(*((-4, -60) if far else (4, 4)))
    coat = blob(((14, 240), (20, 140), (52, 106), (88, 98), (126, 108), (152, 142), (160, 240)), tension=0.7)
    lit(painter, coat, _CROWD, t.light, (3, -6), shade=BLACK, width=5)
    head = blob(((50, 36), (114, 36), (114, 80), (100, 114), (68, 114), (50, 80)), tension=0.8)
    lit(painter, head, "#9A5C38" if far else "#5A3020", _WARM, (-5, -3) if far else (4, -3), shade=_CROWD,
        width=5)  # fmt: skip
    if far:
        fill(painter, joined(disc(66, 74, 6, 5), disc(90, 74, 6, 5), limb(((76, 72, 3), (70, 90, 6), (78, 92, 3)))),
            _CROWD)  # fmt: skip
        fill(painter, disc(78, 103, 10, 6), BLACK)
    hat = blob(((26, 52), (46, 44), (52, 8), (70, -2), (82, 4), (96, -2), (112, 10), (116, 44), (136, 52), (110, 64),
        (54, 64)), tension=0.6)  # fmt: skip
    lit(painter, hat, "#3C2634", t.light, (4, -6), shade=BLACK, width=5)
    within(painter, hat, limb(((44, 42, 12), (82, 48, 12), (120, 42, 12))), "#7E1A20")
    painter.restore()
    match(painter, -76 * math.sin(lean), 76, 270, turn, 1.5, 0.5)
    sleeve = blob(((-15, 40), (25, 40), (42, 96), (74, 150), (64, 200), (-30, 200), (-34, 150), (-23, 90)),
        tension=0.6)  # fmt: skip
    lit(painter, sleeve, "#3C2634", t.light, (-3, -6), shade=BLACK, width=5)
    within(painter, sleeve, joined(limb(((-30, 122, 5), (10, 132, 2))), limb(((-32, 140, 6), (0, 146, 2)))), BLACK)
    fist(painter, 0, 0, turn, 0.52, "#9A5C38", back=True)
    painter.restore()
