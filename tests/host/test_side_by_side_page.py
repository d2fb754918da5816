"""The page on which four systems stand side by side, under the Host's hands."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEventLoop
from PySide6.QtWidgets import QApplication

from demoncity_gui.assets import asset
from demoncity_gui.host.pages.forecast.side_by_side_page import SideBySidePage
from demoncity_gui.texts import side_by_side as said
from tests.support.desk import Desk


def page(desk: Desk, fights: int = 50) -> SideBySidePage:
    desk.press("Shift+F5")
    found = desk.side_page(SideBySidePage)
    found.fights = fights
    return found


def until(side: SideBySidePage, is_there: object) -> None:
    assert callable(is_there)
    while not is_there():
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)


def settled(side: SideBySidePage) -> bool:
    return not side.reading.is_under_way and side.runs.workers is None


def test_the_example_fills_a_column_for_each_system(desk: Desk) -> None:
    side = page(desk)
    assert not side.start.isEnabled() and side.state.text() == said.no_file
    desk.press("X")
    until(side, lambda: settled(side))
    lines = {line.what: line.cells for line in side.lines.rows}
    assert [cell != said.no_share for cell in lines[said.out(who="Nena")]] == [True, True, True, False]
    won = lines[said.challenge(one="Nena", other="Eel-Faced Girl")]
    assert [cell != said.no_share for cell in won] == [False, False, False, True]
    assert said.done(fights=200) in side.state.text()
    assert said.of_challenge in side.notes.text()


def test_what_is_known_by_then_stays_when_it_is_stopped(desk: Desk) -> None:
    side = page(desk, fights=1_000_000)
    desk.press("X")
    until(side, lambda: any(run.tally.fights for run in side.runs.runs.values()))
    desk.press("Backspace")
    assert side.runs.workers is None and side.lines.rows
    assert said.stopped(so_far="§").partition("§")[0] in side.state.text()


def test_a_file_that_cant_be_meant_is_refused_with_its_place(desk: Desk, tmp_path: Path) -> None:
    side = page(desk)
    bad = tmp_path / "bad.toml"
    text = asset("example-side-by-side.toml").read_text(encoding="utf-8")
    bad.write_text(text.replace("skill = 10", "skill = 999"), encoding="utf-8")
    side.read(bad)
    until(side, lambda: settled(side))
    assert "$.characters[0].action.skill" in side.message.text()
    assert not side.lines.rows and not side.start.isEnabled()


def test_the_table_of_the_evening_and_the_tv_know_nothing_of_it(desk: Desk) -> None:
    before = desk.session.table, desk.session.tv.picture()
    side = page(desk)
    desk.press("X")
    until(side, lambda: settled(side))
    assert (desk.session.table, desk.session.tv.picture()) == before
