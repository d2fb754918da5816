"""The Seven of Wands."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtGui import QPainter, QPainterPath

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import neck
from demoncity_gui.cards.drawing.backdrop import bricks
from demoncity_gui.cards.drawing.features import ink, inked
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.hair import strands
from demoncity_gui.cards.drawing.hand_parts import dark_of, digit, flesh, hand_at, line_of, nail, pale_of
from demoncity_gui.cards.drawing.hands import fist
from demoncity_gui.cards.drawing.heads import Face, front
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import match
from demoncity_gui.cards.drawing.paint import fill, mixed
from demoncity_gui.cards.drawing.primitives import Point, blob, disc, joined, limb, placed, polygon, rect
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_SKIN, _LIGHT, _DRESS, _DARK = "#E0AC80", "#FFB850", "#2C6456", "#081410"
_RED, _WINE = "#B02A2E", "#3A0A10"
_TORCH: Final = ((86, 756), 570, 79)
"""The foot of her own, its length, its turn."""
_FOES: Final = ((96, 812, 5), (196, 866, -3), (296, 818, 2), (402, 858, -4), (500, 806, 3), (606, 850, -7))
"""Where each foe's torch has its tip, how it leans."""
_FISTS: Final = {96: "#9A6240", 296: "#6E4428", 500: "#E0B088"}
"""At which tips' x a fist is seen, and its skin."""


def scene(painter: QPainter, t: Tones) -> None:
    """The old woman who keeps the bar bars the way, her torch across her breast; six torches are thrust up at her."""
    _wall(painter)
    painter.save()
    painter.translate(360, 0)
    _keeper(painter)
    painter.restore()
    foot, long, turn = _TORCH
    match(painter, *foot, long, turn, 3, 0.7)
    _knuckles(painter, *_held(0.29), turn - 90, 0.98)
    _knuckles(painter, *_held(0.65), turn - 90, 0.98, mirror=True)
    _barricade(painter)
    for x, y, lean in _FOES:
        _foe(painter, x, y, lean)
    gloom(painter, 360, 480, 480, 0.3)


def _held(share: float) -> Point:
    """A point on her torch."""
    (x, y), long, turn = _TORCH
    return x + long * share * math.sin(math.radians(turn)), y - long * share * math.cos(math.radians(turn))


def _wall(painter: QPainter) -> None:
    """Bricks in the light of the torches; her shadow stands over her on them."""
    bricks(painter, 0, -150, 700, 1350, "#8A4420", look.SODIUM)
    glow(painter, 350, 640, 560, "#FFB048", 0.75)
    mass = joined(_trunk(), disc(0, 330, 122, 180), *_ears(), _sleeve_of(-1), _sleeve_of(1))
    glaze(painter, placed(mass.translated(0, -900), 450, 912, 1.05), "#1A0810", 0.6)


def _trunk() -> QPainterPath:
    """From the neck to behind the table; her middle is at x = 0."""
    half = ((60, 496), (126, 524), (180, 560), (196, 620), (186, 700), (170, 800), (190, 1010))
    return blob((*half, *((-x, y) for x, y in reversed(half))), tension=0.7)


def _sleeve_of(way: int) -> QPainterPath:
    """A rolled sleeve, from the shoulder to an elbow that is out."""
    return blob([(way * x, y) for x, y in ((120, 540), (176, 556), (220, 606), (266, 690), (292, 750), (286, 800), (250,
        826), (210, 806), (194, 750), (160, 690), (124, 640))], tension=0.7)  # fmt: skip


def _ears() -> tuple[QPainterPath, QPainterPath]:
    """The two ends of the scarf's knot."""
    left = blob(((-4, 206), (-30, 160), (-78, 130), (-96, 150), (-70, 206), (-20, 226)), tension=0.7)
    right = blob(((4, 206), (22, 154), (72, 114), (94, 138), (70, 200), (20, 226)), tension=0.7)
    return left, right


def _keeper(painter: QPainter) -> None:
    """She: broad, an apron over a green dress, both elbows out."""
    body = _trunk()
    lit(painter, body, _DRESS, _LIGHT, (-9, 6), shade=_DARK)
    bib = blob(((-80, 480), (-64, 480), (-66, 640), (-40, 656), (40, 656), (66, 640), (64, 480), (88, 480), (96, 650),
        (130, 720), (150, 1020), (-150, 1020), (-130, 720), (-96, 650)), tension=0.3)  # fmt: skip
    within(painter, body, bib.translated(8, 6), _DARK)
    within(painter, body, bib, "#B8A284")
    within(painter, body, bib.intersected(polygon(((30, 470), (200, 470), (200, 1020), (70, 1020)))), "#6A5844")
    within(painter, body, joined(ink(((-90, 740, 1), (-70, 830, 7), (-84, 920, 2))), ink(((20, 760, 1), (10, 850, 7),
        (30, 940, 2)))), "#6A5844")  # fmt: skip
    _head(painter)
    for way in (-1, 1):
        _arm(painter, body, way)


def _arm(painter: QPainter, body: QPainterPath, way: int) -> None:
    """A forearm that comes to the fist out of a rolled sleeve."""
    fore = blob([(way * x, y) for x, y in ((238, 704), (200, 686), (150, 668), (96, 668), (70, 700), (80, 744), (140,
        768), (186, 792), (222, 804), (240, 760))], tension=0.8)  # fmt: skip
    cloth = _sleeve_of(way)
    glaze(painter, cloth.translated(-way * 16, 18).intersected(body), BLACK, 0.5)
    lit(painter, cloth, _DRESS, _LIGHT, (-7, 8), shade=_DARK)
    within(painter, cloth, joined(*(ink([(way * x, y, w) for x, y, w in fold]) for fold in (((200, 800, 1), (236, 760,
        9), (280, 744, 2)), ((170, 600, 1), (190, 660, 8), (226, 716, 2)), ((200, 740, 1), (230, 720, 7), (262, 714,
        1))))), _DARK)  # fmt: skip
    lit(painter, fore, _SKIN, _LIGHT, (-6, 8), shade="#7A4428", smooth=True)
    within(painter, fore, ink([(way * x, y, w) for x, y, w in ((200, 740, 1), (160, 716, 6), (110, 706, 1))]),
        "#A8704A")  # fmt: skip
    roll = limb([(way * x, y, w) for x, y, w in ((240, 684, 38), (230, 744, 50), (208, 806, 42))])
    lit(painter, roll, mixed(_DRESS, look.BONE, 0.3), _LIGHT, (-5, 6), shade=_DARK, width=5)


def _head(painter: QPainter) -> None:
    """Jaw set, one brow up; grey hair under a dotted scarf that is knotted over her brow."""
    neck(painter, 0, 470, 140, 520, _SKIN)
    for way in (-1, 1):
        wing = polygon([(way * x, y) for x, y in ((0, 590), (40, 520), (104, 480), (128, 524), (60, 612))])
        lit(painter, wing, "#D8CBB0", look.BONE, (-3, 4), shade="#6A5844", width=5)
    painter.save()
    painter.translate(0, 360)
    painter.scale(1.46, 1.46)
    front(painter, 0, 0, 1, Face("#7A4428", _SKIN, stern=0.9, arch=1.1, brow=13, brow_colour="#3E343A",
        nose=Nose.HOOKED, jaw=1, old=True, lid=0.12, squint=0.2, iris="#3E6A6A"))  # fmt: skip
    lips = blob(((-33, 54), (0, 54), (34, 56), (33, 76), (0, 86), (-30, 80)), tension=0.8)
    fill(painter, lips, _SKIN)
    within(painter, lips, polygon(((14, 50), (40, 50), (40, 90), (6, 90), (18, 70))), mixed("#7A4428", _SKIN, 0.36))
    within(painter, lips, polygon(((25, 50), (40, 50), (40, 90), (18, 90), (31, 69))), mixed(BLACK, "#7A4428", 0.74))
    inked(painter, "#3A1410", ((-32, 72, 2), (-24, 66, 5), (0, 65, 6), (24, 64, 5), (33, 70, 2)))
    inked(painter, "#9A5A40", ((-20, 77, 1), (0, 80, 6), (20, 76, 1)), ((-12, 93, 1), (0, 89, 3), (12, 93, 1)))
    for way in (-1, 1):
        lit(painter, disc(way * 80, 44, 12, 15), look.BRASS, "#FFF0C0", (-2, 3), shade="#6B4612", width=3)
        fill(painter, disc(way * 80, 44, 6, 9), BLACK)
    painter.restore()
    _scarf(painter)


def _scarf(painter: QPainter) -> None:
    """The scarf, and what it leaves free of her hair."""
    lock = blob(((-96, 310), (-112, 272), (-80, 236), (0, 216), (84, 236), (112, 272), (100, 316), (84, 264), (40, 236),
        (-10, 246), (-84, 264)), tension=0.7)  # fmt: skip
    lit(painter, lock, "#B8B4C0", look.BONE, (-3, 4), shade="#5A5664", width=5)
    strands(painter, [((-20, 236), (-60, 242), (-92, 286)), ((10, 236), (60, 240), (96, 286))],
        "#B8B4C0", look.BONE, 6)  # fmt: skip
    for ear in _ears():
        lit(painter, ear, _RED, "#FF9A70", (-5, 7), shade=_WINE)
    cap = blob(((-116, 290), (-126, 230), (-100, 178), (-50, 152), (0, 146), (50, 152), (100, 178), (126, 230), (116,
        290), (80, 234), (30, 208), (0, 218), (-30, 208), (-80, 234)), tension=0.7)  # fmt: skip
    lit(painter, cap, _RED, "#FF9A70", (-6, 6), shade=_WINE)
    dots = joined(*(disc(x, y, 9) for x, y in ((-92, 226), (-62, 186), (-20, 176), (24, 174), (64, 190), (96, 230))))
    within(painter, cap, dots, look.BONE)
    lit(painter, disc(0, 210, 26, 22), _RED, "#FF9A70", (-4, 5), shade=_WINE)


def _knuckles(painter: QPainter, x: float, y: float, turn: float, size: float, *, mirror: bool = False) -> None:
    """A fist from before, around a level stick: four knuckles towards us, the thumb beneath them."""
    with hand_at(painter, x, y, turn, size, mirror, (-0.5, 0.6)) as lamp:
        back = blob(((-66, 6), (-66, -36), (-46, -62), (-6, -74), (40, -70), (58, -44), (58, 10), (0, 30)), tension=0.6)
        flesh(painter, (back,), _SKIN, lamp)
        rows = ((-47, -36, 27, 24), (-22, -46, 35, 28), (7, -50, 39, 30), (38, -46, 34, 31))
        bent = [blob(((a - w * 0.5, top + 14), (a - w * 0.3, top), (a + w * 0.3, top), (a + w * 0.5, top + 14), (a + w
            * 0.47, 0), (a + w * 0.5, low - 12), (a + w * 0.3, low), (a - w * 0.3, low), (a - w * 0.5, low - 12), (a - w
            * 0.47, 0)), tension=0.7) for a, top, low, w in rows]  # fmt: skip
        flesh(painter, bent, _SKIN, lamp, 5, seam=3.4)
        for shape, (a, top, _, w) in zip(bent, rows, strict=True):
            fill(painter, disc(a - 2, top + 13, w * 0.26, 7), pale_of(_SKIN))
            within(painter, shape, ink(((a - w * 0.5, -4, 2), (a, 1, 3.4), (a + w * 0.5, -4, 2))), line_of(_SKIN))
        chain = ((56, 8, 32), (48, 31, 31), (20, 38, 26), (-4, 32, 18))
        thumb = digit(chain)
        within(painter, joined(*bent), thumb.translated(-3, -8), dark_of(_SKIN))
        flesh(painter, (thumb,), _SKIN, lamp, 6, seam=3)
        fill(painter, nail(chain), pale_of(_SKIN))


def _barricade(painter: QPainter) -> None:
    """A table on its side."""
    lit(painter, rect(-20, 936, 740, 300), "#3E2418", "#3E2418", shade="#1A0E08")
    fill(painter, joined(*(rect(x, 960, 5, 200) for x in (130, 268, 420, 560))), BLACK)
    lit(painter, rect(-20, 904, 740, 52, 8), "#7A4A28", _LIGHT, (-3, 8), shade="#2A160C")
    inked(
        painter, "#3A2010", ((60, 926, 1), (140, 922, 5), (240, 930, 1)), ((380, 934, 1), (470, 924, 5), (600, 932, 1))
    )


def _foe(painter: QPainter, x: float, y: float, turn: float) -> None:
    """One of the six."""
    lean = math.radians(turn)
    long = (1100 - y) / math.cos(lean)
    match(painter, x - long * math.sin(lean), 1100, long, turn, long / 106 - 1, 0.5)
    if round(x) in _FISTS:
        hx = x - (1046 - y) * math.tan(lean)
        fist(painter, hx, 1046, turn, 0.6, _FISTS[round(x)], towards=(-0.2, -1), mirror=x > 350)
