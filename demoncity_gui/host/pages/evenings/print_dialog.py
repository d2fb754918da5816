"""What is to be printed, and how: on which paper, in which frame, with backs or without."""

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

from demoncity_gui.cards.printing.print_messages import Frame, Paper
from demoncity_gui.games.demon_city.rules.characters import CharacterId
from demoncity_gui.host.settings import BACKS, FRAME, PAPER, Settings
from demoncity_gui.host.widgets.buttons import accept_or_cancel
from demoncity_gui.host.widgets.layouts import in_column
from demoncity_gui.host.widgets.plain import PlainLabel, set_title
from demoncity_gui.pieces.decks import DeckName

_SIZE = QSize(520, 400)
_FRAMES = {Frame.BONE: "Bone, little ink", Frame.NIGHT: "Night, as on the screen"}
_PAPERS = {Paper.A4: "A4, 210 × 297 mm", Paper.LETTER: "Letter, 8.5 × 11 inches"}


class PrintChoice(Struct, frozen=True):
    """Something that can be printed: how the list calls it, the stem of its file, whether it is cards; `of` whom."""

    words: str
    stem: str
    cards: bool
    of: DeckName | CharacterId | None = None


class HowPrinted(Struct, frozen=True):
    """How something is printed; frame and backs are the cards'."""

    paper: Paper
    frame: Frame
    backs: bool


class PrintDialog(QDialog):
    """Asks what is to be printed; `chosen` carries the row and `HowPrinted`, which the settings remember."""

    chosen = Signal(int, object)

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
        self.frame = QComboBox()
        self.frame.addItems(list(_FRAMES.values()))
        self.frame.setCurrentIndex(list(_FRAMES).index(settings[FRAME]))
        self.backs = QCheckBox("&Backs, on the other side of each sheet")
        self.backs.setChecked(settings[BACKS])
        self.about = PlainLabel(wraps=True)
        form = QFormLayout()
        form.addRow("&Paper", self.paper)
        form.addRow("&Frame", self.frame)
        form.addRow("", self.backs)
        self.setLayout(in_column(self.list, form, self.about, accept_or_cancel(self, "&Write a PDF…")))
        self.list.currentRowChanged.connect(self._show_chosen)
        self.list.itemActivated.connect(lambda _item: self.accept())
        self.list.setCurrentRow(row)
        self.list.setFocus(Qt.FocusReason.OtherFocusReason)
        self.accepted.connect(self._on_accepted)

    def _show_chosen(self, row: int) -> None:
        cards = self._choices[row].cards
        self.frame.setEnabled(cards)
        self.backs.setEnabled(cards)
        self.about.setText(
            "Cards of 70 × 120 mm with marks to cut by, four to a sheet. Print at 100 %, turned over the long edge."
            if cards
            else "One page for each, on white."
        )

    def _on_accepted(self) -> None:
        how = HowPrinted(
            list(_PAPERS)[self.paper.currentIndex()],
            list(_FRAMES)[self.frame.currentIndex()],
            self.backs.isChecked(),
        )
        self._settings[PAPER], self._settings[FRAME], self._settings[BACKS] = how.paper, how.frame, how.backs
        self.chosen.emit(self.list.currentRow(), how)


def _usual_paper() -> Paper:
    """Return the paper that is usual where this person lives."""
    american = QLocale.system().measurementSystem() is QLocale.MeasurementSystem.ImperialUSSystem
    return Paper.LETTER if american else Paper.A4
