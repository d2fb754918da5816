"""The window in which the Host gives commands other keys; it may stay open beside the round."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QHeaderView,
    QPushButton,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from demoncity_gui.host.keyboard.commands import FIXED_BESIDES, heading
from demoncity_gui.host.keyboard.keys import Key
from demoncity_gui.host.keyboard.own_keys import OwnKeys, keys_of, written
from demoncity_gui.host.widgets.layouts import STRETCH, in_column, in_row
from demoncity_gui.host.widgets.plain import PlainLabel, set_tip, set_title
from demoncity_gui.host.widgets.theme import bold, wardrobe, worn
from demoncity_gui.texts import keyboard as said

_SIZE = QSize(860, 640)
_COMMAND, _KEY, _WHAT = range(3)
_WIDTHS = 178, 172
"""Of the columns of commands and of keys, in logical pixels; what they do takes the rest."""


class KeyEditor(QDialog):
    """Every command with its key. Enter or a double click takes the next key pressed; what can't be is said beneath."""

    def __init__(self, parent: QWidget, keys: OwnKeys) -> None:
        super().__init__(parent)
        self.own_keys = keys
        self._let_go: dict[Key, str] = {}
        set_title(self, said.title)
        self.table = _Table(self)
        self.message, self._hint = PlainLabel(kind="message", wraps=True), PlainLabel(said.hint, kind="muted")
        self.change = self._button(said.change, self.table.listen, said.change_tip)
        self.as_it_was = self._button(said.reset, self.reset, said.reset_tip)
        self.all_as_they_were = self._button(said.reset_all, self.reset_all, said.reset_all_tip)
        self.shut = self._button(said.close, self.close, said.close_tip)
        buttons = in_row(self.change, self.as_it_was, self.all_as_they_were, STRETCH, self.shut)
        pieces = ((self.table, 1), self.message, self._hint, buttons)
        self.setLayout(in_column(*pieces, spacing=6, margins=(10, 8, 10, 8)))
        keys.follow(self._show)

    @staticmethod
    def _button(words: str, do: Callable[[], object], tip: str) -> QPushButton:
        button = QPushButton(words)
        set_tip(button, tip)
        button.setAutoDefault(False)
        button.clicked.connect(lambda _checked=False: do())
        return button

    def open_anew(self) -> None:
        """Bring the window to the front, no larger than the screen, with what is kept and can't be used told."""
        room = self.screen().availableGeometry().size() - QSize(24, 56)
        self.resize(_SIZE.boundedTo(room))
        self._let_go = {}
        self._show()
        self.say(self.own_keys.words)
        self.show()
        self.raise_()
        self.activateWindow()
        self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def say(self, sentence: str) -> None:
        """Show one sentence beneath the keys, or take it away."""
        self.message.setText(sentence)
        self.message.setVisible(bool(sentence))

    @property
    def chosen(self) -> Key | None:
        """The command that is chosen, None on what can't be changed besides."""
        return self.table.key_at(self.table.currentRow())

    def choose(self, key: Key) -> None:
        """Choose this command."""
        self.table.setCurrentCell(self.table.row_of(key), _COMMAND)

    def take(self, keys: str) -> None:
        """Give what is chosen these keys, or say why it can't have them."""
        if self.chosen is not None:
            self._let_go = {}
            self.say(self.own_keys.change(self.chosen, keys))

    def reset(self) -> None:
        """Give what is chosen the key it came with."""
        self.table.stop_listening()
        if self.chosen is not None:
            self._let_go = {}
            self.say(self.own_keys.reset(self.chosen))

    def reset_all(self) -> None:
        """Give everything the key it came with; once more brings the Host's own back."""
        self.table.stop_listening()
        self.say("")
        if self._let_go:
            own, self._let_go = self._let_go, {}
            self.own_keys.restore(own)
        else:
            self._let_go = self.own_keys.reset_all()
            self._show()

    def why_not(self) -> str:
        """Return why what is chosen keeps its key, nothing if it can be changed."""
        key = self.chosen
        return self.table.why_fixed(self.table.currentRow()) if key is None else self.own_keys.fixed(key)

    def _show(self) -> None:
        self.table.show_keys(self.own_keys)
        changed = any(self.own_keys.is_own(key) for key in Key)
        self.all_as_they_were.setText(said.bring_back if self._let_go else said.reset_all)
        self.all_as_they_were.setEnabled(changed or bool(self._let_go))


class _Table(QTableWidget):
    """A line a command beneath headings that can't be chosen; while it listens, the next key is the new one."""

    def __init__(self, editor: KeyEditor) -> None:
        super().__init__(0, 3, editor)
        self._editor = editor
        self._listens = False
        self._rows: dict[Key, int] = {}
        self._cells: list[tuple[QTableWidgetItem, ...]] = []
        self._fixed: dict[int, str] = {}
        self._inks: dict[tuple[int, int], str] = {}
        self.setAccessibleName(said.table)
        self.setHorizontalHeaderLabels([said.command, said.key, said.what_it_does])
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(25)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        header = self.horizontalHeader()
        self.setColumnWidth(_COMMAND, _WIDTHS[0])
        self.setColumnWidth(_KEY, _WIDTHS[1])
        header.setSectionResizeMode(_WHAT, QHeaderView.ResizeMode.Stretch)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        header.setHighlightSections(False)
        self._fill()
        wardrobe.changed.connect(self._wear)
        self.itemDoubleClicked.connect(lambda _item: self.listen())
        self.itemSelectionChanged.connect(self.stop_listening)

    def _fill(self) -> None:
        for when in dict.fromkeys(key.when for key in Key):
            self._add_heading(heading(when))
            for key in Key:
                if key.when == when:
                    self._rows[key] = self._add(key.text, "", _about(key), bool(key.reserved_for))
        self._add_heading(said.fixed)
        for name in FIXED_BESIDES:
            what, keys, why = (said[f"fixed-{name}{part}"] for part in ("", "-keys", "-why"))
            self._fixed[self._add(what, keys, why, fixed=True)] = said.keeps(what=what, why=why)
        self.setCurrentCell(1, _COMMAND)

    def _add_heading(self, words: str) -> None:
        row = self._add(words, "", "", fixed=False)
        font = bold(self.font())
        for column, cell in enumerate(self._cells[row]):
            cell.setFont(font)
            self._ink(row, column, "accent")
            cell.setFlags(Qt.ItemFlag.NoItemFlags)
        self.setSpan(row, 0, 1, 3)

    def _add(self, command: str, keys: str, what: str, fixed: bool) -> int:
        row = self.rowCount()
        self.insertRow(row)
        cells = []
        for column, words in enumerate((command, keys, what)):
            item = QTableWidgetItem(words)
            item.setFlags(Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable)
            set_tip(item, words)
            self.setItem(row, column, item)
            cells.append(item)
        self._cells.append(tuple(cells))
        if fixed:
            for column in range(len(cells)):
                self._ink(row, column, "muted")
        return row

    def _ink(self, row: int, column: int, colour: str) -> None:
        """Write a cell in this colour of the palette, whichever is worn."""
        self._inks[row, column] = colour
        self._cells[row][column].setForeground(QColor(getattr(worn(), colour)))

    def _wear(self) -> None:
        for (row, column), colour in tuple(self._inks.items()):
            self._ink(row, column, colour)

    def key_at(self, row: int) -> Key | None:
        """Return the command of a line."""
        return next((key for key, place in self._rows.items() if place == row), None)

    def row_of(self, key: Key) -> int:
        """Return the line of a command."""
        return self._rows[key]

    def why_fixed(self, row: int) -> str:
        """Return why what stands on a line beneath the commands can't be changed."""
        return self._fixed.get(row, "")

    def show_keys(self, keys: OwnKeys) -> None:
        """Show the keys as they are; those of the Host's own stand out, with the first ones beside them."""
        self._listens = False
        for key, row in self._rows.items():
            item = self._cells[row][_KEY]
            own = keys.is_own(key)
            item.setText(said.was(keys=keys.signs(key), key=written(key.keys[0])) if own else keys.signs(key))
            self._cells[row][_COMMAND].setData(
                Qt.ItemDataRole.AccessibleTextRole, said.row(command=key.text, keys=keys.signs(key))
            )
            if not key.reserved_for:
                self._ink(row, _KEY, "horror" if own else "bone")
            item.setFont(bold(self.font(), own))

    def listen(self) -> None:
        """Take the next key pressed as the new one of what is chosen, if it can be changed."""
        why = self._editor.why_not()
        self._editor.say(why)
        if why or self._editor.chosen is None:
            return
        self._listens = True
        self._cells[self.currentRow()][_KEY].setText(said.press_now)
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def stop_listening(self) -> None:
        """Leave the key as it is."""
        if self._listens:
            self._listens = False
            self.show_keys(self._editor.own_keys)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Leave the key as it is where something else is turned to."""
        super().focusOutEvent(event)
        self.stop_listening()

    def event(self, event: QEvent) -> bool:
        """Take any key while it listens, before Qt makes something else of it."""
        if self._listens and event.type() in (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress):
            event.accept()
            if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
                self._on_new_key(event)
            return True
        return super().event(event)

    def _on_new_key(self, event: QKeyEvent) -> None:
        keys = keys_of(event)
        if not keys or event.isAutoRepeat():
            return
        self.stop_listening()
        if event.key() != Qt.Key.Key_Escape:
            self._editor.take(keys)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter listens for a new key, Delete brings the first one back."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self.listen()
        elif event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self._editor.reset()
        elif event.key() == Qt.Key.Key_Escape:
            self._editor.close()
        else:
            super().keyPressEvent(event)


def _about(key: Key) -> str:
    """Return what a command does, or why its key can't be changed."""
    match key.reserved_for:
        case "":
            return key.tip
        case "arrows":
            return said.is_fixed_arrows
        case _:
            return said.is_fixed_big_button
