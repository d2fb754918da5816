"""Sheets on white: one page each, however much stands there."""

from __future__ import annotations

import re

import pytest
from msgspec.structs import replace

from demoncity_gui.cards.printing.paper import Paper
from demoncity_gui.cards.printing.sheet_pages import sheets_pdf
from demoncity_gui.games.demon_city.views.cast_picture import Sheet
from demoncity_gui.pieces.tarot import Card
from demoncity_gui.views.paper_sheet import PaperPart, PaperSheet, PaperStat, paper_sheet
from tests.support.desk import EXAMPLE
from tests.support.packs import picture

NENA = PaperSheet(
    "Nena",
    "Side: players",
    (PaperStat("Calm", 5, 2), PaperStat("Toughness", 12, 14)),
    (PaperStat("Firearms", 7),),
    (Card.JUSTICE,),
    (PaperPart("Notes", "She knows."),),
)

SVG = b'<svg xmlns="http://www.w3.org/2000/svg" width="90" height="120"><rect width="90" height="120"/></svg>'


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
        replace(NENA, portrait=b"\xff\xd8\xff nothing"),
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


def test_a_portrait_is_on_the_page() -> None:
    assert b"/Subtype /Image" not in sheets_pdf("x", [NENA], Paper.A4)
    face = picture(size=(300, 400), kind="JPEG")
    assert b"/Subtype /Image" in sheets_pdf("x", [replace(NENA, portrait=face)], Paper.A4)


@pytest.mark.parametrize("portrait", [b"", b"\xff\xd8\xff", SVG, picture()[:200]])
def test_a_portrait_may_be_a_strangers_and_what_is_no_picture_is_left_out(portrait: bytes) -> None:
    assert b"/Subtype /Image" not in sheets_pdf("x", [replace(NENA, portrait=portrait)], Paper.A4)


def test_a_path_on_a_sheet_is_opened_by_no_printer() -> None:
    dolores = replace(EXAMPLE.characters[2], picture="/nowhere/dolores.png")
    assert "dolores.png" not in repr(paper_sheet(Sheet(dolores), for_player=False))
