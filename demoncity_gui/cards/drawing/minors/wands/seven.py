"""The Seven of Wands."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtGui import QPainter, QPainterPath

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm, bust, neck
from demoncity_gui.cards.drawing.backdrop import sky
from demoncity_gui.cards.drawing.hair import strands
from demoncity_gui.cards.drawing.hands import fist, grip
from demoncity_gui.cards.drawing.heads import Face, Mouth, turned
from demoncity_gui.cards.drawing.light import gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import match
from demoncity_gui.cards.drawing.paint import fill, mixed, tilted
from demoncity_gui.cards.drawing.primitives import blob, disc, joined, limb, polygon, rect
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_SKIN, _LIGHT, _GREEN, _DARK = "#F0C090", "#FFB040", "#2E6A4A", "#060E0C"
_FOES: Final = (
    (106, 742, 7, 976, 0.76, "#9A6240", "#7A2A22"),
    (222, 694, 4, 904, 0.66, "#E0B088", "#3A3A6A"),
    (318, 776, 9, 974, 0.74, "#6E4428", "#8A5A22"),
    (404, 690, -3, 912, 0.7, "#C08A5A", "#2A5A64"),
    (498, 778, -14, 976, 0.7, "#D8A078", "#5A2A54"),
    (602, 696, -6, 916, 0.76, "#7A4A2C", "#34386A"),
)
"""Where each foe's match has its tip, how it leans; how high he holds it, how big his fist is; his skin, his sleeve."""
_TORCH: Final = ((240, 272), 438, 72)
"""The foot of his own, its length, its turn."""
_NEAR: Final = ((216, 628), (82, 478), (256, 344))
_FAR: Final = ((486, 628), (624, 462), (486, 282))


def scene(painter: QPainter, t: Tones) -> None:
    """Seen from below: one on a parapet, his match over his head in both fists, shouts at six thrust up at him."""
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
    _defender(painter)
    _wall(painter)
    _blow(painter)
    for k, foe in enumerate(_FOES):
        _foe(painter, k, *foe)
    gloom(painter, 300, 560, 460, 0.42)


def _foe(
    painter: QPainter, k: int, x: float, y: float, turn: float, high: float, size: float, skin: str, cloth: str
) -> None:
    """One of the six: a match that is thrust up, the fist below it, in half light, and its own kind of sleeve."""
    lean = math.radians(turn)
    long = (1150 - y) / math.cos(lean)
    down = (high - y) / math.cos(lean)
    hx, hy = x - down * math.sin(lean), y + down * math.cos(lean)
    match(painter, x - long * math.sin(lean), y + long * math.cos(lean), long, turn, long / 112 - 1, 0.4)
    dim, dark = mixed(BLACK, skin, 0.76), mixed(BLACK, cloth, 0.85)
    painter.save()
    painter.translate(hx, hy)
    painter.rotate(turn)
    painter.scale(size, size)
    bare = limb(((18, 50, 62), (22, 150, 84), (24, 340, 100)))
    lit(painter, bare, dim, _LIGHT, (-5, -5), shade=_DARK, width=6)
    start = (80, 156, 92, 84, 132, 100)[k]
    coat = polygon(((-32, start), (72, start - 6), (96, 400), (-52, 400)))
    lit(painter, coat, dark, _LIGHT, (-6, -5), shade=_DARK, width=6)
    if k in {0, 3}:  # a shirt's cuff, or hoops
        lit(painter, polygon(((-38, start - 6), (78, start - 12), (80, start + 26), (-40, start + 32))), mixed(BLACK,
            look.BONE, 0.6), _LIGHT, (-5, -4), shade=_DARK, width=6)  # fmt: skip
    elif k in {2, 5}:
        for low in (30, 84, 138):
            within(painter, coat, rect(-70, start + low, 200, 24), mixed(BLACK, look.BONE, 0.5))
    painter.restore()
    fist(painter, hx, hy, turn, size, dim, towards=(-0.4, -1))


def _wall(painter: QPainter) -> None:
    """The parapet: great stones, their edges lit from below."""
    for x, wide in ((-60, 250), (190, 270), (460, 300)):
        lit(painter, rect(x, 900, wide, 330, 8), "#3A2832", _LIGHT, (-4, -6), shade="#180E16")
    lit(painter, rect(-60, 836, 820, 76, 10), "#7A5240", _LIGHT, (-4, 9), shade="#24141A")


def _defender(painter: QPainter) -> None:
    """He, from the waist up, broad before the glow: shoulders (216, 628) and (486, 628), a face is 220."""
    trunk = _trunk()
    lit(painter, trunk, _GREEN, _LIGHT, (-8, 10), shade="#12301F")
    _shirt(painter, trunk)
    for joints in (_NEAR, _FAR):
        arm(painter, joints, 122, _GREEN, _LIGHT, (-7, 8), cuff="#3E8A62", skin=_SKIN, body=trunk)
    painter.save()
    painter.translate(-80, 112)
    painter.scale(1.04, 1.04)
    _head(painter)
    painter.restore()


def _blow(painter: QPainter) -> None:
    """The match over his head, in both fists."""
    foot, long, turn = _TORCH
    with (
        grip(painter, 266, 262, turn - 180, 0.96, _SKIN, across=50, mirror=True, towards=(-0.5, 0.8)),
        grip(painter, 466, 198, turn, 0.96, _SKIN, across=50, towards=(-0.7, 0.6)),
    ):
        match(painter, *foot, long, turn, long / 122 - 1, 0.8)


def _trunk() -> QPainterPath:
    """His trunk, from the shoulders to below the parapet's edge."""
    return bust(350, 584, 372, 980, waist=0.7, hip=0.72)


def _shirt(painter: QPainter, trunk: QPainterPath) -> None:
    """His shirt, open at the throat; braces."""
    painter.save()
    painter.translate(0, 64)
    trunk = trunk.translated(0, -64)
    for strap in (((262, 560, 26), (284, 700, 24), (292, 940, 24)), ((440, 560, 26), (424, 700, 24), (414, 940, 24))):
        within(painter, trunk, limb([(x - 5, y, w + 10) for x, y, w in strap]), BLACK)
        within(painter, trunk, limb(strap), "#6A3418")
    within(painter, trunk, limb(((350, 600, 5), (354, 740, 5), (350, 940, 5))), _DARK)
    throat = polygon(((280, 520), (420, 520), (352, 640)))
    fill(painter, throat, _SKIN)
    neck(painter, 362, 478, 104, 552, _SKIN)
    for wing in (((296, 500), (262, 540), (296, 620), (350, 640), (316, 570)), ((402, 500), (440, 540), (408, 620),
        (352, 640), (388, 570))):  # fmt: skip
        lit(painter, polygon(wing), "#3E8A62", _LIGHT, (-6, 5), shade=_DARK, width=5)
    for y in (690, 770):
        lit(painter, disc(366, y, 8), look.BONE, look.BONE, (-2, 2), width=3)
    painter.restore()


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
