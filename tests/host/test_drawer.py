"""The side column of a narrow window: a drawer over the page, which keeps its width."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDockWidget, QTabBar, QToolButton, QWidget

from demoncity_gui.host.desks.demon_city.desk import DemonCityDesk
from demoncity_gui.host.keyboard.keys import Key
from demoncity_gui.host.shell.command_bar import CommandBar
from demoncity_gui.texts import demon_city_announcing as announcing
from demoncity_gui.texts import demon_city_round, host_window
from tests.host.conftest import OpenDesk
from tests.support.desk import Desk

NARROW = [(683, 384), (1093, 614), (1100, 768)]


def narrow(open_desk: OpenDesk, width: int, height: int) -> Desk:
    """Return a round in which the first one attacks, in a window of this size."""
    desk = open_desk()
    if height < 640:
        desk.host.docks.stack()
        desk.settle()
    desk.host.resize(width, height)
    desk.settle()
    desk.press("Return", "A", "5")
    return desk


@pytest.fixture
def laptop(open_desk: OpenDesk) -> Desk:
    """A laptop of 1366 by 768 pixels that makes everything twice as large."""
    return narrow(open_desk, 683, 384)


def on_screen(desk: Desk, one: QWidget) -> QRect:
    return QRect(one.mapTo(desk.host, QPoint()), one.size())


def column(desk: Desk) -> list[QDockWidget]:
    """Return what of the side column is in sight."""
    return [one for one in desk.host.findChildren(QDockWidget) if not one.visibleRegion().isEmpty()]


def click_command(desk: Desk) -> None:
    bar = desk.host.findChild(CommandBar)
    assert isinstance(bar, CommandBar)
    button = bar.widgetForAction(desk.host.docks.column)
    assert button is not None
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    desk.settle()


def click_at(desk: Desk, place: QPoint) -> None:
    """Click whatever is seen there."""
    on = desk.host.childAt(place)
    assert on is not None
    QTest.mouseClick(on, Qt.MouseButton.LeftButton, pos=on.mapFrom(desk.host, place))
    desk.settle()


@pytest.mark.parametrize(("width", "height"), NARROW)
def test_it_lies_over_the_page_which_keeps_its_width(open_desk: OpenDesk, width: int, height: int) -> None:
    desk = narrow(open_desk, width, height)
    things = (desk.page, desk.page.table, desk.page.next_step, desk.button(Key.WEAPON))
    before = [on_screen(desk, one) for one in things]
    assert column(desk) == []

    click_command(desk)

    assert [on_screen(desk, one) for one in things] == before
    assert (desk.host.width(), desk.host.height()) == (width, height)
    (first, *_) = column(desk)
    drawer = on_screen(desk, first)
    assert 260 <= drawer.width() <= 320 and drawer.left() > width // 4
    assert drawer.intersects(before[0]), "over the page, not beside it"

    click_command(desk)
    assert column(desk) == [] and [on_screen(desk, one) for one in things] == before


@pytest.mark.parametrize(("width", "height"), NARROW)
def test_escape_closes_it_and_the_keyboard_is_the_round_s_again(open_desk: OpenDesk, width: int, height: int) -> None:
    desk = narrow(open_desk, width, height)
    click_command(desk)
    desk.press("Return", "D")
    assert desk.next_step == announcing.announce(anew=False, who="Ceelo"), "the keyboard is in the drawer"
    desk.press("Escape")
    assert column(desk) == []
    assert not desk.host.docks.column.isChecked()
    desk.press("2")
    assert "Grey Coat" in desk.announced("Ceelo")


def test_a_click_beside_closes_it_and_does_nothing_else(laptop: Desk) -> None:
    button = laptop.button(Key.UNAWARE)
    place = on_screen(laptop, button).center()
    click_command(laptop)
    click_at(laptop, place)
    assert column(laptop) == [] and not button.isChecked()
    click_at(laptop, place)
    assert button.isChecked()
    laptop.press("Return")
    assert laptop.next_step != announcing.announce(anew=False, who="Ceelo"), "the keyboard is the round's"


def test_the_history_s_key_opens_it_and_escape_closes_it(laptop: Desk) -> None:
    laptop.press("F6")
    assert [one.objectName() for one in column(laptop)] == ["history"]
    assert laptop.host.focusWidget() is laptop.host.history.lines
    laptop.press("Escape")
    assert column(laptop) == []
    laptop.press("Ctrl+J")
    laptop.type("the tide")
    laptop.press("Return")
    assert column(laptop) == [], "a note has been written: the round goes on"
    assert "the tide" in laptop.log[-1]


def test_what_the_menu_shows_of_it_opens_it(laptop: Desk) -> None:
    laptop.choose_in_menu(host_window.menu_view, demon_city_round.clashes)
    assert [one.objectName() for one in column(laptop)] == ["clashes"]
    laptop.press("Escape")
    assert column(laptop) == []


def test_no_callout_lies_over_it(laptop: Desk) -> None:
    assert isinstance(laptop.host.desk, DemonCityDesk)
    laptop.host.desk.coach()
    laptop.settle()
    coach = laptop.host.desk.coached
    assert coach is not None and coach.callout.isVisible()
    laptop.press("F6")
    assert column(laptop) and not coach.callout.isVisible()
    laptop.press("Escape")
    assert coach.callout.isVisible()


def test_turning_its_tabs_leaves_it_open_and_another_page_closes_it(laptop: Desk) -> None:
    laptop.press("F6")
    (bar,) = (one for one in laptop.host.findChildren(QTabBar) if one.isVisible() and one.parent() is laptop.host)
    QTest.mouseClick(bar, Qt.MouseButton.LeftButton, pos=bar.tabRect(0).center())
    laptop.settle()
    assert [one.objectName() for one in column(laptop)] == ["tv"]
    laptop.press("F3")
    assert column(laptop) == []
    assert laptop.host.pages.in_front is not laptop.page


def test_widened_with_the_window_it_stands_beside_the_page(open_desk: OpenDesk) -> None:
    desk = narrow(open_desk, 1100, 768)
    click_command(desk)
    desk.host.resize(1366, 768)
    desk.settle()
    assert [one.objectName() for one in column(desk)] == ["tv", "clashes", "decks", "history"]
    assert all(not on_screen(desk, one).intersects(on_screen(desk, desk.page)) for one in column(desk))
    click_at(desk, on_screen(desk, desk.button(Key.UNAWARE)).center())
    assert desk.button(Key.UNAWARE).isChecked(), "nothing lies over it"
    desk.press("Return")
    assert len(column(desk)) == 4, "and nothing folds it"


def test_the_button_of_the_page_in_front_is_lit_and_leads_back(desk: Desk) -> None:
    bar = desk.host.findChild(CommandBar)
    assert isinstance(bar, CommandBar)
    buttons = {key: bar.widgetForAction(desk.host.actions_by_key[key]) for key in (Key.CAST, Key.DECKS, Key.TASK)}

    def lit() -> list[Key]:
        return [key for key, button in buttons.items() if isinstance(button, QToolButton) and button.isChecked()]

    assert lit() == []
    for key, sign in ((Key.CAST, "F3"), (Key.DECKS, "F4"), (Key.TASK, "F5")):
        desk.press(sign)
        assert lit() == [key]
    desk.press("Escape")
    assert lit() == []
    button = buttons[Key.CAST]
    assert button is not None
    desk.click_widget(button)
    assert lit() == [Key.CAST]
    desk.click_widget(button)
    assert lit() == [] and desk.host.pages.in_front is desk.page
