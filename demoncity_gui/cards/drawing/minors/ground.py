"""What scenes stand on: boards, water, wet pavement."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QColor, QPainter

from demoncity_gui.cards.drawing.paint import Hatch, fill, hatch
from demoncity_gui.cards.drawing.primitives import rect
from demoncity_gui.cards.drawing.tones import Tones

NIGHT: Final = "#0B0A10"
"""A dark that is not quite black: rooms without light, the sky over them."""
FLOOR: Final = "#121018"
"""The ground at night."""


def boards(painter: QPainter, top: float, t: Tones) -> None:
    """A dark floor of boards or slabs from `top` down."""
    fill(painter, rect(0, top, 700, 1200), FLOOR)
    hatch(painter, rect(0, top, 700, 1200 - top), Hatch.HORIZONTAL, t.far, pitch=42, width=5)


def water(painter: QPainter, top: float, t: Tones) -> None:
    """Water with small waves from `top` down."""
    fill(painter, rect(0, top, 700, 1200), t.sky)
    hatch(painter, rect(0, top, 700, 1200 - top), Hatch.WAVES, t.dusk, pitch=34, width=4)


def wet_ground(painter: QPainter, top: float, shine: QColor) -> None:
    """Pavement after rain from `top` down, with streaks that shine."""
    fill(painter, rect(0, top, 700, 1200), "#0E0D13")
    for number, (x, y, width) in enumerate(
        ((90, 40, 260), (430, 70, 200), (150, 130, 320), (380, 190, 280), (60, 230, 220))
    ):
        fill(painter, rect(x, top + y, width, 10 + number, 6), shine)
