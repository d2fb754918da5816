"""When the disk or the file is at fault: a reason with data, and the sentence that says it."""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct

from demoncity_gui.texts import troubles as said
from demoncity_gui.words.plain_text import quoted
from demoncity_gui.words.values import Sayings, sentence_of


class TroubleReason(Struct, frozen=True):
    """What is the matter with the file or folder at `path`; its sentence is named by its tag."""

    path: Path


class Missing(TroubleReason, frozen=True, tag="missing"):
    """No file is there, or no longer: it was moved or deleted while it was open."""


class NoFolder(TroubleReason, frozen=True, tag="no-folder"):
    """The folder that a new evening was to lie in is no folder, or isn't there."""


class AlreadyThere(TroubleReason, frozen=True, tag="already-there"):
    """Something lies where a new evening was to go; it was left alone."""


class NotAnEvening(TroubleReason, frozen=True, tag="not-an-evening"):
    """A folder, another program's file, or anything else that is no evening."""


class Damaged(TroubleReason, frozen=True, tag="damaged"):
    """The file is not as it was written; all before `entry` is sound, and `entry` may be one past the last."""

    entry: int


class TooLarge(TroubleReason, frozen=True, tag="too-large"):
    """The file is larger than any evening, or an entry larger than any that is written."""


class TooManyPictures(TroubleReason, frozen=True, tag="too-many-pictures"):
    """The evening keeps `most` pictures already, and no more are added."""

    most: int


class NameTooLong(TroubleReason, frozen=True, tag="name-too-long"):
    """No evening can be kept under this name: SQLite's own file beside it could not be made."""


class ForeignJournal(TroubleReason, frozen=True, tag="foreign-journal"):
    """Beside the evening lies a file (`beside`) that SQLite would obey and that no program of ours has left."""

    beside: Path


class Replaced(TroubleReason, frozen=True, tag="replaced"):
    """Another file lies where the evening lay when it was opened."""


class Overwritten(TroubleReason, frozen=True, tag="overwritten"):
    """Another program has written into the evening's file while it was open."""


class TooNew(TroubleReason, frozen=True, tag="too-new"):
    """A newer program wrote this: a newer major format, or an entry (its number) with words unknown here.

    `version` is the file's format and `known` the newest that this program knows, both as `major.minor`.
    """

    version: str
    known: str
    entry: int | None = None


class InUse(TroubleReason, frozen=True, tag="in-use"):
    """This evening is open, here or in another program."""


class NotReadable(TroubleReason, frozen=True, tag="not-readable"):
    """Permission to read the file is lacking."""


class NotWritable(TroubleReason, frozen=True, tag="not-writable"):
    """The file or its folder is read-only."""


class ReadOnly(TroubleReason, frozen=True, tag="read-only"):
    """This evening is open to be read only."""


class NoSpace(TroubleReason, frozen=True, tag="no-space"):
    """The disk is full; the entry was not written, all before it are kept."""


class DiskFailed(TroubleReason, frozen=True, tag="disk-failed"):
    """The system refused to read or write, for a reason (`code`, the system's word for it) not foreseen here."""

    code: str


class Trouble(Exception):
    """The disk or the file is at fault, not the rules; `reason` carries the data."""

    def __init__(self, reason: TroubleReason) -> None:
        super().__init__(repr(reason))
        self.reason = reason


class telling_of:
    """Let any fault while this entry is applied, told or shown be a damaged story.

    Hashes vouch for accidents alone: whoever edits an evening computes them anew, and anything may stand in it. Rules
    and sentences are written for what can have happened; so whatever stops them is caught here, and only here.

    Raises:
        Trouble: damaged at this entry; a trouble that is one already stays what it is.
    """

    def __init__(self, path: Path, entry: int) -> None:
        self._path, self._entry = path, entry

    def __enter__(self) -> None:
        """Begin with this entry."""

    def __exit__(self, kind: type[BaseException] | None, why: BaseException | None, trace: object) -> None:
        """Be done with it."""
        if isinstance(why, Exception) and not isinstance(why, Trouble):
            raise Trouble(Damaged(self._path, self._entry)) from why


def sentence(reason: TroubleReason) -> str:
    """Return the trouble as one sentence that names the place."""
    before = reason.entry - 1 if isinstance(reason, Damaged) else 0
    return sentence_of(said, reason, _SAYINGS, before=before)


_SAYINGS: Sayings = {Path: quoted}
