"""The downloads tried where nothing is: in bare Debians that have neither Python nor Qt, by a person with keys.

Each is installed, started, tried by its self-test, played a round of each game, a fight alone and a round in German; it
prints and forecasts; and when it is uninstalled, nothing may be left but what is the person's own.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import tarfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple
from zlib import crc32

from steps import Failure, quietly, say

NEEDS = {"debootstrap": "debootstrap", "xdotool": "xdotool", "openbox": "openbox", "import": "imagemagick"}
"""What a trial is made with besides Xvfb: what is to be found, and Debian's package that has it."""

_RELEASE = "bookworm"
_OF_DESKTOPS = ("desktop-file-utils", "shared-mime-info", "gtk-update-icon-cache")
"""What a desktop has that makes caches of menus, kinds of files and icons."""
_HOME = Path("home/person")
_PERSON = "1000:1000"
_OWN = (".cache", ".config/demoncity", ".local/share/demoncity/", "own")
"""Where a person's evenings, settings and caches lie, in their home; they stay."""
_OF_DPKG = ("var/lib/dpkg", "var/log", "var/cache")
_ENTER_ROOT = (
    'mount -t proc proc "$0/proc" && mkdir -p "$0/dev/shm" && mount -t tmpfs tmpfs "$0/dev/shm" && '
    'who=$1 && shift && exec chroot --userspec="$who" "$0" env -i "$@"'
)
_PATIENCE = 30
"""Seconds within which what a key does is seen."""


class Game(NamedTuple):
    """A round by keys: how its evening begins, what is pressed once, and what until the story has these words."""

    how: tuple[str, ...]
    first: tuple[str, ...]
    then: tuple[str, ...]
    until: str


_ALL_ANNOUNCE = (
    *"a5",
    "Return",
    *"s4",
    "Return",
    *"o5",
    "Return",
    "d",
    "Return",
    *"p3",
    "Return",
    *"s2w",
    "plus",
    "Return",
)
_THROWN = ("Return", *_ALL_ANNOUNCE, "space", "space")
_DECLARED = ("Return",) * 10
GAMES = {
    "cards": Game((), _THROWN, ("Return",), "Round 2"),
    "dice": Game(
        ("--game", "dice"), (*_THROWN[:-1], *"740381", "space"), ("Escape", "Return", "t", "4", "space"), "Round 2"
    ),
    "kings": Game(("--game", "kings"), (*_DECLARED, "c", "2", *("Return",) * 7), ("n", "Return"), "Round 2"),
    # Dice may decide a fight early, and Shift+P then does nothing. Between two Actions E ends any fight.
    "action": Game(("--game", "action"), ("Return", *("shift+p",) * 12), ("shift+p", "e"), "The fight was over."),
    "alone": Game((), ("Return", "ctrl+u"), ("d", "Return", "space"), "Round 2"),
}


class Place:
    """A bare Debian of its own with a person in it."""

    def __init__(self, root: Path, base: Path) -> None:
        shutil.rmtree(root, ignore_errors=True)
        quietly(f"Laying out {root.name}", ["cp", "--archive", base, root])
        self.root = root
        self.home = root / _HOME
        (self.home / "own").mkdir(parents=True)
        quietly("Giving it a person", ["chown", "--recursive", _PERSON, self.home])
        if (found := sorted(root.glob("usr/bin/python*"))) or (found := sorted(root.glob("usr/lib/*/libQt*"))):
            raise Failure(f"{root} is not bare: it has {found[0]}.")

    def command(self, *asked: str, who: str = _PERSON, **more: str) -> list[str]:
        """Return the command that does this in there; what is mounted for it goes with it."""
        told = {"HOME": f"/{_HOME}", "LANG": "C.UTF-8", "PATH": "/usr/sbin:/usr/bin:/sbin:/bin:/usr/games", **more}
        environ = [f"{name}={value}" for name, value in told.items()]
        return ["unshare", "--mount", "sh", "-c", _ENTER_ROOT, str(self.root), who, *environ, *asked]

    def run(self, *asked: str, who: str = _PERSON) -> str:
        """Do this in there and return what was said."""
        done = subprocess.run(self.command(*asked, who=who), capture_output=True, text=True, stdin=subprocess.DEVNULL)
        if done.returncode != 0:
            raise Failure(f"{' '.join(asked)} in {self.root.name}: {done.stdout}{done.stderr}")
        return done.stdout

    def files(self) -> set[str]:
        """Return every file and folder in there."""
        found = {path.relative_to(self.root).as_posix() for path in self.root.rglob("*")}
        return {name for name in found if not name.startswith(("proc", "dev", "tmp", *_OF_DPKG))}


class Screen:
    """A screen that nobody sees, with a window manager and somebody's keys."""

    def __init__(self, number: str, pictures: Path) -> None:
        self.number = number
        self._environ = {**os.environ, "DISPLAY": number}
        self._pictures = pictures

    def press(self, *keys: str) -> None:
        """Press keys one after the other, as fast as a person."""
        for key in keys:
            self._do("xdotool", "key", key)
            time.sleep(0.4)

    def window(self, title: str) -> str:
        """Return the window with these words in its title once it is there, and give it the keyboard."""
        end = time.monotonic() + _PATIENCE
        while time.monotonic() < end:
            found = self._do("xdotool", "search", "--onlyvisible", "--name", title).split()
            if found:
                self._do("xdotool", "windowactivate", "--sync", found[0])
                return found[0]
            time.sleep(0.2)
        raise Failure(f"No window with {title!r} in its title was seen.")

    def keep(self, name: str) -> None:
        """Keep a picture of what is seen."""
        self._do("import", "-window", "root", str(self._pictures / f"{name}.png"))

    def _do(self, *command: str) -> str:
        return subprocess.run(command, env=self._environ, capture_output=True, text=True).stdout


@contextmanager
def _screen(pictures: Path) -> Iterator[Screen]:
    reads, writes = os.pipe()
    with subprocess.Popen(
        ["Xvfb", "-displayfd", str(writes), "-screen", "0", "1600x900x24"], pass_fds=[writes], stderr=subprocess.DEVNULL
    ) as server:
        try:
            os.close(writes)
            with os.fdopen(reads) as told:
                number = f":{told.readline().strip()}"
            environ = {**os.environ, "DISPLAY": number}
            with subprocess.Popen(["openbox"], env=environ, stderr=subprocess.DEVNULL) as manager:
                try:
                    yield Screen(number, pictures)
                finally:
                    manager.terminate()
        finally:
            server.terminate()


def trial(downloads: Path, work: Path) -> None:
    """Try the archive and the Debian package in this folder; pictures of what was seen stay in `work`.

    Raises:
        Failure: something doesn't work, or is left behind.
    """
    work.mkdir(parents=True, exist_ok=True)
    (package,) = downloads.glob("*.deb")
    needed = quietly("Reading what the package needs", ["dpkg-deb", "--field", package, "Depends"]).strip().split(", ")
    kinds: dict[str, tuple[str, Sequence[str], Callable[[Place, Path], str], Sequence[str]]] = {
        "package": ("*.deb", needed, _install_package, ("dpkg", "--purge", "demoncity")),
        "archive": ("*.tar.xz", [*needed, *_OF_DESKTOPS], _install_archive, ("sh", f"/{_PROGRAM}/uninstall")),
    }
    for kind, (pattern, packages, install, uninstall) in kinds.items():
        (file,) = downloads.glob(pattern)
        place = Place(work / kind, _base(work, packages))
        before = place.files()
        program = install(place, file)
        installed = len(place.files() - before)
        with _screen(work) as screen:
            _try(place, program, screen, kind)
        place.run(*uninstall, who=_PERSON if kind == "archive" else "0:0")
        left = sorted(name for name in place.files() - before if not _is_own(name))
        lost = sorted(before - place.files())
        if left or lost:
            raise Failure(f"After uninstalling the {kind} there is left: {left}; gone: {lost}")
        shutil.rmtree(place.root)
        say(f"{file.name}: {installed} files and folders came, all of them went; what the person made stayed")


_PROGRAM = _HOME / ".local/share/demoncity-program"


def _is_own(name: str) -> bool:
    home = f"{_HOME}/"
    return name.startswith(tuple(f"{home}{own}" for own in _OWN)) or any(
        f"{home}{own}/".startswith(f"{name}/") for own in _OWN
    )


def _base(work: Path, packages: Sequence[str]) -> Path:
    """Return a bare Debian with these packages of the system's; it is made once."""
    folder = work / f"base-{crc32(' '.join(packages).encode()):08x}"
    if not folder.is_dir():
        draft = work / "base"
        shutil.rmtree(draft, ignore_errors=True)
        include = f"--include={','.join(packages)}"
        quietly(
            f"Making a bare Debian with {', '.join(packages)}",
            ["debootstrap", "--variant=minbase", include, _RELEASE, draft],
        )
        draft.rename(folder)
    return folder


def _install_archive(place: Place, file: Path) -> str:
    unpacked = place.home / "unpacked"
    with tarfile.open(file) as packed:
        packed.extractall(unpacked, filter="tar")
    (folder,) = unpacked.iterdir()
    quietly("Unpacking the archive as the person", ["chown", "--recursive", _PERSON, unpacked])
    place.run("sh", f"/{folder.relative_to(place.root)}/install")
    shutil.rmtree(unpacked)
    return f"/{_HOME}/.local/bin/demoncity"


def _install_package(place: Place, file: Path) -> str:
    shutil.copy(file, place.root / "tmp")
    place.run("dpkg", "--install", f"/tmp/{file.name}", who="0:0")
    return "/usr/games/demoncity"


def _try(place: Place, program: str, screen: Screen, kind: str) -> None:
    """Start it, let it try itself, play, print, forecast, speak German."""
    own = f"/{_HOME}/own"
    say(place.run(program, "--self-test").strip())
    for name, game in GAMES.items():
        _play(place, program, screen, f"{kind}-{name}", game)
    place.run(program, "print-deck", f"{own}/deck.pdf")
    place.run(program, "print-sheets", f"{own}/{kind}-cards.demoncity", f"{own}/sheets.pdf")
    for pdf in ("deck", "sheets"):
        if not (place.home / "own" / f"{pdf}.pdf").read_bytes().startswith(b"%PDF"):
            raise Failure(f"{pdf}.pdf is no PDF.")
    told = place.run(program, "forecast", f"{own}/{kind}-cards.demoncity", "--fights", "200")
    say(f"{kind}: printed, and forecast: {told.strip().splitlines()[0]}")
    settings = place.home / ".config" / "demoncity" / "demoncity.conf"
    with settings.open("a", encoding="utf-8") as kept:
        kept.write("\n[program]\nlanguage=de\n")
    german = GAMES["cards"]._replace(until="Runde 2")
    _play(place, program, screen, f"{kind}-german", german, "--language", "de")


def _play(place: Place, program: str, screen: Screen, name: str, game: Game, *spoken: str) -> None:
    """Begin an evening of this game, play a round by keys, and close the window by its key."""
    file = f"/{_HOME}/own/{name}.demoncity"
    started = place.command(program, "new", file, *game.how, DISPLAY=screen.number)
    with subprocess.Popen(started, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True) as running:
        screen.window(" — Demon City$")
        time.sleep(1)
        screen.press(*game.first)
        end = time.monotonic() + 4 * _PATIENCE
        while game.until not in place.run(program, *spoken, "history", file):
            if time.monotonic() > end or running.poll() is not None:
                screen.keep(f"{name}-stuck")
                running.kill()
                raise Failure(f"{name}: {game.until!r} was not reached; see {name}-stuck.png.")
            screen.press(*game.then)
        screen.keep(name)
        screen.press("ctrl+q")
        told = running.communicate(timeout=_PATIENCE)[1]
    if running.returncode != 0 or told:
        raise Failure(f"{name} ended with {running.returncode}: {told}")
    say(f"{name}: played to {game.until!r} by keys")
