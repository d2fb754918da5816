"""One card on the TV: its back until it is turned, and nothing that would tell what it is."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from demoncity_gui.art import look
from demoncity_gui.art.cache import TURN_STEPS, CardPixmaps
from demoncity_gui.art.primitives import CARD_HEIGHT, CORNER
from demoncity_gui.rules.cards import Drawn
from demoncity_gui.rules.decks import DeckName
from demoncity_gui.scene.lanes import CARD_ASPECT, HALO, LIFT, Box
from demoncity_gui.scene.signs import side_colour

_CORNER: Final = CORNER / CARD_HEIGHT
"""A card's corner radius, as a part of its height."""
_STEPPED_BACK: Final = 0.42
"""How much of the table's dark lies over a card that has stepped back; its index stays above 4.5:1."""


class CardItem(QGraphicsItem):
    """A card at its place; `turned` runs from 0 (its back) to 1 (its face), `raised` and `stepped_back` likewise."""

    def __init__(self, art: CardPixmaps, deck: DeckName) -> None:
        super().__init__()
        self._art = art
        self._deck = deck
        self._card: Drawn | None = None
        self._box = Box(0.0, 0.0, CARD_ASPECT, 1.0)
        self._rest_height = 1.0
        self._turned = 0.0
        self._raised = 0.0
        self._stepped_back = 0.0
        self._resting = True
        self._painted_at: set[int] = set()

    @property
    def card(self) -> Drawn | None:
        """The card, once it has been turned; None while it lies face down."""
        return self._card

    @property
    def turned(self) -> float:
        """How far it is turned: 0 shows the back, 1 the face."""
        return self._turned

    @property
    def box(self) -> Box:
        """Where it lies, without its lift."""
        return self._box

    def lies(self, box: Box) -> None:
        """Put it here; its picture is made for the size it will rest at."""
        if (box.width, box.height) != (self._box.width, self._box.height):
            self.prepareGeometryChange()
        self._box = box
        self.setPos(box.x, box.y - LIFT * self._raised)

    def rests_at(self, height: float) -> None:
        """Say how high it will be at rest, in canvas units."""
        height = max(1.0, height)  # paint divides by it
        if height != self._rest_height:
            self._painted_at.clear()
        self._rest_height = height

    def show_card(self, card: Drawn) -> None:
        """Give it the face it will show once turned."""
        self._card = card
        # Painted now, if it was not ahead: in the middle of the turn it would be felt.
        for pixels in self._painted_at:
            self._art.face(card, pixels, large_index=True)
        self.update()

    @property
    def heights(self) -> frozenset[int]:
        """How high it is on the screens that have shown it, in device pixels."""
        return frozenset(self._painted_at)

    def turn(self, turned: float) -> None:
        """Turn it so far; the face shows from one half on."""
        self._turned = turned
        self.update()

    def raise_to(self, raised: float) -> None:
        """Lift it so far, 0 to 1."""
        self._raised = raised
        self.setY(self._box.y - LIFT * raised)
        self.update()

    def step_back(self, amount: float) -> None:
        """Let it step back so far, 0 to 1."""
        self._stepped_back = amount
        self.update()

    @property
    def raised(self) -> float:
        """How far it is lifted, 0 to 1."""
        return self._raised

    @property
    def stepped_back(self) -> float:
        """How far it has stepped back, 0 to 1."""
        return self._stepped_back

    def rest(self, resting: bool) -> None:
        """Say whether it lies still: only then is it smoothed."""
        self._resting = resting
        self.update()

    def boundingRect(self) -> QRectF:
        """Return the ground it may paint on, halo included."""
        width, height = self._box.width, self._box.height
        return QRectF(-HALO - 1, -HALO - 1, width + 2 * HALO + 2, height + 2 * HALO + 2)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Paint the picture for this very screen's pixels; turning, one of the widths made beforehand."""
        world = painter.worldTransform()
        zoom = world.m22()
        ratio = painter.device().devicePixelRatioF()
        pixels = max(8, round(self._rest_height * zoom * ratio))
        self._painted_at.add(pixels)
        face_up = self._card is not None and self._turned >= 0.5
        flatness = abs(1.0 - 2.0 * self._turned)
        step = min(TURN_STEPS - 1, int((1.0 - flatness) * TURN_STEPS))
        if face_up and self._card is not None:
            pixmap = self._art.turning(self._card, pixels, step, large_index=True)
        else:
            pixmap = self._art.turning(self._deck, pixels, step)

        # While a card changes its size it is stretched, unsmoothed, and made anew only where it comes to rest.
        stretch = self._box.height / self._rest_height
        width, height = pixmap.width() * stretch / ratio, pixmap.height() * stretch / ratio
        corner = world.map(QPointF(self._box.width / 2, 0.0))
        left = round((corner.x() - width / 2) * ratio) / ratio
        top = round(corner.y() * ratio) / ratio
        target = QRectF(left, top, width, height)
        painter.save()
        painter.resetTransform()
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, self._resting)
        painter.drawPixmap(target, pixmap, QRectF(pixmap.rect()))
        if self._stepped_back > 0.0:
            veil = QColor(look.TABLE)
            veil.setAlphaF(_STEPPED_BACK * self._stepped_back)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing, self._resting)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(veil)
            painter.drawRoundedRect(target, height * _CORNER, height * _CORNER)
        if self._raised > 0.0:
            colour = QColor(side_colour(self._deck))
            colour.setAlphaF(self._raised)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing, True)
            line = HALO * zoom
            painter.setPen(QPen(colour, line))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(
                target.adjusted(-line / 2, -line / 2, line / 2, line / 2), height * _CORNER, height * _CORNER
            )
        painter.restore()
