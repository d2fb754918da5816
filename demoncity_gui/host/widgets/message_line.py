"""The one line that says why something can't be done: beneath every page, at the same place."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget

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
        self.show_cited(sentence)
        self.setVisible(bool(sentence))


class MessageFoot(QWidget):
    """The place beneath the pages, which never scrolls away; as low as the sentence in front is short."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setMinimumHeight(_HEIGHT)
        self._places: dict[QWidget, QWidget] = {}
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)

    def add(self, page: QWidget, message: MessageLine) -> None:
        """Give a page's sentence its place."""
        place = self._places[page] = QWidget()
        place.setLayout(in_column(message, margins=(10, 0, 10, 2)))
        place.hide()
        self._layout.addWidget(place)

    def turn_to(self, page: QWidget) -> None:
        """Show what is said on this page."""
        for other, place in self._places.items():
            place.setVisible(other is page)
