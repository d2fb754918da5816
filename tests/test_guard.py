"""Whatever goes wrong in a command is one sentence: closed streams, full disks, odd encodings, faults of our own."""

from __future__ import annotations

import subprocess
import sys
from argparse import Namespace
from pathlib import Path

import pytest

from demoncity_gui.commandline import main as cli
from demoncity_gui.commandline.main import main
from demoncity_gui.texts import commandline
from demoncity_gui.words.complaints import CANT
from tests.support.started import CHECKOUT, run, started


def shell(home: Path, line: str, **elsewhere: str) -> tuple[int, str, str]:
    """Have a shell run `demoncity` as a line says it; return status, output and what was complained."""
    done = subprocess.run(
        ["sh", "-c", line.replace("demoncity ", f"{sys.executable} -P -m demoncity_gui ")],
        cwd=home,
        env={"PATH": "/usr/bin:/bin", "HOME": str(home), "PYTHONPATH": str(CHECKOUT), **elsewhere},
        capture_output=True,
        timeout=120,
    )
    return done.returncode, done.stdout.decode("utf-8", "replace"), done.stderr.decode("utf-8", "replace")


@pytest.mark.parametrize(
    ("line", "status", "sentences"),
    [
        ("demoncity rule - <&-", 2, 1),
        ("demoncity rule --batch - <&-", 0, 0),
        ("demoncity deck-work <&-", 2, 1),
        ("demoncity house-rules >&-", 0, 0),
        ("demoncity check nothing.demoncity >&-", 2, 1),
        ("demoncity check nothing.demoncity 2>&-", 2, 0),
        ("demoncity check nothing.demoncity 2>/dev/full", 2, 0),
        ("demoncity help >/dev/full", 2, 1),
        ("demoncity house-rules >/dev/full", 2, 1),
        ("demoncity --help >/dev/full", 2, 1),
        ("demoncity --version >/dev/full", 2, 1),
    ],
)
def test_closed_and_full_streams_end_in_a_sentence(tmp_path: Path, line: str, status: int, sentences: int) -> None:
    ended, _, complained = shell(tmp_path, line)
    assert (ended, complained.count("\n")) == (status, sentences), complained
    assert complained.startswith("demoncity: ") or not sentences


@pytest.mark.parametrize(
    "elsewhere",
    [
        {"PYTHONIOENCODING": "ascii"},
        {"PYTHONIOENCODING": "cp437"},
        {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"},
    ],
)
def test_what_a_terminal_has_no_sign_for_is_spelt_out(tmp_path: Path, elsewhere: dict[str, str]) -> None:
    for command in ("help", "--help", "house-rules", "rule nothing"):
        status, out, complained = shell(tmp_path, f"demoncity {command}", **elsewhere)
        assert status == (2 if command.startswith("rule") else 0) and "Traceback" not in complained
        assert out or complained


@pytest.mark.parametrize("fault", [KeyError("a"), MemoryError(), RecursionError(), AttributeError("b")])
def test_a_fault_of_our_own_is_one_sentence(
    fault: Exception, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fails(_asked: Namespace) -> int:
        raise fault

    monkeypatch.setitem(cli._COMMANDS, "house-rules", lambda _parser: fails)
    assert main(["house-rules"]) == CANT
    told = capsys.readouterr()
    assert told.out == "" and told.err.count("\n") == 1
    words = commandline.own_fault(error=type(fault).__name__, file="test_guard.py", line="LINE")
    assert told.err.startswith(f"demoncity: {words.partition('LINE')[0]}")


def test_a_fault_of_the_disk_names_the_place(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    def reads(_asked: Namespace) -> int:
        return len(open(tmp_path / "none").read())

    monkeypatch.setitem(cli._COMMANDS, "house-rules", lambda _parser: reads)
    assert main(["house-rules"]) == CANT
    told = commandline.cant_use(file=f"“{tmp_path / 'none'}”", why="no such file or directory")
    assert capsys.readouterr().err == f"demoncity: {told}\n"


@pytest.mark.parametrize(
    "arguments", [*([command, ""] for command in cli._COMMANDS), [""], ["print-deck", "--pack=", "x"]]
)
def test_an_empty_argument_is_never_the_folder_that_one_works_in(
    arguments: list[str], capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(arguments) == CANT
    assert capsys.readouterr().err.startswith(f"demoncity: {commandline.empty_argument}")
    assert list(tmp_path.iterdir()) == []


def test_a_relative_home_is_a_place_like_any_other(tmp_path: Path) -> None:
    program = (
        "from pathlib import Path\n"
        "from demoncity_gui.app.program import backups, example_plan, now\n"
        "from demoncity_gui.app.start import application\n"
        "from demoncity_gui.evening.evening import Evening\n"
        "app = application()\n"
        "Evening.begin(Path('r.demoncity'), example_plan(), backups(), now).close(now())\n"
    )
    nowhere = dict.fromkeys(("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME"), "")
    done = run(tmp_path / "home", ["-c", program], HOME="rel", **nowhere)
    assert (done.status, done.err) == (0, "")
    (backup,) = (tmp_path / "home" / "rel").rglob("*.demoncity")
    assert started(tmp_path / "home", "check", backup).status == 0


def test_a_deck_without_a_name_of_its_own_is_called_by_its_path(tmp_path: Path) -> None:
    (tmp_path / "a").symlink_to("b")
    for place in (".", ".."):
        status, _, complained = shell(tmp_path, f"demoncity check-deck {place}")
        assert status == 2 and complained.startswith(f"demoncity: {place} "), complained
