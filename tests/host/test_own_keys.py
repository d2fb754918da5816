"""Keys to the Host's liking: changed, refused, brought back, kept, and told everywhere at once."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QSettings, Qt
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from demoncity_gui import host
from demoncity_gui.app import program as app
from demoncity_gui.assets import asset
from demoncity_gui.host.keyboard.commands import FIXED_BESIDES
from demoncity_gui.host.keyboard.digit_row import digit_in_the_row
from demoncity_gui.host.keyboard.key_editor import KeyEditor
from demoncity_gui.host.keyboard.keys import Key
from demoncity_gui.host.keyboard.own_keys import OwnKeys, keys_of
from demoncity_gui.host.settings import Settings
from demoncity_gui.texts import cast_page, host_window, key_sheet, tv_page
from demoncity_gui.texts import demon_city_announcing as announcing
from demoncity_gui.texts import demon_city_task_page as task_texts
from demoncity_gui.texts import keyboard as said
from demoncity_gui.texts import keys as keys_texts
from tests.host.conftest import OpenDesk
from tests.support.desk import Desk, widget_words
from tests.support.keyboard import Keyboard


def settings(folder: Path) -> QSettings:
    """Return what the desk of this test keeps."""
    return QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat)


@pytest.fixture
def editor(desk: Desk) -> KeyEditor:
    """The window of keys, opened by its own key over a round that has begun."""
    desk.press("Return", "Ctrl+F2")
    found = desk.host.findChild(KeyEditor)
    assert isinstance(found, KeyEditor)
    assert QApplication.activeWindow() is found
    return found


@pytest.fixture
def bare(dressed: QApplication, tmp_path: Path) -> Iterator[KeyEditor]:
    """The window of keys by itself."""
    parent = QWidget()
    editor = KeyEditor(parent, OwnKeys(Settings(tmp_path / "settings.ini")))
    editor.open_anew()
    QApplication.processEvents()
    yield editor
    editor.close()
    parent.deleteLater()


def give(editor: KeyEditor, key: Key, *pressed: str) -> str:
    """Give a command a key by keys alone; return the sentence that stands beneath."""
    editor.choose(key)
    Keyboard(editor).press("Return", *pressed)
    return editor.message.text() if editor.message.isVisible() else ""


def close(desk: Desk, editor: KeyEditor) -> None:
    Keyboard(editor).press("Escape")
    assert not editor.isVisible()
    desk.to_front()


def test_a_key_is_changed_by_keys_alone_and_told_everywhere_at_once(desk: Desk, editor: KeyEditor) -> None:
    assert give(editor, Key.CLOSE, "F13") == ""
    assert give(editor, Key.BLANK_TV, "Ctrl+Shift+B") == ""
    assert give(editor, Key.HELP, "Ctrl+Shift+U") == ""

    assert desk.button(Key.CLOSE).text().endswith("[F13]")
    assert desk.page.next_step.text().endswith("[F13 S D O U M]")
    blank = next(action for action in desk.host.findChildren(QAction) if action.text() == keys_texts.blank_tv)
    assert blank.shortcut().toString() == "Ctrl+Shift+B"
    assert host_window.keys(key="Ctrl+Shift+U") in " ".join(widget_words(desk.host.statusBar()))
    close(desk, editor)

    desk.press("Ctrl+Shift+U")
    assert key_sheet.tab(words=key_sheet.tab_keys, key="Ctrl+Shift+U") in desk.key_sheet.tabs.tabText(0)
    words = ""
    while desk.key_sheet.isVisible():  # in parts where it is too tall for the screen
        words += " ".join(widget_words(desk.key_sheet))
        desk.press("Ctrl+Shift+U")
    assert "F13" in words.split() and "Ctrl+Shift+B" in words.split()
    desk.press("A")
    assert desk.next_step == announcing.choose_deed(who="Ceelo")
    desk.press("F13", "5", "Return", "Ctrl+Shift+B")
    assert desk.announced("Ceelo") == "swings the fire axe at Eel-Faced Girl"
    assert desk.tv.blank
    desk.press("F9")
    assert desk.tv.blank


def test_a_key_is_changed_with_the_mouse(desk: Desk, editor: KeyEditor) -> None:
    table = editor.table
    cell = table.visualRect(table.model().index(table.row_of(Key.SHOOT), 1)).center()
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=cell)
    desk.click(said.change, editor)
    Keyboard(editor).press("Z")
    assert editor.message.text() == said.is_taken(key="Z", other=Key.OTHER_AIM.text)
    desk.click(said.change, editor)
    Keyboard(editor).press("F13")
    assert desk.button(Key.SHOOT).text().endswith("[F13]")
    desk.click(said.reset, editor)
    assert desk.button(Key.SHOOT).text().endswith("[S]")
    desk.click(said.close, editor)
    assert not editor.isVisible()


REFUSED: tuple[tuple[Key, str, Callable[[], str]], ...] = (
    (Key.CLOSE, "S", lambda: said.is_taken(key="S", other=Key.SHOOT.text)),
    (Key.CLOSE, "F9", lambda: said.is_taken(key="F9", other=Key.BLANK_TV.text)),
    (Key.AGAINST, "Q", lambda: said.is_taken(key="Q", other=Key.UNAWARE.text)),
    (Key.CLOSE, "5", lambda: said.a_number(key="5")),
    (Key.CLOSE, "Shift+5", lambda: said.a_number(key="Shift+5")),
    (Key.CLOSE, "Space", lambda: said.reserved(key="Space", what="big-button")),
    (Key.CLOSE, "Up", lambda: said.reserved(key="↑", what="list")),
    (Key.CLOSE, "Tab", lambda: said.reserved(key="Tab", what="next-field")),
    (Key.UNDO, "Ctrl+C", lambda: said.reserved(key="Ctrl+C", what="text")),
    (Key.UNDO, "Alt+S", lambda: said.reserved(key="Alt+S", what="menu")),
    (Key.UNDO, "U", lambda: said.on_every_page(command=Key.UNDO.text)),
    (Key.PERSON, "O", lambda: said.on_the_panel(key="O")),
    (Key.BACK, "J", lambda: said.is_a_card(key="J")),
    (Key.UNAWARE, "Shift+Q", lambda: said.names_a_skill(key="Shift+Q")),
    (Key.DUPLICATE_CHARACTER, "D", lambda: said.types_in_cast(key="D")),
    (Key.FILTER, "A", lambda: said.is_a_reading(key="A")),
)


def test_a_key_that_means_something_else_is_refused_with_its_meaning(bare: KeyEditor) -> None:
    for key, pressed, sentence in REFUSED:
        before = bare.own_keys.keys(key)
        assert give(bare, key, pressed) == sentence()
        assert bare.own_keys.keys(key) == before


def test_the_same_key_may_serve_on_two_pages(bare: KeyEditor) -> None:
    assert give(bare, Key.CURTAIN, "A") == ""
    assert give(bare, Key.CALLED_SHOT, "A") == said.is_taken(key="A", other=Key.CLOSE.text)


def test_what_cannot_be_changed_says_why(bare: KeyEditor) -> None:
    own = Keyboard(bare)
    for key in [key for key in Key if key.reserved_for]:
        assert f"“{key.text}”" in give(bare, key)
        own.press("F13")
        assert bare.own_keys.keys(key) == key.keys
    own.press("Ctrl+End")
    for name in reversed(FIXED_BESIDES):
        own.press("Return")
        assert bare.message.text() == said.keeps(what=said[f"fixed-{name}"], why=said[f"fixed-{name}-why"])
        own.press("Up")


def test_arrows_reach_every_command_and_pass_over_the_headings(bare: KeyEditor) -> None:
    own = Keyboard(bare)
    own.press("Home")
    reached = set()
    for _ in range(bare.table.rowCount()):
        reached.add(bare.chosen)
        own.press("Down")
    assert reached - {None} == set(Key)


def test_escape_while_a_key_is_awaited_leaves_it(bare: KeyEditor) -> None:
    assert give(bare, Key.CLOSE, "Escape") == ""
    assert bare.isVisible()
    assert bare.own_keys.keys(Key.CLOSE) == ("A",)


def test_one_and_all_go_back_and_all_can_be_brought_again(bare: KeyEditor) -> None:
    keys = bare.own_keys
    give(bare, Key.CLOSE, "F13")
    give(bare, Key.SHOOT, "A")
    own = Keyboard(bare)
    bare.choose(Key.CLOSE)
    own.press("Delete")
    assert bare.message.text() == said.is_taken(key="A", other=Key.SHOOT.text)
    assert keys.keys(Key.CLOSE) == ("F13",)
    bare.choose(Key.SHOOT)
    own.press("Delete")
    bare.choose(Key.CLOSE)
    own.press("Delete")
    assert (keys.keys(Key.CLOSE), keys.keys(Key.SHOOT)) == (("A",), ("S",))

    give(bare, Key.CLOSE, "F13")
    give(bare, Key.REDO, "Ctrl+Shift+U")
    QTest.mouseClick(bare.all_as_they_were, Qt.MouseButton.LeftButton)
    assert not any(keys.is_own(key) for key in Key)
    assert bare.all_as_they_were.text() == said.bring_back
    QTest.mouseClick(bare.all_as_they_were, Qt.MouseButton.LeftButton)
    assert (keys.keys(Key.CLOSE), keys.keys(Key.REDO)) == (("F13",), ("Ctrl+Shift+U",))


def test_own_keys_are_there_at_the_next_start_and_in_no_evening(
    open_desk: OpenDesk, editor: KeyEditor, desk: Desk
) -> None:
    before = desk.session.table
    for key, pressed in ((Key.CLOSE, "F13"), (Key.LABEL, ","), (Key.ADVANTAGE, "Shift+;")):
        assert give(editor, key, pressed) == ""
    assert desk.session.table is before
    later = open_desk()
    later.press("Return")
    assert later.host.own_keys.keys(Key.LABEL) == (",",)
    assert later.host.own_keys.keys(Key.ADVANTAGE) == (";",)
    later.press("F13", "5", ";")
    assert later.page.announce.panel.isVisible()
    assert keys_texts.advantage in " ".join(widget_words(later.page))


DAMAGED = ("A, B", "nonsense", "", "5", "P", "Space", ["Ctrl+1", "Ctrl+2"], b"\x00\xff", 17, "Ctrl+K, Ctrl+L")


@pytest.mark.parametrize("kept", DAMAGED)
def test_a_damaged_setting_falls_back_alone(tmp_path: Path, dressed: QApplication, kept: object) -> None:
    store = settings(tmp_path)
    store.setValue("keys/close", kept)
    store.setValue("keys/shoot", "F13")
    store.sync()
    keys = OwnKeys(Settings(tmp_path / "settings.ini"))
    assert (keys.keys(Key.CLOSE), keys.keys(Key.SHOOT)) == (("A",), ("F13",))
    assert keys.words == said.not_used(commands=[said.quoted(command=Key.CLOSE.text)], more=0)


def test_what_is_damaged_is_told_in_a_quiet_line(open_desk: OpenDesk, tmp_path: Path) -> None:
    store = settings(tmp_path)
    store.setValue("keys/close", "nonsense")
    store.sync()
    desk = open_desk()
    kept = said.not_used(commands=[said.quoted(command=Key.CLOSE.text)], more=0)
    assert desk.host.statusBar().currentMessage() == kept
    desk.press("Return", "A")
    assert desk.next_step == announcing.choose_target(who="Ceelo")
    desk.press("Ctrl+F2")
    editor = desk.host.findChild(KeyEditor)
    assert isinstance(editor, KeyEditor)
    assert editor.message.text() == kept


def test_two_kept_keys_that_bite_each_other_leave_one(tmp_path: Path, dressed: QApplication) -> None:
    store = settings(tmp_path)
    for key in (Key.CLOSE, Key.SHOOT, Key.DEFEND):
        store.setValue(f"keys/{key.value}", "F13")
    keys = OwnKeys(Settings(tmp_path / "settings.ini"))
    lost = [key for key in (Key.CLOSE, Key.SHOOT, Key.DEFEND) if not keys.is_own(key)]
    assert len(lost) == 2
    assert keys.words == said.not_used(commands=[said.quoted(command=key.text) for key in lost], more=0)


def test_two_keys_that_were_swapped_stay_so(tmp_path: Path, dressed: QApplication) -> None:
    store = settings(tmp_path)
    store.setValue("keys/close", "S")
    store.setValue("keys/shoot", "A")
    keys = OwnKeys(Settings(tmp_path / "settings.ini"))
    assert (keys.keys(Key.CLOSE), keys.keys(Key.SHOOT), keys.words) == (("S",), ("A",), "")


def test_every_key_that_came_with_the_program_could_be_given_by_hand(tmp_path: Path, dressed: QApplication) -> None:
    """The table keeps its own rules: no default is one that the editor would refuse."""
    keys = OwnKeys(Settings(tmp_path / "settings.ini"))
    refused = {
        (key, spelled): sentence
        for key in Key
        if not key.reserved_for
        for spelled in key.keys
        if (sentence := keys.objection(key, spelled))
    }
    assert {key for key, _ in refused} <= {Key.PERSON, Key.WHY}, refused
    assert all(key.contexts for key in Key)


def test_the_letter_of_a_stat_gives_way_to_a_changed_key(desk: Desk, editor: KeyEditor) -> None:
    assert give(editor, Key.AGAINST, "A") == ""
    close(desk, editor)
    desk.press("F5", "3")
    assert desk.button(keys_texts.against).text() == f"{keys_texts.against} [A]"
    texts = " ".join(widget_words(desk.host))
    assert "[A]" in texts and "Agility 3  [A]" not in texts


def test_no_key_of_the_table_is_written_out_anywhere_else() -> None:
    """A key that stands in a text of its own would stay there when the Host changes it."""
    written = re.compile(r"\b(Ctrl|Alt)\+\w|\bF\d{1,2}\b|\[([A-Z]|[-/*+→])\]")
    found = []
    for module in (*Path(host.__path__[0]).rglob("*.py"), Path(app.__file__)):
        if module.stem in ("keys", "own_keys"):
            continue
        tree = ast.parse(module.read_text(encoding="utf-8"))
        docs = {
            id(node.body[0].value)
            for node in ast.walk(tree)
            if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef)
            and node.body
            and isinstance(node.body[0], ast.Expr)
        }
        texts = [node for node in ast.walk(tree) if isinstance(node, ast.Constant) and id(node) not in docs]
        found += [(module.name, node.value) for node in texts if written.search(str(node.value))]
    for catalogue in asset("texts", "en").glob("*.json"):
        found += [
            (catalogue.name, text)
            for text in catalogue.read_text(encoding="utf-8").splitlines()
            if written.search(text)
        ]
    assert found == []


def test_nothing_but_the_keyboards_own_modules_asks_for_the_keys_of_the_program() -> None:
    """What reads `….keys` would keep the program's key when the Host changes it."""
    own = Path(host.__path__[0]) / "keyboard"
    found = [
        f"{module.name}:{number}"
        for module in Path(host.__path__[0]).rglob("*.py")
        if own not in module.parents
        for number, line in enumerate(module.read_text(encoding="utf-8").splitlines(), start=1)
        if re.search(r"\b(?:key|command|trigger|Key\.\w+)\.keys\b", line)
    ]
    assert found == []


def test_changed_keys_hold_where_others_look_on(desk: Desk, editor: KeyEditor) -> None:
    assert give(editor, Key.HAND_OVER, "Ctrl+Alt+H") == ""
    assert give(editor, Key.FIND, "F13") == ""
    assert give(editor, Key.DECKS, "Ctrl+Alt+D") == ""
    assert give(editor, Key.GIVE, "Ctrl+Alt+G") == ""
    close(desk, editor)

    assert desk.button(f"{keys_texts.find} [F13]").isVisible()
    desk.press("F3")
    assert cast_page.no_cards(key="Ctrl+Alt+D") in "\n".join(widget_words(desk.host))
    desk.press("F5", "3", "-")
    for letter in "dark":
        desk.press(letter)
    desk.press("Return")
    assert task_texts.give(other=False, key="Ctrl+Alt+G") in "\n".join(widget_words(desk.host))

    desk.press("Ctrl+Alt+H")
    cover = desk.host.tv.hand_over
    assert cover.keys.text().endswith(tv_page.back(key="Ctrl+Alt+H"))
    Keyboard(cover).press("Shift+F8")
    assert cover.isVisible()
    Keyboard(cover).press("Ctrl+Alt+H")
    assert not cover.isVisible()


# --- other keyboards ---------------------------------------------------------------------------------------------


def struck(key: Qt.Key, text: str, scan: int, virtual: int = 0, shift: bool = False) -> QKeyEvent:
    """Return what Qt sends for a key of a French keyboard under X11."""
    held = Qt.KeyboardModifier.ShiftModifier if shift else Qt.KeyboardModifier.NoModifier
    return QKeyEvent(QEvent.Type.KeyPress, key, held, scan, virtual, 0, text)


def test_the_row_of_digits_names_characters_without_shift_on_a_french_keyboard(desk: Desk) -> None:
    desk.press("Return", "A")
    QApplication.sendEvent(desk.page, struck(Qt.Key.Key_ParenLeft, "(", 14))
    desk.press("Return")
    assert desk.announced("Ceelo") == "swings the fire axe at Eel-Faced Girl"


@pytest.mark.parametrize(
    ("event", "platform", "digit"),
    [
        (struck(Qt.Key.Key_Ampersand, "&", 10), "xcb", "1"),
        (struck(Qt.Key.Key_Agrave, "à", 19), "wayland", "0"),
        (struck(Qt.Key.Key_Ampersand, "&", 2, 0x31), "windows", "1"),
        (struck(Qt.Key.Key_Ampersand, "&", 1, 18), "cocoa", "1"),
        (struck(Qt.Key.Key_1, "1", 10), "xcb", None),
        (struck(Qt.Key.Key_Exclam, "!", 10, shift=True), "xcb", None),
        (struck(Qt.Key.Key_A, "a", 24), "xcb", None),
    ],
)
def test_a_digit_is_read_by_its_place_where_the_key_writes_a_sign(
    event: QKeyEvent, platform: str, digit: str | None
) -> None:
    assert digit_in_the_row(event, platform) == digit


def test_shift_and_a_digit_in_the_players_window_is_the_digit_of_a_french_keyboard(desk: Desk) -> None:
    desk.press("Return", "A")
    desk.program.tv.activateWindow()
    desk.settle()
    Keyboard(desk.program.tv).press("Shift+5")
    desk.to_front()
    desk.press("Return")
    assert desk.announced("Ceelo") == "swings the fire axe at Eel-Faced Girl"


def test_shift_is_no_part_of_the_name_of_a_sign() -> None:
    assert keys_of(struck(Qt.Key.Key_Question, "?", 20, shift=True)) == "?"
    assert keys_of(struck(Qt.Key.Key_A, "A", 24, shift=True)) == "Shift+A"
    assert keys_of(struck(Qt.Key.Key_Shift, "", 50)) == ""
