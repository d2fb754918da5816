"""The Ten of Swords."""

from __future__ import annotations

import math

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.animals import crow
from demoncity_gui.cards.drawing.arms import arm
from demoncity_gui.cards.drawing.backdrop import city, clouds, sky
from demoncity_gui.cards.drawing.features import ink
from demoncity_gui.cards.drawing.figures import fedora
from demoncity_gui.cards.drawing.hair import Cut, hair
from demoncity_gui.cards.drawing.hands import palm
from demoncity_gui.cards.drawing.heads import Face, side
from demoncity_gui.cards.drawing.legs import leg, shoe
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import blade
from demoncity_gui.cards.drawing.paint import fill, mixed, tilted
from demoncity_gui.cards.drawing.primitives import blob, disc, joined, limb, placed, polygon, rect
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_STABS = ((318, 846, -6, 460), (238, 858, -13, 436), (398, 834, 0, 432), (468, 842, 8, 446), (568, 862, 9, 380),
    (204, 916, -19, 350), (276, 908, -9, 318), (350, 906, -2, 350), (422, 902, 3, 312),
    (498, 900, 8, 330))  # fmt: skip
"""Where each blade went in, how it leans, and how far it stands out: they came from all sides, one after another."""


_LONG = 490
"""How long every blade is: what doesn't stand out is in him."""


def scene(painter: QPainter, t: Tones) -> None:
    """He lies face down on the quay at first light, ten blades in his back like the rays of the sun; a crow waits."""
    sky(painter, "#05060C", "#C85A22", 640)
    clouds(painter, ((560, 60, 1.1), (350, 190, 0.9), (620, 290, 0.8)), "#100F18", "#8C4A3A")
    fill(painter, disc(352, 640, 216), "#FFC860")
    glow(painter, 352, 640, 420, look.SODIUM, 0.85)
    city(painter, 640, "#2A120E", None, tall=120, seed=37)
    fill(painter, rect(0, 638, 700, 90), "#2E1410")
    for number in range(10):  # the sun on the river
        fill(painter, rect(352 - 120 + (number * 53) % 90, 646 + number * 8, 150 - number * 4, 5, 2), look.SODIUM)
    _quay(painter)
    thrown = [polygon(((x - 9, y + 70), (x + 9, y + 70), (x + (x - 352) * 1.1 + 18, 1130), (x + (x - 352) * 1.1 - 18,
        1130))) for x, y, *_ in _STABS]  # fmt: skip
    glaze(painter, joined(*thrown, blob(((60, 950), (300, 930), (560, 920), (666, 940), (600, 990), (330, 1020), (110,
        1010)), tension=0.8)), "#040306", 0.55)  # fmt: skip
    fill(painter, _blood(), "#3A050C")
    fill(painter, _blood().translated(-5, -6), "#B01426")
    lit(painter, placed(fedora(), 570, 1034, 0.56, 168), "#2E2C3A", look.SODIUM, (-3, -7), shade=BLACK)
    _fallen(painter)
    for number, (x, y, turn, height) in enumerate(_STABS):
        up = math.radians(turn)
        painter.save()
        painter.setClipRect(QRectF(-100, -300, 900, 300 + y), Qt.ClipOperation.IntersectClip)
        sunk = height - _LONG / 2
        blade(painter, x + sunk * math.sin(up), y - sunk * math.cos(up), _LONG, turn, 5.2)
        painter.restore()
        _wound(painter, x, y, (52, 20, 76, 34, 60, 26, 84, 40, 58, 22)[number])
    crow(painter, 144, 448, 0.72, look.SODIUM)
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


def _blood() -> QPainterPath:
    """What has run out from under him, along the gutters between the stones, to us."""
    return blob(((300, 950), (400, 946), (490, 948), (506, 962), (470, 976), (440, 984), (424, 1010), (430, 1100),
        (404, 1110), (394, 1040), (376, 1000), (340, 994), (300, 976)), tension=0.8)  # fmt: skip


def _wound(painter: QPainter, x: float, y: float, long: float) -> None:
    """A slit where a blade went in, and what runs from it down the coat."""
    fill(painter, blob(((x - 26, y - 3), (x, y - 9), (x + 26, y - 3), (x, y + 12)), tension=0.8), "#3A050C")
    run = limb(((x + 2, y, 9), (x + 4, y + long * 0.6, 8), (x + 2, y + long, 12)))
    fill(painter, run, "#C81E30")


def _fallen(painter: QPainter) -> None:
    """He lies along the quay on his belly, stretched out from his hands to his heels, his face on the stones."""
    coat, deep, sun, skin, trousers = "#3C4E72", "#080A12", "#FFB850", "#C49A78", "#64505A"
    arm(painter, ((226, 880), (150, 848), (94, 876)), 58, mixed(BLACK, coat, 0.3), sun, (0, -8), cuff=look.BONE,
        skin=skin)  # fmt: skip
    palm(painter, 70, 888, -122, 0.36, skin, back=True, apart=0.5, towards=(0, -1))
    shoe(painter, (624, 854), 0.66, "#A87042", sun, turn=-138, mirror=True)
    leg(painter, ((430, 866), (530, 862), (624, 850)), 90, "#3E323A", sun, (0, -7), shade=BLACK)
    shoe(painter, (606, 916), 0.76, "#D09A5E", sun, turn=-134, mirror=True)
    leg(painter, ((420, 912), (514, 922), (606, 912)), 104, trousers, sun, (1, -8), shade="#120D12")
    trunk = blob(((166, 982), (156, 930), (172, 880), (220, 842), (266, 834), (308, 852), (362, 820), (408, 826), (456,
        844), (492, 856), (498, 910), (488, 966), (400, 974), (312, 982), (240, 990)), tension=0.8)  # fmt: skip
    lit(painter, trunk, coat, sun, (1, -10), shade=deep)
    within(painter, trunk, ink(((300, 836, 24), (314, 900, 26), (302, 992, 24))), mixed(BLACK, coat, 0.6))
    folds = (((498, 902, 8), (440, 904, 6), (372, 892, 2)), ((330, 862, 2), (360, 872, 7), (390, 866, 2)), ((252, 930,
        2), (276, 950, 8), (300, 948, 2)), ((330, 930, 2), (380, 948, 8), (430, 944, 2)))  # fmt: skip
    for points in folds:
        fill(painter, limb(points), deep)
    with tilted(painter, 134, 942, -76):
        side(painter, 134, 942, 0.56, Face("#3A2420", skin, brow=11, jaw=0.7, open=False, smile=-0.6), mirror=True)
        hair(painter, 134, 942, 0.58, Cut.SIDE_SHORT, "#1B1416", sun, mirror=True)
    collar = blob(((164, 990), (156, 938), (168, 896), (190, 880), (204, 908), (196, 992)), tension=0.7)
    lit(painter, collar, mixed(BLACK, coat, 0.7), sun, (-2, -8), shade=deep, width=5)
    arm(painter, ((224, 940), (290, 1018), (186, 1040)), 66, coat, sun, (0, -9), cuff=look.BONE, skin=skin)
    palm(painter, 148, 1048, -82, 0.46, skin, back=True, apart=0.6, towards=(0, -1))
