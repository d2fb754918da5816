"""Chances as people say them: so many of a hundred, and never more digits than that."""

from __future__ import annotations

from fractions import Fraction

from demoncity_gui.texts import chances as said


def hundredths(chance: Fraction | float) -> int:
    """Return a chance as a whole number of a hundred; 0 and 100 are kept for what can’t be and what must be."""
    if chance in (0, 1):
        return int(chance) * 100
    return min(max(round(chance * 100), 1), 99)


def of_hundred(chance: Fraction | float) -> str:
    """Return how many of a hundred: “38”, “less than 1”, “more than 99”."""
    if 0 < chance * 200 < 1:
        how = "under-one"
    elif 1 > chance > 1 - 1 / 200:
        how = "over-99"
    else:
        how = "plain"
    return said.of_hundred(how=how, number=round(chance * 100))
