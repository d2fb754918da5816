"""The Eight of Wands."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtGui import QColor, QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.backdrop import city, sky
from demoncity_gui.cards.drawing.features import ink
from demoncity_gui.cards.drawing.light import gloom, lit
from demoncity_gui.cards.drawing.minors.signs import match
from demoncity_gui.cards.drawing.paint import fill, mixed, rimmed
from demoncity_gui.cards.drawing.primitives import Point, along, blob, disc, joined, limb, polygon, rays, rect, star
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_SOURCE: Final = (606, 34)
_FLIGHTS: Final = ((1, 560, 2.4), (17, 580, 2.4), (31.5, 570, 2.4), (45, 490, 2.5), (51.8, 680, 2.1), (38, 760,
    2.1), (24.5, 830, 2.2), (9, 880, 2.1))  # fmt: skip
"""Where each flies to, from the flash: degrees from straight down, how far; how long its stick is.

The nearest come last."""
_WARM, _WHITE, _DUSK, _DEEP = "#FFD890", "#EDE6EE", "#7A709A", "#2C2648"


def scene(painter: QPainter, t: Tones) -> None:
    """Out of one flash eight burning matches shoot down over the roofs; a carrier pigeon flees before them."""
    sky(painter, "#0C0A26", "#5A2230", 1000)
    for wide, tone in ((760, "#2A1230"), (560, "#4A1C30"), (380, "#7A3028"), (240, "#B85A2A")):
        fill(painter, disc(*_SOURCE, wide), tone)
    fill(painter, rays(*_SOURCE, 60, 1300, 64, 16, 3), mixed("#7A3028", look.SODIUM, 0.12))
    fill(painter, star(*_SOURCE, 150, 70, 14, 6), look.SODIUM)
    fill(painter, star(*_SOURCE, 96, 50, 14, 18), "#FFF4D0")
    city(painter, 1120, "#2A1024", None, tall=250, seed=31, edge="#E08040")
    city(painter, 1120, "#120A14", look.SODIUM, tall=150, seed=17, edge=t.light)
    for flight in _FLIGHTS:
        _trail(painter, *flight)
    for angle, far, long in _FLIGHTS:
        x, y = _at(angle, far * 0.5)
        match(painter, x, y, far * 0.5, angle + 180, long, 0.6)
    painter.save()
    painter.translate(288, 986)
    painter.rotate(12)
    painter.scale(-0.46, 0.46)
    _pigeon(painter)
    painter.restore()
    gloom(painter, 400, 480, 560, 0.3)


def _at(angle: float, far: float) -> Point:
    """A point so far from the flash."""
    lean = math.radians(angle)
    return _SOURCE[0] - far * math.sin(lean), _SOURCE[1] + far * math.cos(lean)


def _trail(painter: QPainter, angle: float, far: float, long: float) -> None:
    """The fire behind a match that flies flame first."""
    flame = far * 0.5 / (1 + long)
    painter.save()
    painter.translate(*_at(angle, far))
    painter.rotate(angle)
    for half, back, colour in ((0.54, 0.94, "#B8401E"), (0.4, 0.84, "#F08A2C"), (0.27, 0.7, "#FFD878")):
        wide = flame * half
        trail = blob(((0, -flame * 0.1), (wide, -flame * 0.5), (wide * 0.9, -flame * 1.3), (wide * 0.62, -far * 0.44),
            (wide * 0.5, -far * (back - 0.2)), (0, -far * back), (-wide * 0.34, -far * (back - 0.26)), (-wide * 0.66,
            -far * 0.42), (-wide * 0.9, -flame * 1.3), (-wide, -flame * 0.5)), tension=0.7)  # fmt: skip
        fill(painter, trail, colour)
    painter.restore()


def _pigeon(painter: QPainter) -> None:
    """Drawn to the right, seen to the left, its wings flung up, a sealed letter in its beak."""
    painter.save()
    painter.translate(44, -24)
    painter.rotate(17)
    painter.scale(0.92, 0.92)
    _wing(painter, mixed(_DEEP, _DUSK, 0.5), _DUSK, _DEEP)
    painter.restore()
    for k in (0, 4, 1, 3, 2):
        _feather(painter, (-130, 12 + k * 4), (-330 + abs(k - 2) * 14, -34 + k * 40), 46, _WHITE)
    body = blob(((240, -92), (226, -132), (188, -146), (150, -126), (122, -84), (40, -62), (-70, -46), (-180, -14),
        (-186, 34), (-80, 80), (40, 98), (134, 72), (190, 10), (216, -44)), tension=0.8)  # fmt: skip
    lit(painter, body, _WHITE, _WARM, (8, -9), shade=_DUSK)
    _letter(painter)
    lit(painter, polygon(((230, -112), (262, -106), (292, -82), (262, -84), (232, -78))), "#C2603A", _WARM, (2, -4),
        width=5)  # fmt: skip
    fill(painter, limb(((236, -93, 3), (280, -86, 3))), BLACK)
    lit(painter, disc(236, -110, 9, 7), look.BONE, look.BONE, width=4)
    rimmed(painter, disc(196, -106, 17), "#E8702A", BLACK, 5)
    fill(painter, disc(199, -106, 8), BLACK)
    fill(painter, disc(203, -111, 3), look.BONE)
    fill(painter, ink(((172, -126, 3), (196, -130, 9), (222, -116, 3))), _DEEP)
    ring_ = joined(*(ink(((x - 10, y, 1), (x, y + 10, 6), (x + 12, y - 2, 1))) for x, y in ((128, 40), (104, 62), (150,
        16), (76, 78), (136, 66))))  # fmt: skip
    fill(painter, ring_, _DUSK)
    _wing(painter, _WHITE, _WARM, _DUSK)


def _feather(painter: QPainter, root: Point, tip: Point, wide: float, colour: str | QColor) -> None:
    """One long feather from its root to a round tip."""
    shape = blob((along(root, tip, 0, -wide * 0.3), along(root, tip, 0.5, -wide * 0.5), along(root, tip, 0.9, -wide
        * 0.44), along(root, tip, 1, 0), along(root, tip, 0.9, wide * 0.34), along(root, tip, 0.5, wide * 0.46),
        along(root, tip, 0, wide * 0.3)), tension=0.7)  # fmt: skip
    lit(painter, shape, colour, _WARM, (3, -6), shade=_DUSK, width=5)


def _wing(painter: QPainter, colour: str | QColor, light: str, dark: str) -> None:
    """A wing flung up and back: long feathers from its wrist, short ones from its arm, a smooth shoulder over them."""
    tips = [(-150 - k * 8, -20 - k * 46) for k in range(4)] + [(-196, -214), (-196, -272), (-176, -330), (-140, -376),
        (-90, -404)]  # fmt: skip
    for k, tip in enumerate(tips):
        root = along((20, -10), (40, -200), k / (len(tips) - 1))
        _feather(painter, root, tip, 62, colour)
    for k in range(6):  # a second row, half as long
        _feather(painter, along((30, 0), (60, -190), k / 5), along((-110, 6), (-64, -290), k / 5), 66, colour)
    cover = blob(((126, 30), (134, -60), (118, -150), (84, -206), (44, -232), (0, -226), (8, -180), (-8, -160), (12,
        -120), (-4, -96), (18, -60), (2, -30), (30, 0), (40, 40), (90, 56)), tension=0.7)  # fmt: skip
    lit(painter, cover, colour, light, (8, -8), shade=dark)


def _letter(painter: QPainter) -> None:
    """A sealed envelope."""
    painter.save()
    painter.translate(312, -40)
    painter.rotate(30)
    lit(painter, rect(-66, -42, 132, 84), look.BONE, look.BONE, (5, -6), shade=look.MUTED)
    fill(painter, joined(limb(((-62, -38, 5), (0, 10, 6))), limb(((62, -38, 5), (0, 10, 6)))), look.MUTED)
    rimmed(painter, disc(0, 10, 15), look.OXBLOOD, BLACK, 4)
    painter.restore()
