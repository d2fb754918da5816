"""Casts and plans are read by a second program: what takes for ever, or all memory, ends there and soon."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from demoncity_gui import second_program
from demoncity_gui.assets import asset
from demoncity_gui.formats.cast import MOST_BYTES, CastUnreadable, cast_text
from demoncity_gui.formats.evening_plan import PlanUnreadable, read_evening_plan
from demoncity_gui.formats.outside import cast_from_outside, plan_from_outside
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
    assert refusal(file) == f"“{file}”: $.characters: nobody is here."
    with pytest.raises(PlanUnreadable, match="no such file"):
        plan_from_outside(tmp_path / "none.toml")


def test_a_key_of_parts_without_end_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(second_program, "PATIENCE", 1.5)
    file = tmp_path / "endless.toml"
    file.write_text(f"{'.'.join('a' * 300_000)} = 1\n")
    assert refusal(file) == f"“{file}” can’t be read: it takes too long, as no text does that anybody would write."


def test_pipes_and_large_files_are_refused_at_once(tmp_path: Path) -> None:
    pipe, large, holes = tmp_path / "pipe.toml", tmp_path / "large.toml", tmp_path / "holes.toml"
    os.mkfifo(pipe)
    large.write_bytes(b"#" * (MOST_BYTES + 1))
    holes.touch()
    os.truncate(holes, 20_000_000_000)
    assert refusal(pipe) == f"“{pipe}” can’t be read: it is no ordinary file."
    for file in (large, holes):
        assert refusal(file) == f"“{file}” can’t be read: it is larger than 4 MB."


def test_a_name_that_is_no_text_is_a_sentence(tmp_path: Path) -> None:
    assert "its name is not text" in refusal(tmp_path / os.fsdecode(b"caf\xe9.toml"))


@pytest.mark.parametrize("arguments", [("check-cast", "pipe.toml"), ("new", "e.demoncity", "--plan", "pipe.toml")])
def test_the_commands_wait_for_no_pipe(tmp_path: Path, arguments: tuple[str, ...]) -> None:
    os.mkfifo(tmp_path / "pipe.toml")
    done = started(tmp_path, *arguments)
    assert done.status == 2 and "it is no ordinary file" in done.err, done
    assert done.err.count("\n") == 1 and not (tmp_path / "e.demoncity").exists()
