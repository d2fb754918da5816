"""The page of the case under the Host's hands, by keys."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEventLoop
from PySide6.QtWidgets import QApplication, QFileDialog

from demoncity_gui.formats.shelf import shelf
from demoncity_gui.games.common import casebook as book
from demoncity_gui.games.demon_city.rules.commands import AskOracle, BeginFight, Consult
from demoncity_gui.games.demon_city.rules.readings import DAMAGE_IS_THROWN
from demoncity_gui.games.demon_city.rules.yes_or_no import Answer, Likelihood
from demoncity_gui.host.asking.question import Question
from demoncity_gui.host.desks.demon_city.case.case_page import CasePage
from demoncity_gui.host.desks.demon_city.desk import DemonCityDesk
from demoncity_gui.host.desks.demon_city.solo.solo_desk import SoloDesk
from demoncity_gui.texts import case_page as said
from tests.support.desk import Desk


def page(desk: Desk) -> CasePage:
    desk.press("Shift+F6")
    return desk.side_page(CasePage)


def last(desk: Desk) -> object:
    return next(iter(desk.session.commands()))


def asked(desk: Desk) -> Question[object]:
    question = desk.host.questions.question
    assert question is not None
    return question


def test_a_scene_a_question_a_list_and_a_clock_by_keys(desk: Desk) -> None:
    case = page(desk)
    desk.press("S")
    for words in ("The pier", "under the planks", "a drowned man", "he still talks", "water"):
        desk.type(words)
        desk.press("Return")
    assert last(desk) == book.OpenScene("The pier", "under the planks", "a drowned man", "he still talks", "water")
    assert (case.scene.text(), case.place.text()) == ("The pier", "under the planks   a drowned man")
    desk.press("Q")
    desk.type("Is he alone?")
    desk.press("Return")
    assert [answer.text for answer in asked(desk).answers][2] == said.likelihood_odds(likelihood="even", yes=60)
    desk.press("3")
    assert last(desk) == AskOracle("Is he alone?", Likelihood.EVEN)
    assert case.answer.text() in [said.answer(answer=one.value) for one in Answer]
    desk.press("L", "1")
    desk.type("who drowned him")
    desk.press("Return")
    assert desk.session.table.casebook.lines_of(said.threads) == ("who drowned him",)
    desk.press("C")
    desk.type("High water")
    desk.press("Return", "1", "K")
    assert "●○○○  High water" in case.clocks.text() and case.clocks.isVisible() and case.heading_of_clocks.isVisible()
    desk.press("X", "1", "Delete")
    assert not case.clocks.isVisible() and not case.heading_of_clocks.isVisible()
    assert desk.session.table.casebook.lists == () and desk.session.table.casebook.clocks == ()
    desk.press("Ctrl+Z")
    assert "●○○○  High water" in case.clocks.text()


def test_prose_goes_into_both_stories_and_outlasts_other_changes(desk: Desk) -> None:
    case = page(desk)
    desk.press("W")
    desk.type("It was cold.")
    case.refresh()
    assert case.prose.toPlainText() == "It was cold."
    desk.press("Ctrl+Return")
    assert last(desk) == book.Write(("It was cold.",))
    assert case.prose.toPlainText() == ""


def test_the_tables_of_the_scene_come_first_and_three_ideas_make_it_worse(desk: Desk) -> None:
    desk.session.do(book.OpenScene("The pier", tags="water"))
    page(desk)
    desk.press("D")
    before = [answer.text for answer in asked(desk).answers]
    assert len(before) == 4
    desk.press("Up", "Return")  # three others
    assert [answer.text for answer in asked(desk).answers][:3] != before[:3]
    desk.press("Down", "Return")
    assert isinstance(last(desk), book.Twist)
    desk.press("T", "1")
    assert isinstance(last(desk), Consult)


def test_a_fight_begins_in_three_keys(desk: Desk) -> None:
    desk.press("Ctrl+Shift+F", "2", "1")
    assert isinstance(desk.host.desk, DemonCityDesk)
    fight = desk.host.desk.fight_at_once
    assert fight is not None
    while fight.is_under_way:
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents)
    assert isinstance(last(desk), BeginFight)
    assert desk.session.table.fight is not None
    assert desk.message.startswith(said.matched(won=0, played=0, harder=True).partition("0")[0])


def test_a_fight_at_once_can_begin_alone_with_the_eleventh_horror(desk: Desk) -> None:
    desk.press("Ctrl+Shift+F", "A", "6")
    assert isinstance(desk.host.desk, DemonCityDesk)
    fight = desk.host.desk.fight_at_once
    assert fight is not None
    while fight.is_under_way:
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents)
    begun = last(desk)
    assert isinstance(begun, BeginFight)
    of_the_white_dog = {one.name for one in shelf()[10].characters}
    assert {one.name.rstrip(" 23") for one in begun.characters} <= of_the_white_dog
    table = desk.session.table
    assert table.solo and table.house_rules.reads(DAMAGE_IS_THROWN)
    assert isinstance(desk.host.desk, SoloDesk)


def choose(desk: Desk, file: Path) -> None:
    desk.press("I")
    for dialog in desk.host.findChildren(QFileDialog):
        dialog.fileSelected.emit(str(file))
        dialog.close()
    desk.settle()


def test_tables_of_one_s_own_are_imported_by_a_key_and_drawn_from(desk: Desk, tmp_path: Path) -> None:
    case, file = page(desk), tmp_path / "ferry.toml"
    file.write_text('[[tables]]\ntitle = "What he carries"\nuse = "clue"\nlines = ["a lantern"]\n', encoding="utf-8")
    choose(desk, file)
    assert case.message.text() == said.imported(number=1, name="ferry", key="T")
    file.unlink()  # a copy is kept
    desk.press("T")
    assert "What he carries" in [answer.text for answer in asked(desk).answers]
    desk.press("Escape")

    file.write_text('[[tables]]\ntitle = "What he hides"\nuse = "clue"\nlines = ["a bell"]\n', encoding="utf-8")
    choose(desk, file)
    assert asked(desk).prompt == said.replace_tables(name="ferry")
    desk.press("Escape", "T")
    assert "What he carries" in [answer.text for answer in asked(desk).answers], "nothing is replaced unasked"
    desk.press("Escape")
    choose(desk, file)
    desk.press("R", "T")
    assert {"What he hides"} == {one.text for one in asked(desk).answers} & {"What he hides", "What he carries"}


def test_a_file_that_holds_no_tables_is_not_imported(desk: Desk, tmp_path: Path) -> None:
    case, file = page(desk), tmp_path / "ferry.toml"
    file.write_text("[[tables]]\n", encoding="utf-8")
    choose(desk, file)
    assert "ferry.toml" in case.message.text()
    assert not (desk.host.casts.folder.parent / "tables" / "ferry.toml").exists()
