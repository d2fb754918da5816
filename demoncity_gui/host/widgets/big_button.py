"""The one big button beneath a page: the next step and its key, with a note of what the Host must not forget."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from demoncity_gui.host.widgets.elided import ElidedButton
from demoncity_gui.words.plain_text import on_button


class BigButton(ElidedButton):
    """Names the next step. `show_first` puts another step before the page's own; `first_wanted` asks for that one."""

    first_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self._step = ("", "", False)
        self._first: tuple[str, str] | None = None
        self._note = self._waiting = ""
        self._answers = False
        self.setObjectName("nextStep")
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def show_step(self, words: str, keys: str, enabled: bool, *, answers: bool = False) -> None:
        """Name the page's own next step; one that `answers` a question goes before all else."""
        self._step, self._answers = (words, keys, enabled), answers
        self._write()

    def show_note(self, note: str) -> None:
        """Say this behind each step, nothing if it is empty."""
        self._note = note
        self._write()

    def show_first(self, first: tuple[str, str] | None) -> None:
        """Put this step, its words and its key, before the page's own; None leaves the page its own."""
        self._first = first
        self._write()

    def show_waiting(self, words: str) -> None:
        """Name what is waited for, and be off until then; without words the button names the page's own step again."""
        self._waiting = words
        self._write()

    def take_first(self) -> bool:
        """Ask for the step that goes before the page's own; return whether there is one."""
        is_first = self._first is not None and not self._answers
        if is_first:
            self.first_wanted.emit()
        return is_first

    def _write(self) -> None:
        words, keys, enabled = self._step
        if self._waiting and not self._answers:
            words, keys, enabled = self._waiting, "", False
        elif self._first is not None and not self._answers:
            (words, keys), enabled = self._first, True
        elif self._note and enabled:
            words = f"{words} · {self._note}"
        self.setText(on_button(f"{words}    [{keys}]" if keys else words))
        self.setEnabled(enabled)
        self.setAccessibleName(words)
