"""The players' story holds what they saw: secrets that differ leave no trace in it."""

from __future__ import annotations

import re
from random import Random

import pytest
from hypothesis import given
from msgspec.structs import replace

from demoncity_gui.games.demon_city.rules import commands as cmd
from demoncity_gui.games.demon_city.rules import events as ev
from demoncity_gui.games.demon_city.rules.announcements import ThrowReason
from demoncity_gui.games.demon_city.rules.apply import apply
from demoncity_gui.games.demon_city.rules.characters import State
from demoncity_gui.games.demon_city.rules.commands import TaskSide
from demoncity_gui.games.demon_city.rules.counting import CountLine
from demoncity_gui.games.demon_city.rules.table import Table
from demoncity_gui.games.demon_city.words import players_story
from demoncity_gui.games.demon_city.words.players_story import players_lines
from demoncity_gui.pieces.decks import DeckName
from demoncity_gui.pieces.tarot import Card
from demoncity_gui.texts import demon_city_clashes as clashes
from demoncity_gui.texts import demon_city_deeds as deeds
from demoncity_gui.texts import demon_city_players_story as said
from demoncity_gui.texts import demon_city_story as of_all
from demoncity_gui.texts.catalogue import PLAIN, speaking
from tests.evening.evenings import NOON
from tests.evening.test_secrets import (
    other_edges,
    other_ruling,
    other_stats,
    seeds,
    somebody,
    with_other_cards,
    with_other_numbers,
)
from tests.support.demon_city import JournalInMemory, Session
from tests.support.story_lines import attacked, defended
from tests.support.told_evening import ANN, BILL, CASSIE, COMMANDS, told_chance
from tests.support.whole_rounds import whole_round

PAST = PLAIN._replace(past=True)
HUSHED = ev.DeckShuffled | ev.CharacterChanged | ev.RangeSet | ev.HouseRuleSet


def with_other_secrets(dice: Random, event: ev.Event, after: Table) -> ev.Event:
    """Return an event that looked the same at the table, and differs in all that only the Host knows."""
    match event:
        case ev.Announced():
            return replace(event, announcement=other_edges(dice, event.announcement))
        case ev.ThrowsCounted() if event.count is not None:
            lines = tuple(CountLine(dice.choice(tuple(ThrowReason)), 1, "a secret") for _ in range(3))
            return replace(event, count=replace(event.count, cards=dice.randint(1, 9), lines=lines))
        case ev.DeckShuffled():
            return replace(event, order=tuple(dice.choices(tuple(Card), k=len(event.order))))
        case ev.DeedSettled():
            return replace(
                event, ruling=replace(event.ruling, intensity=dice.randint(0, 10), value=dice.randint(1, 21))
            )
        case ev.ClashJudged():
            assert after.fight is not None
            ruling = other_ruling(dice, event.ruling, told=event.clash <= after.fight.told)
            return replace(event, ruling=ruling)
        case ev.EveningBegan():
            people = tuple(other_stats(dice, one, shown=False) for one in event.characters)
            return replace(event, characters=people, players_deck=tuple(Card), horror_deck=tuple(Card))
        case _:
            return event


def check_story(seed: int) -> None:
    dice = Random(seed)
    for step in whole_round(dice, somebody(dice)):
        table = step.before
        for event in step.events:
            after = apply(table, event)
            told = players_lines(table, after, event)
            other = with_other_secrets(dice, event, after)
            for change in (with_other_cards, with_other_numbers):
                assert players_lines(change(dice, table), change(dice, after), other) == told, event
            shows = isinstance(event, ev.CharacterChanged) and (event.hurt, event.hidden, event.state) != (None,) * 3
            if isinstance(event, HUSHED) and not shows:
                assert told == ()
            table = after


@given(seeds)
def test_two_tables_that_differ_in_secrets_alone_give_the_players_one_story(seed: int) -> None:
    check_story(seed)


@pytest.mark.parametrize("leak", ["stats", "piles", "untold"])
def test_a_planted_leak_is_found(monkeypatch: pytest.MonkeyPatch, leak: str) -> None:
    honest = players_story.players_lines

    def leaking(before: Table, after: Table, event: ev.Event) -> tuple[str, ...]:
        secret = ""
        if leak == "stats" and after.characters:
            secret = str(after.characters[0].stats)
        elif leak == "piles":
            secret = str(after.players_deck.pile)
        elif leak == "untold" and isinstance(event, ev.ClashJudged):
            secret = str(event.ruling.outcome)
        return (*honest(before, after, event), secret)

    monkeypatch.setitem(globals(), "players_lines", leaking)
    with pytest.raises(AssertionError):
        for seed in range(20):
            check_story(seed)


def told(session: Session, *, for_players: bool = True) -> list[str]:
    return [
        words
        for lines in session.history.story(for_players=for_players)
        for line in lines
        for words in (line.text, *line.reasons)
    ]


def evening(commands: tuple[cmd.Command, ...] = COMMANDS) -> Session:
    session = Session(JournalInMemory(), told_chance(), lambda: NOON)
    for command in commands:
        session.do(command)
    return session


@pytest.mark.english
def test_a_whole_evening_reads_like_what_was_seen_at_the_table() -> None:
    words = told(evening())

    for line in (
        said.evening_began(title="Low water"),
        said.action_began(order=["Eel", "Bill", "Ann", "Dirk", "Cassie", "Max"]),
        attacked("Ann", "Bill"),
        defended("Bill", again=True),
        said.cards_turned,
        said.throws(who="Ann", cards=["Nine of Wands", "The Hierophant", "Two of Wands"], value="9"),
        said.situation_complicated(words="The lamp goes out."),
        said.round_began(number="2"),
    ):
        assert line in words
    with speaking(PAST):
        won = clashes.headline(outcome="won", side="The players", value=9)
        landed = clashes.done(who="Ann", deed=deeds.attack(deed=deeds.attacks, targets=["Bill"]))
    assert any(line.startswith(f"{won}. {landed}") for line in words)


@pytest.mark.english
def test_it_is_told_in_the_past_and_can_be_read_out() -> None:
    """This reads English: a story is read out, and the words of the Host stay as they were said."""
    words = told(evening())

    for line in ("Ann announced an attack on Bill.", "Bill thought again, and announced a defense."):
        assert line in words
    assert "The players won with 9. Ann attacked Bill, and succeeded." in words
    present = re.compile(r"\b(takes|throws|attacks|defends|wins|begins|is|are)\b")
    assert [line for line in words if present.search(line)] == []
    words = told(evening(tuple(map(in_own_words, COMMANDS))))
    assert "Ann announced “swings the axe”." in words
    assert any("Ann announced “swings the axe”, and succeeded" in line for line in words)


def in_own_words(command: cmd.Command) -> cmd.Command:
    """Return a command in which Ann's deed is told in the Host's own words."""
    if isinstance(command, cmd.Announce) and command.who == ANN.id:
        return replace(command, announcement=replace(command.announcement, words="swings the axe"))
    return command


def test_what_only_the_host_knows_is_in_no_line() -> None:
    session = evening()
    for command in (
        cmd.SetToughness(BILL.id, -2),
        cmd.SetCalm(CASSIE.id, 1),
        cmd.SetState(BILL.id, State.PANIC, True),
        cmd.SetHouseRule("T-AMB-13", "b"),
        cmd.TryTask(TaskSide(ANN.id, stat="Perception", advantages=("a friend in the force",)), (7,)),
        cmd.DrawFreely(DeckName.PLAYERS, 2),
    ):
        session.do(command)

    words = "\n".join(told(session))

    for secret in ("Toughness", "Calm", "Panic", "House rule", "Intensity", "Agility 3", "friend in the force", "T-"):
        assert secret not in words, secret
    for secret in ("high ground", "handcuffed", "Firearms", "+1", "−1", "pile ran out", "was shuffled"):
        assert secret not in words, secret
    ends = {said.task_judged_past(who="Ann", succeeds=one, recovers=False) for one in (True, False)}
    assert ends & set(words.splitlines())
    assert said.cards_spread(deck="players", cards=[""]).removesuffix(".") in words


@pytest.mark.english
def test_a_clash_is_told_when_the_table_is_told_of_it_and_not_before() -> None:
    first = COMMANDS[: COMMANDS.index(cmd.ThrowCards()) + 1]
    session = evening(first)
    with speaking(PAST):
        won = clashes.headline(outcome="won", side="The players", value=9)
        strikes = clashes.who_strikes(who=["Ann", "Cassie"])
        tie = clashes.headline(outcome="tied", side="", value=6)
    assert sum(line.startswith(won) for line in told(session)) == 1
    assert any(line.endswith(strikes) for line in told(session))

    session.do(cmd.ChooseAttack(ANN.id))
    assert not any(tie in line for line in told(session))
    session.do(cmd.AcceptRuling())

    assert f"{tie}." in told(session)


def test_the_players_are_told_who_is_hurt_and_who_is_no_more() -> None:
    session = evening(COMMANDS[: COMMANDS.index(cmd.ThrowCards())])
    before = len(told(session))

    session.do(cmd.SetHurt(ANN.id, hurt=True))
    session.do(cmd.SetHurt(ANN.id, hurt=False))

    assert told(session)[before:] == [said.hurt_past(who="Ann"), said.hurt_no_more_past(who="Ann")]


def test_the_players_are_told_who_falls_and_who_is_up_again() -> None:
    """What every lane and the list of the TV shows of somebody."""
    session = evening(COMMANDS[: COMMANDS.index(cmd.ThrowCards())])
    before = len(told(session))

    session.do(cmd.SetState(ANN.id, State.OUT, True))
    session.do(cmd.SetState(ANN.id, State.HELD, True))
    session.do(cmd.SetState(ANN.id, State.OUT, False))

    with speaking(PAST):
        fallen, up = (of_all.state_changed(who="Ann", is_so=is_so, state="out") for is_so in (True, False))
    assert told(session)[before:] == [fallen, up]


def test_what_was_taken_back_is_in_neither_story() -> None:
    session = evening()
    before = [told(session, for_players=players) for players in (True, False)]
    session.undo()
    session.undo()
    session.redo()
    session.redo()

    assert [told(session, for_players=players) for players in (True, False)] == before
    session.go_to(1)

    assert told(session) == [said.evening_began(title="Low water")]


@pytest.mark.english
def test_the_hosts_story_gives_every_reason() -> None:
    words = told(evening(), for_players=False)

    assert "+1 high ground [T-SIT-01]" in words
    assert any("Intensity 5" in line for line in words)
    assert len(words) > len(told(evening()))
