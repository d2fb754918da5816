"""F2: a round as a flow chart on one page, painted to the size there is, with the step where the evening is now."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from demoncity_gui.cards.drawing import look
from demoncity_gui.games.demon_city.views.host_picture import HostPicture, HostStage
from demoncity_gui.games.demon_city.words import round_summary
from demoncity_gui.games.demon_city.words.round_summary import EXTRA_THROWS, LOST_THROWS, STEPS
from demoncity_gui.host.desks.demon_city.round.draft import Draft
from demoncity_gui.host.widgets.theme import worn
from demoncity_gui.texts import demon_city_round_summary as said

CANVAS = QSize(1250, 626)
"""What it is drawn on; scaled to the widget as a whole, so that nothing is ever cut off."""
_BOX = QSize(372, 78)
_LEFT, _MIDDLE, _RIGHT = 52.0, 476.0, 896.0
_TOP, _STEP_LEFT, _STEP_MIDDLE = 98.0, 104.0, 88.0
_BOX_MIDDLE = QSize(372, 66)
_ASKS = ("settle", "go-on", "clashes")
"""The steps at which the way may part."""


class RoundChart(QWidget):
    """The steps from top to bottom, the ways back at their left, and what counts for and against at the right.

    A reader of the screen is told the same in words.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.step = -1
        self.setAccessibleName(said.title)
        self.setMinimumSize(CANVAS / 4)
        self._describe()

    def sizeHint(self) -> QSize:
        """Ask for a little less than the canvas."""
        return CANVAS * 0.96

    def show_step(self, step: int) -> None:
        """Light this step up, counted from 0; -1: none."""
        if step != self.step:
            self.step = step
            self._describe()
            self.update()

    def _describe(self) -> None:
        steps, more, less = map(round_summary.named, (STEPS, EXTRA_THROWS, LOST_THROWS))
        self.setAccessibleDescription(
            "\n".join(
                (
                    *([said.now_spoken(step=steps[self.step][0])] if self.step >= 0 else []),
                    *round_summary.in_short(),
                    said.length,
                    *(said.step_spoken(number=at, step=name, words=words) for at, (name, words) in enumerate(steps, 1)),
                    *(said.one_more, *(said.throw_spoken(name=name, words=words) for name, words in more)),
                    *(said.one_fewer, *(said.throw_spoken(name=name, words=words) for name, words in less)),
                )
            )
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the chart in the middle, as large as fits."""
        with QPainter(self) as painter:
            painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
            painter.fillRect(self.rect(), QColor(worn().ink))
            scale = min(self.width() / CANVAS.width(), self.height() / CANVAS.height())
            painter.translate(
                (self.width() - CANVAS.width() * scale) / 2, (self.height() - CANVAS.height() * scale) / 2
            )
            painter.scale(scale, scale)
            announcing, resolving = round_summary.in_short()
            _paint_heading(painter, _LEFT, said.announcing, announcing)
            _paint_heading(painter, _MIDDLE, said.resolving, resolving)
            boxes = [_box(place) for place in range(len(STEPS))]
            _paint_ways(painter, boxes)
            steps = round_summary.named(STEPS)
            for place, box in enumerate(boxes):
                _paint_step(painter, box, place, steps[place], now=place == self.step)
            paint_extras(painter)


def step_of(picture: HostPicture, draft: Draft | None) -> int:
    """Return the place in `STEPS` at which this evening is (T-ROUND-06), -1 where nobody is in a hurry.

    `draft` is what is being announced: once it can be counted the cards are counted, and then somebody may stop it.
    """
    ruling = picture.ruling
    match picture.stage:
        case HostStage.QUIET:
            return -1
        case HostStage.ANNOUNCE if draft is not None and draft.asking:
            return STEPS.index("settle")
        case HostStage.ANNOUNCE if draft is not None and draft.announcement() is not None:
            return STEPS.index("count")
        case HostStage.ANNOUNCE:
            return STEPS.index("announce")
        case HostStage.THROW:
            return STEPS.index("throw")
        case HostStage.RESOLVE if ruling is not None and ruling.candidates:
            return STEPS.index("attack")
        case HostStage.RESOLVE:
            return STEPS.index("winner")
        case HostStage.AFTERMATH:
            return STEPS.index("again")


_NAME, _WORDS = 21, 15
"""The height of a step's name with the room beneath it, and the size of its words."""
_WRAPPED = int(Qt.TextFlag.TextWordWrap)
_IN_LEFT = STEPS.index("throw")
"""How many steps stand in the left column."""


def _box(place: int) -> QRectF:
    if place < _IN_LEFT:
        return QRectF(QPointF(_LEFT, _TOP + place * _STEP_LEFT), _BOX.toSizeF())
    return QRectF(QPointF(_MIDDLE, _TOP + (place - _IN_LEFT) * _STEP_MIDDLE), _BOX_MIDDLE.toSizeF())


def _paint_heading(painter: QPainter, x: float, heading: str, words: str) -> None:
    _text(painter, QRectF(x, 8, _BOX.width(), 24), heading, 18, worn().accent, bold=True)
    _text(painter, QRectF(x, 32, _BOX.width(), 60), words, 14, worn().muted)


def _lines(box: QRectF) -> QRectF:
    return box.adjusted(54, 0, -14, 0)


def spare_height(painter: QPainter, place: int, words: str) -> float:
    """Return how much of a step's box its name and these words leave free; below 0 they don't fit."""
    box = _box(place)
    return box.height() - _NAME - _height(painter, _lines(box), words, _WORDS)


def _paint_step(painter: QPainter, box: QRectF, place: int, step: tuple[str, str], *, now: bool) -> None:
    name, words = step
    painter.setPen(QPen(QColor(worn().accent if now else worn().line), 3 if now else 1.5))
    painter.setBrush(QColor(worn().current_ground if now else worn().panel))
    painter.drawPath(_shape(box, asks=STEPS[place] in _ASKS))
    badge = QRectF(box.left() + 14, box.center().y() - 15, 30, 30)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(worn().accent if now else worn().line))
    painter.drawEllipse(badge)
    colour = worn().ink if now else worn().bone
    _text(painter, badge, str(place + 1), 16, colour, bold=True, flags=Qt.AlignmentFlag.AlignCenter)
    lines = _lines(box)
    lines.setTop(box.top() + spare_height(painter, place, words) / 2 - 1)
    _text(painter, lines, name, 17, worn().bone, bold=True)
    if now:
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop
        _text(painter, lines, said.now, 16, worn().accent, bold=True, flags=right)
    _text(painter, lines.adjusted(0, _NAME, 0, 0), words, _WORDS, worn().bone)


def _shape(box: QRectF, *, asks: bool) -> QPainterPath:
    path = QPainterPath()
    if asks:
        tip, middle = 13.0, box.center().y()
        path.addPolygon(
            QPolygonF(
                [
                    QPointF(box.left() + tip, box.top()),
                    QPointF(box.right() - tip, box.top()),
                    QPointF(box.right() + 2, middle),
                    QPointF(box.right() - tip, box.bottom()),
                    QPointF(box.left() + tip, box.bottom()),
                    QPointF(box.left() - 2, middle),
                ]
            )
        )
        path.closeSubpath()
    else:
        path.addRoundedRect(box, 9, 9)
    return path


def _paint_ways(painter: QPainter, boxes: list[QRectF]) -> None:
    at = dict(zip(STEPS, boxes, strict=True))
    for place, box in enumerate(boxes[1:]):
        if place + 1 != _IN_LEFT:
            _arrow(painter, [_under(boxes[place]), _over(box)])
    go_on, announce, throw = at["go-on"], at["announce"], at["throw"]
    _arrow(
        painter,
        [_left(go_on), QPointF(22, go_on.center().y()), QPointF(22, announce.center().y() + 12), _left(announce, 12)],
    )
    _along(painter, QPointF(37, (go_on.center().y() + announce.center().y()) / 2), said.somebody_is_left)
    lane = (_LEFT + _BOX.width() + _MIDDLE) / 2
    _arrow(painter, [_right(go_on), QPointF(lane, go_on.center().y()), QPointF(lane, throw.center().y()), _left(throw)])
    _along(painter, QPointF(lane - 11, (go_on.center().y() + throw.center().y()) / 2), said.all_have_announced)
    clashes, winner, again = at["clashes"], at["winner"], at["again"]
    side = _MIDDLE + _BOX.width() + 22
    _arrow(
        painter,
        [_right(clashes), QPointF(side, clashes.center().y()), QPointF(side, winner.center().y()), _right(winner)],
    )
    _along(painter, QPointF(side + 10, (clashes.center().y() + winner.center().y()) / 2), said.next_clash)
    low = CANVAS.height() - 8.0
    _arrow(
        painter,
        [
            _under(again),
            QPointF(again.center().x(), low),
            QPointF(6, low),
            QPointF(6, announce.center().y() - 12),
            _left(announce, -12),
        ],
    )
    _text(painter, QRectF(_LEFT + 90, low - 20, 200, 18), said.next_round, 14, worn().accent)


def _under(box: QRectF) -> QPointF:
    return QPointF(box.center().x(), box.bottom())


def _over(box: QRectF) -> QPointF:
    return QPointF(box.center().x(), box.top())


def _left(box: QRectF, down: float = 0.0) -> QPointF:
    return QPointF(box.left(), box.center().y() + down)


def _right(box: QRectF) -> QPointF:
    return QPointF(box.right(), box.center().y())


def _arrow(painter: QPainter, points: list[QPointF]) -> None:
    """Paint a way with its point at the end."""
    painter.setPen(QPen(QColor(worn().muted), 2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPolyline(QPolygonF(points))
    end, before = points[-1], points[-2]
    along = end - before
    length = max(abs(along.x()), abs(along.y()))
    ahead = along / length
    across = QPointF(-ahead.y(), ahead.x())
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(worn().muted))
    painter.drawPolygon(QPolygonF([end, end - ahead * 9 + across * 5, end - ahead * 9 - across * 5]))


def _along(painter: QPainter, middle: QPointF, words: str) -> None:
    """Write along a way that goes upwards."""
    painter.save()
    painter.translate(middle)
    painter.rotate(-90)
    _text(painter, QRectF(-110, -9, 220, 18), words, 14, worn().accent, flags=Qt.AlignmentFlag.AlignCenter)
    painter.restore()


def paint_extras(painter: QPainter) -> float:
    """Write at the right what adds a card and what takes one, and how long a round is; return where that ends."""
    y = _paint_list(painter, 10.0, said.one_more, EXTRA_THROWS, worn().horror)
    y = _paint_list(painter, y + 9, said.one_fewer, LOST_THROWS, worn().danger) + 6
    return y + _text(painter, QRectF(_RIGHT + 30, y, 310, 60), said.length, 14, worn().muted)


def _paint_list(painter: QPainter, y: float, heading: str, lines: tuple[str, ...], colour: str) -> float:
    """Write a list from `y` on; return where it ends."""
    _text(painter, QRectF(_RIGHT + 30, y, 310, 22), heading, 17, colour, bold=True)
    y += 26
    for name, words in round_summary.named(lines):
        _text(painter, QRectF(_RIGHT + 30, y, 310, 19), name, 15, worn().bone, bold=True)
        height = _text(painter, QRectF(_RIGHT + 30, y + 17, 310, 40), words, 14, worn().muted)
        y += 18 + height
    return y


def _text(
    painter: QPainter,
    where: QRectF,
    words: str,
    size: int,
    colour: str,
    *,
    bold: bool = False,
    flags: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop,
) -> float:
    """Write words, `size` pixels of the canvas high; return the height that they took."""
    height = _height(painter, where, words, size, bold=bold)
    painter.setPen(QColor(colour))
    painter.drawText(where, int(flags) | _WRAPPED, words)
    return height


def _height(painter: QPainter, where: QRectF, words: str, size: int, *, bold: bool = False) -> float:
    """Return how high words stand in this width, and make the painter ready to write them."""
    font = QFont(look.TEXT)
    font.setPixelSize(size)
    font.setBold(bold)
    painter.setFont(font)
    return painter.boundingRect(where, _WRAPPED, words).height()
