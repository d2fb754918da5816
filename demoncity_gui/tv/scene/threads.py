"""The way a thread takes from who announced to the target: through corridor and gaps, never over a word or an index."""

from __future__ import annotations

from typing import Final

from demoncity_gui.tv.scene.boxes import SAFE
from demoncity_gui.tv.scene.lanes import GUTTER, ROW_GAP, LaneSpot, Plan

Point = tuple[float, float]

SIDE_CHANNEL: Final = 44.0
"""Between the house and the lanes: threads to its windows run here."""
_FIRST: Final = 18.0
_APART: Final = 14.0
_ABREAST: Final = 5
"""So many threads run side by side in the corridor before one takes another's way."""
_FEET_APART: Final = 22.0


def thread(plan: Plan, source: LaneSpot, target: LaneSpot | Point, order: int) -> tuple[Point, ...]:
    """Return the corners of a thread from one place to another or to a window; `order` sets several apart."""
    run = plan.strip.y + _FIRST + order % _ABREAST * _APART
    there: list[Point]
    if isinstance(target, LaneSpot):
        there = _to_corridor(plan, target, run, (order % 3 - 1) * _FEET_APART)
    else:
        x = plan.strip.x - SIDE_CHANNEL / 2 + (order % 3 - 1) * 6
        there = [target, (x, target[1]), (x, run)]
    points = [*_to_corridor(plan, source, run, -(order % 3 - 1) * _FEET_APART), *reversed(there)]
    return tuple(point for at, point in enumerate(points) if at == 0 or point != points[at - 1])


def _to_corridor(plan: Plan, place: LaneSpot, run: float, aside: float) -> list[Point]:
    """Return the way from a lane's cards to the height in the corridor at which the thread runs."""
    above = place.lane.y < plan.strip.y
    width = place.outline.width
    x = place.outline.middle + max(-width / 3, min(width / 3, aside))
    edge = max((card.bottom for card in place.cards), default=place.outline.bottom) if above else place.outline.y
    points: list[Point] = [(x, edge)]
    for row in _between(plan, place, above=above):
        # Past a row that lies nearer the corridor: through the nearest gap of it.
        y = row[0].lane.y - ROW_GAP / 2 if above else row[0].lane.bottom + ROW_GAP / 2
        gap = min(_gaps(row), key=lambda gap: abs(gap - x))
        points += [(x, y), (gap, y)]
        x = gap
    return [*points, (x, run)]


def _between(plan: Plan, place: LaneSpot, *, above: bool) -> list[list[LaneSpot]]:
    """Return the rows that lie between this place's and the corridor, the nearest to it first."""
    rows: dict[int, list[LaneSpot]] = {}
    for one in plan.places:
        if (one.lane.y < plan.strip.y) is above and (one.row > place.row if above else one.row < place.row):
            rows.setdefault(one.row, []).append(one)
    return [rows[row] for row in sorted(rows, reverse=not above)]


def _gaps(row: list[LaneSpot]) -> list[float]:
    """Return where one can pass between the lanes of a row, or at its ends."""
    lanes = sorted((one.lane for one in row), key=lambda lane: lane.x)
    gaps = [lanes[0].x - GUTTER / 2, *(lane.right + GUTTER / 2 for lane in lanes)]
    return [gap for gap in gaps if gap <= SAFE.right] or gaps
