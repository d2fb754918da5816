"""The TV keeps a picture while the Host works: frozen, or held at a throw."""

from __future__ import annotations

from demoncity_gui.journal.tv_change import TvSwitch
from demoncity_gui.pieces.tv_picture import TvStage
from tests.evening.evenings import NOON
from tests.support.demon_city import JournalInMemory, Session
from tests.support.told_evening import COMMANDS, told_chance

READY, THROWN = 11, 12
"""How many commands until the cards lie ready, and until they are thrown."""


def session_after(length: int) -> Session:
    session = Session(JournalInMemory(), told_chance(), lambda: NOON)
    for command in COMMANDS[:length]:
        session.do(command)
    return session


def test_a_frozen_tv_keeps_its_picture_while_the_evening_goes_on() -> None:
    session = session_after(READY)
    before = session.tv.picture()
    session.tv.switch(TvSwitch.FROZEN, on=True)

    session.do(COMMANDS[READY])

    assert session.tv.frozen
    assert session.tv.picture() == before
    session.tv.switch(TvSwitch.FROZEN, on=False)
    assert session.tv.picture().stage is TvStage.VERDICT


def test_blanking_goes_before_freezing_and_leaves_it() -> None:
    session = session_after(READY)
    session.tv.switch(TvSwitch.BLANK, on=True)
    session.tv.switch(TvSwitch.FROZEN, on=True)
    assert session.tv.picture().blank

    session.do(COMMANDS[READY])
    session.tv.switch(TvSwitch.BLANK, on=False)

    assert session.tv.picture().stage is TvStage.READY


def test_a_held_flip_turns_the_cards_for_the_host_first_and_for_the_players_with_motion() -> None:
    session = session_after(READY)
    session.tv.switch(TvSwitch.HOLD_FLIPS, on=True)
    quiet = list[bool]()
    session.watch(quiet.append)

    session.do(COMMANDS[READY])

    assert session.tv.flip_held
    assert session.tv.picture().stage is TvStage.READY
    session.tv.turn_cards()
    assert (session.tv.picture().stage, session.tv.flip_held, quiet) == (TvStage.VERDICT, False, [False, False])


def test_a_throw_that_is_taken_back_holds_nothing_any_more() -> None:
    session = session_after(READY)
    session.tv.switch(TvSwitch.HOLD_FLIPS, on=True)
    session.do(COMMANDS[READY])

    session.undo()

    assert not session.tv.frozen
    assert not session.tv.flip_held
    assert session.tv.state.hold_flips


def test_nobody_has_seen_the_cards_of_a_flip_that_is_held() -> None:
    session = session_after(READY)
    session.tv.switch(TvSwitch.HOLD_FLIPS, on=True)
    session.do(COMMANDS[READY])
    assert not session.undo()
    session.redo()
    session.tv.turn_cards()
    assert session.undo()


def test_freezing_a_held_flip_keeps_the_picture_until_the_tv_follows_and_nothing_else_turns_it() -> None:
    session = session_after(READY)
    session.tv.switch(TvSwitch.HOLD_FLIPS, on=True)
    session.do(COMMANDS[READY])
    assert not session.tv.frozen
    session.tv.switch(TvSwitch.FROZEN, on=False)
    assert session.tv.flip_held, "letting a TV follow that is not frozen turns no card"

    session.tv.switch(TvSwitch.FROZEN, on=True)
    session.tv.turn_cards()

    assert (session.tv.frozen, session.tv.flip_held) == (True, False)
    assert session.tv.picture().stage is TvStage.READY
    session.tv.switch(TvSwitch.FROZEN, on=False)
    assert session.tv.picture().stage is TvStage.VERDICT


def test_a_throw_brought_back_is_held_like_a_new_one() -> None:
    session = session_after(READY)
    session.tv.switch(TvSwitch.HOLD_FLIPS, on=True)
    session.do(COMMANDS[READY])
    session.undo()

    session.redo()

    assert session.tv.flip_held
    assert session.tv.picture().stage is TvStage.READY


def test_undo_of_what_came_after_the_throw_turns_no_held_card() -> None:
    session = session_after(READY)
    session.tv.switch(TvSwitch.HOLD_FLIPS, on=True)
    session.do(COMMANDS[READY])
    session.do(COMMANDS[THROWN])

    session.undo()

    assert session.tv.flip_held
    assert session.tv.picture().stage is TvStage.READY


def test_nothing_is_held_before_a_throw() -> None:
    session = session_after(1)
    session.tv.switch(TvSwitch.HOLD_FLIPS, on=True)
    for command in COMMANDS[1:READY]:
        session.do(command)

    assert session.tv.picture().stage is TvStage.READY
    assert not session.tv.frozen
