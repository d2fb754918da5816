"""A program of its own that spoils copies of an evening in every way, and sees what opening and reading them does."""

from __future__ import annotations

import sqlite3
from collections import Counter
from collections.abc import Callable
from contextlib import closing
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random

from msgspec import Struct

from demoncity_gui.evening.evening import Evening
from demoncity_gui.games.demon_city.rules.table import EMPTY_TABLE, Table
from demoncity_gui.host.desks.demon_city.views import Views
from demoncity_gui.journal.backups import Backups
from demoncity_gui.journal.file_format import APPLICATION_ID, VERSION
from demoncity_gui.journal.troubles import Trouble, TroubleReason, sentence
from demoncity_gui.texts import evenings
from tests.journal.playing import tables_after
from tests.support.demon_city import Entry, open_journal, open_to_read
from tests.support.started import everything_in

PAGE = 4096

Files = dict[str, bytes]
_NAME = "evening.demoncity"
_ROLLBACK = f"{_NAME}-journal"


class Sample(Struct, frozen=True):
    """An evening, sound, with what must be found in it; another one; and a commit of that one that was cut off."""

    pristine: bytes
    truth: tuple[Entry, ...]
    other: bytes
    other_rollback: bytes


def judge(sample: Sample, first: int, last: int, folder: Path, say: Connection) -> None:
    """Try the files with these numbers; say how often each kind was opened, read and refused."""
    folder.mkdir()
    tables = [EMPTY_TABLE, *tables_after(sample.truth)]
    outcomes: Counter[tuple[str, str]] = Counter()
    for trial in range(first, last):
        luck = Random(trial)
        kind = _KINDS[trial % len(_KINDS)]
        for name, content in kind(sample, luck).items():
            (folder / name).write_bytes(content)
        try:
            outcomes[kind.__name__, _outcome(folder / _NAME, sample, tables)] += 1
        except BaseException as error:
            error.add_note(f"trial {trial}: {kind.__name__}")
            raise
        for path in folder.iterdir():
            path.unlink()
    say.send(outcomes)


def _outcome(path: Path, sample: Sample, tables: list[Table]) -> str:
    before = everything_in(path.parent)
    read = _read(path, sample.truth, tables)
    assert everything_in(path.parent) == before, "reading has changed something"
    opened = _opens(path, sample.truth)
    after = everything_in(path.parent)
    if opened and _ROLLBACK in before:
        # What was left half done is undone with the first opening: pages may be added or cut off, and no entry.
        assert list(after) == [_NAME]
        assert _opens(path, sample.truth)
        return "opened"
    assert after == before, "opening has changed something"
    if opened:
        assert read == len(sample.truth)
        return "opened"
    return "refused" if read is None else "read whole" if read == len(sample.truth) else "read in part"


def _read(path: Path, truth: tuple[Entry, ...], tables: list[Table]) -> int | None:
    """Return how many entries could be read, None if reading was refused."""
    backups = Backups(path.parent / "backups")
    try:
        journal, reason = open_to_read(path)
    except Trouble as trouble:
        _see_to_sentence(trouble.reason, path)
        try:
            Evening.read(path, backups)
        except Trouble as again:
            assert again.reason == trouble.reason
            return None
        raise AssertionError("can be read, and can't") from trouble
    entries = journal.entries()
    assert entries == truth[: len(entries)]
    if reason is not None:
        _see_to_sentence(reason, path)
    evening = Evening.read(path, backups)
    assert evening.words == " ".join([evenings.to_read, *([] if reason is None else [sentence(reason)])])
    assert evening.session.table == tables[len(entries)]
    Views(evening.session).host()
    return len(entries)


def _opens(path: Path, truth: tuple[Entry, ...]) -> bool:
    try:
        journal = open_journal(path)
    except Trouble as trouble:
        _see_to_sentence(trouble.reason, path)
        return False
    entries = journal.entries()
    journal.close()
    assert entries == truth
    return True


def _see_to_sentence(reason: TroubleReason, path: Path) -> None:
    words = sentence(reason)
    assert str(path) in words and words.endswith(".") and ". " not in words and "\n" not in words, words


def _flipped_bits(sample: Sample, luck: Random) -> Files:
    content = bytearray(sample.pristine)
    for _ in range(luck.choice([1, 1, 1, 5])):
        content[luck.randrange(len(content))] ^= 1 << luck.randrange(8)
    return {_NAME: bytes(content)}


def _other_bytes(sample: Sample, luck: Random) -> Files:
    content = bytearray(sample.pristine)
    # The first bytes of a page are few and do the most harm.
    page = PAGE * luck.randrange(len(content) // PAGE)
    for _ in range(luck.choice([1, 1, 4])):
        content[page + luck.randrange(luck.choice([16, 100, PAGE]))] = luck.randrange(256)
    return {_NAME: bytes(content)}


def _other_header(sample: Sample, luck: Random) -> Files:
    content = bytearray(sample.pristine)
    content[luck.randrange(100)] = luck.randrange(256)
    return {_NAME: bytes(content)}


def _cut(sample: Sample, luck: Random) -> Files:
    end = luck.choice([luck.randrange(len(sample.pristine)), PAGE * luck.randrange(len(sample.pristine) // PAGE)])
    return {_NAME: sample.pristine[:end]}


def _other_pages(sample: Sample, luck: Random) -> Files:
    content = sample.pristine
    pages = [content[start : start + PAGE] for start in range(0, len(content), PAGE)]
    one, other = luck.sample(range(len(pages)), 2)
    match luck.randrange(6):
        case 0:
            pages[one], pages[other] = pages[other], pages[one]
        case 1:
            pages[one] = bytes(PAGE)
        case 2:
            pages[one] = pages[other]
        case 3:
            del pages[one]
        case 4:
            pages.insert(one, luck.randbytes(PAGE))
        case _:
            pages[one] = sample.other[other * PAGE : (other + 1) * PAGE]
    return {_NAME: b"".join(pages)}


def _other_marks(sample: Sample, luck: Random) -> Files:
    """Give it another application id, or another version."""
    at, known = luck.choice([(68, APPLICATION_ID), (60, VERSION.user_version)])
    number = luck.choice([known + luck.randrange(-9, 10), luck.getrandbits(31), 0, 2000, 999, 1001])
    return {_NAME: sample.pristine[:at] + number.to_bytes(4) + sample.pristine[at + 4 :]}


def _appended(sample: Sample, luck: Random) -> Files:
    more = luck.choice([luck.randbytes(luck.randrange(1, 9000)), bytes(PAGE), sample.other, luck.randbytes(PAGE)])
    return {_NAME: sample.pristine + more}


def _foreign_sqlite(sample: Sample, luck: Random) -> Files:
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        connection.execute(f"PRAGMA page_size = {luck.choice([512, 1024, PAGE, 65536])}")
        connection.execute(f"PRAGMA application_id = {luck.choice([0, 7, APPLICATION_ID])}")
        connection.execute(f"PRAGMA user_version = {luck.choice([0, 1, VERSION.user_version])}")
        if luck.random() < 0.2:
            connection.execute("PRAGMA encoding = 'UTF-16'")
        for table in luck.sample(["entries", "recipes", "[a table]"], luck.randrange(4)):
            connection.execute(f"CREATE TABLE {table} (number INTEGER PRIMARY KEY, body, hash)")
            for _ in range(luck.randrange(20)):
                row = (luck.choice(["soup", luck.randbytes(32), None, 3.5]), luck.randbytes(32))
                connection.execute(f"INSERT INTO {table} (body, hash) VALUES (?, ?)", row)
        return {_NAME: connection.serialize()}


def _other_types(sample: Sample, luck: Random) -> Files:
    starts = (b"", b"\x89PNG\r\n\x1a\n", b"PK\x03\x04", b"%PDF-1.7\n", b"SQLite format 3\0", b"{}\n", "Tür\n".encode())
    return {_NAME: luck.choice(starts) + luck.choice([b"", luck.randbytes(luck.randrange(9000)), bytes(PAGE)])}


def _foreign_rollback(sample: Sample, luck: Random) -> Files:
    magic = sample.other_rollback[:8]
    rollback = luck.choice(
        [
            sample.other_rollback,
            sample.other_rollback[: luck.randrange(len(sample.other_rollback))],
            luck.randbytes(luck.randrange(1, 9000)),
            magic + luck.randbytes(luck.randrange(9000)),
            bytes(512) + luck.randbytes(PAGE),
            b"",
        ]
    )
    evening = sample.pristine if luck.random() < 0.5 else _flipped_bits(sample, luck)[_NAME]
    return {_NAME: evening, _ROLLBACK: rollback}


_KINDS: tuple[Callable[[Sample, Random], Files], ...] = (
    _flipped_bits,
    _other_bytes,
    _other_header,
    _cut,
    _other_pages,
    _other_marks,
    _appended,
    _foreign_sqlite,
    _other_types,
    _foreign_rollback,
)
