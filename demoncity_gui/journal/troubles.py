"""When the disk or the file is at fault: a reason with data, and the sentence that says it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import ClassVar

from msgspec import Struct

from demoncity_gui.words.plain_text import quoted


class TroubleReason(Struct, frozen=True):
    """What is the matter with the file or folder at `path`; `says` is the sentence, with the fields in their places."""

    path: Path
    says: ClassVar[str]

    @property
    def sentence(self) -> str:
        """The trouble as one sentence that names the place."""
        fields = {name: getattr(self, name) for name in self.__struct_fields__}
        told = {name: quoted(value) if isinstance(value, Path) else value for name, value in fields.items()}
        return self.says.format_map(told)


class Missing(TroubleReason, frozen=True):
    """No file is there, or no longer: it was moved or deleted while it was open."""

    says = "There is no file {path}."


class NoFolder(TroubleReason, frozen=True):
    """The folder that a new evening was to lie in is no folder, or isn't there."""

    says = "There is no folder {path} to keep an evening in."


class AlreadyThere(TroubleReason, frozen=True):
    """Something lies where a new evening was to go; it was left alone."""

    says = "There is something at {path} already, and it was left as it is."


class NotAnEvening(TroubleReason, frozen=True):
    """A folder, another program's file, or anything else that is no evening."""

    says = "{path} is not an evening of Demon City."


class Damaged(TroubleReason, frozen=True):
    """The file is not as it was written; all before `entry` is sound, and `entry` may be one past the last."""

    entry: int

    @property
    def sentence(self) -> str:
        """The trouble as one sentence that names the place."""
        if self.entry == 1:
            return f"{quoted(self.path)} is damaged from its first entry on."
        return f"{quoted(self.path)} is damaged: it is sound up to entry {self.entry - 1}, and not after."


class TooLarge(TroubleReason, frozen=True):
    """The file is larger than any evening, or an entry larger than any that is written."""

    says = "{path} is larger than any evening of Demon City, and is not read."


class TooManyPictures(TroubleReason, frozen=True):
    """The evening keeps `most` pictures already, and no more are added."""

    most: int
    says = "{path} keeps {most} pictures, and no more: this one is not taken in."


class NameTooLong(TroubleReason, frozen=True):
    """No evening can be kept under this name: SQLite's own file beside it could not be made."""

    says = "No evening can be kept at {path}: the name is too long."


class ForeignJournal(TroubleReason, frozen=True):
    """Beside the evening lies a file (`beside`) that SQLite would obey and that no program of ours has left."""

    beside: Path
    says = "Beside {path} lies {beside}, which no evening leaves behind: move it away to play on."


class Replaced(TroubleReason, frozen=True):
    """Another file lies where the evening lay when it was opened."""

    says = "Another file has been put in the place of {path}: nothing more is written there."


class Overwritten(TroubleReason, frozen=True):
    """Another program has written into the evening's file while it was open."""

    says = "Another program has changed {path} while it was open: nothing more is written there."


class TooNew(TroubleReason, frozen=True):
    """A newer program wrote this: a newer major format, or an entry (its number) with words unknown here.

    `version` is the file's format and `known` the newest that this program knows, both as `major.minor`.
    """

    version: str
    known: str
    entry: int | None = None

    @property
    def sentence(self) -> str:
        """The trouble as one sentence that names the place."""
        start = f"{quoted(self.path)} needs a newer version of this program, one that"
        if self.entry is None:
            return f"{start} reads format {self.version}; this one reads up to {self.known}."
        return f"{start} knows all of format {self.version}: entry {self.entry} holds words unknown to this one."


class InUse(TroubleReason, frozen=True):
    """This evening is open, here or in another program."""

    says = "{path} is already open, here or in another program."


class NotReadable(TroubleReason, frozen=True):
    """Permission to read the file is lacking."""

    says = "{path} may not be read by you."


class NotWritable(TroubleReason, frozen=True):
    """The file or its folder is read-only."""

    says = "{path} can’t be written: the file or its folder is read-only."


class ReadOnly(TroubleReason, frozen=True):
    """This evening is open to be read only."""

    says = "{path} is open to be read only: nothing can be done in it, and it stays as it is."


class NoSpace(TroubleReason, frozen=True):
    """The disk is full; the entry was not written, all before it are kept."""

    says = "The disk is full, and nothing more can be written to {path} until there is room."


class DiskFailed(TroubleReason, frozen=True):
    """The system refused to read or write, for a reason (`code`, the system's word for it) not foreseen here."""

    code: str
    says = "The disk refused to read or write {path} ({code})."


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
    return reason.sentence
