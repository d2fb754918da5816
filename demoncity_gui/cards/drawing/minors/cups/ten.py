"""The Ten of Cups."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPainterPath

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm, neck
from demoncity_gui.cards.drawing.backdrop import city, sky, stars
from demoncity_gui.cards.drawing.features import ink
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.hair import Cut, hair, strands
from demoncity_gui.cards.drawing.hands import fingers, palm
from demoncity_gui.cards.drawing.heads import Face, Mouth, turned
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import glass
from demoncity_gui.cards.drawing.paint import fill, mixed, stroke, tilted
from demoncity_gui.cards.drawing.primitives import blob, disc, joined, polygon, rays
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_MIDDLE: Final = 660
"""How far down the middle of the bow is."""

_CLOSE: Final = 1.14
"""How much nearer the children are than they are drawn."""


def scene(painter: QPainter, t: Tones) -> None:
    """On their own roof, under a bow of light and ten glasses: two parents who embrace, two children who cheer."""
    sky(painter, "#04061A", "#2A1E4E", 1000)
    for angle in range(8, 180, 18):
        ends = [(350 - 1100 * math.cos(math.radians(a)), _MIDDLE - 1100 * math.sin(math.radians(a))) for a in (angle
            - 4, angle + 4)]  # fmt: skip
        glaze(painter, polygon(((350, _MIDDLE), *ends)), "#F0709A", 0.16)
    for x, y, size, tone in ((552, 176, 116, look.SODIUM), (146, 206, 86, "#F0709A"), (346, 130, 70, "#66B3E4")):
        glow(painter, x, y, size, tone, 0.4)
        fill(painter, rays(x, y, size * 0.08, size, 20, 7), mixed(tone, look.BONE, 0.4))
    stars(painter, 9, (60, 20), (330, 300), look.BONE)
    city(painter, 1000, "#141A3C", look.SODIUM, tall=300, seed=8)
    glow(painter, 350, 600, 420, "#F0709A", 0.62)
    _bow(painter, t)
    city(painter, 1080, "#070A1C", look.SODIUM, tall=260, seed=19, edge="#5A78C8")
    _family(painter)
    gloom(painter, 350, 560, 490, 0.4)


def _family(painter: QPainter) -> None:
    """All four, close to each other."""
    painter.save()
    painter.translate(446, 664)
    painter.scale(1.12, 1.12)
    painter.translate(-408, -762)
    _father(painter)
    painter.translate(408, 762)
    painter.scale(-0.9, 0.9)
    painter.translate(-342, -636)
    _face_of_the_father(painter)
    painter.restore()
    painter.save()
    painter.translate(280, 694)
    painter.scale(-1.08, 1.08)
    painter.translate(-478, -676)
    _mother(painter)
    painter.restore()
    painter.save()
    painter.translate(110 * (1 - _CLOSE), 1160 * (1 - _CLOSE))
    painter.scale(_CLOSE, _CLOSE)
    _girl(painter)
    painter.translate(640, 0)
    painter.scale(-1, 1)
    _boy(painter)
    painter.restore()


def _bow(painter: QPainter, t: Tones) -> None:
    """The bow of light, half an oval, and the ten glasses that stand on it, as far from each other all around."""
    for number, tone in enumerate(("#F0664F", "#F2A03B", "#F5D65C", "#6CC08A", "#66B3E4")):
        wide, high = 214 - number * 14, 250 - number * 14
        band = QPainterPath(QPointF(350 - wide, 1020))
        for angle in range(0, 181, 4):
            band.lineTo(350 - wide * math.cos(math.radians(angle)), _MIDDLE - high * math.sin(math.radians(angle)))
        band.lineTo(350 + wide, 1020)
        for colour, thick in ((BLACK, 21), (tone, 13), (mixed(tone, look.BONE, 0.75), 4)):
            stroke(painter, band, colour, thick)
    for angle in range(0, 181, 20):
        x, y = 350 - 272 * math.cos(math.radians(angle)), _MIDDLE - 316 * math.sin(math.radians(angle))
        glaze(painter, disc(x, y, 66), t.light, 0.16)
        glass(painter, x, y + 48, 96, (angle - 90) * 0.3)


def _boy(painter: QPainter) -> None:
    """He stands before his father, drawn as if from the other side, and lifts a hand like his sister."""
    cloth, skin, shade, deep = "#E8DCC0", "#B07448", "#6A4028", "#5A5248"
    body = blob(((84, 1180), (92, 1080), (82, 1020), (96, 986), (140, 968), (176, 968), (220, 984), (236, 1016), (226,
        1080), (236, 1180)), tension=0.7)  # fmt: skip
    lit(painter, body, cloth, _WARM, (9, -9), shade=deep)
    within(painter, body, joined(*(ink(((70, y, 10), (160, y + 10, 11), (250, y, 10))) for y in (1034, 1078))),
        "#8C3A1A")  # fmt: skip
    neck(painter, 160, 944, 46, 984, skin)
    with tilted(painter, 160, 960, -8):
        turned(painter, 160, 892, 0.62, Face(shade, skin, nose=Nose.SNUB, stern=-1.2, brow=8, mouth=Mouth.LAUGH,
            young=True, gaze=0.6))  # fmt: skip
        hair(painter, 160, 890, 0.66, Cut.TURNED_SHORT, "#1E1414", _WARM)
    arm(painter, ((114, 1016), (48, 966), (62, 884)), 50, cloth, _WARM, (6, -6), skin=skin, body=body)
    fill(painter, ink(((88, 994, 4), (102, 1004, 18), (118, 1016, 4))), cloth)  # sleeve and body are one
    palm(painter, 64, 852, 2, 0.44, skin, mirror=True)


_BROWN: Final = "#8C5A3A"
_BLUE: Final = "#2C4690"
_WARM: Final = "#FFD890"


def _father(painter: QPainter) -> None:
    """His trunk, square in the shoulders; one arm goes behind his wife, one behind his son."""
    deep = "#080E22"
    coat = blob(((258, 1180), (262, 1010), (236, 930), (246, 886), (310, 858), (370, 842), (408, 838), (448, 842), (508,
        858), (570, 886), (582, 930), (554, 1010), (560, 1180)), tension=0.6)  # fmt: skip
    lit(painter, coat, _BLUE, _WARM, (-10, -10), shade=deep)
    within(painter, coat, blob(((500, 850), (640, 840), (640, 1200), (430, 1200), (470, 1000)), tension=0.6), deep)
    within(painter, coat, joined(ink(((400, 900, 2), (406, 980, 10), (400, 1080, 2))), ink(((380, 960, 2), (372, 1010,
        8), (380, 1070, 2)))), deep)  # fmt: skip
    arm(painter, ((546, 904), (590, 1030), (546, 1130)), 88, _BLUE, _WARM, (-8, -8), skin=_BROWN, body=coat)


def _face_of_the_father(painter: QPainter) -> None:
    """He laughs, his eyes shut."""
    dusk = "#4A2A1C"
    with tilted(painter, 340, 740, -2):
        neck(painter, 340, 690, 82, 750, _BROWN)
        turned(painter, 342, 636, 0.78, Face(dusk, _BROWN, nose=Nose.BROAD, brow=11, stern=-0.8, smile=1.4, jaw=0.7,
            open=False, mouth=Mouth.LAUGH))  # fmt: skip
        painter.translate(342 - 298 * 0.8, 636 - 628 * 0.8)
        painter.scale(0.8, 0.8)
        beard = blob(((244, 634), (258, 672), (284, 684), (322, 674), (358, 682), (362, 714), (338, 750), (294, 744),
            (256, 702)), tension=0.7)  # fmt: skip
        lips = blob(((294, 680), (325, 687), (356, 680), (346, 708), (325, 716), (304, 708)), tension=0.7)
        lit(painter, beard.subtracted(lips), "#1E1414", _WARM, (4, -4), shade=BLACK, width=4)
        crop = joined(*(disc(x, y, 25) for x, y in ((248, 598), (242, 566), (258, 534), (290, 520), (326, 524), (352,
            546), (232, 626))))  # fmt: skip
        lit(painter, joined(crop, blob(((242, 648), (236, 550), (290, 524), (352, 548), (312, 568), (268, 580), (260,
            636)), tension=0.7)), "#1E1414", _WARM, (6, -7), shade=BLACK)  # fmt: skip


def _mother(painter: QPainter) -> None:
    """She has laid her head on his shoulder and a hand on his chest, her eyes shut."""
    fair, blush, red, dark, copper = "#EBC29A", "#A8705C", "#A8222E", "#2A060B", "#B0501E"
    fall = blob(((440, 640), (500, 610), (550, 640), (584, 720), (590, 820), (560, 880), (470, 860)), tension=0.8)
    lit(painter, fall, copper, _WARM, (-7, -8), shade="#33120A")
    gown = blob(((396, 1180), (410, 1040), (400, 940), (396, 850), (420, 806), (480, 786), (560, 796), (612, 830), (624,
        920), (604, 1020), (626, 1180)), tension=0.6)  # fmt: skip
    lit(painter, gown, red, _WARM, (-9, -9), shade=dark)
    within(painter, gown, blob(((540, 800), (700, 820), (700, 1200), (470, 1200), (520, 1080), (510, 960)),
        tension=0.7), dark)  # fmt: skip
    with tilted(painter, 482, 780, -20):
        neck(painter, 492, 744, 58, 800, fair)
        turned(painter, 478, 676, 0.76, Face(blush, fair, open=False, brow=6, stern=-1, smile=1.1, jaw=0.1,
            lips="#B83440", nose=Nose.SNUB), mirror=True)  # fmt: skip
        painter.translate(478 - 464 * 0.8, 676 - 664 * 0.8)
        painter.scale(0.8, 0.8)
        wave = blob(((402, 636), (398, 588), (426, 552), (486, 540), (544, 568), (576, 646), (584, 756), (556, 834),
            (540, 756), (530, 676), (496, 626), (456, 606), (426, 616)), tension=0.7)  # fmt: skip
        lit(painter, wave, copper, _WARM, (-7, -8), shade="#33120A")
        strands(painter, [((436 + a, 576 - a * 0.2), (526 + a * 0.2, 576 + a * 0.6), (564, 756 + a)) for a in (0, 18,
            36)], copper, _WARM, 5)  # fmt: skip
    arm(painter, ((436, 846), (412, 972), (346, 876)), 76, red, _WARM, (-7, -8), skin=fair, body=gown)
    fingers(painter, 328, 856, -34, 0.52, fair, towards=(-0.6, -0.8))


def _girl(painter: QPainter) -> None:
    """She stands before her mother and lifts a hand to the glass that is nearest."""
    cloth, skin, shade, deep = "#3E9A86", "#D9A070", "#8C5A42", "#0C2A24"
    body = blob(((84, 1180), (92, 1080), (82, 1020), (96, 986), (140, 968), (176, 968), (220, 984), (236, 1016), (226,
        1080), (236, 1180)), tension=0.7)  # fmt: skip
    lit(painter, body, cloth, _WARM, (-7, -9), shade=deep)
    fill(painter, joined(ink(((150, 1010, 2), (146, 1050, 7), (150, 1090, 2))), ink(((192, 1000, 2), (196, 1050, 9),
        (190, 1090, 2)))), deep)  # fmt: skip
    neck(painter, 160, 944, 42, 984, skin)
    with tilted(painter, 160, 960, -8):
        turned(painter, 160, 896, 0.6, Face(shade, skin, nose=Nose.SNUB, stern=-1.2, brow=7, mouth=Mouth.LAUGH,
            young=True, gaze=0.7))  # fmt: skip
        hair(painter, 160, 896, 0.64, Cut.TURNED_LONG, "#8C3A1A", _WARM)
    arm(painter, ((118, 1012), (52, 950), (70, 868)), 48, cloth, _WARM, (-6, -6), skin=skin, body=body)
    fill(painter, ink(((92, 990, 4), (106, 1000, 18), (122, 1012, 4))), cloth)  # sleeve and body are one
    palm(painter, 72, 838, 4, 0.42, skin, mirror=True)
