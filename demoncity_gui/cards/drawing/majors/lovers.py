"""The Lovers, Major VI."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QPainter, QPainterPath

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.backdrop import bricks
from demoncity_gui.cards.drawing.features import ink
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.hair import Cut, hair
from demoncity_gui.cards.drawing.heads import Face, side
from demoncity_gui.cards.drawing.light import glow, lit, within
from demoncity_gui.cards.drawing.majors.parts import folds
from demoncity_gui.cards.drawing.paint import Hatch, fill, hatch, mixed, place_at, rimmed, stroke
from demoncity_gui.cards.drawing.primitives import blob, disc, joined, limb, polygon, rect
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_DARK: Final = "#8C5A3A"
_FAIR: Final = "#F0D0AC"


def scene(painter: QPainter, t: Tones) -> None:
    """Two are about to kiss in the rain, under an angel of neon; a snake lifts an apple up to them."""
    bricks(painter, 30, -150, 640, 1180, mixed(BLACK, t.light, 0.16), t.light)
    glow(painter, 352, 520, 470, t.light, 0.6)
    fill(painter, disc(352, 520, 296), mixed(BLACK, t.light, 0.66))
    fill(painter, disc(352, 520, 246), t.light)
    fill(painter, disc(352, 520, 170), mixed(t.light, look.BONE, 0.7))
    hatch(painter, rect(30, -150, 640, 1180), Hatch.RAIN, mixed(BLACK, t.light, 0.6), pitch=26, width=3)
    _neon_angel(painter)
    _man(painter, t)
    _woman(painter, t)
    _snake(painter)


def _man(painter: QPainter, t: Tones) -> None:
    """He, at the left, half shuts his eyes; collar turned up."""
    coat = blob(((-20, 1080), (-20, 800), (60, 730), (150, 700), (250, 720), (330, 790), (360, 900), (380, 1080)),
        tension=0.6)  # fmt: skip
    lit(painter, coat, "#2F3A5E", t.light, (9, -8), shade="#10162A", width=8)
    within(painter, coat, folds(((300, 820), (220, 900), (180, 1060), 22), ((120, 780), (80, 880), (90, 1040), 22)),
        "#10162A")  # fmt: skip
    throat = blob(((120, 640), (244, 640), (250, 720), (270, 780), (120, 780)), tension=0.5)
    lit(painter, throat, _DARK, _DARK, (6, -6), shade="#3A2214", width=7, smooth=True)
    within(painter, throat, polygon(((100, 620), (260, 620), (256, 700), (200, 730), (100, 720))), "#3A2214")
    painter.save()
    painter.translate(222, 506)
    painter.rotate(9)
    painter.scale(1.56, 1.56)
    side(painter, 0, 0, 1, Face("#5A3822", _DARK, nose=Nose.BROAD, lid=0.85, brow=11, smile=0.6, jaw=0.8))
    hair(painter, 0, 0, 1.02, Cut.SIDE_SHORT, "#17110F", t.light)
    painter.restore()
    collar = blob(((64, 760), (60, 690), (100, 640), (150, 690), (210, 710), (262, 684), (310, 700), (306, 764),
        (230, 800), (130, 800)), tension=0.6)  # fmt: skip
    lit(painter, collar, look.BONE, "#FFFFFF", (6, -6), shade="#8A8090", width=7)


def _woman(painter: QPainter, t: Tones) -> None:
    """She, at the right, her eyes shut; a bob of red hair, a pearl at the ear."""
    throat = blob(((434, 640), (548, 640), (556, 724), (640, 760), (720, 800), (700, 900), (400, 900), (410, 800), (440,
        740)), tension=0.6)  # fmt: skip
    lit(painter, throat, _FAIR, "#FFF0DC", (-6, -8), shade="#8A5A44", width=7, smooth=True)
    within(painter, throat, blob(((420, 640), (560, 640), (570, 740), (500, 770), (450, 720)), tension=0.6), "#6E4A3C")
    gown = blob(((720, 1080), (720, 850), (640, 830), (540, 836), (450, 820), (396, 860), (370, 960), (360, 1080)),
        tension=0.6)  # fmt: skip
    lit(painter, gown, look.OXBLOOD, look.DANGER, (-9, -8), shade="#33090F", width=8)
    within(painter, gown, folds(((420, 880), (490, 950), (520, 1060), 20), ((600, 800), (640, 900), (630, 1060), 22)),
        "#33090F")  # fmt: skip
    painter.save()
    painter.translate(482, 548)
    painter.rotate(7)
    painter.scale(1.56, 1.56)
    side(painter, 0, 0, 1, Face("#B08460", _FAIR, nose=Nose.SNUB, open=False, brow=7, stern=-0.6, brow_colour="#7A3418",
        lips="#C01828", smile=0.5, jaw=0), mirror=True)  # fmt: skip
    hair(painter, 0, 0, 1.02, Cut.SIDE_UP, "#A8481E", look.SODIUM, mirror=True)
    lit(painter, disc(17, 42, 10), look.BONE, "#FFFFFF", (-3, -3), shade=look.MUTED, width=4)
    painter.restore()
    choker = limb(((438, 700, 26), (480, 718, 28), (524, 724, 28), (562, 718, 26)))
    lit(painter, choker, "#1A0E16", t.light, (-2, -5), shade=BLACK, width=4)
    lit(painter, disc(476, 736, 15), look.BRASS, look.BONE, (-3, -4), shade="#6B4416", width=4)


def _snake(painter: QPainter) -> None:
    """The snake, coiled round a red apple, lifts it between the two; its tongue is out."""
    green, low = mixed(BLACK, look.HORROR, 0.66), mixed(BLACK, look.HORROR, 0.2)
    behind = ink(((560, 1080, 60), (540, 980, 60), (470, 900, 56), (380, 850, 52), (270, 860, 50), (226, 930, 50), (250,
        990, 50)))  # fmt: skip
    lit(painter, behind, green, look.HORROR, (-5, -7), shade=low, width=7, smooth=True)
    apple = blob(((348, 836), (384, 816), (430, 836), (448, 890), (430, 950), (390, 986), (348, 976), (306, 986), (268,
        950), (250, 890), (266, 836), (312, 816)), tension=0.9)  # fmt: skip
    lit(painter, apple, "#D8263A", "#FFB0A0", (-8, -9), shade="#5A0C18", width=8, smooth=True)
    fill(painter, blob(((286, 860), (306, 846), (312, 870), (296, 910), (284, 896)), tension=0.8), "#FFD8D0")
    over = ink(((236, 960, 44), (270, 1004, 54), (350, 1010, 58), (430, 990, 56), (486, 930, 52), (490, 850, 48), (450,
        796, 42), (400, 772, 40)))  # fmt: skip
    head = blob(((420, 742), (376, 728), (326, 740), (298, 764), (304, 784), (350, 800), (410, 806), (440, 780)),
        tension=0.8)  # fmt: skip
    body = joined(over, head).simplified()
    lit(painter, body, green, look.HORROR, (-5, -8), shade=low, width=7, smooth=True)
    bands = ((270, 1000), (320, 1012), (372, 1008), (424, 990), (466, 956), (490, 906), (488, 852), (458, 806))
    within(painter, body, joined(*(disc(x, y, 9) for x, y in bands)), BLACK)
    for fork in (((302, 776, 6), (274, 772, 6), (250, 752, 2)), ((276, 772, 5), (250, 782, 2))):
        fill(painter, limb(fork), look.DANGER)
    rimmed(painter, disc(352, 758, 11), look.SODIUM, BLACK, 4)
    fill(painter, disc(350, 758, 3.4, 9), BLACK)


def _neon_angel(painter: QPainter) -> None:
    """The angel that blesses them: neon tubes on the wall above them."""
    painter.save()
    place_at(painter, (500, 116), (350, 146), 1.6)
    glow(painter, 500, 116, 150, look.BONE, 0.4)
    tubes = QPainterPath()
    tubes.addPath(disc(500, 66, 30, 9))
    tubes.addPath(disc(500, 98, 17, 19))
    tubes.moveTo(474, 166)
    tubes.quadTo(478, 122, 500, 124)
    tubes.quadTo(522, 122, 526, 166)
    for way in (-1, 1):
        for tip, drop in (((104, -62), 12), ((112, -24), 30), ((96, 14), 44)):
            tubes.moveTo(500 + way * 26, 130)
            tubes.quadTo(500 + way * 60, 130 + tip[1] * 0.9, 500 + way * tip[0], 122 + tip[1])
            tubes.quadTo(500 + way * 84, 112 + tip[1] + drop, 500 + way * 32, 140 + drop * 0.5)
    for colour, width in ((BLACK, 12), ("#F58FA4", 7), (look.BONE, 2.6)):
        stroke(painter, tubes, colour, width)
    painter.restore()
