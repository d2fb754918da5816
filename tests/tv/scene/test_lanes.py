"""The plan of the lanes: one size of cards, how large it is, and nothing over anything."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations, pairwise
from random import Random

import pytest
from msgspec.structs import replace
from PySide6.QtWidgets import QApplication

from demoncity_gui.cards.drawing import look
from demoncity_gui.pieces.decks import DeckName
from demoncity_gui.tv.scene.boxes import CANVAS_HEIGHT, SAFE
from demoncity_gui.tv.scene.fans import STEP, TIER_STEP
from demoncity_gui.tv.scene.house import house
from demoncity_gui.tv.scene.lane_words import WordsOfLanes, deed_in_lines, lane_words
from demoncity_gui.tv.scene.lanes import LIFT, Plan, Want, plan
from demoncity_gui.tv.scene.lettering import is_whole
from demoncity_gui.tv.scene.poses import plan_of
from tests.support.trials import Trials
from tests.tv.scene import crowd

WORDS = WordsOfLanes()

NAME = "Thaddeus Montgomery-Wells"[:24]
DEED = f"swings the fire axe at {NAME}"


@pytest.fixture(autouse=True)
def fonts(qapp: QApplication) -> None:
    look.load_fonts()


def table(horrors: int, players: int, cards: int) -> list[Want]:
    decks = [DeckName.HORROR] * horrors + [DeckName.PLAYERS] * players
    return [Want(deck, cards, NAME, DEED, NAME) for deck in decks]


def splits(count: int) -> list[tuple[int, int]]:
    return [(horrors, count - horrors) for horrors in range(count + 1)]


@pytest.mark.parametrize("count", range(1, 13))
def test_cards_are_of_one_size_and_as_large_as_a_sofa_needs(count: int) -> None:
    """Up to five cards in each lane: 22 % of the height up to six lanes, 14 % up to twelve."""
    least = 0.22 if count <= 6 else 0.14
    for horrors, players in splits(count):
        for cards in range(1, 6):
            made = plan(table(horrors, players, cards), WORDS)
            heights = {round(card.height, 3) for place in made.places for card in place.cards}
            assert len(heights) == 1
            assert heights.pop() >= CANVAS_HEIGHT * least, (horrors, players, cards)


@pytest.mark.parametrize("count", range(1, 13))
@pytest.mark.parametrize("cards", [6, 7, 8, 9])
def test_more_cards_than_five_stay_readable_too(count: int, cards: int) -> None:
    """9 % of the height is 97 pixels on a 1080p screen: an index of 24."""
    for horrors, players in splits(count):
        made = plan(table(horrors, players, cards), WORDS)
        assert made.card_height >= CANVAS_HEIGHT * (0.18 if count <= 6 else 0.09), (horrors, players)


@pytest.mark.parametrize("name", [NAME, "Wolfeschlegelsteinhausen"])
@pytest.mark.parametrize("count", range(1, 7))
def test_names_deeds_and_targets_of_24_letters_are_whole_at_up_to_six_lanes(count: int, name: str) -> None:
    for horrors, players in splits(count):
        deed = f"swings the fire axe at {name}"
        wants = [replace(want, name=name, deed=deed, target=name) for want in table(horrors, players, 5)]
        made = plan(wants, WORDS)
        assert made.card_height >= CANVAS_HEIGHT * 0.22
        for want, place in zip(wants, made.places, strict=True):
            words = lane_words(want, place.words.width // 8 * 8, place.deed_lines)
            assert is_whole(words.name, name), (horrors, players)
            assert is_whole(words.deed, deed), (horrors, players)


def tables(seed: int) -> list[Want]:
    """A table of up to twelve, everybody with their own number of cards and letters."""
    dice = Random(seed)

    def letters(most: int) -> str:
        return "".join(dice.choice("aeimnorstW    ") for _ in range(dice.randint(1, most))).strip() or "W"

    wants = []
    for _ in range(dice.randint(1, 12)):
        target = letters(60)
        deed = dice.choice((f"{letters(40)} {target}", letters(80), "defends"))
        wants.append(Want(dice.choice(list(DeckName)), dice.randint(0, 9), letters(60), deed, target))
    return wants


@pytest.mark.soak
def test_nothing_lies_over_anything_at_any_table(
    trials: Trials, record_property: Callable[[str, object], None]
) -> None:
    for seed in range(trials(3000, one_in=50)):
        wants = tables(seed)
        for left in (SAFE.x, house(len(wants), 0).table_begins):
            made = plan(wants, WORDS, left=left)
            assert_in_order(made, wants, seed)
    record_property("tables", trials(3000, one_in=50))


def assert_in_order(made: Plan, wants: list[Want], seed: int) -> None:
    lanes = [place.lane for place in made.places]
    for one, other in combinations([*lanes, made.strip], 2):
        assert not one.overlaps(other), seed
    for want, place in zip(wants, made.places, strict=True):
        assert SAFE.holds(place.lane), seed
        assert (place.lane.y < made.strip.y) is (want.deck is DeckName.HORROR)
        height = WORDS.size(want, place.words.width // 8 * 8, place.deed_lines).height
        assert height <= place.words.height + 0.01, seed
        for card in (*place.cards, place.outline):
            assert place.lane.holds(card), seed
            assert not card.overlaps(place.words), seed
            assert card.y - LIFT >= SAFE.y - LIFT
        for card, following in pairwise(place.cards):
            beside = following.x - card.x >= card.width * STEP - 0.01
            assert beside or following.y - card.y >= card.height * TIER_STEP - 0.01, seed


def test_a_crowd_still_finds_room() -> None:
    for count in (24, 40, 200):
        for horrors in (0, 1, count // 2):
            made = plan(table(horrors, count - horrors, 2), WORDS)
            assert len(made.places) == count
            assert not any(one.lane.overlaps(other.lane) for one, other in pairwise(made.places))


@pytest.mark.parametrize("cards", [1, 2, 3])
def test_no_word_of_a_name_is_broken_where_eight_stand_side_by_side(cards: int) -> None:
    names = ("Drowned Boy", "The Lifeguard", "Mrs Halloran", "Something in the drain", "The Attendant", "Second Twin")
    deck = DeckName.HORROR
    wants = [Want(deck, 1 + at % cards, name, "claws at Nena", "Nena") for at, name in enumerate((*names, *names[:2]))]
    made = plan([*wants, Want(DeckName.PLAYERS, 2, "Nena")], WORDS)
    for want, place in zip(wants, made.places, strict=False):
        written = [line.text for line in lane_words(want, place.words.width // 8 * 8, place.deed_lines).name]
        assert " ".join(written) == want.name


@pytest.mark.parametrize("deed", ["attacks", "attacks the Man in the Grey Coat with all her might"])
@pytest.mark.parametrize("cards", [1, 2, 3, 4])
def test_cards_lie_in_the_middle_of_their_lane_while_room_is_kept_for_more(cards: int, deed: str) -> None:
    announced = [replace(lane, name=f"Nena {lane.key}", deed=deed) for lane in crowd.lanes(12, cards)]
    made, keys = plan_of(crowd.announcing(announced, 12))
    for key, place in zip(keys, made.places, strict=True):
        middle = (min(card.x for card in place.cards) + max(card.right for card in place.cards)) / 2
        assert middle == pytest.approx(place.lane.middle), key


def test_who_stands_in_the_deed_already_is_not_named_again() -> None:
    def written(deed: str, width: float, lines: int) -> str:
        return " ".join(line.text for line in deed_in_lines(deed, "Dolores", "", width, lines))

    assert written("drags Dolores under", 600, 2) == "drags Dolores under"
    assert written("fires", 600, 2) == "fires → Dolores"
    assert written("drags Dolores under the pier and far out", 200, 2).endswith("→ Dolores")
