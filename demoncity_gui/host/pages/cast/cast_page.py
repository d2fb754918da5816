"""The page of the cast: a table of everybody, the sheet of the one who is chosen, casts kept and taken in."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from functools import partial
from itertools import pairwise

from msgspec.structs import replace
from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtWidgets import QPushButton, QSplitter

from demoncity_gui.evening.session import AnySession
from demoncity_gui.formats.cast_library import CastLibrary
from demoncity_gui.games.demon_city.rules.characters import Character, CharacterId
from demoncity_gui.games.demon_city.rules.commands import (
    AddCharacters,
    EditCharacter,
    MoveCharacter,
    RemoveCharacter,
    SetHidden,
)
from demoncity_gui.games.demon_city.views.cast_picture import CastPicture, Sheet, cast_picture
from demoncity_gui.host.asking.question_bar import QuestionBar
from demoncity_gui.host.keyboard.actions import new_action
from demoncity_gui.host.keyboard.key_buttons import key_button
from demoncity_gui.host.keyboard.keys import Key
from demoncity_gui.host.keyboard.own_keys import OwnKeys
from demoncity_gui.host.pages.cast.cast_model import FIRST_STAT, CastModel, Column
from demoncity_gui.host.pages.cast.cast_table import CastTable
from demoncity_gui.host.pages.cast.casts_kept import CastsKept
from demoncity_gui.host.pages.cast.sheet_panel import SheetPanel
from demoncity_gui.host.pages.side_page import DoCommand, SidePage
from demoncity_gui.host.pages.tv.pictures import Pictures, picture_kinds
from demoncity_gui.host.widgets.buttons import set_up
from demoncity_gui.host.widgets.elided import ElidedButton
from demoncity_gui.host.widgets.file_dialogs import ask_file
from demoncity_gui.host.widgets.layouts import held, in_column
from demoncity_gui.host.widgets.page_head import PageHead
from demoncity_gui.host.widgets.plain import set_tip
from demoncity_gui.host.widgets.wrapping_row import WrappingRow
from demoncity_gui.texts import cast_page as said

_LEAST_TABLE = 150
"""How low the table and the sheet may become, in logical pixels."""


class CastPage(SidePage):
    """Everybody of the evening, with everything on their sheets. `library` keeps own casts.

    Casts as a whole are kept and taken in `from_anywhere`.
    """

    def __init__(
        self,
        session: AnySession,
        do: DoCommand,
        keys: OwnKeys,
        library: CastLibrary,
        questions: QuestionBar,
        pictures: Pictures,
    ) -> None:
        super().__init__(session, do, keys)
        self._pictures = pictures
        self._picture = CastPicture(())
        self.model = CastModel(self._edit, self)
        self.table = CastTable(self.model, FIRST_STAT)
        self.sheet = SheetPanel(self._edit, keys)
        self.portrait_buttons: dict[Key, QPushButton] = {}
        self.only_one = self._file_button(Key.ONLY_ONE)
        self.only_one.setCheckable(True)
        self.kept = CastsKept(
            self,
            library,
            questions,
            is_one=self.only_one.isChecked,
            outgoing=lambda: self._outgoing,
            add=self._add_all,
        )
        self.reading = self.kept.reading
        self._lay_out()
        self.setFocusProxy(self.table)
        self.model.refused.connect(self.say)
        self.sheet.refused.connect(self.say)
        self.sheet.left.connect(self._to_table)
        self.table.dragged.connect(self._on_dragged)
        self.table.selectionModel().currentRowChanged.connect(lambda _now, _was: self._show_chosen())
        self.table.gave_up.connect(lambda: self.say(""))

    def set_session(self, session: AnySession) -> None:
        """Show another evening's cast from now on."""
        super().set_session(session)
        self.reading.cancel()
        self.sheet.forget()
        self.model.show_rows(())  # a field over a cell goes with its row
        self.refresh()

    @property
    def to_print(self) -> CharacterId | None:
        """Whose sheet is shown."""
        return None if self._chosen is None else self._chosen.who

    def refresh(self) -> None:
        """Show the cast as it is now; somebody is chosen always."""
        self.say("")
        self._picture = cast_picture(self.session.shown, self.session.pictures.readable)
        row = self.table.currentIndex().row()
        self.model.show_rows(self._picture.sheets)
        if not self.table.currentIndex().isValid() and self._picture.sheets:
            self._choose(min(max(row, 0), len(self._picture.sheets) - 1))
        self._show_chosen()

    # --- the cast ------------------------------------------------------------------------------------------------

    def add(self) -> None:
        """Add somebody with an empty sheet behind the one who is chosen; the name waits to be typed."""
        chosen = self._chosen
        if chosen is not None and self._add([self._picture.somebody_new(chosen.character)], chosen.who):
            self.table.type_over(self.table.currentIndex())

    def duplicate(self) -> None:
        """Add somebody with the same sheet behind the one who is chosen; the name waits to be typed."""
        chosen = self._chosen
        if chosen is not None and self._add([self._picture.copy_of(chosen.character)], chosen.who):
            self.table.type_over(self.table.currentIndex())

    def remove(self) -> None:
        """Take out the one who is chosen; undo brings them back."""
        if self._chosen is not None:
            self.do(RemoveCharacter(self._chosen.who))

    def hide_or_show(self) -> None:
        """Hide the one who is chosen from the players, or show them again."""
        chosen = self._chosen
        if chosen is not None:
            self.do(SetHidden(chosen.who, not chosen.character.hidden))

    def shift(self, by: int) -> None:
        """Put the one who is chosen so many places down."""
        chosen = self._chosen
        if chosen is not None and 0 <= self.table.currentIndex().row() + by < len(self._picture.sheets):
            self.do(MoveCharacter(chosen.who, self.table.currentIndex().row() + by))
            self.table.scrollTo(self.table.currentIndex())

    # --- portraits -----------------------------------------------------------------------------------------------

    def choose_portrait(self) -> None:
        """Ask for a picture, and make it the portrait of the one who is chosen."""
        chosen = self._chosen
        if chosen is None:
            return
        title, take = said.portrait_of(name=chosen.character.name), partial(self._pictures.give_portrait, chosen.who)
        ask_file(self, title, take, kinds=picture_kinds())

    def use_sheets_picture(self) -> None:
        """Open the picture that the sheet names, which may be a stranger's word, and make it the portrait."""
        chosen = self._chosen
        if chosen is None or not chosen.character.picture:
            self.say(said.no_picture(button=self.own_keys.with_sign(Key.PORTRAIT)))
            return
        path = self.folder / os.path.expanduser(chosen.character.picture)
        self._pictures.give_portrait(chosen.who, path, is_strangers=True)

    def take_portrait_off(self) -> None:
        """Take the portrait off the sheet; undo brings it back."""
        chosen = self._chosen
        if chosen is not None and chosen.character.portrait:
            self.do(EditCharacter(replace(chosen.character, portrait="")))

    def person_at(self, place: QPoint) -> CharacterId | None:
        """Return whose line it is, or the one who is chosen where it is the sheet."""
        if self.sheet.isVisible() and self.sheet.rect().contains(self.sheet.mapFromGlobal(place)):
            return None if self._chosen is None else self._chosen.who
        view = self.table.viewport()
        sheet = self.model.row_at(self.table.indexAt(view.mapFromGlobal(place)).row())
        return sheet.who if sheet is not None and view.rect().contains(view.mapFromGlobal(place)) else None

    def _add(self, newcomers: Sequence[Character], behind: CharacterId | None) -> bool:
        known = {sheet.who for sheet in self._picture.sheets}
        if not self.do(AddCharacters(tuple(newcomers), behind)):
            return False
        rows = [row for row, sheet in enumerate(self._picture.sheets) if sheet.who not in known]
        self._choose(rows[0])
        return True

    def _edit(self, character: Character) -> bool:
        return self.do(EditCharacter(character))

    def _on_dragged(self, row: int, place: int) -> None:
        sheet = self.model.row_at(row)
        if sheet is not None:
            # Not under Qt's hands: the header is still in the midst of the drag.
            QTimer.singleShot(0, self, lambda: self.do(MoveCharacter(sheet.who, place)))

    @property
    def _chosen(self) -> Sheet | None:
        return self.model.row_at(self.table.currentIndex().row())

    def _choose(self, row: int) -> None:
        self.table.setCurrentIndex(self.model.index(row, Column.NAME))
        self.table.scrollTo(self.table.currentIndex())

    def _show_chosen(self) -> None:
        chosen = self._chosen
        self.sheet.show_sheet(chosen)
        one = None if chosen is None else chosen.character
        self.portrait_buttons[Key.SHEETS_PICTURE].setVisible(one is not None and bool(one.picture))
        self.portrait_buttons[Key.NO_PORTRAIT].setVisible(one is not None and bool(one.portrait))

    # --- casts kept and taken in ---------------------------------------------------------------------------------

    @property
    def _outgoing(self) -> tuple[Character, ...]:
        """Who is kept or exported: everybody, or the one who is chosen."""
        if not self.only_one.isChecked():
            return self._picture.characters
        return () if self._chosen is None else (self._chosen.character,)

    def _add_all(self, newcomers: Sequence[Character]) -> bool:
        named = self._picture.under_free_names(newcomers)
        owned = len(self._picture.significators)
        if not self._add(named, None):
            return False
        renamed = sum(one.name != new.name for one, new in zip(newcomers, named, strict=True))
        lost = sum(len(one.significators) for one in newcomers) - (len(self._picture.significators) - owned)
        words = [said.added(number=len(named))]
        words += [said.renamed(number=renamed)] if renamed else []
        words += [said.significators_lost(number=lost)] if lost else []
        self.tell(" ".join(words))
        return True

    def _to_table(self) -> None:
        """Give the table the keyboard: undo is the evening's there, not a field's."""
        self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    # --- how it is laid out --------------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        self.from_anywhere = {
            key: self._file_button(key, do)
            for key, do in (
                (Key.TAKE_IN, self.kept.take_in),
                (Key.KEEP_CAST, self.kept.keep),
                (Key.IMPORT_CAST, self.kept.import_file),
                (Key.EXPORT_CAST, self.kept.export_file),
            )
        }
        self.key_action(Key.ONLY_ONE, self.only_one.click)
        printing = set_up(QPushButton(Key.PRINT.text), self.print_wanted.emit, look="small", takes_keyboard=True)
        set_tip(printing, said.print_tip)
        files = PageHead(said.cast, *self.from_anywhere.values(), self.only_one, printing, spacing=6)
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
        split.addWidget(held(in_column(files, (self.table, 1), buttons, spacing=6)))
        split.addWidget(self.sheet)
        split.setChildrenCollapsible(False)
        split.setStretchFactor(0, 1)
        split.setSizes([345, 322])
        for key, do in (
            (Key.PORTRAIT, self.choose_portrait),
            (Key.SHEETS_PICTURE, self.use_sheets_picture),
            (Key.NO_PORTRAIT, self.take_portrait_off),
        ):
            button = key_button(self.own_keys, key, self.key_action(key, do).trigger, look="small")
            self.portrait_buttons[key] = button
            self.sheet.beside.addWidget(button)
        self.setLayout(in_column(split, margins=(10, 8, 10, 8)))
        for one, then in pairwise((self.table, *self.sheet.fields.values())):
            self.setTabOrder(one, then)

    def _file_button(self, key: Key, do: Callable[[], object] | None = None) -> QPushButton:
        """Return a button for casts as a whole."""
        button = set_up(ElidedButton(key.text), do, look="small")
        self.own_keys.follow(lambda: set_tip(button, said.with_key(tip=key.tip, key=self.own_keys.sign(key))))
        return button

    def _button(self, key: Key, do: Callable[[], object], *, repeats: bool = False) -> QPushButton:
        """Return a button for a command of the table, whose keys mean it while the table has the keyboard."""
        action = new_action(self.table, self.own_keys, key, do)
        action.setAutoRepeat(repeats)
        return key_button(self.own_keys, key, action.trigger, look="small")
