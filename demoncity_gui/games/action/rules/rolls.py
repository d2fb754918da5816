"""Rolls against a Difficulty, and the penalties of Actions that are split."""

from __future__ import annotations

from typing import NamedTuple

from demoncity_gui.games.action.rules import readings
from demoncity_gui.games.action.rules.options import Option, is_on
from demoncity_gui.games.common.house_rules import HouseRules

MOST_PARTS = 10
"""Rows of the table of Heroic penalties (A-HERO-01)."""
_ORDINARY_PARTS = 3


class Split(NamedTuple):
    """What splitting costs: the penalty on each part, and one on the unnamed who are aimed at (A-AMB-05)."""

    penalty: int = 0
    on_unnamed: int = 0


def passes(total: int, difficulty: int, rules: HouseRules) -> bool:
    """Whether a roll succeeds; one that meets its Difficulty does, or not (A-AMB-19)."""
    return total > difficulty if rules.reads(readings.MEETING_FAILS) else total >= difficulty


def missed_by(total: int, difficulty: int) -> int:
    """Return by how much a roll failed, at least 1 (A-SHOCK-03, A-AMB-19)."""
    return max(1, difficulty - total)


def row(n: int) -> int:
    """Return row n of the table of penalties, 1 to 10 (A-HERO-01, A-HERO-02)."""
    return 2 + n * (n - 1) // 2


def is_heroic(heroic: bool, rules: HouseRules) -> bool:
    """Whether somebody may split an Action Heroically: everybody, or whose sheet says so (A-AMB-42)."""
    return is_on(rules, Option.HEROIC) and (heroic or not rules.reads(readings.HEROIC_BY_SHEET))


def most_parts(heroic: bool, rules: HouseRules) -> int:
    """Return into how many parts of its own type an Action may be split: three (A-SNAP-01), or ten (A-HERO-01)."""
    return MOST_PARTS if is_heroic(heroic, rules) else _ORDINARY_PARTS


def split(parts: int, targets: int, *, heroic: bool, rules: HouseRules, unnamed: bool = False) -> Split:
    """Return what a rolled Action costs that is split into so many parts and aimed at so many targets.

    In two −3 on both (A-SNAP-02), in three −5 on all (A-SNAP-03); Heroically by the table (A-HERO-01), which counts
    parts or targets (A-AMB-06), and which may be reversed against the unnamed (A-HERO-03, A-AMB-05).
    """
    is_so = is_heroic(heroic, rules)
    n = targets if is_so and rules.reads(readings.TARGETS_COUNT) else parts
    if unnamed and is_so:
        if rules.reads(readings.REVERSED_IS_A_BONUS):
            return Split(row(n))
        if rules.reads(readings.REVERSED_IS_THE_OTHER_END):
            return Split(-row(MOST_PARTS + 1 - n))
        if rules.reads(readings.REVERSED_FALLS_ON_THE_UNNAMED):
            return Split(0, -row(n))
    return Split(0 if parts == 1 else -row(n))
