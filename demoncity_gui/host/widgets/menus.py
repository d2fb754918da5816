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
    """Add the values of a setting, each in words; the one that holds is taken, and each that is chosen kept as well."""
    group = QActionGroup(menu)

    def choose(value: T) -> None:
        settings[setting] = value
        take(value)

    for value, words in choices.items():
        action = offer(menu, words, lambda value=value: choose(value))  # type: ignore[misc]
        action.setCheckable(True)
        action.setChecked(value == settings[setting])
        group.addAction(action)
    take(settings[setting])
