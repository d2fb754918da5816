"""What the Host's window shows while no evening is open: those of late, and a new one."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QPushButton, QWidget

from demoncity_gui.host.keyboard.keys import Key
from demoncity_gui.host.keyboard.own_keys import OwnKeys
from demoncity_gui.host.widgets.buttons import set_up
from demoncity_gui.host.widgets.layouts import STRETCH, in_column, in_row
from demoncity_gui.host.widgets.message_line import MessageLine
from demoncity_gui.host.widgets.plain import PlainLabel, set_tip
from demoncity_gui.texts import evenings as said
from demoncity_gui.texts import guest_desk, host_window

_WIDTH = 560
"""In logical pixels: a list of names needs no more."""


def new_of_guests() -> list[tuple[str, str]]:
    """Return what begins an evening of the dice edition and of each guest: how its plans are called, and a button."""
    return [("dice", guest_desk.new_dice), ("kings", guest_desk.new_kings), ("action", guest_desk.new_action)]


class StartPage(QWidget):
    """Evenings to go on with. `evening_chosen` carries a path; the others say what is wanted."""

    evening_chosen = Signal(Path)
    new_wanted = Signal(str)
    """Of which game: “evening” for Demon City, else as the plans of a guest are called."""
    open_wanted = Signal()

    def __init__(self, keys: OwnKeys) -> None:
        super().__init__()
        self.message = MessageLine()
        self._hint = PlainLabel()
        self.recent = QListWidget()
        self.recent.setSpacing(4)
        self.recent.setAccessibleName(said.recent_evenings)
        self.recent.itemActivated.connect(lambda item: self.evening_chosen.emit(item.data(Qt.ItemDataRole.UserRole)))
        new, open_ = QPushButton(), QPushButton()
        keys.label(new, Key.NEW)
        keys.label(open_, Key.OPEN)
        new.clicked.connect(lambda: self.new_wanted.emit("evening"))
        open_.clicked.connect(self.open_wanted)
        guests = [
            set_up(QPushButton(words), partial(self.new_wanted.emit, system), takes_keyboard=True)
            for system, words in new_of_guests()
        ]
        heading = PlainLabel(host_window.program, kind="headline")
        middle = QWidget()
        middle.setMaximumWidth(_WIDTH)
        pieces = (STRETCH, heading, self._hint, (self.recent, 4), in_row(new, open_), in_row(*guests), STRETCH)
        middle.setLayout(in_column(*pieces, spacing=12))
        self.setLayout(in_row(middle))

    def show_recent(self, paths: list[Path]) -> None:
        """Show these evenings, the first one chosen."""
        self.recent.clear()
        for path in paths:
            item = QListWidgetItem(f"{path.stem}\n{path.parent}")
            item.setData(Qt.ItemDataRole.UserRole, path)
            set_tip(item, str(path))
            self.recent.addItem(item)
        self.recent.setCurrentRow(0)
        self.recent.setVisible(bool(paths))
        self._hint.setText(said.go_on if paths else said.begin_or_open)
