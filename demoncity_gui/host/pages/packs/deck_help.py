"""The page of help that says how to make a deck; it may stay open beside the round."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QDialog, QTextBrowser, QWidget

from demoncity_gui.cards.drawing import look
from demoncity_gui.host.widgets.layouts import in_column
from demoncity_gui.host.widgets.plain import set_title
from demoncity_gui.words.deck_help import SECTIONS, TITLE

_SIZE = QSize(680, 640)


class DeckHelp(QDialog):
    """A window of its own; arrows scroll, Escape closes."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        set_title(self, TITLE)
        self.resize(_SIZE.boundedTo(self.screen().availableGeometry().size()))
        self.text = QTextBrowser()
        self.text.setAccessibleName(TITLE)
        self.text.setHtml(_html())
        self.text.document().setDocumentMargin(18)
        self.setLayout(in_column(self.text, margins=(0, 0, 0, 0)))
        self.text.setFocus(Qt.FocusReason.OtherFocusReason)


def _html() -> str:
    parts = []
    for heading, paragraphs in SECTIONS:
        parts.append(f'<h3 style="color: {look.SODIUM}">{escape(heading)}</h3>')
        parts += [f'<p style="line-height: 135%">{escape(words)}</p>' for words in paragraphs]
    return "".join(parts)
