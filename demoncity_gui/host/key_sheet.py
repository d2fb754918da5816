"""F1 and F2: all keys on one page, by when they mean something, and a round on another."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QGridLayout, QLabel, QTabWidget, QVBoxLayout, QWidget

from demoncity_gui.host.keys import BINDINGS, CARD_BINDINGS, ON_PAGES, Binding, Key
from demoncity_gui.rules.real_cards import COURT_KEYS, FOOL_KEY, MAJOR_KEY, OWN_KEY
from demoncity_gui.wording.round_summary import EXTRA_THROWS, IN_SHORT, LENGTH, LOST_THROWS, STEPS

_PEOPLE = ("1 … 9, 0", "The characters, in the order of the table; from the 11th with Shift")
_OF_DECKS = (
    ("On the page of the decks", ""),
    ("arrows, Tab", "Choose a card; go on to the next deck"),
    ("P H N", "Move it to the Players’ Deck, the Horror’s Deck, or neither"),
    ("1 2", "Put the Players’ Deck or the Horror’s together as they mostly are"),
    ("F V", "The Fool to the other deck; what courts are worth"),
    ("K", "Open or close the curtain before the Horror’s Deck"),
    ("O S", "The next owner; give or take a Significator"),
    ("X B D", "Shuffle its pile now; put it back from the discard; print a deck"),
    ("Enter", "Build and shuffle; Backspace lets go of what was moved"),
)
_OF_HOUSE_RULES = (
    ("On the page of the house rules", ""),
    ("Up, Down", "Choose a question"),
    ("a b c", "Read it so"),
    ("/ *", "Filter; show only what is changed"),
)
_OF_A_TASK = (
    ("1 … 9, 0", "Who throws; then the Intensity, 1 and 0 for 10; after V the rivals"),
    ("a letter", "The stat or skill that says it; with Shift: this skill fits as well"),
    ("⇧1 … ⇧9, ⇧0", "One Intensity more, for several levels of success"),
    ("Q X + − L /", "As in a round; Backspace takes the last choice back"),
)
_LINE = 19
"""The height of a line, in logical pixels: all of them must fit on a laptop."""


_NAME = 120
"""The width of a throw's name, in logical pixels."""


class SheetPage(Enum):
    """The pages of the sheet, in order, each by the key that shows it."""

    KEYS = Key.HELP
    ROUND = Key.ROUND_SHEET
    PAGES = Key.PAGE_KEYS


class KeySheet(QWidget):
    """A window of its own that may stay open beside the round; Escape or the key of its page closes it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Tool)
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
        self.tabs = QTabWidget()
        self.tabs.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.tabs.setDocumentMode(True)
        self.tabs.tabBar().setDrawBase(False)
        for page, content in (
            (SheetPage.KEYS, _keys_page(_lines())),
            (SheetPage.ROUND, _round_page()),
            (SheetPage.PAGES, _keys_page(_lines_of_pages())),
        ):
            binding = BINDINGS[page.value]
            self.tabs.addTab(content, f"{binding.text} [{binding.keys[0]}]")
        self.tabs.currentChanged.connect(self._on_page)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 4, 0, 0)
        layout.addWidget(self.tabs)
        self._on_page(0)

    @property
    def page(self) -> SheetPage:
        """The page that is shown."""
        return list(SheetPage)[self.tabs.currentIndex()]

    def toggle(self, page: SheetPage) -> None:
        """Show this page, or close the sheet where it shows it already."""
        closes = self.isVisible() and self.page is page
        self.tabs.setCurrentIndex(list(SheetPage).index(page))
        self.setVisible(not closes)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close on Escape; F1 and F2 do what they do in the Host's window."""
        pressed = QKeySequence(event.keyCombination())
        page = next((page for page in SheetPage if pressed == QKeySequence(BINDINGS[page.value].keys[0])), None)
        if page is not None:
            self.toggle(page)
        elif event.key() == Qt.Key.Key_Escape:
            self.close()
        else:
            super().keyPressEvent(event)

    def _on_page(self, number: int) -> None:
        self.setWindowTitle(BINDINGS[list(SheetPage)[number].value].text)


def _keys_page(lines: list[tuple[str, str]]) -> QWidget:
    page = QWidget()
    headings = [place for place, (_, words) in enumerate(lines) if not words]
    longest = min(headings, key=lambda place: max(place, len(lines) - place))
    grid = QGridLayout(page)
    grid.setContentsMargins(20, 6, 20, 8)
    grid.setHorizontalSpacing(14)
    grid.setVerticalSpacing(0)
    for place, (keys, words) in enumerate(lines):
        column = 0 if place < longest else 1
        row = place - column * longest
        grid.setRowMinimumHeight(row, _LINE)
        if not words:
            grid.addWidget(_heading(keys), row, column * 3, 1, 2, Qt.AlignmentFlag.AlignBottom)
            continue
        grid.addWidget(_bold(keys), row, column * 3)
        grid.addWidget(QLabel(words), row, column * 3 + 1)
    grid.setRowStretch(max(longest, len(lines) - longest), 1)
    grid.setColumnMinimumWidth(2, 28)
    return page


def _round_page() -> QWidget:
    """Return the round on one page (T-STATE-09, T-ROUND-08): in short, the steps, and the throws beside them."""
    page = QWidget()
    grid = QGridLayout(page)
    grid.setContentsMargins(20, 10, 20, 14)
    grid.setHorizontalSpacing(34)
    grid.setVerticalSpacing(10)
    short = _block("A round in short", tuple((line,) for line in (*IN_SHORT, LENGTH)))
    steps = _block("Step by step", tuple((str(number), *step) for number, step in enumerate(STEPS, 1)))
    throws = QVBoxLayout()
    throws.addLayout(_block("One card more for each", EXTRA_THROWS, indent=_NAME))
    throws.addSpacing(10)
    throws.addLayout(_block("One card less for each", LOST_THROWS, indent=_NAME))
    throws.addStretch(1)
    grid.addLayout(short, 0, 0, 1, 2)
    grid.addLayout(steps, 1, 0)
    grid.addLayout(throws, 1, 1)
    grid.setRowStretch(2, 1)
    return page


def _block(heading: str, lines: tuple[tuple[str, ...], ...], *, indent: int = 0) -> QGridLayout:
    """Return lines beneath a heading: the last of each is a sentence, what stands before it in bold is a column each.

    `indent` is the least width of the first column, in logical pixels.
    """
    grid = QGridLayout()
    grid.setHorizontalSpacing(12)
    grid.setVerticalSpacing(0)
    last = len(lines[0]) - 1
    grid.addWidget(_heading(heading), 0, 0, 1, last + 1)
    for row, (*bold, words) in enumerate(lines, start=1):
        grid.setRowMinimumHeight(row, _LINE)
        for column, word in enumerate(bold):
            grid.addWidget(_bold(word), row, column)
        grid.addWidget(QLabel(words), row, last)
    grid.setColumnMinimumWidth(0, indent)
    grid.setColumnStretch(last, 1)
    grid.setRowStretch(len(lines) + 1, 1)
    return grid


def _heading(words: str) -> QLabel:
    heading = QLabel(words)
    heading.setObjectName("heading")
    return heading


def _bold(words: str) -> QLabel:
    return QLabel(f"<b>{words.replace('<', '&lt;')}</b>")


def _lines() -> list[tuple[str, str]]:
    """Return keys and words line by line; a line without words is the heading of those beneath it."""
    lines = []
    for when in dict.fromkeys(binding.when for binding in BINDINGS.values() if binding.when not in ON_PAGES):
        lines.append((when, ""))
        if len(lines) == 1:
            lines.append(_PEOPLE)
        lines.extend(_lines_when(when))
    return lines


def _lines_of_pages() -> list[tuple[str, str]]:
    """Return the same for the pages beside the round."""
    evenings, cast, task = ([(when, ""), *_lines_when(when)] for when in ON_PAGES)
    return [*evenings, *cast, *_OF_DECKS, *_OF_HOUSE_RULES, *task, *_OF_A_TASK, *_lines_of_cards()]


def _lines_of_cards() -> list[tuple[str, str]]:
    """Return the keys of real cards that are typed, those of one kind on one line."""
    *numbers, ten = [binding for word, binding in CARD_BINDINGS.items() if word.isdecimal()]
    digits = f"{numbers[0].keys[0]} to {numbers[-1].keys[0]}, {ten.keys[0]}"
    lines = [(ten.when, ""), (digits, "A card worth 1 to 9, or 10")]
    named = [CARD_BINDINGS[word] for word in (FOOL_KEY, *COURT_KEYS)]
    lines.append((" ".join(binding.keys[0] for binding in named), ", ".join(binding.tip for binding in named)))
    others = [CARD_BINDINGS[word] for word in (MAJOR_KEY, OWN_KEY)]
    lines.extend((_native(binding), binding.tip) for binding in others)
    return [*lines, ("Backspace", "Take back a card; with none typed, let go of a task or a draw")]


def _lines_when(when: str) -> list[tuple[str, str]]:
    return [(_native(binding), binding.tip) for binding in BINDINGS.values() if binding.when == when]


def _native(binding: Binding) -> str:
    """Return the keys as this system writes them; Enter stands for both of a keyboard's."""
    keys = [QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText) or key for key in binding.keys]
    return " or ".join(dict.fromkeys(key.replace("Return", "Enter") for key in keys))
