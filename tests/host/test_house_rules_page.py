"""The page of house rules under the Host's hands."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton

from demoncity_gui.games.demon_city.rules.commands import SetHouseRule
from demoncity_gui.games.demon_city.rules.house_rules import PRESETS, HouseRules
from demoncity_gui.host.desks.demon_city.views import Views
from demoncity_gui.host.keyboard.keys import Key
from demoncity_gui.host.pages.house_rules.house_rules_page import HouseRulesPage
from demoncity_gui.texts import demon_city_house_rules as house_rules_texts
from demoncity_gui.texts import demon_city_open_questions as open_questions_texts
from demoncity_gui.texts import demon_city_refusals as refusals
from demoncity_gui.texts import host_window, keys
from demoncity_gui.texts import house_rules_page as texts
from tests.support.desk import Desk


def page(desk: Desk) -> HouseRulesPage:
    return desk.side_page(HouseRulesPage)


def words(desk: Desk) -> str:
    return "\n".join(label.text() for label in page(desk).findChildren(QLabel) if label.isVisible())


def lit(desk: Desk) -> list[str]:
    return [
        button.text() for button in page(desk).findChildren(QPushButton) if button.isVisible() and button.isChecked()
    ]


def chosen(desk: Desk) -> str:
    return str(page(desk).view.currentIndex().siblingAtColumn(0).data()).strip("● ")


def test_by_keys_a_question_is_chosen_and_read_otherwise_and_undo_takes_it_back(desk: Desk) -> None:
    desk.press("F7", "Down", "Down", "b")
    assert chosen(desk) == "T-AMB-06"
    assert desk.session.table.house_rules == HouseRules((("T-AMB-06", "b"),))
    assert lit(desk) == ["b"]
    assert texts.preset(reading=open_questions_texts.T_AMB_06_a) in words(desk)
    desk.press("Ctrl+Z")
    assert lit(desk) == ["a"] and desk.session.table.house_rules == PRESETS
    desk.press("F7")
    assert desk.page.isVisible() and not page(desk).isVisible()


def test_by_mouse_a_question_is_chosen_and_read_otherwise(desk: Desk) -> None:
    desk.choose_in_menu(host_window.menu_view, Key.HOUSE_RULES.text)
    view = page(desk).view
    QTest.mouseClick(
        view.viewport(), Qt.MouseButton.LeftButton, pos=view.visualRect(page(desk).model.index(5, 1)).center()
    )
    desk.settle()
    assert chosen(desk) == "T-AMB-10"
    desk.click(texts.choose_by(letter="c", reading=open_questions_texts.T_AMB_10_c))
    assert lit(desk) == ["c"] and desk.session.table.house_rules.chosen == (("T-AMB-10", "c"),)
    desk.click(texts.choose_by(letter="c", reading=open_questions_texts.T_AMB_10_c))
    assert lit(desk) == ["c"]
    desk.click(f"{keys.changed_rules}: 1")
    assert page(desk).model.rowCount() == 1


@pytest.mark.english
def test_the_page_says_what_stands_behind_it_and_what_is_the_hosts_word(desk: Desk) -> None:
    desk.press("F7", "/")
    desk.type("bare hands")
    assert page(desk).model.rowCount() == 0 and texts.none_found in words(desk)
    desk.press("Escape", "/")
    desk.type("armed against")
    desk.press("Return")
    assert chosen(desk) == "T-AMB-33"
    assert texts.hosts_word(words="The Host grants it wherever arms meet bare hands") in words(desk)
    assert house_rules_texts.grounds(grounds="leaning") in words(desk)
    assert texts.example(example="Bill swings an axe at Dirk") in words(desk)
    desk.press("a")
    assert desk.session.table.house_rules.chosen == (("T-AMB-33", "a"),)
    assert page(desk).filter.text() == "armed against"


def test_letters_typed_into_the_filter_change_nothing(desk: Desk) -> None:
    desk.press("F7", "/")
    desk.type("abc")
    assert desk.session.table.house_rules == PRESETS
    desk.press("Escape", "Escape")
    assert desk.page.isVisible()


def test_while_a_clash_is_told_a_switch_is_refused_with_a_sentence(desk: Desk) -> None:
    desk.press("Return", *["D", "Return"] * 5, "A", "2", "Return", "Space", "Space")
    assert Views(desk.session).host().ruling is not None
    desk.press("F7", "b")
    assert page(desk).message.text().startswith(refusals.not_now)
    assert lit(desk) == ["a"]
    desk.press("Down")
    assert not page(desk).message.isVisible()


def test_another_evening_shows_its_own_switches(desk: Desk) -> None:
    desk.press("F7", "b")
    desk.session.do(SetHouseRule("T-AMB-13", "b"))
    assert page(desk).changed.text() == texts.changed(number=2, key="*")
    desk.session.undo()
    desk.session.undo()
    assert page(desk).changed.text() == texts.changed(number=0, key="*")
