"""Every command that README and the guides quote is one that there is, and those that can be run are run."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from demoncity_gui.commandline.main import _understood, main

CHECKOUT = Path(__file__).parents[2]
PAGES = sorted(
    [CHECKOUT / "README.md", *(CHECKOUT / "packaging").glob("*.md"), *CHECKOUT.glob("packaging/docs/**/*.md")]
)
STANDS_FOR = {"FILE": "evening.demoncity", "DIR": "pictures", "OUT": "out.demoncity", "N": "9", "J": "1", "S": "1"}
"""What a reader types in place of these words."""
PROGRAM, FROM_CHECKOUT, INSTALL = "demoncity ", "python3 packaging/dev.py ", r"(?:pipx|pip) install \."
QUOTED = re.compile(
    rf"`((?:{PROGRAM}|{FROM_CHECKOUT}|{INSTALL})[^`]*|{INSTALL})`|^    ((?:{PROGRAM}|python3 ).*)$", re.M
)


def quoted(page: Path) -> list[str]:
    """Return the commands of a page as they are typed, what a block says behind them left out."""
    found = QUOTED.findall(page.read_text(encoding="utf-8"))
    return [" ".join(inline.split()) if inline else re.split(r"  +| # ", block)[0] for inline, block in found]


COMMANDS = sorted({command for page in PAGES for command in quoted(page)} - {"demoncity …"})


def arguments_of(command: str) -> list[str]:
    return [STANDS_FOR.get(word, word) for word in shlex.split(command.replace(" …", ""))]


def test_readme_and_the_guides_are_read() -> None:
    """Nothing below would be tried where none was found."""
    start = quoted(CHECKOUT / "README.md")
    assert "python3 packaging/dev.py run" in start and "pipx install ." in start
    assert "demoncity rule assets/example-round.json --explain" in start
    assert len(COMMANDS) > 40


@pytest.mark.parametrize("command", [one for one in COMMANDS if one.startswith(PROGRAM)])
def test_a_command_of_the_program_is_understood_as_it_is_quoted(
    command: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(CHECKOUT)
    arguments = arguments_of(command)[1:] or [STANDS_FOR["FILE"]]
    with_no_window = arguments[0] in ("house-rules", "--help") or (
        arguments[0] in ("rule", "odds") and any(Path(one).is_file() for one in arguments)
    )
    if arguments == ["--help"]:
        with pytest.raises(SystemExit, match=r"^0$"):
            main(arguments)
        assert capsys.readouterr().out
    elif with_no_window:
        assert main(arguments) == 0
        assert capsys.readouterr().out
    elif not arguments[0].endswith(".demoncity"):  # a file alone is opened
        is_whole = is_understood(arguments)
        assert is_whole or is_understood([*arguments, STANDS_FOR["FILE"]])  # in passing a guide names one by its word
        assert is_whole or command not in quoted(CHECKOUT / "README.md")


def is_understood(arguments: list[str]) -> bool:
    try:
        return callable(_understood(arguments)[0])
    except SystemExit:
        return False


@pytest.fixture(scope="module")
def tasks() -> set[str]:
    """The commands that dev.py says it has."""
    told = subprocess.run(
        [sys.executable, CHECKOUT / "packaging" / "dev.py", "--help"], capture_output=True, text=True, check=True
    ).stdout
    return set(re.findall(r"^  (\w+) ", told, re.M))


@pytest.mark.parametrize("command", [one for one in COMMANDS if one.startswith(FROM_CHECKOUT)])
def test_a_command_of_the_checkout_is_one_that_dev_py_lists(command: str, tasks: set[str]) -> None:
    task, *arguments = arguments_of(command)[2:]
    assert task in tasks
    if task == "run" and arguments:
        assert is_understood(arguments)


def test_what_pip_installs_brings_the_command() -> None:
    project = tomllib.loads((CHECKOUT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["scripts"]["demoncity"] == "demoncity_gui.__main__:main"
    assert (CHECKOUT / "demoncity_gui" / "__main__.py").is_file()
