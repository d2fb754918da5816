"""What Tab leads to: a ring shows where the keyboard is, Space and Enter press it, and what goes gives it back."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QComboBox,
    QDialog,
    QFrame,
    QTabBar,
    QToolButton,
    QWidget,
)

from demoncity_gui.host.widgets.free_place import Spot

_PRESS = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)
_RINGED = (QAbstractButton, QComboBox, QAbstractItemView, QTabBar)
_MOVES = {QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.Show, QEvent.Type.Hide}
_AROUND = 2
"""How far the ring is from what it marks, in logical pixels."""


class _Ring(QFrame):
    """Stays around one control of its window, whatever moves."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.setObjectName("keyboard")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._window = window
        self._around: list[QWidget] = []
        self.hide()

    def mark(self, control: QWidget | None) -> None:
        """Stand around this from now on, None: around nothing."""
        for one in self._around:
            one.removeEventFilter(self)
        self._around = []
        while control is not None and control is not self._window:
            self._around.append(control)
            control.installEventFilter(self)
            control = control.parentWidget()
        self._place()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow what it marks, and whatever scrolls that."""
        if event.type() in _MOVES:
            self._place()
        return super().eventFilter(watched, event)

    def _place(self) -> None:
        seen = Spot(self._around[0]).seen_in(self._window) if self._around else None
        self.setVisible(seen is not None and not seen.isEmpty())
        if seen is not None:
            self.setGeometry(seen.adjusted(-_AROUND, -_AROUND, _AROUND, _AROUND))
            self.raise_()


class TabStops(QObject):
    """Cares for buttons, lists and tables of a window and its dialogs while they have the keyboard.

    `give_back` gives the keyboard of the window to the page in front, when a button that had it goes or is off.
    """

    def __init__(self, window: QWidget, give_back: Callable[[], object]) -> None:
        super().__init__(window)
        self._window, self._give_back = window, give_back
        self._ring = _Ring(window)
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._on_focus)

    def _on_focus(self, left: QWidget | None, taken: QWidget | None) -> None:
        if left is not None and isinstance(left, _RINGED) and left.window() is self._window:
            self._ring.mark(None)
            if isinstance(left, QAbstractButton):
                left.removeEventFilter(self)
                if not left.isVisible() or not left.isEnabled():
                    QTimer.singleShot(0, self, self._give_back)  # a stack of panels gives it to the next one first
                    return
        if taken is None or not isinstance(taken, _RINGED):
            return
        window = taken.window()
        if window is self._window:
            if isinstance(taken, QAbstractButton):
                taken.installEventFilter(self)
            self._ring.mark(taken)
        elif isinstance(window, QDialog) and window.parentWidget() is not None:
            ring = window.findChild(_Ring) or _Ring(window)
            ring.mark(taken)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Press the button that has the keyboard by Space and Enter, which would else be the page's next step."""
        if (
            not isinstance(event, QKeyEvent)
            or not isinstance(watched, QAbstractButton)
            or event.key() not in _PRESS
            or event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        ):
            return super().eventFilter(watched, event)
        if event.type() == QEvent.Type.ShortcutOverride:
            event.accept()
        elif event.type() == QEvent.Type.KeyPress and not event.isAutoRepeat():
            _press(watched)
        return True


def _press(button: QAbstractButton) -> None:
    if isinstance(button, QToolButton) and button.menu() is not None:
        button.showMenu()
    else:
        button.click()
