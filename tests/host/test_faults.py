"""The program's own mistakes: the Host reads one sentence, and the log holds nothing of the evening."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication

from demoncity_gui.app.program import faults_told
from demoncity_gui.disk import fault_log
from demoncity_gui.host.desks.demon_city.round.announce_panel import AnnouncePanel
from demoncity_gui.host.shell.fault_dialog import FaultDialog
from demoncity_gui.texts import faults as said
from tests.support.desk import EXAMPLE, Desk

SECRET = "Eel-Faced Girl fears the Moon"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setenv("DEMONCITY_FAULT_LOG", "")
    fault_log.use(tmp_path / "log")
    yield tmp_path / "log"


def broken_by(words: str) -> BaseException:
    """Return a mistake whose exceptions and values hold these words."""
    try:
        try:
            notes = {"notes": words}
            raise KeyError(notes["notes"])
        except KeyError as why:
            raise RuntimeError(words) from why
    except RuntimeError as fault:
        return fault


def test_a_report_says_where_in_the_program_and_nothing_of_the_evening(folder: Path) -> None:
    assert fault_log.write(fault_log.report(broken_by(SECRET))) == folder

    told = (folder / fault_log.FILE).read_text(encoding="utf-8")
    assert "tests/host/test_faults.py:" in told and " broken_by" in told
    assert told.index("KeyError") < told.index("RuntimeError")
    for word in SECRET.split():
        assert word not in told.replace("test_faults", "")


def test_the_log_is_kept_small_however_often_something_breaks(folder: Path) -> None:
    for number in range(60):
        fault_log.write(f"{number} {'x' * 20_000}")

    files = sorted(file.name for file in folder.iterdir())
    assert files == ["faults.txt", "faults.txt.1", "faults.txt.2", "faults.txt.3"]
    assert sum(file.stat().st_size for file in folder.iterdir()) < 1_000_000
    assert "59 x" in (folder / fault_log.FILE).read_text(encoding="utf-8")


def test_a_log_that_cant_be_written_costs_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DEMONCITY_FAULT_LOG", "")
    assert fault_log.write("a report") is None
    (tmp_path / "file").write_text("", encoding="utf-8")
    fault_log.use(tmp_path / "file")
    assert fault_log.write("a report") is None


def test_the_host_reads_that_the_evening_is_safe_and_copies_the_report(desk: Desk, folder: Path) -> None:
    dialog = FaultDialog(desk.host)
    report = fault_log.report(broken_by(SECRET))

    dialog.tell(report, folder)
    assert dialog.isVisible() and not dialog.isModal() and dialog.opening.isVisible()
    first = dialog.words.text()
    dialog.tell(report, None)
    assert dialog.words.text() != first and not dialog.opening.isVisible()

    dialog.copying.click()
    assert QGuiApplication.clipboard().text() == f"{report}\n\n{report}"
    dialog.go_on.click()
    assert not dialog.isVisible()


def test_a_mistake_in_a_slot_costs_one_sentence_and_neither_the_evening_nor_the_tv(
    desk: Desk, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object, **__: object) -> None:
        raise RuntimeError(SECRET)

    desk.press("Return", "A", "5", "Return")
    shown, entries = desk.tv, desk.journal.entries()
    monkeypatch.setattr(sys, "excepthook", faults_told(desk.host))
    with monkeypatch.context() as planted:
        planted.setattr(AnnouncePanel, "show_draft", broken)
        desk.press("D")

    dialog = desk.host.findChild(FaultDialog)
    assert isinstance(dialog, FaultDialog) and dialog.isVisible()
    assert dialog.words.text() == said.told(times=1, written=True)
    assert dialog.copying.text() == said.copy and dialog.opening.isVisible()
    assert desk.tv == shown and desk.journal.entries() == entries
    told = (folder / fault_log.FILE).read_text(encoding="utf-8")
    assert "show_draft" in told or "broken" in told
    assert all(one.name not in told for one in EXAMPLE.characters) and SECRET not in told
    dialog.go_on.click()
    desk.to_front()
    desk.press("Return")  # what was chosen before it broke is chosen still
    assert len(desk.journal.entries()) == len(entries) + 1


def test_a_mistake_made_again_and_again_is_written_down_once(desk: Desk, folder: Path) -> None:
    """As a picture that breaks at each repaint does; the hook is the running program's own."""
    hook = faults_told(desk.host)
    for _ in range(5):
        fault = broken_by(SECRET)
        hook(type(fault), fault, fault.__traceback__)

    told = (folder / fault_log.FILE).read_text(encoding="utf-8")
    assert told.count("which led to") == 1
