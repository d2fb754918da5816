"""A game without cards on the TV: the clock along the left edge, two who face each other, dice, coins and a number."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsScene

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.playing import paint_playing_card
from demoncity_gui.cards.drawing.primitives import CARD_HEIGHT, CARD_WIDTH
from demoncity_gui.pieces.board import Board, Drawn, Seat
from demoncity_gui.pieces.tv_picture import TvPicture
from demoncity_gui.tv.scene.boxes import SAFE, SMALLEST_TEXT, Box
from demoncity_gui.tv.scene.clock_sheet import CLOCK_WIDTH, clock_sheet
from demoncity_gui.tv.scene.die_item import DieItem
from demoncity_gui.tv.scene.lettering import Line, fitted, wrapped
from demoncity_gui.tv.scene.letters import as_large_as_fits, same_texts, smallest
from demoncity_gui.tv.scene.motion import Beat, Cue, Tween
from demoncity_gui.tv.scene.number_item import NumberItem
from demoncity_gui.tv.scene.score import Score, tumbles
from demoncity_gui.tv.scene.sheet_item import SheetItem
from demoncity_gui.tv.scene.strip_item import StripItem
from demoncity_gui.tv.scene.texts import Text

_GAP: Final = 60.0
_STRIP_HEIGHT: Final = 190.0
_DIE: Final = 230.0
_COIN: Final = 72.0
_NAME: Final = 96.0
_MOST_COINS: Final = 10
_NUMBER: Final = 250.0
_CARD_LINE: Final = 100.0
"""Beneath a card, for the name of those who drew it."""
_LEAST_SEAT: Final = 170.0
"""A seat without dice, where the two stand one above the other."""


class BoardPart:
    """The items of a board. All of it is laid out anew for each picture; what is rolled or lands anew moves."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self._items: list[SheetItem | DieItem | NumberItem] = []
        self.letters = 1.0  # how large words are wished for, in times the usual size

    @property
    def dice(self) -> list[DieItem]:
        """The dice that lie there."""
        return [item for item in self._items if isinstance(item, DieItem)]

    @property
    def words(self) -> str:
        """All that is written, in one line."""
        return " ".join(item.words for item in self._items if isinstance(item, SheetItem))

    def clear(self) -> None:
        """Take everything away."""
        for item in self._items:
            if item.scene() is self._scene:
                self._scene.removeItem(item)
        self._items = []

    def show(self, before: TvPicture | None, picture: TvPicture, plays: Score) -> list[Tween]:
        """Lay out this picture's board; return how it goes there."""
        self.clear()
        board = picture.board
        if board is None:
            return []
        old = None if before is None else before.board
        told = plays.cue(Beat.VERDICT) or plays.cue(Beat.MOVE)
        turn = plays.cue(Beat.TURN)
        moves = self._clock(board, old if turn is not None else None, told)
        room = Box(SAFE.x, SAFE.y, SAFE.width, SAFE.height - _STRIP_HEIGHT)
        if board.clock:
            left = SAFE.x + CLOCK_WIDTH + _GAP
            room = Box(left, SAFE.y, SAFE.right - left, SAFE.height - _STRIP_HEIGHT)
        places = _seat_boxes(room, len(board.seats), with_number=board.number is not None or bool(board.clock))
        rolls = turn if tumbles(old, board) else None
        for seat, place in zip(board.seats, places, strict=True):
            moves += self._seat(seat, place, rolls, told)
        self._cards(board.cards, room)
        moves += self._number(board, old, room, places, told)
        return moves + self._strip(picture, room, told if turn is not None else None)

    def _add(self, item: SheetItem | DieItem | NumberItem) -> None:
        self._items.append(item)
        self._scene.addItem(item)

    # --- the clock ---------------------------------------------------------------------------------------------------

    def _clock(self, board: Board, old: Board | None, told: Cue | None) -> list[Tween]:
        """Show who acts when; while dice tumble it stays as it was, and follows once they are told."""
        if not board.clock:
            return []
        ground = Box(SAFE.x - 10, SAFE.y - 10, CLOCK_WIDTH + 20, SAFE.height + 20)
        sheet = SheetItem(4.0)
        sheet.show_texts(ground, *clock_sheet(board.clock, self.letters))
        self._add(sheet)
        if old is None or told is None or old.clock == board.clock:
            return []
        earlier = SheetItem(4.1)
        earlier.show_texts(ground, *clock_sheet(old.clock, self.letters))
        self._add(earlier)
        sheet.appear(0.0)
        return [told.at(0.0, partial(earlier.appear, 0.0)), told.move(sheet.appear)]

    def _cards(self, cards: Sequence[Drawn], room: Box) -> None:
        """Lay the cards side by side, each over the name of those whose it is."""
        if not cards:
            return
        pitch = room.width / len(cards)
        width = min(pitch - _GAP / 2, (room.height - _CARD_LINE) * CARD_WIDTH / CARD_HEIGHT)
        height = width * CARD_HEIGHT / CARD_WIDTH
        top = room.y + (room.height - _CARD_LINE - height) / 2
        lie = [Box(room.x + (at + 0.5) * pitch - width / 2, top, width, height) for at in range(len(cards))]
        texts = []
        largest, least = min(64.0 * self.letters, _CARD_LINE - 20), smallest(self.letters)
        size = min(fitted(card.whose, look.TITLE, largest, least, pitch - 20).font.pixelSize() for card in cards)
        for card, place in zip(cards, lie, strict=True):
            line = fitted(card.whose, look.TITLE, float(size), least, pitch - 20)
            texts.append(_middle(line, place, place.bottom + 14, look.BONE))
        sheet = SheetItem(4.2)
        sheet.show_texts(room, texts, partial(_paint_cards, cards=tuple(zip(cards, lie, strict=True))))
        self._add(sheet)

    # --- who faces whom ----------------------------------------------------------------------------------------------

    def _seat(self, seat: Seat, place: Box, rolls: Cue | None, told: Cue | None) -> list[Tween]:
        sheet = SheetItem(4.2)
        sheet.show_texts(
            *_seat_sheet(seat, place, self.letters, told_ahead=None if rolls is not None else seat.is_ahead)
        )
        self._add(sheet)
        moves: list[Tween] = []
        for number, (die, box) in enumerate(zip(seat.dice, _dice_boxes(len(seat.dice), place), strict=True)):
            item = DieItem(die, box, hop=90.0)
            self._add(item)
            if rolls is not None:
                item.tumble(0.0)
                moves.append(rolls.move(item.tumble, delay=min(0.5, number * 0.08)))
        if rolls is not None and told is not None and seat.is_ahead is not None:
            after = SheetItem(4.3)
            after.show_texts(*_seat_sheet(seat, place, self.letters, told_ahead=seat.is_ahead))
            self._add(after)
            after.appear(0.0)
            moves += [told.move(after.appear), told.at(0.5, partial(sheet.appear, 0.0))]
        return moves

    def _number(
        self, board: Board, old: Board | None, room: Box, places: Sequence[Box], told: Cue | None
    ) -> list[Tween]:
        """Let the number land between the two, or the word that stands there instead."""
        if board.number is None:
            return self._word(board, old, places, told)
        top = places[0].bottom if places else room.y
        bottom = places[1].y if len(places) > 1 else room.bottom
        height = min(_NUMBER, bottom - top - 20)
        item = NumberItem()
        item.show_number(
            board.number, Box(room.x, top + (bottom - top - height) / 2, room.width, height), look.SODIUM, towards=0.5
        )
        self._add(item)
        if told is None or (old is not None and old.number == board.number and old.seats == board.seats):
            return []
        item.count(0.0)
        return [told.move(item.count)]

    def _word(self, board: Board, old: Board | None, places: Sequence[Box], told: Cue | None) -> list[Tween]:
        """Say between the two, once the dice have been seen, that nothing has landed."""
        if not board.word or len(places) < 2:
            return []
        between = Box(places[0].x, places[0].bottom, places[0].width, places[1].y - places[0].bottom)
        line = fitted(board.word, look.TITLE, _NAME * self.letters, smallest(self.letters), between.width - 40)
        sheet = SheetItem(4.2)
        sheet.show_texts(between, [_middle(line, between, between.centre - line.font.pixelSize() * 0.55, look.MUTED)])
        self._add(sheet)
        if told is None or (old is not None and old.word and old.throw == board.throw):
            return []
        sheet.appear(0.0)
        return [told.move(sheet.appear)]

    def _strip(self, picture: TvPicture, room: Box, told: Cue | None) -> list[Tween]:
        if picture.banner is None:
            return []
        strip = StripItem()
        strip.show_banner(picture.banner, Box(room.x, room.bottom + 10, room.width, _STRIP_HEIGHT - 20), self.letters)
        self._add(strip)
        if told is None:
            return []
        strip.appear(0.0)
        return [told.move(strip.appear)]


def _seat_boxes(room: Box, number: int, *, with_number: bool) -> tuple[Box, ...]:
    """Return where the two stand: side by side, or one above the other with room for a number between them."""
    if not with_number:
        half = (room.width - _GAP) / 2
        return tuple(Box(room.x + place * (half + _GAP), room.y, half, room.height) for place in range(number))
    if number == 1:
        return (Box(room.x, room.y + room.height * 0.25, room.width, room.height * 0.5),)
    upper = room.height - _NUMBER - 40 - _LEAST_SEAT
    lower = Box(room.x, room.bottom - _LEAST_SEAT, room.width, _LEAST_SEAT)
    return (Box(room.x, room.y, room.width, upper), lower)[:number]


def _dice_boxes(number: int, place: Box) -> list[Box]:
    """Return where so many dice lie, in the lower part of a seat, in the middle."""
    if not number:
        return []
    taken = _above_dice(place)
    free = place.height - taken
    side = min(_DIE, (place.width - 40) / number * 0.86, free - 24)
    step = side * 1.16
    left = place.middle - step * number / 2 + (step - side) / 2
    y = place.y + taken + (free - side) / 2
    return [Box(left + at * step, y, side, side) for at in range(number)]


def _above_dice(place: Box) -> float:
    """Return how much of a seat's height is kept for words and coins where dice lie beneath them."""
    share, lines = (0.6, _lines(place)) if _stands_beside(place) else (0.45, 2)
    return min(place.height * share, _NAME * 1.2 + lines * 50 + _COIN + (48 if lines > 2 else 40))


def _stands_beside(place: Box) -> bool:
    """Whether this seat is one of two side by side, and not of two one above the other."""
    return place.height > place.width / 2


def _lines(place: Box) -> int:
    """Return how many lines there may be of what somebody wants."""
    return 4 if _stands_beside(place) else 2


def _seat_sheet(
    seat: Seat, place: Box, letters: float, *, told_ahead: bool | None
) -> tuple[Box, tuple[Text, ...], partial[None]]:
    """Return the ground, the words and the shapes of a seat: the name, what is wanted, coins."""
    colour = look.MUTED if told_ahead is False else look.SODIUM if told_ahead else look.BONE
    high = _above_dice(place) if seat.dice or _stands_beside(place) else place.height

    def fits(larger: tuple[float, list[Text]], usual: tuple[float, list[Text]]) -> bool:
        return same_texts(larger[1], usual[1]) and larger[0] <= place.y + high

    y, texts = as_large_as_fits(letters, lambda times: _seat_texts(seat, place, times, colour), fits)
    if _stands_beside(place):  # the coins of both lie at one height
        y = place.y + high
    coins = Box(place.x, y - 18 - _COIN if seat.coins else y, place.width, _COIN)
    shapes = partial(_paint_seat, place=place, coins=coins, number=seat.coins, colour=colour, lost=told_ahead is False)
    return place, tuple(texts), shapes


def _seat_texts(seat: Seat, place: Box, times: float, colour: str) -> tuple[float, list[Text]]:
    """Return how far down a seat's words and coins reach, and the words."""
    largest, least = min(_NAME * times, place.height * 0.5), SMALLEST_TEXT * times
    name = fitted(seat.name, look.TITLE, largest, least, place.width - 40)
    is_alone = not (seat.words or seat.coins or seat.dice or _stands_beside(place))
    y = place.centre - name.font.pixelSize() * 0.55 if is_alone else place.y + 12
    texts = [_middle(name, place, y, colour)]
    y += name.font.pixelSize() * 1.15
    for line in wrapped(seat.words, look.TEXT, 40.0 * times, place.width - 60, _lines(place)) if seat.words else ():
        texts.append(_middle(line, place, y, look.MUTED if colour == look.MUTED else look.BONE))
        y += 50 * times
    return y + (18 + _COIN + 18 if seat.coins else 0.0), texts


def _paint_cards(painter: QPainter, *, cards: Sequence[tuple[Drawn, Box]]) -> None:
    for card, place in cards:
        painter.save()
        painter.translate(place.x, place.y)
        painter.scale(place.width / CARD_WIDTH, place.height / CARD_HEIGHT)
        paint_playing_card(painter, card.card)
        painter.restore()


def _middle(line: Line, place: Box, y: float, colour: str) -> Text:
    return Text(line, Box(place.middle - line.width / 2, y, line.width, line.font.pixelSize() * 1.1), colour)


def _paint_seat(painter: QPainter, *, place: Box, coins: Box, number: int, colour: str, lost: bool) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, True)
    painter.setPen(QPen(QColor(colour), 4))
    painter.setBrush(QColor(8, 8, 12, 190))
    painter.drawRoundedRect(QRectF(place.x + 3, place.y + 3, place.width - 6, place.height - 6), 22, 22)
    shown = min(number, _MOST_COINS)
    left = coins.middle - shown * _COIN * 1.15 / 2
    for at in range(shown):
        middle = QPointF(left + (at + 0.5) * _COIN * 1.15, coins.centre)
        painter.setPen(QPen(QColor(look.MUTED if lost else look.INK), 4))
        painter.setBrush(Qt.BrushStyle.NoBrush if lost else QColor(look.BRASS))
        painter.drawEllipse(middle, _COIN / 2, _COIN / 2)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(middle, _COIN / 2 - 9, _COIN / 2 - 9)
    if number > shown:
        more = fitted(f"+{number - shown}", look.NUMERAL, 48, SMALLEST_TEXT, 200)
        painter.setPen(QColor(look.BRASS))
        painter.setFont(more.font)
        painter.drawText(QPointF(left + shown * _COIN * 1.15 + 14, coins.centre + 18), more.text)
