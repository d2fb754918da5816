"""The evening's history: a line for all that happened, its reasons folded beneath it."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPlainTextEdit, QVBoxLayout, QWidget

from demoncity_gui.session.history import History


class HistoryPanel(QWidget):
    """The story so far. `go_back_wanted` carries the number of the deed to go back to."""

    go_back_wanted = Signal(int)

    def __init__(self, history: History, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._history = history
        self._text = QPlainTextEdit()
        layout = QVBoxLayout(self)
        layout.addWidget(self._text)
        self.follow()

    def take_up(self, history: History) -> None:
        """Show another evening's history."""
        self._history = history
        self.follow()

    def follow(self) -> None:
        """Show what has happened since, and what stands no more."""
        self._text.setPlainText("\n".join(line.text for line in self._history.lines(1, self._history.last)))
