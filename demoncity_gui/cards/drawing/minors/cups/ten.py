"""The Ten of Cups."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPainterPath

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm, neck
from demoncity_gui.cards.drawing.backdrop import sky, stars
from demoncity_gui.cards.drawing.features import Mouth, ink
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.hair import Cut, hair, strands
from demoncity_gui.cards.drawing.hands import fingers, palm, raised
from demoncity_gui.cards.drawing.heads import Face, turned
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import glass
from demoncity_gui.cards.drawing.paint import fill, mixed, stroke, tilted
from demoncity_gui.cards.drawing.primitives import blob, disc, joined, limb, polygon, rays, rect
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_MIDDLE: Final = 698
"""How far down the middle of the bow is."""
_BROWN: Final = "#8C5A3A"
_BLUE: Final = "#2C4690"
_RED: Final = "#A8222E"
_COPPER: Final = "#B0501E"
_WARM: Final = "#FFD890"


def scene(painter: QPainter, t: Tones) -> None:
    """On their own roof, under a bow of light and ten glasses, all four look up: she points, he waves."""
    sky(painter, "#040A22", "#1A2460", 1000)
    for angle in range(8, 180, 18):
        ends = [(350 - 1100 * math.cos(math.radians(a)), _MIDDLE - 1100 * math.sin(math.radians(a))) for a in (angle
            - 4, angle + 4)]  # fmt: skip
        glaze(painter, polygon(((350, _MIDDLE), *ends)), "#5A86E8", 0.15)
    for x, y, size, tone in ((540, 150, 116, look.SODIUM), (350, 116, 66, "#66B3E4")):
        glow(painter, x, y, size, tone, 0.4)
        fill(painter, rays(x, y, size * 0.08, size, 20, 7), mixed(tone, look.BONE, 0.4))
    stars(painter, 9, (60, 20), (330, 240), look.BONE)
    glow(painter, 350, 620, 420, "#5A78D8", 0.3)
    _bow(painter, t)
    _parents(painter)
    _girl(painter)
    _boy(painter)
    gloom(painter, 350, 620, 520, 0.3)


def _bow(painter: QPainter, t: Tones) -> None:
    """The bow of light, half an oval, and the ten glasses that stand on it, as far from each other all around."""
    for size, tone in ((1, "#F2B04C"), (0.84, "#F8CC70"), (0.66, "#FDE8B0")):  # the light beneath it
        fill(painter, disc(350, _MIDDLE, 150 * size, 208 * size), tone)
    fill(painter, rect(200, _MIDDLE, 300, 320), "#F8CC70")
    for number, tone in enumerate(("#F0664F", "#F2A03B", "#F5D65C", "#6CC08A", "#66B3E4")):
        wide, high = 206 - number * 13, 266 - number * 13
        band = QPainterPath(QPointF(350 - wide, 1020))
        for angle in range(0, 181, 4):
            band.lineTo(350 - wide * math.cos(math.radians(angle)), _MIDDLE - high * math.sin(math.radians(angle)))
        band.lineTo(350 + wide, 1020)
        for colour, thick in ((BLACK, 20), (tone, 12), (mixed(tone, look.BONE, 0.75), 4)):
            stroke(painter, band, colour, thick)
    for turn in (0, 19.6, 38.6, 58, 79, 101, 122, 141.4, 160.4, 180):
        x, y = 350 - 272 * math.cos(math.radians(turn)), _MIDDLE - 350 * math.sin(math.radians(turn))
        glaze(painter, disc(x, y, 74), t.light, 0.16)
        glass(painter, x, y + 57, 113, (turn - 90) * 0.3)


def _parents(painter: QPainter) -> None:
    """He at the right, she at the left; his arm is round her shoulders."""
    deep = "#080E22"
    coat = blob(((330, 1180), (320, 900), (360, 780), (430, 736), (510, 728), (590, 752), (644, 800), (668, 900), (672,
        1180)), tension=0.7)  # fmt: skip
    lit(painter, coat, _BLUE, _WARM, (-10, -10), shade=deep)
    within(painter, coat, blob(((560, 730), (720, 760), (720, 1200), (500, 1200), (540, 960)), tension=0.6), deep)
    neck(painter, 470, 672, 112, 744, _BROWN)
    with tilted(painter, 462, 740, 19):
        painter.save()
        painter.translate(434, 622)
        painter.scale(-1.24, 1.24)
        painter.translate(-342, -636)
        _face_of_the_father(painter)
        painter.restore()
    gown = blob(((40, 1180), (50, 960), (62, 860), (104, 796), (180, 764), (260, 762), (340, 790), (396, 870), (406,
        980), (396, 1180)), tension=0.7)  # fmt: skip
    lit(painter, gown, _RED, _WARM, (9, -10), shade="#2A060B")
    trunk = blob(((190, 880), (240, 800), (420, 800), (420, 1200), (170, 1200), (180, 1000)), tension=0.5)
    within(painter, gown, ink(((176, 880, 3), (160, 980, 16), (164, 1100, 10))), "#2A060B")  # arm and trunk part
    within(painter, gown.intersected(trunk), blob(((150, 860), (230, 880), (220, 1200), (150, 1200)), tension=0.5),
        "#2A060B")  # fmt: skip
    sleeve = blob(((214, 716), (150, 726), (104, 764), (80, 802), (146, 824), (190, 850), (214, 850)), tension=0.5)
    lit(painter, sleeve, _BLUE, _WARM, (4, -9), shade=deep)
    cuff = limb(((88, 806, 20), (118, 812, 20), (152, 822, 20)))
    lit(painter, cuff, look.BONE, look.BONE, (3, -5), shade=look.MUTED, width=5)
    glaze(painter, disc(116, 878, 46, 40), "#2A060B", 0.6)
    fingers(painter, 106, 850, -72, 0.64, _BROWN, towards=(0.5, -0.8))
    fall = blob(((260, 540), (186, 580), (156, 680), (150, 770), (176, 850), (226, 880), (262, 800), (290, 660)),
        tension=0.8)  # fmt: skip
    lit(painter, fall, _COPPER, _WARM, (7, -8), shade="#33120A")
    neck(painter, 254, 700, 78, 772, "#EBC29A")
    with tilted(painter, 262, 760, -17):
        _mother(painter)


def _face_of_the_father(painter: QPainter) -> None:
    """He looks up and beams."""
    dusk = "#4A2A1C"
    turned(painter, 342, 636, 0.78, Face(dusk, _BROWN, nose=Nose.BROAD, brow=11, stern=-1, smile=2, jaw=0.7,
        gaze=0.5))  # fmt: skip
    painter.translate(342 - 298 * 0.8, 636 - 628 * 0.8)
    painter.scale(0.8, 0.8)
    beard = blob(((244, 634), (258, 672), (284, 684), (322, 674), (358, 682), (362, 714), (338, 750), (294, 744),
        (256, 702)), tension=0.7)  # fmt: skip
    lips = blob(((294, 680), (325, 687), (356, 680), (346, 708), (325, 716), (304, 708)), tension=0.7)
    lit(painter, beard.subtracted(lips), "#1E1414", _WARM, (4, -4), shade=BLACK, width=4)
    crop = joined(*(disc(x, y, 25) for x, y in ((248, 598), (242, 566), (258, 534), (290, 520), (326, 524), (352, 546),
        (232, 626))))  # fmt: skip
    lit(painter, joined(crop, blob(((242, 648), (236, 550), (290, 524), (352, 548), (312, 568), (268, 580), (260,
        636)), tension=0.7)), "#1E1414", _WARM, (6, -7), shade=BLACK)  # fmt: skip


def _mother(painter: QPainter) -> None:
    """She looks up, with a quiet smile."""
    fair, blush = "#EBC29A", "#A8705C"
    painter.save()
    painter.translate(286, 662)
    painter.scale(1.2, 1.12)
    painter.translate(-478, -676)
    painter.translate(956, 0)
    painter.scale(-1, 1)
    turned(painter, 478, 676, 0.78, Face(blush, fair, gaze=0.5, brow=6, stern=-1, smile=1.3, jaw=0,
        lips="#BC4650", nose=Nose.SNUB, young=True), mirror=True)  # fmt: skip
    painter.translate(478 - 464 * 0.8, 676 - 664 * 0.8)
    painter.scale(0.8, 0.8)
    wave = blob(((402, 636), (398, 588), (426, 552), (486, 540), (544, 568), (568, 646), (566, 756), (546, 834),
        (536, 756), (530, 676), (496, 626), (456, 606), (426, 616)), tension=0.7)  # fmt: skip
    lit(painter, wave, _COPPER, _WARM, (-7, -8), shade="#33120A")
    strands(painter, [((436 + a, 576 - a * 0.2), (526 + a * 0.2, 576 + a * 0.6), (564, 756 + a)) for a in (0, 18, 36)],
        _COPPER, _WARM, 6)  # fmt: skip
    painter.restore()


def _girl(painter: QPainter) -> None:
    """She stands before her mother, says oh! and points up at the glasses."""
    cloth, skin, shade, deep = "#3E9A86", "#E0AC80", "#8C5A42", "#0C2A24"
    body = blob(((60, 1200), (86, 1076), (114, 1024), (184, 996), (262, 996), (326, 1024), (350, 1076), (350, 1200)),
        tension=0.7)  # fmt: skip
    lit(painter, body, cloth, _WARM, (7, -9), shade=deep)
    neck(painter, 226, 976, 62, 1008, skin)
    with tilted(painter, 222, 1000, -15):
        turned(painter, 232, 918, 0.86, Face(shade, skin, nose=Nose.SNUB, stern=-1, brow=7, young=True,
            mouth=Mouth.CRY, gaze=0.7))  # fmt: skip
        hair(painter, 232, 918, 0.92, Cut.TURNED_LONG, "#8C3A1A", _WARM)
    arm(painter, ((314, 1080), (380, 1010), (356, 890)), 74, cloth, _WARM, (7, -6), skin=skin)
    raised(painter, 350, 852, 4, 0.56, skin, fingers_up=1)


def _boy(painter: QPainter) -> None:
    """He stands before his father, laughs up at the light and waves."""
    cloth, skin, shade, deep = "#E8DCC0", "#B07448", "#6A4028", "#5A5248"
    body = blob(((340, 1200), (346, 1076), (380, 1024), (446, 998), (524, 998), (594, 1024), (628, 1076), (630, 1200)),
        tension=0.7)  # fmt: skip
    lit(painter, body, cloth, _WARM, (-7, -9), shade=deep)
    within(painter, body, joined(*(ink(((330, y, 12), (486, y + 12, 14), (640, y, 12))) for y in (1040,))), "#8C3A1A")
    neck(painter, 486, 976, 64, 1010, skin)
    with tilted(painter, 486, 1000, 16):
        turned(painter, 484, 920, 0.86, Face(shade, skin, nose=Nose.SNUB, stern=-1, brow=8, smile=2, mouth=Mouth.LAUGH,
            gaze=0.6, young=True), mirror=True)  # fmt: skip
        hair(painter, 484, 918, 0.92, Cut.TURNED_SHORT, "#1E1414", _WARM, mirror=True)
    arm(painter, ((596, 1064), (642, 984), (616, 872)), 74, cloth, _WARM, (-7, -6), skin=skin)
    palm(painter, 610, 832, -6, 0.58, skin, apart=0.9, mirror=True, towards=(-0.8, -0.6))
