from __future__ import annotations

import sys
import sysconfig
from pathlib import Path

import pytest

from environment import Stamp, read_stamp

MADE = Stamp("here", "hash", frozenset({"test"}))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """An environment that was made to the end, with the extra `test`."""
    scripts = Path(sysconfig.get_path("scripts", "venv", {"base": str(tmp_path)}))
    scripts.mkdir(parents=True)
    (scripts / "python").symlink_to(sys.executable)
    (tmp_path / "made-by-dev").write_text("here\nhash\ntest", encoding="utf-8")
    return tmp_path


def test_a_whole_environment_tells_what_it_was_made_for(folder: Path) -> None:
    assert read_stamp(folder) == MADE


def test_an_interrupted_environment_is_not_taken_for_whole(folder: Path) -> None:
    (folder / "made-by-dev").unlink()
    assert read_stamp(folder) is None


def test_an_environment_whose_python_was_uninstalled_is_not_taken_for_whole(folder: Path) -> None:
    python = next(folder.rglob("python"))
    python.unlink()
    python.symlink_to(folder / "gone")
    assert read_stamp(folder) is None


def test_an_environment_that_was_never_made_is_not_taken_for_whole(tmp_path: Path) -> None:
    assert read_stamp(tmp_path / "none") is None


@pytest.mark.parametrize(
    ("wish", "serves"),
    [
        (Stamp("here", "hash", frozenset()), True),
        (Stamp("here", "hash", frozenset({"test"})), True),
        (Stamp("here", "hash", frozenset({"build"})), False),
        (Stamp("here", "another hash", frozenset()), False),
        (Stamp("elsewhere", "hash", frozenset()), False),
    ],
)
def test_an_environment_serves_what_it_was_made_for_and_less(wish: Stamp, serves: bool) -> None:
    assert MADE.serves(wish) is serves
