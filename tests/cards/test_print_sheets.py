"""Sheets of cards: 70 × 120 mm on A4 and Letter, backs behind their faces, vectors."""

from __future__ import annotations

import re
from itertools import combinations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QRectF

from demoncity_gui.cards.drawing.primitives import CARD_HEIGHT, CARD_WIDTH
from demoncity_gui.cards.packs.pack_messages import ScannedDeck
from demoncity_gui.cards.printing.paper import Paper
from demoncity_gui.cards.printing.print_faces import BLEED
from demoncity_gui.cards.printing.print_messages import Print
from demoncity_gui.cards.printing.print_sheets import CARD_MM, deck_pdf, places
from demoncity_gui.pieces.decks import DeckName
from demoncity_gui.pieces.tarot import Card

SIZES = {Paper.A4: (210.0, 297.0), Paper.LETTER: (215.9, 279.4)}
PAPERS = pytest.mark.parametrize("paper", list(Paper), ids=str)


def pages(pdf: bytes) -> int:
    return len(re.findall(rb"/Type /Page\b", pdf))


def cards_on(paper: Paper, number: int, *, behind: bool = False) -> list[QRectF]:
    return [QRectF(*corner, *CARD_MM) for corner in places(SIZES[paper], number, behind=behind)]


def test_a_card_is_70_by_120_mm_and_no_picture_is_squeezed() -> None:
    assert CARD_MM == (70, 120)
    assert CARD_MM[0] / CARD_WIDTH == CARD_MM[1] / CARD_HEIGHT


@PAPERS
def test_cards_and_their_bleed_lie_apart_and_leave_room_for_the_marks(paper: Paper) -> None:
    bleed = BLEED * CARD_MM[0] / CARD_WIDTH
    with_bleed = [card.adjusted(-bleed, -bleed, bleed, bleed) for card in cards_on(paper, 4)]
    shared = [a.intersected(b) for a, b in combinations(with_bleed, 2)]
    assert all(min(both.width(), both.height()) < 0.01 for both in shared)
    unprinted = 5.0
    room = QRectF(0, 0, *SIZES[paper]).adjusted(unprinted, unprinted, -unprinted, -unprinted)
    marks = 7.0
    assert all(room.contains(card.adjusted(-marks, -marks, marks, marks)) for card in with_bleed)


@PAPERS
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_turned_over_the_long_edge_each_back_lies_behind_its_face(paper: Paper, number: int) -> None:
    width = SIZES[paper][0]
    for face, back in zip(cards_on(paper, number), cards_on(paper, number, behind=True), strict=True):
        turned = QRectF(width - back.right(), back.top(), back.width(), back.height())
        assert turned.center().x() == pytest.approx(face.center().x())
        assert turned.center().y() == pytest.approx(face.center().y())


@PAPERS
def test_a_page_is_as_large_as_the_paper(paper: Paper) -> None:
    pdf = deck_pdf(Print("", "x", (Card.FOOL,), None, paper))
    found = re.search(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", pdf)
    assert found is not None
    points = [length / 25.4 * 72 for length in SIZES[paper]]
    assert [float(found[1]), float(found[2])] == pytest.approx(points, abs=0.5)


def test_seven_cards_take_two_sheets_of_two_sides_and_are_told_as_they_are_painted() -> None:
    told: list[tuple[int, int]] = []
    seven = Print("", "x", tuple(Card)[:7], DeckName.HORROR)
    pdf = deck_pdf(seven, at=lambda done, whole: told.append((done, whole)))
    assert pages(pdf) == 4
    assert told == [(done, 14) for done in range(1, 15)]
    assert pages(deck_pdf(replace(seven, back=None))) == 2


def test_our_own_cards_are_vectors_and_scans_are_pictures(tmp_path_factory: pytest.TempPathFactory) -> None:
    from PIL import Image

    from demoncity_gui.cards.packs.scans import as_jpeg

    scan = tmp_path_factory.mktemp("scan") / "moon.jpg"
    scan.write_bytes(as_jpeg(Image.new("RGB", (700, 1200), (40, 90, 120))))
    deck = ScannedDeck("night", True, {Card.MOON: str(scan)})
    own = Print("", "x", (Card.MOON, Card.CUPS_7))
    assert b"/Subtype /Image" not in deck_pdf(own)
    assert b"/Subtype /Image" in deck_pdf(replace(own, deck=deck))
