"""Printing from the Host's window: by keys and by the mouse, with progress, stopped, refused."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtWidgets import QFileDialog, QLineEdit
from pytestqt.qtbot import QtBot

from demoncity_gui.cards.printing.paper import Frame, Paper
from demoncity_gui.cards.printing.print_messages import Print, PrintSheets
from demoncity_gui.games.demon_city.rules.commands import EditCharacter
from demoncity_gui.host.desks.demon_city.decks.decks_page import DecksPage
from demoncity_gui.host.pages.evenings.print_dialog import PrintDialog
from demoncity_gui.host.pages.evenings.printing import HowPrinted
from demoncity_gui.pieces.tarot import Card
from demoncity_gui.texts import demon_city_people as people
from demoncity_gui.texts import host_window, keys, pack_faults, sheet_parts
from demoncity_gui.texts import printing as texts
from tests.support.desk import Desk
from tests.support.keyboard import Keyboard

PATIENCE = 30_000
"""Milliseconds that a second program may take on a slow core."""


def pages(pdf: Path) -> int:
    return len(re.findall(rb"/Type /Page\b", pdf.read_bytes()))


def asked(desk: Desk) -> PrintDialog:
    """Return the dialog that asks what is to be printed."""
    (dialog,) = (one for one in desk.host.findChildren(PrintDialog) if one.isVisible())
    return dialog


def offered(desk: Desk) -> list[str]:
    return [asked(desk).list.item(row).text() for row in range(asked(desk).list.count())]


def chosen(desk: Desk) -> str:
    return asked(desk).list.currentItem().text()


def go_on(desk: Desk, out: Path, qtbot: QtBot) -> None:
    """Choose to write it, say where, and wait until it is written."""
    desk.click(texts.write, asked(desk))
    (where,) = (one for one in desk.host.findChildren(QFileDialog) if one.isVisible())
    (name,) = where.findChildren(QLineEdit)
    name.setText(str(out))
    where.accept()
    assert desk.host.printing.line.isVisible()
    qtbot.waitUntil(lambda: not desk.host.printing.work.is_under_way, timeout=PATIENCE)
    desk.to_front()


def test_the_decks_page_prints_the_deck_of_the_chosen_card(desk: Desk, tmp_path: Path, qtbot: QtBot) -> None:
    desk.press("F4", "K", "Tab", "D")
    assert chosen(desk) == texts.as_built(deck=people.deck_first(deck="horror"))
    asked(desk).paper.setCurrentIndex(list(Paper).index(Paper.LETTER))
    asked(desk).frame.setCurrentIndex(list(Frame).index(Frame.NIGHT))
    desk.click_widget(asked(desk).backs)
    go_on(desk, tmp_path / "horror", qtbot)
    assert desk.side_page(DecksPage).message.text() == texts.ready(file="horror.pdf")
    assert desk.side_page(DecksPage).message.objectName() == "notice"  # good news has not the colour of refusals
    assert not desk.host.printing.line.isVisible()
    assert pages(tmp_path / "horror.pdf") == 5  # 18 cards, four a sheet, no backs
    assert re.search(rb"/MediaBox \[0 0 612[.0]* 792[.0]*\]", (tmp_path / "horror.pdf").read_bytes())
    desk.press("Ctrl+P")
    assert asked(desk).paper.currentText().startswith(texts.paper_letter) and not asked(desk).backs.isChecked(), (
        "remembered"
    )
    assert asked(desk).frame.currentText().startswith(texts.frame_night)


def test_the_cast_page_prints_the_sheet_of_the_one_who_is_chosen(desk: Desk, tmp_path: Path, qtbot: QtBot) -> None:
    desk.press("F3", "Down", "Down")
    desk.click(keys.print)
    assert chosen(desk) == texts.for_host(whose="Dolores")
    assert not asked(desk).backs.isEnabled()
    assert texts.for_players(whose=texts.all_players) in offered(desk)
    go_on(desk, tmp_path / "dolores", qtbot)
    assert pages(tmp_path / "dolores.pdf") == 1


def test_nobody_but_player_characters_has_a_sheet_for_a_player(desk: Desk) -> None:
    desk.press("F3", "Down", "Ctrl+P")
    theirs = [words for words in offered(desk) if words.startswith("Man in the Grey Coat")]
    assert theirs == [texts.for_host(whose="Man in the Grey Coat")]


def test_players_get_no_sheet_of_who_is_hidden_and_no_name_behind_a_public_one(
    desk: Desk, tmp_path: Path, qtbot: QtBot
) -> None:
    desk.press("F3", "Down", "Down", "Ctrl+H", "Ctrl+P")
    assert [words for words in offered(desk) if words.startswith(("Dolores", "?"))] == [texts.for_host(whose="Dolores")]
    asked(desk).reject()
    desk.to_front()
    desk.press("Ctrl+H")
    dolores = desk.session.table.characters[2]
    desk.session.do(EditCharacter(replace(dolores, alias="The Widow")))
    desk.press("Ctrl+P")
    Keyboard(asked(desk)).press("Down")
    assert chosen(desk) == texts.for_players(whose="The Widow")
    go_on(desk, tmp_path / "hers.pdf", qtbot)
    titled = (tmp_path / "hers.pdf").read_bytes()
    assert "The Widow".encode("utf-16-be") in titled and "Dolores".encode("utf-16-be") not in titled


def test_the_rounds_page_prints_the_sheet_of_the_open_panel(desk: Desk) -> None:
    desk.press("Return", "F", "Ctrl+P")
    assert chosen(desk).endswith(texts.for_host(whose=""))


def test_a_sheet_for_players_holds_nothing_of_the_hosts(desk: Desk) -> None:
    printing = desk.host.printing
    offers = dict((choice.words, make) for choice, make in printing._offered(desk.session, None))
    request = offers[texts.for_players(whose=texts.all_players)](Path("x.pdf"), HowPrinted(Paper.A4, Frame.BONE, True))
    assert isinstance(request, PrintSheets)
    assert [sheet.name for sheet in request.sheets] == ["Ceelo", "Dolores", "Marty", "Nena"]
    assert {part.title for sheet in request.sheets for part in sheet.parts} <= {
        sheet_parts.further_stats,
        sheet_parts.close_deed,
        sheet_parts.shoot_deed,
        sheet_parts.shoot_skill,
        keys.power,
        sheet_parts.weapons,
    }


def test_the_whole_tarot_can_be_printed_while_no_evening_is_open(desk: Desk, tmp_path: Path, qtbot: QtBot) -> None:
    desk.host.put_away()
    desk.press("Ctrl+P")
    assert offered(desk) == [texts.whole_tarot_cards]
    go_on(desk, tmp_path / "tarot", qtbot)
    assert pages(tmp_path / "tarot.pdf") == 40


def test_printing_can_be_stopped_and_leaves_nothing(desk: Desk, tmp_path: Path) -> None:
    out = tmp_path / "tarot.pdf"
    out.write_bytes(b"what lay there")
    desk.host.printing.begin(Print(str(out), "x", tuple(Card)))
    desk.press("Ctrl+P")
    assert desk.message == texts.busy
    desk.click_widget(desk.host.printing.line.stop)
    assert desk.message == texts.stopped(file="tarot.pdf")
    assert not desk.host.printing.line.isVisible()
    assert out.read_bytes() == b"what lay there"


def test_a_place_that_cant_be_written_is_one_sentence(desk: Desk, tmp_path: Path, qtbot: QtBot) -> None:
    desk.host.printing.begin(Print(str(tmp_path / "none" / "tarot.pdf"), "x", (Card.FOOL,)))
    qtbot.waitUntil(lambda: not desk.host.printing.work.is_under_way, timeout=PATIENCE)
    desk.settle()
    assert desk.message.endswith(pack_faults.unwritten(file="", why="no such file or directory"))


@pytest.mark.parametrize("way", ["keys", "menu"])
def test_it_is_in_the_menu_and_on_a_key(desk: Desk, way: str) -> None:
    if way == "keys":
        desk.press("Ctrl+P")
    else:
        desk.choose_in_menu(host_window.menu_session, keys.print)
    assert asked(desk).isVisible()
    assert chosen(desk) == texts.whole_tarot_cards
