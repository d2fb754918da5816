"""The room: a table in the light of a lamp, the city behind it, and how dark it is there."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import partial
from typing import Final

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QRadialGradient
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from demoncity_gui.cards.drawing import look
from demoncity_gui.tv.scene.boxes import CANVAS_HEIGHT, CANVAS_WIDTH
from demoncity_gui.tv.scene.city import LIT_WINDOWS, ROOFS
from demoncity_gui.tv.scene.painted import Painted

LAMP: Final = (CANVAS_WIDTH / 2, CANVAS_HEIGHT * 0.46)
"""Where the lamp's light falls on the table: shadows fall away from here."""
_DARKEST: Final = 0.7
"""How much of the night lies over the room where it is darkest."""
_GLOW: Final = 620.0
"""How far the glow reaches from its middle."""
_GLOW_Y: Final = 380.0
_TABLE_TONES: Final = ("#0C0B0E", "#120F0F", "#191411", "#211914", "#2A1F17", "#33251A")
"""The table's tones, from the edge of the light inwards."""


class _State(Struct, frozen=True):
    """What the room looks like at rest: how light it is, and which glow stands in it."""

    light: float
    glow: tuple[float, str] | None


class RoomItem(QGraphicsItem):
    """The ground of everything; `light` runs from 0 to 1, and a glow in one colour may stand behind a winner."""

    def __init__(self) -> None:
        super().__init__()
        self.setZValue(-10)
        self.light = 1.0  # how light it is
        self._glow: tuple[float, str] | None = None
        self._glowing = 0.0
        self._painted = Painted(opaque=True)
        self._rests: dict[_State, Painted] = {}

    def lighten(self, light: float) -> None:
        """Let it be so light, 0 to 1."""
        if light != self.light:
            self.light = light
            self.update()

    def glow(self, x: float | None, colour: str = look.SODIUM) -> None:
        """Let light of a colour stand at this place behind the cards, or nowhere."""
        self._glow = None if x is None else (x, colour)
        self._glowing = 0.0
        self.update()

    def glow_so_far(self, part: float) -> None:
        """Let the glow come so far, 0 to 1.

        The room as it will be is laid over what it was, from wall to wall: a glow by itself shines through everywhere,
        which takes twice as long, and so do lines that end before the screen does.
        """
        self._glowing = part
        if self._glow is not None:
            self.update(QRectF(0, 0, CANVAS_WIDTH, _GLOW_Y + _GLOW))

    def rests(self, lights: Sequence[float], zooms: Collection[float]) -> None:
        """Paint it as it is while it is so light, for screens of so many device pixels to a canvas unit.

        Where nothing shines through anything it is laid down in half the time, and that is half of a frame's.
        """
        states = {_State(light, None) for light in lights} | {_State(lights[-1], self._glow)}
        self._rests = {state: self._rests.get(state) or Painted(opaque=True) for state in states}
        for state, painted in self._rests.items():
            painted.paint_ahead(zooms, self.boundingRect(), partial(self._paint_state, state=state))

    def boundingRect(self) -> QRectF:
        """Return the whole canvas."""
        return QRectF(0, 0, CANVAS_WIDTH, CANVAS_HEIGHT)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Paint the room: as it was made ahead where it is at rest, else the darker the more of the night is seen."""
        glow = self._glow if self._glowing > 0.0 else None
        lit = _State(self.light, glow)
        self._paint_as(painter, lit if self._glowing >= 1.0 else _State(self.light, None))
        if glow is not None and self._glowing < 1.0 and lit in self._rests:
            painter.setOpacity(self._glowing)
            self._paint_as(painter, lit)

    def _paint_as(self, painter: QPainter, state: _State) -> None:
        paint = partial(self._paint_state, state=state)
        rest = self._rests.get(state)
        if rest is None:
            paint(painter)
        else:
            rest.show(painter, self.boundingRect(), paint)

    def _paint_state(self, painter: QPainter, state: _State) -> None:
        if state.light < 1.0:
            painter.fillRect(self.boundingRect(), QColor(look.TABLE))
            painter.setOpacity(1.0 - _DARKEST * (1.0 - state.light))
        self._painted.show(painter, self.boundingRect(), _paint_room)
        if state.glow is not None:
            painter.setOpacity(1.0)
            _paint_glow(painter, state.glow)


def _glow_ground(x: float) -> QRectF:
    return QRectF(x - _GLOW, 0, 2 * _GLOW, _GLOW_Y + _GLOW)


def _paint_glow(painter: QPainter, glow: tuple[float, str]) -> None:
    x, colour = glow
    gradient = QRadialGradient(QPointF(x, _GLOW_Y), _GLOW)
    for at, strength in ((0.0, 0.36), (0.45, 0.2), (1.0, 0.0)):
        shade = QColor(colour)
        shade.setAlphaF(strength)
        gradient.setColorAt(at, shade)
    painter.fillRect(_glow_ground(x), gradient)


def _paint_room(painter: QPainter) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.fillRect(QRectF(0, 0, CANVAS_WIDTH, CANVAS_HEIGHT), QColor(look.TABLE))
    _paint_city(painter)
    x, y = LAMP
    for at, tone in enumerate(_TABLE_TONES):
        part = 1.0 - at / (len(_TABLE_TONES) + 1.5)
        painter.setBrush(QColor(tone))
        painter.drawEllipse(QPointF(x, y), 1080 * part, 640 * part)
    _paint_grain(painter)


def _paint_city(painter: QPainter) -> None:
    """Paint the roofs far behind, hardly lighter than the night."""
    for x, width, height in ROOFS:
        painter.setBrush(QColor("#0E0D13"))
        painter.drawRect(QRectF(x, CANVAS_HEIGHT - height * 0.8, width, height))
    painter.setBrush(QColor("#2A1F12"))
    for x, above in LIT_WINDOWS:
        painter.drawRect(QRectF(x, CANVAS_HEIGHT - above * 0.8, 14, 20))


def _paint_grain(painter: QPainter) -> None:
    """Paint the table's boards: long lines that the light catches."""
    x, y = LAMP
    path = QPainterPath()
    path.addEllipse(QPointF(x, y), 1080 * 0.87, 640 * 0.87)
    painter.setClipPath(path)
    line = QColor(look.BONE)
    line.setAlphaF(0.022)
    for at in range(14):
        painter.fillRect(QRectF(0, 40 + at * 78 + at % 3 * 9, CANVAS_WIDTH, 2), line)
    painter.setClipping(False)
