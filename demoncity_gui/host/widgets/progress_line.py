"""How far long work is, in the status bar, with a button that stops it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from demoncity_gui.host.widgets.plain import PlainLabel


class ProgressLine(QWidget):
    """How far it is, and a button to stop it."""

    def __init__(self, stop: Callable[[], None]) -> None:
        super().__init__()
        self._words = PlainLabel()
        self.stop = QPushButton("Cancel")
        self.stop.setProperty("small", True)
        self.stop.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.stop.clicked.connect(lambda _checked=False: stop())
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._words)
        layout.addWidget(self.stop)
        self.hide()

    @property
    def words(self) -> str:
        """What it says."""
        return self._words.text()

    def show_progress(self, words: str) -> None:
        """Say how far it is."""
        self._words.setText(words)
        self.show()
