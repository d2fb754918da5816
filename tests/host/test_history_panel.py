"""The history panel under the Host's hands: read, unfold, filter, go back; the keyboard is the round's."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import QModelIndex, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from demoncity_gui.evening.history import HistoryLine
from demoncity_gui.games.demon_city.rules.announcements import Defend
from demoncity_gui.games.demon_city.rules.commands import (
    AcceptRuling,
    AddCharacters,
    Announce,
    BeginAction,
    CallReady,
    EditCharacter,
    GroupFoes,
    JoinFight,
    NextRound,
    RemoveCharacter,
    RepeatAll,
    ThrowCards,
)
from demoncity_gui.games.demon_city.rules.refusals import RuleRefusal
from demoncity_gui.games.demon_city.rules.table import Stage
from demoncity_gui.host.desks.demon_city.views import Views
from demoncity_gui.host.pages.history.history_model import LINE_ROLE
from demoncity_gui.host.pages.history.history_panel import KEPT, HistoryPanel
from demoncity_gui.texts import demon_city_announcing as announcing
from demoncity_gui.texts import demon_city_commands as commands
from demoncity_gui.texts import demon_city_deeds as deeds
from demoncity_gui.texts import demon_city_rows as row_texts
from demoncity_gui.texts import demon_city_story as story
from demoncity_gui.texts import evenings, history, host_window
from tests.host.conftest import OpenDesk
from tests.support.asked_play import asked
from tests.support.demon_city import JournalInMemory, Session
from tests.support.desk import EXAMPLE, MIDNIGHT, Desk, luck
from tests.support.story_lines import announced, defended, took


def panel(desk: Desk) -> HistoryPanel:
    return desk.host.history


def texts(shown: HistoryPanel) -> list[str]:
    return [str(shown.model.index(row, 0).data()) for row in range(shown.model.rowCount())]


def row_of(shown: HistoryPanel, text: str) -> QModelIndex:
    return shown.model.index(texts(shown).index(text), 0)


def unfolded(shown: HistoryPanel) -> list[str]:
    rows = [shown.model.index(row, 0) for row in range(shown.model.rowCount())]
    return [str(row.data()) for row in rows if shown.lines.isExpanded(row)]


def choose(desk: Desk, text: str) -> None:
    shown = panel(desk)
    index = row_of(shown, text)
    shown.lines.scrollTo(index)
    place = shown.lines.visualRect(index).center()
    QTest.mouseClick(shown.lines.viewport(), Qt.MouseButton.LeftButton, pos=place)
    desk.settle()


def up_to(desk: Desk, text: str) -> None:
    """Walk up the lines by the arrow key; a line that isn't there is a failure, not a walk without an end."""
    shown = panel(desk)
    assert text in texts(shown)
    while shown.lines.currentIndex().data() != text:
        place = shown.lines.currentIndex()
        desk.press("Up")
        assert shown.lines.currentIndex() != place


def swung() -> str:
    """Return the line of Ceelo's announcement, in the words of the sheet."""
    deed = deeds.attack(deed="swings the fire axe at", targets=["Eel-Faced Girl"])
    return announced("Ceelo", deeds.plan_in_own_words(words=deed))


def announce_two(desk: Desk) -> None:
    desk.press("Return", "A", "5", "W", "Return", "D", "Return")


def play(session: Session, steps: int) -> None:
    dice = Random(5)
    while steps:
        command = asked(session.table, dice)
        if isinstance(command, JoinFight | GroupFoes | AddCharacters | EditCharacter | RemoveCharacter):
            continue
        try:
            session.do(command)
            steps -= 1
        except RuleRefusal:
            continue


def played(steps: int) -> JournalInMemory:
    """Return an evening that has gone on for so many steps before a window opens on it."""
    journal = JournalInMemory()
    session = Session(journal, luck(), lambda: MIDNIGHT)
    session.do(EXAMPLE)
    play(session, steps)
    return journal


def test_the_newest_lines_are_unfolded_until_the_next_come(desk: Desk) -> None:
    desk.press("Return", "A", "5", "W", "Return")
    assert unfolded(panel(desk)) == [took("Ceelo", 3)]

    desk.press("D", "Return")

    assert took("Ceelo", 3) not in unfolded(panel(desk))
    assert unfolded(panel(desk)) != []


def test_a_line_that_the_host_opened_stays_open(desk: Desk) -> None:
    announce_two(desk)
    shown = panel(desk)
    shown.lines.expand(row_of(shown, took("Ceelo", 3)))

    desk.press("D", "Return")

    assert took("Ceelo", 3) in unfolded(shown)


def test_undo_strikes_its_lines_and_the_switch_shows_each_step_back(desk: Desk) -> None:
    announce_two(desk)
    shown = panel(desk)
    before = texts(shown)
    desk.press("Ctrl+Z")
    struck = row_of(shown, defended("Man in the Grey Coat"))
    assert struck.data(Qt.ItemDataRole.FontRole).strikeOut()  # redo leads there
    assert texts(shown) == before

    desk.click_widget(shown.taken_back)

    assert texts(shown)[-1] == evenings.undone(step=commands.announce(who="Man in the Grey Coat"))
    desk.press("Ctrl+Shift+Z")
    assert row_of(shown, defended("Man in the Grey Coat")).data(Qt.ItemDataRole.FontRole) is None
    desk.click_widget(shown.taken_back)
    assert texts(shown) == before


def test_a_new_deed_takes_away_what_could_be_redone_and_the_switch_shows_it(desk: Desk) -> None:
    announce_two(desk)
    shown = panel(desk)
    desk.press("Ctrl+Z", "A", "1", "Return")
    assert defended("Man in the Grey Coat") not in texts(shown)

    desk.click_widget(shown.taken_back)

    assert row_of(shown, defended("Man in the Grey Coat")).data(Qt.ItemDataRole.FontRole).strikeOut()
    choose(desk, defended("Man in the Grey Coat"))
    desk.click(history.go_over, shown)
    assert desk.announced("Man in the Grey Coat") == deeds.defends(against=[])
    assert Views(desk.host.session).host().undo == commands.announce(who="Man in the Grey Coat")
    desk.click_widget(shown.taken_back)
    assert defended("Man in the Grey Coat") in texts(shown)


def rounds_played(rounds: int) -> JournalInMemory:
    """Return an evening in which everybody has defended in so many rounds, each but the first by one key."""
    journal = JournalInMemory()
    session = Session(journal, luck(), lambda: MIDNIGHT)
    session.do(EXAMPLE)
    session.do(BeginAction())
    for number in range(1, rounds + 1):
        if number == 1:
            while (fight := session.table.fight) is not None and (speaker := fight.speaker) is not None:
                session.do(Announce(speaker.who, Defend()))
        else:
            session.do(NextRound())
            session.do(RepeatAll())
        for command in (CallReady(), ThrowCards()):
            session.do(command)
        while session.table.fight is not None and session.table.fight.stage is not Stage.AFTERMATH:
            session.do(AcceptRuling())
    return journal


@pytest.mark.parametrize("by_mouse", [False, True])
def test_after_going_back_twenty_four_rounds_the_old_end_is_one_step_away(
    open_desk: OpenDesk, qtbot: QtBot, by_mouse: bool
) -> None:
    desk = open_desk(journal=rounds_played(25))
    assert Views(desk.host.session).host().round_number == 25
    shown = panel(desk)
    shown.lines.verticalScrollBar().setValue(0)
    qtbot.waitUntil(lambda: not shown.is_reading)
    end = desk.seen()
    choose(desk, story.round_began(number="2"))
    desk.click(history.go_back, shown)
    assert Views(desk.host.session).host().round_number == 2
    assert Views(desk.host.session).host().redo == commands.repeat_all
    assert shown.lines.now_is_in_sight
    steps = desk.host.session.history.timeline.last

    last = texts(shown)[-1]
    if by_mouse:
        choose(desk, last)
        desk.click(history.go_forward, shown)
    else:
        desk.press("F6", "End", "Return", "Return", "Escape")

    assert desk.host.session.history.timeline.last == steps + 1
    assert desk.seen() == end
    assert Views(desk.host.session).host().redo is None
    desk.press("Ctrl+Z")
    assert desk.next_step != row_texts.next_round


def test_going_back_is_offered_only_on_a_line_that_is_not_the_newest(desk: Desk) -> None:
    announce_two(desk)
    shown = panel(desk)
    assert not shown.go_button.isEnabled()

    choose(desk, defended("Man in the Grey Coat"))
    assert not shown.go_button.isEnabled()
    choose(desk, swung())
    assert shown.go_button.isEnabled()

    desk.click(history.go_back, shown)

    assert desk.next_step == announcing.choose_deed(who="Man in the Grey Coat")
    assert desk.announced("Ceelo") == "swings the fire axe at Eel-Faced Girl"
    assert not shown.go_button.isEnabled()


def test_the_menu_of_a_line_goes_back_to_it(desk: Desk) -> None:
    announce_two(desk)
    shown = panel(desk)
    index = row_of(shown, swung())
    shown.lines.scrollTo(index)

    shown.lines.customContextMenuRequested.emit(shown.lines.visualRect(index).center())
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    QTest.mouseClick(menu, Qt.MouseButton.LeftButton, pos=menu.actionGeometry(menu.actions()[0]).center())
    desk.settle()

    assert desk.next_step == announcing.choose_deed(who="Man in the Grey Coat")


def test_by_keys_to_the_history_back_in_it_and_to_the_round(desk: Desk) -> None:
    announce_two(desk)

    desk.press("F6")
    assert panel(desk).lines.hasFocus()
    desk.press("Return")
    assert desk.next_step == announcing.choose_deed(who="Dolores")  # the newest: nothing to go back to
    up_to(desk, swung())
    desk.press("Return")
    assert desk.next_step == announcing.choose_deed(who="Dolores"), "who reads takes nothing back"
    assert history.go_back in panel(desk).words.text()
    desk.press("Up", "Down", "Return")
    assert desk.next_step == announcing.choose_deed(who="Dolores"), "it is asked anew about another line"
    desk.press("Return")
    assert desk.next_step == announcing.choose_deed(who="Man in the Grey Coat")
    assert not panel(desk).words.text()

    desk.press("D", "Escape", "D", "Return")

    assert desk.page.hasFocus()
    assert desk.announced("Man in the Grey Coat") == deeds.defends(against=[])


def test_a_held_enter_among_the_lines_goes_back_once(desk: Desk) -> None:
    announce_two(desk)
    desk.press("F6")
    up_to(desk, swung())

    desk.keyboard.hold("Return")
    assert desk.next_step == announcing.choose_deed(who="Dolores")
    desk.keyboard.hold("Return")

    assert desk.next_step == announcing.choose_deed(who="Man in the Grey Coat")


def test_tab_goes_round_within_the_panel_and_escape_leaves_it(desk: Desk) -> None:
    desk.press("Return", "F6")
    shown = panel(desk)
    for control in (shown.rounds, shown.people, shown.taken_back, shown.lines):
        desk.press("Tab")
        assert control.hasFocus()
    desk.press("Tab", "Tab", "Down")  # to the people, and the first of them
    assert shown.people.currentText() == "Ceelo"

    desk.press("Escape")

    assert desk.page.hasFocus()


def test_escape_takes_the_button_back_that_goes_to_a_line(desk: Desk) -> None:
    announce_two(desk)
    desk.press("F6")
    up_to(desk, swung())
    assert panel(desk).go_button.isVisible()
    desk.press("Escape")
    assert not panel(desk).go_button.isVisible()


def test_the_panel_takes_the_keyboard_by_no_click_and_no_tab(desk: Desk) -> None:
    desk.press("Return")
    shown = panel(desk)
    for control in (shown.lines.viewport(), shown.taken_back, shown.go_button):
        desk.click_widget(control)
        assert desk.page.hasFocus()
    for _ in range(12):
        desk.press("Tab")
        focused = QApplication.focusWidget()
        assert focused is not None and not shown.isAncestorOf(focused)


def test_f6_brings_a_hidden_history_back(desk: Desk) -> None:
    desk.choose_in_menu(host_window.menu_view, history.history)
    desk.to_front()
    assert not panel(desk).isVisible()

    desk.press("F6")

    assert panel(desk).lines.hasFocus()


def test_the_view_follows_unless_the_host_has_scrolled_up(open_desk: OpenDesk) -> None:
    desk = open_desk(journal=played(60))
    shown = panel(desk)
    bar = shown.lines.verticalScrollBar()
    assert bar.maximum() > 0
    assert bar.value() == bar.maximum()

    bar.setValue(bar.maximum() // 2)
    top = shown.lines.indexAt(QPoint(30, 1)).data()
    play(desk.session, 5)
    desk.settle()
    assert shown.lines.indexAt(QPoint(30, 1)).data() == top

    bar.setValue(bar.maximum())
    play(desk.session, 5)
    desk.settle()
    assert bar.value() == bar.maximum()


def test_a_filter_searches_the_whole_evening_without_holding_up_the_window_and_can_be_stopped(
    open_desk: OpenDesk, qtbot: QtBot
) -> None:
    desk = open_desk(journal=played(900))
    shown = panel(desk)
    assert shown.model.first > 1

    shown.people.setCurrentIndex(shown.people.findText("Nena"))
    assert shown.is_reading
    assert shown.words.text().startswith(history.reading(done="§", whole="").partition("§")[0])
    desk.click(history.stop, shown)
    assert not shown.is_reading
    assert shown.model.first > 1

    shown.people.setCurrentIndex(shown.people.findText("Marty"))
    qtbot.waitUntil(lambda: not shown.is_reading)
    assert shown.model.first == 1 or shown.model.rowCount() >= KEPT
    for row in range(shown.model.rowCount()):
        line = shown.model.index(row, 0).data(LINE_ROLE)
        assert isinstance(line, HistoryLine)
        assert "Marty" in " ".join((line.text, *line.reasons))
    assert shown.words.text() == ""


def test_as_play_goes_on_the_top_is_let_go_and_comes_back_on_scrolling_there(open_desk: OpenDesk, qtbot: QtBot) -> None:
    desk = open_desk(journal=played(700))
    shown = panel(desk)
    bar = shown.lines.verticalScrollBar()
    while shown.model.rowCount() < KEPT + 100:
        bar.setValue(0)
        qtbot.waitUntil(lambda: not shown.is_reading)
    bar.setValue(bar.maximum())
    whole, first = shown.model.rowCount(), shown.model.first

    play(desk.session, 20)
    desk.settle()

    assert shown.model.rowCount() < whole
    assert shown.model.rowCount() <= KEPT + 200
    assert shown.model.first > first
    first = shown.model.first

    bar.setValue(0)
    qtbot.waitUntil(lambda: not shown.is_reading)

    assert shown.model.first < first


def test_every_sentence_is_wrapped_to_the_width_and_none_is_cut(desk: Desk) -> None:
    announce_two(desk)
    shown = panel(desk)
    lines = shown.lines
    assert lines.horizontalScrollBar().maximum() == 0
    one = lines.visualRect(row_of(shown, took("Ceelo", 3))).height()
    began = story.action_began(order=[one.name for one in EXAMPLE.characters])
    long = row_of(shown, next(text for text in texts(shown) if text.startswith(began)))
    lines.scrollTo(long)
    assert lines.visualRect(long).height() > 1.7 * one
    assert lines.columnWidth(0) <= lines.viewport().width()
