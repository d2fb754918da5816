"""The page of preferences: what is chosen is seen at once, lasts, and is taken back on the page."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication, QMenu, QPushButton

from demoncity_gui.app.program import Program
from demoncity_gui.cards.drawing.cache import CardPixmaps
from demoncity_gui.cards.drawing.palette import LIGHT, PALETTES, SEPIA, SODIUM
from demoncity_gui.evening.evening import no_evening
from demoncity_gui.host.keyboard.keys import Key
from demoncity_gui.host.pages.preferences.preferences import preferences
from demoncity_gui.host.pages.preferences.preferences_page import PreferencesPage
from demoncity_gui.host.settings import SCALE, THEME, VOLUME, Setting, Settings
from demoncity_gui.host.widgets.theme import apply_theme
from demoncity_gui.pieces.board import Board, ClockMark, Turn
from demoncity_gui.pieces.decks import DeckName
from demoncity_gui.pieces.tv_picture import Lane, Rung, TvPicture, TvStage
from demoncity_gui.pieces.tv_shown import Shown, only
from demoncity_gui.texts import preferences as said
from demoncity_gui.tv.scene.liveliness import Liveliness
from tests.host.conftest import OpenDesk
from tests.support.desk import Desk
from tests.support.windows import put_away


@pytest.fixture(autouse=True)
def usual_colours(dressed: QApplication) -> Iterator[None]:
    yield
    apply_theme(dressed)


def page(desk: Desk) -> PreferencesPage:
    return desk.side_page(PreferencesPage)


def lit(desk: Desk) -> list[str]:
    return [one.text() for one in page(desk).findChildren(QPushButton) if one.isVisible() and one.isChecked()]


def go_to(desk: Desk, title: str) -> None:
    desk.press("Home")
    rows = [row.title for row in page(desk).model.rows]
    for _ in range(rows.index(title)):
        desk.press("Down")


def window_colour() -> str:
    return QApplication.palette().color(QPalette.ColorRole.Window).name().upper()


def test_a_theme_is_worn_at_once_lasts_and_is_taken_back(desk: Desk) -> None:
    desk.press("Ctrl+,")
    assert lit(desk) == ["a"]
    desk.press("b")
    assert window_colour() == LIGHT.ink
    assert desk.program.host.settings[THEME] == "light"
    desk.press("c")
    assert window_colour() == SEPIA.ink
    desk.press("Backspace")
    assert window_colour() == LIGHT.ink
    desk.press("Backspace")
    assert window_colour() == SODIUM.ink
    assert lit(desk) == ["a"]
    desk.press("Backspace")
    assert page(desk).message.text() == said.nothing_to_take_back


def test_the_tv_follows_what_is_chosen_here_and_can_be_taken_back(desk: Desk) -> None:
    stage = desk.program.stage
    desk.press("Ctrl+,")
    go_to(desk, said.motion)
    desk.press("c")
    assert stage.liveliness is Liveliness.OFF
    go_to(desk, said.letters)
    assert lit(desk) == ["c"]
    desk.press("h")
    assert stage.letters == 2.0
    desk.press("Backspace")
    assert stage.letters == 1.0
    desk.press("Backspace")
    assert desk.program.stage.liveliness is Liveliness.ON


def test_what_the_tv_leaves_out_goes_and_comes_at_once(desk: Desk) -> None:
    """Each takes away what the players could see, and adds nothing."""
    desk.press("Return", "D", "Return")
    whole = desk.program.stage.picture
    assert whole is not None and whole.ladder and whole.lanes[0].deed
    desk.press("Ctrl+,")
    go_to(desk, said.order)
    desk.press("b")
    assert desk.program.stage.picture == replace(whole, ladder=())
    go_to(desk, said.deeds)
    desk.press("b")
    picture = desk.program.stage.picture
    assert picture is not None
    assert not picture.ladder and [lane.deed for lane in picture.lanes] == [""]
    assert [lane.name for lane in picture.lanes] == [lane.name for lane in whole.lanes]
    desk.press("Backspace", "Backspace")
    assert desk.program.stage.picture == whole


def test_left_out_of_a_picture_is_what_was_named_and_nothing_else() -> None:
    lane = Lane(1, "Nena", "bars the door", DeckName.PLAYERS, target="door", worth="Queen = 13", settled="done")
    board = Board(clock=(ClockMark(1, "Nena", Turn.NOW),))
    rung = Rung("Nena", DeckName.PLAYERS, True, False)
    whole = TvPicture(
        TvStage.ANNOUNCE, "Lido", "Ten past two", ladder=(rung,), lanes=(lane,), portrait=b"x", board=board
    )
    told = replace(lane, deed="done", settled="", target="")
    assert only(whole, Shown()) == whole
    assert only(whole, Shown(portraits=False)) == replace(whole, portrait=b"")
    assert only(whole, Shown(order=False)) == replace(whole, ladder=(), board=Board())
    assert only(whole, Shown(deeds=False)) == replace(whole, lanes=(told,))
    assert only(whole, Shown(worth=False)) == replace(whole, lanes=(replace(lane, worth=""),))
    assert only(whole, Shown(scene=False)) == replace(whole, subtitle="")


def test_nothing_can_be_chosen_both_here_and_in_the_tvs_menu(desk: Desk) -> None:
    titles = {one.title for one in preferences(())}
    menu = next(one for one in desk.host.menuBar().findChildren(QMenu) if desk.host.tv.sound_menu.menu.parent() is one)
    lines = {action.text().replace("&", "") for action in menu.actions()}
    assert lines and not lines & titles


def test_all_presets_come_back_by_one_key_and_one_by_one_what_was_chosen(desk: Desk) -> None:
    desk.press("Ctrl+,", "d")
    go_to(desk, said.volume)
    desk.press("d")
    assert desk.program.host.settings[VOLUME] == 25
    desk.press("Delete")
    assert (desk.program.host.settings[THEME], desk.program.host.settings[VOLUME]) == ("dark", 75)
    desk.press("Backspace", "Backspace")
    assert (desk.program.host.settings[THEME], desk.program.host.settings[VOLUME]) == ("contrast", 25)


def test_what_holds_from_the_next_start_offers_one(desk: Desk) -> None:
    desk.press("Ctrl+,")
    assert not page(desk).again.isVisible()
    go_to(desk, said.scale)
    desk.press("e")
    assert desk.program.host.settings[SCALE] == 125
    key = desk.program.host.own_keys.with_sign(Key.START_AGAIN)
    assert page(desk).message.text() == said.at_next_start(button=key)
    assert page(desk).again.isVisible()
    desk.press("Ctrl+R")
    assert desk.program.starts_again
    assert not desk.program.host.isVisible()


def test_before_any_evening_it_opens_and_leads_back_to_the_start_page(
    dressed: QApplication, painted: CardPixmaps, tmp_path: Path
) -> None:
    program = Program(no_evening(), Settings(tmp_path / "settings.ini"), casts=tmp_path, pictures=painted)
    program.host.put_away()
    program.show()
    pages = program.host.pages
    pages.show_page(Key.PREFERENCES)
    assert isinstance(pages.front, PreferencesPage)
    assert not pages.is_evening_open
    pages.show_round()
    assert program.host.start_page.isVisible()
    put_away(program)


def test_colours_of_a_file_are_worn_and_one_that_cant_be_read_costs_a_sentence(desk: Desk, tmp_path: Path) -> None:
    desk.press("Ctrl+,", "c")
    mine = tmp_path / "mine.toml"
    mine.write_text('like = "light"\n[colours]\nink = "#FFF0F0"\n')
    page(desk)._add_palette(mine)
    assert window_colour() == "#FFF0F0"
    assert desk.program.host.settings[THEME] == "mine"
    faint = tmp_path / "faint.toml"
    faint.write_text('[colours]\nbone = "#333333"\n')
    page(desk)._add_palette(faint)
    fault = said.too_faint(text="bone", ground="ink", ratio="§", least="").partition("§")[0]
    assert f"$.colours: {fault}" in page(desk).message.text()
    assert window_colour() == "#FFF0F0"
    mine.write_text('like = "light"\n[colours]\nink = "#F0FFF0"\n')
    page(desk)._add_palette(mine)
    assert window_colour() == "#F0FFF0"
    desk.press("Backspace")
    assert window_colour() == SEPIA.ink


def test_every_palette_has_a_name_and_a_choice(desk: Desk) -> None:
    desk.press("Ctrl+,")
    assert [said[f"theme-{name}"] for name in PALETTES] == list(page(desk)._list[0].choices.values())


def test_what_a_newer_program_or_a_careless_hand_has_kept_costs_one_quiet_line(open_desk: OpenDesk) -> None:
    settings = open_desk().program.host.settings
    assert open_desk().host.statusBar().currentMessage() == ""
    keep_by_hand(settings, "tv/letters", "1000")
    keep_by_hand(settings, "tv/speed", "quick")
    keep_by_hand(settings, "host/theme", "neon")
    desk = open_desk()
    lost = [said.theme, said.letters, said.speed]
    assert desk.host.statusBar().currentMessage() == said.not_understood(titles=lost)
    assert (desk.program.stage.letters, desk.program.stage.speed) == (1.0, 1.0)
    assert window_colour() == SODIUM.ink


def keep_by_hand(settings: Settings, name: str, kept: str) -> None:
    """Write into the file what the program wouldn't."""
    settings[Setting(name, "", "What somebody wrote.", str, str)] = kept
    settings.sync()
