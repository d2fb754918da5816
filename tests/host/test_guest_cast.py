"""The cast of guests by keys alone: cells typed over, fields of the sheet, people who come, move, hide and go."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from demoncity_gui.cards.drawing.cache import CardPixmaps
from demoncity_gui.cards.printing.paper import Frame, Paper
from demoncity_gui.cards.printing.print_messages import PrintSheets
from demoncity_gui.games.action.game import ACTION
from demoncity_gui.games.action.rules.people import Status
from demoncity_gui.games.kings.game import KINGS
from demoncity_gui.host.desks.guest.cast.cast_page import GuestCastPage
from demoncity_gui.host.keyboard.keys import Key
from demoncity_gui.host.pages.evenings.printing import HowPrinted
from demoncity_gui.texts import action_desk, action_sheet, asks, guest_desk, kings_sheet, printing
from tests.host.test_guest_desks import COURT, PIER, Seat


@pytest.fixture
def sit(dressed: QApplication, painted: CardPixmaps, tmp_path: Path) -> Iterator[Callable[..., Seat]]:
    seats: list[Seat] = []

    def sit_down(game: Any = KINGS, begin: Any = COURT) -> Seat:
        seats.append(Seat(game, begin, tmp_path, painted))
        return seats[-1]

    yield sit_down
    for seat in seats:
        seat.close()


def page_of(seat: Seat) -> GuestCastPage:
    page = seat.program.host.pages.in_front
    assert isinstance(page, GuestCastPage)
    return page


def opened(seat: Seat) -> GuestCastPage:
    seat.press("F3")
    return page_of(seat)


def test_a_cell_typed_over_is_on_the_sheet_and_undo_takes_it_back(sit: Callable[..., Seat]) -> None:
    seat = sit()
    page = opened(seat)
    seat.press("Right")
    seat.type("12")
    seat.press("Return")
    assert seat.session.table.person("Vic").base == 12
    seat.press("Right")
    seat.type("x")
    seat.press("Return")
    assert page.message.text() == guest_desk.no_number(title=kings_sheet.traits, text="x")
    seat.press("Escape")
    seat.type("140")
    seat.press("Return")
    assert page.message.text() == guest_desk.number_from(least=0, most=99)
    seat.press("Escape", "Ctrl+Z")
    assert seat.session.table.person("Vic").base == 9


def test_people_come_move_hide_and_go_by_the_keys_of_every_cast(sit: Callable[..., Seat]) -> None:
    seat = sit(ACTION, PIER)
    page = opened(seat)
    seat.press("Insert")
    seat.type("Zed")
    seat.press("Return")
    assert seat.session.table.names[-1] == "Zed"
    assert page.to_print == "Zed"
    seat.press(Key.CHARACTER_UP.keys[0])
    assert seat.session.table.names[-2:] == ("Zed", "Hands")
    seat.press(Key.DUPLICATE_CHARACTER.keys[0], "Return")
    assert seat.session.table.names[-1] == "Zed 2"
    seat.press(Key.HIDE_CHARACTER.keys[0])
    assert seat.session.table.hidden == ("Zed 2",)
    seat.press("Delete")
    assert seat.session.table.names == ("Ann", "Bill", "Cass", "Zed", "Hands")


def test_the_fields_of_a_sheet_write_states_and_what_no_column_holds(sit: Callable[..., Seat]) -> None:
    seat = sit(ACTION, PIER)
    page = opened(seat)
    for title, typed in (
        (action_sheet["statuses"], f"{action_desk.status_shaken}, {action_desk.status_prone}"),
        (action_sheet["willpower"], "9"),
        (action_sheet["pronoun"], "she"),
        (action_sheet["heroic"], "y"),
        (action_sheet["notes"], "owes Bill"),
    ):
        field = page.sheet.fields[title]
        field.setFocus()
        seat.press("Ctrl+A")
        seat.type(typed)
        page.table.setFocus()
        seat.settle()
    ann = seat.session.table.person("Ann")
    assert ann.state.statuses == (Status.SHAKEN, Status.PRONE)
    assert (ann.sheet.willpower, ann.sheet.pronoun, ann.sheet.heroic, ann.sheet.notes) == (9, "she", True, "owes Bill")


def test_what_can_be_printed_of_a_guest_is_the_playing_cards_and_sheets(sit: Callable[..., Seat]) -> None:
    seat = sit(ACTION, PIER)
    page = opened(seat)
    seat.press("Down", "Down", "Down", "Ctrl+H")
    seat.press("Up")
    printing_, host = seat.program.host.printing, seat.program.host
    offered = [choice for choice, _ in printing_._offered(host.session, page.to_print)]
    cass, everybody = printing.for_host(whose="Cass"), printing.for_host(whose=printing.everybody)
    assert [one.words for one in offered] == [
        printing.playing_cards,
        *(cass, printing.for_players(whose="Cass")),
        *(everybody, printing.for_players(whose=printing.everybody)),
    ]
    _, make = printing_._offered(host.session, page.to_print)[-1]
    request = make(Path("sheets.pdf"), HowPrinted(Paper.A4, Frame.BONE, backs=False))
    assert isinstance(request, PrintSheets)
    assert [sheet.name for sheet in request.sheets] == ["Ann", "Bill", "Cass"]


def test_what_waits_for_the_end_of_a_fight_says_so(sit: Callable[..., Seat]) -> None:
    seat = sit(ACTION, PIER)
    seat.press("Return")
    page = opened(seat)
    seat.press("Delete")
    assert page.message.text() == asks.later(until="fight")
    seat.type("Anna")
    seat.press("Return")
    assert page.message.text() == asks.later(until="fight")
    seat.press("Escape")
    assert seat.session.table.names[0] == "Ann"
