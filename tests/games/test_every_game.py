"""What every game owes the evening, asked of each: the toy, which the program has never heard of, and those it has."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, get_args

import msgspec
import pytest
from msgspec.structs import replace

from demoncity_gui.evening.chance import RehearsedChance
from demoncity_gui.evening.evening import Evening, read_sound_part
from demoncity_gui.evening.replay import replay
from demoncity_gui.evening.session import AnySession, Session
from demoncity_gui.games.action.game import ACTION
from demoncity_gui.games.action.rules import table as action_table
from demoncity_gui.games.common.refusals import NotNow, RuleRefusal
from demoncity_gui.games.demon_city.game import DEMON_CITY, DICE_EDITION
from demoncity_gui.games.demon_city.rules.table import Table
from demoncity_gui.games.game import AnyGame, Known
from demoncity_gui.games.kings.game import KINGS
from demoncity_gui.games.kings.rules import table as kings_table
from demoncity_gui.games.registry import WORDS, game_for
from demoncity_gui.journal.backups import Backups
from demoncity_gui.journal.file import JournalFile
from demoncity_gui.journal.in_memory import JournalInMemory
from demoncity_gui.journal.troubles import Damaged, NoSpace, Trouble
from tests.games import toy
from tests.journal.forked import LONGEST, all_said, started
from tests.support import asked_guest, asked_play
from tests.support.random_evenings import CAST, DICE_CAST
from tests.support.trials import Trials

NOON = "2018-05-26T12:00:00Z"
SEEDS = range(3)
GUESTS = ("action", "kings")


class Case(NamedTuple):
    """A game, how its evenings begin, and how it is played at random.

    `unseen` returns a table that nobody at it can tell from this one: what lies hidden is another, if anything `hides`.
    """

    game: AnyGame
    begin: Any
    asked: Callable[[Any, Random], Any]
    unseen: Callable[[Any, Random], Any]
    steps: int
    hides: bool = True


def toy_asked(table: toy.Table, dice: Random) -> toy.Command:
    (ask,) = toy.TOY.asks(table)
    return toy.Toss() if ask.command == "toss" else toy.Lift()


def other_coin(table: toy.Table, dice: Random) -> toy.Table:
    return replace(table, hidden={"heads": "tails", "tails": "heads", "": ""}[table.hidden])


def other_piles(table: Table, dice: Random) -> Table:
    """Shuffle what nobody has seen: the piles that cards are drawn from."""
    decks = {
        name: replace(deck, pile=tuple(dice.sample(deck.pile, len(deck.pile))))
        for name, deck in (("players_deck", table.players_deck), ("horror_deck", table.horror_deck))
        if not deck.is_real
    }
    return replace(table, **decks)


def other_pools(table: kings_table.Table, dice: Random) -> kings_table.Table:
    """Let both of a challenge have other pools than anybody has been told."""
    bout = None if table.round is None else table.round.bout
    if table.round is None or bout is None or (bout.challenge is not None and bout.challenge.tests):
        return table
    bout = replace(bout, challenger=replace(bout.challenger, bonus=bout.challenger.bonus + dice.randint(1, 5)))
    return replace(table, round=replace(table.round, bout=bout))


def other_cards(table: action_table.Table, dice: Random) -> action_table.Table:
    """Shuffle the dramatic cards that nobody has drawn."""
    return replace(table, deck=tuple(dice.sample(table.deck, len(table.deck))))


CASES = {
    "toy": Case(toy.TOY, toy.BeginToy(("Ann", "Bill")), toy_asked, other_coin, steps=40),
    "demon city": Case(DEMON_CITY, CAST, asked_play.asked, other_piles, steps=60),
    "dice": Case(DICE_EDITION, DICE_CAST, asked_play.asked, other_piles, steps=60, hides=False),
    "action": Case(ACTION, asked_guest.ACTION_CAST, asked_guest.asked_of(ACTION), other_cards, steps=120),
    "kings": Case(KINGS, asked_guest.KINGS_CAST, asked_guest.asked_of(KINGS), other_pools, steps=80),
}


@pytest.fixture(params=CASES, ids=str)
def case(request: pytest.FixtureRequest) -> Case:
    return CASES[request.param]


def games(word: str) -> AnyGame:
    return next(case.game for case in CASES.values() if case.game.word == word)


def begun(case: Case, seed: int) -> AnySession:
    session: AnySession = Session(JournalInMemory(case.game), RehearsedChance(seed), lambda: NOON)
    session.do(case.begin)
    return session


def played(case: Case, session: AnySession, seed: int) -> Iterator[Any]:
    """Play on at random; yield each command just after it was done."""
    dice = Random(seed)
    for _ in range(case.steps):
        if not case.game.asks(session.table):
            return
        command = case.asked(session.table, dice)
        try:
            session.do(command)
        except RuleRefusal as refusal:
            assert case.game.refusal(session.table, refusal.reason).endswith(".")
        else:
            yield command


def known_of(session: AnySession, *, tells: bool = True) -> tuple[object, ...]:
    """Everything that an evening is at one moment but what the Host holds up, which undo passes over.

    It `tells` its story, which takes longer the longer it is.
    """
    story = [list(session.history.story(for_players=players)) for players in (True, False) if tells]
    return session.table, replace(session.tv.picture(), showing=None), session.heading, story


def tag(command: Any) -> str:
    return str(command.__struct_config__.tag)


def test_every_game_of_the_program_is_tried_here() -> None:
    assert {game_for(word) for word in WORDS} <= {case.game for case in CASES.values()}


def test_a_word_without_more_is_offered_where_it_is_not_refused(case: Case) -> None:
    bare = [kind() for kind in get_args(case.game.commands) if not kind.__struct_fields__]
    tried = {tag(command): set[bool]() for command in bare}
    for seed in SEEDS:
        session = begun(case, seed)
        for _ in played(case, session, seed):
            offered = {ask.command for ask in case.game.asks(session.table)}
            for command in bare:
                try:
                    case.game.decide(session.table, command, RehearsedChance(seed))
                except RuleRefusal as refusal:
                    # Others than this one may lack cards, say, which no offer foresees.
                    assert tag(command) not in offered or refusal.reason != NotNow(), command
                    tried[tag(command)].add(False)
                else:
                    assert tag(command) in offered, command
                    tried[tag(command)].add(True)
    assert sum(len(both) == 2 for both in tried.values()) >= min(2, len(bare)), tried


@pytest.mark.parametrize("name", GUESTS)
def test_a_guest_takes_whatever_it_offers_and_refuses_all_else(
    name: str, trials: Trials, record_property: Callable[[str, object], None]
) -> None:
    """Every field of every offer is filled at random, then one of them with what no offer takes."""
    case, refused, taken = CASES[name], 0, 0
    kinds = {tag(kind): kind for kind in get_args(case.game.commands)}

    def is_refused(table: Any, command: Any) -> bool:
        try:
            case.game.decide(table, command, RehearsedChance(1))
        except RuleRefusal as refusal:
            return case.game.refusal(table, refusal.reason).endswith(".")
        return False

    for seed in range(trials(5)):
        session, dice = begun(case, seed), Random(seed)
        for _ in played(case, session, seed):
            table = session.table
            offered = case.game.asks(table)
            for ask in offered:
                command = asked_guest.command_of(kinds, ask, dice)
                assert not is_refused(table, command), command
                taken += 1
                for spoilt in asked_guest.spoilt(ask, command):
                    if not asked_guest.is_among(offered, spoilt):
                        assert is_refused(table, spoilt), spoilt
                        refused += 1
            for word in kinds.keys() - {ask.command for ask in offered}:
                if (command := asked_guest.at_random(kinds[word], case.begin.people, dice)) is not None:
                    assert is_refused(table, command), command
                    refused += 1
    record_property("taken, refused", (taken, refused))
    assert taken and refused


def test_what_is_decided_is_what_its_events_make_read_again(case: Case) -> None:
    again = msgspec.json.Decoder(list[case.game.events]).decode  # type: ignore[name-defined]
    for seed in SEEDS:
        session = begun(case, seed)
        for command in played(case, session, seed):
            table = session.table
            try:
                events, after = case.game.decide(table, command, RehearsedChance(seed))
            except RuleRefusal:
                continue
            for event in again(msgspec.json.encode(events)):
                table = case.game.apply(table, event)
            assert table == after


def test_whatever_is_undone_and_redone_is_as_it_was(case: Case) -> None:
    for seed in SEEDS:
        session = begun(case, seed)
        before = known_of(session, tells=False)
        for step, _ in enumerate(played(case, session, seed), start=1):
            tells = step % 5 == 0
            after = known_of(session, tells=tells)
            session.undo()
            assert known_of(session, tells=tells) == before
            session.redo()
            assert known_of(session, tells=tells) == after
            before = known_of(session, tells=(step + 1) % 5 == 0)


def test_an_evening_comes_out_again_and_is_found_by_its_first_word(case: Case, tmp_path: Path) -> None:
    for seed in SEEDS:
        path = tmp_path / f"{seed}.demoncity"
        journal: JournalFile[Any, Any, Any] = JournalFile.create(path, case.game)
        session: AnySession = Session(journal, RehearsedChance(seed), lambda: NOON)
        session.do(case.begin)
        for _ in played(case, session, seed):
            pass
        left, entries = known_of(session), journal.entries()
        session.close()
        assert replay(case.game, entries) == (entries, ())
        again, _, reason = read_sound_part(path, games=games)
        assert reason is None and again.game is case.game
        assert known_of(Session(again, RehearsedChance(0), lambda: NOON)) == left


def test_what_lies_hidden_is_on_no_screen_and_in_no_story(case: Case) -> None:
    others = 0
    for seed in SEEDS:
        session, dice = begun(case, seed), Random(seed)
        for _ in played(case, session, seed):
            table, deed = session.table, session.deeds[-1]
            other = case.unseen(table, dice)
            others += other != table
            assert case.game.tv(table, (), Known()) == case.game.tv(other, (), Known())
            assert case.game.heading(table) == case.game.heading(other)
            assert case.game.asks(table) == case.game.asks(other)
            for players in (True, False):
                told, same = (
                    case.game.story(deed, deed.before, after, deed.events[-1], for_players=players)
                    for after in (table, other)
                )
                assert told == same
    assert bool(others) is case.hides


def test_a_full_disk_loses_nothing_and_play_goes_on_once_there_is_room(case: Case, tmp_path: Path) -> None:
    for seed in SEEDS:
        path = tmp_path / f"{seed}.demoncity"
        journal: JournalFile[Any, Any, Any] = JournalFile.create(path, case.game)
        session: AnySession = Session(journal, RehearsedChance(seed), lambda: NOON)
        session.do(case.begin)
        ((pages,),) = journal._connection.execute("PRAGMA page_count")
        journal._connection.execute(f"PRAGMA max_page_count = {pages + 1}").fetchall()
        kept = session.table
        with pytest.raises(Trouble) as full:
            while True:
                for _ in played(case, session, seed):
                    kept = session.table
                while session.history.timeline.height > 1:
                    session.undo()
                    kept = session.table
        assert full.value.reason == NoSpace(path)
        assert session.table == kept
        journal._connection.execute("PRAGMA max_page_count = 1000000").fetchall()
        for _ in played(case, session, seed):
            pass
        left = known_of(session)
        session.close()
        again, _, reason = read_sound_part(path, games=games)
        assert reason is None
        assert known_of(Session(again, RehearsedChance(0), lambda: NOON)) == left


def play(path: Path, backups: Path, name: str, say: Connection) -> None:
    """Play on for ever, and say each table once it is kept."""
    case = CASES[name]
    evening = Evening.begin(path, case.begin, Backups(backups), lambda: NOON, RehearsedChance(1), games=games)
    say.send(None)
    while True:
        for _ in played(case, evening.session, evening.session.history.timeline.last):
            say.send(msgspec.json.encode(evening.session.table))
        while evening.session.history.timeline.height > 1:
            evening.session.undo()
            say.send(msgspec.json.encode(evening.session.table))


@pytest.mark.parametrize("name", CASES)
def test_a_killed_program_has_kept_what_it_acknowledged(name: str, tmp_path: Path, trials: Trials) -> None:
    for trial in range(trials(20)):
        path, backups = tmp_path / f"{trial}.demoncity", tmp_path / "backups"
        process, hears = started(play, path, backups, name)
        assert hears.poll(LONGEST)
        assert hears.recv() is None
        process.join(0.2 + trial * 0.013)
        assert process.exitcode is None, "the program died by itself"
        process.kill()
        process.join()
        said = all_said(hears)
        evening = Evening.open(path, lambda: CASES[name].begin, Backups(backups), lambda: NOON, games=games)
        session = evening.session
        tables = [msgspec.json.encode(session.table)]
        # One step more may have been kept, with no time left to say so: something done, or something taken back.
        for step in (session.redo,) if session.history.timeline.to_redo else (session.undo,):
            step()
            tables.append(msgspec.json.encode(session.table))
        assert said and said[-1] in tables
        evening.close(NOON)


def test_an_evening_of_a_game_that_is_not_here_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "toy.demoncity"
    Evening.begin(path, CASES["toy"].begin, Backups(tmp_path / "b"), lambda: NOON, games=games).close(NOON)
    written = path.read_bytes()
    with pytest.raises(Trouble) as why:
        JournalFile.open(path, game_for)
    assert why.value.reason == Damaged(path, entry=1)
    assert path.read_bytes() == written
