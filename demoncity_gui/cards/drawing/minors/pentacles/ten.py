"""The Ten of Pentacles."""

from __future__ import annotations

import math

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm, neck
from demoncity_gui.cards.drawing.backdrop import bricks
from demoncity_gui.cards.drawing.features import ink
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.hair import strands
from demoncity_gui.cards.drawing.hands import grip, offer
from demoncity_gui.cards.drawing.heads import Face, side, turned
from demoncity_gui.cards.drawing.light import gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import coin
from demoncity_gui.cards.drawing.paint import fill, rimmed, tilted
from demoncity_gui.cards.drawing.primitives import Point, blob, disc, joined, limb, placed, polygon, rect, thick_line
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_WHITE, _GREY = "#E4DCCB", "#7C7880"
_RED, _RED_LIGHT, _DEEP_RED = "#B23438", "#FFB080", "#3C0A12"
_BLUE, _BLUE_LIGHT, _DEEP_BLUE = "#46618E", "#FFD890", "#141E34"
_SKIN, _CHILD = "#E6B98E", "#C98F5E"
_HUB: Point = (364, 552)
_REACH: Point = (270, 220)
_TRUNK = blob(((508, 842), (548, 812), (596, 818), (650, 850), (700, 930), (720, 1240), (470, 1240), (486, 960)),
    tension=0.7)  # fmt: skip
_COAT = blob(((-40, 820), (60, 752), (140, 730), (230, 742), (276, 786), (300, 880), (316, 1000), (320, 1240), (-60,
    1240)), tension=0.6)  # fmt: skip


def scene(painter: QPainter, t: Tones) -> None:
    """The old man gives the key of his house to a grandchild, in its lit gate, in whose arch are ten coins."""
    _gate(painter)
    _ivy(painter)
    gloom(painter, 372, 560, 560, 0.2)
    for number in range(10):
        coin(painter, *_on_arch(number), 83)
    _child(painter)
    _elder(painter)
    _handing(painter)
    _dog(painter)


def _on_arch(number: float, out: float = 1) -> Point:
    """A place on the arch, whose stones are numbered from the left, 0 to 9; `out` 1 is their middle."""
    turn = math.radians(-92 + number * 184 / 9)
    turn -= 0.051 * math.sin(2 * turn)  # it is wider than high
    return _HUB[0] + _REACH[0] * out * math.sin(turn), _HUB[1] - _REACH[1] * out * math.cos(turn)


def _gate(painter: QPainter) -> None:
    """The wall, the gate's stones, and in it the house, black before the last light."""
    bricks(painter, 0, -150, 700, 1400, "#463626", look.SODIUM)
    x, y = _HUB
    rimmed(painter, joined(disc(x, y, 330, 276), rect(x - 330, y, 660, 900)), "#8A7044", "#0C0906", 8)
    seams = [(_on_arch(k - 0.5, 0.8), _on_arch(k - 0.5, 1.24)) for k in range(11)]
    seams += [((a, b), (a + 120, b)) for a in (36, 576) for b in (680, 800)]
    fill(painter, joined(*(thick_line(seam, 6) for seam in seams)), "#2E2210")
    opening = joined(disc(x, y, 214, 166), rect(x - 214, y, 428, 900))
    rimmed(painter, opening, "#C07A22", "#0C0906", 9)
    painter.save()
    painter.setClipPath(opening, Qt.ClipOperation.IntersectClip)
    for wide, tone in ((230, "#DE9630"), (170, "#F4BC4E"), (110, "#FBE0A0")):
        fill(painter, disc(x, 560, wide, wide * 1.3), tone)
    painter.translate(x, 620)
    painter.scale(0.86, 0.86)
    painter.translate(-366, -600)
    _house(painter)
    painter.restore()


def _house(painter: QPainter) -> None:
    """The house on its hill: two gables, a chimney, every window lit, a bright path from its door."""
    dark = "#3A1E12"
    fill(painter, blob(((100, 640), (220, 596), (366, 580), (500, 596), (620, 640), (620, 1300), (100, 1300)),
        tension=0.7), "#7A4A1C")  # fmt: skip
    fill(painter, blob(((350, 588), (392, 588), (440, 700), (560, 900), (600, 1300), (140, 1300), (190, 900), (310,
        700)), tension=0.5), "#F0BC58")  # fmt: skip
    walls = polygon(((266, 600), (266, 460), (248, 460), (320, 382), (348, 410), (424, 410), (432, 370), (460, 370),
        (462, 410), (480, 430), (498, 460), (482, 460), (482, 600)))  # fmt: skip
    rimmed(painter, walls, dark, "#FFE9A8", 3)
    for a, b in ((300, 442), (372, 452), (428, 452), (292, 520), (428, 520)):
        fill(painter, rect(a, b, 34, 42), "#FFE9A8")
        fill(painter, joined(rect(a + 15, b, 4, 42), rect(a, b + 18, 34, 4)), dark)
    fill(painter, joined(rect(350, 540, 42, 60), disc(371, 540, 21)), "#FFE9A8")


def _ivy(painter: QPainter) -> None:
    """The ivy that has grown over the arch for as long as the family lives here."""
    mass = blob(((430, -150), (420, 30), (452, 92), (504, 96), (520, 150), (566, 168), (570, 226), (612, 250), (640,
        300), (690, 290), (720, 20), (720, -150)), tension=0.8)  # fmt: skip
    lit(painter, mass, "#0E2016", "#0E2016", width=4)
    leaf = blob(((0, 44), (20, 22), (34, 2), (22, -20), (0, -14), (-22, -20), (-34, 2), (-20, 22)), tension=0.9)
    rows = ("#256B42", ((470, 50), (520, 20), (590, 40), (650, 60), (556, 96), (624, 128), (660, 180), (600, 196))), (
        "#3E9460", ((436, 40), (474, 92), (534, 62), (528, 130), (588, 130), (576, 196), (640, 236), (618, 262), (640,
        90), (660, 280), (612, 76)))  # fmt: skip
    for tone, spots in rows:
        leaves = joined(*(placed(leaf, x, y, 0.8, (x * 7 + y * 3) % 80 - 10) for x, y in spots))
        lit(painter, leaves, tone, look.SODIUM, (-2, 3), width=4)


def _elder(painter: QPainter) -> None:
    """The old man in profile, big; bald, a long white beard, merry eyes on the key."""
    lit(painter, _COAT, _BLUE, _BLUE_LIGHT, (9, -7), shade=_DEEP_BLUE, width=8)
    collar = blob(((70, 790), (100, 716), (190, 716), (262, 764), (250, 814), (150, 814)), tension=0.6)
    lit(painter, collar, "#2E3C58", _BLUE_LIGHT, (6, -5), shade="#0E1422")
    painter.save()
    painter.translate(212, 668)
    painter.rotate(7)
    painter.scale(1.06, 1.06)
    side(painter, 0, 0, 1, Face("#A0704A", _SKIN, nose=Nose.HOOKED, brow=14, brow_colour=_WHITE, jaw=0.5, old=True,
        smile=1, stern=-1))  # fmt: skip
    fringe = blob(((-30, -44), (-56, -66), (-84, -56), (-98, -20), (-92, 20), (-100, 44), (-78, 62), (-52, 58), (-30,
        40), (-34, 10), (-28, -20)), tension=0.8)  # fmt: skip
    lit(painter, fringe, _WHITE, look.BONE, (4, -5), shade=_GREY, width=5)
    beard = blob(((-36, 20), (-14, 22), (6, 36), (28, 36), (50, 30), (70, 40), (78, 60), (84, 96), (82, 140), (60, 190),
        (36, 214), (14, 190), (-14, 150), (-36, 96)), tension=0.8)  # fmt: skip
    lit(painter, beard, _WHITE, look.BONE, (6, -5), shade=_GREY)
    waves = [((-10 + 14 * k, 56 + 4 * k), (-2 + 16 * k, 110), (14 + 8 * k, 170 + 6 * k)) for k in range(5)]
    waves += [((-40 - 10 * k, -40 + 6 * k), (-70 - 6 * k, 0), (-48 - 10 * k, 50)) for k in range(4)]
    strands(painter, waves, _WHITE, look.BONE, 8)
    moustache = blob(((72, 30), (84, 40), (80, 54), (60, 50), (36, 62), (16, 62), (32, 44), (54, 30)), tension=0.8)
    lit(painter, moustache, look.BONE, look.BONE, (3, -3), shade="#A8A2A0", width=4)
    painter.restore()


def _child(painter: QPainter) -> None:
    """The grandchild in red, her eyes on the key, a smile."""
    lit(painter, _TRUNK, _RED, _RED_LIGHT, (-8, -7), shade=_DEEP_RED, width=8)
    neck(painter, 556, 776, 62, 830, _CHILD)
    painter.save()
    painter.translate(534, 720)
    painter.rotate(-6)
    painter.scale(-1, 1)
    back = joined(disc(-48, -20, 50), disc(-56, 30, 44), disc(-54, 76, 36))
    lit(painter, back, "#221413", look.SODIUM, (5, -6), shade=BLACK)
    turned(painter, 0, 0, 1, Face("#7C4A30", _CHILD, nose=Nose.SNUB, stern=-0.9, brow=7, jaw=0, young=True, gaze=0.8,
        smile=1.3, iris="#5A3A1E"))  # fmt: skip
    curls = joined(*(disc(62 - k * 29, -74 - 28 * math.sin(math.pi * (k + 0.6) / 5), 31) for k in range(5)))
    lit(painter, curls, "#221413", look.SODIUM, (5, -6), shade=BLACK, width=5)
    bow = joined(blob(((-56, -100), (-94, -130), (-96, -76))), blob(((-46, -100), (-8, -130), (-6, -76))))
    lit(painter, joined(bow, disc(-51, -100, 12)), "#C8303A", look.DANGER, (3, -4), shade="#4A0A14", width=5)
    painter.restore()


def _handing(painter: QPainter) -> None:
    """His hand sets the big key in her open one."""
    glow(painter, 400, 860, 150, "#FFF0C0", 0.4)
    arm(painter, ((610, 872), (640, 1066), (522, 1004)), 78, _RED, _RED_LIGHT, (-6, -7), cuff=look.BONE, skin=_CHILD,
        body=_TRUNK)  # fmt: skip
    offer(painter, 428, 990, 6, 0.84, _CHILD, towards=(-0.6, -0.8))
    with grip(painter, 398, 838, 26, 0.84, _SKIN, across=26, mirror=True, towards=(0.7, -0.7)):
        with tilted(painter, 398, 838, 8):
            _key(painter, 398, 838)
        arm(painter, ((132, 806), (214, 1010), (346, 888)), 104, _BLUE, _BLUE_LIGHT, (8, -8), cuff=look.BONE,
            skin=_SKIN, body=_COAT)  # fmt: skip


def _key(painter: QPainter, x: float, y: float) -> None:
    """The big old key of the house, held under its ring, its bit down."""
    bit = joined(rect(x - 11, y - 60, 22, 206, 6), polygon(((x, y + 84), (x + 46, y + 84), (x + 46, y + 106), (x + 28, y
        + 106), (x + 28, y + 120), (x + 46, y + 120), (x + 46, y + 142), (x, y + 142))))  # fmt: skip
    ring = disc(x, y - 92, 44)
    ring.addPath(disc(x, y - 92, 21))
    ring.setFillRule(Qt.FillRule.OddEvenFill)
    lit(painter, bit, "#A8A4B0", look.BONE, (4, -4), shade="#4A4654", width=6)
    lit(painter, ring, "#A8A4B0", look.BONE, (4, -4), shade="#4A4654", width=6)


def _dog(painter: QPainter) -> None:
    """The old dog looks up at the key."""
    fur, dark, light = "#B07A3C", "#4A2A12", "#F0C070"
    painter.save()
    painter.translate(400, 292)
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
