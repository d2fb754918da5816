"""Legs with a thigh, a knee, a calf and a thin ankle, in trousers or bare, and the shoes they stand in."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtGui import QColor, QPainter, QPainterPath

from demoncity_gui.cards.drawing.light import lit, within
from demoncity_gui.cards.drawing.paint import fill, mixed
from demoncity_gui.cards.drawing.primitives import Point, along, blob, joined, limb, placed, polygon
from demoncity_gui.cards.drawing.tones import BLACK


def leg(
    painter: QPainter,
    joints: Sequence[Point],
    width: float,
    colour: str | QColor,
    light: str | QColor,
    towards: Point = (-8, -5),
    *,
    calf: int = 1,
    bare: bool = False,
    shade: str | QColor | None = None,
) -> None:
    """A leg through hip, knee and ankle, `width` at the hip, its calf at the right of the way down, or -1 the left.

    In trousers it is wider below, with creases at the knee and over the foot.
    """
    hip, knee, ankle = joints
    dark = mixed(BLACK, colour, 0.45) if shade is None else shade
    shape = _outline(hip, knee, ankle, width, calf, bare=bare)
    lit(painter, shape, colour, light, towards, shade=dark, width=5, smooth=bare)
    long = math.dist(knee, ankle) or 1
    line = mixed(BLACK, colour, 0.4) if shade is None else mixed(BLACK, shade, 0.8)
    if bare:  # the kneecap, and the shin's edge
        cap = limb(((*along(hip, knee, 0.95, -width * 0.16 * calf), 2), (*along(knee, ankle, width * 0.08 / long,
            -width * 0.04 * calf), 4), (*along(knee, ankle, width * 0.1 / long, width * 0.1 * calf), 2)))  # fmt: skip
        within(painter, shape, cap, line)
        return
    creases = [limb(((*along(knee, ankle, share, width * 0.36 * calf), 5), (*along(knee, ankle, share - 0.06,
        width * 0.02 * calf), 2))) for share in (-0.02, 0.12, 0.84)]  # fmt: skip
    press = limb(((*along(hip, knee, 0.4), 2), (*along(hip, knee, 1, -width * 0.08 * calf), 4), (*ankle, 3)))
    within(painter, shape, joined(*creases, press), line)


def _outline(hip: Point, knee: Point, ankle: Point, width: float, calf: int, *, bare: bool) -> QPainterPath:
    """Thigh and shin as one shape; the calf is full behind, the shin straight before."""
    thigh = ((-0.06, 0.4), (0, 0.5), (0.3, 0.5), (0.7, 0.41), (1, 0.35), (1.08, 0.22))
    back = ((-0.14, 0.2), (0, 0.35), (0.12, 0.33), (0.32, 0.4), (0.55, 0.33), (0.85, 0.17), (1.02, 0.16))
    front = ((-0.14, 0.2), (0, 0.34), (0.14, 0.29), (0.35, 0.24), (0.6, 0.2), (0.85, 0.15), (1.02, 0.15))
    if not bare:
        back = ((-0.14, 0.2), (0, 0.36), (0.12, 0.36), (0.32, 0.38), (0.6, 0.34), (0.9, 0.3), (1.02, 0.31))
        front = ((-0.14, 0.2), (0, 0.36), (0.14, 0.33), (0.35, 0.3), (0.6, 0.28), (0.9, 0.27), (1.02, 0.3))
    upper = [along(hip, knee, a, b * width) for a, b in thigh] + [along(hip, knee, a, -b * width) for a, b in
        reversed(thigh)]  # fmt: skip
    lower = [along(knee, ankle, a, -b * width * calf) for a, b in front] + [along(knee, ankle, a, b * width * calf)
        for a, b in reversed(back)]  # fmt: skip
    return joined(blob(upper, tension=0.8), blob(lower, tension=0.8))


def shoe(
    painter: QPainter,
    ankle: Point,
    size: float,
    colour: str | QColor,
    light: str | QColor,
    *,
    turn: float = 0,
    mirror: bool = False,
) -> None:
    """A laced shoe in profile that points right, its ankle there, about 100 units long at size 1."""
    upper = blob(((-22, -22), (-4, -24), (20, -22), (34, -8), (66, 4), (80, 20), (78, 30), (-24, 30), (-30, 8)),
        tension=0.7)  # fmt: skip
    sole = polygon(((-28, 26), (80, 26), (82, 36), (0, 36), (-2, 42), (-28, 42)))
    tongue = joined(*(limb(((22 + k * 9, -14 + k * 9, 3), (36 + k * 9, -16 + k * 11, 3))) for k in range(3)))
    parts = [placed(part, *ankle, size, turn, mirror=mirror) for part in (upper, sole, tongue)]
    lit(painter, parts[0], colour, light, (4, -5), shade=mixed(BLACK, colour, 0.4), width=5)
    lit(painter, parts[1], mixed(BLACK, colour, 0.3), mixed(BLACK, colour, 0.3), width=4)
    fill(painter, parts[2], mixed(colour, light, 0.6))
