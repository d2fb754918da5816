"""Deeds of one side of which only one can be done: which goes first, and what is left to choose (T-RESOLVE-27)."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence

from msgspec import Struct

from demoncity_gui.games.demon_city.rules.characters import CharacterId
from demoncity_gui.games.demon_city.rules.grouping import Grouping

ConflictsWith = Callable[[CharacterId], Collection[CharacterId]]


class Settled(Struct, frozen=True):
    """Which deeds `happen`, which are `excluded` by one that does, which are `undecided`, group by group."""

    happens: tuple[CharacterId, ...]
    excluded: tuple[CharacterId, ...] = ()
    undecided: tuple[tuple[CharacterId, ...], ...] = ()


def settle_conflicts(
    deeds: Sequence[CharacterId],
    value: Mapping[CharacterId, int],
    conflicts_with: ConflictsWith,
    chosen: Sequence[CharacterId],
    *,
    first: CharacterId | None,
) -> Settled:
    """Settle which of these deeds happen, all of which succeed (T-RESOLVE-18, T-RESOLVE-27, T-ALG-09).

    The attack that happened goes `first`, then the higher throw; between equals those `chosen`, in that order. What no
    one has chosen waits. So does what is lower and conflicts with it, and the equals that conflict with that.
    """
    if not any(map(conflicts_with, deeds)):
        return Settled(tuple(deeds))
    done = set() if first is None else {first}
    waiting: set[CharacterId] = set()
    undecided: list[tuple[CharacterId, ...]] = []
    for level in sorted({value[who] for who in deeds}, reverse=True):
        free = [who for who in deeds if value[who] == level and done.isdisjoint(conflicts_with(who))]
        for group in _in_conflict(free, conflicts_with):
            if any(not waiting.isdisjoint(conflicts_with(who)) for who in group):
                waiting.update(group)
        free = [who for who in free if who not in waiting]
        for who in chosen:
            if who in free and done.isdisjoint(conflicts_with(who)):
                done.add(who)
        free = [who for who in free if who not in done and done.isdisjoint(conflicts_with(who))]
        for group in _in_conflict(free, conflicts_with):
            if len(group) == 1:
                done.add(group[0])
            else:
                undecided.append(group)
                waiting.update(group)
    return Settled(
        happens=tuple([who for who in deeds if who in done]),
        excluded=tuple([who for who in deeds if who not in done and not done.isdisjoint(conflicts_with(who))]),
        undecided=tuple(undecided),
    )


def _in_conflict(deeds: Sequence[CharacterId], conflicts_with: ConflictsWith) -> tuple[tuple[CharacterId, ...], ...]:
    """Return these deeds in groups of those that conflict, each group in announcing order."""
    groups = Grouping(deeds)
    for who in deeds:
        for other in conflicts_with(who):
            groups.join(who, other)
    return groups.groups()
