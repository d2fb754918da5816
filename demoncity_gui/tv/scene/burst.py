"""The rays around what won with a critical success: around the edge of a card, or of a die."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import pairwise
from math import hypot
from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPolygonF

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.dice import OUTLINE
from demoncity_gui.cards.drawing.primitives import CARD_HEIGHT, CARD_WIDTH
from demoncity_gui.pieces.edition import Edition
from demoncity_gui.tv.scene.boxes import Box
from demoncity_gui.tv.scene.sheet_item import SheetItem

_APART: Final = 8.0
"""How far outside the edge rays begin."""
_BESIDE_EACH_OTHER: Final = 30.0
_HALF: Final = 11.0
"""Half of what a ray takes where it begins."""
_Ray = tuple[float, float, float, float]
"""Where a ray begins, and the way that leads outwards."""


def burst_around(card: Box, edition: Edition) -> SheetItem:
    """Return the rays around what lies in this box: a card, or a die."""
    burst = SheetItem(5.2)
    ground = Box(card.middle - card.height * 0.6, card.y - 80, card.height * 1.2, card.height + 160)
    rays = tuple(_around_a_die(card) if edition is Edition.DICE else _around_a_card(card))
    burst.show_texts(ground, (), partial(_paint, rays=rays))
    return burst


def _paint(painter: QPainter, rays: tuple[_Ray, ...]) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(look.SODIUM))
    for x, y, out_x, out_y in rays:
        across_x, across_y = -out_y * _HALF, out_x * _HALF
        reach = 22 if round(x + y) % 2 else 13
        painter.drawPolygon(
            QPolygonF(
                [
                    QPointF(x - across_x, y - across_y),
                    QPointF(x + out_x * reach, y + out_y * reach),
                    QPointF(x + across_x, y + across_y),
                ]
            )
        )


def _around_a_card(card: Box) -> Iterator[_Ray]:
    wide, high = 9, 15
    for at in range(wide):
        x = card.x + card.width * (at + 0.5) / wide
        yield x, card.y - _APART, 0.0, -1.0
        yield x, card.bottom + _APART, 0.0, 1.0
    for at in range(high):
        y = card.y + card.height * (at + 0.5) / high
        yield card.x - _APART, y, -1.0, 0.0
        yield card.right + _APART, y, 1.0, 0.0


def _around_a_die(box: Box) -> Iterator[_Ray]:
    """Yield the rays along each edge of the die that lies in this box; its corners run clockwise."""
    corners = [(box.x + x * box.width / CARD_WIDTH, box.y + y * box.height / CARD_HEIGHT) for x, y in OUTLINE]
    for (x, y), (next_x, next_y) in pairwise((*corners, corners[0])):
        length = hypot(next_x - x, next_y - y)
        out_x, out_y = (next_y - y) / length, (x - next_x) / length
        number = max(1, round(length / _BESIDE_EACH_OTHER))
        for at in range(number):
            along = (at + 0.5) / number
            yield (
                x + (next_x - x) * along + out_x * _APART,
                y + (next_y - y) * along + out_y * _APART,
                out_x,
                out_y,
            )
