"""What people download: an archive that installs for one person, and a Debian package, with their checksums."""

from __future__ import annotations

import gzip
import hashlib
import os
import platform
import shutil
import subprocess
import tarfile
import textwrap
from datetime import UTC, datetime
from email.utils import format_datetime
from pathlib import Path

from steps import CHECKOUT, Failure, quietly, say

_LINUX = CHECKOUT / "packaging" / "linux"
_INSTALLS = ("install", "uninstall", "refresh-menus")
_NAME = "demoncity"
_MAINTAINER = "The Demon City at the table developers <table@demoncity.invalid>"
_COMMON_LICENCES = """\
On Debian these lie in /usr/share/common-licenses too: /usr/share/common-licenses/GPL-2,
/usr/share/common-licenses/GPL-3, /usr/share/common-licenses/LGPL-2.1, /usr/share/common-licenses/LGPL-3 and
/usr/share/common-licenses/GFDL-1.3."""
_TELLS_OF_FONTS = "fontconfig-config"
"""Debian's package that tells where typefaces lie: for words in letters that ours don't have."""
_IF_THERE = {
    "libwayland": ("libwayland-client0", "libwayland-cursor0", "libwayland-egl1"),
    "libasound": ("libasound2",),
}
"""Libraries, by how their names begin, without which the program does without a part; Debian's names for them."""


def make(folder: Path, bill: Path, place: Path, version: str) -> list[Path]:
    """Make every download of the program in a folder and return them; the same program makes the same bytes.

    Raises:
        Failure: one can't be made here.
    """
    shutil.rmtree(place, ignore_errors=True)
    place.mkdir(parents=True)
    moment = source_date()
    name = f"{_NAME}-{version}-linux-{platform.machine()}"
    made = [archive(folder, place / f"{name}.tar.xz", name, moment)]
    if shutil.which("dpkg-deb"):
        made.append(_debian_package(folder, place, version, moment))
    made.append(Path(shutil.copyfile(bill, place / f"{name}.cdx.json")))
    sums = "".join(f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in made)
    (place / "SHA256SUMS").write_text(sums, encoding="utf-8")
    for file in made:
        say(f"{file} is {file.stat().st_size / 1e6:.1f} MB")
    return made


def source_date() -> int:
    """Return the moment that all files are given, in seconds since 1970: that of the newest commit, or as told."""
    if told := os.environ.get("SOURCE_DATE_EPOCH"):
        return int(told)
    asked = subprocess.run(["git", "log", "-1", "--format=%ct"], cwd=CHECKOUT, capture_output=True, text=True)
    return int(asked.stdout) if asked.returncode == 0 else 0


def archive(folder: Path, file: Path, name: str, moment: int) -> Path:
    """Write a folder, and what installs it, as a tar archive in which all lies in a folder of this name.

    Nothing of this computer is in it: names are in order, and owners and times are the same everywhere.
    """
    sources = {path.relative_to(folder): path for path in folder.rglob("*")}
    sources |= {Path(program): _LINUX / program for program in _INSTALLS}
    with tarfile.open(file, "w:xz", format=tarfile.PAX_FORMAT) as packed:
        for inside, path in sorted(sources.items(), key=lambda source: source[0].as_posix()):
            entry = packed.gettarinfo(path, f"{name}/{inside.as_posix()}")
            entry.mtime, entry.uid, entry.gid, entry.uname, entry.gname = moment, 0, 0, "", ""
            entry.mode = 0o755 if entry.isdir() or entry.mode & 0o100 else 0o644
            if entry.isreg():
                with path.open("rb") as content:
                    packed.addfile(entry, content)
            else:
                packed.addfile(entry)
    return file


def _debian_package(folder: Path, place: Path, version: str, moment: int) -> Path:
    architecture = quietly("Asking for the kind of computer", ["dpkg", "--print-architecture"]).strip()
    root = place / "root"
    program = root / "usr" / "lib" / _NAME
    shutil.copytree(folder, program, symlinks=True)
    shutil.move(program / "share", root / "usr" / "share")
    (root / "usr" / "games").mkdir()
    (root / "usr" / "games" / _NAME).symlink_to(f"../lib/{_NAME}/{_NAME}")
    documents = root / "usr" / "share" / "doc" / _NAME
    documents.mkdir(parents=True)
    notices = (program / "NOTICES.txt").read_text(encoding="utf-8")
    (documents / "copyright").write_text(f"{notices}\n{_COMMON_LICENCES}\n", encoding="utf-8")
    manual = root / "usr" / "share" / "man" / "man6"
    manual.mkdir(parents=True)
    overrides = root / "usr" / "share" / "lintian" / "overrides"
    overrides.mkdir(parents=True)
    shutil.copyfile(_LINUX / "lintian-overrides", overrides / _NAME)
    _compressed(_manual(version, moment), manual / f"{_NAME}.6.gz")
    _compressed(_changelog(version, moment), documents / "changelog.gz")
    _compressed((CHECKOUT / "packaging" / "CHANGELOG.md").read_text(encoding="utf-8"), documents / "NEWS.gz")
    control = root / "DEBIAN"
    control.mkdir()
    size = sum(file.stat().st_size for file in root.rglob("*") if file.is_file() and not file.is_symlink())
    (control / "control").write_text(
        _control(version, architecture, size // 1024, _libraries(folder)), encoding="utf-8"
    )
    for path in [root, *root.rglob("*")]:
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or (path.name == _NAME and path.parent == program) else 0o644)
            os.utime(path, (moment, moment))
    package = place / f"{_NAME}_{version}_{architecture}.deb"
    quietly(
        "Making the Debian package",
        ["dpkg-deb", "--root-owner-group", "-Zxz", "--build", root, package],
        {"SOURCE_DATE_EPOCH": str(moment)},
    )
    shutil.rmtree(root)
    return package


def _compressed(text: str, file: Path) -> None:
    file.write_bytes(gzip.compress(text.encode(), mtime=0))


def _changelog(version: str, moment: int) -> str:
    day = format_datetime(datetime.fromtimestamp(moment, UTC))
    return f"{_NAME} ({version}) stable; urgency=medium\n\n  * NEWS.gz says what is new.\n\n -- {_MAINTAINER}  {day}\n"


def _manual(version: str, moment: int) -> str:
    day = datetime.fromtimestamp(moment, UTC).date().isoformat()
    return textwrap.dedent(
        f"""\
        .TH DEMONCITY 6 {day} "demoncity {version}" "Games"
        .SH NAME
        demoncity \\- run a horror evening with tarot cards
        .SH SYNOPSIS
        .B demoncity
        .RI [ EVENING | COMMAND ...]
        .SH DESCRIPTION
        Without a word it opens the Host's window with the last evening. With an evening's file it opens that.
        .B demoncity \\-\\-help
        lists the commands, and
        .B demoncity
        .I COMMAND
        .B \\-\\-help
        says what one takes.
        """
    )


def _control(version: str, architecture: str, kilobytes: int, libraries: list[str]) -> str:
    return textwrap.dedent(
        f"""\
        Package: {_NAME}
        Version: {version}
        Architecture: {architecture}
        Maintainer: {_MAINTAINER}
        Installed-Size: {kilobytes}
        Depends: {", ".join(libraries)}
        Recommends: {", ".join(package for packages in _IF_THERE.values() for package in packages)}
        Section: games
        Priority: optional
        Description: run a horror evening of Demon City with tarot cards
         The Host of the role-playing game Demon City announces by a few keys what
         everybody does. The players watch a TV on which all cards turn at once. The
         program says who wins and why, and keeps each step on disk.
        """
    )


def _libraries(folder: Path) -> list[str]:
    """Return Debian's packages with the libraries that the program calls and doesn't bring, and one for typefaces.

    Raises:
        Failure: one of these libraries belongs to no package.
    """
    binaries = [path for path in folder.rglob("*") if path.is_file() and (".so" in path.name or path.name == _NAME)]
    told = quietly("Asking which libraries are called", ["objdump", "--private-headers", *binaries])
    called = {line.split()[1] for line in told.splitlines() if line.strip().startswith("NEEDED")}
    missing = called - {path.name for path in binaries}
    packages = set()
    for name in sorted(name for name in missing if not name.startswith(tuple(_IF_THERE))):
        asked = subprocess.run(["dpkg", "-S", f"*/{name}"], capture_output=True, text=True).stdout
        if not asked:
            raise Failure(f"No Debian package has {name}, which the program calls.")
        packages.add(asked.splitlines()[0].split(":")[0])
    return sorted({*packages, _TELLS_OF_FONTS})
