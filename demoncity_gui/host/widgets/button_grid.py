"""Buttons in rows, as many as there are things to choose."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from msgspec import Struct
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from demoncity_gui.host.widgets.buttons import answer_when_off, set_up
from demoncity_gui.host.widgets.elided import ElidedButton
from demoncity_gui.host.widgets.plain import set_tip
from demoncity_gui.words.plain_text import on_button

_SENTENCE = 34
"""A choice with more letters is a sentence, of which a sixth of a line shows too little."""
_FEW = 5
"""So many choices may have a line each."""
_EMPTY = 120
"""What an empty column counts as, in logical pixels: a few buttons must not fill the line."""


class GridButton(Struct, frozen=True):
    """One button: what it says, what it tells on hover, whether it is chosen and can be.

    `spoken` is what a screen reader says instead.
    """

    text: str
    tip: str = ""
    chosen: bool = False
    enabled: bool = True
    spoken: str = ""


class ButtonGrid(QWidget):
    """As many buttons a line as told; `pressed` carries the place of one, counted from 0. None takes the keyboard.

    `pressed_off` carries that of one which was clicked though it can't be chosen: somebody wants to know why.

    Where it `gives_way`, a few choices of whole sentences stand on lines of their own, for all of each to be read.
    """

    pressed = Signal(int)
    pressed_off = Signal(int)

    def __init__(
        self,
        a_line: int,
        parent: QWidget | None = None,
        *,
        small: bool = False,
        gives_way: bool = False,
    ) -> None:
        super().__init__(parent)
        self._small, self._gives_way = small, gives_way
        self._most_a_line = self._a_line = a_line
        self._buttons: list[ElidedButton] = []
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(5)
        for column in range(a_line):
            self._grid.setColumnStretch(column, 1)

    def show_choices(self, choices: Sequence[GridButton]) -> None:
        """Show these, one button each."""
        self._lay_out(self._a_line_for(choices))
        while len(self._buttons) < len(choices):
            place = len(self._buttons)
            look = "small" if self._small else ""
            button = set_up(ElidedButton(), partial(self._on_click, place), look=look, stays=True)
            button.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
            answer_when_off(button, partial(self.pressed_off.emit, place))
            self._grid.addWidget(button, place // self._a_line, place % self._a_line)
            self._buttons.append(button)
        for place, button in enumerate(self._buttons):
            button.setVisible(place < len(choices))
            if place < len(choices):
                choice = choices[place]
                button.setText(on_button(choice.text))
                button.setAccessibleName(choice.spoken or choice.text)
                set_tip(button, choice.tip or choice.text)
                button.setEnabled(choice.enabled)
                button.setChecked(choice.chosen)
                button.setProperty("chosen", choice.chosen)
        self._widen_by_words(self._buttons[: len(choices)])

    def set_a_line(self, a_line: int) -> None:
        """Stand so many on a line from now on."""
        if a_line != self._most_a_line:
            shown = [button for button in self._buttons if not button.isHidden()]
            self._most_a_line = max(a_line, self._most_a_line)
            self._lay_out(a_line)
            self._most_a_line = a_line
            self._widen_by_words(shown)

    def _a_line_for(self, choices: Sequence[GridButton]) -> int:
        longest = max((len(choice.text) for choice in choices), default=0)
        return 1 if self._gives_way and longest > _SENTENCE and len(choices) <= _FEW else self._most_a_line

    def _lay_out(self, a_line: int) -> None:
        if a_line != self._a_line:
            self._a_line = a_line
            for place, button in enumerate(self._buttons):
                self._grid.addWidget(button, place // a_line, place % a_line)
            for column in range(a_line, self._most_a_line):
                self._grid.setColumnStretch(column, 0)

    def _widen_by_words(self, buttons: Sequence[ElidedButton]) -> None:
        """Share a line among its columns by their longest words, so that a name is cut only where no room is left."""
        for column in range(self._a_line):
            widths = [button.width_of_words for button in buttons[column :: self._a_line]]
            self._grid.setColumnStretch(column, max(widths, default=_EMPTY))

    def _on_click(self, place: int) -> None:
        button = self._buttons[place]
        button.setChecked(bool(button.property("chosen")))  # what is chosen is shown once it is so
        self.pressed.emit(place)
