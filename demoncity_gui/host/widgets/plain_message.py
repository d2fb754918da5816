"""A warning in a window of its own, which shows a text as it is."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox, QWidget

from demoncity_gui.texts import host_window


class PlainMessage(QMessageBox):
    """A warning in plain text, with the window's buttons still to be added."""

    def __init__(self, sentence: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setIcon(QMessageBox.Icon.Warning)
        self.setWindowTitle(host_window.program)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setText(sentence)
