"""Menus: what they offer, and choices of one out of several."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu

from demoncity_gui.host.settings import Setting, Settings, T


def offer(menu: QMenu, words: str, do: Callable[[], object]) -> QAction:
    """Add a line to a menu that does this, and return it."""
    action = menu.addAction(words)
    action.triggered.connect(lambda _checked=False: do())
    return action


def offer_choice(
    menu: QMenu, settings: Settings, setting: Setting[T], choices: Mapping[T, str], take: Callable[[T], object]
) -> None:
    """Add the values of a setting, each in words; the one that holds is taken, and each that is chosen."""
    group = QActionGroup(menu)
    actions: dict[T, QAction] = {}
    for value, words in choices.items():
        actions[value] = action = offer(menu, words, lambda value=value: settings.__setitem__(setting, value))  # type: ignore[misc]
        action.setCheckable(True)
        group.addAction(action)

    def show(value: T) -> None:
        actions[value].setChecked(True)
        take(value)

    settings.follow(setting, show, menu)
