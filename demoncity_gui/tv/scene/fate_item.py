"""What happened to somebody, on the whole screen: their window in the house at night, and the light in it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from demoncity_gui.cards.drawing import look
from demoncity_gui.pieces.tv_picture import Mark
from demoncity_gui.tv.scene.boxes import CANVAS_HEIGHT, CANVAS_WIDTH, SAFE, SMALLEST_TEXT, Box
from demoncity_gui.tv.scene.lettering import Line, fitted, wrapped
from demoncity_gui.tv.scene.letters import as_large_as_fits, same_texts
from demoncity_gui.tv.scene.painted import Painted
from demoncity_gui.tv.scene.score import Fallen
from demoncity_gui.tv.scene.signs import mark_colour, mark_sign, mark_word, somebody
from demoncity_gui.tv.scene.texts import Text, paint_texts, stacked

_COMES: Final = 0.11
_TURNS: Final = 0.38
_GOES: Final = 0.92
"""The parts of the beat at which the screen has come, the light changes, and the screen goes."""
_NEARLY_DARK: Final = 0.6
"""How much of the screen is seen while its windows hardly are."""
DARK: Final = _COMES / 2
"""The part of the beat from which on nothing else is seen."""
_MOST: Final = 4
_WINDOW_Y: Final = 96.0
_WINDOW_HEIGHT: Final = 560.0
_WALL: Final = "#0C0B10"
_LAMP_LIGHT: Final = "#F4CC80"


def fate_texts(fallen: Sequence[Fallen], letters: float) -> tuple[Text, ...]:
    """Return the names, and what happened to each, beneath their windows."""

    def fits(larger: tuple[Text, ...], usual: tuple[Text, ...]) -> bool:
        return same_texts(larger, usual) and all(text.box.bottom <= SAFE.bottom for text in larger)

    return as_large_as_fits(letters, lambda times: _fate_texts(fallen, times), fits)


def _fate_texts(fallen: Sequence[Fallen], times: float) -> tuple[Text, ...]:
    shown = list(zip(fallen, _columns(fallen), strict=False))
    names = [_name_lines(one.name, column, times, alone=len(fallen) == 1) for one, column in shown]
    pitches = [max(lines[0].font.pixelSize() * 1.15, 50.0 * times) for lines in names]
    # What happened to each stands in one line, beneath the highest name.
    high = max(len(lines) * pitch for lines, pitch in zip(names, pitches, strict=True))
    texts: list[Text] = []
    for (one, column), lines, pitch in zip(shown, names, pitches, strict=True):
        top = Box(column.x, _WINDOW_Y + _WINDOW_HEIGHT + 44, column.width, 1)
        texts += stacked(lines, top, pitch, look.BONE, towards=0.5)
        least = SMALLEST_TEXT * times
        word = fitted(mark_word(one.mark), look.TEXT, 58 * times, least, column.width - 90, bold=True)
        beneath = Box(column.x + 35, top.y + high + 14, column.width - 35, 1)
        texts += stacked([word], beneath, 76 * times, mark_colour(one.mark), towards=0.5)
    return tuple(texts)


def _name_lines(name: str, column: Box, times: float, *, alone: bool) -> tuple[Line, ...]:
    largest = (84.0 if alone else 54.0) * times
    line = fitted(name, look.TITLE, largest, SMALLEST_TEXT * times, column.width - 20)
    return (line,) if line.text == name else wrapped(name, look.TITLE, 44 * times, column.width - 20, 2)


def _columns(fallen: Sequence[Fallen]) -> list[Box]:
    shown = min(_MOST, len(fallen))
    width = SAFE.width / max(1, shown)
    return [Box(SAFE.x + at * width, SAFE.y, width, SAFE.height) for at in range(shown)]


class FateItem(QGraphicsItem):
    """The whole screen for those to whom something has happened; `play` runs from 0 to 1 through the beat."""

    def __init__(self, fallen: Sequence[Fallen], letters: float = 1.0) -> None:
        super().__init__()
        self.setZValue(9)
        self.fallen = tuple(fallen)  # whom it tells of
        self.texts = fate_texts(self.fallen, letters)  # all that is written once the light has changed
        self._part = 0.0
        self._before, self._after = Painted(opaque=True), Painted(opaque=True)

    def play(self, part: float) -> None:
        """Go so far through the beat, 0 to 1."""
        held = _COMES < self._part < _GOES and _COMES < part < _GOES and (self._part < _TURNS) is (part < _TURNS)
        self._part = part
        self.setVisible(0.0 < part < 1.0)
        # Pictures of the whole screen are let go one by one, in frames that have little to do: each takes its time.
        if part >= _TURNS:
            self._before.forget()
        if self._is_gone:
            self._after.forget()
        if not held:
            self.update()  # else it is as it was, and with it the whole screen

    @property
    def covers(self) -> bool:
        """Whether nothing of the rest can be seen."""
        return self.isVisible() and self._shown >= 0.5

    @property
    def _is_gone(self) -> bool:
        """Whether no window is seen any more: a frame before the rest comes out of the dark."""
        return self._part > _GOES and self._shown < _NEARLY_DARK

    @property
    def _shown(self) -> float:
        """How much of it is seen: up to a half the rest goes dark, from there on it comes out of the dark."""
        return min(self._part / _COMES, (1.0 - self._part) / (1.0 - _GOES))

    def paint_ahead(self, zooms: Sequence[float]) -> None:
        """Paint it before it is shown, for screens of so many device pixels to a canvas unit."""
        self._before.paint_ahead(zooms, self.boundingRect(), self._paint_before)
        self._after.paint_ahead(zooms, self.boundingRect(), self._paint_after)

    def boundingRect(self) -> QRectF:
        """Return the whole canvas."""
        return QRectF(0, 0, CANVAS_WIDTH, CANVAS_HEIGHT)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Show the windows as they were, then as they are."""
        # Through the dark, so that no word is seen through another.
        shown = self._shown
        painter.setOpacity(max(0.0, min(1.0, shown * 2)))
        painter.fillRect(self.boundingRect(), QColor(_WALL))
        if shown <= 0.5 or self._is_gone:
            return
        painter.setOpacity(min(1.0, shown * 2 - 1))
        if self._part < _TURNS:
            self._before.show(painter, self.boundingRect(), self._paint_before)
        else:
            self._after.show(painter, self.boundingRect(), self._paint_after)

    def _paint_before(self, painter: QPainter) -> None:
        self._paint_wall(painter)
        for one, column in zip(self.fallen, _columns(self.fallen), strict=False):
            _paint_window(painter, _window(column), one.mark, changed=False)
        paint_texts(painter, [text for text in self.texts if text.colour == look.BONE])

    def _paint_after(self, painter: QPainter) -> None:
        self._paint_wall(painter)
        for one, column in zip(self.fallen, _columns(self.fallen), strict=False):
            _paint_window(painter, _window(column), one.mark, changed=True)
        for text in self.texts:
            if text.colour == look.BONE:
                continue
            size = 46.0
            x, y = text.box.x - size - 18, text.box.centre - size / 2
            mark = next(one.mark for one in self.fallen if mark_word(one.mark) == text.line.text)
            painter.fillPath(QTransform(size, 0, 0, size, x, y).map(mark_sign(mark)), QColor(text.colour))
        paint_texts(painter, self.texts)

    def _paint_wall(self, painter: QPainter) -> None:
        """Paint bricks that the night has nearly swallowed."""
        painter.fillRect(self.boundingRect(), QColor(_WALL))
        painter.setPen(QPen(QColor("#211F2A"), 3))
        high, wide = 54.0, 150.0
        for row in range(int(CANVAS_HEIGHT / high) + 1):
            y = row * high
            painter.drawLine(QPointF(0, y), QPointF(CANVAS_WIDTH, y))
            for at in range(int(CANVAS_WIDTH / wide) + 2):
                x = at * wide - (wide / 2 if row % 2 else 0)
                painter.drawLine(QPointF(x, y), QPointF(x, y + high))


def _window(column: Box) -> Box:
    width = min(430.0, column.width - 40)
    return Box(column.middle - width / 2, _WINDOW_Y, width, _WINDOW_HEIGHT)


def _paint_window(painter: QPainter, box: Box, mark: Mark, *, changed: bool) -> None:
    """Paint a window with somebody in it: lit, then dark for who is out, blood-red behind who panics, or stained."""
    painter.setPen(Qt.PenStyle.NoPen)
    frame = QRectF(box.x, box.y, box.width, box.height)
    painter.fillRect(frame.adjusted(-26, -26, 26, 26), QColor("#2E2937"))
    painter.fillRect(frame.adjusted(-40, box.height + 26, 40, 50), QColor("#3A3545"))
    lit = {Mark.OUT: "#050507", Mark.PANIC: "#A83222"}.get(mark, "#C79B54") if changed else _LAMP_LIGHT
    painter.fillRect(frame, QColor(lit))
    painter.setClipRect(frame)
    painter.setBrush(QColor("#0A090C" if not (changed and mark is Mark.OUT) else "#0B0B0F"))
    _paint_person(painter, box, mark if changed else None)
    painter.setClipping(False)
    bar = QColor("#17151D")
    painter.fillRect(QRectF(frame.center().x() - 8, frame.top(), 16, frame.height()), bar)
    painter.fillRect(QRectF(frame.left(), frame.top() + frame.height() * 0.2, frame.width(), 16), bar)
    if changed and mark is not Mark.OUT:
        _paint_crack(painter, box, mark)
    if changed and mark is Mark.OUT:
        painter.setPen(QPen(QColor("#54432F"), 34))
        painter.drawLine(frame.topLeft() + QPointF(10, 120), frame.bottomRight() - QPointF(10, 150))
        painter.drawLine(frame.topRight() + QPointF(-10, 170), frame.bottomLeft() + QPointF(10, -90))


def _paint_person(painter: QPainter, box: Box, mark: Mark | None) -> None:
    """Paint somebody as a silhouette: standing, fallen out of sight, hands at the head, or bent to one side."""
    if mark is Mark.OUT:
        return
    hurt = mark is Mark.HURT
    middle, top, head = box.middle, box.y + box.height * (0.46 if hurt else 0.4), box.width * 0.135
    painter.drawPath(somebody(box, top=0.46 if hurt else 0.4, lean=0.1 if hurt else 0.0))
    if mark is Mark.PANIC:
        pen = QPen(painter.brush().color(), box.width * 0.085)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for side in (-1, 1):
            arm = QPainterPath(QPointF(middle + side * box.width * 0.22, top + head * 2.6))
            arm.lineTo(middle + side * box.width * 0.33, top + head * 0.9)
            arm.lineTo(middle + side * head * 0.9, top - head * 0.2)
            painter.drawPath(arm)
        painter.setPen(Qt.PenStyle.NoPen)


def _paint_crack(painter: QPainter, box: Box, mark: Mark) -> None:
    """Paint the pane's crack, or what has run down it."""
    if mark is Mark.HURT:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor("#7A1420"))
        for x, length, wide in ((0.22, 0.34, 20), (0.3, 0.52, 26), (0.38, 0.24, 14)):
            stain = QRectF(box.x + box.width * x, box.y + box.height * 0.36, wide, box.height * length)
            painter.drawRoundedRect(stain, wide / 2, wide / 2)
        painter.drawEllipse(QPointF(box.x + box.width * 0.31, box.y + box.height * 0.37), 58, 40)
        return
    painter.setPen(QPen(QColor("#F2ECDD"), 4))
    hit = QPointF(box.x + box.width * 0.74, box.y + box.height * 0.2)
    for dx, dy in ((-0.5, 0.14), (-0.22, 0.42), (0.16, 0.4), (0.22, 0.05), (-0.1, -0.16), (-0.4, -0.08)):
        end = hit + QPointF(dx * box.width, dy * box.height)
        bent = hit + QPointF(dx * box.width * 0.5 + 12, dy * box.height * 0.5 - 8)
        painter.drawPolyline([hit, bent, end])
