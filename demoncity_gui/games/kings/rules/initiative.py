"""Who acts when: Initiative, and the order of all actions of a Round."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from demoncity_gui.games.common.house_rules import HouseRules
from demoncity_gui.games.kings.rules.house_rules import EXTRA_ACTIONS_COUNT_ANEW, EXTRA_ACTIONS_STAND_APART

MOST_CELERITY = 5
"""Levels that the Discipline has (K-INIT-01)."""


def initiatives(named: int, celerity: int, extra: Sequence[int], rules: HouseRules) -> tuple[int, ...]:
    """Return by what each action of one character is ordered, the first one's Initiative first.

    The attribute total, of named Traits alone, and the level of Celerity, 0 for none (K-INIT-01, K-INIT-02); a further
    action, of the attribute total in `extra`, counts the first one's or its own (K-AMB-14).
    """
    anew = rules.reads(EXTRA_ACTIONS_COUNT_ANEW)
    return named + celerity, *((total if anew else named) + celerity for total in extra)


def equals(actions: Mapping[str, Sequence[int]], rules: HouseRules) -> tuple[str, ...]:
    """Return all whose Initiative equals another's where both act: each rolls a d10 (K-INIT-03).

    That is among first actions, and where extra actions stand apart among those of each pass (K-AMB-01).
    """
    passes = _passes(actions) if rules.reads(EXTRA_ACTIONS_STAND_APART) else 1
    found = []
    for who, own in actions.items():
        others = [theirs for name, theirs in actions.items() if name != who]
        if any(own[turn] == theirs[turn] for theirs in others for turn in range(min(passes, len(own), len(theirs)))):
            found.append(who)
    return tuple(found)


def acting_order(
    actions: Mapping[str, Sequence[int]], rolled: Mapping[str, Sequence[int]], rules: HouseRules
) -> tuple[str, ...]:
    """Return who acts, a name for each action of the Round (K-TERM-02, K-TERM-03), by Initiative (K-INIT-05).

    A character takes all of their actions one straight after another (K-TERM-04), or the turn ends with the first one
    (K-TERM-01) and the extra ones stand apart (K-AMB-01). Of equals the higher d10 is first, and where these are equal,
    that of the next roll (K-INIT-03). Nobody can contest this order (K-INIT-04).
    """

    def by_initiative(turn: int) -> list[str]:
        acting = [who for who in actions if turn < len(actions[who])]
        return sorted(acting, key=lambda who: (-actions[who][turn], [-die for die in rolled.get(who, ())]))

    if rules.reads(EXTRA_ACTIONS_STAND_APART):
        return tuple(who for turn in range(_passes(actions)) for who in by_initiative(turn))
    return tuple(who for who in by_initiative(0) for _ in actions[who])


def _passes(actions: Mapping[str, Sequence[int]]) -> int:
    return max((len(one) for one in actions.values()), default=0)
