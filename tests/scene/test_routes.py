from __future__ import annotations

from itertools import pairwise, permutations

import pytest

from demoncity_gui.rules.decks import DeckName
from demoncity_gui.scene.lanes import CANVAS_WIDTH, Box, Plan, Want, plan
from demoncity_gui.scene.routes import Point, route


def pier(horrors: int, players: int) -> Plan:
    return plan([Want(DeckName.HORROR, 2)] * horrors + [Want(DeckName.PLAYERS, 2)] * players)


def words_in(made: Plan, width: float) -> Box:
    return Box((CANVAS_WIDTH - width) / 2, made.strip.y, width, made.strip.height)


def covers(points: tuple[Point, ...], box: Box) -> bool:
    return any(
        Box(min(ax, bx), min(ay, by), max(abs(bx - ax), 1.0), max(abs(by - ay), 1.0)).overlaps(box)
        for (ax, ay), (bx, by) in pairwise(points)
    )


@pytest.mark.parametrize(("horrors", "players"), [(1, 1), (2, 4), (6, 6), (1, 11), (9, 2), (0, 4)])
@pytest.mark.parametrize("width", [300.0, 1488.0])
@pytest.mark.parametrize("order", [0, 1, 2])
def test_an_arrow_covers_neither_lanes_nor_the_strips_words(
    horrors: int, players: int, width: float, order: int
) -> None:
    made = pier(horrors, players)
    words = words_in(made, width)
    for source, target in permutations(range(horrors + players), 2):
        points = route(made, source, target, words=words, order=order)

        assert not covers(points, words)
        for place in made.places:
            inside = place.panel
            assert not covers(points, Box(inside.x + 2, inside.y + 2, inside.width - 4, inside.height - 4))
        assert all(ax == bx or ay == by for (ax, ay), (bx, by) in pairwise(points))


def test_an_arrow_runs_from_the_attackers_lane_to_the_targets() -> None:
    made = pier(2, 4)

    points = route(made, 0, 4, words=None)

    attacker, target = made.places[0].panel, made.places[4].panel
    assert attacker.x < points[0][0] < attacker.right
    assert points[0][1] == attacker.bottom
    assert target.x < points[-1][0] < target.right
    assert points[-1][1] == target.y
