"""The environments that hold the program's Python packages: made, brought up to date, and known to be whole."""

from __future__ import annotations

import hashlib
import shutil
import sys
import sysconfig
from dataclasses import dataclass
from pathlib import Path

from steps import CHECKOUT, quietly, say


@dataclass(frozen=True)
class Stamp:
    """What an environment was made for: its home (checkout and Python), a hash of what it holds, and the extras."""

    home: str
    project: str
    extras: frozenset[str]

    def serves(self, wish: Stamp) -> bool:
        """Whether an environment with this stamp holds all that is wished for."""
        return (self.home, self.project) == (wish.home, wish.project) and wish.extras <= self.extras


def programs(name: str, extra: str | None = None) -> Path:
    """Return the folder of programs of the checkout's environment with this name, such as `.venv`.

    It holds the project, editable, with one of its extras if asked for. Where all that is there already,
    neither pip nor the network is asked anything.

    Raises:
        Failure: the environment could not be made.
    """
    folder = CHECKOUT / name
    scripts = Path(sysconfig.get_path("scripts", "venv", {"base": str(folder)}))
    wish = _wish(frozenset({extra} if extra else ()))
    made = read_stamp(folder)
    if made and made.serves(wish):
        return scripts
    _stamp_file(folder).unlink(missing_ok=True)
    if made is None or made.home != wish.home:
        if folder.exists():
            say(f"Removing {name}: it is half made, or was made for another Python or another folder")
            shutil.rmtree(folder)
        # The Python beneath, should this one be of the environment that has just gone.
        python = getattr(sys, "_base_executable", sys.executable)
        quietly(f"Making {name}", [python, "-m", "venv", folder])
    elif made.project == wish.project:
        wish = Stamp(wish.home, wish.project, wish.extras | made.extras)
    project = f".[{','.join(sorted(wish.extras))}]" if wish.extras else "."
    install: list[str | Path] = [scripts / "python", "-m", "pip", "install", "--quiet", "--no-input"]
    doing = f"Installing what the program needs into {name} (at first this fetches about 100 MB)"
    environ = {"PIP_DISABLE_PIP_VERSION_CHECK": "1"}
    locked = [lock(extra) for extra in sorted(wish.extras) if lock(extra).is_file()]
    for file in locked:
        quietly(doing, [*install, "--require-hashes", "--requirement", file], environ)
        doing = f"Installing the program into {name}"
    # What makes packages is locked too, and must not be fetched anew.
    quietly(doing, [*install, *(["--no-build-isolation"] if locked else []), "--editable", project], environ)
    _stamp_file(folder).write_text("\n".join((wish.home, wish.project, *sorted(wish.extras))), encoding="utf-8")
    return scripts


def lock(extra: str) -> Path:
    """Return the file with the exact versions and hashes of all that an extra needs; not every extra has one."""
    return CHECKOUT / "packaging" / "lock" / f"{extra}.txt"


def read_stamp(folder: Path) -> Stamp | None:
    """Return what the environment in this folder was made for, or None if it isn't there or isn't whole."""
    try:
        home, project, *extras = _stamp_file(folder).read_text(encoding="utf-8").splitlines()
    except (OSError, ValueError):
        return None
    scripts = sysconfig.get_path("scripts", "venv", {"base": str(folder)})
    whole = shutil.which("python", path=scripts) is not None  # its Python may have been uninstalled
    return Stamp(home, project, frozenset(extras)) if whole else None


def _wish(extras: frozenset[str]) -> Stamp:
    python = f"Python {sys.version_info.major}.{sys.version_info.minor} of {sys.base_prefix}"
    told = [CHECKOUT / "pyproject.toml", *sorted(lock("*").parent.glob("*.txt"))]
    project = hashlib.sha256(b"".join(file.read_bytes() for file in told)).hexdigest()
    return Stamp(f"{CHECKOUT} with {python}", project, extras)


def _stamp_file(folder: Path) -> Path:
    # Written last of all: an environment without it was interrupted, or was made by something else.
    return folder / "made-by-dev"
