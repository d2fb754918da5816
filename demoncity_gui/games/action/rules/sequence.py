"""A Sequence of some six seconds (A-TIME-01): Shots, Initiative, whose turn it is, and what each does in it."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum

from msgspec import Struct
from msgspec.structs import replace

from demoncity_gui.games.action.rules import readings
from demoncity_gui.games.common.house_rules import HouseRules

QUICKER = 5
"""Initiative for a Shot (A-SHOT-05, A-SHOT-07)."""
INTERRUPT_SHOTS = 3
"""A-SHOT-06."""
DEFENSE_SHOTS = 1
"""A-SHOT-04."""


class Breach(Enum):
    """Why something can't be done in this Sequence now."""

    OUT = "out"
    NOT_NEXT = "not-next"
    SHAKEN = "shaken"
    NOT_SHAKEN = "not-shaken"
    TOO_FEW_SHOTS = "too-few-shots"
    HAD_THE_TURN = "had-the-turn"
    BEFORE_THE_TURN = "before-the-turn"


class NotAllowed(Exception):
    """Something can't be done in this Sequence now; `reason` says why."""

    def __init__(self, reason: Breach) -> None:
        self.reason = reason


class Fighter(Struct, frozen=True, omit_defaults=True):
    """Somebody in a Sequence: what is on the sheet, and how they stand.

    `shots` is the pool now, `at_start` what it was when the Sequence began, `added` what Shots have added to
    Initiative. `to_come`: the turn is still to come; `had`: there has been one. `lot` is the place of the lot drawn.
    `did` are the kinds of what was done, `rolled` whether an Action of it was rolled.
    """

    name: str
    agility: int
    shot_count: int
    shots: int
    at_start: int
    lot: int
    modifier: int = 0
    heroic: bool = False
    added: int = 0
    to_come: bool = True
    had: bool = False
    shaken: bool = False
    out: bool = False
    rolled: bool = False
    did: tuple[str, ...] = ()

    def initiative(self, rules: HouseRules) -> int:
        """Return Initiative now: the pool at the start, or as it is (A-AMB-02), and what is added (A-INIT-01)."""
        pool = self.shots if rules.reads(readings.SHOTS_LOWER_INITIATIVE) else self.at_start
        return pool + self.modifier + self.added


Fighters = tuple[Fighter, ...]


def shot_count(agility: int, wits: int, luck: int) -> int:
    """Return the Shot Count (A-SHOT-01), with which the pool starts (A-SHOT-02)."""
    return (agility + wits + luck) // 3


def acting_order(fighters: Fighters, rules: HouseRules) -> Fighters:
    """Return who isn't out, in the order of Initiative, higher first (A-INIT-02), then by Agility or lot (A-AMB-04)."""
    by_lot = rules.reads(readings.EQUALS_BY_LOT)
    present = [one for one in fighters if not one.out]
    return tuple(sorted(present, key=lambda one: (-one.initiative(rules), 0 if by_lot else -one.agility, one.lot)))


def next_one(fighters: Fighters, rules: HouseRules) -> Fighter | None:
    """Return whose turn it is: the first in this order whose turn is still to come; None once all have had it."""
    return next((one for one in acting_order(fighters, rules) if one.to_come), None)


def fighter(fighters: Fighters, who: str) -> Fighter:
    """Return this fighter."""
    return next(one for one in fighters if one.name == who)


def changed(fighters: Fighters, after: Fighter) -> Fighters:
    """Return the fighters with this one as they are now."""
    return tuple(after if one.name == after.name else one for one in fighters)


def present(fighters: Fighters, who: str) -> Fighter:
    """Return this fighter.

    Raises:
        NotAllowed: they are out.
    """
    found = fighter(fighters, who)
    if found.out:
        raise NotAllowed(Breach.OUT)
    return found


def turn_taken(fighters: Fighters, who: str, kind: str, rules: HouseRules, *, rolled: bool = False) -> Fighters:
    """Return the fighters after this one's turn: an Action and a Move (A-INIT-03), in any order (A-INIT-04).

    Raises:
        NotAllowed: it is somebody else's turn, or they are out.
    """
    own = present(fighters, who)
    first = next_one(fighters, rules)
    if first is None or first.name != who:
        raise NotAllowed(Breach.NOT_NEXT)
    did = replace(own, to_come=False, had=True, rolled=own.rolled or rolled, did=(*own.did, kind))
    return changed(fighters, did)


def acted(fighters: Fighters, who: str, rules: HouseRules, *, rolled: bool) -> Fighters:
    """Return the fighters after an Action of whose turn it is, which nobody takes who is Shaken (A-SHAKEN-03).

    Raises:
        NotAllowed: see `turn_taken`; or they are Shaken.
    """
    after = turn_taken(fighters, who, "act", rules, rolled=rolled)
    _refuse_shaken(fighter(fighters, who))
    return after


def steadied(fighters: Fighters, who: str, rules: HouseRules, *, passed: bool) -> Fighters:
    """Return the fighters after a Shaken one's roll, which is the Action (A-SHAKEN-03) and may end it (A-SHAKEN-04).

    Raises:
        NotAllowed: see `turn_taken`; or they aren't Shaken.
    """
    after = turn_taken(fighters, who, "steady", rules, rolled=True)
    if not fighter(fighters, who).shaken:
        raise NotAllowed(Breach.NOT_SHAKEN)
    return changed(after, replace(fighter(after, who), shaken=not passed))


def to_steady(rules: HouseRules) -> int:
    """Return against what a Shaken one rolls (A-SHAKEN-03, A-AMB-09)."""
    return 10 if rules.reads(readings.SHAKEN_ROLLS_AGAINST_10) else 20


def hurried(fighters: Fighters, who: str, shots: int, rules: HouseRules) -> Fighters:
    """Return the fighters after one buys Initiative: 5 for each Shot (A-SHOT-05); after the turn see A-AMB-35.

    Raises:
        NotAllowed: they are out, have had the turn, or lack the Shots.
    """
    own = present(fighters, who)
    again = rules.reads(readings.BUYING_BRINGS_THE_TURN_AGAIN)
    if not own.to_come and not again:
        raise NotAllowed(Breach.HAD_THE_TURN)
    paid = _paid(own, shots)
    return changed(fighters, replace(paid, added=own.added + QUICKER * shots, to_come=True, did=(*own.did, "hurry")))


def defended(fighters: Fighters, who: str) -> Fighters:
    """Return the fighters after an Active Defense, for a Shot at any time (A-SHOT-04), if not Shaken (A-SHAKEN-02).

    Raises:
        NotAllowed: they are out or Shaken, or have no Shot.
    """
    own = present(fighters, who)
    _refuse_shaken(own)
    return changed(fighters, replace(_paid(own, DEFENSE_SHOTS), did=(*own.did, "defend")))


def interrupted(fighters: Fighters, who: str, rules: HouseRules, *, rolled: bool) -> Fighters:
    """Return the fighters after an Action out of Sequence: 3 Shots, after one's turn (A-SHOT-06, A-AMB-03).

    Raises:
        NotAllowed: they are out or Shaken, have not had a turn, or lack the Shots.
    """
    own = present(fighters, who)
    _refuse_shaken(own)
    if not own.had and not rules.reads(readings.INTERRUPTS_BEFORE_THE_TURN):
        raise NotAllowed(Breach.BEFORE_THE_TURN)
    paid = _paid(own, INTERRUPT_SHOTS)
    return changed(fighters, replace(paid, rolled=own.rolled or rolled, did=(*own.did, "interrupt")))


def contested(fighters: Fighters, spent: Mapping[str, int], rules: HouseRules) -> tuple[Fighters, str, dict[str, int]]:
    """Return the fighters after two who interrupt each other have added Shots (A-SHOT-07), who is first, both values.

    The Shots count in that contest alone, or raise Initiative for the Sequence (A-AMB-41).

    Raises:
        NotAllowed: one of them is out, or lacks the Shots.
    """
    raised = fighters
    for who, shots in spent.items():
        own = present(fighters, who)
        paid = _paid(own, shots)
        raised = changed(raised, replace(paid, added=own.added + QUICKER * shots, did=(*own.did, "contest")))
    values = {who: fighter(raised, who).initiative(rules) for who in spent}
    first = next(one.name for one in acting_order(raised, rules) if one.name in spent)
    if rules.reads(readings.CONTEST_RAISES_INITIATIVE):
        return raised, first, values
    for who in spent:
        raised = changed(raised, replace(fighter(raised, who), added=fighter(fighters, who).added))
    return raised, first, values


def stunned(fighters: Fighters, who: str, shots: int) -> Fighters:
    """Return the fighters after one loses Shots, none under 0 (A-STUN-01).

    Raises:
        NotAllowed: they are out.
    """
    own = present(fighters, who)
    return changed(fighters, replace(own, shots=max(0, own.shots - shots)))


def regaining(one: Fighter, rules: HouseRules) -> bool:
    """Whether somebody may take a Shot back at the end: they rolled no Action (A-SHOT-03, A-AMB-08, A-AMB-40)."""
    bars = one.rolled or ("defend" in one.did and rules.reads(readings.DEFENDING_BARS_THE_SHOT))
    return not one.out and one.shots < one.shot_count and not bars and "regain" not in one.did


def rested(one: Fighter) -> bool:
    """Whether somebody did nothing but rest in this Sequence, which gives a Shock point back (A-DMG-07)."""
    return not one.out and [kind for kind in one.did if kind != "regain"] == ["rest"]


def _paid(own: Fighter, shots: int) -> Fighter:
    if own.shots < shots:
        raise NotAllowed(Breach.TOO_FEW_SHOTS)
    return replace(own, shots=own.shots - shots)


def _refuse_shaken(own: Fighter) -> None:
    if own.shaken:
        raise NotAllowed(Breach.SHAKEN)
