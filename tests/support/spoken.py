"""What a screen reader can't tell, or a hand can't hit, of what is in sight in a window."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QAbstractListModel, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QComboBox,
    QDockWidget,
    QLineEdit,
    QPlainTextEdit,
    QScrollBar,
    QTabBar,
    QWidget,
)

CONTROLS = (QAbstractButton, QComboBox, QLineEdit, QPlainTextEdit, QAbstractItemView, QTabBar)
LEAST_TARGET = 24
"""The least width and height of what is clicked, in logical pixels (WCAG 2.2, 2.5.8)."""
_SPOKEN = Qt.ItemDataRole.AccessibleTextRole


def amiss(window: QWidget) -> list[str]:
    """Return each thing in sight that has no name or is too small, and each row that is told more than once."""
    seen = [one for one in window.findChildren(QWidget) if one.isVisible() and not one.visibleRegion().isEmpty()]
    return [words for one in seen for words in _of(one)]


def _of(widget: QWidget) -> Iterator[str]:
    if isinstance(widget, QScrollBar) or widget.objectName().startswith("qt_"):
        return  # Qt's own parts of what is looked at as a whole
    part = QAccessible.queryAccessibleInterface(widget)
    name = part.text(QAccessible.Text.Name).strip() if part is not None else ""
    where = f"{type(widget).__name__} {name or widget.objectName()!r} in {type(widget.parentWidget()).__name__}"
    is_control = isinstance(widget, CONTROLS) or widget.focusPolicy() & Qt.FocusPolicy.TabFocus
    if (is_control or isinstance(widget, QDockWidget)) and not any(letter.isalnum() for letter in name):
        yield f"{where} has no name"
    if (
        isinstance(widget, QAbstractButton | QComboBox | QLineEdit)
        and min(widget.width(), widget.height()) < LEAST_TARGET
    ):
        yield f"{where} is {widget.width()} by {widget.height()}"
    if isinstance(widget, QAbstractItemView) and widget.model() is not None:
        yield from _of_rows(where, widget)


def _of_rows(where: str, view: QAbstractItemView) -> Iterator[str]:
    model = view.model()
    columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount()
    for row in range(model.rowCount()):
        cells = [model.index(row, column) for column in range(columns)]
        told = [str(cell.data(_SPOKEN) or cell.data() or "").strip() for cell in cells]
        words = [one for one in told if len(one) > 3]
        if not any(told):
            yield f"{where}: row {row} says nothing"
        if len(set(words)) < len(words):
            yield f"{where}: row {row} says something twice: {words}"
