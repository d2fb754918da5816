"""Somebody who can be hurt: Shock points, Wounds, and the statuses that come of them."""

from __future__ import annotations

from enum import Enum

from msgspec import Struct

from demoncity_gui.games.action.rules import readings
from demoncity_gui.games.action.rules.options import Option, is_on
from demoncity_gui.games.common.house_rules import HouseRules


class Status(Enum):
    """What is the matter with somebody, in the order in which it is listed."""

    SHAKEN = "shaken"
    DOWN = "down"
    UNCONSCIOUS = "unconscious"
    DYING = "dying"
    DEAD = "dead"
    OUT = "out"
    INCAPACITATED = "incapacitated"
    PRONE = "prone"
    BRUISED = "bruised"
    BATTERED = "battered"
    BROKEN = "broken"


def in_order(statuses: set[Status]) -> tuple[Status, ...]:
    """Return statuses in the order in which they are listed."""
    return tuple(status for status in Status if status in statuses)


class Target(Struct, frozen=True, omit_defaults=True):
    """Somebody who is hurt. `treated` of the `wounds` are bandaged; `worst` is the most that one Damage gave.

    `mass` is the Mass Value, `shots` the Shot pool; None where it is not kept.
    """

    name: str
    health: int
    toughness: int
    mass: int | None = None
    shots: int | None = None
    shock: int = 0
    wounds: int = 0
    treated: int = 0
    worst: int = 0
    unnamed: bool = False
    statuses: tuple[Status, ...] = ()


_PERCENTILES = ((90, 5), (75, 4), (50, 3), (25, 2), (10, 1))
_SERIOUSNESS = (0, 1, 2, 4, 8)
"""For 0 to 4 Wounds in one attack (A-SER-01)."""


def impairment(target: Target, rules: HouseRules) -> int:
    """Return by how much Wounds impair somebody, 0 or more.

    A point for each untreated Wound (A-WPEN-01); or by their share (A-WPEN-02, A-AMB-15, A-AMB-37); or by the worst
    Wound alone (A-SER-01, A-SER-02, A-AMB-24).
    """
    untreated = target.wounds - target.treated
    points = untreated if is_on(rules, Option.WOUND_PENALTY) else 0
    if is_on(rules, Option.PERCENTILE_PENALTY):
        whole = target.health if rules.reads(readings.SHARE_OF_HEALTH) else target.toughness
        share = next((points for least, points in _PERCENTILES if 100 * target.wounds >= least * whole), 0)
        points = share + (points if rules.reads(readings.PERCENTILE_IS_ADDED) else 0)
    if is_on(rules, Option.SERIOUSNESS):
        worst = _SERIOUSNESS[min(4, target.worst)] if untreated else 0
        points = worst + (points if rules.reads(readings.SERIOUSNESS_IS_ADDED) else 0)
    return points


def stabilising(target: Target, rules: HouseRules) -> int:
    """Return the Difficulty to stabilise somebody who is dying (A-DARK-02, A-AMB-18)."""
    wounds = 5 * target.wounds
    return 25 - target.health + (-wounds if rules.reads(readings.WOUNDS_EASE_STABILISING) else wounds)
