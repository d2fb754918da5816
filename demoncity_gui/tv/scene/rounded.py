"""Cards' shapes in one colour, on whole pixels, laid down with what is kept of them: drawing them anew costs ten times.

Only their corners are smoothed, so those are pictures. So is what is high: where the ground shines through a colour,
filling a rectangle costs as much for each of its lines, however short.
"""

from __future__ import annotations

from functools import lru_cache
from math import ceil
from typing import Final

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen

_FORMAT: Final = QImage.Format.Format_ARGB32_Premultiplied
_CORNERS: Final = ((0, 0), (1, 0), (0, 1), (1, 1))
"""Upper left, upper right, lower left, lower right: 1 is the far end."""


def lay_shape(painter: QPainter, ground: QRect, radius: float, rgba: int) -> None:
    """Lay a rectangle with round corners over this ground."""
    painter.drawImage(ground.topLeft(), _shape(ground.width(), ground.height(), radius, rgba))


def lay_far_shadow(painter: QPainter, ground: QRect, radius: float, rgba: int, hidden: QRect) -> None:
    """Lay a shadow of this ground, but for what is `hidden` by what casts it."""
    shape = _shape(ground.width(), ground.height(), radius, rgba)
    under = ground.intersected(hidden)
    if under.isEmpty():
        painter.drawImage(ground.topLeft(), shape)
        return
    x, y, end, foot = ground.x(), ground.y(), ground.x() + ground.width(), ground.y() + ground.height()
    left, top, right, bottom = under.x(), under.y(), under.x() + under.width(), under.y() + under.height()
    above, below = QRect(x, y, end - x, top - y), QRect(x, bottom, end - x, foot - bottom)
    for seen in (above, below, QRect(x, top, left - x, bottom - top), QRect(right, top, end - right, bottom - top)):
        if not seen.isEmpty():
            painter.drawImage(seen.topLeft(), shape, seen.translated(-ground.topLeft()))


def lay_rim(painter: QPainter, ground: QRect, radius: float, rgba: int, rim: int) -> None:
    """Lay a line so wide just inside the edge of this ground, its middle bent by the radius."""
    corners = _corners(radius, rgba, rim)
    side, colour = corners.width() // 2, QColor.fromRgba(rgba)
    across, down = ground.width() - 2 * side, ground.height() - 2 * side
    x, y, end, foot = ground.x(), ground.y(), ground.x() + ground.width(), ground.y() + ground.height()
    painter.fillRect(x + side, y, across, rim, colour)
    painter.fillRect(x + side, foot - rim, across, rim, colour)
    upright = _upright(rim, _enough(down), rgba)
    painter.drawImage(x, y + side, upright, 0, 0, rim, down)
    painter.drawImage(end - rim, y + side, upright, 0, 0, rim, down)
    _lay_corners(painter, ground, corners, _CORNERS)


def lay_shadow(painter: QPainter, ground: QRect, away: QPoint, radius: float, rgba: int) -> None:
    """Lay what is seen of a shadow that falls from this ground downwards, to the right or to the left."""
    corners = _corners(radius, rgba, 0)
    side, colour = corners.width() // 2, QColor.fromRgba(rgba)
    fallen = ground.translated(away)
    x, y, end, foot = fallen.x(), fallen.y(), fallen.x() + fallen.width(), fallen.y() + fallen.height()
    brim = foot - side - away.y()
    painter.fillRect(x, brim, fallen.width(), away.y(), colour)
    painter.fillRect(x + side, foot - side, fallen.width() - 2 * side, side, colour)
    aside = side + abs(away.x())
    right = away.x() > 0
    down = brim - y - side
    upright = _upright(aside, _enough(down), rgba)
    painter.drawImage(end - aside if right else x, y + side, upright, 0, 0, aside, down)
    painter.fillRect(end - aside if right else x + side, y, aside - side, side, colour)
    _lay_corners(painter, fallen, corners, (_CORNERS[1 if right else 0], *_CORNERS[2:]))


def _lay_corners(painter: QPainter, ground: QRect, corners: QImage, which: tuple[tuple[int, int], ...]) -> None:
    side = corners.width() // 2
    far = QSize(ground.width() - side, ground.height() - side)
    for across, down in which:
        x, y = ground.x() + across * far.width(), ground.y() + down * far.height()
        painter.drawImage(x, y, corners, across * (side + 1), down * (side + 1), side, side)


@lru_cache(maxsize=12)  # cards that move together change their size together
def _shape(width: int, height: int, radius: float, rgba: int) -> QImage:
    corners = _corners(radius, rgba, 0)
    made = QImage(width, height, _FORMAT)
    made.fill(QColor.fromRgba(rgba))
    with QPainter(made) as painter:
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
        _lay_corners(painter, made.rect(), corners, _CORNERS)
    return made


def _enough(length: int) -> int:
    return 256 * ceil(length / 256)


@lru_cache(maxsize=64)
def _upright(width: int, length: int, rgba: int) -> QImage:
    made = QImage(width, length, _FORMAT)
    made.fill(QColor.fromRgba(rgba))
    return made


@lru_cache(maxsize=256)  # a few pixels each
def _corners(radius: float, rgba: int, rim: int) -> QImage:
    """Return the four corners in one picture, a pixel apart."""
    side = ceil(radius + rim / 2)
    corners = QImage(2 * side + 1, 2 * side + 1, _FORMAT)
    corners.fill(Qt.GlobalColor.transparent)
    with QPainter(corners) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colour = QColor.fromRgba(rgba)
        painter.setPen(QPen(colour, rim) if rim else Qt.PenStyle.NoPen)
        painter.setBrush(Qt.BrushStyle.NoBrush if rim else colour)
        painter.drawRoundedRect(QRectF(corners.rect()).adjusted(rim / 2, rim / 2, -rim / 2, -rim / 2), radius, radius)
    return corners
