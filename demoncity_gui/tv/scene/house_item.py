"""The house in the city: who speaks when, by lit windows; the light of the one who speaks falls across the table."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from math import hypot
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QTransform

from demoncity_gui.cards.drawing import look
from demoncity_gui.pieces.tv_picture import Mark, Rung
from demoncity_gui.texts import tv
from demoncity_gui.tv.scene.boxes import SMALLEST_TEXT, Box
from demoncity_gui.tv.scene.house import Floor, House
from demoncity_gui.tv.scene.lettering import Line, fitted, is_whole, titled, wrapped
from demoncity_gui.tv.scene.letters import as_large_as_fits, same_texts, smallest
from demoncity_gui.tv.scene.sheet_item import SheetItem
from demoncity_gui.tv.scene.signs import mark_colour, mark_sign, side_colour, side_sign
from demoncity_gui.tv.scene.texts import Text, stacked

_NAME_SIZE: Final = 36.0
_NAME_PITCH: Final = 40.0
_SIGN_SIZE: Final = 50.0
_SIGN: Final = 30.0
_SIGN_GAP: Final = 10.0
_WALL: Final = "#15141C"
_WALL_LIT: Final = "#221D1C"
_ROOF: Final = "#2A2733"
_DARK_PANE: Final = "#08080B"
_DIM: Final = {True: "#3E6A59", False: "#8A6A3A"}
_STATES: Final = (Mark.OUT, Mark.PANIC, Mark.HURT)


def house_texts(plan: House, rungs: Sequence[Rung], round_number: int, letters: float) -> tuple[Text, ...]:
    """Return the sign on the roof and the names on the floors, each wholly beside its window."""
    sign: tuple[Text, ...] = ()
    if round_number:
        words = tv.round(number=round_number)
        size = min(_SIGN_SIZE * letters, plan.sign.height - 12)
        line = fitted(words, look.TITLE, size, smallest(letters), plan.sign.width)
        sign = stacked([line], plan.sign, plan.sign.height - 12, look.SODIUM, towards=0.5)

    def fits(larger: list[tuple[Text, ...]], usual: list[tuple[Text, ...]]) -> bool:
        floors = zip(larger, usual, plan.floors, strict=True)
        return all(
            same_texts(one, other) and len(one) * one[0].box.height <= floor.ground.height
            for one, other, floor in floors
        )

    names = as_large_as_fits(letters, lambda times: [_on_a_floor(floor, rungs, times) for floor in plan.floors], fits)
    return (*sign, *(text for texts in names for text in texts))


def _on_a_floor(floor: Floor, rungs: Sequence[Rung], times: float) -> tuple[Text, ...]:
    rung, pitch = rungs[floor.at], _NAME_PITCH * times
    lines = _name_lines(rung, floor, times, signs=len(_signs_of(rung)), bold=rung.speaking)
    x = floor.name.x + _signs_width(rung)
    ground = Box(x, floor.name.centre - len(lines) * pitch / 2, floor.name.right - x, floor.name.height)
    colour = look.BONE if rung.speaking else look.MUTED if rung.done or Mark.OUT in rung.marks else "#CFC8BA"
    return stacked(lines, ground, pitch, colour)


def _signs_of(rung: Rung) -> tuple[Mark, ...]:
    return tuple(mark for mark in _STATES if mark in rung.marks)


def _signs_width(rung: Rung) -> float:
    side = 0.0 if rung.unseen else _SIGN + _SIGN_GAP
    return side + len(_signs_of(rung)) * (_SIGN + _SIGN_GAP)


def _name_lines(rung: Rung, floor: Floor, times: float, *, signs: int, bold: bool) -> tuple[Line, ...]:
    width = floor.name.width - (signs + 1) * (_SIGN + _SIGN_GAP)
    lines, least = 1 if floor.name.height < 2 * _NAME_PITCH * times - 6 else 2, SMALLEST_TEXT * times
    for form in (rung.name, *rung.shorter):
        alone = fitted(form, look.TEXT, _NAME_SIZE * times, least, width, bold=bold)
        if is_whole((alone,), form):
            return (alone,)
        broken = wrapped(form, look.TEXT, least, width, lines, bold=bold)
        if is_whole(broken, form):
            return broken
    return broken


class HouseItem(SheetItem):
    """The house, with a floor for each who fights."""

    def __init__(self) -> None:
        super().__init__(0.5)

    def show_house(self, plan: House, rungs: Sequence[Rung], round_number: int, letters: float = 1.0) -> None:
        """Show these floors; a window is lit while its turn lasts, dim once it is over, dark for who is out."""
        wall = plan.wall
        ground = Box(wall.x - 16, plan.sign.y, wall.width + 32, wall.bottom - plan.sign.y)
        texts = house_texts(plan, rungs, round_number, letters)
        self.show_texts(ground, texts, partial(_paint_house, plan=plan, rungs=tuple(rungs)))


def _paint_house(painter: QPainter, plan: House, rungs: Sequence[Rung]) -> None:
    wall = plan.wall
    painter.setPen(Qt.PenStyle.NoPen)
    painter.fillRect(QRectF(wall.x, wall.y, wall.width, wall.height), QColor(_WALL))
    painter.fillRect(QRectF(wall.x - 14, wall.y - 12, wall.width + 28, 14), QColor(_ROOF))
    for floor in plan.floors:
        rung, box = rungs[floor.at], floor.ground
        if rung.speaking:
            painter.fillRect(QRectF(box.x, box.y, box.width, box.height), QColor(_WALL_LIT))
        painter.fillRect(QRectF(box.x, box.y, box.width, 2), QColor("#0C0B10"))
        paint_window(painter, floor.window, rung)
        colour = QColor(look.MUTED if rung.done and not rung.speaking else side_colour(rung.deck))
        x, y = floor.name.x, floor.name.centre - _SIGN / 2
        if not rung.unseen:
            painter.fillPath(QTransform(_SIGN, 0, 0, _SIGN, x, y).map(side_sign(rung.deck)), colour)
            x += _SIGN + _SIGN_GAP
        for mark in _signs_of(rung):
            painter.fillPath(QTransform(_SIGN, 0, 0, _SIGN, x, y).map(mark_sign(mark)), QColor(mark_colour(mark)))
            x += _SIGN + _SIGN_GAP


def paint_window(painter: QPainter, box: Box, rung: Rung) -> None:
    """Paint a window: dark before the turn, lit with somebody in it during it, dim after; boarded up for who is out."""
    out = Mark.OUT in rung.marks
    dim = _DIM[rung.deck.value == "horror" and not rung.unseen]
    pane = QColor(_DARK_PANE if out else "#F4CC80" if rung.speaking else dim if rung.done else _DARK_PANE)
    around = QRectF(box.x, box.y, box.width, box.height)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.fillRect(around, QColor("#2B2833"))
    inside = around.adjusted(4, 4, -4, -4)
    painter.fillRect(inside, pane)
    if not out and (rung.speaking or rung.done):
        painter.setBrush(QColor(look.TABLE))
        head = inside.width() * 0.17
        painter.drawEllipse(QPointF(inside.center().x(), inside.top() + inside.height() * 0.46), head, head * 1.15)
        body = QRectF(inside.left() + inside.width() * 0.24, inside.top() + inside.height() * 0.68, 0, 0)
        body.setRight(inside.right() - inside.width() * 0.24)
        body.setBottom(inside.bottom())
        painter.drawRoundedRect(body, 6, 6)
    bar = QColor("#1A1820")
    painter.fillRect(QRectF(inside.center().x() - 2, inside.top(), 4, inside.height()), bar)
    painter.fillRect(QRectF(inside.left(), inside.top() + inside.height() * 0.3, inside.width(), 4), bar)
    if out:
        painter.setPen(QPen(QColor("#3A3644"), max(5.0, box.height * 0.1)))
        painter.drawLine(inside.topLeft() + QPointF(2, 8), inside.bottomRight() - QPointF(2, 8))
        painter.drawLine(inside.topRight() + QPointF(-2, 8), inside.bottomLeft() + QPointF(2, -8))


class SpeakerItem(SheetItem):
    """Who speaks: their name at their place on the table, in the light that falls there from their window."""

    def __init__(self) -> None:
        super().__init__(0.2)

    def show_speaker(self, rung: Rung, window: Box, place: Box, letters: float = 1.0, words: Box | None = None) -> bool:
        """Let light fall from this window to this place, and write the name there; `words`: only in this part of it.

        Return whether it has room there.
        """
        inside = words or Box(place.x + 14, place.y + 8, place.width - 28, place.height - 16)

        def fits(larger: tuple[float, tuple[Text, ...]], usual: tuple[float, tuple[Text, ...]]) -> bool:
            return same_texts(larger[1], usual[1]) and larger[0] <= inside.height

        height, texts = as_large_as_fits(letters, lambda times: _asked(rung, inside, times, alone=words is None), fits)
        left, right = window.right, place.right
        upper, lower = min(window.y, place.y), max(window.bottom, place.bottom)
        ground = Box(left, upper - 4, right - left, lower - upper + 8)
        self.show_texts(ground, texts, partial(_paint_light, window=window, place=place))
        return height <= inside.height


def _asked(rung: Rung, inside: Box, times: float, *, alone: bool) -> tuple[float, tuple[Text, ...]]:
    """Return who is asked what to do, in the middle of this ground, and how high; `alone`: with no portrait there."""
    room = max(60.0, inside.height - 120) if alone else inside.height
    lines: tuple[Line, ...] = ()
    for form in (rung.name, *rung.shorter):
        lines = titled(form, 76 * times, (SMALLEST_TEXT + 6) * times, inside.width, room)
        if [word for line in lines for word in line.text.split()] == form.split():
            break
    question = wrapped(tv.what_do_you_do, look.TEXT, 36 * times, inside.width, 2)
    pitch, line = lines[0].font.pixelSize() * 1.12 if lines else 0.0, 44 * times
    if not alone and len(lines) * pitch + 12 + len(question) * line > inside.height:
        question = ()  # who is asked is to be read at any rate
    height = len(lines) * pitch + 12 + len(question) * line
    top = Box(inside.x, inside.y + (inside.height - height) / 2, inside.width, height)
    beneath = Box(top.x, top.y + len(lines) * pitch + 12, top.width, 1)
    return height, (
        *stacked(lines, top, pitch, look.BONE, towards=0.5),
        *stacked(question, beneath, line, look.SODIUM, towards=0.5),
    )


def _paint_light(painter: QPainter, window: Box, place: Box) -> None:
    """Paint light from a window to a place, hard at its edges, in two tones."""
    painter.setPen(Qt.PenStyle.NoPen)
    for strength, inset in ((0.11, 0.0), (0.1, 0.13)):
        colour = QColor(look.SODIUM)
        colour.setAlphaF(strength)
        painter.setBrush(colour)
        wide, high = place.width * (1 - inset), place.height * (1 - inset)
        pool = QPainterPath()
        pool.addEllipse(QPointF(place.middle, place.centre), wide / 2, high / 2)
        # Across the way of the light, the pool is so wide.
        way = (place.middle - window.right, place.centre - window.centre)
        length = hypot(*way) or 1.0
        across = (-way[1] / length, way[0] / length)
        reach = 1.0 / hypot(across[0] / (wide / 2), across[1] / (high / 2))
        beam = QPainterPath(QPointF(window.right, window.y + window.height * inset))
        beam.lineTo(place.middle - across[0] * reach, place.centre - across[1] * reach)
        beam.lineTo(place.middle + across[0] * reach, place.centre + across[1] * reach)
        beam.lineTo(window.right, window.bottom - window.height * inset)
        beam.closeSubpath()
        painter.drawPath(pool.united(beam))
