"""One step of the wizard that makes a deck."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QPushButton, QWidget

from demoncity_gui.texts import packs as texts


class WizardPage(QWidget):
    """`first` takes the keyboard; `say` shows a sentence, or takes it away."""

    def __init__(self, say: Callable[[str], None], first: QWidget) -> None:
        super().__init__()
        self.say, self.first = say, first

    @property
    def title(self) -> str:
        """What the step asks."""
        raise NotImplementedError

    @property
    def next_words(self) -> str:
        """What stands on the button that goes on."""
        return texts.next

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
