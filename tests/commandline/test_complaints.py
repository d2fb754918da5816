"""What is typed wrongly: every command answers with one sentence that begins and ends as all do."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from demoncity_gui.app.libraries import lacking
from demoncity_gui.commandline.main import _COMMANDS, main
from demoncity_gui.texts import commandline as words
from demoncity_gui.texts import libraries, second_program, troubles
from tests.support.started import CHECKOUT, started
from tests.tv.test_hot_plug import Screens


def said(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """Return what is said of arguments that can't be meant."""
    try:
        status = main(arguments)
    except SystemExit as end:
        status = int(str(end.code))
    told = capsys.readouterr()
    assert (status, told.out) == (2, "")
    (line,) = told.err.splitlines()
    assert line.startswith("demoncity: ") and line.endswith("."), line
    assert line.isprintable() and "Traceback" not in line
    return line.removeprefix("demoncity: ")


@pytest.mark.parametrize("command", _COMMANDS)
def test_every_command_says_in_one_sentence_what_means_nothing(
    capsys: pytest.CaptureFixture[str], command: str
) -> None:
    told = said(capsys, command, "a", "b", "c", "--what\x1b[2J\u202e")
    assert told.endswith(words.fault(fault="")) and words.unknown(what="").strip() in told


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("rule",), words.missing(what="FILE")),
        (
            ("print-deck", "x.pdf", "--paper", "a5"),
            words.not_a_choice(argument="--paper", choices="'a4', 'letter'", told="'a5'"),
        ),
        (("print-deck", "x.pdf", "--paper"), words.needs_value(argument="--paper")),
        (("rule", "--explain", "--batch", "x"), words.not_together(one="--batch", other="--explain")),
        (("rule", "--explain=yes", "x"), words.takes_no_value(argument="--explain", told="'yes'")),
        (("print-deck", "x.pdf", "--deck", "horror"), words.belong_together(one="--evening", other="--deck")),
        (("forecast", "x", "--jobs", "0"), words.no_count(argument="--jobs", told="'0'")),
        (("forecast", "x", "--seed", "a"), words.no_number(argument="--seed", told="'a'")),
        (("--self-tst",), words.unknown(what="--self-tst")),
    ],
)
def test_what_argparse_says_is_said_in_our_words(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], told: str
) -> None:
    fault = said(capsys, *arguments).partition(";")[0]
    assert fault.replace("a4, letter", "'a4', 'letter'") == told  # newer Pythons leave the marks out


@pytest.mark.parametrize(
    ("typed", "meant"),
    [("chek", "check"), ("histroy", "history"), ("printdeck", "print-deck"), ("hlep", "help"), ("tuor", "tour")],
)
def test_a_mistyped_command_is_told_the_nearest(capsys: pytest.CaptureFixture[str], typed: str, meant: str) -> None:
    told = said(capsys, typed, "x.demoncity")
    assert told == words.no_such_command(name=f"“{typed}”", close=meant)


def test_a_word_that_is_like_no_command_is_told_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert said(capsys, "zzz") == words.no_such_command(name="“zzz”", close="")
    assert said(capsys, "x\x1b[2J\u202ey") == words.no_such_command(name="“x�[2J�y”", close="")


def test_help_lists_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["help"]) == 0
    told = capsys.readouterr().out
    lines = told.splitlines()
    for command in _COMMANDS:
        assert command == "deck-work" or f"    {words[command]}" in lines
        assert any(f"{line} ".startswith(f"demoncity {command} ") for line in lines) == (command != "deck-work")


@pytest.mark.parametrize("asked", ["", "{", "[]", '{"type": "unknown"}', "\xff", "[" * 100_000])
def test_an_internal_command_is_no_traceback(tmp_path: Path, asked: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "demoncity_gui", "deck-work"],
        input=asked.encode("latin-1"),
        env=os.environ | {"HOME": str(tmp_path), "PYTHONPATH": str(CHECKOUT)},
        capture_output=True,
    )
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr.decode() == f"demoncity: {second_program.not_for_people}\n"


@pytest.mark.parametrize("command", [(), ("tour", "x"), ("print-deck", "x.pdf"), ("--self-test",)])
def test_a_library_that_the_system_lacks_is_one_sentence(tmp_path: Path, command: tuple[str, ...]) -> None:
    """A PySide6 whose import fails as the real one's does where libGL is missing."""
    qt = tmp_path / "lacking" / "PySide6"
    qt.mkdir(parents=True)
    (qt / "__init__.py").touch()
    fails = "raise ImportError('libGL.so.1: cannot open shared object file: No such file or directory')\n"
    for name in ("QtCore", "QtGui", "QtWidgets", "QtSvg", "QtPrintSupport", "QtTest"):
        (qt / f"{name}.py").write_text(fails, encoding="utf-8")
    done = started(tmp_path / "home", *command, PYTHONPATH=f"{qt.parent}:{CHECKOUT}")
    assert (done.status, done.out) == (2, "")
    (line,) = done.err.splitlines()
    begins = libraries.system_library(library="libGL.so.1", command="sudo apt install libegl1 libgl1")
    assert line.startswith(f"demoncity: {begins}")


def test_every_library_that_qt_needs_is_named_with_its_package() -> None:
    from libraries import QT, WINDOW

    told = lacking(OSError("libxcb-cursor.so.0: cannot open shared object file: No such file or directory"))
    assert told is not None and "libxcb-cursor.so.0" in told
    assert {*QT.values(), *WINDOW.values()} <= {*told.removesuffix(".").split()}


def test_a_fault_of_the_program_itself_is_not_taken_for_a_lack() -> None:
    assert lacking(ImportError("cannot import name 'x' from 'demoncity_gui.app.program'")) is None
    assert lacking(ModuleNotFoundError("No module named 'demoncity_gui.x'", name="demoncity_gui.x")) is None


WATCHING = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from demoncity_gui.commandline.main import main
from demoncity_gui.host.shell.host_window import HostWindow
from demoncity_gui.host.widgets.plain import PlainMessage

def look():
    hosts = [one for one in QApplication.topLevelWidgets() if isinstance(one, HostWindow) and one.isVisible()]
    boxes = [one for one in QApplication.topLevelWidgets() if isinstance(one, PlainMessage) and one.isVisible()]
    if not hosts or not boxes:
        QTimer.singleShot(50, look)
        return
    print(hosts[0].start_page.message.text(), *(box.text() for box in boxes), sep="\\n")
    for box in boxes:
        box.reject()
    hosts[0].close()

from demoncity_gui.app.start import application
application()
QTimer.singleShot(0, look)
sys.exit(main(sys.argv[1:]))
"""


def test_who_clicks_on_a_file_that_can_t_be_opened_sees_a_window_with_the_sentence(tmp_path: Path) -> None:
    """No terminal is there to be read: the start page says it, and what else there is can be chosen on it."""
    bad = tmp_path / "gift & <b>more.demoncity"
    bad.write_bytes(b"What rough beast\n" * 300)
    screens = Screens()
    try:
        done = seen(tmp_path / "home", screens, str(bad))
    finally:
        screens.close()
    assert done.returncode == 2
    words = troubles.not_an_evening(path=f"“{bad}”")
    assert done.stdout.splitlines() == [words] * 2
    assert done.stderr == f"demoncity: {words}\n"


def seen(home: Path, screens: Screens, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Start the program on a screen; return what stood in its window, which is closed again."""
    home.mkdir()
    named = {f"XDG_{name}_HOME": str(home / name.lower()) for name in ("CACHE", "CONFIG", "DATA", "STATE")}
    return subprocess.run(
        [sys.executable, "-c", WATCHING, *arguments],
        env=os.environ
        | named
        | {"HOME": str(home), "PYTHONPATH": str(CHECKOUT), "DISPLAY": screens.display, "QT_QPA_PLATFORM": "xcb"},
        capture_output=True,
        text=True,
    )
