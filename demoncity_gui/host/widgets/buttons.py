"""Buttons that leave the keyboard to the page."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton

from demoncity_gui.host.widgets.plain import set_tip

_Button = TypeVar("_Button", bound=QPushButton)


def set_up(
    button: _Button,
    do: Callable[[], object] | None = None,
    *,
    tip: str = "",
    name: str = "",
    look: str = "",
    stays: bool = False,
) -> _Button:
    """Return the button, which does this when it is clicked and doesn't take the keyboard.

    `name` is what a screen reader says instead of its words, `look` a property of the style sheet (`small`, `chip`).
    One that `stays` is down until it is clicked again.
    """
    button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    button.setCheckable(stays)
    if tip:
        set_tip(button, tip)
    if name:
        button.setAccessibleName(name)
    if look:
        button.setProperty(look, True)
    if do is not None:
        button.clicked.connect(lambda _checked=False: do())
    return button
