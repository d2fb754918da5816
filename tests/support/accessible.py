"""What a screen reader finds in a window: every part of it with its role, its words and its place."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QWidget

_WORDS = (QAccessible.Text.Name, QAccessible.Text.Description, QAccessible.Text.Value, QAccessible.Text.Help)


def accessible_tree(window: QWidget) -> list[str]:
    """Return the window's accessible tree as text, a line for each part, parents before children."""
    return list(_lines(QAccessible.queryAccessibleInterface(window), 0))


def _lines(part: QAccessibleInterface | None, depth: int) -> Iterator[str]:
    if part is None or not part.isValid():
        return
    words = [part.text(kind) for kind in _WORDS]
    yield f"{'  ' * depth}{part.role().name} {words} {part.rect().getRect()}"
    for place in range(part.childCount()):
        yield from _lines(part.child(place), depth + 1)
