"""How a lane's cards lie: side by side where there is room, else overlapping, in two or three lines if many."""

from __future__ import annotations

from math import ceil
from typing import Final

from demoncity_gui.tv.scene.boxes import CARD_ASPECT, Box, card_at

STEP: Final = 0.5
"""The part of a card's width that the next one leaves free: its index is there."""
TIER_STEP: Final = 0.34
"""The part of a card's height that the next line of a lane's cards leaves free."""
_WIDEST_STEP: Final = 1.06


def _tiers_of(cards: int, tiers: int) -> int:
    return max(1, min(tiers, ceil(cards / 2)))


def fan_width(cards: int, tiers: int, height: float) -> float:
    """Return how wide so many cards of this height lie at the least, in at most so many lines."""
    longest = ceil(max(1, cards) / _tiers_of(cards, tiers))
    return height * CARD_ASPECT * (1 + (longest - 1) * STEP)


def fan_height(cards: int, tiers: int, height: float) -> float:
    """Return how high they lie."""
    return height * (1 + (_tiers_of(cards, tiers) - 1) * TIER_STEP)


def spread_width(cards: int, tiers: int, height: float, room: float) -> float:
    """Return how wide a lane's cards lie: side by side where there is room, else overlapping."""
    longest = ceil(max(1, cards) / _tiers_of(cards, tiers))
    width = height * CARD_ASPECT
    return max(fan_width(cards, tiers, height), min(room, width * (1 + (longest - 1) * _WIDEST_STEP)))


def spread(cards: int, area: Box, tiers: int, height: float) -> tuple[Box, ...]:
    """Return where each card lies in this area."""
    if not cards:
        return ()
    longest = ceil(cards / _tiers_of(cards, tiers))
    step = 0.0 if longest < 2 else (area.width - height * CARD_ASPECT) / (longest - 1)
    return tuple(
        card_at(area.x + (at % longest) * step, area.y + (at // longest) * height * TIER_STEP, height)
        for at in range(cards)
    )
