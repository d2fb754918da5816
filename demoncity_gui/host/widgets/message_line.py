"""The one line that says why something can't be done: beneath every page, at the same place."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QVBoxLayout, QWidget

from demoncity_gui.host.widgets.aloud import announce
from demoncity_gui.host.widgets.layouts import in_column
from demoncity_gui.host.widgets.rule_ids import CitedLabel
from demoncity_gui.host.widgets.theme import restyle

_HEIGHT = 22
"""Room for a sentence, in logical pixels, kept while there is none: nothing on a page may jump when one is said."""


class MessageLine(CitedLabel):
    """The sentence of one page, hidden while there is none; `MessageFoot` shows that of the page in front."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", parent, kind="message", wraps=True)
        self.hide()

    def say(self, sentence: str) -> None:
        """Show why something can't be done, or take the sentence away with an empty one."""
        self._show(sentence, "message")

    def tell(self, sentence: str) -> None:
        """Show a sentence that is no refusal."""
        self._show(sentence, "notice")

    def _show(self, sentence: str, kind: str) -> None:
        if self.objectName() != kind:
            self.setObjectName(kind)
            restyle(self)
        is_new = bool(sentence) and (sentence != self.cited or self.isHidden())
        self.show_cited(sentence)
        self.setVisible(bool(sentence))
        if is_new and self.isVisible():  # of another page's nobody has seen it either
            announce(self.window(), self.text())


class MessageFoot(QWidget):
    """The place beneath the pages, which never scrolls away; as low as the sentence in front is short."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setMinimumHeight(_HEIGHT)
        self._places: dict[QWidget, QWidget] = {}
        self._messages: dict[QWidget, MessageLine] = {}
        self._shares_with: QWidget | None = None
        self._front: QWidget | None = None
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)

    def add(self, page: QWidget, message: MessageLine) -> None:
        """Give a page's sentence its place."""
        place = self._places[page] = QWidget()
        place.setLayout(in_column(message, margins=(10, 0, 10, 2)))
        place.hide()
        self._messages[page] = message
        message.installEventFilter(self)
        self._layout.addWidget(place)

    def turn_to(self, page: QWidget) -> None:
        """Show what is said on this page."""
        self._front = page
        for other, place in self._places.items():
            place.setVisible(other is page)
        self._take_turns()

    def share_line(self, other: QWidget, *, is_shared: bool) -> None:
        """Stand in the place of `other` while something is said, and take no room else; or have room of one's own."""
        self._shares_with = other if is_shared else None
        self.setMinimumHeight(0 if is_shared else _HEIGHT)
        self.show()
        other.show()
        self._take_turns()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Look again when a sentence has come or gone."""
        if event.type() in (QEvent.Type.ShowToParent, QEvent.Type.HideToParent):
            self._take_turns()
        return super().eventFilter(watched, event)

    def _take_turns(self) -> None:
        if self._shares_with is not None:
            message = None if self._front is None else self._messages[self._front]
            says = message is not None and not message.isHidden()
            self.setVisible(says)
            self._shares_with.setVisible(not says)
