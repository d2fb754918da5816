"""An export replaces a file of its own kind and nothing else: never an evening, its source, a plan, a link."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from demoncity_gui.disk.kinds import ExportRefused, Kind, see_to_export
from demoncity_gui.disk.whole import cached, exported, made
from demoncity_gui.formats.cast import cast, cast_text, write_cast
from demoncity_gui.texts import commandline, files
from tests.journal.evenings import evening_of
from tests.support.desk import EXAMPLE
from tests.support.started import everything_in, started

FIRST_BYTES = {
    Kind.PDF: b"%PDF-1.4\n",
    Kind.PAGE: b"\n<!DOCTYPE html>\n<html>",
    Kind.MARKDOWN: "# Das Schloß\n".encode(),
    Kind.CAST: cast_text(EXAMPLE.characters[:1]).encode(),
    Kind.PNG: b"\x89PNG\r\n\x1a\n\0",
    Kind.GIF: b"GIF89a\0",
    Kind.WEBP: b"RIFF\0\0\0\0WEBPVP8 \0",
}
PLAN = b'title = "The red door"\nhorror_deck = []\n[[characters]]\n'


UNWRITTEN = commandline.unwritten(file="", why="§").partition("§")[0]


@pytest.mark.parametrize("kind", Kind)
def test_a_file_of_the_same_kind_is_replaced_an_empty_one_too(tmp_path: Path, kind: Kind) -> None:
    path = tmp_path / f"out{kind.endings[0]}"
    for before in (b"", FIRST_BYTES[kind]):
        path.write_bytes(before)
        with exported(path, kind) as file:
            file.write(FIRST_BYTES[kind] + b"new")
        assert path.read_bytes() == FIRST_BYTES[kind] + b"new"
        assert os.listdir(tmp_path) == [path.name]


@pytest.mark.parametrize("kind", Kind)
def test_whatever_else_lies_there_stays(tmp_path: Path, kind: Kind) -> None:
    evening_of(tmp_path / "evening", 3)
    others = [content for other, content in FIRST_BYTES.items() if other is not kind]
    path = tmp_path / f"out{kind.endings[0]}"
    for content in ((tmp_path / "evening").read_bytes(), PLAN, b"\0", b"\xff\xfe", *others):
        if kind is Kind.MARKDOWN and b"\0" not in content and b"\xff" not in content:
            continue  # a text is a text
        path.write_bytes(content)
        with pytest.raises(ExportRefused), exported(path, kind):
            raise AssertionError("nothing is written before it is seen what lies there")
        assert path.read_bytes() == content


def test_a_name_that_says_something_else_is_refused(tmp_path: Path) -> None:
    for name in ("x.txt", "x", "evening.demoncity", "x.pdf.demoncity"):
        with pytest.raises(ExportRefused, match=re.escape(files.wrong_ending(kind="pdf", endings=[".pdf"]))):
            see_to_export(tmp_path / name, Kind.PDF)
    see_to_export(tmp_path / "X.PDF", Kind.PDF)


def test_a_folder_that_is_not_there_is_told_before_anything_is_made(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        see_to_export(tmp_path / "none" / "x.pdf", Kind.PDF)


@pytest.mark.parametrize("lay", [Path.mkdir, os.mkfifo, lambda path: path.symlink_to(path.with_name("real.pdf"))])
def test_folders_pipes_and_links_stay(tmp_path: Path, lay: Callable[[Path], object]) -> None:
    (tmp_path / "real.pdf").write_bytes(b"%PDF-1.4\n")
    lay(tmp_path / "out.pdf")
    with pytest.raises(ExportRefused), exported(tmp_path / "out.pdf", Kind.PDF):
        pass
    assert (tmp_path / "real.pdf").read_bytes() == b"%PDF-1.4\n"
    assert sorted(os.listdir(tmp_path)) == ["out.pdf", "real.pdf"]


def test_what_came_to_lie_there_meanwhile_stays(tmp_path: Path) -> None:
    path = tmp_path / "out.pdf"
    with pytest.raises(ExportRefused), exported(path, Kind.PDF) as file:
        file.write(b"%PDF-1.4\n")
        evening_of(path, 3)
    assert path.read_bytes().startswith(b"SQLite")
    assert os.listdir(tmp_path) == [path.name]


def test_a_cast_is_written_under_a_name_that_nobody_can_foresee(tmp_path: Path) -> None:
    victim = tmp_path / "thesis.odt"
    victim.write_text("three years of work")
    (tmp_path / ".cast.toml.part").symlink_to(victim)
    write_cast(tmp_path / "cast.toml", EXAMPLE.characters)
    assert cast((tmp_path / "cast.toml").read_text(encoding="utf-8")) == EXAMPLE.characters
    assert victim.read_text() == "three years of work"


def test_everything_that_is_to_last_is_on_the_disk_before_it_has_its_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    fsync, link, replace = os.fsync, os.link, os.replace

    def keep(handle: int) -> None:
        told.append("kept " + ("names" if os.path.isdir(f"/proc/self/fd/{handle}") else "file"))
        fsync(handle)

    def named(how: Callable[[Path, Path], None], draft: Path, place: Path) -> None:
        told.append("named")
        how(draft, place)

    monkeypatch.setattr(os, "fsync", keep)
    monkeypatch.setattr(os, "link", lambda draft, place: named(link, draft, place))
    monkeypatch.setattr(os, "replace", lambda draft, place: named(replace, draft, place))
    with made(tmp_path / "made"):
        pass
    with exported(tmp_path / "out.pdf", Kind.PDF):
        pass
    with cached(tmp_path / "cached"):
        pass
    assert told == ["kept file", "named", "kept names"] * 3


@pytest.mark.parametrize("write", [made, cached, lambda path: exported(path, Kind.PDF)])
def test_what_fails_midway_leaves_nothing(tmp_path: Path, write: Callable[[Path], object]) -> None:
    path = tmp_path / "out.pdf"
    with pytest.raises(ZeroDivisionError), write(path) as file:  # type: ignore[attr-defined]
        file.write(b"half")
        raise ZeroDivisionError
    assert os.listdir(tmp_path) == []


@pytest.mark.parametrize(
    "arguments", [("print-sheets", "evening.pdf", "evening.pdf"), ("print-sheets", "cast.toml", "cast.toml"),
                  ("print-sheets", "cast.toml", "evening.demoncity"), ("print-sheets", "cast.toml", "link.pdf"),
                  ("print-deck", "x.txt"), ("print-deck", "notes.pdf")]
)  # fmt: skip
def test_printing_replaces_nothing_but_a_pdf(tmp_path: Path, arguments: tuple[str, ...]) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()
    evening_of(folder / "evening.demoncity", 3)
    (folder / "evening.pdf").hardlink_to(folder / "evening.demoncity")
    (folder / "link.pdf").symlink_to(folder / "evening.demoncity")
    (folder / "notes.pdf").write_text("shopping")
    write_cast(folder / "cast.toml", EXAMPLE.characters)
    before = everything_in(folder)
    done = started(tmp_path / "home", arguments[0], *(folder / name for name in arguments[1:]))
    assert done.status == 2
    assert done.err.startswith("demoncity: ") and done.err.count("\n") == 1 and UNWRITTEN in done.err, done
    assert everything_in(folder) == before
