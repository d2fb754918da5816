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
from demoncity_gui.cards.drawing.legs import leg, shoe
from demoncity_gui.cards.drawing.light import glaze, lit, within
from demoncity_gui.cards.drawing.minors.signs import match
from demoncity_gui.cards.drawing.paint import fill, mixed, tilted
from demoncity_gui.cards.drawing.primitives import blob, disc, joined, limb, placed, polygon, rect, ring
from demoncity_gui.cards.drawing.tones import BLACK, Tones


def scene(painter: QPainter, t: Tones) -> None:
    """Eight burning matches shoot side by side over the roofs; a messenger rides up a roof beside them."""
    sky(painter, "#0A0E2E", "#8A3E40", 940)
    stars(painter, 10, (250, -40), (420, 300))
    clouds(painter, ((120, 560, 0.7), (640, 560, 0.6)), "#33244A", t.light)
    city(painter, 1100, "#2A1830", None, tall=270, seed=31)
    city(painter, 1100, "#120A14", look.SODIUM, tall=150, seed=17, edge=t.light)
    turn = math.radians(62)
    flights = ((470, 96), (540, 204), (298, 272), (448, 322), (168, 406), (540, 418), (316, 432), (544, 548))
    for x, y in flights:
        for half, far, colour, share in ((24, 350, t.light, 0.55), (12, 290, look.SODIUM, 0.9), (5, 200, "#FFE6A8",
            0.9)):  # fmt: skip
            foot_x, foot_y = x + 40 * math.sin(turn), y - 40 * math.cos(turn)
            glaze(painter, polygon(((foot_x - half * math.cos(turn), foot_y - half * math.sin(turn)), (foot_x + half
                * math.cos(turn), foot_y + half * math.sin(turn)), (x - far * math.sin(turn), y + far
                * math.cos(turn)))), colour, share)  # fmt: skip
    for x, y in flights:
        match(painter, x - 120 * math.sin(turn), y + 120 * math.cos(turn), 244, 62, 1.5, 0.8)
    ways = ((470, 880, 240), (500, 1010, 200), (20, 640, 130))
    streaks = [limb(((x, y, 2), (x + long * 0.6, y, 7), (x + long, y, 2))) for x, y, long in ways]
    glaze(painter, joined(*streaks), look.BONE, 0.4)
    glaze(painter, rect(0, 700, 700, 400), look.SODIUM, 0.06)
    roof = polygon(((-20, 1122), (440, 950), (480, 962), (470, 1140), (-20, 1140)))
    lit(painter, roof, "#3A2230", look.SODIUM, (-3, 9), shade="#140A14", width=6)
    within(painter, roof, joined(*(limb(((x, 1126 - x * 0.37, 3), (x + 20, 1170 - x * 0.37, 5))) for x in range(20,
        480, 46))), "#140A14")  # fmt: skip
    _letters(painter)
    painter.save()
    painter.translate(312, 932)
    painter.rotate(-20)
    painter.scale(0.9, 0.9)
    _far_side(painter)
    _bicycle(painter)
    _rider(painter)
    painter.restore()


_SKIN, _COAT, _DARK, _WARM, _TROUSERS = "#E2B58A", "#2F6E84", "#06141C", "#FFD890", "#6A5480"
_WHEELS: Final = ((-156, 0), (176, 0))
_CRANK: Final = (-14, 20)


def _tube(painter: QPainter, *points: tuple[float, float], wide: float = 17, colour: str = "#C23E2C") -> None:
    lit(painter, limb([(*point, wide) for point in points]), colour, _WARM, (2, -4), shade="#4A0E12", width=5)


def _far_side(painter: QPainter) -> None:
    """His far leg, the knee drawn up, and his far arm, both in the dark."""
    dim = mixed(BLACK, _TROUSERS, 0.72)
    leg(painter, ((-84, -168), (74, -172), (-58, -58)), 84, dim, _WARM, (4, -5), calf=-1, shade="#0C0812")
    shoe(painter, (-62, -50), 0.62, "#3A2418", _WARM, turn=8)
    far = mixed(BLACK, _COAT, 0.72)
    arm(painter, ((96, -268), (136, -178), (216, -196)), 54, far, _WARM, (4, -6), cuff=look.MUTED, skin=_SKIN)
    with grip(painter, 244, -202, 56, 0.44, _SKIN, across=17, mirror=True):
        _horn(painter, 244, -202)


def _bicycle(painter: QPainter) -> None:
    """The whole of it from its side: two wheels with spokes, frame, fork, crank, saddle, a lamp."""
    for x, y in _WHEELS:
        lit(painter, ring(x, y, 108, 92), "#2A2430", _WARM, (4, -6), shade=BLACK, width=5)
        spokes = [limb(((x, y, 3), (x + 91 * math.sin(a), y + 91 * math.cos(a), 3)))
            for a in (math.radians(15 + 30 * k) for k in range(12))]  # fmt: skip
        fill(painter, joined(*spokes), look.BONE)
        lit(painter, disc(x, y, 13), look.BONE, look.BONE, (3, -3), shade=look.MUTED, width=5)
    _tube(painter, _WHEELS[0], (-66, -108), wide=12)
    _tube(painter, _WHEELS[0], _CRANK, wide=12)
    _tube(painter, (-74, -138), _CRANK)
    _tube(painter, (112, -98), _CRANK)
    _tube(painter, (-62, -104), (106, -120))
    _tube(painter, (104, -158), (116, -98), (134, -50), _WHEELS[1])
    lit(painter, disc(146, -118, 19, 17), look.BRASS, look.BONE, (4, -4), shade="#8C5A1E", width=5)
    saddle = blob(((-136, -152), (-120, -166), (-60, -160), (-22, -154), (-22, -144), (-70, -142), (-120, -130)),
        tension=0.6)  # fmt: skip
    lit(painter, saddle, "#7A4A24", _WARM, (3, -5), shade="#24120A", width=5)
    lit(painter, ring(*_CRANK, 30, 17), look.MUTED, look.BONE, (2, -4), shade="#3A3440", width=5)
    _tube(painter, _CRANK, (40, 74), wide=10, colour=look.MUTED)
    _tube(painter, (16, 78), (76, 80), wide=10, colour=look.MUTED)


def _horn(painter: QPainter, x: float, y: float) -> None:
    """One half of the handlebar from the stem to its leather grip."""
    bar = limb(((-86, 42, 13), (-54, 50, 13), (-24, 18, 13)))
    lit(painter, placed(bar, x, y), look.MUTED, look.BONE, (2, -4), shade="#3A3440", width=5)
    lit(painter, placed(limb(((-30, 22, 18), (34, -24, 18))), x, y), "#7A4A24", _WARM, (2, -4), shade="#24120A",
        width=5)  # fmt: skip


def _rider(painter: QPainter) -> None:
    """A messenger in the saddle, bent over the handlebar: his near foot treads the pedal, his scarf flies."""
    _bag(painter)
    leg(painter, ((-84, -166), (62, -112), (28, 42)), 92, _TROUSERS, _WARM, (5, -6), calf=-1, shade="#1A1226")
    shoe(painter, (28, 46), 0.72, "#6A3A20", _WARM, turn=4)
    body = blob(((-128, -158), (-132, -206), (-96, -252), (-30, -294), (40, -316), (84, -304), (100, -270), (72, -232),
        (14, -200), (-36, -160), (-80, -140)), tension=0.7)  # fmt: skip
    lit(painter, body, _COAT, _WARM, (7, -10), shade=_DARK)
    within(painter, body, blob(((-150, -180), (-60, -196), (20, -232), (110, -262), (110, -120), (-150, -120)),
        tension=0.6), _DARK)  # fmt: skip
    fill(painter, joined(limb(((-70, -152, 2), (-64, -178, 6), (-84, -196, 2))), limb(((-46, -160, 2), (-40, -182, 5),
        (-56, -204, 2)))), BLACK)  # fmt: skip
    lit(painter, limb(((-106, -262, 12), (-44, -218, 14), (30, -216, 12))), "#7A4A24", _WARM, (2, -4), width=4)
    _scarf(painter)
    _his_head(painter)
    lit(painter, limb(((66, -316, 26), (100, -296, 32), (128, -300, 24))), "#C2402E", _WARM, (4, -6), shade="#4A0E12",
        width=5)  # fmt: skip
    arm(painter, ((50, -268), (76, -166), (156, -192)), 66, _COAT, _WARM, (5, -7), cuff=look.BONE, skin=_SKIN,
        body=body)  # fmt: skip
    with grip(painter, 188, -198, 56, 0.52, _SKIN, across=17, mirror=True):
        _horn(painter, 188, -198)


def _bag(painter: QPainter) -> None:
    """The bag of letters on his back."""
    bag = blob(((-190, -250), (-150, -290), (-86, -286), (-60, -240), (-74, -180), (-140, -166), (-186, -190)),
        tension=0.5)  # fmt: skip
    lit(painter, bag, "#7A4A24", _WARM, (5, -7), shade="#24120A")
    flap = blob(((-196, -252), (-152, -296), (-82, -292), (-62, -246), (-106, -222), (-170, -214)), tension=0.5)
    lit(painter, flap, "#8E5A2C", _WARM, (5, -7), shade="#3A1E0E", width=5)
    lit(painter, disc(-124, -226, 9), look.BRASS, look.BONE, (2, -3), width=4)


def _scarf(painter: QPainter) -> None:
    """His scarf, blown out behind him."""
    scarf = blob(((100, -304), (50, -326), (0, -318), (-50, -352), (-104, -338), (-170, -366), (-160, -330), (-180,
        -306), (-104, -300), (-50, -312), (0, -284), (60, -284)), tension=0.9)  # fmt: skip
    lit(painter, scarf, "#C2402E", _WARM, (3, -7), shade="#4A0E12")
    fill(painter, joined(limb(((60, -304, 2), (0, -300, 5), (-60, -332, 2))), limb(((-40, -326, 2), (-100, -318, 5),
        (-150, -334, 2)))), "#4A0E12")  # fmt: skip


def _his_head(painter: QPainter) -> None:
    """He looks up at the flight, set on keeping pace; his hair is blown back."""
    neck(painter, 110, -348, 44, -300, _SKIN)
    with tilted(painter, 124, -350, 6):
        painter.translate(134, -366)
        painter.scale(0.62, 0.62)
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
    _letter(painter, 92, 604, 1, -24)
    _letter(painter, 66, 872, 0.8, 16)


def _letter(painter: QPainter, x: float, y: float, size: float, turn: float) -> None:
    """A sealed envelope."""
    lit(painter, placed(rect(-46, -30, 92, 60), x, y, size, turn), look.BONE, look.BONE, (4, -5), shade=look.MUTED,
        width=5)  # fmt: skip
    fill(painter, placed(joined(limb(((-44, -28, 4), (0, 6, 5))), limb(((44, -28, 4), (0, 6, 5))), disc(0, 6, 8)),
        x, y, size, turn), look.OXBLOOD)  # fmt: skip
