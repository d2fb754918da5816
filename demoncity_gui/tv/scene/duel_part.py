"""The showdown on the stage: the words, numbers, strokes and the arrow around its cards."""

from __future__ import annotations

from collections.abc import Collection
from functools import partial
from typing import Final

from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from demoncity_gui.cards.drawing import look
from demoncity_gui.pieces.edition import Edition
from demoncity_gui.pieces.tv_picture import Arrow, Lane, Mark, Showdown, TvPicture
from demoncity_gui.texts import tv
from demoncity_gui.tv.scene.arrow_item import ArrowItem
from demoncity_gui.tv.scene.boxes import Box
from demoncity_gui.tv.scene.burst import burst_around
from demoncity_gui.tv.scene.duel import Contender, Duel
from demoncity_gui.tv.scene.duel_sheets import (
    MiddleItem,
    RowItem,
    against_of,
    against_texts,
    column_signs,
    contender_texts,
)
from demoncity_gui.tv.scene.fade_item import fading_away
from demoncity_gui.tv.scene.lane_item import SignsItem, paint_place
from demoncity_gui.tv.scene.motion import Beat, Cue, Tween
from demoncity_gui.tv.scene.number_item import NumberItem
from demoncity_gui.tv.scene.poses import against_column, columns_of, duel_of, others_of
from demoncity_gui.tv.scene.room_item import RoomItem
from demoncity_gui.tv.scene.score import Score
from demoncity_gui.tv.scene.sheet_item import SheetItem
from demoncity_gui.tv.scene.signs import mood_colour, side_colour
from demoncity_gui.tv.scene.strip_item import StripItem
from demoncity_gui.tv.scene.threads import Point

_GOES: Final = 0.35
"""The part of a beat in which what stood there before goes."""
_AFTER_CARDS: Final = 0.75
"""The part of a beat by which small cards have all but arrived: words before that would be slid over."""
_CHANNEL: Final = 15.0
"""How far beneath the large cards an arrow runs to the others' row."""
_UNKNOWN_COLOUR: Final = "#CFC8BA"


class DuelPart:
    """Everything of a showdown but its cards."""

    def __init__(self, scene: QGraphicsScene, room: RoomItem) -> None:
        self._scene = scene
        self._room = room
        self._items: list[QGraphicsItem] = []
        self._on_cards: list[QGraphicsItem] = []
        self._shown: TvPicture | None = None
        self.letters = 1.0  # how large words are wished for, in times the usual size
        self.arrows: list[ArrowItem] = []
        self.numbers: list[NumberItem] = []
        self.band: StripItem | None = None

    def clear(self) -> None:
        """Take everything off the stage."""
        for item in self._items:
            if item.scene() is self._scene:
                self._scene.removeItem(item)
        self._items.clear()
        self._on_cards.clear()
        self.arrows.clear()
        self.numbers.clear()
        self.band = None
        self._shown = None
        self._room.glow(None)

    def show(self, picture: TvPicture, score: Score, zooms: Collection[float]) -> list[Tween]:
        """Bring a picture's showdown to the stage, or take the last one away; return how that goes."""
        if self._shown is not None and _as_told(self._shown) == _as_told(picture):
            return []
        moves = self._leave(score)
        showdown = picture.showdown
        if showdown is None:
            return moves
        self._shown = picture
        made = duel_of(picture, showdown)
        lanes = {lane.key: lane for lane in picture.lanes}
        moves += self._contenders(picture, showdown, made, lanes, score)
        moves += self._row_and_middle(picture, showdown, made, score)
        moves += self._verdict(picture, made, lanes, score)
        for item in self._items:
            if isinstance(item, SheetItem | NumberItem):
                item.paint_ahead(zooms)
        return moves

    def _leave(self, score: Score) -> list[Tween]:
        """Let the last showdown's words go at the beginning of the beat that ends it."""
        leaving = [item for item in self._items if item.scene() is self._scene]
        for item in self._on_cards:
            # They belong to a card that moves on at once.
            leaving.remove(item)
            self._scene.removeItem(item)
        self._items, self._on_cards = [], []
        self.arrows, self.numbers, self.band, self._shown = [], [], None, None
        self._room.glow(None)
        cue = score.cue(Beat.GATHER) or score.cue(Beat.RETURN)
        return fading_away(leaving, None if cue is None else Cue(cue.beat, cue.start, cue.length * _GOES))

    def _add(self, item: QGraphicsItem) -> None:
        self._items.append(item)
        self._scene.addItem(item)

    def _contenders(
        self, picture: TvPicture, showdown: Showdown, made: Duel, lanes: dict[int, Lane], score: Score
    ) -> list[Tween]:
        moves: list[Tween] = []
        top = max((lane.number or 0 for lane in lanes.values() if lane.key in columns_of(showdown, made)), default=0)
        for key, column in columns_of(showdown, made).items():
            if key in lanes:
                moves += self._contender(
                    lanes[key], column, showdown, score, right=column is made.right, top=top, edition=picture.edition
                )
        against = against_of(showdown)
        if against is None:
            return moves
        column = against_column(showdown, made)
        sheet = SheetItem(5.0)
        victim = None if showdown.victim is None else lanes.get(showdown.victim)
        texts = against_texts(against, victim, column, self.letters, right=column is made.right)
        sheet.show_texts(_around(column), texts, partial(paint_place, box=column.card, empty=against.number is None))
        self._add(sheet)
        moves += _comes(sheet, score.cue(Beat.GATHER), delay=0.5)
        if against.number is not None:
            number = NumberItem()
            number.show_number(against.number, _middle_of(column.card), look.SODIUM, towards=0.5)
            self._add(number)
            moves += _stands(number, score.cue(Beat.GATHER))
            beaten = showdown.winner in (showdown.left, showdown.right)
            moves += _strikes(number, score.cue(Beat.STRIKE)) if beaten and showdown.winner is not None else []
        return moves

    def _contender(
        self,
        lane: Lane,
        column: Contender,
        showdown: Showdown,
        score: Score,
        *,
        right: bool,
        top: int,
        edition: Edition,
    ) -> list[Tween]:
        words, worth, number, signs = SheetItem(6.2), SheetItem(6.2), NumberItem(), SignsItem()
        why, told = contender_texts(lane, column, self.letters, right=right)
        words.show_texts(_around(column), told)
        worth.show_texts(_around(column), why)
        signs.setZValue(7.2)
        signs.show_signs(column_signs(lane, column, edition, self.letters))
        colour = _UNKNOWN_COLOUR if lane.unseen else side_colour(lane.deck)
        for item in (words, worth, signs):
            self._add(item)
        self._on_cards.append(signs)
        # Why a card is worth its number is told once the number stands there, not before.
        ends = score.cue(Beat.STRIKE) or score.cue(Beat.VERDICT)
        moves = _comes(words, score.cue(Beat.GATHER), delay=0.5) + _comes(worth, ends)
        moves += _comes(signs, score.cue(Beat.VERDICT))
        if Mark.CRITICAL in lane.marks:
            burst = burst_around(column.card, edition)
            self._add(burst)
            self._on_cards.append(burst)
            moves += _comes(burst, score.cue(Beat.VERDICT))
        if lane.number is not None:
            number.show_number(lane.number, column.number, colour, towards=0.0 if right else 1.0, top=top)
            self._add(number)
            self.numbers.append(number)
            moves += _counts(number, score.cue(Beat.COUNT))
            if showdown.winner not in (None, lane.key):
                moves += _strikes(number, score.cue(Beat.STRIKE))
        return moves

    def _row_and_middle(self, picture: TvPicture, showdown: Showdown, made: Duel, score: Score) -> list[Tween]:
        moves: list[Tween] = []
        others = others_of(picture, showdown)
        told = score.cue(Beat.VERDICT)
        gather = score.cue(Beat.GATHER)
        if gather is not None and told is not None and others:
            waiting = RowItem()
            waiting.show_row(others, made, self.letters, told=False)
            self._add(waiting)
            moves += _comes(waiting, gather, delay=_AFTER_CARDS)
            moves.append(told.at(0.0, lambda: waiting.appear(0.0)))
        row = RowItem()
        row.show_row(others, made, self.letters, told=True)
        self._add(row)
        if told is not None:
            row.appear(0.0)
            moves.append(told.at(0.0, lambda: row.appear(1.0)))
        failed = {arrow.source for arrow in picture.arrows if not arrow.landed}
        falls_short = showdown.stalemate and not failed.isdisjoint((showdown.left, showdown.right))
        word = "=" if showdown.tied else tv.not_enough if falls_short else ""
        if None not in (showdown.left, showdown.right):
            middle = MiddleItem()
            middle.show_middle(made, tv.versus)
            self._add(middle)
            gone = None if told is None or not word else Cue(told.beat, told.start, told.length / 2)
            moves += _comes(middle, gather, delay=0.5) + _goes(middle, gone or told)
        if word:
            ended = MiddleItem()
            ended.show_middle(made, word)
            self._add(ended)
            moves += _comes(ended, told, delay=0.5)
        return moves

    def _verdict(self, picture: TvPicture, made: Duel, lanes: dict[int, Lane], score: Score) -> list[Tween]:
        moves: list[Tween] = []
        verdict = score.cue(Beat.VERDICT)
        if picture.banner is not None:
            self.band = StripItem(6.0)
            self.band.show_band(picture.banner, made.band, self.letters)
            self._add(self.band)
            moves += _comes(self.band, verdict)
        showdown = picture.showdown
        assert showdown is not None
        columns = columns_of(showdown, made)
        if showdown.winner in columns and picture.banner:
            self._room.glow(columns[showdown.winner].card.middle, mood_colour(picture.banner.mood))
            strike = score.cue(Beat.STRIKE)
            moves += [] if strike is None else [strike.move(self._room.glow_so_far)]
            if strike is None:
                self._room.glow_so_far(1.0)
        for arrow in picture.arrows:
            points = attack_points(picture, made, arrow)
            if points:
                item = ArrowItem()
                item.show_arrow(points, landed=arrow.landed)
                self._add(item)
                self.arrows.append(item)
                attack = score.cue(Beat.ATTACK)
                moves += [] if attack is None else [attack.move(item.grow)]
        return moves


def attack_points(picture: TvPicture, made: Duel, arrow: Arrow) -> tuple[Point, ...]:
    """Return the arrow's corners: across the middle between the large cards, else by the gap above the row."""
    showdown = picture.showdown
    assert showdown is not None
    here = {lane.key for lane in picture.lanes}
    large = {key: column.card for key, column in columns_of(showdown, made).items() if key in here}
    row = {lane.key: entry.card for lane, entry in zip(others_of(picture, showdown), made.row, strict=False)}
    boxes = row | large
    if against_of(showdown) is not None and (arrow.target == showdown.victim or arrow.target not in boxes):
        boxes[arrow.target] = large[arrow.target] = against_column(showdown, made).card
    if arrow.source not in boxes or arrow.target not in boxes:
        return ()
    source, target = boxes[arrow.source], boxes[arrow.target]
    if arrow.source in large and arrow.target in large:
        y = made.middle.centre
        if source.x < target.x:
            return (source.right - 20, y), (target.x - 4, y)
        return (source.x + 20, y), (target.right + 4, y)
    channel = made.left.card.bottom + _CHANNEL
    # Beside the signs in a large card's middle, and beside a small card's index.
    start = source.x + source.width * (0.14 if target.x < source.x else 0.86), source.bottom - 24
    end = target.middle, target.bottom + 4
    if arrow.source not in large:
        start = source.x + source.width * 0.72, source.y + 14
    if arrow.target not in large:
        end = target.x + target.width * 0.72, target.y + 12
    return start, (start[0], channel), (end[0], channel), end


def _as_told(picture: TvPicture) -> object:
    """Return by what to know again that a showdown is the one that stands there."""
    return picture.showdown, picture.lanes, picture.banner, picture.arrows


def _around(column: Contender) -> Box:
    left = min(column.card.x, column.number.x, column.words.x) - 8
    right = max(column.card.right, column.number.right, column.words.right) + 8
    return Box(left, column.card.y, right - left, column.card.height)


def _middle_of(card: Box) -> Box:
    return Box(card.x, card.centre - 130, card.width, 260)


def _comes(sheet: SheetItem, cue: Cue | None, *, delay: float = 0.0) -> list[Tween]:
    if cue is None:
        return []
    sheet.appear(0.0)
    return [cue.move(sheet.appear, delay=delay)]


def _goes(sheet: SheetItem, cue: Cue | None) -> list[Tween]:
    if cue is None:
        sheet.appear(0.0)
        return []
    return [cue.move(lambda part: sheet.appear(1.0 - part) if part > 0.0 else None)]


def _strikes(number: NumberItem, cue: Cue | None) -> list[Tween]:
    if cue is None:
        number.strike(1.0)
        return []
    return [cue.at(0.2, lambda: number.strike(1.0))]


def _stands(number: NumberItem, cue: Cue | None) -> list[Tween]:
    """Let a number that was there all along come with its place: it doesn't count."""
    if cue is None:
        return []
    number.count(0.0)
    return [cue.at(0.5, lambda: number.count(1.0))]


def _counts(number: NumberItem, cue: Cue | None) -> list[Tween]:
    if cue is None:
        return []
    number.count(0.0)
    return [cue.move(number.count)]
