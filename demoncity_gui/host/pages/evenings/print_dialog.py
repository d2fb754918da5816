"""What is to be printed, and how: on which paper, in which frame, with backs or without."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QLocale, QSize, Qt, Signal
from PySide6.QtWidgets import (
    QDialog,
    QFormLayout,
    QListWidget,
    QListWidgetItem,
    QWidget,
)

from demoncity_gui.cards.printing.paper import Frame, Paper
from demoncity_gui.host.pages.evenings.printing import HowPrinted, PrintChoice
from demoncity_gui.host.settings import BACKS, FRAME, PAPER, Settings
from demoncity_gui.host.widgets.buttons import accept_or_cancel
from demoncity_gui.host.widgets.layouts import in_column
from demoncity_gui.host.widgets.outlined import ChoiceBox, TickBox
from demoncity_gui.host.widgets.plain import PlainLabel, set_title
from demoncity_gui.texts import printing as said

_SIZE = QSize(520, 400)
_FRAMES = (Frame.BONE, Frame.NIGHT)
_PAPERS = (Paper.A4, Paper.LETTER)


class PrintDialog(QDialog):
    """Asks what is to be printed; `chosen` carries the row and `HowPrinted`, which the settings remember."""

    chosen = Signal(int, object)

    def __init__(self, parent: QWidget, settings: Settings, choices: Sequence[PrintChoice], row: int) -> None:
        super().__init__(parent)
        set_title(self, said.title)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.resize(_SIZE.boundedTo(self.screen().availableGeometry().size()))
        self._settings, self._choices = settings, choices
        self.list = QListWidget()
        self.list.setAccessibleName(said.what)
        for choice in choices:
            self.list.addItem(QListWidgetItem(choice.words))
        self.paper = ChoiceBox()
        self.paper.addItems([said.paper_a4, said.paper_letter])
        self.paper.setCurrentIndex(_PAPERS.index(settings[PAPER] or _usual_paper()))
        self.frame = ChoiceBox()
        self.frame.addItems([said.frame_bone, said.frame_night])
        self.frame.setCurrentIndex(_FRAMES.index(settings[FRAME]))
        self.backs = TickBox(said.backs)
        self.backs.setChecked(settings[BACKS])
        self.about = PlainLabel(wraps=True)
        form = QFormLayout()
        form.addRow(said.paper, self.paper)
        form.addRow(said.frame, self.frame)
        form.addRow("", self.backs)
        self.setLayout(in_column(self.list, form, self.about, accept_or_cancel(self, said.write)))
        self.list.currentRowChanged.connect(self._show_chosen)
        self.list.itemActivated.connect(lambda _item: self.accept())
        self.list.setCurrentRow(row)
        self.list.setFocus(Qt.FocusReason.OtherFocusReason)
        self.accepted.connect(self._on_accepted)

    def _show_chosen(self, row: int) -> None:
        cards = self._choices[row].cards
        self.frame.setEnabled(cards)
        self.backs.setEnabled(cards)
        self.about.setText(said.about_cards if cards else said.about_sheets)

    def _on_accepted(self) -> None:
        how = HowPrinted(
            _PAPERS[self.paper.currentIndex()],
            _FRAMES[self.frame.currentIndex()],
            self.backs.isChecked(),
        )
        self._settings[PAPER], self._settings[FRAME], self._settings[BACKS] = how.paper, how.frame, how.backs
        self.chosen.emit(self.list.currentRow(), how)


def _usual_paper() -> Paper:
    """Return the paper that is usual where this person lives."""
    american = QLocale.system().measurementSystem() is QLocale.MeasurementSystem.ImperialUSSystem
    return Paper.LETTER if american else Paper.A4
