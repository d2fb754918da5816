"""The page from which the Host holds something up on the TV: a line, a picture from a file, somebody's portrait."""

from __future__ import annotations

import os
from itertools import pairwise
from pathlib import Path

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QIcon, QKeyEvent, QPixmap
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QPushButton

from demoncity_gui.cards.drawing.own_jpeg import own_jpeg
from demoncity_gui.evening.session import AnySession
from demoncity_gui.games.demon_city.rules.commands import ShowLine
from demoncity_gui.games.demon_city.views.show_picture import Portrait, ShowPicture, show_picture
from demoncity_gui.host.keyboard.keys import Key
from demoncity_gui.host.keyboard.own_keys import OwnKeys
from demoncity_gui.host.pages.side_page import DoCommand, SidePage
from demoncity_gui.host.pages.tv.pictures import Pictures, picture_kinds
from demoncity_gui.host.widgets.buttons import set_up
from demoncity_gui.host.widgets.elided import ElidedLabel
from demoncity_gui.host.widgets.fields import TextField
from demoncity_gui.host.widgets.file_dialogs import ask_file
from demoncity_gui.host.widgets.layouts import in_column, in_row
from demoncity_gui.host.widgets.plain import PlainLabel
from demoncity_gui.texts import tv_page as said

_THUMBNAIL = QSize(72, 54)


class ShowPage(SidePage):
    """A line to be typed, who has a portrait, any other picture.

    No path on a sheet is opened before the Host chooses it.
    """

    def __init__(self, session: AnySession, do: DoCommand, keys: OwnKeys, pictures: Pictures) -> None:
        super().__init__(session, do, keys)
        self._pictures = pictures
        self._picture = ShowPicture(None, ())
        self.line = TextField(said.line_hint, said.line_tip)
        self.line.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.portraits = _Portraits()
        self.nobody, self.held_up = PlainLabel(kind="muted", wraps=True), ElidedLabel(kind="muted")
        keys.follow(self._write_keys)
        self.file = set_up(QPushButton(said.file), self.choose, tip=said.file_tip, takes_keyboard=True)
        self.take_away = QPushButton()
        keys.label(self.take_away, Key.TAKE_AWAY)
        set_up(self.take_away, self._take_away, tip=Key.TAKE_AWAY.tip, takes_keyboard=True)
        self._lay_out()
        self.setFocusProxy(self.line)
        self.line.handed_over.connect(self._on_line)
        self.line.left.connect(self.done)
        self.portraits.chosen.connect(self._on_portrait)
        self.portraits.itemDoubleClicked.connect(lambda _item: self._on_portrait(self.portraits.currentRow()))
        pictures.held_up.connect(lambda: self.done.emit() if self.isVisible() else None)

    def _write_keys(self) -> None:
        self.nobody.setText(said.no_portraits(key=self.own_keys.sign(Key.CAST)))

    def set_session(self, session: AnySession) -> None:
        """Show another evening's people."""
        super().set_session(session)
        self.say("")

    def refresh(self) -> None:
        """Show what is held up now, and who has a portrait."""
        tv, kept = self.session.tv, self.session.pictures
        self._picture = show_picture(
            self.session.shown, tv.showing, kept.names, kept.readable, names=tv.state.names_are_shown
        )
        self.portraits.offer(self._picture.portraits)
        self.portraits.setVisible(bool(self._picture.portraits))
        self.nobody.setVisible(not self._picture.portraits)
        self.held_up.setText(_told(self._picture))
        self.take_away.setEnabled(self._picture.showing is not None)
        if self.message.text() != said.reading or not self._pictures.is_under_way:
            self.say("")

    def choose(self) -> None:
        """Ask for a picture and hold it up."""
        ask_file(self, said.choose_picture, self.show_file, kinds=picture_kinds())

    def show_file(self, path: Path) -> None:
        """Hold up the picture in this file, which the Host has chosen, once it is read."""
        self._pictures.hold_up(path)

    def _take_away(self) -> None:
        self.attempt(self.session.tv.take_away)

    def _on_line(self, words: str) -> None:
        if self.do(ShowLine(words)):
            self.line.clear()
            self.done.emit()

    def _on_portrait(self, place: int) -> None:
        if not 0 <= place < len(self._picture.portraits):
            return
        portrait = self._picture.portraits[place]
        if portrait.name and not portrait.image:
            self.say(said.unreadable)
        elif portrait.name:
            self.attempt(lambda: self.session.tv.show_kept(portrait.name, portrait.caption))
            self.done.emit()
        else:
            path = self.folder / os.path.expanduser(portrait.path)
            self._pictures.hold_up(path, portrait.caption, is_strangers=True)

    def _lay_out(self) -> None:
        portraits = ElidedLabel(said.portraits_heading, kind="heading")
        layout = in_column(
            *(PlainLabel(said.title, kind="headline"), in_row((self.held_up, 1), self.take_away)),
            *(PlainLabel(said.line, kind="heading"), self.line, in_row((portraits, 1), self.file)),
            *((self.portraits, 1), self.nobody),
            spacing=9,
            margins=(14, 8, 14, 10),
        )
        layout.addStretch(0)  # which takes the room of portraits where there are none
        self.setLayout(layout)
        for one, other in pairwise((self.line, self.portraits, self.file, self.take_away)):
            self.setTabOrder(one, other)


class _Portraits(QListWidget):
    """Who has a portrait; `chosen` carries the place of the one that Enter was pressed on."""

    chosen = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(said.portraits)
        self.setMinimumHeight(80)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.setIconSize(_THUMBNAIL)
        self._offered: tuple[Portrait, ...] = ()

    def offer(self, portraits: tuple[Portrait, ...]) -> None:
        """Offer these; the place that was chosen stays so."""
        if portraits != self._offered:
            row, self._offered = self.currentRow(), portraits
            self.clear()
            for portrait in portraits:
                item = QListWidgetItem(_named(portrait), self)
                item.setIcon(QIcon(QPixmap.fromImage(own_jpeg(portrait.image))))
            self.setCurrentRow(min(max(row, 0), len(portraits) - 1))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Show the one that is chosen on Enter."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.chosen.emit(self.currentRow())
        else:
            super().keyPressEvent(event)


def _named(portrait: Portrait) -> str:
    words = portrait.who
    if portrait.caption not in ("", portrait.who):
        words = said.portrait_with_caption(who=portrait.who, caption=portrait.caption)
    return said.with_path(portrait=words, path=portrait.path) if portrait.path else words


def _told(picture: ShowPicture) -> str:
    showing = picture.showing
    if showing is None:
        return said.nothing_shown
    if showing.image:
        return said.picture_shown_with(words=showing.words) if showing.words else said.picture_shown
    return said.line_shown(words=showing.words)
