"""Starting the program as a person does, again and again: which evening opens, and at which step."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from demoncity_gui.app.program import now
from demoncity_gui.assets import asset
from demoncity_gui.evening.chance import TrueChance
from demoncity_gui.evening.evening import Evening
from demoncity_gui.formats.evening_plan import evening_plan
from demoncity_gui.games.demon_city.rules.commands import CallReady
from demoncity_gui.games.demon_city.rules.events import ReadyCalled
from demoncity_gui.games.demon_city.rules.refusals import RuleRefusal
from demoncity_gui.host.desks.demon_city.views import Views
from demoncity_gui.journal.backups import Backups
from demoncity_gui.journal.entries import EntryKind
from demoncity_gui.texts import evenings, host_window, troubles
from tests.support.demon_city import Entry, Session, create_journal, open_journal
from tests.support.started import Done, everything_in, run

AT_WORK = """
import sys
from pathlib import Path
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QApplication, QLabel
from demoncity_gui.app.start import application, go_offscreen, new_evening, open_evening
from demoncity_gui.host.shell.host_window import HostWindow

how, file, *keys = sys.argv[1:]

def work():
    (host,) = (window for window in QApplication.topLevelWidgets() if isinstance(window, HostWindow))
    for key in keys:
        host.press(QKeySequence(key))
    print(*(label.text() for label in host.statusBar().findChildren(QLabel)), sep="\\n")
    host.close()
    return 0

go_offscreen()
application()
QApplication.exec = staticmethod(work)
path = Path(file) if file else None
sys.exit(new_evening(path, None) if how == "new" else open_evening(path))
"""
"""Starts the program, presses keys in the Host's window, says its status bar, and closes it."""


def worked(home: Path, file: Path | str = "", *keys: str, how: str = "open", **elsewhere: str) -> Done:
    """Start the program in this home on this file, or on none, press keys, and close the Host's window."""
    return run(home, ["-c", AT_WORK, how, str(file), *keys], **elsewhere)


CLOSED_AT_ONCE = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from demoncity_gui.app.start import application, go_offscreen, open_evening
from demoncity_gui.host.shell.host_window import HostWindow

def close():
    (host,) = (window for window in QApplication.topLevelWidgets() if isinstance(window, HostWindow))
    print(host.isVisible(), [menu.isEmpty() for menu in (host.session_menu, host.help_menu)])
    host.close()

go_offscreen()
application()
QTimer.singleShot(0, close)
sys.exit(open_evening(None))
"""
"""Starts the program and closes its window as soon as it is seen, before anything else is there."""

WIDENED = """
import sys
from PySide6.QtWidgets import QApplication, QDockWidget
from demoncity_gui.app.start import application, go_offscreen, open_evening
from demoncity_gui.host.shell.host_window import HostWindow

def widen():
    (host,) = (window for window in QApplication.topLevelWidgets() if isinstance(window, HostWindow))
    for width in (800, 1366):
        host.resize(width, 768)
        QApplication.processEvents()
        print(width, *(dock.windowTitle() for dock in host.findChildren(QDockWidget) if dock.isVisible()))
    print(QApplication.focusWidget().text())
    host.close()
    return 0

go_offscreen()
application()
QApplication.exec = staticmethod(widen)
sys.exit(open_evening(None))
"""
"""Starts the program and says what stands beside the start page, narrow and wide, and where Enter goes."""

AT_FIRST = """
import sys
from pathlib import Path
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel
from demoncity_gui.app.start import application, go_offscreen, open_evening
from demoncity_gui.host.keyboard.keys import Key
from demoncity_gui.host.shell.host_window import HostWindow
from demoncity_gui.texts import host_window

def told():
    (host,) = (window for window in QApplication.topLevelWidgets() if isinstance(window, HostWindow))
    page = host.start_page
    shown = [one.text() for kind in (QLabel, QAbstractButton) for one in page.findChildren(kind) if one.isVisible()]
    bar = " ".join(label.text() for label in host.statusBar().findChildren(QLabel))
    print(host.windowTitle(), len(shown), host_window.no_evening in bar, *shown[:1], sep="|")
    return host

def later():
    host = told()
    host.actions_by_key[Key.CLOSE_EVENING].trigger()
    host = told()
    host.close()
    return 0

go_offscreen()
application()
QTimer.singleShot(0, told)
QApplication.exec = staticmethod(later)
sys.exit(open_evening(Path(sys.argv[1])))
"""
"""Starts the program with an evening and says what its start page shows: at first, then with it open, then put away."""

A_DIALOG = """
import sys
from pathlib import Path
from PySide6.QtCore import QDate, QLocale
from PySide6.QtWidgets import QDialogButtonBox
from demoncity_gui.app.start import application, go_offscreen
from demoncity_gui.texts.catalogue import use

use(sys.argv[1], Path("nowhere"))
go_offscreen()
application()
box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
print(box.buttons()[0].text().replace("&", ""), QLocale().toString(QDate(2026, 12, 24), "MMMM"))
"""
"""Starts the program in a language and says what Qt calls a button and a month."""


def well(done: Done) -> Done:
    assert (done.status, done.err) == (0, ""), done
    return done


def evenings_in(home: Path) -> list[str]:
    """Where evenings lie in a home, backups left out."""
    return [name for name in everything_in(home) if name.endswith(".demoncity") and "backups" not in name]


def next_step(path: Path) -> str:
    """What an evening waits for."""
    session = Session(open_journal(path), TrueChance(), lambda: "")
    step = Views(session).host().next_step
    session.close()
    return step


@pytest.fixture
def home(tmp_path: Path) -> Path:
    return tmp_path / "home"


@pytest.mark.parametrize(
    ("language", "said"), [("en", "Cancel December"), ("de", "Abbrechen Dezember"), ("pseudo", "Cancel December")]
)
def test_qt_s_own_buttons_and_dates_are_in_the_language_where_qt_has_it(home: Path, language: str, said: str) -> None:
    assert well(run(home, ["-c", A_DIALOG, language])).out == f"{said}\n"


def test_the_first_start_shows_the_start_page_and_makes_no_evening(home: Path) -> None:
    assert host_window.no_evening in well(worked(home)).out
    assert evenings_in(home) == []
    assert host_window.no_evening in well(worked(home)).out


def test_a_window_that_is_closed_as_soon_as_it_is_seen_ends_the_program(home: Path) -> None:
    assert well(run(home, ["-c", CLOSED_AT_ONCE])).out == "True [True, True]\n"
    assert evenings_in(home) == []


def test_a_start_with_an_evening_shows_its_title_first_and_then_the_evening(home: Path, tmp_path: Path) -> None:
    mine = tmp_path / "mine.demoncity"
    well(worked(home, mine, how="new"))
    title = evening_plan(asset("example-evening.toml").read_text(encoding="utf-8")).title

    first, opened, away = well(run(home, ["-c", AT_FIRST, str(mine)])).out.splitlines()

    assert first == f"{host_window.title(evening=title)}|1|False|{host_window.opening(evening=title)}"
    assert opened == f"{host_window.title(evening=title)}|0|False"
    assert away.startswith(host_window.program) and int(away.split("|")[1]) > 8


def test_beside_the_start_page_there_is_only_what_the_players_see(home: Path) -> None:
    lines = well(run(home, ["-c", WIDENED])).out.splitlines()
    assert lines == ["800", f"1366 {host_window.dock_tv}", evenings.coached]


def test_the_first_start_shows_it_on_a_low_screen_too(home: Path) -> None:
    assert host_window.no_evening in well(worked(home, QT_SCALE_FACTOR="2")).out


def test_a_second_start_goes_on_at_the_same_step_and_loses_nothing(home: Path) -> None:
    mine = home / "mine.demoncity"
    well(worked(home, mine, "Return", "A", "5", "Return", how="new"))
    waits, written = next_step(mine), mine.read_bytes()
    assert waits != "Begin action"
    assert mine.name in well(worked(home)).out
    assert (next_step(mine), mine.read_bytes()) == (waits, written)


def test_a_start_goes_on_with_the_evening_opened_last(home: Path, tmp_path: Path) -> None:
    first, second = tmp_path / "first.demoncity", tmp_path / "second.demoncity"
    for path in (first, second):
        well(worked(home, path, "Return", how="new"))
    assert second.name in well(worked(home)).out
    well(worked(home, first))
    assert first.name in well(worked(home)).out


def test_an_evening_named_without_its_folder_is_found_again_from_anywhere(home: Path, tmp_path: Path) -> None:
    well(worked(home, "mine.demoncity", how="new"))
    (home / "mine.demoncity").rename(tmp_path / "mine.demoncity")
    (home / "mine.demoncity").symlink_to(tmp_path / "mine.demoncity")
    assert "mine.demoncity" in well(worked(home, "", "Return")).out
    assert next_step(tmp_path / "mine.demoncity") != "Begin action"


def test_an_evening_that_is_gone_gives_way_to_the_start_page(home: Path, tmp_path: Path) -> None:
    mine = tmp_path / "mine.demoncity"
    well(worked(home, mine, how="new"))
    mine.unlink()
    assert host_window.no_evening in well(worked(home)).out


def test_a_damaged_evening_is_named_once_and_then_gives_way(home: Path, tmp_path: Path) -> None:
    mine = tmp_path / "mine.demoncity"
    well(worked(home, mine, how="new"))
    mine.write_bytes(b"What rough beast")
    done = worked(home)
    assert done.status == 2
    (line,) = done.err.splitlines()
    assert mine.name in line
    assert host_window.no_evening in well(worked(home)).out
    assert mine.read_bytes() == b"What rough beast"


def test_a_data_folder_that_can_t_be_made_locks_nobody_out(home: Path, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("mine", encoding="utf-8")
    assert host_window.no_evening in well(worked(home, XDG_DATA_HOME=str(tmp_path / "file"))).out
    assert (tmp_path / "file").read_text(encoding="utf-8") == "mine"


def test_an_evening_that_the_rules_refuse_leaves_no_file(tmp_path: Path) -> None:
    plan = evening_plan(asset("example-evening.toml").read_text(encoding="utf-8"))
    unfit = replace(plan, horror_deck=plan.horror_deck + plan.players_deck[:1])
    with pytest.raises(RuleRefusal):
        Evening.begin(tmp_path / "evening.demoncity", unfit, Backups(tmp_path), now)
    assert not list(tmp_path.iterdir())


def test_an_evening_in_use_is_refused_and_still_goes_on_next_time(home: Path, tmp_path: Path) -> None:
    mine = tmp_path / "mine.demoncity"
    well(worked(home, mine, "Return", how="new"))
    elsewhere = open_journal(mine)
    done = worked(home)
    elsewhere.close()
    assert done.status == 2
    assert troubles.in_use(path=f"“{mine}”") in done.err
    assert mine.name in well(worked(home)).out


def test_an_evening_cut_off_before_its_first_step_begins_with_the_example(tmp_path: Path) -> None:
    """A kill between making the file and its first entry leaves an evening in which nobody sits down."""
    file = tmp_path / "cut.demoncity"
    create_journal(file).close()
    assert "cut.demoncity" in well(worked(tmp_path / "home", file, "Return")).out
    journal = open_journal(file)
    assert [type(entry.command).__name__ for entry in journal.entries()] == ["BeginEvening", "BeginAction"]
    journal.close()


def test_a_sound_journal_that_tells_nonsense_is_named_as_damaged(tmp_path: Path) -> None:
    """Its hashes are right, its story is not: one sentence with the entry, and no traceback."""
    file = tmp_path / "nonsense.demoncity"
    journal = create_journal(file)
    journal.append(Entry(1, EntryKind.DO, now(), CallReady(), (ReadyCalled(),)))
    journal.close()
    before = file.read_bytes()
    done = worked(tmp_path / "home", file)
    assert done.status == 2
    assert len(done.err.splitlines()) == 1
    assert troubles.damaged(path=f"“{file}”", entry=1, before=0) in done.err
    assert file.read_bytes() == before
