"""What is written in a showdown, as values: a column for each contender, and the others in their row."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from demoncity_gui.cards.drawing import look
from demoncity_gui.pieces.edition import Edition
from demoncity_gui.pieces.tv_picture import Lane, LaneState, Mark, Showdown
from demoncity_gui.tv.scene.boxes import SMALLEST_TEXT, Box
from demoncity_gui.tv.scene.duel import Contender, Duel, SideCard
from demoncity_gui.tv.scene.lane_item import STICKER, Sticker, paint_place, paint_stickers, stickers, told_deed
from demoncity_gui.tv.scene.lane_words import DEED_LINE, deed_in_lines, name_in_lines
from demoncity_gui.tv.scene.lettering import evened, is_whole, wrapped
from demoncity_gui.tv.scene.letters import as_large_as_fits, same_texts
from demoncity_gui.tv.scene.sheet_item import SheetItem
from demoncity_gui.tv.scene.signs import side_colour
from demoncity_gui.tv.scene.texts import Text, stacked

_NAME_SIZE: Final = 52.0
_NAME_PITCH: Final = 59.0
_DEED_SIZE: Final = 42.0
_WORTH_SIZE: Final = 36.0
_WORTH_PITCH: Final = 46.0
_DEED_LINES: Final = 4
_SMALL_NAME: Final = 40.0


class Against(Struct, frozen=True):
    """What stands where nobody threw: a victim's name, or what must be beaten, with its number."""

    words: str
    number: int | None


def against_of(showdown: Showdown) -> Against | None:
    """Return what stands in the place of a second contender; None where there is one, or nothing."""
    if None not in (showdown.left, showdown.right) or not (showdown.against or showdown.against_number is not None):
        return None
    return Against(showdown.against, showdown.against_number)


def contender_texts(
    lane: Lane, column: Contender, letters: float, *, right: bool
) -> tuple[tuple[Text, ...], tuple[Text, ...]]:
    """Return what stands beneath a contender's number: why its card counts so much, and the name and the deed."""
    ground, towards = column.words, 0.0 if right else 1.0
    colours = (look.BONE, "#CFC8BA" if lane.unseen else side_colour(lane.deck))

    def made(times: float) -> tuple[tuple[Text, ...], tuple[Text, ...]]:
        why = wrapped(lane.worth, look.TEXT, _WORTH_SIZE * times, ground.width, 2)
        y = ground.y + len(why) * _WORTH_PITCH * times + 6
        beneath = Box(ground.x, y, ground.width, ground.bottom - y)
        worth = stacked(why, ground, _WORTH_PITCH * times, look.SODIUM, towards=towards)
        return worth, _name_and_deed(lane, lane.name, lane.deed, beneath, colours, times, right=right)

    return as_large_as_fits(
        letters, made, lambda one, usual: _have_room(one[1], usual[1], ground) and same_texts(one[0], usual[0])
    )


def _have_room(larger: tuple[Text, ...], usual: tuple[Text, ...], ground: Box) -> bool:
    return same_texts(larger, usual) and all(text.box.bottom <= ground.bottom for text in larger)


def _name_and_deed(
    lane: Lane, called: str, deed: str, ground: Box, colours: tuple[str, str], times: float, *, right: bool
) -> tuple[Text, ...]:
    """Return a name and what was announced, as large as both have room for, towards the card."""
    towards, least = 0.0 if right else 1.0, SMALLEST_TEXT * times
    name = wrapped(called, look.TEXT, _NAME_SIZE * times, ground.width, 2, bold=True)
    if not is_whole(name, called):
        name = wrapped(called, look.TEXT, least, ground.width, 3, bold=True)
    if not is_whole(name, called):
        name = name_in_lines(called, lane.shorter, ground.width, 3, size=least)
    pitch = max(_SMALL_NAME * times, name[0].font.pixelSize() * 1.14) if name else 0.0
    y = ground.y + len(name) * pitch + 2
    texts = stacked(evened(name, ground.width), ground, pitch, colours[0], towards=towards)
    beneath = Box(ground.x, y, ground.width, 1)
    for size in (_DEED_SIZE * times, least):
        line = DEED_LINE * size / SMALLEST_TEXT
        lines = max(1, min(_DEED_LINES, int((ground.bottom - y) // line)))
        told = deed_in_lines(deed, lane.target, lane.short_target, ground.width, lines, size=size)
        if is_whole(told, deed):
            break
    return (*texts, *stacked(evened(told, ground.width), beneath, line, colours[1], towards=towards))


def against_texts(
    against: Against, victim: Lane | None, column: Contender, letters: float, *, right: bool
) -> tuple[Text, ...]:
    """Return what is written beside an empty place: whose it is and what they do instead, or what must be beaten."""
    ground = column.words
    y = ground.y if against.number is not None else column.card.centre - _NAME_PITCH
    beneath = Box(ground.x, y, ground.width, ground.bottom - y)

    def made(times: float) -> tuple[Text, ...]:
        if victim is not None:
            colours = (look.BONE, look.MUTED)
            return _name_and_deed(victim, against.words, told_deed(victim), beneath, colours, times, right=right)
        words = wrapped(against.words, look.TEXT, (_NAME_SIZE - 4) * times, ground.width, 3, bold=True)
        return stacked(words, beneath, _NAME_PITCH * times, look.BONE, towards=0.0 if right else 1.0)

    return as_large_as_fits(letters, made, lambda one, usual: _have_room(one, usual, ground))


def column_signs(lane: Lane, column: Contender, edition: Edition, letters: float) -> tuple[Sticker, ...]:
    """Return the signs on a contender's card: critical, fumble, Significator, and what is true of the person."""
    return stickers(lane, column.card, column.card, letter=False, edition=edition, letters=letters)


def row_texts(lanes: Sequence[Lane], entries: Sequence[SideCard], letters: float) -> tuple[Text, ...]:
    """Return the words of the others, in letters of one size."""

    def made(times: float) -> list[tuple[Text, ...]]:
        return [_entry_texts(lane, entry, times) for lane, entry in zip(lanes, entries, strict=False)]

    def fits(larger: list[tuple[Text, ...]], usual: list[tuple[Text, ...]]) -> bool:
        together = zip(larger, usual, entries, strict=False)
        return all(_have_room(one, other, entry.words) for one, other, entry in together)

    return tuple(text for texts in as_large_as_fits(letters, made, fits) for text in texts)


def _entry_texts(lane: Lane, entry: SideCard, times: float) -> tuple[Text, ...]:
    """Return the words of one of the others: the name, and beside a card also what was announced."""
    back = lane.state in (LaneState.WAITING, LaneState.NOTHING) or lane.aside
    colour = look.MUTED if back else look.BONE
    ground, size = entry.words, SMALLEST_TEXT * times
    if not entry.beside:
        name = name_in_lines(lane.name, lane.shorter, ground.width, 1, size=size)
        return stacked(name, ground, max(ground.height, _SMALL_NAME * times), colour, towards=0.5)
    name_line, deed_line = _SMALL_NAME * times, DEED_LINE * times
    names = name_in_lines(lane.name, lane.shorter, ground.width, 2, size=size)[:2]
    lines = max(1, int((ground.height - len(names) * name_line) // deed_line))
    deed = deed_in_lines(lane.deed, lane.target, lane.short_target, ground.width, lines, size=size)
    height = len(names) * name_line + len(deed) * deed_line
    top = Box(ground.x, ground.y + max(0.0, (ground.height - height) / 2), ground.width, height)
    beneath = Box(top.x, top.y + len(names) * name_line, top.width, 1)
    accent = look.MUTED if back or lane.unseen else side_colour(lane.deck)
    return (*stacked(names, top, name_line, colour), *stacked(deed, beneath, deed_line, accent))


def entry_fate(lane: Lane, entry: SideCard) -> Sticker | None:
    """Return the sign on one of the others' cards: done, come to nothing, or the letter of the Clash that waits."""
    card = entry.card
    if lane.state is LaneState.WAITING:
        found = stickers(Lane(lane.key, "", "", lane.deck, clash=lane.clash), card, card)
        return found[0] if found else None
    if lane.state not in (LaneState.HAPPENED, LaneState.NOTHING):
        return None
    side = STICKER
    ground = Box(card.middle - side / 2, card.bottom - side - 6, side, side)
    return Sticker(ground, Mark.SETTLED if lane.state is LaneState.HAPPENED else Mark.FUMBLE, None)


class RowItem(SheetItem):
    """The others' words and fates."""

    def __init__(self) -> None:
        super().__init__(6)
        self.signs: tuple[Sticker, ...] = ()  # the signs as they stand

    def show_row(self, lanes: Sequence[Lane], plan: Duel, letters: float, *, told: bool) -> None:
        """Write the others' row; how each fared only once it is `told`."""
        texts = list(row_texts(lanes, plan.row, letters))
        signs: list[Sticker] = []
        outlines: list[Box] = []
        for lane, entry in zip(lanes, plan.row, strict=False):
            fate = entry_fate(lane, entry) if told or lane.state is LaneState.WAITING or lane.aside else None
            if fate is not None:
                signs.append(fate)
                texts += [fate.text] if fate.text is not None else []
            if not lane.cards:
                outlines.append(entry.card)
        self.signs = tuple(signs)
        if not plan.row:
            self.show_texts(plan.band, ())
            return
        ground = Box(plan.row[0].card.x - 60, plan.row[0].card.y - 4, 1, 1)
        left = min(min(entry.card.x, entry.words.x) for entry in plan.row) - 6
        right = max(max(entry.card.right, entry.words.right) for entry in plan.row) + 6
        bottom = max(max(entry.card.bottom, entry.words.bottom) for entry in plan.row) + 2
        ground = Box(left, ground.y, right - left, bottom - ground.y)
        self.show_texts(ground, texts, partial(_paint_row, signs=tuple(signs), outlines=tuple(outlines)))


def _paint_row(painter: QPainter, signs: Sequence[Sticker], outlines: Sequence[Box]) -> None:
    for box in outlines:
        paint_place(painter, box)
    paint_stickers(painter, signs)


class MiddleItem(SheetItem):
    """What stands between the two cards: against each other, or alike."""

    def __init__(self) -> None:
        super().__init__(6.5)

    def show_middle(self, plan: Duel, word: str) -> None:
        """Write the word that sets two cards against each other, or how that ended where nobody has won."""
        size = 120.0 if word == "=" else 66.0
        family = look.NUMERAL if word == "=" else look.TITLE
        lines = wrapped(word, family, size, plan.middle.width - 4, 1)
        if not is_whole(lines, word):
            lines = wrapped(word, look.TEXT, SMALLEST_TEXT, plan.middle.width - 4, 2, bold=True)
        pitch = max(line.font.pixelSize() for line in lines) * 1.16
        ground = Box(plan.middle.x, plan.middle.centre - 96 - pitch * (len(lines) - 1), plan.middle.width, pitch)
        high = Box(ground.x, ground.y, ground.width, pitch * len(lines))
        self.show_texts(high, stacked(lines, ground, pitch, look.SODIUM, towards=0.5))


def strike_path(number: Box) -> QPainterPath:
    """Return the stroke through a number that lost."""
    path = QPainterPath(QPointF(number.x + number.width * 0.1, number.y + number.height * 0.78))
    path.lineTo(QPointF(number.right - number.width * 0.1, number.y + number.height * 0.22))
    return path


def paint_strike(painter: QPainter, number: Box) -> None:
    """Paint the stroke through a number, with a gap around it so that the digits stay readable."""
    path = strike_path(number)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(look.TABLE), 26))
    painter.drawPath(path)
    painter.setPen(QPen(QColor(look.DANGER), 14))
    painter.drawPath(path)


def digits_ground(number: Box) -> QRectF:
    """Return the ground that a number's digits and its stroke take."""
    return QRectF(number.x - 14, number.y - 4, number.width + 28, number.height + 8)
