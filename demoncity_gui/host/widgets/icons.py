"""Small line icons, drawn by the program itself, for commands that are found faster by a shape."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QPen, QPixmap

from demoncity_gui.host.widgets.theme import worn

_SIDE, _SHARP = 16, 3
"""The square an icon is drawn in, in logical pixels, and how many pixels of the screen one may be."""


def _lines(*lines: tuple[tuple[float, float], ...]) -> QPainterPath:
    path = QPainterPath()
    for first, *others in lines:
        path.moveTo(QPointF(*first))
        for point in others:
            path.lineTo(QPointF(*point))
    return path


def _round(path: QPainterPath, x: float, y: float, reach: float) -> QPainterPath:
    path.addEllipse(QPointF(x, y), reach, reach)
    return path


def _turned_arrow(*, back: bool) -> QPainterPath:
    path = _lines(((2.5, 6.5), (11, 6.5)), ((5.5, 3.5), (2.5, 6.5), (5.5, 9.5)))
    path.moveTo(11, 6.5)
    path.arcTo(QRectF(8.5, 6.5, 5, 6), 90, -180)
    path.lineTo(6, 12.5)
    if back:
        return path
    turned = QPainterPath()
    for place in range(path.elementCount()):
        element = path.elementAt(place)
        point = QPointF(_SIDE - element.x, element.y)
        if element.isMoveTo():
            turned.moveTo(point)
        else:
            turned.lineTo(point)
    return turned


def _people() -> QPainterPath:
    path = _round(QPainterPath(), 6, 5.5, 2.4)
    _round(path, 11.4, 6.2, 1.8)
    path.moveTo(1.8, 13.2)
    path.cubicTo(2.2, 8.4, 9.8, 8.4, 10.2, 13.2)
    path.moveTo(11.2, 9.6)
    path.cubicTo(13.2, 9.6, 14.2, 11, 14.4, 13.2)
    return path


def _decks() -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(QRectF(2.5, 4.5, 7, 9.5), 1.2, 1.2)
    path.addPath(_lines(((6.5, 4), (7, 2.2), (13.6, 3.6), (11.8, 12.4), (10, 12))))
    return path


def _target() -> QPainterPath:
    path = _round(QPainterPath(), 8, 8, 5.4)
    path.addPath(_lines(((8, 0.8), (8, 5)), ((8, 11), (8, 15.2)), ((0.8, 8), (5, 8)), ((11, 8), (15.2, 8))))
    return path


def _shield() -> QPainterPath:
    path = QPainterPath(QPointF(8, 1.8))
    for x, y in ((13.4, 3.6), (13.4, 8)):
        path.lineTo(x, y)
    path.cubicTo(13.4, 11, 10.6, 13.4, 8, 14.6)
    path.cubicTo(5.4, 13.4, 2.6, 11, 2.6, 8)
    path.lineTo(2.6, 3.6)
    path.closeSubpath()
    return path


def _screen() -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(QRectF(1.5, 2.5, 13, 8.8), 1.2, 1.2)
    path.addPath(_lines(((5, 14), (11, 14)), ((8, 11.3), (8, 14))))
    return path


def _hand_of_dots() -> QPainterPath:
    path = QPainterPath()
    for x in (3, 8, 13):
        _round(path, x, 8, 1.3)
    return path


_SHAPES: dict[str, Callable[[], QPainterPath]] = {
    "undo": lambda: _turned_arrow(back=True),
    "redo": lambda: _turned_arrow(back=False),
    "cast": _people,
    "decks": _decks,
    "task": lambda: _round(_round(QPainterPath(), 8, 8, 6), 8, 8, 2.2),
    "tv": _screen,
    "column": lambda: _lines(((1.5, 2.5), (14.5, 2.5), (14.5, 13.5), (1.5, 13.5), (1.5, 2.5)), ((10, 2.5), (10, 13.5))),
    "close": lambda: _lines(((13.5, 2), (6, 9.5)), ((3.6, 7.8), (8, 12.2)), ((5.6, 10.2), (2.2, 13.6))),
    "shoot": _target,
    "power": lambda: _lines(((9.4, 1.5), (3.6, 9), (7.6, 9), (6.4, 14.5), (12.4, 6.8), (8.4, 6.8), (9.4, 1.5))),
    "defend": _shield,
    "other": _hand_of_dots,
    "uncontested": lambda: _lines(((2.5, 8.6), (6.2, 12.4), (13.5, 3.8))),
    "move": lambda: _lines(((1.8, 8), (14, 8)), ((9.6, 3.6), (14, 8), (9.6, 12.4))),
}


def icon(name: str, *, on_panel: bool = False) -> QIcon:
    """Return the icon of this name: for a button as it is, for one that is down (`on_panel`: without a light ground of
    its own), and for one that can't be pressed."""
    made, hue = QIcon(), worn()
    down = hue.accent if on_panel else hue.ink
    for colour, mode, state in (
        (hue.bone, QIcon.Mode.Normal, QIcon.State.Off),
        (down, QIcon.Mode.Normal, QIcon.State.On),
        (hue.muted, QIcon.Mode.Disabled, QIcon.State.Off),
        (hue.muted, QIcon.Mode.Disabled, QIcon.State.On),
    ):
        pixmap = QPixmap(_SIDE * _SHARP, _SIDE * _SHARP)
        pixmap.setDevicePixelRatio(_SHARP)
        pixmap.fill(Qt.GlobalColor.transparent)
        with QPainter(pixmap) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            round_ends = (Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
            painter.setPen(QPen(QColor(colour), 1.5, *round_ends))
            painter.drawPath(_SHAPES[name]())
        made.addPixmap(pixmap, mode, state)
    return made
