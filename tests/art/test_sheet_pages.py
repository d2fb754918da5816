"""Sheets on white: one page each, however much stands there."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtGui import QColor, QImage

from demoncity_gui.art.print_messages import Paper
from demoncity_gui.art.sheet_pages import sheets_pdf
from demoncity_gui.rules.cards import Card
from demoncity_gui.session.paper_sheet import PaperPart, PaperSheet, PaperStat

NENA = PaperSheet(
    "Nena",
    "Side: players",
    (PaperStat("Calm", 5, 2), PaperStat("Toughness", 12, 14)),
    (PaperStat("Firearms", 7),),
    (Card.JUSTICE,),
    (PaperPart("Notes", "She knows."),),
)


def pages(pdf: bytes) -> int:
    return len(re.findall(rb"/Type /Page\b", pdf))


@pytest.mark.parametrize(
    "sheet",
    [
        NENA,
        PaperSheet("", "", (), (), (), ()),
        replace(NENA, parts=(PaperPart("Notes", "What lies under the pier?\n" * 900), PaperPart("Weapons", "axe"))),
        replace(NENA, skills=tuple(PaperStat(f"Skill {number}", number % 10) for number in range(90))),
        replace(NENA, significators=tuple(Card)[:9], name="A" * 300),
        replace(NENA, picture="/nowhere/nena.png"),
    ],
    ids=["usual", "empty", "long", "skilled", "lucky", "no picture"],
)
@pytest.mark.parametrize("paper", list(Paper), ids=str)
def test_a_sheet_is_one_page(sheet: PaperSheet, paper: Paper) -> None:
    assert pages(sheets_pdf("x", [sheet], paper)) == 1


def test_each_sheet_has_its_page_and_is_told_when_it_is_done() -> None:
    told: list[tuple[int, int]] = []
    pdf = sheets_pdf("x", [NENA] * 3, Paper.A4, lambda done, whole: told.append((done, whole)))
    assert pages(pdf) == 3 and told == [(1, 3), (2, 3), (3, 3)]


def test_a_portrait_is_on_the_page(tmp_path_factory: pytest.TempPathFactory) -> None:
    picture = tmp_path_factory.mktemp("portrait") / "nena.png"
    image = QImage(90, 120, QImage.Format.Format_RGB32)
    image.fill(QColor("teal"))
    assert image.save(str(picture))
    assert b"/Subtype /Image" not in sheets_pdf("x", [NENA], Paper.A4)
    assert b"/Subtype /Image" in sheets_pdf("x", [replace(NENA, picture=str(picture))], Paper.A4)


SVG = b'<svg xmlns="http://www.w3.org/2000/svg" width="90" height="120"><rect width="90" height="120"/></svg>'


@pytest.mark.parametrize("what", ["a pipe", "a link", "another machine", "an svg", "holes", "a folder"])
def test_a_portrait_s_path_is_anybody_s_and_what_is_no_picture_is_left_out(tmp_path: Path, what: str) -> None:
    real, path = tmp_path / "real.png", tmp_path / "nena.png"
    image = QImage(90, 120, QImage.Format.Format_RGB32)
    image.fill(QColor("teal"))
    assert image.save(str(real))
    match what:
        case "a pipe":
            os.mkfifo(path)
        case "a link":
            path.symlink_to(real)
        case "another machine":
            pass
        case "an svg":
            path.write_bytes(SVG)
        case "holes":
            path.touch()
            os.truncate(path, 20_000_000_000)
        case _:
            path.mkdir()
    written = f"/{real}" if what == "another machine" else str(path)
    assert b"/Subtype /Image" not in sheets_pdf("x", [replace(NENA, picture=written)], Paper.A4)
    assert b"/Subtype /Image" in sheets_pdf("x", [replace(NENA, picture=str(real))], Paper.A4)
