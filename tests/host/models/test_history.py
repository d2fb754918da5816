"""The history's model: which lines it shows, of how much of the journal, and what it tells Qt of it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtGui import QFont
from PySide6.QtTest import QAbstractItemModelTester, QSignalSpy
from PySide6.QtWidgets import QApplication

from demoncity_gui.evening.history import HistoryLine
from demoncity_gui.games.demon_city.rules import commands as cmd
from demoncity_gui.games.demon_city.rules.announcements import Attack, Defend
from demoncity_gui.games.demon_city.rules.refusals import RuleRefusal
from demoncity_gui.host.desks.demon_city.views import Views
from demoncity_gui.host.pages.history.history_model import LINE_ROLE, PAGE, HistoryModel, Standing
from demoncity_gui.host.pages.history.wanted import Wanted
from demoncity_gui.texts import demon_city_commands as commands
from demoncity_gui.texts import demon_city_story as story
from demoncity_gui.texts import evenings
from demoncity_gui.texts import history as history_texts
from tests.support.asked_play import asked
from tests.support.cast import foe, player
from tests.support.demon_city import JournalInMemory, Session
from tests.support.desk import EXAMPLE, MIDNIGHT, luck
from tests.support.story_lines import attacked, defended
from tests.support.trio import evening_of

ANN, ANNABEL, ANN_LEE = player("Ann", agility=1), foe("Annabel", agility=2), player("Ann Lee", agility=3)


def play(session: Session, dice: Random, steps: int, leaps: float = 0) -> None:
    """Do what may be asked, undo now and then, redo now and then, or go to any line there ever was."""
    while steps:
        luck_of_this = dice.random()
        try:
            if luck_of_this < 0.15:
                session.undo()
            elif luck_of_this < 0.25:
                session.redo()
            elif luck_of_this < 0.25 + leaps:
                session.go_to(dice.randint(1, session.history.timeline.last))
            else:
                session.do(asked(session.table, dice))
            steps -= 1
        except RuleRefusal:
            continue


def begun() -> Session:
    session = Session(JournalInMemory(), luck(), lambda: MIDNIGHT)
    session.do(EXAMPLE)
    return session


def lines(model: HistoryModel) -> Iterator[HistoryLine]:
    for row in range(model.rowCount()):
        line = model.index(row, 0).data(LINE_ROLE)
        assert isinstance(line, HistoryLine)
        yield line


def on_the_path(session: Session, first: int = 1) -> list[HistoryLine]:
    """What the model should show, put together the slow way: what stands, and what redo leads to."""
    history = session.history
    entries = [entry for entry in range(first, history.timeline.last + 1) if history.timeline.stands(entry)]
    entries += [entry for entry in range(first, history.timeline.last + 1) if history.timeline.may_be_redone(entry)]
    return [line for entry in entries for line in history.lines(entry, entry)]


@pytest.mark.parametrize(
    "seed", [0, *(pytest.param(seed, marks=[pytest.mark.soak, pytest.mark.soak_alone]) for seed in range(1, 10))]
)
@pytest.mark.parametrize("taken_back", [False, True])
def test_whatever_is_done_and_undone_the_story_is_what_stands_and_nothing_is_reset(
    qapp: QApplication, seed: int, taken_back: bool
) -> None:
    session = begun()
    model = HistoryModel(session.history)
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Warning)
    model.show_only(Wanted(taken_back=taken_back))
    reset = QSignalSpy(model.modelReset)
    dice = Random(seed)

    for _ in range(60):
        play(session, dice, dice.randint(1, 4))
        model.follow()

    history = session.history
    expected = history.lines(1, history.timeline.last) if taken_back else on_the_path(session)
    assert list(lines(model)) == expected
    struck = [
        isinstance(font := model.index(row, 0).data(Qt.ItemDataRole.FontRole), QFont) and font.strikeOut()
        for row in range(model.rowCount())
    ]
    assert struck == [not line.aside and not history.timeline.stands(line.entry) for line in expected]
    assert reset.count() == 0
    assert tester.model() is model


@pytest.mark.parametrize("seed", [0, pytest.param(1, marks=[pytest.mark.soak, pytest.mark.soak_alone])])
@pytest.mark.parametrize("taken_back", [False, True])
def test_whatever_line_is_gone_to_the_story_is_what_stands_and_what_redo_leads_to(
    qapp: QApplication, seed: int, taken_back: bool
) -> None:
    session = begun()
    model = HistoryModel(session.history)
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Warning)
    model.show_only(Wanted(taken_back=taken_back))
    dice = Random(seed)

    for _ in range(25):
        play(session, dice, dice.randint(1, 4), leaps=0.15)
        model.follow()
        history = session.history
        expected = history.lines(1, history.timeline.last) if taken_back else on_the_path(session)
        assert list(lines(model)) == expected[-model.rowCount() :]
        now = model.index(model.place_of_now(), 0).data(LINE_ROLE)
        assert now == [line for line in expected if history.timeline.stands(line.entry)][-1]
    assert model.first == 1 or model.rowCount() > PAGE
    assert tester.model() is model


def test_going_back_keeps_every_line_since_as_what_can_be_gone_to(qapp: QApplication) -> None:
    session = begun()
    model = HistoryModel(session.history)
    play(session, Random(1), 80)
    model.follow()
    before = [line for line in on_the_path(session) if session.history.timeline.stands(line.entry)]

    session.go_to(1)
    model.follow()

    assert [line for line in lines(model) if line in before] == before
    now = model.place_of_now()
    assert {line.entry for line in list(lines(model))[: now + 1]} == {1}
    assert {model.standing_at(model.index(row, 0)) for row in range(now + 1, model.rowCount())} == {Standing.AHEAD}


def test_what_stands_is_shown_however_much_could_be_redone(qapp: QApplication, long_evening: Session) -> None:
    newest = long_evening.history.timeline.newest
    long_evening.go_to(2)
    model = HistoryModel(long_evening.history)
    assert model.index(model.place_of_now(), 0).data(LINE_ROLE) == long_evening.history.lines(1, 2)[-1]

    long_evening.go_to(newest)


@pytest.fixture(scope="module")
def long_evening() -> Session:
    session = begun()
    dice = Random(11)
    while session.history.timeline.last < 5 * PAGE:
        play(session, dice, 50)
    return session


def test_a_long_evening_is_read_from_its_end_and_earlier_pages_on_demand(
    qapp: QApplication, long_evening: Session
) -> None:
    model = HistoryModel(long_evening.history)
    first = model.first
    assert 1 < first < long_evening.history.timeline.last - PAGE + 2
    assert list(lines(model)) == on_the_path(long_evening, first)

    while model.first > 1:
        model.read_earlier(64)

    assert list(lines(model)) == on_the_path(long_evening)


def test_what_is_let_go_at_the_top_is_read_again_whole(qapp: QApplication, long_evening: Session) -> None:
    model = HistoryModel(long_evening.history)
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Warning)
    whole = list(lines(model))

    for most in range(120, 99, -1):  # an entry of several lines straddles the end of some of these
        model.let_go(most)
        kept = list(lines(model))
        assert model.place_of_now() + 1 <= most  # behind it is what can be redone
        assert kept == whole[-len(kept) :]
        assert kept[0].entry not in {line.entry for line in whole[: -len(kept)]}  # no entry is cut in two
    model.read_earlier(PAGE)

    assert list(lines(model))[-len(whole) :] == whole
    assert tester.model() is model


def test_a_great_leap_is_shown_from_its_end(qapp: QApplication) -> None:
    session = begun()
    model = HistoryModel(session.history)
    play(session, Random(4), 6 * PAGE)

    model.follow()

    assert model.first > 1
    assert list(lines(model)) == on_the_path(session, model.first)


def ann_and_ann_lee() -> Session:
    session = Session(JournalInMemory(), luck(), lambda: MIDNIGHT)
    for command in (
        evening_of(ANN, ANNABEL, ANN_LEE),
        cmd.BeginAction(),
        cmd.Announce(ANN.id, Defend()),
        cmd.Announce(ANNABEL.id, Attack(ANN_LEE.id)),
        cmd.Announce(ANN_LEE.id, Defend()),
        cmd.CallReady(),
        cmd.ThrowCards(),
    ):
        session.do(command)
    return session


def test_a_filter_by_character_takes_names_whole(qapp: QApplication) -> None:
    session = ann_and_ann_lee()
    session.do(cmd.Note("The Annex burns."))
    session.do(cmd.Note("JoAnn runs."))
    model = HistoryModel(session.history)

    model.show_only(Wanted(name="Ann"))

    told = [line.text for line in lines(model)]
    assert defended("Ann") in told
    assert attacked("Annabel", "Ann Lee") not in told
    assert defended("Ann Lee") not in told
    assert not any("Annex" in line or "JoAnn" in line for line in told)
    assert story.cards_turned in told  # Ann's cards are among the reasons
    model.show_only(Wanted(name="Ann Lee"))
    assert attacked("Annabel", "Ann Lee") in [line.text for line in lines(model)]


def test_a_filter_by_round_holds_for_what_comes(qapp: QApplication) -> None:
    session = ann_and_ann_lee()
    model = HistoryModel(session.history)
    model.show_only(Wanted(round_number=2))
    assert list(lines(model)) == []

    while Views(session).host().round_number == 1:
        picture = Views(session).host()
        if picture.ruling is None:
            session.do(cmd.NextRound())
        elif picture.ruling.candidates:
            session.do(cmd.ChooseAttack(picture.ruling.candidates[0].who))
        else:
            session.do(cmd.AcceptRuling())
    model.follow()

    assert [line.text for line in lines(model)] == [story.round_began(number="2")]
    assert model.highest_round == 2


def test_a_line_and_its_reasons_name_the_deed_to_go_to_taken_back_or_not(qapp: QApplication) -> None:
    session = ann_and_ann_lee()
    model = HistoryModel(session.history)
    model.show_only(Wanted(taken_back=True))
    row = next(row for row in range(model.rowCount()) if model.index(row, 0).data() == story.cards_turned)
    turned = model.index(row, 0)
    assert model.deed_at(turned) == model.deed_at(model.index(0, 0, turned)) == 7
    assert model.deed_at(QModelIndex()) == 0

    session.undo()
    model.follow()

    assert model.deed_at(model.index(row, 0)) == 7
    words = model.index(row, 0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert words == history_texts.line_taken_back(line=story.cards_turned)
    last = model.index(model.rowCount() - 1, 0)
    assert last.data() == evenings.undone(step=commands.throw_cards)
    assert model.index(0, 0, last).data() == evenings.had_seen
    assert model.deed_at(last) == 6  # the evening as it was once the throw had been taken back
    session.do(cmd.SetHurt(ANN.id, hurt=True))
    model.follow()
    assert model.standing_at(model.index(row, 0)) is Standing.ASIDE
    session.go_to(model.deed_at(model.index(row, 0)))
    model.follow()
    assert model.standing_at(model.index(row, 0)) is Standing.STANDS
    assert model.index(model.rowCount() - 1, 0).data() == evenings.gone_to(step=commands.throw_cards)
