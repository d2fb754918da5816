"""“Why can't I …?”: a key or a button that does nothing now says what is possible, and when."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtGui import QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QMenu, QToolTip

from demoncity_gui.host.keyboard.keys import Key
from demoncity_gui.texts import demon_city_announcing as announcing
from demoncity_gui.texts import demon_city_round as said
from demoncity_gui.texts import host_window
from tests.support.desk import Desk


def click_off(desk: Desk, button: QAbstractButton) -> None:
    """Click a button that is off, as a hand does."""
    assert button.isVisible() and not button.isEnabled()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    desk.settle()


def test_a_key_of_another_time_says_when_it_is_possible_and_what_is_now(desk: Desk) -> None:
    def other_time(key: Key, keys: str) -> str:
        return said.other_time(command=key.text, when=key.when, step=desk.next_step, keys=keys)

    desk.press("A")
    assert desk.message == other_time(Key.CLOSE, said.enter), "before anybody announces"
    desk.press("3")
    assert desk.message == said.people_other_time(step=desk.next_step, keys=said.enter)
    desk.press("Return", "T")
    assert desk.message == other_time(Key.COMPLICATION, "A S D O U M"), "before the cards are thrown"
    desk.press(*["D", "Return"] * 6, "W")
    assert desk.message == other_time(Key.WEAPON, said.space), "once all have announced"
    desk.press("Return")
    assert desk.message == "", "what is done takes the sentence away"


def test_a_key_of_no_command_names_the_key_that_lists_all(desk: Desk) -> None:
    desk.press("#")
    assert desk.message == said.no_such_key(key="#", help="F1")


def test_a_click_on_what_is_off_says_why_as_its_key_does(desk: Desk) -> None:
    desk.press("Return")
    click_off(desk, desk.button(Key.POWER))
    assert desk.message == announcing.no_power(who="Ceelo")
    assert announcing.no_power(who="Ceelo") in desk.button(Key.POWER).toolTip()
    click_off(desk, desk.button("5  Eel-Faced Girl"))
    assert desk.message == announcing.deed_before_target(keys="A S D O")
    click_off(desk, desk.page.next_step)
    assert desk.message == announcing.not_yet(step=announcing.choose_deed(who="Ceelo"), keys="A S D O U M")
    desk.press("A")
    click_off(desk, desk.button("1  Ceelo"))
    assert desk.message == announcing.not_own_target(who="Ceelo")


def test_a_click_on_a_deed_of_one_character_that_is_off_says_when_it_can_be(desk: Desk) -> None:
    desk.press("Return", "F")
    off = [
        button
        for button in desk.page.person.panel.findChildren(QAbstractButton)
        if button.isVisible() and not button.isEnabled()
    ]
    assert off
    for button in off:
        click_off(desk, button)
        assert desk.message, button.text()


def told_on(menu: QMenu, words: str, *, click: bool) -> str:
    """Return what is told of a line of an open menu by a click on it, or while the mouse rests there."""
    (line,) = (one for one in menu.actions() if one.text().startswith(words))
    place = menu.actionGeometry(line).center()
    QToolTip.hideText()
    if click:
        QTest.mouseClick(menu, Qt.MouseButton.LeftButton, pos=place)
    else:
        QApplication.sendEvent(menu, QHelpEvent(QHelpEvent.Type.ToolTip, place, menu.mapToGlobal(place)))
    return QToolTip.text() if QToolTip.isVisible() else ""


@pytest.mark.parametrize("click", [True, False])
def test_every_line_of_a_menu_that_is_off_says_when_it_is_possible(desk: Desk, click: bool) -> None:
    desk.press("F3")
    told: dict[str, str] = {}
    for title in [action.text() for action in desk.host.menuBar().actions()]:
        menu = desk.open_menu(title)
        menu.popup(QPoint(0, 0))
        off = [one for one in menu.actions() if one.isVisible() and one.text() and not one.isEnabled()]
        told |= {one.text(): told_on(menu, one.text(), click=click) for one in off}
        menu.close()
    assert {Key.UNDO.text, Key.NEXT_STEP.text, Key.PEEK.text, Key.TURN_CARDS.text, Key.TAKE_AWAY.text} <= set(told)
    assert [name for name, words in told.items() if not words] == []
    assert told[Key.TAKE_AWAY.text] == Key.TAKE_AWAY.when_off
    assert desk.host.actions_by_key[Key.UNDO].toolTip() == Key.UNDO.when_off, "the button beside the menus says it too"


def test_a_line_that_can_be_chosen_says_nothing_of_when(desk: Desk) -> None:
    menu = desk.open_menu(host_window.menu_tv)
    menu.popup(QPoint(0, 0))
    assert told_on(menu, Key.SHOW_TV.text, click=False) == ""
    menu.close()


def test_a_line_of_one_characters_menu_that_is_off_says_when_it_is_possible(desk: Desk) -> None:
    desk.press("Return")
    seen: list[str] = []

    def look() -> None:
        menu = QApplication.activePopupWidget()
        assert isinstance(menu, QMenu)
        off = [one for one in menu.actions() if not one.isEnabled()]
        seen.extend(told_on(menu, one.text(), click=True) for one in off)
        menu.close()

    QTimer.singleShot(0, look)
    desk.page.person.menu(desk.session.table.characters[0].id, desk.page, desk.page.mapToGlobal(QPoint(60, 60)))
    desk.settle()
    assert seen and all(seen)
