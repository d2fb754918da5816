"""The page of a guest's cast: everybody in a table, and the sheet of the one who is chosen beneath it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtWidgets import QGridLayout, QPushButton, QSplitter

from demoncity_gui.evening.session import AnySession
from demoncity_gui.games.common.sheets import CopyPerson, EditSheet, MovePerson
from demoncity_gui.host.desks.desk import Window
from demoncity_gui.host.desks.guest.cast.cast_model import GuestCastModel
from demoncity_gui.host.desks.guest.cast.parts import CastPart, Unwritable
from demoncity_gui.host.desks.guest.guest import Guest
from demoncity_gui.host.keyboard.actions import new_action
from demoncity_gui.host.keyboard.key_buttons import key_button
from demoncity_gui.host.keyboard.keys import Key
from demoncity_gui.host.pages.cast.cast_table import CastTable
from demoncity_gui.host.pages.cast.fields_panel import FieldsPanel, label_of
from demoncity_gui.host.pages.side_page import SidePage
from demoncity_gui.host.pages.tv.pictures import picture_kinds
from demoncity_gui.host.widgets.buttons import set_up
from demoncity_gui.host.widgets.file_dialogs import ask_file
from demoncity_gui.host.widgets.layouts import held, in_column
from demoncity_gui.host.widgets.page_head import PageHead
from demoncity_gui.host.widgets.plain import set_tip
from demoncity_gui.host.widgets.wrapping_row import WrappingRow
from demoncity_gui.texts import cast_page as said
from demoncity_gui.texts import guest_desk

_LEAST_TABLE = 150
"""How low the table and the sheet may become, in logical pixels."""
_A_LINE = 3
"""Fields beside each other on a sheet."""


class GuestCastPage(SidePage):
    """Everybody at the table, with everything on their sheets, as `Guest.cast` has it."""

    def __init__(self, window: Window, desk: Guest) -> None:
        super().__init__(window.session, window.do, window.own_keys)
        self._pictures, self._desk = window.pictures, desk
        in_table = desk.cast[: desk.columns]
        self.model = GuestCastModel(in_table, desk.first_number, self._write, self)
        self.table = CastTable(self.model, desk.first_number)
        self.sheet = _Sheet(desk.cast[desk.columns :], self._write)
        self.portrait_buttons: dict[Key, QPushButton] = {}
        self._lay_out()
        self.setFocusProxy(self.table)
        self.sheet.refused.connect(self.say)
        self.sheet.left.connect(lambda: self.table.setFocus(Qt.FocusReason.OtherFocusReason))
        self.table.dragged.connect(self._on_dragged)
        self.table.selectionModel().currentRowChanged.connect(lambda _now, _was: self._show_chosen())
        self.table.gave_up.connect(lambda: self.say(""))

    def set_session(self, session: AnySession) -> None:
        """Show another evening's cast from now on."""
        super().set_session(session)
        self.sheet.forget()
        self.model.show_rows(())  # a field over a cell goes with its row
        self.refresh()

    @property
    def to_print(self) -> str | None:
        """Whose sheet is shown."""
        return None if self._chosen is None else str(self._chosen.name)

    def refresh(self) -> None:
        """Show the cast as it is now; somebody is chosen always."""
        if self.session.game.word != self._desk.word:
            return
        self.say("")
        row = self.table.currentIndex().row()
        people = self.session.table.people
        self.model.show_rows(people)
        if not self.table.currentIndex().isValid() and people:
            self._choose(min(max(row, 0), len(people) - 1))
        self._show_chosen()

    # --- the cast ------------------------------------------------------------------------------------------------

    def add(self) -> None:
        """Add somebody with the usual sheet; the name waits to be typed."""
        name = self._free(guest_desk.newcomer)
        self._seat(self._desk.newcomer(self.session.table, name), name)

    def duplicate(self) -> None:
        """Add somebody with the same sheet; the name waits to be typed."""
        if self._chosen is not None:
            name = self._free(self._chosen.name)
            self._seat(CopyPerson(self._chosen.name, name), name)

    def remove(self) -> None:
        """Take out the one who is chosen; undo brings them back."""
        if self._chosen is not None:
            self.do(self._desk.removing(self._chosen.name))

    def hide_or_show(self) -> None:
        """Hide the one who is chosen from the players, or show them again."""
        if self._chosen is not None:
            is_hidden = self._chosen.name in self.session.table.hidden
            self.do(EditSheet(self._chosen.name, "hidden", not is_hidden))

    def shift(self, by: int) -> None:
        """Put the one who is chosen so many places down."""
        row = self.table.currentIndex().row() + by
        if self._chosen is not None and 0 <= row < len(self.model.rows):
            self._move(self._chosen.name, row)

    def _move(self, who: str, place: int) -> None:
        self.do(MovePerson(who, place))
        self.table.scrollTo(self.table.currentIndex())

    def _on_dragged(self, row: int, place: int) -> None:
        person = self.model.row_at(row)
        if person is not None:
            # Not under Qt's hands: the header is still in the midst of the drag.
            QTimer.singleShot(0, self, partial(self._move, person.name, place))

    def _free(self, name: str) -> str:
        taken = self.session.table.names
        return next(
            one for number in range(1, 999) if (one := name if number == 1 else f"{name} {number}") not in taken
        )

    def _seat(self, command: Any, name: str) -> None:
        if self.do(command):
            self._choose_person(name)
            self.table.type_over(self.table.currentIndex())

    def _write(self, person: Any, part: CastPart, text: str) -> bool:
        """Write what was typed on somebody's sheet; return whether it stands there now."""
        try:
            commands = part.read(person, text)
            for command in commands:
                part.check(self.session.game.asks(self.session.table), command)
        except Unwritable as why:
            self.say(str(why))
            return False
        done = all([self.do(command) for command in commands])
        if done and part.name == "name" and commands:
            self._choose_person(text.strip())
        return done

    @property
    def _chosen(self) -> Any:
        return self.model.row_at(self.table.currentIndex().row())

    def _choose(self, row: int) -> None:
        self.table.setCurrentIndex(self.model.index(row, 0))
        self.table.scrollTo(self.table.currentIndex())

    def _choose_person(self, name: str) -> None:
        self._choose(self.model.place_of(name) or 0)

    def _show_chosen(self) -> None:
        one = self._chosen
        portrait = "" if one is None else self._desk.portrait_of(one)
        heading = "" if one is None else " · ".join((one.name, *self._desk.standing(one)))
        self.sheet.show_subject(
            None if one is None else one.name, one, heading, self.session.pictures.readable(portrait)
        )
        self.portrait_buttons[Key.NO_PORTRAIT].setVisible(bool(portrait))

    # --- portraits -----------------------------------------------------------------------------------------------

    def choose_portrait(self) -> None:
        """Ask for a picture, and make it the portrait of the one who is chosen."""
        if self._chosen is not None:
            name = self._chosen.name
            take = partial(self._pictures.give_portrait, name)
            ask_file(self, said.portrait_of(name=name), take, kinds=picture_kinds())

    def take_portrait_off(self) -> None:
        """Take the portrait off the sheet; undo brings it back."""
        if self._chosen is not None and self._desk.portrait_of(self._chosen):
            self.do(EditSheet(self._chosen.name, "portrait", ""))

    def person_at(self, place: QPoint) -> str | None:
        """Return whose line it is, or the one who is chosen where it is the sheet."""
        if self.sheet.isVisible() and self.sheet.rect().contains(self.sheet.mapFromGlobal(place)):
            return self.to_print
        view = self.table.viewport()
        person = self.model.row_at(self.table.indexAt(view.mapFromGlobal(place)).row())
        return person.name if person is not None and view.rect().contains(view.mapFromGlobal(place)) else None

    # --- how it is laid out --------------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        printing = set_up(QPushButton(Key.PRINT.text), self.print_wanted.emit, look="small", takes_keyboard=True)
        set_tip(printing, said.print_tip)
        head = PageHead(said.cast, printing, spacing=6)
        buttons = WrappingRow(
            self._button(Key.ADD_CHARACTER, self.add),
            self._button(Key.DUPLICATE_CHARACTER, self.duplicate),
            self._button(Key.REMOVE_CHARACTER, self.remove),
            self._button(Key.HIDE_CHARACTER, self.hide_or_show),
            self._button(Key.CHARACTER_UP, partial(self.shift, -1), repeats=True),
            self._button(Key.CHARACTER_DOWN, partial(self.shift, 1), repeats=True),
            spacing=6,
        )
        self.table.setMinimumHeight(_LEAST_TABLE)
        self.sheet.setMinimumHeight(_LEAST_TABLE)
        split = QSplitter(Qt.Orientation.Vertical)
        split.addWidget(held(in_column(head, (self.table, 1), buttons, spacing=6)))
        split.addWidget(self.sheet)
        split.setChildrenCollapsible(False)
        split.setStretchFactor(0, 1)
        split.setSizes([345, 322])
        for key, do in ((Key.PORTRAIT, self.choose_portrait), (Key.NO_PORTRAIT, self.take_portrait_off)):
            button = key_button(self.own_keys, key, self.key_action(key, do).trigger, look="small")
            self.portrait_buttons[key] = button
            self.sheet.beside.addWidget(button)
        self.setLayout(in_column(split, margins=(10, 8, 10, 8)))
        self.setTabOrder(self.table, next(iter(self.sheet.fields.values())))

    def _button(self, key: Key, do: Callable[[], object], *, repeats: bool = False) -> QPushButton:
        """Return a button for a command of the table, whose keys mean it while the table has the keyboard."""
        action = new_action(self.table, self.own_keys, key, do)
        action.setAutoRepeat(repeats)
        return key_button(self.own_keys, key, action.trigger, look="small")


class _Sheet(FieldsPanel):
    """The parts of a sheet that are in no column."""

    def __init__(self, parts: tuple[CastPart, ...], write: Callable[[Any, CastPart, str], bool]) -> None:
        super().__init__(parts)
        self._on_write = write
        self.warning.hide()
        grid = QGridLayout()
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(5)
        row = column = 0
        for part in parts:
            if part.lines > 1 and column:
                row, column = row + 1, 0
            field = self.field(part)
            top = Qt.AlignmentFlag.AlignTop if part.lines > 1 else Qt.AlignmentFlag.AlignVCenter
            grid.addWidget(label_of(part, field), row, 2 * column, Qt.AlignmentFlag.AlignRight | top)
            grid.addWidget(field, row, 2 * column + 1, 1, 2 * _A_LINE - 1 if part.lines > 1 else 1)
            column = (column + 1) % _A_LINE
            row += 1 if not column or part.lines > 1 else 0
        for at in range(_A_LINE):
            grid.setColumnStretch(2 * at + 1, 1)
        self.put(grid)

    def write(self, part: CastPart, words: str) -> bool:
        """See `FieldsPanel`."""
        return self._on_write(self._subject, part, words)
