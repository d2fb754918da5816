"""How far long work is, in the status bar, with a button that stops it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QPushButton, QWidget

from demoncity_gui.host.widgets.buttons import set_up
from demoncity_gui.host.widgets.layouts import in_row
from demoncity_gui.host.widgets.plain import PlainLabel
from demoncity_gui.texts import host_window


class ProgressLine(QWidget):
    """How far it is, and a button to stop it."""

    def __init__(self, stop: Callable[[], None]) -> None:
        super().__init__()
        self._words = PlainLabel()
        self.stop = set_up(QPushButton(host_window.cancel), stop, look="small")
        self.setLayout(in_row(self._words, self.stop, margins=(0, 0, 0, 0)))
        self.hide()

    @property
    def words(self) -> str:
        """What it says."""
        return self._words.text()

    def show_progress(self, words: str) -> None:
        """Say how far it is."""
        self._words.setText(words)
        self.show()
