"""Tables as TOML: the program's own, and those that a person keeps in a folder beside the casts."""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct

from demoncity_gui.formats.cast import CastUnreadable, in_file, keep_copy, toml_as
from demoncity_gui.games.common.casebook import LONGEST_ENTRY, LONGEST_TITLE
from demoncity_gui.games.common.random_tables import RandomTable, Use
from demoncity_gui.texts import case_files as said
from demoncity_gui.texts.catalogue import in_language

MOST_BYTES = 400_000
"""Of a file of tables: hundreds of them."""
MOST_TABLES = 300
MOST_FILES = 50
_SUFFIX = ".toml"


class TablesUnreadable(Exception):
    """A file of tables can't be used; the message is one sentence that names the place."""


class TableText(Struct, forbid_unknown_fields=True):
    """A table as it stands in a file."""

    title: str
    use: Use
    lines: list[str]
    about: str = ""
    tags: str = ""
    pace: int = 1


class _TablesText(Struct, forbid_unknown_fields=True):
    tables: list[TableText]


def own_tables() -> tuple[RandomTable, ...]:
    """Return the tables that the program comes with."""
    return tables_written(in_language("tables.toml").read_text("utf-8"))


def read_tables(path: Path) -> tuple[RandomTable, ...]:
    """Return the tables of this file.

    Raises:
        TablesUnreadable: it can't be read, or something in it can't be meant.
    """
    return in_file(path, MOST_BYTES, tables_written, TablesUnreadable)


def tables_written(text: str) -> tuple[RandomTable, ...]:
    """Return the tables of this text.

    Raises:
        TablesUnreadable: something in it can't be meant; the sentence names the place.
    """
    try:
        written = toml_as(_TablesText, text).tables
    except CastUnreadable as why:
        raise TablesUnreadable(str(why)) from why
    if not 0 < len(written) <= MOST_TABLES:
        raise TablesUnreadable(f"$.tables: {said.so_many_tables(number=len(written), most=MOST_TABLES)}")
    for place, table in enumerate(written):
        if (objection := _objection(table)) is not None:
            raise TablesUnreadable(f"$.tables[{place}]{objection}")
        if any(other.title == table.title for other in written[:place]):
            raise TablesUnreadable(f"$.tables[{place}].title: {said.title_twice(title=table.title)}")
    return tuple(
        RandomTable(one.title.strip(), one.use, tuple(map(str.strip, one.lines)), one.about, one.tags, one.pace)
        for one in written
    )


def _objection(table: TableText) -> str | None:
    """Return what is wrong with a table, after the place where it stands."""
    for key, words, most in (
        ("title", table.title, LONGEST_TITLE),
        ("about", table.about, LONGEST_ENTRY),
        ("tags", table.tags, LONGEST_ENTRY),
    ):
        if len(words) > most:
            return f".{key}: {said.too_long(number=len(words), most=most)}"
    if not table.title.strip():
        return f".title: {said.empty}"
    whole = 10 if len(table.lines) <= 10 else 100
    if not table.lines or whole % len(table.lines):
        return f".lines: {said.uneven(number=len(table.lines))}"
    for place, line in enumerate(table.lines):
        if not line.strip():
            return f".lines[{place}]: {said.empty}"
        if len(line) > LONGEST_ENTRY:
            return f".lines[{place}]: {said.too_long(number=len(line), most=LONGEST_ENTRY)}"
    return None if 1 <= table.pace <= 4 else f".pace: {said.pace_out}"


def place_of(source: Path, folder: Path) -> Path:
    """Return where in a folder of tables this file is kept."""
    return folder / f"{source.stem}{_SUFFIX}"


def import_tables(source: Path, folder: Path) -> int:
    """Keep a copy of this file in a folder of tables, in place of one of that name; return how many tables it has.

    Raises:
        TablesUnreadable: it can't be read or kept, or something in it can't be meant; what lay there stays.
    """
    tables, text = in_file(source, MOST_BYTES, lambda text: (tables_written(text), text), TablesUnreadable)
    keep_copy(text, place_of(source, folder), TablesUnreadable)
    return len(tables)


def tables_in(folder: Path) -> tuple[tuple[RandomTable, ...], tuple[str, ...]]:
    """Return a person's own tables, those of every TOML file in this folder, and what is wrong with the rest of them.

    A file that can't be used costs only itself.
    """
    try:
        files = sorted(path for path in folder.glob(f"*{_SUFFIX}") if path.is_file())[:MOST_FILES]
    except OSError:
        return (), ()
    found: list[RandomTable] = []
    faults = []
    for path in files:
        try:
            found += read_tables(path)
        except TablesUnreadable as why:
            faults.append(str(why))
    return tuple(found), tuple(faults)
