"""Small signs that tell by their shape what colour tells too: the two sides, a tie, and the marks on a lane."""

from __future__ import annotations

from functools import cache
from math import cos, pi, sin
from typing import assert_never

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath, QPolygonF

from demoncity_gui.cards.drawing import look
from demoncity_gui.pieces.decks import DeckName
from demoncity_gui.pieces.tv_picture import BannerMood, Mark
from demoncity_gui.texts import tv
from demoncity_gui.tv.scene.boxes import Box


@cache
def mark_sign(mark: Mark) -> QPainterPath:
    """Return the mark's shape, in a square of 1 by 1, to be filled."""
    path = QPainterPath()
    match mark:
        case Mark.CRITICAL:  # a burst
            points = [
                QPointF(0.5 + r * sin(at * pi / 8), 0.5 - r * cos(at * pi / 8)) for at, r in enumerate([0.5, 0.24] * 8)
            ]
            path.addPolygon(QPolygonF(points))
            path.closeSubpath()
        case Mark.FUMBLE:  # a cross
            half = ((0.5, 0.34), (0.84, 0.0), (1.0, 0.16), (0.66, 0.5), (1.0, 0.84), (0.84, 1.0))
            path.addPolygon(QPolygonF([QPointF(x, y) for x, y in half] + [QPointF(1 - x, 1 - y) for x, y in half]))
            path.closeSubpath()
        case Mark.SIGNIFICATOR:  # a card with a star cut out
            path.addRoundedRect(QRectF(0.18, 0.0, 0.64, 1.0), 0.1, 0.1)
            star = [
                QPointF(0.5 + r * sin(at * pi / 4), 0.5 - r * cos(at * pi / 4)) for at, r in enumerate([0.3, 0.1] * 4)
            ]
            path.addPolygon(QPolygonF(star))
            path.closeSubpath()
        case Mark.HURT:  # a drop
            path.moveTo(0.5, 0.0)
            path.cubicTo(0.58, 0.22, 0.86, 0.42, 0.86, 0.66)
            path.cubicTo(0.86, 1.1, 0.14, 1.1, 0.14, 0.66)
            path.cubicTo(0.14, 0.42, 0.42, 0.22, 0.5, 0.0)
        case Mark.OUT:  # somebody lying down: a head and a body on the ground
            path.addEllipse(QPointF(0.14, 0.7), 0.14, 0.14)
            path.addRoundedRect(QRectF(0.32, 0.6, 0.68, 0.24), 0.12, 0.12)
        case Mark.PANIC:  # an exclamation mark
            path.addPolygon(QPolygonF([QPointF(*p) for p in ((0.34, 0.0), (0.66, 0.0), (0.6, 0.64), (0.4, 0.64))]))
            path.closeSubpath()
            path.addEllipse(QPointF(0.5, 0.86), 0.14, 0.14)
        case Mark.SETTLED:  # a tick
            path.addPolygon(
                QPolygonF(
                    [QPointF(*p) for p in ((0, 0.55), (0.15, 0.4), (0.38, 0.62), (0.85, 0.1), (1, 0.25), (0.38, 0.92))]
                )
            )
            path.closeSubpath()
        case _:
            assert_never(mark)
    return path


def mark_word(mark: Mark) -> str:
    """Return what the mark is called, in the viewers' language."""
    return tv[f"mark-{mark.value}"]


def mark_colour(mark: Mark) -> str:
    """Return the mark's colour on a panel."""
    return {Mark.CRITICAL: look.SODIUM, Mark.SIGNIFICATOR: look.SODIUM, Mark.SETTLED: look.BONE}.get(mark, look.DANGER)


def somebody(box: Box, *, top: float = 0.4, lean: float = 0.0) -> QPainterPath:
    """Return somebody's outline from the head down, before the lower edge of a box; both parts of its size."""
    head, middle, crown, aside = box.width * 0.135, box.middle, box.y + box.height * top, box.width * lean
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    path.addEllipse(QPointF(middle + aside, crown), head, head * 1.2)
    path.moveTo(middle - box.width * 0.3, box.bottom)
    path.cubicTo(
        QPointF(middle - box.width * 0.3, crown + head * 1.6),
        QPointF(middle - head + aside, crown + head * 1.4),
        QPointF(middle + aside, crown + head * 1.2),
    )
    path.cubicTo(
        QPointF(middle + head + aside, crown + head * 1.4),
        QPointF(middle + box.width * 0.3, crown + head * 1.6),
        QPointF(middle + box.width * 0.3, box.bottom),
    )
    path.closeSubpath()
    return path


@cache
def side_sign(deck: DeckName) -> QPainterPath:
    """Return the side's shape, in a square of 1 by 1: an eye, or roofs."""
    path = QPainterPath()
    if deck is DeckName.HORROR:
        path.moveTo(0.0, 0.5)
        path.quadTo(0.5, -0.12, 1.0, 0.5)
        path.quadTo(0.5, 1.12, 0.0, 0.5)
        path.addEllipse(QPointF(0.5, 0.5), 0.22, 0.22)
        path.addEllipse(QPointF(0.5, 0.5), 0.1, 0.1)
        return path
    roofs = ((0.02, 0.45), (0.22, 0.28), (0.42, 0.05), (0.66, 0.38), (0.84, 0.22))
    widths = (0.16, 0.16, 0.2, 0.14, 0.14)
    for (x, y), width in zip(roofs, widths, strict=True):
        path.addRect(QRectF(x, y, width, 0.95 - y))
    return path


@cache
def tie_sign() -> QPainterPath:
    """Return the sign of a tie, in a square of 1 by 1: two bars alike."""
    path = QPainterPath()
    path.addRect(QRectF(0.05, 0.26, 0.9, 0.16))
    path.addRect(QRectF(0.05, 0.58, 0.9, 0.16))
    return path


def mood_sign(mood: BannerMood) -> QPainterPath | None:
    """Return the sign beside the strip's words, or None if they belong to nobody."""
    if mood in (BannerMood.NEUTRAL, BannerMood.TIE):
        return tie_sign() if mood is BannerMood.TIE else None
    return side_sign(DeckName(mood.value))


def mood_colour(mood: BannerMood) -> str:
    """Return the colour of the strip's words."""
    return _MOOD_COLOURS[mood]


_MOOD_COLOURS = {
    BannerMood.NEUTRAL: look.BONE,
    BannerMood.PLAYERS: look.PLAYERS,
    BannerMood.HORROR: look.HORROR,
    BannerMood.TIE: look.SODIUM,
}


def side_colour(deck: DeckName) -> str:
    """Return the side's colour for text and lines."""
    return look.HORROR if deck is DeckName.HORROR else look.PLAYERS
