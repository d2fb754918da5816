"""The Seven of Wands."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtGui import QPainter, QPainterPath

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm
from demoncity_gui.cards.drawing.backdrop import sky
from demoncity_gui.cards.drawing.hair import strands
from demoncity_gui.cards.drawing.hands import fist, grip
from demoncity_gui.cards.drawing.heads import Face, Mouth, turned
from demoncity_gui.cards.drawing.light import gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import match
from demoncity_gui.cards.drawing.paint import fill, mixed, tilted
from demoncity_gui.cards.drawing.primitives import blob, disc, joined, limb, placed, polygon, rect, star
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
    for reach, width in ((500, 20), (452, 12)):  # the way his match came down
        fill(painter, limb([(548 + reach * math.cos(math.radians(a)), 253 + reach * math.sin(math.radians(a)), width
            * (192 - a) / 44) for a in range(192, 146, -4)]), mixed("#C4552A", look.SODIUM, 0.5))  # fmt: skip
    for size, deep, turn, tone in ((170, 44, 6, look.SODIUM), (118, 30, 24, look.BONE)):
        fill(painter, star(88, 748, size, deep, 9, turn), tone)
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
    trunk = placed(blob(((250, 880), (240, 760), (206, 640), (172, 540), (174, 460), (206, 420), (290, 392), (350, 380),
        (410, 376), (490, 392), (544, 424), (552, 500), (524, 620), (490, 740), (486, 880)), tension=0.75), 48, 69,
        0.92)  # fmt: skip
    lit(painter, limb(((362, 340, 102), (376, 470, 120))), "#7A3A24", _LIGHT, (-8, 4), shade="#3A160E")
    lit(painter, trunk, _GREEN, _LIGHT, (-12, 12), shade=_DARK)
    within(painter, trunk, placed(blob(((560, 380), (470, 440), (490, 560), (430, 680), (420, 870), (600, 870), (620,
        380)), tension=0.6), 48, 69, 0.92), _DARK)  # fmt: skip
    _shirt(painter, trunk)
    arm(painter, ((510, 482), (632, 604), (538, 334)), 116, _GREEN, _GREEN, (-9, 4), cuff="#3E8A62", skin=_SKIN,
        body=trunk)  # fmt: skip
    painter.save()
    painter.translate(-92, -40)
    painter.scale(1.02, 1.02)
    _head(painter)
    painter.restore()
    foot, long, turn = _TORCH
    arm(painter, ((244, 506), (76, 640), (242, 548)), 116, _GREEN, _LIGHT, (-7, 10), cuff="#3E8A62", skin=_SKIN,
        body=trunk)  # fmt: skip
    with (
        grip(painter, 311, 500, 40, 0.96, _SKIN, across=50, mirror=True, towards=(-0.5, 0.8)),
        grip(painter, 548, 253, 26, 0.96, _SKIN, across=50, towards=(-0.7, 0.6)),
    ):
        match(painter, *foot, long, turn, long / 112 - 1, 0.8)


def _shirt(painter: QPainter, trunk: QPainterPath) -> None:
    """His shirt, buttoned up to the neckerchief, in folds to the waist; braces."""
    for strap in (((262, 470, 26), (296, 640, 24), (306, 880, 24)), ((478, 462, 26), (458, 640, 24), (440, 880, 24))):
        within(painter, trunk, limb([(x - 5, y, w + 10) for x, y, w in strap]), BLACK)
        within(painter, trunk, limb(strap), "#6A3418")
    within(painter, trunk, limb(((374, 470, 5), (380, 640, 5), (372, 880, 5))), _DARK)
    for y in (590, 680, 770):
        lit(painter, disc(388, y, 8), look.BONE, look.BONE, (-2, 2), width=3)
    for wing in (((312, 436), (270, 476), (300, 536), (372, 486)), ((436, 430), (482, 470), (440, 536), (376, 486))):
        lit(painter, polygon(wing), "#3E8A62", _LIGHT, (-6, 5), shade=_DARK, width=5)
    folds = (((320, 660, 3), (350, 730, 10), (366, 760, 4)), ((276, 640, 3), (320, 700, 11), (350, 720, 3)), ((270, 760,
        3), (310, 800, 10), (360, 820, 3)), ((238, 560, 3), (280, 610, 9), (330, 620, 2)))  # fmt: skip
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
