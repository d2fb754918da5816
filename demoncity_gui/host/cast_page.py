"""The page of the cast: a table of everybody, the sheet of the one who is chosen, casts kept and taken in."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import (
    QComboBox,
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from demoncity_gui.formats.cast import CastUnreadable, read_cast, write_cast
from demoncity_gui.formats.cast_library import CastLibrary
from demoncity_gui.host.cast_table import CastTable
from demoncity_gui.host.keys import BINDINGS, Key
from demoncity_gui.host.sheet_panel import SheetPanel
from demoncity_gui.host.side_page import Do, SidePage
from demoncity_gui.models.cast import CastModel, Column
from demoncity_gui.rules.characters import Character, CharacterId
from demoncity_gui.rules.commands import AddCharacters, EditCharacter, MoveCharacter, RemoveCharacter
from demoncity_gui.session.cast_picture import CastPicture, Sheet
from demoncity_gui.session.session import Session

_CASTS = "Casts (*.toml)"
_LEAST_TABLE = 150
"""How low the table and the sheet may become, in logical pixels."""


class CastPage(SidePage):
    """Everybody of the evening, with everything on their sheets. `library` keeps own casts."""

    def __init__(self, session: Session, do: Do, library: CastLibrary, parent: QWidget | None = None) -> None:
        super().__init__(session, do, parent)
        self.library = library
        self._picture = CastPicture(())
        self._to_replace = ""
        self.model = CastModel(self._edit, self)
        self.table = CastTable(self.model)
        self.sheet = SheetPanel(self._edit)
        self.casts = QComboBox()
        self._lay_out()
        self.setFocusProxy(self.table)
        self.model.refused.connect(self.say)
        self.sheet.refused.connect(self.say)
        self.sheet.left.connect(lambda: self.table.setFocus(Qt.FocusReason.OtherFocusReason))
        self.table.dragged.connect(self._on_dragged)
        self.table.selectionModel().currentRowChanged.connect(lambda _now, _was: self._show_chosen())
        self.casts.editTextChanged.connect(self._on_name)

    def take_up(self, session: Session) -> None:
        """Show another evening's cast from now on."""
        super().take_up(session)
        self.sheet.forget()
        self.model.show_sheets(())  # a field over a cell goes with its row
        self.refresh()

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
            self.table.edit(self.table.currentIndex())

    def duplicate(self) -> None:
        """Add somebody with the same sheet behind the one who is chosen; the name waits to be typed."""
        chosen = self._chosen
        if chosen is not None and self._add([self._picture.copy_of(chosen.character)], chosen.who):
            self.table.edit(self.table.currentIndex())

    def remove(self) -> None:
        """Take out the one who is chosen; undo brings them back."""
        if self._chosen is not None:
            self.do(RemoveCharacter(self._chosen.who))

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
        """Add everybody of the own cast that is named."""
        name = self.casts.currentText().strip()
        if not self.library.has(name):
            self.say(f"No own cast is called “{name}”." if name else "Choose an own cast, or name one to keep.")
            return
        self._try(lambda: self._take_in(self.library.take(name)))

    def keep(self) -> None:
        """Keep the whole cast under the name that was typed; one that is there is replaced at a second try."""
        name = self.casts.currentText().strip()
        if self.library.has(name) and self._to_replace != name:
            self._to_replace = name
            self.tell(f"An own cast is called “{name}” already: press Keep again to replace it.")
            return
        self._try(lambda: self._keep(name))

    def import_file(self) -> None:
        """Ask for a file and add everybody in it."""
        dialog = self._dialog("Import a cast")
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.fileSelected.connect(lambda name: self._try(lambda: self._take_in(read_cast(Path(name)))))
        dialog.open()

    def export_file(self) -> None:
        """Ask for a file and write the whole cast into it."""
        dialog = self._dialog("Export the cast")
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix("toml")
        dialog.selectFile("cast.toml")
        dialog.fileSelected.connect(lambda name: self._try(lambda: self._write(Path(name))))
        dialog.open()

    def _take_in(self, newcomers: Sequence[Character]) -> None:
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

    def _keep(self, name: str) -> None:
        self.library.keep(name, self._picture.characters)
        self._to_replace = ""
        self._offer_casts()
        self.tell(f"Kept as “{name}”: {len(self._picture.characters)}.")

    def _write(self, path: Path) -> None:
        try:
            write_cast(path, self._picture.characters)
        except OSError as why:
            raise CastUnreadable(f"{path} can’t be written: {(why.strerror or str(why)).lower()}.") from why
        self.tell(f"Written to {path}: {len(self._picture.characters)}.")

    def _try(self, what: Callable[[], object]) -> None:
        try:
            what()
        except CastUnreadable as why:
            self.say(str(why))

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
        self.casts.setToolTip("Choose an own cast to take in, or type a name to keep this one under.")
        line = self.casts.lineEdit()
        if line is not None:
            line.setPlaceholderText("own casts: choose or name one")
        files = QHBoxLayout()
        files.setSpacing(6)
        heading = QLabel("Cast")
        heading.setObjectName("headline")
        files.addWidget(heading)
        files.addStretch(1)
        files.addWidget(self.casts, 2)
        for words, tip, slot in (
            ("Take in", "Add everybody of this own cast to the evening", self.take_in),
            ("Keep", "Keep the whole cast of this evening among your own, under this name", self.keep),
            ("Import…", "Add everybody of a cast in a file (TOML)", self.import_file),
            ("Export…", "Write the whole cast of this evening to a file (TOML)", self.export_file),
        ):
            files.addWidget(_plain(words, tip, slot))
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

    def _button(self, key: Key, slot: Callable[[], object]) -> QPushButton:
        """Return a button for a command of the table, whose keys mean it while the table has the keyboard."""
        binding = BINDINGS[key]
        action = QAction(binding.text, self)
        action.setShortcuts([QKeySequence(keys) for keys in binding.keys])
        action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        action.setAutoRepeat(key in (Key.CHARACTER_UP, Key.CHARACTER_DOWN))
        action.setStatusTip(binding.tip)
        action.triggered.connect(lambda _checked=False: slot())
        self.table.addAction(action)
        shown = QKeySequence(binding.keys[0]).toString(QKeySequence.SequenceFormat.NativeText)
        button = _plain(f"{binding.text} [{shown}]", binding.tip, action.trigger)
        button.setAccessibleName(binding.text)
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        return button


def _plain(words: str, tip: str, slot: Callable[[], object]) -> QPushButton:
    button = QPushButton(words)
    button.setToolTip(tip)
    button.setProperty("small", True)
    button.clicked.connect(lambda _checked=False: slot())
    return button
