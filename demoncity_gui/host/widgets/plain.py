"""The one way to make a label, a tool tip, a message and a title: their words are words, whatever a file says.

Qt guesses whether the words of a label or a tip are markup, and what it takes for markup may read any file. A test
holds every other module to these (`tests/contracts/test_plain_text.py`).
"""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QLabel, QListWidgetItem, QMenu, QMessageBox, QTableWidgetItem, QToolTip, QWidget

from demoncity_gui.texts import host_window
from demoncity_gui.words.plain_text import in_title, on_button, tip


class PlainLabel(QLabel):
    """A label of plain text; `kind` is how the style sheet calls it, `wraps`: it may take several lines."""

    def __init__(self, words: str = "", parent: QWidget | None = None, *, kind: str = "", wraps: bool = False) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setText(words)
        self.setObjectName(kind)
        self.setWordWrap(wraps)


class PlainMessage(QMessageBox):
    """A warning in plain text, with the window's buttons still to be added."""

    def __init__(self, sentence: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setIcon(QMessageBox.Icon.Warning)
        self.setWindowTitle(host_window.program)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setText(sentence)


def add_choice(menu: QMenu, words: str, key: str = "") -> QAction:
    """Add a line to a menu and return it; `key` is the sign that chooses it, and stands before its words."""
    action = menu.addAction(f"&{key}  {on_button(words)}" if key else on_button(words))
    set_tip(action, words)  # else Qt takes the line itself for a tip
    return action


def set_tip(shown: QWidget | QAction | QListWidgetItem | QTableWidgetItem, words: str) -> None:
    """Give something a tool tip of plain text."""
    shown.setToolTip(tip(words))


def set_when(line: QAction, words: str) -> None:
    """Tell a line of a menu in plain text when it is possible: what it says while it is off."""
    line.setWhatsThis(tip(words))


def say_when(line: QAction, place: QPoint, menu: QWidget) -> None:
    """Show at once, at this place of the screen, when a line is possible."""
    QToolTip.showText(place, line.whatsThis(), menu)


def set_title(window: QWidget, words: str) -> None:
    """Give a window a title of plain text."""
    window.setWindowTitle(in_title(words))
