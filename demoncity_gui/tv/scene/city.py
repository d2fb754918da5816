"""The city at night behind the title and behind what is held up: roofs, lit windows, rain in the light of a lamp.

Cut paper: hard silhouettes, hatching instead of gradients, one light.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from demoncity_gui.cards.drawing import look
from demoncity_gui.tv.scene.boxes import CANVAS_HEIGHT, CANVAS_WIDTH

ROOFS: Final = (
    (0, 130, 190), (130, 90, 250), (220, 150, 150), (370, 70, 280), (440, 120, 200), (560, 170, 130),
    (730, 80, 210), (810, 110, 160), (920, 60, 300), (980, 140, 180), (1120, 90, 240), (1210, 160, 140),
    (1370, 80, 270), (1450, 130, 170), (1580, 70, 230), (1650, 150, 200), (1800, 120, 160),
)  # fmt: skip
"""The city's houses: where each begins, how wide, how high."""
LIT_WINDOWS: Final = ((150, 60), (250, 110), (395, 190), (470, 70), (600, 60), (755, 150), (945, 210), (1010, 90),
               (1145, 170), (1395, 60), (1395, 200), (1490, 100), (1605, 150), (1700, 120), (1840, 80))  # fmt: skip
"""The lit windows: x, and how far above the ground."""
_FAR_ROOFS: Final = (
    (40, 90, 300), (150, 60, 352), (240, 120, 262), (330, 44, 380), (520, 110, 288), (640, 70, 342), (720, 40, 250),
    (850, 90, 318), (1040, 60, 356), (1090, 130, 272), (1280, 70, 330), (1350, 40, 392), (1500, 100, 300),
    (1610, 60, 346), (1720, 110, 280), (1860, 60, 326),
)  # fmt: skip
"""A second street behind the first, in the haze."""
_WATER_TOWERS: Final = ((175, 250), (1160, 240), (1410, 270))
_ANTENNAS: Final = ((405, 280), (950, 300), (770, 210), (1615, 230), (1700, 200))
_SOMEBODY: Final = (945, 210)
"""In this window somebody stands."""
_MOON: Final = (560.0, 150.0, 58.0)
_HAZE, _FAR, _NEAR, _EDGE = "#0C0D12", "#101119", "#17161F", "#211F2A"
_RAIN_EVERY: Final = 34.0
_RAIN_LEANS: Final = 0.24
_CONE_TOP, _CONE_FOOT, _CONE_Y = 24.0, 720.0, 92.0


def paint_city(painter: QPainter, *, with_moon: bool = True) -> None:
    """Paint the city at night under its lamp, on a canvas that is dark already."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, True)
    painter.setPen(Qt.PenStyle.NoPen)
    if with_moon:
        _paint_moon(painter)
    _paint_far_street(painter)
    _paint_rain(painter, QColor(look.ICE), 0.05, _everywhere())
    _paint_light(painter)
    _paint_near_street(painter)
    _paint_lamp(painter)


def _paint_moon(painter: QPainter) -> None:
    """Paint a moon with clouds cut across it."""
    x, y, size = _MOON
    painter.setBrush(QColor("#2B2930"))
    painter.drawEllipse(QPointF(x, y), size, size)
    painter.setBrush(QColor("#3B3840"))
    painter.drawEllipse(QPointF(x - 6, y - 4), size - 14, size - 14)
    painter.setBrush(QColor(look.TABLE))
    for dx, dy, width in ((-96, 14, 130), (-30, 34, 150), (10, -26, 110)):
        painter.drawRoundedRect(QRectF(x + dx, y + dy, width, 9), 4.5, 4.5)


def _paint_far_street(painter: QPainter) -> None:
    ground = CANVAS_HEIGHT
    painter.fillRect(QRectF(0, ground - 236, CANVAS_WIDTH, 236), QColor(_HAZE))
    for x, width, height in _FAR_ROOFS:
        painter.fillRect(QRectF(x, ground - height, width, height), QColor(_FAR))
        for up in range(60, height - 24, 54):
            for across in range(14, width - 16, 30):
                if (x * 7 + up * 13 + across * 5) % 11 == 0:
                    painter.fillRect(QRectF(x + across, ground - up - 14, 8, 12), QColor("#5A4325"))


def _paint_near_street(painter: QPainter) -> None:
    ground, middle = CANVAS_HEIGHT, CANVAS_WIDTH / 2
    for x, width, height in ROOFS:
        painter.fillRect(QRectF(x, ground - height, width, height), QColor(_NEAR))
        painter.fillRect(QRectF(x - 4, ground - height, width + 8, 7), QColor(_EDGE))
        towards = x if x + width / 2 > middle else x + width - 10
        painter.fillRect(QRectF(towards, ground - height + 7, 10, height), QColor(_EDGE))
        _paint_dark_windows(painter, x, width, height)
    for x, height in _WATER_TOWERS:
        _paint_water_tower(painter, x, ground - height)
    painter.setPen(QPen(QColor(_EDGE), 3))
    for x, height in _ANTENNAS:
        top = ground - height - 58
        painter.drawLine(QPointF(x, ground - height), QPointF(x, top))
        for arm in (10, 24):
            painter.drawLine(QPointF(x - 16 + arm / 3, top + arm), QPointF(x + 16 - arm / 3, top + arm))
    painter.setPen(Qt.PenStyle.NoPen)
    for x, above in LIT_WINDOWS:
        painter.fillRect(QRectF(x, ground - above, 16, 24), QColor(look.SODIUM))
        painter.fillRect(QRectF(x, ground - above + 11, 16, 2), QColor("#8A5E22"))
    x, above = _SOMEBODY
    painter.setBrush(QColor(look.INK))
    painter.drawEllipse(QPointF(x + 9, ground - above + 8), 3.2, 3.8)
    painter.drawRect(QRectF(x + 4, ground - above + 12, 10, 12))


def _paint_dark_windows(painter: QPainter, x: int, width: int, height: int) -> None:
    lit = {(one, above) for one, above in LIT_WINDOWS}
    for above in range(40, height - 30, 50):
        for across in range(20, width - 30, 40):
            place = (x + across, above)
            if not any(abs(place[0] - one[0]) < 30 and abs(place[1] - one[1]) < 38 for one in lit):
                painter.fillRect(QRectF(place[0], CANVAS_HEIGHT - above, 16, 24), QColor("#100F16"))


def _paint_water_tower(painter: QPainter, x: float, roof: float) -> None:
    painter.setBrush(QColor(_NEAR))
    painter.drawRect(QRectF(x - 22, roof - 62, 44, 40))
    painter.drawPolygon(QPolygonF([QPointF(x - 27, roof - 62), QPointF(x, roof - 84), QPointF(x + 27, roof - 62)]))
    painter.setPen(QPen(QColor(_NEAR), 4))
    for foot, top in ((-24, -16), (24, 16), (-4, -4), (4, 4)):
        painter.drawLine(QPointF(x + foot, roof), QPointF(x + top, roof - 24))
    painter.setPen(Qt.PenStyle.NoPen)


def _paint_light(painter: QPainter) -> None:
    """Paint the lamp's light: two hard cones, and in them the rain as a hatching."""
    light = QColor(look.SODIUM)
    for reach, strength in ((_CONE_FOOT + 60, 0.04), (_CONE_FOOT - 90, 0.045)):
        light.setAlphaF(strength)
        painter.setBrush(light)
        painter.drawPolygon(_cone(reach))
    cone = QPainterPath()
    cone.addPolygon(lamp_light())
    _paint_rain(painter, QColor(look.SODIUM), 0.13, cone)


def _paint_lamp(painter: QPainter) -> None:
    # The lamp hangs from the upper edge; only what hangs inside the safe margin must be seen.
    middle = CANVAS_WIDTH / 2
    painter.setBrush(QColor(look.LINE))
    painter.drawRect(QRectF(middle - 3, 0, 6, 58))
    painter.drawPolygon(_trapezium(middle, (20, 58), (64, 92)))
    painter.setBrush(QColor(look.SODIUM))
    painter.drawChord(QRectF(middle - 26, 74, 52, 36), 180 * 16, 180 * 16)


def _paint_rain(painter: QPainter, colour: QColor, strength: float, within: QPainterPath) -> None:
    """Paint rain as hatching: short lines, all of one slant, no two beside each other at one height."""
    colour.setAlphaF(strength)
    painter.save()
    painter.setClipPath(within)
    painter.setPen(QPen(colour, 2.0))
    painter.drawLines(list(_rain()))
    painter.restore()


def _rain() -> Iterator[QLineF]:
    columns = int((CANVAS_WIDTH + CANVAS_HEIGHT * _RAIN_LEANS) / _RAIN_EVERY)
    for column in range(columns):
        for row in range(9):
            y = row * 128.0 + (column * 71) % 128
            x = column * _RAIN_EVERY - y * _RAIN_LEANS + CANVAS_HEIGHT * _RAIN_LEANS / 2
            length = 26.0 + (column * 37 + row * 53) % 34
            yield QLineF(x, y, x - length * _RAIN_LEANS, y + length)


def lamp_light() -> QPolygonF:
    """Return the ground on which the lamp's light falls."""
    return _cone(_CONE_FOOT - 90)


def _everywhere() -> QPainterPath:
    path = QPainterPath()
    path.addRect(QRectF(0, 0, CANVAS_WIDTH, CANVAS_HEIGHT))
    return path


def _cone(reach: float) -> QPolygonF:
    return _trapezium(CANVAS_WIDTH / 2, (_CONE_TOP, _CONE_Y), (reach, CANVAS_HEIGHT))


def _trapezium(middle: float, upper: tuple[float, float], lower: tuple[float, float]) -> QPolygonF:
    """Return what spreads from one (half width, y) to another."""
    (a, top), (b, foot) = upper, lower
    return QPolygonF(
        [QPointF(middle - a, top), QPointF(middle + a, top), QPointF(middle + b, foot), QPointF(middle - b, foot)]
    )
