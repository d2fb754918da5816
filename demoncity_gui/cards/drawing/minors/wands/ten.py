"""The Ten of Wands."""

from __future__ import annotations

import math
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import rolled
from demoncity_gui.cards.drawing.backdrop import bricks
from demoncity_gui.cards.drawing.features import ink
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.hand_parts import digit, flesh, line_of, pale_of
from demoncity_gui.cards.drawing.heads import Face, side
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import match
from demoncity_gui.cards.drawing.paint import fill, mixed, tilted
from demoncity_gui.cards.drawing.primitives import blob, disc, joined, limb, placed, rect
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_SKIN: Final = "#D8A070"
_WARM: Final = "#FFD088"
_SHIRT: Final = "#C8B48E"
_LAMP: Final = (7, -10)
_LOAD: Final = (((424, 660), (402, 62)), ((476, 660), (482, 46)), ((528, 660), (562, 48)), ((578, 660), (634, 66)),
    ((446, 660), (440, 172)), ((504, 660), (520, 164)), ((562, 660), (600, 172)), ((416, 660), (394, 284)), ((480, 660),
        (478, 278)), ((544, 660), (562, 282)))  # fmt: skip
"""Where the rope binds each match, and its tip."""


def scene(painter: QPainter, t: Tones) -> None:
    """Bent double, he lugs all ten in his arms, one big sheaf, his brow pressed against it; he sees nothing else."""
    bricks(painter, 0, -150, 700, 1350, "#33263C", look.SODIUM)
    glaze(painter, rect(0, -150, 700, 1350), "#080512", 0.46)
    glow(painter, 520, 220, 580, look.SODIUM, 0.8)
    for x, y in ((560, 880), (330, 1000)):
        lit(painter, rect(x, y, 400, 300), "#6A4234", t.light, (4, -9), shade="#1E1216", width=5)
    far = limb(((170, 900, 160), (96, 1040, 130), (40, 1200, 110)))
    lit(painter, far, "#20263E", _WARM, (3, -4), shade=BLACK)
    _load(painter)
    thrown = blob(((330, 660), (420, 720), (520, 760), (628, 790), (626, 900), (560, 890), (470, 960), (470, 1100),
        (300, 1100)), tension=0.6)  # fmt: skip
    glaze(painter, thrown, BLACK, 0.55)
    _bearer(painter)
    gloom(painter, 400, 450, 500, 0.35)


def _load(painter: QPainter) -> None:
    """All ten in one sheaf, a rope around it twice, their feet splayed below."""
    for (x, y), (a, b) in _LOAD:
        high = math.hypot(a - x, b - y)
        match(painter, x, y, high, math.degrees(math.atan2(a - x, y - b)), high / 100 - 1, 0)
    for number in (0, 7, 1, 6, 2, 5, 3, 4):
        stick = limb(((420 + number * 27.5, 640, 23), (408 + number * 34, 1070, 23)))
        lit(painter, stick, "#8A3E22", look.SODIUM, (4, -2), shade="#2A0E0C", width=5)
    for y in (612, 648):
        _band(painter, ((396, y - 16, 18), (420, y, 28), (470, y + 12, 32), (540, y + 10, 32), (600, y - 4, 28), (624, y
            - 20, 18)))  # fmt: skip


def _band(painter: QPainter, course: tuple[tuple[float, float, float], ...]) -> None:
    """Rope around the load, its strands marked."""
    lit(painter, limb(course), "#A8803E", _WARM, (-1, -7), shade="#4A3214", width=5)
    for (x, y, wide), (a, b, _) in pairwise(course):
        for share in (0.15, 0.38, 0.61, 0.84):
            u, v = x + (a - x) * share, y + (b - y) * share
            fill(painter, limb(((u - wide * 0.3, v + wide * 0.36, 3), (u + wide * 0.3, v - wide * 0.36, 3))), "#4A3214")


def _bearer(painter: QPainter) -> None:
    """He, from the side, bent over them to the right: his back, his head, the raised thigh, the arm around them."""
    blue, dark = "#46547E", "#141A30"
    trousers = blob(((30, 830), (6, 900), (20, 970), (80, 1020), (170, 1030), (240, 1030), (296, 1060), (310, 1240),
        (500, 1240), (506, 1080), (494, 1000), (440, 950), (330, 900), (200, 830)), tension=0.7)  # fmt: skip
    lit(painter, trousers, blue, _WARM, (5, -10), shade=dark)
    within(painter, trousers, blob(((0, 950), (110, 990), (220, 1000), (300, 1030), (340, 1060), (350, 1240), (-20,
        1240)), tension=0.6), dark)  # fmt: skip
    seams = (((300, 900, 3), (262, 940, 9), (240, 990, 4)), ((340, 1000, 3), (390, 1000, 8), (440, 980, 3)), ((356,
        1040, 3), (400, 1032, 8), (460, 1040, 3)))  # fmt: skip
    within(painter, trousers, joined(*(limb(points) for points in seams)), dark)
    trunk = _trunk()
    lit(painter, trunk, _SHIRT, _WARM, (6, -13), shade="#4A3A2C")
    night = blob(((0, 660), (64, 700), (110, 780), (190, 850), (300, 850), (360, 780), (440, 740), (460, 990), (0,
        990)), tension=0.6)  # fmt: skip
    within(painter, trunk, night, mixed("#100A12", _SHIRT, 0.24))
    _head(painter)
    throat = blob(((236, 530), (246, 572), (286, 620), (352, 656), (340, 720), (200, 720), (150, 560)), tension=0.5)
    within(painter, trunk, throat, _SHIRT)
    band = ink(((240, 520, 20), (250, 570, 26), (288, 618, 28), (344, 654, 16)))
    lit(painter, band, look.BONE, look.BONE, (3, -5), shade="#6A5A48", width=5)
    strap = ink(((240, 556, 24), (186, 590, 28), (140, 676, 30), (122, 770, 29), (124, 920, 26)))
    within(painter, trunk, strap, "#5A1E1A")
    rolled(painter, (322, 898), (534, 806), 134, _SKIN, _WARM, (3, -8))
    upper = blob(((208, 680), (240, 644), (296, 646), (336, 690), (356, 760), (376, 826), (326, 850), (274, 860), (240,
        780)), tension=0.7)  # fmt: skip
    lit(painter, upper, _SHIRT, _WARM, (5, -8), shade="#6A5840", width=5)
    fill(painter, blob(((210, 650), (250, 622), (300, 632), (326, 700), (250, 716), (204, 690)), tension=0.7), _SHIRT)
    roll = ink(((262, 868, 30), (300, 862, 40), (346, 846, 40), (386, 820, 30)))
    lit(painter, roll, _SHIRT, _WARM, (4, -6), shade="#6A5840", width=5)
    _hand(painter)


def _trunk() -> QPainterPath:
    return blob(((300, 540), (218, 496), (136, 524), (70, 610), (34, 730), (30, 840), (90, 900), (210, 914), (320, 880),
        (392, 790), (404, 690), (370, 600)), tension=0.8)  # fmt: skip


def _hand(painter: QPainter) -> None:
    """The back of his hand at the sheaf's far edge, around which its four fingers go."""
    lamp = (0.5, -0.9)
    with tilted(painter, 534, 806, -20):
        chains = [((584, 772 + k * 28, 33), (614, 768 + k * 29, 35), (630, 772 + k * 28, 33)) for k in range(4)]
        back = blob(((500, 780), (540, 766), (590, 754), (606, 776), (606, 862), (580, 872), (540, 844), (500, 832)),
            tension=0.6)  # fmt: skip
        painter.setClipRect(QRectF(514, 600, 400, 400), Qt.ClipOperation.IntersectClip)
        flesh(painter, (*(digit(chain) for chain in reversed(chains)), back), _SKIN, lamp, 6)
        fill(painter, joined(*(disc(598, y + 1, 8, 9) for _, y, _ in (chain[0] for chain in chains))), pale_of(_SKIN))
        fill(painter, joined(*(limb(((588, y + 15, 4), (560, y + 9, 3), (540, y + 4, 1))) for _, y, _ in (chain[0] for
            chain in chains[:3]))), line_of(_SKIN))  # fmt: skip


def _head(painter: QPainter) -> None:
    """His head, bowed against the load: bald, a great moustache, the eyes shut tight, a vein at the brow; he sweats."""
    shade, grey, flushed = "#7A3A24", "#B8B0B0", "#E0986A"
    painter.save()
    painter.translate(332, 526)
    painter.rotate(26)
    painter.scale(1.1, 1.1)
    side(painter, 0, 0, 1, Face(shade, flushed, nose=Nose.HOOKED, open=False, stern=2, brow=14, brow_colour="#B8B0B0",
        jaw=0.9, old=True))  # fmt: skip
    tash = blob(((74, 28), (54, 20), (34, 30), (8, 66), (-6, 92), (26, 76), (50, 62), (68, 60), (80, 46)), tension=0.8)
    lit(painter, tash, grey, look.BONE, (4, -4), shade="#5A5254", width=5)
    for points in (((26, -34, 1), (10, -28, 3.4), (-6, -34, 1)), ((26, -26, 1), (12, -16, 3.4), (-4, -16, 1)), ((24,
        -18, 1), (14, -6, 3.4), (0, -2, 1)), ((20, -92, 1), (12, -76, 4), (22, -66, 4.4), (12, -52, 1)), ((22, -66, 1),
        (32, -58, 3), (28, -50, 1))):  # fmt: skip
        fill(painter, limb(points), "#6A2A1C")
    clenched = (((24, -26, 2), (40, -12, 7), (62, -22, 3)), ((30, -2, 1), (44, 2, 4), (58, -6, 1)), ((14, 30, 1), (26,
        20, 5), (48, 16, 1)))  # fmt: skip
    fill(painter, joined(*(ink(points) for points in clenched)), "#3A140C")
    fringe = blob(((-34, -38), (-70, -50), (-88, -30), (-76, 20), (-50, 50), (-40, 20), (-24, 24), (-30, -8)),
        tension=0.7)  # fmt: skip
    lit(painter, fringe, grey, look.BONE, (4, -5), shade="#5A5254", width=5)
    painter.restore()
    for x, y, size in ((398, 640, 1.1), (376, 704, 1.3)):
        drop = blob(((0, -20), (9, 2), (0, 12), (-9, 2)), tension=0.8)
        lit(painter, placed(drop, x, y, size), look.ICE, look.BONE, (-2, -3), width=4)
