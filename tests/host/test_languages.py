"""The Host's window in each language: its menus and their letters."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

import pytest
from PySide6.QtGui import QImage, QKeySequence, QPainter
from PySide6.QtWidgets import QMenu

from demoncity_gui.games.demon_city.words.dice_dialect import DICE
from demoncity_gui.games.demon_city.words.round_summary import STEPS, named
from demoncity_gui.host.desks.demon_city.round.round_chart import CANVAS, paint_extras, spare_height
from demoncity_gui.host.keyboard.keys import Key
from demoncity_gui.host.keyboard.own_keys import written
from demoncity_gui.texts import demon_city_counts, keyboard
from demoncity_gui.texts import demon_city_people as people
from demoncity_gui.texts.catalogue import PLAIN, Dialect, languages, speaking, spoken
from demoncity_gui.texts.pseudo import PSEUDO
from tests.host.conftest import OpenDesk
from tests.support.desk import Desk, widget_words

LANGUAGES = [code for code in languages() if code != PSEUDO]


@pytest.fixture(params=LANGUAGES)
def desk(request: pytest.FixtureRequest, open_desk: OpenDesk) -> Iterator[Desk]:
    with spoken(request.param):
        yield open_desk()


def letter(words: str) -> list[str]:
    found = re.search(r"&([^&])", words.replace("&&", ""))
    return [] if found is None else [found[1].upper()]


def test_every_letter_of_a_menu_is_that_of_one_entry(desk: Desk) -> None:
    """`Alt+S R` opens what its letter says."""
    menus = [menu for menu in desk.host.findChildren(QMenu) if menu.actions()]
    for bar in (desk.host.menuBar(), *menus):
        letters = [one for action in bar.actions() for one in letter(action.text())]
        assert max(Counter(letters).values(), default=1) == 1, letters


def test_a_letter_that_opens_a_menu_is_no_key(desk: Desk) -> None:
    opened = [one for menu in desk.host.menuBar().actions() for one in letter(menu.text())]
    assert len(opened) == 6
    for one in opened:
        said = keyboard.reserved(key=f"Alt+{one}", what="menu")
        assert desk.host.own_keys.objection(Key.UNDO, f"Alt+{one}") == said


def test_a_menu_writes_keys_as_buttons_and_the_sheet_of_keys_do(desk: Desk) -> None:
    actions = [action for menu in desk.host.findChildren(QMenu) for action in menu.actions()]
    bound = {action.shortcut() for action in actions if not action.shortcut().isEmpty()}
    assert len(bound) > 30
    for keys in bound:
        assert keys.toString(QKeySequence.SequenceFormat.NativeText) == written(keys.toString())


def test_what_has_no_name_is_called_an_advantage_in_the_language(desk: Desk) -> None:
    desk.press("Return", "A", "2", "+", "+", "-")
    unnamed = demon_city_counts.unnamed
    chips = [f"+ {unnamed(kind='advantage', number=1)}", f"+ {unnamed(kind='advantage', number=2)}"]
    words = " ".join(widget_words(desk.page))
    assert all(chip in words for chip in (*chips, f"− {unnamed(kind='disadvantage', number=1)}"))
    desk.press("Return")
    fight = desk.session.table.fight
    assert fight is not None
    (said,) = (one.announcement for one in fight.participants if one.announcement is not None)
    assert said.edges.advantages == ("advantage", "advantage 2"), "entries are of no language"


def test_the_players_side_is_called_so_on_the_panel_of_one_character(desk: Desk) -> None:
    desk.press("Return", "F", "1")
    assert f"  {people.players_side}  " in desk.page.person.panel.heading.text()


@pytest.mark.parametrize("dialect", [PLAIN, DICE], ids=lambda one: one.name or "cards")
def test_each_step_of_a_round_has_room_for_its_words(desk: Desk, dialect: Dialect) -> None:
    assert desk.host.isVisible()  # its language and its letters are in use
    paper = QImage(8, 8, QImage.Format.Format_RGB32)
    with speaking(dialect), QPainter(paper) as painter:
        cut = [words for at, (_, words) in enumerate(named(STEPS)) if spare_height(painter, at, words) < 0]
        end = paint_extras(painter)
    assert cut == []
    assert end <= CANVAS.height()
