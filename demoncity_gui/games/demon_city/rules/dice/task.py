"""Rolls outside every Clash: over a target number, or one against another (D-TASK)."""

from __future__ import annotations

from enum import Enum

from msgspec import Struct

from demoncity_gui.games.demon_city.rules.confrontation import Stat
from demoncity_gui.games.demon_city.rules.counting import Compared
from demoncity_gui.games.demon_city.rules.dice import house_rules as readings
from demoncity_gui.games.demon_city.rules.dice.clash import HIGHEST_FACE, is_over
from demoncity_gui.games.demon_city.rules.dice.counting import (
    DiceCount,
    DieLine,
    DieReason,
    balanced,
    lost_dice,
)
from demoncity_gui.games.demon_city.rules.house_rules import HouseRules


class DiceResult(Enum):
    """How a deed outside every Clash ends."""

    HAPPENS = "happens"  # nothing was in doubt
    STOPPED = "stopped"  # a move of somebody who was hit (D-AMB-22)
    SUCCESS = "success"
    FAILURE = "failure"
    TIED = "tied"  # something changes, and it may be tried again (D-TASK-12)


class Roll(Struct, frozen=True):
    """How a roll over a target number ends; `value` is the highest die, None where nothing was rolled."""

    result: DiceResult
    number: int | None = None
    value: int | None = None
    critical: bool = False
    fumble: bool = False


class DiceParty(Struct, frozen=True):
    """One who rolls in a task. `other_is_distracted` or doesn't know of them (D-TASK-09)."""

    name: str
    stat: int | None = None
    advantages: tuple[str, ...] = ()
    disadvantages: tuple[str, ...] = ()
    other_is_distracted: bool = False


class Opposed(Struct, frozen=True):
    """How an opposed roll ends: the place of the winner among the two, None for a tie."""

    winner: int | None
    critical: bool
    fumbles: tuple[int, ...]
    worse_for_both: bool


def judge_roll(value: int, number: int, rules: HouseRules) -> Roll:
    """Return how a roll over a target number ends (D-TASK-01, D-TASK-04, D-AMB-03, D-AMB-07, D-AMB-11).

    A 10 that wins is a critical success (D-TASK-13), a 1 a fumble (D-TASK-14).
    """
    fumble = value == 1
    if is_over(value, number, rules):
        undone = fumble and rules.reads(readings.FUMBLE_UNDOES)
        result = DiceResult.FAILURE if undone else DiceResult.SUCCESS
    elif value == number and rules.reads(readings.EQUAL_IS_UNDECIDED):
        result = DiceResult.TIED
    else:
        result = DiceResult.FAILURE
    critical = result is DiceResult.SUCCESS and value == HIGHEST_FACE
    return Roll(result, number, value, critical, fumble)


def judge_opposed(values: tuple[int, int]) -> Opposed:
    """Return how two rolls against each other end: the higher wins, equal ones are undecided (D-TASK-01, D-TASK-12).

    Two whose highest die is a 1 both worsen things (D-TASK-15).
    """
    one, other = values
    winner = None if one == other else values.index(max(values))
    fumbles = tuple([place for place, value in enumerate(values) if value == 1])
    critical = winner is not None and values[winner] == HIGHEST_FACE
    return Opposed(winner, critical, fumbles, worse_for_both=len(fumbles) == 2)


def count_party(party: DiceParty, other: Stat | None, rules: HouseRules) -> DiceCount:
    """Return how many dice a party rolls (D-TASK-02).

    A stat over `other`, the other's stat or the number, gives the Skill Die (D-TASK-05, D-TASK-06).
    """
    lines = [DieLine(DieReason.START, +1, "D-TASK-01")]
    if party.stat is not None and other is not None and party.stat > other[1]:
        rule = "D-TASK-05" if other[0] else "D-TASK-06"
        lines.append(DieLine(DieReason.SKILL, +1, rule, compared=Compared("", party.stat, *other, None, rule)))
    if party.other_is_distracted:
        lines.append(DieLine(DieReason.DISTRACTION, +1, "D-TASK-09"))
    claims = [DieLine(DieReason.ADVANTAGE, +1, "D-TASK-10", label) for label in dict.fromkeys(party.advantages)]
    return balanced(lines, claims, lost_dice(party.disadvantages, "D-TASK-11"), rules, most="D-TASK-10")
