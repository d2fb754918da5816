"""Threads from deeds to targets: over no word, no index and no lane between them, and to a window of the house."""

from __future__ import annotations

from itertools import pairwise, permutations

import pytest
from PySide6.QtWidgets import QApplication

from demoncity_gui.cards.drawing import look
from demoncity_gui.pieces.decks import DeckName
from demoncity_gui.tv.scene.boxes import Box
from demoncity_gui.tv.scene.fans import TIER_STEP
from demoncity_gui.tv.scene.house import house
from demoncity_gui.tv.scene.lane_words import WordsOfLanes
from demoncity_gui.tv.scene.lanes import LaneSpot, Plan, Want, plan
from demoncity_gui.tv.scene.threads import Point, thread

NAME, DEED = "Man in the Grey Coat", "fires his pistol at the Eel-Faced Girl"


@pytest.fixture(autouse=True)
def fonts(qapp: QApplication) -> None:
    look.load_fonts()


def pier(horrors: int, players: int, cards: int = 3) -> Plan:
    decks = [DeckName.HORROR] * horrors + [DeckName.PLAYERS] * players
    beside = house(len(decks), 0)
    return plan([Want(deck, cards, NAME, DEED) for deck in decks], WordsOfLanes(), left=beside.table_begins)


def covers(points: tuple[Point, ...], box: Box) -> bool:
    return any(
        Box(min(ax, bx), min(ay, by), max(abs(bx - ax), 1.0), max(abs(by - ay), 1.0)).overlaps(box)
        for (ax, ay), (bx, by) in pairwise(points)
    )


def to_be_read(place: LaneSpot) -> list[Box]:
    indices = [Box(card.x, card.y + 2, card.width * 0.5, card.height * TIER_STEP - 2) for card in place.cards]
    return [Box(place.words.x, place.words.y + 1, place.words.width, place.words.height - 2), *indices]


@pytest.mark.parametrize(("horrors", "players"), [(1, 1), (2, 4), (6, 6), (1, 11), (9, 2), (0, 4), (4, 0)])
@pytest.mark.parametrize("cards", [1, 3, 5])
def test_a_thread_covers_nothing_that_must_be_read(horrors: int, players: int, cards: int) -> None:
    made = pier(horrors, players, cards)
    windows = [floor.window for floor in house(horrors + players, 0).floors]
    for order, (source, target) in enumerate(permutations(range(horrors + players), 2)):
        window = windows[target % len(windows)]
        for end in (made.places[target], (window.right, window.centre)):
            points = thread(made, made.places[source], end, order)
            for place in made.places:
                assert not [box for box in to_be_read(place) if covers(points, box)], (source, target)
            assert all(ax == bx or ay == by for (ax, ay), (bx, by) in pairwise(points))


def test_it_runs_from_the_ones_cards_to_the_others() -> None:
    made = pier(2, 4)
    points = thread(made, made.places[0], made.places[4], 0)

    assert made.places[0].outline.x < points[0][0] < made.places[0].outline.right
    assert points[0][1] == max(card.bottom for card in made.places[0].cards)
    assert made.places[4].outline.x < points[-1][0] < made.places[4].outline.right
    assert points[-1][1] == made.places[4].outline.y


def test_two_threads_never_run_upon_each_other() -> None:
    made = pier(2, 4)
    heights = {thread(made, made.places[0], made.places[3], order)[1][1] for order in range(5)}
    assert len(heights) == 5
