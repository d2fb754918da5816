"""What is to be printed, on which paper, with backs or without."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from PySide6.QtCore import QLocale, QSize, Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QFormLayout,
    QListWidget,
    QListWidgetItem,
    QWidget,
)

from demoncity_gui.cards.printing.print_messages import Paper
from demoncity_gui.games.demon_city.rules.characters import CharacterId
from demoncity_gui.host.settings import BACKS, PAPER, Settings
from demoncity_gui.host.widgets.buttons import accept_or_cancel
from demoncity_gui.host.widgets.layouts import in_column
from demoncity_gui.host.widgets.plain import PlainLabel, set_title
from demoncity_gui.pieces.decks import DeckName

_SIZE = QSize(520, 400)
_PAPERS = {Paper.A4: "A4, 210 × 297 mm", Paper.LETTER: "Letter, 8.5 × 11 inches"}


class PrintChoice(Struct, frozen=True):
    """Something that can be printed: how the list calls it, the stem of its file, whether it is cards; `of` whom."""

    words: str
    stem: str
    cards: bool
    of: DeckName | CharacterId | None = None


class PrintDialog(QDialog):
    """Asks what is to be printed; `chosen` carries the row, the `Paper`, and whether backs are wanted.

    Paper and backs are remembered in the settings.
    """

    chosen = Signal(int, object, bool)

    def __init__(self, parent: QWidget, settings: Settings, choices: Sequence[PrintChoice], row: int) -> None:
        super().__init__(parent)
        set_title(self, "Print")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.resize(_SIZE.boundedTo(self.screen().availableGeometry().size()))
        self._settings, self._choices = settings, choices
        self.list = QListWidget()
        self.list.setAccessibleName("What is printed")
        for choice in choices:
            self.list.addItem(QListWidgetItem(choice.words))
        self.paper = QComboBox()
        self.paper.addItems(list(_PAPERS.values()))
        self.paper.setCurrentIndex(list(_PAPERS).index(settings[PAPER] or _usual_paper()))
        self.backs = QCheckBox("&Backs, on the other side of each sheet")
        self.backs.setChecked(settings[BACKS])
        self.about = PlainLabel(wraps=True)
        form = QFormLayout()
        form.addRow("&Paper", self.paper)
        form.addRow("", self.backs)
        self.setLayout(in_column(self.list, form, self.about, accept_or_cancel(self, "&Write a PDF…")))
        self.list.currentRowChanged.connect(self._show_chosen)
        self.list.itemActivated.connect(lambda _item: self.accept())
        self.list.setCurrentRow(row)
        self.list.setFocus(Qt.FocusReason.OtherFocusReason)
        self.accepted.connect(self._on_accepted)

    def _show_chosen(self, row: int) -> None:
        cards = self._choices[row].cards
        self.backs.setEnabled(cards)
        self.about.setText(
            "Cards of 70 × 120 mm with marks to cut by, four to a sheet. Print at 100 %, turned over the long edge."
            if cards
            else "One page for each, on white."
        )

    def _on_accepted(self) -> None:
        paper = list(_PAPERS)[self.paper.currentIndex()]
        self._settings[PAPER], self._settings[BACKS] = paper, self.backs.isChecked()
        self.chosen.emit(self.list.currentRow(), paper, self.backs.isChecked())


def _usual_paper() -> Paper:
    """Return the paper that is usual where this person lives."""
    american = QLocale.system().measurementSystem() is QLocale.MeasurementSystem.ImperialUSSystem
    return Paper.LETTER if american else Paper.A4
