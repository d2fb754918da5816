"""What is written at a lane, as values: name and deed, and the signs that lie on its cards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from msgspec import Struct
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QTransform

from demoncity_gui.cards.drawing import look
from demoncity_gui.pieces.edition import Edition
from demoncity_gui.pieces.tv_picture import Lane, LaneState, Mark
from demoncity_gui.tv.scene.boxes import SMALLEST_TEXT, Box
from demoncity_gui.tv.scene.lane_words import DEED_LINE, NAME_LINE, words_at
from demoncity_gui.tv.scene.lanes import LaneSpot, Want
from demoncity_gui.tv.scene.lettering import Line, evened, fitted
from demoncity_gui.tv.scene.letters import as_large_as_fits
from demoncity_gui.tv.scene.sheet_item import SheetItem
from demoncity_gui.tv.scene.signs import mark_colour, mark_sign, mark_word, side_colour, somebody
from demoncity_gui.tv.scene.texts import Text, stacked

STICKER: Final = 46.0
"""How high a sign with its word is."""
_SIGN: Final = 28.0
_GAP: Final = 9.0
_INSIDE: Final = 10.0
_BETWEEN: Final = 6.0
_CORNER: Final = 8.0
_OFF_THE_EDGE: Final = 12.0
_OVER_THE_EDGE: Final = 8.0
"""A sign hangs so far over the foot of a small die: nothing is painted there."""
_FREE_OF_INDICES: Final = {Edition.TAROT: 0.64, Edition.DICE: 0.385}
"""The lower part of a card, where no index is; of a die, beneath its number."""
_OUTLINE: Final = "#4A4554"
_GROUND: Final = "#100F14"
_SILHOUETTE: Final = "#2C2833"

Shapes = Callable[[QPainter], None]
_Found = tuple[Mark | None, str, float]


class Sticker(Struct, frozen=True):
    """A sign on its own ground: a mark with its word where there is room, or the letter of a Clash."""

    ground: Box
    mark: Mark | None
    text: Text | None


def lane_texts(lane: Lane, place: LaneSpot) -> tuple[Text, ...]:
    """Return name and deed where they stand, towards the cards."""
    back = lane.aside or lane.state in (LaneState.WAITING, LaneState.NOTHING)
    words = words_at(want_of(lane), place)
    name_line, deed_line = NAME_LINE * place.letters, DEED_LINE * place.letters
    beside = place.words.x >= place.outline.x + place.outline.width
    above = not beside and place.words.y < place.outline.y
    ground = place.words
    if above or beside:
        height = words.size.height
        free = max(0.0, ground.height - height)
        ground = Box(ground.x, ground.y + (free if above else free / 2), ground.width, height)
    towards = 0.0 if beside else 0.5
    name = look.MUTED if back else look.BONE
    deed = look.MUTED if back or lane.unseen else side_colour(lane.deck)
    widest = words.size.width  # where words stand beside cards, their ground reaches beyond what the plan counts on
    names = stacked(evened(words.name, widest), ground, name_line, name, towards=towards)
    y = ground.y + len(names) * name_line
    beneath = Box(ground.x, y, ground.width, ground.bottom - y)
    return (*names, *stacked(evened(words.deed, widest), beneath, deed_line, deed, towards=towards))


def want_of(lane: Lane) -> Want:
    """Return what a lane asks of the plan."""
    deed = told_deed(lane)
    return Want(lane.deck, len(lane.cards), lane.name, deed, lane.target, lane.shorter, lane.short_target)


def told_deed(lane: Lane) -> str:
    """Return the deed as it is written: with how it ended before it, where it was settled at once."""
    return f"{lane.settled}: {lane.deed}" if lane.settled else lane.deed


def stickers(
    lane: Lane,
    cards: Box,
    room: Box,
    *,
    letter: bool = True,
    card_height: float = 0.0,
    edition: Edition = Edition.TAROT,
    letters: float = 1.0,
) -> tuple[Sticker, ...]:
    """Return the signs on these cards, upwards from their lower edge, in rows no wider than the room."""
    found: list[tuple[Mark | None, str]] = [(mark, mark_word(mark)) for mark in reversed(lane.marks)]
    if letter and lane.clash:
        found.append((None, lane.clash))
    if letter and "=" in lane.worth and lane.number is not None:
        found.append((None, f"= {lane.number}"))
    bare = min(cards.height, card_height or cards.height) * _FREE_OF_INDICES[edition]

    def laid(size: float) -> tuple[Sticker, ...]:
        return _laid(found, cards, room, bare, edition, size)

    return as_large_as_fits(letters, laid, _signs_as_much)


def _signs_as_much(one: Sequence[Sticker], other: Sequence[Sticker]) -> bool:
    """Tell whether the same signs have their words."""
    return [sign.text and sign.text.line.text for sign in one] == [sign.text and sign.text.line.text for sign in other]


def _laid(
    found: Sequence[tuple[Mark | None, str]], cards: Box, room: Box, bare: float, edition: Edition, size: float
) -> tuple[Sticker, ...]:
    """Return these signs so many times as large as usual, on the part of the cards that is bare of indices."""
    high = STICKER * size
    ground = room if edition is Edition.DICE else cards
    rows = _in_rows(found, ground, room, size)
    edge = _OFF_THE_EDGE if edition is Edition.TAROT else max(-_OVER_THE_EDGE, min(_OFF_THE_EDGE, bare - high))
    free = bare - edge
    if len(rows) * (high + _BETWEEN) > free + _BETWEEN:
        # No word may cover an index: shapes alone then tell what is the matter.
        rows = _in_rows([(mark, word if mark is None else "") for mark, word in found], ground, room, size)
    made = []
    y = cards.bottom - edge - high
    for row in rows:
        if y < cards.bottom - edge - max(free, high + _BETWEEN):
            break  # what is left has no room at all
        x = cards.middle - (sum(one[2] + _BETWEEN for one in row) - _BETWEEN) / 2
        x = max(room.x, min(x, room.right - sum(one[2] + _BETWEEN for one in row) + _BETWEEN))
        for mark, word, width in row:
            made.append(_sticker(Box(x, y, width, high), mark, word, size))
            x += width + _BETWEEN
        y -= high + _BETWEEN
    return tuple(made)


def _in_rows(found: Sequence[tuple[Mark | None, str]], cards: Box, room: Box, size: float) -> list[list[_Found]]:
    """Return the signs in rows as wide as the cards, each with how wide it is.

    One that is wider than the cards has a row of its own, and is its shape alone where the lane isn't wide enough.
    """
    rows: list[list[_Found]] = []
    for mark, word in found:
        width = _width(mark, word, size)
        if width > room.width:
            word, width = "", _width(mark, "", size)
        if rows and sum(one[2] + _BETWEEN for one in rows[-1]) + width <= cards.width:
            rows[-1].append((mark, word, width))
        else:
            rows.append([(mark, word, width)])
    return rows


def _width(mark: Mark | None, word: str, size: float) -> float:
    line = _word(word, size).width if word else -_GAP
    return 2 * _INSIDE + line + (0.0 if mark is None else _SIGN * size + _GAP)


def _word(word: str, size: float) -> Line:
    return fitted(word, look.TEXT, SMALLEST_TEXT * size, SMALLEST_TEXT * size, 1e6, bold=True)


def _sticker(ground: Box, mark: Mark | None, word: str, size: float) -> Sticker:
    if not word:
        return Sticker(ground, mark, None)
    line = _word(word, size)
    x = ground.right - _INSIDE - line.width
    colour = look.SODIUM if mark is None else mark_colour(mark)
    return Sticker(ground, mark, Text(line, Box(x, ground.y, line.width, ground.height), colour))


def paint_stickers(painter: QPainter, signs: Sequence[Sticker]) -> None:
    """Paint the grounds and shapes of these signs; their words are texts of the sheet."""
    for sign in signs:
        colour = QColor(look.SODIUM if sign.mark is None else mark_colour(sign.mark))
        ground = sign.ground
        painter.setPen(QPen(colour, 2.5))
        painter.setBrush(QColor(look.TABLE))
        inside = QRectF(ground.x + 1.5, ground.y + 1.5, ground.width - 3, ground.height - 3)
        painter.drawRoundedRect(inside, _CORNER, _CORNER)
        if sign.mark is not None:
            side = _SIGN * ground.height / STICKER
            x, y = ground.x + _INSIDE, ground.y + (ground.height - side) / 2
            painter.fillPath(QTransform(side, 0, 0, side, x, y).map(mark_sign(sign.mark)), colour)


def paint_place(painter: QPainter, box: Box, *, empty: bool = True) -> None:
    """Paint a place without a card: somebody stands there, or a number that must be beaten does."""
    corner = box.height * 0.03
    frame = QRectF(box.x + 3, box.y + 3, box.width - 6, box.height - 6)
    painter.setPen(QPen(QColor(_OUTLINE), 4))
    painter.setBrush(QColor(_GROUND))
    painter.drawRoundedRect(frame, corner, corner)
    if not empty:
        return
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(_SILHOUETTE))
    painter.setClipRect(frame.adjusted(2, 2, -2, -2))
    painter.drawPath(somebody(box))
    painter.setClipping(False)


class LaneItem(SheetItem):
    """A lane's name and deed, and somebody's outline where no card lies."""

    def __init__(self) -> None:
        super().__init__(2)
        self.lane: Lane | None = None  # the lane as it was last shown
        self.pos_of_lane: Box | None = None  # the lane's ground; None before it was first shown

    @property
    def name(self) -> str:
        """The name as it is written, perhaps shortened."""
        count = 0 if self.lane is None else sum(text.line.font.bold() for text in self.texts)
        return " ".join(text.line.text for text in self.texts[:count])

    @property
    def deed(self) -> str:
        """What was announced as it is written, perhaps shortened."""
        return " ".join(text.line.text for text in self.texts if not text.line.font.bold())

    def show_lane(self, lane: Lane, place: LaneSpot, texts: Sequence[Text]) -> None:
        """Write this lane's words, laid out by `lane_texts`, at this place."""
        self.lane, self.pos_of_lane = lane, place.lane
        outline = None if place.cards else place.outline
        shapes = None if outline is None else partial(paint_place, box=outline)
        self.show_texts(place.lane, texts, shapes, known=(texts_key(texts), outline, place.lane))


class SignsItem(SheetItem):
    """The signs on a lane's cards."""

    def __init__(self) -> None:
        super().__init__(6)
        self.signs: tuple[Sticker, ...] = ()  # the signs as they stand

    def show_signs(self, signs: Sequence[Sticker]) -> None:
        """Put these signs there."""
        self.signs = tuple(signs)
        texts = [sign.text for sign in signs if sign.text is not None]
        if not signs:
            self.show_texts(Box(0, 0, 1, 1), (), None)
            return
        left, top = min(one.ground.x for one in signs), min(one.ground.y for one in signs)
        right, bottom = max(one.ground.right for one in signs), max(one.ground.bottom for one in signs)
        shapes = partial(paint_stickers, signs=self.signs)
        ground = Box(left - 2, top - 2, right - left + 4, bottom - top + 4)
        self.show_texts(ground, texts, shapes, known=tuple((one.ground, one.mark) for one in signs) + texts_key(texts))


def texts_key(texts: Sequence[Text]) -> tuple[object, ...]:
    """Return by what to know again whether texts are the same."""
    return tuple((text.line.text, text.box, text.colour) for text in texts)
