"""The standalone program: one folder that runs where neither Python nor Qt is installed."""

from __future__ import annotations

import json
import os
import runpy
import shutil
import subprocess
import sys
import tempfile
from datetime import UTC, datetime
from pathlib import Path

import downloads
import environment
import libraries
import parts
import trial
from steps import CHECKOUT, Failure, quietly, say

_BUILD = CHECKOUT / ".build"
_FOLDER = _BUILD / "demoncity"
_DOWNLOADS = _BUILD / "downloads"
_ICONS = _BUILD / "icons"
_BILL = _BUILD / "demoncity.cdx.json"
_VERSION: str = runpy.run_path(str(CHECKOUT / "demoncity_gui" / "version.py"))["VERSION"]
_SELF_TEST_SECONDS = 120
_BUDGET = 135_000_000
"""Bytes that the folder may take: a part that breaks it is worth its price, or goes."""
_OF_QT = ("PySide6", "shiboken6")


def build() -> None:
    """Make `.build/demoncity` from a clean environment of its own, try it, and say how large it is.

    Raises:
        Failure: it could not be made, or doesn't work.
    """
    libraries.see_to({**libraries.QT, **libraries.WINDOW, **libraries.BUILD})
    programs = environment.programs(".venv-build", "build")
    quietly("Drawing the icon", [programs / "python", CHECKOUT / "packaging" / "icons.py", _ICONS])
    if sys.platform == "win32":
        _tell_windows_of_the_version()
    quietly(
        "Building the standalone program",
        [
            *(programs / "pyinstaller", "--noconfirm", "--clean", "--log-level", "WARN"),
            *("--distpath", _BUILD, "--workpath", _BUILD / "work", CHECKOUT / "packaging" / "demoncity.spec"),
        ],
        {"PYTHONPATH": "", "PYTHONHASHSEED": "0", "SOURCE_DATE_EPOCH": str(downloads.source_date())},
    )
    if sys.platform == "linux":
        _lay_out_for_desktops()
        _strip_libraries()
    site = quietly("Looking for licences", [programs / "python", "-c", "import PySide6; print(PySide6.__path__[0])"])
    sources = json.loads((_BUILD / "sources.json").read_text(encoding="utf-8"))
    all_parts = parts.parts(sources, Path(site.strip()).parent, _VERSION)
    parts.write_notices(_FOLDER, all_parts)
    parts.write_bill(_BILL, _FOLDER, all_parts)
    say("Starting it in a bare environment ...")
    _try()
    files = [path for path in _FOLDER.rglob("*") if path.is_file() and not path.is_symlink()]
    size = sum(path.stat().st_size for path in files)
    if size > _BUDGET:
        raise Failure(f"{_FOLDER} is {size / 1e6:.0f} MB, more than the {_BUDGET / 1e6:.0f} MB that it may be.")
    say(f"{_FOLDER} is {size / 1e6:.0f} MB in {len(files)} files by {len(all_parts)} makers, and passed its self-test")


def make_downloads() -> None:
    """Build the program, and make what people download of it in `.build/downloads`.

    Raises:
        Failure: it could not be made, or doesn't work.
    """
    build()
    downloads.make(_FOLDER, _BILL, _DOWNLOADS, _VERSION)


def try_downloads() -> None:
    """Try what lies in `.build/downloads` in bare Debians; pictures of it stay in `.build/trial`.

    Raises:
        Failure: it isn't there, can't be tried here, or doesn't work.
    """
    if sys.platform != "linux" or os.geteuid() != 0:
        raise Failure("Only root on Linux can try downloads in bare Debians.")
    if not _DOWNLOADS.is_dir():
        raise Failure("There is nothing to try yet. Make it first: python3 packaging/dev.py downloads")
    libraries.see_to({"Xvfb": libraries.TESTS["Xvfb"], **trial.NEEDS})
    trial.trial(_DOWNLOADS, _BUILD / "trial")


def _strip_libraries() -> None:
    """Take out of Python's library and of what Python imports what only a debugger reads; Qt's stay as they came."""
    inside = _FOLDER / "_internal"
    imported = [path for path in inside.rglob("*.so") if path.relative_to(inside).parts[0] not in _OF_QT]
    libraries = sorted((*inside.glob("libpython*"), *imported))
    quietly("Stripping what a debugger alone reads", ["strip", "--strip-unneeded", *libraries])


def _lay_out_for_desktops() -> None:
    source = CHECKOUT / "packaging" / "linux"
    for name, place in (
        ("demoncity.desktop", "applications"),
        ("demoncity.xml", "mime/packages"),
    ):
        folder = _FOLDER / "share" / place
        folder.mkdir(parents=True)
        shutil.copy(source / name, folder)
    metainfo = _FOLDER / "share" / "metainfo" / "org.demoncity.table.metainfo.xml"
    metainfo.parent.mkdir()
    told = (source / metainfo.name).read_text(encoding="utf-8")
    day = datetime.fromtimestamp(downloads.source_date(), UTC).date().isoformat()
    metainfo.write_text(told.replace("@VERSION@", _VERSION).replace("@DATE@", day), encoding="utf-8")
    for picture in _ICONS.glob("*.png"):
        size = picture.stem.rpartition("-")[2]
        folder = _FOLDER / "share" / "icons" / "hicolor" / f"{size}x{size}" / "apps"
        folder.mkdir(parents=True)
        shutil.copy(picture, folder / "demoncity.png")


def _try() -> None:
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
    if tried.returncode != 0 or tried.stdout != f"demoncity {_VERSION} self-test passed\n":
        say(tried.stdout.rstrip())
        raise Failure(f"The program's self-test ended with exit status {tried.returncode} and said the above.")


def _tell_windows_of_the_version() -> None:
    numbers = tuple(int(number) for number in (*_VERSION.split("."), "0"))
    names = {"ProductName": "Demon City at the Table", "FileDescription": "Demon City at the Table"}
    told = {**names, "FileVersion": _VERSION, "ProductVersion": _VERSION, "LegalCopyright": "MIT licence"}
    strings = ", ".join(f"StringStruct({name!r}, {value!r})" for name, value in told.items())
    (_BUILD / "version.txt").write_text(
        f"VSVersionInfo(ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}), kids=["
        f"StringFileInfo([StringTable('040904B0', [{strings}])]), "
        "VarFileInfo([VarStruct('Translation', [1033, 1200])])])",
        encoding="utf-8",
    )
