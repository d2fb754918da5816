"""The files of a deck pack, a folder or a zip, read one by one and never unpacked.

A pack comes from anywhere. What could do harm refuses it whole; a file that is merely damaged is that file's trouble.
"""

from __future__ import annotations

import os
import stat
import struct
import unicodedata
import zipfile
import zlib
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path, PurePosixPath
from types import TracebackType
from typing import BinaryIO, Final, Protocol

from demoncity_gui.disk.door import NoFile, OverLimit, leads_to_a_network, opened, read_bytes, system_words
from demoncity_gui.texts import files as files_said
from demoncity_gui.texts import pack_faults as faults
from demoncity_gui.words.plain_text import shown

MOST_FILES: Final = 640
"""Files and folders: 78 cards at five sizes, with backs, names and licences."""
MOST_BYTES: Final = 24_000_000
"""Of one file."""
MOST_BYTES_IN_ALL: Final = 256_000_000
MOST_RATIO: Final = 200
"""How often larger than its packed bytes a file may be."""
_FREE_OF_RATIO: Final = 65_536
"""Bytes up to which a ratio harms nobody: a short text of spaces packs well."""
_MOST_DIRECTORY: Final = 1024 * MOST_FILES
"""Bytes of a zip's list of files, which Python reads whole before it says how long it is."""
_DEEPEST: Final = 4
_CHUNK_SIZE: Final = 1 << 16
_LITTER: Final = ("__MACOSX", ".DS_Store", "Thumbs.db", "desktop.ini")


class PackRefused(Exception):
    """A pack can't be used at all; the message is one sentence."""


class FileDamaged(Exception):
    """One file of a pack can't be read; the message says why, to stand after the file's name."""


class PackFiles(Protocol):
    """The files of a pack by their names from its top, parts joined by `/`; litter of desktops is left out."""

    @property
    def names(self) -> tuple[str, ...]:
        """All files, sorted."""
        ...

    def read(self, name: str) -> bytes:
        """Return a file's bytes.

        Raises:
            FileDamaged: it can't be read.
            PackRefused: it is not what it was said to be.
        """
        ...

    def __enter__(self) -> PackFiles: ...

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, where: TracebackType | None
    ) -> None: ...


def called(path: Path) -> str:
    """Return what sentences call a pack: its name, or its path where that ends in none (`.`, `/`)."""
    return path.name or str(path)


def open_pack_files(path: Path) -> PackFiles:
    """Open a folder or a zip.

    Raises:
        PackRefused: it is neither, or it could do harm.
    """
    try:
        kind = path.stat().st_mode
        if stat.S_ISDIR(kind):
            return _Folder(path)
        if stat.S_ISREG(kind):
            return _Zip(path)
    except (OSError, ValueError) as why:
        words = system_words(why) if isinstance(why, OSError) else files_said.no_such_name
        raise PackRefused(faults.unread(pack=shown(str(path)), why=words)) from why
    raise PackRefused(faults.not_a_pack(pack=shown(called(path))))


def read_file(path: Path, *, is_strangers: bool = False) -> bytes:
    """Return the bytes of a file of no pack, of no more than `MOST_BYTES`.

    `is_strangers`: somebody else chose the path. Then no link is followed, and no other machine asked.

    Raises:
        FileDamaged: it can't be read.
    """
    if is_strangers and leads_to_a_network(str(path)):
        raise FileDamaged(faults.other_machine)
    return _read_plain(path, follow_links=not is_strangers)


def _read_plain(place: Path, *, follow_links: bool) -> bytes:
    """Return a file's bytes.

    Raises:
        FileDamaged: it can't be read, is too large, or is no file.
    """
    try:
        return read_bytes(place, MOST_BYTES, follow_links=follow_links)
    except NoFile as why:
        raise FileDamaged(faults.no_file) from why
    except OverLimit as why:
        raise FileDamaged(faults.larger_than(most=MOST_BYTES // 1_000_000)) from why
    except OSError as why:
        raise FileDamaged(faults.file_unread(why=system_words(why))) from why


class _Folder:
    def __init__(self, path: Path) -> None:
        self._path = path
        self._room = _Room(called(path))
        self._files: dict[str, int] = {}
        for name, size in self._walk(path, PurePosixPath()):
            self._files[name] = size
        _refuse_twins(called(path), self._files)

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(sorted(name for name in self._files if not _is_litter(name)))

    def read(self, name: str) -> bytes:
        content = _read_plain(self._path / name, follow_links=False)  # whatever has been put in its place since
        self._room.take(name, len(content))
        return content

    def __enter__(self) -> _Folder:
        return self

    def __exit__(self, *_: object) -> None:
        pass

    def _walk(self, folder: Path, at: PurePosixPath) -> Iterator[tuple[str, int]]:
        with os.scandir(folder) as entries:
            for entry in entries:
                self._room.enter()
                name = at / entry.name
                _refuse_name(called(self._path), str(name), sep_is_fine=os.sep == "\\")
                if entry.is_symlink() or _is_junction(entry):
                    raise PackRefused(faults.holds_link(pack=shown(called(self._path)), file=shown(str(name))))
                if entry.is_dir(follow_symlinks=False):
                    if len(name.parts) > _DEEPEST:
                        raise PackRefused(faults.too_deep(pack=shown(called(self._path))))
                    yield from self._walk(Path(entry.path), name)
                elif entry.is_file(follow_symlinks=False):
                    size = entry.stat(follow_symlinks=False).st_size
                    self._room.declare(str(name), size)
                    yield str(name), size
                else:
                    raise PackRefused(faults.holds_no_file(pack=shown(called(self._path)), file=shown(str(name))))


class _Zip:
    def __init__(self, path: Path) -> None:
        self._path = path
        self._room = _Room(called(path))
        self._opened = ExitStack()
        self._file = self._opened.enter_context(opened(path))
        try:
            _refuse_long_list(self._file, called(path))
            self._zip = zipfile.ZipFile(self._file)
            self._entries = dict(self._see_to(self._zip.infolist()))
        except (zipfile.BadZipFile, NotImplementedError, struct.error, UnicodeError, EOFError, ValueError) as why:
            self._opened.close()
            raise PackRefused(faults.no_sound_zip(pack=shown(called(path)))) from why
        except BaseException:
            self._opened.close()
            raise

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(sorted(self._entries))

    def read(self, name: str) -> bytes:
        entry = self._entries[name]
        content = bytearray()
        try:
            with self._zip.open(entry) as packed:
                while chunk := packed.read(_CHUNK_SIZE):
                    content += chunk
                    self._room.take(name, len(chunk))
                    self._see_to_size(name, len(content), entry)
        except (
            zipfile.BadZipFile,
            zlib.error,
            EOFError,
            NotImplementedError,
            RuntimeError,
            OSError,
            ValueError,
        ) as why:
            raise FileDamaged(faults.damaged_in_zip) from why
        return bytes(content)

    def __enter__(self) -> _Zip:
        return self

    def __exit__(self, *_: object) -> None:
        self._zip.close()
        self._opened.close()

    def _see_to(self, entries: list[zipfile.ZipInfo]) -> Iterator[tuple[str, zipfile.ZipInfo]]:
        whose = called(self._path)
        for entry in entries:
            self._room.enter()
            written = entry.orig_filename
            _refuse_name(whose, written.removesuffix("/"), sep_is_fine=False)
            if entry.flag_bits & 0x2061:  # encrypted, patched, strongly encrypted, its names hidden
                raise PackRefused(faults.encrypted(pack=shown(whose)))
            kind = stat.S_IFMT(entry.external_attr >> 16)
            if kind == stat.S_IFLNK:
                raise PackRefused(faults.holds_link(pack=shown(whose), file=shown(written)))
            if kind not in (0, stat.S_IFREG, stat.S_IFDIR):
                raise PackRefused(faults.holds_no_file(pack=shown(whose), file=shown(written)))
            if entry.compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
                raise PackRefused(faults.packed_unusually(pack=shown(whose)))
            if not written.endswith("/"):
                self._room.declare(written, entry.file_size)
                self._see_to_size(written, entry.file_size, entry)
        files = {entry.filename: entry for entry in entries if not entry.is_dir() and not _is_litter(entry.filename)}
        _refuse_twins(whose, [entry.orig_filename for entry in entries if not entry.is_dir()])
        top = _only_top(files)
        yield from ((name.removeprefix(top), entry) for name, entry in files.items())

    def _see_to_size(self, name: str, size: int, entry: zipfile.ZipInfo) -> None:
        if size > entry.file_size or size > max(_FREE_OF_RATIO, entry.compress_size * MOST_RATIO):
            whose = shown(called(self._path))
            raise PackRefused(faults.trap(pack=whose, file=shown(name), most=MOST_RATIO))


class _Room:
    """Counts what a pack takes, said and true, and refuses one that takes too much."""

    def __init__(self, whose: str) -> None:
        self._whose = shown(whose)
        self._entries = self._declared = self._taken = 0

    def enter(self) -> None:
        self._entries += 1
        if self._entries > MOST_FILES:
            raise PackRefused(faults.too_many_files(pack=self._whose, most=MOST_FILES))

    def declare(self, name: str, size: int) -> None:
        self._declared += size
        self._see_to(name, size, self._declared)

    def take(self, name: str, size: int) -> None:
        self._taken += size
        self._see_to(name, size, self._taken)

    def _see_to(self, name: str, size: int, whole: int) -> None:
        if size > MOST_BYTES:
            raise PackRefused(faults.file_too_large(pack=self._whose, file=shown(name), most=MOST_BYTES // 1_000_000))
        if whole > MOST_BYTES_IN_ALL:
            raise PackRefused(faults.too_large(pack=self._whose, most=MOST_BYTES_IN_ALL // 1_000_000))


def _refuse_name(whose: str, name: str, *, sep_is_fine: bool) -> None:
    """Refuse a name that leads out of its pack, or that some system would take so."""
    plain = name.replace("\\", "/") if sep_is_fine else name
    parts = plain.split("/")
    if "\\" in plain or ":" in plain or "\0" in plain or ".." in parts or "." in parts or "" in parts:
        raise PackRefused(faults.leads_elsewhere(pack=shown(whose), file=shown(name)))
    if len(name) > 255 or len(parts) > _DEEPEST + 1:
        raise PackRefused(faults.endless_name(pack=shown(whose), file=shown(name)))


def _refuse_twins(whose: str, names: list[str] | dict[str, int]) -> None:
    seen: dict[str, str] = {}
    for name in names:
        folded = unicodedata.normalize("NFC", name).casefold()
        if folded in seen:
            raise PackRefused(faults.twins(pack=shown(whose), one=shown(seen[folded]), other=shown(name)))
        seen[folded] = name


def _refuse_long_list(file: BinaryIO, whose: str) -> None:
    """Look at a zip's end as `zipfile` will, before it reads the list of files whole."""
    size = file.seek(0, os.SEEK_END)
    if size > MOST_BYTES_IN_ALL + _MOST_DIRECTORY:
        raise PackRefused(faults.too_large(pack=shown(whose), most=MOST_BYTES_IN_ALL // 1_000_000))
    start = max(0, size - _END.size - 0xFFFF - 20)
    file.seek(start)
    tail = file.read()
    plain = len(tail) - _END.size
    at = plain if plain >= 0 and tail.startswith(b"PK\5\6", plain) and tail.endswith(b"\0\0") else tail.rfind(b"PK\5\6")
    if at < 0 or len(tail) - at < _END.size:
        raise PackRefused(faults.no_zip(pack=shown(whose)))
    *_, entries, directory, _, _ = _END.unpack_from(tail, at)
    if entries > MOST_FILES or directory > _MOST_DIRECTORY or tail[max(0, at - 20) :].startswith(b"PK\6\7"):
        raise PackRefused(faults.too_many_files(pack=shown(whose), most=MOST_FILES))
    file.seek(0)


_END: Final = struct.Struct("<4s4H2LH")
"""The end of a zip: signature, two disks, files here and in all, bytes and place of the list, length of a comment."""


def _only_top(names: dict[str, zipfile.ZipInfo]) -> str:
    """Return the one folder that all lies in, with its `/`: a folder is often packed with itself around it."""
    tops = {name.partition("/")[0] if "/" in name else "" for name in names}
    top = tops.pop() if len(tops) == 1 else ""
    return f"{top}/" if top and top not in ("cards", "backs") else ""


def _is_litter(name: str) -> bool:
    parts = PurePosixPath(name).parts
    return any(part in _LITTER or part.startswith("._") for part in parts)


def _is_junction(entry: os.DirEntry[str]) -> bool:
    attributes = getattr(entry.stat(follow_symlinks=False), "st_file_attributes", 0)
    return bool(attributes & getattr(stat, "FILE_ATTRIBUTE_REPARSE_POINT", 0))
