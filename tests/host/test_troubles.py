"""When the rules or the disk say no: one sentence in the message line, and nothing has changed."""

from __future__ import annotations

from pathlib import Path

import pytest

from demoncity_gui.host.desks.demon_city.round.agility_model import Column
from demoncity_gui.pieces.tv_picture import TvStage
from demoncity_gui.texts import demon_city_announcing as announcing
from demoncity_gui.texts import demon_city_refusals as refusals
from demoncity_gui.texts import troubles
from tests.host.conftest import OpenDesk
from tests.support.desk import Desk
from tests.support.full_disk import JournalOnFullDisk
from tests.support.stacked import PLAYERS_31
from tests.support.trio import ANN, BILL, CASSIE, evening_of


@pytest.fixture
def disk(tmp_path: Path) -> JournalOnFullDisk:
    return JournalOnFullDisk(tmp_path / "low-tide.demoncity")


SENTENCE = troubles.no_space(path="“{}”")


@pytest.mark.parametrize(
    ("so_far", "keys"),
    [
        ((), ("Return",)),
        (("Return",), ("A", "5", "Return")),
        (("Return",), ("U", "Return", "Return")),
        (("Return",), ("Ctrl+E",)),
        (("Return", *["D", "Return"] * 6), ("Space",)),
        (("Return", *["D", "Return"] * 6, "Space"), ("Space",)),
        (("Return", *["D", "Return"] * 6, "Space"), ("Ctrl+Z",)),
        (("Return", *["D", "Return"] * 6, "Space", "Ctrl+Z"), ("Ctrl+Shift+Z",)),
        (("Return", *["D", "Return"] * 6, "Space", "Space"), ("Return",)),
    ],
)
def test_a_full_disk_is_one_sentence_and_the_step_waits(
    open_desk: OpenDesk, disk: JournalOnFullDisk, so_far: tuple[str, ...], keys: tuple[str, ...]
) -> None:
    desk = open_desk(journal=disk)
    desk.press(*so_far, *keys[:-1])
    before, table, entries = desk.seen(), desk.session.table, disk.entries()

    disk.is_full = True
    desk.press(keys[-1])

    assert desk.message == SENTENCE.format(disk.path)
    assert desk.seen() == before
    assert desk.session.table is table
    assert disk.entries() == entries

    disk.is_full = False
    desk.press(keys[-1])

    assert desk.message == ""
    assert desk.session.table != table
    assert len(disk.entries()) == len(entries) + 1


def test_a_full_disk_keeps_what_an_amended_row_was_to_become(open_desk: OpenDesk, disk: JournalOnFullDisk) -> None:
    desk = open_desk(journal=disk)
    desk.press("Return", "D", "Return")
    desk.click_row("Ceelo")
    desk.press("A", "5")
    table = desk.session.table
    disk.is_full = True
    desk.press("Return")
    assert desk.message == SENTENCE.format(disk.path)
    assert desk.session.table == table

    disk.is_full = False
    desk.press("Return")

    assert desk.announced("Ceelo") == "swings the fire axe at Eel-Faced Girl"
    assert desk.next_step == announcing.choose_deed(who="Man in the Grey Coat")


def test_a_full_disk_in_the_aftermath_leaves_the_toughness(open_desk: OpenDesk, disk: JournalOnFullDisk) -> None:
    desk = open_desk(evening_of(ANN, BILL), journal=disk)
    desk.press("Return", "D", "Return", "D", "Return", "Space", "Space", "Return", "Return")
    assert desk.stage() is TvStage.AFTERMATH
    disk.is_full = True

    desk.press("-")

    assert desk.message == SENTENCE.format(disk.path)
    assert desk.cell("Ann", Column.WHO).startswith("Ann")
    assert "Toughness" not in desk.cell("Ann", Column.WHO)


def test_a_deck_that_cannot_serve_is_said_before_a_card_is_dealt(open_desk: OpenDesk) -> None:
    four = (*PLAYERS_31[:3], PLAYERS_31[-1])
    desk = open_desk(evening_of(ANN, BILL, CASSIE, players=four))
    desk.press("Return", "D", "Return", "D", "Return", "D", "W", "+")
    before, table = desk.seen(), desk.session.table

    desk.press("Return")

    assert desk.message.startswith(refusals.not_enough_cards(deck="players", asked=4, left=2))
    assert desk.seen() == before
    assert desk.session.table is table


def test_keys_that_come_too_early_say_so_or_do_nothing(desk: Desk) -> None:
    desk.press("Return")
    before = desk.seen()

    desk.press("5")
    assert desk.message == announcing.deed_before_target(keys="A S D O")
    desk.press("W")
    assert desk.message == announcing.deed_first(keys="A S D O U M")
    desk.press("P")
    assert desk.message.startswith(announcing.no_power(who="Ceelo"))
    desk.press("Return", "Shift+Return")
    assert desk.message.startswith(refusals.nothing_to_repeat(who="Ceelo"))
    assert desk.seen() == before


def test_the_sentence_goes_with_the_next_step(desk: Desk) -> None:
    desk.press("Return", "P")
    assert desk.message != ""

    desk.press("D")

    assert desk.message == ""
