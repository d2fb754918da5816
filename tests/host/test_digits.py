"""A digit is somebody's for the whole fight: no grouping, leaving, newcomer or new order gives it to another."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from demoncity_gui.games.demon_city.rules.commands import BeginEvening, JoinFight
from demoncity_gui.host.desks.demon_city.round.agility_model import Column
from demoncity_gui.host.desks.demon_city.views import Views
from demoncity_gui.texts import demon_city_rows as row_texts
from tests.host.conftest import OpenDesk
from tests.support.desk import Desk
from tests.support.trio import ANN, BILL, CASSIE, evening_of, stacked
from tests.support.wording import attack_on

DAN, EVE = replace(BILL, id=9, name="Dan"), replace(BILL, id=10, name="Eve")


def five() -> BeginEvening:
    return evening_of(ANN, BILL, CASSIE, DAN, EVE)


@pytest.fixture
def desk(open_desk: OpenDesk) -> Desk:
    desk = open_desk(five(), stacked(players="9 9 9", horror="3 4 5 6"))
    desk.press("Return")
    return desk


def keys(desk: Desk) -> dict[str, str]:
    """Return the digit before each name, in the rows and among those who stand behind another."""
    return {one.name: one.key for one in Views(desk.host.session).host().everybody}


def shown(desk: Desk) -> dict[str, str]:
    """Return the digit in each row, as it can be read."""
    places = range(desk.rows.rowCount())
    return {desk.cell(place, Column.WHO).split(" · ")[0]: desk.cell(place, Column.KEY) for place in places}


def test_while_a_group_is_made_and_dissolved_every_digit_stays_whose_it_was(desk: Desk) -> None:
    before = keys(desk)
    assert shown(desk) == before
    bill, dan, eve = before["Bill"], before["Dan"], before["Eve"]

    desk.press("F", bill, "G", dan)
    assert keys(desk) == before
    assert row_texts.behind(others=[f"{dan} Dan"]) in desk.cell("Bill", Column.WHO)
    desk.press(eve)  # the question is still open, and the digit still Eve's
    assert keys(desk) == before
    assert row_texts.behind(others=[f"{dan} Dan", f"{eve} Eve"]) in desk.cell("Bill", Column.WHO)
    assert shown(desk) == {name: before[name] for name in ("Ann", "Bill", "Cassie")}
    desk.press(dan)
    assert keys(desk) == before
    assert shown(desk) == {name: before[name] for name in ("Ann", "Bill", "Cassie", "Dan")}
    desk.press("Z")
    assert keys(desk) == shown(desk) == before


def test_who_leaves_and_who_comes_changes_nobody_elses_digit(desk: Desk) -> None:
    before = keys(desk)

    desk.press("F", before["Cassie"], "L", "F")
    without = {name: key for name, key in before.items() if name != "Cassie"}
    assert keys(desk) == without

    desk.host.do(JoinFight(replace(BILL, id=0, name="Zoe")))
    assert keys(desk) == {**without, "Zoe": "6"}
    desk.host.do(JoinFight(CASSIE))  # she comes back, and has her digit
    assert keys(desk) == {**before, "Zoe": "6"}


def test_a_digit_outlasts_rounds_new_orders_and_undo(desk: Desk) -> None:
    before = keys(desk)
    desk.press("F", before["Bill"], "G", "A", "Escape", "R", "Escape")
    grouped = keys(desk)
    assert grouped == before
    while desk.next_step != row_texts.ready:
        desk.press("D", "Return")
    desk.press("Space", "Space")
    while desk.next_step != row_texts.next_round:
        desk.press("Return")
    desk.press("Return")
    assert keys(desk) == before
    desk.press("Ctrl+Z")
    assert keys(desk) == before


def test_the_digit_of_one_who_stands_behind_another_names_the_one_throw(desk: Desk) -> None:
    digits = keys(desk)
    desk.press("F", digits["Bill"], "G", digits["Dan"], "Escape", "F")
    assert desk.next_step.startswith("Ann")

    desk.press("A", digits["Dan"], "Return")

    assert desk.announced("Ann").endswith(attack_on("Bill"))
    desk.press("F", digits["Dan"], "T")
    desk.type("1")
    desk.press("Return", "Escape", "Escape")
    assert desk.host.session.table.character(DAN.id).toughness == 1


def test_letters_find_one_who_stands_behind_another(desk: Desk) -> None:
    digits = keys(desk)
    desk.press("F", digits["Bill"], "G", digits["Dan"], "Escape", "F", "F")

    desk.press("/")
    desk.type("dan")
    desk.press("Return")

    assert desk.page.to_print == DAN.id


def test_on_the_page_of_a_task_the_digits_of_the_fight_hold(desk: Desk) -> None:
    before = keys(desk)
    desk.press("F", before["Bill"], "G", before["Dan"], "Escape", "F")
    throwers = {one.name: one.key for one in Views(desk.host.session).task().throwers}
    assert throwers == before

    desk.press("F5", before["Dan"])

    assert desk.button("Dan").isChecked()
