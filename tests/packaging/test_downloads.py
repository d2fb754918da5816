from __future__ import annotations

import os
import shutil
import subprocess
import tarfile
from pathlib import Path

import pytest

import downloads
from steps import CHECKOUT

LINUX = CHECKOUT / "packaging" / "linux"


@pytest.fixture
def program(tmp_path: Path) -> Path:
    """A folder laid out as a build leaves it, with a program that says a word."""
    folder = tmp_path / "built"
    (folder / "_internal").mkdir(parents=True)
    (folder / "_internal" / "part").write_text("part", encoding="utf-8")
    (folder / "_internal" / "link").symlink_to("part")
    (folder / "NOTICES.txt").write_text("notices", encoding="utf-8")
    (folder / "demoncity").write_text("#!/bin/sh\necho started\n", encoding="utf-8")
    (folder / "demoncity").chmod(0o755)
    for name, place in (("demoncity.desktop", "applications"), ("demoncity.xml", "mime/packages")):
        (folder / "share" / place).mkdir(parents=True)
        shutil.copy(LINUX / name, folder / "share" / place)
    return folder


def unpacked(archive: Path, into: Path) -> Path:
    with tarfile.open(archive) as packed:
        packed.extractall(into, filter="data")
    (folder,) = into.iterdir()
    return folder


def run(program: Path, home: Path) -> str:
    environ = {"HOME": str(home), "PATH": os.defpath}
    done = subprocess.run([program], env=environ, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_same_program_makes_the_same_archive_whoever_makes_it_and_when(tmp_path: Path, program: Path) -> None:
    first = downloads.archive(program, tmp_path / "a.tar.xz", "demoncity", 1_700_000_000).read_bytes()
    for path in program.rglob("*"):
        os.utime(path, (1, 1), follow_symlinks=False)
    (program / "demoncity").chmod(0o700)

    again = downloads.archive(program, tmp_path / "b.tar.xz", "demoncity", 1_700_000_000).read_bytes()

    assert again == first


def all_in(home: Path) -> set[str]:
    """Every file and folder."""
    return {path.relative_to(home).as_posix() for path in home.rglob("*")}


def test_an_installed_program_starts_and_leaves_nothing_but_what_is_the_persons_own(
    tmp_path: Path, program: Path
) -> None:
    home = tmp_path / "home of Ana"
    evening = home / ".local" / "share" / "demoncity" / "demoncity" / "evenings" / "ours.demoncity"
    evening.parent.mkdir(parents=True)
    evening.write_text("an evening", encoding="utf-8")
    others = home / ".local" / "share" / "applications" / "other.desktop"
    others.parent.mkdir()
    others.write_text("[Desktop Entry]", encoding="utf-8")
    own = all_in(home)
    folder = unpacked(downloads.archive(program, tmp_path / "a.tar.xz", "demoncity-1.2.3", 0), tmp_path / "unpacked")

    for _ in range(2):  # the second time over itself, as a newer version would
        said = run(folder / "install", home)
        assert f"{home}/.local/bin/demoncity" in said

    assert run(home / ".local" / "bin" / "demoncity", home) == "started\n"
    entry = (others.parent / "demoncity.desktop").read_text(encoding="utf-8")
    assert f'Exec="{home}/.local/share/demoncity-program/demoncity" %f' in entry
    assert (home / ".local" / "share" / "mime" / "packages" / "demoncity.xml").is_file()
    assert (home / ".local" / "share" / "demoncity-program" / "_internal" / "link").is_symlink()

    said = run(home / ".local" / "share" / "demoncity-program" / "uninstall", home)

    assert "still there" in said
    assert all_in(home) == own


def test_a_program_of_the_same_name_that_was_there_is_left_alone(tmp_path: Path, program: Path) -> None:
    home = tmp_path / "home"
    other = home / ".local" / "bin" / "demoncity"
    other.parent.mkdir(parents=True)
    other.write_text("somebody else's", encoding="utf-8")
    folder = unpacked(downloads.archive(program, tmp_path / "a.tar.xz", "demoncity", 0), tmp_path / "unpacked")

    run(folder / "install", home)
    run(home / ".local" / "share" / "demoncity-program" / "uninstall", home)

    assert other.read_text(encoding="utf-8") == "somebody else's"
