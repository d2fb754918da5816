"""Menus: what they offer, and why a line is off."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QPoint
from PySide6.QtGui import QAction, QHelpEvent, QMouseEvent
from PySide6.QtWidgets import QMenu

from demoncity_gui.host.widgets.plain import say_when


def say_why_off(menu: QMenu) -> None:
    """Let lines of a menu that are off say when they can be chosen: to a mouse that rests on one, or clicks it.

    `set_when` has told them.
    """
    menu.installEventFilter(_WhyOff(menu))


class _WhyOff(QObject):
    """Qt's menus tell nobody of a line that is off."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(watched, QMenu):
            if isinstance(event, QHelpEvent):
                return _say_why(watched, event.pos(), event.globalPos())
            if isinstance(event, QMouseEvent) and event.type() is QEvent.Type.MouseButtonRelease:
                _say_why(watched, event.position().toPoint(), event.globalPosition().toPoint())
        return False


def _say_why(menu: QMenu, place: QPoint, on_screen: QPoint) -> bool:
    """Say why the line at this place is off, return whether it is."""
    line = menu.actionAt(place)
    is_off = isinstance(line, QAction) and not line.isEnabled() and bool(line.whatsThis())
    if is_off:
        say_when(line, on_screen, menu)
    return is_off


def offer(menu: QMenu, words: str, do: Callable[[], object]) -> QAction:
    """Add a line to a menu that does this, and return it."""
    action = menu.addAction(words)
    action.triggered.connect(lambda _checked=False: do())
    return action
