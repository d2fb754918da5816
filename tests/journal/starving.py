"""A program of its own that plays an evening until its disk refuses, sees what comes of it, and plays on with room."""

from __future__ import annotations

import ctypes
import os
import resource
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from enum import Enum
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random

from msgspec import Struct

from demoncity_gui.evening.evening import Evening
from demoncity_gui.evening.session import AnySession
from demoncity_gui.journal.backups import Backups
from demoncity_gui.journal.in_memory import JournalToRead
from demoncity_gui.journal.troubles import NoSpace, Trouble, sentence
from tests.journal.playing import Acknowledged, now, opened, step

PAGE = 4096
_NEW_NAMESPACE = 0x20000
_PRIVATE = 1 << 18 | 1 << 14


class Means(Enum):
    """How room is taken away."""

    ERRORS = "no file may be written past a byte"
    PAGES = "the evening may have no more pages"
    DISK = "a small disk is filled"


class Starved(Struct, frozen=True):
    """What came of it: what was acknowledged, what the Host was told, and whether the disk was said to be full."""

    means: Means
    acknowledged: tuple[Acknowledged, ...]
    sentences: tuple[str, ...]
    on_backup: str
    full: bool


def starve(path: Path, seed: int, means: Means, dies: bool, name: str, say: Connection) -> None:
    """Play, starve, play on unless it `dies` of that; where there can be no small disk, the pages are counted."""
    dice = Random(seed)
    home = path.parent
    if means is Means.DISK:
        home = path.with_suffix("")
        home.mkdir()
        if not _is_small_disk(home):
            means, home = Means.PAGES, path.parent
    evening = opened(home / path.name, Backups(home / "backups"), name)
    acknowledged = [Acknowledged.by(evening.session)]

    def steps(number: int) -> None:
        for _ in range(number):
            step(evening.session, dice)
            shown(evening.session)
            acknowledged.append(Acknowledged.by(evening.session))

    steps(dice.randrange(2, 12))
    told: list[Trouble] = []
    with _no_room(means, evening, dice):
        while len(told) < 5:
            before, seen = Acknowledged.by(evening.session), shown(evening.session)
            try:
                steps(1)
            except Trouble as trouble:
                told.append(trouble)
                after = Acknowledged.by(evening.session)
                if after.entry == before.entry:
                    assert (after, shown(evening.session)) == (before, seen)
                else:  # on the way back to an earlier step some undos were kept
                    acknowledged.append(after)
        evening.words = ""
        evening.back_up(now())
        starved = Starved(
            means,
            tuple(acknowledged),
            tuple(sentence(trouble.reason) for trouble in told),
            evening.words,
            all(isinstance(trouble.reason, NoSpace) for trouble in told),
        )
        if dies and means is not Means.DISK:
            say.send(starved)
            os._exit(0)
    steps(10)
    evening.close(now())
    evening = opened(home / path.name, Backups(home / "backups"))
    assert evening.words == ""
    assert Acknowledged.by(evening.session) == acknowledged[-1]
    evening.session.close()
    if home != path.parent:
        shutil.copyfile(home / path.name, path)
    say.send(Starved(means, tuple(acknowledged), starved.sentences, starved.on_backup, starved.full))


def shown(session: AnySession) -> object:
    """Return what both screens are made of, having made all of it."""
    session.see_to_pictures()
    return session.shown, session.tv.picture(), session.offered


def play_without_backups(path: Path, seed: int, say: Connection) -> None:
    """Play where the evening has room and its backups have none; say what was acknowledged, then what was told."""
    dice = Random(seed)
    folder = path.parent / "backups"
    folder.mkdir()
    if _is_small_disk(folder):
        _fill(folder)
    else:
        folder.rmdir()
        folder.touch()
    acknowledged, told = [], []
    for _ in range(3):
        evening = opened(path, Backups(folder))
        told.append(evening.words)
        for _ in range(5):
            step(evening.session, dice)
            acknowledged.append(Acknowledged.by(evening.session))
        evening.words = ""
        evening.close(now())
        told.append(evening.words)
    say.send((tuple(acknowledged), tuple(told)))


@contextmanager
def _no_room(means: Means, evening: Evening, dice: Random) -> Iterator[None]:
    if means is Means.ERRORS:
        size = evening.path.stat().st_size
        _, most = resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.setrlimit(resource.RLIMIT_FSIZE, (dice.randrange(size + 3 * PAGE), most))
        yield
        resource.setrlimit(resource.RLIMIT_FSIZE, (most, most))
    elif means is Means.PAGES:
        assert not isinstance(evening._journal, JournalToRead)
        connection = evening._journal._connection
        ((pages,),) = connection.execute("PRAGMA page_count")
        connection.execute(f"PRAGMA max_page_count = {pages + dice.randrange(3)}").fetchall()
        yield
        connection.execute("PRAGMA max_page_count = 1000000").fetchall()
    else:
        ballast = _fill(evening.path.parent, spare=dice.randrange(6) * PAGE)
        yield
        ballast.unlink()


def _fill(folder: Path, spare: int = 0) -> Path:
    """Fill this disk but for so many bytes; return the file that does it."""
    ballast = folder / "ballast"
    disk = os.statvfs(folder)
    ballast.write_bytes(bytes(max(0, disk.f_bavail * disk.f_frsize - spare)))
    return ballast


def _is_small_disk(folder: Path) -> bool:
    """Make a small disk of this folder, for this process alone; return whether that could be done."""
    libc = ctypes.CDLL(None, use_errno=True)
    calls: tuple[Callable[[], int], ...] = (
        lambda: libc.unshare(_NEW_NAMESPACE),
        lambda: libc.mount(b"none", b"/", None, _PRIVATE, None),
        lambda: libc.mount(b"tmpfs", os.fsencode(folder), b"tmpfs", 0, b"size=1m"),
    )
    return all(call() == 0 for call in calls)
