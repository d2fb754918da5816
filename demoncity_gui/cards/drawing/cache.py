"""Pictures of cards at exact device pixels, painted once and shared by all screens."""

from __future__ import annotations

import math
from collections import OrderedDict
from collections.abc import Collection
from functools import lru_cache
from itertools import product
from typing import Final, NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.backs import paint_back
from demoncity_gui.cards.drawing.face_store import FaceStore
from demoncity_gui.cards.drawing.primitives import CARD_HEIGHT, CARD_WIDTH, CORNER
from demoncity_gui.cards.packs.pack_messages import ScannedDeck
from demoncity_gui.pieces.decks import DeckName
from demoncity_gui.pieces.dice import D10
from demoncity_gui.pieces.tarot import Card, Drawn, Numeral

TURN_STEPS: Final = 16
"""Widths kept of each side of a turning card: step 0 is flat, step 15 nearly edge-on."""
_STRIPS: Final = 10
"""A turning card is tilted in so many upright strips, the nearer ones higher."""
_NEARNESS: Final = 0.2
"""How much lower than the near edge the far one is when the card is seen edge-on."""
_BACKS_KEPT: Final = 8
"""Of two decks, at two sizes in each of two windows."""
_SMALL: Final = 128
"""Device pixels up to which a face of ours is scaled down from one of twice that height, which is painted once."""
_SHADE: Final = 0.45
"""How much of the light a card seen edge-on loses."""


def width_of(height_px: int) -> int:
    """Return the width of a card of this height, both in device pixels."""
    return max(1, round(height_px * CARD_WIDTH / CARD_HEIGHT))


def turning_width(height_px: int, step: int) -> int:
    """Return the width, in device pixels, of a card of this height at a step of its turn.

    Raises:
        ValueError: the step is not one of 0 to 15.
    """
    if not 0 <= step < TURN_STEPS:
        raise ValueError(f"a turn has steps 0 to {TURN_STEPS - 1}, not {step}")
    return max(1, round(width_of(height_px) * math.cos(math.pi / 2 * step / TURN_STEPS)))


PieceFace = Drawn | DeckName | D10
"""What is painted: a card’s face, a deck’s back, or a die."""


class _Key(NamedTuple):
    side: PieceFace
    height_px: int
    large_index: bool
    step: int


class CardPixmaps:
    """Faces and backs as pixmaps, the least lately used forgotten when they outgrow `most_bytes`.

    All sizes are device pixels and every pixmap's device pixel ratio is 1: a screen of ratio 2 asks for twice its
    height. Outside the round corners pixmaps are transparent. Needs a running QGuiApplication and loaded fonts;
    to be used from the GUI thread. Faces that were painted ahead are kept in `store` for the next start, and backs by
    `keep_backs`.
    """

    def __init__(self, most_bytes: int = 256 * 1024 * 1024, store: FaceStore | None = None) -> None:
        self._most_bytes = most_bytes
        self._store = store
        self._bytes = 0
        self._kept: OrderedDict[_Key, QPixmap] = OrderedDict()
        self._deck: ScannedDeck | None = None

    @property
    def deck(self) -> ScannedDeck | None:
        """The deck whose faces and backs are taken; None for the program's own."""
        return self._deck

    def show_deck(self, deck: ScannedDeck | None) -> None:
        """Take faces and backs from this deck from now on, None: the program's own; so is what it lacks.

        Who shows pixmaps has to ask for them again.
        """
        self._deck = deck
        self._kept.clear()
        self._bytes = 0

    def face(self, card: Drawn, height_px: int, *, large_index: bool = False) -> QPixmap:
        """Return a card's face; `large_index` for the TV."""
        return self.turning(card, height_px, 0, large_index=large_index)

    def back(self, deck: DeckName, height_px: int) -> QPixmap:
        """Return a deck's back."""
        return self.turning(deck, height_px, 0)

    def paint_ahead(self, heights: Collection[int], cards: Collection[Card] = tuple(Card)) -> bool:
        """Paint one more face with a large index, of any card at these heights; return whether there was one to paint.

        Who asks before a throw knows no card: it goes through all, the small ones first, while those wanted take less
        than half of the memory. What is kept besides goes first where there is no room for both. Faces for which there
        is none are only kept in the store: to read one takes a fifth of painting it.
        """
        wanted = 0
        for height_px, card in product(sorted(heights), cards):
            wanted += 4 * width_of(height_px) * height_px
            key = _Key(card, height_px, True, 0)
            if wanted * 2 > self._most_bytes:
                if self._is_in_store(card, height_px):
                    continue
                assert self._store is not None
                self._store.keep(card, self._painted(key, width_of(height_px)).toImage())
                return self._is_in_store(card, height_px)  # else the disk is full: no other will be kept
            if key in self._kept:
                self._kept.move_to_end(key)
                continue
            painted = self.face(card, height_px, large_index=True)
            if self._store is not None and self._is_ours(card):
                self._store.keep(card, painted.toImage())
            return True
        return False

    def _is_in_store(self, card: Card, height_px: int) -> bool:
        """Tell whether there is no need to paint a face for the store, or no store for it."""
        return self._store is None or not self._is_ours(card) or self._store.has(card, height_px)

    def keep_backs(self) -> None:
        """Keep the backs that were shown last, at the sizes of the windows as they are: a start shows them first."""
        if self._store is None or self._deck is not None:
            return
        backs = [key for key in self._kept if isinstance(key.side, DeckName) and not key.step]
        for key in backs[-_BACKS_KEPT:]:
            assert isinstance(key.side, DeckName)
            self._store.keep(key.side, self._kept[key].toImage())

    def die(self, die: D10, height_px: int) -> QPixmap:
        """Return a die as it lies, in the middle of a picture as high and wide as a card’s."""
        return self.turning(die, height_px, 0)

    def turning(self, side: PieceFace, height_px: int, step: int, *, large_index: bool = False) -> QPixmap:
        """Return a face or a back as it looks at a step of a turn, from 0 (flat) to 15 (nearly edge-on).

        Turning a card runs its back through steps 0 to 15, then its face through steps 15 to 0. A die tumbles once
        about in all its steps.

        Raises:
            ValueError: the step is not one of 0 to 15.
        """
        key = _Key(side, height_px, large_index and isinstance(side, Card), step)
        kept = self._kept.get(key)
        if kept is not None:
            self._kept.move_to_end(key)
            return kept
        is_die = isinstance(side, D10)
        width = turning_width(height_px, 0 if is_die else step)
        if step == 0:
            made = self._painted(key, width)
        elif is_die:
            made = _tumbled(self.turning(side, height_px, 0), step)
        else:
            flat = self.turning(side, height_px, 0, large_index=large_index)
            made = _tilted(flat, width, step, near_left=not isinstance(side, DeckName))
        self._keep(key, made)
        return made

    @property
    def bytes_kept(self) -> int:
        """The memory that all kept pixmaps take."""
        return self._bytes

    def _is_ours(self, side: Card | DeckName) -> bool:
        return self._deck is None or (isinstance(side, Card) and side not in self._deck.faces)

    def _painted(self, key: _Key, width: int) -> QPixmap:
        side = key.side
        is_plain = isinstance(side, Card) and not key.large_index
        if self._store is not None and isinstance(side, Card | DeckName) and not is_plain and self._is_ours(side):
            found = self._store.find(side, width, key.height_px)
            if found is not None:
                return QPixmap.fromImage(found)
        if key.height_px <= _SMALL and isinstance(side, Card) and self._is_ours(side):
            return QPixmap.fromImage(_scaled_down(side, width, key.height_px, large_index=key.large_index))
        image = QImage(width, key.height_px, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        with QPainter(image) as painter:
            painter.scale(width / CARD_WIDTH, key.height_px / CARD_HEIGHT)
            if self._deck is None or not _paint_scanned(painter, self._deck, key, width):
                _paint_own(painter, key)
        return QPixmap.fromImage(image)

    def _keep(self, key: _Key, pixmap: QPixmap) -> None:
        self._kept[key] = pixmap
        self._bytes += _size(pixmap)
        while self._bytes > self._most_bytes and len(self._kept) > 1:
            _, forgotten = self._kept.popitem(last=False)
            self._bytes -= _size(forgotten)


def _scaled_down(card: Card, width: int, height: int, *, large_index: bool) -> QImage:
    """Return a small face: a preview and a crowded table have them at many sizes, and each has hundreds of shapes."""
    smooth = Qt.TransformationMode.SmoothTransformation
    return _to_scale_down(card, large_index).scaled(width, height, Qt.AspectRatioMode.IgnoreAspectRatio, smooth)


@lru_cache(maxsize=2 * len(Card))
def _to_scale_down(card: Card, large_index: bool) -> QImage:
    from demoncity_gui.cards.drawing.faces import paint_face

    height = 2 * _SMALL
    image = QImage(width_of(height), height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    with QPainter(image) as painter:
        painter.scale(image.width() / CARD_WIDTH, height / CARD_HEIGHT)
        paint_face(painter, card, large_index=large_index)
    return image


def _paint_scanned(painter: QPainter, deck: ScannedDeck, key: _Key, width: int) -> bool:
    """Paint a side from the pictures of this deck; return whether it has one."""
    from demoncity_gui.cards.drawing.scan_faces import paint_scan, scan_image

    if isinstance(key.side, D10):
        return False
    scan = scan_image(deck, key.side, width, key.height_px)
    if scan is None or isinstance(key.side, Numeral):
        return False
    paint_scan(painter, scan, key.side, overlay=deck.overlay, large_index=key.large_index)
    return True


def _paint_own(painter: QPainter, key: _Key) -> None:
    """Paint a side as ours is. The faces are fifty modules: a start that turns no card needs none of them."""
    if isinstance(key.side, Card):
        from demoncity_gui.cards.drawing.faces import paint_face

        paint_face(painter, key.side, large_index=key.large_index)
    elif isinstance(key.side, Numeral):
        from demoncity_gui.cards.drawing.numerals import paint_numeral

        paint_numeral(painter, key.side.number)
    elif isinstance(key.side, D10):
        from demoncity_gui.cards.drawing.dice import paint_die

        paint_die(painter, key.side)
    else:
        paint_back(painter, key.side)


def _tilted(flat: QPixmap, width: int, step: int, *, near_left: bool) -> QPixmap:
    """Return a card so wide as it looks tilted: in strips that get lower away from its near edge, and darker.

    Nothing is smoothed: a frame of a turn is seen for a sixtieth of a second, and dozens are made in one. Nor is it
    filled with the dark, which takes as long as all its strips: the dark is laid over it as a picture.
    """
    made = QPixmap(width, flat.height())
    made.fill(Qt.GlobalColor.transparent)
    with QPainter(made) as painter:
        for target, source in _strips(flat.width(), flat.height(), width, step, near_left):
            painter.drawPixmap(target, flat, source)
        painter.setOpacity(_SHADE * math.sin(math.pi / 2 * step / TURN_STEPS))
        painter.drawImage(0, 0, _night(flat.width(), flat.height(), width, step, near_left))
    return made


@lru_cache(maxsize=64)
def _night(flat: int, height: int, width: int, step: int, near_left: bool) -> QImage:
    """Return the shape of a tilted card in the colour of the night."""
    shape = QImage(flat, height, QImage.Format.Format_ARGB32_Premultiplied)
    shape.fill(Qt.GlobalColor.transparent)
    with QPainter(shape) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(look.TABLE))
        corner = CORNER / CARD_HEIGHT * height
        painter.drawRoundedRect(QRectF(shape.rect()), corner, corner)
    made = QImage(width, height, shape.format())
    made.fill(Qt.GlobalColor.transparent)
    with QPainter(made) as painter:
        for target, source in _strips(flat, height, width, step, near_left):
            painter.drawImage(target, shape, source)
    return made


@lru_cache(maxsize=64)
def _strips(flat: int, height: int, width: int, step: int, near_left: bool) -> list[tuple[QRectF, QRectF]]:
    """Return where each strip of a tilted card goes, and which part of the flat one it is."""
    turned = math.sin(math.pi / 2 * step / TURN_STEPS)
    made = []
    for strip in range(_STRIPS):
        left, right = width * strip / _STRIPS, width * (strip + 1) / _STRIPS
        away = (strip + 0.5) / _STRIPS
        lower = height * _NEARNESS * turned * (away if near_left else 1 - away)
        source = QRectF(strip * flat / _STRIPS, 0, flat / _STRIPS, height)
        made.append((QRectF(left, lower / 2, right - left, height - lower), source))
    return made


def _tumbled(flat: QPixmap, step: int) -> QPixmap:
    """Return a die as it looks while it tumbles: turned about its middle, and a little out of the light."""
    made = QPixmap(flat.size())
    made.fill(Qt.GlobalColor.transparent)
    with QPainter(made) as painter:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.translate(flat.width() / 2, flat.height() / 2)
        painter.rotate(360.0 * step / TURN_STEPS)
        painter.translate(-flat.width() / 2, -flat.height() / 2)
        painter.drawPixmap(0, 0, flat)
    return made


def _size(pixmap: QPixmap) -> int:
    return pixmap.width() * pixmap.height() * pixmap.depth() // 8
