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
from demoncity_gui.cards.drawing.hands import palm
from demoncity_gui.cards.drawing.heads import Face, turned
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
_TRUNK = blob(((446, 724), (526, 722), (580, 756), (604, 816), (606, 900), (606, 1140), (400, 1140), (396, 800), (412,
    750)), tension=0.7)  # fmt: skip


def scene(painter: QPainter, t: Tones) -> None:
    """A grandchild hugs the old man from behind; ten coins are the stones of his gate, in it his heirs, by him the
    dog."""
    _gate(painter)
    _ivy(painter)
    painter.save()
    painter.translate(44, 114)
    painter.scale(0.84, 0.84)
    _heirs(painter)
    painter.restore()
    painter.translate(0, 20)
    _child_body(painter)
    _elder(painter)
    _child(painter)
    _hug(painter)
    _dog(painter)
    painter.translate(0, -20)
    gloom(painter, 350, 560, 560, 0.16)
    for number in range(5):
        for way in (-1, 1):
            coin(painter, *_on_arch(number, way), 96)


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
    gown = blob(((352, 470), (390, 442), (430, 452), (466, 484), (478, 560), (470, 760), (350, 760), (352, 540)),
        tension=0.7)  # fmt: skip
    lit(painter, gown, "#3A1A18", light, (-4, -4), shade=BLACK, width=3)
    lit(painter, placed(profile(Nose.SNUB), 388, 386, 0.6, -6, mirror=True), "#3A1C12", light, (-4, -3), shade=BLACK,
        width=3)  # fmt: skip
    bun = joined(blob(((358, 344), (378, 318), (414, 318), (442, 344), (444, 390), (426, 424), (406, 412), (404, 380),
        (382, 362)), tension=0.8), disc(454, 348, 26))  # fmt: skip
    lit(painter, bun, dark, light, (3, -5), shade=BLACK, width=3)
    coat = blob(((236, 440), (270, 424), (312, 440), (342, 470), (352, 540), (360, 760), (176, 760), (180, 560), (190,
        484)), tension=0.7)  # fmt: skip
    lit(painter, coat, "#2C1612", light, (5, -4), shade=BLACK, width=3)
    lit(painter, placed(profile(), 286, 362, 0.66, 8), "#3A1C12", light, (4, -3), shade=BLACK, width=3)
    cap = blob(((322, 318), (332, 304), (306, 286), (266, 282), (230, 304), (222, 350), (238, 394), (256, 380), (262,
        346), (292, 332)), tension=0.7)  # fmt: skip
    lit(painter, cap, dark, light, (3, -5), shade=BLACK, width=3)


def _child_body(painter: QPainter) -> None:
    """The grandchild in her red dress, behind his shoulder; her farther arm goes round behind his neck."""
    farther = limb(((440, 790, 96), (360, 762, 80), (270, 736, 64)))
    lit(painter, joined(_TRUNK, farther), _RED, _RED_LIGHT, (-6, -8), shade=_DEEP_RED)
    within(painter, farther, blob(((240, 690), (330, 730), (352, 780), (400, 860), (240, 860)), tension=0.5), _DEEP_RED)


def _elder(painter: QPainter) -> None:
    """The old man, big, in his house jacket; bald, a white beard, eyes shut with joy, his head against hers."""
    coat = blob(((186, 782), (240, 760), (330, 762), (392, 786), (470, 822), (520, 876), (544, 960), (560, 1140), (-20,
        1140), (-4, 980), (24, 886), (84, 824)), tension=0.7)  # fmt: skip
    lit(painter, coat, _BLUE, "#C2D4EA", (-10, -9), shade=_DEEP_BLUE)
    within(painter, coat, blob(((420, 830), (462, 900), (444, 1000), (470, 1140), (640, 1140), (640, 820)),
        tension=0.6), _DEEP_BLUE)  # fmt: skip
    within(painter, coat, joined(limb(((96, 950, 3), (112, 1020, 12), (104, 1140, 10))), limb(((452, 950, 3), (446,
        1020, 12), (456, 1140, 10)))), "#141C2C")  # fmt: skip
    for way in (1, -1):
        lapel = blob([(276 + way * x, y) for x, y in ((62, 764), (104, 792), (112, 880), (60, 1000), (24, 1140), (-4,
            1140), (0, 980), (20, 860))], tension=0.5)  # fmt: skip
        lit(painter, lapel, "#2E3C58", "#C2D4EA", (-6, -5), shade="#0E1422")
    painter.save()
    painter.translate(264, 640)
    painter.rotate(8)
    painter.scale(-1.3, 1.3)
    _old_head(painter)
    painter.restore()


def _old_head(painter: QPainter) -> None:
    """His head around (0, 0), turned to the right: it is painted mirrored."""
    turned(painter, 0, 0, 1, Face("#A0704A", "#E6B98E", nose=Nose.BROAD, brow=13, brow_colour=_WHITE, smile=1.5,
        jaw=0.5, old=True, open=False, stern=-0.6))  # fmt: skip
    fringe = blob(((-56, -62), (-70, -80), (-88, -66), (-84, -52), (-102, -44), (-96, -20), (-112, -6), (-98, 12),
        (-104, 36), (-84, 40), (-70, 58), (-64, 34), (-74, 10), (-78, -18), (-66, -34), (-54, -34), (-48, -50)),
        tension=0.7)  # fmt: skip
    lit(painter, fringe, _WHITE, look.BONE, (4, -5), shade=_GREY, width=5)
    beard = blob(((-54, 14), (-46, 8), (-36, 34), (-14, 54), (2, 80), (30, 86), (56, 78), (66, 62), (74, 84), (80, 120),
        (74, 160), (54, 196), (26, 214), (-4, 196), (-34, 160), (-52, 116), (-60, 60)), tension=0.8)  # fmt: skip
    lit(painter, beard, _WHITE, look.BONE, (6, -5), shade=_GREY)
    waves = (((-30, 66), (-24, 120), (6, 168)), ((-6, 92), (2, 140), (20, 194)), ((22, 98), (30, 150), (30, 200)), ((44,
        96), (54, 140), (46, 184)), ((62, 92), (70, 128), (64, 160)))  # fmt: skip
    strands(painter, waves, _WHITE, look.BONE, 8)
    moustache = blob(((4, 50), (20, 40), (32, 47), (44, 40), (62, 48), (76, 70), (60, 68), (46, 60), (32, 58), (16, 66),
        (-6, 78), (-18, 70)), tension=0.8)  # fmt: skip
    lit(painter, moustache, look.BONE, look.BONE, (3, -3), shade="#A8A2A0", width=4)


def _child(painter: QPainter) -> None:
    """The grandchild behind his shoulder, her cheek against his temple."""
    painter.save()
    painter.translate(6, -12)
    with tilted(painter, 470, 700, -17):
        neck(painter, 486, 660, 66, 736, _CHILD)
        back = joined(disc(536, 590, 46), disc(544, 640, 40), disc(528, 682, 32), disc(522, 540, 46))
        lit(painter, back, "#221413", look.SODIUM, (-5, -6), shade=BLACK)
        turned(painter, 476, 610, 0.98, Face("#7C4A30", _CHILD, nose=Nose.SNUB, stern=-0.8, brow=7, jaw=0, smile=1.5,
            young=True, open=False), mirror=True)  # fmt: skip
        curls = joined(*(disc(422 + k * 30, 532 - 26 * math.sin(math.pi * (k + 0.6) / 5), 30) for k in range(5)),
            disc(548, 560, 30))  # fmt: skip
        lit(painter, curls, "#221413", look.SODIUM, (-5, -6), shade=BLACK, width=5)
        bow = joined(blob(((520, 500), (486, 474), (484, 524))), blob(((528, 500), (566, 482), (560, 528))))
        lit(painter, joined(bow, disc(524, 501, 11)), "#C8303A", look.DANGER, (-3, -4), shade="#4A0A14", width=5)
    painter.restore()


def _hug(painter: QPainter) -> None:
    """Her arm over his shoulder, the hand flat on his breast."""
    arm(painter, ((556, 800), (582, 940), (400, 968)), 92, _RED, _RED_LIGHT, (-6, -7), skin=_CHILD, body=_TRUNK)
    palm(painter, 350, 976, -96, 0.7, _CHILD, back=True, apart=0.3, towards=(-0.8, -0.6))


def _dog(painter: QPainter) -> None:
    """The old dog looks up at him."""
    fur, dark, light = "#B07A3C", "#4A2A12", "#F0C070"
    painter.save()
    painter.translate(456, 262)
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
