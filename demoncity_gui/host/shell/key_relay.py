"""Keys that were pressed in the players' window, done in the Host's."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QAbstractButton, QMainWindow, QMenu, QWidget

from demoncity_gui.host.asking.question_bar import QuestionBar


class KeyRelay:
    """Does in a window what a key does there that was pressed elsewhere: menus first, then fields, then commands.

    `front` is the page in front; the commands of `beside` are the window's alone, whatever page is in front.
    """

    def __init__(
        self, window: QMainWindow, questions: QuestionBar, beside: QWidget, front: Callable[[], QWidget]
    ) -> None:
        self._window, self._questions, self._beside, self._front = window, questions, beside, front

    def press(self, pressed: QKeySequence, event: QKeyEvent | None) -> None:
        """Do what this key does; with its event, in fields and lists too."""
        if event is not None and (self._opens_menu(pressed) or self._is_claimed(event)):
            return
        spelled = pressed.toString().replace("Num+", "")  # the keypad's Enter is an Enter
        meant = {QKeySequence(spelled)}
        if not spelled[-1].isalnum():
            # Shift is what it takes to type a sign such as +, and no part of its name.
            meant.add(QKeySequence(spelled.removeprefix("Shift+")))
        if self._questions.is_open and self._questions.press(meant):
            return
        focus = self._window.focusWidget()
        is_beside = event is not None and focus is not None and self._beside.isAncestorOf(focus)
        of_page = [] if self._questions.is_open or is_beside else self._front().actions()
        for action in (*self._window.actions(), *of_page):
            if action.isEnabled() and meant.intersection(action.shortcuts()):
                action.trigger()
                return
        if event is not None and not self._clicks(pressed):
            self._pass_on(event)

    def _clicks(self, pressed: QKeySequence) -> bool:
        """Click the button in sight whose underlined letter this is."""
        for button in self._window.findChildren(QAbstractButton):
            if button.isVisible() and button.isEnabled() and QKeySequence.mnemonic(button.text()) == pressed:
                button.click()
                return True
        return False

    def _opens_menu(self, pressed: QKeySequence) -> bool:
        """Open the menu that this key stands for, before everything else on the Host's screen."""
        bar = self._window.menuBar()
        for action in bar.actions():
            menu = action.menu()
            if isinstance(menu, QMenu) and QKeySequence.mnemonic(action.text()) == pressed:
                self._window.raise_()
                self._window.activateWindow()
                # Not by way of the bar: opened before this window is active, it would keep the keyboard afterwards.
                menu.popup(bar.mapToGlobal(bar.actionGeometry(action).bottomLeft()))
                return True
        return False

    def _is_claimed(self, event: QKeyEvent) -> bool:
        """Give a key to the field or list that the keyboard is in, if that wants it before any command, as Qt does."""
        wanted = _again(event, QKeyEvent.Type.ShortcutOverride)
        wanted.ignore()
        QGuiApplication.sendEvent(self._window.focusWidget() or self._window, wanted)
        if wanted.isAccepted():
            self._pass_on(event)
        return wanted.isAccepted()

    def _pass_on(self, event: QKeyEvent) -> None:
        """Let the key do what it does where the keyboard is in this window."""
        QGuiApplication.sendEvent(self._window.focusWidget() or self._window, _again(event, QKeyEvent.Type.KeyPress))


def _again(event: QKeyEvent, kind: QKeyEvent.Type) -> QKeyEvent:
    """Return the same key as an event of its own, which another window can be given."""
    return QKeyEvent(kind, event.key(), event.modifiers(), event.text())
