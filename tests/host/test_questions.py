"""A question has the keyboard until it is answered or left: no letter and no digit of an answer is a command."""

from __future__ import annotations

import pytest

from demoncity_gui.models.agility_order import Column
from tests.host.conftest import OpenDesk
from tests.support.desk import Desk
from tests.support.trio import ANN, BILL, CASSIE, evening_of, stacked


@pytest.fixture
def trio(open_desk: OpenDesk) -> Desk:
    desk = open_desk(evening_of(ANN, BILL, CASSIE), stacked(players="9 9 9", horror="3 4 5"))
    desk.press("Return")
    return desk


def test_a_sides_name_is_typed_and_sets_off_no_command(trio: Desk) -> None:
    trio.press("F", "2", "S")
    before = len(trio.journal.entries())
    trio.type("police")
    assert len(trio.journal.entries()) == before
    trio.press("Return")
    assert trio.session.table.characters[1].side == "police"
    assert len(trio.journal.entries()) == before + 1
    assert trio.cell("Bill", Column.WHO) == "Bill"


def test_a_recovery_takes_2_as_its_intensity(trio: Desk) -> None:
    trio.press("F", "1", "O", "F")
    trio.type("2")
    trio.press("Return")
    assert "no action" not in trio.announced("Ann")
    assert trio.next_step == "Ann: choose what they do"
