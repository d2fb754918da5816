"""The compact state of a window that is too low for its usual paddings: a laptop's screen, enlarged, has few lines."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

_LOW = 520
"""A window lower than this is compact, in logical pixels."""


def is_compact(widget: QWidget) -> bool:
    """Whether the window that this stands in is compact."""
    return widget.window().height() < _LOW


COMPACT_SHEET = """
QMenuBar::item { padding: 3px 6px; }
QPushButton { padding: 2px 5px; font-size: 9.5pt; }
QPushButton[small="true"] { padding: 0 6px; min-height: 0; }
QPushButton[chip="true"] { padding: 0 6px; min-height: 18px; border-radius: 9px; }
QPushButton[chip="true"][lit="true"], QPushButton[chip="true"][lit="struck"] { padding: 0 5px; }
QPushButton[chip="true"][loss="true"] { border-radius: 3px; }
QPushButton[chip="true"][loss="true"][lit="true"] { padding: 0 4px; min-height: 16px; }
QPushButton#nextStep { padding: 4px; font-size: 13pt; }
QToolButton[word="true"] { padding: 0 2px; }
QToolButton[more="true"] { padding: 1px 6px; }
QLabel#hit { font-size: 9.5pt; }
QLabel[chip="true"] { padding: 1px 8px; border-radius: 9px; }
QLabel[chip="true"][lit="true"] { padding: 0 7px; }
QTabBar::tab { padding: 4px 12px; }
QHeaderView::section { padding: 1px 6px; }
"""
"""What the program's style sheet gives less room in it; no colours stand here, so it goes with any theme."""
