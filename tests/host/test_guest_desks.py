"""The desks of guests: by keys alone, in real windows, over an evening in memory."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton

from demoncity_gui import texts
from demoncity_gui.app.program import Program
from demoncity_gui.cards.drawing.cache import CardPixmaps
from demoncity_gui.evening.chance import RehearsedChance
from demoncity_gui.evening.session import AnySession, Session
from demoncity_gui.games.action.game import ACTION
from demoncity_gui.games.action.rules.commands import BeginShots, SetStatus
from demoncity_gui.games.action.rules.events import Attacked
from demoncity_gui.games.action.rules.table import Sheet
from demoncity_gui.games.common.house_rules import HouseRules
from demoncity_gui.games.common.refusals import RuleRefusal
from demoncity_gui.games.kings.game import KINGS
from demoncity_gui.games.kings.rules.commands import BeginKings
from demoncity_gui.games.kings.rules.table import Person
from demoncity_gui.host.desks.guest.deeds import begun
from demoncity_gui.host.desks.guest.desk import GuestDesk
from demoncity_gui.host.desks.guest.page import GuestPage
from demoncity_gui.host.keyboard.keys import Key
from demoncity_gui.host.settings import Settings
from demoncity_gui.host.shell.key_sheet import KeySheet, SheetPage
from demoncity_gui.journal.in_memory import JournalInMemory
from demoncity_gui.texts import action, action_desk, guest_desk, kings_desk
from tests.support import asked_guest
from tests.support.keyboard import Keyboard
from tests.support.started import CHECKOUT
from tests.support.windows import put_away

NOON = "2018-05-26T12:00:00Z"
COURT = BeginKings("A court", "The park at night", (Person("Vic", 9, 7, 2), Person("Sal", 8, 8, 0), Person("Tom", 5)))
PIER = BeginShots(
    "A pier",
    "By night",
    (
        Sheet("Ann", agility=6, wits=6, luck=7),
        Sheet("Bill", agility=5, wits=6, luck=5),
        Sheet("Cass", "Smugglers", agility=5, wits=5, luck=6),
        Sheet("Hands", "Smugglers", agility=4, wits=3, luck=3, toughness=2, unnamed=True, size=3),
    ),
)
ROLLED = HouseRules((("A-AMB-01", "b"),))
TWELVE = BeginKings("A riot", "", tuple(Person(f"Guest {place:02}", 20 - place, 9) for place in range(12)))


class Seat:
    """A Host at a guest's desk."""

    def __init__(self, game: Any, begin: Any, folder: Path, pictures: CardPixmaps, seed: int = 7) -> None:
        self.session: AnySession = Session(JournalInMemory(game), RehearsedChance(seed), lambda: NOON)
        self.session.do(begin)
        self.program = Program(
            self.session, Settings(folder / "settings.ini"), casts=folder / "casts", pictures=pictures
        )
        self.keyboard = Keyboard(self.program.host)
        self.keys = 0
        self.program.show()
        self.settle()

    @property
    def page(self) -> GuestPage:
        page = self.program.host.page
        assert isinstance(page, GuestPage)
        return page

    def press(self, *keys: str) -> None:
        for key in keys:
            self.keys += 1
            self.keyboard.press(key)
            self.settle()

    def type(self, text: str) -> None:
        self.keys += len(text)
        self.keyboard.type(text)
        self.settle()

    def settle(self) -> None:
        self.program.stage.settle()
        QApplication.processEvents()

    @property
    def buttons(self) -> set[str]:
        """What the buttons of deeds say that can be seen."""
        seen = [one for one in self.page.buttons.findChildren(QPushButton) if one.isVisible()]
        return {one.text().partition("  ")[2] for one in seen}

    @property
    def step(self) -> str:
        return self.page.next_step.accessibleName()

    def row(self, name: str) -> tuple[str, ...]:
        return next(row.cells for row in self.page.rows.rows if row.name == name)

    @property
    def message(self) -> str:
        return self.page.message.text()

    def close(self) -> None:
        put_away(self.program)


@pytest.fixture
def sit(dressed: QApplication, painted: CardPixmaps, tmp_path: Path) -> Iterator[Callable[..., Seat]]:
    seats: list[Seat] = []

    def sit_down(game: Any = KINGS, begin: Any = COURT, seed: int = 7) -> Seat:
        seats.append(Seat(game, begin, tmp_path, painted, seed))
        return seats[-1]

    yield sit_down
    for seat in seats:
        seat.close()


def declared(seat: Seat) -> Seat:
    """Let everybody declare by the usual, and call the order."""
    seat.press("Return")
    while seat.step != kings_desk.call_order:
        seat.press("Return", "Return")
    seat.press("Return")
    return seat


# --- Kings -----------------------------------------------------------------------------------------------------------


def test_a_challenge_takes_twelve_keys_at_most_with_dice_that_the_table_rolls(sit: Callable[..., Seat]) -> None:
    seat = declared(sit())
    assert seat.step == kings_desk.next_choose(who="Vic")
    seat.keys = 0
    seat.press("C", "2", "Return", "Return", "Return", "Return", "Return")
    seat.press("T")
    seat.type("12")
    seat.press("Return", "Return")
    assert seat.keys <= 12
    assert seat.row("Vic")[0] == "7 / 9"
    assert seat.row("Sal")[0] == "7 / 8", "who lost the test lost the bid"
    assert seat.row("Vic")[2] == kings_desk.has_acted
    assert seat.step == kings_desk.next_choose(who="Sal")


def test_the_bid_and_the_numbers_of_the_pool_are_one_line(sit: Callable[..., Seat]) -> None:
    seat = declared(sit())
    seat.press("C", "2", "Return")
    seat.type("3 p2 b4 r1")
    seat.press("Return")
    own = seat.session.table.round.bout.challenger
    assert (own.bid, own.penalties, own.bonus, own.retests) == (3, 2, 4, 1)


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        ("0", guest_desk.number_from(least=1, most=7)),
        ("8", guest_desk.number_from(least=1, most=7)),
        ("x", guest_desk.no_numbers(text="x")),
        ("1 2 3 4 5 6", guest_desk.too_many_numbers),
    ],
)
def test_what_cant_be_bid_is_told_and_costs_nothing(sit: Callable[..., Seat], typed: str, why: str) -> None:
    seat = declared(sit())
    seat.press("C", "2", "Return")
    before = seat.session.table
    seat.type(typed)
    seat.press("Return")
    assert why in seat.message
    assert seat.session.table is before
    assert seat.program.host.questions.is_open, "it can be typed anew"


def test_only_what_may_be_asked_has_a_button_and_a_key(sit: Callable[..., Seat]) -> None:
    seat = sit()
    assert {
        kings_desk.begin_round,
        kings_desk.set_traits,
        kings_desk.add_person,
        kings_desk.remove_person,
    } == seat.buttons
    seat.press("C")
    assert not seat.program.host.questions.is_open, "nobody can be challenged between Rounds"
    declared(seat)
    assert {
        *(kings_desk.challenge, kings_desk.act, kings_desk.no_action),
        *(kings_desk.set_traits, kings_desk.program, kings_desk.end_round),
    } == seat.buttons
    seat.press("C", "2", "Return", "Return")
    assert {kings_desk.answer, kings_desk.relent, kings_desk.program} == seat.buttons
    seat.press("R")
    assert seat.step == kings_desk.next_choose(who="Sal")


def test_an_overbid_is_offered_to_who_lost_or_refused_with_its_reason(sit: Callable[..., Seat]) -> None:
    seat = declared(sit())
    seat.press("C", "2", "Return", "Return", "Return", "Return", "Return", "T")
    seat.type("31")
    seat.press("Return")
    offered = kings_desk.overbid_with(who="Vic", number=2, left=6)
    assert offered in seat.buttons, "Vic has the double of Sal’s bid left"
    seat.press("O")
    assert kings_desk.side(who="Vic", bid=2, pool=8, dice=1) in seat.page.reasons.text()
    assert "K-TEST" not in seat.page.reasons.text(), "the first test is over"
    banner = seat.session.tv.picture().banner
    assert banner is not None
    assert (banner.text, banner.line) == (texts.kings.tv_overbids(who="Vic"), texts.kings.tv_overbid(number=2))
    seat.press("T")
    seat.type("1 2")
    seat.press("Return")
    assert offered not in seat.buttons
    seat.press("Return", "C", "1", "Return")
    seat.type("5")
    seat.press("Return", "Return", "Return", "Return", "T")
    seat.type("1 3")
    seat.press("Return")
    assert not any(one.startswith("Sal") or one.startswith("Vic") for one in seat.buttons)
    assert "K-OVER-02" in seat.page.reasons.text()


def test_words_are_declared_with_the_number_that_is_proposed(sit: Callable[..., Seat]) -> None:
    seat = sit()
    seat.press("Return", "W", "2")
    bar = seat.program.host.questions
    assert kings_desk.ask_extra in bar.prompt.text(), "both are typed in one line"
    seat.press("Return")
    seat.type("to the door")
    seat.press("Return")
    (own,) = seat.session.table.round.declared
    assert (own.who, own.actions, own.words) == ("Sal", (9,), "to the door")


def test_who_acts_twice_is_told_which_action_it_is(sit: Callable[..., Seat]) -> None:
    seat = sit()
    seat.press("Return", "D", "1")
    seat.type("9 5")
    seat.press("Return")
    while seat.step != kings_desk.call_order:
        seat.press("Return", "Return")
    seat.press("Return")
    assert seat.row("Vic")[2] == kings_desk.acts_now_of(number=1, whole=2)
    banner = seat.session.tv.picture().banner
    assert banner is not None and banner.line == texts.kings.tv_acts(who="Vic", number=1, whole=2)
    seat.press("A")
    seat.type("crawls away")
    seat.press("Return")
    banner = seat.session.tv.picture().banner
    assert banner is not None and "crawls away" in banner.line, "the players read what was done"
    assert seat.row("Vic")[2] == kings_desk.acts_now_of(number=2, whole=2)


def test_what_is_bid_can_be_read_before_it_is_answered(sit: Callable[..., Seat]) -> None:
    seat = declared(sit())
    seat.press("C", "2")
    seat.type("the keys")
    seat.press("Return")
    assert "2 b1 r1" in seat.program.host.questions.prompt.text()
    seat.type("3 b4 r1")
    seat.press("Return")
    (line,) = seat.page.reasons.text().splitlines()
    numbers = {"bid": 3, "bonus": 4, "penalties": 0, "negative": 0, "dice": 2}
    assert line == f"{kings_desk.challenger_side(who='Vic', **numbers)}: the keys"


def test_undo_offers_the_words_that_were_typed(sit: Callable[..., Seat]) -> None:
    seat = declared(sit())
    seat.press("C", "2", "Return", "Return", "Return")
    seat.type("Vic leaves")
    seat.press("Return")
    seat.type("2")
    seat.press("Return", "Ctrl+Z", "Return", "Return", "Return")
    answered = seat.session.table.round.bout.challenge.parties[1]
    assert (answered.aim, answered.bid) == ("Vic leaves", 1)


def test_the_table_reads_how_many_dice_are_whose_before_it_types_them(sit: Callable[..., Seat]) -> None:
    seat = declared(sit())
    seat.press("C", "2", "Return")
    assert kings_desk.further_retests in seat.program.host.questions.prompt.text(), "they come on top of the sheet's"
    seat.type("1 r1")
    seat.press("Return", "Return", "Return", "Return", "T")
    prompt = seat.program.host.questions.prompt.text()
    assert f"{kings_desk.dice_of(who='Vic', number=2)}, {kings_desk.dice_of(who='Sal', number=1)}" in prompt
    seat.type("31")
    seat.press("Return")
    assert seat.message == guest_desk.so_many_numbers(number=3, least=1, most=3)


def test_the_table_reads_why_the_traits_of_a_further_action_count_for_nothing(sit: Callable[..., Seat]) -> None:
    seat = sit()
    seat.press("Return", "D", "1")
    seat.type("9 5")
    seat.press("Return")
    assert f"{kings_desk.as_the_first} [K-AMB-14]" in seat.page.reasons.text()
    seat.press("Return", "Return")
    assert kings_desk.as_the_first not in seat.page.reasons.text()


def test_who_has_no_traits_is_marked_and_can_only_relent(sit: Callable[..., Seat]) -> None:
    seat = sit(begin=replace(COURT, people=(COURT.people[0], Person("Sal", 8, 0))))
    assert seat.row("Sal")[2] == ""
    declared(seat)
    assert kings_desk.no_traits in seat.row("Sal")[2]
    seat.press("C", "Return", "Return")
    assert kings_desk.has_no_answer(who="Sal") in seat.page.reasons.text()
    assert seat.step == kings_desk.relent


def test_what_the_program_asks_says_what_it_does(sit: Callable[..., Seat]) -> None:
    seat = declared(sit())
    seat.press("Shift+P")
    prompt = seat.program.host.questions.prompt.text()
    found = [kings_desk.proposes(why="challenges", who="Vic", target=one) for one in ("Sal", "Tom")]
    assert any(prompt.startswith(one.rstrip(".")) for one in found)


def test_columns_stay_where_they_are_when_somebody_else_acts(sit: Callable[..., Seat]) -> None:
    seat = sit(begin=replace(COURT, people=(Person("Vic", 9), Person("Sal", 9), Person("Tom", 9))))
    seat.press("Return")
    for place in "123":
        seat.press("D", place)
        seat.type("9 9 9")
        seat.press("Return")
    seat.press("Return")
    places = [seat.page.view.columnViewportPosition(column) for column in range(5)]
    for _ in range(3):
        seat.press("N")
        assert [seat.page.view.columnViewportPosition(column) for column in range(5)] == places


def test_twelve_people_tell_at_a_glance_who_has_acted_and_who_still_may(sit: Callable[..., Seat]) -> None:
    seat = declared(sit(begin=TWELVE))
    for _ in range(5):
        seat.press("N")
    told = [row.cells[2] for row in seat.page.rows.rows]
    assert told == [kings_desk.has_acted] * 5 + [kings_desk.acts_now] + [kings_desk.may_act] * 6
    assert [row.key for row in seat.page.rows.rows] == [*"1234567890", "⇧1", "⇧2"]
    seat.press("C", "Shift+2")
    assert "Guest 11" in seat.program.host.questions.prompt.text()


def test_undo_takes_back_a_test_and_the_same_dice_come_back(sit: Callable[..., Seat]) -> None:
    seat = declared(sit())
    seat.press("C", "2", "Return", "Return", "Return", "Return", "Return", "Return")
    rolled = seat.session.table
    seat.press("Ctrl+Z")
    assert seat.step == kings_desk.roll_dice
    seat.press("Ctrl+Y")
    assert seat.session.table == rolled


def test_commands_of_another_game_mean_nothing_here(sit: Callable[..., Seat]) -> None:
    seat = sit()
    host = seat.program.host
    for key in (Key.FORECAST, Key.DECKS, Key.TASK, Key.ROUND_SHEET):
        assert not host.actions_by_key[key].isEnabled(), key
        seat.press(*key.keys[:1])
        assert host.pages.in_front is seat.page
    seat.press("F1")
    assert kings_desk.begin_round in " ".join(line for _, line in seat.page.sheet_lines)


def test_house_rules_are_read_by_their_page(sit: Callable[..., Seat]) -> None:
    seat = sit()
    seat.press("F7", "b")
    assert dict(seat.session.table.rules.chosen) == {"K-AMB-01": "b"}
    seat.press("Escape", "Return")
    assert seat.session.table.round is not None


def test_a_note_is_the_hosts_alone(sit: Callable[..., Seat]) -> None:
    seat = sit()
    seat.press("Ctrl+J")
    seat.type("Tom cheats")
    seat.press("Return")
    for_host, for_players = ([*seat.session.history.story(for_players=players)] for players in (False, True))
    assert "Tom cheats" in str(for_host)
    assert "Tom cheats" not in str(for_players)


def test_who_comes_late_to_court_sits_down_between_rounds(sit: Callable[..., Seat]) -> None:
    seat = sit()
    seat.press("J")
    seat.type("Dora")
    seat.press("Return")
    seat.type("7 6 2")
    seat.press("Return")
    assert seat.row("Dora")[0] == "6 / 7"
    seat.press("Ctrl+Z")
    assert "Dora" not in seat.session.table.names


def test_a_question_names_who_does_it_and_every_number_that_it_takes(sit: Callable[..., Seat]) -> None:
    seat = sit()
    bar = seat.program.host.questions
    seat.press("Return", "Return")
    assert bar.prompt.text().startswith(f"{kings_desk.declare}, Vic: ")
    seat.press("Escape")
    while seat.step != kings_desk.call_order:
        seat.press("Return", "Return")
    seat.press("Return", "C", "2", "Return")
    assert bar.prompt.text().startswith(f"Vic, {kings_desk.challenge}, Sal: ")
    assert all(f"{letter}: " in bar.prompt.text() for letter in "bprn"), "the field has a 1 in it and no hint"
    seat.press("Return", "Return")
    assert bar.prompt.text().startswith(f"Sal, {kings_desk.answer}: ")


def test_all_that_a_test_came_to_is_in_sight_and_its_end_stays_there(sit: Callable[..., Seat]) -> None:
    seat = declared(sit())
    seat.press("C", "2", "Return", "Return", "Return", "Return", "Return", "Return")
    reasons = seat.page.reasons
    assert len(reasons.text().splitlines()) > 3
    assert reasons.visibleRegion().boundingRect().height() >= reasons.heightForWidth(reasons.width())
    seat.press("Return")
    (end,) = reasons.text().splitlines()
    assert texts.kings.won(who="Vic", aim="") in end or texts.kings.nobody_won in end
    banner = seat.session.tv.picture().banner
    assert banner is not None and banner.line == end, "the players read it while the next one thinks"


# --- Action! ---------------------------------------------------------------------------------------------------------


def test_the_clock_of_shots_names_who_is_next(sit: Callable[..., Seat]) -> None:
    seat = sit(ACTION, PIER)
    seat.press("Return")
    assert seat.page.headline.text() == action_desk.sequence(number=1, who="Ann")
    assert [row.name for row in seat.page.rows.rows] == ["Ann", "Bill", "Cass", "Hands"]
    assert seat.row("Ann")[1:3] == ("6", action_desk.pool(shown="●●●●●●", shots=6, whole=6))


def test_at_twice_the_size_every_deed_can_be_read_and_the_next_step_is_in_sight(sit: Callable[..., Seat]) -> None:
    seat = sit(ACTION, PIER)
    host = seat.program.host
    host.docks.stack()
    seat.settle()
    host.resize(683, 384)
    seat.settle()
    seat.press("Return")
    assert (host.width(), host.height()) == (683, 384)
    seen = [one for one in seat.page.buttons.findChildren(QPushButton) if one.isVisible()]
    assert [one.text() for one in seen if one.width() < one.fontMetrics().horizontalAdvance(one.text()) + 16] == []
    button = seat.page.next_step
    assert button.visibleRegion().boundingRect().size() == button.size()


def test_an_attack_with_a_typed_total_comes_to_shock_and_wounds_in_six_keys(sit: Callable[..., Seat]) -> None:
    seat = sit(ACTION, PIER)
    seat.press("Return")
    seat.keys = 0
    seat.press("Return", "Return", "3")
    seat.type("12")
    seat.press("Return")
    assert seat.keys <= 6
    assert seat.step == action_desk.enter_rolls, "two Wounds ask for a roll against 15"
    assert any("15" in line for line in seat.page.reasons.text().splitlines())
    seat.press("Return")
    seat.type("11")
    seat.press("Return")
    assert seat.row("Cass")[3:5] == ("12 / 20", "2 / 5")
    assert action_desk.status_unconscious in seat.row("Cass")[5]
    assert seat.page.headline.text() == action_desk.sequence(number=1, who="Bill")


def test_snapshots_and_interrupts_take_one_key(sit: Callable[..., Seat]) -> None:
    seat = sit(ACTION, PIER)
    seat.press("Return", "S")
    assert seat.session.table.fight.open.left == 2
    assert seat.session.table.fight.open.penalty == -3
    seat.press("D")
    assert action_desk.interrupt_for(who="Ann", number=3) in seat.buttons, "the button says whom it costs what"
    seat.press("I")
    assert seat.session.table.fight.open.who == "Ann", "nobody else has had a turn: there is nothing to choose"
    assert seat.row("Ann")[2] == action_desk.pool(shown="●●●○○○", shots=3, whole=6)


def test_a_target_is_chosen_by_one_key_once_an_action_is_open(sit: Callable[..., Seat]) -> None:
    seat = sit(ACTION, replace(PIER, house_rules=ROLLED))
    seat.press("Return")
    seat.press("3")
    assert seat.session.table.fight.open is None, "nobody is asked for yet"
    seat.press("Return")
    assert "acted" not in seat.page.reasons.text()
    seat.press("3")
    (attack,) = [event for event in seat.session.deeds[-1].events if isinstance(event, Attacked)]
    assert (attack.who, attack.target) == ("Ann", "Cass")


def test_who_stands_against_the_doer_is_offered_first_and_only_due_rolls_are_asked(sit: Callable[..., Seat]) -> None:
    seat = sit(ACTION, PIER)
    seat.press("Return")
    seat.session.do(SetStatus("Cass", "out", True))
    assert action_desk.decided not in seat.page.reasons.text(), "Hands still stand"
    seat.press("Return", "Return")
    question = seat.program.host.questions.question
    assert question is not None
    offered = [answer.text for answer in question.answers]
    assert offered == ["Hands", "Bill", "Cass"]
    seat.press("Escape", "2")
    seat.type("12")
    seat.press("Return", "Return")
    prompt = seat.program.host.questions.prompt.text()
    assert action_desk.ask_shock in prompt and action_desk.ask_luck not in prompt


def test_an_open_action_is_left_for_an_evening_of_another_game(sit: Callable[..., Seat], tmp_path: Path) -> None:
    """The desk behind asks nothing of the evening in front while somebody is asked there."""
    seat = sit(ACTION, PIER)
    seat.press("Return", "S")
    court: AnySession = Session(JournalInMemory(KINGS), RehearsedChance(7), lambda: NOON)
    court.do(COURT)
    seat.program.host.set_session(court, tmp_path / "court.demoncity", to_read=False)
    seat.press("Return", "Return")
    assert seat.program.host.questions.is_open
    seat.press("Escape")
    assert seat.step == kings_desk.next_declare(who="Vic")


def test_the_pool_goes_up_and_down_by_hand(sit: Callable[..., Seat]) -> None:
    seat = sit(ACTION, PIER)
    seat.press("Return", "-", "1", "-", "1")
    assert seat.row("Ann")[2] == action_desk.pool(shown="●●●●○○", shots=4, whole=6)
    seat.press("+", "1")
    assert seat.row("Ann")[2] == action_desk.pool(shown="●●●●●○", shots=5, whole=6)
    seat.press("+", "1")
    assert action_desk.shot_more not in seat.buttons, "all pools are full"


def test_the_program_rolls_an_attack_and_says_by_what_numbers(sit: Callable[..., Seat]) -> None:
    seat = sit(ACTION, replace(PIER, house_rules=ROLLED))
    seat.press("Return", "Return", "Return", "3")
    rolled = action_desk.rolled(skill=8, light=3, dark=8, more=0, av=3, defense=8)
    assert f"{rolled} [A-X-01, A-X-02]" in seat.page.reasons.text()
    told = [line.partition(" [")[0].rstrip(".") for line in seat.page.reasons.text().splitlines()]
    assert len(set(told)) == len(told), "nothing is said twice"


def shaken(seat: Seat) -> Seat:
    """Let it be a Shaken one's turn."""
    seat.press("Return")
    seat.session.do(SetStatus("Ann", "shaken", True))
    return seat


def test_enter_rolls_for_a_shaken_one_and_says_the_total(sit: Callable[..., Seat]) -> None:
    seat = shaken(sit(ACTION, replace(PIER, house_rules=ROLLED)))
    assert seat.step == action_desk.next_steady(who="Ann")
    seat.press("Return")
    assert not seat.program.host.questions.is_open
    total = seat.session.deeds[-1].command.total
    assert f"{action_desk.steadied(total=total, number=20)} [A-SHAKEN-03]" in seat.page.reasons.text()
    banner = seat.session.tv.picture().banner
    assert banner is not None and "Ann" in banner.line, "the players read what came of it"


def test_where_the_table_rolls_it_reads_what_a_shaken_one_rolls_against(sit: Callable[..., Seat]) -> None:
    seat = shaken(sit(ACTION, PIER))
    seat.press("Return")
    assert action_desk.steady_total(number=20) in seat.program.host.questions.prompt.text()


def test_mooks_stand_in_a_group_that_loses_people(sit: Callable[..., Seat]) -> None:
    rules = HouseRules((("A-AMB-34", "c"),))
    seat = sit(ACTION, replace(PIER, house_rules=rules, people=(replace(PIER.people[0], skill=20), *PIER.people[1:])))
    assert action_desk.group(size=3) in seat.row("Hands")[5]
    seat.press("Return", "Return", "B")
    assert action_desk.group(size=1) in seat.row("Hands")[5]


def test_each_of_the_twenty_options_is_switched_on_its_page(sit: Callable[..., Seat]) -> None:
    seat = sit(ACTION, PIER)
    seat.press("F7")
    for _ in range(20):
        seat.press("a", "Down")
    assert {name for name, on in seat.session.table.rules.chosen} >= {f"A-OPT-{n:02}" for n in (1, 2, 3, 4, 5, 7, 20)}
    seat.press("Escape", "Return")
    assert seat.session.table.fight.stack is not None
    assert seat.session.table.fight.draws


def test_the_initiative_cards_lie_on_the_desk_in_their_order(sit: Callable[..., Seat]) -> None:
    """A-ALT-01, A-ALT-02: by playing cards, the next one foremost; dramatic cards lie behind them."""
    rules = HouseRules((("A-OPT-20", "on"), ("A-OPT-04", "on")))
    seat = sit(ACTION, replace(PIER, house_rules=rules))
    assert not seat.page.cards.isVisible()
    seat.program.host.resize(1366, 900)
    seat.press("Return")
    assert seat.page.cards.isVisible()
    lie = seat.page.cards.cards
    assert [one.whose for one in lie] == ["Ann", "Bill", "Cass", "Hands", "Heroes", "Smugglers"]
    assert [one.is_next for one in lie] == [True] + 5 * [False]
    seat.press("N")
    assert [one.whose for one in seat.page.cards.cards][:4] == ["Bill", "Cass", "Hands", "Ann"]
    assert action.card(suit="spades", rank="king") in seat.page.cards.accessibleName()


def test_who_comes_late_sits_down_between_fights_alone_or_as_a_group(sit: Callable[..., Seat]) -> None:
    seat = sit(ACTION, PIER)
    assert action_desk.add_person in seat.buttons
    seat.press("J")
    seat.type("Dora")
    seat.press("Return")
    seat.press("Return")
    bar = seat.program.host.questions
    seat.program.host.resize(1366, 700)
    seat.settle()
    assert bar.prompt.fontMetrics().horizontalAdvance(bar.prompt.text()) <= bar.prompt.width(), "every letter is seen"
    seat.type("9 8 7 h30")
    seat.press("Return")
    assert seat.row("Dora") == (
        "Heroes",
        "",
        action_desk.pool(shown="●●●●●●●●", shots=8, whole=8),
        "0 / 30",
        "0 / 5",
        "",
    )
    seat.press("J")
    seat.type("Guards")
    seat.press("Return")
    seat.type("Police")
    seat.press("Return")
    seat.type("g4 t2")
    seat.press("Return")
    assert seat.row("Guards")[0] == "Police" and action_desk.group(size=4) in seat.row("Guards")[5]
    assert seat.session.table.person("Guards").sheet.unnamed
    seat.press("Return")
    assert seat.page.headline.text() == action_desk.sequence(number=1, who="Dora")
    assert action_desk.add_person not in seat.buttons


# --- both ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "begin"), [(KINGS, asked_guest.KINGS_CAST), (ACTION, asked_guest.ACTION_CAST)])
@pytest.mark.parametrize("seed", range(3))
def test_all_that_may_be_asked_has_a_key_of_its_own(sit: Callable[..., Seat], game: Any, begin: Any, seed: int) -> None:
    seat = sit(game, begin)
    desk, dice, asked = seat.program.host.desk, Random(seed), asked_guest.asked_of(game)
    assert isinstance(desk, GuestDesk)
    session: AnySession = Session(JournalInMemory(game), RehearsedChance(seed), lambda: NOON)
    session.do(begin)
    for _ in range(150):
        asks = game.asks(session.table)
        offered = [deed for deed in desk.deeds(session.table) if begun(deed, asks) is not None]
        keys = [deed.key for deed in offered]
        assert len(set(keys)) == len(keys), sorted(keys)
        assert {deed.tag for deed in offered} >= {ask.command for ask in asks} - {
            "set-reading",
            "note",
            "edit-sheet",
            "copy-person",
            "move-person",
        }
        step = desk.next_step(session.table)
        assert step.deed is None or begun(step.deed, asks) is not None, step.words
        try:
            session.do(asked(session.table, dice))
        except RuleRefusal:
            continue


def test_the_sheet_of_keys_names_what_works_here_and_nothing_else(sit: Callable[..., Seat]) -> None:
    seat = sit()
    seat.press("F1")
    sheet = seat.program.host.findChild(KeySheet)
    assert isinstance(sheet, KeySheet)
    seat.settle()
    told = " ".join(label.text() for label in sheet.findChildren(QLabel))
    assert kings_desk.begin_round in told and Key.UNDO.tip in told
    assert Key.CAST.tip in told and Key.TASK.tip not in told and Key.END_ACTION.tip not in told
    shown = [page for place, page in enumerate(SheetPage) if sheet.tabs.isTabVisible(place)]
    assert shown == [SheetPage.KEYS, SheetPage.CHIPS]


def before_a_test(seat: Seat) -> Seat:
    """Let Vic challenge Sal, up to the dice."""
    declared(seat).press("C", "2", "Return", "Return", "Return", "Return", "Return")
    return seat


def before_an_attack(seat: Seat) -> Seat:
    """Let Ann take her Action, up to whom she attacks."""
    seat.press("Return", "Return", "Return")
    return seat


@pytest.mark.parametrize(
    ("game", "begin", "up_to", "throws", "told"),
    [
        (KINGS, COURT, before_a_test, "Return", "K-TEST-03"),
        (ACTION, replace(PIER, house_rules=ROLLED), before_an_attack, "3", "A-X-01"),
    ],
    ids=["kings", "action"],
)
def test_the_hosts_window_tells_of_dice_once_the_players_have_seen_them(
    sit: Callable[..., Seat], game: Any, begin: Any, up_to: Callable[[Seat], Seat], throws: str, told: str
) -> None:
    seat = up_to(sit(game, begin))
    rows = list(seat.page.rows.rows)
    seat.keyboard.press(throws)
    assert seat.program.stage.hides_a_throw
    assert seat.page.rows.rows == rows and told not in seat.page.reasons.text()
    seat.settle()
    assert told in seat.page.reasons.text()


@pytest.mark.parametrize("hand", ["Return", "click", "E"])
def test_a_hasty_second_enter_ends_the_tumble_and_nothing_more(sit: Callable[..., Seat], hand: str) -> None:
    seat = before_a_test(sit())
    seat.keyboard.press("Return")
    rolled = seat.session.table
    assert seat.program.stage.hides_a_throw
    if hand == "click":
        QTest.mouseClick(seat.page.next_step, Qt.MouseButton.LeftButton)
    else:
        seat.keyboard.press(hand)
    assert not seat.program.stage.hides_a_throw
    assert seat.session.table is rolled, "nobody has seen the dice yet: the challenge is still open"
    assert seat.step == kings_desk.end_challenge
    seat.keyboard.press("Return")
    assert seat.session.table.round.bout is None, "the next one does what the button says"


def test_a_hasty_second_enter_rolls_nothing_in_action(sit: Callable[..., Seat]) -> None:
    seat = before_an_attack(sit(ACTION, replace(PIER, house_rules=ROLLED)))
    seat.keyboard.press("3")
    rolled = seat.session.table
    seat.keyboard.press("Return")
    assert seat.session.table is rolled
    seat.settle()
    seat.keyboard.press("Return")
    assert seat.session.table is not rolled


def test_the_tv_can_be_blanked_while_dice_tumble(sit: Callable[..., Seat]) -> None:
    seat = before_a_test(sit())
    seat.keyboard.press("Return", "F9")
    assert seat.session.tv.state.blank


def faces(seat: Seat) -> Any:
    """The dice that lie there."""
    bout = seat.session.table.round.bout
    return None if bout is None else bout.dice


def test_a_roll_taken_back_and_made_again_shows_the_same_dice(sit: Callable[..., Seat]) -> None:
    for seed in range(4):
        seat = before_a_test(sit(seed=seed))
        seat.press("Return")
        first = faces(seat)
        for _ in range(3):
            seat.press("Ctrl+Z")
            assert texts.host_window.seen_dice in seat.program.host.statusBar().currentMessage() or (
                texts.host_window.seen_dice in seat.message
            )
            seat.press("Return")
            assert faces(seat) == first
        seat.press("Ctrl+Z", "T")
        seat.type("3 1" if first == ((2,), (2,)) else "2 2")
        seat.press("Return", "Ctrl+Z", "Return")
        assert faces(seat) == first, "nor do dice typed meanwhile bring others"
        seat.press("Ctrl+Z", "Ctrl+Z", "Return", "Return", "Return", "Return")
        assert faces(seat) == first, "the same answer, and the same roll"


def test_an_attack_taken_back_and_made_again_hits_as_before(sit: Callable[..., Seat]) -> None:
    for seed in range(4):
        seat = before_an_attack(sit(ACTION, replace(PIER, house_rules=ROLLED), seed))
        before = seat.session.table
        seat.press("3")
        first, told = seat.session.table, seat.page.reasons.text()
        seat.press("Ctrl+Z")
        assert seat.session.table == before
        seat.press("Return", "3")
        assert seat.session.table == first
        assert seat.page.reasons.text() == told


def test_nothing_tells_of_cards_in_a_game_without_any(sit: Callable[..., Seat]) -> None:
    seat = before_a_test(sit())
    seat.press("Return", "Ctrl+Z", "F1")
    sheet = seat.program.host.findChild(KeySheet)
    assert isinstance(sheet, KeySheet)
    seat.settle()
    words = [label.text() for label in sheet.findChildren(QLabel) if label.isVisible()]
    assert [line for line in (*words, seat.message) if re.search(r"\b(cards?|flip)\b", line)] == []


# --- the program plays -----------------------------------------------------------------------------------------------


def alone(*tempers: str, rules: HouseRules = ROLLED) -> BeginShots:
    """Return an evening of two against two, each of a temper, or nobody's."""
    sides = ("Heroes", "Heroes", "Smugglers", "Smugglers")
    people = zip(("Ann", "Bill", "Cass", "Dora"), sides, tempers, strict=True)
    return BeginShots("A pier", "", tuple(Sheet(who, side, temper=one) for who, side, one in people), rules)


def test_enter_alone_plays_a_fight_of_those_whom_no_person_plays(sit: Callable[..., Seat]) -> None:
    seat = sit(ACTION, alone("bold", "wary", "quick", "coward"))
    seat.press("Return")
    proposed: list[str] = []
    while seat.session.table.fight is not None and len(proposed) < 400:
        proposed.append(seat.page.reasons.text())
        seat.press("Return")
    assert proposed[-1].endswith(action_desk.proposes(why="fight-over", who="", target=""))


def test_undo_through_the_programs_turns_brings_the_same_choices_back(sit: Callable[..., Seat]) -> None:
    seat = sit(ACTION, alone("bold", "wary", "quick", "coward"))
    seat.press("Return")
    proposed = []
    for _ in range(10):
        proposed.append(seat.page.reasons.text().splitlines()[-1])
        seat.press("Return")
    for before in reversed(proposed):
        seat.press("Ctrl+Z")
        assert seat.page.reasons.text().splitlines()[-1] == before


def test_a_key_lets_the_program_play_somebody_once(sit: Callable[..., Seat]) -> None:
    seat = sit(ACTION, alone("", "", "", ""))
    seat.press("Return")
    who = seat.step
    assert who.endswith(action_desk.next_act(who="")) and action_desk.program in seat.buttons
    seat.press("Shift+P", "Shift+P")
    (attack,) = [event for event in seat.session.deeds[-1].events if isinstance(event, Attacked)]
    assert who.startswith(attack.who)
    seat.press("Ctrl+Z", "Ctrl+Z")
    assert seat.step == who


def test_where_people_play_everybody_no_fight_ends_by_enter(sit: Callable[..., Seat]) -> None:
    seat = sit(ACTION, alone("", "", "", ""))
    seat.press("Return")
    for who in ("Cass", "Dora"):
        seat.session.do(SetStatus(who, "out", True))
    seat.page.refresh()
    assert action_desk.decided in seat.page.reasons.text()
    assert seat.step in [action_desk.next_act(who=who) for who in ("Ann", "Bill")]


def test_where_the_table_rolls_the_program_asks_for_the_pv_alone(sit: Callable[..., Seat]) -> None:
    seat = sit(ACTION, alone("bold", "", "bold", "", rules=HouseRules()))
    seat.press("Return")
    seat.press("Shift+P", "Shift+P")
    seat.type("4")
    seat.press("Return")
    assert [one.state.shock for one in seat.session.table.people if one.state.shock] == [4]


def test_the_program_challenges_answers_and_relents_for_who_has_a_temper(sit: Callable[..., Seat]) -> None:
    people = (Person("Vic", 9, 9, 2, temper="bold"), Person("Sal", 8, 4, temper="wary"))
    seat = sit(KINGS, BeginKings("A court", "", people))
    seat.press("Return", "Return", "Return", "Return")
    assert seat.step == guest_desk.program_plays(who="Vic")
    seat.press("Return")
    seat.type("the throne")
    seat.press("Return")
    bout = seat.session.table.round.bout
    assert (bout.challenger.aim, bout.challenger.bid, bout.target) == ("the throne", 2, "Sal")
    assert seat.page.reasons.text().endswith(kings_desk.proposes(why="relents", who="Sal", target=""))
    seat.press("Return")
    assert seat.session.table.round.bout is None


@pytest.mark.parametrize("begins", ["no_evening()", "tarot()"])
def test_a_guest_is_imported_when_its_evening_opens(begins: str, tmp_path: Path) -> None:
    """Nobody who plays Demon City waits for a guest, at the start or in a fight."""
    code = f"""
import sys
from pathlib import Path
from demoncity_gui.app.program import Program
from demoncity_gui.app.start import application
from demoncity_gui.evening.chance import RehearsedChance
from demoncity_gui.evening.evening import no_evening
from demoncity_gui.evening.session import Session
from demoncity_gui.formats.evening_plan import example_plan
from demoncity_gui.games.registry import game_for
from demoncity_gui.host.keyboard.keys import Key
from demoncity_gui.host.settings import Settings
from demoncity_gui.journal.in_memory import JournalInMemory

def tarot():
    session = Session(JournalInMemory(game_for("")), RehearsedChance(1), lambda: "{NOON}")
    session.do(example_plan())
    return session

application()
program = Program({begins}, Settings(Path("s.ini")), None, Path("casts"))
program.show()
for key in (Key.FORECAST, Key.FORECAST, Key.HOUSE_RULES):
    program.host.pages.show_page(key)
print([one for one in sys.modules if ".kings" in one or ".action." in one or ".guest." in one])
"""
    told = subprocess.run(
        [sys.executable, "-c", code],
        cwd=tmp_path,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(CHECKOUT), "HOME": str(tmp_path)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert told.stdout.strip() == "[]"
