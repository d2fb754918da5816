"""The Seven of Wands."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtGui import QPainter, QPainterPath

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import neck
from demoncity_gui.cards.drawing.backdrop import bricks
from demoncity_gui.cards.drawing.features import ink
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.hair import strands
from demoncity_gui.cards.drawing.hand_parts import dark_of, digit, flesh, hand_at, line_of, nail, pale_of
from demoncity_gui.cards.drawing.hands import fist
from demoncity_gui.cards.drawing.heads import Face, Mouth, front
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import match
from demoncity_gui.cards.drawing.paint import fill, mixed, place_at
from demoncity_gui.cards.drawing.primitives import Point, along, blob, disc, joined, limb, placed, polygon, rect
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_SKIN, _LIGHT, _DRESS, _DARK = "#E0AC80", "#FFB850", "#2C6456", "#081410"
_RED, _WINE = "#B02A2E", "#3A0A10"
_LEFT, _RIGHT = ((170, 560), (94, 830)), ((550, 560), (614, 816))
"""Each arm's shoulder and elbow."""
_TORCH: Final = ((56, 722), 612, 73)
"""The foot of her own, its length, its turn."""
_FOES: Final = ((112, 890, 15), (206, 842, 10), (302, 806, 4), (398, 812, -4), (494, 886, -9), (590, 850, -14))
"""Where each foe's torch has its tip, how it leans."""
_FISTS: Final = {206: "#9A6240", 398: "#6E4428", 590: "#E0B088"}
"""At which tips' x a fist is seen, and its skin."""


def scene(painter: QPainter, t: Tones) -> None:
    """The old woman who keeps the bar bares her teeth and bars the way with her torch; six are thrust up at her."""
    _wall(painter)
    body = _trunk().translated(360, 0)
    painter.save()
    painter.translate(360, 0)
    _keeper(painter)
    painter.restore()
    left, right = _held(0.365), _held(0.665)
    _arm(painter, body, _LEFT, left)
    _arm(painter, body, _RIGHT, right)
    foot, long, turn = _TORCH
    match(painter, *foot, long, turn, 3.6, 0.7)
    _knuckles(painter, *left, turn - 90, 1.04)
    _knuckles(painter, *right, turn - 90, 1.04, mirror=True)
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
    mass = joined(_trunk(), disc(0, 350, 122, 180), *_ears(), *(_sleeve(*arm).translated(-360, 0) for arm in (_LEFT,
        _RIGHT)))  # fmt: skip
    glaze(painter, placed(mass.translated(0, -900), 462, 912, 1.05, 4), "#1A0810", 0.6)


def _trunk() -> QPainterPath:
    """From the neck to behind the table, the shoulders drawn up; her middle is at x = 0."""
    half = ((60, 470), (130, 484), (196, 520), (220, 580), (206, 680), (186, 800), (200, 1010))
    return blob((*half, *((-x, y) for x, y in reversed(half))), tension=0.7)


def _sleeve(shoulder: Point, elbow: Point) -> QPainterPath:
    """A sleeve from the shoulder to a bent elbow."""
    sides = ((-0.14, 30), (0.08, 64), (0.4, 78), (0.75, 72), (0.94, 60), (1.03, 36), (1.05, 8))
    return blob((*(along(shoulder, elbow, share, half) for share, half in sides), *(along(shoulder, elbow, share, -half)
        for share, half in reversed(sides))), tension=0.8)  # fmt: skip


def _ears() -> tuple[QPainterPath, QPainterPath]:
    """The two ends of the scarf's knot."""
    left = blob(((-4, 206), (-30, 160), (-78, 130), (-96, 150), (-70, 206), (-20, 226)), tension=0.7)
    right = blob(((4, 206), (22, 154), (72, 114), (94, 138), (70, 200), (20, 226)), tension=0.7)
    return left, right


def _keeper(painter: QPainter) -> None:
    """She: broad, an apron over a green dress, both elbows out."""
    sleeves = [_sleeve(*arm).translated(-360, 0) for arm in (_LEFT, _RIGHT)]
    body = joined(_trunk(), *sleeves).simplified()
    lit(painter, body, _DRESS, _LIGHT, (-9, 6), shade=_DARK)
    bib = blob(((-80, 480), (-64, 480), (-66, 640), (-40, 656), (40, 656), (66, 640), (64, 480), (88, 480), (96, 650),
        (130, 720), (150, 1020), (-150, 1020), (-130, 720), (-96, 650)), tension=0.3)  # fmt: skip
    body = _trunk().subtracted(joined(*sleeves))
    within(painter, body, bib.translated(8, 6), _DARK)
    within(painter, body, bib, "#B8A284")
    within(painter, body, bib.intersected(polygon(((30, 470), (200, 470), (200, 1020), (70, 1020)))), "#6A5844")
    within(painter, body, joined(ink(((-90, 740, 1), (-70, 830, 7), (-84, 920, 2))), ink(((20, 760, 1), (10, 850, 7),
        (30, 940, 2)))), "#6A5844")  # fmt: skip
    _head(painter)


def _arm(painter: QPainter, body: QPainterPath, joints: tuple[Point, Point], hand: Point) -> None:
    """A bare forearm that comes up out of a rolled sleeve, to the heel of the hand behind the torch."""
    shoulder, elbow = joints
    way = 1 if elbow[0] > shoulder[0] else -1
    cloth = _sleeve(shoulder, elbow)
    glaze(painter, cloth.translated(-way * 20, 20).intersected(body).subtracted(cloth), BLACK, 0.5)
    folds = (((0.2, 30, 1), (0.4, 6, 9), (0.6, 26, 2)), ((0.5, -70, 1), (0.66, -30, 9), (0.9, -4, 2)), ((0.72, 60, 1),
        (0.84, 24, 8), (0.98, 6, 2)))  # fmt: skip
    within(painter, cloth, joined(*(ink([(*along(shoulder, elbow, share, way * aside), w) for share, aside, w in fold])
        for fold in folds)), _DARK)  # fmt: skip
    under, over = ((-0.08, 26), (0, 44), (0.14, 54), (0.32, 53), (0.56, 42), (0.74, 33), (0.84, 34), (0.94, 48),
        (1.06, 54)), ((-0.08, 26), (0, 40), (0.14, 46), (0.32, 44), (0.56, 38), (0.74, 32), (0.84, 34), (0.94, 46),
        (1.06, 52))  # fmt: skip
    fore = blob((*(along(elbow, hand, share, -way * half) for share, half in under), *(along(elbow, hand, share, way
        * half) for share, half in reversed(over))), tension=0.8)  # fmt: skip
    glaze(painter, fore.translated(-way * 14, 18).intersected(body), BLACK, 0.45)
    lit(painter, fore, _SKIN, _LIGHT, (-6, 8), shade="#7A4428", smooth=True)
    lines = (((0.2, 18, 1), (0.4, 14, 6), (0.6, 6, 1)), ((0.66, -12, 1), (0.76, -9, 4), (0.86, -10, 1)), ((0.68, 4, 1),
        (0.78, 4, 4), (0.87, 6, 1)))  # fmt: skip
    within(painter, fore, joined(*(ink([(*along(elbow, hand, share, way * aside), w) for share, aside, w in line])
        for line in lines)), "#8E5636")  # fmt: skip
    roll = limb([(*along(elbow, hand, share, way * aside), w) for share, aside, w in ((0.1, 54, 40), (0.04, 0, 50),
        (0.08, -58, 42))])  # fmt: skip
    lit(painter, roll, mixed(_DRESS, look.BONE, 0.3), _LIGHT, (-5, 6), shade=_DARK, width=5)


def _head(painter: QPainter) -> None:
    """Jaw set, one brow up; grey hair under a dotted scarf that is knotted over her brow."""
    neck(painter, 0, 470, 140, 520, _SKIN)
    for way in (-1, 1):
        wing = polygon([(way * x, y) for x, y in ((0, 590), (40, 520), (104, 480), (128, 524), (60, 612))])
        lit(painter, wing, "#D8CBB0", look.BONE, (-3, 4), shade="#6A5844", width=5)
    painter.save()
    place_at(painter, (0, 520), (2, 520), degrees=6)
    painter.save()
    painter.translate(0, 372)
    painter.scale(1.46, 1.46)
    front(painter, 0, 0, 1, Face("#7A4428", _SKIN, stern=1.5, arch=0.4, brow=13, brow_colour="#3E343A",
        nose=Nose.HOOKED, jaw=1, old=True, lid=0.3, squint=0.7, iris="#3E6A6A", mouth=Mouth.GRIT))  # fmt: skip
    for way in (-1, 1):
        lit(painter, disc(way * 80, 44, 12, 15), look.BRASS, "#FFF0C0", (-2, 3), shade="#6B4612", width=3)
        fill(painter, disc(way * 80, 44, 6, 9), BLACK)
    painter.restore()
    _scarf(painter)
    painter.restore()


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
    lit(painter, rect(-20, 976, 740, 300), "#3E2418", "#3E2418", shade="#1A0E08")
    fill(painter, joined(*(rect(x, 1000, 5, 200) for x in (130, 268, 560))), BLACK)
    lit(painter, rect(-20, 944, 740, 52, 8), "#7A4A28", _LIGHT, (-3, 8), shade="#2A160C")


def _foe(painter: QPainter, x: float, y: float, turn: float) -> None:
    """One of the six."""
    lean = math.radians(turn)
    long = (1120 - y) / math.cos(lean)
    match(painter, x - long * math.sin(lean), 1120, long, turn, long / 112 - 1, 0.5)
    if round(x) in _FISTS:
        hx = x - (1030 - y) * math.tan(lean)
        fist(painter, hx, 1030, turn, 0.8, _FISTS[round(x)], towards=(-0.2, -1), mirror=x > 350)
