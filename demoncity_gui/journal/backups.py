"""Dated copies of evenings, kept apart from them: the newest ten of each."""

from __future__ import annotations

import os
import re
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

from demoncity_gui.journal.file import JournalFile, content_of
from demoncity_gui.journal.making import make
from demoncity_gui.journal.reading import as_trouble, last_hash_in
from demoncity_gui.texts import evenings as said

KEPT = 10
"""How many copies are kept of one evening."""

_NAME = re.compile(
    r"(?P<stem>.*) (?P<made_at>\d{4}-\d\d-\d\dT\d\d\.\d\d\.\d\dZ)-(?P<entries>\d+)\.demoncity", re.DOTALL
)
_LONGEST_STEM = 180
"""Bytes: with what is added to it, no more than disks take for a name."""


class Backup(NamedTuple):
    """One copy: where it lies, when it was made by the clock (UTC, ISO 8601, in seconds), and how long it is."""

    path: Path
    made_at: str
    entries: int


class Backups:
    """The copies in one folder, which is made when it is first needed; a folder in it for each evening."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def make(self, journal: JournalFile[Any, Any, Any], moment: str) -> None:
        """Back up the evening, unless a backup is the same, and delete the oldest past `KEPT`.

        Raises:
            Trouble: no copy could be made; those that are there are all kept.
        """
        if not journal.mark:
            return
        folder = self._folder / journal.mark
        last = journal.timeline.last
        if any(one.entries == last and last_hash_in(one.path) == journal.last_hash for one in self.of(journal.mark)):
            return
        name = f"{_short(journal.path.stem)} {moment.replace(':', '.')}-{last}.demoncity"
        with suppress(OSError):  # what can't be made is told with the file's name by what comes next
            folder.mkdir(parents=True, exist_ok=True)
        journal.copy_to(folder / name)
        # The one just made may have fewer entries than the others: somebody went back to a copy and plays on from it.
        others = [one for one in self.of(journal.mark) if one.path.name != name]
        for old in others[KEPT - 1 :]:
            with suppress(OSError):
                old.path.unlink()

    def of(self, mark: str) -> list[Backup]:
        """Return the copies of the evening with this mark, the newest first."""
        return _newest_first(self._folder / mark) if mark else []

    def of_name(self, stem: str) -> list[Backup]:
        """Return the copies of every evening that was called this, for one too damaged to say its mark."""
        found = [backup for folder in _listed(self._folder) for backup in _newest_first(folder)]
        wanted = _short(stem)
        found = [backup for backup in found if (m := _NAME.fullmatch(backup.path.name)) and m["stem"] == wanted]
        return sorted(found, key=_age, reverse=True)


def restore(backup: Backup, evening: Path) -> Path:
    """Put the copy beside the evening, under a name of its own; return where. What lies there stays as it is.

    Raises:
        Trouble: the copy is gone, or no file can be made there.
    """
    moment = backup.made_at[:16].replace("T", " ").replace(":", ".")
    stem = said.restored(evening=_short(evening.stem), moment=moment)
    number = 1
    while (path := evening.with_name(f"{stem}{'' if number == 1 else f' {number}'}.demoncity")).exists():
        number += 1
    with as_trouble(backup.path):
        content = content_of(backup.path)
    make(path, content)
    return path


def _short(stem: str) -> str:
    """Return a file's name cut to `_LONGEST_STEM`, whole letters."""
    while len(os.fsencode(stem)) > _LONGEST_STEM:
        stem = stem[:-1]
    return stem


def _newest_first(folder: Path) -> list[Backup]:
    found = []
    for path in _listed(folder):
        match = _NAME.fullmatch(path.name)
        if match is not None:
            found.append(Backup(path, match["made_at"].replace(".", ":"), int(match["entries"])))
    return sorted(found, key=_age, reverse=True)


def _age(backup: Backup) -> tuple[int, str]:
    """Return what is greater the newer a copy is: an evening only grows, while a clock may have been wrong for once."""
    return backup.entries, backup.made_at


def _listed(folder: Path) -> list[Path]:
    try:
        return list(folder.iterdir())
    except OSError:
        return []
