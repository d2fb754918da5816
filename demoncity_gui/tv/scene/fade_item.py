"""The picture before, fading away over the one that is shown: all that moves with reduced motion."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from demoncity_gui.tv.scene.boxes import CANVAS_HEIGHT, CANVAS_WIDTH
from demoncity_gui.tv.scene.motion import Cue, Ease, Tween


def fading_away(items: Sequence[QGraphicsItem], cue: Cue | None, ease: Ease | None = None) -> list[Tween]:
    """Return how these go together and leave the stage; without a cue they leave it at once."""

    def show(part: float) -> None:
        for item in items:
            item.setOpacity(1.0 - part)
            if part >= 1.0 and (scene := item.scene()) is not None:
                scene.removeItem(item)

    if cue is None:
        show(1.0)
    return [] if cue is None or not items else [cue.move(show, ease=ease)]


class FadeItem(QGraphicsItem):
    """An image of the whole stage; `left` runs from 1 to 0 as it goes."""

    def __init__(self, before: QImage) -> None:
        super().__init__()
        self._before = before
        self._left = 1.0
        self.setZValue(10)

    def fade(self, part: float) -> None:
        """Let it be gone so far, 0 to 1."""
        self._left = 1.0 - part
        self.setVisible(part < 1.0)
        self.update()

    def boundingRect(self) -> QRectF:
        """Return the whole canvas."""
        return QRectF(0, 0, CANVAS_WIDTH, CANVAS_HEIGHT)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Paint what is left of it."""
        painter.setOpacity(self._left)
        painter.drawImage(self.boundingRect(), self._before)
