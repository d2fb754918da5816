from __future__ import annotations

from itertools import combinations, pairwise, product

import pytest
from msgspec.structs import replace

from demoncity_gui.rules.decks import DeckName
from demoncity_gui.scene.lanes import (
    CANVAS_HEIGHT,
    HALO,
    LIFT,
    NUMBER_PADDING,
    SAFE,
    SMALLEST_TEXT,
    Box,
    Lines,
    Plan,
    Want,
    plan,
)

COUNTS = range(2, 13)


def taking(lines: int) -> Lines:
    """Deeds that take so many lines, however wide the lane."""
    return lambda deed, width: lines


def tables(count: int) -> list[list[Want]]:
    """Every split of so many lanes into sides, with 1 to 6 cards each, and with every number of cards at once."""
    made = []
    for horrors in range(count + 1):
        decks = [DeckName.HORROR] * horrors + [DeckName.PLAYERS] * (count - horrors)
        made += [[Want(deck, cards) for deck in decks] for cards in range(1, 7)]
        made.append([Want(deck, at % 6 + 1) for at, deck in enumerate(decks)])
    return made


def plans(count: int) -> list[Plan]:
    return [
        plan(
            wants,
            ladder=[want.deck for want in wants] if ladder else (),
            numbers=numbers,
            lines=taking(taken),
        )
        for wants in tables(count)
        for ladder, numbers in ((False, True), (True, False), (True, True))
        for taken in (1, 2, 9)
    ]


def standing_alone(made: Plan) -> list[Box]:
    return [made.strip, *(place.panel for place in made.places), *([made.ladder] if made.ladder else [])]


@pytest.mark.parametrize("count", COUNTS)
def test_lanes_strip_and_ladder_never_overlap_and_an_overscanning_tv_cuts_nothing(count: int) -> None:
    for made in plans(count):
        boxes = standing_alone(made)
        assert all(SAFE.holds(box) for box in boxes)
        assert not any(one.overlaps(other) for one, other in combinations(boxes, 2))


@pytest.mark.parametrize("count", COUNTS)
def test_words_cards_and_number_of_a_lane_stay_in_it_and_off_each_other(count: int) -> None:
    for made in plans(count):
        for place in made.places:
            lifted = [Box(c.x, c.y - LIFT - HALO, c.width, c.height + LIFT + HALO) for c in place.cards]
            assert all(place.panel.holds(box) for box in (place.name, place.deed, place.number, *lifted))
            assert not place.name.overlaps(place.deed)
            assert place.deed.height >= place.deed_lines * SMALLEST_TEXT * 1.15
            for box in lifted:
                assert not any(box.overlaps(other) for other in (place.name, place.deed, place.number))


@pytest.mark.parametrize("count", COUNTS)
def test_each_card_shows_its_index_however_many_lie_in_a_lane(count: int) -> None:
    for made in plans(count):
        for place in made.places:
            for card, following in pairwise(place.cards):
                if card.y == following.y:
                    assert following.x - card.x >= card.width * 0.5 - 0.01
                else:
                    assert following.y >= card.bottom


@pytest.mark.parametrize("count", COUNTS)
def test_the_horror_stands_above_the_strip_and_the_players_below(count: int) -> None:
    for wants in tables(count):
        made = plan(wants)
        for want, place in zip(wants, made.places, strict=True):
            if want.deck is DeckName.HORROR:
                assert place.panel.bottom < made.strip.y
            else:
                assert place.panel.y > made.strip.bottom


@pytest.mark.parametrize("count", range(2, 7))
def test_up_to_six_lanes_have_numbers_of_an_eighth_of_the_screens_height(count: int) -> None:
    for wants, taken in product(tables(count), (1, 2, 9)):
        for place in plan(wants, lines=taking(taken)).places:
            assert place.number.height - 2 * NUMBER_PADDING >= CANVAS_HEIGHT * 0.12


@pytest.mark.parametrize("count", range(2, 7))
def test_up_to_six_lanes_give_a_long_deed_two_lines_at_least(count: int) -> None:
    for wants in tables(count):
        ladder = [want.deck for want in wants]
        turned = plan(wants, lines=taking(9))
        announced = plan(wants, ladder=ladder, numbers=False, lines=taking(9))
        settled = plan(wants, ladder=ladder, lines=taking(9))
        assert all(place.deed_lines >= 2 for made in (turned, announced) for place in made.places)
        # Numbers beside a ladder, when a deed was settled at once, leave the cards of five in a row too little.
        assert all(place.deed_lines >= 2 for place in settled.places if place.panel.width >= 250)


@pytest.mark.parametrize("count", COUNTS)
def test_one_long_deed_gives_its_whole_row_the_same_head(count: int) -> None:
    for wants in tables(count):
        told = [replace(want, deed="long" if at == 1 else "") for at, want in enumerate(wants)]
        made = plan(told, lines=lambda deed, width: 2 if deed else 1)
        for one, other in combinations(made.places, 2):
            if one.row == other.row:
                assert (one.deed_lines, one.deed.y, one.deed.height) == (
                    other.deed_lines,
                    other.deed.y,
                    other.deed.height,
                )


@pytest.mark.parametrize("taken", [1, 2, 9])
def test_cards_are_readable_across_a_room_in_the_usual_fight(taken: int) -> None:
    usual = [Want(DeckName.HORROR, 3), Want(DeckName.HORROR, 2)] + [Want(DeckName.PLAYERS, n) for n in (1, 2, 3, 1)]

    made = plan(usual, lines=taking(taken))
    heights = [card.height for place in made.places for card in place.cards]

    assert min(heights) >= CANVAS_HEIGHT * 0.16
    assert max(heights) >= CANVAS_HEIGHT * 0.24


def test_lanes_keep_their_places_while_the_others_announce() -> None:
    wants = [Want(DeckName.HORROR, 2), Want(DeckName.PLAYERS, 1), Want(DeckName.PLAYERS, 2), Want(DeckName.HORROR, 1)]
    ladder = [want.deck for want in wants]

    panels = [[place.panel for place in plan(wants[:n], ladder=ladder, numbers=False).places] for n in range(5)]

    assert panels == [panels[4][:n] for n in range(5)]
    assert [len(plan(wants[:n], ladder=ladder).spare) for n in range(5)] == [4, 3, 2, 1, 0]


def test_a_crowd_of_twenty_four_still_finds_room() -> None:
    for horrors in (0, 1, 12):
        decks = [DeckName.HORROR] * horrors + [DeckName.PLAYERS] * (24 - horrors)
        boxes = standing_alone(plan([Want(deck, 2) for deck in decks], ladder=decks, numbers=False))
        assert all(SAFE.holds(box) for box in boxes)
        assert not any(one.overlaps(other) for one, other in combinations(boxes, 2))
