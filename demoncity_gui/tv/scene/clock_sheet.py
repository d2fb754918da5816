"""The clock along the left edge of a board: who acts when, with their Wounds, their Shots, and how a group stands."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from demoncity_gui.cards.drawing import look
from demoncity_gui.pieces.board import ClockMark, Turn
from demoncity_gui.tv.scene.boxes import SAFE, SMALLEST_TEXT, Box
from demoncity_gui.tv.scene.lettering import fitted
from demoncity_gui.tv.scene.letters import smallest
from demoncity_gui.tv.scene.texts import Text

CLOCK_WIDTH: Final = 560.0
_MOST_ON_THE_CLOCK: Final = 12
_ROW: Final = 124.0
_OF_A_ROW: Final = 0.8
"""The part of a row of the clock that letters take at most."""
_COLOURS: Final = {Turn.NOW: look.SODIUM, Turn.TO_COME: look.BONE, Turn.HAD: look.MUTED, Turn.OUT: look.MUTED}


def clock_sheet(clock: Sequence[ClockMark], letters: float) -> tuple[tuple[Text, ...], partial[None]]:
    """Return the words and the shapes of the clock; of many, those around who acts now."""
    now = next((at for at, mark in enumerate(clock) if mark.turn is Turn.NOW), 0)
    first = max(0, min(now - _MOST_ON_THE_CLOCK // 2, len(clock) - _MOST_ON_THE_CLOCK))
    shown = tuple(clock[first : first + _MOST_ON_THE_CLOCK])
    pitch = min(_ROW, SAFE.height / max(1, len(shown)))
    texts = []
    for at, mark in enumerate(shown):
        row = Box(SAFE.x, SAFE.y + at * pitch, CLOCK_WIDTH, pitch)
        least = smallest(letters)
        size = min(min(56.0, max(SMALLEST_TEXT, pitch * 0.5)) * letters, pitch * _OF_A_ROW)
        number = "" if mark.number is None else str(mark.number)
        line = fitted(number or " ", look.NUMERAL, size, least, 74)
        texts.append(Text(line, Box(row.x + 18 + (74 - line.width) / 2, row.y, line.width, pitch), _COLOURS[mark.turn]))
        beside = 100 + _signs_width(mark)
        name = fitted(mark.name, look.TEXT, size, least, CLOCK_WIDTH - beside - 20, bold=True)
        texts.append(Text(name, Box(row.x + 104, row.y, name.width, pitch), _COLOURS[mark.turn]))
    return tuple(texts), partial(_paint_clock, shown=shown, pitch=pitch)


def _signs_width(mark: ClockMark) -> float:
    return 26.0 * max(mark.of + (mark.size + mark.fallen if mark.size + mark.fallen > 1 else 0), mark.shot_count) + 16


def _paint_clock(painter: QPainter, *, shown: Sequence[ClockMark], pitch: float) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, True)
    for at, mark in enumerate(shown):
        row = QRectF(SAFE.x, SAFE.y + at * pitch + 3, CLOCK_WIDTH, pitch - 6)
        painter.setPen(QPen(QColor(look.SODIUM), 4) if mark.turn is Turn.NOW else Qt.PenStyle.NoPen)
        painter.setBrush(QColor(8, 8, 12, 200))
        painter.drawRoundedRect(row, 14, 14)
        x = row.right() - 20
        if mark.size + mark.fallen > 1:
            for place in range(mark.size + mark.fallen):
                x -= 26
                _paint_figure(painter, QPointF(x, row.center().y()), lies=place < mark.fallen)
        half = min(17.0, row.height() / (5.5 if mark.shot_count else 3))
        bars = row.center().y() - (half * 0.95 if mark.shot_count else 0)
        for place in range(mark.of):
            x -= 26
            wounded = mark.of - 1 - place < mark.ticks
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(look.DANGER if wounded else look.LINE))
            painter.drawRect(QRectF(x + 6, bars - half, 12, half * 2))
        _paint_shots(painter, mark, QPointF(row.right() - 20, bars + half * 2.0), half * 0.5)
        x = min(x, row.right() - 20 - 26 * mark.shot_count)
        if mark.turn is Turn.OUT:
            painter.setPen(QPen(QColor(look.DANGER), 5))
            painter.drawLine(QPointF(row.x() + 100, row.center().y()), QPointF(x - 12, row.center().y()))


def _paint_shots(painter: QPainter, mark: ClockMark, end: QPointF, radius: float) -> None:
    """Paint the Shots as dots that end there: full ones are left, hollow ones are spent."""
    for place in range(mark.shot_count):
        middle = QPointF(end.x() - 26 * (mark.shot_count - place) + 12, end.y())
        is_left = place < mark.shots
        painter.setPen(QPen(QColor(look.BRASS if is_left else look.MUTED), 2))
        painter.setBrush(QColor(look.BRASS) if is_left else Qt.BrushStyle.NoBrush)
        painter.drawEllipse(middle, radius, radius)


def _paint_figure(painter: QPainter, at: QPointF, *, lies: bool) -> None:
    """Paint somebody small, standing or lying."""
    painter.save()
    painter.translate(at.x() + 12, at.y())
    painter.rotate(80 if lies else 0)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(look.DANGER if lies else look.BONE))
    painter.drawEllipse(QPointF(0, -11), 6, 6)
    painter.drawRoundedRect(QRectF(-6, -4, 12, 22), 5, 5)
    painter.restore()
