"""What scenes stand on: boards, water, wet pavement."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtGui import QColor, QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.light import lit
from demoncity_gui.cards.drawing.paint import Hatch, fill, hatch, mixed, stroke
from demoncity_gui.cards.drawing.primitives import along, blob, disc, joined, limb, rect
from demoncity_gui.cards.drawing.tones import BLACK, Tones

NIGHT: Final = "#0B0A10"
"""A dark that is not quite black: rooms without light, the sky over them."""
FLOOR: Final = "#121018"
"""The ground at night."""


def boards(painter: QPainter, top: float, t: Tones) -> None:
    """A dark floor of boards or slabs from `top` down."""
    fill(painter, rect(0, top, 700, 1200), FLOOR)
    hatch(painter, rect(0, top, 700, 1200 - top), Hatch.HORIZONTAL, t.far, pitch=42, width=5)


def pour(painter: QPainter, course: Sequence[tuple[float, float, float]], colour: str | QColor) -> None:
    """Something that is poured, along (x, y, width) to where it strikes: two threads of light in it, a splash."""
    sides: tuple[list[tuple[float, float]], list[tuple[float, float]]] = ([], [])
    for number, (x, y, wide) in enumerate(course):
        start, end = course[max(0, number - 1)], course[min(len(course) - 1, number + 1)]
        for way, points in zip((1, -1), sides, strict=True):
            dx, dy = along((0, 0), (end[0] - start[0], end[1] - start[1]), 0, way * wide / 2)
            points.append((x + dx, y + dy))
    stream = blob((*sides[0], *reversed(sides[1])), tension=0.9)
    lit(painter, stream, colour, mixed(colour, look.BONE, 0.6), (-4, -2), shade=mixed(BLACK, colour, 0.62), width=5)
    for share in (0.28, 0.62):
        thread = [(a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, w * 0.1) for a, b, (_, _,
            w) in zip(*sides, course, strict=True)]  # fmt: skip
        fill(painter, limb(thread[: len(thread) - 1 if share > 0.5 else None]), mixed(colour, look.BONE, 0.85))
    x, y, wide = course[-1]
    for grown in (1.5, 2.5):
        around = disc(x, y + wide * 0.1, wide * grown, wide * grown * 0.26)
        stroke(painter, around, mixed(colour, look.BONE, 0.6), wide * 0.1)
    foam = joined(*(disc(x + wide * a, y - wide * b, wide * c) for a, b, c in ((-0.72, 0, 0.26), (-0.34, 0.14,
        0.34), (0.1, 0.1,
        0.3), (0.5, 0.12, 0.34), (0.86, -0.02, 0.2), (-1, 0.5, 0.09), (-0.6, 0.8, 0.12), (0.9, 0.62, 0.12), (1.2, 0.3,
        0.08))))  # fmt: skip
    lit(painter, foam, look.BONE, look.BONE, (-2, -3), shade=mixed(colour, look.BONE, 0.6), width=3)


def wet_ground(painter: QPainter, top: float, shine: QColor) -> None:
    """Pavement after rain from `top` down, with streaks that shine."""
    fill(painter, rect(0, top, 700, 1200), "#0E0D13")
    for number, (x, y, width) in enumerate(
        ((90, 40, 260), (430, 70, 200), (150, 130, 320), (380, 190, 280), (60, 230, 220))
    ):
        fill(painter, rect(x, top + y, width, 10 + number, 6), shine)
