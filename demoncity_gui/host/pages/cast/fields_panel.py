"""Fields of one sheet, each a part of it that is typed: what is being typed, refused, or left for later stays."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from functools import partial
from typing import Any, Protocol

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QHideEvent, QKeyEvent, QPixmap
from PySide6.QtWidgets import QFrame, QLayout, QPlainTextEdit, QScrollArea, QWidget

from demoncity_gui.cards.drawing.own_jpeg import own_jpeg
from demoncity_gui.host.widgets.elided import ElidedLabel
from demoncity_gui.host.widgets.fields import TextField, whole
from demoncity_gui.host.widgets.layouts import STRETCH, in_column, in_row
from demoncity_gui.host.widgets.plain import PlainLabel, set_tip
from demoncity_gui.host.widgets.theme import restyle
from demoncity_gui.texts import cast_page as said

_PORTRAIT_HEIGHT = 52
"""Logical pixels of a portrait beside the name."""


class FieldPart(Protocol):
    """A part of a sheet: what it is called, an example of it, and how many lines it takes."""

    @property
    def title(self) -> str:
        """What it is called, unlike any other part."""
        ...

    @property
    def example(self) -> str:
        """What may stand there."""
        ...

    @property
    def lines(self) -> int:
        """How many lines high its field is."""
        ...

    @property
    def shown(self) -> Callable[[Any], str]:
        """Return what stands there on a sheet."""
        ...


class FieldsPanel(QScrollArea):
    """Fields of one sheet under its name and portrait. `left` gives the keyboard back.

    `refused` carries a sentence about what can't be read, an empty one once that is given up. What was typed and
    refused stays with its sheet.
    """

    refused = Signal(str)
    left = Signal()

    def __init__(self, parts: Sequence[FieldPart], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._parts = parts
        self._subject: Any = None
        self._key: Hashable = None
        self._portrait = b""
        self._shown: dict[str, str] = {}
        self._drafts: dict[tuple[Hashable, str], str] = {}
        self.portrait = PlainLabel()
        self.portrait.setAccessibleName(said.portrait)
        self.portrait.hide()
        self.beside = in_row()
        self.heading, self.warning = ElidedLabel(kind="heading"), ElidedLabel(kind="warning")
        self.fields: dict[str, Line | Lines] = {}

    def write(self, part: Any, words: str) -> bool:
        """Write this on the sheet; return whether it stands there now: else `refused` has said why not."""
        raise NotImplementedError

    def show_subject(self, key: Hashable, subject: Any, heading: str, portrait: bytes) -> None:
        """Show this sheet, None for none; what is being typed stays, and comes back with its sheet."""
        other = subject is None or self._subject is None or key != self._key
        if other:
            self._keep_drafts()
        self._subject, self._key = subject, key
        self.setEnabled(subject is not None)
        self.heading.setText(heading)
        self._show_portrait(portrait)
        if subject is None:
            return
        for part in self._parts:
            field, true = self.fields[part.title], part.shown(subject)
            typed = not other and field.words != self._shown[part.title]
            draft = self._drafts.pop((key, part.title), None) if other else None
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

    def hideEvent(self, event: QHideEvent) -> None:
        """Take what was typed: from a menu the page is left without the keyboard going elsewhere first."""
        super().hideEvent(event)
        for part in self._parts:
            self._on_done(part)

    def forget(self) -> None:
        """Let go of everything typed."""
        self._subject = None
        self._drafts.clear()

    def _keep_drafts(self) -> None:
        if self._subject is not None:
            for title, field in self.fields.items():
                if field.words != self._shown[title]:
                    self._drafts[self._key, title] = field.words

    def _on_done(self, part: FieldPart) -> None:
        """Write what was typed into the sheet; where it is refused, it stays."""
        field = self.fields[part.title]
        if self._subject is None:
            return
        if field.words == self._shown[part.title]:
            field.mark(refused=False)
            return
        before, self._shown[part.title] = self._shown[part.title], field.words
        if self.write(part, field.words):
            self._shown[part.title] = part.shown(self._subject)
            field.show_words(self._shown[part.title])  # it may have said the same in other words
            field.mark(refused=False)
        else:
            self._shown[part.title] = before
            field.mark(refused=True)

    def _on_left(self, part: FieldPart) -> None:
        """Give up what was typed; where nothing was, give the keyboard back."""
        field = self.fields[part.title]
        if field.words == self._shown.get(part.title, ""):
            self.left.emit()
        field.show_words(self._shown.get(part.title, ""))
        field.mark(refused=False)
        self.refused.emit("")

    # --- how it is laid out --------------------------------------------------------------------------------------

    def put(self, fields: QLayout) -> None:
        """Put the fields, laid out so, beneath the name."""
        inside = QWidget()
        first_line = in_row(self.portrait, (self.heading, 1), (self.warning, 3), self.beside)
        inside.setLayout(in_column(first_line, fields, STRETCH, spacing=6, margins=(10, 4, 10, 4)))
        self.setWidget(inside)
        self.setWidgetResizable(True)
        self.setObjectName("panel")
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def field(self, part: FieldPart) -> Line | Lines:
        """Return the field of a part."""
        field = Line(part) if part.lines == 1 else Lines(part)
        field.done.connect(partial(self._on_done, part))
        field.left.connect(partial(self._on_left, part))
        self.fields[part.title] = field
        self._shown[part.title] = ""
        return field


def label_of(part: FieldPart, field: QWidget) -> PlainLabel:
    """Return the title of a part, which leads to its field."""
    label = PlainLabel(part.title)
    label.setBuddy(field)
    return label


def _say_what_it_wants(field: QWidget, part: FieldPart) -> None:
    field.setAccessibleName(part.title)
    field.setAccessibleDescription(part.example)
    set_tip(field, part.example)


class Line(TextField):
    """A part of one line; `done` when it is to be taken: Enter, or going elsewhere."""

    done = Signal()

    def __init__(self, part: FieldPart) -> None:
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


class Lines(QPlainTextEdit):
    """A part of several lines; `done` when the keyboard goes elsewhere. Tab leads on."""

    done = Signal()
    left = Signal()

    def __init__(self, part: FieldPart) -> None:
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
