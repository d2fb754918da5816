"""What the Host holds up in front of the stage: a line in large letters, or a picture like a photograph."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from demoncity_gui.art import look
from demoncity_gui.art.own_jpeg import own_jpeg
from demoncity_gui.scene.boxes import CANVAS_HEIGHT, CANVAS_WIDTH, SAFE, SMALLEST_TEXT, Box
from demoncity_gui.scene.lettering import Line, block, fitted
from demoncity_gui.scene.painted import Painted
from demoncity_gui.scene.title_item import paint_city
from demoncity_gui.session.tv_picture import Showing

_TEXT: Final = Box(200.0, 186.0, CANVAS_WIDTH - 400.0, 568.0)
"""The ground of a line: under the lamp and above the roofs."""
_LARGEST: Final = 160.0
_SMALLEST: Final = 44.0
"""Letters of the longest line that the rules take still fit so."""
_LINE_HEIGHT: Final = 1.24
_RULE: Final = 90.0
"""Half the length of the rules above and beneath a line."""
_RULE_GAP: Final = 30.0
_CAPTION: Final = 58.0
_CAPTION_HEIGHT: Final = 92.0
_EDGE: Final = 14.0
"""A photograph's white edge."""


class ShowingItem(QGraphicsItem):
    """Covers the whole canvas with what is held up."""

    def __init__(self, showing: Showing) -> None:
        super().__init__()
        self._showing = showing
        self._lines: tuple[Line, ...] = ()
        self._caption: Line | None = None
        self._image = own_jpeg(showing.image)
        self._ground = Box(0, 0, 0, 0)
        if self._image.isNull():
            self._lines = block(showing.words, look.TEXT, _LARGEST, _SMALLEST, _TEXT.width, _TEXT.height, _LINE_HEIGHT)
        else:
            room = SAFE
            if showing.words:
                room = Box(SAFE.x, SAFE.y, SAFE.width, SAFE.height - _CAPTION_HEIGHT)
                self._caption = fitted(showing.words, look.TEXT, _CAPTION, SMALLEST_TEXT, SAFE.width)
            self._ground = _photograph(QSizeF(self._image.size()), room)
        self._painted = Painted()

    @property
    def showing(self) -> Showing:
        """What is held up."""
        return self._showing

    @property
    def texts(self) -> tuple[Line, ...]:
        """All that is written, line by line."""
        return (*self._lines, *([self._caption] if self._caption else []))

    @property
    def photograph(self) -> Box:
        """The ground of the picture with its edge, empty where there is none."""
        return self._ground

    def boundingRect(self) -> QRectF:
        """Return the whole canvas."""
        return QRectF(0, 0, CANVAS_WIDTH, CANVAS_HEIGHT)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Show it; it is painted once for each screen."""
        self._painted.show(painter, self.boundingRect(), self._paint)

    def _paint(self, painter: QPainter) -> None:
        painter.fillRect(self.boundingRect(), QColor(look.TABLE))
        if self._image.isNull():
            paint_city(painter)
            self._paint_lines(painter)
        else:
            self._paint_photograph(painter)

    def _paint_lines(self, painter: QPainter) -> None:
        middle = CANVAS_WIDTH / 2
        size = self._lines[0].font.pixelSize() if self._lines else 0
        height = len(self._lines) * size * _LINE_HEIGHT
        y = _TEXT.y + (_TEXT.height - height) / 2
        painter.setPen(QPen(QColor(look.SODIUM), 3))
        for rule in (y - _RULE_GAP, y + height + _RULE_GAP):
            painter.drawLine(QPointF(middle - _RULE, rule), QPointF(middle + _RULE, rule))
        painter.setPen(QColor(look.BONE))
        for line in self._lines:
            metrics = QFontMetricsF(line.font)
            painter.setFont(line.font)
            baseline = y + (size * _LINE_HEIGHT + metrics.capHeight()) / 2
            painter.drawText(QPointF(middle - line.width / 2, baseline), line.text)
            y += size * _LINE_HEIGHT

    def _paint_photograph(self, painter: QPainter) -> None:
        ground = QRectF(self._ground.x, self._ground.y, self._ground.width, self._ground.height)
        painter.fillRect(ground, QColor(look.PAPER))
        inside = ground.adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE)
        zoom = painter.worldTransform().m11()
        # Scaled beforehand: a painter that makes a picture much smaller leaves out whole lines of it.
        pixels = (inside.size() * zoom).toSize().expandedTo(_ONE_PIXEL)
        scaled = self._image.scaled(
            pixels, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
        )
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, True)
        painter.drawImage(inside, scaled)
        if self._caption is not None:
            metrics = QFontMetricsF(self._caption.font)
            painter.setPen(QColor(look.BONE))
            painter.setFont(self._caption.font)
            middle = (self._ground.y + self._ground.height + SAFE.y + SAFE.height) / 2
            left = (CANVAS_WIDTH - self._caption.width) / 2
            painter.drawText(QPointF(left, middle + metrics.capHeight() / 2), self._caption.text)


_ONE_PIXEL: Final = QSizeF(1, 1).toSize()


def _photograph(size: QSizeF, room: Box) -> Box:
    """Return the ground of a picture of this size, its white edge included, as large as the room allows."""
    within = QSizeF(room.width - 2 * _EDGE, room.height - 2 * _EDGE)
    fits = size.scaled(within, Qt.AspectRatioMode.KeepAspectRatio)
    width, height = fits.width() + 2 * _EDGE, fits.height() + 2 * _EDGE
    return Box(room.x + (room.width - width) / 2, room.y + (room.height - height) / 2, width, height)
