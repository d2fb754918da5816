"""One step of the wizard that makes a deck."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QPushButton, QWidget


class WizardPage(QWidget):
    """`title` is what the step asks, `next_words` stand on the button that goes on, `first` takes the keyboard.

    `say` shows a sentence, or takes it away.
    """

    title: str
    next_words = "&Next"

    def __init__(self, say: Callable[[str], None], first: QWidget) -> None:
        super().__init__()
        self.say, self.first = say, first

    def enter(self) -> None:
        """Come to the front."""

    def go_on(self) -> None:
        """Do what this step is for, or say what is missing."""
        raise NotImplementedError


def wizard_button(words: str, do: Callable[[], object], *, stays: bool = False) -> QPushButton:
    """Return a button that Enter doesn't press from elsewhere in the wizard."""
    button = QPushButton(words)
    button.setAutoDefault(False)
    button.setCheckable(stays)
    button.clicked.connect(lambda _checked=False: do())
    return button
