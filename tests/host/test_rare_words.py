"""What a Host seldom needs to say, by its keys: deeds that exclude each other, ladders, a failed recovery, an aim."""

from __future__ import annotations

import pytest

from demoncity_gui.games.demon_city.rules.announcements import Act
from demoncity_gui.games.demon_city.rules.characters import State
from demoncity_gui.games.demon_city.rules.commands import Announce, Recover, SetState
from demoncity_gui.host.desks.demon_city.views import Views
from demoncity_gui.texts import demon_city_announcing as announcing
from demoncity_gui.texts import demon_city_rows as row_texts
from tests.host.conftest import OpenDesk
from tests.support.cast import foe, player
from tests.support.desk import Desk
from tests.support.trio import evening_of, stacked

ann, cass = player("Ann", agility=1), player("Cass", agility=2)
bill = foe("Bill", agility=3)


@pytest.fixture
def desk(open_desk: OpenDesk) -> Desk:
    """Return a window where Ann and Cass, on one side, are in a fight with Bill, and Ann speaks."""
    desk = open_desk(evening_of(ann, cass, bill), stacked())
    desk.press("Return")
    return desk


def test_of_two_deeds_that_exclude_each_other_one_is_chosen(desk: Desk) -> None:
    """T-RESOLVE-27, HOST-17: said in Cass's panel; the Clash waits for the choice, and a key of the one makes it."""
    desk.press("O", "Return", "O", "Return", "F", "2", "Q", "1", "F", "D", "Return")
    ids = [one.id for one in desk.session.table.characters]
    fight = desk.session.table.fight
    assert fight is not None and fight.conflicts == ((ids[1], ids[0]),)


@pytest.mark.parametrize("by", ["digit", "arrows", "click", "name"])
def test_between_tied_deeds_that_exclude_each_other_the_host_chooses_on_screen(open_desk: OpenDesk, by: str) -> None:
    """T-RESOLVE-03, T-RESOLVE-27, HOST-17: both rows say that they wait; the one that is chosen goes first."""
    desk = open_desk(evening_of(ann, cass, bill), stacked(players="8 8", horror="3"))
    desk.press("Return", "O", "3", "Return", "O", "3", "Return", "F", "2", "Q", "1", "F", "D", "Return")
    desk.press("Space", "Space")
    assert desk.next_step == row_texts.choose(deed=True)
    assert all(desk.announced(name).endswith(row_texts.fate(fate="to-be-chosen")) for name in ("Ann", "Cass"))

    match by:
        case "digit":
            desk.press("2")
        case "arrows":
            desk.press("Down", "Return")
        case "click":
            desk.click("2  Cass", desk.page.ruling.panel)
        case _:
            desk.press("/")
            desk.type("cas")
            desk.press("Return")

    assert row_texts.fate(fate="happened") in desk.announced("Cass")
    assert "✗" in desk.announced("Ann")
    desk.press("Return")
    assert desk.next_step == row_texts.next_round
    desk.press("Ctrl+Z", "Ctrl+Z")
    assert desk.next_step == row_texts.choose(deed=True)


def test_a_deed_is_aimed_at_whom_was_named_first(desk: Desk) -> None:
    """T-HSTAT-13: `Shift+O`."""
    desk.press("O", "3", "Shift+O", "Return")
    ids = [one.id for one in desk.session.table.characters]
    announced = Views(desk.session).announced(ids[0])
    assert isinstance(announced, Act)
    assert (announced.target, announced.against) == (ids[2], ())


def test_levels_and_the_supernatural_are_typed_with_the_intensity(desk: Desk) -> None:
    """T-STATIC-09, T-STATIC-07."""
    desk.press("U", "I")
    desk.type(f"2 5 10 {announcing.mundane}")
    desk.press("Return", "Return", "Return")
    announced = Views(desk.session).announced(desk.session.table.characters[0].id)
    assert isinstance(announced, Act)
    assert (announced.levels, announced.supernatural) == ((2, 5, 10), False)


def test_who_failed_to_recover_may_act_all_the_same(desk: Desk) -> None:
    """T-ANNOUNCE-08, HOST-18: the panel of who failed asks what follows."""
    who = desk.session.table.characters[0].id
    desk.session.do(SetState(who, State.OUT, is_so=True))
    desk.session.do(Recover(who, None, 10))
    desk.press("F", "1", "V", "1", "F")
    fight = desk.session.table.fight
    assert fight is not None and fight.speaker is not None and fight.speaker.who == who
    desk.session.do(Announce(who, Act()))
