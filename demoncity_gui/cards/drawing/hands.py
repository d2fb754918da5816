"""Hands in one style: each finger its own shape with a dark side, the knuckles bent, a cuff.

A hand at size 1 is about 100 units across. It has its wrist towards y = +60 and its fingers up at turn 0, a right hand
seen from its back or from the fingers that close around a thing; `mirror` makes a left one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from PySide6.QtGui import QColor, QPainter, QPainterPath

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.light import lit
from demoncity_gui.cards.drawing.paint import fill, mixed, stroke
from demoncity_gui.cards.drawing.primitives import Point, blob, disc, joined, limb
from demoncity_gui.cards.drawing.tones import BLACK

Skin = str | QColor


@contextmanager
def _at(painter: QPainter, x: float, y: float, turn: float, size: float, mirror: bool) -> Iterator[None]:
    painter.save()
    painter.translate(x, y)
    painter.rotate(turn)
    painter.scale(-size if mirror else size, size)
    yield
    painter.restore()


def _hand(painter: QPainter, parts: Sequence[QPainterPath], skin: Skin, deep: float = 5) -> None:
    """Paint a hand's parts, the hindmost first: one dark edge around all, between them no more than a crease."""
    for part in parts:
        stroke(painter, part, BLACK, 9)
    crease, shade = mixed(BLACK, skin, 0.4), mixed(BLACK, skin, 0.66)
    for part in parts:
        lit(painter, part, skin, skin, (-deep, -deep * 0.8), shade=shade, edge=crease, width=1.9)


def _knuckles(painter: QPainter, points: Sequence[Point], skin: Skin) -> None:
    """Paint the light on knuckles, and the crease beneath each."""
    fill(painter, joined(*(limb(((x + 3, y - 9, 2), (x + 7, y, 4), (x + 3, y + 9, 2))) for x, y in points)),
        mixed(BLACK, skin, 0.5))  # fmt: skip


def fist(
    painter: QPainter,
    x: float,
    y: float,
    turn: float = 0,
    size: float = 1,
    skin: Skin = look.BONE,
    *,
    thumb: bool = True,
    mirror: bool = False,
) -> None:
    """A fist around something upright: the hand's back at the right, four bent fingers, the thumb over them."""
    with _at(painter, x, y, turn, size, mirror):
        back = blob(((4, -60), (36, -66), (62, -48), (72, -6), (66, 36), (46, 64), (8, 62)), tension=0.8)
        fingers_ = []
        for number in range(4):
            tip, top = (-42, -50, -47, -37)[number], (-46, -16, 13, 40)[number]
            root_x, root_y = (36, 42, 40, 30)[number], (-47, -19, 10, 37)[number]
            thick = (33, 34, 32, 27)[number]
            bent = limb(
                ((root_x, root_y, thick), (tip * 0.35, top - 2, thick * 0.98), (tip + 17, top + 2, thick * 0.9))
            )
            fingers_.append(bent)
        _hand(painter, (back, *reversed(fingers_)), skin)
        _knuckles(painter, ((30, -48), (36, -20), (34, 9), (25, 36)), skin)
        folds = [limb(((tip + 9, y - 9, 2), (tip + 5, y + 1, 4), (tip + 10, y + 10, 2)))
            for tip, y in ((-34, -46), (-42, -16), (-39, 13), (-30, 40))]  # fmt: skip
        fill(painter, joined(*folds), mixed(BLACK, skin, 0.5))
        if thumb:
            bent = blob(((62, 30), (66, 0), (56, -26), (30, -46), (2, -54), (-8, -44), (0, -30), (22, -22), (34, -6),
                (38, 22)), tension=0.85)  # fmt: skip
            _hand(painter, (bent,), skin, 5)
            nail = blob(((-6, -46), (8, -50), (16, -44), (8, -35), (-3, -38)))
            fill(painter, nail, mixed(skin, look.BONE, 0.45))
            stroke(painter, nail, mixed(BLACK, skin, 0.5), 2)


def fingers(
    painter: QPainter,
    x: float,
    y: float,
    turn: float = 0,
    size: float = 1,
    skin: Skin = look.BONE,
    *,
    mirror: bool = False,
) -> None:
    """Four fingers that lie over an edge, from the right; the hand is behind the thing. The first half of a hold."""
    with _at(painter, x, y, turn, size, mirror):
        parts = []
        for number in range(3, -1, -1):
            tip, top = (-32, -42, -38, -24)[number], (-44, -16, 13, 40)[number]
            parts.append(limb(((44, top * 0.94, 33), (tip * 0.3, top - 3, 32), (tip + 4, top + 3, 25))))
        _hand(painter, parts, skin)
        nails = [disc(tip, top, 7, 8) for tip, top in ((-31, -42), (-41, -14), (-37, 15), (-23, 42))]
        fill(painter, joined(*nails), mixed(skin, look.BONE, 0.5))
        _knuckles(painter, ((16, -45), (14, -17), (14, 12), (18, 38)), skin)


@contextmanager
def grip(
    painter: QPainter,
    x: float,
    y: float,
    turn: float = 0,
    size: float = 1,
    skin: Skin = look.BONE,
    *,
    across: float = 90,
    mirror: bool = False,
) -> Iterator[None]:
    """A hand from the right that closes around what is painted inside of the `with`, `across` card units wide there.

    The palm and the thumb's tip are behind the thing, four fingers lie around its front; (x, y) is on its axis.
    """
    half = across / 2 / size
    with _at(painter, x, y, turn, size, mirror):
        thumb = limb(((half, 10, 40), (-half + 4, -40, 30), (-half - 16, -58, 22)))
        palm_ = blob(((half - 30, -54), (half + 30, -54), (half + 52, -16), (half + 50, 40), (half + 20, 72),
            (half - 30, 60)), tension=0.7)  # fmt: skip
        _hand(painter, (thumb, palm_), skin)
        fill(painter, limb(((-half - 24, -66, 4), (-half - 14, -70, 7), (-half - 6, -66, 4))), mixed(skin, BLACK, 0.3))
    yield
    with _at(painter, x, y, turn, size, mirror):
        parts = [blob(((half + 4, -54), (half + 40, -46), (half + 57, -8), (half + 52, 40), (half + 24, 68),
            (half + 8, 40)), tension=0.7)]  # fmt: skip
        nails = []
        for number in range(3, -1, -1):
            tip, top = -half * (0.34, 0.5, 0.42, 0.16)[number], -43 + number * 28
            parts.append(limb(((half + 24, top * 0.94 + 3, 33), (half * 0.66, top - 4, 32), (tip, top + 1, 25))))
            nails.append(disc(tip - 4, top, 7, 8))
        _hand(painter, parts, skin)
        fill(painter, joined(*nails), mixed(skin, look.BONE, 0.5))
        _knuckles(painter, ((half * 0.62 + 6, -48), (half * 0.62 + 4, -20), (half * 0.62 + 4, 8), (half * 0.62 + 6, 37),
            (half + 34, -30), (half + 40, -4), (half + 40, 22)), skin)  # fmt: skip


def palm(
    painter: QPainter,
    x: float,
    y: float,
    turn: float = 0,
    size: float = 1,
    skin: Skin = look.BONE,
    *,
    mirror: bool = False,
    back: bool = False,
) -> None:
    """An open hand, fingers up and a little apart: an oath, a stop, a plea; its palm is seen, or its back."""
    with _at(painter, x, y, turn, size, mirror):
        parts = []
        for number, (tip_x, tip_y) in enumerate(((-58, -66), (-24, -98), (12, -102), (42, -84))):
            root = -33 + number * 22
            parts.append(limb(((root, 4, 27), ((root + tip_x) / 2 - 2, tip_y / 2 - 8, 25), (tip_x, tip_y, 18))))
        whole = blob(((-46, -6), (-20, -14), (12, -14), (40, -4), (45, 26), (26, 66), (-22, 66), (-45, 34)),
            tension=0.7)  # fmt: skip
        thumb = blob(((10, 54), (34, 20), (54, -2), (66, -36), (78, -30), (76, 0), (60, 34), (34, 64)), tension=0.8)
        _hand(painter, (*parts, whole, thumb), skin)
        hidden = joined(limb(((-34, -5, 17), (-8, -10, 19), (32, -5, 17))), limb(((33, 26, 16), (20, 52, 14))))
        fill(painter, hidden, skin)
        dark = mixed(BLACK, skin, 0.5)
        if back:  # knuckles, sinews and nails
            lines = joined(*(limb(((x - 7, 2, 2), (x, -4, 4), (x + 7, 2, 2))) for x in (-32, -10, 12, 32)),
                *(limb(((x, 12, 3), (x * 0.7, 34, 1.5))) for x in (-30, -9, 12)))  # fmt: skip
            fill(painter, joined(*(disc(x, y, 6, 8) for x, y in ((-57, -63), (-24, -96), (12, -100), (42, -82)))),
                mixed(skin, look.BONE, 0.5))  # fmt: skip
        else:
            lines = joined(limb(((-36, 14, 2), (-8, 4, 4), (34, 8, 2))), limb(((-36, 30, 2), (-6, 20, 3), (22, 26, 2))),
                limb(((-2, 62, 2), (4, 40, 4), (28, 16, 2))))  # fmt: skip
            joints = [
                limb(((x - 8, y, 2), (x, y + 3, 3), (x + 8, y, 2)))
                for x, y in ((-44, -36), (-19, -50), (9, -52), (33, -44), (-52, -52), (-23, -74), (11, -78), (38, -64))
            ]
            lines = joined(lines, *joints)
        fill(painter, lines, dark)


def offer(
    painter: QPainter,
    x: float,
    y: float,
    turn: float = 0,
    size: float = 1,
    skin: Skin = look.BONE,
    *,
    mirror: bool = False,
) -> None:
    """A hand held out palm up, pointing left: fingers slightly bent, the thumb raised at the near side."""
    with _at(painter, x, y, turn, size, mirror):
        parts = []
        for number in range(3, -1, -1):
            dx, dy = (0, -8, -4, 10)[number], number * 11
            parts.append(limb(((20, -6 + dy, 32), (-50 + dx, 8 + dy, 26), (-96 + dx, -8 + dy, 18))))
        back = blob(((-20, -22), (30, -28), (80, -26), (110, -16), (110, 40), (60, 56), (0, 52), (-24, 20)),
            tension=0.7)  # fmt: skip
        thumb = blob(((96, -14), (60, -36), (20, -56), (-26, -54), (-30, -40), (0, -32), (36, -8), (70, 12)),
            tension=0.8)  # fmt: skip
        _hand(painter, (*parts, back, thumb), skin, 6)
        fill(painter, limb(((78, 2, 16), (92, 6, 28))), skin)
        nail = blob(((-26, -50), (-10, -51), (-6, -44), (-22, -42)))
        fill(painter, nail, mixed(skin, look.BONE, 0.5))
