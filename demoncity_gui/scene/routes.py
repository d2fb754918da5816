"""The way an arrow takes from one lane to another: through the channels, never over a lane or the strip's words."""

from __future__ import annotations

from typing import Final

from demoncity_gui.scene.lanes import CHANNEL, GUTTER, SAFE, Box, Place, Plan

Point = tuple[float, float]

_OFF_THE_ROW: Final = CHANNEL - 8
"""How far from its row an arrow runs along a channel; the rest of the channel keeps the strip clear."""
_APART: Final = 8.0
"""Between two arrows in one channel."""
_FEET_APART: Final = 36.0
"""Between two arrows at one lane's edge."""
_AROUND_WORDS: Final = 26.0


def route(plan: Plan, source: int, target: int, *, words: Box | None, order: int = 0) -> tuple[Point, ...]:
    """Return the corners of the arrow from one place of the plan to another.

    `words` is the ground that the strip's text takes, to be gone around; `order` sets several arrows apart.
    """
    start, end = plan.places[source], plan.places[target]
    here = _clamped(start.panel, start.panel.middle - _FEET_APART * (order + 0.5))
    there = _clamped(end.panel, end.panel.middle + _FEET_APART * (order + 0.5))
    points: list[Point] = [(here, _edge(plan, start)), (here, _channel(plan, start.row, order))]
    step = 1 if end.row > start.row else -1
    for row in range(start.row, end.row, step):
        x = _crossing(plan, min(row, row + step), there, words, order)
        points += [(x, _channel(plan, row, order)), (x, _channel(plan, row + step, order))]
    points += [(there, _channel(plan, end.row, order)), (there, _edge(plan, end))]
    return tuple(point for at, point in enumerate(points) if at == 0 or point != points[at - 1])


def _above(plan: Plan, panel: Box) -> bool:
    return panel.y < plan.strip.y


def _edge(plan: Plan, place: Place) -> float:
    """Return the y of the edge that looks towards the strip."""
    return place.panel.bottom if _above(plan, place.panel) else place.panel.y


def _channel(plan: Plan, row: int, order: int) -> float:
    """Return the y at which arrows run beside a row, on the side towards the strip."""
    place = next(place for place in plan.places if place.row == row)
    off = max(_APART, _OFF_THE_ROW - order * _APART)
    return _edge(plan, place) + (off if _above(plan, place.panel) else -off)


def _crossing(plan: Plan, upper: int, towards: float, words: Box | None, order: int) -> float:
    """Return the x at which to pass from the channel of the row `upper` to that of the row below it."""
    rows_above = {place.row for place in plan.places if _above(plan, place.panel)}
    if upper in rows_above and upper + 1 not in rows_above:
        if words is None or not words.x - _AROUND_WORDS < towards < words.right + _AROUND_WORDS:
            return towards
        around = _AROUND_WORDS + order * _FEET_APART / 2
        return words.x - around if towards < words.middle else words.right + around
    row = upper + 1 if upper + 1 in rows_above else upper
    panels = [place.panel for place in plan.places if place.row == row]
    gaps = [panel.right + GUTTER / 2 for panel in panels] + [panels[0].x - GUTTER / 2]
    safe = [x for x in gaps if SAFE.x <= x <= SAFE.right]
    return min(safe or gaps, key=lambda x: abs(x - towards))


def _clamped(panel: Box, x: float) -> float:
    return max(panel.x + _APART * 3, min(panel.right - _APART * 3, x))
