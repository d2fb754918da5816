"""The page of help that says how to make a deck; it may stay open beside the round."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QDialog, QTextBrowser, QWidget

from demoncity_gui.host.widgets.layouts import in_column
from demoncity_gui.host.widgets.plain import set_title
from demoncity_gui.host.widgets.theme import worn
from demoncity_gui.texts import deck_help

SECTIONS = ("scans", "numbers", "by-hand", "limits")
_SIZE = QSize(680, 640)


class DeckHelp(QDialog):
    """A window of its own; arrows scroll, Escape closes."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        set_title(self, deck_help.title)
        self.resize(_SIZE.boundedTo(self.screen().availableGeometry().size()))
        self.text = QTextBrowser()
        self.text.setAccessibleName(deck_help.title)
        self.text.setHtml(_html())
        self.text.document().setDocumentMargin(18)
        self.setLayout(in_column(self.text, margins=(0, 0, 0, 0)))
        self.text.setFocus(Qt.FocusReason.OtherFocusReason)


def _html() -> str:
    parts = []
    for section in SECTIONS:
        parts.append(f'<h3 style="color: {worn().accent}">{escape(deck_help[section])}</h3>')
        paragraphs = deck_help[f"{section}-words"].splitlines()
        parts += [f'<p style="line-height: 135%">{escape(words)}</p>' for words in paragraphs]
    return "".join(parts)
