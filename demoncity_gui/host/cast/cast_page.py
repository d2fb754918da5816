"""The page of the cast: a table of everybody, the sheet of the one who is chosen, casts kept and taken in."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import (
    QComboBox,
    QFileDialog,
    QHBoxLayout,
    QMenu,
    QPushButton,
    QSizePolicy,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from demoncity_gui.formats.cast import CastUnreadable, read_cast, write_cast
from demoncity_gui.formats.cast_library import CastLibrary
from demoncity_gui.host.cast.cast_table import CastTable
from demoncity_gui.host.cast.sheet_panel import SheetPanel
from demoncity_gui.host.keyboard.keys import BINDINGS, Key
from demoncity_gui.host.keyboard.own_keys import OwnKeys
from demoncity_gui.host.side_page import Do, SidePage
from demoncity_gui.host.widgets.elided import widen_for_bold
from demoncity_gui.host.widgets.plain import PlainLabel, set_tip
from demoncity_gui.models.cast import CastModel, Column
from demoncity_gui.plain_text import on_button, quoted
from demoncity_gui.rules.characters import Character, CharacterId
from demoncity_gui.rules.commands import AddCharacters, EditCharacter, MoveCharacter, RemoveCharacter, SetHidden
from demoncity_gui.session.cast_picture import CastPicture, Sheet
from demoncity_gui.session.session import Session

_CASTS = "Casts (*.toml)"
_LEAST_TABLE = 150
"""How low the table and the sheet may become, in logical pixels."""


class CastPage(SidePage):
    """Everybody of the evening, with everything on their sheets. `library` keeps own casts."""

    def __init__(
        self, session: Session, do: Do, keys: OwnKeys, library: CastLibrary, parent: QWidget | None = None
    ) -> None:
        super().__init__(session, do, keys, parent)
        self.library = library
        self._picture = CastPicture(())
        self._to_replace = ""
        self.model = CastModel(self._edit, self)
        self.table = CastTable(self.model)
        self.sheet = SheetPanel(self._edit, keys)
        self.casts = _OwnCasts()
        self.only_one = self._file_button(Key.ONLY_ONE)
        self.only_one.setCheckable(True)
        widen_for_bold(self.only_one)
        self._lay_out()
        self.setFocusProxy(self.table)
        self.model.refused.connect(self.say)
        self.sheet.refused.connect(self.say)
        self.sheet.left.connect(self._to_table)
        self.table.dragged.connect(self._on_dragged)
        self.table.selectionModel().currentRowChanged.connect(lambda _now, _was: self._show_chosen())
        self.table.gave_up.connect(lambda: self.say(""))
        self.casts.editTextChanged.connect(self._on_name)
        self.casts.left.connect(self._to_table)

    def take_up(self, session: Session) -> None:
        """Show another evening's cast from now on."""
        super().take_up(session)
        self.sheet.forget()
        self.model.show_sheets(())  # a field over a cell goes with its row
        self.refresh()

    @property
    def to_print(self) -> CharacterId | None:
        """Whose sheet is shown."""
        return None if self._chosen is None else self._chosen.who

    def refresh(self) -> None:
        """Show the cast as it is now; somebody is chosen always."""
        self.say("")
        self._picture = self.session.cast_picture()
        row = self.table.currentIndex().row()
        self.model.show_sheets(self._picture.sheets)
        if not self.table.currentIndex().isValid() and self._picture.sheets:
            self._choose(min(max(row, 0), len(self._picture.sheets) - 1))
        self._show_chosen()
        self._offer_casts()

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
        sheet = self.model.sheet_at(row)
        if sheet is not None:
            # Not under Qt's hands: the header is still in the midst of the drag.
            QTimer.singleShot(0, self, lambda: self.do(MoveCharacter(sheet.who, place)))

    @property
    def _chosen(self) -> Sheet | None:
        return self.model.sheet_at(self.table.currentIndex().row())

    def _choose(self, row: int) -> None:
        self.table.setCurrentIndex(self.model.index(row, Column.NAME))
        self.table.scrollTo(self.table.currentIndex())

    def _show_chosen(self) -> None:
        self.sheet.show_sheet(self._chosen)

    # --- casts kept and taken in ---------------------------------------------------------------------------------

    def take_in(self) -> None:
        """Add everybody of the own cast that is named; with “Only one”, whoever is chosen of it."""
        name = self.casts.currentText().strip()
        if not self.library.has(name):
            self.say(f"No own cast is called “{name}”." if name else "Choose an own cast, or name one to keep.")
            self.casts.setFocus(Qt.FocusReason.ShortcutFocusReason)
            return
        self._try(lambda: self._take_in(self.library.take(name)))

    def keep(self) -> None:
        """Keep the cast under the name that was typed; one that is there is replaced at a second try.

        With “Only one” it is the one who is chosen, under their own name where none was typed.
        """
        name = self.casts.currentText().strip()
        if not name and self.only_one.isChecked() and self._chosen is not None:
            name = self._chosen.character.name
        if self.library.has(name) and self._to_replace != name:
            self._to_replace = name
            self.tell(f"An own cast is called “{name}” already: press Keep again to replace it.")
            return
        if not self._try(lambda: self._keep(name)):
            self.casts.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def import_file(self) -> None:
        """Ask for a file and add everybody in it."""
        dialog = self._dialog("Import a cast")
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.fileSelected.connect(lambda name: self._try(lambda: self._take_in(read_cast(Path(name)))))
        dialog.open()

    def export_file(self) -> None:
        """Ask for a file and write the cast into it, or only the one who is chosen."""
        dialog = self._dialog("Export the cast")
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix("toml")
        alone = self._outgoing if self.only_one.isChecked() else ()
        dialog.selectFile("".join(f"{_as_file_name(one.name)}.toml" for one in alone) or "cast.toml")
        dialog.fileSelected.connect(lambda name: self._try(lambda: self._write(Path(name))))
        dialog.open()

    @property
    def _outgoing(self) -> tuple[Character, ...]:
        """Who is kept or exported: everybody, or the one who is chosen."""
        if not self.only_one.isChecked():
            return self._picture.characters
        return () if self._chosen is None else (self._chosen.character,)

    def _take_in(self, newcomers: Sequence[Character]) -> None:
        """Add these; with “Only one” ask first who of them it is."""
        if not self.only_one.isChecked() or len(newcomers) < 2:
            self._add_all(newcomers)
            return
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for number, one in enumerate(newcomers, start=1):
            key = f"&{number}  " if number < 10 else ""
            action = menu.addAction(f"{key}{on_button(one.name)}")
            action.triggered.connect(lambda _checked=False, one=one: self._add_all((one,)))
        menu.popup(self.only_one.mapToGlobal(self.only_one.rect().bottomLeft()))

    def _add_all(self, newcomers: Sequence[Character]) -> None:
        named = self._picture.under_free_names(newcomers)
        owned = len(self._picture.significators)
        if not self._add(named, None):
            return
        renamed = sum(one.name != new.name for one, new in zip(newcomers, named, strict=True))
        lost = sum(len(one.significators) for one in newcomers) - (len(self._picture.significators) - owned)
        words = [f"Taken in: {len(named)}."]
        words += [f"Under a new name, for theirs was taken: {renamed}."] if renamed else []
        words += [f"Significators that are somebody else’s or the Horror’s, and stay so: {lost}."] if lost else []
        self.tell(" ".join(words))
        self._to_table()

    def _keep(self, name: str) -> None:
        self.library.keep(name, self._outgoing)
        self._to_replace = ""
        self._offer_casts()
        self.tell(f"Kept as “{name}”: {len(self._outgoing)}.")
        self._to_table()

    def _write(self, path: Path) -> None:
        try:
            write_cast(path, self._outgoing)
        except OSError as why:
            raise CastUnreadable(f"{quoted(path)} can’t be written: {(why.strerror or str(why)).lower()}.") from why
        self.tell(f"Written to {path}: {len(self._outgoing)}.")

    def _try(self, what: Callable[[], object]) -> bool:
        try:
            what()
        except CastUnreadable as why:
            self.say(str(why))
            return False
        return True

    def _to_table(self) -> None:
        """Give the table the keyboard: undo is the evening's there, not a field's."""
        self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_name(self) -> None:
        self._to_replace = ""

    def _offer_casts(self) -> None:
        names = self.library.names()
        if [self.casts.itemText(place) for place in range(self.casts.count())] != names:
            typed = self.casts.currentText()
            self.casts.blockSignals(True)
            self.casts.clear()
            self.casts.addItems(names)
            self.casts.setEditText(typed)
            self.casts.blockSignals(False)

    def _dialog(self, title: str) -> QFileDialog:
        dialog = QFileDialog(self, title)
        dialog.setNameFilter(_CASTS)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        return dialog

    # --- how it is laid out --------------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        buttons = QHBoxLayout()
        buttons.setSpacing(6)
        for key, slot in (
            (Key.ADD_CHARACTER, self.add),
            (Key.DUPLICATE_CHARACTER, self.duplicate),
            (Key.REMOVE_CHARACTER, self.remove),
            (Key.HIDE_CHARACTER, self.hide_or_show),
            (Key.CHARACTER_UP, partial(self.shift, -1)),
            (Key.CHARACTER_DOWN, partial(self.shift, 1)),
        ):
            buttons.addWidget(self._button(key, slot))
        buttons.addStretch(1)
        self.casts.setEditable(True)
        self.casts.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        self.casts.setMinimumWidth(130)
        self.casts.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.casts.setAccessibleName("Own casts")
        set_tip(self.casts, "Choose an own cast to take in, or type a name to keep this one under.")
        line = self.casts.lineEdit()
        if line is not None:
            line.setPlaceholderText("own casts: choose or name one")
        files = QHBoxLayout()
        files.setSpacing(6)
        heading = PlainLabel("Cast")
        heading.setObjectName("headline")
        files.addWidget(heading)
        files.addStretch(1)
        files.addWidget(self.casts, 2)
        for key, slot in (
            (Key.TAKE_IN, self.take_in),
            (Key.KEEP_CAST, self.keep),
            (Key.IMPORT_CAST, self.import_file),
            (Key.EXPORT_CAST, self.export_file),
        ):
            files.addWidget(self._file_button(key, slot))
        files.addWidget(self.only_one)
        files.addWidget(_plain("Print…", "Print a sheet, or everybody’s, as a PDF", self.print_wanted.emit))
        above = QWidget()
        top = QVBoxLayout(above)
        top.setContentsMargins(0, 0, 0, 0)
        top.setSpacing(6)
        top.addLayout(files)
        top.addWidget(self.table, 1)
        top.addLayout(buttons)
        self.table.setMinimumHeight(_LEAST_TABLE)
        self.sheet.setMinimumHeight(_LEAST_TABLE)
        split = QSplitter(Qt.Orientation.Vertical)
        split.addWidget(above)
        split.addWidget(self.sheet)
        split.setChildrenCollapsible(False)
        split.setStretchFactor(0, 1)
        split.setSizes([345, 322])
        layout = QVBoxLayout(self)
        layout.setContentsMargins(10, 8, 10, 8)
        layout.addWidget(split)
        self.setTabOrder(self.table, next(iter(self.sheet.fields.values())))

    def _file_button(self, key: Key, slot: Callable[[], object] = lambda: None) -> QPushButton:
        """Return a button for casts as a whole, whose keys press it wherever the keyboard is on this page."""
        binding = BINDINGS[key]
        button = _plain(binding.text, "", slot)
        self.own_keys.follow(lambda: set_tip(button, f"{binding.tip} [{self.own_keys.sign(key)}]"))
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.command_action(key, button.click)
        return button

    def _button(self, key: Key, slot: Callable[[], object]) -> QPushButton:
        """Return a button for a command of the table, whose keys mean it while the table has the keyboard."""
        binding = BINDINGS[key]
        action = QAction(binding.text, self)
        self.own_keys.bind(action, key)
        action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        action.setAutoRepeat(key in (Key.CHARACTER_UP, Key.CHARACTER_DOWN))
        action.setStatusTip(binding.tip)
        action.triggered.connect(lambda _checked=False: slot())
        self.table.addAction(action)
        button = _plain("", binding.tip, action.trigger)
        self.own_keys.label(button, key)
        button.setAccessibleName(binding.text)
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        return button


class _OwnCasts(QComboBox):
    """The names of own casts; `left` says that Escape or Enter gave the keyboard back."""

    left = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Give the keyboard back on Enter and Escape; what is typed stays."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape):
            self.left.emit()
        else:
            super().keyPressEvent(event)


def _as_file_name(name: str) -> str:
    """Return a name as a file may be called anywhere."""
    return "".join(letter if letter.isalnum() or letter in " -_" else "_" for letter in name).strip()


def _plain(words: str, tip: str, slot: Callable[[], object]) -> QPushButton:
    button = QPushButton(words)
    set_tip(button, tip)
    button.setProperty("small", True)
    button.clicked.connect(lambda _checked=False: slot())
    return button
