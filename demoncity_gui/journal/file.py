"""A journal on disk: one file an evening, one entry a commit, never changed but by adding to it."""

from __future__ import annotations

import errno
import os
import secrets
import shutil
import sqlite3
import stat
from contextlib import closing, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from demoncity_gui.journal import file_format
from demoncity_gui.journal.entries import Entry, UnknownWord, Unreadable, decode, encode
from demoncity_gui.journal.file_format import FIRST_HASH, SCHEMA, VERSION, FormatVersion, chained
from demoncity_gui.journal.timeline import OutOfOrder, Timeline, after, timeline_of
from demoncity_gui.journal.troubles import (
    AlreadyThere,
    Damaged,
    DiskFailed,
    InUse,
    Missing,
    NoFolder,
    NoSpace,
    NotAnEvening,
    NotReadable,
    NotWritable,
    TooNew,
    Trouble,
    TroubleReason,
)


class _Identity(NamedTuple):
    """What stays the same of a file when it is renamed."""

    device: int
    inode: int


class _Contents(NamedTuple):
    entries: list[Entry]
    timeline: Timeline
    last_hash: bytes


_open_here: set[_Identity] = set()
# On POSIX a process loses its lock on a file when it closes any other handle to it, so a file that is open here must
# be known without being opened again.


class JournalFile:
    """The journal of one evening, kept in a `.demoncity` file; made by `create` or `open`, never directly.

    While it is open the file is locked, and no part of this program may open and close it by other means (a copy of it
    is made through SQLite): that would drop the lock. SQLite keeps an empty `-journal` beside it until it is closed.
    """

    def __init__(self, path: Path, connection: sqlite3.Connection, identity: _Identity, contents: _Contents) -> None:
        self._path = path.absolute()
        self._connection = connection
        self._identity = identity
        self._entries, self._timeline, self._last_hash = contents
        self._closed = False
        _open_here.add(identity)

    @classmethod
    def create(cls, path: Path) -> JournalFile:
        """Make an empty evening where nothing lies yet, and open it; if it fails, nothing lies there after.

        Raises:
            Trouble: something is there already, or no file can be made there.
        """
        if os.path.lexists(path):
            raise Trouble(AlreadyThere(path))
        if not os.path.isdir(path.parent):
            raise Trouble(NoFolder(path.parent))
        draft = path.parent / f".{secrets.token_hex(8)}.demoncity-draft"
        try:
            _write(draft, _empty_evening())
            _put_in_place(draft, path)
        except FileExistsError:
            raise Trouble(AlreadyThere(path)) from None
        except OSError as error:
            raise Trouble(_reason_not_made(error, path)) from error
        finally:
            # On a disk that refuses, there is nothing to clear away.
            with suppress(OSError):
                draft.unlink()
        _settle_names(path.parent)
        return cls.open(path)

    @classmethod
    def open(cls, path: Path) -> JournalFile:
        """Open an evening to play on, every entry checked. A file that is refused is left as it was, to the byte.

        Raises:
            Trouble: it isn't there, is no evening, is damaged, too new, in use, or can't be written.
        """
        try:
            identity = _identity_of(path)
            if identity in _open_here:
                raise Trouble(InUse(path))
            _check_header(path)
            file = Path(os.path.realpath(path))
            if not os.access(file, os.W_OK) or not os.access(file.parent, os.W_OK):
                raise Trouble(NotWritable(path))
            if _was_cut_off(file):
                _try_recovery(file, path)
            connection, contents = _locked_and_read(file, path)
        except (FileNotFoundError, NotADirectoryError) as error:
            raise Trouble(Missing(path)) from error
        except PermissionError as error:
            raise Trouble(NotReadable(path)) from error
        except OSError as error:
            raise Trouble(_reason_of_system(error, path)) from error
        return cls(path, connection, identity, contents)

    def entries(self) -> tuple[Entry, ...]:
        """See `Journal`."""
        return tuple(self._entries)

    def append(self, entry: Entry) -> None:
        """See `Journal`; the entry has been handed to the disk, and the disk has been told to keep it (fsync)."""
        if self._closed:
            raise ValueError("the journal is closed")
        timeline = after(self._timeline, entry)
        body = encode(entry)
        own_hash = chained(self._last_hash, body)
        # SQLite would go on writing to a file that was moved or deleted, where nobody would find it again.
        try:
            still_there = _identity_of(self._path) == self._identity
        except (OSError, Trouble):
            still_there = False
        if not still_there:
            raise Trouble(Missing(self._path))
        try:
            self._connection.execute("INSERT INTO entries VALUES (?, ?, ?)", (entry.number, body, own_hash))
        except sqlite3.Error as error:
            raise Trouble(_reason_of(error, self._path, entry.number)) from error
        self._entries.append(entry)
        self._timeline = timeline
        self._last_hash = own_hash

    def close(self) -> None:
        """See `Journal`; the lock is gone and one file is left."""
        if not self._closed:
            self._closed = True
            self._connection.close()
            _open_here.discard(self._identity)


def _identity_of(path: Path) -> _Identity:
    status = path.stat()
    if not stat.S_ISREG(status.st_mode):
        raise Trouble(NotAnEvening(path))
    return _Identity(status.st_dev, status.st_ino)


def _check_header(path: Path) -> None:
    """Refuse by the header alone what SQLite would change by opening it: other formats, and modes with more files."""
    with path.open("rb") as file:
        header = file.read(file_format.HEADER_LENGTH)
    if not file_format.is_evening(header):
        raise Trouble(NotAnEvening(path))
    version = file_format.version_in(header)
    if version.major > VERSION.major:
        raise Trouble(TooNew(path, str(version), str(VERSION)))
    if version.major < 1 or not file_format.has_rollback_journal(header):
        raise Trouble(Damaged(path, entry=1))


def _rollback_journal_of(file: Path) -> Path:
    return file.with_name(file.name + "-journal")


def _was_cut_off(file: Path) -> bool:
    """Whether a commit was under way when the file was last left, so that SQLite will undo it on opening."""
    try:
        with _rollback_journal_of(file).open("rb") as journal:
            return any(journal.read(8))
    except (FileNotFoundError, IsADirectoryError):
        return False


def _try_recovery(file: Path, path: Path) -> None:
    """Let SQLite undo the commit on a copy first: the `-journal` may be another file's, and would ruin this one.

    Raises:
        Trouble: another program is in the midst of writing, or the file isn't sound after it.
    """
    with closing(_connect(file, "ro", path)) as probe:
        try:
            probe.execute("SELECT 1 FROM sqlite_schema")
        except sqlite3.Error as error:
            # Any other error is about the unfinished commit, and the copy will tell.
            if _primary_code(error) == sqlite3.SQLITE_BUSY:
                raise Trouble(InUse(path)) from error
    with TemporaryDirectory() as folder:
        copy = Path(folder) / "evening"
        shutil.copyfile(file, copy)
        shutil.copyfile(_rollback_journal_of(file), _rollback_journal_of(copy))
        connection, _ = _locked_and_read(copy, path)
        connection.close()


def _connect(file: Path, mode: str, path: Path) -> sqlite3.Connection:
    """Return a connection that waits for nobody, commits each statement, and hands on text as the bytes it is."""
    try:
        connection = sqlite3.connect(f"{file.as_uri()}?mode={mode}", uri=True, timeout=0, isolation_level=None)
    except sqlite3.Error as error:
        raise Trouble(_reason_of(error, path, entry=1)) from error
    connection.text_factory = bytes
    return connection


def _locked_and_read(file: Path, path: Path) -> tuple[sqlite3.Connection, _Contents]:
    """Return the file, locked, and all that it holds; `path` is what troubles call it."""
    connection = _connect(file, "rw", path)
    try:
        _set_up(connection)
        connection.execute("BEGIN EXCLUSIVE")
        contents = _read(connection, path)
        connection.execute("COMMIT")
        connection.execute("PRAGMA journal_mode = DELETE")
    except (sqlite3.Error, UnicodeDecodeError) as error:
        connection.close()
        raise Trouble(_reason_of(error, path, entry=1)) from error
    except BaseException:
        connection.close()
        raise
    return connection, contents


def _set_up(connection: sqlite3.Connection) -> None:
    """Make a commit outlast a power cut, leave one file behind, and lock from first use to close; writes nothing."""
    connection.execute("PRAGMA locking_mode = EXCLUSIVE")
    connection.execute("PRAGMA synchronous = EXTRA")
    connection.execute("PRAGMA trusted_schema = OFF")
    connection.execute("PRAGMA cell_size_check = ON")


def _read(connection: sqlite3.Connection, path: Path) -> _Contents:
    """Return all entries, each checked against its hash and its place, in a file whose pages are sound.

    Raises:
        Trouble: damaged, or too new.
    """
    schema = connection.execute("SELECT name, sql FROM sqlite_schema").fetchall()
    if set(schema) != {(name.encode(), sql.encode()) for name, sql in SCHEMA.items()}:
        raise Trouble(Damaged(path, entry=1))
    entries: list[Entry] = []
    last_hash = FIRST_HASH
    try:
        for number, body, own_hash in connection.execute("SELECT number, body, hash FROM entries ORDER BY number"):
            last_hash = chained(last_hash, body)
            entry = decode(body) if own_hash == last_hash else None
            if entry is None or not entry.number == number == len(entries) + 1:
                raise Trouble(Damaged(path, len(entries) + 1))
            entries.append(entry)
        # What the hashes can't see: rows lost from the end.
        if connection.execute("PRAGMA quick_check(1)").fetchone() != (b"ok",):
            raise Trouble(Damaged(path, len(entries) + 1))
    except UnknownWord as error:
        (user_version,) = connection.execute("PRAGMA user_version").fetchone()
        version = FormatVersion.of(user_version)
        raise Trouble(TooNew(path, str(version), str(VERSION), len(entries) + 1)) from error
    except Unreadable as error:
        raise Trouble(Damaged(path, len(entries) + 1)) from error
    except (sqlite3.Error, UnicodeDecodeError, TypeError) as error:
        raise Trouble(_reason_of(error, path, len(entries) + 1)) from error
    try:
        return _Contents(entries, timeline_of(entries), last_hash)
    except OutOfOrder as error:
        raise Trouble(Damaged(path, error.number)) from error


def _empty_evening() -> bytes:
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        connection.execute(f"PRAGMA application_id = {file_format.APPLICATION_ID}")
        connection.execute(f"PRAGMA user_version = {VERSION.user_version}")
        for sql in SCHEMA.values():
            connection.execute(sql)
        return connection.serialize()


def _write(draft: Path, content: bytes) -> None:
    with os.fdopen(os.open(draft, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o666), "wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())


def _put_in_place(draft: Path, path: Path) -> None:
    """Give the draft its name, whole or not at all, and never in another file's place.

    Raises:
        FileExistsError: the name was taken meanwhile.
    """
    try:
        os.link(draft, path)
    except FileExistsError:
        raise
    except OSError:
        # FAT and exFAT, as on memory sticks, know no links: claim the name with an empty file, then replace that.
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o666))
        try:
            os.replace(draft, path)
        except OSError:
            path.unlink(missing_ok=True)
            raise


def _settle_names(folder: Path) -> None:
    """Have the disk keep the folder's list of names, where the system can: the new file's name is in it."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def _primary_code(error: sqlite3.Error) -> int:
    """Return SQLite's code without its detail; what Python itself finds amiss in a row has none, and is an error."""
    return getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF


def _reason_of(error: Exception, path: Path, entry: int) -> TroubleReason:
    """Return what SQLite, or Python on reading SQLite's answer, found at this entry."""
    if not isinstance(error, sqlite3.Error):
        return Damaged(path, entry)
    match _primary_code(error):
        case sqlite3.SQLITE_BUSY | sqlite3.SQLITE_LOCKED:
            return InUse(path)
        case sqlite3.SQLITE_FULL:
            return NoSpace(path)
        case sqlite3.SQLITE_READONLY | sqlite3.SQLITE_PERM:
            return NotWritable(path)
        case sqlite3.SQLITE_CANTOPEN if not os.access(path.parent, os.W_OK):
            return NotWritable(path)
        case sqlite3.SQLITE_CORRUPT | sqlite3.SQLITE_NOTADB | sqlite3.SQLITE_ERROR:
            return Damaged(path, entry)
        case _:
            return DiskFailed(path, getattr(error, "sqlite_errorname", type(error).__name__))


def _reason_of_system(error: OSError, path: Path) -> TroubleReason:
    if error.errno in (errno.ENOSPC, errno.EDQUOT):
        return NoSpace(path)
    return DiskFailed(path, errno.errorcode.get(error.errno or 0, "unknown"))


def _reason_not_made(error: OSError, path: Path) -> TroubleReason:
    if error.errno in (errno.EACCES, errno.EPERM, errno.EROFS, errno.ENOENT):
        return NotWritable(path)
    return _reason_of_system(error, path)
