"""`/` goes to somebody by letters of the name, whatever is under way."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from demoncity_gui.host.desks.demon_city.round.agility_model import Column
from demoncity_gui.texts import demon_city_person_panel as person_texts
from demoncity_gui.texts import demon_city_round as round_texts
from demoncity_gui.texts import demon_city_rows as row_texts
from tests.host.conftest import OpenDesk
from tests.host.test_crowds import LONG
from tests.support.desk import EXAMPLE, Desk, crowd
from tests.support.trio import ANN, BILL, CASSIE, evening_of, stacked


def find(desk: Desk, letters: str) -> None:
    desk.press("/")
    desk.type(letters)
    desk.press("Return")


def panel(desk: Desk) -> str:
    """Whose panel is open."""
    assert desk.page.person.panel.isVisible()
    return desk.page.person.panel.heading.text()


def has_keyboard(widget: QWidget) -> bool:
    return widget.hasFocus()


def test_from_one_panel_to_another_in_the_agility_order(desk: Desk) -> None:
    desk.press("Return", "F")
    assert panel(desk).startswith("1  Ceelo")
    find(desk, "eel")
    assert panel(desk).startswith("5  Eel-Faced Girl")
    find(desk, "coat")
    assert panel(desk).startswith("2  Man in the Grey Coat")
    assert has_keyboard(desk.page)
    desk.press("Y", "Escape")
    assert row_texts.hurt in desk.cell("Man in the Grey Coat", Column.WHO)


def test_the_beginning_of_a_name_comes_before_its_middle(open_desk: OpenDesk) -> None:
    desk = open_desk(evening_of(BILL, ANN, CASSIE))
    desk.press("Return", "F")
    find(desk, "a")
    assert "Ann" in panel(desk)


def test_an_open_question_takes_the_one_who_is_found_as_its_answer(desk: Desk) -> None:
    desk.press("Return", "F", "M")
    assert "?" in desk.asked
    find(desk, "dolores")
    assert panel(desk).startswith("1  Ceelo")
    assert desk.asked == person_texts.ask_clashes(who="Ceelo", other="Dolores", drives=False)


def test_before_the_flip_it_opens_a_panel_and_in_the_aftermath_it_chooses_a_line(open_desk: OpenDesk) -> None:
    desk = open_desk(evening_of(ANN, BILL, CASSIE), stacked(players="9 9 9", horror="3 4 5"))
    desk.press("Return", "D", "Return", "D", "Return", "D", "Return")
    find(desk, "cas")
    assert "Cassie" in panel(desk)
    desk.press("Escape", "Space", "Space")
    while desk.next_step != row_texts.next_round:
        desk.press("Return")
    find(desk, "bill")
    chosen = desk.page.aftermath.panel.chosen
    assert chosen is not None and chosen.name == "Bill"


def test_who_is_meant_is_brought_into_sight_while_it_is_typed(open_desk: OpenDesk) -> None:
    desk = open_desk(crowd(24, LONG))
    desk.press("Return", "/")
    table = desk.page.table
    last = desk.rows.index(23, 0)
    assert not table.viewport().rect().contains(table.visualRect(last))
    desk.type(desk.cell(23, Column.WHO)[-2:])
    assert table.viewport().rect().contains(table.visualRect(last))
    desk.press("Escape")
    assert table.found is None and desk.asked == ""


def test_letters_in_nobodys_name_stay_to_be_mended(desk: Desk) -> None:
    desk.press("Return", "F")
    find(desk, "zz")
    assert desk.message == round_texts.nobody_found(letters="zz")
    assert desk.question.field.text() == "zz" and has_keyboard(desk.question.field)
    desk.press("Escape")
    assert desk.message == "" and panel(desk).startswith("1  Ceelo")
    assert len(EXAMPLE.characters) == desk.rows.rowCount()
