"""Holding something up on the TV from the Host's window: typed, chosen, refused, taken away; hidden people; names."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from demoncity_gui.games.demon_city.rules.commands import EditCharacter
from demoncity_gui.host.pages.tv.show_page import ShowPage
from demoncity_gui.host.settings import VERDICT_ALONE
from demoncity_gui.journal.entries import EntryKind, encode
from demoncity_gui.journal.tv_change import TvSwitch
from demoncity_gui.pieces.tv_picture import Showing, TvStage
from demoncity_gui.texts import demon_city_refusals as refusals
from demoncity_gui.texts import demon_city_story as story
from demoncity_gui.texts import demon_city_tv as tv_texts
from demoncity_gui.texts import host_window, pack_faults
from tests.host.conftest import OpenDesk
from tests.support.desk import EXAMPLE, Desk
from tests.support.packs import picture

PATIENCE = 20_000
"""Milliseconds that the second program may take on a slow day."""


@pytest.fixture
def gallery(open_desk: OpenDesk, tmp_path: Path) -> Desk:
    """The example evening, where the man in the grey coat and Dolores have pictures; his is lost."""
    (tmp_path / "dolores.png").write_bytes(picture(size=(300, 400)))
    pictures = {"Dolores": "dolores.png", "Man in the Grey Coat": str(tmp_path / "lost.png")}
    people = tuple(replace(one, picture=pictures.get(one.name, "")) for one in EXAMPLE.characters)
    desk = open_desk(replace(EXAMPLE, characters=people))
    desk.side_page(ShowPage).folder = tmp_path
    return desk


def shown(desk: Desk) -> Showing | None:
    return desk.tv.showing


def status(desk: Desk) -> str:
    return " ".join(label.toolTip() or label.text() for label in desk.host.statusBar().findChildren(QLabel))


def read(desk: Desk, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: not desk.host.pictures.is_under_way, timeout=PATIENCE)
    desk.settle()


def said(desk: Desk) -> str:
    return desk.side_page(ShowPage).message.text()


def test_a_line_is_typed_shown_and_taken_away_by_keys(desk: Desk) -> None:
    desk.press("F10")
    desk.type("The lights go out.")
    desk.press("Return")

    assert shown(desk) == Showing("The lights go out.")
    assert desk.program.stage.words == "The lights go out."
    assert host_window.shows_line(key="F11") in status(desk)
    assert desk.log[-1] == story.line_shown(words="The lights go out.")
    desk.press("Return")  # the round has the keyboard again
    assert desk.stage() is TvStage.ANNOUNCE
    assert shown(desk) == Showing("The lights go out.")

    desk.press("F11")
    assert shown(desk) is None
    assert "F11" not in status(desk)


def test_a_long_path_is_cut_in_the_middle_so_that_the_file_is_seen(desk: Desk) -> None:
    desk.press("F10")
    seen = []
    for file in ("12", "21"):
        nena = desk.session.table.characters[-1]
        desk.session.do(EditCharacter(replace(nena, picture=f"/{'pictures/' * 40}{file}.png")))
        desk.settle()
        seen.append(desk.side_page(ShowPage).portraits.grab().toImage())
    assert seen[0] != seen[1]


def test_undo_takes_the_line_away(desk: Desk) -> None:
    desk.press("F10")
    desk.type("Run.")
    desk.press("Return", "Ctrl+Z")

    assert shown(desk) is None


def test_a_line_that_is_refused_is_not_lost(desk: Desk) -> None:
    desk.press("F10")
    desk.type("x" * 241)
    desk.press("Return")

    assert said(desk) == refusals.bad_number(what="letters-on-tv", least=1, most=240, number=241)
    assert desk.side_page(ShowPage).line.text() == "x" * 241
    desk.press("Escape", "F10")
    assert desk.side_page(ShowPage).line.text() == "x" * 241


def test_a_portrait_is_shown_by_keys_and_a_lost_one_refused(gallery: Desk, qtbot: QtBot) -> None:
    gallery.press("F10", "Tab", "Return")
    read(gallery, qtbot)
    assert said(gallery) == f"lost.png {pack_faults.file_unread(why='no such file or directory')}."
    assert shown(gallery) is None

    gallery.press("Down", "Return")
    read(gallery, qtbot)
    showing = shown(gallery)
    assert showing is not None and (showing.words, showing.image[:2]) == ("Dolores", b"\xff\xd8")
    assert host_window.shows_picture(key="F11") in status(gallery)
    assert gallery.host.preview.view.scene() is gallery.program.tv.view.scene()
    _, held_up = gallery.journal.entries()
    assert held_up.kind is EntryKind.TV and showing.image not in encode(held_up), "by its hash alone"


def test_a_hidden_ones_portrait_has_no_name_beneath(gallery: Desk, qtbot: QtBot) -> None:
    gallery.press("F3", "Down", "Down", "Ctrl+H", "Escape", "F10", "Tab", "Down", "Return")
    read(gallery, qtbot)
    showing = shown(gallery)
    assert showing is not None and showing.words == "?"


def test_a_picture_from_a_file_is_shown_and_the_next_throw_takes_it_away(
    gallery: Desk, qtbot: QtBot, tmp_path: Path
) -> None:
    gallery.press("Return", *["D", "Return"] * 6, "Space")
    (tmp_path / "map.webp").write_bytes(picture(kind="WEBP"))
    gallery.side_page(ShowPage).show_file(tmp_path / "map.webp")
    read(gallery, qtbot)
    showing = shown(gallery)
    assert showing is not None and (showing.words, showing.image[:2]) == ("", b"\xff\xd8")

    gallery.keyboard.press("Space")
    assert (gallery.tv.stage, shown(gallery)) == (TvStage.VERDICT, None)
    assert gallery.program.stage.motion.running


def test_with_no_portraits_the_page_says_where_they_come_from(desk: Desk) -> None:
    desk.press("F10")
    page = desk.side_page(ShowPage)
    assert page.nobody.isVisible()
    assert "F3" in page.nobody.text()
    assert not page.portraits.isVisible()


def test_somebody_is_hidden_from_their_panel_and_shown_again(desk: Desk) -> None:
    desk.press("Return", "F", "5", "I")
    names = [rung.name for rung in desk.tv.ladder]
    assert names == ["Ceelo", "Man in the Grey Coat", "Dolores", "Marty", tv_texts.someone_unseen, "Nena"]
    desk.press("I")
    assert desk.tv.ladder[4].name == "Eel-Faced Girl"
    desk.press("Ctrl+Z")
    assert desk.tv.ladder[4].name == tv_texts.someone_unseen


def test_names_go_and_come_by_a_key_in_either_window(desk: Desk) -> None:
    desk.press("Return")
    names = [rung.name for rung in desk.tv.ladder]
    desk.press("Ctrl+F8")
    assert {rung.name for rung in desk.tv.ladder} == {"?"}
    desk.host.press(QKeySequence("Ctrl+F8"))
    assert [rung.name for rung in desk.tv.ladder] == names


def test_the_verdict_alone_is_kept_for_evenings_to_come(open_desk: OpenDesk) -> None:
    desk = open_desk()
    desk.host.settings[VERDICT_ALONE] = True
    assert desk.session.tv.is_on(TvSwitch.VERDICT_ALONE)
    assert open_desk().session.tv.is_on(TvSwitch.VERDICT_ALONE)
    desk.host.put_away()
    assert desk.host.session.tv.is_on(TvSwitch.VERDICT_ALONE)


def test_an_evening_in_which_it_was_switched_keeps_that_until_the_host_chooses_again(desk: Desk) -> None:
    desk.session.tv.switch(TvSwitch.VERDICT_ALONE, on=False)
    desk.host.settings[VERDICT_ALONE] = True
    assert desk.session.tv.is_on(TvSwitch.VERDICT_ALONE)
    desk.host.settings[VERDICT_ALONE] = False
    assert not desk.session.tv.is_on(TvSwitch.VERDICT_ALONE)
