"""The sheet of the one who is chosen: skills, deeds, power, cards, weapons, names and notes, each a field."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QHideEvent, QKeyEvent, QPixmap
from PySide6.QtWidgets import QFrame, QGridLayout, QPlainTextEdit, QScrollArea, QWidget

from demoncity_gui.cards.drawing.own_jpeg import own_jpeg
from demoncity_gui.formats.sheet_lines import CARD_POWERS, PARTS, PROTECTION, SheetPart, SheetUnreadable
from demoncity_gui.games.demon_city.rules.characters import Character, CharacterId
from demoncity_gui.games.demon_city.views.cast_picture import Sheet
from demoncity_gui.host.keyboard.keys import Key
from demoncity_gui.host.keyboard.own_keys import OwnKeys
from demoncity_gui.host.widgets.elided import ElidedLabel
from demoncity_gui.host.widgets.fields import TextField, whole
from demoncity_gui.host.widgets.layouts import STRETCH, in_column, in_row
from demoncity_gui.host.widgets.plain import PlainLabel, set_tip
from demoncity_gui.host.widgets.theme import restyle
from demoncity_gui.texts import cast_page as said
from demoncity_gui.words.cards import card_title

_PORTRAIT_HEIGHT = 52
"""Logical pixels of a portrait beside the name."""
_LEFT = 8
"""So many parts stand in the left column, the Significators beneath them."""


class SheetPanel(QScrollArea):
    """Fields of one sheet. `edit` carries out the new sheet and says whether it was; `left` gives the keyboard back.

    `refused` carries a sentence about what can't be read, an empty one once that is given up. What was typed and
    refused stays with its character.
    """

    refused = Signal(str)
    left = Signal()

    def __init__(self, edit: Callable[[Character], bool], keys: OwnKeys, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._edit = edit
        self._keys = keys
        self._sheet: Sheet | None = None
        self._portrait = b""
        self._shown: dict[str, str] = {}
        self._drafts: dict[tuple[CharacterId, str], str] = {}
        self.portrait = PlainLabel()
        self.portrait.setAccessibleName(said.portrait)
        self.portrait.hide()
        self.beside = in_row()
        self.heading, self.warning = ElidedLabel(kind="heading"), ElidedLabel(kind="warning")
        self._own, self.significators = PlainLabel(), PlainLabel(wraps=True)
        self.fields: dict[str, _Line | _Lines] = {}
        self._of_cards: list[QWidget] = [self._own, self.significators]
        self._of_harm: list[QWidget] = []
        self._lay_out()
        keys.follow(self._write_significators)

    def show_sheet(self, sheet: Sheet | None) -> None:
        """Show this sheet; what is being typed stays, and comes back with its character."""
        other = sheet is None or self._sheet is None or sheet.who != self._sheet.who
        if other:
            self._keep_drafts()
        self._sheet = sheet
        self.setEnabled(sheet is not None)
        if sheet is None:
            self.heading.setText("")
            self._show_portrait(b"")
            self.warning.hide()
            return
        self._show_portrait(sheet.portrait)
        self.heading.setText(" · ".join((sheet.character.name, *sheet.now)))
        self.warning.setText("  ·  ".join(sheet.warnings))
        self.warning.setVisible(bool(sheet.warnings))
        for widget in self._of_cards:
            widget.setVisible(sheet.has_cards)
        for widget in self._of_harm:
            widget.setVisible(sheet.has_protection)
        self._write_significators()
        self._own.setText(said.significators if sheet.character.is_player_character else said.own_cards)
        for part in PARTS:
            field, true = self.fields[part.title], part.shown(sheet.character)
            typed = not other and field.words != self._shown[part.title]
            draft = self._drafts.pop((sheet.who, part.title), None) if other else None
            self._shown[part.title] = true
            if not typed:
                field.show_words(true if draft is None else draft)
            field.mark(refused=field.words != true and (draft is not None or field.is_marked))

    def _show_portrait(self, image: bytes) -> None:
        if image != self._portrait:
            self._portrait = image
            high = round(_PORTRAIT_HEIGHT * self.devicePixelRatioF())
            picture = own_jpeg(image)
            if not picture.isNull():
                picture = picture.scaledToHeight(high, Qt.TransformationMode.SmoothTransformation)
                picture.setDevicePixelRatio(self.devicePixelRatioF())
            self.portrait.setPixmap(QPixmap.fromImage(picture))
        self.portrait.setVisible(bool(image))

    def _write_significators(self) -> None:
        owned = () if self._sheet is None else self._sheet.character.significators
        none = said.no_cards(key=self._keys.sign(Key.DECKS))
        self.significators.setText(", ".join(card_title(card) for card in owned) or none)

    def hideEvent(self, event: QHideEvent) -> None:
        """Take what was typed: from a menu the page is left without the keyboard going elsewhere first."""
        super().hideEvent(event)
        for part in PARTS:
            self._on_done(part)

    def forget(self) -> None:
        """Let go of everything typed."""
        self._sheet = None
        self._drafts.clear()

    def _keep_drafts(self) -> None:
        if self._sheet is not None:
            for title, field in self.fields.items():
                if field.words != self._shown[title]:
                    self._drafts[self._sheet.who, title] = field.words

    def _on_done(self, part: SheetPart) -> None:
        """Write what was typed into the sheet; where it is refused, it stays."""
        field, sheet = self.fields[part.title], self._sheet
        if sheet is None:
            return
        if field.words == self._shown[part.title]:
            field.mark(refused=False)
            return
        try:
            edited = part.read(sheet.character, field.words)
        except SheetUnreadable as why:
            field.mark(refused=True)
            self.refused.emit(str(why))
            return
        typed, self._shown[part.title] = self._shown[part.title], field.words
        if edited == sheet.character:
            field.show_words(typed)  # it said the same in other words
            self._shown[part.title] = typed
            field.mark(refused=False)
        elif not self._edit(edited):
            self._shown[part.title] = typed
            field.mark(refused=True)

    def _on_left(self, part: SheetPart) -> None:
        """Give up what was typed; where nothing was, give the keyboard back."""
        field = self.fields[part.title]
        if field.words == self._shown.get(part.title, ""):
            self.left.emit()
        field.show_words(self._shown.get(part.title, ""))
        field.mark(refused=False)
        self.refused.emit("")

    # --- how it is laid out --------------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        grid = QGridLayout()
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(5)
        for at, share in ((1, 3), (3, 2), (5, 1)):
            grid.setColumnStretch(at, share)
        rows = [0, 0]
        for number, part in enumerate(PARTS):
            side = 0 if number < _LEFT else 1
            field = self._field(part)
            top = Qt.AlignmentFlag.AlignTop if part.lines > 1 else Qt.AlignmentFlag.AlignVCenter
            label = _label(part, field)
            if part is CARD_POWERS:
                self._of_cards += [label, field]
            if part is PROTECTION:  # under all others at the left: mostly its line isn't there
                self._of_harm += [label, field]
                continue
            if part.beside:
                row = rows[side] - part.lines
                grid.addWidget(label, row, 4, Qt.AlignmentFlag.AlignRight | top)
                grid.addWidget(field, row, 5, part.lines, 1)
                continue
            shares = number + 1 < len(PARTS) and PARTS[number + 1].beside
            columns = 3 if side and not shares else 1
            grid.addWidget(label, rows[side], 2 * side, Qt.AlignmentFlag.AlignRight | top)
            grid.addWidget(field, rows[side], 2 * side + 1, part.lines, columns)
            rows[side] += part.lines
        grid.addWidget(self._own, rows[0], 0, Qt.AlignmentFlag.AlignRight)
        grid.addWidget(self.significators, rows[0], 1)
        words, line = (widget for widget in self._of_harm)
        grid.addWidget(words, rows[0] + 1, 0, Qt.AlignmentFlag.AlignRight)
        grid.addWidget(line, rows[0] + 1, 1)
        inside = QWidget()
        first_line = in_row(self.portrait, (self.heading, 1), (self.warning, 3), self.beside)
        inside.setLayout(in_column(first_line, grid, STRETCH, spacing=6, margins=(10, 4, 10, 4)))
        self.setWidget(inside)
        self.setWidgetResizable(True)
        self.setObjectName("panel")
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def _field(self, part: SheetPart) -> _Line | _Lines:
        field = _Line(part) if part.lines == 1 else _Lines(part)
        field.done.connect(partial(self._on_done, part))
        field.left.connect(partial(self._on_left, part))
        self.fields[part.title] = field
        self._shown[part.title] = ""
        return field


def _label(part: SheetPart, field: QWidget) -> PlainLabel:
    label = PlainLabel(part.title)
    label.setBuddy(field)
    return label


def _say_what_it_wants(field: QWidget, part: SheetPart) -> None:
    field.setAccessibleName(part.title)
    field.setAccessibleDescription(part.example)
    set_tip(field, part.example)


class _Line(TextField):
    """A part of one line; `done` when it is to be taken: Enter, or going elsewhere."""

    done = Signal()

    def __init__(self, part: SheetPart) -> None:
        super().__init__(part.example, part.example)
        _say_what_it_wants(self, part)
        self.setAcceptDrops(False)  # a picture that is dropped on a sheet is its portrait, not a path to be written
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.is_marked = False
        self.handed_over.connect(lambda _text: self.done.emit())
        self.editingFinished.connect(self.done)

    @property
    def words(self) -> str:
        """What stands in the field."""
        return whole(self.text())

    def show_words(self, words: str) -> None:
        """Put this into the field, its beginning in sight."""
        if words != self.text():
            self.setText(words)
            self.setCursorPosition(0)

    def mark(self, *, refused: bool) -> None:
        """Mark what can't stay as it is."""
        self.is_marked = _marked(self, refused)


class _Lines(QPlainTextEdit):
    """A part of several lines; `done` when the keyboard goes elsewhere. Tab leads on."""

    done = Signal()
    left = Signal()

    def __init__(self, part: SheetPart) -> None:
        super().__init__()
        _say_what_it_wants(self, part)
        self.setAcceptDrops(False)
        self.setPlaceholderText(part.example)
        self.setTabChangesFocus(True)
        self.setMinimumHeight(24)
        self.setMaximumHeight(33 * part.lines)
        self.is_marked = False

    @property
    def words(self) -> str:
        """What stands in the field."""
        return whole(self.toPlainText())

    def show_words(self, words: str) -> None:
        """Put this into the field."""
        if words != self.toPlainText():
            self.setPlainText(words)

    def mark(self, *, refused: bool) -> None:
        """Mark what can't stay as it is."""
        self.is_marked = _marked(self, refused)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Give up what was typed on Escape, take it on Ctrl+Enter."""
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and event.modifiers() & (
            Qt.KeyboardModifier.ControlModifier
        ):
            self.done.emit()
        else:
            super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Take what was typed."""
        super().focusOutEvent(event)
        if event.reason() is not Qt.FocusReason.PopupFocusReason:
            self.done.emit()


def _marked(field: QWidget, refused: bool) -> bool:
    field.setProperty("refused", refused)
    restyle(field)
    return refused
