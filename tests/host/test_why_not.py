"""“Why can't I …?”: a key or a button that does nothing now says what is possible, and when."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton

from demoncity_gui.host.keyboard.keys import Key
from demoncity_gui.texts import demon_city_announcing as announcing
from demoncity_gui.texts import demon_city_round as said
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
    assert desk.message == other_time(Key.WEAPON, "Space"), "once all have announced"
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
