"""Where the Host asks for lines of the history: of one round, of one person, and those that were taken back."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QComboBox, QPushButton, QSizePolicy, QWidget

from demoncity_gui.host.pages.history.wanted import Wanted
from demoncity_gui.host.widgets.buttons import set_up
from demoncity_gui.host.widgets.elided import widen_for_bold
from demoncity_gui.host.widgets.layouts import in_row
from demoncity_gui.host.widgets.outlined import ChoiceBox
from demoncity_gui.texts import history as said


class WantedBar(QWidget):
    """`changed` says that other lines are asked for."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.rounds, self.people = ChoiceBox(), ChoiceBox()
        self.rounds.setAccessibleName(said.only_this_round)
        self.people.setAccessibleName(said.only_who_is_named)
        self.people.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.rounds.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.taken_back = QPushButton(said.show_taken_back)
        set_up(self.taken_back, tip=said.show_taken_back_tip, name=said.show_taken_back_name, look="small", stays=True)
        widen_for_bold(self.taken_back, beside=20)
        for choice in (self.rounds, self.people):
            choice.currentIndexChanged.connect(lambda _place: self.changed.emit())
        self.taken_back.toggled.connect(lambda _on: self.changed.emit())
        self.setLayout(in_row(self.rounds, (self.people, 1), self.taken_back, margins=(0, 0, 0, 0)))

    @property
    def wanted(self) -> Wanted:
        """Which lines are asked for."""
        name = self.people.currentText() if self.people.currentIndex() > 0 else ""
        return Wanted(self.rounds.currentIndex() or None, name, taken_back=self.taken_back.isChecked())

    def reset(self) -> None:
        """Ask for all lines that stand, without telling of it."""
        with QSignalBlocker(self):
            self.rounds.setCurrentIndex(0)
            self.people.setCurrentIndex(0)
            self.taken_back.setChecked(False)

    def offer(self, rounds: int, people: tuple[str, ...]) -> None:
        """Offer so many rounds, and these people; what was chosen stays so, by its words."""
        for choice, words in (
            (self.rounds, [said.all_rounds, *(said.round(number=number) for number in range(1, rounds + 1))]),
            (self.people, [said.everybody, *people]),
        ):
            if [choice.itemText(place) for place in range(choice.count())] != words:
                chosen = choice.currentText()
                with QSignalBlocker(choice):
                    choice.clear()
                    choice.addItems(words)
                    choice.setCurrentIndex(max(0, choice.findText(chosen)))
