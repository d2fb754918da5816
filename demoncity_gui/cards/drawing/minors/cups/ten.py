"""The Ten of Cups."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPainterPath

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.backdrop import clouds, sky
from demoncity_gui.cards.drawing.features import ink
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.hair import strands
from demoncity_gui.cards.drawing.hands import palm
from demoncity_gui.cards.drawing.heads import Face, side
from demoncity_gui.cards.drawing.light import backlit, glaze, gloom, glow, lit
from demoncity_gui.cards.drawing.minors.signs import glass
from demoncity_gui.cards.drawing.paint import Hatch, fill, hatch, mixed, stroke
from demoncity_gui.cards.drawing.primitives import blob, disc, joined, limb, polygon, rect
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_MIDDLE: Final = 660
"""How far down the middle of the bow is."""
_BROWN: Final = "#7A4C30"
_FAIR: Final = "#D8A880"
_CHILD: Final = "#A06C48"
_BLUE: Final = "#2B4796"
_RED: Final = "#A02634"
_GREEN: Final = "#1F6052"
_COPPER: Final = "#A84A1C"
_WARM: Final = "#FFDC94"


def scene(painter: QPainter, t: Tones) -> None:
    """A family from behind, close together, a child on the father's shoulder: ten glasses in a rainbow over home."""
    sky(painter, "#03081C", "#2C3E8C", 720)
    hatch(painter, polygon(((360, 190), (600, 190), (640, 330), (440, 310))), Hatch.RAIN, "#4A62B0", pitch=40, width=3)
    clouds(painter, ((400, 96, 0.5), (612, 130, 0.66), (480, 196, 0.8)), "#4C62AC", "#E4EEFF")
    _bow(painter)
    _home(painter)
    _glasses(painter, t)
    _father(painter)
    _child(painter)
    _mother(painter)
    gloom(painter, 350, 640, 460, 0.3)


def _bow(painter: QPainter) -> None:
    """The bow of light over a glow."""
    for size, tone in ((1, "#D8783A"), (0.84, "#EFA544"), (0.66, "#F8CC70"), (0.46, "#FDE8B0")):
        fill(painter, disc(390, _MIDDLE, 200 * size, 240 * size), tone)
    for number, tone in enumerate(("#F0664F", "#F2A03B", "#F5D65C", "#6CC08A", "#66B3E4")):
        wide, high = 212 - number * 12, 262 - number * 12
        band = QPainterPath(QPointF(350 - wide, 900))
        for angle in range(0, 181, 4):
            band.lineTo(350 - wide * math.cos(math.radians(angle)), _MIDDLE - high * math.sin(math.radians(angle)))
        band.lineTo(350 + wide, 900)
        for colour, thick in ((BLACK, 18), (tone, 11), (mixed(tone, look.BONE, 0.75), 3)):
            stroke(painter, band, colour, thick)


def _glasses(painter: QPainter, t: Tones) -> None:
    """They stand on the bow, as far from each other all around."""
    for turn in (0, 19.6, 38.6, 58, 79, 101, 122, 141.4, 160.4, 180):
        x, y = 350 - 268 * math.cos(math.radians(turn)), _MIDDLE - 322 * math.sin(math.radians(turn))
        glaze(painter, disc(x, y, 70), t.light, 0.16)
        glass(painter, x, y + 50, 100, (turn - 90) * 0.3)


def _home(painter: QPainter) -> None:
    """Dark hills, and on them their little house with its windows lit."""
    hill = blob(((-40, 740), (100, 730), (260, 706), (400, 660), (470, 650), (560, 672), (700, 730), (760, 760), (760,
        1300), (-40, 1300)), tension=0.8)  # fmt: skip
    lit(painter, hill, "#122038", "#4A6AB8", (-2, -8), shade="#0A1222", width=6)
    glow(painter, 466, 600, 130, "#FFF4C8", 0.6)
    painter.save()
    painter.translate(8, -32)
    walls = joined(rect(412, 606, 92, 84), polygon(((398, 612), (458, 548), (518, 612))), rect(480, 556, 18, 40))
    lit(painter, walls, "#2A2440", "#8A7AB0", (-4, -4), shade="#14101E", width=6)
    fill(painter, rect(444, 642, 28, 48, 6), "#FFF0B8")
    fill(painter, joined(rect(418, 628, 18, 24), rect(480, 628, 18, 24), disc(458, 588, 11)), look.SODIUM)
    painter.restore()


def _father(painter: QPainter) -> None:
    """He, at the left, broad, in blue, his curly head bent to the child that sits on his shoulder."""
    backlit(painter, limb(((186, 800, 84), (192, 890, 110))), _BROWN, 5, _WARM)
    coat = blob(((-40, 1200), (-20, 960), (24, 896), (110, 862), (190, 872), (280, 858), (350, 884), (392, 940), (410,
        1060), (410, 1200)), tension=0.7)  # fmt: skip
    backlit(painter, coat, _BLUE, 9, _WARM)
    collar = blob(((112, 868), (190, 852), (274, 864), (280, 896), (190, 906), (106, 896)), tension=0.7)
    backlit(painter, collar, mixed(BLACK, _BLUE, 0.7), 5, _WARM)
    fill(painter, joined(ink(((190, 920, 2), (196, 1000, 7), (194, 1100, 4))), ink(((60, 930, 2), (90, 1000, 8), (84,
        1090, 3)))), "#0A1026")  # fmt: skip
    backlit(painter, disc(102, 770, 16, 24), _BROWN, 4, _WARM)
    head = disc(183, 748, 72, 86)
    for angle in range(0, 360, 30):
        head = head.united(disc(183 + 62 * math.cos(math.radians(angle)), 736 + 68 * math.sin(math.radians(angle)), 26))
    backlit(painter, head, "#1C1418", 7, _WARM)
    curls = joined(*(ink(((x - 12, y + 4, 1), (x - 2, y - 9, 4), (x + 11, y + 1, 1))) for x, y in ((140, 700), (182,
        684), (222, 704), (130, 744), (170, 736), (212, 748), (150, 786), (196, 790))))  # fmt: skip
    fill(painter, curls, "#4A3434")


def _child(painter: QPainter) -> None:
    """The child on his shoulder, arms flung up."""
    palm(painter, 228, 528, -18, 0.5, _CHILD, back=True, towards=(0, -1))
    palm(painter, 398, 502, 16, 0.5, _CHILD, back=True, mirror=True, towards=(0, -1))
    shirt = blob(((260, 872), (252, 800), (262, 730), (256, 690), (300, 668), (346, 690), (340, 730), (352, 800), (350,
        872)), tension=0.6)  # fmt: skip
    left = limb(((280, 700, 62), (246, 644, 52), (237, 566, 40)))
    right = limb(((324, 700, 62), (372, 632, 52), (389, 542, 40)))
    backlit(painter, shirt.united(left).united(right), _GREEN, 7, _WARM)
    fill(painter, joined(ink(((258, 680, 2), (268, 710, 6), (262, 740, 1))), ink(((346, 680, 2), (338, 712, 6), (344,
        742, 1))), ink(((300, 730, 2), (304, 790, 5), (300, 840, 2)))), "#0A2420")  # fmt: skip
    seat = blob(((240, 880), (246, 838), (270, 822), (304, 828), (340, 822), (364, 838), (368, 884), (304, 900)),
        tension=0.8)  # fmt: skip
    backlit(painter, seat, "#2A2440", 6, _WARM)
    fill(painter, ink(((304, 832, 2), (306, 860, 5), (304, 890, 2))), BLACK)
    for x in (246.0, 362.0):
        backlit(painter, disc(x, 634, 12, 17), _CHILD, 3, _WARM)
    backlit(painter, limb(((304, 660, 44), (304, 690, 50))), _CHILD, 4, _WARM)
    head = blob(((304, 556), (340, 564), (364, 598), (362, 640), (340, 676), (304, 686), (268, 676), (246, 640), (244,
        598), (268, 564)), tension=0.9)  # fmt: skip
    tuft = blob(((286, 566), (300, 530), (308, 550), (326, 540), (322, 566)), tension=0.6)
    backlit(painter, head.united(tuft), "#4A2414", 6, _WARM)
    fill(painter, joined(*(ink(((304 + k * 46, 664 - abs(k) * 14, 1), (304 + k * 40, 620, 4), (304 + k * 10, 580,
        1))) for k in (-1, -0.4, 0.4, 1))), "#8A5030")  # fmt: skip


def _mother(painter: QPainter) -> None:
    """She, at the right, in red, leans on him; she kisses the child, her arm lies across his back."""
    dress = blob(((700, 1200), (700, 1000), (650, 930), (560, 890), (470, 900), (410, 930), (340, 966), (292, 968),
        (290, 1030), (340, 1052), (400, 1066), (410, 1100), (404, 1200)), tension=0.6)  # fmt: skip
    palm(painter, 236, 1000, -86, 0.7, _FAIR, back=True, apart=0.4, towards=(0, -1))
    backlit(painter, dress, _RED, 8, _WARM)
    fill(painter, joined(ink(((410, 1066, 2), (436, 1030, 8), (440, 990, 2))), ink(((400, 1010, 2), (430, 990, 6), (450,
        960, 2))), ink(((640, 980, 2), (620, 1040, 8), (630, 1100, 3)))), "#22060A")  # fmt: skip
    painter.save()
    painter.translate(-44, -14)
    painter.save()
    painter.translate(474, 812)
    painter.rotate(20)
    side(painter, 0, 0, 0.92, Face("#8A5A48", _FAIR, nose=Nose.SNUB, smile=1.1, brow=6, stern=-1, open=False,
        brow_colour="#5A2410", lips="#A02430"), mirror=True)  # fmt: skip
    fill(painter, disc(-38, 16, 13, 9), mixed(_FAIR, look.DANGER, 0.3))
    painter.restore()
    hair = blob(((412, 748), (430, 706), (490, 688), (556, 708), (600, 770), (616, 860), (640, 950), (632, 1040), (580,
        1100), (540, 1040), (520, 1080), (486, 1020), (470, 950), (486, 880), (492, 820), (474, 776), (444, 760)),
        tension=0.8)  # fmt: skip
    backlit(painter, hair, _COPPER, 6, _WARM)
    strands(painter, [((440, 734), (530, 740), (566, 900)), ((470, 714), (570, 760), (604, 960)), ((500, 780), (530,
        860), (540, 1020)), ((540, 790), (570, 900), (590, 1040)), ((500, 860), (506, 930), (500, 1000))], _COPPER,
        _WARM, 9)  # fmt: skip
    painter.restore()
