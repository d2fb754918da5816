"""The Seven of Swords."""

from __future__ import annotations

import math

from PySide6.QtGui import QPainter, QTransform

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm, neck
from demoncity_gui.cards.drawing.backdrop import sky, stars
from demoncity_gui.cards.drawing.features import ink
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.hands import grip, palm
from demoncity_gui.cards.drawing.heads import Face, turned
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit, within
from demoncity_gui.cards.drawing.majors.parts import folds
from demoncity_gui.cards.drawing.minors.signs import blade
from demoncity_gui.cards.drawing.paint import fill, mixed, tilted
from demoncity_gui.cards.drawing.primitives import blob, disc, joined, limb, placed, polygon, rect, thick_line
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_SKIN = "#E2AE84"
_LAMP = look.SODIUM
_SACK = "#A8814E"
_RED = "#B8322C"


def scene(painter: QPainter, t: Tones) -> None:
    """Off with five blades in a sack on his back; past the lit tent on tiptoe. Two are left."""
    sky(painter, "#080D28", "#6A3A44", 960)
    stars(painter, 4, (190, 50), (90, 120))
    fill(painter, rect(0, 900, 700, 310), "#1B1622")
    _tent(painter)
    glaze(painter, polygon(((-60, 900), (240, 900), (560, 1200), (-60, 1200))), _LAMP, 0.42)
    for x, y, turn in ((70, 916, -3), (144, 922, 3)):
        glaze(painter, polygon(((x - 8, y + 120), (x + 8, y + 120), (x + 120, 1200), (x + 70, 1200))), BLACK, 0.6)
        blade(painter, x, y, 250, turn, 3.1)
    _thief(painter)
    gloom(painter, 330, 520, 480, 0.3)


def _tent(painter: QPainter) -> None:
    """Their tent, striped and lit from within, a flag on its top."""
    apex, foot = (112, 330), 905
    glow(painter, 110, 640, 330, _LAMP, 0.5)
    fill(painter, thick_line(((112, 340), (112, 256)), 7), BLACK)
    lit(painter, polygon(((112, 258), (170, 280), (112, 304))), "#C8402E", _LAMP, (-3, -4), width=5)
    cloth = polygon(((-100, foot), (-100, 570), apex, (330, 570), (330, foot)))
    lit(painter, cloth, "#F0C468", look.BONE, (-6, -6), shade="#B8823A")
    for left, right in ((-20, 62), (160, 250)):
        within(painter, cloth, polygon((apex, (left, 570), (left, foot), (right, foot), (right, 570))), "#B8442E")
    within(painter, cloth, joined(*(disc(a, 572, 37, 26) for a in range(-90, 330, 74))), "#7A2418")


def _blades(painter: QPainter) -> None:
    """Five blades that stand out of the sack like a fan, and the dark of its mouth."""
    foot = (428, 740)
    hollow = blob(((330, 600), (420, 560), (540, 556), (614, 596), (560, 660), (420, 670)), tension=0.8)
    lit(painter, hollow, "#3A2614", "#3A2614", width=6)
    for angle, reach in ((-6, 656), (3, 622), (12, 528), (22, 410), (36, 300)):
        up, tall = math.radians(angle), reach - 40
        middle = reach - tall / 2
        x, y = foot[0] + math.sin(up) * middle, foot[1] - math.cos(up) * middle
        blade(painter, x, y, tall, angle, (tall / 1.6 - 48) / 52)


def _sack(painter: QPainter) -> None:
    """The sack, bulging on his back."""
    sack = blob(((330, 610), (400, 640), (560, 650), (612, 612), (646, 690), (672, 790), (668, 890), (610, 980), (520,
        1010), (430, 986), (376, 900), (360, 780), (352, 690)), tension=0.8)  # fmt: skip
    lit(painter, sack, _SACK, _LAMP, (-12, -10), shade="#3A2414", width=7)
    within(painter, sack, folds(((590, 650), (640, 760), (640, 900), 20), ((550, 670), (580, 780), (560, 900), 18),
        ((400, 680), (470, 760), (500, 840), 16), ((430, 940), (520, 970), (620, 900), 14)), "#4A3018")  # fmt: skip
    within(painter, sack, folds(((566, 680), (604, 790), (596, 880), 10), ((436, 690), (480, 750), (520, 860), 8)),
        mixed(_SACK, look.BONE, 0.4))  # fmt: skip
    patch = placed(rect(-34, -30, 68, 60, 8), 560, 900, 1, -14)
    lit(painter, patch, "#7E5C34", _LAMP, (-3, -4), width=5)
    fill(painter, joined(*(placed(rect(x - 3, y - 11, 6, 22), 560, 900, 1, -14) for x in (-22, 0, 22) for y in (-30,
        30))), BLACK)  # fmt: skip


def _hem(painter: QPainter) -> None:
    """The sack's hem, its near corner drawn out to the fist."""
    hem = blob(((216, 654), (244, 622), (330, 590), (400, 630), (560, 644), (616, 592), (626, 628), (562, 694), (400,
        690), (340, 648), (286, 664), (234, 690)), tension=0.7)  # fmt: skip
    lit(painter, hem, mixed(_SACK, look.BONE, 0.25), _LAMP, (-5, -6), shade="#4A3018", width=6)
    within(painter, hem, folds(((250, 644), (330, 610), (420, 670), 9), ((262, 656), (330, 632), (390, 680), 7)),
        "#4A3018")  # fmt: skip


def _thief(painter: QPainter) -> None:
    """He stalks to the left, bent forward, a knee high: the sack's mouth in his fist on the shoulder, a hand held out.

    A head is 210: near shoulder (424, 660), elbow (252, 808), fist (312, 598); far elbow (186, 772), wrist (122, 676).
    """
    dark, black = "#4A1214", "#17131A"
    blades = QTransform().translate(430, 670).rotate(9).translate(-400, -700)
    painter.save()
    painter.setTransform(blades, combine=True)
    _blades(painter)
    painter.restore()
    _legs(painter)
    arm(painter, ((290, 632), (186, 772), (122, 676)), 90, "#6E1E1E", _LAMP, (-8, -7), cuff=black, skin=_SKIN)
    palm(painter, 106, 636, -20, 0.86, _SKIN, back=True, towards=(-0.8, -0.6))
    trunk = blob(((276, 552), (320, 520), (400, 516), (476, 560), (534, 660), (562, 790), (560, 900), (540, 990), (330,
        990), (318, 900), (284, 780), (262, 660)), tension=0.7)  # fmt: skip
    bend = QTransform().translate(495, 980).rotate(-11).translate(-450, -980)
    painter.save()
    painter.setTransform(bend, combine=True)
    lit(painter, trunk, _RED, _LAMP, (-12, -8), shade=dark, width=7)
    for number in range(6):
        x, y = 250 + number * 16, 600 + number * 76
        stripe = ink(((x, y + 30, 38), (x + 90, y + 44, 38), (x + 180, y + 26, 38), (x + 320, y - 50, 38)))
        within(painter, trunk, stripe, black)
    belt = blob(((326, 948), (430, 970), (556, 944), (552, 1006), (430, 1026), (330, 1010)), tension=0.5)
    lit(painter, belt, "#3A2418", _LAMP, (-6, -6), shade=BLACK, width=6)
    _wary(painter)
    painter.restore()
    _near_arm(painter, blades)


def _near_arm(painter: QPainter, blades: QTransform) -> None:
    """The near arm, folded; in its fist the corner of the sack, drawn taut over the shoulder."""
    painter.save()
    painter.setTransform(blades, combine=True)
    _sack(painter)
    painter.restore()
    red, dark = "#D2453A", "#4A1214"
    upper = limb(((424, 660, 124), (340, 736, 112), (252, 808, 88)))
    glaze(painter, upper.translated(14, 26), BLACK, 0.4)
    lit(painter, upper, red, _LAMP, (-6, -9), shade=dark, width=7)
    fore = limb(((250, 808, 90), (276, 736, 88), (304, 650, 66)))
    lit(painter, fore, red, _LAMP, (-8, -5), shade=dark, width=7)
    fill(painter, limb(((266, 812, 66), (320, 760, 66))).intersected(upper), red)
    within(painter, fore.united(upper), folds(((300, 800), (292, 760), (268, 742), 10), ((326, 776), (312, 738), (290,
        724), 9), ((240, 830), (262, 820), (290, 796), 8)), dark)  # fmt: skip
    lit(painter, limb(((296, 668, 74), (302, 650, 74))), "#17131A", _LAMP, (-5, -4), width=6)
    with grip(painter, 312, 598, 64, 0.98, _SKIN, across=60, towards=(-0.8, -0.6)):
        painter.save()
        painter.setTransform(blades, combine=True)
        _hem(painter)
        painter.restore()


def _legs(painter: QPainter) -> None:
    """One knee lifted high before him, the other leg behind, straight."""
    cloth, shade = "#2A3050", "#0A0C1A"
    back = blob(((440, 960), (590, 950), (620, 1080), (650, 1240), (480, 1240), (470, 1080)), tension=0.6)
    lit(painter, back, "#1C2038", _LAMP, (-5, -6), shade=BLACK, width=7)
    thigh = blob(((560, 950), (580, 1030), (500, 1050), (420, 1020), (356, 1000), (334, 1090), (316, 1240), (196, 1240),
        (196, 1080), (192, 960), (206, 880), (250, 846), (330, 862), (440, 900)), tension=0.7)  # fmt: skip
    lit(painter, thigh, cloth, _LAMP, (-9, -9), shade=shade, width=7)
    within(painter, thigh, folds(((354, 1004), (290, 976), (234, 986), 12), ((340, 1040), (290, 1020), (250, 1040), 10
        ), ((480, 930), (430, 980), (410, 1050), 12)), shade)  # fmt: skip


def _wary(painter: QPainter) -> None:
    """His head on a black collar, turned back over his shoulder, a mask on it and a cap."""
    with tilted(painter, 340, 540, -16):
        neck(painter, 330, 450, 92, 560, _SKIN)
        collar = blob(((262, 580), (272, 536), (340, 520), (404, 530), (420, 574), (340, 600)), tension=0.8)
        lit(painter, collar, "#1E1620", _LAMP, (-6, -7), shade=BLACK)
        painter.translate(290, 400)
        painter.rotate(15)
        painter.scale(1.1, 1.05)
        turned(painter, 0, 0, 1, Face("#7A4630", _SKIN, arch=0.9, brow=12, brow_colour="#1B1210", jaw=0.7, gaze=-0.9,
            smile=1.1, sneer=0.7, squint=-0.1, nose=Nose.HOOKED), mirror=True)  # fmt: skip
        mask = blob(((-66, -28), (-40, -36), (0, -30), (40, -36), (74, -40), (76, -18), (40, 8), (10, 14), (-22, 2),
            (-40, 10), (-62, 2)), tension=0.7)  # fmt: skip
        fill(painter, mask.subtracted(joined(disc(-2, -11, 24, 13), disc(-47, -11, 12, 13))), "#17131A")
        cap = blob(((-90, -54), (-92, -104), (-40, -142), (36, -146), (92, -112), (100, -50), (60, -56), (-20, -76)),
            tension=0.8)  # fmt: skip
        lit(painter, cap, "#3E4C80", _LAMP, (-9, -10), shade="#070914")
        peak = blob(((-128, -52), (-96, -84), (-30, -82), (24, -70), (-20, -58), (-80, -46)), tension=0.8)
        lit(painter, peak, "#1E2440", _LAMP, (-4, -5), shade=BLACK, width=5)
