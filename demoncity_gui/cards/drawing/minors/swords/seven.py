"""The Seven of Swords."""

from __future__ import annotations

import math

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm
from demoncity_gui.cards.drawing.backdrop import city, sky, stars
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.hands import fingers, grip
from demoncity_gui.cards.drawing.heads import Face, turned
from demoncity_gui.cards.drawing.legs import leg, shoe
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import blade
from demoncity_gui.cards.drawing.paint import fill, mixed, tilted
from demoncity_gui.cards.drawing.primitives import blob, disc, joined, limb, polygon, rect
from demoncity_gui.cards.drawing.tones import BLACK, Tones


def scene(painter: QPainter, t: Tones) -> None:
    """Off out of their lit camp with five blades in his arms; he looks back: nobody has noticed. Two are left."""
    sky(painter, "#080D28", "#7A4038", 900)
    stars(painter, 5, (330, -60), (320, 200))
    city(painter, 880, "#1E1C38", None, tall=300, seed=31, left=300)
    painter.save()
    painter.translate(60, 880)
    painter.scale(1.24, 1.24)
    _tent(painter)
    painter.restore()
    fill(painter, rect(0, 870, 700, 340), "#1B1622")
    glaze(painter, polygon(((-60, 870), (330, 870), (720, 1200), (-60, 1200))), look.SODIUM, 0.4)
    for x, y, turn in ((92, 750, -3), (172, 758, 3)):
        glaze(painter, polygon(((x - 8, y + 178), (x + 8, y + 178), (x + 190, 1100), (x + 140, 1100))), BLACK, 0.6)
        blade(painter, x, y, 370, turn, 3.6)
    shadow = blob(((220, 1050), (320, 1030), (480, 1040), (640, 1044), (760, 1070), (760, 1130), (520, 1100), (300,
        1080)), tension=0.7)  # fmt: skip
    glaze(painter, shadow, BLACK, 0.6)
    _thief(painter)
    gloom(painter, 330, 560, 480, 0.34)


def _tent(painter: QPainter) -> None:
    """A lit tent around x = 0 on y = 0, the shadows of those who drink in it on its cloth."""
    cloth = polygon(((-160, 0), (-160, -340), (0, -520), (160, -340), (160, 0)))
    glow(painter, 0, -200, 300, look.SODIUM, 0.5)
    lit(painter, cloth, "#E8B85A", look.BONE, (-6, -6), shade="#B8823A")
    fill(painter, joined(*(disc(a, -332, 27, 22) for a in range(-138, 160, 54))), "#A83A2A")
    for x, cup in ((-34, 30), (44, -28)):
        guard = joined(disc(x, -214, 25, 29), rect(x - 30, -240, 60, 10, 4), blob(((x - 46, 0), (x - 44, -160), (x,
            -186), (x + 44, -160), (x + 46, 0))), limb(((x, -130, 18), (x + cup, -200, 14))), rect(x + cup - 10, -236,
            20, 30))  # fmt: skip
        within(painter, cloth, guard, "#6B4420")


def _thief(painter: QPainter) -> None:
    """He in mid-stride to the right, head turned back, an arm around five blades, the far hand on them higher up.

    A head is 170; hip (350, 712), thighs 180, shins 175, shoulder (270, 464), upper arm 190, forearm 190.
    """
    skin, light, blue = "#E2AE84", look.SODIUM, "#33478A"
    leg(painter, ((334, 716), (350, 884), (232, 958)), 92, mixed(BLACK, blue, 0.6), light, (-8, -5), calf=1,
        shade="#080A18")  # fmt: skip
    shoe(painter, (234, 960), 0.9, "#2A1A16", light, turn=50)
    seat = blob(((258, 640), (252, 690), (262, 738), (302, 764), (360, 768), (414, 740), (424, 640)), tension=0.8)
    lit(painter, seat, blue, light, (-9, -5), shade="#0B1026")
    leg(painter, ((366, 708), (532, 800), (550, 990)), 98, blue, light, (-9, -6), calf=1, shade="#0B1026")
    fill(painter, limb(((316, 714, 36), (340, 732, 42), (362, 714, 62), (414, 734, 58))), blue)
    shoe(painter, (552, 996), 1.04, "#3E2418", light)
    red, dark, black = "#A22E2A", "#4A1214", "#17131A"
    painter.save()
    painter.translate(-14, -60)
    body = blob(((340, 782), (276, 766), (262, 690), (232, 600), (216, 520), (238, 456), (300, 428), (376, 436), (446,
        486), (486, 570), (484, 660), (458, 730), (440, 774), (400, 784)), tension=0.7)  # fmt: skip
    lit(painter, body, red, light, (-14, -8), shade=dark)
    for x, y in ((0, 500), (6, 566), (14, 632), (24, 698), (32, 766)):
        within(painter, body, limb(((190 + x, y - 10, 28), (340 + x, y + 16, 34), (500 + x, y - 22, 28))), black)
    painter.save()
    painter.setClipPath(body, Qt.ClipOperation.IntersectClip)
    glaze(painter, blob(((440, 430), (560, 480), (560, 860), (420, 860), (450, 740), (452, 600)), tension=0.5), BLACK,
        0.5)  # fmt: skip
    painter.restore()
    _wary(painter, skin)
    arm(painter, ((446, 510), (632, 650), (650, 526)), 88, "#A22E2A", light, (-6, -5), cuff="#8A7A9A", skin=skin)
    held = ((444, -7, 310), (474, -2, 430), (506, 3, 330), (538, 7, 440), (570, 11, 330))
    for x, turn, reach in held[:4]:
        _held(painter, x, turn, reach)
    fill(painter, limb(((280, 524, 104), (306, 716, 92), (450, 684, 66))), BLACK)
    arm(painter, ((276, 524), (300, 712), (490, 674)), 98, "#D2453A", light, (-10, -8), cuff="#8A7A9A", skin=skin)
    with grip(painter, 568, 658, 14, 0.94, skin, across=44, mirror=True, towards=(-0.8, -0.6)):
        _held(painter, *held[4])
    fingers(painter, 604, 476, 6, 0.88, skin, towards=(-0.8, -0.6))
    painter.restore()


def _held(painter: QPainter, x: float, turn: float, reach: float) -> None:
    """A blade that crosses his arm at x, hilt up, so far above the arm; its point comes out beneath."""
    up, tall = math.radians(turn), reach + 104
    middle = reach - tall / 2
    y = 682 - (x - 438) * 0.16
    blade(painter, x + math.sin(up) * middle, y - math.cos(up) * middle, tall, turn, (tall / 1.6 - 48) / 52)


def _wary(painter: QPainter, skin: str) -> None:
    """His head on a black collar, turned back over his shoulder, a mask on it and a cap."""
    painter.save()
    painter.translate(-40, 66)
    painter.scale(0.9, 0.9)
    with tilted(painter, 340, 430, -6):
        collar = blob(((262, 470), (276, 416), (340, 396), (410, 412), (424, 470), (340, 500)), tension=0.8)
        lit(painter, collar, "#1E1620", look.SODIUM, (-6, -7), shade=BLACK)
        painter.translate(334, 300)
        painter.scale(1.16, 1.16)
        turned(painter, 0, 0, 1, Face("#7A4630", skin, arch=0.9, brow=12, brow_colour="#1B1210", jaw=0.7, gaze=0.95,
            smile=0.9, squint=-0.1, nose=Nose.HOOKED), mirror=True)  # fmt: skip
        mask = blob(((-66, -28), (-40, -36), (0, -30), (40, -36), (74, -40), (76, -18), (40, 8), (10, 14), (-22, 2),
            (-40, 10), (-62, 2)), tension=0.7)  # fmt: skip
        fill(painter, mask.subtracted(joined(disc(-2, -11, 24, 13), disc(-47, -11, 12, 13))), "#17131A")
        cap = blob(((-90, -54), (-92, -104), (-40, -142), (36, -146), (92, -112), (100, -50), (60, -56), (-20, -76)),
            tension=0.8)  # fmt: skip
        lit(painter, cap, "#3E4C80", look.SODIUM, (-9, -10), shade="#070914")
        peak = blob(((-128, -52), (-96, -84), (-30, -82), (24, -70), (-20, -58), (-80, -46)), tension=0.8)
        lit(painter, peak, "#1E2440", look.SODIUM, (-4, -5), shade=BLACK, width=5)
    painter.restore()
