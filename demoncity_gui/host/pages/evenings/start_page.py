"""What the Host's window shows while no evening is open: those of late, and a new one."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QIcon, QPixmap, QShowEvent
from PySide6.QtWidgets import QGridLayout, QListWidget, QListWidgetItem, QPushButton, QWidget

from demoncity_gui.cards.drawing.own_jpeg import own_jpeg
from demoncity_gui.host.keyboard.keys import Key
from demoncity_gui.host.keyboard.own_keys import OwnKeys
from demoncity_gui.host.settings import AboutEvening
from demoncity_gui.host.widgets.buttons import set_up
from demoncity_gui.host.widgets.elided import ElidedButton, KeyButton
from demoncity_gui.host.widgets.layouts import STRETCH, in_column, in_row
from demoncity_gui.host.widgets.message_line import MessageLine
from demoncity_gui.host.widgets.plain import PlainLabel, set_tip
from demoncity_gui.host.widgets.theme import worn
from demoncity_gui.texts import evenings as said
from demoncity_gui.texts import guest_desk, host_window
from demoncity_gui.words.plain_text import harmless

_WIDTH = 720
"""In logical pixels: a list of names needs no more."""
_LONGEST_LINE = 120
_Button = TypeVar("_Button", bound=QPushButton)
CASE = "case"
"""What is wanted where one of the cases is to begin that the program comes with."""
PICTURE = QSize(224, 126)
"""Of the players' screen, in pixels: sharp at half that size on a dense screen."""


def new_of_guests() -> list[tuple[str, str]]:
    """Return what begins a solo evening, one of the dice edition and of each guest: its word, and a button."""
    return [(word, guest_desk[f"new-{word}"]) for word in ("solo", "dice", "kings", "action")]


class StartPage(QWidget):
    """Evenings to go on with. `evening_chosen` carries a path; the others say what is wanted."""

    evening_chosen = Signal(Path)
    new_wanted = Signal(str)
    """Of which game: “evening” for Demon City, else as the plans of a guest are called; `CASE` for a case."""
    open_wanted = Signal()
    coach_wanted = Signal()

    def __init__(self, keys: OwnKeys) -> None:
        super().__init__()
        self.message = MessageLine()
        self._evenings: Callable[[], list[tuple[Path, AboutEvening | None]]] = list
        self._hint = PlainLabel()
        self.recent = QListWidget()
        self.recent.setSpacing(4)
        self.recent.setIconSize(PICTURE / 2)
        self.recent.setMinimumHeight(PICTURE.height() // 2 + 12)
        self.recent.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.recent.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.recent.setAccessibleName(said.recent_evenings)
        self.recent.itemActivated.connect(lambda item: self.evening_chosen.emit(item.data(Qt.ItemDataRole.UserRole)))
        new, open_ = KeyButton(), KeyButton()
        keys.label(new, Key.NEW)
        keys.label(open_, Key.OPEN)
        (solo, alone), *guests = new_of_guests()
        self._coach = ElidedButton(said.coached)
        ways = (
            (self._coach, self.coach_wanted.emit, said.coached_about),
            (new, partial(self.new_wanted.emit, "evening"), said.own_about),
            (ElidedButton(alone), partial(self.new_wanted.emit, solo), said.alone_about),
            (open_, self.open_wanted.emit, said.open_about),
        )
        others = [(said.a_case, CASE), *((words, system) for system, words in guests)]
        middle = QWidget()
        middle.setMaximumWidth(_WIDTH)
        pieces = (PlainLabel(host_window.program, kind="headline"), self._hint, (self.recent, 4), _told(ways))
        buttons = [_way(ElidedButton(words), partial(self.new_wanted.emit, what)) for words, what in others]
        for button, (_words, what) in zip(buttons, others, strict=True):
            set_tip(button, said.other_about(kind=what))
        row = in_row(*buttons)
        middle.setLayout(in_column(STRETCH, *pieces, row, STRETCH, spacing=12))
        self._ways = middle
        self._opening = PlainLabel(kind="headline", wraps=True)
        self._opening.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._opening.hide()
        self.setLayout(in_row(middle, self._opening))

    def show_opening(self, words: str) -> None:
        """Say what is being opened, and nothing else, until `end_opening`."""
        self._opening.setText(words)
        self._opening.show()
        self._ways.hide()

    def end_opening(self) -> None:
        """Offer all ways again, to be seen when nothing is open."""
        self._opening.hide()
        self._ways.show()
        if self.isVisible():
            self._fill()

    def show_recent(self, evenings: Callable[[], list[tuple[Path, AboutEvening | None]]]) -> None:
        """Show these evenings, each with how it was left, the first one chosen.

        They are asked for when the page is seen: a start that goes on with an evening needs none of their pictures.
        """
        self._evenings = evenings
        if self._ways.isVisible():
            self._fill()

    def showEvent(self, event: QShowEvent) -> None:
        """Fill the list before it is seen."""
        super().showEvent(event)
        if not event.spontaneous() and not self._ways.isHidden():
            self._fill()

    def _fill(self) -> None:
        evenings = self._evenings()
        self.recent.clear()
        for path, about in evenings:
            item = QListWidgetItem(_words(path, about))
            item.setData(Qt.ItemDataRole.UserRole, path)
            item.setIcon(_picture(b"" if about is None else about.picture))
            set_tip(item, str(path))
            self.recent.addItem(item)
        self.recent.setCurrentRow(0)
        self.recent.setVisible(bool(evenings))
        self._hint.setText(said.go_on if evenings else said.welcome)
        first = self.recent if evenings else self._coach
        self.setFocusProxy(first)
        first.setFocus(Qt.FocusReason.OtherFocusReason)


def _way(button: _Button, do: Callable[[], object]) -> _Button:
    """Return a button that the keyboard can reach, and that Enter presses as well."""
    button.setAutoDefault(True)
    return set_up(button, do, takes_keyboard=True)


def _told(ways: Iterable[tuple[QPushButton, Callable[[], object], str]]) -> QGridLayout:
    """Return these buttons one below the other, each with what it does, and what is said of it beside it."""
    grid = QGridLayout()
    grid.setVerticalSpacing(8)
    grid.setHorizontalSpacing(14)
    grid.setColumnStretch(1, 1)
    for row, (button, do, about) in enumerate(ways):
        grid.addWidget(_way(button, do), row, 0)
        grid.addWidget(PlainLabel(about, kind="muted", wraps=True), row, 1)
        button.setAccessibleDescription(about)
    return grid


def _words(path: Path, about: AboutEvening | None) -> str:
    """Return what an evening is known by, harmless: the settings are a file that anybody can write."""
    if about is None:
        return title_of(path, about)
    left = said.left(round=about.round_number, when=when_left(about.when))
    lines = (title_of(path, about), about.scene, left)
    return "\n".join(harmless(line)[:_LONGEST_LINE] for line in lines if line)


def title_of(path: Path, about: AboutEvening | None) -> str:
    """Return an evening's title, as far as that is known before it is opened."""
    return harmless((about and about.title) or path.stem)[:_LONGEST_LINE]


def when_left(moment: str) -> str:
    """Return a time (UTC, ISO 8601) as this place reads it; nothing for what is none."""
    from PySide6.QtCore import QDateTime, QLocale  # to import a language for each people takes a while

    try:
        then = datetime.fromisoformat(moment).replace(tzinfo=UTC)
    except ValueError:
        return ""
    return QLocale().toString(QDateTime.fromSecsSinceEpoch(int(then.timestamp())), QLocale.FormatType.ShortFormat)


def _picture(image: bytes) -> QIcon:
    """Return the players' screen, or an empty one of the same size, so that all names stand in one line."""
    picture = QPixmap.fromImage(own_jpeg(image))
    if picture.isNull():
        picture = QPixmap(PICTURE)
        picture.fill(worn().ink)
    return QIcon(picture)
