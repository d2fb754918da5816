"""The second program: what lies in the folder that one works in has no part in it, and it always answers."""

from __future__ import annotations

import ast
import os
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from demoncity_gui.formats.cast import write_cast
from demoncity_gui.second_program import start as second_program
from demoncity_gui.second_program.client import SecondProgram
from demoncity_gui.second_program.texts import CastRead, ReadCast
from tests.support.desk import EXAMPLE
from tests.support.started import CHECKOUT, run, started

PACKAGE = CHECKOUT / "demoncity_gui"
STARTS = {"QProcess", "os.exec", "os.popen", "os.spawn", "os.startfile", "os.system", "subprocess", "sys.executable"}
"""What starts a program, or says which one Python is."""
MAY_START = {
    "second_program/start.py": {"subprocess", "sys.executable"},
    "second_program/client.py": {"QProcess"},
    "commandline/paper.py": {"subprocess"},
    "cards/drawing/face_store.py": {"sys.executable"},  # it looks at the file alone
}


@pytest.fixture
def gift(tmp_path: Path) -> Path:
    """A folder with a cast, in which modules lie that the program might take for its own, or for Python's."""
    folder = tmp_path / "gift"
    for name in ("tomllib.py", "PIL.py", "msgspec.py", "argparse.py", "demoncity_gui/__init__.py", "sitecustomize.py"):
        module = folder / name
        module.parent.mkdir(parents=True, exist_ok=True)
        module.write_text(f"open({str(folder / 'ran')!r}, 'a').write({name!r})\nraise SystemExit(0)\n")
    write_cast(folder / "c.toml", EXAMPLE.characters)
    return folder


def test_modules_in_a_gift_do_not_run_with_the_commands(gift: Path) -> None:
    """The first program is started as the command `demoncity` is: without the folder that one works in."""
    checked = started(gift, "check-cast", "c.toml", python=("-P",))
    printed = started(gift, "print-sheets", "c.toml", "out.pdf", python=("-P",))
    begun = started(gift, "new", "e.demoncity", "--plan", "c.toml", python=("-P",))
    assert not (gift / "ran").exists(), (gift / "ran").read_text()
    assert (checked.status, printed.status, begun.status) == (0, 0, 2), (checked, printed, begun)
    assert "“title”" in begun.err or "title" in begun.err


def test_modules_in_a_gift_do_not_run_with_the_windows(
    gift: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    monkeypatch.chdir(gift)
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(("", ".", "gift")))
    work = SecondProgram()
    with qtbot.waitSignal(work.ended, timeout=60_000) as ended:
        work.ask(ReadCast(str(gift / "c.toml")))
    assert not (gift / "ran").exists(), (gift / "ran").read_text()
    assert ended.args == [CastRead(EXAMPLE.characters)]


def test_modules_in_a_gift_do_not_run_with_a_watched_contact_sheet(gift: Path) -> None:
    """What paints again, asked for its version instead."""
    done = run(
        gift,
        [
            "-P",
            "-c",
            "import subprocess\n"
            "from demoncity_gui.second_program.start import FOLDER, command, environment\n"
            "subprocess.run(command('--version'), env=environment(), cwd=FOLDER, check=True)",
        ],
    )
    assert done.out.startswith("demoncity ") and not (gift / "ran").exists(), done


def test_only_whole_places_are_searched_for_modules(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(("", ".", str(tmp_path), "here", "")))
    assert second_program.search_path() == os.pathsep.join((str(CHECKOUT), str(tmp_path)))
    assert Path(second_program.FOLDER).is_absolute() and "-P" in second_program.command()


def starts_in(text: str) -> set[str]:
    """Return what a module names that starts programs."""
    named: list[str] = []
    for node in ast.walk(ast.parse(text)):
        match node:
            case ast.Import(names=names):
                named += (one.name for one in names)
            case ast.ImportFrom(module=str(module), names=names):
                named += (module, *(one.name for one in names), *(f"{module}.{one.name}" for one in names))
            case ast.Attribute(value=ast.Name(id=owner), attr=attr):
                named.append(f"{owner}.{attr}")
    return {start for start in STARTS for name in named if name.startswith(start)}


def test_nothing_else_starts_a_program() -> None:
    for file in sorted(PACKAGE.rglob("*.py")):
        name = file.relative_to(PACKAGE).as_posix()
        assert starts_in(file.read_text(encoding="utf-8")) <= MAY_START.get(name, set()), name


@pytest.mark.parametrize("planted", ["import subprocess", "import os\nos.execv(a, b)", "from sys import executable"])
def test_a_planted_start_is_found(planted: str) -> None:
    assert starts_in(planted)
