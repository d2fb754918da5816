"""“My own evening”: one page from nothing to the first announcement."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from demoncity_gui.cards.drawing.cache import CardPixmaps
from demoncity_gui.formats.own_evening import RuleSet
from demoncity_gui.formats.shelf import shelf as horrors
from demoncity_gui.games.demon_city.rules.characters import AGILITY, TOUGHNESS
from demoncity_gui.host.pages.evenings.own_evening_page import OwnEveningPage
from demoncity_gui.host.pages.evenings.start_page import new_of_guests
from demoncity_gui.host.settings import NEW_CARDS, NEW_DICE
from demoncity_gui.host.shell.page_stack import PageStack
from demoncity_gui.host.widgets.plain import PlainLabel
from demoncity_gui.host.widgets.shrinking import ShrinkingArea
from demoncity_gui.pieces.decks import DeckMode
from demoncity_gui.pieces.edition import Edition
from demoncity_gui.pieces.tv_picture import TvStage
from demoncity_gui.texts import demon_city_announcing as announcing
from demoncity_gui.texts import evenings, host_window, pack_faults
from demoncity_gui.texts import own_evening as said
from tests.host.test_pictures import dragged, drop, file, settled
from tests.host.test_session_menu import Shelf, evening_in
from tests.support.desk import EXAMPLE

A_SLOW_KEY = 0.5
"""Seconds a key takes somebody who types slowly: four times as long as a good typist (Card, Moran and Newell, 1980)."""
A_THOUGHT = 1.35
"""Seconds to make up one's mind before each field and each step, by the same model."""


@pytest.fixture
def shelf(painted: CardPixmaps, tmp_path: Path) -> Iterator[Shelf]:
    shelf = Shelf(tmp_path, painted)
    yield shelf
    shelf.close()


def page_of(shelf: Shelf) -> OwnEveningPage:
    page = shelf.host.findChild(OwnEveningPage)
    assert isinstance(page, OwnEveningPage) and page.isVisible()
    return page


def test_from_nothing_to_the_first_announcement_in_ninety_seconds(shelf: Shelf) -> None:
    """The model is that of single strokes: a slow hand, and a thought before each field and each step."""
    typed = ("Drowned Mall", "Level 2, the dry fountain", "Ana 1 agility, Ben 2 agility, Cora 4 toughness")
    thoughts = 0
    before = shelf.keyboard.presses
    shelf.press("Ctrl+N")
    for number, text in enumerate(typed):
        if number:
            shelf.press("Tab")
        shelf.type(text)
        thoughts += 1
    for key in ("Return", "Return", "A", "Return"):  # begin the evening, begin action, attack the only foe, announce
        shelf.press(key)
        thoughts += 1

    assert shelf.host.page.next_step.accessibleName() == announcing.choose_deed(who="Ben")
    presses = shelf.keyboard.presses - before
    assert presses * A_SLOW_KEY + thoughts * A_THOUGHT <= 90, presses
    assert evening_in(shelf) == shelf.folder / "own" / "Drowned Mall.demoncity"
    picture = shelf.host.session.tv.picture()
    assert (picture.title, picture.subtitle) == typed[:2]
    names = {one.name: one for one in shelf.host.session.table.characters}
    assert list(names) == ["Ana", "Ben", "Cora", said.horror_name]
    assert names["Ben"].rank(AGILITY) == 2 and names["Cora"].rank(TOUGHNESS) == 4


def test_a_miss_is_one_sentence_and_costs_nothing_typed(shelf: Shelf) -> None:
    shelf.press("Ctrl+N", "Return")
    page = page_of(shelf)
    assert page.message.text() == said.needs_title and page.title.hasFocus()
    shelf.type("Mall")
    shelf.press("Return")
    assert page.message.text() == said.needs_players and page.players.hasFocus()
    shelf.type("Ana, Ben 3 luck")
    shelf.press("Return")
    assert "luck" in page.message.text() and page.players.text() == "Ana, Ben 3 luck"
    shelf.press(*["Backspace"] * 4)
    shelf.type("cash, Ana")
    shelf.press("Return")
    assert page.message.text() == said.twice(name="Ana")
    assert shelf.menu.evening is None and not (shelf.folder / "own").exists()
    shelf.press(*["Backspace"] * 3, "Return")
    assert evening_in(shelf).name == "Mall.demoncity"


def test_escape_goes_back_to_where_one_was(shelf: Shelf) -> None:
    shelf.press("Ctrl+N", "Escape")
    assert shelf.host.start_page.isVisible()
    shelf.menu.open_path(shelf.made("one"))
    shelf.press("Return", "Ctrl+N")
    page_of(shelf)
    shelf.press("Escape", "A", "5", "Return")
    assert shelf.host.page.next_step.accessibleName() == announcing.choose_deed(who="Man in the Grey Coat")


def test_as_last_time_takes_over_cast_horror_and_house_rules(shelf: Shelf) -> None:
    shelf.menu.open_path(shelf.made("one"))
    shelf.press("F7", "b", "F7", "Ctrl+W", "Ctrl+N")
    before = shelf.menu.own_evening.page
    before.as_last_time.click()
    shelf.type("The Second Night")
    shelf.press("Return")
    table = shelf.host.session.table
    assert (table.title, table.scene) == ("The Second Night", EXAMPLE.scene)
    assert sorted(one.name for one in table.characters) == sorted(one.name for one in EXAMPLE.characters)
    assert len(table.house_rules.chosen) == 1


@pytest.mark.parametrize("edition", list(Edition))
@pytest.mark.parametrize("rules", list(RuleSet))
def test_house_rules_are_chosen_at_a_stroke(shelf: Shelf, rules: RuleSet, edition: Edition) -> None:
    shelf.menu.new("dice" if edition is Edition.DICE else "evening")
    page = page_of(shelf)
    page.rule_sets[rules].click()
    shelf.type("Mall")
    shelf.press("Tab", "Tab")
    shelf.type("Ana")
    shelf.press("Return")
    assert shelf.host.session.table.house_rules == rules.of(edition)
    assert bool(rules.of(edition).chosen) == (rules is not RuleSet.BY_THE_BOOK)


@pytest.mark.parametrize("kind", ["evening", "dice", "solo"])
def test_who_holds_cards_or_dice_is_as_preferred_but_alone_the_program_does(shelf: Shelf, kind: str) -> None:
    shelf.host.settings[NEW_CARDS], shelf.host.settings[NEW_DICE] = DeckMode.EVERY_CARD, DeckMode.PROGRAM
    shelf.menu.new(kind)
    shelf.type("Mall")
    shelf.press("Tab", "Tab")
    shelf.type("Ana")
    shelf.press("Return")
    table = shelf.host.session.table
    wanted = DeckMode.EVERY_CARD if kind == "evening" else DeckMode.PROGRAM
    assert (table.players_deck.mode, table.horror_deck.mode) == (wanted, wanted)


def test_the_players_of_a_saved_cast_are_taken_in(shelf: Shelf) -> None:
    players = tuple(one for one in EXAMPLE.characters if one.is_player_character)
    shelf.host.casts.keep("Thursday", players)
    shelf.press("Ctrl+N")
    page = page_of(shelf)
    page.cast.setCurrentIndex(1)
    page.cast.activated.emit(1)
    assert not page.players.isVisible()
    shelf.type("Mall")
    shelf.press("Return")
    while shelf.menu.evening is None:
        shelf.settle()
    names = [one.name for one in shelf.host.session.table.characters]
    assert names == [*(one.name for one in players), said.horror_name]


@pytest.mark.parametrize("size", [QSize(1366, 728), QSize(910, 484), QSize(683, 365)], ids=str)
def test_what_begins_the_evening_is_whole_in_sight_in_a_small_window(shelf: Shelf, size: QSize) -> None:
    shelf.host.resize(size)
    shelf.press("Ctrl+N")
    page = page_of(shelf)
    (stack,) = shelf.host.findChildren(PageStack)
    (form,) = page.findChildren(ShrinkingArea)
    assert (form.verticalScrollBar().maximum() == 0) is (size.height() > 700), "with room enough all is in sight"
    room = stack.viewport()
    for _ in range(5):
        big = QRect(page.begin.mapTo(room, QPoint()), page.begin.size())
        assert room.rect().contains(big)
        field = page.focusWidget()
        assert field is not None and not field.visibleRegion().isEmpty()
        shelf.press("Tab")


def test_each_way_to_begin_says_what_it_is(shelf: Shelf) -> None:
    ways = [one for one in shelf.host.start_page.findChildren(QAbstractButton) if one.isVisible()]
    tips = {evenings.other_about(kind=kind) for kind in ("case", "dice", "kings", "action")}
    assert len(tips) == 4 and tips <= {one.toolTip() for one in ways}


def test_the_arrow_of_another_evenings_aftermath_is_forgotten(shelf: Shelf) -> None:
    """Somebody else has the same number there, and a key would hurt them."""
    for title in ("Mall", "Station"):
        shelf.press("Ctrl+N")
        shelf.type(title)
        shelf.press("Tab", "Tab")
        shelf.type("Ana 1 agility, Ben 2 agility, Cora 4 agility")
        shelf.press("Return", "Return", *["D", "Return"] * 4, "Space", "Space")
        while shelf.host.session.tv.picture().stage is not TvStage.AFTERMATH:
            shelf.press("Return")
        lines = [one.text() for one in shelf.host.findChildren(QAbstractButton) if one.text()[:2] in ("▸ ", "  ")]
        assert len(lines) == 4 and [one for one in lines if one.startswith("▸")] == lines[:1], title
        shelf.press("Down", "Down")


def test_the_horror_is_told_of_before_it_is_taken_but_not_to_who_plays_alone(shelf: Shelf) -> None:
    for kind in ("evening", "solo"):
        shelf.menu.new(kind)
        page = page_of(shelf)
        page.horror.setCurrentIndex(6)
        page.horror.activated.emit(6)
        told = [one.text() for one in page.findChildren(PlainLabel) if one.isVisible()]
        (doctor,) = (one for one in told if one.startswith("Ward nine"))
        assert ("Bed Eleven" in doctor) is (kind == "evening") and "Doctor" not in doctor


@pytest.mark.parametrize("with_company", [True, False])
def test_a_horror_comes_alone_where_its_company_is_left_out(shelf: Shelf, with_company: bool) -> None:
    shelf.press("Ctrl+N")
    shelf.type("Last stop")
    shelf.press("Tab", "Tab")
    shelf.type("Ana")
    page = page_of(shelf)
    train = next(place for place, plan in enumerate(horrors()) if plan.characters[0].name != plan.title)
    page.horror.setCurrentIndex(train + 1)
    page.horror.activated.emit(train + 1)
    conductor, *company = (one.name for one in horrors()[train].characters)
    if not with_company:
        page.company.click()
    told = " ".join(one.text() for one in page.findChildren(PlainLabel) if one.isVisible())
    assert all(name in told for name in company)
    shelf.press("Return")
    assert [one.name for one in shelf.host.session.table.characters] == [
        *("Ana", conductor),
        *(company if with_company else ()),
    ]


def test_two_evenings_of_one_title_are_two_files(shelf: Shelf) -> None:
    for name in ("Mall", "Mall 2"):
        shelf.press("Ctrl+N")
        shelf.type("Mall")
        shelf.press("Tab", "Tab")
        shelf.type("Ana")
        shelf.press("Return")
        assert evening_in(shelf).stem == name


@pytest.mark.parametrize("kind", ["solo", "dice"])
def test_each_kind_of_evening_has_a_page_that_says_so_and_a_horror_off_the_shelf(shelf: Shelf, kind: str) -> None:
    shelf.in_menu(dict(new_of_guests())[kind])
    page = page_of(shelf)
    assert said.heading(kind=kind) in [label.text() for label in page.findChildren(PlainLabel)]
    assert said.heading(kind=kind) != said.heading(kind="evening")
    assert [page.horror.itemText(place) for place in range(1, 13)] == [plan.title for plan in horrors()]

    shelf.type("Drowned Mall")
    shelf.press("Tab", "Tab")
    shelf.type("Ana, Ben")
    page.horror.setCurrentIndex(2)
    shelf.press("Return")
    table = shelf.host.session.table
    lodger = horrors()[1]
    assert {one.name for one in table.characters} == {"Ana", "Ben", *(one.name for one in lodger.characters)}
    assert set(table.horror_deck.pile) == (set(lodger.horror_deck) if kind == "solo" else set())
    assert table.solo is (kind == "solo")


def test_title_and_scene_are_changed_later_and_undo_brings_the_old_ones_back(shelf: Shelf) -> None:
    shelf.press("Ctrl+N")
    shelf.type("Drowned Mall")
    shelf.press("Tab", "Tab")
    shelf.type("Ana")
    shelf.press("Return")
    shelf.in_menu(evenings.title_and_scene)
    shelf.press("Ctrl+A")
    shelf.type("The Drowned Mall")
    shelf.press("Return")
    shelf.type("Level 2")
    shelf.press("Return")
    picture = shelf.host.session.tv.picture()
    assert (picture.title, picture.subtitle) == ("The Drowned Mall", "Level 2")
    assert shelf.host.windowTitle().startswith("The Drowned Mall")

    shelf.press("Ctrl+Z")
    picture = shelf.host.session.tv.picture()
    assert (picture.title, picture.subtitle) == ("Drowned Mall", "")


def test_pictures_dropped_on_the_page_become_portraits(shelf: Shelf, qtbot: QtBot, tmp_path: Path) -> None:
    shelf.press("Ctrl+N")
    page = page_of(shelf)
    first, named = file(tmp_path / "face.jpg"), file(tmp_path / "ana.png", (500, 500))
    assert drop(shelf, qtbot, dragged(first), page)
    assert page.message.text() == said.no_more_portraits(number=0)
    shelf.type("Drowned Mall")
    shelf.press("Tab", "Tab")
    shelf.type("Ana, Ben, Cora")
    assert drop(shelf, qtbot, dragged(named), page.players)
    assert drop(shelf, qtbot, dragged(first), page.title)
    assert (page.title.text(), page.players.text()) == ("Drowned Mall", "Ana, Ben, Cora"), "no path is typed"
    told = [label.text() for label in page.findChildren(PlainLabel) if label.isVisible()]
    assert any(words.endswith(said.portraits(names=["Ana", "Ben"])) for words in told)
    assert not drop(shelf, qtbot, dragged(tmp_path / "notes.txt"), page.players)
    assert shelf.host.statusBar().currentMessage() == host_window.drop_unusable

    shelf.press("Return")
    settled(shelf, qtbot)
    portraits = {one.name: one.portrait for one in shelf.host.session.table.characters}
    assert portraits["Ana"] and portraits["Ben"] and portraits["Ana"] != portraits["Ben"]
    assert not portraits["Cora"] and not portraits[said.horror_name]


def test_a_broken_picture_costs_a_portrait_and_nothing_else(shelf: Shelf, qtbot: QtBot, tmp_path: Path) -> None:
    broken = tmp_path / "broken.png"
    broken.write_bytes(file(tmp_path / "whole.png").read_bytes()[:300])
    shelf.press("Ctrl+N")
    shelf.type("Drowned Mall")
    shelf.press("Tab", "Tab")
    shelf.type("Ana")
    assert drop(shelf, qtbot, dragged(broken), page_of(shelf))
    shelf.press("Return")
    settled(shelf, qtbot)
    assert shelf.host.page.message.text() == f"broken.png {pack_faults.damaged}."
    assert [one.portrait for one in shelf.host.session.table.characters] == ["", ""]
