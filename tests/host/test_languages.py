"""The Host's window in each language: its menus and their letters."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QMenu

from demoncity_gui.host.keyboard.keys import Key
from demoncity_gui.texts import keyboard
from demoncity_gui.texts.catalogue import languages, spoken
from demoncity_gui.texts.pseudo import PSEUDO
from tests.host.conftest import OpenDesk
from tests.support.desk import Desk

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
