"""Puts the parts together: the one place that knows all of them."""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from types import TracebackType
from typing import TypeVar

import msgspec
from PySide6.QtCore import (
    QStandardPaths,
)
from PySide6.QtWidgets import QApplication

from demoncity_gui.cards.drawing.cache import CardPixmaps
from demoncity_gui.cards.drawing.face_store import FaceStore
from demoncity_gui.cards.drawing.icon import app_icon
from demoncity_gui.cards.packs.pack_messages import ScannedDeck
from demoncity_gui.disk import fault_log
from demoncity_gui.evening.evening import Evening, no_evening
from demoncity_gui.evening.held_pictures import HeldPictures
from demoncity_gui.evening.session import AnySession
from demoncity_gui.formats.cast_library import CastLibrary
from demoncity_gui.formats.evening_plan import PlanUnreadable, example_plan
from demoncity_gui.games.demon_city.rules.refusals import RuleRefusal
from demoncity_gui.games.demon_city.rules.table import EMPTY_TABLE
from demoncity_gui.games.demon_city.words.refusals import refusal_sentence
from demoncity_gui.host.keyboard.keys import Key
from demoncity_gui.host.pages.tv.announcer import Announcer
from demoncity_gui.host.settings import TV_SCREEN, TV_WINDOW, Settings
from demoncity_gui.host.shell.deck_menu import DeckMenu
from demoncity_gui.host.shell.fault_dialog import FaultDialog
from demoncity_gui.host.shell.host_window import HostWindow
from demoncity_gui.host.shell.session_menu import SessionMenu
from demoncity_gui.host.widgets.aloud import announce
from demoncity_gui.journal.backups import Backups
from demoncity_gui.journal.troubles import Trouble, sentence
from demoncity_gui.second_program.start import start_again
from demoncity_gui.second_program.texts import plan_from_outside
from demoncity_gui.texts import host_window
from demoncity_gui.texts import program as said
from demoncity_gui.tv.scene.tv_scene import TvScene
from demoncity_gui.tv.screens import Area, Screen
from demoncity_gui.tv.sounds import Sounds
from demoncity_gui.tv.tv_window import TvWindow
from demoncity_gui.words.complaints import CANT, complain


class Program:
    """The two windows, with the evening of `session` in them.

    `casts` is the folder of own casts, `pictures` what is painted already: the person's own unless others are given.
    `host` is the Host's window where it is seen already.
    """

    def __init__(
        self,
        session: AnySession,
        settings: Settings,
        path: Path | None = None,
        casts: Path | None = None,
        pictures: CardPixmaps | None = None,
        host: HostWindow | None = None,
    ) -> None:
        self._settings = settings
        QApplication.setWindowIcon(app_icon())
        self.pictures = pictures or CardPixmaps(store=FaceStore(_cache_folder() / "faces"))
        self.stage = TvScene(self.pictures)
        library = CastLibrary(casts or _data_folder() / "casts")
        self.host = host or HostWindow(settings)
        self.host.furnish(session, self.stage, library, path)
        self.announcer = Announcer(self.stage, partial(announce, self.host), self.host)
        self.tv = TvWindow(self.stage, self.host)
        self.sounds = Sounds(self.stage, self.host)
        self.sounds.loudspeaker.set_volume(self.host.tv.sound_menu.loudness)
        self.sounds.device_found.connect(self.host.tv.sound_menu.show_device)
        self.host.tv.sound_menu.changed.connect(self.sounds.loudspeaker.set_volume)
        self.host.tv.sound_menu.trial_wanted.connect(self.sounds.try_them)
        self.decks = DeckMenu(self.host, settings, _data_folder() / "decks", _cache_folder() / "decks", self._show_deck)
        self.tv.key_pressed.connect(self.host.press)
        self.tv.turned_off.connect(self._tell_tv)
        self.tv.arranged.connect(self._tell_tv)
        self.host.tv_wanted.connect(self._switch_tv)
        self.host.tv.menu.screens = self.tv.screens
        self.host.tv.menu.screen_wanted.connect(self._choose_screen)
        self.host.closed.connect(self._on_host_closed)
        self.host.own_keys.changed.connect(self._tell_tv)
        self.host.preferences.start_again.connect(self._start_again)
        self.starts_again = False
        """Whether the program is to be started anew once it has ended."""

    @property
    def session(self) -> AnySession:
        """The evening that is shown."""
        return self.host.session

    def show(self) -> None:
        """Show both windows; the Host's keeps the keyboard."""
        self.host.show()
        self.tv.turn_on(_remembered(self._settings[TV_SCREEN], Screen), _remembered(self._settings[TV_WINDOW], Area))
        self.host.raise_()  # with one screen alone the TV's window would lie on top
        self.host.activateWindow()
        self._tell_tv()

    def _show_deck(self, deck: ScannedDeck | None) -> None:
        self.pictures.show_deck(deck)
        self.stage.update()
        self.host.show_deck(deck)

    def _switch_tv(self) -> None:
        if self.tv.is_on:
            self.tv.turn_off()
        else:
            self.tv.turn_on()
        self._tell_tv()

    def _on_host_closed(self) -> None:
        self.tv.turn_off()
        self.sounds.close()
        if self.tv.window_place is not None:
            self._settings[TV_WINDOW] = msgspec.json.encode(self.tv.window_place).decode()

    def _start_again(self) -> None:
        self.starts_again = True
        self.host.close()

    def _choose_screen(self, title: str) -> None:
        self.tv.choose(title)
        self._tell_tv()

    def _tell_tv(self) -> None:
        filled = self.tv.screen_filled
        if self.tv.is_on:
            self.sounds.open()
        else:
            self.sounds.close()
        if not self.tv.is_on:
            words = host_window.tv_off(key=self.host.own_keys.sign(Key.SHOW_TV))
        elif filled is None:
            key = self.host.own_keys.sign(Key.HAND_OVER)
            words = host_window.tv_in_window(key=key) if self.tv.isVisible() else host_window.tv_waits
        else:
            words = host_window.tv_on(screen=filled.model or filled.name)
            self._settings[TV_SCREEN] = msgspec.json.encode(filled).decode()
        if self.tv.is_on and self.tv.is_mirrored:
            words = host_window.tv_mirrored(tv=words, key=self.host.own_keys.sign(Key.HAND_OVER))
        if self.tv.is_on and not self.tv.is_kept_awake:
            words = host_window.tv_may_darken(tv=words)
        self.host.status.show_tv(words)


_Place = TypeVar("_Place", Area, Screen)


def _remembered(kept: str, kind: type[_Place]) -> _Place | None:
    """Return where the TV was last time, None if it was nowhere or that can't be read."""
    try:
        return msgspec.json.decode(kept, type=kind)
    except msgspec.DecodeError:
        return None


def now() -> str:
    """Return the time, to stand with a journal entry."""
    return datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def backups() -> Backups:
    """Return where this person's backups are kept."""
    return Backups(_data_folder() / "backups")


def begin(path: Path, plan_file: Path | None, guest: str | None) -> str:
    """Begin an evening in a new file, by this plan or the example's; return why it can't be, nothing if it was."""
    try:
        plan = example_plan(guest or "evening") if plan_file is None else plan_from_outside(plan_file)
        Evening.begin(path, plan, backups(), now).close(now())
    except PlanUnreadable as why:
        return str(why)
    except Trouble as trouble:
        return sentence(trouble.reason)
    except RuleRefusal as refusal:
        return refusal_sentence(EMPTY_TABLE, refusal.reason)
    return ""


def play(app: QApplication, host: HostWindow, settings: Settings, path: Path | None) -> int:
    """Show both windows, with this evening or with the start page, until the Host's is closed.

    Who has clicked on a file sees no terminal: why it can't be opened stands in the window, too, which is left out
    only where nobody could see it, and nothing could be done in it. Returns the exit status.
    """
    program = Program(no_evening(), settings, host=host)
    evenings = SessionMenu(
        host, settings, backups(), now, HeldPictures(_data_folder() / "held-up"), own=_documents() / said.own_folder
    )
    ways_out: list[bool] = []

    def tell(words: str, ways: bool) -> None:
        complain(words)
        host.tell(words)
        ways_out.append(ways)

    evenings.refused.connect(tell)
    fault_log.use(_data_folder() / "log")
    sys.excepthook = faults_told(host)
    opened = path is None or evenings.open_path(path)
    host.start_page.end_opening()
    if opened or any(ways_out) or app.platformName() not in _UNSEEN:
        program.show()
        gc.freeze()  # what is there now stays: to go through it again and again would cost a frame of the TV each time
        app.exec()
        program.pictures.keep_backs()
        opened = opened or evenings.evening is not None
        evenings.end()
        if program.starts_again:
            start_again()
    return 0 if opened else CANT


_UNSEEN = ("offscreen", "minimal")
"""The names of Qt platforms that draw windows nobody sees."""


def faults_told(
    host: HostWindow,
) -> Callable[[type[BaseException], BaseException, TracebackType | None], None]:
    """Return what happens to a mistake of the program itself: a sentence on the screen, and a report in the log.

    One that is made again and again is written down once.
    """
    dialogs: list[FaultDialog] = []
    written: dict[str, Path | None] = {}

    def hook(_kind: type[BaseException], fault: BaseException, _where: TracebackType | None) -> None:
        report = fault_log.report(fault)
        place = report.partition("\n")[2]
        if place not in written:
            written[place] = fault_log.write(report)
            complain(said.fault)  # the window may not be shown yet, or no longer
        if not dialogs:
            dialogs.append(FaultDialog(host))
        dialogs[0].tell(report, written[place])

    return hook


def _data_folder() -> Path:
    return _folder(QStandardPaths.StandardLocation.AppDataLocation)


def _cache_folder() -> Path:
    return _folder(QStandardPaths.StandardLocation.CacheLocation)


def _documents() -> Path:
    return _folder(QStandardPaths.StandardLocation.DocumentsLocation)


def _folder(kind: QStandardPaths.StandardLocation) -> Path:
    return Path(QStandardPaths.writableLocation(kind)).absolute()  # a HOME may be relative
