"""A guest's evening that somebody edited: a table that can't have been played is damage, and the entry is named."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from demoncity_gui.evening.chance import RehearsedChance
from demoncity_gui.evening.evening import Evening, read_sound_part
from demoncity_gui.evening.session import AnySession, Session
from demoncity_gui.games.action.rules import commands as action
from demoncity_gui.games.action.rules import events as shots
from demoncity_gui.games.action.rules import sound as sound_action
from demoncity_gui.games.action.rules import table as at_action
from demoncity_gui.games.action.rules.stack import Padding
from demoncity_gui.games.common.house_rules import HouseRules
from demoncity_gui.games.kings.rules import commands as kings
from demoncity_gui.games.kings.rules import sound as sound_kings
from demoncity_gui.games.kings.rules import table as at_kings
from demoncity_gui.journal.backups import Backups
from demoncity_gui.journal.entries import EntryKind
from demoncity_gui.journal.file import JournalFile
from demoncity_gui.journal.in_memory import JournalInMemory
from demoncity_gui.journal.troubles import Damaged, Trouble
from tests.support.random_evenings import EVERY_GAME

NOON = "2018-05-26T12:00:00Z"
CARDS = HouseRules((("A-AMB-01", "b"), ("A-OPT-04", "on"), ("A-OPT-20", "on")))


def after(name: str, *commands: Any, begin: Any = None) -> Any:
    """Return the table after these commands."""
    session: AnySession = Session(JournalInMemory(EVERY_GAME[name].game), RehearsedChance(5), lambda: NOON)
    for command in (begin or EVERY_GAME[name].begin, *commands):
        session.do(command)
    return session.table


def at_odds() -> at_kings.Table:
    """Return a table of Kings at which a challenge was tested."""
    declared = [kings.Declare(who, 9) for who in ("Vic", "Sal")]
    steps = (*declared, kings.CallOrder(), kings.MakeChallenge("Tom", "the keys", 2), kings.Answer("", 1))
    table: at_kings.Table = after("kings", kings.BeginRound(), *steps, kings.RollDice())
    return table


def in_action(*, cards: bool = False) -> at_action.Table:
    """Return a table of Action! at which an Action is open, or who is next is said by cards."""
    begin = EVERY_GAME["action"].begin
    begin = replace(begin, house_rules=CARDS) if cards else begin
    table: at_action.Table = after("action", action.BeginFight(), *(() if cards else (action.Act(),)), begin=begin)
    return table


KingsEdit = Callable[[at_kings.Table, at_kings.Round, at_kings.Bout, Any], at_kings.Table]
KINGS: dict[str, KingsEdit] = {
    "two of a name": lambda table, *_: replace(table, people=(*table.people, table.people[0])),
    "a nameless one": lambda table, *_: replace(table, people=(*table.people, at_kings.Person(" "))),
    "Traits below 0": lambda table, *_: replace(table, people=(*table.people, at_kings.Person("Zoe", traits=-1))),
    "Celerity of 6": lambda table, *_: replace(table, people=(*table.people, at_kings.Person("Zoe", celerity=6))),
    "too many dice": lambda table, *_: replace(table, people=(*table.people, at_kings.Person("Zoe", retests=10))),
    "a strange reading": lambda table, *_: replace(table, rules=HouseRules((("K-AMB-01", "z"),))),
    "a stranger acts": lambda table, now, *_: replace(table, round=replace(now, queue=("Nobody",), bout=None)),
    "a stranger acted": lambda table, now, *_: replace(table, round=replace(now, acted=("Nobody",))),
    "a stranger rolled": lambda table, now, *_: replace(table, round=replace(now, rolled=(("Nobody", (1,)),))),
    "a stranger declared": lambda table, now, *_: replace(
        table, round=replace(now, declared=(at_kings.Declared("Nobody", (1,)),))
    ),
    "no action declared": lambda table, now, *_: replace(
        table, round=replace(now, declared=(at_kings.Declared("Vic", ()),))
    ),
    "nobody's challenge": lambda table, now, *_: replace(table, round=replace(now, queue=())),
    "a stranger is challenged": lambda table, now, bout, _: replace(
        table, round=replace(now, bout=replace(bout, target="Nobody", challenge=None))
    ),
    "another answered": lambda table, now, bout, _: replace(
        table, round=replace(now, bout=replace(bout, target="Una"))
    ),
    "a third side": lambda table, now, bout, challenge: replace(
        table, round=replace(now, bout=replace(bout, challenge=replace(challenge, overbidder=2)))
    ),
    "two tests of one": lambda table, now, bout, challenge: replace(
        table, round=replace(now, bout=replace(bout, challenge=replace(challenge, tests=challenge.tests * 2)))
    ),
    "an overbid before the test": lambda table, now, bout, challenge: replace(
        table,
        round=replace(now, bout=replace(bout, dice=None, challenge=replace(challenge, tests=(), overbidder=0))),
    ),
    "a test without dice": lambda table, now, bout, _: replace(
        table, round=replace(now, bout=replace(bout, dice=None))
    ),
    "a 4 on a d3": lambda table, now, bout, _: replace(
        table, round=replace(now, bout=replace(bout, dice=((4,), (1,))))
    ),
    "a bid of millions": lambda table, now, bout, _: replace(
        table, round=replace(now, bout=replace(bout, challenger=replace(bout.challenger, bid=10**9)))
    ),
    "millions of dice": lambda table, now, bout, _: replace(
        table, round=replace(now, bout=replace(bout, challenger=replace(bout.challenger, retests=10**9)))
    ),
}


def test_what_is_played_is_sound() -> None:
    sound_kings.see_to(at_odds())
    sound_action.see_to(in_action())
    sound_action.see_to(in_action(cards=True))


@pytest.mark.parametrize("edit", KINGS.values(), ids=KINGS)
def test_a_table_of_kings_that_was_not_played_is_told_from_one_that_was(edit: KingsEdit) -> None:
    table = at_odds()
    assert table.round is not None and table.round.bout is not None
    with pytest.raises(ValueError):
        sound_kings.see_to(edit(table, table.round, table.round.bout, table.round.bout.challenge))


ActionEdit = Callable[[at_action.Table, at_action.Fight, at_action.Person], at_action.Table]
ACTION: dict[str, ActionEdit] = {
    "two of a name": lambda table, _, ann: replace(table, people=(*table.people, ann)),
    "another's state": lambda table, _, ann: table.with_person(replace(ann, state=replace(ann.state, name="Bill"))),
    "Health of 0": lambda table, _, ann: table.with_person(replace(ann, sheet=replace(ann.sheet, health=0))),
    "a group of millions": lambda table, _, ann: table.with_person(replace(ann, sheet=replace(ann.sheet, size=10**9))),
    "Wits of millions": lambda table, _, ann: table.with_person(replace(ann, sheet=replace(ann.sheet, wits=10**9))),
    "an endless weapon": lambda table, _, ann: table.with_person(replace(ann, sheet=replace(ann.sheet, effect=10**9))),
    "Wounds below 0": lambda table, _, ann: table.with_person(replace(ann, state=replace(ann.state, wounds=-1))),
    "Shots below 0": lambda table, _, ann: table.with_person(replace(ann, shots=-1)),
    "an endless sleep": lambda table, _, ann: table.with_person(replace(ann, waking=10**9)),
    "a strange reading": lambda table, *_: replace(table, rules=HouseRules((("A-AMB-29", "z"),))),
    "a strange question": lambda table, *_: replace(table, rules=HouseRules((("K-AMB-01", "b"),))),
    "a question read twice": lambda table, *_: replace(table, rules=HouseRules((("A-AMB-01", "b"),) * 2)),
    "a strange card in the deck": lambda table, *_: replace(table, deck=("cups-7",)),
    "a strange card drawn": lambda table, fight, _: replace(table, fight=replace(fight, cards=(("Heroes", "cups-7"),))),
    "somebody is not in the order": lambda table, fight, _: replace(
        table, fight=replace(fight, fighters=fight.fighters[1:])
    ),
    "a stranger in the order": lambda table, fight, _: replace(
        table, fight=replace(fight, fighters=(*fight.fighters[1:], replace(fight.fighters[0], name="Nobody")))
    ),
    "millions of Shots": lambda table, fight, _: replace(
        table, fight=replace(fight, fighters=(replace(fight.fighters[0], shots=10**9), *fight.fighters[1:]))
    ),
    "an endless Initiative": lambda table, fight, _: replace(
        table, fight=replace(fight, fighters=(replace(fight.fighters[0], added=10**9), *fight.fighters[1:]))
    ),
    "a stranger acts": lambda table, fight, _: replace(table, fight=replace(fight, open=at_action.Open("Nobody"))),
    "only a stranger may be struck": lambda table, fight, _: replace(
        table, fight=replace(fight, open=at_action.Open("Ann", only="Nobody"))
    ),
    "a stranger was struck": lambda table, fight, _: replace(
        table, fight=replace(fight, open=at_action.Open("Ann", struck=("Nobody",)))
    ),
    "a stranger defends": lambda table, fight, _: replace(table, fight=replace(fight, defending=("Nobody",))),
    "a stranger skips": lambda table, fight, _: replace(table, fight=replace(fight, skips=("Nobody",))),
    "a stranger may wake": lambda table, fight, _: replace(table, fight=replace(fight, may_wake=("Nobody",))),
    "a stranger woke": lambda table, fight, _: replace(table, fight=replace(fight, woke=("Nobody",))),
    "a stranger's fire": lambda table, fight, _: replace(
        table, fight=replace(fight, fires=(at_action.Fire("Nobody", 5, aggressive=True),))
    ),
    "a strange group": lambda table, fight, _: replace(
        table, fight=replace(fight, chances=(at_action.Chance("Nobody"),))
    ),
    "a group against a stranger": lambda table, fight, _: replace(
        table, fight=replace(fight, chances=(at_action.Chance("Thugs", "Nobody"),))
    ),
}
STACKS: dict[str, tuple[Any, ...]] = {
    "two of a name": ("Ann", "Ann"),
    "a stranger": ("Nobody",),
    "too many": (Padding(""),) * 100,
}


@pytest.mark.parametrize("edit", ACTION.values(), ids=ACTION)
def test_a_table_of_action_that_was_not_played_is_told_from_one_that_was(edit: ActionEdit) -> None:
    table = in_action()
    assert table.fight is not None
    with pytest.raises(ValueError):
        sound_action.see_to(edit(table, table.fight, table.person("Ann")))


@pytest.mark.parametrize("cards", STACKS.values(), ids=STACKS)
def test_a_stack_that_was_not_played_is_told_from_one_that_was(cards: tuple[Any, ...]) -> None:
    table = in_action(cards=True)
    assert table.fight is not None and table.fight.stack is not None
    with pytest.raises(ValueError):
        sound_action.see_to(replace(table, fight=replace(table.fight, stack=replace(table.fight.stack, cards=cards))))


def test_rolls_that_are_due_from_a_stranger_are_told_from_those_of_somebody_here() -> None:
    attacks = (action.BeginFight(), action.Act(), action.Strike("Cass", 100))
    rules = HouseRules((("A-OPT-04", "on"),))
    table = after("action", *attacks, begin=replace(EVERY_GAME["action"].begin, house_rules=rules))
    pending = table.fight.pending
    sound_action.see_to(table)
    for other in (
        replace(pending, who="Nobody"),
        replace(pending, felt=replace(pending.felt, target=replace(pending.felt.target, name="Nobody"))),
    ):
        with pytest.raises(ValueError):
            sound_action.see_to(replace(table, fight=replace(table.fight, pending=other)))


def test_check_and_the_window_name_the_same_entry_of_an_evening_with_a_stranger_in_its_fight(tmp_path: Path) -> None:
    path, backups = tmp_path / "evening.demoncity", Backups(tmp_path / "backups")
    game = EVERY_GAME["action"].game
    session: AnySession = Session(JournalFile.create(path, game), RehearsedChance(5), lambda: NOON)
    for command in (EVERY_GAME["action"].begin, action.BeginFight(), action.Note("all was well")):
        session.do(command)
    entries = session._journal.entries()
    session.close()
    path.unlink()
    began = entries[1].events[0]
    assert isinstance(began, shots.FightBegan) and entries[1].kind is EntryKind.DO
    strangers = tuple(replace(one, name="Nobody") if one.name == "Ann" else one for one in began.fighters)
    edited = replace(entries[1], events=(replace(began, fighters=strangers), *entries[1].events[1:]))
    JournalFile.create(path, game, (entries[0], edited, entries[2])).close()
    journal, _, reason = read_sound_part(path)
    assert reason == Damaged(path, entry=2) and journal.timeline.last == 1
    with pytest.raises(Trouble) as trouble:
        Evening.open(path, lambda: EVERY_GAME["action"].begin, backups, lambda: NOON)
    assert isinstance(trouble.value.reason, Damaged)
