"""A journal on disk: one file an evening, one entry a commit, never changed but by adding to it."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Iterable
from contextlib import closing, suppress
from pathlib import Path
from shutil import rmtree
from tempfile import TemporaryDirectory, gettempdir
from time import time
from typing import Generic

from demoncity_gui.disk import door
from demoncity_gui.games.game import AnyGame, C, E, Game, T
from demoncity_gui.journal import file_format
from demoncity_gui.journal.beside import look_beside, rollback_journal_of
from demoncity_gui.journal.entries import Entry, decoder_of, encode
from demoncity_gui.journal.file_format import FIRST_HASH, MOST_BYTES, SCHEMA, VERSION, FormatVersion, chained
from demoncity_gui.journal.making import make
from demoncity_gui.journal.reading import (
    Contents,
    Identity,
    as_trouble,
    check_header,
    connect,
    connect_to_copy,
    identity_of,
    primary_code,
    read,
    reason_of,
    version_of,
)
from demoncity_gui.journal.troubles import Damaged, InUse, NotWritable, TooLarge, Trouble
from demoncity_gui.journal.watch import Watch

_open_here: set[Identity] = set()
# On POSIX a process loses its lock on a file when it closes any other handle to it, so a file that is open here must
# be known without being opened again.


class JournalFile(Generic[T, C, E]):
    """The journal of one evening, kept in a `.demoncity` file; made by `create` or `open`, never directly.

    While it is open the file is locked, and no part of this program may open and close it by other means (a copy of it
    is made by `copy_to`): that would drop the lock. SQLite keeps an empty `-journal` beside it until it is closed.

    `left_open`: the program that had it open before came to an end without closing it. `last_hash` is of the newest
    entry and of all before it: equal in two files only if all is equal.
    """

    is_to_read = False

    def __init__(
        self,
        path: Path,
        connection: sqlite3.Connection,
        identity: Identity,
        watch: Watch,
        contents: Contents[T, C, E],
        *,
        left_open: bool,
    ) -> None:
        self.path = path.absolute()
        self._connection = connection
        self._identity = identity
        self.game = contents.game
        self._decoder = decoder_of(self.game)
        self.timeline, self.last_hash = contents.timeline, contents.last_hash
        self._just_read: tuple[Entry[C, E], ...] | None = tuple(contents.entries)
        self.left_open = left_open
        self._closed = self._has_failed = False
        self._watch = watch
        _open_here.add(identity)

    @classmethod
    def create(cls, path: Path, game: Game[T, C, E], entries: Iterable[Entry[C, E]] = ()) -> JournalFile[T, C, E]:
        """Create an evening with these entries at an unused path, and open it; a failure leaves no file behind.

        Raises:
            Trouble: something is there already, or no file can be made there.
        """
        make(path, _evening_of(entries))
        return cls.open(path, lambda _: game)

    @classmethod
    def open(cls, path: Path, game_for: Callable[[str], Game[T, C, E]]) -> JournalFile[T, C, E]:
        """Open an evening to play on, every entry checked. A file that is refused is left as it was, to the byte.

        `game_for` finds its game by its first word, as in `Contents`.

        Raises:
            Trouble: it isn't there, is no evening, is damaged, too new, in use, or can't be written.
        """
        with as_trouble(path):
            identity = identity_of(path)
            if identity in _open_here:
                raise Trouble(InUse(path))
            check_header(path)
            file = Path(os.path.realpath(path))
            if not os.access(file, os.W_OK) or not os.access(file.parent, os.W_OK):
                raise Trouble(NotWritable(path))
            beside = look_beside(file, path)
            if beside.is_cut_off:
                _try_recovery(file, path, game_for)
            watch = Watch(path.absolute(), identity)
            try:
                connection, contents = _locked_and_read(file, path, Contents(game_for))
            except BaseException:
                watch.close()
                raise
            watch.note()
        return cls(path, connection, identity, watch, contents, left_open=beside.is_there)

    @property
    def mark(self) -> str:
        """What tells this evening from others and is the same in all of its copies; empty before the first entry."""
        first = self._rows("SELECT hash FROM entries WHERE number = 1")
        return first[0][0].hex()[:16] if first else ""

    @property
    def version(self) -> FormatVersion:
        """The format that the file states."""
        return version_of(self._connection)

    def entries(self) -> tuple[Entry[C, E], ...]:
        """See `Journal`."""
        self._see_to_open()
        # Opening has read and checked them all; whoever asks first need not have them read again.
        just_read, self._just_read = self._just_read, None
        if just_read is not None:
            return just_read
        return tuple(self._decoder.decode(body) for (body,) in self._rows("SELECT body FROM entries ORDER BY number"))

    def entry(self, number: int) -> Entry[C, E]:
        """See `Journal`."""
        self._see_to_open()
        ((body,),) = self._rows("SELECT body FROM entries WHERE number = ?", number)
        return self._decoder.decode(body)

    def append(self, entry: Entry[C, E]) -> None:
        """See `Journal`; the entry has been handed to the disk, and the disk has been told to keep it (fsync)."""
        self._see_to_open()
        self.timeline.check(entry)
        body = encode(entry)
        own_hash = chained(self.last_hash, body)
        if self._has_failed:
            self._rows("SELECT max(number) FROM entries")  # has SQLite take back what it could write only in part
        # SQLite would go on writing to a file that was moved, deleted or overwritten.
        self._watch.see_to(self._content)
        if os.path.getsize(self.path) + len(body) > MOST_BYTES:
            raise Trouble(TooLarge(self.path))  # it could not be opened again
        try:
            self._connection.execute("INSERT INTO entries VALUES (?, ?, ?)", (entry.number, body, own_hash))
        except sqlite3.Error as error:
            self._has_failed = True
            raise Trouble(reason_of(error, self.path, entry.number)) from error
        self._has_failed = False
        self._watch.note()
        self._just_read = None
        self.timeline.add(entry)
        self.last_hash = own_hash

    def copy_to(self, path: Path) -> None:
        """Make a copy of what this evening holds, true to the byte, where nothing lies yet.

        The file itself may have been overwritten, moved or deleted meanwhile: its pages are in memory.

        Raises:
            ValueError: the journal is closed.
            Trouble: something is there already, or no file can be made there.
        """
        self._see_to_open()
        content = self._content()
        try:
            self._watch.see_to(lambda: content)
        except Trouble:
            self._see_to(content)
        make(path, content)

    def _see_to(self, content: bytes) -> None:
        """See that these bytes are this evening whole: the file is no longer there to be read where memory fails.

        Raises:
            Trouble: they are not.
        """
        contents = Contents(lambda _: self.game)
        with closing(connect_to_copy(content)) as copy:
            read(copy, self.path, contents)
        if contents.last_hash != self.last_hash:
            raise Trouble(Damaged(self.path, contents.timeline.last + 1))

    def _content(self) -> bytes:
        """Return the bytes that the file should hold; all of them have been read into memory."""
        try:
            return self._connection.serialize()
        except sqlite3.Error as error:
            raise Trouble(reason_of(error, self.path, self.timeline.last)) from error

    def upgrade(self) -> None:
        """Have the file state the newest format: older programs are to know that it may hold words new to them.

        Raises:
            Trouble: the disk or the file is at fault; nothing has changed.
        """
        self._watch.see_to(self._content)
        try:
            self._connection.execute(f"PRAGMA user_version = {VERSION.user_version}")
        except sqlite3.Error as error:
            self._has_failed = True
            raise Trouble(reason_of(error, self.path, entry=1)) from error
        self._watch.note()

    def close(self) -> None:
        """See `Journal`; the lock is gone and one file is left."""
        if not self._closed:
            self._closed = True
            if self.left_open:
                self._clear_what_was_left()
            self._connection.close()
            self._watch.close()
            _open_here.discard(self._identity)

    def _clear_what_was_left(self) -> None:
        """Have SQLite delete, while the lock holds, the `-journal` of the program that never closed it.

        Where nothing was written since, closing would leave it there, to tell of the same crash every time.
        """
        with suppress(sqlite3.Error):
            self._connection.execute("PRAGMA locking_mode = NORMAL")
            self._connection.execute("PRAGMA journal_mode = TRUNCATE")
            self._connection.execute("PRAGMA journal_mode = DELETE")

    def _rows(self, sql: str, *values: object) -> list[tuple[bytes]]:
        try:
            return self._connection.execute(sql, values).fetchall()
        except sqlite3.Error as error:
            raise Trouble(reason_of(error, self.path, self.timeline.last)) from error

    def _see_to_open(self) -> None:
        if self._closed:
            raise ValueError("the journal is closed")


def is_open_here(path: Path) -> bool:
    """Whether this very program has the file open, under whatever name.

    Raises:
        OSError: nothing is there.
        Trouble: it is no file.
    """
    return identity_of(path) in _open_here


def _try_recovery(file: Path, path: Path, game_for: Callable[[str], AnyGame]) -> None:
    """Let SQLite undo the commit on a copy first: the `-journal` may be another file's, and would ruin this one.

    Raises:
        Trouble: another program is in the midst of writing, or the file isn't sound after it.
    """
    with closing(connect(file, "ro", path)) as probe:
        try:
            probe.execute("SELECT 1 FROM sqlite_schema")
        except sqlite3.Error as error:
            # Any other error is about the unfinished commit, and the copy will tell.
            if primary_code(error) == sqlite3.SQLITE_BUSY:
                raise Trouble(InUse(path)) from error
    read_copy(file, path, Contents(game_for), is_cut_off=True)


def read_copy(
    file: Path, path: Path, contents: Contents[T, C, E], *, is_cut_off: bool = False, is_cut_short: bool = False
) -> None:
    """Read what a copy of the file holds; `path` is what troubles call it.

    `is_cut_off`: undo a commit by the journal beside the file, which has been looked at; else SQLite sees no journal.
    `is_cut_short`: read what there is of a file that is shorter than its header says, which SQLite refuses otherwise.

    Raises:
        OSError: the file can't be read, or no copy be made.
        Trouble: damaged, or too new; `contents` holds what is sound before that.
    """
    try:
        with closing(
            _rolled_back(file, path, is_cut_short=is_cut_short) if is_cut_off else connect_to_copy(content_of(file))
        ) as connection:
            connection.execute(_WRITABLE_SCHEMA[is_cut_short])
            _set_up(connection)
            read(connection, path, contents)
    except (sqlite3.Error, UnicodeDecodeError) as error:
        raise Trouble(reason_of(error, path, entry=1)) from error


def content_of(file: Path) -> bytes:
    """Return the bytes of an evening.

    Raises:
        OSError: it can't be read, or is too large.
    """
    return door.read_bytes(file, MOST_BYTES)


_WRITABLE_SCHEMA = {True: "PRAGMA writable_schema = ON", False: "PRAGMA writable_schema = OFF"}
"""By whether a file is to be read that is cut short: it has SQLite pass over that."""

_COPIES = "demoncity-copy-"
_ABANDONED = 3600
"""Seconds after which a copy is nobody's any more: it was left by a program that was killed."""


def _rolled_back(file: Path, path: Path, *, is_cut_short: bool) -> sqlite3.Connection:
    """Return the file with the commit undone that was cut off, in memory: SQLite works on a copy that is gone after."""
    _clear_away_copies()
    with TemporaryDirectory(prefix=_COPIES) as folder:
        copy = Path(folder) / "evening"
        for one, other in ((file, copy), (rollback_journal_of(file), rollback_journal_of(copy))):
            other.write_bytes(content_of(one))
        with closing(connect(copy, "rw", path)) as connection:
            connection.execute(_WRITABLE_SCHEMA[is_cut_short])
            connection.execute("SELECT 1 FROM sqlite_schema").fetchall()
        return connect_to_copy(content_of(copy))


def _clear_away_copies() -> None:
    with suppress(OSError):
        for folder in Path(gettempdir()).glob(f"{_COPIES}*"):
            if time() - folder.lstat().st_mtime > _ABANDONED:
                rmtree(folder, ignore_errors=True)


def _locked_and_read(
    file: Path, path: Path, contents: Contents[T, C, E]
) -> tuple[sqlite3.Connection, Contents[T, C, E]]:
    """Return the file, locked, and all that it holds; `path` is what troubles call it."""
    connection = connect(file, "rw", path)
    try:
        _set_up(connection)
        connection.execute("BEGIN EXCLUSIVE")
        read(connection, path, contents)
        connection.execute("COMMIT")
        connection.execute("PRAGMA journal_mode = DELETE")
    except (sqlite3.Error, UnicodeDecodeError) as error:
        connection.close()
        raise Trouble(reason_of(error, path, entry=1)) from error
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
    # What has been read stays in memory: if somebody overwrites the file, all of it can be saved elsewhere.
    connection.execute(f"PRAGMA cache_size = -{MOST_BYTES // 1024}")
    connection.execute("PRAGMA mmap_size = 0")


def _evening_of(entries: Iterable[Entry[C, E]]) -> bytes:
    """Return the bytes of an evening that holds these entries."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        connection.execute(f"PRAGMA application_id = {file_format.APPLICATION_ID}")
        connection.execute(f"PRAGMA user_version = {VERSION.user_version}")
        for sql in SCHEMA.values():
            connection.execute(sql)
        last_hash = FIRST_HASH
        for entry in entries:
            body = encode(entry)
            last_hash = chained(last_hash, body)
            connection.execute("INSERT INTO entries VALUES (?, ?, ?)", (entry.number, body, last_hash))
        return connection.serialize()
