"""The Eight of Wands."""

from __future__ import annotations

import math

from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm, neck
from demoncity_gui.cards.drawing.backdrop import city, clouds, sky, stars
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.hair import strands
from demoncity_gui.cards.drawing.hands import grip
from demoncity_gui.cards.drawing.heads import Face, Mouth, turned
from demoncity_gui.cards.drawing.light import glaze, lit, within
from demoncity_gui.cards.drawing.minors.signs import match
from demoncity_gui.cards.drawing.paint import fill, tilted
from demoncity_gui.cards.drawing.primitives import blob, disc, joined, limb, placed, polygon, rect
from demoncity_gui.cards.drawing.tones import Tones


def scene(painter: QPainter, t: Tones) -> None:
    """Eight burning matches shoot side by side over the roofs; a messenger runs with them."""
    sky(painter, "#0A0E2E", "#8A3E40", 940)
    stars(painter, 10, (250, -40), (420, 300))
    clouds(painter, ((120, 560, 0.7), (640, 560, 0.6)), "#33244A", t.light)
    city(painter, 1100, "#2A1830", None, tall=360, seed=31)
    city(painter, 1100, "#120A14", look.SODIUM, tall=250, seed=17, edge=t.light)
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
    painter.save()
    painter.translate(30, 1062)
    painter.scale(0.88, 0.88)
    painter.translate(-30, -1100)
    _rider(painter)
    painter.restore()


_SKIN, _COAT, _DARK, _WARM = "#E2B58A", "#2F6E84", "#06141C", "#FFD890"


def _rider(painter: QPainter) -> None:
    """A messenger who runs with them, a letter in his raised fist: his scarf flies, letters fly out of his bag."""
    _letters(painter)
    body = blob(((-40, 1200), (-20, 1080), (40, 990), (130, 924), (240, 890), (330, 900), (376, 960), (360, 1060), (330,
        1200)), tension=0.7)  # fmt: skip
    lit(painter, body, _COAT, _WARM, (10, -14), shade=_DARK)
    within(painter, body, blob(((-60, 1040), (60, 1040), (180, 1010), (250, 1060), (330, 1040), (360, 1220), (-60,
        1220)), tension=0.6), _DARK)  # fmt: skip
    bag = blob(((-20, 1010), (50, 950), (140, 960), (176, 1020), (160, 1120), (40, 1160), (-20, 1120)), tension=0.5)
    lit(painter, bag, "#7A4A24", _WARM, (7, -10), shade="#24120A")
    lit(painter, blob(((-20, 1000), (50, 944), (146, 956), (176, 1040), (90, 1064), (0, 1070)), tension=0.5), "#8E5A2C",
        _WARM, (7, -9), shade="#3A1E0E", width=5)  # fmt: skip
    lit(painter, limb(((140, 970, 22), (240, 960, 22), (350, 1010, 22))), "#7A4A24", _WARM, (3, -5), width=4)
    scarf = blob(((300, 900), (220, 880), (150, 830), (90, 842), (40, 800), (-30, 816), (-30, 880), (30, 876), (90,
        914), (150, 900), (220, 940), (300, 950)), tension=0.9)  # fmt: skip
    lit(painter, scarf, "#C2402E", _WARM, (4, -9), shade="#4A0E12")
    fill(painter, joined(limb(((90, 872, 3), (150, 862, 7), (240, 908, 3))), limb(((-20, 850, 3), (40, 836, 7), (100,
        878, 3)))), "#4A0E12")  # fmt: skip
    _his_head(painter)
    lit(painter, limb(((236, 900, 44), (300, 936, 54), (362, 912, 44))), "#C2402E", _WARM, (5, -8), shade="#4A0E12")
    arm(painter, ((250, 968), (424, 1060), (570, 926)), 104, _COAT, _WARM, (8, -10), cuff=look.BONE, skin=_SKIN,
        body=body)  # fmt: skip
    with grip(painter, 618, 874, 24, 0.8, _SKIN, across=30, mirror=True):
        _letter(painter, 640, 818, 1.75, 24)


def _his_head(painter: QPainter) -> None:
    """He laughs up at the flight; his hair is blown back."""
    neck(painter, 296, 850, 70, 920, _SKIN)
    with tilted(painter, 300, 880, -6):
        painter.translate(312, 780)
        painter.scale(1.2, 1.2)
        turned(painter, 0, 0, 1, Face("#9A6238", _SKIN, nose=Nose.SNUB, stern=-0.5, brow=8, brow_colour="#6B3216",
            mouth=Mouth.LAUGH, jaw=0.15, gaze=0.9, young=True))  # fmt: skip
        glaze(painter, disc(-4, 36, 22, 17), look.DANGER, 0.16)
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
