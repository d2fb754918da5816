"""Intensities: which need a throw, and which a throw beats (T-STATIC)."""

from __future__ import annotations

from collections.abc import Sequence

from demoncity_gui.games.demon_city.rules import readings
from demoncity_gui.games.demon_city.rules.house_rules import HouseRules

AUTOMATIC_SUCCESS = 0
"""The Intensity that needs no throw to be beaten (T-STATIC-05)."""
AUTOMATIC_FAILURE = 10
"""The Intensity that nothing mundane can beat (T-STATIC-06)."""


def in_doubt(intensities: Sequence[int], *, supernatural: bool) -> bool:
    """Whether any of the Intensities needs a throw; where there is none, nothing is in doubt (T-WHEN-01)."""
    return any([needs_cards(intensity, supernatural=supernatural) for intensity in intensities])


def needs_cards(intensity: int, *, supernatural: bool) -> bool:
    """Whether a throw decides over this Intensity, where nobody contests the deed (T-STATIC-05, T-STATIC-06)."""
    return intensity != AUTOMATIC_SUCCESS and (intensity < AUTOMATIC_FAILURE or supernatural)


def may_be_met(intensity: int, *, several: bool, rules: HouseRules) -> bool:
    """Whether a throw of this very number beats an Intensity (T-STATIC-02, T-AMB-85).

    Never by the preset; by one reading always, by the other in a list of levels. 10 is exceeded by every reading.
    """
    if not rules.chosen or intensity == AUTOMATIC_FAILURE:
        return False
    return rules.reads(readings.MEETING_IS_ENOUGH) or (several and rules.reads(readings.MEETING_IS_ENOUGH_IN_A_LIST))
