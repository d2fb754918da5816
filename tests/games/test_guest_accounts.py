"""A guest's evening as prose: a paragraph for each Action or challenge, no number in it, nothing twice in a row."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Any

import pytest
from msgspec.structs import replace

from demoncity_gui.evening.chance import RehearsedChance
from demoncity_gui.evening.session import AnySession, Session
from demoncity_gui.games.action import tempers as of_action
from demoncity_gui.games.action.rules.commands import BeginFight, EndFight
from demoncity_gui.games.kings import tempers as of_kings
from demoncity_gui.games.kings.rules.commands import BeginRound, EndRound, MakeChallenge
from demoncity_gui.journal.in_memory import JournalInMemory
from demoncity_gui.texts.catalogue import ENGLISH, spoken
from tests.support.random_evenings import EVERY_GAME

AIM = "the keys are handed over."
FIRST, LAST = {"kings": BeginRound(), "action": BeginFight()}, {"kings": EndRound(), "action": EndFight()}


def played(name: str, steps: int = 60, *, hidden: bool = False) -> AnySession:
    """Have the program play everybody of a guest's evening."""
    game, begin, _ = EVERY_GAME[name]
    if hidden:
        begin = replace(begin, people=(*begin.people[:-1], replace(begin.people[-1], hidden=True)))
    session: AnySession = Session(JournalInMemory(game), RehearsedChance(3), lambda: "2018-05-26T12:00:00Z")
    session.do(begin)
    session.do(FIRST[name])
    for step in range(steps):
        tempers: Any = of_kings if name == "kings" else of_action
        choice = tempers.next_choice(session.table, RehearsedChance(step))
        if choice is None:
            break
        command = choice.command
        session.do(replace(command, aim=AIM) if isinstance(command, MakeChallenge) else command)
    if LAST[name] in [type(LAST[name])() for ask in game.asks(session.table) if ask.command.startswith("end-")]:
        session.do(LAST[name])
    return session


def prose(session: AnySession, *, for_players: bool) -> list[str]:
    lines = [line for passage in session.history.account(for_players=for_players) for line in passage]
    return [line.text for line in lines if line.prose]


@pytest.mark.parametrize("code", [ENGLISH, "de"])
@pytest.mark.parametrize("name", FIRST)
def test_it_is_told_in_paragraphs_without_a_number_and_never_twice_alike(name: str, code: str) -> None:
    with spoken(code):
        session = played(name)
        told = prose(session, for_players=True)
        assert len(told) >= 4 and told == prose(session, for_players=False)
    frames = [re.sub("|".join(session.table.names), "N", words) for words in told]
    assert all(one != other for one, other in pairwise(frames))
    assert not any(re.search(r"\d", words) for words in told)
    assert all(words[0].isupper() and words.endswith(".") and ".." not in words for words in told)


@pytest.mark.parametrize("name", FIRST)
def test_players_read_the_prose_and_a_host_the_numbers_beneath_it(name: str) -> None:
    session = played(name)
    lines = {
        for_players: [line for passage in session.history.account(for_players=for_players) for line in passage]
        for for_players in (True, False)
    }
    plain = {key: sum(not line.prose for line in own) for key, own in lines.items()}
    assert plain[True] < plain[False]


@pytest.mark.parametrize("name", FIRST)
def test_who_is_hidden_is_somebody_in_the_players_story(name: str) -> None:
    session = played(name, hidden=True)
    (hidden,) = session.table.hidden
    told = " ".join(prose(session, for_players=True))
    assert hidden not in told
    assert hidden in " ".join(prose(session, for_players=False))
