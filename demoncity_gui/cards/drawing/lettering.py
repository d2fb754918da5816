"""Text as shapes, so that it is painted like any other."""

from __future__ import annotations

import math
from functools import lru_cache

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QPainterPath, QTransform


@lru_cache(maxsize=256)
def _lettering(text: str, family: str, weight: int, spacing: float) -> tuple[QPainterPath, float]:
    """The outline of a text at 200 units to the em, and the height of its capital H there."""
    font = QFont(family)
    font.setPixelSize(200)
    font.setWeight(QFont.Weight(weight))
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    font.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, spacing * 200)
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)  # the strokes of a variable font overlap
    path.addText(0, 0, font, text)
    capital = QPainterPath()
    capital.addText(0, 0, font, "H")
    return path, capital.boundingRect().height()


def lettering(
    text: str, height: float, family: str, weight: int = 400, spacing: float = 0, widest: float = math.inf
) -> QPainterPath:
    """A text's outline with capitals `height` units tall, its ink starting at x = 0, on the line y = 0.

    It is squeezed evenly if it would be wider than `widest`; `spacing` is in parts of the em.
    """
    path, capital = _lettering(text, family, weight, spacing)
    scale = height / capital
    box = path.boundingRect()
    squeeze = min(1.0, widest / (box.width() * scale)) if box.width() else 1.0
    return QTransform(scale * squeeze, 0, 0, scale * squeeze, -box.left() * scale * squeeze, 0).map(path)
