from __future__ import annotations

from itertools import combinations
from operator import mul
from statistics import fmean, pstdev

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen

from demoncity_gui.cards.drawing.faces import paint_face
from demoncity_gui.cards.drawing.index import chip, index_path
from demoncity_gui.cards.drawing.majors.major import ACCENT
from demoncity_gui.cards.drawing.primitives import CARD_HEIGHT, CARD_WIDTH
from demoncity_gui.pieces.decks import DeckName
from demoncity_gui.pieces.tarot import Card
from tests.cards.counted import sign_outlines, signs_seen
from tests.cards.painted import contrast, difference, fingerprint, greys, painted, small

CARDS = list(Card)
MAJORS = [card for card in Card if card.major is not None]
_INSIDE, _EDGE = QColor("white"), QColor("red")
MINORS = [card for card in Card if card.suit is not None]
SIZES = pytest.mark.parametrize("large", [False, True], ids=["host", "tv"])


@SIZES
def test_no_two_faces_look_alike_from_across_a_room(large: bool) -> None:
    far = {card: greys(small(painted(card, 240, large_index=large), 21, 36)) for card in CARDS}
    alike = [(a, b) for a, b in combinations(CARDS, 2) if difference(far[a], far[b]) < 2]
    assert alike == []


@SIZES
def test_all_78_faces_and_both_backs_have_a_fingerprint_of_their_own(large: bool) -> None:
    prints = {side: fingerprint(painted(side, 240, large_index=large)) for side in (*CARDS, *DeckName)}
    assert len(prints) == 80 and len(set(prints.values())) == 80


def test_every_major_has_a_scene_of_its_own_even_without_number_and_title() -> None:
    scenes = {}
    for card in MAJORS:
        whole = painted(card, 240, large_index=True)
        scenes[card] = greys(small(whole.copy(0, 78, whole.width(), whole.height() - 78), 20, 24))
    alike = [(a, b) for a, b in combinations(MAJORS, 2) if difference(scenes[a], scenes[b]) < 12]
    assert alike == []


def test_every_major_has_an_accent_of_its_own() -> None:
    assert len(set(ACCENT.values())) == len(MAJORS)


@pytest.mark.parametrize("card", CARDS, ids=str)
def test_digits_are_tall_enough(card: Card) -> None:
    for large, share in ((False, 0.16), (True, 0.24)):
        lettering = index_path(card, large=large).toSubpathPolygons()
        top = min(part.boundingRect().top() for part in lettering)
        tallest = max(part.boundingRect().height() for part in lettering)
        assert tallest >= share * CARD_HEIGHT
        assert top >= 30


def index_mask(card: Card, *, large: bool) -> QImage:
    """Where the index is, in card units, and where its edge is near."""
    mask = QImage(CARD_WIDTH, CARD_HEIGHT, QImage.Format.Format_RGB32)
    mask.fill(Qt.GlobalColor.black)
    path = index_path(card, large=large)
    with QPainter(mask) as painter:
        painter.fillPath(path, _INSIDE)
        painter.strokePath(path, QPen(_EDGE, 15))
    return mask


@SIZES
@pytest.mark.parametrize("card", CARDS, ids=str)
def test_the_index_stands_on_quiet_ground_with_nothing_over_it(card: Card, large: bool) -> None:
    image, where = painted(card, 600, large_index=large), index_mask(card, large=large)
    box = chip(card, large=large)
    inside: set[int] = set()
    ground: set[int] = set()
    for x in range(round(box.left()) + 8, round(box.right()) - 8, 9):
        for y in range(round(box.top()) + 8, round(box.bottom()) - 8, 9):
            if (seen := where.pixelColor(x, y)) != _EDGE:
                (inside if seen == _INSIDE else ground).add(image.pixel(x // 2, y // 2))
    assert len(inside) == 1, "something is painted over the index"
    index_colour = QColor(inside.pop())
    assert min(contrast(QColor(rgb), index_colour) for rgb in ground) >= 4.5


@SIZES
@pytest.mark.parametrize("card", [Card.CUPS_6, Card.CUPS_9, Card.LOVERS, Card.HERMIT], ids=str)
def test_six_and_nine_have_a_line_beneath(card: Card, large: bool) -> None:
    path = index_path(card, large=large)
    box = path.boundingRect()
    foot = box.bottom() - 4
    assert all(path.contains(QPointF(box.left() + box.width() * i / 20, foot)) for i in range(1, 20))
    assert not path.contains(QPointF(box.center().x(), foot - box.height() * 0.09)), "the line is no part of the digit"


@SIZES
@pytest.mark.parametrize("card", MINORS, ids=str)
def test_a_minor_shows_as_many_of_its_sign_as_it_says_and_none_is_hidden(card: Card, large: bool) -> None:
    """Neither behind a person nor under the index nor off the edge: an eye can count them. A court has one."""
    assert card.suit is not None
    seen = signs_seen(card, card.suit, large_index=large)
    assert len(seen) == (card.pip or 1)
    assert min(seen) > 0.5


@SIZES
@pytest.mark.parametrize("card", MINORS, ids=str)
def test_no_sign_reaches_under_the_index(card: Card, large: bool) -> None:
    assert card.suit is not None
    index = chip(card, large=large)
    assert not any(outline.intersects(index) for outline in sign_outlines(card, card.suit, large_index=large))


def test_no_two_pictures_are_built_alike() -> None:
    """Courts and Majors differ more than pips do, for nothing but the picture tells a guest which one it is."""
    far = {card: standardised(greys(small(art_of(card), 44, 48))) for card in CARDS}
    alike = []
    for a, b in combinations(CARDS, 2):
        most = 0.41 if a.pip is None and b.pip is None else 0.55
        if (found := fmean(map(mul, far[a], far[b]))) >= most:
            alike.append((a, b, round(found, 2)))
    assert alike == []


def standardised(values: tuple[int, ...]) -> tuple[float, ...]:
    """With a mean of 0 and a deviation of 1: two pictures' correlation is the mean of their products."""
    mean, deviation = fmean(values), pstdev(values)
    return tuple((value - mean) / deviation for value in values)


def art_of(card: Card) -> QImage:
    """The picture without frame and words."""
    whole = painted(card, 240)
    return whole.copy(6, 6, whole.width() - 12, 200)


@pytest.mark.parametrize("card", CARDS, ids=str)
def test_a_screen_of_twice_the_density_shows_the_same_picture(card: Card) -> None:
    once, twice = painted(card, 240), painted(card, 480)
    assert difference(greys(small(once, 70, 120)), greys(small(twice, 70, 120))) < 2.5


@SIZES
@pytest.mark.parametrize("card", CARDS, ids=str)
def test_nothing_is_painted_outside_the_card(card: Card, large: bool) -> None:
    margin = 12
    image = painted(card, 240, large_index=large, margin=margin)
    width, height, strip = image.width(), image.height(), margin - 1
    for around in (
        image.copy(0, 0, width, strip),
        image.copy(0, height - strip, width, strip),
        image.copy(0, 0, strip, height),
        image.copy(width - strip, 0, strip, height),
    ):
        clear = QImage(around.size(), around.format())
        clear.fill(Qt.GlobalColor.transparent)
        assert around == clear
    assert image.pixelColor(margin, margin).alpha() == 0, "the corner is round"
    assert image.pixelColor(width // 2, height // 2).alpha() == 255


@pytest.mark.parametrize("card", CARDS, ids=str)
def test_the_painter_comes_back_as_it_was(card: Card) -> None:
    image = QImage(140, 240, QImage.Format.Format_ARGB32_Premultiplied)
    with QPainter(image) as painter:
        painter.scale(0.2, 0.2)
        painter.setPen(QPen(QColor("red"), 7))
        painter.setBrush(QColor("blue"))
        painter.setOpacity(0.5)
        before = _state(painter)
        paint_face(painter, card)
        assert _state(painter) == before


def _state(painter: QPainter) -> tuple[object, ...]:
    return (
        painter.pen(),
        painter.brush(),
        painter.opacity(),
        painter.transform(),
        painter.hasClipping(),
        painter.renderHints(),
    )
