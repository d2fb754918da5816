"""Hands in one style: each finger its own shape with a dark side, the knuckles bent, a cuff.

A hand at size 1 is about 100 units across. It has its wrist towards y = +60 and its fingers up at turn 0, a right hand
seen from its back or from the fingers that close around a thing; `mirror` makes a left one.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtGui import QColor, QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.light import lit
from demoncity_gui.cards.drawing.paint import fill, mixed
from demoncity_gui.cards.drawing.primitives import blob, disc, joined, limb, rect
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


def _cut(painter: QPainter, shape: object, skin: Skin, deep: float = 5) -> None:
    lit(painter, shape, skin, skin, (-deep, -deep), shade=mixed(BLACK, skin, 0.62), width=4.5)  # type: ignore[arg-type]


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
    """A fist around something upright: the hand's back, four fingers across, the thumb over them."""
    with _at(painter, x, y, turn, size, mirror):
        _cut(painter, blob(((14, -60), (46, -58), (66, -30), (66, 30), (50, 62), (10, 60)), tension=0.7), skin, 8)
        for number in range(4):
            inset = (8, 0, 3, 12)[number]
            _cut(painter, rect(-50 + inset, -58 + number * 28, 88 - inset, 31, 15), skin)
        if thumb:
            _cut(painter, limb(((52, 26, 36), (44, -26, 32), (12, -46, 25))), skin)
            fill(painter, limb(((4, -50, 3), (14, -54, 5), (22, -50, 3))), mixed(BLACK, skin, 0.5))


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
        for number in range(4):
            inset = (10, 0, 4, 16)[number]
            _cut(painter, rect(-40 + inset, -56 + number * 28, 84 - inset, 31, 15), skin)


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
    shade = mixed(BLACK, skin, 0.62)
    with _at(painter, x, y, turn, size, mirror):
        _cut(painter, limb(((half, 10, 40), (-half + 4, -40, 30), (-half - 16, -58, 22))), skin)
        fill(painter, limb(((-half - 24, -66, 4), (-half - 14, -70, 7), (-half - 6, -66, 4))), mixed(skin, BLACK, 0.3))
        _cut(painter, blob(((half - 30, -54), (half + 30, -54), (half + 52, -16), (half + 50, 40), (half + 20, 72),
            (half - 30, 60)), tension=0.7), skin, 8)  # fmt: skip
    yield
    with _at(painter, x, y, turn, size, mirror):
        for number in range(3, -1, -1):
            tip, top = -half * (0.34, 0.5, 0.42, 0.16)[number], -42 + number * 28
            finger = limb(((half + 26, top + 2, 31), (half * 0.7, top - 4, 31), (tip, top, 26)))
            _cut(painter, finger, skin)
            fill(painter, limb(((tip - 7, top - 5, 3), (tip - 9, top + 2, 5), (tip - 6, top + 7, 3))),
                mixed(skin, BLACK, 0.3))  # fmt: skip
        back = blob(((half + 18, -52), (half + 42, -40), (half + 56, -6), (half + 52, 40), (half + 24, 66),
            (half + 14, 20)), tension=0.7)  # fmt: skip
        lit(painter, back, skin, skin, (-5, -4), shade=shade, edge=skin, width=1)


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
        _cut(painter, limb(((34, 36, 32), (62, 2, 26), (66, -26, 19))), skin)
        for number, (tip_x, tip_y) in enumerate(((-54, -72), (-22, -100), (10, -102), (36, -78))):
            root = -33 + number * 22
            _cut(painter, limb(((root, -4, 25), ((root + tip_x) / 2 - 2, tip_y / 2 - 8, 24), (tip_x, tip_y, 18))),
                skin, 4)  # fmt: skip
        whole = blob(((-46, -8), (-20, -20), (12, -20), (40, -8), (44, 30), (24, 64), (-22, 64), (-44, 34)),
            tension=0.7)  # fmt: skip
        lit(painter, whole, skin, skin, (-7, -5), shade=mixed(BLACK, skin, 0.62), edge=skin, width=0.5)
        if back:  # knuckles and nails
            lines = joined(*(limb(((x - 7, 2, 2), (x, -4, 5), (x + 7, 2, 2))) for x in (-32, -10, 12, 32)),
                *(disc(x, y, 6, 8) for x, y in ((-53, -70), (-22, -98), (10, -100), (36, -76))))  # fmt: skip
        else:
            lines = joined(limb(((-30, 8, 2), (0, 2, 4), (30, 10, 2))),
                limb(((-14, 44, 2), (10, 24, 4), (36, 20, 2))))  # fmt: skip
        fill(painter, lines, mixed(skin, BLACK, 0.3 if back else 0.5))


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
        for number in range(3, -1, -1):
            dx, dy = (0, -8, -4, 10)[number], number * 11
            _cut(painter, limb(((20, -6 + dy, 30), (-50 + dx, 8 + dy, 26), (-96 + dx, -8 + dy, 19))), skin, 4)
        back = blob(((-20, -22), (30, -28), (80, -26), (110, -16), (110, 40), (60, 56), (0, 52), (-24, 20)),
            tension=0.7)  # fmt: skip
        _cut(painter, back, skin, 7)
        _cut(painter, limb(((64, -14, 34), (14, -40, 27), (-22, -44, 19))), skin)
