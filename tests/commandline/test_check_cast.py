"""`demoncity check-cast`, as a shell sees it."""

from __future__ import annotations

from pathlib import Path

from demoncity_gui.formats.cast import write_cast
from tests.support.desk import EXAMPLE
from tests.support.started import started


def test_a_sound_cast_is_counted(tmp_path: Path) -> None:
    file = tmp_path / "pier.toml"
    write_cast(file, EXAMPLE.characters)
    done = started(tmp_path / "home", "check-cast", file)
    assert (done.status, done.out, done.err) == (0, f"“{file}” is sound: 6 characters.\n", "")


def test_a_fault_is_one_sentence_that_names_the_place(tmp_path: Path) -> None:
    file = tmp_path / "pier.toml"
    file.write_text('[[characters]]\nname = "Ann"\nside = "players"\nstats = { Agility = 100, Toughness = 4 }\n')
    done = started(tmp_path / "home", "check-cast", file)
    assert (done.status, done.out) == (2, "")
    assert done.err == f"demoncity: “{file}”: $.characters[0].stats: Agility goes from 0 to 99, not 100.\n"


def test_it_needs_no_qt(tmp_path: Path) -> None:
    file = tmp_path / "pier.toml"
    write_cast(file, EXAMPLE.characters[:1])
    done = started(tmp_path / "home", "check-cast", file, python=("-X", "importtime"))
    assert done.out == f"“{file}” is sound: 1 character.\n"
    assert "PySide6" not in done.err
