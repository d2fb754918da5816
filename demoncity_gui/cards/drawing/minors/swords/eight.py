"""The Eight of Swords."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPainterPath

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import neck
from demoncity_gui.cards.drawing.backdrop import city, clouds, sky
from demoncity_gui.cards.drawing.features import ink
from demoncity_gui.cards.drawing.hair import strands
from demoncity_gui.cards.drawing.hand_parts import Joint
from demoncity_gui.cards.drawing.heads import Face, turned
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import blade
from demoncity_gui.cards.drawing.paint import fill, mixed, tilted
from demoncity_gui.cards.drawing.primitives import Point, along, blob, disc, joined, limb, polygon, rect
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_SKIN: Final = "#9A6240"
_SHADE: Final = "#4A2620"
_DAWN: Final = "#FFE2A6"
_RED: Final = "#B82C2C"
_DARK: Final = "#3A080E"
_HAIR: Final = "#3A2630"


def scene(painter: QPainter, t: Tones) -> None:
    """Bound and blindfolded in the wind, she stands between eight blades, and does not see that the day breaks."""
    sky(painter, "#141B3A", "#F08A48", 900, -120)
    glow(painter, 60, 860, 520, "#FFE2A6", 0.8)
    clouds(painter, ((360, 130, 0.9), (690, 230, 0.7), (50, 470, 0.7), (640, 520, 0.8)), "#3A3658", "#F4A070")
    city(painter, 890, "#4A3640", "#FFE2A6", tall=150, seed=15)
    fill(painter, rect(0, 880, 700, 320), "#2A2026")
    for y, x, long in ((906, -20, 260), (940, 90, 200), (972, -30, 220), (920, 560, 180), (964, 520, 210)):
        fill(painter, limb(((x, y, 2), (x + long / 2, y, 7), (x + long, y, 2))), "#E8B070")
    for x, foot, turn in ((66, 950, -2), (128, 984, 1), (592, 990, -1), (634, 950, 2)):
        blade(painter, x, foot - 186, 390, turn, 4.6)
        _planted(painter, x, foot)
    _flying_hair(painter)
    _body(painter)
    _head(painter)
    _bonds(painter)
    for x, foot, turn in ((194, 1044, -3), (306, 1062, 1), (426, 1062, -1), (538, 1044, 3)):
        blade(painter, x, foot - 88, 222, turn, 1.5)
        _planted(painter, x, foot)
    fill(painter, rect(0, 1068, 700, 140), "#120E14")
    gloom(painter, 330, 500, 460, 0.36)


def _planted(painter: QPainter, x: float, foot: float) -> None:
    """The soil that a point has thrown up."""
    heap = blob(((x - 50, foot + 40), (x - 34, foot + 12), (x - 16, foot + 4), (x, foot - 8), (x + 18, foot + 5), (x
        + 36, foot + 14), (x + 50, foot + 40)), tension=0.5)  # fmt: skip
    lit(painter, heap, "#1C161C", _DAWN, (-3, -4), shade=BLACK, width=5)


def _body(painter: QPainter) -> None:
    """Her trunk in a dress that is torn at both shoulders; bare arms, the hands tied behind the waist."""
    for way in (1, -1):
        fore = blob(_side(way, (190, 776), (162, 806), (176, 836), (226, 870), (300, 920), (330, 880), (262, 810)),
            tension=0.6)  # fmt: skip
        lit(painter, fore, mixed(BLACK, _SKIN, 0.7), _SKIN, (-4, -4), shade=BLACK)
    half = ((312, 512), (276, 520), (236, 548), (240, 620), (256, 700), (270, 780), (280, 850), (272, 900), (246, 960),
        (216, 1110))  # fmt: skip
    trunk = blob((*half, *reversed(_side(-1, *half))), tension=0.7)
    lit(painter, trunk, _RED, _DAWN, (-10, -7), shade=_DARK)
    night = blob(((440, 520), (470, 640), (452, 760), (436, 860), (456, 960), (470, 1120), (609, 1120), (609, 500)),
        tension=0.6)  # fmt: skip
    within(painter, trunk, night, "#64141C")
    folds = (((330, 850, 2), (321, 950, 10), (303, 1110, 5)), ((420, 850, 2), (429, 950, 10), (447, 1110, 5)),
        ((371, 850, 1), (375, 940, 7), (371, 1110, 4)), ((322, 590, 1), (316, 616, 7), (322, 644, 2)), ((420, 596, 1),
        (427, 620, 7), (420, 650, 2)), ((290, 780, 1), (330, 806, 8), (372, 812, 1)))  # fmt: skip
    within(painter, trunk, joined(*(ink(line) for line in folds)), _DARK)
    chest = blob(((290, 512), (362, 490), (430, 512), (414, 570), (362, 610), (310, 572)), tension=0.6)
    lit(painter, chest, _SKIN, _SKIN, (-6, -4), shade=_SHADE, width=6, smooth=True)
    for way in (1, -1):
        _arm(painter, way)


def _side(way: int, *points: Point) -> list[Point]:
    """Points as they are, or on the other side of her middle."""
    return [(366 + (x - 366) * way, y) for x, y in points]


def _arm(painter: QPainter, way: int) -> None:
    """A bare upper arm from its round shoulder to the elbow, which presses outwards, and a rag of sleeve on it."""
    arm = blob(_side(way, (276, 534), (240, 530), (205, 552), (189, 596), (184, 650), (176, 720), (158, 784), (162,
        816), (186, 828), (212, 808), (236, 748), (252, 690), (260, 630), (272, 580)), tension=0.7)  # fmt: skip
    skin = _SKIN if way > 0 else mixed(BLACK, _SKIN, 0.8)
    lit(painter, arm, skin, _DAWN if way > 0 else skin, (-7, -4), shade=_SHADE, smooth=True)
    inner = blob(_side(way, (226, 830), (248, 748), (264, 690), (274, 600), (256, 600), (238, 690), (218, 770),
        (198, 806)), tension=0.7)  # fmt: skip
    within(painter, arm, inner, mixed(BLACK, _SHADE, 0.8))
    point = _side(way, (172, 786), (168, 800), (178, 812))
    within(painter, arm, ink([(x, y, w) for (x, y), w in zip(point, (1, 5, 1), strict=True)]), _SHADE)
    low = 0 if way > 0 else 34
    rag = polygon(_side(way, (300, 500), (190, 500), (170, 580 + low), (196, 590 + low), (204, 572 + low), (220, 606
        + low), (234, 580 + low), (250, 612 + low), (262, 590 + low), (300, 580)))  # fmt: skip
    cloth = rag.intersected(arm.united(polygon(_side(way, (290, 512), (236, 530), (262, 600), (300, 580)))))
    glaze(painter, rag.translated(4, 12).intersected(arm), BLACK, 0.5)
    lit(painter, cloth, _RED if way > 0 else "#7E1A20", _DAWN if way > 0 else "#7E1A20", (-8, -6), shade=_DARK, width=5)


def _head(painter: QPainter) -> None:
    """Her head bowed towards the light, a white cloth over her eyes, a tear beneath it."""
    skin = mixed(_SHADE, _SKIN, 0.9)
    neck(painter, 366, 420, 98, 526, skin)
    fill(painter, blob(((312, 528), (366, 540), (420, 528), (424, 560), (366, 600), (310, 560)), tension=0.6), skin)
    trim = ((290, 504, 10), (304, 568, 15), (364, 612, 17), (424, 568, 15), (440, 506, 10))
    lit(painter, ink(trim), "#7A1820", _DAWN, (-3, -4), shade=_DARK, width=5)
    with tilted(painter, 366, 440, -7):
        painter.translate(356, 318)
        painter.scale(-1.24, 1.24)
        turned(painter, 0, 0, 1, Face(_SHADE, _SKIN, lips="#8A2430", brow=0.1, jaw=0.1, smile=-0.9, stern=-1))
        fill(painter, ink(((14, 64, 1), (24, 63, 7), (36, 63, 7), (46, 64, 1))), "#1C0608")  # the lips part
        fill(painter, joined(limb(((-10, 6, 2), (-14, 28, 4), (-14, 38, 6))), disc(-14, 40, 6, 8)), "#E4F4FF")
        crop = blob(((62, -50), (68, -92), (30, -124), (-30, -126), (-80, -96), (-96, -40), (-88, 30), (-66, 70), (-62,
            10), (-40, -40), (0, -66), (40, -66)), tension=0.7)  # fmt: skip
        lit(painter, crop, _HAIR, _DAWN, (6, -5), shade=BLACK)
        strands(painter, [((58 - a, -88 + a * 0.1), (-16 - a * 0.6, -104 + a), (-84 + a * 0.2, -30 + a * 0.2)) for a in
            (0, 14, 28, 42)], _HAIR, _DAWN, 6)  # fmt: skip
        band = blob(((-92, -40), (-20, -34), (30, -36), (70, -42), (73, -4), (30, 5), (-20, 12), (-88, 10)),
            tension=0.5)  # fmt: skip
        lit(painter, band, look.BONE, look.BONE, (6, -6), shade="#A89AA0", width=6)
        fill(painter, joined(limb(((-80, -18, 2), (-10, -12, 4), (64, -22, 2))), limb(((-70, -2, 2), (0, 2, 3), (66, -6,
            2)))), "#A098A0")  # fmt: skip
        for end in (((-86, -30), (-130, -50), (-190, -30), (-150, -12), (-90, -8)), ((-86, -16), (-130, 10), (-168, 60),
            (-124, 44), (-84, 8))):  # fmt: skip
            lit(painter, blob(end, tension=0.7), look.BONE, look.BONE, (4, -5), shade="#A89AA0", width=5)


def _flying_hair(painter: QPainter) -> None:
    """The wind takes all of it to one side, in locks that each turn their own way."""
    locks = (((380, 400, 50), (450, 440, 66), (520, 430, 46), (570, 466, 22), (612, 456, 2)),
        ((370, 230, 50), (450, 190, 70), (520, 214, 54), (580, 180, 28), (640, 204, 2)),
        ((390, 350, 60), (480, 380, 80), (560, 360, 56), (610, 390, 28), (664, 376, 2)),
        ((390, 290, 60), (470, 282, 86), (550, 300, 66), (610, 276, 34), (672, 300, 2)))  # fmt: skip
    for lock in locks:
        lit(painter, ink(lock), _HAIR, _DAWN, (-5, -7), shade=BLACK)
        strands(painter, [((lock[0][0], lock[0][1] + way * 14), (lock[1][0], lock[1][1] + way * 18), (lock[3][0],
            lock[3][1] + way * 3)) for way in (-1, 0, 1)], _HAIR, _DAWN, 7)  # fmt: skip


def _bonds(painter: QPainter) -> None:
    """Three turns of rope about breast and arms, each bulging over an arm; the knot, and its two ends in the wind."""
    turns = ((628, 189, 258), (672, 184, 253), (716, 176, 246))
    for y, _, inner in turns:
        _rope(painter, _bow((inner - 8, 732 - inner + 8), y + 8, 22))
    for y, outer, inner in turns:
        for way in (1, -1):
            (left, _), (right, _) = sorted(_side(way, (outer - 7, 0), (inner + 8, 0)))
            _rope(painter, _bow((left, right), y, 14))
    for end in (((372, 720), (396, 790), (326, 790), (350, 856)), ((376, 716), (420, 790), (440, 720), (500, 790))):
        slack = QPainterPath(QPointF(*end[0]))
        slack.cubicTo(*(QPointF(*point) for point in end[1:]))
        _rope(painter, [(at.x(), at.y(), 21) for at in (slack.pointAtPercent(k / 14) for k in range(15))], frayed=True)
    knot = blob(((340, 690), (362, 674), (392, 680), (402, 704), (394, 732), (366, 740), (342, 726)), tension=0.9)
    lit(painter, knot, "#E2B878", look.BONE, (-3, -5), shade="#7A4A22", width=6)
    within(painter, knot, joined(ink(((340, 726, 2), (362, 700, 6), (402, 684, 2))), *(ink(((x, y, 1.5), (x + 11, y + 6,
        4), (x + 16, y + 18, 1.5))) for x, y in ((350, 682), (368, 676), (360, 708), (378, 698)))),
        "#7A4A22")  # fmt: skip


def _bow(ends: Point, y: float, sag: float) -> list[Joint]:
    """A rope's way over something round: thin and steep where it comes from behind."""
    (left, right), turns = ends, [k * math.pi / 16 for k in range(-8, 9)]
    return [((left + right) / 2 + (right - left) / 2 * math.sin(a), y + sag * math.cos(a), 14 + 13
        * abs(math.cos(a)) ** 0.6) for a in turns]  # fmt: skip


def _rope(painter: QPainter, course: Sequence[Joint], *, frayed: bool = False) -> None:
    """A twisted rope along its way; at a loose end its yarns stand apart."""
    glaze(painter, limb([(x + 5, y + 14, thick) for x, y, thick in course]), BLACK, 0.4)
    if frayed:
        (ax, ay, _), (x, y, thick) = course[-3], course[-1]
        yarns = [ink(((x, y, thick * 0.5), (*along((ax, ay), (x, y), 1.8, aside * 0.8), 7), (*along((ax, ay), (x, y),
            far, aside), 1.5))) for aside, far in ((-11, 2.1), (-3, 2.5), (4, 2.2), (11, 2.4))]  # fmt: skip
        lit(painter, joined(*yarns), "#E2B878", look.BONE, (-2, -2), shade="#7A4A22", width=5)
    lit(painter, limb(course), "#E2B878", look.BONE, (-3, -5), shade="#7A4A22", width=5)
    twists, walked = [], 8.0
    for (ax, ay, thick), (bx, by, _) in pairwise(course):
        long = math.dist((ax, ay), (bx, by))
        ux, uy = (bx - ax) / long, (by - ay) / long
        while walked < long:
            x, y = ax + ux * walked, ay + uy * walked
            twists.append(ink([(x + ux * on - uy * off * thick, y + uy * on + ux * off * thick, wide)
                for on, off, wide in ((6, -0.44, 1.5), (-1, 0, 4), (-6, 0.44, 1.5))]))  # fmt: skip
            walked += 16
        walked -= long
    fill(painter, joined(*twists), "#7A4A22")
