"""Keys that bite: held ones, those of a text field, those of a button, two actions on one key, other windows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence, QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QAbstractItemView, QApplication, QMenu, QWidget

from demoncity_gui import texts
from demoncity_gui.games.demon_city.words.round_summary import EXTRA_THROWS, LOST_THROWS, STEPS, in_short, named
from demoncity_gui.host.desks.demon_city.decks.decks_page import DecksPage
from demoncity_gui.host.desks.demon_city.round.agility_model import Column
from demoncity_gui.host.keyboard.commands import ON_PAGES, PERSON_KEYS
from demoncity_gui.host.keyboard.keys import Key
from demoncity_gui.host.pages.house_rules.house_rules_page import HouseRulesPage
from demoncity_gui.host.settings import Settings
from demoncity_gui.host.shell.page_stack import PageStack
from demoncity_gui.host.shell.session_menu import SessionMenu
from demoncity_gui.journal.backups import Backups
from demoncity_gui.pieces.tv_picture import TvStage
from demoncity_gui.texts import demon_city_announcing as announcing
from demoncity_gui.texts import demon_city_counts as counts
from demoncity_gui.texts import demon_city_deeds as deeds
from demoncity_gui.texts import demon_city_round_summary as summary
from demoncity_gui.texts import demon_city_rows as row_texts
from demoncity_gui.texts import host_window
from tests.host.conftest import OpenDesk
from tests.support.desk import MIDNIGHT, Desk, crowd, widget_words
from tests.support.keyboard import Keyboard
from tests.support.trio import ANN, BILL, CASSIE, evening_of, stacked
from tests.support.wording import plus

LETTERS = tuple("ASPDOUMWXCHQGBEILT")
STAGES: tuple[tuple[str, ...], ...] = (
    ("Return",),
    ("A",),
    ("5",),
    ("Return", "S", "4", "Return"),
    ("U", "Return"),
    ("Return", "D", "Return", "P", "3", "Return", "D", "Return"),
    ("Space",),
    ("Space",),
    ("Return",),
    ("Return",),
    ("Return",),
)


def through_a_round(desk: Desk) -> Iterator[str]:
    yield desk.next_step
    for keys in STAGES:
        desk.press(*keys)
        yield desk.next_step


# --- held keys ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", ["Space", "Return", "Enter"])
def test_a_held_next_step_goes_one_step(desk: Desk, key: str) -> None:
    desk.keyboard.hold(key)
    assert desk.next_step == announcing.choose_deed(who="Ceelo")
    desk.press(*["D", "Return"] * 6)
    assert desk.stage() is TvStage.ANNOUNCE

    desk.keyboard.hold(key)
    assert desk.stage() is TvStage.READY

    desk.keyboard.hold(key)
    assert desk.stage() is TvStage.VERDICT
    assert desk.next_step == row_texts.accept(last=False)


def test_a_held_letter_and_a_held_sign_count_once(desk: Desk) -> None:
    desk.press("Return")
    for key in ("A", "5", "W", "+"):
        desk.keyboard.hold(key, repeats=7)

    desk.press("Return")

    assert desk.announced("Ceelo") == "swings the fire axe at Eel-Faced Girl"
    assert desk.throws("Ceelo") == (
        "4 +"
        + counts.short(reason="higher-stat")
        + " +"
        + counts.short(reason="weapon")
        + " +"
        + counts.unnamed(kind="advantage", number=1)
    )


def test_a_held_backspace_takes_one_step_back(desk: Desk) -> None:
    desk.press("Return", "D", "Return", "D", "Return")

    desk.keyboard.hold("Backspace")

    assert desk.next_step == announcing.choose_deed(who="Man in the Grey Coat")


def test_a_held_undo_takes_one_step_back(desk: Desk) -> None:
    desk.press("Return", "D", "Return", "D", "Return")

    desk.keyboard.hold("Ctrl+Z")

    assert desk.next_step == announcing.choose_deed(who="Man in the Grey Coat")


def test_a_held_enter_in_a_field_hands_over_and_announces_nothing(desk: Desk) -> None:
    desk.press("Return", "U", "I")
    desk.type("5")

    desk.keyboard.hold("Return")

    assert desk.next_step == announcing.announce(anew=False, who="Ceelo")
    assert desk.tv.lanes == ()


# --- text fields -------------------------------------------------------------------------------------------------


def test_a_field_keeps_its_letters_its_space_its_backspace_and_its_enter(desk: Desk) -> None:
    desk.press("Return", "A", "5")
    step = desk.next_step
    words = desk.question.field
    desk.press("E")

    desk.type("was 12+ up, D/d")
    desk.press("Backspace", "Up", "Down")
    assert words.text() == "was 12+ up, D/"

    desk.press("Return")
    assert desk.next_step == step
    assert not words.hasFocus()
    desk.press("Return")
    assert desk.announced("Ceelo") == "was 12+ up, D/"


def test_a_field_that_is_left_with_escape_is_as_it_was(desk: Desk) -> None:
    desk.press("Return", "A", "5", "E")
    desk.type("never mind")

    desk.press("Escape")

    assert desk.asked == ""
    desk.press("Return")
    assert desk.announced("Ceelo") == "swings the fire axe at Eel-Faced Girl"


@pytest.mark.parametrize("typed", ["11", "-1", "five", "5 bravado", "½"])
def test_an_intensity_that_cannot_be_meant_stays_in_its_field_with_a_sentence(desk: Desk, typed: str) -> None:
    desk.press("Return", "U", "I")
    desk.type(typed)
    desk.press("Return")

    assert desk.message.endswith(".")
    assert desk.question.field.text() == typed
    assert desk.question.field.hasFocus()


def test_keys_work_on_after_a_field_went_away_under_the_cursor(desk: Desk) -> None:
    desk.press("Return", *["D", "Return"] * 5, "D")
    desk.press("E")
    desk.click_next()
    assert desk.asked == ""
    desk.click_next()
    assert desk.next_step == row_texts.ready

    desk.press("Space")

    assert desk.stage() is TvStage.READY


def test_a_complication_field_keeps_its_keys(open_desk: OpenDesk) -> None:
    desk = open_desk(evening_of(ANN, BILL, CASSIE), stacked(players="7 2", horror="7"))
    desk.press("Return", "A", "Return", "A", "1", "Return", "D", "Return", "Space", "Space", "T")

    desk.type("a dam bursts ")
    desk.press("Backspace", "Space")

    assert desk.question.field.text() == "a dam bursts "
    assert desk.stage() is TvStage.VERDICT
    desk.press("Escape", "Return", "Return")
    assert desk.stage() is TvStage.AFTERMATH


# --- buttons -----------------------------------------------------------------------------------------------------


def test_a_clicked_button_or_chip_does_not_swallow_space(desk: Desk) -> None:
    desk.press("Return")
    desk.click(Key.CLOSE)
    desk.click("5  Eel-Faced Girl")
    desk.click(Key.WEAPON)

    desk.press("Space")

    assert desk.announced("Ceelo") == "swings the fire axe at Eel-Faced Girl"
    assert desk.throws("Ceelo") == f"3 {plus('higher-stat', 'weapon')}"


def test_no_click_on_a_button_takes_the_keyboard_at_any_stage(desk: Desk) -> None:
    for step in through_a_round(desk):
        for button in desk.page.findChildren(QAbstractButton):
            assert not button.focusPolicy() & Qt.FocusPolicy.ClickFocus, f"{button.text()} at {step}"


def test_a_click_on_any_view_or_dock_leaves_the_keyboard_where_it_was(desk: Desk) -> None:
    desk.press("Return")
    for view in desk.host.findChildren(QAbstractItemView):
        desk.click_widget(view.viewport())
    desk.click_widget(desk.host.preview)

    desk.press("D", "Return")

    assert desk.announced("Ceelo") == deeds.defends(against=[])


# --- one key, one action -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", [6, 24])
def test_no_two_enabled_actions_share_a_key_at_any_stage(open_desk: OpenDesk, number: int) -> None:
    desk = open_desk(crowd(number))
    for step in through_a_round(desk):
        keys = Counter(
            sequence.toString()
            for action in desk.host.findChildren(QAction)
            if action.isEnabled()
            for sequence in action.shortcuts()
        )
        keys.update(shortcut.key().toString() for shortcut in desk.host.findChildren(QShortcut) if shortcut.isEnabled())
        assert [key for key, count in keys.items() if count > 1] == [], step


PAGES = ("F3", "F4", "F5", "F7", "Shift+F3", "Shift+F4")
"""The keys that bring a page beside the round to the front."""


@pytest.mark.parametrize("number", [6, 24])
@pytest.mark.parametrize("page", PAGES)
def test_no_two_enabled_actions_share_a_key_on_any_page(open_desk: OpenDesk, page: str, number: int) -> None:
    desk = open_desk(crowd(number))
    for keys in ((), ("Return", "A")):
        desk.press(*keys, page, *(("2", "V") if page == "F5" else ()))
        middle = desk.host.findChild(PageStack)
        assert isinstance(middle, PageStack)
        front = middle.front
        assert front is not desk.page
        taken = Counter(
            sequence.toString()
            for action in desk.host.findChildren(QAction)
            if action.isEnabled() and _means_something(action, front)
            for sequence in action.shortcuts()
        )
        assert [key for key, count in taken.items() if count > 1] == []
        desk.press("Escape")
        assert desk.page.isVisible()


def _means_something(action: QAction, front: QWidget | None) -> bool:
    """Tell whether a key of the action can be pressed while this page is in front."""
    if action.shortcutContext() is not Qt.ShortcutContext.WidgetWithChildrenShortcut:
        return True
    owners = [owner for owner in action.associatedObjects() if isinstance(owner, QWidget)]
    return front is not None and any(owner is front or front.isAncestorOf(owner) for owner in owners)


def test_the_keys_of_a_page_mean_nothing_while_a_field_of_it_is_typed_in(desk: Desk) -> None:
    typed = "xbsk12pvno"
    before = desk.session.table
    desk.press("F3", "Tab")
    desk.type(typed)
    desk.press("Escape", "Escape", "F5", "L")
    desk.type(typed)
    assert desk.question.field.text() == typed
    desk.press("Escape", "Escape", "F7", "/")
    desk.type(typed)
    assert desk.side_page(HouseRulesPage).filter.text() == typed
    desk.press("Escape", "Escape", "F4")
    desk.press("Ctrl+J")
    desk.type(typed)
    assert desk.host.history.note.text() == typed

    assert not desk.side_page(DecksPage).curtain_is_open
    assert desk.session.table is before


_OF_THE_ROUND_PAGE = (Key.NEXT_STEP, Key.PERSON, Key.FIND)
"""Keys that mean something at every stage of a round, and behind another page nothing."""


def test_no_key_stands_twice_in_the_table_of_keys() -> None:
    """A page's own keys mean nothing but in front of it; those of the round mean nothing behind it."""
    always = {Key.UNDO.when, Key.NEW.when}
    of_the_round = {key.when for key in Key} - set(ON_PAGES) | always
    for together in (of_the_round, *({page, *always} for page in ON_PAGES)):
        keys = Counter(
            QKeySequence(key).toString()
            for command in Key
            if command.when in together and not (command in _OF_THE_ROUND_PAGE and together is not of_the_round)
            for key in command.keys
        )
        if together is of_the_round:
            keys.update(QKeySequence(key).toString() for key in PERSON_KEYS)
        assert [key for key, count in keys.items() if count > 1] == []
        assert "" not in keys


def test_the_keys_of_people_who_are_not_there_are_free(desk: Desk) -> None:
    """On many keyboards / is Shift+7 and = is Shift+0: an action there that means nothing would silence both."""
    desk.press("Return")
    taken = {
        sequence.toString() for action in desk.page.actions() if action.isEnabled() for sequence in action.shortcuts()
    }

    assert taken.isdisjoint({"7", "8", "9", "0", *(f"Shift+{digit}" for digit in "1234567890")})
    assert taken.issuperset("123456")


def test_the_eleventh_to_the_twentieth_are_named_with_shift(open_desk: OpenDesk) -> None:
    desk = open_desk(crowd(24))
    desk.press("Return", "O", "Shift+1", "0", "Shift+0", "/")
    desk.type(desk.cell(22, Column.WHO))
    desk.press("Return", "Return")

    names = [desk.cell(place, Column.WHO) for place in (10, 9, 19, 22)]
    assert desk.cell(0, Column.TARGET) == deeds.people(people=names)


def test_no_action_of_the_round_repeats_itself(desk: Desk) -> None:
    for action in (*desk.page.actions(), *(action for action in desk.host.actions() if action.shortcuts())):
        assert not action.autoRepeat(), action.text()


SELDOM = {Key.GONE, Key.TIE, Key.REVEAL}
"""There only where the opposition is gone, after a tie, after a throw on the TV; tests press each of them there."""


def test_every_key_has_words_and_every_command_of_the_table_an_action(desk: Desk, tmp_path: Path) -> None:
    for page in (*desk.host.desk.pages, Key.PREFERENCES):
        desk.host.pages.show_page(page)
    desk.host.pages.show_round()
    for _ in range(30):  # through a whole round
        desk.press(*("Return",) if desk.page.draft is None else ("D", "Return"))
    settings = Settings(tmp_path / "menu.ini")
    SessionMenu(desk.host, settings, Backups(tmp_path), lambda: MIDNIGHT)  # which puts the evening away
    known = {action.shortcut().toString() for action in desk.host.findChildren(QAction)}
    assert {key for key in Key if QKeySequence(key.keys[0]).toString() not in known} <= SELDOM
    assert all(key.text and key.tip for key in Key)


# --- where letters mean something --------------------------------------------------------------------------------


def test_letters_do_nothing_but_while_somebody_announces(desk: Desk) -> None:
    for _ in through_a_round(desk):
        if desk.page.announce.panel.isVisible():
            continue
        before, table = desk.seen(), desk.session.table
        opens_a_field = "T" if desk.page.ruling.panel.isVisible() else ""
        of_the_aftermath = "TKO" if desk.page.aftermath.panel.isVisible() else ""  # damage, Calm, Out of the Fight
        for letter in LETTERS:
            if letter not in opens_a_field + of_the_aftermath:
                desk.press(letter)
                assert desk.message == "" or desk.next_step in desk.message, "it says what is possible now"
        assert desk.seen() == before
        assert desk.session.table is table


def test_letters_mean_nothing_while_a_menu_is_open(desk: Desk) -> None:
    desk.press("Return")
    before = desk.seen()
    menu = desk.open_menu(host_window.menu_view)

    desk.press("D", "5", "+")
    assert menu.isVisible()
    desk.press("Escape", "Escape")

    assert QApplication.activePopupWidget() is None
    assert desk.seen() == before
    desk.press("D")
    assert desk.next_step == announcing.announce(anew=False, who="Ceelo")


# --- the players' window -----------------------------------------------------------------------------------------


@pytest.fixture
def tv(desk: Desk) -> Keyboard:
    """A keyboard before the players' window, which somebody has clicked."""
    desk.program.tv.activateWindow()
    desk.settle()
    assert QApplication.activeWindow() is desk.program.tv
    return Keyboard(desk.program.tv)


def test_keys_pressed_in_the_players_window_reach_the_host(desk: Desk, tv: Keyboard) -> None:
    tv.press("Space")
    assert desk.next_step == announcing.choose_deed(who="Ceelo")
    tv.press("D", "Num+Enter")
    assert desk.announced("Ceelo") == deeds.defends(against=[])
    tv.press("Ctrl+Z")
    assert desk.next_step == announcing.choose_deed(who="Ceelo")
    tv.press("F9")
    assert desk.tv.blank
    tv.press("F9")
    assert not desk.tv.blank


def test_a_key_held_in_the_players_window_comes_once(desk: Desk, tv: Keyboard) -> None:
    tv.press("Return", *["D", "Return"] * 6)

    tv.hold("Space")

    assert desk.stage() is TvStage.READY


def test_the_round_has_the_keyboard_again_after_a_question_answered_in_the_players_window(
    desk: Desk, tv: Keyboard
) -> None:
    for leaves in ("Return", "Escape"):
        tv.press(*(["Return", "A", "5", "+"] if leaves == "Return" else []), "L")
        tv.type("wet floor")
        tv.press(leaves)
        assert desk.asked == ""
        assert desk.next_step == announcing.announce(anew=False, who="Ceelo")
    tv.press("Return")
    assert desk.announced("Ceelo") == "swings the fire axe at Eel-Faced Girl"

    tv.press("F5")
    tv.press("Ctrl+J")
    tv.type("a note")
    tv.press("Return", "Escape", "F")
    assert "Man in the Grey Coat" in desk.page.person.panel.heading.text()


def test_a_menus_letter_pressed_in_the_players_window_opens_that_menu_before_the_host(desk: Desk, tv: Keyboard) -> None:
    tv.press("Alt+R")
    desk.settle()
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    assert menu.title() == host_window.menu_round
    tv.press("Escape")
    assert QApplication.activePopupWidget() is None
    tv.press("Return", "D")
    assert desk.next_step == announcing.announce(anew=False, who="Ceelo")


# --- the sheet of keys -------------------------------------------------------------------------------------------


def test_f1_shows_every_key_and_the_round_goes_on_beside_it(desk: Desk) -> None:
    desk.press("F1")
    sheet = desk.key_sheet
    assert sheet.isVisible()
    desk.press("Return")
    assert desk.next_step == announcing.choose_deed(who="Ceelo")

    for key, on_pages in (("F1", False), ("Shift+F1", True)):
        words = ""
        while sheet.isVisible():  # in parts where it is too tall for the screen
            words += " ".join(widget_words(sheet))
            desk.press(key)
        assert all(key.tip in words for key in Key if (key.when in ON_PAGES) is on_pages)
        desk.press("Shift+F1")


def test_f2_shows_a_round_on_one_page_and_each_key_turns_to_its_own(desk: Desk) -> None:
    """T-STATE-09, T-ROUND-08, T-ROUND-02: every line of it can be seen, beside the round."""
    desk.press("F2")
    sheet = desk.key_sheet
    words = " ".join(widget_words(sheet))
    assert all(line in words for line in (*in_short(), summary.length))
    assert all(name in words and line in words for name, line in named((*STEPS, *EXTRA_THROWS, *LOST_THROWS)))

    desk.press("Return")
    assert desk.next_step == announcing.choose_deed(who="Ceelo")
    desk.press("F1")
    assert sheet.isVisible()
    assert summary.announcing_in_short not in " ".join(widget_words(sheet))
    desk.press("F2")
    assert summary.announcing_in_short in " ".join(widget_words(sheet))
    desk.press("F2")
    assert not sheet.isVisible()


def test_the_sheet_has_the_same_keys_where_it_has_the_keyboard_and_tabs_for_the_mouse(desk: Desk) -> None:
    desk.press("F1")
    sheet = desk.key_sheet
    own = Keyboard(sheet)
    sheet.activateWindow()
    desk.settle()
    own.press("F2")
    assert sheet.windowTitle() == summary.title
    tabs = sheet.tabs.tabBar()
    QTest.mouseClick(tabs, Qt.MouseButton.LeftButton, pos=tabs.tabRect(0).center())
    assert sheet.windowTitle() == texts.keys.help
    own.press("Escape")
    assert not sheet.isVisible()
