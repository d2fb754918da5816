"""When the disk or the file is at fault: a reason with data, and the sentence that says it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import assert_never

from msgspec import Struct

from demoncity_gui.words.plain_text import quoted


class Missing(Struct, frozen=True):
    """No file is there, or no longer: it was moved or deleted while it was open."""

    path: Path


class NoFolder(Struct, frozen=True):
    """The folder (`path`) that a new evening was to lie in is no folder, or isn't there."""

    path: Path


class AlreadyThere(Struct, frozen=True):
    """Something lies where a new evening was to go; it was left alone."""

    path: Path


class NotAnEvening(Struct, frozen=True):
    """A folder, another program's file, or anything else that is no evening."""

    path: Path


class Damaged(Struct, frozen=True):
    """The file is not as it was written; all before `entry` is sound, and `entry` may be one past the last."""

    path: Path
    entry: int


class TooLarge(Struct, frozen=True):
    """The file is larger than any evening, or an entry larger than any that is written."""

    path: Path


class TooManyPictures(Struct, frozen=True):
    """The evening keeps `most` pictures already, and no more are added."""

    path: Path
    most: int


class NameTooLong(Struct, frozen=True):
    """No evening can be kept under this name: SQLite's own file beside it could not be made."""

    path: Path


class ForeignJournal(Struct, frozen=True):
    """Beside the evening lies a file (`beside`) that SQLite would obey and that no program of ours has left."""

    path: Path
    beside: Path


class Replaced(Struct, frozen=True):
    """Another file lies where the evening lay when it was opened."""

    path: Path


class Overwritten(Struct, frozen=True):
    """Another program has written into the evening's file while it was open."""

    path: Path


class TooNew(Struct, frozen=True):
    """A newer program wrote this: a newer major format, or an entry (its number) with words unknown here.

    `version` is the file's format and `known` the newest that this program knows, both as `major.minor`.
    """

    path: Path
    version: str
    known: str
    entry: int | None = None


class InUse(Struct, frozen=True):
    """This evening is open, here or in another program."""

    path: Path


class NotReadable(Struct, frozen=True):
    """Permission to read the file is lacking."""

    path: Path


class NotWritable(Struct, frozen=True):
    """The file or its folder is read-only."""

    path: Path


class ReadOnly(Struct, frozen=True):
    """This evening is open to be read only."""

    path: Path


class NoSpace(Struct, frozen=True):
    """The disk is full; the entry was not written, all before it are kept."""

    path: Path


class DiskFailed(Struct, frozen=True):
    """The system refused to read or write, for a reason (`code`, the system's word for it) not foreseen here."""

    path: Path
    code: str


TroubleReason = (
    Missing
    | NoFolder
    | AlreadyThere
    | NotAnEvening
    | Damaged
    | TooLarge
    | TooManyPictures
    | NameTooLong
    | ForeignJournal
    | Replaced
    | Overwritten
    | TooNew
    | InUse
    | NotReadable
    | NotWritable
    | ReadOnly
    | NoSpace
    | DiskFailed
)


class Trouble(Exception):
    """The disk or the file is at fault, not the rules; `reason` carries the data."""

    def __init__(self, reason: TroubleReason) -> None:
        super().__init__(repr(reason))
        self.reason = reason


@contextmanager
def telling_of(path: Path, entry: int) -> Iterator[None]:
    """Let any fault while this entry is applied, told or shown be a damaged story.

    Hashes vouch for accidents alone: whoever edits an evening computes them anew, and anything may stand in it. Rules
    and sentences are written for what can have happened; so whatever stops them is caught here, and only here.

    Raises:
        Trouble: damaged at this entry; a trouble that is one already stays what it is.
    """
    try:
        yield
    except Trouble:
        raise
    except Exception as why:
        raise Trouble(Damaged(path, entry)) from why


def sentence(reason: TroubleReason) -> str:
    """Return the trouble as one sentence that names the place."""
    place = quoted(reason.path)
    match reason:
        case Missing():
            return f"There is no file {place}."
        case NoFolder():
            return f"There is no folder {place} to keep an evening in."
        case AlreadyThere():
            return f"There is something at {place} already, and it was left as it is."
        case NotAnEvening():
            return f"{place} is not an evening of Demon City."
        case Damaged(entry=1):
            return f"{place} is damaged from its first entry on."
        case Damaged(entry=entry):
            return f"{place} is damaged: it is sound up to entry {entry - 1}, and not after."
        case TooLarge():
            return f"{place} is larger than any evening of Demon City, and is not read."
        case TooManyPictures(most=most):
            return f"{place} keeps {most} pictures, and no more: this one is not taken in."
        case NameTooLong():
            return f"No evening can be kept at {place}: the name is too long."
        case ForeignJournal(beside=beside):
            return f"Beside {place} lies {quoted(beside)}, which no evening leaves behind: move it away to play on."
        case Replaced():
            return f"Another file has been put in the place of {place}: nothing more is written there."
        case Overwritten():
            return f"Another program has changed {place} while it was open: nothing more is written there."
        case TooNew(entry=None, version=version, known=known):
            return (
                f"{place} needs a newer version of this program, one that reads format {version}; "
                f"this one reads up to {known}."
            )
        case TooNew(entry=entry, version=version):
            return (
                f"{place} needs a newer version of this program, one that knows all of format {version}: "
                f"entry {entry} holds words unknown to this one."
            )
        case InUse():
            return f"{place} is already open, here or in another program."
        case NotReadable():
            return f"{place} may not be read by you."
        case NotWritable():
            return f"{place} can’t be written: the file or its folder is read-only."
        case ReadOnly():
            return f"{place} is open to be read only: nothing can be done in it, and it stays as it is."
        case NoSpace():
            return f"The disk is full, and nothing more can be written to {place} until there is room."
        case DiskFailed(code=code):
            return f"The disk refused to read or write {place} ({code})."
        case _:
            assert_never(reason)
