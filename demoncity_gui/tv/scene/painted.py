"""What an item looks like, painted once for each screen that shows it: large letters are slow to paint."""

from __future__ import annotations

from collections.abc import Callable, Collection
from math import ceil, floor
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap

_SCREENS: Final = 3
"""The TV, the Host's preview, and a picture that is being saved."""
_ALMOST: Final = 0.01
Paint = Callable[[QPainter], None]


class Painted:
    """Pictures of one item at exact device pixels, those of the last few sizes kept until the item changes.

    `paint`, wherever it is asked for, paints into the item's `bounds`, in canvas units. What is `opaque` covers all of
    them, and is laid down in half the time.
    """

    def __init__(self, *, opaque: bool = False) -> None:
        self._opaque = opaque
        self._kept: dict[float, QPixmap] = {}

    def forget(self) -> None:
        """Mark the item as changed, so that it is painted again."""
        self._kept.clear()

    @property
    def zooms(self) -> frozenset[float]:
        """The device pixels to a canvas unit on each screen that has shown it."""
        return frozenset(self._kept)

    def paint_ahead(self, zooms: Collection[float], bounds: QRectF, paint: Paint) -> None:
        """Paint it for these screens before they show it."""
        for zoom in zooms:
            self._at(zoom, bounds, paint)

    def show(self, painter: QPainter, bounds: QRectF, paint: Paint, *, size: float = 1.0) -> None:
        """Show it on whole pixels; smaller, around its middle and unsmoothed, while it grows to its size."""
        ratio = painter.device().devicePixelRatioF()
        world = painter.worldTransform()
        pixmap = self._at(world.m11() * ratio, bounds, paint)
        corner = world.map(bounds.topLeft()) * ratio
        # Never rounded up: what ends at the safe ground's edge must not reach beyond it.
        at = QPointF(floor(corner.x() + _ALMOST), floor(corner.y() + _ALMOST)) / ratio
        whole = QRectF(at, pixmap.size().toSizeF() / ratio)
        painter.save()
        painter.resetTransform()
        # Into a rectangle always: drawn at a point, each of its device pixels would become a logical one.
        aside, down = whole.width() * (1 - size) / 2, whole.height() * (1 - size) / 2
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, False)
        painter.drawPixmap(whole.adjusted(aside, down, -aside, -down), pixmap, QRectF(pixmap.rect()))
        painter.restore()

    def _at(self, zoom: float, bounds: QRectF, paint: Paint) -> QPixmap:
        kept = self._kept.get(zoom)
        if kept is not None:
            return kept
        pixmap = QPixmap(QSize(ceil(bounds.width() * zoom), ceil(bounds.height() * zoom)))
        pixmap.fill(Qt.GlobalColor.black if self._opaque else Qt.GlobalColor.transparent)
        with QPainter(pixmap) as painter:
            painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
            painter.scale(zoom, zoom)
            painter.translate(-bounds.topLeft())
            paint(painter)
        while len(self._kept) >= _SCREENS:
            del self._kept[next(iter(self._kept))]
        self._kept[zoom] = pixmap
        return pixmap
