"""What is kept beside the cards: prose, scenes, lists and clocks; undo takes each back."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from demoncity_gui import texts
from demoncity_gui.formats.shelf import cases
from demoncity_gui.games.common import casebook as book
from demoncity_gui.games.demon_city.rules import commands as cmd
from demoncity_gui.games.demon_city.rules import refusals as no
from demoncity_gui.games.demon_city.rules.decide import decide
from demoncity_gui.games.demon_city.rules.next_evening import next_evening
from demoncity_gui.games.demon_city.rules.pace import BREAKING, CALM, pace_of
from demoncity_gui.games.demon_city.rules.refusals import RuleRefusal
from demoncity_gui.games.demon_city.rules.table import EMPTY_TABLE
from demoncity_gui.games.demon_city.rules.yes_or_no import Likelihood
from demoncity_gui.pieces.decks import DeckMode, DeckName
from tests.support.demon_city import JournalInMemory, Session
from tests.support.dice_table import dice_table
from tests.support.sitting import table_with
from tests.support.stacked import HORROR_10
from tests.support.told_evening import COMMANDS, told_chance
from tests.support.trio import ANN, BILL

PIER = book.OpenScene(
    "The pier",
    texts.demon_city_players_story.scene_place(where="under the planks"),
    "Ann and a drowned man",
    texts.demon_city_story.scene_wrong(wrong="he still talks"),
    "water dark",
    "pier",
)


def begun() -> Session:
    session = Session(JournalInMemory(), told_chance(), lambda: "2018-05-26T12:00:00Z")
    session.do(COMMANDS[0])
    return session


def refused(session: Session, command: Any) -> object:
    before = session.table
    with pytest.raises(RuleRefusal) as said:
        session.do(command)
    assert session.table is before
    return said.value.reason


def lines(session: Session, *, for_players: bool) -> list[str]:
    return [
        words
        for deed in session.history.story(for_players=for_players)
        for line in deed
        for words in (line.text, *line.reasons)
    ]


def test_prose_stands_in_both_stories_a_paragraph_each() -> None:
    session = begun()
    session.do(book.Write(("  The tide\n was out. ", "   ", "Nobody said so.")))
    for for_players in (True, False):
        told = [line for deed in session.history.story(for_players=for_players) for line in deed]
        assert [line.text for line in told if line.prose] == ["The tide was out.", "Nobody said so."]


def test_the_players_read_where_a_scene_is_and_not_what_is_wrong_there() -> None:
    session = begun()
    session.do(PIER)
    session.do(
        book.PutOnList(
            "Threads",
            texts.demon_city_story.list_changed(title="Threads", line="who pays the ferryman", gone=False),
        )
    )
    session.do(book.SetClock("The tide", 4, 1))
    session.do(
        cmd.AskOracle(
            texts.demon_city_story.oracle_answered(
                question="Is the ferryman dead?", likelihood="even", intensity=5, answer="yes", value=9
            ),
            Likelihood.EVEN,
        )
    )
    told = " ".join(lines(session, for_players=True))
    assert "The pier" in told
    assert texts.demon_city_players_story.scene_place(where="under the planks") in told
    assert not any(
        words in told
        for words in (
            texts.demon_city_story.scene_wrong(wrong="he still talks"),
            texts.demon_city_story.list_changed(title="Threads", line="who pays the ferryman", gone=False),
            "The tide",
            "ferryman dead",
        )
    )
    whole = " ".join(lines(session, for_players=False))
    assert all(
        words in whole
        for words in (
            texts.demon_city_story.scene_wrong(wrong="he still talks"),
            texts.demon_city_story.list_changed(title="Threads", line="who pays the ferryman", gone=False),
            texts.demon_city_story.clock_set(clock="The tide", filled=1, segments=4),
            "ferryman dead",
        )
    )
    assert session.table.scene == texts.demon_city_players_story.scene_place(where="under the planks")


def test_each_of_it_is_undone_and_done_again_and_a_replay_agrees() -> None:
    session = begun()
    tables = [session.table]
    commands: list[Any] = [
        PIER,
        book.Write(("It was cold.",)),
        book.PutOnList("Threads", "the missing key"),
        book.PutOnList("Threads", "the wet footprints"),
        book.TakeOffList("Threads", "the missing key"),
        book.SetClock("The tide", 4, 3),
        book.SetClock("The tide", 4, 4),
        book.Twist("the lamp goes out"),
        cmd.AskOracle("Is it locked?", Likelihood.LIKELY),
        cmd.Consult("What the water brings", ("a shoe", "a doll")),
        book.EndScene("they ran"),
        book.SetClock("The tide", 0),
        book.EndCase("Low water"),
    ]
    for command in commands:
        session.do(command)
        tables.append(session.table)
    assert session.table.casebook.lines_of("Threads") == ("the wet footprints",)
    assert session.table.casebook.ending == "Low water"
    for before in reversed(tables[:-1]):
        session.undo()
        assert session.table == before
    for after in tables[1:]:
        session.redo()
        assert session.table == after
    assert next_evening(session.table).casebook == session.table.casebook


def test_a_clock_says_once_that_it_is_full() -> None:
    session = begun()
    session.do(book.SetClock("Dawn", 2, 1))
    session.do(book.SetClock("Dawn", 2, 2))
    session.do(book.SetClock("Dawn", 2, 2))
    full = texts.demon_city_story.clock_full(clock="Dawn", segments=2)
    assert lines(session, for_players=False).count(full) == 1


@pytest.mark.parametrize(
    ("command", "reason"),
    [
        (book.Write((" ", "")), no.NothingWritten()),
        (book.Write(("x" * 1801,)), no.BadNumber("letters", 1801, 1, 1800)),
        (book.Write(("x",) * 41), no.BadNumber("paragraphs", 41, 1, 40)),
        (book.OpenScene(" "), no.NothingWritten()),
        (book.OpenScene("x", who="y" * 241), no.BadNumber("letters", 241, 1, 240)),
        (book.EndScene(), no.NotNow()),
        (book.TakeOffList("Threads", "nothing"), no.NotOnList("nothing")),
        (book.SetClock("Dawn", 13), no.BadNumber("segments", 13, 2, 12)),
        (book.SetClock("Dawn", 4, 5), no.BadNumber("segments", 5, 0, 4)),
        (book.SetClock("Dawn", 0), no.BadNumber("segments", 0, 2, 12)),
        (book.Twist(" "), no.NothingWritten()),
        (book.EndCase("x" * 121), no.BadNumber("letters", 121, 1, 120)),
        (cmd.AskOracle(" ", Likelihood.EVEN), no.NothingWritten()),
        (cmd.Consult("Rooms", ("a", "b", "c")), no.BadNumber("lines-of-table", 3, 1, 10)),
        (cmd.Consult("Rooms", ()), no.BadNumber("lines-of-table", 0, 1, 10)),
        (cmd.Consult("Rooms", ("x",) * 11), no.BadNumber("lines-of-table", 11, 1, 100)),
        (cmd.Consult(" ", ("a", "b")), no.NothingWritten()),
        (cmd.Consult("Rooms", ("a", " ")), no.NothingWritten()),
        (cmd.Consult("Rooms", ("a", "b" * 241)), no.BadNumber("letters", 241, 1, 240)),
        (cmd.Consult("x" * 121, ("a", "b")), no.BadNumber("letters", 121, 1, 240)),
        (cmd.AskOracle("x" * 241, Likelihood.EVEN), no.BadNumber("letters", 241, 1, 240)),
    ],
)
def test_what_can_t_be_kept_is_refused_and_nothing_changes(command: Any, reason: object) -> None:
    assert refused(begun(), command) == reason


def test_no_list_grows_without_end() -> None:
    session = begun()
    for number in range(book.MOST_ENTRIES):
        session.do(book.PutOnList("Threads", f"thread {number}"))
    assert refused(session, book.PutOnList("Threads", "one more")) == no.ListFull("Threads", book.MOST_ENTRIES)
    assert refused(session, book.PutOnList("Threads", "thread 3")) == no.NotNow()
    for number in range(1, book.MOST_LISTS):
        session.do(book.PutOnList(f"List {number}", "x"))
    assert refused(session, book.PutOnList("Another", "x")) == no.ListFull("", book.MOST_LISTS)
    for number in range(book.MOST_CLOCKS):
        session.do(book.SetClock(f"Clock {number}", 4))
    assert refused(session, book.SetClock("Another", 4)) == no.ListFull("", book.MOST_CLOCKS)


def test_the_night_gets_worse_with_the_horrors_deck_and_with_each_scene() -> None:
    session = begun()
    assert pace_of(session.table) == CALM
    paces = [CALM]
    while session.table.pile_size(DeckName.HORROR) > 1:
        session.do(cmd.DrawFreely(DeckName.HORROR, 1))
        paces.append(pace_of(session.table))
    assert paces == sorted(paces)
    assert paces[-1] >= BREAKING - 1
    session = begun()
    for number in range(6):
        session.do(book.OpenScene(f"Scene {number}"))
    assert pace_of(session.table) == BREAKING


def test_a_fight_in_a_case_is_with_the_people_of_its_scene_and_nobody_knows_of_others_before() -> None:
    plan = cases()[0]
    session = Session(JournalInMemory(), told_chance(), lambda: "2018-05-26T12:00:00Z")
    session.do(replace(plan, solo=True))
    names = {one.id: one.name for one in session.table.characters}
    assert {one.name for one in session.shown.characters} == {"Ines Calder", "Bo Marchetti"}
    assert refused(session, cmd.BeginAction()) == no.NobodyToFace()

    def fighters(key: str) -> set[str]:
        session.do(book.OpenScene("Here", key=key))
        session.do(cmd.BeginAction())
        assert session.table.fight is not None
        found = {names[one.who] for one in session.table.fight.participants}
        session.undo()
        return found - {"Ines Calder", "Bo Marchetti"}

    assert fighters("caretaker") == {"Mr Harl"}
    session.do(book.OpenScene("Here", key="stairs"))
    assert refused(session, cmd.BeginAction()) == no.NobodyToFace(), "alone, nobody is in a scene that names nobody"
    session.do(cmd.PlaySolo(solo=False))
    assert fighters("stairs") == {"Mr Harl"}, "a Host may bring those whom the players have met"
    session.do(cmd.PlaySolo(solo=True))
    assert fighters("shaft") == {"The Neighbour", "The Ninth Floor"}
    session.undo()
    assert {one.name for one in session.shown.characters} == {"Ines Calder", "Bo Marchetti", "Mr Harl"}


def test_at_a_full_table_a_case_hides_people_from_the_players_and_begins_where_the_host_says() -> None:
    session = Session(JournalInMemory(), told_chance(), lambda: "2018-05-26T12:00:00Z")
    session.do(cases()[0])
    assert len(session.shown.characters) == 5, "the Host knows them all"
    session.do(cmd.BeginAction())
    assert session.table.fight is not None and len(session.table.fight.participants) == 2


@pytest.mark.parametrize(
    ("before", "command", "event"),
    [
        ((PIER,), book.EndScene("  they\n ran "), book.SceneEnded("The pier", "they ran")),
        ((PIER,), book.EndScene(), book.SceneEnded("The pier", "")),
        ((), book.PutOnList("Threads", "a key"), book.ListChanged("Threads", ("a key",), "a key", gone=False)),
        (
            (book.PutOnList("Threads", "a key"), book.PutOnList("Threads", "a shoe")),
            book.TakeOffList("Threads", "a key"),
            book.ListChanged("Threads", ("a shoe",), "a key", gone=True),
        ),
        ((), book.SetClock("Dawn", 12, 3), book.ClockSet("Dawn", 12, 3, full=False)),
        ((book.SetClock("Dawn", 4, 3),), book.SetClock("Dawn", 4, 4), book.ClockSet("Dawn", 4, 4, full=True)),
        ((book.SetClock("Dawn", 4, 4),), book.SetClock("Dawn", 4, 4), book.ClockSet("Dawn", 4, 4, full=False)),
        ((book.SetClock("Dawn", 4, 3),), book.SetClock("Dawn", 0), book.ClockSet("Dawn", 0, 0)),
        ((), book.EndCase("x" * 120), book.CaseEnded("x" * 120)),
        ((), book.Write(("x" * 1800,)), book.Written("x" * 1800)),
        ((), book.Write(("x",) * 40), book.Written("x")),
    ],
)
def test_the_log_says_what_was_done(before: tuple[Any, ...], command: Any, event: object) -> None:
    session = begun()
    for one in before:
        session.do(one)
    assert set(decide(session.table, command, told_chance())) == {event}


@pytest.mark.parametrize("command", [PIER, book.Write(("x",)), book.SetClock("Dawn", 4), book.EndCase("x")])
def test_before_an_evening_nothing_is_kept(command: Any) -> None:
    with pytest.raises(RuleRefusal) as said:
        decide(EMPTY_TABLE, command, told_chance())
    assert said.value.reason == no.NotNow()


def test_how_near_the_worst_is_with_each_card_of_the_horrors_deck_and_each_scene() -> None:
    sitting = table_with(ANN, BILL, in_action=False)
    paces = [pace_of(sitting.table)]
    for cards in (1, 2, 3, 4):
        sitting.do(cmd.DrawFreely(DeckName.HORROR, cards))
        paces.append(pace_of(sitting.table))
    assert [one * 4 // 11 + 1 for one in (0, 1, 3, 6, 10)] == paces == [1, 1, 2, 3, 4]
    scenes = []
    session = begun()
    for number in range(7):
        session.do(book.OpenScene(f"Scene {number}"))
        scenes.append(pace_of(session.table))
    assert scenes == [1, 2, 2, 3, 3, 4, 4]


@pytest.mark.parametrize(("whole", "seen", "pace"), [(10, 7, 3), (10, 8, 3), (10, 9, 4), (9, 4, 2), (9, 5, 3)])
def test_the_worst_comes_nearer_by_a_quarter_of_the_horrors_deck_and_a_card_more(
    whole: int, seen: int, pace: int
) -> None:
    sitting = table_with(ANN, BILL, horror_deck=HORROR_10[:whole], in_action=False)
    sitting.do(cmd.DrawFreely(DeckName.HORROR, seen))
    assert pace_of(sitting.table) == pace


@pytest.mark.parametrize("mode", [DeckMode.EVERY_CARD, DeckMode.HIGHEST_ONLY])
def test_of_real_cards_and_dice_the_scenes_alone_count(mode: DeckMode) -> None:
    sitting = table_with(ANN, BILL, in_action=False)
    sitting.do(cmd.DrawFreely(DeckName.HORROR, 9))
    sitting.do(cmd.SetRealDeck(DeckName.HORROR, mode))
    for number in range(1, 9):
        sitting.do(cmd.DrawFreely(DeckName.HORROR, 1))
        sitting.do(cmd.TypeCards(None, (str(number),)))
        sitting.do(cmd.ThrowCards())
    assert pace_of(sitting.table) == pace_of(dice_table(ANN, BILL, in_action=False).table) == CALM
