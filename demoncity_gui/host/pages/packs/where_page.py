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
from demoncity_gui.texts import packs as texts


class WherePage(WizardPage):
    """A path, typed or chosen; `chosen` carries it."""

    chosen = Signal(Path)

    def __init__(self, say: Callable[[str], None]) -> None:
        self.path = QLineEdit()
        super().__init__(say, self.path)
        self.path.setPlaceholderText(texts.path_hint)
        self.path.setAccessibleName(texts.path)
        self.folder = wizard_button(texts.folder, lambda: self._ask(is_folder=True))
        self.zip = wizard_button(texts.zip, lambda: self._ask(is_folder=False))
        about = PlainLabel(texts.where_about, wraps=True)
        self.setLayout(in_column(about, in_row(self.path, self.folder, self.zip), STRETCH))

    @property
    def title(self) -> str:
        """See `WizardPage`."""
        return texts.where

    def go_on(self) -> None:
        """Have the pictures read."""
        written = self.path.text().strip()
        if written:
            self.chosen.emit(Path(written).expanduser())
        else:
            self.say(texts.needs_path)

    def _ask(self, *, is_folder: bool) -> None:
        kinds = "" if is_folder else f"{texts.zips} (*.zip *.dcdeck)"
        folder = self.path.text() or str(Path.home())
        ask_file(self, texts.pictures_of_cards, self._take, kinds=kinds, folder=folder, is_folder=is_folder)

    def _take(self, path: Path) -> None:
        self.path.setText(str(path))
        self.go_on()
