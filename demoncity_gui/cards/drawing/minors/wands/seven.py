"""The Seven of Wands."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtGui import QPainter, QPainterPath

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm, rolled, sleeve
from demoncity_gui.cards.drawing.backdrop import sky
from demoncity_gui.cards.drawing.hair import strands
from demoncity_gui.cards.drawing.hands import fist, grip
from demoncity_gui.cards.drawing.heads import Face, Mouth, turned
from demoncity_gui.cards.drawing.light import gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import match
from demoncity_gui.cards.drawing.paint import fill, mixed, tilted
from demoncity_gui.cards.drawing.primitives import along, blob, disc, joined, limb, placed, polygon, rect, star
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
    _defender(painter)
    _wall(painter)
    for size, deep, turn, tone in ((200, 54, 6, look.SODIUM), (140, 38, 24, look.BONE)):
        fill(painter, star(88, 762, size, deep, 9, turn), tone)
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
    """He, from the waist up, turned to where he strikes."""
    trunk = _trunk()
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


def _blow(painter: QPainter) -> None:
    """His near arm, its sleeve rolled to the elbow, and the match in both his fists, over the parapet's edge."""
    foot, long, turn = _TORCH
    elbow, wrist = (78, 622), (250, 562)
    joints = (236, 496), elbow, along(elbow, wrist, 0.2)
    sleeve(painter, joints, (110, 90, 86), _GREEN, _LIGHT, (-7, 8), body=_trunk())
    fore = along(elbow, wrist, 0.16)
    fill(painter, limb(((*along(fore, wrist, 0.3), 93), (*along(fore, wrist, 0.6), 80), (*wrist, 58))), BLACK)
    rolled(painter, fore, wrist, 100, _SKIN, "#FFE0A8", (-6, 8))
    roll = limb(((100, 572, 30), (118, 608, 34), (122, 652, 28)))
    lit(painter, roll, "#3E8A62", _LIGHT, (-5, 5), shade=_DARK, width=5)
    with (
        grip(painter, 296, 516, 40, 0.96, _SKIN, across=50, mirror=True, towards=(-0.5, 0.8)),
        grip(painter, 548, 253, 26, 0.96, _SKIN, across=50, towards=(-0.7, 0.6)),
    ):
        match(painter, *foot, long, turn, long / 112 - 1, 0.8)


def _trunk() -> QPainterPath:
    """His trunk, from the shoulders to below the parapet's edge."""
    return placed(blob(((250, 880), (240, 760), (206, 640), (172, 540), (174, 460), (206, 420), (290, 392), (350, 380),
        (410, 376), (490, 392), (544, 424), (552, 500), (524, 620), (490, 740), (486, 880)), tension=0.75), 48, 69,
        0.92)  # fmt: skip


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
