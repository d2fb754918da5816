"""The Host's window tells of a throw when the TV does, and a key never waits for it."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication

from demoncity_gui import texts
from demoncity_gui.games.demon_city.rules.table import Stage
from demoncity_gui.host.settings import RESULTS_AT_ONCE, SPEED
from demoncity_gui.texts import host_window
from tests.host.conftest import OpenDesk
from tests.support.desk import Desk, widget_words


def to_ready(desk: Desk) -> None:
    desk.press("Return", *["D", "Return"] * 6, "Space")


def throw(desk: Desk) -> None:
    """Throw, and let the cards turn on the TV as they do at a table."""
    desk.keyboard.press("Space")
    QApplication.processEvents()


def words(desk: Desk) -> str:
    """What the window says but for the big button, which says what is waited for."""
    return " ".join(widget_words(desk.host, hidden=True, but=(desk.page.next_step,))) + desk.host.windowTitle()


def page_words(desk: Desk) -> list[str]:
    """What the page says but for the big button, which says what the TV waits for."""
    return widget_words(desk.page, hidden=True, but=(desk.page.next_step,))


def stage_of(desk: Desk) -> Stage | None:
    fight = desk.session.table.fight
    return None if fight is None else fight.stage


def test_the_hosts_window_says_nothing_of_a_throw_before_the_players_have_seen_it(desk: Desk) -> None:
    to_ready(desk)
    before = words(desk)

    throw(desk)

    assert desk.program.stage.hides_a_throw
    assert stage_of(desk) is Stage.RESOLVING
    assert words(desk) == before
    assert desk.next_step == host_window.tv_turns
    desk.settle()
    assert desk.next_step != host_window.tv_turns
    banner = desk.tv.banner
    assert banner is not None
    assert banner.text not in before and banner.text in words(desk)


def test_it_follows_by_itself_once_the_verdict_stands_on_the_tv(desk: Desk) -> None:
    to_ready(desk)
    before = words(desk)
    throw(desk)
    motion = desk.program.stage.motion
    motion.pause()
    motion.setCurrentTime(700)
    assert words(desk) == before
    motion.setCurrentTime(3900)
    assert words(desk) != before


def test_enter_ends_the_beats_and_does_its_own_step(desk: Desk) -> None:
    to_ready(desk)
    throw(desk)
    fight = desk.session.table.fight
    assert fight is not None and fight.told == 0

    desk.keyboard.press("Return")

    fight = desk.session.table.fight
    assert fight is not None and (fight.told == 1 or fight.stage is Stage.AFTERMATH)


def test_a_click_ends_the_beats_too(desk: Desk) -> None:
    to_ready(desk)
    throw(desk)

    desk.click_next()

    fight = desk.session.table.fight
    assert fight is not None and (fight.told == 1 or fight.stage is Stage.AFTERMATH)


def test_with_hold_it_waits_until_the_host_lets_go(desk: Desk) -> None:
    to_ready(desk)
    desk.press("Ctrl+F9")
    before = page_words(desk)
    desk.press("Space")
    assert stage_of(desk) is Stage.RESOLVING
    assert page_words(desk) == before
    assert desk.next_step == texts.keys.turn_cards

    throw(desk)
    assert not desk.session.tv.flip_held
    assert desk.program.stage.hides_a_throw
    desk.settle()
    assert page_words(desk) != before


def test_the_host_may_have_it_at_once(open_desk: OpenDesk) -> None:
    desk = open_desk()
    desk.host.settings[RESULTS_AT_ONCE] = True
    to_ready(desk)
    before = words(desk)
    throw(desk)
    assert desk.program.stage.hides_a_throw
    assert words(desk) != before

    again = open_desk()
    assert again.host.tv.with_the_tv.at_once


def test_the_speed_of_a_reveal_is_kept(open_desk: OpenDesk) -> None:
    desk = open_desk()
    assert desk.program.stage.speed == 1.0
    desk.host.settings[SPEED] = 2.0
    assert open_desk().program.stage.speed == 2.0


def test_a_blanked_tv_keeps_nobody_waiting(desk: Desk) -> None:
    to_ready(desk)
    desk.press("F9")
    before = words(desk)
    throw(desk)
    assert words(desk) != before
