from __future__ import annotations

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest

DEV = Path(__file__).parents[2] / "packaging" / "dev.py"


def dev(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Start dev.py as a person would, on a machine without any screen."""
    screens = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    environ = {name: value for name, value in os.environ.items() if name not in screens}
    return subprocess.run([sys.executable, DEV, *arguments], env=environ, capture_output=True, text=True)


@pytest.mark.parametrize("arguments", [(), ("lido.demoncity",), ("new", "lido.demoncity"), (__file__,)])
def test_without_a_screen_one_sentence_names_the_command_that_works(arguments: tuple[str, ...]) -> None:
    done = dev("run", *arguments)
    assert done.returncode == 1
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    assert "python3 packaging/dev.py run tour pictures" in done.stderr


def test_an_unknown_command_is_told_the_known_ones() -> None:
    done = dev("tset")
    assert done.returncode == 2
    assert "'tset'" in done.stdout
    for command in ("run", "test", "soak", "mutants", "build"):
        assert f"\n  {command} " in done.stdout


def test_an_older_python_can_read_far_enough_to_say_that_it_is_too_old() -> None:
    tree = ast.parse(DEV.read_text(encoding="utf-8"), feature_version=(3, 7))
    before_the_check = tree.body[1:2]
    assert [ast.unparse(statement) for statement in before_the_check] == ["import sys"]
    assert ast.unparse(tree.body[2]).startswith("if sys.version_info < (3, 11):\n    sys.exit(")
