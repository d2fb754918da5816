"""One card on the TV: its back until it is turned, and nothing that would tell what it is."""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import partial
from math import pi, sin
from typing import Final

from msgspec import Struct
from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.cache import TURN_STEPS, CardPixmaps
from demoncity_gui.cards.drawing.primitives import CARD_HEIGHT, CORNER
from demoncity_gui.pieces.decks import DeckName
from demoncity_gui.pieces.tarot import Drawn
from demoncity_gui.tv.scene.boxes import CARD_ASPECT, Box
from demoncity_gui.tv.scene.lanes import LIFT
from demoncity_gui.tv.scene.room_item import LAMP
from demoncity_gui.tv.scene.rounded import lay_far_shadow, lay_rim, lay_shadow, lay_shape
from demoncity_gui.tv.scene.signs import side_colour


def see_through(colour: str, opacity: float = 1.0) -> int:
    """Return a colour as the number that pictures of one colour are kept by."""
    made = QColor(colour)
    made.setAlphaF(opacity)
    return made.rgba()


HALO: Final = 5.0
"""The line around a card that counts."""
_CORNER: Final = CORNER / CARD_HEIGHT
"""A card's corner radius, as a part of its height."""
_STEPPED_BACK: Final = 0.42
"""How much of the table's dark lies over a card that has stepped back; its index stays above 4.5:1."""
_VEIL: Final = see_through(look.TABLE, _STEPPED_BACK)
_STRUCK: Final = 0.5
_LIES_UNTIL: Final = 0.7
_SEEN: Final = 0.55
"""The part of its way on which a card fades."""
_TILT: Final = 5.0
"""How far a struck card lies aslant, in degrees."""
_RISE: Final = 0.09
"""How far a turning card leaves the table, as a part of its height."""
_NARROWING: Final = 0.12
"""How much of its height a turning card may show what lies beneath it, at its upper and at its lower edge."""
_SHADOW: Final = 0.024
_SHADE: Final = 120 << 24
_HIGH_SHADE: Final = 70 << 24
"""The shadow of a card that lies, and of one that has left the table."""
_HALO: Final = {deck: see_through(side_colour(deck)) for deck in DeckName}
_AROUND: Final = 0.14
"""How far shadow, lift and tilt reach beyond the card, as a part of its height."""
_WHOLES: Final = 6
"""So many pictures with shadow and light are kept: of a few poses on a few screens."""


class Pose(Struct, frozen=True):
    """How a card lies: where, how far above others (`z`), and how it stands out; `shown`, `dim`, `raised` 0 to 1.

    One that is `struck` has lost: it lies aslant and dark.
    """

    box: Box
    z: float = 3.0
    shown: float = 1.0
    dim: float = 0.0
    raised: float = 0.0
    struck: bool = False

    def between(self, other: Pose, part: float) -> Pose:
        """Return how it lies so far on the way to another pose; who has lost stays down for most of the way.

        What goes is gone early, and what comes does so late: in between there is less to see, and to paint.
        """
        inside = min(1.0, max(0.0, part))
        seen = min(1.0, inside / _SEEN) if other.shown < self.shown else max(0.0, (inside - 1.0) / _SEEN + 1.0)
        return Pose(
            self.box.between(other.box, part),
            max(self.z, other.z) if part < 1.0 else other.z,
            self.shown + (other.shown - self.shown) * seen,
            self.dim + (other.dim - self.dim) * inside,
            self.raised + (other.raised - self.raised) * inside,
            other.struck or (self.struck and part < _LIES_UNTIL),
        )


class CardItem(QGraphicsItem):
    """A card as it lies; `turned` runs from 0 (its back) to 1 (its face), and a little beyond as it swings back."""

    def __init__(self, art: CardPixmaps, deck: DeckName) -> None:
        super().__init__()
        self._art = art
        self._deck = deck
        self.card: Drawn | None = None  # the card, once it has been turned; None while it lies face down
        self.pose = Pose(Box(0.0, 0.0, CARD_ASPECT, 1.0))  # how it lies now
        self._picture_height = 1.0
        self.turned = 0.0  # how far it is turned: 0 shows the back, 1 the face
        self._tilted: dict[tuple[int, Drawn], QPixmap] = {}
        self._look = self.pose
        self._wholes: dict[tuple[object, ...], QPixmap] = {}
        self._painted_at: set[int] = set()
        self._stride = 1

    @property
    def box(self) -> Box:
        """Where it lies, without its lift."""
        return self.pose.box

    def heights(self, zooms: Collection[float]) -> frozenset[int]:
        """Return how high its picture is on screens of so many device pixels to a canvas unit."""
        return frozenset(pixels_of(self._picture_height, zoom) for zoom in zooms)

    def lies(self, pose: Pose) -> None:
        """Lay it so, at rest; its picture is that of the height said by `pictured_at`, stretched where it differs."""
        self.moves(pose, pose)

    def moves(self, pose: Pose, look: Pose) -> None:
        """Show the card in this pose on its way, its picture lit as in `look`; what is more of it is laid over that."""
        self.prepareGeometryChange()
        self._look = look
        if self.pose.struck and not pose.struck:
            self._tilted.clear()
        self.pose = pose
        self.setZValue(pose.z)
        self.setVisible(pose.shown > 0.0)
        self.setPos(pose.box.x, pose.box.y - LIFT * pose.raised)

    def pictured_at(self, height: float) -> None:
        """Say at which height, in canvas units, its picture is made from now on."""
        height = max(1.0, height)  # paint divides by it
        if height != self._picture_height:
            self._painted_at.clear()
        self._picture_height = height

    def show_card(self, card: Drawn) -> None:
        """Give it the face it will show once turned."""
        self.card = card
        # Painted now, if it was not ahead: in the middle of the turn it would be felt.
        for pixels in self._painted_at:
            self._face(card, pixels)
        self.update()

    def _face(self, card: Drawn, pixels: int) -> QPixmap:
        """Return what it shows once turned, so high."""
        return self._art.face(card, pixels, large_index=True)

    def paint_ahead(self, pose: Pose, zooms: Collection[float]) -> None:
        """Paint its picture before it is shown so, on screens of so many device pixels to a canvas unit."""
        for zoom in zooms:
            pixels = pixels_of(pose.box.height, zoom)
            if self.card is not None and pose.struck:
                self._struck_pixmap(self.card, pixels, pose)
                continue
            flat = self._art.back(self._deck, pixels) if self.card is None else self._face(self.card, pixels)
            if pose.shown >= 1.0:
                self._whole(flat, pose, max(1, round(HALO * zoom)))

    def steps_ahead(self, zooms: Collection[float], *, stride: int) -> list[Callable[[], object]]:
        """Return what paints each step of its face's turn, the first one seen first; only each `stride`th is shown."""
        self._stride = stride
        if self.card is None:
            return []
        steps = [step - step % stride for step in range(TURN_STEPS - 1, -1, -stride)]
        pixels = [pixels_of(self._picture_height, zoom) for zoom in zooms]
        return [
            partial(self._art.turning, self.card, high, step, large_index=True) for step in steps for high in pixels
        ]

    def turn(self, turned: float) -> None:
        """Turn it so far; the face shows from one half on."""
        self.turned = turned
        self.update()

    def boundingRect(self) -> QRectF:
        """Return the ground it may paint on, shadow and halo included."""
        width, height = self.pose.box.width, self.pose.box.height
        around = max(HALO + 2, height * _AROUND)
        return QRectF(-around, -around, width + 2 * around, height + 2 * around)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Paint the picture for this very screen's pixels; turning, one of the widths made beforehand."""
        world = painter.worldTransform()
        ratio = painter.device().devicePixelRatioF()
        zoom = world.m22() * ratio
        pixels = pixels_of(self._picture_height, zoom)
        self._painted_at.add(pixels)
        pose = self.pose
        flat = self.turned in (0.0, 1.0)
        struck = self.card if pose.struck else None
        pixmap = self._pixmap(pixels) if struck is None else self._struck_pixmap(struck, pixels, pose)

        # While a card changes its size it is stretched, unsmoothed, and made anew only where it comes to rest.
        high = pixels_of(pose.box.height, zoom)
        width, height = round(pixmap.width() * high / pixels), round(pixmap.height() * high / pixels)
        rise = 0.0 if flat else _RISE * sin(pi * min(1.0, self.turned)) * high
        middle = world.map(QPointF(pose.box.width / 2, pose.box.height / 2)) * ratio
        ground = QRect(round(middle.x() - width / 2), round(middle.y() - height / 2 - rise), width, height)
        painter.resetTransform()
        painter.scale(1 / ratio, 1 / ratio)  # from here on in device pixels
        painter.setOpacity(pose.shown)
        rim = max(1, round(HALO * zoom))
        if struck is not None:
            painter.drawPixmap(ground, pixmap, pixmap.rect())
        elif flat:
            whole = self._whole(pixmap, self._look, rim)
            across = round((whole.width() - pixmap.width()) / 2 * high / pixels)
            down = round((whole.height() - pixmap.height()) / 2 * high / pixels)
            painter.drawPixmap(ground.adjusted(-across, -down, across, down), whole, whole.rect())
            self._paint_light(painter, ground, pose, pose.dim - self._look.dim, pose.raised - self._look.raised, rim)
        else:
            self._paint_layers(painter, ground, pixmap, pose, rim, rise)

    def _whole(self, pixmap: QPixmap, look: Pose, rim: int) -> QPixmap:
        """Return a picture of a card that lies flat with all its layers, made once: they cost twice the card."""
        away = round(_falls(look, pixmap.height(), 0.0).x())
        known = (pixmap.cacheKey(), look.dim, look.raised, away, rim)
        kept = self._wholes.get(known)
        if kept is None:
            around = max(rim, abs(away), round(pixmap.height() * _SHADOW))
            kept = QPixmap(pixmap.width() + 2 * around, pixmap.height() + 2 * around)
            kept.fill(Qt.GlobalColor.transparent)
            with QPainter(kept) as painter:
                ground = pixmap.rect().translated(around, around)
                self._paint_layers(painter, ground, pixmap, look, rim, 0.0)
            while len(self._wholes) >= _WHOLES:
                del self._wholes[next(iter(self._wholes))]
            self._wholes[known] = kept
        return kept

    def _paint_layers(
        self, painter: QPainter, ground: QRect, pixmap: QPixmap, pose: Pose, rim: int, rise: float
    ) -> None:
        """Paint the shadow, the card on this ground, and the veil or the rim of one that has stepped back or counts."""
        self._paint_shadow(painter, ground, pose, rise)
        painter.drawPixmap(ground, pixmap, pixmap.rect())
        self._paint_light(painter, ground, pose, pose.dim if self.turned in (0.0, 1.0) else 0.0, pose.raised, rim)

    def _paint_light(self, painter: QPainter, ground: QRect, pose: Pose, dim: float, raised: float, rim: int) -> None:
        """Paint so much of the veil of a card that has stepped back, and of the rim of one that counts."""
        corner = _corner_of(ground.height())
        if dim > 0.0:
            painter.setOpacity(pose.shown * dim)
            lay_shape(painter, ground, corner, _VEIL)
        if raised > 0.0:
            painter.setOpacity(pose.shown * raised)
            lay_rim(painter, ground.adjusted(-rim, -rim, rim, rim), corner, _HALO[self._deck], rim)

    def _paint_shadow(self, painter: QPainter, ground: QRect, pose: Pose, rise: float) -> None:
        """Paint a hard shadow away from the lamp, the further the higher the card is."""
        corner = _corner_of(ground.height())
        falls = _falls(pose, ground.height(), rise)
        if rise > 0.0:
            edge = round(ground.height() * _NARROWING)  # a tilted card gets lower towards its far edge
            hidden = ground.adjusted(2, edge, -2, -edge)
            lay_far_shadow(painter, ground.translated(falls), corner, _HIGH_SHADE, hidden)
        else:
            lay_shadow(painter, ground, falls, corner, _SHADE)

    def _pixmap(self, pixels: int) -> QPixmap:
        over = self.turned if self.turned <= 1.0 else 2.0 - self.turned
        step = min(TURN_STEPS - 1, int((1.0 - abs(1.0 - 2.0 * over)) * TURN_STEPS))
        if self.card is not None and self.turned >= 0.5:
            return self._art.turning(self.card, pixels, step - step % self._stride, large_index=True)
        return self._art.turning(self._deck, pixels, step)

    def _struck_pixmap(self, card: Drawn, pixels: int, pose: Pose) -> QPixmap:
        """Return its face dark and aslant, made once: turning a picture in each frame would be felt."""
        kept = self._tilted.get((pixels, card))
        if kept is None:
            dark = QPixmap(self._face(card, pixels))
            with QPainter(dark) as painter:
                painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceAtop)
                veil = QColor(look.TABLE)
                veil.setAlphaF(_STRUCK)
                painter.fillRect(dark.rect(), veil)
            aslant = -_TILT if pose.box.middle < LAMP[0] else _TILT
            kept = dark.transformed(QTransform().rotate(aslant), Qt.TransformationMode.SmoothTransformation)
            self._tilted[pixels, card] = kept
        return kept


def _corner_of(high: int) -> float:
    return round(2 * high * _CORNER) / 2  # so that cards of nearly one size share their corners


def _falls(pose: Pose, high: int, rise: float) -> QPoint:
    """Return where the shadow of a card so high falls, in device pixels."""
    away = (pose.box.middle - LAMP[0]) / LAMP[0]
    reach = high * _SHADOW + rise * 0.8
    return QPoint(round(reach * away * 1.2), round(reach + rise))


def pixels_of(height: float, zoom: float) -> int:
    """Return how many device pixels high a card is on a screen of so many to a canvas unit."""
    return max(8, round(height * zoom))
