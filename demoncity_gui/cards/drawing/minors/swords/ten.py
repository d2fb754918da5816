"""The Ten of Swords."""

from __future__ import annotations

import math

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.animals import crow
from demoncity_gui.cards.drawing.arms import arm
from demoncity_gui.cards.drawing.backdrop import city, clouds, sky
from demoncity_gui.cards.drawing.figures import fedora
from demoncity_gui.cards.drawing.hair import Cut, hair
from demoncity_gui.cards.drawing.hands import palm
from demoncity_gui.cards.drawing.heads import Face, side
from demoncity_gui.cards.drawing.legs import leg, shoe
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit
from demoncity_gui.cards.drawing.minors.signs import blade
from demoncity_gui.cards.drawing.paint import fill, mixed, tilted
from demoncity_gui.cards.drawing.primitives import blob, disc, joined, limb, placed, polygon, rect
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_STABS = ((322, 834, 3, 376), (262, 834, -3, 448), (206, 832, -11, 420), (388, 838, 8, 440), (462, 842, 23, 392),
    (176, 848, -18, 340), (298, 862, -5, 338), (430, 858, 10, 316), (362, 866, 3, 290),
    (244, 860, -13, 300))  # fmt: skip
"""Where each blade went in, how it leans, and how far it stands out: they came from all sides, one after another."""


_LONG = 448
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
    glaze(painter, joined(*thrown, blob(((96, 930), (300, 900), (560, 900), (640, 940), (560, 1010), (330, 1030), (110,
        1000)), tension=0.8)), "#040306", 0.55)  # fmt: skip
    fill(painter, _blood(), "#3A050C")
    fill(painter, _blood().translated(-5, -6), "#B01426")
    lit(painter, placed(fedora(), 580, 1042, 0.54, 164), "#2E2C3A", look.SODIUM, (-3, -7), shade=BLACK)
    painter.translate(34, 0)
    _fallen(painter)
    painter.translate(-34, 0)
    for number, (x, y, turn, height) in enumerate(_STABS):
        up = math.radians(turn)
        painter.save()
        painter.setClipRect(QRectF(-100, -300, 900, 300 + y), Qt.ClipOperation.IntersectClip)
        sunk = height - _LONG / 2
        blade(painter, x + sunk * math.sin(up), y - sunk * math.cos(up), _LONG, turn, 3.8)
        painter.restore()
        _wound(painter, x, y, (52, 20, 76, 34, 60, 26, 84, 40, 58, 22)[number])
    crow(painter, 126, 432, 0.72, look.SODIUM)
    gloom(painter, 352, 760, 420, 0.4)


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
    return blob(((150, 944), (300, 930), (430, 934), (500, 950), (540, 946), (548, 964), (504, 976), (486, 1004),
        (440, 1002), (428, 1024), (434, 1100), (410, 1110), (400, 1040), (386, 1006), (340, 996), (316, 1010),
        (310, 1060), (296, 1056), (284, 1000), (230, 984)),
        tension=0.8)  # fmt: skip


def _wound(painter: QPainter, x: float, y: float, long: float) -> None:
    """A slit where a blade went in, and what runs from it down the coat."""
    fill(painter, blob(((x - 30, y - 3), (x, y - 9), (x + 30, y - 3), (x, y + 12)), tension=0.8), "#3A050C")
    run = limb(((x + 2, y, 9), (x + 4, y + long * 0.6, 8), (x + 2, y + long, 12)))
    fill(painter, run, "#C81E30")


def _fallen(painter: QPainter) -> None:
    """He lies along the quay on his belly, black against the sun: his face on the stones, his legs as they fell."""
    coat, deep, sun, skin, trousers = "#2A3650", "#05060A", "#FFB850", "#B08A6C", "#4A3A44"
    shoe(painter, (566, 800), 0.68, "#6A3E26", sun, turn=-122, mirror=True)
    leg(painter, ((392, 860), (496, 834), (566, 806)), 84, "#2E252E", sun, (0, -7), shade=BLACK)
    hips = blob(((346, 930), (340, 860), (362, 818), (402, 806), (446, 822), (462, 868), (452, 920), (420, 944)),
        tension=0.8)  # fmt: skip
    lit(painter, hips, trousers, sun, (1, -10), shade="#120D12")
    shoe(painter, (574, 938), 0.82, "#8A5432", sun, turn=-118, mirror=True)
    leg(painter, ((404, 890), (508, 956), (576, 942)), 104, trousers, sun, (1, -8), shade="#120D12")
    fill(painter, blob(((372, 848), (430, 846), (452, 880), (470, 914), (430, 920), (380, 916)), tension=0.7), trousers)
    folds = (((436, 856, 2), (448, 884, 7), (446, 910, 2)), ((400, 912, 2), (436, 926, 8), (470, 940, 2)))
    fill(painter, joined(*(limb(fold) for fold in folds)), "#120D12")
    trunk = blob(((122, 944), (112, 880), (134, 824), (190, 790), (256, 790), (320, 814), (366, 812), (386, 868),
        (384, 944), (300, 964), (190, 964)), tension=0.8)  # fmt: skip
    lit(painter, trunk, coat, sun, (1, -11), shade=deep)
    for points in (((352, 836, 2), (340, 880, 8), (348, 936, 3)), ((250, 904, 2), (300, 916, 8), (352, 908, 2))):
        fill(painter, limb(points), deep)
    with tilted(painter, 86, 886, -72):
        side(painter, 86, 886, 0.66, Face("#3A2420", skin, brow=11, jaw=0.7, open=False, smile=-0.6), mirror=True)
        hair(painter, 86, 886, 0.68, Cut.SIDE_SHORT, "#1B1416", sun, mirror=True)
    collar = blob(((116, 944), (110, 884), (124, 846), (150, 830), (162, 860), (154, 944)), tension=0.7)
    lit(painter, collar, mixed(BLACK, coat, 0.7), sun, (-2, -8), shade=deep, width=5)
    arm(painter, ((184, 890), (224, 996), (138, 1034)), 82, coat, sun, (0, -9), cuff=look.BONE, skin=skin)
    palm(painter, 84, 1046, -82, 0.64, skin, back=True, apart=0.6, towards=(0, -1))
