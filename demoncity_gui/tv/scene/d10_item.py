"""One d10 on the TV: laid dead, then tumbling, and no number before it has landed."""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import lru_cache, partial
from math import pi, sin
from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen, QPixmap, QPolygonF
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from demoncity_gui.cards.drawing.cache import TURN_STEPS
from demoncity_gui.cards.drawing.dice import OUTLINE
from demoncity_gui.cards.drawing.primitives import CARD_HEIGHT, CARD_WIDTH
from demoncity_gui.pieces.dice import D10, FACES
from demoncity_gui.pieces.tarot import Drawn, Numeral
from demoncity_gui.tv.scene.card_item import CardItem, Pose, pixels_of
from demoncity_gui.tv.scene.room_item import LAMP
from demoncity_gui.tv.scene.signs import side_colour

_TURNS: Final = 2
"""How often a die turns about before it lands."""
_HOP: Final = 0.13
"""How far it leaves the table, as a part of its picture's height."""
_SHADOW: Final = QColor(0, 0, 0, 110)
_WIDE: Final = 0.82
_HIGH: Final = 0.13
_DOWN: Final = 0.27
"""Its shadow's width and height, and how far beneath its middle that lies, as parts of its picture's."""
_SEEN: Final = (245.0, 955.0)
"""Between which lines of its picture, in canvas units, a die lies, however it is turned."""
_STEPPED_BACK: Final = 0.5
_HALO: Final = 5.0


class D10Item(CardItem):
    """A die as it lies; `turned` runs from 0, not rolled yet, to 1, where it has landed."""

    def _face(self, card: Drawn, pixels: int) -> QPixmap:
        """Return the die with its number up."""
        number = card.number if isinstance(card, Numeral) else None
        return self._art.die(D10(self._deck, number), pixels)

    def paint_ahead(self, pose: Pose, zooms: Collection[float]) -> None:
        """Paint it bare and with each of its faces before it is shown so: nobody knows which will be up."""
        for zoom in zooms:
            pixels = pixels_of(pose.box.height, zoom)
            if self.card is not None and pose.struck:
                self._struck_pixmap(self.card, pixels, pose)
            for number in (None, *FACES) if self.card is None else ():
                self._art.die(D10(self._deck, number), pixels)

    def steps_ahead(self, zooms: Collection[float], *, stride: int) -> list[Callable[[], object]]:
        """Return what paints each step of its tumbling, the same for all dice of one side: no number is in it."""
        self._stride = stride
        bare, heights = D10(self._deck), [pixels_of(self._picture_height, zoom) for zoom in zooms]
        steps = range(0, TURN_STEPS, stride)
        return [partial(self._art.turning, bare, high, step) for step in reversed(steps) for high in heights]

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Paint it for this very screen's pixels: where it lies, what lies in its shadow, and whether it counts."""
        world = painter.worldTransform()
        ratio = painter.device().devicePixelRatioF()
        zoom = world.m22() * ratio
        pixels = pixels_of(self._picture_height, zoom)
        self._painted_at.add(pixels)
        pose = self.pose
        struck = self.card if pose.struck else None
        pixmap = self._die(pixels) if struck is None else self._struck_pixmap(struck, pixels, pose)
        high = pixels_of(pose.box.height, zoom)
        width, height = round(pixmap.width() * high / pixels), round(pixmap.height() * high / pixels)
        hop = _HOP * abs(sin(pi * _TURNS * self.turned)) * high if 0.0 < self.turned < 1.0 else 0.0
        middle = world.map(QPointF(pose.box.width / 2, pose.box.height / 2)) * ratio
        ground = QRect(round(middle.x() - width / 2), round(middle.y() - height / 2 - hop), width, height)
        painter.resetTransform()
        painter.scale(1 / ratio, 1 / ratio)  # from here on in device pixels
        if struck is None and pose.shown > 0.5:
            self._paint_shadow_beneath(painter, middle.toPoint(), width, high, hop)
        painter.setOpacity(pose.shown * (1.0 - _STEPPED_BACK * pose.dim))
        if struck is not None:
            painter.drawPixmap(ground, pixmap, pixmap.rect())
            return
        painter.drawPixmap(_seen(ground), pixmap, _seen(pixmap.rect()))
        if pose.raised > 0.0:
            painter.setOpacity(pose.shown * pose.raised)
            rim = max(1, round(_HALO * zoom))
            line = _rim(pixmap.width(), pixmap.height(), rim, side_colour(self._deck))
            painter.drawImage(_seen(ground).adjusted(-rim, -rim, rim, rim), line)

    def _die(self, pixels: int) -> QPixmap:
        """Return it bare as it lies or tumbles, and with its number once it has landed."""
        if self.card is not None and self.turned >= 1.0:
            return self._face(self.card, pixels)
        step = int(self.turned * TURN_STEPS * _TURNS) % TURN_STEPS
        return self._art.turning(D10(self._deck), pixels, step - step % self._stride)

    def _paint_shadow_beneath(self, painter: QPainter, middle: QPoint, width: int, high: int, hop: float) -> None:
        """Paint a shadow on the table, away from the lamp, smaller the higher the die is."""
        away = (self.pose.box.middle - LAMP[0]) / LAMP[0]
        left = 1.0 - 0.5 * hop / max(1.0, _HOP * high)
        wide, tall = round(width * _WIDE * left), round(high * _HIGH * left)
        x = middle.x() + round(high * 0.03 * away)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(_SHADOW)
        painter.drawEllipse(QRect(x - wide // 2, middle.y() + round(high * _DOWN) - tall // 2, wide, tall))


def _seen(whole: QRect) -> QRect:
    """Return the part of a die's picture in which anything is painted: to blend what is empty costs as much."""
    top, bottom = (round(y * whole.height() / CARD_HEIGHT) for y in _SEEN)
    return QRect(whole.x(), whole.y() + top, whole.width(), bottom - top)


@lru_cache(maxsize=64)
def _rim(width: int, height: int, rim: int, colour: str) -> QImage:
    """Return the line around a die whose picture is so large, and the room beside it: smooth lines cost much."""
    seen = _seen(QRect(0, 0, width, height))
    image = QImage(seen.width() + 2 * rim, seen.height() + 2 * rim, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    corners = [QPointF(x * width / CARD_WIDTH, y * height / CARD_HEIGHT) for x, y in OUTLINE]
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(rim - seen.x(), rim - seen.y())
        pen = QPen(QColor(colour), rim)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.drawPolygon(QPolygonF(corners))
    return image
