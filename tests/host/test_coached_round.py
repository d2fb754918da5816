"""A coached round: callouts beside the thing itself, each done by doing it, and left at any time."""

from __future__ import annotations

from demoncity_gui.host.desks.demon_city.coached_round import CoachedRound
from demoncity_gui.host.desks.demon_city.desk import DemonCityDesk
from demoncity_gui.host.keyboard.keys import Key
from demoncity_gui.texts import coached_round as said
from tests.support.desk import Desk


def coached(desk: Desk) -> CoachedRound:
    assert isinstance(desk.host.desk, DemonCityDesk)
    desk.host.desk.coach()
    desk.settle()
    assert desk.host.desk.coached is not None
    return desk.host.desk.coached


def test_each_callout_goes_once_what_it_asks_for_is_done(desk: Desk) -> None:
    coach = coached(desk)
    told = [coach.callout.words.text()]

    def then() -> None:
        desk.settle()
        told.append(coach.callout.words.text())
        assert coach.callout.isVisible() and desk.host.rect().contains(coach.callout.geometry())

    desk.click_next()
    then()
    desk.click(Key.CLOSE)
    then()
    desk.click_row("Eel-Faced Girl")
    then()
    desk.page.announce.panel.sentence.cards.menu().aboutToShow.emit()
    desk.click(Key.WEAPON)
    then()
    desk.click_next()
    then()
    desk.press("Ctrl+Z")
    then()
    desk.press("A", "5", "Return", "S", "4", "Return", "O", "5", "Return", "D", "Return", "P", "3", "Return")
    desk.press("S", "2", "Return")
    then()
    desk.press("Space", "Space")
    then()
    desk.press("Return", "Return")
    then()
    desk.press("Return")
    then()
    assert len(set(told)) == len(told) == len(coach.steps) + 1
    assert 6 <= len(coach.steps) <= 10
    assert said.undo(undo=Key.UNDO.text, key="Ctrl+Z") in told and said.why in told


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
