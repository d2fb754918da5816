"""The first step: where are the pictures?"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit

from demoncity_gui.host.pages.packs.wizard_page import WizardPage, wizard_button
from demoncity_gui.host.widgets.file_dialogs import ask_file
from demoncity_gui.host.widgets.layouts import STRETCH, in_column, in_row
from demoncity_gui.host.widgets.plain import PlainLabel

_ABOUT = (
    "A folder, or a zip, with one picture for each card: PNG, JPEG or WebP. The pictures stay where they are; "
    "the deck gets copies. Cards that you have no picture of are drawn by the program."
)


class WherePage(WizardPage):
    """A path, typed or chosen; `chosen` carries it."""

    title = "Where are the pictures?"
    chosen = Signal(Path)

    def __init__(self, say: Callable[[str], None]) -> None:
        self.path = QLineEdit()
        super().__init__(say, self.path)
        self.path.setPlaceholderText("A folder or a zip, such as scans/tarot.zip")
        self.path.setAccessibleName("The folder or zip with the pictures")
        self.folder = wizard_button("&Folder…", lambda: self._ask(is_folder=True))
        self.zip = wizard_button("&Zip…", lambda: self._ask(is_folder=False))
        about = PlainLabel(_ABOUT, wraps=True)
        self.setLayout(in_column(about, in_row(self.path, self.folder, self.zip), STRETCH))

    def go_on(self) -> None:
        """Have the pictures read."""
        written = self.path.text().strip()
        if written:
            self.chosen.emit(Path(written).expanduser())
        else:
            self.say("Say first where the pictures are.")

    def _ask(self, *, is_folder: bool) -> None:
        kinds = "" if is_folder else "Zips and decks (*.zip *.dcdeck)"
        folder = self.path.text() or str(Path.home())
        ask_file(self, "Pictures of cards", self._take, kinds=kinds, folder=folder, is_folder=is_folder)

    def _take(self, path: Path) -> None:
        self.path.setText(str(path))
        self.go_on()
