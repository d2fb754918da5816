"""A sheet with words and shapes, painted once for each screen, that comes and goes as a whole."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Sequence
from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from demoncity_gui.tv.scene.boxes import Box
from demoncity_gui.tv.scene.painted import Painted
from demoncity_gui.tv.scene.texts import Text, paint_texts

_OVERHANG: Final = 16.0
"""How far letters may reach beyond their lines."""
_WHOLE: Final = 12.0
"""So many canvas units are whole pixels on nearly all screens: letters look the same wherever a sheet begins."""


class SheetItem(QGraphicsItem):
    """A sheet on the canvas; `shown` runs from 0 to 1 as it comes, and `moved` carries it elsewhere as it is."""

    def __init__(self, z: float) -> None:
        super().__init__()
        self.setZValue(z)
        self._ground = Box(0.0, 0.0, 1.0, 1.0)
        self._texts: tuple[Text, ...] = ()
        self._shapes: Callable[[QPainter], None] | None = None
        self._known: Hashable = None
        self.shown = 1.0  # how far it has come, 0 to 1
        self._painted = Painted()

    @property
    def texts(self) -> tuple[Text, ...]:
        """All that is written, where it stands now."""
        x, y = self.x(), self.y()
        return tuple(
            replace(text, box=Box(text.box.x + x, text.box.y + y, text.box.width, text.box.height))
            for text in self._texts
        )

    @property
    def words(self) -> str:
        """All that is written, in one line."""
        return " ".join(text.line.text for text in self._texts)

    def show_texts(
        self,
        ground: Box,
        texts: Sequence[Text],
        shapes: Callable[[QPainter], None] | None = None,
        known: Hashable = None,
    ) -> None:
        """Write these texts, over these shapes; both lie within the ground, in canvas units.

        A sheet that is `known` by the same value as before is not painted anew. One without shapes is no larger than
        its texts: where nothing is written, laying it down costs as much.
        """
        if known is not None and known == self._known:
            return
        if shapes is None and texts:
            ground = _around(texts, ground)
        self.prepareGeometryChange()
        self._ground, self._texts, self._shapes, self._known = ground, tuple(texts), shapes, known
        self.setPos(0.0, 0.0)
        self._painted.forget()
        self.update()

    def appear(self, shown: float) -> None:
        """Let it come so far, 0 to 1."""
        if shown != self.shown:
            self.shown = shown
            self.setVisible(shown > 0.0)
            self.update()

    def paint_ahead(self, zooms: Collection[float]) -> None:
        """Paint it before it is shown, for screens of so many device pixels to a canvas unit."""
        if self._texts or self._shapes:
            self._painted.paint_ahead(zooms, self.boundingRect(), self._paint)

    def boundingRect(self) -> QRectF:
        """Return the sheet's ground."""
        ground = self._ground
        return QRectF(ground.x, ground.y, ground.width, ground.height)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Show the sheet."""
        if self._texts or self._shapes:
            painter.setOpacity(self.shown)
            self._painted.show(painter, self.boundingRect(), self._paint)

    def _paint(self, painter: QPainter) -> None:
        if self._shapes is not None:
            self._shapes(painter)
        paint_texts(painter, self._texts)


def _around(texts: Sequence[Text], within: Box) -> Box:
    """Return the part of a ground in which texts are; on most screens it begins on one of the ground's whole pixels."""
    left = max(0.0, min(text.box.x for text in texts) - _OVERHANG - within.x) // _WHOLE * _WHOLE + within.x
    top = max(0.0, min(text.box.y for text in texts) - _OVERHANG - within.y) // _WHOLE * _WHOLE + within.y
    right = min(within.right, max(text.box.right for text in texts) + _OVERHANG)
    bottom = min(within.bottom, max(text.box.bottom for text in texts) + _OVERHANG)
    return Box(left, top, right - left, bottom - top)
