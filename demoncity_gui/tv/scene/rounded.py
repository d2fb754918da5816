"""Rectangles with round corners in one colour, as pictures: quicker to lay down than to fill."""

from __future__ import annotations

from functools import lru_cache
from math import ceil

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen

_FORMAT = QImage.Format.Format_ARGB32_Premultiplied


@lru_cache(maxsize=24)  # cards that move together change their size together
def rounded(width: int, height: int, radius: float, rgba: int, rim: int = 0) -> QImage:
    """Return a rectangle of so many pixels; with a rim only a line so wide inside its edge, its middle so round."""
    corners = _corners(radius, rim, rgba)
    side, colour = corners.width() // 2, QColor.fromRgba(rgba)
    made = QImage(width, height, _FORMAT)
    made.fill(Qt.GlobalColor.transparent if rim else colour)
    painter = QPainter(made)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
    for x, from_x in ((0, 0), (width - side, side)):
        for y, from_y in ((0, 0), (height - side, side)):
            painter.drawImage(x, y, corners, from_x, from_y, side, side)
    if rim:
        for y in (0, height - rim):
            painter.fillRect(QRect(side, y, width - 2 * side, rim), colour)
        for x in (0, width - rim):
            painter.fillRect(QRect(x, side, rim, height - 2 * side), colour)
    painter.end()
    return made


def _corners(radius: float, rim: int, rgba: int) -> QImage:
    """Return the four corners in one small picture; they alone are smoothed."""
    side = ceil(radius + rim / 2)
    corners = QImage(2 * side, 2 * side, _FORMAT)
    corners.fill(Qt.GlobalColor.transparent)
    painter = QPainter(corners)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    colour = QColor.fromRgba(rgba)
    painter.setPen(QPen(colour, rim) if rim else Qt.PenStyle.NoPen)
    painter.setBrush(Qt.BrushStyle.NoBrush if rim else colour)
    painter.drawRoundedRect(QRectF(corners.rect()).adjusted(rim / 2, rim / 2, -rim / 2, -rim / 2), radius, radius)
    painter.end()
    return corners
