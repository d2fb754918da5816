"""A lane's ground and words: the panel, the name, the marks, what was announced, and the number."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen, QPolygonF, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from demoncity_gui.art import look
from demoncity_gui.scene.lanes import DEED_HEIGHT, NAME_HEIGHT, NUMBER_PADDING, SMALLEST_TEXT, Box, Place
from demoncity_gui.scene.lettering import Line, fitted, font
from demoncity_gui.scene.signs import mark_colour, mark_sign, mark_word, side_colour
from demoncity_gui.session.tv_picture import Lane, LaneState, Mark

_NAME_SIZE: Final = 42.0
_CORNER: Final = 14.0
_SIGN: Final = 30.0
_SIGN_GAP: Final = 8.0
_AFTER_MARK: Final = 18.0
_LEAST_DEED: Final = 130.0
"""A deed with less room than this is left out beside marks."""
_DIGITS: Final = 0.868
"""The height of a digit, as a part of the numeral face's size."""


class LaneItem(QGraphicsItem):
    """The panel of one character, with all that is written on it but the number."""

    def __init__(self) -> None:
        super().__init__()
        self._size = (1.0, 1.0)
        self._inside = (0.0, 0.0)
        self._name = Line("", font(look.TEXT, _NAME_SIZE, bold=True), 0.0)
        self._deed = Line("", font(look.TEXT, SMALLEST_TEXT), 0.0)
        self._marks: tuple[tuple[Mark, Line | None], ...] = ()
        self._state = LaneState.PLAIN
        self._colour = look.BONE

    @property
    def name(self) -> str:
        """The name as it is written, perhaps shortened."""
        return self._name.text

    @property
    def deed(self) -> str:
        """What was announced as it is written; empty where the marks take its room."""
        return self._deed.text

    @property
    def state(self) -> LaneState:
        """How the lane stands out."""
        return self._state

    def show_lane(self, lane: Lane, place: Place) -> None:
        """Write this lane's words, made to fit this place."""
        self.prepareGeometryChange()
        self._size = (place.panel.width, place.panel.height)
        self._inside = (place.name.x - place.panel.x, place.name.y - place.panel.y)
        self._state = lane.state
        self._colour = side_colour(lane.deck)
        width = place.name.width
        name_width = width - _SIGN - _SIGN_GAP if lane.state is LaneState.SPEAKING else width
        self._name = fitted(lane.name, look.TEXT, _NAME_SIZE, SMALLEST_TEXT, name_width, bold=True)
        self._marks, taken = _labelled(lane.marks, width)
        left = width - taken
        deed = lane.deed if not lane.marks or left >= _LEAST_DEED else ""
        self._deed = fitted(deed, look.TEXT, SMALLEST_TEXT, SMALLEST_TEXT, left)
        self.update()

    def boundingRect(self) -> QRectF:
        """Return the panel's ground, its outline included."""
        return QRectF(-3, -3, self._size[0] + 6, self._size[1] + 6)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Paint the panel and its words."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, True)
        back = self._state in (LaneState.WAITING, LaneState.NOTHING)
        strong = self._state in (LaneState.SPEAKING, LaneState.HAPPENED)
        panel = QRectF(0, 0, *self._size)
        painter.setPen(QPen(QColor(self._colour), 5) if strong else QPen(QColor(look.LINE), 2))
        painter.setBrush(QColor(look.PANEL if strong else look.INK))
        inset = 2.5 if strong else 1.0
        painter.drawRoundedRect(panel.adjusted(inset, inset, -inset, -inset), _CORNER, _CORNER)

        x, y = self._inside
        painter.setPen(QColor(look.MUTED if back else look.BONE))
        left = x
        if self._state is LaneState.SPEAKING:
            painter.save()
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(self._colour))
            top = y + (NAME_HEIGHT - _SIGN) / 2
            painter.drawPolygon(
                QPolygonF([QPointF(x, top), QPointF(x + _SIGN * 0.8, top + _SIGN / 2), QPointF(x, top + _SIGN)])
            )
            painter.restore()
            left += _SIGN + _SIGN_GAP
        painter.setFont(self._name.font)
        painter.drawText(QPointF(left, _baseline(self._name, y, NAME_HEIGHT)), self._name.text)

        top = y + NAME_HEIGHT
        left = x
        for mark, word in self._marks:
            colour = QColor(mark_colour(mark))
            painter.fillPath(_placed(mark_sign(mark), left, top + (DEED_HEIGHT - _SIGN) / 2, _SIGN), colour)
            left += _SIGN + _SIGN_GAP
            if word is not None:
                painter.setPen(colour)
                painter.setFont(word.font)
                painter.drawText(QPointF(left, _baseline(word, top, DEED_HEIGHT)), word.text)
                left += word.width
            left += _AFTER_MARK
        painter.setPen(QColor(look.MUTED if back else self._colour))
        painter.setFont(self._deed.font)
        painter.drawText(QPointF(left, _baseline(self._deed, top, DEED_HEIGHT)), self._deed.text)


class NumberItem(QGraphicsItem):
    """The large number of a lane; `shown` runs from 0 to 1 as it comes.

    Its shape tells the lane's state: on a solid ground the deed happened, struck through it did not.
    """

    def __init__(self) -> None:
        super().__init__()
        self._size = (1.0, 1.0)
        self._text = ""
        self._state = LaneState.PLAIN
        self._colour = look.BONE
        self._shown = 1.0

    @property
    def text(self) -> str:
        """The digits; empty where there is no number."""
        return self._text

    def show_number(self, lane: Lane, box: Box) -> None:
        """Write the lane's number into this box."""
        self.prepareGeometryChange()
        self.setPos(box.x, box.y)
        self._size = (box.width, box.height)
        self._text = "" if lane.number is None else str(lane.number)
        self._state = lane.state
        self._colour = side_colour(lane.deck)
        self.update()

    def appear(self, shown: float) -> None:
        """Let it come so far, 0 to 1."""
        self._shown = shown
        self.update()

    def boundingRect(self) -> QRectF:
        """Return the box of the digits."""
        return QRectF(-1, -1, self._size[0] + 2, self._size[1] + 2)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Paint the digits as high as the box."""
        if not self._text or self._shown <= 0.0:
            return
        width, height = self._size
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, True)
        painter.setOpacity(self._shown)
        chip = self._state is LaneState.HAPPENED
        painter.setPen(Qt.PenStyle.NoPen)
        if chip:
            painter.setBrush(QColor(self._colour))
            painter.drawRoundedRect(QRectF(0, 0, width, height), _CORNER, _CORNER)
        back = self._state in (LaneState.WAITING, LaneState.NOTHING)
        ink = QColor(look.TABLE if chip else look.MUTED if back else look.BONE)
        digits = _digits(self._text, width - 2 * NUMBER_PADDING, height - 2 * NUMBER_PADDING)
        painter.translate(width / 2, height / 2)
        size = 0.7 + 0.3 * self._shown
        painter.scale(size, size)
        painter.fillPath(digits, ink)
        if self._state is LaneState.NOTHING:
            # A strike with a gap around it, so that the digits stay readable under it.
            reach = digits.boundingRect().width() / 2 + 8
            reach = min(reach, width / 2)
            painter.setPen(QPen(QColor(look.INK), 11))
            painter.drawLine(QPointF(-reach, height * 0.2), QPointF(reach, -height * 0.2))
            painter.setPen(QPen(QColor(look.DANGER), 6))
            painter.drawLine(QPointF(-reach, height * 0.2), QPointF(reach, -height * 0.2))


def _digits(text: str, width: float, height: float) -> QPainterPath:
    """Return the digits as a shape around the origin, as large as fits."""
    path = QPainterPath()
    path.addText(QPointF(0, 0), font(look.NUMERAL, height / _DIGITS), text)
    bounds = path.boundingRect()
    narrow = min(1.0, width / bounds.width())
    path.translate(-bounds.center())
    return QTransform.fromScale(narrow, narrow).map(path)


def _labelled(marks: tuple[Mark, ...], width: float) -> tuple[tuple[tuple[Mark, Line | None], ...], float]:
    """Return the marks with their words, as far as the width goes, and what they take of it."""
    words = {mark: fitted(mark_word(mark), look.TEXT, SMALLEST_TEXT, SMALLEST_TEXT, 1e6, bold=True) for mark in marks}
    signs = len(marks) * (_SIGN + _SIGN_GAP + _AFTER_MARK)
    labelled: list[tuple[Mark, Line | None]] = []
    taken = signs
    for mark in marks:
        fits = taken + words[mark].width <= width + _AFTER_MARK
        labelled.append((mark, words[mark] if fits else None))
        taken += words[mark].width if fits else 0.0
    return tuple(labelled), taken


def _placed(path: QPainterPath, x: float, y: float, size: float) -> QPainterPath:
    return QTransform(size, 0, 0, size, x, y).map(path)


def _baseline(line: Line, top: float, height: float) -> float:
    metrics = QFontMetricsF(line.font)
    return top + (height - metrics.height()) / 2 + metrics.ascent()
