"""Chips: small buttons and labels that are lit, struck or neither; and the row of those that the Host has added."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout

from demoncity_gui.host.widgets.buttons import set_up
from demoncity_gui.host.widgets.elided import ShownButton
from demoncity_gui.host.widgets.layouts import cleared
from demoncity_gui.host.widgets.plain import PlainLabel
from demoncity_gui.host.widgets.theme import restyle
from demoncity_gui.texts import chips as said
from demoncity_gui.texts import keyboard
from demoncity_gui.words.plain_text import on_button

_LIT, _STRUCK, _DARK = "true", "struck", "false"
LOSS = "−"
"""The sign before a label that takes a card."""


class Chip(ShownButton):
    """A small button that is lit while it counts."""

    def __init__(self, text: str = "") -> None:
        super().__init__(text)
        self.setProperty("chip", True)


def light(chip: Chip | PlainLabel, lit: bool, *, struck: bool = False) -> None:
    """Show a chip as counting, as `struck` by the Host, or as neither; a screen reader tells the same."""
    if isinstance(chip, Chip):
        chip.setChecked(lit)
    words = chip.text().replace("&&", "&")
    told = keyboard.counts(chip=words) if lit else keyboard.struck(chip=words) if struck else ""
    chip.setAccessibleName("" if lit and isinstance(chip, Chip) else told)  # a button that is down is told as such
    state = _LIT if lit else _STRUCK if struck else _DARK
    if chip.property("lit") != state:
        chip.setProperty("lit", state)
        restyle(chip)


class LabelChips(QHBoxLayout):
    """A chip for each label that the Host has added; `struck` carries the one that is clicked away."""

    struck = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.setSpacing(5)

    def show_labels(self, labels: Iterable[tuple[str, str]], told: Callable[[str], str]) -> None:
        """Show these, each with the sign before it, in the words in which it is told."""
        cleared(self)
        for sign, label in labels:
            chip = set_up(
                Chip(on_button(f"{sign} {told(label)}")),
                partial(self.struck.emit, label),
                tip=said.strike(label=told(label)),
                stays=True,
            )
            chip.setProperty("loss", sign == LOSS)
            light(chip, True)
            self.addWidget(chip)
