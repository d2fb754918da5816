"""Buttons that leave the keyboard to the page."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QAbstractButton

from demoncity_gui.host.widgets.plain import set_tip

if TYPE_CHECKING:
    from PySide6.QtWidgets import QDialog, QDialogButtonBox

_Button = TypeVar("_Button", bound=QAbstractButton)


def set_up(
    button: _Button,
    do: Callable[[], object] | None = None,
    *,
    tip: str = "",
    name: str = "",
    look: str = "",
    stays: bool = False,
    takes_keyboard: bool = False,
) -> _Button:
    """Return the button, which does this when it is clicked. The keyboard comes to it by Tab alone unless told.

    `name` is what a screen reader says instead of its words, `look` a property of the style sheet (`small`, `chip`).
    One that `stays` is down until it is clicked again.
    """
    if not takes_keyboard:
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
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


def answer_when_off(button: QAbstractButton, say_why: Callable[[], object]) -> None:
    """Let a click on the button say why it can't be pressed, while it can't."""
    button.installEventFilter(_ClickWhenOff(button, say_why))


class _ClickWhenOff(QObject):
    """Qt's buttons take clicks while they are off, and tell nobody."""

    def __init__(self, button: QAbstractButton, say_why: Callable[[], object]) -> None:
        super().__init__(button)
        self._say_why = say_why

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Answer a left click while the button is off."""
        if (
            isinstance(event, QMouseEvent)
            and event.type() is QEvent.Type.MouseButtonRelease
            and event.button() is Qt.MouseButton.LeftButton
            and isinstance(watched, QAbstractButton)
            and not watched.isEnabled()
        ):
            self._say_why()
            return True
        return super().eventFilter(watched, event)


def accept_or_cancel(dialog: QDialog, words: str) -> QDialogButtonBox:
    """Return the buttons of a dialog: one that accepts it, which Enter presses, and one that leaves it."""
    from PySide6.QtWidgets import QDialogButtonBox

    box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
    box.addButton(words, QDialogButtonBox.ButtonRole.AcceptRole).setDefault(True)
    box.accepted.connect(dialog.accept)
    box.rejected.connect(dialog.reject)
    return box
