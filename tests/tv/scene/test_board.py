"""A game without cards on the TV: what is seen of dice before they are told, and that all of it fits."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from PySide6.QtWidgets import QApplication

from demoncity_gui.cards.drawing.cache import CardPixmaps
from demoncity_gui.evening.chance import RehearsedChance
from demoncity_gui.evening.session import AnySession, Session
from demoncity_gui.games.action.game import ACTION
from demoncity_gui.games.action.rules import commands as shots
from demoncity_gui.games.common.refusals import RuleRefusal
from demoncity_gui.games.game import AnyGame
from demoncity_gui.games.kings.game import KINGS
from demoncity_gui.games.kings.rules import commands as do
from demoncity_gui.games.kings.rules.table import Person
from demoncity_gui.journal.in_memory import JournalInMemory
from demoncity_gui.journal.tv_change import TvSwitch
from demoncity_gui.pieces.board import Board
from demoncity_gui.pieces.tv_picture import TvPicture, TvStage
from demoncity_gui.texts import action, kings, tv
from demoncity_gui.tv.scene.boxes import SAFE, SMALLEST_TEXT
from demoncity_gui.tv.scene.die_item import DieItem
from demoncity_gui.tv.scene.motion import BEATS, Beat
from demoncity_gui.tv.scene.sheet_item import SheetItem
from demoncity_gui.tv.scene.spoken import spoken
from demoncity_gui.tv.scene.tv_scene import TvScene
from tests.support import asked_guest

NOON = "2018-05-26T12:00:00Z"
GUESTS: dict[str, tuple[AnyGame, Any]] = {
    "kings": (KINGS, asked_guest.KINGS_CAST),
    "action": (ACTION, asked_guest.ACTION_CAST),
}


@pytest.fixture
def stage(qapp: QApplication) -> Iterator[TvScene]:
    made = TvScene(CardPixmaps())
    yield made
    made.settle()


def begun(name: str, seed: int = 0) -> AnySession:
    game, begin = GUESTS[name]
    session: AnySession = Session(JournalInMemory(game), RehearsedChance(seed), lambda: NOON)
    session.do(begin)
    return session


def played(name: str, seed: int, steps: int = 80) -> Iterator[tuple[AnySession, Any]]:
    session, dice, asked = begun(name, seed), Random(seed), asked_guest.asked_of(GUESTS[name][0])
    for _ in range(steps):
        try:
            command = asked(session.table, dice)
            session.do(command)
        except RuleRefusal:
            continue
        yield session, command


def challenged() -> AnySession:
    """Return an evening in which both are about to roll."""
    session = begun("kings")
    session.do(do.BeginRound())
    session.do(do.Declare("Vic", 9))
    session.do(do.CallOrder())
    session.do(do.MakeChallenge("Sal", "the throne is Vic’s", 2, bonus=11))
    session.do(do.Answer("Sal leaves alive", 1))
    return session


def board(picture: TvPicture | None) -> Board:
    assert picture is not None and picture.board is not None
    return picture.board


def test_bids_are_coins_and_dice_lie_blank_until_they_are_rolled(stage: TvScene) -> None:
    session = challenged()
    seats = board(session.tv.picture()).seats
    assert [(seat.name, seat.words, seat.coins) for seat in seats] == [
        ("Vic", "the throne is Vic’s", 2),
        ("Sal", "Sal leaves alive", 1),
    ]
    assert [[die.face for die in seat.dice] for seat in seats] == [[None], [None, None]]


def test_nobody_sees_a_pool(stage: TvScene) -> None:
    session = challenged()
    shown = msgspec.json.encode(session.tv.picture()).decode()
    assert "20" not in shown, "9 Traits and a bonus of 11"
    session.do(do.TypeDice((3,), (3, 3)))
    assert "20" not in msgspec.json.encode(session.tv.picture()).decode()


@pytest.mark.parametrize(
    ("dice", "by", "own", "other"),
    [(((1,), (2, 3)), "successes", 1, 0), (((3,), (2, 3)), "pool", 0, 0), (((3,), (1, 1)), "successes", 2, 0)],
)
def test_the_players_read_why_somebody_is_ahead(dice: Any, by: str, own: int, other: int) -> None:
    session = challenged()
    session.do(do.TypeDice(*dice))
    banner = session.tv.picture().banner
    assert banner is not None and banner.line == kings.tv_why(by=by, own=own, other=other)


def test_a_wish_of_four_lines_can_be_read_whole_and_the_coins_lie_level(stage: TvScene) -> None:
    wish = "Salazar must hand over the keys of the ferry, the tug and the boat house, and leave before the sun comes up"
    session = begun("kings")
    for command in (do.BeginRound(), do.Declare("Vic", 9), do.CallOrder(), do.MakeChallenge("Sal", wish, 2)):
        session.do(command)
    stage.show_picture(session.tv.picture())
    sheets = [item for item in stage.items() if isinstance(item, SheetItem)]
    names = {text.line.text: text.box.y for item in sheets for text in item.texts if text.line.text in ("Vic", "Sal")}
    assert names["Vic"] == names["Sal"], "both names stand at the top before the answer"
    session.do(do.Answer("", 1))
    stage.show_picture(session.tv.picture(), quiet=True)
    sheets = [item for item in stage.items() if isinstance(item, SheetItem)]
    assert wish in " ".join(text.line.text for item in sheets for text in item.texts)


def test_while_dice_tumble_nothing_says_who_is_ahead(stage: TvScene) -> None:
    session = challenged()
    stage.show_picture(session.tv.picture())
    session.do(do.TypeDice((1,), (2, 3)))
    stage.show_picture(session.tv.picture())
    assert stage.hides_a_throw
    assert stage.seen is not None and [die.face for die in board(stage.seen).seats[0].dice] == [None]
    tumbling = [item for item in stage.items() if isinstance(item, DieItem)]
    assert len(tumbling) == 3
    stage.motion.setCurrentTime(BEATS[Beat.MOVE].length + BEATS[Beat.TURN].length + 100)
    open_now = board(stage.seen)
    assert [die.face for die in open_now.seats[0].dice] == [1]
    assert [seat.is_ahead for seat in open_now.seats] == [None, None], "they lie open, and nothing is told yet"
    stage.settle()
    assert sorted(item.text for item in tumbling) == ["1", "2", "3"]
    assert [seat.is_ahead for seat in board(stage.seen).seats] == [True, False]
    assert kings.tv_ahead(who="Vic") in stage.words


def test_an_attack_lands_with_its_number_and_wounds_tick(stage: TvScene) -> None:
    ticks = 0
    for session, _ in played("action", 5, 200):
        picture = session.tv.picture()
        stage.show_picture(picture)
        if picture.stage is not TvStage.BOARD:
            continue
        attacked = [event for deed in session.deeds[-1:] for event in deed.events if type(event).__name__ == "Attacked"]
        if attacked:
            assert board(picture).number == attacked[0].outcome.pv
            assert [len(seat.dice) for seat in board(picture).seats][1:] == [0]
        for mark in board(picture).clock:
            person = next((one for one in session.table.people if one.name == mark.name), None)
            if person is not None and mark.of:
                assert not person.sheet.unnamed, "players are told no numbers of the unnamed"
                assert mark.ticks == min(person.state.wounds, mark.of)
                ticks += mark.ticks
    assert ticks


def test_the_players_see_the_shots_of_the_named_and_that_a_blow_missed(stage: TvScene) -> None:
    spent = missed = 0
    for session, _ in played("action", 5, 200):
        picture = session.tv.picture()
        if picture.stage is not TvStage.BOARD:
            continue
        stage.show_picture(picture)
        stage.settle()
        fight = session.table.fight
        for mark in board(picture).clock:
            person = next((one for one in session.table.people if one.name == mark.name), None)
            if person is None or fight is None or fight.stack is not None:
                continue
            told = tv.shots(number=mark.shots, whole=mark.shot_count) in spoken(picture)
            assert told is bool(mark.shot_count), "a screen reader says them too"
            assert bool(mark.shot_count) is not (person.sheet.unnamed or person.sheet.hidden)
            if mark.shot_count:
                assert mark.shots == min(fight.fighter(person.name).shots, mark.shot_count)
                spent += mark.shot_count - mark.shots
        if len(board(picture).seats) == 2:
            missed += board(picture).number is None
            assert (action.tv_missed in stage.words) is (board(picture).number is None)
    assert spent
    assert missed


def test_what_is_done_with_shots_is_told_on_the_tv() -> None:
    session = begun("action")
    session.do(shots.BeginFight())
    who = session.table.names[0]
    session.do(shots.Defend(who))
    banner = session.tv.picture().banner
    assert banner is not None
    assert banner.line == action.did_defend(who=who)


@pytest.mark.parametrize("name", GUESTS)
@pytest.mark.parametrize("seed", range(2))
def test_without_names_no_name_is_on_the_tv(name: str, seed: int) -> None:
    for session, _ in played(name, seed):
        session.tv.switch(TvSwitch.NAMES, on=False)
        shown = msgspec.json.encode(session.tv.picture()).decode()
        assert not [one for one in session.table.names if one in shown]
        session.tv.switch(TvSwitch.NAMES, on=True)


@pytest.mark.parametrize("name", GUESTS)
@pytest.mark.parametrize("seed", range(2))
def test_everything_written_is_large_enough_and_within_the_safe_ground(stage: TvScene, name: str, seed: int) -> None:
    for session, _ in played(name, seed, 60):
        stage.show_picture(session.tv.picture(), quiet=True)
        for item in stage.items():
            if isinstance(item, SheetItem):
                for text in item.texts:
                    assert text.line.font.pixelSize() >= round(SMALLEST_TEXT), text.line.text
                    assert SAFE.x <= text.box.x and text.box.right <= SAFE.right + 1, text.line.text


def test_of_forty_people_those_around_who_acts_are_on_the_clock(stage: TvScene) -> None:
    many = replace(asked_guest.KINGS_CAST, people=tuple(Person(f"Guest {place:02}", 9, 9) for place in range(40)))
    session: AnySession = Session(JournalInMemory(KINGS), RehearsedChance(1), lambda: NOON)
    session.do(many)
    session.do(do.BeginRound())
    for place, person in enumerate(many.people):
        session.do(do.Declare(person.name, 60 - place))
    session.do(do.CallOrder())
    for _ in range(20):
        session.do(do.Act())
    stage.show_picture(session.tv.picture(), quiet=True)
    written = " ".join(item.words for item in stage.items() if isinstance(item, SheetItem))
    assert "Guest 20" in written and "Guest 19" in written and "Guest 00" not in written


def test_the_same_faces_thrown_again_tumble_again(stage: TvScene) -> None:
    attacks = [
        session.tv.picture() for session, command in played("action", 5, 300) if "Strike" in type(command).__name__
    ]
    rolled = [one for one in attacks if one.board is not None and one.board.throw and one.board.seats[0].dice]
    first, again = rolled[0], replace(rolled[0], board=replace(board(rolled[0]), throw=board(rolled[0]).throw + 1))
    stage.show_picture(first, quiet=True)
    stage.show_picture(again)
    assert stage.hides_a_throw


def test_dramatic_cards_lie_open_until_the_next_and_make_way_for_an_attack(stage: TvScene) -> None:
    session = begun("action")
    session.do(shots.BeginFight())
    stage.show_picture(session.tv.picture(), quiet=True)
    board = session.tv.picture().board
    assert board is not None and [one.whose for one in board.cards] == ["Heroes", "Triad"]
    assert {"Heroes", "Triad"} <= {
        word for item in stage.items() if isinstance(item, SheetItem) for word in item.words.split()
    }
    assert all(f"{one.whose}: {one.words}" in spoken(session.tv.picture()) for one in board.cards)
    session.do(shots.Act())
    session.do(shots.RollStrike("Cass"))
    board = session.tv.picture().board
    assert board is not None and not board.cards and len(board.seats) == 2
