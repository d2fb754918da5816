"""What is behind people and fills a picture to its top: skies in steps, clouds, the city in the haze, walls, bulbs."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from PySide6.QtGui import QColor, QPainter, QPainterPath

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.light import glow, lit, within
from demoncity_gui.cards.drawing.paint import fill, mixed
from demoncity_gui.cards.drawing.primitives import Point, disc, joined, limb, placed, polygon, rect, star, thick_line
from demoncity_gui.cards.drawing.tones import BLACK

Colour = str | QColor


def sky(painter: QPainter, above: Colour, below: Colour, foot: float = 1150, top: float = -150) -> None:
    """A sky that goes over from one colour to another towards the horizon, in steps."""
    steps = 16
    high = (foot - top) / steps
    for step in range(steps):
        fill(painter, rect(0, top + step * high - 1, 700, high + 2), mixed(above, below, step / (steps - 1)))


def stars(painter: QPainter, count: int, corner: Point, size: Point, colour: Colour = look.BONE) -> None:
    """So many stars over a part of the sky, spread evenly and in no rows."""
    # The steps of the plastic number: the next star is always far from those before it.
    for number in range(count):
        x, y = corner[0] + size[0] * (number * 0.7549 % 1), corner[1] + size[1] * (number * 0.5698 % 1)
        fill(painter, star(x, y, 7 + number % 3 * 3, 2.6, 4), colour)


_CLOUDS: Final = (
    (joined(disc(-150, -20, 46), disc(-84, -46, 62), disc(6, -62, 80), disc(96, -40, 62), disc(166, -16, 42),
        rect(-226, -30, 440, 50, 25), rect(-300, -4, 330, 30, 15)),
     joined(disc(-76, -26, 42), disc(16, -36, 58), disc(104, -20, 38), rect(-180, -14, 360, 22, 11))),
    (joined(disc(-180, -14, 34), disc(-118, -28, 48), disc(-30, -20, 40), disc(60, -42, 58), disc(128, -22, 44),
        rect(-250, -20, 470, 40, 20), rect(20, 2, 290, 26, 13)),
     joined(disc(-112, -14, 30), disc(70, -22, 40), rect(-200, -8, 380, 18, 9))),
)  # fmt: skip
"""Two heaped clouds with flat feet: each all of it, and what of it is nearer to the eye."""


def clouds(painter: QPainter, places: Sequence[tuple[float, float, float]], colour: Colour, light: Colour) -> None:
    """Heaped clouds with flat feet at (x, y, size), their heads in the light."""
    edge, breast = mixed(colour, light, 0.5), mixed(colour, light, 0.12)
    for number, (x, y, size) in enumerate(places):
        whole, near = (placed(part, x, y, size, mirror=number % 3 == 1) for part in _CLOUDS[number % 2])
        lit(
            painter,
            whole,
            colour,
            edge,
            (-3 * size, -8 * size),
            shade=mixed(BLACK, colour, 0.78),
            edge=colour,
            width=0.5,
        )
        within(painter, near, near, breast)
        within(painter, near, near.translated(5 * size, 9 * size), colour)


def city(
    painter: QPainter,
    base: float,
    colour: Colour,
    window: Colour | None,
    *,
    tall: float = 300,
    seed: int = 1,
    left: float = 0,
    right: float = 700,
    edge: Colour | None = None,
) -> None:
    """A row of houses on `base` as far as `tall` units high, tanks and aerials on their roofs, some windows lit.

    The same seed always builds the same street.
    """
    x, number = left, seed * 7919
    walls: list[QPainterPath] = []
    roofs: list[QPainterPath] = []
    lights: list[QPainterPath] = []
    while x < right:
        number = (number * 1103515245 + 12345) & 0x7FFFFFFF
        wide, high = 56 + number % 53, tall * (0.42 + 0.58 * ((number >> 8) % 100) / 100)
        walls.append(rect(x, base - high, wide, high + 6))
        top = base - high
        match (number >> 16) % 4:
            case 0:  # a water tank
                roofs.append(joined(rect(x + 14, top - 44, 34, 34, 4), polygon(((x + 10, top - 42), (x + 31, top - 60),
                    (x + 52, top - 42))), rect(x + 17, top - 14, 5, 16), rect(x + 40, top - 14, 5, 16)))  # fmt: skip
            case 1:
                roofs.append(joined(thick_line(((x + wide * 0.6, top + 2), (x + wide * 0.6, top - 58)), 4),
                    *(thick_line(((x + wide * 0.6 - w, top - y), (x + wide * 0.6 + w * 0.7, top - y)), 3)
                    for w, y in ((20, 52), (16, 42), (12, 32)))))  # fmt: skip
            case 2:
                roofs.append(rect(x + wide * 0.2, top - 20, wide * 0.5, 22))
            case _:
                roofs.append(polygon(((x, top + 1), (x + wide / 2, top - 26), (x + wide, top + 1))))
        for row in range(int(high / 44)):
            for column in range(int((wide - 16) / 24)):
                number = (number * 1103515245 + 12345) & 0x7FFFFFFF
                if (number >> 12) % 5 < 2:
                    lights.append(rect(x + 12 + column * 24, top + 18 + row * 44, 11, 20))
        x += wide + 1
    row_ = joined(*walls, *roofs)
    if edge is None:
        fill(painter, row_, colour)
    else:
        lit(painter, row_, colour, edge, (-4, -3), edge=colour, width=0.5)
    if window is not None and lights:
        fill(painter, joined(*lights), window)


def bricks(painter: QPainter, left: float, top: float, wide: float, high: float, colour: Colour, light: Colour) -> None:
    """A wall of bricks; here and there one catches the light."""
    fill(painter, rect(left, top, wide, high), mixed(BLACK, colour, 0.6))
    plain: list[QPainterPath] = []
    bright: list[QPainterPath] = []
    for row in range(int(high / 38) + 1):
        for column in range(-1, int(wide / 92) + 1):
            x, y = left + column * 92 + (row % 2) * 46 + 3, top + row * 38 + 3
            stone = rect(max(x, left), y, min(x + 86, left + wide) - max(x, left), 32, 3)
            if stone.boundingRect().width() > 6:
                (bright if (row * 7 + column * 13) % 11 == 0 else plain).append(stone)
    fill(painter, joined(*plain), colour)
    fill(painter, joined(*bright), mixed(colour, light, 0.16))


def bulbs(painter: QPainter, points: Sequence[Point]) -> None:
    """A string of bulbs, each with its light."""
    fill(painter, joined(*(limb(((*a, 3), ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + 14, 3), (*b, 3)))
        for a, b in pairwise(points))), BLACK)  # fmt: skip
    for x, y in points:
        glow(painter, x, y + 12, 46, look.SODIUM, 0.5)
        fill(painter, rect(x - 5, y - 4, 10, 10), BLACK)
        lit(painter, disc(x, y + 14, 10, 12), look.SODIUM, look.BONE, (-3, -3), width=2)
