"""The Seven of Wands."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtGui import QPainter, QPainterPath

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm, rolled
from demoncity_gui.cards.drawing.backdrop import sky
from demoncity_gui.cards.drawing.hair import strands
from demoncity_gui.cards.drawing.hands import fist, grip
from demoncity_gui.cards.drawing.heads import Face, Mouth, turned
from demoncity_gui.cards.drawing.light import gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import match
from demoncity_gui.cards.drawing.paint import fill, mixed, tilted
from demoncity_gui.cards.drawing.primitives import blob, disc, joined, limb, polygon, rect, star
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_SKIN, _LIGHT, _GREEN, _DARK = "#F0C090", "#FFB040", "#2E6A4A", "#060E0C"
_FOES: Final = (
    (78, 782, -7, "#8A5634", "#5A1E1E"),
    (226, 716, 7, "#C89A70", "#2A2648"),
    (312, 786, 5, "#6E4428", "#4A2A12"),
    (396, 722, -3, "#B07C50", "#1E3A44"),
    (486, 786, -8, "#C89A70", "#3A1A34"),
    (560, 704, -11, "#8A5634", "#2A2648"),
)
"""Where each foe's match has its tip, how it leans, his skin, his sleeve."""
_TORCH: Final = ((604, 196), 730, -136)
"""The foot of his own, its length, its turn."""


def scene(painter: QPainter, t: Tones) -> None:
    """Seen from below: one on a parapet, his match across in both fists, beats down the six that thrust up at him."""
    sky(painter, "#120A1C", "#C4552A", 1000)
    glow(painter, 260, 820, 620, look.SODIUM, 0.6)
    for x, y, size in ((90, 420, 5), (150, 330, 4), (600, 600, 6), (640, 420, 4), (560, 120, 4), (260, 90, 3), (60, 560,
        6), (420, 60, 3)):  # fmt: skip
        fill(painter, disc(x, y, size * 1.4), look.SODIUM)
    for way, foot, top in ((-1, 0, 300), (1, 700, 210)):  # houses that lean together, seen from below
        lit(painter, polygon(((foot - way * 160, 1000), (foot + way * 60, 1000), (foot + way * 60, top - 60),
            (foot - way * 90, top))), "#1C0E1C", look.SODIUM, (-way * 5, 2), width=3)  # fmt: skip
        fill(painter, joined(*(polygon([(foot - way * (a + k * 12), top + b + k * 90) for a, b in ((44, 50), (66, 48),
            (72, 92), (48, 96))]) for k in range(3))), look.SODIUM)  # fmt: skip
    fill(painter, star(146, 742, 150, 36, 9, 6), look.SODIUM)
    fill(painter, star(146, 742, 108, 24, 9, 24), look.BONE)
    _defender(painter)
    _wall(painter)
    for foe in _FOES:
        _foe(painter, *foe)
    gloom(painter, 300, 560, 460, 0.42)


def _foe(painter: QPainter, x: float, y: float, turn: float, skin: str, cloth: str) -> None:
    """One of the six: a match that is thrust up, and the fist below it, dark but for its edge."""
    lean = math.radians(turn)
    long = (1150 - y) / math.cos(lean)
    down = (980 - y) / math.cos(lean)
    hx, hy = x - down * math.sin(lean), y + down * math.cos(lean)
    match(painter, x - long * math.sin(lean), y + long * math.cos(lean), long, turn, long / 112 - 1, 0.4)
    dim = mixed(BLACK, skin, 0.6)
    lit(painter, limb(((hx + 8, hy + 44, 60), (hx + 14, 1140, 78))), mixed(BLACK, cloth, 0.8), _LIGHT, (-5, -5),
        shade=_DARK, width=5)  # fmt: skip
    fist(painter, hx, hy, turn, 0.7, dim, towards=(-0.4, -1))


def _wall(painter: QPainter) -> None:
    """The parapet: great stones, their edges lit from below."""
    for x, wide in ((-60, 250), (190, 270), (460, 300)):
        lit(painter, rect(x, 900, wide, 330, 8), "#3A2832", _LIGHT, (-4, -6), shade="#180E16")
    lit(painter, rect(-60, 836, 820, 76, 10), "#7A5240", _LIGHT, (-4, 9), shade="#24141A")


def _defender(painter: QPainter) -> None:
    """He, from the waist up, turned to where he strikes."""
    trunk = blob(((250, 860), (240, 760), (206, 640), (168, 540), (170, 460), (206, 420), (290, 392), (350, 380), (410,
        376), (490, 392), (544, 424), (552, 500), (524, 620), (490, 740), (486, 860)), tension=0.75)  # fmt: skip
    lit(painter, limb(((330, 330, 112), (350, 440, 128))), "#7A3A24", _LIGHT, (-8, 4), shade="#3A160E")
    lit(painter, trunk, _GREEN, _LIGHT, (-12, 12), shade=_DARK)
    within(painter, trunk, blob(((560, 380), (470, 440), (490, 560), (430, 680), (420, 870), (600, 870), (620, 380)),
        tension=0.6), _DARK)  # fmt: skip
    _shirt(painter, trunk)
    far, near = ((500, 446), (618, 524), (556, 306)), ((206, 470), (84, 592), (262, 528))
    arm(painter, far, 120, _GREEN, _GREEN, (-9, 4), skin=_SKIN, body=trunk)
    rolled(painter, far[1], far[2], 128, _SKIN, _LIGHT, (-8, 7))
    painter.save()
    painter.translate(-168, -80)
    painter.scale(1.12, 1.12)
    _head(painter)
    painter.restore()
    foot, long, turn = _TORCH
    arm(painter, near, 124, _GREEN, _LIGHT, (-7, 10), skin=_SKIN, body=trunk)
    rolled(painter, near[1], near[2], 132, _SKIN, _LIGHT, (-5, 9))
    with (
        grip(painter, 302, 510, 40, 0.96, _SKIN, across=50, mirror=True, towards=(-0.5, 0.8)),
        grip(painter, 536, 267, 44, 0.96, _SKIN, across=50, towards=(-0.7, 0.6)),
    ):
        match(painter, *foot, long, turn, long / 112 - 1, 0.8)


def _shirt(painter: QPainter, trunk: QPainterPath) -> None:
    """His shirt, torn open over the chest, in folds to the waist."""
    fill(painter, polygon(((284, 370), (412, 366), (420, 470), (366, 640), (306, 480))), "#7A3A24")
    fill(painter, polygon(((284, 400), (330, 450), (396, 470), (366, 640), (306, 480))), _SKIN)
    fill(painter, joined(limb(((300, 404, 2), (336, 440, 7), (352, 470, 3))), limb(((404, 410, 2), (380, 446, 7), (358,
        470, 3))), limb(((352, 520, 2), (358, 560, 6), (364, 610, 2)))), "#5A2A1A")  # fmt: skip
    for wing in (((292, 366), (252, 404), (300, 520), (338, 600), (312, 480)), ((410, 362), (462, 396), (424, 520),
        (384, 600), (414, 470))):  # fmt: skip
        lit(painter, polygon(wing), "#3E8A62", _LIGHT, (-6, 5), shade=_DARK, width=5)
    folds = (((366, 640, 4), (356, 740, 10), (366, 860, 5)), ((240, 640, 3), (290, 720, 11), (340, 760, 3)), ((250, 760,
        3), (290, 800, 10), (340, 820, 3)), ((200, 520, 3), (250, 590, 9), (300, 610, 2)))  # fmt: skip
    within(painter, trunk, joined(*(limb(points) for points in folds)), _DARK)


def _head(painter: QPainter) -> None:
    """Red hair that flies, a red beard, and he shouts."""
    hair_, deep, shade = "#C2501E", "#4A180C", "#7A3A24"
    painter.save()
    painter.translate(780, 4)
    painter.scale(-1, 1)
    with tilted(painter, 330, 400, 19):
        turned(painter, 322, 306, 1.06, Face(shade, _SKIN, stern=1.8, brow=15, brow_colour="#8A3414", jaw=1,
            mouth=Mouth.CRY, gaze=0.9))  # fmt: skip
        beard = blob(((262, 316), (280, 350), (318, 354), (334, 358), (376, 354), (396, 340), (394, 396), (364, 440),
            (326, 436), (286, 400)), tension=0.7)  # fmt: skip
        gape = blob(((326, 368), (350, 360), (376, 366), (382, 386), (370, 410), (340, 408), (326, 390)), tension=0.8)
        lit(painter, beard, hair_, _LIGHT, (6, 6), shade=deep, width=5)
        lit(painter, gape, "#1A0606", "#1A0606", width=5)
        within(painter, gape, blob(((322, 356), (386, 354), (380, 370), (352, 367), (328, 372)), tension=0.5),
            "#E8D0B0")  # fmt: skip
        within(painter, gape, blob(((330, 400), (352, 390), (376, 402), (360, 424)), tension=0.8), "#A83A2A")
        mane = blob(((392, 260), (404, 208), (350, 180), (300, 186), (236, 172), (250, 206), (206, 220), (236, 250),
            (200, 300), (240, 310), (240, 360), (266, 340), (268, 290), (290, 250), (340, 240), (360, 226)),
            tension=0.6)  # fmt: skip
        lit(painter, mane, hair_, _LIGHT, (8, 4), shade=deep)
        strands(painter, [((380 - a, 214 + a * 0.3), (310 - a, 190 + a), (230 + a * 0.2, 240 + a)) for a in (0, 20,
            40)], hair_, _LIGHT, 5)  # fmt: skip
    painter.restore()
