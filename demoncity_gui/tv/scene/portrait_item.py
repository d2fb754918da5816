"""The portrait of who speaks, as a photograph laid on the table in the light that falls there."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.tv.scene.boxes import Box
from demoncity_gui.tv.scene.sheet_item import SheetItem

EDGE: Final = 8.0
"""The photograph's white edge."""
_TILT: Final = -2.5
"""The tilt, in degrees."""
_ROOM: Final = 14.0
"""Around it, for the tilt and the shadow."""
_PARTS: Final = (0.6, 0.5, 0.4, 0.3)
"""Which part of the place's height it takes above the words: the first that leaves these room enough."""
_BESIDE: Final = 0.44
"""Which part of its width it takes beside them."""
_WIDTH_OF_WORDS: Final = 340.0
"""Words stand beside it only where they have so much room: a name is not to be broken."""


def portrait_and_words(place: Box, size: QSizeF) -> Iterator[tuple[Box, Box]]:
    """Yield where a picture of this size and the words may lie in this place, the largest picture first.

    It lies above or beside them, as it is larger.
    """
    for part in _PARTS:
        yield _laid(place, size, part)


def _laid(place: Box, size: QSizeF, part: float) -> tuple[Box, Box]:
    inside = Box(place.x + _ROOM, place.y + _ROOM, place.width - 2 * _ROOM, place.height - 2 * _ROOM)
    above = _fitted(size, inside.width, inside.height * part)
    beside = _fitted(size, inside.width * _BESIDE, inside.height)
    if above.height() >= beside.height() or inside.width - beside.width() - _ROOM < _WIDTH_OF_WORDS:
        photo = Box(inside.middle - above.width() / 2, inside.y, above.width(), above.height())
        top = photo.bottom + _ROOM
        return photo, Box(inside.x, top, inside.width, inside.bottom - top)
    photo = Box(inside.x, inside.centre - beside.height() / 2, beside.width(), beside.height())
    left = photo.right + _ROOM
    return photo, Box(left, inside.y, inside.right - left, inside.height)


def _fitted(size: QSizeF, width: float, height: float) -> QSizeF:
    return size.scaled(QSizeF(max(1.0, width), max(1.0, height)), Qt.AspectRatioMode.KeepAspectRatio)


class PortraitItem(SheetItem):
    """A photograph with a white edge, a little askew."""

    def __init__(self) -> None:
        super().__init__(0.25)

    def show_portrait(self, image: QImage, place: Box) -> None:
        """Lay this picture there."""
        ground = Box(place.x - _ROOM, place.y - _ROOM, place.width + 2 * _ROOM, place.height + 2 * _ROOM)
        self.show_texts(ground, (), partial(_paint, image=image, place=place))


def _paint(painter: QPainter, image: QImage, place: Box) -> None:
    painter.save()
    painter.translate(place.middle, place.centre)
    painter.rotate(_TILT)
    outer = QRectF(-place.width / 2, -place.height / 2, place.width, place.height)
    painter.fillRect(outer.translated(QPointF(4, 7)), QColor(0, 0, 0, 150))
    paint_photograph(painter, image, outer, EDGE)
    painter.restore()


def paint_photograph(painter: QPainter, image: QImage, outer: QRectF, edge: float) -> None:
    """Paint a picture with its paper edge into this rectangle."""
    painter.fillRect(outer, QColor(look.PAPER))
    inside = outer.adjusted(edge, edge, -edge, -edge)
    world = painter.worldTransform()
    zoom = (world.m11() ** 2 + world.m12() ** 2) ** 0.5
    # Scaled beforehand: a painter that makes a picture much smaller leaves out whole lines of it.
    pixels = (inside.size() * zoom).toSize().expandedTo(QSizeF(1, 1).toSize())
    scaled = image.scaled(pixels, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, True)
    painter.drawImage(inside, scaled)
