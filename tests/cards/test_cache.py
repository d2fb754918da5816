from __future__ import annotations

import pytest

from demoncity_gui.cards.drawing.cache import TURN_STEPS, CardPixmaps
from demoncity_gui.pieces.decks import DeckName
from demoncity_gui.pieces.tarot import Card
from tests.cards.painted import difference, greys, painted, small


@pytest.mark.parametrize("height", [120, 301, 420])
def test_pictures_are_exactly_as_tall_as_asked_and_seven_twelfths_as_wide(height: int) -> None:
    pictures = CardPixmaps()
    for pixmap in (pictures.face(Card.MOON, height), pictures.back(DeckName.HORROR, height)):
        assert pixmap.height() == height
        assert pixmap.width() == round(height * 7 / 12)
        assert pixmap.devicePixelRatio() == 1


def test_corners_are_round_and_clear() -> None:
    pictures = CardPixmaps()
    for pixmap in (pictures.face(Card.SUN, 240), pictures.back(DeckName.PLAYERS, 240)):
        image = pixmap.toImage()
        right, bottom = image.width() - 1, image.height() - 1
        assert {image.pixelColor(x, y).alpha() for x in (0, right) for y in (0, bottom)} == {0}
        assert image.pixelColor(right // 2, 2).alpha() == 255


def test_a_picture_is_painted_once_and_then_shared() -> None:
    pictures = CardPixmaps()
    first = pictures.face(Card.CUPS_7, 200)
    assert pictures.face(Card.CUPS_7, 200).cacheKey() == first.cacheKey()
    assert pictures.turning(Card.CUPS_7, 200, 0).cacheKey() == first.cacheKey()


def test_the_tv_gets_another_face_but_the_same_back() -> None:
    pictures = CardPixmaps()
    small_index, large_index = pictures.face(Card.CUPS_7, 240), pictures.face(Card.CUPS_7, 240, large_index=True)
    assert difference(greys(small_index.toImage()), greys(large_index.toImage())) > 5
    back = pictures.turning(DeckName.HORROR, 240, 0, large_index=True)
    assert back.cacheKey() == pictures.back(DeckName.HORROR, 240).cacheKey()


def test_each_face_is_the_card_asked_for() -> None:
    pictures = CardPixmaps()
    for card in (Card.WANDS_1, Card.SWORDS_KING, Card.DEATH):
        ours = greys(pictures.face(card, 200).toImage())
        assert difference(ours, greys(painted(card, 200))) < 1


def test_a_turning_card_narrows_from_its_whole_width_to_nearly_nothing() -> None:
    pictures = CardPixmaps()
    widths = [pictures.turning(Card.STAR, 420, step).width() for step in range(TURN_STEPS)]
    assert widths == sorted(widths, reverse=True) and len(set(widths)) == TURN_STEPS
    assert widths[0] == pictures.face(Card.STAR, 420).width()
    assert 1 <= widths[-1] < widths[0] / 8
    assert {pictures.turning(Card.STAR, 420, step).height() for step in range(TURN_STEPS)} == {420}


def test_a_turning_card_is_tilted_lower_away_from_its_near_edge_and_darker() -> None:
    """The edge that comes towards the viewer is a back's right one, and the left one of the face that follows."""
    pictures = CardPixmaps()
    for side, near in ((Card.STAR, "left"), (DeckName.HORROR, "right")):
        flat, turned = pictures.turning(side, 240, 0).toImage(), pictures.turning(side, 240, 10).toImage()
        heights = [sum(turned.pixelColor(x, y).alpha() > 128 for y in range(240)) for x in range(4, turned.width() - 4)]
        assert heights == sorted(heights, reverse=near == "left")
        assert max(heights) - min(heights) > 20
        assert len(set(heights)) in range(6, 13)
        light = [sum(greys(small(image, 20, 40))) for image in (flat, turned)]
        assert light[1] < light[0] * 0.9


@pytest.mark.parametrize("step", [-1, TURN_STEPS])
def test_a_step_beyond_the_turn_is_refused(step: int) -> None:
    with pytest.raises(ValueError, match=f"not {step}"):
        CardPixmaps().turning(Card.STAR, 100, step)


def test_memory_stays_within_its_bound_and_the_card_in_use_stays() -> None:
    one = 70 * 120 * 4
    pictures = CardPixmaps(most_bytes=5 * one)
    kept = pictures.face(Card.FOOL, 120).cacheKey()
    for card in Card:
        pictures.face(card, 120)
        assert pictures.face(Card.FOOL, 120).cacheKey() == kept, "the card last used is not forgotten"
        assert pictures.bytes_kept <= 5 * one


def test_a_forgotten_picture_is_painted_anew_and_the_same() -> None:
    pictures = CardPixmaps(most_bytes=1)
    before = pictures.face(Card.TOWER, 120).toImage()
    pictures.face(Card.SUN, 120)
    assert pictures.face(Card.TOWER, 120).toImage() == before


def test_sizes_that_are_no_longer_wanted_keep_no_face_from_being_painted_ahead() -> None:
    pictures = CardPixmaps(2 * len(Card) * 4 * 60 * 35)
    for card in Card:
        pictures.face(card, 80)

    painted = 0
    while pictures.paint_ahead([60]):
        painted += 1

    assert painted == len(Card)
