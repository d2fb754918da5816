"""Tasks that wait for real cards, as the session tells them: what the TV shows, and back and forth by undo."""

from __future__ import annotations

import pytest

from demoncity_gui import texts
from demoncity_gui.games.demon_city.rules.commands import (
    BeginAction,
    BeginEvening,
    CheckCalm,
    Command,
    Contest,
    DrawFreely,
    DrawNumber,
    LetGo,
    Note,
    SetHouseRule,
    SetHurt,
    SetRealDeck,
    TaskSide,
    ThrowCards,
    ThrowDamage,
    TryTask,
    TypeCards,
)
from demoncity_gui.host.desks.demon_city.views import Views
from demoncity_gui.journal.tv_change import TvSwitch
from demoncity_gui.pieces.decks import DeckMode, DeckName
from demoncity_gui.pieces.tv_picture import TvStage
from demoncity_gui.texts import demon_city_players_story as players_story
from demoncity_gui.texts import demon_city_story as story
from tests.evening.evenings import NOON
from tests.evening.test_tv_tasks import lines
from tests.support.cast import ann, bill, cassie
from tests.support.demon_city import JournalInMemory, Session, replay
from tests.support.stacked import HORROR_10, PLAYERS_31, StackedChance, pick

pytestmark = pytest.mark.english
"""The screen is told as text, words and all."""

HUNDRED = DrawNumber(DeckName.HORROR, hundred=True)


def real(mode: DeckMode = DeckMode.EVERY_CARD, journal: JournalInMemory | None = None) -> Session:
    """Return an evening with real cards for the players; the program's 8 lies on the Horror's pile."""
    session = Session(journal or JournalInMemory(), StackedChance(*pick("8", HORROR_10)), lambda: NOON)
    session.do(BeginEvening("An evening", "", (ann, bill, cassie), PLAYERS_31, HORROR_10))
    for ambiguity in ("T-AMB-70", "T-AMB-71"):
        session.do(SetHouseRule(ambiguity, "b"))
    session.do(SetRealDeck(DeckName.PLAYERS, mode))
    return session


@pytest.mark.parametrize(
    ("asked", "words", "waiting", "thrown"),
    [
        (
            TryTask(TaskSide(ann.id, advantages=("a map",)), (5,)),
            ("3", "9"),
            ["players: Ann : [?] [?], plain", "Ann |  | neutral"],
            ["players: Ann : wands-3 wands-9* = 9, happened", "Success · 9 |  | players"],
        ),
        (
            CheckCalm(ann.id, 9),
            ("2",),
            ["players: Ann checks Calm: [?], plain", "Ann checks Calm |  | neutral"],
            ["players: Ann checks Calm: wands-2* = 2, nothing (panic)", "Failure · 2 |  | neutral"],
        ),
        (
            Contest(TaskSide(bill.id), TaskSide(ann.id)),
            ("9",),
            [
                "horror: Bill against Ann: [?], plain",
                "players: Ann against Bill: [?], plain",
                "Bill against Ann |  | neutral",
            ],
            [
                "horror: Bill against Ann: pentacles-8* = 8, nothing",
                "players: Ann against Bill: wands-9* = 9, happened",
                "Ann won · 9 |  | players",
            ],
        ),
        (
            HUNDRED,
            ("3", "F", "4"),
            ["players: C100 from the Players’ Deck: [?] [?], plain", "C100 |  | neutral"],
            ["players: C100 from the Players’ Deck: wands-3* major-0 wands-4* = 43, plain", "C100 · 43 |  | neutral"],
        ),
        (
            DrawFreely(DeckName.PLAYERS, 1),
            ("6",),
            ["players: A free draw from the Players’ Deck: [?], plain", "A free draw |  | neutral"],
            ["players: A free draw from the Players’ Deck: wands-6, plain"],
        ),
    ],
)
def test_the_tv_shows_cards_face_down_then_those_that_were_typed(
    asked: Command, words: tuple[str, ...], waiting: list[str], thrown: list[str]
) -> None:
    session = real()
    session.do(asked)
    assert lines(session) == waiting
    keys = [lane.key for lane in session.tv.picture().lanes]
    (lane,) = Views(session).host().typing
    session.do(TypeCards(lane.who, words))
    session.do(Note("meanwhile"))
    assert lines(session) == waiting
    session.do(ThrowCards())
    assert lines(session) == thrown
    assert [lane.key for lane in session.tv.picture().lanes] == keys, "the same cards turn"


def test_by_house_rule_a_rival_takes_the_card_that_an_injury_spills() -> None:
    """T-AMB-37 (reading a): as many lie face down as will be turned."""
    session = real()
    for command in (SetHouseRule("T-AMB-37", "a"), SetHurt(ann.id, True), BeginAction()):
        session.do(command)
    session.do(Contest(TaskSide(ann.id), TaskSide(bill.id)))
    lanes = lines(session)[:2]
    assert lanes == ["players: Ann against Bill: [?], plain (hurt)", "horror: Bill against Ann: [?] [?], plain"]


def test_of_highest_cards_the_tv_shows_the_numbers() -> None:
    session = real(DeckMode.HIGHEST_ONLY)
    session.do(Contest(TaskSide(ann.id, advantages=("a map",)), TaskSide(cassie.id)))
    assert lines(session)[:2] == [
        "players: Ann against Cassie: [?] [?], plain",
        "players: Cassie against Ann: [?], plain",
    ]
    session.do(TypeCards(ann.id, ("9",)))
    session.do(TypeCards(cassie.id, ("10",)))
    session.do(ThrowCards())
    assert lines(session) == [
        "players: Ann against Cassie: Numeral(number=9)* = 9, nothing",
        "players: Cassie against Ann: Numeral(number=10)* = 10, happened",
        "Cassie won · 10 |  | players",
    ]


def test_with_the_verdict_alone_typed_cards_are_left_to_the_real_table() -> None:
    session = real()
    session.tv.switch(TvSwitch.VERDICT_ALONE, on=True)
    session.do(Contest(TaskSide(bill.id), TaskSide(ann.id)))
    assert lines(session)[:2] == ["horror: Bill against Ann: [?], plain", "players: Ann against Bill:, plain"]
    session.do(TypeCards(ann.id, ("9",)))
    session.do(ThrowCards())
    assert lines(session) == [
        "horror: Bill against Ann: pentacles-8* = 8, nothing",
        "players: Ann against Bill: = 9, happened",
        "Ann won · 9 |  | players",
    ]


def test_what_is_let_go_leaves_the_tv_as_it_was() -> None:
    session = real()
    before = session.tv.picture()
    session.do(HUNDRED)
    session.do(TypeCards(None, ("7",)))
    session.do(LetGo())
    assert session.tv.picture() == before
    assert session.undo() is False
    assert session.tv.picture().stage is TvStage.TASK


def test_every_step_is_taken_back_and_brought_back_with_both_screens() -> None:
    journal = JournalInMemory()
    session = real(journal=journal)
    sides = (TaskSide(ann.id, advantages=("a map",)), TaskSide(cassie.id))
    story: list[Command] = [
        *(Contest(*sides), TypeCards(ann.id, ("3",)), TypeCards(ann.id, ("3", "9")), TypeCards(cassie.id, ("1",))),
        *(ThrowCards(), HUNDRED, TypeCards(None, ("F",)), TypeCards(None, ("F", "5", "6")), ThrowCards()),
        *(ThrowDamage(ann.id, bill.id), TypeCards(ann.id, ("8", "4", "7", "2")), ThrowCards()),
        *(TryTask(TaskSide(ann.id), (4,)), LetGo()),
    ]
    seen = [(session.table, session.tv.picture(), Views(session).task())]
    for command in story:
        session.do(command)
        seen.append((session.table, session.tv.picture(), Views(session).task()))
    thrown = [isinstance(command, ThrowCards) for command in story]
    for place in reversed(range(len(story))):
        assert session.undo() is thrown[place], "the players had seen just what was thrown"
        assert (session.table, session.tv.picture(), Views(session).task()) == seen[place]
    for after in seen[1:]:
        session.redo()
        assert (session.table, session.tv.picture(), Views(session).task()) == after
    assert replay(journal.entries()) == (journal.entries(), ())


def test_the_stories_tell_what_was_typed_once_it_lies_open() -> None:
    session = real()
    for command in (HUNDRED, TypeCards(None, ("7", "F", "2")), ThrowCards()):
        session.do(command)
    hosts = [line.text for told in session.history.story(for_players=False) for line in told]
    players = [line.text for told in session.history.story(for_players=True) for line in told]
    assert hosts[-3:] == [
        story.cards_awaited_past(cards=2, deck="players", who=""),
        story.cards_spread(deck="players", cards="Seven of Wands, The Fool, Two of Wands"),
        f"{story.number_drawn(hundred=True, number=27)}. [T-C100-01]",
    ]
    assert players[-2:] == [
        players_story.cards_spread(
            deck="players", cards=[texts.card_titles.wands_7, texts.card_titles.major_0, texts.card_titles.wands_2]
        ),
        players_story.number_drawn(hundred=True, number=27),
    ]
