"""A text field of the round page: it keeps its own keys while it has the focus, and gives the focus back."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from demoncity_gui.host.widgets.plain import set_tip

_OWN_KEYS = (
    Qt.Key.Key_Return,
    Qt.Key.Key_Enter,
    Qt.Key.Key_Backspace,
    Qt.Key.Key_Escape,
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
)


class TextField(QLineEdit):
    """A line to type in; Enter hands the text over, Escape leaves it as it was before."""

    handed_over = Signal(str)
    left = Signal()

    def __init__(self, placeholder: str = "", tip: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ask_for(placeholder)
        set_tip(self, tip)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)

    def ask_for(self, placeholder: str) -> None:
        """Say, while the field is empty, what it wants."""
        self.setPlaceholderText(placeholder)
        self.setAccessibleName(placeholder)

    def event(self, event: QEvent) -> bool:
        """Claim the keys that the round page would otherwise take as shortcuts."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and event.key() in _OWN_KEYS:
            event.accept()
            return True
        return super().event(event)

    def hand_over(self) -> None:
        """Hand over what is typed."""
        self.handed_over.emit(whole(self.text()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Hand the text over on Enter, leave on Escape."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat():
                self.hand_over()
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)


def whole(text: str) -> str:
    """Return the text without halves of characters, which Qt leaves where an emoji was cut; no file holds them."""
    return text.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "replace")
