"""Sheets on white: one page each, however much stands there."""

from __future__ import annotations

import re

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
