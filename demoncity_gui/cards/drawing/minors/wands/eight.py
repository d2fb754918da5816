"""The Eight of Wands."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm, neck
from demoncity_gui.cards.drawing.backdrop import city, clouds, sky, stars
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.hair import strands
from demoncity_gui.cards.drawing.hands import grip
from demoncity_gui.cards.drawing.heads import Face, turned
from demoncity_gui.cards.drawing.light import glaze, lit, within
from demoncity_gui.cards.drawing.minors.signs import match
from demoncity_gui.cards.drawing.paint import fill, mixed, tilted
from demoncity_gui.cards.drawing.primitives import blob, disc, joined, limb, placed, polygon, rect, ring
from demoncity_gui.cards.drawing.tones import BLACK, Tones


def scene(painter: QPainter, t: Tones) -> None:
    """Eight burning matches shoot side by side over the roofs; a messenger on a bicycle leaps with them."""
    sky(painter, "#0A0E2E", "#8A3E40", 940)
    stars(painter, 10, (250, -40), (420, 300))
    clouds(painter, ((120, 560, 0.7), (640, 560, 0.6)), "#33244A", t.light)
    city(painter, 1100, "#2A1830", None, tall=270, seed=31)
    city(painter, 1100, "#120A14", look.SODIUM, tall=150, seed=17, edge=t.light)
    turn = math.radians(62)
    flights = ((480, 96), (536, 222), (286, 330), (456, 388), (196, 500), (546, 496), (350, 562), (524, 640))
    for x, y in flights:
        for half, far, colour, share in ((24, 350, t.light, 0.55), (12, 290, look.SODIUM, 0.9), (5, 200, "#FFE6A8",
            0.9)):  # fmt: skip
            foot_x, foot_y = x + 40 * math.sin(turn), y - 40 * math.cos(turn)
            glaze(painter, polygon(((foot_x - half * math.cos(turn), foot_y - half * math.sin(turn)), (foot_x + half
                * math.cos(turn), foot_y + half * math.sin(turn)), (x - far * math.sin(turn), y + far
                * math.cos(turn)))), colour, share)  # fmt: skip
    for x, y in flights:
        match(painter, x - 120 * math.sin(turn), y + 120 * math.cos(turn), 244, 62, 1.5, 0.8)
    ways = ((380, 860, 300), (400, 1060, 260), (-20, 770, 200))
    streaks = [limb(((x, y, 2), (x + long * 0.6, y, 7), (x + long, y, 2))) for x, y, long in ways]
    glaze(painter, joined(*streaks), look.BONE, 0.4)
    glaze(painter, rect(0, 700, 700, 400), look.SODIUM, 0.06)
    _letters(painter)
    _bicycle(painter)
    _rider(painter)


_SKIN, _COAT, _DARK, _WARM = "#E2B58A", "#2F6E84", "#06141C", "#FFD890"
_WHEEL: Final = (566, 972)
_STEM: Final = (536, 866)


def _bicycle(painter: QPainter) -> None:
    """It leaps, its front wheel up: the far half of the handlebar, fork, frame, spokes, a lamp."""
    x, y = _WHEEL
    for at, size in ((_WHEEL, 104), ((150, 1150), 104)):
        lit(painter, ring(*at, size, size - 17), "#2A2430", _WARM, (5, -6), shade=BLACK, width=6)
        spokes = [limb(((*at, 3), (at[0] + (size - 18) * math.sin(a), at[1] + (size - 18) * math.cos(a), 3)))
            for a in (math.radians(22 + 30 * k) for k in range(12))]  # fmt: skip
        fill(painter, joined(*spokes), look.BONE)
    for tube in (((_STEM[0] - 4, _STEM[1] + 20), (150, 1040)), ((_STEM[0] + 2, _STEM[1] + 44), (350, 1130))):
        lit(painter, limb([(*point, 20) for point in tube]), "#B83A2A", _WARM, (3, -5), shade="#4A0E12", width=5)
    lit(painter, limb(((506, 882, 15), (*_STEM, 17), (566, 842, 15))), look.MUTED, look.BONE, (2, -4), shade="#3A3440",
        width=5)  # fmt: skip
    lit(painter, limb(((*_STEM, 26), (x - 18, y - 44, 20), (x, y, 13))), "#B83A2A", _WARM, (4, -4), shade="#4A0E12",
        width=5)  # fmt: skip
    lit(painter, disc(x, y, 13), look.BONE, look.BONE, (3, -3), shade=look.MUTED, width=5)


def _horn(painter: QPainter, x: float, y: float) -> None:
    """One half of the handlebar from the stem to its leather grip."""
    lit(painter, placed(limb(((44, 36, 15), (20, 17, 15), (-20, -17, 15))), x, y), look.MUTED, look.BONE, (2, -4),
        shade="#3A3440", width=5)  # fmt: skip
    lit(painter, placed(limb(((12, 10, 24), (-42, -35, 24))), x, y), "#7A4A24", _WARM, (3, -5), shade="#24120A",
        width=5)  # fmt: skip


def _rider(painter: QPainter) -> None:
    """A messenger bent over the handlebar: his scarf flies, letters fly out of his bag."""
    far = mixed(BLACK, _COAT, 0.62)
    arm(painter, ((300, 868), (410, 930), (498, 850)), 80, far, _WARM, (6, -7), cuff=look.MUTED, skin=_SKIN)
    with grip(painter, 522, 806, -48, 0.64, _SKIN, across=24, mirror=True):
        _horn(painter, 522, 806)
    thigh = blob(((40, 1010), (120, 970), (230, 970), (330, 996), (362, 1030), (356, 1074), (320, 1180), (230, 1180),
        (248, 1086), (120, 1110), (30, 1100)), tension=0.7)  # fmt: skip
    lit(painter, thigh, "#5E4A72", _WARM, (7, -10), shade="#140E1C")
    fill(painter, joined(limb(((336, 1050, 2), (296, 1052, 8), (250, 1084, 2))), limb(((292, 1070, 2), (262, 1078, 6),
        (240, 1096, 2)))), "#140E1C")  # fmt: skip
    body = blob(((-10, 1120), (20, 990), (70, 910), (150, 850), (240, 830), (306, 850), (322, 900), (280, 970), (220,
        1020), (190, 1060), (110, 1090)), tension=0.7)  # fmt: skip
    lit(painter, body, _COAT, _WARM, (10, -14), shade=_DARK)
    within(painter, body, blob(((-60, 1060), (60, 1030), (180, 960), (250, 960), (330, 900), (340, 1100), (-60, 1200)),
        tension=0.6), _DARK)  # fmt: skip
    _bag(painter)
    _his_head(painter)
    within(painter, body, limb(((170, 860, 60), (250, 900, 96), (330, 960, 90))), _DARK)
    arm(painter, ((206, 896), (318, 968), (432, 892)), 94, _COAT, _WARM, (8, -10), cuff=look.BONE, skin=_SKIN)
    fill(painter, limb(((190, 862, 2), (162, 900, 8), (186, 944, 2))), _DARK)
    lit(painter, limb(((214, 842, 38), (268, 880, 48), (326, 872, 38))), "#C2402E", _WARM, (5, -8), shade="#4A0E12")
    with grip(painter, 460, 846, -50, 0.72, _SKIN, across=26, mirror=True):
        _horn(painter, 460, 846)


def _bag(painter: QPainter) -> None:
    """The bag of letters on his back, and his scarf in the wind."""
    bag = placed(blob(((-20, 1010), (50, 950), (140, 960), (176, 1020), (160, 1120), (40, 1160), (-20, 1120)),
        tension=0.5), -20, 150, 0.8)  # fmt: skip
    lit(painter, bag, "#7A4A24", _WARM, (7, -10), shade="#24120A")
    flap = placed(
        blob(((-20, 1000), (50, 944), (146, 956), (176, 1040), (90, 1064), (0, 1070)), tension=0.5), -20, 150, 0.8
    )
    lit(painter, flap, "#8E5A2C", _WARM, (7, -9), shade="#3A1E0E", width=5)
    lit(painter, limb(((88, 936, 18), (150, 876, 20), (214, 846, 20))), "#7A4A24", _WARM, (3, -5), width=4)
    scarf = placed(blob(((300, 900), (220, 880), (150, 830), (90, 842), (40, 800), (-30, 816), (-30, 880), (30, 876),
        (90, 914), (150, 900), (220, 940), (300, 950)), tension=0.9), -30, -52)  # fmt: skip
    lit(painter, scarf, "#C2402E", _WARM, (4, -9), shade="#4A0E12")
    folds = joined(limb(((90, 872, 3), (150, 862, 7), (240, 908, 3))), limb(((-20, 850, 3), (40, 836, 7), (100, 878,
        3))))  # fmt: skip
    fill(painter, placed(folds, -30, -52), "#4A0E12")


def _his_head(painter: QPainter) -> None:
    """He looks up at the flight, set on keeping pace; his hair is blown back."""
    neck(painter, 268, 810, 62, 876, _SKIN)
    with tilted(painter, 280, 840, -9):
        painter.translate(298, 768)
        painter.scale(0.92, 0.92)
        turned(painter, 0, 0, 1, Face("#9A6238", _SKIN, nose=Nose.SNUB, stern=0, brow=9, brow_colour="#6B3216",
            smile=1.1, jaw=0.3, gaze=0.9))  # fmt: skip
        blown = blob(((62, -66), (50, -104), (4, -126), (-60, -124), (-120, -136), (-100, -110), (-150, -104), (-112,
            -78), (-158, -56), (-110, -44), (-136, -14), (-92, -14), (-96, 16), (-68, 24), (-62, -14), (-44, -50), (-10,
            -64), (6, -84), (24, -66), (40, -80)), tension=0.6)  # fmt: skip
        lit(painter, blown, "#6B3216", _WARM, (7, -6), shade="#220C06", width=5)
        strands(painter, [((44, -98), (-20, -116), (-104, -106)), ((30, -88), (-30, -92), (-120, -64)), ((10, -78),
            (-40, -72), (-100, -26)), ((50, -88), (-10, -104), (-110, -88))], "#6B3216", _WARM, 8)  # fmt: skip


def _letters(painter: QPainter) -> None:
    """What he brings: they fly out behind him."""
    _letter(painter, 88, 668, 1.15, -24)
    _letter(painter, 64, 772, 0.9, 16)


def _letter(painter: QPainter, x: float, y: float, size: float, turn: float) -> None:
    """A sealed envelope."""
    lit(painter, placed(rect(-46, -30, 92, 60), x, y, size, turn), look.BONE, look.BONE, (4, -5), shade=look.MUTED,
        width=5)  # fmt: skip
    fill(painter, placed(joined(limb(((-44, -28, 4), (0, 6, 5))), limb(((44, -28, 4), (0, 6, 5))), disc(0, 6, 8)),
        x, y, size, turn), look.OXBLOOD)  # fmt: skip
