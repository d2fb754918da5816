"""Chips: small buttons and labels that are lit, struck or neither; and the row of those that the Host has added."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from demoncity_gui.games.demon_city.words.chips import STRIKE
from demoncity_gui.host.widgets.elided import ElidedButton
from demoncity_gui.host.widgets.plain import set_tip
from demoncity_gui.host.widgets.theme import restyle
from demoncity_gui.words.plain_text import on_button

_LIT, _STRUCK, _DARK = "true", "struck", "false"


def light(chip: QWidget, lit: bool, *, struck: bool = False) -> None:
    """Show a chip as counting, as `struck` by the Host, or as neither."""
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

    def show_labels(self, labels: Iterable[tuple[str, str]]) -> None:
        """Show these, each with the sign before it."""
        while (item := self.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.deleteLater()
        for sign, label in labels:
            chip = ElidedButton(on_button(f"{sign} {label}"))
            chip.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            chip.setProperty("chip", True)
            set_tip(chip, STRIKE.format(label))
            chip.clicked.connect(lambda _checked=False, label=label: self.struck.emit(label))
            light(chip, True)
            self.addWidget(chip)
