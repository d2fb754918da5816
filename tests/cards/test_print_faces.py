"""Cards as they are printed: readable on bone, each told from the others, whatever art paints."""

from __future__ import annotations

from functools import lru_cache

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.index import index_path
from demoncity_gui.cards.drawing.majors.major import ACCENT
from demoncity_gui.cards.drawing.paint import fill
from demoncity_gui.cards.drawing.primitives import CARD_HEIGHT, CARD_WIDTH, rect
from demoncity_gui.cards.printing.paper import Frame
from demoncity_gui.cards.printing.print_faces import BLEED, SHRUNK, in_print, paint_printed_back, paint_printed_face
from demoncity_gui.cards.printing.print_painter import PrintPainter, on_paper
from demoncity_gui.pieces.decks import DeckName
from demoncity_gui.pieces.tarot import Card, Suit
from tests.cards.painted import contrast, difference, fingerprint, greys, painted, small


@lru_cache(160)
def printed(side: Card | DeckName, height_px: int = 240, frame: Frame = Frame.BONE) -> QImage:
    """A card for print with its bleed, so high between the cuts; several tests look at one."""
    scale = height_px / CARD_HEIGHT
    width, height = (round((length + 2 * BLEED) * scale) for length in (CARD_WIDTH, CARD_HEIGHT))
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = PrintPainter(image)
    painter.scale(scale, scale)
    painter.translate(BLEED, BLEED)
    if isinstance(side, Card):
        paint_printed_face(painter, side, frame)
    else:
        paint_printed_back(painter, side)
    painter.end()
    return image


@pytest.mark.parametrize("suit", list(Suit))
def test_ink_becomes_bone_and_light_becomes_the_suits_colour_in_print(suit: Suit) -> None:
    def paper(colour: str) -> QColor:
        return QColor(on_paper(colour, look.SUIT_COLOUR[suit], look.SUIT_COLOUR_IN_PRINT[suit]))

    assert paper(look.INK) == QColor(look.PAPER)
    assert paper("#000000") == QColor(look.PAPER)
    assert paper(look.BONE) == QColor(look.INK)
    assert paper(look.SUIT_COLOUR[suit]) == QColor(look.SUIT_COLOUR_IN_PRINT[suit])


def test_a_painter_for_paper_that_changes_nothing_paints_as_any_other() -> None:
    image = QImage(4, 4, QImage.Format.Format_RGB32)
    painter = PrintPainter(image)
    fill(painter, rect(0, 0, 4, 4), look.BRASS)
    painter.end()
    assert image.pixelColor(2, 2) == QColor(look.BRASS)


@pytest.mark.parametrize("card", list(Card), ids=str)
def test_the_ground_is_bone_out_to_the_bleed(card: Card) -> None:
    image = printed(card)
    right, bottom = image.width() - 2, image.height() - 2
    assert {image.pixel(x, y) for x in (1, right) for y in (1, bottom)} == {QColor(look.PAPER).rgb()}


@pytest.mark.parametrize("deck", list(DeckName), ids=str)
def test_a_backs_ground_goes_on_to_the_bleed(deck: DeckName) -> None:
    image = printed(deck)
    ground = {DeckName.PLAYERS: look.PLAYERS_GROUND, DeckName.HORROR: look.HORROR_GROUND}[deck]
    right, bottom = image.width() - 2, image.height() - 2
    assert {image.pixel(x, y) for x in (1, right) for y in (1, bottom)} == {QColor(ground).rgb()}


@pytest.mark.parametrize("card", list(Card), ids=str)
def test_faces_are_the_pictures_that_they_are_on_the_screen(card: Card) -> None:
    image, screen = printed(card), painted(card, round(240 * SHRUNK))
    left, top = ((image.width() - screen.width()) // 2, (image.height() - screen.height()) // 2)
    inside = (20, 60, screen.width() - 40, screen.height() - 120)
    there = image.copy(left + inside[0], top + inside[1], *inside[2:])
    assert difference(greys(small(there, 20, 30)), greys(small(screen.copy(*inside), 20, 30))) < 6


def test_printed_faces_are_told_apart() -> None:
    assert len({fingerprint(printed(card)) for card in Card}) == 78


def test_indices_keep_16_per_cent_of_the_height() -> None:
    for card in Card:
        parts = index_path(card, large=False).toSubpathPolygons()
        assert max(part.boundingRect().height() for part in parts) * SHRUNK >= 0.16 * CARD_HEIGHT


@pytest.mark.parametrize("accent", sorted(set(ACCENT.values())))
def test_the_majors_words_and_frames_can_be_read_on_paper(accent: str) -> None:
    assert contrast(QColor(in_print(accent)), QColor(look.PAPER)) >= 4.5


@pytest.mark.parametrize("card", [Card.CUPS_QUEEN, Card.MOON], ids=str)
def test_the_painter_comes_back_as_it_was(card: Card) -> None:
    image = QImage(70, 120, QImage.Format.Format_RGB32)
    painter = PrintPainter(image)
    painter.scale(0.1, 0.1)
    before = (painter.transform(), painter.hasClipping(), painter.light, painter.in_print)
    paint_printed_face(painter, card)
    assert (painter.transform(), painter.hasClipping(), painter.light, painter.in_print) == before
    painter.end()


@pytest.mark.parametrize("card", [Card.CUPS_QUEEN, Card.MOON], ids=str)
def test_a_card_of_the_night_is_dark_to_beyond_the_cut(card: Card) -> None:
    bone, night = printed(card), printed(card, frame=Frame.NIGHT)
    corners = [(1, 1), (bone.width() - 2, bone.height() - 2), (1, bone.height() // 2)]
    assert {night.pixelColor(*corner).name() for corner in corners} == {look.INK.lower()}
    assert {bone.pixelColor(*corner).name() for corner in corners} == {look.PAPER.lower()}
    middle = (bone.width() // 2, bone.height() // 2)
    assert night.pixelColor(*middle) == bone.pixelColor(*middle)
