"""Buttons that do what a key does, and say which."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from PySide6.QtWidgets import QPushButton

from demoncity_gui.host.keyboard.keys import Key
from demoncity_gui.host.keyboard.own_keys import OwnKeys
from demoncity_gui.host.widgets.buttons import set_up
from demoncity_gui.host.widgets.chips import Chip
from demoncity_gui.host.widgets.elided import ElidedButton, ShownButton

_Button = TypeVar("_Button", bound=QPushButton)


def key_button(
    keys: OwnKeys, key: Key, do: Callable[[], object] | None = None, *, look: str = "", stays: bool = False
) -> ElidedButton:
    """Return a button with the words of a command and its key, which never forces the window wider.

    One that `stays` is down while whoever does the command shows it so.
    """
    button = for_key(ShownButton() if stays else ElidedButton(), key, do, look=look, stays=stays)
    keys.label(button, key)
    return button


def key_chip(keys: OwnKeys, key: Key, do: Callable[[], object]) -> Chip:
    """Return a chip with the words of a command and its key."""
    chip = for_key(Chip(), key, do, stays=True)
    keys.label(chip, key)
    return chip


def for_key(
    button: _Button, key: Key, do: Callable[[], object] | None = None, *, look: str = "", stays: bool = False
) -> _Button:
    """Return a button that tells on hover what a command does, its words still to be written."""
    button.setStatusTip(key.tip)
    return set_up(button, do, tip=key.tip, look=look, stays=stays)
