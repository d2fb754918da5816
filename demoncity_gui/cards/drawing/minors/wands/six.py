"""The Six of Wands."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtGui import QPainter, QPainterPath

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm, neck
from demoncity_gui.cards.drawing.features import ink, inked
from demoncity_gui.cards.drawing.figures import Nose, fedora
from demoncity_gui.cards.drawing.hair import strands
from demoncity_gui.cards.drawing.hands import fist, palm
from demoncity_gui.cards.drawing.heads import Face, Mouth, side, turned
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import match
from demoncity_gui.cards.drawing.paint import fill, mixed, tilted
from demoncity_gui.cards.drawing.primitives import Point, blob, disc, joined, limb, placed, polygon, rect, star
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_SKIN, _SHADE, _GLEAM, _WARM = "#C68A58", "#5A3220", "#FFD8A0", "#FFD890"
_RED, _NIGHT = "#A8202A", "#1A0A16"
_MATCHES: Final = ((68, 840), (132, 840), (536, 840), (590, 840), (644, 840))
"""Where the five of the crowd stand."""


def scene(painter: QPainter, t: Tones) -> None:
    """The new champion rides on two men's shoulders, laurelled, glove and match flung up; five more burn for him."""
    fill(painter, rect(0, -150, 700, 1300), "#12060F")
    for wide, tone in ((620, "#220C14"), (520, "#3A1418"), (420, "#58221A"), (310, "#7E3A1C")):
        fill(painter, disc(350, 380, wide), tone)
    for left, right in ((-260, -90), (130, 240), (460, 570), (790, 960)):  # the lamps above the ring
        glaze(painter, polygon(((330, -160), (370, -160), (right, 1100), (left, 1100))), look.SODIUM, 0.14)
    glow(painter, 350, 420, 300, "#FFC870", 0.5)
    _confetti(painter)
    for x, foot in _MATCHES:
        match(painter, x, foot, 222, 0, 2.1, 0.4)
        hand = blob(((x - 20, foot - 30), (x - 24, foot - 62), (x - 8, foot - 74), (x + 14, foot - 73), (x + 25, foot
            - 56), (x + 22, foot - 26), (x + 26, foot + 60), (x - 26, foot + 60)), tension=0.6)  # fmt: skip
        lit(painter, hand, "#5A2C20", t.light, (0, -5), shade=BLACK, width=4)
        fill(painter, joined(*(ink(((x - 20, foot - y, 1), (x - 4, foot - y - 3, 4), (x + 10, foot - y, 1))) for y in (
            60, 46, 32))), _NIGHT)  # fmt: skip
    _crowd(painter, t)
    painter.save()
    painter.translate(20, -28)
    _bearer(painter, Face("#8A5434", "#F0BE8C", nose=Nose.HOOKED, smile=1.5, brow=12, old=True), hat=True)
    painter.translate(650, -6)
    painter.scale(-1, 1)
    _bearer(painter, Face("#6A3C24", "#B87A4C", nose=Nose.BROAD, mouth=Mouth.LAUGH, brow=11, stern=-0.6), hat=False)
    painter.restore()
    with tilted(painter, 340, 900, 2):
        _champion(painter)
    for way in (1, -1):
        _hold(painter, way)
    gloom(painter, 350, 480, 540, 0.3)


def _hold(painter: QPainter, way: int) -> None:
    """A bearer's forearm, and the hand that holds a shin fast."""
    painter.save()
    painter.translate(343, 4 - 12 * way)
    painter.scale(way, 1)
    fore = blob(((-380, 1010), (-320, 1000), (-240, 1014), (-176, 1018), (-176, 1062), (-240, 1084), (-330, 1110),
        (-380, 1110)), tension=0.6)  # fmt: skip
    lit(painter, fore, "#3A2434", _WARM, (3, -8), shade=BLACK)
    lit(painter, polygon(((-186, 1012), (-164, 1014), (-164, 1064), (-186, 1068))), look.BONE, look.BONE, (3, -5),
        shade=look.MUTED, width=5)  # fmt: skip
    palm(painter, -120, 1040, 88, 0.66, "#F0BE8C" if way > 0 else "#B87A4C", back=True, apart=0.3, mirror=True,
        towards=(0.3, -0.9))  # fmt: skip
    painter.restore()


def _confetti(painter: QPainter) -> None:
    for number in range(22):
        x, y = 170 + (number * 137) % 480, 50 + (number * 89) % 480
        fill(painter, placed(rect(-10, -6, 20, 12), x, y, 1, number * 41), (look.BONE, look.DANGER,
            "#FFC860")[number % 3])  # fmt: skip


def _crowd(painter: QPainter, t: Tones) -> None:
    """Hats and fists of those who stand behind, black before the light."""
    hats = ((226, 846, 4), (490, 850, -4), (560, 870, 4), (130, 870, 5))
    heads = [placed(fedora(), x, y, 0.46, turn) for x, y, turn in hats]
    mass = joined(*heads, rect(-10, 900, 720, 400), *(disc(x, y + 40, 38) for x, y, _ in hats))
    lit(painter, mass, _NIGHT, t.light, (0, -5), shade=BLACK, width=4)


def _bearer(painter: QPainter, face: Face, *, hat: bool) -> None:
    """One of the two who carry him: he looks up and cheers; the champion's thigh lies on his shoulder."""
    coat = blob(((-70, 1010), (0, 972), (66, 954), (130, 966), (200, 990), (220, 1020), (220, 1180), (-80, 1180)),
        tension=0.7)  # fmt: skip
    lit(painter, coat, "#3A2434", _WARM, (4, -8), shade=BLACK)
    with tilted(painter, 60, 970, -28):
        side(painter, 92, 868, 0.92, face)
        if hat:
            lit(painter, placed(fedora(), 84, 806, 0.92, -10), "#2A1C2A", _WARM, (6, -5), shade=BLACK)
            inked(painter, "#D8CFC0", ((112, 902, 3), (132, 894, 14), (148, 904, 3)))
        else:
            crop = blob(((136, 808), (126, 770), (86, 760), (40, 774), (14, 820), (22, 876), (44, 890), (64, 850),
                (74, 830), (96, 838), (104, 812)), tension=0.7)  # fmt: skip
            lit(painter, crop, "#17121A", _WARM, (5, -4), shade=BLACK, width=5)


def _champion(painter: QPainter) -> None:
    """He: bare to the belt, a face is 190; both arms in a V."""
    body = blob(((300, 566), (262, 590), (222, 598), (192, 636), (200, 706), (226, 776), (244, 840), (240, 920), (440,
        920), (436, 840), (454, 776), (480, 706), (488, 636), (458, 598), (418, 590), (380, 566)),
        tension=0.8)  # fmt: skip
    high, glove = ((448, 634), (584, 492), (560, 318)), ((232, 634), (104, 520), (164, 362))
    match(painter, 568, 350, 300, 2, 1.5, 0.6)
    lit(painter, body, _SKIN, _GLEAM, (12, -6), shade=_SHADE, smooth=True)
    _muscles(painter, body)
    arm(painter, high, 108, _SKIN, _GLEAM, (9, -6), skin=_SKIN, body=body)
    arm(painter, glove, 108, _SKIN, _GLEAM, (9, -6), skin=_SKIN, body=body)
    fill(painter, limb(((466, 626, 30), (477, 652, 12))), _SKIN)
    for points in (((536, 520, 2), (520, 580, 6), (470, 610, 2)), ((560, 470, 2), (548, 420, 5), (546, 380, 1)), ((144,
        520, 2), (170, 570, 6), (216, 606, 2)), ((140, 500, 2), (164, 470, 5), (180, 420, 1))):  # fmt: skip
        fill(painter, ink(points), _SHADE)
    wrap = limb(((*_between(high, 0.84), 58), (*_between(high, 1.04), 56)))
    lit(painter, wrap, look.BONE, look.BONE, (6, -5), shade=look.MUTED, width=5)
    within(painter, wrap, joined(*(limb(((520, y, 4), (600, y - 14, 4))) for y in (320, 338, 356))), look.MUTED)
    fist(painter, 558, 258, 2, 0.8, look.BONE, towards=(0.5, -0.8))
    _glove(painter)
    _legs(painter)
    neck(painter, 340, 504, 92, 586, _SKIN)
    with tilted(painter, 340, 520, -9):
        painter.translate(358, 424)
        _head(painter)


def _between(joints: tuple[Point, Point, Point], share: float) -> Point:
    """A point on the way from an elbow to the wrist."""
    (ax, ay), (bx, by) = joints[1:]
    return ax + (bx - ax) * share, ay + (by - ay) * share


def _muscles(painter: QPainter, body: QPainterPath) -> None:
    """Breast and belly, drawn with their shadows."""
    dark = blob(((150, 560), (232, 640), (222, 700), (268, 770), (276, 840), (268, 940), (150, 940)), tension=0.6)
    within(painter, body, dark, _SHADE)
    under = joined(ink(((214, 700, 2), (262, 734, 11), (318, 728, 7), (338, 706, 2))), ink(((342, 706, 2), (366, 730,
        9), (420, 732, 11), (470, 696, 2))))  # fmt: skip
    lines = joined(ink(((340, 620, 1), (341, 660, 5), (340, 706, 4))), ink(((340, 740, 3), (342, 790, 5), (341, 850,
        4))), *(ink(((300, y, 1), (320, y + 8, 5), (336, y + 2, 2))) for y in (770, 808)), *(ink(((346, y + 2, 2), (366,
        y + 8, 5), (392, y, 1))) for y in (770, 808)), ink(((408, 760, 1), (404, 800, 5), (414, 850, 1))))  # fmt: skip
    within(painter, body, joined(under, lines), _SHADE)
    within(painter, body, ink(((366, 690, 1), (410, 700, 9), (446, 670, 2))), _GLEAM)


def _glove(painter: QPainter) -> None:
    """The boxing glove that he punches up with: mitt, thumb, a laced white cuff."""
    painter.save()
    painter.translate(164, 362)
    painter.rotate(15)
    mitt = blob(((-40, -20), (-58, -74), (-54, -128), (-14, -156), (36, -148), (62, -108), (58, -60), (42, -16)),
        tension=0.8)  # fmt: skip
    lit(painter, mitt, _RED, "#FF9A70", (9, -7), shade="#3A0810")
    within(painter, mitt, ink(((-50, -112, 1), (-10, -100, 8), (50, -112, 1))), "#5A0E18")
    thumb = blob(((30, -16), (66, -36), (78, -80), (66, -112), (44, -108), (34, -70), (16, -40)), tension=0.8)
    lit(painter, thumb, _RED, "#FF9A70", (6, -6), shade="#3A0810")
    fill(painter, ink(((-30, -134, 2), (-8, -142, 9), (16, -138, 2))), "#FFC0A0")
    lit(painter, rect(-44, -26, 88, 48, 12), look.BONE, look.BONE, (7, -5), shade=look.MUTED)
    fill(painter, joined(*(limb(((x, -16, 4), (x + 14, 12, 4))) for x in (-22, 0, 22))), look.MUTED)
    painter.restore()


def _legs(painter: QPainter) -> None:
    """He sits: satin thighs that come forward over two shoulders, bare knees, shins that hang."""
    for knee, way in ((232, -1), (452, 1)):
        shin = limb(((knee, 985, 128), (knee + 6 * way, 1060, 112), (knee + 4 * way, 1180, 90)))
        lit(painter, shin, _SKIN, _GLEAM, (10, -4), shade=_SHADE, smooth=True)
        within(painter, shin, ink(((knee - 30, 1030, 2), (knee + 4, 1046, 6), (knee + 34, 1030, 2))), _SHADE)
    for x, knee in ((300, 230), (384, 454)):
        half = 66
        thigh = blob(((x - 60, 880), (x + 60, 880), (knee + half, 950), (knee + half + 4, 1000), (knee, 1016), (knee
            - half - 4, 1000), (knee - half, 940)), tension=0.7)  # fmt: skip
        lit(painter, thigh, _RED, _WARM, (9, -8), shade="#3A0810")
        hem = ink(((knee - half - 10, 988, 14), (knee, 1006, 16), (knee + half + 10, 988, 14)))
        within(painter, thigh, hem, look.BONE)
    band = blob(((232, 846), (342, 862), (450, 846), (456, 902), (342, 922), (226, 902)), tension=0.5)
    lit(painter, band, "#4A2418", _WARM, (5, -6), shade="#1A0C0A")
    plate = blob(((270, 838), (342, 826), (414, 838), (430, 880), (400, 922), (342, 936), (284, 922), (254, 880)),
        tension=0.7)  # fmt: skip
    lit(painter, plate, look.BRASS, "#FFF0C0", (7, -7), shade="#6B4612")
    fill(painter, star(342, 882, 38, 16), "#7A4A12")


def _head(painter: QPainter) -> None:
    """His head thrown back: a plaster, a crooked nose, a laurel wreath."""
    turned(painter, 0, 0, 0.95, Face(_SHADE, _SKIN, nose=Nose.BROAD, stern=-0.7, brow=12, jaw=0.9, smile=1.4, gaze=0.7,
        lid=0.15, brow_colour="#1E1210"))  # fmt: skip
    crop = blob(((64, -50), (66, -92), (30, -118), (-30, -118), (-76, -88), (-86, -30), (-72, 14), (-62, -10), (-52,
        -40), (-20, -66), (20, -72), (48, -62)), tension=0.7)  # fmt: skip
    lit(painter, crop, "#2A1812", _WARM, (6, -6), shade=BLACK)
    strands(painter, [((50 - a, -76), (10 - a, -96), (-30 - a, -80 + a)) for a in (0, 14, 28)], "#2A1812", _WARM, 5)
    lit(painter, placed(rect(-20, -8, 40, 16, 5), -14, 26, 1, -18), "#F0DCC0", look.BONE, (2, -2), width=4)
    leaf = blob(((0, -31), (13, -4), (0, 24), (-13, -4)))
    green = mixed(BLACK, look.HORROR, 0.72)
    band = ((-86, 0), (-84, -36), (-68, -68), (-42, -90), (-8, -100), (26, -98), (56, -80))
    for number, (x, y) in enumerate(band):
        ax, ay = band[min(number + 1, 6)]
        bx, by = band[max(number - 1, 0)]
        along = math.degrees(math.atan2(ay - by, ax - bx)) + 90
        for aside in (-34, 34):
            lean = math.radians(along + aside)
            lit(painter, placed(leaf, x + 11 * math.sin(lean), y - 11 * math.cos(lean), 1.14, along + aside), green,
                look.HORROR, (3, -3), width=4)  # fmt: skip
