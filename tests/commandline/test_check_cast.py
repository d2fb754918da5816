"""`demoncity check-cast`, as a shell sees it."""

from __future__ import annotations

from pathlib import Path

from demoncity_gui.formats.cast import write_cast
from demoncity_gui.texts import casts, commandline
from demoncity_gui.texts import demon_city_sheets as sheets
from tests.support.desk import EXAMPLE
from tests.support.started import started


def test_a_sound_cast_is_counted(tmp_path: Path) -> None:
    file = tmp_path / "pier.toml"
    write_cast(file, EXAMPLE.characters)
    done = started(tmp_path / "home", "check-cast", file)
    assert (done.status, done.out, done.err) == (0, commandline.cast_sound(file=f"“{file}”", number=6) + "\n", "")


def test_a_fault_is_one_sentence_that_names_the_place(tmp_path: Path) -> None:
    file = tmp_path / "pier.toml"
    file.write_text('[[characters]]\nname = "Ann"\nside = "players"\nstats = { Agility = 100, Toughness = 4 }\n')
    done = started(tmp_path / "home", "check-cast", file)
    assert (done.status, done.out) == (2, "")
    why = f"$.characters[0].stats: {sheets.rank_out(what='Agility', highest=99, number=100).removesuffix('.')}"
    assert done.err == f"demoncity: {casts.within(path=f'“{file}”', why=why)}\n"


def test_it_needs_no_qt(tmp_path: Path) -> None:
    file = tmp_path / "pier.toml"
    write_cast(file, EXAMPLE.characters[:1])
    done = started(tmp_path / "home", "check-cast", file, python=("-X", "importtime"))
    assert done.out == commandline.cast_sound(file=f"“{file}”", number=1) + "\n"
    assert "PySide6" not in done.err
