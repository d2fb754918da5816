"""What a case makes depend on a throw or a fight: it follows once, undo takes it back, and a replay agrees."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from demoncity_gui.formats.case_text import CaseText, EndingText, LeadText, OutcomeText, SceneText, TryText, casebook_of
from demoncity_gui.games.common import casebook as book
from demoncity_gui.games.demon_city.rules import commands as cmd
from demoncity_gui.games.demon_city.rules.casebook import unmet
from demoncity_gui.games.demon_city.rules.characters import State
from demoncity_gui.games.demon_city.rules.decide import decide
from demoncity_gui.games.demon_city.rules.events import CharacterChanged
from demoncity_gui.games.demon_city.rules.refusals import NobodyToFace, RuleRefusal
from demoncity_gui.pieces.decks import DeckMode, DeckName
from tests.support.demon_city import JournalInMemory, Session
from tests.support.dice_table import dice_table
from tests.support.stacked import StackedChance
from tests.support.trio import ANN, BILL, evening_of

SURE, HOPELESS = 0, 10
"""Intensities that are beaten without cards, and never by anything of this world (T-STATIC-05, T-STATIC-06)."""


def the_pier() -> SceneText:
    pier = SceneText("pier", "The pier")
    pier.tries = [
        TryText("Wade out", ["Agility"], SURE, won=OutcomeText(["A shoe."], find="a shoe")),
        TryText("Hold your breath", ["Agility"], HOPELESS, lost=OutcomeText(["Salt."], tick="The tide", to="end")),
        TryText("Read the name in it", ["Agility"], SURE, won=OutcomeText(to="end"), needs="a shoe"),
    ]
    pier.leads = [LeadText("Ask whose it is", "end", needs="a shoe")]
    pier.beaten, pier.overcome = OutcomeText(to="end"), OutcomeText(["You wake up."], to="hut")
    return pier


WON_IS_WRITTEN = SceneText("pier", "The pier", beaten=OutcomeText(["It is gone."]))
LOST_IS_WRITTEN = SceneText("pier", "The pier", overcome=OutcomeText(["It has you."]))


def begun(*, solo: bool = False, pier: SceneText | None = None, full: dict[str, str] | None = None) -> Session:
    if pier is None:
        pier = the_pier()
    written = CaseText(
        scenes=[pier, SceneText("hut", "The hut", text=["It is dry."])],
        endings=[EndingText("end", "Low water", ["You stay."])],
        clocks={"The tide": 2},
        full={"The tide": "hut"} if full is None else full,
        finds="What I have",
    )
    session = Session(JournalInMemory(), StackedChance(), lambda: "2018-05-26T12:00:00Z")
    session.do(replace(evening_of(ANN, BILL), solo=solo, casebook=casebook_of(written, [BILL.name])))
    session.do(book.OpenScene("The pier", key="pier"))
    return session


def tries(session: Session, words: str, against: int) -> book.Casebook:
    session.do(cmd.TryTask(cmd.TaskSide(ANN.id, "Agility"), (against,), words=words))
    kept: book.Casebook = session.table.casebook
    return kept


def test_a_throw_finds_something_once_and_that_opens_another_try_and_a_way_on() -> None:
    session = begun(solo=True)
    scene = session.shown.casebook.case.scenes[0]
    assert [one.words for one in scene.tries] == ["Wade out", "Hold your breath"] and not scene.leads
    before = session.table
    kept = tries(session, "Wade out", SURE)
    assert kept.lines_of("What I have") == ("a shoe",)
    assert kept.how_it_came_out("pier", "Wade out") is True
    scene = session.shown.casebook.case.scenes[0]
    assert [one.words for one in scene.leads] == ["Ask whose it is"] and len(scene.tries) == 3
    session.undo()
    assert session.table == before
    session.redo()
    session.do(book.TakeOffList("What I have", "a shoe"))
    assert not tries(session, "Wade out", SURE).lines_of("What I have"), "it follows once"


def test_who_has_found_something_is_not_offered_another_try_for_it() -> None:
    pier = SceneText("pier", "The pier")
    shoe = OutcomeText(find="a shoe")
    pier.tries = [TryText("Wade out", ["Agility"], SURE, won=shoe), TryText("Fish for it", ["Agility"], 5, won=shoe)]
    session = begun(solo=True, pier=pier)
    assert [one.words for one in session.shown.casebook.case.scenes[0].tries] == ["Wade out", "Fish for it"]
    tries(session, "Wade out", SURE)
    assert [one.words for one in session.shown.casebook.case.scenes[0].tries] == ["Wade out"], "that one is told of"
    session.undo()
    assert len(session.shown.casebook.case.scenes[0].tries) == 2


def test_a_failure_ticks_a_clock_that_a_player_sees_from_then_on_and_a_full_one_leads_elsewhere() -> None:
    session = begun(solo=True)
    assert session.shown.casebook.clocks == ()
    session.do(book.SetClock("The tide", 2, 1))
    kept = tries(session, "Hold your breath", HOPELESS)
    assert session.shown.casebook.clock("The tide") == book.Clock("The tide", 2, 2)
    assert kept.scene is not None and kept.scene.key == "hut", "the full clock comes before where the try would lead"
    assert not kept.ending


def test_a_clock_that_leads_nowhere_fills_and_the_try_leads_on() -> None:
    session = begun(full={})
    session.do(book.SetClock("The tide", 2, 1))
    kept = tries(session, "Hold your breath", HOPELESS)
    assert kept.clock("The tide") == book.Clock("The tide", 2, 2)
    assert kept.ending == "Low water"


def test_dice_that_leave_a_try_undecided_settle_nothing() -> None:
    """D-AMB-03."""
    pier = SceneText("pier", "The pier")
    pier.tries = [TryText("Wade out", ["Agility"], 5, won=OutcomeText(["A shoe."]), lost=OutcomeText(["Mud."]))]
    sitting = dice_table(ANN, BILL, faces=[5, 4], in_action=False)
    sitting.table = replace(sitting.table, casebook=casebook_of(CaseText(scenes=[pier])))
    sitting.do(book.OpenScene("The pier", key="pier"))
    sitting.do(cmd.SetHouseRule("D-AMB-03", "b"))
    for settled in (None, False):
        sitting.do(cmd.TryTask(cmd.TaskSide(ANN.id), (5,), words="Wade out"))
        assert sitting.table.casebook.how_it_came_out("pier", "Wade out") is settled


def test_real_cards_settle_a_try_once_they_are_typed() -> None:
    pier = SceneText("pier", "The pier")
    pier.tries = [TryText("Wade out", ["Agility"], 5, won=OutcomeText(["A shoe."]))]
    session = begun(pier=pier)
    session.do(cmd.SetRealDeck(DeckName.PLAYERS, DeckMode.HIGHEST_ONLY))
    session.do(cmd.TryTask(cmd.TaskSide(ANN.id), (5,), words="Wade out"))
    assert session.table.casebook.how_it_came_out("pier", "Wade out") is None
    session.do(cmd.TypeCards(ANN.id, ("9",)))
    session.do(cmd.ThrowCards())
    assert session.table.casebook.how_it_came_out("pier", "Wade out") is True


def test_who_has_joined_a_fight_is_met_though_nobody_knows_their_name() -> None:
    pier = SceneText("pier", "The pier", people=[BILL.name])
    session = begun(pier=pier)
    session.do(cmd.SetHidden(BILL.id, True))
    assert [one.id for one in unmet(session.table)] == [BILL.id]
    session.do(cmd.BeginAction())
    assert unmet(session.table) == ()


def test_a_try_may_end_the_case() -> None:
    session = begun()
    assert tries(session, "Hold your breath", HOPELESS).ending == "Low water"
    assert tries(session, "Wade out", SURE).settled[1:] == (), "nothing follows after the end"


def test_after_the_end_a_player_alone_has_nobody_to_fight() -> None:
    session = begun(solo=True)
    tries(session, "Hold your breath", HOPELESS)
    with pytest.raises(RuleRefusal) as refused:
        session.do(cmd.BeginAction())
    assert refused.value.reason == NobodyToFace()


def test_another_throw_of_the_scene_changes_nothing_in_the_case() -> None:
    session = begun()
    before = session.table.casebook
    assert tries(session, "Count the gulls", SURE) == before


def test_who_stands_after_a_fight_decides_where_the_case_goes_on() -> None:
    for loser, ending, key in ((BILL, "Low water", "pier"), (ANN, "", "hut")):
        session = begun(solo=True)
        session.do(cmd.BeginAction())
        session.do(cmd.SetState(loser.id, State.OUT, True))
        session.do(cmd.EndAction())
        kept = session.table.casebook
        assert (kept.ending, None if kept.scene is None else kept.scene.key) == (ending, key)
        assert not session.table.character(ANN.id).out, "a player alone goes on"


def told(session: Session, command: cmd.Command) -> list[object]:
    """Return what the log says of the casebook, and of who changed, when this is done."""
    events = decide(session.table, command, StackedChance())
    return [one for one in events if isinstance(one, CharacterChanged) or type(one).__module__ == book.__name__]


def test_the_log_says_what_followed_from_a_throw() -> None:
    session = begun(solo=True)
    assert told(session, cmd.TryTask(cmd.TaskSide(ANN.id, "Agility"), (SURE,), words="Wade out")) == [
        book.CameOut("pier", "Wade out", True),
        book.Written("A shoe."),
        book.ListChanged("What I have", ("a shoe",), "a shoe", gone=False),
    ]
    session.do(book.PutOnList("What I have", "a shoe"))
    assert len(told(session, cmd.TryTask(cmd.TaskSide(ANN.id, "Agility"), (SURE,), words="Wade out"))) == 2
    hopeless = cmd.TryTask(cmd.TaskSide(ANN.id, "Agility"), (HOPELESS,), words="Hold your breath")
    assert told(session, hopeless) == [
        book.CameOut("pier", "Hold your breath", False),
        book.Written("Salt."),
        book.ClockSet("The tide", 2, 1, full=False),
        book.CaseEnded("Low water"),
        book.Written("You stay."),
    ]
    session.do(book.SetClock("The tide", 2, 1))
    assert told(session, hopeless)[2] == book.ClockSet("The tide", 2, 2, full=True)
    assert told(session, hopeless)[-1] == book.Written("It is dry.")


def test_a_full_list_keeps_no_throw_from_being_made() -> None:
    session = begun()
    for number in range(book.MOST_ENTRIES):
        session.do(book.PutOnList("What I have", f"thing {number}"))
    assert "a shoe" not in tries(session, "Wade out", SURE).lines_of("What I have")
    assert session.table.casebook.how_it_came_out("pier", "Wade out") is True


def test_after_a_lost_fight_a_player_alone_comes_round_and_foes_do_not() -> None:
    session = begun(solo=True)
    session.do(cmd.BeginAction())
    session.do(cmd.SetToughness(ANN.id, -3))
    session.do(cmd.SetState(ANN.id, State.OUT, True))
    log = told(session, cmd.EndAction())
    assert CharacterChanged(ANN.id, state=State.OUT, is_so=False) in log
    assert CharacterChanged(ANN.id, toughness=0) in log
    assert log.index(book.CameOut("pier", "", False)) + 1 == log.index(book.Written("You wake up."))
    session.do(cmd.SetState(BILL.id, State.OUT, True))
    session.do(cmd.EndAction())
    assert session.table.character(ANN.id).toughness == 0 and not session.table.character(ANN.id).out
    assert session.table.character(BILL.id).out
    assert session.table.casebook.how_it_came_out("pier", "") is False


def test_a_fight_that_nobody_has_won_settles_nothing() -> None:
    session = begun()
    session.do(cmd.BeginAction())
    session.do(cmd.EndAction())
    assert session.table.casebook.settled == ()


def test_a_fight_in_a_scene_that_says_nothing_of_fights_settles_nothing() -> None:
    """The player who fell stays down: the scene says nothing of what comes then."""
    session = begun(solo=True)
    session.do(book.OpenScene("The hut", key="hut"))
    session.do(cmd.BeginAction())
    session.do(cmd.SetState(ANN.id, State.OUT, True))
    session.do(cmd.EndAction())
    assert session.table.casebook.settled == ()
    assert session.table.character(ANN.id).out


def test_where_either_end_of_a_fight_is_written_both_are_settled() -> None:
    for scene in (WON_IS_WRITTEN, LOST_IS_WRITTEN):
        for loser in (ANN, BILL):
            session = begun(solo=True, pier=scene)
            session.do(cmd.BeginAction())
            session.do(cmd.SetState(loser.id, State.OUT, True))
            session.do(cmd.EndAction())
            assert session.table.casebook.how_it_came_out("pier", "") is (loser is BILL)
            assert not session.table.casebook.lines_of("What I have"), "no scene names a find"
