"""What the Host holds up on the TV: a line or a picture, before all else, until it is taken away or a throw."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from demoncity_gui.games.demon_city.rules.characters import LONGEST_LINE
from demoncity_gui.games.demon_city.rules.commands import ShowLine, TaskSide, TryTask
from demoncity_gui.games.demon_city.rules.refusals import BadNumber, NothingWritten, RuleRefusal
from demoncity_gui.journal.entries import EntryKind
from demoncity_gui.journal.tv_change import TvSwitch
from demoncity_gui.pieces.tv_picture import Showing, TvStage
from demoncity_gui.texts import demon_city_players_story as players_story
from demoncity_gui.texts import demon_city_story as story
from tests.evening.evenings import NOON, begun
from tests.support.demon_city import JournalInMemory, Session
from tests.support.told_evening import ANN, COMMANDS, told_chance

READY = 11
LINE = ShowLine("  The lights go out. ")
JPEG = b"\xff\xd8\xff as good as a picture"


def test_a_line_covers_the_table_while_play_goes_on_and_is_taken_away() -> None:
    session = begun(4)
    session.do(LINE)
    assert session.tv.picture().showing == Showing("The lights go out.")

    session.do(COMMANDS[4])
    shown = session.tv.picture()
    assert shown.showing == Showing("The lights go out.")
    session.tv.take_away()
    assert session.tv.picture() == replace(shown, showing=None)


def test_a_throw_takes_it_away_and_the_cards_are_seen() -> None:
    for thrown in (COMMANDS[READY], TryTask(TaskSide(ANN.id), (3,))):
        session = begun(READY if thrown is COMMANDS[READY] else 1)
        session.do(LINE)
        session.do(thrown)
        assert session.tv.picture().showing is None
        assert session.tv.picture().stage in (TvStage.VERDICT, TvStage.TASK)


def test_a_throw_brought_back_takes_it_away_too() -> None:
    session = begun(READY)
    session.do(COMMANDS[READY])
    session.undo()
    session.tv.show_image(JPEG)
    session.redo()
    assert session.tv.picture().showing is None


def test_undo_takes_the_line_away_and_redo_brings_it_back() -> None:
    session = begun(4)
    before = session.tv.picture()
    session.do(LINE)
    session.undo()
    assert session.tv.picture() == before
    session.redo()
    assert session.tv.picture().showing == Showing("The lights go out.")
    session.tv.show_image(JPEG)
    session.undo()
    assert session.tv.picture().showing == Showing(image=JPEG)


def test_the_line_stands_in_both_stories_and_a_picture_in_neither() -> None:
    journal = JournalInMemory()
    session = Session(journal, told_chance(), lambda: NOON)
    session.do(COMMANDS[0])
    session.do(LINE)
    session.tv.show_image(JPEG, "Ann")
    assert session.tv.picture().showing == Showing("Ann", JPEG)
    assert [entry.kind for entry in journal.entries()] == [EntryKind.DO, EntryKind.DO, EntryKind.TV]
    assert [entry.pictures for entry in journal.entries()] == [(), (), (JPEG,)]

    told = {
        who: [line.text for lines in session.history.story(for_players=who) for line in lines] for who in (False, True)
    }
    assert told[True][-1] == players_story.line_shown(words="The lights go out.")
    assert told[False][-1] == story.line_shown(words="The lights go out.")
    elsewhere = Session(journal, told_chance(), lambda: NOON)
    assert elsewhere.tv.picture().blank, "the table beneath must not show"


def test_blank_goes_before_it_and_a_frozen_tv_waits_with_it() -> None:
    session = begun(4)
    session.do(LINE)
    session.tv.switch(TvSwitch.BLANK, on=True)
    assert (session.tv.picture().blank, session.tv.picture().showing) == (True, None)
    session.tv.switch(TvSwitch.BLANK, on=False)
    session.tv.take_away()

    session.tv.switch(TvSwitch.FROZEN, on=True)
    session.do(LINE)
    assert session.tv.picture().showing is None
    session.tv.switch(TvSwitch.FROZEN, on=False)
    assert session.tv.picture().showing == Showing("The lights go out.")


def test_a_held_flip_keeps_it_until_the_cards_turn() -> None:
    session = begun(READY)
    session.tv.switch(TvSwitch.HOLD_FLIPS, on=True)
    session.do(LINE)
    session.do(COMMANDS[READY])
    assert (session.tv.picture().stage, session.tv.picture().showing) == (TvStage.READY, session.tv.picture().showing)
    assert session.tv.picture().showing is not None

    session.tv.turn_cards()
    assert (session.tv.picture().stage, session.tv.picture().showing) == (TvStage.VERDICT, None)


def test_a_task_that_is_told_stays_beneath_a_line() -> None:
    session = begun(1)
    session.do(TryTask(TaskSide(ANN.id), (3,)))
    told = session.tv.picture()
    session.do(LINE)
    assert session.tv.picture() == replace(told, showing=Showing("The lights go out."))


@pytest.mark.parametrize(
    "words,reason",
    [
        ("  \n", NothingWritten()),
        ("x" * (LONGEST_LINE + 1), BadNumber("letters-on-tv", LONGEST_LINE + 1, 1, LONGEST_LINE)),
    ],
)
def test_a_line_that_nobody_could_read_is_refused(words: str, reason: object) -> None:
    session = begun(1)
    with pytest.raises(RuleRefusal) as refused:
        session.do(ShowLine(words))
    assert refused.value.reason == reason
