"""Small things that made a Host stop and think in the middle of an evening."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolButton

from demoncity_gui.host.desks.demon_city.round.agility_model import Column
from demoncity_gui.host.keyboard.keys import Key
from demoncity_gui.host.widgets.button_grid import ButtonGrid
from demoncity_gui.host.widgets.elided import ElidedButton
from demoncity_gui.host.widgets.rows_model import ROW_ROLE
from demoncity_gui.texts import demon_city_announcing as announcing
from demoncity_gui.texts import demon_city_counts as counts
from demoncity_gui.texts import demon_city_person_panel as person_texts
from demoncity_gui.texts import demon_city_rows as row_texts
from demoncity_gui.texts import demon_city_tv as tv_texts
from tests.host.conftest import OpenDesk
from tests.host.test_three_rounds_in_keys import ALL_NEW
from tests.support.desk import Desk
from tests.support.trio import ANN, BILL, CASSIE, evening_of, stacked

DAN = replace(BILL, id=9, name="Dan")


@pytest.fixture
def four(open_desk: OpenDesk) -> Desk:
    desk = open_desk(evening_of(ANN, BILL, CASSIE, DAN), stacked(players="9 9 9", horror="3 4 5"))
    desk.press("Return")
    return desk


def key(desk: Desk, name: str) -> str:
    return str(desk.cell(name, Column.KEY))


def up_a_ladder(desk: Desk) -> None:
    """Ann over Bill, and Bill over Cassie, both by high ground."""
    for target in ("Bill", "Cassie"):
        desk.press("A", key(desk, target), "+", "L")
        desk.type("high ground")
        desk.press("Return", "Return")


def test_a_step_up_a_ladder_names_its_key_cites_its_rules_and_can_be_taken_back(four: Desk) -> None:
    """T-SIT-04: the throw of a step stands on the ladder's rules, and its button stays where it was."""
    up_a_ladder(four)
    before = four.throws("Ann")
    keys = key(four, "Ann")
    assert f"{row_texts.step_up} [F {keys} B]" in four.cell("Ann", Column.WHO)
    four.press("F", keys, "B")
    assert four.throws("Ann") != before
    row = four.rows.index(four.place("Ann"), 0).data(ROW_ROLE)
    (step,) = (why for why in row.why if counts.ladder(label="high ground", steps=1, whom="Bill") in why)
    assert step.endswith("[T-SIT-04]")
    assert four.button(person_texts.spoken(who="Ann", action=person_texts.step_up)).isChecked()
    four.press("B")
    assert four.throws("Ann") == before
    assert not four.button(person_texts.spoken(who="Ann", action=person_texts.step_up)).isChecked()


def test_no_action_is_said_once(four: Desk) -> None:
    four.press("F", "1", "P", "F", "Down", "Down", "Return")
    name = next(n for n in ("Ann", "Bill", "Cassie", "Dan") if four.announced(n) == row_texts.no_action)
    assert four.announced(name) == row_texts.no_action


def test_before_a_deed_is_repeated_row_and_panel_agree_on_its_cards(desk: Desk) -> None:
    """Whom Ceelo attacks was busy with another, and has not announced yet: what it cost is not what it costs now."""
    desk.press("Return", *ALL_NEW, "D", "Return", "Space", "Space")
    while desk.next_step != row_texts.next_round:
        desk.press("Return")
    desk.press("Return")
    for _ in range(6):
        told = " ".join(desk.seen())
        name = desk.cell(desk.rows.place_of_speaker() or 0, Column.WHO).split(" · ")[0]
        places = {number: told.find(announcing.drafted_cards(number=number, lowest=False)) for number in range(1, 20)}
        _, panel = min((place, number) for number, place in places.items() if place >= 0)
        row = desk.rows.index(desk.place(name), 0).data(ROW_ROLE)
        assert row.cards == panel, name
        desk.press("Return")


def test_escape_closes_the_sheet_of_keys_first_and_the_panel_keeps_its_keys(desk: Desk) -> None:
    desk.press("Return", "F", "4", "F1")
    assert desk.key_sheet.isVisible()
    desk.press("Escape")
    assert not desk.key_sheet.isVisible()
    assert desk.page.person.panel.isVisible()
    desk.press("P")
    assert person_texts.panic in desk.cell("Marty", Column.WHO)
    desk.press("T", "F1")
    desk.press("Escape")
    assert not desk.key_sheet.isVisible() and desk.asked == person_texts.ask_toughness(who="Marty", whole=3)
    desk.type("1")
    desk.press("Return")
    assert row_texts.toughness(now=1) in desk.cell("Marty", Column.WHO)


def test_a_calm_check_and_a_recovery_say_on_the_television_what_they_are(four: Desk) -> None:
    who = key(four, "Ann")
    four.press("F", who, "K")
    four.type("4")
    four.press("Return")
    assert four.lane("Ann").deed == tv_texts.checks_calm
    assert "4" not in four.lane("Ann").deed


# --- what a newcomer stumbled on who had the mouse alone -------------------------------------------------------------


def test_undo_says_at_its_button_which_step_it_takes_back(desk: Desk) -> None:
    desk.press("Return", "A", "5", "Return")
    button = next(one for one in desk.host.findChildren(QToolButton) if one.text() == Key.UNDO.text.replace("&", ""))
    assert "Ceelo" in button.toolTip() and button.toolTip() == button.defaultAction().statusTip()
    desk.click_widget(button)
    assert "Ceelo" not in button.toolTip()


def test_a_word_of_the_sentence_leads_to_words_of_one_s_own_and_then_says_them(desk: Desk) -> None:
    desk.press("Return", "O", "5")
    deed = desk.page.announce.panel.sentence.deed
    menu = deed.menu()
    menu.popup(desk.host.mapToGlobal(QPoint()))
    own = menu.actions()[-1]
    assert own.text().replace("&", "").endswith(announcing.in_own_words)
    QTest.mouseClick(menu, Qt.MouseButton.LeftButton, pos=menu.actionGeometry(own).center())
    desk.settle()
    desk.type("tips the press over")
    desk.press("Return")
    assert deed.text() == "tips the press over" and "tips the press over" in desk.announced("Ceelo")


def test_a_word_whose_menu_has_closed_looks_like_the_others(desk: Desk) -> None:
    desk.press("Return", "A", "5")
    cards = desk.page.announce.panel.sentence.cards
    cards.setAttribute(Qt.WidgetAttribute.WA_UnderMouse)  # as a pointer leaves it that goes on into the menu
    cards.menu().popup(desk.host.mapToGlobal(QPoint()))
    tips = [action.toolTip() for action in cards.menu().actions()]
    assert max(len(line) for tip in tips for line in tip.splitlines()) <= 64, "a wide tip lies over the choices"
    cards.menu().close()
    assert not cards.underMouse()


def test_a_name_s_tip_tells_the_host_s_notes(open_desk: OpenDesk) -> None:
    desk = open_desk(evening_of(ANN, replace(BILL, notes="The landlady. She has not been upstairs in eleven years.")))
    desk.press("Return")
    tip = desk.rows.index(desk.place("Bill"), Column.WHO).data(Qt.ItemDataRole.ToolTipRole)
    assert tip == "Bill\nThe landlady. She has not been upstairs in eleven years."


def test_the_names_of_seven_stand_on_one_line(open_desk: OpenDesk) -> None:
    names = ("Mrs Abelard", "Ida", "Lou", "The Lodger", "Tom")
    desk = open_desk(evening_of(ANN, BILL, *(replace(BILL, id=20 + at, name=name) for at, name in enumerate(names))))
    desk.press("Return", "A")
    (grid,) = (one for one in desk.page.announce.panel.findChildren(ButtonGrid) if one.isVisible())
    buttons = [one for one in grid.findChildren(ElidedButton) if one.isVisible()]
    assert len(buttons) == 7 and len({one.y() for one in buttons}) == 1
    assert [one.text() for one in buttons if one.width() < one.width_of_words] == []
