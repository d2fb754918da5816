"""The second step: which card is which?"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QEvent, QObject, QStringListModel, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QButtonGroup, QCompleter, QLineEdit

from demoncity_gui.cards.packs.card_guesses import guess, other_tradition, said
from demoncity_gui.cards.packs.pack_messages import Picture
from demoncity_gui.host.pages.packs.deck_pictures import DeckPictures, PictureGrid, short_list
from demoncity_gui.host.pages.packs.wizard_page import WizardPage, wizard_button
from demoncity_gui.host.widgets.elided import ElidedLabel
from demoncity_gui.host.widgets.layouts import STRETCH, held, in_column, in_row
from demoncity_gui.host.widgets.plain import PlainLabel
from demoncity_gui.pieces.decks import DeckName
from demoncity_gui.pieces.tarot import Card
from demoncity_gui.texts import packs as texts


class WhichPage(WizardPage):
    """Thumbnails, each with the card it is taken for; `named` says that all are named as they shall be."""

    named = Signal()

    def __init__(self, say: Callable[[str], None]) -> None:
        self.grid = PictureGrid()
        super().__init__(say, self.grid)
        self.pictures = DeckPictures((), self)
        self.counted, self.file = PlainLabel(wraps=True), ElidedLabel()
        self.strength = wizard_button(texts.strength_is_8, partial(self._answer, justice_is_8=False), stays=True)
        self.justice = wizard_button(texts.justice_is_8, partial(self._answer, justice_is_8=True), stays=True)
        self._answers = QButtonGroup(self)
        for choice in (self.strength, self.justice):
            self._answers.addButton(choice)
        asks = PlainLabel(texts.whose_is_8, kind="heading")
        self.question = held(in_row(asks, self.strength, self.justice, STRETCH))
        self.grid.entered.connect(lambda: self._name_it(""))
        self.grid.typed.connect(self._name_it)
        self.grid.unnamed.connect(lambda: self._take_for_nothing())
        self.grid.doubleClicked.connect(lambda _index: self._name_it(""))
        self.name_of_card = self._name_field()
        self.take = wizard_button(texts.take, self._take)
        self.not_used = wizard_button(texts.do_not_use, self._take_for_nothing)
        self.unnamed = wizard_button(texts.next_unused, self._to_next_unnamed)
        naming = in_row((self.file, 1), self.name_of_card, self.take, self.not_used, self.unnamed)
        pieces = (self.counted, self.question, self.grid, naming, PlainLabel(texts.which_hint, kind="hint"))
        self.setLayout(in_column(*pieces, margins=(0, 0, 0, 0)))

    @property
    def title(self) -> str:
        """See `WizardPage`."""
        return texts.which

    def _name_field(self) -> QLineEdit:
        field = QLineEdit()
        field.setPlaceholderText(texts.card_hint)
        field.setAccessibleName(texts.card)
        field.setMinimumWidth(270)
        completer = QCompleter(self)
        completer.setModel(QStringListModel([said(side) for side in (*Card, *DeckName)], completer))
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        completer.setCompletionMode(QCompleter.CompletionMode.InlineCompletion)  # Enter takes what is seen
        field.setCompleter(completer)
        field.installEventFilter(self)
        return field

    def show_pictures(self, pictures: tuple[Picture, ...]) -> None:
        """Show these, with what each is taken for by its name."""
        self.pictures = DeckPictures(pictures, self)
        self.pictures.changed.connect(self._count)
        self.grid.setModel(self.pictures)
        self.grid.selectionModel().currentChanged.connect(lambda _now, _before: self._show_current())
        self.question.setVisible(self.pictures.asks)
        self._answers.setExclusive(False)
        for choice in (self.strength, self.justice):
            choice.setChecked(False)
        self._answers.setExclusive(True)
        self.grid.setCurrentIndex(self.pictures.index(0))
        self._count()

    def say_what_is_twice(self) -> None:
        """Say how many pictures aren't used because another is that card already."""
        twice = self.pictures.twice
        if twice:
            self.say(texts.twice(pictures=twice))

    def go_on(self) -> None:
        """Leave the pictures as they are named, if there is something to make a deck of."""
        if self.pictures.asks:
            self.say(texts.needs_number)
            self.strength.setFocus(Qt.FocusReason.OtherFocusReason)
        elif not self.pictures.named():
            self.say(texts.needs_picture)
        else:
            self.named.emit()

    def _count(self) -> None:
        missing = self.pictures.missing()
        backs = sum(self.pictures.row_of(deck) is not None for deck in DeckName)
        cards, of_all = len(Card) - len(missing), len(Card)
        if missing:
            words = texts.counted_missing(cards=cards, all=of_all, backs=backs, missing=short_list(missing))
        else:
            words = texts.counted(cards=cards, all=of_all, backs=backs)
        self.counted.setText(words)
        self._show_current()

    def _answer(self, *, justice_is_8: bool) -> None:
        self.pictures.answer(justice_is_8=justice_is_8)
        self.say("")
        self._to_grid()

    def _to_grid(self) -> None:
        self.grid.setFocus(Qt.FocusReason.OtherFocusReason)

    # --- one picture after the other -----------------------------------------------------------------------------

    @property
    def row(self) -> int:
        """The picture that is being named, counted from 0; -1 if there is none."""
        return self.grid.currentIndex().row()

    def _show_current(self) -> None:
        if self.row >= 0:
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
        if self.row < 0:
            return
        written = self.name_of_card.text().strip()
        guessed = guess(written)
        if guessed.side is None:
            self.say(texts.no_such_card(name=written) if written else texts.needs_card)
            return
        by_other = guessed.asks and self.question.isVisible() and not self.pictures.asks and self.justice.isChecked()
        side = other_tradition(guessed.side) if by_other else guessed.side
        self.say("")
        row = self.row
        before = self.pictures.row_of(side)
        self.pictures.take_for(row, side)
        if before is not None and before != row:
            self.say(texts.was_before(picture=self.pictures.picture(before).name, card=said(side)))
        self._go_on_from(row)

    def _take_for_nothing(self) -> None:
        row = self.row
        if row >= 0:
            self.pictures.take_for(row, None)
            self._go_on_from(row)

    def _go_on_from(self, row: int) -> None:
        self.grid.setCurrentIndex(self.pictures.index(min(row + 1, self.pictures.rowCount() - 1)))
        self._to_grid()

    def _to_next_unnamed(self) -> None:
        row = self.pictures.next_unnamed(self.row)
        if row is None:
            is_used = self.row < 0 or self.pictures.side(self.row)
            self.say(texts.all_used if is_used else texts.no_other_unused)
        else:
            self.grid.setCurrentIndex(self.pictures.index(row))
        self._to_grid()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let Enter take a card's name, and Escape leave the field and not the whole wizard."""
        if watched is self.name_of_card and event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self._take()
                return True
            if event.key() == Qt.Key.Key_Escape:
                self._show_current()
                self._to_grid()
                return True
        return super().eventFilter(watched, event)
