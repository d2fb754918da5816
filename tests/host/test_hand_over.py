"""One screen for all: the players' picture over the Host's window, and what keys mean meanwhile."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QApplication, QDockWidget, QLabel

from demoncity_gui import texts
from demoncity_gui.games.demon_city.rules.commands import AcceptRuling, Command
from demoncity_gui.games.demon_city.views.host_picture import Person, RulingCard
from demoncity_gui.games.demon_city.words.stats import stat_word
from demoncity_gui.host.desks.demon_city.views import Views
from demoncity_gui.host.keyboard.keys import Key
from demoncity_gui.host.pages.tv.hand_over import step_before_players
from demoncity_gui.pieces.tv_picture import TvStage
from demoncity_gui.texts import demon_city_announcing as announcing
from demoncity_gui.texts import demon_city_rows as row_texts
from demoncity_gui.texts import host_window, tv_page
from demoncity_gui.tv.scene.scene_view import SceneView
from tests.support.desk import Desk, widget_words
from tests.support.keyboard import Keyboard
from tests.support.told_evening import ANN
from tests.support.windows import every_widget

ALL_DEFEND = ("Return", *["D", "Return"] * 6)


class HandedOver:
    """A desk whose screen is handed over at once, with a keyboard before the players."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        desk.press("Shift+F8")
        self.cover = desk.host.tv.hand_over
        self._keyboard = Keyboard(self.cover)

    def press(self, *keys: str) -> None:
        for key in keys:
            self._keyboard.press(key)
            self.desk.settle()

    @property
    def is_on(self) -> bool:
        return self.cover.isVisible()

    @property
    def offers(self) -> str:
        return self.cover.keys.text()


def test_the_players_picture_covers_the_hosts_whole_screen_and_a_key_takes_it_away(desk: Desk) -> None:
    handed = HandedOver(desk)

    assert handed.is_on
    assert handed.cover.isFullScreen()
    assert handed.cover.geometry().contains(desk.host.screen().geometry())
    assert handed.cover.windowFlags() & Qt.WindowType.WindowStaysOnTopHint
    assert QApplication.activeWindow() is handed.cover
    (view,) = handed.cover.findChildren(SceneView)
    assert view.stage is desk.program.stage
    assert view.size().height() > handed.cover.height() * 0.95

    handed.press("Shift+F8")

    assert not handed.is_on
    assert QApplication.activeWindow() is desk.host
    desk.press("Return")
    assert desk.next_step == announcing.choose_deed(who="Ceelo")


def test_nothing_of_the_hosts_is_on_it(desk: Desk) -> None:
    desk.press(*ALL_DEFEND)
    handed = HandedOver(desk)

    labels = [label.text() for label in handed.cover.findChildren(QLabel)]
    assert labels == [tv_page.step_and_back(step_key="Space", step=row_texts.ready, key="Shift+F8")]
    said = "\n".join(widget_words(handed.cover, hidden=True))
    assert said.count(desk.program.stage.words) == 1
    left = said.replace(desk.program.stage.words, "")
    assert not any(
        word in left
        for word in (*map(stat_word, ("Toughness", "Calm")), texts.keys.decks, f"+{texts.keys.higher_stat}", "Ceelo")
    )


def test_windows_beside_the_hosts_are_out_of_sight_meanwhile_and_come_back(desk: Desk) -> None:
    desk.press("F1")
    dock = desk.host.findChild(QDockWidget, "decks")
    assert isinstance(dock, QDockWidget)
    dock.setFloating(True)
    desk.settle()

    handed = HandedOver(desk)
    assert not dock.isVisible() and not desk.key_sheet.isVisible()
    seen = {widget for widget in every_widget() if widget.isWindow() and widget.isVisible()}
    assert seen == {desk.host, handed.cover, desk.program.tv}

    handed.press("Shift+F8")
    assert dock.isVisible() and dock.isFloating() and desk.key_sheet.isVisible()


def test_the_players_may_see_the_cards_thrown_and_each_clash_told(desk: Desk) -> None:
    desk.press("Return", "A", "5", "Return", "S", "4", "Return", "O", "5", "Return", "D", "Return")
    desk.press("P", "3", "Return", "S", "2", "Return")
    handed = HandedOver(desk)

    Keyboard(handed.cover).hold("Space")
    desk.settle()
    assert desk.stage() is TvStage.READY, "a held key counts once"
    assert handed.offers.startswith(f"Space: {row_texts.throw}")
    handed.press("Return")
    assert desk.stage() is TvStage.VERDICT
    for _ in range(3):
        if desk.stage() is TvStage.VERDICT:
            assert handed.offers.startswith(f"Space: {row_texts.accept(last=False).partition(',')[0]}")
            handed.press("Space")
    assert desk.stage() is TvStage.AFTERMATH

    assert handed.offers == tv_page.back(key="Shift+F8")
    handed.press("Space", "Return")
    assert desk.tv.round_number == 1, "harm is the Host's to see to"
    assert handed.is_on


def test_no_other_key_does_anything(desk: Desk) -> None:
    desk.press(*ALL_DEFEND)
    handed = HandedOver(desk)
    before = desk.seen()

    for command in Key:
        for key in command.keys:
            if key not in ("Space", "Return", "Enter", "Shift+F8"):
                handed.press(key.replace("Ins", "Insert").replace("Del", "Delete"))
                desk.host.press(QKeySequence(key))
    handed.press("Escape", "1", "5", "Shift+2")

    assert handed.is_on
    assert desk.host.isVisible() and desk.program.tv.isVisible()
    assert desk.seen() == before
    assert not desk.session.tv.state.blank and not desk.session.tv.frozen


def test_what_the_host_has_to_decide_waits_for_the_host(desk: Desk) -> None:
    handed = HandedOver(desk)
    handed.press("Space")
    assert desk.session.table.fight is None

    handed.press("Shift+F8")
    desk.press("Return", "D", "Return")
    handed = HandedOver(desk)
    handed.press("Space", "Return")
    assert len(desk.tv.lanes) == 1, "whoever is next announces to the Host"


def test_a_ruling_is_accepted_before_players_only_where_nothing_is_left_to_decide(desk: Desk) -> None:
    desk.press(*ALL_DEFEND, "Space", "Space")
    picture = Views(desk.session).host()
    plain = RulingCard("A", "The players win · 9", (), tied=False, complication="", candidates=(), more=0)

    def step(ruling: RulingCard) -> Command | None:
        return step_before_players(replace(picture, ruling=ruling))

    assert step(plain) == AcceptRuling()
    assert step(replace(plain, tied=True)) is None
    assert step(replace(plain, tied=True, complication="The lamp goes out.")) == AcceptRuling()
    assert step(replace(plain, candidates=(Person(ANN.id, "1", "Ann", is_foe=False),))) is None
    assert step(replace(plain, waivable=("Ann",))) is None


def test_a_held_flip_turns_for_the_players(desk: Desk) -> None:
    desk.press(*ALL_DEFEND, "Space", "Ctrl+F9", "Space")
    handed = HandedOver(desk)
    assert desk.stage() is TvStage.READY
    assert handed.offers.startswith(f"Space: {host_window.turn_cards}")

    handed.press("Space")

    assert desk.stage() is TvStage.VERDICT


@pytest.mark.parametrize("key", ["F9", "Shift+F9"])
def test_under_a_blank_or_frozen_tv_nothing_goes_on(desk: Desk, key: str) -> None:
    desk.press(*ALL_DEFEND, key)
    handed = HandedOver(desk)

    handed.press("Space")

    assert handed.offers == tv_page.back(key="Shift+F8")
    handed.press("Shift+F8")
    desk.press(key)
    assert desk.stage() is TvStage.ANNOUNCE


def test_from_the_menu_and_closed_by_the_system_the_evening_goes_on(desk: Desk) -> None:
    next(action for action in desk.host.findChildren(QAction) if action.text() == texts.keys.hand_over).trigger()
    assert desk.host.tv.hand_over.isVisible()

    desk.host.tv.hand_over.close()
    desk.settle()

    assert desk.host.isVisible()
    assert QApplication.activeWindow() is desk.host
