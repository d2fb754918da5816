"""A coached round: callouts beside the thing itself, each done by doing it, and left at any time."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtWidgets import QDockWidget, QFrame, QWidget

from demoncity_gui.host.desks.demon_city.coached_round import CoachedRound
from demoncity_gui.host.desks.demon_city.desk import DemonCityDesk
from demoncity_gui.host.keyboard.keys import Key
from demoncity_gui.host.widgets.message_line import MessageFoot
from demoncity_gui.host.widgets.shrinking import ShrinkingArea
from demoncity_gui.texts import coached_round as said
from demoncity_gui.texts import demon_city_aftermath
from demoncity_gui.texts import demon_city_counts as counts
from demoncity_gui.texts import demon_city_round as round_texts
from demoncity_gui.texts.catalogue import spoken
from demoncity_gui.texts.pseudo import PSEUDO
from tests.host.conftest import OpenDesk
from tests.support.desk import Desk


def coached(desk: Desk) -> CoachedRound:
    assert isinstance(desk.host.desk, DemonCityDesk)
    desk.host.desk.coach()
    desk.settle()
    assert desk.host.desk.coached is not None
    return desk.host.desk.coached


def step_by_step(desk: Desk) -> Iterator[None]:
    """Do what each callout asks for, one after the other; pause before each and after the last."""
    yield
    desk.click_next()
    yield
    desk.click(Key.CLOSE)
    yield
    desk.click_row("Eel-Faced Girl")
    yield
    desk.page.announce.panel.sentence.cards.menu().aboutToShow.emit()
    desk.click(Key.WEAPON)
    yield
    desk.click_next()
    yield
    desk.press("Ctrl+Z")
    yield
    desk.press("A", "5", "Return", "S", "4", "Return", "O", "5", "Return", "D", "Return", "P", "3", "Return")
    desk.press("S", "2", "Return")
    yield
    desk.press("Space", "Space")
    yield
    desk.press("Return", "Return")
    yield
    desk.press("Return")
    yield


def test_each_callout_goes_once_what_it_asks_for_is_done(desk: Desk) -> None:
    coach = coached(desk)
    told = []
    for _ in step_by_step(desk):
        desk.settle()
        told.append(coach.callout.words.text())
    assert len(set(told)) == len(told) == len(coach.steps) + 1
    assert 6 <= len(coach.steps) <= 10
    assert said.undo(undo=Key.UNDO.text, key="Ctrl+Z") in told and said.why(key=round_texts.enter) in told
    assert said.throw in told, "nothing is said of an undo that was left out"


LACKING_ROOM = {
    said.undo(undo=Key.UNDO.text, key="Ctrl+Z"),
    said.resolve,
    said.aftermath(hurt=demon_city_aftermath.hurt),
}
"""They stand over the side column: beside the button of undo, or for want of room beneath the rows."""
SIZES = [QSize(1350, 728), QSize(910, 484), QSize(683, 384)]


def place(widget: QWidget) -> QRect:
    window = widget.window()
    return QRect(widget.mapTo(window, QPoint()), widget.size())


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size.width()}x{size.height()}")
@pytest.mark.parametrize("language", ["en", PSEUDO])
def test_a_callout_covers_neither_its_thing_nor_the_big_button_nor_the_lines_below(
    open_desk: OpenDesk, size: QSize, language: str
) -> None:
    with spoken(language):
        desk = open_desk()
        if size.height() < 640:
            desk.host.docks.stack()
        desk.host.resize(size)
        desk.settle()
        coach = coached(desk)
        (foot,) = desk.host.findChildren(MessageFoot)
        (ring,) = (one for one in desk.host.findChildren(QFrame) if one.objectName() == "ring")
        for _ in step_by_step(desk):
            desk.settle()
            words, callout = coach.callout.words, place(coach.callout)
            assert coach.callout.isVisible() and desk.host.rect().contains(callout), words.text()
            assert words.height() >= words.heightForWidth(words.width()), words.text()
            assert ring.isVisible() and desk.host.rect().contains(ring.geometry()), words.text()
            for name, other in (
                ("big", place(desk.page.next_step)),
                ("foot", place(foot)),
                ("status", place(desk.host.statusBar())),
                ("thing", ring.geometry()),
            ):
                assert not callout.intersects(other), (name, words.text())
            if size.height() > 700 and language == "en" and coach.callout.words.text() not in LACKING_ROOM:
                docks = [one for one in desk.host.findChildren(QDockWidget) if one.isVisible()]
                assert not [one.windowTitle() for one in docks if callout.intersects(place(one))], words.text()
            if size.height() > 700:
                rows = desk.page.table.area().translated(desk.page.table.viewport().mapTo(desk.host, QPoint()))
                assert not callout.intersects(rows), words.text()
                assert not callout.intersects(place(desk.host.menuBar())), words.text()


def beside(callout: QWidget, desk: Desk) -> int:
    """Return how far a callout is from the ring, in logical pixels."""
    (ring,) = (one for one in desk.host.findChildren(QFrame) if one.objectName() == "ring")
    here, there = place(callout), ring.geometry()
    across = max(here.left() - there.right(), there.left() - here.right(), 0)
    return across + max(here.top() - there.bottom(), there.top() - here.bottom(), 0)


def test_a_callout_scrolls_its_thing_into_sight(desk: Desk) -> None:
    desk.host.docks.stack()
    desk.settle()
    desk.host.resize(683, 300)
    desk.settle()
    coached(desk)
    (ring,) = (one for one in desk.host.findChildren(QFrame) if one.objectName() == "ring")
    desk.click_next()
    panel = desk.page.announce.panel
    panel.groups.more.click()
    desk.settle()
    for area in desk.page.findChildren(ShrinkingArea):
        area.verticalScrollBar().setValue(area.verticalScrollBar().maximum())
    desk.settle()
    assert panel.sentence.visibleRegion().isEmpty(), "nothing is seen of it if it isn't scrolled to"
    desk.press("A")
    assert ring.isVisible() and ring.geometry().contains(place(panel.sentence))

    desk.press("5", "Return", "Ctrl+Z", "A", "5", "Return", "S", "4", "Return")
    desk.page.table.verticalScrollBar().setValue(0)
    desk.press("O", "5", "Return", "D", "Return", "D", "Return")
    at = desk.page.rows.place_of_speaker()
    row = desk.page.table.area(at).translated(desk.page.table.viewport().mapTo(desk.host, QPoint()))
    assert at == 5 and ring.isVisible() and ring.geometry().contains(row)


def test_the_first_callout_names_the_key_that_the_big_button_names(desk: Desk) -> None:
    assert round_texts.enter in desk.page.next_step.text()
    assert coached(desk).callout.words.text() == said.begin(key=round_texts.enter)


def test_undo_is_waited_for_and_said_plainly_where_it_was_left_out(desk: Desk) -> None:
    coach = coached(desk)
    asked = said.undo(undo=Key.UNDO.text, key="Ctrl+Z")
    desk.press("Return", "A", "5", "Return")
    assert coach.callout.words.text() == asked
    desk.press("S", "4", "Return")
    assert coach.callout.words.text() == asked, "the next announcement is no undo"
    assert beside(coach.callout, desk) < 200, "it stands near the button of undo"
    desk.press("Ctrl+Z")
    assert coach.callout.words.text() == said.all(deed=Key.DEFEND.text, defend="D")
    assert not place(coach.callout).intersects(place(desk.host.docks.preview)), "it speaks of the TV"
    desk.click_widget(coach.callout.leave)

    again = coached(desk)
    desk.press("S", "4", "Return", "O", "5", "Return", "D", "Return", "D", "Return")
    assert again.callout.words.text() == asked
    desk.press("D", "Return")
    assert again.callout.words.text() == said.throw_not_undone(key="Ctrl+Z")


def test_who_has_looked_why_is_led_on_by_the_mouse(desk: Desk) -> None:
    coach = coached(desk)
    desk.press("Return", "A", "5")
    assert coach.callout.words.text() == said.why(key=round_texts.enter)
    menu = desk.page.announce.panel.sentence.cards.menu()
    menu.popup(desk.host.mapToGlobal(desk.host.rect().center()))
    desk.settle()
    (stat,) = (one for one in menu.actions() if one.isChecked())
    assert (
        counts.higher_stat_named(stat="Hand To Hand", rank=6, whom="Eel-Faced Girl", other_stat="Agility", other_rank=5)
        in stat.toolTip()
        and menu.toolTipsVisible()
    )
    menu.close()
    desk.settle()
    assert coach.callout.words.text() == said.announce


def test_it_is_left_at_any_time_and_takes_no_key(desk: Desk) -> None:
    coach = coached(desk)
    desk.press("Return", "A", "5", "Return")  # somebody who knows: what is done is passed over
    assert desk.announced("Ceelo") == "swings the fire axe at Eel-Faced Girl"
    desk.click_widget(coach.callout.leave)
    assert not [one for one in desk.host.children() if one.objectName() in ("callout", "ring")]
    desk.press("S", "4", "Return")
    assert desk.announced("Man in the Grey Coat") == "fires his pistol at Marty"


def test_a_callout_is_out_of_the_way_of_other_pages(desk: Desk) -> None:
    callout = coached(desk).callout
    assert callout.isVisible()
    desk.press("F7")
    assert not callout.isVisible()
    desk.press("Escape")
    assert callout.isVisible()
