"""Sheets of guests written on during an evening: what follows, what waits, and whom players may not know."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from demoncity_gui.evening.chance import RehearsedChance
from demoncity_gui.evening.session import AnySession, Session
from demoncity_gui.games.action.game import ACTION
from demoncity_gui.games.action.rules import commands as action
from demoncity_gui.games.common.asks import NotThat
from demoncity_gui.games.common.refusals import Later, RuleRefusal
from demoncity_gui.games.common.sheets import CopyPerson, EditSheet, MovePerson
from demoncity_gui.games.game import AnyGame
from demoncity_gui.games.kings.game import KINGS
from demoncity_gui.games.kings.rules import commands as kings
from demoncity_gui.host.pages.tv.pictures import give_portrait
from demoncity_gui.journal.in_memory import JournalInMemory
from demoncity_gui.texts import asks as asking_texts
from demoncity_gui.tv.scene.spoken import spoken
from tests.support.asked_guest import ACTION_CAST, KINGS_CAST

BOTH = pytest.mark.parametrize(("game", "begin", "who"), [(KINGS, KINGS_CAST, "Vic"), (ACTION, ACTION_CAST, "Ann")])


def sitting(game: AnyGame, *commands: Any) -> AnySession:
    session: AnySession = Session(JournalInMemory(game), RehearsedChance(3), lambda: "2018-05-26T12:00:00Z")
    for command in commands:
        session.do(command)
    return session


def refused(session: AnySession, command: Any) -> Any:
    with pytest.raises(RuleRefusal) as why:
        session.do(command)
    assert session.game.refusal(session.table, why.value.reason).endswith(".")
    return why.value.reason


@BOTH
def test_who_is_copied_moved_and_renamed_sits_there_and_undo_takes_it_back(game: AnyGame, begin: Any, who: str) -> None:
    session = sitting(game, begin)
    before = session.table
    session.do(CopyPerson(who, "Twin"))
    session.do(MovePerson("Twin", 0))
    session.do(EditSheet("Twin", "name", "Double"))
    session.do(EditSheet("Double", "pronoun", "she"))
    assert session.table.names == ("Double", *before.names)
    assert game.heading(session.table).people == session.table.names
    assert isinstance(refused(session, EditSheet("Double", "name", who)), NotThat)
    assert isinstance(refused(session, EditSheet("Double", "hidden", 1)), NotThat)
    for _ in range(4):
        session.undo()
    assert session.table == before


@BOTH
def test_whom_players_may_not_know_is_named_on_no_screen_and_in_no_story(game: AnyGame, begin: Any, who: str) -> None:
    first, *others = begin.people
    session = sitting(game, replace(begin, people=(replace(first, hidden=True), *others)))
    other = session.table.names[1]
    if game is KINGS:
        steps: list[Any] = [kings.BeginRound(), kings.Declare(who, 20), kings.Declare(other, 3), kings.CallOrder()]
        steps += [
            kings.MakeChallenge(other, "the keys", 1),
            kings.Answer("", 1),
            kings.RollDice(),
            kings.EndChallenge(),
        ]
    else:
        steps = [action.BeginFight(), action.Act(), action.RollStrike(other)]
    for step in steps:
        session.do(step)
        assert who not in str(session.tv.picture())
        assert "?" in spoken(session.tv.picture())
    told, whole = (
        " ".join(line.text for lines in session.history.story(for_players=players) for line in lines)
        for players in (True, False)
    )
    assert who not in told
    assert asking_texts.somebody(number=1) in told
    assert who in whole


@BOTH
def test_a_portrait_is_kept_with_the_evening_and_undo_takes_it_off(game: AnyGame, begin: Any, who: str) -> None:
    session = sitting(game, begin)
    before = session.table
    assert give_portrait(session, who, b"\xff\xd8\xff a face") == who
    person: Any = session.table.person(who)
    name = getattr(person, "sheet", person).portrait
    assert session.pictures.readable(name) == b"\xff\xd8\xff a face"
    assert (session.game.papers(session.table, for_players=True) or ())[0].portrait == name
    assert isinstance(refused(session, EditSheet(who, "portrait", "a face")), NotThat)
    session.do(EditSheet(who, "portrait", ""))
    session.undo()
    session.undo()
    assert session.table == before


def test_numbers_of_kings_wait_for_the_challenge_and_names_for_the_round() -> None:
    session = sitting(KINGS, KINGS_CAST, kings.BeginRound(), EditSheet("Vic", "base", 12))
    assert session.table.person("Vic").base == 12
    assert refused(session, EditSheet("Vic", "name", "Vivian")) == Later("round")
    for command in (kings.Declare("Vic", 12), kings.CallOrder(), kings.MakeChallenge("Sal", "", 1)):
        session.do(command)
    assert refused(session, EditSheet("Vic", "base", 13)) == Later("challenge")
    session.do(EditSheet("Vic", "notes", "lies"))
    assert session.table.person("Vic").notes == "lies"


def test_shots_follow_the_sheet_and_harm_stays() -> None:
    """A-SHOT-01, A-SHOT-02: the pool of a fight is never more than the Shot Count."""
    session = sitting(ACTION, ACTION_CAST, action.SetNumber("Ann", "wounds", 2), action.BeginFight())
    session.do(EditSheet("Ann", "luck", 1))
    fighter, ann = session.table.fight.fighter("Ann"), session.table.person("Ann")
    assert (fighter.shot_count, fighter.shots, ann.state.wounds) == (4, 4, 2)
    session.do(EditSheet("Ann", "health", 7))
    assert session.table.person("Ann").state.health == 7
    assert refused(session, EditSheet("Ann", "unnamed", True)) == Later("fight")
    assert refused(session, action.RemovePerson("Ann")) == Later("fight")
    session.do(action.Act())
    assert refused(session, action.SetNumber("Bill", "shock", 3)) == Later("action")
    session.do(action.Strike("Bill", 12))
    assert refused(session, EditSheet("Bill", "toughness", 9)) == Later("rolls")
    session.do(EditSheet("Bill", "hidden", True))
