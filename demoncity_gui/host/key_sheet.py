"""F1: all keys on one sheet, by when they mean something."""

from __future__ import annotations

from itertools import groupby

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from demoncity_gui.host.keys import BINDINGS


class KeySheet(QWidget):
    """A window of its own that may stay open beside the round; Escape or F1 closes it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Tool)
        self.setWindowTitle("Keys")
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
        columns = QHBoxLayout(self)
        columns.setSpacing(32)
        columns.setContentsMargins(20, 16, 20, 16)
        left, right = QVBoxLayout(), QVBoxLayout()
        columns.addLayout(left)
        columns.addLayout(right)
        for place, (when, bindings) in enumerate(groupby(BINDINGS.values(), key=lambda binding: binding.when)):
            column = left if place == 0 else right
            heading = QLabel(when)
            heading.setObjectName("headline")
            column.addWidget(heading)
            grid = QGridLayout()
            grid.setHorizontalSpacing(14)
            for row, binding in enumerate(bindings):
                keys = " or ".join(_native(key) for key in binding.keys[:2])
                label = QLabel(f"<b>{keys.replace('<', '&lt;')}</b>")
                grid.addWidget(label, row, 0)
                grid.addWidget(QLabel(binding.tip), row, 1)
            column.addLayout(grid)
        people = QLabel("<b>1 … 9, 0, Shift+1 …</b>   the characters, in the order of the table")
        right.addWidget(people)
        left.addStretch(1)
        right.addStretch(1)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close on Escape and F1."""
        if event.key() in (Qt.Key.Key_Escape, Qt.Key.Key_F1):
            self.close()
        else:
            super().keyPressEvent(event)


def _native(key: str) -> str:
    return QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText) or key
