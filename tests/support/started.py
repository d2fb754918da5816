"""The program started as a person starts it: another process, nobody's own settings, no screen."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

CHECKOUT = Path(__file__).parents[2]
UNSEEN = "This plugin does not support"
"""Qt says so of windows on no screen: of their least sizes, and of raising them."""


def started(home: Path, *arguments: str | Path, python: tuple[str, ...] = (), **elsewhere: str) -> Done:
    """Run `demoncity` with these arguments to its end, in a home of its own.

    `python` are options for Python itself; `elsewhere` are environment variables.
    """
    return run(home, [*python, "-m", "demoncity_gui", *map(str, arguments)], **elsewhere)


def run(home: Path, arguments: list[str], **elsewhere: str) -> Done:
    """Run Python with these arguments to its end, in a home of its own."""
    home.mkdir(exist_ok=True)
    folders = {f"XDG_{name}_HOME": str(home / name.lower()) for name in ("CACHE", "CONFIG", "DATA", "STATE")}
    kept = {name: words for name, words in os.environ.items() if not name.startswith(("XDG_", "PYTEST"))}
    environment = {
        **kept,
        **folders,
        "HOME": str(home),
        "PYTHONPATH": str(CHECKOUT),
        "PYTHONIOENCODING": "utf-8",
        "QT_QPA_PLATFORM": "offscreen",
        **elsewhere,
    }
    done = subprocess.run(
        [sys.executable, *arguments], cwd=home, env=environment, capture_output=True, encoding="utf-8", timeout=120
    )
    said = [line for line in done.stderr.splitlines(keepends=True) if UNSEEN not in line]
    return Done(done.returncode, done.stdout, "".join(said))


class Done:
    """What a started program said, and how it ended."""

    def __init__(self, status: int, out: str, err: str) -> None:
        self.status, self.out, self.err = status, out, err

    def __repr__(self) -> str:
        return f"status {self.status}\n{self.out}\n{self.err}"


def everything_in(folder: Path) -> dict[str, bytes | None]:
    """Return every file below a folder with its bytes, and every folder."""
    return {str(path.relative_to(folder)): path.read_bytes() if path.is_file() else None for path in folder.rglob("*")}
