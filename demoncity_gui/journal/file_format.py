"""What an evening's file (`.demoncity`) is made of: one SQLite table whose rows vouch for one another.

The row of an entry holds its number, its JSON (`entries.encode`) and a hash of that JSON and the hash before it.
A newer minor version may add words and fields that an older program can leave out of account; it is opened. Anything
that an older program would get wrong is a new major version; it is refused. The table is the same within a major.
"""

from __future__ import annotations

import hashlib
from typing import NamedTuple

APPLICATION_ID = int.from_bytes(b"DmCt")
"""Tells `file` and us that this SQLite file is an evening; stands in the file's header."""

HEADER_LENGTH = 100
"""Bytes of SQLite's own header at the start of the file."""

MOST_BYTES = 512_000_000
"""Of an evening: hundreds of thousands of entries. What is larger is not read, and nothing is added to it."""

MOST_BYTES_OF_ENTRY = 64_000_000

_SQLITE_MAGIC = b"SQLite format 3\0"
_MINORS = 1000


class FormatVersion(NamedTuple):
    """A version of the file's format; SQLite's `user_version` holds 1000 × major + minor."""

    major: int
    minor: int

    @classmethod
    def of(cls, user_version: int) -> FormatVersion:
        """Return the version that this number in a file means."""
        return cls(*divmod(user_version, _MINORS))

    @property
    def user_version(self) -> int:
        """The number that stands in the file."""
        return self.major * _MINORS + self.minor

    def __str__(self) -> str:
        return f"{self.major}.{self.minor}"


VERSION = FormatVersion(1, 5)
"""The newest format this program knows, and the one it writes."""

FIRST_HASH = bytes(32)
"""Stands for the hash before the first entry's."""


def chained(previous: bytes, body: bytes) -> bytes:
    """Return the hash (SHA-256) of an entry's bytes and of all before it."""
    return hashlib.sha256(previous + body).digest()


def is_evening(header: bytes) -> bool:
    """Whether a file with this header claims to be an evening."""
    return (
        len(header) == HEADER_LENGTH
        and header.startswith(_SQLITE_MAGIC)
        and int.from_bytes(header[68:72]) == APPLICATION_ID
    )


def version_in(header: bytes) -> FormatVersion:
    """Return the format version that an evening's header states."""
    return FormatVersion.of(int.from_bytes(header[60:64], signed=True))


def has_rollback_journal(header: bytes) -> bool:
    """Whether this header has SQLite keep one file: in any other mode, opening makes files beside it."""
    return header[18:20] == b"\x01\x01"


# REPLACE deletes rows without firing DELETE triggers, so inserting needs a guard as well.
SCHEMA = {
    "entries": """CREATE TABLE entries (
    number INTEGER PRIMARY KEY,
    body BLOB NOT NULL,
    hash BLOB NOT NULL CHECK (length(hash) = 32)
) STRICT""",
    "entries_only_follow": """CREATE TRIGGER entries_only_follow BEFORE INSERT ON entries
WHEN NEW.number IS NOT (SELECT coalesce(max(number), 0) + 1 FROM entries)
BEGIN SELECT RAISE(ABORT, 'an entry follows the last'); END""",
    "entries_never_change": """CREATE TRIGGER entries_never_change BEFORE UPDATE ON entries
BEGIN SELECT RAISE(ABORT, 'an entry never changes'); END""",
    "entries_never_go": """CREATE TRIGGER entries_never_go BEFORE DELETE ON entries
BEGIN SELECT RAISE(ABORT, 'an entry never goes'); END""",
}
"""What the file's schema holds, by name, as SQLite keeps it: no more, no less."""
