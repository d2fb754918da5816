"""The Ten of Swords."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.animals import crow
from demoncity_gui.cards.drawing.backdrop import city, clouds, sky
from demoncity_gui.cards.drawing.features import ink
from demoncity_gui.cards.drawing.hair import Cut, hair
from demoncity_gui.cards.drawing.hands import palm
from demoncity_gui.cards.drawing.heads import Face, front
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import blade
from demoncity_gui.cards.drawing.paint import fill, mixed, tilted
from demoncity_gui.cards.drawing.primitives import blob, disc, joined, limb, polygon, rect
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_COAT: Final = "#3C4E72"
_DEEP: Final = "#080A12"
_SUN: Final = "#FFB850"
_SKIN: Final = "#C49A78"

_STABS: Final = (((350, 816), (176, 440)), ((424, 800), (292, 384)), ((500, 796), (400, 368)), ((572, 804), (508, 384)),
((634, 818), (612, 430)), ((354, 878), (210, 640)), ((414, 886), (298, 592)), ((484, 904), (397, 572)), ((548, 902),
    (490, 572)), ((606, 894), (582, 600)))  # fmt: skip
"""Where each blade went in, and where its pommel is, the hindmost first."""

_LONG: Final = 490
"""How long every blade is: what doesn't stand out is in him."""


def scene(painter: QPainter, t: Tones) -> None:
    """He lies on the quay at first light, his face to us, ten blades in his back; on one of them a crow waits."""
    sky(painter, "#05060C", "#C85A22", 640)
    clouds(painter, ((560, 60, 1.1), (350, 190, 0.9), (620, 290, 0.8)), "#100F18", "#8C4A3A")
    fill(painter, disc(352, 640, 216), "#FFC860")
    glow(painter, 352, 640, 420, look.SODIUM, 0.85)
    city(painter, 640, "#2A120E", None, tall=120, seed=37)
    fill(painter, rect(0, 638, 700, 90), "#2E1410")
    for number in range(10):  # the sun on the river
        fill(painter, rect(352 - 120 + (number * 53) % 90, 646 + number * 8, 150 - number * 4, 5, 2), look.SODIUM)
    _quay(painter)
    glaze(painter, blob(((20, 960), (200, 900), (700, 880), (720, 1140), (10, 1140)), tension=0.6), "#040306", 0.5)
    pool = blob(((120, 1010), (260, 980), (420, 1000), (620, 1010), (720, 1030), (720, 1120), (300, 1120), (280, 1060),
        (160, 1050)), tension=0.8)  # fmt: skip
    fill(painter, pool, "#3A050C")
    fill(painter, pool.translated(-4, 8), "#B01426")
    _trunk(painter)
    for number, ((x, y), (top_x, top_y)) in enumerate(_STABS):
        turn = math.degrees(math.atan2(top_x - x, y - top_y))
        up = math.radians(turn)
        painter.save()
        painter.setClipRect(QRectF(-100, -300, 900, 300 + y), Qt.ClipOperation.IntersectClip)
        sunk = math.dist((x, y), (top_x, top_y)) - _LONG / 2
        blade(painter, x + sunk * math.sin(up), y - sunk * math.cos(up), _LONG, turn, 5.2)
        painter.restore()
        _wound(painter, x, y, (40, 52, 44, 60, 50, 92, 70, 110, 84, 60)[number])
    _head(painter)
    _near_arm(painter)
    crow(painter, 178, 435, 0.72, look.SODIUM)
    gloom(painter, 330, 800, 450, 0.36)


def _quay(painter: QPainter) -> None:
    """Great wet slabs that run towards the sun, a path of its light on them."""
    fill(painter, rect(0, 716, 700, 500), "#2A181A")
    fill(painter, polygon(((250, 716), (454, 716), (640, 1120), (64, 1120))), "#7A3E22")
    fill(painter, polygon(((296, 716), (408, 716), (500, 1120), (204, 1120))), "#B8642C")
    joints = [limb(((352 + k * 62, 716, 3), (352 + k * 150, 1120, 8))) for k in range(-5, 6)]
    rows = [limb(((-10, y, wide), (710, y, wide))) for y, wide in ((752, 3), (806, 4), (884, 6), (990, 8))]
    fill(painter, joined(*joints, *rows), "#100B12")
    fill(painter, rect(0, 708, 700, 14), look.SODIUM)


def _wound(painter: QPainter, x: float, y: float, long: float) -> None:
    """A slit where a blade went in, and what runs from it down the coat."""
    fill(painter, blob(((x - 26, y - 3), (x, y - 9), (x + 26, y - 3), (x, y + 12)), tension=0.8), "#3A050C")
    run = limb(((x + 2, y, 9), (x + 4, y + long * 0.6, 8), (x + 2, y + long, 12)))
    fill(painter, run, "#C81E30")


def _trunk(painter: QPainter) -> None:
    """His back and shoulders: he lies on his belly, as far as the waist in the picture."""
    trunk = blob(((262, 900), (276, 850), (316, 806), (390, 776), (500, 764), (600, 772), (740, 800), (740, 1040), (600,
        1030), (440, 1036), (320, 1020), (276, 960)), tension=0.7)  # fmt: skip
    lit(painter, trunk, _COAT, _SUN, (1, -11), shade=_DEEP)
    within(painter, trunk, ink(((690, 760, 30), (664, 880, 34), (690, 1060, 30))), mixed(BLACK, _COAT, 0.6))
    folds = (((640, 900, 2), (560, 950, 12), (470, 960, 3)), ((640, 960, 2), (560, 990, 10), (480, 990, 3)), ((330, 830,
        2), (380, 840, 8), (420, 826, 2)), ((520, 830, 2), (570, 846, 8), (620, 836, 2)))  # fmt: skip
    fill(painter, joined(*(ink(fold) for fold in folds)), _DEEP)


def _head(painter: QPainter) -> None:
    """His cheek on the stones, his face to us, the eyes not quite shut."""
    with tilted(painter, 172, 908, -84):
        neck_ = blob(((130, 970), (214, 970), (228, 1060), (120, 1060)), tension=0.3)
        lit(painter, neck_, _SKIN, _SKIN, (5, -3), shade="#5A3A30", width=5)
        front(painter, 172, 908, 1.0, Face("#5A3A34", _SKIN, brow=11, jaw=0.8, lid=0.72, smile=-0.5, stern=-0.6,
            gaze=0.3), mirror=True)  # fmt: skip
        hair(painter, 172, 908, 1.04, Cut.FRONT_PARTED, "#1B1416", _SUN, mirror=True)
    fill(painter, limb(((250, 926, 4), (248, 960, 5), (248, 982, 8))), "#C81E30")
    collar = blob(((262, 816), (296, 800), (324, 830), (334, 900),
        (326, 980), (296, 1004), (278, 996), (298, 960), (304, 900), (294, 850)), tension=0.6)  # fmt: skip
    lit(painter, collar, mixed(BLACK, _COAT, 0.7), _SUN, (-4, -7), shade=_DEEP)
    shirt = blob(((258, 822), (276, 824), (300, 862), (306, 920), (298, 970), (276, 996), (264, 990), (280, 950), (286,
        900), (276, 850)), tension=0.6)  # fmt: skip
    lit(painter, shirt, look.BONE, look.BONE, (-3, -5), shade="#8A8494", width=5)


def _near_arm(painter: QPainter) -> None:
    """The arm on our side: shoulder, elbow towards us, the hand limp before his face."""
    palm(painter, 158, 1036, -84, 0.78, _SKIN, back=True, apart=0.7, towards=(0, -1))
    cuff = blob(((206, 1000), (240, 996), (246, 1076), (212, 1080)), tension=0.3)
    lit(painter, cuff, look.BONE, look.BONE, (-3, -5), shade="#8A8494", width=5)
    arm_ = blob(((236, 992), (320, 980), (352, 950), (370, 908), (420, 892), (462, 926), (490, 1000), (500, 1070), (480,
        1120), (240, 1120), (232, 1060)), tension=0.6)  # fmt: skip
    lit(painter, arm_, mixed(_COAT, _SUN, 0.06), _SUN, (-2, -10), shade=_DEEP)
    for fold in (((360, 960, 2), (390, 1000, 10), (380, 1060, 3)), ((380, 950, 2), (420, 990, 9), (430, 1050, 3)),
            ((330, 990, 1), (340, 1030, 7), (330, 1070, 2))):  # fmt: skip
        fill(painter, ink(fold), _DEEP)
