"""Puts the parts together: the one place that knows all of them."""

from __future__ import annotations

import os
import socket
import sys
import traceback
from collections.abc import Callable
from datetime import UTC, datetime
from itertools import count
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QMessageLogContext, QSettings, QStandardPaths, QtMsgType, qInstallMessageHandler
from PySide6.QtWidgets import QApplication

from demoncity_gui.art.cache import CardPixmaps
from demoncity_gui.assets import asset
from demoncity_gui.formats.evening_plan import PlanUnreadable, read_evening_plan
from demoncity_gui.host.host_window import HostWindow
from demoncity_gui.host.theme import dress
from demoncity_gui.journal.file import JournalFile
from demoncity_gui.journal.troubles import Damaged, InUse, NotAnEvening, TooNew, Trouble, sentence
from demoncity_gui.rules.chance import Chance
from demoncity_gui.rules.commands import BeginEvening
from demoncity_gui.rules.decide import decide
from demoncity_gui.rules.refusals import RuleRefusal
from demoncity_gui.rules.table import EMPTY_TABLE
from demoncity_gui.scene.stage import Stage
from demoncity_gui.session.chance import TrueChance
from demoncity_gui.session.moments import StoryBroken
from demoncity_gui.session.session import Session
from demoncity_gui.tv.tv_window import TvWindow
from demoncity_gui.version import VERSION
from demoncity_gui.wording.refusals import refusal_sentence

CANT = 2
"""Exit status where something can't be done as asked."""
_LAST_EVENING = "evening/last"


class Program:
    """One evening with its two windows. `session` is theirs alone from here on."""

    def __init__(self, session: Session, settings: QSettings, path: Path | None = None) -> None:
        self.session = session
        self.stage = Stage(CardPixmaps())
        self.host = HostWindow(session, self.stage, settings, path)
        self.tv = TvWindow(self.stage, self.host)
        self.tv.key_pressed.connect(self.host.press)
        self.tv.turned_off.connect(self._tell_tv)
        self.tv.full_screen_changed.connect(lambda _full: self._tell_tv())
        self.host.tv_wanted.connect(self._switch_tv)
        self.host.closed.connect(self.tv.turn_off)

    def show(self) -> None:
        """Show both windows; the Host's keeps the keyboard."""
        self.host.show()
        self.tv.turn_on()
        self.host.raise_()  # with one screen alone the TV's window would lie on top
        self.host.activateWindow()
        self._tell_tv()

    def _switch_tv(self) -> None:
        if self.tv.is_on:
            self.tv.turn_off()
        else:
            self.tv.turn_on()
        self._tell_tv()

    def _tell_tv(self) -> None:
        filled = self.tv.screen_filled
        if not self.tv.is_on:
            words = "TV off · F8 opens it"
        elif filled is None:
            words = "TV in a window"
        else:
            words = f"TV on {filled.model or filled.name}"
        self.host.show_tv_status(words)


def now() -> str:
    """Return the time, to stand with a journal entry."""
    return datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def begin(path: Path, plan: BeginEvening, chance: Chance, clock: Callable[[], str]) -> Session:
    """Begin an evening in a new file.

    Raises:
        Trouble: the file can't be made, or is there already.
        RuleRefusal: the plan's decks can't be played with; no file has been made.
    """
    decide(EMPTY_TABLE, plan, chance)  # refused plans leave no file behind
    session = Session(JournalFile.create(path), chance, clock)
    session.do(plan)
    return session


def open_evening(path: Path | None) -> int:
    """Open an evening in a window: this file, else the last one, else the example; return the exit status."""
    app = _application()
    settings = QSettings()
    try:
        if path is not None:
            return _run(app, path, _opened(path), settings)
        path = _last(settings)
        if path is not None:
            return _run(app, path, _remembered(path, settings), settings)
        path, session = _example()
        return _run(app, path, session, settings)
    except Trouble as trouble:
        return _cant(sentence(trouble.reason))
    except OSError as why:
        return _cant(f"{why.filename or path} can’t be made: {(why.strerror or str(why)).lower()}.")


def new_evening(path: Path, plan_file: Path | None) -> int:
    """Begin an evening in a new file and open it in a window; return the exit status."""
    app = _application()
    try:
        plan = read_evening_plan(asset("example-evening.toml") if plan_file is None else plan_file)
        session = begin(path, plan, TrueChance(), now)
    except PlanUnreadable as why:
        return _cant(str(why))
    except Trouble as trouble:
        return _cant(sentence(trouble.reason))
    except RuleRefusal as refusal:
        return _cant(refusal_sentence(EMPTY_TABLE, refusal.reason))
    return _run(app, path, session, QSettings())


def application() -> QApplication:
    """Return the Qt application, dressed; made at the first call."""
    app = QApplication.instance()
    if not isinstance(app, QApplication):
        app = QApplication(["demoncity"])
        app.setOrganizationName("demoncity")
        app.setApplicationName("demoncity")
        app.setApplicationDisplayName("Demon City")
        app.setApplicationVersion(VERSION)
        dress(app)
    return app


def go_offscreen() -> None:
    """Do without a screen, whatever there is; to be called before the application is made."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    qInstallMessageHandler(_but_what_it_lacks)


def _but_what_it_lacks(kind: QtMsgType, _context: QMessageLogContext, words: str) -> None:
    # Qt's offscreen plugin says so of every window that has a least size or comes to the front; it means nothing.
    if not words.startswith("This plugin does not support"):
        print(f"{kind.name}: {words}", file=sys.stderr)


def _application() -> QApplication:
    if sys.platform == "linux" and not _has_screen():
        sys.exit(_cant("there is no screen here; demoncity tour DIR plays the example round without one."))
    return application()


def _has_screen() -> bool:
    """Whether Qt would find a screen; without one it ends the program with words of its own."""
    if os.environ.get("WAYLAND_DISPLAY") or os.environ.get("QT_QPA_PLATFORM"):
        return True
    display = os.environ.get("DISPLAY", "")
    number = display.removeprefix("unix").removeprefix(":").partition(".")[0]
    if not number.isdecimal():
        return bool(display)  # on another machine: only a try would tell
    for address in (f"/tmp/.X11-unix/X{number}", f"\0/tmp/.X11-unix/X{number}"):
        with socket.socket(socket.AF_UNIX) as line:
            if line.connect_ex(address) == 0:
                return True
    return False


def _opened(path: Path) -> Session:
    """Open an evening; one that was cut off before its first step begins with the example's cast.

    Raises:
        Trouble: it can't be opened.
    """
    journal = JournalFile.open(path)
    try:
        session = Session(journal, TrueChance(), now)
    except StoryBroken as why:
        journal.close()
        raise Trouble(Damaged(path, why.number)) from why
    if not journal.entries():
        session.do(read_evening_plan(asset("example-evening.toml")))
    return session


def _run(app: QApplication, path: Path, session: Session, settings: QSettings) -> int:
    program = Program(session, settings, path)
    settings.setValue(_LAST_EVENING, str(path.absolute()))
    sys.excepthook = _excepthook(program)
    program.show()
    status = app.exec()
    session.close()
    return status


def _excepthook(
    program: Program,
) -> Callable[[type[BaseException], BaseException, TracebackType | None], None]:
    """Return what happens to a fault of the program itself: a sentence on the screen, the rest in a file."""

    def hook(kind: type[BaseException], fault: BaseException, where: TracebackType | None) -> None:
        folder = Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.AppDataLocation))
        told = folder / "faults.txt"
        try:
            folder.mkdir(parents=True, exist_ok=True)
            with told.open("a", encoding="utf-8") as file:
                file.write(f"{now()} demoncity {VERSION}\n")
                traceback.print_exception(kind, fault, where, file=file)
            place = f"; {told} says more"
        except OSError:
            place = ""
        program.host.page.say(f"The program made a mistake; the evening is on disk up to the last step{place}.")

    return hook


def _last(settings: QSettings) -> Path | None:
    remembered = settings.value(_LAST_EVENING)
    path = Path(remembered) if isinstance(remembered, str) and remembered else None
    return path if path is not None and path.exists() else None


def _remembered(path: Path, settings: QSettings) -> Session:
    try:
        return _opened(path)
    except Trouble as trouble:
        if not isinstance(trouble.reason, InUse):
            settings.remove(_LAST_EVENING)  # the next start begins with the example
            settings.sync()
        raise


def _example() -> tuple[Path, Session]:
    """Return the example evening, made if need be; one that is damaged is left alone, and the next takes its place."""
    folder = Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.AppDataLocation))
    for number in count(1):
        path = folder / f"example{'' if number == 1 else f'-{number}'}.demoncity"
        if not path.exists():
            break
        try:
            return path, _opened(path)
        except Trouble as trouble:
            if not isinstance(trouble.reason, Damaged | NotAnEvening | TooNew):
                raise
    folder.mkdir(parents=True, exist_ok=True)
    return path, begin(path, read_evening_plan(asset("example-evening.toml")), TrueChance(), now)


def _cant(words: str) -> int:
    print(f"demoncity: {words}", file=sys.stderr)
    return CANT
