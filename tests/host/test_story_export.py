"""The story written to a file: whole or not at all, beside the round, with one sentence at the end."""

from __future__ import annotations

import resource
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from demoncity_gui.games.demon_city.rules.characters import TOUGHNESS
from demoncity_gui.games.demon_city.rules.commands import EndAction, NextRound, SetToughness
from demoncity_gui.games.demon_city.words.stats import stat_word
from demoncity_gui.host.pages.evenings.story_export import StoryExport
from demoncity_gui.host.pages.evenings.story_pdf import break_before
from demoncity_gui.texts import demon_city_story as story
from demoncity_gui.texts import exports, files
from tests.support.demon_city import JournalInMemory, Session
from tests.support.desk import MIDNIGHT
from tests.support.told_evening import BILL, COMMANDS, told_chance

TOUGHNESS_WORD = stat_word(TOUGHNESS)


class Export:
    """An export over a whole evening, and the sentences it said."""

    def __init__(self, qtbot: QtBot, long: bool = False) -> None:
        self.qtbot = qtbot
        self.session = Session(JournalInMemory(), told_chance(), lambda: MIDNIGHT)
        commands = COMMANDS[: COMMANDS.index(NextRound())] if long else COMMANDS
        for command in commands:
            self.session.do(command)
        for number in range(2_000 if long else 0):
            self.session.do(SetToughness(BILL.id, number % 5 - 2))
        self.said: list[str] = []
        self.export = StoryExport(self.session, self.said.append)

    def to(self, path: Path, *, for_players: bool = True) -> str:
        """Export to the end and return what was said."""
        self.export.export(path, for_players)
        self.qtbot.waitUntil(lambda: not self.export.is_under_way)
        return self.said[-1]


@pytest.fixture
def whole(dressed: QApplication, qtbot: QtBot) -> Export:
    return Export(qtbot)


@pytest.fixture
def long(dressed: QApplication, qtbot: QtBot) -> Export:
    return Export(qtbot, long=True)


@pytest.mark.parametrize(("ending", "start"), [("md", b"# Low water"), ("html", b"<!DOCTYPE html>"), ("pdf", b"%PDF-")])
def test_the_ending_decides_what_is_written(whole: Export, tmp_path: Path, ending: str, start: bytes) -> None:
    path = tmp_path / f"story.{ending}"

    assert whole.to(path) == exports.written(players=True, path=f"“{path}”")

    assert path.read_bytes().startswith(start)
    assert list(tmp_path.iterdir()) == [path]
    assert not whole.export.line.isVisible()


def test_the_players_get_no_secret_and_the_host_gets_the_reasons(whole: Export, tmp_path: Path) -> None:
    players, host = tmp_path / "players.md", tmp_path / "host.md"
    whole.to(players)
    assert whole.to(host, for_players=False) == exports.written(players=False, path=f"“{host}”")

    assert TOUGHNESS_WORD not in players.read_text(encoding="utf-8")
    assert "high ground" not in players.read_text(encoding="utf-8")
    assert story.toughness_past(who="Bill", value=1) in host.read_text(encoding="utf-8")
    assert "high ground" in host.read_text(encoding="utf-8")
    assert players.read_text(encoding="utf-8").count("\n## ") == 1, "the luck: rounds are paragraphs"


@pytest.mark.parametrize(
    ("fits", "lines", "before"),
    [(9, 5, 5), (4, 5, 3), (1, 5, 0), (0, 5, 0), (2, 3, 0), (-3, 2, 0), (3, 9, 3)],
)
def test_on_paper_no_line_of_a_paragraph_stands_alone(fits: int, lines: int, before: int) -> None:
    assert break_before(fits, lines) == before


def test_a_pdf_grows_with_its_story_and_is_whole(whole: Export, long: Export, tmp_path: Path) -> None:
    short_one, long_one = tmp_path / "short.pdf", tmp_path / "long.pdf"
    whole.to(short_one, for_players=False)
    long.to(long_one, for_players=False)

    for path in (short_one, long_one):
        assert path.read_bytes().rstrip().endswith(b"%%EOF")
    assert short_one.read_bytes().count(b"/Type /Page\n") >= 2
    assert long_one.read_bytes().count(b"/Type /Page\n") > 30


def test_what_lay_there_is_replaced_at_the_end_and_not_before(long: Export, tmp_path: Path) -> None:
    path = tmp_path / "story.md"
    path.write_text("<html>yesterday", encoding="utf-8")
    long.export.export(path, False)
    QApplication.processEvents()
    assert long.export.is_under_way
    assert path.read_text(encoding="utf-8") == "<html>yesterday"

    long.qtbot.waitUntil(lambda: not long.export.is_under_way)

    assert path.read_text(encoding="utf-8").startswith("# Low water")


def test_cancel_leaves_what_lay_there(long: Export, tmp_path: Path) -> None:
    path = tmp_path / "story.html"
    path.write_text("<html>yesterday", encoding="utf-8")
    long.export.export(path, False)
    QApplication.processEvents()

    long.export.line.stop.click()

    assert long.said == [exports.stopped(path=f"“{path}”")]
    assert path.read_text(encoding="utf-8") == "<html>yesterday"
    assert list(tmp_path.iterdir()) == [path]
    assert long.to(path, for_players=False) == exports.written(players=False, path=f"“{path}”")


def test_play_goes_on_meanwhile_and_the_story_is_of_when_it_was_asked_for(long: Export, tmp_path: Path) -> None:
    path = tmp_path / "story.md"
    long.export.export(path, False)
    QApplication.processEvents()
    long.session.undo()
    long.session.do(EndAction())

    long.qtbot.waitUntil(lambda: not long.export.is_under_way)

    assert path.read_text(encoding="utf-8").count(story.toughness_past(who="Bill", value=0).partition("0")[0]) == 2_001
    assert story.action_ended not in path.read_text(encoding="utf-8")


@pytest.mark.parametrize("ending", ["md", "html", "pdf"])
def test_the_window_has_its_turn_again_and_again_while_a_story_is_written(
    long: Export, tmp_path: Path, ending: str
) -> None:
    turns = 0
    long.export.export(tmp_path / f"story.{ending}", False)
    while long.export.is_under_way:
        QApplication.processEvents()
        turns += 1

    assert turns > 1


def test_a_second_one_waits_for_the_first(long: Export, tmp_path: Path) -> None:
    long.export.export(tmp_path / "one.md", True)
    long.export.export(tmp_path / "two.md", True)

    assert long.said == [exports.under_way]
    long.export.cancel()


def test_a_name_that_says_nothing_is_refused(whole: Export, tmp_path: Path) -> None:
    path = tmp_path / "story.doc"
    whole.export.export(path, True)

    assert whole.said == [exports.unknown_kind(path=f"“{path}”")]
    assert list(tmp_path.iterdir()) == []


@contextmanager
def files_no_longer_than(most: int) -> Iterator[None]:
    was = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (most, was[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, was)


@pytest.mark.parametrize("ending", ["md", "html", "pdf"])
def test_a_disk_that_takes_no_more_is_one_sentence_and_nothing_lies_there(
    long: Export, tmp_path: Path, ending: str
) -> None:
    path = tmp_path / f"story.{ending}"
    with files_no_longer_than(8_000):
        assert long.to(path, for_players=False) == exports.not_written_system(path=f"“{path}”", words="file too large")

    assert list(tmp_path.iterdir()) == []
    assert not long.export.line.isVisible()


def test_a_place_that_is_none_is_one_sentence(whole: Export, tmp_path: Path) -> None:
    nowhere, folder = tmp_path / "gone" / "story.md", tmp_path / "folder.md"
    folder.mkdir()

    assert whole.to(nowhere) == exports.not_written(path=f"“{nowhere}”", why="no-folder")
    assert whole.to(folder) == exports.not_written_system(path=f"“{folder}”", words=files.folder)
    assert list(tmp_path.rglob("*")) == [folder]
