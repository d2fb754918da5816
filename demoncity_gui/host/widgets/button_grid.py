"""Buttons in rows, as many as there are things to choose."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from msgspec import Struct
from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from demoncity_gui.host.widgets.buttons import answer_when_off, set_up
from demoncity_gui.host.widgets.elided import ShownButton
from demoncity_gui.host.widgets.plain import set_tip
from demoncity_gui.words.plain_text import on_button

_SENTENCE = 34
"""A choice with more letters is a sentence, of which a sixth of a line shows too little."""
_FEW = 5
"""So many choices may have a line each, and so many lines at most there are where words would be cut."""
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

    Where it `gives_way`, a line has fewer buttons where their words would be cut, and a few choices of whole sentences
    stand on lines of their own.
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
        self._buttons: list[ShownButton] = []
        self._shown: list[ShownButton] = []
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(5)
        for column in range(a_line):
            self._grid.setColumnStretch(column, 1)

    def show_choices(self, choices: Sequence[GridButton]) -> None:
        """Show these, one button each."""
        while len(self._buttons) < len(choices):
            place = len(self._buttons)
            look = "small" if self._small else ""
            button = set_up(ShownButton(), partial(self.pressed.emit, place), look=look, stays=True)
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
        self._shown = self._buttons[: len(choices)]
        self._share()

    def set_a_line(self, a_line: int) -> None:
        """Stand so many on a line from now on."""
        if a_line != self._most_a_line:
            self._most_a_line = max(a_line, self._most_a_line)
            self._lay_out(a_line)
            self._most_a_line = a_line
            self._widen_by_words()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give a line as many buttons as it can hold now."""
        super().resizeEvent(event)
        if self._gives_way:
            self._share()

    def _share(self) -> None:
        self._lay_out(self._fitting() if self._gives_way else self._most_a_line)
        self._widen_by_words()

    def _fitting(self) -> int:
        """Return how many a line can hold without cutting words, no fewer than keep them on a few lines."""
        number = len(self._shown)
        if number <= _FEW and any(len(button.text()) > _SENTENCE for button in self._shown):
            return 1
        fewest = max(1, -(-number // _FEW))
        gap = self._grid.horizontalSpacing()
        for a_line in range(self._most_a_line, fewest, -1):
            widths = self._widths(a_line)
            if sum(widths) + gap * (len(widths) - 1) <= self.width():
                return a_line
        return fewest

    def _lay_out(self, a_line: int) -> None:
        if a_line != self._a_line:
            self._a_line = a_line
            for place, button in enumerate(self._buttons):
                self._grid.addWidget(button, place // a_line, place % a_line)
            for column in range(a_line, self._most_a_line):
                self._grid.setColumnStretch(column, 0)

    def _widen_by_words(self) -> None:
        """Share a line among its columns by their longest words, so that a name is cut only where no room is left."""
        widths = self._widths(self._a_line)
        empty = self._a_line - len(widths)
        gaps = self._grid.horizontalSpacing() * (self._a_line - 1)
        room = (self.width() - gaps - sum(widths)) // empty if empty and self._gives_way else _EMPTY
        for column in range(self._a_line):
            self._grid.setColumnStretch(column, widths[column] if column < len(widths) else max(0, min(room, _EMPTY)))

    def _widths(self, a_line: int) -> list[int]:
        """Return how wide each column that isn't empty is with so many a line, for no word of it to be cut."""
        columns = [self._shown[column::a_line] for column in range(min(a_line, len(self._shown)))]
        return [max(button.width_of_words for button in column) for column in columns]
