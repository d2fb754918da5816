"""Opens the window: what is seen at once, and behind that the parts that `program` puts together.

A start waits for nothing that it doesn’t show: this imports little, and `program` once the window is there.
"""

from __future__ import annotations

import os
import sys
from functools import partial
from pathlib import Path

from PySide6.QtCore import (
    QCoreApplication,
    QEventLoop,
    QLibraryInfo,
    QMessageLogContext,
    QTimer,
    QtMsgType,
    qInstallMessageHandler,
)
from PySide6.QtWidgets import QApplication

from demoncity_gui.app.garbage import GarbageCollector
from demoncity_gui.app.libraries import lacking_for_windows
from demoncity_gui.cards.drawing.palette import IN_USE, PALETTES, Palette
from demoncity_gui.host.pages.evenings.start_page import title_of
from demoncity_gui.host.settings import LANGUAGE, SCALE, THEME, Settings, about_evening
from demoncity_gui.host.shell.host_window import HostWindow
from demoncity_gui.host.shell.recent_evenings import last_evening, told_of_recent
from demoncity_gui.host.widgets.theme import apply_theme
from demoncity_gui.second_program.start import SCALE_FACTOR
from demoncity_gui.texts import host_window
from demoncity_gui.texts import program as said
from demoncity_gui.texts.catalogue import ENGLISH, language, prefer
from demoncity_gui.texts.pseudo import PSEUDO
from demoncity_gui.version import VERSION
from demoncity_gui.words.complaints import complain


def open_evening(path: Path | None, *, presets: bool = False, reset: bool = False) -> int:
    """Open an evening in a window: this file, else the last one; the first start shows the start page.

    One that can't be opened is named, at the terminal and in the window, with what can be done about it. Returns the
    exit status: 2 if no evening was open in the end. With `presets` nothing that was chosen holds, and nothing that is
    chosen lasts; `reset` forgets what was chosen first.
    """
    if presets:
        from tempfile import TemporaryDirectory

        with TemporaryDirectory() as folder:
            settings = Settings(Path(folder) / "settings.ini")
            return _run(_application(settings), settings, path)
    settings = _own_settings()
    if reset:
        settings.forget_preferences()
    app = _application(settings)
    return _run(app, settings, path or last_evening(settings))


def new_evening(path: Path, plan_file: Path | None, guest: str | None = None) -> int:
    """Begin an evening in a new file and open it in a window; return the exit status.

    Without a plan it is the example's, of this guest if one is told.
    """
    settings = _own_settings()
    app = _application(settings)
    from demoncity_gui.app.program import begin

    why_not = begin(path, plan_file, guest)
    return complain(why_not) if why_not else _run(app, settings, path)


def _own_settings() -> Settings:
    """Return what this person has chosen."""
    _name_application()
    return Settings()


def _name_application() -> None:
    """Say whose settings and folders these are."""
    QCoreApplication.setOrganizationName("demoncity")
    QCoreApplication.setApplicationName("demoncity")


def application(palette: Palette = IN_USE) -> QApplication:
    """Return the Qt application, dressed; made at the first call."""
    app = QApplication.instance()
    if not isinstance(app, QApplication):
        _name_application()
        app = QApplication(["demoncity"])
        app.setApplicationDisplayName(host_window.program)
        app.setApplicationVersion(VERSION)
        app.setDesktopFileName("demoncity")
        apply_theme(app, palette)
        _translate_qt(app)
        GarbageCollector(app)
    return app


def _translate_qt(app: QApplication) -> None:
    """Let Qt's own dialogs, names of keys and dates be in the language of the program, where Qt has that language."""
    if language() in (ENGLISH, PSEUDO):
        return
    from PySide6.QtCore import QLocale, QTranslator

    translator, spoken = QTranslator(app), QLocale(language())
    folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    if translator.load(spoken, "qtbase", "_", folder):
        app.installTranslator(translator)
    if QLocale().language() is not spoken.language():  # else dates are as the person's country has them
        QLocale.setDefault(spoken)


def go_offscreen() -> None:
    """Do without a screen, whatever there is; to be called before the application is made."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    qInstallMessageHandler(_but_what_it_lacks)


def _but_what_it_lacks(kind: QtMsgType, _context: QMessageLogContext, words: str) -> None:
    # Qt's offscreen plugin says so of every window that has a least size or comes to the front; it means nothing.
    if not words.startswith("This plugin does not support"):
        print(f"{kind.name}: {words}", file=sys.stderr)


def _application(settings: Settings) -> QApplication:
    """Return the Qt application as this person prefers it, once it is sure that there is a screen for it."""
    if sys.platform == "linux" and not _has_screen():
        sys.exit(complain(said.no_screen))
    missing = lacking_for_windows(QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath))
    if missing is not None:
        sys.exit(complain(missing))
    prefer(settings[LANGUAGE])
    if settings[SCALE] != SCALE.default:
        os.environ.setdefault(SCALE_FACTOR, str(settings[SCALE] / 100))
    return application(PALETTES.get(settings[THEME], IN_USE))  # a person's own is read once the window is there


def _has_screen() -> bool:
    """Whether Qt would find a screen; without one it ends the program with words of its own."""
    if os.environ.get("WAYLAND_DISPLAY") or os.environ.get("QT_QPA_PLATFORM"):
        return True
    display = os.environ.get("DISPLAY", "")
    number = display.removeprefix("unix").removeprefix(":").partition(".")[0]
    if not number.isdecimal():
        return bool(display)  # on another machine: only a try would tell
    import socket  # where Qt finds a screen by itself nobody is asked

    for address in (f"/tmp/.X11-unix/X{number}", f"\0/tmp/.X11-unix/X{number}"):
        with socket.socket(socket.AF_UNIX) as line:
            if line.connect_ex(address) == 0:
                return True
    return False


def _run(app: QApplication, settings: Settings, path: Path | None) -> int:
    """Show both windows, with this evening or with the start page, until the Host's is closed."""
    host = HostWindow(settings)
    host.fit_screen()
    if path is None:
        host.start_page.show_recent(partial(told_of_recent, settings))
    else:
        host.show_opening(title_of(path, settings[about_evening(str(path))]))
    host.show()
    _wait_for_paint(host)
    from demoncity_gui.app.program import play

    return play(app, host, settings, path)


def _wait_for_paint(host: HostWindow) -> None:
    """Let the window be seen before all else is imported; keys and clicks wait meanwhile, and none of them is lost."""
    loop = QEventLoop()
    host.painted.connect(loop.quit)
    QTimer.singleShot(_PATIENCE, loop.quit)  # one that comes up as an icon isn't painted
    loop.exec(QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents)
    host.painted.disconnect(loop.quit)


_PATIENCE = 300
"""How long a start waits for its window to be painted, in milliseconds."""
