"""One d10 on the TV: laid dead, then tumbling, and no number before it has landed."""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import partial
from math import pi, sin
from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap, QPolygonF
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
        if self.card is not None:
            super().paint_ahead(pose, zooms)
            return
        for zoom in zooms:
            pixels = pixels_of(pose.box.height, zoom)
            for number in (None, *FACES):
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
        painter.drawPixmap(ground, pixmap, pixmap.rect())
        if pose.raised > 0.0 and struck is None:
            painter.setOpacity(pose.shown * pose.raised)
            self._paint_rim(painter, ground, max(1.0, _HALO * zoom))

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

    def _paint_rim(self, painter: QPainter, ground: QRect, rim: float) -> None:
        """Paint the line around a die that counts, just outside of it."""
        across, down = ground.width() / CARD_WIDTH, ground.height() / CARD_HEIGHT
        corners = [QPointF(ground.x() + x * across, ground.y() + y * down) for x, y in OUTLINE]
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        pen = QPen(QColor(side_colour(self._deck)), rim)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.drawPolygon(QPolygonF(corners))
