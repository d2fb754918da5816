from __future__ import annotations

from statistics import correlation, mean

import pytest
from PySide6.QtGui import QColor, QImage, QPainter, QTransform

from demoncity_gui.cards.drawing.backs import paint_back
from demoncity_gui.pieces.decks import DeckName
from tests.cards.painted import difference, greys, painted, small


def inner_greys(deck: DeckName) -> tuple[int, ...]:
    """A back as it looks from far away and without colour, its frame left out: 30 rows of 15."""
    return greys(small(painted(deck, 240), 21, 36).copy(3, 3, 15, 30))


def test_the_backs_are_told_apart_without_colour_even_when_small() -> None:
    players, horror = inner_greys(DeckName.PLAYERS), inner_greys(DeckName.HORROR)
    assert difference(players, horror) > 20
    assert correlation(players, horror) < 0.5, "one is not the other painted lighter: the shapes differ"


def test_the_horrors_light_is_gathered_in_the_middle_and_the_players_is_not() -> None:
    def middle_over_ends(deck: DeckName) -> float:
        inner = inner_greys(deck)
        return mean(inner[150:300]) / mean((*inner[:150], *inner[300:]))

    assert middle_over_ends(DeckName.HORROR) > 1.5 * middle_over_ends(DeckName.PLAYERS)


@pytest.mark.parametrize("deck", list(DeckName), ids=str)
def test_a_back_is_the_same_upside_down(deck: DeckName) -> None:
    """Who deals or holds a card can't tell by its back which way up its face is."""
    back = painted(deck, 480)
    turned = back.transformed(QTransform().rotate(180))
    assert difference(greys(back), greys(turned)) < 0.5


def test_a_back_leaves_the_painter_as_it_was() -> None:
    image = QImage(140, 240, QImage.Format.Format_ARGB32_Premultiplied)
    with QPainter(image) as painter:
        painter.setBrush(QColor("blue"))
        before = (painter.pen(), painter.brush(), painter.transform(), painter.hasClipping(), painter.renderHints())
        for deck in DeckName:
            paint_back(painter, deck)
        after = (painter.pen(), painter.brush(), painter.transform(), painter.hasClipping(), painter.renderHints())
        assert after == before


@pytest.mark.parametrize("height_px", [690, 420, 280])
def test_no_line_shows_where_the_halves_of_a_back_meet(height_px: int) -> None:
    image = painted(DeckName.PLAYERS, height_px)
    middle = {image.pixel(image.width() // 2 - 30, height_px // 2 + row) for row in range(-3, 4)}
    assert len(middle) == 1
