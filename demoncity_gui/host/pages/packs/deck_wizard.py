"""A deck pack made of somebody's own pictures: which pictures, which card each is, what the deck is called."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from PySide6.QtCore import QEvent, QObject, QSize, QStringListModel, Qt, Signal
from PySide6.QtGui import QImage, QKeyEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QComboBox,
    QCompleter,
    QDialog,
    QDoubleSpinBox,
    QFileDialog,
    QFormLayout,
    QHBoxLayout,
    QLineEdit,
    QProgressBar,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.packs.card_guesses import guess, other_tradition, said
from demoncity_gui.cards.packs.pack_messages import (
    Answer,
    Cut,
    Fit,
    Found,
    Look,
    Made,
    Make,
    Overlay,
    PackText,
    Refused,
)
from demoncity_gui.cards.packs.packs import MOST_TRIM
from demoncity_gui.disk.door import system_words
from demoncity_gui.host.pages.packs.card_preview import CardPreview
from demoncity_gui.host.pages.packs.deck_pictures import DeckPictures, PictureGrid, short_list
from demoncity_gui.host.widgets.elided import ElidedLabel
from demoncity_gui.host.widgets.plain import PlainLabel, set_tip, set_title
from demoncity_gui.pieces.decks import DeckName
from demoncity_gui.pieces.tarot import Card
from demoncity_gui.second_program.client import SecondProgram

_SIZE: Final = QSize(1000, 680)
_STEPS: Final = ("Where are the pictures?", "Which card is which?", "What is the deck called?")
_STYLE: Final = f"""
QCheckBox::indicator {{ width: 14px; height: 14px; border: 2px solid {look.MUTED}; border-radius: 4px; }}
QCheckBox::indicator:checked {{ background: {look.SODIUM}; border-color: {look.SODIUM}; }}
QCheckBox:focus {{ color: {look.SODIUM}; }}
QLabel#hint {{ color: {look.MUTED}; font-size: 10pt; }}
"""
_FITS: Final = {
    Fit.COVER: "Fill the card; what is over is cut off",
    Fit.CONTAIN: "Keep the whole picture, on black",
    Fit.STRETCH: "Stretch it to the card",
}


class DeckWizard(QDialog):
    """Asks in three steps and writes a pack into the folder `decks`; `made` carries where it is.

    Every step can be gone back from, and anything under way be cancelled. Thumbnails lie in `cache` while it is open.
    """

    made = Signal(Path)

    def __init__(self, parent: QWidget | None, decks: Path, cache: Path) -> None:
        super().__init__(parent)
        set_title(self, "Make a deck from pictures")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.resize(_SIZE.boundedTo(self.screen().availableGeometry().size()))
        self.setStyleSheet(_STYLE)
        self._decks, self._cache = decks, cache
        self._thumbnails: TemporaryDirectory[str] | None = None
        self._source = Path()
        self.pictures: DeckPictures | None = None
        self._work = SecondProgram(self)
        self._work.progressed.connect(self._on_progress)
        self._work.ended.connect(self._on_ended)
        self.heading = PlainLabel()
        self.heading.setObjectName("headline")
        self.steps = QStackedWidget()
        for page in (self._where_page(), self._which_page(), self._called_page()):
            self.steps.addWidget(page)
        self.message = PlainLabel()
        self.message.setObjectName("message")
        self.message.setWordWrap(True)
        self.progress = QProgressBar()
        self.progress.setAccessibleName("How many pictures are done")
        self.progress.hide()
        self.back = _button("&Back", self._on_back)
        self.next = _button("&Next", self._on_next)
        self.next.setDefault(True)
        self.cancel = _button("Cancel", self.reject)
        row = QHBoxLayout()
        row.addWidget(self.cancel)
        row.addWidget(self.progress, 1)
        row.addStretch(0)
        row.addWidget(self.back)
        row.addWidget(self.next)
        layout = QVBoxLayout(self)
        layout.addWidget(self.heading)
        layout.addWidget(self.steps, 1)
        layout.addWidget(self.message)
        layout.addLayout(row)
        self.finished.connect(self._clear_away)
        self._show_step(0)

    # --- the three steps ---------------------------------------------------------------------------------------------

    def _where_page(self) -> QWidget:
        page = QWidget()
        words = PlainLabel(
            "A folder, or a zip, with one picture for each card: PNG, JPEG or WebP. The pictures stay where they are; "
            "the deck gets copies. Cards that you have no picture of are drawn by the program."
        )
        words.setWordWrap(True)
        self.path = QLineEdit()
        self.path.setPlaceholderText("A folder or a zip, such as scans/tarot.zip")
        self.path.setAccessibleName("The folder or zip with the pictures")
        self.folder = _button("&Folder…", lambda: self._ask_where(QFileDialog.FileMode.Directory))
        self.zip = _button("&Zip…", lambda: self._ask_where(QFileDialog.FileMode.ExistingFile))
        row = QHBoxLayout()
        for widget in (self.path, self.folder, self.zip):
            row.addWidget(widget)
        layout = QVBoxLayout(page)
        layout.addWidget(words)
        layout.addLayout(row)
        layout.addStretch(1)
        return page

    def _which_page(self) -> QWidget:
        page = QWidget()
        self.counted = PlainLabel()
        self.question = QWidget()
        asked = QHBoxLayout(self.question)
        asked.setContentsMargins(0, 0, 0, 0)
        words = PlainLabel("Some are only numbered. Whose number is 8?")
        words.setObjectName("heading")
        self.strength, self.justice = QPushButton("&Strength is 8"), QPushButton("&Justice is 8")
        self._answers = QButtonGroup(self)
        for choice in (self.strength, self.justice):
            choice.setCheckable(True)
            choice.setAutoDefault(False)
            self._answers.addButton(choice)
        self.strength.clicked.connect(lambda _checked=False: self._on_answer(justice_is_8=False))
        self.justice.clicked.connect(lambda _checked=False: self._on_answer(justice_is_8=True))
        for widget in (words, self.strength, self.justice):
            asked.addWidget(widget)
        asked.addStretch(1)
        self.grid = PictureGrid()
        self.grid.entered.connect(lambda: self._name_it(""))
        self.grid.typed.connect(self._name_it)
        self.grid.unnamed.connect(lambda: self._take_for_nothing())
        self.grid.doubleClicked.connect(lambda _index: self._name_it(""))
        self.file = ElidedLabel()
        self.name_of_card = QLineEdit()
        self.name_of_card.setPlaceholderText("a card: 7 of cups, justice, back")
        self.name_of_card.setAccessibleName("Which card the picture is")
        self.name_of_card.setMinimumWidth(270)
        completer = QCompleter(self)
        completer.setModel(QStringListModel([said(side) for side in (*Card, *DeckName)], completer))
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        completer.setCompletionMode(QCompleter.CompletionMode.InlineCompletion)  # Enter takes what is seen
        self.name_of_card.setCompleter(completer)
        self.name_of_card.installEventFilter(self)
        self.take = _button("&Take it", self._take)
        self.not_used = _button("&Don’t use it", self._take_for_nothing)
        self.unnamed = _button("Next &unused", self._to_next_unnamed)
        row = QHBoxLayout()
        row.addWidget(self.file, 1)
        for button in (self.name_of_card, self.take, self.not_used, self.unnamed):
            row.addWidget(button)
        hint = PlainLabel(
            "Arrows go from picture to picture. Type a card’s name on one, Enter takes it; Delete: not used."
        )
        hint.setObjectName("hint")
        layout = QVBoxLayout(page)
        layout.setContentsMargins(0, 0, 0, 0)
        for part in (self.counted, self.question, self.grid):
            layout.addWidget(part)
        layout.addLayout(row)
        layout.addWidget(hint)
        return page

    def _called_page(self) -> QWidget:
        page = QWidget()
        self.name, self.author, self.license = QLineEdit(), QLineEdit(), QLineEdit()
        for field, tip in (
            (self.name, "such as The Night Bus Tarot"),
            (self.author, "who drew it, if you know"),
            (self.license, "what may be done with the pictures"),
        ):
            field.setPlaceholderText(tip)
            field.setMaxLength(80)
        self.preview = CardPreview()
        self.fit = QComboBox()
        self.fit.addItems(list(_FITS.values()))
        self.fit.currentIndexChanged.connect(lambda _row: self._try_cut())
        self.trim = QDoubleSpinBox()
        self.trim.setRange(0, MOST_TRIM)
        self.trim.setDecimals(1)
        self.trim.setSingleStep(0.5)
        self.trim.setSuffix(" %")
        set_tip(self.trim, "So much of a picture’s width and height is cut off each edge first: a scanner’s margin")
        self.trim.valueChanged.connect(lambda _per_cent: self._try_cut())
        self.overlay = QCheckBox("&Write the number on each picture, large enough for a sofa")
        self.overlay.setChecked(True)
        self.overlay.toggled.connect(self.preview.set_overlay)
        form = QFormLayout()
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.ExpandingFieldsGrow)
        form.setVerticalSpacing(12)
        form.addRow("&Name", self.name)
        form.addRow("&Author", self.author)
        form.addRow("&License", self.license)
        form.addRow("&Fit", self.fit)
        form.addRow("&Trim each edge", self.trim)
        form.addRow("", self.overlay)
        left = QVBoxLayout()
        left.addLayout(form)
        left.addStretch(1)
        layout = QHBoxLayout(page)
        layout.addLayout(left, 1)
        layout.addWidget(self.preview)
        return page

    def _show_step(self, step: int) -> None:
        self.steps.setCurrentIndex(step)
        self.heading.setText(f"{step + 1} of 3 · {_STEPS[step]}")
        self.next.setText("&Make the deck" if step == 2 else "&Next")
        self._see_to_buttons()
        self._say("")
        (self.path, self.grid, self.name)[step].setFocus(Qt.FocusReason.OtherFocusReason)
        if step == 2:
            self._show_preview()
            if self._chosen_cut != Cut():
                self._try_cut()

    def _see_to_buttons(self) -> None:
        busy = self._work.is_under_way
        self.progress.setVisible(busy)
        self.steps.setEnabled(not busy)
        self.next.setEnabled(not busy)
        self.back.setEnabled(not busy and self.steps.currentIndex() > 0)

    def _on_back(self) -> None:
        self._show_step(self.steps.currentIndex() - 1)

    def _on_next(self) -> None:
        match self.steps.currentIndex():
            case 0:
                self._read()
            case 1:
                self._confirm()
            case _:
                self._make()

    # --- first: where ------------------------------------------------------------------------------------------------

    def _ask_where(self, mode: QFileDialog.FileMode) -> None:
        dialog = QFileDialog(self, "Pictures of cards", self.path.text() or str(Path.home()))
        dialog.setFileMode(mode)
        if mode is QFileDialog.FileMode.ExistingFile:
            dialog.setNameFilter("Zips and decks (*.zip *.dcdeck)")
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.fileSelected.connect(self.path.setText)
        dialog.fileSelected.connect(lambda _name: self._read())
        dialog.open()

    def _read(self) -> None:
        written = self.path.text().strip()
        if not written:
            self._say("Say first where the pictures are.")
            return
        source = Path(written).expanduser()
        if self.pictures is not None and source == self._source:
            self._show_step(1)  # what was named stays named
            return
        self._source = source
        try:
            self._cache.mkdir(parents=True, exist_ok=True)
            self._forget_thumbnails()
            self._thumbnails = TemporaryDirectory(prefix="thumbnails-", dir=self._cache)
        except OSError as why:
            self._say(f"{self._cache} can’t be written: {system_words(why)}.")
            return
        self._begin(Look(str(self._source), self._thumbnails.name))

    # --- second: which -----------------------------------------------------------------------------------------------

    def _show_found_pictures(self, found: Found) -> None:
        self.pictures = DeckPictures(found.pictures, self)
        self.pictures.changed.connect(self._count)
        self.grid.setModel(self.pictures)
        self.grid.selectionModel().currentChanged.connect(lambda _now, _before: self._show_current())
        self.question.setVisible(self.pictures.asks)
        self._answers.setExclusive(False)
        for choice in (self.strength, self.justice):
            choice.setChecked(False)
        self._answers.setExclusive(True)
        self.name.setText(found.name)
        self.author.setText(found.author)
        self.license.setText(found.license)
        self.fit.setCurrentIndex(list(_FITS).index(found.cut.fit))
        self.trim.setValue(found.cut.trim)
        self._show_step(1)
        self.grid.setCurrentIndex(self.pictures.index(0))
        self._show_current()
        self._count()
        if self.pictures.twice:
            self._say(f"{_counted(self.pictures.twice)} not used, for another is that card already: look at them.")

    def _count(self) -> None:
        if self.pictures is None:
            return
        missing = self.pictures.missing()
        backs = sum(self.pictures.row_of(deck) is not None for deck in DeckName)
        lacking = f"missing: {short_list(missing)}" if missing else "no card is missing"
        back = ("no back", "one back", "both backs")[backs]
        self.counted.setText(f"{len(Card) - len(missing)} of {len(Card)} cards, {back}; {lacking}.")
        self.counted.setWordWrap(True)
        self._show_current()

    def _on_answer(self, *, justice_is_8: bool) -> None:
        if self.pictures is not None:
            self.pictures.answer(justice_is_8=justice_is_8)
            self._say("")
            self.grid.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def row(self) -> int:
        """The picture that is being named, counted from 0; -1 if there is none."""
        return self.grid.currentIndex().row()

    def _show_current(self) -> None:
        if self.pictures is None or self.row < 0:
            return
        picture, side = self.pictures.picture(self.row), self.pictures.side(self.row)
        self.file.setText(picture.trouble or picture.name)
        self.name_of_card.setText("" if side is None else said(side))

    def _name_it(self, typed: str) -> None:
        self.name_of_card.setFocus(Qt.FocusReason.OtherFocusReason)
        if typed:
            self.name_of_card.setText(typed)
        else:
            self.name_of_card.selectAll()

    def _take(self) -> None:
        if self.pictures is None or self.row < 0:
            return
        written = self.name_of_card.text().strip()
        guessed = guess(written)
        if guessed.side is None:
            self._say(f"No card is called “{written}”." if written else "Write which card it is.")
            return
        if guessed.asks and self.question.isVisible() and not self.pictures.asks and self.justice.isChecked():
            guessed_side = other_tradition(guessed.side)
        else:
            guessed_side = guessed.side
        self._say("")
        row = self.row
        before = self.pictures.row_of(guessed_side)
        self.pictures.take_for(row, guessed_side)
        if before is not None and before != row:
            self._say(f"{self.pictures.picture(before).name} was {said(guessed_side)} before, and is not used now.")
        self._go_on_from(row)

    def _take_for_nothing(self) -> None:
        if self.pictures is not None and self.row >= 0:
            row = self.row
            self.pictures.take_for(row, None)
            self._go_on_from(row)

    def _go_on_from(self, row: int) -> None:
        if self.pictures is not None:
            self.grid.setCurrentIndex(self.pictures.index(min(row + 1, self.pictures.rowCount() - 1)))
            self.grid.setFocus(Qt.FocusReason.OtherFocusReason)

    def _to_next_unnamed(self) -> None:
        if self.pictures is None:
            return
        row = self.pictures.next_unnamed(self.row)
        if row is None:
            self._say(
                "Every picture is in use." if self.row < 0 or self.pictures.side(self.row) else "No other is unused."
            )
        else:
            self.grid.setCurrentIndex(self.pictures.index(row))
        self.grid.setFocus(Qt.FocusReason.OtherFocusReason)

    def _confirm(self) -> None:
        if self.pictures is None:
            return
        if self.pictures.asks:
            self._say("Say first whose number 8 is in this deck.")
            self.strength.setFocus(Qt.FocusReason.OtherFocusReason)
        elif not self.pictures.named():
            self._say("No picture is taken for a card yet.")
        else:
            self._show_step(2)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let Enter take a card's name, and Escape leave the field and not the whole wizard."""
        if watched is self.name_of_card and event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self._take()
                return True
            if event.key() == Qt.Key.Key_Escape:
                self._show_current()
                self.grid.setFocus(Qt.FocusReason.OtherFocusReason)
                return True
        return super().eventFilter(watched, event)

    # --- third: what it is called ------------------------------------------------------------------------------------

    @property
    def _chosen_cut(self) -> Cut:
        return Cut(list(_FITS)[self.fit.currentIndex()], round(self.trim.value(), 1))

    def _shown_row(self) -> int | None:
        """Return which picture is shown as a card: one that is told by its number, if there is one."""
        if self.pictures is None:
            return None
        rows = [self.pictures.row_of(side) for side in (Card.CUPS_7, *Card, *DeckName)]
        return next((row for row in rows if row is not None), None)

    def _show_preview(self) -> None:
        row = self._shown_row()
        side = None if self.pictures is None or row is None else self.pictures.side(row)
        if self.pictures is not None and row is not None and side is not None:
            self.preview.show_card(side, QImage(self.pictures.picture(row).thumbnail))

    def _try_cut(self) -> None:
        """Have the shown card cut as is chosen now."""
        row = self._shown_row()
        if row is None or self.pictures is None or self._thumbnails is None or self.steps.currentIndex() != 2:
            return
        folder, name = str(Path(self._thumbnails.name) / "cut"), self.pictures.picture(row).name
        self.preview.cut_soon(Look(str(self._source), folder, name, self._chosen_cut))

    def _make(self) -> None:
        name = " ".join(self.name.text().split())
        if not name:
            self._say("A deck needs a name.")
            self.name.setFocus(Qt.FocusReason.OtherFocusReason)
            return
        if self.pictures is None:
            return
        text = PackText(
            "",
            name,
            " ".join(self.author.text().split()),
            " ".join(self.license.text().split()),
            self._chosen_cut,
            Overlay.OVERLAY if self.overlay.isChecked() else Overlay.NONE,
        )
        self._begin(Make(str(self._source), str(self._decks), text, self.pictures.named()))

    # --- long work ---------------------------------------------------------------------------------------------------

    def _begin(self, request: Look | Make) -> None:
        self._say("")
        self.progress.setRange(0, 0)
        self._work.ask(request)
        self._see_to_buttons()
        self.cancel.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_progress(self, done: int, whole: int) -> None:
        self.progress.setRange(0, whole)
        self.progress.setValue(done)
        self.progress.setFormat(f"{done} of {whole} pictures")

    def _on_ended(self, answer: Answer) -> None:
        self._see_to_buttons()
        match answer:
            case Found():
                self._show_found_pictures(answer)
            case Made():
                self.made.emit(Path(answer.path))
                self.accept()
            case Refused():
                self._show_step(self.steps.currentIndex())
                self._say(answer.words)
            case _:
                pass

    def reject(self) -> None:
        """Stop what is under way; if nothing is, leave the wizard."""
        if self._work.is_under_way:
            self._work.cancel()
            self._see_to_buttons()
            self._show_step(self.steps.currentIndex())
            self._say("Stopped.")
        else:
            super().reject()

    def _clear_away(self) -> None:
        self._work.cancel()
        self._forget_thumbnails()

    def _forget_thumbnails(self) -> None:
        self.pictures = None
        self.preview.forget()
        if self._thumbnails is not None:
            self._thumbnails.cleanup()
            self._thumbnails = None

    def _say(self, words: str) -> None:
        self.message.setText(words)
        self.message.setVisible(bool(words))


def _button(text: str, slot: Callable[[], object]) -> QPushButton:
    button = QPushButton(text)
    button.setAutoDefault(False)
    button.clicked.connect(lambda _checked=False: slot())
    return button


def _counted(number: int) -> str:
    return "One picture is" if number == 1 else f"{number} pictures are"
