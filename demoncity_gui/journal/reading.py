"""An evening's file read: its header, its lock, and every entry checked; and what it means when SQLite refuses."""

from __future__ import annotations

import errno
import os
import sqlite3
import stat
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Generic, NamedTuple

from demoncity_gui.disk import door
from demoncity_gui.games.game import C, E, Game, T
from demoncity_gui.journal import file_format
from demoncity_gui.journal.beside import look_beside
from demoncity_gui.journal.entries import Decoder, Entry, UnknownWord, Unreadable, decoder_of, first_word
from demoncity_gui.journal.file_format import FIRST_HASH, MOST_BYTES, SCHEMA, VERSION, FormatVersion, chained
from demoncity_gui.journal.timeline import OutOfOrder, Timeline
from demoncity_gui.journal.troubles import (
    Damaged,
    DiskFailed,
    InUse,
    Missing,
    NoSpace,
    NotAnEvening,
    NotReadable,
    NotWritable,
    TooLarge,
    TooNew,
    Trouble,
    TroubleReason,
)


class Identity(NamedTuple):
    """What stays the same of a file when it is renamed."""

    device: int
    inode: int


class Contents(Generic[T, C, E]):
    """What has been read of a file, in order: grows entry by entry, and is sound up to where it ends.

    `game_for` says which game begins with a word, and which is played where nothing has been done yet, for no word; it
    raises a KeyError if none does.
    """

    def __init__(self, game_for: Callable[[str], Game[T, C, E]]) -> None:
        self._game_for = game_for
        self.entries: list[Entry[C, E]] = []
        self.timeline = Timeline()
        self.last_hash = FIRST_HASH

    def decoder(self, first: bytes) -> Decoder[C, E]:
        """Return what reads the entries of an evening, by the first of them.

        Raises:
            UnknownWord: no game begins so.
            Unreadable: it is no entry.
        """
        word = first_word(first)
        try:
            return decoder_of(self._game_for(word))
        except KeyError as error:
            raise UnknownWord(f"no game begins with “{word}”") from error

    @property
    def game(self) -> Game[T, C, E]:
        """What is played in it."""
        command = self.entries[0].command if self.entries else None
        return self._game_for("" if command is None else str(command.__struct_config__.tag))


def identity_of(path: Path) -> Identity:
    """Return the file's device and inode.

    Raises:
        OSError: it isn't there.
        Trouble: it is a folder, or something else that is no file.
    """
    status = path.stat()
    if not stat.S_ISREG(status.st_mode):
        raise Trouble(NotAnEvening(path))
    return Identity(status.st_dev, status.st_ino)


def check_header(path: Path) -> None:
    """Refuse by size and header alone what SQLite would change by opening it, or would never be done with.

    Raises:
        OSError: the file can't be read.
        Trouble: it is no evening, too new, too large, or damaged.
    """
    with door.opened(path) as file:
        header, size = file.read(file_format.HEADER_LENGTH), os.fstat(file.fileno()).st_size
    if not file_format.is_evening(header):
        raise Trouble(NotAnEvening(path))
    version = file_format.version_in(header)
    if version.major > VERSION.major:
        raise Trouble(TooNew(path, str(version), str(VERSION)))
    if size > MOST_BYTES:
        raise Trouble(TooLarge(path))
    if version.major < 1 or not file_format.has_rollback_journal(header):
        raise Trouble(Damaged(path, entry=1))


def connect(file: Path, mode: str, path: Path) -> sqlite3.Connection:
    """Return a connection that never waits for a lock, commits each statement, and returns text as bytes.

    Raises:
        Trouble: it can't be opened, or what lies beside it must not be seen by SQLite.
    """
    with as_trouble(path):
        look_beside(file, path)
    try:
        connection = sqlite3.connect(
            f"{file.absolute().as_uri()}?mode={mode}", uri=True, timeout=0, isolation_level=None
        )
    except sqlite3.Error as error:
        raise Trouble(reason_of(error, path, entry=1)) from error
    return _bounded(connection)


def connect_to_copy(content: bytes) -> sqlite3.Connection:
    """Return a connection to an evening of these bytes, in memory: SQLite sees no file.

    Raises:
        sqlite3.Error: they are no database.
    """
    if not content:
        raise sqlite3.DatabaseError("no bytes are no database")  # of which SQLite would say that memory is short
    connection = sqlite3.connect(":memory:", isolation_level=None)
    try:
        connection.deserialize(content)
    except BaseException:
        connection.close()
        raise
    return _bounded(connection)


def _bounded(connection: sqlite3.Connection) -> sqlite3.Connection:
    connection.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, file_format.MOST_BYTES_OF_ENTRY)
    connection.text_factory = bytes
    return connection


def read(connection: sqlite3.Connection, path: Path, contents: Contents[T, C, E]) -> None:
    """Read all entries, each checked against its hash and its place, in a file whose pages are sound.

    Raises:
        Trouble: damaged, or too new; `contents` holds what is sound before that.
    """
    decoder = None
    try:
        schema = connection.execute("SELECT name, sql FROM sqlite_schema").fetchall()
        if set(schema) != {(name.encode(), sql.encode()) for name, sql in SCHEMA.items()}:
            raise Trouble(Damaged(path, entry=1))
        for number, body, own_hash in connection.execute("SELECT number, body, hash FROM entries ORDER BY number"):
            if own_hash != chained(contents.last_hash, body):
                raise Trouble(Damaged(path, contents.timeline.last + 1))
            decoder = decoder or contents.decoder(body)
            entry = decoder.decode(body)
            if entry.number != number:
                raise Trouble(Damaged(path, contents.timeline.last + 1))
            contents.timeline.add(entry)
            contents.entries.append(entry)
            contents.last_hash = own_hash
        # What the hashes can't see: rows lost from the end.
        if connection.execute("PRAGMA quick_check(1)").fetchone() != (b"ok",):
            raise Trouble(Damaged(path, contents.timeline.last + 1))
    except UnknownWord as error:
        version, broken = version_of(connection), contents.timeline.last + 1
        # A program that knows more words states a newer format: in a file of this one they are nobody's.
        is_newer = version > VERSION
        raise Trouble(
            TooNew(path, str(version), str(VERSION), broken) if is_newer else Damaged(path, broken)
        ) from error
    except (Unreadable, OutOfOrder) as error:
        raise Trouble(Damaged(path, contents.timeline.last + 1)) from error
    except (sqlite3.Error, UnicodeDecodeError, TypeError) as error:
        raise Trouble(reason_of(error, path, contents.timeline.last + 1)) from error


def version_of(connection: sqlite3.Connection) -> FormatVersion:
    """Return the format version that the file states."""
    (user_version,) = connection.execute("PRAGMA user_version").fetchone()
    return FormatVersion.of(user_version)


def primary_code(error: sqlite3.Error) -> int:
    """Return SQLite's code without its detail; what Python itself finds amiss in a row has none, and is an error."""
    return getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF


def reason_of(error: Exception, path: Path, entry: int) -> TroubleReason:
    """Return what SQLite, or Python on reading SQLite's answer, found at this entry."""
    if not isinstance(error, sqlite3.Error):
        return Damaged(path, entry)
    match primary_code(error):
        case sqlite3.SQLITE_BUSY | sqlite3.SQLITE_LOCKED:
            return InUse(path)
        case sqlite3.SQLITE_FULL:
            return NoSpace(path)
        case sqlite3.SQLITE_TOOBIG:
            return TooLarge(path)
        case sqlite3.SQLITE_READONLY | sqlite3.SQLITE_PERM:
            return NotWritable(path)
        case sqlite3.SQLITE_CANTOPEN if not os.access(path.parent, os.W_OK):
            return NotWritable(path)
        case sqlite3.SQLITE_CORRUPT | sqlite3.SQLITE_NOTADB | sqlite3.SQLITE_ERROR:
            return Damaged(path, entry)
        case _:
            return DiskFailed(path, getattr(error, "sqlite_errorname", type(error).__name__))


@contextmanager
def as_trouble(path: Path) -> Iterator[None]:
    """Let what the system has against a file be a `Trouble` of it."""
    try:
        yield
    except (FileNotFoundError, NotADirectoryError) as error:
        raise Trouble(Missing(path)) from error
    except PermissionError as error:
        raise Trouble(NotReadable(path)) from error
    except door.NoFile as error:
        raise Trouble(NotAnEvening(path)) from error
    except door.OverLimit as error:
        raise Trouble(TooLarge(path)) from error
    except OSError as error:
        raise Trouble(reason_of_system(error, path)) from error


def reason_of_system(error: OSError, path: Path) -> TroubleReason:
    """Return what the system found."""
    if error.errno in (errno.ENOSPC, errno.EDQUOT):
        return NoSpace(path)
    return DiskFailed(path, errno.errorcode.get(error.errno or 0, "unknown"))


def last_hash_in(path: Path) -> bytes | None:
    """Return the hash of the newest entry of a file that no program has open, None if it can't be read."""
    try:
        with closing(connect(path, "ro", path)) as connection:
            row = connection.execute("SELECT hash FROM entries ORDER BY number DESC LIMIT 1").fetchone()
    except (sqlite3.Error, Trouble):
        return None
    return None if row is None else bytes(row[0])
