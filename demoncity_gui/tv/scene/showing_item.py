"""What the Host holds up in front of the stage: a line in large letters, or a picture like a photograph."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.own_jpeg import own_jpeg
from demoncity_gui.pieces.tv_picture import Showing
from demoncity_gui.tv.scene.boxes import CANVAS_HEIGHT, CANVAS_WIDTH, SAFE, Box
from demoncity_gui.tv.scene.city import lamp_light, paint_city
from demoncity_gui.tv.scene.lettering import Line, block, fitted
from demoncity_gui.tv.scene.letters import smallest
from demoncity_gui.tv.scene.painted import Painted
from demoncity_gui.tv.scene.portrait_item import paint_photograph
from demoncity_gui.tv.scene.texts import paint_texts, stacked

_TEXT: Final = Box(220.0, 200.0, CANVAS_WIDTH - 440.0, 540.0)
"""The ground of a line: under the lamp and above the roofs."""
_LARGEST: Final = 160.0
_SMALLEST: Final = 44.0
"""Letters of the longest line that the rules take still fit so."""
_LINE_HEIGHT: Final = 1.24
_RULE: Final = 90.0
"""Half the length of the rules above and beneath a line."""
_BESIDE: Final = 76.0
_ABOVE: Final = 58.0
"""The paper's margins, beside and above its words."""
_SHADED_PAPER: Final = "#C4BBA6"
_LABEL_BESIDE: Final = 34.0
_LABEL_GAP: Final = 12.0
_GLOW: Final = QSize(32, 18)
_NIGHT: Final = 0.8
"""How dark it is around a photograph: no margin of it may draw the eye."""
_CAPTION: Final = 58.0
_CAPTION_LARGEST: Final = 70.0
_CAPTION_HEIGHT: Final = 92.0
_EDGE: Final = 14.0
"""A photograph's white edge."""


class ShowingItem(QGraphicsItem):
    """Covers the whole canvas with what is held up."""

    def __init__(self, showing: Showing, letters: float = 1.0) -> None:
        super().__init__()
        self.showing = showing  # what is held up
        self._lines: tuple[Line, ...] = ()
        self._caption: Line | None = None
        self._image = own_jpeg(showing.image)
        self.photograph = Box(0, 0, 0, 0)  # the ground of the picture with its edge, empty where there is none
        if self._image.isNull():
            largest, least = _LARGEST * letters, _SMALLEST * min(1.0, letters)
            self._lines = block(showing.words, look.TEXT, largest, least, _TEXT.width, _TEXT.height, _LINE_HEIGHT)
        else:
            room = SAFE
            if showing.words:
                room = Box(SAFE.x, SAFE.y, SAFE.width, SAFE.height - _CAPTION_HEIGHT)
                size = min(_CAPTION * letters, _CAPTION_LARGEST)
                self._caption = fitted(showing.words, look.TEXT, size, smallest(letters), SAFE.width)
            self.photograph = _photograph(QSizeF(self._image.size()), room)
        self._painted = Painted()

    @property
    def texts(self) -> tuple[Line, ...]:
        """All that is written, line by line."""
        return (*self._lines, *([self._caption] if self._caption else []))

    def boundingRect(self) -> QRectF:
        """Return the whole canvas."""
        return QRectF(0, 0, CANVAS_WIDTH, CANVAS_HEIGHT)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Show it; it is painted once for each screen."""
        self._painted.show(painter, self.boundingRect(), self._paint)

    def _paint(self, painter: QPainter) -> None:
        painter.fillRect(self.boundingRect(), QColor(look.TABLE))
        if self._image.isNull():
            paint_city(painter, with_moon=False)
            self._paint_notice(painter)
        else:
            _paint_its_light(painter, self._image)
            self._paint_photograph(painter)

    def _paint_notice(self, painter: QPainter) -> None:
        """Paint a sheet of paper that hangs in the lamp's light, with the line on it."""
        middle = CANVAS_WIDTH / 2
        size = self._lines[0].font.pixelSize() if self._lines else 0
        height = len(self._lines) * size * _LINE_HEIGHT
        width = max((line.width for line in self._lines), default=0.0)
        y = _TEXT.y + (_TEXT.height - height) / 2
        sheet = QRectF(middle - width / 2 - _BESIDE, y - _ABOVE, width + 2 * _BESIDE, height + 2 * _ABOVE)
        _paint_sheet(painter, sheet)
        painter.setPen(QPen(QColor(look.OXBLOOD), 4))
        for rule in (sheet.top() + _ABOVE / 2, sheet.bottom() - _ABOVE / 2):
            painter.drawLine(QPointF(middle - _RULE, rule), QPointF(middle + _RULE, rule))
        ground = Box(0, y, CANVAS_WIDTH, 1)
        paint_texts(painter, stacked(self._lines, ground, size * _LINE_HEIGHT, look.INK, towards=0.5))

    def _paint_photograph(self, painter: QPainter) -> None:
        ground = QRectF(self.photograph.x, self.photograph.y, self.photograph.width, self.photograph.height)
        painter.fillRect(ground.translated(0, 6).adjusted(-8, -2, 8, 8) & _safe(), QColor(0, 0, 0, 140))
        paint_photograph(painter, self._image, ground, _EDGE)
        if self._caption is None:
            return
        top = self.photograph.y + self.photograph.height
        label = QRectF(0, 0, self._caption.width + 2 * _LABEL_BESIDE, SAFE.y + SAFE.height - top - _LABEL_GAP)
        label.moveTo((CANVAS_WIDTH - label.width()) / 2, top + _LABEL_GAP)
        painter.fillRect(label, QColor(look.PAPER))
        ground_of_words = Box(0, label.top(), CANVAS_WIDTH, 1)
        paint_texts(painter, stacked([self._caption], ground_of_words, label.height(), look.INK, towards=0.5))


def _safe() -> QRectF:
    return QRectF(SAFE.x, SAFE.y, SAFE.width, SAFE.height)


def _paint_sheet(painter: QPainter, sheet: QRectF) -> None:
    """Paint paper that is not cut quite straight, brighter where the lamp's light falls on it, on a nail."""
    left, top, right, bottom = sheet.left(), sheet.top(), sheet.right(), sheet.bottom()
    paper = QPolygonF(
        [QPointF(left + 5, top + 3), QPointF(right - 2, top), QPointF(right, bottom - 6), QPointF(left - 3, bottom)]
    )
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 150))
    painter.drawPolygon(paper.translated(9, 14))
    painter.setBrush(QColor(_SHADED_PAPER))
    painter.drawPolygon(paper)
    lit, cut = QPainterPath(), QPainterPath()
    lit.addPolygon(lamp_light())
    cut.addPolygon(paper)
    painter.setBrush(QColor(look.PAPER))
    painter.drawPath(lit.intersected(cut))
    painter.setBrush(QColor(look.INK))
    painter.drawEllipse(QPointF(sheet.center().x(), top + 14), 5, 5)


def _paint_its_light(painter: QPainter, image: QImage) -> None:
    """Paint the dark around a photograph in its own colours, as if they shone on the wall."""
    smooth = Qt.TransformationMode.SmoothTransformation
    glow = image.scaled(_GLOW, Qt.AspectRatioMode.IgnoreAspectRatio, smooth)
    whole = QRectF(0, 0, CANVAS_WIDTH, CANVAS_HEIGHT)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, True)
    painter.drawImage(whole, glow.scaled(_GLOW * 20, Qt.AspectRatioMode.IgnoreAspectRatio, smooth))
    night = QColor(look.TABLE)
    night.setAlphaF(_NIGHT)
    painter.fillRect(whole, night)


def _photograph(size: QSizeF, room: Box) -> Box:
    """Return the ground of a picture of this size, its white edge included, as large as the room allows."""
    within = QSizeF(room.width - 2 * _EDGE, room.height - 2 * _EDGE)
    fits = size.scaled(within, Qt.AspectRatioMode.KeepAspectRatio)
    width, height = fits.width() + 2 * _EDGE, fits.height() + 2 * _EDGE
    return Box(room.x + (room.width - width) / 2, room.y + (room.height - height) / 2, width, height)
