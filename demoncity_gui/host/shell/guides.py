"""The guides, read where they lie: a window of its own, which may stay open beside the round."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QSize, Qt, QUrl, Signal
from PySide6.QtGui import QColor, QImage, QKeyEvent, QKeySequence, QTextCharFormat, QTextCursor, QTextDocument
from PySide6.QtWidgets import QDialog, QTextBrowser, QWidget

from demoncity_gui.assets import guides
from demoncity_gui.host.widgets.buttons import set_up
from demoncity_gui.host.widgets.elided import ElidedButton
from demoncity_gui.host.widgets.fields import TextField
from demoncity_gui.host.widgets.layouts import in_column, in_row
from demoncity_gui.host.widgets.plain import PlainLabel, set_title
from demoncity_gui.host.widgets.theme import wardrobe, worn
from demoncity_gui.host.widgets.wrapping_row import WrappingRow
from demoncity_gui.texts import host_window as said
from demoncity_gui.texts.catalogue import language
from demoncity_gui.words.plain_text import on_button

GUIDES = (
    *("first-evening", "solo", "own-deck", "real-cards"),  # two pages each at most
    *("hosting", "dice", "case", "forecast", "side-by-side"),
)
"""All that a digit opens; the others are a link away."""
_SEARCHED = (*GUIDES, "odds", "kings", "action")
_SIZE = QSize(760, 700)
_MARGIN, _WIDEST = 18, 680
"""Around the text, and what pictures are wide at most, in logical pixels."""


class Guides(QDialog):
    """A button a guide, which its number presses as well; arrows scroll, `/` finds words, Escape closes."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        set_title(self, said.guides)
        self.resize(_SIZE.boundedTo(parent.screen().availableGeometry().size()))
        self.text = GuideText()
        self.text.setAccessibleName(said.guides)
        self._buttons = [
            set_up(ElidedButton(), partial(self.read, page_of(name)), look="small", stays=True) for name in GUIDES
        ]
        for number, (button, name) in enumerate(zip(self._buttons, GUIDES, strict=True), start=1):
            button.setText(on_button(f"{number}  {heading_of(page_of(name))}"))
        self._here, self._trail = Path(), list[Path]()
        self._back = set_up(ElidedButton(said.guides_back), self.go_back, look="small")
        self.wanted = TextField(said.guides_find)
        self.wanted.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.wanted.handed_over.connect(self.look_for)
        self.wanted.left.connect(self._to_text)
        self.nothing = PlainLabel(kind="warning")
        self.nothing.hide()
        row = WrappingRow(*self._buttons, self._back, spacing=6)
        pieces = (row, in_row((self.wanted, 1), self.nothing), (self.text, 1))
        self.setLayout(in_column(*pieces, spacing=6, margins=(8, 8, 8, 0)))
        self.text.turned.connect(self._on_turned)
        self.read(page_of(GUIDES[0]))
        self._to_text()

    def _to_text(self) -> None:
        self.text.setFocus(Qt.FocusReason.OtherFocusReason)

    def read(self, page: Path) -> None:
        """Show this guide from its beginning."""
        self.text.read(page)

    def look_for(self, words: str) -> None:
        """Go to the next place that has these words: further down, then in the other guides, then from the top."""
        self.nothing.hide()
        if not words.strip() or self.text.find(words):
            return
        pages = [page_of(name) for name in _SEARCHED]
        here = pages.index(self.text.page) + 1 if self.text.page in pages else 0
        for page in (*pages[here:], *pages[:here]):
            if shows(page, words):
                self.read(page)
                self.text.find(words)
                return
        self.nothing.setText(said.guides_nothing)
        self.nothing.show()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take the number of a guide, or go to the line that finds words."""
        number = event.text()
        if number == "/" or event.matches(QKeySequence.StandardKey.Find):
            self.wanted.setFocus(Qt.FocusReason.ShortcutFocusReason)
            self.wanted.selectAll()
        elif number.isdecimal() and 1 <= int(number) <= len(GUIDES):
            self.read(page_of(GUIDES[int(number) - 1]))
        else:
            super().keyPressEvent(event)

    def go_back(self) -> None:
        """Show the page that was read before."""
        if self._trail:
            self._here = self._trail.pop()
            self.read(self._here)

    def _on_turned(self) -> None:
        if self._here not in (Path(), self.text.page):
            self._trail.append(self._here)
        self._here = self.text.page
        self._back.setEnabled(bool(self._trail))
        for button, name in zip(self._buttons, GUIDES, strict=True):
            button.setChecked(self.text.page == page_of(name))


class GuideText(QTextBrowser):
    """Shows a page of the guides' folder, with its pictures; nothing else is read, and no browser is opened.

    `turned` says that another page is shown.
    """

    turned = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.page = Path()
        self.setOpenLinks(False)
        self.anchorClicked.connect(self._on_link)
        wardrobe.changed.connect(self._on_colours)

    def read(self, page: Path) -> None:
        """Show this page from its beginning."""
        self.page = page
        self.setMarkdown(page.read_text(encoding="utf-8"))
        self.document().setDocumentMargin(_MARGIN)
        block = self.document().begin()
        while block.isValid():
            if block.blockFormat().headingLevel():
                form = QTextCharFormat()
                form.setForeground(QColor(worn().accent))
                cursor = QTextCursor(block)
                cursor.select(QTextCursor.SelectionType.BlockUnderCursor)
                cursor.mergeCharFormat(form)
            block = block.next()
        self.moveCursor(QTextCursor.MoveOperation.Start)
        self.turned.emit()

    def loadResource(self, kind: int, name: QUrl | str) -> Any:
        """Read a picture of the guides, as wide as a page; nothing for anything else."""
        file = self._inside(QUrl(name), ".png")
        if file is None:
            return None
        ratio = self.devicePixelRatioF()
        picture = QImage(str(file)).scaledToWidth(round(_WIDEST * ratio), Qt.TransformationMode.SmoothTransformation)
        picture.setDevicePixelRatio(ratio)
        return picture

    def _inside(self, link: QUrl, suffix: str) -> Path | None:
        """Return what a link of this page leads to, None if it is no such file that comes with the guides."""
        file = (self.page.parent / link.path()).resolve()
        rooms = guides().resolve(), (guides().parent / "pictures").resolve()
        is_ours = link.isRelative() and file.suffix == suffix and any(map(file.is_relative_to, rooms))
        return file if is_ours and file.is_file() else None

    def _on_link(self, link: QUrl) -> None:
        page = self._inside(link, ".md")
        if page is not None:
            self.read(page)

    def _on_colours(self) -> None:
        self.read(self.page)


def page_of(name: str) -> Path:
    """Return where a guide lies, in the language in use if it has it."""
    own = guides() / language() / f"{name}.md"
    return (own if own.is_file() else guides() / f"{name}.md").resolve()


def heading_of(page: Path) -> str:
    """Return what a guide is called."""
    return page.read_text(encoding="utf-8").partition("\n")[0].removeprefix("# ").strip()


def shows(page: Path, words: str) -> bool:
    """Return whether a page has these words where people read them; the address of a link has words as well."""
    text = QTextDocument()
    text.setMarkdown(page.read_text(encoding="utf-8"))
    return not text.find(words).isNull()
