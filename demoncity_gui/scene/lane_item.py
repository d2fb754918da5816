"""A lane's ground and words: the panel, the name, the marks, what was announced, and the number."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen, QPolygonF, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from demoncity_gui.art import look
from demoncity_gui.scene.lanes import DEED_LINE, NAME_HEIGHT, NUMBER_PADDING, SMALLEST_TEXT, Box, Place
from demoncity_gui.scene.lettering import Line, balanced, fitted, font, wrapped
from demoncity_gui.scene.painted import Painted
from demoncity_gui.scene.signs import mark_colour, mark_sign, mark_word, side_colour
from demoncity_gui.session.tv_picture import Lane, LaneState, Mark

_NAME_SIZE: Final = 42.0
_CORNER: Final = 14.0
_SIGN: Final = 30.0
_SIGN_GAP: Final = 8.0
_BEFORE_MARK: Final = 14.0
_LEAST_NAME: Final = 230.0
"""Marks that would leave a name less than this, and shorten it, stand by the number, or on the deed's last line."""
_LEAST_DEED: Final = 90.0
"""A last line of the deed with less room than this beside marks is left out."""
_MANY: Final = 9
"""More lines than a lane ever has room for."""
_DIGITS: Final = 0.868
"""The height of a digit, as a part of the numeral face's size."""


class LaneItem(QGraphicsItem):
    """The panel of one character, with all that is written on it but the number."""

    def __init__(self) -> None:
        super().__init__()
        self._size = (1.0, 1.0)
        self._inside = (0.0, 0.0)
        self._width = 1.0
        self._name = Line("", font(look.TEXT, _NAME_SIZE, bold=True), 0.0)
        self._rest_of_name: Line | None = None
        self._deed: tuple[Line, ...] = ()
        self._marks: tuple[_Badge, ...] = ()
        self._marks_at = Box(0.0, 0.0, 1.0, 1.0)
        self._state = LaneState.PLAIN
        self._aside = False
        self._colour = look.BONE
        self._shown: tuple[Lane, Place] | None = None
        self._painted = Painted()

    @property
    def name(self) -> str:
        """The name as it is written, perhaps shortened."""
        return " ".join(line.text for line in self._name_lines)

    @property
    def _name_lines(self) -> tuple[Line, ...]:
        return (self._name, *([] if self._rest_of_name is None else [self._rest_of_name]))

    @property
    def deed(self) -> str:
        """What was announced as it is written, perhaps shortened."""
        return " ".join(line.text for line in self._deed)

    @property
    def mark_words(self) -> tuple[str, ...]:
        """The marks whose words are written; the others are told by their shape alone."""
        return tuple(badge.word.text for badge in self._marks if badge.word is not None)

    @property
    def texts(self) -> tuple[Line, ...]:
        """All that is written, line by line."""
        return (*self._name_lines, *self._deed, *(badge.word for badge in self._marks if badge.word is not None))

    @property
    def marks_box(self) -> Box | None:
        """The ground its marks take on the canvas; None where there are none."""
        wide = sum(badge.width for badge in self._marks)
        at = self._marks_at
        return Box(self.x() + at.right - wide, self.y() + at.y, wide, at.height) if self._marks else None

    @property
    def zooms(self) -> frozenset[float]:
        """The device pixels to a canvas unit on each screen that has shown it."""
        return self._painted.zooms

    @property
    def state(self) -> LaneState:
        """How the lane stands out."""
        return self._state

    def show_lane(self, lane: Lane, place: Place) -> None:
        """Write this lane's words, made to fit this place."""
        shown = (replace(lane, cards=(), number=lane.number and 1), replace(place, cards=(), number=place.panel))
        if shown == self._shown:
            return
        self._shown = shown
        self.prepareGeometryChange()
        self._size = (place.panel.width, place.panel.height)
        self._inside = (place.name.x - place.panel.x, place.name.y - place.panel.y)
        self._state = lane.state
        self._aside = lane.aside
        self._colour = side_colour(lane.deck)
        width = place.name.width
        self._width = width
        self._deed = ()
        if place.deed_lines:
            self._deed = balanced(lane.deed, look.TEXT, SMALLEST_TEXT, width, place.deed_lines)
        if lane.state is LaneState.SPEAKING:
            width -= _SIGN + _SIGN_GAP
        whole = fitted(lane.name, look.TEXT, SMALLEST_TEXT, SMALLEST_TEXT, 1e6, bold=True).width
        self._marks, left = _badges(lane.marks, width, whole)
        self._marks_at = Box(self._inside[0], self._inside[1], place.name.width, NAME_HEIGHT)
        by_the_number: tuple[_Badge, ...] = ()
        if place.marks is not None and lane.number is not None:
            by_the_number, _ = _badges(lane.marks, place.marks.width, 0.0)
        crowded = bool(lane.marks) and place.deed_lines > 0 and left < min(whole, _LEAST_NAME)
        if crowded or _words_of(by_the_number) > _words_of(self._marks):
            left = width
            if place.marks is not None and by_the_number:
                self._marks = by_the_number
                self._marks_at = _within(place.panel, place.marks)
            else:
                self._marks_at = Box(
                    self._inside[0],
                    self._inside[1] + NAME_HEIGHT + (place.deed_lines - 1) * DEED_LINE,
                    self._width,
                    DEED_LINE,
                )
                self._mark_last_line(lane.marks, place.deed_lines)
        self._name = fitted(lane.name, look.TEXT, _NAME_SIZE, SMALLEST_TEXT, left, bold=True)
        self._rest_of_name = None
        if whole > left and len(self._deed) < place.deed_lines:
            self._break_name(lane.name, left)
        self._painted.forget()
        self.update()

    def _break_name(self, name: str, first: float) -> None:
        """Put what of a long name finds no room beside the marks on a line of its own; the deed moves down for it."""
        lines = wrapped(name, look.TEXT, SMALLEST_TEXT, first, 2, bold=True)
        if len(lines) == 2:
            rest = " ".join(name.split())[len(lines[0].text) :].strip()
            self._name = lines[0]
            self._rest_of_name = fitted(rest, look.TEXT, SMALLEST_TEXT, SMALLEST_TEXT, self._width, bold=True)

    def _mark_last_line(self, marks: tuple[Mark, ...], lines: int) -> None:
        """Put the marks at the end of the deed's last line, which is shortened for them if it is written on."""
        before, last = self._deed[: lines - 1], self._deed[lines - 1 :]
        self._marks, left = _badges(marks, self._width, sum(line.width for line in last))
        if last:
            text = last[0].text if left >= min(_LEAST_DEED, last[0].width) else ""
            self._deed = (*before, fitted(text, look.TEXT, SMALLEST_TEXT, SMALLEST_TEXT, left))

    def paint_ahead(self, zooms: Collection[float]) -> None:
        """Paint it before it is shown, for screens of so many device pixels to a canvas unit."""
        self._painted.paint_ahead(zooms, self.boundingRect(), self._paint)

    def boundingRect(self) -> QRectF:
        """Return the panel's ground, its outline included."""
        return QRectF(-3, -3, self._size[0] + 6, self._size[1] + 6)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Show the panel and its words."""
        self._painted.show(painter, self.boundingRect(), self._paint)

    def _paint(self, painter: QPainter) -> None:
        back = self._aside or self._state in (LaneState.WAITING, LaneState.NOTHING)
        strong = not back and self._state in (LaneState.SPEAKING, LaneState.HAPPENED)
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

        # The marks stand at the right: beside the name, else by the number, else at the end of the deed.
        top, height = self._marks_at.y, self._marks_at.height
        left = self._marks_at.right - sum(badge.width for badge in self._marks)
        for badge in self._marks:
            colour = QColor(mark_colour(badge.mark))
            left += _BEFORE_MARK
            painter.fillPath(_placed(mark_sign(badge.mark), left, top + (height - badge.sign) / 2, badge.sign), colour)
            left += badge.width - _BEFORE_MARK
            if badge.word is not None:
                painter.setPen(colour)
                painter.setFont(badge.word.font)
                painter.drawText(QPointF(left - badge.word.width, _baseline(badge.word, top, height)), badge.word.text)

        y += NAME_HEIGHT
        if self._rest_of_name is not None:
            painter.setPen(QColor(look.MUTED if back else look.BONE))
            painter.setFont(self._rest_of_name.font)
            painter.drawText(QPointF(x, _baseline(self._rest_of_name, y, DEED_LINE)), self._rest_of_name.text)
            y += DEED_LINE
        painter.setPen(QColor(look.MUTED if back else self._colour))
        for at, line in enumerate(self._deed):
            painter.setFont(line.font)
            painter.drawText(QPointF(x, _baseline(line, y + at * DEED_LINE, DEED_LINE)), line.text)


def name_lines(name: str, width: float) -> int:
    """Return how many lines a name takes in this width: two at most."""
    return min(2, len(wrapped(name, look.TEXT, SMALLEST_TEXT, width, _MANY, bold=True)) or 1)


def deed_lines(deed: str, width: float) -> int:
    """Return how many lines a deed takes in this width if nothing of it is left out."""
    return max(1, len(wrapped(deed, look.TEXT, SMALLEST_TEXT, width, _MANY)))


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
        self._painted = Painted()

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
        self._colour = look.MUTED if lane.aside else side_colour(lane.deck)
        self._painted.forget()
        self.update()

    def appear(self, shown: float) -> None:
        """Let it come so far, 0 to 1."""
        self._shown = shown
        self.update()

    def paint_ahead(self, zooms: Collection[float]) -> None:
        """Paint it before it is shown, for screens of so many device pixels to a canvas unit."""
        if self._text:
            self._painted.paint_ahead(zooms, self.boundingRect(), self._paint)

    def boundingRect(self) -> QRectF:
        """Return the box of the digits."""
        return QRectF(-1, -1, self._size[0] + 2, self._size[1] + 2)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Paint the digits as high as the box."""
        if not self._text or self._shown <= 0.0:
            return
        painter.setOpacity(self._shown)
        self._painted.show(painter, self.boundingRect(), self._paint, size=0.7 + 0.3 * self._shown)

    def _paint(self, painter: QPainter) -> None:
        width, height = self._size
        chip = self._state is LaneState.HAPPENED
        painter.setPen(Qt.PenStyle.NoPen)
        if chip:
            painter.setBrush(QColor(self._colour))
            painter.drawRoundedRect(QRectF(0, 0, width, height), _CORNER, _CORNER)
        back = self._state in (LaneState.WAITING, LaneState.NOTHING)
        ink = QColor(look.TABLE if chip else look.MUTED if back else look.BONE)
        digits = _digits(self._text, width - 2 * NUMBER_PADDING, height - 2 * NUMBER_PADDING)
        painter.translate(width / 2, height / 2)
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
    narrow = min(1.0, max(1.0, width) / max(1.0, bounds.width()))
    path.translate(-bounds.center())
    return QTransform.fromScale(narrow, narrow).map(path)


class _Badge(Struct, frozen=True):
    """A mark: its shape, the side of that shape's square, and its word where there is room."""

    mark: Mark
    sign: float
    word: Line | None

    @property
    def width(self) -> float:
        """What it takes of the line, with the gap before it."""
        return _BEFORE_MARK + self.sign + (0.0 if self.word is None else _SIGN_GAP + self.word.width)


def _badges(marks: tuple[Mark, ...], width: float, text: float) -> tuple[tuple[_Badge, ...], float]:
    """Return the marks, with their words as far as a text so wide stays whole beside them, and what they leave."""
    badges = [_Badge(mark, min(_SIGN, width / len(marks) - _BEFORE_MARK), None) for mark in marks]
    left = width - sum(badge.width for badge in badges)
    for at, badge in enumerate(badges):
        word = fitted(mark_word(badge.mark), look.TEXT, SMALLEST_TEXT, SMALLEST_TEXT, 1e6, bold=True)
        if left - _SIGN_GAP - word.width >= text:
            badges[at] = _Badge(badge.mark, badge.sign, word)
            left -= _SIGN_GAP + word.width
    return tuple(badges), left


def _words_of(badges: tuple[_Badge, ...]) -> int:
    return sum(badge.word is not None for badge in badges)


def _within(panel: Box, box: Box) -> Box:
    return Box(box.x - panel.x, box.y - panel.y, box.width, box.height)


def _placed(path: QPainterPath, x: float, y: float, size: float) -> QPainterPath:
    return QTransform(size, 0, 0, size, x, y).map(path)


def _baseline(line: Line, top: float, height: float) -> float:
    metrics = QFontMetricsF(line.font)
    return top + (height - metrics.height()) / 2 + metrics.ascent()
