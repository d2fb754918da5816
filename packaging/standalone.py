"""The standalone program: one folder that runs where neither Python nor Qt is installed."""

from __future__ import annotations

import os
import runpy
import shutil
import subprocess
import sys
import tempfile

import environment
import libraries
from steps import CHECKOUT, Failure, quietly, say

_BUILD = CHECKOUT / ".build"
_FOLDER = _BUILD / "demoncity"
_ICONS = _BUILD / "icons"
_SELF_TEST_SECONDS = 120


def build() -> None:
    """Make `.build/demoncity` from a clean environment of its own, try it, and say how large it is.

    Raises:
        Failure: it could not be made, or doesn't work.
    """
    libraries.see_to({**libraries.QT, **libraries.WINDOW, **libraries.BUILD})
    programs = environment.programs(".venv-build", "build")
    quietly("Drawing the icon", [programs / "python", CHECKOUT / "packaging" / "icons.py", _ICONS])
    quietly(
        "Building the standalone program",
        [
            *(programs / "pyinstaller", "--noconfirm", "--clean", "--log-level", "WARN"),
            *("--distpath", _BUILD, "--workpath", _BUILD / "work", CHECKOUT / "packaging" / "demoncity.spec"),
        ],
        {"PYTHONPATH": ""},
    )
    if sys.platform == "linux":
        _lay_out_for_desktops()
    say("Starting it in a bare environment ...")
    _try()
    files = [path for path in _FOLDER.rglob("*") if path.is_file() and not path.is_symlink()]
    megabytes = sum(path.stat().st_size for path in files) / 1e6
    say(f"{_FOLDER} is {megabytes:.0f} MB in {len(files)} files, and passed its self-test")


def _lay_out_for_desktops() -> None:
    source = CHECKOUT / "packaging" / "linux"
    for name, place in (
        ("demoncity.desktop", "applications"),
        ("demoncity.xml", "mime/packages"),
    ):
        folder = _FOLDER / "share" / place
        folder.mkdir(parents=True)
        shutil.copy(source / name, folder)
    for picture in _ICONS.glob("*.png"):
        size = picture.stem.rpartition("-")[2]
        folder = _FOLDER / "share" / "icons" / "hicolor" / f"{size}x{size}" / "apps"
        folder.mkdir(parents=True)
        shutil.copy(picture, folder / "demoncity.png")


def _try() -> None:
    version = runpy.run_path(str(CHECKOUT / "demoncity_gui" / "version.py"))["VERSION"]
    with tempfile.TemporaryDirectory() as home:
        bare = {"HOME": home, "LANG": "C.UTF-8", "PATH": os.defpath, "QT_QPA_PLATFORM": "offscreen"}
        if sys.platform == "win32":
            bare = {"SYSTEMROOT": os.environ["SYSTEMROOT"], "USERPROFILE": home, "QT_QPA_PLATFORM": "offscreen"}
        try:
            tried = subprocess.run(
                [_FOLDER / "demoncity", "--self-test"],
                cwd=home,
                env=bare,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                text=True,
                errors="replace",
                timeout=_SELF_TEST_SECONDS,
            )
        except subprocess.TimeoutExpired as expired:
            raise Failure(f"The program's self-test was not over in {_SELF_TEST_SECONDS} seconds.") from expired
    if tried.returncode != 0 or tried.stdout != f"demoncity {version} self-test passed\n":
        say(tried.stdout.rstrip())
        raise Failure(f"The program's self-test ended with exit status {tried.returncode} and said the above.")
