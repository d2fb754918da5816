"""Casts and plans are read by a second program: what takes for ever, or all memory, ends there and soon."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from demoncity_gui.assets import asset
from demoncity_gui.formats.cast import MOST_BYTES, CastUnreadable, cast_text
from demoncity_gui.formats.evening_plan import PlanUnreadable, read_evening_plan
from demoncity_gui.second_program import start as second_program
from demoncity_gui.second_program import texts as outside
from demoncity_gui.second_program.texts import ReadCast, Unread, answer, cast_from_outside, plan_from_outside
from demoncity_gui.texts import casts, files
from demoncity_gui.texts import second_program as said
from demoncity_gui.texts.catalogue import spoken
from demoncity_gui.texts.pseudo import PSEUDO
from demoncity_gui.words.plain_text import quoted
from tests.support.desk import EXAMPLE
from tests.support.started import started


def refusal(path: Path) -> str:
    with pytest.raises(CastUnreadable) as refused:
        cast_from_outside(path)
    return str(refused.value)


def test_what_is_read_there_is_what_is_read_here(tmp_path: Path) -> None:
    file = tmp_path / "pier.toml"
    file.write_text(cast_text(EXAMPLE.characters), encoding="utf-8")
    assert cast_from_outside(file) == EXAMPLE.characters
    plan = asset("example-evening.toml")
    assert plan_from_outside(plan) == read_evening_plan(plan)


def test_a_fault_is_told_in_the_same_words(tmp_path: Path) -> None:
    file = tmp_path / "pier.toml"
    file.write_text("characters = []")
    assert refusal(file) == f"“{file}”: $.characters: {casts.nobody}."
    with pytest.raises(PlanUnreadable, match="no such file"):
        plan_from_outside(tmp_path / "none.toml")


def test_a_key_of_parts_without_end_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(second_program, "PATIENCE", 1.5)
    file = tmp_path / "endless.toml"
    file.write_text(f"{'.'.join('a' * 300_000)} = 1\n")
    assert refusal(file) == casts.unread(path=f"“{file}”", why=said.too_slow)


@pytest.mark.parametrize(
    ("program", "words"),
    [
        ("import os; os.abort()", said.reader_failed),
        ("print('{}')", said.reader_failed),
        ("print('something else')", said.reader_failed),
        ("print(b'\\xff')", said.reader_failed),
    ],
)
def test_a_program_that_fails_is_not_told_as_one_that_takes_long(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, program: str, words: str
) -> None:
    monkeypatch.setattr(second_program, "command", lambda: [sys.executable, "-c", program])
    assert refusal(tmp_path / "pier.toml") == casts.unread(path=f"“{tmp_path / 'pier.toml'}”", why=words)


def test_a_program_that_is_not_there_is_told_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(second_program, "command", lambda: [str(tmp_path / "none")])
    assert said.reader_not_started in refusal(tmp_path / "pier.toml")


@pytest.mark.parametrize(
    ("fault", "words"),
    [(MemoryError(), said.too_much_memory), (KeyError("a"), said.reader_failed_with(error="KeyError"))],
)
def test_the_second_program_has_a_sentence_for_every_fault(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fault: Exception, words: str
) -> None:
    def fails(_path: Path) -> None:
        raise fault

    monkeypatch.setattr(outside, "read_cast", fails)
    answered = answer(ReadCast(str(tmp_path / "pier.toml")))
    assert isinstance(answered, Unread) and answered.words.startswith(f"“{tmp_path}") and words in answered.words


def test_pipes_and_large_files_are_refused_at_once(tmp_path: Path) -> None:
    pipe, large, holes = tmp_path / "pipe.toml", tmp_path / "large.toml", tmp_path / "holes.toml"
    os.mkfifo(pipe)
    large.write_bytes(b"#" * (MOST_BYTES + 1))
    holes.touch()
    os.truncate(holes, 20_000_000_000)
    assert refusal(pipe) == casts.unread(path=f"“{pipe}”", why=files.not_ordinary)
    for file in (large, holes):
        assert refusal(file) == casts.unread(path=f"“{file}”", why=files.larger_than(size="4 MB"))


def test_a_name_that_is_no_text_is_a_sentence(tmp_path: Path) -> None:
    assert said.path_not_text in refusal(tmp_path / os.fsdecode(b"caf\xe9.toml"))


@pytest.mark.parametrize("arguments", [("check-cast", "pipe.toml"), ("new", "e.demoncity", "--plan", "pipe.toml")])
def test_the_commands_wait_for_no_pipe(tmp_path: Path, arguments: tuple[str, ...]) -> None:
    os.mkfifo(tmp_path / "pipe.toml")
    done = started(tmp_path, *arguments)
    assert done.status == 2 and files.not_ordinary in done.err, done
    assert done.err.count("\n") == 1 and not (tmp_path / "e.demoncity").exists()


def test_it_speaks_the_language_of_the_program_that_started_it(tmp_path: Path) -> None:
    empty = tmp_path / "pier.toml"
    empty.write_text("")
    with spoken(PSEUDO):
        words = casts.within(path=quoted(empty), why=f"$.characters: {casts.nobody}")
        assert refusal(empty) == words
    assert refusal(empty) != words
