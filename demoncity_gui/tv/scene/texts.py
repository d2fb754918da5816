"""Texts as values: a line, its ground on the canvas and its colour; whoever lays them out needs no painter."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QFontMetricsF, QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.tv.scene.boxes import Box
from demoncity_gui.tv.scene.lettering import Line


class Text(Struct, frozen=True):
    """A line of text on its ground; the ground is as wide as the line, and the line stands in its middle."""

    line: Line
    box: Box
    colour: str = look.BONE


def stacked(
    lines: Sequence[Line], ground: Box, pitch: float, colour: str = look.BONE, *, towards: float = 0.0
) -> tuple[Text, ...]:
    """Return lines one beneath the other from the ground's top on; `towards` 0 is its left edge, 1 its right one."""
    return tuple(
        Text(
            line,
            Box(ground.x + (ground.width - line.width) * towards, ground.y + at * pitch, line.width, pitch),
            colour,
        )
        for at, line in enumerate(lines)
    )


def paint_texts(painter: QPainter, texts: Iterable[Text]) -> None:
    """Paint texts where they stand."""
    for text in texts:
        metrics = QFontMetricsF(text.line.font)
        # By the height of capitals: the title face fills its line badly.
        baseline = text.box.centre + metrics.capHeight() / 2
        painter.setPen(QColor(text.colour))
        painter.setFont(text.line.font)
        painter.drawText(QPointF(text.box.x, baseline), text.line.text)
