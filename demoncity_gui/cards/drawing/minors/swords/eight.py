"""The Eight of Swords."""

from __future__ import annotations

import math
from itertools import pairwise
from typing import Final

from PySide6.QtGui import QPainter, QPainterPath

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import neck
from demoncity_gui.cards.drawing.backdrop import city, clouds, sky
from demoncity_gui.cards.drawing.features import ink
from demoncity_gui.cards.drawing.hair import strands
from demoncity_gui.cards.drawing.heads import Face, turned
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import blade
from demoncity_gui.cards.drawing.paint import fill, mixed, tilted
from demoncity_gui.cards.drawing.primitives import blob, disc, joined, limb, polygon, rect
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
    body = _body(painter)
    _head(painter)
    for y in (664, 718, 772):
        _rope(painter, body, y, 32)
    for x, foot, turn in ((194, 1044, -3), (306, 1062, 1), (418, 1062, -1), (530, 1044, 3)):
        blade(painter, x, foot - 120, 282, turn, 1.9)
        _planted(painter, x, foot)
    fill(painter, rect(0, 1068, 700, 140), "#120E14")
    gloom(painter, 330, 500, 460, 0.36)


def _planted(painter: QPainter, x: float, foot: float) -> None:
    """The soil that a point has thrown up."""
    heap = blob(((x - 50, foot + 40), (x - 34, foot + 12), (x - 16, foot + 4), (x, foot - 8), (x + 18, foot + 5), (x
        + 36, foot + 14), (x + 50, foot + 40)), tension=0.5)  # fmt: skip
    lit(painter, heap, "#1C161C", _DAWN, (-3, -4), shade=BLACK, width=5)


def _body(painter: QPainter) -> QPainterPath:
    """Her trunk and the arms tied to it, hands behind her back, in a dress that is torn at one shoulder."""
    body = blob(((312, 512), (294, 512), (249, 530), (213, 556), (191, 610), (182, 690), (177, 780), (186, 846), (214,
        900), (249, 940), (227, 1100), (519, 1100), (490, 940), (533, 904), (558, 850), (567, 780), (560, 690), (548,
        606), (522, 552), (474, 526), (425, 512), (407, 512)), tension=0.7)  # fmt: skip
    lit(painter, body, _RED, _DAWN, (-11, -7), shade=_DARK)
    night = blob(((463, 560), (501, 610), (481, 700), (483, 800), (456, 900), (465, 1120), (609, 1120), (609, 500)),
        tension=0.6)  # fmt: skip
    within(painter, body, night, "#64141C")
    near = blob(((501, 570), (529, 620), (537, 720), (533, 800), (510, 880), (488, 860), (486, 700), (488, 620)),
        tension=0.7)  # fmt: skip
    within(painter, body, near, "#8E2026")
    within(painter, body, blob(((259, 620), (303, 700), (285, 830), (303, 960), (268, 980), (245, 860), (241, 720)),
        tension=0.7), "#7A1820")  # fmt: skip
    arms = (((245, 606, 2), (238, 700, 9), (240, 810, 9), (258, 900, 4)), ((488, 596, 2), (481, 700, 10), (483, 810,
        10), (497, 896, 4)))  # fmt: skip
    folds = (((330, 850, 2), (321, 950, 10), (303, 1090, 5)), ((420, 850, 2), (429, 950, 10), (447, 1090, 5)),
        ((371, 850, 1), (375, 940, 7), (371, 1090, 4)), ((519, 590, 1), (533, 620, 6), (537, 656, 1)), ((330, 600, 1),
        (321, 640, 7), (324, 680, 2)), ((420, 596, 1), (427, 640, 7), (420, 680, 2)))  # fmt: skip
    fill(painter, joined(*(ink(line) for line in (*arms, *folds))), _DARK)
    torn = polygon(((209, 548), (247, 524), (249, 560), (268, 590), (249, 596), (254, 640), (227, 616), (216, 652),
        (190, 618), (177, 640), (177, 570)))  # fmt: skip
    lit(painter, torn.intersected(body), _SKIN, _DAWN, (-7, -4), shade=_SHADE, width=4)
    chest = blob(((290, 512), (362, 490), (430, 512), (414, 570), (362, 610), (310, 572)), tension=0.6)
    lit(painter, chest, _SKIN, _SKIN, (-6, -4), shade=_SHADE, width=6, smooth=True)
    return body


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
        fill(painter, joined(limb(((20, 14, 2), (17, 36, 3))), disc(16, 40, 4, 6)), "#F4FAFF")
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


def _rope(painter: QPainter, body: QPainterPath, y: float, sag: float) -> None:
    """A turn of rope about arms and breast: it bulges towards us and goes round behind on both sides."""
    angles = [k * math.pi / 24 for k in range(-12, 13)]
    course = [(366 + 190 * math.sin(a), y + sag * math.cos(a), 20 + 10 * math.cos(a)) for a in angles]
    glaze(painter, limb([(a + 6, b + 18, thick) for a, b, thick in course]).intersected(body), BLACK, 0.5)
    lit(painter, limb(course), "#E2B878", look.BONE, (-3, -5), shade="#7A4A22", width=5)
    twists = [ink(((a + 7, b - thick * 0.46, 1.5), (a - 2, b, 4), (a - 7, b + thick * 0.46, 1.5)))
        for (a0, b0, thick), (a1, b1, _) in pairwise(course) for a, b in (((a0 + a1) / 2, (b0 + b1) / 2),)]  # fmt: skip
    fill(painter, joined(*twists), "#7A4A22")
