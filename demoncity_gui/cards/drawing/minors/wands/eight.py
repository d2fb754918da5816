"""The Eight of Wands."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtGui import QColor, QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.backdrop import city, clouds, sky, stars
from demoncity_gui.cards.drawing.features import ink
from demoncity_gui.cards.drawing.light import glaze, gloom, lit
from demoncity_gui.cards.drawing.minors.signs import match
from demoncity_gui.cards.drawing.paint import fill, mixed, rimmed
from demoncity_gui.cards.drawing.primitives import Point, along, blob, disc, joined, limb, polygon, rect
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_FLIGHTS: Final = ((470, 96), (540, 204), (298, 272), (448, 322), (168, 406), (540, 418), (316, 432), (544, 548))
_WARM, _WHITE, _DUSK, _DEEP = "#FFD890", "#EDE6EE", "#7A709A", "#2C2648"


def scene(painter: QPainter, t: Tones) -> None:
    """Eight burning matches shoot side by side over the roofs; before them flies a carrier pigeon with a letter."""
    sky(painter, "#0A0E2E", "#8A3E40", 940)
    stars(painter, 10, (250, -40), (420, 300))
    clouds(painter, ((120, 600, 0.7), (640, 640, 0.6)), "#33244A", t.light)
    city(painter, 1120, "#2A1830", None, tall=250, seed=31)
    city(painter, 1120, "#120A14", look.SODIUM, tall=150, seed=17, edge=t.light)
    turn = math.radians(62)
    for x, y in _FLIGHTS:
        for half, far, colour, share in ((24, 350, t.light, 0.55), (12, 290, look.SODIUM, 0.9), (5, 200, "#FFE6A8",
            0.9)):  # fmt: skip
            foot_x, foot_y = x + 40 * math.sin(turn), y - 40 * math.cos(turn)
            glaze(painter, polygon(((foot_x - half * math.cos(turn), foot_y - half * math.sin(turn)), (foot_x + half
                * math.cos(turn), foot_y + half * math.sin(turn)), (x - far * math.sin(turn), y + far
                * math.cos(turn)))), colour, share)  # fmt: skip
    for x, y in _FLIGHTS:
        match(painter, x - 120 * math.sin(turn), y + 120 * math.cos(turn), 244, 62, 1.5, 0.8)
    painter.save()
    painter.translate(306, 870)
    painter.rotate(-20)
    painter.scale(0.9, 0.9)
    _pigeon(painter)
    painter.restore()
    gloom(painter, 380, 560, 520, 0.3)


def _pigeon(painter: QPainter) -> None:
    """It flies to the right, its wings flung up, a sealed letter in its beak."""
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
