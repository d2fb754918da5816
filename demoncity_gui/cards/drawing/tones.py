"""The few flat tones one Major is cut from: black, its one accent, and steps between the two."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QColor

from demoncity_gui.cards.drawing.paint import mixed

BLACK: Final = "#060609"
"""Paper nearest to the eye."""


class Tones:
    """Black to light in five steps, all of one accent."""

    def __init__(self, accent: str) -> None:
        self.light: Final[str] = accent
        self.glow: Final[QColor] = mixed("#0B0A10", accent, 0.55)
        self.dusk: Final[QColor] = mixed("#0B0A10", accent, 0.32)
        self.sky: Final[QColor] = mixed("#0B0A10", accent, 0.18)
        self.far: Final[QColor] = mixed("#0B0A10", accent, 0.09)
