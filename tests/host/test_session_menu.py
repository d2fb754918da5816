"""The Session menu: no evening is ever lost by it, and every way ends in one that is open or in one sentence."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest
from PySide6.QtCore import QEventLoop, QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QFileDialog, QLabel, QLineEdit, QMessageBox, QWidget

from demoncity_gui import texts
from demoncity_gui.app.program import Program
from demoncity_gui.cards.drawing.cache import CardPixmaps
from demoncity_gui.evening.evening import Evening, no_evening, summary
from demoncity_gui.games.demon_city.rules.commands import SetHurt, SetToughness
from demoncity_gui.games.demon_city.rules.house_rules import PRESETS
from demoncity_gui.host.desks.demon_city.case.case_page import CasePage
from demoncity_gui.host.desks.demon_city.solo.solo_desk import SoloDesk
from demoncity_gui.host.keyboard.keys import Key
from demoncity_gui.host.pages.evenings.backups_dialog import BackupsDialog
from demoncity_gui.host.pages.evenings.start_page import when_left
from demoncity_gui.host.settings import RECENT_EVENINGS, Settings, about_evening
from demoncity_gui.host.shell.recent_evenings import RECENT, last_evening, recent_evenings
from demoncity_gui.host.shell.session_menu import SessionMenu
from demoncity_gui.journal.backups import KEPT, Backups
from demoncity_gui.pieces.edition import Edition
from demoncity_gui.texts import demon_city_announcing as announcing
from demoncity_gui.texts import evenings, guest_desk, host_window, troubles
from tests.journal.crafted import PAGE, header, super_journal
from tests.support.demon_city import create_journal
from tests.support.desk import EXAMPLE
from tests.support.keyboard import Keyboard
from tests.support.windows import put_away


class Shelf:
    """A Host with evenings in files: both windows, the Session menu, and a folder of their own."""

    def __init__(self, folder: Path, pictures: CardPixmaps) -> None:
        self.folder = folder
        self.settings = Settings(folder / "settings.ini")
        self.backups = Backups(folder / "backups")
        moments = (f"2026-10-31T{second // 3600:02}:{second // 60 % 60:02}:{second % 60:02}Z" for second in count())
        self.clock = lambda: next(moments)
        self.program = Program(no_evening(), self.settings, pictures=pictures)
        self.host = self.program.host
        self.menu = SessionMenu(self.host, self.settings, self.backups, self.clock, own=folder / "own")
        self.refused: list[tuple[str, bool]] = []
        self.menu.refused.connect(lambda words, ways: self.refused.append((words, ways)))
        self.keyboard = Keyboard(self.host)
        self.program.show()
        self.settle()

    def settle(self) -> None:
        self.program.stage.settle()
        for _ in range(3):
            QApplication.processEvents()
        while self.menu.reading.is_under_way:  # by the second program, which has a time limit of its own
            QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)

    def press(self, *keys: str) -> None:
        for key in keys:
            self.keyboard.press(key)
            self.settle()

    def made(self, name: str) -> Path:
        """Make an evening that is closed again, with no backup."""
        path = self.folder / f"{name}.demoncity"
        Evening.begin(path, EXAMPLE, Backups(self.folder / "nowhere"), self.clock).session.close()
        return path

    def type(self, text: str) -> None:
        self.keyboard.type(text)
        self.settle()

    @property
    def offered(self) -> str:
        """The name that the file dialog offers."""
        (dialog,) = (one for one in self.host.findChildren(QFileDialog) if one.isVisible())
        (name,) = dialog.findChildren(QLineEdit)
        return name.text()

    def choose(self, path: Path) -> None:
        """Answer the file dialog that is open."""
        (dialog,) = (one for one in self.host.findChildren(QFileDialog) if one.isVisible())
        (name,) = dialog.findChildren(QLineEdit)
        name.setText(str(path))
        dialog.accept()
        self.settle()

    @property
    def proposed(self) -> str:
        """The name that the file dialog proposes."""
        (dialog,) = (one for one in self.host.findChildren(QFileDialog) if one.isVisible())
        (name,) = dialog.findChildren(QLineEdit)
        return name.text()

    def asked(self) -> QMessageBox:
        (box,) = (one for one in self.host.findChildren(QMessageBox) if one.isVisible())
        return box

    def answer(self, words: str) -> None:
        buttons = [one for one in self.asked().buttons() if one.text() == words]
        QTest.mouseClick(buttons[0], Qt.MouseButton.LeftButton)
        self.settle()

    def in_menu(self, words: str) -> None:
        """Choose an entry of the Session menu."""
        (action,) = (one for one in self.host.session_menu.actions() if one.text() == words)
        assert action.isEnabled()
        action.trigger()
        self.settle()

    @property
    def said(self) -> str:
        return self.host.page.message.text() if self.menu.evening else self.host.start_page.message.text()

    @property
    def status(self) -> str:
        return " ".join(label.text() for label in self.host.statusBar().findChildren(QLabel))

    def close(self) -> None:
        self.menu.end()
        put_away(self.program)


@pytest.fixture
def shelf(painted: CardPixmaps, tmp_path: Path) -> Iterator[Shelf]:
    shelf = Shelf(tmp_path, painted)
    yield shelf
    shelf.close()


def evening_in(shelf: Shelf) -> Path:
    assert shelf.menu.evening is not None
    return shelf.menu.evening.path


def test_a_guest_s_new_evening_asks_for_title_scene_and_file(shelf: Shelf) -> None:
    shelf.menu.new("kings")
    shelf.type("The Red Door")
    shelf.press("Return", "Return")
    assert shelf.offered == "The Red Door"
    shelf.choose(shelf.folder / "red-3-final")
    assert evening_in(shelf).name == "red-3-final.demoncity"
    assert shelf.host.windowTitle().startswith("The Red Door")


def test_an_underlined_letter_answers_where_the_tv_has_the_keyboard(shelf: Shelf) -> None:
    shelf.program.tv.activateWindow()
    shelf.settle()
    Keyboard(shelf.program.tv).press("Alt+K")
    shelf.settle()
    assert shelf.host.questions.is_open


def test_a_title_of_blanks_is_refused_and_escape_begins_nothing(shelf: Shelf) -> None:
    shelf.menu.new("kings")
    shelf.press("Backspace", "Space", "Return")
    assert shelf.said == evenings.needs_title
    shelf.press("Escape")
    assert shelf.said == "" and shelf.menu.evening is None
    assert not [one for one in shelf.host.findChildren(QFileDialog) if one.isVisible()]


def test_a_new_evening_is_never_written_over_another(shelf: Shelf) -> None:
    there = shelf.made("there")
    before = there.read_bytes()
    shelf.menu.new("kings")
    shelf.press("Return", "Return")
    shelf.choose(there)
    assert troubles.already_there(path=f"“{there}”") in shelf.said and there.read_bytes() == before
    assert shelf.menu.evening is None


def test_an_evening_begins_with_a_plan_of_ones_own(shelf: Shelf) -> None:
    plan = shelf.folder / "plan.toml"
    plan.write_text(example_toml().replace(EXAMPLE.title, "The Well"), encoding="utf-8")
    shelf.in_menu(evenings.from_plan)
    shelf.choose(plan)
    shelf.choose(shelf.folder / "well.demoncity")
    assert shelf.host.session.table.title == "The Well"


def test_a_plan_that_can_t_be_read_is_one_sentence(shelf: Shelf) -> None:
    plan = shelf.folder / "plan.toml"
    plan.write_text("title = ", encoding="utf-8")
    shelf.in_menu(evenings.from_plan)
    shelf.choose(plan)
    assert "plan.toml" in shelf.said and shelf.menu.evening is None


def example_toml() -> str:
    from demoncity_gui.assets import asset

    return asset("example-evening.toml").read_text(encoding="utf-8")


def test_opening_another_puts_this_one_away_at_its_step(shelf: Shelf) -> None:
    one, other = shelf.made("one"), shelf.made("other")
    shelf.menu.open_path(one)
    shelf.press("Return", "A", "5")  # a draft that was not announced
    steps = shelf.host.session.history.timeline.last
    shelf.press("Ctrl+O")
    shelf.choose(other)
    assert evening_in(shelf) == other and shelf.host.session.table.fight is None
    assert shelf.program.stage.picture == shelf.host.session.tv.picture()
    shelf.menu.open_path(one)
    assert shelf.host.session.history.timeline.last == steps
    assert shelf.host.page.next_step.accessibleName() == announcing.choose_deed(who="Ceelo")


def test_closing_leaves_the_start_page_and_an_empty_table_on_the_tv(shelf: Shelf) -> None:
    shelf.menu.open_path(shelf.made("one"))
    shelf.press("Return", "Ctrl+W")
    assert shelf.host.start_page.isVisible() and host_window.no_evening in shelf.status
    assert shelf.program.stage.picture is not None and not shelf.program.stage.picture.lanes
    assert last_evening(shelf.settings) is None
    shelf.press("Return")
    assert evening_in(shelf).name == "one.demoncity"
    assert shelf.host.session.table.fight is not None


def test_on_a_first_start_enter_begins_a_coached_round(shelf: Shelf) -> None:
    shelf.press("Return")
    assert shelf.menu.evening is not None and shelf.host.session.table.fight is None


def test_with_no_evening_open_no_key_of_a_round_does_anything(shelf: Shelf) -> None:
    """Space and Enter are the buttons' there."""
    shelf.press("A", "Shift+W", "T", "Ctrl+Z", "Ctrl+Shift+S", "Ctrl+W")
    assert shelf.menu.evening is None and shelf.host.start_page.isVisible()


def test_the_ten_evenings_of_late_are_offered_the_newest_first(shelf: Shelf) -> None:
    paths = [shelf.made(f"evening {number}") for number in range(RECENT + 2)]
    for path in paths:
        shelf.menu.open_path(path)
    shelf.menu.open_path(paths[5])
    paths[-1].unlink()
    expected = [paths[5], *(path for path in reversed(paths[2:-1]) if path != paths[5])]
    assert recent_evenings(shelf.settings) == expected
    shelf.menu.close()
    assert shelf.host.start_page.recent.count() == len(expected)


def test_a_page_that_needs_an_evening_says_so_before_there_is_one(shelf: Shelf) -> None:
    shelf.press("Ctrl+W")
    for key in (Key.CAST, Key.TASK):
        shelf.press(key.keys[0])
        assert shelf.host.start_page.isVisible()
        assert shelf.host.start_page.message.isVisible()
        assert shelf.said == host_window.begin_first(page=key.text.replace("&", ""))


def test_the_start_page_tells_how_each_evening_was_left_and_shows_no_file_s_name(shelf: Shelf) -> None:
    left, never = shelf.made("a"), shelf.made("b")
    shelf.menu.open_path(left)
    shelf.press("Return")
    shelf.settings[RECENT_EVENINGS] = [str(left), str(never)]
    shelf.menu.close()

    first, second = (shelf.host.start_page.recent.item(row) for row in range(2))
    title, scene, last = first.text().splitlines()
    heading = summary(left)[0]
    assert (title, scene) == (heading.title, heading.scene)
    about = shelf.settings[about_evening(str(left))]
    assert about is not None and last == evenings.left(round=1, when=when_left(about.when))
    assert second.text() == "b"
    size = shelf.host.start_page.recent.iconSize()
    pictures = [one.icon().pixmap(size).toImage() for one in (first, second)]
    assert pictures[0] != pictures[1]


def test_a_duplicate_is_played_on_and_the_first_stays_where_it_was(shelf: Shelf) -> None:
    shelf.menu.open_path(shelf.made("one"))
    shelf.press("Return")
    shelf.in_menu(evenings.duplicate)
    shelf.choose(shelf.folder / "two.demoncity")
    shelf.press("A", "5", "Return")
    assert evening_in(shelf).name == "two.demoncity"
    shelf.press("Ctrl+W")
    assert summary(shelf.folder / "one.demoncity")[1] == 2
    assert summary(shelf.folder / "two.demoncity")[1] == 3


def test_the_next_session_begins_in_a_new_file_with_all_that_goes_on(shelf: Shelf) -> None:
    shelf.menu.open_path(shelf.made("one"))
    shelf.press("F7", "b", "F7", "Return")
    who = shelf.host.session.table.characters[0].id
    shelf.host.do(SetToughness(who, 1))
    shelf.host.do(SetHurt(who, True))
    before = shelf.host.session.table
    shelf.in_menu(evenings.next_session)
    assert shelf.host.questions.field.text() == before.title
    shelf.type("The Second Night")
    shelf.press("Return")
    assert shelf.host.questions.field.text() == before.scene
    shelf.type("Low water")
    shelf.press("Return")
    shelf.choose(shelf.folder / "two.demoncity")
    table = shelf.host.session.table
    assert evening_in(shelf).name == "two.demoncity" and table.fight is None
    picture = shelf.host.session.tv.picture()
    assert (picture.title, picture.subtitle) == ("The Second Night", "Low water")
    assert table.characters == before.characters and table.characters[0].hurt
    assert table.house_rules == before.house_rules != PRESETS
    assert summary(shelf.folder / "one.demoncity")[0].round_number == 1


def test_the_next_session_is_never_written_over_another(shelf: Shelf) -> None:
    one, there = shelf.made("one"), shelf.made("there")
    shelf.menu.open_path(one)
    shelf.in_menu(evenings.next_session)
    shelf.press("Return", "Return")
    shelf.choose(there)
    assert troubles.already_there(path=f"“{there}”") in shelf.said and evening_in(shelf) == one


def test_a_copy_holds_all_so_far_and_play_goes_on_where_it_was(shelf: Shelf) -> None:
    shelf.menu.open_path(shelf.made("one"))
    shelf.press("Return", "Ctrl+Shift+S")
    shelf.choose(shelf.folder / "stick.demoncity")
    assert "stick.demoncity" in shelf.said
    shelf.press("A", "5", "Return")
    assert evening_in(shelf).name == "one.demoncity"
    assert summary(shelf.folder / "stick.demoncity")[1] == 2


def test_a_file_dragged_onto_the_window_is_opened_and_nothing_else_is(shelf: Shelf) -> None:
    path = shelf.made("dragged")
    picture = shelf.folder / "picture.png"
    picture.touch()
    assert not dropped(shelf, picture)
    assert not dropped(shelf, path, picture)
    assert dropped(shelf, path)
    assert evening_in(shelf) == path


def dropped(shelf: Shelf, *paths: Path) -> bool:
    """Drag files onto the window and let go; whether the window takes them."""
    mime = QMimeData()
    mime.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    place, copy, button = QPointF(40, 40), Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton
    enter = QDragEnterEvent(place.toPoint(), copy, mime, button, Qt.KeyboardModifier.NoModifier)
    enter.ignore()
    QApplication.sendEvent(shelf.host, enter)
    drop = QDropEvent(place, copy, mime, button, Qt.KeyboardModifier.NoModifier)
    if enter.isAccepted():
        QApplication.sendEvent(shelf.host, drop)
        shelf.settle()
    return enter.isAccepted()


OPEN_ELSEWHERE = """
import sys
from pathlib import Path
from tests.support.demon_city import open_journal
from demoncity_gui.games.demon_city.rules.commands import BeginAction
from demoncity_gui.evening.chance import TrueChance
from tests.support.demon_city import Session
session = Session(open_journal(Path(sys.argv[1])), TrueChance(), lambda: "2026-10-31T23:59:00Z")
session.do(BeginAction())
print("open", flush=True)
sys.stdin.read()
session.close()
"""


def open_elsewhere(path: Path) -> subprocess.Popen[str]:
    """Return another program that has this evening open and has begun action in it; it closes it when told anything."""
    program = subprocess.Popen(
        [sys.executable, "-c", OPEN_ELSEWHERE, str(path)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        cwd=Path(__file__).parents[2],
    )
    assert program.stdout is not None and program.stdout.readline() == "open\n"
    return program


def test_an_evening_open_in_another_program_is_offered_to_be_read(shelf: Shelf) -> None:
    path = shelf.made("one")
    other = open_elsewhere(path)
    assert not shelf.menu.open_path(path)
    shelf.settle()
    assert troubles.in_use(path=f"“{path}”") in shelf.asked().text() and shelf.refused[-1][1]
    shelf.answer(evenings.open_to_read)
    assert shelf.host.session.table.title == EXAMPLE.title and host_window.to_read in shelf.status
    steps = shelf.host.session.history.timeline.last
    shelf.press("A", "5", "Return")
    assert troubles.read_only(path=f"“{path}”") in shelf.said and shelf.host.session.history.timeline.last == steps
    other.communicate("")
    assert other.returncode == 0
    assert shelf.menu.open_path(path)
    shelf.press("A", "5", "Return")
    assert shelf.host.session.history.timeline.last == steps + 1, shelf.said


def test_opening_the_evening_that_is_open_changes_nothing(shelf: Shelf) -> None:
    path = shelf.made("one")
    shelf.menu.open_path(path)
    shelf.press("Return")
    session = shelf.host.session
    assert shelf.menu.open_path(path) and shelf.host.session is session
    assert shelf.said == evenings.open_already


def damage(path: Path) -> None:
    """Spoil the last entry."""
    whole = bytearray(path.read_bytes())
    place = whole.rindex(b"begin-action")
    whole[place] ^= 1
    path.write_bytes(whole)


def test_a_damaged_evening_is_read_up_to_there_or_a_backup_takes_its_place(shelf: Shelf) -> None:
    path = shelf.made("one")
    shelf.menu.open_path(path)
    shelf.press("Return", "Ctrl+W")
    damage(path)
    spoilt = path.read_bytes()
    assert not shelf.menu.open_path(path)
    shelf.settle()
    spoken_of = troubles.damaged(path=f"“{path}”", entry=2, before=1)
    assert spoken_of in shelf.asked().text()
    shelf.answer(evenings.open_to_read)
    assert shelf.host.session.history.timeline.last == 1 and spoken_of in shelf.said
    shelf.menu.open_path(path)
    shelf.settle()
    shelf.answer(evenings.restore_backup)
    (dialog,) = shelf.host.findChildren(BackupsDialog)
    shelf.settle()
    first = dialog.list.topLevelItem(0)
    assert first is not None and [first.text(column) for column in (1, 2)] == ["1", "2"]
    assert first.text(3) == EXAMPLE.scene
    dialog.accept()
    shelf.settle()
    assert evening_in(shelf).name.startswith(evenings.restored(evening="one", moment="2026-10-31").removesuffix(")"))
    assert shelf.host.session.history.timeline.last == 2
    assert path.read_bytes() == spoilt


def test_a_backup_of_the_evening_that_is_open_is_put_beside_it(shelf: Shelf) -> None:
    path = shelf.made("one")
    for _ in range(KEPT + 3):
        shelf.menu.open_path(path)
        shelf.press(*(["Return"] if shelf.host.session.table.fight is None else ["Ctrl+E"]))
        shelf.menu.close()
    shelf.menu.open_path(path)
    steps = shelf.host.session.history.timeline.last
    shelf.in_menu(evenings.restore_backup)
    (dialog,) = shelf.host.findChildren(BackupsDialog)
    assert dialog.list.topLevelItemCount() == KEPT
    dialog.list.setCurrentIndex(dialog.list.model().index(2, 0))
    dialog.accept()
    shelf.settle()
    assert shelf.host.session.history.timeline.last == steps - 2
    assert summary(path)[1] == steps


def test_after_a_crash_a_quiet_line_says_that_all_is_there(shelf: Shelf) -> None:
    path = shelf.made("one")
    killed = open_elsewhere(path)
    killed.kill()
    killed.communicate()
    shelf.menu.open_path(path)
    assert evenings.ended_in_middle in shelf.said
    assert shelf.host.page.message.objectName() == "notice", "it is news, and no refusal"
    shelf.press("Ctrl+W")
    shelf.menu.open_path(path)
    assert not shelf.said


def test_where_no_backup_can_be_made_play_goes_on(shelf: Shelf) -> None:
    path = shelf.made("one")
    (shelf.folder / "backups").write_text("a file where a folder should be", encoding="utf-8")
    assert shelf.menu.open_path(path)
    assert evenings.not_backed_up(why="") in shelf.said
    shelf.press("Return")
    assert shelf.host.session.table.fight is not None


def test_what_is_no_evening_is_one_sentence_without_a_way_out(shelf: Shelf) -> None:
    path = shelf.folder / "rough.demoncity"
    path.write_bytes(b"What rough beast")
    assert not shelf.menu.open_path(path)
    shelf.settle()
    assert shelf.refused == [(shelf.asked().text(), False)]
    assert not shelf.menu.open_path(shelf.folder / "gone.demoncity")
    create_journal(shelf.folder / "sound.demoncity").close()


def test_every_entry_of_the_menu_does_something_or_is_grey(shelf: Shelf) -> None:
    names = {one.text() for one in shelf.host.session_menu.actions() if one.isEnabled() and one.text()}
    guests = {guest_desk.new_solo, guest_desk.new_dice, guest_desk.new_kings, guest_desk.new_action}
    begun = {texts.keys.new, *guests, evenings.a_case, texts.keys.open, evenings.from_plan, evenings.recent}
    assert names == {*begun, texts.keys.print, texts.keys.quit}
    assert [one.text() for one in shelf.host.start_page.findChildren(QAbstractButton)] == [
        evenings.coached,
        f"{texts.keys.new} [Ctrl+N]",
        guest_desk.new_solo,
        f"{texts.keys.open} [Ctrl+O]",
        evenings.a_case,
        guest_desk.new_dice,
        guest_desk.new_kings,
        guest_desk.new_action,
    ]


@pytest.mark.parametrize("kind", ["md", "html", "pdf"])
def test_the_story_is_exported_for_the_players_without_a_secret(shelf: Shelf, kind: str) -> None:
    shelf.menu.open_path(shelf.made("one"))
    shelf.press("Return", "A", "5", "Return")
    proposed: list[str] = []
    for words, name in (
        (evenings.export_for_players, "open"),
        (evenings.export_for_host, "all"),
    ):
        shelf.in_menu(words)
        proposed.append(shelf.proposed)
        shelf.choose(shelf.folder / f"{name}.{kind}")
        shelf.settle()
    assert proposed[0] != proposed[1], "neither is to replace the other"
    told, whole = (shelf.folder / f"{name}.{kind}" for name in ("open", "all"))
    assert told.stat().st_size and whole.stat().st_size
    if kind != "pdf":
        assert "T-HSTAT" not in told.read_text(encoding="utf-8") and "T-HSTAT" in whole.read_text(encoding="utf-8")


def test_beside_a_stranger_s_journal_an_evening_is_offered_to_be_read_and_nothing_is_deleted(
    shelf: Shelf, tmp_path: Path
) -> None:
    path = shelf.made("gift")
    victim = tmp_path / "thesis.odt"
    victim.write_text("three years of work")
    journal = path.with_name(f"{path.name}-journal")
    journal.write_bytes(header(path.stat().st_size // PAGE) + super_journal(victim))
    assert not shelf.menu.open_path(path)
    shelf.settle()
    assert troubles.foreign_journal(path=f"“{path}”", beside=f"“{journal}”") in shelf.asked().text()
    shelf.answer(evenings.open_to_read)
    assert shelf.host.session.table.title == EXAMPLE.title
    assert victim.read_text() == "three years of work" and journal.exists()


def elsewhere(shelf: Shelf) -> Path:
    """Answer by keys alone that the evening is to be saved elsewhere, and where."""
    path = shelf.folder / "elsewhere.demoncity"
    box = shelf.asked()
    (save,) = (one for one in box.buttons() if one.text() == evenings.save_elsewhere)
    save.setFocus()
    QTest.keyClick(save, Qt.Key.Key_Space)
    shelf.settle()
    shelf.choose(path)
    return path


@pytest.mark.parametrize("what", ["overwritten", "replaced", "gone"])
def test_an_evening_whose_file_is_lost_in_mid_play_is_saved_elsewhere_by_keys_and_goes_on(
    shelf: Shelf, what: str
) -> None:
    path = shelf.made("one")
    shelf.menu.open_path(path)
    shelf.press("Return")
    table = shelf.host.session.table
    if what != "overwritten":
        path.unlink()
    if what != "gone":
        path.write_bytes(b"somebody else's" * 4000)
    shelf.press("A", "5", "Return")

    assert {
        "overwritten": troubles.overwritten(path="|").partition("|")[0],
        "replaced": troubles.replaced(path=f"“{path}”"),
        "gone": troubles.missing(path=f"“{path}”"),
    }[what] in shelf.said
    assert shelf.asked().text() == shelf.said
    assert host_window.all_saved not in shelf.status
    assert host_window.not_saved in shelf.status
    new = elsewhere(shelf)

    assert evening_in(shelf) == new and shelf.host.session.table == table
    assert not path.exists() or path.read_bytes() == b"somebody else's" * 4000
    shelf.press("A", "5", "Return")
    assert shelf.host.session.table != table and shelf.said == ""
    assert f"{host_window.all_saved} · elsewhere.demoncity" in shelf.status


def test_a_file_that_is_moved_away_and_comes_back_is_saved_to_again(shelf: Shelf) -> None:
    path = shelf.made("one")
    shelf.menu.open_path(path)
    away = path.rename(path.with_name("away"))
    shelf.press("Return")
    shelf.asked().reject()
    shelf.settle()
    assert host_window.not_saved in shelf.status
    away.rename(path)
    shelf.press("Return")
    assert shelf.said == ""
    assert host_window.all_saved in shelf.status


def test_each_letter_of_the_session_menu_is_that_of_one_entry(shelf: Shelf) -> None:
    """`Alt+S R` opens the menu that its letter says."""
    shelf.menu.open_path(shelf.made("one"))
    letters = [
        action.text().partition("&")[2][:1].upper()
        for action in shelf.host.session_menu.actions()
        if "&" in action.text()
    ]
    assert len(letters) == len(set(letters))


@pytest.mark.parametrize(("key", "solo", "dice"), [("1", True, False), ("2", False, False), ("3", True, True)])
def test_a_case_begins_alone_or_with_a_host_with_cards_or_d10s(
    shelf: Shelf, key: str, *, solo: bool, dice: bool
) -> None:
    shelf.in_menu(evenings.a_case)
    shelf.press("1", key)
    assert evening_in(shelf).name == "The Light in Number Nine.demoncity", "nobody is asked for a file"
    assert isinstance(shelf.host.pages.in_front, CasePage)
    assert shelf.menu.evening is not None
    table = shelf.menu.evening.session.table
    assert (table.solo, table.edition is Edition.DICE) == (solo, dice)
    assert isinstance(shelf.host.desk, SoloDesk) is solo
    assert table.casebook.case.scenes[0].title == "A call from a dead line"


def test_a_coached_round_begins_the_example_in_a_file_of_its_own(shelf: Shelf) -> None:
    shelf.host.start_page.coach_wanted.emit()
    shelf.settle()
    assert shelf.host.session.table.title == EXAMPLE.title
    (callout,) = (one for one in shelf.host.children() if one.objectName() == "callout")
    assert isinstance(callout, QWidget) and callout.isVisible()
    shelf.press("Return", "A", "5", "Return")
    assert shelf.host.session.table.fight is not None
