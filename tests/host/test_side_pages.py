"""The pages beside the round's: made when they are first opened, and like the window from then on."""

from __future__ import annotations

from demoncity_gui import texts
from demoncity_gui.host.desks.demon_city.decks.decks_page import DecksPage
from demoncity_gui.host.desks.demon_city.task.task_page import TaskPage
from demoncity_gui.host.pages.side_page import SidePage
from demoncity_gui.texts import demon_city_rows as row_texts
from tests.support.desk import Desk


def test_a_page_is_made_when_it_is_first_opened(desk: Desk) -> None:
    assert desk.host.findChildren(SidePage) == []
    desk.press("F4")
    (page,) = desk.host.findChildren(SidePage)
    assert isinstance(page, DecksPage) and page.isVisible()
    desk.press("F4", "F4")
    assert desk.host.findChildren(SidePage) == [page]


def test_a_page_that_is_made_while_the_flip_is_held_says_so_as_the_round_does(desk: Desk) -> None:
    desk.press("Return", "Ctrl+F9")
    while desk.next_step != row_texts.ready:
        desk.press("D", "Return")
    desk.press("Space", "Space", "F5")
    assert desk.side_page(TaskPage).next_step.text().startswith(texts.keys.turn_cards)
