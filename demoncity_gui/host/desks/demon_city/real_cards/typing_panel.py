"""The panel on which real cards are typed: a lane for each who threw, and a button for each key."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QFrame, QGridLayout, QPushButton

from demoncity_gui.games.demon_city.views.host_picture import TypingLane
from demoncity_gui.host.desks.demon_city.real_cards.typing import Typing
from demoncity_gui.host.keyboard.commands import CARD_KEYS
from demoncity_gui.host.widgets.buttons import set_up
from demoncity_gui.host.widgets.elided import ElidedLabel
from demoncity_gui.host.widgets.layouts import held, in_column, in_row, scrolled
from demoncity_gui.host.widgets.plain import set_tip
from demoncity_gui.host.widgets.theme import side_colour, worn
from demoncity_gui.texts import demon_city_typing as said

_TILE = QSize(200, 38)
_SLOT = QSize(27, 30)
_COLUMNS = 2
_GAP = 5


class TypingPanel(QFrame):
    """Shows where the `Typing` is. A click on a lane goes there; the buttons below are the keys.

    `lane_chosen` carries a lane's place, counted from 0. So many `lines` of lanes are in sight, if there are so many.
    """

    lane_chosen = Signal(int)
    key_pressed = Signal(str)
    back_pressed = Signal()

    def __init__(self, lines: int = 2) -> None:
        super().__init__()
        self.setObjectName("panel")
        self._lines = lines
        self._heading = ElidedLabel(kind="heading")
        self._grid = QGridLayout()
        self._grid.setSpacing(_GAP)
        self._tiles: list[_LaneTile] = []
        self._scroll = scrolled(held(self._grid))
        self._keys = {
            word: _key_button(word, card.tip, partial(self.key_pressed.emit, word)) for word, card in CARD_KEYS.items()
        }
        keys = [*self._keys.values(), _key_button("⌫", said.take_back, self.back_pressed.emit)]
        self.setLayout(in_column(self._heading, (self._scroll, 1), in_row(*keys, spacing=4), margins=(12, 8, 12, 10)))

    @property
    def heading(self) -> str:
        """Whose cards are typed now, which of them, and what for."""
        return self._heading.text()

    def show_typing(self, typing: Typing) -> None:
        """Show these lanes and the place that the next key goes to."""
        lane = typing.lane
        self._heading.setText(_heading(typing))
        for word, button in self._keys.items():
            button.setVisible(word.isdecimal() or not typing.are_dice)
        while len(self._tiles) < len(typing.lanes):
            place = len(self._tiles)
            tile = set_up(_LaneTile(), partial(self.lane_chosen.emit, place))
            self._tiles.append(tile)
            self._grid.addWidget(tile, place // _COLUMNS, place % _COLUMNS)
        self._grid.setRowStretch(len(self._tiles) // _COLUMNS + 1, 1)
        lines = min(-(-len(typing.lanes) // _COLUMNS), self._lines)
        self._scroll.setMinimumHeight(lines * (_TILE.height() + _GAP))
        for place, tile in enumerate(self._tiles):
            tile.setVisible(place < len(typing.lanes))
            if place < len(typing.lanes):
                here = lane is typing.lanes[place]
                tile.show_lane(typing.lanes[place], here=here, major=typing.major if here else None)
                if here:
                    self._scroll.ensureWidgetVisible(tile)


class _LaneTile(QAbstractButton):
    """A lane: the name, and a place for each card that is asked for."""

    def __init__(self) -> None:
        super().__init__()
        self.setMinimumHeight(_TILE.height())
        self._lane: TypingLane | None = None
        self._here = False
        self._major: str | None = None

    def sizeHint(self) -> QSize:
        """Ask for one line."""
        return _TILE

    def show_lane(self, lane: TypingLane, *, here: bool, major: str | None) -> None:
        """Show this lane; `here`: the keys go to it."""
        self._lane, self._here, self._major = lane, here, major
        missing = lane.asked - len(lane.typed)
        titles = [card.title for card in lane.typed] + ([said.to_go(missing=missing)] if missing else [])
        cards, asked = ", ".join(titles), _asked(lane)
        self.setAccessibleName(said.lane(who=lane.name, cards=cards))
        set_tip(self, said.lane_asked(asked=asked, cards=cards) if asked else cards)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the name, what is asked for, and the cards."""
        lane = self._lane
        if lane is None:
            return
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            whole = QRectF(self.rect()).adjusted(1, 1, -1, -1)
            painter.setPen(QPen(QColor(worn().accent if self._here else worn().line), 2 if self._here else 1))
            painter.setBrush(QColor(worn().panel if self._here else worn().ink))
            painter.drawRoundedRect(whole, 6, 6)

            step = min(_SLOT.width() + 5.0, (whole.width() * 0.6) / lane.asked)
            left = whole.right() - 8 - _SLOT.width() - step * (lane.asked - 1)
            top = whole.center().y() - _SLOT.height() / 2
            filling = 0 if lane.is_full else len(lane.typed)
            for place in range(lane.asked):
                slot = QRectF(left + place * step, top, _SLOT.width(), _SLOT.height())
                text = lane.typed[place].text if place < len(lane.typed) else ""
                if self._here and place == filling:
                    self._paint_slot(painter, slot, text if self._major is None else f"J{self._major}", at=True)
                else:
                    self._paint_slot(painter, slot, text, at=False)

            font = QFont(self.font())
            font.setBold(True)
            colour = side_colour(lane.deck)
            name = QRectF(whole.left() + 10, whole.top(), left - whole.left() - 18, whole.height())
            asked = _asked(lane)
            painter.setFont(self.font())
            painter.setPen(QColor(worn().muted))
            room = QFontMetricsF(self.font()).horizontalAdvance(asked) + 8
            painter.drawText(name, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, asked)
            painter.setFont(font)
            painter.setPen(QColor(colour))
            words = QFontMetricsF(font).elidedText(lane.name, Qt.TextElideMode.ElideRight, name.width() - room)
            painter.drawText(name, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, words)

    def _paint_slot(self, painter: QPainter, slot: QRectF, text: str, *, at: bool) -> None:
        filled = bool(text) and not at
        painter.setBrush(QColor(worn().bone if filled else worn().table))
        line = QPen(QColor(worn().accent if at else worn().muted), 2 if at else 1)
        if not filled and not at:
            line.setStyle(Qt.PenStyle.DashLine)
        painter.setPen(line)
        painter.drawRoundedRect(slot, 4, 4)
        font = QFont(self.font())
        font.setBold(True)
        if len(text) > 2:
            font.setPointSizeF(font.pointSizeF() * 0.82)
        painter.setFont(font)
        painter.setPen(QColor(worn().ink if filled else worn().accent))
        painter.drawText(slot, Qt.AlignmentFlag.AlignCenter, text or ("?" if at else ""))


def _asked(lane: TypingLane) -> str:
    """Return which of several cards is asked for; nothing where it is each."""
    if lane.asked >= lane.places:
        return ""
    return said.asked(lowest=lane.lowest, places=lane.places)


def _heading(typing: Typing) -> str:
    lane = typing.lane
    if typing.major is not None:
        return said.major
    if lane is None:
        return said.all_typed
    told = [
        said.heading(turned=lane.who is not None, who=lane.name, asked=_asked(lane)),
        lane.what_for if lane.who is not None else "",
        lane.hint,
        said.lets_go if lane.what_for and typing.is_empty else "",
    ]
    return " · ".join(one for one in told if one)


def _key_button(text: str, tip: str, do: Callable[[], object]) -> QPushButton:
    button = set_up(QPushButton(text), do, tip=tip, name=tip, look="small")
    button.setMinimumWidth(26)
    return button
