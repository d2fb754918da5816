"""The Ten of Pentacles."""

from __future__ import annotations

import math

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm, neck
from demoncity_gui.cards.drawing.backdrop import bricks
from demoncity_gui.cards.drawing.features import ink
from demoncity_gui.cards.drawing.figures import Nose, profile
from demoncity_gui.cards.drawing.hair import strands
from demoncity_gui.cards.drawing.hands import grip
from demoncity_gui.cards.drawing.heads import Face, Mouth, turned
from demoncity_gui.cards.drawing.light import gloom, lit, within
from demoncity_gui.cards.drawing.minors.signs import coin
from demoncity_gui.cards.drawing.paint import fill, rimmed, tilted
from demoncity_gui.cards.drawing.primitives import blob, disc, joined, limb, placed, polygon, rect, thick_line
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_WHITE, _GREY = "#E4DCCB", "#7C7880"
_RED, _RED_LIGHT, _DEEP_RED = "#B23438", "#FF9A80", "#3C0A12"
_BLUE, _DEEP_BLUE = "#6C7F9C", "#26324A"
_CHILD = "#D09A6A"
_FOOT = 614  # the arch springs there
_TRUNK = blob(((440, 872), (480, 846), (530, 850), (572, 868), (602, 904), (598, 980), (580, 1140), (420, 1140)),
    tension=0.7)  # fmt: skip
_COAT = blob(((150, 878), (206, 850), (290, 850), (346, 872), (404, 896), (440, 950), (452, 1140), (-20, 1140), (-4,
    1010), (30, 930), (84, 894)), tension=0.7)  # fmt: skip


def scene(painter: QPainter, t: Tones) -> None:
    """The old man holds up the key of his house to a grandchild; the gate's stones are ten coins, in it his heirs."""
    _gate(painter)
    _ivy(painter)
    painter.save()
    painter.translate(166, 250)
    painter.scale(0.55, 0.55)
    _heirs(painter)
    painter.restore()
    gloom(painter, 350, 600, 560, 0.16)
    for number in range(5):
        for way in (-1, 1):
            coin(painter, *_on_arch(number, way), 96)
    _child(painter)
    _elder(painter)
    _handing(painter)
    _dog(painter)


def _on_arch(number: float, way: int, out: float = 1) -> tuple[float, float]:
    """A place on the arch, -1 left: its stones are numbered from 0 high up to 4; `out` 1 is their middle."""
    turn = math.radians(61 - number * 22.4)
    return 350 + way * 264 * out * math.cos(max(turn, 0)), _FOOT - 314 * out * math.sin(max(turn, 0)) - min(
        turn, 0
    ) * 272


def _gate(painter: QPainter) -> None:
    """The wall, the gate's stones, and the light of the house in it."""
    bricks(painter, 0, -150, 700, 1400, "#2A2014", look.SODIUM)
    gate = joined(disc(350, _FOOT, 328, 372), rect(22, _FOOT, 656, 700))
    rimmed(painter, gate, "#6E5630", "#0C0906", 8)
    seams = [thick_line((_on_arch(k - 0.5, way, 0.8), _on_arch(k - 0.5, way, 1.24)), 6) for k in range(6)
        for way in (-1, 1)]  # fmt: skip
    seams += [thick_line(((x, 880), (x + 120, 880)), 6) for x in (20, 560)]
    fill(painter, joined(*seams), "#2E2210")
    keystone = polygon(((298, 214), (402, 214), (378, 366), (322, 366)))
    rimmed(painter, keystone, "#7E6438", "#2E2210", 6)
    opening = joined(disc(350, _FOOT, 206, 260), rect(144, _FOOT, 412, 700))
    rimmed(painter, opening, "#B8721F", "#0C0906", 9)
    painter.save()
    painter.setClipPath(opening, Qt.ClipOperation.IntersectClip)
    for y, wide, tone in ((510, 250, "#DE9630"), (490, 190, "#F4BC4E"), (470, 130, "#FBE0A0")):
        fill(painter, disc(350, y, wide, wide * 1.15), tone)
    painter.restore()


def _ivy(painter: QPainter) -> None:
    """The ivy that has grown over the arch for as long as the family lives here."""
    mass = blob(((430, -150), (420, 30), (452, 92), (504, 96), (520, 150), (566, 168), (570, 226), (612, 250), (640,
        300), (690, 290), (720, 20), (720, -150)), tension=0.8)  # fmt: skip
    lit(painter, mass, "#0E2016", "#0E2016", width=4)
    leaf = blob(((0, 44), (20, 22), (34, 2), (22, -20), (0, -14), (-22, -20), (-34, 2), (-20, 22)), tension=0.9)
    rows = ("#1A4A2E", ((470, 50), (520, 20), (590, 40), (650, 60), (556, 96), (624, 128), (660, 180), (600, 196))), (
        "#2E7046", ((436, 40), (474, 92), (534, 62), (528, 130), (588, 130), (576, 196), (640, 236), (618, 262), (640,
        90), (660, 280), (612, 76)))  # fmt: skip
    for tone, spots in rows:
        leaves = joined(*(placed(leaf, x, y, 0.8, (x * 7 + y * 3) % 80 - 10) for x, y in spots))
        lit(painter, leaves, tone, look.SODIUM, (-2, 3), width=4)


def _heirs(painter: QPainter) -> None:
    """His daughter and her husband, dark in the lit gate, brow to brow, arms about each other."""
    light, dark = "#F8C860", "#241410"
    gown = blob(((352, 470), (390, 442), (430, 452), (466, 484), (462, 560), (448, 620), (486, 760), (510, 1260), (340,
        1260), (352, 540)), tension=0.7)  # fmt: skip
    lit(painter, gown, "#3A1A18", light, (-4, -4), shade=BLACK, width=3)
    lit(painter, placed(profile(Nose.SNUB), 388, 386, 0.6, -6, mirror=True), "#3A1C12", light, (-4, -3), shade=BLACK,
        width=3)  # fmt: skip
    bun = joined(blob(((358, 344), (378, 318), (414, 318), (442, 344), (444, 390), (426, 424), (406, 412), (404, 380),
        (382, 362)), tension=0.8), disc(454, 348, 26))  # fmt: skip
    lit(painter, bun, dark, light, (3, -5), shade=BLACK, width=3)
    coat = blob(((236, 440), (270, 424), (312, 440), (342, 470), (352, 540), (360, 1260), (166, 1260), (180, 560), (190,
        484)), tension=0.7)  # fmt: skip
    lit(painter, coat, "#2C1612", light, (5, -4), shade=BLACK, width=3)
    lit(painter, placed(profile(), 286, 362, 0.66, 8), "#3A1C12", light, (4, -3), shade=BLACK, width=3)
    cap = blob(((322, 318), (332, 304), (306, 286), (266, 282), (230, 304), (222, 350), (238, 394), (256, 380), (262,
        346), (292, 332)), tension=0.7)  # fmt: skip
    lit(painter, cap, dark, light, (3, -5), shade=BLACK, width=3)
    lit(painter, limb(((216, 500, 54), (270, 640, 44), (420, 600, 30))), "#2C1612", light, (3, -6), shade=BLACK,
        width=3)  # fmt: skip
    lit(painter, limb(((440, 496, 44), (380, 560, 36), (262, 478, 26))), "#5A2A22", light, (-3, -6), shade=BLACK,
        width=3)  # fmt: skip


def _elder(painter: QPainter) -> None:
    """The old man, big, in his house jacket; bald, a white beard, merry eyes on the key."""
    lit(painter, _COAT, _BLUE, "#C2D4EA", (9, -9), shade=_DEEP_BLUE)
    seam = limb(((104, 960, 3), (118, 1030, 12), (108, 1140, 10)))
    within(painter, _COAT, seam, "#141C2C")
    for way in (1, -1):
        lapel = blob([(250 + way * x, y) for x, y in ((52, 850), (96, 872), (108, 960), (70, 1060), (24, 1140), (-4,
            1140), (0, 1060), (20, 940))], tension=0.5)  # fmt: skip
        lit(painter, lapel, "#2E3C58", "#C2D4EA", (6, -5), shade="#0E1422")
    painter.save()
    painter.translate(240, 752)
    painter.rotate(5)
    painter.scale(1.08, 1.08)
    _old_head(painter)
    painter.restore()


def _old_head(painter: QPainter) -> None:
    """His head around (0, 0), turned to the right."""
    turned(painter, 0, 0, 1, Face("#A0704A", "#E6B98E", nose=Nose.BROAD, brow=13, brow_colour=_WHITE, mouth=Mouth.LAUGH,
        jaw=0.5, old=True, gaze=0.9, stern=-2, squint=0.9))  # fmt: skip
    fringe = blob(((-56, -62), (-70, -80), (-84, -66), (-80, -52), (-94, -44), (-88, -20), (-98, -6), (-90, 12),
        (-94, 36), (-80, 40), (-70, 58), (-64, 34), (-74, 10), (-78, -18), (-66, -34), (-54, -34), (-48, -50)),
        tension=0.7)  # fmt: skip
    lit(painter, fringe, _WHITE, look.BONE, (4, -5), shade=_GREY, width=5)
    beard = blob(((-54, 14), (-46, 8), (-36, 34), (-14, 54), (2, 80), (30, 86), (56, 78), (66, 62), (74, 84), (78, 112),
        (70, 146), (50, 174), (26, 190), (-4, 176), (-34, 148), (-52, 112), (-60, 60)), tension=0.8)  # fmt: skip
    lit(painter, beard, _WHITE, look.BONE, (6, -5), shade=_GREY)
    waves = (((-30, 66), (-24, 110), (6, 150)), ((-6, 92), (2, 130), (20, 174)), ((22, 98), (30, 140), (30, 180)), ((44,
        96), (54, 130), (46, 166)), ((62, 92), (68, 120), (62, 146)))  # fmt: skip
    strands(painter, waves, _WHITE, look.BONE, 8)
    moustache = blob(((4, 50), (20, 40), (32, 47), (44, 40), (62, 48), (76, 70), (60, 68), (46, 60), (32, 58), (16, 66),
        (-6, 78), (-18, 70)), tension=0.8)  # fmt: skip
    lit(painter, moustache, look.BONE, look.BONE, (3, -3), shade="#A8A2A0", width=4)


def _child(painter: QPainter) -> None:
    """The grandchild at his shoulder, in red; her farther arm lies round his neck, her eyes are on the key."""
    farther = limb(((470, 896, 78), (380, 872, 62), (270, 850, 52)))
    lit(painter, farther, _RED, _RED_LIGHT, (-4, -8), shade=_DEEP_RED)
    lit(painter, _TRUNK, _RED, _RED_LIGHT, (-7, -8), shade=_DEEP_RED)
    with tilted(painter, 496, 850, 0):
        neck(painter, 498, 792, 60, 858, _CHILD)
        back = joined(disc(520, 732, 40), disc(522, 776, 34), disc(516, 810, 28), disc(514, 690, 42))
        lit(painter, back, "#221413", look.SODIUM, (-5, -6), shade=BLACK)
        turned(painter, 478, 750, 0.86, Face("#7C4A30", _CHILD, nose=Nose.SNUB, stern=-0.9, brow=7, jaw=0,
            mouth=Mouth.LAUGH, young=True, gaze=0.9), mirror=True)  # fmt: skip
        curls = joined(*(disc(426 + k * 26, 682 - 22 * math.sin(math.pi * (k + 0.6) / 5), 26) for k in range(5)),
            disc(532, 706, 24))  # fmt: skip
        lit(painter, curls, "#221413", look.SODIUM, (-5, -6), shade=BLACK, width=5)
        bow = joined(blob(((514, 656), (484, 632), (482, 678))), blob(((522, 656), (552, 642), (546, 680))))
        lit(painter, joined(bow, disc(518, 657, 10)), "#C8303A", look.DANGER, (-3, -4), shade="#4A0A14", width=5)


def _handing(painter: QPainter) -> None:
    """His arm holds up the key; her hand is closed about his wrist and draws it to her."""
    skin = "#E6B98E"
    elbow, wrist = (486, 1062), (402, 930)
    with grip(painter, 432, 980, -22, 0.66, _CHILD, across=76, towards=(-0.7, -0.7)):
        arm(painter, ((388, 938), elbow, wrist), 104, _BLUE, "#C2D4EA", (8, -8), cuff=look.BONE, skin=skin, body=_COAT)
        arm(painter, ((568, 886), (640, 1036), (514, 984)), 72, _RED, _RED_LIGHT, (6, -7), skin=_CHILD, body=_TRUNK)
    with (grip(painter, 366, 882, -8, 0.78, skin, across=26, towards=(0.7, -0.7)),
            tilted(painter, 372, 876, -6)):  # fmt: skip
        painter.translate(-6, 6)
        _key(painter)


def _key(painter: QPainter) -> None:
    """The big old key of the house, its bit up."""
    bit = joined(rect(360, 706, 24, 240, 6), polygon(((380, 716), (420, 716), (420, 740), (404, 740), (404, 752), (420,
        752), (420, 782), (380, 782))))  # fmt: skip
    ring = disc(372, 962, 38)
    ring.addPath(disc(372, 962, 18))
    ring.setFillRule(Qt.FillRule.OddEvenFill)
    lit(painter, bit, "#A8A4B0", look.BONE, (4, -4), shade="#4A4654", width=6)
    lit(painter, ring, "#A8A4B0", look.BONE, (4, -4), shade="#4A4654", width=6)


def _dog(painter: QPainter) -> None:
    """The old dog looks up at the key."""
    fur, dark, light = "#B07A3C", "#4A2A12", "#F0C070"
    painter.save()
    painter.translate(436, 292)
    painter.scale(-0.82, 0.82)
    body = blob(((400, 930), (450, 860), (560, 860), (640, 960), (640, 1160), (380, 1160), (420, 1010)), tension=0.7)
    lit(painter, body, fur, light, (4, -8), shade=dark)
    _dog_head(painter, fur, dark, light)
    painter.restore()


def _dog_head(painter: QPainter, fur: str, dark: str, light: str) -> None:
    """The dog's head in profile, its muzzle to the left."""
    head = blob(((258, 868), (266, 848), (300, 836), (346, 826), (372, 800), (398, 774), (446, 766), (492, 792), (520,
        850), (500, 930), (440, 958), (396, 946), (350, 934), (300, 928), (276, 914), (272, 894)),
        tension=0.75)  # fmt: skip
    lit(painter, head, fur, light, (-4, -8), shade=dark)
    within(painter, head, blob(((290, 900), (340, 900), (392, 912), (430, 890), (520, 900), (500, 980), (300, 960)),
        tension=0.7), dark)  # fmt: skip
    fill(painter, joined(limb(((280, 898, 3), (320, 904, 5), (358, 898, 5), (378, 884, 2))), limb(((270, 886, 2), (280,
        898, 4)))), BLACK)  # fmt: skip
    rimmed(painter, blob(((250, 866), (256, 848), (280, 842), (292, 856), (280, 878), (262, 884)), tension=0.8),
        "#17110F", BLACK, 4)  # fmt: skip
    fill(painter, disc(270, 854, 8, 4), look.MUTED)
    rimmed(painter, disc(388, 834, 15, 14), "#F4E2B8", BLACK, 5)
    fill(painter, disc(384, 830, 11), "#2A140A")
    fill(painter, disc(380, 826, 4), look.BONE)
    fill(painter, ink(((366, 818, 2), (386, 804, 8), (412, 812, 2))), dark)
    ear = blob(((440, 786), (480, 776), (520, 806), (542, 866), (540, 930), (514, 966), (484, 946), (462, 900), (448,
        840)), tension=0.85)  # fmt: skip
    lit(painter, ear, "#7A4A22", light, (-4, -7), shade="#2A160A")
