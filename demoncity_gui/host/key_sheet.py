"""F1: all keys on one sheet, by when they mean something."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from demoncity_gui.host.keys import BINDINGS, Binding

_PEOPLE = ("1 … 9, 0", "The characters, in the order of the table; from the 11th with Shift")
_COLUMNS = 2
_LINE = 24
"""The height of a line, in logical pixels: all of them must fit on a laptop."""


class KeySheet(QWidget):
    """A window of its own that may stay open beside the round; Escape or F1 closes it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Tool)
        self.setWindowTitle("Keys")
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
        lines = _lines()
        longest = (len(lines) + _COLUMNS - 1) // _COLUMNS
        grid = QGridLayout(self)
        grid.setContentsMargins(20, 14, 20, 14)
        grid.setHorizontalSpacing(14)
        grid.setVerticalSpacing(0)
        for place, (keys, words) in enumerate(lines):
            column, row = place // longest, place % longest
            grid.setRowMinimumHeight(row, _LINE)
            if not words:
                heading = QLabel(keys)
                heading.setObjectName("heading")
                grid.addWidget(heading, row, column * 3, 1, 2, Qt.AlignmentFlag.AlignBottom)
                continue
            grid.addWidget(QLabel(f"<b>{keys.replace('<', '&lt;')}</b>"), row, column * 3)
            grid.addWidget(QLabel(words), row, column * 3 + 1)
        for column in range(_COLUMNS - 1):
            grid.setColumnMinimumWidth(column * 3 + 2, 28)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close on Escape and F1."""
        if event.key() in (Qt.Key.Key_Escape, Qt.Key.Key_F1):
            self.close()
        else:
            super().keyPressEvent(event)


def _lines() -> list[tuple[str, str]]:
    """Return keys and words line by line; a line without words is the heading of those beneath it."""
    lines = []
    for when in dict.fromkeys(binding.when for binding in BINDINGS.values()):
        lines.append((when, ""))
        if len(lines) == 1:
            lines.append(_PEOPLE)
        lines.extend((_native(binding), binding.tip) for binding in BINDINGS.values() if binding.when == when)
    return lines


def _native(binding: Binding) -> str:
    """Return the keys as this system writes them; Enter stands for both of a keyboard's."""
    keys = [QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText) or key for key in binding.keys]
    return " or ".join(dict.fromkeys(key.replace("Return", "Enter") for key in keys))
