"""An attack: its total, what it meets, whether it hits, and with what PV."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

from msgspec import Struct

from demoncity_gui.games.action.rules import readings
from demoncity_gui.games.action.rules.rolls import split
from demoncity_gui.games.common.house_rules import HouseRules

_ACTIVE = 5
"""What an Active Defense adds (A-X-04)."""
_STATIC_ATTACK = 10
"""The AV of Aggressive Covering Fire before its Cover (A-AGGR-02)."""


class Degree(Enum):
    """How well an attack went (A-X-05)."""

    HIT = "hit"
    MISS = "miss"
    FAILURE = "failure"
    TOTAL_FAILURE = "total_failure"
    FUMBLE = "fumble"


class Attack(Struct, frozen=True, omit_defaults=True):
    """An attack that is rolled; the numbers are as the sheet and the dice have them (A-X-01, A-X-03).

    `dice` are the light d10 and the dark one, 0 to 9. `effect` is the weapon's, `extra` are further light d10s,
    `covering` the PVs of Aggressive Covering Fire, which is not rolled: None for any other attack.
    """

    skill: int = 0
    dice: tuple[int, int] = (0, 0)
    modifier: int = 0
    attribute: int = 0
    effect: int = 0
    impairment: int = 0
    extra: tuple[int, ...] = ()
    parts: int = 1
    targets: int = 1
    heroic: bool = False
    covering: tuple[int, ...] | None = None


class Defense(Struct, frozen=True, omit_defaults=True):
    """What an attack meets; `effect` is the armour's, `covering` the PVs of allies' Covering Fire."""

    skill: int
    modifier: int = 0
    attribute: int = 0
    effect: int = 0
    impairment: int = 0
    active: bool = False
    covering: tuple[int, ...] = ()


class Outcome(Struct, frozen=True):
    """How an attack ended; None where the reading in force has no such number. `pv` is None for a miss."""

    av: int | None
    defense: int | None
    outcome: int | None
    degree: Degree
    pv: int | None


def cover(pvs: Sequence[int]) -> int:
    """Return the points of Cover: one for each 5 PV (A-COVER-02) of each shooter, added up (A-COVER-04)."""
    return sum(max(0, pv) // 5 for pv in pvs)


def attack_value(attack: Attack, rules: HouseRules) -> int:
    """Return the AV: skill, dice and what hampers them (A-X-01), or 10 and the points of Cover (A-AGGR-02)."""
    if attack.covering is not None:
        return _STATIC_ATTACK + cover(attack.covering)
    light, dark = attack.dice
    penalty = split(attack.parts, attack.targets, heroic=attack.heroic, rules=rules).penalty
    return attack.skill + attack.modifier + penalty - attack.impairment + light + sum(attack.extra) - dark


def defense_value(defense: Defense, rules: HouseRules) -> int:
    """Return the Defense; Cover adds to it (A-COVER-03), an Active Defense adds 5 (A-X-04), Impairment may lower it
    (A-AMB-49).
    """
    lowers = not rules.reads(readings.IMPAIRMENT_LOWERS_ACTIONS_ALONE)
    value = defense.skill + defense.modifier + (_ACTIVE if defense.active else 0) + cover(defense.covering)
    return value - (defense.impairment if lowers else 0)


def fought(attack: Attack, defense: Defense, rules: HouseRules) -> Outcome:
    """Return how a rolled attack ends: a hit from 0 on, and then its PV (A-X-02, A-X-03); else how badly (A-X-05)."""
    av, value = attack_value(attack, rules), defense_value(defense, rules)
    outcome = av - value
    if outcome >= 0:
        pv = outcome + attack.attribute + attack.effect - defense.attribute - defense.effect
        return Outcome(av, value, outcome, Degree.HIT, pv)
    if attack.covering is None and (av < 0 or attack.dice == (0, 0)):
        degree = Degree.FUMBLE
    else:
        degree = Degree.TOTAL_FAILURE if outcome <= -5 else Degree.FAILURE
    return Outcome(av, value, outcome, degree, None)


def typed(pv: int | None) -> Outcome:
    """Return how an attack ends that the table has rolled: with this PV, or as a miss (A-AMB-01)."""
    return Outcome(None, None, None, Degree.MISS if pv is None else Degree.HIT, pv)


class Group(Struct, frozen=True):
    """A group of unnamed characters that is a Speed Bump; `effect` is its Soak."""

    size: int
    skill: int
    effect: int


def speed_bump_pv(skill: int, effect: int, extra: Sequence[int], group: Group, rules: HouseRules) -> int:
    """Return the static PV against a Speed Bump (A-BUMP-01), with no roll but extra dice (A-BUMP-03, A-AMB-27)."""
    size = group.size if rules.reads(readings.WHOLE_GROUP_COUNTS) else 1
    return skill + effect + sum(extra) - (group.skill + group.effect) * size


def falling(pv: int, threshold: int, group: Group) -> int:
    """Return how many of a group fall: one for each Threshold of PV (A-BUMP-02)."""
    return min(group.size, max(0, pv) // threshold)
